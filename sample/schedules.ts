import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { parseCik } from '../core/ids.ts';
import { quarterEndOf } from './calendar.ts';
import type { ClosedQuarter } from './economics.ts';
import type { DraftDocument, FilingDraft } from './filing-draft.ts';
import type { Filer } from './filing-writer.ts';
import type { HeaderFiler } from './header-filer.ts';
import type { IssuerProfile } from './issuer.ts';
import type { Manager } from './managers.ts';
import { personName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import {
  type PersonTruth,
  renderItemsOnly,
  renderSchedule,
  type ScheduleLayout,
  type ScheduleTruth,
} from './render-schedule.ts';

/** EDGAR takes schedules only in XML since this date (Rel. 33-11253), and spells their forms out. */
export const STRUCTURED_SINCE = '2024-12-18' as IsoDate;

const TEXT_LAYOUTS: readonly ScheduleLayout[] = [
  'html-rows',
  'ascii-side-words',
  'html-one-cell',
  'ascii-wrapped',
  'html-same-line',
  'ascii-parentheses',
  'ascii-numbers',
  'ascii-same-line',
];

/** What schedules of one issuer are made of. */
export interface Subject {
  readonly profile: IssuerProfile;
  readonly filer: Filer;
  readonly closed: readonly ClosedQuarter[];
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The schedules that one holder files about an issuer. */
export interface HolderSchedules {
  readonly filer: Filer;
  readonly drafts: readonly FilingDraft[];
}

/** A third of the issuers have large holders: a manager on Schedule 13G, and every second of them a group on 13D. */
export function schedulesOf(subject: Subject, seed: string, manager: Manager): readonly HolderSchedules[] {
  const { index } = subject.profile;
  if (index % 3 !== 2) return [];
  const random = createRandom(`${seed}/schedules/${index}`);
  const holders = [passiveHolder(subject, manager, random.fork('passive'))];
  if (index % 6 === 2) holders.push(activeGroup(subject, random.fork('active')));
  return holders.filter(({ drafts }) => drafts.length > 0);
}

/** The accessions of a holder's schedules begin with its own CIK, and follow those of its other filings. */
function filerOf({ profile, filer }: Subject, holder: HeaderFiler): Filer {
  return { ...filer, filerId: holder.cik.padStart(10, '0'), firstSequence: 1_000 + profile.index * 20 };
}

/** A Schedule 13G within 45 days of a quarter's end, then an amendment for each later quarter in which the stake moved. */
function passiveHolder(subject: Subject, manager: Manager, random: Random): HolderSchedules {
  const holder = manager.filer.header;
  const drafts: FilingDraft[] = [];
  const stake = random.float(0.051, 0.098);
  const isAlone = subject.profile.index % 2 === 0;
  for (let end = quarterEndOf(addDays(subject.from, -92)); end < subject.to; end = quarterEndOf(addDays(end, 1))) {
    const due = businessDayOnOrAfter(addDays(end, random.int(40, 45)));
    // A first schedule that was due in the days before the archive begins is filed late.
    const filedDate = due < subject.from && addDays(due, 10) > subject.from ? businessDayOnOrAfter(subject.from) : due;
    const outstanding = sharesOn(subject, end);
    const moved = drafts.length === 0 || random.chance(0.4);
    if (!moved || outstanding === null || filedDate < subject.from || filedDate > subject.to) continue;
    const owned = Math.round(outstanding * stake * random.float(0.9, 1.1));
    const voting = random.chance(0.5) ? owned : Math.round(owned * 0.9);
    const page = (name: string, types: readonly string[], citizenship: string): PersonTruth => ({
      name,
      soleVoting: isAlone ? voting : 0,
      sharedVoting: isAlone ? 0 : owned,
      soleDispositive: isAlone ? owned : 0,
      sharedDispositive: isAlone ? 0 : owned,
      sharesOwned: owned,
      percentOfClass: percentOf(owned, outstanding),
      memberOfGroup: isAlone ? null : false,
      types,
      citizenship,
    });
    const persons = [
      page(holder.name, ['IA'], 'Delaware'),
      ...(isAlone ? [] : [page(manager.signer, ['IN', 'HC'], 'United States')]),
    ];
    drafts.push(draftOf(subject, holder, { kind: 'G', eventDate: end, persons, filedDate, earlier: drafts.length }));
  }
  return { filer: filerOf(subject, holder), drafts };
}

const GROUPS = ['Wexcombe', 'Ashgrove', 'Pellbrook', 'Corran', 'Dunsford', 'Marlpit'];

/** A partnership, its general partner and the person behind both on Schedule 13D, amended as the stake grows. */
function activeGroup(subject: Subject, random: Random): HolderSchedules {
  const { profile, from, to } = subject;
  const house = GROUPS[profile.index % GROUPS.length] ?? 'Wexcombe';
  const holder: HeaderFiler = {
    ...subject.filer.header,
    cik: parseCik(9_950_000 + profile.index),
    name: `${house} Opportunity Fund L.P.`,
    sic: null,
    stateOfIncorporation: 'DE',
    fiscalYearEnd: '1231',
    formerName: null,
  };
  const principal = personName(random);
  const drafts: FilingDraft[] = [];
  let eventDate = addDays(from, random.int(1, 12));
  let stake = random.float(0.06, 0.11);
  const own = random.int(5_000, 40_000);
  while (drafts.length < 3) {
    const filedDate = businessDayOnOrAfter(addDays(eventDate, 5));
    const outstanding = sharesOn(subject, eventDate);
    if (filedDate > to || outstanding === null) break;
    const owned = Math.round(outstanding * stake);
    const page = (name: string, types: readonly string[], sole: number, citizenship: string): PersonTruth => ({
      name,
      soleVoting: sole,
      sharedVoting: owned,
      soleDispositive: sole,
      sharedDispositive: owned,
      sharesOwned: owned + sole,
      percentOfClass: percentOf(owned + sole, outstanding),
      memberOfGroup: true,
      types,
      citizenship,
    });
    const persons = [
      page(holder.name, ['PN'], 0, 'Delaware'),
      page(`${house} GP LLC`, ['OO'], 0, 'Delaware'),
      page(principal, ['IN'], own, 'United States'),
    ];
    drafts.push(draftOf(subject, holder, { kind: 'D', eventDate, persons, filedDate, earlier: drafts.length }));
    stake *= random.float(1.1, 1.3);
    eventDate = addDays(eventDate, random.int(120, 240));
  }
  return { filer: filerOf(subject, holder), drafts };
}

interface Stated extends Pick<ScheduleTruth, 'kind' | 'eventDate' | 'persons'> {
  readonly filedDate: IsoDate;
  /** Number of the holder's schedules before this one. */
  readonly earlier: number;
}

function draftOf(subject: Subject, holder: HeaderFiler, stated: Stated): FilingDraft {
  const { profile } = subject;
  const { kind, eventDate, persons, filedDate, earlier } = stated;
  const amendment = earlier === 0 ? null : earlier;
  const truth: ScheduleTruth = {
    kind,
    amendment,
    issuer: profile.name,
    cik: profile.cik,
    cusip: profile.cusip,
    eventDate,
    persons,
  };
  const isStructured = filedDate >= STRUCTURED_SINCE;
  const form = `${isStructured ? 'SCHEDULE' : 'SC'} 13${kind}${amendment === null ? '' : '/A'}`;
  const isWithoutCover = !isStructured && kind === 'G' && persons.length === 1 && profile.index % 24 === 14;
  const document = isWithoutCover ? withoutCover(truth, form) : documentOf(truth, form, isStructured, profile.index);
  return {
    form,
    filedDate,
    fileNumber: `005-9${String(profile.index).padStart(4, '0')}`,
    filedBy: holder,
    documents: [document],
    truth: {
      ownership: {
        form,
        issuer: { name: profile.name, cik: profile.cik, cusip: profile.cusip },
        eventDate: isWithoutCover ? null : eventDate,
        amendment,
        reportingPersons: persons.map(({ types, citizenship: _, ...person }) => ({
          ...person,
          ...(isWithoutCover && { memberOfGroup: null }),
          typeOfReportingPerson: isWithoutCover ? [] : types,
        })),
      },
    },
  };
}

function documentOf(truth: ScheduleTruth, form: string, isStructured: boolean, index: number): DraftDocument {
  if (isStructured) {
    const body = renderSchedule(truth, 'xml');
    return { type: form, filename: 'primary_doc.xml', body, wrapper: 'XML', layout: 'xml' };
  }
  const turn = Math.floor(index / 3) + (truth.kind === 'D' ? 3 : 0);
  const layout = TEXT_LAYOUTS[turn % TEXT_LAYOUTS.length] ?? 'html-rows';
  const ending = layout.startsWith('html') ? 'htm' : 'txt';
  const filename = `sc13${truth.kind.toLowerCase()}.${ending}`;
  return { type: form, filename, description: form, body: renderSchedule(truth, layout), layout };
}

function withoutCover(truth: ScheduleTruth, form: string): DraftDocument {
  return { type: form, filename: 'sc13g.txt', description: form, body: renderItemsOnly(truth), layout: 'items-only' };
}

/** As of the last quarter that ended by a date; of the first one before it. */
function sharesOn({ closed }: Subject, date: IsoDate): number | null {
  const quarter = closed.findLast(({ end }) => end <= date) ?? closed[0];
  return quarter?.sharesEnd ?? null;
}

/** To a tenth of a percent, as the form asks. */
function percentOf(owned: number, outstanding: number): number {
  return Math.round((owned / outstanding) * 1_000) / 10;
}
