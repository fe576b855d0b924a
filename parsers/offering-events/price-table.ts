import { addDecimals, multiplyDecimals, subtractDecimals, withinTolerance } from '../../core/decimal.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { columnHeading, type Figure, figuresOf, findAll, textIn } from './search.ts';

const PRICE_ROW =
  /^(?:initial |combined |total |assumed |estimated |public |purchase |the )*(?:public )?(?:offering|purchase|sale|subscription) price|^price to (?:the )?public/i;
const FEES_ROW = /underwrit|placement agent|agent'?s|commission|discount|fees?\b/i;
const PROCEEDS_ROW = /^(?:net )?proceeds/i;
const HOLDERS_ROW = /selling \w*holders?|to (?:the )?(?:\w+ \w*|\w+)holders?\b/i;

const ASSUMED_PRICE =
  /\bassum\w+ (?:an? |the )?(?:(?:combined|initial|public|offering) ){1,3}price|price[^.\n]{0,60} (?:is|to be|will be) (?:assumed|between)|price range|\bmid-?point of the\b/i;
const PRELIMINARY = /subject to completion|not complete and may be changed/i;

interface PriceRows {
  readonly table: LayoutTable;
  readonly price: readonly Figure[];
  readonly fees: readonly Figure[];
  readonly proceeds: readonly Figure[];
  /** Proceeds of holders who sell beside the issuer. */
  readonly holders: readonly Figure[];
}

function priceRowsOf(table: LayoutTable): PriceRows | null {
  const rows = table.rows.map((row, index) => ({ label: wholeLabel(table.rows[index - 1], row), row }));
  const first = rows.findIndex(({ label }) => PRICE_ROW.test(label));
  // The dilution table also begins with the offering price.
  if (first < 0 || rows.some(({ label }) => /book value/i.test(label))) return null;
  const [head, ...below] = rows.slice(first);
  const figures = (wanted: (label: string) => boolean): readonly Figure[] =>
    below.map(({ label, row }) => (wanted(label) ? figuresOf(row) : [])).find(({ length }) => length > 0) ?? [];
  const price = head === undefined ? [] : figuresOf(head.row);
  if (price.length === 0) return null;
  return {
    table,
    price,
    fees: figures((label) => FEES_ROW.test(label) && !PROCEEDS_ROW.test(label)),
    proceeds: figures((label) => PROCEEDS_ROW.test(label) && !HOLDERS_ROW.test(label)),
    holders: figures((label) => PROCEEDS_ROW.test(label) && HOLDERS_ROW.test(label)),
  };
}

/** "Proceeds to us, before", "expenses": a label whose second line has the figures and begins in small letters. */
function wholeLabel(above: LayoutRow | undefined, row: LayoutRow): string {
  const [own = '', head = ''] = [row.cells[0]?.text, above?.cells[0]?.text];
  const isWrapped = above !== undefined && /^[a-z]/.test(own) && above.cells.length === 1 && head.length < 60;
  return isWrapped ? `${head} ${own}` : own;
}

/** A transposed table: a line per share and a line in total, under "Price to Public", "Discount" and "Proceeds". */
function transposedRowsOf(document: OfferingDocument, table: LayoutTable): PriceRows | null {
  const labeled = (pattern: RegExp): LayoutRow | undefined =>
    table.rows.find(({ cells }) => pattern.test(cells[0]?.text ?? ''));
  const unit = labeled(/^per (?:share|unit|ads|common|ordinary|class)\b/i);
  const total = labeled(/^total\b(?! minimum)/i);
  if (unit === undefined || total === undefined) return null;
  const [units, totals] = [figuresOf(unit), figuresOf(total)];
  if (units.length !== totals.length || units.length < 3 || units.length > 4) return null;
  const order = columnOrder(document, table, units, unit.start);
  const pick = (column: Column): readonly Figure[] => {
    const index = order.indexOf(column);
    return index < 0 ? [] : [units[index], totals[index]].filter((figure) => figure !== undefined);
  };
  const [price, fees, proceeds] = [pick('price'), pick('fees'), pick('proceeds')];
  if (price.length < 2 || fees.length < 2 || proceeds.length < 2) return null;
  return { table, price, fees, proceeds, holders: pick('holders') };
}

