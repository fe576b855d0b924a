/*!
 * Tidemark release share-float@1: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 */
// core/dates.ts
/** Whether text is an existing calendar date in ISO form; 2023-02-29 is not. */
function isIsoDate(value) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const year = digits(value, 0, 4);
	const month = digits(value, 5, 7);
	const day = digits(value, 8, 10);
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
	const month = digits(date, 5, 7);
	const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
	const era = Math.floor(year / 400);
	const yearOfEra = year - era * 400;
	const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(date, 8, 10) - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146097 + dayOfEra - 719468;
}
function digits(text, start, end) {
	let value = 0;
	for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
	return value;
}
/** Dates to 2079 are spelled once: a history of scores asks for the same few thousand millions of times. */
const SPELLED_DAYS = 4e4;
const spelled = Array.from({ length: SPELLED_DAYS });
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

// core/ids.ts
function parserVersionOf(id, version) {
	return `${id}@${version}`;
}

// parsers/prose/pattern.ts
/**
* A regular expression written over several lines, typically one alternative to a line: line ends and indentation are
* not part of it. Embedded strings and expressions are patterns too.
*
* @example
* pattern('i')`
*   \bcredit agreement
*   |\bloan (?:facility|agreement)
* `
*/
function pattern(flags = "") {
	return (lines, ...parts) => {
		const sources = parts.map((part) => typeof part === "string" ? part : part.source);
		return new RegExp(String.raw({ raw: lines.raw.map((line) => line.replace(/\n\s*/g, "")) }, ...sources), flags);
	};
}

// parsers/filing/form-families.ts
/**
* EDGAR form types by family: the one table behind every `appliesTo`. An amendment (`/A`) belongs to the family of the
* form it amends, and an automatic shelf (`ASR`) or an upsizing (`MEF`) to that of its registration statement.
*/
const FAMILIES = {
	annual: ["10-K", "10-KT"],
	/** Until 2003, where the report lacks disclosure of late insider filings. */
	annual405: ["10-K405", "10-KT405"],
	annualSmallBusiness: ["10-KSB", "10-KSB40"],
	annualForeign: ["20-F", "40-F"],
	quarterly: ["10-Q", "10-QT"],
	quarterlySmallBusiness: ["10-QSB"],
	current: ["8-K", "8-K12B"],
	/** Current reports of a successor issuer. */
	currentSuccessor: ["8-K12G3", "8-K15D5"],
	currentForeign: ["6-K"],
	prospectus: [
		"424B1",
		"424B2",
		"424B3",
		"424B4",
		"424B5",
		"424B7",
		"424B8",
		"FWP"
	],
	registration: [
		"S-1",
		"S-3",
		"F-1",
		"F-3",
		"SB-2"
	],
	/** Forms since retired, Canadian issuers, dividend reinvestment. */
	registrationOther: [
		"S-2",
		"F-2",
		"F-10",
		"S-3D"
	],
	registrationRealEstate: ["S-11"],
	postEffective: ["POS AM"],
	registrationStatus: "EFFECT,RW,RW WD,POSASR,15-12B,15-12G,15-15D,15F-12B,15F-12G,15F-15D".split(","),
	proxy: [
		"PRE ",
		"PRER",
		"PREM",
		"DEF ",
		"DEFR",
		"DEFM"
	].flatMap((stage) => [`${stage}14A`, `${stage}14C`]),
	institutionalHoldings: [
		"13F-HR",
		"13F-NT",
		"13F-CTR",
		"13F-E"
	],
	beneficialOwnership: [
		"SC 13D",
		"SC 13G",
		"SCHEDULE 13D",
		"SCHEDULE 13G"
	]
};
/** Annual and quarterly reports of every kind. */
const PERIODIC = [
	"annual",
	"annual405",
	"annualSmallBusiness",
	"annualForeign",
	"quarterly",
	"quarterlySmallBusiness"
];
const FAMILY_OF = new Map(Object.entries(FAMILIES).flatMap(([family, forms]) => forms.map((form) => [form, family])));
/** @example isFormOf('S-3ASR/A', ['registration']) // true */
function isFormOf(form, families) {
	const base = form.toUpperCase().replace(/\/A$/, "");
	const family = FAMILY_OF.get(base) ?? FAMILY_OF.get(base.replace(/(?:ASR|MEF)$/, ""));
	return family !== void 0 && families.includes(family);
}

