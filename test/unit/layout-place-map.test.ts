import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlaceMap } from '../../parsers/layout/place-map.ts';

/** A shortened text: each run of white space one space; the places of its characters, one by one. */
function shortened(text: string): { short: string; places: number[]; map: ReturnType<typeof createPlaceMap> } {
  const map = createPlaceMap();
  const places: number[] = [];
  let short = '';
  for (let at = 0; at < text.length; at += 1) {
    places.push(at);
    const run = /^\s+/.exec(text.slice(at))?.[0];
    short += run === undefined ? text.charAt(at) : ' ';
    if (run !== undefined) at += run.length - 1;
    map.add(short.length, at + 1);
  }
  return { short, places, map };
}

describe('places of a shortened text', () => {
  test('each character leads back to where it stood', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\t') }), (text) => {
        const { short, places, map } = shortened(text);
        for (let index = 0; index < short.length; index += 1) expect(map.placeOf(index)).toBe(places[index]);
        expect(map.placeOf(short.length)).toBe(text.length);
      }),
    );
  });

  test('each place leads to the last character that is not behind it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\t') }), (text) => {
        const { short, places, map } = shortened(text);
        for (let place = 0; place < text.length; place += 1) {
          expect(map.indexOf(place, short.length)).toBe(places.findLastIndex((other) => other <= place));
        }
      }),
    );
  });

  test('a text without cuts keeps its places, an empty one has none', () => {
    const map = createPlaceMap();
    expect(map.placeOf(7)).toBe(7);
    expect(map.indexOf(7, 10)).toBe(7);
    expect(map.indexOf(3, 0)).toBe(0);
  });
});
