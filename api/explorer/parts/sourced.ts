import type { SourceSpan } from '../../../core/spans.ts';
import { type Content, type Html, html } from '../html.ts';
import { linkTo, type PageContext, spanLink } from '../page-context.ts';

/** Where a value comes from; a fact's reference is one. */
export interface Cited {
  readonly accessionNumber: string | null;
  readonly sourceSpan: SourceSpan | null;
}

/** A value that opens its filing at the words it was read from; plain text where no filing states it. */
export function sourced(context: PageContext, content: Content, ref: Cited | null | undefined): Html {
  const { accessionNumber = null, sourceSpan = null } = ref ?? {};
  if (accessionNumber === null) return html`${content}`;
  const href =
    sourceSpan === null
      ? linkTo(context, `/filings/${accessionNumber}`)
      : spanLink(context, accessionNumber, sourceSpan);
  return html`<a class="src${isShort(content) ? ' nb' : ''}" href="${href}">${content}</a>`;
}

/** Dates, amounts and file numbers stay on one line. */
export function isShort(content: Content): boolean {
  return typeof content === 'string' && content.length < 16 && !content.includes(' ');
}

/** A value of a stored row with the span of its column; an em dash where it is null. */
export function sourcedValue(
  context: PageContext,
  content: string | null,
  row: { readonly accession_number: string },
  sourceSpan: SourceSpan | null,
): Html {
  if (content === null) return html`<span class="none" title="not stated">–</span>`;
  return sourced(context, content, { accessionNumber: row.accession_number, sourceSpan });
}

/** The link to a filing, by its form and date where they are known. */
export function filingLink(context: PageContext, accessionNumber: string, text: Content = accessionNumber): Html {
  return html`<a href="${linkTo(context, `/filings/${accessionNumber}`)}">${text}</a>`;
}

/** A text in which every accession number opens its filing. */
export function withFilings(context: PageContext, text: string): Html {
  const parts = text.split(/(\b\d{10}-\d{2}-\d{6}\b)/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : filingLink(context, part)))}`;
}
