import type { ParseOutcome } from '../../core/parser.ts';
import type { VotingResult } from '../../parsers/voting-results/vote-result.ts';

const item = 'Item 5.07 Submission of Matters to a Vote of Security Holders.';

export function html(body: string): string {
  return `<html><body><p>FORM 8-K</p><p><b>${item}</b></p>${body}<p>SIGNATURES</p></body></html>`;
}

export function table(rows: readonly (readonly string[])[]): string {
  return `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
}

export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

export function text(body: string): string {
  return `${item}\n${body}`;
}

/** An outcome as lines that a person can compare. */
export function linesOf(outcome: ParseOutcome<VotingResult>): readonly string[] {
  const { result } = outcome;
  if (result === null) return [outcome.status];
  return [
    [
      result.parsing_confidence,
      result.meetingDate,
      result.meetingType,
      result.sharesOutstanding,
      result.sharesPresent,
    ].join(' '),
    ...result.proposals.flatMap((one) => [
      `${one.number} ${one.proposal_type} ${one.approved}: ${Object.values(one.frequency ?? [one.votesFor, one.votesAgainst, one.abstain, one.brokerNonVotes]).join('/')}`,
      ...(one.nominees ?? []).map((row) => `  ${Object.values(row).join('/')}`),
    ]),
  ];
}
