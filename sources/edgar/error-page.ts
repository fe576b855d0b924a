import { isSubmissionPath } from './edgar-paths.ts';

/** Title or first heading of the pages that the SEC serves to clients over the rate limit or without a contact. */
const REFUSAL =
  /<(?:title|h1)\b[^>]{0,200}>[^<]{0,120}(?:request rate threshold exceeded|originates from an undeclared automated tool)/i;
/** Pages served in place of content during outages. */
const UNAVAILABLE =
  /<title\b[^>]{0,200}>[^<]{0,120}(?:maintenance|temporarily unavailable|service unavailable|access denied|error)/i;

/** How much of a body is checked before it is passed on. */
export const ERROR_PAGE_PREFIX_BYTES = 16_384;

export type ErrorPage = 'refusal' | 'unexpected-html';

/**
 * Whether a body starts as one of the SEC's error pages. Submissions, indexes, feeds and JSON are never HTML. A filing's
 * document may be HTML with "error" in its title, so only the refusal page's own text counts there.
 */
export function errorPageOf(path: string, prefix: Uint8Array): ErrorPage | null {
  const head = Buffer.from(prefix.subarray(0, ERROR_PAGE_PREFIX_BYTES)).toString('latin1');
  const text = head.replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '');
  if (!/^(?:<!--[^>]{0,200}-->\s*)?<(?:!doctype\s+html|html|head)\b/i.test(text)) return null;
  if (REFUSAL.test(text)) return 'refusal';
  const bare = path.split('?')[0] ?? path;
  const neverHtml =
    isSubmissionPath(bare) || /\.(?:idx|json|xml|gz|zip|tar|z)$/i.test(bare) || path.includes('output=atom');
  if (neverHtml) return 'unexpected-html';
  return !bare.startsWith('/Archives/edgar/data/') && UNAVAILABLE.test(text) ? 'unexpected-html' : null;
}

/**
 * Whether the body of a 403 is the object store's response for a missing key, which EDGAR's archive folders return for
 * days without a daily index. It does not refuse the client.
 */
export function isMissingObjectAnswer(body: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?<Error>/.test(body) && /<Code>(?:AccessDenied|NoSuchKey)<\/Code>/.test(body);
}
