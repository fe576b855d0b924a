type Shown = number | string | boolean | null | undefined;

const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const MONEY = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function shown(value: Shown, format: (value: number) => string): string {
  return typeof value === 'number' ? format(value) : 'unknown';
}

/** Fractions only of small numbers, such as prices: those of large ones come from weights and splits. */
export function number(value: Shown): string {
  return shown(value, (amount) => (Math.abs(amount) >= 1_000 ? MONEY : COUNT).format(amount));
}

export function usd(value: Shown): string {
  return shown(value, (amount) => (amount < 0 ? `−$${MONEY.format(-amount)}` : `$${MONEY.format(amount)}`));
}

export function percent(value: Shown): string {
  return shown(value, (share) => `${(share * 100).toFixed(1)} %`);
}

export function signedPercent(value: Shown): string {
  return typeof value === 'number' && value > 0 ? `+${percent(value)}` : percent(value).replace('-', '−');
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

/** @example moneyInWords(12_345_678) // "$12.3 million" */
export function moneyInWords(value: Shown): string {
  return shown(value, (amount) => {
    if (amount >= 999_950_000) return `$${(amount / 1e9).toFixed(1)} billion`;
    if (amount >= 1e6) return `$${(amount / 1e6).toFixed(1)} million`;
    return usd(amount);
  });
}

/** As many digits as mean something. @example percentInWords(1.234) // "123 %" */
export function percentInWords(value: Shown): string {
  return shown(value, (share) => `${(share * 100).toFixed(Math.abs(share) < 0.1 ? 1 : 0)} %`);
}
