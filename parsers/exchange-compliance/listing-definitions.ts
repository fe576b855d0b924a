import type { TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { type ExchangeName, exchangeIn, type RuleMention } from './listing-rules.ts';

/** Names that a document gives to rules and exchanges. */
export interface ListingDefinitions {
  /** By the name as printed: `"Bid Price Rule"`. */
  readonly rules: Map<string, RuleMention>;
  /** The exchange that "the Exchange" or a shortened name means. */
  readonly exchanges: Map<string, ExchangeName>;
}

const NAME = /\((?:each,? |collectively,? |such \w+,? )?(?:the |a |an )?"([^"()]{3,70})"(?:[^()]{0,60})\)/g;
const OF_RULE = /\b(?:rules?|requirements?|standards?|criteri(?:a|on)|sections?|conditions?)$/i;
const EXCHANGE_NAME = pattern('g')`
  ((?:The )?(?:N(?:ASDAQ|asdaq)[\w ]{0,40}|NYSE (?:American|MKT|Amex)|New York Stock Exchange|Cboe[\w ]{0,30})(?:,? (?:LLC|Inc\.))?)
  \((?:[^()"]{0,20})"(Exchange|NYSE)"
  |((?:The )?(?:N(?:ASDAQ|asdaq)[\w ]{0,40}|NYSE (?:American|MKT|Amex)|New York Stock Exchange|Cboe[\w ]{0,30})(?:,? (?:LLC|Inc\.))?)
  \("[^"()]{2,40}" or (?:the )?"(Exchange|NYSE)"
`;

/** Adds the names that a sentence defines: `Rule 5550(a)(2) (the "Bid Price Rule")`, `NYSE American LLC (the "Exchange")`. */
export function addDefinitions(
  definitions: ListingDefinitions,
  text: string,
  offset: number,
  rules: readonly RuleMention[],
): void {
  for (const match of text.matchAll(NAME)) {
    const name = match[1] ?? '';
    if (!OF_RULE.test(name)) continue;
    const [start, end] = [offset + match.index, offset + match.index + match[0].length];
    const before = rules.findLast((rule) => rule.end <= start && start - rule.end < 220);
    // "the minimum bid price requirement (the "Bid Price Requirement") set forth in Listing Rule 5550(a)(2)"
    const after = rules.find((rule) => rule.start >= end && rule.start - end < 90);
    const isTaken = before !== undefined && [...definitions.rules.values()].some((rule) => rule.start === before.start);
    const rule = isTaken ? (after ?? before) : (before ?? after);
    // A second letter may call another rule "the Rule".
    if (rule !== undefined && (!definitions.rules.has(name) || rule === before)) definitions.rules.set(name, rule);
  }
  for (const [, first, firstAlias, second, secondAlias] of text.matchAll(EXCHANGE_NAME)) {
    const named = exchangeIn(first ?? second ?? '');
    const alias = firstAlias ?? secondAlias;
    if (named !== null && alias !== undefined && alias !== named.exchange)
      definitions.exchanges.set(alias, named.exchange);
  }
}

/** The rules that a sentence cites by a defined name, beside those that it cites by number. */
export function rulesByName(
  { rules }: ListingDefinitions,
  text: string,
  numbered: readonly RuleMention[],
): readonly RuleMention[] {
  return [...rules].flatMap(([name, rule]) => {
    if (numbered.some((one) => one.rule === rule.rule)) return [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const isDefinition =
        text.charAt(at + name.length) === '"' &&
        /\(\W{0,20}(?:the |collectively, the )?"$/.test(textBefore(text, at, 20));
      // "Rule 5605(d)(2)" is no citation of "the Rule".
      const isNumbered = /^ \d/.test(text.slice(at + name.length, at + name.length + 2));
      if (!isDefinition && !isNumbered && !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + name.length)))
        return [{ ...rule, isOneOfSeveral: false }];
    }
    return [];
  });
}

const ALIASES: Readonly<Record<string, RegExp>> = {
  Exchange: /\b[Tt]he Exchange\b(?! Act)/,
  NYSE: /\bNYSE\b(?! (?:American|MKT|Amex|Arca))/,
};

/** The exchange that a sentence names by a shortened name. */
export function exchangeByName(
  { exchanges }: ListingDefinitions,
  text: string,
): (TextRange & { readonly exchange: ExchangeName }) | null {
  for (const [name, exchange] of exchanges) {
    const match = ALIASES[name]?.exec(text) ?? null;
    if (match !== null) return { exchange, ...rangeOfMatch(match, 0) };
  }
  return null;
}
