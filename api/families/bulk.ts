import { Readable } from 'node:stream';
import Type from 'typebox';
import { nearestName } from '../../core/nearest-name.ts';
import { EXPORT_DATASETS, type ExportDataset } from '../../db/repositories/exports/export-datasets.ts';
import { Day, IsoTime, listOf, Nullable } from '../blocks.ts';
import type { ExportCatalog, ExportedFile, StoredExport } from '../export-catalog.ts';
import { byteRangeOf } from '../http/byte-range.ts';
import { problem } from '../http/problems.ts';
import { type Call, defineOperation, type Operation, Raw, Redirect } from '../operation.ts';
import { DEFAULT_LIMIT, PAGE } from '../parameters.ts';

const BulkDataset = Type.Object(
  {
    object: Type.Literal('bulk_dataset'),
    dataset: Type.String(),
    description: Type.String(),
    partitionedBy: Nullable(Type.String({ description: 'Key of the folders of files; null: there are none.' })),
    exports: Type.Integer({ minimum: 0, description: 'Complete exports that can be downloaded.' }),
    url: Type.String({ description: 'Lists them.' }),
  },
  { title: 'BulkDataset' },
);

const BulkFile = Type.Object(
  {
    name: Type.String({ description: 'In the path of its download.' }),
    path: Type.String({ description: 'Where it belongs below the folder of the export.' }),
    rows: Type.Integer({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    url: Type.String({ description: 'Downloads it.' }),
  },
  { title: 'BulkFile' },
);

const BulkExport = Type.Object(
  {
    object: Type.Literal('bulk_export'),
    dataset: Type.String(),
    exportId: Type.String(),
    snapshotAt: { ...IsoTime, description: 'When the snapshot was taken that all rows come from.' },
    createdAt: IsoTime,
    asOf: Nullable({ ...Day, description: 'Only what was public by then.' }),
    asComputed: Nullable({ ...IsoTime, description: 'As stored at that time.' }),
    parserVersion: Nullable(Type.String({ description: 'Null: the promoted versions.' })),
    cik: Nullable(Type.String()),
    from: Nullable(Day),
    until: Nullable(Day),
    versions: Type.Object({
      parserVersions: Type.Array(Type.String()),
      materializationVersions: Type.Array(Type.String()),
      methodologyVersions: Type.Array(Type.String()),
      codeBuild: Type.String(),
    }),
    partitionedBy: Nullable(Type.String()),
    schema: Type.Array(
      Type.Object({
        name: Type.String(),
        type: Type.String({ examples: ['DECIMAL(38,10)'] }),
        storedAs: Type.String({ description: 'In the database.' }),
      }),
    ),
    rows: Type.Integer({ minimum: 0 }),
    bytes: Type.Integer({ minimum: 0 }),
    files: Type.Array(BulkFile),
  },
  { title: 'BulkExport', description: 'Parquet files of one dataset, from one snapshot.' },
);

const PARQUET = 'application/vnd.apache.parquet';
const DATASET = Type.String({ minLength: 1, maxLength: 100, examples: ['warrants'] });

/** The name of a file in a path of the API, where a slash would separate. */
const nameOf = ({ path }: ExportedFile): string => path.replaceAll('/', '.');

function exportOf({ selection, files, ...rest }: StoredExport) {
  const { dataset, exportId, snapshotAt, createdAt, versions, partitionedBy, schema, rows, bytes } = rest;
  return {
    object: 'bulk_export' as const,
    dataset,
    exportId,
    snapshotAt,
    createdAt,
    ...selection,
    versions,
    partitionedBy,
    schema,
    rows,
    bytes,
    files: files.map((file) => ({
      name: nameOf(file),
      path: file.path,
      rows: file.rows,
      bytes: file.bytes,
      sha256: file.sha256,
      url: `/v1/bulk/${dataset}/${encodeURIComponent(exportId)}/${encodeURIComponent(nameOf(file))}`,
    })),
  };
}

function knownDataset(name: string): ExportDataset {
  const found = EXPORT_DATASETS.get(name);
  if (found) return found;
  const near = nearestName(name, [...EXPORT_DATASETS.keys()]);
  const hint = near === null ? '/v1/bulk lists the datasets' : `did you mean ${near}?`;
  throw problem(404, 'unknown-dataset', `no dataset ${JSON.stringify(name)}: ${hint}`);
}

const listBulkDatasets = defineOperation({
  id: 'listBulkDatasets',
  method: 'GET',
  path: '/v1/bulk',
  family: 'Bulk',
  scope: 'read',
  summary: 'Datasets that are exported as Parquet files',
  response: Type.Object({ object: Type.Literal('list'), data: Type.Array(BulkDataset) }),
  async handle({ deps }) {
    const counts = await deps.services.exports.counts();
    const data = [...EXPORT_DATASETS.values()].map(({ name, description, dated }) => ({
      object: 'bulk_dataset' as const,
      dataset: name,
      description,
      partitionedBy: dated?.partition ?? null,
      exports: counts.get(name) ?? 0,
      url: `/v1/bulk/${name}`,
    }));
    return { object: 'list' as const, data };
  },
});

const listBulkExports = defineOperation({
  id: 'listBulkExports',
  method: 'GET',
  path: '/v1/bulk/{dataset}',
  family: 'Bulk',
  scope: 'read',
  summary: 'Exports of a dataset, newest first, with their files',
  description: 'Only complete exports. `files[].sha256` verifies a download.',
  params: Type.Object({ dataset: DATASET }),
  query: Type.Object(PAGE),
  response: listOf(BulkExport),
  async handle({ params, query, deps }) {
    const { name } = knownDataset(params.dataset);
    const all = await deps.services.exports.list(name);
    // The cursor counts from the oldest: exports that are added between pages change nothing.
    const before = Math.min(query.cursor ?? all.length, all.length);
    const rest = all.slice(all.length - before);
    const page = rest.slice(0, query.limit ?? DEFAULT_LIMIT);
    const left = before - page.length;
    return {
      object: 'list' as const,
      data: page.map(exportOf),
      hasMore: left > 0,
      nextCursor: left > 0 ? left : null,
    };
  },
});

const BulkFileParams = Type.Object({
  dataset: DATASET,
  export_id: Type.String({ minLength: 1, maxLength: 100, examples: ['2026-03-02'] }),
  file: Type.String({
    minLength: 1,
    maxLength: 200,
    description: '`files[].name` of the export.',
    examples: ['public_year=2026.part-0000.parquet'],
  }),
});

const downloadBulkFile = defineOperation({
  id: 'downloadBulkFile',
  method: 'GET',
  path: '/v1/bulk/{dataset}/{export_id}/{file}',
  family: 'Bulk',
  scope: 'read',
  summary: 'A file of an export',
  description:
    'Parquet. `Range` with one range of bytes is honored; the ETag is the SHA-256. Exports on S3 are answered with a redirect to an address that is valid for 15 minutes.',
  params: BulkFileParams,
  metered: false,
  download: PARQUET,
  handle: download,
});

async function download({
  params,
  headers,
  deps,
  isHead,
}: Pick<Call, 'headers' | 'deps' | 'isHead'> & {
  readonly params: { readonly dataset: string; readonly export_id: string; readonly file: string };
}): Promise<Raw | Redirect> {
  const { name } = knownDataset(params.dataset);
  const catalog = deps.services.exports;
  const stored = await catalog.find(name, params.export_id);
  if (stored === null) {
    throw problem(
      404,
      'unknown-export',
      `no export ${JSON.stringify(params.export_id)} of ${name}: /v1/bulk/${name} lists them`,
    );
  }
  const file = stored.files.find((one) => nameOf(one) === params.file);
  if (!file) {
    const text = `no file ${JSON.stringify(params.file)} in this export: files[].name of /v1/bulk/${name} has the names`;
    throw problem(404, 'unknown-file', text);
  }
  return sendFile(catalog, stored, file, { headers, isHead });
}

async function sendFile(
  catalog: ExportCatalog,
  stored: StoredExport,
  file: ExportedFile,
  { headers, isHead }: Pick<Call, 'headers' | 'isHead'>,
): Promise<Raw | Redirect> {
  const etag = `"${file.sha256}"`;
  const about = {
    'accept-ranges': 'bytes',
    etag,
    'content-disposition': `attachment; filename="${stored.dataset}.${stored.exportId}.${nameOf(file)}"`,
    'content-type': PARQUET,
  };
  if (
    textOf(headers['if-none-match'])
      .split(',')
      .some((one) => [etag, '*', `W/${etag}`].includes(one.trim()))
  ) {
    return new Raw('', about, 304);
  }
  const isCurrent = ['', etag].includes(textOf(headers['if-range']));
  const range = isCurrent ? byteRangeOf(textOf(headers['range']), file.bytes) : null;
  if (range === 'unsatisfiable') {
    const message = `the file has ${file.bytes} bytes`;
    throw problem(416, 'range-not-satisfiable', message, { headers: { 'content-range': `bytes */${file.bytes}` } });
  }
  const length = range === null ? file.bytes : range.end - range.start + 1;
  const source = isHead ? { stream: Readable.from([]) } : await catalog.open(stored, file, range);
  if (source === null) throw problem(404, 'unknown-file', 'the file is gone: the export is being written again');
  if ('url' in source) return new Redirect(source.url);
  return new Raw(
    source.stream,
    {
      ...about,
      'content-length': String(length),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` }),
    },
    range === null ? 200 : 206,
  );
}

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header.trim() : '');

export const BULK: readonly Operation[] = [listBulkDatasets, listBulkExports, downloadBulkFile];
