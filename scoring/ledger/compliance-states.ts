import type { ComplianceState } from '../../core/compliance.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { deficienciesOf, isLasting } from '../select/compliance.ts';
import { createSelectContext, sourceOf } from '../select/context.ts';

/** The state of each listing deficiency as of a date, with its history, as a score selects them. Pure. */
export function deriveComplianceStates(
  facts: IssuerFacts,
  asOf: IsoDate,
  methodology: Methodology,
): { readonly states: readonly ComplianceState[]; readonly dueOn: IsoDate | null } {
  const { lookbackDays } = methodology.compliance;
  const since = addDays(asOf, -lookbackDays);
  const deficiencies = [...deficienciesOf(createSelectContext(facts, asOf, methodology)).values()];
  const states = deficiencies.map(({ latest, since: began, notices }): ComplianceState => {
    const isStale = latest.noticeDate < since && !isLasting(latest.status);
    return {
      exchange: latest.exchange,
      deficiency: latest.deficiency,
      status: latest.status,
      isOpen: latest.status !== 'regained' && !isStale,
      since: began,
      noticeDate: latest.noticeDate,
      source: sourceOf(latest),
      history: notices.map((notice) => ({
        status: notice.status,
        noticeDate: notice.noticeDate,
        source: sourceOf(notice),
      })),
    };
  });
  const days = states
    .map(({ noticeDate }) => addDays(noticeDate, lookbackDays + 1))
    .concat(facts.compliance.map(({ noticeDate }) => noticeDate))
    .filter((day) => day > asOf);
  return { states, dueOn: days.sort()[0] ?? null };
}
