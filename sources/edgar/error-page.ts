import { isSubmissionPath } from './edgar-paths.ts';

/** What SEC's pages say to clients that came too often or without a name, in their title or first heading. */
const REFUSAL =
  /<(?:title|h1)\b[^>]{0,200}>[^<]{0,120}(?:request rate threshold exceeded|originates from an undeclared automated tool)/i;
/** Other pages that stand in for content while EDGAR is being worked on. */
const UNAVAILABLE =
  /<title\b[^>]{0,200}>[^<]{0,120}(?:maintenance|temporarily unavailable|service unavailable|access denied|error)/i;

/** How much of a body is looked at before it is passed on. */
export const ERROR_PAGE_PREFIX_BYTES = 16_384;

export type ErrorPage = 'refusal' | 'unexpected-html';

/**
 * Whether the beginning of a body is one of SEC's error pages instead of what the path names. Submissions, indexes,
 * feeds and JSON are never HTML. A single document of a filing may well be HTML, and its title may say "error"; only the
 * refusal's own words count there.
 */
export function errorPageOf(path: string, prefix: Uint8Array): ErrorPage | null {
  const text = Buffer.from(prefix.buffer, prefix.byteOffset, Math.min(prefix.byteLength, ERROR_PAGE_PREFIX_BYTES))
    .toString('latin1')
    .replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '');
  if (!/^(?:<!--[^>]{0,200}-->\s*)?<(?:!doctype\s+html|html|head)\b/i.test(text)) return null;
  if (REFUSAL.test(text)) return 'refusal';
  const bare = path.split('?')[0] ?? path;
  const neverHtml =
    isSubmissionPath(bare) || /\.(?:idx|json|xml|gz|zip|tar|z)$/i.test(bare) || path.includes('output=atom');
  if (neverHtml) return 'unexpected-html';
  return !bare.startsWith('/Archives/edgar/data/') && UNAVAILABLE.test(text) ? 'unexpected-html' : null;
}

/**
 * Whether the body of a 403 is the object store's own answer for a key that is not there. EDGAR's archive folders
 * answer so for daily indexes of days without one; it is not a refusal of the client.
 */
export function isMissingObjectAnswer(body: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?<Error>/.test(body) && /<Code>(?:AccessDenied|NoSuchKey)<\/Code>/.test(body);
}
