import type { ParseOutcome } from '../../core/parser.ts';
import { bestPairs } from './best-pairs.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, list, type Members, members } from './compare.ts';
import { createJudge } from './judge.ts';
import type { Scorecard } from './scorecard.ts';

const COVER = ['form', 'issuer.name', 'issuer.cik', 'issuer.cusip', 'eventDate', 'amendment'] as const;
const PERSON = (
  'name sharesOwned percentOfClass soleVoting sharedVoting soleDispositive sharedDispositive ' + 'memberOfGroup'
).split(' ');

/** The cover's values, and each reporting person's rows; persons are paired by the best total of what they agree on. */
export function scoreBeneficialOwnership({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const { judge, spurious, finish } = createJudge(name, outcome, card);
  const compare = (what: string, path: string, expected: unknown, given: unknown): boolean =>
    judge(what, {
      ok: agrees(file, path, expected, given),
      path,
      claimed: path,
      expected,
      given,
      isGiven: given !== null && given !== undefined,
    });
  for (const path of COVER) {
    const [expected, given] = [at(file.expected, path), at(result, path)];
    if (expected !== undefined) compare(path, path, unpadded(path, expected), unpadded(path, given));
  }
  const persons = list(file.expected['reportingPersons']);
  const given = list(result['reportingPersons']);
  const isRight = (index: number, field: string, found: Members) =>
    field === 'typeOfReportingPerson'
      ? typesOf(persons[index] ?? {}) === typesOf(found)
      : agrees(file, `reportingPersons[${index}].${field}`, persons[index]?.[field], found[field]);
  const fieldsOf = (index: number) => [
    ...PERSON.filter((field) => persons[index]?.[field] !== undefined),
    'typeOfReportingPerson',
  ];
  const pairs = bestPairs(persons.length, given.length, (index, place) => {
    const right = fieldsOf(index).filter((field) => isRight(index, field, given[place] ?? {}));
    const isNamed = right.includes('name');
    return 1000 * (right.length + (isNamed ? 5 : 0)) + Math.max(0, 500 - Math.abs(place - index));
  });
  for (const [index, person] of persons.entries()) {
    const place = pairs.get(index);
    const found = place === undefined ? {} : (given[place] ?? {});
    const right = fieldsOf(index).map((field) => {
      const claimed = [`reportingPersons[${place}].${field}`, `reportingPersons[${place}]`];
      const path = `reportingPersons[${index}].${field}`;
      const ok = place !== undefined && isRight(index, field, found);
      const isGiven = found[field] !== undefined && found[field] !== null;
      const what = field === 'typeOfReportingPerson' ? 'type' : field;
      return judge(`person: ${what}`, { ok, path, claimed, expected: person[field], given: found[field], isGiven });
    });
    card.hit('persons exact', right.every(Boolean));
  }
  const used = new Set(pairs.values());
  for (const [place, extra] of given.entries()) {
    if (used.has(place)) continue;
    const name = extra['name'] ?? 'a person';
    spurious('spurious persons', { path: 'reportingPersons', claimed: `reportingPersons[${place}]`, given: name });
  }
  finish('values');
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => members(inner)[name], value);
}

function typesOf(person: Members): string {
  const types = person['typeOfReportingPerson'];
  return (Array.isArray(types) ? types : []).map(String).sort().join(' ');
}

/** A CIK is the same number with and without leading zeros. */
function unpadded(path: string, value: unknown): unknown {
  return path.endsWith('.cik') && typeof value === 'string' ? value.replace(/^0+/, '') : value;
}
