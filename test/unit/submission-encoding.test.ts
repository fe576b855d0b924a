import { describe, expect, test } from 'vitest';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { uudecode } from '../../sources/submission/uudecode.ts';

function read(...parts: (string | number[])[]): { text: string; encoding: string } {
  const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));
  const document = readBareDocument(bytes, {}).documents[0];
  return { text: document?.text ?? 'no document', encoding: document?.encoding ?? 'none' };
}

describe('the encoding is decided per document', () => {
  test('a byte order mark decides and is not part of the text', () => {
    expect(read([0xef, 0xbb, 0xbf], 'é')).toEqual({ text: 'é', encoding: 'utf-8' });
    expect(read([0xff, 0xfe, 0x61, 0x00, 0x1c, 0x20])).toEqual({ text: 'a“', encoding: 'utf-16le' });
  });

  test('an XML declaration decides', () => {
    const { text, encoding } = read('<?xml version="1.0" encoding="ISO-8859-1"?><a>', [0xc3, 0xa9], '</a>');
    expect(encoding).toBe('windows-1252');
    expect(text).toContain('<a>Ã©</a>');
  });

  test('an HTML meta charset decides', () => {
    expect(read('<html><META content="text/html; charset=shift_jis">', [0x93, 0x61]).text).toMatch(/殿$/);
    expect(read('<html><meta charset=windows-1252>', [0xc3, 0xa9]).text).toMatch(/Ã©$/);
  });

  test('without a declaration valid UTF-8 is UTF-8', () => {
    expect(read('Société')).toEqual({ text: 'Société', encoding: 'utf-8' });
  });

  test('else windows-1252, with its own 0x80 to 0x9f', () => {
    expect(read('price ', [0x80], '1 ', [0x93, 0x61, 0x94, 0x97, 0xe9])).toEqual({
      text: 'price €1 “a”—é',
      encoding: 'windows-1252',
    });
  });

  test('a declaration that the bytes contradict does not lose characters', () => {
    expect(read('<?xml version="1.0" encoding="utf-8"?>', [0x93]).text).toMatch(/“$/);
    expect(read("<?xml version='1.0' encoding='ASCII'?>", 'é').text).toMatch(/é$/);
    expect(read('<?xml version="1.0" encoding="UTF-16"?>é').text).toMatch(/é$/);
    expect(read('<?xml version="1.0" encoding="x-nonsense"?>é').text).toMatch(/é$/);
  });
});

describe('uuencoded bodies', () => {
  test('decode to the bytes', () => {
    expect(Buffer.from(uudecode(Buffer.from('begin 644 a.txt\n#0V%T\n`\nend\n'))).toString()).toBe('Cat');
  });

  test('trailing spaces that a mailer stripped are zero bits', () => {
    const full = 'begin 644 a.bin\n&  $"    \n \nend\n';
    const stripped = full.replace(/ +\n/g, '\n');
    expect([...uudecode(Buffer.from(full))]).toEqual([0, 1, 2, 0, 0, 0]);
    expect([...uudecode(Buffer.from(stripped))]).toEqual([0, 1, 2, 0, 0, 0]);
  });

  test('characters behind the stated length and CRLF line ends are ignored', () => {
    expect(Buffer.from(uudecode(Buffer.from('begin 644 a\r\n#0V%TX\r\n`\r\nend\r\n'))).toString()).toBe('Cat');
  });

  test('a body that is cut off gives the bytes that were there', () => {
    const decoded = uudecode(Buffer.from('begin 644 a.txt\n#0V%T\nM0V%T0V'));
    expect(Buffer.from(decoded).toString()).toBe('CatCatC');
  });

  test('a run of length characters without data stays below the limit', () => {
    expect(uudecode(Buffer.from(`begin 644 a\n${'_\n'.repeat(1000)}end\n`)).length).toBe(63_000);
  });
});
