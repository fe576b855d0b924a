/** Markup; all other text in a page is escaped. */
export interface Markup {
  readonly markup: string;
}

export type Content = Markup | string | number | null | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, which are invalid in HTML, and those that turn the direction of all text after them. */
const UNSHOWN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Text comes from filings. */
function escaped(text: string): string {
  return text.replace(UNSHOWN, ' ').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);
}

function contentText(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  if ('markup' in content) return content.markup;
  return content.map(contentText).join('');
}

/**
 * Markup with its substitutions escaped, in elements and quoted attributes.
 *
 * @example
 * html`<td title="${name}">${name}</td>`
 */
export function html(strings: TemplateStringsArray, ...holes: readonly Content[]): Markup {
  let markup = strings[0] ?? '';
  for (const [index, hole] of holes.entries()) markup += contentText(hole) + (strings[index + 1] ?? '');
  return { markup };
}

/** A coordinate, to two decimals. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}
