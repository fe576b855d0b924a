import { describe, expect, test } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import { subsidiariesV3 } from '../../parsers/subsidiaries/subsidiaries.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

type Row = readonly [name: string, place: string, percent?: string];

const ROWS: readonly Row[] = [
  ['Hazelbrook Instruments GmbH', 'Germany', '100%'],
  ['Hazelbrook Optics Limited', 'England', '100%'],
  ['Larkmere Gauges, Inc.', 'Delaware', '100%'],
  ['Larkmere Service Company', 'Ohio', '100%'],
  ['Quillon Sensors S.A.', 'France', '75%'],
  ['Wexcombe Valves LLC', 'Delaware', '100%'],
];

function parsed(body: string): ParseOutcome {
  const html = `<html><body><p>Exhibit 21</p><p>SUBSIDIARIES OF THE REGISTRANT</p>${body}</body></html>`;
  const submission = readBareDocument(Buffer.from(html, 'utf8'), { type: 'EX-21', filename: 'ex21.htm' });
  const [document] = submission.documents;
  if (!document) throw new Error('a bare document has one document');
  return subsidiariesV3.parse(submission, document, { filedDate: null, upstream: new Map() });
}

const cells = (texts: readonly string[]): string => `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;

/** The list as a table, with one row changed. */
const table = (change: Partial<Record<0 | 1 | 2, string>> = {}): ParseOutcome =>
  parsed(
    `<table>${cells(['Name', 'Jurisdiction of Incorporation', 'Percent Owned'])}${ROWS.map((row, at) =>
      cells([0, 1, 2].map((column) => (at === 2 ? change[column as 0 | 1 | 2] : undefined) ?? row[column] ?? '')),
    ).join('')}</table>`,
  );

/** The list under headings of places. */
const underHeadings = (groups: readonly (readonly [string | null, readonly string[]])[]): ParseOutcome =>
  parsed(
    `<table>${groups
      .map(
        ([place, names]) =>
          (place === null ? '' : cells([`<b>${place}</b>`])) +
          names.map((name) => cells([`&nbsp;&nbsp;${name}`])).join(''),
      )
      .join('')}</table>`,
  );

test('every value of a sound list has high confidence', () => {
  const outcome = table();
  expect(outcome.confidence).toBe(0.95);
  expect(outcome.confidences).toEqual({});
});

describe('a list with a broken row does not have high confidence', () => {
  test.each([
    ['half a parenthesis', { 0: 'Larkmere Gauges (Ohio, Inc.' }],
    ['a parenthesis that closes alone', { 0: 'Larkmere Gauges Ohio) ing Company) Inc.' }],
    ['a sign of markup', { 0: 'Larkmere Gauges&lt; /div, Inc.' }],
    ['a sign of another alphabet', { 0: 'Larkmere Gaugטs, Inc.' }],
    ['a digit within a word', { 0: 'Larkmere Ga5ges, Inc.' }],
    ['a byte that is no letter', { 0: 'LarkmereÿGauges, Inc.' }],
    ['a year of five digits', { 0: 'Larkmere Gauges (20009) Inc.' }],
    ['a place twice', { 1: 'Delaware Delaware' }],
    ['an owner of nothing', { 2: '0%' }],
    ['an owner of more than all', { 2: '855%' }],
  ])('%s', (_, change) => {
    expect(table(change).confidence).toBeLessThan(0.9);
  });
});

describe('a value that differs from the other rows is in doubt alone', () => {
  test.each([
    ['a place that is none', { 1: 'Dolawure' }, 'jurisdiction'],
    ['no percent', { 2: '' }, 'ownershipPercent'],
    ['a percent without control', { 2: '10%' }, 'ownershipPercent'],
    ['no place', { 1: '' }, 'jurisdiction'],
  ])('%s', (_, change, field) => {
    const outcome = table(change);
    expect(Math.min(outcome.confidence, outcome.confidences?.[`subsidiaries[2].${field}`] ?? 1)).toBeLessThan(0.9);
    expect(outcome.confidences?.['subsidiaries[1].jurisdiction']).toBeUndefined();
  });
});

describe('headings of places', () => {
  const first = ['Hazelbrook Instruments LLC', 'Hazelbrook Optics Corp.'];
  const second = ['Larkmere Gauges, Inc.', 'Larkmere Services, Inc.', 'Quillon Sensors, Inc.'];

  test('complete: high confidence', () => {
    const outcome = underHeadings([
      ['Delaware', first],
      ['Ohio', second],
    ]);
    expect(outcome.confidence).toBe(0.95);
  });

  test('the first one missing: lower confidence', () => {
    const outcome = underHeadings([
      [null, first],
      ['Ohio', second],
    ]);
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(outcome.reasons.map(({ code }) => code)).toContain('first-heading-missing');
  });
});
