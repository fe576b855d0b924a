import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { IsoDate } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { ScoringEngine } from '../../scoring/engine.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { bundleOf } from './bundle.ts';
import {
  bundleFile,
  EXAMPLE_FACTS,
  hashOfFile,
  type MethodologyRelease,
  readLock,
  receiptFile,
  sha256Of,
  writeLock,
} from './files.ts';
import type { ReleaseOptions } from './parser-releases.ts';
import { assertReplaceable } from './published.ts';

/** The entry of a methodology's release: its engine. */
function engineEntry(version: string): string {
  const name = `methodology${version.replaceAll('-', '').replace('.', 'r')}`;
  return [
    `import { createScoringEngine } from './scoring/engine.ts';`,
    `import { ${name} } from './scoring/methodologies/${version}.ts';`,
    `export const engine = createScoringEngine(${name});`,
    '',
  ].join('\n');
}

/** Releases the scoring engine of methodologies with a receipt of each. @throws Error where a release differs */
export async function releaseMethodologies(versions: readonly string[], { redo, say }: ReleaseOptions): Promise<void> {
  const lock: Record<string, MethodologyRelease> = { ...readLock('methodology') };
  for (const version of versions) {
    methodologyByVersion(version);
    const code = await bundleOf({ name: version, entry: engineEntry(version) });
    const file = bundleFile('methodology', version);
    if (existsSync(file) && version in lock && readFileSync(file, 'utf8') === code) {
      say(`${version}: released, unchanged`);
      continue;
    }
    if (existsSync(file) || version in lock) assertReplaceable(file, version, redo);
    const { receipt, methodology } = await exampleReceipt(version, code);
    writeFileSync(file, code);
    writeFileSync(receiptFile(version), receipt);
    lock[version] = { bundle: sha256Of(code), methodology, receipt: sha256Of(receipt) };
    say(`${version}: released, ${code.length} characters, with a receipt`);
  }
  writeLock('methodology', lock);
}

export interface ExampleFacts {
  readonly asOf: IsoDate;
  readonly facts: IssuerFacts;
}

export function readExampleFacts(): ExampleFacts {
  const { asOf, facts } = JSON.parse(readFileSync(EXAMPLE_FACTS, 'utf8')) as {
    readonly asOf: IsoDate;
    readonly facts: Omit<IssuerFacts, 'regshoDates'> & { readonly regshoDates: readonly IsoDate[] };
  };
  return { asOf, facts: { ...facts, regshoDates: new Set(facts.regshoDates) } };
}

async function exampleReceipt(version: string, code: string): Promise<{ receipt: string; methodology: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-bundles-'));
  try {
    const file = join(dir, `${version}.mjs`);
    writeFileSync(file, code);
    const { engine } = (await import(pathToFileURL(file).href)) as { readonly engine: ScoringEngine };
    const { asOf, facts } = readExampleFacts();
    const receipt = engine.score(facts, asOf);
    const { ok, mismatches } = engine.verify(receipt);
    if (!ok) throw new Error(`the receipt of ${version} does not verify: ${mismatches[0]?.message ?? ''}`);
    return { receipt: `${JSON.stringify(receipt)}\n`, methodology: engine.methodologyHash };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Released files that are not what the lock says. */
export function methodologyFileProblems(): readonly string[] {
  return Object.entries(readLock('methodology')).flatMap(([version, release]) => {
    const problems: string[] = [];
    if (hashOfFile(bundleFile('methodology', version)) !== release.bundle) {
      problems.push(`the engine of methodology ${version} was changed or removed: a release never changes`);
    }
    if (hashOfFile(receiptFile(version)) !== release.receipt) {
      problems.push(`the receipt of methodology ${version} was changed or removed`);
    }
    return problems;
  });
}
