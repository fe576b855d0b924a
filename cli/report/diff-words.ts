import type { ListedChange } from '../diff/diff-versions.ts';
import type { FilingWords } from '../diff/filing-words.ts';
import type { Cause, RowChange } from '../diff/row-changes.ts';
import type { GoldenRate } from '../golden/golden-delta.ts';
import { fieldWords } from './text.ts';

export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  'same-words': 'same words read differently',
  'other-words': 'other words cited',
  dependency: 'a parser it builds on is read in another version',
  rejected: 'document now rejected',
  accepted: 'document no longer rejected',
  'no-longer-read': 'document no longer read',
  'newly-read': 'document newly read',
  'other-bytes': 'other bytes of the filing',
  confidence: 'only confidence or cross-checks',
};

/** A stored value for people; null is a dash. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value === '' ? '(empty)' : value;
  return JSON.stringify(value);
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
      .map((change) => `${fieldWords(change.field)} ${valueText(change.before)} → ${valueText(change.after)}`)
      .join('; ');
  }
  if (kind === 'changed') {
    const [one, other] = [before?.confidence ?? 0, after?.confidence ?? 0];
    return one === other ? 'the same values' : `confidence ${one} → ${other}`;
  }
  const stated = fields.map((change) => `${fieldWords(change.field)} ${valueText(change.after ?? change.before)}`);
  return stated.join('; ');
}

export function whoText({ ticker, name, cik }: Pick<ListedChange, 'ticker' | 'name' | 'cik'>): string {
  const known = [ticker, name].filter((part) => part !== null).join(' · ');
  return known === '' ? `CIK ${cik}` : `${known} (CIK ${cik})`;
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
