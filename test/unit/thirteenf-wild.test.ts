import { describe, expect, test } from 'vitest';
import { cusipOf, parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';
import { WILD_THIRTEENF_LAYOUTS } from './thirteenf-wild-layouts.ts';
import { WILD_THIRTEENF_LAYOUTS_2 } from './thirteenf-wild-layouts-2.ts';
import { MORE_WILD_THIRTEENF_TABLES } from './thirteenf-wild-more.ts';
import { reportText, WILD_THIRTEENF_TABLES } from './thirteenf-wild-tables.ts';

describe('text reports of 1999–2012 in layouts of their time', () => {
  test.each([
    ...WILD_THIRTEENF_TABLES,
    ...MORE_WILD_THIRTEENF_TABLES,
    ...WILD_THIRTEENF_LAYOUTS,
    ...WILD_THIRTEENF_LAYOUTS_2,
  ])('$title', (report) => {
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
    // A right table that agrees with its cover is claimed; one that contradicts it is not.
    expect(outcome.confidence >= 0.9).toBe(report.doubtful !== true);
  });
});

describe('text tables that can be read in two ways', () => {
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

  test('a name over two lines among names without order is not claimed', () => {
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

  test('the heading of a section right above a row is not its name', () => {
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

  test('marks under headings that say nothing leave the discretion open', () => {
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
