/** A start tag: what of it matters to a reader, and what a browser would have done. */
export interface ReadTag {
  readonly name: string;
  readonly style: string;
  readonly align: string;
  readonly colspan: number;
  /** What is not carried out: handlers, links that run something, embedded content. */
  readonly notes: readonly string[];
}

/** Receives a tokenizer's events of start tags. */
export interface TagReader {
  readonly nameOf: (start: number, end: number) => string;
  readonly open: (start: number, end: number) => void;
  readonly name: (start: number, end: number) => void;
  readonly data: (start: number, end: number) => void;
  readonly entity: (codepoint: number) => void;
  readonly end: () => void;
  readonly finish: () => ReadTag;
}

const LONGEST_NAME = 64;
const LONGEST_VALUE = 2_000;
const LONGEST_NOTE = 200;
/** Attributes whose value is an address. */
const ADDRESSES = new Set('href src action formaction xlink:href data background poster cite ping srcdoc'.split(' '));
const EMBEDDED = new Set('iframe frame object embed applet form base link audio video svg math portal'.split(' '));
const READ = new Set([...ADDRESSES, 'style', 'align', 'colspan', 'http-equiv', 'alt', 'hidden']);

export function createTagReader(source: string): TagReader {
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const nameOf = (start: number, end: number) => source.slice(start, Math.min(end, start + LONGEST_NAME)).toLowerCase();
  const isRead = () => attribute.startsWith('on') || READ.has(attribute);
  return {
    nameOf,
    open(start, end) {
      tag = nameOf(start, end);
      attributes = new Map();
    },
    name(start, end) {
      attribute = nameOf(start, end);
      value = '';
    },
    data(start, end) {
      if (isRead() && value.length < LONGEST_VALUE) value += source.slice(start, Math.min(end, start + LONGEST_VALUE));
    },
    entity(codepoint) {
      if (isRead() && value.length < LONGEST_VALUE) value += String.fromCodePoint(codepoint);
    },
    end() {
      if (isRead() && !attributes.has(attribute)) attributes.set(attribute, value);
      attribute = '';
    },
    finish() {
      const colspan = Number.parseInt(attributes.get('colspan') ?? '', 10);
      const style = attributes.get('style') ?? '';
      return {
        name: tag,
        style: attributes.has('hidden') ? `${style};display:none` : style,
        align: (attributes.get('align') ?? '').toLowerCase(),
        colspan: colspan >= 1 ? colspan : 1,
        notes: notesOf(tag, attributes),
      };
    },
  };
}

function notesOf(tag: string, attributes: ReadonlyMap<string, string>): readonly string[] {
  const notes: string[] = [];
  for (const [name, value] of attributes) {
    if (name.startsWith('on') && name.length > 2) notes.push(`event handler ${name}, not run: ${clipped(value)}`);
    else if (ADDRESSES.has(name) && runsSomething(value)) notes.push(`link, not followed: ${clipped(value)}`);
    else if (name === 'srcdoc') notes.push(`embedded document, not shown: ${clipped(value)}`);
  }
  const address = attributes.get('src') ?? attributes.get('href') ?? attributes.get('data') ?? attributes.get('action');
  if (tag === 'img') notes.push(`image, not shown: ${clipped(attributes.get('alt') || address || 'without a name')}`);
  else if (EMBEDDED.has(tag)) notes.push(`${tag} element, not carried out${address ? `: ${clipped(address)}` : ''}`);
  else if (tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh') {
    notes.push('redirect, not followed');
  }
  return notes;
}

/** Schemes with which an address is a program; browsers skip white space and controls inside them. */
function runsSomething(address: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
  return scheme !== undefined && ['javascript', 'vbscript', 'data', 'blob', 'file'].includes(scheme);
}

function clipped(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > LONGEST_NOTE ? `${flat.slice(0, LONGEST_NOTE)}…` : flat;
}
