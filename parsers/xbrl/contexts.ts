import { addDays, type IsoDate, isIsoDate } from '../../core/dates.ts';
import type { XbrlPeriod } from '../../core/xbrl.ts';
import { textOfMarkup } from './markup-text.ts';
import { type NamespaceScope, namespaceOf, reportedName, scopeInside, XBRLDI, XBRLI } from './namespaces.ts';
import type { Problems } from './problems.ts';
import { attributeOf, localNameOf, nextTag, prefixOf, skipElement, type XmlCursor } from './xml-cursor.ts';

/** What a context says of every fact that refers to it. The objects are shared by those facts. */
export interface ContextData {
  readonly entity: string;
  readonly period: XbrlPeriod;
  readonly dimensions: Readonly<Record<string, string>>;
}

const DATE_TIME = /^(-?\d{4,}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * A date of a period as EDGAR means it. A plain end date or instant is that day's end; XBRL 2.1 (4.7.2) writes the
 * same moment as midnight of the next day, so midnight steps one day back. A start date is its day's beginning.
 *
 * @returns null where the text is no date
 */
function periodDate(text: string, isEnd: boolean): IsoDate | null {
  const match = DATE_TIME.exec(text.trim());
  const day = match?.[1];
  if (day === undefined || !isIsoDate(day)) return null;
  const isMidnight = match?.[2] === '00' && match[3] === '00' && match[4] === '00';
  return isEnd && isMidnight ? addDays(day, -1) : day;
}

function periodOf(parts: Map<string, string>): XbrlPeriod | null {
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

/** Axes in alphabetical order, so that equal contexts print equally. */
function inOrder(dimensions: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...dimensions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Text of the element whose start tag was just read; leaves the cursor after its end tag. Null where it never ends. */
function elementText(cursor: XmlCursor): string | null {
  if (cursor.selfClosing) return '';
  const start = cursor.tagEnd;
  if (skipElement(cursor) !== 'end') return null;
  return textOfMarkup(cursor.text.slice(start, cursor.tagStart)).trim();
}

/** Axis and member of an xbrldi element, or a stand-in for segment content that is no dimension. */
function readDimension(
  cursor: XmlCursor,
  scope: NamespaceScope,
  dimensions: Map<string, string>,
  problems: Problems,
): boolean {
  const inner = scopeInside(scope, cursor);
  const local = localNameOf(cursor.name);
  const isDimension = namespaceOf(inner, prefixOf(cursor.name)) === XBRLDI;
  const axisName = attributeOf(cursor, 'dimension')?.trim();
  if (isDimension && axisName !== undefined && (local === 'explicitMember' || local === 'typedMember')) {
    const value = elementText(cursor);
    if (value === null) return false;
    const axis = reportedName(inner, axisName);
    const repeated = dimensions.has(axis);
    if (repeated) problems.add('repeated-dimension', `${axis} twice in one context`);
    dimensions.set(repeated ? `${axis}#2` : axis, local === 'explicitMember' ? reportedName(inner, value) : value);
    return true;
  }
  // XBRL 2.1 lets a segment hold any element. The facts are of a part all the same and must not pass for totals.
  const name = reportedName(inner, cursor.name);
  const value = elementText(cursor);
  if (value === null) return false;
  problems.add('non-dimensional-segment', `<${name}> in a context's segment or scenario`);
  dimensions.set(name, value);
  return true;
}

/**
 * Reads a context whose start tag the cursor has just read, and leaves the cursor after its end tag.
 *
 * @returns id and data (data is null, with a problem noted, where entity or period is missing or unreadable);
 * null where the element never ends
 */
export function readContext(
  cursor: XmlCursor,
  outer: NamespaceScope,
  problems: Problems,
): { id: string; data: ContextData | null } | null {
  const id = attributeOf(cursor, 'id')?.trim() ?? '';
  const scopes: NamespaceScope[] = [scopeInside(outer, cursor)];
  const dimensions = new Map<string, string>();
  const period = new Map<string, string>();
  let entity: string | null = null;
  let segmentDepth = 0;
  let depth = cursor.selfClosing ? 0 : 1;
  while (depth > 0) {
    const kind = nextTag(cursor);
    if (kind === 'end') {
      if (segmentDepth === depth) segmentDepth = 0;
      depth--;
      scopes.pop();
      continue;
    }
    if (kind !== 'start') return null;
    const scope = scopes.at(-1) ?? outer;
    if (segmentDepth > 0) {
      if (!readDimension(cursor, scope, dimensions, problems)) return null;
      continue;
    }
    const inner = scopeInside(scope, cursor);
    const local = namespaceOf(inner, prefixOf(cursor.name)) === XBRLI ? localNameOf(cursor.name) : '';
    if (local === 'identifier' || local === 'instant' || local === 'startDate' || local === 'endDate') {
      const value = elementText(cursor);
      if (value === null) return null;
      if (local === 'identifier') entity = value;
      else period.set(local, value);
      continue;
    }
    if (local === 'forever') period.set('forever', '');
    if (cursor.selfClosing) continue;
    depth++;
    scopes.push(inner);
    if (local === 'segment' || local === 'scenario') segmentDepth = depth;
    if (depth > 16) return null;
  }
  const when = periodOf(period);
  if (entity === null || when === null) {
    problems.add(
      'invalid-context',
      `context ${JSON.stringify(id)} has no readable ${entity === null ? 'entity' : 'period'}`,
    );
    return { id, data: null };
  }
  return { id, data: { entity, period: when, dimensions: inOrder(dimensions) } };
}
