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
  { contexts, units }: Definitions,
  problems: Problems,
): boolean {
  if (kind === 'context') return readContext(cursor, scope, contexts, problems);
  return readUnit(cursor, scope, units, problems);
}
