import Type from 'typebox';
import { Day } from '../../blocks.ts';
import { dateParameter } from '../../parameters.ts';
import { datasetList } from './dataset-list.ts';
import { count, day, flag, flagParameter, percent, shares, text, usd } from './fields.ts';
import { between, equals } from './filters.ts';

export const CONVERTIBLES = {
  object: 'convertible',
  title: 'Convertible',
  table: 'dilution.convertibles',
  dataset: 'convertibles',
  parsers: ['overhang'],
  fields: {
    asOf: { ...Day, description: 'Date of the statement: the filing date.' },
    label: Type.String({ description: 'As the filing names it.' }),
    principal: usd(),
    conversionPrice: usd('US dollars per share.'),
    maturity: day(),
    maturityYear: count('Where only the year is stated.'),
    interestRate: percent('Per year.'),
    variablePrice: flag('Whether the conversion price follows the market.'),
    ratchet: flag('Whether a later issue at a lower price lowers the conversion price.'),
    sharesIssuable: shares(),
    discountPercent: percent('20: converts at 80 % of the market price.'),
    floorPrice: usd('US dollars per share.'),
    originalIssueDiscountPercent: percent('Original issue discount.'),
    convertibleFrom: day(),
    convertibleText: text('As printed, where the filing states no date.'),
  },
} as const;

export const listConvertibles = datasetList({
  ...CONVERTIBLES,
  id: 'listConvertibles',
  path: '/v1/dilution/convertibles',
  summary: 'Convertible debt and preferred stock: conversion price, maturity, ratchet',
  description: 'One row per statement of a filing, as filed.',
  tool: 'dilution.convertibles.list',
  filters: {
    variable_price: flagParameter('Whether the conversion price follows the market.'),
    ratchet: flagParameter('Whether it has a ratchet.'),
    maturity_from: dateParameter('Only maturities from this date.'),
    maturity_to: dateParameter('Only maturities up to this date.'),
  },
  where: ({ variable_price, ratchet, maturity_from, maturity_to }) => [
    ...equals('variable_price', variable_price),
    ...equals('ratchet', ratchet),
    ...between('maturity', 'maturity', maturity_from, maturity_to),
  ],
});
