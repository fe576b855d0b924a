/** Base forms of the verbs of filings by what happens; irregular pasts follow a slash. */
const VERBS = {
  agree: 'agree undertake/undertook/undertaken covenant promise commit',
  enter: 'enter execute sign',
  issue: 'issue grant/granted allot',
  sell: 'sell/sold offer dispose transfer pledge hedge assign lend/lent encumber market',
  purchase: 'purchase buy/bought subscribe acquire repurchase',
  convert: 'convert exchange',
  exercise: 'exercise',
  expire: 'expire lapse mature',
  redeem: 'redeem',
  repay: 'repay/repaid prepay/prepaid satisfy extinguish',
  pay: 'pay/paid',
  receive: 'receive',
  close: 'close complete consummate',
  change: 'change rename amend',
  effect: 'effect implement effectuate',
  become: 'become/became/become take/took/taken go/went/gone',
  begin: 'begin/began/begun commence start',
  trade: 'trade list quote',
  move: 'move',
  delist: 'delist suspend remove',
  notify: 'notify inform advise',
  regain: 'regain cure',
  fail: 'fail',
  waive: 'waive release',
  terminate: 'terminate cancel withdraw/withdrew/withdrawn rescind abandon',
  file: 'file submit',
  approve: 'approve adopt ratify',
  authorize: 'authorize authorise permit allow',
  announce: 'announce disclose report',
  propose: 'propose recommend',
  determine: 'determine decide select set/set/set fix',
  hold: 'hold/held own',
  extend: 'extend',
  increase: 'increase raise',
  decrease: 'decrease reduce',
  split: 'split/split/split combine subdivide reclassify consolidate',
  merge: 'merge',
  prohibit: 'prohibit restrict preclude refrain forbid/forbade/forbidden bar',
  participate: 'participate',
  register: 'register',
} as const;

export type EventKind = keyof typeof VERBS;

export type VerbForm = 'base' | 'third person' | 'past' | 'participle' | 'ing';

export interface Verb {
  readonly kind: EventKind;
  readonly base: string;
  readonly form: VerbForm;
}

/** Verbs whose last consonant doubles. */
const DOUBLED = /^(?:transfer|submit|commit|permit|allot|bar|set|split|begin|forbid)$/;

function pastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (DOUBLED.test(base)) return `${base}${base.slice(-1)}ed`;
  return base.replace(/(?<=[^aeiou])y$/, 'i').concat('ed');
}

const FORMS = new Map<string, Verb>();
for (const [kind, list] of Object.entries(VERBS) as [EventKind, string][])
  for (const entry of list.split(' ')) {
    const [base = '', past, participle] = entry.split('/');
    const regular = pastOf(base);
    FORMS.set(base, { kind, base, form: 'base' });
    FORMS.set(/(?:s|x|ch|sh)$/.test(base) ? `${base}es` : base.replace(/(?<=[^aeiou])y$/, 'ie').concat('s'), {
      kind,
      base,
      form: 'third person',
    });
    const ing = base.endsWith('ee') ? `${base}ing` : regular.replace(/ed$/, 'ing').replace(/iing$/, 'ying');
    FORMS.set(ing, { kind, base, form: 'ing' });
    if (past !== base) FORMS.set(past ?? regular, { kind, base, form: 'past' });
    if (participle !== undefined && participle !== base && participle !== past)
      FORMS.set(participle, { kind, base, form: 'participle' });
  }

/** @example verbOf('sold') // { kind: 'sell', base: 'sell', form: 'past' } */
export function verbOf(word: string): Verb | null {
  return FORMS.get(word) ?? null;
}
