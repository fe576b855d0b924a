import type { IsoDate } from '../../core/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { rangeOfMatch } from '../prose/matches.ts';
import type { CoverListings } from './cover-listings.ts';
import type { Found, ListingDeficiency, SentenceContext } from './listing-deficiency.ts';
import { exchangeByName, type ListingDefinitions } from './listing-definitions.ts';
import { type ExchangeName, exchangeIn, type RuleMention } from './listing-rules.ts';

/** Sentences further apart are about different things. */
export const REACH = 10;

/** What was read so far of a document. */
export interface Reading {
  readonly flat: FlatText;
  readonly cover: CoverListings;
  readonly definitions: ListingDefinitions;
  readonly deficiencies: ListingDeficiency[];
  /** The dates of the sentences read, each with the index of its first sentence and whether another states it too. */
  readonly dates: Map<IsoDate, { readonly index: number; isRepeated: boolean }>;
  /** Sentences up to here were read as conditions of a decision. */
  consumedTo: number;
  exchange: (Found<ExchangeName> & { readonly index: number }) | null;
  /** A letter that was received, before the sentence that gives its content. */
  letter: { readonly date: Found<IsoDate> | null; readonly index: number } | null;
  /** "On September 9, 2025, Nasdaq …": the date that opens a sentence applies to those right after it. */
  lead: { readonly date: Found<IsoDate>; readonly index: number; readonly paragraph: number } | null;
}

export function newDeficiency(
  reading: Reading,
  context: SentenceContext,
  rule: RuleMention | null,
  deficiency: ListingDeficiency['deficiency'],
): Omit<ListingDeficiency, 'worded' | 'steps'> {
  const exchange = exchangeFor(reading, context);
  const { security, index: mentioned } = context;
  return { exchange, rule, deficiency, security, deadline: null, earlierDeadline: null, mentioned };
}

function exchangeFor(reading: Reading, { text, at, rules, index }: SentenceContext): Found<ExchangeName> | null {
  const [rule] = rules;
  const alias = exchangeByName(reading.definitions, text);
  // "NYSE American" may be named beside "the NYSE", and the exchange left beside the new one: the rule's own decides.
  const own = exchangeIn(text, rule?.exchange ?? null);
  if (alias !== null && (own === null || own.exchange === 'NYSE')) return { value: alias.exchange, range: at(alias) };
  if (own !== null) return { value: own.exchange, range: at(own) };
  if (reading.exchange !== null && index - reading.exchange.index <= REACH) return reading.exchange;
  if (reading.cover.exchange !== null) return { ...reading.cover.exchange, isIndirect: true };
  // It regulates the NYSE American too.
  const regulator = /\bNYSE Regulation\b/.exec(text);
  if (regulator !== null && rule === undefined)
    return { value: 'NYSE', range: at(rangeOfMatch(regulator, 0)), isIndirect: true };
  return rule === undefined ? reading.exchange : { value: rule.exchange, range: rule };
}
