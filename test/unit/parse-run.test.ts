import { describe, expect, it } from 'vitest';
import { mergeOutcomes } from '../../cli/parse/merge-outcomes.ts';
import { outcomeText } from '../../cli/parse/outcome-text.ts';
import {
  answerOf,
  combineOutcomes,
  outcomeOfKind,
  outcomesOfAllKinds,
  parsersOfKind,
  runSelected,
} from '../../cli/parse/run-parser.ts';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser, ParseStatus } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

/** A submission as EDGAR gives it, with a document per type. */
function submissionOf(form: string, types: readonly string[], item = ''): Submission {
  const documents = types.map(
    (type, index) =>
      `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>d${index}.txt\n<TEXT>\nwords of ${type}\n</TEXT>\n</DOCUMENT>\n`,
  );
  return readSubmission(
    Buffer.from(
      `<SEC-DOCUMENT>0000000001-26-000001.txt : 20260102\n<SEC-HEADER>0000000001-26-000001.hdr.sgml : 20260102\nACCESSION NUMBER:\t\t0000000001-26-000001\nCONFORMED SUBMISSION TYPE:\t${form}\nPUBLIC DOCUMENT COUNT:\t\t${types.length}\n${item && `ITEM INFORMATION:\t\t${item}\n`}FILED AS OF DATE:\t\t20260102\n</SEC-HEADER>\n${documents.join('')}</SEC-DOCUMENT>\n`,
    ),
  );
}

function outcomeOf(kind: string, parserVersion: ParserVersion, status: ParseStatus, result: unknown): ParseOutcome {
  const reasons = status === 'parsed' ? [] : [{ code: 'said-so', message: 'as the test wants it' }];
  const confidence = status === 'parsed' ? 0.95 : 0;
  return { kind, parserVersion, status, confidence, result, spans: {}, crossValidations: [], reasons, warnings: [] };
}

interface Given {
  readonly id: string;
  readonly kind?: string;
  readonly version?: number;
  readonly types: RegExp;
  readonly dependsOn?: readonly string[];
  readonly rejects?: RegExp;
}

/** A parser of the documents whose type matches; its result says what it was given. */
function parserOf({ id, kind = id, version = 1, types, dependsOn = [], rejects }: Given): Parser {
  return {
    id,
    version,
    kind,
    dependsOn: dependsOn.map((one) => parserVersionOf(one, 1)),
    appliesTo: ({ documents }) => documents.filter(({ type }) => types.test(type)),
    parse: (_, document, { upstream, filedDate }) => {
      const status = rejects?.test(document.type) ? 'rejected' : 'parsed';
      const facts = [{ concept: `from ${document.type}` }];
      const result = { text: document.text.trim(), upstream: [...upstream.keys()], filedDate, facts };
      const outcome = outcomeOf(kind, parserVersionOf(id, version), status, status === 'parsed' ? result : null);
      return {
        ...outcome,
        spans: { 'facts[0].concept': [{ sequence: document.sequence, start: 0, end: 5, text: 'words' }] },
      };
    },
    rows: () => [],
  };
}

const XBRL = parserOf({ id: 'xbrl', types: /^EX-101|^10-K$/ });
const VOTES = parserOf({ id: 'item-507', kind: 'voting-results', types: /^8-K/ });
const OFFERING = parserOf({ id: 'offering-events', kind: 'dilution', types: /^(8-K|424B5|EX-99)/ });
const options = { filedDate: null, force: false };