type Column = 'price' | 'fees' | 'proceeds' | 'holders';
const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['holders', /selling|holders/i],
  ['proceeds', /proceeds/i],
  ['fees', /underwrit|discount|commission|agent|fees|expenses/i],
  ['price', /price/i],
];

const LONGEST_HEADING = 40;

/** The words over a column without the sentences that stand above the table. */
function shortHeading(table: LayoutTable, cell: LayoutCell): string {
  const rows = table.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: cells.every(({ text }) => text.length <= LONGEST_HEADING) ? cells : [],
  }));
  return columnHeading({ ...table, rows }, cell);
}

/** What each column of a transposed table holds: by its own heading, else by the order of the words above the rows. */
function columnOrder(document: OfferingDocument, table: LayoutTable, units: readonly Figure[], end: number): Column[] {
  const headings = units.map(({ cell }) => shortHeading(table, cell));
  const named = headings.map((heading) => COLUMNS.find(([, words]) => words.test(heading))?.[0]);
  const known = named.filter((column) => column !== undefined);
  if (known.length === units.length && new Set(known).size === units.length) return known;
  const above = document.flat.slice(Math.max(0, table.start), end);
  const places = [/price/i, /underwrit|discount|commission|agent|fees|expenses/i, /proceeds/i].map((words) =>
    above.search(words),
  );
  const [price = -1, fees = -1, proceeds = -1] = places;
  const isUsual = units.length === 3 && price >= 0 && price <= fees && fees <= proceeds;
  return isUsual ? ['price', 'fees', 'proceeds'] : [];
}

/**
 * The cover's price table (Item 501(b)(3) of Regulation S-K): price, commissions, proceeds, per share and in total.
 *
 * @returns the commission in percent, by the figures per share and by the totals
 */
export function findPriceTable(document: OfferingDocument, cover: Cover, findings: Findings): readonly number[] {
  for (const table of document.layout.tables) {
    if (table.start < cover.start || table.start >= cover.end) continue;
    const rows = priceRowsOf(table) ?? transposedRowsOf(document, table);
    if (rows === null) continue;
    const rates = readPriceRows(document, cover, rows, findings);
    // A preliminary prospectus may fill its table with the midpoint, or an end, of a range of prices.
    const text = textIn(document, cover);
    // The legend may stand above the prospectus's own cover.
    if (ASSUMED_PRICE.test(text) && PRELIMINARY.test(document.flat.slice(0, cover.end)))
      findings.doubt(['pricePerShare', 'grossProceeds', 'proceedsBeforeExpenses'], DOUBTFUL);
    return rates;
  }
  return [];
}

const LEAST_TOTAL = 1_000;
const NOT_SHARE = /pre-?funded|warrant(?! combination)/i;
const WITH_ACCOMPANYING = /and (?:accompanying|associated|related)[\s\S]*$/i;
const PRODUCT_PATHS = ['sharesOffered', 'pricePerShare', 'grossProceeds'];

