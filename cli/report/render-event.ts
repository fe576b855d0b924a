import type { EventEnvelope } from '../../events/envelope.ts';
import { clip } from './text.ts';

/** Members that say the most about an event, in the order of a line. */
const MEMBERS = [
  'form',
  'companyName',
  'cik',
  'kind',
  'label',
  'status',
  'stage',
  'holder',
  'releaseNumber',
  'respondents',
  'name',
  'matchCount',
  'period',
  'thresholdPercent',
];

/**
 * One line: time, type, what it is about, its filing, its id.
 *
 * @example
 * // 2026-03-02T21:15:08.000Z  filing.published  8-K 0001234567 0001234567-26-000089  019ca5b2-…
 */
export function renderEvent({ id, type, createdAt, data, provenance }: EventEnvelope): string {
  const accession = data['accessionNumber'] ?? provenance?.['accessionNumber'];
  const values = [...MEMBERS.map((name) => data[name]), accession];
  const about = values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String);
  return [createdAt, type, clip(withoutControls(about.join(' ')), 160), id].filter((word) => word !== '').join('  ');
}

/** Names come from filings; a terminal would act on control characters. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}
