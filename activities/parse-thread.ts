import type { IsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { contentHash } from '../core/hashes.ts';
import { type AccessionNumber, parserVersionOf, type RawSourceKey, type Sha256 } from '../core/ids.ts';
import type { ParseOutcome, Reason } from '../core/parser.ts';
import { encodeStaged, STAGED_NAMESPACE, type StagedFiling, type StagedParseRun } from '../core/staged-filing.ts';
import type { Submission } from '../core/submission.ts';
import { currentParsers, runParsers } from '../parsers/registry.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { textLimit } from '../sources/submission/information-table.ts';
import { DEFAULT_MAX_DOCUMENT_BYTES } from '../sources/submission/read-documents.ts';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { type LargeTables, type OpenedFiling, openFiling } from './open-filing.ts';

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
  const opened = await openStored(rawStore, task);
  const began = performance.now();
  const isOpen = 'submission' in opened;
  const staged = encodeStaged(
    isOpen ? parseSubmission(opened.submission, task, opened.large) : rejectedFiling(task, [], opened),
  );
  const busyMs = performance.now() - began + (isOpen ? opened.readMs : 0);
  return {
    stagedKey: await rawStore.putStaged(STAGED_NAMESPACE, staged),
    bytes: isOpen ? opened.byteLength : 0,
    busyMs,
  };
}

/** The filing, or why it cannot be had; a damaged object is a fact of one filing, not a failure of its batch. */
async function openStored(
  rawStore: RawStore,
  task: ParseTask,
): Promise<(OpenedFiling & { readonly readMs: number }) | Reason> {
  try {
    const began = performance.now();
    const opened = await openFiling(rawStore, task.rawSourceKey, (bytes) =>
      rawStore.putStaged(STAGED_NAMESPACE, bytes),
    );
    if (!('submission' in opened)) return opened;
    // Tables that are read as they stream by are parsed then; of other filings only the bytes were fetched.
    return { ...opened, readMs: opened.large === null ? 0 : performance.now() - began };
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
  return parseSubmission(readSubmission(bytes), task, null);
}

/** Every parser over a filing that is split already; `large` is what was read of its tables as they streamed by. */
export function parseSubmission(submission: Submission, task: ParseTask, large: LargeTables | null): StagedFiling {
  const { accessionNumber, rawSourceKey } = task;
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
    runs: refused === null ? parserRuns(submission, task.filedDate, large) : [],
    rejection: refused,
  };
}

/**
 * A document of more than the limit reads as empty text. Where it is the filing's own form, parsers would take that for
 * a form that says nothing; an exhibit of that size is only warned of.
 */
function refusedMainDocument({ documents, warnings }: Submission): Reason | null {
  const [main] = documents;
  if (!main || main.isBinary || main.isBeginning) return null;
  if (main.byteEnd - main.byteStart <= textLimit(main.bytes(), DEFAULT_MAX_DOCUMENT_BYTES)) return null;
  const said = warnings.find(({ code }) => code === 'document-too-large');
  return said ?? { code: 'document-too-large', message: `document ${main.sequence} is too large to be read` };
}

function parserRuns(
  submission: Submission,
  filedDate: IsoDate | null,
  large: LargeTables | null,
): readonly StagedParseRun[] {
  const runs: StagedParseRun[] = [];
  const ran = new Set<string>();
  let began = performance.now();
  for (const { parser, document, outcome } of runParsers(submission, {
    filedDate,
    ...(large ? { streamed: large.streamed } : {}),
  })) {
    const parserVersion = parserVersionOf(parser.id, parser.version);
    ran.add(parser.id);
    const lean = withoutSpanText(outcome);
    const hasParts = large !== null && parser.id === 'thirteenf' && outcome.status === 'parsed';
    const parts = hasParts ? { parts: large.parts } : {};
    const outputHash = contentHash({ ...lean, ...parts });
    const durationMs = performance.now() - began;
    runs.push({
      parserId: parser.id,
      parserVersion,
      sequence: document.sequence,
      outputHash,
      durationMs,
      outcome: lean,
      ...parts,
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
