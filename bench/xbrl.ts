import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { parseCompanyFacts } from '../parsers/xbrl/companyfacts.ts';
import { xbrlV1 } from '../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { corpusPath } from '../test/corpus.ts';
import { elapsedMs, type Figures, MEGABYTE, medianOf, runChild } from './measure.ts';
import { companyFactsOfSize, inlineOfSize, instanceOfSize } from './xbrl-documents.ts';

const ROUNDS = 25;
/** Expected speed of an XBRL parser of this kind; the target is twice as much. */
const EXPECTED_MB_PER_SECOND = 28;

/** Milliseconds of the fastest round, after one to warm up: the cost of the code without that of other processes. */
function bestMs(work: () => unknown): number {
  work();
  return Math.min(...Array.from({ length: ROUNDS }, () => elapsedMs(work)));
}

function parseOnce(submission: Submission, document: SubmissionDocument): number {
  const outcome = xbrlV1.parse(submission, document, { filedDate: null, upstream: new Map() });
  if (outcome.status !== 'parsed') throw new Error(`bench document not parsed: ${JSON.stringify(outcome.reasons)}`);
  return Object.keys(outcome.spans).length;
}

/** MB/s from bytes (decoding and finding the reports included) to facts with spans. */
function throughput(text: string, filename: string): number {
  const bytes = Buffer.from(text);
  const ms = bestMs(() => {
    const submission = readBareDocument(bytes, { filename });
    const [document] = submission.documents;
    return document && parseOnce(submission, document);
  });
  return bytes.length / MEGABYTE / (ms / 1_000);
}

/** Median ratio to JSON.parse; both sides of a round run one after the other, so that they share its noise. */
function companyFactsRatio(bytes: Uint8Array): number {
  const decoder = new TextDecoder();
  parseCompanyFacts(bytes);
  const ratios = Array.from({ length: 2 * ROUNDS + 1 }, () => {
    const plain = elapsedMs(() => JSON.parse(decoder.decode(bytes)));
    return elapsedMs(() => parseCompanyFacts(bytes)) / plain;
  });
  return medianOf(ratios);
}

/** MB/s over the corpus's XBRL reports of one syntax, each parsed from its submission's bytes. */
function corpusThroughput(paths: readonly string[], wanted: (document: SubmissionDocument) => boolean): number | null {
  let bytes = 0;
  let ms = 0;
  for (const path of paths) {
    const submission = readSubmission(gunzipSync(readFileSync(path)));
    for (const document of xbrlV1.appliesTo(submission).filter(wanted)) {
      if (document.byteEnd - document.byteStart < 200_000) continue;
      bytes += document.byteEnd - document.byteStart;
      ms += bestMs(() => parseOnce(submission, document));
    }
  }
  return ms === 0 ? null : bytes / MEGABYTE / (ms / 1_000);
}

/**
 * Measures the XBRL parser: MB/s on generated documents and, if available, on the corpus; companyfacts against plain
 * JSON.parse of the same bytes; peak memory of a process that parses and prints a 4 MB instance.
 */
export async function benchXbrl(): Promise<Figures> {
  const size = 4 * MEGABYTE;
  const instance = throughput(instanceOfSize(size), 'instance.xml');
  const { peak, rows } = await runChild<{ peak: number; rows: number }>('./parse-memory.ts', ['xbrl', String(size)]);
  if (rows === 0) throw new Error('memory bench: no facts');
  return {
    'instance, generated 4 MB (MB/s, best of 25)': instance,
    [`instance, generated 4 MB (× ${EXPECTED_MB_PER_SECOND} MB/s; aim ≥ 2)`]: instance / EXPECTED_MB_PER_SECOND,
    'inline, generated 4 MB (MB/s, best of 25)': throughput(inlineOfSize(size), 'inline.htm'),
    'companyfacts, generated 25,000 facts (× JSON.parse; aim ≤ 2)': companyFactsRatio(
      Buffer.from(companyFactsOfSize(25_000)),
    ),
    'peak memory, 4 MB instance (MB; aim < 400)': peak / MEGABYTE,
    ...corpusFigures(),
  };
}

function corpusFigures(): Figures {
  const data = corpusPath('edgar', 'Archives', 'edgar', 'data');
  const companyFacts = corpusPath('edgar', 'api', 'xbrl', 'companyfacts');
  if (!data || !companyFacts) return {};
  const paths = readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt.gz'))
    .map((name) => `${data}/${name}`);
  const isInstance = (document: SubmissionDocument) => /\.xml$/i.test(document.filename ?? '');
  const instances = corpusThroughput(paths, isInstance) ?? Number.NaN;
  const ratios = readdirSync(companyFacts).map((name) =>
    companyFactsRatio(gunzipSync(readFileSync(`${companyFacts}/${name}`))),
  );
  return {
    'instances of the corpus (MB/s, best of 25)': instances,
    [`instances of the corpus (× ${EXPECTED_MB_PER_SECOND} MB/s; aim ≥ 2)`]: instances / EXPECTED_MB_PER_SECOND,
    'inline documents of the corpus (MB/s, best of 25)':
      corpusThroughput(paths, (document) => !isInstance(document)) ?? Number.NaN,
    'companyfacts of the corpus, worst (× JSON.parse; aim ≤ 2)': Math.max(...ratios),
  };
}
