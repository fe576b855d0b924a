import type { PlainText } from '../../layout/plain-text.ts';

const RAISED = /<sup\b|vertical-align:\s*(?:super|top|\d)|position:\s*relative;\s*top:\s*-|baseline-shift/i;
/** Markup between two neighboring characters is short. */
const MOST_MARKUP = 2_000;

/**
 * Whether the character at an index of the plain text begins raised type, by the markup right before it: footnote marks
 * without parentheses differ from text in nothing else.
 */
export function raisedTypeOf(plain: PlainText, source: string): (at: number) => boolean {
  return (at) => {
    if (at < 1 || at >= plain.text.length) return false;
    let before = at - 1;
    while (before > 0 && /\s/.test(plain.text.charAt(before))) before -= 1;
    const to = plain.sourceOffset(at);
    return RAISED.test(source.slice(Math.max(plain.sourceEnd(before), to - MOST_MARKUP), to));
  };
}
