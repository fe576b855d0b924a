import { confidenceOf, type Witness } from '../evidence/witnesses.ts';
import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, type Match, matchesIn, numberOf } from '../prose/matches.ts';
import { isTelling, numberPattern, otherSentences, pricePattern } from '../prose/restatements.ts';
import { findAgreementAgents } from './agreement-agents.ts';
import { type Agreement, readAgreement } from './agreement-clause.ts';
import { securitiesIn } from './securities.ts';

/** The sale of shares that an agreement itself provides for; false where it provides for none. */
export function findAgreement(flat: FlatText, findings: Findings): boolean {
  const agreement = readAgreement(flat);
  if (agreement === null) return false;
  const { clause, type, typeWitnesses } = agreement;
  const sure = confidenceOf(typeWitnesses);
  findings.set('type', type, [clause], sure);
  findings.set('isAtm', type === 'atm', [clause], sure);
  findings.set('isPrimary', true, [clause], confidenceOf(['section']));
  const seller = SELLING_HOLDERS.exec(flat.text.slice(agreement.opening.start, agreement.opening.end));
  findings.set('isResale', seller !== null, [clause], confidenceOf([]));
  findings.set('securities', securitiesIn(flat.text.slice(clause.start, clause.end)), [clause], confidenceOf([]));
  findTerms(agreement, findings);
  return true;
}

/** Holders who are parties sell beside the issuer: 'the persons named in Schedule II (the "Selling Stockholders") propose to sell'. */
const SELLING_HOLDERS =
  /\(?"Selling (?:Stock|Share|Security|Unit)?holders?"(?: \([^()]{3,60}\))?\)?,? (?:\w+,? ){0,4}?(?:proposes?|agrees?|severally)\b[^.;]{0,60}\bto sell\b/i;
const MONEY = String.raw`((?:US)?\$ ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?)`;
/** "Up to Twenty-Five Million Dollars ($25,000,000)", "an aggregate offering price of up to $50.0 million". */
const MAXIMUM = new RegExp(
  String.raw`\b(?:up to|not (?:to )?exceed(?:ing)?|in no event (?:shall|will|may)(?:[^.;$]|\.\d){0,200}?\bexceeds?|maximum (?:aggregate )?(?:offering )?(?:price|amount) of|aggregate (?:offering|sales|gross sales) price of)\b[^.;$]{0,160}${MONEY}`,
  'gi',
);
const COUNT = String.raw`(\d{1,3}(?:,\d{3}){1,5})`;
const COUNTED = new RegExp(
  String.raw`(?<!(?<!agrees? to |subscribe for and )purchase (?:up to )?(?:an aggregate of )?)\b${COUNT} (?:newly issued |authorized but unissued |firm |private placement |private |placement |(?:series|class) [a-z] )?(?:shares?|units|ordinary shares|common shares|ADSs|American depositary shares)\b`,
  'gi',
);
/** Words before a price that are of something else: a par value, the least number to be sold. */
const NOT_OF_PRICE = /\$ ?[\d.]+ par value|par value(?: of)? \$ ?[\d.]+\d|\bminimum of (?=\d)/gi;
const PRICE = verbose('gi')`
  (?:\b(?:purchase|subscription|offering|issue|unit|share|public offering) price"?(?: to the (?:investors?|purchasers?|public))?(?: (?:per|for each|of each) (?:\w+ )?(?:share|unit|ADS)"?)?(?: and \w+ \w+)?(?: (?:for|of) (?:the|each) [^.;$]{2,60}?)?,?(?: shall)?(?: (?:be|is|of|equals?|means|shall be|equal to|set at|being))+
  |\bprice (?:per|for each) (?:\w+ )?(?:share|unit|ADS) (?:of|equal to|shall be)|\bat a price of|\bto the public at(?: an?(?: \w+){0,4} price of)?)
  (?: a price equal to| an amount equal to)?[ ]((?:US)?\$ ?(?:\d[\d,]*(?:\.\d+)?|\.\d+))(?! ?(?:million|billion|in the aggregate))(?:,? (?:per|for each|a) (?:\w+ ){0,2}(?:share|unit|ADS))?`;
