import { expect, test } from 'vitest';
import { confidentValues } from '../property/harmed-offerings.ts';

test('harmed documents on offerings give no confident value that the whole document does not give', () => {
  expect(confidentValues(3, 'drills')).toBeGreaterThan(300);
}, 300_000);
