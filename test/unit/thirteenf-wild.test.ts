import { describe, expect, test } from 'vitest';
import { parseThirteenf, thirteenfSubmission } from '../thirteenf-documents.ts';
import { WILD_THIRTEENF_LAYOUTS } from './thirteenf-wild-layouts.ts';
import { MORE_WILD_THIRTEENF_TABLES } from './thirteenf-wild-more.ts';
import { reportText, WILD_THIRTEENF_TABLES } from './thirteenf-wild-tables.ts';

describe('text reports of 1999–2012 in layouts of their time', () => {
  test.each([...WILD_THIRTEENF_TABLES, ...MORE_WILD_THIRTEENF_TABLES, ...WILD_THIRTEENF_LAYOUTS])(
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
      // A right table that agrees with its cover is claimed; one that contradicts it is not.
      expect(outcome.confidence >= 0.9).toBe(report.doubtful !== true);
    },
  );
});
