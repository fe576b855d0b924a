import type { Parser } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';

/** Forms (or document types, of bare documents) and the kinds that answer for them, the most telling first. */
const KINDS_BY_FORM: readonly { readonly form: RegExp; readonly item?: RegExp; readonly kinds: readonly string[] }[] = [
  { form: /^EX-21/i, kinds: ['subsidiaries'] },
  { form: /^(EX-101\.INS|XML)$/i, kinds: ['xbrl'] },
  { form: /^13F-/i, kinds: ['thirteenf'] },
  { form: /^8-K/i, item: /\b5\.07\b|Submission of Matters/i, kinds: ['voting-results'] },
  { form: /^(10-K|10-Q|10-KT|10-QT|20-F|40-F|6-K)/i, kinds: ['statements', 'xbrl'] },
  { form: /^(424B|S-1|S-3|S-11|F-1|F-3|F-10|FWP|EX-FILING FEES|EX-107)/i, kinds: ['dilution'] },
  { form: /^(SC(HEDULE)? 13[DG])/i, kinds: ['beneficial-ownership'] },
];

/** Every parser of a kind, in the registry's order: each has result keys, or documents, of its own. */
export function parsersOfKind(parsers: readonly Parser[], kind: string): readonly Parser[] {
  return parsers.filter((parser) => parser.kind === kind);
}

/** The parser that says most of a submission by its form and document types; null where none applies. */
export function parserFor(parsers: readonly Parser[], submission: Submission): Parser | null {
  const applying = parsers.filter((parser) => parser.appliesTo(submission).length > 0);
  const { form, items } = submission.header;
  const names = [form, submission.documents[0]?.type].filter((name): name is string => Boolean(name));
  const preferred = KINDS_BY_FORM.filter(
    (rule) => names.some((name) => rule.form.test(name)) && (!rule.item || items.some((item) => rule.item?.test(item))),
  ).flatMap((rule) => rule.kinds);
  for (const kind of preferred) {
    const parser = applying.find((candidate) => candidate.kind === kind);
    if (parser) return parser;
  }
  return applying[0] ?? null;
}
