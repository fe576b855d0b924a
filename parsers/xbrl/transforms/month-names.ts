/**
 * Month names in the languages of the XBRL transformation registries, as distinctive stems: January first, alternatives
 * separated by `/`. A word names the month with the longest stem that it begins with; accents and case do not matter.
 */
const STEMS: Readonly<Record<string, string>> = {
  bg: 'ян фев мар апр май/маи юни юли авг сеп окт ное дек',
  cs: 'led uno bre dub kve cvn/cerven/cervn cvc/cervenec/cervenc srp zar rij lis pro',
  cy: 'ion chwe maw/faw ebr mai/fai meh/feh gor/ngor aws med/fed hyd tach/dach/nhach/thach rhag/rag',
  da: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  de: 'jan/jaen feb mar/maer apr mai jun jul aug sep okt nov dez',
  el: 'ιαν φεβ μαρ απρ/αριλ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ',
  en: 'jan feb mar apr may jun jul aug sep oct nov dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  et: 'jaan veebr marts apr mai juuni juuli aug sept okt nov dets',
  fi: 'tam hel maa huh tou kes hei elo syy lok mar jou',
  fr: 'janv fevr mars avr mai juin juil aout sept oct nov dec',
  hi: 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  hr: 'sij velj ozu tra svi lip srp kol ruj lis stu pro',
  hu: 'jan feb marc apr maj jun jul aug szept okt nov dec',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  lt: 'sau vas kov bal geg bir lie rugp/rgp rugs/rgs spa/spl lap gru/grd',
  lv: 'janv febr marts apr maijs jun jul aug sept okt nov dec',
  nl: 'jan feb maa/mrt apr mei jun jul aug sep okt nov dec',
  no: 'jan feb mar apr mai jun jul aug sep okt nov des',
  pl: 'sty lut mar kwi maj cze lip sie wrz paz lis gru',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  ro: 'ian feb mar apr mai iun iul aug sep oct noi/nov dec',
  sk: 'jan feb mar apr maj jun jul aug sep okt nov dec',
  sl: 'jan feb mar apr maj jun jul avg sep okt nov dec',
  sv: 'jan feb mar apr maj jun jul aug sep okt nov dec',
};

// Greek dates are often typed with Latin look-alikes.
const GREEK_LOOKALIKES: Readonly<Record<string, string>> = { i: 'ι', a: 'α', o: 'ο', m: 'μ', n: 'ν' };

function fold(word: string, language: string): string {
  const folded = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return language === 'el' ? folded.replace(/[iaomn]/g, (letter) => GREEK_LOOKALIKES[letter] ?? letter) : folded;
}

const prepared = new Map<string, readonly (readonly [stem: string, month: number])[]>();

function stemsOf(language: string): readonly (readonly [string, number])[] {
  let stems = prepared.get(language);
  if (!stems) {
    stems = (STEMS[language] ?? '')
      .split(' ')
      .flatMap((alternatives, index) =>
        alternatives.split('/').map((stem) => [fold(stem, language), index + 1] as const),
      )
      .sort(([a], [b]) => b.length - a.length);
    prepared.set(language, stems);
  }
  return stems;
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/**
 * Month number in the words between a date's numbers (`"th of February, "`), or null. The last month named counts, as in
 * the registries' greedy patterns.
 *
 * @param language ISO 639-1 code, or `roman`
 */
export function monthOf(words: string, language: string): number | null {
  let month: number | null = null;
  for (const word of words.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const folded = fold(word, language);
    if (language === 'roman') month = ROMAN.indexOf(folded) + 1 || month;
    else month = stemsOf(language).find(([stem]) => folded.startsWith(stem))?.[1] ?? month;
  }
  return month;
}
