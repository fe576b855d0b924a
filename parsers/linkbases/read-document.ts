import type { Reason } from '../../core/parser.ts';
import { decodeXml } from '../xbrl/entities.ts';
import { textOfMarkup } from '../xbrl/markup-text.ts';
import { createScope, LINK, type NamespaceScope, namespaceOf, scopeInside } from '../xbrl/namespaces.ts';
import { readProlog } from '../xbrl/prolog.ts';
import { createXmlCursor, localNameOf, nextTag, prefixOf, skipElement, type XmlCursor } from '../xbrl/xml-cursor.ts';

const SCHEMA = 'http://www.w3.org/2001/XMLSchema';
/** UTF-16 units of one document; the largest label linkbases on EDGAR have a few million. */
const MAX_CHARS = 64_000_000;
/** Elements that are read from one document (locators, arcs, labels, declarations). */
const MAX_ELEMENTS = 1_000_000;
const MAX_DEPTH = 100;
const MAX_TEXT = 4_000;

const LINK_SORTS = {
  calculationLink: 'calculation',
  presentationLink: 'presentation',
  labelLink: 'label',
} as const satisfies Readonly<Record<string, string>>;

export type LinkSort = (typeof LINK_SORTS)[keyof typeof LINK_SORTS];

/** Attributes of an arc, by local name: `from`, `to`, `order`, `weight`, `preferredLabel`, `use`, `priority`. */
export type Attributes = ReadonlyMap<string, string>;

/** A label, before it is known which concepts it belongs to. */
export interface LabelText {
  readonly role: string;
  readonly language: string;
  readonly text: string;
}

/** One extended link: a network of a role, or a part of it. Arcs refer to locators and labels by `xlink:label`. */
export interface ExtendedLink {
  readonly sort: LinkSort;
  readonly role: string;
  readonly locators: Map<string, string[]>;
  readonly labels: Map<string, LabelText[]>;
  readonly arcs: Attributes[];
}

/** What one linkbase or schema states, unresolved. */
export interface LinkDocument {
  readonly links: ExtendedLink[];
  /** Role URI → definition as written. */
  readonly roles: Map<string, string>;
  /** Declared concepts: id → prefixed name. */
  readonly concepts: Map<string, string>;
}

interface Reading {
  readonly cursor: XmlCursor;
  readonly found: LinkDocument;
  targetNamespace: string;
  link: ExtendedLink | null;
  roleUri: string;
  elements: number;
}

interface Frame {
  readonly name: string;
  readonly scope: NamespaceScope;
  readonly leave: (() => void) | null;
}

/**
 * Reads a calculation, presentation or label linkbase, or a schema with its role types, declared concepts and embedded
 * linkbases. A document that is malformed or too large is refused as a whole: half of a calculation would be a wrong one.
 */
export function readLinkDocument(text: string): LinkDocument | Reason {
  if (text.length > MAX_CHARS) {
    return { code: 'linkbase-too-large', message: `${text.length} characters, more than ${MAX_CHARS}` };
  }
  const prolog = readProlog(text);
  if (prolog.refusal) return prolog.refusal;
  const found: LinkDocument = { links: [], roles: new Map(), concepts: new Map() };
  const cursor = createXmlCursor(text, prolog.root);
  const reading: Reading = { cursor, found, targetNamespace: '', link: null, roleUri: '', elements: 0 };
  return readElements(reading) ?? found;
}

function readElements(reading: Reading): Reason | null {
  const { cursor } = reading;
  const frames: Frame[] = [];
  let scope = createScope();
  do {
    const kind = nextTag(cursor);
    if (kind === 'end') {
      const frame = frames.pop();
      if (frame?.name !== cursor.name) return malformed(`</${cursor.name}> at character ${cursor.tagStart}`);
      frame.leave?.();
      scope = frame.scope;
    } else if (kind === 'start') {
      if (++reading.elements > MAX_ELEMENTS) return tooLarge(`more than ${MAX_ELEMENTS} elements`);
      if (frames.length >= MAX_DEPTH) return malformed(`elements nested more than ${MAX_DEPTH} deep`);
      const { name, selfClosing } = cursor;
      const inner = scopeInside(scope, cursor);
      const read = readElement(reading, inner);
      if (read === 'unclosed') return malformed(cursor.problem || `<${name}> never ends`);
      if (selfClosing || read === 'whole') continue;
      frames.push({ name, scope, leave: read });
      scope = inner;
    } else return malformed(cursor.problem || 'the document ends before its root element does');
  } while (frames.length > 0);
  return null;
}

