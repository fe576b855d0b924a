import type { PlainRow } from './thirteenf-documents.ts';

/** Layouts in which managers' software set text tables before 2013. */
export const TEXT_LAYOUTS = [
  'standard',
  'commas',
  'tight',
  'marks',
  'spaced-cusip',
  'wrapped',
  'ditto',
  'tabs',
  'html',
] as const;
export type TextLayout = (typeof TEXT_LAYOUTS)[number];

const grouped = (value: number) => value.toLocaleString('en-US');
const left = (text: string, width: number) => text.slice(0, width).padEnd(width);
const right = (text: string, width: number) => text.padStart(width);

const HEADING = `                                                            VALUE     SHARES/  SH/ PUT/ INVSTMT  OTHER         VOTING AUTHORITY
NAME OF ISSUER                 TITLE OF CLASS   CUSIP      (x$1000)    PRN AMT PRN CALL DSCRETN  MANAGERS        SOLE     SHARED       NONE
------------------------------ ---------------- ---------- ---------- ---------- --- ---- -------- -------- ---------- ---------- ----------`;

/** A table in a layout, and the rows as its words say them (a layout may have no column for a value). */
export function renderTextTable(
  rows: readonly PlainRow[],
  layout: TextLayout,
): { readonly text: string; readonly expected: readonly PlainRow[] } {
  const number = layout === 'commas' || layout === 'marks' || layout === 'ditto' ? grouped : String;
  const cusipText = ({ cusip }: PlainRow): string =>
    layout === 'spaced-cusip' ? `${cusip.slice(0, 6)} ${cusip.slice(6, 8)} ${cusip.slice(8)}` : cusip;
  const cells = (row: PlainRow): string =>
    [
      right(number(row.value), 10),
      right(number(row.shares), 10),
      left(row.type, 3),
      left(row.putCall?.toUpperCase() ?? '', 4),
      left({ SOLE: 'SOLE', DFND: 'DEFINED', OTR: 'OTHER' }[row.discretion], 8),
      left(row.managers ?? '', 8),
      ...row.votes.map((vote) => right(vote === null ? '' : number(vote), 10)),
    ].join(' ');
  const lead = (row: PlainRow): string => `${left(row.name, 30)} ${left(row.title ?? '', 16)}`;

  if (layout === 'html' || layout === 'tabs') {
    const fields = (row: PlainRow): readonly string[] => [
      row.name,
      row.title ?? '',
      row.cusip,
      grouped(row.value),
      grouped(row.shares),
      row.type,
      row.putCall ?? '',
      row.discretion,
      row.managers ?? '',
      ...row.votes.map((vote) => grouped(vote ?? 0)),
    ];
    const titles = [
      'NAME OF ISSUER',
      'TITLE OF CLASS',
      'CUSIP',
      'VALUE (x$1000)',
      'SHARES',
      'SH/PRN',
      'PUT/CALL',
      'DISCRETION',
      'MANAGERS',
      'SOLE',
      'SHARED',
      'NONE',
    ];
    const escaped = (text: string): string => text.replaceAll('&', '&amp;');
    const text =
      layout === 'tabs'
        ? `FORM 13F INFORMATION TABLE\n${titles.join('\t')}\n${rows.map((row) => fields(row).join('\t')).join('\n')}\n`
        : `<html><body><p>FORM 13F INFORMATION TABLE</p><table><tr>${titles.map((title) => `<td>${title}</td>`).join('')}</tr>${rows
            .map(
              (row) =>
                `<tr>${fields(row)
                  .map((field) => `<td>${escaped(field)}</td>`)
                  .join('')}</tr>`,
            )
            .join('\n')}</table></body></html>`;
    return { text, expected: rows };
  }
  if (layout === 'tight') {
    const text = rows.map((row) => `${row.name}  ${row.title}  ${row.cusip} ${cells(row).trim().replace(/ +/g, ' ')}`);
    return { text: `FORM 13F INFORMATION TABLE\n${HEADING}\n${text.join('\n')}\n`, expected: rows };
  }
  if (layout === 'ditto') {
    // Every second row repeats the issuer of the one above by leaving it blank.
    const expected = rows.map((row, at) => {
      const above = at % 2 === 1 ? rows[at - 1] : undefined;
      return above ? { ...row, name: above.name, title: above.title, cusip: above.cusip } : row;
    });
    const text = expected.map(
      (row, at) =>
        `${at % 2 === 1 ? ' '.repeat(48) : `${lead(row)} `}${left(at % 2 === 1 ? '' : row.cusip, 10)} ${cells(row)}`,
    );
    return {
      text: `FORM 13F INFORMATION TABLE\n${HEADING}\n${text.join('\n')}\nTOTAL${right('123456', 70)}\n`,
      expected,
    };
  }
  if (layout === 'wrapped') {
    const text = rows.map((row) => {
      const words = row.name.split(' ');
      const own = `   ${words.slice(1).join(' ')}`;
      return `${words[0]}\n${left(own, 30)} ${left(row.title ?? '', 16)} ${left(row.cusip, 10)} ${cells(row)}`;
    });
    return { text: `FORM 13F INFORMATION TABLE\n${HEADING}\n${text.join('\n')}\n`, expected: rows };
  }
  const marks =
    layout === 'marks'
      ? `\n<S>${' '.repeat(28)}<C>${' '.repeat(14)}<C>        <C>        <C>        <C> <C>  <C>      <C>      <C>        <C>        <C>`
      : '';
  const width = layout === 'spaced-cusip' ? 11 : 10;
  const pages: string[] = [];
  for (let at = 0; at < rows.length; at += 10) {
    const page = rows.slice(at, at + 10).map((row) => `${lead(row)} ${left(cusipText(row), width)} ${cells(row)}`);
    pages.push(`${HEADING}${marks}\n${page.join('\n')}\n`);
  }
  return {
    text: `FORM 13F INFORMATION TABLE\n<TABLE>\n<CAPTION>\n${pages.join('</TABLE>\n<PAGE>\n\n<TABLE>\n<CAPTION>\n')}</TABLE>\n`,
    expected: rows,
  };
}
