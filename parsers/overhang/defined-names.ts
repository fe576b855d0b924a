import { verbose } from '../layout/patterns.ts';
import type { FlatText } from '../prose/flat-text.ts';

/** "13% convertible promissory notes (each, a "Harbor Note" and collectively, the "Harbor Notes")". */
const DEFINED = verbose('gi')`
  \bconvertible (?:[\w-]{1,30} ){0,3}?(?:notes?|debentures?|bonds?)(?: due [^.;()"]{4,30})? \((?:each,? |collectively,? |an? |the |individually,? ){0,3}"([^"]{5,40}?)"(?:[^)"]{1,40}"([^"]{5,40}?)")?`;
/** "an aggregate of $5.0 million of convertible debentures to an investor (the "$5M Debentures")". */
const DEFINED_LATER =
  /\bconvertible (?:[\w-]{1,30} ){0,3}?(?:notes?|debentures?|bonds?)\b[^.;()"]{1,160}\((?:the |each,? an? )?"([^"]{5,40}?(?:Notes?|Debentures?|Bonds?)|(?:Note|Debenture) [A-Z\d])"\)/gi;
const NAME = /^(?:(?:[$\w.-]+ ){1,4}(?:Notes?|Debentures?|Bonds?)|(?:Note|Debenture) [A-Z\d])$/;
const MOST = 20;

/** The names that a document defines for its convertible notes, of two words at least, in the singular. */
export function definedNames({ text }: FlatText): readonly string[] {
  const names = new Set<string>();
  for (const wording of [DEFINED, DEFINED_LATER])
    for (const [, one, other] of text.matchAll(wording)) {
      for (const name of [one, other]) if (name !== undefined && NAME.test(name)) names.add(name.replace(/s$/, ''));
      if (names.size > MOST) break;
    }
  return [...names];
}