// parsers/filing/documents.ts
/** The documents that hold text rather than an image or an archive. */
function readableDocuments({ documents }) {
	return documents.filter(({ isBinary }) => !isBinary);
}
/**
* The document that is the filing itself: of the form's type, else the first with text. A bare document without a form
* is judged by its own type. Null where the form belongs to none of the families.
*/
function mainDocument(submission, families) {
	const readable = readableDocuments(submission);
	const form = submission.header.form ?? submission.documents[0]?.type ?? "";
	if (!isFormOf(form, families)) return null;
	return readable.find(({ type }) => type === form) ?? readable[0] ?? null;
}
/** Periodic reports whose cover and statements carry XBRL. */
const TAGGED_REPORTS = [
	"annual",
	"annual405",
	"annualForeign",
	"quarterly",
	"currentForeign"
];
/** Current reports that state changes of listing, shares and capital. */
const CURRENT_REPORTS = [
	"current",
	"currentSuccessor",
	"currentForeign"
];
/** Periodic reports and prospectuses, whose prose describes cash, shares and listing. */
const REPORTS_AND_PROSPECTUSES = [
	...PERIODIC,
	"prospectus",
	"registration",
	"registrationRealEstate"
];
/** The main document as a list, and of a current report also the exhibits whose type matches. */
function mainAndExhibits(submission, families, exhibits) {
	const main = mainDocument(submission, families);
	if (main === null) return [];
	const isCurrent = isFormOf(submission.header.form ?? main.type, CURRENT_REPORTS);
	if (exhibits === void 0 || !isCurrent) return [main];
	return [main, ...readableDocuments(submission).filter((one) => one !== main && exhibits.test(one.type))];
}
const OFFERINGS = [
	"prospectus",
	"registration",
	"registrationOther",
	"postEffective"
];
/** Forms of offerings for cash, and the reports that describe the outstanding securities. */
const WITH_TERMS = [...PERIODIC, ...OFFERINGS];
/** Items of a current report that disclose a financing: old and new numbers, and their titles in old headers. */
const FINANCING_ITEM = pattern("i")`
  ^(?:1\.01|2\.03|3\.02|3\.03|7\.01|8\.01|5)$|material definitive|direct financial obligation
  |unregistered sales|material modification|regulation fd|other events
`;

// parsers/filing/outcomes.ts
function outcomeHead({ id, version, kind }) {
	return {
		kind,
		parserVersion: parserVersionOf(id, version)
	};
}
const NOTHING = {
	spans: {},
	crossValidations: [],
	reasons: [],
	warnings: []
};
/** The parser does not read this form, or this kind of document. */
function notApplicable(head, code, message) {
	return {
		...rejected(head, code, message),
		status: "not_applicable"
	};
}
/** A document that the parser should read, and cannot. */
function rejected(head, code, message, warnings = []) {
	const reasons = [{
		code,
		message
	}];
	return {
		...head,
		status: "rejected",
		confidence: 0,
		result: null,
		...NOTHING,
		reasons,
		warnings
	};
}
/** The parser read the whole document and found nothing of its kind: parsed, with an empty result. */
function nothingFound(head, result, confidence, warnings = []) {
	return {
		...head,
		status: "parsed",
		confidence,
		result,
		...NOTHING,
		warnings
	};
}
function createEvidence() {
	return {
		spans: {},
		confidences: {},
		crossValidations: [],
		reasons: [],
		warnings: []
	};
}
function parsedOutcome(head, result, confidence, evidence) {
	return {
		...nothingFound(head, result, confidence),
		confidences: {},
		...evidence
	};
}
/** A parsed outcome whose computed confidences are rounded to three places, so that outputs compare byte for byte. */
function roundedOutcome(head, result, confidence, evidence) {
	const rounded = (value) => Math.round(value * 1e3) / 1e3;
	const confidences = Object.fromEntries(Object.entries(evidence.confidences ?? {}).map(([path, value]) => [path, rounded(value)]));
	return parsedOutcome(head, result, rounded(confidence), {
		...evidence,
		confidences
	});
}

