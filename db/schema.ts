import type { BeneficialOwnersSchema } from './tables/beneficial-owners.ts';
import type { ListingSchema } from './tables/compliance.ts';
import type { CusipListsSchema } from './tables/cusip-lists.ts';
import type { DerivedSchema } from './tables/derived.ts';
import type { DilutionSchema } from './tables/dilution.ts';
import type { LockupsAndRofrSchema } from './tables/lockups-and-rofr.ts';
import type { OpsSchema } from './tables/ops.ts';
import type { ParsedSchema } from './tables/parsed.ts';
import type { RawSchema } from './tables/raw.ts';
import type { ScoreSchema } from './tables/score.ts';
import type { SubsidiariesSchema } from './tables/subsidiaries.ts';
import type { ThirteenfSchema } from './tables/thirteenf.ts';
import type { VotingSchema } from './tables/voting.ts';

/** Every table and view by its qualified name. Schemas are the stations that a filing passes. */
export type Schema = RawSchema &
  ParsedSchema &
  DilutionSchema &
  DerivedSchema &
  LockupsAndRofrSchema &
  ListingSchema &
  ScoreSchema &
  OpsSchema &
  ThirteenfSchema &
  CusipListsSchema &
  BeneficialOwnersSchema &
  SubsidiariesSchema &
  VotingSchema;
