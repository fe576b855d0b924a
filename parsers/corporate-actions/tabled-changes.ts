import { type DateMention, datesIn } from '../layout/dates.ts';
import type { FlatText, Sentence } from '../prose/flat-text.ts';
import { type Action, type ActionType, dayIn, plainName, rangeAt } from './action-context.ts';
import type { Named } from './cover-names.ts';

type Kind = Extract<ActionType, 'name_change' | 'ticker_change'>;
type Side = 'from' | 'to' | 'date';

const OLD = '(?:current|former|old|previous|prior|existing)';
const SYMBOL = '(?:stock |ticker |trading |market )*(?:symbol|ticker)(?:\\(s\\)|s)?(?: symbol)?';
const NAME = '(?:company |corporate |legal |issuer )*name';
/** What a label or a column head says of its value. */
const LABELS: readonly (readonly [Kind | null, Side, RegExp])[] = [
  ['ticker_change', 'from', new RegExp(`^${OLD} ${SYMBOL}:?$`, 'i')],
  ['ticker_change', 'to', new RegExp(`^new ${SYMBOL}:?$`, 'i')],
  ['name_change', 'from', new RegExp(`^${OLD} ${NAME}:?$`, 'i')],
  ['name_change', 'to', new RegExp(`^new ${NAME}:?$`, 'i')],
  [null, 'date', /^(?:market )?(?:effective|first trading) (?:date|day)(?: of (?:the )?change)?:?$/i],
];
const TICKER = /^"?([A-Z]{1,5}(?:[.-][A-Z]{1,2}| (?:WS|U|R|RT))?)"?$/;
const LONGEST_NAME = 90;

interface Cell {
  readonly text: string;
  readonly start: number;
}

/** Tables of changes: a row per label ("New Symbol", then the symbol), or a row per security under the two symbols' heads. */
export function tabledChanges(flat: FlatText): Action[] {
  const found: Action[] = [];
  let rows: Sentence[] = [];
  let lead: Sentence | null = null;
  const close = (): void => {
    if (rows.length > 0) found.push(...changesIn(rows, lead));
    rows = [];
  };
  for (const sentence of flat.sentences) {
    if (sentence.text.includes('\t')) rows.push(sentence);
    else {
      close();
      lead = sentence;
    }
  }
  close();
  return found;
}

function changesIn(rows: readonly Sentence[], lead: Sentence | null): Action[] {
  const head = rows.findIndex((row) => sidesOf(cellsOf(row)).filter(({ kind }) => kind !== null).length >= 2);
  return head < 0 ? labeledChanges(rows) : columnChanges(rows.slice(head), lead);
}

function cellsOf({ text, start }: Sentence): Cell[] {
  let at = start;
  return text.split('\t').map((cell) => {
    const from = at + (cell.length - cell.trimStart().length);
    at += cell.length + 1;
    return { text: cell.trim(), start: from };
  });
}

interface Labeled {
  readonly kind: Kind | null;
  readonly side: Side;
  readonly column: number;
}

function sidesOf(cells: readonly Cell[]): Labeled[] {
  return cells.flatMap(({ text }, column) => {
    const label = LABELS.find(([, , pattern]) => pattern.test(text));
    return label === undefined ? [] : [{ kind: label[0], side: label[1], column }];
  });
}

/** "New Symbol: | PCMT" */
function labeledChanges(rows: readonly Sentence[]): Action[] {
  const values = new Map<string, Named>();
  let date: Action['date'] = null;
  for (const row of rows) {
    const cells = cellsOf(row).filter(({ text }) => text !== '');
    const [label, value] = cells;
    if (label === undefined || value === undefined || cells.length !== 2) continue;
    const [side] = sidesOf([label]);
    if (side === undefined) continue;
    if (side.kind === null) date ??= dayOfCell(row, value);
    else {
      const named = namedIn(side.kind, value);
      if (named !== null) values.set(`${side.kind} ${side.side}`, named);
    }
  }
  return (['name_change', 'ticker_change'] as const).flatMap((type) =>
    changeOf(type, values.get(`${type} from`), values.get(`${type} to`), date),
  );
}

/** "Security | Former Symbol | New Symbol", with the day in the sentence above where no column has it. */
function columnChanges([head, ...rows]: readonly Sentence[], lead: Sentence | null): Action[] {
  if (head === undefined) return [];
  const sides = sidesOf(cellsOf(head));
  const width = cellsOf(head).length;
  const days = lead === null ? [] : datesIn(lead.text);
  const above = lead !== null && days[0] !== undefined && days.length === 1 ? dayIn(lead, days[0]) : null;
  return rows.flatMap((row, index) => {
    const cells = cellsOf(row);
    if (cells.length !== width) return [];
    const cellOf = (kind: Kind | null, side: Side): Cell | undefined =>
      cells[sides.find((one) => one.kind === kind && one.side === side)?.column ?? -1];
    const day = cellOf(null, 'date');
    const date = (day && dayOfCell(row, day)) ?? above;
    return (['name_change', 'ticker_change'] as const).flatMap((kind) => {
      const [from, to] = [cellOf(kind, 'from'), cellOf(kind, 'to')];
      const changes = changeOf(kind, from && namedIn(kind, from), to && namedIn(kind, to), date);
      return changes.map((change) => (index === 0 ? change : { ...change, isMain: false }));
    });
  });
}

function namedIn(kind: Kind, { text, start }: Cell): Named | null {
  if (kind === 'name_change')
    return text.length > 2 && text.length < LONGEST_NAME ? { value: text, range: rangeAt(start, text) } : null;
  const value = TICKER.exec(text)?.[1];
  return value === undefined ? null : { value, range: rangeAt(start + text.indexOf(value), value) };
}

function dayOfCell(row: Sentence, { text, start }: Cell): Action['date'] {
  const date = datesIn(text)[0];
  const offset = start - row.start;
  return date === undefined ? null : dayIn(row, movedBy(date, offset));
}

function movedBy(date: DateMention, offset: number): DateMention {
  return { ...date, start: date.start + offset, end: date.end + offset };
}

function changeOf(
  type: Kind,
  from: Named | null | undefined,
  to: Named | null | undefined,
  date: Action['date'],
): Action[] {
  if (to == null || from == null || plainName(from.value) === plainName(to.value)) return [];
  return [{ type, from, to, date, range: to.range }];
}
