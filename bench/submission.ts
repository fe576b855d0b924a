import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readSubmission } from '../sources/submission/read-submission.ts';
import { corpusPath } from '../test/corpus.ts';

const HEADER = `<SEC-DOCUMENT>0001234567-24-000012.txt : 20240329
<SEC-HEADER>0001234567-24-000012.hdr.sgml : 20240329
<ACCEPTANCE-DATETIME>20240329160533
ACCESSION NUMBER:\t\t0001234567-24-000012
CONFORMED SUBMISSION TYPE:\t10-K
FILED AS OF DATE:\t\t20240329

FILER:

\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\t\tBENCH INC
\t\tCENTRAL INDEX KEY:\t\t\t0000000777
</SEC-HEADER>
`;

/** A submission of about 40 MB: large HTML (one ASCII, one UTF-8), an instance, and uuencoded images. */
function generateSubmission(): Buffer {
  const line = '<tr><td style="padding:2px">Revenue from contracts with customers</td><td>1,234,567</td></tr>\n';
  const html = `<html><body><table>\n${line.repeat(120_000)}</table></body></html>\n`;
  const accented = html.replace('Revenue', 'Société');
  const uuencoded = `begin 644 image.jpg\n${`M${'#0V%'.repeat(12)}\n`.repeat(100_000)}\`\nend\n`;
  const bodies: [string, string][] = [
    ['10-K', `<XBRL>\n${html}</XBRL>\n`],
    ['EX-13', accented],
    ['XML', `<XBRL>\n<?xml version="1.0"?>\n<x>${line.repeat(60_000)}</x>\n</XBRL>\n`],
    ['GRAPHIC', uuencoded],
  ];
  const documents = bodies.map(
    ([type, body], index) =>
      `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>f${index}\n<TEXT>\n${body}</TEXT>\n</DOCUMENT>\n`,
  );
  return Buffer.from(`${HEADER}${documents.join('')}</SEC-DOCUMENT>\n`);
}

interface Timing {
  readonly splitMs: number;
  readonly decodeMs: number;
  readonly units: number;
}

function measure(submissions: readonly Buffer[]): Timing {
  let splitMs = 0;
  let decodeMs = 0;
  let units = 0;
  for (const bytes of submissions) {
    const started = performance.now();
    const { documents } = readSubmission(bytes);
    const split = performance.now();
    for (const document of documents) units += document.isBinary ? document.bytes().length : document.text.length;
    splitMs += split - started;
    decodeMs += performance.now() - split;
  }
  return { splitMs, decodeMs, units };
}

function best(submissions: readonly Buffer[], rounds: number): Timing {
  const timings = Array.from({ length: rounds }, () => measure(submissions));
  timings.sort((a, b) => a.splitMs + a.decodeMs - (b.splitMs + b.decodeMs));
  return timings[0] ?? { splitMs: Number.NaN, decodeMs: Number.NaN, units: 0 };
}

function rates(name: string, submissions: readonly Buffer[], rounds: number): Record<string, number> {
  const megabytes = submissions.reduce((sum, bytes) => sum + bytes.length, 0) / 1e6;
  const { splitMs, decodeMs, units } = best(submissions, rounds);
  return {
    [`${name} MB`]: Math.round(megabytes * 10) / 10,
    [`${name} split MB/s`]: Math.round((megabytes / splitMs) * 1000),
    [`${name} split and decode MB/s`]: Math.round((megabytes / (splitMs + decodeMs)) * 1000),
    [`${name} decoded units and bytes`]: units,
  };
}

/** Speed of splitting submissions and decoding their documents: a generated one, and the corpus if available. */
export async function benchSubmission(): Promise<Record<string, number | string>> {
  const generated = rates('generated', [generateSubmission()], 5);
  const manifest = corpusPath('edgar', 'manifest.jsonl');
  if (manifest === null) return { ...generated, corpus: 'absent' };
  const lines = readFileSync(manifest, 'utf8').split('\n').filter(Boolean);
  const submissions = lines.map((line) => {
    const { path } = JSON.parse(line) as { path: string };
    return gunzipSync(readFileSync(corpusPath(path) ?? ''));
  });
  return { ...generated, ...rates('corpus', submissions, 3) };
}
