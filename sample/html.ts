/** How one filer's documents are written: the untidiness of a filing agent's software. */
export interface Dialect {
  readonly name: string;
  readonly upper: boolean;
  /** False: P, TD, TR and LI are left open, as HTML allows and browsers forgive. */
  readonly closed: boolean;
  readonly typography: 'unicode' | 'named' | 'numeric' | 'ascii';
  readonly space: '&nbsp;' | '&#160;' | '&#xa0;';
  /** FONT elements around every text. */
  readonly font: boolean;
  /** The dollar sign and the closing parenthesis in cells of their own, empty columns between. */
  readonly spacers: boolean;
  /** Source lines break inside sentences. */
  readonly wrapped: boolean;
  readonly lineEnd: '\n' | '\r\n';
  readonly encoding: 'utf-8' | 'windows-1252';
}

export const DIALECTS: readonly [Dialect, ...Dialect[]] = [
  {
    name: 'modern',
    upper: false,
    closed: true,
    typography: 'numeric',
    space: '&#160;',
    font: false,
    spacers: true,
    wrapped: false,
    lineEnd: '\n',
    encoding: 'utf-8',
  },
  {
    name: 'agent-upper',
    upper: true,
    closed: true,
    typography: 'named',
    space: '&nbsp;',
    font: true,
    spacers: true,
    wrapped: true,
    lineEnd: '\n',
    encoding: 'utf-8',
  },
  {
    name: 'loose-1252',
    upper: true,
    closed: false,
    typography: 'unicode',
    space: '&nbsp;',
    font: true,
    spacers: false,
    wrapped: true,
    lineEnd: '\r\n',
    encoding: 'windows-1252',
  },
  {
    name: 'unicode',
    upper: false,
    closed: true,
    typography: 'unicode',
    space: '&nbsp;',
    font: false,
    spacers: true,
    wrapped: false,
    lineEnd: '\n',
    encoding: 'utf-8',
  },
  {
    name: 'plain',
    upper: true,
    closed: false,
    typography: 'ascii',
    space: '&nbsp;',
    font: false,
    spacers: false,
    wrapped: true,
    lineEnd: '\n',
    encoding: 'utf-8',
  },
];

/** Inline XBRL must be well-formed, so its dialect closes every element and names no entity. */
export const XHTML_DIALECT: Dialect = {
  name: 'xhtml',
  upper: false,
  closed: true,
  typography: 'numeric',
  space: '&#160;',
  font: false,
  spacers: true,
  wrapped: false,
  lineEnd: '\n',
  encoding: 'utf-8',
};

/** Finished markup, as opposed to text that is still to be escaped. */
export interface Markup {
  readonly markup: string;
}
export type Inline = string | Markup | readonly Inline[];

export interface Cell {
  readonly content: Inline;
  /** Printed before the content, in its own cell where the dialect does so. */
  readonly dollar?: boolean;
  /** The content stands in parentheses: a negative amount. */
  readonly parens?: boolean;
  readonly heading?: boolean;
  readonly indent?: number;
  readonly number?: boolean;
}

export interface HtmlWriter {
  readonly dialect: Dialect;
  text(content: Inline): string;
  bold(content: Inline): Markup;
  p(content: Inline, align?: 'center' | 'right' | 'justify'): string;
  heading(content: Inline): string;
  /** A table whose first column is text and whose others are numbers or headings. */
  table(rows: readonly (readonly (Cell | string)[])[]): string;
  list(items: readonly string[]): string;
  pageBreak(page: string): string;
  page(title: string, body: readonly string[]): string;
}

const NAMED: Readonly<Record<string, string>> = {
  '“': '&ldquo;',
  '”': '&rdquo;',
  '’': '&rsquo;',
  '‘': '&lsquo;',
  '—': '&mdash;',
  '–': '&ndash;',
  '§': '&sect;',
  '•': '&bull;',
  '\u00a0': '&nbsp;',
  '☒': '&#9746;',
  '☐': '&#9744;',
  é: '&eacute;',
};
// &#151; and its like are windows-1252 numbers that filings use as if they were Unicode's; browsers read them so.
const NUMERIC: Readonly<Record<string, string>> = {
  '“': '&#8220;',
  '”': '&#8221;',
  '’': '&#8217;',
  '‘': '&#8216;',
  '—': '&#8212;',
  '–': '&#8211;',
  '§': '&#167;',
  '•': '&#8226;',
  '\u00a0': '&#160;',
  '☒': '&#9746;',
  '☐': '&#9744;',
  é: '&#233;',
};
const LOOSE: Readonly<Record<string, string>> = {
  '—': '&#151;',
  '•': '&#149;',
  '\u00a0': '&nbsp;',
  '☒': '&#9746;',
  '☐': '&#9744;',
};
const ASCII: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '’': "'",
  '‘': "'",
  '—': '--',
  '–': '-',
  '§': 'Section',
  '•': '*',
  '\u00a0': '&nbsp;',
  '☒': '[X]',
  '☐': '[ ]',
  é: 'e',
};

