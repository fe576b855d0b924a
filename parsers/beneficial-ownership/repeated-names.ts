import type { OwnershipReport } from './ownership-report.ts';

/** With more persons, a name is not looked for. */
const MOST_PERSONS = 100;

/** Letters and figures alone: items and signatures punctuate a name otherwise. */
function wordsOf(text: string): string {
  return ` ${text
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .match(/[\p{L}\d]+/gu)
    ?.join(' ')} `;
}

/**
 * Paths of the names that the schedule prints once: its items and signatures repeat a name, unless words of the form were
 * read with it.
 */
export function namesPrintedOnce(
  text: string,
  { issuer, reportingPersons }: Pick<OwnershipReport, 'issuer' | 'reportingPersons'>,
): readonly string[] {
  const words = wordsOf(text);
  const isOnce = (name: string): boolean => {
    const own = wordsOf(name);
    const first = words.indexOf(own);
    return first < 0 || !words.includes(own, first + own.length - 1);
  };
  const persons = reportingPersons.flatMap(({ name }, index) =>
    name !== null && (index >= MOST_PERSONS || isOnce(name)) ? [`reportingPersons[${index}].name`] : [],
  );
  return issuer.name !== null && isOnce(issuer.name) ? ['issuer.name', ...persons] : persons;
}

/** Whether a name is that of a party in the header. */
export function isParty(name: string | null, parties: readonly string[]): boolean {
  return name !== null && parties.some((party) => wordsOf(party.replace(/\/[A-Z]{2,3}\/?$/, '')) === wordsOf(name));
}
