import { STYLES } from '../comparison-page/styles.ts';

/** Beside the styles of the comparison: whiskers, lines and the colors of predictors. */
export const STUDY_STYLES = `${STYLES.markup}
:root { --p0: #3a5bc7; --p1: #c4622d; --p2: #2b7f86; --p3: #8a6d1f; --grid-zero: #59636e; }
@media (prefers-color-scheme: dark) { :root { --p0: #7f9bf5; --p1: #e08a56; --p2: #4fb0b8; --p3: #d9b54a; } }
.p0 { fill: var(--p0); } .p1 { fill: var(--p1); } .p2 { fill: var(--p2); } .p3 { fill: var(--p3); }
span.p0 { background: var(--p0); } span.p1 { background: var(--p1); } span.p2 { background: var(--p2); } span.p3 { background: var(--p3); }
.line { fill: none; stroke-width: 2; } .line.p0 { stroke: var(--p0); stroke-width: 2.6; } .line.p1 { stroke: var(--p1); stroke-dasharray: 7 3; }
.line.p2 { stroke: var(--p2); stroke-dasharray: 2 3; } .line.p3 { stroke: var(--p3); stroke-dasharray: 9 3 2 3; }
.whisker { stroke: var(--ink); stroke-width: 1.3; } .whisker.p0 { stroke: var(--p0); } .whisker.p1 { stroke: var(--p1); } .whisker.p2 { stroke: var(--p2); }
.null { stroke: var(--soft); stroke-dasharray: 4 3; } .withheld-text { fill: var(--soft); font-style: italic; font-size: 11px; paint-order: stroke; stroke: var(--card); stroke-width: 5px; }
.fictional { border: 3px solid var(--high); background: var(--card); border-radius: 6px; padding: 14px 18px; margin: 0 0 22px; font-size: 16px; }
.fictional strong { color: var(--high); letter-spacing: .04em; }
@media (prefers-color-scheme: dark) { .fictional strong { color: #f08aa0; } }
.verdict li { margin: 6px 0; max-width: 90ch; } .verdict { padding-left: 20px; }
.halves { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px; margin: 14px 0; } .halves > .card { margin: 0; }
@media (max-width: 820px) { .halves { grid-template-columns: minmax(0, 1fr); } }
`;
