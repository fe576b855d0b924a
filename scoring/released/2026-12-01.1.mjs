/*!
 * Tidemark release 2026-12-01.1: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 */
import { hash } from "node:crypto";

// core/errors.ts
/**
* The one error of the engine. A malformed filing is never an AppError: it is a `rejected` parse outcome.
*
* @example
* throw new AppError('EDGAR answered 429', { code: 'edgar-rate-limited', retryable: true, context: { url } });
*/
var AppError = class extends Error {
	code;
	retryable;
	context;
	constructor(message, options) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = "AppError";
		this.code = options.code;
		this.retryable = options.retryable;
		this.context = options.context ?? {};
	}
};

// core/dates.ts
/** Whether text is an existing calendar date in ISO form; 2023-02-29 is not. */
function isIsoDate(value) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const year = digits$1(value, 0, 4);
	const month = digits$1(value, 5, 7);
	const day = digits$1(value, 8, 10);
	return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}
function lastDayOf(year, month) {
	if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
	return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0 ? 29 : 28;
}
/**
* Days since 1970-01-01; the integer form used for arithmetic. By integers alone (Howard Hinnant's civil calendar
* algorithm): scoring asks for it millions of times, and a Date costs ten times as much.
*/
function epochDay(date) {
	const month = digits$1(date, 5, 7);
	const year = digits$1(date, 0, 4) - (month <= 2 ? 1 : 0);
	const era = Math.floor(year / 400);
	const yearOfEra = year - era * 400;
	const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits$1(date, 8, 10) - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146097 + dayOfEra - 719468;
}
function digits$1(text, start, end) {
	let value = 0;
	for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
	return value;
}
/** @example dateOfEpochDay(19_811) // "2024-03-29" */
function dateOfEpochDay(day) {
	const known = spelled[day];
	if (known !== void 0) return known;
	const date = spellDate(day);
	if (day >= 0 && day < SPELLED_DAYS) spelled[day] = date;
	return date;
}
/** Dates to 2079 are spelled once: a history of scores asks for the same few thousand millions of times. */
const SPELLED_DAYS = 4e4;
const spelled = Array.from({ length: SPELLED_DAYS });
function spellDate(day) {
	const shifted = day + 719468;
	const era = Math.floor(shifted / 146097);
	const dayOfEra = shifted - era * 146097;
	const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
	return `${padded(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4)}-${padded(month, 2)}-${padded(dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1, 2)}`;
}
function padded(value, width) {
	return String(value).padStart(width, "0");
}
function addDays(date, days) {
	return dateOfEpochDay(epochDay(date) + days);
}
/** Whole days from `start` to `end`; negative where `end` is earlier. */
function daysBetween(start, end) {
	return epochDay(end) - epochDay(start);
}
const EASTERN = new Intl.DateTimeFormat("en-US", {
	timeZone: "America/New_York",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit"
});
function easternParts(time) {
	return Object.fromEntries(EASTERN.formatToParts(time).map((part) => [part.type, part.value]));
}
/**
* The instant of a US Eastern wall-clock time. In the hour that the autumn change repeats, the earlier one (EDT).
*
* @example
* easternToUtc('2024-03-29', '16:05:33') // "2024-03-29T20:05:33.000Z"
*/
function easternToUtc(date, time) {
	const wall = Date.parse(`${date}T${time}Z`);
	if (Number.isNaN(wall)) throw new AppError(`not a time: ${date} ${time}`, {
		code: "invalid-date",
		retryable: false
	});
	for (const offsetHours of [4, 5]) {
		const instant = wall + offsetHours * 36e5;
		const parts = easternParts(instant);
		if (Date.parse(`${parts["year"]}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}:${parts["second"]}Z`) === wall) return new Date(instant).toISOString();
	}
	return new Date(wall + 18e6).toISOString();
}
/** The last second of a date in US Eastern time: the estimated acceptance of filings that state none. */
function endOfEasternDay(date) {
	return easternToUtc(date, "23:59:59");
}

// core/score-receipt.ts
/** The five factors in the order of their weights: F1 … F5 of the methodology. */
const FACTOR_IDS = [
	"activeOfferingPressure",
	"cashRunwayPressure",
	"convertibleWarrantOverhang",
	"shareFloatVelocity",
	"compliancePressure"
];
const LEVELS = [
	"low",
	"medium",
	"high"
];

// core/hashes.ts
/** sha256 of bytes or UTF-8 text, as lower-case hex. */
function sha256(data) {
	return hash("sha256", data, "hex");
}
/**
* JSON with object keys sorted by code unit (numbers among them first, ascending, as every JavaScript object has them)
* and `undefined` members left out, so that equal values give equal bytes.
*
* @example
* canonicalJson({ b: 1, a: [true, null] }) // '{"a":[true,null],"b":1}'
*/
function canonicalJson(value) {
	return JSON.stringify(inOrder(value));
}
/** The value with the keys of all its objects in canonical order: what is left to do is the engine's own and fast. */
function inOrder(value) {
	if (value === null || typeof value !== "object") return value;
	if (Array.isArray(value)) return value.map(inOrder);
	const { order, isPlain } = shapeOf(Object.keys(value));
	const source = value;
	const ordered = isPlain ? {} : Object.create(null);
	for (let index = 0; index < order.length; index++) {
		const key = order[index] ?? "";
		ordered[key] = inOrder(source[key]);
	}
	return ordered;
}
/** Objects come in few shapes: the order of their keys is found once for each. By first key, which tells most apart. */
const shapes = /* @__PURE__ */ new Map();
const FIRST_KEYS_KEPT = 1e3;
function shapeOf(keys) {
	const first = keys[0] ?? "";
	const alike = shapes.get(first) ?? [];
	const known = alike.find((shape) => areEqual(shape.keys, keys));
	if (known !== void 0) return known;
	const shape = {
		keys,
		order: keys.toSorted(),
		isPlain: !keys.includes("__proto__")
	};
	if (shapes.size >= FIRST_KEYS_KEPT) shapes.clear();
	shapes.set(first, [shape, ...alike.slice(0, 49)]);
	return shape;
}
function areEqual(a, b) {
	if (a.length !== b.length) return false;
	for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
	return true;
}
/** sha256 over the canonical JSON of a value: the content hash of outputs, receipts and methodologies. */
function contentHash(value) {
	return sha256(canonicalJson(value));
}

// core/fact-order.ts
/** Total order: earlier public first, then accession and span; equal keys fall back on the content itself. */
function compareFacts(a, b) {
	if (a.publicAt !== b.publicAt) return a.publicAt < b.publicAt ? -1 : 1;
	if (a.accessionNumber !== b.accessionNumber) return a.accessionNumber < b.accessionNumber ? -1 : 1;
	const spanA = a.sourceSpan ?? "";
	const spanB = b.sourceSpan ?? "";
	if (spanA !== spanB) return spanA < spanB ? -1 : 1;
	if (a === b) return 0;
	const textA = contentOf(a);
	const textB = contentOf(b);
	return textA < textB ? -1 : textA > textB ? 1 : 0;
}
const contents = /* @__PURE__ */ new WeakMap();
function contentOf(fact) {
	let text = contents.get(fact);
	if (text === void 0) {
		text = canonicalJson(fact);
		contents.set(fact, text);
	}
	return text;
}
/** Compares by a key, in ascending order of its code units. */
function compareBy(keyOf) {
	return (a, b) => compareText(keyOf(a), keyOf(b));
}
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}

// core/score-inputs.ts
/** Offerings and registrations share file numbers, and have the longer lookback. */
function isOfRegistration(fact) {
	return "fileNumber" in fact;
}
/** Terms of an instrument may have been stated long before: its statements have no lookback. */
function isOfInstrument(fact) {
	return "preFunded" in fact;
}

