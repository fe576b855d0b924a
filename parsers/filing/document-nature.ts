import type { SubmissionDocument } from '../../core/submission.ts';
import { verbose } from '../layout/patterns.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import { asciiMarks } from '../prose/flat-text.ts';

/** What kind of document words are, whatever the filing calls it. */
export type DocumentNature =
  | 'prospectus'
  | 'free-writing-prospectus'
  | 'registration'
  | 'fee-exhibit'
  | 'current-report'
  | 'periodic-report'
  | 'proxy'
  | 'press-release'
  | 'agreement';

export interface ReadNature {
  readonly nature: DocumentNature;
  /** `424B5`, `FWP`, `S-1/A`, `8-K`, where the words name it. */
  readonly form: string | null;
  /** True where the document's own title or legend says it; false where its manner of speaking does. */
  readonly isTitled: boolean;
}

/** Legends and titles stand on the first page or two. */
const TITLE_REACH = 8_000;
/** An excerpt lacks its first page; its manner shows within a few. */
const MANNER_REACH = 30_000;

interface Title {
  readonly nature: DocumentNature;
  readonly pattern: RegExp;
  readonly form?: (match: RegExpExecArray, head: string) => string;
}

/** A line that does not go on with a sentence of the line before; flag `m`. */
const LINE = '^(?<![a-z,;"\'][^\\S\\n]{0,40}\\n)[^\\S\\n]{0,200}';

/** The number of a form where it is a title: its line's first words, not those of a sentence that goes on there. */
function formTitle(forms: string): RegExp {
  return verbose('im')`
    ${LINE}(?:pre-effective |post-effective )?(?:amendment no\. ?\d+[^\S\n]{0,20}\n?[^\S\n]{0,200}(?:to|on)[^\S\n]{0,20}\n?[^\S\n]{0,200})?
    form[^\S\n]{1,3}(${forms})(?:/A)?\b(?!\s{0,20}\((?:form type|file|registration|no)\b)(?=[^\S\n]{0,200}(?:\n|$|\(|/|registration|current|annual|quarterly|report|amendment))`;
}

const REGISTRATION_FORM = formTitle('[SF]-?(?:1|2|3|4|8|10|11)(?:ASR|MEF)?|SB-2');

/**
 * Titles and legends by which a document names itself. A document that only cites another one has it in a sentence, in
 * small letters: "filed pursuant to Rule 424(b)(5)", "a registration statement on Form S-3".
 */
const TITLES: readonly Title[] = [
  {
    nature: 'prospectus',
    pattern:
      /\bF(?:iled|ILED)\s+(?:[Pp]ursuant|PURSUANT|under|UNDER)(?:\s+(?:[Tt]o|TO))?\s+(?:R(?:ule|ULE)\s+)?424\s{0,2}\([bB]\)\s{0,2}\((\d)\)/,
    form: ([, rule]) => `424B${rule ?? ''}`,
  },
  {
    nature: 'free-writing-prospectus',
    pattern: verbose('m')`
      \bF(?:iled|ILED)\s+(?:[Pp]ursuant|PURSUANT)\s+(?:[Tt]o|TO)\s+R(?:ule|ULE)\s+433\b
      |${LINE}(?:I(?:ssuer|SSUER) )?F(?:ree|REE)[ -]W(?:riting|RITING) P(?:rospectus|ROSPECTUS)\b`,
    form: () => 'FWP',
  },
  { nature: 'fee-exhibit', pattern: /calculation\s+of\s+filing\s+fee/i, form: () => 'EX-FILING FEES' },
  { nature: 'registration', pattern: REGISTRATION_FORM, form: (_, head) => registrationForm(head) },
  {
    nature: 'registration',
    pattern:
      /\b(?:As filed with|AS FILED WITH|Filed with) (?:the|THE)\s+(?:U\.?S\.? )?S(?:ecurities|ECURITIES)\s+(?:and|AND|&)\s+E(?:xchange|XCHANGE)\s+C(?:ommission|OMMISSION)\s+(?:on|ON)\b|REGISTRATION\s+STATEMENT\s+UNDER\s+(?:THE\s+SECURITIES|SCHEDULE\s+B)/,
    form: (_, head) => registrationForm(head),
  },
  { nature: 'current-report', pattern: formTitle('8-?K|6-?K'), form: reportForm },
  { nature: 'periodic-report', pattern: formTitle('10-?KT?|10-?Q|20-?F|40-?F|10-?KSB|10-?QSB'), form: reportForm },
  {
    nature: 'proxy',
    pattern: verbose('m')`${LINE}SCHEDULE\s+14[AC]\b|${LINE}(?:PRELIMINARY |DEFINITIVE )?PROXY STATEMENT[ ]{0,200}$`,
  },
  {
    nature: 'press-release',
    pattern: verbose('im')`\bfor immediate release\b|${LINE}(?:press|news) release[ ]{0,200}$`,
  },
  {
    nature: 'agreement',
    pattern: verbose('m')`
      ${LINE}(?!TABLE|FORM|ENTRY)(?:[A-Z][A-Z&,'()-]{0,30}[^\S\n]{1,3}){1,10}
      (?:AGREEMENT|INDENTURE|WARRANT|NOTE|DEBENTURE|PLAN)[^\S\n]{0,200}$`,
  },
];

