import { SIC_TITLES } from './sic-titles.ts';

/**
 * Divisions of the Standard Industrial Classification, by the ranges of their codes (OSHA, SIC Manual of 1987). They are the
 * sectors of the read layer: filings state no other.
 */
export const SECTORS = {
  agriculture: { title: 'Agriculture, Forestry and Fishing', ranges: [[100, 999]] },
  mining: { title: 'Mining', ranges: [[1000, 1499]] },
  construction: { title: 'Construction', ranges: [[1500, 1799]] },
  manufacturing: { title: 'Manufacturing', ranges: [[2000, 3999]] },
  utilities: { title: 'Transportation, Communications, Electric, Gas and Sanitary Services', ranges: [[4000, 4999]] },
  wholesale: { title: 'Wholesale Trade', ranges: [[5000, 5199]] },
  retail: { title: 'Retail Trade', ranges: [[5200, 5999]] },
  finance: { title: 'Finance, Insurance and Real Estate', ranges: [[6000, 6799]] },
  services: { title: 'Services', ranges: [[7000, 8999]] },
  public: { title: 'Public Administration', ranges: [[9100, 9729]] },
  nonclassifiable: { title: 'Nonclassifiable Establishments', ranges: [[9900, 9999]] },
} as const satisfies Readonly<Record<string, { title: string; ranges: readonly (readonly [number, number])[] }>>;

export type Sector = keyof typeof SECTORS;
export const SECTOR_KEYS = Object.keys(SECTORS) as readonly Sector[];

export interface Industry {
  /** Four digits. */
  readonly sic: string;
  /** Null for a code that the SEC's list does not have. */
  readonly title: string | null;
  readonly sector: Sector | null;
  readonly sectorTitle: string | null;
}

/**
 * The industry of a SIC code as filings print it; null where it is none.
 *
 * @example industryOf('2834') // { sic: '2834', title: 'Pharmaceutical Preparations', sector: 'manufacturing', … }
 */
export function industryOf(sic: string | null): Industry | null {
  if (sic === null || !/^\d{1,4}$/.test(sic) || Number(sic) === 0) return null;
  const code = Number(sic);
  const sector =
    SECTOR_KEYS.find((key) => SECTORS[key].ranges.some(([from, to]) => from <= code && code <= to)) ?? null;
  return {
    sic: String(code).padStart(4, '0'),
    title: SIC_TITLES[String(code)] ?? null,
    sector,
    sectorTitle: sector === null ? null : SECTORS[sector].title,
  };
}

/** The code of an industry given by code or title; null: no industry is called that. */
export function sicOf(industry: string): number | null {
  const text = industry.trim();
  if (/^\d{3,4}$/.test(text)) return Number(text);
  const wanted = text.toLowerCase();
  const found = Object.entries(SIC_TITLES).find(([, title]) => title.toLowerCase() === wanted);
  return found ? Number(found[0]) : null;
}
