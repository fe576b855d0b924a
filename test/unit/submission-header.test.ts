import { describe, expect, test } from 'vitest';
import { readHeader } from '../../sources/submission/header.ts';

const INDENTED = `<SEC-DOCUMENT>0001234567-24-000012.txt : 20240329
<SEC-HEADER>0001234567-24-000012.hdr.sgml : 20240329
<ACCEPTANCE-DATETIME>20240329160533
ACCESSION NUMBER:		0001234567-24-000012
CONFORMED SUBMISSION TYPE:	8-K
PUBLIC DOCUMENT COUNT:		3
CONFORMED PERIOD OF REPORT:	20240328
ITEM INFORMATION:		Entry into a Material Definitive Agreement
ITEM INFORMATION:		Financial Statements and Exhibits
FILED AS OF DATE:		20240329
DATE AS OF CHANGE:		20240329

FILER:

	COMPANY DATA:	
		COMPANY CONFORMED NAME:			ALPHA: BETA INC
		CENTRAL INDEX KEY:			0000000777
		STANDARD INDUSTRIAL CLASSIFICATION:	ELECTRONIC COMPUTERS [3571]
		STATE OF INCORPORATION:			DE
		FISCAL YEAR END:			0930

	FILING VALUES:
		FORM TYPE:		8-K
		SEC ACT:		1934 Act
		SEC FILE NUMBER:	001-11111
		FILM NUMBER:		24800001

	FILING VALUES:
		FORM TYPE:		8-K
		SEC FILE NUMBER:	333-22222

	FORMER COMPANY:	
		FORMER CONFORMED NAME:	OLD NAME INC
		DATE OF NAME CHANGE:	19960607

FILER:

	COMPANY DATA:	
		COMPANY CONFORMED NAME:			BETA SUB LLC
		CENTRAL INDEX KEY:			0000000888
		STANDARD INDUSTRIAL CLASSIFICATION:	 []
`;

describe('the indented header', () => {
  const { header, warnings } = readHeader(INDENTED);

  test('gives form, dates and the acceptance time in UTC', () => {
    expect(header).toMatchObject({
      accessionNumber: '0001234567-24-000012',
      form: '8-K',
      filedDate: '2024-03-29',
      periodOfReport: '2024-03-28',
      acceptedAt: '2024-03-29T20:05:33.000Z',
      items: ['Entry into a Material Definitive Agreement', 'Financial Statements and Exhibits'],
    });
    expect(warnings).toEqual([]);
  });

  test('gives every filer, with the file numbers of all its filing values', () => {
    expect(header.filers).toEqual([
      {
        role: 'filer',
        cik: '777',
        name: 'ALPHA: BETA INC',
        fileNumber: '001-11111',
        otherFileNumbers: ['333-22222'],
        filmNumber: '24800001',
        sic: '3571',
        stateOfIncorporation: 'DE',
        fiscalYearEnd: '0930',
        formType: '8-K',
        formerNames: [{ name: 'OLD NAME INC', changedOn: '1996-06-07' }],
      },
      {
        role: 'filer',
        cik: '888',
        name: 'BETA SUB LLC',
        fileNumber: null,
        filmNumber: null,
        sic: null,
        stateOfIncorporation: null,
        fiscalYearEnd: null,
        formType: null,
      },
    ]);
  });

  test('states no acceptance time before 2001: null, not a guess', () => {
    expect(readHeader(INDENTED.replace(/<ACCEPTANCE.*\n/, '')).header.acceptedAt).toBeNull();
  });

  test('in winter, Eastern time is five hours behind', () => {
    const winter = INDENTED.replace('20240329160533', '20240115173000');
    expect(readHeader(winter).header.acceptedAt).toBe('2024-01-15T22:30:00.000Z');
  });

  test('an impossible date is null and warned of', () => {
    const { header: bad, warnings: said } = readHeader(INDENTED.replace('DATE:		20240329', 'DATE:		20240230'));
    expect(bad.filedDate).toBeNull();
    expect(said.map((warning) => warning.code)).toEqual(['invalid-header-date']);
  });

  test('the accession number of the first line stands in for a missing one', () => {
    const { header: without } = readHeader(INDENTED.replace(/ACCESSION NUMBER:.*\n/, ''));
    expect(without.accessionNumber).toBe('0001234567-24-000012');
  });
});

test('a header of 2000 mixes sections and a tagged reporting owner', () => {
  const { header } = readHeader(`<SEC-HEADER>0001094891-00-000001.hdr.sgml : 20000316
CONFORMED SUBMISSION TYPE:	4
FILED AS OF DATE:		20000314

SUBJECT COMPANY:

	COMPANY DATA:
		COMPANY CONFORMED NAME:			ALPHA CORP /
		CENTRAL INDEX KEY:			0000911787
	FILING VALUES:
		SEC FILE NUMBER:	000-24212
<REPORTING-OWNER>

COMPANY DATA:
	COMPANY CONFORMED NAME:			DOE JANE
	CENTRAL INDEX KEY:			0001050609
	STANDARD INDUSTRIAL CLASSIFICATION:	 []
<RELATIONSHIP>DIRECTOR
</REPORTING-OWNER>
</SEC-HEADER>`);
  expect(header.filers.map(({ role, cik, name }) => [role, cik, name])).toEqual([
    ['subject-company', '911787', 'ALPHA CORP /'],
    ['reporting-owner', '1050609', 'DOE JANE'],
  ]);
  expect(header.filers[1]?.sic).toBeNull();
});

test('the tagged form gives the same fields, also with bare CR line ends', () => {
  const tagged = [
    '<SUBMISSION>',
    '<ACCESSION-NUMBER>0000929638-25-000114',
    '<TYPE>SC 13G',
    '<PERIOD>20250110',
    '<ITEMS>5.02',
    '<ITEMS>9.01',
    '<FILING-DATE>20250113',
    '<SUBJECT-COMPANY>',
    '<COMPANY-DATA>',
    '<CONFORMED-NAME>Alpha & Beta, Inc.',
    '<CIK>0000704562',
    '<ASSIGNED-SIC>2834',
    '<ORGANIZATION-NAME>03 Life Sciences',
    '</COMPANY-DATA>',
    '<FILING-VALUES>',
    '<FORM-TYPE>SC 13G',
    '<FILE-NUMBER>005-37393',
    '</FILING-VALUES>',
    '</SUBJECT-COMPANY>',
    '<FILED-BY>',
    '<COMPANY-DATA>',
    '<CONFORMED-NAME>GAMMA CAPITAL, LLC',
    '<CIK>0001076809',
    '</COMPANY-DATA>',
    '</FILED-BY>',
    '<ISSUING_ENTITY>',
    '<COMPANY-DATA>',
    '<CIK>0002049379',
    '</COMPANY-DATA>',
    '</ISSUING_ENTITY>',
  ];
  const readings = ['\n', '\r', '\r\n'].map((lineEnd) => readHeader(tagged.join(lineEnd)).header);
  expect(readings[1]).toEqual(readings[0]);
  expect(readings[2]).toEqual(readings[0]);
  expect(readings[0]).toMatchObject({
    accessionNumber: '0000929638-25-000114',
    form: 'SC 13G',
    filedDate: '2025-01-13',
    periodOfReport: '2025-01-10',
    acceptedAt: null,
    items: ['5.02', '9.01'],
  });
  expect(readings[0]?.filers.map(({ role, cik, fileNumber, sic }) => [role, cik, fileNumber, sic])).toEqual([
    ['subject-company', '704562', '005-37393', '2834'],
    ['filed-by', '1076809', null, null],
    ['other', '2049379', null, null],
  ]);
});
