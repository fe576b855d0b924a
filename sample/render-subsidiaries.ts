import { columnHeadings, createHtml, type Dialect, type HtmlWriter, MODERN } from './html.ts';
import { byTurns, linesWithShares, newspaper, runTogether } from './render-subsidiary-lines.ts';
import type { SubsidiariesTruth, SubsidiaryTruth } from './truth.ts';

export const SUBSIDIARY_LAYOUTS = [
  'two-columns',
  'three-columns',
  'nested-list',
  'ascii',
  'prose',
  'jurisdiction-headings',
  'shares-in-words',
  'run-together',
  'by-turns',
  'newspaper',
  'decimal-comma',
] as const;
export type SubsidiaryLayout = (typeof SUBSIDIARY_LAYOUTS)[number];

function nameWithTrade(subsidiary: SubsidiaryTruth): string {
  return subsidiary.doingBusinessAs === null
    ? subsidiary.name
    : `${subsidiary.name} (d/b/a ${subsidiary.doingBusinessAs})`;
}

function columns(truth: SubsidiariesTruth, html: HtmlWriter, ownership: 'none' | '%' | ','): string[] {
  const heading = columnHeadings(
    'Name of Subsidiary',
    'Jurisdiction of Incorporation or Organization',
    ...(ownership === 'none' ? [] : ['Percentage Owned']),
  );
  const row = (s: SubsidiaryTruth) => [
    { content: nameWithTrade(s) },
    { content: s.jurisdiction ?? '', number: false },
    ...(ownership === 'none' ? [] : [{ content: percentOf(s.ownershipPercent, ownership), number: false }]),
  ];
  // A list that continues on another page repeats the column headings.
  const perPage = 24;
  const pages: string[] = [];
  for (let at = 0; at < truth.subsidiaries.length; at += perPage) {
    pages.push(html.table([heading, ...truth.subsidiaries.slice(at, at + perPage).map(row)]));
    if (at + perPage < truth.subsidiaries.length) pages.push(html.pageBreak(String(1 + at / perPage)));
  }
  return pages;
}

/** "66.67%", or "66,67" where a comma is the decimal mark. */
function percentOf(percent: number | null, mark: '%' | ','): string {
  if (percent === null) return '';
  return mark === ',' ? String(percent).replace('.', ',') : `${percent}%`;
}

const WITH_SHARES: readonly SubsidiaryLayout[] = ['three-columns', 'shares-in-words', 'decimal-comma'];
const WITHOUT_TRADES: readonly SubsidiaryLayout[] = [
  'ascii',
  'prose',
  'shares-in-words',
  'run-together',
  'by-turns',
  'newspaper',
];

function byJurisdiction(truth: SubsidiariesTruth): Map<string, SubsidiaryTruth[]> {
  return Map.groupBy(truth.subsidiaries, (s) => s.jurisdiction ?? '');
}

/**
 * The truth as a layout prints it: `jurisdiction-headings` changes the order; few layouts print shares or d/b/a names;
 * only the nested list has levels.
 */
export function subsidiariesAsPrinted(truth: SubsidiariesTruth, layout: SubsidiaryLayout): SubsidiariesTruth {
  const list = layout === 'jurisdiction-headings' ? [...byJurisdiction(truth).values()].flat() : truth.subsidiaries;
  return {
    count: truth.count,
    subsidiaries: list.map((s, i) => ({
      ...s,
      ownershipPercent: WITH_SHARES.includes(layout) ? s.ownershipPercent : null,
      doingBusinessAs: WITHOUT_TRADES.includes(layout) ? null : s.doingBusinessAs,
      level: layout === 'nested-list' ? (i === 0 ? 0 : 1) : null,
    })),
  };
}

function ascii(truth: SubsidiariesTruth, registrant: string): string {
  const width = Math.max(24, ...truth.subsidiaries.map((s) => s.name.length)) + 4;
  const lines = truth.subsidiaries.map((s) => `${`${s.name} `.padEnd(width, '.')} ${s.jurisdiction ?? ''}`);
  return [
    '<PAGE>',
    '',
    'EXHIBIT 21'.padStart(70),
    '',
    `SUBSIDIARIES OF ${registrant.toUpperCase()}`,
    '',
    '<TABLE>',
    '<CAPTION>',
    `${'Name'.padEnd(width)} State or Country`,
    `${'----'.padEnd(width)} ----------------`,
    '<S>'.padEnd(width + 1).concat('<C>'),
    ...lines,
    '</TABLE>',
    '',
  ].join('\n');
}

/** An Exhibit 21 in one of the layouts that registrants use. */
export function renderSubsidiaries(
  truth: SubsidiariesTruth,
  layout: SubsidiaryLayout,
  dialect: Dialect = MODERN,
  registrant = 'the Registrant',
): string {
  const html = createHtml(dialect);
  if (layout === 'ascii') return ascii(truth, registrant);
  if (layout === 'newspaper') return newspaper(truth.subsidiaries, registrant);
  const top = [html.p('Exhibit 21.1', 'right'), html.heading(`Subsidiaries of ${registrant}`)];
  const body = ((): string[] => {
    switch (layout) {
      case 'two-columns':
        return [
          ...columns(truth, html, 'none'),
          html.p('The names of subsidiaries that would not constitute a significant subsidiary have been omitted.'),
        ];
      case 'three-columns':
        return columns(truth, html, '%');
      case 'decimal-comma':
        return columns(truth, html, ',');
      case 'shares-in-words':
        return linesWithShares(truth.subsidiaries, html);
      case 'run-together':
        return runTogether(truth.subsidiaries, html);
      case 'by-turns':
        return byTurns(truth.subsidiaries, html);
      case 'nested-list': {
        const line = (s: SubsidiaryTruth): string => `${nameWithTrade(s)} (${s.jurisdiction})`;
        const [first, ...rest] = truth.subsidiaries;
        const nested = rest.length === 0 ? '' : html.list(rest.map(line));
        const outer = first ? html.list([line(first)]) : '';
        const close = outer.lastIndexOf(dialect.upper ? '</UL>' : '</ul>');
        const item = dialect.closed ? outer.lastIndexOf(dialect.upper ? '</LI>' : '</li>') : close;
        return [`${outer.slice(0, item)}\n${nested}\n${outer.slice(item)}`];
      }
      case 'prose': {
        const names = truth.subsidiaries.map(
          (s) =>
            `${s.name}, a ${s.jurisdiction} ${/\bLLC\b|ULC/.test(s.name) ? 'limited liability company' : 'company'}`,
        );
        const last = names.at(-1) ?? '';
        const joined = names.length < 2 ? last : `${names.slice(0, -1).join('; ')}; and ${last}`;
        return [
          html.p(`The Registrant has the following ${names.length === 1 ? 'subsidiary' : 'subsidiaries'}: ${joined}.`),
        ];
      }
      case 'jurisdiction-headings':
        return [...byJurisdiction(truth)].flatMap(([jurisdiction, list]) => [
          html.p(html.bold(jurisdiction)),
          ...html.paragraphs('left', list.map(nameWithTrade)),
        ]);
    }
  })();
  return html.page('EX-21.1', [...top, ...body]);
}
