/** `asOf` → `as_of`, `babyShelfSoldLast12Months` → `baby_shelf_sold_last12_months`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Objects as one row: the same values under column names. */
export function rowOf(...parts: readonly object[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [name, value] of Object.entries(part)) row[snakeCase(name)] = value;
  }
  return row;
}
