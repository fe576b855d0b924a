import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { decodeXhtml } from './entities.ts';

/** Documents that make one XBRL report together, the one that stands for them first. */
export interface DocumentSet {
  readonly syntax: 'inline' | 'instance';
  readonly documents: readonly SubmissionDocument[];
}

const INLINE_NAMESPACE = /http:\/\/www\.xbrl\.org\/20(?:13|08)\/inlineXBRL["']/;
const INSTANCE_ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)*<(?:[\w.-]+:)?xbrl[\s/>]/;
const SCHEMA_REF = /<(?:[\w.-]+:)?schemaRef\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** `inline` where the text binds the inline XBRL namespace, `instance` where its root element is `xbrl`. */
export function syntaxOf(text: string): 'inline' | 'instance' | null {
  if (INSTANCE_ROOT.test(text.slice(0, 50_000))) return 'instance';
  return INLINE_NAMESPACE.test(text) ? 'inline' : null;
}

/** The taxonomy entry points a document names, sorted: what the members of an inline document set have in common. */
export function schemaRefsOf(text: string): string {
  const refs = new Set<string>();
  for (const match of text.matchAll(SCHEMA_REF)) refs.add(decodeXhtml(match[1] ?? match[2] ?? '').trim());
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
  return !document.isBinary && !/^(?:EX-101\.(?:SCH|CAL|DEF|LAB|PRE)|GRAPHIC|ZIP|EXCEL|JSON|CSS|JS)$/i.test(document.type);
}

/**
 * The XBRL reports of a submission. Inline documents with the same schemaRef make one set (a 10-K split over several
 * files, EX-13); those that name none belong to the set before them. An instance is a report of its own, unless it
 * repeats an inline set of the same submission.
 */
export function documentSetsOf(submission: Submission): DocumentSet[] {
  const inline = new Map<string, SubmissionDocument[]>();
  const instances: SubmissionDocument[] = [];
  let lastKey: string | null = null;
  for (const document of submission.documents) {
    if (!couldHoldXbrl(document)) continue;
    const { text } = document;
    const syntax = syntaxOf(text);
    if (syntax === 'instance') instances.push(document);
    if (syntax !== 'inline') continue;
    const refs = schemaRefsOf(text);
    const kind = isFeeExhibit(document) ? 'fees' : 'report';
    const key: string = refs === '' && lastKey !== null ? lastKey : `${kind} ${refs}`;
    const members = inline.get(key) ?? [];
    members.push(document);
    inline.set(key, members);
    lastKey = key;
  }
  const inlineRefs = new Set([...inline.values()].flat().map((document) => schemaRefsOf(document.text)));
  const plain = instances.filter(
    (document) => inline.size === 0 || !(isExtracted(document) || inlineRefs.has(schemaRefsOf(document.text))),
  );
  return [
    ...[...inline.values()].map((documents) => ({ syntax: 'inline' as const, documents })),
    ...plain.map((document) => ({ syntax: 'instance' as const, documents: [document] })),
  ].sort((a, b) => (a.documents[0]?.sequence ?? 0) - (b.documents[0]?.sequence ?? 0));
}
