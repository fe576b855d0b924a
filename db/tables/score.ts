import type { GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, Sha256 } from '../../core/ids.ts';
import type { Reason } from '../../core/parser.ts';
import type { Band, Level, SubRatings } from '../../core/score-receipt.ts';
import type { DateColumn, DefaultTimestamp, Json } from './columns.ts';

export interface MethodologiesTable {
  version: string;
  content_hash: Sha256;
  body: Json<object>;
  registered_at: DefaultTimestamp;
}

export interface ScoresTable {
  cik: Cik;
  methodology_version: string;
  as_of_date: DateColumn;
  ticker: string | null;
  name: string | null;
  status: 'published' | 'withheld';
  score: number | null;
  /** The score with every missing factor at 0, and at 100. */
  lo: number;
  hi: number;
  band: Band | null;
  band_barred: boolean;
  confidence: Level;
  /** Weight of the present factors in hundredths. */
  present_weight: number;
  /** Factor → 0–100, null where missing. */
  factors: Json<Readonly<Record<string, number | null>>>;
  sub_ratings: Json<SubRatings>;
  /** Null where no threshold list was loaded. */
  regsho: boolean | null;
  /** Whether a market close was among the inputs. */
  priced: boolean;
  confidence_reasons: Json<readonly Reason[]>;
  withheld_reasons: Json<readonly Reason[]>;
  percentile: number | null;
  universe_size: number | null;
  universe_hash: Sha256 | null;
  receipt_hash: Sha256;
  run_id: string | null;
  materialization_version: string;
  computed_at: DefaultTimestamp;
  /** The number by which a list of ratings goes on; another whenever the score is computed to something else. */
  rating_id: GeneratedAlways<bigint>;
}

/** The universes that the scores of a day were ranked in, one after the other. */
export interface UniversesTable {
  methodology_version: string;
  as_of_date: DateColumn;
  recorded_from: IsoTimestamp;
  /** Null: it stands. */
  recorded_to: IsoTimestamp | null;
  universe_size: number;
  /** Null where no score was published. */
  universe_hash: Sha256 | null;
  /** Each once, ascending. */
  scores: number[];
  /** Of each of the scores; null where the universe is too small. */
  percentiles: number[] | null;
}

export interface ReceiptsTable {
  cik: Cik;
  receipt_hash: Sha256;
  methodology_version: string;
  as_of_date: DateColumn;
  inputs_hash: Sha256;
  /** Canonical JSON without the inputs. */
  body: string;
  recorded_at: DefaultTimestamp;
}

/** Inputs of receipts, shared by all receipts that have the same ones. */
export interface ReceiptInputsTable {
  cik: Cik;
  inputs_hash: Sha256;
  /** Canonical JSON: what the hash is taken over. */
  body: string;
}

/** What a backfill computes: every number of a score, without reasons and receipt. */
export interface ScoreHistoriesTable {
  cik: Cik;
  methodology_version: string;
  as_of_date: DateColumn;
  /** The day whose computation the row carries: no input changed since. */
  computed_on: DateColumn;
  score: number | null;
  lo: number;
  hi: number;
  band: Band | null;
  band_barred: boolean;
  confidence: Level;
  present_weight: number;
  active_offering_pressure: number | null;
  cash_runway_pressure: number | null;
  convertible_warrant_overhang: number | null;
  share_float_velocity: number | null;
  compliance_pressure: number | null;
  overall_risk: Level | null;
  offering_ability_risk: Level | null;
  dilution_risk: Level | null;
  historical_risk: Level | null;
  cash_need_level: Level | null;
  warrant_exercise_rating: Level | null;
  regsho: boolean | null;
}

/** What a history was computed from. */
export interface HistoryInputsTable {
  cik: Cik;
  methodology_version: string;
  from_date: DateColumn;
  to_date: DateColumn;
  input_hash: Sha256;
  computed: number;
  carried: number;
}

/** The scored universe of a day of histories. */
export interface HistoryUniversesTable {
  methodology_version: string;
  as_of_date: DateColumn;
  universe_size: number;
  universe_hash: Sha256;
  /** Each once, ascending. */
  scores: number[];
  /** Of each of the scores; null where the universe is too small. */
  percentiles: number[] | null;
}

/** What the scores of a run were computed from, and whether ratings show them. */
export interface ScoringRunsTable {
  run_id: string;
  methodology_version: string;
  as_of_date: DateColumn;
  issuers: number;
  published: number;
  priced: number;
  listed: number;
  /** Path of the price table; null: no market prices. */
  prices: string | null;
  replaced_ratings: boolean;
  fewer: Json<readonly string[]>;
  settled_at: DefaultTimestamp;
}

/** By methodology, the date up to which ratings show scores. */
export interface CurrentDatesTable {
  methodology_version: string;
  as_of_date: DateColumn;
  run_id: string;
}

/** What happened after an as-of date, for studies. */
export interface OutcomesTable {
  cik: Cik;
  as_of_date: DateColumn;
  state: 'open' | 'complete' | 'ended';
  followed_until: DateColumn;
  market_value: number | null;
  runway_months: number | null;
  is_burning: boolean | null;
  sold_last_year: boolean | null;
  growth_6: number | null;
  growth_12: number | null;
  growth_reason_6: string | null;
  growth_reason_12: string | null;
  base_date: DateColumn | null;
  end_date_6: DateColumn | null;
  end_date_12: DateColumn | null;
  across_merger: boolean;
  proceeds_6: number | null;
  proceeds_12: number | null;
  unstated_6: number;
  unstated_12: number;
  next_offering: DateColumn | null;
  next_reverse_split: DateColumn | null;
  delisted: DateColumn | null;
  accession_numbers: string[];
  input_hash: Sha256;
}

export interface ScoreSchema {
  'score.outcomes': OutcomesTable;
  'score.staged_scores': Omit<ScoresTable, 'rating_id'> & { rating_id: null };
  'score.scoring_runs': ScoringRunsTable;
  'score.current_dates': CurrentDatesTable;
  'score.methodologies': MethodologiesTable;
  'score.scores': ScoresTable;
  'score.superseded_scores': ScoresTable & { superseded_at: IsoTimestamp; superseded_by_run: string | null };
  'score.universes': UniversesTable;
  'score.receipts': ReceiptsTable;
  'score.receipt_inputs': ReceiptInputsTable;
  'score.score_histories': ScoreHistoriesTable;
  'score.history_inputs': HistoryInputsTable;
  'score.history_universes': HistoryUniversesTable;
}
