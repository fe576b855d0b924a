import { isFormOf, isPeriodicReport } from '../../core/dataset-plans.ts';
import { missingRanges, rangesText } from '../../core/date-ranges.ts';
import type { IsoDate } from '../../core/dates.ts';
import { compareText } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { ListedFiling, ScoreDataset } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, InputItem, SearchEvidence } from '../../core/score-receipt.ts';
import { evidenceText } from '../search-text.ts';
import { isVisible, type SelectContext } from './context.ts';
import { firstFiledOn } from './first-filing.ts';

/** Why a search since `from` was incomplete; null where it was complete. */
export function searchGap(context: SelectContext, dataset: ScoreDataset, from: IsoDate): Reason | null {
  const coverage = context.facts.coverage[dataset];
  if (coverage.status !== 'covered' || coverage.from === null) {
    const unknown = unindexed(context, dataset, from) ?? "the issuer's filings were not searched";
    return { code: `${dataset}-not-covered`, message: `${dataset}: ${unknown}` };
  }
  if (coverage.from > from && !isSinceFirstFiling(context, coverage.from)) {
    const unknown = unindexed(context, dataset, from);
    return {
      code: `${dataset}-coverage-starts-late`,
      message: `${dataset}: searched since ${coverage.from} only, needed since ${from}${unknown ? `; ${unknown}` : ''}`,
    };
  }
  const hidden = coverage.unparsed
    .filter((filing) => isVisible(context, filing) && filing.publicAt.slice(0, 10) >= from)
    .map((filing) => `${filing.form} ${filing.accessionNumber} (${filing.reason})`)
    .sort();
  if (hidden.length === 0) return null;
  const shown = hidden.slice(0, 5).join(', ');
  const more = hidden.length > 5 ? ` and ${hidden.length - 5} more` : '';
  return {
    code: `${dataset}-unparsed`,
    message: `${dataset}: ${hidden.length} filing(s) since ${from} are not parsed: ${shown}${more}`,
  };
}

/** Whether nothing of the issuer was filed before a day. */
function isSinceFirstFiling(context: SelectContext, day: IsoDate): boolean {
  const first = firstFiledOn(context);
  return first !== null && day <= first;
}

/** The periods of a window for which no index was read. */
function unindexed({ asOf, facts }: SelectContext, dataset: ScoreDataset, from: IsoDate): string | null {
  const { indexed } = facts.coverage[dataset];
  if (indexed === undefined) return null;
  const missing = missingRanges(indexed, { from, to: asOf });
  return missing.length === 0 ? null : `no index was read for ${rangesText(missing)}`;
}

/** What a search found complete: the whole window is indexed, and every filing of it read. */
export interface Search {
  readonly context: SelectContext;
  readonly dataset: ScoreDataset;
  /** First day of the window. */
  readonly from: IsoDate;
}

/**
 * A group that is `none` only where the search was complete, else `missing`.
 *
 * @param none what was not found, for example "no split since 2023-11-13"
 */
export function searchedGroup<I extends InputItem>(
  search: Search,
  items: readonly I[],
  gap: Reason | null,
  flags: readonly InputFlag[],
  none: string,
): InputGroup<I> {
  if (gap !== null) return { state: 'missing', reason: gap, flags, items };
  if (items.length > 0) return { state: 'present', reason: null, flags, items };
  const searched = evidenceOf(search);
  const message = `${none}: searched ${evidenceText(searched)}`;
  return { state: 'none', reason: { code: 'searched-none-found', message }, flags, items, searched };
}

function evidenceOf({ context, dataset, from }: Search): SearchEvidence {
  const read = readFilings(context, dataset);
  const own = read.filter(({ filedDate }) => filedDate >= from);
  const newest = newestReport(readFilings(context, 'overhang'));
  const byForm: Record<string, number> = {};
  for (const { form } of own) byForm[form] = (byForm[form] ?? 0) + 1;
  const dates = own.map(({ filedDate }) => filedDate).sort();
  return {
    from,
    to: context.asOf,
    filings: own.length,
    byForm,
    firstFiled: dates[0] ?? null,
    lastFiled: dates.at(-1) ?? null,
    newestReport: newest && {
      accessionNumber: newest.accessionNumber,
      form: newest.form,
      filedDate: newest.filedDate,
      periodOfReport: newest.periodOfReport,
    },
  };
}

/** Several inputs of a day ask for the same filings. */
const readOfDay = new WeakMap<SelectContext, Map<ScoreDataset, readonly ListedFiling[]>>();

/** The visible filings that the dataset's parser read. */
export function readFilings(context: SelectContext, dataset: ScoreDataset): readonly ListedFiling[] {
  const known = readOfDay.get(context) ?? new Map<ScoreDataset, readonly ListedFiling[]>();
  readOfDay.set(context, known);
  const read = known.get(dataset) ?? findRead(context, dataset);
  known.set(dataset, read);
  return read;
}

function findRead(context: SelectContext, dataset: ScoreDataset): readonly ListedFiling[] {
  const { coverage, filings } = context.facts;
  const unread = new Set(coverage[dataset].unparsed.map(({ accessionNumber }) => accessionNumber));
  return filings.filter(
    (filing) =>
      isVisible(context, filing) &&
      filing.filedDate <= context.asOf &&
      isFormOf(dataset, filing.form) &&
      !unread.has(filing.accessionNumber),
  );
}

/** The report on the latest period; of one period the latest filed. */
export function newestReport(filings: readonly ListedFiling[]): ListedFiling | null {
  let newest: ListedFiling | null = null;
  for (const filing of filings) {
    if (!isPeriodicReport(filing.form)) continue;
    if (newest === null || compareReports(newest, filing) <= 0) newest = filing;
  }
  return newest;
}

function compareReports(a: ListedFiling, b: ListedFiling): number {
  return (
    compareText(periodOf(a), periodOf(b)) ||
    compareText(a.publicAt, b.publicAt) ||
    compareText(a.accessionNumber, b.accessionNumber)
  );
}

/** The end of a report's period: never after its filing, whatever its header says. */
export function periodOf({ filedDate, periodOfReport }: ListedFiling): IsoDate {
  return periodOfReport !== null && periodOfReport < filedDate ? periodOfReport : filedDate;
}
