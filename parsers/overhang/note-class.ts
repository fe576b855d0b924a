import type { WitnessedItem } from '../evidence/witnesses.ts';
import { rateIn } from './convertible-names.ts';
import type { Item } from './convertible-terms.ts';

/** Notes of operating companies: their rate tells classes apart, while small lenders' notes share theirs. */
export const LARGE = 10_000_000;

/** The year that a class is named for, else that of its maturity; '' where neither is known. */
export function yearOf(item: WitnessedItem): string {
  const maturity = item.get('maturity')?.value;
  const due = typeof maturity === 'string' ? maturity.slice(0, 4) : '';
  return /\b(?:19|20)\d\d\b/.exec(String(item.get('label')?.value))?.[0] ?? due;
}

/** Whether two items are of the same principal, and of no other maturity or price. */
export function isOneNote(a: WitnessedItem, b: WitnessedItem): boolean {
  return ['principal', 'maturity', 'conversionPrice'].every((member) => {
    const [one, other] = [a.get(member)?.value, b.get(member)?.value];
    return one === other || (member !== 'principal' && (one === undefined || other === undefined));
  });
}

function dayOf(item: WitnessedItem): string | null {
  const maturity = item.get('maturity')?.value;
  return typeof maturity === 'string' && maturity.length === 10 ? maturity : null;
}

function isSameClass(a: WitnessedItem, b: WitnessedItem): boolean {
  const [one, other] = [a, b].map((item) => rateIn(String(item.get('label')?.value))?.value);
  const [year, otherYear] = [yearOf(a), yearOf(b)];
  const isOfYear = year === otherYear || year === '' || otherYear === '';
  const [due, otherDue] = [a, b].map(dayOf);
  if (due !== null && otherDue !== null && due !== otherDue) return false;
  const areLarge = [a, b].every((item) => Number(item.get('principal')?.value) >= LARGE);
  return one !== undefined && one === other && isOfYear && areLarge;
}

/** Adds a balance that a table gives to the class that prose describes; that class, or null where there is none. */
export function addBalance(items: readonly Item[], balance: Item): Item | null {
  const [same, ...others] = items.filter((item) => isSameClass(item, balance));
  if (same === undefined || others.length > 0) return null;
  const principal = balance.get('principal');
  for (const [member, value] of balance) if (!same.has(member)) same.set(member, value);
  if (principal !== undefined) same.set('principal', principal);
  return same;
}
