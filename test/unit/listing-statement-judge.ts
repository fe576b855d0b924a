import type { ParseOutcome, Parser } from '../../core/parser.ts';
import { cashProseV1 } from '../../parsers/cash-prose/cash-prose.v1.ts';
import { corporateActionsV3 } from '../../parsers/corporate-actions/corporate-actions.v3.ts';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import type { WildStatement } from './listing-statement-types.ts';
import { readParagraphs } from './statement-documents.ts';

const PARSERS: Readonly<Record<keyof WildStatement['expected'], Parser<unknown>>> = {
  exchangeCompliance: exchangeComplianceV4,
  reverseSplit: reverseSplitsV2,
  corporateActions: corporateActionsV3,
  cash: cashProseV1,
  shareFloat: shareCountProseV3,
};

export interface Judgement {
  /** "path: expected … got …", `HIGH` before it where the wrong value was claimed at 0.9 or more. */
  readonly differences: readonly string[];
  readonly right: number;
  readonly rightAndHigh: number;
}

/** Text is compared by its words, as the golden documents are. */
function wordsOf(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : value;
}

type Values = Readonly<Record<string, unknown>>;

/** Reads a document with every parser it has expectations for, and holds each expected value against what was read. */
export function judge({ form, paragraphs, filedDate, expected }: WildStatement): Judgement {
  const differences: string[] = [];
  let right = 0;
  let rightAndHigh = 0;
  function hold(outcome: ParseOutcome<unknown>, path: string, want: Values, got: Values | undefined): void {
    for (const [key, value] of Object.entries(want)) {
      const given = got?.[key];
      const isHigh = (outcome.confidences?.[`${path}.${key}`] ?? outcome.confidence) >= 0.9;
      if (wordsOf(given) === wordsOf(value)) {
        right += 1;
        if (isHigh) rightAndHigh += 1;
      } else {
        const mark = given !== undefined && isHigh ? 'HIGH ' : '';
        differences.push(`${mark}${path}.${key}: expected ${String(value)} got ${String(given)}`);
      }
    }
  }
  for (const [key, want] of Object.entries(expected)) {
    const outcome = readParagraphs(PARSERS[key as keyof typeof PARSERS], form, paragraphs, filedDate);
    const got = (outcome.result as Values | null)?.[key];
    if (want === null) {
      if (got !== undefined) differences.push(`${key}: expected none got ${JSON.stringify(got)}`);
    } else if (Array.isArray(want)) {
      const items = (got ?? []) as readonly Values[];
      const left = new Set(items.keys());
      for (const one of want as readonly Values[]) {
        const agreeing = (index: number) => Object.keys(one).filter((k) => items[index]?.[k] === one[k]).length;
        const [best = -1] = [...left].sort((a, b) => agreeing(b) - agreeing(a));
        left.delete(best);
        hold(outcome, `${key}[${best}]`, one, items[best]);
      }
      for (const index of left) differences.push(`${key}: spurious ${JSON.stringify(items[index])}`);
    } else hold(outcome, key, want as Values, got as Values | undefined);
  }
  return { differences, right, rightAndHigh };
}
