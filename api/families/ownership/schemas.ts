import Type from 'typebox';
import { AccessionNumberText, AgentVerification, Day, IsoTime, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { day, oneOf, shares, text, usd } from '../dilution/fields.ts';

/** Blocks of an item under `view=agent`. */
export const AGENT_BLOCKS = { ...ROW_BLOCKS, verification: AgentVerification };

export const Manager = Type.Object(
  {
    cik: Type.String({ description: 'Under which the manager files Form 13F.' }),
    name: text('As on the cover of the newest report of the quarter.'),
  },
  { title: 'Manager' },
);

export const QuarterName = Type.String({ pattern: '^\\d{4}-Q[1-4]$', examples: ['2026-Q3'] });

const Note = Type.Object({ accessionNumber: AccessionNumberText, reason: Type.String() });

export const Composition = Type.Object(
  {
    composedOf: Type.Array(AccessionNumberText, {
      description: 'The reports that the holdings come from, in the order in which they apply.',
    }),
    replaced: Type.Array(AccessionNumberText, { description: 'Reports that a later one replaced.' }),
    notApplied: Type.Array(Note, { description: 'Reports that were left out, each with the reason.' }),
    takenOtherwise: Type.Array(Note, {
      description: 'Amendments whose rows contradict the box that they check, and how they were applied.',
    }),
  },
  {
    title: 'QuarterComposition',
    description: 'A restatement replaces the report of the quarter; new holdings add to it.',
  },
);

const ListBasis = Type.Object({
  kind: Type.Literal('official-list'),
  quarter: Day,
  listStatus: Nullable(oneOf(['added', 'deleted'])),
  publicAt: IsoTime,
  publicAtBasis: oneOf(['stated', 'stored']),
  description: Type.String(),
  hasOptions: Type.Boolean(),
  sourceSpan: Type.String(),
});
const ScheduleBasis = Type.Object({
  kind: Type.Literal('schedule-13'),
  schedules: Type.Integer({ description: 'How many schedules state it; the other members are of the newest.' }),
  accessionNumber: AccessionNumberText,
  form: Nullable(Type.String()),
  filingUrl: Type.String(),
  publicAt: IsoTime,
  sourceSpan: Nullable(Type.String()),
});

export const HoldingIssuer = Type.Object(
  {
    status: oneOf(['resolved', 'unresolved']),
    issuerName: text("By the SEC's list of 13(f) securities of the quarter, else by schedules."),
    cik: text('By Schedules 13D and 13G that state the CUSIP.'),
    basis: Type.Array(Type.Union([ListBasis, ScheduleBasis])),
    reasons: Type.Array(Type.Object({ code: Type.String(), message: Type.String() }), {
      description: 'Why the name or the CIK is null.',
    }),
  },
  { title: 'HoldingIssuer', description: 'The issuer behind a CUSIP; never found by its name.' },
);
export const HoldingIssuerAgent = Type.Omit(HoldingIssuer, ['basis'], { title: 'HoldingIssuerAgent' });

/** What a holding and a position say of their security. */
export const SECURITY = {
  cusip: text('With leading zeros restored where the check digit confirms them.'),
  nameOfIssuer: text('As filed.'),
  titleOfClass: text('As filed.'),
  putCall: Nullable(oneOf(['Put', 'Call'], 'Null: the security itself.')),
  sshPrnamtType: Nullable(oneOf(['SH', 'PRN'], 'Amounts are shares, or dollars of principal.')),
};
export const AMOUNTS = {
  valueDollars: usd('US dollars; null where it is not stated.'),
  sshPrnamt: shares('Shares (`SH`) or dollars of principal (`PRN`), as filed.'),
};

/** A report of a manager, as filed. */
export const REPORT = {
  accessionNumber: AccessionNumberText,
  form: Type.String(),
  filedDate: Day,
  publicAt: IsoTime,
  periodOfReport: day('Quarter end that the report is for.'),
  quarter: Nullable(QuarterName),
  reportType: text('As on the cover: `13F HOLDINGS REPORT`, `13F NOTICE`, `13F COMBINATION REPORT`.'),
  managerName: text('As on the cover.'),
  fileNumber: text('Form 13F file number.'),
  isAmendment: Type.Boolean(),
  amendmentNumber: Nullable(Type.Integer()),
  amendmentType: Nullable(oneOf(['RESTATEMENT', 'NEW HOLDINGS'])),
  confidentialOmitted: Nullable(Type.Boolean({ description: 'Whether holdings were left out as confidential.' })),
  entries: Type.Integer({ description: 'Rows of its table.' }),
  totalValueDollars: usd('Sum of its rows, US dollars.'),
  valueUnit: Nullable(oneOf(['dollars', 'thousands'], 'As its values are printed.')),
};
