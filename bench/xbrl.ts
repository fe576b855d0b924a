import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { parserById } from '../parsers/registry.ts';
import { parseCompanyFacts } from '../parsers/xbrl/companyfacts.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { corpusPath } from '../test/corpus.ts';
import { companyFactsOfSize, inlineOfSize, instanceOfSize } from './xbrl-documents.ts';

const ROUNDS = 25;
const MEGABYTE = 1_000_000;
/** What an XBRL parser of this kind is expected to read; ours is to read twice as much. */
const EXPECTED_MB_PER_SECOND = 28;

function elapsedMs(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Milliseconds of the quickest of the rounds, after one to warm up: what the code costs, less what neighbours took. */
function bestMs(work: () => unknown): number {
  work();
  return Math.min(...Array.from({ length: ROUNDS }, () => elapsedMs(work)));
}

function parseOnce(submission: Submission, document: SubmissionDocument): number {
  const outcome = parserById('xbrl')?.parse(submission, document, { filedDate: null, upstream: new Map() });
  if (outcome?.status !== 'parsed') throw new Error(`bench document not parsed: ${JSON.stringify(outcome?.reasons)}`);
  return Object.keys(outcome.spans).length;
}

/** MB/s from bytes (decoding and finding the reports are part of it) to facts with spans. */
function throughput(bytes: Uint8Array, filename: string): number {
  const ms = bestMs(() => {
    const submission = readBareDocument(bytes, { filename });
    const [document] = submission.documents;
    return document && parseOnce(submission, document);
  });
  return bytes.length / MEGABYTE / (ms / 1_000);
}

/** Median of the rounds' ratios; both sides of a round run one after the other, so that they share its noise. */
function companyFactsRatio(bytes: Uint8Array): number {
  const decoder = new TextDecoder();
  parseCompanyFacts(bytes);
  const ratios = Array.from({ length: 2 * ROUNDS + 1 }, () => {
    const plain = elapsedMs(() => JSON.parse(decoder.decode(bytes)));
    return elapsedMs(() => parseCompanyFacts(bytes)) / plain;
  });
  return ratios.sort((a, b) => a - b)[ROUNDS] ?? Number.NaN;
}

/** MB/s over every XBRL report of the corpus's submissions of one syntax, each parsed from its submission's bytes. */
function corpusThroughput(paths: readonly string[], wanted: (document: SubmissionDocument) => boolean): number | null {
  let bytes = 0;
  let ms = 0;
  for (const path of paths) {
    const submission = readSubmission(gunzipSync(readFileSync(path)));
    for (const document of parserById('xbrl')?.appliesTo(submission).filter(wanted) ?? []) {
      if (document.byteEnd - document.byteStart < 200_000) continue;
      bytes += document.byteEnd - document.byteStart;
      ms += bestMs(() => parseOnce(submission, document));
    }
  }
  return ms === 0 ? null : bytes / MEGABYTE / (ms / 1_000);
}

async function peakMemory(bytes: number): Promise<number> {
  const script = fileURLToPath(new URL('./xbrl-memory.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(bytes)]);
  const { peak, status } = JSON.parse(stdout) as { peak: number; status: string };
  if (status !== 'parsed') throw new Error(`memory bench: document ${status}`);
  return peak;
}

/**
 * Measures the XBRL parser: MB/s on generated documents and, where the corpus is at hand, on real ones; companyfacts
 * against plain JSON.parse of the same bytes; peak memory of a process that parses and prints a 4 MB instance.
 */
export async function benchXbrl(): Promise<Record<string, number | string>> {
  const instance = throughput(Buffer.from(instanceOfSize(4 * MEGABYTE)), 'instance.xml');
  const figures: Record<string, number | string> = {
    'instance, generated 4 MB (MB/s, best of 25)': instance,
    [`instance, generated 4 MB (× ${EXPECTED_MB_PER_SECOND} MB/s; aim ≥ 2)`]: instance / EXPECTED_MB_PER_SECOND,
    'inline, generated 4 MB (MB/s, best of 25)': throughput(Buffer.from(inlineOfSize(4 * MEGABYTE)), 'inline.htm'),
    'companyfacts, generated 25,000 facts (× JSON.parse; aim ≤ 2)': companyFactsRatio(
      Buffer.from(companyFactsOfSize(25_000)),
    ),
    'peak memory, 4 MB instance (MB; aim < 400)': (await peakMemory(4 * MEGABYTE)) / MEGABYTE,
  };
  const data = corpusPath('edgar', 'Archives', 'edgar', 'data');
  const companyFacts = corpusPath('edgar', 'api', 'xbrl', 'companyfacts');
  if (!data || !companyFacts) return figures;
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt.gz'))
    .map((name) => `${data}/${name}`);
  const isInstance = (document: SubmissionDocument) => /\.xml$/i.test(document.filename ?? '');
  const instances = corpusThroughput(paths, isInstance);
  if (instances !== null) {
    figures['instances of the corpus (MB/s, best of 25)'] = instances;
    figures[`instances of the corpus (× ${EXPECTED_MB_PER_SECOND} MB/s; aim ≥ 2)`] = instances / EXPECTED_MB_PER_SECOND;
  }
  figures['inline documents of the corpus (MB/s, best of 25)'] =
    corpusThroughput(paths, (one) => !isInstance(one)) ?? 'none';
  const ratios = readdirSync(companyFacts).map((name) =>
    companyFactsRatio(gunzipSync(readFileSync(`${companyFacts}/${name}`))),
  );
  figures['companyfacts of the corpus, worst (× JSON.parse; aim ≤ 2)'] = Math.max(...ratios);
  return figures;
}
