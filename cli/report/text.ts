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

const LINE_LENGTH = 110;

/** Pieces in lines of about 110 characters, the first after `label`, the others aligned with it. */
export function wrapWords(pieces: readonly string[], label: string, separator: string): string {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && label.length + line.length + separator.length + piece.length > LINE_LENGTH) {
      lines.push(line);
      line = piece;
    } else line += line === '' ? piece : separator + piece;
  }
  if (line !== '') lines.push(line);
  return lines.map((text, index) => (index === 0 ? label : ' '.repeat(label.length)) + text).join('\n');
}

/** The name of a field in words. @example fieldWords('exercisePrice') // "exercise price" */
export function fieldWords(field: string): string {
  return field
    .replace(/[_-]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}
