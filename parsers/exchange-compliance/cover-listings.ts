import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import type { Found } from './listing-deficiency.ts';
import { type ExchangeName, exchangeIn } from './listing-rules.ts';
import { securitiesIn } from './noticed-security.ts';

/** A row of the cover's table of securities registered under Section 12(b). */
interface CoverListing {
  readonly security: Found<NoticedSecurity> | null;
  readonly exchange: Found<ExchangeName>;
}

/** What the cover says about the issuer's listing; null members: not said, or not one for all. */
export interface CoverListings {
  /** The exchange of every listed class. */
  readonly exchange: Found<ExchangeName> | null;
  /** The only listed class. */
  readonly soleClass: Found<NoticedSecurity> | null;
  readonly exchanges: readonly ExchangeName[];
}

const TITLE = /\bregistered (?:or to be registered )?(?:pursuant to|under) Section 12\(b\)/i;
const HEADINGS =
  /^[\s\S]{0,80}?title of (?:each|every) class[\s\S]{0,160}?on which(?: each class is)?\s+(?:to be )?registered\b/i;
const END = pattern('i')`
  \bindicate by check mark|\bregistered (?:or to be registered )?(?:pursuant to|under) Section 12\(g\)|\bemerging growth
  |\bitem \d|\bsecurities for which there is|\n[^\t\n]{200,}|\n(?:on|as|in|this|the company|the registrant)\s
`;
const LONGEST = 4_000;
const COVER = 20_000;
const REST_OF_NAME =
  /^[^\t\n]{0,40}?(?=\t|\n|$|\b(?:Common|Ordinary|Class|Warrants?|Units?|Rights|Preferred|Series|Depositary|American)\b)/;

/** Reads the table "Securities registered pursuant to Section 12(b) of the Act", in rows or on one line. */
export function coverListingsOf({ text }: FlatText): CoverListings {
  const listings = [...listingsIn(text.slice(0, COVER))];
  const [first] = listings;
  const exchanges = [...new Set(listings.map(({ exchange }) => exchange.value))];
  return {
    exchanges,
    exchange: exchanges.length === 1 ? (first?.exchange ?? null) : null,
    soleClass: listings.length === 1 ? (first?.security ?? null) : null,
  };
}

function* listingsIn(head: string): Generator<CoverListing> {
  const title = TITLE.exec(head);
  if (title === null) return;
  let from = title.index + title[0].length;
  const rest = head.slice(from, from + LONGEST);
  const end = from + (END.exec(rest)?.index ?? rest.length);
  from += HEADINGS.exec(head.slice(from, end))?.[0].length ?? 0;
  for (;;) {
    const part = head.slice(from, end);
    const named = exchangeIn(part);
    if (named === null) return;
    const rangeOf = (range: TextRange): TextRange => ({ start: from + range.start, end: from + range.end });
    const [security] = securitiesIn(part.slice(0, named.start));
    yield {
      security: security === undefined ? null : { value: security.security, range: rangeOf(security) },
      exchange: { value: named.exchange, range: rangeOf(named) },
    };
    const after = from + named.end;
    from = after + (REST_OF_NAME.exec(head.slice(after, end))?.[0].length ?? 0);
  }
}
