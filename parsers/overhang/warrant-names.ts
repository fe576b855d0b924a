import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { isDescribed, type WarrantGroup } from './warrant-groups.ts';

export interface Name {
  readonly pattern: RegExp;
  readonly group: WarrantGroup;
}

/** The names of each class; "the Warrants" is the only class, or the only unnamed one. */
export function namesOf(terms: FlatText, part: CurrentPart, groups: readonly WarrantGroup[]): Name[] {
  // A listed count covers many classes, unless the list itself defines a name.
  const own = groups.filter(isDescribed);
  const keyed = own.flatMap((group) => [...group.keys].filter((key) => key !== '').map((key) => ({ key, group })));
  const names: Name[] = keyed.map(({ key, group }) => ({
    pattern: new RegExp(`\\b${patternOf(key)}(?:'?s?'?)? (?:common )?(?:stock )?(?:purchase )?warrants?\\b`, 'gi'),
    group,
  }));
  // "The Series A and Series B warrants": a series named before the word that both share.
  const series = keyed
    .filter(({ key }) => /^(?:series|class) [\w-]{1,4}$/.test(key))
    .map(({ key, group }) => ({ pattern: new RegExp(`\\b${patternOf(key)}${OTHER_SERIES}`, 'gi'), group }));
  const plain = own.filter(({ keys }) => [...keys].every((key) => key === ''));
  const ordinary = own.filter(({ preFunded, label }) => !preFunded && !/agent|underwriter|representative/i.test(label));
  const isUmbrella = ordinary.length > 1 && UMBRELLA.test(terms.text.slice(part.start, part.end));
  const meant = plain.length > 0 ? plain : ordinary;
  if (meant.length === 1 || (plain.length === 0 && isUmbrella))
    names.push(...meant.map((group) => ({ pattern: THE_WARRANTS, group })));
  return [...names, ...series, ...umbrellas(terms, part, groups)];
}

const OTHER_SERIES = '(?=(?:,? (?:and|or)|,) (?:the )?(?:[Ss]eries |[Cc]lass )[\\w-]{1,4} (?:common )?warrants?\\b)';
/** "and together with the Series A Warrants, the "June Warrants"": one name for all classes of the sentence. */
const UMBRELLA_NAME = /\btogether with[^.;()]{0,160}, the "([^"]{4,50} Warrants)"/g;

function umbrellas(terms: FlatText, part: CurrentPart, groups: readonly WarrantGroup[]): Name[] {
  const found: Name[] = [];
  for (const match of terms.text.slice(part.start, part.end).matchAll(UMBRELLA_NAME)) {
    const at = part.start + match.index;
    const own = groups.filter(({ mentions }) =>
      mentions.some(({ sentence }) => sentence.start <= at && at < sentence.end),
    );
    const isAll = /pre-?funded/i.test(match[0]);
    const pattern = new RegExp(`\\b${(match[1] ?? '').replace(/[^\w -]/g, '.')}\\b`, 'g');
    for (const group of own) if (isAll || !group.preFunded) found.push({ pattern, group });
    if (found.length > 40) break;
  }
  return found;
}

export const THE_WARRANTS =
  /(?:^The |\bthe |\b[Ee]ach (?:of the |whole )?)(?:warrants?|Warrants?)\b(?! Shares| [Aa]gent| [Aa]greement| [Cc]ertificate)/g;
/** A defined term for several series: "together with the Series A Warrants, the "Warrants"". */
const UMBRELLA = /(?:together|with|collectively)[^.;()]{0,60}"warrants"/i;

function patternOf(key: string): string {
  const named = key.replace(/[^\w -]/g, '').replace('pre-funded', 'pre-?\\s?funded');
  return named.replace(/^series /, '(?:series )?').replace(/ (?=\w)/g, "(?:'s|s')? ");
}

export interface Place {
  readonly at: number;
  readonly group: WarrantGroup;
}

/** "The initial exercise price of each": the class is named next. */
const LEAD = /(?:exercise|strike) prices? (?:of|for|per)\b(?:(?!warrant)[^.;$]){0,60}$/i;

export function placesOf(words: string, names: readonly Name[]): Place[] {
  const places: Place[] = [];
  for (const { pattern, group } of names) {
    for (const match of words.matchAll(new RegExp(pattern.source, pattern.flags))) {
      const lead = LEAD.exec(words.slice(Math.max(0, match.index - 80), match.index))?.[0].length ?? 0;
      places.push({ at: match.index - lead, group });
    }
  }
  return places.sort((a, b) => a.at - b.at);
}

/** "The A Warrants and the B Warrants have an exercise price of $1": the later places of a shared subject. */
export function sharedSubjects(words: string, places: readonly Place[]): Place[] {
  const found: Place[] = [];
  places.forEach((place, index) => {
    const before = places[index - 1];
    if (before === undefined || (index > 1 && !found.includes(before))) return;
    if (index === 1 && !/^(?:the |each (?:of the )?|both )*$/i.test(words.slice(0, before.at).trimStart())) return;
    if (SAME_SUBJECT.test(words.slice(before.at, place.at))) found.push(place);
  });
  return found;
}

const SAME_SUBJECT = /^[\w' -]{2,60}?(?:[Ww]arrants?)?(?:,| and|, and)(?: (?:the|each))? ?$/;

/** "The warrants have an exercise price of $2. We issued warrants to purchase …": the next class counted in the paragraph. */
export function firstBehind<T extends { readonly sentence: TextRange }>(
  terms: FlatText,
  places: readonly T[],
  index: number,
  sentence: TextRange,
): readonly T[] {
  const next = places[index];
  const isNear = next !== undefined && next.sentence.start - sentence.end < 1_000;
  return isNear && !terms.text.slice(sentence.end, next.sentence.start).includes('\n') ? [next] : [];
}
