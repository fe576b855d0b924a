import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../sample/random.ts';
import { corpusPath } from '../corpus.ts';
import { processorMs } from '../processor-time.ts';
import { cusipOf, parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';
import { renderTextTable } from '../thirteenf-text-layouts.ts';

const LONGEST_MS = 2_000;

/** What can go wrong with a document on its way: cut, flipped, doubled, nested, stirred. */
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
    return text.slice(0, from) + text.slice(from, from + length).repeat(2) + text.slice(from + length);
  },
  'with a part missing': (text, random) => {
    const from = random.int(0, text.length);
    return text.slice(0, from) + text.slice(from + random.int(1, 3_000));
  },
  'tag soup': (text, random) =>
    text.replace(/[<>]/g, (mark) =>
      random.chance(0.05) ? random.pick(['<', '>', '<<', '', '</x>', '<![CDATA[', '<!--']) : mark,
    ),
  'with lines shuffled': (text, random) => {
    const lines = text.split('\n');
    for (let at = 0; at < 30; at++) {
      const [a, b] = [random.int(0, lines.length - 1), random.int(0, lines.length - 1)];
      [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
    }
    return lines.join('\n');
  },
};

function documents(): readonly (readonly [string, string])[] {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    name: `Alder ${at} Corp`,
    title: 'COM',
    cusip: cusipOf(String(10_000_000 + at * 977)),
    value: 1_000 + at,
    shares: 20_000 + at,
    type: 'SH' as const,
    putCall: null,
    discretion: 'SOLE' as const,
    managers: null,
    votes: [20_000 + at, 0, 0] as const,
  }));
  const own: [string, string][] = (['standard', 'ditto', 'wrapped', 'tabs'] as const).map((layout) => [
    layout,
    thirteenfSubmission([{ type: '13F-HR', body: renderTextTable(rows, layout).text, xml: false }], {
      form: '13F-HR',
      filed: '20090213',
      period: '20081231',
    }),
  ]);
  const golden = corpusPath('golden', 'thirteenf');
  const real = (golden === null ? [] : readdirSync(golden)).flatMap((name): [string, string][] => {
    const file = readdirSync(`${golden}/${name}`).find((one) => one.startsWith('input'));
    const text = file === undefined ? '' : gunzipSync(readFileSync(`${golden}/${name}/${file}`)).toString('latin1');
    return text.length === 0 ? [] : [[name, text.slice(0, 200_000)]];
  });
  return [...own, ...real];
}

describe('damaged 13F documents', () => {
  test.each(Object.keys(MUTATIONS))(
    '%s: an answer in time, and no high confidence for a count that is not proven',
    (mutation) => {
      const random = createRandom(`thirteenf/${mutation}`);
      for (const [name, text] of documents()) {
        for (let round = 0; round < 3; round++) {
          const damaged = MUTATIONS[mutation]?.(text, random) ?? text;
          if (!/\S/.test(damaged)) continue;
          const began = processorMs();
          const outcome = parseThirteenf(damaged, '2021-02-12');
          expect(processorMs() - began, `${name} ${mutation}`).toBeLessThan(LONGEST_MS);
          if (outcome.confidence < 0.9) continue;
          const { result } = outcome;
          // High means that the cover's own count and sum were met.
          expect(result?.coverEntryTotal, name).toBe(result?.entries);
          const factor = result?.valueUnit === 'thousands' ? 1_000 : 1;
          expect((result?.coverValueTotal ?? -1) * factor, name).toBeCloseTo(result?.totalValueDollars ?? -2, 0);
        }
      }
    },
  );

  test.each([
    ['elements nested without end', `<informationTable>${'<infoTable>'.repeat(400_000)}`],
    ['an open tag without end', `<informationTable><infoTable ${'a="b" '.repeat(300_000)}`],
    ['quotes that never close', `<informationTable>${'<infoTable a="'.repeat(100_000)}`],
    ['comments that never close', `<informationTable>${'<!-- '.repeat(200_000)}`],
    [
      'entities in a mass',
      `<informationTable><infoTable><nameOfIssuer>${'&amp;#&'.repeat(200_000)}</nameOfIssuer></infoTable></informationTable>`,
    ],
    [
      'a doctype with entities',
      `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}">]><informationTable>${'<infoTable><cusip>&a;</cusip></infoTable>'.repeat(2_000)}</informationTable>`,
    ],
    ['a line of megabytes', `FORM 13F INFORMATION TABLE\n${'037833100 1,000 2,000 SH '.repeat(60_000)}`],
    ['rules and spaces', `FORM 13F INFORMATION TABLE\nX 037833100 1 2 SH\n${`${' '.repeat(1_900)}-\n`.repeat(2_000)}`],
    [
      'one table of many short lines',
      `FORM 13F INFORMATION TABLE\n${'ALDER CO COM 037833100 10 20 SH SOLE 20 0 0\nWRAPPED NAME\n'.repeat(20_000)}`,
    ],
    ['a cover of blanks', `FORM 13F COVER PAGE Form 13F Information Table Entry Total: ${' _'.repeat(500_000)}`],
  ])('%s: an answer within two seconds', (_, text) => {
    const began = processorMs();
    const outcome = parseThirteenf(text, '2021-02-12');
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
    expect(outcome.confidence).toBeLessThan(0.9);
  });
});
