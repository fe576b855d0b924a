import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { html, linesOf, paragraphs, table, text } from './voting-markup.ts';

function parsed(...parts: readonly string[]) {
  const submission = readBareDocument(new TextEncoder().encode(html(parts.join(''))), {});
  const [document] = votingResultsV3.appliesTo(submission);
  const outcome = document && votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
  if (outcome === undefined) throw new Error('the document has no Item 5.07');
  return outcome;
}
const rowsOf = (...parts: readonly string[]) => linesOf(parsed(...parts)).slice(1);
const confidenceOf = (path: string, ...parts: readonly string[]) => {
  const { confidence, confidences } = parsed(...parts);
  return confidences?.[path] ?? confidence;
};

const HELD = paragraphs('The annual meeting of Wexcombe Looms, Inc. was held on May 6, 2021.');
const MATTER = ['For', 'Against', 'Abstain'];
const PAY = paragraphs('2. Advisory vote on executive compensation') + table([MATTER, ['750,700', '120,100', '4,200']]);
const ELECTION =
  paragraphs('1. Election of directors') +
  table([
    ['Nominee', 'For', 'Withheld'],
    ['Ida Wexcombe', '865,000', '10,000'],
    ['Jonas Larkmere', '870,000', '5,000'],
  ]);

describe('broker non-votes under other names, and in closing sentences', () => {
  test('a sentence for each proposal, with the matter between the words and the figure', () => {
    const says = 'Broker non-votes for Proposal 1: 90,000. Broker non-votes for Proposal 2: 80,000.';
    expect(rowsOf(HELD, ELECTION, PAY, paragraphs(says))).toEqual([
      '1 elect_directors null: ///',
      '  Ida Wexcombe/865000//10000//90000',
      '  Jonas Larkmere/870000//5000//90000',
      '2 say_on_pay null: 750700/120100/4200/80000',
    ]);
  });

  test.each(['Broker Shares Not Voted', 'Not Voted (Broker)', 'Broker Votes Uncast', 'Not Voted by Brokers'])(
    'a column “%s”',
    (heading) => {
      const rows = table([
        ['For', 'Against', 'Abstain', heading],
        ['750,700', '120,100', '4,200', '80,000'],
      ]);
      expect(rowsOf(HELD, paragraphs('2. Advisory vote on executive compensation'), rows)).toEqual([
        '2 say_on_pay null: 750700/120100/4200/80000',
      ]);
    },
  );
});

describe('broker non-votes that are no count of the row before', () => {
  test('in parentheses at the end of a title they are those of the rows below', () => {
    const parts = [
      HELD,
      paragraphs('Election of Directors (broker non-votes: 90,000 for each nominee)'),
      ELECTION.replace(/^<p>.*?<\/p>/, ''),
      paragraphs('Ratification of Auditors (broker non-votes: none)'),
      table([MATTER, ['960,000', '4,000', '1,000']]),
    ];
    expect(rowsOf(...parts)).toEqual([
      'null elect_directors null: ///',
      '  Ida Wexcombe/865000//10000//90000',
      '  Jonas Larkmere/870000//5000//90000',
      'null ratify_auditor null: 960000/4000/1000/0',
    ]);
  });

  test('“Broker non-votes have no effect” counts none', () => {
    const says = 'Broker non-votes have no effect on the election of directors.';
    expect(rowsOf(HELD, ELECTION, paragraphs(says), PAY)[1]).toBe('  Ida Wexcombe/865000//10000//');
  });
});

describe('counts of another meeting', () => {
  test('are no proposal, and its day is not the meeting’s', () => {
    const says = 'At last year’s meeting, held on May 7, 2020, 700,000 votes were cast for the proposal on pay.';
    const { result } = parsed(HELD, paragraphs(says), PAY);
    expect(result?.meetingDate).toBe('2021-05-06');
    expect(result?.proposals.map(({ votesFor }) => votesFor)).toEqual([750_700]);
  });
});

