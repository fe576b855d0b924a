/**
 * Prints an issuer's latest dilution score and the warrants that its filings state, each with the words that state it.
 *
 *   TIDEMARK_URL=http://127.0.0.1:8787 TIDEMARK_API_KEY=tm_… node client/example.ts ABCD
 */
import { createClient, pages, TidemarkError } from './index.ts';

const { TIDEMARK_URL: baseUrl = 'http://127.0.0.1:8787', TIDEMARK_API_KEY: apiKey = '' } = process.env;
const ticker = process.argv[2];
if (ticker === undefined) throw new Error('give a ticker');
const tidemark = createClient({ baseUrl, apiKey });

const signal = await tidemark.GET('/v1/signals/dilution', { params: { query: { ticker } } });
if (signal.error) throw new TidemarkError(signal.error);
const { score, band, percentile, asOf } = signal.data;
console.log(
  `${ticker} scores ${score ?? 'withheld'} (${band ?? 'no band'}) on ${asOf}, percentile ${percentile ?? 'none'}`,
);

const warrants = pages((cursor) =>
  tidemark.GET('/v1/dilution/warrants', { params: { query: { ticker, limit: 50, ...cursor } } }),
);
for await (const { count, exercisePrice, verification } of warrants) {
  const sourceSpan = verification.sourceSpan ?? '';
  const lineage = await tidemark.GET('/v1/lineage/{sourceSpan}', { params: { path: { sourceSpan } } });
  if (lineage.error) throw new TidemarkError(lineage.error);
  console.log(`${count ?? 'some'} shares at ${exercisePrice ?? 'no price'}: "${lineage.data.text}"`);
}
