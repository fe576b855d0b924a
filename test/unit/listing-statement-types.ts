/** A short document written as filers write them, with what it states; null where it states none of a kind. */
export interface WildStatement {
  readonly name: string;
  readonly form: string;
  readonly paragraphs: readonly string[];
  readonly filedDate?: string;
  readonly expected: {
    readonly exchangeCompliance?: readonly Readonly<Record<string, unknown>>[] | null;
    readonly reverseSplit?: Readonly<Record<string, unknown>> | null;
    readonly corporateActions?: readonly Readonly<Record<string, unknown>>[] | null;
    readonly cash?: Readonly<Record<string, unknown>> | null;
    readonly shareFloat?: Readonly<Record<string, unknown>> | null;
  };
}
