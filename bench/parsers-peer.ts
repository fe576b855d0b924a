import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parserById } from '../parsers/registry.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { corpusPath } from '../test/corpus.ts';
import { askEdgartools, compared, fastest, type Seconds } from './edgartools.ts';
import { type Figures, MEGABYTE } from './measure.ts';
import { withTemporaryDirectory } from './temporary.ts';
import { tableOfSize } from './thirteenf-documents.ts';

/** A kind of document that edgartools also reads from its text alone. */
interface Compared {
  /** The reader's name in `edgartools-parsers.py`. */
  readonly reader: string;
  readonly parser: string;
  readonly title: string;
  readonly form: string;
  readonly documents: readonly Uint8Array[];
  /** How many items an outcome has that edgartools counts too. */
  readonly count: (result: unknown) => number;
}

type Answer = Readonly<Record<string, readonly { readonly seconds: Seconds; readonly items: number }[]>>;

const EFFECT = `<?xml version="1.0"?>
<edgarSubmission><schemaVersion>X0101</schemaVersion><submissionType>EFFECT</submissionType><act>33</act><testOrLive>LIVE</testOrLive>
<effectiveData><accessionNumber>0000000001-25-000001</accessionNumber><submissionType>EFFECT</submissionType><form>S-3</form>
<filer><cik>0000000001</cik><entityName>GENERATED INC</entityName><fileNumber>333-284478</fileNumber></filer>
<finalEffectivenessDispDate>2025-04-02</finalEffectivenessDispDate><finalEffectivenessDispTime>04:00 PM</finalEffectivenessDispTime>
</effectiveData></edgarSubmission>`;

/** HTML reports with Item 5.07 of the golden set; without the flattened ones, which edgartools does not read. */
function currentReports(): readonly Uint8Array[] {
  const golden = corpusPath('golden', 'voting-results');
  const folders = golden === null ? [] : readdirSync(golden).map((name) => join(golden, name));
  return folders.flatMap((folder) => {
    const input = readdirSync(folder).find((name) => /^input\.html?\.gz$/.test(name));
    return input === undefined ? [] : [gunzipSync(readFileSync(join(folder, input)))];
  });
}

function schedules(): readonly Uint8Array[] {
  const folder = corpusPath('ownership');
  const names = folder === null ? [] : readdirSync(folder).filter((name) => name.endsWith('.xml.gz'));
  return names.map((name) => gunzipSync(readFileSync(join(folder ?? '', name))));
}

function comparisons(): readonly Compared[] {
  const list = (result: unknown, key: string): number => {
    const value = (result as Readonly<Record<string, unknown>> | null)?.[key];
    return Array.isArray(value) ? value.length : 0;
  };
  return [
    {
      reader: 'information table',
      parser: 'thirteenf',
      title: '13F table of 10 MB',
      form: '13F-HR',
      documents: [Buffer.from(tableOfSize(10 * MEGABYTE))],
      count: (result) => list(result, 'holdings'),
    },
    {
      reader: 'schedule',
      parser: 'beneficial-ownership',
      title: '13D/G as XML',
      form: 'SCHEDULE 13G',
      documents: schedules(),
      count: (result) => list(result, 'reportingPersons'),
    },
    {
      reader: 'current report',
      parser: 'voting-results',
      title: '8-K to items (edgartools), to votes (Tidemark)',
      form: '8-K',
      documents: currentReports(),
      count: (result) => list(result, 'proposals'),
    },
    {
      reader: 'notice of effectiveness',
      parser: 'registration-events',
      title: 'EFFECT notice',
      form: 'EFFECT',
      documents: [Buffer.from(EFFECT)],
      count: (result) => list(result, 'registrationEvents'),
    },
  ];
}

/** Reads a document with the newest version of a parser, from its bytes, and gives its result. */
function read({ parser: id, form }: Compared, bytes: Uint8Array): unknown {
  const parser = parserById(id);
  const submission = readBareDocument(bytes, { form, type: form });
  const [document] = submission.documents;
  if (parser === null || document === undefined) throw new Error(`no parser ${id}, or no document`);
  const outcome = parser.parse(submission, document, { filedDate: null, upstream: new Map() });
  if (outcome.status !== 'parsed') throw new Error(`${id}: ${JSON.stringify(outcome.reasons)}`);
  return outcome.result;
}

/**
 * edgartools and Tidemark over the same bytes of each kind that edgartools reads from a document alone, one after the other
 * in one run; the aim is 3 times as fast, for 13F 8. Kinds whose documents are in the corpus are skipped where it is absent.
 */
export function benchParsersPeer(): Promise<Figures> {
  return withTemporaryDirectory(async (directory) => {
    const kinds = comparisons().filter(({ documents }) => documents.length > 0);
    const paths = new Map<string, string[]>();
    for (const { reader, documents } of kinds) {
      for (const [index, bytes] of documents.entries()) {
        const path = join(directory, `${reader.replaceAll(' ', '-')}-${index}`);
        await writeFile(path, bytes);
        paths.set(reader, [...(paths.get(reader) ?? []), path]);
      }
    }
    const job = { documents: Object.fromEntries(paths) };
    const peer = await askEdgartools<Answer>('edgartools-parsers.py', directory, job);
    let figures: Figures = {};
    for (const kind of kinds) {
      const own = kind.documents.map((bytes) => fastest(() => void read(kind, bytes)));
      const theirs = peer[kind.reader] ?? [];
      const items = kind.documents.reduce((sum, bytes) => sum + kind.count(read(kind, bytes)), 0);
      const found = theirs.reduce((sum, { items: count }) => sum + count, 0);
      figures = {
        ...figures,
        ...compared(
          `${kind.documents.length} × ${kind.title}`,
          own,
          theirs.map(({ seconds }) => seconds),
        ),
        [`${kind.title}: found by edgartools, by Tidemark`]: `${found}, ${items}`,
      };
    }
    return figures;
  });
}
