import Type from 'typebox';
import { Day, Nullable } from '../../blocks.ts';

/** Schemas of the values that filings state: null where the filing does not state it. */

const numberOf = (description: string) => Nullable(Type.Number({ description }));
export const usd = (description = 'US dollars.') => numberOf(description);
export const shares = (description = 'Shares, as filed: not split-adjusted.') => numberOf(description);
export const percent = (description: string) => numberOf(`Percent. ${description}`);
export const count = (description: string) => Nullable(Type.Integer({ description }));
export const day = (description?: string) => Nullable(description === undefined ? Day : { ...Day, description });
export const text = (description: string) => Nullable(Type.String({ description }));
export const flag = (description: string) => Nullable(Type.Boolean({ description }));
export const oneOf = <V extends string[]>(values: readonly [...V], description?: string) =>
  Type.Enum<V>(values, description === undefined ? {} : { description });

/** Optional query parameters. */
export const flagParameter = (description: string) => Type.Optional(Type.Boolean({ description }));
export const choice = <V extends string[]>(values: readonly [...V], description: string) =>
  Type.Optional(Type.Enum<V>(values, { description }));
