import { InvalidArgumentError } from 'commander';

/** A whole number above 0, for commander's option parsers. */
export function parsePositiveInteger(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('give a whole number above 0');
  return Number(value);
}
