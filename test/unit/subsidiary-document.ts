/** Exhibits of fictional registrants in layouts that registrants use, with what they say: name, jurisdiction, percent, d/b/a. */
export interface SubsidiaryDocument {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly (readonly [string, (string | null)?, (number | null)?, (string | null)?])[];
  /** Depths, where the layout shows them. */
  readonly levels?: readonly number[];
  /** The parser must not be sure. */
  readonly doubtful?: true;
}

export const page = (body: string) => `<html><head><title>EX-21</title></head><body>${body}</body></html>`;
export const top = (name = 'Northgate Harbor Corp.') =>
  `<p align="right">Exhibit 21.1</p><p align="center"><b>${name}</b></p><p align="center"><b>SUBSIDIARIES OF THE REGISTRANT</b></p>`;
export const table = (rows: readonly (readonly string[])[]) =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`;
