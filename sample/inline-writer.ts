import type { IsoDate } from '../core/dates.ts';
import type { XbrlFact, XbrlPeriod } from '../core/xbrl.ts';
import { longDate } from './calendar.ts';
import { type Cell, grouped, type HtmlWriter, type Markup } from './html.ts';

/** Which transformation registry a document uses, how its contexts are named, whether text blocks are continued. */
export interface InlineLayout {
  readonly name: string;
  readonly ixt: 3 | 4 | 5;
  readonly contextIds: 'readable' | 'numbered';
  readonly continued: boolean;
  /** Amounts also tagged with `ix:nonFraction` inside one another, as filers do for a fact of two concepts. */
  readonly nested: boolean;
}

export const INLINE_LAYOUTS = [
  { name: 'ixt4-numbered', ixt: 4, contextIds: 'numbered', continued: true, nested: false },
  { name: 'ixt3-readable', ixt: 3, contextIds: 'readable', continued: false, nested: true },
  { name: 'ixt5-continued', ixt: 5, contextIds: 'numbered', continued: true, nested: true },
] as const satisfies readonly InlineLayout[];

export type Dimensions = Readonly<Record<string, string>>;
export type NumberKind = 'money' | 'perShare' | 'shares' | 'pure' | 'percent';

/** One number as a statement shows it. */
export interface NumberFact {
  readonly concept: string;
  /** Whole units; null is a nil fact. */
  readonly value: number | null;
  readonly kind: NumberKind;
  readonly period: XbrlPeriod;
  readonly dimensions?: Dimensions | undefined;
  /** Shown with the opposite sign: a payment in a statement of cash flows. */
  readonly reversed?: boolean | undefined;
  /** Power of ten of the printed figure. */
  readonly scale?: number | undefined;
  /** Zero is printed as a dash. */
  readonly dashZero?: boolean | undefined;
  readonly words?: string | undefined;
  /** Precision, where it is not that of the scale. */
  readonly decimals?: string | undefined;
  /** Another concept that the same printed figure reports. */
  readonly also?: string | undefined;
}

export interface TextFact {
  readonly concept: string;
  readonly value: string;
  readonly period: XbrlPeriod;
  readonly dimensions?: Dimensions | undefined;
  /** What is printed where it differs from the value, with the transformation that maps it back. */
  readonly shown?: string | undefined;
  readonly format?: string | undefined;
}

export type Piece = string | NumberFact;

export interface InlineWriter {
  readonly facts: XbrlFact[];
  number(fact: NumberFact): Markup;
  /** A table cell with dollar sign and parentheses outside the tag, as filings print them. */
  cell(fact: NumberFact | null, dollar?: boolean): Cell;
  text(fact: TextFact): Markup;
  date(concept: string, value: IsoDate, period: XbrlPeriod): Markup;
  flag(concept: string, value: boolean, period: XbrlPeriod): Markup;
  hide(fact: TextFact | NumberFact): void;
  /** A text block over several paragraphs, page break inside excluded, continued where the layout does so. */
  block(concept: string, period: XbrlPeriod, paragraphs: readonly (readonly Piece[])[], page: string): string;
  prose(pieces: readonly Piece[]): Markup;
  /** `ix:header` with hidden facts, references, contexts and units; call it last. */
  header(schemaRef: string): string;
}

const DASHED = { number: 'ixt:num-dot-decimal', zero: 'ixt:fixed-zero', date: 'ixt:date-monthname-day-year-en' };
const FORMATS = {
  3: { number: 'ixt:numdotdecimal', zero: 'ixt:zerodash', date: 'ixt:datemonthdayyearen' },
  4: DASHED,
  5: DASHED,
};
export const IXT_NAMESPACES = {
  3: 'http://www.xbrl.org/inlineXBRL/transformation/2015-02-26',
  4: 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12',
  5: 'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16',
} as const;

const measure = (name: string): string => `<xbrli:measure>${name}</xbrli:measure>`;

/** A unit such as `USD` or `USD/shares` as XML. */
export function unitXml(unit: string): string {
  const [over = '', under] = unit.split('/').map((name) => measure(name === 'USD' ? 'iso4217:USD' : `xbrli:${name}`));
  if (under === undefined) return over;
  return `<xbrli:divide><xbrli:unitNumerator>${over}</xbrli:unitNumerator><xbrli:unitDenominator>${under}</xbrli:unitDenominator></xbrli:divide>`;
}

