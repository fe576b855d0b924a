import { longDate } from './calendar.ts';
import { createHtml, type Dialect, grouped, type HtmlWriter, MODERN } from './html.ts';
import { closingSentence, mergedRows, sideColumns, wrappedLines } from './render-voting-layouts.ts';
import type { ProposalTruth, VotingTruth } from './truth.ts';
import { type Count, columnsOf, count, countsOf, headings, outcome, title } from './voting-words.ts';

export const VOTING_LAYOUTS = [
  'tables',
  'shared-columns',
  'prose',
  'vertical',
  'text',
  'merged-rows',
  'side-columns',
  'closing-sentence',
  'wrapped-headings',
] as const;
export type VotingLayout = (typeof VOTING_LAYOUTS)[number];

function intro(truth: VotingTruth): string {
  const held = `On ${longDate(truth.meetingDate)}, the Company held its ${truth.meetingType === 'annual' ? 'annual meeting' : 'special meeting'} of stockholders.`;
  const { sharesOutstanding, sharesPresent } = truth;
  if (sharesOutstanding === null || sharesPresent === null) return held;
  return `${held} There were ${grouped(sharesOutstanding)} shares of common stock outstanding and entitled to vote at the meeting, of which ${grouped(sharesPresent)} shares were present in person or by proxy.`;
}

function proposalTable(proposal: ProposalTruth, html: HtmlWriter, vertical: boolean): string {
  const nominees = proposal.nominees ?? [];
  if (nominees.length > 0) {
    const columns = columnsOf(nominees);
    return html.table([
      headings('Nominee', columns),
      ...nominees.map((nominee) => [
        { content: nominee.name },
        ...columns.map(([, value]) => ({ content: count(value(nominee)), number: true })),
      ]),
    ]);
  }
  const counts = countsOf(proposal);
  if (vertical)
    return html.table(
      counts.map(([label, value]) => [{ content: `${label}:` }, { content: count(value), number: true }]),
    );
  const [first, ...rest] = counts;
  return html.table([
    headings(first?.[0] ?? '', rest),
    [{ content: count(first?.[1] ?? null) }, ...rest.map(([, value]) => ({ content: count(value), number: true }))],
  ]);
}

const PHRASES: Readonly<Record<string, string>> = {
  For: 'votes for',
  Against: 'votes against',
  Withheld: 'votes withheld',
  Abstain: 'abstentions',
  'Broker Non-Votes': 'broker non-votes',
  'One Year': 'votes for one year',
  'Two Years': 'votes for two years',
  'Three Years': 'votes for three years',
};

function sentence(cells: readonly Count[]): string {
  const parts = cells.map(([label, value]) => `${count(value)} ${PHRASES[label] ?? label.toLowerCase()}`);
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function proseParagraphs(proposal: ProposalTruth): string[] {
  const nominees = proposal.nominees ?? [];
  if (nominees.length > 0) {
    const columns = columnsOf(nominees);
    return [
      title(proposal),
      ...nominees.map(
        (nominee) =>
          `${nominee.name} received ${sentence(columns.map(([label, value]) => [label, value(nominee)] as const))}.`,
      ),
      outcome(proposal),
    ].filter((line) => line !== '');
  }
  return [`${title(proposal)}. There were ${sentence(countsOf(proposal))}. ${outcome(proposal)}`.trimEnd()];
}

function textLines(proposal: ProposalTruth): string[] {
  const line = (label: string, values: readonly string[]): string =>
    `${label.padEnd(30)}${values.map((value) => value.padStart(17)).join('')}`;
  const nominees = proposal.nominees ?? [];
  const columns = columnsOf(nominees);
  const counts = countsOf(proposal);
  const table =
    nominees.length > 0
      ? [
          line(
            '',
            columns.map(([label]) => label),
          ),
          ...nominees.map((nominee) =>
            line(
              nominee.name,
              columns.map(([, value]) => count(value(nominee))),
            ),
          ),
        ]
      : [
          line(
            '',
            counts.map(([label]) => label),
          ),
          line(
            '',
            counts.map(([, value]) => count(value)),
          ),
        ];
  return [title(proposal), '', ...table, '', ...(proposal.frequency ? [] : [outcome(proposal), ''])];
}

/** All proposals but the election in one table, their titles in the first column. */
function sharedTable(proposals: readonly ProposalTruth[], html: HtmlWriter): string[] {
  const plain = proposals.filter((p) => !p.nominees && !p.frequency);
  const columns = columnsOf(plain);
  const rows = plain.map((p) => [
    { content: title(p) },
    ...columns.map(([, value]) => ({ content: count(value(p)), number: true })),
  ]);
  const table =
    plain.length === 0
      ? []
      : [
          html.table([headings('Proposal', columns), ...rows]),
          ...html.paragraphs(
            'left',
            plain.map((p) => `${title(p)}. ${outcome(p)}`),
          ),
        ];
  const others = proposals
    .filter((p) => p.nominees !== undefined || p.frequency !== undefined)
    .flatMap((p) => [html.p(html.bold(title(p))), proposalTable(p, html, false), html.p(outcome(p))]);
  return [...others, ...table];
}

/**
 * The body of Item 5.07 in one layout: blocks of markup, or plain lines for `text`.
 * In `shared-columns` elections and frequency votes come first, so the proposals' order may differ from the truth's.
 */
export function renderVotingItem(truth: VotingTruth, layout: VotingLayout, dialect: Dialect = MODERN): string[] {
  if (layout === 'text') return [intro(truth), '', ...truth.proposals.flatMap(textLines)];
  if (layout === 'wrapped-headings') return [intro(truth), '', ...truth.proposals.flatMap(wrappedLines)];
  const html = createHtml(dialect);
  const body = ((): string[] => {
    switch (layout) {
      case 'tables':
      case 'vertical':
        return truth.proposals.flatMap((p) => [
          html.p(html.bold(title(p))),
          proposalTable(p, html, layout === 'vertical'),
          ...(outcome(p) === '' ? [] : [html.p(outcome(p))]),
        ]);
      case 'shared-columns':
        return sharedTable(truth.proposals, html);
      case 'prose':
        return truth.proposals.flatMap((p) => html.paragraphs('justify', proseParagraphs(p)));
      case 'merged-rows':
        return [mergedRows(truth.proposals, html)];
      case 'side-columns':
        return sideColumns(truth, html);
      case 'closing-sentence':
        return [
          ...truth.proposals.flatMap((p) => [html.p(html.bold(title(p))), proposalTable(p, html, false)]),
          html.p(closingSentence(truth.proposals)),
        ];
    }
  })();
  return [html.p(intro(truth)), ...body];
}
