import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { ComplianceStatus, FactRef } from '../../core/score-inputs.ts';
import type {
  InputGroup,
  InputItem,
  OfferingItem,
  ProgramItem,
  ScoreInputs,
  ShareItem,
} from '../../core/score-receipt.ts';
import { rulesAt } from '../../scoring/rules/rule-registry.ts';
import { ref } from '../unit/scoring-facts.ts';
import type { PlainCount, PlainInputs } from './plain-inputs.ts';

const d = (text: string) => text as IsoDate;
const REASON: Reason = { code: 'left-out', message: 'left out of this case' };

/** null: missing. An empty list: searched, none found. */
function group<I extends InputItem>(items: readonly I[] | null, isSearched = true): InputGroup<I> {
  if (!isSearched) return { state: 'missing', reason: REASON, flags: [], items: items ?? [] };
  if (items === null) return { state: 'missing', reason: REASON, flags: [], items: [] };
  return { state: items.length > 0 ? 'present' : 'none', reason: items.length > 0 ? null : REASON, flags: [], items };
}

/** The inputs of the arithmetic in `scoring/`, from the plain ones. */
export function toScoreInputs(plain: PlainInputs): ScoreInputs {
  const asOf = d(plain.asOf);
  const source: FactRef = { ...ref(d('2020-01-02'), 1), verified: plain.verified };
  const item = (value: number, unit: InputItem['unit'], date: string | null): InputItem & { value: number } => ({
    label: 'input',
    value,
    unit,
    date: date === null ? null : d(date),
    source,
  });
  const shares = (count: PlainCount | null): InputGroup<ShareItem> => {
    const items = (count?.classes ?? []).map((value, index) => ({
      ...item(value, 'shares', count?.date ?? null),
      splitFactor: 1,
      shareClass: `class ${index}`,
      basis: 'cover',
    }));
    if (count !== null && items.reduce((sum, { value }) => sum + value, 0) <= 0) {
      return { state: 'missing', reason: REASON, flags: [], items };
    }
    return group(count === null ? null : items);
  };
  const offering = (value: number | null, over: Partial<OfferingItem> = {}): OfferingItem => ({
    ...item(0, 'USD', plain.asOf),
    value,
    netProceeds: null,
    form: '424B5',
    type: 'registered_direct',
    fileNumber: null,
    alsoIn: [],
    ...over,
  });
  const sums = (amounts: readonly number[] | null) => group(amounts === null ? null : amounts.map((v) => offering(v)));
  const { balance, float } = plain;
  const cash = (
    role: 'cash' | 'short-term-investments' | 'operating-cash-flow' | 'trailing-year-part',
    value: number,
  ) => ({
    ...item(value, 'USD', balance?.date ?? null),
    role,
    start: role === 'operating-cash-flow' && balance?.flow ? d(balance.flow.start) : null,
    sign: 1 as const,
  });
  const cashItems =
    balance === null
      ? null
      : [
          cash('cash', balance.cash),
          cash('short-term-investments', balance.investments),
          ...(balance.flow === null ? [] : [cash('operating-cash-flow', balance.flow.amount)]),
          ...(balance.trailingYear === null ? [] : [cash('trailing-year-part', balance.trailingYear)]),
        ];
  const isOld = balance !== null && Date.parse(plain.asOf) - Date.parse(balance.date) > 400 * 86_400_000;
  const searched = (what: PlainInputs['unsearched'][number]) => !plain.unsearched.includes(what);
  const programs = plain.programs.map((one, index): ProgramItem => {
    const kind = one.kind === 'pending' ? 'pending-registration' : one.kind;
    return {
      ...item(0, 'USD', plain.asOf),
      value: one.amount,
      kind,
      status: one.state === 'active' ? 'active' : one.state === 'unsure' ? 'effect-unknown' : 'expired',
      form: one.isF3 ? 'F-3' : 'S-3',
      fileNumber: `333-${index}`,
      amountKind: one.givesNoCapacity ? 'indeterminate' : 'amount',
      insideShelf: one.insideShelf,
      effectiveDate: null,
      expires: null,
      takedowns: one.takedowns.map((value) => offering(value)),
    };
  });
  const counted = (label: string, measure: 'below-minimum' | 'at-or-below-floor', value: number, of: number) => ({
    ...item(value, 'closes', plain.asOf),
    label,
    source: null,
    of,
    measure,
  });
  const { closes } = plain;
  return {
    price: group(
      plain.price === null
        ? null
        : [{ ...item(plain.price, 'USD/share', plain.asOf), source: null, kind: 'close' as const, splitFactor: 1 }],
    ),
    shares: shares(plain.shares),
    sharesYearAgo: shares(plain.sharesYearAgo),
    sharesThreeYearsAgo: shares(plain.sharesThreeYearsAgo),
    proceeds: sums(plain.proceeds),
    raisesSinceBalance: group(
      plain.raises === null ? null : plain.raises.map(({ gross, net }) => offering(gross, { netProceeds: net })),
    ),
    programs: group(programs, searched('programs')),
    publicFloat: group(
      float === null
        ? null
        : [
            {
              ...item(float.stated, 'USD', plain.asOf),
              basis: 'annual-float' as const,
              priceThen: float.carry?.from ?? null,
              highestClose: float.carry?.highest ?? null,
              highestCloseDate: null,
            },
          ],
    ),
    shelfSales: sums(plain.shelfSales),
    cash:
      isOld && cashItems !== null
        ? { state: 'missing', reason: REASON, flags: [], items: cashItems }
        : group(cashItems),
    goingConcern: group(
      plain.goingConcern === null ? null : [{ ...item(0, 'boolean', plain.asOf), value: plain.goingConcern }],
    ),
    overhang: group(
      plain.overhang.map((one) => ({
        ...item(0, 'shares', plain.asOf),
        value: one.shares,
        splitFactor: 1,
        instrument: one.kind,
        exercisePrice: one.strike,
        exercisableFrom: one.exercisableFrom === null ? null : d(one.exercisableFrom),
        expires: null,
        variablePrice: one.variablePrice,
        preFunded: false,
      })),
      searched('overhang'),
    ),
    compliance: group(
      plain.notices === null
        ? null
        : plain.notices.map((one) => ({
            ...item(0, 'status', one.date),
            value: one.status as ComplianceStatus,
            exchange: one.exchange,
            deficiency: one.deficiency,
            since: d(one.since),
          })),
    ),
    closes: group(
      closes === null
        ? null
        : [
            counted('closes below $1', 'below-minimum', closes.belowDollar, closes.known),
            counted('closes at or below $0.1', 'at-or-below-floor', closes.atTenCents, Math.min(10, closes.known)),
          ],
    ),
    splits: group(
      plain.splits.map(({ date, ratio }) => item(ratio, 'ratio', date)),
      searched('splits'),
    ),
    mergers: group(plain.mergerDates.map((date) => item(0, 'status', date))),
    recentOfferings: group(
      Array.from({ length: plain.recentOfferings }, () => offering(1)),
      searched('recentOfferings'),
    ),
    regsho: group(
      plain.regsho === null ? null : [{ ...item(0, 'boolean', plain.asOf), value: plain.regsho, source: null }],
    ),
    rules: rulesAt(asOf),
  };
}
