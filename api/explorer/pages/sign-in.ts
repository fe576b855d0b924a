import { html } from '../html.ts';
import type { Page } from '../layout.ts';

/** Where a key is given. @param to the page to go to afterwards */
export function signInPage(to: string, refusal: string | null): Page {
  const body = html`<section class="card sign-in"><h1>Sign in</h1>
    <p class="muted">This explorer is open to holders of an API key with the scope “read”. The key stays encrypted in a cookie of this browser.</p>
    ${refusal === null ? '' : html`<p class="warn" role="alert">${refusal}</p>`}
    <form method="post" action="/sign-in">
      <label for="key">API key</label>
      <input id="key" name="key" type="password" autocomplete="current-password" required maxlength="200">
      <input type="hidden" name="to" value="${to}">
      <button>Sign in</button>
    </form></section>`;
  return { title: 'Sign in', body };
}
