/** A paragraph, or a table as rows of cells. */
export type ReportPart = string | readonly (readonly string[])[];

/** A periodic report: paragraphs, and tables as rows of cells with EDGAR's spacer and currency columns. */
export function periodicReport(...parts: readonly ReportPart[]): string {
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${part}</p>`
      : `<table>${part.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n')}</table>`,
  );
  return `<html><body><p>FORM 10-Q QUARTERLY REPORT</p>\n${html.join('\n')}</body></html>`;
}

function cellOf(text: string): string {
  const [, dollar = '', value = ''] = /^(\$?) ?(.*)$/.exec(text) ?? [];
  return `<td>&#160;</td><td>${dollar}</td><td>${value}</td>`;
}
