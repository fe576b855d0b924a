import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { TableRow } from './holding.ts';

/** What nearly every row of a table bears out; a row that does not, where the others do, is in doubt. */
export type RowProof =
  | 'extent'
  | 'votes'
  | 'voteColumns'
  | 'cusip'
  | 'hasCusip'
  | 'discretion'
  | 'amountType'
  | 'title';

/** How many rows bear a proof out, and the first ones that do not. */
export interface RowTally {
  met: number;
  missed: number;
  readonly rows: number[];
}

export type RowTallies = Readonly<Record<RowProof, RowTally>>;

/** A doubtful row beyond these is not named: then the whole document is in doubt. */
const MOST_NAMED = 1_000;
const DOUBTFUL = 0.8;
/** A row of elements takes some 700 characters, a line of text 200. */
const LONGEST_ROW = 10_000;

const DISCRETIONS: ReadonlySet<string> = new Set(['SOLE', 'DFND', 'OTR']);

interface Proof {
  /** Null where the row has nothing to compare. */
  readonly holds: (row: TableRow) => boolean | null;
  /** Values that one of is wrong where it does not; the whole row besides. */
  readonly fields: readonly string[];
  readonly check: string;
  readonly says: string;
}

const VOTES = ['votingAuthority.sole', 'votingAuthority.shared', 'votingAuthority.none'];

const PROOFS: Readonly<Record<RowProof, Proof>> = {
  extent: {
    holds: ({ start, end }) => end - start < LONGEST_ROW,
    fields: ['nameOfIssuer', 'titleOfClass'],
    check: 'no row is drawn out',
    says: 'the row is drawn out by blanks or by what belongs elsewhere',
  },
  votes: {
    holds: votesAddUp,
    fields: ['sshPrnamt', ...VOTES],
    check: 'votes add up to the amount, as in the table’s other rows',
    says: 'the votes do not add up to the amount, as they do in the other rows',
  },
  voteColumns: {
    holds: ({ votingAuthority: { sole, shared, none } }) => {
      const blank = Number(sole === null) + Number(shared === null) + Number(none === null);
      return blank === 3 ? null : blank === 0;
    },
    fields: VOTES,
    check: 'every row has the three votes that the others have',
    says: 'a vote is missing or unreadable, which the other rows have',
  },
  cusip: {
    holds: ({ cusip }) => (cusip === null ? null : hasCusipCheckDigit(cusip)),
    fields: ['cusip'],
    check: 'every CUSIP has nine characters and its check digit',
    says: 'the CUSIP is not nine characters with a right check digit',
  },
  hasCusip: {
    holds: ({ cusip }) => cusip !== null,
    fields: ['cusip'],
    check: 'every row has a CUSIP, as the others have',
    says: 'the CUSIP is missing, which the other rows have',
  },
  discretion: {
    holds: ({ investmentDiscretion }) => investmentDiscretion !== null && DISCRETIONS.has(investmentDiscretion),
    fields: ['investmentDiscretion'],
    check: 'every row has a discretion of the form, as the others have',
    says: 'the discretion is missing or none of the form’s, which the other rows have',
  },
  amountType: {
    holds: ({ sshPrnamtType }) => sshPrnamtType !== null,
    fields: ['sshPrnamtType'],
    check: 'every row says shares or principal, as the others do',
    says: 'it is missing whether the amount is shares or principal, as the other rows say',
  },
  title: {
    holds: ({ titleOfClass }) => titleOfClass !== null,
    fields: ['titleOfClass'],
    check: 'every row has a title of class, as the others have',
    says: 'the title of class is missing, which the other rows have',
  },
};

const NAMES = Object.keys(PROOFS) as readonly RowProof[];

/** Column 7 splits column 5: sole, shared and none are the whole amount. Without any vote nothing is said. */
function votesAddUp({ sshPrnamt, votingAuthority: { sole, shared, none } }: TableRow): boolean | null {
  const sum = (sole ?? 0) + (shared ?? 0) + (none ?? 0);
  if (sshPrnamt === null || sum === 0) return null;
  return Math.abs(sum - sshPrnamt) < 0.005;
}

export function emptyTallies(): RowTallies {
  const empty = (): RowTally => ({ met: 0, missed: 0, rows: [] });
  return {
    extent: empty(),
    votes: empty(),
    voteColumns: empty(),
    cusip: empty(),
    hasCusip: empty(),
    discretion: empty(),
    amountType: empty(),
    title: empty(),
  };
}

/** Tallies that may be counted on without the first ones noticing. */
export function copyTallies(tallies: RowTallies): RowTallies {
  const copies = emptyTallies();
  for (const name of NAMES) {
    const { met, missed, rows } = tallies[name];
    Object.assign(copies[name], { met, missed });
    copies[name].rows.push(...rows);
  }
  return copies;
}

/** Counts the row at `index` in. */
export function tallyRow(tallies: RowTallies, row: TableRow, index: number): void {
  for (const name of NAMES) {
    const holds = PROOFS[name].holds(row);
    if (holds === null) continue;
    const tally = tallies[name];
    if (holds) tally.met += 1;
    else {
      tally.missed += 1;
      if (tally.rows.length < MOST_NAMED) tally.rows.push(index);
    }
  }
}

/**
 * Whether rows that miss are the exception. Where they are not, the filer sets the table so, and it proves nothing. A
 * check digit needs no other rows; sums of votes, and elements that the XML schema asks for, need a majority that is
 * plain, and what a text table leaves blank a larger one.
 */
function isException(name: RowProof, { met, missed }: RowTally, isXml: boolean): boolean {
  if (missed === 0) return false;
  if (name === 'cusip' || name === 'extent') return true;
  if (name === 'votes') return missed * 2 <= met || met + missed <= 2;
  if (isXml) return missed <= met || met + missed <= 2;
  return missed * 10 <= met || (missed === 1 && met >= 2);
}

export interface RowDoubts {
  /** By path: the row (`holdings[3]`) and the values of it that may be wrong. */
  readonly confidences: Readonly<Record<string, number>>;
  readonly checks: readonly CrossValidation[];
  readonly warnings: readonly Reason[];
  /** What is wrong with more rows than are named; null where all are. */
  readonly tooMany: Reason | null;
}

/**
 * The rows that stand out from the others of their table.
 *
 * Paths count rows over the whole report, as stored rows are counted, also those of tables that streamed by.
 *
 * @param isXml whether the table is one of elements, most of which its schema asks for
 */
export function rowDoubts(tallies: RowTallies, isXml: boolean): RowDoubts {
  const confidences: Record<string, number> = {};
  const checks: CrossValidation[] = [];
  const warnings: Reason[] = [];
  let tooMany: Reason | null = null;
  for (const name of NAMES) {
    const tally = tallies[name];
    const { check, says, fields } = PROOFS[name];
    if (!isException(name, tally, isXml)) {
      if (tally.missed === 0 && tally.met > 0) checks.push({ name: check, passed: true });
      continue;
    }
    checks.push({ name: check, passed: false });
    const places = tally.rows.slice(0, 5).map((row) => row + 1);
    const reason = {
      code: `row-${/cusip/i.test(name) ? 'cusip' : name === 'votes' ? 'votes' : 'value'}-in-doubt`,
      message: `${says}: ${tally.missed} ${tally.missed === 1 ? 'row' : 'rows'}, ${places.length < tally.missed ? 'first ' : ''}number ${places.join(', ')}`,
    };
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
