import type { Random } from './random.ts';

const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

// Invented roots and endings: the names they make belong to no EDGAR registrant.
const ROOTS = listOf(`
  Vel, Quor, Tarn, Osk, Brin, Nyx, Cald, Fenn, Zeph, Marr, Ilm, Drav, Sorr, Kest, Ombr, Lyth, Pell, Gryn, Haux, Wess,
  Yarr, Jant, Ulv, Erd, Thall, Roq, Blys, Chant, Aven, Xil
`);
const ENDINGS = listOf(`
  ora, enta, ix, umar, ovia, ander, iden, ellon, aris, otek, une, ivant, eska, orin, alta, emor, ustra, ecca, imer,
  owen
`);
const FIRST = listOf(`
  Adela, Bertrand, Ciara, Dmitri, Elspeth, Farid, Greta, Hollis, Imani, Jorge, Katarzyna, Leopold, Mirela, Nikhil,
  Odette, Pascal, Quentin, Rosalind, Stellan, Tamsin, Ugo, Verity, Wendell, Yasmin
`);
const LAST = listOf(`
  Abernant, Brockhurst, Castellane, Dunmarrow, Eastlake, Fairweather-Holt, Grunewald, Harrowgate, Iversholm, Jankovar,
  Kestrelton, Lindqvarn, Mossbury, Nakagiri, O'Tierney, Pemberlane, Quillfeather, Rosthwaite, St. Aubrey, Thistlewood,
  Umberfield, van der Haage, Wolverlow, Yarborne
`);

/** A different stem for each index below 600, then with a second word. */
function stem(index: number): string {
  const root = ROOTS[index % ROOTS.length];
  const ending = ENDINGS[Math.floor(index / ROOTS.length) % ENDINGS.length];
  const round = Math.floor(index / (ROOTS.length * ENDINGS.length));
  const second = round === 0 ? '' : ` ${ROOTS[round % ROOTS.length]}${ENDINGS[(round * 7) % ENDINGS.length]}`;
  return `${root}${ending}${second}`;
}

export function companyName(index: number, trade: string, suffix: string): string {
  return `${stem(index)} ${trade} ${suffix}`;
}

/** Four letters, different for each index below 26⁴. */
export function tickerOf(index: number): string {
  let code = (index * 48271 + 13007) % 26 ** 4;
  let ticker = '';
  for (let i = 0; i < 4; i++) {
    ticker = String.fromCharCode(65 + (code % 26)) + ticker;
    code = Math.floor(code / 26);
  }
  return ticker;
}

export function personName(random: Random): string {
  const middle = random.chance(0.4) ? ` ${String.fromCharCode(65 + random.int(0, 25))}.` : '';
  const suffix = random.chance(0.06) ? ', Jr.' : random.chance(0.04) ? ' III' : random.chance(0.06) ? ', M.D.' : '';
  return `${random.pick(FIRST)}${middle} ${random.pick(LAST)}${suffix}`;
}

/** Distinct names, in the order drawn. */
export function personNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) names.add(personName(random));
  return [...names];
}

/** Nine characters with a valid check digit, in the range (`99…`) reserved for private use. */
export function cusipOf(index: number): string {
  const base = `99${index.toString(36).toUpperCase().padStart(4, '0')}10`;
  let sum = 0;
  for (let i = 0; i < base.length; i++) {
    let value = Number.parseInt(base[i] ?? '0', 36);
    if (i % 2 === 1) value *= 2;
    sum += Math.floor(value / 10) + (value % 10);
  }
  return `${base}${(10 - (sum % 10)) % 10}`;
}
