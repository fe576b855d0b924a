/** What a role's definition says that its part of the filing is. */
export type RoleSort = 'document' | 'statement' | 'disclosure' | 'schedule';

/** A role of the filing: a statement, a note, a level of detail of a note. */
export interface Role {
  readonly uri: string;
  /** As written: `"0000002 - Statement - CONSOLIDATED BALANCE SHEETS"`. */
  readonly definition: string;
  /** Null where the definition does not follow the EDGAR Filer Manual (6.7.12). */
  readonly sort: RoleSort | null;
  /** `"CONSOLIDATED BALANCE SHEETS"`; the whole definition where it has no such parts. */
  readonly title: string;
  /** `"0000002"`, by which the parts of the filing are ordered as text. */
  readonly code: string | null;
}

/** @example roleOf('u', '0000002 - Statement - CONSOLIDATED BALANCE SHEETS').sort // "statement" */
export function roleOf(uri: string, definition: string): Role {
  const match = /^([\w.]{1,40}) ?[-–—] ?(document|statement|disclosure|schedule) ?[-–—] ?(.+)$/i.exec(definition);
  const [, code = null, sort = null, title = definition] = match ?? [];
  return { uri, definition, sort: sort === null ? null : (sort.toLowerCase() as RoleSort), title, code };
}
