import { inspect } from 'node:util';

/** A value that must not reach a log, an error or a JSON document: everything but `reveal` says `[secret]`. */
export interface Secret {
  /** The value itself; call it only where it is handed to the driver or client that needs it. */
  reveal(): string;
  toString(): string;
  toJSON(): string;
}

const MASK = '[secret]';

/**
 * Wraps a secret. The value lives in a closure, so that no enumeration, spread or inspection can reach it.
 *
 * @example
 * `${createSecret('hunter2')}` // "[secret]"
 */
export function createSecret(value: string): Secret {
  return Object.freeze({
    reveal: () => value,
    toString: () => MASK,
    toJSON: () => MASK,
    [inspect.custom]: () => MASK,
  });
}
