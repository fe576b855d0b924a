import { lastAtMost } from './sorted-search.ts';

/**
 * Maps positions of a shortened text to those of the text it came from. Distances stay the same between two cuts, so
 * only the cuts are stored: a prospectus has millions of characters and some thousands of cuts.
 */
export interface PlaceMap {
  /** The character at `index` comes from `place`, and those after it from behind it. Both ascend. */
  add(index: number, place: number): void;
  placeOf(index: number): number;
  /** The last of `length` characters whose place is not behind `place`; 0 where there is none. */
  indexOf(place: number, length: number): number;
}

export function createPlaceMap(): PlaceMap {
  const indexes = [0];
  const places = [0];
  return {
    add(index, place) {
      if (place - index === (places.at(-1) ?? 0) - (indexes.at(-1) ?? 0)) return;
      indexes.push(index);
      places.push(place);
    },
    placeOf(index) {
      const entry = lastAtMost(indexes, index);
      return (places[entry] ?? 0) + index - (indexes[entry] ?? 0);
    },
    indexOf(place, length) {
      const entry = lastAtMost(places, place);
      const stop = Math.min(indexes[entry + 1] ?? length, length) - 1;
      return Math.max(0, Math.min((indexes[entry] ?? 0) + place - (places[entry] ?? 0), stop));
    },
  };
}
