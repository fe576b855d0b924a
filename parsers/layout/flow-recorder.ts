/** What `readHtmlFlow` tells about the structure of a document; positions are indexes of the plain text. */
export interface FlowRecorder {
  openTable(at: number): void;
  closeTable(at: number): void;
  openRow(): void;
  openCell(isHeader: boolean, colspan: number, rowspan: number): void;
  closeCell(at: number): void;
  /** A start tag that says what the next block is: `li`, `h1` … `h6`. */
  blockTag(name: string): void;
  /** Words begin at `at`, with these looks (`BOLD | UNDERLINED | CENTERED`) and indentation in points. */
  words(at: number, flags: number, indent: number): void;
  /** Words were written up to `at`. */
  wrote(at: number): void;
  /** A space of this code; no-break spaces before a block's first word are indentation. */
  space(code: number): void;
  /** A line or block ends; nothing was written since the last one where `at` is unchanged. */
  endBlock(at: number): void;
}