const PURE = { id: 'number', name: 'pure' };
const UNITS: Readonly<Record<NumberKind, { id: string; name: string }>> = {
  money: { id: 'usd', name: 'USD' },
  shares: { id: 'shares', name: 'shares' },
  perShare: { id: 'usdPerShare', name: 'USD/shares' },
  pure: PURE,
  percent: PURE,
};

/** A number's lexical form without exponent or trailing zeros. */
function lexical(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(8).replace(/\.?0+$/, '');
}

function decimalsOf({ decimals, kind, scale, words }: NumberFact): string {
  if (decimals !== undefined) return decimals;
  if (kind === 'money' || kind === 'shares') return scale ? String(-scale) : '0';
  return kind !== 'perShare' && words !== undefined ? 'INF' : '2';
}

export function periodXml(period: XbrlPeriod): string {
  if ('instant' in period) return `<xbrli:instant>${period.instant}</xbrli:instant>`;
  if ('forever' in period) return '<xbrli:forever/>';
  return `<xbrli:startDate>${period.start}</xbrli:startDate><xbrli:endDate>${period.end}</xbrli:endDate>`;
}

/** A member without a prefix is the value of a typed dimension; the fee exhibits number their lines so. */
export function memberXml(axis: string, member: string): string {
  if (member.includes(':')) return `<xbrldi:explicitMember dimension="${axis}">${member}</xbrldi:explicitMember>`;
  return `<xbrldi:typedMember dimension="${axis}"><dei:lineNo>${member}</dei:lineNo></xbrldi:typedMember>`;
}

function contextIdOf(period: XbrlPeriod, dimensions: Dimensions): string {
  const time =
    'instant' in period
      ? `AsOf_${period.instant}`
      : 'start' in period
        ? `From_${period.start}_To_${period.end}`
        : 'Ever';
  const members = Object.values(dimensions).map((member) => `_${member.replace(':', '_')}`);
  return `${time}${members.join('')}`.replaceAll('-', '_');
}

/** The contexts of one document, each written once. */
function createContexts(entity: string, layout: InlineLayout) {
  const contexts = new Map<string, { id: string; xml: string }>();
  return {
    idOf: (period: XbrlPeriod, dimensions: Dimensions = {}): string => {
      const key = JSON.stringify([period, dimensions]);
      const known = contexts.get(key);
      if (known) return known.id;
      const id = layout.contextIds === 'readable' ? contextIdOf(period, dimensions) : `c-${contexts.size + 1}`;
      const members = Object.entries(dimensions).map(([axis, member]) => memberXml(axis, member));
      const segment = members.length === 0 ? '' : `<xbrli:segment>${members.join('')}</xbrli:segment>`;
      contexts.set(key, {
        id,
        xml: `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">${entity}</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${periodXml(period)}</xbrli:period></xbrli:context>`,
      });
      return id;
    },
    xml: (): string => [...contexts.values()].map((context) => context.xml).join('\n'),
  };
}

/** A number as printed, without sign or parentheses, and the attributes from which a reader restores its value. */
function printed(fact: NumberFact, formats: (typeof FORMATS)[3]): { shown: string; attributes: string } {
  const { value, scale = 0, kind } = fact;
  if (value === null) return { shown: '', attributes: ' xsi:nil="true"' };
  if (fact.words !== undefined) return { shown: fact.words, attributes: ' format="ixt-sec:numwordsen"' };
  if (value === 0 && fact.dashZero) return { shown: '—', attributes: ` scale="${scale}" format="${formats.zero}"` };
  const power = kind === 'percent' ? -2 : scale;
  const figure = Math.round((value / 10 ** power) * 1e8) / 1e8;
  const cents = kind === 'perShare' || (kind === 'money' && scale === 0 && !Number.isInteger(figure));
  const digits = lexical(figure).split('.')[1]?.length ?? 0;
  const shown = grouped(Math.abs(figure), Math.max(digits, cents ? 2 : 0));
  return { shown, attributes: `${value < 0 ? ' sign="-"' : ''} scale="${power}" format="${formats.number}"` };
}

