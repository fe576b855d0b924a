/**
 * A member's name as words, for people to read: nothing is decided by it.
 *
 * @example memberLabel('us-gaap:AllOtherSegmentsMember') // 'All Other Segments'
 */
export function memberLabel(member: string): string {
  const name = member.slice(member.indexOf(':') + 1).replace(/(?<=.)(?:Member|Domain)$/, '');
  return name
    .replace(/_/g, ' ')
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
