import { each, type FieldRules, gaap, ifrs, largest, sum, withAny } from './field-rule.ts';

/** Long-term debt in one line, most often without the part due within a year. */
const LONG_TERM = gaap(
  'LongTermDebtNoncurrent',
  'LongTermDebtAndCapitalLeaseObligations',
  'LongTermDebtAndFinanceLeaseLiabilitiesNoncurrent',
  'LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities',
);
/** By definition with the part due within a year, on many balance sheets without it. */
const LONG_TERM_OR_ALL = gaap('LongTermDebt');
/** Lines that issuers print beside each other: one concept of each group at most. */
const OTHER_LONG_TERM = [
  gaap('ConvertibleLongTermNotesPayable', 'ConvertibleDebtNoncurrent', 'ConvertibleNotesPayable', 'ConvertibleDebt'),
  gaap(
    'LongTermNotesPayable',
    'NotesPayableNoncurrent',
    'LongTermNotesAndLoans',
    'SeniorLongTermNotes',
    'SeniorNotes',
    'UnsecuredLongTermDebt',
    'NotesPayable',
    'OtherLongTermDebtNoncurrent',
  ),
  gaap('LongTermLoansPayable', 'LongTermLineOfCredit', 'SecuredLongTermDebt', 'OtherLoansPayableLongTerm'),
  // Balance sheets without a current part: real estate, banks.
  gaap('SecuredDebt'),
  gaap('UnsecuredDebt'),
  gaap(
    'SubordinatedDebt',
    'SubordinatedLongTermDebt',
    'JuniorSubordinatedNotes',
    'JuniorSubordinatedDebentureOwedToUnconsolidatedSubsidiaryTrust',
  ),
];
/** Borrowings of banks from the Federal Home Loan Banks, due at any time. */
const HOME_LOAN_BANKS = gaap('AdvancesFromFederalHomeLoanBanks', 'FederalHomeLoanBankAdvancesLongTerm');
const NOTES_TO_RELATED = [
  gaap('NotesPayableRelatedPartiesNoncurrent'),
  gaap('NotesPayableRelatedPartiesClassifiedCurrent', 'NotesPayableRelatedPartiesCurrentAndNoncurrent'),
];
const CURRENT = [
  gaap(
    'LongTermDebtCurrent',
    'LongTermDebtAndCapitalLeaseObligationsCurrent',
    'LongTermDebtAndFinanceLeaseLiabilitiesCurrent',
    'DebtCurrent',
  ),
  gaap('ConvertibleNotesPayableCurrent', 'ConvertibleDebtCurrent'),
  gaap('NotesPayableCurrent', 'SeniorNotesCurrent', 'LoansPayableCurrent', 'OtherNotesPayableCurrent'),
  gaap('SecuredDebtCurrent', 'UnsecuredDebtCurrent', 'OtherLongTermDebtCurrent'),
  gaap(
    'ShortTermBorrowings',
    'CommercialPaper',
    'NotesAndLoansPayable',
    'NotesAndLoansPayableCurrent',
    'ShortTermBankLoansAndNotesPayable',
    'OtherShortTermBorrowings',
  ),
  gaap('LinesOfCreditCurrent', 'LineOfCredit'),
];
const OTHER_DEBT = [...OTHER_LONG_TERM, ...CURRENT, ...NOTES_TO_RELATED, HOME_LOAN_BANKS];
const CURRENT_LINES = CURRENT.flat();
/** Of a list without faces: the same debt may be stated by several concepts, so that only these are added. */
const CURRENT_PORTION = gaap(
  'LongTermDebtCurrent',
  'LongTermDebtAndCapitalLeaseObligationsCurrent',
  'LongTermDebtAndFinanceLeaseLiabilitiesCurrent',
);
const SHORT_TERM = gaap(
  'ShortTermBorrowings',
  'CommercialPaper',
  'NotesAndLoansPayable',
  'NotesAndLoansPayableCurrent',
);

const OIL_AND_GAS = gaap('OilAndGasPropertyFullCostMethodNet', 'OilAndGasPropertySuccessfulEffortMethodNet');
const FUEL = gaap(
  'EnergyRelatedInventoryNaturalGasInStorage',
  'EnergyRelatedInventoryGasStoredUnderground',
  'EnergyRelatedInventoryCoal',
  'EnergyRelatedInventoryOtherFossilFuel',
);
const MATERIALS = gaap('InventoryRawMaterialsAndSupplies', 'MaterialsSuppliesAndOther', 'PublicUtilitiesInventory');

