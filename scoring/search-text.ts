import type { SearchEvidence } from '../core/score-receipt.ts';

/** What follows "searched": "14 filings (8-K 11, 10-Q 3), filed 2025-11-03 to 2026-11-10; newest periodic report …". */
export function evidenceText(evidence: SearchEvidence): string {
  const { byForm, filings, firstFiled, from, lastFiled, to } = evidence;
  const forms = Object.entries(byForm).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const list = forms.map(([form, count]) => `${form} ${count}`).join(', ');
  const searched =
    filings === 0
      ? `0 filings (the indexes of ${from} to ${to} list none that could state it)`
      : `${filings} filing${filings === 1 ? '' : 's'} (${list}), filed ${firstFiled} to ${lastFiled}`;
  return `${searched}; ${reportText(evidence)}`;
}

function reportText({ newestReport: report }: SearchEvidence): string {
  if (report === null) return 'no periodic report';
  const period = report.periodOfReport === null ? '' : ` for ${report.periodOfReport}`;
  return `newest periodic report ${report.form} ${report.accessionNumber}${period}, filed ${report.filedDate}`;
}
