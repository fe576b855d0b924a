import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { subsidiariesV3 } from '../../parsers/subsidiaries/subsidiaries.v3.ts';
import { createRandom } from '../../sample/random.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { corpusPath } from '../corpus.ts';
import { processorMs } from '../processor-time.ts';
import { SUBSIDIARY_DOCUMENTS } from '../unit/subsidiary-documents.ts';

const MOST_MILLISECONDS = 2_000;

const real = corpusPath('golden', 'subsidiaries');
const documents = [
  ...SUBSIDIARY_DOCUMENTS.map(({ title, text }) => ({ title, text })),
  ...(real === null ? [] : readdirSync(real)).flatMap((name) =>
    readdirSync(`${real}/${name}`)
      .filter((file) => file.startsWith('input'))
      .map((file) => ({ title: name, text: gunzipSync(readFileSync(`${real}/${name}/${file}`)).toString('latin1') })),
  ),
];

function parse(text: string) {
  const submission = readBareDocument(Buffer.from(text, 'utf8'), { type: 'EX-21' });
  const [document] = submission.documents;
  if (document === undefined) return null;
  const started = processorMs();
  const outcome = subsidiariesV3.parse(submission, document, { filedDate: null, upstream: new Map() });
  expect(processorMs() - started).toBeLessThan(MOST_MILLISECONDS);
  for (const spans of Object.values(outcome.spans)) {
    for (const span of spans) expect(document.text.slice(span.start, span.end)).toBe(span.text);
  }
  return outcome;
}

/** Either a list, or a reason why there is none; no document at all is none to answer for. */
function isAnswer(outcome: ReturnType<typeof parse>): boolean {
  if (outcome === null) return true;
  return outcome.status === 'parsed' ? outcome.result !== null : outcome.reasons.length > 0 && outcome.confidence === 0;
}

/** Ways documents come to harm. */
const MUTATIONS: Readonly<Record<string, (text: string, random: ReturnType<typeof createRandom>) => string>> = {
  truncation: (text, random) => text.slice(0, random.int(0, text.length)),
  'flipped bytes': (text, random) => {
    const bytes = Buffer.from(text, 'latin1');
    for (let turn = 0; turn < 1 + bytes.length / 200; turn += 1) {
      const at = random.int(0, bytes.length - 1);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
    }
    return bytes.toString('latin1');
  },
  'tag soup': (text, random) => {
    const tags = [
      '</td>',
      '<tr>',
      '<table>',
      '</table>',
      '<p>',
      '</div>',
      '<!--',
      '<td colspan=9999>',
      '<li>',
      '</ul>',
      '<pre>',
      '<',
    ];
    let soup = text;
    for (let turn = 0; turn < 20; turn += 1) {
      const at = random.int(0, soup.length);
      soup = `${soup.slice(0, at)}${random.pick(tags)}${soup.slice(at)}`;
    }
    return soup;
  },
  'a part cut out': (text, random) => {
    const at = random.int(0, text.length);
    return text.slice(0, at) + text.slice(at + random.int(1, 200));
  },
  'a part twice': (text, random) => {
    const at = random.int(0, text.length);
    const part = text.slice(at, at + random.int(1, 2_000));
    return text.slice(0, at) + part + part + text.slice(at + part.length);
  },
};

describe('damaged documents', () => {
  for (const [name, mutate] of Object.entries(MUTATIONS)) {
    test(`${name}: no crash, no hang, spans that hold`, () => {
      const random = createRandom(`subsidiaries/${name}`);
      for (const { text } of documents) {
        for (let turn = 0; turn < (text.length > 50_000 ? 1 : 4); turn += 1)
          expect(isAnswer(parse(mutate(text, random)))).toBe(true);
      }
    });
  }

  test('undecodable characters in the list lower confidence', () => {
    for (const { text, rows } of SUBSIDIARY_DOCUMENTS) {
      const [name = ''] = rows[0] ?? [];
      const at = text.indexOf(name);
      if (at < 0 || name.length < 6) continue;
      const outcome = parse(`${text.slice(0, at + 2)}\ufffd${text.slice(at + 3)}`);
      expect(outcome?.confidence ?? 0, name).toBeLessThan(0.9);
    }
  });
});

/** A table of companies and places with one other cell. */
const cellOf = (text: string) =>
  `<table>${['Delaware', text, 'Ohio'].map((place) => `<tr><td>Acme LLC</td><td>${place}</td></tr>`).join('')}</table>`;

describe('hostile documents', () => {
  test.each([
    ['nested tables', '<table><tr><td>'.repeat(20_000)],
    ['nested lists', '<ul><li>'.repeat(50_000)],
    ['a line without end', `Exhibit 21 ${'Acme LLC (Delaware), '.repeat(50_000)}`],
    ['parentheses', `<p>Subsidiaries</p><p>${'('.repeat(100_000)}</p>`],
    ['commas', `<p>Subsidiaries of</p><p>${'Acme, a '.repeat(60_000)}</p>`],
    ['dots', `<p>Acme Inc. ${'. '.repeat(200_000)} Delaware</p>`],
    ['many rows', `<table>${'<tr><td>Acme LLC</td><td>Delaware</td></tr>'.repeat(1_500)}</table>`],
    ['many columns', `<table><tr>${'<td>Acme LLC</td>'.repeat(5_000)}</tr></table>`],
    ['a cell of asterisks', cellOf('*'.repeat(50_000))],
    ['a cell of asterisks and a letter', cellOf(`${'*'.repeat(50_000)}x`)],
    ['spaces', `Acme Inc.${' '.repeat(500_000)}Delaware\n`.repeat(3)],
    ['wrapped lines', `Exhibit 21\n\n${'Acme Holdings of\n'.repeat(12_000)}`],
  ])(
    '%s',
    (_, text) => {
      expect([parse(text), parse(`<html><body>${text}`)].every(isAnswer)).toBe(true);
    },
    20_000,
  );
});
