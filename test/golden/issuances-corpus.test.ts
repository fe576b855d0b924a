import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { issuancesV1 } from '../../parsers/issuances/issuances.v1.ts';
import type { Issuance, IssuancesResult, OfferingClosing } from '../../parsers/issuances/result.ts';
import { PARSERS, runParsers } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';

interface Case {
  readonly path: readonly string[];
  readonly filed?: string;
  /** What the document states, read by hand; in order. */
  readonly issuances?: readonly (Partial<Issuance> | { readonly [member: string]: unknown })[];
  readonly closings?: readonly Partial<OfferingClosing | Record<string, unknown>>[];
}

const CASES: readonly (readonly [name: string, one: Case])[] = [
  [
    'an ATM of six months, a month since, and the year before',
    {
      path: ['golden-second', 'dilution', 'riot-10q-2023'],
      issuances: [
        {
          channel: 'atm',
          program: '2022 ATM Offering',
          periodStart: '2023-01-01',
          periodEnd: '2023-06-30',
          shares: 15_877_000,
          grossProceeds: 188_400_000,
          netProceeds: 184_700_000,
          averagePrice: 11.87,
        },
        { periodStart: '2023-07-01', periodEnd: '2023-07-31', shares: 570_645, grossProceeds: 6_700_000 },
        { periodStart: '2022-01-01', periodEnd: '2022-06-30', netProceeds: 267_000_000 },
      ],
    },
  ],
  [
    'an offering of units at the market, with two kinds of costs',
    {
      path: ['golden-second', 'dilution', 'amc-10q-2023'],
      issuances: [
        {
          channel: 'atm',
          periodStart: '2023-01-01',
          periodEnd: '2023-06-30',
          shares: 70_500_000,
          grossProceeds: 114_500_000,
        },
      ],
    },
  ],
  [
    'the quarter of a short report',
    {
      path: ['golden-second', 'dilution', '10q-going-concern'],
      issuances: [
        {
          channel: 'atm',
          periodStart: '2024-07-01',
          periodEnd: '2024-09-30',
          shares: 214_000,
          averagePrice: 2.06,
          netProceeds: 400_000,
        },
      ],
    },
  ],
  [
    'the life of a program that ends',
    {
      path: ['golden-second', 'dilution', 'atm-suspend-terminate'],
      filed: '2024-11-04',
      issuances: [
        { channel: 'atm', basis: 'cumulative', periodEnd: '2024-11-04', shares: 688_410, grossProceeds: 2_204_911 },
      ],
    },
  ],
  ['sales of an unknown time', { path: ['golden-composed', 'dilution', 'equity-regained'], issuances: [] }],
  ['an agreement on sales', { path: ['golden-second', 'dilution', 'ocgn-atm-agreement'], issuances: [] }],
  ['a prospectus of an ATM without sales', { path: ['golden', 'dilution', '0000831547-20-000018'], issuances: [] }],
  [
    'warrants exercised between two days, net of their prices',
    {
      path: ['golden', 'statements', 'TSLA-10-K-2024-12-31'],
      issuances: [{ channel: 'exercise', periodStart: '2024-10-01', periodEnd: '2024-10-15', shares: 2_894_424 }],
    },
  ],
  [
    'a sale that closed after its option was exercised',
    {
      path: ['golden-second', 'dilution', 'firm-commitment-rofr18'],
      closings: [{ closedOn: '2025-05-22', shares: 6_612_500 }],
    },
  ],
  [
    'a PIPE that closed',
    {
      path: ['golden-second', 'dilution', 'pipe-resale-rights'],
      closings: [{ closedOn: '2025-02-28', shares: 1_875_000, pricePerShare: 3.2, grossProceeds: 6_000_000 }],
    },
  ],
  [
    'a registered direct offering that closed the next day',
    {
      path: ['golden-second', 'dilution', 'rd-prefunded-common'],
      closings: [{ closedOn: '2025-04-09', grossProceeds: 5_000_000 }],
    },
  ],
  [
    'notes converted on a day and in a month',
    {
      path: ['golden-second', 'dilution', 'muln-10q-2023'],
      issuances: [
        { channel: 'conversion', periodEnd: '2022-11-21', principal: 59_402_877, shares: 981_460 },
        { channel: 'conversion', periodEnd: '2023-02-28', principal: 90_362_418, shares: 1_376_155 },
      ],
    },
  ],
];
const CORPUS = corpusPath('golden-second', 'dilution');

function read({ path, filed }: Case): IssuancesResult {
  const directory = corpusPath(...path);
  const input = directory === null ? undefined : readdirSync(directory).find((name) => name.startsWith('input.'));
  if (directory === null || input === undefined) throw new Error(`no ${path.join('/')} in the corpus`);
  const bytes = gunzipSync(readFileSync(`${directory}/${input}`));
  const filedDate = filed === undefined ? null : parseIsoDate(filed);
  const submission = looksLikeSubmission(bytes)
    ? readSubmission(bytes)
    : readBareDocument(bytes, { filename: input.replace(/\.gz$/, ''), filedDate });
  const own = ['xbrl', issuancesV1.id];
  // A bare document has no form by which parsers would choose it.
  const parsers = PARSERS.filter(({ id }) => own.includes(id)).map((parser) => ({
    ...parser,
    appliesTo: () => submission.documents.slice(0, 1),
  }));
  const run = runParsers(submission, { filedDate, parsers }).find(({ parser }) => parser.id === issuancesV1.id);
  for (const span of Object.values(run?.outcome.spans ?? {}).flat()) {
    const text = submission.documents.find(({ sequence }) => sequence === span.sequence)?.text;
    expect(text?.slice(span.start, span.end)).toBe(span.text);
  }
  return run?.outcome.result ?? {};
}

describe.skipIf(CORPUS === null)('issuance in real filings (skipped where the corpus is absent)', () => {
  test.each(CASES)('%s', (_name, one) => {
    const { issuances = [], closings = [] } = read(one);
    expect(one.issuances?.length === 0 ? issuances : []).toEqual([]);
    for (const wanted of one.issuances ?? []) expect(issuances).toContainEqual(expect.objectContaining(wanted));
    for (const wanted of one.closings ?? []) expect(closings).toContainEqual(expect.objectContaining(wanted));
    expect(closings).toHaveLength(one.closings?.length ?? closings.length);
  });
});
