import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';

export type ProgramKind = 'atm' | 'equity-line';

const ATM = verbose('i')`
  \bat[- ]the[- ]market\b(?! under nasdaq| for purposes| price)|\bat[- ]market issuance|\bATMs?\b
  |\b(?:sales?|issuance|distribution|open market sales?|controlled equity|sales agency|placement agency|offering) agreements?(?:SM)?\b
  |\bcapital on demand\b|\bcontrolled equity offering|\bequity (?:distribution|offering|sales) (?:agreement|program)|\bequity program\b
  |\bopen market sale|\bsales program\b|\bdribble[- ]out\b|\bcontinuous (?:equity )?offering\b
`;
const LINE = verbose('i')`
  \bequity lines?\b|\bELOCs?\b|\b(?:committed|standby|stand-by) equity\b|\bSEPAs?\b|\bChEF\b|\bequity purchase (?:agreement|facility)|\bcommon (?:stock|shares?) purchase agreement
  |\bordinary shares? purchase agreement|\bpurchase notices?\b|\bput notices?\b|\bequity facility\b|\bshare subscription facility\b|\bregular purchases?\b
  |\bright, but not the obligation, to (?:sell|direct|require|cause|put)\b|\b(?:we|company) elected to sell\b
`;
/** A private placement or a business deal by agreements of like names. */
const OTHER_DEAL = verbose('i')`
  \b(?:securities|unit|asset|share|stock|note|merger|subscription) (?:purchase |exchange )?agreements?\b|\bunderwrit\w+|\bregistered direct\b|\bprivate placement|\bpublic offering|\bPIPE\b|\bbusiness combination\b
  |\binitial public offering\b|\bemployee stock purchase\b|\bESPP\b|\bdividend reinvestment\b|\bstock options?\b
`;
const OWN_PURCHASE_AGREEMENT = /\bpurchase agreement\b/i;

/** Whether words name a program; "Purchase Agreement" alone means one only where the words around define it so. */
export function programOf(words: string, around: string): ProgramKind | null {
  const [atm, line] = [ATM.exec(words), LINE.exec(words)];
  if (line !== null && (atm === null || /\bsales? agreements?\b/i.test(atm[0]) === false || line.index < atm.index)) {
    if (atm === null || !/\bat[- ]the[- ]market|\bATM/i.test(atm[0])) return 'equity-line';
  }
  if (atm !== null) return 'atm';
  if (OWN_PURCHASE_AGREEMENT.test(words) && !/\b(?:securities|asset|unit|note|share) purchase agreement/i.test(words)) {
    return LINE.test(around) && !/\bsecurities purchase agreement/i.test(around) ? 'equity-line' : null;
  }
  return null;
}

/** A sentence on another kind of sale, which has a price and a day of its own. */
export function isOtherDeal(words: string): boolean {
  return OTHER_DEAL.test(words);
}

const NAMED = verbose('')`
  \b((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:19|20)\d{2} (?:[A-Z][\w.&'-]{0,40} ){0,5}(?:[A-Z]\w*)?(?:ATM|Agreements?|Programs?|Facility|Offering|PA|SEPA|ELOC)(?: (?:Program|Facility|Offering|Agreement))?
  |(?:[A-Z][\w.&'-]{0,40} ){1,5}(?:Agreement|Program|Facility)|SEPA|ELOC|ATM(?: (?:[Pp]rogram|[Ff]acility|[Oo]ffering(?: [Pp]rogram)?|[Aa]greement))?)
`;

/** As the words name the program; null where they do not. */
export function programName(
  words: string,
): { readonly name: string; readonly start: number; readonly end: number } | null {
  for (const match of words.matchAll(new RegExp(NAMED.source, 'g'))) {
    const name = (match[1] ?? '').replace(/^(?:(?:The|Under|Pursuant|During|In|We|Our|Such|This|Restated) )+/, '');
    if (
      !/ATM|Sale|Distribution|Issuance|Equity|Purchase|Program|Offering|SEPA|ELOC|Facility|Open Market|PA$/.test(name)
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    return { name, start, end: start + name.length };
  }
  return null;
}

const AGREED =
  /\b(?:enter(?:ed)? into|establish\w*|initiat\w*|dated|executed|commenced|launched|implemented|filed a prospectus supplement)\b/i;

/** When the program that a paragraph describes was agreed: the first date beside "entered into" or "dated". */
export function agreedOn(words: string): IsoDate | null {
  for (const { date, start, end } of datesIn(words)) {
    const around = `${words.slice(Math.max(0, start - 60), start)} ${words.slice(end, end + 60).split('.')[0]}`;
    if (AGREED.test(around)) return date;
  }
  return null;
}

const FILE_NUMBER = /\b333-\d{5,6}(?:-\d{2})?\b/g;

/** The registration that a paragraph names; null where it names none or several. */
export function fileNumberIn(
  words: string,
): { readonly value: string; readonly start: number; readonly end: number } | null {
  const found = [...words.matchAll(FILE_NUMBER)];
  const [first] = found;
  if (first === undefined || found.some(([number]) => number !== first[0])) return null;
  return { value: first[0], start: first.index, end: first.index + first[0].length };
}
