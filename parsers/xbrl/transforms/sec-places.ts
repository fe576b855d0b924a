import { COUNTRIES } from './sec-countries.ts';

/** Place names of the SEC's transformations. Case, accents and white space do not matter. */

const STATES = `
AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; FL Florida;
GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine;
MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska;
NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio;
OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas;
UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming; DC District of Columbia;
AS American Samoa|Samoa; GU Guam; MP Northern Mariana Islands; PR Puerto Rico;
UM United States Minor Outlying Islands; VI Virgin Islands, U.S.; AB Alberta; BC British Columbia; MB Manitoba;
NB New Brunswick; NL Newfoundland|Newfoundland and Labrador; NS Nova Scotia; NT Northwest Territories; NU Nunavut;
ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon
`;

const EDGAR_PLACES = `
B5 American Samoa; GU Guam; PR Puerto Rico; 2J United States Minor Outlying Islands;
VI Virgin Islands, U.S.|Virgin Islands, US|US Virgin Islands|U.S. Virgin Islands; A0 Alberta; A1 British Columbia;
A2 Manitoba; A3 New Brunswick; A4 Newfoundland|Newfoundland and Labrador; A5 Nova Scotia; A6 Ontario;
A7 Prince Edward Island; A8 Quebec; A9 Saskatchewan; B0 Yukon; G2 Cape Verde; P8 Netherlands Antilles; 1U Macedonia;
V6 Swaziland; XX Unknown
`;

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

function entriesOf(table: string): string[] {
  return table.trim().split(/;\s+/);
}

function cutAtSpace(text: string): readonly [first: string, rest: string] {
  const space = text.indexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

/** Codes by folded name, of entries such as `CODE name|other name`. */
function codesByName(entries: readonly string[]): ReadonlyMap<string, string> {
  const named = entries.map(cutAtSpace);
  return new Map(named.flatMap(([code, names]) => names.split('|').map((name) => [fold(name), code] as const)));
}

/** The code of a listed name; each entry is a code and its names, separated by `|`. */
export function codeLookup(table: string): (name: string) => string | null {
  const codes = codesByName(entriesOf(table));
  return (name) => codes.get(name) ?? null;
}

const countries = entriesOf(COUNTRIES).map((entry) => {
  const [iso, rest] = cutAtSpace(entry);
  const [edgar, names] = cutAtSpace(rest);
  return { iso: `${iso} ${names}`, edgar: `${edgar} ${names}` };
});
const withEdgarCode = countries.filter(({ edgar }) => !edgar.startsWith('- '));
const stateCodes = codesByName(entriesOf(STATES));
const countryCodes = codesByName(countries.map(({ iso }) => iso));
const edgarCodes = codesByName([...withEdgarCode.map(({ edgar }) => edgar), ...entriesOf(EDGAR_PLACES)]);

const STYLE =
  /^(?:the )?(?:(?:(?:federative|islamic|united|people's|peoples) )?republic|kingdom|state|(?:grand )?duchy|federated states) of (?:the )?/;

function lookUp(codes: ReadonlyMap<string, string>, input: string): string | null {
  const name = fold(input);
  const bare = name.replace(/^the /, '');
  return codes.get(name) ?? codes.get(bare) ?? codes.get(name.replace(STYLE, '')) ?? null;
}

/** ISO 3166-1 code of a country by its English name. */
export function countryCode(input: string): string | null {
  return lookUp(countryCodes, input);
}

/** Postal code of a US state or Canadian province. */
export function stateCode(input: string): string | null {
  return lookUp(stateCodes, input);
}

/** EDGAR's code of a country or of a place outside the 50 states; provinces may end in ", Canada". */
export function edgarPlaceCode(input: string): string | null {
  return lookUp(edgarCodes, input) ?? lookUp(edgarCodes, input.replace(/(?:,|(?<!\s))\s+canada\s*$/i, ''));
}
