import { confidenceOf } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { paragraphOf, sentenceOf } from '../prose/flat-text.ts';
import type { Deal } from './deal.ts';
import { findAgents } from './deal-agents.ts';
import { findFee } from './fee-and-file.ts';
import { findProceeds, GROSS } from './proceeds.ts';
import { type Report, reportMatches, textOf } from './report.ts';
import { securitiesIn } from './securities.ts';

/** Holders are induced to exercise their warrants: the issuer sells the shares under them, for cash. */
const INDUCEMENT = verbose('gi')`
  \binducement (?:offer )?(?:letter|agreement|offer|transaction)|\bwarrant (?:inducement|exercise) (?:agreements?|letters?|offer|transaction)
  |\b(?:letter|exercise|inducement) agreements?[^.;]{0,120}\bholders?\b[^.;]{0,120}\bwarrants
  |\bwarrant inducement\b
  |\bagreements? (?:with [^.;$]{3,80} )?for the (?:immediate |cash )*exercise of (?:[\w-]+ ){0,4}warrants\b`;
const EXERCISE = /\bexercis\w+\b[^.;]{0,160}\bwarrants?\b|\bwarrants?\b[^.;]{0,200}\bexercis\w+\b/i;
const ENTERED = /\b(?:entered into|agreed|announce[sd]?|announcing|consummated|completed|closed|executed)\b/i;
const CASH = /\bfor cash\b|\bgross (?:cash )?proceeds\b|\bimmediate(?:ly)? (?:cash )?exercise\b|\bcash exercise\b/i;

/** An inducement as an offering of type `other`: its proceeds, agents and their fee; its warrants are another parser's. */
export function findInducement(report: Report, findings: Findings): boolean {
  for (const match of reportMatches(report, INDUCEMENT, report, 12)) {
    const sentence = sentenceOf(report.flat, match.start);
    const paragraph = paragraphOf(report.flat, match.start);
    const words = textOf(report, sentence);
    const around = textOf(report, { start: paragraph.start, end: Math.min(report.end, paragraph.end + 1_500) });
    if (!ENTERED.test(words) || !EXERCISE.test(around) || !CASH.test(around)) continue;
    if (
      /previously (?:announced|disclosed)|\bpurchase price\b/i.test(words) &&
      !/closed|completed|consummated/i.test(words)
    )
      continue;
    const deal: Deal = { type: 'other', typeAt: match, isSure: false, sentence, paragraph };
    findings.set('type', 'other', [match], confidenceOf([]));
    findings.set('isAtm', false, [match], confidenceOf(['section']));
    findings.set('isPrimary', true, [match], confidenceOf([]));
    findings.set('isResale', false, [match], confidenceOf([]));
    findings.set('securities', securitiesIn(words), [sentence], confidenceOf([]));
    const gross =
      findProceeds(report, { start: sentence.start, end: report.end }, GROSS) ?? findProceeds(report, report, GROSS);
    if (gross !== null)
      findings.set('grossProceeds', Number(gross.amount.value), [gross.at], confidenceOf(gross.witnesses));
    findAgents(report, deal, findings);
    findFee(report, findings);
    return true;
  }
  return false;
}
