import { grouped, type HtmlWriter } from './html.ts';
import type { ProposalTruth, VotingTruth } from './truth.ts';
import { columnsOf, count, countsOf, outcome, title } from './voting-words.ts';

type MarkupCell = readonly [words: string, rows?: number];

/** A table in which cells may reach down over several rows. */
function tableOf(rows: readonly (readonly MarkupCell[])[], html: HtmlWriter): string {
  const cell = ([words, height = 1]: MarkupCell): string =>
    `<td${height > 1 ? ` rowspan="${height}"` : ''}>${html.text(words)}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n')}</table>`;
}

/** What the last column says of a proposal. */
function result({ approved, proposal_type: type, frequency }: ProposalTruth): string {
  if (frequency !== undefined || approved === null) return '';
  if (type === 'elect_directors') return 'All nominees elected';
  return approved ? 'Approved' : 'Not approved';
}

/** One table that runs down: number, title and result stand beside the first of a proposal's rows of votes. */
export function mergedRows(proposals: readonly ProposalTruth[], html: HtmlWriter): string {
  const rows = proposals.flatMap((proposal): MarkupCell[][] => {
    const nominees = proposal.nominees ?? [];
    const lines: MarkupCell[][] =
      nominees.length > 0
        ? nominees.flatMap((nominee) => [
            [[nominee.name], ['']],
            ...columnsOf(nominees).map(([label, value]): MarkupCell[] => [[label], [count(value(nominee))]]),
          ])
        : countsOf(proposal).map(([label, value]) => [[label], [count(value)]]);
    const [first = [], ...rest] = lines;
    const height = lines.length;
    return [
      [[proposal.number ?? '', height], [proposal.subject, height], ...first, [result(proposal), height]],
      ...rest,
    ];
  });
  return tableOf([[['No.'], ['Proposal'], ['Vote'], ['Number of shares'], ['Result']], ...rows], html);
}

/** Tables with a column of classes beside the names, and the lines about the quorum before each table. */
export function sideColumns({ proposals, sharesPresent }: VotingTruth, html: HtmlWriter): string[] {
  const quorum = sharesPresent === null ? [] : [html.p(`Shares represented at the meeting: ${grouped(sharesPresent)}`)];
  return proposals.flatMap((proposal) => {
    const nominees = proposal.nominees ?? [];
    const told = outcome(proposal);
    const heading = [html.p(html.bold(title(proposal))), ...quorum];
    const counts = countsOf(proposal);
    const table =
      nominees.length > 0
        ? [
            [['Nominee'], ['Class'], ...columnsOf(nominees).map(([label]): MarkupCell => [label])] as MarkupCell[],
            ...nominees.map((nominee, at): MarkupCell[] => [
              [nominee.name],
              [at % 2 === 0 ? 'Class I' : 'Class II'],
              ...columnsOf(nominees).map(([, value]): MarkupCell => [count(value(nominee))]),
            ]),
          ]
        : [counts.map(([label]): MarkupCell => [label]), counts.map(([, value]): MarkupCell => [count(value)])];
    return [...heading, tableOf(table, html), ...(told === '' ? [] : [html.p(told)])];
  });
}

function listed(numbers: readonly (string | null)[]): string {
  const all = numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
  return `Proposal${numbers.length > 1 ? 's' : ''} ${all} ${numbers.length > 1 ? 'were' : 'was'}`;
}

/** The outcomes of all proposals, told at the end. */
export function closingSentence(proposals: readonly ProposalTruth[]): string {
  const others = proposals.filter((one) => one.proposal_type !== 'elect_directors' && one.frequency === undefined);
  const [passed, failed] = [true, false].map((approved) =>
    others.filter((one) => one.approved === approved).map((one) => one.number),
  );
  const isElected = proposals.some((one) => one.proposal_type === 'elect_directors' && one.approved === true);
  return [
    ...(isElected ? ['Each of the nominees was elected.'] : []),
    ...(passed?.length ? [`${listed(passed)} approved.`] : []),
    ...(failed?.length ? [`${listed(failed)} not approved.`] : []),
  ].join(' ');
}

const WIDTH = 17;
const NAMES = 34;

/** Lines of a text document whose headings take two lines above a rule, with leader dots after the names. */
export function wrappedLines(proposal: ProposalTruth): string[] {
  const nominees = proposal.nominees ?? [];
  const columns =
    nominees.length > 0 ? columnsOf(nominees).map(([label]) => label) : countsOf(proposal).map(([label]) => label);
  const line = (first: string, values: readonly string[]): string =>
    `${first.padEnd(NAMES)}${values.map((value) => value.padStart(WIDTH)).join('')}`.trimEnd();
  const upper = columns.map((label) =>
    label === 'Broker Non-Votes' ? 'Broker' : label === 'Withheld' ? 'Authority' : '',
  );
  const lower = columns.map((label) => (label === 'Broker Non-Votes' ? 'Non-Votes' : label));
  const rows =
    nominees.length > 0
      ? nominees.map((nominee) =>
          line(
            `${nominee.name} `.padEnd(NAMES - 2, '.'),
            columnsOf(nominees).map(([, value]) => count(value(nominee))),
          ),
        )
      : [
          line(
            '',
            countsOf(proposal).map(([, value]) => count(value)),
          ),
        ];
  const rule = line(
    '',
    columns.map(() => '-'.repeat(WIDTH - 3)),
  );
  const told = outcome(proposal);
  return [title(proposal), '', line('', upper), line('', lower), rule, ...rows, '', ...(told === '' ? [] : [told, ''])];
}
