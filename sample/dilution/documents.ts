import { nameChangeReport, regainedCompliance, resultsRelease, reverseSplitReport } from './actions.ts';
import { equityLineAgreement, noteInstrument, salesAgreement, unitPurchaseAgreement } from './agreements.ts';
import { unitOffering } from './blank-check.ts';
import { noteHistory, noteTable, warrantTable } from './notes.ts';
import { deregisteringAmendment, effectNotice, withdrawalLetter } from './notices.ts';
import { atmIncrease, freeWritingProspectus, pressRelease, rightsOffering } from './offerings.ts';
import { noteRelease, underwrittenRelease } from './releases.ts';
import { lockupsOfThree, proxyWithRange, twoDeficiencies } from './reports.ts';
import { createSetting, type DilutionDocument, type Setting } from './setting.ts';

const CLASSES: readonly ((setting: Setting) => DilutionDocument)[] = [
  effectNotice,
  withdrawalLetter,
  deregisteringAmendment,
  freeWritingProspectus,
  rightsOffering,
  atmIncrease,
  pressRelease,
  proxyWithRange,
  lockupsOfThree,
  twoDeficiencies,
  underwrittenRelease,
  noteRelease,
  equityLineAgreement,
  salesAgreement,
  noteInstrument,
  unitPurchaseAgreement,
  noteHistory,
  noteTable,
  warrantTable,
  reverseSplitReport,
  nameChangeReport,
  regainedCompliance,
  resultsRelease,
  unitOffering,
];

/**
 * One document of each class of dilution disclosure that the issuers of the archive do not file, with its truth; the same
 * seed gives the same documents.
 *
 * @example
 * dilutionDocuments('1').map(({ form }) => form) // ['EFFECT', 'RW', 'POS AM', 'FWP', …]
 */
export function dilutionDocuments(seed: string): readonly DilutionDocument[] {
  return CLASSES.map((write) => write(createSetting(seed, write.name)));
}
