import Type, { type Static } from 'typebox';
import { SEGMENT_DIMENSIONS, SEGMENT_METRICS, type SegmentMetric } from '../../../core/rows-segmented-facts.ts';
import type { SegmentedMetric } from '../../../db/repositories/datasets/segmented-facts.ts';
import { AccessionNumberText, Day } from '../../blocks.ts';
import type { Coverage } from '../coverage.ts';
import { oneOf } from '../dilution/fields.ts';

const ADDS_UP = 'in the newest filing that has it, the parts of every period add up';

export const SegmentCapability = Type.Object(
  {
    metric: oneOf([...SEGMENT_METRICS]),
    state: oneOf(
      ['supported', 'partial', 'not-reported', 'partly-covered', 'not-covered'],
      `\`supported\`: for one dimension at least, ${ADDS_UP}. \`partial\`: it is broken down, but does not add up. \`not-reported\`: reports with XBRL facts were read, and none breaks it down under a concept of the metric. \`partly-covered\`: so far none does, but some reports were not read. \`not-covered\`: no report with XBRL facts was read; there are none before 2009, and of smaller companies before 2011.`,
    ),
    filingsSearched: Type.Integer({ description: 'Reports with XBRL facts that were read.' }),
    dimensions: Type.Array(
      Type.Object({
        dimension: oneOf([...SEGMENT_DIMENSIONS]),
        state: oneOf(['supported', 'partial'], `\`supported\`: ${ADDS_UP}.`),
        filings: Type.Integer({ description: 'Filings that have it.' }),
        newestFiling: AccessionNumberText,
        periods: Type.Integer({ description: 'Periods in the newest filing.' }),
        reconciledPeriods: Type.Integer({ description: 'Of these, those whose parts add up.' }),
        from: { ...Day, description: 'End of the oldest period.' },
        to: { ...Day, description: 'End of the newest period.' },
      }),
    ),
  },
  { title: 'SegmentCapability', description: "What an issuer's filings say about one metric by segments." },
);

/** The state of each metric, of those asked for. */
export function segmentCapabilities(
  metrics: readonly SegmentMetric[],
  found: readonly SegmentedMetric[],
  { status, searches }: Static<typeof Coverage>,
): readonly Static<typeof SegmentCapability>[] {
  // A filing without XBRL facts leaves no finding.
  const filingsSearched = searches.reduce((sum, search) => sum + search.found, 0);
  const none = filingsSearched === 0 ? 'not-covered' : status === 'covered' ? 'not-reported' : 'partly-covered';
  return metrics.map((metric) => {
    const dimensions = found
      .filter((one) => one.metric === metric)
      .map(({ metric: _, currencies: __, ...one }) => ({
        ...one,
        state: one.periods > 0 && one.reconciledPeriods === one.periods ? ('supported' as const) : ('partial' as const),
      }));
    const isSupported = dimensions.some(({ state }) => state === 'supported');
    return {
      metric,
      state: isSupported ? 'supported' : dimensions.length > 0 ? 'partial' : none,
      filingsSearched,
      dimensions,
    };
  });
}
