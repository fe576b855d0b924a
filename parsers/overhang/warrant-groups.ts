import { isPreFunded, labelKey } from './labels.ts';
import type { WarrantMention } from './warrant-mentions.ts';

interface OpenGroup {
  label: string;
  /** Keys of the class's names; '' alone for an unnamed class. */
  readonly keys: Set<string>;
  readonly aliases: Set<string>;
  readonly count: number | null;
  readonly mentions: WarrantMention[];
  readonly isListed: boolean;
  /** The document states other counts for the same name. */
  isDisputed: boolean;
}

/** What a document states about one class of warrants. */
export type WarrantGroup = Readonly<Omit<OpenGroup, 'aliases'>> & { readonly preFunded: boolean };

/** The list of securities that a share count excludes recurs for other dates; only the first is current. */
const LONGEST_LIST = 5_000;
/** Names that identify one class; "the Directors warrants" of two years are two grants. */
const DISTINCTIVE =
  /series|class|tranche|pre-funded|public|private|agent|underwriter|representative|investor|inducement|existing|new|bridge|common|purchaser|\d|^[a-z]$/;

/** Mentions with the same count and name are one class. Where counts differ the first wins, unless each has its own price. */
export function warrantGroups(mentions: readonly WarrantMention[], isProspectus: boolean): WarrantGroup[] {
  const groups: OpenGroup[] = [];
  const firstListed = mentions.find(({ isListed }) => isListed);
  for (const mention of mentions) {
    const named = keysOf([mention.label, mention.alias]);
    const aliases = keysOf([mention.alias]);
    const alike = groups.find(
      (group) =>
        group.count === mention.count &&
        (named.length === 0 || !hasNames(group) || named.some((key) => group.keys.has(key))),
    );
    if (alike !== undefined) {
      for (const key of named) alike.keys.add(key);
      for (const key of aliases) alike.aliases.add(key);
      if (named.length > 0 && labelKey(alike.label) === '') alike.label = labelOf(mention);
      alike.mentions.push(mention);
      continue;
    }
    const isInFirstList =
      mention.isListed && firstListed !== undefined && mention.at.start - firstListed.at.start <= LONGEST_LIST;
    const distinctive = named.filter((key) => mention.alias !== null || DISTINCTIVE.test(key));
    const isNamesake = (group: OpenGroup): boolean =>
      distinctive.some((key) => group.keys.has(key)) || named.some((key) => group.aliases.has(key));
    const namesake = isInFirstList ? undefined : groups.find(isNamesake);
    // A report lists each issue of one series at its own price.
    const isOtherIssue =
      !isProspectus &&
      mention.price !== null &&
      namesake?.mentions.every(({ price }) => price !== null && price !== mention.price) === true;
    if (namesake !== undefined && !isOtherIssue) {
      if (!mention.isListed) namesake.isDisputed = true;
      continue;
    }
    if (mention.isListed && !isInFirstList) continue;
    groups.push({
      label: labelOf(mention),
      keys: new Set(named.length > 0 ? named : ['']),
      aliases: new Set(aliases),
      count: mention.count,
      mentions: [mention],
      isListed: mention.isListed,
      isDisputed: false,
    });
  }
  return groups
    .filter((group) => !isTotal(group, groups))
    .map((group) => ({ ...group, preFunded: [group.label, ...group.keys].some(isPreFunded) }));
}

function hasNames({ keys }: OpenGroup): boolean {
  return [...keys].some((key) => key !== '');
}

function labelOf({ alias, label }: WarrantMention): string {
  return alias !== null && labelKey(alias) !== '' ? alias : label;
}

/** The keys of some names, without those that name nothing. */
export function keysOf(names: readonly (string | null)[]): string[] {
  return names.map((name) => labelKey(name ?? '')).filter((key) => key !== '');
}

/** "Warrants to purchase up to an additional aggregate 630,376 shares" are the two series together. */
function isTotal(group: OpenGroup, groups: readonly OpenGroup[]): boolean {
  if (hasNames(group)) return false;
  const others = groups.filter((other) => other !== group && hasNames(other) && !other.isListed);
  return others.some((a, index) =>
    others.slice(index + 1).some((b) => (a.count ?? 0) + (b.count ?? 0) === group.count),
  );
}
