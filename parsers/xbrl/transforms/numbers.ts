import { asciiDigits, type Transformation } from './dates.ts';

/**
 * Printed numbers → unsigned `xs:decimal`: text that matches the pattern loses its group separators, and its decimal
 * mark becomes a point. All patterns are linear.
 */
function numberTransformation(pattern: RegExp, groups: RegExp, decimalMark: '.' | ','): Transformation {
  return (input) => {
    const text = input.trim();
    if (!pattern.test(text)) return null;
    const bare = text.replace(groups, '');
    const decimal = decimalMark === ',' ? bare.replace(',', '.') : bare;
    return /\d/.test(decimal) ? decimal : null;
  };
}

// Registries 2 and 3 require groups of three; 4 and 5 allow separators anywhere.
export const numDotDecimal = numberTransformation(
  /^\d{1,3}(?:[, \u00a0]?\d{3})*(?:\.\d+)?$|^\d+(?:\.\d+)?$/,
  /[, \u00a0]/g,
  '.',
);
export const numCommaDecimal = numberTransformation(
  /^\d{1,3}(?:[. \u00a0]?\d{3})*(?:,\d+)?$|^\d+(?:,\d+)?$/,
  /[. \u00a0]/g,
  ',',
);
export const numDotDecimal4 = numberTransformation(/^[, \u00a0\d]*(?:\.[ \u00a0\d]+)?$/, /[, \u00a0]/g, '.');
export const numCommaDecimal4 = numberTransformation(/^[. \u00a0\d]*(?:,[ \u00a0\d]+)?$/, /[. \u00a0]/g, ',');
export const numDotDecimalApos = numberTransformation(
  /^[,'`´’′ \u00a0\d]*(?:\.[ \u00a0\d]+)?$/,
  /[,'`´’′ \u00a0]/g,
  '.',
);
export const numCommaDecimalApos = numberTransformation(
  /^[.'`´’′ \u00a0\d]*(?:,[ \u00a0\d]+)?$/,
  /[.'`´’′ \u00a0]/g,
  ',',
);
export const numDotDecimalIndia = numberTransformation(
  /^(?:(?:\d{1,2}[, \u00a0])?(?:\d{2}[, \u00a0])*\d{3}|\d+)(?:\.\d+)?$/,
  /[, \u00a0]/g,
  '.',
);

// Registry 1.
export const numCommaDot = numberTransformation(/^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/, /,/g, '.');
export const numDotComma = numberTransformation(/^\d{1,3}(?:\.\d{3})*(?:,\d+)?$/, /\./g, ',');
export const numSpaceDot = numberTransformation(/^\d{1,3}(?:[ \u00a0]\d{3})*(?:\.\d+)?$/, /[ \u00a0]/g, '.');
export const numSpaceComma = numberTransformation(/^\d{1,3}(?:[ \u00a0]\d{3})*(?:,\d+)?$/, /[ \u00a0]/g, ',');
export const numComma = numberTransformation(/^\d+(?:,\d+)?$/, /[^\d,]/g, ',');

const DASH = /^[-\u058a\u05be\u2010-\u2015\ufe58\ufe63\uff0d]$/;

/** A dash that stands for zero. */
export const zeroDash: Transformation = (input) => (DASH.test(input.trim()) ? '0' : null);

/** Amounts in two units, `"2 pounds 5 pence"` → `"2.05"`. */
function unitTransformation(pattern: RegExp): Transformation {
  return (input) => {
    const match = pattern.exec(asciiDigits(input).trim());
    const major = match?.[1]?.replace(/[^\d]/g, '');
    const minor = match?.[2];
    return major === undefined || major === '' || minor === undefined ? null : `${major}.${minor.padStart(2, '0')}`;
  };
}

export const numUnitDecimal = unitTransformation(/^([\d.,\uff0c\uff0e]+)[^\d.,\uff0c\uff0e][^\d]*?(\d{1,2})[^\d]*$/);
export const numUnitDecimalApos = unitTransformation(
  /^([\d.,\uff0c\uff0e'`´’′＇]+)[^\d.,\uff0c\uff0e'`´’′＇][^\d]*?(\d{1,2})[^\d]*$/,
);
export const numUnitDecimalIndia = unitTransformation(
  /^((?:\d{1,2}[, \u00a0])?(?:\d{2}[, \u00a0])*\d{3}|\d+)[^\d]+(\d{1,2})[^\d]*$/,
);
