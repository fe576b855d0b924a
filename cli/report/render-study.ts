import type { HorizonStudy } from '../../scoring/study/report-shape.ts';
import type { StudyReport } from '../study/outcome-study.ts';
import type { ComparisonTable } from './comparison-tables.ts';
import {
  coverageTable,
  decileTable,
  discriminationTable,
  eventAucTable,
  eventTable,
  groupTable,
  pairedTable,
  reliabilityTable,
} from './study-tables.ts';
import { EVENT_NAMES, estimateText, fictionalNote, signedRatio, studyTitle, verdictWords } from './study-words.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

/** The study for a terminal. */
export function renderStudy(report: StudyReport): string {
  const { warnings, horizons, events, every, seed, replicates, sources, outcomes } = report;
  const note = fictionalNote(report);
  return [
    studyTitle(report),
    ...(note === null ? [] : [note]),
    `one score per issuer and ${every}; filings of ${sources.join(', ')}; ${counted(outcomes.computed, 'outcome')} computed, ${counted(outcomes.unchanged, 'outcome')} unchanged`,
    `intervals: 95 %, ${replicates} draws of whole issuers, seed ${seed}`,
    '',
    ...verdictWords(report),
    ...(warnings.length > 0 ? ['', ...warnings.map((warning) => `! ${warning}`)] : []),
    '',
    tableText(coverageTable(report)),
    ...horizons.flatMap(horizonText),
    ...events.flatMap((event) => {
      const name = EVENT_NAMES[event.event];
      return ['', name, tableText(eventAucTable(event)), tableText(eventTable(event, `${name}: probability by fifth`))];
    }),
  ].join('\n');
}

function horizonText(study: HorizonStudy): readonly string[] {
  const { months, byYear, bySize, byConfidence, ablation, baselines, against, proceeds } = study;
  return [
    '',
    `${months} months after the as-of date`,
    tableText(discriminationTable(study)),
    `Spearman of the score and primary proceeds ÷ market value: ${estimateText(proceeds, signedRatio)}`,
    tableText(decileTable(study)),
    tableText(groupTable('By year', byYear)),
    tableText(groupTable('By market value', bySize)),
    tableText(groupTable('By confidence', byConfidence)),
    tableText(reliabilityTable(study)),
    tableText(pairedTable('Score against naive baselines, on the same scores', baselines)),
    tableText(pairedTable('Score against the score without each factor', ablation)),
    ...(against === null ? [] : [tableText(pairedTable('Score against the other methodology', [against]))]),
  ];
}

function tableText({ caption, columns, rows }: ComparisonTable): string {
  const right = columns.flatMap(({ kind }, index) => (kind === undefined ? [index] : []));
  return `${caption}\n${renderTable(
    columns.map(({ head }) => head),
    right,
    rows,
  )}`;
}