// scoring/select/context.ts
const cutoffs = /* @__PURE__ */ new Map();
/** The first instant after a date in US Eastern time. */
function cutoffOf(asOf) {
	let cutoff = cutoffs.get(asOf);
	if (cutoff === void 0) {
		cutoff = easternToUtc(addDays(asOf, 1), "00:00:00");
		if (cutoffs.size > 1e4) cutoffs.clear();
		cutoffs.set(asOf, cutoff);
	}
	return cutoff;
}
function createSelectContext(facts, asOf, methodology) {
	const { lookbackDays, offeringLookbackDays = lookbackDays } = facts;
	const floorOf = (days) => days === void 0 ? null : cutoffOf(addDays(asOf, -days));
	const [floor, offeringFloor] = [floorOf(lookbackDays), floorOf(offeringLookbackDays)];
	return {
		facts,
		asOf,
		cutoff: cutoffOf(asOf),
		floor,
		offeringFloor,
		methodology
	};
}
function floorFor(context, fact) {
	if (isOfInstrument(fact)) return null;
	return isOfRegistration(fact) ? context.offeringFloor : context.floor;
}
/** Public by the end of the as-of date and within the facts' lookback; whatever the period. */
function isVisible(context, fact) {
	const floor = floorFor(context, fact);
	return fact.publicAt < context.cutoff && (floor === null || fact.publicAt >= floor);
}
const ordered = /* @__PURE__ */ new WeakSet();
/** Sorts a list into public order and marks it, so that its visible part is found without sorting. */
function sortedFacts(facts) {
	const sorted = facts.every((fact, index) => {
		const before = facts[index - 1];
		return before === void 0 || before.publicAt < fact.publicAt || compareFacts(before, fact) <= 0;
	}) ? facts : [...facts].sort(compareFacts);
	ordered.add(sorted);
	return sorted;
}
/** An issuer's facts with every list sorted into public order once. */
function inPublicOrder(facts) {
	return {
		...facts,
		shareCounts: sortedFacts(facts.shareCounts),
		cash: sortedFacts(facts.cash),
		offerings: sortedFacts(facts.offerings),
		registrations: sortedFacts(facts.registrations),
		overhang: sortedFacts(facts.overhang),
		compliance: sortedFacts(facts.compliance),
		splits: sortedFacts(facts.splits),
		...facts.splitPlans && { splitPlans: sortedFacts(facts.splitPlans) },
		...facts.issuances && { issuances: sortedFacts(facts.issuances) },
		...facts.mergers && { mergers: sortedFacts(facts.mergers) }
	};
}
/** How many facts of a list in public order were public before an instant. */
function countBefore(facts, instant) {
	let low = 0;
	let high = facts.length;
	while (low < high) {
		const middle = low + high >>> 1;
		const fact = facts[middle];
		if (fact !== void 0 && fact.publicAt < instant) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** The visible facts of a list, in public order. */
function visibleFacts(context, facts) {
	const [first] = facts;
	if (first === void 0) return [];
	if (ordered.has(facts)) {
		const floor = floorFor(context, first);
		return facts.slice(floor === null ? 0 : countBefore(facts, floor), countBefore(facts, context.cutoff));
	}
	return facts.filter((fact) => isVisible(context, fact)).sort(compareFacts);
}
/**
* Memoizes a function of a fact for as long as the issuer's facts live: a history asks for the same facts every day.
*/
function remembered(read) {
	const known = /* @__PURE__ */ new WeakMap();
	return ({ facts }, fact) => {
		let values = known.get(facts);
		if (values === void 0) {
			values = /* @__PURE__ */ new Map();
			known.set(facts, values);
		}
		let value = values.get(fact);
		if (value === void 0) {
			value = read(fact);
			values.set(fact, value);
		}
		return value;
	};
}
/** The provenance of a fact as receipts store it; with a column, the span of that value. */
function sourceOf(fact, column) {
	const own = column === void 0 ? void 0 : fact.valueSpans?.[column];
	return {
		accessionNumber: fact.accessionNumber,
		sourceSpan: own ?? fact.sourceSpan,
		parserVersion: fact.parserVersion,
		publicAt: fact.publicAt,
		confidence: fact.confidence,
		verified: fact.verified
	};
}
function flag(code, message, doubt) {
	return {
		code,
		message,
		doubt
	};
}
function ageInDays(context, date) {
	return daysBetween(date, context.asOf);
}
function missingGroup(code, message, flags = []) {
	return {
		state: "missing",
		reason: {
			code,
			message
		},
		flags,
		items: []
	};
}

// scoring/calendar.ts
/**
* The same day a number of calendar months away, clamped to the month's length.
*
* @example
* addMonths('2024-02-29', 12) // "2025-02-28"
*/
function addMonths(date, months) {
	const total = digits(date, 0, 4) * 12 + digits(date, 5, 7) - 1 + months;
	const year = Math.floor(total / 12);
	const month = total - year * 12;
	const isLeap = year % 4 === 0 && year % 100 !== 0 || year % 400 === 0;
	const lastDay = month === 1 && isLeap ? 29 : MONTH_DAYS[month] ?? 31;
	const day = Math.min(digits(date, 8, 10), lastDay);
	return `${String(year).padStart(4, "0")}-${TWO_DIGITS[month + 1]}-${TWO_DIGITS[day]}`;
}
const MONTH_DAYS = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
const TWO_DIGITS = Array.from({ length: 32 }, (_, number) => String(number).padStart(2, "0"));
function digits(text, start, end) {
	let value = 0;
	for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
	return value;
}
/** Days of a reported duration, both ends included: 2024-01-01 to 2024-12-31 are 366. */
function durationDays(start, end) {
	return epochDay(end) - epochDay(start) + 1;
}

// scoring/rules/rule-registry.ts
const RULE_IDS = [
	"baby-shelf-s3",
	"baby-shelf-f3",
	"nasdaq-ten-cent-floor",
	"nasdaq-cumulative-reverse-splits",
	"nasdaq-recent-reverse-split",
	"nasdaq-split-causes-deficiency",
	"nyse-cumulative-reverse-splits",
	"nyse-recent-reverse-split"
];
function rule(id, effectiveFrom, terms) {
	return {
		id,
		effectiveFrom,
		effectiveUntil: null,
		verified: true,
		...terms
	};
}
const BABY_SHELF = {
	floatThresholdUsd: 75e6,
	floatDivisor: 3,
	salesMonths: 12,
	highestCloseDays: 60
};
/**
* Regulation by date; an adoption is a new entry. Proposed and not adopted, hence absent: dropping the $75M test and the
* baby shelf (Rel. 33-11418), semiannual reports (Rel. 33-11414).
*/
const RULES = [
	rule("baby-shelf-s3", "2008-01-28", {
		authority: "Form S-3, General Instruction I.B.6",
		parameters: BABY_SHELF
	}),
	rule("baby-shelf-f3", "2008-01-28", {
		authority: "Form F-3, General Instruction I.B.5",
		parameters: BABY_SHELF
	}),
	rule("nasdaq-ten-cent-floor", "2020-09-01", {
		authority: "Nasdaq Rule 5810(c)(3)(A)(iii)",
		parameters: {
			price: .1,
			tradingDays: 10
		}
	}),
	rule("nasdaq-ten-cent-floor", "2026-01-19", {
		authority: "Nasdaq Rule 5810(c)(3)(A)(iii) as amended",
		parameters: {
			price: .1,
			tradingDays: 10
		},
		verified: false
	}),
	rule("nasdaq-cumulative-reverse-splits", "2020-09-01", {
		authority: "Nasdaq Rule 5810(c)(3)(A)(iv)",
		parameters: {
			years: 2,
			ratio: 250
		}
	}),
	rule("nasdaq-recent-reverse-split", "2025-01-17", {
		authority: "Nasdaq Rule 5810(c)(3)(A)(iv), Rel. 34-102245",
		parameters: { years: 1 }
	}),
	rule("nasdaq-split-causes-deficiency", "2024-10-07", {
		authority: "Nasdaq Rule 5810(c)(3)(A)",
		parameters: {}
	}),
	rule("nyse-recent-reverse-split", "2025-01-15", {
		authority: "NYSE Listed Company Manual 802.01C",
		parameters: { years: 1 }
	}),
	rule("nyse-cumulative-reverse-splits", "2025-01-15", {
		authority: "NYSE Listed Company Manual 802.01C",
		parameters: {
			years: 2,
			ratio: 200
		}
	})
];
/**
* The rule in force on a date: the latest verified entry; null where there is none.
*
* @example
* ruleAt('nasdaq-recent-reverse-split', '2024-06-30') // null
*/
function ruleAt(id, date) {
	const latest = RULES.filter(({ id: own, verified, effectiveFrom, effectiveUntil }) => own === id && verified && effectiveFrom <= date && (effectiveUntil === null || effectiveUntil > date)).sort(compareBy(({ effectiveFrom }) => effectiveFrom)).at(-1);
	if (latest === void 0) return null;
	const { effectiveFrom, authority, parameters } = latest;
	return {
		id,
		effectiveFrom,
		authority,
		parameters
	};
}
/** Days on which any rule takes effect or ends. */
function ruleChangeDates() {
	const dates = RULES.filter(({ verified }) => verified).flatMap(({ effectiveFrom, effectiveUntil }) => effectiveUntil === null ? [effectiveFrom] : [effectiveFrom, effectiveUntil]);
	return [...new Set(dates)].sort();
}
const byDate = /* @__PURE__ */ new Map();
/** Every rule in force on a date, in the order of `RULE_IDS`. */
function rulesAt(date) {
	const known = byDate.get(date);
	if (known !== void 0) return known;
	const rules = RULE_IDS.flatMap((id) => ruleAt(id, date) ?? []);
	byDate.set(date, rules);
	return rules;
}

// scoring/facts/cash.ts
/**
* The cash statements that count among those known at a date. Figures from prose are rounded: a tagged figure for the
* same balance date replaces them, in whatever currency. The formulas are in US dollars, so that a report in another
* currency has no figures for them.
*/
function effectiveCash(known) {
	const tagged = new Set(known.filter((fact) => !isFromProse(fact)).map(({ asOf }) => asOf));
	return known.filter((fact) => fact.currency === "USD" && !(isFromProse(fact) && tagged.has(fact.asOf)));
}
function isFromProse({ parserVersion }) {
	return parserVersion.startsWith("cash-prose@");
}

// scoring/select/cash-flows.ts
/** Fiscal years of 52 or 53 weeks; anything else is not a year. */
const YEAR_DAYS = {
	least: 350,
	most: 380
};
const NEAR_DAYS = 10;
function readFlow(fact) {
	const { operatingCashFlow: value, operatingCashFlowStart: start, operatingCashFlowEnd: end } = fact;
	if (value === null || !Number.isFinite(value) || start === null || end === null) return null;
	const days = durationDays(start, end);
	return days > 0 ? {
		fact,
		value,
		start,
		end,
		days
	} : null;
}
const flowOf = remembered(readFlow);
function near(a, b) {
	return Math.abs(daysBetween(a, b)) <= NEAR_DAYS;
}
function isYear(flow) {
	return flow.days >= YEAR_DAYS.least && flow.days <= YEAR_DAYS.most;
}
/** The columns that the words of an item stand under. */
const CASH_COLUMNS = {
	cash: "cashAndEquivalents",
	"short-term-investments": "shortTermInvestments",
	"long-term-securities": "longTermInvestments",
	"operating-cash-flow": "operatingCashFlow",
	"trailing-year-part": "ttmOperatingCashFlow"
};
/**
* The twelve months to a flow's end: the filing's own figure, the flow itself where it is a year, else this year to
* date + last year − last year to date, each from the filing that reported it. Empty where they cannot be formed.
*/
function trailingYear(flow, flows) {
	const { fact } = flow;
	const yearStart = addDays(addMonths(flow.end, -12), 1);
	const part = (label, source, sign, column = CASH_COLUMNS["operating-cash-flow"]) => ({
		label,
		value: source.value,
		unit: "USD",
		date: source.end,
		source: sourceOf(source.fact, column),
		role: "trailing-year-part",
		start: source.start,
		sign
	});
	if (fact.ttmOperatingCashFlow !== null) return [part("operating cash flow, twelve months", {
		fact,
		value: fact.ttmOperatingCashFlow,
		start: yearStart,
		end: flow.end,
		days: 365
	}, 1, CASH_COLUMNS["trailing-year-part"])];
	if (isYear(flow)) return [part("operating cash flow, fiscal year", flow, 1)];
	const lastYear = flows.findLast((other) => isYear(other) && near(addDays(other.end, 1), flow.start));
	const yearBefore = addMonths(flow.end, -12);
	const lastYearToDate = flows.findLast((other) => Math.abs(other.days - flow.days) <= NEAR_DAYS && near(other.end, yearBefore));
	if (lastYear === void 0 || lastYearToDate === void 0) return [];
	return [
		part("operating cash flow, year to date", flow, 1),
		part("operating cash flow, last fiscal year", lastYear, 1),
		part("operating cash flow, last year to date", lastYearToDate, -1)
	];
}
/**
* The latest reported duration since 2026-12-01.1: the one that ends last, of several the shortest, then the newest
* filing's. It may be of another filing than the balance; null where it is too old.
*/
function latestFlow(context, flows, maxAgeDays) {
	const latest = flows.filter(({ end }) => end <= context.asOf).reduce((best, flow) => {
		if (best === null || flow.end > best.end) return flow;
		return flow.end === best.end && flow.start >= best.start ? flow : best;
	}, null);
	return latest !== null && ageInDays(context, latest.end) <= maxAgeDays ? latest : null;
}
/** The trailing year of any of the durations that end with the latest one: a quarter's may be formed from the year to date. */
function trailingYearAt(latest, flows) {
	const own = flows.filter(({ end }) => end === latest.end).toReversed();
	const stated = own.find(({ fact }) => fact.ttmOperatingCashFlow !== null);
	for (const flow of [...stated === void 0 ? [] : [stated], ...own]) {
		const parts = trailingYear(flow, flows);
		if (parts.length > 0) return parts;
	}
	return [];
}

// scoring/select/cash.ts
function conflictFlags(facts, used) {
	return facts.find((fact) => fact.cash !== null && fact.cash !== used.cash) === void 0 ? [] : [flag("cash-restated", `filings differ on cash at ${used.asOf}; the latest one is used`, true)];
}
/** The visible cash statements that count, in public order. */
function visibleCash(context) {
	return effectiveCash(visibleFacts(context, context.facts.cash));
}
/** Long-term marketable securities where the filing counts them into its runway statement; of one balance date. */
function countedLongTerm(facts) {
	if (facts.findLast(({ countsLongTerm }) => countsLongTerm != null)?.countsLongTerm !== true) return null;
	const fact = facts.findLast(({ longTermInvestments }) => longTermInvestments != null);
	return fact?.longTermInvestments == null ? null : {
		fact,
		value: fact.longTermInvestments
	};
}
/** Cash, short-term investments and operating cash flow at the latest balance date, restatements included. */
function selectCash(context) {
	const { corrections, runway } = context.methodology;
	const { balanceMaxAgeDays } = runway;
	const visible = visibleCash(context).filter((fact) => fact.asOf <= context.asOf);
	let latest = null;
	for (const fact of visible) if (fact.cash !== null && Number.isFinite(fact.cash) && (latest === null || fact.asOf >= latest.asOf)) latest = fact;
	if (latest === null) return missingGroup("no-cash-position", "no filing states cash");
	const balance = latest;
	const flags = [];
	const sameDate = visible.filter((fact) => fact.asOf === balance.asOf);
	flags.push(...conflictFlags(sameDate, balance));
	if (context.facts.coverage.cash.unparsed.filter((filing) => isVisible(context, filing) && filing.publicAt > balance.publicAt).length > 0) flags.push(flag("newer-report-unparsed", "a newer periodic report is not parsed; an older balance stands in", true));
	const items = [];
	const push = (label, role, value, fact, start, end) => items.push({
		label,
		value,
		unit: "USD",
		date: end,
		source: sourceOf(fact, CASH_COLUMNS[role]),
		role,
		start,
		sign: 1
	});
	push("cash and equivalents", "cash", balance.cash ?? NaN, balance, null, balance.asOf);
	const invested = sameDate.findLast((fact) => fact.shortTermInvestments !== null);
	if (invested?.shortTermInvestments != null) push("short-term investments", "short-term-investments", invested.shortTermInvestments, invested, null, balance.asOf);
	const longTerm = corrections === void 0 ? null : countedLongTerm(sameDate);
	if (longTerm !== null) {
		const { fact, value } = longTerm;
		push("long-term securities counted into the runway", "long-term-securities", value, fact, null, balance.asOf);
	}
	const flows = visible.flatMap((fact) => flowOf(context, fact) ?? []);
	const flow = corrections === void 0 ? flows.findLast((candidate) => candidate.fact.asOf === balance.asOf) : latestFlow(context, flows, corrections.reportMaxAgeDays);
	if (flow) {
		push("operating cash flow", "operating-cash-flow", flow.value, flow.fact, flow.start, flow.end);
		items.push(...corrections === void 0 ? trailingYear(flow, flows) : trailingYearAt(flow, flows));
	}
	const age = ageInDays(context, balance.asOf);
	if (age > balanceMaxAgeDays) return {
		state: "missing",
		reason: {
			code: "balance-too-old",
			message: `the balance date ${balance.asOf} is ${age} days old`
		},
		flags,
		items
	};
	return {
		state: "present",
		reason: null,
		flags,
		items
	};
}
/** The latest filing whose text was searched for substantial doubt, however old its balance date up to the limit. */
function selectGoingConcern(context, balanceDate) {
	const { balanceMaxAgeDays } = context.methodology.runway;
	let latest = null;
	for (const fact of visibleCash(context)) {
		if (fact.goingConcern === null || fact.asOf > context.asOf) continue;
		if (ageInDays(context, fact.asOf) > balanceMaxAgeDays || latest !== null && fact.asOf < latest.fact.asOf) continue;
		latest = {
			fact,
			value: fact.goingConcern
		};
	}
	if (latest === null) return missingGroup("going-concern-not-searched", "no report was searched for substantial doubt");
	const { fact, value } = latest;
	const flags = balanceDate !== null && fact.asOf < balanceDate ? [flag("going-concern-older", `substantial doubt was last searched for in the report as of ${fact.asOf}`, false)] : [];
	const item = {
		label: "substantial doubt stated",
		value,
		unit: "boolean",
		date: fact.asOf,
		source: sourceOf(fact, "goingConcern")
	};
	if (value) return {
		state: "present",
		reason: null,
		flags,
		items: [item]
	};
	return {
		state: "none",
		reason: {
			code: "searched-none-found",
			message: "no substantial doubt stated"
		},
		flags,
		items: [item]
	};
}

// scoring/select/offering-facts.ts
const REGISTRATION = /^(?:S-|F-|SB-|POS|N-2)/i;
const DEBT = /\b(?:debt|notes?|bonds?|debentures?|guarantees?)\b/i;
const EQUITY = /common|ordinary|preferred|preference|warrant|unit|right|convertible|exchangeable|deposit/i;
/** S-1, S-3, F-1, F-3 and their amendments: they register, they do not sell. */
function isRegistrationForm(form) {
	return REGISTRATION.test(form);
}
function isProspectus(form) {
	return /^424B/i.test(form);
}
/** Sold at least in part by the issuer; a resale raises no money for it. */
function isPrimaryOffering(fact) {
	return fact.type !== "resale" && (fact.isPrimary || !fact.isResale);
}
/** Securities are named and every one of them is debt that converts into nothing. */
function isDebtOnly(fact) {
	return fact.securities.length > 0 && fact.securities.every((name) => DEBT.test(name) && !EQUITY.test(name));
}
/** Gross proceeds as stated, else shares × price; null where neither is stated. */
function grossOf(fact) {
	if (fact.grossProceeds !== null) return fact.grossProceeds;
	return fact.sharesOffered !== null && fact.pricePerShare !== null ? fact.sharesOffered * fact.pricePerShare : null;
}
/** A sale: not a program (ATM, equity line), a registration, debt or a resale. */
function isSale(fact) {
	return isPrimaryOffering(fact) && !fact.isAtm && fact.type !== "atm" && fact.type !== "eloc" && fact.type !== "shelf" && !isRegistrationForm(fact.form) && !isDebtOnly(fact);
}
/** When a document's sale was priced, or its program agreed; else the day of the filing. */
function pricedOn({ pricedOn: stated, filedDate }) {
	return stated ?? filedDate;
}

// scoring/select/first-filing.ts
const IPO_REGISTRATION = /^(?:S-1|F-1|SB-2)$/i;
/** Whether a statement registers an issuer's initial public offering: its first filing, where nothing came before. */
function isIpoRegistration({ form, type }) {
	return type === "ipo" && IPO_REGISTRATION.test(form);
}
/** Whether a statement is the final prospectus of an initial public offering: trading begins the next day. */
function isIpoProspectus({ form, type }) {
	return type === "ipo" && isProspectus(form);
}
function knownOfferings(context) {
	return visibleFacts(context, context.facts.offerings).filter(({ filedDate }) => filedDate <= context.asOf);
}
/**
* The day of the issuer's first filing, where that is the registration of its initial public offering; null where it is
* older or unknown. Nothing has to be searched before it. Not read before 2026-12-01.1.
*/
function firstFiledOn(context) {
	if (context.methodology.corrections === void 0) return null;
	const [first] = knownOfferings(context).toSorted((a, b) => a.filedDate === b.filedDate ? 0 : a.filedDate < b.filedDate ? -1 : 1);
	if (first === void 0 || !isIpoRegistration(first)) return null;
	const { cash, registrations, shareCounts } = context.facts;
	return [
		cash,
		registrations,
		shareCounts
	].every((list) => list.every((one) => !isVisible(context, one) || one.publicAt >= first.publicAt)) ? first.filedDate : null;
}
/** The day of the prospectus of its initial public offering; null where that is older or unknown. */
function listedOn(context) {
	if (context.methodology.corrections === void 0) return null;
	return knownOfferings(context).filter(isIpoProspectus).map(({ filedDate }) => filedDate).sort()[0] ?? null;
}

// core/dataset-plans.ts
/** Annual reports list every class of security; interim reports may leave out what has not changed. */
const ANNUAL_REPORTS = "10-K 10-KT 10-K405 10-KSB 10-KSB40 20-F 40-F".split(" ");
const PERIODIC_REPORTS = [
	...ANNUAL_REPORTS,
	"10-Q",
	"10-QT",
	"10-QSB"
];
const OFFERING_DOCUMENTS = "424B1 424B2 424B3 424B4 424B5 424B7 424B8 S-1 S-1MEF S-3 S-3ASR S-3MEF SB-2 F-1 F-1MEF F-3 F-3ASR F-3MEF".split(" ");
const CURRENT_REPORTS = ["8-K", "6-K"];
/** The source of each dataset of a score. A dataset without a plan or a promoted parser is not covered. */
const DATASET_PLANS = {
	offerings: {
		parserId: "offering-events",
		forms: OFFERING_DOCUMENTS
	},
	cash: {
		parserId: "cash-position",
		forms: PERIODIC_REPORTS
	},
	compliance: {
		parserId: "exchange-compliance",
		forms: CURRENT_REPORTS
	},
	overhang: {
		parserId: "overhang",
		forms: [
			...OFFERING_DOCUMENTS,
			...PERIODIC_REPORTS,
			...CURRENT_REPORTS
		]
	},
	"share-float": {
		parserId: "share-float",
		forms: PERIODIC_REPORTS
	},
	splits: {
		parserId: "reverse-splits",
		forms: [...CURRENT_REPORTS, ...PERIODIC_REPORTS]
	}
};
/** Whether filings of a form may have rows of a dataset; amendments too. */
function isFormOf(dataset, form) {
	return DATASET_PLANS[dataset]?.forms.includes(form.replace(/\/A$/, "")) === true;
}
/** An original annual or quarterly report: an amendment may contain only a part of it. */
function isPeriodicReport(form) {
	return PERIODIC_REPORTS.includes(form);
}
function isAnnualReport(form) {
	return ANNUAL_REPORTS.includes(form);
}

// core/business-days.ts
/**
* Whether EDGAR takes and disseminates filings on a date: Monday to Friday without the federal holidays of 5 U.S.C.
* 6103. One-off closings (a funeral, a storm, an executive order) are not known here: such a date has an empty index.
*/
function isEdgarBusinessDay(date) {
	return !isWeekend(date) && !isHoliday(date);
}
/** The date itself where EDGAR is open on it, else the first business day after it. */
function businessDayOnOrAfter(date) {
	let day = date;
	while (!isEdgarBusinessDay(day)) day = addDays(day, 1);
	return day;
}
/** 0 Sunday … 6 Saturday; 1970-01-01 was a Thursday. */
function weekday(date) {
	return ((epochDay(date) + 4) % 7 + 7) % 7;
}
function isWeekend(date) {
	return weekday(date) === 0 || weekday(date) === 6;
}
function isHoliday(date) {
	const observed = [date];
	if (weekday(date) === 5) observed.push(addDays(date, 1));
	if (weekday(date) === 1) observed.push(addDays(date, -1));
	return observed.some(isFixedHoliday) || isMovingHoliday(date);
}
function isFixedHoliday(date) {
	const monthDay = date.slice(5);
	if (monthDay === "06-19") return Number(date.slice(0, 4)) >= 2022;
	return [
		"01-01",
		"07-04",
		"11-11",
		"12-25"
	].includes(monthDay);
}
function isMovingHoliday(date) {
	const month = Number(date.slice(5, 7));
	const day = Number(date.slice(8));
	const nth = Math.ceil(day / 7);
	switch (weekday(date)) {
		case 1: return month === 1 && nth === 3 || month === 2 && nth === 3 || month === 5 && day > 24 || month === 9 && nth === 1 || month === 10 && nth === 2;
		case 4: return month === 11 && nth === 4;
		default: return false;
	}
}

// core/date-ranges.ts
/**
* The parts of a range that no other range contains, in order; parts without a business day do not count.
*
* @param ranges in order, as `mergeRanges` gives them
*/
function missingRanges(ranges, { from, to }) {
	const missing = [];
	const add = (start, end) => {
		if (businessDayOnOrAfter(start) <= end) missing.push({
			from: start,
			to: end
		});
	};
	let next = from;
	for (const range of ranges) {
		if (range.to < next) continue;
		if (range.from > to) break;
		add(next, addDays(range.from, -1));
		next = addDays(range.to, 1);
	}
	add(next, to);
	return missing;
}
/** @example rangesText([{ from: '2025-01-01', to: '2025-03-31' }]) // "2025-01-01 to 2025-03-31" */
function rangesText(ranges, most = 4) {
	return ranges.slice(0, most).map(({ from, to }) => from === to ? from : `${from} to ${to}`).join(", ") + (ranges.length > most ? ` and ${ranges.length - most} more` : "");
}

// scoring/search-text.ts
/** What follows "searched": "14 filings (8-K 11, 10-Q 3), filed 2025-11-03 to 2026-11-10; newest periodic report …". */
function evidenceText(evidence) {
	const { byForm, filings, firstFiled, from, lastFiled, to } = evidence;
	const list = Object.entries(byForm).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([form, count]) => `${form} ${count}`).join(", ");
	return `${filings === 0 ? `0 filings (the indexes of ${from} to ${to} list none that could state it)` : `${filings} filing${filings === 1 ? "" : "s"} (${list}), filed ${firstFiled} to ${lastFiled}`}; ${reportText(evidence)}`;
}
function reportText({ newestReport: report }) {
	if (report === null) return "no periodic report";
	const period = report.periodOfReport === null ? "" : ` for ${report.periodOfReport}`;
	return `newest periodic report ${report.form} ${report.accessionNumber}${period}, filed ${report.filedDate}`;
}

// scoring/select/search.ts
/** Why a search since `from` was incomplete; null where it was complete. */
function searchGap(context, dataset, from) {
	const coverage = context.facts.coverage[dataset];
	if (coverage.status !== "covered" || coverage.from === null) {
		const unknown = unindexed(context, dataset, from) ?? "the issuer's filings were not searched";
		return {
			code: `${dataset}-not-covered`,
			message: `${dataset}: ${unknown}`
		};
	}
	if (coverage.from > from && !isSinceFirstFiling(context, coverage.from)) {
		const unknown = unindexed(context, dataset, from);
		return {
			code: `${dataset}-coverage-starts-late`,
			message: `${dataset}: searched since ${coverage.from} only, needed since ${from}${unknown ? `; ${unknown}` : ""}`
		};
	}
	const hidden = coverage.unparsed.filter((filing) => isVisible(context, filing) && filing.publicAt.slice(0, 10) >= from).map((filing) => `${filing.form} ${filing.accessionNumber} (${filing.reason})`).sort();
	if (hidden.length === 0) return null;
	const shown = hidden.slice(0, 5).join(", ");
	const more = hidden.length > 5 ? ` and ${hidden.length - 5} more` : "";
	return {
		code: `${dataset}-unparsed`,
		message: `${dataset}: ${hidden.length} filing(s) since ${from} are not parsed: ${shown}${more}`
	};
}
/** Whether nothing of the issuer was filed before a day. */
function isSinceFirstFiling(context, day) {
	const first = firstFiledOn(context);
	return first !== null && day <= first;
}
/** The periods of a window for which no index was read. */
function unindexed({ asOf, facts }, dataset, from) {
	const { indexed } = facts.coverage[dataset];
	if (indexed === void 0) return null;
	const missing = missingRanges(indexed, {
		from,
		to: asOf
	});
	return missing.length === 0 ? null : `no index was read for ${rangesText(missing)}`;
}
/**
* A group that is `none` only where the search was complete, else `missing`.
*
* @param none what was not found, for example "no split since 2023-11-13"
*/
function searchedGroup(search, items, gap, flags, none) {
	if (gap !== null) return {
		state: "missing",
		reason: gap,
		flags,
		items
	};
	if (items.length > 0) return {
		state: "present",
		reason: null,
		flags,
		items
	};
	const searched = evidenceOf(search);
	return {
		state: "none",
		reason: {
			code: "searched-none-found",
			message: `${none}: searched ${evidenceText(searched)}`
		},
		flags,
		items,
		searched
	};
}
function evidenceOf({ context, dataset, from }) {
	const own = readFilings(context, dataset).filter(({ filedDate }) => filedDate >= from);
	const newest = newestReport(readFilings(context, "overhang"));
	const byForm = {};
	for (const { form } of own) byForm[form] = (byForm[form] ?? 0) + 1;
	const dates = own.map(({ filedDate }) => filedDate).sort();
	return {
		from,
		to: context.asOf,
		filings: own.length,
		byForm,
		firstFiled: dates[0] ?? null,
		lastFiled: dates.at(-1) ?? null,
		newestReport: newest && {
			accessionNumber: newest.accessionNumber,
			form: newest.form,
			filedDate: newest.filedDate,
			periodOfReport: newest.periodOfReport
		}
	};
}
/** The visible filings that the dataset's parser read. */
function readFilings(context, dataset) {
	const { coverage, filings } = context.facts;
	const unread = new Set(coverage[dataset].unparsed.map(({ accessionNumber }) => accessionNumber));
	return filings.filter((filing) => isVisible(context, filing) && filing.filedDate <= context.asOf && isFormOf(dataset, filing.form) && !unread.has(filing.accessionNumber));
}
/** The report on the latest period; of one period the latest filed. */
function newestReport(filings) {
	const dated = filings.filter(({ form }) => isPeriodicReport(form));
	const key = (filing) => `${periodOf(filing)} ${filing.publicAt} ${filing.accessionNumber}`;
	return dated.reduce((best, one) => best && key(best) > key(one) ? best : one, null);
}
/** The end of a report's period: never after its filing, whatever its header says. */
function periodOf({ filedDate, periodOfReport }) {
	return periodOfReport !== null && periodOfReport < filedDate ? periodOfReport : filedDate;
}

// scoring/select/split-statements.ts
/** Documents about one split state dates that far apart at most. */
const SAME_SPLIT_DAYS = 60;
/** Splits of other ratios never follow that closely: then documents disagree about one. */
const CONFLICT_DAYS = 10;
const SHOWN_WITHIN = .05;
function ratioOf({ numerator, denominator }) {
	return numerator / denominator;
}
function isSameRatio(a, b) {
	return Math.abs(ratioOf(a) / ratioOf(b) - 1) < 1e-6;
}
/** Whether a fact became public on a date (US Eastern) or later. */
function isPublishedFrom({ publicAt }, date) {
	return publicAt >= cutoffOf(addDays(date, -1));
}
/** Ascending by date; of one class and date the latest public statement. */
function countsByDate(facts) {
	const dates = /* @__PURE__ */ new Map();
	for (const { asOf, basis, shareClass, sharesOutstanding } of facts) {
		if (basis === "annual-float" || sharesOutstanding === null || !(sharesOutstanding > 0)) continue;
		const classes = dates.get(asOf) ?? /* @__PURE__ */ new Map();
		dates.set(asOf, classes.set(shareClass, sharesOutstanding));
	}
	return [...dates].map(([date, classes]) => ({
		date,
		total: classes.get("") ?? [...classes.values()].reduce((sum, shares) => sum + shares, 0)
	})).sort((a, b) => a.date < b.date ? -1 : 1);
}
/** Whether the counts before the first and after the second of two dates show a ratio twice rather than once. */
function showTwice(counts, ratio, first, second) {
	const before = counts.findLast(({ date }) => date < first);
	const after = counts.find(({ date }) => date >= second);
	if (before === void 0 || after === void 0) return false;
	const [seen, once] = [Math.log(after.total / before.total), Math.log(ratio)];
	return Math.abs(seen - 2 * once) < Math.abs(seen - once);
}
function isSameSplit(known, stated, counts) {
	const [first, second] = known.effectiveDate < stated.effectiveDate ? [known.effectiveDate, stated.effectiveDate] : [stated.effectiveDate, known.effectiveDate];
	if (!isSameRatio(known, stated)) return daysBetween(first, second) <= CONFLICT_DAYS;
	if (first === second) return true;
	if (stated.effectiveDate > known.effectiveDate && !isPublishedFrom(stated, known.effectiveDate)) return true;
	return daysBetween(first, second) <= 60 && !showTwice(counts(), ratioOf(known), first, second);
}
/**
* Splits, each once, however many documents state it (an 8-K, its press release, every later report).
*
* @param statements in public order
*/
function splitsOnce(statements, counts) {
	const splits = [];
	for (const fact of statements) {
		const same = splits.find((split) => isSameSplit(split.fact, fact, counts));
		if (same === void 0) {
			splits.push({
				fact,
				isDisputed: false
			});
			continue;
		}
		const isOtherRatio = !isSameRatio(same.fact, fact);
		if (isOtherRatio) same.isDisputed = true;
		if (isOtherRatio || !isPublishedFrom(fact, same.fact.effectiveDate)) same.fact = fact;
	}
	return splits;
}
/** The first count that shows a plan carried out; null where none does. */
function shownBy(plan, counts) {
	for (const [index, { date, total }] of counts.entries()) {
		const before = counts[index - 1];
		const isLater = !isPublishedFrom(plan, addDays(date, 1));
		if (before === void 0 || !isLater) continue;
		if (isPublishedFrom(plan, addDays(date, -400)) && isNear(total / before.total, ratioOf(plan))) return date;
	}
	return null;
}
function isNear(seen, ratio) {
	return Math.abs(seen / ratio - 1) <= SHOWN_WITHIN;
}

// scoring/select/splits.ts
function isRatio(fact) {
	return Number.isFinite(fact.numerator) && Number.isFinite(fact.denominator) && fact.numerator > 0 && fact.denominator > 0;
}
/** Whether a dated split is what a plan announced. */
function carriesOut({ effectiveDate, ...dated }, plan) {
	if (!isSameRatio(dated, plan)) return false;
	const [from, to] = [addDays(effectiveDate, -400), addDays(effectiveDate, 60 + 1)];
	return isPublishedFrom(plan, from) && !isPublishedFrom(plan, to);
}
/** Plans that share counts show, each once, as splits of the first count that shows them. */
function shownPlans(context, dated, counts) {
	const shown = [];
	for (const plan of visibleFacts(context, context.facts.splitPlans ?? []).filter(isRatio)) {
		if ([...dated, ...shown].some((split) => carriesOut(split, plan))) continue;
		const effectiveDate = shownBy(plan, counts());
		if (effectiveDate !== null) shown.push({
			...plan,
			effectiveDate
		});
	}
	return shown;
}
/** The splits in effect, each once: announced with a day that has come, or seen in share counts. */
function selectSplits(context) {
	const { asOf, facts } = context;
	let known = null;
	const counts = () => {
		known ??= countsByDate(visibleFacts(context, facts.shareCounts).filter((fact) => fact.asOf <= asOf));
		return known;
	};
	const stated = splitsOnce(visibleFacts(context, facts.splits).filter(isRatio), counts);
	const flags = stated.filter(({ isDisputed }) => isDisputed).map(({ fact }) => flag("split-conflict", `filings differ on the split of ${fact.effectiveDate}`, true));
	const dated = stated.map(({ fact }) => fact);
	const shown = shownPlans(context, dated, counts);
	for (const { numerator, denominator, effectiveDate } of shown) {
		const message = `no filing dates the ${numerator}-for-${denominator} split that the shares of ${effectiveDate} show`;
		flags.push(flag("split-seen-in-counts", message, true));
	}
	const effective = [...dated.filter(({ effectiveDate }) => effectiveDate <= asOf), ...shown].sort((a, b) => compareText(a.effectiveDate, b.effectiveDate));
	const since = addMonths(asOf, -12 * context.methodology.subRatings.historicalYears);
	const gap = searchGap(context, "splits", since);
	if (gap !== null) flags.push(flag("splits-not-searched", `split adjustment is unproven: ${gap.message}`, true));
	const items = effective.filter((fact) => fact.effectiveDate > since).map((fact) => ({
		label: `${fact.numerator}-for-${fact.denominator} split`,
		value: ratioOf(fact),
		unit: "ratio",
		date: fact.effectiveDate,
		source: sourceOf(fact)
	}));
	return {
		effective,
		flags,
		gap,
		group: searchedGroup({
			context,
			dataset: "splits",
			from: since
		}, items, gap, [], `no split since ${since}`)
	};
}
/** Today's shares for one share of a date. Counts and prices of the effective date are already the new ones. */
function shareFactorSince(splits, date) {
	let factor = 1;
	for (const split of splits) if (split.effectiveDate > date) factor *= ratioOf(split);
	return factor;
}
/** Splits effective after a count's date but before its publication: it may be in old or new shares. */
function splitsBetween(splits, date, publicAt) {
	if (!splits.some((split) => split.effectiveDate > date)) return [];
	return splits.filter((split) => split.effectiveDate > date && publicAt >= cutoffOf(addDays(split.effectiveDate, -1)));
}

// scoring/select/price.ts
/** Index of the last price on or before a date; −1 where there is none. */
function lastPriceIndex(prices, date) {
	let low = 0;
	let high = prices.length;
	while (low < high) {
		const middle = low + high >>> 1;
		if ((prices.at(middle)?.date ?? "") <= date) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}
/** The last price on or before a date. */
function lastPrice(prices, date) {
	const last = lastPriceIndex(prices, date);
	return last < 0 ? void 0 : prices.at(last);
}
/** Highest close, in today's shares, of the days up to `end`; null without a close. */
function highestClose(context, splits, end, days) {
	const start = addDays(end, -days);
	let best = null;
	const { prices } = context.facts;
	for (let index = lastPriceIndex(prices, end); index >= 0; index--) {
		const point = prices.at(index);
		if (point === void 0 || point.date < start) break;
		const close = point.close / shareFactorSince(splits, point.date);
		if (Number.isFinite(close) && (best === null || close >= best.close)) best = {
			close,
			date: point.date
		};
	}
	return best;
}
/** P where there is a recent close: the last one, at most ten days old. */
function closePrice(context, splits) {
	const point = lastPrice(context.facts.prices, context.asOf);
	if (point === void 0 || !Number.isFinite(point.close)) return null;
	if (ageInDays(context, point.date) > context.methodology.market.closeMaxAgeDays) return null;
	return {
		state: "present",
		reason: null,
		flags: [],
		items: [{
			label: "last close",
			value: point.close,
			unit: "USD/share",
			date: point.date,
			source: null,
			kind: "close",
			splitFactor: 1 / shareFactorSince(splits, point.date)
		}]
	};
}
/** P without a recent close: the latest price that a filing states, at most sixty days old; else missing. */
function statedPrice(context, splits) {
	const { closeMaxAgeDays, statedPriceMaxAgeDays } = context.methodology.market;
	let stated = null;
	for (const fact of visibleFacts(context, context.facts.offerings)) {
		const { statedPrice: price, statedPriceDate: date } = fact;
		if (price === null || date === null || !Number.isFinite(price) || date > context.asOf) continue;
		if (ageInDays(context, date) > statedPriceMaxAgeDays || stated !== null && date < stated.date) continue;
		stated = {
			date,
			item: {
				label: `price stated in ${fact.form}`,
				value: price,
				unit: "USD/share",
				date,
				source: sourceOf(fact, "statedPrice"),
				kind: "stated",
				splitFactor: 1 / shareFactorSince(splits, date)
			}
		};
	}
	if (stated !== null) return {
		state: "present",
		reason: null,
		flags: [flag("stated-price", `no recent close; the price is the one a filing states for ${stated.date}`, false)],
		items: [stated.item]
	};
	return missingGroup("no-price", `no close within ${closeMaxAgeDays} days and no price stated within ${statedPriceMaxAgeDays} days`);
}

// scoring/select/compliance.ts
const LASTING = /* @__PURE__ */ new Set(["delisted", "suspended"]);
/** States that last until another filing ends them. */
function isLasting(status) {
	return LASTING.has(status);
}
function compareNotices(a, b) {
	return a.noticeDate !== b.noticeDate ? a.noticeDate < b.noticeDate ? -1 : 1 : compareFacts(a, b);
}
/** Every deficiency by exchange and kind, in the order in which they began; since 2026-12-01.1 from the lookback alone. */
function deficienciesOf(context) {
	const deficiencies = /* @__PURE__ */ new Map();
	const { compliance: rules, corrections } = context.methodology;
	const oldest = corrections === void 0 ? "" : addDays(context.asOf, -rules.lookbackDays);
	const notices = visibleFacts(context, context.facts.compliance).filter(({ noticeDate, status }) => noticeDate <= context.asOf && (noticeDate >= oldest || isLasting(status))).sort(compareNotices);
	for (const fact of notices) {
		const key = `${fact.exchange}|${fact.deficiency}`;
		const before = deficiencies.get(key);
		const continues = before !== void 0 && before.latest.status !== "regained";
		const all = before?.notices ?? [];
		all.push(fact);
		deficiencies.set(key, {
			latest: fact,
			since: continues ? before.since : fact.noticeDate,
			notices: all
		});
	}
	return deficiencies;
}
/** End of the compliance period as last stated for the present step; a second document on it may leave it unsaid. */
function periodEndsOf(notices, { status }, since) {
	return notices.findLast((fact) => fact.noticeDate >= since && fact.status === status && fact.periodEnds != null)?.periodEnds ?? null;
}
/** First day of the current reports that "none" needs: so many months ago, or since the issuer is listed. */
function noticesFrom(context, months) {
	const from = addMonths(context.asOf, -months);
	const listed = listedOn(context);
	return listed !== null && listed > from ? listed : from;
}
/** The latest state of each deficiency; `since` is the first notice after the last regained one. */
function selectCompliance(context) {
	const { compliance: rules, corrections } = context.methodology;
	const since = addDays(context.asOf, -rules.lookbackDays);
	const deficiencies = deficienciesOf(context);
	let stale = null;
	const items = [];
	for (const { latest, since: first, notices } of deficiencies.values()) {
		if (latest.noticeDate < since && !LASTING.has(latest.status)) {
			if (latest.status !== "regained") stale = {
				code: "stale-notice",
				message: `${latest.deficiency} notice of ${latest.noticeDate} has no follow-up; too old to tell whether it is open`
			};
			continue;
		}
		items.push({
			label: `${latest.exchange} ${latest.deficiency.replaceAll("_", " ")}`,
			value: latest.status,
			unit: "status",
			date: latest.noticeDate,
			source: sourceOf(latest),
			exchange: latest.exchange,
			deficiency: latest.deficiency,
			since: first,
			...corrections && { periodEnds: periodEndsOf(notices, latest, first) }
		});
	}
	items.sort(compareBy(({ date, label }) => `${date}|${label}`));
	const from = corrections === void 0 ? since : noticesFrom(context, corrections.noticeSearchMonths);
	const gap = searchGap(context, "compliance", from) ?? stale;
	return searchedGroup({
		context,
		dataset: "compliance",
		from
	}, items, gap, [], `no deficiency notice since ${from}`);
}
/** How many closes, as quoted, lie below the minimum and at or below the ten-cent floor. */
function selectCloses(context) {
	const { closeMaxAgeDays } = context.methodology.market;
	const { minimumPrice, belowMinimumOfTradingDays } = context.methodology.compliance;
	const { prices } = context.facts;
	const last = lastPriceIndex(prices, context.asOf);
	const lastPoint = last < 0 ? void 0 : prices.at(last);
	if (lastPoint === void 0 || ageInDays(context, lastPoint.date) > closeMaxAgeDays) return missingGroup("no-closes", `no close within ${closeMaxAgeDays} days`);
	const count = (label, measure, days, counts) => {
		const first = Math.max(0, last + 1 - days);
		let value = 0;
		for (let index = first; index <= last; index++) if (counts(prices.at(index)?.close ?? NaN)) value += 1;
		return {
			label,
			value,
			unit: "closes",
			date: lastPoint.date,
			source: null,
			of: last + 1 - first,
			measure
		};
	};
	const items = [count(`closes below $${minimumPrice}`, "below-minimum", belowMinimumOfTradingDays, (close) => close < minimumPrice)];
	const floor = ruleAt("nasdaq-ten-cent-floor", context.asOf)?.parameters;
	const [price, days] = [floor?.["price"], floor?.["tradingDays"]];
	if (price !== void 0 && days !== void 0) items.push(count(`closes at or below $${price}`, "at-or-below-floor", days, (close) => close <= price));
	return {
		state: "present",
		reason: null,
		flags: [],
		items
	};
}

// scoring/select/issuances.ts
const AMOUNTS = [
	"shares",
	"gross",
	"net",
	"principal"
];
/** Channels that bring in cash; a conversion pays with debt. */
const CASH_CHANNELS = /* @__PURE__ */ new Set([
	"atm",
	"equity-line",
	"exercise"
]);
const PROGRAM_CHANNELS = /* @__PURE__ */ new Set(["atm", "equity-line"]);
const NONE = [];
/** The program or instrument that a total belongs to; null: not stated which. */
function ownerOf({ fileNumber, strike }) {
	return fileNumber ?? (strike === null ? null : `strike ${strike}`);
}
/** Statements of one period of one program or instrument: every amount as it was stated last. */
function periodsOnce(facts) {
	const valid = facts.filter(({ from, to }) => from === null || from <= to);
	return [...Map.groupBy(valid, (fact) => `${fact.channel}|${ownerOf(fact)}|${fact.from ?? fact.to}|${fact.to}`).values()].flatMap((group) => {
		const fact = group.at(-1);
		if (fact === void 0) return [];
		const last = (amount) => group.findLast((one) => one[amount] !== null)?.[amount] ?? null;
		const total = {
			shares: last("shares"),
			gross: last("gross"),
			net: last("net"),
			principal: last("principal")
		};
		const period = {
			from: epochDay(fact.from ?? fact.to),
			to: epochDay(fact.to)
		};
		return [{
			fact,
			owner: ownerOf(fact),
			period,
			total
		}];
	});
}
/** The days of a range inside others: their number, and what of the range they leave. */
function overlapDays(range, others) {
	return others.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, range.to) - Math.max(from, range.from) + 1), 0);
}
function without(range, others) {
	const open = [];
	let next = range.from;
	for (const { from, to } of others.toSorted((a, b) => a.from - b.from)) {
		if (to < next) continue;
		if (from > range.to) break;
		if (from > next) open.push({
			from: next,
			to: from - 1
		});
		next = to + 1;
	}
	if (next <= range.to) open.push({
		from: next,
		to: range.to
	});
	return open;
}
/** What finer statements leave of a total, for each of the days left. */
function restPerDay(total, amount, { period }, told, days) {
	if (total === null) return null;
	const known = told.reduce((sum, { open, perDay }) => sum + (perDay[amount] ?? 0) * overlapDays(period, open), 0);
	return Math.max(0, total - known) / days;
}
function spanOf(one, finer) {
	const { fact, owner, period, total } = one;
	const told = finer.filter((span) => span.fact.channel === fact.channel && (owner === null || ownerOf(span.fact) === owner));
	const open = without(period, told.flatMap((span) => span.open));
	const days = open.reduce((sum, { from, to }) => sum + to - from + 1, 0);
	if (days === 0) return null;
	const rest = (amount) => restPerDay(total[amount], amount, one, told, days);
	const [shares, gross, net, principal] = AMOUNTS.map(rest);
	return {
		fact,
		period,
		total,
		open,
		perDay: {
			shares: shares ?? null,
			gross: gross ?? null,
			net: net ?? null,
			principal: principal ?? null
		}
	};
}
/**
* Everything issued over periods, each day once: the statement of the shortest period tells it, of equally long ones the
* newest; of a longer period counts what is left. A total that names no program or instrument comes last.
*/
function selectIssuances(context) {
	const { issuances } = context.facts;
	if (context.methodology.corrections === void 0 || issuances === void 0) return NONE;
	const length = ({ period }) => period.to - period.from;
	const rank = ({ owner }) => owner === null ? 1 : 0;
	const finestFirst = periodsOnce(visibleFacts(context, issuances)).toReversed().sort((a, b) => rank(a) - rank(b) || length(a) - length(b));
	const spans = [];
	for (const period of finestFirst) {
		const span = spanOf(period, spans);
		if (span !== null) spans.push(span);
	}
	return spans;
}
/** Days of a span within a range of days, both included. */
function daysWithin({ open }, from, to) {
	return overlapDays({
		from,
		to
	}, open);
}
/** One of a span's amounts within a range of days; null where no filing states it. */
function issuedWithin(span, amount, from, to) {
	const each = span.perDay[amount];
	return each === null ? null : each * daysWithin(span, from, to);
}
const CHANNEL_NAMES = {
	atm: "at-the-market sales",
	"equity-line": "equity line sales",
	exercise: "warrant exercises",
	conversion: "conversions"
};
const ITEM_TYPES = {
	atm: "atm-sales",
	"equity-line": "equity-line-sales",
	exercise: "warrant-exercise",
	conversion: "conversion"
};
function issuanceLabel({ channel, form }) {
	return `${CHANNEL_NAMES[channel]} (${form})`;
}
/** The part of a span within a range of days as an item of proceeds; null where none of it is, or nothing was sold. */
function itemWithin(span, from, to, amount) {
	if (daysWithin(span, from, to) === 0) return null;
	const { fact, total } = span;
	const gross = issuedWithin(span, "gross", from, to);
	const net = issuedWithin(span, "net", from, to);
	const shares = issuedWithin(span, "shares", from, to);
	if ((gross ?? net ?? shares) === 0) return null;
	return {
		label: issuanceLabel(fact),
		value: amount === "gross" ? gross : gross ?? net,
		unit: "USD",
		date: dateOfEpochDay(Math.min(span.period.to, to)),
		source: sourceOf(fact, total.gross === null ? "net" : "gross"),
		netProceeds: net,
		form: fact.form,
		type: ITEM_TYPES[fact.channel],
		fileNumber: fact.fileNumber,
		alsoIn: [],
		period: {
			from: fact.from ?? fact.to,
			to: fact.to,
			stated: total.gross ?? total.net
		},
		shares
	};
}
/** What was issued through some channels within a range of days, both included. */
function issuedItems(spans, channels, from, to, amount = "gross-or-net") {
	return spans.filter(({ fact }) => channels.has(fact.channel)).flatMap((span) => itemWithin(span, from, to, amount) ?? []).sort((a, b) => (a.date ?? "") < (b.date ?? "") ? -1 : (a.date ?? "") > (b.date ?? "") ? 1 : 0);
}

// scoring/select/sales-once.ts
function differ$1(a, b, tolerance) {
	return a !== null && b !== null && Math.abs(a - b) > tolerance * Math.max(Math.abs(a), Math.abs(b));
}
/** Two documents of one sale: priced within some days, no contradicting file numbers, and amounts that agree. */
function isSameSale(a, b, rules) {
	if (a.accessionNumber === b.accessionNumber) return isProspectus(a.form);
	if (Math.abs(daysBetween(pricedOn(a), pricedOn(b))) > rules.sameOfferingDays) return false;
	if (a.fileNumber !== null && b.fileNumber !== null && a.fileNumber !== b.fileNumber) return false;
	const tolerance = rules.sameOfferingTolerance;
	const [grossA, grossB] = [grossOf(a), grossOf(b)];
	if (grossA !== null && grossB !== null) return !differ$1(grossA, grossB, tolerance);
	return !differ$1(a.sharesOffered, b.sharesOffered, tolerance) && !differ$1(a.netProceeds, b.netProceeds, tolerance);
}
/** Documents by sale; a document belongs to a sale whose every document it agrees with, else to the nearest of several. */
function groupSales(facts, rules) {
	const groups = [];
	const byDate = facts.toSorted((a, b) => pricedOn(a) < pricedOn(b) ? -1 : pricedOn(a) > pricedOn(b) ? 1 : 0);
	for (const fact of byDate) {
		const nearest = groups.filter((group) => group.every((other) => isSameSale(fact, other, rules))).reduce((best, group) => {
			const [began, other] = [group[0], best?.[0]];
			return began !== void 0 && (other === void 0 || pricedOn(began) > pricedOn(other)) ? group : best;
		}, null);
		if (nearest === null) groups.push([fact]);
		else nearest.push(fact);
	}
	return groups;
}
/** What the documents of a sale state together, each value as the newest of them states it. */
function saleOf(group, place) {
	const oldestFirst = group.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
	const last = (field) => oldestFirst.findLast((fact) => fact[field] != null)?.[field];
	const priced = oldestFirst.findLast((fact) => grossOf(fact) !== null);
	const net = last("netProceeds") ?? null;
	const lead = priced ?? oldestFirst.findLast(({ netProceeds }) => netProceeds !== null) ?? oldestFirst.at(-1);
	const date = group[0] && pricedOn(group[0]);
	if (lead === void 0 || date === void 0) return null;
	const { form, type } = oldestFirst.findLast((fact) => isProspectus(fact.form)) ?? lead;
	return {
		label: `${type.replaceAll("_", " ")} (${form})`,
		value: (priced === void 0 ? null : grossOf(priced)) ?? net,
		unit: "USD",
		date,
		source: sourceOf(lead, priced === void 0 ? "netProceeds" : "grossProceeds"),
		netProceeds: net,
		form,
		type,
		fileNumber: last("fileNumber") ?? null,
		alsoIn: oldestFirst.filter((fact) => fact !== lead).map((fact) => sourceOf(fact)),
		closedOn: last("closesOn") ?? date,
		shares: last("sharesOffered") ?? null
	};
}
/**
* Every primary sale once since 2026-12-01.1: dated by its earliest pricing date, closed when the newest document says,
* else when it was priced.
*
* @param facts sales in public order
*/
function salesOnce(facts, rules) {
	const place = new Map(facts.map((fact, index) => [fact, index]));
	return groupSales(facts, rules).flatMap((group) => saleOf(group, place) ?? []);
}

