import { easternToUtc, type IsoDate } from '../core/dates.ts';
import { isEveningForm } from '../core/evening-forms.ts';
import { parseAccessionNumber } from '../core/ids.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { addBusinessDays } from './calendar.ts';
import type { FilingDraft } from './filing-draft.ts';
import type { HeaderFiler } from './header-filer.ts';
import type { HeaderForm } from './header-writer.ts';
import type { Random } from './random.ts';
import { writeSubmission } from './submission-writer.ts';
import type { FilingTruth } from './truth.ts';

export interface Filer {
  readonly header: HeaderFiler;
  readonly filerId: string;
  readonly firstSequence: number;
  readonly archetype: string;
}

export interface WrittenFiling {
  readonly draft: FilingDraft;
  readonly truth: FilingTruth;
  /** US Eastern date and `HH:MM:SS`. */
  readonly acceptance: { readonly date: IsoDate; readonly time: string };
  readonly filmNumber: string;
  readonly size: number;
}

/**
 * Mostly in office hours of the filing day; sometimes on the evening before, since what is submitted after 17:30 Eastern
 * gets the date of the next business day (17 CFR 232.13(a)(2)).
 */
function acceptanceOf(random: Random, form: string, filed: IsoDate): WrittenFiling['acceptance'] {
  const pad = (n: number): string => String(n).padStart(2, '0');
  const [minute, second] = [random.int(0, 59), random.int(0, 59)];
  // What is filed in the evening is dated the same day for the forms with extended hours.
  if (random.chance(0.08) && !isEveningForm(form, filed)) {
    const hour = random.int(17, 21);
    const late = hour === 17 ? 31 + (minute % 29) : minute;
    return { date: addBusinessDays(filed, -1), time: `${hour}:${pad(late)}:${pad(second)}` };
  }
  const hour = random.chance(0.4) ? random.int(6, 9) : random.int(16, 16);
  // Begun before 17:30 and accepted after it: dated the same day.
  const time = hour === 16 && minute >= 58 ? `17:3${minute - 57}` : `${pad(hour)}:${pad(minute)}`;
  return { date: filed, time: `${time}:${pad(second)}` };
}

function headerFormOf(random: Random): HeaderForm {
  const draw = random.next();
  return draw < 0.06 ? 'dissemination' : draw < 0.09 ? 'dissemination-cr' : 'sec-header';
}

/** Gives a filer's drafts their accession numbers in order of date, and writes the submissions. */
export async function writeFilings(
  filer: Filer,
  drafts: readonly FilingDraft[],
  files: ArchiveFiles,
  random: Random,
): Promise<WrittenFiling[]> {
  const ordered = drafts
    .map((draft) => {
      const acceptance = acceptanceOf(random, draft.form, draft.filedDate);
      return { draft, acceptance, order: `${draft.filedDate} ${easternToUtc(acceptance.date, acceptance.time)}` };
    })
    .sort((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -1 : 1));
  const sequences = new Map<string, number>();
  const written: WrittenFiling[] = [];
  for (const { draft, acceptance } of ordered) {
    const { form, filedDate } = draft;
    const year = filedDate.slice(2, 4);
    const sequence = sequences.get(year) ?? filer.firstSequence;
    sequences.set(year, sequence + 1);
    const accessionNumber = parseAccessionNumber(`${filer.filerId}${year}${String(sequence).padStart(6, '0')}`);
    const headerForm = headerFormOf(random);
    const accepted = headerForm === 'sec-header' ? `${acceptance.date}${acceptance.time}`.replace(/[-:]/g, '') : null;
    const filmNumber = `${year}${random.int(1_000_000, 9_999_999)}`;
    const { cik, name } = filer.header;
    const bytes = writeSubmission(draft, { filer: filer.header, accessionNumber, accepted, filmNumber }, headerForm);
    await files.write(`Archives/edgar/data/${cik}/${accessionNumber}.txt`, bytes);
    const truth: FilingTruth = {
      accessionNumber,
      form,
      cik,
      company: name,
      archetype: filer.archetype,
      filedDate,
      accepted,
      periodOfReport: draft.periodOfReport ?? null,
      ...(draft.filedBy && { filedBy: { cik: draft.filedBy.cik, name: draft.filedBy.name } }),
      documents: draft.documents.map(({ type, filename, layout }) => ({ type, filename, layout })),
      ...draft.truth,
    };
    written.push({ draft, truth, acceptance, filmNumber, size: bytes.length });
  }
  return written;
}
