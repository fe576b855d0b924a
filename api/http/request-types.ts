import type { Caller, Operation } from '../operation.ts';
import type { Trace } from './trace.ts';
import type { ServiceVersion } from './versions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: Trace | null;
    caller: Caller | null;
    version: ServiceVersion | null;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
