/*!
 * Tidemark release exchange-compliance@4: the code as it was released, with everything it imports.
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
const TITLES = "Mr|Ms|Mrs|Messrs|Dr|Jr|Sr|St|Prof|Hon|Gen|Adm|Col|Esq|Ph\\.D|M\\.D";
const COMPANY_SUFFIXES = "Inc|Corp|Co|Ltd|Bros|Incorp";
const ABBREVIATED = new RegExp(`(?:\\b(?:${[
	TITLES,
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

// parsers/prose/stated-values.ts
/** Read in one place by one rule. */
const READ_ONCE = .8;
/** The standard words of the form, and nothing in the document against them. */
const STANDARD = .92;
/** A second statement or an arithmetic check agrees. */
const CHECKED = .95;
/** Statements of the document differ, or the rule had to choose. */
const DOUBTFUL = .6;
/**
* Stated values as members under a path; null ones are left out.
*
* @example membersOf(flat, 'cash', { asOf: { value: '2024-12-31', range, confidence: 0.92 } })
*/
function membersOf(flat, path, stated) {
	const members = {
		values: {},
		spans: {},
		confidences: {}
	};
	for (const [key, one] of Object.entries(stated)) {
		if (one === null) continue;
		members.values[key] = one.value;
		if (one.range !== null) members.spans[`${path}.${key}`] = [flat.span(one.range)];
		members.confidences[`${path}.${key}`] = one.confidence;
	}
	return members;
}
/** The members of a list's items, with the spans and confidences of all. */
function listMembersOf(flat, path, items) {
	const all = items.map((stated, index) => membersOf(flat, `${path}[${index}]`, stated));
	const spans = Object.assign({}, ...all.map((one) => one.spans));
	const confidences = Object.assign({}, ...all.map((one) => one.confidences));
	return {
		list: all.map(({ values }) => values),
		spans,
		confidences
	};
}
/** A parsed outcome; its confidence is the least of its values', below 0.9 while a check fails; 0.9 where nothing was found. */
function statedOutcome(head, result, { spans, confidences }, crossValidations = [], warnings = []) {
	const least = Math.min(.95, ...Object.values(confidences));
	const failed = crossValidations.some(({ passed }) => !passed);
	const confidence = Object.keys(confidences).length === 0 ? .9 : failed ? Math.min(.85, least) : least;
	return parsedOutcome(head, result, confidence, {
		spans,
		confidences,
		crossValidations,
		warnings
	});
}

// parsers/prose/matches.ts
/** The characters before a place, at most `most` of them. */
function textBefore(text, at, most) {
	return text.slice(Math.max(0, at - most), at);
}
/** The range of a match in a part that begins at `offset`. */
function rangeOfMatch({ index, 0: words }, offset) {
	return {
		start: offset + index,
		end: offset + index + words.length
	};
}

