import { textOfMarkup } from './markup-text.ts';
import { type NamespaceScope, namespaceOf, scopeInside, XBRLI } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { attributeOf, localNameOf, nextTag, prefixOf, skipElement, type XmlCursor } from './xml-cursor.ts';

/** Local names of measures, sorted, so that equal units print equally: `USD`, `USD*shares`. */
function product(measures: readonly string[]): string {
  return [...measures].sort().join('*');
}

/** `"USD"`, `"shares"`, `"USD/shares"`: the form of companyfacts. Null where there is no measure. */
function unitText(numerator: readonly string[], denominator: readonly string[]): string | null {
  if (numerator.length === 0) return null;
  if (denominator.length === 0) return product(numerator);
  const below = product(denominator);
  return `${product(numerator)}/${denominator.length > 1 ? `(${below})` : below}`;
}

/**
 * Reads a unit whose start tag the cursor has just read, and leaves the cursor after its end tag.
 *
 * @returns id and text (null, with a problem noted, where it has no measure); null where the element never ends
 */
export function readUnit(
  cursor: XmlCursor,
  outer: NamespaceScope,
  problems: Problems,
): { id: string; data: string | null } | null {
  const id = attributeOf(cursor, 'id')?.trim() ?? '';
  const scopes: NamespaceScope[] = [scopeInside(outer, cursor)];
  const numerator: string[] = [];
  const denominator: string[] = [];
  let below = 0;
  let depth = cursor.selfClosing ? 0 : 1;
  while (depth > 0) {
    const kind = nextTag(cursor);
    if (kind === 'end') {
      if (below === depth) below = 0;
      depth--;
      scopes.pop();
      continue;
    }
    if (kind !== 'start') return null;
    const inner = scopeInside(scopes.at(-1) ?? outer, cursor);
    const local = namespaceOf(inner, prefixOf(cursor.name)) === XBRLI ? localNameOf(cursor.name) : '';
    if (local === 'measure') {
      const start = cursor.tagEnd;
      if (skipElement(cursor) !== 'end') return null;
      const measure = localNameOf(textOfMarkup(cursor.text.slice(start, cursor.tagStart)).trim());
      if (measure !== '') (below > 0 ? denominator : numerator).push(measure);
      continue;
    }
    if (cursor.selfClosing) continue;
    depth++;
    scopes.push(inner);
    if (local === 'unitDenominator') below = depth;
    if (depth > 16) return null;
  }
  const text = unitText(numerator, denominator);
  if (text === null) problems.add('invalid-unit', `unit ${JSON.stringify(id)} has no measure`);
  return { id, data: text };
}
