import { textOfMarkup } from './markup-text.ts';
import { type NamespaceScope, namespaceOf, scopeInside, XBRLI } from './namespaces.ts';
import { localNameOf, nextTag, prefixOf, skipElement, type XmlCursor } from './xml-cursor.ts';

/** Contexts and units are shallow; deeper nesting is malformed. */
const DEEPEST = 16;

/**
 * Reads a child from its start tag to its end tag.
 *
 * @param scope namespaces inside the child
 * @param local local name if the child is an XBRL 2.1 element, otherwise empty
 * @returns false where the child never ends
 */
export type ChildReader = (scope: NamespaceScope, local: string, depth: number) => boolean;

/**
 * Reads the children of the element whose start tag the cursor has just read, up to its end tag.
 *
 * @returns false where the element never ends, or nests too deep
 */
export function readChildren(cursor: XmlCursor, scope: NamespaceScope, read: ChildReader, depth = 1): boolean {
  if (cursor.selfClosing) return true;
  if (depth > DEEPEST) return false;
  for (;;) {
    const kind = nextTag(cursor);
    if (kind === 'end') return true;
    if (kind !== 'start') return false;
    const inner = scopeInside(scope, cursor);
    const local = namespaceOf(inner, prefixOf(cursor.name)) === XBRLI ? localNameOf(cursor.name) : '';
    if (!read(inner, local, depth + 1)) return false;
  }
}

/** Text of the element whose start tag was just read; leaves the cursor after its end tag. Null where it never ends. */
export function elementText(cursor: XmlCursor): string | null {
  if (cursor.selfClosing) return '';
  const start = cursor.tagEnd;
  if (skipElement(cursor) !== 'end') return null;
  return textOfMarkup(cursor.text.slice(start, cursor.tagStart)).trim();
}
