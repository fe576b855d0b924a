import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import { parseCik } from '../core/ids.ts';
import { quarterEndOf } from './calendar.ts';
import type { DraftDocument, FilingDraft } from './filing-draft.ts';
import type { Filer } from './filing-writer.ts';
import { personName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { renderThirteenfCover, renderThirteenfTable, THIRTEENF_LAYOUTS } from './render-thirteenf.ts';
import type { HoldingTruth, ThirteenfTruth } from './truth.ts';

/** An issuer whose shares managers may hold, with its closes at quarter ends. */
export interface Holdable {
  readonly name: string;
  readonly cusip: string;
  readonly closes: ReadonlyMap<IsoDate, number>;
  readonly listed: boolean;
}

export interface Manager {
  readonly index: number;
  readonly filer: Filer;
  readonly fileNumber: string;
  readonly signer: string;
  /** Manager that reports this one's holdings; null for those that report themselves. */
  readonly reportedBy: { readonly name: string; readonly fileNumber: string } | null;
}

const HOUSES = 'Larkmere;Ostrava Point;Greyfell;Tidewater Fold;Cinderford;Balmoral Reach;Nine Elms;Hollowell'.split(
  ';',
);
const NEW_YORK = { city: 'NEW YORK', state: 'NY', zip: '10004', areaCode: '212' };
const TRADES = ['Capital Management LP', 'Asset Management LLC', 'Advisors, Inc.', 'Partners L.P.'];

function managerName(index: number): string {
  const round = Math.floor(index / (HOUSES.length * TRADES.length));
  return `${HOUSES[index % HOUSES.length]} ${TRADES[Math.floor(index / HOUSES.length) % TRADES.length]}${round === 0 ? '' : ` ${round + 1}`}`;
}

export function createManager(seed: string, index: number): Manager {
  const random = createRandom(`${seed}/manager/${index}`);
  const cik = parseCik(9_800_000 + index * 3 + random.int(0, 2));
  return {
    index,
    fileNumber: `028-9${String(index).padStart(4, '0')}`,
    signer: personName(random),
    // Every seventh manager files a notice: the one before it reports for both.
    reportedBy:
      index % 7 === 2
        ? { name: managerName(index - 1), fileNumber: `028-9${String(index - 1).padStart(4, '0')}` }
        : null,
    filer: {
      archetype: 'manager',
      filerId: cik.padStart(10, '0'),
      firstSequence: 1,
      header: {
        cik,
        name: managerName(index),
        sic: null,
        ein: String(random.int(900000000, 999999999)),
        stateOfIncorporation: 'DE',
        fiscalYearEnd: '1231',
        place: { ...NEW_YORK, street: `${random.int(1, 900)} Harbour Exchange` },
        phone: `212-555-0${random.int(100, 199)}`,
        formerName: null,
      },
    },
  };
}

function holdingOf(issuer: Holdable, close: number, random: Random): HoldingTruth {
  const shares = random.int(1_000, 900_000);
  const option = random.chance(0.05);
  const voting = option
    ? { sole: 0, shared: 0, none: shares }
    : random.chance(0.8)
      ? { sole: shares, shared: 0, none: 0 }
      : { sole: 0, shared: shares, none: 0 };
  return {
    nameOfIssuer: issuer.name.toUpperCase(),
    titleOfClass: 'COM',
    cusip: issuer.cusip,
    valueDollars: Math.round(shares * close),
    sshPrnamt: shares,
    sshPrnamtType: 'SH',
    putCall: option ? random.pick(['Put', 'Call'] as const) : null,
    investmentDiscretion: random.pick(['SOLE', 'SOLE', 'DFND'] as const),
    votingAuthority: voting,
  };
}

function document(type: string, filename: string, body: string, layout: string): DraftDocument {
  return { type, filename, body, wrapper: 'XML', layout };
}

/** A manager's quarterly reports, 30 to 45 days after each quarter; values are dollars, as since 2023-01-03. */
export function managerFilings(
  manager: Manager,
  issuers: readonly Holdable[],
  from: IsoDate,
  to: IsoDate,
  random: Random,
): FilingDraft[] {
  const { filer } = manager;
  const layout = THIRTEENF_LAYOUTS[manager.index % THIRTEENF_LAYOUTS.length] ?? 'default-namespace';
  const wanted = random.float(0.1, 0.5);
  const held = issuers.filter((issuer) => issuer.listed && random.chance(Math.min(wanted, 400 / issuers.length)));
  const drafts: FilingDraft[] = [];
  for (let end = quarterEndOf(addDays(from, -92)); end < to; end = quarterEndOf(addDays(end, 1))) {
    const filedDate = businessDayOnOrAfter(addDays(end, random.int(25, 44)));
    const holdings = manager.reportedBy
      ? []
      : held.flatMap((issuer) => {
          const close = issuer.closes.get(end);
          return close === undefined || random.chance(0.1) ? [] : [holdingOf(issuer, close, random)];
        });
    if (filedDate < from || filedDate > to || (holdings.length === 0 && !manager.reportedBy)) continue;
    const truth: ThirteenfTruth = {
      reportType: manager.reportedBy ? '13F NOTICE' : '13F HOLDINGS REPORT',
      periodOfReport: end,
      managerName: filer.header.name,
      entries: holdings.length,
      totalValueDollars: holdings.reduce((sum, holding) => sum + holding.valueDollars, 0),
      valueUnit: 'dollars',
      holdings,
    };
    const { fileNumber, signer, reportedBy } = manager;
    const { cik, place } = filer.header;
    const cover = { cik, fileNumber, city: place.city, state: place.state, signer, signed: filedDate, reportedBy };
    const form = reportedBy ? '13F-NT' : '13F-HR';
    drafts.push({
      form,
      filedDate,
      periodOfReport: end,
      fileNumber,
      effectivenessDate: filedDate,
      documents: [
        document(form, 'primary_doc.xml', renderThirteenfCover(truth, cover), 'cover'),
        ...(reportedBy
          ? []
          : [document('INFORMATION TABLE', 'infotable.xml', renderThirteenfTable(truth, layout), layout)]),
      ],
      truth: { thirteenf: truth },
    });
  }
  return drafts;
}