/** Collects the facts of one inline document while its body is written. */
export function createInlineWriter(entity: string, layout: InlineLayout, html: HtmlWriter): InlineWriter {
  const contexts = createContexts(entity, layout);
  const usedUnits = new Map<string, string>();
  const facts: XbrlFact[] = [];
  const hidden: string[] = [];
  const formats = FORMATS[layout.ixt];

  const record = (
    { value, period, dimensions = {} }: NumberFact | TextFact,
    concept: string,
    unit: string | null = null,
    precision: string | null = null,
  ): string => {
    const id = `f-${facts.length + 1}`;
    const isNil = value === null;
    const decimals = isNil ? null : precision;
    const text = typeof value === 'number' ? lexical(value) : value;
    facts.push({ concept, value: text, unit, decimals, period, entity, dimensions, isNil, id });
    return id;
  };
  const number = (fact: NumberFact): Markup => {
    const unit = UNITS[fact.kind];
    usedUnits.set(unit.id, unitXml(unit.name));
    const context = contexts.idOf(fact.period, fact.dimensions);
    const { shown, attributes } = printed(fact, formats);
    const decimals = fact.value === null ? '' : ` decimals="${decimalsOf(fact)}"`;
    const one = (concept: string, content: string): string => {
      const id = record(fact, concept, unit.name, decimalsOf(fact));
      return `<ix:nonFraction unitRef="${unit.id}" contextRef="${context}"${decimals} name="${concept}"${attributes} id="${id}">${content}</ix:nonFraction>`;
    };
    const inner = one(fact.concept, html.text(shown));
    return { markup: layout.nested && fact.also !== undefined ? one(fact.also, inner) : inner };
  };
  const text = (fact: TextFact): Markup => {
    const id = record(fact, fact.concept);
    const format = fact.format === undefined ? '' : ` format="${fact.format}"`;
    return {
      markup: `<ix:nonNumeric contextRef="${contexts.idOf(fact.period, fact.dimensions)}" name="${fact.concept}"${format} id="${id}">${html.text(fact.shown ?? fact.value)}</ix:nonNumeric>`,
    };
  };
  const plain = (piece: Piece): string => (typeof piece === 'string' ? piece : printed(piece, formats).shown);
  const prose = (pieces: readonly Piece[]): Markup => ({
    markup: pieces.map((piece) => (typeof piece === 'string' ? html.text(piece) : number(piece).markup)).join(''),
  });

  return {
    facts,
    number,
    text,
    prose,
    cell: (fact, dollar = false) => {
      if (fact === null) return { content: '', number: true };
      const markup = number(fact);
      const negative = fact.value !== null && (fact.reversed ? fact.value > 0 : fact.value < 0);
      return { content: markup, number: true, parens: negative, dollar: dollar && fact.kind !== 'shares' };
    },
    date: (concept, value, period) => text({ concept, value, period, shown: longDate(value), format: formats.date }),
    flag: (concept, value, period) =>
      text({ concept, value: String(value), period, shown: value ? '☒' : '☐', format: 'ixt-sec:boolballotbox' }),
    hide: (fact) => {
      hidden.push('kind' in fact ? number(fact).markup : text(fact).markup);
    },
    block: (concept, period, paragraphs, page) => {
      const words = paragraphs.map((pieces) => pieces.map(plain).join('')).join(' ');
      const id = record({ concept, value: words, period }, concept);
      const rendered = paragraphs.map((pieces) => html.p(prose(pieces)));
      const start = `<ix:nonNumeric contextRef="${contexts.idOf(period)}" name="${concept}" id="${id}" escape="true"`;
      const half = Math.ceil(rendered.length / 2);
      const [first, rest] = [rendered.slice(0, half).join('\n'), rendered.slice(half).join('\n')];
      const pageBreak = html.pageBreak(page);
      return layout.continued && rest !== ''
        ? `${start} continuedAt="${id}-1">${first}</ix:nonNumeric>\n${pageBreak}\n<ix:continuation id="${id}-1">${rest}</ix:continuation>`
        : `${start}>${first}\n<ix:exclude>${pageBreak}</ix:exclude>${rest === '' ? '' : `\n${rest}`}</ix:nonNumeric>`;
    },
    header: (schemaRef) => headerXml(schemaRef, hidden, contexts.xml(), usedUnits),
  };
}

function headerXml(schemaRef: string, hidden: readonly string[], contexts: string, units: ReadonlyMap<string, string>) {
  const unitElements = [...units].map(([id, content]) => `<xbrli:unit id="${id}">${content}</xbrli:unit>`);
  return [
    '<div style="display:none"><ix:header>',
    `<ix:hidden>${hidden.join('')}</ix:hidden>`,
    `<ix:references xml:lang="en-US"><link:schemaRef xlink:type="simple" xlink:href="${schemaRef}"/></ix:references>`,
    `<ix:resources>${contexts}${unitElements.join('\n')}</ix:resources>`,
    '</ix:header></div>',
  ].join('\n');
}
