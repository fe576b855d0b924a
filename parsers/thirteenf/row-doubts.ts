import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { TableRow } from './holding.ts';

interface Rule {
  readonly name: 'extent' | 'votes' | 'voteColumns' | 'cusip' | 'hasCusip' | 'discretion' | 'amountType' | 'title';
  /** Whether the row follows the rule; null if it has nothing to compare. */
  readonly holds: (row: TableRow) => boolean | null;
  /** Values that may be wrong in a row that breaks the rule. */
  readonly fields: readonly string[];
  /** Name of the cross-check. */
  readonly check: string;
  readonly message: string;
}

const VOTES = ['votingAuthority.sole', 'votingAuthority.shared', 'votingAuthority.none'];
const DISCRETIONS: ReadonlySet<string> = new Set(['SOLE', 'DFND', 'OTR']);
/** A row of elements takes some 700 characters, a line of text 200. */
const LONGEST_ROW = 10_000;

/** Rules that nearly every row of a table follows; a row that breaks one that the others follow is in doubt. */
const RULES: readonly Rule[] = [
  {
    name: 'extent',
    holds: ({ start, end }) => end - start < LONGEST_ROW,
    fields: ['nameOfIssuer', 'titleOfClass'],
    check: 'no row is drawn out',
    message: 'the row is stretched by blanks or foreign content',
  },
  {
    name: 'votes',
    // Column 7 splits column 5: sole, shared and none are the whole amount. Rows without any vote are not compared.
    holds: ({ sshPrnamt, votingAuthority: { sole, shared, none } }) => {
      const sum = (sole ?? 0) + (shared ?? 0) + (none ?? 0);
      return sshPrnamt === null || sum === 0 ? null : Math.abs(sum - sshPrnamt) < 0.005;
    },
    fields: ['sshPrnamt', ...VOTES],
    check: 'votes add up to the amount, as in the table’s other rows',
    message: 'the votes do not add up to the amount, unlike in the other rows',
  },
  {
    name: 'voteColumns',
    holds: ({ votingAuthority: { sole, shared, none } }) => {
      const blank = Number(sole === null) + Number(shared === null) + Number(none === null);
      return blank === 3 ? null : blank === 0;
    },
    fields: VOTES,
    check: 'every row has the three votes that the others have',
    message: 'a vote is missing or unreadable, unlike in the other rows',
  },
  {
    name: 'cusip',
    holds: ({ cusip }) => (cusip === null ? null : hasCusipCheckDigit(cusip)),
    fields: ['cusip'],
    check: 'every CUSIP has nine characters and its check digit',
    message: 'the CUSIP is not nine characters with a valid check digit',
  },
  {
    name: 'hasCusip',
    holds: ({ cusip }) => cusip !== null,
    fields: ['cusip'],
    check: 'every row has a CUSIP, as the others have',
    message: 'the CUSIP is missing, unlike in the other rows',
  },
  {
    name: 'discretion',
    holds: ({ investmentDiscretion }) => investmentDiscretion !== null && DISCRETIONS.has(investmentDiscretion),
    fields: ['investmentDiscretion'],
    check: 'every row has a discretion of the form, as the others have',
    message: 'the discretion is missing or not one of the form’s, unlike in the other rows',
  },
  {
    name: 'amountType',
    holds: ({ sshPrnamtType }) => sshPrnamtType !== null,
    fields: ['sshPrnamtType'],
    check: 'every row says shares or principal, as the others do',
    message: 'the row does not say whether the amount is shares or principal, unlike the other rows',
  },
  {
    name: 'title',
    holds: ({ titleOfClass }) => titleOfClass !== null,
    fields: ['titleOfClass'],
    check: 'every row has a title of class, as the others have',
    message: 'the title of class is missing, unlike in the other rows',
  },
];

/** How many rows follow a rule and how many break it, with the indices of the first that do. */
interface RowTally {
  met: number;
  missed: number;
  readonly rows: number[];
}

/** One tally per rule. */
export type RowTallies = readonly RowTally[];

export function emptyTallies(): RowTallies {
  return RULES.map(() => ({ met: 0, missed: 0, rows: [] }));
}

/** If more rows than this break a rule, they are not named and the whole document is in doubt. */
const MOST_NAMED = 1_000;

/** Counts the row at `index`. */
export function tallyRow(tallies: RowTallies, row: TableRow, index: number): void {
  for (let at = 0; at < RULES.length; at++) {
    const tally = tallies[at];
    const holds = RULES[at]?.holds(row) ?? null;
    if (holds === null || !tally) continue;
    if (holds) tally.met += 1;
    else {
      tally.missed += 1;
      if (tally.rows.length < MOST_NAMED) tally.rows.push(index);
    }
  }
}

/**
 * Whether rows that break a rule are the exception; otherwise the filer sets the table that way and the rule proves
 * nothing. A check digit needs no other rows. Vote sums, and elements that the XML schema requires, need a clear
 * majority; what a text table may leave blank needs a larger one.
 */
function isException({ name }: Rule, { met, missed }: RowTally, isXml: boolean): boolean {
  if (missed === 0) return false;
  if (name === 'cusip' || name === 'extent') return true;
  if (name === 'votes') return missed * 2 <= met || met + missed <= 2;
  if (isXml) return missed <= met || met + missed <= 2;
  return missed * 10 <= met || (missed === 1 && met >= 2);
}

const DOUBTFUL = 0.8;

interface RowDoubts {
  /** By path: the row (`holdings[3]`) and those of its values that may be wrong. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly checks: readonly CrossValidation[];
  readonly warnings: readonly Reason[];
  /** The rule that too many rows break to name them all. */
  readonly tooMany: Reason | null;
}

/**
 * The rows that deviate from the others of their table. Paths count rows over the whole report, streamed tables
 * included, as stored rows are counted.
 *
 * @param isXml whether the table consists of elements, most of which its schema requires
 */
export function rowDoubts(tallies: RowTallies, isXml: boolean): RowDoubts {
  const confidences: Record<string, number> = {};
  const checks: CrossValidation[] = [];
  const warnings: Reason[] = [];
  let tooMany: Reason | null = null;
  for (const [at, rule] of RULES.entries()) {
    const { check, fields } = rule;
    const tally = tallies[at];
    if (!tally) continue;
    if (!isException(rule, tally, isXml)) {
      if (tally.missed === 0 && tally.met > 0) checks.push({ name: check, passed: true });
      continue;
    }
    checks.push({ name: check, passed: false });
    const reason = reasonOf(rule, tally);
    if (tally.missed > tally.rows.length) {
      tooMany ??= { code: 'many-rows-in-doubt', message: reason.message };
      continue;
    }
    warnings.push(reason);
    for (const row of tally.rows) {
      confidences[`holdings[${row}]`] = DOUBTFUL;
      for (const field of fields) confidences[`holdings[${row}].${field}`] = DOUBTFUL;
    }
  }
  return { confidences, checks, warnings, tooMany };
}

function reasonOf({ name, message: text }: Rule, { missed, rows }: RowTally): Reason {
  const kind = name === 'cusip' || name === 'hasCusip' ? 'cusip' : name === 'votes' ? 'votes' : 'value';
  const numbers = rows.slice(0, 5).map((row) => row + 1);
  const places = `${numbers.length < missed ? 'first ' : ''}number ${numbers.join(', ')}`;
  const message = `${text}: ${missed} ${missed === 1 ? 'row' : 'rows'}, ${places}`;
  return { code: `row-${kind}-in-doubt`, message };
}
