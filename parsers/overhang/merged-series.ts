import type { Item } from './convertible-terms.ts';
import { yearOf } from './note-class.ts';
import type { FoundSeries } from './note-series.ts';

/** Merges notes that were read without a year into the series that the document names by its year. */
export function withSeries(items: readonly Item[], { items: series, gone }: FoundSeries): readonly Item[] {
  // A series is named by the year in which it is due, or was issued.
  const years = new Map(
    series.flatMap((item) =>
      [yearOf(item), String(item.get('maturity')?.value).slice(0, 4)].map((year) => [year, item]),
    ),
  );
  const others = items.filter((item) => {
    const same = years.get(yearOf(item));
    const principal = item.get('principal')?.value;
    const isPart = series.some((one) => one.get('principal')?.value === principal);
    if (same !== undefined) addTo(same, item);
    return same === undefined && !isPart && !gone.has(yearOf(item));
  });
  // Notes of a document with series belong to one of them, unless they say when they are due or have a row of their own.
  return [
    ...series,
    ...(series.length > 0 ? others.filter((item) => item.has('maturity') || isInTable(item)) : others),
  ];
}

function isInTable(item: Item): boolean {
  return item.get('principal')?.witnesses?.includes('section') === true;
}

/** What a table gives beats the issue less what was repurchased. */
function addTo(series: Item, item: Item): void {
  for (const [member, value] of item)
    if (
      !series.has(member) ||
      (member === 'principal' && isInTable(item) && !isInTable(series)) ||
      (member === 'maturity' && isFuller(String(value.value), String(series.get(member)?.value)))
    )
      series.set(member, value);
}

/** A day of the month or year that is known. */
function isFuller(day: string, known: string): boolean {
  return day.length > known.length && day.startsWith(known);
}
