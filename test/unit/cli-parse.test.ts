import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../cli.ts';

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'tidemark-cli-parse-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const file = join(scratch, name);
  writeFileSync(file, content);
  return file;
}

const instance = (value: string) => `<?xml version="1.0" encoding="UTF-8"?>
<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:us-gaap="http://fasb.org/us-gaap/2024" xmlns:iso4217="http://www.xbrl.org/2003/iso4217">
  <context id="c"><entity><identifier scheme="http://www.sec.gov/CIK">0000000001</identifier></entity><period><instant>2025-12-31</instant></period></context>
  <unit id="u"><measure>iso4217:USD</measure></unit>
  <us-gaap:Assets contextRef="c" unitRef="u" decimals="0">${value}</us-gaap:Assets>
</xbrl>`;

const submission = (documents: readonly string[]) => `<SEC-DOCUMENT>0000000001-26-000001.txt : 20260102
<SEC-HEADER>0000000001-26-000001.hdr.sgml : 20260102
ACCESSION NUMBER:		0000000001-26-000001
CONFORMED SUBMISSION TYPE:	10-K
PUBLIC DOCUMENT COUNT:		${documents.length}
FILED AS OF DATE:		20260102
</SEC-HEADER>
${documents.join('')}</SEC-DOCUMENT>
`;
const document = (sequence: number, type: string, body: string) =>
  `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>d${sequence}.xml\n<TEXT>\n<XBRL>\n${body}\n</XBRL>\n</TEXT>\n</DOCUMENT>\n`;

const MEMBERS = [
  'kind',
  'parserVersion',
  'status',
  'confidence',
  'result',
  'spans',
  'crossValidations',
  'reasons',
  'warnings',
];

async function parse(file: string, ...more: string[]) {
  const { code, stdout, stderr } = await runCli(['parse', file, ...more, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('tidemark parse', () => {
  it('prints the same outcome for a bare document, gzipped or not, with or without its kind', async () => {
    const plain = write('instance.xml', instance('1200'));
    const { outcomes } = (await parse(plain)) as { outcomes: [Record<string, unknown>] };
    const [outcome] = outcomes;
    expect(outcomes).toHaveLength(1);
    expect(Object.keys(outcome).filter((name) => name !== 'confidences')).toEqual(MEMBERS);
    expect(outcome).toMatchObject({
      kind: 'xbrl',
      status: 'parsed',
      result: { facts: [{ concept: 'us-gaap:Assets', value: '1200', unit: 'USD', period: { instant: '2025-12-31' } }] },
    });
    expect(await parse(write('instance.xml.gz', gzipSync(instance('1200'))), '--kind', 'xbrl')).toEqual(outcome);
  });

  it('gives values with the place and words they were read from', async () => {
    const text = instance('1200');
    const { spans } = (await parse(write('spans.xml', text), '--kind', 'xbrl')) as {
      spans: Record<string, { start: number; end: number; text: string }[]>;
    };
    const all = Object.values(spans).flat();
    expect(all.length).toBeGreaterThan(0);
    for (const span of all) expect(text.slice(span.start, span.end)).toBe(span.text);
    expect(all.map((span) => span.text)).toContain('1200');
  });

  it('reads every instance of a submission', async () => {
    const documents = [document(1, 'EX-101.INS', instance('1')), document(2, 'EX-101.INS', instance('2'))];
    const outcome = await parse(write('submission.txt', submission(documents)), '--kind', 'xbrl');
    expect(outcome).toMatchObject({ status: 'parsed', result: { facts: [{ value: '1' }, { value: '2' }] } });
  });

  it('answers with every kind that applies to a submission', async () => {
    const report = `<html><body><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p>
      <p>The annual meeting was held on May 1, 2026. Proposal 1. Ratification of the appointment of Ernst &amp; Young LLP as auditor.</p>
      <table><tr><td>For</td><td>Against</td><td>Abstain</td></tr><tr><td>1,000,000</td><td>20,000</td><td>3,000</td></tr></table></body></html>`;
    const filing = submission([document(1, '8-K', report)]).replace('TYPE:\t10-K', 'TYPE:\t8-K');
    const file = write('8-k.txt', filing);
    const { outcomes } = (await parse(file)) as { outcomes: { kind: string; status: string }[] };
    expect(outcomes).toContainEqual(expect.objectContaining({ kind: 'voting-results', status: 'parsed' }));
    expect(outcomes.map(({ kind }) => kind)).toContain('dilution');
    const { stdout } = await runCli(['parse', file]);
    expect(stdout).toContain('voting-results: parsed');
    expect(stdout).toContain('dilution: parsed');
    const thirteenf = await parse(file, '--kind', 'thirteenf');
    expect(thirteenf).toMatchObject({ status: 'not_applicable', reasons: [{ code: 'form-not-read' }], result: null });
  });

  it('answers with a rejection, not a failure, where a named kind cannot be read', async () => {
    const files = {
      'empty.htm': '',
      'binary.xml': Uint8Array.from({ length: 3000 }, (_, index) => (index * 197) % 256),
      'cut.xml': instance('1200').slice(0, 300),
    };
    for (const [name, content] of Object.entries(files)) {
      const outcome = await parse(write(name, content), '--kind', 'xbrl');
      expect(outcome, name).toMatchObject({ kind: 'xbrl', confidence: 0, result: null });
      expect(['rejected', 'not_applicable'], name).toContain(outcome['status']);
      expect(outcome['reasons'], name).not.toEqual([]);
    }
  });

  it('says that no parser applies, with exit code 0', async () => {
    const file = write('letter.txt', 'Dear Sirs, we have nothing to report.');
    expect(await parse(file)).toMatchObject({ outcomes: [], reasons: [{ code: 'no-parser-applies' }] });
    const text = await runCli(['parse', file]);
    expect(text).toMatchObject({ code: 0, stdout: expect.stringContaining('no parser applies') });
  });

  it('runs one version of a parser, and names the versions there are when asked for another', async () => {
    const plain = write('versioned.xml', instance('1200'));
    const { confidences: _, ...outcome } = await parse(plain, '--parser', 'xbrl@1');
    expect(outcome).toMatchObject({ kind: 'xbrl', parserVersion: 'xbrl@1', status: 'parsed' });
    const filing = write('versioned.txt', submission([document(1, '10-K', instance('1200'))]));
    expect(await parse(filing, '--parser', 'voting-results@2')).toMatchObject({
      status: 'not_applicable',
      reasons: [{ code: 'form-not-read', message: 'voting-results@2 does not read this Form 10-K filing' }],
    });
    const unknown = await runCli(['parse', plain, '--parser', 'xbrl@99']);
    expect(unknown).toMatchObject({ code: 1, stdout: '' });
    expect(unknown.stderr).toContain('--parser xbrl@99: this build has no such version; it has xbrl@1');
  });

  it('names the kinds there are when asked for another', async () => {
    const result = await runCli(['parse', write('x.xml', instance('1')), '--kind', 'horoscope']);
    expect(result).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^tidemark: no parser of kind horoscope; choose from .*xbrl/),
    });
    expect(await runCli(['parse', 'x', '--filed', '2023-02-29'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not a date'),
    });
  });
});
