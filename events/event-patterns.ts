import { type EventType, WEBHOOK_EVENT_TYPES } from '../core/events.ts';
import { nearestName } from '../core/nearest-name.ts';

/** Event types that a subscription asks for; of several problems the first, in a sentence that says what to write. */
export type EventSelection =
  | { readonly ok: true; readonly types: readonly EventType[] }
  | { readonly ok: false; readonly problem: string };

/**
 * The event types that a list of literals and wildcards means, in the order of the registry. `*` stands for one segment,
 * and at the end for everything below: `dilution.*` is each type that begins with `dilution.`. A pattern without any type
 * is refused, since a misspelled subscription would be silent forever.
 *
 * @example
 * selectEventTypes(['filing.published', 'dilution.*'])
 */
export function selectEventTypes(patterns: readonly string[]): EventSelection {
  if (patterns.length === 0) return { ok: false, problem: 'no event types given; "*" selects all' };
  const selected = new Set<EventType>();
  for (const pattern of patterns) {
    const types = WEBHOOK_EVENT_TYPES.filter((type) => matchesPattern(type, pattern));
    if (types.length === 0) return { ok: false, problem: problemOf(pattern) };
    for (const type of types) selected.add(type);
  }
  return { ok: true, types: WEBHOOK_EVENT_TYPES.filter((type) => selected.has(type)) };
}

/** Whether a stored subscription covers a type, also one that was registered after the subscription. */
export function matchesPattern(type: string, pattern: string): boolean {
  const segments = type.split('.');
  const wanted = pattern.split('.');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? segments.length < wanted.length : segments.length !== wanted.length) return false;
  return wanted.every((word, index) => word === '*' || word === segments[index]);
}

/** Types and the wildcards that stand for some of them, which a misspelled pattern may have meant. */
const KNOWN: readonly string[] = [...WEBHOOK_EVENT_TYPES, ...new Set(WEBHOOK_EVENT_TYPES.flatMap(wildcardsOf))];

function wildcardsOf(type: string): string[] {
  const segments = type.split('.');
  return segments.slice(1).map((_, index) => `${segments.slice(0, index + 1).join('.')}.*`);
}

function problemOf(pattern: string): string {
  const isWellFormed = /^(?:\*|[a-z_]+)(?:\.(?:\*|[a-z_]+))*$/.test(pattern);
  const known = pattern.includes('*') ? KNOWN : WEBHOOK_EVENT_TYPES;
  const nearest = nearestName(pattern, known);
  const shown = pattern.length > 100 ? `${pattern.slice(0, 100)}…` : pattern;
  if (!isWellFormed && pattern.includes('*') && nearest === null) {
    return `"${shown}" is no event type: "*" stands for a whole segment, as in dilution.*`;
  }
  const hint = nearest === null ? `the types are ${WEBHOOK_EVENT_TYPES.join(', ')}` : `did you mean ${nearest}?`;
  return `no event type matches "${shown}"; ${hint}`;
}
