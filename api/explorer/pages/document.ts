import { AppError } from '../../../core/errors.ts';
import type { AccessionNumber, RawSourceKey } from '../../../core/ids.ts';
import { formatSourceSpan } from '../../../core/spans.ts';
import { loadValuesAtSpan, type ValueAtSpan } from '../../../db/repositories/datasets/values-at-span.ts';
import { type FilingDetails, findRawSourceKey } from '../../../db/repositories/filings/filing-details.ts';
import { badParameter, problem } from '../../http/problems.ts';
import type { StoredDocument } from '../../services.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import { linkTo, type PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { checkList } from '../parts/checks.ts';
import { documentText, type Place } from '../parts/document-text.ts';
import { bytesText, decimalText, fieldWords, instantText, sentenceCase } from '../text.ts';
import { loadFiling } from './filing.ts';

export interface DocumentQuery {
  readonly accessionNumber: AccessionNumber;
  readonly sequence: number;
  readonly span: Place | null;
  /** Beginning of the hash of the bytes that the span counts in; null: the filing's present ones. */
  readonly source: string | null;
  /** Where the part of the document begins; null: around the span. */
  readonly at: number | null;
}

/** A document as text with the words of a span highlighted, beside what was read from them. */
export async function documentPage(deps: PageDeps, context: PageContext, query: DocumentQuery): Promise<Page> {
  const { accessionNumber, sequence, span } = query;
  const filing = await loadFiling(deps, context, accessionNumber);
  const key = await keyOf(deps, filing, query.source);
  const document = await read(deps, key, query);
  const values =
    span === null ? [] : await loadValuesAtSpan(deps.db, accessionNumber, formatSourceSpan(key, { sequence, ...span }));
  const filer = filing.filers[0];
  const body = html`<div><p class="small"><a href="${linkTo(context, `/filings/${accessionNumber}`)}">Form ${filing.form}, filed ${filing.filedDate}</a>${
    filer ? html` of <a href="${linkTo(context, `/issuers/${filer.cik}`)}">${filer.name ?? `CIK ${filer.cik}`}</a>` : ''
  }</p>
    <div class="title"><h1>${document.type}</h1><span class="muted">document ${sequence} of ${accessionNumber}${document.description === null ? '' : ` · ${document.description}`}</span></div></div>
    <div class="reader">
      <section class="card document" aria-label="Text of the document" lang="en">${documentBody(context, document, query)}</section>
      <aside class="card" aria-label="Source and verification">${span === null ? aboutDocument(filing, document) : aboutSpan(filing, document, span, key, values)}</aside>
    </div>`;
  return { title: `${document.type} of ${accessionNumber}`, body };
}

/** The bytes that the span counts in. */
async function keyOf({ db }: PageDeps, filing: FilingDetails, source: string | null): Promise<RawSourceKey> {
  const { rawSourceKey, accessionNumber, url } = filing;
  if (source !== null && !rawSourceKey?.startsWith(`sha256:${source}`)) {
    const other = await findRawSourceKey(db, source);
    if (other !== null) return other;
    throw problem(404, 'unknown-source', `no stored bytes have a hash that begins with ${source}`);
  }
  if (rawSourceKey === null) {
    throw problem(
      404,
      'filing-not-stored',
      `the bytes of ${accessionNumber} are not stored; the original is at ${url}`,
    );
  }
  return rawSourceKey;
}

async function read(
  { services }: PageDeps,
  key: RawSourceKey,
  { sequence, span }: DocumentQuery,
): Promise<StoredDocument> {
  try {
    const document = await services.readDocument(key, sequence);
    if (span !== null) document.markup(span.start, span.end);
    return document;
  } catch (error) {
    if (error instanceof AppError && error.code === 'span-outside-document') throw badParameter('span', error.message);
    throw error;
  }
}