describe('choosing what to parse', () => {
  const parsers = [OFFERING, VOTES, XBRL];

  it('answers with one outcome per kind that applies, as the nightly run would', () => {
    const terms = parserOf({ id: 'capital-terms', kind: 'dilution', types: /^8-K$/, rejects: /./ });
    const kindsOf = (form: string) =>
      outcomesOfAllKinds({ submission: submissionOf(form, [form]), filedDate: null, parsers: [...parsers, terms] }).map(
        ({ kind, status }) => `${kind} ${status}`,
      );
    expect(kindsOf('8-K')).toEqual(['dilution parsed', 'voting-results parsed']);
    expect(kindsOf('10-K')).toEqual(['xbrl parsed']);
    expect(kindsOf('CORRESP')).toEqual([]);
  });

  it('leaves out a kind whose parsers read the document and say that it is not theirs', () => {
    const letter = submissionOf('8-K', ['8-K']);
    const not = { ...VOTES, parse: () => outcomeOf('voting-results', parserVersionOf('v', 1), 'not_applicable', null) };
    expect(outcomesOfAllKinds({ submission: letter, filedDate: null, parsers: [not] })).toEqual([]);
  });

  it('tells a form that no parser of the named kind reads from a document that was searched in vain', () => {
    const input = { filedDate: null, parsers: [OFFERING, { ...VOTES, parse: () => nothingFound }] };
    const nothingFound = outcomeOf('voting-results', parserVersionOf('item-507', 1), 'parsed', { proposals: [] });
    const letter = submissionOf('CORRESP', ['CORRESP']);
    expect(outcomeOfKind('voting-results', { ...input, submission: letter })).toMatchObject({
      status: 'not_applicable',
      confidence: 0,
      reasons: [{ code: 'form-not-read' }],
    });
    expect(outcomeOfKind('voting-results', { ...input, submission: submissionOf('8-K', ['8-K']) })).toMatchObject({
      status: 'parsed',
      result: { proposals: [] },
    });
  });

  it('reads a bare document as the named kind, and rejects a file without documents', () => {
    const bare = { ...submissionOf('CORRESP', ['CORRESP']) };
    const submission = { ...bare, header: { ...bare.header, form: null } };
    expect(outcomeOfKind('dilution', { submission, filedDate: null, parsers })).toMatchObject({ status: 'parsed' });
    const empty = { ...submission, documents: [] };
    expect(outcomeOfKind('dilution', { submission: empty, filedDate: null, parsers })).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'no-document' }],
    });
  });

  it('takes all parsers of a kind', () => {
    const terms = parserOf({ id: 'capital-terms', kind: 'dilution', types: /^10-K$/ });
    expect(parsersOfKind([OFFERING, XBRL, terms], 'dilution')).toEqual([OFFERING, terms]);
    expect(parsersOfKind([OFFERING], 'nothing')).toEqual([]);
  });
});

describe('running a parser', () => {
  it('runs what it depends on first, to any depth', () => {
    const float = parserOf({ id: 'share-float', types: /^10-K$/, dependsOn: ['xbrl'] });
    const derived = parserOf({ id: 'derived', types: /^10-K$/, dependsOn: ['share-float'] });
    const [only] = runSelected([derived], [derived, float, XBRL], submissionOf('10-K', ['10-K']), options);
    expect(only?.outcome.result).toMatchObject({ upstream: ['share-float'] });
  });

  it('reads the first document of one that it does not apply to only when it must', () => {
    const letter = submissionOf('CORRESP', ['CORRESP', 'EX-99']);
    expect(runSelected([VOTES], [VOTES], letter, options)).toEqual([]);
    const forced = runSelected([VOTES], [VOTES], letter, { filedDate: null, force: true });
    expect(forced.map(({ document }) => document.type)).toEqual(['CORRESP']);
  });

  it('answers with one document and names the others, the parsed before the rejected', () => {
    const parser = parserOf({ id: 'offering-events', kind: 'dilution', types: /^(424B5|EX-99)/, rejects: /^424B5/ });
    const outcome = combineOutcomes(
      runSelected([parser], [parser], submissionOf('424B5', ['424B5', 'EX-99.1', 'EX-99.2']), options),
    );
    expect(outcome).toMatchObject({ status: 'parsed', result: { text: 'words of EX-99.1' } });
    expect(outcome?.warnings).toEqual([
      {
        code: 'other-documents',
        message: 'read from document 2; other documents of this kind: 3 (EX-99.2: parsed), 1 (424B5: rejected)',
      },
    ]);
  });

  it('runs every parser of a kind once, and what they share once before them', () => {
    const a = parserOf({ id: 'a', kind: 'dilution', types: /^8-K$/, dependsOn: ['xbrl'] });
    const b = parserOf({ id: 'b', kind: 'dilution', types: /^424B5$/, dependsOn: ['a'] });
    const filing = submissionOf('8-K', ['8-K']);
    const runs = runSelected([a, b], [XBRL, a, b], filing, { filedDate: null, force: true });
    expect(runs.map(({ parser }) => parser.id)).toEqual(['a', 'b']);
    expect(runs[1]?.outcome.result).toMatchObject({ upstream: ['a'] });
    expect(runSelected([a, b], [XBRL, a, b], filing, options).map(({ parser }) => parser.id)).toEqual(['a']);
  });

  it('puts the facts of several instances together, each with its own span', () => {
    const filing = submissionOf('10-K', ['10-K', 'EX-101.INS']);
    expect(combineOutcomes(runSelected([XBRL], [XBRL], filing, options))).toMatchObject({
      result: { facts: [{ concept: 'from 10-K' }, { concept: 'from EX-101.INS' }] },
      spans: { 'facts[0].concept': [{ sequence: 1 }], 'facts[1].concept': [{ sequence: 2 }] },
      warnings: [],
    });
  });
});

