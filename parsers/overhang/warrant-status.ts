import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { STATED, type StatedValue } from '../prose/stated-items.ts';
import type { Warrant } from './result.ts';
import type { WarrantGroup } from './warrant-groups.ts';

const OFFERED =
  /\b(?:we|the company|[A-Z]\w+) (?:are|is) (?:hereby )?(?:also )?offering|offered (?:hereby|by (?:us|this))|pursuant to this prospectus/i;
const PRIVATE = /private placement|unregistered|placement agent|underwriter|representative|designees/i;
const UNREGISTERED = /private placement|unregistered|not being registered/i;
const TO_COME =
  /(?:are|is) (?:also )?(?:selling|issuing)|(?:will|agreed to|to be|also) (?:sell|sold|issue|issued)|concurrent private/i;
/** The title of a prospectus. */
const TITLE = 1_500;

/** Whether a class is outstanding, offered by the document, or to be issued beside the offering. */
export function statusOf({ text }: FlatText, part: CurrentPart, group: WarrantGroup): StatedValue {
  const { isTakedown } = part;
  const [first] = group.mentions;
  const at = first?.words ?? { start: 0, end: 0 };
  const status = (value: Warrant['status'], confidence: number, place = at): StatedValue => ({
    value,
    at: place,
    confidence,
  });
  if (group.isListed || !part.isProspectus) {
    const words = first === undefined ? '' : text.slice(first.sentence.start, first.sentence.end);
    return status('outstanding', group.isListed || /\b(?:issued|outstanding)\b/i.test(words) ? 0.9 : STATED);
  }
  for (const { sentence, words } of group.mentions) {
    const from = group.count === null ? words.start - 1_500 : Math.max(sentence.start, words.start - 300);
    const near = text.slice(Math.max(0, from), words.start);
    const isOffered = OFFERED.test(near);
    if (isTakedown) {
      const isBeside = !isOffered && /concurrent private/i.test(text.slice(words.end, sentence.end));
      if (isBeside || UNREGISTERED.test(near)) return status('to be issued', 0.9, words);
    }
    if (/exercise of (?:the |our |all |outstanding )*$/i.test(near)) break;
    if (isTakedown && PRIVATE.test(group.label) && /(?:agreed|agree|will|to) (?:to )?issue/i.test(near))
      return status('to be issued', STATED, words);
    if (isTakedown && sentence.start < TITLE) return status('offered', STATED, words);
    if (isOffered && !PRIVATE.test(near)) return status('offered', isTakedown ? 0.9 : STATED, words);
    if (isTakedown && TO_COME.test(near)) return status('to be issued', STATED, words);
  }
  return status(isTakedown && PRIVATE.test(group.label) ? 'to be issued' : 'outstanding', 0.7);
}
