import type { EventStudy, HorizonStudy } from '../../../scoring/study/report-shape.ts';
import type { StudyReport } from '../../study/outcome-study.ts';
import { legend } from '../comparison-page/charts.ts';
import { html, type Markup } from '../comparison-page/markup.ts';
import { card, dataTable, details } from '../comparison-page/tables.ts';
import type { ComparisonTable } from '../comparison-tables.ts';
import {
  coverageTable,
  decileTable,
  discriminationTable,
  eventAucTable,
  eventTable,
  groupTable,
  pairedTable,
  reliabilityTable,
} from '../study-tables.ts';
import {
  EVENT_NAMES,
  estimateText,
  FICTIONAL,
  fictionalNote,
  percents,
  predictorName,
  ratio,
  signedRatio,
  studyTitle,
  verdictWords,
} from '../study-words.ts';
import { countText } from '../text.ts';
import { intervalColumns, intervalRows, pointLines, rocChart } from './charts.ts';
import { STUDY_STYLES } from './styles.ts';

/**
 * The study as one HTML file with inline SVG charts and styles: nothing is fetched and no script runs. Each chart has its
 * values in a table. The page of a generated archive says in its title that the data is fictional.
 */
export function renderStudyPage(report: StudyReport): string {
  const styles: Markup = { markup: STUDY_STYLES };
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${studyTitle(report)}</title>
<style>${styles}</style></head><body><main>
${head(report)}
${report.sample.rows === 0 ? null : [...report.horizons.map(horizonSection), eventsSection(report)]}
${card(dataTable(coverageTable(report)))}
${footer(report)}
</main></body></html>`;
  return page.markup;
}

function head(report: StudyReport): Markup {
  const { methodologies, range, warnings, every, sample, isFictional } = report;
  const { a, b } = methodologies;
  const note = fictionalNote(report);
  return html`<header>${isFictional ? html`<p class="fictional" role="alert"><strong>${FICTIONAL}</strong> ${note}</p>` : null}
<h1>Outcome study of methodology ${a.version}${b === null ? null : html` against ${b.version}`}</h1>
<p class="soft">Does the score say anything about what followed? One score per issuer and ${every}, ${range.from} to ${range.to}: ${countText(sample.rows)} scores of ${countText(sample.issuers)} issuers on ${countText(sample.dates.length)} dates. Outcomes come from filings that became public after each date.</p></header>
<h3>What it says</h3><ul class="verdict">${verdictWords(report).map((text) => html`<li>${text}</li>`)}</ul>
${warnings.map((warning) => html`<p class="alert" role="status">${warning}</p>`)}`;
}

function chartCard(heading: string, chart: Markup | null, table: ComparisonTable): Markup {
  const shown = chart ?? html`<p class="empty">Too few issuers to say anything.</p>`;
  return html`<div class="card"><h3>${heading}</h3><figure>${shown}</figure>${details('Values', dataTable(table))}</div>`;
}

function horizonSection(study: HorizonStudy): Markup {
  const { months, measured, proceeds } = study;
  return html`<section><h2>${months} months after the as-of date</h2>
<p class="soft">Growth of split-adjusted shares outstanding, measured for ${countText(measured.rows)} scores of ${countText(measured.issuers)} issuers. Whiskers are 95 % intervals.</p>
${decilePair(study)}
<div class="halves">${rocCard(study)}${reliabilityCard(study)}</div>
${card(dataTable(discriminationTable(study)))}
<p class="soft">Spearman of the score and primary proceeds ÷ market value: ${estimateText(proceeds, signedRatio)}.</p>
${groupCards(study)}
${pairedCards(study)}</section>`;
}

function decilePair(study: HorizonStudy): Markup {
  const { deciles, months } = study;
  const bars = (pick: 'grew' | 'medianGrowth') =>
    deciles.map((line) => ({ name: String(line.decile), estimate: line[pick] }));
  const chart = (pick: 'grew' | 'medianGrowth', title: string) =>
    intervalColumns(
      {
        id: `${pick}-${months}`,
        title,
        description: 'One column per decile of the score; the table gives the values.',
      },
      bars(pick),
      percents,
      'decile of the score, lowest to highest',
    );
  return html`<div class="halves">${chartCard('Grew more than 20 %, by decile', chart('grew', 'Share of scores whose issuer grew more than 20 %'), decileTable(study))}${chartCard('Median growth, by decile', chart('medianGrowth', 'Median growth of shares outstanding'), decileTable(study))}</div>`;
}

const COLORS = ['p0', 'p1', 'p2', 'p3'];

function rocCard(study: HorizonStudy): Markup {
  const { roc, months, discrimination } = study;
  const curves = roc.map((curve, at) => ({ ...curve, color: COLORS[at] ?? 'p3' }));
  const text = {
    id: `roc-${months}`,
    title: 'ROC curves of the score and the naive baselines',
    description: 'True against false positive rates; the dashed diagonal is chance.',
  };
  const names = curves.map(({ predictor, color }) => {
    const auc = discrimination.find((one) => one.predictor === predictor)?.auc.value ?? null;
    return { name: `${predictorName(predictor)}${auc === null ? '' : `, AUC ${ratio(auc)}`}`, color };
  });
  const chart = rocChart(text, curves);
  return chartCard(
    'Finding growth above 20 %: ROC',
    chart === null ? null : html`${legend(names)}${chart}`,
    discriminationTable(study),
  );
}

function reliabilityCard(study: HorizonStudy): Markup {
  const { reliability, months } = study;
  const fifths = reliability[0]?.points.map(({ fifth }) => fifth) ?? [];
  const series = reliability.map(({ points }, at) => ({
    color: COLORS[at] ?? 'p3',
    points: points.map(({ grew }) => grew),
  }));
  const text = {
    id: `reliability-${months}`,
    title: 'Share that grew more than 20 % by fifth of the score and confidence',
    description: 'One line per level of confidence; points with too few issuers are left out.',
  };
  const chart = pointLines(text, series, {
    names: fifths.map((fifth) => `fifth ${fifth}`),
    format: percents,
    axis: 'fifth of the score, lowest to highest',
  });
  const names = reliability.map(({ confidence }, at) => ({
    name: `confidence ${confidence}`,
    color: COLORS[at] ?? 'p3',
  }));
  return chartCard(
    'Reliability by confidence: grew more than 20 %',
    chart === null ? null : html`${legend(names)}${chart}`,
    reliabilityTable(study),
  );
}

function groupCards(study: HorizonStudy): Markup {
  const { months } = study;
  const cards = (
    [
      ['By year', 'year', study.byYear],
      ['By market value', 'size', study.bySize],
      ['By confidence', 'confidence', study.byConfidence],
    ] as const
  ).map(([heading, id, lines]) => {
    const chart = intervalRows(
      {
        id: `${id}-${months}`,
        title: `AUC of the score, ${heading.toLowerCase()}`,
        description: 'One line per group; the dashed line is chance.',
      },
      lines.map(({ group, auc }) => ({ name: group, estimate: auc })),
      { format: ratio, none: 0.5, axis: 'AUC', domain: [0, 1] },
    );
    return chartCard(`AUC, ${heading.toLowerCase()}`, chart, groupTable(heading, lines));
  });
  return html`<div class="halves">${cards}</div>`;
}

function pairedCards({ months, baselines, ablation, against }: HorizonStudy): Markup {
  const chart = (id: string, title: string, lines: HorizonStudy['ablation']) =>
    intervalRows(
      { id: `${id}-${months}`, title, description: 'Differences of AUC; the dashed line is no difference.' },
      lines.map(({ predictor, difference }) => ({ name: predictorName(predictor), estimate: difference })),
      { format: signedRatio, none: 0, axis: 'AUC of the score − AUC of the other' },
    );
  const beside = against === null ? baselines : [...baselines, against];
  const heading =
    against === null ? 'Score against naive baselines' : 'Score against naive baselines and the other methodology';
  return html`<div class="halves">${chartCard(heading, chart('baselines', heading, beside), pairedTable(heading, beside))}${chartCard(
    'What each factor adds (score − score without it)',
    chart('ablation', 'Ablation per factor', ablation),
    pairedTable('Score against the score without each factor', ablation),
  )}</div>`;
}

function eventsSection({ events }: StudyReport): Markup {
  return html`<section><h2>Events within 12 months</h2>
<p class="soft">Probabilities by fifth of the score (Kaplan–Meier: an issuer that stops filing counts until then).</p>
<div class="halves">${events.map(eventCard)}</div>${events.map((event) => card(dataTable({ ...eventAucTable(event), caption: `${EVENT_NAMES[event.event]} within 12 months` })))}</section>`;
}

function eventCard(study: EventStudy): Markup {
  const name = EVENT_NAMES[study.event];
  const chart = intervalColumns(
    {
      id: `event-${study.event}`,
      title: `${name} within 12 months`,
      description: 'Probability by fifth of the score.',
    },
    study.incidence.map(({ fifth, within12 }) => ({ name: `fifth ${fifth}`, estimate: within12 })),
    percents,
    'fifth of the score, lowest to highest',
  );
  return chartCard(name, chart, eventTable(study, `${name}: probability by fifth of the score`));
}

function footer({ sources, seed, replicates, prices, methodologies, generatedAt, outcomes }: StudyReport): Markup {
  const hashes = [methodologies.a, methodologies.b].flatMap((one) =>
    one === null ? [] : [`${one.version} ${one.contentHash}`],
  );
  return html`<footer><h2>How to read it</h2>
<p class="soft">AUC: how often an issuer that grew more than 20 % had the higher score than one that did not; 0.5 is chance. Spearman: correlation of ranks. Intervals draw whole issuers with replacement (${replicates} draws, seed ${seed}), because the scores of one issuer on different dates, and their overlapping windows, are not independent; they do not cover what all issuers of a year have in common. A group with fewer than 30 issuers, or fewer than 10 with or without the event, gets no number; a median or share none below 10 issuers. Deciles and fifths are of all scores together; equal scores share one. Growth uses counts of filings that became public in the window; offerings and reverse splits known by the as-of date do not count. Without a factor: the weighted mean of the others.</p>
<p class="soft">Filings of ${sources.join(', ')}; prices ${prices ?? 'none'}; ${countText(outcomes.computed)} outcomes computed, ${countText(outcomes.unchanged)} unchanged; written ${generatedAt}.</p>
<p class="soft">${hashes.map((line) => html`<code>${line}</code><br>`)}</p></footer>`;
}
