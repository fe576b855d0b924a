import { describe, expect, test } from 'vitest';
import { readGroup } from '../../parsers/beneficial-ownership/group-box.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const CUSIP = cusipOf('12345678');
const HEAD = ['SCHEDULE 13D', '(Amendment No. 2)*', 'Larkmere Optics Inc', '(Name of Issuer)', 'Common Stock'];

function html(person: string, head: readonly string[] = HEAD): string {
  const lines = [
    ...head,
    '(Title of Class of Securities)',
    CUSIP,
    '(CUSIP Number)',
    'March 3, 2014',
    '(Date of Event Which Requires Filing of this Statement)',
  ];
  return `<html><body>${lines.map((line) => `<p>${line}</p>`).join('\n')}${person}</body></html>`;
}

type Rows = Readonly<Record<string, string>>;
const ROWS: Rows = {
  'NAMES OF REPORTING PERSONS': 'Silver Birch Capital LLC',
  'CHECK THE APPROPRIATE BOX IF A MEMBER OF A GROUP': '(a) [ ] (b) [X]',
  'SEC USE ONLY': '',
  'SOURCE OF FUNDS': 'WC',
  'CHECK BOX IF DISCLOSURE OF LEGAL PROCEEDINGS IS REQUIRED PURSUANT TO ITEM 2(d) OR 2(e)': '[ ]',
  'CITIZENSHIP OR PLACE OF ORGANIZATION': 'Delaware',
  'SOLE VOTING POWER': '0',
  'SHARED VOTING POWER': '850,000',
  'SOLE DISPOSITIVE POWER': '0',
  'SHARED DISPOSITIVE POWER': '850,000',
  'AGGREGATE AMOUNT BENEFICIALLY OWNED BY EACH REPORTING PERSON': '850,000',
  'CHECK BOX IF THE AGGREGATE AMOUNT IN ROW (11) EXCLUDES CERTAIN SHARES': '[ ]',
  'PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (11)': '5.2%',
  'TYPE OF REPORTING PERSON': 'OO',
};
const POWERS = ['SHARED VOTING POWER', 'SHARED DISPOSITIVE POWER'];
const OWNED = 'AGGREGATE AMOUNT BENEFICIALLY OWNED BY EACH REPORTING PERSON';
const PERCENT = 'PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW (11)';

/** A page as a table: number, label, words; `labels` renames labels. */
function page(changes: Rows = {}, labels: Rows = {}): string {
  const rows = Object.entries({ ...ROWS, ...changes }).map(
    ([label, words], at) =>
      `<tr><td style="vertical-align: top">${at + 1}</td><td style="vertical-align:top">${labels[label] ?? label}<br>${words}</td></tr>`,
  );
  return `<table>${rows.join('\n')}</table>`;
}

const owned = (words: string): Rows => ({ ...Object.fromEntries(POWERS.map((row) => [row, words])), [OWNED]: words });
const EXPECTED = { soleVoting: 0, sharedVoting: 850_000, sharedDispositive: 850_000, sharesOwned: 850_000 };

