import type { DecimalText } from '../../core/rows.ts';
import { multiplyDecimals, withinTolerance } from '../layout/decimal.ts';
import type { Amount } from '../layout/numbers.ts';
import { type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { amountsInRange, firstHit, type Hit, hitsIn, sentenceAt } from './search.ts';

const FILE_NUMBER =
  /(?:Registration|File|Commission File|SEC File)(?: Statement)? ?(?:Nos?\.?|Numbers?\.?)?(?: and [^\n]{0,20})?:? ?\(?(3(?:33|77)-\d{5,6})\b/gi;

/** Within the legend that heads the page there is no other issuer's number. */
const LEGEND = 600;

/** The registration number that heads the cover, and whether the header's file number agrees. */
export function findFileNumber(
  document: OfferingDocument,
  findings: Findings,
  isRegistration: boolean,
  headerNumbers: readonly string[],
): void {
  // The number stands above the issuer's name: further down others are named (prior shelves, base prospectuses).
  const head = { start: 0, end: Math.min(document.flat.length, isRegistration ? 1_500 : 2_500) };
  const formLine = isRegistration
    ? firstHit(document, head, /\bFORM\s+[SF]-\d|REGISTRATION\s+STATEMENT\s+(?:\(Form|UNDER|ON)/i)
    : null;
  // Digits that the text ends in may be cut off.
  const hits = hitsIn(document, { start: 0, end: formLine?.start ?? head.end }, FILE_NUMBER).filter(
    ({ end }) => end < document.flat.trimEnd().length,
  );
  const numbers = [...new Set(hits.map((hit) => hit.groups[0] ?? ''))];
  const first = hits[0];
  const number = numbers[0];
  if (first !== undefined && number !== undefined) {
    findings.set(
      'fileNumber',
      number,
      [{ start: first.end - number.length, end: first.end }],
      numbers.length === 1 ? (first.start < LEGEND ? 0.9 : 0.85) : STATED,
    );
    if (headerNumbers.length > 0) {
      findings.check('file number = header file number', headerNumbers.includes(number), ['fileNumber']);
    }
    return;
  }
  const [header] = headerNumbers;
  if (header !== undefined && isRegistration) {
    // The number is given at filing, after the document was written: EDGAR's header is its only source.
    findings.set('fileNumber', header, [], STATED);
    findings.warn(
      'file-number-from-header',
      'the cover leaves the registration number blank; the SGML header gives it',
    );
  }
}

/** A parent with several issuers puts the name before the class: "Quarrel Class A Ordinary Shares". */
const SHARE_WORD =
  "(?:(?:[\\w.&]+ )?class [a-c] (?:common stock|(?:common|ordinary) shares)|shares?(?: of)?(?: (?:our|its|the company's))?(?: class [a-c])?(?: (?:common|ordinary|capital) (?:stock|shares?))?|(?:class [a-c] )?(?:common|ordinary) shares|common units|units|american depositary shares|ADSs|depositary shares)";
const TITLE_SHARES = new RegExp(
  `^[ ]*(?:[\\d,]+ rights for )?(?:up to (?:an aggregate of )?|(?:a )?maximum(?: of|:)? )?(\\d{1,3}(?:,\\d{3})+)(?: |(?:[ ]*\\n){1,2}[ ]*)${SHARE_WORD}\\b(?:(?! (?:issuable|underlying))[^\\n]{0,80}$|,? (?:each )?consisting of|,? (?:or|and|and\\/or) pre-?funded| \\((?:inclusive|including|consisting|which includes?)\\b)`,
  'gim',
);
const BODY_SHARES = new RegExp(
  `(?:offering|sale of|resale[^\\n]{0,80} of|issuance of|subscription rights to (?:purchase|subscribe for))(?: of)?(?: up to)?(?: an aggregate(?: total)? of)?(?: up to)? (\\d{1,3}(?:,\\d{3})+) ${SHARE_WORD}`,
  'gi',
);

/** A row of "The Offering" or of a term sheet: "Common stock offered by us", "7,000,000 shares". */
const OFFERED_ROW =
  /\b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?offered(?: (?:hereby|by us|by the company|by the issuer|in this offering))?(?: ?\(\d\))?[\s:]{1,5}(?:up to )?(\d{1,3}(?:,\d{3})+) (?:(?:common|ordinary|class [a-c]) )*(?:shares|ADSs|units|american depositary)/gi;

/** Shares (or units) offered: the title line, supported by the first sentences and by "The Offering". */
export function findShares(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const title = { start: cover.start, end: Math.min(cover.end, cover.titleEnd + 200) };
  const titles = hitsIn(document, title, TITLE_SHARES).filter((hit) => !/\bwarrants? to purchase\b/i.test(hit.text));
  const bodies = hitsIn(document, { start: cover.titleEnd, end: cover.end }, BODY_SHARES);
  const [row] = hitsIn(document, { start: cover.titleEnd, end: cover.bodyEnd }, OFFERED_ROW, 1);
  const hit = titles[0] ?? bodies[0] ?? row;
  const printed = hit?.groups[0];
  if (hit === undefined || printed === undefined) return;
  const at = document.flat.indexOf(printed, hit.start);
  const alike = bodies.find((body) => body.groups[0] === printed && body.start > hit.end);
  findings.set('sharesOffered', Number(printed.replaceAll(',', '')), [{ start: at, end: at + printed.length }], STATED);
  if (titles[0] !== undefined && alike !== undefined)
    findings.check('shares in title = shares in text', true, ['sharesOffered']);
  if (hit === titles[0] && isSumOfParts(document, cover, Number(printed.replaceAll(',', ''))))
    findings.check('parts in text = shares in title', true, ['sharesOffered']);
  if (hit !== row && row?.groups[0] === printed)
    findings.check('shares on the cover = shares in The Offering', true, ['sharesOffered']);
}

/** "(i) 2,856,578 shares that we may sell and (ii) 73,659 commitment shares": a resale is counted by where shares come from. */
function isSumOfParts(document: OfferingDocument, cover: Cover, total: number): boolean {
  const part = /\((?:[ivx]{1,5}|[a-h]|\d)\) (?:up to )?(?:an aggregate of )?(\d{1,3}(?:,\d{3})+) (?!warrants?\b)/gi;
  const counts = hitsIn(document, { start: cover.titleEnd, end: cover.end }, part, 24).map((hit) =>
    Number((hit.groups[0] ?? '0').replaceAll(',', '')),
  );
  let sum = 0;
  return counts.some((count, index) => {
    sum += count;
    return index > 0 && sum === total;
  });
}

const AGGREGATE =
  /(?:aggregate|total|maximum)[^.\n$]{0,80}(?:price|proceeds|amount|value)[^.\n$]{0,120}\$ ?[\d,.]+(?: (?:million|billion))?|(?:up to|not (?:to )?exceed)(?: an aggregate of| a total of)? (?:US)?\$ ?[\d,.]+(?: (?:million|billion))?(?: (?:of|in)\b)?/gi;
const TITLE_AMOUNT =
  /^[ ]*(?:up to |maximum (?:of )?)?((?:US)?\$ ?\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?|(?:US)?\$ ?[\d.]+ (?:million|billion))(?: (?:of|in) [^\n]{3,80}| (?:class|common|ordinary|shares)[^\n]{0,80})?[ ]*$/gim;

/** The most that may be sold under this prospectus (ATM, shelf, preliminary): the title's amount, supported by the text. */
export function findMaximum(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const titles = hitsIn(document, { start: cover.start, end: cover.titleEnd }, TITLE_AMOUNT);
  const stated: Amount[] = [];
  for (const hit of hitsIn(document, { start: cover.titleEnd, end: cover.end }, AGGREGATE)) {
    if (
      /over-?allotment|additional (?:shares|securities)|option to purchase|public float|held by non-affiliates|\bbid\b/i.test(
        document.flat.slice(Math.max(cover.start, hit.start - 120), hit.end + 60),
      )
    )
      continue;
    const amount = amountsInRange(document, hit).find((candidate) => candidate.currency !== null);
    if (amount !== undefined && Number(amount.value) >= 100_000) stated.push(amount);
  }
  const title = titles[0];
  const titleAmount = title === undefined ? undefined : amountsInRange(document, title)[0];
  const chosen = titleAmount ?? stated[0];
  // A line whose title counts shares: the amounts of its text are advances and commitments.
  if (titleAmount === undefined && findings.get('type') === 'eloc' && findings.has('sharesOffered')) return;
  if (chosen === undefined) return;
  findings.set(
    'maxAggregateOffering',
    Number(chosen.value),
    [chosen],
    titleAmount === undefined && stated.length > 1 ? 0.7 : STATED,
  );
  const again = amountsInRange(document, { start: chosen.end, end: cover.end }).some(
    (amount) => amount.value === chosen.value,
  );
  if (again) findings.check('maximum amount stated twice alike', true, ['maxAggregateOffering']);
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

/** What is offered, from the title lines of the cover. */
export function findSecurities(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const range: Range = { start: cover.start, end: cover.titleEnd };
  const found: { name: string; hit: Hit }[] = [];
  for (const [name, pattern] of SECURITY_NAMES) {
    const hit =
      firstHit(document, range, pattern) ??
      (name === 'common' ? firstHit(document, { start: cover.titleEnd, end: cover.end }, pattern) : null);
    if (hit !== null) found.push({ name, hit });
  }
  if (found.length === 0) return;
  findings.set(
    'securities',
    found.map(({ name }) => name),
    found.map(({ hit }) => hit),
    STATED,
  );
}

/** A line of a term sheet: "Public offering price: $5.00 per share". */
const LISTED_PRICE =
  /(?:public offering|offering|purchase) price(?: per (?:share|unit|ADS))?: {1,3}(?:US)?\$ ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))/gi;
const LISTED_GROSS =
  /(?:gross|aggregate|total) (?:gross )?proceeds(?: to (?:us|the issuer))?: {1,3}((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;

/** The price in the words of the cover: where no table gives it, and to hold the table's against. */
export function findTextPrice(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const pattern =
    /(?:(?:public offering|offering|purchase) price|at a (?:fixed |negotiated )?price) (?:(?:for|of) (?:each|one|our|the) [^.\n$]{0,80})?(?:per (?:share|unit|ADS)[^.\n$]{0,60})?(?:is|of|will be)(?: \$| US\$) ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))(?: per (?:share|unit|ADS))?/gi;
  const hits = [
    ...hitsIn(document, { start: cover.titleEnd, end: cover.end }, pattern, 5),
    ...hitsIn(document, cover, LISTED_PRICE, 2),
  ];
  for (const hit of hits) {
    const printed = hit.groups[0];
    // A share sold with its warrant has one price for both.
    const words = hit.text.replace(
      /(?:share|stock|ADS|unit) (?:and|with|together with) (?:the |an? |its )?(?:accompanying|associated|related)[^$]{0,60}warrants?/i,
      ' ',
    );
    if (printed === undefined || /warrant|exercise|assumed|between/i.test(words)) continue;
    if (/assum|exercise|closing|last|warrants? to/i.test(document.flat.slice(hit.start - 40, hit.start))) continue;
    if (findings.has('pricePerShare')) {
      const holds = findings.get('pricePerShare') === Number(printed);
      findings.check('price in the table = price in words', holds, ['pricePerShare']);
      return;
    }
    findings.set(
      'pricePerShare',
      Number(printed),
      [
        {
          start: hit.end - hit.text.length + hit.text.lastIndexOf(printed),
          end: hit.start + hit.text.lastIndexOf(printed) + printed.length,
        },
      ],
      STATED,
    );
    return;
  }
}

const TEXT_GROSS =
  /(?:gross|aggregate|total) proceeds(?: to us)?(?: (?:from|of) (?:this|the) offering)?(?: (?:of|will be|are|is))(?: expected to be)?(?: approximately)? ((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;

/** Gross proceeds in the words of the cover, where no table gives them: an offering without underwriters. */
export function findTextGross(document: OfferingDocument, cover: Cover, findings: Findings): void {
  if (findings.has('grossProceeds')) return;
  const hits = [
    ...hitsIn(document, { start: cover.titleEnd, end: cover.end }, TEXT_GROSS, 6),
    ...hitsIn(document, cover, LISTED_GROSS, 2),
  ];
  for (const hit of hits) {
    const sentence = sentenceAt(document, hit.start);
    const words = document.flat.slice(sentence.start, hit.end);
    if (/up to|assum|exercis|potential|\bif\b|private placement|previous|prior|\bmay\b|20\d\d, we/i.test(words))
      continue;
    const [amount] = amountsInRange(document, { start: hit.end - (hit.groups[0]?.length ?? 0), end: hit.end });
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('grossProceeds', Number(amount.value), [amount], 0.75);
    return;
  }
}

/** A title's amount is the gross proceeds where shares × price give it to the dollar ("$200,000,000", 20,000,000 units). */
export function findTitleGross(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const [shares, price] = ['sharesOffered', 'pricePerShare'].map((path) => findings.get(path));
  if (findings.has('grossProceeds') || typeof shares !== 'number' || typeof price !== 'number') return;
  const product = multiplyDecimals(String(shares), String(price));
  for (const hit of hitsIn(document, { start: cover.start, end: cover.titleEnd }, TITLE_AMOUNT, 4)) {
    const [amount] = amountsInRange(document, hit);
    if (amount === undefined || !withinTolerance(product, amount.value, '1')) continue;
    findings.set('grossProceeds', Number(amount.value), [amount], STATED);
    findings.check('shares × price = gross proceeds', true, ['sharesOffered', 'pricePerShare', 'grossProceeds']);
    return;
  }
}

/** Shares × price = gross where both stand on the cover and no table checked them. */
export function checkProduct(findings: Findings): void {
  const [shares, price, gross] = ['sharesOffered', 'pricePerShare', 'grossProceeds'].map((path) => findings.get(path));
  if (typeof shares !== 'number' || typeof price !== 'number' || typeof gross !== 'number') return;
  const product: DecimalText = multiplyDecimals(String(shares), String(price));
  if (withinTolerance(product, String(gross), '1')) {
    findings.check('shares × price = gross proceeds', true, ['sharesOffered', 'pricePerShare', 'grossProceeds']);
  }
}
