import type { ParseOutcome } from '../../core/parser.ts';
import type { CorporateActionValues } from '../../core/rows-compliance.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import type { FilingFacts } from '../filing/row-values.ts';
import type { CorporateActionsResult } from './result.ts';

/** A row per action. */
export function corporateActionRows(
  outcome: ParseOutcome<CorporateActionsResult>,
  { form, filedDate }: FilingFacts,
): readonly ParsedRow<CorporateActionValues>[] {
  return (outcome.result?.corporateActions ?? []).map((action, index) => {
    const path = `corporateActions[${index}].`;
    const values: CorporateActionValues = {
      form,
      filedDate,
      type: action.type,
      fromValue: action.from ?? null,
      toValue: action.to ?? null,
      date: action.date ?? null,
    };
    const row = parsedRow(outcome, values, path);
    const [from, to] = [outcome.spans[`${path}from`], outcome.spans[`${path}to`]];
    const confidences = ['type', 'from', 'to', 'date'].flatMap((key) => outcome.confidences?.[`${path}${key}`] ?? []);
    return {
      ...row,
      valueSpans: { ...row.valueSpans, ...(from ? { fromValue: from } : {}), ...(to ? { toValue: to } : {}) },
      confidence: Math.min(outcome.confidence, ...confidences),
    };
  });
}
