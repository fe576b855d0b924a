import { type ElementStyle, readStyle } from './html-style.ts';

export const BOLD = 1;
export const UNDERLINED = 2;
export const CENTERED = 4;

/** How far up an end tag looks for its start tag: enough for real documents, and keeps tag soup linear. */
const LOOK_UP = 256;

/** An end tag does not reach out of its cell or table. */
const STRUCTURE = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);
/** Start tags that end an open element of the same group, when it is the nearest of that scope. */
const IMPLIED_END: ReadonlyMap<string, readonly string[]> = new Map([
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['tr', 'td', 'th']],
  ['p', ['p']],
  ['li', ['li']],
]);

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

const INDENTED = ['ul', 'ol', 'blockquote', 'dd'];
const BOLD_TAGS = ['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const INDENT = 24;

/** The looks that the name of an element gives. */
interface Looks {
  readonly flags: number;
  readonly indent: number;
}

const LOOKS: ReadonlyMap<string, Looks> = new Map([
  ...BOLD_TAGS.map((name): [string, Looks] => [name, { flags: BOLD, indent: 0 }]),
  ...INDENTED.map((name): [string, Looks] => [name, { flags: 0, indent: INDENT }]),
  ['u', { flags: UNDERLINED, indent: 0 }],
  ['center', { flags: CENTERED, indent: 0 }],
]);

/** Styles of one length that are read once; a document has some dozens of styles. */
const MOST_OF_A_LENGTH = 8;

/** Reads each `style` attribute of a document once. Comparing texts of one length is faster than hashing long ones. */
function createStyleReader(): (style: string) => ElementStyle {
  const byLength = new Map<number, { readonly text: string; readonly read: ElementStyle }[]>();
  return (text) => {
    const known = byLength.get(text.length) ?? [];
    for (const style of known) if (style.text === text) return style.read;
    const read = readStyle(text);
    if (known.length === 0) byLength.set(text.length, known);
    if (known.length < MOST_OF_A_LENGTH) known.push({ text, read });
    return read;
  };
}

export function createElementStack(): ElementStack {
  // The arrays only grow: cutting them at each end tag costs more than the tags themselves.
  const names: string[] = [];
  const flags: number[] = [];
  const indents: number[] = [];
  const styleOf = createStyleReader();
  let depth = 0;
  /** Depth of the outermost hidden element, or -1. */
  let hiddenAt = -1;

  function cut(to: number): void {
    depth = to;
    if (hiddenAt >= to) hiddenAt = -1;
  }

  function find(name: string, implied: boolean): number {
    const crosses = STRUCTURE.has(name);
    const bottom = Math.max(0, depth - LOOK_UP);
    for (let at = depth - 1; at >= bottom; at -= 1) {
      const open = names[at];
      if (open === name) return at;
      if (open === 'table') return -1;
      if (!crosses && (open === 'td' || open === 'th')) return -1;
      // An item of a list within an item does not end the outer one.
      if (implied && name === 'li' && (open === 'ul' || open === 'ol')) return -1;
    }
    return -1;
  }

  return {
    push(name, style, align, dropped) {
      const implied = hiddenAt < 0 ? IMPLIED_END.get(name) : undefined;
      if (implied !== undefined)
        for (const ended of implied) {
          const at = find(ended, true);
          if (at >= 0 && (ended !== 'p' || at === depth - 1)) cut(at);
        }
      let own = depth === 0 ? 0 : (flags[depth - 1] ?? 0);
      let indent = depth === 0 ? 0 : (indents[depth - 1] ?? 0);
      if (name === 'table') own &= ~CENTERED;
      if (align === 'center') own |= CENTERED;
      else if (align !== '') own &= ~CENTERED;
      const looks = LOOKS.get(name);
      if (looks !== undefined) {
        own |= looks.flags;
        indent += looks.indent;
      }
      let isHidden = dropped;
      if (style !== '') {
        const read = styleOf(style);
        isHidden ||= read.hidden;
        if (read.bold !== null) own = read.bold ? own | BOLD : own & ~BOLD;
        if (read.underlined === true) own |= UNDERLINED;
        if (read.centered !== null) own = read.centered ? own | CENTERED : own & ~CENTERED;
        indent += read.indent;
      }
      if (isHidden && hiddenAt < 0) hiddenAt = depth;
      names[depth] = name;
      flags[depth] = own;
      indents[depth] = indent;
      depth += 1;
    },
    pop(name) {
      const at = find(name, false);
      if (at < 0) return false;
      cut(at);
      return true;
    },
    hidden: () => hiddenAt >= 0,
    flags: () => (depth === 0 ? 0 : (flags[depth - 1] ?? 0)),
    indent: () => (depth === 0 ? 0 : (indents[depth - 1] ?? 0)),
  };
}
