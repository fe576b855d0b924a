import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { html, linesOf, paragraphs, table } from './voting-markup.ts';

function outcomeOf(...parts: readonly string[]) {
  const submission = readBareDocument(new TextEncoder().encode(html(parts.join(''))), {});
  const [document] = votingResultsV3.appliesTo(submission);
  if (document === undefined) throw new Error('the item was not found');
  return votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
}

const HELD = paragraphs('The annual meeting of Wexcombe Looms, Inc. was held on May 6, 2021.');
const classesOf = (outcome: ReturnType<typeof outcomeOf>) =>
  outcome.result?.proposals.map(({ classVotes }) =>
    classVotes?.map(({ shareClass, votesFor, votesAgainst }) => [shareClass, votesFor, votesAgainst].join(' ')),
  );

describe('votes by class of shares', () => {
  const MERGER = [
    paragraphs('1. The merger agreement was approved. Class A and Class B stock voting together as a single class:'),
    table([
      ['For', 'Against', 'Abstain'],
      ['9,300,100', '400,200', '29,700'],
    ]),
    paragraphs('The votes of the Class B common stock, voting as a separate class, were as follows:'),
    table([
      ['For', 'Against', 'Abstain'],
      ['2,100,000', '90,000', '0'],
    ]),
  ];

  test('a sentence introduces the votes of a class on the matter before it', () => {
    const outcome = outcomeOf(HELD, ...MERGER);
    expect(linesOf(outcome).slice(1)).toEqual(['1 approve_merger true: 9300100/400200/29700/']);
    expect(classesOf(outcome)).toEqual([['Class B common stock 2100000 90000']]);
    // Nothing confirms the votes of one class.
    expect(outcome.confidences?.['proposals[0].classVotes']).toBe(0.8);
  });

  test('classes that vote one after the other, without a total, give the proposal no counts', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs('1. Amendment of the charter.', 'Class A common stock, voting as a separate class:'),
      MERGER[1] ?? '',
      ...MERGER.slice(2),
    );
    expect(linesOf(outcome).slice(1)).toEqual(['1 amend_charter null: ///']);
    expect(classesOf(outcome)).toEqual([['Class A common stock 9300100 400200', 'Class B common stock 2100000 90000']]);
  });

  test('a class voting on another matter is a proposal of its own', () => {
    const outcome = outcomeOf(
      HELD,
      MERGER[0] ?? '',
      MERGER[1] ?? '',
      paragraphs('2. The Class B stock, voting as a separate class, ratified the independent auditor:'),
      MERGER[3] ?? '',
    );
    expect(outcome.result?.proposals.map((one) => one.proposal_type)).toEqual(['approve_merger', 'ratify_auditor']);
  });

  test('a class in a column of its own is no part of a name or subject', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['Matter', 'Class', 'For', 'Against', 'Abstain', 'Broker Non-Votes'],
        ['Election of Ida Wexcombe', 'Common', '8,300,100', '400,200', '29,700', '900,000'],
        ['Election of Jonas Larkmere', 'Preferred', '1,100,100', '30,200', '9,700', '0'],
        ['Ratification of the independent auditor', 'Common', '9,200,100', '400,200', '29,700', '0'],
      ]),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      'null elect_directors null: ///',
      '  Ida Wexcombe/8300100/400200//29700/900000',
      '  Jonas Larkmere/1100100/30200//9700/0',
      'null ratify_auditor null: 9200100/400200/29700/0',
    ]);
    expect(outcome.result?.proposals[1]?.subject).toBe('Ratification of the independent auditor');
  });

  test('a class in parentheses behind a subject makes two rows one matter', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['Proposal', 'For', 'Against', 'Abstain'],
        ['Merger Proposal (common shares)', '8,300,100', '400,200', '29,700'],
        ['Merger Proposal (Series A preferred shares)', '1,100,100', '30,200', '0'],
        ['Compensation in connection with the merger', '8,200,100', '500,200', '29,700'],
      ]),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      'null approve_merger null: ///',
      'null say_on_pay null: 8200100/500200/29700/',
    ]);
    expect(classesOf(outcome)?.[0]).toEqual([
      'common shares 8300100 400200',
      'Series A preferred shares 1100100 30200',
    ]);
  });

  test('columns of each class side by side are rows by class', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['', 'Class A For', 'Class A Against', 'Class A Abstain', 'Class B For', 'Class B Against', 'Class B Abstain'],
        ['Ratification of the auditor', '8,300,100', '400,200', '29,700', '2,100,000', '0', '0'],
      ]),
    );
    expect(linesOf(outcome).slice(1)).toEqual(['null ratify_auditor null: ///']);
    expect(classesOf(outcome)).toEqual([['Class A 8300100 400200', 'Class B 2100000 0']]);
  });

  test('nominees with votes of two classes side by side have no sum that is printed', () => {
    const grid = `<table><tr><td></td><td colspan="2">Class A</td><td colspan="2">Class B</td></tr>
<tr><td>Nominee</td><td>For</td><td>Withheld</td><td>For</td><td>Withheld</td></tr>
<tr><td>Ida Wexcombe</td><td>8,300,100</td><td>29,700</td><td>2,100,000</td><td>0</td></tr>
<tr><td>Jonas Larkmere</td><td>8,200,100</td><td>129,700</td><td></td><td></td></tr></table>`;
    const outcome = outcomeOf(HELD, paragraphs('1. Election of directors'), grid);
    expect(linesOf(outcome).slice(2)).toEqual(['  Ida Wexcombe/////', '  Jonas Larkmere/8200100//129700//']);
  });
});

