import type { IsoDate } from '../../../core/dates.ts';
import { badParameter } from '../../http/problems.ts';

/** A comparison with the value of a parameter; none where it is not given. */
export function equals<C extends string, V>(
  column: C,
  value: V | undefined,
): { readonly column: C; readonly is: '='; readonly value: NonNullable<V> }[] {
  return value === undefined || value === null ? [] : [{ column, is: '=', value }];
}

/** A range of dates; the parameters `<name>_from` and `<name>_to`. */
export function between<C extends string>(
  column: C,
  name: string,
  from: string | undefined,
  to: string | undefined,
): { readonly column: C; readonly is: '<=' | '>='; readonly value: IsoDate }[] {
  if (from !== undefined && to !== undefined && from > to) throw badParameter(`${name}_from`, `is after ${name}_to`);
  return [
    ...(from === undefined ? [] : [{ column, is: '>=' as const, value: from as IsoDate }]),
    ...(to === undefined ? [] : [{ column, is: '<=' as const, value: to as IsoDate }]),
  ];
}
