import { describe, expect, it } from 'vitest';
import { type Clause, clausesOf } from '../../parsers/clauses/clauses.ts';
import { wholeNumberAt } from '../../parsers/clauses/numbers.ts';
import { tokensOf } from '../../parsers/clauses/tokens.ts';
import { verbOf } from '../../parsers/clauses/verbs.ts';
import { type FlatText, flatTextOf, type TextRange } from '../../parsers/prose/flat-text.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

interface Read {
  readonly flat: FlatText;
  readonly clauses: readonly Clause[];
  /** The words at a range. */
  readonly at: (range: TextRange | null | undefined) => string | null;
}

function read(html: string, only?: RegExp): Read {
  const [document] = readBareDocument(Buffer.from(`<html><body>${html}</body></html>`), {
    filename: 'd.htm',
    filedDate: null,
  }).documents;
  if (document === undefined) throw new Error('the text gives no document');
  const flat = flatTextOf(document, 'rows');
  const clauses = [...clausesOf(flat, only)];
  return { flat, clauses, at: (range) => (range == null ? null : flat.text.slice(range.start, range.end)) };
}

/** Each clause as "role: words". */
function splitOf(html: string): string[] {
  return read(html).clauses.map(({ role, marker, text }) => `${marker ?? role}: ${text}`);
}

/** Each event as "modality verb", with "not" where it is negated. */
function eventsOf(html: string): string[] {
  return read(html).clauses.flatMap(({ events }) =>
    events.map(({ modality, negated, verb }) => `${modality}${negated ? ' not' : ''} ${verb}`),
  );
}

