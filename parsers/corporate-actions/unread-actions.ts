import type { Reason } from '../../core/parser.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { UNREAL } from './action-context.ts';

/** What happened to a name, symbol, listing or share, in the past tense or with "will". */
const CHANGE = pattern('i')`
  \b(?:changed|changes|change|will change|amended)\b[^.;]{0,60}\b(?:name|ticker|(?:trading|stock|ticker) symbol)\b
  |\bnew (?:ticker|trading|stock) symbol\b|\bname change\b[^.;]{0,60}\beffective\b
  |\b(?:transferred|will transfer)\b[^.;]{0,60}\blisting\b
  |\b(?:forward|two-for-one|three-for-one|four-for-one) (?:stock |share )?split\b
`;
/** Item titles, agreements, and what others or plans do. */
const OTHER = /^item \d|notice of delisting or failure|\bsubsidiar|\bplan\b|\bno change\b|\bnot change\b|\badjust/i;
const SHOWN = 3;
const MOST = 20;

/** What a document in which no action was found says of changes; null where there is nothing. */
export function unreadActions(flat: FlatText): Reason | null {
  const found: string[] = [];
  for (const { text } of flat.sentences) {
    const change = CHANGE.exec(text);
    if (change === null || UNREAL.test(text) || OTHER.test(text)) continue;
    found.push(text.slice(Math.max(0, change.index - 30), change.index + 80).trim());
    if (found.length >= MOST) break;
  }
  if (found.length === 0) return null;
  const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
  const [statements, were] = found.length === 1 ? ['statement', 'was'] : ['statements', 'were'];
  const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : '';
  const message = `no corporate action was read, but ${found.length} ${statements} of a change ${were} not used: ${shown.join(', ')}${more}`;
  return { code: 'corporate-actions-not-read', message };
}
