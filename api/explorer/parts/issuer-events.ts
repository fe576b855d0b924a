import type { IsoDate } from '../../../core/dates.ts';
import type { Derivation } from '../../../db/repositories/datasets/derivations.ts';
import { type IssuerRow, spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import { dollars, fieldWords } from '../text.ts';
import type { TimelineEvent } from './timeline.ts';

/** What the timeline of an issuer is made from. */
export interface EventSources {
  readonly offerings: readonly IssuerRow<'dilution.current_offering_events'>[];
  readonly splits: readonly IssuerRow<'dilution.current_reverse_splits'>[];
  readonly actions: readonly IssuerRow<'dilution.current_corporate_actions'>[];
  readonly meetings: readonly IssuerRow<'parsed.current_voting_meetings'>[];
  readonly derivation: Derivation | null;
}

/** The events of an issuer, in the order of the lanes. */
export function issuerEvents(sources: EventSources): readonly TimelineEvent[] {
  return [
    ...sources.offerings.map(offeringEvent),
    ...registrationEvents(sources.derivation),
    ...instrumentEvents(sources.derivation),
    ...listingEvents(sources.derivation),
    ...sources.splits.map(splitEvent),
    ...sources.actions.map(actionEvent),
    ...sources.meetings.map(meetingEvent),
  ];
}

function offeringEvent(row: EventSources['offerings'][number]): TimelineEvent {
  const size = row.gross_proceeds ?? row.max_aggregate_offering ?? row.registered_amount;
  const column =
    row.gross_proceeds === null
      ? row.max_aggregate_offering === null
        ? 'registeredAmount'
        : 'maxAggregateOffering'
      : 'grossProceeds';
  const words = size === null ? '' : `, ${dollars(size)}`;
  return {
    lane: 'Offerings',
    date: row.filed_date,
    text: `${row.form}: ${fieldWords(row.type)}${row.is_resale ? ' (resale)' : ''}${words}`,
    accessionNumber: row.accession_number,
    sourceSpan: spanOfColumn(row, column),
  };
}

function registrationEvents(derivation: Derivation | null): readonly TimelineEvent[] {
  return (derivation?.programs ?? []).flatMap((one) => {
    const name = `${one.kind} ${one.fileNumber ?? ''}`.trim();
    const event = (date: IsoDate | null, what: string, field: string): TimelineEvent[] => {
      const source = one.sources[field] ?? one.sources['filed'];
      if (date === null || source === undefined) return [];
      const { accessionNumber, sourceSpan } = source;
      return [{ lane: 'Registrations', date, text: `${name} ${what}`, accessionNumber, sourceSpan }];
    };
    return [
      ...event(one.filed, `filed on Form ${one.form}`, 'filed'),
      ...event(one.effectiveDate, 'effective', 'effectiveDate'),
      ...event(one.endedOn, one.status.replaceAll('-', ' '), 'endedOn'),
    ];
  });
}

function instrumentEvents(derivation: Derivation | null): readonly TimelineEvent[] {
  return (derivation?.instruments ?? []).flatMap(({ label, events }) =>
    events
      .filter(({ type }) => type !== 'restated')
      .map(({ type, date, source }): TimelineEvent => {
        const { accessionNumber, sourceSpan } = source;
        return { lane: 'Instruments', date, text: `${label}: ${fieldWords(type)}`, accessionNumber, sourceSpan };
      }),
  );
}

function listingEvents(derivation: Derivation | null): readonly TimelineEvent[] {
  return (derivation?.complianceStates ?? []).flatMap(({ exchange, deficiency, history }) =>
    history.map(({ status, noticeDate, source }): TimelineEvent => {
      const text = `${exchange} ${fieldWords(deficiency)}: ${fieldWords(status)}`;
      const { accessionNumber, sourceSpan } = source;
      return { lane: 'Listing', date: noticeDate, text, accessionNumber, sourceSpan };
    }),
  );
}

function splitEvent(row: EventSources['splits'][number]): TimelineEvent {
  const { accession_number: accessionNumber, source_span: sourceSpan, ratio, stage } = row;
  const text = `Reverse split ${ratio ?? `${row.authorized_from ?? '?'} to ${row.authorized_to ?? '?'}`}, ${stage}`;
  const date = stage === 'effective' ? (row.effective_date ?? row.filed_date) : row.filed_date;
  return { lane: 'Splits', date, text, accessionNumber, sourceSpan };
}

function actionEvent(row: EventSources['actions'][number]): TimelineEvent {
  const { accession_number: accessionNumber, source_span: sourceSpan } = row;
  const change = [row.from_value, row.to_value].filter((value) => value !== null).join(' → ');
  return {
    lane: 'Splits',
    date: row.date ?? row.filed_date,
    text: `${fieldWords(row.type)} ${change}`.trim(),
    accessionNumber,
    sourceSpan,
  };
}

function meetingEvent(row: EventSources['meetings'][number]): TimelineEvent {
  const { accession_number: accessionNumber, source_span: sourceSpan } = row;
  const date = row.meeting_date ?? (row.public_at.slice(0, 10) as IsoDate);
  return {
    lane: 'Meetings',
    date,
    text: `${row.meeting_type ?? ''} meeting of shareholders`.trim(),
    accessionNumber,
    sourceSpan,
  };
}
