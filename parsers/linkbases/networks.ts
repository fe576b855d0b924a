import type { Problems } from '../xbrl/problems.ts';
import type { Attributes, ExtendedLink } from './read-document.ts';

/** A concept below a total, in the filing's own calculation. */
export interface CalculationChild {
  readonly concept: string;
  /** 1 or −1 in practice: how it enters the total. */
  readonly weight: number;
  readonly order: number;
}

/** A concept where the filing shows it, in the order of reading. */
export interface PresentationLine {
  readonly concept: string;
  /** Null for a root. */
  readonly parent: string | null;
  /** 0 for a root. */
  readonly depth: number;
  readonly order: number;
  /** Role of the label that is shown, such as `http://www.xbrl.org/2003/role/totalLabel`; null for the standard one. */
  readonly preferredLabel: string | null;
}

/** Resolves a locator's href to a prefixed concept; null where it names none. */
export type ConceptOf = (href: string) => string | null;

interface Arc {
  readonly from: string;
  readonly to: string;
  readonly order: number;
  readonly attributes: Attributes;
}

/**
 * What all networks of a filing may cost together. A locator's label may be shared, which multiplies arcs, and a concept
 * that is shown twice repeats what is below it.
 */
export interface Budget {
  arcs: number;
  lines: number;
}

/** An order of magnitude above the largest filings. */
export function createBudget(): Budget {
  return { arcs: 300_000, lines: 300_000 };
}

/** What the networks of a filing are resolved with. */
export interface Resolution {
  readonly conceptOf: ConceptOf;
  readonly budget: Budget;
  readonly problems: Problems;
}

const MAX_DEPTH = 60;

/** The arcs of one role between concepts, less those that the filing prohibits (XBRL 2.1, 3.5.3.9.7). */
interface Network {
  readonly arcs: readonly Arc[];
  /** Concepts below which something is that could not be resolved. */
  readonly incomplete: ReadonlySet<string>;
}

function networkOf(links: readonly ExtendedLink[], resolution: Resolution): Network {
  const { budget, problems } = resolution;
  const incomplete = new Set<string>();
  const strongest = new Map<string, Arc & { readonly priority: number; readonly isProhibited: boolean }>();
  for (const { locators, arcs } of links) {
    const ends = new Map([...locators].map(([label, hrefs]) => [label, conceptsAt(hrefs, resolution)]));
    for (const attributes of arcs) {
      const order = numberOf(attributes.get('order')) ?? 1;
      const priority = numberOf(attributes.get('priority')) ?? 0;
      const isProhibited = attributes.get('use') === 'prohibited';
      const kind = [order, attributes.get('weight') ?? '', attributes.get('preferredLabel') ?? ''];
      const targets = ends.get(attributes.get('to') ?? '') ?? [];
      for (const from of ends.get(attributes.get('from') ?? '') ?? []) {
        if (targets.length === 0) incomplete.add(from);
        for (const to of targets) {
          if (--budget.arcs < 0) {
            problems.add('too-many-arcs', 'a role is left out: the filing has too many arcs');
            return { arcs: [], incomplete };
          }
          const key = [from, to, ...kind].join(' ');
          const known = strongest.get(key);
          const isStronger =
            !known || priority > known.priority || (priority === known.priority && isProhibited && !known.isProhibited);
          if (isStronger) strongest.set(key, { from, to, order, attributes, priority, isProhibited });
        }
      }
    }
  }
  return { arcs: [...strongest.values()].filter(({ isProhibited }) => !isProhibited), incomplete };
}

function conceptsAt(hrefs: readonly string[], { conceptOf, problems }: Resolution): readonly string[] {
  const concepts = new Set<string>();
  for (const href of hrefs) {
    const concept = conceptOf(href);
    if (concept === null) problems.add('unresolved-locator', JSON.stringify(href.slice(0, 200)));
    else concepts.add(concept);
  }
  return [...concepts];
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text) ? Number(text) : null;
}

/** The calculation of one role: total → its parts by order. A total with an unreadable part is left out. */
export function calculationOf(
  links: readonly ExtendedLink[],
  resolution: Resolution,
): ReadonlyMap<string, readonly CalculationChild[]> {
  const { arcs, incomplete } = networkOf(links, resolution);
  const totals = new Map<string, CalculationChild[]>();
  const unreadable = new Set(incomplete);
  for (const { from, to, order, attributes } of arcs) {
    const weight = numberOf(attributes.get('weight'));
    if (weight === null || weight === 0) {
      const stated = JSON.stringify(attributes.get('weight') ?? null);
      resolution.problems.add('invalid-weight', `${to} below ${from} has the weight ${stated}`);
      unreadable.add(from);
      continue;
    }
    const known = totals.get(from) ?? [];
    totals.set(from, known);
    known.push({ concept: to, weight, order });
  }
  for (const concept of unreadable) totals.delete(concept);
  for (const own of totals.values()) own.sort((a, b) => a.order - b.order);
  return totals;
}

/** The tree of one role as the lines that a reader sees, each above what is below it. */
export function presentationOf(links: readonly ExtendedLink[], resolution: Resolution): readonly PresentationLine[] {
  const { budget, problems } = resolution;
  const { arcs } = networkOf(links, resolution);
  const children = Map.groupBy(arcs, ({ from }) => from);
  for (const own of children.values()) own.sort((a, b) => a.order - b.order);
  const below = new Set(arcs.map(({ to }) => to));
  const lines: PresentationLine[] = [];
  const path: string[] = [];
  const show = (line: PresentationLine): void => {
    const { concept, depth } = line;
    budget.lines--;
    lines.push(line);
    if (path.includes(concept) || depth >= MAX_DEPTH) {
      problems.add('presentation-cycle', `${concept} is shown below itself, or too deep`);
      return;
    }
    path.push(concept);
    for (const { to, order, attributes } of children.get(concept) ?? []) {
      if (budget.lines <= 0) break;
      const preferredLabel = attributes.get('preferredLabel') ?? null;
      show({ concept: to, parent: concept, depth: depth + 1, order, preferredLabel });
    }
    path.pop();
  };
  for (const concept of children.keys()) {
    if (budget.lines > 0 && !below.has(concept))
      show({ concept, parent: null, depth: 0, order: 1, preferredLabel: null });
  }
  if (budget.lines <= 0) {
    problems.add('too-many-lines', 'a role is left out: the filing shows too many lines');
    return [];
  }
  if (lines.length === 0 && arcs.length > 0) problems.add('presentation-cycle', 'a role has no first line');
  return lines;
}
