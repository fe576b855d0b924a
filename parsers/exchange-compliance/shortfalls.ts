import type { Found, SentenceContext } from './compliance-dates.ts';
import type { Deficiency, RuleMention } from './compliance-rules.ts';
import type { ComplianceThread } from './threads.ts';

/** Whether a thread is of a rule, or of a deficiency where one of them has no rule. */
export function sameDeficiency(thread: ComplianceThread, deficiency: Deficiency, rule: RuleMention | null): boolean {
  if (rule !== null && thread.rule !== null) return rule.rule.toLowerCase() === thread.rule.rule.toLowerCase();
  return thread.deficiency?.value === deficiency;
}

/** One shortfall a sentence, or one for each rule of a different meaning. */
export function shortfallsOf({
  rules,
  words,
  at,
}: SentenceContext): { deficiency: Found<Deficiency> | null; rule: RuleMention | null }[] {
  const worded = words === null ? null : { value: words.deficiency, range: at(words) };
  if (rules.length === 0) return [{ deficiency: worded, rule: null }];
  const seen = new Map<string, RuleMention>();
  for (const rule of rules) {
    const key = rule.deficiency ?? words?.deficiency ?? 'other';
    if (!seen.has(key)) seen.set(key, rule);
  }
  return [...seen.values()].map((rule) => {
    const agrees = worded !== null && (rule.deficiency === null || rule.deficiency === worded.value);
    const value = rule.deficiency ?? worded?.value ?? 'other';
    return { deficiency: agrees ? worded : { value, range: rule }, rule };
  });
}

/** Rules 5550(b)(1) to (3), 5450(b)(1) to (3): to meet one of them is to comply with all. */
export function areAlternatives(held: RuleMention | null, named: RuleMention): boolean {
  const family = /^5[45]50\(b\)/.exec(named.rule)?.[0];
  return family !== undefined && (held?.rule.startsWith(family) ?? false);
}
