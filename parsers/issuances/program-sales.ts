import { verbose } from '../layout/patterns.ts';
import { amountGroups } from './amounts.ts';
import { isOtherDeal, programOf } from './programs.ts';
import type { Grammar } from './statements.ts';

/** A sentence may state a total of sales. */
const CANDIDATE = verbose('gi')`\b(?:sold|sales?|issued|issuance|sell|completed|proceeds|purchased)\b`;
const SALE = verbose('i')`
  (?<!\b(?:be|being|not|be offered and|be issued and|the|of|any|such|unsold|previously) )\bsold\b|\b(?:were|was|been|have|had) (?:\w+ )?sold\b
  |(?<!\b(?:be|being|been|not|be offered and|the) )\bissued\b(?! and outstanding)|\b(?:completed|closed)\b[^.]{0,40}\b(?:sales?|offerings?)\b
  |\belected to sell\b|\braised\b(?:[^.]|\.(?=\d)){0,120}\bunder (?:the|this|our|its)\b
  |\b(?:received|raised|generated|proceeds|resulted in|recorded)\b(?:[^.]|\.(?=\d)){0,240}\b(?:sales? of|sales? under|issuances? (?:and sale )?of|under the ATM|(?:from|through) (?:the|its|our) (?:ATM|at-the-market))|\bsales? (?:of|under)\b(?:[^.]|\.(?=\d)){0,160}\b(?:resulted in|generated|for|totaled)\b
  |\bpurchased\b
`;
const NONE_SOLD = verbose('i')`
  \b(?:no|zero) (?:shares?|sales?|ADSs|common shares|ordinary shares|additional shares|such sales|common stock)\b[^.;]{0,80}?\b(?:were|was|have been|had been|has been|been)?\b ?(?:sold|made|issued|occurred|under|pursuant|of)\b|\b(?:did not|had not|has not|have not|not yet|not) (?:sell|sold|make|made|issued?|yet sold)\b[^.;]{0,40}?\b(?:shares?|sales?|any|ADSs|securities|common stock)|\bthere were no (?:shares|sales|issuances)|\bhad no sales\b
`;
const MODAL =
  /\b(?:may|could|can|would|might|intends?|expects?|plans?|right (?:but not the obligation )?to|option to|obligat\w+|agreed|ability|able|permitted|entitled|elect) (?:\w+ ){0,3}(?:to )?(?:offer|sell|issue|direct|purchase)\b/i;
/** A detail of a total, or a mixture of sales. */
const DETAIL =
  /^(?:including|of (?:the|these|those|such)\b)|\bcombination of\b|\bexchanges? (?:of|for) (?:debt|notes)\b|\bdividends?\b/i;
const ANAPHORA =
  /\b(?:under|pursuant to|through|in connection with|from) (?:the|this|such|that|our|its) (?:agreements?|programs?|facility|facilities|offering|arrangement|purchase agreement|prospectus supplement)\b|\bthereunder\b/i;
const REMAINS = /\bremain\w*\b[^.;]{0,40}\bavailable\b|\bavailable\b[^.;]{0,40}\bprospectus\b/i;

/** Sales under ATM programs and equity lines, in the words of reports and supplements. */
export const PROGRAM_SALES: Grammar = {
  candidate: CANDIDATE,
  isStated: (words) => SALE.test(words) && !isPlanned(words),
  noneIn: (words) => NONE_SOLD.exec(words),
  channelOf: (words, paragraph, before) => (DETAIL.test(words) ? null : channelOf(words, paragraph, before)),
  amountsOf: (words) => amountGroups(words, 'sale'),
  hasProgram: true,
};

function isPlanned(words: string): boolean {
  return MODAL.test(words) && !/\b(?:sold|received|issued)\b/i.test(words.replace(MODAL, ''));
}

function channelOf(words: string, paragraph: string, before: string): 'atm' | 'equity-line' | null {
  const own = programOf(words, before);
  if (own !== null) return own;
  if (isOtherDeal(words)) return null;
  const last = paragraph
    .split(/(?<=\.) (?=[A-Z])/)
    .slice(-3)
    .join(' ');
  if (ANAPHORA.test(words) || (paragraph === '' && REMAINS.test(words)))
    return programOf(paragraph === '' ? before.slice(-1_200) : paragraph, before);
  return isOtherDeal(last) ? null : programOf(last, before);
}
