import { describe, expect, test } from 'vitest';
import { answerOf, parsersOfKind, runSelected } from '../../cli/parse/run-parser.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import * as facingPages from './offering-cases/facing-pages.ts';
import * as firmCovers from './offering-cases/firm-covers.ts';
import * as history from './offering-cases/history.ts';
import * as kinds from './offering-cases/kinds.ts';
import { LAYOUTS } from './offering-cases/layouts.ts';
import type { OfferingCase } from './offering-cases/markup.ts';
import * as registrations from './offering-cases/registrations.ts';
import * as reportsFeesDecoys from './offering-cases/reports-fees-decoys.ts';
import * as takedownVariants from './offering-cases/takedown-variants.ts';
import * as takedowns from './offering-cases/takedowns.ts';
import * as termSheets from './offering-cases/term-sheets.ts';
import * as terseCovers from './offering-cases/terse-covers.ts';
import * as traps from './offering-cases/traps.ts';
import * as wholeProspectuses from './offering-cases/whole-prospectuses.ts';

const CASES = [
  takedowns,
  registrations,
  reportsFeesDecoys,
  takedownVariants,
  traps,
  facingPages,
  firmCovers,
  history,
  kinds,
  termSheets,
  terseCovers,
  wholeProspectuses,
]
  .flatMap((part) => Object.values(part))
  .flat() as readonly OfferingCase[];

interface Read {
  readonly result: Record<string, unknown>;
  readonly confidenceOf: (path: string) => number;
}

function read({ text }: OfferingCase): Read {
  const submission = readBareDocument(new TextEncoder().encode(text), { filename: 'document.htm', filedDate: null });
  const parsers = PARSERS;
  const runs = runSelected(parsersOfKind(parsers, 'dilution'), parsers, submission, { filedDate: null, force: true });
  const outcome = answerOf(runs);
  if (outcome === null) throw new Error('no parser answered');
  for (const [path, spans] of Object.entries(outcome.spans))
    for (const span of spans) expect(text.slice(span.start, span.end), path).toBe(span.text);
  return {
    result: (outcome.result ?? {}) as Record<string, unknown>,
    confidenceOf: (path) => outcome.confidences?.[path] ?? outcome.confidence,
  };
}

interface Value {
  readonly path: string;
  readonly want: unknown;
  readonly got: unknown;
}

function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesOf(path: string, want: unknown, got: unknown): Value[] {
  if (!isMembers(want)) return [{ path, want, got }];
  return Object.entries(want).flatMap(([key, value]) =>
    valuesOf(`${path}.${key}`, value, isMembers(got) ? got[key] : undefined),
  );
}

/** Each wanted item beside the one that agrees with it most. */
function listValues(key: string, wanted: readonly unknown[], items: readonly unknown[]): Value[] {
  const left = new Set(items.keys());
  return wanted.flatMap((want) => {
    const agreeing = (index: number): number =>
      valuesOf('', want, items[index]).filter((value) => Object.is(value.want, value.got)).length;
    const [best] = [...left].toSorted((a, b) => agreeing(b) - agreeing(a));
    if (best === undefined) return valuesOf(`${key}[none]`, want, undefined);
    left.delete(best);
    return valuesOf(`${key}[${best}]`, want, items[best]);
  });
}

function compared(golden: OfferingCase, result: Record<string, unknown>): Value[] {
  return Object.entries(golden.expected).flatMap(([key, want]) => {
    const got = result[key];
    if (want === null) return [];
    return Array.isArray(want) ? listValues(key, want, Array.isArray(got) ? got : []) : valuesOf(key, want, got);
  });
}

describe('offering documents as filers write them', () => {
  test.each(CASES.map((golden) => [golden.name, golden] as const))('%s', (_, golden) => {
    const { result } = read(golden);
    const gaps = new Set(golden.gaps);
    const differing = compared(golden, result).filter(
      ({ path, want, got }) => JSON.stringify(want) !== JSON.stringify(got) && !(got === undefined && gaps.has(path)),
    );
    const spurious = Object.keys(golden.expected).filter(
      (key) => golden.expected[key] === null && result[key] !== undefined,
    );
    expect(differing).toEqual([]);
    expect(spurious).toEqual([]);
  });

  test.each(LAYOUTS)('reads the same values from other markup: %s', (_, markup) => {
    const html = CASES.filter(({ text }) => text.startsWith('<html'));
    expect(html.length).toBeGreaterThan(50);
    for (const golden of html) {
      const [as, alike] = [read(golden), read({ ...golden, text: markup(golden.text) })];
      const wanted = compared(golden, as.result).map(({ path, got }) => ({ path, got }));
      expect(
        compared(golden, alike.result).map(({ path, got }) => ({ path, got })),
        golden.name,
      ).toEqual(wanted);
    }
  });

  test('gives most correct values with high confidence', () => {
    let right = 0;
    let high = 0;
    for (const golden of CASES) {
      const { result, confidenceOf } = read(golden);
      for (const { path, want, got } of compared(golden, result)) {
        if (JSON.stringify(want) !== JSON.stringify(got)) continue;
        right += 1;
        if (confidenceOf(path) >= 0.9) high += 1;
      }
    }
    expect(high / right).toBeGreaterThan(0.72);
  });
});
