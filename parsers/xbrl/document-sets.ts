import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { decodeXhtml } from './entities.ts';
import { readProlog } from './prolog.ts';

/** Documents that make one XBRL report together, the one that stands for them first. */
export interface DocumentSet {
  readonly syntax: 'inline' | 'instance';
  readonly documents: readonly SubmissionDocument[];
}

const INLINE_MARKS = ['http://www.xbrl.org/2013/inlineXBRL', 'http://www.xbrl.org/2008/inlineXBRL'];
const XBRL_ELEMENT = /^<(?:[\w.-]{1,60}:)?xbrl[\s/>]/;

function bindsInline(text: string): boolean {
  return INLINE_MARKS.some((mark) => {
    // The registries' namespaces begin alike; the binding itself ends in a quote.
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      const next = text.charAt(at + mark.length);
      if (next === '"' || next === "'") return true;
    }
    return false;
  });
}

/** `inline` where the text binds the inline XBRL namespace, `instance` where its root element is `xbrl`. */
export function syntaxOf(text: string): 'inline' | 'instance' | null {
  const prolog = readProlog(text);
  const root = prolog.refusal?.code === 'entity-declarations' ? afterDeclarations(text) : prolog.root;
  if (root >= 0 && XBRL_ELEMENT.test(text.slice(root, root + 80))) return 'instance';
  return bindsInline(text) ? 'inline' : null;
}

/** Where the root stands after a DOCTYPE with a subset, to tell what is going to be refused. */
function afterDeclarations(text: string): number {
  const end = text.indexOf(']', text.indexOf('['));
  const close = end < 0 ? -1 : text.indexOf('>', end);
  return close < 0 ? -1 : text.indexOf('<', close);
}

/** The taxonomy entry points a document names, sorted: what the members of an inline document set have in common. */
function schemaRefsOf(text: string): string {
  const refs = new Set<string>();
  for (let at = text.indexOf('schemaRef'); at >= 0; at = text.indexOf('schemaRef', at + 9)) {
    const tag = text.slice(at, at + 2_000);
    const href = /^schemaRef\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
    if (href) refs.add(decodeXhtml(href[1] ?? href[2] ?? '').trim());
  }
  return [...refs].sort().join(' ');
}

/** `aapl-20250329_htm.xml`, the instance that EDGAR's own software extracts and adds beside the inline document. */
function isExtracted(document: SubmissionDocument): boolean {
  return /_html?\.xml$/i.test(document.filename ?? '');
}

/** Fee exhibits are reports of their own, whatever else the submission holds. */
function isFeeExhibit(document: SubmissionDocument): boolean {
  return /^EX-(?:FILING FEES|107)/i.test(document.type);
}

function couldHoldXbrl(document: SubmissionDocument): boolean {
  return (
    !document.isBinary && !/^(?:EX-101\.(?:SCH|CAL|DEF|LAB|PRE)|GRAPHIC|ZIP|EXCEL|JSON|CSS|JS)$/i.test(document.type)
  );
}

/**
 * The XBRL reports of a submission. Inline documents with the same schemaRef make one set (a 10-K split over several
 * files, EX-13); those that name none belong to the set before them. An instance is a report of its own, unless it
 * repeats an inline set of the same submission.
 */
export function documentSetsOf(submission: Submission): readonly DocumentSet[] {
  let sets = known.get(submission);
  if (!sets) {
    sets = groupDocuments(submission);
    known.set(submission, sets);
  }
  return sets;
}

// Asked for once by `appliesTo` and again for every document that is parsed.
const known = new WeakMap<Submission, readonly DocumentSet[]>();

function groupDocuments(submission: Submission): DocumentSet[] {
  const inline: SubmissionDocument[] = [];
  const instances: SubmissionDocument[] = [];
  for (const document of submission.documents) {
    if (!couldHoldXbrl(document)) continue;
    const syntax = syntaxOf(document.text);
    if (syntax === 'inline') inline.push(document);
    else if (syntax === 'instance') instances.push(document);
  }
  // The usual case needs no comparison of schemaRefs, which costs a search of the whole text.
  const [only] = inline;
  if (only && inline.length === 1 && instances.every(isExtracted)) return [{ syntax: 'inline', documents: [only] }];
  const sets = inlineSets(inline);
  const inlineRefs = new Set(inline.map((document) => schemaRefsOf(document.text)));
  const own = instances.filter((document) => {
    if (inline.length === 0) return true;
    const refs = schemaRefsOf(document.text);
    return !(isExtracted(document) || inlineRefs.has(refs));
  });
  return [
    ...[...sets.values()].map((documents) => ({ syntax: 'inline' as const, documents })),
    ...own.map((document) => ({ syntax: 'instance' as const, documents: [document] })),
  ].sort((a, b) => (a.documents[0]?.sequence ?? 0) - (b.documents[0]?.sequence ?? 0));
}

function inlineSets(documents: readonly SubmissionDocument[]): Map<string, SubmissionDocument[]> {
  const sets = new Map<string, SubmissionDocument[]>();
  let last: SubmissionDocument[] | null = null;
  for (const document of documents) {
    const refs = schemaRefsOf(document.text);
    if (refs === '' && last) {
      last.push(document);
      continue;
    }
    const key = isFeeExhibit(document) ? `fees ${document.sequence}` : `report ${refs}`;
    last = sets.get(key) ?? [];
    last.push(document);
    sets.set(key, last);
  }
  return sets;
}