function documentBody(context: PageContext, document: StoredDocument, query: DocumentQuery): Html {
  if (document.isBinary) return html`<p class="empty">A binary document: it has no text to show.</p>`;
  const { span, accessionNumber, sequence, source } = query;
  const at = query.at ?? span?.start ?? null;
  const { blocks, previous, next } = document.window(at);
  const text = documentText(blocks, span);
  const path = `/filings/${accessionNumber}/documents/${sequence}`;
  const own = { span: span === null ? null : `${span.start}-${span.end}`, source };
  const part = (place: number | null, words: string, rel: string) =>
    place === null
      ? html`<span></span>`
      : html`<a rel="${rel}" href="${linkTo(context, path, { ...own, at: place })}">${words}</a>`;
  const pager =
    previous === null && next === null
      ? ''
      : html`<nav class="pager" aria-label="Parts of the document">${part(previous, '↑ Earlier text', 'prev')}${part(next, '↓ Later text', 'next')}</nav>`;
  const hasMark = text.markup.includes('id="span"');
  const back =
    span === null || hasMark
      ? ''
      : query.at === null
        ? html`<div class="unseen"><p>The span has no words that can be highlighted. It stands in the document as:</p><p class="plain"><mark id="span">${document.markup(span.start, span.end)}</mark></p></div>`
        : html`<p class="small"><a href="${linkTo(context, path, own, 'span')}">Back to the highlighted words</a></p>`;
  const empty = blocks.length === 0 ? html`<p class="empty">No text from this place on.</p>` : '';
  return html`${pager}${back}${empty}${text}${pager}`;
}

function aboutDocument(filing: FilingDetails, document: StoredDocument): Html {
  return html`<h2>Document</h2><dl class="pairs"><dt>Type</dt><dd>${document.type}</dd><dt>File</dt><dd>${document.filename ?? '–'}</dd>
    <dt>Encoding</dt><dd>${document.encoding}</dd><dt>Length</dt><dd>${document.length} characters</dd>
    <dt>Filing</dt><dd>${filing.bytes === null ? '–' : bytesText(filing.bytes)}, ${filing.rawSourceKey ?? ''}</dd></dl>
    <p><a href="${filing.url}" rel="noreferrer">Original at the SEC</a></p>
    <p class="small muted">The text is shown without the filing’s markup; nothing of it runs.</p>`;
}

function aboutSpan(
  filing: FilingDetails,
  document: StoredDocument,
  { start, end }: Place,
  key: RawSourceKey,
  values: readonly ValueAtSpan[],
): Html {
  const words = document.words(start, end);
  return html`<h2>The words</h2>
    ${words === '' ? html`<p class="empty">The span has no words; its markup is:</p><p class="plain">${document.markup(start, end)}</p>` : html`<p class="plain" id="words">${words}</p>`}
    <p class="small"><a href="#span">Show in the text</a> · <a href="${filing.url}" rel="noreferrer">Original at the SEC</a></p>
    <h2>What was read from them</h2>
    ${values.length === 0 ? html`<p class="empty">No stored row names exactly these words as its source.</p>` : values.map(valueSection)}
    <h2>Place</h2>
    <dl class="pairs"><dt>Span</dt><dd>${start}–${end}</dd><dt>Source span</dt><dd>${formatSourceSpan(key, { sequence: document.sequence, start, end })}</dd>
    <dt>Public</dt><dd>${instantText(filing.publicAt)}</dd>
    ${key === filing.rawSourceKey ? '' : html`<dt>Note</dt><dd>The filing has other bytes by now; these are the ones that were read.</dd>`}</dl>`;
}

function valueSection(value: ValueAtSpan): Html {
  const stated = Object.entries(value.values).filter(([, one]) => one !== null && one !== '');
  return html`<section class="value"><h3>${datasetTitle(value.dataset)}</h3>
    <dl class="pairs">${stated.map(([name, one]) => html`<dt>${fieldWords(name)}</dt><dd>${valueText(one)}</dd>`)}
    <dt>Confidence</dt><dd>${value.confidence.toFixed(2)}</dd>
    <dt>Parser</dt><dd>${value.parserVersion}${value.isPromoted ? '' : ' (not promoted)'}</dd>
    <dt>Materialization</dt><dd>${value.materializationVersion}</dd>
    ${value.modelVersion === null ? '' : html`<dt>Model</dt><dd>${value.modelVersion}</dd>`}
    <dt>Verified</dt><dd>${instantText(value.verifiedAt)}</dd>
    <dt>Recorded</dt><dd>${instantText(value.recordedAt)}</dd>
    <dt>Trace</dt><dd>${value.extractionTraceId}</dd></dl>
    ${checkList(value.crossValidations)}</section>`;
}

/** @example datasetTitle('dilution.cash_position') // "Cash position" */
function datasetTitle(dataset: string): string {
  const words = fieldWords(dataset.split('.')[1] ?? dataset);
  return sentenceCase(words.replace('xbrl', 'XBRL').replace('thirteenf', '13F'));
}

function valueText(value: unknown): string {
  if (typeof value === 'number') return decimalText(value);
  if (typeof value === 'string')
    return /^-?\d+(\.\d+)?$/.test(value) && !/^0\d/.test(value) ? decimalText(value) : value;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : JSON.stringify(value);
}
