/*!
 * Tidemark release beneficial-ownership@3: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 *
 * Contains entities 8.1.0 (BSD-2-Clause):
 *
 * Copyright (c) Felix Böhm
 * All rights reserved.
 *
 * Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:
 *
 * Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
 *
 * Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.
 *
 * THIS IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS,
 * EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 *
 * Contains htmlparser2 12.0.0 (MIT):
 *
 * Copyright 2010, 2011, Chris Winberry <chris@winberry.net>. All rights reserved.
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to
 * deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or
 * sell copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in
 * all copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING
 * FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS
 * IN THE SOFTWARE.
 */
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
/** Periodic reports and prospectuses, whose prose describes cash, shares and listing. */
const REPORTS_AND_PROSPECTUSES = [
	...PERIODIC,
	"prospectus",
	"registration",
	"registrationRealEstate"
];
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

// core/ids.ts
function parserVersionOf(id, version) {
	return `${id}@${version}`;
}

// parsers/filing/outcomes.ts
function outcomeHead({ id, version, kind }) {
	return {
		kind,
		parserVersion: parserVersionOf(id, version)
	};
}
const NOTHING$1 = {
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
		...NOTHING$1,
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
		...NOTHING$1,
		warnings
	};
}
/** The lowest limit that applies, and the reasons of all that do. */
function limitedConfidence(start, limits) {
	const applied = limits.filter(([applies]) => applies);
	return {
		confidence: Math.min(start, ...applied.map(([, cap]) => cap)),
		reasons: applied.map(([, , code, message]) => ({
			code,
			message
		}))
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

// core/cusip.ts
/**
* Whether nine characters end in the check digit that ANSI X9.6 requires (digits and letters valued 0–35, every second
* one doubled). One accidental word in ten passes, so the digit supports a reading but never makes one.
*
* @example
* hasCusipCheckDigit('037833100') // true
*/
function hasCusipCheckDigit(cusip) {
	if (cusip.length !== 9) return false;
	let total = 0;
	for (let at = 0; at < 8; at++) {
		const code = cusip.charCodeAt(at);
		const isDigit = code >= 48 && code <= 57;
		if (!isDigit && (code < 65 || code > 90)) return false;
		const value = (isDigit ? code - 48 : code - 55) * (at % 2 === 1 ? 2 : 1);
		total += Math.floor(value / 10) + value % 10;
	}
	return (10 - total % 10) % 10 === cusip.charCodeAt(8) - 48;
}

// parsers/beneficial-ownership/ownership-report.ts
/** The counted rows of a cover page, in the form's order. */
const COUNTS = [
	"soleVoting",
	"sharedVoting",
	"soleDispositive",
	"sharedDispositive",
	"sharesOwned"
];
const NUMBERS = [...COUNTS, "percentOfClass"];
const PERSON_TYPES = new Set("BD BK IC IV IA EP HC SA CP CO PN IN FI OO".split(" "));

// parsers/beneficial-ownership/same-name.ts
const LEGAL_FORMS = /\b(?:THE|INC|INCORPORATED|CORP|CORPORATION|CO|COMPANY|LTD|LIMITED|PLC|LLC|LP|NV|SA|AG|SE|GROUP|HOLDINGS?|TRUST)\b/g;
/** EDGAR's names are shortened ("INTL", "AG") and may be older: one distinctive word in common is enough. */
function sameName(a, b) {
	const wordsOf = (name) => {
		return name.toUpperCase().replace(/&AMP;/g, "&").replace(/\/[A-Z]{2,3}\/?$/, "").replace(/[.'’]/g, "").replace(LEGAL_FORMS, " ").match(/[\p{L}\d]+/gu) ?? [];
	};
	const [words, others] = [wordsOf(a), wordsOf(b)];
	const [x, y] = [words.join(""), others.join("")];
	if (x === "" || y === "") return x === y;
	return x.startsWith(y) || y.startsWith(x) || words.some((word) => word.length > 2 && others.includes(word));
}

// parsers/beneficial-ownership/shares-outstanding.ts
/** "based on 21,500,000 shares of Common Stock outstanding", or "outstanding shares … were 21,500,000". */
const STATED$1 = [/\b(\d{1,3}(?:,\d{3}){1,3})\s+(?:[\w$.’'-]{1,20}\s+){0,12}?(?:issued\s+and\s+)?outstanding\b/gi, /\boutstanding\s+(?:[\w$.’'-]{1,20}\s+){0,8}?(?:was|were|is|are|of)\s+(?:[a-z]{1,13}\s+){0,2}?(\d{1,3}(?:,\d{3}){1,3})\b/gi];
const LONGEST$1 = 4e5;
const MOST_COUNTS = 20;
/** Fewer shares outstanding are an amount owned. */
const FEWEST = 1e5;
/** Numbers of outstanding shares that the words of a schedule state. */
function outstandingIn(text) {
	const words = text.slice(0, LONGEST$1);
	const counts = STATED$1.flatMap((pattern) => [...words.matchAll(pattern)].slice(0, MOST_COUNTS).map((match) => Number(match[1]?.replaceAll(",", ""))));
	return [...new Set(counts.filter((count) => count >= FEWEST))];
}
/**
* Whether the person's percent is that of its amount in one of the stated numbers of outstanding shares. What the person
* may acquire within 60 days is in the amount and, as Rule 13d-3(d)(1) asks, in the base. Null where nothing is stated.
*/
function percentFits({ sharesOwned, percentOfClass }, outstanding) {
	const bases = outstanding.filter((count) => count > (sharesOwned ?? 0));
	if (!sharesOwned || percentOfClass === null || percentOfClass <= 0 || bases.length === 0) return null;
	const half = .051;
	return bases.some((count) => percentOfClass <= 100 * sharesOwned / count + half && percentOfClass >= 100 * sharesOwned / (count + sharesOwned) - half);
}

// parsers/beneficial-ownership/checks.ts
const ALL_READ = "every row of every person is read";
const POWERS = "no power exceeds the amount owned";
const SUMS = "amount owned = sole + shared power (voting or dispositive)";
const RATIOS = "amounts and percents of the persons allow one size of the class";
const REPEATED = "Item 4 repeats amount and percent";
const OUTSTANDING = "percents are the amounts in a stated number of outstanding shares";
const CUSIP = "the CUSIP has its check digit";
const ISSUER$1 = "issuer = subject company of the header";
/** The cross-checks that apply to a schedule. */
function crossCheck(read, subject) {
	const { report, unread } = read;
	const persons = report.reportingPersons;
	const checks = [
		{
			name: ALL_READ,
			passed: unread.length === 0 && persons.every(({ name }) => name !== null)
		},
		{
			name: POWERS,
			passed: persons.every(powersFit)
		},
		{
			name: SUMS,
			passed: persons.every(sumsAgree)
		}
	];
	const ratios = ratiosAgree(persons);
	if (ratios !== null) checks.push({
		name: RATIOS,
		passed: ratios
	});
	const fits = persons.map((person) => percentFits(person, read.outstanding)).filter((fit) => fit !== null);
	if (fits.length > 0) checks.push({
		name: OUTSTANDING,
		passed: fits.every(Boolean)
	});
	const repeats = repeatsItem4(read);
	if (repeats !== null) checks.push({
		name: REPEATED,
		passed: repeats
	});
	const { cusip, name } = report.issuer;
	if (cusip !== null) checks.push({
		name: CUSIP,
		passed: hasCusipCheckDigit(cusip)
	});
	if (name !== null && subject !== null) checks.push({
		name: ISSUER$1,
		passed: sameName(name, subject)
	});
	return checks;
}
/**
* Paths of the percents that no size of the class allows with the others: one, where without it the others agree, else
* all.
*/
function contradictingPercents({ report: { reportingPersons: persons } }) {
	if (ratiosAgree(persons) !== false) return [];
	const stated = persons.flatMap(({ percentOfClass }, index) => percentOfClass === null ? [] : [index]);
	const alone = stated.length <= MOST_COMPARED ? stated.filter((at) => ratiosAgree(persons.toSpliced(at, 1))) : [];
	return (alone.length === 1 ? alone : stated).map((index) => `reportingPersons[${index}].percentOfClass`);
}
/** With more persons, each percent is in doubt where they disagree. */
const MOST_COMPARED = 100;
/** Whether Item 4 repeats the only person's amount and percent; null where it states neither. */
function repeatsItem4({ report: { reportingPersons }, repeated }) {
	const [only] = reportingPersons;
	if (repeated === null || !only || repeated.sharesOwned === null && repeated.percentOfClass === null) return null;
	return (repeated.sharesOwned === null || repeated.sharesOwned === only.sharesOwned) && (repeated.percentOfClass === null || closePercents(repeated.percentOfClass, only.percentOfClass));
}
function powersFit(person) {
	const { sharesOwned } = person;
	return sharesOwned === null || COUNTS.every((count) => (person[count] ?? 0) <= sharesOwned);
}
function sumsAgree(person) {
	const { sharesOwned, soleVoting, sharedVoting, soleDispositive, sharedDispositive } = person;
	const [voting, dispositive] = [(soleVoting ?? 0) + (sharedVoting ?? 0), (soleDispositive ?? 0) + (sharedDispositive ?? 0)];
	return sharesOwned !== null && (voting === sharesOwned || dispositive === sharesOwned);
}
/** Half a unit of the last printed digit; percents are printed to one or two places. */
function halfUnit(percent) {
	const digits = /\.(\d+)$/.exec(String(percent))?.[1]?.length ?? 0;
	return .5 * 10 ** -Math.min(digits === 0 ? 1 : digits, 4);
}
/**
* Null where fewer than two persons with different amounts state a percent. The class of a percent includes what its
* person may acquire within 60 days (Rule 13d-3(d)(1)), at most the whole amount: so one number of outstanding shares
* must be, for each person, between amount / percent less the amount, and amount / percent.
*/
function ratiosAgree(persons) {
	const stated = persons.map(({ sharesOwned, percentOfClass }) => ({
		shares: sharesOwned ?? 0,
		percent: percentOfClass ?? 0
	})).filter(({ shares, percent }) => shares > 0 && percent > 0);
	if (new Set(stated.map(({ shares }) => shares)).size < 2) return null;
	let low = 0;
	let high = Number.POSITIVE_INFINITY;
	for (const { shares, percent } of stated) {
		const half = Math.max(halfUnit(percent), .05);
		low = Math.max(low, 100 * shares / (percent + half) - shares);
		if (percent > half) high = Math.min(high, 100 * shares / (percent - half));
	}
	return low <= high;
}
function closePercents(a, b) {
	return b !== null && Math.abs(a - b) <= halfUnit(a) + halfUnit(b);
}
/**
* The confidence of the schedule as a whole: 0.97 for XML, 0.95 for text or HTML. 0.85: another issuer than the header's,
* or answers of the items for lack of a cover page whose powers do not add up to the amount. 0.6: only Item 5 was read,
* or elements are cut off.
*/
function scheduleConfidence(read, checks) {
	const failed = (name) => checks.some((one) => one.name === name && !one.passed);
	return limitedConfidence(read.isStructured ? .97 : .95, [
		[
			read.isProse,
			.6,
			"prose-only",
			"there is no cover page; amount and percent are read from Item 5"
		],
		[
			read.isBroken === true,
			.6,
			"markup-broken",
			"elements of the document are cut off or not properly nested"
		],
		[
			failed(ISSUER$1),
			.85,
			"issuer-differs",
			"the cover names another issuer than the header"
		]
	]);
}
/**
* The confidence of one person. 0.85: nothing repeats or adds up to the amount, or a row other than the counts is blank.
* 0.7: a row of counts with several numbers, or an Item 4 that differs. 0.6: counts are missing that the others do not
* make up for, or several persons share the answers of the items. 0.4: a power exceeds the amount.
*/
function personConfidence(read, index) {
	const person = read.report.reportingPersons[index];
	if (!person) return {
		confidence: 0,
		reasons: []
	};
	const at = `reportingPersons[${index}].`;
	const own = (paths) => paths.filter((path) => path.startsWith(at));
	const [unread, doubtful] = [own(read.unread), own(read.doubtful)];
	const counts = unread.filter((path) => COUNTS.includes(path.slice(at.length)));
	const isProven = sumsAgree(person);
	const isBlankNone = blanksAreNone(person, counts.length);
	const repeats = repeatsItem4(read);
	return limitedConfidence(1, [
		[
			counts.length > 0 && !isBlankNone || person.name === null,
			.6,
			"rows-missing",
			missing(unread)
		],
		[
			unread.length > (isBlankNone ? counts.length : 0),
			.85,
			"rows-missing",
			missing(unread)
		],
		[
			read.isShared === true,
			.6,
			"persons-share-items",
			"several persons are named and one amount is stated"
		],
		[
			doubtful.some((path) => !path.endsWith(".percentOfClass")),
			.7,
			"several-amounts",
			`a row has several numbers: ${doubtful.join(", ")}`
		],
		[
			!powersFit(person),
			.4,
			"power-exceeds-amount",
			"a power exceeds the amount beneficially owned"
		],
		[
			repeats === false,
			.7,
			"item-4-differs",
			"Item 4 states another amount or percent than the cover"
		],
		[
			!read.isStructured && !isProven && repeats !== true && !(person.sharesOwned === 0 && hasNoPower(person)),
			.85,
			"amounts-not-proven",
			"nothing repeats or adds up to the amount owned"
		]
	]);
}
/**
* Whether rows of powers are blank because there are none: the other rows of powers to vote and to dispose each add up to
* the amount. The blank rows themselves stay in doubt.
*/
function blanksAreNone(person, blank) {
	const { sharesOwned, soleVoting, sharedVoting, soleDispositive, sharedDispositive } = person;
	const nulls = [
		soleVoting,
		sharedVoting,
		soleDispositive,
		sharedDispositive
	].filter((power) => power === null).length;
	if (sharesOwned === null || sharesOwned === 0 || blank === 0 || blank !== nulls) return false;
	const [voting, dispositive] = [(soleVoting ?? 0) + (sharedVoting ?? 0), (soleDispositive ?? 0) + (sharedDispositive ?? 0)];
	return voting === sharesOwned && dispositive === sharesOwned;
}
function hasNoPower(person) {
	return COUNTS.every((count) => (person[count] ?? 0) === 0);
}
function missing(unread) {
	return `rows of a cover page are blank or could not be read${unread.length > 0 ? `: ${unread.slice(0, 3).join(", ")}${unread.length > 3 ? ", …" : ""}` : ""}`;
}

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
function digits(text, start, end) {
	let value = 0;
	for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
	return value;
}
/** Dates to 2079 are spelled once: a history of scores asks for the same few thousand millions of times. */
const SPELLED_DAYS = 4e4;
const spelled = Array.from({ length: SPELLED_DAYS });
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

// parsers/filing/row-values.ts
/** A JSON number as exact decimal text; numbers of a result have at most 15 significant digits. */
function decimalOf(value) {
	if (value == null || !Number.isFinite(value)) return null;
	const text = String(value);
	if (!text.includes("e")) return text;
	return Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : value.toFixed(20).replace(/(?:\.|(?<![.0]))0+$/, "");
}

// parsers/beneficial-ownership/rows.ts
/** Columns that a schedule states once, with their paths in the result. */
const SHARED = {
	form: "form",
	issuerName: "issuer.name",
	issuerCik: "issuer.cik",
	cusip: "issuer.cusip",
	securitiesClass: "securitiesClass",
	eventDate: "eventDate",
	amendment: "amendment"
};
/** One row per reporting person, in the schedule's order; none unless parsed. */
function beneficialOwnerRows(outcome) {
	const { result } = outcome;
	if (result === null) return [];
	const { issuer, reportingPersons, form, securitiesClass, eventDate, amendment } = result;
	return reportingPersons.map((person, index) => {
		const { cik, sharesOwned, percentOfClass, soleVoting, sharedVoting, soleDispositive, sharedDispositive, ...rest } = person;
		const values = {
			...rest,
			form,
			issuerName: issuer.name,
			issuerCik: issuer.cik,
			cusip: issuer.cusip,
			securitiesClass,
			eventDate,
			amendment,
			personCik: cik,
			sharesOwned: decimalOf(sharesOwned),
			percentOfClass: decimalOf(percentOfClass),
			soleVoting: decimalOf(soleVoting),
			sharedVoting: decimalOf(sharedVoting),
			soleDispositive: decimalOf(soleDispositive),
			sharedDispositive: decimalOf(sharedDispositive)
		};
		const valueSpans = {};
		for (const column of Object.keys(values)) {
			const own = column === "personCik" ? "cik" : column;
			const spans = outcome.spans[`reportingPersons[${index}].${own}`];
			if (spans) valueSpans[column] = spans;
		}
		for (const [column, path] of Object.entries(SHARED)) {
			const spans = outcome.spans[path];
			if (spans) valueSpans[column] = spans;
		}
		const own = outcome.confidences?.[`reportingPersons[${index}]`] ?? outcome.confidence;
		const head = Object.entries(SHARED).filter(([column]) => values[column] !== null).map(([, path]) => outcome.confidences?.[path] ?? outcome.confidence);
		return {
			values,
			valueSpans,
			confidence: Math.min(own, ...head),
			crossValidations: outcome.crossValidations
		};
	});
}

// parsers/layout/document-format.ts
const HTML_TAG = /<(?:html|body|td|tr|div|br|font|span|p|li|h[1-6])(?=[\s>/])/i;
/** An HTML document shows a tag early, save for long leading comments or style sheets. */
const CHECKED_CHARACTERS = 4e5;
/**
* The markup of a document body. EDGAR's document types do not give it: `EX-21` may be HTML or fixed-width text,
* and text documents carry `<PAGE>`, `<TABLE>`, `<CAPTION>`, `<S>`, `<C>` that look like tags.
*/
function documentFormatOf(documentText) {
	const head = documentText.slice(0, CHECKED_CHARACTERS);
	if (HTML_TAG.test(head)) return "html";
	if (/^\s*<\?xml\b/i.test(head) || /^\s*<[A-Za-z][\w.-]*(?::[\w.-]+)?\s+xmlns/i.test(head.slice(0, 2e3))) return "xml";
	return "text";
}

// parsers/layout/sorted-search.ts
/** Index of the last of some ascending numbers that is at most `value`; 0 where none is. */
function lastAtMost(ascending, value) {
	let low = 0;
	let high = ascending.length - 1;
	while (low < high) {
		const middle = low + high + 1 >>> 1;
		if ((ascending[middle] ?? 0) <= value) low = middle;
		else high = middle - 1;
	}
	return Math.max(0, low);
}

// parsers/layout/text-builder.ts
/** No-break and typographic spaces. */
const WIDE_SPACES = /* @__PURE__ */ new Set([
	133,
	160,
	5760,
	8232,
	8233,
	8239,
	8287,
	12288
]);
/** Characters read as one space: HTML white space and the wide spaces. */
function isSpaceCode(code) {
	if (code < 127) return code === 32 || code >= 9 && code <= 13;
	return WIDE_SPACES.has(code) || code >= 8192 && code <= 8202;
}
/** Characters that print nothing: soft hyphen, zero-width space and joiners, byte order mark. */
function isInvisibleCode(code) {
	return code === 173 || code >= 8203 && code <= 8207 || code === 8288 || code === 65279 || code === 0;
}
function createTextBuilder(source) {
	const pieces = [];
	let length = 0;
	const outStart = [];
	const srcStart = [];
	const srcEnd = [];
	const isLiteral = [];
	function run(start, end, literal) {
		const last = outStart.length - 1;
		if (literal === 1 && isLiteral[last] === 1 && srcEnd[last] === start) {
			srcEnd[last] = end;
			return;
		}
		outStart.push(length);
		srcStart.push(start);
		srcEnd.push(end);
		isLiteral.push(literal);
	}
	return {
		length: () => length,
		literal(start, end, text) {
			if (end <= start) return;
			run(start, end, 1);
			pieces.push(text ?? source.slice(start, end));
			length += end - start;
		},
		replaced(text, start, end) {
			run(start, end, 0);
			pieces.push(text);
			length += text.length;
		},
		finish() {
			const text = pieces.join("");
			return {
				text,
				sourceOffset(index) {
					assertWithin(index, text.length);
					if (index === text.length) return srcEnd.at(-1) ?? 0;
					const at = lastAtMost(outStart, index);
					const start = srcStart[at] ?? 0;
					return isLiteral[at] === 1 ? start + index - (outStart[at] ?? 0) : start;
				},
				sourceEnd(index) {
					assertWithin(index, text.length);
					if (text.length === 0) return 0;
					const at = lastAtMost(outStart, Math.min(index, text.length - 1));
					return isLiteral[at] === 1 ? (srcStart[at] ?? 0) + index - (outStart[at] ?? 0) + 1 : srcEnd[at] ?? 0;
				}
			};
		}
	};
}
function assertWithin(index, length) {
	if (Number.isInteger(index) && index >= 0 && index <= length) return;
	throw new AppError(`no character ${index} in a text of ${length}`, {
		code: "offset-out-of-range",
		retryable: false,
		context: {
			index,
			length
		}
	});
}

// parsers/layout/ascii-text.ts
/** No column of a filing is this wide and no page this long: longer runs of blanks only cost time. */
const MOST_BLANKS = 400;
const MOST_EMPTY_LINES = 80;
const MARK$2 = new RegExp([
	/(?<![\r\n])(?:(?:\r\n|\r(?!\n)|\n)[ \t\u00a0]{0,400}){80}|(?<![ \t\u00a0])[ \t\u00a0]{400}/,
	/\r\n?/,
	/<\/?(?:PAGE|TABLE|CAPTION|S|C|FN|F\d{1,2}|PRE|TEXT|B|I|U|CENTER|TITLE|HR)>/,
	/&(?:amp|lt|gt|quot|nbsp|#160|#38);/,
	/[\u00a0\u2000-\u200a\u202f\u00ad\u200b-\u200f\ufeff]/
].map(({ source }) => source).join("|"), "gi");
const ENTITIES = {
	"&amp;": "&",
	"&#38;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": "\"",
	"&nbsp;": " ",
	"&#160;": " "
};
/** Plain text of a fixed-width document: see `plainTextOf`. Columns of ASCII tables stay aligned. */
function asciiTextOf(documentText) {
	const out = createTextBuilder(documentText);
	let done = 0;
	const marks = new RegExp(MARK$2);
	for (let match = marks.exec(documentText); match; match = marks.exec(documentText)) {
		const mark = match[0];
		const start = match.index;
		const end = start + mark.length;
		if (mark.length >= MOST_EMPTY_LINES && /^\s/.test(mark)) {
			out.literal(done, start);
			const blanks = readBlanks(documentText, start);
			done = blanks.end;
			marks.lastIndex = done;
			const indent = /(?<![ \t\u00a0])[ \t\u00a0]*$/.exec(documentText.slice(Math.max(start, done - MOST_BLANKS), done))?.[0] ?? "";
			const lines = "\n".repeat(Math.min(blanks.lines, MOST_EMPTY_LINES));
			if (lines !== "") out.replaced(lines, start, done - indent.length);
			out.literal(done - indent.length, done, " ".repeat(indent.length));
			continue;
		}
		out.literal(done, start);
		done = end;
		const entity = ENTITIES[mark.toLowerCase()];
		if (entity !== void 0) out.replaced(entity, start, end);
		else if (mark.startsWith("\r")) out.replaced("\n", start, end);
		else if (mark.startsWith("<")) out.literal(start, end, " ".repeat(mark.length));
		else if (/[\u00a0\u2000-\u200a\u202f]/.test(mark)) out.literal(start, end, " ");
	}
	out.literal(done, documentText.length);
	return out.finish();
}
/**
* Where the blanks that begin here end, and how many lines they hold. By hand: a quantifier over megabytes of blanks
* overflows the stack of the regular expression engine.
*/
function readBlanks(text, from) {
	let [end, lines] = [from, 0];
	for (; end < text.length && /[ \t\u00a0\r\n]/.test(text.charAt(end)); end += 1) {
		const character = text.charAt(end);
		if (character === "\r" || character === "\n" && text.charAt(end - 1) !== "\r") lines += 1;
	}
	return {
		end,
		lines
	};
}

// node_modules/htmlparser2/node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128–159).
* Index i gives the replacement for code point 128+i; 0 means "no replacement".
*/
const c1$1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint$1(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128–159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint$1(codePoint) {
	if (isInvalidCodePoint$1(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1$1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* XML numeric character references are the referenced Unicode code point.
* Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
* applied.
* @see https://www.w3.org/TR/xml/#NT-CharRef
* @param codePoint Unicode code point to convert.
*/
function replaceCodePointXML(codePoint) {
	return isInvalidCodePoint$1(codePoint) ? 65533 : codePoint;
}

// node_modules/htmlparser2/node_modules/entities/dist/internal/decode-shared.js
const BASE91_INVERSE = /* #__PURE__ */ (() => {
	const table = /* @__PURE__ */ new Uint8Array(127);
	let code = 0;
	for (let char = 33; char <= 126; char++) if (char !== 34 && char !== 36 && char !== 92) table[char] = code++;
	return table;
})();
/**
* Decode a dictionary-encoded trie string back into its Uint16Array.
*
* Stream layout (consumed in this order):
*   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
*   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
*   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
*      each a pair of slot codes that resolve to earlier slots.
*   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
*   5. data — slot codes, each expanding to one or more uint16 values.
*
* Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
*   - char1 < dictSize  → 1-char code, slot = char1
*   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
*
* Slot index → token kind:
*   [0, A)                  dict1 atoms     (1-char codes)
*   [A, dictSize)           dict1 ngrams    (1-char codes)
*   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
*   [dictSize+D, end)       dict2 ngrams    (2-char codes)
*
* Both atom dicts decode before any ngram, and dict2 ngrams decode before
* dict1 ngrams. So every ngram entry references slots whose contents are
* already filled — no forward references to handle.
*
* This runs on library import. Flat typed arrays store each slot as either
* a plain value (`single`, covering every atom) or a range in a shared
* `pool` (ngrams).
* @param input Packed trie string.
* @param resultLength Expected number of uint16 values in the output.
* @param atomCount Total number of distinct uint16 values in the trie.
* @param dict1AtomCount Atoms in the 1-char range (`A` above).
* @param ngramCount Total number of ngram entries (dict1 + dict2).
* @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
*   first-byte values are 2-char codes.
*/
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
	const base = 91;
	const inputLength = input.length;
	const twoCharBias = dictSize * 90;
	let pos = 0;
	/** Read one slot code at `pos` and return its slot index, advancing pos. */
	const readSlotCode = () => {
		const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
		return c1 < dictSize ? c1 : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
	};
	const dict2AtomCount = atomCount - dict1AtomCount;
	const slotCount = atomCount + ngramCount;
	const single = new Int32Array(slotCount);
	single.fill(-1, dict1AtomCount, dictSize);
	single.fill(-1, dictSize + dict2AtomCount, slotCount);
	const start = new Int32Array(slotCount);
	const length = new Int32Array(slotCount);
	/**
	* Decode `count` ascending uint16 values from a delta+RLE stream into
	* `single[off..off+count)`.
	*
	*   code < 89   → delta = code
	*   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
	*   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
	*   code == 90, next == 90 → double-escape: extra char for very large deltas
	* @param count
	* @param off
	*/
	function decodeDelta(count, off) {
		let previous = 0;
		let slot = off;
		const end = off + count;
		while (slot < end) {
			const code = BASE91_INVERSE[input.charCodeAt(pos++)];
			if (code < 89) {
				previous += code;
				single[slot++] = previous;
			} else if (code === 89) {
				let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
				while (runLength--) single[slot++] = ++previous;
			} else {
				const next = BASE91_INVERSE[input.charCodeAt(pos++)];
				previous += 89 + (next < 90 ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)] : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 + BASE91_INVERSE[input.charCodeAt(pos++)] * base + BASE91_INVERSE[input.charCodeAt(pos++)]);
				single[slot++] = previous;
			}
		}
	}
	decodeDelta(dict1AtomCount, 0);
	decodeDelta(dict2AtomCount, dictSize);
	const references = new Int32Array(ngramCount * 2);
	let poolSize = 0;
	let ngramIndex = 0;
	/**
	* Read `count` ngram entries (each = 2 slot-code references) for the slots
	* starting at `startSlot`, recording references and assigning pool ranges.
	* @param count
	* @param startSlot
	*/
	function readNgramReferences(count, startSlot) {
		for (let index = 0; index < count; index++) {
			const slot = startSlot + index;
			const a = readSlotCode();
			const b = readSlotCode();
			references[ngramIndex * 2] = a;
			references[ngramIndex * 2 + 1] = b;
			ngramIndex += 1;
			start[slot] = poolSize;
			const entryLength = (single[a] < 0 ? length[a] : 1) + (single[b] < 0 ? length[b] : 1);
			length[slot] = entryLength;
			poolSize += entryLength;
		}
	}
	readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
	readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
	const pool = new Uint16Array(poolSize);
	let write = 0;
	for (let index = 0; index < ngramIndex; index++) for (let half = 0; half < 2; half++) {
		const source = references[index * 2 + half];
		const value = single[source];
		if (value < 0) {
			let read = start[source];
			const readEnd = read + length[source];
			while (read < readEnd) pool[write++] = pool[read++];
		} else pool[write++] = value;
	}
	const out = new Uint16Array(resultLength);
	let outIndex = 0;
	while (pos < inputLength) {
		let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
		if (slot >= dictSize) slot = slot * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
		const value = single[slot];
		if (value < 0) {
			let read = start[slot];
			const readEnd = read + length[slot];
			while (read < readEnd) out[outIndex++] = pool[read++];
		} else out[outIndex++] = value;
	}
	return out;
}

// node_modules/htmlparser2/node_modules/entities/dist/generated/decode-data-html.js
/** Packed HTML decode trie data. */
const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);

// node_modules/htmlparser2/node_modules/entities/dist/generated/decode-data-xml.js
/** Packed XML decode trie data. */
const xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
	512,
	26465,
	29036,
	7,
	0,
	2,
	4,
	116,
	24638,
	116,
	24636,
	8693,
	29807,
	24610,
	621,
	1,
	0,
	0,
	3,
	112,
	24614,
	111,
	115,
	24615
]);

// node_modules/htmlparser2/node_modules/entities/dist/internal/bin-trie-flags.js
/**
* Bit flags & masks for the binary trie encoding used for entity decoding.
*
* The trie is a flat `Uint16Array`. Every node starts with one header word:
*
*   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
*                         0 = no value; 1 = value inline in bits 12..0;
*                         2/3 = value in the 1/2 words after the header.
*   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
*                         entity; `;` is never stored as a branch).
*                         If VALUE_LENGTH == 0: this node is a compact run.
*   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
*   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
*                         run char (see below).
*
* Branch data follows the header and any value words. Its shape is selected
* by (JUMP_TABLE, BRANCH_LENGTH) in the header:
*
*   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
*                  No branch words; the child node follows immediately.
*   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
*                  table length. One word per covered char: 0 = no branch,
*                  otherwise the child's offset from the END of the table,
*                  +1 (so 0 stays the no-branch sentinel).
*   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
*                  ceil(n/2) words of sorted keys packed two per word
*                  (low byte first), then n pointer words storing the
*                  child's offset from the END of the branch data.
*   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
*                  length (3..63), JUMP_TABLE = first char; remaining run
*                  chars packed two per word after the header. The target
*                  node follows the packed words immediately.
*
* Pointers are end-relative (rather than relative to the pointer's own
* position) because that makes the common "child encoded right after the
* branch data" case a small constant, which compresses far better. Offsets
* to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
* decoder masks navigation results with `& 0xff_ff` to match.
*/
var BinTrieFlags;
(function(BinTrieFlags) {
	BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
	BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
	BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
	BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
	/** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
	BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(BinTrieFlags || (BinTrieFlags = {}));

// node_modules/htmlparser2/node_modules/entities/dist/decode.js
var CharCodes$1;
(function(CharCodes) {
	CharCodes[CharCodes["AMP"] = 38] = "AMP";
	CharCodes[CharCodes["NUM"] = 35] = "NUM";
	CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
	CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
	CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
	CharCodes[CharCodes["NINE"] = 57] = "NINE";
	CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
	CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes$1 || (CharCodes$1 = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT$1 = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber$1(code) {
	return code - CharCodes$1.ZERO >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
	return (code | TO_LOWER_BIT$1) - CharCodes$1.LOWER_A >>> 0 <= 5;
}
function isAlpha(code) {
	return (code | TO_LOWER_BIT$1) - CharCodes$1.LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd$1(code) {
	return code === CharCodes$1.EQUALS || isAlpha(code) || isNumber$1(code);
}
var EntityDecoderState;
(function(EntityDecoderState) {
	EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
	EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
	EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
	EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
	EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
* Decoding mode for named entities.
*/
var DecodingMode$1;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode$1 || (DecodingMode$1 = {}));
/**
* Token decoder with support of writing partial entities.
*/
var EntityDecoder = class {
	decodeTree;
	emitCodePoint;
	errors;
	/** The current state of the decoder. */
	state = EntityDecoderState.EntityStart;
	/** Characters that were consumed while parsing an entity. */
	consumed = 1;
	/**
	* The result of the entity.
	*
	* For named entities: the trie index of the best legacy match so far
	* (0 = none). For numeric entities: the accumulated code point.
	*/
	result = 0;
	/** The current index in the decode tree. */
	treeIndex = 0;
	/**
	* Characters consumed since the last recorded legacy match, plus one.
	* Invariant at the top of the `stateNamedEntity` loop: `excess` equals
	* the number of unrecorded consumed characters + 1.
	*/
	excess = 1;
	/** The mode in which the decoder is operating. */
	decodeMode = DecodingMode$1.Strict;
	/** The number of characters that have been consumed in the current run. */
	runConsumed = 0;
	constructor(decodeTree, emitCodePoint, errors) {
		this.decodeTree = decodeTree;
		this.emitCodePoint = emitCodePoint;
		this.errors = errors;
	}
	/**
	* Resets the instance to make it reusable.
	* @param decodeMode Entity decoding mode to use.
	*/
	startEntity(decodeMode) {
		this.decodeMode = decodeMode;
		this.state = EntityDecoderState.EntityStart;
		this.result = 0;
		this.treeIndex = 0;
		this.excess = 1;
		this.consumed = 1;
		this.runConsumed = 0;
	}
	/**
	* Write an entity to the decoder. This can be called multiple times with partial entities.
	* If the entity is incomplete, the decoder will return -1.
	*
	* Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
	* entity is incomplete, and resume when the next string is written.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	write(input, offset) {
		switch (this.state) {
			case EntityDecoderState.EntityStart:
				if (input.charCodeAt(offset) === CharCodes$1.NUM) {
					this.state = EntityDecoderState.NumericStart;
					this.consumed += 1;
					return this.stateNumericStart(input, offset + 1);
				}
				this.state = EntityDecoderState.NamedEntity;
				return this.stateNamedEntity(input, offset);
			case EntityDecoderState.NumericStart: return this.stateNumericStart(input, offset);
			case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(input, offset);
			case EntityDecoderState.NumericHex: return this.stateNumericHex(input, offset);
			default: return this.stateNamedEntity(input, offset);
		}
	}
	/**
	* Switches between the numeric decimal and hexadecimal states.
	*
	* Equivalent to the `Numeric character reference state` in the HTML spec.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericStart(input, offset) {
		if (offset >= input.length) return -1;
		if ((input.charCodeAt(offset) | TO_LOWER_BIT$1) === CharCodes$1.LOWER_X) {
			this.state = EntityDecoderState.NumericHex;
			this.consumed += 1;
			return this.stateNumericHex(input, offset + 1);
		}
		this.state = EntityDecoderState.NumericDecimal;
		return this.stateNumericDecimal(input, offset);
	}
	/**
	* Parses a hexadecimal numeric entity.
	*
	* Equivalent to the `Hexademical character reference state` in the HTML
	* spec. Digit parsing matches the hex loop in `parseNumericEntity`.
	* The accumulated value is preserved for numeric validation callbacks.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericHex(input, offset) {
		const inputLength = input.length;
		let { result } = this;
		let { consumed } = this;
		while (offset < inputLength) {
			const char = input.charCodeAt(offset);
			if (isNumber$1(char) || isHexadecimalCharacter(char)) {
				const digit = char <= CharCodes$1.NINE ? char - CharCodes$1.ZERO : (char | TO_LOWER_BIT$1) - CharCodes$1.LOWER_A + 10;
				result = result * 16 + digit;
				consumed += 1;
				offset += 1;
			} else {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(char, 3);
			}
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Parses a decimal numeric entity.
	*
	* Equivalent to the `Decimal character reference state` in the HTML
	* spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
	* The accumulated value is preserved for numeric validation callbacks.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNumericDecimal(input, offset) {
		const inputLength = input.length;
		let { result } = this;
		let { consumed } = this;
		while (offset < inputLength) {
			const digit = input.charCodeAt(offset) - CharCodes$1.ZERO;
			if (digit >>> 0 > 9) {
				this.result = result;
				this.consumed = consumed;
				return this.emitNumericEntity(digit + CharCodes$1.ZERO, 2);
			}
			result = result * 10 + digit;
			consumed += 1;
			offset += 1;
		}
		this.result = result;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Validate and emit a numeric entity.
	*
	* Implements the logic from the `Hexademical character reference start
	* state` and `Numeric character reference end state` in the HTML spec.
	* @param lastCp The last code point of the entity. Used to see if the
	*               entity was terminated with a semicolon.
	* @param expectedLength The minimum number of characters that should be
	*                       consumed. Used to validate that at least one digit
	*                       was consumed.
	* @returns The number of characters that were consumed.
	*/
	emitNumericEntity(lastCp, expectedLength) {
		if (this.consumed <= expectedLength) {
			this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
			return 0;
		}
		if (lastCp === CharCodes$1.SEMI) this.consumed += 1;
		else if (this.decodeMode === DecodingMode$1.Strict) return 0;
		this.emitCodePoint((this.decodeTree === xmlDecodeTree ? replaceCodePointXML : replaceCodePoint$1)(this.result), this.consumed);
		if (this.errors) {
			if (lastCp !== CharCodes$1.SEMI) this.errors.missingSemicolonAfterCharacterReference();
			this.errors.validateNumericCharacterReference(this.result);
		}
		return this.consumed;
	}
	/**
	* Flush locally-tracked walk state back to the fields, then emit the
	* recorded legacy match or reject (cold path — at most once per
	* entity). Called after failed navigation (leaf node, branch miss, or
	* compact-run mismatch). In attribute mode, reject if no legacy was
	* recorded at the current node, if we descended past it, or if the
	* pending input character is an invalid attribute terminator.
	* @param consumed Locally-tracked consumed count.
	* @param excess Locally-tracked excess count.
	* @param char Pending input character (may be the mismatching char).
	* @param valueLength Value length at the current trie node.
	*/
	flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
		this.consumed = consumed;
		this.excess = excess;
		return this.result === 0 || this.decodeMode === DecodingMode$1.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd$1(char)) ? 0 : this.emitNotTerminatedNamedEntity();
	}
	/**
	* Parses a named entity.
	*
	* Equivalent to the `Named character reference state` in the HTML spec.
	* @param input The string containing the entity (or a continuation of the entity).
	* @param offset The current offset.
	* @returns The number of characters that were consumed, or -1 if the entity is incomplete.
	*/
	stateNamedEntity(input, offset) {
		const { decodeTree } = this;
		const inputLength = input.length;
		const isStrict = this.decodeMode === DecodingMode$1.Strict;
		let { treeIndex } = this;
		let { excess } = this;
		let { consumed } = this;
		let current = decodeTree[treeIndex];
		while (offset < inputLength) {
			while ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === 0 && (current & BinTrieFlags.JUMP_TABLE) !== 0) {
				const char = input.charCodeAt(offset);
				const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
				const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
				if (branchCount === 0) {
					if (char !== jumpOffset) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					treeIndex += 1;
				} else {
					const slot = char - jumpOffset;
					if (slot >>> 0 >= branchCount) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					const stored = decodeTree[treeIndex + 1 + slot];
					if (stored === 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					treeIndex = treeIndex + branchCount + stored & 65535;
				}
				current = decodeTree[treeIndex];
				offset += 1;
				excess += 1;
				if (offset >= inputLength) break;
			}
			if (offset >= inputLength) break;
			if ((current & (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) === BinTrieFlags.FLAG13) {
				const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
				let { runConsumed } = this;
				if (runConsumed === 0) {
					const char = input.charCodeAt(offset);
					if (char !== (current & BinTrieFlags.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					offset += 1;
					excess += 1;
					runConsumed = 1;
				}
				while (runConsumed < runLength) {
					if (offset >= inputLength) {
						this.treeIndex = treeIndex;
						this.excess = excess;
						this.consumed = consumed;
						this.runConsumed = runConsumed;
						return -1;
					}
					const charIndexInPacked = runConsumed - 1;
					const expectedChar = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)] >> ((charIndexInPacked & 1) << 3) & 255;
					const char = input.charCodeAt(offset);
					if (char !== expectedChar) {
						this.runConsumed = 0;
						return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
					}
					offset += 1;
					excess += 1;
					runConsumed += 1;
				}
				this.runConsumed = 0;
				treeIndex += 1 + (runLength >> 1);
				current = decodeTree[treeIndex];
				continue;
			}
			const valueLength = current >>> 14;
			const char = input.charCodeAt(offset);
			if (valueLength !== 0) {
				if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
					this.result = treeIndex;
					consumed += excess - 1;
					excess = 1;
				}
				if (char === CharCodes$1.SEMI) return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
				if (valueLength === 1) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
			}
			const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
			if (next < 0) return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
			treeIndex = next;
			current = decodeTree[treeIndex];
			offset += 1;
			excess += 1;
		}
		if (!isStrict && current >>> 14 !== 0 && (current & BinTrieFlags.FLAG13) === 0) {
			this.result = treeIndex;
			consumed += excess - 1;
			excess = 1;
		}
		this.treeIndex = treeIndex;
		this.excess = excess;
		this.consumed = consumed;
		return -1;
	}
	/**
	* Emit a named entity that was not terminated with a semicolon.
	* @returns The number of characters consumed.
	*/
	emitNotTerminatedNamedEntity() {
		const { result, decodeTree } = this;
		const valueLength = decodeTree[result] >>> 14;
		this.emitNamedEntityData(result, valueLength, this.consumed);
		this.errors?.missingSemicolonAfterCharacterReference();
		return this.consumed;
	}
	/**
	* Emit a named entity.
	* @param result The index of the entity in the decode tree.
	* @param valueLength Encoded value length (header plus any value words).
	* @param consumed The number of characters consumed.
	* @returns The number of characters consumed.
	*/
	emitNamedEntityData(result, valueLength, consumed) {
		const { decodeTree } = this;
		this.emitCodePoint(valueLength === 1 ? decodeTree[result] & BinTrieFlags.VALUE_MASK : decodeTree[result + 1], consumed);
		if (valueLength === 3) this.emitCodePoint(decodeTree[result + 2], consumed);
		return consumed;
	}
	/**
	* Signal to the parser that the end of the input was reached.
	*
	* Remaining data will be emitted and relevant errors will be produced.
	* @returns The number of characters consumed.
	*/
	end() {
		switch (this.state) {
			case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode$1.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
			case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
			case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
			case EntityDecoderState.NumericStart:
				this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
				return 0;
			default: return 0;
		}
	}
};
/**
* Determines the branch of the current node that is taken given the current
* character. This function is used to traverse the trie.
*
* See `BinTrieFlags` for the branch-data layouts handled here.
* @param decodeTree The trie.
* @param current The current node's header word.
* @param nodeIndex Index of the node's first branch-data word (the header
*   plus any value words have been skipped by the caller).
* @param char The current character.
* @returns The index of the next node, or -1 if no branch is taken.
*/
function determineBranch(decodeTree, current, nodeIndex, char) {
	const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
	const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
	if (jumpOffset) {
		if (branchCount === 0) return char === jumpOffset ? nodeIndex : -1;
		const slot = char - jumpOffset;
		if (slot >>> 0 >= branchCount) return -1;
		const stored = decodeTree[nodeIndex + slot];
		return stored === 0 ? -1 : nodeIndex + branchCount + stored - 1 & 65535;
	}
	if (branchCount === 0) return -1;
	const packedKeySlots = branchCount + 1 >> 1;
	const branchEnd = nodeIndex + packedKeySlots + branchCount;
	for (let index = 0; index < branchCount; index++) {
		const key = decodeTree[nodeIndex + (index >> 1)] >> ((index & 1) << 3) & 255;
		if (key === char) return branchEnd + decodeTree[nodeIndex + packedKeySlots + index] & 65535;
		if (key > char) return -1;
	}
	return -1;
}

// node_modules/htmlparser2/dist/Tokenizer.js
var CharCodes;
(function(CharCodes) {
	CharCodes[CharCodes["Tab"] = 9] = "Tab";
	CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
	CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
	CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
	CharCodes[CharCodes["Space"] = 32] = "Space";
	CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
	CharCodes[CharCodes["Number"] = 35] = "Number";
	CharCodes[CharCodes["Amp"] = 38] = "Amp";
	CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
	CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
	CharCodes[CharCodes["Dash"] = 45] = "Dash";
	CharCodes[CharCodes["Slash"] = 47] = "Slash";
	CharCodes[CharCodes["Zero"] = 48] = "Zero";
	CharCodes[CharCodes["Nine"] = 57] = "Nine";
	CharCodes[CharCodes["Semi"] = 59] = "Semi";
	CharCodes[CharCodes["Lt"] = 60] = "Lt";
	CharCodes[CharCodes["Eq"] = 61] = "Eq";
	CharCodes[CharCodes["Gt"] = 62] = "Gt";
	CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
	CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
	CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
	CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
	CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
	CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
	CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
	CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
	CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(CharCodes || (CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function(State) {
	State[State["Text"] = 1] = "Text";
	State[State["BeforeTagName"] = 2] = "BeforeTagName";
	State[State["InTagName"] = 3] = "InTagName";
	State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
	State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
	State[State["InClosingTagName"] = 6] = "InClosingTagName";
	State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
	State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
	State[State["InAttributeName"] = 9] = "InAttributeName";
	State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
	State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
	State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
	State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
	State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
	State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
	State[State["InDeclaration"] = 16] = "InDeclaration";
	State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
	State[State["BeforeComment"] = 18] = "BeforeComment";
	State[State["CDATASequence"] = 19] = "CDATASequence";
	State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
	State[State["InSpecialComment"] = 21] = "InSpecialComment";
	State[State["InCommentLike"] = 22] = "InCommentLike";
	State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
	State[State["InSpecialTag"] = 24] = "InSpecialTag";
	State[State["InPlainText"] = 25] = "InPlainText";
	State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function isWhitespace(c) {
	return c === CharCodes.Space || c === CharCodes.NewLine || c === CharCodes.Tab || c === CharCodes.FormFeed || c === CharCodes.CarriageReturn;
}
function isEndOfTagSection(c) {
	return c === CharCodes.Slash || c === CharCodes.Gt || isWhitespace(c);
}
function isASCIIAlpha(c) {
	return c >= CharCodes.LowerA && c <= CharCodes.LowerZ || c >= CharCodes.UpperA && c <= CharCodes.UpperZ;
}
/**
* Quote style used for parsed attributes.
*/
var QuoteType;
(function(QuoteType) {
	QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
	QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
	QuoteType[QuoteType["Single"] = 2] = "Single";
	QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
* Sequences used to match longer strings.
*
* We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
* sequences with an increased offset.
*/
const Sequences = {
	Empty: /* @__PURE__ */ new Uint8Array(0),
	Cdata: new Uint8Array([
		67,
		68,
		65,
		84,
		65,
		91
	]),
	CdataEnd: new Uint8Array([
		93,
		93,
		62
	]),
	CommentEnd: new Uint8Array([
		45,
		45,
		33,
		62
	]),
	Doctype: new Uint8Array([
		100,
		111,
		99,
		116,
		121,
		112,
		101
	]),
	IframeEnd: new Uint8Array([
		60,
		47,
		105,
		102,
		114,
		97,
		109,
		101
	]),
	NoembedEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		101,
		109,
		98,
		101,
		100
	]),
	NoframesEnd: new Uint8Array([
		60,
		47,
		110,
		111,
		102,
		114,
		97,
		109,
		101,
		115
	]),
	Plaintext: new Uint8Array([
		60,
		47,
		112,
		108,
		97,
		105,
		110,
		116,
		101,
		120,
		116
	]),
	ScriptEnd: new Uint8Array([
		60,
		47,
		115,
		99,
		114,
		105,
		112,
		116
	]),
	StyleEnd: new Uint8Array([
		60,
		47,
		115,
		116,
		121,
		108,
		101
	]),
	TitleEnd: new Uint8Array([
		60,
		47,
		116,
		105,
		116,
		108,
		101
	]),
	TextareaEnd: new Uint8Array([
		60,
		47,
		116,
		101,
		120,
		116,
		97,
		114,
		101,
		97
	]),
	XmpEnd: new Uint8Array([
		60,
		47,
		120,
		109,
		112
	])
};
/**
* Maps the first lowercase character of an HTML tag name to the sequence
* used for special-tag detection.  All sequences share a common layout
* where index 2 is the first tag-name character, so matching always
* continues from offset 3.
*/
const specialStartSequences = /* @__PURE__ */ new Map([
	[Sequences.IframeEnd[2], Sequences.IframeEnd],
	[Sequences.NoembedEnd[2], Sequences.NoembedEnd],
	[Sequences.Plaintext[2], Sequences.Plaintext],
	[Sequences.ScriptEnd[2], Sequences.ScriptEnd],
	[Sequences.TitleEnd[2], Sequences.TitleEnd],
	[Sequences.XmpEnd[2], Sequences.XmpEnd]
]);
/**
* Tokenizer implementation used by `Parser`.
*/
var Tokenizer = class {
	cbs;
	/** The current state the tokenizer is in. */
	state = State.Text;
	/** The read buffer. */
	buffer = "";
	/** The beginning of the section that is currently being read. */
	sectionStart = 0;
	/** The index within the buffer that we are currently looking at. */
	index = 0;
	/** The start of the last entity. */
	entityStart = 0;
	/** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
	baseState = State.Text;
	/** For special parsing behavior inside of script and style tags. */
	isSpecial = false;
	/** Indicates whether the tokenizer has been paused. */
	running = true;
	/** The offset of the current buffer. */
	offset = 0;
	xmlMode;
	decodeEntities;
	recognizeSelfClosing;
	entityDecoder;
	constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode }, cbs) {
		this.cbs = cbs;
		this.xmlMode = xmlMode;
		this.decodeEntities = decodeEntities;
		this.recognizeSelfClosing = recognizeSelfClosing;
		this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
	}
	reset() {
		this.state = State.Text;
		this.buffer = "";
		this.sectionStart = 0;
		this.index = 0;
		this.baseState = State.Text;
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.running = true;
		this.offset = 0;
	}
	write(chunk) {
		this.offset += this.buffer.length;
		this.buffer = chunk;
		this.parse();
	}
	end() {
		if (this.running) this.finish();
	}
	pause() {
		this.running = false;
	}
	resume() {
		this.running = true;
		if (this.index < this.buffer.length + this.offset) this.parse();
	}
	stateText(c) {
		if (c === CharCodes.Lt || !this.decodeEntities && this.fastForwardTo(CharCodes.Lt)) {
			if (this.index > this.sectionStart) this.cbs.ontext(this.sectionStart, this.index);
			this.state = State.BeforeTagName;
			this.sectionStart = this.index;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	currentSequence = Sequences.Empty;
	sequenceIndex = 0;
	enterTagBody() {
		if (this.currentSequence === Sequences.Plaintext) {
			this.currentSequence = Sequences.Empty;
			this.state = State.InPlainText;
		} else if (this.isSpecial) {
			this.state = State.InSpecialTag;
			this.sequenceIndex = 0;
		} else this.state = State.Text;
	}
	/**
	* Match the opening tag name against an HTML text-only tag sequence.
	*
	* Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
	* `noembed`/`noframes`), so we may switch to an alternate sequence at the
	* first distinguishing byte.  On a successful full match we fall back to
	* the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
	* plaintext mode based on `currentSequence` / `isSpecial`.
	* @param c Current character code point.
	*/
	stateSpecialStartSequence(c) {
		const lower = c | 32;
		if (this.sequenceIndex < this.currentSequence.length) {
			if (lower === this.currentSequence[this.sequenceIndex]) {
				this.sequenceIndex++;
				return;
			}
			if (this.sequenceIndex === 3) {
				if (this.currentSequence === Sequences.ScriptEnd && lower === Sequences.StyleEnd[3]) {
					this.currentSequence = Sequences.StyleEnd;
					this.sequenceIndex = 4;
					return;
				}
				if (this.currentSequence === Sequences.TitleEnd && lower === Sequences.TextareaEnd[3]) {
					this.currentSequence = Sequences.TextareaEnd;
					this.sequenceIndex = 4;
					return;
				}
			} else if (this.sequenceIndex === 4 && this.currentSequence === Sequences.NoembedEnd && lower === Sequences.NoframesEnd[4]) {
				this.currentSequence = Sequences.NoframesEnd;
				this.sequenceIndex = 5;
				return;
			}
		} else if (isEndOfTagSection(c)) {
			this.sequenceIndex = 0;
			this.state = State.InTagName;
			this.stateInTagName(c);
			return;
		}
		this.isSpecial = false;
		this.currentSequence = Sequences.Empty;
		this.sequenceIndex = 0;
		this.state = State.InTagName;
		this.stateInTagName(c);
	}
	stateCDATASequence(c) {
		if (c === Sequences.Cdata[this.sequenceIndex]) {
			if (++this.sequenceIndex === Sequences.Cdata.length) {
				this.state = State.InCommentLike;
				this.currentSequence = Sequences.CdataEnd;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			}
		} else {
			this.sequenceIndex = 0;
			if (this.xmlMode) {
				this.state = State.InDeclaration;
				this.stateInDeclaration(c);
			} else {
				this.state = State.InSpecialComment;
				this.stateInSpecialComment(c);
			}
		}
	}
	/**
	* When we wait for one specific character, we can speed things up
	* by skipping through the buffer until we find it.
	* @param c Current character code point.
	* @returns Whether the character was found.
	*/
	fastForwardTo(c) {
		while (++this.index < this.buffer.length + this.offset) if (this.buffer.charCodeAt(this.index - this.offset) === c) return true;
		this.index = this.buffer.length + this.offset - 1;
		return false;
	}
	/**
	* Emit a comment token and return to the text state.
	* @param offset Number of characters in the end sequence that have already been matched.
	*/
	emitComment(offset) {
		this.cbs.oncomment(this.sectionStart, this.index, offset);
		this.sequenceIndex = 0;
		this.sectionStart = this.index + 1;
		this.state = State.Text;
	}
	/**
	* Comments and CDATA end with `-->` and `]]>`.
	*
	* Their common qualities are:
	* - Their end sequences have a distinct character they start with.
	* - That character is then repeated, so we have to check multiple repeats.
	* - All characters but the start character of the sequence can be skipped.
	* @param c Current character code point.
	*/
	stateInCommentLike(c) {
		if (!this.xmlMode && this.currentSequence === Sequences.CommentEnd && this.sequenceIndex <= 1 && this.index === this.sectionStart + this.sequenceIndex && c === CharCodes.Gt) this.emitComment(this.sequenceIndex);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === 2 && c === CharCodes.Gt) this.emitComment(2);
		else if (this.currentSequence === Sequences.CommentEnd && this.sequenceIndex === this.currentSequence.length - 1 && c !== CharCodes.Gt) this.sequenceIndex = Number(c === CharCodes.Dash);
		else if (c === this.currentSequence[this.sequenceIndex]) {
			if (++this.sequenceIndex === this.currentSequence.length) {
				if (this.currentSequence === Sequences.CdataEnd) this.cbs.oncdata(this.sectionStart, this.index, 2);
				else this.cbs.oncomment(this.sectionStart, this.index, 3);
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
				this.state = State.Text;
			}
		} else if (this.sequenceIndex === 0) {
			if (this.fastForwardTo(this.currentSequence[0])) this.sequenceIndex = 1;
		} else if (c !== this.currentSequence[this.sequenceIndex - 1]) this.sequenceIndex = 0;
	}
	/**
	* HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
	*
	* XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
	* We allow anything that wouldn't end the tag.
	* @param c Current character code point.
	*/
	isTagStartChar(c) {
		return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
	}
	/**
	* Scan raw-text / RCDATA content for the matching end tag.
	*
	* For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
	* For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
	* @param c Current character code point.
	*/
	stateInSpecialTag(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			if (isEndOfTagSection(c)) {
				const endOfText = this.index - this.currentSequence.length;
				if (this.sectionStart < endOfText) {
					const actualIndex = this.index;
					this.index = endOfText;
					this.cbs.ontext(this.sectionStart, endOfText);
					this.index = actualIndex;
				}
				this.isSpecial = false;
				this.sectionStart = endOfText + 2;
				this.stateInClosingTagName(c);
				return;
			}
			this.sequenceIndex = 0;
		}
		if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (this.sequenceIndex === 0) {
			if (this.currentSequence === Sequences.TitleEnd || this.currentSequence === Sequences.TextareaEnd) {
				if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
			} else if (this.fastForwardTo(CharCodes.Lt)) this.sequenceIndex = 1;
		} else this.sequenceIndex = Number(c === CharCodes.Lt);
	}
	stateBeforeTagName(c) {
		if (c === CharCodes.ExclamationMark) {
			this.state = State.BeforeDeclaration;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Questionmark) {
			if (this.xmlMode) {
				this.state = State.InProcessingInstruction;
				this.sequenceIndex = 0;
				this.sectionStart = this.index + 1;
			} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (this.isTagStartChar(c)) {
			this.sectionStart = this.index;
			const special = this.xmlMode || this.cbs.isInForeignContext?.() ? void 0 : specialStartSequences.get(c | 32);
			if (special === void 0) this.state = State.InTagName;
			else {
				this.isSpecial = true;
				this.currentSequence = special;
				this.sequenceIndex = 3;
				this.state = State.SpecialStartSequence;
			}
		} else if (c === CharCodes.Slash) this.state = State.BeforeClosingTagName;
		else {
			this.state = State.Text;
			this.stateText(c);
		}
	}
	stateInTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onopentagname(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateBeforeClosingTagName(c) {
		if (isWhitespace(c)) {
			if (this.xmlMode) {} else {
				this.state = State.InSpecialComment;
				this.sectionStart = this.index;
			}
		} else if (c === CharCodes.Gt) {
			this.state = State.Text;
			if (!this.xmlMode) this.sectionStart = this.index + 1;
		} else {
			this.state = this.isTagStartChar(c) ? State.InClosingTagName : State.InSpecialComment;
			this.sectionStart = this.index;
		}
	}
	stateInClosingTagName(c) {
		if (isEndOfTagSection(c)) {
			this.cbs.onclosetag(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.state = State.AfterClosingTagName;
			this.stateAfterClosingTagName(c);
		}
	}
	stateAfterClosingTagName(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	stateBeforeAttributeName(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onopentagend(this.index);
			this.enterTagBody();
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Slash) this.state = State.InSelfClosingTag;
		else if (!isWhitespace(c)) {
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	/**
	* Handle `/` before `>` in an opening tag.
	*
	* In HTML mode, text-only tags ignore the self-closing flag and still enter
	* their raw-text/RCDATA/plaintext state unless self-closing tags are being
	* recognized. In XML mode, or for ordinary tags, the tokenizer returns to
	* regular text parsing after emitting the self-closing callback.
	* @param c Current character code point.
	*/
	stateInSelfClosingTag(c) {
		if (c === CharCodes.Gt) {
			this.cbs.onselfclosingtag(this.index);
			this.sectionStart = this.index + 1;
			if (!this.recognizeSelfClosing) {
				this.enterTagBody();
				return;
			}
			this.state = State.Text;
			this.isSpecial = false;
			this.currentSequence = Sequences.Empty;
		} else if (!isWhitespace(c)) {
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		}
	}
	stateInAttributeName(c) {
		if (c === CharCodes.Eq || isEndOfTagSection(c)) {
			this.cbs.onattribname(this.sectionStart, this.index);
			this.sectionStart = this.index;
			this.state = State.AfterAttributeName;
			this.stateAfterAttributeName(c);
		}
	}
	stateAfterAttributeName(c) {
		if (c === CharCodes.Eq) this.state = State.BeforeAttributeValue;
		else if (c === CharCodes.Slash || c === CharCodes.Gt) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.sectionStart = -1;
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (!isWhitespace(c)) {
			this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
			this.state = State.InAttributeName;
			this.sectionStart = this.index;
		}
	}
	stateBeforeAttributeValue(c) {
		if (c === CharCodes.DoubleQuote) {
			this.state = State.InAttributeValueDq;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.SingleQuote) {
			this.state = State.InAttributeValueSq;
			this.sectionStart = this.index + 1;
		} else if (!isWhitespace(c)) {
			this.sectionStart = this.index;
			this.state = State.InAttributeValueNq;
			this.stateInAttributeValueNoQuotes(c);
		}
	}
	handleInAttributeValue(c, quote) {
		if (c === quote || !this.decodeEntities && this.fastForwardTo(quote)) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(quote === CharCodes.DoubleQuote ? QuoteType.Double : QuoteType.Single, this.index + 1);
			this.state = State.BeforeAttributeName;
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	stateInAttributeValueDoubleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.DoubleQuote);
	}
	stateInAttributeValueSingleQuotes(c) {
		this.handleInAttributeValue(c, CharCodes.SingleQuote);
	}
	stateInAttributeValueNoQuotes(c) {
		if (isWhitespace(c) || c === CharCodes.Gt) {
			this.cbs.onattribdata(this.sectionStart, this.index);
			this.sectionStart = -1;
			this.cbs.onattribend(QuoteType.Unquoted, this.index);
			this.state = State.BeforeAttributeName;
			this.stateBeforeAttributeName(c);
		} else if (this.decodeEntities && c === CharCodes.Amp) this.startEntity();
	}
	/**
	* Distinguish between CDATA, declarations, HTML comments, and HTML bogus
	* comments after `<!`.
	*
	* In HTML mode, only real comments and doctypes stay on declaration paths;
	* everything else becomes a bogus comment terminated by the next `>`.
	* @param c Current character code point.
	*/
	stateBeforeDeclaration(c) {
		if (c === CharCodes.OpeningSquareBracket) {
			this.state = State.CDATASequence;
			this.sequenceIndex = 0;
		} else if (this.xmlMode) this.state = c === CharCodes.Dash ? State.BeforeComment : State.InDeclaration;
		else if ((c | 32) === Sequences.Doctype[0]) {
			this.state = State.DeclarationSequence;
			this.currentSequence = Sequences.Doctype;
			this.sequenceIndex = 1;
		} else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else if (c === CharCodes.Dash) this.state = State.BeforeComment;
		else this.state = State.InSpecialComment;
	}
	/**
	* Continue matching `doctype` after `<!d`.
	*
	* A full `doctype` match stays on the declaration path; any other name falls
	* back to an HTML bogus comment, which matches browser behavior for
	* non-doctype `<!...>` constructs.
	* @param c Current character code point.
	*/
	stateDeclarationSequence(c) {
		if (this.sequenceIndex === this.currentSequence.length) {
			this.state = State.InDeclaration;
			this.stateInDeclaration(c);
		} else if ((c | 32) === this.currentSequence[this.sequenceIndex]) this.sequenceIndex += 1;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInDeclaration(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.ondeclaration(this.sectionStart, this.index);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	/**
	* XML processing instructions (`<?...?>`).
	*
	* In HTML mode `<?` is routed to `InSpecialComment` instead, so this
	* state is only reachable in XML mode.
	* @param c Current character code point.
	*/
	stateInProcessingInstruction(c) {
		if (c === CharCodes.Questionmark) this.sequenceIndex = 1;
		else if (c === CharCodes.Gt && this.sequenceIndex === 1) {
			this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
			this.sequenceIndex = 0;
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.sequenceIndex = Number(this.fastForwardTo(CharCodes.Questionmark));
	}
	stateBeforeComment(c) {
		if (c === CharCodes.Dash) {
			this.state = State.InCommentLike;
			this.currentSequence = Sequences.CommentEnd;
			this.sequenceIndex = 0;
			this.sectionStart = this.index + 1;
		} else if (this.xmlMode) this.state = State.InDeclaration;
		else if (c === CharCodes.Gt) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		} else this.state = State.InSpecialComment;
	}
	stateInSpecialComment(c) {
		if (c === CharCodes.Gt || this.fastForwardTo(CharCodes.Gt)) {
			this.cbs.oncomment(this.sectionStart, this.index, 0);
			this.state = State.Text;
			this.sectionStart = this.index + 1;
		}
	}
	startEntity() {
		this.baseState = this.state;
		this.state = State.InEntity;
		this.entityStart = this.index;
		this.entityDecoder.startEntity(this.xmlMode ? DecodingMode$1.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode$1.Legacy : DecodingMode$1.Attribute);
	}
	stateInEntity() {
		const indexInBuffer = this.index - this.offset;
		const length = this.entityDecoder.write(this.buffer, indexInBuffer);
		if (length >= 0) {
			this.state = this.baseState;
			if (length === 0) this.index -= 1;
		} else {
			if (indexInBuffer < this.buffer.length && this.buffer.charCodeAt(indexInBuffer) === CharCodes.Amp) {
				this.state = this.baseState;
				this.index -= 1;
				return;
			}
			this.index = this.offset + this.buffer.length - 1;
		}
	}
	/**
	* Remove data that has already been consumed from the buffer.
	*/
	cleanup() {
		if (this.running && this.sectionStart !== this.index) {
			if (this.state === State.Text || this.state === State.InPlainText || this.state === State.InSpecialTag && this.sequenceIndex === 0) {
				this.cbs.ontext(this.sectionStart, this.index);
				this.sectionStart = this.index;
			} else if (this.state === State.InAttributeValueDq || this.state === State.InAttributeValueSq || this.state === State.InAttributeValueNq) {
				this.cbs.onattribdata(this.sectionStart, this.index);
				this.sectionStart = this.index;
			}
		}
	}
	shouldContinue() {
		return this.index < this.buffer.length + this.offset && this.running;
	}
	/**
	* Iterates through the buffer, calling the function corresponding to the current state.
	*
	* States that are more likely to be hit are higher up, as a performance improvement.
	*/
	parse() {
		while (this.shouldContinue()) {
			const c = this.buffer.charCodeAt(this.index - this.offset);
			switch (this.state) {
				case State.Text:
					this.stateText(c);
					break;
				case State.InPlainText:
					this.index = this.buffer.length + this.offset - 1;
					break;
				case State.SpecialStartSequence:
					this.stateSpecialStartSequence(c);
					break;
				case State.InSpecialTag:
					this.stateInSpecialTag(c);
					break;
				case State.CDATASequence:
					this.stateCDATASequence(c);
					break;
				case State.DeclarationSequence:
					this.stateDeclarationSequence(c);
					break;
				case State.InAttributeValueDq:
					this.stateInAttributeValueDoubleQuotes(c);
					break;
				case State.InAttributeName:
					this.stateInAttributeName(c);
					break;
				case State.InCommentLike:
					this.stateInCommentLike(c);
					break;
				case State.InSpecialComment:
					this.stateInSpecialComment(c);
					break;
				case State.BeforeAttributeName:
					this.stateBeforeAttributeName(c);
					break;
				case State.InTagName:
					this.stateInTagName(c);
					break;
				case State.InClosingTagName:
					this.stateInClosingTagName(c);
					break;
				case State.BeforeTagName:
					this.stateBeforeTagName(c);
					break;
				case State.AfterAttributeName:
					this.stateAfterAttributeName(c);
					break;
				case State.InAttributeValueSq:
					this.stateInAttributeValueSingleQuotes(c);
					break;
				case State.BeforeAttributeValue:
					this.stateBeforeAttributeValue(c);
					break;
				case State.BeforeClosingTagName:
					this.stateBeforeClosingTagName(c);
					break;
				case State.AfterClosingTagName:
					this.stateAfterClosingTagName(c);
					break;
				case State.InAttributeValueNq:
					this.stateInAttributeValueNoQuotes(c);
					break;
				case State.InSelfClosingTag:
					this.stateInSelfClosingTag(c);
					break;
				case State.InDeclaration:
					this.stateInDeclaration(c);
					break;
				case State.BeforeDeclaration:
					this.stateBeforeDeclaration(c);
					break;
				case State.BeforeComment:
					this.stateBeforeComment(c);
					break;
				case State.InProcessingInstruction:
					this.stateInProcessingInstruction(c);
					break;
				case State.InEntity: this.stateInEntity();
			}
			this.index++;
		}
		this.cleanup();
	}
	finish() {
		if (this.state === State.InEntity) {
			this.entityDecoder.end();
			this.state = this.baseState;
		}
		this.handleTrailingData();
		this.cbs.onend();
	}
	handleTrailingCommentLikeData(endIndex) {
		if (this.state !== State.InCommentLike) return false;
		if (this.currentSequence === Sequences.CdataEnd) {
			if (this.xmlMode) {
				if (this.sectionStart < endIndex) this.cbs.oncdata(this.sectionStart, endIndex, 0);
			} else {
				const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
				this.cbs.oncomment(cdataStart, endIndex, 0);
			}
		} else {
			const offset = this.xmlMode ? 0 : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
			this.cbs.oncomment(this.sectionStart, endIndex, offset);
		}
		return true;
	}
	handleTrailingMarkupDeclaration(endIndex) {
		if (this.xmlMode) switch (this.state) {
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
			case State.DeclarationSequence:
			case State.InDeclaration:
				this.cbs.ontext(this.sectionStart, endIndex);
				return true;
			default: return false;
		}
		switch (this.state) {
			case State.BeforeDeclaration:
			case State.InSpecialComment:
			case State.BeforeComment:
			case State.CDATASequence:
				this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.DeclarationSequence:
				if (this.sequenceIndex !== Sequences.Doctype.length) this.cbs.oncomment(this.sectionStart, endIndex, 0);
				return true;
			case State.InDeclaration: return true;
			default: return false;
		}
	}
	/** Handle any trailing data. */
	handleTrailingData() {
		const endIndex = this.buffer.length + this.offset;
		if (this.handleTrailingCommentLikeData(endIndex) || this.handleTrailingMarkupDeclaration(endIndex)) return;
		if (this.sectionStart >= endIndex) return;
		switch (this.state) {
			case State.InTagName:
			case State.BeforeAttributeName:
			case State.BeforeAttributeValue:
			case State.AfterAttributeName:
			case State.InAttributeName:
			case State.InAttributeValueSq:
			case State.InAttributeValueDq:
			case State.InAttributeValueNq:
			case State.InClosingTagName: break;
			default: this.cbs.ontext(this.sectionStart, endIndex);
		}
	}
	emitCodePoint(cp, consumed) {
		if (this.baseState !== State.Text && this.baseState !== State.InSpecialTag) {
			if (this.sectionStart < this.entityStart) this.cbs.onattribdata(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.onattribentity(cp);
		} else {
			if (this.sectionStart < this.entityStart) this.cbs.ontext(this.sectionStart, this.entityStart);
			this.sectionStart = this.entityStart + consumed;
			this.index = this.sectionStart - 1;
			this.cbs.ontextentity(cp, this.sectionStart);
		}
	}
};

// parsers/layout/html-style.ts
const POINTS_PER = {
	pt: 1,
	px: .75,
	in: 72,
	cm: 28.35,
	mm: 2.835,
	em: 10,
	rem: 10,
	"%": 6
};
/** Style attributes longer than this are not style. */
const LONGEST_STYLE = 2e3;
function lengthInPoints(value) {
	const match = /^\s*(?!\s)(-?\d{0,4}(?:\.\d{0,4})?)\s*(pt|px|em|rem|in|cm|mm|%)/.exec(value);
	const amount = Number(match?.[1] ?? 0) * (POINTS_PER[match?.[2] ?? ""] ?? 0);
	return Number.isFinite(amount) ? Math.max(-200, Math.min(400, amount)) : 0;
}
/** The left side of a `margin` or `padding` shorthand: its fourth, else second, else only length. */
function leftOf(value) {
	const parts = value.trim().split(/\s+/);
	return lengthInPoints(parts[3] ?? parts[1] ?? parts[0] ?? "");
}
/** Reads a `style` attribute; unknown properties count for nothing. */
function readStyle(style) {
	let hidden = false;
	let bold = null;
	let underlined = null;
	let centered = null;
	let indent = 0;
	for (const declaration of style.slice(0, LONGEST_STYLE).toLowerCase().split(";")) {
		const colon = declaration.indexOf(":");
		if (colon < 0) continue;
		const value = declaration.slice(colon + 1).trim();
		switch (declaration.slice(0, colon).trim()) {
			case "display":
				if (value.startsWith("none")) hidden = true;
				break;
			case "font-weight":
				bold = value.startsWith("bold") || Number.parseInt(value, 10) >= 600;
				break;
			case "font":
				if (/\bbold\b|\b[6-9]00\b/.test(value)) bold = true;
				break;
			case "text-decoration":
				underlined = value.includes("underline");
				break;
			case "text-align":
				centered = value.startsWith("center");
				break;
			case "margin-left":
			case "padding-left":
			case "text-indent":
				indent += lengthInPoints(value);
				break;
			case "margin":
			case "padding": indent += leftOf(value);
		}
	}
	return {
		hidden,
		bold,
		underlined,
		centered,
		indent
	};
}

// parsers/layout/element-stack.ts
const BOLD = 1;
const UNDERLINED = 2;
const CENTERED = 4;
/** How far up an end tag looks for its start tag: enough for real documents, and keeps tag soup linear. */
const LOOK_UP = 256;
/** An end tag does not reach out of its cell or table. */
const STRUCTURE = /* @__PURE__ */ new Set([
	"table",
	"tbody",
	"thead",
	"tfoot",
	"tr",
	"td",
	"th"
]);
/** Start tags that end an open element of the same group, when it is the nearest of that scope. */
const IMPLIED_END = /* @__PURE__ */ new Map([
	["td", ["td", "th"]],
	["th", ["td", "th"]],
	["tr", [
		"tr",
		"td",
		"th"
	]],
	["p", ["p"]],
	["li", ["li"]]
]);
const INDENTED = [
	"ul",
	"ol",
	"blockquote",
	"dd"
];
const BOLD_TAGS = [
	"b",
	"strong",
	"th",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6"
];
const INDENT = 24;
const LOOKS = new Map([
	...BOLD_TAGS.map((name) => [name, {
		flags: 1,
		indent: 0
	}]),
	...INDENTED.map((name) => [name, {
		flags: 0,
		indent: INDENT
	}]),
	["u", {
		flags: 2,
		indent: 0
	}],
	["center", {
		flags: 4,
		indent: 0
	}]
]);
/** Styles of one length that are read once; a document has some dozens of styles. */
const MOST_OF_A_LENGTH = 8;
/** Reads each `style` attribute of a document once. Comparing texts of one length is faster than hashing long ones. */
function createStyleReader() {
	const byLength = /* @__PURE__ */ new Map();
	return (text) => {
		const known = byLength.get(text.length) ?? [];
		for (const style of known) if (style.text === text) return style.read;
		const read = readStyle(text);
		if (known.length === 0) byLength.set(text.length, known);
		if (known.length < MOST_OF_A_LENGTH) known.push({
			text,
			read
		});
		return read;
	};
}
function createElementStack() {
	const names = [];
	const flags = [];
	const indents = [];
	const styleOf = createStyleReader();
	let depth = 0;
	/** Depth of the outermost hidden element, or -1. */
	let hiddenAt = -1;
	function cut(to) {
		depth = to;
		if (hiddenAt >= to) hiddenAt = -1;
	}
	function find(name, implied) {
		const crosses = STRUCTURE.has(name);
		const bottom = Math.max(0, depth - LOOK_UP);
		for (let at = depth - 1; at >= bottom; at -= 1) {
			const open = names[at];
			if (open === name) return at;
			if (open === "table") return -1;
			if (!crosses && (open === "td" || open === "th")) return -1;
			if (implied && name === "li" && (open === "ul" || open === "ol")) return -1;
		}
		return -1;
	}
	return {
		push(name, style, align, dropped) {
			const implied = hiddenAt < 0 ? IMPLIED_END.get(name) : void 0;
			if (implied !== void 0) for (const ended of implied) {
				const at = find(ended, true);
				if (at >= 0 && (ended !== "p" || at === depth - 1)) cut(at);
			}
			let own = depth === 0 ? 0 : flags[depth - 1] ?? 0;
			let indent = depth === 0 ? 0 : indents[depth - 1] ?? 0;
			if (name === "table") own &= -5;
			if (align === "center") own |= 4;
			else if (align !== "") own &= -5;
			const looks = LOOKS.get(name);
			if (looks !== void 0) {
				own |= looks.flags;
				indent += looks.indent;
			}
			let isHidden = dropped;
			if (style !== "") {
				const read = styleOf(style);
				isHidden ||= read.hidden;
				if (read.bold !== null) own = read.bold ? own | 1 : own & -2;
				if (read.underlined === true) own |= 2;
				if (read.centered !== null) own = read.centered ? own | 4 : own & -5;
				indent += read.indent;
			}
			if (isHidden && hiddenAt < 0) hiddenAt = depth;
			names[depth] = name;
			flags[depth] = own;
			indents[depth] = indent;
			depth += 1;
		},
		pop(name) {
			const at = find(name, false);
			if (at < 0) return false;
			cut(at);
			return true;
		},
		hidden: () => hiddenAt >= 0,
		flags: () => depth === 0 ? 0 : flags[depth - 1] ?? 0,
		indent: () => depth === 0 ? 0 : indents[depth - 1] ?? 0
	};
}

// parsers/layout/flow-writer.ts
/** What must be written before the next word; the strongest wins. */
const NOTHING = 0;
const SPACE = 1;
const LINE = 2;
const BLOCK$1 = 3;
const SEPARATORS = [
	"",
	" ",
	"\n",
	"\n\n"
];
function createFlow(parts) {
	return {
		...parts,
		pending: NOTHING,
		pendingAt: 0,
		pendingTab: false,
		tables: [],
		preDepth: 0
	};
}
function separate(flow, separator, at) {
	if (separator <= flow.pending) return;
	flow.pending = separator;
	flow.pendingAt = at;
}
/** A block or line boundary: a block inside a cell only ends a line. */
function endBlock(flow, at) {
	if (flow.pendingTab) return;
	separate(flow, flow.tables.some(({ cellIsOpen }) => cellIsOpen) ? 2 : BLOCK$1, at);
	flow.recorder?.endBlock(flow.out.length());
}
function beforeWord(flow, at) {
	const { out, pending, pendingAt, tables, stack } = flow;
	if (out.length() > 0) {
		if (flow.pendingTab) out.replaced("	", pendingAt, pendingAt);
		else if (pending === SPACE) out.replaced(" ", pendingAt, Math.min(pendingAt + 1, at));
		else if (pending > SPACE) out.replaced(SEPARATORS[pending] ?? "\n", pendingAt, pendingAt);
	}
	flow.pending = NOTHING;
	flow.pendingTab = false;
	for (let level = tables.length - 1; level >= 0; level -= 1) {
		const table = tables[level];
		if (table === void 0 || table.rowHasText) break;
		table.rowHasText = true;
	}
	flow.recorder?.words(out.length(), stack.flags(), stack.indent());
}
function writeText(flow, start, end) {
	if (flow.stack.hidden()) return;
	if (flow.preDepth > 0) {
		writePreformatted(flow, start, end);
		return;
	}
	let index = start;
	while (index < end) {
		const code = flow.source.charCodeAt(index);
		if (isSpaceCode(code)) {
			flow.recorder?.space(code);
			separate(flow, SPACE, index);
			index += 1;
		} else if (isInvisibleCode(code)) index += 1;
		else index = writeWords(flow, index, end);
	}
}
/** Writes from a word's first letter up to the next run of several spaces; returns where it stopped. */
function writeWords(flow, from, end) {
	const { source, out } = flow;
	beforeWord(flow, from);
	let start = from;
	let index = from + 1;
	for (; index < end; index += 1) {
		const code = source.charCodeAt(index);
		if (code > 32 && code < 127) continue;
		if (isInvisibleCode(code)) break;
		if (!isSpaceCode(code)) continue;
		const next = index + 1 < end ? source.charCodeAt(index + 1) : 32;
		if (isSpaceCode(next) || isInvisibleCode(next)) break;
		if (code !== 32) {
			out.literal(start, index);
			out.literal(index, index + 1, " ");
			start = index + 1;
		}
	}
	out.literal(start, index);
	flow.recorder?.wrote(out.length());
	return index;
}
function writePreformatted(flow, start, end) {
	const { source, out } = flow;
	let index = start;
	while (index < end) {
		const newline = source.indexOf("\n", index);
		const stop = newline < 0 || newline >= end ? end : newline;
		const lineEnd = stop > index && source.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
		if (lineEnd > index) {
			const line = source.slice(index, lineEnd).replace(/[\u00a0\u2000-\u200a]/g, " ");
			if (flow.pending > SPACE || flow.pendingTab || line.trim() !== "") beforeWord(flow, index);
			out.literal(index, lineEnd, line);
			flow.recorder?.wrote(out.length());
		}
		if (stop < end) {
			if (out.length() > 0) out.replaced("\n", stop, stop + 1);
			flow.pending = NOTHING;
		}
		index = stop + 1;
	}
}
/** Writes the character of an entity. */
function writeEntity(flow, codepoint, start, end) {
	if (flow.stack.hidden()) return;
	if (isSpaceCode(codepoint)) {
		flow.recorder?.space(codepoint);
		if (flow.preDepth > 0) flow.out.replaced(" ", start, end);
		else separate(flow, SPACE, start);
	} else if (!isInvisibleCode(codepoint)) {
		beforeWord(flow, start);
		flow.out.replaced(String.fromCodePoint(codepoint), start, end);
		flow.recorder?.wrote(flow.out.length());
	}
}
function openTable(flow, at) {
	endBlock(flow, at);
	flow.recorder?.openTable(flow.out.length());
	flow.tables.push({
		rowHasText: false,
		cellIsOpen: false
	});
}
function closeTable(flow, at) {
	if (flow.tables.length === 0) return;
	closeCell(flow);
	flow.tables.pop();
	flow.recorder?.closeTable(flow.out.length());
	flow.pendingTab = false;
	endBlock(flow, at);
}
function openRow(flow, at) {
	const table = flow.tables.at(-1);
	if (table === void 0) {
		endBlock(flow, at);
		return;
	}
	closeCell(flow);
	flow.pendingTab = false;
	separate(flow, 2, at);
	table.rowHasText = false;
	flow.recorder?.openRow();
}
function closeRow(flow, at) {
	closeCell(flow);
	if (!flow.pendingTab) separate(flow, 2, at);
}
function openCell(flow, isHeader, at, colspan, rowspan) {
	const table = flow.tables.at(-1);
	if (table === void 0) {
		endBlock(flow, at);
		return;
	}
	closeCell(flow);
	if (table.rowHasText) {
		flow.pendingTab = true;
		flow.pendingAt = at;
	}
	table.cellIsOpen = true;
	flow.recorder?.openCell(isHeader, colspan, rowspan);
}
function closeCell(flow) {
	const table = flow.tables.at(-1);
	if (table === void 0 || !table.cellIsOpen) return;
	table.cellIsOpen = false;
	flow.recorder?.endBlock(flow.out.length());
	flow.recorder?.closeCell(flow.out.length());
	if (table.rowHasText) flow.pending = NOTHING;
}

// parsers/layout/html-flow.ts
const VOID_TAGS = "area base br col embed hr img input link meta param source track wbr";
/** Elements whose content is never words of the filing. */
const DROPPED_TAGS = "script style title noscript template ix:header ix:hidden";
const BLOCK_TAGS = "address article aside blockquote body caption center dd dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main menu nav ol p page pre section table tbody tfoot thead ul";
const CLASSIFYING_TAGS = "li h1 h2 h3 h4 h5 h6";
const VOID = 1;
const DROPPED = 2;
const BLOCK = 4;
const CLASSIFYING = 8;
/** What the names of elements mean, as bits. */
const TRAITS = traitsOf([
	[VOID_TAGS, VOID],
	[DROPPED_TAGS, DROPPED],
	[BLOCK_TAGS, BLOCK],
	[CLASSIFYING_TAGS, CLASSIFYING]
]);
function traitsOf(lists) {
	const traits = /* @__PURE__ */ new Map();
	for (const [names, trait] of lists) for (const name of names.split(" ")) traits.set(name, (traits.get(name) ?? 0) | trait);
	return traits;
}
const LONGEST_TAG_NAME = 64;
/**
* Walks the tags of an HTML (or XML) document once and writes its words: see `plainTextOf` for the form of the text.
* The recorder receives tables, cells and blocks as ranges of that text. Tag soup is repaired the way browsers do it
* where it matters (unclosed cells, rows, paragraphs); nothing recurses, and memory is linear in the document.
*/
function readHtmlFlow(source, recorder) {
	const isXml = documentFormatOf(source) === "xml";
	const flow = createFlow({
		source,
		out: createTextBuilder(source),
		stack: createElementStack(),
		recorder
	});
	let tag = startTag("");
	let attribute = "";
	const tagName = createNameReader(source);
	const tokenizer = new Tokenizer({
		xmlMode: isXml,
		decodeEntities: true,
		recognizeSelfClosing: isXml || /^\s*<\?xml\b/i.test(source.slice(0, 200))
	}, {
		ontext: (start, end) => writeText(flow, start, end),
		ontextentity: (codepoint, end) => writeEntity(flow, codepoint, source.lastIndexOf("&", end - 1), end),
		onopentagname(start, end) {
			tag = startTag(tagName(start, end));
		},
		onattribname(start, end) {
			attribute = end - start <= 7 ? source.slice(start, end).toLowerCase() : "";
		},
		onattribdata(start, end) {
			const value = source.slice(start, end);
			if (attribute === "style") tag.style += value;
			else if (attribute === "align") tag.align = value.toLowerCase();
			else if (attribute === "colspan" || attribute === "rowspan") tag[attribute] = spanCount(value);
		},
		onattribentity() {
			attribute = "";
		},
		onattribend() {
			attribute = "";
		},
		onopentagend: (end) => opened(flow, tag, end, false, isXml),
		onselfclosingtag: (end) => opened(flow, tag, end, true, isXml),
		onclosetag: (start, end) => closed(flow, tagName(start, end), start, isXml),
		oncdata: (start, end, endOffset) => writeText(flow, start, end - endOffset),
		oncomment: ignored,
		ondeclaration: ignored,
		onprocessinginstruction: ignored,
		onend: ignored
	});
	tokenizer.write(source);
	tokenizer.end();
	while (flow.tables.length > 0) closeTable(flow, source.length);
	recorder?.endBlock(flow.out.length());
	return flow.out.finish();
}
/** Reads names of elements, in lower case. A name is one string for all its tags, so that look-ups compare no letters. */
function createNameReader(source) {
	const names = /* @__PURE__ */ new Map();
	return (start, end) => {
		const printed = source.slice(start, Math.min(end, start + LONGEST_TAG_NAME));
		let name = names.get(printed);
		if (name === void 0) {
			const lower = printed.toLowerCase();
			name = names.get(lower) ?? lower;
			names.set(lower, name);
			names.set(printed, name);
		}
		return name;
	};
}
function opened(flow, tag, at, isSelfClosing, isXml) {
	const { stack, recorder } = flow;
	const { name, style, align } = tag;
	const traits = TRAITS.get(name) ?? 0;
	if ((traits & DROPPED) !== 0) {
		if (!isSelfClosing) stack.push(name, style, align, true);
		return;
	}
	const isEmpty = isSelfClosing || (traits & VOID) !== 0;
	if (stack.hidden()) {
		if (!isEmpty) stack.push(name, "", "", false);
		return;
	}
	if (name === "br") {
		separate(flow, 2, at);
		if (!flow.pendingTab) recorder?.endBlock(flow.out.length());
		return;
	}
	if (name === "table") openTable(flow, at);
	else if (name === "tr") openRow(flow, at);
	else if (name === "td" || name === "th") openCell(flow, name === "th", at, tag.colspan, tag.rowspan);
	else if ((traits & BLOCK) !== 0) endBlock(flow, at);
	else if (isXml) separate(flow, 2, at);
	if ((traits & CLASSIFYING) !== 0) recorder?.blockTag(name);
	if (isEmpty) return;
	if (name === "pre") flow.preDepth += 1;
	stack.push(name, style, align, false);
}
function closed(flow, name, at, isXml) {
	const wasHidden = flow.stack.hidden();
	const isBlock = ((TRAITS.get(name) ?? 0) & BLOCK) !== 0;
	if (!flow.stack.pop(name)) {
		if (!wasHidden && isBlock && name !== "table") endBlock(flow, at);
		return;
	}
	if (wasHidden) return;
	if (name === "pre") flow.preDepth = Math.max(0, flow.preDepth - 1);
	if (name === "table") closeTable(flow, at);
	else if (name === "tr") closeRow(flow, at);
	else if (name === "td" || name === "th") closeCell(flow);
	else if (isBlock) endBlock(flow, at);
	else if (isXml) separate(flow, 2, at);
}
function startTag(name) {
	return {
		name,
		style: "",
		align: "",
		colspan: 1,
		rowspan: 1
	};
}
/** Comments, declarations and processing instructions hold no words. */
function ignored() {}
/** A colspan or rowspan between 1 and 200: larger ones are mistakes or attacks. */
function spanCount(value) {
	const count = Number.parseInt(value, 10);
	return count >= 1 ? Math.min(count, 200) : 1;
}

// parsers/layout/plain-text.ts
/**
* Reads the words of a document, in linear time; never fails.
*
* HTML: `\n\n` ends a block (paragraph, list item, heading, table), `\n` ends a line (`<br>`, a table row, a paragraph
* inside a cell), one `\t` separates non-empty cells of a row. White space is collapsed, no-break and typographic
* spaces are plain spaces, soft hyphens and zero-width characters are dropped, entities decoded; scripts, styles,
* comments, `display:none` and the inline XBRL header are left out.
*
* Plain text: lines and columns stay; `<PAGE>`, `<TABLE>`, `<S>`, `<C>` and the like become as many spaces, so that
* what follows keeps its column. XML that is not HTML: one line per element with text.
*
* @example
* plainTextOf('<p>A&amp;B&nbsp;<b>Inc</b>.</p><p>x</p>').text // "A&B Inc.\n\nx"
*/
function plainTextOf(documentText) {
	return documentFormatOf(documentText) === "text" ? asciiTextOf(documentText) : readHtmlFlow(documentText);
}
/**
* The span of the words `plain.text[start, end)`: from the source of the first to the source of the last character,
* including any markup between. Leading and trailing white space is left out.
*
* @param sequence SEQUENCE of the document in its submission.
*/
function spanOf(plain, documentText, sequence, start, end) {
	let from = start;
	let to = end;
	while (from < to && isWhite(plain.text, from)) from += 1;
	while (to > from && isWhite(plain.text, to - 1)) to -= 1;
	const sourceStart = plain.sourceOffset(from);
	const sourceStop = to > from ? plain.sourceEnd(to - 1) : sourceStart;
	return {
		sequence,
		start: sourceStart,
		end: sourceStop,
		text: documentText.slice(sourceStart, sourceStop)
	};
}
function isWhite(text, index) {
	const code = text.charCodeAt(index);
	return !(code > 32 && code < 127) && /\s/.test(text.charAt(index));
}

// parsers/layout/patterns.ts
/**
* A part of a pattern written over several lines: line breaks and the indentation around them are dropped, backslashes
* are taken as written.
*/
function fragment(strings, ...parts) {
	return String.raw(strings, ...parts).replace(/(?<!\s)\s*\n\s*/g, "");
}
/**
* A pattern written over several lines, with fragments inserted.
*
* @example verbose('i')`^(?:${MONTH})\s+\d{1,2}$` // with MONTH = 'January|February': /^(?:January|February)\s+\d{1,2}$/i
*/
function verbose(flags = "") {
	return (strings, ...parts) => new RegExp(fragment(strings, ...parts), flags);
}

// parsers/beneficial-ownership/cover-labels.ts
/** In the spellings and misspellings that filers use. */
const LABELS = [
	[
		"name",
		verbose("gim")`
      names?(?:\s?\(s\))?\s+(?:of|or)\s+(?:(?:each|the)\s+)?(?:report(?:ing)?|filing)\s+persons?(?:\s?\(s\))?|
      name\s+of\s+person(?!s?\s+(?:filing|authorized|to|who))|
      names?\s+and\s+i\.?\s?r\.?\s?s\.?\s+identification\s+(?:nos?\.?|numbers?)|
      ^[ \t(]*1[.)]{0,2}[ \t]+reporting\s+persons?`,
		1,
		1
	],
	[
		"group",
		verbose("gim")`
      check\s+(?:the\s+)?appropriate\s+(?:box|row|\[?line\]?)\s+if\s+(?:a|the\s+reporting\s+person\s+is\s+a)\s+member\s+of\s+a\s+group|
      check\s+the\s+appropriate\s+box(?:\s+if(?:\s+a)?)?(?=[^\n]{0,80}\n[^\n]{0,40}member\s+of\s+a\s+group)|
      ^[ \t]{0,30}\(?2[.)]{1,2}[ \t]{1,12}(?:check\s+(?:box\s+)?if\s+(?:a\s+)?)?member\s+of\s+(?:a\s+)?group`,
		2,
		2
	],
	[
		"secUse",
		/sec\s+use\s+only/gi,
		3,
		3
	],
	[
		"source",
		/sources?\s+of\s+funds?/gi,
		4,
		4
	],
	[
		"proceedings",
		/check\s+(?:box\s+)?if\s+disclosure\s+of\s+legal\s+proceedings?\s+is\s+required/gi,
		5,
		5
	],
	[
		"citizenship",
		verbose("gim")`
      citizenship\s+o[rf]\s+(?:place|state|jurisdiction)\s+o[rf]\s+(?:organi[sz]ation|incorporation)|
      ^[ \t]{0,30}\(?[46][.)]{1,2}[ \t]{1,12}(?:citizenship|place\s+of\s+organi[sz]ation)(?=[ \t]{0,9}(?:[:\n]|\.{2}))`,
		4,
		6
	],
	[
		"soleVoting",
		/sole\s*(?:power\s+to\s+vote|voting[\s:|]{0,90}power)/gi,
		5,
		7
	],
	[
		"sharedVoting",
		/share[ds]?\s*(?:or\s+no\s+)?(?:power\s+to\s+vote|voting[\s:|]{0,90}power)/gi,
		6,
		8
	],
	[
		"soleDispositive",
		/sole\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}[\s:|]{0,90}power)/gi,
		7,
		9
	],
	[
		"sharedDispositive",
		/share[ds]?\s*(?:power\s+to\s+dispose|dispos[a-z]{1,8}[\s:|]{0,90}power)/gi,
		8,
		10
	],
	[
		"sharesOwned",
		verbose("gi")`
      aggregated?\s*amoun?t\s*(?:of\s+)?(?:shares\s+)?(?:benefi[a-z]{2,7}\s*)?own(?:ed|er)
      (?:\s*by(?:\s*(?:each|the|such|all))?(?:\s*reporting)?\s*persons?)?`,
		9,
		11
	],
	[
		"excludes",
		/check\s+(?:box\s+)?if\s+(?:the\s+)?aggregate\s+amount\s+(?:in|represented\s+by)\s+row/gi,
		10,
		12
	],
	[
		"percentOfClass",
		verbose("gi")`
      percent(?:age)?\s*of\s*class\s*represented\s*by\s*amount(?=\s{1,4}\d[\d.]{0,8}\s?%\s{0,4}in\s+row)|
      percent(?:age)?\s*of\s*(?:the\s+)?(?:class|series)\s*represent(?:ed|ing)[^%\d]{0,40}?
      (?:row|box|item)\s{0,3}\(?\s?(?:\d{1,2}|nine|eleven)?\s?\)?`,
		11,
		13
	],
	[
		"type",
		/types?\s*of\s*report(?:ing)?\s*persons?/gi,
		12,
		14
	]
];
/** The rows of a schedule by their numbers. */
function rowsOfForm(schedule) {
	const isOf13G = ([row]) => row !== "source" && row !== "proceedings";
	return schedule === "13G" ? new Map(LABELS.filter(isOf13G).map(([row, , number]) => [number, row])) : new Map(LABELS.map(([row, , , number]) => [number, row]));
}
/** The numbers of a row in Schedule 13G and 13D. */
function numbersOf(row) {
	const [, , in13G = 0, in13D = 0] = LABELS.find(([name]) => name === row) ?? [];
	return [in13G, in13D];
}
/** Small print that belongs to a label. */
const INSTRUCTIONS = /^[ \t]*(?:[.:]|(?:\n[ \t]*)?\(\s?see\s+instructions?\s*\)|\(\s*entities\s+only\s*\)|\*)*/i;
/** All labels of cover pages in a text, in order. */
function labelsIn(text) {
	const found = [];
	for (const [row, pattern] of LABELS) for (const match of text.matchAll(pattern)) {
		const after = match.index + match[0].length;
		const instructions = INSTRUCTIONS.exec(text.slice(after, after + 200));
		found.push({
			row,
			start: match.index,
			end: after + (instructions?.[0].length ?? 0)
		});
	}
	return found.sort((a, b) => a.start - b.start);
}

// parsers/layout/dates.ts
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH_NAME = "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec";
const MONTH_FIRST = new RegExp(`\\b(${MONTH_NAME})\\.?\\s{1,4}(\\d{1,2})(?:st|nd|rd|th)?\\s{0,2},?\\s{0,4}(\\d{4})\\b`, "gi");
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+day)?(?:\\s+of)?\\s{1,4}(${MONTH_NAME})\\.?,?\\s{1,4}(\\d{4})\\b`, "gi");
const NUMERIC = /(?<![\d/.-])(\d{1,2})[/](\d{1,2})[/](\d{4}|\d{2})(?![\d/])/g;
const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
function isoOf(year, month, day) {
	const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
	return year >= 1900 && year <= 2200 && isIsoDate(text) ? text : null;
}
function monthOf(name) {
	return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}
/** Two digits as EDGAR's era means them: 70–99 are of the last century. */
function fullYear(digits) {
	const year = Number(digits);
	if (digits.length > 2) return year;
	return year >= 70 ? 1900 + year : 2e3 + year;
}
/**
* The calendar dates of an English text, in order of place: "March 5, 2026", "5 March 2026", "5th day of March, 2026",
* "03/05/2026" (month first, as in the United States; day first only where the first number cannot be a month),
* "2026-03-05". Dates that do not exist are no dates.
*/
function datesIn(text) {
	const found = [];
	function add(match, date) {
		if (date !== null) found.push({
			date,
			start: match.index,
			end: match.index + match[0].length
		});
	}
	for (const m of text.matchAll(MONTH_FIRST)) add(m, isoOf(Number(m[3]), monthOf(m[1] ?? ""), Number(m[2])));
	for (const m of text.matchAll(DAY_FIRST)) add(m, isoOf(Number(m[3]), monthOf(m[2] ?? ""), Number(m[1])));
	for (const m of text.matchAll(NUMERIC)) {
		const [first, second, year] = [
			Number(m[1]),
			Number(m[2]),
			fullYear(m[3] ?? "")
		];
		add(m, isoOf(year, first, second) ?? isoOf(year, second, first));
	}
	for (const m of text.matchAll(ISO)) add(m, isoOf(Number(m[1]), Number(m[2]), Number(m[3])));
	return found.sort((a, b) => a.start - b.start);
}

// core/decimal.ts
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
/** Moves the decimal point: `scaleByPowerOfTen('5.25', 6)` is `"5250000"`. */
function scaleByPowerOfTen(value, power) {
	const { digits, scale } = readDecimal(value);
	return write({
		digits,
		scale: scale - power
	});
}

// parsers/layout/numbers.ts
const SCALES = {
	thousand: 3,
	million: 6,
	billion: 9,
	trillion: 12
};
const DIGITS = /\d[\d,]*(?:\.\d+)?|\.\d+/g;
/** Longer ones are not amounts, and slow to compute with. */
const LONGEST_DIGITS = 30;
const CURRENCY = "(?:\\b(?:US|U\\.S\\.|CAD|AUD|HK|NT|C|A|S)\\s?)?[$€£¥]|\\b(?:RMB|NIS|CHF|EUR|USD|GBP|CAD|SEK)\\b";
/** Parenthesis, currency, parenthesis, minus: all that may precede the digits of one amount. */
const LEAD = new RegExp(`(\\(\\s{0,2})?((?:${CURRENCY})\\s{0,3})?(\\(\\s{0,2})?((?<=^|[\\s($])[-−])?$`, "u");
const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY})\\s{0,3}$`, "u");
const AFTER = /^(?:\s{0,2}\))?(?:\s{0,2}(%|percent\b))?(?:[\s-]{1,2}(thousand|million|billion|trillion)\b)?/i;
/** Digits grouped in threes by commas, or not grouped at all; "761,12" is no amount. */
function wellFormed(digits) {
	const whole = digits.split(".", 1)[0] ?? "";
	return !whole.includes(",") || /^\d{1,3}(?:,\d{3})+$/.test(whole);
}
/**
* The amounts of a text, in order; digits inside words and identifiers (`333-277095`, `S-3`, `10b5`) are not amounts,
* nor are digits with misplaced commas.
*
* @example
* amountsIn('up to $12.5 million, less (1,234) shares').map((a) => a.value) // ["12500000", "-1234"]
*/
function amountsIn(text) {
	const amounts = [];
	for (const match of text.matchAll(DIGITS)) {
		const amount = amountAt(text, match.index, match[0]);
		if (amount !== null) amounts.push(amount);
	}
	return amounts;
}
function amountAt(text, index, matched) {
	const digits = matched.replace(/(?<!,),+$/, "");
	const stop = index + digits.length;
	if (digits.length > LONGEST_DIGITS || !wellFormed(digits)) return null;
	const before = text.slice(Math.max(0, index - 16), index);
	if (/[\p{L}\p{N}_]$/u.test(before) && !CURRENCY_BEFORE.test(before)) return null;
	if (/[\p{L}\p{N}][-–./]$/u.test(before)) return null;
	const next = text.slice(stop, stop + 24);
	if (/^[-–]?[\p{L}_]/u.test(next) && !/^-(?:thousand|million|billion)\b/i.test(next)) return null;
	if (/^(?:[-–/:]|\.(?=\d))\d/.test(next)) return null;
	const lead = LEAD.exec(before);
	const currency = lead?.[2]?.replace(/\s/g, "") ?? null;
	const tail = AFTER.exec(next);
	const negative = (lead?.[1] ?? lead?.[3]) !== void 0 && /^\s{0,2}\)/.test(next) ? !isFootnoteMark(digits, currency !== null) : lead?.[4] !== void 0;
	const led = (lead?.[0] ?? "").length - (negative || lead?.[2] === void 0 ? 0 : (lead[1] ?? "").length);
	const start = index - (currency !== null || negative ? led : 0);
	const scale = SCALES[(tail?.[2] ?? "").toLowerCase()] ?? 0;
	const point = digits.indexOf(".");
	const plain = digits.replaceAll(",", "");
	const value = scaleByPowerOfTen(plain.startsWith(".") ? `0${plain}` : plain, scale);
	const closes = negative && /^\s{0,2}\)/.test(next);
	const tailLength = tail?.[1] !== void 0 || tail?.[2] !== void 0 || closes ? tail?.[0].length ?? 0 : 0;
	return {
		value: negative && value !== "0" ? `-${value}` : value,
		start,
		end: stop + tailLength,
		currency,
		isPercent: tail?.[1] !== void 0,
		fractionDigits: point < 0 ? 0 : digits.length - point - 1,
		scale
	};
}
/** "(1)" after a word is a footnote, not minus one; "(1,234)" and "$(5)" are amounts. */
function isFootnoteMark(digits, hasCurrency) {
	return !hasCurrency && /^\d{1,2}$/.test(digits);
}

// parsers/beneficial-ownership/cover-values.ts
/** Words of the column beside the powers, which in text documents come between them. */
const SIDE_WORDS = /\b(?:numbers?\s+of|(?:shares|units)(?=\s*(?:\n|beneficially|$))|beneficiall?y?|owned(?:\s+by)?|by\s+each|each|reporting|persons?|with)\b:?/gi;
/** The number is within this many characters; footnotes follow. */
const LONGEST_ROW$1 = 600;
/** Letters that may precede the number: "Common Stock", "approximately". Longer words are a note. */
const MOST_LETTERS = 45;
const NO_NUMBER = /^(?:n\.?\s?\/\s?a\b|not\s+applicable|(?:please\s+)?see\b|same\s+as\b|refer\b|as\s+stated\b)/i;
const DASHED_ZERO = /^[\s|:.*]*([-–—]\s?[0O]\s?[-–—])/;
const ONLY_DASHES = /^[\s|:.*]*[-–—]{1,4}[ \t]*(?:\n|$)/;
/** Numbers of the rows below, in a cell of their own before the first count: `6\n7\n8\t14,918`. */
const ROW_NUMBERS = /^[\s|]{0,160}((?:\d{1,2}[.)]?\s{1,20}){2,3})(?=[\d-])/;
function withoutRowNumbers(words) {
	const stacked = ROW_NUMBERS.exec(words);
	const numbers = stacked?.[1]?.match(/\d+/g)?.map(Number) ?? [];
	const isRun = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
	return stacked && isRun && (numbers[0] ?? 0) >= 5 ? " ".repeat(stacked[0].length) + words.slice(stacked[0].length) : words;
}
/** "As of June 30, 2012: 1,234" does not count 30. */
function withoutDates(words) {
	const blanked = (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
	return datesIn(words).reduce(blanked, words);
}
function nothing(words, lead) {
	return {
		value: null,
		start: lead,
		end: Math.min(words.length, lead + 1),
		isDoubtful: false
	};
}
/** A printed zero at its first occurrence; null where there is none. */
function zeroAt(words, zero) {
	if (zero === void 0) return null;
	const start = words.indexOf(zero);
	return {
		value: 0,
		start,
		end: start + zero.length,
		isDoubtful: false
	};
}
/**
* The count of a row: a number, `-0-` or "none" for zero; a null value for a dash, "N/A" or a reference ("See Item 5").
* Words after the first number are a note, unless they are another number of shares. Null for a blank row, and for words
* that are not a count.
*/
function readCount(text) {
	const words = withoutRowNumbers(withoutDates(text.slice(0, LONGEST_ROW$1)).replace(SIDE_WORDS, (match) => " ".repeat(match.length)));
	const lead = /^[\s|:.*_=—–-]*/.exec(words)?.[0].length ?? 0;
	const zero = zeroAt(words, DASHED_ZERO.exec(words)?.[1]);
	if (zero !== null) return zero;
	const rest = words.slice(lead);
	if (NO_NUMBER.test(rest) || ONLY_DASHES.test(words)) return nothing(words, lead);
	const amount = amountsIn(words).find(({ start, end, isPercent, fractionDigits }) => !isPercent && fractionDigits <= 4 && !isReference(words, start, end) && !isFootnote(words, start, end));
	const none = /\b(?:none|nil|zero|no\s+shares)\b/i.exec(words);
	if (none && none.index < (amount?.start ?? words.length) && lettersIn(words, none.index) <= MOST_LETTERS) return {
		value: 0,
		start: none.index,
		end: none.index + none[0].length,
		isDoubtful: false
	};
	if (!amount || amount.currency !== null || lettersIn(words, amount.start) > MOST_LETTERS) return null;
	const value = Number(amount.value);
	const isBroken = /^[^\s\p{L}([*†‡]\d/u.test(words.slice(amount.end));
	return value < 0 || isBroken ? null : {
		value,
		start: amount.start,
		end: amount.end,
		isDoubtful: hasSecondCount(words.slice(amount.end))
	};
}
function lettersIn(words, to) {
	return words.slice(0, to).match(/\p{L}/gu)?.length ?? 0;
}
/** Words before a second number that is not another count: a part of the first, or its base. */
const EXPLAINED = /\b(?:includ|represent|consist|compris|based|of\s+which|issuable|exercis|conver|held|own|outstanding|note|except|exclud|as\s+of|pursuant|footnote|see|equal|plus)/i;
/** Another number of shares follows outside parentheses: amounts of several classes, or direct and indirect ones. */
function hasSecondCount(rest) {
	const open = outsideParentheses(rest);
	return amountsIn(open).some(({ start, end, isPercent }) => {
		return (/^\s*(?:shares|units|ads|warrants|class)\b/i.test(open.slice(end)) || open.slice(start, end).includes(",")) && !isPercent && !EXPLAINED.test(open.slice(0, start));
	});
}
function outsideParentheses(words) {
	return words.slice(0, 200).replace(/\([^()]*\)?/g, (match) => " ".repeat(match.length));
}
/** "Item 5", "Row 9", "Rule 13d", "page 3" are not counts. */
function isReference(text, start, end) {
	return /(?:items?|rows?|rule|page|note|footnote|exhibit|section|series|class|no\.?|see)\s*\(?$/i.test(text.slice(Math.max(0, start - 12), start)) || /^(?:\([a-z]\)|[a-z])/i.test(text.slice(end, end + 3));
}
/** "(1)" alone in parentheses. */
function isFootnote(text, start, end) {
	return /^\s?\)/.test(text.slice(end)) && /\(\s?$/.test(text.slice(0, start)) && end - start <= 2;
}
const BOUND = /^[\s|:.*]*(?:approximately\s+)?(?:(?:(?:not?\s+)?(?:less|more|greater)\s+than|under|below|in\s+excess|greater|over|up\s+to|at\s+(?:most|least)|not\s+to\s+exceed)\b|[<>≤≥]\s?\d)/i;
const STARS = /^[\s|:.]*\*{1,3}\s*(?:$|\n)/;
/** "Less than 5% (4.6%)": the percent in parentheses beside a bound that it keeps. */
function besideBound(words) {
	const match = /^[\s|:.*]*(?:less\s+than|under|below)\s+(\d{1,2}(?:\.\d{1,3})?)\s?%\s*\((?:approximately\s+)?(\d{1,2}(?:\.\d{1,4})?)\s?%\)/i.exec(words);
	const [all = "", bound, percent = ""] = match ?? [];
	if (match === null || Number(percent) >= Number(bound)) return null;
	const start = match.index + all.lastIndexOf(percent);
	return {
		value: Number(percent),
		start,
		end: start + percent.length,
		isDoubtful: false
	};
}
/** Percent of a class: "5.31%", "4.9 %", "17.1"; a null value for "less than 1%", a mark or a reference. */
function readPercent(text) {
	const words = withoutDates(text.slice(0, 400));
	const lead = /^[\s|:.*]*/.exec(words)?.[0].length ?? 0;
	const beside = besideBound(words);
	if (beside !== null) return beside;
	if (BOUND.test(words) || STARS.test(words) || NO_NUMBER.test(words.slice(lead)) || ONLY_DASHES.test(words)) return nothing(words, lead);
	const zero = zeroAt(words, DASHED_ZERO.exec(words)?.[1] ?? /^[\s|:.]*(none|nil|zero)\b/i.exec(words)?.[1]);
	if (zero !== null) return zero;
	const amounts = amountsIn(words).filter(({ start, end, currency, value }) => currency === null && Number(value) >= 0 && Number(value) <= 100 && !isReference(words, start, end) && !isFootnote(words, start, end));
	const chosen = amounts.find(({ isPercent }) => isPercent) ?? (amounts.length === 1 ? amounts[0] : void 0);
	if (chosen && /\d[^\s\d([]$/.test(words.slice(0, chosen.start))) return null;
	if (!chosen || lettersIn(words, chosen.start) > MOST_LETTERS) return null;
	const isDoubtful = hasSecondPercent(words, chosen) || looksLikeShare(chosen);
	return {
		value: Number(chosen.value),
		start: chosen.start,
		end: chosen.end,
		isDoubtful
	};
}
/** `0.083` without a percent sign may be 8.3 %. */
function looksLikeShare({ isPercent, value, fractionDigits }) {
	return !isPercent && fractionDigits > 1 && Number(value) > 0 && Number(value) < 1;
}
/** A range, or the percents of several classes; a percent in parentheses or of the votes is something else. */
function hasSecondPercent(words, chosen) {
	if (/\b(?:between|from)\s*$/i.test(words.slice(0, chosen.start))) return true;
	const open = outsideParentheses(words.slice(chosen.end));
	return amountsIn(open).some(({ start, end, isPercent }) => isPercent && !EXPLAINED.test(open.slice(0, start)) && !/^\W*(?:of\s+)?[^%]{0,40}\bvot/i.test(open.slice(end)));
}
/** Codes of the form: "IA, OO", also typed with zeros; not prose in capitals. */
function readTypes(text) {
	const line = /^[\s|:.*_-]*([^\n]*)/.exec(text);
	const words = line?.[1]?.slice(0, 80) ?? "";
	const at = (line?.[0].length ?? 0) - (line?.[1]?.length ?? 0);
	const codes = [...words.matchAll(/\b(?:[A-Z]{2}|00)\b/g)].map((match) => ({
		code: match[0] === "00" ? "OO" : match[0],
		index: match.index
	})).filter(({ code }) => PERSON_TYPES.has(code));
	const last = codes.at(-1);
	return {
		value: codes.map(({ code }) => code),
		start: at + (codes[0]?.index ?? 0),
		end: at + (last ? last.index + 2 : 0)
	};
}

// parsers/beneficial-ownership/numbered-rows.ts
/**
* A line that begins with the number of a row: `Item 5: 1,439,846`, `(5) 1,439,846`, `5. 1,439,846`. The form's own words
* may follow the first number, as in `Item 1: Reporting Person - Acme LP`, `Item 1: Reporting Person - Fed ID` over the name.
*/
const NUMBERED = /^[^\S\n]*(?:(?:items?|rows?|box|line)[^\S\n]*)?\(?(\d{1,2})[.):\]]{1,2}(?=\s)(?:[^\S\n]*(?:names?[^\S\n]+of[^\S\n]+)?reporting[^\S\n]+persons?[^\S\n]*[-–:]?(?:[^\S\n]*fed(?:eral)?[^\S\n]+id(?=[^\S\n]*\n))?)?/gim;
/** A page without labels has as many lines between two numbers, at most. */
const MOST_BETWEEN = 400;
const FEWEST_COUNTS = 4;
/**
* The rows of pages that have the form's numbers and not its words. A page begins with 1 and its numbers ascend; its
* counts are in rows 5 to 9, with 12 rows, or in rows 7 to 11, with 14.
*/
function numberedLabelsIn(text) {
	return runsOf([...text.matchAll(NUMBERED)].map((match) => ({
		number: Number(match[1]),
		start: match.index,
		end: match.index + match[0].length
	}))).flatMap((run) => labelsOf$1(text, run));
}
function runsOf(lines) {
	const runs = [];
	for (const line of lines) {
		const open = runs.at(-1);
		const last = open?.at(-1);
		if (line.number === 1) runs.push([line]);
		else if (open && last && line.number > last.number && line.start - last.end < MOST_BETWEEN) open.push(line);
		else if (open && line.number <= 14) runs.push([]);
	}
	return runs.filter(([first]) => first !== void 0);
}
function labelsOf$1(text, run) {
	const words = (at) => text.slice(run[at]?.end, run[at + 1]?.start ?? (run[at]?.end ?? 0) + 60);
	for (const schedule of ["13G", "13D"]) {
		const rows = rowsOfForm(schedule);
		const labels = run.flatMap(({ number, start, end }, at) => {
			const row = rows.get(number);
			return row === void 0 ? [] : [{
				row,
				start,
				end,
				at
			}];
		});
		const read = labels.filter(({ row }) => COUNTS.includes(row)).filter(({ at }) => /^[\s:]*[\d(–-]|^[\s:]*none\b/i.test(words(at)) && readCount(words(at)));
		const percent = labels.find(({ row }) => row === "percentOfClass");
		if (read.length >= FEWEST_COUNTS && percent && /\d\s{0,2}%|less\s+than/i.test(words(percent.at).slice(0, 60))) return labels.map(({ row, start, end }) => ({
			row,
			start,
			end
		}));
	}
	return [];
}

// parsers/beneficial-ownership/cover-rows.ts
/** The most characters of a page, and of its last row. */
const LONGEST_PAGE = 12e3;
const LONGEST_LAST_ROW = 240;
/** A page has most numbered rows, unless a label or two are misspelled beyond recognition. Prose mentions fewer labels. */
const FEWEST_NUMBERS = 3;
/**
* The cover pages of a schedule. A page begins with the label of its name, or, where that is missing, of row 2, and
* ends with row 12 or 14; stretches without the counted rows are mentions of the labels elsewhere.
*/
function coverPagesIn(text) {
	const labels = labelsIn(text);
	const pages = pagesOf(text, labels, hasCounts);
	if (pages.length > 0) return pages;
	const numbered = pagesOf(text, numberedLabelsIn(text), hasCounts);
	return numbered.length > 0 ? numbered : pagesOf(text, labels, isPartial);
}
function hasCounts(rows) {
	return NUMBERS.filter((row) => rows.has(row)).length >= FEWEST_NUMBERS;
}
/** A page that leaves out the powers. */
function isPartial(rows) {
	return rows.has("name") && rows.has("sharesOwned") && rows.has("percentOfClass");
}
function pagesOf(text, labels, isPage) {
	const begins = beginsIn(labels);
	const pages = [];
	begins.forEach((first, at) => {
		const begin = labels[first];
		if (!begin) return;
		const within = labels.slice(first, begins[at + 1] ?? labels.length).filter(({ start }) => start - begin.start < LONGEST_PAGE);
		const type = within.findIndex(({ row }) => row === "type");
		const rows = rowsOf(text, withoutProse(text, corrected(text, type < 0 ? within : within.slice(0, type + 1))), (type < 0 ? void 0 : within[type + 1])?.start ?? text.length);
		if (isPage(rows)) pages.push({
			start: begin.start,
			rows
		});
	});
	return pages;
}
function rowsOf(text, own, end) {
	const rows = /* @__PURE__ */ new Map();
	const isNumbered = own.filter((label) => hasNumber(text, label)).length * 2 > own.length;
	const behind = new Map(own.map((label) => [label, numberBehind(text, label)]));
	const isNumberedBehind = !isNumbered && own.filter((label) => behind.get(label) !== null).length * 2 > own.length;
	own.forEach((label, index) => {
		const earlier = rows.get(label.row);
		if (earlier && (label.row !== "name" || /\p{L}{2}/u.test(text.slice(earlier.start, earlier.end)))) return;
		const next = own[index + 1];
		const limit = next?.start ?? Math.min(end, label.end + LONGEST_LAST_ROW);
		const mark = next && isNumbered ? numberBefore(text, label.end, limit, next.row) : null;
		const start = (isNumberedBehind ? behind.get(label) : null) ?? label.end;
		rows.set(label.row, {
			start,
			end: Math.max(start, mark ?? limit)
		});
	});
	return rows;
}
/**
* Where pages begin: at each name; at a row 2 without a name since the last page's end; at powers after a page's end that
* lead to an amount and a percent of their own, unlike those of Item 4.
*/
function beginsIn(labels) {
	const begins = [];
	let isOpen = false;
	let hasGroup = false;
	labels.forEach(({ row, start }, index) => {
		const isPowers = row === "soleVoting" && !isOpen && leadsToAmount(labels.slice(index, index + MOST_LABELS));
		const before = labels[index - 1];
		if (row === "name" && before?.row === "name" && start - before.end < NAME_AND_NUMBER) return;
		if (row === "name" || isPowers || row === "group" && (!isOpen || hasGroup)) {
			begins.push(index);
			isOpen = true;
			hasGroup = row !== "name";
		} else if (row === "group") hasGroup = true;
		else if (row === "type") isOpen = false;
	});
	return begins;
}
/** The most characters between the label of the name and that of its identification number. */
const NAME_AND_NUMBER = 200;
/** A page has no more labels than this. */
const MOST_LABELS = 16;
function leadsToAmount(following) {
	const end = following.findIndex(({ row }) => row === "name" || row === "type");
	const own = end < 0 ? following : following.slice(0, end);
	return own.some(({ row }) => row === "sharesOwned") && own.some(({ row }) => row === "percentOfClass");
}
/** "… may be deemed to have shared power to vote" in a row is not a label where the real label has its number. */
function withoutProse(text, own) {
	const numbered = new Set(own.filter((label) => hasNumber(text, label)));
	return own.filter((label) => numbered.has(label) || !own.some((other) => other.row === label.row && numbered.has(other)));
}
const TWINS = {
	soleVoting: "soleDispositive",
	sharedVoting: "sharedDispositive"
};
/** A second "sole voting power" with the number of the dispositive row is that row, mistyped. */
function corrected(text, own) {
	return own.map((label, index) => {
		const twin = TWINS[label.row];
		if (twin === void 0 || own.some(({ row }) => row === twin)) return label;
		if (!own.slice(0, index).some(({ row }) => row === label.row)) return label;
		return hasNumber(text, {
			...label,
			row: twin
		}) ? {
			...label,
			row: twin
		} : label;
	});
}
/** Whether a label has its row's number right before it. */
function hasNumber(text, { row, start }) {
	return numberBefore(text, start - 40, start, row) !== null;
}
/** Where the number of a row begins, right before its label: `"0\n6\t"` has it after `0`. */
function numberBefore(text, from, end, row) {
	const words = text.slice(Math.max(0, from, end - 40), end);
	const match = /(^|[\s|(:])(?:item\s+|row\s+)?\(?(\d{1,2})\s?[.)]{0,2}[\s|:-]*$/i.exec(words);
	return match?.[2] !== void 0 && numbersOf(row).includes(Number(match[2])) ? end - match[0].length : null;
}
/** Words of the column beside the powers, which may come between a label and its number. */
const SIDE = /^(?:[\s|:.]|numbers?\b|of\b|shares\b|units\b|beneficially\b|owned\b|by\b|each\b|reporting\b|persons?\b|with\b)*/i;
/** Where the words of a row begin on pages with the number below the label: `"SOLE VOTING POWER\n7\n1,234"`. */
function numberBehind(text, { row, end }) {
	const words = text.slice(end, end + 80);
	const lead = SIDE.exec(words)?.[0].length ?? 0;
	const match = /^(\d{1,2})[.)]?(?=\s|$)/.exec(words.slice(lead));
	return match?.[1] !== void 0 && numbersOf(row).includes(Number(match[1])) ? end + lead + match[0].length : null;
}

// parsers/beneficial-ownership/item-five-table.ts
/** A row of names, amounts and percents: `Alder Partners L.P.      1,290,000      6.0%`. */
const ROW = /^[ \t]*(\p{Lu}[^\n\t\d%$]{2,80}?)(?:\([\d*]{1,2}\))?(?:(?: \.|\.{2}| {2})[ .]*|\t[ \t]*)(\d{1,3}(?:,\d{3})+|\d{3,9})(?:\([\d*]{1,2}\))?[ \t]+(\d{1,3}(?:\.\d{1,4})?)\s?%/gmu;
/** The columns that the rows stand under. */
const HEADING$1 = /\b(?:shares|amount|number)\b[\s\S]{0,200}\bpercent/i;
const TOTAL = /^(?:total|aggregate|all\s+reporting|combined|group)\b/i;
const LONGEST_HEADING = 400;
const MOST_PERSONS$3 = 50;
/** The persons of a table in Item 5, where its columns are named; none where a name occurs twice. */
function personsOfTable(part, from, mark, unread) {
	const rows = [...part.matchAll(ROW)].filter(({ 1: name = "" }) => !TOTAL.test(name)).slice(0, MOST_PERSONS$3);
	const [first] = rows;
	if (!first || !HEADING$1.test(part.slice(Math.max(0, first.index - LONGEST_HEADING), first.index))) return [];
	const names = rows.map(({ 1: name = "" }) => name.trim().replace(/\s+/g, " "));
	if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) return [];
	return rows.map((row, index) => {
		const at = `reportingPersons[${index}]`;
		const [whole, printed = "", amount = "", percent = ""] = row;
		const start = from + row.index;
		const nameAt = start + whole.indexOf(printed);
		mark(`${at}.name`, nameAt, nameAt + printed.length);
		const amountAt = start + whole.indexOf(amount, whole.indexOf(printed) + printed.length);
		mark(`${at}.sharesOwned`, amountAt, amountAt + amount.length);
		const percentAt = start + whole.lastIndexOf(percent);
		mark(`${at}.percentOfClass`, percentAt, percentAt + percent.length);
		for (const power of Object.keys(NO_POWERS)) unread.push(`${at}.${power}`);
		const unstated = {
			cik: null,
			memberOfGroup: null,
			typeOfReportingPerson: [],
			citizenship: null
		};
		const amounts = {
			sharesOwned: Number(amount.replaceAll(",", "")),
			percentOfClass: Number(percent)
		};
		return {
			name: names[index] ?? null,
			...amounts,
			...NO_POWERS,
			...unstated
		};
	});
}
/** Item 5 states powers in words. */
const NO_POWERS = {
	soleVoting: null,
	sharedVoting: null,
	soleDispositive: null,
	sharedDispositive: null
};

// parsers/beneficial-ownership/item-five.ts
const LONGEST_ITEM = 12e3;
const MOST_PERSONS$2 = 20;
/** "Mr. Doe beneficially owns 1,234,567 shares of Common Stock, representing approximately 8.3 %". */
const SUBJECT = fragment`
  [Tt]he\s+Reporting\s+Person|
  \p{Lu}[\p{L}\d.&'’-]{0,60}(?:,?\s+(?:\p{Lu}[\p{L}\d.&'’-]{0,60}|of|and|de|van|von|&)){0,9}`;
const OWNS = fragment`
  (?:may\s+be\s+deemed\s+to\s+)?(?:(?:directly|indirectly)\s+)?(?:beneficially\s+own(?:s|ed)?|
  (?:is|was)\s+the\s+(?:direct\s+|indirect\s+)?beneficial\s+owner\s+of)\s+
  (?:(?:directly|indirectly|the|an\s+aggregate\s+of|a\s+total\s+of|in\s+the\s+aggregate),?\s+)*`;
const STATED = verbose("gu")`
  (?<=^|[.;:)(]\s{0,6}|\b(?:hereof|thereof|date|\d{4}|[Ss]tatement),\s{0,3})(${SUBJECT}),?
  (?:\s+as\s+[^,.;]{3,80},)?\s+${OWNS}
  (\d[\d,]*)\s+(?:(?:[Cc]ommon|[Oo]rdinary)\s+)?(?:[Ss]hares|[Uu]nits|ADSs?)\b([^.;%]{0,320}?)
  (\d{1,3}(?:\.\d{1,4})?)\s?%`;
/** Words that join the amount to its percent; a percent of votes or of a fund has others. */
const JOINED = /\b(?:represent|constitut|compris|or|equal|amount|approximately|about)\w*|\(\s*$/i;
const DEFINED = /(\p{Lu}[^()\n]{1,90}?)\s*\(\s?(?:collectively,\s+)?(?:the\s+)?["“]reporting\s+person["”]\s?\)/iu;
/**
* The persons that Item 5 of a Schedule 13D names with an amount and a percent of the class in one sentence, for
* amendments filed without cover pages; where no sentence does, those of a table. Powers are not read, and nothing is read where a name occurs twice.
*/
function personsOfItem5(text, mark, unread) {
	const item = /item\s+5\b[.:\s-]{0,12}(?:\([a-e]\)\s*)?interests?\s+in\s+(?:the\s+)?securities/i.exec(text);
	if (!item) return [];
	const from = item.index + item[0].length;
	const part = text.slice(from, from + LONGEST_ITEM).split(/\bitem\s+6\b/i, 1)[0] ?? "";
	const found = [...part.matchAll(STATED)].filter((match) => JOINED.test(match[3] ?? "")).slice(0, MOST_PERSONS$2);
	if (found.length === 0) return personsOfTable(part, from, mark, unread);
	const names = found.map((match) => match[1]?.replace(/\s+/g, " ") ?? "");
	if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) return [];
	return found.map((match, index) => {
		const at = `reportingPersons[${index}]`;
		const [whole, subject = "", amount = "", , percent = ""] = match;
		const start = from + match.index;
		const amountAt = start + whole.indexOf(amount, subject.length);
		mark(`${at}.sharesOwned`, amountAt, amountAt + amount.length);
		const percentAt = start + whole.lastIndexOf(percent);
		mark(`${at}.percentOfClass`, percentAt, percentAt + percent.length);
		for (const power of Object.keys(NO_POWERS)) unread.push(`${at}.${power}`);
		const name = nameOf(text, subject, start, (from_, to) => mark(`${at}.name`, from_, to));
		const [sharesOwned, percentOfClass] = [Number(amount.replaceAll(",", "")), Number(percent)];
		const unstated = {
			cik: null,
			memberOfGroup: null,
			typeOfReportingPerson: [],
			citizenship: null
		};
		return {
			name,
			sharesOwned,
			percentOfClass,
			...NO_POWERS,
			...unstated
		};
	});
}
/** The subject itself, or the one defined as "the Reporting Person"; null where none is defined. */
function nameOf(text, subject, at, mark) {
	if (!/^(?:the\s+)?reporting\s+person$/i.test(subject)) {
		mark(at, at + subject.length);
		return subject.replace(/\s+/g, " ");
	}
	const defined = DEFINED.exec(text);
	const words = defined?.[1]?.replace(/^.*\b(?:by|of)\s+/is, "") ?? "";
	if (!defined || words === "") return null;
	const end = defined.index + (defined[1]?.length ?? 0);
	mark(end - words.length, end);
	return words.replace(/\s+/g, " ").trim();
}

// parsers/beneficial-ownership/name-ending.ts
const NAME_ENDING = verbose("i")`
  ^\W*(?:&\s+)?(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|l\.?l\.?c|l\.?p|holdings?|group|trust|
  n\.?v|s\.?a|ag|se)\b\.?,?(?:\s+(?:inc|ltd|limited|corp|corporation|l\.?p|llc|plc)\.?)?\W*$`;
/** A legal ending, with which a name continues even over a blank line: "Acme" over "Corporation". */
function isNameEnding(words) {
	return NAME_ENDING.test(words);
}

// parsers/beneficial-ownership/item-rows.ts
const QUESTIONS = [
	["issuer", /names?\s+of\s+(?:the\s+)?issuer\b(?!['’]s)/gi],
	["filer", /names?\s+of\s+(?:the\s+)?(?:reporting\s+)?persons?(?:\s?\(s\))?\s+filing\b/gi],
	["citizenship", /citizenship(?:\s+or\s+place\s+of\s+organi[sz]ation)?/gi],
	["title", /titles?\s+of\s+class(?:es)?(?:\s+of\s+(?:equity\s+)?securities)?/gi],
	["cusip", /cusip\s+(?:numbers?|nos?\.?|#)/gi],
	["sharesOwned", /(?:aggregate\s+)?amount\s+(?:of\s+shares\s+)?beneficially\s+owned/gi],
	["percentOfClass", /percent(?:age)?\s+of\s+(?:the\s+)?class/gi],
	["soleVoting", /sole\s+(?:power\s+to\s+vote(?:\s+or\s+(?:to\s+)?direct\s+the\s+vote)?|voting\s+power)/gi],
	["sharedVoting", /shared\s+(?:power\s+to\s+vote(?:\s+or\s+(?:to\s+)?direct\s+the\s+vote)?|voting\s+power)/gi],
	["soleDispositive", /sole\s+(?:power\s+to\s+dispose(?:\s+or\s+(?:to\s+)?direct\s+the\s+disposition)?|dispositive\s+power)/gi],
	["sharedDispositive", /shared\s+(?:power\s+to\s+dispose(?:\s+or\s+(?:to\s+)?direct\s+the\s+disposition)?|dispositive\s+power)/gi]
];
/** A question's letter or item before it, where the answer to the one above ends. */
const MARK$1 = /(?:^|\n|(?<![^\S\n])\t)[^\S\n]{0,60}(?:item\s{1,9}\d{1,2}\s{0,9})?[.:]?\s?(?:\(?\s?(?:[a-h]|[ivx]{1,4}|\d{1,2})\s?[).]){0,2}[.:]?[^\S\n]{0,60}$/i;
/** Words of the form between a question and its answer. */
const REST = verbose("i")`
  ^(?:\s|[.:_*|–—]|-(?!\s?[0o]\s?-)|\((?:s|see\s+(?:item|instructions?)[^)]{0,20})\)|of\b(?!\s+\d)|
  (?:such|these)\s+shares\b|by\s+(?:the\s+)?reporting\s+persons?\b)*`;
const NEXT = /\n[^\S\n]*(?:item\s+\d|\(?\s?(?:[a-h]|[ivx]{1,4})\s?\)[\s:]|\([a-z]\)|signatures?\b)/i;
const LONGEST_ANSWER = 600;
const MOST_NAMES$1 = 20;
/**
* The answers to the questions of Items 1, 2 and 4, wherever the form's words follow an item, a letter or a line break;
* a sentence that mentions them is no question.
*/
function itemAnswersIn(text) {
	const labels = QUESTIONS.flatMap(([question, pattern]) => [...text.matchAll(pattern)].filter(({ index }) => MARK$1.test(text.slice(Math.max(0, index - 60), index))).map((match) => ({
		question,
		start: match.index,
		end: match.index + match[0].length
	}))).sort((a, b) => a.start - b.start);
	const places = /* @__PURE__ */ new Map();
	labels.forEach(({ question, end }, at) => {
		const start = end + (REST.exec(text.slice(end, end + 120))?.[0].length ?? 0);
		const limit = Math.min(labels[at + 1]?.start ?? text.length, start + LONGEST_ANSWER);
		const words = text.slice(start, Math.max(start, limit));
		const next = NEXT.exec(words);
		const own = next ? words.slice(0, next.index) : words.replace(/(?:\n|\t)[^\n\t]{0,12}$/, "");
		if (own.trim() === "") return;
		const place = {
			start,
			end: start + own.length
		};
		places.set(question, [...places.get(question) ?? [], place]);
	});
	return { places };
}
/** Item 2 names who files. */
const ROWS_OF_ITEM_4 = [
	"sharesOwned",
	"percentOfClass",
	"soleVoting",
	"sharedVoting",
	"soleDispositive",
	"sharedDispositive"
];
/**
* The persons of a Schedule 13G without cover pages: those that Item 2 names, each with the amount, the percent and the
* powers of Item 4, which are stated once. None where Item 4 has several amounts.
*/
function pagesOfItems(text, { places }) {
	const filers = places.get("filer") ?? [];
	const [owned, ...owneds] = places.get("sharesOwned") ?? [];
	const [percent] = places.get("percentOfClass") ?? [];
	const last = filers.at(-1);
	if (!last || !owned || !percent || owneds.length > 0 || owned.start < last.end) return [];
	const rows = /* @__PURE__ */ new Map();
	const [citizenship] = places.get("citizenship") ?? [];
	if (citizenship) rows.set("citizenship", citizenship);
	for (const row of ROWS_OF_ITEM_4) {
		const place = places.get(row)?.find(({ start }) => start >= owned.start);
		if (place) rows.set(row, place);
	}
	return filers.flatMap((place) => namesIn(text, place)).map((name) => ({
		start: name.start,
		rows: new Map([...rows, ["name", name]])
	}));
}
/** One name on each line, unless a line only continues the one before it. */
function namesIn(text, { start, end }) {
	const names = [];
	for (const match of text.slice(start, end).matchAll(/[^\n;]+/g)) {
		if (!/\p{L}{2}/u.test(match[0])) continue;
		const words = match[0].trim();
		const at = start + match.index + match[0].indexOf(words);
		const before = names.at(-1);
		const isContinued = before && (isNameEnding(words) || /(?:,|&|\band|\bof)$/.test(text.slice(before.start, before.end)));
		if (/^(?:c\/o|address|see\b|\d)/i.test(words)) break;
		if (isContinued) names.splice(-1, 1, {
			start: before.start,
			end: at + words.length
		});
		else names.push({
			start: at,
			end: at + words.length
		});
	}
	return names.slice(0, MOST_NAMES$1);
}

// parsers/beneficial-ownership/label-columns.ts
/** A row's first line: its number and label, behind words of the column beside the powers. */
const ROW_BEGIN = /^([^\S\n]*(?:[A-Za-z]{2,14}(?:[^\S\n][A-Za-z]{2,12}){0,2}[^\S\n]{2,})?)\(?\d{1,2}[.):\]]{0,2}[^\S\n]+\p{Lu}/u;
const GAP = /\S[^\S\n]{3,}(?=\S)/g;
const NUMBER_CELL = /^\(?\d{1,2}[.):\]]{0,2}$/;
/** Columns end before. */
const LONGEST_LINE$1 = 300;
/** No label takes more lines. */
const MOST_LINES$1 = 5;
/**
* The text with the columns of labels and values apart, where the label of a row takes several lines and its value is
* beside the first: `9) Aggregate Amount      1,500` over `Owned by Each Person` becomes the label, then the value.
*/
function labelsFirst(text) {
	const order = [];
	let block = null;
	const close = () => {
		if (block) order.push(...block.sides, ...block.labels, ...block.values);
		block = null;
	};
	for (const { 0: line, index: start } of text.matchAll(/[^\n]*\n|[^\n]+$/g)) {
		const first = ROW_BEGIN.exec(line);
		if (first || line.trim() === "" || block && block.labels.length >= MOST_LINES$1) close();
		if (first) block = {
			margin: first[1]?.length ?? 0,
			sides: [],
			labels: [],
			values: []
		};
		if (block) addLine(block, line, start);
		else order.push({
			start,
			end: start + line.length
		});
	}
	close();
	return reordered(text, order);
}
function addLine({ margin, sides, labels, values }, line, start) {
	const end = start + line.length;
	const side = /\S/.test(line.slice(0, margin)) && !/\S/.test(line.charAt(margin - 1)) ? margin : 0;
	if (side > 0) sides.push({
		start,
		end: start + side
	});
	const cut = start + side + valueColumn(line.slice(side));
	labels.push({
		start: start + side,
		end: cut
	});
	if (cut < end) values.push({
		start: cut,
		end
	});
}
/** Where the value of a line begins: after the first gap behind the words of its label. */
function valueColumn(line) {
	for (const { 0: words, index } of line.slice(0, LONGEST_LINE$1).matchAll(GAP)) {
		const at = index + words.length;
		const label = line.slice(0, at).trim();
		if (/\p{L}{2}/u.test(label) && !NUMBER_CELL.test(label)) return at;
	}
	return line.length;
}
function reordered(text, order) {
	const starts = [];
	let length = 0;
	const words = order.map(({ start, end }) => {
		starts.push(length);
		const piece = text.slice(start, end);
		const whole = piece.endsWith("\n") ? piece : `${piece}\n`;
		length += whole.length;
		return whole;
	});
	const offsetOf = (at) => {
		const index = lastAtMost(starts, at);
		const piece = order[index];
		return piece ? Math.min(piece.start + at - (starts[index] ?? 0), piece.end) : at;
	};
	return {
		text: words.join(""),
		offsetOf
	};
}

// parsers/beneficial-ownership/raised-marks.ts
/** Inline markup that raises the text after it; `vertical-align` of a cell moves the cell, not its letters. */
const RAISED = /<(?:[\w-]+:)?(?:sup\b|(?:font|span|small|em|a|b|i|u)\b[^>]{0,1000}(?:vertical-align:\s*(?:super|top|[1-9])|position:\s*relative;\s*top:\s*-))/gi;
const MOST_MARKUP = 2e3;
const MARK = /^[\d,*†‡()]{1,6}/;
/**
* The words of `plain.text[from, to)` with raised figures blanked, so that `3,500,000²` is not 35,000,002: on a cover
* page a raised figure is a footnote mark. Lengths and positions are unchanged.
*/
function withoutRaisedMarks(plain, source, from, to) {
	const words = plain.text.slice(from, to);
	if (!/\d/.test(words)) return words;
	let result = "";
	let at = 0;
	for (const { index } of words.matchAll(/\d/g)) {
		if (index < at || !isRaised(plain, source, from + index)) continue;
		result += words.slice(at, index);
		const run = MARK.exec(words.slice(index))?.[0] ?? "";
		let length = 1;
		const isAdjacent = (end) => plain.sourceOffset(end) === plain.sourceEnd(end - 1);
		while (length < run.length && isAdjacent(from + index + length)) length += 1;
		result += " ".repeat(length);
		at = index + length;
	}
	return result + words.slice(at);
}
function isRaised(plain, source, at) {
	let before = at - 1;
	while (before > 0 && at - before < 40 && /\s/.test(plain.text.charAt(before))) before -= 1;
	const to = plain.sourceOffset(at);
	const markup = source.slice(Math.max(before < 0 ? 0 : plain.sourceEnd(before), to - MOST_MARKUP), to);
	if (!markup.includes("<")) return false;
	const last = [...markup.matchAll(RAISED)].at(-1);
	if (!last) return false;
	return !/<\/(?:sup|font|span|small|em|a|b|i|u)\b/i.test(markup.slice(last.index + last[0].length));
}

// parsers/beneficial-ownership/group-box.ts
/** Box (a) or (b); a marked box; an empty one. Single letters are those that Wingdings shows as boxes. */
const TOKEN = verbose("gu")`
  (\(\s?a\s?\)|(?<![\p{L}\d])[aA][.)])|(\(\s?b\s?\)|(?<![\p{L}\d])[bB][.)])|
  (${"\\[\\s?[xX✓*]\\s?\\]|\\(\\s?[xX]\\s?\\)|/\\s?[xX]\\s?/|\\|\\s?[xX]\\s?\\||[<{]\\s?[xX]\\s?[>}]|_+[xX]_*|_*[xX]_+"}|[✓✔☒☑ýþ■●]|(?<![\p{L}\d])[xXR](?![\p{L}\d]))|
  (${"\\[[\\s_]{0,6}\\]|\\(\\s{0,6}\\)|/[\\s_]{0,4}/|\\|[\\s_]{1,4}\\||[☐□¨£]|_{2,}"}|(?<![\p{L}\d])[oqO](?![\p{L}\d]))`;
/**
* Box (a) or (b) of row 2: true for (a), a member of a group; false for (b). Null where neither is marked, or both are.
* Boxes come after their letters, before them, or on a line of their own below both letters.
*/
function readGroup(text) {
	const tokens = [...text.slice(0, 300).matchAll(TOKEN)].map((match) => {
		return {
			kind: match[1] !== void 0 ? "a" : match[2] !== void 0 ? "b" : "box",
			isMarked: match[3] !== void 0,
			start: match.index,
			end: match.index + match[0].length
		};
	});
	const a = tokens.findIndex(({ kind }) => kind === "a");
	const b = tokens.findIndex(({ kind }, at) => kind === "b" && at > a);
	if (a < 0 || b < 0) return null;
	const boxes = (from, to) => tokens.slice(from, to).filter(({ kind }) => kind === "box");
	const [before, between, after] = [
		boxes(0, a),
		boxes(a + 1, b),
		boxes(b + 1)
	];
	const [ofA, ofB] = before.length > 0 && (between.length === 0 || after.length === 0) ? [before.at(-1), between[0]] : between.length === 0 && after.length > 1 ? [after[0], after[1]] : [between[0], after[0]];
	const [isA, isB] = [ofA?.isMarked === true, ofB?.isMarked === true];
	if (isA === isB) return null;
	const [letter, box] = isA ? [tokens[a], ofA] : [tokens[b], ofB];
	if (!letter || !box) return null;
	return {
		value: isA,
		start: Math.min(letter.start, box.start),
		end: Math.max(letter.end, box.end)
	};
}
/** Row 2 as EDGAR renders an XML schedule: its boxes are images with an alternative text. */
function readGroupOfImages(markup) {
	return readGroup(markup.slice(0, 4e3).replace(/<img\b[^>]{0,400}>/gi, (image) => /unchecked|not\s+checked/i.test(image) ? " [ ] " : /checked/i.test(image) ? " [X] " : " ").replace(/<[^>]{0,1000}>/g, " ").replace(/&nbsp;|&#160;/gi, " ").replace(/\s+/g, " "))?.value ?? null;
}

// parsers/beneficial-ownership/person-name.ts
/** The form's small print about identification numbers, and the numbers. */
const IDENTIFICATION = [
	verbose("gi")`
    \(?\s?(?:no\s+)?(?:(?:s\.?\s?s\.?\s+)?(?:or|and)\s+)?i\.?\s?r\.?\s?s\.?\s+(?:employer\s+)?
    identification\s+(?:nos?\.?|numbers?)(?:\s?\(s\))?\.?
    (?:\s+of\s+(?:the\s+)?above\s+persons?(?:\s?\(s\))?)?(?:\s?[([]?entities\s+only[)\]]?)?(?:[\s:#]{0,4}\d{2}-?\d{7})?\)?\.?`,
	/\bof\s+above\s+persons?(?:\s?\(s\))?(?:\s?\(entities\s+only\))?/gi,
	/[([]\s?(?:entities\s+only|see\s+instructions?|optional)\s?[)\]]\.?/gi,
	/(?:-\s?)?\(?(?:\btax\s+id(?:\s+no\.?)?[:\s]{0,6})?#{3}-#{2}-#{4}\)?/gi,
	/\(?\b(?:ein|tin|i\.?\s?r\.?\s?s\.?|tax\s+id|fein|i\.?\s?d\.?)(?:\s{0,3}(?:no|nos|number|identification|#)\b\.?)?[\s:#.]{0,6}\d{2}-?\d{7}\)?/gi,
	/\(?\b(?:ein|tin|fein|i\.r\.s\.|tax\s+id)\b[^\n\t]{0,40}\d[^\n\t]{0,12}/gi,
	/[-–—#]?\s?\b(?:\d{2}-\d{7}|\d{3}-\d{2}-\d{4})\b/g,
	/[/(]?\s?\b(?:s\.\s?s\.|social\s+security|tax(?:payer)?\s+(?:identification|id|i\.d\.)|i\.\s?d\.|employer\s+identification|fein|ein)\s{0,3}(?:nos?\b\.?|numbers?\b|#)\s?:?\)?/gi
];
/** A name ends before the next row's label. */
const NEXT_LABEL = /^\W*\d{1,2}\W{1,3}\s*(?:check|sec\s+use|source|citizenship)\b|^\W*(?:names?\s+of\s+(?:the\s+)?issuer|titles?\s+of\s+class|cusip)\b/i;
function withoutIdentification(text) {
	const blank = (match) => match.replace(/[^\n\t]/g, " ");
	return IDENTIFICATION.reduce((words, pattern) => words.replace(pattern, blank), text);
}
/** A person's name: the words of row 1 without the form's small print and the identification number. */
function readName(text) {
	const words = withoutIdentification(text.slice(0, 700));
	const lines = [];
	for (const match of words.matchAll(/[^\n\t]+/g)) {
		const line = match[0].replace(/^[\s.:*|_=-]+/, (lead) => " ".repeat(lead.length));
		const content = line.replace(/(?<![\s|])[\s|]+$/, "").trim().replace(/(?<![\s_=–-])[\s_=–-]{2,}$|(?<!\s)\s+\($/, "");
		if (NEXT_LABEL.test(content)) break;
		if (!/\p{L}{2}|\p{L}\.\s?\p{L}/u.test(content)) {
			if (lines.length > 0) break;
			continue;
		}
		const start = match.index + line.length - line.trimStart().length;
		lines.push({
			text: content,
			start,
			end: start + content.length
		});
		if (lines.length === 3) break;
	}
	const [first] = lines;
	const last = lines.at(-1);
	if (!first || !last) return null;
	const name = lines.map((line) => line.text).join(" ").replace(/\s+/g, " ").replace(/(?<!\s)\s*\(\s*\d{1,2}\s*\)\s*$/, "").replace(/(?:(?<!\s)\s+|(?<![\s*†]))[*†]+$/, "").trim();
	return name.length < 2 || name.length > 250 ? null : {
		value: name,
		start: first.start,
		end: last.end
	};
}
/** Row 4 or 6: the first line with words. */
function readCitizenship(words) {
	const match = /(?<![^\n\t])[^\n\t]*\p{L}(?:\p{L}|\.\s?\p{L}\.)[^\n\t]*/u.exec(words.slice(0, 300));
	const value = match?.[0].replace(/^[\s.:*|_=-]+|(?<!\s)\s+number\s+of.*$|(?<![\s|])[\s|]+$/gi, "").trim() ?? "";
	if (!match || !/\p{L}(?:\p{L}|\.\s?\p{L}\.)/u.test(value) || /^\(?(?:number of|shares|beneficially|for questions)/i.test(value)) return null;
	const start = match.index + match[0].indexOf(value);
	return {
		value,
		start,
		end: start + value.length
	};
}

// parsers/beneficial-ownership/read-persons.ts
function readPersons(pages, source, isOfItems = false) {
	const ranges = [];
	const unread = [];
	const doubtful = [];
	const reader = {
		...source,
		mark: (...range) => void ranges.push(range),
		unread,
		doubtful,
		isOfItems
	};
	return {
		persons: pages.map((page, index) => personOf(page, `reportingPersons[${index}]`, reader)),
		ranges,
		unread,
		doubtful
	};
}
/** How much of the pages is read. */
function valuesRead({ persons, unread }) {
	return persons.map((person) => NUMBERS.filter((row) => person[row] !== null).length).reduce((sum, count) => sum + count, 0) - unread.length;
}
function personOf(page, at, reader) {
	const { markup, mark, unread, doubtful, isOfItems } = reader;
	function read(row, name, readWords) {
		const place = page.rows.get(row);
		const words = place ? reader.words(place.start, place.end) : "";
		const found = place ? readWords(row === "group" ? words : words.replaceAll("_", " ")) : null;
		if (!place || found === null) return null;
		if (found.value !== null && found.end > found.start) mark(`${at}.${name}`, place.start + found.start, place.start + found.end);
		return found;
	}
	function number(row, readWords) {
		const path = `${at}.${row}`;
		let isDoubtful = false;
		const found = read(row, row, (text) => {
			const reading = readWords(text);
			isDoubtful = reading?.isDoubtful === true;
			return reading;
		});
		if (found === null && !(isOfItems && !page.rows.has(row))) unread.push(path);
		if (isDoubtful) doubtful.push(path);
		return found?.value ?? null;
	}
	if (!page.rows.has("type") && !isOfItems) unread.push(`${at}.typeOfReportingPerson`);
	function group() {
		const place = page.rows.get("group");
		const source = place ? markup(place.start, place.end) : "";
		if (!place || !/<img\b/i.test(source)) return read("group", "memberOfGroup", readGroup)?.value ?? null;
		const value = readGroupOfImages(source);
		if (value !== null) mark(`${at}.memberOfGroup`, place.start, place.end);
		return value;
	}
	const powers = {
		soleVoting: number("soleVoting", readCount),
		sharedVoting: number("sharedVoting", readCount),
		soleDispositive: number("soleDispositive", readCount),
		sharedDispositive: number("sharedDispositive", readCount)
	};
	const owned = page.rows.get("sharesOwned");
	const below = owned !== void 0 && readCount(reader.words(owned.start, owned.end)) === null ? read("excludes", "sharesOwned", (words) => displacedAmount(words, powers)) : null;
	return {
		name: read("name", "name", readName)?.value ?? null,
		cik: null,
		sharesOwned: below?.value ?? number("sharesOwned", readCount),
		percentOfClass: number("percentOfClass", readPercent),
		...powers,
		memberOfGroup: group(),
		typeOfReportingPerson: read("type", "typeOfReportingPerson", readTypes)?.value ?? [],
		citizenship: read("citizenship", "citizenship", readCitizenship)?.value ?? null
	};
}
/**
* The amount owned, where its row shares a cell with the next one ("excludes certain shares") and both labels precede the
* values: a number of that row that is the sum of powers. Null where it is another number.
*/
function displacedAmount(words, powers) {
	const lead = /^[\s\S]{0,80}?\bcertain\s+shares\b/i.exec(words)?.[0].length;
	if (lead === void 0) return null;
	const reading = readCount(words.slice(lead).replace(/\(see\s+instructions?\)/i, (small) => " ".repeat(small.length)));
	const sums = [(powers.soleVoting ?? 0) + (powers.sharedVoting ?? 0), (powers.soleDispositive ?? 0) + (powers.sharedDispositive ?? 0)];
	if (!reading || reading.value === null || reading.value === 0 || !sums.includes(reading.value)) return null;
	return {
		value: reading.value,
		start: lead + reading.start,
		end: lead + reading.end
	};
}

// parsers/beneficial-ownership/repeated-names.ts
/** With more persons, a name is not looked for. */
const MOST_PERSONS$1 = 100;
/** Letters and figures alone: items and signatures punctuate a name otherwise. */
function wordsOf(text) {
	return ` ${text.toUpperCase().replace(/[.'’]/g, "").match(/[\p{L}\d]+/gu)?.join(" ")} `;
}
/**
* Paths of the names that the schedule prints once: its items and signatures repeat a name, unless words of the form were
* read with it.
*/
function namesPrintedOnce(text, { issuer, reportingPersons }) {
	const words = wordsOf(text);
	const isOnce = (name) => {
		const own = wordsOf(name);
		const first = words.indexOf(own);
		return first < 0 || !words.includes(own, first + own.length - 1);
	};
	const persons = reportingPersons.flatMap(({ name }, index) => name !== null && (index >= MOST_PERSONS$1 || isOnce(name)) ? [`reportingPersons[${index}].name`] : []);
	return issuer.name !== null && isOnce(issuer.name) ? ["issuer.name", ...persons] : persons;
}
/** Whether a name is that of a party in the header. */
function isParty(name, parties) {
	return name !== null && parties.some((party) => wordsOf(party.replace(/\/[A-Z]{2,3}\/?$/, "")) === wordsOf(name));
}

// parsers/layout/number-words.ts
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** The numbers that texts spell out most; parsers add those that their own documents need. */
const ONE_TO_TWELVE = Object.fromEntries(WORDS.map((word, index) => [word, index + 1]));

// parsers/beneficial-ownership/cover-titles.ts
const RULE = /^[\s=*.|-]*$/;
/** Another label, or the form's own heading: no name, no title. */
const HEADING = verbose("i")`
  \)\s*(?!\s)(?:\*{1,3}\s*(?!\s))?(?:\d\s*)?$|exchange\s+act|act\s+of\s+1934|amendment\s+no|schedule\s+13|\brule\s+13d|
  statements?\s+(?:filed|pursuant)|filed\s+pursuant|information\s+to\s+be\s+included|washington,?\s*d\.?\s?c|
  ^\W*(?:united\s+states\s*$|securities\s+and\s+exchange|form\s+|sec\s+13[dg]\b|name\s+of|title\s+of|cusip\b|dates?\s+of|check\s+the)`;
const LONGEST_LINE = 400;
/** No name or title takes more lines. */
const MOST_LINES = 4;
/**
* The words above a label in parentheses, as the cover sets them: "ACME INC" over "(Name of Issuer)". Lines count
* back to the form's heading or the label before; a rule or blank line ends them only where enough was read.
*/
function above(cover, at) {
	const columns = columnsAbove(cover, at);
	if (columns) return columns;
	const offset = Math.max(0, at - 600);
	const lines = [...cover.slice(offset, at).matchAll(/(?<=^|\n)[^\n]*/g)].map(({ 0: text, index }) => ({
		text,
		start: offset + index
	}));
	const taken = [];
	let gap = false;
	for (const line of lines.reverse()) {
		if (RULE.test(line.text)) {
			gap = taken.length > 0;
			continue;
		}
		const inline = taken.length === 0 ? afterHeading(line) : line;
		if (HEADING.test(inline.text)) break;
		if (gap && !isNameEnding(taken[0]?.text ?? "")) break;
		taken.unshift(inline);
		if (inline !== line || taken.length === MOST_LINES) break;
	}
	const [from] = taken;
	const to = taken.at(-1);
	return from && to ? wordsIn(cover, from.start, to.start + to.text.length) : null;
}
const CELL = /[^\s\t](?:[^\t\n]*?[^\s\t])??(?=\t|[^\S\n]{3,}|[^\S\n]*(?:\n|$))/g;
/** Two labels beside each other, `(Name of Issuer)    (Title of Class)`, with as many words on the line above. */
function columnsAbove(cover, at) {
	const start = cover.lastIndexOf("\n", at - 1) + 1;
	const stop = cover.indexOf("\n", at);
	const line = cover.slice(start, stop < 0 ? cover.length : stop);
	if (line.length > LONGEST_LINE) return null;
	const cells = [...line.matchAll(CELL)];
	if (cells.length < 2 || !cells.every(({ 0: cell }) => cell.startsWith("("))) return null;
	const over = cover.slice(0, start).trimEnd();
	const overStart = over.lastIndexOf("\n") + 1;
	const values = [...over.slice(overStart, overStart + LONGEST_LINE).matchAll(CELL)];
	const own = values[cells.findIndex(({ index, 0: cell }) => start + index + cell.length > at)];
	if (!own || values.length !== cells.length) return null;
	return wordsIn(cover, overStart + own.index, overStart + own.index + own[0].length);
}
function wordsIn(text, from, to) {
	const raw = text.slice(from, to);
	const words = raw.replace(/={2,}|-{3,}|\s+/g, " ").replace(/ +/g, " ").trim();
	if (!/\p{L}/u.test(words) || /^\(.*\)$/.test(words)) return null;
	return {
		text: words,
		start: from + raw.search(/\S/),
		end: from + raw.trimEnd().length
	};
}
const THROUGH_HEADING = verbose("i")`
  ^.*(?:\(\s*(?:amendment|name\s+of|title\s+of|cusip|date\s+of)[^)]{0,60}\)\*?|schedule\s+13[dg](?:\/a)?|
  act\s+of\s+1934)\s+(?=\S)`;
function afterHeading(line) {
	const length = THROUGH_HEADING.exec(line.text)?.[0].length ?? 0;
	return length > 0 ? {
		text: line.text.slice(length),
		start: line.start + length
	} : line;
}
/** The words behind a label on its line, "(Name of Issuer) ACME INC", or, where `isBelow`, on the line after it. */
function behind(cover, from, isBelow) {
	const start = from + ((isBelow ? /^[\s:.|*-]*/ : /^[^\S\n]*(?:[:*|-][^\S\n]*)*/).exec(cover.slice(from, from + 200))?.[0].length ?? 0);
	const own = (/^[^\n]*/.exec(cover.slice(start, start + 250))?.[0] ?? "").split(/\t|\s{4,}/, 1)[0] ?? "";
	const inner = isBelow ? null : /^\(([^()]{3,120})\)\s*$/.exec(own)?.[1];
	if (inner && isTitle(inner) && !HEADING.test(`(${inner}`)) return wordsIn(cover, start + 1, start + 1 + inner.length);
	return own.startsWith("(") || HEADING.test(own) || !isTitle(own) ? null : wordsIn(cover, start, start + own.length);
}
/** A CUSIP, or most of its characters. */
const IDENTIFIER = /^(?=[^\d]{0,9}\d)[\dA-Z]{6,9}$/i;
/** Words that may be a name or a title: not a date, not a number. */
function isTitle(words) {
	return /\p{L}{2}/u.test(words) && datesIn(words).length === 0 && !IDENTIFIER.test(words.replace(/[\s-]/g, ""));
}
function labelsOf(cover, pattern) {
	return [...cover.matchAll(pattern)].slice(0, 4).map((match) => ({
		start: match.index,
		end: match.index + match[0].length,
		isFollowed: !match[0].endsWith(")")
	}));
}
/** The values that a label of the cover may have, the likeliest first. */
function valuesOf(cover, pattern) {
	return labelsOf(cover, pattern).flatMap(({ start, end, isFollowed }) => {
		const [line, below] = [behind(cover, end, false), behind(cover, end, true)];
		const over = above(cover, start);
		return (isFollowed ? [
			line,
			below,
			over
		] : [over, line]).filter((words) => words !== null);
	});
}
/** The values that an item of the schedule states. */
function statedIn(text, { places }, question) {
	return (places.get(question) ?? []).flatMap(({ start, end }) => {
		const lines = /^\s*[^\n]*(?:\n[^\S\n]*[^\n]*)?/.exec(text.slice(start, end))?.[0] ?? "";
		const [first = "", second = ""] = lines.trimStart().split(/\n/);
		const from = start + lines.length - lines.trimStart().length;
		return wordsIn(text, from, from + (isNameEnding(second) ? `${first}\n${second}` : first).length) ?? [];
	});
}
const ISSUER = /(?:\(\s*|^[ \t]*)names?\s+of\s+(?:the\s+)?(?:issuer|subject\s+company|company)\b(?:\s*\)|(?=\s*[:(]))|^[ \t]*issuer(?=[ \t]*:)/gim;
const TITLE = /(?:\(\s*|^[ \t]*)titles?\s+(?:of|and)\s+(?:each\s+)?(?:class|series)(?:\s+of\s+securities)?(?:[^):\n]{0,40}\)|(?=\s*:))/gim;
/** The issuer: what the cover and Item 1 or the header agree on, else the cover's first value, else that of Item 1. */
function issuerNameIn({ cover, text, answers, subject }) {
	const named = valuesOf(cover, ISSUER);
	const stated = statedIn(text, answers, "issuer");
	const others = [...stated.map((words) => words.text), ...subject === null ? [] : [subject]];
	return named.find((words) => others.some((other) => sameName(words.text, other))) ?? named[0] ?? stated[0] ?? null;
}
function securitiesClassIn({ cover, text, answers }) {
	const [named] = valuesOf(cover, TITLE);
	const [stated] = statedIn(text, answers, "title").filter((words) => isTitle(words.text));
	return named ?? stated ?? underlined(cover) ?? null;
}
const BARE_TITLE = /^[ \t]{0,80}titles?\s+of\s+class(?:es)?\s+of\s+securities[ \t]{0,80}$/im;
/** The title over a rule over a label without parentheses or colon. */
function underlined(cover) {
	const label = BARE_TITLE.exec(cover);
	const before = label && cover.slice(0, label.index).trimEnd();
	const line = before ? before.slice(before.lastIndexOf("\n") + 1) : "";
	return label && RULE.test(line) && line.includes("----") ? above(cover, label.index) : null;
}

// parsers/beneficial-ownership/schedule-head.ts
/** The cover before its first person. */
function headOf$1(head, mark) {
	const { cover, text } = head;
	const name = issuerNameIn(head);
	if (name) mark("issuer.name", name.start, name.end);
	const title = securitiesClassIn(head);
	if (title) mark("securitiesClass", title.start, title.end);
	const amendment = amendmentIn(cover.slice(0, 6e3), mark);
	const schedule = /schedule\s+(13[dg])(\s{0,2}\/\s{0,2}a\b)?/i.exec(text.slice(0, 6e3));
	const isAmendment = amendment !== null || schedule?.[2] !== void 0;
	return {
		form: schedule?.[1] === void 0 ? null : `SC ${schedule[1].toUpperCase()}${isAmendment ? "/A" : ""}`,
		issuer: {
			name: name?.text.replace(/(?:(?<!\s)\s+|(?<![\s*†]))[*†]+$/, "").trim() ?? null,
			cik: null,
			cusip: cusipIn(head, mark)
		},
		securitiesClass: title?.text ?? null,
		eventDate: eventDateIn(cover, mark),
		amendment
	};
}
function amendmentIn(opening, mark) {
	const match = /amendment\s+(?:no|number)\.?\s*(?!\s)(?::\s*(?!\s))?[_\s(]{0,10}(?:(\d{1,3})(?!\d)|([a-z]{3,6})\b)/i.exec(opening);
	const digits = match?.[1];
	const word = match?.[2]?.toLowerCase() ?? "";
	const value = digits === void 0 ? ONE_TO_TWELVE[word] ?? null : Number(digits);
	if (match && value !== null) {
		const end = match.index + match[0].length;
		mark("amendment", end - (digits ?? word).length, end);
	}
	return value;
}
const CUSIP_WORD = /(?<![0-9A-Z])[0-9A-Z]{6}(?:[\s-]{0,2}|[ ]{0,4}\n[ ]{0,60})[0-9A-Z]{2}[\s-]{0,2}[0-9](?![0-9A-Z])/g;
/** The CUSIP over its label, else the first "CUSIP No."; with its check digit, unless it is over the label. */
function cusipIn({ cover, text, answers }, mark) {
	const label = /\(\s*cusip\s+(?:number|no\.?|#)[^)]{0,40}\)/i.exec(cover);
	const places = [
		...label ? [{
			from: Math.max(0, label.index - 160),
			to: label.index,
			needsDigit: false
		}] : [],
		...[...text.slice(0, 2e5).matchAll(/cusip\s*(?:no\.?|number|#)?/gi)].slice(0, 20).map(({ index }) => ({
			from: index,
			to: index + 120,
			needsDigit: true
		})),
		...(answers.places.get("cusip") ?? []).map(({ start, end }) => ({
			from: start,
			to: end,
			needsDigit: false
		}))
	];
	for (const { from, to, needsDigit } of places) {
		const found = [...text.slice(from, to).toUpperCase().matchAll(CUSIP_WORD)].map((match) => ({
			at: from + match.index,
			length: match[0].length,
			cusip: match[0].replace(/[\s-]/g, "")
		})).filter(({ cusip }) => (cusip.match(/\d/g)?.length ?? 0) >= 4);
		const chosen = found.find(({ cusip }) => hasCusipCheckDigit(cusip)) ?? (needsDigit ? void 0 : found.at(-1));
		if (!chosen) continue;
		mark("issuer.cusip", chosen.at, chosen.at + chosen.length);
		return chosen.cusip;
	}
	return null;
}
const EVENT = verbose("i")`
  (?:\(|(?<!\s))\s*dates?\s+of\s+(?:the\s+)?events?\b(?:\s+(?:which|that|requir)|\s*[):])`;
/** The date over its label, or behind it; on the label's own line it is the nearest. */
function eventDateIn(cover, mark) {
	const label = EVENT.exec(cover);
	if (!label) return null;
	const from = Math.max(0, label.index - 200);
	const before = datesIn(cover.slice(from, label.index)).at(-1);
	const [after] = datesIn(cover.slice(label.index, label.index + 200));
	const lineEnd = cover.indexOf("\n", label.index);
	const line = cover.slice(label.index, lineEnd < 0 ? cover.length : lineEnd);
	const isBeside = after !== void 0 && after.start < line.length && !/\S/.test(lineBefore(cover, label.index));
	const chosen = before && !isBeside ? {
		...before,
		at: from
	} : after ? {
		...after,
		at: label.index
	} : null;
	if (!chosen) return null;
	mark("eventDate", chosen.at + chosen.start, chosen.at + chosen.end);
	return chosen.date;
}
/** What is before a label on its line, and on the line above. */
function lineBefore(cover, at) {
	return cover.slice(0, at).split("\n").slice(-2).join("\n");
}

// parsers/beneficial-ownership/schedule-text.ts
/** The cover pages are in the first part of a schedule; hundreds of persons may file together. */
const READ_CHARACTERS = 15e5;
const MOST_PERSONS = 500;
/** The most characters read of a row. */
const LONGEST_ROW = 700;
/** The form's own cover, before the first person. */
const LONGEST_HEAD = 12e3;
/**
* Reads a Schedule 13D or 13G in HTML or plain text: its cover pages; without any, the answers of Items 1, 2 and 4 of a
* 13G, or the sentences of Item 5 of a 13D. Null where none of them names a person with an amount.
*
* @param subject The subject company's name in the submission's header.
*/
function readTextSchedule(documentText, sequence, subject) {
	const plain = plainTextOf(documentText);
	const text = plain.text.slice(0, READ_CHARACTERS).replaceAll("_", " ");
	const spans = {};
	const mark = (path, start, end) => {
		spans[path] = spanOf(plain, documentText, sequence, start, end);
	};
	const covers = readCovers(plain, documentText, text);
	const answers = itemAnswersIn(text);
	const hasCovers = covers.persons.length > 0;
	const ofItems = hasCovers ? [] : pagesOfItems(text, answers);
	const read = ofItems.length > 0 ? readPersons(ofItems, sourceOf(plain, documentText), true) : covers;
	const { persons, ranges, doubtful } = read;
	for (const range of ranges) mark(...range);
	const unread = [...read.unread];
	const reportingPersons = persons.length > 0 ? persons : personsOfItem5(text, mark, unread);
	if (reportingPersons.length === 0) return null;
	const coverEnd = hasCovers ? covers.begin : Math.min(text.length, LONGEST_HEAD);
	const shown = Math.min(coverEnd, LONGEST_HEAD);
	const cover = `${withoutRaisedMarks(plain, documentText, 0, shown).replaceAll("_", " ")}${text.slice(shown, coverEnd)}`;
	const report = {
		...headOf$1({
			cover,
			text: cover + text.slice(coverEnd),
			answers,
			subject
		}, mark),
		reportingPersons
	};
	return {
		report,
		spans,
		repeated: reportingPersons.length === 1 && hasCovers ? repeatedIn(text, covers.lastBegin) : null,
		unread,
		doubtful,
		isStructured: false,
		isProse: persons.length === 0,
		isShared: ofItems.length > 1,
		namesOnce: namesPrintedOnce(text, report),
		outstanding: outstandingIn(text),
		hasNoCusip: /\b(?:n\.?\s?\/\s?a|none|not\s+applicable|not\s+assigned)\b[.\s_=*|-]{0,200}\(\s*cusip/i.test(cover)
	};
}
function sourceOf(plain, documentText) {
	return {
		words: (start, end) => withoutRaisedMarks(plain, documentText, start, Math.min(end, start + LONGEST_ROW)),
		markup: (start, end) => documentText.slice(plain.sourceOffset(start), plain.sourceOffset(Math.min(end, start + LONGEST_ROW)))
	};
}
/**
* The cover pages. Where rows of a text document could not be read, it is read again with the values of a right column
* after their labels, and the reading with more values is taken.
*/
function readCovers(plain, documentText, text) {
	const pages = coverPagesIn(text).slice(0, MOST_PERSONS);
	const read = readPersons(pages, sourceOf(plain, documentText));
	const asPrinted = {
		...read,
		begin: pages[0]?.start ?? 0,
		lastBegin: pages.at(-1)?.start ?? 0
	};
	if (pages.length > 0 && read.unread.length === 0 || documentFormatOf(documentText) !== "text") return asPrinted;
	const apart = labelsFirst(text);
	const others = coverPagesIn(apart.text).slice(0, MOST_PERSONS);
	const words = (start, end) => apart.text.slice(start, Math.min(end, start + LONGEST_ROW));
	const again = readPersons(others, {
		words,
		markup: () => ""
	});
	if (others.length === 0 || valuesRead(again) <= valuesRead(read)) return asPrinted;
	return {
		...again,
		ranges: again.ranges.map(([path, start, end]) => [
			path,
			apart.offsetOf(start),
			apart.offsetOf(end - 1) + 1
		]),
		begin: apart.offsetOf(others[0]?.start ?? 0),
		lastBegin: apart.offsetOf(others.at(-1)?.start ?? 0)
	};
}
/** Item 4 of Schedule 13G repeats amount and percent, for one person on separate lines. */
function repeatedIn(text, from) {
	const item = /item\s+4\b[.:\s-]*(?![.:\s-])\(?[a-z]?\)?\s*ownership/i.exec(text.slice(from));
	if (!item) return null;
	const start = from + item.index;
	const part = text.slice(start, start + 3e3).split(/item\s+5\b/i, 1)[0] ?? "";
	const after = (label) => {
		const match = label.exec(part);
		const words = match && part.slice(match.index + match[0].length).slice(0, 120);
		return words && (words.split(/\(\s?[bc]\s?\)|percent\s+of|number\s+of/i, 1)[0] ?? "");
	};
	const amount = after(/amount\s+beneficially\s+owned\s*:?/i);
	const percent = after(/percent\s+of\s+class\s*:?/i);
	if (amount === null && percent === null) return null;
	return {
		sharesOwned: readCount(amount ?? "")?.value ?? null,
		percentOfClass: readPercent(percent ?? "")?.value ?? null
	};
}

// node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128-159).
* Index i gives the replacement for code point 128+i; 0 means "no replacement".
*/
const c1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128-159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* Convert the code point of a decoded numeric entity to a string, replacing
* invalid values.
*
* Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
* `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
* handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
* - 0xA0.
* @param codePoint Unicode code point to convert.
*/
function codePointToString(codePoint) {
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
}

// node_modules/entities/dist/generated/decode-data-html.js
/**
* Serialized decode data; the format is documented in
* `src/internal/decode-data-format.ts`. `[0]` is one-byte data (all char
* codes <= 0xFF: header, front-coded name suffixes, per-name metadata,
* cuckoo choice bits); `[1]` holds the replacement values.
*/
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];

// node_modules/entities/dist/internal/decode-data-format.js
/**
* Constants and helpers shared between the decode-data generator
* (`scripts/write-decode-map.ts`) and the runtime (`src/decode.ts`).
*
* The format and the algorithms (front-coded names, exact 32-bit keys in a
* two-choice cuckoo table, the length-probe front end, and the measured
* engineering notes) are documented with references in
* `scripts/README.md`.
*/
/** Bias added to every meta char so none needs escaping in JS source. */
const META_BIAS = 35;
/** Bias for header and choice-bit chars. */
const HEADER_BIAS = 48;
/** Number of header chars: n (2), suffixes length (2), bucket count (2). */
const HEADER_LENGTH = 6;
/** Choice bits packed per char. */
const CHOICE_BITS_PER_CHAR = 6;
/** Multiplier deriving the first candidate bucket from a key. */
const BUCKET_HASH_1 = 2654435761;
/** Multiplier deriving the second candidate bucket from a key. */
const BUCKET_HASH_2 = 2246822507;
/** Size of the (c0,c1) class table (10-bit index). */
const PAIR_TABLE_SIZE = 1024;
/**
* Map an alphanumeric char code to 6 bits (1..62); 0 = not alphanumeric.
* Used for the key's last-character field.
*/
const CHAR_REMAP = (() => {
	const remap = /* @__PURE__ */ new Uint8Array(128);
	for (let code = 48; code <= 57; code++) remap[code] = code - 47;
	for (let code = 65; code <= 90; code++) remap[code] = code - 54;
	for (let code = 97; code <= 122; code++) remap[code] = code - 60;
	return remap;
})();
/**
* The exact 32-bit key for a name occurring at `nameStart` with `length`
* chars. Covers the first two and last two characters plus the length;
* middle characters are verified separately against the names blob.
*
* The hot decoder inlines this computation; tests assert both stay in sync
* by looking every entity up through the public API.
* @param text Text containing the name.
* @param nameStart Index of the name's first character.
* @param length Length of the name.
*/
function exactKey(text, nameStart, length) {
	return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
/**
* The 10-bit (c0,c1) class index used by the probe front end. The function
* was chosen by exhaustive search over load-free mixers for minimal
* candidate-set collisions on the real entity set.
* @param c0 First char code of the candidate name.
* @param c1 Second char code.
*/
function pairIndex(c0, c1) {
	return (c0 * 3 << 3 ^ c1) & 1023;
}
/**
* First candidate bucket for a key in a table of `buckets` buckets.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketOne(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
/**
* Second candidate bucket for a key.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketTwo(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
/**
* Build the lookup structures from a serialized dataset.
* @param packed Serialized decode data, see `decode-data-format.ts`.
*/
function initDecodeData(packed) {
	const [data, values] = packed;
	const nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
	const suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
	const buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
	const metaStart = 6 + suffixesLength;
	const choicesStart = metaStart + 2 * nameCount;
	const slotCount = 2 * buckets;
	const keys = new Int32Array(slotCount);
	const slotMidOff = new Uint16Array(slotCount);
	const slotValue = new Uint16Array(slotCount);
	const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
	const middleOffsets = /* @__PURE__ */ new Map();
	const middles = [];
	let name = "";
	let suffixOffset = 6;
	let valueOffset = 0;
	for (let index = 0; index < nameCount; index++) {
		const meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
		const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
		const prefixLength = meta0 & 31;
		const length = prefixLength + (meta1 & 31);
		const valueLength = (meta1 >> 5) + 1;
		name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
		suffixOffset += length - prefixLength;
		const key = exactKey(name, 0, length);
		let slot = 2 * ((data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6) === 0 ? bucketOne : bucketTwo)(key, buckets);
		if (keys[slot] !== 0) slot += 1;
		keys[slot] = key;
		if (length > 4) {
			const middle = name.slice(2, length - 2);
			const existing = middleOffsets.get(middle);
			if (existing === void 0) {
				middleOffsets.set(middle, middles.length);
				slotMidOff[slot] = middles.length;
				for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
			} else slotMidOff[slot] = existing;
		}
		const pair = pairIndex(name.charCodeAt(0), name.charCodeAt(1));
		lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
		if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
		slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
		valueOffset += valueLength;
	}
	return {
		keys,
		buckets,
		slotMidOff,
		slotValue,
		values,
		lengthBits,
		middles: new Uint32Array(middles)
	};
}

// node_modules/entities/dist/decode.js
const CHAR_AMP = 38;
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
/**
* Decoding mode for named entities.
*/
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/** Decode data for HTML entities. */
const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);
const htmlKeys = /* #__PURE__ */ (() => htmlDecode.keys)();
const htmlBuckets = /* #__PURE__ */ (() => htmlDecode.buckets)();
const htmlSlotMidOff = /* #__PURE__ */ (() => htmlDecode.slotMidOff)();
const htmlLengthBits = /* #__PURE__ */ (() => htmlDecode.lengthBits)();
const htmlMiddles = /* #__PURE__ */ (() => htmlDecode.middles)();
/** Hoisted for the specialized HTML cores; see `emitHtmlValue`. */
const htmlSlotValue = /* #__PURE__ */ (() => htmlDecode.slotValue)();
const htmlValues = /* #__PURE__ */ (() => htmlDecode.values)();
/**
* The replacement string for a packed `slotValue` entry. Most values need
* just one UTF-16 code unit.
* @param packed Replacement offset, legacy flag, and length from `htmlSlotValue`.
*/
function emitHtmlValue(packed) {
	const off = packed >> 2;
	return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
}
/**
* Find the slot matching `text[start..start+length)`, or -1. A match proves
* every character of the span (exact key + middle comparison).
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function findSlotHtml(text, start, length) {
	const c0 = text.charCodeAt(start);
	const c1 = text.charCodeAt(start + 1);
	const c2 = text.charCodeAt(start + length - 2);
	const c3 = text.charCodeAt(start + length - 1);
	if ((c0 | c1 | c2 | c3) > 127) return -1;
	const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
/**
* Compare the middle characters (positions 2..length-3) of the candidate at
* `slot` against the input. The key already proves the outer characters and
* the length. Names of length at most four are accepted by the caller.
* @param slot Slot of the candidate.
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function isMidMatchHtml(slot, text, start, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = start + 2;
	const end = start + length - 2;
	while (index + 1 < end) {
		if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
/**
* `parseNumericEntity` packs its two results into one integer:
* `(consumed << CONSUMED_SHIFT) | codePoint`. The code point occupies the low
* 21 bits (max 0x110000, clamped before packing); `consumed` takes the upper
* 11 bits and is read back with `>>> CONSUMED_SHIFT`, so the sign bit set by a
* large `consumed` is harmless. The maximum consumed field is reserved for
* long references, whose full length is stored in `longNumericConsumed`.
* A zero return means "no numeric entity".
*/
const NUMERIC_CONSUMED_SHIFT = 21;
const NUMERIC_CODE_POINT_MASK = 2097151;
const NUMERIC_CONSUMED_OVERFLOW = 2047;
/** Full length, including `&`, when the packed consumed field overflows. */
let longNumericConsumed = 0;
/**
* Recover the consumed count before the next numeric parse can overwrite
* `longNumericConsumed`. This avoids allocating a tuple for each reference.
* @param packed Packed result of `parseNumericEntity`.
*/
function unpackConsumed(packed) {
	const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
	return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/** ASCII digit values; 0xff marks characters outside the hexadecimal range. */
const numericDigits = /* #__PURE__ */ (() => {
	const digits = (/* @__PURE__ */ new Uint8Array(128)).fill(255);
	for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
	for (let digit = 0; digit < 6; digit++) {
		digits[CHAR_UPPER_A + digit] = digit + 10;
		digits[CHAR_LOWER_A + digit] = digit + 10;
	}
	return digits;
})();
/**
* Parse a numeric entity starting right after the `#`. In legacy mode the
* terminating semicolon is optional. Returns the number of characters
* consumed (counting the `&` and `#`) packed with the code point (see
* the packing constants above), or 0 if there is no valid numeric entity at this
* position.
* @param input Input string.
* @param offset Index right after the `#`.
* @param isStrict Whether a terminating semicolon is required.
*/
function parseNumericEntity(input, offset, isStrict) {
	const inputLength = input.length;
	let index = offset;
	let codePoint = 0;
	let digitsStart;
	if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
		index += 1;
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 15) {
				codePoint = codePoint * 16 + digit;
				index++;
			} else break;
		}
	} else {
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 9) {
				codePoint = codePoint * 10 + digit;
				index++;
			} else break;
		}
	}
	if (index === digitsStart) return 0;
	if (codePoint > 1114111) codePoint = 1114112;
	let consumed = index - offset + 2;
	if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) consumed += 1;
	else if (isStrict) return 0;
	if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
		longNumericConsumed = consumed;
		consumed = NUMERIC_CONSUMED_OVERFLOW;
	}
	return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
}
/**
* Find the longest legacy (semicolon-less) match for the name starting at
* `start`, using the per-class legacy length bits. Returns
* `slot << 3 | matchLength`, or -1 if there is no match. Only called after
* the exact probes failed (the miss path).
* @param input Input text.
* @param start Start of the name.
* @param maxLength Number of available run characters.
*/
function findLegacySlot(input, start, maxLength) {
	let legacy = htmlLengthBits[pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > maxLength) continue;
		const slot = findSlotHtml(input, start, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
/**
* Match a class containing long names without probing all its shorter lengths.
* The 32-character window bounds the scan even for invalid or unterminated runs.
* Returns `(slot << 6) | consumed`, excluding the `&`, or -1 on a miss.
* @param input Input containing the candidate name.
* @param start Start of the name.
* @param mode Decoding mode, including the rules for legacy matches.
*/
function findLongClassMatch(input, start, mode) {
	const length = input.slice(start, start + 32).indexOf(";");
	if (length - 2 >>> 0 <= 29) {
		const slot = findSlotHtml(input, start, length);
		if (slot >= 0) return slot << 6 | length + 1;
	}
	if (mode !== DecodingMode.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
		}
	}
	return -1;
}
/**
* The next `&` to resume from after emitting a replacement, given the index
* just past it. A leaf the decoders call after every emit: the common
* adjacent-entity case (`&amp;&lt;`) skips the `indexOf` C++ call.
* @param input Input text.
* @param last Index just past the entity that was emitted.
*/
function nextOffset(input, last) {
	if (last >= input.length) return -1;
	return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
}
/**
* Synchronous HTML decoder, shared by all three decoding modes.
* @param input String to decode.
* @param mode Decoding mode for named entities.
*/
function decodeHtmlText(input, mode) {
	const isLegacyAllowed = mode !== DecodingMode.Strict;
	let offset = input.indexOf("&");
	if (offset < 0) return input;
	const inputLength = input.length;
	let result = "";
	let last = 0;
	do {
		const start = offset + 1;
		if (start + 1 >= inputLength) break;
		const c0 = input.charCodeAt(start);
		if (c0 === CHAR_AMP) {
			offset = start;
			continue;
		}
		if (c0 === CHAR_NUM) {
			const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
			const consumed = unpackConsumed(packed);
			if (consumed === 0) offset = input.indexOf("&", start);
			else {
				if (last !== offset) result += input.slice(last, offset);
				result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
				last = offset + consumed;
				offset = nextOffset(input, last);
			}
			continue;
		}
		const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
		if ((bits & 32768) !== 0) {
			const packed = findLongClassMatch(input, start, mode);
			if (packed >= 0) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[packed >> 6]);
				last = start + (packed & 63);
				offset = nextOffset(input, last);
			} else offset = input.indexOf("&", start);
			continue;
		}
		let probed = bits & 32767;
		let matched = -1;
		while (probed !== 0) {
			const low = probed & -probed;
			probed ^= low;
			const length = 33 - Math.clz32(low);
			const end = start + length;
			if (end > inputLength) break;
			const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
			if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
			const slot = findSlotHtml(input, start, length);
			if (slot < 0) continue;
			if (isTerminated) {
				matched = slot << 6 | 32 | length + 1;
				break;
			}
			if ((htmlSlotValue[slot] & 2) !== 0) matched = slot << 6 | length;
		}
		if (matched >= 0) {
			const length = matched & 31;
			if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[matched >> 6]);
				last = start + length;
				offset = nextOffset(input, last);
				continue;
			}
		}
		offset = input.indexOf("&", start + 1);
	} while (offset >= 0);
	return result + input.slice(last);
}
/**
* Decodes an HTML string, requiring all entities to be terminated by a
* semicolon.
* @param htmlString The string to decode.
* @returns The decoded string.
*/
function decodeHTMLStrict(htmlString) {
	return decodeHtmlText(htmlString, DecodingMode.Strict);
}

// parsers/xbrl/entities.ts
/**
* Character data of XML. Only predefined references are resolved: XML's five, numeric ones and, in inline XBRL (XHTML),
* HTML's named ones. Documents that declare entities were rejected before (`prolog.ts`), so entity bombs have no effect.
*/
const REFERENCE = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{0,31}));/g;
const XML_NAMES = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
};
function characterOf(code) {
	return (code === 9 || code === 10 || code === 13 || code >= 32 && code <= 55295 || code >= 57344 && code <= 1114111) && code !== 65534 && code !== 65535 ? String.fromCodePoint(code) : null;
}
/** Resolves the references of a text; unknown ones stay as they are. */
function resolved(raw, html, written = (text) => text) {
	if (!raw.includes("&")) return raw;
	return raw.replace(REFERENCE, (reference, decimal, hex, name) => {
		if (name !== void 0) return written(XML_NAMES[name] ?? (html ? decodeHTMLStrict(reference) : reference));
		const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
		return written(html && code >= 128 && code <= 159 ? decodeHTMLStrict(reference) : characterOf(code) ?? reference);
	});
}
function decodeXml(raw) {
	if (!raw.includes("&") || raw.includes("&#")) return resolved(raw, false);
	let text = raw.replace(/&lt;/g, "<").replace(/&gt;/g, ">");
	if (text.includes("&quot;")) text = text.replace(/&quot;/g, "\"");
	if (text.includes("&apos;")) text = text.replace(/&apos;/g, "'");
	return text.replace(/&amp;/g, "&");
}

// parsers/layout/xml-leaves.ts
/** A longer unfinished token is not part of such a document: the scan stops, incomplete. */
const LONGEST_TOKEN = 4e6;
/** Names that are cached; a table has some twenty. */
const MOST_NAMES = 1e4;
const SLASH = 47;
const GREATER = 62;
const BANG = 33;
const QUESTION = 63;
/**
* Reads elements and their text out of XML that arrives in pieces, in one pass, holding no more than the token in
* hand. Namespaces, attributes and well-formedness are ignored (a table with a bare `&` is still a table); comments,
* processing instructions and CDATA are understood. Offsets count UTF-16 units from the first piece on.
*/
function createLeafScanner(sink) {
	const none = {
		printed: "",
		local: "",
		next: null
	};
	const scan = {
		sink,
		names: /* @__PURE__ */ new Map(),
		buffer: "",
		leaf: none,
		last: none,
		hasMarkup: false,
		base: 0,
		resume: 0,
		leafStart: -1,
		depth: 0,
		roots: 0
	};
	let stopped = false;
	return {
		push(piece) {
			if (stopped) return;
			scan.buffer = scan.buffer === "" ? piece : scan.buffer + piece;
			scan.resume = scanTokens(scan);
			const keep = scan.leafStart >= 0 ? Math.min(scan.leafStart, scan.resume) : scan.resume;
			if (scan.buffer.length - keep > LONGEST_TOKEN) {
				stopped = true;
				scan.buffer = "";
				return;
			}
			scan.base += keep;
			scan.buffer = scan.buffer.slice(keep);
			scan.resume -= keep;
			if (scan.leafStart >= 0) scan.leafStart -= keep;
		},
		finish: () => ({ complete: !stopped && scan.roots > 0 && scan.depth === 0 })
	};
}
/** Reads all complete tokens; returns the place of the first incomplete one. */
function scanTokens(scan) {
	const text = scan.buffer;
	let pos = scan.leafStart >= 0 ? Math.max(scan.leafStart, scan.resume) : scan.resume;
	for (;;) {
		const open = text.indexOf("<", pos);
		if (open < 0) return text.length;
		if (open + 1 >= text.length) return open;
		const code = text.charCodeAt(open + 1);
		if (code === BANG || code === QUESTION) {
			pos = afterSpecial(text, open);
			if (pos >= 0) scan.hasMarkup = true;
		} else pos = code === SLASH ? readEndTag(scan, open) : readStartTag(scan, open);
		if (pos < 0) return open;
	}
}
/** The place after an end tag; -1 where it is incomplete. */
function readEndTag(scan, open) {
	const { buffer: text, leaf, leafStart } = scan;
	const expected = open + 2 + leaf.printed.length;
	const isLeaf = leafStart >= 0 && text.charCodeAt(expected) === GREATER && text.startsWith(leaf.printed, open + 2);
	const close = isLeaf ? expected : text.indexOf(">", open + 2);
	if (close < 0) return -1;
	if (isLeaf) closeLeaf(scan, leaf.local, open, close + 1);
	else {
		let end = open + 2;
		while (end < close && text.charCodeAt(end) > 32) end++;
		const name = nameAt(scan, open + 2, end).local;
		if (leafStart >= 0 && name === leaf.local) closeLeaf(scan, name, open, close + 1);
		else scan.sink.close(name, null, -1, -1, scan.base + close + 1);
	}
	scan.leafStart = -1;
	scan.depth -= 1;
	return close + 1;
}
/** The place after a start tag; -1 where it is incomplete. */
function readStartTag(scan, open) {
	const { buffer: text, sink, base } = scan;
	const expected = scan.last.next;
	if (expected !== null) {
		const end = open + 1 + expected.printed.length;
		if (text.charCodeAt(end) === GREATER && text.startsWith(expected.printed, open + 1)) {
			begin(scan, expected, open, end);
			return end + 1;
		}
	}
	let close = text.indexOf(">", open + 2);
	if (close < 0) return -1;
	let nameEnd = open + 1;
	while (nameEnd < close && text.charCodeAt(nameEnd) > 32 && text.charCodeAt(nameEnd) !== SLASH) nameEnd++;
	if (nameEnd < close) {
		close = endOfStartTag(text, nameEnd, close);
		if (close < 0) return -1;
	}
	const name = nameAt(scan, open + 1, nameEnd);
	scan.last.next = name;
	if (text.charCodeAt(close - 1) === SLASH) {
		scan.last = name;
		sink.open(name.local, base + open);
		sink.close(name.local, "", base + close + 1, base + close + 1, base + close + 1);
		scan.leafStart = -1;
	} else begin(scan, name, open, close);
	return close + 1;
}
function nameAt({ buffer, names }, start, end) {
	const printed = buffer.slice(start, end);
	let name = names.get(printed);
	if (name === void 0) {
		name = {
			printed,
			local: printed.slice(printed.indexOf(":") + 1),
			next: null
		};
		if (names.size < MOST_NAMES) names.set(printed, name);
	}
	return name;
}
function begin(scan, name, open, close) {
	scan.sink.open(name.local, scan.base + open);
	if (scan.depth === 0) scan.roots += 1;
	scan.depth += 1;
	scan.last = name;
	scan.leaf = name;
	scan.leafStart = close + 1;
	scan.hasMarkup = false;
}
function closeLeaf({ buffer, base, sink, hasMarkup, leafStart }, name, textEnd, after) {
	let start = leafStart;
	let end = textEnd;
	while (start < end && buffer.charCodeAt(start) <= 32) start++;
	while (end > start && buffer.charCodeAt(end - 1) <= 32) end--;
	const raw = buffer.slice(start, end);
	const text = hasMarkup ? withoutMarkup(raw) : decodeXml(raw);
	sink.close(name, text, base + start, base + end, base + after);
}
/** The place after a comment, CDATA section, declaration or instruction; -1 where it is not complete. */
function afterSpecial(text, open) {
	const [mark, length] = text.startsWith("<!--", open) ? ["-->", 3] : text.startsWith("<![CDATA[", open) ? ["]]>", 3] : text.charCodeAt(open + 1) === QUESTION ? ["?>", 2] : [">", 1];
	if (text.length - open < 9 && mark === ">") return -1;
	const end = text.indexOf(mark, open + 2);
	return end < 0 ? -1 : end + length;
}
/** The `>` that ends a start tag whose attributes begin at `from`, minding quoted values; -1 where it has not arrived. */
function endOfStartTag(text, from, firstClose) {
	let close = firstClose;
	let at = from;
	while (at < close) {
		const code = text.charCodeAt(at);
		if (code === 34 || code === 39) {
			const closing = text.indexOf(code === 34 ? "\"" : "'", at + 1);
			if (closing < 0) return firstClose;
			if (closing > close) {
				close = text.indexOf(">", closing + 1);
				if (close < 0) return -1;
			}
			at = closing + 1;
		} else at += 1;
	}
	return close;
}
function withoutMarkup(raw) {
	let text = "";
	let pos = 0;
	for (;;) {
		const open = raw.indexOf("<", pos);
		if (open < 0) break;
		text += decodeXml(raw.slice(pos, open));
		const end = afterSpecial(`${raw}         `, open);
		if (end < 0) return text.trim();
		if (raw.startsWith("<![CDATA[", open)) text += raw.slice(open + 9, end - 3);
		pos = end;
	}
	return (text + decodeXml(raw.slice(pos))).trim();
}
/** A date as forms write it, `MM/DD/YYYY` or `MM-DD-YYYY`, or in ISO format. */
function formDateOf(text) {
	const words = text?.trim() ?? "";
	const [, month, day, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(words) ?? [];
	const iso = year === void 0 ? words : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
	return isIsoDate(iso) ? iso : null;
}
/** Finds a leaf's text by the first of some endings of its path that occurs, and records its span under a name. */
function createLeafFinder(text, sequence, spans) {
	return (name, among, ...endings) => {
		for (const ending of endings) {
			const leaf = among.find(({ path }) => `/${path}`.endsWith(`/${ending}`));
			if (!leaf) continue;
			const { start, end } = leaf;
			spans[name] = {
				sequence,
				start,
				end,
				text: text.slice(start, end)
			};
			return leaf.text;
		}
		return null;
	};
}
/** Forms are small: a document with more leaves, or deeper ones, is not a form. */
const MOST_LEAVES = 5e4;
const DEEPEST = 40;
/** The leaves with text of a small XML document, such as the cover of a form, in order. */
function xmlLeavesOf(text) {
	const leaves = [];
	const names = [];
	const starts = [];
	createLeafScanner({
		open(name, start) {
			names.push(name.toLowerCase());
			starts.push(start);
		},
		close(_name, content, start, end) {
			if (content !== null && content !== "" && leaves.length < MOST_LEAVES && names.length <= DEEPEST) leaves.push({
				path: names.join("/"),
				text: content,
				start,
				end,
				from: [...starts]
			});
			names.pop();
			starts.pop();
		}
	}).push(text);
	return leaves;
}

// parsers/beneficial-ownership/schedule-xml.ts
/** The element of one reporting person: in Schedule 13D, and in Schedule 13G. */
const PERSON = /(?:^|\/)(?:reportingpersoninfo|coverpageheaderreportingpersondetails)(?=\/)/;
/** `10000000.00`, `2,100,000`, `8.5`, `8.5%`; null for words. */
function numberOf(text) {
	const plain = text?.replace(/[,%\s]/g, "") ?? "";
	return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
/**
* Reads a Schedule 13D or 13G in XML, as EDGAR has asked for since December 2024. Element names differ between the two
* schedules and between schema versions (a CUSIP is alone or in a list).
*/
function readXmlSchedule(text, sequence) {
	const leaves = xmlLeavesOf(text);
	const spans = {};
	const value = createLeafFinder(text, sequence, spans);
	const head = leaves.filter(({ path }) => /\/(?:coverpageheader|headerdata)\//.test(path));
	const eventDate = value("eventDate", head, "dateofevent", "eventdaterequiresfilingthisstatement");
	const reportingPersons = personsOf(leaves, value);
	return {
		report: {
			form: value("form", head, "submissiontype"),
			issuer: {
				name: value("issuer.name", head, "issuerinfo/issuername"),
				cik: value("issuer.cik", head, "issuerinfo/issuercik")?.replace(/^0+(?=\d)/, "") ?? null,
				cusip: cusipOf(value("issuer.cusip", head, "issuercusips/issuercusipnumber", "issuerinfo/issuercusip"))
			},
			securitiesClass: value("securitiesClass", head, "securitiesclasstitle"),
			eventDate: formDateOf(eventDate),
			amendment: numberOf(value("amendment", head, "amendmentno")),
			reportingPersons
		},
		spans,
		repeated: null,
		unread: reportingPersons.flatMap((person, index) => NUMBERS.filter((row) => person[row] === null).map((row) => `reportingPersons[${index}].${row}`)),
		doubtful: [],
		isStructured: true,
		isProse: false,
		namesOnce: [],
		outstanding: outstandingIn(leaves.map(({ text: words }) => words).join("\n")),
		hasNoCusip: false,
		hasOddDate: eventDate !== null && !/^(?:\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d)$/.test(eventDate.trim()),
		isBroken: !isWellFormed(text)
	};
}
/** Whether all elements are closed and properly nested. */
function isWellFormed(text) {
	const open = [];
	let isNested = true;
	createLeafScanner({
		open: (name) => void open.push(name),
		close: (name) => {
			isNested &&= open.pop() === name;
		}
	}).push(text);
	return isNested && open.length === 0;
}
function cusipOf(text) {
	const cusip = text?.toUpperCase().replace(/[\s-]/g, "") ?? "";
	return /^[0-9A-Z*#@]{6,9}$/.test(cusip) && /\d/.test(cusip) ? cusip : null;
}
/** Where the person's element around a leaf begins, which tells persons apart; null outside persons. */
function personStart({ path, from }) {
	const match = PERSON.exec(path);
	if (!match) return null;
	return from[path.slice(0, match.index + match[0].length).split("/").length - 1] ?? -1;
}
function personsOf(leaves, value) {
	const groups = Map.groupBy(leaves, personStart);
	groups.delete(null);
	return [...groups.values()].map((group, index) => {
		const at = `reportingPersons[${index}]`;
		const number = (name, ...endings) => numberOf(value(`${at}.${name}`, group, ...endings));
		const member = value(`${at}.memberOfGroup`, group, "memberofgroup", "membergroup")?.toLowerCase() ?? null;
		return {
			name: value(`${at}.name`, group, "reportingpersonname")?.replace(/\s+/g, " ") ?? null,
			cik: value(`${at}.cik`, group, "reportingpersoncik")?.replace(/^0+(?=\d)/, "") ?? null,
			sharesOwned: number("sharesOwned", "aggregateamountowned", "reportingpersonbeneficiallyownedaggregatenumberofshares"),
			percentOfClass: number("percentOfClass", "percentofclass", "classpercent"),
			soleVoting: number("soleVoting", "solevotingpower"),
			sharedVoting: number("sharedVoting", "sharedvotingpower"),
			soleDispositive: number("soleDispositive", "soledispositivepower"),
			sharedDispositive: number("sharedDispositive", "shareddispositivepower"),
			memberOfGroup: member === "a" ? true : member === "b" ? false : null,
			typeOfReportingPerson: group.filter(({ path }) => path.endsWith("/typeofreportingperson")).map(({ text }) => text.toUpperCase()),
			citizenship: value(`${at}.citizenship`, group, "citizenshiporganization", "citizenshiporganisation", "citizenshipororganization")
		};
	});
}

// parsers/beneficial-ownership/value-doubts.ts
const UNPROVEN = .8;
const SEVERAL = .7;
const LOST = .6;
const WRONG = .4;
/** Section 13(d) dates from 1968, 13(g) from 1977. */
const FIRST_EVENT = "1968-07-29";
/** Shorter numbers occur in any document by chance. */
const LEAST_TELLING = 1e3;
/** Schedules are small: the rest of a longer document is not searched. */
const LONGEST = 3e6;
const VOTING = {
	name: "voting",
	sole: "soleVoting",
	shared: "sharedVoting"
};
const DISPOSITIVE = {
	name: "dispositive",
	sole: "soleDispositive",
	shared: "sharedDispositive"
};
function unproven(path, code, message, isSingle = false) {
	return {
		path,
		value: UNPROVEN,
		code,
		message,
		isSingle
	};
}
/**
* Single values of a schedule that the rest of it does not confirm. Powers to vote and to dispose (rows 5–8 of 13G, 7–10
* of 13D) add up to the amount owned, or are less and then printed a second time in the document, in Item 4 or 5. A
* percent is between 0 and 100, the same for the same amount, and fits one size of the class for all persons.
*/
function valueDoubts(read, documentText, filedDate, parties) {
	const { reportingPersons: persons } = read.report;
	const times = timesPrinted(documentText, persons);
	const doubts = [
		...persons.flatMap((person, index) => personDoubts(person, `reportingPersons[${index}]`, read, times)),
		...percentDoubts(persons),
		...baseDoubts(read),
		...rowDoubts(read),
		...nameDoubts(read, parties.filedBy),
		...issuerDoubts(read, parties.subject),
		...titleDoubts(read),
		...cusipDoubts(read, documentText),
		...eventDoubts(read, filedDate)
	];
	const confidences = {};
	for (const { path, value, isSingle } of doubts) {
		const person = isSingle ? void 0 : /^reportingPersons\[\d+\]/.exec(path)?.[0];
		for (const key of [path, person ?? path]) confidences[key] = Math.min(value, confidences[key] ?? 1);
	}
	return {
		confidences,
		reasons: [...Map.groupBy(doubts, ({ code }) => code)].map(([code, [first]]) => ({
			code,
			message: first?.message ?? ""
		}))
	};
}
function personDoubts(person, at, read, times) {
	const { sharesOwned } = person;
	if (sharesOwned === null) return [];
	const isRepeated = (value) => value === null || value === 0 || (times.get(value) ?? 0) > 1;
	const agreeing = [VOTING, DISPOSITIVE].filter((powers) => sumOf(person, powers) === sharesOwned);
	const doubts = [VOTING, DISPOSITIVE].flatMap((powers) => {
		const { name, sole, shared } = powers;
		const sum = sumOf(person, powers);
		if (sum === null || agreeing.includes(powers)) return [];
		if (isRepeated(person[sole]) && isRepeated(person[shared]) && sum <= sharesOwned) return [];
		const message = `${name} powers neither add up to the amount owned nor occur a second time in the document`;
		const isStated = read.repeated?.sharesOwned === sharesOwned;
		const isSingle = sum <= sharesOwned && (powers === VOTING || agreeing.length === 0 || isStated);
		const code = `${name}-power-unproven`;
		return [sole, shared].map((field) => unproven(`${at}.${field}`, code, message, isSingle));
	});
	const isConfirmed = isRepeated(sharesOwned) || read.repeated?.sharesOwned === sharesOwned;
	const hasPowers = [VOTING, DISPOSITIVE].some((powers) => sumOf(person, powers) !== null);
	if (agreeing.length === 0 && hasPowers && !isConfirmed) doubts.push(unproven(`${at}.sharesOwned`, "amount-unproven", "no powers add up to the amount owned"));
	if (NO_NAME.test(person.name ?? "")) doubts.push(unproven(`${at}.name`, "name-overdrawn", "a name includes words of the form or markup"));
	return doubts;
}
/** A name that neither the rest of the schedule nor the header repeats may have words of the form. */
function nameDoubts({ report: { reportingPersons }, namesOnce }, filedBy) {
	const message = "neither the rest of the schedule nor the header repeats the name";
	return reportingPersons.flatMap(({ name }, index) => {
		const path = `reportingPersons[${index}].name`;
		return namesOnce.includes(path) && !isParty(name, filedBy) ? [unproven(path, "name-unproven", message, true)] : [];
	});
}
/** Rows with several numbers, and rows that are blank. */
function rowDoubts(read) {
	const { unread, doubtful } = read;
	const several = "a row has several numbers, and the first was taken";
	const contradicting = "amounts and percents contradict each other";
	return [
		...doubtful.map((path) => ({
			...unproven(path, "several-amounts", several, true),
			value: SEVERAL
		})),
		...unread.map((path) => ({
			...lost(path, "row-unread", "a row is blank or could not be read"),
			isSingle: true
		})),
		...contradictingPercents(read).map((path) => ({
			...unproven(path, "percents-disagree", contradicting, true),
			value: WRONG
		}))
	];
}
function issuerDoubts({ report: { issuer }, namesOnce }, subject) {
	const path = "issuer.name";
	if (issuer.name === null && subject !== null) return [];
	if (issuer.name === null) return [lost(path, "issuer-lost", "no name of the issuer could be read")];
	return !namesOnce.includes(path) || subject !== null && sameName(issuer.name, subject) ? [] : [unproven(path, "issuer-unproven", "neither the rest of the schedule nor the header repeats the issuer’s name")];
}
/** Words of which every title of a class has one. */
const CLASS_WORD = /\b(?:common|ordinary|preferred|preference|shares?|stock|stk|units?|interests?|certificates?|securit(?:y|ies)|ad[rs]s?|depositary|receipts?|class|series|warrants?|rights?|notes?|debentures?|com|cmn|equity|capital)\b/i;
function titleDoubts({ report: { securitiesClass } }) {
	if (securitiesClass === null || CLASS_WORD.test(securitiesClass)) return [];
	return [unproven("securitiesClass", "title-unproven", "the title of the class has no word of a title")];
}
function cusipDoubts({ report: { issuer }, spans, hasNoCusip }, documentText) {
	const path = "issuer.cusip";
	if (issuer.cusip === null) return hasNoCusip ? [] : [lost(path, "cusip-lost", "no CUSIP could be read")];
	const doubts = [];
	if (!hasCusipCheckDigit(issuer.cusip)) doubts.push(lost(path, "cusip-check-digit", "the CUSIP fails its check digit"));
	const named = namedCusips(documentText);
	const own = named.get(issuer.cusip) ?? 0;
	if ([...named].some(([cusip, count]) => cusip !== issuer.cusip && count > Math.max(own, 1))) doubts.push(unproven(path, "cusips-differ", "other pages of the document name another CUSIP"));
	const printed = spans[path]?.text ?? "";
	if (/[a-z]/.test(printed) && /[A-Z]/.test(printed)) doubts.push(unproven(path, "cusip-mixed-case", "the CUSIP is printed in lowercase and capital letters"));
	return doubts;
}
function eventDoubts({ report: { eventDate }, hasOddDate }, filedDate) {
	const path = "eventDate";
	if (eventDate === null) return [lost(path, "event-date-lost", "no date of the event could be read")];
	if (eventDate < FIRST_EVENT || filedDate !== null && eventDate > filedDate) return [unproven(path, "event-out-of-time", "the event is dated after the filing, or before 1968")];
	if (hasOddDate !== true) return [];
	return [unproven(path, "event-date-odd", "the date of the event is not in the format of EDGAR")];
}
function lost(path, code, message) {
	return {
		...unproven(path, code, message),
		value: LOST
	};
}
function sumOf(person, { sole, shared }) {
	return person[sole] === null && person[shared] === null ? null : (person[sole] ?? 0) + (person[shared] ?? 0);
}
/** Words of the form, or of markup, behind a name. */
const NO_NAME = /[<>]|=\s?["\d]|\bcusip\b|\b(?:page|item)\s+\d|\bschedule\s+13|member\s+of\s+a\s+group|\[\s?[x_]?\s?\]|\p{Cc}/iu;
/** How often each of the persons' numbers is printed in the document. */
function timesPrinted(text, persons) {
	const values = persons.flatMap((person) => COUNTS.map((count) => person[count] ?? 0));
	const times = new Map(values.filter((value) => value >= LEAST_TELLING).map((value) => [value, 0]));
	for (const [digits] of text.slice(0, LONGEST).matchAll(/\d[\d,]{2,14}(?:\.\d{1,4})?/g)) {
		const value = Number(digits.replaceAll(",", ""));
		const before = times.get(value);
		if (before !== void 0) times.set(value, before + 1);
	}
	return times;
}
function percentDoubts(persons) {
	const doubts = [];
	const stated = [];
	const add = (index, message, isSingle = false) => doubts.push(unproven(`reportingPersons[${index}].percentOfClass`, "percent-unproven", message, isSingle));
	for (const [index, { sharesOwned: shares, percentOfClass: percent }] of persons.entries()) {
		if (percent === null) continue;
		if (percent > 100 || percent < 0) add(index, "a percent is not between 0 and 100");
		else if (shares === 0 && percent > 0) add(index, "a percent is stated of no shares");
		else if (shares !== null && shares > 0) stated.push({
			index,
			shares,
			percent
		});
	}
	for (const same of Map.groupBy(stated, ({ shares }) => shares).values()) {
		const groups = [...Map.groupBy(same, ({ percent }) => percent)];
		if (groups.length < 2) continue;
		const most = Math.max(...groups.map(([, own]) => own.length));
		const [leader, another] = groups.filter(([, own]) => own.length === most);
		for (const { index, percent } of same) {
			if (another === void 0 && percent === leader?.[0]) continue;
			add(index, "the same amount has another percent with another person");
		}
	}
	const message = "amounts and percents do not fit one number of outstanding shares";
	for (const { index } of oddPercents(stated)) add(index, message, true);
	return doubts;
}
/** Percents that no stated number of outstanding shares explains. */
function baseDoubts({ report: { reportingPersons }, outstanding }) {
	const message = "the percent is not that of the amount in the number of outstanding shares stated";
	return reportingPersons.flatMap((person, index) => percentFits(person, outstanding) === false ? [unproven(`reportingPersons[${index}].percentOfClass`, "percent-of-other-base", message, true)] : []);
}
/**
* Percents that do not fit one number of outstanding shares, as they do where no person may acquire more. If they fit
* without one amount, the error is there, else anywhere.
*/
function oddPercents(stated) {
	if (fitOneClass(stated)) return [];
	const amounts = [...new Set(stated.map(({ shares }) => shares))];
	const outliers = amounts.filter((amount) => fitOneClass(stated.filter(({ shares }) => shares !== amount)));
	const odd = amounts.length > 2 && outliers.length === 1 ? outliers : amounts;
	return stated.filter(({ shares }) => odd.includes(shares));
}
function fitOneClass(stated) {
	let low = 0;
	let high = Number.POSITIVE_INFINITY;
	for (const { shares, percent } of stated) {
		const half = rounding(percent);
		low = Math.max(low, shares / (percent + half));
		if (percent > half) high = Math.min(high, shares / (percent - half));
	}
	return low <= high;
}
/** Half a unit of the last digit; whole percents are mostly printed to a tenth. */
function rounding(percent) {
	const digits = /\.(\d+)$/.exec(String(percent))?.[1]?.length ?? 0;
	return .5 * 10 ** -Math.max(digits, 1) + 1e-9;
}
/** The CUSIPs behind the word in running headings and titles, and how often each occurs. */
function namedCusips(text) {
	const times = /* @__PURE__ */ new Map();
	for (const [, word = ""] of text.slice(0, LONGEST).matchAll(/cusip[^a-z\d]{0,12}(?:no|number|#)?[^a-z\d]{0,12}([\da-z]{9})(?![\da-z])/gi)) {
		const cusip = word.toUpperCase();
		if (hasCusipCheckDigit(cusip)) times.set(cusip, (times.get(cusip) ?? 0) + 1);
	}
	return times;
}

// parsers/beneficial-ownership/beneficial-ownership.v3.ts
const ID = "beneficial-ownership";
const VERSION = 3;
const HEAD = outcomeHead({
	id: ID,
	version: VERSION,
	kind: ID
});
const FORMS = ["beneficialOwnership"];
const HEAD_BYTES = 12e3;
/**
* Schedules 13D and 13G and their amendments, in HTML, text, and XML since December 2024: the issuer, the event, and
* each reporting person's cover page. Counts are shares as printed; percents are of the class. Confidence: see
* `scheduleConfidence` and `personConfidence`.
*/
const beneficialOwnershipV3 = {
	id: ID,
	version: VERSION,
	kind: ID,
	dependsOn: [],
	appliesTo(submission) {
		const { form } = submission.header;
		const documents = readableDocuments(submission);
		if (form !== null) {
			if (!isFormOf(form, FORMS)) return [];
			const own = documents.filter(({ type }) => isFormOf(type, FORMS));
			return (own.length > 0 ? own : documents).slice(0, 1);
		}
		return documents.filter((document) => isFormOf(document.type, FORMS) || isSchedule(document)).slice(0, 1);
	},
	parse,
	rows: (outcome) => [{
		table: "parsed.beneficial_owners",
		rows: beneficialOwnerRows(outcome)
	}]
};
function headOf(document) {
	return new TextDecoder(document.encoding).decode(document.bytes().subarray(0, HEAD_BYTES));
}
function isSchedule(document) {
	const head = headOf(document);
	if (/<(?:[\w.-]+:)?edgarSubmission\b[^>]{0,400}\/schedule13[dg]/i.test(head)) return true;
	const words = head.replace(/<[^>]{0,1000}>/g, " ").replace(/&nbsp;|&#160;/gi, " ");
	return /schedule\s+13[dg]\b/i.test(words) && /name\s+of\s+issuer/i.test(words) && /cusip/i.test(words);
}
function parse(submission, document, context) {
	const { header } = submission;
	if (header.form !== null && !isFormOf(header.form, FORMS)) return notApplicable(HEAD, "not-a-schedule-13", `the submission is a ${header.form}`);
	const { text } = document;
	const subject = header.filers.find(({ role }) => role === "subject-company") ?? (header.filers.length === 1 ? header.filers[0] : void 0);
	const read = /<(?:[\w.-]+:)?edgarSubmission\b/i.test(text.slice(0, HEAD_BYTES)) ? readXmlSchedule(text, document.sequence) : readTextSchedule(text, document.sequence, subject?.name ?? null);
	if (read === null || read.report.reportingPersons.length === 0) return rejected(HEAD, "no-cover-page", "there is no cover page of a reporting person, and Item 5 states no amount and percent of a person");
	const checks = crossCheck(read, subject?.name ?? null);
	const whole = scheduleConfidence(read, checks);
	const evidence = createEvidence();
	for (const [path, span] of Object.entries(read.spans)) evidence.spans[path] = [span];
	evidence.crossValidations.push(...checks);
	evidence.reasons.push(...whole.reasons);
	const filedBy = header.filers.filter(({ role }) => role === "filed-by").flatMap(({ name }) => name ?? []);
	const doubts = valueDoubts(read, text, header.filedDate ?? context.filedDate, {
		filedBy,
		subject: subject?.name ?? null
	});
	evidence.warnings.push(...doubts.reasons);
	const persons = read.report.reportingPersons.map((_, index) => personConfidence(read, index));
	persons.forEach(({ confidence }, index) => {
		if (confidence < whole.confidence) doubtPerson(evidence.confidences, `reportingPersons[${index}]`, confidence);
	});
	for (const [path, value] of Object.entries(doubts.confidences)) evidence.confidences[path] = Math.min(value, whole.confidence, evidence.confidences[path] ?? 1);
	const least = Math.min(whole.confidence, Math.max(...persons.map((_, at) => evidence.confidences[`reportingPersons[${at}]`] ?? 1)));
	const ownReasons = new Map(persons.flatMap(({ reasons }) => reasons.map((reason) => [reason.code, reason])));
	if (least < whole.confidence) evidence.reasons.push(...ownReasons.values(), ...doubts.reasons);
	else evidence.warnings.push(...ownReasons.values());
	return roundedOutcome(HEAD, named(read, submission, document, subject), least, evidence);
}
const FIELDS = [
	"name",
	...NUMBERS,
	"memberOfGroup",
	"typeOfReportingPerson",
	"citizenship"
];
/** A person and each of its values. */
function doubtPerson(confidences, at, value) {
	confidences[at] = value;
	for (const field of FIELDS) confidences[`${at}.${field}`] = value;
}
/** The report with values of the header: the form as filed, the issuer's CIK, the CIK of the only person. */
function named({ report }, { header }, document, subject) {
	const filedBy = header.filers.filter(({ role }) => role === "filed-by");
	const only = filedBy.length === 1 && report.reportingPersons.length === 1 ? filedBy[0] : void 0;
	return {
		...report,
		form: header.form ?? (isFormOf(document.type, FORMS) ? document.type : report.form),
		issuer: {
			...report.issuer,
			name: report.issuer.name ?? subject?.name ?? null,
			cik: report.issuer.cik ?? subject?.cik ?? null
		},
		reportingPersons: report.reportingPersons.map((person) => ({
			...person,
			cik: person.cik ?? only?.cik ?? null
		}))
	};
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
const parser = doubtingTruncated(beneficialOwnershipV3);

export { parser };