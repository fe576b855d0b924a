import { STATUS_CODES } from 'node:http';
import type { Problem } from '../../http/problems.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';

/** An error as a page: what is wrong, what is allowed, and the search above it. */
export function refusalPage({ status, message, details }: Problem, requestId: string): Page {
  const title = status === 404 ? 'Not found' : (STATUS_CODES[status] ?? 'Error');
  const allowed = details.errors?.flatMap((error) => error.allowed ?? []) ?? [];
  const body = html`<section class="card"><h1>${title}</h1>
    <p>${message}</p>
    ${allowed.length === 0 ? '' : html`<p>Allowed: ${allowed.join(', ')}.</p>`}
    <p>${status === 404 ? 'Search for an issuer above, or go back to the ' : 'Correct the address, or go back to the '}<a href="/">first page</a>.</p>
    <p class="muted small">Request ${requestId}</p></section>`;
  return { title, body };
}
