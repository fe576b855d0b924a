import type { CheckedBy } from '../evidence/weighed.ts';
import type { Witness } from '../evidence/witnesses.ts';

const WITNESS_OF: Readonly<Record<string, Witness>> = {
  'count-stated-in-another-sentence': 'place',
  'exercise-price-stated-in-another-sentence': 'place',
  'principal-stated-in-another-sentence': 'place',
  'principal-in-a-row-of-a-table': 'place',
  'conversion-price-stated-in-another-sentence': 'place',
  'interest-rate-stated-beside-the-name': 'place',
  'unit-price-less-pre-funded-price-is-exercise-price': 'arithmetic',
  'principal-over-conversion-price-is-shares-issuable': 'arithmetic',
  'shares per $1,000 × conversion price = $1,000': 'arithmetic',
  'count-times-price-is-stated-proceeds': 'arithmetic',
  'counts-add-up-to-stated-count': 'total',
  'count-follows-from-shares-sold-beside': 'arithmetic',
  'count-is-stated-percent-of-a-count': 'arithmetic',
  'exercise-price-is-stated-percent-of-a-price': 'arithmetic',
  'interest-rate-in-the-name-elsewhere': 'place',
  'count-among-xbrl-warrant-counts': 'tag',
  'exercise-price-equals-xbrl-price-of-that-count': 'tag',
};
const TAGGED = /-equals-its-xbrl-fact$/;

/** What the checks of warrants and convertibles count for. */
export const OVERHANG_CHECKS: CheckedBy = {
  witnessOf: (name) => WITNESS_OF[name] ?? (TAGGED.test(name) ? 'tag' : null),
  together: { sharesIssuable: ['principal', 'conversionPrice', 'sharesIssuable'] },
};