// parsers/filing/parsed-row.ts
/** The row at `prefix` (`rows[0].`, or '' for the result itself) of an outcome. */
function parsedRow(outcome, values, prefix) {
	const valueSpans = {};
	for (const column of Object.keys(values)) {
		const spans = outcome.spans[`${prefix}${column}`];
		if (spans) valueSpans[column] = spans;
	}
	const own = Object.keys(values).flatMap((column) => outcome.confidences?.[`${prefix}${column}`] ?? []);
	return {
		values,
		valueSpans,
		confidence: own.length > 0 ? Math.min(...own) : outcome.confidence,
		crossValidations: checksOf(outcome, prefix)
	};
}
/** The rows of a list of the result; none unless parsed. */
function parsedRows(outcome, path, items = []) {
	return items.map((values, index) => parsedRow(outcome, values, `${path}[${index}].`));
}
/** The cross-checks of the values at a prefix: those of the whole outcome and those of a path below it. */
function checksOf({ crossValidations }, prefix) {
	return crossValidations.filter(({ path }) => path === void 0 || path.startsWith(prefix)).map(({ name, passed }) => ({
		name,
		passed
	}));
}

// parsers/reported-facts/reported-facts.ts
/**
* Gathers what the XBRL parser read in all documents of the submission. Facts of another entity than most (a
* co-registrant with contexts of its own) are left out.
*/
function collectFacts(context) {
	const reported = [];
	for (const outcome of context.upstream.get("xbrl") ?? []) {
		if (outcome.status !== "parsed" || outcome.result === null) continue;
		const { facts } = outcome.result;
		for (const [index, fact] of facts.entries()) {
			if (fact.isNil || fact.value === null) continue;
			const path = `facts[${index}]`;
			const confidence = outcome.confidences?.[path] ?? outcome.confidence;
			reported.push({
				fact,
				value: fact.value,
				spans: outcome.spans[path] ?? [],
				confidence
			});
		}
	}
	const entity = mostCommonEntity(reported);
	const own = reported.filter(({ fact }) => fact.entity === entity);
	const byConcept = Map.groupBy(own, ({ fact }) => fact.concept);
	return {
		count: reported.length,
		of: (concept) => byConcept.get(concept) ?? [],
		all: () => [...byConcept.values()].flat()
	};
}
function mostCommonEntity(reported) {
	const counts = /* @__PURE__ */ new Map();
	for (const { fact } of reported) counts.set(fact.entity, (counts.get(fact.entity) ?? 0) + 1);
	return mostCounted(counts);
}
/** The key with the highest count, the first among equals. */
function mostCounted(counts) {
	const most = Math.max(...counts.values());
	return [...counts.keys()].find((key) => counts.get(key) === most) ?? null;
}
/** Whether a fact is of the whole registrant: no dimensions. A dimensional fact is never a total. */
function isTotal({ fact }) {
	return Object.keys(fact.dimensions).length === 0;
}
/** The fact's date where it is an instant, else null. */
function instantOf({ fact }) {
	return "instant" in fact.period && isIsoDate(fact.period.instant) ? fact.period.instant : null;
}
/** The fact's duration by its real dates; null for an instant. The `fp` and `fy` labels are ignored. */
function durationOf({ fact }) {
	if (!("start" in fact.period)) return null;
	const { start, end } = fact.period;
	return isIsoDate(start) && isIsoDate(end) && start <= end ? {
		start,
		end
	} : null;
}
/** An exact decimal that arithmetic may use: not INF, NaN or a fraction. */
function isNumeric({ value }) {
	return /^-?\d{1,60}(?:\.\d{0,60})?$/.test(value);
}
/** The first non-empty value of a dei concept that covers the whole registrant. */
function coverFact(facts, concept) {
	return facts.of(concept).find((item) => isTotal(item) && item.value.trim() !== "") ?? null;
}
/** `dei:DocumentPeriodEndDate` of the filing. */
function documentPeriodEnd(facts) {
	const reported = coverFact(facts, "dei:DocumentPeriodEndDate");
	const date = reported?.value.trim().slice(0, 10) ?? "";
	return reported && isIsoDate(date) ? {
		date,
		reported
	} : null;
}

