import type { CrossValidation, ParseContext, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { flatTextOf } from '../prose/flat-text.ts';
import {
  CHECKED,
  DOUBTFUL,
  membersOf,
  READ_ONCE,
  STANDARD,
  type Stated,
  statedOutcome,
} from '../prose/stated-values.ts';
import type { EarlierSplit, ReverseSplitsResult } from './result.ts';
import { reverseSplitRows } from './rows.ts';
import { beforeAfterCounts, fits } from './share-counts.ts';
import { isDay, readSplits, type SplitStage, type SplitStatement } from './split-statements.ts';

const PARSER = { id: 'reverse-splits', version: 1, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Reverse splits from Items 5.03, 3.03 and 8.01 of Form 8-K, press releases, charter amendments, proxies, prospectuses
 * and reports: announced, approved, effective. A range of ratios that shareholders authorize is not a split.
 *
 * Confidence: ratio 0.95 where share counts before and after fit it or two sentences of the document state it alike and
 * none differs, 0.92 for one statement beside its date, 0.85 else, 0.6 where counts contradict it; date 0.95 where
 * stated twice alike, 0.92 for "effective on", 0.7 where only the first day of adjusted trading is stated.
 */
export const reverseSplitsV1: Parser<ReverseSplitsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) =>
    mainAndExhibits(submission, [...CURRENT_REPORTS, ...REPORTS_AND_PROSPECTUSES, 'proxy'], /^EX-(?:3|99)/),
  parse,
  rows: (outcome, filing) => [{ table: 'dilution.reverse_splits', rows: reverseSplitRows(outcome, filing) }],
};

interface Split {
  readonly numerator: number;
  readonly denominator: number;
  readonly statements: SplitStatement[];
}

function parse(
  _submission: Submission,
  document: SubmissionDocument,
  _context: ParseContext,
): ParseOutcome<ReverseSplitsResult> {
  const unread = rejectedUnread<ReverseSplitsResult>(HEAD, document);
  if (unread !== null) return unread;
  const flat = flatTextOf(document, 'rows');
  const { statements, authorizations } = readSplits(flat);
  const splits = splitsOf(statements).filter((split) => authorizations.length === 0 || isSettled(split));
  const checks: CrossValidation[] = [];
  const warnings: Reason[] = [];
  const latest = splits.at(-1);
  const [authorized] = authorizations;
  if (latest === undefined) {
    if (authorized === undefined)
      return statedOutcome(HEAD, { result: {}, spans: {}, confidences: {}, checks, warnings });
    const stated = {
      from: { value: ratioText(authorized.from), range: authorized.range, confidence: READ_ONCE },
      to: { value: ratioText(authorized.to), range: authorized.range, confidence: READ_ONCE },
    };
    const { values, spans, confidences } = membersOf(flat, 'reverseSplitAuthorization', stated);
    return statedOutcome(HEAD, { result: { reverseSplitAuthorization: values }, spans, confidences, checks, warnings });
  }
  const counts = beforeAfterCounts(
    flat,
    latest.statements.map(({ range }) => range),
  );
  const fitting = counts.find((count) => fits(count, latest.denominator, latest.numerator));
  if (counts.length > 0) checks.push({ name: 'shares before ÷ after = ratio', passed: fitting !== undefined });
  const others = splits.slice(0, -1);
  if (others.length > 0)
    warnings.push({
      code: 'several-splits',
      message: `the document tells of ${splits.length} reverse splits; the latest is given`,
    });
  const members = membersOf(
    flat,
    'reverseSplit',
    statedOf(latest, fitting !== undefined, counts.length > 0, others.length > 0),
  );
  const result: Record<string, unknown> = { reverseSplit: members.values };
  if (fitting !== undefined) {
    Object.assign(members.values, { sharesBefore: fitting.before, sharesAfter: fitting.after });
    for (const key of ['sharesBefore', 'sharesAfter']) {
      members.spans[`reverseSplit.${key}`] = [flat.span(fitting.range)];
      members.confidences[`reverseSplit.${key}`] = CHECKED;
    }
  }
  if (others.length > 0) {
    result['earlierReverseSplits'] = others.map((split): EarlierSplit => {
      const date = dateOf(split)?.date ?? null;
      const [first] = split.statements;
      return {
        ratio: ratioText(split),
        numerator: split.numerator,
        denominator: split.denominator,
        ...(date === null ? {} : { effectiveDate: date.value }),
        spans: {
          ...(first?.ratio ? { ratio: flat.span(first.ratio.range) } : {}),
          ...(date === null ? {} : { effectiveDate: flat.span(date.range) }),
        },
      };
    });
  }
  return statedOutcome(HEAD, { result, spans: members.spans, confidences: members.confidences, checks, warnings });
}

