import { describe, expect, test } from 'vitest';
import { parseEnforcementFeed } from '../../sources/enforcement/enforcement-feed.ts';
import { type FeedItem, litigation, proceeding, rssFeed } from '../enforcement-feeds.ts';

const parse = (...items: readonly FeedItem[]) =>
  parseEnforcementFeed(Buffer.from(rssFeed('Litigation Releases', items)), 'litigation-releases');
const one = (item: FeedItem) => parse(item).releases[0];

describe('the feeds of enforcement releases', () => {
  test('give number, Eastern date, respondents as printed and the address', () => {
    const { releases, problems, itemCount } = parse(
      litigation(26_623, 'Ichcoin Tech Corp.', { published: 'Fri, 28 Aug 2026 23:49:59 -0400' }),
      litigation(26_622, 'SEC v. Jane Q. Public, et al.', {
        published: 'Thu, 27 Aug 2026 17:56:23 EDT',
        description: 'Complaint alleging &amp; describing\n insider trading.',
      }),
    );
    expect([itemCount, problems]).toEqual([2, []]);
    expect(releases).toEqual([
      {
        feed: 'litigation-releases',
        releaseNumber: 'LR-26623',
        otherNumbers: [],
        // In UTC it was the 29th already.
        releaseDate: '2026-08-28',
        publishedAt: '2026-08-29T03:49:59.000Z',
        respondents: 'Ichcoin Tech Corp.',
        description: null,
        url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26623',
      },
      {
        feed: 'litigation-releases',
        releaseNumber: 'LR-26622',
        otherNumbers: [],
        releaseDate: '2026-08-27',
        publishedAt: '2026-08-27T21:56:23.000Z',
        respondents: 'SEC v. Jane Q. Public, et al.',
        description: 'Complaint alleging & describing insider trading.',
        url: 'https://www.sec.gov/enforcement-litigation/litigation-releases/lr-26622',
      },
    ]);
  });

  test('keep bare ampersands, and see no description where it only repeats the respondents', () => {
    const release = one(proceeding('34-106249', 'TIAA-CREF Individual & Institutional Services, LLC'));
    expect(release).toMatchObject({
      releaseNumber: '34-106249',
      respondents: 'TIAA-CREF Individual & Institutional Services, LLC',
      description: null,
    });
    expect(one(proceeding('34-106250', 'O&#39;Neil &amp; Sons'))?.respondents).toBe("O'Neil & Sons");
    expect(one(proceeding('34-106251', '<![CDATA[A & B <LLC>]]>'))?.respondents).toBe('A & B <LLC>');
  });

  test('take of several numbers the one that names the document', () => {
    expect(one(proceeding('34-106474', 'X', { number: '33-11440, 34-106474, AAER-4602' }))).toMatchObject({
      releaseNumber: '34-106474',
      otherNumbers: ['33-11440', 'AAER-4602'],
    });
    const old = 'https://www.sec.gov/litigation/litreleases/2023/lr25832.htm';
    expect(one({ title: 'X', link: old, number: 'SEC' })).toMatchObject({ releaseNumber: 'LR-25832' });
    const moved = 'https://www.sec.gov/enforcement/actions/acme';
    expect(one({ title: 'X', link: moved, number: 'ia-6984' })).toMatchObject({ releaseNumber: 'IA-6984' });
    expect(one({ title: 'X', link: '/files/litigation/admin/2026/ic-35123.pdf', number: '' })).toMatchObject({
      releaseNumber: 'IC-35123',
      url: 'https://www.sec.gov/files/litigation/admin/2026/ic-35123.pdf',
    });
  });

  test('skip an item that cannot be stored and say why; the others are read', () => {
    const { releases, problems } = parse(
      { title: 'No number', link: 'https://www.sec.gov/newsroom/acme', number: 'Division of Enforcement' },
      { title: '', link: 'https://www.sec.gov/lr-1', number: 'LR-1' },
      { title: 'A script', link: 'javascript:alert(1)', number: 'LR-26600' },
      litigation(26_601, 'No date', { published: 'soon' }),
      litigation(26_602, 'Read'),
      litigation(26_602, 'Listed twice'),
    );
    expect(releases.map(({ releaseNumber, respondents }) => [releaseNumber, respondents])).toEqual([
      ['LR-26602', 'Read'],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      '"No number" has no release number',
      'an item without a title',
      '"A script" has no usable link',
      'LR-26601 has no date',
    ]);
  });

  test.each([
    ['a page of the new site', '<!DOCTYPE html><html><body>Moved</body></html>', 'feed-with-doctype'],
    ['half a feed', rssFeed('x', [litigation(1_000, 'A')]).slice(0, 500), 'not-a-feed'],
    ['another feed', '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>', 'not-a-feed'],
    ['nothing', '', 'not-a-feed'],
  ])('%s is no feed', (_, text, code) => {
    const parsed = parseEnforcementFeed(Buffer.from(text), 'litigation-releases');
    expect([parsed.isFeed, parsed.releases, parsed.problems[0]?.code]).toEqual([false, [], code]);
  });

  test('an empty feed is one', () => {
    expect(parse()).toEqual({ releases: [], problems: [], itemCount: 0, isFeed: true });
  });
});