/** By definition a part of noncurrent borrowings, on many balance sheets a line beside them. */
const IFRS_BONDS = ifrs(
  'NoncurrentPortionOfNoncurrentBondsIssued',
  'NoncurrentPortionOfNoncurrentNotesAndDebenturesIssued',
);
const IFRS_LONG_TERM = [
  ifrs('NoncurrentPortionOfNoncurrentBorrowings', 'LongtermBorrowings', 'NoncurrentPortionOfNoncurrentLoansReceived'),
  IFRS_BONDS,
];
const IFRS_CURRENT = [
  ifrs(
    'CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings',
    'ShorttermBorrowings',
    'CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived',
  ),
  ifrs('CurrentPortionOfLongtermBorrowings'),
  ifrs(
    'CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued',
    'CurrentNotesAndDebenturesIssuedAndCurrentPortionOfNoncurrentNotesAndDebenturesIssued',
  ),
];

/** The balance sheet's fields. The shares outstanding come from the cover. */
export const BALANCE_RULES: FieldRules<'balance'> = {
  cashAndEquivalents: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap('CashAndCashEquivalentsAtCarryingValue', 'Cash')),
      // Banks without a total of cash equivalents.
      ...each(gaap('CashAndDueFromBanks'), { limit: 0.8 }),
      ...each(
        gaap('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', 'CashCashEquivalentsAndFederalFundsSold'),
        { isFaceOnly: true, limit: 0.8 },
      ),
      ...each(ifrs('CashAndCashEquivalents')),
    ],
  },
  shortTermInvestments: {
    unit: 'money',
    candidates: [
      ...each(
        gaap(
          'ShortTermInvestments',
          'MarketableSecuritiesCurrent',
          'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
          'AvailableForSaleSecuritiesCurrent',
          'DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent',
          'DebtSecuritiesCurrent',
          'OtherShortTermInvestments',
          'HeldToMaturitySecuritiesCurrent',
          'DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLossCurrent',
          'InvestmentsCurrent',
        ),
      ),
      ...each(ifrs('CurrentInvestments', 'OtherCurrentFinancialAssets'), { limit: 0.8 }),
    ],
  },
  receivables: {
    unit: 'money',
    candidates: [
      ...each(
        gaap(
          'AccountsReceivableNetCurrent',
          'ReceivablesNetCurrent',
          'AccountsAndOtherReceivablesNetCurrent',
          'AccountsNotesAndLoansReceivableNetCurrent',
          'AccountsReceivableNet',
          'AccountsReceivableExcludingAccruedInterestAfterAllowanceForCreditLossCurrent',
          'PremiumsReceivableAtCarryingValue',
        ),
      ),
      ...each(gaap('AccountsReceivableGrossCurrent', 'OtherReceivablesNetCurrent'), { isFaceOnly: true, limit: 0.7 }),
      ...each(ifrs('TradeAndOtherCurrentReceivables', 'CurrentTradeReceivables')),
    ],
  },
  inventory: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'InventoryNet',
          'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings',
          'RetailRelatedInventoryMerchandise',
        ),
      ),
      ...sum([gaap('EnergyRelatedInventory'), gaap('InventoryPartsAndComponentsNetOfReserves')]),
      // Utilities: a line for each fuel, and one for materials.
      ...withAny(FUEL, [gaap('EnergyRelatedInventoryPropaneGas'), MATERIALS], { needsFace: true, limit: 0.8 }),
      ...each(gaap('InventoryRealEstate'), { limit: 0.8 }),
      ...sum(
        [
          gaap('InventoryFinishedGoodsNetOfReserves', 'InventoryFinishedGoods'),
          gaap('InventoryRawMaterialsNetOfReserves', 'InventoryRawMaterialsAndSupplies', 'InventoryRawMaterials'),
        ],
        { needsFace: true, limit: 0.8, unless: gaap('InventoryGross') },
      ),
      ...each(
        gaap(
          'InventoryGross',
          'InventoryFinishedGoodsNetOfReserves',
          'InventoryFinishedGoods',
          'MaterialsSuppliesAndOther',
          'PublicUtilitiesInventory',
          'EnergyRelatedInventory',
        ),
        { isFaceOnly: true, limit: 0.85 },
      ),
      ...each(ifrs('Inventories', 'CurrentInventories')),
    ],
  },
  totalCurrentAssets: { unit: 'money', candidates: each([...gaap('AssetsCurrent'), ...ifrs('CurrentAssets')]) },
  propertyPlantEquipmentNet: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      // Utilities print other property beside their plant, or a total of both.
      ...largest(
        gaap(
          'PropertyPlantAndEquipmentNet',
          'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
          'PublicUtilitiesPropertyPlantAndEquipmentNet',
        ),
      ),
      ...sum([OIL_AND_GAS, gaap('PropertyPlantAndEquipmentOtherNet')], { needsFace: true, limit: 0.85 }),
      ...each(OIL_AND_GAS),
      ...each(gaap('RealEstateInvestmentPropertyNet'), { limit: 0.8 }),
      ...each(ifrs('PropertyPlantAndEquipment')),
      ...each(ifrs('PropertyPlantAndEquipmentIncludingRightofuseAssets'), { limit: 0.85 }),
    ],
  },
  goodwill: { unit: 'money', isReadFromNotes: true, candidates: each([...gaap('Goodwill'), ...ifrs('Goodwill')]) },
  totalAssets: { unit: 'money', candidates: each([...gaap('Assets'), ...ifrs('Assets')]) },
  accountsPayable: {
    unit: 'money',
    candidates: [
      ...each(
        gaap(
          'AccountsPayableCurrent',
          'AccountsPayableTradeCurrent',
          'AccountsPayableAndAccruedLiabilitiesCurrent',
          'AccountsPayableCurrentAndNoncurrent',
          'AccountsPayableAndOtherAccruedLiabilitiesCurrent',
          'AccountsPayableAndAccruedLiabilitiesCurrentAndNoncurrent',
          'AccountsPayableAndOtherAccruedLiabilities',
        ),
      ),
      ...each(ifrs('TradeAndOtherCurrentPayables', 'TradeAndOtherCurrentPayablesToTradeSuppliers')),
    ],
  },
  totalCurrentLiabilities: {
    unit: 'money',
    candidates: each([...gaap('LiabilitiesCurrent'), ...ifrs('CurrentLiabilities')]),
  },
  longTermDebt: {
    unit: 'money',
    candidates: [
      ...withAny(LONG_TERM, OTHER_LONG_TERM, { needsFace: true, limit: 0.85 }),
      ...each(LONG_TERM),
      ...each(LONG_TERM_OR_ALL, { limit: 0.85 }),
      ...withAny([], OTHER_LONG_TERM, { needsFace: true, limit: 0.85 }),
      ...each(OTHER_LONG_TERM.flat(), { limit: 0.7, unless: CURRENT_LINES }),
      ...withAny([], IFRS_LONG_TERM, { needsFace: true }),
      ...each(ifrs('NoncurrentPortionOfNoncurrentBorrowings', 'LongtermBorrowings'), { unless: IFRS_BONDS }),
      ...each(ifrs('NoncurrentInterestbearingLiabilities'), { limit: 0.8 }),
    ],
  },
  totalDebt: {
    unit: 'money',
    candidates: [
      ...each(gaap('DebtLongtermAndShorttermCombinedAmount', 'DebtAndCapitalLeaseObligations'), { isFaceOnly: true }),
      { parts: [LONG_TERM, CURRENT_LINES], more: OTHER_DEBT, needsFace: true },
      { parts: [LONG_TERM_OR_ALL, CURRENT_LINES], more: OTHER_DEBT, needsFace: true, limit: 0.85 },
      // No line of debt due within a year, or none due later: what is printed is all that is stated.
      { parts: [], more: [[...LONG_TERM, ...LONG_TERM_OR_ALL], ...OTHER_DEBT], needsFace: true, limit: 0.8 },
      ...sum([LONG_TERM, gaap('DebtCurrent')], { limit: 0.85 }),
      { parts: [LONG_TERM, CURRENT_PORTION], more: [SHORT_TERM], limit: 0.85 },
      { parts: [LONG_TERM, SHORT_TERM], limit: 0.85 },
      ...withAny(LONG_TERM_OR_ALL, [CURRENT_PORTION, SHORT_TERM, ...NOTES_TO_RELATED], { limit: 0.8 }),
      ...each(LONG_TERM, { limit: 0.7 }),
      ...each(HOME_LOAN_BANKS, { limit: 0.7, unless: [...OTHER_LONG_TERM, ...CURRENT].flat() }),
      ...withAny([], [...IFRS_LONG_TERM, ...IFRS_CURRENT], { needsFace: true, limit: 0.85 }),
      ...each(ifrs('Borrowings'), { unless: IFRS_BONDS }),
      ...sum(
        [
          ifrs('NoncurrentPortionOfNoncurrentBorrowings', 'LongtermBorrowings'),
          ifrs('CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings', 'ShorttermBorrowings'),
        ],
        { limit: 0.85, unless: IFRS_BONDS },
      ),
    ],
  },
  totalLiabilities: { unit: 'money', candidates: each([...gaap('Liabilities'), ...ifrs('Liabilities')]) },
  totalEquity: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(gaap('StockholdersEquity', 'PartnersCapital', 'MembersEquity')),
      ...each(ifrs('EquityAttributableToOwnersOfParent')),
      ...each(gaap('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'), {
        unless: gaap(
          'MinorityInterest',
          'NonredeemableNoncontrollingInterest',
          'MinorityInterestInOperatingPartnerships',
        ),
      }),
      ...each(ifrs('Equity'), { unless: ifrs('NoncontrollingInterests') }),
    ],
  },
  totalEquityIncludingNoncontrolling: {
    unit: 'money',
    isReadFromNotes: true,
    candidates: [
      ...each(
        gaap(
          'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
          'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest',
        ),
      ),
      ...each(ifrs('Equity')),
    ],
  },
};