function readPriceRows(document: OfferingDocument, cover: Cover, rows: PriceRows, findings: Findings): number[] {
  const { price, fees, proceeds, holders } = rows;
  const heading = ({ cell }: Figure): string => columnHeading(rows.table, cell);
  // A heading may stand over its neighbor's column: a total is no price.
  const total =
    price.find((figure) => /\btotal\b/i.test(heading(figure)) && Number(figure.value) >= LEAST_TOTAL) ??
    (price.length >= 2 ? price.at(-1) : undefined);
  const units = price.filter((figure) => figure !== total);
  const share = units.find((figure) => !NOT_SHARE.test(heading(figure).replace(WITH_ACCOMPANYING, ''))) ?? units[0];
  if (share === undefined || Number(share.value) >= 100_000 || share.amount.scale !== 0) return [];
  findings.set('pricePerShare', Number(share.value), [share], STATED);
  const under = (figures: readonly Figure[], like: Figure): Figure | undefined =>
    (figures.length === price.length ? figures[price.indexOf(like)] : undefined) ?? nearest(figures, like.cell.column);
  const feesShare = under(fees, share);
  const rates = feesShare === undefined ? [] : [(Number(feesShare.value) / Number(share.value)) * 100];
  if (total === undefined || Number(total.value) < LEAST_TOTAL) return rates;
  // One total of the issuer's and the holders' shares is the offering's, not what the issuer raises.
  const isShared = findings.isJoint || holders.length > 0;
  if (!isShared) findings.set('grossProceeds', Number(total.value), [total], STATED);

  const [feesTotal, proceedsTotal] = [under(fees, total), under(proceeds, total)];
  if (feesTotal !== undefined && proceedsTotal !== undefined) {
    const left = subtractDecimals(total.value, feesTotal.value);
    const received = addDecimals(proceedsTotal.value, under(holders, total)?.value ?? '0');
    if (Number(proceedsTotal.value) >= 1_000)
      findings.set('proceedsBeforeExpenses', Number(proceedsTotal.value), [proceedsTotal], STATED);
    const paths = ['grossProceeds', 'proceedsBeforeExpenses'];
    // A commission per share is rounded to a cent; that of the total is not.
    rates.push((Number(feesTotal.value) / Number(total.value)) * 100);
    findings.check('gross − commissions = proceeds before expenses', withinTolerance(left, received, '1'), paths);
  }
  const proceedsShare = under(proceeds, share);
  if (feesShare !== undefined && proceedsShare !== undefined) {
    const left = subtractDecimals(share.value, feesShare.value);
    const holds = withinTolerance(left, proceedsShare.value, '0.0001');
    findings.check('price − commission = proceeds per share', holds, ['pricePerShare']);
  }
  if (isShared) checkOwnProceeds(proceedsShare, proceedsTotal, findings);
  else checkProduct(document, cover, { units, share, total }, findings);
  return rates;
}

/** The issuer's shares × proceeds per share = its proceeds: only of a sale whose own part is known. */
function checkOwnProceeds(each: Figure | undefined, total: Figure | undefined, findings: Findings): void {
  const shares = findings.number('sharesOffered');
  if (shares === null || each === undefined || total === undefined || !findings.isJoint) return;
  // The proceeds per share may be rounded to a cent.
  const tolerance = String(Math.max(1, Math.round(shares * 0.00005)));
  if (withinTolerance(multiplyDecimals(String(shares), each.value), total.value, tolerance))
    findings.check("issuer's shares × proceeds per share = its proceeds", true, [
      'sharesOffered',
      'proceedsBeforeExpenses',
    ]);
}

/** The figure of a column; a currency sign in a cell of its own may move it by one. */
function nearest(figures: readonly Figure[], column: number): Figure | undefined {
  const distance = (figure: Figure): number => Math.abs(figure.cell.column - column);
  return figures.filter((figure) => distance(figure) <= 1).toSorted((a, b) => distance(a) - distance(b))[0];
}

const PREFUNDED = /pre-?funded warrants to purchase (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3})+)/gi;

type Sale = Readonly<Record<'share' | 'total', Figure>> & { readonly units: readonly Figure[] };

/** Shares × price, plus pre-funded warrants × their price where the table has that column, give the total. */
function checkProduct(document: OfferingDocument, cover: Cover, sale: Sale, findings: Findings): void {
  const { units, share, total } = sale;
  const shares = findings.number('sharesOffered');
  if (shares === null) return;
  const product = multiplyDecimals(String(shares), share.value);
  // Prices are set to four decimals at most and printed with two: the total may show the rest.
  const tolerance = String(Math.max(1, Math.round(shares * 0.00005)));
  const isTotal = (sum: string): boolean => withinTolerance(sum, total.value, tolerance);
  if (isTotal(product)) {
    findings.check('shares × price = gross proceeds', true, PRODUCT_PATHS);
    return;
  }
  const prefunded = findAll(document, cover, PREFUNDED, 10).map(({ groups }) => (groups[0] ?? '').replaceAll(',', ''));
  if (prefunded.length === 0) {
    findings.check('shares × price = gross proceeds', false, []);
    findings.doubt(PRODUCT_PATHS, 0.7);
    return;
  }
  const price = units.find((figure) => figure !== share)?.value ?? share.value;
  const holds = prefunded.some((count) => isTotal(addDecimals(product, multiplyDecimals(count, price))));
  const name = 'shares × price + pre-funded warrants × price = gross proceeds';
  findings.check(name, holds, holds ? PRODUCT_PATHS : []);
  if (!holds) findings.setConfidence('sharesOffered', DOUBTFUL + 0.1);
}
