import type { ComplianceNotice, NoticedStep } from '../../db/repositories/datasets/compliance-notices.ts';
import type { Answer, ShownDerivation } from '../issuer-dataset.ts';
import { listEnvelope, noneText, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type NoticeOf = (noticed: NoticedStep) => ComplianceNotice | null;
type States = ShownDerivation['derivation']['complianceStates'];

/** Listing deficiencies, open ones first, with all steps in order; JSON adds the notice behind each step. */
export function complianceAnswer({ asOf, cik, derivation, search, who }: ShownDerivation, noticeOf: NoticeOf): Answer {
  const states = derivation.complianceStates.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  const found = renderSearch(search, '8-K or 6-K');
  return {
    json: () => ({
      ...listEnvelope(
        states.map((state) => stateJson(state, noticeOf)),
        search,
      ),
      cik,
      asOf,
    }),
    text: () => {
      if (states.length === 0)
        return `${who} as of ${asOf}: ${noneText('no listing deficiency', search, '8-K or 6-K')}`;
      const open = states.filter(({ isOpen }) => isOpen);
      const names = open.map(({ deficiency, exchange, status }) => `${exchange} ${deficiency} (${status})`).join(', ');
      return [
        `${who} as of ${asOf}: ${open.length === 0 ? 'no open deficiency' : `open: ${names}`}`,
        stepsTable(states, noticeOf),
        ...(search.found === 0 ? ['only other filings, such as prospectuses, mention these steps'] : []),
        found,
      ].join('\n');
    },
  };
}

function stateJson({ history, ...state }: States[number], noticeOf: NoticeOf): object {
  const { exchange, deficiency } = state;
  const steps = history.map((step) => ({ ...step, ...noticeOf({ exchange, deficiency, step }) }));
  return { object: 'compliance_state', ...state, history: steps };
}

function stepsTable(states: States, noticeOf: NoticeOf): string {
  const rows = states.flatMap(({ deficiency, exchange, history }) =>
    history.map((step) => {
      const { rule, cureDeadline, form } = noticeOf({ exchange, deficiency, step }) ?? {};
      const { noticeDate, source, status } = step;
      return [
        exchange,
        deficiency,
        noticeDate,
        status,
        rule ?? '',
        cureDeadline ?? '',
        form ?? '',
        source.accessionNumber,
      ];
    }),
  );
  return renderTable(['exchange', 'deficiency', 'notice', 'step', 'rule', 'deadline', 'form', 'filing'], [], rows);
}
