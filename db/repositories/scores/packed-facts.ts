import type { FactRef, StatementRef } from '../../../core/score-inputs.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { StoredFacts } from './read-fact-rows.ts';

/**
 * Facts as JSON in a quarter of the room that their own would take, which is mostly the names of members, of filings
 * and of documents: those are left out or written once, and a fact is the list of its values.
 */
interface PackedFacts {
  /** What many facts have: accession numbers, parser versions, instants, columns, documents. */
  readonly texts: readonly string[];
  /** Source spans: by turns the number of the text before the `#`, and what follows. */
  readonly spans: readonly (number | string)[];
  readonly lists: readonly (readonly PackedFact[])[];
}
type PackedFact = readonly unknown[];

/** Gives the values of a fact one after the other. */
interface Values {
  /** A text that many facts have. */
  text<T extends string>(): T;
  span(): SourceSpan | null;
  valueSpans(): Readonly<Record<string, SourceSpan>>;
  value<T>(): T;
}

/** Facts by list, made of their values in the order in which they are packed. */
const FACTS: { readonly [L in keyof StoredFacts]: (v: Values) => Required<StoredFacts[L][number]> } = {
  shareCounts: (v) => ({
    ...statementRef(v),
    asOf: v.value(),
    shareClass: v.value(),
    basis: v.value(),
    sharesOutstanding: v.value(),
    publicFloat: v.value(),
    publicFloatAsOf: v.value(),
  }),
  cashStatements: (v) => ({
    ...statementRef(v),
    asOf: v.value(),
    currency: v.value(),
    cash: v.value(),
    shortTermInvestments: v.value(),
    operatingCashFlow: v.value(),
    operatingCashFlowStart: v.value(),
    operatingCashFlowEnd: v.value(),
    ttmOperatingCashFlow: v.value(),
    goingConcern: v.value(),
  }),
  offerings: (v) => ({
    ...statementRef(v),
    form: v.value(),
    filedDate: v.value(),
    fileNumber: v.value(),
    type: v.value(),
    isAtm: v.value(),
    isPrimary: v.value(),
    isResale: v.value(),
    securities: v.value(),
    grossProceeds: v.value(),
    netProceeds: v.value(),
    sharesOffered: v.value(),
    pricePerShare: v.value(),
    maxAggregateOffering: v.value(),
    registeredAmount: v.value(),
    babyShelfApplies: v.value(),
    babyShelfPublicFloat: v.value(),
    babyShelfSoldLast12Months: v.value(),
    statedPrice: v.value(),
    statedPriceDate: v.value(),
  }),
  registrations: (v) => ({
    ...factRef(v),
    fileNumber: v.value(),
    form: v.value(),
    event: v.value(),
    date: v.value(),
  }),
  overhang: (v) => ({
    ...factRef(v),
    instrument: v.value(),
    asOf: v.value(),
    shares: v.value(),
    exercisePrice: v.value(),
    exercisableFrom: v.value(),
    expires: v.value(),
    variablePrice: v.value(),
    preFunded: v.value(),
  }),
  compliance: (v) => ({
    ...factRef(v),
    exchange: v.value(),
    deficiency: v.value(),
    status: v.value(),
    noticeDate: v.value(),
  }),
  splits: (v) => ({ ...factRef(v), effectiveDate: v.value(), numerator: v.value(), denominator: v.value() }),
  mergers: (v) => ({ ...factRef(v), kind: v.value(), effectiveDate: v.value() }),
};

function factRef(v: Values): FactRef {
  return {
    accessionNumber: v.text(),
    sourceSpan: v.span(),
    parserVersion: v.text(),
    publicAt: v.text(),
    confidence: v.value(),
    verified: v.value(),
  };
}

function statementRef(v: Values): Required<StatementRef> {
  return { ...factRef(v), valueSpans: v.valueSpans() };
}

type ListName = keyof StoredFacts;
const LISTS = Object.keys(FACTS) as readonly ListName[];

/** How the members of a list's facts are packed, in order. */
const MEMBERS: readonly (readonly [name: string, how: keyof Values])[][] = LISTS.map((list) => {
  const told = { text: () => 'text', span: () => 'span', valueSpans: () => 'valueSpans', value: () => 'value' };
  return Object.entries(FACTS[list](told as unknown as Values)) as unknown as [string, keyof Values][];
});

/** @param facts of values that JSON has; another comes back as null */
export function packFacts(facts: StoredFacts): string {
  const texts = createNumbers();
  const spans: (number | string)[] = [];
  const known = createNumbers();
  function spanNumber(span: SourceSpan): number {
    const number = known.of(span);
    if (2 * number === spans.length) {
      const [document = ''] = span.split('#', 1);
      spans.push(texts.of(document), span.slice(document.length));
    }
    return number;
  }
  function packed(how: keyof Values, value: unknown): unknown {
    if (how === 'value') return value;
    if (how === 'text') return texts.of(value as string);
    if (how === 'span') return value === null ? null : spanNumber(value as SourceSpan);
    const numbers: number[] = [];
    for (const [column, span] of Object.entries(value as ReturnType<Values['valueSpans']>)) {
      numbers.push(texts.of(column), spanNumber(span));
    }
    return numbers;
  }
  const lists = LISTS.map((list, index) =>
    facts[list].map((fact) => MEMBERS[index]?.map(([name, how]) => packed(how, fact[name as keyof typeof fact]))),
  );
  return JSON.stringify({ texts: texts.all, spans, lists });
}

export function unpackFacts(packed: string): StoredFacts {
  const { texts, spans, lists } = JSON.parse(packed) as PackedFacts;
  const wholeSpans: SourceSpan[] = [];
  for (let at = 0; at < spans.length; at += 2) {
    wholeSpans.push(`${texts[Number(spans[at])]}${spans[at + 1]}` as SourceSpan);
  }
  let fact: PackedFact = [];
  let next = 0;
  const values: Values = {
    text: <T>() => texts[fact[next++] as number] as T,
    span() {
      const number = fact[next++] as number | null;
      return number === null ? null : (wholeSpans[number] ?? null);
    },
    valueSpans() {
      const numbers = fact[next++] as readonly number[];
      const spansOf: Record<string, SourceSpan> = {};
      for (let at = 0; at < numbers.length; at += 2) {
        spansOf[texts[numbers[at] ?? 0] ?? ''] = wholeSpans[numbers[at + 1] ?? 0] as SourceSpan;
      }
      return spansOf;
    },
    value: <T>() => fact[next++] as T,
  };
  return Object.fromEntries(
    LISTS.map((list, index) => [
      list,
      lists[index]?.map((packedFact) => {
        fact = packedFact;
        next = 0;
        return FACTS[list](values);
      }),
    ]),
  ) as unknown as StoredFacts;
}

/** Numbers texts in the order in which they are met. */
function createNumbers() {
  const numbers = new Map<string, number>();
  const all: string[] = [];
  return {
    all,
    of(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, all.length);
      return all.push(text) - 1;
    },
  };
}
