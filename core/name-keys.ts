import { identifierKey } from './identifiers.ts';

/** Letters that do not decompose into one with an accent. */
const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};
/** As EDGAR and others write these letters in ASCII. */
const TRANSCRIBED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/**
 * Legal forms by the one that they abbreviate: two names that differ in spelling of the same form are the same name. From
 * the endings of company names on EDGAR.
 */
const LEGAL_FORMS: Readonly<Record<string, readonly string[]>> = {
  inc: ['inc', 'incorporated', 'incorporation'],
  corp: ['corp', 'corporation'],
  co: ['co', 'company', 'cos', 'companies'],
  ltd: ['ltd', 'limited', 'ltda', 'limitada'],
  llc: ['llc', 'lc'],
  lp: ['lp', 'llp', 'lllp'],
  plc: ['plc'],
  nv: ['nv'],
  bv: ['bv'],
  se: ['se'],
  sa: ['sa', 'sab', 'sas', 'sarl', 'sca'],
  cv: ['sadecv', 'sabdecv'],
  spa: ['spa', 'srl'],
  ag: ['ag'],
  gmbh: ['gmbh', 'kgaa', 'kg'],
  ab: ['ab', 'publ'],
  as: ['as', 'asa', 'aps'],
  oyj: ['oyj', 'oy'],
  pty: ['pty', 'pte', 'bhd', 'sdn'],
  kk: ['kk'],
};
const FORM_BY_WORD = new Map(
  Object.entries(LEGAL_FORMS).flatMap(([form, words]) => words.map((word) => [word, form] as const)),
);
/** Most words that spell one form: `S.A. de C.V.`, `s a b de c v`. */
const MOST_FORM_WORDS = 6;
/** EDGAR's mark of the state of incorporation or of a second registrant: `/DE/`, ` /NEW`. Not `A/S`. */
const EDGAR_MARK = /(?:\s[/\\]\s?[a-z]{2,}[/\\]?|[/\\][a-z]{2,}[/\\])\s*$/i;

export interface NameKeys {
  /** Letters and digits only, without accents, legal form, EDGAR's marks and a leading or trailing "the". */
  readonly searchKey: string;
  /** Legal forms that the name states, sorted: `['co', 'inc']`. */
  readonly legalForms: readonly string[];
  /** The words of the name with its legal form. */
  readonly words: readonly string[];
}

/**
 * The forms in which names are searched. Two names with one search key are the same apart from accents, punctuation,
 * spacing and legal form.
 *
 * @example nameKeys('Société Générale & Co., S.A.') // searchKey "societegenerale", legalForms ["co", "sa"]
 * @example nameKeys('ACME HLDGS CORP /DE/').searchKey // "acmehldgs"
 */
export function nameKeys(name: string): NameKeys {
  const plain = folded(name.normalize('NFC').trim().replace(EDGAR_MARK, ''));
  const words = identifierKey('name', plain).split(' ').filter(Boolean);
  const kept = words[0] === 'the' && words.length > 1 ? words.slice(1) : [...words];
  const legalForms = new Set<string>();
  while (kept.length > 1) {
    const last = kept.at(-1);
    const form = trailingForm(kept);
    if (form) {
      kept.length -= form.words;
      legalForms.add(form.form);
    } else if (last === 'the' || (last === 'and' && legalForms.size > 0)) kept.length -= 1;
    else break;
  }
  return { searchKey: kept.join(''), legalForms: [...legalForms].sort(), words };
}

/** A legal form at the end, in one word or spelled in letters; never the whole name. */
function trailingForm(words: readonly string[]): { readonly form: string; readonly words: number } | null {
  for (let count = Math.min(MOST_FORM_WORDS, words.length - 1); count > 0; count -= 1) {
    const last = words.slice(-count);
    // "s a" and "sa de cv" are one form; "holdings a g o" is not for its length of letters.
    if (count > 1 && !last.every((word) => word.length <= 3)) continue;
    const form = FORM_BY_WORD.get(last.join(''));
    if (form) return { form, words: count };
  }
  return null;
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[øłđðıħæœßþ]/g, (letter) => FOLDED[letter] ?? letter);
}

/**
 * The keys under which a name that a user typed may be stored: also with umlauts transcribed.
 *
 * @example searchKeysOf('Münchner Rück AG') // ["munchnerruck", "muenchnerrueck"]
 */
export function searchKeysOf(name: string): readonly string[] {
  const transcribed = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => TRANSCRIBED[letter] ?? letter);
  const keys = [nameKeys(name).searchKey, nameKeys(transcribed).searchKey];
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Whether two names that are equal otherwise state different legal forms. A name without one contradicts none. */
export function formsContradict(one: NameKeys, other: NameKeys): boolean {
  if (one.legalForms.length === 0 || other.legalForms.length === 0) return false;
  return one.legalForms.join() !== other.legalForms.join();
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Longer keys have too many neighbors to look all of them up. */
const MOST_NEAR_MISS_LETTERS = 40;

/**
 * Every key at one edit from a key: a letter missing, added or replaced, or two swapped. They are looked up one by one in
 * the index, so a near miss costs about a thousand probes and no scan.
 */
export function nearMisses(key: string): readonly string[] {
  const letters = Array.from(key);
  if (letters.length < 4 || letters.length > MOST_NEAR_MISS_LETTERS) return [];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, here, next] = [letters.slice(0, at).join(''), letters[at], letters[at + 1]];
    const after = letters.slice(at + 1).join('');
    for (const letter of ALPHABET) {
      found.add(before + letter + (here ?? '') + after);
      if (here !== undefined) found.add(before + letter + after);
    }
    if (here === undefined) continue;
    found.add(before + after);
    if (next !== undefined) found.add(before + next + here + letters.slice(at + 2).join(''));
  }
  found.delete(key);
  return [...found];
}

/**
 * The form under which an identifier is searched: names without legal form and spaces, tickers without separators.
 *
 * @example searchKeyOf('ticker', 'BRK-B') // "BRKB"
 */
export function searchKeyOf(kind: 'name' | 'ticker' | 'cusip' | 'sic', value: string): string {
  if (kind === 'name') return nameKeys(value).searchKey;
  const key = identifierKey(kind, value);
  return kind === 'ticker' ? key.replaceAll('.', '') : key;
}