// scoring/select/offerings.ts
const FREE_WRITING = /^FWP/i;
function close(a, b, tolerance) {
	return Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));
}
/** Two documents of one offering: near in time, no conflicting file numbers, and amounts that agree or are unknown. */
function isSameOffering(a, b, rules) {
	if (Math.abs(daysBetween(a.filedDate, b.filedDate)) > rules.sameOfferingDays) return false;
	if (a.fileNumber !== null && b.fileNumber !== null && a.fileNumber !== b.fileNumber) return false;
	if (a.accessionNumber === b.accessionNumber && isProspectus(a.form)) return true;
	const [grossA, grossB] = [grossOf(a), grossOf(b)];
	if (grossA === null || grossB === null) return true;
	if (close(grossA, grossB, rules.sameOfferingTolerance)) return true;
	if (a.sharesOffered !== null && a.sharesOffered === b.sharesOffered) return true;
	return a.fileNumber !== null && a.fileNumber === b.fileNumber && !(isProspectus(a.form) && isProspectus(b.form));
}
/** The lead document of an offering: a prospectus with an amount, then any amount, then the latest. */
function compareLeads(a, b) {
	const rank = (fact) => (grossOf(fact) === null ? 2 : 0) + (isProspectus(fact.form) ? 0 : 1);
	return rank(a) - rank(b) || compareFacts(b, a);
}
function itemOf$1(cluster) {
	const sorted = [...cluster].sort(compareLeads);
	const lead = sorted[0];
	if (lead === void 0) return null;
	const closesOn = lead.closesOn ?? sorted.find((fact) => fact.closesOn != null)?.closesOn;
	return {
		label: `${lead.type.replaceAll("_", " ")} (${lead.form})`,
		value: grossOf(lead),
		unit: "USD",
		date: lead.filedDate,
		source: sourceOf(lead, "grossProceeds"),
		netProceeds: lead.netProceeds ?? sorted.find((fact) => fact.netProceeds !== null)?.netProceeds ?? null,
		form: lead.form,
		type: lead.type,
		fileNumber: lead.fileNumber ?? sorted.find((fact) => fact.fileNumber !== null)?.fileNumber ?? null,
		alsoIn: sorted.slice(1).map((fact) => sourceOf(fact)),
		...closesOn != null && { closedOn: closesOn }
	};
}
/** One item per sale of the revisions before 2026-12-01.1: what its lead document states. */
function salesByLead(facts, rules) {
	const clusters = [];
	for (const fact of facts.toSorted(compareLeads)) {
		const home = clusters.find((cluster) => {
			const lead = cluster[0];
			return lead !== void 0 && isSameOffering(lead, fact, rules);
		});
		if (home === void 0) clusters.push([fact]);
		else home.push(fact);
	}
	return clusters.flatMap((cluster) => itemOf$1(cluster) ?? []);
}
/**
* Every primary sale known by the as-of date, oldest first, each once, however many documents (424B5, 8-K, FWP) report
* it.
*/
function selectSales(context) {
	const { asOf, facts, methodology } = context;
	const known = visibleFacts(context, facts.offerings).filter((fact) => fact.filedDate <= asOf && isSale(fact));
	return (methodology.corrections === void 0 ? salesByLead(known, methodology.offerings) : salesOnce(known.filter((fact) => pricedOn(fact) <= asOf), methodology.offerings)).filter((item) => item.value !== null || !FREE_WRITING.test(item.form)).toSorted((a, b) => {
		const [dateA, dateB] = [a.date ?? "", b.date ?? ""];
		if (dateA !== dateB) return dateA < dateB ? -1 : 1;
		return a.source === null || b.source === null ? 0 : compareFacts(a.source, b.source);
	});
}
/** Sales without a stated amount: any sum over them is unknown. */
function unknownAmountFlags(items) {
	return items.filter((item) => item.value === null).map((item) => flag("offering-amount-unknown", `${item.form} of ${item.date} (${item.source?.accessionNumber}) states no amount`, true));
}
/** When the cash of a sale came in. */
function closingOf({ date, closedOn }) {
	return closedOn ?? date;
}
/**
* Sales since a date (inclusive); an unknown amount among them makes the sum missing.
*
* @param dateOf what dates a sale
*/
function salesSince(context, sales, from, needsAmounts, dateOf = ({ date }) => date) {
	const items = sales.filter((sale) => (dateOf(sale) ?? "") >= from);
	const unknown = needsAmounts ? unknownAmountFlags(items) : [];
	const first = unknown[0];
	const gap = searchGap(context, "offerings", from) ?? (first === void 0 ? null : {
		code: first.code,
		message: first.message
	});
	return searchedGroup({
		context,
		dataset: "offerings",
		from
	}, items, gap, unknown, `no primary offering since ${from}`);
}

// scoring/select/issued.ts
/**
* `missing`: something of the window was not searched, and the items are what is known of it. An item without an amount
* is in doubt, not a gap.
*/
function issuedGroup(context, items, from, needsAmounts) {
	const flags = needsAmounts ? unknownAmountFlags(items) : [];
	const gap = searchGap(context, "offerings", from);
	return searchedGroup({
		context,
		dataset: "offerings",
		from
	}, items, gap, flags, `no primary issuance since ${from}`);
}
/** Cash that came in through programs and exercises within a range of dates, both included. */
function cashItems({ issuances }, from, to) {
	return issuedItems(issuances, CASH_CHANNELS, epochDay(from), epochDay(to));
}
/** R: every primary issuance of the window for cash; a sale counts by its pricing. */
function issuedForProceeds(context, issued) {
	const from = addDays(context.asOf, -context.methodology.offerings.proceedsDays);
	return issuedGroup(context, [...issued.sales.filter(({ date }) => (date ?? "") >= from), ...cashItems(issued, from, context.asOf)], from, true);
}
/** What came in after the balance date: a sale counts by its closing. */
function raisedSince(context, issued, balanceDate) {
	const from = addDays(balanceDate, 1);
	return issuedGroup(context, [...issued.sales.filter(({ date, closedOn }) => {
		const closed = closedOn ?? date ?? "";
		return closed >= from && closed <= context.asOf;
	}), ...cashItems(issued, from, context.asOf)], from, true);
}
/** Distinct priced sales of the months before the as-of date. */
function offeringsWithin(context, { sales }, months) {
	const after = addMonths(context.asOf, -months);
	return issuedGroup(context, sales.filter(({ date }) => (date ?? "") > after), after, false);
}
/** Stock sold within so many months, by pricing or under a program; a period for which a filing states zero is no sale. */
function soldWithin(context, issued, months) {
	const { asOf } = context;
	const after = addMonths(asOf, -months);
	const programs = issuedItems(issued.issuances, PROGRAM_CHANNELS, epochDay(after) + 1, epochDay(asOf));
	return issuedGroup(context, [...issued.sales.filter(({ date }) => (date ?? "") > after), ...programs], after, false);
}

// scoring/select/issued-shares.ts
const ISSUED = {
	unit: "shares",
	shareClass: "",
	basis: "issued-since"
};
/** Shares of a sale that closed after the count's date and before the as-of date. */
function ofSale(sale, after, asOf, splits) {
	const closed = sale.closedOn ?? sale.date;
	if (closed === null || closed <= after || closed >= asOf || sale.shares == null) return null;
	return {
		...ISSUED,
		label: `issued: ${sale.label}`,
		value: sale.shares,
		date: closed,
		source: sale.source,
		splitFactor: shareFactorSince(splits, closed),
		issued: "offering"
	};
}
/** Shares that programs, exercises and conversions issued between the two dates. */
function ofSpan(span, after, asOf, splits) {
	const { fact } = span;
	const value = issuedWithin(span, "shares", epochDay(after) + 1, epochDay(asOf) - 1);
	if (value === null || value === 0) return null;
	return {
		...ISSUED,
		label: `issued: ${issuanceLabel(fact)}`,
		value,
		date: fact.to,
		source: sourceOf(fact, "shares"),
		splitFactor: shareFactorSince(splits, fact.to),
		issued: fact.channel
	};
}
/** The latest stated count with the shares that closed deals have added since; a later count replaces both. */
function withIssuedShares(context, count, { sales, issuances }, splits) {
	const date = count.items[0]?.date ?? null;
	if (date === null || count.state !== "present") return count;
	const { asOf } = context;
	const added = [...sales.flatMap((sale) => ofSale(sale, date, asOf, splits) ?? []), ...issuances.flatMap((span) => ofSpan(span, date, asOf, splits) ?? [])];
	if (added.length === 0) return count;
	const statements = added.length === 1 ? "1 statement" : `${added.length} statements`;
	const adjusted = flag("adjusted", `the count of ${date} is adjusted for issuance since, by ${statements}`, false);
	return {
		...count,
		flags: [...count.flags, adjusted],
		items: [...count.items, ...added]
	};
}

// scoring/select/mergers.ts
/** Mergers that may lie between two counts of shares. */
function selectMergers(context) {
	const { baseAgeDays, baseToleranceDays } = context.methodology.velocity;
	const since = addDays(context.asOf, -(baseAgeDays + baseToleranceDays));
	const items = visibleFacts(context, context.facts.mergers ?? []).filter((fact) => fact.effectiveDate <= context.asOf && fact.effectiveDate > since).map((fact) => ({
		label: fact.kind,
		value: fact.kind,
		unit: "status",
		date: fact.effectiveDate,
		source: sourceOf(fact)
	}));
	if (context.facts.mergers === void 0) return missingGroup("mergers-not-covered", "mergers were not searched");
	if (items.length > 0) return {
		state: "present",
		reason: null,
		flags: [],
		items
	};
	return {
		state: "none",
		reason: {
			code: "searched-none-found",
			message: `no merger known since ${since}`
		},
		flags: [],
		items
	};
}

// scoring/ledger/current-terms.ts
/** A pre-funded warrant is exercised for a fraction of a cent a share; more than this is what was paid for it. */
const MOST_NOMINAL_PRICE = .1;
function finite(value) {
	return value != null && Number.isFinite(value) ? value : null;
}
/** A statement's exercise price; not the purchase price of a pre-funded warrant, which some documents state beside it. */
function statedPriceOf({ exercisePrice, preFunded }) {
	return preFunded && exercisePrice !== null && exercisePrice > .1 ? null : finite(exercisePrice);
}
/**
* What a note converts into where its principal is stated after its shares, or instead of them. The price is as of its
* own statement, the shares as of that of the principal.
*/
function sharesOfPrincipal(shares, principal, price, splits) {
	if (principal === null || price === null || shares !== null && shares.by.asOf >= principal.by.asOf) return shares;
	const each = price.value / shareFactorSince(splits, price.by.asOf) * shareFactorSince(splits, principal.by.asOf);
	return each > 0 ? {
		value: Math.floor(principal.value / each),
		by: principal.by
	} : shares;
}
/** @param statements of one instrument by date, then in public order */
function currentTerms(statements, splits) {
	const last = (read) => {
		for (let index = statements.length - 1; index >= 0; index--) {
			const by = statements[index];
			const value = by === void 0 ? null : read(by);
			if (by !== void 0 && value !== null) return {
				value,
				by
			};
		}
		return null;
	};
	const exercisePrice = last(statedPriceOf);
	const principal = last((one) => finite(one.principal));
	return {
		shares: sharesOfPrincipal(last(({ shares: count }) => finite(count)), principal, exercisePrice, splits),
		exercisePrice,
		exercisableFrom: last((one) => one.exercisableFrom),
		expires: last((one) => one.expires),
		variablePrice: last((one) => one.variablePrice ? true : null),
		principal,
		discount: last((one) => finite(one.discount)),
		floorPrice: last((one) => finite(one.floorPrice))
	};
}

