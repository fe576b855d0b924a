import type { FilingsDiff } from '../diff/diff-filings.ts';
import type { ListedChange } from '../diff/diff-versions.ts';
import type { MonitorEffects } from '../diff/event-effects.ts';
import type { FilingWords } from '../diff/filing-words.ts';
import type { Cause, RowChange } from '../diff/row-changes.ts';
import type { PricesOfScores } from '../diff/scored-prices.ts';
import type { GoldenRate } from '../golden/golden-delta.ts';
import type { Difference } from '../golden/scorecard.ts';
import { clip, counted, countText, fieldWords } from './text.ts';

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  'same-words': 'same words read differently',
  'other-words': 'words that only one version cites',
  dependency: 'a parser it builds on is read in another version',
  rejected: 'document now rejected',
  accepted: 'document no longer rejected',
  'no-longer-read': 'document no longer read',
  'newly-read': 'document newly read',
  'other-bytes': 'other bytes of the filing',
  confidence: 'only confidence or cross-checks',
};

/** Columns whose digits name something. */
const IDENTIFIERS = /(?:^|_)(?:cik|cusip|figi|entity|id|hash|number|rule|concept)$/;

/** A stored value of a column for people: numbers in groups of three digits. */
export function columnText(column: string, value: unknown): string {
  const text = valueText(value);
  if (IDENTIFIERS.test(column) || !/^-?[1-9]\d{4,}(?:\.\d+)?$/.test(text)) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A stored value for people; null is a dash. */
function valueText(value: unknown): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  return JSON.stringify(value);
}

/** No value, or a list or object without an entry. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** @example "warrants" of "dilution.warrants" */
export function tableWords(table: string): string {
  return fieldWords(table.slice(table.indexOf('.') + 1));
}

/** The values that name a row, for people. */
export function rowName({ before, after }: RowChange): string {
  const values = (after ?? before)?.values ?? {};
  const names = ['label', 'name', 'subject', 'concept', 'name_of_issuer', 'holder', 'parties', 'share_class', 'type'];
  const name = names.map((column) => values[column]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : '';
}

/** @example "exercise price 1.5 → 15" */
export function fieldText({ kind, fields, before, after }: RowChange): string {
  if (kind === 'changed' && fields.length > 0) {
    return fields
      .map(
        (change) =>
          `${fieldWords(change.field)} ${columnText(change.field, change.before)} → ${columnText(change.field, change.after)}`,
      )
      .join('; ');
  }
  if (kind === 'changed') {
    const [one, other] = [before?.confidence ?? 0, after?.confidence ?? 0];
    return one === other ? 'the same values' : `confidence ${one} → ${other}`;
  }
  const stated = fields
    .filter(({ before: was, after: is }) => !isNothing(was) || !isNothing(is))
    .map(({ field, before: was, after: is }) => `${fieldWords(field)} ${columnText(field, is ?? was)}`);
  return stated.join('; ');
}

export function whoText({ ticker, name, cik }: Pick<ListedChange, 'ticker' | 'name' | 'cik'>): string {
  const known = [ticker, name].filter((part) => part !== null).join(' · ');
  return known === '' ? `CIK ${cik}` : `${known} (CIK ${cik})`;
}

/** What was not compared in full. */
export function limitTexts({
  trusted,
  alignedInParts,
}: Pick<FilingsDiff, 'trusted' | 'alignedInParts'>): readonly string[] {
  return [
    ...(trusted > 0
      ? [`rows of ${counted(trusted, 'filing')} with equal outputs were not compared (--every-row does)`]
      : []),
    ...(alignedInParts > 0
      ? [
          `${counted(alignedInParts, 'filing')} with so many differing rows that they were aligned in parts: ` +
            'a changed row whose name differs may count as removed and added',
        ]
      : []),
  ];
}

export function pricesText({ prices, pricesMissing }: PricesOfScores): string {
  if (prices !== null) return `with the prices of ${prices}`;
  return pricesMissing === null ? 'without market prices' : `without market prices: ${pricesMissing} (--prices does)`;
}

/** What monitors would receive. A promotion emits nothing to organizations, whatever it changes. */
export function monitorTexts({ reason, events, withDerived }: MonitorEffects): readonly string[] {
  const counted = events.map(
    ({ eventType, onlyBefore, onlyAfter }) =>
      `${eventType} ${countText(onlyBefore)} only before, ${countText(onlyAfter)} only after`,
  );
  return [
    `${reason}. A promotion emits no event to organizations`,
    `events that filings give under one version alone: ${counted.length === 0 ? 'none' : counted.join('; ')}` +
      (withDerived ? '' : ' (those of instruments and listing procedures need scores)'),
  ];
}

export function goldenText({ name, path, expected, given, high }: Difference): string {
  const value = (of: unknown) => clip(valueText(of), 60);
  return `${clip(name, 60)} ${clip(path, 60)}: ${value(given)}, hand-checked ${value(expected)}${high ? ', claimed high' : ''}`;
}

/** The words that a change is about, on one line. */
export function quoteText({ passages }: FilingWords): string {
  return passages
    .map(({ pieces }) =>
      pieces
        .filter(({ cited }) => cited !== 'none')
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' '),
    )
    .filter((text) => text !== '')
    .join(' … ');
}

/** @example rateText({ hits: 9, of: 10 }) // "9 of 10 (90.00 %)" */
export function rateText({ hits, of }: GoldenRate): string {
  return of === 0 ? String(hits) : `${hits} of ${of} (${((100 * hits) / of).toFixed(2)} %)`;
}
