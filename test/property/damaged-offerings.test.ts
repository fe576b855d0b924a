import { describe, expect, test } from 'vitest';
import { createRandom } from '../../sample/random.ts';
import { BOMBS, type Damage, ENCODINGS } from '../damage.ts';
import { confidentValues, OFFERINGS, outcomeOf, SEED } from './harmed-offerings.ts';

describe('documents on offerings that came to harm', () => {
  test('give outcomes in time, without a crash, and with spans that match the text', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    const random = createRandom(`offerings/bombs/${SEED}`);
    for (const [damage, harm] of Object.entries<Damage>(BOMBS)) {
      for (let turn = 0; turn < 8; turn += 1) {
        const filing = OFFERINGS[random.int(0, OFFERINGS.length - 1)];
        const text = filing === undefined || filing.text.length > 300_000 ? null : harm(filing.text, random);
        if (text !== null) outcomeOf(Buffer.from(text, 'latin1'), `${filing?.name}: ${damage}, turn ${turn}`);
      }
    }
  });

  test('give outcomes in any encoding', { timeout: 60_000 }, () => {
    expect.hasAssertions();
    for (const { name, text } of OFFERINGS.filter((filing) => filing.text.length < 60_000).slice(0, 12)) {
      for (const [encoding, encode] of Object.entries(ENCODINGS)) outcomeOf(encode(text), `${name}: ${encoding}`);
    }
  });

  // The drills harm each document as often as they can afford.
  test('give no confident value that the whole document does not give', { timeout: 300_000 }, () => {
    expect(confidentValues(2, 'rows')).toBeGreaterThan(200);
  });
});