function malformed(message: string): Reason {
  return { code: 'linkbase-malformed', message };
}

function tooLarge(message: string): Reason {
  return { code: 'linkbase-too-large', message };
}

/**
 * Reads the element whose start tag the cursor has just read.
 *
 * @returns `whole` where it was read to its end tag, `unclosed` where it has none, else what to do when it ends
 */
function readElement(reading: Reading, scope: NamespaceScope): 'whole' | 'unclosed' | (() => void) | null {
  const { cursor, found } = reading;
  const local = localNameOf(cursor.name);
  const uri = namespaceOf(scope, prefixOf(cursor.name));
  if (uri === SCHEMA) {
    if (local === 'schema') reading.targetNamespace = attributesOf(cursor).get('targetNamespace') ?? '';
    if (local === 'element') readConcept(reading, scope);
    return null;
  }
  if (uri !== LINK) return null;
  if (local === 'roleType') {
    const role = attributesOf(cursor).get('roleURI') ?? '';
    found.roles.set(role, found.roles.get(role) ?? '');
    if (!cursor.selfClosing) reading.roleUri = role;
    return () => {
      reading.roleUri = '';
    };
  }
  if (local === 'definition' && reading.roleUri !== '') {
    return readText(cursor, (words) => found.roles.set(reading.roleUri, words));
  }
  const sort = Object.hasOwn(LINK_SORTS, local) ? LINK_SORTS[local as keyof typeof LINK_SORTS] : null;
  if (sort !== null) {
    const role = attributesOf(cursor).get('role') ?? '';
    const link: ExtendedLink = { sort, role, locators: new Map(), labels: new Map(), arcs: [] };
    found.links.push(link);
    if (!cursor.selfClosing) reading.link = link;
    return () => {
      reading.link = null;
    };
  }
  return reading.link === null ? null : readPart(cursor, local, reading.link);
}

/** A locator, arc or label of an extended link. */
function readPart(cursor: XmlCursor, local: string, link: ExtendedLink): 'whole' | 'unclosed' | null {
  const attributes = attributesOf(cursor);
  if (local === 'loc') append(link.locators, attributes.get('label') ?? '', attributes.get('href') ?? '');
  else if (local === 'calculationArc' || local === 'presentationArc' || local === 'labelArc')
    link.arcs.push(attributes);
  else if (local === 'label') {
    const role = attributes.get('role') ?? '';
    const language = attributes.get('lang') ?? '';
    return readText(cursor, (text) => append(link.labels, attributes.get('label') ?? '', { role, language, text }));
  }
  return null;
}

/** A concept that the schema declares: `<xs:element id="abc_Name" name="Name">`. */
function readConcept({ cursor, found, targetNamespace }: Reading, scope: NamespaceScope): void {
  const attributes = attributesOf(cursor);
  const id = attributes.get('id');
  const name = attributes.get('name');
  if (id === undefined || name === undefined) return;
  const prefix = prefixOfNamespace(scope, targetNamespace) ?? id.slice(0, Math.max(0, id.indexOf('_')));
  found.concepts.set(id, prefix === '' ? name : `${prefix}:${name}`);
}

function prefixOfNamespace(scope: NamespaceScope, uri: string): string | null {
  for (let at: NamespaceScope | null = scope; at; at = at.parent) {
    for (const [prefix, bound] of at.bindings) if (bound === uri && prefix !== '') return prefix;
  }
  return null;
}

/** Attributes of the last start tag by local name. `xlink:`, `xml:` and no prefix share no name that is read here. */
function attributesOf(cursor: XmlCursor): Map<string, string> {
  const attributes = new Map<string, string>();
  for (let index = 0; index < cursor.attributeCount; index++) {
    const name = localNameOf(cursor.attributeNames[index] ?? '');
    if (!attributes.has(name)) attributes.set(name, decodeXml(cursor.attributeValues[index] ?? '').trim());
  }
  return attributes;
}

function readText(cursor: XmlCursor, take: (text: string) => void): 'whole' | 'unclosed' {
  if (cursor.selfClosing) return 'whole';
  const { name, tagEnd } = cursor;
  if (skipElement(cursor) !== 'end' || cursor.name !== name) return 'unclosed';
  const words = textOfMarkup(cursor.text.slice(tagEnd, Math.min(cursor.tagStart, tagEnd + MAX_TEXT)));
  take(words.replace(/\s+/g, ' ').trim());
  return 'whole';
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
