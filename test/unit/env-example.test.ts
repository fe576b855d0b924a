import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig, VARIABLES } from '../../cli/config.ts';

interface ConfigVariable {
  readonly name: string;
  readonly meaning: string;
  /** As written in the file; null: unset by default. */
  readonly default: string | null;
}

function configVariables(): readonly ConfigVariable[] {
  return Object.entries(VARIABLES.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined);
    return {
      name,
      meaning: schema.description ?? '',
      default: data === undefined ? null : JSON.stringify(data).replaceAll('"', ''),
    };
  });
}

/** Blocks of one comment line and one assignment, the latter commented out where the default is unset. */
function readExample(): ConfigVariable[] {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const match = /^(#?)([A-Z][A-Z0-9_]*)=(.*)$/.exec(line);
    if (!match) return [];
    const [, commented, name = '', value = ''] = match;
    const meaning = (lines[index - 1] ?? '').replace(/^# /, '');
    return [{ name, meaning, default: commented ? null : value }];
  });
}

describe('.env.example', () => {
  it('names every variable of the configuration with its default and meaning, and no other', () => {
    expect(readExample()).toEqual(configVariables());
  });

  it('gives each variable a meaning of one line', () => {
    for (const variable of configVariables()) expect(variable.meaning, variable.name).toMatch(/^\S.*\.$/);
  });

  it('holds the defaults that loadConfig really uses', () => {
    const given = Object.fromEntries(readExample().flatMap((v) => (v.default === null ? [] : [[v.name, v.default]])));
    expect(loadConfig(given)).toEqual(loadConfig({}));
  });
});
