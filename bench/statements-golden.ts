import { type GoldenCase, goldenCases } from '../cli/golden/cases.ts';
import { scoreStatements } from '../cli/golden/score-statements.ts';
import { createScorecard, type Scorecard } from '../cli/golden/scorecard.ts';
import { outcomeOfKind } from '../cli/parse/run-parser.ts';
import type { ParseOutcome } from '../core/parser.ts';
import type { StatementKind } from '../core/statements.ts';
import type { XbrlFact } from '../core/xbrl.ts';
import { createEvidence, outcomeHead, parsedOutcome } from '../parsers/filing/outcomes.ts';
import { PARSERS } from '../parsers/registry.ts';
import { xbrlV1 } from '../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';

type Values = Readonly<Record<string, number>>;
/** What the peer reads of one filing: the columns of each statement, newest first; or why it reads nothing. */
export type PeerReading = Readonly<Partial<Record<StatementKind, readonly Values[]>>> & { readonly error?: string };

interface Column {
  readonly statement: StatementKind;
  readonly start: string | null;
  readonly end: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const HEAD = outcomeHead({ id: 'statements', version: 1, kind: 'statements' });

/** The golden filings, each with its facts as SEC's companyfacts would have them, which is what the peer reads. */
export function goldenFilings(folder: string) {
  return [...goldenCases(folder, 'statements')].map((golden) => {
    const submission = readBareDocument(golden.bytes, { filename: golden.filename, filedDate: null });
    const facts = xbrlV1.appliesTo(submission).flatMap((document) => {
      const { result } = xbrlV1.parse(submission, document, { filedDate: null, upstream: new Map() });
      return result?.facts ?? [];
    });
    return {
      golden,
      submission,
      annual: golden.file.form?.startsWith('10-K') ?? false,
      json: companyFactsOf(golden, facts),
    };
  });
}

/** Facts without dimensions, one per concept and period, labeled with the filing's own fiscal year as SEC labels them. */
function companyFactsOf({ file, name }: GoldenCase, facts: readonly XbrlFact[]): string {
  const cover = (concept: string): string | null =>
    facts.find((fact) => fact.concept === `dei:${concept}`)?.value ?? null;
  const end = cover('DocumentPeriodEndDate') ?? '';
  const label = {
    accn: '0000000000-26-000001',
    fy: Number(cover('DocumentFiscalYearFocus') ?? end.slice(0, 4)),
    fp: cover('DocumentFiscalPeriodFocus') ?? 'FY',
    form: file.form,
    filed: new Date(Date.parse(end) + 40 * 86_400_000).toISOString().slice(0, 10),
  };
  const taxonomies = new Map<string, Map<string, Map<string, object[]>>>();
  for (const { concept, value, unit, period, dimensions } of mostPrecise(facts)) {
    const [taxonomy = '', local = ''] = concept.split(':');
    if (value === null || unit === null || Object.keys(dimensions).length > 0 || 'forever' in period) continue;
    if (!['us-gaap', 'dei', 'ifrs-full', 'srt'].includes(taxonomy) || !Number.isFinite(Number(value))) continue;
    const dates = 'instant' in period ? { end: period.instant } : { start: period.start, end: period.end };
    const concepts = taxonomies.get(taxonomy) ?? new Map<string, Map<string, object[]>>();
    const units = concepts.get(local) ?? new Map<string, object[]>();
    taxonomies.set(taxonomy, concepts.set(local, units));
    units.set(unit, [...(units.get(unit) ?? []), { ...dates, val: Number(value), ...label }]);
  }
  const asJson = [...taxonomies].map(([taxonomy, concepts]) => [
    taxonomy,
    Object.fromEntries(
      [...concepts].map(([local, units]) => [
        local,
        { label: local, description: local, units: Object.fromEntries(units) },
      ]),
    ),
  ]);
  return JSON.stringify({ cik: 1, entityName: name, facts: Object.fromEntries(asJson) });
}

/** Of what is stated to the million and to the thousand, the latter. */
function mostPrecise(facts: readonly XbrlFact[]): Iterable<XbrlFact> {
  const precision = ({ decimals }: XbrlFact): number => (decimals === 'INF' ? 99 : Number(decimals ?? 0));
  const best = new Map<string, XbrlFact>();
  for (const fact of facts) {
    const key = JSON.stringify([fact.concept, fact.unit, fact.period, fact.dimensions]);
    const known = best.get(key);
    if (known === undefined || precision(fact) > precision(known)) best.set(key, fact);
  }
  return best.values();
}

type GoldenFiling = ReturnType<typeof goldenFilings>[number];

/** The columns that the peer offers: the years of an annual report; of a quarterly one the quarter and its balance. */
function offered({ golden, annual }: GoldenFiling): readonly Column[] {
  const columns = golden.file.expected['periods'] as readonly Column[];
  if (annual) return columns;
  const isQuarter = ({ start, end }: Column) =>
    start !== null && Date.parse(end) - Date.parse(start) < 100 * 86_400_000;
  return columns.filter(
    (column) => column.statement === 'balance' || (column.statement === 'income' && isQuarter(column)),
  );
}

/**
 * Both readings of the columns and fields that both offer, by the same rules.
 *
 * @param fields that the peer offers
 */
export function scoreBoth(
  filings: readonly GoldenFiling[],
  peer: Readonly<Record<string, PeerReading>>,
  fields: ReadonlySet<string>,
) {
  const cards = { own: createScorecard(), peer: createScorecard() };
  for (const filing of filings) {
    const { golden, submission } = filing;
    const columns = offered(filing);
    const kept = columns.map((column) => (golden.file.expected['periods'] as readonly Column[]).indexOf(column));
    const narrowed = narrow(golden, kept, fields);
    const own = outcomeOfKind('statements', { submission, filedDate: null, parsers: PARSERS });
    scoreStatements(narrowed, withColumns(own, columns), cards.own);
    scoreStatements(narrowed, peerOutcome(columns, peer[golden.name] ?? {}), cards.peer);
  }
  return cards;
}

/** The case with some of its periods and fields, and with the paths of what it accepts renumbered. */
function narrow(golden: GoldenCase, kept: readonly number[], fields: ReadonlySet<string>): GoldenCase {
  const { file } = golden;
  const renamed = (path: string): string | null => {
    const match = /^periods\[(\d+)\](.*)$/.exec(path);
    if (!match) return path;
    const at = kept.indexOf(Number(match[1]));
    return at < 0 ? null : `periods[${at}]${match[2]}`;
  };
  const accept = Object.entries(file.accept ?? {}).flatMap(([path, values]) => {
    const name = renamed(path);
    return name === null ? [] : [[name, values] as const];
  });
  const periods = file.expected['periods'] as readonly Column[];
  const withFields = (column: Column): Column => ({
    ...column,
    values: Object.fromEntries(Object.entries(column.values).filter(([field]) => fields.has(field))),
  });
  return {
    ...golden,
    file: {
      ...file,
      expected: { ...file.expected, periods: kept.flatMap((index) => periods[index] ?? []).map(withFields) },
      accept: Object.fromEntries(accept),
      optional: (file.optional ?? []).flatMap((path) => renamed(path) ?? []),
    },
  };
}

/** An outcome with only these columns. */
function withColumns(outcome: ParseOutcome, columns: readonly Column[]): ParseOutcome {
  const given = (outcome.result as { readonly periods?: readonly Column[] } | null)?.periods ?? [];
  const same = (a: Column, b: Column) => a.statement === b.statement && a.start === b.start && a.end === b.end;
  return { ...outcome, result: { periods: given.filter((one) => columns.some((column) => same(one, column))) } };
}

/** The peer names years, not dates: its newest column is the filing's current one. */
function peerOutcome(columns: readonly Column[], reading: PeerReading): ParseOutcome {
  const periods = (['income', 'balance', 'cashflow'] as const).flatMap((statement) => {
    const own = columns.filter((column) => column.statement === statement).toSorted((a, b) => (a.end < b.end ? 1 : -1));
    return own.flatMap(({ start, end }, index) => {
      const values = reading[statement]?.[index];
      return values === undefined ? [] : [{ statement, start, end, values }];
    });
  });
  return parsedOutcome(HEAD, { periods }, 0, createEvidence());
}

/** Of the values that a card has: found and right, wrong, missing. */
export function tally({ rates }: Scorecard): {
  readonly right: number;
  readonly wrong: number;
  readonly expected: number;
} {
  const recall = rates.get('values recall') ?? { hits: 0, of: 0 };
  const precision = rates.get('values precision') ?? { hits: 0, of: 0 };
  return { right: recall.hits, wrong: precision.of - precision.hits, expected: recall.of };
}
