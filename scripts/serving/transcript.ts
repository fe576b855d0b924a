/** Collects what a session shows, as the text of a terminal. */
export interface Transcript {
  /** A line that explains what follows. */
  say(line: string): void;
  /** A command and what it printed. */
  show(command: string, printed: string): void;
  text(): string;
}

const WIDTH = 116;

/** @param secrets replaced wherever they stand */
export function createTranscript(secrets: Readonly<Record<string, string>>): Transcript {
  const lines: string[] = [];
  const add = (text: string): void => {
    const masked = Object.entries(secrets).reduce((shown, [secret, name]) => shown.replaceAll(secret, name), text);
    lines.push(...masked.split('\n').map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line)));
  };
  return {
    say: (line) => add(`\n# ${line}`),
    show(command, printed) {
      add(`$ ${command}`);
      if (printed !== '') add(printed);
    },
    text: () => `${lines.join('\n').trim()}\n`,
  };
}

/** The chosen members of a body, one per line, as JSON. */
export function excerpt(body: unknown, paths: readonly string[]): string {
  return paths.map((path) => `  ${path}: ${JSON.stringify(valueAt(body, path))}`).join('\n');
}

/** @example valueAt({ data: [{ id: 1 }] }, 'data.0.id') // 1 */
export function valueAt(body: unknown, path: string): unknown {
  let value = body;
  for (const name of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
