/**
 * Exchanges by the spellings in filings (`dei:SecurityExchangeName`: EDGAR's exchange codes) and in the SEC's ticker list, in
 * lower case. MIC: ISO 10383, the operating market.
 */
export const EXCHANGES = {
  nasdaq: {
    title: 'Nasdaq Stock Market',
    mic: 'XNAS',
    spellings: ['nasdaq', 'nasdaq stock market', 'the nasdaq stock market llc'],
  },
  nyse: { title: 'New York Stock Exchange', mic: 'XNYS', spellings: ['nyse', 'new york stock exchange'] },
  'nyse-american': { title: 'NYSE American', mic: 'XASE', spellings: ['nyseamer', 'nyse american', 'nysemkt', 'amex'] },
  'nyse-arca': { title: 'NYSE Arca', mic: 'ARCX', spellings: ['nysearca', 'nyse arca'] },
  'nyse-chicago': { title: 'NYSE Chicago', mic: 'XCHI', spellings: ['chx', 'nyse chicago'] },
  cboe: { title: 'Cboe BZX', mic: 'BATS', spellings: ['cboebzx', 'cboe', 'cboe bzx', 'cboebyx'] },
  'nasdaq-bx': { title: 'Nasdaq BX', mic: 'XBOS', spellings: ['bx'] },
  'nasdaq-phlx': { title: 'Nasdaq PHLX', mic: 'XPHL', spellings: ['phlx'] },
  iex: { title: 'Investors Exchange', mic: 'IEXG', spellings: ['iex'] },
  ltse: { title: 'Long-Term Stock Exchange', mic: 'LTSE', spellings: ['ltse'] },
  memx: { title: 'MEMX', mic: 'MEMX', spellings: ['memx'] },
  otc: { title: 'Over the counter', mic: 'OTCM', spellings: ['otc', 'otcqb', 'otcqx', 'otc markets'] },
} as const satisfies Readonly<Record<string, { title: string; mic: string; spellings: readonly string[] }>>;

export type Exchange = keyof typeof EXCHANGES;
export const EXCHANGE_KEYS = Object.keys(EXCHANGES) as readonly Exchange[];

/** The exchange that a filing or list names; null: none that is known. */
export function exchangeOf(printed: string | null): Exchange | null {
  const wanted = printed?.trim().toLowerCase();
  return EXCHANGE_KEYS.find((key) => EXCHANGES[key].spellings.some((spelling) => spelling === wanted)) ?? null;
}

/**
 * Classes of securities by the words of their titles on cover pages: the class whose words come first. "Units, each
 * consisting of one share of common stock" are units. Plain alternatives, so that SQL and TypeScript read them alike; of two
 * that begin at one place the longer goes first.
 */
export const SECURITY_TYPES = {
  right: 'preferred (?:stock|share) purchase rights?|purchase rights?|rights?',
  'common-stock':
    'common stock|common shares?|ordinary shares?|common units?|shares of beneficial interest|capital stock',
  'depositary-shares': 'american depositary|depositary shares?|depositary receipts?',
  preferred: 'preferred|preference',
  warrant: 'warrants?',
  unit: 'units?',
  debt: 'notes?|debentures?|bonds?',
} as const;

export type SecurityType = keyof typeof SECURITY_TYPES;
export const SECURITY_TYPE_KEYS = Object.keys(SECURITY_TYPES) as readonly SecurityType[];

/** Matches the first words that name a class. */
export const ANY_SECURITY_TYPE = `(?<![a-z])(?:${Object.values(SECURITY_TYPES).join('|')})(?![a-z])`;

/** Matches what `ANY_SECURITY_TYPE` found, where it names the class. */
export const securityTypePattern = (type: SecurityType): string => `^(?:${SECURITY_TYPES[type]})$`;

/**
 * The class that a title names; null: none, or no title.
 *
 * @example securityTypeOf('Warrants, each exercisable for one share of Common Stock') // "warrant"
 */
export function securityTypeOf(title: string | null): SecurityType | null {
  const found = new RegExp(ANY_SECURITY_TYPE).exec(title?.toLowerCase() ?? '')?.[0];
  if (found === undefined) return null;
  return SECURITY_TYPE_KEYS.find((type) => new RegExp(securityTypePattern(type)).test(found)) ?? null;
}