function reportForm([, name = '']: RegExpExecArray): string {
  return name.toUpperCase().replace(/^(\d+)-?/, '$1-');
}

const AMENDED = /\bamendment\s+no\.?\s*\d/i;

/** The form that a facing page names, `S-1/A` where it is an amendment; '' where none is named. */
function registrationForm(head: string): string {
  const named = REGISTRATION_FORM.exec(head) ?? /\bform\s+([SF]-(?:1|3|4|8|10|11)(?:ASR|MEF)?)\b/i.exec(head);
  const form = (named?.[1] ?? '').toUpperCase().replace(/^([SF])-?/, '$1-');
  return form !== '' && AMENDED.test(head.slice(0, 4_000)) ? `${form}/A` : form;
}

/** A manner of speaking, and how much it weighs: three make a document. */
type Sign = readonly [nature: DocumentNature, weight: number, pattern: RegExp];

const DATELINE = verbose()`
  (?:^|\n)[^\n]{0,160}?(?:Jan(?:uary|\.)|Feb(?:ruary|\.)|March|April|May|June|July|Aug(?:ust|\.)|Sept(?:ember|\.)|Oct(?:ober|\.)|Nov(?:ember|\.)|Dec(?:ember|\.))
  [ ]\d{1,2},? (?:19|20)\d\d\)? ?(?:[(/][^\n)/]{2,50}[)/])?,? ?(?:-|\u2014|:|\/ )`;

