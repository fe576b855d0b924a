import { verbose } from '../layout/patterns.ts';
import { captured, numberOf, type Printed } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll, findFirst } from './search.ts';

const COUNT = String.raw`(?<![\d,.$])(\d{1,3}(?:,\d{3}){1,3})`;
const UP_TO = '(?:up to |an aggregate of |an additional |a total of ){0,2}';
const SHARES =
  '(?:of (?:our|the) )?(?:(?:class [a-c] |common |ordinary |of the ){0,2})(?:shares|ADSs|American depositary shares|common units|units)\\b';
const SELLS = '(?:hereby |also |severally ){0,2}(?:offering|selling|issuing)(?: and selling| for sale)?';
const HOLDERS = String.raw`(?:(?:the|certain|our|existing|a|one|of) ){0,3}selling\s{1,8}(?:stock|share|security|unit)?\s?-?holders?`;
/** 'Being sold by Acme Systems, Inc. (the "Company")': the cover's first sentence names the issuer and gives it its term. */
export const NAMED_ISSUER = String.raw`(?!(?:the |certain |our )?selling)[^\n()"]{3,70} \((?:[^()\n]{0,40} )?(?:the )?"(?:Company|Issuer)"`;
/** "We are offering 6,000,000 shares", "1,900,000 of the shares are being sold by us". */
const OWN = verbose('gi')`
  \b(?:we are|the company is|the issuer is|(?!\w{0,20}holders?\b|sellers?\b|parent\b)[A-Z][\w&.-]{1,40} is) ${SELLS} ${UP_TO}${COUNT} ${SHARES}
  |${COUNT} ${SHARES}[^.;\d]{0,60}? (?:are |being |to be |offered |and |sold ){1,4}by (?:(?:us|the company|the issuer)\b|${NAMED_ISSUER})
  |\bof which ${COUNT} (?:shares )?(?:are |will be |being ){0,2}(?:offered|sold|issued) by (?:us|the company)\b`;
/** "The selling stockholders are offering 2,500,000 shares", "… by the selling stockholders". */
const OTHERS = verbose('gi')`
  \b${HOLDERS}(?: (?:named|identified|listed|described) (?:herein|below|(?:in|elsewhere in) this prospectus(?: supplement)?))?(?:,? [^.;\d]{0,80},)? (?:is|are) ${SELLS} ${UP_TO}${COUNT} ${SHARES}
  |${COUNT} ${SHARES}[^.;\d]{0,60}? (?:are |being |to be |offered |and |sold ){1,4}by ${HOLDERS}
  |\band ${COUNT} (?:shares )?(?:are |will be |being ){0,2}(?:offered|sold) by ${HOLDERS}`;
/** A row of "The Offering": "Common stock offered by us", "6,000,000 shares". */
const OWN_ROW = new RegExp(
  String.raw`\b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?(?:offered|sold|issued) by (?:us|the company|the issuer)(?: ?\(\d\))?[\s|:]{1,6}(?:up to )?${COUNT} `,
  'gi',
);
const OTHERS_ROW = new RegExp(
  String.raw`\b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?(?:offered|sold) by ${HOLDERS}(?: ?\(\d\))?[\s|:]{1,6}(?:up to )?${COUNT} `,
  'gi',
);
/** A price table with proceeds of both, whose total is the whole offering's. */
const BOTH_PROCEEDS = new RegExp(String.raw`\n[ ]{0,20}proceeds[^\n]{0,60}\bto ${HOLDERS}`, 'i');

/**
 * In a sale by issuer and holders together `sharesOffered` is the issuer's own part: the title's number is what both
 * sell, and the price table's total is paid to both. Where the cover does not state the parts, there is no number.
 * Witnesses: the parts make the title's number; another place states the same part.
 *
 * @returns whether both sell, so that the title's and the table's totals are not the issuer's
 */
export function findOwnPart(document: OfferingDocument, cover: Cover, findings: Findings): boolean {
  const own = [...partsIn(document, cover, OWN, OWN_ROW)];
  const others = partsIn(document, cover, OTHERS, OTHERS_ROW);
  const [part] = own;
  if (part === undefined || others.length === 0) return findFirst(document, cover, BOTH_PROCEEDS) !== null;
  const value = numberOf(part.text);
  findings.set('sharesOffered', value, [part], STATED);
  const sums = new Set(others.map((other) => value + numberOf(other.text)));
  const title = findAll(document, cover.title, new RegExp(COUNT, 'g'), 12).find(({ text }) => sums.has(numberOf(text)));
  if (title !== undefined) findings.check("issuer's part + holders' part = shares in title", true, ['sharesOffered']);
  if (own.some(({ text, start }) => text === part.text && start !== part.start))
    findings.check("issuer's part stated twice alike", true, ['sharesOffered']);
  return true;
}

function partsIn(document: OfferingDocument, cover: Cover, prose: RegExp, row: RegExp): Printed[] {
  const inProse = findAll(document, cover.prose, prose, 6).flatMap((match) => captured(match) ?? []);
  const inRows = findAll(document, cover.body, row, 2).flatMap((match) => captured(match) ?? []);
  return [...inProse, ...inRows];
}
