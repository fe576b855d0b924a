// Draws the charts of a page from the data beside their tables. Without it the tables remain.
const BANDS = [
  ['low', 0, 35],
  ['moderate', 35, 55],
  ['elevated', 55, 75],
  ['high', 75, 100],
];
const drawn = [];

const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const pale = (name, share) => `color-mix(in srgb, ${color(name)} ${share}%, transparent)`;
const secondsOf = (date) => Date.parse(`${date}T00:00:00Z`) / 1000;
const dateOf = (seconds) => new Date(seconds * 1000).toISOString().slice(0, 10);
const points = (value) => (value === null || value === undefined ? '–' : value.toFixed(1));

function compact(value) {
  if (value === null || value === undefined) return '–';
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

const axis = (more) => ({
  stroke: () => color('muted'),
  grid: { stroke: () => color('line'), width: 1 },
  ticks: { stroke: () => color('line'), width: 1 },
  font: '12px system-ui, sans-serif',
  ...more,
});

/** The bands of scores behind the plot. */
function paintBands(u) {
  const { left, width } = u.bbox;
  for (const [name, from, to] of BANDS) {
    const top = u.valToPos(to, 'y', true);
    u.ctx.fillStyle = pale(name, 12);
    u.ctx.fillRect(left, top, width, u.valToPos(from, 'y', true) - top);
  }
}

/** A line in the color of the band it runs through. */
function bandStroke(u) {
  const [bottom, top] = [u.valToPos(0, 'y', true), u.valToPos(100, 'y', true)];
  if (!Number.isFinite(bottom) || !Number.isFinite(top) || bottom === top) return color('ink');
  const gradient = u.ctx.createLinearGradient(0, bottom, 0, top);
  for (const [name, from, to] of BANDS) {
    gradient.addColorStop(from / 100, color(name));
    gradient.addColorStop(to / 100, color(name));
  }
  return gradient;
}

/** At least a month. The days count: for a single one, the library gives years. */
function wide({ data: [days] }, from, to) {
  const [min, max] = days.length === 1 ? [days[0], days[0]] : [from, to];
  const missing = 30 * 86_400 - (max - min);
  return missing > 0 ? [min - missing / 2, max + missing / 2] : [min, max];
}

const common = (width, height) => ({
  width,
  height,
  tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
  cursor: { y: false },
  legend: { live: true },
});
const day = { label: 'Day', value: (_, seconds) => (seconds === null ? '–' : dateOf(seconds)) };

function scoreChart({ days, score, lo, hi }, width) {
  const options = {
    ...common(width, 280),
    scales: { x: { time: true, range: wide }, y: { range: [0, 100] } },
    axes: [axis(), axis({ size: 44 })],
    series: [
      day,
      {
        label: 'Highest',
        stroke: () => pale('ink', 25),
        width: 1,
        points: { show: false },
        value: (_, v) => points(v),
      },
      {
        label: 'Lowest',
        stroke: () => pale('ink', 25),
        width: 1,
        points: { show: false },
        value: (_, v) => points(v),
      },
      {
        label: 'Score',
        stroke: bandStroke,
        width: 2.5,
        points: { show: days.length < 3 },
        value: (_, v) => points(v),
      },
    ],
    bands: [{ series: [1, 2], fill: () => pale('ink', 14) }],
    hooks: { drawClear: [paintBands] },
  };
  return [options, [days.map(secondsOf), hi, lo, score]];
}

function factorChart({ days, factors }, width) {
  const stacked = factors.map(() => []);
  for (let at = 0; at < days.length; at += 1) {
    let sum = 0;
    factors.forEach(({ points: own }, index) => {
      sum += own[at] ?? 0;
      stacked[index].push(own[at] === null && sum === 0 ? null : sum);
    });
  }
  // The highest stack is drawn first, so that each area ends at the one below it.
  const order = factors.map((_, index) => index).reverse();
  const options = {
    ...common(width, 260),
    scales: {
      x: { time: true, range: wide },
      y: { range: (_, __, max) => [0, Math.max(20, Math.ceil((max ?? 0) / 20) * 20)] },
    },
    axes: [axis(), axis({ size: 44 })],
    series: [
      day,
      ...order.map((index) => ({
        label: factors[index].title,
        stroke: () => color(`factor-${index + 1}`),
        fill: () => pale(`factor-${index + 1}`, 55),
        width: 1,
        points: { show: days.length < 3 },
        value: (_u, _value, _series, at) => points(at === null ? null : factors[index].points[at]),
      })),
    ],
    bands: order.slice(0, -1).map((_, at) => ({ series: [at + 1, at + 2] })),
  };
  return [options, [days.map(secondsOf), ...order.map((index) => stacked[index])]];
}

function shareChart({ days, adjusted }, width) {
  const options = {
    ...common(width, 240),
    scales: { x: { time: true, range: wide }, y: { range: (_, __, max) => [0, (max || 1) * 1.1] } },
    axes: [axis(), axis({ size: 56, values: (_, ticks) => ticks.map(compact) })],
    series: [
      day,
      {
        label: 'Shares, split-adjusted',
        stroke: () => color('accent'),
        fill: () => pale('accent', 14),
        width: 2,
        paths: uPlot.paths.stepped({ align: 1 }),
        points: { show: true, size: 6, fill: () => color('accent') },
        value: (_, v) => (v === null || v === undefined ? '–' : Math.round(v).toLocaleString('en-US')),
      },
    ],
  };
  return [options, [days.map(secondsOf), adjusted]];
}

const KINDS = { score: scoreChart, factors: factorChart, shares: shareChart };

function draw(figure) {
  const data = JSON.parse(figure.dataset.series);
  const plot = document.createElement('div');
  plot.className = 'plot';
  plot.setAttribute('role', 'img');
  plot.setAttribute('aria-label', figure.dataset.label);
  figure.querySelector('figcaption').after(plot);
  const build = KINDS[figure.dataset.chart];
  const [options, series] = build(data, plot.clientWidth);
  const chart = new uPlot(options, series, plot);
  new ResizeObserver(() => {
    if (plot.clientWidth > 0 && plot.clientWidth !== chart.width) {
      chart.setSize({ width: plot.clientWidth, height: options.height });
    }
  }).observe(plot);
  drawn.push(chart);
}

// Without the library the tables remain.
if (typeof uPlot !== 'undefined') for (const figure of document.querySelectorAll('figure[data-chart]')) draw(figure);
const redraw = () => {
  for (const chart of drawn) chart.redraw(true, true);
};
document.addEventListener('themechange', redraw);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