const SIGNS: readonly Sign[] = [
  ['registration', 3, /[Rr]egistrant hereby amends (?:this|the) [Rr]egistration [Ss]tatement/],
  ['registration', 3, /(?:^|\n)\s{0,200}CALCULATION\s+OF\s+REGISTRATION\s+FEE/],
  ['registration', 3, /INFORMATION NOT REQUIRED IN (?:THE )?PROSPECTUS/],
  [
    'prospectus',
    3,
    /information (?:contained )?in this (?:preliminary )?prospectus(?: supplement)?[^.\n]{0,80} is not complete/i,
  ],
  ['prospectus', 2, /(?:^|\n)\s{0,200}(?:PRELIMINARY )?PROSPECTUS(?: SUPPLEMENT)?\s{0,200}\n/],
  ['prospectus', 2, /(?:the date of this prospectus|this prospectus (?:supplement )?(?:relates to|is dated))/i],
  ['prospectus', 2, /has approved or disapproved of? (?:these|the) securities/i],
  ['prospectus', 1, /\bbeginning on page (?:S-)?\d+ of this prospectus/i],
  ['prospectus', 1, /\b(?:we are (?:also )?(?:offering|selling)|this is (?:an|our) initial public offering)\b/i],
  ['current-report', 3, /(?:^|\n)\s{0,200}CURRENT\s+REPORT\s{0,200}\n/],
  ['current-report', 2, /date of (?:earliest event|report)/i],
  ['current-report', 2, /(?:^|\n)\s{0,200}item\s+\d\.\d\d\b/i],
  // An excerpt of a report may be one item: Form 8-K gives the item its number and its words.
  [
    'current-report',
    1,
    /(?:^|\n)[^\S\n]{0,60}item\s+\d\.\d\d\.?[\s|]{0,20}(?:entry into a|unregistered sales?|termination of a|other events|regulation fd|completion of|material modification|creation of a|changes in|amendments? to|notice of|financial statements)/i,
  ],
  ['periodic-report', 2, /\bthis (?:annual|quarterly) report(?: on form 10|\b)/i],
  [
    'periodic-report',
    2,
    /(?:^|\n)\s{0,200}(?:item \d\w?\.? ?)?management's discussion and analysis of financial condition/i,
  ],
  ['periodic-report', 1, /\bcondensed consolidated\b|\b(?:three|six|nine|twelve) months ended\b/i],
  ['press-release', 2, DATELINE],
  [
    'press-release',
    2,
    /\b(?:today announced|announced today|has announced|announces|announced that|(?:pleased|proud) to announce)\b/i,
  ],
  ['press-release', 1, /\b(?:offering|placement|transaction) is expected to close (?:on|in|within)\b/i],
  ['press-release', 1, /\((?:[A-Z][\w-]* ){0,3}\w{0,20}wire\w{0,10}\)/i],
  ['press-release', 1, /(?:^|\n)[^\S\n*#_]{0,20}[*#_]{0,4} ?About [A-Z]/],
  [
    'press-release',
    1,
    /(?:^|\n)[^\n]{0,20}(?:(?:media|investors?|press|company|corporate)(?: relations)?[ &/]{0,3}){1,3}contacts?\b/i,
  ],
  ['press-release', 1, /\bforward-looking statements?\b/i],
  ['agreement', 2, /\bby\s+and\s+(?:between|among)\b/i],
  ['agreement', 2, /\bWHEREAS\b|(?:^|\n)\s{0,200}Recitals?\s{0,200}\n/i],
  ['agreement', 2, /\bNOW,? THEREFORE\b|\bIN WITNESS WHEREOF\b/i],
  ['agreement', 2, /\b(?:Ladies and Gentlemen|Dear (?:Sirs?|M[rs]s?\.|Gentlemen|[A-Z]\w+))\b/],
  ['agreement', 1, /\b(?:parties hereto|hereinafter|hereunder)\b/i],
];
const ENOUGH = 3;

/**
 * What a document is, from its own words: from the title or legend that comes first, else (an excerpt, a page without a
 * cover) from its manner of speaking. Null where neither shows.
 *
 * @param words plain text with its line ends
 * @example natureOf('Filed Pursuant to Rule 424(b)(5)\n…') // { nature: 'prospectus', form: '424B5', isTitled: true }
 * @example natureOf('… today announced …, under its registration statement on Form S-3 …')?.nature // 'press-release'
 */
export function natureOf(words: string): ReadNature | null {
  const head = asciiMarks(words.slice(0, TITLE_REACH)).replace(/\r/g, '');
  let first: { readonly at: number; readonly read: ReadNature } | null = null;
  for (const { nature, pattern, form } of TITLES) {
    const match = pattern.exec(head);
    if (match === null || (first !== null && first.at <= match.index)) continue;
    const name = form?.(match, head) ?? '';
    first = { at: match.index, read: { nature, form: name === '' ? null : name, isTitled: true } };
  }
  return first?.read ?? natureOfManner(asciiMarks(words.slice(0, MANNER_REACH)), head);
}

function natureOfManner(words: string, head: string): ReadNature | null {
  const weights = new Map<DocumentNature, number>();
  for (const [nature, weight, pattern] of SIGNS)
    if (pattern.test(words)) weights.set(nature, (weights.get(nature) ?? 0) + weight);
  const weightOf = (nature: DocumentNature): number => weights.get(nature) ?? 0;
  // A registration statement holds a prospectus; a prospectus has nothing of a registration statement.
  if (weightOf('registration') >= ENOUGH)
    return { nature: 'registration', form: registrationForm(head) || null, isTitled: false };
  const [nature, most = 0] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return nature === undefined || most < ENOUGH ? null : { nature, form: null, isTitled: false };
}

const cache = new WeakMap<SubmissionDocument, { readonly read: ReadNature | null }>();

/** What a document is, from its own words; read once however many parsers ask. */
export function natureOfDocument(document: SubmissionDocument): ReadNature | null {
  const cached = cache.get(document);
  if (cached !== undefined) return cached.read;
  const read = document.isBinary ? null : natureOf(plainTextOnce(document).text);
  cache.set(document, { read });
  return read;
}
