import { verbose } from '../layout/patterns.ts';

const NAME_ENDING = verbose('i')`
  ^\W*(?:&\s+)?(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|l\.?l\.?c|l\.?p|holdings?|group|trust|
  n\.?v|s\.?a|ag|se)\b\.?,?(?:\s+(?:inc|ltd|limited|corp|corporation|l\.?p|llc|plc)\.?)?\W*$`;

/** A legal ending, with which a name continues even over a blank line: "Acme" over "Corporation". */
export function isNameEnding(words: string): boolean {
  return NAME_ENDING.test(words);
}
