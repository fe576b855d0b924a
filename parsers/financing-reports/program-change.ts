import { confidenceOf } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { paragraphOf, sentenceOf } from '../prose/flat-text.ts';
import { captured, type Match } from '../prose/matches.ts';
import { isTelling, numberPattern, otherSentences } from '../prose/restatements.ts';
import { findReportedShelfLimit } from './baby-shelf.ts';
import type { Deal } from './deal.ts';
import { findAgents } from './deal-agents.ts';
import { findFee, findFileNumber } from './fee-and-file.ts';
import { MONEY } from './proceeds.ts';
import { type Report, reportMatches, textOf } from './report.ts';

/** The amount that a running program may sell is raised, renewed or lowered by a supplement or an amendment. */
const CHANGE = verbose('gi')`
  \b(?:to|which|that|and) (?:further )?(?:increase[sd]?|upsize[sd]?|decrease[sd]?|reduce[sd]?|update[sd]?) (?:the )?(?:[\w-]+ ){0,4}?(?:amount|number|size|value|price|capacity|shares|common stock|dollar)\b
  |\bup to an additional \$[^;]{0,240}\b(?:such that|so that|for an aggregate|for a total)\b
  |\b(?:increas(?:e|ed|ing)|upsiz(?:e|ed|ing)|decreas(?:e|ed|ing)|reduc(?:e|ed|ing)) (?:of |in )?(?:the )?(?:[\w-]+ ){0,3}(?:amount|size|capacity|value|offering price) [^.;]{0,160}\b(?:sales agreement|distribution agreement|ATM|at[- ]the[- ]market|program)`;
const PROGRAM =
  /\b(?:sales agreement|distribution agreement|offering agreement|ATM (?:program|agreement|offering)|at[- ](?:the[- ])?market)/i;
/** What may be sold from now on. */
const NEW_MAXIMUM = verbose('gi')`
  \b(?:may (?:now |from time to time )?(?:offer|issue|sell)|(?:increas|decreas|reduc|upsiz)\w+|supplement|offer(?:ing)? and sale|will be able to)\b[^;$]{0,260}?\b(?:up to|of|to)(?: an aggregate(?: of)?| a total of| a maximum of)?(?: an additional)? ?${MONEY}`;
/** "Up to an additional $450.0 million, such that the Company could sell up to an aggregate of $700.0 million". */
const NEW_TOTAL = new RegExp(
  `\\b(?:such that|so that|for an aggregate|for a total|resulting in)\\b[^;$]{0,160}?${MONEY}`,
  'gi',
);
const FROM_TO = new RegExp(
  `\\bfrom (?:up to |an aggregate of )?${MONEY}(?: of [^.;$]{3,60})? to (?:up to |an aggregate of )?${MONEY}`,
  'i',
);
const STALE =
  /\b(?:previously|prior (?:prospectus|supplement)|had sold|has sold|have sold|sold|remain\w*|unsold|under a prospectus supplement dated|public float|aggregate market value|non-affiliates|additional)\b[^.;]{0,120}$/i;
/** "Inclusive of the unsold amount" does not make the amount that of before. */
const INCLUSIVE =
  /\b(?:inclusive of|including|which includes|in addition to|not including|exclud\w+)\b[^,;.$]{0,100},?/gi;

/**
 * The running ATM program whose amount a report changes: type, new maximum, agents, file number and the limit of General
 * Instruction I.B.6. False where no amount is changed: a suspension or a termination sells nothing.
 */
export function findProgramChange(report: Report, findings: Findings): boolean {
  for (const match of reportMatches(report, CHANGE, report, 12)) {
    const sentence = sentenceOf(report.flat, match.start);
    const paragraph = paragraphOf(report.flat, match.start);
    const around = textOf(report, {
      start: Math.max(report.start, paragraph.start - 2_500),
      end: Math.min(report.end, paragraph.end + 800),
    });
    if (!PROGRAM.test(around) || !/supplement|amend/i.test(textOf(report, paragraph))) continue;
    const program = reportMatches(report, new RegExp(PROGRAM, 'gi'), report, 1)[0] ?? match;
    const maximum = maximumAfter(report, {
      ...match,
      start: sentence.start,
      end: Math.min(report.end, paragraph.end + 600),
    });
    if (maximum === null) continue;
    const { value, at } = maximum;
    const deal: Deal = { type: 'atm', typeAt: program, isSure: true, sentence, paragraph };
    const sure = confidenceOf(['section']);
    findings.set('type', 'atm', [program], sure);
    findings.set('isAtm', true, [program], sure);
    findings.set('isPrimary', true, [program], sure);
    findings.set('isResale', false, [program], sure);
    findings.set('securities', ['common'], [program], confidenceOf([]));
    const isRepeated = isTelling(value) && otherSentences(report.flat, report, numberPattern(value), [at]).length > 0;
    findings.set('maxAggregateOffering', value, [at], confidenceOf(isRepeated ? ['place'] : []));
    findFileNumber(report, findings);
    findAgents(report, deal, findings);
    findFee(report, findings);
    findReportedShelfLimit(report, findings);
    return true;
  }
  return false;
}

function maximumAfter(report: Report, range: { start: number; end: number }): { value: number; at: Match } | null {
  const words = textOf(report, range);
  const pair = FROM_TO.exec(words);
  const totals = reportMatches(report, NEW_TOTAL, range, 4).filter(({ text }) => !/remain|unsold|sold/i.test(text));
  const candidates = pair === null ? [...totals, ...reportMatches(report, NEW_MAXIMUM, range, 8)] : [];
  if (pair !== null && pair[2] !== undefined) {
    const start = range.start + pair.index + pair[0].lastIndexOf(pair[2]);
    const value = Number(amountsIn(pair[2])[0]?.value ?? 0);
    const at = { start, end: start + pair[2].length, text: pair[2], groups: [] };
    if (value >= 100_000) return { value, at };
  }
  for (const match of candidates) {
    const printed = captured(match);
    const value = Number(amountsIn(printed?.text ?? '')[0]?.value ?? 0);
    if (printed === null || value < 100_000) continue;
    const lead = report.text.slice(Math.max(range.start, printed.start - 160), printed.start).replace(INCLUSIVE, '');
    if (STALE.test(lead)) continue;
    return { value, at: { ...printed, groups: [] } };
  }
  return null;
}