function tableOf(dialect: Dialect): Readonly<Record<string, string>> {
  if (dialect.typography === 'named') return NAMED;
  if (dialect.typography === 'numeric') return NUMERIC;
  if (dialect.typography === 'ascii') return ASCII;
  return dialect.encoding === 'windows-1252' ? LOOSE : { '\u00a0': '&nbsp;' };
}

/** Breaks source lines at every twelfth space; white space in HTML is white space. */
function wrap(text: string): string {
  let spaces = 0;
  return text.replace(/ /g, () => {
    spaces += 1;
    return spaces % 12 === 2 ? '\n' : ' ';
  });
}

export function createHtml(dialect: Dialect): HtmlWriter {
  const entities = tableOf(dialect);
  const tag = (name: string): string => (dialect.upper ? name.toUpperCase() : name);
  const attribute = (name: string, value: string): string => ` ${tag(name)}="${value}"`;
  const open = (name: string, attributes = ''): string => `<${tag(name)}${attributes}>`;
  const close = (name: string, mayStayOpen = false): string =>
    mayStayOpen && !dialect.closed ? '' : `</${tag(name)}>`;
  const escaped = (plain: string): string => {
    const markup = plain.replace(/[&<>“”’‘—–§•\u00a0☒☐é]/g, (c) =>
      c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : (entities[c] ?? c),
    );
    return dialect.wrapped ? wrap(markup) : markup;
  };
  const text = (content: Inline): string => {
    if (typeof content === 'string') return escaped(content);
    return 'markup' in content ? content.markup : content.map(text).join('');
  };
  const fonted = (markup: string): string =>
    dialect.font && markup !== ''
      ? `${open('font', attribute('style', 'font-family: Times New Roman, Times, Serif; font-size: 10pt'))}${markup}${close('font')}`
      : markup;
  const bold = (content: Inline): Markup => ({ markup: `${open('b')}${text(content)}${close('b')}` });
  const p = (content: Inline, align?: string): string =>
    `${open('p', attribute('style', `margin: 0pt 0; text-align: ${align ?? 'left'}`))}${fonted(text(content))}${close('p', true)}`;
  const cellsOf = (cell: Cell | string, column: number): string => {
    const {
      content,
      dollar = false,
      parens = false,
      heading = false,
      indent = 0,
      number = column > 0,
    }: Cell = typeof cell === 'string' ? { content: cell, number: column > 0 && /^[\d,.()$%-]+$/.test(cell) } : cell;
    const inner = text(content) === '' ? dialect.space : fonted(heading ? text(bold(content)) : text(content));
    const style =
      indent > 0
        ? attribute('style', `padding-left: ${indent * 10}pt`)
        : number
          ? attribute('style', 'text-align: right')
          : '';
    if (column === 0) return `${open('td', style)}${inner}${close('td', true)}`;
    if (!dialect.spacers) {
      return `${open('td', style)}${dollar ? '$' : ''}${parens ? '(' : ''}${inner}${parens ? ')' : ''}${close('td', true)}`;
    }
    const gap = `${open('td')}${dialect.space}${close('td', true)}`;
    if (!number) return `${gap}${open('td', attribute('colspan', '3'))}${inner}${close('td', true)}`;
    const tail = parens ? ')' : dialect.space;
    return `${gap}${open('td')}${dollar ? '$' : dialect.space}${close('td', true)}${open('td', style)}${parens ? '(' : ''}${inner}${close('td', true)}${open('td')}${tail}${close('td', true)}`;
  };
  return {
    dialect,
    text,
    bold,
    p,
    heading: (content) => p(bold(content), 'center'),
    table: (rows) => {
      const attributes =
        attribute('cellspacing', '0') +
        attribute('cellpadding', '0') +
        attribute('style', 'width: 100%; border-collapse: collapse');
      const body = rows.map((row, i) => {
        const shade = i % 2 === 1 ? attribute('style', 'background-color: #CCEEFF') : '';
        return `${open('tr', shade)}\n${row.map(cellsOf).join('')}${close('tr', true)}`;
      });
      return `${open('table', attributes)}\n${body.join('\n')}\n${close('table')}`;
    },
    list: (items) =>
      `${open('ul')}\n${items.map((item) => `${open('li')}${fonted(text(item))}${close('li', true)}`).join('\n')}\n${close('ul')}`,
    pageBreak: (page) =>
      `${p(page, 'center')}\n${dialect.upper ? `<!-- Field: Page; Sequence: ${page} --><HR SIZE="3" STYLE="page-break-after: always">` : '<hr style="page-break-after:always"/>'}`,
    page: (title, body) =>
      [
        open('html'),
        open('head'),
        `${open('title')}${escaped(title)}${close('title')}`,
        close('head'),
        open('body'),
        ...body,
        close('body'),
        close('html'),
      ]
        .join('\n')
        .replaceAll('\n', dialect.lineEnd),
  };
}

/** `1234567.5` as `"1,234,567.50"` with two decimals. */
export function grouped(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const body = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${body}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** `"$1,234.50"`. */
export function dollars(value: number, decimals = 0): string {
  return `$${grouped(value, decimals)}`;
}