describe('one answer of several parsers of a kind', () => {
  const offering = {
    ...outcomeOf('dilution', parserVersionOf('offering-events', 1), 'parsed', { offering: { type: 'atm', fee: 5 } }),
    spans: { 'offering.fee': [{ sequence: 1, start: 0, end: 1, text: '5' }] },
    confidences: { 'offering.fee': 0.6 },
  };
  const warrants = {
    ...outcomeOf('dilution', parserVersionOf('dilution-terms', 1), 'parsed', { warrants: [{ count: 7 }] }),
    confidence: 0.75,
    crossValidations: [{ name: 'checked', passed: true }],
    warnings: [{ code: 'odd', message: 'is odd' }],
  };
  const nothing = outcomeOf('dilution', parserVersionOf('cash-prose', 1), 'parsed', {});
  const refused = outcomeOf('dilution', parserVersionOf('splits', 1), 'rejected', null);
  const absent = outcomeOf('dilution', parserVersionOf('other', 1), 'not_applicable', null);

  it('unites keys, spans, confidences, checks and warnings', () => {
    expect(mergeOutcomes([absent, offering, nothing, warrants, refused])).toEqual({
      kind: 'dilution',
      parserVersion: 'offering-events@1+dilution-terms@1',
      status: 'parsed',
      confidence: 0.75,
      result: { offering: { type: 'atm', fee: 5 }, warrants: [{ count: 7 }] },
      spans: offering.spans,
      confidences: {
        offering: 0.95,
        'offering.type': 0.95,
        'offering.fee': 0.6,
        warrants: 0.75,
        'warrants[0].count': 0.75,
      },
      crossValidations: [{ name: 'checked', passed: true }],
      reasons: [],
      warnings: [
        { code: 'odd', message: 'is odd' },
        { code: 'said-so', message: 'splits@1: as the test wants it' },
      ],
    });
  });

  it('is parsed with no key where parsers searched and found nothing, and refused only where all refuse', () => {
    expect(mergeOutcomes([nothing, nothing, absent])).toMatchObject({ status: 'parsed', result: {} });
    expect(mergeOutcomes([absent, refused, refused])).toMatchObject({
      status: 'rejected',
      result: null,
      reasons: [{ code: 'said-so' }],
    });
    expect(mergeOutcomes([absent, absent])).toMatchObject({ status: 'not_applicable' });
    expect(mergeOutcomes([])).toBeNull();
  });

  it('prefers, of one parser, the document that holds something', () => {
    const parser: Parser = {
      ...parserOf({ id: 'dilution-terms', kind: 'dilution', types: /./ }),
      parse: (_, { type }) => (type === 'EX-10.1' ? warrants : nothing),
    };
    const runs = runSelected([parser], [parser], submissionOf('8-K', ['8-K', 'EX-10.1']), options);
    expect(answerOf(runs)?.result).toEqual({ warrants: [{ count: 7 }] });
  });
});

