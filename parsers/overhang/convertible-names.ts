import type { TextRange } from '../prose/flat-text.ts';

export const MONEY = '((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?!\\d|[A-Za-z]\\d)(?: (?:million|billion|thousand))?)';
export const NOTE =
  '((?:% )?(?:(?:(?:\\d{1,2}(?:\\.\\d{1,4})?|\\d{1,2} \\d/\\d) ?%|[A-Z][\\w-]*|senior|secured|unsecured|subordinated|original|issue|discount|promissory|redeemable|exchangeable|junior|mandatorily|zero|coupon|cash-pay|PIK) ){0,8}?[Cc]onvertible (?:[\\w-]+ ){0,4}?(?:[Nn]otes?|[Dd]ebentures?|[Bb]onds?|[Ll]oans?)(?: due (?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4}(?!\\d))?)';
export const GONE =
  /\b(?:repurchased?|redeem(?:ed|s)?|retired?|repaid|repay(?:ment)?|exchanged?|extinguish\w*|settled|converted|cancel\w*|paid off|paid in full|forgiven)\b/i;
export const NEGATED =
  /not convertible|no longer convertible|non-convertible|\bnone of (?:the|these|our|its) [^.;]{0,40}convertible/i;
export const PRIOR =
  /\bfair value\b|interest expense|amortiz\w+|\bgain\b|\bloss on\b|\binvestments? in (?:[\w-]+ ){0,3}convertible\b|\bheld for investment\b|\bbeneficial owner\b/i;

/** A principal of notes, with the name it is told under. */
export interface FoundNote {
  readonly label: string;
  readonly labelAt: TextRange;
  readonly principal: number;
  readonly principalAt: TextRange;
  readonly sentence: TextRange;
  readonly isOutstanding: boolean;
}