// parsers/layout/decimal.ts
function readDecimal(value) {
	const point = value.indexOf(".");
	if (point < 0) return {
		digits: BigInt(value),
		scale: 0
	};
	return {
		digits: BigInt(value.slice(0, point) + value.slice(point + 1)),
		scale: value.length - point - 1
	};
}
function write({ digits, scale }) {
	if (scale <= 0) return (digits * 10n ** BigInt(-scale)).toString();
	const negative = digits < 0n;
	const text = (negative ? -digits : digits).toString().padStart(scale + 1, "0");
	const whole = text.slice(0, -scale);
	const fraction = text.slice(-scale).replace(/(?<!0)0+$/, "");
	const result = fraction === "" ? whole : `${whole}.${fraction}`;
	return negative && result !== "0" ? `-${result}` : result;
}
function aligned(a, b) {
	const x = readDecimal(a);
	const y = readDecimal(b);
	const scale = Math.max(x.scale, y.scale);
	return [
		x.digits * 10n ** BigInt(scale - x.scale),
		y.digits * 10n ** BigInt(scale - y.scale),
		scale
	];
}
/** Exact decimal arithmetic on texts such as `"-12.50"`; results carry no trailing zeros. */
function addDecimals(a, b) {
	const [x, y, scale] = aligned(a, b);
	return write({
		digits: x + y,
		scale
	});
}
function subtractDecimals(a, b) {
	const [x, y, scale] = aligned(a, b);
	return write({
		digits: x - y,
		scale
	});
}
/** -1, 0 or 1. */
function compareDecimals(a, b) {
	const [x, y] = aligned(a, b);
	return x < y ? -1 : x > y ? 1 : 0;
}
/** Whether two amounts differ by no more than `tolerance`. */
function withinTolerance(a, b, tolerance) {
	return compareDecimals(subtractDecimals(a, b).replace(/^-/, ""), tolerance) <= 0;
}

// parsers/reported-facts/resolve-duplicates.ts
/**
* Takes facts of one concept, period, unit and dimensions for one number: the most precise of them (the first among
* equals). `complete`: all the same number. `consistent`: the same within their stated `decimals`. `inconsistent`:
* they contradict each other; the number is then not to be trusted. Null where no fact is a number.
*/
function resolveDuplicates(candidates) {
	const numeric = candidates.filter(isNumeric);
	let best = numeric[0];
	if (!best) return null;
	for (const candidate of numeric) if (precisionOf(candidate) > precisionOf(best)) best = candidate;
	const chosen = best;
	let agreement = numeric.length === 1 ? "unique" : "complete";
	for (const candidate of numeric) {
		if (compareDecimals(candidate.value, chosen.value) === 0) continue;
		const tolerance = addDecimals(halfUnit(candidate), halfUnit(chosen));
		if (!withinTolerance(candidate.value, chosen.value, tolerance)) agreement = "inconsistent";
		else if (agreement !== "inconsistent") agreement = "consistent";
	}
	const { value, spans, confidence } = chosen;
	return {
		value,
		spans,
		confidence,
		agreement,
		source: chosen
	};
}
function precisionOf({ fact }) {
	if (fact.decimals === "INF") return Number.POSITIVE_INFINITY;
	const decimals = fact.decimals === null ? NaN : Number(fact.decimals);
	return Number.isInteger(decimals) && Math.abs(decimals) <= 40 ? decimals : Number.NEGATIVE_INFINITY;
}
/** Half a unit of the last stated digit: 500 for decimals -3; 0 where nothing is stated. */
function halfUnit(reported) {
	const decimals = precisionOf(reported);
	if (!Number.isFinite(decimals)) return "0";
	return decimals < 0 ? `5${"0".repeat(-decimals - 1)}` : `0.${"0".repeat(decimals)}5`;
}

