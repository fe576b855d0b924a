import { Readable } from 'node:stream';
import Type from 'typebox';
import { AppError } from '../../core/errors.ts';
import { type AccessionNumber, parseAccessionNumber, sha256OfRawSourceKey } from '../../core/ids.ts';
import { type FilingLink, loadFilingLinks } from '../../db/repositories/filings/filing-links.ts';
import { getObject } from '../../db/repositories/filings/raw-objects.ts';
import type { ApiDeps } from '../deps.ts';
import { problem } from '../http/problems.ts';
import { type Call, defineOperation, Raw, Redirect } from '../operation.ts';
import { CLOCKS, readClocks } from '../parameters.ts';

const PARAMS = Type.Object({
  accession_number: Type.String({
    description: 'With or without dashes.',
    examples: ['0001213900-26-001234'],
  }),
});

const QUERY = Type.Object({
  raw: Type.Optional(
    Type.Enum(['0', '1'], { description: '`1`: the stored bytes instead of a redirect to the source.' }),
  ),
  ...CLOCKS,
});

export const downloadFiling = defineOperation({
  id: 'downloadFiling',
  method: 'GET',
  path: '/v1/filings/{accession_number}/download',
  family: 'Filings',
  scope: 'read',
  summary: 'Redirects to the source filing document, or streams the stored bytes',
  description:
    'With `raw=1` the answer is the submission as it was fetched, as an attachment; its ETag is the sha256 of the bytes. `as_of`: only a filing that was public by then; `as_computed`: only bytes that were stored by then.',
  params: PARAMS,
  query: QUERY,
  status: 302,
  download: 'application/octet-stream',
  async handle(call) {
    const { params, query, deps } = call;
    const filing = await knownFiling(deps, params.accession_number);
    const { asOf, publicTo, computedBy } = readClocks(query);
    if (publicTo !== null && filing.publicAt > publicTo) {
      const message = `${filing.accessionNumber} was not public by ${asOf}: it became so at ${filing.publicAt}`;
      throw problem(404, 'not-public-then', message);
    }
    if (query.raw === '1') return storedBytes(call, filing, computedBy);
    if (/^https?:\/\//.test(filing.url)) return new Redirect(filing.url);
    throw problem(409, 'no-source-address', `${filing.accessionNumber} has no address on the web; ask with raw=1`);
  },
});

async function knownFiling({ db }: Pick<ApiDeps, 'db'>, given: string): Promise<FilingLink> {
  const accessionNumber = accessionOf(given);
  const filing = (await loadFilingLinks(db, [accessionNumber])).get(accessionNumber);
  if (filing) return filing;
  throw problem(404, 'unknown-filing', `no filing ${accessionNumber} is known`);
}

function accessionOf(given: string): AccessionNumber {
  try {
    return parseAccessionNumber(given);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const message = 'not an accession number: give 18 digits, as 0001213900-26-001234';
    throw problem(400, 'invalid-accession-number', message, {
      errors: [{ in: 'path', name: 'accession_number', message }],
      cause,
    });
  }
}

async function storedBytes(
  { deps: { db, services }, headers, isHead }: Call<typeof QUERY, typeof PARAMS>,
  { accessionNumber, rawSourceKey, state, stateCode, stateReason }: FilingLink,
  computedBy: string | null,
): Promise<Raw> {
  const object = rawSourceKey && (await getObject(db, sha256OfRawSourceKey(rawSourceKey)));
  if (rawSourceKey === null) {
    const why = [stateCode, stateReason].filter(Boolean).join(': ');
    const message = `the bytes of ${accessionNumber} are not stored: its state is ${state}${why && ` (${why})`}`;
    throw problem(409, 'filing-not-stored', message, { more: { state, stateCode, stateReason } });
  }
  if (computedBy !== null && object && object.recordedAt > computedBy) {
    const message = `the bytes of ${accessionNumber} were not stored by ${computedBy}`;
    throw problem(404, 'not-stored-then', message);
  }
  const etag = `"${sha256OfRawSourceKey(rawSourceKey)}"`;
  if (headers['if-none-match'] === etag) return new Raw('', { etag }, 304);
  if (!(await services.storedBytes.has(rawSourceKey))) {
    throw problem(404, 'raw-object-missing', `this server does not hold the bytes of ${accessionNumber}`);
  }
  const about = {
    // Never HTML, whatever it holds: nothing of a filing runs on this origin.
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${accessionNumber}.txt"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-cache, no-transform',
    etag,
    ...(object && { 'content-length': String(object.bytes) }),
  };
  return new Raw(Readable.from(isHead ? [] : services.storedBytes.open(rawSourceKey), { objectMode: false }), about);
}
