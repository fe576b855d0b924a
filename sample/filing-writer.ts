import { easternToUtc, type IsoDate } from '../core/dates.ts';
import { type AccessionNumber, parseAccessionNumber } from '../core/ids.ts';
import type { ArchiveFiles } from './archive-files.ts';
import { addBusinessDays } from './calendar.ts';
import { type FilingDraft, ITEM_TITLES } from './filing-draft.ts';
import type { HeaderFiler, HeaderForm } from './header-writer.ts';
import type { Random } from './random.ts';
import { writeSubmission } from './submission-writer.ts';
import type { ListedFiling } from './submissions-writer.ts';
import type { FilingTruth } from './truth.ts';

export interface Filer {
  readonly header: Omit<HeaderFiler, 'act' | 'fileNumber'>;
  readonly filerId: string;
  readonly firstSequence: number;
  readonly archetype: string;
}

export interface WrittenFiling {
  readonly listed: ListedFiling;
  readonly truth: FilingTruth;
}

/** Acceptance: mostly in office hours of the filing day, sometimes the evening before. */
function acceptance(random: Random, filed: IsoDate): { date: IsoDate; time: string } {
  const pad = (n: number): string => String(n).padStart(2, '0');
  const minutes = `${pad(random.int(0, 59))}:${pad(random.int(0, 59))}`;
  if (random.chance(0.08)) return { date: addBusinessDays(filed, -1), time: `${pad(random.int(18, 21))}:${minutes}` };
  return { date: filed, time: `${pad(random.chance(0.4) ? random.int(6, 9) : random.int(16, 16))}:${minutes}` };
}

function headerForm(random: Random): HeaderForm {
  const draw = random.next();
  return draw < 0.06 ? 'dissemination' : draw < 0.09 ? 'dissemination-cr' : 'sec-header';
}

/** Gives a filer's drafts their accession numbers in order of date, writes the submissions and their truth. */
export async function writeFilings(
  filer: Filer,
  drafts: readonly FilingDraft[],
  files: ArchiveFiles,
  random: Random,
): Promise<WrittenFiling[]> {
  const ordered = drafts
    .map((draft, i) => ({ draft, i, ...acceptance(random, draft.filedDate) }))
    .sort((a, b) => {
      const [x, y] = [easternToUtc(a.date, a.time), easternToUtc(b.date, b.time)];
      return a.draft.filedDate < b.draft.filedDate
        ? -1
        : a.draft.filedDate > b.draft.filedDate
          ? 1
          : x < y
            ? -1
            : x > y
              ? 1
              : a.i - b.i;
    });
  const sequences = new Map<string, number>();
  const written: WrittenFiling[] = [];
  for (const { draft, date, time } of ordered) {
    const year = draft.filedDate.slice(2, 4);
    const sequence = sequences.get(year) ?? filer.firstSequence;
    sequences.set(year, sequence + 1);
    const accessionNumber: AccessionNumber = parseAccessionNumber(
      `${filer.filerId}${year}${String(sequence).padStart(6, '0')}`,
    );
    const form = headerForm(random);
    const accepted = form === 'sec-header' ? `${date}${time}`.replace(/[-:]/g, '') : null;
    const filmNumber = `${year}${String(random.int(1_000_000, 9_999_999))}`;
    const bytes = writeSubmission(
      {
        accessionNumber,
        form: draft.form,
        documentCount: draft.documents.length,
        periodOfReport: draft.periodOfReport,
        items: draft.items.map((number) => ({ number, title: ITEM_TITLES[number] ?? number })),
        filedDate: draft.filedDate,
        accepted,
        effectivenessDate: draft.effectivenessDate,
        filmNumber,
        filers: [{ ...filer.header, act: draft.act, fileNumber: draft.fileNumber }],
      },
      draft.documents,
      form,
    );
    const { cik, name } = filer.header;
    await files.write(`Archives/edgar/data/${cik}/${accessionNumber}.txt`, bytes);
    const primary = draft.documents[0];
    written.push({
      listed: {
        accessionNumber,
        filedDate: draft.filedDate,
        periodOfReport: draft.periodOfReport,
        acceptedDate: date,
        acceptedTime: time,
        act: draft.act,
        form: draft.form,
        fileNumber: draft.fileNumber,
        filmNumber,
        items: draft.items,
        size: bytes.length,
        isXbrl: draft.report !== null,
        isInlineXbrl: draft.report?.inline ?? false,
        primaryDocument: primary?.filename ?? '',
        primaryDescription: primary?.description ?? '',
      },
      truth: {
        accessionNumber,
        form: draft.form,
        cik,
        company: name,
        archetype: filer.archetype,
        filedDate: draft.filedDate,
        accepted,
        periodOfReport: draft.periodOfReport,
        documents: draft.documents.map(({ type, filename, layout }) => ({ type, filename, layout })),
        ...draft.truth,
      },
    });
  }
  return written;
}
