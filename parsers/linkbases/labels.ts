import type { Resolution } from './networks.ts';
import type { ExtendedLink, LabelText } from './read-document.ts';

const STANDARD = 'http://www.xbrl.org/2003/role/label';

/** The standard label of each concept: the English one where there are several. */
export function standardLabelsOf(
  links: readonly ExtendedLink[],
  { conceptOf, budget, problems }: Resolution,
): ReadonlyMap<string, string> {
  const best = new Map<string, LabelText>();
  for (const { locators, labels, arcs } of links) {
    for (const attributes of arcs) {
      // A label that is prohibited here is replaced by another.
      if (attributes.get('use') === 'prohibited') continue;
      const [href] = locators.get(attributes.get('from') ?? '') ?? [];
      const concept = href === undefined ? null : conceptOf(href);
      if (concept === null) continue;
      for (const label of labels.get(attributes.get('to') ?? '') ?? []) {
        if (--budget.arcs < 0) {
          problems.add('too-many-arcs', 'labels are left out: the filing has too many arcs');
          return new Map();
        }
        if ((label.role !== STANDARD && label.role !== '') || label.text === '') continue;
        const known = best.get(concept);
        if (!known || (isEnglish(label) && !isEnglish(known))) best.set(concept, label);
      }
    }
  }
  return new Map([...best].map(([concept, { text }]) => [concept, text]));
}

function isEnglish({ language }: LabelText): boolean {
  return /^en\b/i.test(language);
}
