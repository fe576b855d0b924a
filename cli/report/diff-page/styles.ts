import type { Markup } from '../comparison-page/markup.ts';

/** Additions to the colors and tables of the comparison page. What one version alone cites also differs by its underline. */
export const DIFF_STYLES: Markup = {
  markup: `
:root { --old: #9c2f2f; --old-back: #fbe4e1; --new: #1f6b3a; --new-back: #dff2e2; --both-back: #fdf1c5; }
@media (prefers-color-scheme: dark) { :root { --old: #f0a59c; --old-back: #4a2422; --new: #93d6a4; --new-back: #1d3d27; --both-back: #4a3f14; } }
.change { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 14px 16px; margin: 14px 0; break-inside: avoid; }
.change h3 { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; margin: 0 0 2px; overflow-wrap: anywhere; }
.change h3 .of { color: var(--soft); font-weight: 500; }
.change .soft { font-size: 13px; margin: 0 0 10px; max-width: none; overflow-wrap: anywhere; }
.tag { font-size: 12px; font-weight: 500; border: 1px solid var(--line); border-radius: 999px; padding: 0 9px; color: var(--soft); white-space: nowrap; }
.tag.high { background: var(--b); border-color: var(--b); color: #fff; }
@media (prefers-color-scheme: dark) { .tag.high { color: #0d1117; } }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px; align-items: start; }
blockquote { margin: 0 0 8px; padding: 8px 12px; border-left: 3px solid var(--line); background: var(--faint); border-radius: 0 6px 6px 0;
  font: 14px/1.6 Georgia, "Times New Roman", serif; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--b); }
p, .wrap, .values { overflow-wrap: anywhere; }
mark, blockquote { unicode-bidi: isolate; }
mark { color: inherit; border-radius: 2px; padding: 1px 0; background: var(--both-back); border-bottom: 2px solid var(--soft); }
mark.before { background: var(--old-back); border-bottom: 2px dashed var(--old); }
mark.after { background: var(--new-back); border-bottom: 2px solid var(--new); }
.readings td, .readings th { white-space: normal; text-align: left; overflow-wrap: anywhere; }
.readings table { table-layout: fixed; } .readings th:first-child { width: 34%; }
tr.differs td { font-weight: 600; } tr.differs .was { background: var(--old-back); color: var(--old); } tr.differs .is { background: var(--new-back); color: var(--new); }
tr.differs th::before { content: "≠ "; } tr.equal td, tr.equal th { color: var(--soft); }
@media (max-width: 820px) { .sides { grid-template-columns: minmax(0, 1fr); } th, td { white-space: normal; padding: 4px 5px; } }
`,
};
