import { describe, expect, test } from 'vitest';
import { cusipOf, parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';
import { CELL_NOTATIONS } from './thirteenf-cell-notations.ts';
import { COLUMNS_AND_SEPARATORS } from './thirteenf-columns-and-separators.ts';
import { NAMES_AND_HEADINGS } from './thirteenf-names-and-headings.ts';
import { PAGES_AND_SECTIONS, reportText } from './thirteenf-pages-and-sections.ts';

describe('layouts of text reports of 1999–2012', () => {
  test.each([...PAGES_AND_SECTIONS, ...NAMES_AND_HEADINGS, ...COLUMNS_AND_SEPARATORS, ...CELL_NOTATIONS])(
    '$title',
    (report) => {
      const outcome = parseThirteenf(
        thirteenfSubmission([{ type: '13F-HR', body: reportText(report), xml: false }], {
          form: '13F-HR',
          filed: '20061113',
          period: '20060930',
        }),
      );
      const rows = (outcome.result?.holdings ?? []).map((held) => [
        held.nameOfIssuer,
        held.titleOfClass,
        held.cusip,
        Number((held.rawValue ?? '').replace(/[$,]/g, '')),
        held.sshPrnamt,
        held.sshPrnamtType,
        held.putCall,
        held.investmentDiscretion,
        held.otherManager,
        [held.votingAuthority.sole, held.votingAuthority.shared, held.votingAuthority.none],
      ]);
      expect(rows).toEqual(report.rows);
      expect(outcome.result?.managerName).toBe('Larkmere Capital LP');
      // Confidence is high only if the table agrees with its cover.
      expect(outcome.confidence >= 0.9).toBe(report.doubtful !== true);
    },
  );
});

describe('ambiguous text tables', () => {
  const A = cusipOf('03783310');
  const B = cusipOf('59491810');
  const C = cusipOf('30231G10');
  const row = (name: string, title: string, cusip: string, rest: string) =>
    `${name.padEnd(25)}${title.padEnd(17)}${cusip}${rest}`;
  const HEADING = 'NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   SOLE   SHARED   NONE\n';
  const confidenceOf = (table: string) =>
    parseThirteenf(
      thirteenfSubmission(
        [{ type: '13F-HR', body: reportText({ title: '', totals: ['3', '9,400'], table, rows: [] }), xml: false }],
        { form: '13F-HR', filed: '20061113', period: '20060930' },
      ),
    );

  test('a two-line name among unordered names is not read with high confidence', () => {
    const outcome = confidenceOf(
      `${HEADING}${row('MERCER LABS', 'COM', A, '     2,400     50,000   50,000   0   0')}
ALLIED BOREAL
${row('SYS OF AMERICA', 'COM', B, '     3,000    120,000   120,000   0   0')}
${row('CINDER CORP', 'CL A', C, '     4,000     90,000   90,000   0   0')}
`,
    );
    expect(outcome.result?.entries).toBe(3);
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(outcome.reasons.map(({ code }) => code)).toContain('rows-in-doubt');
  });

  test('a section heading right above a row is not its name', () => {
    const outcome = confidenceOf(
      `${HEADING}${row('ABERDEEN LABS', 'COM', A, '     2,400     50,000   50,000   0   0')}

WOOD PRODUCTS
${row('BOREAL SYS INC', 'COM', B, '     3,000    120,000   120,000   0   0')}
${row('CINDER CORP', 'CL A', C, '     4,000     90,000   90,000   0   0')}
`,
    );
    expect(outcome.result?.holdings[1]?.nameOfIssuer).toBe('BOREAL SYS INC');
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('marks below unclear headings leave the discretion null', () => {
    const outcome = confidenceOf(
      `NAME OF ISSUER           TITLE OF CLASS   CUSIP        VALUE     SHARES   KIND\n${row('ABERDEEN LABS', 'COM', A, '     2,400     50,000     X')}
${row('BOREAL SYS INC', 'COM', B, '     3,000    120,000     X')}
${row('CINDER CORP', 'CL A', C, '     4,000     90,000     X')}
`,
    );
    expect(outcome.result?.holdings[0]?.investmentDiscretion).toBeNull();
    expect(outcome.confidence).toBeLessThan(0.9);
  });
});
