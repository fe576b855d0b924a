/**
 * Text that PostgreSQL can store. U+0000 and lone surrogates become U+FFFD: the length in UTF-16 units is unchanged (so
 * spans still fit), and `sourceSpan` leads to the original.
 *
 * @example storableText('a\u0000b') // "a\ufffdb"
 */
export function storableText(text: string): string {
  const withoutNul = text.includes('\u0000') ? text.replaceAll('\u0000', '\ufffd') : text;
  return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}

/** Whether `storableText` changes anything. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** What `storableText` changes, as escaped by JSON. Almost no value has any. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/** The value with all its text made storable, for jsonb; the same object if nothing changes. */
export function storableValue<T>(value: T): T {
  const json = JSON.stringify(value);
  return json === undefined || !UNSTORABLE.test(json) ? value : (revived(json) as T);
}

/** The JSON of `storableValue`. */
export function storableJson(value: object): string {
  const json = JSON.stringify(value);
  return UNSTORABLE.test(json) ? JSON.stringify(revived(json)) : json;
}

function revived(json: string): unknown {
  return JSON.parse(json, (_, member: unknown) => (typeof member === 'string' ? storableText(member) : member));
}
