import type { IsoTimestamp } from '../../core/dates.ts';

/** @example countText(1200) // "1,200" */
export function countText(value: number): string {
  return value.toLocaleString('en-US');
}

/** @example counted(1, 'filing') // "1 filing"; counted(2, 'filing') // "2 filings" */
export function counted(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Digits of a decimal of the database with separators, nothing rounded. @example decimalText('-1234000.50') // "−1,234,000.5" */
export function decimalText(value: string | number): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value));
  if (!match) return String(value);
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = fraction.replace(/0+$/, '');
  return `${sign === '-' ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${digits === '' ? '' : `.${digits}`}`;
}

/** An amount per share, with cents. @example perShareText('2') // "2.00" */
export function perShareText(value: string | number): string {
  const text = decimalText(value);
  return text.includes('.') ? text.replace(/\.\d$/, '$&0') : `${text}.00`;
}

/** Dollars, nothing rounded. @example dollars('2575650') // "$2,575,650" */
export function dollars(value: string | number): string {
  // Cents have two digits.
  const text = decimalText(value).replace(/\.\d$/, '$&0');
  return text.startsWith('−') ? `−$${text.slice(1)}` : `$${text}`;
}

/** A value that may be absent. */
export function ifStated<V>(value: V | null | undefined, text: (value: V) => string): string | null {
  return value === null || value === undefined ? null : text(value);
}

/** A name in words. @example fieldWords('exercisePrice') // "exercise price" */
export function fieldWords(name: string): string {
  return name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
}

export function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** To the minute, UTC. */
export function instantText(instant: IsoTimestamp): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1_000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
