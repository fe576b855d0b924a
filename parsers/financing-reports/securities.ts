const INTO =
  /\b(?:(?:convertible|exercisable|exchangeable|redeemable) (?:into|for)|(?:warrants?|options?|rights?)(?: \([^)]{2,40}\))? to (?:purchase|acquire))\b[^.;]{0,120}?\b(?:common|ordinary) (?:stock|shares?)/gi;

/** The securities that words of a sale name; shares that others convert into or may be bought with are not sold. */
export function securitiesIn(words: string): string[] {
  const names: string[] = [];
  const sold = words.replace(INTO, '');
  if (/common (?:stock|shares)|ordinary shares|\bADSs?\b|depositary shares/i.test(sold)) names.push('common');
  if (/preferred (?:stock|shares)/i.test(words)) names.push('preferred');
  if (/pre-?funded warrants/i.test(words)) names.push('pre-funded warrants');
  if (/(?<!pre-?funded )\bwarrants\b/i.test(words)) names.push('warrants');
  return names;
}
