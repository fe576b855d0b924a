import type { Footnote, FootnoteSort } from '../../core/rows-footnotes.ts';
import type { Linkbases } from '../linkbases/linkbases.ts';
import { sortOfRole } from './block-concepts.ts';

export type Title = Pick<Footnote, 'title' | 'titleBasis'>;

const LONGEST_TITLE = 200;
/** Lines above a note's own heading: the statement's name, units, continuations. */
const ABOVE_HEADING =
  /^(?:notes? to\b.*|\(?(?:unaudited|continued|in (?:thousands|millions|billions)\b.*)\)?|.*\bform 10-[kq]\b.*|\d{1,3}|[•·–—-]+)$/i;
/** A number without its heading: `Note 4`, `4.`, `Note 4 —`. */
const BARE_NUMBER = /^(?:note\s+)?\(?\d{1,2}[a-z]?\)?\s*[.:–—-]*$/i;

/** Concept → the roles of the notes that show it, with the sort that their titles state. */
export type RolesOfConcepts = ReadonlyMap<
  string,
  readonly { readonly title: string; readonly sort: FootnoteSort | null }[]
>;

/** The filing's own roles of disclosures, by the concepts that they show. */
export function rolesOfConcepts({ roles, presentation }: Linkbases): RolesOfConcepts {
  const byConcept = new Map<string, { title: string; sort: FootnoteSort | null }[]>();
  for (const [uri, lines] of presentation) {
    const role = roles.get(uri);
    if (role?.sort !== 'disclosure') continue;
    const shown = { title: role.title, sort: sortOfRole(role.title) };
    for (const { concept } of lines) {
      const known = byConcept.get(concept);
      if (known) known.push(shown);
      else byConcept.set(concept, [shown]);
    }
  }
  return byConcept;
}

/**
 * The title of a block. A note has its role's; a policy or table shares its role with all others of the filing, so its
 * label says more. Without linkbases the block's own heading, then the concept's name.
 */
export function titleOf(
  block: { readonly concept: string; readonly sort: FootnoteSort; readonly text: string },
  roles: RolesOfConcepts,
  labels: Linkbases['labels'],
): Title {
  const { concept, sort, text } = block;
  const role = roles.get(concept)?.find((one) => one.sort === null);
  if (sort === 'note' && role) return { title: shortened(role.title), titleBasis: 'role' };
  const label =
    labels
      .get(concept)
      ?.slice(0, 2 * LONGEST_TITLE)
      .trimEnd()
      .replace(/(?<!\s)\s*\[[^\]]{0,400}\]$/, '') ?? '';
  if (label !== '') return { title: shortened(label), titleBasis: 'label' };
  const heading = sort === 'note' || sort === 'policy' ? headingOf(text) : null;
  if (heading !== null) return { title: heading, titleBasis: 'heading' };
  return { title: shortened(wordsOf(concept)), titleBasis: 'concept' };
}

function shortened(title: string): string {
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;
}

/** The first line that reads as a heading: short, and not the beginning of a sentence or of a table. */
function headingOf(text: string): string | null {
  const lines = text
    .slice(0, 2_000)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !ABOVE_HEADING.test(line));
  const [first = '', second = ''] = lines;
  const heading = BARE_NUMBER.test(first) ? `${first} ${second}` : first;
  const words = heading.replace(/ ?:$/, '');
  const isHeading =
    words.length <= 120 && /\p{L}{3}/u.test(words) && !/[a-z]{3}[.;,]$|^the following\b|\bfollows\b/i.test(words);
  return isHeading ? words : null;
}

/** @example wordsOf('us-gaap:LeaseCostTableTextBlock') // "Lease Cost" */
function wordsOf(concept: string): string {
  const local = concept
    .slice(concept.indexOf(':') + 1)
    .replace(/(?:Disclosure|Table|Policy)*(?:TextBlock|Explanatory)$/i, '');
  const words = local.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return words === '' ? concept : words;
}
