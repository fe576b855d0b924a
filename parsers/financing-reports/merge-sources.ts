import type { Findings } from '../offering-events/findings.ts';

/** Values that a second document of the filing may witness or supply. */
const SHARED = [
  'type',
  'fileNumber',
  'sharesOffered',
  'pricePerShare',
  'grossProceeds',
  'netProceeds',
  'maxAggregateOffering',
  'placementAgentOrUnderwriters',
  'agentFeePercent',
] as const;
const SURE = 0.9;

/**
 * What a report states, with the values that only its releases or agreements state, where they are on the same offering.
 * The same value in two documents has two witnesses. A report without an offering takes its first exhibit's.
 *
 * @param readExhibits is called once
 */
export function withExhibits(own: Findings | null, readExhibits: () => readonly Findings[]): Findings | null {
  const exhibits = readExhibits();
  const [first] = exhibits;
  if (own === null) return first ?? null;
  for (const exhibit of exhibits) if (isSameOffering(own, exhibit)) merge(own, exhibit);
  return own;
}

/** The same type, and no amount of the sale against it. */
function isSameOffering(own: Findings, exhibit: Findings): boolean {
  if (own.get('type') !== exhibit.get('type')) return false;
  return ['sharesOffered', 'pricePerShare', 'grossProceeds', 'maxAggregateOffering', 'fileNumber'].every(
    (path) => !own.has(path) || !exhibit.has(path) || own.get(path) === exhibit.get(path),
  );
}

function merge(own: Findings, exhibit: Findings): void {
  for (const path of SHARED) {
    const value = exhibit.get(path);
    if (value === undefined) continue;
    const confidence = exhibit.confidences[path] ?? 0;
    if (!own.has(path)) own.setWithSpans(path, value, exhibit.spans[path] ?? [], confidence);
    else if (JSON.stringify(own.get(path)) === JSON.stringify(value) && confidence >= 0.75)
      own.setConfidence(path, Math.max(own.confidences[path] ?? 0, SURE));
  }
}
