import type { XbrlFact, XbrlPeriod } from '../core/xbrl.ts';
import { escapeXml } from './html.ts';
import { memberXml, periodXml, unitXml } from './inline-writer.ts';

/** Namespace declarations of the prefixes that the concepts and members use. */
function namespaces(facts: readonly XbrlFact[], year: number): string {
  const names = facts.flatMap((fact) => [fact.concept, ...Object.entries(fact.dimensions).flat()]);
  const prefixes = new Set(names.map((name) => name.split(':')[0] ?? ''));
  const known: Readonly<Record<string, string>> = {
    country: `http://xbrl.sec.gov/country/${year}`,
    dei: `http://xbrl.sec.gov/dei/${year}`,
    'us-gaap': `http://fasb.org/us-gaap/${year}`,
    srt: `http://fasb.org/srt/${year}`,
    'ifrs-full': `https://xbrl.ifrs.org/taxonomy/${year}-03-27/ifrs-full`,
  };
  return [...prefixes]
    .sort()
    .map((prefix) => `xmlns:${prefix}="${known[prefix] ?? `http://www.${prefix}.example/${year}`}"`)
    .join(' ');
}

/**
 * The facts as an XBRL instance: an EX-101.INS as before inline XBRL, or the `_htm.xml` that EDGAR extracts.
 * Contexts and units are written once, before the facts that use them.
 */
export function renderInstance(facts: readonly XbrlFact[], schemaRef: string, year: number): string {
  const contexts = new Map<string, { id: string; xml: string }>();
  const units = new Map<string, string>();
  const contextId = (entity: string, period: XbrlPeriod, dimensions: XbrlFact['dimensions']): string => {
    const key = JSON.stringify([period, dimensions]);
    const known = contexts.get(key);
    if (known) return known.id;
    const id = `c${contexts.size + 1}`;
    const members = Object.entries(dimensions)
      .map(([axis, member]) => memberXml(axis, member))
      .join('');
    contexts.set(key, {
      id,
      xml: `  <xbrli:context id="${id}">\n    <xbrli:entity>\n      <xbrli:identifier scheme="http://www.sec.gov/CIK">${entity}</xbrli:identifier>${members === '' ? '' : `\n      <xbrli:segment>${members}</xbrli:segment>`}\n    </xbrli:entity>\n    <xbrli:period>${periodXml(period)}</xbrli:period>\n  </xbrli:context>`,
    });
    return id;
  };
  const lines = facts.map((fact) => {
    const context = contextId(fact.entity, fact.period, fact.dimensions);
    let attributes = ` contextRef="${context}"`;
    if (fact.unit !== null) {
      const id = fact.unit.replace('/', 'Per');
      units.set(id, unitXml(fact.unit));
      attributes += ` unitRef="${id}"`;
    }
    if (fact.decimals !== null) attributes += ` decimals="${fact.decimals}"`;
    if (fact.value === null) return `  <${fact.concept}${attributes} xsi:nil="true"/>`;
    return `  <${fact.concept}${attributes} id="${fact.id}">${escapeXml(fact.value)}</${fact.concept}>`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" ${namespaces(facts, year)}>`,
    `  <link:schemaRef xlink:type="simple" xlink:href="${schemaRef}"/>`,
    ...[...contexts.values()].map((context) => context.xml),
    ...[...units].map(([id, content]) => `  <xbrli:unit id="${id}">${content}</xbrli:unit>`),
    ...lines,
    '</xbrli:xbrl>',
  ].join('\n');
}
