import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { parseSourceSpan, type SourceSpan } from '../../core/spans.ts';

/** What every page knows of its request: the date and methodology that the reader chose, kept on every link. */
export interface PageContext {
  /** Path of the page, as the controls submit to. */
  readonly path: string;
  /** Parameters of the page itself, without date and methodology. */
  readonly own: Readonly<Record<string, string>>;
  /** Only what was public by the end of this date counts. */
  readonly asOf: IsoDate;
  /** Whether the reader chose the date; otherwise it is today. */
  readonly isAsOfChosen: boolean;
  /** The end of the chosen date; null: now. */
  readonly publicTo: IsoTimestamp | null;
  readonly today: IsoDate;
  readonly methodology: string;
  /** Those that some score is stored under, the newest first. */
  readonly methodologies: readonly string[];
  readonly defaultMethodology: string;
  readonly isSignedIn: boolean;
}

/** What pages that need no data know: errors and the sign-in. */
export type BareContext = Omit<PageContext, 'asOf' | 'publicTo'> & { readonly asOf: IsoDate | null };

/** A path with the reader's date and methodology. @param own parameters of that page; null is left out */
export function linkTo(
  context: Pick<BareContext, 'asOf' | 'isAsOfChosen' | 'methodology' | 'defaultMethodology'>,
  path: string,
  own: Readonly<Record<string, string | number | null | undefined>> = {},
  fragment = '',
): string {
  const { asOf, isAsOfChosen, methodology, defaultMethodology } = context;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(own)) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  if (isAsOfChosen && asOf !== null) query.set('as_of', asOf);
  if (methodology !== defaultMethodology) query.set('methodology', methodology);
  const text = query.toString();
  return `${path}${text === '' ? '' : `?${text}`}${fragment === '' ? '' : `#${fragment}`}`;
}

/** Hex digits of the bytes' key in links to a span: a filing may have other bytes by now. */
const KEY_DIGITS = 16;

/** The page that shows the words of a span in their filing. */
export function spanLink(context: PageContext, accessionNumber: string, span: SourceSpan): string {
  const { rawSourceKey, sequence, start, end } = parseSourceSpan(span);
  const source = rawSourceKey.slice('sha256:'.length, 'sha256:'.length + KEY_DIGITS);
  return linkTo(
    context,
    `/filings/${accessionNumber}/documents/${sequence}`,
    { span: `${start}-${end}`, source },
    'span',
  );
}
