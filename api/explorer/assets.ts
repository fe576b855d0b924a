import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const OWN = ['explorer.css', 'explorer.js', 'charts.js', 'language.js', 'theme.js', 'icon.svg'] as const;
type AssetName = (typeof OWN)[number] | 'uplot.js' | 'uplot.css';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

export interface Asset {
  readonly body: Buffer;
  readonly type: string;
}

/** Paths of the assets by name; each has the hash of its content, so that clients may keep it forever. */
export type AssetPaths = Readonly<Record<AssetName, string>>;

export interface Assets {
  readonly paths: AssetPaths;
  find(path: string): Asset | null;
}

/** Reads the explorer's style sheets and scripts, and those of the chart library. */
export function loadAssets(): Assets {
  const byPath = new Map<string, Asset>();
  const files: readonly (readonly [AssetName, URL])[] = [
    ...OWN.map((name) => [name, new URL(`./assets/${name}`, import.meta.url)] as const),
    ['uplot.js', new URL(import.meta.resolve('uplot/dist/uPlot.iife.min.js'))],
    ['uplot.css', new URL(import.meta.resolve('uplot/dist/uPlot.min.css'))],
  ];
  const paths = files.map(([name, file]) => {
    const body = readFileSync(file);
    const [stem = '', extension = ''] = name.split('.');
    const path = `/assets/${stem}.${createHash('sha256').update(body).digest('hex').slice(0, 16)}.${extension}`;
    byPath.set(path, { body, type: TYPES[extension] ?? 'application/octet-stream' });
    return [name, path] as const;
  });
  return { paths: Object.fromEntries(paths) as AssetPaths, find: (path) => byPath.get(path) ?? null };
}
