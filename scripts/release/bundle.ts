import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface BundleRequest {
  /** What is released: `voting-results@1`. */
  readonly name: string;
  /** Source of the entry module; imports are relative to the root. */
  readonly entry: string;
  /** The source tree; default: this one. */
  readonly root?: string;
}

const ENTRY = 'release-entry.ts';

/**
 * One ES module with everything that the entry imports except `node:` modules: not minified, its licenses in its head.
 * The same sources give the same bytes on every machine and in every working directory.
 */
export async function bundleOf({ name, entry, root = ROOT }: BundleRequest): Promise<string> {
  const id = join(root, ENTRY);
  const virtual: Plugin = {
    name: 'release-entry',
    resolveId: (source) => (source === id ? id : null),
    load: (loaded) => (loaded === id ? entry : null),
  };
  const build = await rolldown({
    input: id,
    cwd: root,
    platform: 'node',
    external: /^node:/,
    // A file of the machine must not decide how sources are read.
    tsconfig: false,
    // Packages are found under the root also where node_modules is a link.
    resolve: { symlinks: false },
    plugins: [virtual],
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`bundling ${name}: ${log.message}`);
    },
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: false, sourcemap: false, codeSplitting: false });
    const [chunk, ...others] = output;
    if (others.length > 0) throw new Error(`bundling ${name} gave ${output.length} files instead of one`);
    const code = `${head(name, packagesOf(chunk))}${chunk.code}`;
    assertPortable(name, code, chunk, root);
    return code;
  } finally {
    await build.close();
  }
}

/** Folders of the packages whose code is in the bundle, by name. */
function packagesOf({ modules }: OutputChunk): ReadonlyMap<string, string> {
  const folders = new Set<string>();
  for (const [file, { renderedLength }] of Object.entries(modules)) {
    const path = file.split(sep).join('/');
    const match = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path);
    if (match !== null && renderedLength > 0) folders.add(match[0]);
  }
  return new Map(
    [...folders].sort().map((folder) => [folder.slice(folder.lastIndexOf('/node_modules/') + 14), folder]),
  );
}

function head(name: string, packages: ReadonlyMap<string, string>): string {
  const lines = [
    `Tidemark release ${name}: the code as it was released, with everything it imports.`,
    'Written by `npm run release`; never edited. Its hash is in lock.json.',
  ];
  for (const [id, folder] of packages) lines.push('', ...noticeOf(id, folder));
  return `/*!\n${lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()).join('\n')}\n */\n`;
}

/** A package with the license that asks to go with its code. */
function noticeOf(id: string, folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
  if (file === undefined) throw new Error(`${id} ${manifest.version} has no license file to release with its code`);
  const text = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  return [`Contains ${id} ${manifest.version} (${manifest.license ?? 'see below'}):`, '', ...text];
}

/** No path of the machine, no module that is missing elsewhere. */
function assertPortable(name: string, code: string, chunk: OutputChunk, root: string): void {
  const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((one) => !one.startsWith('node:'));
  if (foreign.length > 0) throw new Error(`bundling ${name}: it would import ${foreign.join(', ')}`);
  const found = [root, process.cwd()].find((path) => path.length > 1 && code.includes(path.replace(/\/$/, '')));
  if (found !== undefined) throw new Error(`bundling ${name}: it would name ${found}, a path of this machine`);
  const outside = /^\/\/(?:#region)? (\.\.\/\S*|\/\S*\.[a-z]+)$/m.exec(code)?.[1];
  if (outside !== undefined) throw new Error(`bundling ${name}: ${outside} is outside of the source tree`);
}

/** The entry of a parser's release: the parser as the registry runs it. */
export function parserEntry(id: string, version: number, root = ROOT): string {
  const file = `parsers/${id}/${id}.v${version}.ts`;
  if (!existsSync(join(root, file))) throw new Error(`${file} is not there: there is no source of ${id}@${version}`);
  const name = `${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}V${version}`;
  return [
    `import { ${name} } from './${file}';`,
    `import { doubtingTruncated } from './parsers/truncated-document.ts';`,
    `export const parser = doubtingTruncated(${name});`,
    '',
  ].join('\n');
}