describe('figures of a cover page', () => {
  test.each([
    ['<sup>2</sup>'],
    ['<span style="vertical-align: super; font-size: 8pt">2</span>'],
    ['<font style="position:relative;top:-4pt">2</font>'],
    ['<sup>(1),2</sup>'],
  ])('a raised mark %j is no digit of the count beside it', (mark) => {
    const { result, confidence } = parseOwnership(html(page({ ...owned(`850,000${mark}`), [PERCENT]: `5.2%${mark}` })));
    expect(result?.reportingPersons[0]).toMatchObject({ ...EXPECTED, percentOfClass: 5.2 });
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a raised mark on a label or before a number is not a count, and small numbers stay whole', () => {
    const labels = Object.fromEntries(POWERS.map((row) => [row, `${row}<sup>1</sup>`]));
    const { result } = parseOwnership(html(page(owned('<sup>3</sup> 85'), labels)));
    expect(result?.reportingPersons[0]).toMatchObject({ sharedVoting: 85, sharesOwned: 85 });
    const plain = parseOwnership(html(page(owned('<sup></sup>85'))));
    expect(plain.result?.reportingPersons[0]?.sharesOwned).toBe(85);
  });

  test.each([
    ['As of June 30, 2013: 850,000'],
    ['850,000 Class A ordinary shares (1)'],
    ['850,000 (includes 40,000 shares issuable upon exercise of warrants)'],
    ['850,000 shares, except that Birch GP LLC may be deemed to have sole power to vote these shares'],
  ])('%j is 850,000, surely', (words) => {
    const { result, confidence } = parseOwnership(html(page(owned(words))));
    expect(result?.reportingPersons[0]).toMatchObject(EXPECTED);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    [owned('850,000 shares of Class A Stock<br>200,000 shares of Class B Stock')],
    [{ [PERCENT]: '5.2% of Class A Stock<br>20.0% of Class B Stock' }],
    [{ [PERCENT]: 'Between 5.2% and 5.4%' }],
    [{ [PERCENT]: '0.052' }],
  ])('several amounts in a row are never high: %j', (changes) => {
    const { confidences = {}, warnings } = parseOwnership(html(page(changes)));
    const rows = Object.keys(changes).map((label) => (label === PERCENT ? 'percentOfClass' : 'sharesOwned'));
    for (const row of rows) expect(confidences[`reportingPersons[0].${row}`]).toBeLessThanOrEqual(0.7);
    expect(warnings.map(({ code }) => code)).toContain('several-amounts');
  });

  test.each([
    [{ [PERCENT]: 'Less than 1%' }, 'percentOfClass'],
    [{ [PERCENT]: '*' }, 'percentOfClass'],
    [{ 'SOLE VOTING POWER': 'See response to row 8.' }, 'soleVoting'],
    [{ 'SOLE VOTING POWER': 'N/A' }, 'soleVoting'],
    [{ 'SOLE VOTING POWER': '--' }, 'soleVoting'],
  ] as const)('a row that says it has no number is null, and no fault: %j', (changes, row) => {
    const { result, confidence } = parseOwnership(html(page(changes)));
    expect(result?.reportingPersons[0]?.[row]).toBeNull();
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('a blank row is a fault', () => {
    const { confidence, reasons } = parseOwnership(html(page({ 'SHARED VOTING POWER': '' })));
    expect(confidence).toBeLessThan(0.9);
    expect(reasons[0]?.message).toContain('reportingPersons[0].sharedVoting');
  });

  test('a blank row beside powers that add up to the amount leaves the other rows sure', () => {
    const { confidence, confidences = {} } = parseOwnership(html(page({ 'SOLE VOTING POWER': '' })));
    expect(confidence).toBeGreaterThanOrEqual(0.9);
    expect(confidences['reportingPersons[0].soleVoting']).toBeLessThanOrEqual(0.6);
    expect(confidences['reportingPersons[0].sharesOwned'] ?? confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('percents agree where their bases differ by what each person may acquire', () => {
    // 100 million outstanding; the second person adds 30 million options to amount and base.
    const second = (percent: string) =>
      page({ ...ROWS, ...owned('40,000,000'), [PERCENT]: percent, 'NAMES OF REPORTING PERSONS': 'Birch Holdings' });
    const first = page({ ...owned('10,000,000'), [PERCENT]: '10.0%' });
    expect(parseOwnership(html(first + second('30.8%'))).confidence).toBeGreaterThanOrEqual(0.9);
    const { confidences = {} } = parseOwnership(html(first + second('3.08%')));
    for (const at of [0, 1]) expect(confidences[`reportingPersons[${at}].percentOfClass`]).toBeLessThan(0.5);
    expect(confidences['reportingPersons[1].sharesOwned']).toBeUndefined();
  });
});

describe('labels of a cover page', () => {
  test.each([
    [{ 'SHARED DISPOSITIVE POWER': 'SHARES DISPOSTIVE POWER' }],
    [{ [OWNED]: 'AGGREGATED AMOUT BENEFICALLY OWNED BY EACH PERSON' }],
    [{ [OWNED]: 'AGGREGATE AMOUNT OWNED BY REPORTING PERSON' }],
    [{ [PERCENT]: 'PERCENTAGE OF CLASS REPRESENTED BY ROW 11' }],
    [{ 'NAMES OF REPORTING PERSONS': 'NAME OF PERSON' }],
    [{ 'SOLE DISPOSITIVE POWER': 'SOLE VOTING POWER', 'SHARED DISPOSITIVE POWER': 'SHARED VOTING POWER' }],
  ])('misspelt: %j', (labels) => {
    const changes: Rows = { 'SOLE DISPOSITIVE POWER': '50,000', 'SHARED DISPOSITIVE POWER': '800,000' };
    const { result, confidence } = parseOwnership(html(page(changes, labels)));
    expect(result?.reportingPersons).toMatchObject([
      { ...EXPECTED, soleDispositive: 50_000, sharedDispositive: 800_000, percentOfClass: 5.2 },
    ]);
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    [{ [OWNED]: 'TOTAL HOLDING' }],
    [{ 'SHARED DISPOSITIVE POWER': 'OTHER POWER' }],
    [{ 'NAMES OF REPORTING PERSONS': 'WHO REPORTS' }],
  ])('unreadable, the person stays in the list with rows missing, and alone is in doubt: %j', (labels) => {
    const { result, confidence, confidences = {} } = parseOwnership(html(page() + page({}, labels)));
    expect(result?.reportingPersons).toHaveLength(2);
    expect(confidences['reportingPersons[1]']).toBeLessThan(0.9);
    expect(confidences['reportingPersons[0]']).toBeUndefined();
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('row numbers below their labels are not counts', () => {
    const side = ['NUMBER OF', 'SHARES', 'BENEFICIALLY', 'OWNED BY'];
    const rows = Object.entries(ROWS).map(([label, words], at) => {
      const lead = label.endsWith('POWER') ? (side[at - 6] ?? '') : '';
      return `<tr><td></td><td>${label}</td></tr><tr><td>${lead}</td><td>${at + 1}</td></tr><tr><td></td><td>${words}</td></tr>`;
    });
    const { result, confidence } = parseOwnership(html(`<table>${rows.join('')}</table>`));
    expect(result?.reportingPersons[0]).toMatchObject({
      ...EXPECTED,
      name: 'Silver Birch Capital LLC',
      typeOfReportingPerson: ['OO'],
    });
    expect(confidence).toBeGreaterThanOrEqual(0.9);
  });

  test('powers mentioned in a row are not the next rows', () => {
    const note = 'shares, except that Birch GP may be deemed to have shared power to vote these 12 shares.';
    const { result } = parseOwnership(html(page({ 'SOLE VOTING POWER': `7,000 ${note}` })));
    expect(result?.reportingPersons[0]).toMatchObject({ soleVoting: 7_000, sharedVoting: 850_000 });
  });

  test.each([
    ['(a) / /  (b) /X/', false],
    ['(a) |X|  (b) |_|', true],
    ['[ ] (a)\n[X] (b)', false],
    ['(a) ___ (b) _X_', false],
    ['A.       B.  X', false],
    ['(a) (b)\n[X] [ ]', true],
    ['(a) x1 (b) ¨', null],
    ['(a) x(1) (b) ¨', true],
    ['(a)☐\n(b)☒ (Joint filers)', false],
    ['(a) (b)', null],
    ['NOT APPLICABLE (a) ____ (b) ____', null],
  ])('boxes %j mean %j', (words, expected) => {
    expect(readGroup(words)?.value ?? null).toBe(expected);
  });

  test('boxes that EDGAR shows as images are read', () => {
    const box = (state: string) => `<img src="box.jpg" alt="Checkbox ${state}">`;
    const words = `<table><tr><td>${box('not checked')}</td><td>(a)</td></tr><tr><td>${box('checked')}</td><td>(b)</td></tr></table>`;
    const { result } = parseOwnership(html(page({ 'CHECK THE APPROPRIATE BOX IF A MEMBER OF A GROUP': words })));
    expect(result?.reportingPersons[0]?.memberOfGroup).toBe(false);
  });
});
