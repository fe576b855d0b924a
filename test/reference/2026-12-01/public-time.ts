import { publicDate } from '../calendar.ts';
import type { History, Source, Statement } from './history.ts';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The instant of a time of day in New York: the one of the two offsets that shows that time there. */
export function easternInstant(date: string, time: string): string {
  for (const offset of ['-04:00', '-05:00']) {
    const instant = new Date(`${date}T${time}${offset}`);
    if (CLOCK.format(instant) === time) return instant.toISOString();
  }
  throw new Error(`${date} has no ${time} in New York`);
}

/** Rule 13(a)(3)–(4) of Regulation S-T: taken and released until 22:00 of the day. */
function isReleasedInTheEvening({ form, acceptedAt }: Source): boolean {
  if (acceptedAt === null || CLOCK.format(new Date(acceptedAt)) > '22:00:00') return false;
  const bare = form.replace(/\/A$/, '');
  if (['3', '4', '5', '144', 'SC 14N', 'SCHEDULE 14N'].includes(bare)) return true;
  if (/^(S|F)-\d+MEF$/.test(bare) || bare === 'POS462B') return true;
  return /^(SC|SCHEDULE) 13[DG]$/.test(bare) && publicDate(acceptedAt) >= '2024-02-05';
}

const known = new Map<string, string>();

/** Point 1: the later of acceptance and 06:00 US Eastern of the filed date. */
export function publicAt(source: Source): string {
  const key = `${source.form}|${source.acceptedAt}|${source.filedDate}`;
  let found = known.get(key);
  if (found === undefined) {
    if (source.acceptedAt === null) found = easternInstant(source.filedDate, '23:59:59');
    else {
      const accepted = new Date(source.acceptedAt).toISOString();
      const released = easternInstant(source.filedDate, '06:00:00');
      found = isReleasedInTheEvening(source) || accepted > released ? accepted : released;
    }
    known.set(key, found);
  }
  return found;
}

/** The first as-of date for which a filing counts: its public day in New York. */
export function publicDay(source: Source): string {
  return publicDate(publicAt(source));
}

function contentOf(statement: Statement): string {
  const plain = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, plain(inner)])
      : value;
  return JSON.stringify(plain({ ...statement, source: null }));
}

/**
 * What was public by the end of the as-of date, the oldest first. A statement that repeats another one in every value
 * is left out: a filing that only restates known facts must not move a score (point 2).
 */
export function knownStatements(history: History, asOf: string): Statement[] {
  const order = ({ source }: Statement) => `${publicAt(source)}|${source.accession}`;
  const first = new Map<string, string>();
  return history.statements
    .filter(({ source }) => publicDay(source) <= asOf)
    .map((statement, index) => ({ statement, index, key: order(statement) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index))
    .map(({ statement }) => statement)
    .filter((statement) => {
      const content = contentOf(statement);
      // One filing may well state two instruments or two sales in the same words.
      const accession = first.get(content) ?? statement.source.accession;
      first.set(content, accession);
      return accession === statement.source.accession;
    });
}

export function only<Kind extends Statement['says']>(
  statements: readonly Statement[],
  kind: Kind,
): Extract<Statement, { says: Kind }>[] {
  return statements.filter((one): one is Extract<Statement, { says: Kind }> => one.says === kind);
}

/** The value of a field in the newest statement that says it; statements oldest first. */
export function newestSaid<T, Key extends keyof T>(statements: readonly T[], field: Key): NonNullable<T[Key]> | null {
  return statements.findLast((one) => one[field] !== null)?.[field] ?? null;
}
