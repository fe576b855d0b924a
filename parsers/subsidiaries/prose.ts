import { sentenceStops } from '../prose/sentences.ts';
import { canBeName, endsWithForm, endsWithLegalForm, isSentence } from './entity-names.ts';
import { type Entry, type EntryOptions, readEntry } from './entry.ts';
import { withoutBullet } from './marks.ts';
import { percentOf } from './percent.ts';
import { isPlace } from './places.ts';
import { cut, type Words } from './words.ts';

/** The longest lists in prose name some hundred companies. */
const LONGEST_SENTENCE = 20_000;

/** Subsidiaries that a sentence names. */
export interface ProseEntries {
  readonly entries: readonly Entry[];
  /** All of the sentence was understood. */
  readonly isWhole: boolean;
  readonly wholly: Words | null;
}

const KIND =
  '(?:corporation|limited liability company|limited partnership|general partnership|partnership|limited company|company|business trust|statutory trust|trust|LLC|L\\.L\\.C\\.|entity|bank|association|GmbH|joint venture)';
const QUALIFIER = new RegExp(
  `,?\\s*\\(?\\b(?:an?)\\s+\\p{Lu}[\\p{L}.'’ ]{1,40}?\\s+(?:[\\p{L}-]+\\s+){0,4}?${KIND}\\b\\)?|(?:,| is)? (?:incorporated|organized|formed|organised) (?:in|under the laws of)(?: the)?(?: (?:State|Commonwealth|Province|Republic) of)?\\s+\\p{Lu}[\\p{L}.]*(?:\\s+\\p{Lu}[\\p{L}.]*){0,3}`,
  'giu',
);
const FIRST_QUALIFIER = new RegExp(QUALIFIER.source, 'iu');
const LEADS: readonly RegExp[] = [
  /^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;]{0,160}:\s*/i,
  /^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;.]{0,120}?\b(?:is|are|consists? of|include[s]?|comprises?)(?: as follows)?:?\s+(?=[\p{Lu}\d"“(])/iu,
  /^[\s\S]*?\b(?:owns|holds|has)\b[^:;.]{0,120}?\b(?:subsidiar(?:y|ies)|stock|interests?|equity|shares)\b(?: of| in|,|:)?\s+(?:each of )?(?:the following(?: \w+)?:?\s+)?(?=[\p{Lu}\d"“(])/iu,
];

/** Reads "… has three subsidiaries: A LLC, a Nevada limited liability company; B, Inc., …; and C S.A., …". */
export function readProse(sentence: Words, options: EntryOptions): ProseEntries {
  const none: ProseEntries = { entries: [], isWhole: false, wholly: null };
  if (sentence.text.length > LONGEST_SENTENCE) return none;
  // "Acme, Inc. was incorporated in Nevada on May 5, 2010." under a title that says what it is.
  const founded =
    /^(?:\(?\w{1,2}[.)]\s+)?(.{4,120}?),?\s+(?:was|is|were)\s+(?:an?\s|duly\s|(?:re)?(?:incorporated|organized|organised|formed|registered|established))/i.exec(
      sentence.text,
    );
  if (founded !== null && endsWithLegalForm(founded[1] ?? '') && !/\bsubsidiar/i.test(sentence.text)) {
    const laws =
      /(?:incorporated|organized|organised|formed|registered|established|existing) (?:in|under)(?: the laws? of)?(?: the)?(?: (?:State|Commonwealth|Province) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3})/u.exec(
        sentence.text,
      );
    const place = laws?.[1];
    if (laws === null || place === undefined) return none;
    const from = laws.index + laws[0].length - place.length;
    const entry = readEntry(
      cut(
        sentence,
        founded[0].indexOf(founded[1] ?? ''),
        founded[0].indexOf(founded[1] ?? '') + (founded[1] ?? '').length,
      ),
      options,
    );
    const known = isPlace(place);
    const jurisdiction = entry.jurisdiction ?? cut(sentence, from, from + place.length);
    const doubts = [...entry.doubts, 'read from a sentence'];
    return {
      entries: [{ ...entry, jurisdiction, knownPlace: entry.knownPlace || known, doubts }],
      isWhole: true,
      wholly: null,
    };
  }
  const held = /\b(?:owns|holds)\s+(?:directly\s+|indirectly\s+)?(\d{1,3}(?:\.\d{1,6})?\s?%)\s/i.exec(sentence.text);
  if (held === null && !/subsidiar|wholly[- ]owned/i.test(sentence.text)) return none;
  const whollyAt = /wholly[- ]owned/i.exec(sentence.text);
  const wholly = whollyAt === null ? null : cut(sentence, whollyAt.index, whollyAt.index + whollyAt[0].length);
  // "Acme LLC, a Nevada company, is a wholly-owned subsidiary of the Company."
  const subject =
    /^(.{4,160}?),?\s+(?:is|are)\s+(?:(?:both|each|all|the|an?|our|its|indirect|direct|only|sole)\s+)*(?:wholly[- ]owned |majority[- ]owned )?subsidiar(?:y|ies)\b/i.exec(
      sentence.text,
    );
  if (subject !== null && !/^(?:the|our|each|all|these|its|following|there)\b/i.test(sentence.text)) {
    const entries = entriesOf(cut(sentence, 0, (subject[1] ?? '').length), options);
    return { entries: entries.list, isWhole: entries.isWhole, wholly };
  }
  for (const lead of LEADS) {
    const match = lead.exec(sentence.text.slice(0, 1_500));
    if (match === null) continue;
    const entries = entriesOf(cut(sentence, match[0].length), options);
    const [only] = entries.list;
    if (only !== undefined && held !== null && entries.list.length === 1 && only.percent === null) {
      // "owns 51% of the shares of Acme Ltd."
      const percent = percentOf(cut(sentence, held.index, held.index + held[0].length), false);
      if (percent === null || percent === 'several') return { ...none, isWhole: false };
      const doubts = [...only.doubts, 'read from a sentence'];
      return { entries: [{ ...only, percent, doubts }], isWhole: entries.isWhole, wholly };
    }
    if (entries.list.length > 0) return { entries: entries.list, isWhole: entries.isWhole, wholly };
  }
  return none;
}

function entriesOf(words: Words, options: EntryOptions): { list: Entry[]; isWhole: boolean } {
  const list: Entry[] = [];
  let isWhole = true;
  for (const piece of piecesOf(words)) {
    const head =
      /^(?:and|as well as|including|namely|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\))[\s,]+/i.exec(piece.text)?.[0].length ?? 0;
    const body = cut(
      piece,
      head,
      piece.text.replace(/[\s.,;]+$/, '').length +
        (/\b(?:Inc|Corp|Ltd|Co|S\.A|L\.P|B\.V)\.$/.test(piece.text.trimEnd()) ? 1 : 0),
    );
    if (body.text === '') continue;
    const entry = readEntry(body, options);
    const isName =
      canBeName(entry.name.text) && /^[\p{Lu}\d"“'‘]/u.test(entry.name.text) && entry.name.text.length <= 120;
    if (
      !isName ||
      /\bsubsidiar/i.test(entry.name.text) ||
      (entry.jurisdiction === null && !endsWithLegalForm(entry.name.text))
    ) {
      isWhole = false;
      continue;
    }
    list.push(entry);
  }
  return { list, isWhole };
}

/** The parts between semicolons, else after each "a Delaware corporation", else after each legal form. */
function piecesOf(words: Words): Words[] {
  const { text } = words;
  const pieces: Words[] = [];
  if (text.includes(';')) {
    let from = 0;
    for (const match of text.matchAll(/;/g)) {
      pieces.push(cut(words, from, match.index));
      from = match.index + 1;
    }
    pieces.push(cut(words, from));
    return pieces;
  }
  // "a bank organized under the laws of Virginia" is two that say one thing.
  const qualifiers = [...text.matchAll(QUALIFIER)].filter(
    (match, index, all) => (all[index + 1]?.index ?? Number.MAX_SAFE_INTEGER) > match.index + match[0].length + 1,
  );
  if (qualifiers.length > 0) {
    let from = 0;
    qualifiers.forEach((match, index) => {
      const end = match.index + match[0].length;
      const isLast = index === qualifiers.length - 1;
      // What follows up to the next name says more of this one: "(51% owned)", ", of which it holds 80 %".
      const more = /^(?:\s*\([^()]{2,60}\))?(?:,? (?:in|of) which [^,;]{5,80})?/.exec(text.slice(end))?.[0].length ?? 0;
      const to = isLast ? text.length : end + more;
      pieces.push(cut(words, from, to));
      from = to + (/^[\s,]+/.exec(text.slice(to))?.[0].length ?? 0);
    });
    return pieces;
  }
  let from = 0;
  for (const match of text.matchAll(/,\s+and\s+|\s+and\s+|,\s+/g)) {
    const before = text.slice(from, match.index);
    // "Acme Ltd. (England) and …"
    const named = /^(.*\S)\s*\(([^()]{2,60})\)$/.exec(before);
    const isNamed = named !== null && endsWithForm(named[1] ?? '') && isPlace(named[2] ?? '');
    if (!endsWithLegalForm(before) && !isNamed) continue;
    if (/^(?:Inc|LLC|L\.L\.C|Ltd|Limited|L\.P|Corp|S\.A|N\.V|B\.V)\b/i.test(text.slice(match.index + match[0].length)))
      continue;
    pieces.push(cut(words, from, match.index));
    from = match.index + match[0].length;
  }
  pieces.push(cut(words, from));
  return pieces;
}

/** The sentences of a paragraph: full stops behind words in small letters, before a capital. */
export function sentencesOf(paragraph: Words): Words[] {
  const { text } = paragraph;
  if (text.length > LONGEST_SENTENCE) return [paragraph];
  const stops = [0, ...sentenceStops(text), text.length];
  return stops.slice(1).map((stop, index) => {
    const start = stops[index] ?? 0;
    return cut(paragraph, start + text.slice(start, stop).search(/\S|$/), stop);
  });
}

const HOLDS_FORM =
  /^(?:\p{Lu}[\p{L}\d.&'’-]*,? ){1,8}(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|Corp|Corporation|B\.V|S\.A)\b/u;

/** Whether a sentence names a company of its own: it may be a subsidiary that no line lists. */
export function namesCompany(text: string): boolean {
  if (text.length > LONGEST_SENTENCE) return true;
  if (/\b(?:following|below|listed|above|omit|constitute)/i.test(text)) return false;
  // "The Company also owns 51% of the shares of Acme LLC."
  const owned = /%\s(?:[\p{L}-]+\s){0,8}?(?:of|in)\s(?=\p{Lu})([^;]{4,160})/u.exec(text)?.[1];
  if (owned !== undefined && HOLDS_FORM.test(owned)) return true;
  return [...text.matchAll(QUALIFIER)].some((match) =>
    endsWithLegalForm(text.slice(0, match.index).replace(/[\s,(]+$/, '')),
  );
}

/**
 * Whether words begin with a company and what it is, and name no other: "Acme LLC, a Delaware limited liability
 * company, which also …".
 */
export function beginsWithEntry(words: Words): boolean {
  const body = withoutBullet(words);
  if (!/^[\p{Lu}\d]/u.test(body.text) || /^(?:The|In|Our|All|Each|As|We|On|During)\s/.test(body.text)) return false;
  const options: EntryOptions = { findJurisdiction: true, parenthesesArePlaces: false, isRaised: () => false };
  const { name, knownPlace } = readEntry(body, options);
  if (!knownPlace || name.text.length > 100 || !endsWithLegalForm(name.text) || isSentence(name.text)) return false;
  return !namesCompany(body.text.slice(name.text.length).replace(FIRST_QUALIFIER, ''));
}
