import type { AttemptReport } from '../core/delivery-attempts.ts';
import type { SendResult } from './webhook-sender.ts';

/**
 * What a webhook's answer means: 2xx accepts the event, 410 ends the subscription, and everything else, redirects
 * included, is a failed attempt.
 *
 * @example judgeResponse({ kind: 'answer', status: 204, excerpt: '', latencyMs: 12, retryAfterMs: null }).verdict // 'accepted'
 */
export function judgeResponse(sent: SendResult): AttemptReport {
  if (sent.kind === 'error') {
    const { code, message, latencyMs } = sent;
    const nothing = { retryAfterMs: null, status: null, responseExcerpt: null };
    const isAborted = code === 'aborted';
    return {
      verdict: isAborted ? 'interrupted' : 'rejected',
      latencyMs,
      ...nothing,
      errorCode: isAborted ? 'interrupted' : code,
      errorMessage: isAborted ? 'the worker stopped during the attempt; it is repeated' : message,
    };
  }
  const { status, excerpt, latencyMs, retryAfterMs } = sent;
  const answer = { latencyMs, retryAfterMs, status, responseExcerpt: excerpt === '' ? null : excerpt };
  if (status >= 200 && status < 300) return { verdict: 'accepted', ...answer, errorCode: null, errorMessage: null };
  if (status === 410) {
    const errorMessage = 'the receiver answered 410 Gone: its endpoint is disabled';
    return { verdict: 'gone', ...answer, errorCode: 'gone', errorMessage };
  }
  const isRedirect = status >= 300 && status < 400;
  return {
    verdict: 'rejected',
    ...answer,
    errorCode: isRedirect ? 'redirect-refused' : `http-${status}`,
    errorMessage: isRedirect
      ? `the receiver answered ${status}: redirects are not followed; set the endpoint to the final address`
      : `the receiver answered ${status}`,
  };
}
