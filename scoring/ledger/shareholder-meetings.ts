import { easternDateOf, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber } from '../../core/ids.ts';
import type { VotingMeetingValues } from '../../core/rows-voting.ts';

/** One report under Item 5.07, an original or an amendment. */
export interface MeetingReport {
  readonly accessionNumber: AccessionNumber;
  readonly publicAt: IsoTimestamp;
  readonly meetingDate: IsoDate | null;
  readonly amendmentKind: VotingMeetingValues['amendmentKind'];
  readonly originalFiledDate: IsoDate | null;
  readonly frequencyDecisionYears: number | null;
}

/** A report's relations to the other reports of its meeting. */
export interface MeetingLinks {
  /** What this report amends; `accessionNumber` null where that report is not stored. */
  readonly amends: {
    readonly kind: NonNullable<VotingMeetingValues['amendmentKind']>;
    readonly accessionNumber: AccessionNumber | null;
    readonly originalFiledDate: IsoDate | null;
  } | null;
  /** Later reports of the meeting, oldest first. */
  readonly amendedBy: readonly {
    readonly kind: NonNullable<VotingMeetingValues['amendmentKind']>;
    readonly accessionNumber: AccessionNumber;
  }[];
  /** The later report with the meeting's final results; null: none. */
  readonly supersededBy: AccessionNumber | null;
  /** Item 5.07(d): years between say-on-pay votes, as decided after this meeting. */
  readonly frequencyDecision: { readonly years: number; readonly accessionNumber: AccessionNumber } | null;
}

/**
 * An issuer's meetings, newest first, each with its reports, oldest first. Amendments belong to the meeting of the
 * report they amend, directly or through another amendment.
 *
 * @param reports in order of publication
 */
export function shareholderMeetings<R extends MeetingReport>(
  reports: readonly R[],
): readonly (readonly { readonly report: R; readonly links: MeetingLinks }[])[] {
  const meetings: { report: R; amended: R | null }[][] = [];
  const meetingOf = new Map<R, { report: R; amended: R | null }[]>();
  for (const report of reports) {
    const amended = amendedBy(report, reports);
    const meeting = (amended && meetingOf.get(amended)) ?? [];
    if (meeting.length === 0) meetings.push(meeting);
    meeting.push({ report, amended });
    meetingOf.set(report, meeting);
  }
  return meetings.reverse().map((meeting) =>
    meeting.map(({ report, amended }, index) => ({
      report,
      links: linksOf(
        report,
        amended,
        meeting.map((one) => one.report),
        index,
      ),
    })),
  );
}

/** The latest earlier report of the same meeting date, else of those filed on the date that the amendment states. */
function amendedBy<R extends MeetingReport>(amendment: R, reports: readonly R[]): R | null {
  if (amendment.amendmentKind === null) return null;
  const { meetingDate, originalFiledDate } = amendment;
  const candidates = reports.filter(
    (report) =>
      report.publicAt < amendment.publicAt &&
      ((meetingDate !== null && report.meetingDate === meetingDate) ||
        easternDateOf(Date.parse(report.publicAt)) === originalFiledDate),
  );
  return candidates.findLast((report) => report.meetingDate === meetingDate) ?? candidates.at(-1) ?? null;
}

function linksOf(
  report: MeetingReport,
  amended: MeetingReport | null,
  meeting: readonly MeetingReport[],
  index: number,
): MeetingLinks {
  const { amendmentKind, originalFiledDate } = report;
  const later = meeting.slice(index + 1);
  const decision = meeting.findLast(({ frequencyDecisionYears }) => frequencyDecisionYears !== null);
  return {
    amends:
      amendmentKind === null
        ? null
        : { kind: amendmentKind, accessionNumber: amended?.accessionNumber ?? null, originalFiledDate },
    amendedBy: later.flatMap(({ amendmentKind: kind, accessionNumber }) =>
      kind === null ? [] : [{ kind, accessionNumber }],
    ),
    supersededBy: later.findLast((one) => one.amendmentKind === 'final-results')?.accessionNumber ?? null,
    frequencyDecision:
      decision?.frequencyDecisionYears == null
        ? null
        : { years: decision.frequencyDecisionYears, accessionNumber: decision.accessionNumber },
  };
}
