import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import type { SampleFiling, TestArchive } from '../workflow/sample-archive.ts';

interface DocumentPart {
  readonly type: string;
  readonly filename: string;
  readonly text: string;
}

function headOf({ accessionNumber, form, filedDate }: SampleFiling): string {
  const filed = filedDate.replaceAll('-', '');
  return (
    `<SEC-DOCUMENT>${accessionNumber}.txt : ${filed}\n<SEC-HEADER>${accessionNumber}.hdr.sgml : ${filed}\n` +
    `<ACCEPTANCE-DATETIME>${filed}160533\nACCESSION NUMBER:\t\t${accessionNumber}\n` +
    `CONFORMED SUBMISSION TYPE:\t${form}\nPUBLIC DOCUMENT COUNT:\t\t1\nFILED AS OF DATE:\t\t${filed}\n\n` +
    'FILER:\n\n\tCOMPANY DATA:\n\t\tCOMPANY CONFORMED NAME:\t\t\tHOSTILE INC\n' +
    '\t\tCENTRAL INDEX KEY:\t\t\t0000000777\n</SEC-HEADER>\n'
  );
}

function openingOf({ type, filename }: Omit<DocumentPart, 'text'>, sequence: number): string {
  return `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>${filename}\n<TEXT>\n`;
}

const CLOSING = '\n</TEXT>\n</DOCUMENT>\n';
const END = '</SEC-DOCUMENT>\n';

/** A whole submission of the given documents in the name of a filing of the archive. */
export function submissionOf(filing: SampleFiling, documents: readonly DocumentPart[]): string {
  const parts = documents.map((part, index) => openingOf(part, index + 1) + part.text + CLOSING);
  return headOf(filing) + parts.join('') + END;
}

/** Puts other bytes in the place of a filing. */
export async function replaceFiling(archive: TestArchive, filing: SampleFiling, content: string): Promise<void> {
  await writeFile(join(archive.dir, `${filing.path}.gz`), gzipSync(content));
}

/** The index goes on naming it; the file is gone. */
export async function removeFiling(archive: TestArchive, filing: SampleFiling): Promise<void> {
  await rm(join(archive.dir, `${filing.path}.gz`));
}

/** An inline XBRL document of so many bytes as a submission, written piece by piece: it never stands in memory. */
export async function writeHugeFiling(archive: TestArchive, filing: SampleFiling, bytes: number): Promise<void> {
  const line = Buffer.from(
    '<p>We sold <ix:nonFraction name="us-gaap:Shares" contextRef="c" unitRef="u" decimals="0">1,234,567</ix:nonFraction>' +
      ' shares &amp; substantial doubt was raised</p>\n',
  );
  const block = Buffer.concat(Array.from({ length: Math.ceil(1_000_000 / line.byteLength) }, () => line));
  const part = { type: filing.form, filename: 'huge.htm' };
  async function* content(): AsyncGenerator<Buffer> {
    yield Buffer.from(
      `${headOf(filing)}${openingOf(part, 1)}<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" ${NAMESPACES}><body>\n`,
    );
    for (let written = 0; written < bytes; written += block.byteLength) yield block;
    yield Buffer.from(`</body></html>${CLOSING}${END}`);
  }
  await writeStreamed(archive, filing, content());
}

/** Puts other bytes in the place of a filing, as they are generated. */
export async function writeStreamed(
  archive: TestArchive,
  filing: SampleFiling,
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  const file = createWriteStream(join(archive.dir, `${filing.path}.gz`));
  await pipeline(content, createGzip({ level: 1 }), file);
  if (!file.closed) await once(file, 'close');
}

const NAMESPACES =
  'xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:us-gaap="http://fasb.org/us-gaap/2024" ' +
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217"';
const CONTEXT =
  '<xbrli:context id="c"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier>' +
  '</xbrli:entity><xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>' +
  '<xbrli:unit id="u"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>';

/** An instance whose document type declares what would be a gigabyte when expanded. */
export function expandingInstance(): string {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const inner = level === 0 ? 'ha' : `&l${level - 1};`.repeat(10);
    return `<!ENTITY l${level} "${inner}">`;
  });
  return (
    `<XML>\n<?xml version="1.0"?>\n<!DOCTYPE xbrl [${levels.join('')}]>\n<xbrli:xbrl ${NAMESPACES}>${CONTEXT}` +
    '<us-gaap:Cash contextRef="c" unitRef="u" decimals="0">&l8;</us-gaap:Cash></xbrli:xbrl>\n</XML>'
  );
}

/** An instance that asks the reader to fetch what stands elsewhere. */
export function fetchingInstance(file: string, url: string): string {
  return (
    `<XML>\n<?xml version="1.0"?>\n<!DOCTYPE xbrl SYSTEM "${url}/dtd" [<!ENTITY local SYSTEM "file://${file}">` +
    `<!ENTITY remote SYSTEM "${url}/entity"><!ENTITY % more SYSTEM "${url}/parameter"> %more;]>\n` +
    `<xbrli:xbrl ${NAMESPACES}>${CONTEXT}` +
    '<us-gaap:AccountingPolicy contextRef="c">told: &local;&remote;</us-gaap:AccountingPolicy></xbrli:xbrl>\n</XML>'
  );
}

export const ERROR_PAGE =
  '<!DOCTYPE html>\n<html><head><title>SEC.gov | File Unavailable</title></head>' +
  '<body><h1>This file is temporarily unavailable</h1></body></html>\n';
