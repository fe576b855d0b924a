import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import { natureOf } from '../filing/document-nature.ts';
import { CURRENT_REPORTS, mainAndExhibits, REPORTS_AND_PROSPECTUSES } from '../filing/documents.ts';
import { outcomeHead, rejectedUnread } from '../filing/outcomes.ts';
import { type FlatText, flatTextOf } from '../prose/flat-text.ts';
import {
  CHECKED,
  type Members,
  membersOf,
  READ_ONCE,
  type StatedMembers,
  statedOutcome,
} from '../prose/stated-values.ts';
import type { EarlierSplit, ReverseSplit, ReverseSplitsResult } from './result.ts';
import { reverseSplitRows } from './rows.ts';
import { beforeAfterCounts, fits } from './share-counts.ts';
import { dateConfidence, hasParValuesOf, ratioConfidence, type SplitEvidence, underHeading } from './split-evidence.ts';
import {
  isDay,
  readSplits,
  type SplitAuthorization,
  type SplitStage,
  type SplitStatement,
} from './split-statements.ts';

const PARSER = { id: 'reverse-splits', version: 2, kind: 'dilution' } as const;
const HEAD = outcomeHead(PARSER);

/**
 * Reverse splits from Items 5.03, 3.03 and 8.01 of Form 8-K, press releases, charter amendments, proxies, prospectuses
 * and reports: announced, approved, effective. A range of ratios that shareholders authorize is not a split.
 *
 * Confidence (`split-evidence.ts`): ratio 0.95 where share counts before and after fit it or two sentences of the document
 * state it alike and none differs, 0.92 under Item 5.03 or a heading that names it, 0.85 for one statement, 0.6 where counts contradict it; date 0.95 where two sentences
 * state it alike, 0.92 where trading on the new basis begins right after it, 0.85 else, 0.7 where only the first day of
 * adjusted trading is stated. Cross-checks that do not decide it: ratio and day in other sentences, and the day of a split
 * in effect against the filing's date.
 */
export const reverseSplitsV2: Parser<ReverseSplitsResult> = {
  ...PARSER,
  dependsOn: [],
  appliesTo: (submission) =>
    mainAndExhibits(submission, [...CURRENT_REPORTS, ...REPORTS_AND_PROSPECTUSES, 'proxy'], /^EX-(?:3|99)/),
  parse(submission, document, context) {
    const unread = rejectedUnread<ReverseSplitsResult>(HEAD, document);
    if (unread !== null) return unread;
    const flat = flatTextOf(document, 'rows');
    const { statements, authorizations, asked } = readSplits(flat);
    const isProxy = isOfProxy(submission.header.form, flat);
    const all = splitsOf(statements);
    const splits = all.filter((split) =>
      isProxy
        ? isPast(split, submission.header.filedDate ?? context.filedDate)
        : authorizations.length === 0 || isSettled(split),
    );
    const latest = splits.at(-1);
    const ahead = [...splitsOf(asked), ...all.filter((split) => !splits.includes(split))];
    const wanted = authorizations[0] ?? (isProxy ? askedOf(ahead) : undefined);
    const range = membersOf(flat, 'reverseSplitAuthorization', statedRange(wanted));
    if (latest === undefined)
      return statedOutcome(HEAD, wanted === undefined ? {} : { reverseSplitAuthorization: range.values }, range);
    const others = splits.slice(0, -1);
    const checks: CrossValidation[] = [];
    const filedDate = submission.header.filedDate ?? context.filedDate;
    const hasUndated = others.some((other) => dateOf(other) === undefined);
    const read = latestMembers(flat, latest, others.length > 0, checks);
    // A split without a day may be later than the latest one with a day.
    const own = hasUndated ? lessSure(read) : read;
    // A proxy recounts earlier splits beside the one that it asks for.
    const isAsked = isProxy && wanted !== undefined;
    const members = isAsked
      ? { ...own, spans: { ...own.spans, ...range.spans }, confidences: { ...own.confidences, ...range.confidences } }
      : own;
    const asksFor = isAsked ? { reverseSplitAuthorization: range.values } : {};
    const witnessed = (outcome: ParseOutcome<ReverseSplitsResult>): ParseOutcome<ReverseSplitsResult> => ({
      ...outcome,
      crossValidations: [...checks, ...restatedSplit(latest), ...datedSplit(outcome.result?.reverseSplit, filedDate)],
    });
    if (others.length === 0)
      return witnessed(statedOutcome(HEAD, { reverseSplit: members.values, ...asksFor }, members, checks));
    const message = `the document states ${splits.length} reverse splits; the latest is given`;
    const warnings: Reason[] = [{ code: 'several-splits', message }];
    const earlierReverseSplits = others.map((split) => earlierSplit(flat, split));
    const result = { reverseSplit: members.values, earlierReverseSplits, ...asksFor };
    return witnessed(statedOutcome(HEAD, result, members, checks, warnings));
  },
  rows: (outcome, filing) => [{ table: 'dilution.reverse_splits', rows: reverseSplitRows(outcome, filing) }],
};

const PROXY_FORM = /^(?:PRE|DEF[AMRN]?|PREM|PRER|DEFR) ?1?4[AC]/i;

/** A proxy asks for splits; its head says what it is. */
function isOfProxy(form: string | null, { text }: FlatText): boolean {
  if (form !== null && !PROXY_FORM.test(form)) return false;
  if (form === null && natureOf(text)?.nature === 'proxy') return true;
  return /\bschedule 14[AC]\b|\b(?:proxy|information) statement\b/i.test(text.slice(0, form === null ? 300 : 5_000));
}

