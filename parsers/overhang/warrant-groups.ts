import { isPreFunded, labelKey } from './labels.ts';
import type { WarrantMention } from './warrant-mentions.ts';

/** Statements of a document about one class of warrants. */
export interface WarrantGroup {
  readonly label: string;
  /** Keys of the names of the class; '' alone where it has none. */
  readonly keys: ReadonlySet<string>;
  readonly count: number | null;
  readonly mentions: readonly WarrantMention[];
  readonly isListed: boolean;
  readonly preFunded: boolean;
  /** Other counts were stated for the same name. */
  readonly isDisputed: boolean;
}

interface OpenGroup {
  label: string;
  keys: Set<string>;
  aliases: Set<string>;
  count: number | null;
  mentions: WarrantMention[];
  isListed: boolean;
  isDisputed: boolean;
}

/** The list of what a count of shares leaves out is repeated for other dates; its first printing counts. */
const LONGEST_LIST = 5_000;

/** Names of one class; "the Directors warrants" of two years are two grants. */
const TELLING =
  /series|class|tranche|pre-funded|public|private|agent|underwriter|representative|investor|inducement|existing|new|bridge|common|purchaser|\d|^[a-z]$/;

/**
 * Mentions of one count and one name are one class; of several counts for one name the first wins, in doubt, unless a
 * report gives each count a price.
 */
export function warrantGroups(mentions: readonly WarrantMention[], isProspectus: boolean): WarrantGroup[] {
  const groups: OpenGroup[] = [];
  const firstListed = mentions.find(({ isListed }) => isListed);
  for (const mention of mentions) {
    const keys = keysOf(mention);
    const named = [...keys].filter((key) => key !== '');
    const alike = groups.find(
      (group) =>
        group.count === mention.count &&
        (named.length === 0 || !hasNames(group) || named.some((key) => group.keys.has(key))),
    );
    if (alike !== undefined) {
      for (const key of named) alike.keys.add(key);
      if (named.length > 0 && labelKey(alike.label) === '') alike.label = labelOf(mention);
      for (const key of aliasKeys(mention)) alike.aliases.add(key);
      alike.mentions.push(mention);
      continue;
    }
    const isInFirstList =
      mention.isListed && firstListed !== undefined && mention.at.start - firstListed.at.start <= LONGEST_LIST;
    const telling = named.filter((key) => mention.alias !== null || TELLING.test(key));
    const namesake = isInFirstList
      ? undefined
      : groups.find(
          (group) => telling.some((key) => group.keys.has(key)) || named.some((key) => group.aliases.has(key)),
        );
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
      keys: new Set(keys),
      aliases: new Set(aliasKeys(mention)),
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

function aliasKeys({ alias }: WarrantMention): string[] {
  return [labelKey(alias ?? '')].filter((key) => key !== '');
}

function keysOf({ alias, label }: WarrantMention): string[] {
  const keys = [label, alias ?? ''].map(labelKey).filter((key) => key !== '');
  return keys.length > 0 ? [...new Set(keys)] : [''];
}

/** "Warrants to purchase up to an additional aggregate 630,376 shares" are the two series together. */
function isTotal(group: OpenGroup, groups: readonly OpenGroup[]): boolean {
  if (hasNames(group)) return false;
  const others = groups.filter((other) => other !== group && hasNames(other) && !other.isListed);
  return others.some((a, index) =>
    others.slice(index + 1).some((b) => (a.count ?? 0) + (b.count ?? 0) === group.count),
  );
}
