import Type from 'typebox';
import type { ScheduleOwner } from '../../../db/repositories/datasets/schedule-owners.ts';
import { AccessionNumberText, IsoTime, Nullable, ROW_BLOCKS } from '../../blocks.ts';
import { day, flag, percent, shares, text } from '../dilution/fields.ts';
import { shownBlocks } from '../shown-blocks.ts';
import { AGENT_BLOCKS } from './schemas.ts';

const OWN = {
  object: Type.Literal('beneficial_owner'),
  id: Type.String({ description: 'Place of the row: accession number, parser, position among the persons.' }),
  accessionNumber: AccessionNumberText,
  publicAt: IsoTime,
  form: text('As the filing states it, with `/A` for amendments.'),
  amendment: Nullable(Type.Integer({ description: 'Number of the amendment; null for originals.' })),
  eventDate: day('Date of the event that required the filing.'),
  issuer: Type.Object({
    name: text('As on the cover.'),
    cik: text('Of the issuer.'),
    cusip: text('As on the cover.'),
  }),
  securitiesClass: text('As on the cover.'),
  name: text('Of the reporting person.'),
  cik: text('Of the reporting person, where the filing states one.'),
  sharesOwned: shares('Aggregate amount beneficially owned.'),
  percentOfClass: percent('Of the class.'),
  soleVoting: shares('Sole voting power.'),
  sharedVoting: shares('Shared voting power.'),
  soleDispositive: shares('Sole dispositive power.'),
  sharedDispositive: shares('Shared dispositive power.'),
  memberOfGroup: flag('Whether the person is checked as a member of a group.'),
  typeOfReportingPerson: Type.Array(Type.String(), { description: 'Codes as printed: `IA`, `IN`, `HC`.' }),
  citizenship: text('Citizenship or place of organization.'),
  notNamedIn: Type.Optional(
    Nullable({
      ...AccessionNumberText,
      description: 'Only with `latest=true`: a later schedule of the same filers that leaves the person out.',
    }),
  ),
};

export const BeneficialOwner = Type.Object({ ...OWN, ...ROW_BLOCKS }, { title: 'BeneficialOwner' });
export const BeneficialOwnerAgent = Type.Object({ ...OWN, ...AGENT_BLOCKS }, { title: 'BeneficialOwnerAgent' });

export function ownerItem(owner: ScheduleOwner & { readonly notNamedIn?: string | null }, isAgent: boolean): object {
  const { ordinal, provenance, freshness, materialization, verification, ...own } = owner;
  return {
    ...own,
    id: `${owner.accessionNumber}.${provenance.parserVersion.split('@')[0]}.${ordinal}`,
    ...shownBlocks({ provenance, freshness, materialization, verification }, isAgent),
  };
}
