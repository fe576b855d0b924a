import { pattern, verbose } from '../layout/patterns.ts';
import type { Match } from '../prose/matches.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { type OfferingKind, offeringKindOf } from './offering-kind.ts';
import { findAll, findFirst, textIn } from './search.ts';

export interface Classification extends OfferingKind {
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  /** The words for the two roles. */
  readonly primary: readonly Match[];
  readonly resale: readonly Match[];
}

/** "Registered stockholders" is the term of direct listings; "registered holders" can be anyone's. */
const HOLDER =
  '(?:selling\\s+(?:stock|share|security|unit|warrant)?\\s?-?holders?|registered\\s+(?:stock|share)holders?)(?:\\(s\\))?';
/** "The sale of up to 10,551,899 shares of our common stock by Ridge Capital Fund, LLC": an equity line purchaser resells. */
const SOLD_BY =
  '\\b(?:sale|offer and sale) of (?:up to )?\\d[\\d,]{4,} (?:[^.\\n]|\\.\\d){0,80} by (?!us\\b|the (?:company|issuer|underwriter))\\w';
const RESALE = verbose('i')`
  (?:${HOLDER}|(?:resale|offer and resale|reoffer)[^.\n]{0,80}\bof (?:up to )?|${SOLD_BY})`;
const NO_PROCEEDS =
  /(?:we|the company|[A-Z]\w+) (?:are not selling|will not receive|will receive no|will not be receiving|is not selling)[^.\n]{0,60}(?:any|proceeds|securities|shares)/gi;
const PRIMARY = pattern('i', [
  /\bwe (?:or|and|and\/or) (?:the |any |one or more |certain )?selling \w+ ?\w*holders? may/,
  /\b(?:we|[A-Z][\w&.,' ]{2,60}) (?:are|is) (?:hereby )?(?:also )?offering/,
  /we may(?:,| )[^.\n]{0,60}(?:offer|issue|sell)|proposed issuance|we will receive proceeds/,
  /(?:our )?initial public offering|offer and sell[^.\n]{0,80}from time to time/,
  /(?:offer and sale|issuance and sale) of(?:[^.\n]|\.\d){0,200}? to [A-Z]\w+ [A-Z]/,
]);
/** The purchaser of an equity line resells under the same prospectus. */
const PURCHASER_RESALE = /\bresale of (?:these|the|such|those) (?:shares|securities)[^.\n]{0,40} by [A-Z]/;
/** The issuer's own part of a joint sale with holders: a number of shares. */
const OWN_SHARES = pattern('', [
  /\b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*selling (?:up to |an aggregate of )?\d[\d,]{4,} /,
  /\b[A-Z][\w&.]+ is (?:offering|selling) \d[\d,]{4,} [^.\n]{0,80} and the selling/,
  /\d[\d,]{4,} (?:of the )?(?:shares|ADSs)[^.\n]{0,60}(?:offered|sold) by (?:us|the Company)\b/,
]);

const ISSUER_BESIDE_HOLDERS = pattern('i', [
  /\bwe are (?:also )?offering|we (?:and|may)[^.\n]{0,40}(?:the selling|offer and sell)/,
  /we (?:or|and\/or) (?:the |any |one or more |certain )?selling|primary offering/,
]);

/** The type of offering and who sells, from the cover. A pure resale is decided first: its type is `resale`. */
export function classify(document: OfferingDocument, cover: Cover, isRegistration: boolean): Classification {
  const find = (pattern: RegExp): Match | null => findFirst(document, cover, pattern);
  const text = textIn(document, cover);
  const resale = find(RESALE);
  const holders = find(new RegExp(HOLDER, 'i'));
  const noProceeds = findAll(document, cover, NO_PROCEEDS, 6).find((one) => !isForCommitment(document, one)) ?? null;
  const primary = find(PRIMARY) ?? find(OWN_SHARES);
  const isResale =
    resale !== null &&
    (holders !== null || noProceeds !== null || PURCHASER_RESALE.test(text)) &&
    ((noProceeds !== null && new RegExp(SOLD_BY, 'i').test(text)) || holders === null || !isMentionedOnce(text));
  const isBoth = OWN_SHARES.test(text) || ISSUER_BESIDE_HOLDERS.test(text);
  const isPrimary = primary !== null && !(isResale && noProceeds !== null && !isBoth);
  const roles = {
    isPrimary: true,
    isResale,
    primary: present(isPrimary ? primary : noProceeds),
    resale: present(resale ?? holders, noProceeds),
  };
  if (isResale && !isPrimary) {
    // After a merger the prospectus also covers shares that the issuer issues for public warrants.
    const issues = find(/\bissuance by us\b/i);
    return {
      ...roles,
      primary: issues === null ? roles.primary : [issues],
      type: 'resale',
      isAtm: false,
      isPrimary: issues !== null,
      evidence: present(resale, noProceeds),
      isSure: noProceeds !== null && issues === null,
    };
  }
  const other = { type: 'other' as const, evidence: present(primary), isSure: false };
  const kind = offeringKindOf(document, cover, isRegistration) ?? other;
  return { ...roles, ...kind, isAtm: kind.type === 'atm' };
}

function present(...matches: readonly (Match | null)[]): Match[] {
  return matches.filter((match) => match !== null);
}

/** Commitment shares bring no proceeds; the equity line itself does. */
function isForCommitment(document: OfferingDocument, { start }: Match): boolean {
  return /^[^.\n]{0,140}(?:from the issuance of|commitment shares)/i.test(document.flat.slice(start, start + 200));
}

/** "Selling stockholders" named once beside a full primary cover: a shelf that may also carry resales. */
function isMentionedOnce(text: string): boolean {
  return (text.match(new RegExp(HOLDER, 'gi'))?.length ?? 0) <= 1 && PRIMARY.test(text);
}
