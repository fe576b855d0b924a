/**
 * Runs schemathesis against a live server over the sample archive: every operation of the OpenAPI document, with valid and
 * hostile input and all of its checks. Makes its own virtual environment. Needs Python 3.10 or later.
 *
 *   npm run fuzz [-- --max-examples 30 --seed 1]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATIONS } from '../api/operations.ts';
import { output, ROOT, type ServedSample, serveSample } from './serving/served-sample.ts';

const SCHEMATHESIS = '4.32.5';

const { values } = parseArgs({
  options: {
    'max-examples': { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** The tag of one family; default all. */
    tag: { type: 'string' },
    home: { type: 'string', default: join(ROOT, '.tidemark', 'fuzz') },
  },
});

/** The program of the virtual environment, which is made where it is missing. */
async function schemathesis(): Promise<string> {
  const folder = join(ROOT, '.tidemark', 'cache', `schemathesis-${SCHEMATHESIS}`);
  const program = join(folder, 'bin', 'schemathesis');
  if (!existsSync(program)) {
    console.error(`installing schemathesis ${SCHEMATHESIS}`);
    await output('python3', ['-m', 'venv', '--clear', folder]);
    await output(join(folder, 'bin', 'pip'), [
      'install',
      '--quiet',
      '--disable-pip-version-check',
      `schemathesis==${SCHEMATHESIS}`,
    ]);
  }
  return program;
}

/**
 * What JSON Schema cannot say (one of ticker and cik is required, an event type exists) is refused with 400, which names the
 * parameter.
 */
const ACCEPTED = ['2xx', '3xx', '400', '401', '402', '403', '404', '409', '410', '412', '416', '429', '501'];

const CHECKS_OF_MISSING = [
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'unsupported_method',
  'allow_header_conformance',
  'ignored_auth',
].join(',');

/** Both ways to send a key, and what valid input may be answered with. */
async function writeConfig({ home, key }: ServedSample): Promise<string> {
  const file = join(home, 'schemathesis.toml');
  const quoted = JSON.stringify(key);
  const lines = [
    '[auth.openapi.apiKey]',
    `api_key = ${quoted}`,
    '[auth.openapi.bearer]',
    `bearer = ${quoted}`,
    '[checks.positive_data_acceptance]',
    `expected-statuses = ${JSON.stringify(ACCEPTED)}`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

const program = await schemathesis();
const served = await serveSample(values.home, {
  issuers: 24,
  // How fast a key may call, and how many invalid ones are taken, is not measured.
  settings: {
    TIDEMARK_KEY_CALLS_PER_MINUTE: '1000000',
    TIDEMARK_KEY_BURST: '1000000',
    TIDEMARK_INVALID_KEYS_PER_MINUTE: '10000',
  },
});
try {
  const config = await writeConfig(served);
  const run = async (...options: readonly string[]): Promise<boolean> => {
    const args = [
      `--config-file=${config}`,
      'run',
      `${served.apiUrl}/openapi.json`,
      '--mode=all',
      '--max-redirects=0',
      '--request-timeout=20',
      `--max-examples=${values['max-examples']}`,
      `--seed=${values.seed}`,
      // Of two, one can fail in Python's own compiler ("AST constructor recursion depth mismatch").
      '--workers=1',
      '--continue-on-failure',
      ...options,
      ...(values.tag === undefined ? [] : ['--include-tag', values.tag]),
    ];
    const child = spawn(program, args, { stdio: 'inherit', cwd: served.home, env: { ...process.env, NO_COLOR: '1' } });
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0;
  };
  const missing = OPERATIONS.filter((operation) => operation.missing !== null).map(({ id }) => id);
  const theirs = `^(${missing.join('|')})$`;
  // Deleting a monitor deactivates it; it stays readable, as do its matches and the deliveries of a deleted endpoint.
  const isSound = await run(
    '--checks=all',
    '--exclude-checks=use_after_free',
    `--exclude-operation-id-regex=${theirs}`,
  );
  // 501 is what they promise, which one check takes for a failure of the server.
  const isMarked = await run(
    `--checks=${CHECKS_OF_MISSING}`,
    '--phases=coverage',
    `--include-operation-id-regex=${theirs}`,
  );
  process.exitCode = isSound && isMarked ? 0 : 1;
} finally {
  await served.stop();
}
