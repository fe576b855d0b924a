import { type ContextData, readContext } from './contexts.ts';
import type { NamespaceScope } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { readUnit } from './units.ts';
import type { XmlCursor } from './xml-cursor.ts';

/** Contexts and units by id; null where the element is present but unreadable. */
export interface Definitions {
  readonly contexts: Map<string, ContextData | null>;
  readonly units: Map<string, string | null>;
}

export function createDefinitions(): Definitions {
  return { contexts: new Map(), units: new Map() };
}

/**
 * Adds the context or unit whose start tag the cursor has just read.
 *
 * @returns false where the element never ends
 */
export function readDefinition(
  kind: 'context' | 'unit',
  cursor: XmlCursor,
  scope: NamespaceScope,
  definitions: Definitions,
  problems: Problems,
): boolean {
  if (kind === 'context') {
    const context = readContext(cursor, scope, problems);
    if (context) definitions.contexts.set(context.id, context.data);
    return context !== null;
  }
  const unit = readUnit(cursor, scope, problems);
  if (unit) definitions.units.set(unit.id, unit.data);
  return unit !== null;
}
