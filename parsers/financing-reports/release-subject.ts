import { sentenceOf } from '../prose/flat-text.ts';
import { firstMatch } from '../prose/matches.ts';
import type { Report } from './report.ts';

const OFFERING_NEWS =
  /\b(?:offerings?|placements?|PIPE|financing|pric(?:es|ed|ing)|registered direct|purchase agreements?|definitive agreements?|at[- ]the[- ]market|ATM|equity (?:line|facility|program|distribution|purchase)|committed equity|gross proceeds|raises?|capital raise|IPO|over-?allotment|option to purchase additional|inducement|exercise of (?:\w+ ){0,3}warrants)\b/i;
const RESULTS =
  /\b(?:financial results|operating results|(?:quarter|year|month)(?:ly)? (?:\d{4} )?(?:financial |operating )?results|results (?:for|of) (?:the )?(?:\w+ ){0,3}(?:quarter|year)|earnings|(?:business|corporate|operational|clinical) (?:and \w+ )?(?:update|highlights))\b/i;
/** The verb of the lead sentence; a past tense beside "today" tells the news too. */
const TELLS =
  /\b(?:announc(?:e[sd]?|ing)(?: today)?|report(?:ed|s|ing)(?: today)?|provid(?:ed|es)|disclos(?:ed|es)|not(?:ed|es) (?:today|the|that)|today)\b/i;
const LABEL = /^(?:exhibit|ex-?\s?\d|for immediate|for release|press release|news release|contacts?\b|page \d)/i;
/** The lead stands within the first page. */
const LEAD_REACH = 5_000;

interface Lead {
  /** The first line that is no label: what the release calls its news. */
  readonly headline: string;
  /** What the lead sentence announces, from its verb on. */
  readonly object: string | null;
}

/**
 * Whether a release is on a sale of securities: by what its lead sentence announces, else by its headline. Releases on
 * results, contracts and other news mention sales of the past, before the verb or further down.
 */
export function isOfferingNews(report: Report): boolean {
  const { headline, object } = leadOf(report);
  const isOnResults = RESULTS.test(headline);
  if (object === null) return !isOnResults;
  // If the headline announces only results, an offering that the lead mentions is a past one.
  if (OFFERING_NEWS.test(object)) return !isOnResults || OFFERING_NEWS.test(headline);
  return OFFERING_NEWS.test(headline) && !isOnResults && !RESULTS.test(object);
}

function leadOf(report: Report): Lead {
  const reach = { start: report.start, end: Math.min(report.end, report.start + LEAD_REACH) };
  const lines = report.text.slice(reach.start, reach.end).split('\n');
  const headline = lines.map((line) => line.trim()).find((line) => line !== '' && !LABEL.test(line)) ?? '';
  const end =
    report.start + Math.max(0, report.text.slice(report.start, reach.end).indexOf(headline)) + headline.length;
  // The headline announces too; a release without one begins with its lead.
  const hasHeadline = headline.length < 300 && !/[.;]$/.test(headline) && lines.length > 1;
  const verb = firstMatch(report.text, { start: hasHeadline ? end : reach.start, end: reach.end }, TELLS);
  if (verb === null) return { headline, object: null };
  const sentence = sentenceOf(report.flat, verb.start);
  return { headline: hasHeadline ? headline : '', object: report.text.slice(verb.start, sentence.end) };
}
