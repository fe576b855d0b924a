import type { Markup } from './markup.ts';

/**
 * Colors by role, light and dark. Bands go from calm to alarming and also differ in lightness, so that they can be
 * distinguished without color.
 */
export const STYLES: Markup = {
  markup: `
:root { color-scheme: light dark;
  --paper: #fbfbf9; --card: #ffffff; --ink: #1c2127; --soft: #59636e; --line: #dfe2e5; --faint: #eef0f1;
  --a: #9aa5b1; --b: #3a5bc7; --raised: #c4622d; --lowered: #2b7f86;
  --low: #5b9fb5; --moderate: #ecc75a; --elevated: #e08a3c; --high: #a52a45; --withheld: #b9bfc6;
  --low-ink: #0b222b; --moderate-ink: #2b2200; --elevated-ink: #2b1500; --high-ink: #ffffff; --withheld-ink: #22272c; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #14171a; --card: #1b1f24; --ink: #e6e9ec; --soft: #a1abb5; --line: #343b43; --faint: #262c32;
  --a: #7d8894; --b: #7f9bf5; --raised: #e08a56; --lowered: #4fb0b8;
  --low: #5aa3bb; --moderate: #d9b54a; --elevated: #d97c31; --high: #c2405e; --withheld: #59626b;
  --withheld-ink: #f2f4f6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 0 0 6px; letter-spacing: -.01em; }
h2 { font-size: 19px; margin: 44px 0 4px; padding-top: 18px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 0 0 8px; }
p { margin: 4px 0 12px; max-width: 78ch; }
.soft, .note { color: var(--soft); }
.note { font-size: 13px; margin: 8px 0 0; }
code { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 22px 0; padding: 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 12px 14px; }
.tiles dt { color: var(--soft); font-size: 13px; }
.tiles dd { margin: 2px 0 0; font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; letter-spacing: -.01em; }
.tiles dd small { display: block; font-size: 12px; font-weight: 400; color: var(--soft); letter-spacing: 0; }
.pair { display: grid; grid-template-columns: minmax(0, 13fr) minmax(0, 9fr); gap: 14px; margin: 14px 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px; min-width: 0; margin: 14px 0; }
.pair > .card { margin: 0; }
.scroll { overflow-x: auto; }
figure { margin: 0; }
svg { display: block; width: 100%; height: auto; }
.empty { padding: 6px 0; margin: 0; color: var(--soft); font-style: italic; }
.alert { border: 1px solid var(--raised); border-left-width: 5px; border-radius: 6px; padding: 12px 16px; background: var(--card); margin: 18px 0; }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding-bottom: 6px; }
th, td { padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--faint); vertical-align: top; white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; border-bottom-color: var(--line); vertical-align: bottom; }
tbody th { font-weight: 500; }
.text, tbody th { text-align: left; }
.wrap { white-space: normal; min-width: 11em; }
tr.sum > * { border-top: 1px solid var(--line); font-weight: 600; }
details { margin-top: 10px; } .card > details:first-child { margin-top: 0; } summary { cursor: pointer; color: var(--soft); font-size: 13px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 0 0 8px; padding: 0; font-size: 13px; color: var(--soft); }
.key { display: inline-block; width: 11px; height: 11px; border-radius: 2px; margin-right: 6px; vertical-align: -1px; }
td small { display: block; color: var(--soft); font-size: 11px; }
.matrix th, .matrix td { padding: 4px 5px; } .matrix td { text-align: center; } .matrix td.same { background: var(--faint); color: var(--soft); }
.matrix thead th { text-align: center; }
.band { display: inline-block; width: 9px; height: 9px; border-radius: 2px; margin-right: 5px; }
text { fill: var(--ink); font: 12px system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.tick, .caption { fill: var(--soft); font-size: 11px; } .value { font-variant-numeric: tabular-nums; }
.grid { stroke: var(--faint); } .axis { stroke: var(--soft); }
${['a', 'b', 'raised', 'lowered', 'low', 'moderate', 'elevated', 'high', 'withheld']
  .map((name) => `.${name} { fill: var(--${name}); } span.${name} { background: var(--${name}); }`)
  .join('\n')}
${['low', 'moderate', 'elevated', 'high', 'withheld'].map((name) => `.${name}-ink { fill: var(--${name}-ink); }`).join('\n')}
@media (max-width: 820px) { .pair { grid-template-columns: minmax(0, 1fr); } main { padding: 20px 14px 48px; } figure { overflow-x: auto; } svg { min-width: 560px; } }
@media print { body { background: #fff; } .card, .tiles div { break-inside: avoid; } details > * { display: block; } }
`,
};
