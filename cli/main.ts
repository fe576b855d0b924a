/**
 * The entry of `./tidemark`. Only what every start needs: node's compile cache is switched on before anything else is
 * loaded, which halves the start.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const home = resolve(process.env['TIDEMARK_HOME'] || '.tidemark');
// Never creates the home for a mere `--help`; without one, node keeps the cache in the system's temporary directory.
enableCompileCache(existsSync(home) ? join(home, 'cache', 'node') : undefined);

const { main } = await import('./program.ts');
await main(process.argv);
