import { describe, expect, test } from 'vitest';
import type { Parser } from '../../core/parser.ts';
import { cashProseV1 } from '../../parsers/cash-prose/cash-prose.v1.ts';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { createRandom, type Random } from '../../sample/random.ts';
import { processorMs } from '../processor-time.ts';
import { bareSubmission } from '../unit/offering-submission.ts';

const LONGEST_MS = 2_000;
const PARSERS: readonly Parser[] = [
  exchangeComplianceV4,
  reverseSplitsV2,
  corporateActionsV3,
  cashProseV1,
  shareCountProseV3,
];

const PARAGRAPHS = [
  'FORM 8-K Date of Report (Date of earliest event reported): January 8, 2026',
  'On January 8, 2026, the Company received a letter from Nasdaq stating that the bid price of its common stock was below the $1.00 minimum required by Listing Rule 5550(a)(2). The Company has 180 calendar days, or until July 7, 2026, to regain compliance. On March 4, 2026 the Panel granted an extension until August 3, 2026.',
  'Securities registered pursuant to Section 12(b) of the Act: Title of each class Trading Symbol Name of each exchange on which registered Common stock ALDR The Nasdaq Stock Market LLC Warrants ALDRW The Nasdaq Stock Market LLC Emerging growth company. On April 2, 2026, Nasdaq (the "Exchange") determined to delist the warrants, each exercisable for one share of common stock, under Listing Rule 5560(a) (the "Warrant Rule"). A Panel granted continued listing, subject to the following: (1) on or before May 29, 2026, the Company shall demonstrate compliance with the Warrant Rule; and (2) by June 30, 2026, the Company shall evidence compliance with Listing Rule 5550(b)(1).',
  'On June 10, 2026, the Company filed a certificate of amendment to effect a 1-for-25 reverse stock split, effective as of 5:00 p.m. on June 12, 2026: every twenty-five (25) shares were combined into one (1), from 50,000,000 to 2,000,000.',
  'It changed its name from "Alder, Inc." to "Birch AI, Inc."; its symbol changed from "ALDR" to "BRCH". Nasdaq approved its application to transfer the listing of its common stock from the Nasdaq Global Market to the Nasdaq Capital Market.',
  'As of March 31, 2026, we had cash and cash equivalents of $4.2 million, which raises substantial doubt about our ability to continue as a going concern. As of May 1, 2026, there were 2,000,000 shares of common stock outstanding. The aggregate market value held by non-affiliates was $4.0 million.',
];
const SEEDS: readonly [string, ...string[]] = [
  `<html><body>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}</body></html>`,
  PARAGRAPHS.map((text) => text.replace(/(.{70}) /g, '$1\n')).join('\n\n'),
];

const MUTATIONS: Readonly<Record<string, (text: string, random: Random) => string>> = {
  truncated: (text, random) => text.slice(0, random.int(0, text.length)),
  flipped: (text, random) => {
    const characters = Array.from(text);
    for (let at = 0; at < 40; at++) {
      characters[random.int(0, characters.length - 1)] = String.fromCharCode(random.int(0, 255));
    }
    return characters.join('');
  },
  'with a part doubled': (text, random) => {
    const [from, length] = [random.int(0, text.length), random.int(1, 800)];
    return text.slice(0, from) + text.slice(from, from + length).repeat(3) + text.slice(from + length);
  },
  'with words stirred': (text, random) => {
    const words = text.split(' ');
    for (let at = 0; at < 60; at++) {
      const [a, b] = [random.int(0, words.length - 1), random.int(0, words.length - 1)];
      [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
    }
    return words.join(' ');
  },
};

function read(parser: Parser, text: string) {
  const submission = bareSubmission('8-K', text);
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  const outcome = parser.parse(submission, document, { filedDate: null, upstream: new Map() });
  for (const span of Object.values(outcome.spans).flat()) expect(text.slice(span.start, span.end)).toBe(span.text);
  return outcome;
}

describe.each(Object.entries(MUTATIONS))('a document %s', (name, mutate) => {
  test('is read or refused, never a crash, and every span is its text', () => {
    const random = createRandom(`listing/${name}`);
    for (let round = 0; round < 60; round++) {
      const text = mutate(random.pick(SEEDS), random);
      for (const parser of PARSERS) {
        const { status, confidence, reasons } = read(parser, text);
        expect(status === 'rejected' ? reasons.length : 1).toBeGreaterThan(0);
        expect(['parsed', 'rejected']).toContain(status);
        expect(confidence).toBeLessThanOrEqual(0.95);
      }
    }
  });
});

describe('hostile documents stay cheap', () => {
  const hostile: Readonly<Record<string, string>> = {
    'one sentence of a million words': 'received a letter from Nasdaq not in compliance with Rule 5550(a)(2) '.repeat(
      20_000,
    ),
    'ratios without end': 'reverse stock split 1-for-20 every twenty shares of '.repeat(12_000),
    'sentences without end': 'On May 1, 2025, Nasdaq notified us that we had regained compliance. '.repeat(8_000),
    'names without end': `changed its name from ${'Alder and Birch & '.repeat(30_000)}`,
    'cash without end': 'As of May 1, 2025, we had cash and cash equivalents of $1,000 and '.repeat(8_000),
    'shares without end': 'there were 1,000,000 shares of common stock outstanding as of May 1, 2025 '.repeat(8_000),
    'floats without end': 'the aggregate market value held by non-affiliates, a price of $2.10, '.repeat(8_000),
    'an endless number': `1-for-${'1,000'.repeat(200_000)} reverse stock split`,
    'white space': ' \n\t'.repeat(300_000),
    'quotes without end': '"symbol "A" '.repeat(40_000),
  };
  test.each(Object.entries(hostile))('%s', (_name, text) => {
    for (const parser of PARSERS) {
      const start = processorMs();
      read(parser, text);
      expect(processorMs() - start, parser.id).toBeLessThan(LONGEST_MS);
    }
  });
});
