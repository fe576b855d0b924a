import type { DecimalText } from '../../core/rows.ts';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  withinTolerance,
} from '../layout/decimal.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { readAmountCell } from '../layout/numbers.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import { columnHeading } from './column-heading.ts';
import { DOUBTFUL, type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { amountsInRange, type Hit, hitsIn, sentenceAt } from './search.ts';

const DILUTED =
  /immediate dilution(?: (?:in|to|of) (?:the )?(?:(?:pro forma|as adjusted|our)[\s,]{1,2}){0,3}(?:net )?tangible book value(?: per share)?)?(?: of)?(?: approximately)? (?=(?:US)?\$ ?\d)|dilution per share to (?:new )?(?:investors|purchasers)[^.\n$]{0,40} (?:is|of|would be|will be)(?: approximately)? (?=(?:US)?\$ ?\d)/gi;
/** An amount in all, and what it is per share: "was approximately $3.7 million, or $0.07". */
const IN_ALL =
  '[^.\\n$]{0,30}(?:US)?\\$ ?\\(?[\\d.,]+\\)?(?: (?:million|thousand|billion))?,? or(?: approximately)? (?=\\(?(?:US)?\\$ ?\\(?\\d)';
const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';
const TANGIBLE = 'net tangible book (?:value|deficit)(?: \\(?deficit\\)?)?';
const BOOK_VALUE = new RegExp(
  `(?<!adjusted )(?<!forma )(?:${TANGIBLE},? (?:of our [^.\\n$]{0,40})?(?:as of|at|on) ${DAY},? (?:was|of)\\b|\\b(?:as of|at|on) ${DAY},? (?:our|we had an?|the company's) (?:actual |historical )?${TANGIBLE} (?:was|of)\\b)${IN_ALL}`,
  'gi',
);
const BOOK_VALUE_AFTER = new RegExp(`net tangible book value[^.\\n$]{0,120}would (?:have been|be)${IN_ALL}`, 'gi');

/** "Dilution": its table, else its paragraph. Both alike make the values sure. */
export function findDilution(document: OfferingDocument, cover: Cover, findings: Findings): void {
  findDilutionTable(document, cover, findings);
  const whole = { start: 0, end: cover.bodyEnd };
  // Risk factors say the same in one sentence; the section has the book values beside it.
  const dilutions = hitsIn(document, whole, DILUTED, 6);
  for (const dilution of dilutions) readParagraph(document, dilution, findings);
  const before = hitsIn(document, whole, BOOK_VALUE, 1)[0];
  if (before === undefined) return;
  if (dilutions.length === 0) setPerShare(document, 'netTangibleBookValueBefore', before, findings);
  checkPerShare(document, before, findings);
}

function readParagraph(document: OfferingDocument, dilution: Hit, findings: Findings): void {
  // The paragraph: book value as it is, as it would be, and what new holders lose.
  const scope = { start: Math.max(0, dilution.start - 4_000), end: dilution.end };
  const stated: readonly (readonly [string, Range | undefined])[] = [
    ['dilutionPerShare', dilution],
    ['netTangibleBookValueBefore', hitsIn(document, scope, BOOK_VALUE, 1)[0]],
    ['netTangibleBookValueAfter', hitsIn(document, scope, BOOK_VALUE_AFTER, 8).at(-1)],
  ];
  for (const [path, words] of stated) if (words !== undefined) setPerShare(document, path, words, findings);
}

/** The amount right behind the words: the value, or the same once more. */
function setPerShare(document: OfferingDocument, path: string, words: Range, findings: Findings): void {
  const [amount] = amountsInRange(document, { start: words.end, end: words.end + 24 });
  if (amount === undefined || amount.start > words.end + 2 || amount.scale !== 0 || Number(amount.value) > 10_000)
    return;
  if (!findings.has(path)) findings.set(path, Number(amount.value), [amount], STATED);
  else if (findings.get(path) === Number(amount.value)) findings.check('dilution stated twice alike', true, [path]);
}

/** Book value in all ÷ shares outstanding, where the sentence gives both: it is the book value per share to the cent. */
function checkPerShare(document: OfferingDocument, before: Hit, findings: Findings): void {
  const perShare = findings.get('netTangibleBookValueBefore');
  if (typeof perShare !== 'number' || perShare === 0) return;
  const amounts = amountsInRange(document, sentenceAt(document, before.start)).filter((amount) => !amount.isPercent);
  const total = amounts.find((amount) => amount.currency !== null && Math.abs(Number(amount.value)) >= 10_000);
  const counts = amounts.filter((amount) => amount.currency === null && Number(amount.value) >= 10_000);
  if (total === undefined) return;
  // The total is rounded to its last printed digit, the value per share to a cent.
  const holds = counts.some((count) => {
    const left = Math.abs(Number(total.value) / Number(count.value) - perShare);
    return left <= 0.0051 + (total.scale > 0 ? 50_000 / Number(count.value) : 0);
  });
  if (holds) findings.check('net tangible book value ÷ shares = per share', true, ['netTangibleBookValueBefore']);
}

interface Line {
  readonly label: string;
  readonly figures: readonly Figure[];
}

interface Figure extends Range {
  readonly value: DecimalText;
  readonly cell: LayoutCell;
}

function lineOf(row: LayoutRow): Line {
  const figures = row.cells.slice(1).flatMap((cell) => {
    const reading = readAmountCell(cell.text);
    return reading.kind === 'value' && !/^\(\s*\d{1,2}\s*\)$/.test(cell.text)
      ? [{ value: reading.amount.value, start: cell.start, end: cell.end, cell }]
      : [];
  });
  return { label: row.cells[0]?.text ?? '', figures };
}

const DILUTION_ROW = /^dilution\b.*(?:per share|investors|purchas)/i;
const BEFORE_ROW = /^(?:actual |historical )?net tangible book (?:value|deficit)/i;
const AFTER_ROW =
  /(?:as[- ]adjusted|after (?:giving effect|this offering|the offering)).*net tangible book|net tangible book (?:value|deficit).*(?:after|as adjusted)/i;
const CHANGE_ROW = /increase|decrease/i;

/** Net tangible book value per share before and after. Checks: price − after = dilution; before + increases = after. */
function findDilutionTable(document: OfferingDocument, cover: Cover, findings: Findings): void {
  for (const table of document.layout.tables) {
    if (table.start >= cover.bodyEnd) return;
    const lines = table.rows.map(lineOf);
    const lost = lines.find((line) => DILUTION_ROW.test(line.label));
    if (lost === undefined) continue;
    const before = lines.find((line) => BEFORE_ROW.test(line.label) && !AFTER_ROW.test(line.label));
    const after = lines.find(
      (line) =>
        AFTER_ROW.test(line.label) &&
        !CHANGE_ROW.test(line.label) &&
        !/^historical/i.test(line.label) &&
        line.figures.length > 0,
    );
    const price = lines.find((line) => /price per share|offering price/i.test(line.label) && line.figures.length > 0);
    const pick = picker(table, lost);
    const [diluted, beforeFigure, afterFigure, priceFigure] = [lost, before, after, price].map(pick);
    if (diluted !== undefined) readFigures(diluted, beforeFigure, afterFigure, priceFigure, findings);
    else if (lost.figures.length > 0) continue;
    // A preliminary prospectus knows the book value and leaves the rest blank.
    else if (beforeFigure !== undefined)
      findings.set('netTangibleBookValueBefore', Number(beforeFigure.value), [beforeFigure], STATED);
    if (beforeFigure !== undefined && afterFigure !== undefined)
      checkIncreases(table, lines, pick, beforeFigure, afterFigure, findings);
    if (findings.has('dilutionPerShare') || findings.has('netTangibleBookValueBefore')) return;
  }
}

/**
 * A row's figure; of several (a quarter, half and all of the shares sold; with and without an option) the one whose
 * column is headed as the whole offering, without the option. None where no heading tells.
 */
function picker(table: LayoutTable, lost: Line): (line: Line | undefined) => Figure | undefined {
  if (lost.figures.length <= 1) return (line) => line?.figures.at(-1);
  const headed = lost.figures.findIndex((figure) =>
    /^\D*100 ?%|\bmaximum\b|\bwithout\b|\bno exercise\b/i.test(columnHeading(table, figure.cell)),
  );
  const same = lost.figures.every((figure) => figure.value === lost.figures[0]?.value);
  const place = headed >= 0 ? headed : same ? 0 : -1;
  return (line) => {
    if (place < 0 || line === undefined) return undefined;
    return line.figures.length === lost.figures.length ? line.figures[place] : line.figures.at(-1);
  };
}

function readFigures(
  diluted: Figure,
  before: Figure | undefined,
  after: Figure | undefined,
  price: Figure | undefined,
  findings: Findings,
): void {
  const left = price && after ? subtractDecimals(price.value, after.value) : null;
  // Some print what is lost as a loss: "(9.01)".
  const isLoss = left !== null && compareDecimals(left, '0') > 0;
  const value = isLoss ? diluted.value.replace(/^-/, '') : diluted.value;
  findings.set('dilutionPerShare', Number(value), [diluted], STATED);
  if (before) findings.set('netTangibleBookValueBefore', Number(before.value), [before], STATED);
  if (after) findings.set('netTangibleBookValueAfter', Number(after.value), [after], STATED);
  if (left === null || price === undefined) return;
  const holds = withinTolerance(left, value, compareDecimals(price.value, '1') < 0 ? '0.001' : '0.011');
  findings.check('offering price − book value after = dilution', holds, [
    'dilutionPerShare',
    'netTangibleBookValueAfter',
  ]);
}

/** Book value before, and every increase and decrease of the table, add up to the book value after. */
function checkIncreases(
  table: LayoutTable,
  lines: readonly Line[],
  pick: (line: Line | undefined) => Figure | undefined,
  before: Figure,
  after: Figure,
  findings: Findings,
): void {
  const changes = lines.filter((line) => CHANGE_ROW.test(line.label) && line.figures.length > 0);
  const steps = changes.flatMap((line) => {
    const figure = pick(line);
    if (figure === undefined) return [];
    const isLess = /decrease/i.test(line.label) && !/increase/i.test(line.label) && !figure.value.startsWith('-');
    return [isLess ? multiplyDecimals(figure.value, '-1') : figure.value];
  });
  if (steps.length === 0 || before.start < table.start) return;
  const sum = steps.reduce((total, step) => addDecimals(total, step), before.value);
  const tolerance = compareDecimals(after.value.replace(/^-/, ''), '0.05') < 0 ? '0.0011' : '0.011';
  const holds = withinTolerance(sum, after.value, tolerance);
  if (holds) {
    findings.check('book value before + increases = after', true, [
      'netTangibleBookValueBefore',
      'netTangibleBookValueAfter',
    ]);
  } else if (steps.length === 1 && findings.confidences['netTangibleBookValueBefore'] === STATED) {
    // Steps that the table does not show may lie between; the printed value stands, doubtful.
    findings.confidence('netTangibleBookValueBefore', DOUBTFUL + 0.1);
  }
}
