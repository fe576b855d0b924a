import type { AssetPaths } from './assets.ts';
import { type Content, flag, type Html, html } from './html.ts';
import { type BareContext, linkTo } from './page-context.ts';

export interface Page {
  readonly title: string;
  readonly body: Content;
  /** Text of the search field. */
  readonly query?: string;
  /** Whether the page has charts. */
  readonly hasCharts?: boolean;
}

/** The whole document of a page. */
export function renderPage(context: BareContext, assets: AssetPaths, page: Page): string {
  const { title, body, hasCharts = false } = page;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} · Tidemark</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${assets['icon.svg']}" type="image/svg+xml">
${hasCharts ? html`<link rel="stylesheet" href="${assets['uplot.css']}">` : ''}
<link rel="stylesheet" href="${assets['explorer.css']}">
<script src="${assets['theme.js']}"></script>
${hasCharts ? html`<script src="${assets['language.js']}" defer></script><script src="${assets['uplot.js']}" defer></script><script src="${assets['charts.js']}" type="module"></script>` : ''}
<script src="${assets['explorer.js']}" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top">
  <div class="bar">
    <a class="brand" href="${linkTo(context, '/')}"><svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><path d="M2 20c4 0 4-4 8-4s4 4 8 4 4-4 8-4 2 1 4 2v12H2z" class="wave"/><path d="M2 9h19" class="mark-line"/></svg><span>Tidemark</span></a>
    ${searchForm(context, page.query ?? '')}
    <button type="button" class="theme" id="theme" hidden>Theme: system</button>
  </div>
  ${context.asOf === null ? '' : asOfForm(context)}
</header>
<main id="main" tabindex="-1">${body}</main>
<footer class="foot">
  <p>Every number that a filing states opens the filing at its exact words. Numbers without a link are computed from those beside them.</p>
  <p><a href="/docs">API reference</a>${
    context.isSignedIn
      ? html` · <form method="post" action="/sign-out" class="inline"><button class="link">Sign out</button></form>`
      : ''
  }</p>
</footer>
</body>
</html>`;
  return document.markup;
}

function searchForm(context: BareContext, query: string): Html {
  return html`<form class="search" action="/" method="get" role="search">
    <label class="hidden" for="q">Search issuers by name, ticker, CIK or CUSIP</label>
    <input id="q" name="q" type="search" value="${query}" placeholder="Name, ticker, CIK or CUSIP" autocomplete="off" spellcheck="false" maxlength="200">
    ${kept(context, {})}
    <button>Search</button>
  </form>`;
}

/** The date and methodology of the page; the form submits to the page that it is on. */
function asOfForm(context: BareContext): Html {
  const { asOf, isAsOfChosen, today, methodology, methodologies, path, own } = context;
  const shown = isAsOfChosen
    ? html`Showing what was public on <strong>${asOf}</strong>`
    : html`Showing everything public by <strong>now</strong>`;
  return html`<form class="asof" action="${path}" method="get" aria-label="Date and methodology">
    <span class="shown">${shown}</span>
    ${Object.entries(own).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
    <label for="as_of">As of</label>
    <input id="as_of" name="as_of" type="date" value="${isAsOfChosen ? asOf : ''}" min="1993-01-01" max="${today}">
    ${
      methodologies.length > 1
        ? html`<label for="methodology">Methodology</label>
    <select id="methodology" name="methodology">${methodologies.map(
      (version) => html`<option${flag(version === methodology, 'selected')}>${version}</option>`,
    )}</select>`
        : ''
    }
    <button>Show</button>
    ${isAsOfChosen ? html`<a href="${linkTo({ ...context, isAsOfChosen: false }, path, own)}">Now</a>` : ''}
  </form>`;
}

/** Hidden fields that keep the reader's date and methodology in a form of another page. */
function kept(context: BareContext, own: Readonly<Record<string, string>>): Html {
  const { asOf, isAsOfChosen, methodology, defaultMethodology } = context;
  const fields = {
    ...own,
    ...(isAsOfChosen && asOf !== null ? { as_of: asOf } : {}),
    ...(methodology === defaultMethodology ? {} : { methodology }),
  };
  return html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
}
