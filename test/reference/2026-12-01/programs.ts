import { daysFrom, plusDays, plusMonths } from '../calendar.ts';
import type { Program, Registration, Source, Statement } from './history.ts';
import { newestSaid, only } from './public-time.ts';
import type { ReadyProgram } from './ready-inputs.ts';
import { amountsOf, type SoldDay, type SoldOnce } from './sales.ts';

export interface SelectedProgram extends ReadyProgram {
  readonly fileNumber: string | null;
  readonly sources: readonly Source[];
}

interface RegistrationState {
  readonly fileNumber: string;
  readonly kind: Registration['kind'];
  readonly amount: number | null;
  readonly givesNoCapacity: boolean;
  readonly state: 'active' | 'unsure' | 'waiting' | 'ended';
  readonly sources: readonly Source[];
}

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

/** Rule 415(a)(5): three years from effectiveness. A takedown shows that its registration is effective. */
function registrationStates(known: readonly Statement[], sold: readonly SoldOnce[], asOf: string): RegistrationState[] {
  const programs = only(known, 'program');
  return groupBy(only(known, 'registration'), ({ fileNumber }) => fileNumber).map((group) => {
    const { fileNumber = '', kind = 'shelf' } = group[0] ?? {};
    const filedOn = group.map((one) => one.filedOn).sort()[0] ?? asOf;
    const events = only(known, 'registration-event').filter((one) => one.fileNumber === fileNumber && one.date <= asOf);
    const isEnded = events.some(({ event }) => event !== 'effective');
    const uses = [
      ...sold.filter((one) => one.fileNumber === fileNumber).map(({ pricedOn }) => pricedOn),
      ...programs.filter((one) => one.fileNumber === fileNumber).map(({ agreedOn }) => agreedOn),
    ].filter((date) => date <= asOf);
    const effective = events.find(({ event }) => event === 'effective')?.date ?? uses.sort()[0] ?? null;
    let state: RegistrationState['state'] = 'waiting';
    if (isEnded || plusMonths(effective ?? filedOn, 36) <= asOf) state = 'ended';
    else if (effective !== null) state = 'active';
    else if (daysFrom(filedOn, asOf) > 90) state = 'unsure';
    return {
      fileNumber,
      kind,
      amount: newestSaid(group, 'amount'),
      givesNoCapacity: group.at(-1)?.givesNoCapacity ?? false,
      state,
      sources: [...group.map(({ source }) => source), ...events.map(({ source }) => source)],
    };
  });
}

/** Programs once each: agreed within ten days of one another, or under one registration within them. */
function agreements(known: readonly Statement[]): Program[][] {
  const groups: Program[][] = [];
  for (const one of only(known, 'program')) {
    const same = groups.find((group) =>
      group.every(
        (other) =>
          other.kind === one.kind &&
          Math.abs(daysFrom(other.agreedOn, one.agreedOn)) <= 10 &&
          (other.fileNumber === null || one.fileNumber === null || other.fileNumber === one.fileNumber),
      ),
    );
    if (same === undefined) groups.push([one]);
    else same.push(one);
  }
  return groups;
}