// scoring/ledger/instrument-names.ts
/** Generic words of labels; the remaining words distinguish a class. */
const GENERIC_WORDS = ["warrants?|common|ordinary|stock|shares?|purchase|convertible|notes?|debentures?|preferred|senior|secured|unsecured|subordinated", "outstanding|unregistered|registered|accompanying|the|our|all|and|of|to|in|for|other|certain|new|existing|amended|aggregate|total|issued|issuable|exercisable"].join("|");
const GENERIC = new RegExp(`\\b(?:${GENERIC_WORDS})\\b`, "g");
/** Names that are given to tell one class from another. */
const SERIES = /\b(?:series|class|tranche) ([a-z0-9][\w.-]*)/;
/**
* The distinguishing part of a label; empty where there is none.
*
* @example
* designationOf("Series A-1 Warrants") // "series a-1"
*/
function designationOf(label) {
	return label.toLowerCase().replace(/[’']s?\b/g, "").replace(/pre-?\s?funded/g, " ").replace(/[^\w%.-]+/g, " ").replace(GENERIC, " ").replace(/\s+/g, " ").trim();
}
const names = /* @__PURE__ */ new Map();
/** `designationOf`, cached: an issuer's documents use few labels, many times. */
function nameOf(label) {
	let name = names.get(label);
	if (name === void 0) {
		name = designationOf(label);
		if (names.size > 1e4) names.clear();
		names.set(label, name);
	}
	return name;
}
/** Whether all words of one name are among those of the other. */
function haveNestedNames(a, b) {
	const [words, others] = [new Set(a.split(" ")), new Set(b.split(" "))];
	return [...words].every((word) => others.has(word)) || [...others].every((word) => words.has(word));
}
/** Whether both name a series and not the same one: these are never one another, however alike their terms are. */
function haveRivalNames(a, b) {
	const [one, other] = [SERIES.exec(a)?.[1], SERIES.exec(b)?.[1]];
	return one !== void 0 && other !== void 0 && one !== other;
}

// scoring/ledger/same-price.ts
/** Half a cent, with a margin for what doubles do to it. */
const HALF_CENT = .00501;
const MOST_OF_PRICE = .01;
const SAME_PRICE = .005;
/**
* Whether two statements mean one price: reports round to cents what a prospectus gives to a tenth of a cent ($3.482
* and $3.48), and splits round again. Half a cent applies at the time of the statement; for a price below half a dollar
* it would be too much.
*/
function isSamePrice(a, b) {
	const difference = Math.abs(a.price - b.price);
	const larger = Math.max(Math.abs(a.price), Math.abs(b.price));
	if (difference <= larger * SAME_PRICE) return true;
	return difference <= HALF_CENT / Math.max(a.factor, b.factor) && difference <= larger * MOST_OF_PRICE;
}

// scoring/ledger/match-instruments.ts
/** Five years from pricing, and five years from closing. */
const SAME_EXPIRY_DAYS = 10;
/** Splits round each holder's shares. */
const SAME_COUNT$1 = .005;
function termsOf(statement, splits) {
	const { asOf, exercisePrice, expires, instrument, label, preFunded, shares } = statement;
	const factor = shareFactorSince(splits, asOf);
	const dated = (value) => value === null ? null : {
		value,
		asOf
	};
	const name = nameOf(label ?? "");
	return {
		kind: `${instrument}|${preFunded}`,
		asOf,
		name: dated(name === "" ? null : name),
		price: dated(preFunded || exercisePrice === null ? null : {
			price: exercisePrice / factor,
			factor
		}),
		expires: dated(expires),
		shares: dated(shares === null || !Number.isFinite(shares) ? null : shares * factor)
	};
}
function newer(known, stated) {
	return stated !== null && (known === null || stated.asOf >= known.asOf) ? stated : known;
}
/** true: they agree; false: they contradict each other; null: one of them leaves it unsaid. */
function agree(a, b, isSame) {
	return a === null || b === null ? null : isSame(a.value, b.value);
}
function isSameCount(a, b) {
	return Math.abs(a - b) <= SAME_COUNT$1 * Math.max(Math.abs(a), Math.abs(b));
}
/** How well a statement's terms fit an instrument; null: they are of another one. */
function fitOf$1(terms, known) {
	if (terms.kind !== known.kind) return null;
	const isSameName = agree(terms.name, known.name, (a, b) => a === b);
	const price = agree(terms.price, known.price, isSamePrice);
	const expiry = agree(terms.expires, known.expires, (a, b) => Math.abs(daysBetween(a, b)) <= SAME_EXPIRY_DAYS);
	const count = agree(terms.shares, known.shares, isSameCount);
	if (expiry === false) return null;
	let name = isSameName === true ? 8 : 0;
	if (isSameName === false && terms.name !== null && known.name !== null) {
		const [one, other] = [terms.name.value, known.name.value];
		if (haveNestedNames(one, other)) name = 6;
		else if (haveRivalNames(one, other) || !(price && expiry && count)) return null;
	}
	if (price === false && isSameName !== true) return null;
	const points = name + (price ? 4 : 0) + (expiry ? 4 : 0) + (count ? 2 : 0);
	const hasEnded = known.expires !== null && known.expires.value < terms.asOf;
	return points === 0 && hasEnded ? null : points;
}
/** All other terms agree, but the names do not: whether it is another instrument is in doubt. */
function isInDoubt(terms, known) {
	if (terms.kind !== known.kind || terms.name === null || known.name === null) return false;
	if (haveRivalNames(terms.name.value, known.name.value)) return false;
	return fitOf$1({
		...terms,
		name: null
	}, known) !== null && agree(terms.price, known.price, isSamePrice) === true;
}
/** The order of the statements of a filing and date. */
function compareInFiling(a, b) {
	return (a.ordinal ?? 0) - (b.ordinal ?? 0) || compareFacts(a, b);
}
function createGroup(first, doubts, splits) {
	let statements = [first];
	let terms = null;
	return {
		get statements() {
			return statements;
		},
		doubts,
		terms: () => {
			terms ??= currentTerms(statements, splits);
			return terms;
		},
		add: (statement) => {
			const later = statements.findIndex(({ asOf }) => asOf > statement.asOf);
			statements = later < 0 ? [...statements, statement] : statements.toSpliced(later, 0, statement);
			terms = null;
		}
	};
}
function lastStated$1({ group }) {
	return group.statements.at(-1)?.asOf ?? "";
}
/**
* Groups an issuer's statements by instrument, filing by filing. Statements of one filing as of one date are of
* different instruments; each goes to the instrument that it agrees with most and contradicts in nothing: of equals the
* one stated last. What a statement leaves unsaid contradicts nothing.
*/
function createInstrumentMatcher(splits) {
	const homes = [];
	const groups = [];
	const groupByStatement = /* @__PURE__ */ new Map();
	function join(home, statement, { name, price, expires, shares }) {
		home.group.add(statement);
		groupByStatement.set(statement, home.group);
		home.terms.name = newer(home.terms.name, name);
		home.terms.price = newer(home.terms.price, price);
		home.terms.expires = newer(home.terms.expires, expires);
		home.terms.shares = newer(home.terms.shares, shares);
	}
	function addDated(statements) {
		const known = homes.length;
		const waiting = statements.map((statement) => ({
			statement,
			terms: termsOf(statement, splits)
		}));
		const fits = waiting.flatMap((one, place) => homes.flatMap((home, index) => {
			const points = fitOf$1(one.terms, home.terms);
			return points === null ? [] : [{
				one,
				place,
				home,
				index,
				points
			}];
		}));
		fits.sort((a, b) => b.points - a.points || compareText(lastStated$1(b.home), lastStated$1(a.home)) || b.index - a.index || a.place - b.place);
		const taken = /* @__PURE__ */ new Set();
		const placed = /* @__PURE__ */ new Set();
		for (const { one, home } of fits) {
			if (taken.has(home) || placed.has(one)) continue;
			taken.add(home);
			placed.add(one);
			join(home, one.statement, one.terms);
		}
		for (const one of waiting) {
			if (placed.has(one)) continue;
			const { statement, terms } = one;
			const group = createGroup(statement, homes.slice(0, known).filter((home) => !taken.has(home) && isInDoubt(terms, home.terms)).map(({ group }) => group.statements.at(-1)?.label ?? ""), splits);
			groups.push(group);
			groupByStatement.set(statement, group);
			homes.push({
				group,
				terms
			});
		}
	}
	return {
		groups,
		groupOf: (statement) => groupByStatement.get(statement),
		add: (filing) => {
			const dates = Map.groupBy(filing.toSorted(compareInFiling), ({ asOf }) => asOf);
			for (const asOf of [...dates.keys()].sort()) addDated(dates.get(asOf) ?? []);
		}
	};
}

// scoring/ledger/used-instruments.ts
const KINDS = {
	exercise: "warrant",
	conversion: "convertible"
};
/** A period's exercises may be of pre-funded warrants, which cost a fraction of a cent a share. */
function isOfPreFunded({ channel, strike }) {
	return channel === "exercise" && strike !== null && strike <= .1;
}
function quoted({ value, by }, splits) {
	const factor = shareFactorSince(splits, by.asOf);
	return {
		price: value / factor,
		factor
	};
}
/** Whether an exercise or conversion may be of an instrument, and whether its price says so; null: of another one. */
function fitOf(fact, { statements, terms }, splits) {
	const { channel, strike, to } = fact;
	const last = statements.at(-1);
	if (channel !== "exercise" && channel !== "conversion" || last === void 0) return null;
	if (last.instrument !== KINDS[channel] || last.preFunded !== isOfPreFunded(fact)) return null;
	if (last.preFunded || strike === null || terms.exercisePrice === null) return 0;
	const factor = shareFactorSince(splits, to);
	return isSamePrice({
		price: strike / factor,
		factor
	}, quoted(terms.exercisePrice, splits)) ? 1 : null;
}
/** Exercises and conversions by the instrument that they fit best; of equals the one stated last. */
function spansByInstrument(instruments, spans, splits) {
	const found = /* @__PURE__ */ new Map();
	for (const span of spans) {
		let best = null;
		for (const one of instruments) {
			const fit = fitOf(span.fact, one, splits);
			const stated = one.statements.at(-1)?.asOf ?? "";
			if (fit === null || best !== null && fit < best.fit) continue;
			if (best === null || fit > best.fit || stated >= best.stated) best = {
				one,
				fit,
				stated
			};
		}
		if (best !== null) found.set(best.one, [...found.get(best.one) ?? [], span]);
	}
	return found;
}
/** What was used after a statement, up to the as-of date: today's shares, and principal. */
function usedAfter(spans, after, asOf, splits) {
	const [from, to] = [epochDay(after) + 1, epochDay(asOf)];
	let shares = 0;
	let principal = 0;
	for (const span of spans) {
		shares += (issuedWithin(span, "shares", from, to) ?? 0) * shareFactorSince(splits, span.fact.to);
		principal += issuedWithin(span, "principal", from, to) ?? 0;
	}
	return {
		shares,
		principal
	};
}
/** What is left of an instrument's shares and principal after exercises and conversions since they were stated. */
function leftOf(terms, spans, asOf, splits) {
	let { shares, principal } = terms;
	if (shares !== null) {
		const used = usedAfter(spans, shares.by.asOf, asOf, splits).shares;
		shares = {
			...shares,
			value: Math.max(0, shares.value - used / shareFactorSince(splits, shares.by.asOf))
		};
	}
	if (principal !== null) {
		const used = usedAfter(spans, principal.by.asOf, asOf, splits);
		const price = terms.exercisePrice === null ? 0 : quoted(terms.exercisePrice, splits).price;
		const converted = used.principal > 0 ? used.principal : used.shares * price;
		principal = {
			...principal,
			value: Math.max(0, principal.value - converted)
		};
	}
	return {
		...terms,
		shares,
		principal
	};
}
/** Instruments less what was exercised and converted after their last statements, up to the as-of date. */
function remainingInstruments(instruments, spans, asOf, splits) {
	const used = spansByInstrument(instruments, spans, splits);
	return instruments.map((one) => {
		const own = used.get(one) ?? [];
		if (own.length === 0) return {
			...one,
			usedBy: [],
			isUsedUp: false
		};
		const terms = leftOf(one.terms, own, asOf, splits);
		const { shares, principal } = terms;
		const isChanged = shares?.value !== one.terms.shares?.value || principal?.value !== one.terms.principal?.value;
		const isUsedUp = principal === null ? shares?.value === 0 : principal.value === 0;
		return {
			...one,
			terms,
			usedBy: isChanged ? own.map(({ fact }) => fact) : [],
			isUsedUp: isChanged && isUsedUp
		};
	});
}

// scoring/ledger/known-instruments.ts
const matchings = /* @__PURE__ */ new WeakMap();
/**
* An issuer's statements by instrument. A history asks for the same list day by day, each day with a few more of its
* statements known: those of earlier days are not matched again.
*/
function matched(list, visible, splits) {
	const key = splits.map(({ effectiveDate, numerator, denominator }) => `${effectiveDate} ${numerator}:${denominator}`).join();
	let matching = matchings.get(list);
	if (matching === void 0 || matching.splits !== key || matching.added > visible.length) {
		matching = {
			splits: key,
			matcher: createInstrumentMatcher(splits),
			added: 0
		};
		matchings.set(list, matching);
	}
	if (matching.added < visible.length) {
		const filings = Map.groupBy(visible.slice(matching.added), ({ publicAt, accessionNumber }) => `${publicAt} ${accessionNumber}`);
		for (const filing of filings.values()) matching.matcher.add(filing);
		matching.added = visible.length;
	}
	return matching.matcher;
}
const reportsByIssuer = /* @__PURE__ */ new WeakMap();
function isSameStretch(a, b) {
	return a.length === b.length && a[0] === b[0] && a.at(-1) === b.at(-1);
}
/**
* Periodic reports are the filings that also state a cash position; by accession number, with their balance dates. Most
* days of a history know the same ones as the day before.
*/
function reportsOf(context) {
	const known = visibleFacts(context, context.facts.cash);
	const before = reportsByIssuer.get(context.facts);
	if (before !== void 0 && isSameStretch(before.known, known)) return before.dates;
	const dates = /* @__PURE__ */ new Map();
	for (const { accessionNumber, asOf } of effectiveCash(known)) if ((dates.get(accessionNumber) ?? "") < asOf) dates.set(accessionNumber, asOf);
	reportsByIssuer.set(context.facts, {
		known,
		dates
	});
	return dates;
}
/** The rows of a report as of its balance date or later, not those of the prior year-end. */
function rowsOf(report, own) {
	const rows = own.filter((fact) => fact.accessionNumber === report.accessionNumber);
	const current = rows.filter((fact) => fact.asOf >= report.balanceDate);
	if (current.length > 0) return current;
	const latest = rows.map(({ asOf }) => asOf).sort().at(-1);
	return rows.filter((fact) => fact.asOf === latest);
}
/**
* The statements that show what is outstanding: everything that the latest periodic report lists, and later filings. A
* report replaces earlier ones and what was filed before its balance date as a whole: what it leaves out is gone.
*
* @param own of one kind, within the lookback
*/
function standingStatements(own, reports) {
	let base = null;
	for (const { accessionNumber } of own) {
		const balanceDate = reports.get(accessionNumber);
		if (balanceDate === void 0) continue;
		if (base === null || balanceDate >= base.balanceDate) base = {
			accessionNumber,
			balanceDate
		};
	}
	const since = base?.balanceDate ?? null;
	const later = own.filter((fact) => !reports.has(fact.accessionNumber) && (since === null || fact.asOf > since));
	return {
		standing: base === null ? later : [...rowsOf(base, own), ...later],
		hasReport: base !== null
	};
}
/** Filings on sales that closed before a day: what they offered has been issued. */
function closedFilings({ sales }, asOf) {
	const closed = sales.filter(({ date, closedOn }) => (closedOn ?? date ?? asOf) < asOf);
	return new Set(closed.flatMap(({ source, alsoIn }) => [source, ...alsoIn].flatMap((one) => one?.accessionNumber ?? [])));
}
function isMerelyOffered({ state }) {
	return state === "offered" || state === "to be issued";
}
/**
* The warrants and convertibles of an issuer as of a date. The ledger shows them and scores read them: both from here.
*
* @param list in any order
* @param issued exercises and conversions reduce instruments; sales that have closed issue what they offered
*/
function knownInstruments(context, list, splits, issued) {
	const { asOf, methodology } = context;
	const since = addDays(asOf, -methodology.overhang.lookbackDays);
	const countsOffered = methodology.corrections === void 0;
	const closed = countsOffered ? /* @__PURE__ */ new Set() : closedFilings(issued, asOf);
	const visible = visibleFacts(context, list);
	const matcher = matched(list, visible, splits);
	const reports = reportsOf(context);
	const standing = /* @__PURE__ */ new Set();
	const reported = /* @__PURE__ */ new Set();
	const recent = visible.filter((one) => one.asOf >= since && one.asOf <= asOf);
	for (const kind of ["warrant", "convertible"]) {
		const found = standingStatements(recent.filter(({ instrument }) => instrument === kind), reports);
		if (found.hasReport) reported.add(kind);
		for (const statement of found.standing) {
			const group = matcher.groupOf(statement);
			if (group !== void 0) standing.add(group);
		}
	}
	const knownOf = (groups) => {
		const stated = Array.from(groups).flatMap((group) => statedBy(group, asOf, splits) ?? []);
		return remainingInstruments(stated, issued.issuances, asOf, splits).map(({ isUsedUp, group, ...one }) => {
			const { expires } = one.terms;
			const isExpired = expires !== null && expires.value < asOf;
			const isStanding = !isExpired && !isUsedUp && standing.has(group);
			const isIssued = one.statements.some((statement) => !isMerelyOffered(statement) || closed.has(statement.accessionNumber));
			const isOffered = isStanding && !isIssued;
			return {
				...one,
				isExpired,
				isOffered,
				isCounted: isStanding && (countsOffered || !isOffered)
			};
		});
	};
	return {
		counted: knownOf(issued.issuances.length === 0 ? standing : matcher.groups).filter(({ isCounted }) => isCounted),
		all: () => knownOf(matcher.groups),
		since,
		replaced: () => latestAnnualPeriod(context),
		reported
	};
}
/** What the statements of a group that are dated by the as-of date say; null where none is. */
function statedBy(group, asOf, splits) {
	const { statements, doubts } = group;
	if ((statements.at(-1)?.asOf ?? "") <= asOf) return {
		group,
		statements,
		doubts,
		terms: group.terms()
	};
	const dated = statements.filter((statement) => statement.asOf <= asOf);
	return dated.length === 0 ? null : {
		group,
		statements: dated,
		doubts,
		terms: currentTerms(dated, splits)
	};
}
/** The period of the newest annual report that was read: it lists what is outstanding; null where none was. */
function latestAnnualPeriod(context) {
	const annual = readFilings(context, "overhang").filter(({ form }) => isAnnualReport(form));
	return newestReport(annual)?.periodOfReport ?? null;
}

// scoring/report-deadlines.ts
/** For the slowest class of filers: Form 10-Q, General Instruction A.1, and Rule 12b-25(b)(2)(ii). Calendar days. */
const QUARTERLY = {
	days: 45,
	extension: 5
};
/** Form 10-K, General Instruction A(2)(c), and Rule 12b-25(b)(2)(ii). Calendar days. */
const ANNUAL = {
	days: 90,
	extension: 15
};
/** A quarter of a 52- or 53-week year ends up to a week after the calendar's. */
const WEEK = 7;
const FOREIGN = /^(?:20|40)-F/;
/**
* The last day on which a registrant that reports on time may still have this as its newest periodic report: the extended
* due date of the report on the next quarter. After a 10-Q that may be a 10-K, so that the longer term applies. Foreign
* private issuers report once a year; their reports count for `annualDays` after their period.
*/
function nextReportDue(form, period, annualDays) {
	if (FOREIGN.test(form)) return addDays(period, annualDays);
	const { days, extension } = isAnnualReport(form) ? QUARTERLY : ANNUAL;
	return businessDayOnOrAfter(addDays(addMonths(period, 3), WEEK + days + extension));
}

// scoring/select/overhang.ts
function lastStated({ statements }) {
	return statements.at(-1);
}
/**
* Instruments last stated before the lookback that no later annual report has replaced, of kinds of which nothing newer
* is stated: what became of them is unknown.
*/
function outdatedInstruments({ all, counted, since, replaced }) {
	const kinds = new Set(counted.map((one) => lastStated(one)?.instrument));
	if (kinds.size > 1) return [];
	const old = all().flatMap((one) => {
		const last = lastStated(one);
		return last === void 0 || one.isExpired || last.asOf >= since || kinds.has(last.instrument) ? [] : [last];
	});
	const period = old.length === 0 ? null : replaced();
	return old.filter(({ asOf }) => period === null || asOf >= period);
}
function outdatedFlag(outdated, since) {
	const newest = outdated.reduce((last, fact) => fact.asOf > last.asOf ? fact : last);
	const message = `${outdated.length === 1 ? "1 statement" : `${outdated.length} statements`} of ${newest.asOf} or before, the newest in ${newest.accessionNumber}, lie before ${since}, and no annual report since says what became of the instruments`;
	return flag("overhang-statements-too-old", message, true);
}
/** Why "none" may not be claimed although every filing of the lookback was read; null where it may. */
function staleness(context, outdated, since) {
	const report = newestReport(readFilings(context, "overhang"));
	if (report === null) return {
		code: "overhang-no-report",
		message: "overhang: no periodic report of the issuer was read"
	};
	const { accessionNumber, form, filedDate } = report;
	const period = periodOf(report);
	const due = nextReportDue(form, period, context.methodology.overhang.lookbackDays);
	if (context.asOf > due) return {
		code: "overhang-report-too-old",
		message: `overhang: ${`the newest periodic report read is the ${form} ${accessionNumber} for ${period}, filed ${filedDate}`}; the next was due by ${due}`
	};
	if (outdated.length === 0) return null;
	const { code, message } = outdatedFlag(outdated, since);
	return {
		code,
		message: `overhang: ${message}`
	};
}
/** Why "none" may not be claimed since 2026-12-01.1: no periodic report with a recent balance date was read. */
function reportGap(context, maxAgeDays) {
	const { status } = context.facts.coverage.overhang;
	if (status !== "covered") return {
		code: "overhang-not-covered",
		message: "overhang: filings were not searched"
	};
	const report = newestReport(readFilings(context, "overhang"));
	if (report === null) return {
		code: "overhang-no-report",
		message: "overhang: no periodic report of the issuer was read"
	};
	const period = periodOf(report);
	if (ageInDays(context, period) <= maxAgeDays) return null;
	const { accessionNumber, form } = report;
	return {
		code: "overhang-report-too-old",
		message: `overhang: the newest periodic report read is the ${form} ${accessionNumber} for ${period}, over ${maxAgeDays} days ago`
	};
}
const KEPT_TERMS = [
	"exercisePrice",
	"exercisableFrom",
	"expires",
	"variablePrice"
];
/** Terms that 2026-12-01.1 reads too. */
const MONEYNESS_TERMS = [
	"discount",
	"floorPrice",
	"principal"
];
/** Terms whose statement is not the one that gives the number of shares, with the statement that gives them. */
function keptTerms(terms, counting, hasMoneyness) {
	const kept = {};
	for (const name of [...KEPT_TERMS, ...hasMoneyness ? MONEYNESS_TERMS : []]) {
		const term = terms[name];
		if (term !== null && term.by !== counting) kept[name] = sourceOf(term.by);
	}
	return Object.keys(kept).length === 0 ? {} : { keptTerms: kept };
}
/** An instrument as an input, its prices in the shares of the statement that gives their number. */
function itemOf(known, splits, { overhang: rules }) {
	const { terms } = known;
	const counting = terms.shares?.by ?? lastStated(known);
	if (counting === void 0) return null;
	const splitFactor = shareFactorSince(splits, counting.asOf);
	const priceOf = (term) => {
		if (term === null) return null;
		const factor = shareFactorSince(splits, term.by.asOf);
		return counting.preFunded || factor === splitFactor ? term.value : term.value / factor * splitFactor;
	};
	return {
		label: counting.preFunded ? "pre-funded warrants" : counting.instrument === "warrant" ? "warrants" : "convertibles",
		value: terms.shares?.value ?? null,
		unit: "shares",
		date: counting.asOf,
		source: sourceOf(counting),
		splitFactor,
		instrument: counting.instrument,
		exercisePrice: priceOf(terms.exercisePrice),
		exercisableFrom: terms.exercisableFrom?.value ?? null,
		expires: terms.expires?.value ?? null,
		variablePrice: terms.variablePrice !== null,
		preFunded: counting.preFunded,
		...keptTerms(terms, counting, rules.moneyness !== void 0),
		...known.usedBy.length > 0 && { usedBy: known.usedBy.map((fact) => sourceOf(fact)) },
		...rules.moneyness !== void 0 && {
			discount: terms.discount?.value ?? null,
			floorPrice: priceOf(terms.floorPrice),
			principal: terms.principal?.value ?? null
		}
	};
}
/** Warrants and convertibles outstanding on the as-of date, each once, oldest statement first. */
function selectOverhang(context, splits, issued) {
	const known = knownInstruments(context, context.facts.overhang, splits, issued);
	const { since } = known;
	const items = known.counted.flatMap((one) => itemOf(one, splits, context.methodology) ?? []).sort((a, b) => compareText(placeOf(a), placeOf(b)));
	const { corrections } = context.methodology;
	const outdated = outdatedInstruments(known);
	const none = `no warrants or convertibles stated since ${since}`;
	const search = {
		context,
		dataset: "overhang",
		from: since
	};
	const unread = searchGap(context, "overhang", since);
	const flags = statementFlags(known, items, outdated, corrections === void 0);
	if (corrections === void 0) {
		const gap = unread ?? (items.length === 0 ? staleness(context, outdated, since) : null);
		return searchedGroup(search, items, gap, flags, none);
	}
	if (unread?.code === "overhang-unparsed") flags.push({
		...unread,
		doubt: true
	});
	return searchedGroup(search, items, reportGap(context, corrections.reportMaxAgeDays), flags, none);
}
/** @param isDoubted whether they bar confidence `high` */
function statementFlags({ reported, since }, items, outdated, isDoubted) {
	const flags = ["warrant", "convertible"].filter((kind) => !reported.has(kind) && items.some(({ instrument }) => instrument === kind)).map((kind) => flag(`${kind}s-without-report`, `no periodic report lists ${kind}s; summed over other filings`, isDoubted));
	if (outdated.length > 0) flags.push({
		...outdatedFlag(outdated, since),
		doubt: isDoubted
	});
	return flags;
}
function placeOf({ date, source }) {
	return `${date} ${source?.publicAt} ${source?.accessionNumber} ${source?.sourceSpan}`;
}

// scoring/select/program-life.ts
/** Automatic shelves (Rule 462(e)) and additions (Rule 462(b)) are effective when filed. */
const EFFECTIVE_ON_FILING = /(?:ASR|MEF)$/i;
const NO_ORIGIN = {
	effectiveBasis: null,
	effective: null,
	end: null
};
/** The earliest, on a tie the first; null of none. */
function earliest(facts, dateOf) {
	return facts.reduce((first, fact) => first === null || dateOf(fact) < dateOf(first) ? fact : first, null);
}
/** The first event of a kind under a file number. */
function eventOf(registry, fileNumber, event) {
	const { asOf } = registry.context;
	return earliest(registry.registrations.filter((fact) => fact.fileNumber === fileNumber && fact.event === event && fact.date <= asOf), ({ date }) => date);
}
function firstProspectus({ offerings }, fileNumber) {
	return earliest(offerings.filter((fact) => fact.fileNumber === fileNumber && isProspectus(fact.form)), ({ filedDate }) => filedDate);
}
function noticeOf(registry, fileNumber) {
	const notice = eventOf(registry, fileNumber, "effective");
	return notice === null ? null : {
		date: notice.date,
		basis: "notice",
		source: notice
	};
}
function effectOf(registry, fileNumber, filings) {
	if (filings.some((fact) => EFFECTIVE_ON_FILING.test(fact.form))) {
		const source = earliest(filings, ({ filedDate }) => filedDate);
		return source === null ? null : {
			date: source.filedDate,
			basis: "automatic",
			source
		};
	}
	const notice = noticeOf(registry, fileNumber);
	if (notice !== null) return notice;
	const source = firstProspectus(registry, fileNumber);
	return source === null ? null : {
		date: source.filedDate,
		basis: "first-prospectus",
		source
	};
}
function monthsOf({ context }) {
	return 12 * context.methodology.offerings.programmeYears;
}
/** Withdrawn or deregistered, or else the status that `otherwise` gives. */
function traceLife(registry, fileNumber, effect, expires, otherwise) {
	const end = eventOf(registry, fileNumber, "withdrawn") ?? eventOf(registry, fileNumber, "deregistered");
	return {
		life: {
			status: end === null ? otherwise() : end.event === "withdrawn" ? "withdrawn" : "deregistered",
			effectiveDate: effect?.date ?? null,
			expires
		},
		origin: {
			effectiveBasis: effect?.basis ?? null,
			effective: effect?.source ?? null,
			end
		}
	};
}
/** A registration's life: withdrawn, deregistered, not effective, expired after three years, or active. */
function lifeOf(registry, fileNumber, filings) {
	const { asOf, methodology } = registry.context;
	const effect = effectOf(registry, fileNumber, filings);
	const expires = effect === null ? null : addMonths(effect.date, monthsOf(registry));
	return traceLife(registry, fileNumber, effect, expires, () => {
		if (expires !== null) return expires <= asOf ? "expired" : "active";
		const lastFiled = filings.map(({ filedDate }) => filedDate).sort().at(-1) ?? asOf;
		if (addMonths(lastFiled, monthsOf(registry)) <= asOf) return "expired";
		return ageInDays(registry.context, lastFiled) > methodology.offerings.effectWaitDays ? "effect-unknown" : "not-yet-effective";
	});
}
/** The life of a pending S-1 or F-1: completed by its prospectus, abandoned after three years. */
function pendingLifeOf(registry, fileNumber, last) {
	const expires = addMonths(last.filedDate, monthsOf(registry));
	return traceLife(registry, fileNumber, noticeOf(registry, fileNumber), expires, () => {
		if (firstProspectus(registry, fileNumber) !== null) return "completed";
		return expires <= registry.context.asOf ? "expired" : "active";
	});
}
/** The life of an agreement without a registration: three years from the agreement that was stated last. */
function unregisteredLifeOf(registry, last) {
	const expires = addMonths(pricedOn(last), monthsOf(registry));
	return {
		life: {
			status: expires <= registry.context.asOf ? "expired" : "active",
			effectiveDate: null,
			expires
		},
		origin: NO_ORIGIN
	};
}

// scoring/select/program-sales.ts
const CHANNELS = {
	atm: "atm",
	"equity-line": "equity-line"
};
function isProgramKind(kind) {
	return kind in CHANNELS;
}
/** What filings total as sold under a program since it was agreed. Totals that name no program are of the only one. */
function salesUnder(record, records, spans, asOf) {
	const { kind, fileNumber } = record.item;
	if (!isProgramKind(kind)) return [];
	const isOnly = records.filter(({ item }) => item.kind === kind).length === 1;
	const own = spans.filter(({ fact }) => fact.fileNumber === null ? isOnly : fact.fileNumber === fileNumber);
	const channels = /* @__PURE__ */ new Set([CHANNELS[kind]]);
	return issuedItems(own, channels, epochDay(pricedOn(record.lead)), asOf, "gross");
}
/** Programs with the sales under them, and shelves with those of the programs inside. */
function withProgramSales({ issuances, context }, records) {
	if (issuances.length === 0) return records;
	const asOf = epochDay(context.asOf);
	const sold = new Map(records.map((record) => [record, salesUnder(record, records, issuances, asOf)]));
	const replaced = /* @__PURE__ */ new Map();
	return records.map((record) => {
		const takedowns = [record, ...records.filter(({ shelf }) => shelf === record)].flatMap((one) => sold.get(one) ?? []);
		const shelf = record.shelf && (replaced.get(record.shelf) ?? record.shelf);
		const item = {
			...record.item,
			takedowns: [...record.item.takedowns, ...takedowns]
		};
		const own = {
			...record,
			shelf,
			item
		};
		replaced.set(record, own);
		return own;
	});
}

// scoring/select/programs.ts
const SHELF_FORM = /^(?:S-3|F-3)(?!D)/i;
const AMENDMENT_FORM = /^POS/i;
const IPO_FORM = /^(?:S-1|F-1|SB-2)(?:\/A)?$/i;
/** Registrations for cash that these rules do not model: their capacity is unknown, not zero. */
const UNMODELED_FORM = /^(?:F-10|N-2|S-11|S-2|F-2)(?:ASR|MEF)?(?:\/A)?$/i;
/** Prospectus supplements that only a shelf can carry (Rule 424(b)(2) and (5)). */
const SHELF_TAKEDOWN = /^424B[25]/i;
function groupByNumber(facts) {
	return Map.groupBy(facts, ({ fileNumber }) => fileNumber ?? "unknown");
}
/** The latest filing that states an amount, else the latest. Facts are in public order. */
function leadOf(filings, amountOf) {
	return filings.findLast((fact) => amountOf(fact) !== null) ?? filings.at(-1);
}
/** The registered amount, else the most that may be offered; USD. */
function registeredOf(fact) {
	return fact.registeredAmount ?? fact.maxAggregateOffering;
}
function pendingAmountOf(fact) {
	return registeredOf(fact) ?? grossOf(fact);
}
function agreedOf(fact) {
	return fact.maxAggregateOffering ?? fact.grossProceeds;
}
function isProgram(fact) {
	return fact.isAtm || fact.type === "atm" || fact.type === "eloc";
}
function recordOf({ lead, statements, kind, label, value, traced, shelf, ...given }) {
	const { form, filedDate } = given.dated ?? lead;
	const { status, effectiveDate, expires } = traced.life;
	return {
		item: {
			label,
			value,
			unit: "USD",
			date: filedDate,
			source: sourceOf(lead),
			kind,
			form,
			fileNumber: lead.fileNumber,
			amountKind: given.amountKind ?? "amount",
			insideShelf: shelf !== void 0,
			status,
			effectiveDate,
			expires,
			takedowns: given.takedowns ?? []
		},
		origin: traced.origin,
		lead,
		statements,
		shelf: shelf ?? null
	};
}
function selectShelves(registry) {
	return [...groupByNumber(registry.offerings.filter((fact) => isPrimaryOffering(fact) && (SHELF_FORM.test(fact.form) || AMENDMENT_FORM.test(fact.form))))].flatMap(([fileNumber, statements]) => {
		if (!statements.some((fact) => SHELF_FORM.test(fact.form))) return [];
		const general = statements.filter((fact) => !isProgram(fact));
		const stating = general.some((fact) => registeredOf(fact) !== null) ? general : statements;
		const lead = leadOf(stating, stating.some((fact) => fact.registeredAmount !== null) ? (fact) => fact.registeredAmount : registeredOf);
		if (lead === void 0) return [];
		const value = registeredOf(lead);
		const isAutomatic = statements.some((fact) => /ASR$/i.test(fact.form));
		return [recordOf({
			kind: "shelf",
			label: `shelf ${fileNumber} (${lead.form})`,
			value,
			lead,
			statements,
			traced: lifeOf(registry, fileNumber, statements),
			amountKind: stating.every(isDebtOnly) ? "debt-only" : isAutomatic && value === null ? "indeterminate" : "amount",
			takedowns: registry.sales.filter((sale) => sale.fileNumber !== null && sale.fileNumber === lead.fileNumber)
		})];
	});
}
function selectAtms(registry, shelves) {
	return [...groupByNumber(registry.offerings.filter((fact) => (fact.isAtm || fact.type === "atm") && isPrimaryOffering(fact) && fact.type !== "eloc"))].flatMap(([fileNumber, statements]) => {
		const lead = leadOf(statements, agreedOf);
		if (lead === void 0) return [];
		const shelf = shelves.find(({ item }) => lead.fileNumber === null ? maySellFrom(registry, item, lead) : item.fileNumber === lead.fileNumber);
		const traced = shelf === void 0 ? lifeOutside(registry, fileNumber, statements) : lifeInside(shelf);
		return [recordOf({
			kind: "atm",
			label: `at-the-market program (${lead.form})`,
			value: agreedOf(lead),
			lead,
			statements,
			traced,
			shelf
		})];
	});
}
/**
* An ATM without a file number is taken to be on the active shelf; since 2026-12-01.1 only on one that was effective when
* it was agreed.
*/
function maySellFrom({ context }, shelf, atm) {
	if (shelf.status !== "active") return false;
	if (context.methodology.corrections === void 0) return true;
	return shelf.effectiveDate !== null && shelf.effectiveDate <= pricedOn(atm);
}
/** Of an ATM whose shelf is not among the facts: without its number nothing can tell of an effect, and it sells. */
function lifeOutside(registry, fileNumber, statements) {
	const last = statements.at(-1);
	return statements.some((fact) => fact.fileNumber !== null) || last === void 0 || registry.context.methodology.corrections === void 0 ? lifeOf(registry, fileNumber, statements) : unregisteredLifeOf(registry, last);
}
function lifeInside({ item, origin }) {
	return {
		life: item,
		origin
	};
}
/** Registration and announcement of one purchase agreement share its amount or their file number. */
function groupEquityLines(registry) {
	const groups = [];
	for (const fact of registry.offerings) {
		if (fact.type !== "eloc") continue;
		const amount = agreedOf(fact);
		const home = groups.find((group) => group.some((member) => {
			const other = agreedOf(member);
			if (fact.fileNumber !== null && fact.fileNumber === member.fileNumber) return true;
			return amount === null || other === null || amount === other;
		}));
		if (home === void 0) groups.push([fact]);
		else home.push(fact);
	}
	return groups;
}
function selectEquityLines(registry, shelves) {
	return groupEquityLines(registry).flatMap((statements) => {
		const lead = leadOf(statements, agreedOf);
		const last = statements.at(-1);
		if (lead === void 0 || last === void 0) return [];
		const shelf = shelves.find(({ item }) => statements.some((fact) => fact.fileNumber !== null && fact.fileNumber === item.fileNumber));
		const registered = statements.find((fact) => fact.fileNumber !== null && isRegistrationForm(fact.form));
		let traced = unregisteredLifeOf(registry, last);
		if (shelf !== void 0) traced = lifeInside(shelf);
		else if (registered?.fileNumber != null) traced = lifeOf(registry, registered.fileNumber, [registered]);
		return [recordOf({
			kind: "equity-line",
			label: `equity line (${lead.form})`,
			value: agreedOf(lead),
			lead,
			statements,
			traced,
			shelf
		})];
	});
}
function selectPending(registry) {
	return [...groupByNumber(registry.offerings.filter((fact) => IPO_FORM.test(fact.form) && isPrimaryOffering(fact) && !isProgram(fact) && !isDebtOnly(fact)))].flatMap(([fileNumber, statements]) => {
		const lead = leadOf(statements, pendingAmountOf);
		const last = statements.at(-1);
		if (lead === void 0 || last === void 0) return [];
		const label = `registration ${fileNumber} (${last.form})`;
		const traced = pendingLifeOf(registry, fileNumber, last);
		return [recordOf({
			kind: "pending-registration",
			label,
			value: pendingAmountOf(lead),
			lead,
			statements,
			traced,
			dated: last
		})];
	});
}
function programFlags(items, sales) {
	const active = items.filter((item) => item.kind === "shelf" && item.status === "active" && item.amountKind === "amount");
	if (active.length === 0) return [];
	const unattributed = sales.filter(({ fileNumber, form }) => fileNumber === null && SHELF_TAKEDOWN.test(form));
	return [...active.length > 1 ? [flag("several-shelves", "several shelves are active; unsold amounts may be carried forward", true)] : [], ...unattributed.map(({ form, date }) => flag("takedown-unattributed", `${form} of ${date} names no file number`, true))];
}
function unmodeled({ form, accessionNumber }) {
	return {
		code: "registration-form-not-modelled",
		message: `${form} ${accessionNumber}: its capacity is not modeled`
	};
}
/** Registrations of the last three years that cannot be counted, and takedowns from one that is not among the facts. */
function orphanGap({ offerings, context }, items) {
	const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
	const recent = offerings.filter((fact) => fact.filedDate >= since && isPrimaryOffering(fact) && !isDebtOnly(fact));
	const unmodeledFact = recent.find(({ form }) => UNMODELED_FORM.test(form));
	if (unmodeledFact !== void 0) return unmodeled(unmodeledFact);
	const known = /* @__PURE__ */ new Set([...items.filter((item) => item.kind === "shelf").map((item) => item.fileNumber), ...offerings.filter((fact) => isRegistrationForm(fact.form)).map((fact) => fact.fileNumber)]);
	const orphan = recent.find(({ fileNumber, form }) => fileNumber !== null && SHELF_TAKEDOWN.test(form) && !known.has(fileNumber));
	if (orphan === void 0) return null;
	const { form, accessionNumber, fileNumber } = orphan;
	return {
		code: "registration-not-found",
		message: `${form} ${accessionNumber} draws on ${fileNumber}, whose registration is not among the facts`
	};
}
/** What is known of registrations by the as-of date. */
function registryOf(context, sales, issuances) {
	return {
		context,
		offerings: visibleFacts(context, context.facts.offerings).filter((fact) => fact.filedDate <= context.asOf),
		registrations: visibleFacts(context, context.facts.registrations),
		sales,
		issuances
	};
}
/** Every shelf, ATM, equity line and pending S-1/F-1 offering in the facts, including ended ones. */
function programRecords(registry) {
	const shelves = selectShelves(registry);
	const records = [
		...shelves,
		...selectAtms(registry, shelves),
		...selectEquityLines(registry, shelves),
		...selectPending(registry)
	];
	return withProgramSales(registry, records);
}
/** Shelves, ATMs, equity lines and pending S-1/F-1 offerings with their status on the as-of date. */
function selectPrograms(context, sales, issuances) {
	const registry = registryOf(context, sales, issuances);
	const since = addMonths(context.asOf, -12 * context.methodology.offerings.programmeYears);
	const items = programRecords(registry).map(({ item }) => item).filter((item) => item.status !== "expired" || (item.expires ?? "") > since).sort(compareBy(({ kind, date, fileNumber }) => `${kind}|${date}|${fileNumber}`));
	const gap = searchGap(context, "offerings", since) ?? orphanGap(registry, items);
	return searchedGroup({
		context,
		dataset: "offerings",
		from: since
	}, items, gap, programFlags(items, sales), `no shelf, program or registration since ${since}`);
}
/** Whether a sale was made on Form S-3 or F-3, where I.B.6 and I.B.5 count it. */
function isShelfSale(sale, programs) {
	if (SHELF_TAKEDOWN.test(sale.form)) return true;
	return programs.some((item) => item.kind === "shelf" && item.fileNumber !== null && item.fileNumber === sale.fileNumber);
}
/** Effective registrations of the issuer's own sales, whatever amount is left: a shelf of debt or of no amount too. */
function selectEffectiveRegistrations({ state, reason, items }) {
	const effective = items.filter(({ kind, status, effectiveDate }) => {
		if (status !== "active") return false;
		return kind === "shelf" || kind === "pending-registration" && effectiveDate !== null;
	}).map(({ label, status, effectiveDate, source }) => {
		return {
			label,
			value: status,
			unit: "status",
			date: effectiveDate,
			source
		};
	});
	if (state === "missing") return {
		state,
		reason,
		flags: [],
		items: effective
	};
	if (effective.length > 0) return {
		state: "present",
		reason: null,
		flags: [],
		items: effective
	};
	return {
		state: "none",
		reason: {
			code: "searched-none-found",
			message: "no registration is effective"
		},
		flags: [],
		items: []
	};
}

// scoring/select/public-float.ts
function statedFloats(context) {
	const floats = [];
	for (const fact of visibleFacts(context, context.facts.shareCounts)) {
		if (fact.publicFloat === null || fact.publicFloatAsOf === null) continue;
		floats.push({
			value: fact.publicFloat,
			date: fact.publicFloatAsOf,
			basis: "annual-float",
			fact
		});
	}
	for (const fact of visibleFacts(context, context.facts.offerings)) {
		if (fact.babyShelfPublicFloat === null) continue;
		floats.push({
			value: fact.babyShelfPublicFloat,
			date: fact.filedDate,
			basis: "offering-statement",
			fact
		});
	}
	const { floatMaxAgeDays } = context.methodology.market;
	return floats.filter((float) => float.value > 0 && float.date <= context.asOf && ageInDays(context, float.date) <= floatMaxAgeDays);
}
/** The close behind an annual float on its date; the highest close of the days before an offering statement. */
function priceBehind(context, splits, float, days) {
	let close;
	if (float.basis === "offering-statement") close = highestClose(context, splits, float.date, days)?.close;
	else {
		const point = lastPrice(context.facts.prices, float.date);
		const maxAge = context.methodology.market.closeMaxAgeDays;
		if (point !== void 0 && daysBetween(point.date, float.date) <= maxAge) close = point.close / shareFactorSince(splits, point.date);
	}
	return close !== void 0 && close > 0 ? close : NaN;
}
/** Days of the window whose highest close counts, under the rule in force on a date. */
function highestCloseDays(date) {
	return ruleAt("baby-shelf-s3", date)?.parameters["highestCloseDays"] ?? 60;
}
/** Floats stated by the as-of date, in order of preference: latest first. */
function floatCandidates(context, splits) {
	const days = highestCloseDays(context.asOf);
	const floats = [...statedFloats(context)].reverse();
	floats.sort((a, b) => {
		if (a.date !== b.date) return a.date < b.date ? 1 : -1;
		return a.basis === b.basis ? 0 : a.basis === "offering-statement" ? -1 : 1;
	});
	return floats.map((float) => ({
		...float,
		day: epochDay(float.date),
		priceThen: priceBehind(context, splits, float, days)
	}));
}
/** Whether closes carry a stated float to the as-of date. */
function canCarry({ priceThen }, highest) {
	return !Number.isNaN(priceThen) && !Number.isNaN(highest);
}
/** The first float that closes carry to the as-of date, or that is stated within the window itself. */
function chooseFloat(candidates, highest, day, windowDays) {
	return candidates.find((float) => canCarry(float, highest) || day - float.day <= windowDays);
}
/** The non-affiliate float, carried to the highest close of the rule's window. */
function selectPublicFloat(context, splits, candidates) {
	const days = highestCloseDays(context.asOf);
	const high = highestClose(context, splits, context.asOf, days);
	const float = chooseFloat(candidates, high?.close ?? NaN, epochDay(context.asOf), days);
	if (float === void 0) return candidates.length === 0 ? missingGroup("no-public-float", "no filing states the public float") : missingGroup("float-not-repriced", "a float is stated, but no closes carry it to the as-of date");
	const carrying = high !== null && canCarry(float, high.close) ? high : null;
	return {
		state: "present",
		reason: null,
		flags: [],
		items: [{
			label: float.basis === "annual-float" ? "public float (annual report cover)" : "public float (I.B.6 statement)",
			value: float.value,
			unit: "USD",
			date: float.date,
			source: sourceOf(float.fact, float.basis === "annual-float" ? "publicFloat" : "babyShelfPublicFloat"),
			basis: float.basis,
			priceThen: carrying && float.priceThen,
			highestClose: carrying?.close ?? null,
			highestCloseDate: carrying?.date ?? null
		}]
	};
}
/** The latest total of the rule's months that a filing states, not older than they are. */
function statedShelfSales(context, since) {
	let stated = null;
	for (const fact of visibleFacts(context, context.facts.offerings)) {
		if (fact.babyShelfSoldLast12Months === null || fact.filedDate <= since || fact.filedDate > context.asOf) continue;
		if (stated !== null && (stated.date ?? "") > fact.filedDate) continue;
		stated = {
			label: `sold under I.B.6 as stated in ${fact.form}`,
			value: fact.babyShelfSoldLast12Months,
			unit: "USD",
			date: fact.filedDate,
			source: sourceOf(fact, "babyShelfSoldLast12Months"),
			netProceeds: null,
			form: fact.form,
			type: "baby-shelf-statement",
			fileNumber: fact.fileNumber,
			alsoIn: []
		};
	}
	return stated;
}
/**
* Sales on Form S-3/F-3 in the rule's months, the latest total that a filing states, and the known sales of that total's
* own months that have left the window since (`left-window`): a statement ages as the sales in it do.
*/
function selectShelfSales(context, { sales, issuances }, programs) {
	const { asOf } = context;
	const months = ruleAt("baby-shelf-s3", asOf)?.parameters["salesMonths"] ?? 12;
	const since = addMonths(asOf, -months);
	const shelfSales = sales.filter((sale) => isShelfSale(sale, programs));
	const channels = shelfChannels(programs);
	/** Known sales after one date and up to another. */
	const between = (after, to) => [...shelfSales.filter(({ date }) => (date ?? "") > after && (date ?? "") <= to), ...issuedItems(issuances, channels, epochDay(after) + 1, epochDay(to))];
	const stated = statedShelfSales(context, since);
	const statedOn = stated?.date ?? null;
	const items = [
		...statedOn === null ? between(since, asOf) : [...between(since, statedOn), ...between(statedOn, asOf)],
		...statedOn === null ? [] : between(addMonths(statedOn, -months), since).map(asLeft),
		...stated === null ? [] : [stated]
	];
	const gap = searchGap(context, "offerings", since);
	return searchedGroup({
		context,
		dataset: "offerings",
		from: since
	}, items, gap, [], `no shelf sales since ${since}`);
}
/** ATMs sell from a shelf; an equity line does where it sits inside one. */
function shelfChannels(programs) {
	const hasLine = programs.some(({ kind, insideShelf }) => kind === "equity-line" && insideShelf);
	return new Set(hasLine ? ["atm", "equity-line"] : ["atm"]);
}
function asLeft(sale) {
	return {
		...sale,
		label: `${sale.label}, before the window`,
		type: "left-window"
	};
}

// scoring/select/shares.ts
/** Preference among statements of one date: the cover counts all common stock; a prospectus often omits some. */
const BASIS_RANK = {
	cover: 0,
	"balance-sheet": 1,
	prospectus: 2,
	"annual-float": 3
};
const SAME_COUNT = .001;
/** A class that an older statement within this many days had, and a newer one lacks, was omitted. */
const CLASS_MEMORY_DAYS = 400;
function isCounted({ sharesOutstanding, basis }) {
	return sharesOutstanding !== null && Number.isFinite(sharesOutstanding) && basis !== "annual-float";
}
function differ(a, b) {
	return Math.abs(a - b) > SAME_COUNT * Math.max(Math.abs(a), Math.abs(b));
}
/** The total of one filing where it states one, else its classes, never both. */
function withoutDoubleCount(facts, flags) {
	if (facts.length === 1) return facts;
	const byClass = /* @__PURE__ */ new Map();
	for (const fact of facts) {
		const before = byClass.get(fact.shareClass);
		if (before !== void 0 && differ(before.sharesOutstanding, fact.sharesOutstanding)) flags.push(flag("share-count-conflict", `two counts for ${fact.asOf} in ${fact.accessionNumber}`, true));
		byClass.set(fact.shareClass, fact);
	}
	const total = byClass.get("");
	if (total === void 0) return [...byClass.values()].sort(compareBy(({ shareClass }) => shareClass));
	let sum = 0;
	for (const fact of byClass.values()) if (fact !== total) sum += fact.sharesOutstanding;
	if (byClass.size > 1 && differ(sum, total.sharesOutstanding)) flags.push(flag("class-total-conflict", `classes sum to ${sum}, the total says ${total.sharesOutstanding}`, true));
	return [total];
}
/**
* The split factor of a count. Filed before a split: old shares. A balance sheet issued after a split restates its
* counts (SAB Topic 4.C). A cover or prospectus dated before the split and published after it may mean either; both
* readings are returned.
*/
function factorsOf(fact, splits) {
	if (splits.length === 0) return {
		dated: 1,
		published: 1
	};
	const dated = shareFactorSince(splits, fact.asOf);
	const between = splitsBetween(splits, fact.asOf, fact.publicAt);
	if (between.length === 0) return {
		dated,
		published: dated
	};
	const published = dated / between.reduce((factor, split) => factor * split.numerator / split.denominator, 1);
	return fact.basis === "balance-sheet" ? {
		dated: published,
		published
	} : {
		dated,
		published
	};
}
function candidateOf(facts, splits) {
	const first = facts[0];
	if (first === void 0) return null;
	const flags = [];
	const counted = withoutDoubleCount(facts, flags);
	let totalDated = 0;
	let totalPublished = 0;
	for (const fact of counted) {
		const factors = factorsOf(fact, splits);
		totalDated += fact.sharesOutstanding * factors.dated;
		totalPublished += fact.sharesOutstanding * factors.published;
	}
	return {
		asOf: first.asOf,
		basis: first.basis,
		facts: counted,
		flags,
		totalDated,
		totalPublished
	};
}
function snapshotOf(candidate, others, splits) {
	const { asOf, basis, facts, totalDated, totalPublished } = candidate;
	const flags = [...candidate.flags];
	let usePublished = false;
	if (totalDated !== totalPublished) {
		const clear = others.filter((other) => other.totalDated === other.totalPublished && other.totalDated > 0).sort((a, b) => Math.abs(epochDay(a.asOf) - epochDay(asOf)) - Math.abs(epochDay(b.asOf) - epochDay(asOf)))[0];
		if (clear !== void 0) {
			const distance = (total) => Math.abs(Math.log(total / clear.totalDated));
			usePublished = distance(totalPublished) < distance(totalDated);
		}
		const reading = usePublished ? "new" : "old";
		flags.push(flag("split-basis-inferred", `count for ${asOf} was published after a split; read as ${reading} shares`, true));
	}
	return {
		asOf,
		basis,
		items: facts.map((fact) => {
			const factors = factorsOf(fact, splits);
			return {
				label: fact.shareClass === "" ? "shares outstanding" : `shares outstanding, ${fact.shareClass}`,
				value: fact.sharesOutstanding,
				unit: "shares",
				date: fact.asOf,
				source: sourceOf(fact, "sharesOutstanding"),
				splitFactor: usePublished ? factors.published : factors.dated,
				shareClass: fact.shareClass,
				basis: fact.basis
			};
		}),
		total: usePublished ? totalPublished : totalDated,
		classes: facts.map((fact) => fact.shareClass),
		flags
	};
}
/** Identifies the counts of one filing for one date. */
const statementOf = remembered((fact) => `${fact.asOf}|${fact.basis}|${fact.accessionNumber}`);
/** Statements of shares outstanding, newest date first; one per date: the latest public one of the best basis. */
function shareSnapshots(context, splits) {
	const counted = visibleFacts(context, context.facts.shareCounts).filter((fact) => isCounted(fact) && fact.asOf <= context.asOf);
	const statements = Map.groupBy(counted, (fact) => statementOf(context, fact));
	const byDate = Map.groupBy([...statements.values()].flatMap((facts) => candidateOf(facts, splits) ?? []), ({ asOf }) => asOf);
	const chosen = [];
	for (const candidates of byDate.values()) {
		candidates.sort((a, b) => {
			const [factA, factB] = [a.facts[0], b.facts[0]];
			const rank = BASIS_RANK[a.basis] - BASIS_RANK[b.basis];
			return rank !== 0 || factA === void 0 || factB === void 0 ? rank : compareFacts(factB, factA);
		});
		const best = candidates[0];
		if (best === void 0) continue;
		if (candidates.some((other) => differ(other.totalPublished, best.totalPublished))) best.flags.push(flag("share-count-conflict", `filings differ on the shares outstanding at ${best.asOf}`, true));
		chosen.push(best);
	}
	chosen.sort((a, b) => a.asOf < b.asOf ? 1 : -1);
	return chosen.map((candidate) => snapshotOf(candidate, chosen, splits));
}
function lacksClasses(snapshot, all) {
	if (snapshot.classes.includes("")) return false;
	return all.some((older) => older.asOf < snapshot.asOf && daysBetween(older.asOf, snapshot.asOf) <= CLASS_MEMORY_DAYS && !older.classes.includes("") && older.classes.length > snapshot.classes.length && snapshot.classes.every((name) => older.classes.includes(name)));
}
/** The latest complete statement dated at least `minAge` and at most `maxAge` days before the as-of date. */
function selectShares(context, snapshots, extraFlags, minAge, maxAge) {
	const newest = addDays(context.asOf, -minAge);
	const oldest = addDays(context.asOf, -maxAge);
	const flags = [...extraFlags];
	for (const snapshot of snapshots) {
		if (snapshot.asOf > newest) continue;
		if (snapshot.asOf < oldest) break;
		if (lacksClasses(snapshot, snapshots)) {
			flags.push(flag("incomplete-classes", `count for ${snapshot.asOf} leaves out a class stated before; not used`, true));
			continue;
		}
		flags.push(...snapshot.flags);
		const published = snapshot.items[0]?.source?.publicAt ?? "";
		const hidden = context.facts.coverage["share-float"].unparsed.some((filing) => isVisible(context, filing) && filing.publicAt > published);
		if (minAge === 0 && hidden) flags.push(flag("newer-count-unparsed", "a newer filing with a count of shares is not parsed", true));
		if (!(snapshot.total > 0)) return {
			state: "missing",
			reason: {
				code: "shares-not-positive",
				message: `shares outstanding at ${snapshot.asOf} are not positive`
			},
			flags,
			items: snapshot.items
		};
		return {
			state: "present",
			reason: null,
			flags,
			items: snapshot.items
		};
	}
	const span = minAge === 0 ? `within ${maxAge} days` : `between ${oldest} and ${newest}`;
	return missingGroup("no-share-count", `no count of shares outstanding ${span}`, flags);
}

// scoring/select-inputs.ts
/** The latest count dated at least `minAge` days before the as-of date, within a tolerance. */
function sharesStep(ages) {
	return {
		after: ["snapshots"],
		select: (context, { snapshots, splitHistory }) => {
			const [minAge, tolerance] = ages(context.methodology);
			return selectShares(context, snapshots, splitHistory.flags, minAge, minAge + tolerance);
		}
	};
}
/** The latest count, since 2026-12-01.1 with what closed deals have added to it. */
const LATEST_SHARES = {
	after: [
		"snapshots",
		"sales",
		"issuances"
	],
	select: (context, inputs) => {
		const { sharesMaxAgeDays } = context.methodology.market;
		const count = selectShares(context, inputs.snapshots, inputs.splitHistory.flags, 0, sharesMaxAgeDays);
		return context.methodology.corrections === void 0 ? count : withIssuedShares(context, count, inputs, inputs.splitHistory.effective);
	}
};
function balanceDateOf({ cash }) {
	return cash.items.find((item) => item.role === "cash")?.date ?? null;
}
/** In an order in which every selection comes after those it builds on. */
const STEPS = {
	rules: {
		after: [],
		select: ({ asOf }) => rulesAt(asOf)
	},
	splitHistory: {
		after: [],
		select: selectSplits
	},
	splits: {
		after: ["splitHistory"],
		select: (_, { splitHistory }) => splitHistory.group
	},
	snapshots: {
		after: ["splitHistory"],
		select: (context, { splitHistory }) => shareSnapshots(context, splitHistory.effective)
	},
	sales: {
		after: [],
		select: selectSales
	},
	issuances: {
		after: [],
		select: selectIssuances
	},
	shares: LATEST_SHARES,
	sharesYearAgo: sharesStep(({ velocity }) => [velocity.baseAgeDays, velocity.baseToleranceDays]),
	sharesThreeYearsAgo: sharesStep(({ velocity, subRatings }) => [Math.round(subRatings.historicalYears * 365), velocity.baseToleranceDays]),
	statedPrice: {
		after: ["splitHistory"],
		select: (context, { splitHistory }) => statedPrice(context, splitHistory.effective)
	},
	proceeds: {
		after: ["sales", "issuances"],
		select: (context, inputs) => {
			const { corrections, offerings } = context.methodology;
			return corrections === void 0 ? salesSince(context, inputs.sales, addDays(context.asOf, -offerings.proceedsDays), true) : issuedForProceeds(context, inputs);
		}
	},
	recentOfferings: {
		after: ["sales"],
		select: (context, inputs) => {
			const { corrections, subRatings } = context.methodology;
			const months = subRatings.historicalOfferingMonths;
			return corrections === void 0 ? salesSince(context, inputs.sales, addMonths(context.asOf, -months), false) : offeringsWithin(context, inputs, months);
		}
	},
	programs: {
		after: ["sales", "issuances"],
		select: (context, { sales, issuances }) => selectPrograms(context, sales, issuances)
	},
	soldInYear: {
		after: ["sales", "issuances"],
		select: (context, inputs) => {
			const { need } = context.methodology.offerings;
			return need && soldWithin(context, inputs, need.soldMonths);
		}
	},
	effectiveRegistrations: {
		after: ["programs"],
		select: ({ methodology }, { programs }) => methodology.offerings.need === void 0 ? void 0 : selectEffectiveRegistrations(programs)
	},
	shelfSales: {
		after: [
			"sales",
			"issuances",
			"programs"
		],
		select: (context, inputs) => selectShelfSales(context, inputs, inputs.programs.items)
	},
	floats: {
		after: ["splitHistory"],
		select: (context, { splitHistory }) => floatCandidates(context, splitHistory.effective)
	},
	cash: {
		after: [],
		select: selectCash
	},
	raisesSinceBalance: {
		after: [
			"sales",
			"issuances",
			"cash"
		],
		select: (context, inputs) => {
			const date = balanceDateOf(inputs);
			if (date === null) return missingGroup("no-balance-date", "raises are counted from the balance date, and no balance sheet is known");
			return context.methodology.corrections === void 0 ? salesSince(context, inputs.sales, addDays(date, 1), true, closingOf) : raisedSince(context, inputs, date);
		}
	},
	goingConcern: {
		after: ["cash"],
		select: (context, inputs) => selectGoingConcern(context, balanceDateOf(inputs))
	},
	overhang: {
		after: [
			"splitHistory",
			"sales",
			"issuances"
		],
		select: (context, inputs) => selectOverhang(context, inputs.splitHistory.effective, inputs)
	},
	compliance: {
		after: [],
		select: selectCompliance
	},
	mergers: {
		after: [],
		select: selectMergers
	}
};
const FILING_INPUTS = Object.keys(STEPS);
/**
* Selects from filings: everything, or with `before` only what is due or builds on a new selection. All other inputs
* are those of `before`, as the same objects.
*/
function selectFilingInputs(context, before = null, isDue = () => true) {
	const inputs = { ...before };
	const selected = /* @__PURE__ */ new Set();
	const select = (input) => {
		const value = STEPS[input].select(context, inputs);
		if (value !== void 0) inputs[input] = value;
		selected.add(input);
	};
	for (const input of FILING_INPUTS) if (before === null || isDue(input) || STEPS[input].after.some((base) => selected.has(base))) select(input);
	return inputs;
}
function selectRegsho({ asOf, facts }) {
	const { status, from } = facts.coverage.regsho;
	if (facts.regshoDates === null || status !== "covered" || from !== null && from > asOf) return missingGroup("regsho-not-covered", "no threshold list was loaded");
	return {
		state: "present",
		reason: null,
		flags: [],
		items: [{
			label: "on a threshold list",
			value: facts.regshoDates.has(asOf),
			unit: "boolean",
			date: asOf,
			source: null
		}]
	};
}
/**
* Reduces an issuer's facts to the inputs of its score on a date: what was public by the end of that date in US Eastern
* time, the latest restatement of each, each offering once, counts and prices with their split factors. Pure; the order
* of the lists does not matter (prices ascend).
*/
function selectInputs(facts, asOf, methodology) {
	const context = createSelectContext(inPublicOrder(facts), asOf, methodology);
	const { splitHistory, snapshots: _, sales: __, issuances: ___, statedPrice: stated, floats, ...inputs } = selectFilingInputs(context);
	return {
		...inputs,
		price: closePrice(context, splitHistory.effective) ?? stated,
		publicFloat: selectPublicFloat(context, splitHistory.effective, floats),
		closes: selectCloses(context),
		regsho: selectRegsho(context)
	};
}

// scoring/columnar/day-numbers.ts
/** The first as-of day, in days since 1970-01-01, on which something published at an instant counts. */
function publicDay(publicAt) {
	const utc = epochDay(publicAt.slice(0, 10));
	return publicAt < cutoffOf(dateOfEpochDay(utc - 1)) ? utc - 1 : utc;
}
function addMonthsToDay(day, months) {
	return epochDay(addMonths(dateOfEpochDay(day), months));
}
/**
* The first as-of day for which `addMonths(asOf, months) >= day`. Months differ in length, so it is not always the day
* that many months before.
*/
function firstReaching(day, months) {
	const back = addMonthsToDay(day, -months);
	return addMonthsToDay(back, months) >= day ? back : back + 1;
}

// scoring/columnar/change-collector.ts
function createChangeCollector(facts) {
	const { lookbackDays = Number.POSITIVE_INFINITY, offeringLookbackDays = lookbackDays } = facts;
	const tracks = /* @__PURE__ */ new Map();
	const publicDays = /* @__PURE__ */ new Map();
	function shown({ publicAt }) {
		const known = publicDays.get(publicAt) ?? publicDay(publicAt);
		publicDays.set(publicAt, known);
		return known;
	}
	function add(track, ...days) {
		const own = tracks.get(track) ?? /* @__PURE__ */ new Set();
		tracks.set(track, own);
		for (const day of days) own.add(day);
	}
	const leaves = (fact) => shown(fact) + (isOfRegistration(fact) ? offeringLookbackDays : lookbackDays);
	function addLeaving(list, ...leaving) {
		if (facts.lookbackDays === void 0) return;
		for (const track of leaving) add(track, ...list.map(leaves));
	}
	return {
		facts,
		add,
		addAfter: (enters, track, day) => {
			if (day > enters) add(track, day);
		},
		shown,
		entry: (fact, date) => Math.max(shown(fact), epochDay(date)),
		leaves,
		addLeaving,
		addSearch: (track, dataset, window) => {
			const { from, unparsed } = facts.coverage[dataset];
			const left = (day) => "months" in window ? firstReaching(day, -window.months) : day + window.days;
			if (from !== null) add(track, left(epochDay(from)));
			addLeaving(unparsed, track);
			for (const { publicAt } of unparsed) add(track, publicDay(publicAt), left(epochDay(publicAt.slice(0, 10)) + 1));
		},
		days: (track) => [...tracks.get(track) ?? []].sort((a, b) => a - b)
	};
}
/** For each fact the first to enter of those dated later, unless it leaves before the fact; null where there is none. */
function successors({ entry, leaves }, facts) {
	const dated = facts.map((fact) => ({
		day: epochDay(fact.asOf),
		enters: entry(fact, fact.asOf),
		leaves: leaves(fact)
	})).sort((a, b) => b.day - a.day);
	const after = /* @__PURE__ */ new Map();
	let first = null;
	let earliest = null;
	let day = NaN;
	for (const one of dated) {
		if (one.day !== day) {
			first = earliest;
			day = one.day;
		}
		after.set(day, first);
		if (earliest === null || one.enters <= earliest.enters) earliest = one;
	}
	return (fact) => {
		const next = after.get(epochDay(fact.asOf)) ?? null;
		return next !== null && next.leaves >= leaves(fact) ? next : null;
	};
}

// scoring/columnar/issuance-days.ts
/** Days on which issuance enters and leaves the windows of revisions since 2026-12-01.1; nothing for older ones. */
function addIssuance(changes, methodology, shelfSalesMonths) {
	if (methodology.corrections === void 0) return;
	const { offerings, issuances = [] } = changes.facts;
	for (const fact of offerings) addSale(changes, methodology, fact, shelfSalesMonths);
	addBeginning(changes);
	for (const fact of issuances) addPeriod(changes, methodology, fact, shelfSalesMonths);
	changes.addLeaving(issuances, "issuances");
}
/** Filings that tell whether the registration of an initial public offering is the issuer's first filing, and its listing. */
function addBeginning({ facts, add, addLeaving, entry, shown }) {
	const { cash, offerings, registrations, shareCounts } = facts;
	if (!offerings.some((fact) => isIpoRegistration(fact) || isIpoProspectus(fact))) return;
	const others = [
		...cash,
		...registrations,
		...shareCounts
	];
	for (const track of [
		"splitHistory",
		"compliance",
		"overhang",
		"sales"
	]) {
		add(track, ...offerings.map((fact) => entry(fact, fact.filedDate)), ...others.map(shown));
		addLeaving([...offerings, ...others], track);
	}
}
/** Pricing and closing of a sale, which may lie before or after the filing that states them. */
function addSale({ entry, addAfter }, { offerings: rules, subRatings }, fact, shelfSalesMonths) {
	const enters = entry(fact, fact.filedDate);
	const priced = epochDay(pricedOn(fact));
	const closes = fact.closesOn == null ? priced : epochDay(fact.closesOn);
	addAfter(enters, "sales", priced);
	addAfter(enters, "proceeds", priced + rules.proceedsDays + 1);
	addAfter(enters, "recentOfferings", firstReaching(priced, -subRatings.historicalOfferingMonths));
	addAfter(enters, "shelfSales", firstReaching(priced, -shelfSalesMonths));
	if (rules.need !== void 0) addAfter(enters, "soldInYear", firstReaching(priced, -rules.need.soldMonths));
	addAfter(enters, "raisesSinceBalance", closes);
	addAfter(enters, "shares", closes + 1);
	addAfter(enters, "overhang", closes + 1);
	addAfter(enters, "programs", addMonthsToDay(priced, 12 * rules.programmeYears));
}
/** A total over a period is spread over its days, so that it enters and leaves each window day by day. */
function addPeriod({ shown, add, addAfter }, { offerings: rules }, fact, shelfSalesMonths) {
	const enters = shown(fact);
	const [first, last] = [epochDay(fact.from ?? fact.to), epochDay(fact.to)];
	const isCash = CASH_CHANNELS.has(fact.channel);
	const isProgram = PROGRAM_CHANNELS.has(fact.channel);
	const addEach = (track, dayOf) => {
		for (let day = first; day <= last; day++) addAfter(enters, track, dayOf(day));
	};
	add("issuances", enters);
	addEach("shares", (day) => day + 1);
	if (!isProgram) addEach("overhang", (day) => day);
	if (!isCash) return;
	addEach("proceeds", (day) => day);
	addEach("proceeds", (day) => day + rules.proceedsDays + 1);
	addEach("raisesSinceBalance", (day) => day);
	if (!isProgram) return;
	addEach("programs", (day) => day);
	addEach("shelfSales", (day) => day);
	addEach("shelfSales", (day) => firstReaching(day, -shelfSalesMonths));
	const { need } = rules;
	if (need === void 0) return;
	addAfter(enters, "soldInYear", first);
	for (const day of [first - 1, last]) addAfter(enters, "soldInYear", firstReaching(day, -need.soldMonths));
}

// scoring/columnar/change-days.ts
/** Months and days of the I.B.6 cap under every rule so far in force; a test compares them with the registry. */
const SHELF_SALES_MONTHS = 12;
const FLOAT_DAYS = 60;
/**
* For each input, the as-of days on which its selection may differ from the day before: a fact becomes public or its
* date is reached, it leaves a window, a program ends. An extra day costs a selection; a missing day is a wrong score.
*/
function changeDays(facts, methodology) {
	const changes = createChangeCollector(facts);
	for (const date of ruleChangeDates()) changes.add("rules", epochDay(date));
	addSplits(changes, methodology);
	addShareCounts(changes, methodology);
	addOfferings(changes, methodology);
	addIssuance(changes, methodology, SHELF_SALES_MONTHS);
	addBalances(changes, methodology);
	addOverhang(changes, methodology);
	addCompliance(changes, methodology);
	addMergers(changes, methodology);
	return changes.days;
}
/** Whether share counts may decide about splits: about a plan, or whether two statements are of one split. */
function countsShowSplits({ splits, splitPlans = [] }) {
	return splitPlans.length > 0 || new Set(splits.map(({ effectiveDate }) => effectiveDate)).size > 1;
}
function addSplits(changes, { subRatings }) {
	const { shareCounts, splits, splitPlans = [] } = changes.facts;
	const months = 12 * subRatings.historicalYears;
	for (const fact of splits) {
		const day = epochDay(fact.effectiveDate);
		changes.add("splitHistory", changes.shown(fact), day, firstReaching(day, -months));
	}
	for (const plan of splitPlans) changes.add("splitHistory", changes.shown(plan));
	if (countsShowSplits(changes.facts)) {
		for (const count of shareCounts) changes.add("splitHistory", changes.entry(count, count.asOf));
		changes.addLeaving(shareCounts, "splitHistory");
	}
	changes.addLeaving([...splits, ...splitPlans], "splitHistory");
	changes.addSearch("splitHistory", "splits", { months });
}
/** A float stated on a day ages out; within the window of the cap it needs no closes. */
function addFloat({ add, addAfter }, { market }, enters, stated) {
	add("floats", enters);
	addAfter(enters, "floats", stated + market.floatMaxAgeDays + 1);
	addAfter(enters, "day", stated + FLOAT_DAYS + 1);
}
function addShareCounts(changes, methodology) {
	const { market, subRatings, velocity } = methodology;
	const { shareCounts, coverage } = changes.facts;
	const { baseAgeDays, baseToleranceDays } = velocity;
	const historyAge = Math.round(subRatings.historicalYears * 365);
	const counts = shareCounts.filter((fact) => fact.sharesOutstanding !== null && fact.basis !== "annual-float");
	const laterCount = counts.every((fact) => fact.shareClass === counts[0]?.shareClass) ? successors(changes, counts) : () => null;
	for (const fact of shareCounts) {
		const day = epochDay(fact.asOf);
		const enters = changes.entry(fact, fact.asOf);
		if (fact.sharesOutstanding !== null) {
			changes.add("snapshots", enters);
			const next = laterCount(fact);
			/** A window from `least` to `most` days back; a count that a later one has replaced leaves it unnoticed. */
			const window = (track, least, most) => {
				changes.addAfter(enters, track, day + least);
				if (!(next !== null && Math.max(next.enters, next.day + least) <= day + most)) changes.addAfter(enters, track, day + most + 1);
			};
			window("shares", 0, market.sharesMaxAgeDays);
			window("sharesYearAgo", baseAgeDays, baseAgeDays + baseToleranceDays);
			window("sharesThreeYearsAgo", historyAge, historyAge + baseToleranceDays);
		}
		if (fact.publicFloat !== null && fact.publicFloatAsOf !== null) addFloat(changes, methodology, changes.entry(fact, fact.publicFloatAsOf), epochDay(fact.publicFloatAsOf));
	}
	const { unparsed } = coverage["share-float"];
	changes.add("shares", ...unparsed.map(({ publicAt }) => publicDay(publicAt)));
	changes.addLeaving(shareCounts, "snapshots", "floats");
	changes.addLeaving(unparsed, "shares");
}
function addOfferings(changes, methodology) {
	const { market, offerings: rules, subRatings } = methodology;
	const { offerings, registrations } = changes.facts;
	const { add, addAfter, addSearch, entry } = changes;
	const months = 12 * rules.programmeYears;
	/** A registration that may become effective on a day ends three years later. */
	const addEnd = (effective) => add("programs", addMonthsToDay(effective, months));
	for (const fact of offerings) {
		const [filed, enters] = [epochDay(fact.filedDate), entry(fact, fact.filedDate)];
		for (const track of [
			"sales",
			"programs",
			"shelfSales"
		]) add(track, enters);
		addAfter(enters, "proceeds", filed + rules.proceedsDays + 1);
		addAfter(enters, "recentOfferings", firstReaching(filed + 1, -subRatings.historicalOfferingMonths));
		addAfter(enters, "shelfSales", firstReaching(filed, -12));
		if (rules.need !== void 0) addAfter(enters, "soldInYear", firstReaching(filed, -rules.need.soldMonths));
		const isProgram = fact.isAtm || fact.type === "atm" || fact.type === "eloc";
		if (isRegistrationForm(fact.form) || isProgram) addAfter(enters, "programs", filed + rules.effectWaitDays + 1);
		if (isRegistrationForm(fact.form) || isProgram || isProspectus(fact.form)) addEnd(filed);
		addAfter(enters, "programs", firstReaching(filed + 1, -months));
		if (fact.babyShelfPublicFloat !== null) addFloat(changes, methodology, enters, filed);
		if (fact.statedPriceDate !== null) {
			const tooOld = epochDay(fact.statedPriceDate) + market.statedPriceMaxAgeDays + 1;
			add("statedPrice", entry(fact, fact.statedPriceDate), tooOld);
		}
	}
	for (const fact of registrations) {
		add("programs", entry(fact, fact.date));
		addEnd(epochDay(fact.date));
	}
	changes.addLeaving(offerings, "sales", "programs", "shelfSales", "floats", "statedPrice");
	changes.addLeaving(registrations, "programs");
	addSearch("proceeds", "offerings", { days: rules.proceedsDays });
	addSearch("raisesSinceBalance", "offerings", { days: 0 });
	addSearch("recentOfferings", "offerings", { months: subRatings.historicalOfferingMonths });
	addSearch("programs", "offerings", { months });
	if (rules.need !== void 0) addSearch("soldInYear", "offerings", { months: rules.need.soldMonths });
	addSearch("shelfSales", "offerings", { months: SHELF_SALES_MONTHS });
}
function addBalances(changes, { confidence, corrections, runway }) {
	const { cash, coverage } = changes.facts;
	const { add, addAfter } = changes;
	const lasting = effectiveCash(cash);
	const laterBalance = successors(changes, lasting.filter((fact) => fact.cash !== null && Number.isFinite(fact.cash)));
	const laterSearch = successors(changes, lasting.filter(({ goingConcern }) => goingConcern !== null));
	for (const fact of cash) {
		const day = epochDay(fact.asOf);
		const enters = changes.entry(fact, fact.asOf);
		const tooOld = day + runway.balanceMaxAgeDays + 1;
		add("overhang", changes.shown(fact));
		add("cash", enters);
		add("goingConcern", enters);
		if ((laterBalance(fact)?.enters ?? tooOld) >= tooOld) addAfter(enters, "cash", tooOld);
		if ((laterSearch(fact)?.enters ?? tooOld) >= tooOld) addAfter(enters, "goingConcern", tooOld);
		if (corrections !== void 0 && fact.operatingCashFlowEnd !== null) {
			const end = epochDay(fact.operatingCashFlowEnd);
			addAfter(enters, "cash", end);
			addAfter(enters, "cash", end + corrections.reportMaxAgeDays + 1);
		}
		addAfter(enters, "day", day + confidence.highBalanceDays + 1);
		addAfter(enters, "day", day + confidence.mediumBalanceDays + 1);
	}
	const { unparsed } = coverage.cash;
	add("cash", ...unparsed.map(({ publicAt }) => publicDay(publicAt)));
	changes.addLeaving(cash, "cash", "goingConcern", "overhang");
	changes.addLeaving(unparsed, "cash");
}
function addOverhang(changes, { corrections, overhang: rules }) {
	const { filings, overhang } = changes.facts;
	for (const filing of filings.filter(({ form }) => isPeriodicReport(form))) {
		const enters = changes.entry(filing, filing.filedDate);
		changes.add("overhang", enters);
		changes.addAfter(enters, "overhang", epochDay(nextReportDue(filing.form, periodOf(filing), rules.lookbackDays)) + 1);
		if (corrections !== void 0) changes.addAfter(enters, "overhang", epochDay(periodOf(filing)) + corrections.reportMaxAgeDays + 1);
	}
	changes.addLeaving(filings, "overhang");
	for (const fact of overhang) {
		const enters = changes.entry(fact, fact.asOf);
		const tooOld = epochDay(fact.asOf) + rules.lookbackDays + 1;
		changes.add("overhang", changes.shown(fact), enters, tooOld);
		if (fact.expires !== null) changes.addAfter(enters, "overhang", epochDay(fact.expires) + 1);
		if (fact.exercisableFrom === null) continue;
		const day = epochDay(fact.exercisableFrom);
		changes.addAfter(enters, "day", day);
		changes.addAfter(enters, "overhang", firstReaching(day, rules.nearMonths));
	}
	changes.addSearch("overhang", "overhang", { days: rules.lookbackDays });
}
function addCompliance(changes, { compliance: rules, corrections }) {
	const { compliance } = changes.facts;
	for (const fact of compliance) {
		const day = epochDay(fact.noticeDate);
		const enters = changes.entry(fact, fact.noticeDate);
		changes.add("compliance", enters);
		changes.addAfter(enters, "compliance", day + rules.lookbackDays + 1);
		const regained = addMonthsToDay(day, rules.regainedMonths);
		changes.addAfter(enters, "compliance", regained);
		if (corrections !== void 0) changes.addAfter(enters, "compliance", regained + 1);
		if (rules.lapsed !== void 0) addLapse(changes, fact, enters, rules.lapsed);
	}
	changes.addLeaving(compliance, "compliance");
	const window = corrections === void 0 ? { days: rules.lookbackDays } : { months: corrections.noticeSearchMonths };
	changes.addSearch("compliance", "compliance", window);
}
/** The first day on which a notice may have lapsed: of its stated period, or of its exchange's where it is the first. */
function addLapse({ addAfter }, { noticeDate, exchange, periodEnds }, enters, { graceDays, bidPeriods }) {
	const day = epochDay(noticeDate);
	const period = bidPeriods[exchange];
	const ends = [...periodEnds == null ? [] : [epochDay(periodEnds)], ...period === void 0 ? [] : ["days" in period ? day + period.days : addMonthsToDay(day, period.months)]];
	for (const end of ends) addAfter(enters, "compliance", end + graceDays + 1);
}
function addMergers(changes, { velocity }) {
	const { mergers = [] } = changes.facts;
	const window = velocity.baseAgeDays + velocity.baseToleranceDays;
	for (const fact of mergers) changes.add("mergers", changes.entry(fact, fact.effectiveDate), epochDay(fact.effectiveDate) + window);
	changes.addLeaving(mergers, "mergers");
}

// scoring/columnar/day-selection.ts
/**
* Selects an issuer's inputs day by day, each only on the days on which it may change. The function returned takes
* ascending days and returns null where nothing changed since the day before, and the same inputs where only a date
* passed that the arithmetic of the day looks at.
*/
function createDaySelection(given, methodology) {
	const facts = inPublicOrder(given);
	const changes = changeDays(facts, methodology);
	const tracks = ["day", ...FILING_INPUTS];
	const progress = new Map(tracks.map((track) => [track, {
		days: changes(track),
		passed: 0,
		isDue: false
	}]));
	let inputs = null;
	/** The next day on which any track changes. */
	let wake = Number.NEGATIVE_INFINITY;
	return (day) => {
		if (day < wake) return null;
		wake = Number.POSITIVE_INFINITY;
		let isAnyDue = inputs === null;
		for (const [track, own] of progress) {
			const before = own.passed;
			while ((own.days[own.passed] ?? Number.POSITIVE_INFINITY) <= day) own.passed++;
			own.isDue = own.passed > before;
			if (own.isDue && track !== "day") isAnyDue = true;
			wake = Math.min(wake, own.days[own.passed] ?? Number.POSITIVE_INFINITY);
		}
		if (!isAnyDue) return inputs;
		const before = progress.get("rules")?.isDue ? null : inputs;
		const context = createSelectContext(facts, dateOfEpochDay(day), methodology);
		inputs = selectFilingInputs(context, before, (input) => progress.get(input)?.isDue === true);
		return inputs;
	};
}

// scoring/columnar/price-columns.ts
function createPriceColumns(prices, minimumPrice) {
	const { length } = prices;
	const days = new Int32Array(length);
	const closes = new Float64Array(length);
	const factors = new Float64Array(length).fill(1);
	const adjusted = new Float64Array(length);
	for (let index = 0; index < length; index++) {
		const point = prices.at(index);
		if (point === void 0) break;
		days[index] = epochDay(point.date);
		closes[index] = point.close;
	}
	adjusted.set(closes);
	/** Running counts: entry n is how many of the first n closes are counted. */
	function runningCounts(isCounted) {
		const counts = new Int32Array(length + 1);
		for (const [index, close] of closes.entries()) counts[index + 1] = (counts[index] ?? 0) + (isCounted(close) ? 1 : 0);
		return counts;
	}
	const countIn = (counts, last, count) => (counts[last + 1] ?? 0) - (counts[Math.max(0, last + 1 - count)] ?? 0);
	const below = runningCounts((close) => close < minimumPrice);
	const atOrBelow = /* @__PURE__ */ new Map();
	let best = -1;
	let seen = -1;
	let adjustedFor = [];
	function take(from, to) {
		for (let index = from; index <= to; index++) {
			const close = adjusted[index] ?? NaN;
			if (Number.isFinite(close) && (best < 0 || close >= (adjusted[best] ?? 0))) best = index;
		}
		seen = to;
	}
	return {
		length,
		days,
		closes,
		factors,
		adjust: (splits) => {
			if (splits === adjustedFor || splits.length === 0 && adjustedFor.length === 0) return;
			adjustedFor = splits;
			best = -1;
			seen = -1;
			for (let index = 0; index < length; index++) {
				const factor = shareFactorSince(splits, dateOfEpochDay(days[index] ?? 0));
				factors[index] = factor;
				adjusted[index] = (closes[index] ?? NaN) / factor;
			}
		},
		countBelowMinimum: (last, count) => countIn(below, last, count),
		countAtOrBelow: (price, last, count) => {
			const counts = atOrBelow.get(price) ?? runningCounts((close) => close <= price);
			atOrBelow.set(price, counts);
			return countIn(counts, last, count);
		},
		highest: (from, to) => {
			if (best < from || to < seen) {
				best = -1;
				take(from, to);
			} else if (to > seen) take(seen + 1, to);
			return best < 0 ? NaN : adjusted[best] ?? NaN;
		}
	};
}

// scoring/columnar/score-columns.ts
/** Copies the previous entry to `at`: the score of a day on which no input changed. */
function carryScore(columns, at, day) {
	const from = at - 1;
	columns.asOf[at] = day;
	columns.computedOn[at] = columns.computedOn[from] ?? day;
	const { score, lo, hi, factors, band, bandBarred, confidence, presentWeight, subRatings, regsho } = columns;
	score[at] = score[from] ?? NaN;
	lo[at] = lo[from] ?? NaN;
	hi[at] = hi[from] ?? NaN;
	for (const column of factors) column[at] = column[from] ?? NaN;
	band[at] = band[from] ?? 255;
	bandBarred[at] = bandBarred[from] ?? 0;
	confidence[at] = confidence[from] ?? 0;
	presentWeight[at] = presentWeight[from] ?? 0;
	for (const column of subRatings) column[at] = column[from] ?? 255;
	regsho[at] = regsho[from] ?? 255;
}

// scoring/rounding.ts
/** Factor scores are rounded to nine decimals: far finer than a tenth, and free of the noise of binary fractions. */
const UNITS = 1e9;
/** A factor score as an integer of 10⁻⁹. */
function scoreUnits(score) {
	return Math.round(score * UNITS);
}
/** A factor score clamped to 0–100 and rounded to nine decimals, so that 20.000000000000004 becomes 20. */
function factorScore(value) {
	return scoreUnits(Math.min(100, Math.max(0, value))) / UNITS;
}
/**
* Σ weight·score ÷ divisor, to one decimal, half up, exactly: scores are integers of 10⁻⁹ and weights are integers, so
* numerator (≤ 2·10¹⁴) and denominator (≤ 2·10¹¹) are exact. Their quotient differs from any integer it does not equal
* by at least 5·10⁻¹⁵ (relative), which a double resolves. 0.1 + 0.2 never decides a band.
*
* @param weighted Σ weight · `scoreUnits(score)`
* @param divisor hundredths: the present weight, or 100
* @example
* tenthsOf(30 * scoreUnits(80) + 25 * scoreUnits(90), 55) // 84.5
*/
function tenthsOf(weighted, divisor) {
	return Math.floor((20 * weighted + divisor * UNITS) / (2 * divisor * UNITS)) / 10;
}

// scoring/assemble.ts
/** Factor weights in the order of the factors. */
function weightList({ weights }) {
	return FACTOR_IDS.map((id) => weights[id]);
}
/** Index of the band of a rounded score; half-open: 35.0 is moderate. */
function bandIndex(score, { bands }) {
	let found = 0;
	for (let index = 0; index < bands.length; index++) if (score >= (bands[index]?.from ?? 0)) found = index;
	return found;
}
function bandOf(score, methodology) {
	return methodology.bands[bandIndex(score, methodology)]?.band ?? "low";
}
/**
* Score = Σ weight·factor ÷ Σ weight over the present factors, but not less than `lo`; `lo` and `hi` over all of them, a
* missing one at its least and at 100. All to one decimal, half up.
*
* @param scores F1 … F5; NaN where missing
* @param least what a missing factor contributes to `lo`
* @param most what a present factor contributes to `hi` where part of it is unknown; NaN where none is
* @param weights `weightList` of the methodology
*/
function assemble(scores, least, most, weights, methodology) {
	let presentWeight = 0;
	let present = 0;
	let missingLeast = 0;
	/** What `hi` adds to the present factors for unknown parts of them. */
	let unknownParts = 0;
	let isPartial = false;
	for (let index = 0; index < weights.length; index++) {
		const weight = weights[index] ?? 0;
		const score = scores[index] ?? NaN;
		if (Number.isNaN(score)) missingLeast += weight * scoreUnits(least[index] ?? 0);
		else {
			presentWeight += weight;
			present += weight * scoreUnits(score);
			const upper = most[index] ?? NaN;
			if (!Number.isNaN(upper)) {
				isPartial = true;
				unknownParts += weight * (scoreUnits(upper) - scoreUnits(score));
			}
		}
	}
	const lo = tenthsOf(present + missingLeast, 100);
	const hi = tenthsOf(present + unknownParts + (100 - presentWeight) * scoreUnits(100), 100);
	const weightTooLow = presentWeight < methodology.withholdBelowWeight;
	const offeringsAndCashMissing = Number.isNaN(scores[0] ?? NaN) && Number.isNaN(scores[1] ?? NaN);
	const isWithheld = weightTooLow || offeringsAndCashMissing;
	const score = isWithheld ? NaN : Math.max(tenthsOf(present, presentWeight), lo);
	let band = isWithheld ? 255 : bandIndex(score, methodology);
	const bandBarred = band === 0 && (presentWeight < 100 || isPartial) && !(hi < methodology.lowBarredUnlessHiBelow);
	if (bandBarred) band = 1;
	return {
		score,
		lo,
		hi,
		band,
		bandBarred,
		presentWeight,
		weightTooLow,
		offeringsAndCashMissing
	};
}
/** `assemble` with the reasons for withholding a score. */
function assembleScore(factors, methodology) {
	const { score, band, weightTooLow, offeringsAndCashMissing, ...numbers } = assemble(FACTOR_IDS.map((id) => factors[id].score ?? NaN), FACTOR_IDS.map((id) => factors[id].least), FACTOR_IDS.map((id) => factors[id].most ?? NaN), weightList(methodology), methodology);
	const withheldReasons = [];
	if (weightTooLow) {
		const message = `present factors weigh ${numbers.presentWeight} of 100, below ${methodology.withholdBelowWeight}`;
		withheldReasons.push({
			code: "present-weight-too-low",
			message
		});
	}
	if (offeringsAndCashMissing) withheldReasons.push({
		code: "offerings-and-cash-missing",
		message: "active offering pressure and cash runway pressure are both missing"
	});
	const isWithheld = withheldReasons.length > 0;
	return {
		...numbers,
		status: isWithheld ? "withheld" : "scored",
		score: isWithheld ? null : score,
		band: methodology.bands[band]?.band ?? null,
		withheldReasons
	};
}

// scoring/market.ts
/** All classes in today's shares, and what was issued since; null where missing or not positive. */
function shareTotal(group) {
	if (group.state !== "present") return null;
	const total = group.items.reduce((sum, item) => sum + item.value * item.splitFactor, 0);
	return total > 0 ? total : null;
}
/** USD per share of today; null where missing. */
function priceOf(group) {
	const [item] = group.items;
	return group.state !== "present" || item === void 0 ? null : item.value * item.splitFactor;
}
/** M = P × SO, USD; NaN where either is unknown or M is not positive. */
function marketValue(price, shares) {
	const value = price * shares;
	return value > 0 ? value : NaN;
}
/** Formulas take NaN for an unknown number, receipts null. */
function orNaN(value) {
	return value ?? NaN;
}
function orNull(value) {
	return Number.isNaN(value) ? null : value;
}
/** Price, shares outstanding and market value on the as-of date. */
function marketOf$1(inputs) {
	const price = priceOf(inputs.price);
	const shares = shareTotal(inputs.shares);
	return {
		price,
		shares,
		value: orNull(marketValue(orNaN(price), orNaN(shares)))
	};
}

// scoring/capacity.ts
function amountUnknown(item) {
	return {
		code: "amount-unknown",
		message: `${item.label}: no amount stated`
	};
}
function effectUnknown(item) {
	return {
		code: "effect-unknown",
		message: `${item.label}: no notice of effectiveness is known`
	};
}
function sumOf(items) {
	const reasons = items.filter(({ value }) => value === null).map(amountUnknown);
	return {
		value: items.reduce((sum, { value }) => sum + orNaN(value), 0),
		reasons
	};
}
/** What remains of programs, each never below zero. */
function remainingOf(items) {
	const balances = items.map(shelfBalanceOf);
	const reasons = balances.flatMap((balance) => balance.reasons);
	return {
		value: reasons.length > 0 ? NaN : balances.reduce((sum, { left }) => sum + left, 0),
		reasons
	};
}
/** What remains of a shelf's registered amount, or of the amount agreed for an ATM or equity line. */
function shelfBalanceOf(item) {
	const reasons = [];
	const unknownSale = item.takedowns.find((sale) => sale.value === null);
	if (item.value === null) reasons.push(amountUnknown(item));
	if (unknownSale !== void 0) reasons.push({
		code: "takedown-amount-unknown",
		message: `${item.label}: ${unknownSale.form} states no amount`
	});
	const used = item.takedowns.reduce((sum, sale) => sum + (sale.value ?? 0), 0);
	return {
		used,
		left: Math.max(0, (item.value ?? 0) - used),
		reasons
	};
}
/** Registered amounts less takedowns, never below zero for any one shelf. */
function shelfRemaining(programs) {
	let value = 0;
	const reasons = [];
	for (const item of programs) {
		if (item.kind === "atm" && item.status === "active" && !item.insideShelf) reasons.push({
			code: "atm-shelf-unknown",
			message: `${item.label}: its shelf is not among the facts`
		});
		if (item.kind !== "shelf" || item.amountKind !== "amount") continue;
		if (item.status === "effect-unknown") reasons.push(effectUnknown(item));
		if (item.status !== "active") continue;
		const balance = shelfBalanceOf(item);
		reasons.push(...balance.reasons);
		value += balance.left;
	}
	return {
		value: reasons.length > 0 ? NaN : value,
		reasons
	};
}
/**
* Sales on S-3/F-3 in twelve months: the known ones, or if more a filing's own total without the known sales that have
* left its window since (`left-window`) and with those after it; NaN where unknown.
*/
function shelfSalesOf({ state, items }) {
	if (state === "missing") return NaN;
	const sales = items.filter(({ type }) => type !== "baby-shelf-statement" && type !== "left-window");
	const sum = (list) => list.reduce((total, item) => total + orNaN(item.value), 0);
	const stated = items.find((item) => item.type === "baby-shelf-statement");
	if (stated === void 0) return sum(sales);
	const known = (list) => list.reduce((total, item) => total + (item.value ?? 0), 0);
	const left = known(items.filter(({ type }) => type === "left-window"));
	const after = sum(sales.filter(({ date }) => (date ?? "") > (stated.date ?? "")));
	return Math.max(known(sales), (stated.value ?? 0) - left + after);
}
/** A stated float carried to the highest close of the window; as stated where either price is unknown (NaN). */
function carriedFloat(stated, priceThen, highestClose) {
	return Number.isNaN(priceThen) || Number.isNaN(highestClose) ? stated : stated * (highestClose / priceThen);
}
/** Whether a float exceeds the value of all shares at their highest close by more than the multiple, if there is one. */
function isFloatImplausible(float, ceiling, { market }) {
	return market.floatMaxMarketMultiple !== null && float > ceiling * market.floatMaxMarketMultiple;
}
function babyShelfRemaining(float, { divisor, sales }) {
	return Math.max(0, float / divisor - sales);
}
/** What may be sold from shelves; `float` is NaN where unknown or implausible. */
function usableShelfOf({ shelfRemaining, babyShelf }, float) {
	if (babyShelf === null) return shelfRemaining;
	if (Number.isNaN(float)) return NaN;
	if (float >= babyShelf.threshold) return shelfRemaining;
	const left = babyShelfRemaining(float, babyShelf);
	return babyShelf.isDecisive && left === 0 ? 0 : Math.min(shelfRemaining, left);
}
/**
* Usable capacity = min(shelf remaining, baby-shelf remaining where I.B.6 applies) + equity lines + pending S-1 primary
* amounts; NaN where unknown. An ATM inside a shelf adds nothing: the shelf already counts it.
*/
function usableCapacity(terms, usableShelf) {
	return terms.isUnknown ? NaN : usableShelf + terms.equityLines + terms.pendingRegistrations;
}
/** I.B.6 of Form S-3, or I.B.5 where a shelf is on Form F-3. */
function babyShelfTerms({ rules, shelfSales }, shelves, isCorrected) {
	const id = shelves.some((item) => /^F-3/i.test(item.form)) ? "baby-shelf-f3" : "baby-shelf-s3";
	const rule = rules.find((candidate) => candidate.id === id);
	const [threshold, divisor] = [rule?.parameters["floatThresholdUsd"], rule?.parameters["floatDivisor"]];
	return threshold === void 0 || divisor === void 0 ? null : {
		threshold,
		divisor,
		sales: shelfSalesOf(shelfSales),
		isDecisive: isCorrected
	};
}
function capacityTerms(inputs, { corrections }) {
	const isCorrected = corrections !== void 0;
	const { items, state, reason } = inputs.programs;
	const shelf = shelfRemaining(items);
	const lines = items.filter((item) => item.kind === "equity-line");
	const open = lines.filter((item) => item.status === "active" && !item.insideShelf);
	const equity = remainingOf(open);
	const pendingItems = items.filter((item) => item.kind === "pending-registration" && item.status === "active");
	const pending = sumOf(pendingItems);
	const unsure = lines.find((item) => item.status === "effect-unknown");
	const reasons = [
		...shelf.reasons,
		...equity.reasons,
		...pending.reasons
	];
	if (unsure !== void 0) reasons.push(effectUnknown(unsure));
	if (state === "missing" && reason !== null) reasons.push(reason);
	const live = items.filter(({ status }) => status === "active");
	const shelves = live.filter((item) => item.kind === "shelf" && item.amountKind === "amount");
	const atms = live.filter(({ kind }) => kind === "atm");
	return {
		shelfRemaining: shelf.value,
		equityLines: isCorrected && unsure !== void 0 ? NaN : equity.value,
		pendingRegistrations: pending.value,
		babyShelf: shelves.length > 0 && shelf.value !== 0 ? babyShelfTerms(inputs, shelves, isCorrected) : null,
		atmRemaining: atms.length > 0 ? remainingOf(atms).value : null,
		hasLine: live.some(({ kind }) => kind === "equity-line"),
		hasPendingRegistration: pendingItems.length > 0,
		hasUndrawnLine: open.some(({ takedowns }) => takedowns.length === 0),
		isUnknown: isCorrected ? state === "missing" : reasons.length > 0,
		reasons
	};
}
/** The float of the day, NaN where unknown or implausible, with what a receipt shows of the cap. */
function babyShelfOf(inputs, terms, methodology) {
	const unknown = {
		float: NaN,
		nonAffiliateFloat: null,
		babyShelfApplies: null,
		reasons: []
	};
	const { state, reason, items } = inputs.publicFloat;
	const [item] = items;
	if (state !== "present" || item === void 0) return {
		...unknown,
		reasons: reason === null ? [] : [reason]
	};
	const highest = orNaN(item.highestClose);
	const float = carriedFloat(item.value, orNaN(item.priceThen), highest);
	const ceiling = orNaN(shareTotal(inputs.shares)) * highest;
	if (isFloatImplausible(float, ceiling, methodology)) {
		const message = `the stated float comes to ${Math.round(float)}, above all shares at their highest close (${Math.round(ceiling)})`;
		return {
			...unknown,
			nonAffiliateFloat: float,
			reasons: [{
				code: "float-implausible",
				message
			}]
		};
	}
	const capped = {
		float,
		nonAffiliateFloat: float,
		babyShelfApplies: float < terms.threshold,
		reasons: []
	};
	if (capped.babyShelfApplies && Number.isNaN(terms.sales)) capped.reasons.push(inputs.shelfSales.reason ?? {
		code: "shelf-sales-unknown",
		message: "a shelf sale states no amount"
	});
	return capped;
}
/** Capacity on the as-of date with the reasons for what is unknown. */
function capacityOf(inputs, terms, market, methodology) {
	const { babyShelf, shelfRemaining, equityLines, pendingRegistrations } = terms;
	const cap = babyShelf === null ? null : babyShelfOf(inputs, babyShelf, methodology);
	const usableShelf = usableShelfOf(terms, cap?.float ?? NaN);
	const isCapped = babyShelf !== null && cap !== null && cap.babyShelfApplies === true;
	const flags = [...inputs.programs.flags];
	if (market.value !== null && terms.hasUndrawnLine) flags.push({
		code: "equity-line-use-unknown",
		message: "amounts drawn on the equity line are unknown",
		doubt: false
	});
	return {
		usable: orNull(usableCapacity(terms, usableShelf)),
		shelfRemaining: orNull(shelfRemaining),
		usableShelf: orNull(usableShelf),
		nonAffiliateFloat: cap?.nonAffiliateFloat ?? null,
		babyShelfApplies: cap === null ? false : cap.babyShelfApplies,
		babyShelfRemaining: isCapped ? orNull(babyShelfRemaining(cap.float, babyShelf)) : null,
		shelfSales: isCapped ? orNull(babyShelf.sales) : null,
		equityLines: orNull(equityLines),
		pendingRegistrations: orNull(pendingRegistrations),
		reasons: cap === null ? terms.reasons : [...terms.reasons, ...cap.reasons],
		flags
	};
}

// scoring/confidence.ts
/** The highest confidence that a balance sheet's age allows, as an index into `LEVELS`; NaN: no balance date. */
function balanceLevel(ageDays, rules) {
	return !(ageDays <= rules.mediumBalanceDays) ? 0 : ageDays > rules.highBalanceDays ? 1 : 2;
}
function weightLevel(presentWeight, rules) {
	return presentWeight < rules.mediumWeight ? 0 : presentWeight < 100 ? 1 : 2;
}
/** By the bands between `lo` and `hi`. */
function rangeLevel({ lo, hi }, methodology) {
	return bandIndex(hi, methodology) - bandIndex(lo, methodology) > methodology.confidence.mediumBandSpread ? 0 : 2;
}
function isUnverified({ verified, confidence }, rules) {
	return !verified || confidence < rules.verifiedInput;
}
/** What an instrument has from other statements than that of its shares: terms it keeps, shares it has less. */
function keptItems(item) {
	return [...Object.values(item.keptTerms ?? {}), ...item.usedBy ?? []].map((source) => ({
		...item,
		source
	}));
}
/** The inputs whose sources must be verified for confidence `high`; the float counts where a program is active. */
function verifiedItems(inputs, price, float) {
	const live = inputs.programs.items.filter((item) => item.status === "active");
	return [
		price,
		inputs.shares.items,
		inputs.sharesYearAgo.items,
		inputs.proceeds.items,
		inputs.raisesSinceBalance.items,
		live,
		live.flatMap((item) => item.takedowns),
		live.length > 0 ? [...float, ...inputs.shelfSales.items] : [],
		inputs.cash.items,
		inputs.goingConcern.items,
		inputs.overhang.items.flatMap((item) => [item, ...keptItems(item)]),
		inputs.compliance.items,
		inputs.splits.items
	].flat();
}
function unverifiedReasons(inputs, rules) {
	const reasons = /* @__PURE__ */ new Map();
	for (const { label, source } of verifiedItems(inputs, inputs.price.items, inputs.publicFloat.items)) {
		if (source === null || !isUnverified(source, rules)) continue;
		const why = source.verified ? `was read with confidence ${source.confidence}` : "failed a cross-check";
		const message = `${label} in ${source.accessionNumber} ${why}`;
		reasons.set(message, {
			code: source.verified ? "input-not-verified" : "cross-check-failed",
			message
		});
	}
	return [...reasons.values()];
}
/** Reasons in the factors that bar confidence `high`. */
function factorReasons(factors) {
	const reasons = FACTOR_IDS.filter((id) => factors[id].score === null).map((id) => ({
		code: "factor-missing",
		message: `${id} is missing`
	}));
	for (const id of FACTOR_IDS) {
		if (factors[id].isLowerBound) reasons.push({
			code: "lower-bound",
			message: `${id} is a lower bound`
		});
		for (const { code, message, doubt } of factors[id].flags) if (doubt && !reasons.some((known) => known.code === code && known.message === message)) reasons.push({
			code,
			message
		});
	}
	return reasons;
}
/** How far a score can be trusted, with every reason; reasons for `high` are listed too. */
function confidenceOf(inputs, factors, assembled, methodology) {
	const { confidence: rules } = methodology;
	const { lo, hi, presentWeight } = assembled;
	const age = factors.cashRunwayPressure.intermediates["balanceAgeDays"];
	const byBalance = balanceLevel(typeof age === "number" ? age : NaN, rules);
	const byWeight = weightLevel(presentWeight, rules);
	const byRange = rangeLevel(assembled, methodology);
	const notHigh = [...factorReasons(factors), ...unverifiedReasons(inputs, rules)];
	const notMedium = [];
	if (typeof age !== "number") notMedium.push({
		code: "no-balance-date",
		message: "no balance date is known"
	});
	else if (byBalance < 2) {
		const [list, limit] = byBalance === 0 ? [notMedium, rules.mediumBalanceDays] : [notHigh, rules.highBalanceDays];
		list.push({
			code: "balance-old",
			message: `the balance date is ${age} days old, over ${limit}`
		});
	}
	if (byWeight === 0) {
		const message = `present factors weigh ${presentWeight} of 100, below ${rules.mediumWeight}`;
		notMedium.push({
			code: "present-weight-low",
			message
		});
	}
	if (byRange === 0) {
		const message = `lo ${lo} to hi ${hi} spans ${bandOf(lo, methodology)} to ${bandOf(hi, methodology)}`;
		notMedium.push({
			code: "range-too-wide",
			message
		});
	}
	const level = Math.min(byBalance, byWeight, byRange, notHigh.length > 0 ? 1 : 2);
	const recent = {
		code: "balance-recent",
		message: `the balance date is ${age} days old`
	};
	const confidenceReasons = level === 0 ? [...notMedium, ...notHigh] : level === 1 ? [...notHigh, recent] : [
		{
			code: "all-factors-present",
			message: "all five factors are present"
		},
		recent,
		{
			code: "inputs-verified",
			message: "every input is verified and no cross-check failed"
		}
	];
	return {
		confidence: LEVELS[level] ?? "low",
		confidenceReasons
	};
}

// scoring/piecewise-linear.ts
/**
* Linear between knots, clamped at the ends.
*
* @example
* interpolate([[0, 0], [0.05, 20]], 0.025) // 10
*/
function interpolate(knots, input) {
	const first = knots[0];
	const last = knots[knots.length - 1];
	if (first === void 0 || last === void 0) return NaN;
	if (input <= first[0]) return first[1];
	if (input >= last[0]) return last[1];
	let low = first;
	for (const high of knots) {
		if (input < high[0]) return low[1] + (high[1] - low[1]) * (input - low[0]) / (high[0] - low[0]);
		low = high;
	}
	return last[1];
}

// scoring/factors/factor-result.ts
/** A factor with a value, clamped to 0–100 and to nine decimals. */
function presentFactor(score, outcome) {
	const value = factorScore(score);
	return {
		state: "present",
		score: value,
		least: value,
		reasons: [],
		flags: outcome.flags ?? [],
		isLowerBound: outcome.isLowerBound ?? false,
		intermediates: outcome.intermediates
	};
}
/** A factor without a value; `least` is what it contributes to `lo`. */
function missingFactor(reasons, outcome, least = 0) {
	return {
		state: "missing",
		score: null,
		least,
		reasons,
		flags: outcome.flags ?? [],
		isLowerBound: false,
		intermediates: outcome.intermediates
	};
}

// scoring/factors/cash-runway.ts
/** T in months, at least 0: `funds` (cash, investments and raises since) at the burn, positive USD a month. */
function runwayMonths(funds, burn, monthsSinceBalance) {
	return Math.max(0, funds / burn - monthsSinceBalance);
}
/** USD a month over a reported duration, both ends included; positive where cash goes out. */
function monthlyBurn(operatingCashFlow, start, end, daysPerMonth) {
	return (0 - operatingCashFlow) / (durationDays(start, end) / daysPerMonth);
}
/** The burn of the latest duration, or of the trailing year where only that burns and the methodology counts it. */
function burnOf({ value, start, date }, trailing, { daysPerMonth, runway }) {
	const burn = value === null || start === null || date === null ? NaN : monthlyBurn(value, start, date, daysPerMonth);
	const usesTrailing = burn <= 0 && trailing !== null && trailing < 0 && runway.trailingBurn === true;
	return {
		burn: usesTrailing ? -trailing / 12 : burn,
		usesTrailing
	};
}
/** Net proceeds where stated, else gross, flagged; NaN where an amount is unknown or offerings were not searched. */
function raisesOf({ state, items }, flags) {
	if (state === "missing") return NaN;
	let sum = 0;
	for (const item of items) {
		const amount = item.netProceeds ?? item.value;
		if (amount === null) return NaN;
		if (item.netProceeds === null) {
			const message = `${item.form} of ${item.date} states no net proceeds; gross proceeds are used`;
			flags.push({
				code: "gross-for-net",
				message,
				doubt: false
			});
		}
		sum += amount;
	}
	return sum;
}
function runwayTerms({ cash, goingConcern, raisesSinceBalance }, methodology) {
	const balance = cash.items.find((item) => item.role === "cash");
	const flow = cash.items.find((item) => item.role === "operating-cash-flow");
	const invested = cash.items.find((item) => item.role === "short-term-investments")?.value ?? 0;
	const longTerm = cash.items.find((item) => item.role === "long-term-securities");
	const parts = cash.items.filter((item) => item.role === "trailing-year-part");
	const doubt = goingConcern.state === "missing" ? null : goingConcern.items[0]?.value === true;
	const flags = [...cash.flags, ...goingConcern.flags];
	if (goingConcern.reason !== null && goingConcern.state === "missing") flags.push({
		...goingConcern.reason,
		doubt: true
	});
	const floor = doubt === true ? methodology.runway.goingConcernFloor : 0;
	const told = {
		balanceDate: balance?.date ?? null,
		goingConcern: doubt,
		floor
	};
	const base = {
		...told,
		least: methodology.corrections === void 0 ? 0 : floor
	};
	const intermediates = {
		...told,
		cash: balance?.value ?? null,
		shortTermInvestments: invested,
		...longTerm && { longTermSecurities: longTerm.value }
	};
	const missing = (reason, burn = NaN, found = intermediates) => ({
		...base,
		state: "missing",
		reason,
		flags,
		funds: NaN,
		burn,
		intermediates: found
	});
	if (cash.state !== "present" || balance?.value == null || balance.date === null) return missing(cash.reason ?? {
		code: "no-cash-position",
		message: "no filing states cash"
	});
	if (flow?.value == null || flow.start === null || flow.date === null) return missing({
		code: "no-operating-cash-flow",
		message: `no operating cash flow with its duration is reported for ${balance.date}`
	});
	const trailing = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part.sign * (part.value ?? 0), 0);
	if (trailing === null) flags.push({
		code: "trailing-year-unavailable",
		message: "trailing twelve months cannot be computed; the latest reported duration is used",
		doubt: false
	});
	if (longTerm !== void 0) flags.push({
		code: "long-term-securities",
		message: "long-term securities that the filing counts into its runway are added to cash",
		doubt: false
	});
	const { burn, usesTrailing } = burnOf(flow, trailing, methodology);
	const withFlow = {
		...intermediates,
		operatingCashFlow: flow.value,
		durationDays: durationDays(flow.start, flow.date),
		monthlyBurn: burn,
		...usesTrailing && { burnOfTrailingYear: true },
		trailingYearOperatingCashFlow: trailing
	};
	if (burn <= 0 || (trailing ?? flow.value) >= 0) {
		const found = {
			...withFlow,
			raises: null
		};
		return {
			...base,
			state: "not-burning",
			reason: null,
			flags,
			funds: NaN,
			burn,
			intermediates: found
		};
	}
	const raises = raisesOf(raisesSinceBalance, flags);
	if (Number.isNaN(raises)) return missing(raisesSinceBalance.reason ?? {
		code: "raises-unknown",
		message: "raises are unknown"
	}, burn, withFlow);
	const funds = balance.value + invested + (longTerm?.value ?? 0) + raises;
	return {
		...base,
		state: "burning",
		reason: null,
		flags,
		funds,
		burn,
		intermediates: {
			...withFlow,
			raises
		}
	};
}
/** F2 before rounding; null where missing. */
function runwayPressure({ state, funds, burn, floor }, monthsSinceBalance, { runway }) {
	if (state === "missing") return null;
	if (state === "not-burning") return {
		months: NaN,
		unfloored: 0,
		score: floor
	};
	const months = runwayMonths(funds, burn, monthsSinceBalance);
	const unfloored = interpolate(runway.knots, months);
	return {
		months,
		unfloored,
		score: Math.max(unfloored, floor)
	};
}
/** F2, cash runway pressure. */
function scoreCashRunway(inputs, asOf, methodology) {
	const terms = runwayTerms(inputs, methodology);
	const { balanceDate, reason, flags } = terms;
	const age = balanceDate === null ? NaN : daysBetween(balanceDate, asOf);
	const monthsSinceBalance = age / methodology.daysPerMonth;
	const intermediates = {
		...terms.intermediates,
		balanceAgeDays: orNull(age),
		...Number.isNaN(terms.burn) ? {} : { monthsSinceBalance }
	};
	const pressure = runwayPressure(terms, monthsSinceBalance, methodology);
	if (pressure === null) return missingFactor(reason === null ? [] : [reason], {
		intermediates,
		flags
	}, terms.least);
	const { months, unfloored, score } = pressure;
	return presentFactor(score, {
		intermediates: {
			...intermediates,
			months: orNull(months),
			unfloored
		},
		flags
	});
}

// scoring/factors/compliance.ts
/** The score of one open state; null where the state is closed. */
function complianceStateScore({ value, deficiency }, parameters) {
	switch (value) {
		case "delisted":
		case "suspended": return parameters.delisted;
		case "determination": return parameters.determination;
		case "hearing": return parameters.hearing;
		case "second_period": return parameters.secondPeriod;
		case "extension": return deficiency === "bid_price" ? parameters.secondPeriod : parameters.firstPeriod;
		case "notified":
		case "compliance_plan": return parameters.firstPeriod;
		case "regained": return null;
	}
}
/** Stated, or else what the exchange's rule gives for a bid price; null where neither is known. */
function periodEndOf({ periodEnds, deficiency, exchange, since }, { bidPeriods }) {
	if (periodEnds != null) return periodEnds;
	const period = deficiency === "bid_price" ? bidPeriods[exchange] : void 0;
	if (period === void 0) return null;
	return "days" in period ? addDays(since, period.days) : addMonths(since, period.months);
}
/** Whether a first notice's period ended long ago without a further filing. */
function isLapsed(item, asOf, lapsed) {
	if (lapsed === void 0 || item.value !== "notified") return false;
	const end = periodEndOf(item, lapsed);
	return end !== null && daysBetween(end, asOf) > lapsed.graceDays;
}
function ruleOf(rules, exchange, kind) {
	return rules.find((rule) => rule.id === `${exchange}-${kind}`);
}
/**
* The rule under which reverse splits before a bid-price notice bar a compliance period; null where none does. Rules
* are those in force on the as-of date. Splits count up to the notice: a later one is the cure.
*/
function barringRule(item, splits, rules) {
	const within = (years) => {
		const from = addMonths(item.since, -12 * years);
		return splits.filter((split) => split.value < 1 && split.date !== null && split.date >= from && split.date <= item.since);
	};
	const recent = ruleOf(rules, item.exchange, "recent-reverse-split");
	const recentYears = recent?.parameters["years"];
	if (recent !== void 0 && recentYears !== void 0 && within(recentYears).length > 0) return recent;
	const cumulative = ruleOf(rules, item.exchange, "cumulative-reverse-splits");
	const [years, ratio] = [cumulative?.parameters["years"], cumulative?.parameters["ratio"]];
	if (cumulative === void 0 || years === void 0 || ratio === void 0) return null;
	return within(years).reduce((product, split) => product / split.value, 1) >= ratio * (1 - 1e-9) ? cumulative : null;
}
function complianceTerms({ compliance, splits, rules }, asOf, { compliance: parameters, corrections }) {
	const isCorrected = corrections !== void 0;
	let worst = {
		score: 0,
		name: "none"
	};
	const open = [];
	const flags = [...compliance.flags];
	for (const item of compliance.items) {
		const stated = complianceStateScore(item, parameters);
		const hasLapsed = isLapsed(item, asOf, parameters.lapsed);
		const score = hasLapsed ? parameters.lapsed?.score ?? stated : stated;
		if (hasLapsed) {
			const message = `the compliance period of the ${item.label} notice of ${item.since} has ended; no filing states the outcome`;
			flags.push({
				code: "outcome-not-filed",
				message,
				doubt: true
			});
		}
		if (score === null) {
			const end = item.date === null ? null : addMonths(item.date, parameters.regainedMonths);
			if (end !== null && (isCorrected ? end >= asOf : end > asOf) && parameters.regained > worst.score) worst = {
				score: parameters.regained,
				name: "regained"
			};
			continue;
		}
		open.push(item);
		const name = hasLapsed ? "lapsed, outcome not filed" : item.value;
		if (score > worst.score) worst = {
			score,
			name: `${item.label}: ${name}`
		};
	}
	const bids = open.filter((item) => item.deficiency === "bid_price");
	const bars = bids.flatMap((item) => barringRule(item, splits.items, rules) ?? []);
	if (bids.length > 0 && splits.state === "missing" && bars.length === 0) flags.push({
		code: "prior-splits-unknown",
		message: "whether a prior reverse split bars a grace period is unknown",
		doubt: true
	});
	const floor = ruleOf(rules, "nasdaq", "ten-cent-floor")?.parameters;
	return {
		worst,
		isOpen: open.length > 0,
		barredBy: bars[0] ?? null,
		flags,
		isSearched: compliance.state !== "missing",
		countsUnsearched: isCorrected,
		floorPrice: orNaN(floor?.["price"]),
		floorDays: orNaN(floor?.["tradingDays"])
	};
}
/** F5 before rounding, from how many recent closes are below the minimum and at the price floor; NaN: unknown. */
function compliancePressure({ worst, isOpen, barredBy, floorDays, isSearched, countsUnsearched }, closesBelowMinimum, closesAtFloor, parameters) {
	const isBelowMinimum = !isOpen && closesBelowMinimum >= parameters.belowMinimumDays;
	const stateScore = isBelowMinimum ? Math.max(worst.score, parameters.belowMinimum) : worst.score;
	const barred = Math.min(100, stateScore + (barredBy === null ? 0 : parameters.reverseSplitBar));
	const isAtFloor = closesAtFloor >= floorDays;
	const score = isAtFloor ? Math.max(barred, parameters.priceFloor) : barred;
	return {
		isBelowMinimum,
		stateScore,
		isAtFloor,
		score,
		isMissing: !isSearched && !(countsUnsearched && score > 0)
	};
}
/** F5, compliance pressure: the worst open state of notices and closes. */
function scoreCompliance(inputs, asOf, methodology) {
	const { compliance: parameters } = methodology;
	const terms = complianceTerms(inputs, asOf, methodology);
	const { worst, barredBy } = terms;
	const below = inputs.closes.items.find((item) => item.measure === "below-minimum");
	const atFloor = inputs.closes.items.find((item) => item.measure === "at-or-below-floor");
	const flags = [...terms.flags];
	if (inputs.closes.state === "missing") flags.push({
		code: "no-closes",
		message: "without prices, only notices count",
		doubt: true
	});
	else if (below !== void 0 && below.of < parameters.belowMinimumOfTradingDays) flags.push({
		code: "few-closes",
		message: `only ${below.of} closes are known`,
		doubt: false
	});
	const { isBelowMinimum, stateScore, isAtFloor, score, isMissing } = compliancePressure(terms, orNaN(below?.value), orNaN(atFloor?.value), parameters);
	const intermediates = {
		worstState: isBelowMinimum && parameters.belowMinimum >= worst.score ? "no notice, closes below minimum" : worst.name,
		stateScore,
		barredBy: barredBy?.authority ?? null,
		closesBelowMinimum: below?.value ?? null,
		closesAtFloor: atFloor?.value ?? null,
		priceFloorApplies: isAtFloor
	};
	if (terms.isSearched) return presentFactor(score, {
		intermediates,
		flags
	});
	const reason = inputs.compliance.reason ?? {
		code: "compliance-missing",
		message: "notices were not searched"
	};
	if (isMissing) return missingFactor([reason], {
		intermediates,
		flags
	});
	flags.push({
		...reason,
		doubt: true
	});
	return presentFactor(score, {
		intermediates,
		flags,
		isLowerBound: true
	});
}

// scoring/factors/offering-pressure.ts
const NO_PRESSURE = {
	proceedsRatio: 0,
	proceedsScore: 0,
	capacityRatio: 0,
	capacityScore: 0,
	unfloored: 0,
	unflooredMost: 0
};
/** Scores of R and K combined like independent probabilities. */
function combined(proceedsScore, capacityScore, { capacityShare }) {
	return 100 * (1 - (1 - proceedsScore / 100) * (1 - capacityShare * capacityScore / 100));
}
/**
* R and K, proceeds and usable capacity as ratios to M, scored and combined. Null where a number is unknown (NaN), except
* that known proceeds stand alone where the methodology allows it; nothing sold and nothing to sell is zero whatever the
* market value.
*/
function offeringPressure(proceeds, usable, marketValue, parameters) {
	if (proceeds === 0 && usable === 0) return NO_PRESSURE;
	const { unknownCapacityScore } = parameters;
	const proceedsRatio = proceeds / marketValue;
	const capacityRatio = usable / marketValue;
	if (Number.isNaN(proceedsRatio)) return null;
	const proceedsScore = interpolate(parameters.proceedsKnots, proceedsRatio);
	if (Number.isNaN(capacityRatio)) {
		if (unknownCapacityScore === void 0 || proceeds === 0) return null;
		const [unfloored, unflooredMost] = [0, unknownCapacityScore].map((k) => combined(proceedsScore, k, parameters));
		return {
			proceedsRatio,
			proceedsScore,
			capacityRatio,
			capacityScore: NaN,
			unfloored: orNaN(unfloored),
			unflooredMost: orNaN(unflooredMost)
		};
	}
	const capacityScore = interpolate(parameters.capacityKnots, capacityRatio);
	const unfloored = combined(proceedsScore, capacityScore, parameters);
	return {
		proceedsRatio,
		proceedsScore,
		capacityRatio,
		capacityScore,
		unfloored,
		unflooredMost: unfloored
	};
}
function offeringTerms({ proceeds, soldInYear, effectiveRegistrations }, { hasLine }, { corrections }) {
	const { state, items } = proceeds;
	const sum = items.reduce((total, item) => total + (item.value ?? 0), 0);
	const isUnsearched = state === "missing";
	const canSell = hasLine || (soldInYear?.items.length ?? 0) > 0 || (effectiveRegistrations?.items.length ?? 0) > 0;
	if (corrections === void 0) return {
		proceeds: isUnsearched ? NaN : sum,
		isProceedsBound: false,
		canSell
	};
	return {
		proceeds: isUnsearched && sum === 0 ? NaN : sum,
		isProceedsBound: isUnsearched || items.some(({ value }) => value === null),
		canSell
	};
}
/** The least score of an issuer that can sell stock and has to, by its months of cash; 0 where it need not. */
function needFloor({ canSell }, { months, hasGoingConcern }, { need }) {
	if (need === void 0 || !canSell) return 0;
	return (hasGoingConcern ? need.floors[0] : need.floors.find(({ belowMonths }) => months < belowMonths))?.floor ?? 0;
}
/** The least score that active programs, a pending registration and need leave. */
function offeringFloor(terms, { atmRemaining, hasLine, hasPendingRegistration }, day, parameters) {
	const { programmeFloor, pendingRegistrationFloor, atmFloorKnots } = parameters;
	let floor = Math.max(hasLine ? programmeFloor : 0, needFloor(terms, day, parameters));
	if (hasPendingRegistration) floor = Math.max(floor, pendingRegistrationFloor);
	if (atmRemaining !== null) {
		const share = atmRemaining / day.marketValue;
		floor = Math.max(floor, atmFloorKnots === void 0 || Number.isNaN(share) ? programmeFloor : interpolate(atmFloorKnots, share));
	}
	return floor;
}
/** Why F1 is only a lower bound. */
function boundFlags({ proceeds }, { isProceedsBound }, pressure, gaps) {
	const flags = [];
	if (isProceedsBound && proceeds.reason !== null) flags.push({
		...proceeds.reason,
		doubt: true
	});
	const unstated = proceeds.items.filter(({ value }) => value === null).length;
	if (isProceedsBound && unstated > 0) {
		const message = `${unstated} sale(s) of the window state no amount`;
		flags.push({
			code: "offering-amount-unknown",
			message,
			doubt: true
		});
	}
	if (!Number.isNaN(pressure.capacityRatio)) return flags;
	const message = "what may still be sold is unknown; proceeds alone count";
	return [
		...flags,
		{
			code: "capacity-unknown",
			message,
			doubt: true
		},
		...gaps.map((gap) => ({
			...gap,
			doubt: true
		}))
	];
}
/** F1, active offering pressure. Where it is missing, its floor still counts in `lo`. */
function scoreOfferingPressure(inputs, market, capacityTerms, capacity, cash, methodology) {
	const { offerings: parameters, corrections } = methodology;
	const { usable, usableShelf: _, reasons: gaps, flags: notes, ...parts } = capacity;
	const terms = offeringTerms(inputs, capacityTerms, methodology);
	const marketValue = orNaN(market.value);
	const floor = offeringFloor(terms, capacityTerms, {
		marketValue,
		...cash
	}, parameters);
	const { proceeds } = terms;
	const intermediates = {
		...parts,
		proceedsDays: parameters.proceedsDays,
		proceeds: orNull(proceeds),
		offerings: inputs.proceeds.items.length,
		price: market.price,
		sharesOutstanding: market.shares,
		marketValue: market.value,
		usableCapacity: usable,
		capacityShare: parameters.capacityShare,
		floor,
		...corrections && {
			atmRemaining: orNull(capacityTerms.atmRemaining ?? 0),
			canSell: terms.canSell,
			needFloor: needFloor(terms, cash, parameters)
		}
	};
	const { reason } = inputs.proceeds;
	const reasons = inputs.proceeds.state === "missing" && reason !== null ? [reason] : [];
	reasons.push(...gaps);
	const flags = [...inputs.proceeds.flags, ...notes];
	if (!(!Number.isNaN(proceeds) && (usable !== null || corrections !== void 0 && proceeds > 0))) return missingFactor(reasons, {
		intermediates,
		flags
	}, floor);
	const pressure = offeringPressure(proceeds, orNaN(usable), marketValue, parameters);
	if (pressure !== NO_PRESSURE) flags.push(...inputs.price.flags, ...inputs.shares.flags);
	if (pressure === null) {
		for (const group of [inputs.price, inputs.shares]) if (group.reason !== null) reasons.push(group.reason);
		if (reasons.length === 0) reasons.push({
			code: "market-value-not-positive",
			message: "price × shares is not positive"
		});
		return missingFactor(reasons, {
			intermediates,
			flags
		}, floor);
	}
	const { unflooredMost, capacityRatio, capacityScore, ...known } = pressure;
	const isPartial = Number.isNaN(capacityRatio);
	flags.push(...boundFlags(inputs, terms, pressure, gaps));
	const factor = presentFactor(Math.max(pressure.unfloored, floor), {
		intermediates: {
			...intermediates,
			...known,
			capacityRatio: orNull(capacityRatio),
			capacityScore: orNull(capacityScore)
		},
		flags,
		isLowerBound: terms.isProceedsBound || isPartial
	});
	return isPartial ? {
		...factor,
		most: factorScore(Math.max(unflooredMost, floor))
	} : factor;
}

// scoring/factors/overhang.ts
function instrumentTerms(item, near, { moneyness, nearMultiplier }) {
	const { value, splitFactor, exercisePrice, exercisableFrom, variablePrice, preFunded } = item;
	const isNear = variablePrice || exercisableFrom !== null && exercisableFrom <= near;
	const isConvertible = item.instrument === "convertible";
	const discount = moneyness !== void 0 && isConvertible && variablePrice ? item.discount : null;
	const multiplier = isNear && !(preFunded && moneyness !== void 0) ? nearMultiplier : 1;
	return {
		shares: orNaN(value) * splitFactor,
		strike: orNaN(exercisePrice) / splitFactor,
		priceShare: 1 - orNaN(discount),
		floorPrice: (item.floorPrice ?? 0) / splitFactor,
		principal: isConvertible && moneyness !== void 0 ? orNaN(item.principal) : NaN,
		preFunded,
		multiplier
	};
}
function overhangTerms({ items, state }, asOf, { overhang: parameters, corrections }) {
	const near = addMonths(asOf, parameters.nearMonths);
	const isCorrected = corrections !== void 0;
	const undated = items.filter((item) => {
		if (item.exercisableFrom !== null || item.variablePrice) return false;
		return isCorrected ? !item.preFunded : item.value !== null;
	});
	return {
		isSearched: state !== "missing",
		instruments: items.map((item) => instrumentTerms(item, near, parameters)),
		undated: undated.length,
		moneyness: parameters.moneyness ?? null,
		countsUnsearched: isCorrected
	};
}
/** What an instrument becomes at a price: shares and the price paid for each; NaN where unknown. */
function converted(one, price) {
	const { shares, strike, priceShare, floorPrice, principal } = one;
	const market = price > 0 ? Math.max(price * priceShare, floorPrice) : NaN;
	if (market > 0) return {
		strike: market,
		shares: Number.isNaN(principal) ? shares : principal / market
	};
	return {
		strike,
		shares: Number.isNaN(shares) && strike > 0 ? principal / strike : shares
	};
}
function moneynessWeight(strike, price, { steps, beyond }) {
	for (const { upTo, weight } of steps) if (strike <= upTo * price) return weight;
	return beyond;
}
/** @param price P; NaN where unknown */
function countOverhang({ instruments, moneyness }, price) {
	let [shares, weighted, uncounted, unpriced] = [
		0,
		0,
		0,
		0
	];
	for (const one of instruments) {
		const became = moneyness === null ? one : converted(one, price);
		let weight = 1;
		if (moneyness !== null && !one.preFunded) {
			if (price > 0 && !Number.isNaN(became.strike)) weight = moneynessWeight(became.strike, price, moneyness);
			else unpriced++;
		}
		if (Number.isNaN(became.shares)) uncounted++;
		else {
			shares += became.shares;
			weighted += became.shares * weight * one.multiplier;
		}
	}
	return {
		shares,
		weighted,
		uncounted,
		unpriced
	};
}
function isKnown({ isSearched, countsUnsearched, instruments }) {
	return isSearched || countsUnsearched && instruments.length > 0;
}
/** O; NaN where it is unknown. Nothing that may become shares is zero whatever the shares outstanding. */
function overhangRatio(terms, { weighted }, sharesOutstanding) {
	if (!isKnown(terms)) return NaN;
	return weighted === 0 ? 0 : weighted / sharesOutstanding;
}
/** F3 before rounding; NaN where O is unknown. */
function overhangPressure(ratio, { overhang }) {
	return Number.isNaN(ratio) ? NaN : interpolate(overhang.knots, ratio);
}
/** Whether the true overhang can only be higher. */
function isOverhangBound({ isSearched, undated }, { uncounted }) {
	return !isSearched || uncounted > 0 || undated > 0;
}
function doubtsOf(terms, count, { reason, items }) {
	const { uncounted, unpriced } = count;
	const flags = [];
	if (uncounted > 0) flags.push({
		code: "count-unknown",
		message: `${uncounted} instrument(s) state no number of shares`,
		doubt: true
	});
	if (terms.undated > 0) {
		const message = `${terms.undated} instrument(s) state no first day of exercise and are counted once`;
		flags.push({
			code: "exercise-date-unknown",
			message,
			doubt: true
		});
	}
	if (unpriced > 0) {
		const message = `of ${unpriced} instrument(s) the strike or the price of the share is unknown; they count in full`;
		flags.push({
			code: "moneyness-unknown",
			message,
			doubt: true
		});
	}
	if (!terms.isSearched && terms.countsUnsearched && items.length > 0 && reason !== null) flags.push({
		...reason,
		doubt: true
	});
	return flags;
}
/** F3, convertible and warrant overhang. An unknown count or exercise date makes it a lower bound. */
function scoreOverhang(inputs, price, asOf, methodology) {
	const terms = overhangTerms(inputs.overhang, asOf, methodology);
	const count = countOverhang(terms, price);
	const { weighted } = count;
	const sharesOutstanding = shareTotal(inputs.shares);
	const flags = [...inputs.overhang.flags, ...doubtsOf(terms, count, inputs.overhang)];
	const intermediates = {
		instruments: terms.instruments.length,
		weightedShares: weighted,
		sharesOutstanding,
		...terms.moneyness && { issuableShares: count.shares }
	};
	if (!isKnown(terms)) {
		const reason = inputs.overhang.reason ?? {
			code: "overhang-missing",
			message: "warrants were not searched"
		};
		return missingFactor([reason], {
			intermediates,
			flags
		});
	}
	const isLowerBound = isOverhangBound(terms, count);
	if (weighted === 0) return presentFactor(0, {
		intermediates: {
			...intermediates,
			ratio: 0
		},
		flags,
		isLowerBound
	});
	const shareFlags = [...flags, ...inputs.shares.flags];
	if (sharesOutstanding === null) {
		const reason = inputs.shares.reason ?? {
			code: "no-share-count",
			message: "shares outstanding are missing"
		};
		return missingFactor([reason], {
			intermediates,
			flags: shareFlags
		});
	}
	const ratio = overhangRatio(terms, count, sharesOutstanding);
	return presentFactor(overhangPressure(ratio, methodology), {
		intermediates: {
			...intermediates,
			ratio
		},
		flags: shareFlags,
		isLowerBound
	});
}

// scoring/sub-ratings.ts
function orZero(value) {
	return Number.isNaN(value) ? 0 : value;
}
/** Below the first edge low, below the second medium, else high. */
function levelCode(value, edges) {
	return value < edges[0] ? 0 : value < edges[1] ? 1 : 2;
}
/** `high` holds whatever an unknown part is; other levels hold only where nothing is unknown. */
function certain(level, isExact) {
	return isExact || level === 2 ? level : 255;
}
function offeringAbilityRisk(usable, marketValue, { offeringAbility: edges }) {
	if (usable === 0) return 0;
	const share = usable / marketValue;
	if (Number.isNaN(share)) return 255;
	if (usable >= edges.highUsd && share >= edges.highShareWithUsd || share >= edges.highShare) return 2;
	return usable >= edges.mediumUsd && share >= edges.mediumShare ? 1 : 0;
}
function dilutionTerms({ overhang, programs }) {
	const live = programs.items.filter((item) => item.status === "active");
	const onSale = live.filter((item) => item.kind === "atm" || item.kind === "equity-line");
	const amountOf = (kind) => onSale.filter((item) => item.kind === kind).reduce((total, item) => total + (item.value ?? 0), 0);
	return {
		atm: amountOf("atm"),
		lines: amountOf("equity-line"),
		isLimited: live.some((item) => item.kind === "shelf" && item.amountKind === "amount"),
		isExact: overhang.state !== "missing" && programs.state !== "missing" && !programs.items.some((item) => item.status === "effect-unknown"),
		isStated: onSale.every((item) => item.value !== null)
	};
}
/** ATMs up to what may be sold from shelves, and equity lines in full. */
function sellableFromShelf(terms, usableShelf) {
	const { atm, lines, isLimited, isExact, isStated } = terms;
	const isLimitUnknown = isLimited && atm > 0 && Number.isNaN(usableShelf);
	return {
		amount: Math.min(atm, isLimited ? Number.isNaN(usableShelf) ? 0 : usableShelf : atm) + lines,
		isExact: isExact && isStated && !isLimitUnknown
	};
}
/** Since 2026-12-01.1: what remains of ATMs up to usable capacity, and of equity lines. */
function sellableFromCapacity({ isExact }, { atmRemaining, equityLines }, usable) {
	const [least, lines] = [orZero(usable), orZero(equityLines)];
	const atm = atmRemaining === null ? 0 : Math.min(Number.isNaN(atmRemaining) ? least : atmRemaining, least);
	const isAtmKnown = atmRemaining === null || !(Number.isNaN(atmRemaining) || Number.isNaN(usable));
	return {
		amount: atm + lines,
		isExact: isExact && isAtmKnown && !Number.isNaN(equityLines)
	};
}
/** What programs may sell; `usableShelf` and `usable` are NaN where unknown. */
function sellableOf(terms, capacity, usableShelf, usable, { corrections }) {
	return corrections === void 0 ? sellableFromShelf(terms, usableShelf) : sellableFromCapacity(terms, capacity, usable);
}
/** (Warrants + convertibles + ATM + equity-line shares) ÷ SO. */
function dilutionRisk({ amount, isExact }, { shares: issuable, uncounted }, price, sharesOutstanding, { dilution }) {
	const isCertain = isExact && uncounted === 0;
	if (issuable === 0 && amount === 0) return certain(0, isCertain);
	if (Number.isNaN(sharesOutstanding) || amount > 0 && !(price > 0)) return 255;
	return certain(levelCode((amount > 0 ? issuable + amount / price : issuable) / sharesOutstanding, dilution), isCertain);
}
/** Three years' share growth, one level higher after reverse splits or offerings. */
function historicalRisk(inputs, { subRatings: rules }) {
	const { shares, sharesThreeYearsAgo, splits, recentOfferings } = inputs;
	const growth = orNaN(shareTotal(shares)) / orNaN(shareTotal(sharesThreeYearsAgo)) - 1;
	if (Number.isNaN(growth) || shares.items[0]?.date === sharesThreeYearsAgo.items[0]?.date) return 255;
	const level = levelCode(growth, rules.historical);
	if (splits.items.filter((item) => item.value < 1).length >= rules.historicalReverseSplits || recentOfferings.items.length >= rules.historicalOfferings) return Math.min(2, level + 1);
	return certain(level, splits.state !== "missing" && recentOfferings.state !== "missing");
}
/** @param months of runway; NaN where operations do not use cash */
function cashNeedLevel(hasGoingConcern, isMissing, months, rules) {
	if (hasGoingConcern) return 2;
	if (isMissing) return 255;
	const [short, long] = rules.cashNeedMonths;
	return months < short ? 2 : months <= long ? 1 : 0;
}
function warrantTerms({ items, state }, { corrections }) {
	const warrants = items.filter((item) => item.instrument === "warrant");
	const isUnsearched = state === "missing";
	return {
		isMissing: isUnsearched && (corrections === void 0 || warrants.length === 0),
		isPartial: isUnsearched,
		isCounted: warrants.every((item) => item.value !== null),
		warrants: warrants.map((item) => ({
			shares: (item.value ?? 0) * item.splitFactor,
			strike: item.exercisePrice === null ? NaN : item.exercisePrice / item.splitFactor,
			openFrom: item.exercisableFrom === null ? NaN : epochDay(item.exercisableFrom)
		}))
	};
}
/** The level with every unstated strike and first day taken as `unknown`: none of them met, or all. */
function warrantLevel({ warrants }, price, sharesOutstanding, day, unknown, rules) {
	let inMoney = 0;
	let near = 0;
	for (const { shares, strike, openFrom } of warrants) {
		const hasStrike = !Number.isNaN(strike);
		if ((Number.isNaN(openFrom) ? unknown : openFrom <= day) && (hasStrike ? strike < price : unknown)) inMoney += shares;
		if (hasStrike ? strike <= rules.nearStrikeMultiple * price : unknown) near += shares;
	}
	const level = levelCode(inMoney / sharesOutstanding, rules.warrantExercise);
	return level === 0 && near / sharesOutstanding >= rules.nearStrikeShare ? 1 : level;
}
function warrantExerciseRating(terms, price, sharesOutstanding, day, rules) {
	if (terms.isMissing) return 255;
	if (terms.warrants.length === 0) return 0;
	if (Number.isNaN(price) || Number.isNaN(sharesOutstanding)) return 255;
	const least = warrantLevel(terms, price, sharesOutstanding, day, false, rules);
	return certain(least, least === warrantLevel(terms, price, sharesOutstanding, day, true, rules) && terms.isCounted && !terms.isPartial);
}
/** The six categorical sub-ratings; null where what is missing could change one. */
function subRatingsOf(inputs, factors, assembled, market, capacityTerms, capacity, asOf, methodology) {
	const { subRatings: rules } = methodology;
	const [price, shares] = [orNaN(market.price), orNaN(market.shares)];
	const { state, intermediates } = factors.cashRunwayPressure;
	const months = Number(intermediates["months"] ?? NaN);
	const terms = dilutionTerms(inputs);
	const count = countOverhang(overhangTerms(inputs.overhang, asOf, methodology), price);
	const [usableShelf, usable] = [orNaN(capacity.usableShelf), orNaN(capacity.usable)];
	const sellable = sellableOf(terms, capacityTerms, usableShelf, usable, methodology);
	const level = (code) => LEVELS[code] ?? null;
	return {
		overallRisk: assembled.score === null ? null : level(levelCode(assembled.score, rules.overallRisk)),
		offeringAbilityRisk: level(offeringAbilityRisk(orNaN(capacity.usable), orNaN(market.value), rules)),
		dilutionRisk: level(dilutionRisk(sellable, count, price, shares, rules)),
		historicalRisk: level(historicalRisk(inputs, methodology)),
		cashNeedLevel: level(cashNeedLevel(intermediates["goingConcern"] === true, state === "missing", months, rules)),
		warrantExerciseRating: level(warrantExerciseRating(warrantTerms(inputs.overhang, methodology), price, shares, epochDay(asOf), rules))
	};
}

// scoring/columnar/score-day.ts
/** The float of the day carried to the highest close; NaN where unknown or implausible. */
function floatOf(float, highest, shares, methodology) {
	if (float === void 0) return NaN;
	const ceiling = canCarry(float, highest) ? shares * highest : NaN;
	const carried = carriedFloat(float.value, float.priceThen, highest);
	return isFloatImplausible(carried, ceiling, methodology) ? NaN : carried;
}
function writeEach(columns, at, values) {
	for (let index = 0; index < values.length; index++) {
		const column = columns[index];
		if (column !== void 0) column[at] = values[index] ?? NaN;
	}
}
/**
* Scores one day into the columns: the formulas of `scoreInputs` on numbers, without reasons, flags and named
* intermediates. A property test compares both over random issuers and days.
*/
function createDayScorer(methodology) {
	const { daysPerMonth, offerings, compliance, confidence, subRatings: rules } = methodology;
	const weights = weightList(methodology);
	const scores = new Float64Array(FACTOR_IDS.length);
	const least = new Float64Array(FACTOR_IDS.length);
	const most = new Float64Array(FACTOR_IDS.length).fill(NaN);
	return (columns, at, terms, inputs) => {
		const { capacity, shares, runway } = terms;
		const { day, highest, belowMinimum, atFloor } = inputs;
		const isStated = Number.isNaN(inputs.close);
		const price = isStated ? terms.statedPrice : inputs.close;
		const market = marketValue(price, shares);
		const float = terms.hasLiveProgram ? chooseFloat(terms.floats, highest, day, terms.floatDays) : void 0;
		const usableShelf = usableShelfOf(capacity, capacity.babyShelf === null ? NaN : floatOf(float, highest, shares, methodology));
		const usable = usableCapacity(capacity, usableShelf);
		const age = day - terms.balanceDay;
		const cash = runwayPressure(runway, age / daysPerMonth, methodology);
		const months = cash?.months ?? NaN;
		const offering = offeringPressure(terms.offerings.proceeds, usable, market, offerings);
		const need = {
			marketValue: market,
			months,
			hasGoingConcern: runway.goingConcern === true
		};
		const floor = offeringFloor(terms.offerings, capacity, need, offerings);
		const isPartial = offering !== null && Number.isNaN(offering.capacityRatio);
		const count = countOverhang(terms.overhang, price);
		const listing = compliancePressure(terms.compliance, belowMinimum, atFloor, compliance);
		scores[0] = offering === null ? NaN : factorScore(Math.max(offering.unfloored, floor));
		scores[1] = cash === null ? NaN : factorScore(cash.score);
		scores[2] = factorScore(overhangPressure(overhangRatio(terms.overhang, count, shares), methodology));
		scores[3] = terms.velocity;
		scores[4] = listing.isMissing ? NaN : factorScore(listing.score);
		least[0] = floor;
		least[1] = runway.least;
		most[0] = isPartial ? factorScore(Math.max(offering.unflooredMost, floor)) : NaN;
		const { score, lo, hi, band, bandBarred, presentWeight } = assemble(scores, least, most, weights, methodology);
		const sellable = sellableOf(terms.dilution, capacity, usableShelf, usable, methodology);
		const hasDoubt = terms.hasDoubt || isPartial || count.unpriced > 0 || isOverhangBound(terms.overhang, count) || Number.isNaN(belowMinimum) || isStated && terms.isStatedPriceUnverified || float !== void 0 && isUnverified(float.fact, confidence);
		columns.asOf[at] = day;
		columns.computedOn[at] = day;
		columns.score[at] = score;
		columns.lo[at] = lo;
		columns.hi[at] = hi;
		writeEach(columns.factors, at, scores);
		columns.band[at] = band;
		columns.bandBarred[at] = bandBarred ? 1 : 0;
		columns.presentWeight[at] = presentWeight;
		columns.confidence[at] = Math.min(balanceLevel(age, confidence), weightLevel(presentWeight, confidence), rangeLevel({
			lo,
			hi
		}, methodology), hasDoubt ? 1 : 2);
		columns.regsho[at] = inputs.regsho;
		const ratings = [
			Number.isNaN(score) ? 255 : levelCode(score, rules.overallRisk),
			offeringAbilityRisk(usable, market, rules),
			dilutionRisk(sellable, count, price, shares, rules),
			terms.historicalRisk,
			cashNeedLevel(runway.goingConcern === true, cash === null, months, rules),
			warrantExerciseRating(terms.warrants, price, shares, day, rules)
		];
		writeEach(columns.subRatings, at, ratings);
	};
}

// scoring/factors/share-velocity.ts
/** F4, share float velocity: growth of split-adjusted shares outstanding over twelve months. */
function scoreShareVelocity(inputs, { velocity }) {
	const { knots, unexplainedFall } = velocity;
	const shares = shareTotal(inputs.shares);
	const before = shareTotal(inputs.sharesYearAgo);
	const date = inputs.shares.items[0]?.date ?? null;
	const baseDate = inputs.sharesYearAgo.items[0]?.date ?? null;
	const flags = [...inputs.shares.flags];
	for (const extra of inputs.sharesYearAgo.flags) if (!flags.some((known) => known.code === extra.code && known.message === extra.message)) flags.push(extra);
	const merger = inputs.mergers.items.find((item) => baseDate !== null && date !== null && (item.date ?? "") > baseDate && (item.date ?? "") <= date);
	if (merger !== void 0) {
		const message = `${merger.label} of ${merger.date} lies between the counts`;
		flags.push({
			code: "merger-between",
			message,
			doubt: true
		});
	}
	const intermediates = {
		shares,
		sharesDate: date,
		baseShares: before,
		baseDate
	};
	const reasons = [];
	for (const group of [inputs.shares, inputs.sharesYearAgo]) if (group.reason !== null) reasons.push(group.reason);
	if (shares === null || before === null) return missingFactor(reasons, {
		intermediates,
		flags
	});
	if (date === baseDate) {
		const message = `no count of shares is newer than ${date}, at least a year before the as-of date`;
		return missingFactor([{
			code: "latest-count-too-old",
			message
		}], {
			intermediates,
			flags
		});
	}
	const growth = shares / before - 1;
	if (growth + 1 <= unexplainedFall && inputs.splits.state === "missing" && inputs.splits.items.length === 0) {
		const message = `shares fell from ${before} to ${shares}, and splits were not searched`;
		return missingFactor([{
			code: "unexplained-share-decrease",
			message
		}], {
			intermediates: {
				...intermediates,
				growth
			},
			flags
		});
	}
	return presentFactor(interpolate(knots, growth), {
		intermediates: {
			...intermediates,
			growth
		},
		flags
	});
}

// scoring/columnar/score-terms.ts
function isDoubtful({ flags }) {
	return flags.some(({ doubt }) => doubt);
}
/** Keeps an issuer's terms; the function returned recomputes those whose inputs are not the objects of the last call. */
function createTermsKeeper(methodology) {
	const { confidence: rules } = methodology;
	const isDoubted = {
		offerings: false,
		runway: false,
		overhang: false,
		velocity: false,
		compliance: false
	};
	let terms = { historicalRisk: 255 };
	let before = null;
	return (inputs, day) => {
		if (inputs === before) return terms;
		const asOf = dateOfEpochDay(day);
		const last = before;
		const isNew = (...names) => last === null || inputs.rules !== last.rules || names.some((name) => inputs[name] !== last[name]);
		terms = { ...terms };
		if (isNew("shares")) terms.shares = orNaN(shareTotal(inputs.shares));
		if (isNew("statedPrice")) {
			terms.statedPrice = orNaN(priceOf(inputs.statedPrice));
			terms.isStatedPriceUnverified = hasUnverified(inputs.statedPrice);
		}
		if (isNew("proceeds", "programs", "shelfSales", "soldInYear", "effectiveRegistrations")) {
			terms.capacity = capacityTerms(inputs, methodology);
			terms.offerings = offeringTerms(inputs, terms.capacity, methodology);
			terms.hasLiveProgram = inputs.programs.items.some((item) => item.status === "active");
			isDoubted.offerings = isDoubtful(inputs.proceeds) || isDoubtful(inputs.programs) || terms.offerings.isProceedsBound;
		}
		if (isNew("floats")) {
			terms.floats = inputs.floats;
			terms.floatDays = highestCloseDays(asOf);
		}
		if (isNew("cash", "goingConcern", "raisesSinceBalance")) {
			terms.runway = runwayTerms(inputs, methodology);
			terms.balanceDay = terms.runway.balanceDate === null ? NaN : epochDay(terms.runway.balanceDate);
			isDoubted.runway = isDoubtful(terms.runway);
		}
		if (isNew("overhang")) {
			terms.overhang = overhangTerms(inputs.overhang, asOf, methodology);
			terms.warrants = warrantTerms(inputs.overhang, methodology);
			isDoubted.overhang = isDoubtful(inputs.overhang);
		}
		if (isNew("shares", "sharesYearAgo", "mergers", "splits")) {
			const factor = scoreShareVelocity(inputs, methodology);
			terms.velocity = orNaN(factor.score);
			isDoubted.velocity = isDoubtful(factor);
		}
		if (isNew("compliance", "splits")) {
			terms.compliance = complianceTerms(inputs, asOf, methodology);
			isDoubted.compliance = isDoubtful(terms.compliance) || !terms.compliance.isSearched;
		}
		if (isNew("overhang", "programs")) terms.dilution = dilutionTerms(inputs);
		if (isNew("shares", "sharesThreeYearsAgo", "splits", "recentOfferings")) terms.historicalRisk = historicalRisk(inputs, methodology);
		const sources = verifiedItems(inputs, [], []);
		terms.hasDoubt = Object.values(isDoubted).includes(true) || hasUnverified({ items: sources });
		before = inputs;
		return terms;
	};
	function hasUnverified({ items }) {
		return items.some(({ source }) => source !== null && isUnverified(source, rules));
	}
}

// scoring/columnar/score-days.ts
/** The day's part of the inputs: its date, its closes and its threshold list. Days ascend. */
function createDayReader(prices, { market, compliance }) {
	let last = -1;
	let windowStart = 0;
	return (day, terms, regsho) => {
		while (last + 1 < prices.length && (prices.days[last + 1] ?? 0) <= day) last++;
		const isRecent = last >= 0 && day - (prices.days[last] ?? 0) <= market.closeMaxAgeDays;
		const { floorPrice, floorDays } = terms.compliance;
		const quoted = prices.closes[last] ?? NaN;
		let highest = NaN;
		if (terms.hasLiveProgram && terms.floats.length > 0) {
			while (windowStart < prices.length && (prices.days[windowStart] ?? 0) < day - terms.floatDays) windowStart++;
			if (windowStart <= last) highest = prices.highest(windowStart, last);
		}
		return {
			day,
			close: isRecent && Number.isFinite(quoted) ? quoted * (1 / (prices.factors[last] ?? 1)) : NaN,
			belowMinimum: isRecent ? prices.countBelowMinimum(last, compliance.belowMinimumOfTradingDays) : NaN,
			atFloor: isRecent && !Number.isNaN(floorDays) ? prices.countAtOrBelow(floorPrice, last, floorDays) : NaN,
			highest,
			regsho
		};
	};
}
/** Whether a day brings the same closes and list as another. */
function isSameDay(a, b) {
	return Object.is(a.close, b.close) && Object.is(a.belowMinimum, b.belowMinimum) && Object.is(a.atFloor, b.atFloor) && Object.is(a.highest, b.highest) && a.regsho === b.regsho;
}
/** The threshold-list code of a day as the facts give it. */
function listingOf({ regshoDates, coverage }) {
	const { status, from } = coverage.regsho;
	if (regshoDates === null || status !== "covered") return () => 255;
	const listed = new Set([...regshoDates].map(epochDay));
	const first = from === null ? Number.NEGATIVE_INFINITY : epochDay(from);
	return (day) => day < first ? 255 : listed.has(day) ? 1 : 0;
}
/**
* Scores histories of issuers: every number equals what `scoreIssuer` computes for the day, without reasons and
* receipts, which are created on demand. Inputs are selected on the days on which they change; a day on which none did
* carries the score of the day before.
*
* @example
* const columns = createScoreColumns(days.length);
* createDaysScorer(methodologyByVersion('2026-11-01.1')).score(facts, days, columns); // { computed: 871, carried: 379 }
*/
function createDaysScorer(methodology) {
	const scoreDay = createDayScorer(methodology);
	function score(facts, days, columns, regsho) {
		const prices = createPriceColumns(facts.prices, methodology.compliance.minimumPrice);
		const select = createDaySelection(facts, methodology);
		const updateTerms = createTermsKeeper(methodology);
		const readDay = createDayReader(prices, methodology);
		const listing = listingOf(facts);
		let terms = null;
		let before = null;
		let carried = 0;
		for (const [at, day] of days.entries()) {
			const selected = select(day);
			if (selected !== null) {
				prices.adjust(selected.splitHistory.effective);
				terms = updateTerms(selected, day);
			}
			if (terms === null) throw new RangeError("the first day selects every input");
			const inputs = readDay(day, terms, regsho === void 0 ? listing(day) : regsho[at] ?? 255);
			if (before !== null && selected === null && terms.runway.state !== "burning" && isSameDay(before, inputs)) {
				carryScore(columns, at, day);
				carried++;
			} else scoreDay(columns, at, terms, inputs);
			before = inputs;
		}
		columns.length = days.length;
		return {
			computed: days.length - carried,
			carried
		};
	}
	return { score };
}

// scoring/facts/fact-window.ts
/** How far back scores look. */
const SCORE_LOOKBACKS = {
	/** Three years of share counts, the floats before them and the closes that carry those, with margins. */
	lookbackDays: 1300,
	/**
	* A prospectus of the last three years may draw on a registration filed three years before it and more: a shelf lives
	* for three years from its effect, and half a year longer while a replacement is pending (Rule 415(a)(5)).
	*/
	offeringLookbackDays: 2600
};
/** What the scores of a range of as-of dates look at. */
function factWindow(from, to, lookbacks) {
	const { lookbackDays, offeringLookbackDays = lookbackDays } = lookbacks;
	return {
		from: endOfEasternDay(addDays(from, -lookbackDays)),
		offeringsFrom: endOfEasternDay(addDays(from, -offeringLookbackDays)),
		to: endOfEasternDay(to)
	};
}

// scoring/facts/overhang.ts
/** An issuer's warrants and convertibles. */
function overhangFacts(warrants, convertibles) {
	return [...firstDocuments(warrants).map(warrantFact), ...firstDocuments(convertibles).map(convertibleFact)];
}
/** The rows of each filing's first document that has any: exhibits repeat the main document. */
function firstDocuments(rows) {
	const first = /* @__PURE__ */ new Map();
	for (const { accessionNumber, sequence } of rows) first.set(accessionNumber, Math.min(sequence, first.get(accessionNumber) ?? sequence));
	return rows.filter(({ accessionNumber, sequence }) => first.get(accessionNumber) === sequence);
}
function warrantFact(row) {
	return {
		...refOf(row),
		instrument: "warrant",
		asOf: row.asOf,
		shares: row.count,
		exercisePrice: row.exercisePrice,
		exercisableFrom: row.exercisableFrom ?? (isExercisableAtOnce(row) ? row.asOf : null),
		expires: row.expires,
		variablePrice: false,
		preFunded: row.preFunded,
		label: row.label,
		ordinal: row.ordinal,
		state: row.state
	};
}
function convertibleFact(row) {
	return {
		...refOf(row),
		instrument: "convertible",
		asOf: row.asOf,
		shares: row.sharesIssuable ?? sharesFromPrincipal(row),
		exercisePrice: row.conversionPrice,
		exercisableFrom: null,
		expires: row.maturity,
		variablePrice: row.variablePrice ?? false,
		preFunded: false,
		principal: row.principal,
		label: row.label,
		ordinal: row.ordinal
	};
}
function refOf(row) {
	const { accessionNumber, sourceSpan, parserVersion, publicAt, confidence, verified } = row;
	return {
		accessionNumber,
		sourceSpan,
		parserVersion,
		publicAt,
		confidence,
		verified
	};
}
function isExercisableAtOnce({ exercisableText }) {
	return exercisableText !== null && /^(?:immediately|at any time|upon issuance)$/i.test(exercisableText);
}
function sharesFromPrincipal({ principal, conversionPrice: price }) {
	return principal !== null && price !== null && price > 0 ? Math.floor(principal / price) : null;
}

// scoring/facts/compliance.ts
/** Classes whose delisting leaves the listing of the common stock as it is. */
const OTHER_CLASSES = [
	"units",
	"warrants",
	"rights",
	"preferred",
	"notes"
];
/**
* Steps of listing procedures on the issuer's listed common stock or its only listed class; a row that does not name a
* class is about the common stock. A current report without a notice date reports what happened on its filing date; in
* other forms a step without a date cannot be placed and is skipped.
*/
function complianceFacts(rows) {
	return rows.flatMap((row) => {
		if (row.security !== null && OTHER_CLASSES.includes(row.security)) return [];
		const noticeDate = row.noticeDate ?? (/^(?:8-K|6-K)/.test(row.form) ? row.filedDate : null);
		if (noticeDate === null) return [];
		const { exchange, deficiency, stage, cureDeadline } = row;
		return [{
			...refOf(row),
			exchange,
			deficiency,
			status: stage,
			noticeDate,
			periodEnds: cureDeadline
		}];
	});
}
const PROXY = /^(?:PRE|DEF)[A-Z]? ?14|^PREM14|^DEFM14|^PRER14|^DEFA14|^DEFR14/i;
/** Whether a row's date is that of the split, and the split is more than a proposal. */
function isDated({ form, filedDate, stage, effectiveDate }) {
	if (effectiveDate === null || stage === "authorized") return false;
	if (PROXY.test(form)) return stage === "effective" && effectiveDate <= filedDate;
	return stage !== "approved" || effectiveDate > filedDate;
}
/** Splits with a ratio and a date: reverse splits, and forward splits among the corporate actions. */
function splitFacts(reverseSplits, actions) {
	return [...reverseSplits.filter(isDated).map((row) => split(row, row.effectiveDate, row.numerator ?? 0, row.denominator ?? 0)), ...actions.filter(({ type }) => type === "split").map((row) => split(row, row.date, Number(row.toValue), Number(row.fromValue)))].filter((fact) => fact !== null);
}
/** Reverse splits that were approved or announced without a day; a proxy statement only proposes. */
function splitPlans(reverseSplits) {
	return reverseSplits.flatMap((row) => {
		const { form, stage, numerator, denominator } = row;
		if (isDated(row) || PROXY.test(form) || stage === "authorized" || stage === "effective") return [];
		return numerator !== null && denominator !== null && numerator > 0 && denominator > 0 ? [{
			...refOf(row),
			numerator,
			denominator
		}] : [];
	});
}
function split(row, date, numerator, denominator) {
	return date !== null && numerator > 0 && denominator > 0 ? {
		...refOf(row),
		effectiveDate: date,
		numerator,
		denominator
	} : null;
}
/** De-SPAC closings, and mergers paid for in the issuer's own shares. */
function mergerFacts(actions) {
	return actions.flatMap((row) => {
		const { type, date } = row;
		if (date === null || type !== "despac_closing" && type !== "merger") return [];
		return [{
			...refOf(row),
			kind: type === "merger" ? "merger" : "de-spac",
			effectiveDate: date
		}];
	});
}

// scoring/facts/offerings.ts
/** Business days from a trade to its settlement (Rule 15c6-1(a)), newest first. */
const SETTLEMENT_DAYS = [
	{
		from: "2024-05-28",
		days: 1
	},
	{
		from: "2017-09-05",
		days: 2
	},
	{
		from: "1995-06-07",
		days: 3
	},
	{
		from: "",
		days: 5
	}
];
/**
* Offerings with the day on which they close: a prospectus is not the closing, and what it sells settles days later.
* Where no document states the closing of a sale, it is the settlement day of a trade on the day of the prospectus.
*/
function offeringFacts(offerings) {
	return offerings.map((fact) => fact.closesOn == null && isProspectus(fact.form) && isSale(fact) ? {
		...fact,
		closesOn: settlementOf(fact.pricedOn ?? fact.filedDate)
	} : fact);
}
function settlementOf(traded) {
	const { days } = SETTLEMENT_DAYS.find(({ from }) => traded >= from) ?? { days: 1 };
	let day = traded;
	for (let passed = 0; passed < days; passed++) day = businessDayOnOrAfter(addDays(day, 1));
	return day;
}

// scoring/facts/regsho.ts
/** The stock market whose list covers an issuer, by the exchange its cover names: `NASDAQ`, `NYSE`, `NYSEAMER`, `CboeBZX`. */
function marketOf(exchange) {
	const name = (exchange ?? "").toLowerCase().replace(/[^a-z]/g, "");
	if (name.startsWith("nasdaq")) return "nasdaq";
	if (/^nyse(?:amer|mkt|amex)/.test(name)) return "nyse-american";
	if (name.startsWith("nysearca")) return "nyse-arca";
	if (name === "nyse" || name === "newyorkstockexchange") return "nyse";
	return name.startsWith("cboebzx") ? "cboe" : null;
}
function thresholdStatus(threshold, ticker, exchange) {
	if (ticker === null || threshold.from === null) return {
		dates: null,
		on: () => null
	};
	const dates = threshold.datesOf(ticker);
	const market = marketOf(exchange);
	return {
		dates,
		on: (day) => {
			if (dates.has(day)) return true;
			return market !== null && threshold.exchangesOn(day).includes(market) ? false : null;
		}
	};
}

// scoring/facts/issuer-facts.ts
/** An issuer's facts from the rows of its datasets. */
function datasetFacts(rows) {
	const { shareCounts, cash, offerings, registrations, corporateActions } = rows;
	return {
		shareCounts,
		cash,
		offerings: offeringFacts(offerings),
		registrations,
		overhang: overhangFacts(rows.warrants, rows.convertibles),
		compliance: complianceFacts(rows.notices),
		splits: splitFacts(rows.reverseSplits, corporateActions),
		splitPlans: splitPlans(rows.reverseSplits),
		mergers: mergerFacts(corporateActions)
	};
}
const NOT_COVERED = {
	status: "not-covered",
	from: null,
	unparsed: []
};
/** Everything that the score of one issuer may look at. */
function issuerFacts(parts, asOf) {
	const { cik, ticker, name, exchange, prices, threshold, filings, coverage } = parts;
	const { mergers, ...facts } = datasetFacts(parts.rows);
	const listed = thresholdStatus(threshold, ticker, exchange);
	return {
		cik,
		ticker,
		name,
		...facts,
		...mergers.length > 0 && { mergers },
		filings,
		prices,
		regshoDates: listed.dates,
		coverage: {
			...coverage,
			regsho: listed.on(asOf) === null ? NOT_COVERED : {
				status: "covered",
				from: threshold.from,
				unparsed: []
			}
		}
	};
}

// scoring/methodology.ts
const hashes = /* @__PURE__ */ new WeakMap();
/** The content hash in `methodologies/lock.json`, stored with every score. */
function methodologyHash(methodology) {
	const known = hashes.get(methodology);
	if (known !== void 0) return known;
	const hash = contentHash(methodology);
	hashes.set(methodology, hash);
	return hash;
}

// scoring/score-issuer.ts
/** The arithmetic alone, from selected inputs to factors and result: what verifies a receipt. */
function scoreInputs(inputs, asOf, methodology) {
	const market = marketOf$1(inputs);
	const terms = capacityTerms(inputs, methodology);
	const capacity = capacityOf(inputs, terms, market, methodology);
	const cashRunwayPressure = scoreCashRunway(inputs, asOf, methodology);
	const { months, goingConcern } = cashRunwayPressure.intermediates;
	const need = {
		months: Number(months ?? NaN),
		hasGoingConcern: goingConcern === true
	};
	const factors = {
		activeOfferingPressure: scoreOfferingPressure(inputs, market, terms, capacity, need, methodology),
		cashRunwayPressure,
		convertibleWarrantOverhang: scoreOverhang(inputs, orNaN(market.price), asOf, methodology),
		shareFloatVelocity: scoreShareVelocity(inputs, methodology),
		compliancePressure: scoreCompliance(inputs, asOf, methodology)
	};
	const assembled = assembleScore(factors, methodology);
	const listed = inputs.regsho.items[0]?.value;
	return {
		factors,
		result: {
			...assembled,
			...confidenceOf(inputs, factors, assembled, methodology),
			subRatings: subRatingsOf(inputs, factors, assembled, market, terms, capacity, asOf, methodology),
			regsho: typeof listed === "boolean" ? listed : null
		}
	};
}
/**
* The dilution score of one issuer at one date under one methodology, from the facts public by the end of that date
* in US Eastern time. Pure and deterministic: the same facts, in any order, give the same bytes. Prices must
* ascend by date.
*
* @example
* scoreIssuer(facts, asOf, methodologyByVersion('2026-11-01.1')).score // 73.5, or null where withheld
*/
function scoreIssuer(facts, asOf, methodology) {
	const inputs = selectInputs(facts, asOf, methodology);
	const { factors, result } = scoreInputs(inputs, asOf, methodology);
	return {
		cik: facts.cik,
		ticker: facts.ticker,
		name: facts.name,
		asOf,
		methodologyVersion: methodology.version,
		...result,
		factors,
		inputs
	};
}

// scoring/receipt.ts
function resultOf(score) {
	return {
		status: score.status,
		score: score.score,
		lo: score.lo,
		hi: score.hi,
		band: score.band,
		bandBarred: score.bandBarred,
		confidence: score.confidence,
		confidenceReasons: score.confidenceReasons,
		withheldReasons: score.withheldReasons,
		presentWeight: score.presentWeight,
		subRatings: score.subRatings,
		regsho: score.regsho
	};
}
/** The receipt of a score: inputs with their sources, intermediates, weights, result, and the hashes over them. */
function createReceipt(score, methodology) {
	const body = {
		receiptVersion: 2,
		cik: score.cik,
		ticker: score.ticker,
		name: score.name,
		asOf: score.asOf,
		methodology: {
			version: methodology.version,
			contentHash: methodologyHash(methodology)
		},
		weights: methodology.weights,
		inputsHash: contentHash(score.inputs),
		factors: score.factors,
		result: resultOf(score)
	};
	return {
		...body,
		inputs: score.inputs,
		hash: contentHash(body)
	};
}
function isRecord(value) {
	return value !== null && typeof value === "object" && !Array.isArray(value);
}
/** Leaves at which two JSON values differ, by path; iterative, so that depth cannot overflow. */
function differences(path, stored, recomputed, message = "differs from what the inputs give") {
	const found = [];
	const queue = [[
		path,
		stored,
		recomputed
	]];
	for (let pair = queue.pop(); pair !== void 0; pair = queue.pop()) {
		const [at, left, right] = pair;
		if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) for (const [index, member] of left.entries()) queue.push([
			`${at}[${index}]`,
			member,
			right[index]
		]);
		else if (isRecord(left) && isRecord(right)) for (const key of /* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])) queue.push([
			`${at}.${key}`,
			left[key],
			right[key]
		]);
		else if (canonicalJson(left ?? null) !== canonicalJson(right ?? null)) found.push({
			path: at,
			stored: left,
			recomputed: right,
			message
		});
	}
	return found.sort((a, b) => a.path < b.path ? -1 : 1);
}
/** JSON has neither −0 nor undefined: compares what would be written. */
function asWritten(value) {
	return JSON.parse(canonicalJson(value));
}
/**
* Recomputes everything from a receipt alone, offline: its hashes, its methodology's hash and weights, every factor
* from the inputs, the score from the factors. Takes any JSON value; what is not a receipt is a mismatch, not a throw.
*
* @param methodologies the receipt's methodology has to be one of these
*/
function verifyReceiptUnder(receipt, methodologies) {
	const mismatches = isRecord(receipt) && receipt["receiptVersion"] === 2 ? check(receipt, methodologies) : [notAReceipt(receipt)];
	return {
		ok: mismatches.length === 0,
		mismatches
	};
}
function notAReceipt(value) {
	return {
		path: "receiptVersion",
		stored: isRecord(value) ? value["receiptVersion"] : value,
		recomputed: 2,
		message: "not a score receipt of version 2"
	};
}
function check(receipt, methodologies) {
	const { hash, inputs, ...body } = receipt;
	const { inputsHash, methodology: stated, asOf } = body;
	const hashes = [...differences("hash", hash, contentHash(body), "the receipt was altered"), ...differences("inputsHash", inputsHash, contentHash(inputs ?? null), "the inputs were altered")];
	const version = isRecord(stated) ? stated["version"] : void 0;
	const methodology = methodologies.find((candidate) => candidate.version === version);
	if (methodology === void 0) {
		const unknown = {
			path: "methodology.version",
			stored: version,
			recomputed: methodologies.map((candidate) => candidate.version),
			message: "unknown methodology"
		};
		return [...hashes, unknown];
	}
	const published = {
		version: methodology.version,
		contentHash: methodologyHash(methodology)
	};
	const mismatches = [
		...hashes,
		...differences("methodology", stated, published),
		...differences("weights", body["weights"], methodology.weights)
	];
	if (typeof asOf !== "string" || !isIsoDate(asOf)) return [...mismatches, {
		path: "asOf",
		stored: asOf,
		recomputed: null,
		message: "not a date"
	}];
	try {
		const recomputed = scoreInputs(inputs, asOf, methodology);
		return [
			...mismatches,
			...differences("factors", asWritten(body["factors"]), asWritten(recomputed.factors)),
			...differences("result", asWritten(body["result"]), asWritten(recomputed.result))
		];
	} catch (error) {
		const message = `the inputs cannot be scored: ${error instanceof Error ? error.message : String(error)}`;
		return [...mismatches, {
			path: "inputs",
			stored: null,
			recomputed: null,
			message
		}];
	}
}

// scoring/engine.ts
function createScoringEngine(methodology) {
	return {
		methodology,
		methodologyHash: methodologyHash(methodology),
		lookbacks: SCORE_LOOKBACKS,
		window: (from, to) => factWindow(from, to, SCORE_LOOKBACKS),
		facts: issuerFacts,
		score: (facts, asOf) => createReceipt(scoreIssuer(facts, asOf, methodology), methodology),
		verify: (receipt) => verifyReceiptUnder(receipt, [methodology]),
		days: createDaysScorer(methodology)
	};
}

// scoring/methodologies/2026-12-01.1.ts
/**
* Knots and weights of 2026-11-15.1 with corrected inputs, floors and weights of instruments; reasons in
* `docs/methodology/2026-12-01.1.md`. Self-contained, so that no later change to another file can reach it. Immutable:
* `lock.json` holds its hash, and any change is a new file.
*/
const methodology20261201r1 = {
	version: "2026-12-01.1",
	weights: {
		activeOfferingPressure: 30,
		cashRunwayPressure: 25,
		convertibleWarrantOverhang: 20,
		shareFloatVelocity: 15,
		compliancePressure: 10
	},
	daysPerMonth: 30.4375,
	market: {
		closeMaxAgeDays: 10,
		statedPriceMaxAgeDays: 60,
		sharesMaxAgeDays: 400,
		floatMaxAgeDays: 730,
		floatMaxMarketMultiple: null
	},
	offerings: {
		proceedsDays: 90,
		proceedsKnots: [
			[0, 0],
			[.02, 6],
			[.05, 18],
			[.1, 34],
			[.25, 60],
			[.5, 82],
			[1, 94],
			[2, 100]
		],
		capacityKnots: [
			[0, 0],
			[.05, 12],
			[.15, 30],
			[.33, 50],
			[.66, 70],
			[1.5, 84],
			[3, 95]
		],
		capacityShare: .6,
		programmeFloor: 35,
		pendingRegistrationFloor: 50,
		sameOfferingDays: 10,
		sameOfferingTolerance: .05,
		programmeYears: 3,
		effectWaitDays: 90,
		atmFloorKnots: [[.01, 0], [.05, 35]],
		unknownCapacityScore: 80,
		need: {
			floors: [{
				belowMonths: 6,
				floor: 60
			}, {
				belowMonths: 12,
				floor: 45
			}],
			soldMonths: 12
		}
	},
	runway: {
		knots: [
			[0, 100],
			[1, 98],
			[3, 92],
			[6, 80],
			[9, 68],
			[12, 56],
			[18, 26],
			[24, 10],
			[36, 0]
		],
		goingConcernFloor: 75,
		trailingBurn: true,
		balanceMaxAgeDays: 400
	},
	overhang: {
		knots: [
			[0, 0],
			[.05, 8],
			[.1, 18],
			[.2, 40],
			[.5, 66],
			[1, 84],
			[2, 96],
			[4, 100]
		],
		nearMultiplier: 1.5,
		nearMonths: 12,
		lookbackDays: 400,
		moneyness: {
			steps: [
				{
					upTo: 1.25,
					weight: 1
				},
				{
					upTo: 2,
					weight: .5
				},
				{
					upTo: 5,
					weight: .25
				}
			],
			beyond: .1
		}
	},
	velocity: {
		knots: [
			[0, 0],
			[.03, 3],
			[.05, 10],
			[.1, 28],
			[.25, 55],
			[.5, 74],
			[1, 88],
			[2, 96],
			[4, 100]
		],
		baseAgeDays: 365,
		baseToleranceDays: 120,
		unexplainedFall: .5
	},
	compliance: {
		delisted: 100,
		determination: 90,
		hearing: 85,
		secondPeriod: 70,
		firstPeriod: 60,
		belowMinimum: 40,
		regained: 10,
		reverseSplitBar: 10,
		priceFloor: 95,
		minimumPrice: 1,
		belowMinimumDays: 20,
		belowMinimumOfTradingDays: 30,
		regainedMonths: 12,
		lookbackDays: 730,
		lapsed: {
			score: 75,
			graceDays: 30,
			bidPeriods: {
				nasdaq: { days: 180 },
				nyse: { months: 6 }
			}
		}
	},
	bands: [
		{
			band: "low",
			from: 0
		},
		{
			band: "moderate",
			from: 35
		},
		{
			band: "elevated",
			from: 55
		},
		{
			band: "high",
			from: 75
		}
	],
	lowBarredUnlessHiBelow: 55,
	withholdBelowWeight: 60,
	confidence: {
		highBalanceDays: 135,
		mediumBalanceDays: 200,
		mediumWeight: 80,
		mediumBandSpread: 1,
		verifiedInput: .9
	},
	percentileMinimumUniverse: 100,
	corrections: {
		reportMaxAgeDays: 400,
		noticeSearchMonths: 24
	},
	subRatings: {
		overallRisk: [35, 55],
		offeringAbility: {
			highUsd: 2e7,
			highShareWithUsd: .05,
			highShare: .25,
			mediumUsd: 1e6,
			mediumShare: .01
		},
		dilution: [.2, .5],
		historical: [.3, 1],
		historicalYears: 3,
		historicalReverseSplits: 2,
		historicalOfferings: 3,
		historicalOfferingMonths: 24,
		cashNeedMonths: [6, 24],
		warrantExercise: [.02, .1],
		nearStrikeMultiple: 1.25,
		nearStrikeShare: .1
	}
};

// release-entry.ts
const engine = createScoringEngine(methodology20261201r1);

export { engine };