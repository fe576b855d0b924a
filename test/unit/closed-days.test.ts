import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closedDayRefusal, edgarBusinessDays } from '../../core/business-days.ts';
import { fewerInputs } from '../../core/rating-inputs.ts';
import { edgarClosedReason } from '../../sources/discovery/edgar-calendar.ts';
import { runCli } from '../cli.ts';
import { date } from './scoring-facts.ts';

test('the refusal of a closed day names the nearest business day', () => {
  expect(closedDayRefusal(date('2026-11-13'))).toBeNull();
  expect(closedDayRefusal(date('2026-11-14'))).toMatch(/^2026-11-14 is a Saturday: .* is 2026-11-13$/);
  expect(closedDayRefusal(date('2026-11-15'))).toMatch(/is a Sunday: .* is 2026-11-16$/);
  // Thanksgiving, with business days on either side; Christmas on a Friday.
  expect(closedDayRefusal(date('2026-11-26'))).toMatch(/a federal holiday: .* is 2026-11-25$/);
  expect(closedDayRefusal(date('2026-12-25'))).toMatch(/a federal holiday: .* is 2026-12-24$/);
});

test('a night and a schedule of a Saturday are refused before anything is started', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tidemark-closed-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const commands = [
    ['nightly', '--date', '2026-11-14'],
    ['schedule', 'create', '--first-date', '2026-11-14'],
  ];
  for (const args of commands) {
    const { code, stderr } = await runCli([...args, '--source', home], { env: { TIDEMARK_HOME: home } });
    expect([code, stderr.includes('the nearest business day is 2026-11-13')]).toEqual([1, true]);
    expect(stderr).toContain('--force');
  }
});

test('both calendars agree on every day since 2022', () => {
  const open = new Set(edgarBusinessDays(date('2022-01-01'), date('2030-12-31')));
  const days = Array.from({ length: 3_287 }, (_, day) =>
    new Date(Date.UTC(2022, 0, 1 + day)).toISOString().slice(0, 10),
  );
  expect(days.filter((day) => open.has(date(day)) !== (edgarClosedReason(date(day)) === null))).toEqual([]);
});

test('a tenth fewer issuers is no loss, more is', () => {
  const night = { asOf: date('2026-11-13'), issuers: 100, published: 90, priced: 80, listed: 0 };
  expect(fewerInputs(night, night)).toEqual([]);
  expect(fewerInputs({ ...night, published: 81, priced: 72 }, night)).toEqual([]);
  expect(fewerInputs({ ...night, published: 80 }, night)).toEqual(['only 80 scored, 90 before']);
  expect(fewerInputs({ ...night, priced: 0 }, night)).toEqual(['no issuer with a market price, 80 before']);
});
