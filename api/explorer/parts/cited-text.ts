import { number, usd } from '../../../scoring/explain/format.ts';
import type { ExplainedSentence, ExplainedSource } from '../../../scoring/explain.ts';
import { type Content, type Html, html } from '../html.ts';
import type { PageContext } from '../page-context.ts';
import { sourced } from './sourced.ts';

const MOST_SOURCES = 6;

/** A sentence of an explanation: its numbers that filings state open them, and its sources follow. */
export function citedSentence(context: PageContext, { text, sources }: ExplainedSentence): Html {
  const cited = sources.filter(({ accessionNumber }) => accessionNumber !== null);
  const others = cited.length > MOST_SOURCES ? html` and ${cited.length - MOST_SOURCES} more` : '';
  const market = sources.some(({ accessionNumber }) => accessionNumber === null) ? html` · market data` : '';
  const refs = cited
    .slice(0, MOST_SOURCES)
    .map((source, index) => html`${index === 0 ? '' : ' · '}${sourced(context, sourceText(source), source)}`);
  return html`${withLinks(context, text, cited)}${
    cited.length + (market === '' ? 0 : 1) === 0
      ? ''
      : html` <span class="refs muted">${refs}${others}${cited.length === 0 ? 'market data' : market}</span>`
  }`;
}

function sourceText({ label, date }: ExplainedSource): string {
  return date === null ? label : `${label}, ${date}`;
}

/** The text with each number that a source states linked to its words. */
function withLinks(context: PageContext, text: string, sources: readonly ExplainedSource[]): readonly Content[] {
  const needles = sources.flatMap((source) => {
    const { value } = source;
    if (typeof value !== 'number' || value === 0) return [];
    return [...new Set([usd(value), number(value), usd(-value)])].map((needle) => ({ needle, source }));
  });
  needles.sort((a, b) => b.needle.length - a.needle.length);
  const parts: Content[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const found = needles.find(({ needle }) => standsAt(text, at, needle));
    if (found) {
      parts.push(plain, sourced(context, found.needle, found.source));
      plain = '';
      at += found.needle.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  return [...parts, plain];
}

/** Whether a number stands at a place as a whole, not as a part of a longer one. */
function standsAt(text: string, at: number, needle: string): boolean {
  if (!text.startsWith(needle, at)) return false;
  return !/[\d.,$−]/.test(text.charAt(at - 1)) && !/^[\d]|^[.,]\d/.test(text.slice(at + needle.length));
}
