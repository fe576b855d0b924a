/** Markup that is safe to send: only the template function below makes it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

/** What a template takes: text is escaped, markup and lists of it are not; null, undefined and false give nothing. */
export type Content = Html | string | number | null | undefined | false | readonly Content[];

/**
 * Markup from a template; every value is escaped, so it can stand between tags and in quoted attributes.
 *
 * @example html`<p title="${'"x"'}">${'<b>'}</p>`.markup // '<p title="&quot;x&quot;">&lt;b&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, value] of values.entries()) markup += textOf(value) + (strings[index + 1] ?? '');
  return new Html(markup);
}

function textOf(value: Content): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  return value === null || value === undefined || value === false ? '' : value.map(textOf).join('');
}

/** An attribute that stands or is absent. @example html`<option${flag(isChosen, 'selected')}>` */
export function flag(isSet: boolean, name: 'checked' | 'hidden' | 'open' | 'required' | 'selected' | 'disabled'): Html {
  return new Html(isSet ? ` ${name}` : '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Markup, control characters apart from white space, those that reverse or isolate the direction of text, and halves of
 * surrogate pairs.
 */
const UNSAFE = /[&<>"']|[\p{Cc}--[\t\n\r]]|\p{Bidi_Control}|\p{Cs}/gv;

/** Text for markup. Control characters and halves of surrogate pairs are shown by their code, never sent. */
function escaped(text: string): string {
  return text.replace(UNSAFE, (character) => ENTITIES[character] ?? `[${codeText(character.charCodeAt(0))}]`);
}

/** @example codeText(0x202e) // "U+202E" */
export function codeText(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
