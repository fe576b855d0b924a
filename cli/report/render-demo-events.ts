import { styleText } from 'node:util';
import type { MonitorMatch } from '../../core/monitors.ts';
import type { MonitoredNight } from '../demo/monitored-night.ts';
import { clip, counted } from './text.ts';

const MATCHES = 5;

/** What a monitor found in the night, and what a receiver got of it. */
export function renderDemoEvents({ name, expression, matches, deliveries, verified, url }: MonitoredNight): string {
  const found = matches.length === 1 ? '1 match' : `${counted(matches.length, 'match').replace(/matchs$/, 'matches')}`;
  const more = matches.length > MATCHES ? [`  and ${matches.length - MATCHES} more`] : [];
  return [
    styleText('bold', 'What changed, delivered'),
    `  monitor "${name}" (${expression}): ${found}`,
    ...matches
      .toSorted((a, b) => monthsOf(a) - monthsOf(b))
      .slice(0, MATCHES)
      .map((match) => `    ${matchText(match)}`),
    ...more.map((line) => `  ${line}`),
    `  ${webhookText(deliveries, verified, url)}`,
  ].join('\n');
}

const monthsOf = ({ values }: MonitorMatch) => Number(values['runwayMonths']);

function matchText({ cik, accessionNumber, values }: MonitorMatch): string {
  const { ticker, form, runwayMonths } = values;
  const issuer = typeof ticker === 'string' ? ticker : `CIK ${cik}`;
  const filing = [form, accessionNumber].filter((part) => typeof part === 'string').join(' ');
  return clip(`${issuer}: cash for ${String(runwayMonths)} months (${filing})`.replace(/\p{Cc}/gu, ' '), 110);
}

function webhookText(deliveries: MonitoredNight['deliveries'], verified: number, url: string): string {
  if (deliveries.length === 0) return 'webhook: nothing new to deliver';
  const delivered = deliveries.filter(({ state }) => state === 'delivered').length;
  const all = delivered === deliveries.length ? '' : ` of ${deliveries.length}`;
  return `webhook: ${delivered}${all} monitor.match delivered to ${url}, signature verified ${verified === delivered ? 'by the receiver' : `of ${verified}`}`;
}
