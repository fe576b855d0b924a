import { pattern } from './patterns.ts';

/** Kinds of shares, or ways of voting, by which one proposal's counts are split. */
const SHARES = String.raw`(?:shares\s+of\s+)?(?:class\s+[a-z]\b|series\s+[a-z0-9-]+|common|preferred|ordinary|convertible|super\s+voting|voting\s+preferred)`;
const WAYS = String.raw`(?:voted\s+|votes\s+)?(?:by\s+)?(?:proxy|proxies|ballot)$|(?:voted\s+|votes\s+)?in\s+person$`;
const HOLDERS = String.raw`(?:all|(?:un|non-?)affiliated|disinterested|public|minority)\s+(?:share|stock|unit)(?:s|holders)\b`;
const CLASS_LABEL = pattern('i')`
  ^(?:holders\s+of\s+)?(?:${SHARES}|${HOLDERS}|${WAYS}|combined|all\s+classes|total\s+(?:combined|class))[\w\s,.&()“”"-]{0,80}$`;

const FUND_LABEL = /^(?:the\s+)?\p{Lu}[\p{L}\d’'&.,®™ -]{2,80}\s(?:Fund|Portfolio|ETF)(?:\s(?:[IVX]{1,4}|\d))?$/u;

/** Whether a row's label names a class of shares or a way of voting: "Class A common stock", "By proxy"; or a fund. */
export function isClassLabel(label: string): boolean {
  return CLASS_LABEL.test(label.trim()) || isFundLabel(label);
}

/** Whether a row's label names one fund of several that vote on the same matter, each for itself: "Growth Fund". */
export function isFundLabel(label: string): boolean {
  return FUND_LABEL.test(label.trim());
}