const MERGER_TABLE = table([
  ['For', 'Against', 'Abstain'],
  ['9,300,100', '400,200', '29,700'],
]);

describe('words around the counts', () => {
  test('holders who vote together ratify what their sentence says', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs('1. The stockholders (with both classes voting together) ratified the independent auditor.'),
      table([
        ['For', 'Against', 'Abstain'],
        ['9,300,100', '400,200', '29,700'],
      ]),
    );
    expect(outcome.result?.proposals[0]?.approved).toBe(true);
  });

  test('two verbs of one sentence have outcomes of their own', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['Proposal', 'For', 'Against', 'Abstain'],
        ['Ratify Hazelbrook LLP as auditor', '9,300,100', '400,200', '29,700'],
        ['Approve the 2021 Equity Incentive Plan', '4,300,100', '5,400,200', '29,700'],
      ]),
      paragraphs(
        'The stockholders ratified the appointment of the auditor and did not approve the 2021 Equity Incentive Plan.',
      ),
    );
    expect(outcome.result?.proposals.map(({ approved }) => approved)).toEqual([true, false]);
  });

  test('a defeat in a column or at the head of a sentence is an outcome', () => {
    const head = ['Matter', 'For', 'Against', 'Abstain', 'Result'];
    const outcome = outcomeOf(
      HELD,
      table([
        head,
        ['Ratify the auditor', '9,300,100', '400,200', '29,700', 'Approved'],
        ['Shareholder proposal on spending', '1,300,100', '8,400,200', '29,700', 'Rejected'],
      ]),
      paragraphs('3. Shareholder proposal on lobbying. Defeated with 13% of the votes cast.'),
      table([head.slice(1, 4), ['1,200,100', '8,500,200', '29,700']]),
    );
    expect(outcome.result?.proposals.map(({ approved }) => approved)).toEqual([true, false, false]);
  });

  test('the end of a sentence about one proposal does not number the next', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs(
        'Proposal Two – Reverse Stock Split',
        'The meeting was adjourned with respect to Proposal Two. As of then, 5,200,100 shares had been voted in favor of Proposal Two.',
        'Proposal Three – Adjournment',
      ),
      table([
        ['For', 'Against', 'Abstain'],
        ['9,300,100', '400,200', '29,700'],
      ]),
    );
    const last = outcome.result?.proposals.at(-1);
    expect([last?.number, last?.proposal_type]).toEqual(['3', 'adjourn_meeting']);
  });

  test('the shares present as a part of the shares outstanding are not all of them', () => {
    const of = 'A total of 9,730,000 of the Registrant’s 12,500,000 outstanding shares (77.8%) were present in person.';
    const both = outcomeOf(HELD, paragraphs(of), MERGER_TABLE).result;
    expect([both?.sharesOutstanding, both?.sharesPresent]).toEqual([12_500_000, 9_730_000]);
    const says = 'A total of 9,730,000 shares, or 78% of the shares outstanding, were represented.';
    const { result } = outcomeOf(
      HELD,
      paragraphs(says),
      table([
        ['For', 'Against'],
        ['9,300,100', '400,200'],
      ]),
    );
    expect([result?.sharesOutstanding, result?.sharesPresent]).toEqual([null, 9_730_000]);
  });

  test('numbers of flattened proposals are neither notes nor lost', () => {
    const outcome = outcomeOf(
      paragraphs(
        'The annual meeting was held on May 6, 2021. Proposal 1 Election of Directors. The nominees were elected. For Against Abstain Broker Non-Votes Ida Wexcombe 8,300,100 400,200 29,700 900,000 Jonas Larkmere 8,200,100 500,200 29,700 900,000 (2) The stockholders ratified the independent auditor, as follows: For Against Abstain 9,200,100 400,200 29,700',
      ),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      '1 elect_directors true: ///',
      '  Ida Wexcombe/8300100/400200//29700/900000',
      '  Jonas Larkmere/8200100/500200//29700/900000',
      '2 ratify_auditor true: 9200100/400200/29700/',
    ]);
  });

  test('a subject goes on in the lines under its figures', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['Proposal', 'For', 'Against', 'Abstain'],
        ['2. To approve, on an', '9,300,100', '400,200', '29,700'],
        ['advisory basis, the compensation of', '', '', ''],
        ['named executive officers', '', '', ''],
        ['3. To ratify the appoint-', '9,300,100', '400,200', '29,700'],
        ['ment of the independent auditor', '', '', ''],
      ]),
    );
    expect(outcome.result?.proposals.map((one) => one.proposal_type)).toEqual(['say_on_pay', 'ratify_auditor']);
    expect(outcome.result?.proposals[0]?.subject).toBe(
      'To approve, on an advisory basis, the compensation of named executive officers',
    );
  });

  test('broker non-votes in a row of their own, or before the table, are those of every nominee', () => {
    const pairs = table([
      ['Ida Wexcombe', 'For: 8,300,100', 'Withheld: 429,900'],
      ['Jonas Larkmere', 'For: 8,200,100', 'Withheld: 529,900'],
      ['Broker non-votes: 900,000', '', ''],
    ]);
    const grid = table([
      ['Director', 'For', 'Against'],
      ['Ida Wexcombe', '8,300,100', '429,900'],
      ['Jonas Larkmere', '8,200,100', '529,900'],
    ]);
    const brokersOf = (...parts: readonly string[]) =>
      outcomeOf(HELD, ...parts).result?.proposals[0]?.nominees?.map((one) => one.brokerNonVotes);
    expect(brokersOf(paragraphs('1. Election of directors'), pairs)).toEqual([900_000, 900_000]);
    const says = 'Election of directors. With 900,000 shares not voted by brokers, the results were:';
    expect(brokersOf(paragraphs(says), grid)).toEqual([900_000, 900_000]);
  });

  test('the classes of a list of labels are classes of the matter above', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs(
        '1. Amendment of the 2012 Stock Plan:',
        'Class A: For 8,100,331 Against 1,104,000 Abstain 106,220',
        'Class B: For 3,110,204 Against 1,002 Abstain 0',
      ),
    );
    expect(linesOf(outcome).slice(1)).toEqual(['1 approve_equity_plan null: ///']);
    expect(classesOf(outcome)).toEqual([['Class A 8100331 1104000', 'Class B 3110204 1002']]);
  });

  test('a numbered row has its own subject, not that of the sentence before the table', () => {
    const outcome = outcomeOf(
      paragraphs('The general meeting took place on May 6, 2021. The votes for each resolution were:'),
      table([
        ['Resolution', 'For', 'Against', 'Abstain'],
        ['1. To receive the accounts', '9,300,100', '400,200', '29,700'],
      ]),
    );
    expect(outcome.result?.proposals[0]?.subject).toBe('To receive the accounts');
  });

  test('a meeting that was adjourned is no vote to adjourn it', () => {
    const outcome = outcomeOf(
      paragraphs(
        'On March 7, 2021, a special meeting was called to order and then adjourned until April 6, 2021.',
        'With regard to the proposal to approve the change in corporate domicile to Nevada, 9,104,220 shares were voted in favor, 504,118 against and 28,161 abstained.',
      ),
    );
    expect(linesOf(outcome).slice(1)).toEqual(['null amend_charter null: 9104220/504118/28161/']);
  });

  test('columns of proposals keep their titles under the heading of a part', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['', 'Proposal 1 Merger', 'Proposal 2 Adjournment'],
        ['For', '9,104,220', '9,004,220'],
        ['Against', '504,118', '604,118'],
      ]).replace('<tr><td>For', '<tr><td>All shares, counted together:</td></tr><tr><td>For'),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      '1 approve_merger null: 9104220/504118//',
      '2 adjourn_meeting null: 9004220/604118//',
    ]);
  });

  test('a consent elects, ratifies and approves by the verbs of its sentences', () => {
    const outcome = outcomeOf(
      paragraphs(
        'On May 6, 2021, stockholders owning 12,204,331 shares executed written consents, in lieu of the annual meeting, electing the following persons as directors: Ida Wexcombe and Jonas Larkmere. The same consents ratified the appointment of the independent auditor and approved an amendment to the articles of incorporation to increase the authorized shares of common stock.',
      ),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      'null elect_directors true: ///',
      '  Ida Wexcombe/////',
      '  Jonas Larkmere/////',
      'null ratify_auditor true: 12204331///',
      'null increase_authorized_shares true: 12204331///',
    ]);
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('counts without a title are never sure', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs('1. Ratification of the independent auditor'),
      table([
        ['For', 'Against'],
        ['9,104,220', '504,118'],
        ['9,004,220', '604,118'],
      ]),
    );
    expect(outcome.confidences?.['proposals[1].votesFor']).toBeLessThan(0.9);
  });

  test('a total alone under a new title is the row of that matter', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs('(a) The executive compensation was approved:'),
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['Common Stock', '8,300,100', '400,200', '29,700'],
        ['Series A Preferred', '1,000,000', '0', '0'],
        ['Total', '9,300,100', '400,200', '29,700'],
      ]),
      paragraphs('(b) Hazelbrook & Company was ratified:'),
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['Total', '9,500,100', '200,200', '29,700'],
      ]),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      'null say_on_pay true: 9300100/400200/29700/',
      'null ratify_auditor true: 9500100/200200/29700/',
    ]);
  });

  test('columns of proposals may be named in two rows', () => {
    const outcome = outcomeOf(
      HELD,
      table([
        ['', 'Proposal 2', 'Proposal 3'],
        ['', 'Auditor ratification', 'Say-on-pay'],
        ['For', '9,500,100', '9,300,100'],
        ['Against', '200,200', '400,200'],
      ]),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      '2 ratify_auditor null: 9500100/200200//',
      '3 say_on_pay null: 9300100/400200//',
    ]);
  });

  test('what the figures of a fixed-width row are may stand before them', () => {
    const lines = [
      'Item 5.07  Submission of Matters to a Vote of Security Holders',
      '',
      'The annual meeting was held on May 6, 2021.',
      '',
      'Matter 2.  Ratification of the appointment of the independent auditor',
      '',
      '                   FOR         AGAINST      ABSTAIN',
      '                   ---         -------      -------',
      'Number of Votes  5,104,118      42,000       21,204',
      '% of Votes Cast     99.2%         .8%',
    ].join('\n');
    const submission = readBareDocument(new TextEncoder().encode(lines), {});
    const [document] = votingResultsV3.appliesTo(submission);
    const outcome = document && votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
    expect(outcome && linesOf(outcome).slice(1)).toEqual(['2 ratify_auditor null: 5104118/42000/21204/']);
  });

  test.each([
    ['At the May 6, 2021 annual meeting:'],
    ['The shareholders met May 6, 2021 and voted as follows:'],
    ['(a) The Annual Meeting of the Company was held on May 6,\n          2021.'],
  ])('the day of the meeting: %j', (says) => {
    const outcome = outcomeOf(paragraphs(says, '1. Ratification of the independent auditor'), MERGER_TABLE);
    expect(outcome.result?.meetingDate).toBe('2021-05-06');
  });

  test('a sentence about broker non-votes behind two people is about both', () => {
    const outcome = outcomeOf(
      paragraphs(
        'The annual meeting was held on May 6, 2021. The results were: Proposal One – two directors were elected: Ida Wexcombe received 8,204,118 votes for and 310,000 withheld; Jonas Larkmere received 8,104,118 votes for and 410,000 withheld. Broker non-votes totaled 804,118.',
      ),
    );
    expect(linesOf(outcome).slice(1)).toEqual([
      '1 elect_directors true: ///',
      '  Ida Wexcombe/8204118//310000//804118',
      '  Jonas Larkmere/8104118//410000//804118',
    ]);
  });

  test('a short title is the item of the agenda that has its words', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs(
        'Shareholders voted on (1) the advisory vote on executive compensation and (2) an amendment to the Long-Term Incentive Plan.',
      ),
      table([
        ['Matter', 'For', 'Against', 'Abstain'],
        ['Say-on-Pay', '9,300,100', '400,200', '29,700'],
        ['Plan Amendment', '9,200,100', '500,200', '29,700'],
      ]),
    );
    expect(outcome.result?.proposals.map((one) => [one.number, one.proposal_type])).toEqual([
      ['1', 'say_on_pay'],
      ['2', 'approve_equity_plan'],
    ]);
  });

  test('numbers of nominees are not that of their election', () => {
    const outcome = outcomeOf(
      HELD,
      paragraphs('Proposal A. Election of directors:'),
      table([
        ['', 'For', 'Against', 'Abstain'],
        ['(1) Class I director: Ida Wexcombe', '9,300,100', '400,200', '29,700'],
        ['(2) Class I director: Jonas Larkmere', '9,200,100', '500,200', '29,700'],
      ]),
    );
    expect(outcome.result?.proposals.map((one) => [one.number, one.nominees?.length])).toEqual([[null, 2]]);
  });

  test('people elected together may be followed by what each received', () => {
    const says =
      'Stockholders elected Ida Wexcombe and Jonas Larkmere as Class II directors; each received 8,104,118 votes for and 410,000 votes withheld.';
    expect(linesOf(outcomeOf(HELD, paragraphs(says))).slice(1)).toEqual([
      'null elect_directors true: ///',
      '  Ida Wexcombe/8104118//410000//',
      '  Jonas Larkmere/8104118//410000//',
    ]);
  });
});
