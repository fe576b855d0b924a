import type { CrossValidation } from '../../core/parser.ts';
import type { AmountRole } from './amounts.ts';
import type { Sale, SaleAmounts } from './sales.ts';
import { isOfPeriod, type TaggedAmount } from './tagged.ts';

/** Read in one place, checked by nothing. */
const READ = 0.8;
/** Proceeds that are called neither gross nor net. */
const UNNAMED = 0.7;
/** One independent witness: arithmetic, a tagged fact, another sentence. */
const WITNESSED = 0.93;
const WITNESSED_TWICE = 0.96;
const CONTRADICTED = 0.5;
const NOTHING_SOLD = 0.85;

export interface Judged {
  readonly confidences: Readonly<Partial<Record<AmountRole, number>>>;
  readonly checks: readonly CrossValidation[];
}

const CONCEPTS: Readonly<Partial<Record<AmountRole, RegExp>>> = {
  shares:
    /StockIssuedDuringPeriodShares|NumberOfSharesIssued|SharesIssued(?:InTransaction)?$|SharesSold|StockSold|WarrantsExercised|SharesConversion/i,
  gross: /Proceeds|StockIssuedDuringPeriodValue|ConsiderationReceived|GrossSales|AggregateOffering/i,
  net: /Proceeds|StockIssuedDuringPeriodValue|ConsiderationReceived/i,
  price: /Price/i,
  principal: /ConversionOriginalDebt|DebtConversion|Principal|FaceAmount|ConvertedInstrumentAmount/i,
};

type Verdict = 'agree' | 'differ';

interface Check {
  readonly name: string;
  readonly roles: readonly AmountRole[];
  readonly verdict: Verdict;
}

function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance + 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Shares × price against gross proceeds: within what the printed digits leave open, and half a percent. */
function priceCheck({ shares, price, gross }: SaleAmounts): Check[] {
  if (!shares || !price || !gross || shares.value === 0) return [];
  const product = shares.value * price.value;
  const open = shares.tolerance * price.value + price.tolerance * shares.value + gross.tolerance;
  const verdict = near(product, gross.value, open + 0.005 * product) ? 'agree' : 'differ';
  return [{ name: 'shares-times-average-price-is-gross-proceeds', roles: ['shares', 'price', 'gross'], verdict }];
}

/** Net proceeds are what commissions leave: all but a few percent of shares × price. */
function netCheck({ shares, price, gross, net, costs }: SaleAmounts): Check[] {
  if (!net) return [];
  const checks: Check[] = [];
  if (gross && costs && near(gross.value - costs.value, net.value, gross.tolerance + costs.tolerance + net.tolerance))
    checks.push({ name: 'gross-proceeds-less-costs-are-net-proceeds', roles: ['gross', 'net'], verdict: 'agree' });
  const open = net.tolerance + (gross?.tolerance ?? 0);
  if (gross && net.value > gross.value + open)
    checks.push({ name: 'net-proceeds-are-no-more-than-gross-proceeds', roles: ['gross', 'net'], verdict: 'differ' });
  if (!gross && shares && price && shares.value > 0) {
    const product = shares.value * price.value;
    const slack = shares.tolerance * price.value + price.tolerance * shares.value + net.tolerance;
    const isWithin = net.value <= product * 1.005 + slack && net.value >= product * 0.88 - slack;
    checks.push({
      name: 'net-proceeds-fit-shares-and-price',
      roles: ['shares', 'price', 'net'],
      verdict: isWithin ? 'agree' : 'differ',
    });
  }
  return checks;
}

/** An amount that the filing tags for the same period. */
function taggedChecks({ period: { from, to }, amounts }: Sale, tagged: readonly TaggedAmount[]): Check[] {
  if (from === null) return [];
  return (Object.entries(CONCEPTS) as [AmountRole, RegExp][]).flatMap(([role, concepts]): Check[] => {
    const amount = amounts[role];
    if (!amount || amount.value === 0) return [];
    const isTagged = tagged.some(
      (one) =>
        concepts.test(one.concept) && isOfPeriod(one, from, to) && near(one.value, amount.value, amount.tolerance),
    );
    const name = `tagged-${role === 'shares' || role === 'price' ? role : 'proceeds'}-agree`;
    return isTagged ? [{ name, roles: [role], verdict: 'agree' }] : [];
  });
}

/** Shares × exercise price against the proceeds, principal ÷ conversion price against the shares. */
function strikeCheck(channel: Sale['channel'], { shares, strike, gross, principal }: SaleAmounts): Check[] {
  if (!shares || !strike || shares.value === 0) return [];
  const product = shares.value * strike.value;
  const open = shares.tolerance * strike.value + strike.tolerance * shares.value + 0.005 * product;
  if (channel === 'exercise' && gross) {
    const verdict = near(product, gross.value, open + gross.tolerance) ? 'agree' : 'differ';
    return [{ name: 'shares-times-exercise-price-are-proceeds', roles: ['shares', 'strike', 'gross'], verdict }];
  }
  // Accrued interest converts too: only a match says something.
  const isMatch = channel === 'conversion' && principal && near(product, principal.value, open + principal.tolerance);
  const roles: readonly AmountRole[] = ['shares', 'strike', 'principal'];
  return isMatch ? [{ name: 'principal-at-conversion-price-is-shares', roles, verdict: 'agree' }] : [];
}

/** What supports or contradicts the amounts of a total. */
export function judge(sale: Sale, tagged: readonly TaggedAmount[]): Judged {
  const { amounts } = sale;
  const checks: Check[] = [
    ...priceCheck(amounts),
    ...netCheck(amounts),
    ...strikeCheck(sale.channel, amounts),
    ...taggedChecks(sale, tagged),
  ];
  for (const role of sale.restated)
    checks.push({ name: 'restated-in-another-sentence', roles: [role], verdict: 'agree' });
  if (sale.conflicts.length > 0)
    checks.push({ name: 'statements-of-one-period-agree', roles: sale.conflicts, verdict: 'differ' });
  if (sale.none !== null)
    return { confidences: { shares: NOTHING_SOLD, gross: NOTHING_SOLD, net: NOTHING_SOLD }, checks: summed(checks) };
  const confidences: Partial<Record<AmountRole, number>> = {};
  for (const role of Object.keys(sale.amounts) as AmountRole[]) {
    const own = checks.filter(({ roles }) => roles.includes(role));
    const witnesses = own.filter(({ verdict }) => verdict === 'agree').length;
    const isContradicted = own.some(({ verdict }) => verdict === 'differ');
    const isUnnamed = (role === 'gross' && sale.isUnnamed) || (sale.isRescaled === true && role !== 'shares');
    const plain = isUnnamed ? UNNAMED : READ;
    confidences[role] = isContradicted
      ? CONTRADICTED
      : witnesses === 0
        ? plain
        : isUnnamed
          ? READ
          : witnesses > 1
            ? WITNESSED_TWICE
            : WITNESSED;
  }
  return { confidences, checks: summed(checks) };
}

/** Each check once; failed where it failed for any amount. */
function summed(checks: readonly Check[]): readonly CrossValidation[] {
  const byName = Map.groupBy(checks, ({ name }) => name);
  return [...byName].map(([name, list]) => ({ name, passed: list.every(({ verdict }) => verdict === 'agree') }));
}
