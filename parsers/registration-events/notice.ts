/** The forms of notices that are read in different ways. */
export type NoticeKind = 'effectiveness' | 'withdrawal' | 'withdrawal-undone' | 'amendment' | 'termination';

export interface Notice {
  readonly kind: NoticeKind;
  /** EDGAR's form type, or the type of form that a bare document is in its own words. */
  readonly form: string;
}
