import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, list, members } from './compare.ts';
import { createJudge } from './judge.ts';
import type { Scorecard } from './scorecard.ts';

const COVER = ['form', 'issuer.name', 'issuer.cik', 'issuer.cusip', 'eventDate', 'amendment'] as const;
const PERSON = (
  'name sharesOwned percentOfClass soleVoting sharedVoting soleDispositive sharedDispositive ' + 'memberOfGroup'
).split(' ');

/** The cover's values, and each reporting person's rows in the order of the pages. */
export function scoreBeneficialOwnership({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const { judge, finish } = createJudge(name, outcome, card);
  const compare = (what: string, path: string, expected: unknown, given: unknown): boolean =>
    judge(what, { ok: agrees(file, path, expected, given), path, claimed: path, expected, given });
  for (const path of COVER) {
    const expected = at(file.expected, path);
    if (expected !== undefined) compare(path, path, expected, at(result, path));
  }
  const persons = list(file.expected['reportingPersons']);
  const given = list(result['reportingPersons']);
  for (const [index, person] of persons.entries()) {
    const found = given[index] ?? {};
    const path = `reportingPersons[${index}]`;
    const fields = PERSON.filter((field) => person[field] !== undefined);
    const right = fields.map((field) => compare(`person: ${field}`, `${path}.${field}`, person[field], found[field]));
    const types = JSON.stringify(person['typeOfReportingPerson'] ?? []);
    const foundTypes = JSON.stringify(found['typeOfReportingPerson']);
    right.push(compare('person: type', `${path}.typeOfReportingPerson`, types, foundTypes));
    card.hit('persons exact', right.every(Boolean));
  }
  for (const extra of given.slice(persons.length)) {
    compare('persons that stand there', 'reportingPersons', null, extra['name'] ?? 'a person');
  }
  finish('values');
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => members(inner)[name], value);
}
