import { createParseTask } from '../../activities/parse-task.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { processorMs } from '../processor-time.ts';

type Work = (submission: Submission) => void;

interface Given {
  readonly choosing?: Work;
  readonly parsing?: Work;
  readonly dependsOn?: readonly ParserVersion[];
  readonly finds?: boolean;
}

function parserOf(id: string, { choosing, parsing, dependsOn = [], finds = true }: Given): Parser {
  return {
    id,
    version: 1,
    kind: id,
    dependsOn,
    appliesTo(submission) {
      choosing?.(submission);
      return submission.documents.slice(0, 1);
    },
    parse(submission): ParseOutcome {
      parsing?.(submission);
      const status = finds ? 'parsed' : 'not_applicable';
      const evidence = { spans: {}, crossValidations: [], reasons: [], warnings: [] };
      return { kind: id, parserVersion: parserVersionOf(id, 1), status, confidence: 1, result: null, ...evidence };
    },
    rows: () => [],
  };
}

/** Work done only where the filing names it, so that one module serves every test. */
function where(name: string, work: () => void): Work {
  return ({ documents }) => {
    if (documents[0]?.text.includes(`misbehave: ${name};`)) work();
  };
}

function pause(ms?: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function compute(ms: number): void {
  const end = processorMs() + ms;
  while (processorMs() < end);
}

/** A parse process with these parsers beside the released ones. */
const MISBEHAVING = [
  // The exponential pattern that a cell of asterisks once met.
  parserOf('slow', { parsing: where('slow', () => void /^(?:\*+\s*)*$/.test(`${'*'.repeat(64)}x`)) }),
  parserOf('choosing', { choosing: where('choosing', () => compute(Number.POSITIVE_INFINITY)) }),
  parserOf('hungry', {
    parsing: where('hungry', () => {
      for (const eaten: object[] = []; ; ) eaten.push({ eaten: [eaten.length] });
    }),
  }),
  parserOf('crashing', { parsing: where('crashing', () => process.abort()) }),
  parserOf('hung', { parsing: where('hung', pause) }),
  parserOf('waiting', { parsing: where('waiting', () => pause(4_000)) }),
  parserOf('busy', { parsing: where('busy', () => compute(400)) }),
  parserOf('behind', { dependsOn: [parserVersionOf('slow', 1)] }),
  parserOf('lacking', { dependsOn: [parserVersionOf('behind', 1)], finds: false }),
];

export default createParseTask(createParserCatalog([...MISBEHAVING, ...PARSERS], new Map()));