const GROSS = verbose('gi')`
  \b(?:aggregate (?:purchase price|of(?: approximately)?)|aggregate (?:subscription|purchase) (?:amount|price) of(?: approximately)?|total (?:purchase|subscription) (?:price|amount) of|gross proceeds of(?: approximately)?) ${MONEY}`;
/** What an amount is called: '$2,000,000 (the "Minimum Offering Amount")'. */
const MINIMUM_TERM = /^ \([^()"]{0,20}"[^()"]{0,20}\b(?:minimum|over-?subscription)\b/i;
const FEE = verbose('gi')`
  \b(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)\)?(?: \(\d[\d.]*%\))? of (?:the )?(?:aggregate |total |actual )?(?:gross (?:proceeds|sales? price|offering proceeds)|sales price|public offering price|purchase price)
  |(?:commission|discount|cash fee|compensation)\b[^.%;:$]{0,120}?\b(\d{1,2}(?:\.\d{1,3})?) ?%`;
const NOT_FEE = /tail|expense|warrant|interest|penalty|damages|liquidated|management fee|VWAP|lowest|discount to the/i;
const FILE_NUMBER =
  /\b(?:registration statement\b[^.;]{0,120}?|registered (?:on|under|pursuant to) Form [SF]-\d{1,2} )\(?(?:file|registration|commission file)? ?(?:no|number)s?\.? ?(333-\d{6})/gi;

function findTerms(agreement: Agreement, findings: Findings): void {
  const { flat, clause, opening, whole, type } = agreement;
  const isProgram = type === 'atm' || type === 'eloc';
  if (isProgram) findMaximum(agreement, findings);
  else {
    findCount(agreement, findings);
    findPrice(agreement, findings);
    findGross(agreement, findings);
  }
  const [file, ...others] = matchesIn(flat.text, { start: 0, end: Math.min(whole.end, 60_000) }, FILE_NUMBER, 8);
  const at = captured(file);
  const isOnly = others.every((other) => captured(other)?.text === at?.text);
  if (at !== null && isOnly) findings.set('fileNumber', at.text, [at], confidenceOf(['section']));
  findAgreementAgents(agreement, findings);
  findFee(agreement, findings, isProgram ? whole : { start: opening.start, end: clause.end + 20_000 });
}

function repeated({ flat, whole }: Agreement, value: number, pattern: RegExp, at: TextRange): Witness[] {
  return isTelling(value) && otherSentences(flat, whole, pattern, [at]).length > 0 ? ['place'] : [];
}

function findMaximum(agreement: Agreement, findings: Findings): void {
  const { flat, clause, opening } = agreement;
  for (const range of [clause, opening]) {
    for (const match of matchesIn(flat.text, range, MAXIMUM, 12)) {
      const at = captured(match);
      const value = Number(amountsIn(at?.text ?? '')[0]?.value ?? 0);
      if (
        at === null ||
        value < 100_000 ||
        /reimburs|expense|fee|per (?:purchase|advance|day)|single|any one/i.test(match.text)
      )
        continue;
      const witnesses = repeated(agreement, value, numberPattern(value), at);
      findings.set('maxAggregateOffering', value, [at], confidenceOf(witnesses));
      return;
    }
  }
}

function findCount(agreement: Agreement, findings: Findings): void {
  const { flat, clause } = agreement;
  const [first, other] = matchesIn(flat.text, clause, COUNTED, 6).filter(
    (match) => !isWarrantCount(flat.text, match) && !isMinimum(flat.text, match),
  );
  const at = captured(first);
  // Shares, pre-funded warrants and units beside each other are different counts.
  if (at === null || first === undefined) return;
  const value = numberOf(at.text);
  const isOption = /additional|option|over-?allot/i.test(
    flat.text.slice(Math.max(clause.start, at.start - 80), at.start),
  );
  if (isOption || value < 1_000) return;
  const witnesses = other === undefined ? repeated(agreement, value, numberPattern(value), at) : [];
  findings.set('sharesOffered', value, [at], confidenceOf(witnesses));
}

function isWarrantCount(text: string, { start }: Match): boolean {
  return /warrants?[^.;]{0,80}(?:to (?:purchase|acquire)|exercisable)|upon (?:exercise|conversion)|par value|outstanding|reserved/i.test(
    text.slice(Math.max(0, start - 90), start),
  );
}

/** "A minimum of 1,000,000 shares and a maximum of 2,500,000": what is offered is the maximum. */
function isMinimum(text: string, { start }: Match): boolean {
  return /\bminimum\b(?:(?!\bmaximum\b)[^.;]|\.\d){0,160}$/i.test(text.slice(Math.max(0, start - 160), start));
}

function findPrice(agreement: Agreement, findings: Findings): void {
  const { flat, opening, type } = agreement;
  // Underwriters pay less than the public.
  const isUnderwritten = type === 'firm_commitment' || type === 'ipo';
  for (const match of matchesIn(flat.text, opening, PRICE, 12)) {
    const at = captured(match);
    const lead = flat.text.slice(Math.max(0, match.start - 80), match.start).replace(NOT_OF_PRICE, '') + match.text;
    if (at === null || /exercise|conversion|pre-?funded|closing (?:sale )?price|floor|minimum/i.test(lead)) continue;
    if (isUnderwritten && !/public/i.test(match.text)) continue;
    const value = numberOf(at.text.replace(/^(?:US)?\$ ?/, ''));
    if (value <= 0 || value > 10_000) continue;
    const witnesses: Witness[] =
      otherSentences(flat, agreement.whole, pricePattern(value), [at]).length > 0 ? ['place'] : [];
    findings.set('pricePerShare', value, [at], confidenceOf(witnesses));
    return;
  }
}

function findGross(agreement: Agreement, findings: Findings): void {
  const { flat, opening } = agreement;
  for (const match of matchesIn(flat.text, opening, GROSS, 8)) {
    const at = captured(match);
    const value = Number(amountsIn(at?.text ?? '')[0]?.value ?? 0);
    if (at === null || value < 50_000 || /reimburs|expense|fee/i.test(match.text)) continue;
    if (isMinimum(flat.text, match) || MINIMUM_TERM.test(flat.text.slice(match.end, match.end + 60))) continue;
    // "Up to an aggregate of" is the most that may be sold.
    if (/\bup to (?:an? )?$/i.test(flat.text.slice(Math.max(0, match.start - 12), match.start))) continue;
    const [shares, price] = [findings.number('sharesOffered'), findings.number('pricePerShare')];
    const isProduct =
      shares !== null && price !== null && Math.abs(shares * price - value) <= Math.max(1, value * 0.001);
    const witnesses = repeated(agreement, value, numberPattern(value), at);
    findings.set('grossProceeds', value, [at], confidenceOf(isProduct ? [...witnesses, 'arithmetic'] : witnesses));
    if (isProduct)
      findings.check('shares × price = gross proceeds', true, ['sharesOffered', 'pricePerShare', 'grossProceeds']);
    return;
  }
}

/** The agent's part of the proceeds: in the section on compensation, else in the schedule at the end. */
function findFee({ flat }: Agreement, findings: Findings, range: TextRange): void {
  const fees = matchesIn(flat.text, { ...range, end: Math.min(range.end, flat.text.length) }, FEE, 40).filter(
    (match) => {
      const { start, end } = sentenceOf(flat, match.start);
      const sentence = flat.text.slice(start, end);
      if (NOT_FEE.test(match.text) || Number(captured(match)?.text) > 15) return false;
      const lead = sentence.slice(0, match.start - start);
      return (
        /agent|underwriter|manager|commission|compensation|broker|cash fee/i.test(sentence) &&
        !/purchase notice|vwap/i.test(lead) &&
        !/\b(?:expenses?|tail|warrants?)[^.;:]{0,40}$/i.test(lead)
      );
    },
  );
  const [first, ...others] = fees;
  const at = captured(first);
  if (at === null) return;
  const isSame = others.every((other) => Number(captured(other)?.text) === Number(at.text));
  const isSchedule = /schedule|exhibit|annex|compensation|commission/i.test(
    flat.text.slice(Math.max(0, at.start - 240), at.start),
  );
  const witnesses: Witness[] = others.length > 0 ? ['place'] : isSchedule ? ['section'] : [];
  findings.set('agentFeePercent', Number(at.text), [at], isSame ? confidenceOf(witnesses) : 0.6);
}