// parsers/share-float/share-classes.ts
/** Axes that separate classes of stock. A fact with any other axis describes a part, a plan, a co-registrant. */
const CLASS_AXES = /* @__PURE__ */ new Set([
	"us-gaap:StatementClassOfStockAxis",
	"us-gaap:ClassOfStockAxis",
	"ifrs-full:ClassesOfShareCapitalAxis",
	"ifrs-full:ClassesOfOrdinarySharesAxis"
]);
function shareClassOf({ fact }) {
	const axes = Object.entries(fact.dimensions);
	if (axes.length === 0) return "";
	const [axis, member] = axes[0] ?? ["", ""];
	return axes.length === 1 && CLASS_AXES.has(axis) ? member : null;
}
/**
* The values of a concept by date and class of stock. A total and classes at one date are one count
* twice: the classes stay if they reach the total, the total alone stays if they do not (then a class is missing).
*/
function classValuesOf(candidates) {
	const usable = candidates.flatMap((item) => {
		const asOf = instantOf(item) ?? durationOf(item)?.end ?? null;
		const shareClass = shareClassOf(item);
		const isCount = isNumeric(item) && !item.value.startsWith("-");
		return asOf === null || shareClass === null || !isCount ? [] : [{
			asOf,
			shareClass,
			item
		}];
	});
	const resolved = [...Map.groupBy(usable, ({ asOf, shareClass }) => `${asOf} ${shareClass}`).values()].flatMap((group) => {
		const fact = resolveDuplicates(group.map(({ item }) => item));
		if (!fact || !group[0]) return [];
		const { asOf, shareClass } = group[0];
		const { value, spans, confidence, agreement } = fact;
		return [{
			asOf,
			shareClass,
			value,
			spans,
			confidence,
			isInconsistent: agreement === "inconsistent"
		}];
	});
	const byDate = Map.groupBy(resolved, ({ asOf }) => asOf);
	const values = [];
	let classesSumToTotal = null;
	for (const [, list] of [...byDate].sort(([a], [b]) => a < b ? -1 : 1)) {
		const total = list.find((item) => item.shareClass === "");
		const classes = list.filter((item) => item.shareClass !== "");
		if (!total || classes.length === 0) {
			values.push(...list);
			continue;
		}
		const sum = classes.reduce((before, item) => addDecimals(before, item.value), "0");
		const order = compareDecimals(sum, total.value);
		classesSumToTotal = (classesSumToTotal ?? true) && order === 0;
		values.push(...order < 0 ? [total] : classes);
	}
	return {
		values,
		classesSumToTotal
	};
}

