import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, ParserVersion } from '../../core/ids.ts';
import type { InputGroup, InputItem, ScoreReceipt } from '../../core/score-receipt.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { Database } from '../../db/database.ts';
import { loadFilingLinks } from '../../db/repositories/filings/filing-links.ts';

export const SOURCE_EVENT_TYPES = [
  'offering_event',
  'registration',
  'warrant',
  'convertible',
  'exchange_compliance',
  'reverse_split',
  'corporate_action',
  'cash_position',
  'share_float',
  'price',
] as const;
type SourceEventType = (typeof SOURCE_EVENT_TYPES)[number];

/** A fact of a filing that a score was computed from. */
export interface SourceEvent {
  readonly type: SourceEventType;
  /** The inputs of the score that it is part of. */
  readonly inputs: readonly string[];
  readonly label: string;
  readonly value: InputItem['value'];
  readonly unit: string;
  readonly date: IsoDate | null;
  readonly accessionNumber: AccessionNumber;
  /** Of its filing; null where that is not stored. */
  readonly form: string | null;
  readonly filedDate: IsoDate | null;
  readonly filingUrl: string | null;
  readonly publicAt: IsoTimestamp;
  readonly sourceSpan: SourceSpan | null;
  readonly parserVersion: ParserVersion;
  readonly confidence: number;
  readonly verified: boolean;
}

/** By input of a receipt; warrants and convertibles are told apart by the item. */
const TYPE_OF_INPUT: Readonly<Record<string, SourceEventType>> = {
  price: 'price',
  shares: 'share_float',
  sharesYearAgo: 'share_float',
  sharesThreeYearsAgo: 'share_float',
  publicFloat: 'share_float',
  proceeds: 'offering_event',
  raisesSinceBalance: 'offering_event',
  shelfSales: 'offering_event',
  recentOfferings: 'offering_event',
  soldInYear: 'offering_event',
  programs: 'registration',
  effectiveRegistrations: 'registration',
  cash: 'cash_position',
  goingConcern: 'cash_position',
  compliance: 'exchange_compliance',
  splits: 'reverse_split',
  mergers: 'corporate_action',
};

/** The facts of a receipt, each once, in the order of its inputs. */
export async function readSourceEvents(db: Database, receipt: ScoreReceipt): Promise<readonly SourceEvent[]> {
  const events = new Map<string, SourceEvent & { readonly inputs: string[] }>();
  for (const [input, item] of sourcedItems(receipt)) {
    const { source, label, value, unit, date } = item;
    const { accessionNumber, sourceSpan, parserVersion, publicAt, confidence, verified } = source;
    const key = JSON.stringify([accessionNumber, sourceSpan, label, value, date]);
    const known = events.get(key);
    if (known) {
      if (!known.inputs.includes(input)) known.inputs.push(input);
      continue;
    }
    events.set(key, {
      type: typeOf(input, item),
      inputs: [input],
      label,
      value,
      unit,
      date,
      accessionNumber,
      form: null,
      filedDate: null,
      filingUrl: null,
      publicAt,
      sourceSpan,
      parserVersion,
      confidence,
      verified,
    });
  }
  const links = await loadFilingLinks(
    db,
    [...events.values()].map(({ accessionNumber }) => accessionNumber),
  );
  return [...events.values()].map((event) => {
    const link = links.get(event.accessionNumber);
    return link ? { ...event, form: link.form, filedDate: link.filedDate, filingUrl: link.url } : event;
  });
}

function typeOf(input: string, item: InputItem): SourceEventType {
  if ('instrument' in item) return item.instrument === 'convertible' ? 'convertible' : 'warrant';
  // A takedown stands inside its shelf.
  if (TYPE_OF_INPUT[input] === 'registration' && 'netProceeds' in item) return 'offering_event';
  return TYPE_OF_INPUT[input] ?? 'share_float';
}

type SourcedItem = InputItem & { readonly source: NonNullable<InputItem['source']> };

function sourcedItems({ inputs }: ScoreReceipt): readonly (readonly [input: string, item: SourcedItem])[] {
  return Object.entries(inputs as object).flatMap(([input, group]: [string, unknown]) => {
    const { items } = group as Partial<InputGroup>;
    return withNested(items ?? []).flatMap((item) => (isSourced(item) ? [[input, item] as const] : []));
  });
}

const isSourced = (item: InputItem): item is SourcedItem => item.source !== null;

/** Items with those that stand inside them, such as the takedowns of a shelf. */
function withNested(items: readonly InputItem[]): readonly InputItem[] {
  const isItem = (value: unknown): value is InputItem =>
    typeof value === 'object' && value !== null && 'label' in value && 'source' in value;
  return items.flatMap((item) => [
    item,
    ...Object.values(item).flatMap((value: unknown) => (Array.isArray(value) ? value.filter(isItem) : [])),
  ]);
}
