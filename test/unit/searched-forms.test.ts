import { expect, test } from 'vitest';
import { SEARCHES } from '../../api/families/dilution/searches.ts';
import { SEGMENTED_FACTS_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { CURRENT_REPORTS, REPORTS_AND_PROSPECTUSES, TAGGED_REPORTS } from '../../parsers/filing/documents.ts';
import { type FormFamily, isFormOf, PERIODIC } from '../../parsers/filing/form-families.ts';

const OFFERINGS: readonly FormFamily[] = ['prospectus', 'registration', 'registrationOther', 'postEffective'];
const TERMS: readonly FormFamily[] = [...PERIODIC, ...OFFERINGS, 'current', 'currentForeign'];
const PROSE: readonly FormFamily[] = [...REPORTS_AND_PROSPECTUSES];

/** The families by which each parser chooses its documents. */
const FAMILIES: { readonly [P in keyof typeof SEARCHES]: readonly FormFamily[] } = {
  'cash-position': TAGGED_REPORTS,
  'cash-prose': PROSE,
  'corporate-actions': CURRENT_REPORTS,
  'exchange-compliance': [...CURRENT_REPORTS, ...PROSE],
  'financing-reports': ['current', 'currentForeign'],
  'lockups-and-rofr': TERMS,
  'offering-events': OFFERINGS,
  overhang: TERMS,
  'reverse-splits': [...CURRENT_REPORTS, ...PROSE, 'proxy'],
  'share-count-prose': [...CURRENT_REPORTS, ...PROSE],
  'share-float': TAGGED_REPORTS,
};

/** EDGAR form types of every kind, and some that no parser of the family reads. */
const FORMS =
  '10-K,10-KT,10-K405,10-KT405,10-KSB,10-KSB40,20-F,40-F,10-Q,10-QT,10-QSB,8-K,8-K12B,8-K12G3,8-K15D5,6-K,424B1,424B2,424B3,424B4,424B5,424B6,424B7,424B8,FWP,S-1,S-1MEF,S-3,S-3ASR,S-3MEF,S-3D,S-3DPOS,F-1,F-3,F-3ASR,F-10,F-2,S-2,S-4,S-8,S-11,SB-2,SB-2MEF,POS AM,POSASR,EFFECT,RW,PRE 14A,DEF 14A,DEFM14A,DEFR14A,PREM14A,PRER14C,DEF 14C,13F-HR,SC 13D,SCHEDULE 13G,4,144,NT 10-K,D'.split(
    ',',
  );

test.each(Object.keys(FAMILIES) as (keyof typeof SEARCHES)[])('what is searched by %s is what it reads', (parser) => {
  const searched = new RegExp(`^(${SEARCHES[parser].forms})(/A)?$`);
  for (const form of FORMS.flatMap((one) => [one, `${one}/A`])) {
    expect([form, searched.test(form)]).toEqual([form, isFormOf(form, FAMILIES[parser])]);
  }
});

test('what is searched for segmented facts is what their parser reads', () => {
  const searched = new RegExp(`^(${SEGMENTED_FACTS_DATASET.forms})(/A)?$`);
  for (const form of FORMS.flatMap((one) => [one, `${one}/A`])) {
    expect([form, searched.test(form)]).toEqual([form, isFormOf(form, TAGGED_REPORTS)]);
  }
});
