import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

describe('the documents of the repository', () => {
  it.each(pages)('%s links to files that exist in the repository', (page) => {
    for (const [, target = ''] of textOf(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:https?:|mailto:|#)/.test(target)) continue;
      const path = resolve(join(root, dirname(page)), target.split('#')[0] ?? '');
      expect(relative(root, path), target).not.toMatch(/^\.\./);
      expect(existsSync(path), target).toBe(true);
    }
  });

  it.each(pages.filter((page) => page.startsWith('docs')))('%s refers to nothing outside the repository', (page) => {
    const text = textOf(page);
    expect(text.match(/(?:\.\.\/)*shared\/\S*|\/(?:work|tmp|home|root)\/\S*/g)).toBeNull();
    expect(text.match(/.*\b(?:interface|the) specification\b.*/gi)).toBeNull();
    const named = [...text.matchAll(/`((?:[a-z-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
    const ours = named.filter((path) => existsSync(join(root, path.split('/')[0] ?? '')));
    expect(ours.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the methodology pages', () => {
  it.each(METHODOLOGIES.map((methodology) => [methodology.version, methodology] as const))(
    '%s has a page with every knot of its data',
    (version, { offerings, runway, overhang, velocity }) => {
      const page = textOf(`docs/methodology/${version}.md`);
      const knots = {
        R: offerings.proceedsKnots,
        K: offerings.capacityKnots,
        T: runway.knots,
        O: overhang.knots,
        V: velocity.knots,
      };
      for (const [name, list] of Object.entries(knots)) {
        expect(page).toContain(`${name} ${list.map(([input, score]) => `${input}:${score}`).join(' ')}`);
      }
    },
  );

  it('state the weights, bands, ages and limits that the data has', () => {
    const page = textOf('docs/methodology/2026-11-01.1.md');
    const data = METHODOLOGIES.find(({ version }) => version === '2026-11-01.1');
    if (!data) throw new Error('the first revision is published');
    const [, moderate, elevated, high] = data.bands;
    expect(page).toContain(`low < ${moderate?.from} ≤ moderate < ${elevated?.from} ≤ elevated < ${high?.from} ≤ high`);
    for (const weight of Object.values(data.weights))
      expect(page).toMatch(new RegExp(`^\\| F\\d .* \\| ${weight} \\|`, 'm'));
    const { market, offerings, runway, overhang, velocity, compliance, confidence } = data;
    for (const words of [
      `at most ${market.closeMaxAgeDays} days old`,
      `at most ${market.statedPriceMaxAgeDays} days old`,
      `at most ${market.sharesMaxAgeDays} days old`,
      `at most ${market.floatMaxAgeDays} days old`,
      `above ${market.floatMaxMarketMultiple} × SO`,
      `last ${offerings.proceedsDays} days`,
      `at least ${offerings.programmeFloor} with an active ATM`,
      `at least ${offerings.pendingRegistrationFloor} with a pending`,
      `within ${offerings.sameOfferingDays} days`,
      `not effective for ${offerings.effectWaitDays} days`,
      `Floor: ${runway.goingConcernFloor}`,
      `more than ${runway.balanceMaxAgeDays} days old`,
      `weight ${overhang.nearMultiplier} if exercisable within ${overhang.nearMonths} months`,
      `last ${overhang.lookbackDays} days`,
      `at least ${velocity.baseAgeDays} and at most ${velocity.baseAgeDays + velocity.baseToleranceDays} days`,
      `at least ${compliance.belowMinimumDays} of the last ${compliance.belowMinimumOfTradingDays} trading days`,
      `last ${compliance.lookbackDays} days`,
      `At least ${compliance.priceFloor} where`,
      `less than ${data.withholdBelowWeight}`,
      `unless \`hi\` < ${data.lowBarredUnlessHiBelow}`,
      `at most ${confidence.highBalanceDays} days old`,
      `at most ${confidence.mediumBalanceDays} days old`,
      `null where N < ${data.percentileMinimumUniverse}`,
    ]) {
      expect(page.replace(/\s+/g, ' ')).toContain(words);
    }
  });

  it('state the corrections of 2026-12-01.1 that the data has', () => {
    const page = textOf('docs/methodology/2026-12-01.1.md').replace(/\s+/g, ' ');
    const { offerings, overhang, compliance, corrections } = methodology20261201r1;
    const [smallest, whole] = offerings.atmFloorKnots ?? [];
    const [urgent, near] = offerings.need?.floors ?? [];
    const [full, half, quarter] = overhang.moneyness?.steps ?? [];
    for (const words of [
      `\`hi\` with K̂ = ${offerings.unknownCapacityScore}`,
      `${whole?.[1]} where what remains is ${100 * (whole?.[0] ?? 0)} % of M or more, ${smallest?.[1]} at ${100 * (smallest?.[0] ?? 0)} % or less`,
      `at least ${urgent?.floor} where T < ${urgent?.belowMonths} or going concern is doubted, ${near?.floor} where T < ${near?.belowMonths}`,
      `stock was sold within ${offerings.need?.soldMonths} months`,
      `${full?.weight} up to ${full?.upTo}, ${half?.weight} up to ${half?.upTo}, ${quarter?.weight} up to ${quarter?.upTo}, ${overhang.moneyness?.beyond} beyond`,
      `${compliance.lapsed?.score} from ${(compliance.lapsed?.graceDays ?? 0) + 1} days after the compliance period`,
      `a periodic report of at most ${corrections?.reportMaxAgeDays} days`,
    ]) {
      expect(page).toContain(words);
    }
  });
});
