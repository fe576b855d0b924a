import type { IsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { contentHash } from '../core/hashes.ts';
import { type AccessionNumber, parserVersionOf, type RawSourceKey, type Sha256 } from '../core/ids.ts';
import type { ParseOutcome, Reason } from '../core/parser.ts';
import type { Submission } from '../core/submission.ts';
import { currentParsers, runParsers } from '../parsers/registry.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '../sources/submission/read-documents.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { encodeStaged, STAGED_NAMESPACE, type StagedFiling, type StagedParseRun } from './staged-filing.ts';

export interface ParseTask {
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly filedDate: IsoDate | null;
}

export interface ParsedTask {
  readonly stagedKey: Sha256;
  /** Bytes of the submission. */
  readonly bytes: number;
  /** Processor-bound time of this thread, in milliseconds. */
  readonly busyMs: number;
}

/** An AppError on its way out of the thread: copied between threads, an error keeps its message and nothing else. */
export interface ThreadFailure {
  readonly failure: Pick<AppError, 'message' | 'code' | 'retryable' | 'context'>;
}

/** One store per directory for the life of the thread: opening one looks through what killed writers left. */
const stores = new Map<string, RawStore>();

function storeIn(dir: string): RawStore {
  const store = stores.get(dir) ?? createDiskRawStore(dir);
  stores.set(dir, store);
  return store;
}

/** Runs in a worker thread: raw bytes out of the store, every parser over them, the outcome back into the store. */
export default async function runTask(
  task: ParseTask & { readonly rawStoreDir: string },
): Promise<ParsedTask | ThreadFailure> {
  try {
    return await parseStored(task);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, code, retryable, context } = error;
    return { failure: { message, code, retryable, context } };
  }
}

async function parseStored(task: ParseTask & { readonly rawStoreDir: string }): Promise<ParsedTask> {
  const rawStore = storeIn(task.rawStoreDir);
  const bytes = await readStored(rawStore, task);
  const began = performance.now();
  const staged = encodeStaged(bytes instanceof Uint8Array ? parseFiling(bytes, task) : rejectedFiling(task, [], bytes));
  const busyMs = performance.now() - began;
  return {
    stagedKey: await rawStore.putStaged(STAGED_NAMESPACE, staged),
    bytes: bytes instanceof Uint8Array ? bytes.byteLength : 0,
    busyMs,
  };
}

/** The filing's bytes, or why they cannot be had; a damaged object is a fact of one filing, not a failure of its batch. */
async function readStored(rawStore: RawStore, task: ParseTask): Promise<Uint8Array | Reason> {
  try {
    return await rawStore.get(task.rawSourceKey);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('raw-object-'))
      return { code: error.code, message: error.message };
    throw error;
  }
}

function rejectedFiling(task: ParseTask, warnings: readonly Reason[], rejection: Reason): StagedFiling {
  const { accessionNumber, rawSourceKey } = task;
  return { accessionNumber, rawSourceKey, header: null, documents: [], warnings, runs: [], rejection };
}

/** One filing's bytes through the submission reader and every parser; whatever they hold, the answer is a record. */
export function parseFiling(bytes: Uint8Array, task: ParseTask): StagedFiling {
  const { accessionNumber, rawSourceKey } = task;
  const submission = readSubmission(bytes);
  const warnings: Reason[] = [...submission.warnings];
  if (submission.documents.length === 0) {
    const [first] = submission.warnings;
    const rejection = first ?? { code: 'no-documents', message: 'the submission holds no document' };
    return rejectedFiling(task, warnings, rejection);
  }
  const stated = submission.header.accessionNumber;
  if (stated !== null && stated !== accessionNumber) {
    const rejection = { code: 'accession-mismatch', message: `the submission says it is ${stated}` };
    return rejectedFiling(task, warnings, rejection);
  }
  const refused = refusedMainDocument(submission);
  return {
    accessionNumber,
    rawSourceKey,
    header: submission.header,
    documents: submission.documents.map(
      ({ sequence, type, filename, description, byteStart, byteEnd, encoding, isBinary }) => ({
        sequence,
        type,
        filename,
        description,
        byteStart,
        byteEnd,
        encoding,
        isBinary,
      }),
    ),
    warnings,
    runs: refused === null ? parserRuns(submission, task.filedDate) : [],
    rejection: refused,
  };
}

/**
 * A document of more than the limit reads as empty text. Where it is the filing's own form, parsers would take that for
 * a form that says nothing; an exhibit of that size is only warned of.
 */
function refusedMainDocument({ documents, warnings }: Submission): Reason | null {
  const [main] = documents;
  if (!main || main.isBinary || main.byteEnd - main.byteStart <= DEFAULT_MAX_DOCUMENT_BYTES) return null;
  const said = warnings.find(({ code }) => code === 'document-too-large');
  return said ?? { code: 'document-too-large', message: `document ${main.sequence} is too large to be read` };
}

function parserRuns(submission: Submission, filedDate: IsoDate | null): readonly StagedParseRun[] {
  const runs: StagedParseRun[] = [];
  const ran = new Set<string>();
  let began = performance.now();
  for (const { parser, document, outcome } of runParsers(submission, { filedDate })) {
    const parserVersion = parserVersionOf(parser.id, parser.version);
    ran.add(parser.id);
    const lean = withoutSpanText(outcome);
    const outputHash = contentHash(lean);
    const durationMs = performance.now() - began;
    runs.push({
      parserId: parser.id,
      parserVersion,
      sequence: document.sequence,
      outputHash,
      durationMs,
      outcome: lean,
    });
    began = performance.now();
  }
  for (const parser of currentParsers()) {
    if (ran.has(parser.id)) continue;
    const outcome = notApplicable(parser.kind, parserVersionOf(parser.id, parser.version));
    const { parserVersion } = outcome;
    runs.push({
      parserId: parser.id,
      parserVersion,
      sequence: 0,
      outputHash: contentHash(outcome),
      durationMs: 0,
      outcome,
    });
  }
  return runs;
}

function notApplicable(kind: string, parserVersion: ParseOutcome['parserVersion']): ParseOutcome {
  return {
    kind,
    parserVersion,
    status: 'not_applicable',
    confidence: 1,
    result: null,
    spans: {},
    crossValidations: [],
    reasons: [{ code: 'no-such-document', message: 'the submission has no document that this parser reads' }],
    warnings: [],
  };
}

/** The text of a span is in the raw store; what travels and is stored is where it stands. */
function withoutSpanText(outcome: ParseOutcome): ParseOutcome {
  const spans = Object.fromEntries(
    Object.entries(outcome.spans).map(([path, places]) => [
      path,
      places.map(({ sequence, start, end }) => ({ sequence, start, end, text: '' })),
    ]),
  );
  return { ...outcome, spans };
}
