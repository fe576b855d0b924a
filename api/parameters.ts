import Type from 'typebox';
import { endOfEasternDay, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import type { ParserVersion } from '../core/ids.ts';
import { recordedTime } from '../core/recorded-time.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { badParameter } from './http/problems.ts';

const DATE = Type.String({ format: 'date', examples: ['2026-03-02'] });

/** A date parameter. */
export const dateParameter = (description: string) => Type.Optional(Type.String({ format: 'date', description }));

/** Page of a list (interface specification, "Pagination and compact view"). */
export const PAGE = {
  cursor: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: '`nextCursor` of the page before, with the same other parameters.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10, description: 'Items of a page.' })),
};

export const DEFAULT_LIMIT = 10;

/** The compact form, where it is supported. */
export const VIEW = {
  view: Type.Optional(Type.Enum(['agent'], { description: 'The compact form of the answer.' })),
};

/** An issuer by either identifier. */
export const ISSUER = {
  ticker: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9][A-Za-z0-9.\\-]{0,9}$',
      description:
        'Ticker, as held on the date of `as_of`. A ticker that several issuers held then is refused with 409.',
      examples: ['ABCD'],
    }),
  ),
  cik: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,10}$', description: "The SEC's number of the issuer.", examples: ['320193'] }),
  ),
};

/** The two clocks and the versions, on every data path. */
export const CLOCKS = {
  as_of: Type.Optional({
    ...DATE,
    description: 'Only what was public by the end of this date, US Eastern.',
  }),
  as_computed: Type.Optional(
    Type.Union([Type.String({ format: 'date-time' }), Type.String({ format: 'date' })], {
      description: 'As this service had stored it by then: an instant with a time zone, or the end of a date.',
      'x-hint': 'give an instant with a time zone like 2026-03-02T12:00:00Z, or a date',
      examples: ['2026-03-02T12:00:00Z'],
    }),
  ),
  parser_version: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9][a-z0-9-]{0,60}@[0-9]{1,6}$',
      description: 'Rows of this parser version in place of the promoted one.',
      examples: ['offering-events@1'],
    }),
  ),
  methodology_version: Type.Optional(
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}\\.[0-9]{1,4}$',
      description:
        'Scoring methodology; the default is the current one. Datasets that no methodology computes are the same under each.',
      examples: ['2026-12-01.1'],
    }),
  ),
};

/**
 * The clocks of a path whose rows these parsers read: no other one has a version with rows.
 *
 * @example clocksOf('share-float', 'share-count-prose')
 */
export function clocksOf(...parsers: readonly string[]): typeof CLOCKS {
  const { description = '' } = CLOCKS.parser_version as { description?: string };
  const schema = Type.String({
    pattern: `^(?:${parsers.join('|')})@[1-9][0-9]{0,5}$`,
    description,
    'x-hint': `gives no rows of this dataset; its parsers are ${parsers.join(' and ')}, for example ${parsers[0]}@1`,
    examples: [`${parsers[0]}@1`],
  });
  return { ...CLOCKS, parser_version: Type.Optional(schema) };
}

interface ClockParameters {
  readonly as_of?: string;
  readonly as_computed?: string;
  readonly parser_version?: string;
  readonly methodology_version?: string;
}

/** The clocks that a request names. */
export interface Clocks {
  readonly asOf: IsoDate | null;
  /** Rows that were public by this instant; null: all. */
  readonly publicTo: IsoTimestamp | null;
  /** Rows as they were stored at this instant; null: now. */
  readonly computedBy: IsoTimestamp | null;
  /** Null: the promoted one. */
  readonly parserVersion: ParserVersion | null;
  /** Null: the current one. It exists. */
  readonly methodologyVersion: string | null;
}

/** @throws Problem 400 for an instant that is none; AppError `unknown-methodology` */
export function readClocks(query: ClockParameters): Clocks {
  const asOf = (query.as_of ?? null) as IsoDate | null;
  const { methodology_version: methodologyVersion = null } = query;
  return {
    asOf,
    publicTo: asOf === null ? null : endOfEasternDay(asOf),
    computedBy: query.as_computed === undefined ? null : computedBy(query.as_computed),
    parserVersion: (query.parser_version ?? null) as ParserVersion | null,
    methodologyVersion: methodologyVersion === null ? null : methodologyByVersion(methodologyVersion).version,
  };
}

function computedBy(text: string): IsoTimestamp {
  try {
    return recordedTime(text);
  } catch {
    throw badParameter('as_computed', 'give an instant with a time zone like 2026-03-02T12:00:00Z, or a date');
  }
}
