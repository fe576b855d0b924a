import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation } from '../../core/parser.ts';
import { numberElsewhere } from '../evidence/other-places.ts';
import { confidenceOf, type Witness } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { DOUBTFUL, READ_ONCE, type StatedMembers } from '../prose/stated-values.ts';
import { type FloatStatement, floatStatements } from './float-statements.ts';
import { type ShareStatement, type StatedDate, shareStatements, statedDate } from './share-statements.ts';

/** The shares and the float of a document in words. */
export interface ChosenShares {
  readonly stated: StatedMembers;
  /** Two classes or more, in the document's order; the first is the one in `stated`. */
  readonly classes: readonly ShareStatement[];
  /** Why nothing was chosen though something was counted; null where there is an answer, or nothing to answer. */
  readonly unread: string | null;
}

/** A count without a date: of an unknown day. */
const UNDATED = 0.7;

/**
 * Of several counts the one of the latest date, what remains before what was before an event; of several classes the
 * first that the document lists. Counts for dates after the filing are not of shares outstanding.
 */
export function chooseShares(flat: FlatText, filedDate: IsoDate | null, checks: CrossValidation[]): ChosenShares {
  const isPast = ({ asOf }: FloatStatement | ShareStatement): boolean =>
    filedDate === null || asOf === null || asOf.value <= filedDate;
  const floats = floatStatements(flat).filter(isPast);
  const float = latestFloat(floats);
  const all = shareStatements(flat).filter(isPast);
  const counts = all.some(isCommon) ? all.filter(isCommon) : all;
  const chosen = latestCount(counts, float);
  if (float?.product != null)
    checks.push({ name: 'non-affiliate shares × price = public float', passed: float.product });
  const asOf = chosen === undefined ? null : (chosen.asOf ?? neighborDate(flat));
  const classes = chosen === undefined ? [] : classesBeside(chosen, counts);
  const counted = chosen === undefined ? 0 : countConfidence(flat, chosen, counts, float, checks);
  const ofCount =
    asOf === null ? Math.min(counted, UNDATED) : classes.length > 1 ? Math.min(counted, READ_ONCE) : counted;
  const isFar = chosen?.asOf === null || chosen?.isDateFar === true;
  const ofFloat = float === undefined ? 0 : floatConfidence(float, floats);
  const shareClass = chosen?.shareClass ?? '';
  return {
    stated: {
      sharesOutstanding:
        chosen === undefined ? null : { value: chosen.shares, range: chosen.sharesRange, confidence: ofCount },
      asOf: asOf === null ? null : { ...asOf, confidence: isFar ? Math.min(ofCount, READ_ONCE) : ofCount },
      shareClass:
        chosen === undefined || shareClass === ''
          ? null
          : { value: shareClass, range: chosen.sharesRange, confidence: ofCount },
      publicFloat: float === undefined ? null : { value: float.value, range: float.valueRange, confidence: ofFloat },
      publicFloatAsOf:
        float?.asOf == null
          ? null
          : { ...float.asOf, confidence: float.isDateSure ? ofFloat : Math.min(ofFloat, READ_ONCE) },
    },
    classes,
    unread: chosen === undefined ? unreadCounts(flat) : null,
  };
}

/** All common stock, or a class of it; a series is preferred stock unless nothing else is counted. */
function isCommon({ shareClass }: ShareStatement): boolean {
  return !shareClass.startsWith('Series');
}

function latestFloat(floats: readonly FloatStatement[]): FloatStatement | undefined {
  const dates = floats.map(({ asOf }) => asOf?.value ?? '');
  return floats[dates.indexOf(dates.toSorted().at(-1) ?? '')];
}

const PREFERENCE = ['float', 'cover', 'text', 'split'];

/** By date, the float sentence's taking the float's own; then the count after an event; then the first stated. */
function latestCount(counts: readonly ShareStatement[], float: FloatStatement | undefined): ShareStatement | undefined {
  const rank = (one: ShareStatement): string =>
    one.asOf?.value ?? (one.source === 'float' ? (float?.asOf?.value ?? '') : '');
  const last = counts.map(rank).toSorted().at(-1);
  const latest = counts.filter((one) => rank(one) === last);
  const current = latest.some(({ isBefore }) => isBefore !== true)
    ? latest.filter(({ isBefore }) => isBefore !== true)
    : latest;
  const whole = current.some(({ shareClass }) => shareClass === '')
    ? current.filter(({ shareClass, source }) => shareClass === '' || source === 'cover')
    : current;
  return whole.toSorted((a, b) => PREFERENCE.indexOf(a.source) - PREFERENCE.indexOf(b.source))[0];
}