describe('clauses', () => {
  it('reads the example of its documentation', () => {
    const { clauses, at } = read(
      '<p>We agreed not to sell shares for 90 days, unless the agent consents.</p>',
      /\bnot to\b/,
    );
    const [promise, condition] = clauses;
    expect(promise?.subject.map(({ kind }) => kind)).toEqual(['issuer']);
    expect(promise?.events.map(({ kind, negated }) => [kind, negated])).toEqual([
      ['agree', false],
      ['sell', true],
    ]);
    expect(promise?.periods).toMatchObject([{ count: 90, unit: 'day', lead: 'for', of: null, bound: null }]);
    expect(condition).toMatchObject({ marker: 'condition', host: promise });
    expect(promise?.conditions.map(at)).toEqual(['unless the agent consents.']);
  });

  it('separates subordinate clauses, further promises, items and asides from their host', () => {
    expect(
      splitOf(
        '<p>The Company agreed not to issue shares for 45 days, and not to effect a Variable Rate Transaction (other than an at-the-market offering) for six months.</p>',
      ),
    ).toEqual([
      'main: The Company agreed not to issue shares for 45 days,',
      'coordinate: and not to effect a Variable Rate Transaction (other than an at-the-market offering) for six months.',
      'exception: other than an at-the-market offering',
    ]);
    expect(splitOf('<p>If the holders approve the split, the Board may effect it; no date has been set.</p>')).toEqual([
      'condition: If the holders approve the split,',
      'coordinate: the Board may effect it',
      'coordinate: no date has been set.',
    ]);
    expect(splitOf('<p>Neither may sell for (i) 180 days, for directors, and (ii) 90 days, for us.</p>')).toEqual([
      'main: Neither may sell for',
      'item: 180 days, for directors, and',
      'item: 90 days, for us.',
    ]);
    expect(splitOf('<p>We filed the amendment, which became effective on June 2, 2025.</p>')).toEqual([
      'main: We filed the amendment,',
      'relative: which became effective on June 2, 2025.',
    ]);
  });

  it('says how real an event is', () => {
    expect(eventsOf('<p>We effected the reverse split.</p>')).toEqual(['done effect']);
    expect(eventsOf('<p>The reverse split was effected and will be announced.</p>')).toEqual([
      'done effect',
      'ahead announce',
    ]);
    expect(eventsOf('<p>The Board may effect a reverse split.</p>')).toEqual(['permitted effect']);
    expect(eventsOf('<p>The reverse split would be effected.</p>')).toEqual(['conditional effect']);
    expect(eventsOf('<p>Holders approved a proposal to effect a reverse split.</p>')).toEqual([
      'done approve',
      'proposed effect',
    ]);
    expect(eventsOf('<p>Holders authorized the Board to effect a reverse split.</p>')).toEqual([
      'done authorize',
      'permitted effect',
    ]);
    expect(eventsOf('<p>We filed a certificate of amendment to effect the split.</p>')).toEqual([
      'done file',
      'done effect',
    ]);
    expect(eventsOf('<p>We are prohibited from issuing or selling shares.</p>')).toEqual([
      'done prohibit',
      'ahead not issue',
      'ahead not sell',
    ]);
  });

  it('gives headings, rows and labels as topics, and parties in a label as subject', () => {
    const { clauses, at } = read(
      '<p>Standstills. The Company: ninety (90) days after closing.</p><table><tr><td>Lock-up</td><td>We: 60 days. Directors: 180 days (holders: 30 days)</td></tr></table>',
      /days/,
    );
    expect(
      clauses.map(({ topics, subject, periods, role }) => [
        topics.map(at),
        subject.map(({ kind }) => kind),
        periods.map(({ count }) => count),
        role,
      ]),
    ).toEqual([
      [['Standstills.', 'The Company'], ['issuer'], [90], 'main'],
      [['Lock-up', 'We'], ['issuer'], [60], 'main'],
      [['Lock-up', 'Directors'], ['insiders'], [180], 'main'],
      [['Lock-up', 'Directors'], ['holders'], [], 'aside'],
      [['Lock-up', 'Directors'], ['holders'], [30], 'coordinate'],
    ]);
  });

  it('reads amounts with what they count and what bounds them', () => {
    const [clause] = read(
      '<p>We may sell up to $25.5 million of shares at not less than $2.44 per share, or 12.5% of the 1,020,000 outstanding shares, on May 3, 2025.</p>',
    ).clauses;
    expect(clause?.amounts.map(({ value, kind, of, bound }) => [value, kind, of, bound])).toEqual([
      ['25500000', 'money', null, 'at most'],
      ['2.44', 'price', null, 'at least'],
      ['12.5', 'percent', null, null],
      ['1020000', 'count', 'shares', null],
    ]);
    expect(clause?.dates.map(({ date }) => date)).toEqual(['2025-05-03']);
  });

  it.each([
    [
      'for a period of one hundred and eighty (180) days after the date of this prospectus',
      180,
      'day',
      null,
      'after the date of this prospectus',
    ],
    ['until the eighteen-month anniversary of the closing', 18, 'month', null, 'of the closing'],
    ['ending on the first anniversary of the Closing Date', 1, 'year', null, 'of the Closing Date'],
    ['for 75 trading days following May 1, 2025, without consent', 75, 'day', 'trading', 'following May 1, 2025'],
    ['until the 90th day after the closing', 90, 'day', null, 'after the closing'],
  ])('reads the period of "%s"', (words, count, unit, of, anchor) => {
    const { clauses, at } = read(`<p>We will not sell shares ${words}.</p>`);
    const [period] = clauses[0]?.periods ?? [];
    expect(period).toMatchObject({ count, unit, of });
    expect(at(period?.anchor)).toBe(anchor);
  });

  it('reads numbers in words, and none whose figures differ', () => {
    const value = (words: string) => wholeNumberAt(tokensOf(words), 0)?.value ?? null;
    expect(
      ['forty-five', 'one hundred twenty', 'ninetieth', '1,095', 'sixty (60)', 'sixty (90)', 'many'].map(value),
    ).toEqual([45, 120, 90, 1095, 60, null, null]);
  });

  it('knows the forms of verbs', () => {
    expect(
      ['agreeing', 'transferred', 'sold', 'satisfies', 'began', 'closing'].map((word) => verbOf(word)?.base),
    ).toEqual(['agree', 'transfer', 'sell', 'satisfy', 'begin', 'close']);
  });

  it('keeps the printed words of its parts', () => {
    const html = '<p>We agreed not to sell shares for <b>ninety</b> (90)&nbsp;days.</p>';
    const { flat, clauses } = read(html);
    const [period] = clauses[0]?.periods ?? [];
    expect(period && flat.span(period).text).toBe('ninety</b> (90)&nbsp;days');
  });

  it('takes linear time over nested parentheses and long rows', () => {
    const started = performance.now();
    read(`<p>We sell ${'(if we '.repeat(20_000)}${') and may '.repeat(20_000)}</p>`);
    read(`<p>${'up to 5 days and not to sell, '.repeat(20_000)}</p>`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
