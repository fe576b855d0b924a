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

/** Namespace bindings at one element; an inner element that declares some opens an inner scope. */
export interface NamespaceScope {
  readonly parent: NamespaceScope | null;
  /** Prefix → URI; the empty prefix is the default namespace. */
  readonly bindings: Map<string, string>;
  /** Qualified name → the name as we report it, in this scope. */
  readonly reported: Map<string, string>;
}

export function createScope(parent: NamespaceScope | null = null): NamespaceScope {
  return { parent, bindings: new Map(), reported: new Map() };
}

/** The scope inside the start tag that the cursor has just read: its parent's, unless it declares namespaces. */
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

/** URI of a prefix in a scope; undefined where it is bound to none. */
export function namespaceOf(scope: NamespaceScope, prefix: string): string | undefined {
  for (let at: NamespaceScope | null = scope; at; at = at.parent) {
    const uri = at.bindings.get(prefix);
    if (uri !== undefined) return uri;
  }
  return undefined;
}

// The dated namespaces of the taxonomies that EDGAR accepts. Documents nearly always bind the conventional prefix;
// where one does not, the reported name still is the conventional one, so that readers find the concept.
const STANDARD_NAMESPACES: readonly RegExp[] = [
  /^https?:\/\/fasb\.org\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.us\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.sec\.gov\/([a-z][a-z-]*)\/\d{4}(?:q\d)?(?:-\d\d-\d\d)?$/,
  /^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/[\d-]+\/([a-z][a-z-]*)$/,
];

/** Conventional prefix of a standard taxonomy's namespace, for example `"us-gaap"`; null for others. */
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
  // Extension taxonomies are named http://www.apple.com/20250329: the last telling part stands in for a prefix.
  const parts = uri.split(/[/#:]/).filter((part) => part !== '' && !/^[\d-]+$/.test(part));
  return (parts.at(-1) ?? 'ns').replace(/^www\./, '').replace(/\..*$/, '');
}

/**
 * A qualified name as it is reported: the document's own prefix, except that a standard taxonomy always has its
 * conventional one. A name without a prefix gets that of its default namespace.
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
