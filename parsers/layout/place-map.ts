/**
 * Where the characters of a shortened text stand in the text it was made of. Between two cuts they keep their distance,
 * so that only the cuts are kept: a prospectus has millions of characters and some thousands of them.
 */
export interface PlaceMap {
  /** Says that the character at `index` stands at `place`, and those after it behind it. Both ascend. */
  add(index: number, place: number): void;
  placeOf(index: number): number;
  /** The last of `length` characters whose place is not behind `place`; 0 where there is none. */
  indexOf(place: number, length: number): number;
}

export function createPlaceMap(): PlaceMap {
  const indexes = [0];
  const places = [0];
  /** The last entry that is not behind `value`. */
  function entryOf(values: readonly number[], value: number): number {
    let low = 0;
    let high = values.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((values[middle] ?? 0) <= value) low = middle;
      else high = middle - 1;
    }
    return low;
  }
  return {
    add(index, place) {
      const last = indexes.length - 1;
      if (place - index === (places[last] ?? 0) - (indexes[last] ?? 0)) return;
      indexes.push(index);
      places.push(place);
    },
    placeOf(index) {
      const entry = entryOf(indexes, index);
      return (places[entry] ?? 0) + index - (indexes[entry] ?? 0);
    },
    indexOf(place, length) {
      const entry = entryOf(places, place);
      const stop = Math.min(indexes[entry + 1] ?? length, length) - 1;
      return Math.max(0, Math.min((indexes[entry] ?? 0) + place - (places[entry] ?? 0), stop));
    },
  };
}
