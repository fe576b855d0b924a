import { addDecimals, multiplyDecimals, subtractDecimals, withinTolerance } from '../layout/decimal.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { type Amount, readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import { columnHeading } from './column-heading.ts';
import { DOUBTFUL, type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { hitsIn } from './search.ts';

interface Figure extends Range {
  readonly amount: Amount;
  readonly cell: LayoutCell;
}

const PRICE_ROW =
  /^(?:initial |combined |total |assumed |estimated |public |purchase |the )*(?:public )?(?:offering|purchase|sale|subscription) price|^price to (?:the )?public/i;
const FEES_ROW = /underwrit|placement agent|agent'?s|commission|discount|fees?\b/i;
const PROCEEDS_ROW = /^(?:net )?proceeds/i;
const HOLDERS_ROW = /selling \w*holders?|to (?:the )?\w+ ?\w*holders?\b/i;

function figuresOf(row: LayoutRow): Figure[] {
  const figures: Figure[] = [];
  for (const cell of row.cells.slice(1)) {
    const reading = readAmountCell(cell.text);
    if (reading.kind === 'value' && !/^\(\s*\d{1,2}\s*\)$/.test(cell.text)) {
      figures.push({ amount: reading.amount, cell, start: cell.start, end: cell.end });
    }
  }
  return figures;
}

/** A preliminary prospectus may fill its table with the midpoint, or an end, of a range of prices. */
function isAssumed(document: OfferingDocument, cover: Cover): boolean {
  const text = document.flat.slice(cover.start, cover.end);
  return (
    /\bassum\w+ (?:(?:combined|initial|public|offering) ){1,3}price|price[^.\n]{0,60} (?:is|to be) (?:assumed|between)|price range/i.test(
      text,
    ) && /subject to completion|not complete and may be changed/i.test(text)
  );
}

interface PriceRows {
  readonly table: LayoutTable;
  readonly price: readonly Figure[];
  readonly fees: readonly Figure[];
  readonly proceeds: readonly Figure[];
  /** What holders who sell beside the issuer receive. */
  readonly holders: readonly Figure[];
}

function priceRowsOf(table: LayoutTable): PriceRows | null {
  let price: readonly Figure[] | null = null;
  let fees: readonly Figure[] = [];
  let proceeds: readonly Figure[] = [];
  let holders: readonly Figure[] = [];
  for (const row of table.rows) {
    const label = row.cells[0]?.text ?? '';
    // The dilution table begins with the offering price too.
    if (/book value/i.test(label)) return null;
    if (price === null) {
      if (PRICE_ROW.test(label)) price = figuresOf(row);
    } else if (PROCEEDS_ROW.test(label) && HOLDERS_ROW.test(label)) {
      if (holders.length === 0) holders = figuresOf(row);
    } else if (PROCEEDS_ROW.test(label)) {
      if (proceeds.length === 0) proceeds = figuresOf(row);
    } else if (FEES_ROW.test(label) && fees.length === 0) fees = figuresOf(row);
  }
  return price === null || price.length === 0 ? null : { table, price, fees, proceeds, holders };
}

/** The same turned: a line per share and a line in total, under "Price to Public", "Discount" and "Proceeds". */
function turnedRowsOf(document: OfferingDocument, table: LayoutTable): PriceRows | null {
  const unit = table.rows.find((row) =>
    /^per (?:share|unit|ads|common|ordinary|class)\b/i.test(row.cells[0]?.text ?? ''),
  );
  const total = table.rows.find((row) => /^total\b(?! minimum)/i.test(row.cells[0]?.text ?? ''));
  if (unit === undefined || total === undefined) return null;
  const heading = document.flat.slice(Math.max(0, table.start), unit.start);
  const price = /price/i.exec(heading)?.index;
  const fees = /underwrit|discount|commission|agent|fees|expenses/i.exec(heading)?.index;
  const proceeds = /proceeds/i.exec(heading)?.index;
  if (price === undefined || fees === undefined || proceeds === undefined || price > fees || fees > proceeds)
    return null;
  const [units, totals] = [figuresOf(unit), figuresOf(total)];
  const [[p, f, n], [tp, tf, tn]] = [units, totals];
  if (units.length !== 3 || totals.length !== 3 || !p || !f || !n || !tp || !tf || !tn) return null;
  return { table, price: [p, tp], fees: [f, tf], proceeds: [n, tn], holders: [] };
}

/**
 * The cover's price table (Item 501(b)(3) of Regulation S-K): price, commissions and proceeds, per share and in total.
 * Gross proceeds are the price row's total; a table without a total gives the price alone.
 */
export function findPriceTable(document: OfferingDocument, cover: Cover, findings: Findings): void {
  for (const table of document.layout.tables) {
    if (table.start < cover.start || table.start >= cover.end) continue;
    const rows = priceRowsOf(table) ?? turnedRowsOf(document, table);
    if (rows === null) continue;
    readPriceRows(document, cover, rows, findings);
    if (isAssumed(document, cover)) {
      for (const path of ['pricePerShare', 'grossProceeds', 'proceedsBeforeExpenses']) {
        findings.confidence(path, Math.min(findings.confidences[path] ?? 1, DOUBTFUL));
      }
    }
    return;
  }
}

function readPriceRows(document: OfferingDocument, cover: Cover, rows: PriceRows, findings: Findings): void {
  const totals = rows.price.filter((figure) => /\btotal\b/i.test(columnHeading(rows.table, figure.cell)));
  const total = totals[0] ?? (rows.price.length >= 2 ? rows.price.at(-1) : undefined);
  const units = rows.price.filter((figure) => figure !== total);
  const share =
    units.find(
      (figure) =>
        !/pre-?funded|warrant(?! combination)/i.test(
          columnHeading(rows.table, figure.cell).replace(/and (?:accompanying|associated|related)[\s\S]*$/i, ''),
        ),
    ) ?? units[0];
  if (share === undefined) return;
  const looksLikeUnit = Number(share.amount.value) < 100_000 && share.amount.scale === 0;
  if (!looksLikeUnit) return;
  findings.set('pricePerShare', Number(share.amount.value), [share], STATED);
  if (total === undefined || Number(total.amount.value) < 1_000) return;
  findings.set('grossProceeds', Number(total.amount.value), [total], STATED);

  const column = (figures: readonly Figure[], like: Figure): Figure | undefined =>
    (figures.length === rows.price.length ? figures[rows.price.indexOf(like)] : undefined) ??
    nearest(figures, like.cell.column);
  const feesTotal = column(rows.fees, total);
  const proceedsTotal = column(rows.proceeds, total);
  const holdersTotal = column(rows.holders, total);
  const feesShare = column(rows.fees, share);
  const proceedsShare = column(rows.proceeds, share);
  if (feesTotal !== undefined && proceedsTotal !== undefined) {
    const left = subtractDecimals(total.amount.value, feesTotal.amount.value);
    const received = addDecimals(proceedsTotal.amount.value, holdersTotal?.amount.value ?? '0');
    if (Number(proceedsTotal.amount.value) >= 1_000)
      findings.set('proceedsBeforeExpenses', Number(proceedsTotal.amount.value), [proceedsTotal], STATED);
    findings.check('gross − commissions = proceeds before expenses', withinTolerance(left, received, '1'), [
      'grossProceeds',
      'proceedsBeforeExpenses',
    ]);
  }
  if (feesShare !== undefined && proceedsShare !== undefined) {
    const left = subtractDecimals(share.amount.value, feesShare.amount.value);
    findings.check(
      'price − commission = proceeds per share',
      withinTolerance(left, proceedsShare.amount.value, '0.0001'),
      ['pricePerShare'],
    );
  }
  checkProduct(document, cover, units, share, total, findings);
  // The issuer's shares and the holders' stand in one total: it is the offering's, not what the issuer raises.
  if (rows.holders.length > 0)
    for (const path of ['grossProceeds', 'sharesOffered']) findings.confidence(path, DOUBTFUL);
}

/** The figure of a column; a currency sign of its own may move it by one. */
function nearest(figures: readonly Figure[], column: number): Figure | undefined {
  const distance = (figure: Figure): number => Math.abs(figure.cell.column - column);
  return figures.filter((figure) => distance(figure) <= 1).toSorted((a, b) => distance(a) - distance(b))[0];
}

const PREFUNDED = /pre-?funded warrants to purchase (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3})+)/gi;

