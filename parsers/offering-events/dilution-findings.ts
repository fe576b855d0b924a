import { compareDecimals, subtractDecimals, withinTolerance } from '../layout/decimal.ts';
import { readAmountCell } from '../layout/numbers.ts';
import { type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { amountsInRange, type Hit, hitsIn } from './search.ts';

const DILUTED =
  /immediate dilution(?: (?:in|to|of) (?:the )?(?:(?:pro forma|as adjusted|our)[\s,]{1,2}){0,3}(?:net )?tangible book value(?: per share)?)?(?: of)?(?: approximately)? (?=(?:US)?\$ ?\d)/gi;
const BOOK_VALUE =
  /(?<!adjusted )(?<!forma )net tangible book value(?: \(?deficit\)?)? (?:of our [^.\n$]{0,40})?(?:as of|at|on) [A-Z][a-z]+ \d{1,2}, \d{4},? (?:was|of)\b[^.\n$]{0,30}(?:US)?\$ ?\(?[\d.,]+\)?(?: (?:million|thousand|billion))?,? or(?: approximately)? (?=\(?(?:US)?\$ ?\(?\d)/gi;
const BOOK_VALUE_AFTER =
  /net tangible book value[^.\n$]{0,120}would (?:have been|be)[^.\n$]{0,30}(?:US)?\$ ?\(?[\d.,]+\)?(?: (?:million|thousand|billion))?,? or(?: approximately)? (?=\(?(?:US)?\$ ?\(?\d)/gi;

/** "Dilution": its table, else its paragraph. Both alike make the values sure. */
export function findDilution(document: OfferingDocument, cover: Cover, findings: Findings): void {
  findDilutionTable(document, cover, findings);
  const whole = { start: 0, end: cover.bodyEnd };
  // Risk factors say the same in one sentence; the section has the book values beside it.
  for (const dilution of hitsIn(document, whole, DILUTED, 6)) readParagraph(document, dilution, findings);
}

function readParagraph(document: OfferingDocument, dilution: Hit, findings: Findings): void {
  // The paragraph: book value as it is, as it would be, and what new holders lose.
  const scope = { start: Math.max(0, dilution.start - 4_000), end: dilution.end };
  const stated: readonly (readonly [string, Range | undefined])[] = [
    ['dilutionPerShare', dilution],
    ['netTangibleBookValueBefore', hitsIn(document, scope, BOOK_VALUE, 1)[0]],
    ['netTangibleBookValueAfter', hitsIn(document, scope, BOOK_VALUE_AFTER, 8).at(-1)],
  ];
  for (const [path, words] of stated) {
    if (words === undefined) continue;
    const [amount] = amountsInRange(document, { start: words.end, end: words.end + 24 });
    if (amount === undefined || amount.start > words.end + 2 || amount.scale !== 0 || Number(amount.value) > 10_000)
      continue;
    if (!findings.has(path)) findings.set(path, Number(amount.value), [amount], STATED);
    else if (findings.get(path) === Number(amount.value)) findings.check('dilution stated twice alike', true, [path]);
  }
}

/** Net tangible book value per share before and after. Check: price − after = dilution. */
function findDilutionTable(document: OfferingDocument, cover: Cover, findings: Findings): void {
  for (const table of document.layout.tables) {
    if (table.start >= cover.bodyEnd) return;
    const rows = table.rows.map((row) => {
      const figures = row.cells.slice(1).flatMap((cell) => {
        const reading = readAmountCell(cell.text);
        return reading.kind === 'value' ? [{ value: reading.amount.value, start: cell.start, end: cell.end }] : [];
      });
      return { label: row.cells[0]?.text ?? '', figure: figures.at(-1) };
    });
    const dilution = rows.find((row) => /^dilution\b.*(?:per share|investors|purchas)/i.test(row.label) && row.figure);
    if (dilution?.figure === undefined) continue;
    const before = rows.find(
      (row) => /^(?:actual |historical )?net tangible book (?:value|deficit)/i.test(row.label) && row.figure,
    );
    const after = rows.find(
      (row) =>
        /(?:as[- ]adjusted|after (?:giving effect|this offering)).*net tangible book|net tangible book value.*(?:after|as adjusted)/i.test(
          row.label,
        ) &&
        !/increase|decrease|^historical/i.test(row.label) &&
        row.figure,
    );
    const price = rows.find((row) => /price per share|offering price/i.test(row.label) && row.figure);
    // Some print what is lost as a loss: "(9.01)".
    const lost = dilution.figure.value.replace(/^-/, '');
    const isLoss =
      price?.figure !== undefined &&
      after?.figure !== undefined &&
      compareDecimals(subtractDecimals(price.figure.value, after.figure.value), '0') > 0;
    const diluted = isLoss ? lost : dilution.figure.value;
    findings.set('dilutionPerShare', Number(diluted), [dilution.figure], STATED);
    if (before?.figure)
      findings.set('netTangibleBookValueBefore', Number(before.figure.value), [before.figure], STATED);
    if (after?.figure) findings.set('netTangibleBookValueAfter', Number(after.figure.value), [after.figure], STATED);
    if (price?.figure && after?.figure) {
      const left = subtractDecimals(price.figure.value, after.figure.value);
      const holds = withinTolerance(left, diluted, compareDecimals(price.figure.value, '1') < 0 ? '0.001' : '0.011');
      findings.check('offering price − book value after = dilution', holds, [
        'dilutionPerShare',
        'netTangibleBookValueAfter',
      ]);
    }
    return;
  }
}
