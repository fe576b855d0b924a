import { verbose } from '../layout/patterns.ts';

/** What ends a firm's legal name after a comma: "Acme Capital Partners, LLC". */
const SUFFIX =
  /^(?:LLC|L\.L\.C\.|ULC|GmbH|AG|Inc\.?|Incorporated|L\.P\.|LP|LLP|Co\.|Corp\.?|Corporation|Ltd\.?|Limited|plc|N\.A\.|S\.A\.|A\.G\.)(?= ?[,(]|$)/i;
/** "Acme Securities (USA) LLC": part of the name. */
const COUNTRY = String.raw`(?:USA|U\.S\.|US|UK|U\.K\.|Canada|HK|Hong Kong|Asia|Europe|Australia)`;
const ASIDE_IN_PARENTHESES = new RegExp(String.raw` ?\((?!${COUNTRY}\))[^()]{1,200}\)`, 'g');
const WORD = String.raw`(?:[A-Z][\w.'’/&-]*|[a-z][A-Z]\w+|[&+]|\(${COUNTRY}\)|\d{1,3}(?:st|nd|rd|th)?)`;
/** A name is capitalized words; small ones only between them. */
const NAME = new RegExp(
  `^(?:The )?${WORD}(?: (?:(?:of|and(?= (?:Company|Co\\.|Sons|Associates)(?!\\w))|de|van|von) )?${WORD}){0,8}$`,
);
/** The capitalized end of a clause: "entered into an agreement with Acme Capital Markets". */
const TRAILING = verbose()`
  (?:\b(?:with|and|among|between|to|by|through|from|engaged|retained|appointed|hired|paid|pay|upon which|by and|including|consisting of|comprised of|agents?|underwriters?|managers?),? (?:each of |the firm of )?|^(?:both |each of )?)
  ((?:The )?${WORD}(?: (?:(?:of|and(?= (?:Company|Co\.|Sons|Associates)(?!\w))|de|van|von) )?${WORD}){0,8})$`;
/** "A LLC, a division of B Securities, Inc., and C": words that describe the firm before them. */
const ASIDE =
  /^(?:an? |the )?(?:[\w-]+ ){0,3}(?:[Dd]ivision|[Aa]ffiliate|subsidiary|member|brand|part|unit|broker-dealer|registered|limited liability company|corporation|partnership|business)\b|^an? [A-Z][\w-]+ [Cc]ompany$/;
const NOT_FIRM = verbose('i')`
  ^(?:the )?(?:company|issuer|investors?|purchasers?|buyers?|subscribers?|holders?|agreement|offering|shares?|warrants?|common stock|board|placement|agents?
  |underwriters?|representatives?|managers?|securities|registration|prospectus|closing|securities act|commission|nasdaq|nyse|parties|party|sec
  |january|february|march|april|may|june|july|august|september|october|november|december|united states|new york|item|form)(?![\w'.&-])
  |\b(?:agreement|stock|letter|warrants?|shares|offering|act|statement|prospectus|trust company|transfer)$
  |\b(?:university|stockholders?|shareholders?)\b`;
/** 'Larch Robotics, Inc. (the "Company")' is a party, and no firm of the list. */
const OTHER_PARTY =
  /\([^()]{0,60}"(?:Company|Issuer|Corporation|Registrant|Parent|Investors?|Purchasers?|Buyers?|Subscribers?|Holders?|(?:Selling|Existing) [A-Z]\w+)"[^()]{0,60}\)/g;
/** Names on lines of their own, joined with the lines: "Ash Securities LLC Birch Capital, Inc.". */
const STACKED = /(?<=\b(?:LLC|L\.L\.C\.|LLP|I(?:nc|NC)\.|Incorporated|INCORPORATED)) (?=[A-Z][\w.]+ [A-Z&+])/g;
const MOST_FIRMS = 24;

/**
 * The firms that a clause names last, in order: "the Company engaged A LLC (a division of B, Inc.) and C & Co., Inc.".
 * The clause ends where the words that give them their role begin. A part that is not a name begins the list again.
 *
 * @param isIssuerLater the issuer is a party named behind the clause, so that all of "by and among A, B" are firms
 * @example firmsNamedIn('In connection with the offering, Acme Capital Partners LLC and Birch, Inc.') // the two
 */
export function firmsNamedIn(clause: string, isIssuerLater = false): string[] {
  let firms: string[] = [];
  let isAside = false;
  // "Between the issuer and the agents".
  let isBetween = false;
  for (const part of partsOf(clause)) {
    const last = firms.at(-1);
    if (SUFFIX.test(part)) {
      // The suffix of what an aside names is no part of the firm's name.
      if (last !== undefined && !isAside) firms[firms.length - 1] = `${last}, ${part}`;
      continue;
    }
    isAside = ASIDE.test(part);
    if (isAside) continue;
    const whole = NAME.test(part) && !NOT_FIRM.test(part) ? part : null;
    if (whole === null) {
      const trailing = TRAILING.exec(part);
      const name = trailing?.[1];
      firms = name !== undefined && !NOT_FIRM.test(name) ? [name] : [];
      isBetween = /\b(?:between|among) /.test(trailing?.[0] ?? '');
    } else if (last !== undefined && /^[\w.'-]+ & /.test(whole) && /^[\w.'-]+$/.test(last)) {
      // "Ash, Birch & Cedar": a partnership's names.
      firms[firms.length - 1] = `${last}, ${whole}`;
    } else firms.push(whole);
  }
  const agents = isBetween && !isIssuerLater && firms.length > 1 ? firms.slice(1) : firms;
  return agents.filter((name) => name.length >= 3 && name.length < 70).slice(-MOST_FIRMS);
}

/** The parts of a list, without what stands in parentheses. */
function partsOf(clause: string): string[] {
  return clause
    .slice(-900)
    .replace(OTHER_PARTY, ', which is another party, ')
    .replace(ASIDE_IN_PARENTHESES, '')
    .replace(STACKED, '; ')
    .split(/,? and (?:by )?(?!Company\b|Co\.|Sons\b|Associates\b)|[,;] (?:and |or )?|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
