import { verbose } from '../../layout/patterns.ts';

type Absence =
  /** The document says that there are no subsidiaries. */
  | { readonly kind: 'none'; readonly isExplicit: boolean }
  /** There may be some, but the list is not here. */
  | { readonly kind: 'omitted'; readonly message: string };

const NONE = verbose('i')`
  \b(?:no (?:(?:significant|active|direct|operating|wholly[- ]owned|majority[- ]owned|current|other) )*
  subsidiar(?:y|ies)|(?:does|do|did) not (?:currently )?(?:have|own|hold)(?: or control)? any (?:\w+ )?
  subsidiar(?:y|ies)|without (?:any )?subsidiaries|there are no subsidiaries|has no (?:\w+ )?subsidiar)`;
/** "Acme LLC has no subsidiaries. Acme, Inc. has one subsidiary, …" */
const SOME = verbose('iu')`\b(?:has|have|had|owns) (?:only )?
  (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|the following|
  a) (?:(?:direct|indirect|active|operating|significant|wholly[- ]owned|majority[- ]owned)[, ]+)*subsidiar(?:y|ies)\b|
  \bsubsidiar(?:y|ies),? \p{Lu}[\p{L}.,& ]{2,60}\b(?:Inc|LLC|Ltd|Corp|Corporation|Limited)\b`;
const ONLY_NONE = /^(?:subsidiaries[^.]{0,60}[:.–—-]?\s*)?(?:none|nil|no subsidiaries)\.?$/i;
const NOT_APPLICABLE = /^(?:not applicable|n\/a|inapplicable)\.?$/i;
const OMITTED = verbose('i')`\b(?:omitted pursuant to|is omitted|are omitted|has been omitted|omitted (?:because|since|
  as|in accordance|under)|(?:is|are) not (?:required|included)|intentionally omitted)\b|^\s*omitted\.?\s*$`;
const ELSEWHERE = verbose('i')`incorporated (?:herein )?by reference|
  (?:is|are) (?:set forth|listed|included|contained|described|shown) (?:in|under|on|at)\b|previously filed|
  to be filed by amendment|see (?:item|note|page|exhibit|part)\b`;

/** A cheap test before the patterns. */
const MAY_SAY = /subsidiar|none|nil|omitted|applicable|n\/a|not\s|reference|(?:is|are)\s|filed|see\s/i;

/** Why a document has no list, in its own words; null where it does not say. */
export function absenceOf(lines: readonly string[]): Absence | null {
  const [only] = lines;
  const text = lines.length === 1 && only !== undefined ? only : lines.join('\n');
  if (!MAY_SAY.test(text)) return null;
  if (lines.some((line) => ONLY_NONE.test(line)) || NONE.test(text))
    return SOME.test(text) ? null : { kind: 'none', isExplicit: true };
  if (OMITTED.test(text)) return { kind: 'omitted', message: 'the exhibit says that its list is omitted' };
  if (ELSEWHERE.test(text)) return { kind: 'omitted', message: 'the exhibit refers to another document for its list' };
  return lines.some((line) => NOT_APPLICABLE.test(line)) ? { kind: 'none', isExplicit: false } : null;
}
