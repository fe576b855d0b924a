import { describe, expect, it } from 'vitest';
import { parserIdOf, parserVersionOf } from '../../core/ids.ts';
import type { ParseContext, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { createParserCatalog } from '../../parsers/parser-catalog.ts';
import { inDependencyOrder, PARSERS, parserById, runParsers } from '../../parsers/registry.ts';
import { instance, submissionOf } from '../xbrl-documents.ts';

const submission = submissionOf([
  { type: '10-K', filename: 'a.htm', text: '<html>no XBRL</html>' },
  {
    type: 'EX-101.INS',
    filename: 'a.xml',
    text: instance('<us-gaap:A contextRef="i" unitRef="usd" decimals="0">9</us-gaap:A>'),
  },
]);

function parser(id: string, dependsOn: readonly string[], parse: (context: ParseContext) => unknown): Parser {
  return {
    id,
    version: 1,
    kind: id,
    dependsOn: dependsOn.map((one) => parserVersionOf(one, 1)),
    appliesTo: (of: Submission) => of.documents.slice(0, 1),
    parse: (_submission, _document, context): ParseOutcome => ({
      kind: id,
      parserVersion: parserVersionOf(id, 1),
      status: 'parsed',
      confidence: 1,
      result: parse(context),
      spans: {},
      crossValidations: [],
      reasons: [],
      warnings: [],
    }),
    rows: () => [],
  };
}

describe('the parser registry', () => {
  it('has each id and version once, and no dependency that is missing or circular', () => {
    const versions = PARSERS.map(({ id, version }) => parserVersionOf(id, version));
    expect(new Set(versions).size).toBe(versions.length);
    const seen = new Set<string>();
    for (const { id, version, dependsOn } of inDependencyOrder(PARSERS)) {
      // Its outcomes are found by the parser's id, so that a dependant has one version of each.
      expect(new Set(dependsOn.map(parserIdOf)).size).toBe(dependsOn.length);
      for (const dependency of dependsOn)
        expect([id, dependency, seen.has(dependency)]).toEqual([id, dependency, true]);
      seen.add(parserVersionOf(id, version));
    }
  });

  it('finds the newest version of a parser by id', () => {
    expect(parserById('xbrl')?.version).toBe(1);
    expect(parserById('nothing')).toBeNull();
  });

  it('names the parsers that read something of a submission', () => {
    const documents = parserById('xbrl')?.appliesTo(submission);
    expect(documents?.map((document) => document.filename)).toEqual(['a.xml']);
  });
});

describe('running parsers over a submission', () => {
  it('feeds each what those before it found, whatever the order of the list', () => {
    const second = parser('second', ['first'], ({ upstream }) =>
      upstream.get('first')?.map((outcome) => outcome.result),
    );
    const first = parser('first', [], () => 'words');
    const runs = runParsers(submission, { filedDate: null, parsers: [second, first] });
    expect(runs.map((run) => [run.parser.id, run.outcome.result])).toEqual([
      ['first', 'words'],
      ['second', ['words']],
    ]);
  });

  it('turns a crash into a rejection that names it, and goes on', () => {
    const crash = (): never => {
      throw new TypeError('undefined is not a number');
    };
    const crashing = parser('crashing', [], crash);
    const asking: Parser = { ...parser('asking', [], () => null), appliesTo: crash };
    const sound = parser('sound', ['crashing'], ({ upstream }) => upstream.get('crashing')?.[0]?.status);
    const runs = runParsers(submission, { filedDate: null, parsers: [crashing, asking, sound] });
    expect(runs.map((run) => [run.parser.id, run.outcome.status, run.outcome.reasons, run.outcome.result])).toEqual([
      ['crashing', 'rejected', [{ code: 'parser-crashed', message: 'TypeError: undefined is not a number' }], null],
      ['asking', 'rejected', [{ code: 'parser-crashed', message: 'TypeError: undefined is not a number' }], null],
      ['sound', 'parsed', [], 'rejected'],
    ]);
  });

  it('does not stop at parsers that wait for each other', () => {
    const one = parser('one', ['two'], () => 1);
    const two = parser('two', ['one'], () => 2);
    expect(runParsers(submission, { filedDate: null, parsers: [one, two] }).map((run) => run.parser.id)).toEqual([
      'one',
      'two',
    ]);
  });
});

describe('what an empty database promotes', () => {
  const at = (id: string, version: number): Parser => ({ ...parser(id, [], () => null), version });
  const bundles = (...versions: readonly (readonly [string, number])[]) =>
    new Map(versions.map(([id, n]) => [parserVersionOf(id, n), () => Promise.resolve({ parser: at(id, n) })] as const));

  it('is the newest release of each parser, not an unreleased source that may still change', () => {
    const released = bundles(['a', 1], ['a', 9], ['a', 10], ['b', 1], ['b', 2], ['gone', 1]);
    const catalog = createParserCatalog([at('a', 11), at('b', 2), at('new', 1)], released);
    expect(catalog.first()).toEqual(['a@10', 'b@2', 'new@1']);
  });
});