// parsers/share-float/share-float.v1.ts
const PARSER = {
	id: "share-float",
	version: 1,
	kind: "share-float"
};
const HEAD = outcomeHead(PARSER);
/** In order: the first that is reported is taken. */
const BALANCE_SHEET_CONCEPTS = [
	"us-gaap:CommonStockSharesOutstanding",
	"us-gaap:SharesOutstanding",
	"ifrs-full:NumberOfSharesOutstanding"
];
const TREASURY_CONCEPTS = ["us-gaap:TreasuryStockCommonShares", "us-gaap:TreasuryStockShares"];
/** A balance sheet exists for a date at which one of these is stated. */
const BALANCE_SHEET_TOTALS = [
	"us-gaap:Assets",
	"us-gaap:LiabilitiesAndStockholdersEquity",
	"us-gaap:StockholdersEquity",
	"ifrs-full:Assets",
	"ifrs-full:EquityAndLiabilities",
	"ifrs-full:Equity"
];
/**
* Shares outstanding and public float as one filing states them, as filed (not split-adjusted): the cover's count by
* class (`dei:EntityCommonStockSharesOutstanding`, near the filing date), the balance sheet's counts at its dates, and
* the aggregate market value held by non-affiliates (`dei:EntityPublicFloat`, last business day of the second fiscal
* quarter; Form 10-K, 20-F cover).
*
* Confidence of a row starts with its facts' own; at most 0.4 where facts contradict each other; 0.5 where classes do
* not add up to a total beside them; cover counts 0.7 where cover and balance sheet are apart by more than a factor of
* three; the float 0.3 where it means less than $0.001 or more than $1,000,000 a share (mis-scaled), 0.8 where its
* date is not in the fiscal year's second quarter. The outcome's confidence is the least of its rows.
*/
const shareFloatV1 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
	parse(_submission, _document, context) {
		const facts = collectFacts(context);
		if (facts.count === 0) return notApplicable(HEAD, "no-xbrl-facts", "the filing has no XBRL facts");
		const evidence = createEvidence();
		const rows = [...shareRows("cover", facts, "dei:EntityCommonStockSharesOutstanding", evidence), ...balanceSheetRows(facts, evidence)];
		checkCoverAgainstBalanceSheet(rows, evidence);
		rows.push(...floatRows(facts, rows, evidence));
		for (const [index, { source, confidence }] of rows.entries()) for (const column of source.columns) {
			evidence.spans[`rows[${index}].${column}`] = source.value.spans;
			evidence.confidences[`rows[${index}].${column}`] = confidence;
		}
		const confidence = Math.min(1, ...rows.map((row) => row.confidence));
		return roundedOutcome(HEAD, { rows: rows.map((row) => row.values) }, confidence, evidence);
	},
	rows: (outcome) => [{
		table: "dilution.share_float_history",
		rows: parsedRows(outcome, "rows", outcome.result?.rows)
	}]
};
function shareRows(basis, facts, concept, evidence) {
	const { values, classesSumToTotal } = classValuesOf(facts.of(concept).filter(({ fact }) => fact.unit === "shares"));
	if (classesSumToTotal !== null) evidence.crossValidations.push({
		name: `${basis}-classes-sum-to-total`,
		passed: classesSumToTotal
	});
	noteContradictions(values, concept, evidence);
	return values.map((value) => {
		const { asOf, shareClass, value: sharesOutstanding } = value;
		return {
			values: {
				asOf,
				shareClass,
				basis,
				sharesOutstanding,
				publicFloat: null,
				publicFloatAsOf: null
			},
			source: {
				value,
				columns: ["asOf", "sharesOutstanding"]
			},
			confidence: confidenceOf(value, classesSumToTotal === false ? .5 : 1)
		};
	});
}
function noteContradictions(values, concept, evidence) {
	const contradicting = values.filter((value) => value.isInconsistent);
	if (contradicting.length === 0) return;
	evidence.crossValidations.push({
		name: "duplicate-facts-agree",
		passed: false
	});
	for (const { asOf } of contradicting) evidence.warnings.push({
		code: "contradicting-facts",
		message: `${concept} at ${asOf} has different values`
	});
}
/** Only dates that have a balance sheet: the same concepts are used for plans, offerings and subsequent events. */
function balanceSheetRows(facts, evidence) {
	const totals = BALANCE_SHEET_TOTALS.flatMap((concept) => facts.of(concept)).filter(isTotal);
	const dates = new Set(totals.map(instantOf));
	for (const concept of BALANCE_SHEET_CONCEPTS) {
		const rows = shareRows("balance-sheet", facts, concept, evidence).filter(({ values }) => dates.has(values.asOf));
		if (rows.length > 0) return rows.filter((row) => !includesTreasuryShares(row, facts, evidence));
	}
	return [];
}
/**
* Issued shares tagged as outstanding: the same number as issued at a date at which treasury shares are held. Such a
* count is wrong by the treasury shares and is left out.
*/
function includesTreasuryShares({ values }, facts, evidence) {
	const at = (concept) => facts.of(concept).flatMap((item) => isTotal(item) && instantOf(item) === values.asOf ? [item.value] : []);
	const treasury = TREASURY_CONCEPTS.flatMap(at).some((value) => Number(value) !== 0);
	if (values.shareClass !== "" || !treasury) return false;
	if (!at("us-gaap:CommonStockSharesIssued").includes(values.sharesOutstanding ?? "")) return false;
	evidence.warnings.push({
		code: "issued-tagged-as-outstanding",
		message: `shares outstanding at ${values.asOf} equal the shares issued although treasury shares are held; left out`
	});
	return true;
}
function sharesAtLatestDate(rows, basis) {
	const own = rows.filter(({ values }) => values.basis === basis);
	const dates = own.map(({ values }) => values.asOf).toSorted();
	const latest = own.filter(({ values }) => values.asOf === dates.at(-1));
	return latest.length === 0 ? null : latest.reduce((sum, { values }) => sum + Number(values.sharesOutstanding), 0);
}
function checkCoverAgainstBalanceSheet(rows, evidence) {
	const cover = sharesAtLatestDate(rows, "cover");
	const balance = sharesAtLatestDate(rows, "balance-sheet");
	if (cover === null || balance === null || balance === 0) return;
	const passed = cover / balance > 1 / 3 && cover / balance < 3;
	evidence.crossValidations.push({
		name: "cover-shares-near-balance-sheet",
		passed
	});
	if (passed) return;
	for (const row of rows) if (row.values.basis === "cover") row.confidence = Math.min(row.confidence, .7);
}
function floatRows(facts, shareRowsRead, evidence) {
	const { values } = classValuesOf(facts.of("dei:EntityPublicFloat").filter(({ fact }) => fact.unit === "USD"));
	if (values.length === 0) return [];
	noteContradictions(values, "dei:EntityPublicFloat", evidence);
	const shares = sharesAtLatestDate(shareRowsRead, "cover") ?? sharesAtLatestDate(shareRowsRead, "balance-sheet");
	const total = values.reduce((sum, { value }) => sum + Number(value), 0);
	let limit = 1;
	if (shares !== null && shares > 0 && total > 0) {
		const passed = total / shares >= .001 && total / shares <= 1e6;
		evidence.crossValidations.push({
			name: "public-float-plausible-per-share",
			passed
		});
		if (!passed) limit = .3;
	}
	const end = documentPeriodEnd(facts)?.date;
	if (end !== void 0) {
		const passed = values.every(({ asOf }) => Math.abs(daysBetween(asOf, end) - 184) <= 31);
		evidence.crossValidations.push({
			name: "public-float-dated-in-second-quarter",
			passed
		});
		if (!passed) limit = Math.min(limit, .8);
	}
	return values.map((value) => {
		const { asOf, shareClass, value: publicFloat } = value;
		return {
			values: {
				asOf,
				shareClass,
				basis: "annual-float",
				sharesOutstanding: null,
				publicFloat,
				publicFloatAsOf: asOf
			},
			source: {
				value,
				columns: [
					"asOf",
					"publicFloat",
					"publicFloatAsOf"
				]
			},
			confidence: confidenceOf(value, limit)
		};
	});
}
function confidenceOf({ confidence, isInconsistent }, limit) {
	return Math.min(confidence, isInconsistent ? .4 : 1, limit);
}

