import type { Reason } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { createProblems } from '../xbrl/problems.ts';
import { standardLabelsOf } from './labels.ts';
import {
  type CalculationChild,
  type ConceptOf,
  calculationOf,
  createBudget,
  type PresentationLine,
  presentationOf,
} from './networks.ts';
import { type ExtendedLink, type LinkDocument, type LinkSort, readLinkDocument } from './read-document.ts';
import { type Role, roleOf } from './roles.ts';

/** What a filing's own linkbases state; everything is empty where it carries none. Concepts are prefixed like facts'. */
export interface Linkbases {
  /** Role URI → total → its parts by order. */
  readonly calculations: ReadonlyMap<string, ReadonlyMap<string, readonly CalculationChild[]>>;
  /** Role URI → the lines of its tree, in the order of reading. */
  readonly presentation: ReadonlyMap<string, readonly PresentationLine[]>;
  readonly roles: ReadonlyMap<string, Role>;
  /** Concept → standard label. */
  readonly labels: ReadonlyMap<string, string>;
  /** Documents that were refused (`linkbase-malformed`, `linkbase-too-large`, …) and what could not be resolved. */
  readonly problems: readonly Reason[];
}

const LINK_DOCUMENT = /^EX-10[01]\.(?:SCH|CAL|PRE|LAB)\b/i;

const cache = new WeakMap<Submission, Linkbases>();

/**
 * The calculation, presentation, roles and labels of a submission: its exhibits EX-101.CAL, PRE, LAB and SCH, also
 * linkbases embedded in the schema. Nothing is fetched: what only the standard taxonomies state (most labels, and
 * networks of filings before their own) is absent. Read once per submission.
 *
 * @example linkbasesOf(submission).roles.get('http://example.com/role/BalanceSheet')?.sort // "statement"
 */
export function linkbasesOf(submission: Submission): Linkbases {
  let linkbases = cache.get(submission);
  if (!linkbases) {
    linkbases = readLinkbases(submission);
    cache.set(submission, linkbases);
  }
  return linkbases;
}

function readLinkbases({ documents }: Submission): Linkbases {
  const problems = createProblems();
  const read: { readonly filename: string; readonly document: LinkDocument }[] = [];
  for (const { type, filename, sequence, isBinary, text } of documents) {
    if (!LINK_DOCUMENT.test(type)) continue;
    const document = isBinary
      ? { code: 'linkbase-malformed', message: 'the document is binary' }
      : readLinkDocument(text);
    if ('code' in document) problems.add(document.code, `document ${sequence} (${type}): ${document.message}`);
    else read.push({ filename: (filename ?? '').toLowerCase(), document });
  }
  const concepts = new Map(
    read.flatMap(({ filename, document }) => [...document.concepts].map(([id, name]) => [`${filename}#${id}`, name])),
  );
  const resolution = { conceptOf: createConceptOf(concepts), budget: createBudget(), problems };
  const links = read.flatMap(({ document }) => document.links);
  return {
    calculations: byRole(links, 'calculation', (own) => calculationOf(own, resolution)),
    presentation: byRole(links, 'presentation', (own) => presentationOf(own, resolution)),
    roles: rolesOf(read.map(({ document }) => document)),
    labels: standardLabelsOf(linksOf(links, 'label'), resolution),
    problems: problems.list(),
  };
}

function linksOf(links: readonly ExtendedLink[], sort: LinkSort): readonly ExtendedLink[] {
  return links.filter((link) => link.sort === sort);
}

/** Per role what its links state; a role whose link is empty, as tools write them, is left out. */
function byRole<T extends { readonly size: number } | { readonly length: number }>(
  links: readonly ExtendedLink[],
  sort: LinkSort,
  read: (links: readonly ExtendedLink[]) => T,
): ReadonlyMap<string, T> {
  const groups = Map.groupBy(linksOf(links, sort), ({ role }) => role);
  const networks = [...groups].map(([role, own]) => [role, read(own)] as const);
  return new Map(networks.filter(([, network]) => ('size' in network ? network.size : network.length) > 0));
}

function rolesOf(documents: readonly LinkDocument[]): ReadonlyMap<string, Role> {
  return new Map(documents.flatMap(({ roles }) => [...roles].map(([uri, text]) => [uri, roleOf(uri, text)])));
}

/**
 * Resolves hrefs: to a concept that a schema of the submission declares under this id, else by the standard taxonomies'
 * ids, which are the prefix and the name (`us-gaap_Assets`).
 */
function createConceptOf(declared: ReadonlyMap<string, string>): ConceptOf {
  const known = new Map<string, string | null>();
  return (href) => {
    let concept = known.get(href);
    if (concept === undefined) {
      const at = href.indexOf('#');
      const file = href.slice(0, Math.max(0, at)).split('/').at(-1) ?? '';
      const id = at < 0 ? '' : href.slice(at + 1);
      concept = declared.get(`${file.toLowerCase()}#${id}`) ?? conceptOfId(id);
      known.set(href, concept);
    }
    return concept;
  };
}

function conceptOfId(id: string): string | null {
  const match = /^([A-Za-z][A-Za-z0-9.-]*)_([\w.-]+)$/.exec(id);
  return match ? `${match[1]}:${match[2]}` : null;
}
