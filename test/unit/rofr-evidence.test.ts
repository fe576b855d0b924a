import { describe, expect, it } from 'vitest';
import { lockupsAndRofrV3 } from '../../parsers/lockups-and-rofr/lockups-and-rofr.v3.ts';
import { outcomeOf, supplement } from '../terms-documents.ts';

const read = (...paragraphs: readonly string[]) => outcomeOf(lockupsAndRofrV3, supplement(paragraphs, []));
const GRANT =
  'We have granted the placement agent a right of first refusal for twelve months after the closing to act as sole manager of any future offering.';

describe('what makes the months of a right sure', () => {
  it('one sentence does not', () => {
    const { result, confidences } = read(GRANT);
    expect(result?.rofr).toMatchObject([{ durationMonths: 12 }]);
    expect(confidences?.['rofr[0].durationMonths']).toBeLessThan(0.9);
  });

  it('a heading that names it does', () => {
    const { result, confidences } = read('Right of First Refusal', GRANT);
    expect(result?.rofr).toMatchObject([{ durationMonths: 12 }]);
    expect(confidences?.['rofr[0].durationMonths']).toBeGreaterThanOrEqual(0.9);
  });

  it('months that follow an open period are not its whole length', () => {
    const { result } = read(
      'As long as a debenture is unpaid, and in the six months thereafter, Hillcrest Fund LP has a right of first refusal over securities that we sell in a later financing.',
    );
    expect(result?.rofr).toMatchObject([{ holder: 'Hillcrest Fund LP' }]);
    expect(result?.rofr?.[0]?.durationMonths).toBeUndefined();
  });
});
