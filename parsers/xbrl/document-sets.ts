import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { decodeXhtml } from './entities.ts';
import { INLINE_NAMESPACES } from './namespaces.ts';
import { readProlog } from './prolog.ts';

/** Documents that form one XBRL report; the first represents the set. */
export interface DocumentSet {
  readonly syntax: 'inline' | 'instance';
  readonly documents: readonly SubmissionDocument[];
}

const XBRL_ELEMENT = /^<(?:[\w.-]{1,60}:)?xbrl[\s/>]/;

function bindsInline(text: string): boolean {
  // The registries' namespaces have the same prefix; a binding ends in a quote.
  return [...INLINE_NAMESPACES].some((uri) => text.includes(`${uri}"`) || text.includes(`${uri}'`));
}

/** `inline` if the text binds the inline XBRL namespace, `instance` if its root element is `xbrl`. */
export function syntaxOf(text: string): 'inline' | 'instance' | null {
  const prolog = readProlog(text);
  const root = prolog.refusal?.code === 'entity-declarations' ? afterDeclarations(text) : prolog.root;
  if (root >= 0 && XBRL_ELEMENT.test(text.slice(root, root + 80))) return 'instance';
  return bindsInline(text) ? 'inline' : null;
}

/** Offset of the root after a DOCTYPE with a subset, to recognize what will be rejected. */
function afterDeclarations(text: string): number {
  const end = text.indexOf(']', text.indexOf('['));
  const close = end < 0 ? -1 : text.indexOf('>', end);
  return close < 0 ? -1 : text.indexOf('<', close);
}

/** The taxonomy entry points of a document, sorted: members of an inline document set share them. */
function schemaRefsOf(text: string): string {
  const refs = new Set<string>();
  for (let at = text.indexOf('schemaRef'); at >= 0; at = text.indexOf('schemaRef', at + 9)) {
    const tag = text.slice(at, at + 2_000);
    const href = /^schemaRef\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
    if (href) refs.add(decodeXhtml(href[1] ?? href[2] ?? '').trim());
  }
  return [...refs].sort().join(' ');
}

/** The instance that EDGAR extracts from the inline document and adds to the submission: `aapl-20250329_htm.xml`. */
function isExtracted(document: SubmissionDocument): boolean {
  return /_html?\.xml$/i.test(document.filename ?? '');
}

/** Fee exhibits are separate reports. */
function isFeeExhibit(document: SubmissionDocument): boolean {
  return /^EX-(?:FILING FEES|107)/i.test(document.type);
}

function couldHoldXbrl(document: SubmissionDocument): boolean {
  return (
    !document.isBinary && !/^(?:EX-101\.(?:SCH|CAL|DEF|LAB|PRE)|GRAPHIC|ZIP|EXCEL|JSON|CSS|JS)$/i.test(document.type)
  );
}

/**
 * The XBRL reports of a submission. Inline documents with the same schemaRef form one set (a 10-K split over several
 * files, EX-13); those without one belong to the set before them. An instance is a separate report unless it repeats an
 * inline set of the same submission.
 */
export function documentSetsOf(submission: Submission): readonly DocumentSet[] {
  let sets = cache.get(submission);
  if (!sets) {
    sets = groupDocuments(submission);
    cache.set(submission, sets);
  }
  return sets;
}

// Needed once by `appliesTo` and again for every document that is parsed.
const cache = new WeakMap<Submission, readonly DocumentSet[]>();

function groupDocuments(submission: Submission): DocumentSet[] {
  const { inline = [], instance = [] } = Object.groupBy(
    submission.documents.filter(couldHoldXbrl),
    (document) => syntaxOf(document.text) ?? 'other',
  );
  // The usual case needs no comparison of schemaRefs, which searches the whole text.
  const [only] = inline;
  if (only && inline.length === 1 && instance.every(isExtracted)) return [{ syntax: 'inline', documents: [only] }];
  const inlineRefs = new Set(inline.map(({ text }) => schemaRefsOf(text)));
  const separate = instance.filter(
    (document) => inline.length === 0 || !(isExtracted(document) || inlineRefs.has(schemaRefsOf(document.text))),
  );
  return [
    ...inlineSets(inline).map((documents) => ({ syntax: 'inline' as const, documents })),
    ...separate.map((document) => ({ syntax: 'instance' as const, documents: [document] })),
  ].sort((a, b) => (a.documents[0]?.sequence ?? 0) - (b.documents[0]?.sequence ?? 0));
}

function inlineSets(documents: readonly SubmissionDocument[]): (readonly SubmissionDocument[])[] {
  const sets = new Map<string, SubmissionDocument[]>();
  let last: SubmissionDocument[] | null = null;
  for (const document of documents) {
    const refs = schemaRefsOf(document.text);
    if (refs !== '' || last === null) {
      const key = isFeeExhibit(document) ? `fees ${document.sequence}` : `report ${refs}`;
      last = sets.get(key) ?? [];
      sets.set(key, last);
    }
    last.push(document);
  }
  return [...sets.values()];
}
