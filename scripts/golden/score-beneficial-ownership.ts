import type { ParseOutcome } from '../../core/parser.ts';
import type { GoldenCase } from './cases.ts';
import { agrees, confidenceOf, isHigh, list, members } from './compare.ts';
import type { Scorecard } from './scorecard.ts';

const REPORT = ['form', 'issuer.name', 'issuer.cik', 'issuer.cusip', 'eventDate', 'amendment'] as const;
const PERSON = [
  'name',
  'sharesOwned',
  'percentOfClass',
  'soleVoting',
  'sharedVoting',
  'soleDispositive',
  'sharedDispositive',
  'memberOfGroup',
] as const;

/** The cover's values, and each reporting person's rows in the order of the pages. */
export function scoreBeneficialOwnership({ name, file }: GoldenCase, outcome: ParseOutcome, card: Scorecard): void {
  const result = members(outcome.result);
  const high = isHigh(outcome);
  let wrong = 0;
  const hold = (what: string, path: string, expected: unknown, given: unknown): boolean => {
    const ok = agrees(file, path, expected, given);
    card.hit(what, ok);
    card.claim(confidenceOf(outcome, path), ok);
    if (ok) return true;
    wrong += isHigh(outcome, path) ? 1 : 0;
    card.differ({ name, path, expected, given, high: isHigh(outcome, path) });
    return false;
  };
  let isRight = true;
  for (const path of REPORT) {
    const expected = at(file.expected, path);
    if (expected !== undefined) isRight = hold(path, path, expected, at(result, path)) && isRight;
  }
  const given = list(result['reportingPersons']);
  for (const [index, person] of list(file.expected['reportingPersons']).entries()) {
    const found = given[index] ?? {};
    const path = `reportingPersons[${index}]`;
    const fields = PERSON.filter((field) => person[field] !== undefined);
    const held = fields.map((field) => hold(`person: ${field}`, `${path}.${field}`, person[field], found[field]));
    const types = JSON.stringify(person['typeOfReportingPerson'] ?? []);
    held.push(
      hold('person: type', `${path}.typeOfReportingPerson`, types, JSON.stringify(found['typeOfReportingPerson'])),
    );
    const ok = held.every(Boolean);
    card.hit('persons exact', ok);
    isRight &&= ok;
  }
  const extra = given.slice(list(file.expected['reportingPersons']).length);
  for (const person of extra) hold('persons that stand there', 'reportingPersons', null, person['name'] ?? 'a person');
  card.hit('documents claimed high', high);
  if (isRight && extra.length === 0) card.hit('right documents claimed high', high);
  card.hit('wrong values at high confidence', wrong, 0);
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => members(inner)[name], value);
}
