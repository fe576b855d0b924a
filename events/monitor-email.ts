import type { Monitor, MonitorMatch } from '../core/monitors.ts';

/** A message of two forms of the same content. */
export interface MonitorEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Matches that a message lists; it counts all. */
const MOST_LISTED = 50;
/** Fields of a match that are in its heading or say nothing to a reader. */
const NOT_LISTED = new Set(['cik', 'accessionNumber', 'publicAt', 'url', 'state', 'source', 'nameKey', 'ordinal']);
const LONGEST_VALUE = 200;

/** The digest of what one evaluation of a monitor found. */
export function matchDigest(monitor: Pick<Monitor, 'name' | 'search'>, matches: readonly MonitorMatch[]): MonitorEmail {
  const { name, search } = monitor;
  const count = `${matches.length} new ${matches.length === 1 ? 'match' : 'matches'}`;
  const listed = matches.slice(0, MOST_LISTED).map(entryOf);
  const rest = matches.length - listed.length;
  const more = rest > 0 ? `And ${rest} more: tidemark monitors matches "${name}" --all` : null;
  const ending = `You receive this because of the monitor "${name}" over ${search.dataset}. To stop it: tidemark monitors deactivate "${name}"`;
  const text = [
    `${name}: ${count}`,
    ...listed.map(({ title, lines, url }) =>
      [title, ...lines.map((line) => `  ${line}`), ...(url ? [`  ${url}`] : [])].join('\n'),
    ),
    ...(more ? [more] : []),
    `--\n${ending}`,
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Monitor matches</title></head>',
    '<body style="font-family:system-ui,sans-serif;line-height:1.45;color:#1a1a1a">',
    `<h1 style="font-size:1.2em">${escaped(name)}: ${count}</h1>`,
    ...listed.map(({ title, lines, url }) => {
      const heading = url ? `<a href="${escaped(url)}">${escaped(title)}</a>` : escaped(title);
      const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
      return `<h2 style="font-size:1em;margin-bottom:0">${heading}</h2><ul style="margin-top:.2em">${items}</ul>`;
    }),
    ...(more ? [`<p>${escaped(more)}</p>`] : []),
    `<p style="color:#666;font-size:.85em">${escaped(ending)}</p></body></html>`,
  ].join('\n');
  return { subject: oneLine(`${name}: ${count}`), text: `${text}\n`, html };
}

interface Entry {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string | null;
}

function entryOf({ cik, accessionNumber, values, matchedWords, sourceSpan, filingUrl }: MonitorMatch): Entry {
  const { ticker, name, form, filedDate, asOf } = values;
  const company = typeof ticker === 'string' ? `${ticker} (CIK ${cik})` : `CIK ${cik}`;
  const filing = [form, accessionNumber, filedDate ?? asOf].filter((part) => typeof part === 'string').join(' ');
  const title = [company, typeof name === 'string' ? name : '', filing].filter((part) => part !== '').join(', ');
  const fields = Object.entries(values).filter(([field, value]) => isListed(field, value));
  const lines = fields.map(([field, value]) => `${field}: ${shown(value)}`);
  const words = matchedWords.map((one) => `words: “${shown(one.words)}” at ${one.sourceSpan}`);
  const source = sourceSpan === null || matchedWords.length > 0 ? [] : [`source: ${sourceSpan}`];
  return { title: oneLine(title), lines: [...lines, ...words, ...source], url: filingUrl };
}

function isListed(field: string, value: unknown): boolean {
  return value !== null && value !== '' && !NOT_LISTED.has(field) && !(Array.isArray(value) && value.length === 0);
}

function shown(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return oneLine(text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text);
}

/** Filings may hold anything; a header and a line of a list hold one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
