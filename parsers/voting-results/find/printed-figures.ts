const GROUPED_BY_COMMAS = /\d,\d{3}(?!\d)/;
const GROUPED_BY_PERIODS = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.])/;
const PERIODS = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g;
const SPACES = /^\s*\d{1,3}(?: \d{3})+\s*$/;
const APOSTROPHES = /(?<![\d.,])\d{1,3}(?:['’]\d{3})+(?!\d)/g;
const SLASHED_COUNTS = /(?<![\d/])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\s?\/\s?(?:\d{1,3}(?:,\d{3})+|\d+)){1,4}(?![\d/])/g;
const SLASHED_LABELS =
  /\b(?:votes?\s+)?for\s?\/\s?(?:votes?\s+)?(?:against|with(?:held|hold))\s?\/\s?(?:abst\w+|(?:broker\s+)?non-?\s?votes?)(?:\s?\/\s?(?:broker\s+)?non-?\s?votes?)?/gi;

/**
 * Rewrites figures that are printed in other ways than "1,234,567" so that they read alike, character for character, so
 * that positions stay: periods, spaces and apostrophes between thousands, and slashes between counts ("1,200/34/5").
 * Periods are taken for separators only where the item groups one figure twice ("1.234.567") and none by commas: else
 * they part fractions of shares. Spaces only where the figure is a whole cell.
 *
 * @param item the words of the whole item.
 */
export function createFigureReader(item: string): (raw: string, isCell: boolean) => string {
  const byPeriods = !GROUPED_BY_COMMAS.test(item) && GROUPED_BY_PERIODS.test(item);
  return (raw, isCell) => {
    if (!/\d|\//.test(raw)) return raw;
    let text = raw.replace(APOSTROPHES, (digits) => digits.replace(/['’]/g, ','));
    if (byPeriods) text = text.replace(PERIODS, (digits) => digits.replaceAll('.', ','));
    if (isCell && SPACES.test(text)) text = text.replace(/(?<=\d) (?=\d)/g, ',');
    // A date such as 5/12/2020 has no grouped figure.
    text = text.replace(SLASHED_COUNTS, (run) => (/,\d{3}/.test(run) ? run.replaceAll('/', ' ') : run));
    return text.replace(SLASHED_LABELS, (run) => run.replaceAll('/', ' '));
  };
}
