import type { CrossValidation, ParseOutcome, Parser } from '../../core/parser.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import type { DuplicateClass, XbrlFact, XbrlResult } from '../../core/xbrl.ts';
import { notApplicable, outcomeHead, rejected } from '../filing/outcomes.ts';
import { type DocumentSet, documentSetsOf, syntaxOf } from './document-sets.ts';
import { classifyDuplicates } from './duplicates.ts';
import { type Extraction, rejected as rejectedDocument } from './fact-list.ts';
import { extractInline } from './inline.ts';
import { extractInstance } from './instance.ts';
import { MAX_DOCUMENT_CHARS } from './limits.ts';
import { createProblems, type Problems } from './problems.ts';
import { readProlog } from './prolog.ts';
import { xbrlFactRows } from './rows.ts';

const ID = 'xbrl';
const VERSION = 1;
const HEAD = outcomeHead({ id: ID, version: VERSION, kind: ID });

/** Cross-checks and the problems that fail them. */
const CHECKS: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['xbrl-contexts-resolve', ['unresolved-context', 'invalid-context']],
  ['xbrl-units-resolve', ['unresolved-unit', 'invalid-unit']],
  ['xbrl-numbers-are-decimal', ['invalid-number', 'invalid-fraction']],
  ['xbrl-transformations-apply', ['unknown-transformation', 'transformation-failed']],
  ['xbrl-continuations-complete', ['missing-continuation', 'continuation-cycle', 'repeated-continuation']],
  ['xbrl-output-complete', ['output-too-large']],
  ['xbrl-no-inconsistent-duplicates', ['inconsistent-duplicates']],
];

/** The set that a document belongs to; a document outside of every set is read alone if requested by name. */
function setOf(submission: Submission, document: SubmissionDocument): DocumentSet | null {
  const known = documentSetsOf(submission).find((set) => set.documents.includes(document));
  if (known) return known;
  const syntax = syntaxOf(document.text);
  return syntax && { syntax, documents: [document] };
}

function extract(set: DocumentSet, problems: Problems): Extraction {
  const large = set.documents.find(({ text }) => text.length > MAX_DOCUMENT_CHARS);
  if (large) {
    const message = `document ${large.sequence} has ${large.text.length} characters, more than ${MAX_DOCUMENT_CHARS}`;
    return rejectedDocument('document-too-large', message);
  }
  const [first] = set.documents;
  if (set.syntax === 'instance' && first) return extractInstance(first.text, first.sequence, problems);
  for (const document of set.documents) {
    const { refusal } = readProlog(document.text);
    // HTML that is not XML is accepted; entity declarations are not.
    if (refusal?.code === 'entity-declarations') return { list: null, rejection: refusal };
  }
  return extractInline(set.documents, problems);
}

/** Inconsistent duplicates contradict each other, so each gets a low confidence and the report a warning. */
function reportContradictions(
  facts: readonly XbrlFact[],
  classes: readonly DuplicateClass[],
  problems: Problems,
): Record<string, number> {
  const confidences: Record<string, number> = {};
  for (const [index, { concept, value }] of facts.entries()) {
    if (classes[index] !== 'inconsistent') continue;
    confidences[`facts[${index}]`] = 0.5;
    problems.add('inconsistent-duplicates', `facts[${index}] ${concept} = ${value?.slice(0, 40)}`);
  }
  return confidences;
}

function entityChecks(submission: Submission, facts: readonly XbrlFact[]): CrossValidation[] {
  const filers = new Set(submission.header.filers.map((filer) => filer.cik.padStart(10, '0')));
  if (filers.size === 0 || facts.length === 0) return [];
  const entities = new Set(facts.map((fact) => fact.entity.padStart(10, '0')));
  return [{ name: 'xbrl-entity-is-filer', passed: [...entities].some((entity) => filers.has(entity)) }];
}

/**
 * A fact is read exactly or left out, so a report has confidence 1; 0.9 if something was left out (a failed cross-check
 * says what). A fact that contradicts another has 0.5.
 */
function parse(submission: Submission, document: SubmissionDocument): ParseOutcome<XbrlResult> {
  const problems = createProblems();
  const set = setOf(submission, document);
  if (!set) {
    return document.text.trim() === ''
      ? rejected(HEAD, 'empty-document', 'the document is empty')
      : notApplicable(HEAD, 'no-xbrl', 'neither inline XBRL nor an XBRL instance');
  }
  const { list, rejection } = extract(set, problems);
  if (rejection) return rejected(HEAD, rejection.code, rejection.message, problems.list());
  const { facts, spans } = list;
  const confidences = reportContradictions(facts, classifyDuplicates(facts), problems);
  const crossValidations: CrossValidation[] = [
    ...CHECKS.map(([name, codes]) => ({ name, passed: codes.every((code) => !problems.has(code)) })),
    ...entityChecks(submission, facts),
  ];
  return {
    ...HEAD,
    status: 'parsed',
    confidence: crossValidations.every((check) => check.passed) ? 1 : 0.9,
    result: { facts },
    spans: Object.fromEntries(spans.map((own, index) => [`facts[${index}]`, own])),
    confidences,
    crossValidations,
    reasons: [],
    warnings: problems.list(),
  };
}

/** The XBRL parser, version 1: inline XBRL document sets and plain instances, without any schema. */
export const xbrlV1: Parser<XbrlResult> = {
  id: ID,
  version: VERSION,
  kind: ID,
  dependsOn: [],
  appliesTo: (submission) => documentSetsOf(submission).flatMap((set) => set.documents.slice(0, 1)),
  parse,
  rows: (outcome, { sequence }) => [{ table: 'parsed.xbrl_facts', bulkRows: xbrlFactRows(outcome, sequence) }],
};