/** A split that a proxy reports as done: on a day before it was filed. */
function isPast({ statements }: Split, filedDate: IsoDate | null): boolean {
  return statements.some(
    ({ date, stage }) =>
      date !== null &&
      stage === 'effective' &&
      (filedDate === null || date.value <= filedDate.slice(0, date.value.length)),
  );
}

/** What the holders are asked for: one ratio, or those between a minimum and a maximum. */
function askedOf(splits: readonly Split[]): SplitAuthorization | undefined {
  const ratios = splits
    .flatMap(({ statements }) => statements.flatMap(({ ratio }) => ratio ?? []))
    .toSorted((a, b) => a.denominator / a.numerator - b.denominator / b.numerator);
  const [from, to] = [ratios[0], ratios.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to, range: from.range };
}

interface Split extends Pick<ReverseSplit, 'numerator' | 'denominator'> {
  readonly statements: SplitStatement[];
}

function statedRange(authorized: SplitAuthorization | undefined): StatedMembers {
  if (authorized === undefined) return {};
  const { from, to, range } = authorized;
  return {
    from: { value: ratioText(from), range, confidence: READ_ONCE },
    to: { value: ratioText(to), range, confidence: READ_ONCE },
  };
}

function latestMembers(flat: FlatText, latest: Split, hasOthers: boolean, checks: CrossValidation[]): Members {
  const ranges = latest.statements.map(({ range }) => range);
  const counts = beforeAfterCounts(flat, ranges);
  const fitting = counts.find((count) => fits(count, latest.denominator, latest.numerator));
  if (counts.length > 0) checks.push({ name: 'shares before ÷ after = ratio', passed: fitting !== undefined });
  const shares = (value: number | undefined) =>
    fitting === undefined || value === undefined ? null : { value, range: fitting.range, confidence: CHECKED };
  return membersOf(flat, 'reverseSplit', {
    ...statedSplit(latest, {
      counts: fitting !== undefined ? 'fit' : counts.length > 0 ? 'differ' : 'none',
      hasOthers,
      hasParValues: hasParValuesOf(flat, latest.statements),
      isUnderHeading: underHeading(flat),
    }),
    sharesBefore: shares(fitting?.before),
    sharesAfter: shares(fitting?.after),
  });
}

/** Ratio and day of effect as different sentences give them; not recorded where only one does. */
function restatedSplit(split: Split): CrossValidation[] {
  const checks: CrossValidation[] = [];
  const add = (member: string, name: string, passed: boolean): void => {
    checks.push({ name, passed, path: `reverseSplit.${member}` });
  };
  const ratios = split.statements.filter(({ ratio }) => ratio !== null);
  if (new Set(ratios.map(({ index }) => index)).size > 1) add('ratio', 'ratio-stated-in-another-sentence', true);
  const days = split.statements.filter(({ date }) => date?.isEffective && date.isFiling !== true && isDay(date.value));
  if (new Set(days.map(({ index }) => index)).size > 1) {
    const passed = new Set(days.map(({ date }) => date?.value)).size === 1;
    add('effectiveDate', 'effective-date-same-in-all-sentences', passed);
  }
  return checks;
}

/** A split that is in effect has its day before the filing's date, or on it. */
function datedSplit(split: ReverseSplit | undefined, filedDate: IsoDate | null): CrossValidation[] {
  const date = split?.effectiveDate;
  if (split?.stage !== 'effective' || date === undefined || filedDate === null) return [];
  const passed = date <= filedDate.slice(0, date.length);
  return [{ name: 'split-in-effect-by-filing-date', passed, path: 'reverseSplit.effectiveDate' }];
}

function earlierSplit(flat: FlatText, split: Split): EarlierSplit {
  const { numerator, denominator, statements } = split;
  const date = dateOf(split)?.date ?? null;
  const ratio = statements[0]?.ratio;
  return {
    ratio: ratioText(split),
    numerator,
    denominator,
    ...(date && { effectiveDate: date.value }),
    spans: { ...(ratio && { ratio: flat.span(ratio.range) }), ...(date && { effectiveDate: flat.span(date.range) }) },
  };
}

function lessSure(members: Members): Members {
  const confidences = Object.entries(members.confidences).map(([path, one]) => [path, Math.min(one, READ_ONCE)]);
  return { ...members, confidences: Object.fromEntries(confidences) as Members['confidences'] };
}

function ratioText({ numerator, denominator }: Pick<ReverseSplit, 'numerator' | 'denominator'>): string {
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
    if (x !== y) return x < y ? -1 : 1;
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
  const most = Math.max(...effective.map(({ date }) => count(date?.value)));
  const best = effective.find(({ date }) => count(date?.value) === most);
  return best ?? dated.find(({ date }) => date?.isEffective) ?? dated[0];
}

const STAGES: readonly SplitStage[] = ['announced', 'approved', 'effective'];

function statedSplit(split: Split, evidence: SplitEvidence): StatedMembers {
  const { numerator, denominator, statements } = split;
  const withRatio = statements.filter(({ ratio }) => ratio !== null);
  const range = withRatio[0]?.ratio?.range ?? null;
  const date = dateOf(split)?.date ?? null;
  const confidence = ratioConfidence(withRatio, evidence, date !== null);
  const furthest = Math.max(...statements.map(({ stage }) => STAGES.indexOf(stage)));
  const last = statements.find(({ stage }) => STAGES.indexOf(stage) === furthest);
  return {
    ratio: { value: ratioText(split), range, confidence },
    numerator: { value: numerator, range, confidence },
    denominator: { value: denominator, range, confidence },
    effectiveDate: date && { ...date, confidence: dateConfidence(date, statements, evidence) },
    stage: last ? { value: last.stage, range: last.range, confidence: READ_ONCE } : null,
  };
}
