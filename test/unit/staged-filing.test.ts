import { expect, test } from 'vitest';
import { parseSubmission } from '../../activities/parse-submission.ts';
import type { IsoDate } from '../../core/dates.ts';
import { sha256 } from '../../core/hashes.ts';
import { parseAccessionNumber, rawSourceKeyOf } from '../../core/ids.ts';
import { decodeStaged, encodeStaged, rowsOfPart } from '../../core/staged-filing.ts';
import type { RowContext } from '../../core/table-rows.ts';
import { notApplicable, outcomeHead } from '../../parsers/filing/outcomes.ts';
import { thirteenfV1 } from '../../parsers/thirteenf/thirteenf.v1.ts';
import { submissionOf } from '../xbrl-documents.ts';

const STAGED = parseSubmission(
  submissionOf([{ type: '8-K', filename: 'a.htm', text: '<html>Item 3.01 Notice of Delisting</html>' }]),
  {
    accessionNumber: parseAccessionNumber('0000000777-25-000001'),
    rawSourceKey: rawSourceKeyOf(sha256('bytes')),
    filedDate: null,
  },
  null,
);
const MALFORMED = { code: 'staged-malformed', retryable: false };
const decode = (filing: object) => () => decodeStaged(Buffer.from(JSON.stringify(filing)));

test('a staged filing decodes to what was encoded', () => {
  expect(STAGED.runs.length).toBeGreaterThan(10);
  expect(decodeStaged(encodeStaged(STAGED))).toEqual(STAGED);
});

test('an object that is not a staged filing is refused, and the error names the member', () => {
  const [run] = STAGED.runs;
  expect(decode({ ...STAGED, runs: [{ ...run, outcome: { ...run?.outcome, status: 'done' } }] })).toThrow(/status/);
  expect(decode({ ...STAGED, runs: [{ ...run, outputHash: undefined }] })).toThrow(/outputHash/);
  expect(decode({ ...STAGED, rejection: 'no' })).toThrow(expect.objectContaining(MALFORMED));
  expect(() => decodeStaged(Buffer.from('{"accession'))).toThrow(expect.objectContaining(MALFORMED));
});

test('a part that is cut off, or holds rows that its parser did not write, is refused', async () => {
  expect([...rowsOfPart(Buffer.from('{"a":1}\n[2]\n'))]).toEqual([{ a: 1 }, [2]]);
  expect(() => [...rowsOfPart(Buffer.from('{"a":1}\n{"a":'))]).toThrow(expect.objectContaining(MALFORMED));
  const streamed = (async function* () {
    yield { sequence: 2, row: { cusip: '037833100' } };
  })();
  const context: RowContext = { form: '13F-HR', filedDate: '2024-02-14' as IsoDate, sequence: 1, streamed };
  const outcome = notApplicable<never>(outcomeHead(thirteenfV1), 'none', 'none');
  const reading = async () => {
    for (const output of thirteenfV1.rows(outcome, context)) {
      if ('bulkRows' in output) for await (const _ of output.bulkRows) void _;
    }
  };
  await expect(reading()).rejects.toMatchObject(MALFORMED);
});
