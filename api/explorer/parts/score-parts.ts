import type { Band } from '../../../core/score-receipt.ts';
import { type Html, html } from '../html.ts';

/** The scores at which bands begin, as the methodology has them. */
const BAND_RANGES = [
  ['low', 0, 35],
  ['moderate', 35, 55],
  ['elevated', 55, 75],
  ['high', 75, 100],
] as const satisfies readonly (readonly [Band, number, number])[];

export function bandBadge(band: Band | null): Html {
  const name = band ?? 'withheld';
  return html`<span class="band ${name}">${name}</span>`;
}

export function scoreText(score: number | null): string {
  return score === null ? 'withheld' : score.toFixed(1);
}

/** From the lowest to the highest score that missing inputs leave open. */
export function rangeText({ lo, hi }: { readonly lo: number; readonly hi: number }): string {
  return lo === hi ? lo.toFixed(1) : `${lo.toFixed(1)}–${hi.toFixed(1)}`;
}

/** The score on the scale of bands, with the range that missing inputs leave open. */
export function gauge(score: number | null, { lo, hi }: { readonly lo: number; readonly hi: number }): Html {
  const x = (points: number) => 10 + points * 4;
  const words = score === null ? `withheld, between ${rangeText({ lo, hi })}` : `${scoreText(score)} of 100`;
  return html`<svg class="gauge" viewBox="0 0 420 52" role="img" aria-label="Score on the scale of bands: ${words}">
    ${BAND_RANGES.map(
      ([band, from, to]) =>
        html`<rect class="fill-${band}" x="${x(from) + 1}" y="16" width="${(to - from) * 4 - 2}" height="10" rx="2"/>`,
    )}
    ${lo === hi ? '' : html`<rect class="range" x="${x(lo)}" y="11" width="${(hi - lo) * 4}" height="20" rx="3"/>`}
    ${score === null ? '' : html`<path class="needle" d="M${x(score)} 30l-6 -18h12z"/>`}
    ${BAND_RANGES.map(([band, from]) => html`<text x="${x(from) + 1}" y="46">${band} ${from}</text>`)}
  </svg>`;
}

/** A bar of a share of 100 in the color of a factor. */
export function meter(points: number | null, color: string, label: string): Html {
  if (points === null) return html`<span class="none">missing</span>`;
  return html`<svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${label}">
    <rect class="track" width="100" height="10" rx="2"/><rect class="${color}" width="${Math.max(0.5, points)}" height="10" rx="2"/>
  </svg>`;
}

/** How many issuers are in each band, as one bar. */
export function bandShares(byBand: Readonly<Partial<Record<Band | 'withheld', number>>>): Html {
  const names = [...BAND_RANGES.map(([band]) => band), 'withheld'] as const;
  const total = names.reduce((sum, name) => sum + (byBand[name] ?? 0), 0);
  if (total === 0) return html``;
  const words = names.map((name) => `${name} ${byBand[name] ?? 0}`).join(', ');
  let start = 0;
  return html`<svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="Issuers by band: ${words}">
    ${names.map((name) => {
      const width = (100 * (byBand[name] ?? 0)) / total;
      start += width;
      return html`<rect class="fill-${name}" x="${start - width}" width="${width}" height="10"/>`;
    })}
  </svg>`;
}
