import { expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { SUBJECT_COMPANY_CHECK } from '../../core/rows-beneficial-ownership.ts';
import { renderSchedule } from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';

test('the parser gives the check of cover against header under the name that links of CUSIPs ask for', () => {
  const schedule = renderSchedule(
    {
      kind: 'G',
      amendment: null,
      issuer: 'HARBOR FREIGHTWAYS INC',
      cusip: '037833100',
      eventDate: parseIsoDate('2023-12-29'),
      persons: [
        {
          name: 'Larkmere Capital, L.P.',
          soleVoting: 10,
          sharedVoting: 0,
          soleDispositive: 10,
          sharedDispositive: 0,
          sharesOwned: 10,
          percentOfClass: 5.3,
          memberOfGroup: false,
          types: ['IA'],
          citizenship: 'Delaware',
        },
      ],
    },
    'html-rows',
  );
  const passedUnder = (subject: string) =>
    parseOwnership(
      `<SEC-DOCUMENT>0000000001-24-000001.txt : 20240201
<SEC-HEADER>0000000001-24-000001.hdr.sgml : 20240201
ACCESSION NUMBER:		0000000001-24-000001
CONFORMED SUBMISSION TYPE:	SC 13G
PUBLIC DOCUMENT COUNT:		1
FILED AS OF DATE:		20240201

SUBJECT COMPANY:	

	COMPANY DATA:	
		COMPANY CONFORMED NAME:			${subject}
		CENTRAL INDEX KEY:			0000000200

FILED BY:		

	COMPANY DATA:	
		COMPANY CONFORMED NAME:			LARKMERE CAPITAL LP
		CENTRAL INDEX KEY:			0000000900
</SEC-HEADER>
<DOCUMENT>
<TYPE>SC 13G
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
${schedule}
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`,
    ).crossValidations.find(({ name }) => name === SUBJECT_COMPANY_CHECK)?.passed;
  expect([passedUnder('HARBOR FREIGHTWAYS INC'), passedUnder('NORTHGATE ICE CO')]).toEqual([true, false]);
});
