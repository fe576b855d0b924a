import { verbose } from '../layout/patterns.ts';
import { captured, type Match, numberOf } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll, findFirst } from './search.ts';

const FILE_NUMBER =
  /(?:Registration|File|Commission File|SEC File)(?: Statement)? ?(?:Nos?\.?|Numbers?\.?)?(?: and [^\n]{0,20})?:? ?\(?(3(?:33|77)-\d{5,6})\b/gi;
const FORM_LINE = /\bFORM\s+[SF]-\d|REGISTRATION\s+STATEMENT\s+(?:\(Form|UNDER|ON)/i;
/** The legend that heads the page names no other issuer's number. */
const LEGEND = 600;

/** The registration number that heads the cover, and whether the header's file number agrees. */
export function findFileNumber(
  document: OfferingDocument,
  findings: Findings,
  isRegistration: boolean,
  headerNumbers: readonly string[],
): void {
  // The number comes above the issuer's name: further down are those of prior shelves and base prospectuses.
  const head = { start: 0, end: Math.min(document.flat.length, isRegistration ? 1_500 : 2_500) };
  const formLine = isRegistration ? findFirst(document, head, FORM_LINE) : null;
  // A number at the very end of the text may be cut off.
  const written = document.flat.trimEnd().length;
  const matches = findAll(document, { start: 0, end: formLine?.start ?? head.end }, FILE_NUMBER);
  const whole = matches.filter(({ end }) => end < written);
  const [first] = whole;
  const number = captured(first);
  const [header] = headerNumbers;
  if (first !== undefined && number !== null) {
    const isOnly = whole.every(({ groups }) => groups[0] === number.text);
    findings.set('fileNumber', number.text, [number], isOnly ? (first.start < LEGEND ? 0.9 : 0.85) : STATED);
    if (header === undefined) return;
    findings.check('file number = header file number', headerNumbers.includes(number.text), ['fileNumber']);
  } else if (header !== undefined && isRegistration) {
    // EDGAR assigns the number at filing, after the document was written: its header is the only source.
    findings.set('fileNumber', header, [], STATED);
    findings.warn('file-number-from-header', 'the cover has no registration number; the SGML header gives it');
  }
}

/** A parent with several issuers puts the name before the class: "Quarrel Class A Ordinary Shares". */
const SHARE_WORD =
  "(?:(?:[\\w.&]+ )?class [a-c] (?:common stock|(?:common|ordinary) shares)|shares?(?: of)?(?: (?:our|its|the company's))?(?: class [a-c])?(?: (?:common|ordinary|capital) (?:stock|shares?))?|(?:class [a-c] )?(?:common|ordinary) shares|common units|units|american depositary shares|ADSs|depositary shares)";
const TITLE_SHARES = verbose('gim')`
  ^[ ]*(?:[\d,]+ rights for )?(?:up to (?:an aggregate of )?|(?:minimum (?:of )?[\d,]{5,12} (?:shares|units)(?: ?[-;,]| and| to)? )?(?:a )?maximum(?: offering)?(?: of|:)? )?(\d{1,3}(?:,\d{3})+)(?: |(?:[ ]*\n){1,2}[ ]*)${SHARE_WORD}\b(?:(?! (?:issuable|underlying))[^\n]{0,80}$|,? (?:each )?consisting of|,? (?:or|and|and\/or) pre-?funded| \((?:inclusive|including|consisting|which includes?)\b)`;
const BODY_SHARES = verbose('gi')`
  (?:offering|\bhereby offers|sale of|resale[^\n]{0,80} of|issuance of|subscription rights to (?:purchase|subscribe for))(?: of)?(?: up to)?(?: an aggregate(?: total)? of)?(?: up to)?(?: a minimum of [\d,]{5,12}(?: shares)? and a maximum of)? (\d{1,3}(?:,\d{3})+) ${SHARE_WORD}
  |\ball (?:of the )?(\d{1,3}(?:,\d{3})+) ${SHARE_WORD}(?: of [^.\n]{3,40})? being (?:sold|offered) in this offering`;
/** A row of "The Offering" or of a term sheet: "Common stock offered by us", "7,000,000 shares". */
const OFFERED_ROW = verbose('gi')`
  \b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?offered
  (?: (?:hereby|by us|by the company|by the issuer|in this offering))?(?: ?\(\d\))?[\s:]{1,5}(?:up to )?
  (\d{1,3}(?:,\d{3})+) (?:(?:common|ordinary|class [a-c]) )*(?:shares|ADSs|units|american depositary)`;

/** Shares (or units) offered: the title line, supported by the first sentences and by "The Offering". */
export function findShares(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const head = { start: cover.start, end: Math.min(cover.end, cover.title.end + 200) };
  const [title] = findAll(document, head, TITLE_SHARES).filter(({ text }) => !/\bwarrants? to purchase\b/i.test(text));
  const prose = findAll(document, cover.prose, BODY_SHARES);
  const [row] = findAll(document, cover.body, OFFERED_ROW, 1);
  const match = title ?? prose[0] ?? row;
  const printed = captured(match)?.text;
  if (match === undefined || printed === undefined) return;
  const start = document.flat.indexOf(printed, match.start);
  const shares = numberOf(printed);
  const isPrinted = (other: Match | undefined): boolean => captured(other)?.text === printed;
  findings.set('sharesOffered', shares, [{ start, end: start + printed.length }], STATED);
  const passed = (name: string): void => findings.check(name, true, ['sharesOffered']);
  if (title !== undefined && prose.some((other) => isPrinted(other) && other.start > match.end))
    passed('shares in title = shares in text');
  if (title !== undefined && isSumOfParts(document, cover, shares)) passed('parts in text = shares in title');
  if (match !== row && isPrinted(row)) passed('shares on the cover = shares in The Offering');
}

const PART = /\((?:[ivx]{1,5}|[a-h]|\d)\) (?:up to )?(?:an aggregate of )?(\d{1,3}(?:,\d{3})+) (?!warrants?\b)/gi;

/** A resale lists where its shares come from: "(i) 2,856,578 shares that we may sell and (ii) 73,659 commitment shares". */
function isSumOfParts(document: OfferingDocument, cover: Cover, total: number): boolean {
  let sum = 0;
  return findAll(document, cover.prose, PART, 24).some(({ groups }, index) => {
    sum += numberOf(groups[0] ?? '0');
    return index > 0 && sum === total;
  });
}

const SECURITY_NAMES: readonly (readonly [string, RegExp])[] = [
  ['debt', /debt securities/i],
  ['common', /(?:class [a-c] )?(?:common|ordinary) (?:stock|shares|units)|subordinate voting shares|common shares/i],
  ['american depositary shares', /american depositary shares|\bADSs\b/i],
  ['preferred', /preferred (?:stock|shares)|preference shares/i],
  ['depositary shares', /(?<!american )depositary shares/i],
  ['pre-funded warrants', /pre-?funded warrants/i],
  ['warrants', /(?<!pre-?funded )\bwarrants\b/i],
  ['rights', /\b(?:subscription )?rights\b/i],
  ['units', /\bunits\b/i],
];

/** The securities offered, from the title lines of the cover. */
export function findSecurities(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const names: string[] = [];
  const matches = SECURITY_NAMES.flatMap(([name, pattern]) => {
    const inProse = name === 'common' ? findFirst(document, cover.prose, pattern) : null;
    const match = findFirst(document, cover.title, pattern) ?? inProse;
    if (match !== null) names.push(name);
    return match ?? [];
  });
  if (names.length > 0) findings.set('securities', names, matches, STATED);
}
