import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { readingOf } from './voting-case-markup.ts';

const HEAD = 'Item 5.07 Submission of Matters to a Vote of Security Holders.';

function parse(...lines: readonly string[]) {
  const submission = readBareDocument(new TextEncoder().encode([HEAD, ...lines].join('\n')), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error('not an Item 5.07');
  return votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

/** The reading without the meeting's line, after the confidence level. */
function rowsOf(...lines: readonly string[]): readonly string[] {
  const outcome = parse(...lines);
  const [, ...rows] = readingOf(outcome).split('\n');
  return [outcome.result?.parsing_confidence ?? 'none', ...rows];
}

describe('tables flattened to a line per cell', () => {
  test('reads rows under a heading of names as nominees without a title', () => {
    const cells = ['Name', 'Votes For', 'Votes Against', 'Abstentions', 'Ann B. Lee', '7,000', '30', '0'];
    expect(rowsOf(...cells, 'Carl Dorn', '7,010', '20', '0')).toEqual([
      'high',
      'elect_directors null: ///',
      '  Ann B. Lee/7000/30//0/',
      '  Carl Dorn/7010/20//0/',
    ]);
  });

  test('reads column groups with bare columns beside plain columns', () => {
    const heads = ['Votes For', 'Votes Against', 'Nominee', 'Number', '% of Votes Cast', 'Number', '% of Votes Cast'];
    const first = ['Ann B. Lee', '423,990', '99.21%', '3,350', '.79%', '1,157', '35,699'];
    const second = ['Carl Dorn', '421,840', '98.99%', '4,307', '1.01%', '2,350', '35,699'];
    expect(
      rowsOf('Item No. 1:', 'ELECTION OF DIRECTORS', ...heads, 'Abstain', 'Broker Non-Votes', ...first, ...second),
    ).toEqual([
      'high',
      'elect_directors null: ///',
      '  Ann B. Lee/423990/3350//1157/35699',
      '  Carl Dorn/421840/4307//2350/35699',
    ]);
  });

  test('ignores columns of percentages and ends a row at its total', () => {
    const pair = (label: string, count: string, share: string) => [label, count, share];
    const rows = (name: string, votes: string, held: string) => [
      `Election of ${name} as a director`,
      '# of Votes Cast',
      '% of Votes Cast',
      ...pair('Affirmative', votes, '95.9%'),
      ...pair('Withheld', held, '4.1%'),
      ...pair('TOTAL', '275,282', '100.0%'),
    ];
    expect(rowsOf(...rows('Joel Marsh', '264,105', '11,177'), ...rows('Ida Barr', '264,213', '11,069'))).toEqual([
      'high',
      'elect_directors null: ///',
      '  Joel Marsh/264105//11177//',
      '  Ida Barr/264213//11069//',
    ]);
    const shares = ['FOR', '% of Quorum', '% of O/S', 'WITHHELD', '606,901', '98.3%', '89.1%', '10,287'];
    expect(rowsOf('Proposal to elect Ida Barr as a director:', ...shares)[2]).toBe('  Ida Barr/606901//10287//');
  });

  test('does not read a proposal under its own heading as a nominee', () => {
    const election = ['Proposal 1: Election of Directors', 'Election of Ida Barr as Director', 'For', '264,213'];
    const other = ['Proposal 2: Change Fund Investment Objective', 'For', '174,228', 'Against', '13,818'];
    const rows = rowsOf(...election, 'Withheld', '11,069', ...other, 'Withheld', '1,965');
    expect(rows[0]).not.toBe('high');
    expect(rows.slice(1, 3)).toEqual(['elect_directors null: ///', '  Ida Barr/264213//11069//']);
    expect(rows[3]).toMatch(/^other null: 174228\/13818\//);
  });

  test('ignores a page number between dashes', () => {
    const row = ['For Against Abstain', '25,473 18 185'];
    expect(
      rowsOf('Item 1. To ratify the auditors.', ...row, '- 1 -', 'Item 2. To approve the 2023 Stock Plan.', ...row),
    ).toEqual(['high', 'ratify_auditor null: 25473/18/185/', 'approve_equity_plan null: 25473/18/185/']);
  });
});

describe('items run into one line', () => {
  test.each([
    ['Nominee For Withheld Broker non-vote', 'small letters at its end'],
    ['Nominee Votes for Election Votes Withheld Broker Non- Votes', 'what the votes are for'],
    ['name votes for votes withheld broker nonvotes', 'small letters throughout'],
    ['Total votes for the nominee Total votes withheld from the nominee Broker Non-Votes', 'who the votes are for'],
  ])('heading "%s"', (heading) => {
    const line = `Proposal 1. Election of directors, the votes being: ${heading} Ann B. Lee 7,000 30 500 Carl Dorn 7,010 20 500`;
    expect(rowsOf(line).slice(1)).toEqual([
      'elect_directors null: ///',
      '  Ann B. Lee/7000//30//500',
      '  Carl Dorn/7010//20//500',
    ]);
  });

  test('reads counts too small for commas under their heading', () => {
    const line = 'Proposal 1: To approve the 2012 Stock Plan. For Against Abstain 821 114 6 Proposal 2: To ratify';
    expect(rowsOf(`${line} Dorn & Co. LLP as auditors. For Against Abstain 935 0 6`)).toEqual([
      'high',
      'approve_equity_plan null: 821/114/6/',
      'ratify_auditor null: 935/0/6/',
    ]);
  });

  test('drops rules under headings from names', () => {
    const line =
      'Election of directors: Nominee For Withheld ------- --- -------- Ann B. Lee 7,000 30 Carl Dorn 7,010 20';
    expect(rowsOf(line).slice(2)).toEqual(['  Ann B. Lee/7000//30//', '  Carl Dorn/7010//20//']);
  });
});

describe('prose', () => {
  const REQUIRED = 'required the affirmative vote of the holders of a majority of the shares. On this matter,';

  test('gives counts to the person elected in the sentence before, not to the next proposal', () => {
    expect(
      rowsOf(
        'On June 14, 2011, the Fund held its annual meeting. Present were a total of 70,320 shares of common stock.',
        `(i) The election of Gerald I. Marsh as Class I director, to serve until 2014. The election of Mr. Marsh ${REQUIRED} 68,897 shares were cast in favor and 1,423 shares withheld authority in the election of Mr. Marsh. As a result, Mr. Marsh was elected. (ii) The ratification of Dorn LLP as the Fund’s independent registered public accounting firm. On this matter, 69,417 shares were cast in favor, 501 shares were cast against, 402 shares abstained.`,
      ),
    ).toEqual([
      'high',
      'elect_directors true: ///',
      '  Gerald I. Marsh/68897//1423//',
      'ratify_auditor null: 69417/501/402/',
    ]);
  });

  test('accepts a sentence that repeats a count', () => {
    const columns = ['1 Year', '2 Years', '3 Years', 'Abstain'];
    const rows = [
      'Proposal 1: Advisory vote on executive compensation',
      'For',
      'Against',
      'Abstain',
      '19,624',
      '307',
      '80',
    ];
    const again = 'As disclosed above, 18,971 of the votes cast on Proposal No. 2 voted for every year.';
    expect(
      rowsOf(...rows, 'Proposal 2: Frequency of advisory votes', ...columns, '18,971', '111', '856', '73', again)[0],
    ).toBe('high');
  });
});

describe('facts of the meeting', () => {
  test('separates shares present from shares outstanding', () => {
    const said =
      'Of the 1,500,323 shares outstanding and entitled to vote at the special meeting, there were present, by attendance or by proxy, 1,311,594 shares, representing 87.42% of the total.';
    expect(parse(said).result).toMatchObject({ sharesOutstanding: 1_500_323, sharesPresent: 1_311_594 });
    const share =
      'A total of 60,059,026 shares (65.69% of the 91,422,569 issued and outstanding shares entitled to vote as of the July 19, 2022 record date) were present in person or by proxy.';
    expect(parse(share).result).toMatchObject({ sharesOutstanding: 91_422_569, sharesPresent: 60_059_026 });
  });

  test.each([
    'The Company submitted (1) an advisory vote whether to hold a vote on executive compensation every one, two or three years.',
    'The Company’s shareholders recommended a frequency of one year for advisory votes on executive compensation.',
    'The results at the Company were: Proposal 1: shareholders on an advisory vote elected the following to serve a three-year term.',
  ])('reads no company decision in: %s', (sentence) => {
    expect(
      parse(sentence, 'Proposal 1: ratification of auditors', 'For Against', '1,000 20').result?.frequencyDecision,
    ).toBeUndefined();
  });

  test('does not apply the outcome of a proposal without a vote to the one before', () => {
    const said = 'Proposal 4: The shareholders approved the merger, so that the adjournment proposal was not needed.';
    const rows = rowsOf('Proposal 3: To amend the Code of Regulations', 'For Against Abstain', '3,985 762 42', said);
    expect(rows[1]).toMatch(/ null: 3985\/762\/42\//);
  });
});

describe('figures and names in unusual places', () => {
  test('recognizes a total before the columns by its sum, on one line or several', () => {
    const truth = ['high', 'elect_directors null: ///', '  Ann B. Lee/3900//100//', '  Carl Dorn/3890//110//'];
    const heads = ['Election of directors', 'Nominee', 'Shares Voted', 'For', 'Withheld'];
    expect(rowsOf(...heads, 'Ann B. Lee', '4,000', '3,900', '100', 'Carl Dorn', '4,000', '3,890', '110')).toEqual(
      truth,
    );
    const lines = ['Election of directors', 'Nominee Shares Voted For Withheld'];
    expect(rowsOf(...lines, 'Ann B. Lee 4,000 3,900 100', 'Carl Dorn 4,000 3,890 110')).toEqual(truth);
  });

  test('never confidently reads an unnamed column as a page number', () => {
    const heads = ['Resolution', 'By letter', 'For', 'Against', 'Abstain'];
    const rows = ['1. Ratification of the auditor', '31,000', '104,000', '1,400', '100', '2. Amendment of the bylaws'];
    expect(rowsOf(...heads, ...rows, '31,000', '103,000', '2,400', '100')[0]).not.toBe('high');
  });

  test('reads names after the counts', () => {
    const line =
      'The votes for the election of directors were: 3,400 votes for and 22 withheld for Joan Abbott; 3,390 votes for and 32 withheld for Karl Brandt, Jr.';
    expect(rowsOf(line)).toEqual([
      'high',
      'elect_directors null: ///',
      '  Joan Abbott/3400//22//',
      '  Karl Brandt, Jr./3390//32//',
    ]);
  });

  test('reads “none” at the end of a run of labels', () => {
    const line = 'Proposal 2 – Ratification of auditors: Votes For: 3,900 Votes Against: 20 Broker Non-Votes: 0.';
    expect(rowsOf(`${line} The proposal was approved.`)[1]).toBe('ratify_auditor true: 3900/20//0');
  });

  test('joins a list in parentheses that wraps after a label', () => {
    const lines = [
      'At the annual meeting of June 2, 2015, the stockholders (1) elected Ana Ruiz (For: 5,100; Withheld: 90) and Hugh Sato (For:',
      '5,090; Withheld: 100) as directors and (2) ratified the appointment of Dorn LLP (For: 5,180; Against: 8; Abstain: 2).',
    ];
    expect(rowsOf(...lines)).toEqual([
      'high',
      'elect_directors true: ///',
      '  Ana Ruiz/5100//90//',
      '  Hugh Sato/5090//100//',
      'ratify_auditor null: 5180/8/2/',
    ]);
  });

  test('applies “none” to the row before or to the rows after', () => {
    const table = ['Proposal 1: Ratification of auditors', 'For Against Abstain', '5,180 8 2'];
    const after = 'As a routine proposal, no broker non-votes were recorded in connection with this proposal.';
    expect(rowsOf(...table, after)[1]).toBe('ratify_auditor null: 5180/8/2/0');
    const before =
      'The following were elected directors, there being no broker non-votes: Paul Quill – 2,201 for, 10 withheld; Rhea Stark – 2,200 for, 11 withheld.';
    expect(rowsOf(before).slice(1)).toEqual([
      'elect_directors true: ///',
      '  Paul Quill/2201//10//0',
      '  Rhea Stark/2200//11//0',
    ]);
  });

  test('takes the type of a named proposal from its definition', () => {
    const agenda = [
      '(a) a proposal to amend the memorandum and articles of association to extend the date (the “Extension Amendment Proposal”);',
      '(b) a proposal to amend the memorandum and articles of association to permit an earlier winding up (the “Wind-up Proposal”); and',
    ];
    const counts = ['For', 'Against', 'Abstain', '7,676', '1,836', '0'];
    expect(
      rowsOf(...agenda, '1.', 'Extension Amendment Proposal', ...counts, '2.', 'Wind-up Proposal', ...counts),
    ).toEqual(['high', 'amend_charter null: 7676/1836/0/', 'amend_charter null: 7676/1836/0/']);
  });

  test('reports an extra figure beside a person', () => {
    const rows = rowsOf('Election of Directors', 'For Withheld', 'Ann B. Lee 7,000 30', 'Carl Dorn 7,010 20 500');
    expect(rows[0]).not.toBe('high');
  });

  test('names the rows and figures that lower confidence', () => {
    const outcome = parse(
      'A total of 7,020 shares were present.',
      'Proposal 1: Ratification of auditors',
      'For Against',
      '7,000 30',
    );
    expect(outcome.reasons.map((reason) => reason.message)).toEqual([
      '1 of 1 rows of counts have a total that nothing else in the item confirms (proposal 1: 7,030)',
      'a row counts 7,030 votes, more than the 7,020 shares present',
    ]);
  });

  test('joins labels whose first words are on separate lines', () => {
    const heads = ['Approval of Auditors', 'Votes', 'For', 'Votes', 'Against', 'Votes', 'Abstained'];
    const title = 'Approval of the Stock Plan';
    expect(rowsOf(...heads, '12,450', '30', '10', title, ...heads.slice(1), '12,400', '80', '10').slice(1)).toEqual([
      'ratify_auditor null: 12450/30/10/',
      'approve_equity_plan null: 12400/80/10/',
    ]);
  });

  test('reads the subject of the votes after the counts', () => {
    const line =
      'Holders of 8,450 shares voted in favor of, holders of 120 shares voted against and holders of 10 shares abstained from voting on the proposal to approve the 2012 Omnibus Plan. Holders of 8,560 shares voted in favor of, holders of 15 shares voted against and holders of 5 shares abstained from voting on the ratification of Dorn LLP.';
    expect(rowsOf(line)).toEqual(['high', 'approve_equity_plan null: 8450/120/10/', 'ratify_auditor null: 8560/15/5/']);
  });

  test('reads 80-column text with two spaces after sentences', () => {
    const lines = [
      '     1.  Election of Directors.  The following directors were elected for terms',
      'expiring in 2013:',
      '',
      '                                 Votes For       Votes Withheld',
      '',
      '     Harold W. Crane             1,204,511             22,340',
      '     Louise P. Dorsey            1,199,402             27,449',
      '',
      '     2.  Ratification of the appointment of Smith, Elliott & Company, LLC, as the',
      'independent auditors.  Votes for 1,220,851; votes against 4,000; abstentions',
      '2,000.',
    ];
    expect(rowsOf(...lines)).toEqual([
      'high',
      'elect_directors true: ///',
      '  Harold W. Crane/1204511//22340//',
      '  Louise P. Dorsey/1199402//27449//',
      'ratify_auditor null: 1220851/4000/2000/',
    ]);
  });

  test('reads a title on its heading’s line and people receiving votes', () => {
    expect(rowsOf('Auditor ratification FOR AGAINST ABSTAIN', '26,300 80 20')[1]).toBe(
      'ratify_auditor null: 26300/80/20/',
    );
    const line = 'The following were elected directors, with Robert A. Lane receiving 5,120 votes for and 88 withheld.';
    expect(rowsOf(line)[2]).toBe('  Robert A. Lane/5120//88//');
  });
});