/** Registrations and agreements of the as-of date, and what was sold under each. */
export function selectPrograms(
  known: readonly Statement[],
  sold: readonly SoldOnce[],
  days: readonly SoldDay[],
  asOf: string,
): { readonly programs: readonly SelectedProgram[]; readonly hasEffectiveRegistration: boolean } {
  const registrations = registrationStates(known, sold, asOf);
  const groups = agreements(known);
  const salesOf = (group: readonly Program[]) => {
    const dates = new Set(group.map(({ agreedOn }) => agreedOn));
    const kind = group[0]?.kind;
    // Sales that do not say which program belong to the only one of its kind.
    const isOnly = groups.filter((other) => other[0]?.kind === kind).length === 1;
    const own = days.filter(
      ({ channel, agreedOn }) => channel === kind && (agreedOn === null ? isOnly : dates.has(agreedOn)),
    );
    return amountsOf(own.filter(({ date }) => date <= asOf)).map(({ gross }) => gross);
  };
  const list: SelectedProgram[] = [];
  for (const one of registrations) {
    const takedowns = [
      ...sold.filter(({ fileNumber }) => fileNumber === one.fileNumber).map(({ gross, net }) => gross ?? net),
      ...groups.filter((group) => newestSaid(group, 'fileNumber') === one.fileNumber).flatMap(salesOf),
    ];
    const base = { fileNumber: one.fileNumber, isInsideShelf: false, takedowns, sources: one.sources };
    const { amount, givesNoCapacity } = one;
    const { state } = one;
    if (one.kind === 'shelf') {
      const plain = state === 'waiting' || state === 'ended' ? 'closed' : state;
      list.push({ ...base, kind: 'shelf', state: plain, amount, givesNoCapacity });
    } else if (one.kind === 'primary') {
      const isSold = sold.some(({ fileNumber }) => fileNumber === one.fileNumber);
      const plain = isSold || state === 'ended' ? 'closed' : 'active';
      list.push({ ...base, kind: 'pending', state: plain, amount, givesNoCapacity });
    }
  }
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const fileNumber = newestSaid(group, 'fileNumber');
    const shelf = list.find((one) => one.kind === 'shelf' && one.fileNumber === fileNumber);
    const isEnded = only(known, 'program-end').some(
      (end) => end.kind === first.kind && Math.abs(daysFrom(end.agreedOn, first.agreedOn)) <= 10 && end.date <= asOf,
    );
    const isOver = isEnded || (shelf === undefined && plusMonths(first.agreedOn, 36) <= asOf);
    list.push({
      kind: first.kind,
      state: isOver ? 'closed' : (shelf?.state ?? 'active'),
      amount: newestSaid(group, 'amount'),
      givesNoCapacity: false,
      isInsideShelf: shelf !== undefined,
      takedowns: salesOf(group),
      fileNumber,
      sources: group.map(({ source }) => source),
    });
  }
  const hasEffectiveRegistration = registrations.some(({ kind, state }) => kind !== 'resale' && state === 'active');
  return { programs: list, hasEffectiveRegistration };
}

/** Point 6: known sales under I.B.6, and the newest statement of their sum. */
export function selectIb6(
  known: readonly Statement[],
  sold: readonly SoldOnce[],
  days: readonly SoldDay[],
  programs: readonly SelectedProgram[],
  asOf: string,
  isSearchedFrom: (date: string) => boolean,
) {
  const shelves = new Set(programs.filter(({ kind }) => kind === 'shelf').map(({ fileNumber }) => fileNumber));
  const isTakedown = (fileNumber: string | null) => fileNumber !== null && shelves.has(fileNumber);
  const ofProgram = (day: SoldDay) =>
    day.channel === 'atm' ||
    (day.channel === 'equity-line' && programs.some((one) => one.kind === 'equity-line' && one.isInsideShelf));
  const known12: { date: string; amount: number | null }[] = [
    ...sold
      .filter(({ isIb6, fileNumber }) => isIb6 ?? isTakedown(fileNumber))
      .map(({ pricedOn, gross, net }) => ({ date: pricedOn, amount: gross ?? net })),
    ...days.filter(ofProgram).map(({ date, gross, net }) => ({ date, amount: gross ?? net })),
  ];
  const between = (after: string, to: string) =>
    known12.filter(({ date }) => date > after && date <= to).map(({ amount }) => amount);
  const sum = (amounts: readonly (number | null)[]) => amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const whole = (after: string) => {
    const amounts = between(after, asOf);
    return isSearchedFrom(plusDays(after, 1)) && !amounts.includes(null) ? sum(amounts) : null;
  };
  const yearAgo = plusMonths(asOf, -12);
  const stated = only(known, 'ib6-sold').filter(({ date }) => date <= asOf && date > yearAgo);
  const latest = stated.reduce<(typeof stated)[number] | null>(
    (best, one) => (best === null || one.date >= best.date ? one : best),
    null,
  );
  const inside = whole(yearAgo);
  if (latest === null) return { inside, statement: null };
  const left = sum(between(plusMonths(latest.date, -12), yearAgo));
  return {
    // Of known sales some may have no amount: those that have one are known all the same.
    inside: inside ?? sum(between(yearAgo, asOf)),
    statement: { amount: latest.amount, left, after: whole(latest.date) },
  };
}