/** Shares × price, plus pre-funded warrants × their price where the table has that column, give the total. */
function checkProduct(
  document: OfferingDocument,
  cover: Cover,
  units: readonly Figure[],
  share: Figure,
  total: Figure,
  findings: Findings,
): void {
  const shares = findings.get('sharesOffered');
  if (typeof shares !== 'number') return;
  const product = multiplyDecimals(String(shares), share.amount.value);
  // Prices are set to four decimals at most and printed with two: the total may show the rest.
  const tolerance = String(Math.max(1, Math.round(shares * 0.00005)));
  const paths = ['sharesOffered', 'pricePerShare', 'grossProceeds'];
  if (withinTolerance(product, total.amount.value, tolerance)) {
    findings.check('shares × price = gross proceeds', true, paths);
    return;
  }
  const other = units.find((figure) => figure !== share);
  const prefunded = hitsIn(document, cover, PREFUNDED, 10).map((hit) => (hit.groups[0] ?? '').replaceAll(',', ''));
  if (prefunded.length === 0) {
    findings.check('shares × price = gross proceeds', false, []);
    for (const path of paths) findings.confidence(path, Math.min(findings.confidences[path] ?? 1, 0.7));
    return;
  }
  const price = other?.amount.value ?? share.amount.value;
  const holds = prefunded.some((count) =>
    withinTolerance(addDecimals(product, multiplyDecimals(count, price)), total.amount.value, tolerance),
  );
  findings.check('shares × price + pre-funded warrants × price = gross proceeds', holds, holds ? paths : []);
  if (!holds) for (const path of ['sharesOffered']) findings.confidence(path, DOUBTFUL + 0.1);
}
