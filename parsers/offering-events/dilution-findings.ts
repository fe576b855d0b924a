import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  subtractDecimals,
  withinTolerance,
} from '../../core/decimal.ts';
import type { LayoutTable } from '../layout/document-layout.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Match } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, columnHeading, type Figure, figuresOf, findAll, sentenceAt } from './search.ts';

const DILUTED = verbose('gi')`
  immediate dilution(?: (?:in|to|of) (?:the )?(?:(?:pro forma|as adjusted|our)[\s,]{1,2}){0,3}(?:net )?tangible book value(?: per share)?)?(?: of)?(?: approximately)? (?=(?:US)?\$ ?\d)
  |dilution per share to (?:new )?(?:investors|purchasers)[^.\n$]{0,40} (?:is|of|would be|will be)(?: approximately)? (?=(?:US)?\$ ?\d)`;
/** A total, and the amount per share: "was approximately $3.7 million, or $0.07". */
const IN_ALL =
  '[^.\\n$]{0,30}(?:US)?\\$ ?\\(?[\\d.,]+\\)?(?: (?:million|thousand|billion))?,? or(?: approximately)? (?=\\(?(?:US)?\\$ ?\\(?\\d)';
const DAY = '[A-Z][a-z]+ \\d{1,2}, \\d{4}';
const TANGIBLE = 'net tangible book (?:value|deficit)(?: \\(?deficit\\)?)?';
const BOOK_VALUE = verbose('gi')`
  (?<!adjusted )(?<!forma )(?:${TANGIBLE},? (?:of our [^.\n$]{0,40})?(?:as of|at|on) ${DAY},? (?:was|of)\b
  |\b(?:as of|at|on) ${DAY},? (?:our|we had an?|the company's) (?:actual |historical )?${TANGIBLE} (?:was|of)\b)
  ${IN_ALL}`;
/** An issuer whose preferred shares convert states the book value pro forma for it, before the offering. */
const PRO_FORMA = verbose('gi')`
  (?<!adjusted )pro forma ${TANGIBLE},? (?:of our [^.\n$]{0,40})?(?:as of|at|on) ${DAY},? (?:was|of)\b${IN_ALL}`;
const BOOK_VALUE_AFTER = verbose('gi')`
  net tangible book value[^.\n$]{0,120}would (?:have been|be)${IN_ALL}
  |(?:after (?:giving effect to )?(?:the|this) offering[^.\n$]{0,80}|\bit) would (?:have been|be)(?: approximately)? (?=(?:US)?\$ ?\d[\d.]* per)`;

/** "Dilution": its table, else its paragraph. Agreement of the two makes the values sure. */
export function findDilution(document: OfferingDocument, cover: Cover, findings: Findings): void {
  findDilutionTable(document, cover, findings);
  const whole = { start: 0, end: cover.body.end };
  const dilutions = findAll(document, whole, DILUTED, 6);
  for (const dilution of dilutions) readParagraph(document, dilution, findings);
  checkPrice(findings);
  const before = findAll(document, whole, BOOK_VALUE, 1)[0];
  if (before === undefined) return;
  if (dilutions.length === 0) setPerShare(document, 'netTangibleBookValueBefore', before, findings);
  checkPerShare(document, before, findings);
}

/** Price − book value after = dilution, in words as in a table. */
function checkPrice(findings: Findings): void {
  const paths = ['dilutionPerShare', 'netTangibleBookValueAfter'];
  const [dilution, after] = paths.map((path) => findings.number(path));
  const price = findings.number('pricePerShare');
  if (dilution == null || after == null || price === null) return;
  if (Math.abs(price - after - dilution) <= 0.011)
    findings.check('offering price − book value after = dilution', true, paths);
}

function readParagraph(document: OfferingDocument, dilution: Match, findings: Findings): void {
  const scope = { start: Math.max(0, dilution.start - 4_000), end: dilution.end };
  const stated: readonly (readonly [string, TextRange | undefined])[] = [
    ['dilutionPerShare', dilution],
    [
      'netTangibleBookValueBefore',
      findAll(document, scope, BOOK_VALUE, 1)[0] ?? findAll(document, scope, PRO_FORMA, 1)[0],
    ],
    ['netTangibleBookValueAfter', findAll(document, scope, BOOK_VALUE_AFTER, 8).at(-1)],
  ];
  for (const [path, words] of stated) if (words !== undefined) setPerShare(document, path, words, findings);
}

/** The amount right after the words: the value, or a second statement of it. */
function setPerShare(document: OfferingDocument, path: string, words: TextRange, findings: Findings): void {
  const [amount] = amountsInRange(document, { start: words.end, end: words.end + 24 });
  if (amount === undefined || amount.start > words.end + 2 || amount.scale !== 0 || Number(amount.value) > 10_000)
    return;
  if (!findings.has(path)) findings.set(path, Number(amount.value), [amount], STATED);
  else if (findings.get(path) === Number(amount.value)) findings.check('dilution stated twice alike', true, [path]);
}

