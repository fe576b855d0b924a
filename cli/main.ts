/**
 * The entry point of `./tidemark`. Node's compile cache is enabled before anything else loads, which halves the startup
 * time.
 */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const cache = join(resolve(process.env['TIDEMARK_HOME'] || '.tidemark'), 'cache');
// `--help` must not create anything, and a home without a cache may not be writable at all: Node then uses the system's
// temporary directory.
enableCompileCache(existsSync(cache) ? join(cache, 'node') : undefined);

const { main } = await import('./program.ts');
await main(process.argv);