describe('the text form of an outcome', () => {
  it('shows each value with its words, the failed checks and the doubts', () => {
    const outcome: ParseOutcome = {
      ...outcomeOf('dilution', parserVersionOf('offering-events', 1), 'parsed', {
        offering: { grossProceeds: 12500000, netProceeds: null, securities: ['common'] },
      }),
      spans: { 'offering.grossProceeds': [{ sequence: 1, start: 10, end: 21, text: '$12,500,000' }] },
      confidences: { 'offering.grossProceeds': 0.6 },
      crossValidations: [{ name: 'shares times price', passed: false }],
    };
    expect(outcomeText(outcome)).toBe(`dilution: parsed, confidence 0.95  (offering-events@1)

  offering.grossProceeds  12500000 (confidence 0.6)   "$12,500,000" #1:10-21
  offering.securities[0]  common

cross-checks
  FAILED shares times price
`);
  });

  it('gives each XBRL fact one line', () => {
    const fact = { entity: '1', decimals: null, isNil: false, id: null, dimensions: {}, unit: null };
    const facts = [
      { ...fact, concept: 'us-gaap:Assets', value: '1200', unit: 'USD', period: { instant: '2025-12-31' } },
      { ...fact, concept: 'dei:DocumentType', value: '10-K', period: { start: '2025-01-01', end: '2025-12-31' } },
      {
        ...fact,
        concept: 'us-gaap:Debt',
        value: null,
        isNil: true,
        period: { instant: '2025-12-31' },
        dimensions: { a: 'b' },
      },
    ];
    expect(outcomeText(outcomeOf('xbrl', parserVersionOf('xbrl', 1), 'parsed', { facts }))).toContain(
      [
        '  us-gaap:Assets    1200 USD  2025-12-31',
        '  dei:DocumentType  10-K  2025-01-01/2025-12-31',
        '  us-gaap:Debt      nil  2025-12-31  a=b',
      ].join('\n'),
    );
  });

  it('shows as many values as a person reads, and says how many more there are', () => {
    const holdings = Array.from({ length: 500 }, (_, index) => ({ nameOfIssuer: `Issuer ${index}`, cusip: null }));
    const table = outcomeText(outcomeOf('thirteenf', parserVersionOf('thirteenf', 1), 'parsed', { holdings }));
    expect(table.split('\n').length).toBeLessThan(130);
    expect(table).toContain('holdings[0].nameOfIssuer');
    expect(table).toContain('\n  … 380 more values; --json gives them all\n');
    const fact = { entity: '1', decimals: null, isNil: false, id: null, dimensions: {}, unit: null, value: '1' };
    const facts = Array.from({ length: 2_000 }, () => ({ ...fact, concept: 'a:B', period: { instant: '2025-12-31' } }));
    const instance = outcomeText(outcomeOf('xbrl', parserVersionOf('xbrl', 1), 'parsed', { facts }));
    expect(instance.split('\n').length).toBeLessThan(130);
    expect(instance).toContain('\n  … 1,880 more facts; --json gives them all\n');
  });

  it('says that nothing was found, and why a document was rejected', () => {
    const version = parserVersionOf('item-507', 1);
    expect(outcomeText(outcomeOf('voting-results', version, 'parsed', { proposals: [] }))).toContain('nothing found');
    expect(outcomeText(outcomeOf('voting-results', version, 'rejected', null))).toBe(
      'voting-results: rejected  (item-507@1)\n\nreasons\n  said-so: as the test wants it\n',
    );
  });
});
