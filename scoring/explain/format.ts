type Shown = number | string | boolean | null | undefined;

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const MONEY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function shown(value: Shown, format: (value: number) => string): string {
  return typeof value === 'number' ? format(value) : 'unknown';
}

export function number(value: Shown): string {
  return shown(value, (amount) => COUNT.format(amount));
}

export function usd(value: Shown): string {
  return shown(value, (amount) => (amount < 0 ? `−$${MONEY.format(-amount)}` : `$${MONEY.format(amount)}`));
}

export function percent(value: Shown): string {
  return shown(value, (share) => `${(share * 100).toFixed(1)} %`);
}

export function points(value: Shown): string {
  return shown(value, (score) => score.toFixed(1));
}

export function months(value: Shown): string {
  return shown(value, (amount) => amount.toFixed(1));
}

export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
