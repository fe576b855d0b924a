import type { IsoDate } from '../../core/dates.ts';
import type { Submission } from '../../core/submission.ts';
import { isFormOf } from '../filing/form-families.ts';
import { datesIn } from '../layout/dates.ts';
import type { ReportDates } from './periods.ts';

const QUARTERLY = /\b(?:quarterly period|quarter|three months) ended:? ?/i;
const ANNUAL = /\b(?:fiscal year|year|transition period) ended:? ?/i;
const REACH = 6_000;

/** The period that the cover states, else that of the filing's header. */
export function reportDates(submission: Submission, text: string, filedDate: IsoDate | null): ReportDates {
  const form = submission.header.form ?? submission.documents[0]?.type ?? '';
  const head = text.slice(0, REACH);
  const isQuarterly =
    isFormOf(form, ['quarterly', 'quarterlySmallBusiness']) || (!isPeriodic(form) && /form 10-Q/i.test(head));
  const isAnnual =
    isFormOf(form, ['annual', 'annual405', 'annualSmallBusiness', 'annualForeign']) ||
    (!isPeriodic(form) && /form (?:10-K|20-F)/i.test(head));
  const filed = submission.header.filedDate ?? filedDate;
  const months = isQuarterly ? 3 : isAnnual ? 12 : null;
  const stated = months === null ? null : coverDate(head, months === 3 ? QUARTERLY : ANNUAL);
  return { filed, periodEnd: stated ?? (months === null ? null : submission.header.periodOfReport), months };
}

function isPeriodic(form: string): boolean {
  return isFormOf(form, [
    'quarterly',
    'quarterlySmallBusiness',
    'annual',
    'annual405',
    'annualSmallBusiness',
    'annualForeign',
    'current',
    'currentForeign',
    'prospectus',
    'registration',
  ]);
}

function coverDate(head: string, words: RegExp): IsoDate | null {
  const match = words.exec(head);
  if (match === null) return null;
  const from = match.index + match[0].length;
  return datesIn(head.slice(from, from + 40))[0]?.date ?? null;
}
