import { cut, type Words } from '../words.ts';
import { takeAddress, takeParent, takeShareAtEnd, takeStatus, takeTrade } from './entry-extras.ts';
import { takeParenthesis } from './entry-parenthesis.ts';
import type { Entry, EntryOptions } from './entry-parts.ts';
import {
  takeLaws,
  takePlaceAfterForm,
  takePlaceAfterSeparator,
  takePlaceBefore,
  takeQualified,
} from './entry-places.ts';
import { withoutBullet, withoutInnerNote, withoutMarks } from './marks.ts';

/** Longer texts are no entries, and would take long to search. */
const LONGEST_ENTRY = 1_200;
const DEFAULTS: EntryOptions = { findJurisdiction: true, parenthesesArePlaces: false, isRaised: () => false };

/**
 * Reads an entry such as "Acme (UK) Ltd. (England, 51% owned) (1)", "Acme LLC, a Delaware limited liability company",
 * "Acme Corp. — Ohio" or "Acme, Inc. d/b/a Acme Tools". What it cannot explain stays in the name.
 */
export function readEntry(words: Words, given: Partial<EntryOptions> = {}): Entry {
  const options = { ...DEFAULTS, ...given };
  const entry = createEntry(words);
  if (words.text.length > LONGEST_ENTRY) {
    entry.doubts.push('too long for an entry');
    return entry;
  }
  const inner = withoutInnerNote(withoutBullet(words));
  const trimmed = withoutMarks(inner.words, options.isRaised);
  entry.noteMarks = [...inner.marks, ...trimmed.marks];
  entry.name = trimmed.words;
  for (let turn = 0; turn < 6; turn += 1) {
    const before = entry.name.text;
    takeStatus(entry);
    takeParent(entry);
    takeAddress(entry);
    if (options.findJurisdiction && entry.jurisdiction === null) takeQualified(entry);
    takeParenthesis(entry, options);
    takeTail(entry, options);
    takeTrade(entry);
    const marked = withoutMarks(entry.name, options.isRaised);
    entry.name = marked.words;
    entry.noteMarks.unshift(...marked.marks);
    if (entry.name.text === before) break;
  }
  entry.name = tidied(entry.name);
  return entry;
}

function createEntry(name: Words): Entry {
  const unknown = { jurisdiction: null, knownPlace: false, percent: null, doingBusinessAs: null };
  return { name, ...unknown, noteMarks: [], doubts: [] };
}

/** "Acme Corp. — Ohio", "Acme Corp.: Ohio", "Acme Corp., Ohio", "Acme LLC 51% owned", "Acme organized in Ohio". */
function takeTail(entry: Entry, options: EntryOptions): void {
  if (takeShareAtEnd(entry) || !options.findJurisdiction || entry.jurisdiction !== null) return;
  if (takeLaws(entry) || takePlaceAfterSeparator(entry)) return;
  takePlaceAfterForm(entry);
  takePlaceBefore(entry);
}

/** Without separators that a cut left at the end, and a parenthesis that lost its partner. */
function tidied(words: Words): Words {
  const end = words.text.search(/(?:[\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)+$/);
  const rest = end > 0 ? cut(words, 0, end) : words;
  const open = rest.text.lastIndexOf('(');
  return open > 0 && open >= rest.text.length - 1 ? cut(rest, 0, open) : rest;
}
