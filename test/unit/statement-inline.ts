import { parseIsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { StatementField, StatementKind } from '../../core/statements.ts';
import { runParsers } from '../../parsers/registry.ts';
import type { StatementsResult } from '../../parsers/statements/result.ts';
import { statementsV1 } from '../../parsers/statements/statements.v1.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

/**
 * A line of a composed statement: its concept (us-gaap without a prefix), the numbers printed from left to right,
 * whether the fact has the other sign than what is printed, as payments have, and periods of its own.
 */
export type Line = readonly [
  concept: string,
  printed: readonly number[],
  sign?: 'opposite' | 'same',
  /** Instead of the face's: the dates of cash in a cash flow statement. */
  periods?: readonly string[],
];

interface Face {
  readonly periods: readonly string[];
  readonly lines: readonly Line[];
  /** Power of ten of the printed amounts. */
  readonly scale?: number;
}

const UNITS = `<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit><xbrli:unit id="sh"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit><xbrli:unit id="ps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>`;

/** A table with a row for each line; `2024-12-31` is an instant, `2024-01-01/2024-12-31` a duration. */
function tableOf({ periods, lines, scale = 3 }: Face): string {
  const rows = lines.map(([concept, printed, sign, own]) => {
    const cells = printed.map((number, column) => {
      const isNegative = sign === 'opposite' ? number > 0 : number < 0;
      const isPerShare = /Per(?:Share|Outstanding)/.test(concept);
      const isCount = concept.startsWith('Weighted');
      const digits = isPerShare ? Math.abs(number).toFixed(2) : Math.abs(number).toLocaleString('en-US');
      const power = isPerShare ? 0 : scale;
      const fact = `<ix:nonFraction name="${nameOf(concept)}" contextRef="${idOf((own ?? periods)[column] ?? '')}" unitRef="${isPerShare ? 'ps' : isCount ? 'sh' : 'usd'}" decimals="${isPerShare ? 2 : -power}" scale="${power}" format="ixt:num-dot-decimal"${isNegative ? ' sign="-"' : ''}>${digits}</ix:nonFraction>`;
      return `<td>${number < 0 ? `(${fact})` : fact}</td>`;
    });
    return `<tr><td>${concept}</td>${cells.join('')}</tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const nameOf = (concept: string) => (concept.includes(':') ? concept : `us-gaap:${concept}`);
const idOf = (period: string) => `c${period.replace(/\W/g, '')}`;

function contextOf(period: string): string {
  const [start, end] = period.split('/');
  const dates =
    end === undefined
      ? `<xbrli:instant>${start}</xbrli:instant>`
      : `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`;
  return `<xbrli:context id="${idOf(period)}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier></xbrli:entity><xbrli:period>${dates}</xbrli:period></xbrli:context>`;
}

/** Reads an inline report of these faces. */
export function readFaces(faces: readonly Face[], form = '10-K'): ParseOutcome<StatementsResult> {
  const periods = [
    ...new Set(faces.flatMap((face) => [...face.periods, ...face.lines.flatMap(([, , , own = []]) => own)])),
  ];
  const header = `<ix:header><ix:resources>${periods.map(contextOf).join('')}${UNITS}</ix:resources></ix:header>`;
  const text = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:ifrs-full="https://xbrl.ifrs.org/taxonomy/2023-03-23/ifrs-full" xmlns:co="http://example.com/2024"><body>${header}${faces.map(tableOf).join('')}</body></html>`;
  const filedDate = parseIsoDate('2025-03-01');
  const runs = runParsers(readBareDocument(Buffer.from(text), { form, filedDate }), {
    filedDate,
    parsers: [xbrlV1, statementsV1],
  });
  const run = runs.find(({ parser }) => parser.id === 'statements');
  if (run === undefined) throw new Error('the parser did not run');
  return run.outcome as ParseOutcome<StatementsResult>;
}

/** A value of the current column of a statement with its confidence; null where there is none. */
export function currentValue(
  { result }: ParseOutcome<StatementsResult>,
  statement: StatementKind,
  field: StatementField,
): { readonly value: number; readonly confidence: number } | null {
  const origin = result?.periods.find((period) => period.statement === statement)?.origins[field];
  return origin === undefined ? null : { value: Number(origin.value), confidence: origin.confidence };
}
