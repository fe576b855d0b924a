import { PENDING_COUNT_LIMIT } from '../../core/run-plan.ts';

/** @example countText(1200) // "1,200" */
export function countText(value: number): string {
  return value.toLocaleString('en-US');
}

/** A count of pending filings, which stops at a limit. */
export function pendingText(count: number): string {
  return count < PENDING_COUNT_LIMIT ? countText(count) : `at least ${countText(count)}`;
}

/** @example counted(1, 'filing') // "1 filing"; counted(1200, 'filing') // "1,200 filings" */
export function counted(count: number, what: string): string {
  return `${countText(count)} ${what}${count === 1 ? '' : 's'}`;
}

export function durationText(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${(seconds / 3_600).toFixed(1)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** At most `length` characters, with an ellipsis where text was cut. */
export function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** One line of at most `length` characters; only the beginning of a long text is read. */
export function clip(text: string, length: number): string {
  const start = text
    .slice(0, 10 * length)
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(start, length);
}

/** Lines that are not empty, one below the other. */
export function joinLines(lines: readonly string[], separator = '\n'): string {
  return lines.filter((line) => line !== '').join(separator);
}
