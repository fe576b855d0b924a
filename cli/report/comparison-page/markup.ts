/** Text that is markup already; everything else that goes into a page is escaped. */
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

/** Names come from filings: controls go too, which no page may hold. */
function escaped(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (found) => ENTITIES[found] ?? found);
}

function contentText(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  if ('markup' in content) return content.markup;
  return content.map(contentText).join('');
}

/**
 * Markup with its holes escaped, in elements as in quoted attributes.
 *
 * @example
 * html`<td title="${name}">${name}</td>`
 */
export function html(strings: TemplateStringsArray, ...holes: readonly Content[]): Markup {
  let markup = strings[0] ?? '';
  for (const [index, hole] of holes.entries()) markup += contentText(hole) + (strings[index + 1] ?? '');
  return { markup };
}

/** A coordinate: two decimals are finer than any screen. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}
