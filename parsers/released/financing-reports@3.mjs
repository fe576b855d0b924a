/*!
 * Tidemark release financing-reports@3: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
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
const CURRENT_WITH_TERMS = ["current", "currentForeign"];
/** Items of a current report that disclose a financing: old and new numbers, and their titles in old headers. */
const FINANCING_ITEM = pattern("i")`
  ^(?:1\.01|2\.03|3\.02|3\.03|7\.01|8\.01|5)$|material definitive|direct financial obligation
  |unregistered sales|material modification|regulation fd|other events
`;
/** A current report none of whose items discloses a financing. */
function isWithoutFinancing({ header: { form, items } }) {
	return form !== null && isCurrentReport(form) && items.length > 0 && !items.some((item) => FINANCING_ITEM.test(item));
}
/** A report on Form 8-K or 6-K. */
function isCurrentReport(form) {
	return isFormOf(form, CURRENT_WITH_TERMS);
}

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
const LONGEST_DOCUMENT = 6e7;
/** The rejection of a document without readable text; null where it has some. */
function rejectedUnread(head, document, longest = LONGEST_DOCUMENT) {
	if (document.isBinary) return rejected(head, "binary-document", "the document is binary");
	if (document.text.trim() === "") return rejected(head, "empty-document", "the document holds no text");
	if (document.text.length <= longest) return null;
	return rejected(head, "document-too-long", `the document has ${document.text.length} characters`);
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
function parsedOutcome(head, result, confidence, evidence) {
	return {
		...nothingFound(head, result, confidence),
		confidences: {},
		...evidence
	};
}

// parsers/prose/stated-items.ts
/** Read in one place, checked by nothing. */
const STATED = .8;
/** Two statements agree, or one sentence gives the whole instrument in the form's own words. */
const CHECKED = .95;
/** Statements of the document disagree, or the words leave room. */
const DOUBTFUL = .6;

// parsers/offering-events/result.ts
/** Values by path as a result: dotted paths become members. */
function offeringOf(values) {
	const offering = {};
	const babyShelf = {};
	for (const [path, value] of values) if (path.startsWith("babyShelf.")) babyShelf[path.slice(10)] = value;
	else offering[path] = value;
	return Object.keys(babyShelf).length > 0 ? {
		...offering,
		babyShelf
	} : offering;
}

// parsers/offering-events/findings.ts
function createFindings(text) {
	const values = /* @__PURE__ */ new Map();
	const spans = {};
	const confidences = {};
	const checks = [];
	const warnings = [];
	/** Sets a value once, the first finding wins; with spans of this or another document or parser. */
	function setWithSpans(path, value, found, confidence) {
		if (values.has(path)) return;
		values.set(path, value);
		if (found.length > 0) spans[path] = found;
		confidences[path] = confidence;
	}
	function setConfidence(path, confidence) {
		if (values.has(path)) confidences[path] = confidence;
	}
	return {
		set(path, value, ranges, confidence) {
			setWithSpans(path, value, ranges.map((range) => text.span(range)), confidence);
		},
		setWithSpans,
		/** Whether the value was read right there: it is no second witness of itself. */
		isAt(path, range) {
			const { sequence, start, end } = text.span(range);
			return spans[path]?.some((one) => one.sequence === sequence && one.start < end && start < one.end) ?? false;
		},
		has: (path) => values.has(path),
		get: (path) => values.get(path),
		number(path) {
			const value = values.get(path);
			return typeof value === "number" ? value : null;
		},
		setConfidence,
		/** Lowers the confidence of these values to at most `most`. */
		doubt(paths, most) {
			for (const path of paths) setConfidence(path, Math.min(confidences[path] ?? 1, most));
		},
		/** A check that passes raises its values to `CHECKED`; one that fails makes them doubtful, whatever passed before. */
		check(name, passed, paths) {
			if (!checks.some((check) => check.name === name && check.passed === passed)) checks.push({
				name,
				passed
			});
			for (const path of paths) {
				const before = confidences[path] ?? 0;
				setConfidence(path, passed && before > .6 ? CHECKED : passed ? before : Math.min(before, DOUBTFUL));
			}
		},
		warn(code, message) {
			warnings.push({
				code,
				message
			});
		},
		/** Issuer and holders sell together: totals of the document are not the issuer's. */
		isJoint: false,
		values,
		spans,
		confidences,
		checks,
		warnings
	};
}
/** The findings as one offering. Confidence is the mean of the values', below 0.9 while any check fails. */
function offeringOutcome(head, findings) {
	const scores = Object.values(findings.confidences);
	const mean = scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
	const failed = findings.checks.some((check) => !check.passed);
	const prefixed = (record) => Object.fromEntries(Object.entries(record).map(([path, value]) => [`offering.${path}`, value]));
	const confidence = Math.round(Math.min(failed ? .85 : CHECKED, mean) * 100) / 100;
	return parsedOutcome(head, { offering: offeringOf(findings.values) }, confidence, {
		spans: prefixed(findings.spans),
		confidences: prefixed(findings.confidences),
		crossValidations: findings.checks,
		warnings: findings.warnings
	});
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
/** The text as a date; null where it is none. */
function dateOf(value) {
	return value !== void 0 && isIsoDate(value) ? value : null;
}

// parsers/offering-events/rows.ts
/** Columns whose path in `offering` has a different name. */
const PATHS = {
	babyShelfApplies: "babyShelf.applies",
	babyShelfPublicFloat: "babyShelf.publicFloat",
	babyShelfSoldLast12Months: "babyShelf.soldLast12Months"
};
/** Amounts lead, rather than the form or file number. */
const LEADING = [
	"grossProceeds",
	"maxAggregateOffering",
	"registeredAmount",
	"sharesOffered",
	"pricePerShare"
];
/** The offering as a row, as sure as the least sure of its stored values; none if its type is unknown. */
function offeringEventRows(outcome, filing) {
	const offering = outcome.result?.offering;
	if (offering?.type === void 0) return [];
	const values = {
		form: filing.form,
		filedDate: filing.filedDate,
		fileNumber: offering.fileNumber ?? null,
		type: offering.type,
		isAtm: offering.isAtm ?? offering.type === "atm",
		isPrimary: offering.isPrimary ?? offering.type !== "resale",
		isResale: offering.isResale ?? offering.type === "resale",
		securities: offering.securities ?? [],
		sharesOffered: decimalOf(offering.sharesOffered),
		pricePerShare: decimalOf(offering.pricePerShare),
		grossProceeds: decimalOf(offering.grossProceeds),
		netProceeds: decimalOf(offering.netProceeds),
		maxAggregateOffering: decimalOf(offering.maxAggregateOffering),
		registeredAmount: decimalOf(offering.registeredAmount),
		fee: decimalOf(offering.fee),
		babyShelfApplies: offering.babyShelf?.applies ?? null,
		babyShelfPublicFloat: decimalOf(offering.babyShelf?.publicFloat),
		babyShelfSoldLast12Months: decimalOf(offering.babyShelf?.soldLast12Months),
		statedPrice: decimalOf(offering.statedPrice),
		statedPriceDate: dateOf(offering.statedPriceDate),
		sharesOutstandingBefore: decimalOf(offering.sharesOutstandingBefore),
		sharesOutstandingAfter: decimalOf(offering.sharesOutstandingAfter)
	};
	const valueSpans = {};
	const confidences = [];
	for (const [column, value] of Object.entries(values)) {
		const path = `offering.${PATHS[column] ?? column}`;
		const spans = outcome.spans[path];
		if (spans !== void 0 && value !== null) valueSpans[column] = spans;
		const confidence = outcome.confidences?.[path];
		if (confidence !== void 0 && value !== null) confidences.push(confidence);
	}
	const confidence = Math.min(...confidences.length > 0 ? confidences : [outcome.confidence]);
	return [{
		values,
		valueSpans,
		leading: LEADING,
		confidence,
		crossValidations: outcome.crossValidations
	}];
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

// parsers/layout/place-map.ts
function createPlaceMap() {
	const indexes = [0];
	const places = [0];
	return {
		add(index, place) {
			if (place - index === (places.at(-1) ?? 0) - (indexes.at(-1) ?? 0)) return;
			indexes.push(index);
			places.push(place);
		},
		placeOf(index) {
			const entry = lastAtMost(indexes, index);
			return (places[entry] ?? 0) + index - (indexes[entry] ?? 0);
		},
		indexOf(place, length) {
			const entry = lastAtMost(places, place);
			const stop = Math.min(indexes[entry + 1] ?? length, length) - 1;
			return Math.max(0, Math.min((indexes[entry] ?? 0) + place - (places[entry] ?? 0), stop));
		}
	};
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
const MARK = new RegExp([
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
	const marks = new RegExp(MARK);
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
* (128–159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
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
	return isInvalidCodePoint(codePoint) ? 65533 : codePoint;
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
const TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CharCodes$1.ZERO >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 5;
}
function isAlpha(code) {
	return (code | TO_LOWER_BIT) - CharCodes$1.LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CharCodes$1.EQUALS || isAlpha(code) || isNumber(code);
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
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
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
	decodeMode = DecodingMode.Strict;
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
		if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes$1.LOWER_X) {
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
			if (isNumber(char) || isHexadecimalCharacter(char)) {
				const digit = char <= CharCodes$1.NINE ? char - CharCodes$1.ZERO : (char | TO_LOWER_BIT) - CharCodes$1.LOWER_A + 10;
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
		else if (this.decodeMode === DecodingMode.Strict) return 0;
		this.emitCodePoint((this.decodeTree === xmlDecodeTree ? replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
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
		return this.result === 0 || this.decodeMode === DecodingMode.Attribute && (valueLength === 0 || excess > 1 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
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
		const isStrict = this.decodeMode === DecodingMode.Strict;
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
			case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
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
		this.entityDecoder.startEntity(this.xmlMode ? DecodingMode.Strict : this.baseState === State.Text || this.baseState === State.InSpecialTag ? DecodingMode.Legacy : DecodingMode.Attribute);
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
const LINE$1 = 2;
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

// parsers/layout/read-once.ts
const layouts = /* @__PURE__ */ new WeakMap();
const texts = /* @__PURE__ */ new WeakMap();
/** `plainTextOf` of a document, from its layout where that is cached. */
function plainTextOnce(document) {
	let plain = layouts.get(document)?.plain ?? texts.get(document);
	if (plain === void 0) {
		plain = plainTextOf(document.text);
		texts.set(document, plain);
	}
	return plain;
}

// parsers/prose/sentences.ts
/** Abbreviations whose period ends no sentence, as patterns. */
const TITLES$1 = "Mr|Ms|Mrs|Messrs|Dr|Jr|Sr|St|Prof|Hon|Gen|Adm|Col|Esq|Ph\\.D|M\\.D";
const COMPANY_SUFFIXES = "Inc|Corp|Co|Ltd|Bros|Incorp";
const ABBREVIATED = new RegExp(`(?:\\b(?:${[
	TITLES$1,
	COMPANY_SUFFIXES,
	"N\\.V|S\\.A|L\\.P|LL?P|P\\.C",
	"Jan|Feb|Aug|Sept|Oct|Nov|Dec",
	"No|Nos|Sec|Art|I\\.B\\.[56]|I\\.B",
	"vs|approx|par|[ap]\\.m|U\\.S|e\\.g|i\\.e"
].join("|")})|(?<!\\d-)\\b[A-Z])\\.$`);
const LONGEST_ABBREVIATION = 10;
const SUFFIXED = new RegExp(`\\b(?:${COMPANY_SUFFIXES})\\.$`);
/** Words that begin a sentence even after a company's suffix: "… of Acme, Inc. The Company …". */
const OPENER = /^\s+(?:The|In|On|As|We|Our|This|These|It|If|At|For|Upon|Under|Pursuant|Following|There)\b/;
const STOP = /[.!?]["'”’)]{0,2}(?=[^\S\t]+["'“(]?[A-Z0-9•●☐☒])/g;
/** Where the sentences of a paragraph end, after the stop and its closing quotes; the end of the paragraph is not among them. */
function sentenceStops(text) {
	const stops = [];
	for (const match of text.matchAll(STOP)) {
		const end = match.index + match[0].length;
		const before = text.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index + 1);
		if (!(match[0].startsWith(".") && ABBREVIATED.test(before)) || SUFFIXED.test(before) && OPENER.test(text.slice(end, end + 14))) stops.push(end);
	}
	return stops;
}

// parsers/prose/flat-text.ts
const caches = {
	rows: /* @__PURE__ */ new WeakMap(),
	paragraphs: /* @__PURE__ */ new WeakMap()
};
/** The flat text of a document, computed once however many parsers ask: documents never change. */
function flatTextOf(document, shape) {
	const cached = caches[shape].get(document);
	if (cached !== void 0) return cached;
	const flat = readFlatText(document, shape);
	caches[shape].set(document, flat);
	return flat;
}
/** Longer texts are read up to here; no prospectus of an equity offering has more words. */
const LONGEST_TEXT = 12e6;
const LONGEST_SENTENCE = 3e3;
function readFlatText(document, shape) {
	const plain = plainTextOnce(document);
	const isColumns = documentFormatOf(document.text) === "text";
	const { text, places } = flatten(plain.text.slice(0, LONGEST_TEXT), shape, isColumns);
	let ends = null;
	let sentences = null;
	return {
		text,
		plain,
		get sentenceEnds() {
			ends ??= sentenceEndsOf(text);
			return ends;
		},
		get sentences() {
			sentences ??= sentencesOf(text, this.sentenceEnds);
			return sentences;
		},
		rangeOf: ({ start, end }) => ({
			start: places.indexOf(start, text.length),
			end: places.indexOf(end - 1, text.length) + 1
		}),
		span({ start, end }) {
			const from = Math.min(places.placeOf(start), plain.text.length);
			const last = Math.min(places.placeOf(Math.max(start, end - 1)), plain.text.length - 1);
			return spanOf(plain, document.text, document.sequence, from, last + 1);
		}
	};
}
/** Typographic quotes and dashes, also those of Windows-1252, as ASCII. */
const ASCII = {
	...Object.fromEntries(Array.from("‘’ʼ", (mark) => [mark, "'"])),
	...Object.fromEntries(Array.from("“”", (mark) => [mark, "\""])),
	...Object.fromEntries(Array.from("‐‑‒–−", (mark) => [mark, "-"]))
};
const MARKS = Object.keys(ASCII).join("");
/** Quotes and dashes as ASCII; every character keeps its place. */
function asciiMarks(text) {
	return text.replace(new RegExp(`[${MARKS}]`, "g"), (mark) => ASCII[mark] ?? mark);
}
/** White space that is not one plain space, and marks that are not ASCII. */
const CHANGED = new RegExp(`[\\x00-\\x20]{2,}|[\\x00-\\x1f]|[${MARKS}]`, "g");
function flatten(plain, shape, isColumns) {
	const separatorOf = shape === "rows" ? rowSeparator : paragraphSeparator;
	const places = createPlaceMap();
	const pieces = [];
	let length = 0;
	let copied = 0;
	for (const { 0: piece, index } of plain.matchAll(CHANGED)) {
		const next = index + piece.length;
		pieces.push(plain.slice(copied, index), ASCII[piece] ?? separatorOf(plain, index, next, isColumns));
		length += index - copied + 1;
		copied = next;
		places.add(length, copied);
	}
	pieces.push(plain.slice(copied));
	return {
		text: pieces.join(""),
		places
	};
}
function rowSeparator(plain, start, end, isColumns) {
	const space = plain.slice(start, end);
	const lines = space.split("\n").length - 1;
	if (lines === 0) return space.includes("	") || isColumns && space.length >= 4 ? "	" : " ";
	if (lines > 1) return "\n";
	const before = plain.slice(Math.max(0, start - 200), start);
	const lineBefore = before.slice(before.lastIndexOf("\n") + 1);
	const after = plain.slice(end, end + 200);
	const lineAfter = after.slice(0, Math.max(0, `${after}\n`.indexOf("\n")));
	const cells = isColumns ? /\S {3,}\S/ : /\t/;
	return cells.test(lineBefore) || cells.test(lineAfter) ? "\n" : " ";
}
function paragraphSeparator(plain, start, end, isColumns) {
	const space = plain.slice(start, end);
	if (isColumns) return /\n[ \t]*\n/.test(space) ? "\n" : " ";
	return space.includes("\n\n") || space.includes("\n") && !/[a-z]/.test(plain.charAt(end)) ? "\n" : " ";
}
function sentenceEndsOf(text) {
	const ends = [];
	let from = 0;
	for (const line of text.split("\n")) {
		for (const stop of sentenceStops(line)) ends.push(from + stop);
		from += line.length + 1;
		ends.push(Math.min(from, text.length));
	}
	return ends;
}
function sentencesOf(text, ends) {
	const sentences = [];
	let paragraph = 0;
	let from = 0;
	for (const to of ends) {
		const { start, end } = trimmed(text, from, Math.min(to, from + LONGEST_SENTENCE));
		if (end > start) sentences.push({
			start,
			end,
			text: text.slice(start, end),
			paragraph
		});
		if (text.charAt(to - 1) === "\n") paragraph += 1;
		from = to;
	}
	return sentences;
}
function trimmed(text, from, to) {
	let [start, end] = [from, to];
	while (start < end && text.charAt(start) <= " ") start += 1;
	while (end > start && text.charAt(end - 1) <= " ") end -= 1;
	return {
		start,
		end
	};
}
/** The sentence around a place. */
function sentenceOf({ text, sentenceEnds }, at) {
	let low = 0;
	let high = sentenceEnds.length - 1;
	while (low < high) {
		const middle = low + high >> 1;
		if ((sentenceEnds[middle] ?? 0) > at) high = middle;
		else low = middle + 1;
	}
	return trimmed(text, sentenceEnds[low - 1] ?? 0, sentenceEnds[low] ?? text.length);
}
/** A longer one is a table or an attack. */
const LONGEST_MATCHED = 6e3;
/** The distinct sentences that hold a match of a global pattern, in order, at most `most`. */
function sentencesWith(flat, pattern, most = 2e3) {
	const found = [];
	let last = -1;
	for (const match of flat.text.matchAll(pattern)) {
		if (match.index < last) continue;
		const sentence = sentenceOf(flat, match.index);
		last = sentence.end;
		if (sentence.end - sentence.start <= LONGEST_MATCHED) found.push(sentence);
		if (found.length >= most) break;
	}
	return found;
}
/** The line (paragraph or table row) around a place, at most 6,000 characters to either side. */
function paragraphOf({ text }, at) {
	const from = Math.max(0, at - LONGEST_MATCHED);
	const before = text.slice(from, at).lastIndexOf("\n");
	const after = text.slice(at, at + LONGEST_MATCHED).indexOf("\n");
	return {
		start: before < 0 ? from : from + before + 1,
		end: after < 0 ? Math.min(text.length, at + LONGEST_MATCHED) : at + after
	};
}

// parsers/evidence/witnesses.ts
/** Two witnesses of different kinds are sure, one is not. */
const SURE$1 = .9;
/** Three witnesses of different kinds. */
const SUREST = .95;
/** @example confidenceOf(['words', 'tag']) // 0.9: two witnesses of different kinds */
function confidenceOf(witnesses) {
	const kinds = (/* @__PURE__ */ new Set(["words", ...witnesses])).size;
	return kinds === 1 ? STATED : kinds === 2 ? SURE$1 : SUREST;
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

// parsers/prose/matches.ts
/** The matches of a global pattern within a range, at most `most`. */
function matchesIn(text, { start, end }, pattern, most = Number.POSITIVE_INFINITY) {
	const found = [];
	for (const match of text.slice(start, end).matchAll(pattern)) {
		found.push(placed(match, start));
		if (found.length >= most) break;
	}
	return found;
}
function firstMatch(text, { start, end }, pattern) {
	const match = pattern.exec(text.slice(start, end));
	pattern.lastIndex = 0;
	return match === null ? null : placed(match, start);
}
function placed(match, offset) {
	const [text, ...groups] = match;
	const start = offset + match.index;
	return {
		start,
		end: start + text.length,
		text,
		groups
	};
}
/** The captured group of a match, where it is printed last; of alternatives the one that matched. */
function captured(match) {
	const text = match?.groups.find((group) => group !== void 0);
	return match == null || text === void 0 ? null : printedIn(match, text);
}
/** Some words of a match, where they are printed last or first. */
function printedIn(match, text, which = "last") {
	const index = which === "first" ? match.text.indexOf(text) : match.text.lastIndexOf(text);
	return {
		text,
		start: match.start + index,
		end: match.start + index + text.length
	};
}
/** @example numberOf('1,234.5') // 1234.5 */
function numberOf(printed) {
	return Number(printed.replaceAll(",", ""));
}
/** The characters before a place, at most `most` of them. */
function textBefore(text, at, most) {
	return text.slice(Math.max(0, at - most), at);
}

// parsers/prose/restatements.ts
/** Years and round small numbers recur by chance. */
const LEAST_TELLING = 1e3;
/** Whether a count recurs in a document only as a statement of the same thing: not a small number and not a year. */
function isTelling(value) {
	return value >= LEAST_TELLING && !(value >= 1900 && value <= 2100);
}
/**
* A pattern for a number however it is printed: with commas, or in millions.
*
* @example numberPattern(3_700_000).test('warrants for 3.7 million shares') // true
*/
function numberPattern(value) {
	const digits = value.toLocaleString("en-US", { maximumFractionDigits: 6 });
	const millions = value >= 1e5 ? `|${escaped(String(value / 1e6))}(?:\\.?0+)? million` : "";
	return new RegExp(`(?<![\\d.,])(?:${escaped(digits)}(?:\\.0+)?${millions})(?!,?\\d|\\.\\d| ?(?:million|billion)|%)`, "g");
}
/** A pattern for a price in dollars, with or without closing zeros. */
function pricePattern(value) {
	const [whole = "", decimals = ""] = value.toLocaleString("en-US", { maximumFractionDigits: 8 }).split(".");
	const fraction = decimals === "" ? "(?:\\.0+)?" : `\\.${decimals}0*`;
	const lead = whole === "0" ? "0?" : escaped(whole);
	return new RegExp(`\\$ ?${lead}${fraction}(?!,?\\d|\\.\\d| ?(?:million|billion))`, "g");
}
function escaped(printed) {
	return printed.replaceAll(".", "\\.");
}
/** The sentences of a part with a match, without the ones that hold the given places themselves. */
function otherSentences(flat, part, pattern, places) {
	const own = new Set(places.map(({ start }) => sentenceOf(flat, start).start));
	return sentencesWith(flat, pattern, 60).filter(({ start }) => start < part.end && !own.has(start)).map(({ start, end }) => flat.text.slice(start, end));
}

// parsers/financing-reports/firm-names.ts
/** What ends a firm's legal name after a comma: "Acme Capital Partners, LLC". */
const SUFFIX = /^(?:LLC|L\.L\.C\.|ULC|GmbH|AG|Inc\.?|Incorporated|L\.P\.|LP|LLP|Co\.|Corp\.?|Corporation|Ltd\.?|Limited|plc|N\.A\.|S\.A\.|A\.G\.)(?= ?[,(]|$)/i;
/** "Acme Securities (USA) LLC": part of the name. */
const COUNTRY = String.raw`(?:USA|U\.S\.|US|UK|U\.K\.|Canada|HK|Hong Kong|Asia|Europe|Australia)`;
const ASIDE_IN_PARENTHESES = new RegExp(String.raw` ?\((?!${COUNTRY}\))[^()]{1,200}\)`, "g");
const WORD = String.raw`(?:[A-Z][\w.'’/&-]*|[a-z][A-Z]\w+|[&+]|\(${COUNTRY}\)|\d{1,3}(?:st|nd|rd|th)?)`;
/** A name is capitalized words; small ones only between them. */
const NAME = new RegExp(`^(?:The )?${WORD}(?: (?:(?:of|and(?= (?:Company|Co\\.|Sons|Associates)(?!\\w))|de|van|von) )?${WORD}){0,8}$`);
/** The capitalized end of a clause: "entered into an agreement with Acme Capital Markets". */
const TRAILING = verbose()`
  (?:\b(?:with|and|among|between|to|by|through|from|engaged|retained|appointed|hired|paid|pay|upon which|by and|including|consisting of|comprised of|agents?|underwriters?|managers?),? (?:each of |the firm of )?|^(?:both |each of )?)
  ((?:The )?${WORD}(?: (?:(?:of|and(?= (?:Company|Co\.|Sons|Associates)(?!\w))|de|van|von) )?${WORD}){0,8})$`;
/** "A LLC, a division of B Securities, Inc., and C": words that describe the firm before them. */
const ASIDE = /^(?:an? |the )?(?:[\w-]+ ){0,3}(?:[Dd]ivision|[Aa]ffiliate|subsidiary|member|brand|part|unit|broker-dealer|registered|limited liability company|corporation|partnership|business)\b|^an? [A-Z][\w-]+ [Cc]ompany$/;
const NOT_FIRM = verbose("i")`
  ^(?:the )?(?:company|issuer|investors?|purchasers?|buyers?|subscribers?|holders?|agreement|offering|shares?|warrants?|common stock|board|placement|agents?
  |underwriters?|representatives?|managers?|securities|registration|prospectus|closing|securities act|commission|nasdaq|nyse|parties|party|sec
  |january|february|march|april|may|june|july|august|september|october|november|december|united states|new york|item|form)(?![\w'.&-])
  |\b(?:agreement|stock|letter|warrants?|shares|offering|act|statement|prospectus|trust company|transfer)$
  |\b(?:university|stockholders?|shareholders?)\b`;
/** 'Larch Robotics, Inc. (the "Company")' is a party, and no firm of the list. */
const OTHER_PARTY = /\([^()]{0,60}"(?:Company|Issuer|Corporation|Registrant|Parent|Investors?|Purchasers?|Buyers?|Subscribers?|Holders?|(?:Selling|Existing) [A-Z]\w+)"[^()]{0,60}\)/g;
/** Names on lines of their own, joined with the lines: "Ash Securities LLC Birch Capital, Inc.". */
const STACKED = /(?<=\b(?:LLC|L\.L\.C\.|LLP|I(?:nc|NC)\.|Incorporated|INCORPORATED)) (?=[A-Z][\w.]+ [A-Z&+])/g;
/**
* The firms that a clause names last, in order: "the Company engaged A LLC (a division of B, Inc.) and C & Co., Inc.".
* The clause ends where the words that give them their role begin. A part that is not a name begins the list again.
*
* @param isIssuerLater the issuer is a party named behind the clause, so that all of "by and among A, B" are firms
* @example firmsNamedIn('In connection with the offering, Acme Capital Partners LLC and Birch, Inc.') // the two
*/
function firmsNamedIn(clause, isIssuerLater = false) {
	let firms = [];
	let isAside = false;
	let isBetween = false;
	for (const part of partsOf(clause)) {
		const last = firms.at(-1);
		if (SUFFIX.test(part)) {
			if (last !== void 0 && !isAside) firms[firms.length - 1] = `${last}, ${part}`;
			continue;
		}
		isAside = ASIDE.test(part);
		if (isAside) continue;
		const whole = NAME.test(part) && !NOT_FIRM.test(part) ? part : null;
		if (whole === null) {
			const trailing = TRAILING.exec(part);
			const name = trailing?.[1];
			firms = name !== void 0 && !NOT_FIRM.test(name) ? [name] : [];
			isBetween = /\b(?:between|among) /.test(trailing?.[0] ?? "");
		} else if (last !== void 0 && /^[\w.'-]+ & /.test(whole) && /^[\w.'-]+$/.test(last)) firms[firms.length - 1] = `${last}, ${whole}`;
		else firms.push(whole);
	}
	return (isBetween && !isIssuerLater && firms.length > 1 ? firms.slice(1) : firms).filter((name) => name.length >= 3 && name.length < 70).slice(-24);
}
/** The parts of a list, without what stands in parentheses. */
function partsOf(clause) {
	return clause.slice(-900).replace(OTHER_PARTY, ", which is another party, ").replace(ASIDE_IN_PARENTHESES, "").replace(STACKED, "; ").split(/,? and (?:by )?(?!Company\b|Co\.|Sons\b|Associates\b)|[,;] (?:and |or )?|\n/).map((part) => part.trim()).filter((part) => part !== "");
}

// parsers/financing-reports/agreement-agents.ts
/** 'With Acme & Co. (the "Agent")', '"Placement Agent" means Acme Securities, LLC'. */
const TERM = verbose("g")`
  ,? ?\([^()]{0,120}"(?:Sales |Placement |Lead |Designated )?(?:Agents?|Underwriters?|Managers?|Representatives?)"
  |,? [Aa]s (?:the )?(?:[\w-]+ ){0,4}?(?:[Aa]gents?|[Uu]nderwriters?|[Rr]epresentatives?|[Mm]anagers?)\b`;
/** "A and B have agreed to act as representatives of the several Underwriters". */
const AGREED_TO_ACT = /,? (?:has|have) agreed to act as (?:the )?(?:[\w-]+ ){0,3}?(?:representatives?|managers?|agents?|underwriters?)\b/gi;
const DEFINED = /"(?:Placement|Sales) Agents?" (?:means|shall mean) ([^\n]{4,200})/g;
/** The full stop of "Co." or "Inc." ends no sentence. */
const DEFINITION_END = / (?:or|as|in|and its|together with|acting)\b| (?="[A-Z])|\(|\.$|(?<!\b(?:Co|Inc|Corp|Ltd|L\.P|L\.L\.C|N\.A|[A-Z]))\. (?=[A-Z"])/;
/** '(the "Company"), confirms its agreement (this "Agreement") with Acme & Co. ("Acme"), as follows'. */
const CONFIRMS = /\bconfirms? its (?:respective )?agreements? (?:\([^()]{3,40}\) )?with (?:each of )?(?=[A-Z])/gi;
/** "Acme Securities LLC is acting", before its role. */
const IS_ACTING = / (?:is|are|has been|have been|will be|was|were)?(?: \w+ly)? ?(?:acting|serving|engaged|retained)$/;
const ISSUER_TERM = /\((?:the )?"(?:Company|Issuer|Corporation)"\)/;
/** Letters have their date, or the agreement's title, above the address. */
const ABOVE_ADDRESS = /(?:^|\s)(?:\[[^\]\n]{0,12}\]|\d{1,2}), (?:19|20)\d\d$|\bAGREEMENT$|^(?:Sales|Distribution) Agreement$/;
/** Where names end in an address. */
const STREET = /(?:^|\s)(?:c\/o |\d{1,5} [A-Z]|P\.?O\. |One |Attention|Attn|as (?:the )?(?:[\w-]+ ){0,3}(?:representatives?|agents?|managers?)\b)/i;
/** The agent or underwriter that an agreement names as its party. */
function findAgreementAgents(agreement, findings) {
	const { flat, title, type } = agreement;
	const isAgency = type === "atm" || /underwriting|^placement a/i.test(title);
	const [named] = [
		...namedByTerm(agreement, isAgency),
		...isAgency ? confirmedIn(agreement) : [],
		...definedIn(flat)
	];
	if (named === void 0) {
		const addressed = isAgency ? addressedIn(flat.text) : null;
		if (addressed !== null) findings.set("placementAgentOrUnderwriters", addressed.firms, [addressed.at], confidenceOf([]));
		return;
	}
	const isAddressed = named.firms.every((name) => isAddressedTo(flat.text, name) || signs(flat.text, name));
	findings.set("placementAgentOrUnderwriters", named.firms, [named.at], confidenceOf(isAddressed ? ["place"] : []));
}
/** A purchase agreement may define the agent that arranged it. */
function namedByTerm({ flat, opening }, isAgency) {
	return [...matchesIn(flat.text, opening, AGREED_TO_ACT, 2), ...matchesIn(flat.text, opening, TERM, 8)].flatMap((match) => {
		if (!isAgency && !/placement agent/i.test(match.text)) return [];
		const { start: from } = /agreed/.test(match.text) || IS_ACTING.test(flat.text.slice(match.start - 30, match.start)) ? sentenceOf(flat, match.start) : paragraphOf(flat, match.start);
		const start = Math.max(from, match.start - 400);
		const isIssuerLater = ISSUER_TERM.test(flat.text.slice(match.end, match.end + 200));
		const firms = firmsNamedIn(flat.text.slice(start, match.start).replace(IS_ACTING, ""), isIssuerLater);
		return firms.length === 0 ? [] : [{
			firms,
			at: {
				start,
				end: match.end
			}
		}];
	});
}
function confirmedIn({ flat, opening }) {
	return matchesIn(flat.text, opening, CONFIRMS, 2).flatMap(({ end }) => {
		const clause = flat.text.slice(end, end + 300).split(/ \(|, as follows|\n/, 1)[0] ?? "";
		const firms = firmsNamedIn(clause);
		return firms.length === 0 ? [] : [{
			firms,
			at: {
				start: end,
				end: end + clause.length
			}
		}];
	});
}
function definedIn(flat) {
	return matchesIn(flat.text, {
		start: 0,
		end: flat.text.length
	}, DEFINED, 2).flatMap(({ start, end, groups }) => {
		const firms = firmsNamedIn((groups[0] ?? "").split(DEFINITION_END, 1)[0] ?? "");
		return firms.length === 0 ? [] : [{
			firms,
			at: {
				start,
				end
			}
		}];
	});
}
/** Names may be in capitals in an address or a signature, and without their ending. */
function brandOf(name) {
	return (name.split(",")[0] ?? name).replace(/ (?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP)$/, "").toLowerCase();
}
const SALUTATION = /\bladies and gentlemen\b/i;
const LONGEST_ADDRESS = 700;
/** The firms that a letter agreement is addressed to: the lines below its date, down to the street. */
function addressedIn(text) {
	const salutation = SALUTATION.exec(text.slice(0, 6e3))?.index;
	if (salutation === void 0) return null;
	const from = Math.max(0, salutation - LONGEST_ADDRESS);
	const lines = text.slice(from, salutation).split("\n");
	const above = lines.findLastIndex((line) => ABOVE_ADDRESS.test(line.trim()));
	if (above < 0) return null;
	const start = from + lines.slice(0, above + 1).join("\n").length + 1;
	const address = text.slice(start, salutation);
	const names = address.slice(0, STREET.exec(address)?.index ?? 0).trim();
	const firms = firmsNamedIn(names);
	return firms.length === 0 ? null : {
		firms,
		at: {
			start,
			end: start + names.length
		}
	};
}
/** A letter agreement stands below its addressee's name: the lines right above the salutation. */
function isAddressedTo(text, name) {
	const salutation = SALUTATION.exec(text.slice(0, 6e3))?.index;
	if (salutation === void 0) return false;
	return text.slice(Math.max(0, salutation - LONGEST_ADDRESS), salutation).toLowerCase().includes(brandOf(name));
}
/** A signature block: the party's name, then "By:". */
function signs(text, name) {
	const brand = brandOf(name);
	const end = text.slice(-6e4).toLowerCase();
	let at = end.indexOf(brand);
	for (let seen = 0; at >= 0 && seen < 40; seen += 1) {
		if (/^[^.;:]{0,60}\s(?:as [^:;.]{3,60}\s)?by:/.test(end.slice(at + brand.length, at + brand.length + 160))) return true;
		at = end.indexOf(brand, at + brand.length);
	}
	return false;
}

// parsers/filing/document-nature.ts
/** Legends and titles stand on the first page or two. */
const TITLE_REACH = 8e3;
/** An excerpt lacks its first page; its manner shows within a few. */
const MANNER_REACH = 3e4;
/** A line that does not go on with a sentence of the line before; flag `m`. */
const LINE = "^(?<![a-z,;\"'][^\\S\\n]{0,40}\\n)[^\\S\\n]{0,200}";
/** The number of a form where it is a title: its line's first words, not those of a sentence that goes on there. */
function formTitle(forms) {
	return verbose("im")`
    ${LINE}(?:pre-effective |post-effective )?(?:amendment no\. ?\d+[^\S\n]{0,20}\n?[^\S\n]{0,200}(?:to|on)[^\S\n]{0,20}\n?[^\S\n]{0,200})?
    form[^\S\n]{1,3}(${forms})(?:/A)?\b(?!\s{0,20}\((?:form type|file|registration|no)\b)(?=[^\S\n]{0,200}(?:\n|$|\(|/|registration|current|annual|quarterly|report|amendment))`;
}
const REGISTRATION_FORM = formTitle("[SF]-?(?:1|2|3|4|8|10|11)(?:ASR|MEF)?|SB-2");
/**
* Titles and legends by which a document names itself. A document that only cites another one has it in a sentence, in
* small letters: "filed pursuant to Rule 424(b)(5)", "a registration statement on Form S-3".
*/
const TITLES = [
	{
		nature: "prospectus",
		pattern: /\bF(?:iled|ILED)\s+(?:[Pp]ursuant|PURSUANT|under|UNDER)(?:\s+(?:[Tt]o|TO))?\s+(?:R(?:ule|ULE)\s+)?424\s{0,2}\([bB]\)\s{0,2}\((\d)\)/,
		form: ([, rule]) => `424B${rule ?? ""}`
	},
	{
		nature: "free-writing-prospectus",
		pattern: verbose("m")`
      \bF(?:iled|ILED)\s+(?:[Pp]ursuant|PURSUANT)\s+(?:[Tt]o|TO)\s+R(?:ule|ULE)\s+433\b
      |${LINE}(?:I(?:ssuer|SSUER) )?F(?:ree|REE)[ -]W(?:riting|RITING) P(?:rospectus|ROSPECTUS)\b`,
		form: () => "FWP"
	},
	{
		nature: "fee-exhibit",
		pattern: /calculation\s+of\s+filing\s+fee/i,
		form: () => "EX-FILING FEES"
	},
	{
		nature: "registration",
		pattern: REGISTRATION_FORM,
		form: (_, head) => registrationForm(head)
	},
	{
		nature: "registration",
		pattern: /\b(?:As filed with|AS FILED WITH|Filed with) (?:the|THE)\s+(?:U\.?S\.? )?S(?:ecurities|ECURITIES)\s+(?:and|AND|&)\s+E(?:xchange|XCHANGE)\s+C(?:ommission|OMMISSION)\s+(?:on|ON)\b|REGISTRATION\s+STATEMENT\s+UNDER\s+(?:THE\s+SECURITIES|SCHEDULE\s+B)/,
		form: (_, head) => registrationForm(head)
	},
	{
		nature: "current-report",
		pattern: formTitle("8-?K|6-?K"),
		form: reportForm
	},
	{
		nature: "periodic-report",
		pattern: formTitle("10-?KT?|10-?Q|20-?F|40-?F|10-?KSB|10-?QSB"),
		form: reportForm
	},
	{
		nature: "proxy",
		pattern: verbose("m")`${LINE}SCHEDULE\s+14[AC]\b|${LINE}(?:PRELIMINARY |DEFINITIVE )?PROXY STATEMENT[ ]{0,200}$`
	},
	{
		nature: "press-release",
		pattern: verbose("im")`\bfor immediate release\b|${LINE}(?:press|news) release[ ]{0,200}$`
	},
	{
		nature: "agreement",
		pattern: verbose("m")`
      ${LINE}(?!TABLE|FORM|ENTRY)(?:[A-Z][A-Z&,'()-]{0,30}[^\S\n]{1,3}){1,10}
      (?:AGREEMENT|INDENTURE|WARRANT|NOTE|DEBENTURE|PLAN)[^\S\n]{0,200}$`
	}
];
function reportForm([, name = ""]) {
	return name.toUpperCase().replace(/^(\d+)-?/, "$1-");
}
const AMENDED = /\bamendment\s+no\.?\s*\d/i;
/** The form that a facing page names, `S-1/A` where it is an amendment; '' where none is named. */
function registrationForm(head) {
	const form = ((REGISTRATION_FORM.exec(head) ?? /\bform\s+([SF]-(?:1|3|4|8|10|11)(?:ASR|MEF)?)\b/i.exec(head))?.[1] ?? "").toUpperCase().replace(/^([SF])-?/, "$1-");
	return form !== "" && AMENDED.test(head.slice(0, 4e3)) ? `${form}/A` : form;
}
const SIGNS = [
	[
		"registration",
		3,
		/[Rr]egistrant hereby amends (?:this|the) [Rr]egistration [Ss]tatement/
	],
	[
		"registration",
		3,
		/(?:^|\n)\s{0,200}CALCULATION\s+OF\s+REGISTRATION\s+FEE/
	],
	[
		"registration",
		3,
		/INFORMATION NOT REQUIRED IN (?:THE )?PROSPECTUS/
	],
	[
		"prospectus",
		3,
		/information (?:contained )?in this (?:preliminary )?prospectus(?: supplement)?[^.\n]{0,80} is not complete/i
	],
	[
		"prospectus",
		2,
		/(?:^|\n)\s{0,200}(?:PRELIMINARY )?PROSPECTUS(?: SUPPLEMENT)?\s{0,200}\n/
	],
	[
		"prospectus",
		2,
		/(?:the date of this prospectus|this prospectus (?:supplement )?(?:relates to|is dated))/i
	],
	[
		"prospectus",
		2,
		/has approved or disapproved of? (?:these|the) securities/i
	],
	[
		"prospectus",
		1,
		/\bbeginning on page (?:S-)?\d+ of this prospectus/i
	],
	[
		"prospectus",
		1,
		/\b(?:we are (?:also )?(?:offering|selling)|this is (?:an|our) initial public offering)\b/i
	],
	[
		"current-report",
		3,
		/(?:^|\n)\s{0,200}CURRENT\s+REPORT\s{0,200}\n/
	],
	[
		"current-report",
		2,
		/date of (?:earliest event|report)/i
	],
	[
		"current-report",
		2,
		/(?:^|\n)\s{0,200}item\s+\d\.\d\d\b/i
	],
	[
		"current-report",
		1,
		/(?:^|\n)[^\S\n]{0,60}item\s+\d\.\d\d\.?[\s|]{0,20}(?:entry into a|unregistered sales?|termination of a|other events|regulation fd|completion of|material modification|creation of a|changes in|amendments? to|notice of|financial statements)/i
	],
	[
		"periodic-report",
		2,
		/\bthis (?:annual|quarterly) report(?: on form 10|\b)/i
	],
	[
		"periodic-report",
		2,
		/(?:^|\n)\s{0,200}(?:item \d\w?\.? ?)?management's discussion and analysis of financial condition/i
	],
	[
		"periodic-report",
		1,
		/\bcondensed consolidated\b|\b(?:three|six|nine|twelve) months ended\b/i
	],
	[
		"press-release",
		2,
		verbose()`
  (?:^|\n)[^\n]{0,160}?(?:Jan(?:uary|\.)|Feb(?:ruary|\.)|March|April|May|June|July|Aug(?:ust|\.)|Sept(?:ember|\.)|Oct(?:ober|\.)|Nov(?:ember|\.)|Dec(?:ember|\.))
  [ ]\d{1,2},? (?:19|20)\d\d\)? ?(?:[(/][^\n)/]{2,50}[)/])?,? ?(?:-|\u2014|:|\/ )`
	],
	[
		"press-release",
		2,
		/\b(?:today announced|announced today|has announced|announces|announced that|(?:pleased|proud) to announce)\b/i
	],
	[
		"press-release",
		1,
		/\b(?:offering|placement|transaction) is expected to close (?:on|in|within)\b/i
	],
	[
		"press-release",
		1,
		/\((?:[A-Z][\w-]* ){0,3}\w{0,20}wire\w{0,10}\)/i
	],
	[
		"press-release",
		1,
		/(?:^|\n)[^\S\n*#_]{0,20}[*#_]{0,4} ?About [A-Z]/
	],
	[
		"press-release",
		1,
		/(?:^|\n)[^\n]{0,20}(?:(?:media|investors?|press|company|corporate)(?: relations)?[ &/]{0,3}){1,3}contacts?\b/i
	],
	[
		"press-release",
		1,
		/\bforward-looking statements?\b/i
	],
	[
		"agreement",
		2,
		/\bby\s+and\s+(?:between|among)\b/i
	],
	[
		"agreement",
		2,
		/\bWHEREAS\b|(?:^|\n)\s{0,200}Recitals?\s{0,200}\n/i
	],
	[
		"agreement",
		2,
		/\bNOW,? THEREFORE\b|\bIN WITNESS WHEREOF\b/i
	],
	[
		"agreement",
		2,
		/\b(?:Ladies and Gentlemen|Dear (?:Sirs?|M[rs]s?\.|Gentlemen|[A-Z]\w+))\b/
	],
	[
		"agreement",
		1,
		/\b(?:parties hereto|hereinafter|hereunder)\b/i
	]
];
const ENOUGH = 3;
/**
* What a document is, from its own words: from the title or legend that comes first, else (an excerpt, a page without a
* cover) from its manner of speaking. Null where neither shows.
*
* @param words plain text with its line ends
* @example natureOf('Filed Pursuant to Rule 424(b)(5)\n…') // { nature: 'prospectus', form: '424B5', isTitled: true }
* @example natureOf('… today announced …, under its registration statement on Form S-3 …')?.nature // 'press-release'
*/
function natureOf(words) {
	const head = asciiMarks(words.slice(0, TITLE_REACH)).replace(/\r/g, "");
	let first = null;
	for (const { nature, pattern, form } of TITLES) {
		const match = pattern.exec(head);
		if (match === null || first !== null && first.at <= match.index) continue;
		const name = form?.(match, head) ?? "";
		first = {
			at: match.index,
			read: {
				nature,
				form: name === "" ? null : name,
				isTitled: true
			}
		};
	}
	return first?.read ?? natureOfManner(asciiMarks(words.slice(0, MANNER_REACH)), head);
}
function natureOfManner(words, head) {
	const weights = /* @__PURE__ */ new Map();
	for (const [nature, weight, pattern] of SIGNS) if (pattern.test(words)) weights.set(nature, (weights.get(nature) ?? 0) + weight);
	const weightOf = (nature) => weights.get(nature) ?? 0;
	if (weightOf("registration") >= ENOUGH) return {
		nature: "registration",
		form: registrationForm(head) || null,
		isTitled: false
	};
	const [nature, most = 0] = [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? [];
	return nature === void 0 || most < ENOUGH ? null : {
		nature,
		form: null,
		isTitled: false
	};
}
const cache = /* @__PURE__ */ new WeakMap();
/** What a document is, from its own words; read once however many parsers ask. */
function natureOfDocument(document) {
	const cached = cache.get(document);
	if (cached !== void 0) return cached.read;
	const read = document.isBinary ? null : natureOf(plainTextOnce(document).text);
	cache.set(document, { read });
	return read;
}

// parsers/financing-reports/source-documents.ts
/** Titles of agreements by which an issuer sells its own shares. */
const SALE_TITLE = verbose("i")`
  (?:(?:at[- ](?:the[- ])?market|open market|controlled equity|equity|common stock|common share|ordinary share|share|stock|securities|security|units?|note|preferred stock|standby equity|warrant|pre-?paid
  |private placement|registered direct|equity line|convertible|series [a-z](?:-\d)?|shares?|capital on demand|amended and restated|pre-?funded warrant|and|form of|committed|offering|issuance|investment|distribution|sales?|\d(?:st|nd|rd|th)|SM|TM|[-/,])(?:SM|TM|[™®℠])? ){0,8}
  (?:underwriting|purchase|subscription|sales|placement(?: agen(?:cy|t))?|equity distribution|distribution|offering|advance|securities purchase|investment) agreement(?:SM|TM)?`;
const TITLE_LINE = new RegExp(`^(?:${SALE_TITLE.source})$`, "i");
const OPENING$2 = new RegExp(`^(?:THIS|This) (?:${SALE_TITLE.source})\\b`, "i");
const INLINE_TITLE = /\b((?:[A-Z][A-Z-]{2,20} ){0,5}(?:UNDERWRITING|PURCHASE|SUBSCRIPTION|SALES|AGENCY|DISTRIBUTION|OFFERING) AGREEMENT)\b/;
const NOT_SALE = /\b(?:asset|merger|loan|credit|employment|registration rights|receivables|equipment|real estate|employee|consult|supply|power|lease)\b/i;
/** An amendment of a program restates what may be sold; that of another agreement changes its terms. */
const PROGRAM_AMENDED = /^amendment no\. ?\d{1,2} to (?:the )?(?=[^\n]{0,60}\b(?:sales?|distribution|market offering|offering) agreement$)/i;
/** The title of an agreement for the sale of securities, near the head of its text; null where there is none. */
function saleAgreementTitle(flat) {
	const lines = flat.slice(0, 6e3).split("\n").slice(0, 60);
	for (const [index, raw] of lines.entries()) {
		const line = raw.trim().replace(/^(?:Re:\s{0,20})?\W*|[\s.*]+$/g, "").replace(PROGRAM_AMENDED, "");
		if (line.length < 12) continue;
		const opening = OPENING$2.exec(line)?.[0];
		if (opening !== void 0 && !NOT_SALE.test(opening)) return opening.replace(/^this /i, "");
		if (line.length <= 120 && TITLE_LINE.test(line) && !NOT_SALE.test(line) && isAgreement(lines.slice(index))) return line;
	}
	const inline = INLINE_TITLE.exec(lines[0]?.slice(0, 900) ?? "")?.[1];
	return inline !== void 0 && TITLE_LINE.test(inline) && !NOT_SALE.test(inline) && isAgreement(lines) ? inline : null;
}
/** A table of contents or a list of exhibits names agreements too. */
function isAgreement(lines) {
	return /\bthis (?:[\w-]+ ){0,5}agreement\b|\(?(?:the|this) "agreement"|ladies and gentlemen|confirms? its agreement|\b(?:proposes|agrees) to (?:issue and sell|sell)\b/i.test(lines.slice(0, 40).join("\n").slice(0, 6e3));
}
/** What a document is: by its type in a filing, else by its own words. */
function sourceKindOf(submission, document, flat) {
	const { form } = submission.header;
	const { type } = document;
	if (/^EX-(?:1|10)(?:\.|$)/i.test(type)) return saleAgreementTitle(flat) === null ? null : "agreement";
	if (isCurrentReport(form ?? type)) return /^EX-/i.test(type) ? "release" : "report";
	if (form !== null || type !== "" && isOtherForm(type)) return null;
	const nature = natureOfDocument(document)?.nature ?? null;
	if (nature === "current-report") return "report";
	if (nature === null && RELEASE_EXHIBIT.test(flat.slice(0, 3e3))) return "release";
	if (nature === "agreement" || nature === null) return saleAgreementTitle(flat) === null ? null : "agreement";
	return nature === "press-release" ? "release" : null;
}
/** An exhibit that announces something, whose words are too few to show what it is. */
const RELEASE_EXHIBIT = /^[^\n]{0,80}\bexhibit 99(?:\.\d{1,2})?\s(?:[\s\S]{0,2000}?\bannounc(?:e[sd]|ing)\b)/i;
/** A type that names a form or an exhibit of another kind; bare files may have types of their own making. */
function isOtherForm(type) {
	return /^(?:424B|FWP|[SF]-\d|10-|20-F|40-F|POS|EX-(?!99))/i.test(type);
}
/** Releases and agreements of a current report, which state what the report leaves out. */
function exhibitsOf(submission) {
	const exhibits = readableDocuments(submission).slice(1);
	return [...exhibits.filter(({ type }) => /^EX-99/i.test(type)).slice(0, 2), ...exhibits.filter(({ type }) => /^EX-(?:1|10)(?:\.|$)/i.test(type)).slice(0, 4)];
}

// parsers/financing-reports/agreement-clause.ts
/** Recitals, the first sections and the definitions: where an agreement states what is sold. */
const OPENING$1 = 16e3;
const LONGEST = 4e5;
/** The clause by which the issuer sells: it says to whom, and mostly what. */
const SALE$1 = verbose("gi")`
  \b(?:company|corporation|issuer|trust|partnership|it|we)(?:"\))?,? (?:\([^()]{3,60}\) )?(?:(?:hereby )?(?:wishes|desires|proposes|agrees|intends|undertakes)(?: to)?|agrees with [^.;$]{3,100} to|shall|will|may|has agreed to),?(?: from time to time,?| in its sole discretion,?){0,2}(?: subject to [^,;.]{3,120},)?(?: to)?
  [ ](?:issue and sell|sell and issue|offer and sell|issue|sell|offer)[ ,]
  |\b(?:investors?|purchasers?|buyers?|subscribers?|undersigned) (?:\([^()]{3,60}\) )?(?:hereby )?(?:wish(?:es)?|desires?|agrees?|intends?|subscribes?|shall|will|commits?)(?: to)? (?:purchase|buy|acquire|subscribe|for)\b
  |\bcompany is (?:hereby )?(?:offering|conducting (?:an?|its|the) (?:private )?(?:placement|offering))\b`;
/** The clause by which an agent is engaged: it says what is to be placed. */
const ENGAGEMENT = verbose("gi")`
  \b(?:act|serve|engaged|appointed|retained|employ)\b[^.;$]{0,120}? as (?:the |an |its |our )?(?:[\w-]+ ){0,3}?placement agents?\b
  |\bshall be the (?:[\w-]+ ){0,2}placement agents?\b|\bplacement agent will use its (?:[\w-]+ ){0,3}efforts to (?:privately )?place\b`;
const OF_ASSETS = /\b(?:all (?:of )?the (?:issued and )?outstanding|all right, title|assets|membership interests?|business of|equity interests (?:of|in))\b/i;
const DEBT = /\b(?:promissory notes?|convertible (?:\w+ ){0,3}(?:notes?|debentures?)|debentures?|senior (?:\w+ ){0,2}notes?|\bnotes?\b|bonds)\b/i;
/** "Notes" is a term of the agreement: shares are what they convert into. */
const SELLS_NOTES = /"(?:Notes?|Debentures?)" (?:means|shall mean|has the meaning)|\bprincipal amount of (?:the |such )?(?:Notes?|Debentures?)\b/;
const SHARES$1 = /\b(?:common stock|common shares?|ordinary shares?|class [a-z] (?:common|ordinary)|preferred (?:stock|shares)|ADSs?|american depositary|units?|shares?|pre-?funded warrants?)\b/i;
const THROUGH_AGENT$1 = /\bthrough (?:or to )?(?:the |any |each |such )?(?:designated )?(?:sales )?(?:agents?|manager|placement agent|[A-Z]\w+)/i;
const OVER_TIME = /\bfrom time to time\b/i;
/** Words of an equity line: the issuer calls purchases by notices, up to a commitment. */
const LINE_WORDS = verbose("gi")`
  \b(?:(?:regular |accelerated |VWAP |fixed |draw ?down |put |advance |intraday )?(?:purchase|put|advance|draw ?down) notice|commitment (?:amount|shares|period)|available amount
  |total commitment|advance (?:date|shares)|exchange cap|put shares|draw ?down)\b`;
/** One investor buys "up to Ten Million Dollars ($10,000,000) of the Company's common stock": an amount, no shares. */
const UP_TO_DOLLARS = /\bup to (?:an aggregate of )?[A-Za-z -]{0,90}\(?(?:US)?\$ ?\d[\d,.]*(?: million)?\)?(?: \([^()]{3,60}\))? (?:(?:in )?aggregate )?(?:gross purchase price )?of (?:newly issued )?(?:the company's|shares|its|fully|common)/i;
const REGISTERED$1 = verbose("i")`
  pursuant to (?:\(i\) )?(?:an effective|the) (?:shelf )?registration statement|registered direct|(?:final |the )?"?prospectus supplement"? means`;
const PRIVATE$1 = /section 4\(a\)\(2\)|section 4\(2\)|rule 506|regulation [DS]\b|exemption from (?:securities )?registration|private placement/i;
/**
* The clause by which an issuer sells its shares; null for notes, for the purchase of a business, and where no clause
* sells shares.
*/
function readAgreement(flat) {
	const title = saleAgreementTitle(flat.text);
	if (title === null) return null;
	const whole = {
		start: 0,
		end: Math.min(flat.text.length, LONGEST)
	};
	const opening = {
		start: 0,
		end: Math.min(whole.end, OPENING$1)
	};
	const isPlacement = /placement/i.test(title) && !/purchase|subscription/i.test(title);
	const clause = saleClauseOf(flat, opening, SALE$1) ?? (isPlacement ? saleClauseOf(flat, opening, ENGAGEMENT) : null);
	const sold = clause && typeOf(flat, title, clause, opening, whole);
	if (clause === null || sold === null) return null;
	return {
		flat,
		title,
		opening,
		clause,
		whole,
		type: sold.type,
		typeWitnesses: sold.witnesses
	};
}
/** The first clause that sells shares; null where the first sells notes or a business. */
function saleClauseOf(flat, opening, pattern) {
	for (const match of matchesIn(flat.text, opening, pattern, 12)) {
		const sentence = sentenceOf(flat, match.start);
		const clause = {
			start: sentence.start,
			end: Math.min(opening.end, Math.max(sentence.end, match.end + 500))
		};
		const words = flat.text.slice(clause.start, clause.end);
		if (OF_ASSETS.test(words) && !/issue|offering/i.test(match.text)) return null;
		const sold = flat.text.slice(match.start, Math.min(clause.end, match.end + 400));
		const [debt, shares] = [DEBT.exec(sold)?.index ?? -1, SHARES$1.exec(sold)?.index ?? -1];
		if (debt >= 0 && (shares < 0 || debt < shares)) return null;
		if (shares >= 0) return SELLS_NOTES.test(flat.text.slice(opening.start, opening.end)) ? null : clause;
	}
	return null;
}
function typeOf(flat, title, clause, opening, whole) {
	const words = flat.text.slice(clause.start, clause.end);
	const head = flat.text.slice(opening.start, opening.end);
	const isMarket = /at[- ](?:the[- ])?market|415\(a\)\(4\)/i.test(flat.text.slice(0, whole.end));
	if (THROUGH_AGENT$1.test(words) && (OVER_TIME.test(words) || isMarket)) return {
		type: "atm",
		witnesses: isMarket ? ["section"] : []
	};
	if (/underwriting/i.test(title)) {
		const isInitial = /initial public offering(?! price)/i.test(head);
		return {
			type: isInitial ? "ipo" : "firm_commitment",
			witnesses: isInitial ? [] : ["section"]
		};
	}
	if (/placement/i.test(title) && !/purchase|subscription/i.test(title)) {
		if (/registered direct/i.test(head)) return {
			type: "registered_direct",
			witnesses: ["section"]
		};
		if (PRIVATE$1.test(head) && !REGISTERED$1.test(head)) return {
			type: "other",
			witnesses: []
		};
		return {
			type: "best_efforts",
			witnesses: /best[- ]efforts/i.test(head) ? ["section"] : []
		};
	}
	if (/purchase|advance|equity line|investment/i.test(title)) {
		const calls = new Set(matchesIn(flat.text, whole, LINE_WORDS, 400).map(({ text }) => text.toLowerCase())).size;
		if (UP_TO_DOLLARS.test(words) && /\bthe investor\b/i.test(words)) return {
			type: "eloc",
			witnesses: calls >= 1 ? ["section"] : []
		};
		if (calls >= 2 && /\bup to\b|from time to time/i.test(head)) return {
			type: "eloc",
			witnesses: ["section"]
		};
	}
	if (!/purchase|subscription/i.test(title)) return null;
	const [registered, exempt] = [firstMatch(flat.text, opening, REGISTERED$1), firstMatch(flat.text, opening, PRIVATE$1)];
	if (registered !== null && (exempt === null || registered.start < exempt.start)) return {
		type: "registered_direct",
		witnesses: []
	};
	return {
		type: "other",
		witnesses: exempt === null ? [] : ["section"]
	};
}

// parsers/financing-reports/securities.ts
const INTO = /\b(?:(?:convertible|exercisable|exchangeable|redeemable) (?:into|for)|(?:warrants?|options?|rights?)(?: \([^)]{2,40}\))? to (?:purchase|acquire))\b[^.;]{0,120}?\b(?:common|ordinary) (?:stock|shares?)/gi;
/** The securities that words of a sale name; shares that others convert into or may be bought with are not sold. */
function securitiesIn(words) {
	const names = [];
	const sold = words.replace(INTO, "");
	if (/common (?:stock|shares)|ordinary shares|\bADSs?\b|depositary shares/i.test(sold)) names.push("common");
	if (/preferred (?:stock|shares)/i.test(words)) names.push("preferred");
	if (/pre-?funded warrants/i.test(words)) names.push("pre-funded warrants");
	if (/(?<!pre-?funded )\bwarrants\b/i.test(words)) names.push("warrants");
	return names;
}

// parsers/financing-reports/agreement.ts
/** The sale of shares that an agreement itself provides for; false where it provides for none. */
function findAgreement(flat, findings) {
	const agreement = readAgreement(flat);
	if (agreement === null) return false;
	const { clause, type, typeWitnesses } = agreement;
	const sure = confidenceOf(typeWitnesses);
	findings.set("type", type, [clause], sure);
	findings.set("isAtm", type === "atm", [clause], sure);
	findings.set("isPrimary", true, [clause], confidenceOf(["section"]));
	const seller = SELLING_HOLDERS.exec(flat.text.slice(agreement.opening.start, agreement.opening.end));
	findings.set("isResale", seller !== null, [clause], confidenceOf([]));
	findings.set("securities", securitiesIn(flat.text.slice(clause.start, clause.end)), [clause], confidenceOf([]));
	findTerms(agreement, findings);
	return true;
}
/** Holders who are parties sell beside the issuer: 'the persons named in Schedule II (the "Selling Stockholders") propose to sell'. */
const SELLING_HOLDERS = /\(?"Selling (?:Stock|Share|Security|Unit)?holders?"(?: \([^()]{3,60}\))?\)?,? (?:\w+,? ){0,4}?(?:proposes?|agrees?|severally)\b[^.;]{0,60}\bto sell\b/i;
const MONEY$1 = String.raw`((?:US)?\$ ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?)`;
/** "Up to Twenty-Five Million Dollars ($25,000,000)", "an aggregate offering price of up to $50.0 million". */
const MAXIMUM$1 = new RegExp(String.raw`\b(?:up to|not (?:to )?exceed(?:ing)?|in no event (?:shall|will|may)(?:[^.;$]|\.\d){0,200}?\bexceeds?|maximum (?:aggregate )?(?:offering )?(?:price|amount) of|aggregate (?:offering|sales|gross sales) price of)\b[^.;$]{0,160}${MONEY$1}`, "gi");
const COUNT$2 = String.raw`(\d{1,3}(?:,\d{3}){1,5})`;
const COUNTED = new RegExp(String.raw`(?<!(?<!agrees? to |subscribe for and )purchase (?:up to )?(?:an aggregate of )?)\b${COUNT$2} (?:newly issued |authorized but unissued |firm |private placement |private |placement |(?:series|class) [a-z] )?(?:shares?|units|ordinary shares|common shares|ADSs|American depositary shares)\b`, "gi");
/** Words before a price that are of something else: a par value, the least number to be sold. */
const NOT_OF_PRICE = /\$ ?[\d.]+ par value|par value(?: of)? \$ ?[\d.]+\d|\bminimum of (?=\d)/gi;
const PRICE$1 = verbose("gi")`
  (?:\b(?:purchase|subscription|offering|issue|unit|share|public offering) price"?(?: to the (?:investors?|purchasers?|public))?(?: (?:per|for each|of each) (?:\w+ )?(?:share|unit|ADS)"?)?(?: and \w+ \w+)?(?: (?:for|of) (?:the|each) [^.;$]{2,60}?)?,?(?: shall)?(?: (?:be|is|of|equals?|means|shall be|equal to|set at|being))+
  |\bprice (?:per|for each) (?:\w+ )?(?:share|unit|ADS) (?:of|equal to|shall be)|\bat a price of|\bto the public at(?: an?(?: \w+){0,4} price of)?)
  (?: a price equal to| an amount equal to)?[ ]((?:US)?\$ ?(?:\d[\d,]*(?:\.\d+)?|\.\d+))(?! ?(?:million|billion|in the aggregate))(?:,? (?:per|for each|a) (?:\w+ ){0,2}(?:share|unit|ADS))?`;
const GROSS$1 = verbose("gi")`
  \b(?:aggregate (?:purchase price|of(?: approximately)?)|aggregate (?:subscription|purchase) (?:amount|price) of(?: approximately)?|total (?:purchase|subscription) (?:price|amount) of|gross proceeds of(?: approximately)?) ${MONEY$1}`;
/** What an amount is called: '$2,000,000 (the "Minimum Offering Amount")'. */
const MINIMUM_TERM = /^ \([^()"]{0,20}"[^()"]{0,20}\b(?:minimum|over-?subscription)\b/i;
const FEE$1 = verbose("gi")`
  \b(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)\)?(?: \(\d[\d.]*%\))? of (?:the )?(?:aggregate |total |actual )?(?:gross (?:proceeds|sales? price|offering proceeds)|sales price|public offering price|purchase price)
  |(?:commission|discount|cash fee|compensation)\b[^.%;:$]{0,120}?\b(\d{1,2}(?:\.\d{1,3})?) ?%`;
const NOT_FEE$1 = /tail|expense|warrant|interest|penalty|damages|liquidated|management fee|VWAP|lowest|discount to the/i;
const FILE_NUMBER$1 = /\b(?:registration statement\b[^.;]{0,120}?|registered (?:on|under|pursuant to) Form [SF]-\d{1,2} )\(?(?:file|registration|commission file)? ?(?:no|number)s?\.? ?(333-\d{6})/gi;
function findTerms(agreement, findings) {
	const { flat, clause, opening, whole, type } = agreement;
	const isProgram = type === "atm" || type === "eloc";
	if (isProgram) findMaximum$1(agreement, findings);
	else {
		findCount(agreement, findings);
		findPrice$1(agreement, findings);
		findGross(agreement, findings);
	}
	const [file, ...others] = matchesIn(flat.text, {
		start: 0,
		end: Math.min(whole.end, 6e4)
	}, FILE_NUMBER$1, 8);
	const at = captured(file);
	const isOnly = others.every((other) => captured(other)?.text === at?.text);
	if (at !== null && isOnly) findings.set("fileNumber", at.text, [at], confidenceOf(["section"]));
	findAgreementAgents(agreement, findings);
	findFee$1(agreement, findings, isProgram ? whole : {
		start: opening.start,
		end: clause.end + 2e4
	});
}
function repeated({ flat, whole }, value, pattern, at) {
	return isTelling(value) && otherSentences(flat, whole, pattern, [at]).length > 0 ? ["place"] : [];
}
function findMaximum$1(agreement, findings) {
	const { flat, clause, opening } = agreement;
	for (const range of [clause, opening]) for (const match of matchesIn(flat.text, range, MAXIMUM$1, 12)) {
		const at = captured(match);
		const value = Number(amountsIn(at?.text ?? "")[0]?.value ?? 0);
		if (at === null || value < 1e5 || /reimburs|expense|fee|per (?:purchase|advance|day)|single|any one/i.test(match.text)) continue;
		const witnesses = repeated(agreement, value, numberPattern(value), at);
		findings.set("maxAggregateOffering", value, [at], confidenceOf(witnesses));
		return;
	}
}
function findCount(agreement, findings) {
	const { flat, clause } = agreement;
	const [first, other] = matchesIn(flat.text, clause, COUNTED, 6).filter((match) => !isWarrantCount(flat.text, match) && !isMinimum(flat.text, match));
	const at = captured(first);
	if (at === null || first === void 0) return;
	const value = numberOf(at.text);
	if (/additional|option|over-?allot/i.test(flat.text.slice(Math.max(clause.start, at.start - 80), at.start)) || value < 1e3) return;
	const witnesses = other === void 0 ? repeated(agreement, value, numberPattern(value), at) : [];
	findings.set("sharesOffered", value, [at], confidenceOf(witnesses));
}
function isWarrantCount(text, { start }) {
	return /warrants?[^.;]{0,80}(?:to (?:purchase|acquire)|exercisable)|upon (?:exercise|conversion)|par value|outstanding|reserved/i.test(text.slice(Math.max(0, start - 90), start));
}
/** "A minimum of 1,000,000 shares and a maximum of 2,500,000": what is offered is the maximum. */
function isMinimum(text, { start }) {
	return /\bminimum\b(?:(?!\bmaximum\b)[^.;]|\.\d){0,160}$/i.test(text.slice(Math.max(0, start - 160), start));
}
function findPrice$1(agreement, findings) {
	const { flat, opening, type } = agreement;
	const isUnderwritten = type === "firm_commitment" || type === "ipo";
	for (const match of matchesIn(flat.text, opening, PRICE$1, 12)) {
		const at = captured(match);
		const lead = flat.text.slice(Math.max(0, match.start - 80), match.start).replace(NOT_OF_PRICE, "") + match.text;
		if (at === null || /exercise|conversion|pre-?funded|closing (?:sale )?price|floor|minimum/i.test(lead)) continue;
		if (isUnderwritten && !/public/i.test(match.text)) continue;
		const value = numberOf(at.text.replace(/^(?:US)?\$ ?/, ""));
		if (value <= 0 || value > 1e4) continue;
		const witnesses = otherSentences(flat, agreement.whole, pricePattern(value), [at]).length > 0 ? ["place"] : [];
		findings.set("pricePerShare", value, [at], confidenceOf(witnesses));
		return;
	}
}
function findGross(agreement, findings) {
	const { flat, opening } = agreement;
	for (const match of matchesIn(flat.text, opening, GROSS$1, 8)) {
		const at = captured(match);
		const value = Number(amountsIn(at?.text ?? "")[0]?.value ?? 0);
		if (at === null || value < 5e4 || /reimburs|expense|fee/i.test(match.text)) continue;
		if (isMinimum(flat.text, match) || MINIMUM_TERM.test(flat.text.slice(match.end, match.end + 60))) continue;
		if (/\bup to (?:an? )?$/i.test(flat.text.slice(Math.max(0, match.start - 12), match.start))) continue;
		const [shares, price] = [findings.number("sharesOffered"), findings.number("pricePerShare")];
		const isProduct = shares !== null && price !== null && Math.abs(shares * price - value) <= Math.max(1, value * .001);
		const witnesses = repeated(agreement, value, numberPattern(value), at);
		findings.set("grossProceeds", value, [at], confidenceOf(isProduct ? [...witnesses, "arithmetic"] : witnesses));
		if (isProduct) findings.check("shares × price = gross proceeds", true, [
			"sharesOffered",
			"pricePerShare",
			"grossProceeds"
		]);
		return;
	}
}
/** The agent's part of the proceeds: in the section on compensation, else in the schedule at the end. */
function findFee$1({ flat }, findings, range) {
	const [first, ...others] = matchesIn(flat.text, {
		...range,
		end: Math.min(range.end, flat.text.length)
	}, FEE$1, 40).filter((match) => {
		const { start, end } = sentenceOf(flat, match.start);
		const sentence = flat.text.slice(start, end);
		if (NOT_FEE$1.test(match.text) || Number(captured(match)?.text) > 15) return false;
		const lead = sentence.slice(0, match.start - start);
		return /agent|underwriter|manager|commission|compensation|broker|cash fee/i.test(sentence) && !/purchase notice|vwap/i.test(lead) && !/\b(?:expenses?|tail|warrants?)[^.;:]{0,40}$/i.test(lead);
	});
	const at = captured(first);
	if (at === null) return;
	const isSame = others.every((other) => Number(captured(other)?.text) === Number(at.text));
	const isSchedule = /schedule|exhibit|annex|compensation|commission/i.test(flat.text.slice(Math.max(0, at.start - 240), at.start));
	const witnesses = others.length > 0 ? ["place"] : isSchedule ? ["section"] : [];
	findings.set("agentFeePercent", Number(at.text), [at], isSame ? confidenceOf(witnesses) : .6);
}

// parsers/layout/dates.ts
const MONTHS$1 = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
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
	return MONTHS$1.indexOf(name.slice(0, 3).toLowerCase()) + 1;
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

// parsers/financing-reports/past-sales.ts
const MONTHS = "january february march april may june july august september october november december".split(" ");
/** "In October 2023, the Company closed", "On March 3, 2022,", "During 2021": the sentence opens with when it was. */
const OPENING = /^\W{0,4}(?:as previously (?:announced|disclosed|reported), )?(?:in|on|during|since|as of|effective)\s+(?:(?:or about|the \w+ (?:quarter|half) of|fiscal(?: year)?|early|late|mid)[\s-]{1,3}){0,2}(?:(january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:of\s+)?(?:(\d{1,2}),\s+)?)?((?:19|20)\d\d)\b/i;
/** "…, including that in April 2024 it completed": a clause has a day of its own. */
const INSIDE = /\b(?:in|during|on)\s+(january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:(\d{1,2}),\s+)?((?:19|20)\d\d),?\s+(?:it|we|the company)\b/gi;
/** A closing may follow its agreement by two months. */
const RECENT_DAYS = 75;
const HEAD$1 = 5e3;
const DAY = 864e5;
/** When a report was made, in days: its first date is that of the report, the dateline or the agreement. */
function reportedOn({ text }) {
	const [first] = datesIn(text.slice(0, HEAD$1));
	return first === void 0 ? null : Date.parse(first.date) / DAY;
}
/** Whether a sentence opens with a date long before the report's: what it tells is background. */
function tellsOfPast(report, at) {
	const { start, end } = sentenceOf(report.flat, at);
	const opening = OPENING.exec(report.text.slice(start, Math.min(end, start + 200)));
	const told = [...report.text.slice(start, at).matchAll(INSIDE)].at(-1) ?? opening;
	const today = told === null ? null : reportedOn(report);
	if (told === null || today === null) return false;
	const [, month, day, year] = told;
	const monthIndex = month === void 0 ? 11 : MONTHS.indexOf(month.toLowerCase());
	return today - Date.UTC(Number(year), day === void 0 ? monthIndex + 1 : monthIndex, Number(day ?? 0)) / DAY > RECENT_DAYS;
}
const RECALLS = /^\W{0,4}as previously (?:announced|disclosed|reported)\b/i;
/** Whether a sentence recalls other business behind the announcement; before it, it may introduce the deal that closes. */
function recallsAnother(report, at, announcement) {
	const { start, end } = sentenceOf(report.flat, at);
	return start >= announcement.end && RECALLS.test(report.text.slice(start, end));
}

// parsers/financing-reports/report.ts
const FIRST_ITEM = /(?:^|\n)\s{0,200}(?:Item|ITEM)\s+\d{1,2}(?:\.\d\d)?\b/;
const SIGNATURES = /\n\s{0,200}SIGNATURES?\s{0,200}\n/;
/** Boilerplate about the future names offerings that may never happen. */
const FORWARD_LOOKING = /\n[^\n]{0,20}(?:Forward[- ]Looking Statements|Safe Harbor|About [A-Z])[^\n]{0,60}\n/i;
const LONGEST_BODY = 12e4;
function readReport(flat) {
	const { text } = flat;
	const start = FIRST_ITEM.exec(text.slice(0, 4e4))?.index ?? 0;
	const rest = {
		start,
		end: Math.min(text.length, start + LONGEST_BODY)
	};
	const stops = [SIGNATURES, FORWARD_LOOKING].flatMap((pattern) => firstMatch(text, rest, pattern)?.start ?? []).filter((at) => at > start + 300);
	return {
		flat,
		text,
		start,
		end: Math.min(rest.end, ...stops)
	};
}
function reportMatches(report, pattern, within = report, most = 40) {
	return matchesIn(report.text, within, pattern, most);
}
function textOf({ text }, { start, end }) {
	return text.slice(start, end);
}
function sentenceAt(report, at) {
	return textOf(report, sentenceOf(report.flat, at));
}

// parsers/financing-reports/deal-type.ts
const CLOSES = /\b(?:closing of|closed|completed|consummated|upsiz\w+|increase the size)\b/i;
const SHARES_SOLD = /(?:\d,\d{3}|\d million) (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const SHARES_OR_MILLIONS = /(?:\d,\d{3}|\d million) (?:\w+ ){0,3}(?:shares|ADSs|units|depositary)/i;
const ISSUER = /\bthe "?company\b|\bthat it\b|\bit (?:has )?(?:entered|closed|completed|priced)\b|\bwe\b|\bour\b|\bits (?:own |class [a-z] )?(?:common|ordinary|shares)|\bits (?:[\w-]+ ){0,3}offering\b/i;
const AT_MARKET = /at[- ]the[- ]market|continuous (?:equity )?offering program|\bATM\b|415\(a\)\(4\)|open market sale|controlled equity/i;
/** Programs of sales "from time to time" through an agent; the rule may be named paragraphs later, or never. */
const PROGRAM_AGREEMENT = /\b(?:sales?|equity distribution|distribution|equity offering)(?: issuance)?(?: sales)? agreement/i;
const THROUGH_AGENT = /\b(?:sales? agents?|as agents?|managers?)\b[^.;]{0,260}\b(?:may|could|can) (?:offer|issue)? ?(?:and|or)? ?sell\b[^.;]{0,200}up to/i;
/** "A distribution agreement with A and B, as sales agents, providing for the sale from time to time". */
const AGENTS_OVER_TIME = /\bas (?:the |its |our )?(?:exclusive )?(?:sales )?(?:agents?|managers?)\b[^.;]{0,200}\bfrom time to time\b|\bfrom time to time\b[^.;]{0,200}\bas (?:the |its |our )?(?:sales )?agents?\b/i;
/** '… with A and B (collectively, the "Sales Agents")', and in the next sentence what may be sold over time. */
const AGENTS_NAMED = /\([^()]{0,80}"(?:Sales )?(?:Agents?|Managers?)"/;
const SOLD_OVER_TIME = /\bmay (?:(?:offer|issue) and )?(?:offer|sell),? from time to time\b|\bmay,? from time to time,? (?:offer|issue|sell)\b/i;
const REGISTERED_DIRECT = /registered direct|registered (?:[\w-]+ ){0,2}offering\b(?:[^.;]|\.\d){0,600}\bdirectly to\b/i;
const UNDERWRITTEN = /underwriting agreement|underwritten|firm commitment|bought[- ]deal/i;
const OWN_INITIAL = /\b(?:completed|closed|consummated|priced|(?:completion|closing|pricing) of) (?:its|our|the company's) (?:[\w-]+ ){0,2}(?:initial public offering|IPO)\b/i;
const INITIAL = /initial public offering|\bIPO\b/i;
const RIGHTS = /rights offering|subscription rights/i;
const EQUITY_LINE = verbose("i")`
  equity line|committed equity|standby equity|right,? but not the obligation,? to (?:sell|direct|require)
  |\b(?:company|we|[A-Z]\w+) (?:has|have|will have|shall have) the (?:sole )?right(?:,? (?:in|at) (?:its|our) (?:sole )?discretion,)? to (?:sell|issue|direct)\b
  |\bput notices?\b|\bequity purchase agreement\b
  |(?:agreed|committed|obligated) to purchase (?:from (?:the company|us),? )?up to (?:an aggregate of )?(?:US)?\$ ?[\d.,]+(?: million)? of (?:the company's|our|its)\b
  |from time to time[^.\n]{0,80}direct[^.\n]{0,60}to purchase|\bELOC\b
  |(?:agreed|committed|obligated) to purchase (?:from (?:the company|us),? )?(?:at (?:our|the company's|its) (?:request|option|discretion|direction),? )?
  up to (?:an aggregate of )?(?:US)?\$(?:[^.;\n]|\.\d){0,120}(?:stock|shares|ADSs)[^.;\n]{0,80}(?:from time to time|\bover (?:the|an?|approximately))
  |\bobligated to make purchases\b
  |\bmay sell,?[^.;$]{0,40} to [A-Z][^.;$]{0,40}\bup to (?:an aggregate of )?(?:US)?\$[^;\n]{0,80}\bfrom time to time
  |\bto place up to[^.;\n]{0,80}on an ongoing basis`;
const BEST_EFFORTS = /best[- ]efforts|\bagents?\b[^.;]{0,160}\bagreed to (?:sell|offer)\b/i;
/** Warrants placed beside a registered sale belong to that sale. */
const PRIVATE = /(?<!concurrent )private (?:placement|offering)|\bPIPE\b|unregistered(?! (?:[\w-]+ ){0,2}warrants)|section 4\(a\)\(2\)|regulation [DS]\b|rule 506/i;
const OFFERED_UNDER = /(?:offered|sold|issued|made|offering|registered|effected)[^.]{0,120}(?:pursuant to|under|by means of)[^.]{0,80}(?:registration statement|prospectus supplement)/i;
const REGISTERED = /registration statement|prospectus supplement|form [SF]-[13]/i;
const MARKET_AGREEMENT = /(?:sales|distribution|offering|market) ?(?:issuance )?(?:sales )?agreement|ATM/i;
const ANY_OFFERING = /purchase agreements?|placement agen(?:cy|t)|public offering|agreements? with|offering\b/i;
/** The type of an announced deal, by rules of falling certainty; null where nothing shows that the issuer sells. */
function dealTypeOf(announced) {
	const direct = find(announced, REGISTERED_DIRECT);
	if (direct?.isNear) return deal("registered_direct", direct, true);
	return programOf(announced, direct !== null) ?? publicOfferingOf(announced) ?? (direct === null ? placementOf(announced) : deal("registered_direct", direct, false)) ?? untypedDealOf(announced);
}
/** The first match in the announcing sentence, else in its paragraph. */
function find({ report, sentence, paragraph }, pattern) {
	const near = firstMatch(report.text, sentence, pattern);
	const first = near ?? firstMatch(report.text, paragraph, pattern);
	const found = first !== null && recallsAnother(report, first.start, sentence) ? null : first;
	return found && {
		...found,
		isNear: near !== null
	};
}
function deal(type, { start, end }, isSure) {
	return {
		type,
		typeAt: {
			start,
			end
		},
		isSure
	};
}
/** ATM programs and equity lines. */
function programOf(announced, isDirect) {
	const { report, sentence, paragraph, later } = announced;
	const words = textOf(report, sentence);
	const market = find(announced, AT_MARKET);
	if (market !== null && MARKET_AGREEMENT.test(words)) return deal("atm", market, /may (?:offer|issue|sell)|from time to time/i.test(textOf(report, paragraph)));
	const line = find(announced, EQUITY_LINE);
	if (line !== null && /purchase agreement|equity line|standby|\bELOC\b|committed equity|equity facility/i.test(words)) return deal("eloc", line, line.isNear);
	const lineLater = /(?<!securities )\bpurchase agreement\b/i.test(words) && !/\d,\d{3} (?:\w+ ){0,2}shares\b/i.test(words) && !isDirect ? firstMatch(report.text, later, EQUITY_LINE) : null;
	if (lineLater !== null) return deal("eloc", lineLater, false);
	if (!PROGRAM_AGREEMENT.test(words)) return null;
	const agent = firstMatch(report.text, later, AT_MARKET) ?? firstMatch(report.text, paragraph, THROUGH_AGENT) ?? firstMatch(report.text, sentence, AGENTS_OVER_TIME) ?? (AGENTS_NAMED.test(words) ? firstMatch(report.text, paragraph, SOLD_OVER_TIME) : null);
	const isOverTime = /from time to time/i.test(textOf(report, paragraph));
	return agent && deal("atm", agent, isOverTime && firstMatch(report.text, later, AT_MARKET) !== null);
}
/** Rights offerings, IPOs and underwritten offerings. */
function publicOfferingOf(announced) {
	const { report, sentence } = announced;
	const words = textOf(announced.report, announced.sentence);
	const around = textOf(announced.report, announced.paragraph);
	const rights = find(announced, RIGHTS);
	if (rights?.isNear) return deal("rights", rights, false);
	const initial = find(announced, INITIAL);
	const underwritten = find(announced, UNDERWRITTEN);
	const isSold = underwritten !== null || /\bunderwriters?\b/i.test(around) && CLOSES.test(words) && SHARES_OR_MILLIONS.test(around) || OWN_INITIAL.test(words) && SHARES_OR_MILLIONS.test(around);
	if (initial !== null && isSold && !/since|following (?:its|our|the)/i.test(words)) {
		const isNamed = /\b(?:the|its|our) (?:company's )?initial public offering/i.test(words);
		return deal("ipo", initial, initial.isNear && isNamed);
	}
	if (underwritten !== null) return deal("firm_commitment", underwritten, underwritten.isNear);
	const buyers = /\bpublic offering\b/i.test(words) ? firstMatch(report.text, sentence, /\bthe (?:several )?underwriters\b/i) : null;
	return buyers && deal("firm_commitment", buyers, false);
}
/** Private placements and best-efforts offerings. */
function placementOf(announced) {
	const { report, sentence, paragraph } = announced;
	const words = textOf(report, sentence);
	const efforts = find(announced, BEST_EFFORTS) ?? agencyOf(announced);
	const placed = find(announced, PRIVATE);
	const beside = firstMatch(report.text, paragraph, /concurrent private placement/i);
	if (placed === null && beside !== null && /purchase agreement/i.test(words)) return deal("registered_direct", beside, false);
	if (placed !== null) return deal("other", placed, placed.isNear && !REGISTERED.test(words));
	return efforts && deal("best_efforts", efforts, false);
}
/** A public offering through a placement agent is sold on best efforts, wherever the report says so. */
function agencyOf({ report, sentence, later }) {
	const offered = firstMatch(report.text, sentence, /(?<!initial )public offering/i);
	if (offered === null) return null;
	return firstMatch(report.text, later, BEST_EFFORTS) ?? (/placement agen/i.test(textOf(report, later)) ? offered : null);
}
/** Where the paragraph names no type, the issuer must at least be the one that sells. */
function untypedDealOf(announced) {
	const { report, sentence, paragraph, later, issuer } = announced;
	const words = textOf(report, sentence);
	const around = textOf(report, paragraph);
	const whole = textOf(report, report);
	if (!ISSUER.test(words) && !(issuer !== null && words.includes(issuer))) return null;
	const found = find(announced, ANY_OFFERING);
	if (found === null) return null;
	if ((OFFERED_UNDER.test(around) || !PRIVATE.test(whole) && OFFERED_UNDER.test(textOf(report, later))) && /purchase agreement|subscription/i.test(words)) return deal("registered_direct", found, false);
	if (REGISTERED.test(around) && /placement agent/i.test(whole)) return deal("best_efforts", found, false);
	const isDone = CLOSES.test(words) && /\boffering\b/i.test(words) && SHARES_SOLD.test(words);
	return PRIVATE.test(whole) || isDone ? deal("other", found, false) : null;
}

// parsers/financing-reports/mixed-sale.ts
const COUNT$1 = String.raw`(?<![\d,])(\d{1,3}(?:,\d{3}){1,3})`;
const OFFERED = "(?:shares )?(?:(?:of (?:its |our )?(?:[\\w-]{1,30} ){1,4}?)?)(?:(?:that )?(?:are|were|is|will be|to be) )?(?:being )?(?:offered|sold|issued)(?: and (?:offered|sold|issued))?";
const HOLDERS = String.raw`(?:(?:the|certain|existing|of|its|our) ){0,6}(?:selling )?(?:stock|share|security|unit)?holders?\b`;
/**
* "12,000,000 shares …, of which 10,000,000 are being offered and sold by the Company"; "the Company agreed to sell
* 1,500,000 shares and the Selling Stockholder agreed to sell 3,500,000".
*/
const OWN_PART = verbose("gi")`
  \bof which ${COUNT$1} ${OFFERED} by (?:the company|us)\b
  |\b(?:the company|we) agreed to (?:issue and )?sell (?:an aggregate of )?${COUNT$1} [^.;\d]{0,80}\band ${HOLDERS}[^.;\d]{0,60} agreed to sell `;
/** "6,000,000 are being sold by Corwin and 2,000,000 are being sold by certain selling stockholders", or the other way. */
const TWO_PARTS = verbose("gi")`
  ${COUNT$1} ${OFFERED} by ((?!certain|selling|existing|the selling)[^.;,\d]{2,60}?),? and ${COUNT$1} (?:${OFFERED} )?by ${HOLDERS}
  |${COUNT$1} ${OFFERED} by ${HOLDERS},? and ${COUNT$1} (?:${OFFERED} )?by (?!certain|selling|existing|the selling)`;
/** The issuer's part of an offering by issuer and holders together. */
function ownPartOf({ text }, range) {
	return captured(matchesIn(text, range, OWN_PART, 1)[0]) ?? partOf(text, range);
}
/** Whether the words give the holders a part of what is sold. */
function isSoldByBoth(text, range) {
	return matchesIn(text, range, OWN_PART, 1).length > 0 || partOf(text, range) !== null;
}
function partOf(text, range) {
	const [match] = matchesIn(text, range, TWO_PARTS, 1);
	const [first, , , , last] = match?.groups ?? [];
	const own = first ?? last;
	return match === void 0 || own === void 0 ? null : printedIn(match, own, first === void 0 ? "last" : "first");
}

// parsers/financing-reports/deal.ts
const AGREEMENT = /(?:entered into|executed|signed|agreed|completed|consummated|closed|priced|announced|announcing|(?:pleased|proud) to announce|pricing of|commenced|launched|distributed|resulted in|sold|issued|issuing)\b/i;
const EQUITY = verbose("i")`
  \b(?:common stock|ordinary shares|common shares
  |shares of (?:the company's |our |its )?(?:class [a-z] )?(?:common|ordinary|preferred)
  |preferred (?:stock|shares)|pre-?funded warrants|american depositary shares|ADSs|common units|\bunits\b|shares)\b`;
const SALE = /\b(?:sale|sell|sold|issue|issued|issuing|issuance|offer|offered|offerings?|purchase[sd]?|private placement)\b/i;
/** Agreements under which an issuer sells its own shares, and names of such sales. */
const VEHICLE = verbose("gi")`
  (?:underwriting|securities purchase|stock purchase|share purchase|unit purchase|subscription
  |placement agen(?:cy|t)|sales|equity distribution|distribution|open market sale|equity offering
  |at[- ]the[- ]market|controlled equity|common stock purchase|purchase|equity line)
  (?:[^\n.;]{0,40})? agreements?(?:\b|(?=SM|TM))
  |(?:underwritten|public|registered direct|private|bought[- ]deal|best[- ]efforts|marketed)(?: (?!offering|placement)[\w-]+){0,2} (?:offering|placement)
  |registered offering|(?:completed|closed|consummated|priced|pricing of) (?:its|our|the) IPO\b
  |rights offering|bought[- ]deal|committed equity (?:facility|financing)|equity (?:purchase )?facility|\bSPA\b|ATM program|\bELOC\b|equity line of credit
  |agreements? with (?:certain |several |one or more |a limited number of )?(?:institutional|accredited)[^.;\n]{0,60}investors?
  |(?:completed|closed|consummated|closing of)(?: (?:its|an?|the|our))?(?: [\w-]+){0,4} offering\b`;
/** Sales of something else, by someone else, or at another time. */
const NOT_A_DEAL = verbose("i")`
  merger agreement|asset purchase|acquire all|acquisition of|business combination|employment agreement
  |credit agreement|loan agreement|indenture|selling (?:stock|share)holders?|stock option|equity incentive
  |employee stock|competitor|during the (?:term|three|six|nine|year|quarter|period)\b
  |not involv\w+ (?:any|a) public offering|formerly|prior to (?:joining|that)`;
/** "Concurrently with the execution of the merger agreement, the Company entered into subscription agreements": the sale beside it. */
const BESIDE_MERGER = /\b(?:concurrent(?:ly)?|simultaneous(?:ly)?|contemporaneous(?:ly)?|in connection) with (?:and (?:following|immediately prior to) )?(?:the )?(?:execution|signing|entry)(?: and delivery)?(?: into)?(?: of)? the (?:business combination|merger) agreement,?/i;
/** A holder sells; the issuer is a party only because it registers the shares. */
const SOLD_BY_HOLDER = /\b\w+ (?:is|are|was|were) not (?:selling|offering)\b|\b\w+ (?:will|did) not receive any (?:of the )?proceeds/i;
/** "An offering of 3,000,000 shares by its largest stockholder". */
const OF_HOLDERS = verbose("i")`
  \b(?:shares|stock|units|ADSs)(?: \([^()]{2,40}\))? by (?:its|the|an?|certain|one|some|existing)(?: (?!company)[\w'-]+){0,4} (?:stock|share|unit|security)?holders?\b`;
/** Old news, unless the sale closes now. */
const TOLD_BEFORE = /previously (?:announced|disclosed|entered|reported|maintained)/i;
/** "From July 1, 2025 through September 30, 2025, the Company sold": what a running program did. */
const OVER_PERIOD = /^\W{0,4}(?:from|between) [a-z]+ \d{1,2}, \d{4},? (?:through|to|until|and)\b/i;
/** "Has commenced its previously announced rights offering" gives its terms. */
const RIGHTS_BEGIN = /\b(?:commenc|launch|distribut)\w+\b[^.;]{0,60}\b(?:rights offering|subscription rights)\b/i;
/** Reports on the end of an agreement also state what was sold under it. */
const ENDED = /\bterminat(?:ed|es|ing|ion)\b|\bno longer\b|\bexpired\b/i;
const ENTERED$1 = /\b(?:entered|enters|entering|entry) into (?:an?|the|two|securities|separate)\b/i;
/** "Larch Acquisition Corp., an affiliate of the Company, completed its initial public offering": not the filer's. */
const OF_AFFILIATE = verbose("i")`
  (?:\b(?:affiliate|subsidiary|company (?:sponsored|formed)) (?:of|by) (?:the Company|ours|us)
  |\b(?:our|the Company's) (?:[\w-]+ ){0,3}(?:affiliate|subsidiary))
  \b[^;$]{0,100}?\b(?:completed|closed|consummated|priced|announced)\b[^.;$]{0,60}\b(?:its|the|an) (?:[\w-]+ ){0,4}(?:initial public offering|IPO)\b`;
/** "Its licensee, Ostrava Medical, completed a public offering of 11,500,000 shares": a company that the filer has a part in. */
const OF_PARTNER = verbose("i")`
  \b(?:our|its|the Company's) (?:[\w-]+ ){0,3}(?:licensees?|licensors?|(?:portfolio|investee) compan(?:y|ies)|(?:development|collaboration|commercial) partners?)
  \b[^;$]{0,120}?\b(?:completed|closed|consummated|completion|closing|priced|pricing|announced)\b`;
const ITS_SALE = /^[^.;$]{0,60}?\b(?:its|the|an?) (?:[\w-]+ ){0,4}(?:offering|IPO|placement|financing)\b/i;
const DEBT_SECURITIES = /\b(?:notes?|debentures?|bonds?)\b/i;
const BESIDE_HOLDERS = /\bby (?:the company|us) and (?:the |certain )?selling|(?:sold|issued) by (?:the company|us)\b|\bthe company and (?:the |certain (?:of its )?)?selling/i;
/** "In connection with the closing of its initial public offering" says when, not what. */
const ON_OCCASION = /\bin connection with (?:and upon )?(?:the )?(?:closing|completion|consummation) of [^.;,]{0,60}\b(?:offering|IPO)\b/i;
const NOTES_BOUGHT = /convertible[^.]{0,40}notes?|principal amount/i;
const SHARES_BESIDE_DEBT = /pre-?funded|shares of (?:the company's |our |its )?(?:class [a-z] )?common stock|ordinary shares/i;
/** What warrants buy and preferred shares convert into. */
const INTO_SHARES = /\b(?:warrants?|options?|rights?)\b[^.;]{0,80}\bto (?:purchase|acquire) (?:up to )?(?:an aggregate of )?[\d,]+ /gi;
/**
* The financing that a report announces: the first sentence in which the issuer enters into an agreement to sell its
* shares, or closes or prices such a sale. Debt, options, mergers, resales and sales by others are skipped; convertible
* notes sold privately are a convertible, not an offering of shares.
*
* @param issuer the word that the issuer's name begins with, where the filing gives it
*/
function dealOf(report, issuer) {
	for (const match of reportMatches(report, VEHICLE, report, 60)) {
		const sentence = sentenceOf(report.flat, match.start);
		const paragraph = paragraphOf(report.flat, match.start);
		if (tellsOfPast(report, match.start) || isUnderOtherItem(report, match.start)) continue;
		if (isOfEarlierSale(report, sentence, match.start)) continue;
		if (!isAnnouncement(report, sentence, paragraph) || !isSaleOfEquity(report, sentence, paragraph)) continue;
		const later = following(report, paragraph, 4e3);
		const typed = dealTypeOf({
			report,
			sentence,
			paragraph,
			later,
			issuer
		});
		if (typed !== null) return {
			...typed,
			sentence,
			paragraph
		};
	}
	return null;
}
/** "Warrants issued in its December 2024 private placement": where the securities are from. */
const EARLIER_SALE = /\b(?:issued|sold|purchased|acquired|granted) (?:by (?:us|the company|it) )?(?:in|as part of|in connection with) (?:its|our|the company's|the|an?) (?:[\w-]+ ){0,3}?(?:(?:19|20)\d\d|previous|prior|earlier|initial) (?:[\w-]+ ){0,4}?(?:placement|offering|financing)\b/gi;
function isOfEarlierSale(report, sentence, at) {
	return reportMatches(report, EARLIER_SALE, sentence, 4).some(({ start, end }) => at >= start && at < end);
}
const ITEM = /\n[^\S\n]{0,60}Item\s+(\d\.\d\d)\b/gi;
/** Results, changes of accountants, of directors, and votes: what they say of sales is background. */
const OTHER_ITEM = /^(?:2\.02|4\.0\d|5\.0[257])$/;
function isUnderOtherItem(report, at) {
	const item = reportMatches(report, ITEM, {
		start: Math.max(0, report.start - 1),
		end: at
	}).at(-1);
	return OTHER_ITEM.test(item?.groups[0] ?? "");
}
/** Whether the issuer itself enters into, closes or prices a deal in this sentence. */
function isAnnouncement(report, sentence, paragraph) {
	const words = textOf(report, sentence).replace(BESIDE_MERGER, "");
	const isMixed = isBesideHolders(words) || isSoldByBoth(report.text, sentence);
	if (!AGREEMENT.test(words) || NOT_A_DEAL.test(words) && !isMixed || OF_AFFILIATE.test(words)) return false;
	if (isOfPartner(words) || OVER_PERIOD.test(words) && !ENTERED$1.test(words)) return false;
	if (ON_OCCASION.test(words) && !SHARES_SOLD.test(words.replace(INTO_SHARES, ""))) return false;
	if (TOLD_BEFORE.test(words) && !CLOSES.test(words) && !RIGHTS_BEGIN.test(words) && !isPriced(words)) return false;
	if (isOfEndedAgreement(report, sentence, paragraph)) return false;
	const isShared = isMixed || isSoldByBoth(report.text, paragraph);
	return !(SOLD_BY_HOLDER.test(textOf(report, paragraph)) || OF_HOLDERS.test(words)) || /\bissu(?:e|ance)\b/i.test(words) || isShared;
}
function isOfPartner(words) {
	const match = OF_PARTNER.exec(words);
	return match !== null && ITS_SALE.test(words.slice(match.index + match[0].length));
}
/** "The pricing of its previously announced offering of 4,000,000 shares at a price of $5.00 per share" is news. */
function isPriced(words) {
	return SHARES_SOLD.test(words.replace(INTO_SHARES, "")) && /\bprice (?:to the public )?of\b[^.;]{0,20}\$|\bpric(?:ed|ing)\b/i.test(words);
}
/** The agreement may come first and its shares in the next sentence or paragraph; debt names them in its own sentence. */
function isSaleOfEquity(report, sentence, paragraph) {
	const words = textOf(report, sentence);
	const isDebt = DEBT_SECURITIES.test(words);
	const next = isDebt ? {
		start: sentence.start,
		end: Math.min(paragraph.end, sentence.end + 900)
	} : following(report, sentence, 1600);
	const near = textOf(report, next);
	if (!(SALE.test(words) || PROGRAM_AGREEMENT.test(words) && ENTERED$1.test(words) && SALE.test(near)) || !EQUITY.test(near)) return false;
	return !isDebt || /underwrit/i.test(words) || SHARES_BESIDE_DEBT.test(words) && !NOTES_BOUGHT.test(words);
}
/** An underwriting by issuer and holders together is a sale of the issuer too. */
function isBesideHolders(words) {
	return BESIDE_HOLDERS.test(words) && /underwrit/i.test(words) && !NOT_A_DEAL.test(words.replace(/selling (?:stock|share)holders?/gi, ""));
}
/** A range with what follows it under the same item. */
function following(report, { start, end }, most) {
	const rest = report.text.slice(end, Math.min(report.end, end + most));
	return {
		start,
		end: end + (/\n\s{0,200}Item\s+\d/i.exec(rest)?.index ?? rest.length)
	};
}
/** The sentence, or the first one of its paragraph, reports the end of an agreement. */
function isOfEndedAgreement(report, sentence, paragraph) {
	const words = textOf(report, sentence);
	if (ENTERED$1.test(words)) return false;
	const told = textOf(report, {
		start: sentence.start,
		end: Math.min(paragraph.end, sentence.end + 600)
	});
	if (RIGHTS.test(words) && /\b(?:gross|net) proceeds\b|\bsale of\b|\bsold\b|\bsubscribed for\b/i.test(told)) return false;
	if (ENDED.test(words)) return true;
	const opening = sentenceOf(report.flat, paragraph.start);
	const first = textOf(report, opening);
	return opening.start < sentence.start && ENDED.test(first) && !ENTERED$1.test(first);
}

// parsers/evidence/other-places.ts
/**
* Another place as a witness of a count or amount: a sentence or row, not the one that it was read from, with the same
* number beside words on the same subject. None for small numbers and years, which recur by chance.
*
* @param about what the other sentence must speak of, such as `/\bwarrants?\b/i`
*/
function numberElsewhere(flat, part, value, at, about) {
	return isTelling(value) ? elsewhere(flat, part, numberPattern(value), at, about) : [];
}
/** Another place as a witness of a price in dollars; prices may recur, so `about` names the term and the instrument. */
function priceElsewhere(flat, part, value, at, about) {
	return elsewhere(flat, part, pricePattern(value), at, about);
}
function elsewhere(flat, part, printed, at, about) {
	return otherSentences(flat, part, printed, [at]).some((words) => about.test(words)) ? ["place"] : [];
}

// parsers/financing-reports/deal-agents.ts
const ROLE = `(?:(?:co-?|sub-?)?placement agents?|(?:co-)?sales agents?|sales managers?|(?:co-)?underwriters?|book-?running|book-?runners?|lead managers?|co-?managers?|co-lead|(?:lead |sole |co-|marketing |selling )agents?|dealer[- ]managers?|(?:warrant )?(?:solicitation|inducement) agents?|representatives?(?= (?:\\([^()]{3,40}\\) )?of the (?:several )?underwriters)|(?:lead |joint )?manager)`;
/** Words before a role: "the Company's exclusive", "joint lead"; not "counsel to the". */
const ADJECTIVES = String.raw`(?:(?!counsel|legal|adviser|advisor|escrow|transfer|(?:result|is|are|was|were|not|no|without)\b)[\w'-]+,? (?:and )?){0,7}?`;
/** What follows the names of agents and gives them their role. */
const ROLE_BEHIND = verbose("gi")`
  ,? (?:(?:who|which|that),? )?(?:(?:is|are|was|were|will be|has been|have been|had been|will|has|have)[ ])?(?:also |each |both )?
  (?:acting|acted|act|acts|serving|served|serve|serves|engaged|retained|appointed)(?: by (?:the company|us))?(?: to (?:act|serve))?,? as ${ADJECTIVES}${ROLE}
  |,? (?:each )?(?:as|to act as|to serve as|in its capacity as) ${ADJECTIVES}${ROLE}
  | (?:is|are|was|were) ${ADJECTIVES}${ROLE}(?= (?:for|in|of|on)\b)
  |, (?:the|its|our)(?: company's)? (?:[\w-]+ ){0,3}${ROLE}(?= (?:for|in|of)\b|[,.;])`;
const ONE_OF_LIST = /^, (?:the|its|our)\b.*\b(?:representative|agent|underwriter|bookrunner|manager)(?: of the (?:several )?underwriters)?$/i;
/** 'Acme Securities, LLC ("Acme" and, together with B, the "Agents")'. */
const ROLE_TERM = verbose("g")`
  ,? ?\([^()]{0,90}"(?!(?:Escrow|Transfer|Warrant|Rights|Paying|Subscription|Information|Exchange|Collateral|Administrative|Closing|Depositary) )
  (?:[A-Z][\w-]* ){0,3}(?:Agents?|Underwriters?|Managers?|Representatives?|Bookrunners?)"`;
/** The other party of an agency or underwriting agreement is the agent, whatever it is called. */
const AGENCY_WITH = verbose("gi")`
  \b(?:placement agen(?:cy|t)|underwriting|at[- ](?:the[- ])?market(?: issuance)?(?: sales)?|equity distribution|sales|controlled equity offering|open market sale|dealer[- ]manager|engagement)
  (?:SM|TM)? (?:sales )?(?:agreements?|letter)(?:SM|TM)?(?:,? dated (?:as of )?[^,;.$]{3,20}(?:, \d{4})?,?)?(?: \([^()]{2,80}\))?,?
  (?: by and)?(?: (?:between|among) (?:us|the company|it|itself) and| with)(?: each of)? (?=[A-Z])`;
const CLAUSE_END = /(?:,? (?:pursuant|relating|under|to (?:sell|offer|act|issue|which)|in connection|in relation|for the|with respect|providing|dated|as (?:the|its|our|an?|sales|lead|sole|joint|agents?|managers?|underwriters?|representatives?)|which|who|whereby|that|on behalf|acting|having)\b|(?<!\b(?:Co|Inc|Corp|Ltd|L\.P|L\.L\.C|N\.A|[A-Z]))\.(?:$| [A-Z]))/;
/** "The exclusive placement agent for the offering, Acme Securities, LLC, received". */
const ROLE_AHEAD = verbose("gi")`
  \b${ROLE}(?: (?:for|in connection with|in|of) (?:the|this) [a-z ]{3,40})?, (?=[A-Z])([^;$]{3,160}?),? (?:\([^()]{3,60}\),? )?(?=(?:received|was paid|were paid|will|is|are|has|have|acted)\b)`;
/** "The joint book-running managers are A LLC and B Inc." */
const ROLE_IS = verbose("gi")`
  \b${ROLE}(?: managers)?(?: (?:for|of|in) (?:the|this) [a-z ]{3,40})? (?:is|are|was|were) (?:each of )?(?=[A-Z])`;
/** "A syndicate of underwriters co-led by A Inc. and B Ltd.". */
const LED_BY = /\b(?:syndicate|underwriters|agents|dealers)\b[^.;$\d]{0,60}?\b(?:co-|jointly )?led by (?=[A-Z])/gi;
/** "An agreement with A LLC, pursuant to which the Company agreed to pay A a cash fee equal to 7.0%". */
const AGREEMENT_WITH = /\b(?:agreement|letter)(?: \([^()]{2,80}\))?,?(?: dated [^,;.$]{3,20}(?:, \d{4})?,?)? with (?=[A-Z])/g;
/** "Was obligated to pay certain fees to Acme Securities LLC": the cash fee comes in one of the next sentences. */
const FEES_TO = /\b(?:pay|paid|paying) (?:certain |an? )?(?:[\w-]+ ){0,3}?(?:fees?|commissions?) to (?=[A-Z])/g;
const CASH_FEE = /\bcash (?:placement )?fee\b|\bplacement fee\b/i;
const FEE_TO_PARTY = /^[^.;$]{0,120}\bpay\b[^.;$]{0,80}\b(?:cash (?:placement )?fee|placement fee|commission|selling concession)\b/i;
const OTHER_PROGRAM = /\bsales agreement\b|\bATM\b|at[- ]the[- ]market (?:offering|program|sales|issuance|facility)/i;
/** Agents and underwriters: those that a role follows, parties of an agency agreement, or names beside a role. */
function findAgents(report, deal, findings) {
	const named = namedAgents(report, deal);
	const [first] = named;
	if (first === void 0) return;
	const { start, end } = paragraphOf(report.flat, first.start);
	const firms = unique([first, ...named.filter((one) => one.start >= start && one.end <= end && one.end > first.end)].flatMap((one) => one.firms));
	const isConfirmed = named.filter((one) => one.start !== first.start).some((one) => one.firms.some((name) => isSame(name, first.firms[0] ?? ""))) || firms.every((name) => isNamedElsewhere(report, name, first));
	findings.set("placementAgentOrUnderwriters", firms, [first], confidenceOf(isConfirmed ? ["place"] : []));
}
const OF_AGENT = /\bprospectus|\bcopies\b|\bfees?\b|\bcommission|\bunderwrit|\bagents?\b|book-?run|\bmanagers?\b|\befforts\b[^.;]{0,160}\bsell\b/i;
/** 'Acme Capital & Co., LLC ("Acme")': what the report calls the firm from here on. */
const SHORT_NAME = verbose("i")`
  ^(?:,? as (?:[\w-]+ ){0,4}(?:agent|manager|underwriter|representative))?,? ?\((?:the |collectively, )?
  "(?!(?:the )?(?:[\w-]+ ){0,3}(?:agents?|underwriters?|managers?|representatives?|company)")([A-Z][\w.&' -]{2,30})"`;
/** Another sentence has the firm's name where it speaks of the offering's agents: who hands out the prospectus, who is paid. */
function isNamedElsewhere(report, name, at) {
	if (isOfAgentElsewhere(report, name, at)) return true;
	const end = report.text.indexOf(name, at.start) + name.length;
	const short = end < name.length ? void 0 : SHORT_NAME.exec(report.text.slice(end, end + 120))?.[1];
	return short !== void 0 && name.includes(short) && isOfAgentElsewhere(report, short, at);
}
function isOfAgentElsewhere(report, name, { start, end }) {
	const own = sentenceOf(report.flat, start);
	let at = report.text.indexOf(name, report.start);
	for (let seen = 0; at >= 0 && at < report.end && seen < 20; seen += 1) {
		if ((at < Math.min(own.start, start) || at >= Math.max(own.end, end)) && OF_AGENT.test(textOf(report, sentenceOf(report.flat, at)))) return true;
		at = report.text.indexOf(name, at + name.length);
	}
	return false;
}
function namedAgents(report, deal) {
	const rolesAt = sentencesWith(report.flat, /\b(?:placement|sales|solicitation|inducement|marketing|selling|co-placement|lead|sole) agents?|\bco-agents?|underwriters?\b|book-?run|managers?\b|"(?:Agents?|Representatives?)"/gi, 400);
	const isProgram = deal.type === "atm";
	const found = [];
	for (const sentence of rolesAt) {
		if (sentence.end <= report.start || sentence.start >= report.end) continue;
		const words = textOf(report, sentence);
		if (!isProgram && OTHER_PROGRAM.test(words) && !/placement agen/i.test(words)) continue;
		if (recallsAnother(report, sentence.start, deal.sentence)) continue;
		found.push(...namesBefore(report, sentence));
	}
	for (const match of reportMatches(report, AGENCY_WITH, report, 12)) if (!(!isProgram && /market|distribution|\bsales\b|controlled/i.test(match.text))) found.push(...namesAfter(report, match));
	for (const match of reportMatches(report, AGREEMENT_WITH, report, 20)) found.push(...namesAfter(report, match).filter(({ end }) => FEE_TO_PARTY.test(report.text.slice(end, end + 260))));
	for (const match of [...reportMatches(report, LED_BY, report, 4), ...reportMatches(report, ROLE_IS, report, 8)]) found.push(...namesAfter(report, match));
	for (const match of reportMatches(report, FEES_TO, report, 8)) if (CASH_FEE.test(report.text.slice(match.end, Math.min(report.end, match.end + 600)))) found.push(...namesAfter(report, match));
	for (const { start, end, groups } of reportMatches(report, ROLE_AHEAD, report, 12)) {
		const firms = /^[A-Z]/.test(groups[0] ?? "") ? firmsNamedIn(groups[0] ?? "") : [];
		if (firms.length > 0) found.push({
			firms,
			start,
			end
		});
	}
	const isBefore = ({ start }) => start < deal.sentence.start ? 1 : 0;
	return found.toSorted((one, other) => isBefore(one) - isBefore(other) || one.start - other.start);
}
/** Names whose role follows. */
function namesBefore(report, sentence) {
	return [ROLE_BEHIND, ROLE_TERM].flatMap((pattern) => matchesIn(report.text, sentence, pattern, 6).flatMap(({ start, end, text }) => {
		const listed = firmsNamedIn(report.text.slice(sentence.start, start));
		const firms = ONE_OF_LIST.test(text) ? listed.slice(-1) : listed;
		const at = report.text.lastIndexOf(firms[0]?.split(",")[0] ?? "\0", start);
		return firms.length === 0 || at < sentence.start ? [] : [{
			firms,
			start: at,
			end
		}];
	}));
}
function namesAfter(report, { end }) {
	const words = report.text.slice(end, Math.min(report.end, end + 400)).split("\n", 1)[0] ?? "";
	const clause = words.slice(0, CLAUSE_END.exec(words)?.index ?? words.length);
	const firms = firmsNamedIn(clause);
	return firms.length === 0 ? [] : [{
		firms,
		start: end,
		end: end + clause.length
	}];
}
function unique(names) {
	return names.filter((name, index) => !names.slice(0, index).some((before) => isSame(before, name)));
}
/** "Acme Capital Partners" and "Acme Capital Partners, LLC". */
function isSame(one, other) {
	const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
	return long === short || long.startsWith(`${short},`) || long.startsWith(`${short} `);
}

// parsers/financing-reports/fee-and-file.ts
const FILE_NUMBER = /\b(3(?:33|77)-\d{6})\b/g;
const FEE = verbose("gi")`
  (?:commissions?|fees?|discounts?|compensation)\b[^.;%$]{0,140}?\b(\d{1,2}(?:\.\d{1,3})?) ?%
  |\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of (?:the )?(?:aggregate )?gross (?:proceeds|sales price)|(?:underwriting )?(?:discount|commission|cash fee))`;
const NOT_FEE = /tail|warrants? to purchase|number of shares|non-?accountable|management fee|interest|expense allowance|beneficial|outstanding/i;
/** The registration statement of the sale: the only file number, or the first of several, less sure. */
function findFileNumber(report, findings) {
	const matches = reportMatches(report, FILE_NUMBER).filter(({ start }) => !/resale/i.test(report.text.slice(Math.max(0, start - 160), start)));
	const [first] = matches;
	const isOnly = matches.every(({ text }) => text === first?.text);
	if (first === void 0) return;
	const isNamed = /registration statement|prospectus|form [SF]-\d/i.test(sentenceAt(report, first.start));
	findings.set("fileNumber", first.text, [first], isOnly ? confidenceOf(isNamed ? ["section"] : []) : STATED);
}
/** "A cash fee equal to 7.0% of the gross proceeds", "a commission of up to 3.0% of the gross sales price". */
const STANDARD_FEE = /cash (?:placement )?fee|\bcommissions?\b|\bcompensation (?:at|of|equal)\b/i;
const FEE_PAYEE = /agent|underwrit|broker|manager|cash fee|commission|entitled to compensation/i;
function findFee(report, findings) {
	const [first, ...others] = [...reportMatches(report, FEE).filter((match) => {
		if (Number(captured(match)?.text) > 15 || NOT_FEE.test(match.text)) return false;
		const { start } = sentenceOf(report.flat, match.start);
		const named = report.text.slice(Math.max(report.start, start, match.start - 60), match.start + 4);
		if (/management fee|tail|expense/i.test(named)) return false;
		return FEE_PAYEE.test(sentenceAt(report, match.start));
	}), ...reportMatches(report, /at an? (\d{1,2}(?:\.\d{1,3})?) ?% discount/gi, report, 1)];
	const at = captured(first);
	if (first === void 0 || at === null) return;
	const isConsistent = others.every((other) => Number(captured(other)?.text) === Number(at.text));
	const sure = others.length > 0 || STANDARD_FEE.test(first.text) ? .9 : STATED;
	findings.set("agentFeePercent", Number(at.text), [at], isConsistent ? sure : DOUBTFUL);
}

// parsers/financing-reports/foreign-currency.ts
/** Signs of other dollars, right before "$"; "Series A $3 million" is none: "C$2.10", "HK$ 5", "CAD $3". */
const OTHER_SIGN = /(?:^|[^A-Za-z])(?:(?:CA|CAD|Can\.?|Cdn\.?|AU|AUD|NZ|HK|SG|NT)\s?|[CASR])$/;
/** "Unless stated otherwise, all dollar amounts are in Canadian dollars." */
const OTHER_DOLLARS = /\b(?:amounts|figures|references to "?(?:dollars|\$))[^.\n]{0,80}\b(?:in|to) (?:Canadian|Australian|Hong Kong|Singapore) (?:dollars|currency)/i;
/** Releases that may not go to the United States, of an issuer on a Canadian exchange, mean Canadian dollars by a bare sign. */
const NOT_FOR_US = /\bnot for (?:dissemination|distribution|release|publication)[^.\n]{0,120}\b(?:united states|u\.s\.)/i;
const CANADIAN_LISTING = /\bTSX ?-?V\b|\bTSX\b|\bTSX Venture\b|\bCanadian Securities Exchange\b|\bCSE:/;
const US_DOLLARS = /\bUS ?\$|\bUSD\b|\bU\.S\. dollars|\bunited states dollars/i;
const OWN_SIGN = /US\s?$|USD\s?$/;
/**
* Whether the first dollar sign from a place on is of another currency: results are in U.S. dollars, and an amount in
* another currency is none of them.
*/
function isForeignAmount({ text }, { start, end }) {
	const sign = text.indexOf("$", Math.max(0, start - 2));
	if (sign < 0 || sign > end) return false;
	const before = text.slice(Math.max(0, sign - 6), sign);
	if (OWN_SIGN.test(before)) return false;
	const head = text.slice(0, 2e4);
	return OTHER_SIGN.test(before) || OTHER_DOLLARS.test(head) || isCanadian(head);
}
function isCanadian(head) {
	return NOT_FOR_US.test(head) && CANADIAN_LISTING.test(head) && !US_DOLLARS.test(head);
}

// parsers/financing-reports/proceeds.ts
/** Dollars as printed, in one group. */
const MONEY = "((?:USD?|CAD?|C|A)? ?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion))?)";
/** "Gross proceeds are expected to be approximately $5 million", "$5 million in gross proceeds". */
function proceedsPattern(lead, kind) {
	return verbose("gi")`
    ${lead}(?:of|were|was|are|is|be|totall?ed|totall?ing)(?: expected to be)?(?: approximately| about| around| roughly)? ?
    ${MONEY}|${MONEY} (?:in|of) (?:aggregate |total )?${kind} (?:cash )?proceeds`;
}
const GROSS = proceedsPattern("(?:gross (?:cash )?proceeds|aggregate (?:purchase|offering) price|total purchase price|for a total|(?<!net )(?<!net cash )proceeds of the offering)(?:[^.;$]|\\.\\d){0,220}?", "gross");
const NET = proceedsPattern("net (?:cash )?proceeds(?:[^.;$]|\\.\\d){0,220}?", "net");
const NOT_PROCEEDS = /upon (?:the )?(?:full )?(?:cash )?exercise|if (?:all|exercised)|additional gross|previous(?!ly announced)|\bprior (?!to deducting|to expenses)/i;
/** "7.0% of the gross proceeds …, and an aggregate of $85,000 for certain expenses". */
const EXPENSE = /,? and (?:an aggregate (?:of|amount)|up to)\b|reimburs|\b(?:expenses?|fees?) (?:of|in|equal)(?: (?:up|to|an?|the|amount|aggregate|total|approximately|about|of)){0,5} ?(?:US)?\$/i;
const FOR_EXPENSES = /^ (?:for|of|in) (?:certain |its |legal |accountable |non-accountable |out-of-pocket ){0,3}(?:expenses|fees)/i;
/** "The gross proceeds of both offerings", "which together are expected to result in gross proceeds". */
const JOINT = /\b(?:both|two) (?:of the )?(?:offerings|transactions)|\btogether\b[^.;]{0,60}proceeds|\bproceeds (?:of|from) the offerings\b/i;
/** "With the first closing resulting in aggregate gross proceeds of": a part of them. */
const OF_ONE_CLOSING = /\b(?:first|initial|second|final|additional|each|subsequent) (?:and final )?(?:closing|tranche)\b/i;
/** "In a separate concurrent private placement for aggregate gross proceeds of": another sale. */
const BESIDE = /\bin an? (?:separate |concurrent ){1,2}private placement\b/i;
const SUBJECT = /\b(?:proceeds|offering|placement|financing|PIPE|inducement|purchase price)\b/i;
/** "A $21.5 million private placement of newly issued shares". */
const NAMED_BY_AMOUNT = new RegExp(`${MONEY} (?:(?:underwritten|registered|public|private|direct|concurrent|oversubscribed|upsized|equity|best[- ]efforts|common stock) ){0,3}(?:placement|offering|financing|PIPE)\\b`, "gi");
/** The amount that gives a sale its name in the sentence that announces it: the proceeds, where no sentence states them. */
function findAmountInName(report, sentence) {
	const [match] = reportMatches(report, NAMED_BY_AMOUNT, sentence, 2);
	const at = captured(match);
	const amount = at === null ? void 0 : amountsIn(at.text)[0];
	if (match === void 0 || at === null || amount === void 0 || Number(amount.value) < 1e5) return null;
	const lead = report.text.slice(Math.max(sentence.start, match.start - 40), match.start);
	if (/\bup to (?:an? )?(?:aggregate )?(?:of )?$|previous|prior|earlier/i.test(lead) || isForeignAmount(report, at)) return null;
	return {
		amount,
		at,
		isJoint: false,
		witnesses: []
	};
}
function findProceeds(report, from, pattern) {
	const found = [];
	for (const match of reportMatches(report, pattern, from)) {
		const at = captured(match);
		const amount = at === null ? void 0 : amountsIn(at.text)[0];
		if (at === null || amount === void 0 || Number(amount.value) < 1e4 || isForeignAmount(report, at)) continue;
		const percentage = report.text.slice(Math.max(0, match.start - 40), match.start);
		if (/% of (?:the )?(?:aggregate |total )?$/i.test(percentage) && !/^gross (?:cash )?proceeds of/i.test(match.text)) continue;
		const sentence = sentenceOf(report.flat, match.start);
		const lead = report.text.slice(Math.max(sentence.start, match.start - 80), match.start) + match.text;
		if (EXPENSE.test(match.text) || FOR_EXPENSES.test(report.text.slice(match.end, match.end + 60))) continue;
		if (NOT_PROCEEDS.test(lead) || /\bup to(?: an? \w+)?(?: approximately| about)?[^$]{0,20}\$/i.test(textBefore(report.text, at.start, 40) + at.text)) continue;
		if (tellsOfPast(report, match.start) || OF_ONE_CLOSING.test(lead) || BESIDE.test(lead)) continue;
		found.push({
			amount,
			at,
			isJoint: JOINT.test(lead)
		});
	}
	const [first] = found;
	if (first === void 0) return null;
	const { amount, at, isJoint } = first;
	return {
		amount,
		at,
		isJoint,
		witnesses: numberElsewhere(report.flat, report, Number(amount.value), at, SUBJECT)
	};
}

// parsers/financing-reports/program-terms.ts
const NOT_MAXIMUM = /previous|reimburs|shelf|expense|registration statement|fees|\bhave sold\b|remain/i;
const MAXIMUM = verbose("gi")`
  (?:aggregate|maximum|total)[^.;$]{0,80}(?:price|proceeds|amount|value)[^.;$]{0,60}(?:up to|of|exceed) ?${MONEY}|up to(?: an aggregate of| the lesser of(?: \(\w{1,3}\))?)? ${MONEY}`;
/** The most that a program or line may sell: from the announcing paragraph, else from the text right after it. */
function findMaximum(report, { paragraph }, findings) {
	const after = {
		start: paragraph.end,
		end: Math.min(report.end, paragraph.end + 1500)
	};
	for (const range of [paragraph, after]) for (const match of reportMatches(report, MAXIMUM, range)) {
		const at = captured(match);
		const amount = at === null ? void 0 : amountsIn(at.text)[0];
		if (at === null || amount === void 0 || Number(amount.value) < 1e5 || isForeignAmount(report, at)) continue;
		const lead = report.text.slice(Math.max(range.start, match.start - 120), match.start);
		if (NOT_MAXIMUM.test(`${lead}${match.text}`)) continue;
		const value = Number(amount.value);
		const place = numberElsewhere(report.flat, report, value, at, /offer|sell|sale|purchase|commitment|program|facility/i);
		const isStandard = /aggregate (?:gross )?(?:offering|sales) price|gross (?:sales )?proceeds/i.test(match.text);
		findings.set("maxAggregateOffering", value, [at], confidenceOf(isStandard ? ["section", ...place] : place));
		return;
	}
}

// parsers/financing-reports/deal-terms.ts
const COUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,3})? million)`;
const SHARES = `(?:of (?:its|our|the [Cc]ompany's) )?(?:(?:newly issued|new|primary|voting|registered|subordinate voting|multiple voting|[Cc]lass [A-Z]) ){0,2}(?:shares?\\b(?! (?:\\([^)]{2,60}\\) )?of (?:its |our |the \\w+'s |[A-Z]\\w+'s )?(?:newly \\w+ )?(?:Series|\\d|(?:\\w+ )?preferred))|ordinary shares|Ordinary Shares|common shares|Common Shares|ADSs|American Depositary Shares|common units|units|Units)\\b`;
const SOLD$1 = verbose("gi")`
  (?:sale|sell|sold|issue|issued|issuance|offering|offer|placement|purchase|purchased?)(?: and (?:sell|sale|sold|issuance))?(?: \([^)]{2,40}\))?(?:(?:[^.;\d$]|\b\d{1,2}, (?:19|20)\d\d\b|\b(?:19|20)\d\d\b){0,120}?)(?: of)?(?: up to)? ${COUNT} ${SHARES}`;
/** "A total of 4,283,750 shares were sold", "stockholders subscribed for 1,846,154 shares". */
const SOLD_IN_ALL = verbose("gi")`
  \b(?:total|aggregate) of ${COUNT} ${SHARES}[^.;$\d]{0,80}?\b(?:was|were|been) (?:issued|sold|purchased|subscribed)
  |\bsubscri(?:bed|ptions) for (?:a total of |an aggregate of )?${COUNT} ${SHARES}`;
const NOT_SOLD = /warrants?[^.;]{0,60} to (?:purchase|acquire)|warrants?[^.;]{0,40}exercisable|upon (?:the )?exercise|additional|over-?allotment|option|conversion|valued at|reserved|consultant/i;
const PRICE = verbose("g")`
  (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+) (?:per|for each|a) (?:(?:Class [A-Z]|(?!Pre|Warrant|Conver|Series|Exercise|Option)[A-Z]\w{2,14}) )?
  (?:Share|share|[Oo]rdinary [Ss]hares?|[Cc]ommon [Ss]hares?|ADS|Unit|unit)\b`;
/** "The public offering price for each share of common stock was $2.00", "a price per share of $37.73". */
const PRICE_AFTER = verbose("gi")`
  \b(?:offering|purchase|sales?|selling|issue|combined|subscription)?(?: and \w+)? ?price (?:to (?:the )?public )?
  (?:(?:of|for) (?:each|one|a|the)(?: set of one| combination of one)?|per|for each)
  [ ](?:(?!pre-?funded)\w+ )?(?:Share|Unit|ADS)\b[^.;$]{0,120}?(?:was|is|were|be|of|at|to|equals?) (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?! ?(?:million|billion))
  |\b(?:combined(?= price)|(?:combined|public|effective) (?:public )?(?:offering|purchase)) price (?:to (?:the )?public )?of (?:USD?|CAD?)?\$ ?(\d{1,4}(?:\.\d+)?)(?![\d,.]*\d| ?(?:million|billion)| (?:per|for each|a) (?!share|unit|ADS|ordinary|common))
  |\bper[- ](?:share|unit|ADS) (?:(?:purchase|offering|subscription|issue) )?price of (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)
  |\beach (?:common )?(?:Share|Unit|ADS) (?:and [^.;$]{3,60} )?(?:was|were|is|is being|will be) (?:offered and |issued and )?(?:sold|issued|offered)
  [ ](?:to [^.;$]{3,30} )?at (?:an?|the) (?:combined )?(?:(?:public )?offering|purchase|effective)? ?price of (?:USD?|CAD?)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)`;
const PAR_VALUE = /(?:\bno |(?<![\d.])[\d.]+ )?\bpar value(?: (?:of )?\$? ?[\d.]+\d)?(?: (?:per|each) share)?/gi;
const NOT_PRICE = /preferred|exercise|deemed|par value|conversion|exercisable|stated value|strike|closing|last reported|minus|less|floor/i;
const OUTSTANDING_AFTER = verbose("gi")`
  (?:following|after|upon|giving effect to)[^.;\d]{0,80}(?:closing|offering|sale|issuance|placement|PIPE|exercise|transaction|financing)\b[^.;\d]{0,60}${COUNT} ${SHARES}[^.;]{0,60}outstanding`;
/** "In an offering which included a partial exercise of the over-allotment option": of the count, not another one. */
const WITH_OPTION = /\b(?:which |that )?includ(?:ed|es|ing) (?:an? |the )?(?:full |partial )?exercise (?:in (?:full|part) )?(?:by the underwriters )?of [^,.;]{0,60}\boption\b/i;
/** "Larkin Ventures purchased an aggregate of 8,400,000 shares offered in the offering". */
const IN_OFFERING = /^(?: of (?:the company's |our |its )?(?:common|ordinary) (?:stock|shares))?,? (?:offered |sold )?in (?:the|this) (?:\w+ )?offering\b/i;
function isShareOfOne(report, { text, end }) {
	return /^purchase[sd]?\b/i.test(text) && IN_OFFERING.test(report.text.slice(end, end + 90));
}
/** "8,500 shares of Ser…" may be preferred stock: the words after "of" do not name common shares. */
const OF_ANOTHER_CLASS = /^ shares? (?:\([^)]{2,60}\) )?of (?!(?:[^.;]|\.\d){0,60}?\b(?:common|ordinary|capital|class|stock|beneficial|ADSs?|depositary))/i;
/** Another statement of what is sold; warrants may have the same count. */
const SOLD_SHARES = /^(?!.*\bwarrants?\b.*\bto purchase\b).*\b(?:shares|units|ADSs)\b/is;
/** The figures of a deal, from the sentences of the report in their order. */
function findDealTerms(report, deal, findings) {
	if (deal.type === "atm" || deal.type === "eloc") findMaximum(report, deal, findings);
	else findSale(report, deal, findings);
	findFileNumber(report, findings);
	findAgents(report, deal, findings);
	findFee(report, findings);
}
/** Shares, price and proceeds of one sale; shares × price = gross proceeds is a witness of all three. */
function findSale(report, { sentence }, findings) {
	const from = {
		start: sentence.start,
		end: report.end
	};
	const shares = findShares(report, from);
	const price = findPrice(report, from);
	const stated = findProceeds(report, from, GROSS) ?? findPrintedProduct(report, sentence, shares, price);
	const gross = stated ?? findAmountInName(report, sentence);
	const isProduct = shares !== null && price !== null && gross !== null && productHolds(countOf(shares.text), price.value, gross.amount);
	const product = isProduct ? ["arithmetic"] : [];
	if (shares !== null) {
		const isOther = OF_ANOTHER_CLASS.test(report.text.slice(shares.end, shares.end + 100));
		const place = numberElsewhere(report.flat, report, countOf(shares.text), shares, SOLD_SHARES);
		const sure = isOther ? DOUBTFUL : confidenceOf([...product, ...place]);
		findings.set("sharesOffered", countOf(shares.text), [shares], sure);
	}
	if (price !== null) {
		const place = priceElsewhere(report.flat, report, price.value, price.at, /price|per (?:share|unit|ADS)/i);
		const sure = confidenceOf([...product, ...place]);
		findings.set("pricePerShare", price.value, [price.at], price.isConsistent || isProduct ? sure : DOUBTFUL);
	}
	if (gross !== null) {
		const sure = stated === null ? STATED : confidenceOf([...product, ...gross.witnesses]);
		findings.set("grossProceeds", Number(gross.amount.value), [gross.at], gross.isJoint && !isProduct ? DOUBTFUL : sure);
	}
	findNet(report, from, gross, findings);
	const after = captured(reportMatches(report, OUTSTANDING_AFTER, from, 1)[0]);
	if (after !== null) findings.set("sharesOutstandingAfter", countOf(after.text), [after], STATED);
}
const AMOUNT = /(?:USD?|CAD?)?\$ ?\d[\d,]*(?:\.\d+)?(?: million)?/g;
/** "1,600,000 shares at $2.50 per share, or $4,000,000 in the aggregate": an amount that is the product, whatever it is called. */
function findPrintedProduct(report, { start, end }, shares, price) {
	if (shares === null || price === null) return null;
	for (const at of reportMatches(report, AMOUNT, {
		start,
		end: Math.min(report.end, end + 400)
	}, 20)) {
		const [amount] = amountsIn(at.text);
		if (amount === void 0 || Number(amount.value) < 1e4) continue;
		if (productHolds(countOf(shares.text), price.value, amount) && !isForeignAmount(report, at)) return {
			amount,
			at,
			witnesses: [],
			isJoint: false
		};
	}
	return null;
}
/** Net proceeds below the gross ones; the two support each other where little is between them. */
function findNet(report, from, gross, findings) {
	const net = findProceeds(report, from, NET);
	if (net === null) return;
	const share = gross === null ? null : Number(net.amount.value) / Number(gross.amount.value);
	if (share !== null && share >= 1) return;
	const isLeft = share !== null && share >= .75;
	findings.set("netProceeds", Number(net.amount.value), [net.at], confidenceOf(isLeft ? ["arithmetic", ...net.witnesses] : net.witnesses));
}
/** @example countOf('4.1 million') // 4100000 */
function countOf(printed) {
	const [digits = "", million] = printed.split(" ");
	return million === void 0 ? numberOf(digits) : Math.round(Number(digits) * 1e6);
}
function findShares(report, from) {
	const own = ownPartOf(report, from);
	if (own !== null) return own;
	for (const match of reportMatches(report, SOLD$1, from)) {
		const ahead = report.text.slice(Math.max(0, match.start - 160), match.start);
		if (NOT_SOLD.test(match.text.replace(WITH_OPTION, "")) || isShareOfOne(report, match) || /warrants?\b(?:[^.;]|\.(?=\w)){0,140} to $/i.test(ahead)) continue;
		if (/^[^.;$]{0,200}\bin exchange for\b/i.test(report.text.slice(match.end, match.end + 220))) continue;
		const { start } = sentenceOf(report.flat, match.start);
		if (/previous(?!ly announced)|prior|earlier|since/i.test(report.text.slice(start, match.start).slice(-120))) continue;
		if (tellsOfPast(report, match.start)) continue;
		return captured(match);
	}
	const whole = reportMatches(report, SOLD_IN_ALL, from, 4).find(({ start }) => !tellsOfPast(report, start));
	if (whole !== void 0) return captured(whole);
	const first = reportMatches(report, new RegExp(`\\bfor (?:an aggregate of )?${COUNT} ${SHARES}`, "gi"), sentenceOf(report.flat, from.start), 4).find(({ start, text }) => !/exercis|convert|warrants?|option/i.test(report.text.slice(Math.max(from.start, start - 80), start) + text));
	return captured(first);
}
function findPrice(report, from) {
	const prices = [PRICE, PRICE_AFTER].flatMap((pattern) => reportMatches(report, pattern, from).map((match) => ({
		match,
		pattern
	}))).toSorted((one, other) => one.match.start - other.match.start).filter(({ match, pattern }) => {
		const printed = captured(match);
		if (printed !== null && isForeignAmount(report, {
			start: printed.start - 3,
			end: printed.end
		})) return false;
		const lead = report.text.slice(Math.max(from.start, match.start - 90), match.start).split(/[;.]\s|\$/).at(-1)?.replace(PAR_VALUE, "") ?? "";
		if (isNamedPrice(lead)) return true;
		if (NOT_PRICE.test(lead)) return false;
		if (pattern === PRICE ? !isPriceLead(lead) : NOT_PRICE.test(match.text)) return false;
		if (tellsOfPast(report, match.start)) return false;
		return !/previous(?!ly announced)|consultant|valued/i.test(sentenceAt(report, match.start));
	}).flatMap(({ match }) => captured(match) ?? []);
	const [first] = prices;
	if (first === void 0) return null;
	const value = numberOf(first.text);
	return {
		value,
		at: first,
		isConsistent: prices.every(({ text }) => numberOf(text) <= value)
	};
}
/** "Warrants exercisable for 3,400,000 shares, at a combined purchase price of": the nearest words name the price. */
function isNamedPrice(lead) {
	return /\b(?:purchase|offering|subscription|issue) price(?: to the public)?,? (?:of|was|equal to|is) $/i.test(lead) && !/preferred|exercise|conversion|floor|pre-?funded/i.test(lead.slice(-60));
}
/** "at a price of", "at", "20,000 shares of common stock for". */
function isPriceLead(lead) {
	if (/(?:stock|shares|ADSs|units)(?: \([^)]{1,40}\))?,? for (?:\$)?$/i.test(lead)) return true;
	return /price|at (?:an? )?$|(?:of|was) $/i.test(lead.slice(-60)) && /price|\bat\b/i.test(lead);
}
/** Shares × price = gross, to the precision that the gross is printed with. */
function productHolds(shares, price, gross) {
	const unit = 10 ** (gross.scale - gross.fractionDigits);
	return Math.abs(shares * price - Number(gross.value)) <= Math.max(unit / 2, 1);
}

// parsers/financing-reports/inducement.ts
/** Holders are induced to exercise their warrants: the issuer sells the shares under them, for cash. */
const INDUCEMENT = verbose("gi")`
  \binducement (?:offer )?(?:letter|agreement|offer|transaction)|\bwarrant (?:inducement|exercise) (?:agreements?|letters?|offer|transaction)
  |\b(?:letter|exercise|inducement) agreements?[^.;]{0,120}\bholders?\b[^.;]{0,120}\bwarrants
  |\bwarrant inducement\b
  |\bagreements? (?:with [^.;$]{3,80} )?for the (?:immediate |cash )*exercise of (?:[\w-]+ ){0,4}warrants\b`;
const EXERCISE = /\bexercis\w+\b[^.;]{0,160}\bwarrants?\b|\bwarrants?\b[^.;]{0,200}\bexercis\w+\b/i;
const ENTERED = /\b(?:entered into|agreed|announce[sd]?|announcing|consummated|completed|closed|executed)\b/i;
const CASH = /\bfor cash\b|\bgross (?:cash )?proceeds\b|\bimmediate(?:ly)? (?:cash )?exercise\b|\bcash exercise\b/i;
/** An inducement as an offering of type `other`: its proceeds, agents and their fee; its warrants are another parser's. */
function findInducement(report, findings) {
	for (const match of reportMatches(report, INDUCEMENT, report, 12)) {
		const sentence = sentenceOf(report.flat, match.start);
		const paragraph = paragraphOf(report.flat, match.start);
		const words = textOf(report, sentence);
		const around = textOf(report, {
			start: paragraph.start,
			end: Math.min(report.end, paragraph.end + 1500)
		});
		if (!ENTERED.test(words) || !EXERCISE.test(around) || !CASH.test(around)) continue;
		if (/previously (?:announced|disclosed)|\bpurchase price\b/i.test(words) && !/closed|completed|consummated/i.test(words)) continue;
		const deal = {
			type: "other",
			typeAt: match,
			isSure: false,
			sentence,
			paragraph
		};
		findings.set("type", "other", [match], confidenceOf([]));
		findings.set("isAtm", false, [match], confidenceOf(["section"]));
		findings.set("isPrimary", true, [match], confidenceOf([]));
		findings.set("isResale", false, [match], confidenceOf([]));
		findings.set("securities", securitiesIn(words), [sentence], confidenceOf([]));
		const gross = findProceeds(report, {
			start: sentence.start,
			end: report.end
		}, GROSS) ?? findProceeds(report, report, GROSS);
		if (gross !== null) findings.set("grossProceeds", Number(gross.amount.value), [gross.at], confidenceOf(gross.witnesses));
		findAgents(report, deal, findings);
		findFee(report, findings);
		return true;
	}
	return false;
}

// parsers/financing-reports/merge-sources.ts
/** Values that a second document of the filing may witness or supply. */
const SHARED = [
	"type",
	"fileNumber",
	"sharesOffered",
	"pricePerShare",
	"grossProceeds",
	"netProceeds",
	"maxAggregateOffering",
	"placementAgentOrUnderwriters",
	"agentFeePercent"
];
const SURE = .9;
/**
* What a report states, with the values that only its releases or agreements state, where they are on the same offering.
* The same value in two documents has two witnesses. A report without an offering takes its first exhibit's.
*
* @param readExhibits is called once
*/
function withExhibits(own, readExhibits) {
	const exhibits = readExhibits();
	const [first] = exhibits;
	if (own === null) return first ?? null;
	for (const exhibit of exhibits) if (isSameOffering(own, exhibit)) merge(own, exhibit);
	return own;
}
/** The same type, and no amount of the sale against it. */
function isSameOffering(own, exhibit) {
	if (own.get("type") !== exhibit.get("type")) return false;
	return [
		"sharesOffered",
		"pricePerShare",
		"grossProceeds",
		"maxAggregateOffering",
		"fileNumber"
	].every((path) => !own.has(path) || !exhibit.has(path) || own.get(path) === exhibit.get(path));
}
function merge(own, exhibit) {
	for (const path of SHARED) {
		const value = exhibit.get(path);
		if (value === void 0) continue;
		const confidence = exhibit.confidences[path] ?? 0;
		if (!own.has(path)) own.setWithSpans(path, value, exhibit.spans[path] ?? [], confidence);
		else if (JSON.stringify(own.get(path)) === JSON.stringify(value) && confidence >= .75) own.setConfidence(path, Math.max(own.confidences[path] ?? 0, SURE));
	}
}

// parsers/financing-reports/baby-shelf.ts
const INSTRUCTION = /General Instructions? I\.B\.\s?(?:6|5)\b/gi;
const NOT_SUBJECT = /no longer subject|not (?:currently |presently )?subject|if applicable|may become subject/i;
const FLOAT = /\b(?:aggregate market value|public float)\b/i;
const SOLD = /\b(?:sold|offered)\b/i;
const TWELVE = /\b(?:12|twelve)[ -](?:calendar[ -])?months?/i;
const NONE = /\b(?:has|have) not (?:sold|offered)|\bno securities\b|\bnone\b/i;
/** Public float and sales of twelve months under General Instruction I.B.6 of Form S-3, where a report states them. */
function findReportedShelfLimit(report, findings) {
	for (const mention of reportMatches(report, INSTRUCTION, report, 8)) {
		const sentence = sentenceOf(report.flat, mention.start);
		const words = textOf(report, sentence);
		if (NOT_SUBJECT.test(words)) continue;
		const float = FLOAT.test(words) ? moneyIn(report, sentence).find(({ value }) => value >= 1e4 && value !== 75e6) : void 0;
		const isSold = TWELVE.test(words) && SOLD.test(words);
		const isNone = isSold && NONE.test(words);
		const sold = isSold && !isNone ? moneyIn(report, sentence) : [];
		if (float !== void 0 && !isSold) {
			const isProduct = holdsProduct(words, float.value);
			findings.set("babyShelf.publicFloat", float.value, [float], confidenceOf(isProduct ? ["arithmetic"] : []));
		}
		if (isNone) findings.set("babyShelf.soldLast12Months", 0, [sentence], confidenceOf([]));
		const [only] = sold;
		if (only !== void 0 && sold.length === 1) findings.set("babyShelf.soldLast12Months", only.value, [only], confidenceOf([]));
		if (findings.has("babyShelf.publicFloat") || findings.has("babyShelf.soldLast12Months")) findings.set("babyShelf.applies", true, [mention], confidenceOf(["section"]));
	}
}
function moneyIn(report, range) {
	return amountsIn(textOf(report, range)).filter(({ currency }) => currency !== null).map(({ value, start, end }) => ({
		value: Number(value),
		start: range.start + start,
		end: range.start + end
	}));
}
/** Shares held by non-affiliates × price is the float, to half a percent. */
function holdsProduct(words, float) {
	const counts = [...words.matchAll(/(?<![\d.,$])\d{1,3}(?:,\d{3})+(?![\d.,]*\d)/g)].map(([count]) => numberOf(count));
	const prices = [...words.matchAll(/\$ ?(\d+(?:\.\d+)?)(?![\d,])/g)].map((match) => Number(match[1]));
	return counts.some((count) => prices.some((price) => Math.abs(count * price - float) <= float * .005));
}

// parsers/financing-reports/program-change.ts
/** The amount that a running program may sell is raised, renewed or lowered by a supplement or an amendment. */
const CHANGE = verbose("gi")`
  \b(?:to|which|that|and) (?:further )?(?:increase[sd]?|upsize[sd]?|decrease[sd]?|reduce[sd]?|update[sd]?) (?:the )?(?:[\w-]+ ){0,4}?(?:amount|number|size|value|price|capacity|shares|common stock|dollar)\b
  |\bup to an additional \$[^;]{0,240}\b(?:such that|so that|for an aggregate|for a total)\b
  |\b(?:increas(?:e|ed|ing)|upsiz(?:e|ed|ing)|decreas(?:e|ed|ing)|reduc(?:e|ed|ing)) (?:of |in )?(?:the )?(?:[\w-]+ ){0,3}(?:amount|size|capacity|value|offering price) [^.;]{0,160}\b(?:sales agreement|distribution agreement|ATM|at[- ]the[- ]market|program)`;
const PROGRAM = /\b(?:sales agreement|distribution agreement|offering agreement|ATM (?:program|agreement|offering)|at[- ](?:the[- ])?market)/i;
/** What may be sold from now on. */
const NEW_MAXIMUM = verbose("gi")`
  \b(?:may (?:now |from time to time )?(?:offer|issue|sell)|(?:increas|decreas|reduc|upsiz)\w+|supplement|offer(?:ing)? and sale|will be able to)\b[^;$]{0,260}?\b(?:up to|of|to)(?: an aggregate(?: of)?| a total of| a maximum of)?(?: an additional)? ?${MONEY}`;
/** "Up to an additional $450.0 million, such that the Company could sell up to an aggregate of $700.0 million". */
const NEW_TOTAL = new RegExp(`\\b(?:such that|so that|for an aggregate|for a total|resulting in)\\b[^;$]{0,160}?${MONEY}`, "gi");
const FROM_TO = new RegExp(`\\bfrom (?:up to |an aggregate of )?${MONEY}(?: of [^.;$]{3,60})? to (?:up to |an aggregate of )?${MONEY}`, "i");
const STALE = /\b(?:previously|prior (?:prospectus|supplement)|had sold|has sold|have sold|sold|remain\w*|unsold|under a prospectus supplement dated|public float|aggregate market value|non-affiliates|additional)\b[^.;]{0,120}$/i;
/** "Inclusive of the unsold amount" does not make the amount that of before. */
const INCLUSIVE = /\b(?:inclusive of|including|which includes|in addition to|not including|exclud\w+)\b[^,;.$]{0,100},?/gi;
/**
* The running ATM program whose amount a report changes: type, new maximum, agents, file number and the limit of General
* Instruction I.B.6. False where no amount is changed: a suspension or a termination sells nothing.
*/
function findProgramChange(report, findings) {
	for (const match of reportMatches(report, CHANGE, report, 12)) {
		const sentence = sentenceOf(report.flat, match.start);
		const paragraph = paragraphOf(report.flat, match.start);
		const around = textOf(report, {
			start: Math.max(report.start, paragraph.start - 2500),
			end: Math.min(report.end, paragraph.end + 800)
		});
		if (!PROGRAM.test(around) || !/supplement|amend/i.test(textOf(report, paragraph))) continue;
		const program = reportMatches(report, new RegExp(PROGRAM, "gi"), report, 1)[0] ?? match;
		const maximum = maximumAfter(report, {
			...match,
			start: sentence.start,
			end: Math.min(report.end, paragraph.end + 600)
		});
		if (maximum === null) continue;
		const { value, at } = maximum;
		const deal = {
			type: "atm",
			typeAt: program,
			isSure: true,
			sentence,
			paragraph
		};
		const sure = confidenceOf(["section"]);
		findings.set("type", "atm", [program], sure);
		findings.set("isAtm", true, [program], sure);
		findings.set("isPrimary", true, [program], sure);
		findings.set("isResale", false, [program], sure);
		findings.set("securities", ["common"], [program], confidenceOf([]));
		const isRepeated = isTelling(value) && otherSentences(report.flat, report, numberPattern(value), [at]).length > 0;
		findings.set("maxAggregateOffering", value, [at], confidenceOf(isRepeated ? ["place"] : []));
		findFileNumber(report, findings);
		findAgents(report, deal, findings);
		findFee(report, findings);
		findReportedShelfLimit(report, findings);
		return true;
	}
	return false;
}
function maximumAfter(report, range) {
	const words = textOf(report, range);
	const pair = FROM_TO.exec(words);
	const totals = reportMatches(report, NEW_TOTAL, range, 4).filter(({ text }) => !/remain|unsold|sold/i.test(text));
	const candidates = pair === null ? [...totals, ...reportMatches(report, NEW_MAXIMUM, range, 8)] : [];
	if (pair !== null && pair[2] !== void 0) {
		const start = range.start + pair.index + pair[0].lastIndexOf(pair[2]);
		const value = Number(amountsIn(pair[2])[0]?.value ?? 0);
		const at = {
			start,
			end: start + pair[2].length,
			text: pair[2],
			groups: []
		};
		if (value >= 1e5) return {
			value,
			at
		};
	}
	for (const match of candidates) {
		const printed = captured(match);
		const value = Number(amountsIn(printed?.text ?? "")[0]?.value ?? 0);
		if (printed === null || value < 1e5) continue;
		const lead = report.text.slice(Math.max(range.start, printed.start - 160), printed.start).replace(INCLUSIVE, "");
		if (STALE.test(lead)) continue;
		return {
			value,
			at: {
				...printed,
				groups: []
			}
		};
	}
	return null;
}

// parsers/financing-reports/release-subject.ts
const OFFERING_NEWS = /\b(?:offerings?|placements?|PIPE|financing|pric(?:es|ed|ing)|registered direct|purchase agreements?|definitive agreements?|at[- ]the[- ]market|ATM|equity (?:line|facility|program|distribution|purchase)|committed equity|gross proceeds|raises?|capital raise|IPO|over-?allotment|option to purchase additional|inducement|exercise of (?:\w+ ){0,3}warrants)\b/i;
const RESULTS = /\b(?:financial results|operating results|(?:quarter|year|month)(?:ly)? (?:\d{4} )?(?:financial |operating )?results|results (?:for|of) (?:the )?(?:\w+ ){0,3}(?:quarter|year)|earnings|(?:business|corporate|operational|clinical) (?:and \w+ )?(?:update|highlights))\b/i;
/** The verb of the lead sentence; a past tense beside "today" tells the news too. */
const TELLS = /\b(?:announc(?:e[sd]?|ing)(?: today)?|report(?:ed|s|ing)(?: today)?|provid(?:ed|es)|disclos(?:ed|es)|not(?:ed|es) (?:today|the|that)|today)\b/i;
const LABEL = /^(?:exhibit|ex-?\s?\d|for immediate|for release|press release|news release|contacts?\b|page \d)/i;
/** The lead stands within the first page. */
const LEAD_REACH = 5e3;
/**
* Whether a release is on a sale of securities: by what its lead sentence announces, else by its headline. Releases on
* results, contracts and other news mention sales of the past, before the verb or further down.
*/
function isOfferingNews(report) {
	const { headline, object } = leadOf(report);
	const isOnResults = RESULTS.test(headline);
	if (object === null) return !isOnResults;
	if (OFFERING_NEWS.test(object)) return !isOnResults || OFFERING_NEWS.test(headline);
	return OFFERING_NEWS.test(headline) && !isOnResults && !RESULTS.test(object);
}
function leadOf(report) {
	const reach = {
		start: report.start,
		end: Math.min(report.end, report.start + LEAD_REACH)
	};
	const lines = report.text.slice(reach.start, reach.end).split("\n");
	const headline = lines.map((line) => line.trim()).find((line) => line !== "" && !LABEL.test(line)) ?? "";
	const end = report.start + Math.max(0, report.text.slice(report.start, reach.end).indexOf(headline)) + headline.length;
	const hasHeadline = headline.length < 300 && !/[.;]$/.test(headline) && lines.length > 1;
	const verb = firstMatch(report.text, {
		start: hasHeadline ? end : reach.start,
		end: reach.end
	}, TELLS);
	if (verb === null) return {
		headline,
		object: null
	};
	const sentence = sentenceOf(report.flat, verb.start);
	return {
		headline: hasHeadline ? headline : "",
		object: report.text.slice(verb.start, sentence.end)
	};
}

// parsers/financing-reports/financing-reports.v3.ts
const PARSER = {
	id: "financing-reports",
	version: 3,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Offerings that current reports announce (Form 8-K Items 1.01, 3.02, 8.01), with their press releases and agreements,
* and such releases and agreements that stand alone: ATM programs and changes of their amount, registered directs,
* underwritten offerings, private placements of shares, equity lines, inducements to exercise warrants. One report, one
* offering: the first it announces; exhibits on the same offering supply and witness its values. Warrants placed
* privately beside a registered sale belong to it; an underwriting by issuer and holders is primary and resale. Debt,
* options, mergers and resales are skipped, and so are past sales in releases on other news.
*
* Confidence by evidence (`docs/evidence.md`): shares × price = gross proceeds and a second sentence, title or document
* are witnesses; 0.8 for a value read in one place; 0.7 for a type inferred from the paragraph; 0.6 where statements
* disagree or several offerings share an amount.
*/
const financingReportsV3 = {
	...PARSER,
	dependsOn: [],
	appliesTo,
	parse,
	rows: (outcome, filing) => [{
		table: "dilution.offering_events",
		rows: offeringEventRows(outcome, filing)
	}]
};
/** The report with its exhibits; a press release or an agreement that stands alone. */
function appliesTo(submission) {
	const { form } = submission.header;
	const [first] = readableDocuments(submission);
	return first !== void 0 && isCurrentReport(form ?? first.type) ? [first] : [];
}
function parse(submission, document) {
	const unread = rejectedUnread(HEAD, document);
	if (unread !== null) return unread;
	const flat = flatTextOf(document, "paragraphs");
	const kind = sourceKindOf(submission, document, flat.text);
	if (kind === null || isWithoutFinancing(submission)) return notApplicable(HEAD, "not-a-financing-report", "no current report, press release or agreement on a financing");
	const own = readSource(submission, document, kind);
	const exhibits = kind === "report" ? exhibitsOf(submission) : [];
	const found = withExhibits(own, () => exhibits.flatMap((exhibit) => readExhibit(submission, exhibit) ?? []));
	return found === null ? nothingFound(HEAD, {}, STATED, unreadWarning(flat.text)) : offeringOutcome(HEAD, found);
}
function readExhibit(submission, document) {
	if (rejectedUnread(HEAD, document) !== null) return null;
	const kind = sourceKindOf(submission, document, flatTextOf(document, "paragraphs").text);
	return kind === null ? null : readSource(submission, document, kind);
}
function readSource(submission, document, kind) {
	const flat = flatTextOf(document, "paragraphs");
	const findings = createFindings(flat);
	if (kind === "agreement") return findAgreement(flat, findings) ? findings : null;
	const report = readReport(flat);
	if (findProgramChange(report, findings)) return findings;
	const found = dealOf(report, issuerWordOf(submission));
	const deal = found !== null && kind === "release" && !isOfferingNews(report) ? null : found;
	if (deal === null) return findInducement(report, findings) ? findings : null;
	const typeConfidence = deal.isSure ? .9 : .7;
	findings.set("type", deal.type, [deal.typeAt], typeConfidence);
	findings.set("isAtm", deal.type === "atm", [deal.typeAt], typeConfidence);
	findings.set("isPrimary", true, [deal.typeAt], .9);
	const isMixed = isBesideHolders(textOf(report, deal.sentence)) || isSoldByBoth(report.text, deal.paragraph);
	findings.set("isResale", isMixed, [deal.typeAt], isMixed ? STATED : .9);
	const words = report.text.slice(deal.sentence.start, Math.min(deal.paragraph.end, deal.sentence.end + 600));
	const named = securitiesIn(words);
	const securities = named.length > 0 ? named : securitiesIn(report.text.slice(deal.sentence.start, deal.sentence.end + 3e3));
	findings.set("securities", securities, [deal.sentence], STATED);
	findDealTerms(report, deal, findings);
	return findings;
}
const AMOUNTS = /\$ ?\d[\d,.]*(?: (?:million|billion))?/g;
/** Says of an empty result what was looked through and not understood. */
function unreadWarning(text) {
	const amounts = [...text.matchAll(/\b(?:gross proceeds|purchase agreement|sales agreement|private placement|public offering)\b/gi)].filter(({ index }) => text.slice(index, index + 300).search(AMOUNTS) >= 0).length;
	if (amounts === 0) return [];
	return [{
		code: "offering-not-understood",
		message: `${amounts} mentions of offerings near dollar amounts announce no sale by the issuer that was understood`
	}];
}
/** EDGAR writes names in capitals: "ACME DEVICES, INC." is "Acme" in the text. */
function issuerWordOf({ header }) {
	const word = header.filers[0]?.name?.split(/[\s,.]/, 1)[0] ?? "";
	return word.length >= 4 ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}` : null;
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
const parser = doubtingTruncated(financingReportsV3);

export { parser };