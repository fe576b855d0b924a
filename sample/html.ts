/** How one filer's documents are written, with the quirks of a filing agent's software. */
export interface Dialect {
  readonly name: string;
  readonly upper: boolean;
  /** False: P, TD, TR and LI have no end tags, as HTML allows. */
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

export const MODERN: Dialect = {
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
};
const UPPER: Dialect = {
  ...MODERN,
  name: 'agent-upper',
  upper: true,
  typography: 'named',
  space: '&nbsp;',
  wrapped: true,
};

export const DIALECTS: readonly Dialect[] = [
  MODERN,
  { ...UPPER, font: true },
  {
    ...UPPER,
    name: 'loose-1252',
    closed: false,
    typography: 'unicode',
    font: true,
    spacers: false,
    lineEnd: '\r\n',
    encoding: 'windows-1252',
  },
  { ...MODERN, name: 'unicode', typography: 'unicode', space: '&nbsp;' },
  { ...UPPER, name: 'plain', closed: false, typography: 'ascii', spacers: false },
];

/** Inline XBRL must be well-formed, so its dialect closes every element and names no entity. */
export const XHTML_DIALECT: Dialect = { ...MODERN, name: 'xhtml' };

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Finished markup, as opposed to text that is still to be escaped. */
export interface Markup {
  readonly markup: string;
}
export type Inline = string | Markup | readonly Inline[];

export interface Cell {
  readonly content: Inline;
  /** Printed before the content, in its own cell where the dialect does so. */
  readonly dollar?: boolean;
  /** Printed in parentheses: a negative amount. */
  readonly parens?: boolean;
  readonly heading?: boolean;
  readonly indent?: number;
  readonly number?: boolean;
}

/** Headings that span all columns of an amount. */
export function columnHeadings(...labels: readonly string[]): Cell[] {
  return labels.map((content) => ({ content, heading: true, number: false }));
}

/** An amount with a dollar sign, in parentheses where it is negative. */
export function dollarCell(value: number, decimals = 0): Cell {
  return { content: grouped(Math.abs(value), decimals), number: true, dollar: true, parens: value < 0 };
}

export interface HtmlWriter {
  readonly dialect: Dialect;
  text(content: Inline): string;
  bold(content: Inline): Markup;
  p(content: Inline, align?: 'center' | 'right' | 'justify'): string;
  /** Several paragraphs with the same alignment. */
  paragraphs(align: 'left' | 'justify', contents: readonly Inline[]): string[];
  heading(content: Inline): string;
  headings(contents: readonly Inline[]): string[];
  /** A table whose first column is text and whose others are numbers or headings. */
  table(rows: readonly (readonly (Cell | string)[])[]): string;
  list(items: readonly string[]): string;
  pageBreak(page: string): string;
  page(title: string, body: readonly string[]): string;
}

const SPECIAL = '“|”|’|‘|—|–|§|•|\u00a0|☒|☐|é'.split('|');

function entityTable(entities: string): Readonly<Record<string, string>> {
  const list = entities.split('|');
  return Object.fromEntries(SPECIAL.map((character, i) => [character, list[i] ?? character]));
}

const ENTITIES: Readonly<Record<Dialect['typography'] | 'loose', Readonly<Record<string, string>>>> = {
  named: entityTable('&ldquo;|&rdquo;|&rsquo;|&lsquo;|&mdash;|&ndash;|&sect;|&bull;|&nbsp;|&#9746;|&#9744;|&eacute;'),
  numeric: entityTable('&#8220;|&#8221;|&#8217;|&#8216;|&#8212;|&#8211;|&#167;|&#8226;|&#160;|&#9746;|&#9744;|&#233;'),
  ascii: entityTable(`"|"|'|'|--|-|Section|*|&nbsp;|[X]|[ ]|e`),
  unicode: { '\u00a0': '&nbsp;' },
  // &#151; and its like are windows-1252 code points that filings use as if they were Unicode; browsers accept them.
  loose: { '—': '&#151;', '•': '&#149;', '\u00a0': '&nbsp;', '☒': '&#9746;', '☐': '&#9744;' },
};

/** Breaks source lines at every twelfth space. */
function wrap(text: string): string {
  let spaces = 0;
  return text.replace(/ /g, () => {
    spaces += 1;
    return spaces % 12 === 2 ? '\n' : ' ';
  });
}

export function createHtml(dialect: Dialect): HtmlWriter {
  const entities =
    ENTITIES[dialect.typography === 'unicode' && dialect.encoding === 'windows-1252' ? 'loose' : dialect.typography];
  const tag = (name: string): string => (dialect.upper ? name.toUpperCase() : name);
  const attribute = (name: string, value: string): string => ` ${tag(name)}="${value}"`;
  const open = (name: string, attributes = ''): string => `<${tag(name)}${attributes}>`;
  const close = (name: string, mayStayOpen = false): string =>
    mayStayOpen && !dialect.closed ? '' : `</${tag(name)}>`;
  const escaped = (plain: string): string => {
    const markup = escapeXml(plain).replace(/[“”’‘—–§•\u00a0☒☐é]/g, (c) => entities[c] ?? c);
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
    const css = indent > 0 ? `padding-left: ${indent * 10}pt` : number ? 'text-align: right' : '';
    const style = css === '' ? '' : attribute('style', css);
    const td = (attributes: string, markup: string): string => `${open('td', attributes)}${markup}${close('td', true)}`;
    if (column === 0) return td(style, inner);
    if (!dialect.spacers) return td(style, `${dollar ? '$' : ''}${parens ? '(' : ''}${inner}${parens ? ')' : ''}`);
    const gap = td('', dialect.space);
    if (!number) return `${gap}${td(attribute('colspan', '3'), inner)}`;
    const [before, after] = [dollar ? '$' : dialect.space, parens ? ')' : dialect.space];
    return `${gap}${td('', before)}${td(style, `${parens ? '(' : ''}${inner}`)}${td('', after)}`;
  };
  return {
    dialect,
    text,
    bold,
    p,
    paragraphs: (align, contents) => contents.map((content) => p(content, align)),
    heading: (content) => p(bold(content), 'center'),
    headings: (contents) => contents.map((content) => p(bold(content), 'center')),
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
  return `${value < 0 ? '-' : ''}${Math.abs(value)
    .toFixed(decimals)
    .replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** `"$1,234.50"`. */
export function dollars(value: number, decimals = 0): string {
  return `$${grouped(value, decimals)}`;
}
