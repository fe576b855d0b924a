import { z } from 'zod';
import { AppError } from '../../core/errors.ts';

/** EDGAR's own limit of entries on a page. */
const MOST_ENTRIES_PER_PAGE = 100;
/** Older entries drop off, as on EDGAR. */
const MOST_ENTRIES = 100_000;

const text = z.string().min(1).max(200);
const filer = z.object({
  cik: z.string().regex(/^\d{1,10}$/),
  companyName: text,
  /** As EDGAR prints it: `Filer`, `Subject`, `Filed by`. */
  role: z.string().max(40).nullish(),
});
const filing = z.object({
  accessionNumber: z.string().regex(/^\d{10}-\d{2}-\d{6}$/),
  form: z.string().min(1).max(40),
  filedDate: z.iso.date(),
  /** Absent: now. */
  acceptedAt: z.iso.datetime().nullish(),
  items: z
    .array(z.string().regex(/^\d{1,2}(?:\.\d{2})?$/))
    .max(40)
    .default([]),
  filers: z.array(filer).min(1).max(100),
});

export type MirrorFeedFiling = z.input<typeof filing>;

interface Entry extends z.output<typeof filing> {
  readonly filer: z.output<typeof filer>;
  readonly acceptedAt: string;
}

export interface MirrorFeed {
  /** Lets filings appear at the top of the feed, the last one topmost, with an entry for each filer. */
  publish(filings: unknown): void;
  clear(): void;
  /** The Atom document for a request path; null if it asks for something else. */
  page(path: string): string | null;
}

/** The current-filings feed of a mirror: empty until filings are published. */
export function createMirrorFeed(): MirrorFeed {
  let entries: Entry[] = [];
  return {
    publish(filings) {
      for (const one of parseFilings(filings)) {
        const acceptedAt = one.acceptedAt ?? new Date().toISOString();
        const own = one.filers.map((party): Entry => ({ ...one, acceptedAt, filer: party }));
        entries = [...own, ...entries].slice(0, MOST_ENTRIES);
      }
    },
    clear() {
      entries = [];
    },
    page(path) {
      const url = URL.parse(path, 'http://mirror');
      if (url?.pathname !== '/cgi-bin/browse-edgar' || url.searchParams.get('action') !== 'getcurrent') return null;
      const type = url.searchParams.get('type') ?? '';
      const start = numberOf(url.searchParams.get('start'), 0);
      const count = Math.min(numberOf(url.searchParams.get('count'), 40), MOST_ENTRIES_PER_PAGE);
      const listed = entries.filter(({ form }) => form.startsWith(type));
      return renderFeed(listed.slice(start, start + count));
    },
  };
}

function parseFilings(value: unknown): z.output<typeof filing>[] {
  const parsed = z
    .array(filing)
    .max(MOST_ENTRIES)
    .safeParse(Array.isArray(value) ? value : [value]);
  if (parsed.success) return parsed.data;
  const message = `invalid filing for the mirror's feed: ${z.prettifyError(parsed.error)}`;
  throw new AppError(message, { code: 'mirror-feed-invalid', retryable: false });
}

function numberOf(value: string | null, absent: number): number {
  return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : absent;
}

function renderFeed(entries: readonly Entry[]): string {
  return `<?xml version="1.0" encoding="ISO-8859-1" ?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>Latest Filings</title>
<link rel="alternate" href="/cgi-bin/browse-edgar?action=getcurrent"/>
<link rel="self" href="/cgi-bin/browse-edgar?action=getcurrent"/>
<id>https://www.sec.gov/cgi-bin/browse-edgar?action=getcurrent</id>
<author><name>Webmaster</name><email>webmaster@sec.gov</email></author>
<updated>${new Date().toISOString()}</updated>
${entries.map((entry) => `${renderEntry(entry)}\n`).join('')}</feed>
`;
}

/** As EDGAR prints it; characters beyond latin-1 as references. */
function renderEntry({ accessionNumber, form, filedDate, acceptedAt, items, filer: party }: Entry): string {
  const title = `${form} - ${party.companyName} (${party.cik.padStart(10, '0')}) (${party.role || 'Filer'})`;
  const folder = accessionNumber.replaceAll('-', '');
  const lines = items.map((item) => `\n&lt;br&gt;Item ${item}: Item ${item}`).join('');
  return `<entry>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="https://www.sec.gov/Archives/edgar/data/${party.cik}/${folder}/${accessionNumber}-index.htm"/>
<summary type="html">
 &lt;b&gt;Filed:&lt;/b&gt; ${filedDate} &lt;b&gt;AccNo:&lt;/b&gt; ${accessionNumber} &lt;b&gt;Size:&lt;/b&gt; 10 KB${lines}
</summary>
<updated>${acceptedAt}</updated>
<category scheme="https://www.sec.gov/" label="form type" term="${escaped(form)}"/>
<id>urn:tag:sec.gov,2008:accession-number=${accessionNumber}</id>
</entry>`;
}

const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(value: string): string {
  return value.replace(/[&<>"]|[^\x20-\x7e]/gu, (char) => REFERENCES[char] ?? `&#${char.codePointAt(0)};`);
}
