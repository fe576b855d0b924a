import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { NEWSWIRE_LAYOUTS } from './voting-documents-newswire-layouts.ts';
import { REFERENCES } from './voting-documents-references.ts';
import { UNLIKE_TABLES } from './voting-documents-unlike-tables.ts';
import { VERTICAL_LAYOUTS } from './voting-documents-vertical-layouts.ts';
import { WITHOUT_HEADINGS } from './voting-documents-without-headings.ts';
import { EXPECTED as READINGS } from './voting-expected.ts';
import { UNLIKE_TABLES_EXPECTED } from './voting-expected-unlike-tables.ts';
import { html, linesOf, paragraphs, table } from './voting-markup.ts';

function parse(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) return null;
  return votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

const DOCUMENTS = { ...VERTICAL_LAYOUTS, ...NEWSWIRE_LAYOUTS, ...WITHOUT_HEADINGS, ...REFERENCES, ...UNLIKE_TABLES };
const EXPECTED = { ...READINGS, ...UNLIKE_TABLES_EXPECTED };

describe('Item 5.07 in filers’ layouts', () => {
  test.each(Object.entries(DOCUMENTS))('%s', (name, document) => {
    const outcome = parse(document);
    expect(outcome === null ? null : linesOf(outcome)).toEqual(EXPECTED[name]);
  });

  test('has a document for every expected reading', () => {
    expect(Object.keys(EXPECTED).sort()).toEqual(Object.keys(DOCUMENTS).sort());
  });
});

const election = [
  ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
  ['Ann Lee', '1,000,000', '20,000', '300,000'],
  ['Bob Ray', '1,010,000', '10,000', '300,000'],
];
const held = 'The annual meeting of stockholders was held on May 5, 2020.';

