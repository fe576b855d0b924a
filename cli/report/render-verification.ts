import type { DerivationsVerified } from '../verify/verify-derivations.ts';
import type { VerifyResult } from '../verify/verify-filings.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

/** The verdict of a verification; `derived` null: derived rows were not recomputed. */
export function renderVerification(
  { filings, runs, spans, lacking, problems }: VerifyResult,
  derived: DerivationsVerified | null,
): string {
  const lines: string[] = [];
  if (filings === 0) lines.push('no processed filing is selected: nothing was verified');
  else {
    const verdict = problems.length === 0 ? 'all verified' : `${problems.length} failed`;
    lines.push(`${filings} filings, ${runs} parser runs, ${spans} spans: ${verdict}`);
  }
  const left = Object.entries(lacking).map(([version, count]) => `${version} (${counted(count, 'filing')})`);
  if (left.length > 0)
    lines.push(`not verified, since this build does not have the parser version: ${left.join(', ')}`);
  if (problems.length > 0) {
    const rows = problems.slice(0, 50).map(({ accessionNumber, code, message }) => [accessionNumber, code, message]);
    lines.push(renderTable(['filing', 'problem', 'details'], [], rows));
  }
  if (derived !== null) {
    const faulty = derived.problems.map(({ cik, asOf }) => `CIK ${cik} as of ${asOf}`).join(', ');
    const verdict = faulty === '' ? 'all verified' : `differ from a recomputation: ${faulty}`;
    lines.push(`derived rows of ${derived.issuers} issuers: ${verdict}`);
  }
  return lines.join('\n');
}
