import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { beneficialOwnershipV3 } from '../../parsers/beneficial-ownership/beneficial-ownership.v3.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';
import { corpusPath } from '../corpus.ts';
import { parseOwnership } from '../ownership-layouts.ts';

const ownership = corpusPath('ownership');
const archive = corpusPath('edgar', 'Archives', 'edgar', 'data');

/** Read from the documents by hand: name, shares, percent, sole and shared voting, sole and shared dispositive, types. */
type Person = readonly [string, number, number, number, number, number, number, readonly string[]];

const EXPECTED: Readonly<Record<string, { readonly head: object; readonly persons: readonly Person[] }>> = {
  'schedule13d.xml.gz': {
    head: {
      form: 'SCHEDULE 13D',
      issuer: { name: 'Aadi Bioscience, Inc.', cik: '1422142', cusip: '00032Q104' },
      eventDate: '2024-12-31',
      amendment: null,
    },
    persons: [
      ['BML Investment Partners, L.P.', 2_100_000, 8.5, 0, 2_100_000, 0, 2_100_000, ['PN']],
      ['Leonard Braden Michael', 2_435_000, 9.9, 335_000, 2_100_000, 335_000, 2_100_000, ['IN']],
    ],
  },
  'schedule13g.xml.gz': {
    head: {
      form: 'SCHEDULE 13G',
      issuer: { name: 'Jushi Holdings Inc.', cik: '1909747', cusip: '48213Y107' },
      eventDate: '2025-11-19',
      amendment: null,
    },
    persons: [
      ['Marex Securities Products Inc.', 10_000_000, 5.1, 10_000_000, 0, 10_000_000, 0, ['CO']],
      ['Marex Group plc', 10_000_000, 5.1, 10_000_000, 0, 10_000_000, 0, ['OO']],
    ],
  },
  'schedule13g_nested_cusip.xml.gz': {
    head: {
      form: 'SCHEDULE 13G/A',
      issuer: { name: 'AVIS BUDGET GROUP, INC.', cik: '723612', cusip: '053774105' },
      eventDate: '2026-03-31',
      amendment: 3,
    },
    persons: [
      ['Pentwater Capital Management LP', 7_824_100, 22.2, 0, 7_824_100, 0, 7_824_100, ['IA', 'PN']],
      ['Matthew Halbower', 7_824_100, 22.2, 0, 7_824_100, 0, 7_824_100, ['HC', 'IN']],
    ],
  },
  'SC-13G-DOCUMENT.html.gz': {
    head: {
      form: 'SC 13G',
      issuer: { name: 'LIVENT CORPORATION', cik: null, cusip: '53814L108' },
      eventDate: '2023-12-29',
      amendment: null,
    },
    persons: [
      ['ICS Opportunities, Ltd.', 0, 0, 0, 0, 0, 0, ['CO']],
      ['Millennium Management LLC', 0, 0, 0, 0, 0, 0, ['OO']],
      ['Millennium Group Management LLC', 0, 0, 0, 0, 0, 0, ['OO']],
      ['Israel A. Englander', 0, 0, 0, 0, 0, 0, ['IN']],
    ],
  },
  'SG-13G-DOCUMENT-WITH-TEXT.html.gz': {
    head: {
      form: 'SC 13G/A',
      issuer: { name: 'TRINITY INDUSTRIES INC', cik: null, cusip: '896522109' },
      eventDate: '2023-12-31',
      amendment: 3,
    },
    persons: [['BlackRock, Inc.', 13_967_335, 17.1, 13_767_282, 0, 13_967_335, 0, ['HC']]],
  },
};

describe.skipIf(!ownership)('real Schedules 13D and 13G (skipped where the corpus is absent)', () => {
  test.each(Object.keys(EXPECTED))('%s: head and every person are exact, with high confidence', (name) => {
    const { result, confidence } = parseOwnership(gunzipSync(readFileSync(`${ownership}/${name}`)).toString('utf8'));
    expect(result).toMatchObject(EXPECTED[name]?.head ?? {});
    expect(
      result?.reportingPersons.map((one) => [
        one.name,
        one.sharesOwned,
        one.percentOfClass,
        one.soleVoting,
        one.sharedVoting,
        one.soleDispositive,
        one.sharedDispositive,
        one.typeOfReportingPerson,
      ]),
    ).toEqual(EXPECTED[name]?.persons);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a schedule of seven persons who own together gives each of them', () => {
    const text = gunzipSync(readFileSync(`${ownership}/schedule13d_nested_cusip.xml.gz`)).toString('utf8');
    const { result } = parseOwnership(text);
    expect(result?.issuer.cusip).toBe('81221K108');
    expect(result?.reportingPersons.map(({ sharesOwned }) => sharesOwned)).toEqual(
      Array.from({ length: 7 }, () => 6_294_951),
    );
  });
});

describe.skipIf(!archive)('schedules of the archive (skipped where the corpus is absent)', () => {
  test('each is read with high confidence and names the header’s issuer; nothing else is taken for one', () => {
    const names =
      archive === null
        ? []
        : readdirSync(archive, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt.gz'));
    const read: Record<string, unknown> = {};
    for (const path of names) {
      const submission = readSubmission(gunzipSync(readFileSync(`${archive}/${path}`)));
      const form = submission.header.form ?? '';
      const [document] = beneficialOwnershipV3.appliesTo(submission);
      expect(document !== undefined, `${path} ${form}`).toBe(/^(?:SC|SCHEDULE) 13[DG]/.test(form));
      if (!document) continue;
      const outcome = beneficialOwnershipV3.parse(submission, document, { filedDate: null, upstream: new Map() });
      expect(outcome.confidence, path).toBeGreaterThanOrEqual(0.9);
      read[submission.header.accessionNumber ?? path] = outcome.result?.reportingPersons.map(
        ({ name, sharesOwned, percentOfClass }) => [name, sharesOwned, percentOfClass],
      );
    }
    expect(read).toEqual({
      '0000019617-24-000012': [['JPMORGAN CHASE & CO.', 4_024_573, 4.9]],
      '0001076809-24-000144': [
        ['Glazer Capital, LLC', 3_394_114, 5.31],
        ['Paul J. Glazer', 3_394_114, 5.31],
      ],
    });
  }, 120_000);
});
