import type { Cik } from '../../../core/ids.ts';
import { SHARE_FLOAT_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { shareFigure } from '../parts/share-figure.ts';
import { sourced } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { countText, decimalText, dollars } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

/** Share counts as filed and split-adjusted, and the public float. */
export async function sharesPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, search, history] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, SHARE_FLOAT_DATASET),
    deps.services.readShareFloat(deps.db, cik, context.asOf, null),
  ]);
  const { shares, floats } = history;
  const counts = shares.map(({ asOf, basis, shareClass, sharesOutstanding, splitAdjusted, flags, source }) => [
    sourced(context, asOf, source),
    basis.replaceAll('-', ' '),
    shareClass === '' ? 'all' : shareClass,
    sourced(context, decimalText(sharesOutstanding), source),
    sourced(context, countText(Math.round(splitAdjusted)), source),
    flags.map(({ message }) => message).join('; '),
  ]);
  const columns = ['As of', 'Stated on', 'Class', amount('As filed'), amount('Split-adjusted'), 'Notes'];
  const stated = floats.map(({ asOf, basis, publicFloat, source }) => [
    sourced(context, asOf, source),
    basis.replaceAll('-', ' '),
    sourced(context, dollars(publicFloat), source),
  ]);
  const shareBody =
    shares.length === 0
      ? null
      : html`${shareFigure(context, head.who, history)}${dataTable('Shares outstanding, newest first', columns, counts)}`;
  const floatBody =
    floats.length === 0
      ? null
      : dataTable('Public float, newest first', ['As of', 'Stated on', amount('Public float')], stated);
  const body = html`${section(context, { title: 'Shares outstanding', what: 'share count', search, body: shareBody })}
    ${section(context, { title: 'Public float', what: 'public float', search, body: floatBody })}`;
  return issuerPage(context, head, 'shares', body, { hasCharts: true });
}