// parsers/truncated-document.ts
/** The highest confidence for a document whose end is missing. */
const MOST = .8;
/** Kinds whose result is a whole list or count: where the end is missing, so may be rows, without any trace of them. */
const WHOLE_KINDS = /* @__PURE__ */ new Set([
	"voting-results",
	"subsidiaries",
	"beneficial-ownership"
]);
/** The parser, claiming nothing with high confidence of documents whose end is missing. */
function doubtingTruncated(parser) {
	return {
		...parser,
		parse: (submission, document, context) => doubtTruncated(submission, document, parser.parse(submission, document, context))
	};
}
/**
* An outcome of the document in which a submission breaks off, or of a list whose markup does: what was read may be half
* of what was filed, so nothing of it is claimed with high confidence and a failed cross-check says why. Other documents
* and outcomes pass as they are.
*/
function doubtTruncated(submission, document, outcome) {
	if (outcome.status !== "parsed") return outcome;
	const isCut = submission.warnings.some(({ code }) => code === "truncated") && submission.documents.at(-1) === document;
	const broken = WHOLE_KINDS.has(outcome.kind) ? brokenMarkup(document.text) : null;
	const message = isCut ? "the submission breaks off in this document" : broken;
	if (message === null) return outcome;
	const capped = Object.entries(outcome.confidences ?? {}).map(([path, value]) => [path, Math.min(value, MOST)]);
	return {
		...outcome,
		confidence: Math.min(outcome.confidence, MOST),
		result: withoutHighClaim(outcome.result),
		...outcome.confidences && { confidences: Object.fromEntries(capped) },
		crossValidations: [...outcome.crossValidations, {
			name: "document-complete",
			passed: false
		}],
		reasons: [...outcome.reasons, {
			code: "document-truncated",
			message
		}]
	};
}
/** Voting results also state their confidence in words. */
function withoutHighClaim(result) {
	if (typeof result !== "object" || result === null || !("parsing_confidence" in result)) return result;
	return result.parsing_confidence === "high" ? {
		...result,
		parsing_confidence: "medium"
	} : result;
}
const ROOT = /^\s*(?:<\?[^>]{0,400}>\s*|<!--(?:[^-]|-(?!->)){0,2000}-->\s*|<!doctype[^>]{0,400}>\s*|<xml>\s*){0,8}<([a-z][\w.:-]{0,80})/;
/** How the markup of a document shows that its end is missing; null where it does not, as in text. */
function brokenMarkup(text) {
	const lower = text.toLowerCase();
	if (/<\/?[a-z][^<>]{0,2000}$/.test(lower.slice(lower.lastIndexOf("<")))) return "the document breaks off within a tag";
	if (lower.lastIndexOf("<table") > lower.lastIndexOf("</table")) return /<t[dr][\s>]/.test(lower) ? "the document breaks off within a table" : null;
	const root = ROOT.exec(lower)?.[1];
	return root === void 0 || !/^html$|submission$|table$/.test(root) || lower.includes(`</${root}`) ? null : `the document breaks off before its end tag </${root}>`;
}

// release-entry.ts
const parser = doubtingTruncated(shareFloatV1);

export { parser };