/** What the engine wants to know of an element's looks. Lengths in points. */
export interface ElementStyle {
  readonly hidden: boolean;
  /** Null: as the parent. */
  readonly bold: boolean | null;
  readonly underlined: boolean | null;
  readonly centered: boolean | null;
  readonly indent: number;
}

const ABSOLUTE = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };
const POINTS_PER: Readonly<Record<string, number>> = { ...ABSOLUTE, em: 10, rem: 10, '%': 6 };
/** Style attributes longer than this are not style. */
const LONGEST_STYLE = 2_000;

function lengthInPoints(value: string): number {
  const match = /^\s*(?!\s)(-?\d{0,4}(?:\.\d{0,4})?)\s*(pt|px|em|rem|in|cm|mm|%)/.exec(value);
  const amount = Number(match?.[1] ?? 0) * (POINTS_PER[match?.[2] ?? ''] ?? 0);
  return Number.isFinite(amount) ? Math.max(-200, Math.min(400, amount)) : 0;
}

/** The left side of a `margin` or `padding` shorthand: its fourth, else second, else only length. */
function leftOf(value: string): number {
  const parts = value.trim().split(/\s+/);
  return lengthInPoints(parts[3] ?? parts[1] ?? parts[0] ?? '');
}

/** Reads a `style` attribute; unknown properties count for nothing. */
export function readStyle(style: string): ElementStyle {
  let hidden = false;
  let bold: boolean | null = null;
  let underlined: boolean | null = null;
  let centered: boolean | null = null;
  let indent = 0;
  for (const declaration of style.slice(0, LONGEST_STYLE).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const value = declaration.slice(colon + 1).trim();
    switch (declaration.slice(0, colon).trim()) {
      case 'display':
        if (value.startsWith('none')) hidden = true;
        break;
      case 'font-weight':
        bold = value.startsWith('bold') || Number.parseInt(value, 10) >= 600;
        break;
      case 'font':
        if (/\bbold\b|\b[6-9]00\b/.test(value)) bold = true;
        break;
      case 'text-decoration':
        underlined = value.includes('underline');
        break;
      case 'text-align':
        centered = value.startsWith('center');
        break;
      case 'margin-left':
      case 'padding-left':
      case 'text-indent':
        indent += lengthInPoints(value);
        break;
      case 'margin':
      case 'padding':
        indent += leftOf(value);
        break;
      default:
    }
  }
  return { hidden, bold, underlined, centered, indent };
}
