import type { Operation } from '../../operation.ts';
import { compare13f } from './compare.ts';
import { getInstitutionalExtract } from './extract.ts';
import { list13fFilings } from './filings.ts';
import { getInvestorGraph } from './investor.ts';
import { list13d13g } from './schedules.ts';
import { get13f } from './thirteenf.ts';
import { getHolderGraph } from './ticker.ts';

export const OWNERSHIP: readonly Operation[] = [
  list13d13g,
  get13f,
  compare13f,
  list13fFilings,
  getInstitutionalExtract,
  getInvestorGraph,
  getHolderGraph,
];
