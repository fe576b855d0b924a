import Type from 'typebox';
import { AppError } from '../../core/errors.ts';
import { type AccessionNumber, sha256OfRawSourceKey } from '../../core/ids.ts';
import type { SpanWords } from '../../core/span-words.ts';
import { parseSourceSpan, type SourceSpanParts } from '../../core/spans.ts';
import type { Database } from '../../db/database.ts';
import { type FilingLink, loadFilingLinks } from '../../db/repositories/filings/filing-links.ts';
import { getObject, type StoredObject } from '../../db/repositories/filings/raw-objects.ts';
import { Day, IsoTime, Nullable } from '../blocks.ts';
import type { ApiDeps } from '../deps.ts';
import { Problem, problem } from '../http/problems.ts';
import { defineOperation } from '../operation.ts';
import { CLOCKS, readClocks } from '../parameters.ts';

const Lineage = Type.Object(
  {
    object: Type.Literal('lineage'),
    sourceSpan: Type.String(),
    rawSourceKey: Type.String(),
    text: Type.String({ description: 'The words of the span as a reader of the document sees them.' }),
    before: Type.String({ description: 'The 200 characters before them.' }),
    after: Type.String({ description: 'The 200 characters behind them.' }),
    raw: Type.String({ description: 'Exactly the span of the decoded document.' }),
    isMarkup: Type.Boolean({ description: 'Whether the document is HTML or XML, so that `raw` may hold markup.' }),
    isTruncated: Type.Boolean({ description: 'Whether `text` and `raw` are only the first 100,000 characters.' }),
    start: Type.Integer({ description: 'UTF-16 units of the decoded document, as `end`.' }),
    end: Type.Integer(),
    document: Type.Object({
      sequence: Type.Integer(),
      type: Type.String(),
      filename: Nullable(Type.String()),
      description: Nullable(Type.String()),
      length: Type.Integer({ description: 'Of the decoded document, in UTF-16 units.' }),
    }),
    filing: Nullable(
      Type.Object({
        accessionNumber: Type.String(),
        form: Nullable(Type.String()),
        filedDate: Nullable(Day),
        publicAt: Nullable(IsoTime),
      }),
    ),
    links: Type.Object({
      source: Nullable(Type.String({ description: 'Where the bytes were fetched.' })),
      document: Nullable(Type.String({ description: 'The document on sec.gov; null where its address is not known.' })),
      page: Nullable(Type.String({ description: 'The document on this server, with the span highlighted.' })),
      raw: Nullable(Type.String({ description: 'The stored bytes of the filing on this server.' })),
    }),
  },
  { title: 'Lineage' },
);

export const getLineage = defineOperation({
  id: 'getLineage',
  method: 'GET',
  path: '/v1/lineage/{sourceSpan}',
  tool: 'lineage.get',
  family: 'Lineage',
  scope: 'read',
  summary: 'The words of a source span, with 200 characters around them and links to the document',
  description:
    'A span is `<rawSourceKey>#<sequence>:<start>-<end>`, as every value carries it. Percent-encode it: `#` as `%23`, since clients do not send what follows a `#`. `as_of` and `as_computed`: only if the filing was public, and its bytes were stored, by then; the other versions do not change bytes.',
  params: Type.Object({
    sourceSpan: Type.String({ examples: [`sha256:${'0'.repeat(64)}#1:10-20`] }),
  }),
  query: Type.Object(CLOCKS),
  response: Lineage,
  async handle({ params, query, deps }) {
    const span = spanOf(params.sourceSpan);
    const clocks = readClocks(query);
    const object = await getObject(deps.db, sha256OfRawSourceKey(span.rawSourceKey));
    const words = await wordsOf(deps, span, object);
    const filing = await filingOf(deps.db, words.accessionNumber);
    refuseUnknownThen(span, { filing, object }, clocks);
    return {
      object: 'lineage' as const,
      sourceSpan: textOf(span),
      rawSourceKey: span.rawSourceKey,
      text: words.text,
      before: words.before,
      after: words.after,
      raw: words.raw,
      isMarkup: words.isMarkup,
      isTruncated: words.isTruncated,
      start: span.start,
      end: span.end,
      document: {
        sequence: words.sequence,
        type: words.type,
        filename: words.filename,
        description: words.description,
        length: words.length,
      },
      filing: words.accessionNumber && {
        accessionNumber: words.accessionNumber,
        form: words.form ?? filing?.form ?? null,
        filedDate: words.filedDate ?? filing?.filedDate ?? null,
        publicAt: filing?.publicAt ?? null,
      },
      links: linksOf(span, words, filing, object),
    };
  },
});

