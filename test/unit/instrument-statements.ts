import type { InstrumentStatement } from '../../core/instruments.ts';
import { ago, date, ref } from './scoring-facts.ts';

/** A statement of a class of warrants, made so many days before the as-of date of the scoring tests. */
export function stated(days: number, over: Partial<InstrumentStatement> = {}): InstrumentStatement {
  const day = ago(days);
  return {
    ...ref(day, 7),
    instrument: 'warrant',
    asOf: day,
    shares: 1_000_000,
    exercisePrice: 2,
    exercisableFrom: null,
    expires: date('2029-03-15'),
    variablePrice: false,
    preFunded: false,
    sequence: 1,
    ordinal: 0,
    form: '10-Q',
    label: 'Series A Warrants',
    state: 'outstanding',
    principal: null,
    interestRate: null,
    exercisableOn: null,
    expiresText: null,
    priceProtection: null,
    ratchet: null,
    isSharesComputed: false,
    spans: {},
    ...over,
  };
}
