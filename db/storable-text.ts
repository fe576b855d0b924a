/**
 * Text as PostgreSQL can hold it. U+0000 and lone surrogates, which it cannot, become U+FFFD: the fact is kept, its
 * length in UTF-16 units is unchanged (so spans still fit), and `sourceSpan` leads to the exact words.
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

/** The value with every text in it made storable, for jsonb. The value itself where nothing has to change. */
export function storableValue<T>(value: T): T {
  const json = JSON.stringify(value);
  // JSON.stringify writes both kinds as escapes; nearly all values hold neither.
  if (json === undefined || !/\\u(?:0000|d[89a-f])/.test(json)) return value;
  return JSON.parse(json, (_, member: unknown) => (typeof member === 'string' ? storableText(member) : member)) as T;
}
