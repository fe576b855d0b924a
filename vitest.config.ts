import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Test processes, and the programs that they start, compile what they import once.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.tidemark/cache/node');

/** Files that leave nothing behind in their process share it with others, and what it has imported. */
const SHARING = ['unit', 'db', 'api', 'golden', 'property'].map((folder) => `test/${folder}/**/*.test.ts`);

/** The longest tests, mostly of deployments that are harmed: `npm run drills`. */
const DRILLS = ['test/drills/**/*.test.ts'];
/** Several begin with a database on disk, whose syncs wait for what the others write. */
const DRILL_SETUP_MS = 300_000;

export default defineConfig({
  test: {
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup-properties.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Node.js loads every module, as it does in production: what Vite transforms costs each process seconds, and no test mocks
    // a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    pool: 'forks',
    // Two more than the cores of CI: tests of servers mostly wait.
    maxWorkers: 4,
    reporters: ['default', './test/skipped-reporter.ts'],
    projects: [
      { extends: true, test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...SHARING, ...DRILLS] } },
      { extends: true, test: { name: 'sharing', include: SHARING, isolate: false } },
      { extends: true, test: { name: 'drills', include: DRILLS, hookTimeout: DRILL_SETUP_MS } },
    ],
  },
});