// parsers/exchange-compliance/listing-rules.ts
/**
* Continued-listing rules by what they demand. Nasdaq 5450/5550 (Global, Capital Market) and their numbers before 2009
* (4310, 4320, 4450); NYSE Listed Company Manual 802.01; NYSE American Company Guide 1003, 1007, 134, 1101.
*/
const MEANINGS = [
	[/^(?:5550\(a\)\(2\)|5450\(a\)\(1\)|5555\(a\)\(1\)|5810\(c\)\(3\)\(A\)\(iii\)|4310\(c\)\(4\)|4450\(a\)\(5\)|4450\(b\)\(4\)|4320\(e\)\(2\)\(E\)|802\.01C|1003\(f\)\(v\))/i, "bid_price"],
	[/^(?:5550\(b\)\(1\)|5450\(b\)\(1\)\(A\)|4310\(c\)\(2\)\(B\)\(i\)|4450\(a\)\(3\)|1003\(a\)\((?:i{1,3})\))/i, "equity"],
	[/^(?:5550\(b\)\(2\)|5550\(a\)\(5\)|5450\(b\)\(2\)\([AC]\)|5450\(b\)\(1\)\(C\)|5450\(b\)\(3\)\(C\)|4310\(c\)\(7\)|4310\(c\)\(2\)\(B\)\(ii\)|4450\(a\)\(2\)|4450\(b\)\([13]\)|802\.01B)/i, "market_value"],
	[/^(?:5250\(c\)\([12]\)|4310\(c\)\(14\)|802\.01E|1007|1101|134)/i, "late_filing"]
];
/**
* Rules of procedure (periods, hearings, appeals, notices) are never the rule that is broken. Rule 5810(c)(3)(A)(iii)
* is: a bid price of $0.10 or less for ten trading days leads to a determination without a compliance period.
*/
const PROCEDURE = /^(?:(?!5810\(c\)\(3\)\(A\)\(iii\))58\d\d|48\d\d|5000|5505|5405|5315|802\.0[23]|1009|1010|120\d|4310\(c\)\(8\)|4450\(e\)|402|401|405)/i;
const LOWEST_PRICE = /\$0?\.10\b|\bten cents?\b|\blow.priced\b|\bdelist|\bdetermin/i;
const TOKEN = pattern("g")`
  (?:\b(?:Rules?|Sections?|Guide|and|or)|,)\s?(?:(?:Nasdaq|Listing|Marketplace|Rules?|Sections?) ){0,3}
  ((?:4[23]\d\d|44\d\d|5[1-9]\d\d)(?:\([a-zA-Z0-9]{1,4}\)){1,5}|5101(?![\d(])|802\.01[A-F]?
  |303A\.\d\d(?:\([a-z]\)){0,2}|80[23]\([AB]\)(?:\(\w{1,3}\)){0,3}
  |(?:100[1-37]|1101|134|704)(?:\([a-z]{1,4}\)){0,3}(?![\d.]))
  |\b(IM-5101-2)\b
`;
/** The continued-listing rules that a text names, rules of procedure left out. */
function rulesIn(text, offset) {
	if (!/\d{3}/.test(text)) return [];
	const found = [];
	for (const match of text.matchAll(TOKEN)) {
		const rule = match[1] ?? match[2] ?? "";
		if (PROCEDURE.test(rule)) continue;
		if (rule.startsWith("5635") && !/\bviolat|\bfail\w* to comply|\bnot (?:in )?compl/i.test(text)) continue;
		if (rule.startsWith("5810") && !LOWEST_PRICE.test(text)) continue;
		if (/\balternativ/i.test(text.slice(0, match.index))) continue;
		const start = offset + match.index + match[0].length - rule.length;
		const exchange = /^(?:802\.|303A)/.test(rule) ? "NYSE" : /^[178]/.test(rule) ? "NYSE American" : "Nasdaq";
		const isBare = /^(?:100[1-37]|1101|134|704|80[23]\([AB]\).*)$/.test(rule);
		const isListed = /^,? ?(?:and |or )?\([ivx]+\)/.test(text.slice(match.index + match[0].length));
		if (isBare && !/company guide|NYSE American|NYSE MKT|AMEX|American Stock Exchange/i.test(text)) continue;
		const deficiency = MEANINGS.find(([pattern]) => pattern.test(rule))?.[1] ?? null;
		found.push({
			rule,
			exchange,
			deficiency,
			isOneOfSeveral: isListed,
			start,
			end: start + rule.length
		});
	}
	const named = (found.some(({ rule }) => rule !== "5101") ? found.filter(({ rule }) => rule !== "5101") : found).toSorted((a, b) => Number(b.rule.startsWith("5810")) - Number(a.rule.startsWith("5810")));
	return named.map((one) => ({
		...one,
		isOneOfSeveral: one.isOneOfSeveral || named.some((other) => other.deficiency === one.deficiency && other.rule !== one.rule)
	}));
}
const WORDS = [
	[pattern("i")`
      \bbid price|\bminimum bid\b|\bclosing price (?:of|per|for)|\baverage closing price
      |\b(?:share|stock) price (?:requirement|standard|deficien|criteri|rule|condition|non-?complian)
      |\bper share trading price\b|\blow trading price|\blow (?:selling )?price|\bselling price\b
      |\bprice criteria|\babnormally low\b|\$1\.00 (?:per share|minimum)
    `, "bid_price"],
	[/\b(?:stock|share)holders'? ?'?s? ?equity\b|\bequity (?:requirement|standard|rule)/i, "equity"],
	[/\bmarket value of (?:the )?(?:listed|publicly|its|our|the company's)|\bMVLS\b|\bMVPHS\b|\bmarket capitali[sz]ation\b/i, "market_value"],
	[pattern("i")`
      \btimely (?:file|filing|filed)
      |\b(?:file|filing) (?:requirement|its|our|of (?:its|our|the)|the)\b[^.;]{0,60}\b(?:report|10-?[KQ]
      |20-?F)
      |\b(?:delinquent|delayed|late) (?:filing|filer|in)|\bperiodic (?:financial )?(?:report|filing)
      |\bnot (?:yet )?filed|\bForm (?:10-[KQ]|20-F)\b[^.;]{0,80}\b(?:not|delay|delinquen)
    `, "late_filing"]
];
/** Standards of an initial listing, which a second period and a transfer demand: falling short of them is no deficiency. */
const INITIAL_LISTING = /(?:[^.;,]|\.\d|,\d){0,60}\bfor initial (?:listing|inclusion)\b|\binitial (?:listing|inclusion)\b(?:[^.;,]|\.\d|,\d){0,60}/gi;
/** The deficiency that a sentence names first. */
function deficiencyIn(text) {
	const continued = /\binitial /i.test(text) ? text.replace(INITIAL_LISTING, (words) => "-".repeat(words.length)) : text;
	return WORDS.flatMap(([pattern, deficiency]) => {
		const match = pattern.exec(continued);
		return match === null ? [] : [{
			deficiency,
			...rangeOfMatch(match, 0)
		}];
	}).toSorted((a, b) => a.start - b.start)[0] ?? null;
}
/** Whether a sentence has the words of a deficiency. */
function speaksOf(text, deficiency) {
	return WORDS.some(([pattern, meaning]) => meaning === deficiency && pattern.test(text));
}
/** The title of a rule book names no exchange beside one that the sentence names itself. */
const RULE_BOOKS = /\b(?:NYSE|New York Stock Exchange)(?:['’]s)? Listed Company Manual|\bNYSE American(?:['’]s)? Company Guide|\bNasdaq(?:['’]s)? (?:Listing|Marketplace) Rules?/gi;
const EXCHANGES$1 = [
	[/\bNYSE (?:American|MKT|Amex|Alternext)\b|\bAmerican Stock Exchange\b|\bAMEX\b/, "NYSE American"],
	[/\bNew York Stock Exchange\b|\bNYSE\b(?! (?:American|MKT|Amex|Alternext|Arca|Regulation))/, "NYSE"],
	[/\bNASDAQ\b/i, "Nasdaq"],
	[/\bCboe\b|\bBATS\b/i, "Cboe"],
	[/\bToronto Stock Exchange\b|\bTSX\b/, "TSX"],
	[/\bOTC Markets(?: Group)?(?:,? Inc\.?)?(?= (?:\("[^"]{0,30}"\) )?(?:notified|informed|advised|sent)\b)/i, "other"],
	[/(?<=\b(?:notice|letter|notification|e-?mail) from (?:the )?)OTC Markets\b/i, "other"]
];
/** The exchange that a text names first, or the preferred one where it names that too. */
function exchangeIn(text, preferred = null) {
	const plain = text.replace(RULE_BOOKS, (title) => "-".repeat(title.length));
	return namedIn(plain, preferred) ?? (plain === text ? null : namedIn(text, preferred));
}
function namedIn(text, preferred) {
	const found = EXCHANGES$1.flatMap(([pattern, exchange]) => {
		const match = pattern.exec(text);
		return match === null ? [] : [{
			exchange,
			...rangeOfMatch(match, 0)
		}];
	});
	return found.find(({ exchange }) => exchange === preferred) ?? found.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

// parsers/exchange-compliance/noticed-security.ts
/** The order decides: "preferred stock" before "stock", "common units" before "units". */
const CLASS = pattern("gi")`
  \b(?:(?<preferred>(?:preferred|preference) (?:stock|shares?|units?|securities))
  |(?<depositary>(?:american )?depos[ia]tary (?:shares?|receipts?)|ADSs?\b|ADRs?\b)
  |(?<warrants>(?<!\b(?:circumstances|conditions|facts|events|developments|to|may|would|could|not|otherwise|so) )warrant\b|warrants\b(?! (?:the|such|immediate|suspension|delisting)\b))
  |(?<rights>(?:public|share|listed|subscription|its|the|our|and|['’]s) rights\b(?! (?:of|to|under|and|agreement|plan|offering|holder)))
  |(?<common>common (?:stock|shares?|units?)|ordinary shares?|capital stock|subordinate voting shares
  |(?:limited )?partner(?:ship)? units?|shares? of beneficial interest|(?<!publicly[- ]held )shares\b
  |(?<!preferred |preference )stock\b(?! exchange| market| split| price| purchase| option))
  |(?<units>units\b)
  |(?<notes>(?:senior|subordinated|unsecured|convertible|exchangeable|listed|the|its|our|%|['’]s) notes\b(?! that)|notes due\b|debentures\b|bonds\b))
`;
const TO_CLAUSE_END = String.raw`(?:[^,;.()]|\.\d|,\d)*`;
/** What a class is made of or turns into: "each whole warrant exercisable for one share of common stock at $11.50". */
const DESCRIPTIONS = pattern("gi")`
  \((?:[^()]|\([^()]*\))*\)
  |\beach (?:of which |whole |one |such )*(?:\w+ ){0,4}?(?:represent|entitl|consist|exercis|exchang|convert)\w*${TO_CLAUSE_END}
  |\b(?:exercisable|exchangeable|convertible|representing|comprised|composed|consisting|underlying|entitling)\b${TO_CLAUSE_END}
  |\bto (?:purchase|acquire|receive|buy) ${TO_CLAUSE_END}
  |\bone-(?:half|third|fourth|quarter|tenth) of (?:one|a) \w+(?: \w+)?
`;
/** "trading in the common stock will continue", "has no effect on the listing of the common stock". */
const UNAFFECTED_AFTER = pattern("i")`
  ^[^;.]{0,80}?(?:\b(?:continues?|remains?|continuing|remaining)\b
  (?! (?:below|deficient|out|non|noncompliant|in non|not |at or below|under)|ly)
  |\bunaffected\b|\bnot (?:be )?(?:affected|impacted|subject)\b)
`;
const UNAFFECTED_BEFORE = pattern("i")`
  (?:\b(?:no|not|without|neither|nor)\b[^.;]{0,50}?\b(?:effect|affect|impact)\w*\b[^.;]{0,60}
  |\b(?:other than|except for|excluding|but not|and not|rather than|not the)\b[^.;,]{0,30})$
`;
/** "the issuance of warrants": what the issuer did, not what is listed. */
const ACT_BEFORE = pattern("i")`
  \b(?:issu\w+|sales?|sold|sell\w*|grant\w*|exercis\w+|purchas\w+|offer\w*|placement|regist\w+|conver\w+|redeem\w*
  |redemption|holders?|split|combination|acqui\w+)
  (?: and \w+)?(?: of| in)?(?: (?:the|its|our|all|such|certain|new|additional|any|\w+['’]s))?(?: \w+){0,2} $
`;
const LISTED_BEFORE = pattern("i")`
  \b(?:de-?list\w*|remov\w+|suspen\w+
  |list(?:ed|ing)(?! (?:company|rules?|standards?|requirements?|qualifications?|department|staff))|trading|traded|prices?(?: levels?)?|quot\w+|publicly held|value
  |strik\w+|minimum number|distribution)\b[^;]{0,90}$
`;
const LISTED_AFTER = pattern("i")`
  ^[^;]{0,80}?\b(?:prices?|market value|publicly held|clos(?:ed|ing)|trad(?:ed|ing)|de-?list\w*|suspen\w+|remov\w+|listed|listing|no longer
  |from (?:the )?(?:nasdaq|nyse|exchange)|compl\w+|below)\b
`;
function blanked(text) {
	return text.replace(DESCRIPTIONS, (words) => "-".repeat(words.length));
}
/** The classes of security that a text names, in order, those left out that only describe another class. */
function securitiesIn(text) {
	return [...blanked(text).matchAll(CLASS)].flatMap(({ index, 0: words, groups = {} }) => {
		const name = Object.keys(groups).find((key) => groups[key] !== void 0);
		if (name === void 0) return [];
		const end = index + words.length;
		const isOfPreferred = /\b(?:preferred|preference)\b/i.test(/^(?:[^;.]|\.\d){0,120}/.exec(text.slice(end))?.[0] ?? "");
		return [{
			security: name === "depositary" ? isOfPreferred ? "preferred" : "depositary_shares" : name,
			start: index,
			end
		}];
	});
}
/**
* The class of security whose listing a sentence is about: named as what is priced, listed, suspended or delisted. Of
* several the common stock, since its listing is at stake then.
*
* @example noticedSecurityIn('NYSE American determined to delist the warrants, each exercisable for one share') // warrants
*/
function noticedSecurityIn(text) {
	const plain = blanked(text);
	const named = securitiesIn(text).filter(({ start, end }) => {
		const before = textBefore(plain, start, 130);
		const after = plain.slice(end, end + 130);
		if (UNAFFECTED_AFTER.test(after) || UNAFFECTED_BEFORE.test(before) || ACT_BEFORE.test(before)) return false;
		return LISTED_BEFORE.test(before) || LISTED_AFTER.test(after);
	});
	const of = (security) => named.find((one) => one.security === security);
	return of("common") ?? of("depositary_shares") ?? named[0] ?? null;
}
const ONLY = /\b(?:relat|appl|limit|pertain|concern|affect)\w*\s+(?:only|solely|exclusively)\s(?:to\s)?/i;
/** "The letter relates only to the warrants." */
function onlySecurityIn(text) {
	const only = ONLY.exec(text);
	if (only === null) return null;
	const from = only.index + only[0].length;
	return securitiesIn(text).find(({ start }) => start >= from && start - from < 60) ?? null;
}
const PRIMARY = [
	null,
	"common",
	"depositary_shares",
	"sole_class"
];
/** Whether two deficiencies may be one: a notice on warrants is not one on the common stock. */
function mayBeSameSecurity(one, other) {
	return one === other || one === null || other === null || PRIMARY.includes(one) && PRIMARY.includes(other);
}

// parsers/exchange-compliance/cover-listings.ts
const TITLE = /\bregistered (?:or to be registered )?(?:pursuant to|under) Section 12\(b\)/i;
const HEADINGS = /^[\s\S]{0,80}?title of (?:each|every) class[\s\S]{0,160}?on which(?: each class is)?\s+(?:to be )?registered\b/i;
const END = pattern("i")`
  \bindicate by check mark|\bregistered (?:or to be registered )?(?:pursuant to|under) Section 12\(g\)|\bemerging growth
  |\bitem \d|\bsecurities for which there is|\n[^\t\n]{200,}|\n(?:on|as|in|this|the company|the registrant)\s
`;
const LONGEST$1 = 4e3;
const COVER = 2e4;
const REST_OF_NAME = /^[^\t\n]{0,40}?(?=\t|\n|$|\b(?:Common|Ordinary|Class|Warrants?|Units?|Rights|Preferred|Series|Depositary|American)\b)/;
/** Reads the table "Securities registered pursuant to Section 12(b) of the Act", in rows or on one line. */
function coverListingsOf({ text }) {
	const listings = [...listingsIn(text.slice(0, COVER))];
	const [first] = listings;
	const exchanges = [...new Set(listings.map(({ exchange }) => exchange.value))];
	return {
		exchanges,
		exchange: exchanges.length === 1 ? first?.exchange ?? null : null,
		soleClass: listings.length === 1 ? first?.security ?? null : null
	};
}
function* listingsIn(head) {
	const title = TITLE.exec(head);
	if (title === null) return;
	let from = title.index + title[0].length;
	const rest = head.slice(from, from + LONGEST$1);
	const end = from + (END.exec(rest)?.index ?? rest.length);
	from += HEADINGS.exec(head.slice(from, end))?.[0].length ?? 0;
	for (;;) {
		const part = head.slice(from, end);
		const named = exchangeIn(part);
		if (named === null) return;
		const rangeOf = (range) => ({
			start: from + range.start,
			end: from + range.end
		});
		const [security] = securitiesIn(part.slice(0, named.start));
		yield {
			security: security === void 0 ? null : {
				value: security.security,
				range: rangeOf(security)
			},
			exchange: {
				value: named.exchange,
				range: rangeOf(named)
			}
		};
		const after = from + named.end;
		from = after + (REST_OF_NAME.exec(head.slice(after, end))?.[0].length ?? 0);
	}
}

// parsers/exchange-compliance/listing-events.ts
const SHORTFALL = pattern("i")`
  \bnot (?!required|subject|obligated|expected)(?:\w+ ){0,3}(?:in compliance|compl(?:y|ied|iant)|me(?:e)?t
  |satisf(?:y|ied)|maintain|regained|paid|(?:yet )?filed?|(?:been )?in compliance)
  |\bno longer (?:\w+ ){0,2}(?:in compliance|compl|me+ts?|satisf)|\bnon-?complian
  |\bfail(?:s|ed|ure|ing)?\b|\bbelow\b|\bless than\b|\bdeficien|\bdelinquen|\bfell short
  |\bno longer warranted|\bis a "?(?:public )?shell\b|\bpublic interest concern|\bout of compliance
  |\bdid not meet|\bha[sd] been selling\b|\bno longer (?:\w+ )?(?:suitable|eligible)\b|\babnormally low\b
  |\bor less for\b|\bat or below\b|\bfewer than\b
`;
/** The later steps first: of several in a sentence, the last one reached is the status. */
const PATTERNS = [
	{
		stage: "regained",
		pattern: pattern("gi")`
        \b(?:has |have |had )?(?:since |now |again |subsequently )?(?:regained|re-?gained|re-?achieved|evidenced
        |demonstrated|restored|returned to|cured|come back into
        |came back into) (?:its |our |full )?(?:compliance
        |(?:the |its |such )?(?:bid price |equity )?(?:non-?complian\w+|deficienc\w+))
        |\b(?:is|are|was|were) (?:now |again |currently )?(?:back )?(?:now )?in compliance\b
        |\b(?:it|company) (?:now |again |currently )?complie[sd] with\b
        |\bcompliance (?:\w+ ){0,10}?(?:has|have) been (?:regained|achieved|restored)
        |\b(?:is|are|was|were) no longer (?:considered )?(?:to be )?(?:below|out of compliance|non-?compliant
        |deficient)\b
        |\bmatters? (?:is|are|has been|have been) (?:now |considered )?closed\b
        |\bdeficienc(?:y|ies) (?:has|have) been (?:cured|resolved)
      `
	},
	{
		stage: "delisted",
		pattern: /\b(?:has |have )?filed (?:with the SEC )?(?:a |the )?(?:notification of removal[^.]{0,60}|[^.]{0,30}Form 25\b)|\b(?:was|were|has been|have been) (?:delisted|removed from listing)\b/gi
	},
	{
		stage: "suspended",
		pattern: pattern("gi")`
        \b(?:has|have|had|has been|have been|was|were|will be|would be|to be) suspended (?:at|from|effective|on
        |as of|prior|before)
        |\bdetermined to (?:\(?\w\) )?(?:immediately )?suspend|\bsuspended trading\b
        |\btrading (?:in|of) [^.]{0,80}(?:was|were|will be|has been|have been) suspended
      `
	},
	{
		stage: "extension",
		pattern: pattern("gi")`
        \b(?:granted|granting|grants|approved|provided)\b[^.]{0,90}?\b(?:extension|exception|additional|second
        |further|continued listing)\b
        |\brequest\b[^.;]{0,80}\b(?:continued listing|extension|exception)\b[^.;]{0,40}\b(?:was|were|has been
        |had been|have been) granted\b
        |\baccepted (?:the |our |its )?(?:extension request|request for (?:an |the )?extension)\b
        |\b(?:has |have )?(?:been )?extended\b[^.]{0,80}?\b(?:until|to|through)\b
        |\b(?:is|was) eligible for (?:an |the )?(?:additional|second)\b
        |\b(?:additional|second) (?:180|period|compliance period)[^.]{0,60}?\b(?:until|or to|through)\b
        |\bextension (?:of time )?(?:until|to|through)\b
      `
	},
	{
		stage: "hearing",
		pattern: pattern("gi")`
        \b(?:has |have |had )?(?:timely )?(?:requested|appealed|attended|appeared at)\b[^.]{0,60}?\b(?:hearing
        |appeal|panel|determination)\b
        |\bhearing (?:before [^.]{0,60})?(?:was|is|has been) (?:held|scheduled|set)\b|\bhearing held\b
        |\bpresented\b[^.]{0,80}?\bhearing\b
      `
	},
	{
		stage: "determination",
		pattern: pattern("gi")`
        \bdecided to (?:delist|remove)\b
        |\bdetermin(?:ed|ation|es)\b[^.]{0,60}?\b(?:to )?(?:delist|commence|initiate|remove
        |scheduled for delisting)
        |\blisting\b[^.]{0,60}?\bno longer warranted\b
        |\bdeni(?:ed|es) [^.]{0,60}?\b(?:request|appeal) for continued listing\b
        |\bdecision\b[^.]{0,90}?\bto (?:deny|delist)\b|\b(?:staff|delisting|delist) determination\b
        |\bdetermination letter\b|\bcommenced? (?:delisting )?proceedings\b
        |\b(?:letter|notice)\b[^.]{0,60}?\bdelisting (?:notice|letter)
        |\b(?:shares|stock|securities|company|units|warrants|rights|notes|ADSs) (?:will|would) be (?:delisted|removed from listing)
      `
	},
	{
		stage: "compliance_plan",
		pattern: /\bsubmitted\b[^.]{0,60}?\bplan\b|\baccepted\b[^.]{0,60}?\bplan\b|\bplan (?:of compliance |to regain compliance )?(?:was|has been) (?:submitted|accepted)/gi
	},
	{
		stage: "notified",
		pattern: pattern("gi")`
        \b(?:received|was issued|were issued|was sent|issued|sent|delivered
        |provided)\b[^.;]{0,160}?\b(?:letters?|notices?|notifications?|e-?mails?|communications?
        |correspondence)\b
        |\b(?:notified|advised|informed)\b|\b(?:letter|notice|notification)s?\b[^.;,]{0,60}? received\b
        |\b(?:letters?|notices?|notification|first|second|third|staff|exchange
        |nasdaq)\b,? (?:\w+ ){0,4}?(?:states?|stated|stating|indicate[sd]?|indicating|notif(?:ies|ied|ying))\b
      `
	}
];
/** Possible, requested or denied; searched before the words, in their clause. */
const UNREAL = pattern("i")`
  \b(?:not|never|nor|if|unless|until|when|once|may(?! \d)|might|could|can|cannot|would|should|will|must
  |shall|whether|unable|able|fail(?:s|ed|ure)? to|in order|seeks?|intends?
  |(?<!(?:\b(?:the|an?|our|its|their|such|this|compliance)|['’]s) )plans? to|expects?|anticipates?|ability
  |attempt\w*|in the event|assurance|time to|days to|period to|order to|steps|options|upon|before|after
  |no longer be|deemed to have)\b
`;
/** Clause boundaries: a modifier before one does not govern the words after it. */
const CLAUSE = pattern("gi")`
  ;|,? but\b|, (?:and|however|although|while|which|as a result of which)\b
  |\band (?:has|have|had|was|that|on|in|its|the|our|therefore|accordingly)\b|\bstating that\b
  |\b(?:indicating|informing|confirming|notifying|advising)\b[^.;]{0,60}?\bthat\b
`;
/** "The Company is not in compliance with Nasdaq Rule 5605(b)(1)": stated by the issuer itself (Item 3.01(b) of Form 8-K). */
const OWN_WORDS = pattern("gi")`
  \bno longer (?:\w+ ){0,2}(?:in compliance|compl(?:y|ies|iant)) with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
  |\bnot (?:been |being |currently |presently )?(?:in compliance
  |compl(?:y|ied|iant|ying)) with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
  |\bnot (?:currently |presently )?in compliance with\b[^;]{0,60}?\b(?:bid price|stockholders['’] equity
  |shareholders['’] equity|market value)\b[^.;]{0,40}?\b(?:requirement|rule|standard)
  |\bresult(?:ed|ing) in (?:\w+ ){0,3}non-?compliance with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
`;
const OF_LISTING = /\b(?:nasdaq|nyse|exchange|panel|staff|hearings?|council|list(?:ed|ing)|complian\w*|comply|180)\b|\brules?\b/i;
const LETTERS = /\b(?:two|three) letters\b|\bletters? (?:from|dated)/i;
/** "notices of exercise", "notice of redemption". */
const OF_HOLDERS = /^ of (?:exercise|redemption|conversion|default|termination|effectiveness)\b/i;
const TO_EXCHANGE = /^ (?:the |both )?(?:nasdaq|nyse|new york stock exchange|exchange|staff|panel|hearings)\b/i;
const REPORTED = pattern("i")`
  \b(?:notified|informed|advised|confirmed|confirming|notice|letter|determined|determining|concluded|indicating)\b
`;
/** The listing events of a sentence, in the order of how far the procedure has come. */
function listingEventsIn(sentence) {
	const events = [];
	for (const { stage: step, pattern } of PATTERNS) {
		const isPlanned = step === "suspended" && PLANNED.test(sentence);
		if (isPlanned && !REPORTED.test(sentence)) continue;
		const stage = isPlanned ? "determination" : step;
		for (const match of sentence.matchAll(pattern)) {
			if (isUnreal(sentence, match.index, stage)) continue;
			if (stage === "notified" && !SHORTFALL.test(sentence) && !LETTERS.test(sentence)) continue;
			if (stage === "regained" && /\bin compliance\b/i.test(match[0]) && !REPORTED.test(sentence)) continue;
			if (stage === "notified" && /^(?:notified|advised|informed)$/i.test(match[0]) && TO_EXCHANGE.test(sentence.slice(match.index + match[0].length))) continue;
			if (stage === "notified" && OF_HOLDERS.test(sentence.slice(match.index + match[0].length))) continue;
			if (stage === "extension" && !OF_LISTING.test(sentence)) continue;
			events.push({
				stage,
				isOwnAct: isOwnAct(stage, match[0]),
				...rangeOfMatch(match, 0)
			});
			break;
		}
	}
	if (events.length > 0) return events;
	const own = [...sentence.matchAll(OWN_WORDS)].find((match) => !isUnreal(sentence, match.index, "notified"));
	return own === void 0 ? [] : [{
		stage: "notified",
		isOwnAct: false,
		...rangeOfMatch(own, 0)
	}];
}
function isOwnAct(stage, words) {
	return stage === "hearing" || stage === "compliance_plan" && /\bsubmitted\b/i.test(words);
}
const HYPOTHESIS = /^(?:\W*)(?:if|unless|in the event|should|there can be no assurance|no assurance|although there)\b/i;
const UNREAL_NOTICE = /\b(?:will|would|may(?! \d)|might|could|if|should|not|unless|can|until|when|shall)\b[^,;]{0,40}$/i;
const TO_REGAIN = /\bnot (?:yet )?regained\b|\b(?:time|days|period) to (?:regain|comply|cure|evidence|demonstrate)\b/gi;
/** "after reviewing the plan submitted on June 14, 2024, Nasdaq granted …". */
const AFTER_EVENT = /\b(?:after|following|upon) (?:\w+ing|a|an|the|its|our|receipt|review) (?:[^,]|,(?= (?:19|20)\d\d\b)){0,120},/gi;
/** "trading will be suspended on March 5 unless the Company requests a hearing": not yet, and perhaps never. */
const PLANNED = /\b(?:will|would|to) be suspended\b[^;]*\b(?:unless|if)\b|\b(?:unless|if)\b[^;]*\b(?:will|would|to) be suspended\b/i;
function isUnreal(sentence, at, stage) {
	const before = textBefore(sentence, at, 130).replace(/\bbased (?:solely )?upon\b/gi, "based on");
	const boundary = [...before.matchAll(CLAUSE)].at(-1);
	const clause = boundary === void 0 ? before : before.slice(boundary.index + boundary[0].length);
	const hypothesis = HYPOTHESIS.test(sentence);
	if (hypothesis && stage !== "notified") return true;
	if (stage === "determination" || stage === "suspended") {
		const reach = clause.replace(/\b(?:not|no longer|fail(?:ed|ure)? to|will|unless|until)\b/gi, "");
		return UNREAL.test(reach) || /\b(?:may(?! \d)|might|could|would|if|can)\b/i.test(clause);
	}
	if (stage === "notified") return hypothesis || UNREAL_NOTICE.test(clause);
	if (stage === "extension") return UNREAL.test(clause.replace(TO_REGAIN, "").replace(AFTER_EVENT, ""));
	return UNREAL.test(clause.replace(/\b(?:when|after|until|upon)\b[^,]{0,1000},/gi, ""));
}
/** Whether a sentence states that the issuer falls short of a standard. */
function statesShortfall(sentence) {
	return SHORTFALL.test(sentence);
}
const VOLUNTARY = pattern("i")`
  \bvoluntar(?:y|ily)\b(?! (?:petitions?|cases?|bankruptcy|chapter|proceedings?|administration|liquidation))
  |\b(?:notified|requested|request) (?:that )?(?:the )?(?:nasdaq|nyse
  |new york stock exchange)[^.]{0,140}\b(?:intention|intent|consummat|completion|closing|merger
  |acquisition|withdraw|transfer|file (?:with|a|an))
  |\b(?:consummation|completion|closing|effective time) of the (?:merger|acquisition|transaction
  |business combination|arrangement|offer)
  |\bnotice of redemption\b|\b(?:redeem\w*|redemption) (?:(?:of|all|its|the|our|any|outstanding|public) ){0,5}
  (?:[\w.%]+ ){0,4}(?:warrants|notes|debentures|preferred)\b|\b(?:upon|following|after) (?:the |such |their )?redemption\b
  |\bunits (?:were|have been|will be|are) separated\b
`;
/** Delistings at the issuer's request: transfers, mergers, redemptions, liquidations. Not a deficiency. */
function isVoluntary(text) {
	return VOLUNTARY.test(text);
}

// parsers/exchange-compliance/letter-contents.ts
/** What numbers the items of a letter's contents: "First,", "(ii)", "In addition,", a bullet. */
const ENUMERATOR = pattern("i")`
  ^(?:\(?(?:i{1,3}|iv|[1-4]|[a-d])[.)]|[•●▪◦*–-]|(?:first|second|third|fourth|final)(?:ly)?,?
  |in addition,|additionally,|also,|specifically,|separately,)\s+
`;
/** A rule that the sentence explains, or a day or step ahead: no finding. */
const EXPLANATION = pattern("i")`
  \b(?:requires?|provides? that|exists if|would|could|may(?! \d)|might|if|unless|in order to|to regain|will)\b
`;
/** Where a sentence is an item of what a letter found: numbered, and a shortfall as a fact. */
function contentOfLetter({ text, rules, words }) {
	const enumerator = ENUMERATOR.exec(text);
	if (enumerator === null || rules.length === 0 && words === null || !statesShortfall(text)) return null;
	const finding = text.split(/;|\bas required by\b|\brequired (?:by|under)\b/i)[0] ?? "";
	if (EXPLANATION.test(finding)) return null;
	return {
		start: 0,
		end: enumerator[0].length
	};
}

// parsers/exchange-compliance/listing-deficiency.ts
function stageOf({ steps }) {
	return steps.at(-1)?.stage ?? "notified";
}
/**
* The latest date of the exchange's steps. The days of suspension and removal follow a notice and are not its date; nor
* are the days on which the issuer submitted a plan or asked for a hearing.
*/
function latestDateOf({ steps }) {
	const ofExchange = steps.filter(({ date, isOwnAct }) => date !== null && isOwnAct !== true);
	const notices = ofExchange.filter(({ stage }) => stage !== "suspended" && stage !== "delisted");
	return (notices.length > 0 ? notices : ofExchange).reduce((best, { date }) => date !== null && (best === null || date.value >= best.value) ? date : best, null);
}
function isLater(date, deficiency) {
	const known = latestDateOf(deficiency);
	return date !== null && known !== null && date.value > known.value;
}
/** Whether rule, deficiency and security name the tracked one: by rule where both have one. */
function isSameDeficiency(tracked, deficiency, rule, security) {
	if (!mayBeSameSecurity(tracked.security?.value ?? null, security)) return false;
	if (rule !== null && tracked.rule !== null) return rule.rule.toLowerCase() === tracked.rule.rule.toLowerCase();
	return tracked.deficiency.value === deficiency;
}
/** The deficiency of a sentence, or one for each rule of a different meaning. */
function deficienciesOf({ rules, words, at }) {
	const worded = words === null ? null : {
		value: words.deficiency,
		range: at(words)
	};
	if (rules.length === 0) return [{
		deficiency: worded,
		rule: null
	}];
	const isExplained = rules.some(({ deficiency }) => deficiency !== null && deficiency === words?.deficiency);
	return [...Map.groupBy(rules, (rule) => rule.deficiency ?? (isExplained ? null : words?.deficiency) ?? "other").values()].flatMap(([rule]) => {
		if (rule === void 0) return [];
		const value = rule.deficiency ?? (isExplained ? null : worded?.value) ?? "other";
		return [{
			deficiency: worded !== null && value === worded.value ? worded : {
				value,
				range: rule
			},
			rule
		}];
	});
}
/** Rules 5550(b)(1) to (3), 5450(b)(1) to (3): meeting one of them is compliance with all. */
function areAlternatives(tracked, named) {
	const family = /^5[45]50\(b\)/.exec(named.rule)?.[0];
	return family !== void 0 && (tracked?.rule.startsWith(family) ?? false);
}

// parsers/exchange-compliance/listing-definitions.ts
const NAME = /\((?:each,? |collectively,? |such \w+,? )?(?:the |a |an )?"([^"()]{3,70})"(?:[^()]{0,60})\)/g;
const OF_RULE = /\b(?:rules?|requirements?|standards?|criteri(?:a|on)|sections?|conditions?)$/i;
const EXCHANGE_NAME = pattern("g")`
  ((?:The )?(?:N(?:ASDAQ|asdaq)[\w ]{0,40}|NYSE (?:American|MKT|Amex)|New York Stock Exchange|Cboe[\w ]{0,30})(?:,? (?:LLC|Inc\.))?)
  \((?:[^()"]{0,20})"(Exchange|NYSE)"
  |((?:The )?(?:N(?:ASDAQ|asdaq)[\w ]{0,40}|NYSE (?:American|MKT|Amex)|New York Stock Exchange|Cboe[\w ]{0,30})(?:,? (?:LLC|Inc\.))?)
  \("[^"()]{2,40}" or (?:the )?"(Exchange|NYSE)"
`;
/** Adds the names that a sentence defines: `Rule 5550(a)(2) (the "Bid Price Rule")`, `NYSE American LLC (the "Exchange")`. */
function addDefinitions(definitions, text, offset, rules) {
	for (const match of text.matchAll(NAME)) {
		const name = match[1] ?? "";
		if (!OF_RULE.test(name)) continue;
		const [start, end] = [offset + match.index, offset + match.index + match[0].length];
		const before = rules.findLast((rule) => rule.end <= start && start - rule.end < 220);
		const after = rules.find((rule) => rule.start >= end && rule.start - end < 90);
		const rule = before !== void 0 && [...definitions.rules.values()].some((rule) => rule.start === before.start) ? after ?? before : before ?? after;
		if (rule !== void 0 && (!definitions.rules.has(name) || rule === before)) definitions.rules.set(name, rule);
	}
	for (const [, first, firstAlias, second, secondAlias] of text.matchAll(EXCHANGE_NAME)) {
		const named = exchangeIn(first ?? second ?? "");
		const alias = firstAlias ?? secondAlias;
		if (named !== null && alias !== void 0 && alias !== named.exchange) definitions.exchanges.set(alias, named.exchange);
	}
}
/** The rules that a sentence cites by a defined name, beside those that it cites by number. */
function rulesByName({ rules }, text, numbered) {
	return [...rules].flatMap(([name, rule]) => {
		if (numbered.some((one) => one.rule === rule.rule)) return [];
		for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
			const isDefinition = text.charAt(at + name.length) === "\"" && /\(\W{0,20}(?:the |collectively, the )?"$/.test(textBefore(text, at, 20));
			const isNumbered = /^ \d/.test(text.slice(at + name.length, at + name.length + 2));
			if (!isDefinition && !isNumbered && !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + name.length))) return [{
				...rule,
				isOneOfSeveral: false
			}];
		}
		return [];
	});
}
const ALIASES = {
	Exchange: /\b[Tt]he Exchange\b(?! Act)/,
	NYSE: /\bNYSE\b(?! (?:American|MKT|Amex|Arca))/
};
/** The exchange that a sentence names by a shortened name. */
function exchangeByName({ exchanges }, text) {
	for (const [name, exchange] of exchanges) {
		const match = ALIASES[name]?.exec(text) ?? null;
		if (match !== null) return {
			exchange,
			...rangeOfMatch(match, 0)
		};
	}
	return null;
}

// parsers/exchange-compliance/notice-dates.ts
const DEADLINE_BEFORE = pattern("i")`
  (?:\buntil|\bto(?! (?:report|announce|advise|inform|disclose|note|state|regain|achieve|evidence|demonstrate|submit)\b)|\bby(?! (?:the )?(?:nasdaq|nyse|new york|exchange|staff|panel|listing)\b)|\bthrough
  |\bbefore|\bno later than|\bending(?: on)?|\bends? on|\bexpir\w+(?: on)?|\bdeadline of|\bprior to
  |\bthat is,?|\bi\.e\.,?|\bwhich is)\s(?:[^.;,]{0,30}\b(?:on|of) )?
  (?:(?:mon|tues|wednes|thurs|fri)day, )?$
  |\bdays from [^.;()]{0,40}\($
`;
const OF_NOTICE = /\b(?:notice|letter|notification|meeting|hearing|report|determination|decision)s? (?:dated |received )?(?:on|of) $/i;
/** "until …", "to the close of business on …"; but "referred to its notice of June 14" is of a notice. */
function isDeadlineBefore(before) {
	return DEADLINE_BEFORE.test(before) && !OF_NOTICE.test(before);
}
const PERIOD_BEFORE = /(?:\bfrom|\bsince|\bbetween|\bbeginning|\bcommencing)(?: on)? $|(?:\bended|\bending|\bfiled on|\bas of|\bfiscal year|\bquarter|\bperiod from|\bannual meeting)[^,.;]{0,40}$/i;
/** What is tested are the characters before a date, so many at most. */
const MOST_BEFORE = 110;
const LETTER_DATED = pattern("i")`
  \b(?:letters?|notices?|notification|notified|advised|informed|determination|received
  |decision)\b(?:(?!\b(?:that|stating|indicating|because|announced)\b)[^;]){0,${String(MOST_BEFORE)}}?(?:\bon
  |\bdated?)(?: as of)? (?:(?:mon|tues|wednes|thurs|fri)day, )?$
`;
/** Of an earlier report, not of the letter it announced; or of a future suspension or transfer. */
const OF_OTHER_EVENT = pattern("i")`
  \bpreviously (?:disclosed|reported|announced)\b[^.;,]{0,20}\bon $
  |\b(?:open|opening|close) of (?:business|trading|the market)(?: on)? (?:\w+day, )?$
`;
/** Of what led to the notice: a petition for reorganization, a resignation. */
const OF_CAUSE = /\b(?:petitions?|chapter (?:7|11)|bankruptcy|resign(?:ed|ation)|retire(?:d|ment)|death|passed away)\b(?:[^.;,]|\b(?:[A-Z]|Mr|Ms|Mrs|Dr|Messrs)\.){0,80}$/i;
/** Of what the issuer filed or held before the letter came. */
const OF_ISSUER = pattern("i")`
  \b(?:filed|furnished) (?:with|to) the (?:SEC|Securities and Exchange Commission|Commission)\b[^.;,]{0,20} on $
  |\b(?:meeting|conference|call)(?: of (?:its |the )?(?:stock|share)holders)?(?: was)?(?: held)? on (?:\w+day, )?$
`;
/** The day on which trading ends, ahead. */
const OF_REMOVAL = /\b(?:will|would|to) be (?:suspended|delisted|removed)\b[^.;]{0,40}$/i;
const OF_REPORT = /\b(?:form (?:8-K|6-K|10-[KQ])|current report|annual report|quarterly report|press release)\b(?:(?!\b(?:received|letter|notice|notified)\b)[^.,]){0,80}$/i;
const WEEKDAY = "(?:(?:mon|tues|wednes|thurs|fri)day,? )?";
const DATED = new RegExp(String.raw`\bdated?(?: as of)? ${WEEKDAY}$`, "i");
const ON = new RegExp(String.raw`(?:^|\bon )${WEEKDAY}$`, "i");
/** Of a letter or event that the sentence refers to, not of the one that it reports. */
const BACKGROUND = pattern("i")`
  (?:\b(?:required by|pursuant to|accordance with|terms of|compliance with|set forth in|outlined in|response to
  |under) [^.;,]{0,60}
  |(?<!\bas )(?:\bpreviously|\bhaving been|\bhad been|\boriginal(?:ly)?|\binitial(?:ly)?|\bearlier|\bprior|\bfirst)\b[^;,]{0,70})$
`;
const CLAUSE_WORDS = String.raw`(?:[^.;]|\.(?! [A-Z]))`;
/** What the exchange did, or that its letter came, in the clause that a date opens. */
const RECEIPT = pattern()`
  ^,? ${CLAUSE_WORDS}{0,170}?\b(?:received|notif(?:y|ied|ying)|advised|informed|issued(?! an? (?:press|news))|sent|granted|determined
  |approved|accepted|denied|decided|confirmed|rendered|delivered|provided|concluded)\b
`;
/** What the issuer did: its day is not that of a notice. */
const OWN_ACT = pattern()`
  ^,? ${CLAUSE_WORDS}{0,300}?\b(?:announced|issued an? (?:press|news) release|press release
  |(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|we|it|[Tt]rust|[Pp]artnership|[Ii]ssuer|[Bb]oard|[Ss]tockholders|[Ss]hareholders)
  (?: (?:has|have|had|also|timely|publicly))? (?:disclosed|reported|held|convened|submitted|requested|appealed
  |attended|appeared|presented))\b
`;
/** "the plan submitted on June 14": the day of what the issuer did, whatever the exchange did then. */
const SUBMITTED_ON = new RegExp(String.raw`\b(?:submitted|requested|presented|supplemented|hearing held|request made)(?: by (?:us|the company|it))? on ${WEEKDAY}$`, "i");
function candidateOf(text, mention) {
	const before = textBefore(text, mention.start, MOST_BEFORE);
	const after = text.slice(mention.end);
	const isBackground = BACKGROUND.test(textBefore(text, mention.start, 100));
	const of = (role) => ({
		...mention,
		role,
		isBackground
	});
	if (SUBMITTED_ON.test(before)) return of("own");
	if (LETTER_DATED.test(before)) return of(DATED.test(before) ? "letter" : "receipt");
	const receipt = RECEIPT.exec(after)?.[0].length ?? Number.POSITIVE_INFINITY;
	if ((OWN_ACT.exec(after)?.[0].length ?? Number.POSITIVE_INFINITY) < receipt) return of("own");
	return of(ON.test(before) && Number.isFinite(receipt) ? "receipt" : "other");
}
/** Whether a date that opens a sentence is that of an act of the issuer. */
function opensOwnAct(text, mention) {
	return candidateOf(text, mention).role === "own";
}
/** Of several dates of one role: those of the event itself first, then the nearest before its words. */
function nearest(candidates, event) {
	const own = candidates.filter(({ isBackground }) => !isBackground);
	const some = own.length > 0 ? own : candidates;
	return some.findLast(({ start }) => start < event.end) ?? some[0];
}
/**
* The date of an event: of the receipt of the letter, else on the letter, else the nearest date before the words. The
* day of an act of the issuer (a press release, a meeting, a plan) dates no act of the exchange.
*/
function eventDate({ text, dates, at }, event) {
	const candidates = dates.filter(({ start }) => {
		const before = textBefore(text, start, 45);
		const isOther = isDeadlineBefore(before) || PERIOD_BEFORE.test(before) || OF_OTHER_EVENT.test(before);
		if (OF_CAUSE.test(textBefore(text, start, MOST_BEFORE)) || OF_ISSUER.test(textBefore(text, start, 100))) return false;
		if (event.stage !== "suspended" && event.stage !== "delisted" && OF_REMOVAL.test(before)) return false;
		return !isOther && !OF_REPORT.test(textBefore(text, start, 160));
	}).map((mention) => candidateOf(text, mention));
	const of = (role) => candidates.filter((one) => one.role === role);
	const letters = [...of("receipt"), ...of("letter")];
	const stated = nearest(of("receipt"), event) ?? nearest(of("letter"), event);
	const others = event.isOwnAct ? candidates.filter(({ role }) => role === "own" || role === "other") : of("other");
	const preceding = others.findLast(({ start }) => start < event.start);
	const following = others.find(({ start }) => start >= event.end && /\b(?:on|effective)\b[^.;,]{0,12}$/i.test(textBefore(text, start, 20)));
	const chosen = (event.isOwnAct && preceding !== void 0 ? preceding : stated) ?? preceding ?? (event.stage === "notified" ? void 0 : following);
	if (chosen === void 0) return null;
	const isOfLetter = chosen === stated;
	const isContested = letters.some(({ date, isBackground }) => !isBackground && date !== chosen.date);
	return {
		value: chosen.date,
		range: at(chosen),
		...isContested && { isContested },
		...isOfLetter && { isOfLetter }
	};
}
const OF_CURE = pattern("i")`
  \bregain|\bcompl(?:y|iance)|\bcure\b|\b180\b|\bextension|\bexception|\bperiod\b|\bimprovement|\breasonable
  |\bcontinued listing\b[^.;]{0,60}\b(?:provided|on (?:the )?condition) that\b
`;
const CONDITIONAL = pattern("i")`
  \btoll(?:s|ed|ing)?\b|\bif accepted\b|\b(?:may|can|could|might) grant|\beligible to receive
  |\bif (?:nasdaq|the staff|the exchange|the plan|our plan)[ ]
`;
/** Days to submit a plan or to appeal, and to file. */
const TO_SUBMIT = /^[^.;]{0,40}\b(?:to|in which to|within which to) (?:submit|provide(?! evidence)|appeal|request|file)\b/i;
const TO_FILE_REPORTS = /^[^.;]{0,40}\bto file\b[^.;]{0,60}\b(?:reports?|forms?|10-[KQ]|20-F|filings?)\b/i;
const TO_FILE_LATE = /\bto file\b[^.;]{0,30}\b(?:delinquent|late|delayed|overdue)\b/i;
const SUBMITTED_BY = /\b(?:submits?|submitting|appeals?|(?<!\b(?:the|our|its|this|such) )requests?|requesting|files?|filing(?! (?:delinquen|deficien|due|date)))\b[^.;]{0,60}$/i;
const REPORTS_BY = /\b(?:submit|file)\b(?:(?!\bplan\b)[^.;]){0,60}\b(?:reports?|form \d\S*|filings?)\b[^.;]{0,30}$/i;
/** "failed to complete its business combination by December 13": a day that has passed. */
const MISSED = /\b(?:failed to|did not|had not|has not|was unable to|were unable to)\b(?:(?!\buntil\b)[^.;,]){0,90}$/i;
/** The last day to regain compliance, after the notice where that is known; days to submit a plan or to appeal are others, and to file, except the late reports themselves. */
function deadlineIn({ text, dates, at }, known, isOfReports = false) {
	if (!(OF_CURE.test(text) || isOfReports && TO_FILE_LATE.test(text)) || CONDITIONAL.test(text)) return null;
	const isPlan = /\bsubmit\b[^.;]{0,40}\bplan\b/i.test(text);
	for (const date of dates) {
		const before = textBefore(text, date.start, 60);
		const after = text.slice(date.end, date.end + 120);
		if (!isDeadlineBefore(before) || MISSED.test(textBefore(text, date.start, 100))) continue;
		if (TO_SUBMIT.test(after.slice(0, 90)) && !(isOfReports && TO_FILE_REPORTS.test(after))) continue;
		if (SUBMITTED_BY.test(textBefore(text, date.start, 80)) && !(isOfReports && REPORTS_BY.test(before))) continue;
		const isSecond = date !== dates[0] && /\bregain compliance\b[^.;,]{0,90}$/i.test(textBefore(text, date.start, 130));
		if (isPlan && !isSecond && !/\bregain compliance\b[^.;]{0,30}$/i.test(before)) continue;
		if (known === null || date.date > known) return {
			value: date.date,
			range: at(date)
		};
	}
	return null;
}

// parsers/exchange-compliance/panel-conditions.ts
const OPENING = pattern("i")`
  \b(?:subject to|on condition of|conditioned (?:up)?on|provided)\s(?:[^.;:]{0,60}\b)?(?:following|conditions?|milestones?)\b[^.;:]{0,60}:
`;
const LONGEST = 4e3;
const ITEM = /(?:;(?:\s+(?:and|or))?|\n|(?:,|,? and|^|\.)(?=\s*\((?:[ivx]{1,4}|[a-h]|\d)\)\s)|\.(?=\s+(?:(?:\(?\d{1,2}[.)]|[*•●▪-])\s|(?:On or before|No later than|By|Before|Prior to)\s)))/g;
const MARKER = /^\s*(?:(?:and|or)\s+)?(?:[*•●▪◦–-]|\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)])\s+/i;
const BY = /\b(?:on or before|no later than|by|before|until|prior to|through|ending on)\s(?:(?:mon|tues|wednes|thurs|fri)day,? )?$/i;
const COMPLIANCE = pattern("i")`
  \b(?<!(?:sufficient|order|necessary|designed|intended|steps|plans?|able|efforts) to )
  (?:demonstrat|evidenc|regain|achiev|show|establish|attain|confirm|be in|come into|maintain)\w*\b[^;]{0,160}?\bcomplian
  |\b(?:shall|must|will) (?:comply|meet|satisfy)\b|\bcompliance with\b
`;
const WEAK = /\b(?:sufficient|in order|necessary|designed|intended|steps|plans?) to\b[^;]{0,80}?complian/i;
/**
* The conditions listed after "subject to the following:". Only those that demand compliance with a listing standard
* by a day; a split or a filing to be made by a day is no deadline to comply.
*
* @param at where the sentence that grants continued listing begins
* @param lookUp the rules that words cite by a defined name
*/
function panelConditionsAfter({ text }, at, lookUp) {
	const opening = OPENING.exec(text.slice(at, at + 1200));
	if (opening === null) return null;
	const from = at + opening.index + opening[0].length;
	const list = text.slice(from, from + LONGEST);
	const conditions = [];
	let end = from;
	for (const { start, end: stop } of itemsOf(list)) {
		const item = list.slice(start, stop).replace(/\n/g, " ");
		if (!/\w{3}/.test(item)) continue;
		const words = item.slice(0, sentenceStops(item).find((place) => place > 20) ?? item.length);
		const [first] = datesIn(words).filter((date) => BY.test(textBefore(words, date.start, 40)));
		if (first === void 0 && !MARKER.test(words)) break;
		end = from + stop;
		if (first === void 0 || !COMPLIANCE.test(words) || WEAK.test(words)) continue;
		const numbered = rulesIn(words, from + start);
		const [rule = null] = [...numbered, ...lookUp(words, numbered)];
		const worded = deficiencyIn(words);
		const place = ({ start: begin, end: last }) => ({
			start: from + start + begin,
			end: from + start + last
		});
		const value = rule?.deficiency ?? worded?.deficiency ?? null;
		const range = worded !== null && worded.deficiency === value ? place(worded) : rule ?? place(first);
		conditions.push({
			rule,
			deficiency: value === null ? null : {
				value,
				range
			},
			deadline: {
				value: first.date,
				range: place(first)
			},
			range: {
				start: from + start,
				end: from + stop
			}
		});
	}
	return conditions.length === 0 ? null : {
		conditions,
		end
	};
}
/**
* The conditions of a sentence that extends the time for several standards: "until October 31 to comply with Rule
* 5550(a)(2) and until September 30 with Rule 5550(b)(1)".
*/
function pairedConditions({ text, rules, dates, at }) {
	const [first, second] = rules;
	if (first === void 0 || second === void 0 || first.deficiency === second.deficiency) return [];
	const offset = at({
		start: 0,
		end: 0
	}).start;
	const inside = rules.filter(({ start, deficiency }) => deficiency !== null && start >= offset && start < offset + text.length);
	const days = dates.filter((date) => BY.test(textBefore(text, date.start, 40)));
	const [earliest] = days;
	if (inside.length < 2 || earliest === void 0 || inside.some((rule) => areAlternatives(first, rule) && rule !== first)) return [];
	const isBefore = earliest.start < first.start - offset;
	return inside.flatMap((rule) => {
		const place = rule.start - offset;
		const day = isBefore ? days.findLast(({ start }) => start < place) : days.find(({ start }) => start > place) ?? days.at(-1);
		if (day === void 0 || rule.deficiency === null) return [];
		return [{
			rule,
			deficiency: {
				value: rule.deficiency,
				range: rule
			},
			deadline: {
				value: day.date,
				range: at(day)
			},
			range: rule
		}];
	});
}
/** Items of a list: marked ones run on over line ends until the next mark. */
function* itemsOf(list) {
	let start = 0;
	for (const { index, 0: words } of list.matchAll(ITEM)) {
		if (index < start || list.slice(start, index).trim() === "") {
			if (index >= start) start = index + words.length;
			continue;
		}
		if (words === "\n" && !MARKER.test(list.slice(index + 1)) && /^[^\n]*[a-z,)]$/.test(list.slice(start, index).trimEnd()) && /^\s*[a-zA-Z(]/.test(list.slice(index + 1)) && !/[.;:]\s*$/.test(list.slice(start, index))) continue;
		yield {
			start,
			end: index
		};
		start = index + words.length;
	}
	if (start < list.length) yield {
		start,
		end: list.length
	};
}

// parsers/exchange-compliance/reading.ts
/** Sentences further apart are about different things. */
const REACH = 10;
function newDeficiency(reading, context, rule, deficiency) {
	const exchange = exchangeFor(reading, context);
	const { security, index: mentioned } = context;
	return {
		exchange,
		rule,
		deficiency,
		security,
		deadline: null,
		earlierDeadline: null,
		mentioned
	};
}
function exchangeFor(reading, { text, at, rules, index }) {
	const [rule] = rules;
	const alias = exchangeByName(reading.definitions, text);
	const own = exchangeIn(text, rule?.exchange ?? null);
	if (alias !== null && (own === null || own.exchange === "NYSE")) return {
		value: alias.exchange,
		range: at(alias)
	};
	if (own !== null) return {
		value: own.exchange,
		range: at(own)
	};
	if (reading.exchange !== null && index - reading.exchange.index <= 10) return reading.exchange;
	if (reading.cover.exchange !== null) return {
		...reading.cover.exchange,
		isIndirect: true
	};
	const regulator = /\bNYSE Regulation\b/.exec(text);
	if (regulator !== null && rule === void 0) return {
		value: "NYSE",
		range: at(rangeOfMatch(regulator, 0)),
		isIndirect: true
	};
	return rule === void 0 ? reading.exchange : {
		value: rule.exchange,
		range: rule
	};
}

// parsers/exchange-compliance/track-steps.ts
/** Adds a step to a tracked deficiency, in the order of the procedure. */
function addStep(tracked, step) {
	const { stage, date } = step;
	const known = latestDateOf(tracked)?.value ?? null;
	if (date !== null && known !== null && date.value < known && stage !== "regained") {
		tracked.steps.splice(Math.max(0, tracked.steps.length - 1), 0, step);
		return;
	}
	const isRegress = date === null && stageOf(tracked) === "regained" && stage !== "regained";
	const isKnown = stageOf(tracked) === stage && (date === null || date.value === known);
	if (isRegress || isKnown) return;
	tracked.steps.push(step);
	if (stage !== "extension" && stage !== "second_period") return;
	tracked.earlierDeadline = tracked.deadline?.value ?? tracked.earlierDeadline;
	tracked.deadline = null;
}
/** What a later sentence adds: the rule's number, a better word for the deficiency. */
function addDetails(tracked, context) {
	const { rules, words, text, at, index } = context;
	const { value } = tracked.deficiency;
	const only = onlySecurityIn(text);
	if (only !== null) tracked.security = {
		value: only.security,
		range: at(only)
	};
	else if (tracked.security === null && /\b(?:notice|letter|determin|delist|suspen)/i.test(text)) tracked.security = context.security;
	const matching = tracked.rule === null ? rules.find(({ deficiency }) => deficiency === null ? rules.length === 1 : deficiency === value || value === "other") : void 0;
	if (matching !== void 0 && (statesShortfall(text) || /requirement|pursuant|set forth|under|standard/i.test(text))) {
		tracked.rule = matching;
		if (value === "other" && matching.deficiency !== null) tracked.deficiency = {
			value: matching.deficiency,
			range: matching
		};
		tracked.mentioned = index;
	}
	if (words === null) return;
	if (tracked.rule?.deficiency === words.deficiency) tracked.worded = words.deficiency;
	if (tracked.deficiency.value === "other" && tracked.rule === null && statesShortfall(text)) {
		tracked.deficiency = {
			value: words.deficiency,
			range: at(words)
		};
		tracked.worded = words.deficiency;
	}
}
/** A sentence that states a known deficiency again, or a further notice of it. */
function restate(known, context, event, date) {
	addDetails(known, context);
	const isFurther = stageOf(known) === "notified" && isLater(date, known) && /\b(?:additional|another|also|remains?|second|new)\b/i.test(context.text);
	if (date !== null && (latestDateOf(known) === null || isFurther)) known.steps.push({
		stage: stageOf(known),
		date,
		range: context.at(event)
	});
	known.mentioned = context.index;
}
/** The end of the cure period, where a sentence states it. */
function addDeadline(tracked, context) {
	if (tracked.deadline !== null || stageOf(tracked) === "regained") return;
	const known = latestDateOf(tracked)?.value ?? null;
	const deadline = deadlineIn(context, known, tracked.deficiency.value === "late_filing");
	if (deadline === null) return;
	tracked.deadline = deadline;
	tracked.mentioned = context.index;
}

// parsers/exchange-compliance/read-steps.ts
/** Steps of the exchange; the issuer's own may have been any day before. */
const DATED_BY_LEAD = /* @__PURE__ */ new Set([
	"extension",
	"second_period",
	"regained",
	"determination"
]);
/** A step after the notice: of the deficiency that the sentence names, else of the last one mentioned. */
function readStep(reading, context, event, last, from) {
	const { text, index, before } = context;
	if (isVoluntary(text) || event.stage !== "regained" && isVoluntary(before)) return;
	const stated = eventDate(context, event);
	const stage = event.stage === "extension" && /\b(?:additional|second) (?:180|period|compliance|grace)/i.test(text) && !/\bpanel\b/i.test(text) ? "second_period" : event.stage;
	const lent = stated === null && DATED_BY_LEAD.has(stage) ? reading.lead?.date ?? null : null;
	const range = context.at(event);
	const doubts = {
		...lent !== null && { isDateLent: true },
		...event.isOwnAct && { isOwnAct: true }
	};
	const step = {
		stage,
		date: stated ?? lent,
		...doubts,
		range
	};
	if (text.endsWith(":") && step.date !== null && !event.isOwnAct) reading.letter = {
		date: step.date,
		index
	};
	const lookUp = (words, numbered) => rulesByName(reading.definitions, words, numbered);
	const decision = stage === "extension" ? panelConditionsAfter(reading.flat, from, lookUp) : null;
	const conditions = decision?.conditions ?? (stage === "extension" ? pairedConditions(context) : []);
	if (conditions.length > 0) {
		readConditions(reading, context, step, conditions);
		reading.consumedTo = decision?.end ?? from + text.length;
		return;
	}
	if (stage === "regained" && regainsSeveral(context)) {
		for (const one of ofEachRule(context)) takeStep(reading, one, event, step, last);
		return;
	}
	takeStep(reading, context, event, step, last);
}
/** "regained compliance with both Rule 5550(a)(2) and Rule 5250(c)(1)": with each of them. */
function regainsSeveral({ rules }) {
	const meanings = rules.map(({ deficiency }) => deficiency);
	return !meanings.includes(null) && new Set(meanings).size > 1;
}
function ofEachRule(context) {
	return [...Map.groupBy(context.rules, ({ deficiency }) => deficiency).values()].map((rules) => ({
		...context,
		rules,
		words: null
	}));
}
function takeStep(reading, context, event, step, last) {
	const { rules, words, index } = context;
	const tracked = appealed(reading, context, event) ?? deficiencyMeant(reading, context, event, last);
	if (tracked === null) {
		trackFromStep(reading, context, step);
		return;
	}
	if (event.stage === "determination" && (step.date === null || step.isDateLent === true) && rules.length === 0 && words === null && reading.deficiencies.some((one) => one !== tracked && hasDetermination(one)) && !hasDetermination(tracked)) return;
	addDetails(tracked, context);
	tracked.mentioned = index;
	addStep(tracked, step);
}
function hasDetermination({ steps }) {
	return steps.some(({ stage }) => stage === "determination");
}
/** A hearing is about the determination, whatever other deficiency is mentioned in between. */
function appealed({ deficiencies }, { rules, words, security, index }, { stage }) {
	if (stage !== "hearing" || rules.length > 0 || words !== null || security !== null) return null;
	return deficiencies.filter(({ mentioned }) => index - mentioned <= 10).findLast(hasDetermination) ?? null;
}
function deficiencyMeant({ deficiencies }, { text, rules, words, security }, { stage }, mentionedLast) {
	const isOfSecurity = (one) => mayBeSameSecurity(one.security?.value ?? null, security?.value ?? null);
	const last = mentionedLast !== null && isOfSecurity(mentionedLast) ? mentionedLast : null;
	const firstOf = (matches) => rules.map((rule) => deficiencies.findLast((one) => matches(one, rule))).find((one) => one !== void 0);
	const byRule = firstOf((one, rule) => isSameDeficiency(one, rule.deficiency ?? "other", rule, security?.value ?? null)) ?? (stage === "regained" ? firstOf((one, rule) => areAlternatives(one.rule, rule)) : void 0);
	const byWords = words && deficiencies.findLast((one) => one.deficiency.value === words.deficiency && isOfSecurity(one));
	const named = byRule ?? byWords;
	if (named != null) return named;
	const isOtherRule = rules.length > 0 && last !== null && last.rule !== null;
	const isOtherDeficiency = words !== null && rules.length === 0 && last !== null && last.deficiency.value !== "other" && words.deficiency !== "late_filing" && (stage === "regained" || stage === "determination" || stage === "second_period") && !/\balternative/i.test(text);
	if (last !== null && !isOtherRule && !isOtherDeficiency) return last;
	return stage === "regained" && rules.length === 0 && words === null ? deficiencies.findLast(isOfSecurity) ?? null : null;
}
/** Without an earlier notice, a step must state its deficiency or its date: risk factors discuss such steps at large. */
function trackFromStep(reading, context, step) {
	const { text, rules, words, index } = context;
	const isOnListing = /\bnasdaq|\bnyse|stock exchange|\blisting|\bpanel\b|\bdelist/i.test(text) || reading.exchange !== null && index - reading.exchange.index <= 1 && /complian|matter/i.test(text);
	const isReceived = (step.stage === "determination" || step.stage === "suspended" || step.stage === "delisted") && /\b(?:received|was notified|were notified)\b/i.test(text);
	const isDated = step.date !== null && step.isOwnAct !== true;
	const isSpecific = rules.length > 0 || words !== null || isDated || isReceived;
	if (!isOnListing || !isSpecific || step.stage === "compliance_plan" && rules.length === 0) return;
	const deficiency = deficienciesOf(context)[0]?.deficiency ?? {
		value: "other",
		range: step.range
	};
	const tracked = newDeficiency(reading, context, rules[0] ?? null, deficiency);
	reading.deficiencies.push({
		...tracked,
		worded: words?.deficiency ?? null,
		steps: [step]
	});
}
/** A decision that grants continued listing on conditions: each standard that is to be met has its own deadline. */
function readConditions(reading, context, step, conditions) {
	for (const { rule, deficiency, deadline, range } of conditions) {
		const value = deficiency?.value ?? null;
		const known = reading.deficiencies.findLast((one) => value === null ? true : isSameDeficiency(one, value, rule, context.security?.value ?? null));
		const place = deficiency ?? {
			value: "other",
			range
		};
		const tracked = known ?? {
			...newDeficiency(reading, {
				...context,
				rules: rule === null ? [] : [rule]
			}, rule, place),
			worded: rule === null ? null : value,
			steps: []
		};
		if (known === void 0) reading.deficiencies.push(tracked);
		const isFirst = tracked.steps.at(-1) !== step;
		if (isFirst) tracked.earlierDeadline = tracked.deadline?.value ?? tracked.earlierDeadline;
		if (isFirst || tracked.deadline === null || tracked.deadline.value < deadline.value) tracked.deadline = deadline;
		if (isFirst) tracked.steps.push(step);
		tracked.mentioned = context.index;
	}
}

// parsers/exchange-compliance/read-deficiencies.ts
const RELEVANT = pattern("i")`
  complian|compl(?:y|ies)\b|delist|deficien|listing|nasdaq|nyse|exchange|letter|notice|notif|panel|hearing
  |extension|exception|grace period|regain|form 25|suspen|180|cure period|rule|bid price|market value|equity
`;
/** Words of every Form 8-K: the title of Item 3.01, and the cover's boxes, which name standards not complied with. */
const FORM_WORDS = /Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard(?:; Transfer of Listin ?g)?|\bindicate by check mark (?:whether|if) (?:the|any) (?:[^.]|\.\d){0,400}/gi;
const THE_EXCHANGE = /\b[Tt]he Exchange\b(?! Act)/;
const MOST_DEFICIENCIES = 12;
/** Sentences between a letter and an item of its contents, or between two items. */
const MOST_BETWEEN = 4;
/**
* Tracks each deficiency through the sentences of a document: the notice that opens it (Form 8-K Item 3.01), then
* extensions, plans, hearings, determinations, and compliance regained. Relies on rule numbers and the standard words of
* these disclosures; sentences on what may happen are left out.
*/
function readDeficiencies(flat, cover) {
	const reading = {
		flat,
		cover,
		definitions: {
			rules: /* @__PURE__ */ new Map(),
			exchanges: /* @__PURE__ */ new Map()
		},
		deficiencies: [],
		dates: /* @__PURE__ */ new Map(),
		consumedTo: 0,
		exchange: null,
		letter: null,
		lead: null
	};
	const { sentences } = flat;
	for (const [index, sentence] of sentences.entries()) {
		if (sentence.start < reading.consumedTo || !RELEVANT.test(sentence.text)) continue;
		readSentence(reading, sentence, index, sentences[index - 1]?.text ?? "");
		if (reading.deficiencies.length > MOST_DEFICIENCIES) break;
	}
	const repeated = [...reading.dates].filter(([, { isRepeated }]) => isRepeated).map(([date]) => date);
	return {
		deficiencies: reading.deficiencies,
		repeatedDates: new Set(repeated)
	};
}
function readSentence(reading, sentence, index, before) {
	const text = sentence.text.replace(FORM_WORDS, (words) => "-".repeat(words.length));
	const at = ({ start, end }) => ({
		start: sentence.start + start,
		end: sentence.start + end
	});
	const named = exchangeIn(text);
	if (named !== null) reading.exchange = {
		value: named.exchange,
		range: at(named),
		index
	};
	const numbered = rulesIn(text, sentence.start);
	const rules = [...numbered, ...rulesByName(reading.definitions, text, numbered)];
	addDefinitions(reading.definitions, text, sentence.start, numbered);
	const last = lastMentioned(reading.deficiencies, index);
	if (!(named !== null || rules.length > 0 || last !== null || exchangeByName(reading.definitions, text) !== null || reading.cover.exchange !== null && THE_EXCHANGE.test(text) || reading.exchange !== null && index - reading.exchange.index <= 2 || /\blisting (?:rule|requirement|standard|qualifications)|\bNYSE Regulation\b/i.test(text))) return;
	const dates = datesIn(text);
	const noticed = noticedSecurityIn(text);
	const security = noticed === null ? null : {
		value: noticed.security,
		range: at(noticed)
	};
	const context = {
		text,
		at,
		rules,
		words: deficiencyIn(text),
		security,
		dates,
		index,
		before
	};
	rememberDates(reading, context, sentence.paragraph);
	const [event] = listingEventsIn(text);
	if (event === void 0) {
		if (!readContents(reading, context, last) && last !== null) addDetails(last, context);
	} else if (event.stage === "notified") readNotice(reading, context, event);
	else readStep(reading, context, event, last, sentence.start);
	const current = lastMentioned(reading.deficiencies, index);
	if (current === null || sentence.start < reading.consumedTo) return;
	addDeadline(current, context);
	if (!/\b(?:both|each|either|all)\b/i.test(text) || current.deadline === null) return;
	for (const other of reading.deficiencies) if (other.deadline === null && latestDateOf(other)?.value === latestDateOf(current)?.value) other.deadline = current.deadline;
}
/** An item of what a letter found, of which the sentence before says only that it came: a deficiency of its own. */
function readContents(reading, context, last) {
	const item = contentOfLetter(context);
	if (item === null) return false;
	if (last !== null && last.rule === null && last.deficiency.value === "other") return false;
	const isOfLetter = reading.letter !== null && context.index - reading.letter.index <= MOST_BETWEEN;
	if (!isOfLetter && (last === null || stageOf(last) !== "notified")) return false;
	if (!isOfLetter && last !== null) reading.letter = {
		date: latestDateOf(last),
		index: context.index
	};
	else if (reading.letter !== null) reading.letter = {
		...reading.letter,
		index: context.index
	};
	readNotice(reading, context, {
		stage: "notified",
		isOwnAct: false,
		...item
	});
	return true;
}
const GROUNDS = /\b(?:decision|determination|letter|notice|staff|nasdaq|nyse)\b/i;
function rememberDates(reading, { text, dates, index, at }, paragraph) {
	for (const { date } of dates) {
		const known = reading.dates.get(date);
		if (known === void 0) reading.dates.set(date, {
			index,
			isRepeated: false
		});
		else if (known.index !== index) known.isRepeated = true;
	}
	const opening = dates.find(({ start }) => /^On (?:\w+day, )?$/.test(text.slice(0, start)));
	if (opening !== void 0 && !opensOwnAct(text, opening)) reading.lead = {
		date: {
			value: opening.date,
			range: at(opening)
		},
		index,
		paragraph
	};
	else if (reading.lead?.paragraph !== paragraph || index - reading.lead.index > 2) reading.lead = null;
	if (text.endsWith(":") && reading.lead !== null && GROUNDS.test(text)) reading.letter = {
		date: reading.lead.date,
		index
	};
}
function lastMentioned(deficiencies, index) {
	const latest = deficiencies.reduce((best, one) => best === null || one.mentioned >= best.mentioned ? one : best, null);
	return latest !== null && index - latest.mentioned <= 10 ? latest : null;
}
/** Notices on warrants or notes often name neither a rule nor a standard. */
function isOfOtherClass({ security }) {
	return security !== null && security.value !== "common" && security.value !== "depositary_shares";
}
/** A notice of one or more deficiencies: new ones are tracked, known ones restated. */
function readNotice(reading, context, event) {
	const { text, index, words } = context;
	const date = eventDate(context, event);
	const isSpecific = context.rules.length > 0 || words !== null || isOfOtherClass(context) || /continued listing|listing (?:rule|requirement|standard)|\bRule\b/i.test(text);
	if (!statesShortfall(text) || !isSpecific) {
		if (/\bletters?|notices?|notification/i.test(text)) reading.letter = {
			date,
			index
		};
		return;
	}
	const letter = reading.letter !== null && index - reading.letter.index <= 4 ? reading.letter : null;
	const lent = date === null && letter === null ? reading.lead?.date ?? null : null;
	for (const { deficiency, rule } of deficienciesOf(context)) {
		const value = deficiency?.value ?? "other";
		const known = reading.deficiencies.findLast((one) => isSameDeficiency(one, value, rule, context.security?.value ?? null));
		if (known !== void 0 && (stageOf(known) !== "regained" || !isLater(date, known))) {
			restate(known, context, event, date);
			continue;
		}
		const isWorded = rule?.deficiency != null && speaksOf(text, rule.deficiency);
		const stage = rule?.rule.startsWith("5810") ? "determination" : "notified";
		reading.deficiencies.push({
			...newDeficiency(reading, context, rule, deficiency ?? {
				value: "other",
				range: context.at(event)
			}),
			worded: isWorded ? rule.deficiency : words?.deficiency ?? null,
			steps: [{
				stage,
				date: date ?? letter?.date ?? lent,
				...lent !== null && { isDateLent: true },
				range: context.at(event)
			}]
		});
	}
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
/** The cross-checks of the values at a prefix: those of the whole outcome and those of a path below it. */
function checksOf({ crossValidations }, prefix) {
	return crossValidations.filter(({ path }) => path === void 0 || path.startsWith(prefix)).map(({ name, passed }) => ({
		name,
		passed
	}));
}

// parsers/exchange-compliance/result.ts
const NOTICE_STATUSES = {
	notified: "notified",
	compliance_plan: "compliance_plan",
	extension: "extension",
	second_period: "extension",
	hearing: "hearing",
	determination: "delisting",
	suspended: "delisting",
	delisted: "delisting",
	regained: "regained"
};

// parsers/exchange-compliance/rows.ts
const EXCHANGES = {
	Nasdaq: "nasdaq",
	NYSE: "nyse",
	"NYSE American": "nyse-american"
};
/** The words of the step rather than the exchange's name. */
const LEADING = [
	"stage",
	"deficiency",
	"rule"
];
/** A row for each step of each deficiency: the present status first, then the earlier ones. */
function exchangeComplianceRows(outcome, { form, filedDate }) {
	return (outcome.result?.exchangeCompliance ?? []).flatMap((notice, index) => {
		const values = {
			form,
			filedDate,
			exchange: EXCHANGES[notice.exchange ?? ""] ?? "other",
			rule: notice.rule ?? null,
			deficiency: notice.deficiency,
			security: notice.security ?? null,
			status: notice.status,
			stage: notice.stage,
			noticeDate: notice.noticeDate ?? null,
			cureDeadline: notice.cureDeadline ?? null,
			isCurrent: true
		};
		const row = {
			...parsedRow(outcome, values, `exchangeCompliance[${index}].`),
			leading: LEADING
		};
		return [row, ...notice.history.flatMap(({ stage, date: noticeDate }) => {
			if (noticeDate === void 0 || noticeDate === notice.noticeDate) return [];
			const step = {
				stage,
				status: NOTICE_STATUSES[stage],
				noticeDate,
				cureDeadline: null,
				isCurrent: false
			};
			return [{
				...row,
				values: {
					...values,
					...step
				}
			}];
		})];
	});
}

// parsers/exchange-compliance/stated-notice.ts
/** The members of a notice with their confidences; cross-checks are added to `checks`. */
function statedNotice(found, document, checks) {
	const { deficiency, deadline } = found;
	const { isCurrent } = document;
	const { exchange, rule } = exchangeAndRule(found, document.cover);
	const range = found.steps.at(-1)?.range ?? null;
	const stage = stageOf(found);
	const ofRule = meaningConfidence(found, checks);
	const isPeriod = checkPeriod(found, checks);
	const { ofDate, isReported } = dateConfidence(found, document, checks);
	const ofStage = stageConfidence(stage, isCurrent, isReported || isPeriod);
	const ownRule = rule?.deficiency === null && isCurrent ? Math.max(ofRule, .85) : ofRule;
	const ofExchange = rule !== null ? CHECKED : found.rule !== null ? DOUBTFUL : isCurrent ? STANDARD : READ_ONCE;
	const ofOther = rule !== null && rule.deficiency === null ? .85 : .75;
	const ofDeficiency = rule !== null ? ofRule : isCurrent ? .85 : READ_ONCE;
	const isBetween = stage === "extension" || stage === "hearing" || stage === "compliance_plan";
	return {
		exchange: exchange && {
			...exchange,
			confidence: exchange.isIndirect || found.exchange === null ? .85 : ofExchange
		},
		rule: rule && {
			value: rule.rule,
			range: rule,
			confidence: rule.isOneOfSeveral ? .8 : ownRule
		},
		deficiency: {
			...deficiency,
			confidence: deficiency.value === "other" ? ofOther : ofDeficiency
		},
		security: securityOf(found, document.cover),
		status: {
			value: NOTICE_STATUSES[stage],
			range,
			confidence: ofStage
		},
		stage: {
			value: stage,
			range,
			confidence: ofStage
		},
		noticeDate: withConfidence(latestDateOf(found), isBetween ? Math.min(ofDate, .85) : ofDate),
		cureDeadline: stage === "regained" ? null : withConfidence(deadline, isPeriod ? CHECKED : isCurrent ? .85 : READ_ONCE)
	};
}
/**
* A rule is cited only for its own exchange. The rule's number names its book; where the words name another exchange, the
* cover's table decides, and "NYSE" beside a rule of the NYSE American is short for it.
*/
function exchangeAndRule({ exchange, rule }, cover) {
	if (rule === null || exchange === null) return {
		exchange: exchange ?? (rule && {
			value: rule.exchange,
			range: rule
		}),
		rule
	};
	if (rule.exchange === exchange.value) return {
		exchange,
		rule
	};
	const isShort = rule.exchange === "NYSE American" && exchange.value === "NYSE";
	const isOfCover = cover.exchanges.includes(rule.exchange) && !cover.exchanges.includes(exchange.value);
	return isShort || isOfCover ? {
		exchange: {
			value: rule.exchange,
			range: rule
		},
		rule
	} : {
		exchange,
		rule: null
	};
}
const COMMON = ["common", "depositary_shares"];
/** The class that the words name, else the only one that the cover lists. */
function securityOf({ security }, { soleClass }) {
	const isSole = soleClass !== null && (security === null || security.value === soleClass.value);
	if (isSole && !COMMON.includes(soleClass.value)) return {
		value: "sole_class",
		range: soleClass.range,
		confidence: .85
	};
	if (security !== null) return {
		...security,
		confidence: isSole ? CHECKED : .9
	};
	return soleClass && {
		...soleClass,
		confidence: .85
	};
}
function withConfidence(found, confidence) {
	return found && {
		...found,
		confidence
	};
}
/** Confidence in the deficiency, from the rule's meaning and the words. */
function meaningConfidence({ rule, worded }, checks) {
	const meaning = rule?.deficiency ?? null;
	if (meaning === null) return READ_ONCE;
	if (worded === null) return .9;
	checks.push({
		name: "rule number means what the words say",
		passed: meaning === worded
	});
	return meaning === worded ? CHECKED : DOUBTFUL;
}
/** Nasdaq's cure period: 180 days from the letter, give or take a weekend. */
function isCurePeriod(days) {
	return days !== null && days >= 177 && days <= 184;
}
function daysToDeadline({ deadline }, from) {
	return from == null || deadline === null ? null : daysBetween(from, deadline.value);
}
/** Whether the deadline ends a cure period, the first or the second. */
function checkPeriod(found, checks) {
	const { rule, earlierDeadline } = found;
	const stage = stageOf(found);
	const days = daysToDeadline(found, latestDateOf(found)?.value);
	const isPeriod = (stage === "notified" || stage === "second_period") && (isCurePeriod(days) || isCurePeriod(daysToDeadline(found, earlierDeadline)));
	const hasPeriod = rule?.exchange === "Nasdaq" && (rule.deficiency === "bid_price" || rule.deficiency === "market_value");
	if (days !== null && stage === "notified" && hasPeriod) checks.push({
		name: "notice + 180 days = deadline",
		passed: isPeriod
	});
	return isPeriod;
}
/** A current report is due four business days after the notice: about a week. */
const REPORTED_WITHIN_DAYS = 7;
function dateConfidence(found, document, checks) {
	const { isCurrent, reportDates, filedDate } = document;
	const last = found.steps.at(-1);
	const dated = latestDateOf(found);
	const own = last?.date?.value === dated?.value ? last?.date ?? null : null;
	const isBeyond = dated !== null && reportDates.length > 0 && reportDates.every((date) => date < dated.value);
	const isFuture = dated !== null && (filedDate !== null && dated.value > filedDate || isBeyond);
	const isReported = own !== null && reportDates.includes(own.value);
	if (isReported) checks.push({
		name: "notice date = date of report",
		passed: true
	});
	if (isFuture) return {
		ofDate: DOUBTFUL,
		isReported
	};
	if (isReported || own !== null && isCurePeriod(daysToDeadline(found, dated?.value))) return {
		ofDate: CHECKED,
		isReported
	};
	if (own === null || last?.isDateLent === true || own.isContested === true) return {
		ofDate: .75,
		isReported
	};
	return {
		ofDate: isCurrent && own.isOfLetter === true && hasWitness(own.value, document) ? STANDARD : .85,
		isReported
	};
}
/** Whether anything else in the filing supports a notice's day: another sentence, or the day of the report. */
function hasWitness(date, { repeatedDates, filedDate, reportDates }) {
	const days = filedDate === null || reportDates.length > 0 ? null : daysBetween(date, filedDate);
	return repeatedDates.has(date) || days !== null && days >= 0 && days <= REPORTED_WITHIN_DAYS;
}
function stageConfidence(stage, isCurrent, isChecked) {
	if (stage === "regained") return isCurrent || isChecked ? STANDARD : .9;
	if (stage === "notified" || stage === "second_period") return isCurrent && isChecked ? STANDARD : isCurrent ? .88 : READ_ONCE;
	return stage === "extension" || stage === "determination" ? isCurrent && isChecked ? .9 : .82 : .75;
}

// parsers/exchange-compliance/exchange-compliance.v4.ts
const PARSER = {
	id: "exchange-compliance",
	version: 4,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Notices of exchanges on continued listing, from Items 3.01, 7.01 and 8.01 of Form 8-K, press releases, and the risk
* factors and notes of prospectuses and reports. One entry for each deficiency; its status is the last step stated.
*
* Confidence: rule and deficiency 0.95 where the rule's number and the words agree; notice date and deadline 0.95 where
* they are 180 days apart (Nasdaq Rule 5810(c)(3)) or the date is the report's own; 0.92 for the standard words of a
* current report; 0.8 for one reading elsewhere; 0.6 where rule and exchange, or dates, disagree.
*/
const exchangeComplianceV4 = {
	...PARSER,
	dependsOn: [],
	appliesTo: (submission) => mainAndExhibits(submission, [...CURRENT_REPORTS, ...REPORTS_AND_PROSPECTUSES], /^EX-99/),
	parse(submission, document, context) {
		const unread = rejectedUnread(HEAD, document);
		if (unread !== null) return unread;
		const flat = flatTextOf(document, "rows");
		const filedDate = submission.header.filedDate ?? context.filedDate;
		const isCurrent = /^(?:8-K|6-K|EX-99)/.test(document.type) || /\bform 8-K\b/i.test(flat.text.slice(0, 3e3));
		const cover = coverListingsOf(flat);
		const { deficiencies: found, repeatedDates } = readDeficiencies(flat, cover);
		const filing = {
			isCurrent,
			reportDates: isCurrent ? reportDatesOf(flat) : [],
			filedDate,
			cover,
			repeatedDates
		};
		const checks = [];
		const stated = found.map((one) => statedNotice(one, filing, checks));
		const members = listMembersOf(flat, "exchangeCompliance", stated);
		const notices = members.list.map((notice, index) => ({
			...notice,
			history: historyOf(found[index]?.steps ?? [])
		}));
		return statedOutcome(HEAD, notices.length === 0 ? {} : { exchangeCompliance: notices }, members, checks);
	},
	rows: (outcome, filing) => [{
		table: "dilution.exchange_compliance",
		rows: exchangeComplianceRows(outcome, filing)
	}]
};
function historyOf(steps) {
	return steps.slice(0, -1).map(({ stage, date }) => date === null ? { stage } : {
		stage,
		date: date.value
	});
}
/** The dates of the cover's "Date of Report (Date of earliest event reported)". */
function reportDatesOf(flat) {
	const head = flat.text.slice(0, 6e3);
	const label = /date of (?:the )?(?:report|earliest)/i.exec(head);
	if (label === null) return [];
	const around = head.slice(Math.max(0, label.index - 120), label.index) + (head.slice(label.index, label.index + 200).split(/\bitem \d/i)[0] ?? "");
	return datesIn(around).map(({ date }) => date);
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
const parser = doubtingTruncated(exchangeComplianceV4);

export { parser };