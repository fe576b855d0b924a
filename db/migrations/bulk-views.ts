/** How a compact table is shown: each column of the view by the expression that gives it. */
interface BulkView {
  readonly view: string;
  readonly rows: string;
  readonly joins: string;
  readonly values: Readonly<Record<string, string>>;
}

const SEQUENCE = 'coalesce(t.sequence, o.sequence)';
const RAW_SOURCE_KEY = `'sha256:' || encode(o.raw_sha256, 'hex')`;
const SOURCE_SPAN = `${RAW_SOURCE_KEY} || '#' || ${SEQUENCE} || ':' || t.span_start || '-' || t.span_end`;

/** What the view shows of a row's output and filing; the filing's times come from its one record. */
const METADATA: BulkView['values'] = {
  source_span: SOURCE_SPAN,
  confidence: 'coalesce(t.confidence, o.confidence)',
  form: 'f.form',
  filed_date: 'f.filed_date',
  public_at: 'f.public_at',
  public_at_estimated: 'f.public_at_estimated',
  raw_source_key: RAW_SOURCE_KEY,
  filing_url: 'f.url',
  retrieved_at: 'f.retrieved_at',
  is_fresh: `f.state = 'processed' and f.raw_source_key = ${RAW_SOURCE_KEY}`,
  materialization_version: 'o.materialization_version',
  extraction_trace_id: 'o.extraction_trace_id',
  cross_validations: 'o.cross_validations',
  model_version: 'null::text',
  verified_at: 'o.verified_at',
  recorded_at: 'o.recorded_at',
};

export const FACT_COLUMNS: BulkView = {
  view: 'xbrl_facts',
  rows: 'fact_rows',
  joins: `
    left join parsed.concepts c on c.concept_id = t.concept_id
    left join parsed.units u on u.unit_id = t.unit_id
    left join parsed.dimension_sets d on d.dimension_set_id = t.dimension_set_id`,
  values: {
    cik: 't.cik',
    accession_number: 'o.accession_number',
    parser_version: 'o.parser_version',
    fact_index: 't.position',
    sequence: SEQUENCE,
    concept: 'c.concept',
    value: 'coalesce(t.value, t.numeric_value::text)',
    value_length: 't.text_length',
    value_hash: 't.text_hash',
    numeric_value: 't.numeric_value',
    unit: 'u.unit',
    decimals: 'u.decimals',
    period_start: 't.period_start',
    period_end: 't.period_end',
    is_instant: 't.is_instant',
    entity: `coalesce(t.entity, lpad(t.cik, 10, '0'))`,
    dimensions: `coalesce(d.dimensions, '{}')`,
    is_nil: 't.is_nil',
    fact_id: 't.fact_id',
    duplicate_class: `case t.duplicate_class
      when 1 then 'complete' when 2 then 'consistent' when 3 then 'inconsistent' else 'unique' end`,
    storage_notes: 't.storage_notes',
    ...METADATA,
  },
};

const GROUPED = 'FM999,999,999,999,999,999';

/** The votes of one kind of authority, by `voting_form`. */
const votes = (form: number, column: string): string =>
  `case t.voting_form when 0 then t.${column} when ${form} then t.ssh_prnamt else 0 end`;

export const HOLDING_COLUMNS: BulkView = {
  view: 'thirteenf_holdings',
  rows: 'holding_rows',
  joins: `
    left join parsed.named_securities s on s.security_id = t.security_id
    left join parsed.holding_terms h on h.terms_id = t.terms_id`,
  values: {
    cik: 't.cik',
    accession_number: 'o.accession_number',
    parser_version: 'o.parser_version',
    ordinal: 't.position',
    period_of_report: 't.period_of_report',
    name_of_issuer: 's.name_of_issuer',
    title_of_class: 's.title_of_class',
    cusip: 's.cusip',
    figi: 's.figi',
    raw_value: `case t.raw_form
      when 0 then t.value_dollars::text
      when 1 then left(t.value_dollars::text, -3)
      when 2 then to_char(t.value_dollars, '${GROUPED}')
      when 3 then to_char(left(t.value_dollars::text, -3)::numeric, '${GROUPED}')
      else t.raw_value end`,
    value_dollars: 't.value_dollars',
    ssh_prnamt: 't.ssh_prnamt',
    ssh_prnamt_type: 'h.ssh_prnamt_type',
    put_call: 'h.put_call',
    investment_discretion: 'h.investment_discretion',
    other_manager: 'h.other_manager',
    voting_sole: votes(1, 'voting_sole'),
    voting_shared: votes(2, 'voting_shared'),
    voting_none: votes(3, 'voting_none'),
    ...METADATA,
  },
};

/** A select of the view's columns, some by other expressions, and of more at its end. */
function selectOf({ joins, values }: BulkView, rows: string, own: BulkView['values'] = {}): string {
  const columns = Object.entries({ ...values, ...own }).map(([name, expression]) => `${expression} as ${name}`);
  return `
    select ${columns.join(', ')}
    from parsed.${rows} t
    join parsed.bulk_outputs o using (cik, output_id, revision)
    join raw.filings f on f.accession_number = o.accession_number
    ${joins}`;
}

/** Dictionaries are outer joins: the planner leaves out those that a query does not use. */
export function rowView(bulk: BulkView): string {
  return `create view parsed.${bulk.view} as ${selectOf(bulk, bulk.rows)}`;
}

export function currentView({ view }: BulkView): string {
  return `
    create view parsed.current_${view} as
    select t.* from parsed.${view} t
    join ops.promotions p on p.parser_version = t.parser_version and p.active`;
}

/**
 * Replaced rows, and what the view of current rows showed at an instant: a function that the planner inlines, so that a
 * search uses the same indexes.
 */
export function historyViews(bulk: BulkView): string {
  const { view, rows } = bulk;
  const history = { superseded_at: 't.superseded_at', superseded_by_run: 't.superseded_by_run' };
  const times = {
    public_at: 'coalesce(superseded.public_at, f.public_at)',
    public_at_estimated: 'coalesce(superseded.public_at_estimated, f.public_at_estimated)',
  };
  const then = `
    left join lateral (
      select e.public_at, e.public_at_estimated from raw.superseded_filing_times e
      where e.accession_number = o.accession_number and e.superseded_at > at
      order by e.superseded_at limit 1
    ) superseded on true
    where o.recorded_at <= at and exists (
      select from ops.promotions p
      where p.parser_version = o.parser_version and p.promoted_at <= at and (p.retired_at > at) is not false
    )`;
  return `
    create view parsed.${view}_history as ${selectOf(bulk, `${rows}_history`, history)};

    create function parsed.${view}_as_computed(at timestamptz) returns setof parsed.${view}
    language sql stable as $$
      ${selectOf(bulk, rows, times)} ${then}
      union all
      ${selectOf(bulk, `${rows}_history`, times)} ${then} and t.superseded_at > at
    $$`;
}
