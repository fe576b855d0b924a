import { describe, expect, test } from 'vitest';
import { flag, html } from '../../api/explorer/html.ts';
import { type BareContext, linkTo, type PageContext, spanLink } from '../../api/explorer/page-context.ts';
import { citedSentence } from '../../api/explorer/parts/cited-text.ts';
import { documentText } from '../../api/explorer/parts/document-text.ts';
import { withFilings } from '../../api/explorer/parts/sourced.ts';
import { decimalText, dollars } from '../../api/explorer/text.ts';
import type { SourceSpan } from '../../core/spans.ts';

const context = {
  path: '/',
  own: {},
  asOf: '2026-06-30',
  isAsOfChosen: true,
  publicTo: '2026-07-01T03:59:59.999Z',
  today: '2026-11-23',
  methodology: '2026-11-15.1',
  methodologies: ['2026-12-01.1', '2026-11-15.1'],
  defaultMethodology: '2026-12-01.1',
  isSignedIn: false,
} as unknown as PageContext;
const SPAN = `sha256:${'ab'.repeat(32)}#2:120-127` as SourceSpan;

describe('markup', () => {
  test('has every value escaped, in text and in attributes', () => {
    const evil = `"'><script>alert(1)</script>&`;
    expect(html`<p title="${evil}">${evil}</p>`.markup).toBe(
      '<p title="&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;">&quot;&#39;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</p>',
    );
  });

  test('nests, joins lists, and leaves out what is absent', () => {
    expect(html`<ul>${['a', '<'].map((one) => html`<li>${one}</li>`)}${null}${undefined}${false}${0}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&lt;</li>0</ul>',
    );
    expect(html`<input${flag(true, 'checked')}${flag(false, 'hidden')}>`.markup).toBe('<input checked>');
  });

  test('never has control characters, direction marks or halves of pairs', () => {
    const markup = html`${'a\0b\u202Ec\u2066d\ud800e\u0085\tf\n\u{1F600}'}`.markup;
    expect(markup).toBe('a[U+0000]b[U+202E]c[U+2066]d[U+D800]e[U+0085]\tf\n\u{1F600}');
  });
});

describe('links', () => {
  test('keep the date and the methodology that the reader chose', () => {
    expect(linkTo(context, '/issuers/1', { range: '3m', q: null })).toBe(
      '/issuers/1?range=3m&as_of=2026-06-30&methodology=2026-11-15.1',
    );
    const usual: BareContext = { ...context, isAsOfChosen: false, methodology: '2026-12-01.1' };
    expect(linkTo(usual, '/issuers/1', {}, 'why')).toBe('/issuers/1#why');
  });

  test('to a span name its document, place and bytes', () => {
    const href = new URL(spanLink(context, '0000320193-24-000123', SPAN), 'http://localhost');
    expect(href.pathname).toBe('/filings/0000320193-24-000123/documents/2');
    expect(Object.fromEntries(href.searchParams)).toMatchObject({ span: '120-127', source: 'ab'.repeat(8) });
    expect(href.hash).toBe('#span');
  });

  test('stand on the numbers of a sentence that a source states, and on no part of another number', () => {
    const source = {
      label: 'cash',
      value: 725_000,
      unit: 'USD',
      date: null,
      accessionNumber: '0000320193-24-000123',
      sourceSpan: SPAN,
    };
    const sentence = { text: 'Cash $725,000 of $725,000,000 and 725,000.5.', sources: [source as never] };
    const { markup } = citedSentence(context, sentence);
    expect(markup.match(/>\$725,000<\/a>/g)).toHaveLength(1);
    expect(markup).toContain(' of $725,000,000 and 725,000.5.');
  });

  test('open the filings that a text names', () => {
    expect(withFilings(context, 'in 0000320193-24-000123 <b>').markup).toContain(
      'href="/filings/0000320193-24-000123?as_of=2026-06-30&amp;methodology=2026-11-15.1"',
    );
  });
});

describe('the text of a document', () => {
  const run = (text: string, start: number) => ({ text, start, end: start + text.length, isBold: false });
  const paragraph = (pieces: readonly ReturnType<typeof run>[], hidden: string | null = null) =>
    ({
      kind: 'paragraph',
      pieces,
      indent: 0,
      label: null,
      start: pieces[0]?.start ?? 0,
      end: pieces.at(-1)?.end ?? 0,
      hidden,
    }) as const;

  test('has the words of the span marked, over several runs, the first with the id', () => {
    const { markup } = documentText([paragraph([run('one two ', 0), run('three four', 20)])], { start: 4, end: 25 });
    expect(markup.replace(/ tabindex="-1"/, '')).toContain('one <mark id="span">two </mark><mark>three</mark> four');
  });

  test('opens what a browser hides where the span is in it', () => {
    const hidden = [paragraph([run('alert(1)', 0)], 'script')];
    expect(documentText(hidden, null).markup).toContain('<details class="unseen"><summary>');
    expect(documentText(hidden, { start: 0, end: 5 }).markup).toContain('<details class="unseen" open>');
  });

  test('shows signs for characters that print nothing, which are no part of the text', () => {
    const { markup } = documentText([paragraph([run('a\u202Eb\u200Bc', 0)])], null);
    expect(markup).toContain('data-code="U+202E"');
    expect(markup.replace(/<[^>]+>/g, '').trim()).toBe('abc');
  });
});

test('decimals keep all their digits', () => {
  expect(decimalText('-12345678901234567890.1200')).toBe('−12,345,678,901,234,567,890.12');
  expect(dollars('2576383.2')).toBe('$2,576,383.20');
  expect(dollars('-5')).toBe('−$5');
  expect(dollars('0.0001')).toBe('$0.0001');
});
