import { isSame } from '../../diff/align-rows.ts';
import type { ListedChange } from '../../diff/diff-versions.ts';
import type { Passage } from '../../diff/filing-words.ts';
import { html, type Markup } from '../comparison-page/markup.ts';
import { CAUSE_WORDS, columnText, isNothing, rowName, tableWords, whoText } from '../diff-words.ts';
import { clip, fieldWords } from '../text.ts';

/** Longer values are cut on the page; the JSON has more of them. */
const LONGEST = 400;

/** A change: the words of the filing beside both readings. */
export function changeCard(
  change: ListedChange,
  versions: { readonly before: string; readonly after: string },
): Markup {
  const { kind, cause, high, table, accessionNumber, form, filedDate, sequence } = change;
  const name = clip(rowName(change), 120);
  return html`<article class="change"><h3><span class="of">${tableWords(table)}</span>${name === '' ? null : html` <bdi>${name}</bdi>`}${
    high ? html`<span class="tag high">high confidence</span>` : null
  }<span class="tag">row ${kind}</span><span class="tag">${CAUSE_WORDS[cause]}</span></h3>
<p class="soft"><bdi>${clip(whoText(change), 140)}</bdi> · ${clip(form, 20)} filed ${filedDate} · ${accessionNumber}, document ${sequence}</p>
<div class="sides"><div>${wordsOf(change)}</div><div class="readings">${readings(change, versions)}</div></div></article>
`;
}

function wordsOf({ words: { passages, problem } }: ListedChange): Markup {
  return html`${passages.map(passage)}${problem === null ? null : html`<p class="note">Words not shown: ${problem}.</p>`}${
    passages.length === 0 && problem === null ? html`<p class="empty">No words are stored for this row.</p>` : null
  }`;
}

function passage({ pieces }: Passage): Markup {
  const parts = pieces.map(({ text, cited }) => {
    if (cited === 'none') return html`${text}`;
    const title = cited === 'both' ? 'cited by both versions' : `cited only ${cited}`;
    return html`<mark class="${cited}" title="${title}">${text}</mark>`;
  });
  return html`<blockquote dir="auto">${parts}</blockquote>`;
}

/** Values that differ first, then those that say what the row is; a value that neither states is left out. */
function readings(
  { before, after }: ListedChange,
  versions: { readonly before: string; readonly after: string },
): Markup {
  const columns = [...new Set([...Object.keys(before?.values ?? {}), ...Object.keys(after?.values ?? {})])];
  const rows = columns
    .map((column) => ({ column, was: before?.values[column] ?? null, is: after?.values[column] ?? null }))
    .filter(({ was, is }) => !isNothing(was) || !isNothing(is))
    .map((row) => ({ ...row, differs: before === null || after === null || !isSame(row.was, row.is) }));
  const line = ({ column, was, is, differs }: (typeof rows)[number]) =>
    differs
      ? differing(fieldWords(column), cell(before, column, was), cell(after, column, is))
      : equal(fieldWords(column), cell(after, column, is));
  const sure = (reading: ListedChange['before']) => html`${reading === null ? '' : String(reading.confidence)}`;
  const confidence =
    before?.confidence === after?.confidence
      ? equal('confidence', sure(after))
      : differing('confidence', sure(before), sure(after));
  const checks = failedChecks(before) === failedChecks(after) ? null : checkRow(before, after);
  return html`<div class="scroll"><table><thead><tr><th scope="col" class="text">value</th><th scope="col" class="text">${versions.before}</th><th scope="col" class="text">${versions.after}</th></tr></thead><tbody>${rows
    .filter(({ differs }) => differs)
    .map(line)}${rows.filter(({ differs }) => !differs).map(line)}${confidence}${checks}</tbody></table></div>`;
}

/** A value that both versions give stands once. */
function equal(name: string, value: Markup): Markup {
  return html`<tr class="equal"><th scope="row">${name}</th><td colspan="2">${value}</td></tr>`;
}

function differing(name: string, was: Markup, is: Markup): Markup {
  return html`<tr class="differs"><th scope="row">${name}</th><td class="was">${was}</td><td class="is">${is}</td></tr>`;
}

function cell(reading: ListedChange['before'], column: string, value: unknown): Markup {
  return reading === null ? html`` : html`<bdi>${clip(columnText(column, value), LONGEST)}</bdi>`;
}

function failedChecks(reading: ListedChange['before']): string {
  return (reading?.checks ?? [])
    .filter(({ passed }) => !passed)
    .map(({ name }) => name)
    .join('; ');
}

function checkRow(before: ListedChange['before'], after: ListedChange['before']): Markup {
  const text = (reading: ListedChange['before']) => (reading === null ? '' : failedChecks(reading) || 'none');
  return differing('failed cross-checks', html`${text(before)}`, html`${text(after)}`);
}
