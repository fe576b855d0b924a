import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { createRandom, type Random } from '../../sample/random.ts';
import { renderSchedule, SCHEDULE_LAYOUTS, type ScheduleTruth } from '../../sample/render-schedule.ts';
import { parseOwnership } from '../ownership-layouts.ts';
import { processorMs } from '../processor-time.ts';
import { cusipOf } from '../thirteenf-documents.ts';

const LONGEST_MS = 2_000;

const TRUTH: ScheduleTruth = {
  kind: 'G',
  amendment: 3,
  issuer: 'WIDGET WORKS INC',
  cusip: cusipOf('12345678'),
  eventDate: '2023-12-29' as IsoDate,
  persons: ['Alder Capital', 'Birch Partners', 'Cedar Trust'].map((name) => ({
    name,
    soleVoting: 0,
    sharedVoting: 3_394_114,
    soleDispositive: 0,
    sharedDispositive: 3_394_114,
    sharesOwned: 3_394_114,
    percentOfClass: 5.3,
    memberOfGroup: null,
    types: ['IA'],
    citizenship: 'Delaware',
  })),
};

const STATED = ['sharesOwned', 'sharedVoting', 'sharedDispositive', 'soleVoting', 'percentOfClass'] as const;

const MUTATIONS: Readonly<Record<string, (text: string, random: Random) => string>> = {
  truncated: (text, random) => text.slice(0, random.int(0, text.length)),
  'with letters flipped': (text, random) => {
    const characters = Array.from(text);
    for (let at = 0; at < 30; at++) {
      const place = random.int(0, characters.length - 1);
      // Digits stay: a changed digit is another document, not a damaged one.
      if (!/\d/.test(characters[place] ?? '')) characters[place] = random.pick(['~', '<', '>', '&', '\u0000', 'Z']);
    }
    return characters.join('');
  },
  'with a part missing': (text, random) => {
    const from = random.int(0, text.length);
    return text.slice(0, from) + text.slice(from + random.int(1, 1_500));
  },
  'tag soup': (text, random) =>
    text.replace(/[<>]/g, (mark) =>
      random.chance(0.1) ? random.pick(['<', '>', '', '</td>', '<!--', '<table>']) : mark,
    ),
};

describe('damaged Schedules 13D and 13G', () => {
  test.each(Object.keys(MUTATIONS))('%s: an answer in time, and no invented count at high confidence', (mutation) => {
    const random = createRandom(`ownership/${mutation}`);
    for (const layout of SCHEDULE_LAYOUTS) {
      const text = renderSchedule(TRUTH, layout);
      for (let round = 0; round < 12; round++) {
        const damaged = MUTATIONS[mutation]?.(text, random) ?? text;
        const began = processorMs();
        const { confidence, confidences = {}, result } = parseOwnership(damaged, 'SC 13G');
        expect(processorMs() - began, layout).toBeLessThan(LONGEST_MS);
        for (const [at, person] of (result?.reportingPersons ?? []).entries()) {
          const sure = STATED.filter(
            (field) => person[field] !== null && (confidences[`reportingPersons[${at}].${field}`] ?? confidence) >= 0.9,
          );
          const given = sure.map((field) => [field, person[field]]);
          expect(given, `${layout}\n${damaged}`).toEqual(sure.map((field) => [field, TRUTH.persons[0]?.[field]]));
        }
      }
    }
  });

  test.each([
    ['labels in a mass', 'NAMES OF REPORTING PERSONS SOLE VOTING POWER SHARED VOTING POWER '.repeat(20_000)],
    [
      'whole pages in a mass',
      renderSchedule(
        { ...TRUTH, persons: Array.from({ length: 600 }, () => TRUTH.persons[0] ?? TRUTH.persons).flat() },
        'ascii-parentheses',
      ),
    ],
    ['spaces in a mass', `SCHEDULE 13G ${' '.repeat(500_000)} SOLE ${' '.repeat(500_000)} VOTING POWER`],
    ['nested tables', `<html>SCHEDULE 13G${'<table><tr><td>'.repeat(50_000)}`],
    ['nested elements', `<edgarSubmission xmlns="http://www.sec.gov/edgar/schedule13g">${'<a>'.repeat(300_000)}`],
  ])('%s: an answer within two seconds', (_, text) => {
    const began = processorMs();
    parseOwnership(text, 'SC 13G');
    expect(processorMs() - began).toBeLessThan(LONGEST_MS);
  });
});