describe('pitfalls of Item 5.07', () => {
  test('ignores a mention of the item in a sentence or an agreement', () => {
    expect(
      parse(
        '<html><body><p>FORM 8-K</p><p>Section 5.07 of the Indenture is deleted. See Item 5.07 of our report.</p></body></html>',
      ),
    ).toBeNull();
    expect(
      parse(
        '<html><body><p>Item 8.01 Other Events.</p><p>The information in Item 5.07 below counts.</p></body></html>',
      ),
    ).toBeNull();
  });

  test('skips the table of contents', () => {
    const contents = paragraphs(
      'TABLE OF CONTENTS',
      'Item 5.07 Submission of Matters to a Vote of Security Holders',
      'SIGNATURE',
    );
    const outcome = parse(`<html><body>${contents}${html(paragraphs(held) + table(election))}</body></html>`);
    expect(outcome?.result?.proposals[0]?.nominees).toHaveLength(2);
  });

  test('lowers confidence for a count that does not add up, and keeps it as printed', () => {
    const rows = election.map((row) => (row[0] === 'Bob Ray' ? ['Bob Ray', '1,010,001', '10,000', '300,000'] : row));
    const outcome = parse(html(paragraphs(held) + table(rows)));
    expect(outcome?.result?.parsing_confidence).toBe('medium');
    expect(outcome?.result?.proposals[0]?.nominees?.[1]?.votesFor).toBe(1_010_001);
    expect(outcome?.reasons.map(({ code }) => code)).toContain('totals-disagree');
  });

  test('doubts more votes than shares present', () => {
    const note = 'There were 1,000,000 shares present in person or by proxy.';
    expect(parse(html(paragraphs(held, note) + table(election)))?.confidence).toBeLessThan(0.9);
  });

  test('doubts a column of unknown kind', () => {
    const rows = election.map((row, at) => [...row, at === 0 ? 'Not Voted' : '5,000']);
    const outcome = parse(html(paragraphs(held) + table(rows)));
    expect(outcome?.confidence).toBeLessThan(0.9);
    expect(outcome?.reasons.map(({ code }) => code)).toContain('unknown-column');
  });

  test('doubts votes against and withheld that are counted together', () => {
    const rows = election.map((row, at) =>
      at === 0 ? ['Nominee', 'For', 'Against/Withheld', 'Broker Non-Votes'] : row,
    );
    expect(parse(html(paragraphs(held) + table(rows)))?.confidence).toBeLessThan(0.9);
  });

  test('reads dashes and N/A as not reported, zeros and “none” as zero', () => {
    const rows = [
      ['For', 'Against', 'Abstain', 'Broker Non-Votes'],
      ['1,320,000', '-0-', 'None', '—'],
    ];
    const [, proposal] =
      parse(
        html(
          paragraphs(held, '1. Election of directors') +
            table(election) +
            paragraphs('2. Ratification of the auditors') +
            table(rows),
        ),
      )?.result?.proposals ?? [];
    expect(proposal).toMatchObject({ votesFor: 1_320_000, votesAgainst: 0, abstain: 0, brokerNonVotes: null });
  });

  test('recognizes the many wordings of a negative outcome', () => {
    for (const words of [
      'did not approve this proposal',
      'The proposal was defeated.',
      'The proposal did not receive the necessary votes.',
      'The proposal failed.',
      'The proposal was not adopted.',
    ]) {
      const sentence = words.startsWith('did') ? `The stockholders ${words}.` : words;
      const body =
        paragraphs(held, '2. Stockholder proposal on lobbying', sentence) +
        table([
          ['For', 'Against', 'Abstain'],
          ['1', '2', '3'],
        ]);
      expect(parse(html(body))?.result?.proposals[0]?.approved, words).toBe(false);
    }
  });

  test('reads no outcome from an agenda, a condition or a board’s approval', () => {
    for (const words of [
      'The stockholders voted on a proposal to approve the plan.',
      'If approved, the plan becomes effective.',
      'The Board had previously approved the plan.',
      'Each will serve until a successor is elected and qualified.',
    ]) {
      const body =
        paragraphs(held, '2. Approval of the 2020 Equity Incentive Plan', words) +
        table([
          ['For', 'Against', 'Abstain'],
          ['1', '2', '3'],
        ]);
      expect(parse(html(body))?.result?.proposals[0]?.approved, words).toBeNull();
    }
  });

  test('distinguishes preliminary from final results', () => {
    const preliminary = parse(
      html(
        paragraphs(`${held} The preliminary results are below; final results will be filed by amendment.`) +
          table(election),
      ),
    );
    expect(preliminary?.result?.resultStatus).toBe('preliminary');
    const final = parse(
      html(paragraphs(`${held} The final voting results, certified by the inspector, are below.`) + table(election)),
    );
    expect(final?.result?.resultStatus).toBe('final');
  });

  test('reads a frequency decision in an amendment without proposals, with its meeting', () => {
    const note =
      'On May 8, 2020, Acme Corp. filed a Current Report on Form 8-K (the “Original Report”) to report the results of its annual meeting of stockholders held on May 5, 2020.';
    const decision =
      'The Board of Directors has determined that the Company will hold an advisory vote on executive compensation every three years until the next required vote.';
    const document = `<html><body><p>FORM 8-K/A</p><p>Explanatory Note</p><p>${note}</p>${html(paragraphs(`(d) ${decision}`)).replace('<html><body><p>FORM 8-K</p>', '')}`;
    const outcome = parse(document);
    expect(outcome?.result).toMatchObject({
      parsing_confidence: 'high',
      proposals: [],
      meetingDate: '2020-05-05',
      frequencyDecision: { years: 3, meetingDate: '2020-05-05' },
      amends: { kind: 'frequency-decision', originalFiledDate: '2020-05-08' },
    });
  });

  test('includes the item’s words at low confidence', () => {
    const outcome = parse(html(paragraphs(held, 'See Exhibit 99.1 for what was decided.')));
    expect(outcome?.result?.parsing_confidence).toBe('low');
    expect(outcome?.result?.rawItemText).toContain('See Exhibit 99.1');
    expect(outcome?.reasons.length).toBeGreaterThan(0);
  });
});
