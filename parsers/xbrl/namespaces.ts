import { decodeXml } from './entities.ts';
import { prefixOf, type XmlCursor } from './xml-cursor.ts';

export const XBRLI = 'http://www.xbrl.org/2003/instance';
export const XBRLDI = 'http://xbrl.org/2006/xbrldi';
export const LINK = 'http://www.xbrl.org/2003/linkbase';
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** Inline XBRL 1.1 and 1.0. */
export const INLINE_NAMESPACES: ReadonlySet<string> = new Set([
  'http://www.xbrl.org/2013/inlineXBRL',
  'http://www.xbrl.org/2008/inlineXBRL',
]);

/** Namespace bindings at one element; an element that declares namespaces opens an inner scope. */
export interface NamespaceScope {
  readonly parent: NamespaceScope | null;
  /** Prefix → URI; the empty prefix is the default namespace. */
  readonly bindings: Map<string, string>;
  /** Qualified name → reported name, in this scope. */
  readonly reported: Map<string, string>;
}

export function createScope(parent: NamespaceScope | null = null): NamespaceScope {
  return { parent, bindings: new Map(), reported: new Map() };
}

/** The scope inside the start tag that the cursor has just read. */
export function scopeInside(parent: NamespaceScope, cursor: XmlCursor): NamespaceScope {
  if (!cursor.declaresNamespace) return parent;
  const scope = createScope(parent);
  for (let index = 0; index < cursor.attributeCount; index++) {
    const name = cursor.attributeNames[index] ?? '';
    const value = decodeXml(cursor.attributeValues[index] ?? '').trim();
    if (name === 'xmlns') scope.bindings.set('', value);
    else if (name.startsWith('xmlns:')) scope.bindings.set(name.slice(6), value);
  }
  return scope;
}

/** URI that a prefix is bound to. */
export function namespaceOf(scope: NamespaceScope, prefix: string): string | undefined {
  for (let at: NamespaceScope | null = scope; at; at = at.parent) {
    const uri = at.bindings.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
}

// The dated namespaces of the taxonomies that EDGAR accepts. Reported names always have the conventional prefix, so that
// readers find the concept even if the document binds another one.
const STANDARD_NAMESPACES: readonly RegExp[] = [
  /^https?:\/\/fasb\.org\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.us\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.sec\.gov\/([a-z][a-z-]*)\/\d{4}(?:q\d)?(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/[\d-]+\/([a-z][a-z-]*)$/,
];

/** Conventional prefix of a standard taxonomy's namespace, such as `"us-gaap"`. */
function standardPrefixOf(uri: string): string | null {
  for (const pattern of STANDARD_NAMESPACES) {
    const prefix = pattern.exec(uri)?.[1];
    if (prefix !== undefined) return prefix;
  }
  return null;
}

function prefixForUri(scope: NamespaceScope, uri: string): string {
  for (let at: NamespaceScope | null = scope; at; at = at.parent) {
    for (const [prefix, bound] of at.bindings) if (bound === uri && prefix !== '') return prefix;
  }
  // Extension taxonomies are named http://www.apple.com/20250329: the last part that is not a date stands in.
  const parts = uri.split(/[/#:]/).filter((part) => part !== '' && !/^[\d-]+$/.test(part));
  return (parts.at(-1) ?? 'ns').replace(/^www\./, '').replace(/\..*$/, '');
}

/**
 * A qualified name as reported: with the conventional prefix of a standard taxonomy, otherwise with the document's own.
 * An unprefixed name gets the prefix of the default namespace.
 */
export function reportedName(scope: NamespaceScope, qualifiedName: string): string {
  const known = scope.reported.get(qualifiedName);
  if (known !== undefined) return known;
  const prefix = prefixOf(qualifiedName);
  const local = prefix === '' ? qualifiedName : qualifiedName.slice(prefix.length + 1);
  const uri = namespaceOf(scope, prefix);
  let reported = qualifiedName;
  if (uri !== undefined && uri !== '') {
    reported = `${standardPrefixOf(uri) ?? (prefix === '' ? prefixForUri(scope, uri) : prefix)}:${local}`;
  }
  scope.reported.set(qualifiedName, reported);
  return reported;
}
