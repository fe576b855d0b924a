import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { answerOf, runSelected } from '../../cli/parse/run-parser.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { dilutionDocuments } from '../../sample/dilution/documents.ts';
import { createRandom } from '../../sample/random.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { corpusPath } from '../corpus.ts';
import { CUTS, type Damage, ROW_DAMAGES } from '../damage.ts';
import { processorMs } from '../processor-time.ts';

const MOST_MS = 2_000;
const DILUTION = PARSERS.filter(({ kind }) => kind === 'dilution');
export const SEED =
  process.env['PROPERTY_SEED'] === 'random' ? String(Math.random()) : (process.env['PROPERTY_SEED'] ?? '');

interface Filing {
  readonly name: string;
  readonly text: string;
}

/** Generated documents of every class, as characters that are bytes. */
const GENERATED: readonly Filing[] = ['1', '2'].flatMap((seed) =>
  dilutionDocuments(seed).map(({ name, body }) => ({ name, text: Buffer.from(body).toString('latin1') })),
);

/** With the golden documents on offerings, where the corpus is there. */
const GOLDEN: readonly Filing[] = ['golden', 'golden-composed', 'golden-second'].flatMap((part) => {
  const folder = corpusPath(part, 'dilution');
  if (folder === null) return [];
  return readdirSync(folder).flatMap((name) => {
    const input = readdirSync(`${folder}/${name}`).find((file) => file.startsWith('input.'));
    if (input === undefined) return [];
    return [{ name, text: gunzipSync(readFileSync(`${folder}/${name}/${input}`)).toString('latin1') }];
  });
});
export const OFFERINGS: readonly Filing[] = [...GENERATED, ...GOLDEN];

/** As `tidemark parse --kind dilution` reads a file: in time, without a crash, in words that stand there. */
export function outcomeOf(bytes: Uint8Array, what: string): ParseOutcome | null {
  const began = processorMs();
  const submission = readBareDocument(bytes, {});
  const outcome = answerOf(runSelected(DILUTION, PARSERS, submission, { filedDate: null, force: true }));
  expect(processorMs() - began, what).toBeLessThan(MOST_MS);
  expect(outcome?.reasons.map(({ code }) => code) ?? [], what).not.toContain('parser-crashed');
  const spans = Object.values(outcome?.spans ?? {}).flat();
  const lost = spans.filter(({ start, end, text }) => submission.documents[0]?.text.slice(start, end) !== text);
  expect(lost, what).toEqual([]);
  return outcome;
}

/** Every value with its place, list items by their list: "warrants.count 500000". */
function valuesOf(outcome: ParseOutcome | null, least: number): readonly string[] {
  const found: string[] = [];
  const pending: [string, unknown][] = Object.entries((outcome?.result ?? {}) as Record<string, unknown>);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, value] = next;
    if (Array.isArray(value)) pending.push(...value.map((one, at): [string, unknown] => [`${path}[${at}]`, one]));
    else if (typeof value === 'object' && value !== null)
      pending.push(...Object.entries(value).map(([key, one]): [string, unknown] => [`${path}.${key}`, one]));
    else if (
      value !== null &&
      value !== undefined &&
      (outcome?.confidences?.[path] ?? outcome?.confidence ?? 0) >= least
    )
      found.push(`${path.replace(/\[\d+\]/g, '')} ${JSON.stringify(value)}`);
  }
  return found;
}

/**
 * Expects of every document, harmed in each way as often as `turns` says, that it gives no confident value which the whole
 * document does not give; how many it gave. `draw` names the places that are harmed.
 */
export function confidentValues(turns: number, draw: string): number {
  const random = createRandom(`offerings/${draw}/${SEED}`);
  let claimed = 0;
  for (const { name, text } of OFFERINGS) {
    if (text.length > 300_000) continue;
    const truth = new Set(valuesOf(outcomeOf(Buffer.from(text, 'latin1'), name), 0));
    for (const [damage, harm] of Object.entries<Damage>({ ...ROW_DAMAGES, ...CUTS })) {
      for (let turn = 0; turn < turns; turn += 1) {
        const changed = harm(text, random);
        if (changed === null || changed === text) continue;
        const what = `${name}: ${damage}, turn ${turn}`;
        const given = valuesOf(outcomeOf(Buffer.from(changed, 'latin1'), what), 0.9);
        // Other instruments and older counts stand in the whole document too; a cut story ends at an earlier step,
        // and so does one that loses a line, which in flat text is a paragraph.
        const isStoryCut = damage in CUTS || !/<tr\b/i.test(text);
        const sections = isStoryCut ? /^(?:offering|reverseSplit)\b/ : /^(?:offering|reverseSplit|exchangeC)/;
        // A cover's number stays true where the pages that make its notes no offering are cut off.
        const isOfCover = (value: string): boolean => damage in CUTS && value.startsWith('offering.fileNumber ');
        const numbers = given.filter((value) => sections.test(value) && !isOfCover(value));
        expect(
          numbers.filter((value) => !truth.has(value)),
          what,
        ).toEqual([]);
        claimed += given.length;
      }
    }
  }
  return claimed;
}
