import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AccessionNumber, parseAccessionNumber } from '../../core/ids.ts';
import { FOOTNOTE_SUBJECTS, type FootnoteSubject } from '../../core/rows-footnotes.ts';
import { FOOTNOTES_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { findFootnotes } from '../../db/repositories/datasets/footnotes.ts';
import { addNamedIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { footnotesAnswer } from '../report/render-footnotes.ts';

export const help = `For example: tidemark footnotes --ticker MSFT --search "covenant waiver" --as-of 2026-06-30

Prints the text blocks that filings tag in their notes: of the newest filing, or with --search those of all filings that
have the words, newest first, with an excerpt. "a phrase" in quotes, "or" and -without work as in a search box. A block
leads to its words by its source span: "tidemark span".`;

interface FootnoteOptions extends IssuerOptions {
  readonly search?: string;
  readonly subject?: FootnoteSubject;
  readonly accession?: AccessionNumber;
  readonly limit: number;
  readonly full?: boolean;
}

export function register(command: Command): void {
  addNamedIssuerOptions(command)
    .option('--search <words>', 'only blocks with these words')
    .addOption(new Option('--subject <subject>', 'only blocks about this').choices(FOOTNOTE_SUBJECTS))
    .option('--accession <number>', 'only blocks of this filing', parseAccessionNumber)
    .option('--limit <count>', 'at most this many blocks, 1 to 500', limitOf, 100)
    .option('--full', 'print the whole text of each block')
    .action(footnotes);
}

function limitOf(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 500) return limit;
  throw new InvalidArgumentError('want a whole number from 1 to 500.');
}

async function footnotes({ search, subject, accession, limit, full, ...options }: FootnoteOptions): Promise<void> {
  await printIssuerDataset(options, FOOTNOTES_DATASET, async ({ db, publicTo, computedBy, ...issuer }) => {
    const found = await findFootnotes(db, {
      cik: issuer.cik,
      accessionNumber: accession ?? null,
      subject: subject ?? null,
      words: search ?? null,
      clocks: { publicTo, computedBy, parserVersion: null },
      limit: limit + 1,
    });
    const shown = { notes: found.slice(0, limit), isMore: found.length > limit, isFull: full === true };
    return footnotesAnswer(issuer, shown);
  });
}
