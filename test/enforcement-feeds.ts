/** Feeds of enforcement releases in the form in which the SEC serves them. */

export interface FeedItem {
  readonly title: string;
  readonly link: string;
  readonly number: string;
  readonly published?: string;
  readonly description?: string;
}

/** As the SEC prints it: the link ends with a line break, and ampersands of titles are bare. */
function renderItem({ title, link, number, published, description }: FeedItem): string {
  return `<item>
  <title>${title}</title>
  <link>${link}
</link>
  <description>${description ?? title.replace(/&/g, '&amp;amp;')}</description>
  <pubDate>${published ?? 'Tue, 01 Sep 2026 14:42:32 -0400'}</pubDate>
    <dc:creator>${number}</dc:creator>
    <guid isPermaLink="false">62253c3e-5b12-4097-a33c-5f0f154ad125</guid>
    </item>`;
}

export function rssFeed(title: string, items: readonly FeedItem[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0" xml:base="https://www.sec.gov/">
  <channel>
    <title>${title}</title>
    <link>https://www.sec.gov/</link>
    <description/>
    <language>en</language>
    ${items.map(renderItem).join('\n')}
  </channel>
</rss>
`;
}

/** A litigation release, with the address of today. */
export function litigation(n: number, title: string, more: Partial<FeedItem> = {}): FeedItem {
  const link = `https://www.sec.gov/enforcement-litigation/litigation-releases/lr-${n}`;
  return { title, link, number: `LR-${n}`, ...more };
}

/** An order of an administrative proceeding: a PDF. */
export function proceeding(number: string, title: string, more: Partial<FeedItem> = {}): FeedItem {
  const link = `https://www.sec.gov/files/litigation/admin/2026/${number.toLowerCase()}.pdf`;
  return { title, link, number, ...more };
}
