/**
 * `node scripts/output-hashes.ts DIR … > hashes.jsonl`: one line per parser, document and submission below the
 * directories (archives, or golden cases) with the hash of the parser's output. With `--database URL` also one line per
 * stored score with the hash of its receipt: methodology, weights, inputs, factors and result. Two builds that print the
 * same lines parse and score alike, so a refactoring is checked by comparing them:
 *
 *     node scripts/output-hashes.ts --against before.jsonl DIR …
 *
 * prints what was added, removed or changed, and exits with 1 if there is anything. The hashes cover the codes of reasons
 * and warnings, not their messages. `--parsers a,b` limits both sides to some parsers, `--rename old=new` names parsers
 * whose id changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { contentHash } from '../core/hashes.ts';
import type { ParseOutcome, Reason } from '../core/parser.ts';
import type { StoredReceipt } from '../core/score-receipt.ts';
import type { Submission } from '../core/submission.ts';
import { createDatabase } from '../db/database.ts';
import { PARSERS, runParsers } from '../parsers/registry.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    parsers: { type: 'string' },
    rename: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
});
const selected = values.parsers?.split(',') ?? null;
const renamed = new Map(values.rename.map((pair) => pair.split('=') as [string, string]));
const every = Number(values.every);

const hashes = new Map<string, string>();
for (const root of positionals) for (const file of inputsBelow(root)) hashFile(root, file);
if (values.database !== undefined) await hashReceipts(values.database);
if (values.against === undefined) for (const [key, hash] of hashes) console.log(JSON.stringify([key, hash]));
else process.exitCode = compare(values.against) ? 0 : 1;

/** Submissions of an archive and inputs of golden cases; with `--every n` only each n-th of them. */
function inputsBelow(root: string): readonly string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const wanted = files.filter(
    (name) => /\d{10}-\d{2}-\d{6}\.txt(\.gz)?$/.test(name) || basename(name).startsWith('input.'),
  );
  return wanted.filter((_, index) => index % every === 0).map((name) => join(root, name));
}

function hashFile(root: string, file: string): void {
  const stored = readFileSync(file);
  const bytes = file.endsWith('.gz') ? gunzipSync(stored) : stored;
  const name = `${basename(root)}/${relative(root, file).replace(/\.gz$/, '')}`;
  const isWhole = looksLikeSubmission(bytes);
  const submission = isWhole
    ? readSubmission(bytes)
    : readBareDocument(bytes, { filename: basename(file).replace(/\.gz$/, ''), filedDate: null });
  for (const { parser, document, outcome } of runAll(submission, isWhole)) {
    hashes.set(`${parser.id}@${parser.version} ${name}#${document.sequence}`, hashOf(outcome));
  }
}

/** A bare document has no form by which parsers would choose it, so that each of them reads it. */
function runAll(submission: Submission, isWhole: boolean): ReturnType<typeof runParsers> {
  const forced = PARSERS.map((parser) => ({ ...parser, appliesTo: () => submission.documents.slice(0, 1) }));
  const parsers = isWhole ? PARSERS : forced;
  return runParsers(submission, { filedDate: null, parsers }).filter(({ parser }) => isSelected(parser.id));
}

function isSelected(id: string): boolean {
  return selected === null || selected.includes(id);
}

function hashOf({ kind, status, confidence, result, spans, confidences, ...outcome }: ParseOutcome): string {
  const codes = (reasons: readonly Reason[]) => reasons.map(({ code }) => code);
  const { crossValidations, reasons, warnings } = outcome;
  const stable = { kind, status, confidence, result, spans, confidences: confidences ?? {}, crossValidations };
  return contentHash({ ...stable, reasons: codes(reasons), warnings: codes(warnings) });
}

interface ReceiptRow extends Omit<StoredReceipt, 'inputs'> {
  readonly key: string;
  /** Null: the receipt is whole, as it was stored before inputs had rows of their own. */
  readonly inputs: string | null;
}

async function hashReceipts(url: string): Promise<void> {
  const db = createDatabase(url, { poolSize: 1 });
  try {
    const { rows } = await sql<ReceiptRow>`
      select concat_ws('/', s.methodology_version, s.as_of_date, s.cik) as key, r.body, i.body as inputs
      from score.scores s join score.receipts r using (cik, receipt_hash)
      left join score.receipt_inputs i on i.cik = r.cik and i.inputs_hash = to_jsonb(r) ->> 'inputs_hash'
      order by 1
    `.execute(db);
    for (const { key, body, inputs } of rows) {
      const { methodology, weights, factors, result, inputs: own } = parsed(body);
      const hash = contentHash({
        methodology,
        weights,
        factors,
        result,
        inputs: inputs === null ? own : parsed(inputs),
      });
      hashes.set(`receipt stored#${key}`, hash);
    }
  } finally {
    await db.destroy();
  }
}

/** JSON without messages, parsers under their present ids. */
function parsed(json: string): Record<string, unknown> {
  return JSON.parse(json, (key, value: unknown) => {
    if (key === 'message') return undefined;
    if (key !== 'parserVersion' || typeof value !== 'string') return value;
    return value.replace(/^[^@]+/, (id) => renamed.get(id) ?? id);
  }) as Record<string, unknown>;
}

function compare(before: string): boolean {
  const lines = readFileSync(before, 'utf8').trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as [string, string]);
  const old = new Map(entries.map(([key, hash]) => [key.replace(/^[^@]+/, (id) => renamed.get(id) ?? id), hash]));
  const roots = new Set([...hashes.keys()].map(fileOf));
  const differences: string[] = [];
  for (const [key, hash] of hashes) {
    if (!old.has(key)) differences.push(`added    ${key}`);
    else if (old.get(key) !== hash) differences.push(`changed  ${key}`);
  }
  for (const key of old.keys()) {
    if (!hashes.has(key) && roots.has(fileOf(key)) && isSelected(key.split('@')[0] ?? '')) {
      differences.push(`removed  ${key}`);
    }
  }
  for (const line of differences) console.log(line);
  console.log(`${hashes.size} outputs compared, ${differences.length} differences`);
  return differences.length === 0;
}

function fileOf(key: string): string {
  return key.slice(key.indexOf(' ') + 1, key.lastIndexOf('#'));
}
