import { addDays, type IsoDate, isIsoDate } from '../../../core/dates.ts';
import { asciiDigits } from './dates.ts';

/** Indian national (Saka) calendar: transformation `date-ind-day-monthname-year-hi` (`calindaymonthyear`). */

const MONTHS: readonly RegExp[] = [
  /c\S{0,20}ait|चैत्र/iu,
  /vai|वैशाख|बैसाख/iu,
  /jy|ज्येष्ठ/iu,
  /dha|ḍha|आषाढ/iu,
  /vana|vaṇa|śrāvaṇa|श्रावण|सावन/iu,
  /bh\S{0,20}dra|proṣṭhapada|भाद्रपद|भादो/iu,
  /in|आश्विन/iu,
  /k\S{1,20}rti|कार्तिक/iu,
  /m\S{1,20}rga|agra|मार्गशीर्ष|अगहन/iu,
  /pau|पौष/iu,
  /m\S{1,20}gh|माघ/iu,
  /ph\S{1,20}lg|फाल्गुन/iu,
];
const LENGTHS = [30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30];
const SAKA_DATE = /^\s*(\d{1,2})([^\d]+)(\d{4}|\d{2})\s*$/;

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** @example sakaDate('11 पौष 1933') // "2012-01-01" */
export function sakaDate(input: string): string | null {
  const match = SAKA_DATE.exec(asciiDigits(input).normalize('NFC'));
  if (!match) return null;
  const month = MONTHS.findIndex((pattern) => pattern.test(match[2] ?? ''));
  if (month < 0) return null;
  const day = Number(match[1]);
  const digits = match[3] ?? '';
  // The registry puts two-digit Saka years up to 21 in the 2000s, others in the 1900s.
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 21 ? 1900 : 2000);
  const gregorian = year + 78;
  const leap = isLeap(gregorian);
  const length = (LENGTHS[month] ?? 30) + (leap && month === 0 ? 1 : 0);
  if (day < 1 || day > length) return null;
  // The year begins on 22 March, on 21 March in leap years; Chaitra then has 31 days.
  let date = `${gregorian}-03-${leap ? 21 : 22}`;
  if (!isIsoDate(date)) return null;
  for (let index = 0; index < month; index++) {
    date = addDays(date as IsoDate, (LENGTHS[index] ?? 30) + (leap && index === 0 ? 1 : 0));
  }
  return addDays(date as IsoDate, day - 1);
}