const WANTED = 'sha256:<64 hex digits>#<sequence>:<start>-<end>, percent-encoded (# as %23)';

/** Clients drop what follows a `#` that is not encoded, so its absence is worth a hint. */
function spanOf(given: string): SourceSpanParts {
  // Some clients encode twice.
  const text = /%23/i.test(given) ? given.replaceAll(/%23/gi, '#').replaceAll(/%3A/gi, ':') : given;
  try {
    return parseSourceSpan(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message = /^sha256:[0-9a-f]{64}$/i.test(text)
      ? 'the span ends before its "#": encode it as %23, since clients do not send what follows a "#"'
      : `not a source span: give ${WANTED}`;
    throw problem(400, 'invalid-source-span', message, {
      errors: [{ in: 'path', name: 'sourceSpan', message }],
      cause: error,
    });
  }
}

function textOf({ rawSourceKey, sequence, start, end }: SourceSpanParts): string {
  return `${rawSourceKey}#${sequence}:${start}-${end}`;
}

async function wordsOf(
  { services }: Pick<ApiDeps, 'services'>,
  span: SourceSpanParts,
  object: StoredObject | null,
): Promise<SpanWords> {
  try {
    return await services.readSpan(textOf(span));
  } catch (error) {
    throw error instanceof AppError ? (refusalOf(error, span, object) ?? error) : error;
  }
}

/** The problem of a span that cannot be read; the messages of files stay in the log. */
function refusalOf(error: AppError, { rawSourceKey }: SourceSpanParts, object: StoredObject | null): Problem | null {
  const cause = { cause: error };
  switch (error.code) {
    case 'raw-object-missing': {
      const known = object === null ? 'nothing is stored under' : 'this server does not hold the bytes of';
      return new Problem(404, error.code, `${known} ${rawSourceKey}`, cause);
    }
    case 'raw-object-corrupt':
      return new Problem(500, error.code, `the stored bytes of ${rawSourceKey} do not match their key`, cause);
    case 'unknown-document':
    case 'span-outside-document':
      return new Problem(404, error.code, error.message, cause);
    case 'submission-too-large':
    case 'span-too-large':
    case 'span-timeout':
      return new Problem(422, 'span-not-readable', `${error.message}; download the filing instead`, cause);
    case 'spans-busy':
      return new Problem(503, error.code, error.message, { ...cause, headers: { 'retry-after': '2' } });
    default:
      return null;
  }
}

async function filingOf(db: Database, accessionNumber: AccessionNumber | null): Promise<FilingLink | null> {
  if (accessionNumber === null) return null;
  return (await loadFilingLinks(db, [accessionNumber])).get(accessionNumber) ?? null;
}

function refuseUnknownThen(
  span: SourceSpanParts,
  { filing, object }: { readonly filing: FilingLink | null; readonly object: StoredObject | null },
  { asOf, publicTo, computedBy }: ReturnType<typeof readClocks>,
): void {
  if (publicTo !== null && filing !== null && filing.publicAt > publicTo) {
    const message = `the filing of ${span.rawSourceKey} was not public by ${asOf}: it became so at ${filing.publicAt}`;
    throw problem(404, 'not-public-then', message);
  }
  if (computedBy !== null && object !== null && object.recordedAt > computedBy) {
    const message = `${span.rawSourceKey} was not stored by ${computedBy}: it was first at ${object.recordedAt}`;
    throw problem(404, 'not-stored-then', message);
  }
}

function linksOf(span: SourceSpanParts, words: SpanWords, filing: FilingLink | null, object: StoredObject | null) {
  const { sequence, start, end } = span;
  const { accessionNumber, filename } = words;
  const key = sha256OfRawSourceKey(span.rawSourceKey);
  const source = filing?.url ?? object?.url ?? null;
  return {
    source,
    document: documentUrl(source, accessionNumber, filename),
    page:
      filing &&
      `/filings/${filing.accessionNumber}/documents/${sequence}?span=${start}-${end}&source=${key.slice(0, 16)}#span`,
    raw: filing && `/v1/filings/${filing.accessionNumber}/download?raw=1`,
  };
}

/** EDGAR's address of a document: beside the submission's, in the folder of the accession number. */
function documentUrl(source: string | null, accessionNumber: string | null, filename: string | null): string | null {
  const folder = /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/\d+\//.exec(source ?? '')?.[0];
  if (folder === undefined || accessionNumber === null || filename === null) return null;
  return `${folder}${accessionNumber.replaceAll('-', '')}/${encodeURIComponent(filename)}`;
}
