/** A line that is rewritten in place on a terminal; elsewhere, one plain line per stage. */
export interface ProgressLine {
  show(text: string, share: number | null): void;
  /** Prints a line that stays. Consecutive lines that differ only in their numbers are printed once. */
  note(text: string): void;
  clear(): void;
}

const WIDTH = 24;

/** Progress goes to standard error; standard output holds only the answer. */
export function createProgressLine(stream: NodeJS.WriteStream = process.stderr): ProgressLine {
  let last = '';
  let noted = '';
  const started = performance.now();
  return {
    show(text, share) {
      if (stream.isTTY) {
        const seconds = ((performance.now() - started) / 1000).toFixed(0);
        stream.write(`\r\u001b[2K${bar(share)} ${text} ${seconds} s`);
        return;
      }
      const word = text.split(' ')[0] ?? text;
      if (word !== last) stream.write(`${text}\n`);
      last = word;
    },
    note(text) {
      const words = text.replace(/\d+/g, '#');
      if (words === noted) return;
      noted = words;
      stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${text}\n`);
    },
    clear() {
      if (stream.isTTY) stream.write('\r\u001b[2K');
    },
  };
}

function bar(share: number | null): string {
  if (share === null) return `[${'·'.repeat(WIDTH)}]`;
  const full = Math.max(0, Math.min(WIDTH, Math.round(share * WIDTH)));
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}]`;
}
