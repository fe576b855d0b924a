import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface ArchiveFixture {
  readonly dir: string;
  /** Writes a file of the archive; a name that ends in `.gz` is gzipped on the way. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  remove(): Promise<void>;
}

/** An archive directory of one test, in EDGAR's layout. */
export async function createArchiveFixture(): Promise<ArchiveFixture> {
  const dir = await mkdtemp(join(tmpdir(), 'tidemark-archive-'));
  return {
    dir,
    async write(name, content) {
      const file = join(dir, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, name.endsWith('.gz') ? gzipSync(content) : content);
    },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

/** A small whole submission. */
export function submissionText(options: {
  accession: string;
  cik: string;
  form: string;
  filed: string;
  name: string;
  body?: string;
}): string {
  const filed = options.filed.replaceAll('-', '');
  return `<SEC-DOCUMENT>${options.accession}.txt : ${filed}
<SEC-HEADER>${options.accession}.hdr.sgml : ${filed}
<ACCEPTANCE-DATETIME>${filed}160533
ACCESSION NUMBER:		${options.accession}
CONFORMED SUBMISSION TYPE:	${options.form}
PUBLIC DOCUMENT COUNT:		1
FILED AS OF DATE:		${filed}

FILER:

	COMPANY DATA:
		COMPANY CONFORMED NAME:			${options.name}
		CENTRAL INDEX KEY:			${options.cik.padStart(10, '0')}

</SEC-HEADER>
<DOCUMENT>
<TYPE>${options.form}
<SEQUENCE>1
<FILENAME>main.txt
<TEXT>
${options.body ?? 'Something happened.'}
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>
`;
}
