import type { ComplianceNotice, NoticedStep } from '../../db/repositories/datasets/compliance-notices.ts';
import type { DerivedDataset } from '../derived-dataset.ts';
import { listEnvelope, renderSearch } from './render-search.ts';
import { renderTable } from './table.ts';

type Given = Pick<DerivedDataset, 'asOf' | 'cik' | 'derivation' | 'name' | 'search'>;
type NoticeOf = (noticed: NoticedStep) => ComplianceNotice | null;

const FORMS = '8-K or 6-K';

/** The status of each deficiency, open ones first, with all steps in order. */
export function renderCompliance(given: Given, noticeOf: NoticeOf): string {
  const { asOf, cik, name, search } = given;
  const who = name ?? `CIK ${cik}`;
  const found = renderSearch(search, FORMS);
  const states = openFirst(given);
  if (states.length === 0) return `${who} as of ${asOf}: no listing deficiency; ${found}`;
  const open = states.filter(({ isOpen }) => isOpen);
  return [
    `${who} as of ${asOf}: ${open.length === 0 ? 'no open deficiency' : `open: ${open.map(({ deficiency, exchange, status }) => `${exchange} ${deficiency} (${status})`).join(', ')}`}`,
    renderTable(
      ['exchange', 'deficiency', 'notice', 'step', 'rule', 'deadline', 'form', 'filing'],
      [],
      states.flatMap(({ deficiency, exchange, history }) =>
        history.map((step) => {
          const { noticeDate, source, status } = step;
          const notice = noticeOf({ exchange, deficiency, step });
          return [
            exchange,
            deficiency,
            noticeDate,
            status,
            notice?.rule ?? '',
            notice?.cureDeadline ?? '',
            notice?.form ?? '',
            source.accessionNumber,
          ];
        }),
      ),
    ),
    ...(search.found === 0 ? ['only other filings, such as prospectuses, mention these steps'] : []),
    found,
  ].join('\n');
}

function openFirst({ derivation }: Given): Given['derivation']['complianceStates'] {
  return derivation.complianceStates.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** The same as a list envelope, with the notice behind each step. */
export function complianceJson(given: Given, noticeOf: NoticeOf): object {
  const data = openFirst(given).map(({ history, ...state }) => ({
    object: 'compliance_state',
    ...state,
    history: history.map((step) => ({
      ...step,
      ...noticeOf({ exchange: state.exchange, deficiency: state.deficiency, step }),
    })),
  }));
  return { ...listEnvelope(data, given.search), cik: given.cik, asOf: given.asOf };
}