/** Total book value ÷ shares outstanding = book value per share to the cent, where the sentence gives both. */
function checkPerShare(document: OfferingDocument, before: Match, findings: Findings): void {
  const perShare = findings.number('netTangibleBookValueBefore');
  if (perShare === null || perShare === 0) return;
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

/** The figure of a line in the column of the whole offering. */
type Picker = (line: Line | undefined) => Figure | undefined;

const DILUTION_ROW = /^dilution\b.*(?:per share|investors|purchas)/i;
const BEFORE_ROW = /^(?:actual |historical )?net tangible book (?:value|deficit)/i;
const AFTER_ROW =
  /(?:(?:^|as[- ])adjusted|after (?:giving effect|this offering|the offering)).*net tangible book|net tangible book (?:value|deficit).*(?:after|as adjusted)/i;
const CHANGE_ROW = /increase|decrease/i;
const NOT_AFTER_ROW = /increase|decrease|^historical/i;

/** Net tangible book value per share before and after. Checks: price − after = dilution; before + increases = after. */
function findDilutionTable(document: OfferingDocument, cover: Cover, findings: Findings): void {
  for (const table of document.layout.tables) {
    if (table.start >= cover.body.end) return;
    const lines = table.rows.map((row): Line => ({ label: row.cells[0]?.text ?? '', figures: figuresOf(row) }));
    const dilution = lines.find(({ label }) => DILUTION_ROW.test(label));
    if (dilution === undefined) continue;
    const withFigures = lines.filter(({ figures }) => figures.length > 0);
    const pick = picker(table, dilution);
    const diluted = pick(dilution);
    const before = pick(lines.find(({ label }) => BEFORE_ROW.test(label) && !AFTER_ROW.test(label)));
    const after = pick(withFigures.find(({ label }) => AFTER_ROW.test(label) && !NOT_AFTER_ROW.test(label)));
    const price = pick(withFigures.find(({ label }) => /price per share|offering price/i.test(label)));
    if (diluted !== undefined) readFigures({ diluted, before, after, price }, findings);
    else if (dilution.figures.length > 0) continue;
    // A preliminary prospectus knows the book value and leaves the rest blank.
    else if (before !== undefined) findings.set('netTangibleBookValueBefore', Number(before.value), [before], STATED);
    if (before !== undefined && after !== undefined) checkIncreases(lines, pick, before, after, findings);
    if (findings.has('dilutionPerShare') || findings.has('netTangibleBookValueBefore')) return;
  }
}

/** Picks a row's figure: of several (half and all of the shares sold) the one headed as the whole, without an option. */
function picker(table: LayoutTable, { figures }: Line): Picker {
  if (figures.length <= 1) return (line) => line?.figures.at(-1);
  const headed = figures.findIndex(({ cell }) =>
    /^\D*100 ?%|\bmaximum\b|\bwithout\b|\bno exercise\b/i.test(columnHeading(table, cell)),
  );
  const isSame = figures.every(({ value }) => value === figures[0]?.value);
  if (headed < 0 && !isSame) return () => undefined;
  return (line) => (line?.figures.length === figures.length ? line.figures[Math.max(0, headed)] : line?.figures.at(-1));
}

type DilutionFigures = Record<'before' | 'after' | 'price', Figure | undefined> & { readonly diluted: Figure };

function readFigures({ diluted, before, after, price }: DilutionFigures, findings: Findings): void {
  const left = price && after ? subtractDecimals(price.value, after.value) : null;
  // Some tables print dilution as a loss: "(9.01)".
  const isLoss = left !== null && compareDecimals(left, '0') > 0;
  const value = isLoss ? diluted.value.replace(/^-/, '') : diluted.value;
  findings.set('dilutionPerShare', Number(value), [diluted], STATED);
  if (before) findings.set('netTangibleBookValueBefore', Number(before.value), [before], STATED);
  if (after) findings.set('netTangibleBookValueAfter', Number(after.value), [after], STATED);
  if (left === null || price === undefined) return;
  const holds = withinTolerance(left, value, compareDecimals(price.value, '1') < 0 ? '0.001' : '0.011');
  const paths = ['dilutionPerShare', 'netTangibleBookValueAfter'];
  findings.check('offering price − book value after = dilution', holds, paths);
}

/** Book value before, and every increase and decrease of the table, add up to the book value after. */
function checkIncreases(lines: readonly Line[], pick: Picker, before: Figure, after: Figure, findings: Findings): void {
  const steps = lines.flatMap((line) => {
    const figure = CHANGE_ROW.test(line.label) && line.figures.length > 0 ? pick(line) : undefined;
    if (figure === undefined) return [];
    const isLess = /decrease/i.test(line.label) && !/increase/i.test(line.label) && !figure.value.startsWith('-');
    return [isLess ? multiplyDecimals(figure.value, '-1') : figure.value];
  });
  if (steps.length === 0) return;
  const sum = steps.reduce((total, step) => addDecimals(total, step), before.value);
  const tolerance = compareDecimals(after.value.replace(/^-/, ''), '0.05') < 0 ? '0.0011' : '0.011';
  if (withinTolerance(sum, after.value, tolerance)) {
    const paths = ['netTangibleBookValueBefore', 'netTangibleBookValueAfter'];
    findings.check('book value before + increases = after', true, paths);
  } else if (steps.length === 1 && findings.confidences['netTangibleBookValueBefore'] === STATED) {
    // The table may leave out further steps.
    findings.setConfidence('netTangibleBookValueBefore', DOUBTFUL + 0.1);
  }
}
