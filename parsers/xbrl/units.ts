import { elementText, readChildren } from './child-elements.ts';
import { type NamespaceScope, scopeInside } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { attributeOf, localNameOf, type XmlCursor } from './xml-cursor.ts';

/** Companyfacts notation: `"USD"`, `"shares"`, `"USD/shares"`. Null without a measure. */
function unitText(numerator: readonly string[], denominator: readonly string[]): string | null {
  // Sorted, so that equal units print alike.
  const product = (measures: readonly string[]): string => measures.toSorted().join('*');
  if (numerator.length === 0) return null;
  if (denominator.length === 0) return product(numerator);
  const divisor = product(denominator);
  return `${product(numerator)}/${denominator.length > 1 ? `(${divisor})` : divisor}`;
}

/**
 * Adds the unit whose start tag the cursor has just read (null, with a problem reported, without a measure), and leaves
 * the cursor after its end tag.
 *
 * @returns false where the element never ends
 */
export function readUnit(
  cursor: XmlCursor,
  outer: NamespaceScope,
  units: Map<string, string | null>,
  problems: Problems,
): boolean {
  const id = attributeOf(cursor, 'id')?.trim() ?? '';
  const numerator: string[] = [];
  const denominator: string[] = [];
  const readInto = (scope: NamespaceScope, measures: string[], nesting?: number): boolean =>
    readChildren(
      cursor,
      scope,
      (inner, local, depth) => {
        if (local !== 'measure') {
          return readInto(inner, local === 'unitDenominator' ? denominator : measures, depth);
        }
        const measure = elementText(cursor);
        if (measure === null) return false;
        if (localNameOf(measure) !== '') measures.push(localNameOf(measure));
        return true;
      },
      nesting,
    );
  if (!readInto(scopeInside(outer, cursor), numerator)) return false;
  const text = unitText(numerator, denominator);
  if (text === null) problems.add('invalid-unit', `unit ${JSON.stringify(id)} has no measure`);
  units.set(id, text);
  return true;
}
