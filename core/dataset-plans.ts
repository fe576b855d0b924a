import type { ParserVersion } from './ids.ts';
import { SCORE_DATASETS, type ScoreDataset } from './score-inputs.ts';

export interface DatasetPlan {
  /** The parser whose promoted version fills the dataset. */
  readonly parserId: string;
  /** Forms whose filings may have rows of it, without `/A`: amendments always count. */
  readonly forms: readonly string[];
}

/** Annual reports list every class of security; interim reports may leave out what has not changed. */
const ANNUAL_REPORTS = '10-K 10-KT 10-K405 10-KSB 10-KSB40 20-F 40-F'.split(' ');
const PERIODIC_REPORTS = [...ANNUAL_REPORTS, '10-Q', '10-QT', '10-QSB'];
const OFFERING_DOCUMENTS =
  '424B1 424B2 424B3 424B4 424B5 424B7 424B8 S-1 S-1MEF S-3 S-3ASR S-3MEF SB-2 F-1 F-1MEF F-3 F-3ASR F-3MEF'.split(' ');
const CURRENT_REPORTS = ['8-K', '6-K'];

/** The source of each dataset of a score. A dataset without a plan or a promoted parser is not covered. */
export const DATASET_PLANS: Readonly<Partial<Record<ScoreDataset, DatasetPlan>>> = {
  offerings: { parserId: 'offering-events', forms: OFFERING_DOCUMENTS },
  cash: { parserId: 'cash-position', forms: PERIODIC_REPORTS },
  compliance: { parserId: 'exchange-compliance', forms: CURRENT_REPORTS },
  overhang: { parserId: 'overhang', forms: [...OFFERING_DOCUMENTS, ...PERIODIC_REPORTS, ...CURRENT_REPORTS] },
  'share-float': { parserId: 'share-float', forms: PERIODIC_REPORTS },
  splits: { parserId: 'reverse-splits', forms: [...CURRENT_REPORTS, ...PERIODIC_REPORTS] },
};

/** A plan whose parser has a promoted version. */
export interface ActivePlan {
  readonly dataset: ScoreDataset;
  readonly parserVersion: ParserVersion;
  readonly forms: readonly string[];
}

/** @param active the promoted version by parser id */
export function activePlans(active: ReadonlyMap<string, ParserVersion>): readonly ActivePlan[] {
  return SCORE_DATASETS.flatMap((dataset) => {
    const plan = DATASET_PLANS[dataset];
    const parserVersion = plan && active.get(plan.parserId);
    return plan && parserVersion ? [{ dataset, parserVersion, forms: plan.forms }] : [];
  });
}

const FORMS_WITH_AMENDMENTS = new Map(
  SCORE_DATASETS.map((dataset) => {
    const forms = DATASET_PLANS[dataset]?.forms ?? [];
    return [dataset, new Set(forms.flatMap((form) => [form, `${form}/A`]))];
  }),
);

/** Whether filings of a form may have rows of a dataset; amendments too. */
export function isFormOf(dataset: ScoreDataset, form: string): boolean {
  return FORMS_WITH_AMENDMENTS.get(dataset)?.has(form) === true;
}

/** An original annual or quarterly report: an amendment may contain only a part of it. */
export function isPeriodicReport(form: string): boolean {
  return PERIODIC_REPORTS.includes(form);
}

export function isAnnualReport(form: string): boolean {
  return ANNUAL_REPORTS.includes(form);
}

/** The forms of all datasets, with their amendments; or of periodic reports only. */
export function formsToList(which: 'all' | 'periodic'): readonly string[] {
  const forms = which === 'periodic' ? PERIODIC_REPORTS : Object.values(DATASET_PLANS).flatMap((plan) => plan.forms);
  return [...new Set(forms)].flatMap((form) => [form, `${form}/A`]);
}
