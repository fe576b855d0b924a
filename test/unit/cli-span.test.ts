import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { runCli } from '../cli.ts';

const WORDS = 'Net proceeds of “about” $12.5 million — less fees';
const BODY = `<p>${WORDS}</p><p><b>R&amp;D &#38; other</b></p>`;
const bodyAt = (words: string) => BODY.indexOf(words);
let home = '';
let key = '';
let start = 0;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'tidemark-span-'));
  start = bodyAt('$12.5 million');
  const submission = `<SEC-DOCUMENT>0000000001-26-000001.txt : 20260102
<SEC-HEADER>0000000001-26-000001.hdr.sgml : 20260102
ACCESSION NUMBER:		0000000001-26-000001
CONFORMED SUBMISSION TYPE:	424B5
PUBLIC DOCUMENT COUNT:		1
FILED AS OF DATE:		20260102
</SEC-HEADER>
<DOCUMENT>
<TYPE>424B5
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
${BODY}
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;
  key = (await createDiskRawStore(join(home, 'raw')).put(Buffer.from(submission))).key;
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const span = (text: string, ...more: string[]) => runCli(['span', text, ...more], { env: { TIDEMARK_HOME: home } });

describe('tidemark span', () => {
  it('prints the very words of a stored submission', async () => {
    const { stdout } = await span(`${key}#1:${start}-${start + 13}`, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      accessionNumber: '0000000001-26-000001',
      form: '424B5',
      type: '424B5',
      sequence: 1,
      text: '$12.5 million',
    });
    expect(await span(`${key}#1:${start}-${start + 13}`)).toEqual({ code: 0, stdout: '$12.5 million\n', stderr: '' });
  });

  it('prints text as a reader sees it, and the markup with --html', async () => {
    const bold = `${key}#1:${bodyAt('<b>R&amp;D')}-${bodyAt('</b>') + 4}`;
    expect(await span(bold)).toEqual({ code: 0, stdout: 'R&D & other\n', stderr: '' });
    expect(await span(bold, '--html')).toEqual({ code: 0, stdout: '<b>R&amp;D &#38; other</b>\n', stderr: '' });
    expect(JSON.parse((await span(bold, '--json')).stdout)).toMatchObject({
      text: 'R&D & other',
      markup: '<b>R&amp;D &#38; other</b>',
    });
    // Words without a tag are still HTML where the document is.
    const entity = `${key}#1:${bodyAt('R&amp;D')}-${bodyAt('R&amp;D') + 7}`;
    expect(await span(entity)).toMatchObject({ stdout: 'R&D\n' });
    const tag = `${key}#1:${bodyAt('<b>')}-${bodyAt('<b>') + 3}`;
    expect(await span(tag)).toEqual({ code: 0, stdout: '\n', stderr: expect.stringContaining('--html') });
  });

  it('says what is wrong with a span that leads nowhere', async () => {
    expect(await span(`${key}#7:0-1`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('it has documents 1'),
    });
    expect(await span(`${key}#1:0-99999`)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/document 1 has \d+ characters/),
    });
    const missing = `sha256:${'0'.repeat(64)}#1:0-1`;
    expect(await span(missing, '--json')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('raw-object-missing'),
    });
  });
});