describe('nominees', () => {
  test('one of another class has dashes under the columns of the first', () => {
    const rows = table([
      ['Nominee', 'For', 'Withheld', 'For', 'Withheld'],
      ['Ida Wexcombe', '865,000', '10,000', '—', '—'],
      ['Jonas Larkmere', '—', '—', '1,210', '40'],
    ]);
    const parts = [HELD, paragraphs('1. Election of directors'), rows];
    expect(rowsOf(...parts).slice(1)).toEqual(['  Ida Wexcombe/865000//10000//', '  Jonas Larkmere/1210//40//']);
  });

  test('names before “were elected; each received” share the counts', () => {
    const says =
      'Proposal No. 1. Ms. Ida Wexcombe and Messrs. Jonas Larkmere and Karl Pym were elected to the Board; each received 865,000 votes for and 10,000 votes withheld.';
    expect(rowsOf(HELD, paragraphs(says))).toEqual([
      '1 elect_directors true: ///',
      '  Ms. Ida Wexcombe/865000//10000//',
      '  Jonas Larkmere/865000//10000//',
      '  Karl Pym/865000//10000//',
    ]);
  });

  test('one who withdrew has dashes, and the others are as sure as without', () => {
    const rows = table([
      ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
      ['Ida Wexcombe', '865,000', '10,000', '90,000'],
      ['Jonas Larkmere', '—', '—', '—'],
      ['Karl Pym', '870,000', '5,000', '90,000'],
    ]);
    const parts = [HELD, paragraphs('1. Election of directors'), rows, paragraphs('Mr. Larkmere withdrew his name.')];
    expect(rowsOf(...parts)).toContain('  Jonas Larkmere/////');
    expect(parsed(...parts).confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a firm that is appointed as auditors is no nominee', () => {
    const rows = table([
      ['Resolution', ...MATTER],
      ['1. To re-elect Ida Wexcombe as a director', '865,000', '8,000', '2,000'],
      ['2. To appoint Quill AS as auditors of the Company', '870,000', '4,000', '1,000'],
    ]);
    expect(rowsOf(HELD, rows)).toEqual([
      '1 elect_directors null: ///',
      '  Ida Wexcombe/865000/8000//2000/',
      '2 ratify_auditor null: 870000/4000/1000/',
    ]);
  });
});

describe('outcomes', () => {
  const contested = table([
    ['Company Nominees', 'For', 'Withhold'],
    ['Ida Wexcombe', '465,000', '310,000'],
    ['Jonas Larkmere', '470,000', '305,000'],
    ['Karl Pym', '390,000', '385,000'],
  ]);

  test('a contested election whose winners the holders elected by name was lost by others', () => {
    const says = paragraphs('Accordingly, stockholders elected Ida Wexcombe and Jonas Larkmere.');
    expect(rowsOf(HELD, paragraphs('1. Election of Directors'), contested, says)[0]).toBe(
      '1 elect_directors false: ///',
    );
  });

  test('an outcome that the counts do not confirm is not claimed high', () => {
    const says = paragraphs('The nominees with the most votes were elected. The nominees listed above were elected.');
    const parts = [HELD, paragraphs('1. Election of Directors'), contested, says];
    expect(confidenceOf('proposals[0].approved', ...parts)).toBeLessThan(0.9);
  });

  test('a failure that the same sentence states of another matter is not the election’s', () => {
    const other =
      paragraphs('Stockholder proposal on political spending') + table([MATTER, ['100,000', '770,000', '5,000']]);
    const says = paragraphs(
      'All of the directors nominated were elected, and the stockholder proposal failed to receive the required vote.',
    );
    const [election, , , last] = rowsOf(HELD, says, ELECTION, other);
    expect([election, last]).toEqual([
      '1 elect_directors true: ///',
      'null shareholder_proposal false: 100000/770000/5000/',
    ]);
  });

  test('words of a title name the matter where they are no type', () => {
    const plan =
      paragraphs('Amendment of the 2014 Omnibus Incentive Plan') + table([MATTER, ['750,700', '120,100', '4,200']]);
    const audit = paragraphs('Ratification of Auditor (Quill LLP)') + table([MATTER, ['870,000', '4,000', '1,000']]);
    const says = paragraphs('The plan amendment was approved, and the selection of Quill LLP was ratified.');
    expect(parsed(HELD, plan, audit, says).result?.proposals.map(({ approved }) => approved)).toEqual([true, true]);
  });

  test.each([
    ['All of the above were approved by the shareholders.', [true, true]],
    ['All of the above were approved by the shareholders, except Proposal 2.', [true, null]],
  ])('%s', (says, expected) => {
    const outcomes = parsed(HELD, ELECTION, PAY, paragraphs(says)).result?.proposals.map(({ approved }) => approved);
    expect(outcomes).toEqual(expected);
  });

  test.each(['Result: Approved.', 'Outcome – Approved', 'The resolution received the requisite vote.'])(
    '%s',
    (says) => {
      expect(rowsOf(HELD, PAY, paragraphs(says))[0]).toContain('say_on_pay true');
    },
  );

  test('answers under “Passed?” are outcomes', () => {
    const rows = table([
      ['No.', 'Proposal', ...MATTER, 'Passed?'],
      ['1', 'Approve the 2021 Stock Purchase Plan', '865,000', '8,000', '2,000', 'Yes'],
      ['2', 'Shareholder proposal on diversity', '370,000', '504,000', '1,000', 'No'],
    ]);
    const { result, spans } = parsed(HELD, rows);
    expect(result?.proposals.map(({ approved }) => approved)).toEqual([true, false]);
    expect(spans['proposals[1].approved']?.[0]?.text).toBe('No');
  });

  test.each([
    ['Proposal 1 was approved. Proposal 2 was not.', false],
    ['Each director was elected, and each other matter was approved.', true],
  ])('%s', (says, expected) => {
    const plan = paragraphs('2. Approval of the 2021 Stock Plan') + table([MATTER, ['370,000', '504,000', '1,000']]);
    expect(parsed(HELD, paragraphs(says), ELECTION, plan).result?.proposals[1]?.approved).toBe(expected);
  });

  test('a range of proposals, and the outcome after a colon at the end of a title', () => {
    expect(rowsOf(HELD, ELECTION, PAY, paragraphs('Proposals 2 to 4 were each adopted.')).at(-1)).toContain('pay true');
    const title = PAY.replace('compensation', 'compensation (Class B only): approved.');
    expect(rowsOf(HELD, title)[0]).toContain('say_on_pay true');
  });

  test('an election in which none of the company’s nominees won was lost', () => {
    const says =
      'Shareholders elected all three of the nominees of Larkmere Partners and none of the Company’s nominees.';
    expect(rowsOf(HELD, paragraphs(says), ELECTION)[0]).toContain('elect_directors false');
  });

  test('the outcome after a comma at the end of a title', () => {
    const titles =
      ELECTION.replace('directors', 'directors, each elected') + PAY.replace('compensation', 'compensation, approved');
    expect(parsed(HELD, titles).result?.proposals.map(({ approved }) => approved)).toEqual([true, true]);
  });

  test('directors whom each class elected in a sentence of its own', () => {
    const says = paragraphs(
      'The holders of common stock elected Ida Wexcombe. The holders of preferred stock elected Jonas Larkmere.',
    );
    expect(rowsOf(HELD, says, ELECTION)[0]).toContain('elect_directors true');
  });

  test('the outcome after a dash at the end of a title', () => {
    const title = paragraphs('2. Advisory vote on executive compensation — Approved');
    expect(rowsOf(HELD, title, table([MATTER, ['750,700', '120,100', '4,200']]))[0]).toContain('say_on_pay true');
  });
});

describe('several elections, classes and consents', () => {
  test('the same people elected by another fund are another election', () => {
    const parts = [HELD, paragraphs('Growth Fund: election of directors'), ELECTION, paragraphs('Bond Fund'), ELECTION];
    const elections = parsed(...parts).result?.proposals.map(({ nominees = [] }) => nominees.length);
    expect(elections).toEqual([2]);
    const other = ELECTION.replace('865,000', '465,000').replace('870,000', '470,000');
    const both = [HELD, paragraphs('Growth Fund'), ELECTION, paragraphs('Bond Fund: election of directors'), other];
    expect(parsed(...both).result?.proposals.map(({ nominees = [] }) => nominees.length)).toEqual([2, 2]);
  });

  test('unaffiliated holders are a class of the proposal, and all holders its counts', () => {
    const rows = table([
      ['', ...MATTER],
      ['All stockholders', '865,000', '8,000', '2,000'],
      ['Unaffiliated stockholders', '365,000', '8,000', '2,000'],
    ]);
    const parts = [HELD, paragraphs('Proposal 1: Adoption of the Merger Agreement'), rows];
    expect(rowsOf(...parts)).toEqual(['1 approve_merger null: 865000/8000/2000/']);
  });

  test('a row that elects a person is a nominee’s below a sentence about other matters', () => {
    const says = paragraphs('On May 6, 2021, shareholders elected the nominee and rejected the say-on-pay resolution.');
    const rows = table([
      ['Proposal', ...MATTER],
      ['Election of Ida Wexcombe', '865,000', '8,000', '2,000'],
      ['Say on pay', '370,000', '503,000', '2,000'],
    ]);
    const [election, nominee, pay] = rowsOf(says, rows);
    expect([election, nominee]).toEqual(['null elect_directors true: ///', '  Ida Wexcombe/865000/8000//2000/']);
    expect(pay).toBe('null say_on_pay false: 370000/503000/2000/');
  });

  test('a consent that approves one action', () => {
    const says =
      'The holder of 612,118 shares of common stock delivered a written consent approving a 1-for-15 reverse stock split. No meeting was held.';
    expect(rowsOf(paragraphs(says))).toEqual(['null reverse_split true: 612118///']);
  });

  test('a list of counts for several people, of which one is read, is in doubt', () => {
    const says =
      'The stockholders elected Ida Wexcombe and Jonas Larkmere as directors by votes of 865,000 and 870,000 shares in favor, respectively, and 10,000 and 5,000 shares withheld, respectively.';
    const { confidence, confidences = {} } = parsed(HELD, paragraphs(says));
    const counts = Object.entries(confidences).filter(([path]) => /votes/.test(path));
    expect(Math.max(confidence, ...counts.map(([, value]) => value))).toBeLessThan(0.8);
  });
});

describe('the meeting', () => {
  test.each([
    ['There were outstanding 944,018 shares of common stock on the record date.', 'sharesOutstanding', 944_018],
    ['Stockholders of record were entitled to vote 944,018 shares.', 'sharesOutstanding', 944_018],
    ['The holders of 902,118 shares (86.7%) were represented at the meeting.', 'sharesPresent', 902_118],
    ['Of the 944,018 units outstanding, 902,118 units were voted as follows.', 'sharesPresent', 902_118],
    ['There were present in person or by proxy 902,118 shares of common stock.', 'sharesPresent', 902_118],
    ['Present at the meeting were holders of shares representing 902,118 votes.', 'sharesPresent', 902_118],
  ] as const)('%s', (says, field, expected) => {
    expect(parsed(HELD, paragraphs(says), PAY).result?.[field]).toBe(expected);
  });

  test('the choices of a table are no decision on frequency', () => {
    const choices = table([
      ['Choice', 'Votes'],
      ['Every 1 year', '861,172'],
      ['Every 2 years', '2,100'],
      ['Every 3 years', '9,200'],
    ]);
    const says = paragraphs('The Company will hold the advisory vote on executive compensation every year.');
    const title = paragraphs('Resolution 3: Frequency of advisory votes on executive compensation of the Company');
    expect(parsed(HELD, title, choices, says).result?.frequencyDecision?.years).toBe(1);
  });

  test('counts in thousands are given in votes, and not claimed high', () => {
    const rows = table([
      ['(in thousands)', 'For', 'Withheld'],
      ['Ida Wexcombe', '865,000', '10,000'],
      ['Jonas Larkmere', '870,000', '5,000'],
    ]);
    const parts = [HELD, paragraphs('1. Election of directors'), rows];
    expect(rowsOf(...parts)).toContain('  Ida Wexcombe/865000000//10000000//');
    expect(parsed(...parts).confidence).toBeLessThan(0.9);
  });

  test('each fund of several votes for itself', () => {
    const rows = table([
      ['Fund', 'For', 'Against', 'Abstain'],
      ['Wexcombe Growth Fund', '410,220.118', '21,004.500', '10,118.220'],
      ['Wexcombe Income Fund', '290,118.400', '11,200.000', '8,400.117'],
    ]);
    const { result } = parsed(HELD, paragraphs('Proposal: To approve a new advisory agreement'), rows);
    expect(
      result?.proposals.map(({ votesFor, classVotes }) => [votesFor, classVotes?.map((one) => one.votesFor)]),
    ).toEqual([[null, [410_220.118, 290_118.4]]]);
  });
});

describe('votes for a nominee by class of shares', () => {
  const byClass = (...ends: readonly (readonly string[])[]) =>
    table([
      ['Nominee', 'Class', 'For', 'Withheld'],
      ['Ida Wexcombe', 'Class A', '865,000', '10,000'],
      ['', 'Class B', '400,000', '0'],
      ...ends,
      ['Jonas Larkmere', 'Class A', '870,000', '5,000'],
      ['', 'Class B', '400,000', '0'],
      ...ends,
    ]);

  test('are no counts of the nominee where nobody adds them up', () => {
    const parts = [HELD, paragraphs('1. Election of directors'), byClass()];
    expect(rowsOf(...parts)).toEqual(['1 elect_directors null: ///', '  Ida Wexcombe/////', '  Jonas Larkmere/////']);
    expect(confidenceOf('proposals[0].nominees[0]', ...parts)).toBeLessThan(0.6);
  });

  test('give way to their total', () => {
    expect(rowsOf(HELD, paragraphs('1. Election of directors'), byClass(['', 'Total', '1,265,000', '10,000']))).toEqual(
      ['1 elect_directors null: ///', '  Ida Wexcombe/1265000//10000//', '  Jonas Larkmere/1265000//10000//'],
    );
  });

  test('may stand under a name in a row of its own', () => {
    const rows = table([
      ['', 'For', 'Withheld'],
      ['Ida Wexcombe', '', ''],
      ['Class A Common Stock', '865,000', '10,000'],
      ['Class B Common Stock', '400,000', '0'],
      ['Jonas Larkmere', '', ''],
      ['Class A Common Stock', '870,000', '5,000'],
      ['Class B Common Stock', '400,000', '0'],
    ]);
    expect(rowsOf(HELD, paragraphs('1. Election of directors'), rows)).toEqual([
      '1 elect_directors null: ///',
      '  Ida Wexcombe/////',
      '  Jonas Larkmere/////',
    ]);
  });

  test('a name of one word is not claimed high', () => {
    const lastNames = table([
      ['Nominee', 'For', 'Withheld'],
      ['Wexcombe', '865,000', '10,000'],
      ['Larkmere', '870,000', '5,000'],
    ]);
    const parts = [HELD, paragraphs('1. Election of directors'), lastNames];
    expect(confidenceOf('proposals[0].nominees[0]', ...parts)).toBeLessThan(0.9);
  });
});

describe('labels and counts on the lines of nominees', () => {
  const lines = (...closing: readonly string[]) => {
    const body = [
      'The annual meeting of Wexcombe Looms, Inc. was held on May 6, 2021.',
      '1.  Election of directors',
      '    Ida Wexcombe ...............  For  702,114   Withheld  8,020\n    Jonas Larkmere .............  For  698,034   Withheld 12,100',
      ...closing,
    ];
    const submission = readBareDocument(new TextEncoder().encode(`FORM 8-K\n\n${text(body.join('\n\n'))}`), {});
    const [document] = votingResultsV3.appliesTo(submission);
    if (document === undefined) throw new Error('the document has no Item 5.07');
    return linesOf(votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() })).slice(2);
  };

  test('one space may part a label from its count', () => {
    expect(lines()).toEqual(['  Ida Wexcombe/702114//8020//', '  Jonas Larkmere/698034//12100//']);
  });

  test('broker non-votes below the last nominee are those of all', () => {
    expect(lines('    Broker non-votes:  211,500')).toEqual([
      '  Ida Wexcombe/702114//8020//211500',
      '  Jonas Larkmere/698034//12100//211500',
    ]);
  });
});