function ratioText({ numerator, denominator }: { readonly numerator: number; readonly denominator: number }): string {
  return `${numerator}-for-${denominator}`;
}

/** Statements by ratio; the ones without a ratio belong to the ratio stated nearest before, else after. Oldest split first. */
function splitsOf(statements: readonly SplitStatement[]): Split[] {
  const byRatio = new Map<number, Split>();
  for (const statement of statements) {
    if (statement.ratio === null) continue;
    const { numerator, denominator } = statement.ratio;
    const key = denominator / numerator;
    const split = byRatio.get(key) ?? { numerator, denominator, statements: [] };
    split.statements.push(statement);
    byRatio.set(key, split);
  }
  const withRatio = statements.filter((statement) => statement.ratio !== null);
  for (const statement of statements) {
    if (statement.ratio !== null) continue;
    const owner =
      withRatio.findLast((other) => other.index <= statement.index && statement.index - other.index <= 40) ??
      withRatio.find((other) => other.index - statement.index <= 12 && other.index > statement.index);
    if (owner?.ratio) byRatio.get(owner.ratio.denominator / owner.ratio.numerator)?.statements.push(statement);
  }
  const rank = (split: Split): string => dateOf(split)?.date?.value ?? '';
  return [...byRatio.values()].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    // Without dates the split mentioned most, then first, is the document's own.
    if (x !== '' && y !== '' && x !== y) return x < y ? -1 : 1;
    if (x === '' && y !== '') return -1;
    if (y === '' && x !== '') return 1;
    return a.statements.length - b.statements.length || (b.statements[0]?.index ?? 0) - (a.statements[0]?.index ?? 0);
  });
}

/** Beside a range that is authorized, a ratio without a day or a decision is an example of the proxy's. */
function isSettled({ statements }: Split): boolean {
  return statements.some(({ date, stage }) => date !== null || stage !== 'announced');
}

/** The statement with the best date: a day of effect that most statements give, then a month, then the first trading. */
function dateOf({ statements }: Split): SplitStatement | undefined {
  const dated = statements.filter(({ date }) => date !== null);
  const days = dated.filter(({ date }) => date?.isEffective && isDay(date.value));
  // A charter is filed some days before the split takes effect, and another date is given for that.
  const unfiled = days.filter(({ date }) => date?.isFiling !== true);
  const effective = unfiled.length > 0 ? unfiled : days;
  const count = (value: string | undefined) => effective.filter(({ date }) => date?.value === value).length;
  const best = effective.reduce<SplitStatement | undefined>(
    (chosen, one) => (chosen === undefined || count(one.date?.value) > count(chosen.date?.value) ? one : chosen),
    undefined,
  );
  return best ?? dated.find(({ date }) => date?.isEffective) ?? dated[0];
}

const STAGES: readonly SplitStage[] = ['announced', 'approved', 'effective'];

function statedOf(
  split: Split,
  isChecked: boolean,
  hasCounts: boolean,
  hasOthers: boolean,
): Record<string, Stated<unknown> | null> {
  const withRatio = split.statements.filter(({ ratio }) => ratio !== null);
  const range = withRatio[0]?.ratio?.range ?? null;
  const dated = dateOf(split);
  const date = dated?.date ?? null;
  const effective = split.statements.filter((one) => one.date?.isEffective === true && isDay(one.date.value));
  const alike = effective.filter((one) => one.date?.value === date?.value).length;
  const differ = effective.length - alike;
  const twice = withRatio.length >= 2 && !hasOthers;
  const ofRatio = hasCounts && !isChecked ? DOUBTFUL : isChecked || twice ? CHECKED : date !== null ? STANDARD : 0.85;
  const ofDate =
    date === null
      ? 0
      : !date.isEffective
        ? 0.7
        : !isDay(date.value)
          ? 0.85
          : differ > 0
            ? alike > differ
              ? READ_ONCE
              : DOUBTFUL
            : alike >= 2
              ? CHECKED
              : STANDARD;
  const furthest = split.statements.reduce<SplitStatement | undefined>(
    (best, one) => (best === undefined || STAGES.indexOf(one.stage) > STAGES.indexOf(best.stage) ? one : best),
    undefined,
  );
  return {
    ratio: { value: ratioText(split), range, confidence: ofRatio },
    numerator: { value: split.numerator, range, confidence: ofRatio },
    denominator: { value: split.denominator, range, confidence: ofRatio },
    effectiveDate: date === null ? null : { value: date.value, range: date.range, confidence: ofDate },
    stage: furthest === undefined ? null : { value: furthest.stage, range: furthest.range, confidence: READ_ONCE },
  };
}
