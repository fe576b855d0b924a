import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { XbrlPeriod } from '../../core/xbrl.ts';
import { type ChildReader, elementText, readChildren } from './child-elements.ts';
import { type NamespaceScope, namespaceOf, reportedName, scopeInside, XBRLDI } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { attributeOf, localNameOf, prefixOf, type XmlCursor } from './xml-cursor.ts';

/** The aspects that a context gives to every fact that refers to it. Those facts share the objects. */
export interface ContextData {
  readonly entity: string;
  readonly period: XbrlPeriod;
  readonly dimensions: Readonly<Record<string, string>>;
}

const DATE_TIME = /^(-?\d{4,}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads a date of a period as EDGAR means it. A plain end date or instant is the end of that day; XBRL 2.1 (4.7.2)
 * writes the same moment as midnight of the next day, so midnight moves one day back. Start dates are unaffected.
 */
function periodDate(text: string, isEnd: boolean): IsoDate | null {
  const match = DATE_TIME.exec(text.trim());
  const day = match?.[1];
  if (day === undefined || !isIsoDate(day)) return null;
  const isMidnight = match?.[2] === '00' && match[3] === '00' && match[4] === '00';
  return isEnd && isMidnight ? addDays(day, -1) : day;
}

function periodOf(parts: ReadonlyMap<string, string>): XbrlPeriod | null {
  const instant = parts.get('instant');
  if (instant !== undefined) {
    const date = periodDate(instant, true);
    return date === null ? null : { instant: date };
  }
  const start = parts.get('startDate');
  const end = parts.get('endDate');
  if (start !== undefined && end !== undefined) {
    const from = periodDate(start, false);
    const to = periodDate(end, true);
    return from === null || to === null ? null : { start: from, end: to };
  }
  return parts.has('forever') ? { forever: true } : null;
}

/** Reads the axis and member of an xbrldi element, or keeps other segment content under its name. */
function readDimension(
  cursor: XmlCursor,
  scope: NamespaceScope,
  dimensions: Map<string, string>,
  problems: Problems,
): boolean {
  const { name } = cursor;
  const local = localNameOf(name);
  const axisName = attributeOf(cursor, 'dimension')?.trim();
  const isDimension = local === 'explicitMember' || local === 'typedMember';
  const value = elementText(cursor);
  if (value === null) return false;
  if (isDimension && axisName !== undefined && namespaceOf(scope, prefixOf(name)) === XBRLDI) {
    const axis = reportedName(scope, axisName);
    const repeated = dimensions.has(axis);
    if (repeated) problems.add('repeated-dimension', `${axis} twice in one context`);
    dimensions.set(repeated ? `${axis}#2` : axis, local === 'explicitMember' ? reportedName(scope, value) : value);
  } else {
    // XBRL 2.1 allows any element in a segment. Its facts describe a part and must not pass for totals.
    const reported = reportedName(scope, name);
    problems.add('non-dimensional-segment', `<${reported}> in a context's segment or scenario`);
    dimensions.set(reported, value);
  }
  return true;
}

/**
 * Adds the context whose start tag the cursor has just read (null, with a problem reported, without a readable entity or
 * period), and leaves the cursor after its end tag.
 *
 * @returns false where the element never ends
 */
export function readContext(
  cursor: XmlCursor,
  outer: NamespaceScope,
  contexts: Map<string, ContextData | null>,
  problems: Problems,
): boolean {
  const id = attributeOf(cursor, 'id')?.trim() ?? '';
  const dimensions = new Map<string, string>();
  const parts = new Map<string, string>();
  const read: ChildReader = (scope, local, depth) => {
    if (local === 'identifier' || local === 'instant' || local === 'startDate' || local === 'endDate') {
      const value = elementText(cursor);
      if (value !== null) parts.set(local, value);
      return value !== null;
    }
    if (local === 'forever') parts.set('forever', '');
    const isSegment = local === 'segment' || local === 'scenario';
    const inside: ChildReader = isSegment ? (inner) => readDimension(cursor, inner, dimensions, problems) : read;
    return readChildren(cursor, scope, inside, depth);
  };
  if (!readChildren(cursor, scopeInside(outer, cursor), read)) return false;
  const entity = parts.get('identifier');
  const period = periodOf(parts);
  if (entity === undefined || period === null) {
    const missing = entity === undefined ? 'entity' : 'period';
    problems.add('invalid-context', `context ${JSON.stringify(id)} has no readable ${missing}`);
    contexts.set(id, null);
    return true;
  }
  // In alphabetical order, so that equal contexts print alike.
  const sorted = [...dimensions].sort(([a], [b]) => (a < b ? -1 : 1));
  contexts.set(id, { entity, period, dimensions: Object.fromEntries(sorted) });
  return true;
}
