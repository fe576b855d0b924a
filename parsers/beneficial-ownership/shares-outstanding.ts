import type { ReportingPerson } from './ownership-report.ts';

/** "based on 21,500,000 shares of Common Stock outstanding", or "outstanding shares … were 21,500,000". */
const STATED = [
  /\b(\d{1,3}(?:,\d{3}){1,3})\s+(?:[\w$.’'-]{1,20}\s+){0,12}?(?:issued\s+and\s+)?outstanding\b/gi,
  /\boutstanding\s+(?:[\w$.’'-]{1,20}\s+){0,8}?(?:was|were|is|are|of)\s+(?:[a-z]{1,13}\s+){0,2}?(\d{1,3}(?:,\d{3}){1,3})\b/gi,
] as const;
const LONGEST = 400_000;
const MOST_COUNTS = 20;
/** Fewer shares outstanding are an amount owned. */
const FEWEST = 100_000;

/** Numbers of outstanding shares that the words of a schedule state. */
export function outstandingIn(text: string): readonly number[] {
  const words = text.slice(0, LONGEST);
  const counts = STATED.flatMap((pattern) =>
    [...words.matchAll(pattern)].slice(0, MOST_COUNTS).map((match) => Number(match[1]?.replaceAll(',', ''))),
  );
  return [...new Set(counts.filter((count) => count >= FEWEST))];
}

/**
 * Whether the person's percent is that of its amount in one of the stated numbers of outstanding shares. What the person
 * may acquire within 60 days is in the amount and, as Rule 13d-3(d)(1) asks, in the base. Null where nothing is stated.
 */
export function percentFits(
  { sharesOwned, percentOfClass }: ReportingPerson,
  outstanding: readonly number[],
): boolean | null {
  // The amount itself is not the class.
  const bases = outstanding.filter((count) => count > (sharesOwned ?? 0));
  if (!sharesOwned || percentOfClass === null || percentOfClass <= 0 || bases.length === 0) return null;
  const half = 0.051;
  return bases.some(
    (count) =>
      percentOfClass <= (100 * sharesOwned) / count + half &&
      percentOfClass >= (100 * sharesOwned) / (count + sharesOwned) - half,
  );
}
