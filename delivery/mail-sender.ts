import { createTransport } from 'nodemailer';
import type { AttemptReport } from '../core/delivery-attempts.ts';
import type { Secret } from '../core/secret.ts';

export interface MailSettings {
  /** `smtp://` or `smtps://`, with a password where the server wants one. */
  readonly smtpUrl: Secret;
  /** `Name <address>`, or an address. */
  readonly from: string;
  /** Of the List-Unsubscribe header, with `{monitor}` for the monitor's id; null: an email to the sender. */
  readonly unsubscribe: string | null;
}

/** An email to send. */
export interface OutgoingEmail {
  /** Never changes: a receiver that gets it twice sees one Message-ID. */
  readonly id: string;
  readonly monitorId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailSender {
  /** One attempt. Never rejects. */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<AttemptReport>;
  close(): void;
}

/** An attempt ends within a minute, as its lease does. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };
const CONNECTIONS = 4;
const EXCERPT = 1_000;

/** Sends emails through one SMTP server, over a few kept connections. */
export function createMailSender({ smtpUrl, from, unsubscribe }: MailSettings): MailSender {
  const transport = createTransport({ url: smtpUrl.reveal(), pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS });
  const sender = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = sender.slice(sender.lastIndexOf('@') + 1);

  async function deliver(email: OutgoingEmail): Promise<Omit<AttemptReport, 'latencyMs'>> {
    const { id, monitorId, recipient, subject, text, html } = email;
    const target = unsubscribe ?? `mailto:${sender}?subject=unsubscribe%20{monitor}`;
    try {
      const { response } = await transport.sendMail({
        from,
        // As one address, never read as a list of several.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'List-Unsubscribe': `<${target.replaceAll('{monitor}', monitorId)}>`,
          'List-ID': `<${monitorId}.monitors.${domain}>`,
          'Auto-Submitted': 'auto-generated',
        },
      });
      return { ...NO_ERROR, verdict: 'accepted', responseExcerpt: response.slice(0, EXCERPT) };
    } catch (error) {
      return failureOf(error);
    }
  }

  return {
    async send(email, signal) {
      const began = performance.now();
      const interrupted = Promise.withResolvers<Omit<AttemptReport, 'latencyMs'>>();
      const interrupt = (): void => interrupted.resolve({ ...NO_ERROR, verdict: 'interrupted' });
      signal.addEventListener('abort', interrupt, { once: true });
      if (signal.aborted) interrupt();
      const report = await Promise.race([deliver(email), interrupted.promise]);
      signal.removeEventListener('abort', interrupt);
      return { ...report, latencyMs: Math.round(performance.now() - began) };
    },
    close: () => transport.close(),
  };
}

const NO_ERROR = { retryAfterMs: null, status: null, errorCode: null, errorMessage: null, responseExcerpt: null };

/** A 5xx answer about the message is final (RFC 5321, 4.2.1); all else may pass. */
function failureOf(error: unknown): Omit<AttemptReport, 'latencyMs'> {
  const message = error instanceof Error ? error.message : String(error);
  const { responseCode, response, code } = error as Partial<Record<'responseCode' | 'response' | 'code', unknown>>;
  const status = typeof responseCode === 'number' ? responseCode : null;
  const isFinal = status !== null && status >= 500 && code !== 'EAUTH';
  return {
    verdict: isFinal ? 'gone' : 'rejected',
    retryAfterMs: null,
    status,
    errorCode: typeof code === 'string' ? code.toLowerCase() : 'email-failed',
    errorMessage: message.slice(0, EXCERPT),
    responseExcerpt: typeof response === 'string' ? response.slice(0, EXCERPT) : null,
  };
}
