import type { OutputScope } from '../../../core/row-provenance.ts';
import type { ThirteenfHoldingValues } from '../../../core/rows-thirteenf.ts';
import type { BulkRow, BulkTable, BulkValues } from '../../../core/table-rows.ts';
import type { DuplicateClass, XbrlFactValues } from '../../../core/xbrl.ts';
import { type CopyValue, textArrayLiteral } from '../../copy.ts';
import { type DictionaryEntries, type DictionaryEntry, hashOf } from './bulk-dictionaries.ts';

/** What the rows of a parser run share: a row that says the same leaves it out. */
export interface RunDefaults extends Pick<OutputScope, 'cik'> {
  readonly sequence: number;
  readonly confidence: number;
}

export type BulkField = CopyValue | DictionaryEntry;

/** How the rows of a bulk table are stored; `bulk-views.ts` of the migrations shows them in full again. */
export interface BulkCodec<V> {
  readonly rows: 'parsed.fact_rows' | 'parsed.holding_rows';
  /** Columns beside `cik`, `output_id`, `position` and `revision`. */
  readonly columns: readonly string[];
  /** Its fields in that order; the ids of entries follow when they are resolved. */
  encode(row: BulkRow<V>, run: RunDefaults, entries: DictionaryEntries): readonly BulkField[];
}

/** Longer texts are left to the span: they are a few in a hundred facts, and nine tenths of their characters. */
const LONGEST_TEXT = 200;

const DUPLICATE_CLASSES: Readonly<Record<DuplicateClass, number | null>> = {
  unique: null,
  complete: 1,
  consistent: 2,
  inconsistent: 3,
};

const FACTS: BulkCodec<XbrlFactValues> = {
  rows: 'parsed.fact_rows',
  columns:
    'concept_id unit_id dimension_set_id period_start period_end span_start span_end sequence duplicate_class is_instant is_nil numeric_value value text_length text_hash fact_id entity storage_notes confidence'.split(
      ' ',
    ),
  encode({ values, span, confidence }, run, entries) {
    const { concept, unit, decimals, numericValue, value, entity, storageNotes } = values;
    const dimensions = Object.entries(values.dimensions).sort(([a], [b]) => (a < b ? -1 : 1));
    const isLong = value !== null && value.length > LONGEST_TEXT && span !== null;
    return [
      entries.entry('parsed.concepts', { concept }),
      unit === null && decimals === null ? null : entries.entry('parsed.units', { unit, decimals }),
      dimensions.length === 0
        ? null
        : entries.entry('parsed.dimension_sets', { dimensions: Object.fromEntries(dimensions) }),
      values.periodStart,
      values.periodEnd,
      span?.start,
      span?.end,
      values.sequence === run.sequence ? null : values.sequence,
      DUPLICATE_CLASSES[values.duplicateClass],
      values.isInstant,
      values.isNil,
      numericValue,
      isLong || (value !== null && value === numericValue && isPrintedByPostgres(value)) ? null : value,
      isLong ? value.length : null,
      isLong ? hashOf([value]) : null,
      values.factId,
      entity === run.cik.padStart(10, '0') ? null : entity,
      storageNotes === null ? null : textArrayLiteral(storageNotes),
      confidence === run.confidence ? null : confidence,
    ];
  },
};

/** Whether `numeric` prints a number as it is written. */
function isPrintedByPostgres(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && !/^-[0.]+$/.test(text);
}

const HOLDINGS: BulkCodec<ThirteenfHoldingValues> = {
  rows: 'parsed.holding_rows',
  columns:
    'security_id terms_id period_of_report span_start span_end sequence raw_form raw_value value_dollars ssh_prnamt voting_form voting_sole voting_shared voting_none confidence'.split(
      ' ',
    ),
  encode({ values, span, confidence }, run, entries) {
    const { nameOfIssuer, titleOfClass, cusip, figi, rawValue, valueDollars } = values;
    const { sshPrnamtType, putCall, investmentDiscretion, otherManager } = values;
    const rawForm = rawFormOf(rawValue, valueDollars);
    const votingForm = votingFormOf(values);
    const votes = [values.votingSole, values.votingShared, values.votingNone];
    return [
      entries.entry('parsed.named_securities', {
        name_of_issuer: nameOfIssuer,
        title_of_class: titleOfClass,
        cusip,
        figi,
      }),
      entries.entry('parsed.holding_terms', {
        ssh_prnamt_type: sshPrnamtType,
        put_call: putCall,
        investment_discretion: investmentDiscretion,
        other_manager: otherManager,
      }),
      values.periodOfReport,
      span?.start,
      span?.end,
      span === null || span.sequence === run.sequence ? null : span.sequence,
      rawForm,
      rawForm === null ? rawValue : null,
      valueDollars,
      values.sshPrnamt,
      votingForm,
      ...(votingForm === 0 ? votes : [null, null, null]),
      confidence === run.confidence ? null : confidence,
    ];
  },
};

/** How the printed value follows from its dollars, as the column `raw_form` counts; null where it does not. */
function rawFormOf(rawValue: string | null, valueDollars: string | null): number | null {
  if (rawValue === null || valueDollars === null || !/^(?:0|[1-9]\d{0,17})$/.test(valueDollars)) return null;
  const thousands = /^\d+000$/.test(valueDollars) ? valueDollars.slice(0, -3) : null;
  if (rawValue === valueDollars) return 0;
  if (rawValue === thousands) return 1;
  if (rawValue === grouped(valueDollars)) return 2;
  return thousands !== null && rawValue === grouped(thousands) ? 3 : null;
}

/** @example grouped('1234567') // "1,234,567" */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Which authority has all of the amount while the others have 0, as the column `voting_form` counts; 0: none. */
function votingFormOf({ sshPrnamt, votingSole, votingShared, votingNone }: ThirteenfHoldingValues): number {
  const votes = [votingSole, votingShared, votingNone];
  if (sshPrnamt === null) return 0;
  return 1 + votes.findIndex((all, n) => all === sshPrnamt && votes.every((other, m) => m === n || other === '0'));
}

export const BULK_CODECS: { readonly [T in BulkTable]: BulkCodec<BulkValues[T]> } = {
  'parsed.xbrl_facts': FACTS,
  'parsed.thirteenf_holdings': HOLDINGS,
};
