import { wordSet } from '../../layout/patterns.ts';
import { closingWord } from '../leading-word.ts';

/** Forms of one word, which end a name wherever they stand alone. */
const WHOLE_FORMS = wordSet`inc incorporated corp corporation llc llp ltd limited gmbh lp bv sa spa nv ag srl sarl plc pty
  pte kk kft sro doo aps ab oy as ulc ltda sas sasu cv kg bhd eirl`;
const WHOLE_WORDS = wordSet`incorporated incorporation corporation company limited limitada partnership holding holdings
  trust foundation bank association cooperative unlimited limitee proprietary aktiengesellschaft aktiebolag gesellschaft
  kommanditgesellschaft societe sociedad anonima partners associates venture ventures group fund enterprise enterprises
  industries services systems international insurance properties investment investments`;
const WHOLE_ABBREVIATIONS = wordSet`llc llp lllp inc corp ltd ltda lda gmbh mbh pty pte pvt plc spa bvba sprl srl sl slu
  sas sasu sro doo eood ood ead kft zrt nyrt sdn bhd oy oyj aps as asa ab kk yk gk cv bv nv ag se sa sca scs snc kg ohg
  ev eurl uab sia ou ooo oao zao pao too lp gp na pc pa ulc dac clg reit fze fzco dmcc wll jsc pjsc co cia sae tbk pt
  lda epe eirl hf ehf ans spc svs sti sirketi`;
/** Letters of forms of several parts: their last part may be any end of these. */
const PARTS = wordSet`sarl spzoo kaisha derldecv sadecv derl fzllc sanv nvsa is ks lllp`;

function endsOf(words: Iterable<string>): Set<string> {
  const ends = new Set<string>();
  for (const word of words) for (let from = 0; from < word.length; from += 1) ends.add(word.slice(from));
  return ends;
}

/** Quick knowledge of a pattern for forms at the end of a name. */
interface FormEnding {
  /** Words that are a form by themselves, behind one of `before`. */
  readonly whole: ReadonlySet<string>;
  /** Every word that a form can end in. */
  readonly last: ReadonlySet<string>;
  readonly before: string;
}

/** See `FORM` and `LEGAL_FORM`; words such as "company" have no shorter ends. */
export const FORM_ENDING: FormEnding = {
  whole: new Set([...WHOLE_WORDS, ...WHOLE_ABBREVIATIONS]),
  last: new Set([...WHOLE_WORDS, ...endsOf([...WHOLE_ABBREVIATIONS, ...PARTS])]),
  before: ' \t\n,.(&"“”\'’-',
};
export const LEGAL_FORM_ENDING: FormEnding = {
  whole: WHOLE_FORMS,
  last: endsOf([...WHOLE_FORMS, ...PARTS]),
  before: ' \t\n,.(-',
};

const CLOSING = '"”\'’). \t\n';

/** Whether a text ends in a form, by its last word alone: null where only the pattern can say. */
export function quickEnding(text: string, { whole, last, before }: FormEnding): boolean | null {
  const { word, start } = closingWord(text, CLOSING);
  const previous = start > 0 ? text.charAt(start - 1) : ' ';
  const isAscii = previous.charCodeAt(0) < 128 || before.includes(previous);
  if (word === '') return isAscii ? false : null;
  if (whole.has(word) && before.includes(previous)) return true;
  return last.has(word) || !isAscii ? null : false;
}
