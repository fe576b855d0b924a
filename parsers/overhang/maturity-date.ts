import { datesIn } from '../layout/dates.ts';

/** Years that an instrument in an electronic filing may fall due in. */
const [EARLIEST, LATEST] = [1990, 2100];

/**
 * When an instrument falls due: a day as YYYY-MM-DD, or a year alone; null for a day that no calendar has ("May 0,
 * 2026") and for years that no instrument on EDGAR matures in.
 */
export function maturityDateOf(printed: string): string | null {
  const date = datesIn(printed)[0]?.date ?? (/^\d{4}$/.test(printed) ? printed : null);
  const year = Number(date?.slice(0, 4));
  return year >= EARLIEST && year <= LATEST ? date : null;
}
