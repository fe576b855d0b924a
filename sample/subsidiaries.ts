import type { IssuerProfile } from './issuer.ts';
import { createRandom } from './random.ts';
import type { SubsidiariesTruth, SubsidiaryTruth } from './truth.ts';

const PLACES =
  'Delaware;Nevada;Texas;Ireland;Germany;United Kingdom;Israel;Ontario, Canada;Luxembourg;Hong Kong;Cayman Islands'.split(
    ';',
  );
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Ireland: ['Limited', 'DAC'],
  Germany: ['GmbH'],
  'United Kingdom': ['Limited', 'Ltd.'],
  Israel: ['Ltd.'],
  'Ontario, Canada': ['ULC', 'Inc.'],
  Luxembourg: ['S.à r.l.'],
  'Hong Kong': ['Limited'],
};
const WORDS =
  'Holdings;Operations;Finance;International;Merger Sub;IP;Services;Real Estate;Logistics;Ventures;Leasing;Research & Development'.split(
    ';',
  );

/** The same list each year; names start with the issuer's own stem. */
export function subsidiariesOf(profile: IssuerProfile): SubsidiariesTruth {
  const random = createRandom(`subsidiaries/${profile.cik}`);
  const count = random.int(...profile.archetype.subsidiaries);
  const stem = profile.name.split(' ')[0] ?? profile.name;
  const names = new Set<string>();
  const subsidiaries: SubsidiaryTruth[] = [];
  while (subsidiaries.length < count) {
    const jurisdiction = random.chance(0.55) ? 'Delaware' : random.pick(PLACES);
    const kind = random.pick(KINDS[jurisdiction] ?? ['LLC', 'Inc.', 'Corp.', 'L.P.']);
    const numeral = names.size > 10 ? ` ${['II', 'III', 'IV', 'V', 'VI', 'VII'][names.size % 6]}` : '';
    const name = `${stem} ${random.pick(WORDS)}${numeral} ${jurisdiction === 'Germany' || random.chance(0.8) ? '' : `(${jurisdiction.split(',')[0]}) `}${kind}`;
    if (names.has(name)) continue;
    names.add(name);
    subsidiaries.push({
      name,
      jurisdiction,
      ownershipPercent: subsidiaries.length % 5 === 3 ? 51 + (subsidiaries.length % 40) : 100,
      doingBusinessAs: random.chance(0.08) ? `${stem} ${random.pick(['Direct', 'Express', 'Works'])}` : null,
      level: null,
    });
  }
  return { count: subsidiaries.length, subsidiaries };
}
