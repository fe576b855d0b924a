import { verbose } from '../layout/patterns.ts';

/** Endings of the names of companies, and of firms that sell securities. */
const CORPORATE =
  'LLC|L\\.L\\.C\\.|LLP|Inc\\.?|Incorporated|L\\.P\\.|LP|Co\\.|Corp\\.?|Corporation|Ltd\\.?|Limited|plc|PLC|AG|SA|S\\.A\\.|N\\.A\\.|GmbH|KGaA|ULC';
const TRADE =
  'Company|Securities|Capital|Markets|Partners|Advisors|Advisers|Associates|Bank|Brothers|Bancorp|Financial|Group|Sons|Woods|International|Equities|Investments|Holdings';
/** A proper name: capitalized words, initials, "&" and small joining words. */
const NAME = verbose()`
  ^(?:[A-Z\d][\w.'/-]*|&)(?:,? (?:[A-Z\d][\w.'/-]*|&|of|de|and(?= (?:Company|Co\.|Associates|Sons|Partners)\b))){0,9}
  (?: \([A-Z][A-Za-z. ]{1,20}\))?(?:,? (?:${CORPORATE}))*$`;
const CORPORATE_END = new RegExp(`(?:^|[ ,])(?:${CORPORATE})$`);
const LAST_NAME = new RegExp(`(?:^|[ ,])(?:${CORPORATE}|${TRADE})$`);
/** Capitalized words that are no firm's name. */
const NOT_NAME =
  /\b(?:underwriters?|managers?|agents?|bookrunners?|representatives?|total|shares?|stock|prospectus|offering|price|table|page|overview|none|per|date[d]?|january|february|march|april|may|june|july|august|september|october|november|december|nasdaq|nyse|exchange|amount|number|name|warrants?|units?|trust company|purchasers?|investors?|stockholders?|holders?)\b/i;
const TAG_LINE = /^an? .{2,40} company$/i;
const LONGEST_NAME = 70;

/** Whether words are the name of a firm, whose ending need not say so. */
export function isFirmName(words: string): boolean {
  const own = words.trim();
  if (own.length < 3 || own.length > LONGEST_NAME || TAG_LINE.test(own) || !/[a-z]/.test(own) || !NAME.test(own))
    return false;
  return !NOT_NAME.test(own) && !/^(?:the|our) company$/i.test(own);
}

/** Whether a name ends as companies and dealers do: enough where no word gives a role. */
export function hasFirmEnding(words: string): boolean {
  return LAST_NAME.test(words.trim());
}

/**
 * The firms of a list: "A, B & Woods, Inc., C & Co. and D LLC", one per cell or line, or joined by "and". A comma
 * before a corporate ending belongs to the name; where the words are no list of names, there are none.
 */
export function roleNames(words: string): string[] {
  const parts = words
    .replace(
      /(?<!\s)\s*\((?!(?:USA|U\.S\.|US|UK|U\.K\.|Canada|HK|Hong Kong|Asia|Europe|Australia)\))(?:[^()]|\([^()]*\)){0,200}\)/g,
      '',
    )
    .split(/\s*[;\n\t]\s*|\s{3,}|\s*•\s*/)
    .map((part) => part.trim().replace(/^and /, '').replace(/,$/, ''))
    .filter((part) => part !== '' && !TAG_LINE.test(part));
  const names = parts.flatMap(namesOfPart);
  return names.every(isFirmName) ? names : [];
}

function namesOfPart(part: string): string[] {
  if (isFirmName(part) && !/ and (?!Company|Co\.|Associates|Sons|Partners)/.test(part) && !endsInside(part))
    return [part];
  const pieces = part
    .split(/,? and (?!(?:Company|Co\.|Associates|Sons|Partners)\b)/)
    .flatMap((piece) => commaNames(piece));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** A corporate ending before the last word: two names in one part. */
function endsInside(part: string): boolean {
  const commas = part.split(', ');
  return (
    commas.length > 1 &&
    commas.slice(0, -1).some((piece) => CORPORATE_END.test(piece)) &&
    !commas.slice(1).every((piece) => CORPORATE_END.test(` ${piece}`))
  );
}

const ONLY_CORPORATE = new RegExp(`^(?:${CORPORATE})$`);

/** Pieces between commas, joined until one ends as a company does; without such endings each piece is a name. */
function commaNames(list: string): string[] {
  const pieces = list.split(/, /);
  if (!pieces.some((piece) => CORPORATE_END.test(piece))) return pieces;
  const names: string[] = [];
  for (const piece of pieces) {
    const last = names.at(-1);
    const isEnding = ONLY_CORPORATE.test(piece);
    // "Ash, Birch & Cedar": surnames before the partners' "&".
    const isSurname = last !== undefined && /^[A-Z][a-z]+$/.test(last) && / & /.test(piece);
    if (last !== undefined && (isEnding || isSurname)) names[names.length - 1] = `${last}, ${piece}`;
    else names.push(piece);
  }
  return names;
}
