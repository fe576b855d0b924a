import type { Cik } from '../../../core/ids.ts';
import { loadComplianceNotices } from '../../../db/repositories/datasets/compliance-notices.ts';
import {
  COMPLIANCE_DATASET,
  CORPORATE_ACTIONS_DATASET,
  SPLITS_DATASET,
} from '../../../db/repositories/datasets/dataset-search.ts';
import { type IssuerRow, loadIssuerRows, spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { listingTable } from '../parts/listing-table.ts';
import { derivationOf, searchOf, section } from '../parts/section.ts';
import { sourcedValue } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { decimalText, fieldWords, ifStated } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

const MOST = 200;

/** Listing deficiencies, reverse splits and other corporate actions. */
export async function listingPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const query = { cik, publicTo: context.publicTo, limit: MOST };
  const [head, notices, splitSearch, actionSearch, derivation, noticeOf, splits, actions] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, COMPLIANCE_DATASET),
    searchOf(deps, context, cik, SPLITS_DATASET),
    searchOf(deps, context, cik, CORPORATE_ACTIONS_DATASET),
    derivationOf(deps, context, cik),
    loadComplianceNotices(deps.db, cik),
    loadIssuerRows(deps.db, 'dilution.current_reverse_splits', query),
    loadIssuerRows(deps.db, 'dilution.current_corporate_actions', query),
  ]);
  const states = derivation?.complianceStates ?? [];
  const deficiencies = states.length === 0 ? null : listingTable(context, states, noticeOf);
  const body = html`${section(context, { title: 'Listing deficiencies', what: 'listing deficiency', search: notices, body: deficiencies })}
    ${section(context, { title: 'Reverse splits', what: 'reverse split', search: splitSearch, body: splits.length === 0 ? null : splitTable(context, splits) })}
    ${section(context, { title: 'Other corporate actions', what: 'change of name, ticker or exchange, split or merger', search: actionSearch, body: actions.length === 0 ? null : actionTable(context, actions) })}`;
  return issuerPage(context, head, 'listing', body);
}

function splitTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_reverse_splits'>[]): Html {
  const columns = ['Filed', 'Form', 'Stage', 'Ratio', 'Effective', amount('Shares before'), amount('Shares after')];
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    const authorized = row.authorized_from === null ? null : `${row.authorized_from} to ${row.authorized_to ?? '?'}`;
    return [
      sourcedValue(context, row.filed_date, row, row.source_span),
      row.form,
      of(row.stage, 'stage'),
      of(row.ratio ?? authorized, row.ratio === null ? 'authorizedFrom' : 'ratio'),
      of(row.effective_date ?? row.effective_month, row.effective_date === null ? 'effectiveMonth' : 'effectiveDate'),
      of(ifStated(row.shares_before, decimalText), 'sharesBefore'),
      of(ifStated(row.shares_after, decimalText), 'sharesAfter'),
    ];
  });
  return dataTable('Reverse splits as each document states them, newest first', columns, cells);
}

function actionTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_corporate_actions'>[]): Html {
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    return [
      of(row.date ?? row.filed_date, 'date'),
      row.form,
      of(fieldWords(row.type), 'type'),
      of(row.from_value, 'fromValue'),
      of(row.to_value, 'toValue'),
    ];
  });
  return dataTable('Corporate actions, newest first', ['Date', 'Form', 'Action', 'From', 'To'], cells);
}
