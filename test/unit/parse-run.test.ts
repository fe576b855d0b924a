import { describe, expect, it } from 'vitest';
import { type ParserVersion, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome, Parser, ParseStatus } from '../../core/parser.ts';
import type { Submission } from '../../core/submission.ts';
import { parserFor, parserOfKind } from '../../scripts/parse/choose-parser.ts';
import { outcomeText } from '../../scripts/parse/outcome-text.ts';
import { combineOutcomes, runParser } from '../../scripts/parse/run-parser.ts';
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
    dependsOn,
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
  };
}

const XBRL = parserOf({ id: 'xbrl', types: /^EX-101|^10-K$/ });
const VOTES = parserOf({ id: 'item-507', kind: 'voting-results', types: /^8-K/ });
const OFFERING = parserOf({ id: 'offering-events', kind: 'dilution', types: /^(8-K|424B5|EX-99)/ });
const options = { filedDate: null, force: false };

describe('choosing a parser', () => {
  it('goes by form and item, and else by what applies', () => {
    const parsers = [OFFERING, VOTES, XBRL];
    expect(
      parserFor(parsers, submissionOf('8-K', ['8-K'], 'Submission of Matters to a Vote of Security Holders')),
    ).toBe(VOTES);
    expect(parserFor(parsers, submissionOf('8-K', ['8-K'], 'Other Events'))).toBe(OFFERING);
    expect(parserFor(parsers, submissionOf('10-K', ['10-K']))).toBe(XBRL);
    expect(parserFor(parsers, submissionOf('CORRESP', ['CORRESP']))).toBeNull();
  });

  it('takes, of one kind, the parser that applies', () => {
    const terms = parserOf({ id: 'capital-terms', kind: 'dilution', types: /^10-K$/ });
    const tenK = submissionOf('10-K', ['10-K']);
    expect(parserOfKind([OFFERING, terms], 'dilution', tenK)).toBe(terms);
    expect(parserOfKind([OFFERING, terms], 'dilution', submissionOf('DEF 14A', ['DEF 14A']))).toBe(OFFERING);
    expect(parserOfKind([OFFERING], 'nothing', tenK)).toBeNull();
  });
});

describe('running a parser', () => {
  it('runs what it depends on first, to any depth', () => {
    const float = parserOf({ id: 'share-float', types: /^10-K$/, dependsOn: ['xbrl'] });
    const derived = parserOf({ id: 'derived', types: /^10-K$/, dependsOn: ['share-float'] });
    const [only] = runParser(derived, [derived, float, XBRL], submissionOf('10-K', ['10-K']), options);
    expect(only?.outcome.result).toMatchObject({ upstream: ['xbrl', 'share-float'] });
  });

  it('reads the first document of one that it does not apply to only when it must', () => {
    const letter = submissionOf('CORRESP', ['CORRESP', 'EX-99']);
    expect(runParser(VOTES, [VOTES], letter, options)).toEqual([]);
    const forced = runParser(VOTES, [VOTES], letter, { filedDate: null, force: true });
    expect(forced.map(({ document }) => document.type)).toEqual(['CORRESP']);
  });

  it('answers with one document and names the others, the parsed before the rejected', () => {
    const parser = parserOf({ id: 'offering-events', kind: 'dilution', types: /^(424B5|EX-99)/, rejects: /^424B5/ });
    const outcome = combineOutcomes(
      runParser(parser, [parser], submissionOf('424B5', ['424B5', 'EX-99.1', 'EX-99.2']), options),
    );
    expect(outcome).toMatchObject({ status: 'parsed', result: { text: 'words of EX-99.1' } });
    expect(outcome?.warnings).toEqual([
      {
        code: 'other-documents',
        message: 'this is document 2; also of this kind: documents 3 (EX-99.2: parsed), 1 (424B5: rejected)',
      },
    ]);
  });

  it('puts the facts of several instances together, each with its own span', () => {
    const filing = submissionOf('10-K', ['10-K', 'EX-101.INS']);
    expect(combineOutcomes(runParser(XBRL, [XBRL], filing, options))).toMatchObject({
      result: { facts: [{ concept: 'from 10-K' }, { concept: 'from EX-101.INS' }] },
      spans: { 'facts[0].concept': [{ sequence: 1 }], 'facts[1].concept': [{ sequence: 2 }] },
      warnings: [],
    });
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

  it('says that nothing was found, and why a document was rejected', () => {
    const version = parserVersionOf('item-507', 1);
    expect(outcomeText(outcomeOf('voting-results', version, 'parsed', { proposals: [] }))).toContain('nothing found');
    expect(outcomeText(outcomeOf('voting-results', version, 'rejected', null))).toBe(
      'voting-results: rejected  (item-507@1)\n\nreasons\n  said-so: as the test wants it\n',
    );
  });
});
