import { describe, expect, test } from 'vitest';
import type { Parser } from '../../core/parser.ts';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { createRandom, type Random } from '../../sample/random.ts';
import { processorMs } from '../processor-time.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const LONGEST_MS = 2_000;
const PARSERS: readonly Parser[] = [overhangV5, lockupsAndRofrV3, financingReportsV3];

const DEAL = [
  'Item 1.01 Entry into a Material Definitive Agreement.',
  'On March 5, 2025, the Company entered into a securities purchase agreement under which it agreed to issue and sell, in a registered direct offering, 1,500,000 shares of common stock at a price of $2.00 per share, pre-funded warrants (the "Pre-Funded Warrants") to purchase up to 500,000 shares of Common Stock, and Series A warrants to purchase up to 2,000,000 shares (the "Series A Warrants"). The Series A Warrants have an exercise price of $2.25 per share and expire on March 5, 2030.',
  'It also sold 8% senior convertible notes in the aggregate principal amount of $2,222,222, due June 1, 2027, convertible at a conversion price of $1.50 per share.',
  'Our directors have entered into lock-up agreements not to sell shares for a period of 90 days. The placement agent was granted a right of first refusal for any future offering for 12 months.',
];
const SEEDS: readonly [string, ...string[]] = [currentReport(...DEAL), supplement(DEAL, DEAL)];

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
    const [from, length] = [random.int(0, text.length), random.int(1, 3_000)];
    return text.slice(0, from) + text.slice(from, from + length).repeat(3) + text.slice(from + length);
  },
  'tag soup': (text, random) =>
    text.replace(/[<>]/g, (mark) => (random.chance(0.1) ? random.pick(['<', '>', '', '</x>', '<!--']) : mark)),
  'with words stirred': (text, random) => {
    const words = text.split(' ');
    for (let at = 0; at < 60; at++) {
      const [a, b] = [random.int(0, words.length - 1), random.int(0, words.length - 1)];
      [words[a], words[b]] = [words[b] ?? '', words[a] ?? ''];
    }
    return words.join(' ');
  },
};

describe.each(Object.entries(MUTATIONS))('a document %s', (name, mutate) => {
  test('is read or refused, never a crash, and every span is its text', () => {
    const random = createRandom(`lockups-and-rofr/${name}`);
    for (let round = 0; round < 60; round++) {
      const text = mutate(random.pick(SEEDS), random);
      for (const parser of PARSERS) {
        if (text.trim() === '') continue;
        const { status, confidence } = outcomeOf(parser, `${text} .`);
        expect(['parsed', 'rejected', 'not_applicable']).toContain(status);
        expect(confidence).toBeLessThanOrEqual(0.95);
      }
    }
  });
});

describe('hostile documents stay cheap', () => {
  const hostile: Readonly<Record<string, string>> = {
    'a million words in one sentence': 'warrants to purchase up to '.repeat(60_000),
    'counts without end': '1,000,000 shares issuable upon exercise of warrants '.repeat(30_000),
    'an endless number': `warrants to purchase ${'1,000'.repeat(200_000)} shares`,
    'open brackets': `warrants ${'("'.repeat(300_000)}`,
    'capitalised words': `agreement with ${'Alder Birch & '.repeat(80_000)}`,
    'percents and dollars': 'convertible 8% notes $5,000 principal amount of $ '.repeat(20_000),
    'preferred series': Array.from({ length: 20_000 }, (_, n) => `sold Series A${n} Convertible Preferred Stock.`).join(
      ' ',
    ),
    'blank space': `warrants${' \n'.repeat(500_000)}to purchase 5,000 shares`,
    'tiny paragraphs': '<p>not to sell for 90 days lock-up agreed</p>'.repeat(40_000),
  };

  test.each(Object.entries(hostile))('%s', (_name, text) => {
    for (const parser of PARSERS) {
      const start = processorMs();
      outcomeOf(parser, `<html><body><p>FORM 8-K</p><p>Item 1.01 Agreement.</p><p>${text}</p></body></html>`);
      expect(processorMs() - start, parser.id).toBeLessThan(LONGEST_MS);
    }
  });
});
