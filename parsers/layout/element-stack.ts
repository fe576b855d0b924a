import { readStyle } from './html-style.ts';

export const BOLD = 1;
export const UNDERLINED = 2;
export const CENTERED = 4;

/** How far up an end tag looks for its start tag: enough for real documents, and keeps tag soup linear. */
const LOOK_UP = 256;

/** An end tag does not reach out of its cell or table. */
const STRUCTURE = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
/** Start tags that end an open element of the same group, when it is the nearest of that scope. */
const IMPLIED_END: Readonly<Record<string, readonly string[]>> = {
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr', 'td', 'th'],
  p: ['p'],
  li: ['li'],
};

/** The open elements, with the style they give to their text. */
export interface ElementStack {
  push(name: string, style: string, align: string, dropped: boolean): void;
  /** Closes the nearest open element of this name and all inside it; false where none is open in this scope. */
  pop(name: string): boolean;
  hidden(): boolean;
  /** `BOLD | UNDERLINED | CENTERED` of the text at this place. */
  flags(): number;
  /** Left indentation in points. */
  indent(): number;
}

export function createElementStack(): ElementStack {
  const names: string[] = [];
  const flags: number[] = [];
  const indents: number[] = [];
  /** Depth of the outermost hidden element, or -1. */
  let hiddenAt = -1;

  function cut(depth: number): void {
    names.length = depth;
    flags.length = depth;
    indents.length = depth;
    if (hiddenAt >= depth) hiddenAt = -1;
  }

  function find(name: string, implied = false): number {
    const crosses = STRUCTURE.has(name);
    const bottom = Math.max(0, names.length - LOOK_UP);
    for (let depth = names.length - 1; depth >= bottom; depth -= 1) {
      const open = names[depth];
      if (open === name) return depth;
      if (open === 'table') return -1;
      if (!crosses && (open === 'td' || open === 'th')) return -1;
      // An item of a list within an item does not end the outer one.
      if (implied && name === 'li' && (open === 'ul' || open === 'ol')) return -1;
    }
    return -1;
  }

  return {
    push(name, style, align, dropped) {
      for (const ended of IMPLIED_END[name] ?? []) {
        const depth = hiddenAt < 0 ? find(ended, true) : -1;
        if (depth >= 0 && (ended !== 'p' || depth === names.length - 1)) cut(depth);
      }
      const depth = names.length;
      let own = flags[depth - 1] ?? 0;
      let indent = indents[depth - 1] ?? 0;
      if (name === 'table') own &= ~CENTERED;
      if (name === 'b' || name === 'strong' || name === 'th' || /^h[1-6]$/.test(name)) own |= BOLD;
      if (name === 'u') own |= UNDERLINED;
      if (name === 'center' || align === 'center') own |= CENTERED;
      else if (align !== '') own &= ~CENTERED;
      if (name === 'ul' || name === 'ol' || name === 'blockquote' || name === 'dd') indent += 24;
      let isHidden = dropped;
      if (style !== '') {
        const read = readStyle(style);
        isHidden ||= read.hidden;
        if (read.bold !== null) own = read.bold ? own | BOLD : own & ~BOLD;
        if (read.underlined === true) own |= UNDERLINED;
        if (read.centered !== null) own = read.centered ? own | CENTERED : own & ~CENTERED;
        indent += read.indent;
      }
      if (isHidden && hiddenAt < 0) hiddenAt = depth;
      names.push(name);
      flags.push(own);
      indents.push(indent);
    },
    pop(name) {
      const depth = find(name);
      if (depth < 0) return false;
      cut(depth);
      return true;
    },
    hidden: () => hiddenAt >= 0,
    flags: () => flags[flags.length - 1] ?? 0,
    indent: () => indents[indents.length - 1] ?? 0,
  };
}