/** The classes that are counted for the same date in the same kind of place, each once; the chosen one first. */
function classesBeside(chosen: ShareStatement, counts: readonly ShareStatement[]): readonly ShareStatement[] {
  const classes = new Map<string, ShareStatement>([[chosen.shareClass, chosen]]);
  for (const one of counts)
    if (one.source === chosen.source && one.asOf?.value === chosen.asOf?.value && !classes.has(one.shareClass))
      classes.set(one.shareClass, one);
  return classes.size > 1 ? [...classes.values()] : [];
}

function countConfidence(
  flat: FlatText,
  chosen: ShareStatement,
  all: readonly ShareStatement[],
  float: FloatStatement | undefined,
  checks: CrossValidation[],
): number {
  const isOwn = (one: ShareStatement): boolean =>
    one !== chosen &&
    one.isBefore !== true &&
    one.asOf?.value === chosen.asOf?.value &&
    one.shareClass === chosen.shareClass;
  const sameDate = all.filter(isOwn);
  const alike = sameDate.filter(({ shares }) => shares === chosen.shares).length;
  if (sameDate.length > 0 && chosen.asOf !== null)
    checks.push({ name: 'share counts of one date agree', passed: alike === sameDate.length });
  if (alike < sameDate.length) return alike > 0 ? READ_ONCE : DOUBTFUL;
  const whole = { start: 0, end: flat.text.length };
  const elsewhere = numberElsewhere(flat, whole, chosen.shares, chosen.sharesRange, /\boutstanding\b/i);
  const [name, path] = ['shares-outstanding-stated-in-another-sentence', 'shareFloat.sharesOutstanding'];
  if (elsewhere.length > 0) checks.push({ name, passed: true, path });
  const witnesses: Witness[] = [
    ...(alike > 0 ? (['place'] as const) : elsewhere),
    // A cover puts the count where the form asks for it.
    ...(chosen.source === 'cover' ? (['section'] as const) : []),
    ...(chosen.source === 'float' && float?.product === true ? (['arithmetic'] as const) : []),
  ];
  return confidenceOf(witnesses);
}

function floatConfidence({ product, value, isCover }: FloatStatement, all: readonly FloatStatement[]): number {
  if (product === false) return DOUBTFUL;
  if (value === 0) return READ_ONCE;
  return confidenceOf([
    ...(product === true ? (['arithmetic'] as const) : []),
    ...(isCover ? (['section'] as const) : []),
    ...(all.filter((one) => one.value === value).length > 1 ? (['place'] as const) : []),
  ]);
}

const NEIGHBOR =
  /\bnumber of (?:our )?(?:shares|ordinary shares|common shares)\b[^.;]{0,160}\boutstanding\b[^.;]{0,160}?\bas of ([A-Z][a-z]+ \d{1,2}, \d{4})/i;

/** "The number of shares outstanding before this offering is as of March 31, 2025": the date of a row's count. */
function neighborDate(flat: FlatText): StatedDate | null {
  const match = NEIGHBOR.exec(flat.text);
  if (match === null) return null;
  const from = match.index + match[0].length - (match[1]?.length ?? 0);
  const [date] = datesIn(flat.text.slice(from, from + 24));
  return date === undefined ? null : statedDate(date, from);
}

const NEAR = /\d{1,3}(?:,\d{3})+ (?:[\w']+ ){0,6}?shares?\b[^.;]{0,80}\boutstanding\b/gi;

/** What was seen of shares outstanding and not understood. */
function unreadCounts(flat: FlatText): string | null {
  const found = [...flat.text.matchAll(NEAR)].slice(0, 20);
  if (found.length === 0) return null;
  const shown = found.slice(0, 2).map(([words]) => `"${words.slice(0, 100)}"`);
  return `no count of shares outstanding was read, but ${found.length === 20 ? '20 or more' : found.length} counts near "outstanding" were not used: ${shown.join(', ')}`;
}
