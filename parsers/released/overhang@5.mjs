/*!
 * Tidemark release overhang@5: the code as it was released, with everything it imports.
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
/** The rejection of a document whose markup holds no words, such as a scanned one; null where it has some. */
function rejectedWordless(head, text) {
	if (/\p{L}{3}/u.test(text.slice(0, 2e5))) return null;
	return rejected(head, "no-words", "the document holds no words");
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
/** Lists of items as an outcome of kind `dilution`; a list without items gives no key. */
function listsOutcome(head, terms, lists, crossValidations) {
	const result = {};
	const spans = {};
	const confidences = {};
	for (const [key, items] of Object.entries(lists)) {
		if (items.length === 0) continue;
		result[key] = items.map((item, index) => {
			const members = {};
			for (const [member, { value, at, confidence }] of item) {
				const path = `${key}[${index}].${member}`;
				members[member] = value;
				spans[path] = [terms.span(at)];
				confidences[path] = confidence;
			}
			return members;
		});
	}
	const scores = Object.values(confidences);
	const mean = scores.length === 0 ? STATED : scores.reduce((sum, one) => sum + one, 0) / scores.length;
	const failed = crossValidations.some(({ passed }) => !passed);
	const confidence = Math.round(Math.min(failed ? .85 : CHECKED, mean) * 100) / 100;
	return parsedOutcome(head, result, confidence, {
		spans,
		confidences,
		crossValidations
	});
}

// parsers/evidence/witnesses.ts
/** Two witnesses of different kinds are sure, one is not. */
const SURE = .9;
/** Three witnesses of different kinds. */
const SUREST = .95;
/** @example confidenceOf(['words', 'tag']) // 0.9: two witnesses of different kinds */
function confidenceOf(witnesses) {
	const kinds = (/* @__PURE__ */ new Set(["words", ...witnesses])).size;
	return kinds === 1 ? STATED : kinds === 2 ? SURE : SUREST;
}
/** A value read from words, with its other witnesses. */
function witnessed(value, at, ...witnesses) {
	return {
		value,
		at,
		confidence: STATED,
		witnesses
	};
}
function withWitness(stated, ...witnesses) {
	return {
		...stated,
		witnesses: [...stated.witnesses ?? [], ...witnesses]
	};
}

// parsers/evidence/weighed.ts
/**
* Confidence by evidence: one witness 0.8, two kinds 0.9, three 0.95; 0.6 where a check of the value itself fails; what
* was read with doubt stays in doubt, however many witnesses it has. One item's checks say nothing about another item.
*
* @param list the items' name in paths of checks: `warrants` of `warrants[2].count`
*/
function weighed(list, items, checks, { witnessOf, together = {} }) {
	return items.map((item, index) => {
		const prefix = `${list}[${index}].`;
		const own = checks.filter(({ path }) => path?.startsWith(prefix));
		const result = /* @__PURE__ */ new Map();
		for (const [member, { value, at, confidence, witnesses = [] }] of item) {
			const about = own.filter(({ path }) => {
				const checked = path?.slice(prefix.length) ?? "";
				return checked === member || (together[checked]?.includes(member) ?? false);
			});
			const isDisputed = about.some(({ passed, path }) => !passed && path === `${prefix}${member}`);
			const passed = about.flatMap(({ passed, name }) => passed ? witnessOf(name) ?? [] : []);
			const sure = isDisputed ? DOUBTFUL : confidenceOf([...witnesses, ...passed]);
			result.set(member, {
				value,
				at,
				confidence: confidence < .8 ? Math.min(confidence, sure) : sure
			});
		}
		return result;
	});
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
const PERIODIC$1 = [
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
	...PERIODIC$1,
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
const WITH_TERMS = [...PERIODIC$1, ...OFFERINGS];
const CURRENT_WITH_TERMS = ["current", "currentForeign"];
/** Agreements, notes, warrants and press releases. */
const AGREEMENT = /^EX-(?:1|4|10|99)(?:\.|$)/i;
const NO_PROSE = /^(?:EX-10[01]|XML|EXCEL|ZIP|GRAPHIC|EX-27|EX-FILING)/i;
/** Items of a current report that disclose a financing: old and new numbers, and their titles in old headers. */
const FINANCING_ITEM = pattern("i")`
  ^(?:1\.01|2\.03|3\.02|3\.03|7\.01|8\.01|5)$|material definitive|direct financial obligation
  |unregistered sales|material modification|regulation fd|other events
`;
/** Agreements run to hundreds of pages and repeat each other: the first few state the terms. */
const MOST_AGREEMENTS = 12;
/** The documents that may state the terms of an issuer's securities; of a current report also its agreements. */
function documentsWithTerms(submission) {
	const readable = readableDocuments(submission).filter(({ type }) => !NO_PROSE.test(type));
	const [first] = readable;
	if (first === void 0) return [];
	const form = submission.header.form ?? first.type;
	if (isFormOf(form, WITH_TERMS)) return [readable.find(({ type }) => isFormOf(type, WITH_TERMS)) ?? first];
	if (!isFormOf(form, CURRENT_WITH_TERMS)) return [];
	if (isWithoutFinancing(submission)) return [first];
	return [first, ...readable.filter((document) => document !== first && AGREEMENT.test(document.type)).slice(0, MOST_AGREEMENTS)];
}
/** A current report none of whose items discloses a financing. */
function isWithoutFinancing({ header: { form, items } }) {
	return form !== null && isCurrentReport(form) && items.length > 0 && !items.some((item) => FINANCING_ITEM.test(item));
}
/** A report on Form 8-K or 6-K. */
function isCurrentReport(form) {
	return isFormOf(form, CURRENT_WITH_TERMS);
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

// parsers/layout/ascii-tables.ts
/** Cells are what stands between gaps of two or more spaces, or dot leaders; rulers of `---` and `===` are no cells. */
const CELL = /\S+(?: \S+)*/g;
const RULER = /^[\s\-=_.]+$/;
/**
* Tables of a text document: runs of at least two lines with two or more cells, at most one blank line apart. A cell's
* `column` is the character column it starts at and `colspan` its width, so that headings over a figure are found by
* overlap. A line with one cell inside a run belongs to the table: a wrapped label or a heading.
*
* @param text plain text of the document, with its columns.
*/
function asciiTablesOf(text, hasMarks) {
	const tables = [];
	let rows = [];
	let several = 0;
	let blanks = 0;
	const mostBlanks = hasMarks ? 3 : 1;
	function close() {
		while (rows.length > 0 && (rows.at(-1)?.cells.length ?? 0) < 2) rows.pop();
		const first = rows[0];
		const last = rows.at(-1);
		if (several >= 2 && first !== void 0 && last !== void 0) tables.push({
			start: first.start,
			end: last.end,
			rows
		});
		rows = [];
		several = 0;
		blanks = 0;
	}
	let index = 0;
	while (index < text.length) {
		const newline = text.indexOf("\n", index);
		const stop = newline < 0 ? text.length : newline;
		const line = text.slice(index, stop);
		const row = rowOf$2(line, index);
		if (row === null) {
			blanks += 1;
			if (blanks > mostBlanks) close();
		} else if (row.cells.length > 0) {
			blanks = 0;
			if (row.cells.length < 2 && line.trim().length > 60) close();
			else {
				rows.push(row);
				if (row.cells.length >= 2) several += 1;
			}
		}
		index = stop + 1;
	}
	close();
	return tables;
}
const PLAIN$1 = {
	isHeader: false,
	bold: false,
	indent: 0,
	isContinued: false
};
/** Null for a blank line; a row without cells for a ruler. */
function rowOf$2(line, lineStart) {
	if (line.trim() === "") return null;
	const cells = [];
	if (!RULER.test(line) && line.length <= 2e3) {
		const spaced = !/\t|\.\s?\./.test(line) ? line : line.replace(/\s\.(?:\s?\.){2,}|\.{4,}/g, (dots) => " ".repeat(dots.length)).replace(/\t/g, "  ");
		for (const match of (spaced.length === line.length ? spaced : line).matchAll(CELL)) {
			const column = match.index;
			const { length } = match[0];
			const place = {
				start: lineStart + column,
				end: lineStart + column + length,
				column,
				colspan: length
			};
			cells.push({
				...PLAIN$1,
				...place,
				text: /[^\S ]/.test(match[0]) ? match[0].replace(/\s+/g, " ") : match[0]
			});
		}
	}
	const merged = joinDollar(cells);
	const first = merged[0];
	const last = merged.at(-1);
	return {
		cells: merged,
		start: first?.start ?? lineStart,
		end: last?.end ?? lineStart
	};
}
/** `$     1,234`: the sign is at the column's edge. */
function joinDollar(cells) {
	const joined = [];
	for (const cell of cells) {
		const last = joined.at(-1);
		if (last !== void 0 && last.text === "$" && /^[(\d.—-]/.test(cell.text)) joined[joined.length - 1] = {
			...cell,
			start: last.start,
			text: `$ ${cell.text}`
		};
		else joined.push(cell);
	}
	return joined;
}

// parsers/layout/layout-recorder.ts
/** Points that a leading no-break space indents by. */
const NBSP_POINTS = 3;
/** Tables nested deeper are read as running text. */
const DEEPEST_TABLE = 16;
function createTableRecorder() {
	const tables = [];
	const open = [];
	let tooDeep = 0;
	return {
		tables,
		innermost: () => open.at(-1)?.index ?? null,
		openTable(at) {
			if (open.length >= DEEPEST_TABLE) {
				tooDeep += 1;
				return;
			}
			const rows = [];
			tables.push({
				start: at,
				end: at,
				parent: open.at(-1)?.index ?? null,
				rows
			});
			open.push({
				index: tables.length - 1,
				rows,
				cell: null
			});
		},
		closeTable(at) {
			if (tooDeep > 0) {
				tooDeep -= 1;
				return;
			}
			const table = tables[open.pop()?.index ?? -1];
			if (table !== void 0) table.end = at;
		},
		openRow() {
			if (tooDeep === 0) open.at(-1)?.rows.push([]);
		},
		openCell(isHeader, colspan, rowspan) {
			const table = open.at(-1);
			if (table === void 0 || tooDeep > 0) return;
			if (table.rows.length === 0) table.rows.push([]);
			table.cell = {
				start: -1,
				end: -1,
				isHeader,
				colspan,
				rowspan,
				indent: 0,
				bold: false
			};
		},
		closeCell(at) {
			const table = open.at(-1);
			if (table === void 0 || table.cell === null || tooDeep > 0) return;
			table.rows.at(-1)?.push({
				...table.cell,
				start: table.cell.start < 0 ? at : table.cell.start,
				end: at
			});
			table.cell = null;
		},
		words(at, flags, indent) {
			for (const { cell } of open) {
				if (cell === null || cell.start >= 0) continue;
				cell.start = at;
				cell.indent = indent;
				cell.bold = (flags & 1) !== 0;
			}
		}
	};
}
/** Collects blocks and raw tables of one walk. */
function createLayoutRecorder() {
	const recorded = createTableRecorder();
	const blocks = [];
	let tag = "";
	/** The block in hand; null until its first word. */
	let block = null;
	let leadingSpaces = 0;
	let flagsNow = 0;
	let writtenTo = 0;
	let boldLength = 0;
	let underlinedLength = 0;
	return {
		...recorded,
		openCell(isHeader, colspan, rowspan) {
			recorded.openCell(isHeader, colspan, rowspan);
			leadingSpaces = 0;
		},
		blockTag(name) {
			tag = name;
		},
		words(at, flags, indent) {
			flagsNow = flags;
			writtenTo = at;
			const inset = indent + leadingSpaces * NBSP_POINTS;
			recorded.words(at, flags, inset);
			block ??= {
				start: at,
				centered: (flags & 4) !== 0,
				indent: inset,
				table: recorded.innermost()
			};
		},
		wrote(at) {
			if ((flagsNow & 1) !== 0) boldLength += at - writtenTo;
			if ((flagsNow & 2) !== 0) underlinedLength += at - writtenTo;
			writtenTo = at;
		},
		space(code) {
			if (code !== 32 && code > 13 && block === null) leadingSpaces += 1;
		},
		endBlock(at) {
			if (block !== null && at > block.start) {
				const most = (at - block.start) * .9;
				blocks.push({
					...block,
					end: at,
					tag,
					bold: boldLength >= most,
					underlined: underlinedLength >= most
				});
				tag = "";
			}
			block = null;
			leadingSpaces = 0;
			boldLength = 0;
			underlinedLength = 0;
		},
		tables: () => recorded.tables,
		blocks: () => blocks
	};
}

// parsers/layout/table-grid.ts
/** Beyond this a table is an attack, not a table. */
const MOST_COLUMNS = 2e3;
/**
* Places raw rows on a grid: colspans and rowspans take their columns (a spanned cell appears in every row it covers,
* marked `isContinued`), empty cells only take room, and parts of a number in cells of their own are merged.
*/
function gridOf(text, rows) {
	const result = [];
	let spans = [];
	for (const raw of rows) {
		const cells = [];
		if (spans.length > 0) spans = spans.filter((span) => span.rowsLeft > 0);
		for (const span of spans) cells.push({
			...span.cell,
			isContinued: true
		});
		const taken = spans.map((span) => [span.cell.column, span.cell.column + span.cell.colspan]);
		if (taken.length > 1) taken.sort((a, b) => a[0] - b[0]);
		for (const span of spans) span.rowsLeft -= 1;
		let column = 0;
		let next = 0;
		for (const cell of raw) {
			for (let at = taken[next]; at !== void 0 && at[0] <= column; next += 1, at = taken[next]) column = Math.max(column, at[1]);
			if (column >= MOST_COLUMNS) break;
			const words = cell.start < cell.end ? collapsed(text.slice(cell.start, cell.end)) : "";
			if (words !== "") {
				const placed = placedCell(cell, words, column);
				cells.push(placed);
				if (cell.rowspan > 1 && spans.length < MOST_COLUMNS) spans.push({
					cell: placed,
					rowsLeft: cell.rowspan - 1
				});
			}
			column += cell.colspan;
		}
		if (spans.length > 0) cells.sort((a, b) => a.column - b.column);
		const own = spans.length > 0 ? cells.filter((cell) => !cell.isContinued) : cells;
		const previousEnd = result.at(-1)?.end ?? 0;
		result.push({
			cells: mergeNumberParts(text, cells),
			start: own[0]?.start ?? previousEnd,
			end: own.at(-1)?.end ?? previousEnd
		});
	}
	return result;
}
/** White space other than single spaces, or at an end. */
const UNEVEN = /^\s|\s\s|[^\S ]|\s$/;
function collapsed(words) {
	return UNEVEN.test(words) ? words.replace(/\s+/g, " ").trim() : words;
}
function placedCell(cell, text, column) {
	const { start, end, colspan, isHeader, bold, indent } = cell;
	return {
		start,
		end,
		isHeader,
		colspan,
		indent,
		bold,
		text,
		column,
		isContinued: false
	};
}
const OPENS_NUMBER = /^(?:US|C|A|HK|NT)?[$€£¥]\s?\(?$|^\($|^(?:RMB|NIS|CHF)$/;
const STARTS_WITH_DIGIT = /^[(.\-−–—]?\s?[$]?[\d.—–-]/;
const CLOSES_NUMBER = /^(?:\)|%|\)\s?%)$/;
const FOOTNOTE_MARKS = /^(?:\(\s?[\da-z*†]{1,2}\s?\)\s?|\*|†)+$/i;
/** Footnote marks join a figure only: beside a dash or another mark they are the value of their own column. */
function closes(left, right) {
	if (CLOSES_NUMBER.test(right)) return /\d$|[—–-]$/.test(left);
	return FOOTNOTE_MARKS.test(right) && /^[($€£¥\s]*[\d.,]+\s?[)%]?$/.test(left) && !FOOTNOTE_MARKS.test(left);
}
/** `$` and `(` join the number to their right, `)`, `%` and footnote marks the cell to their left. */
function mergeNumberParts(text, cells) {
	if (cells.length < 2) return cells;
	const merged = [];
	for (const cell of cells) {
		const last = merged.at(-1);
		if (last !== void 0 && !last.isContinued && !cell.isContinued && cell.start >= last.end && (OPENS_NUMBER.test(last.text) && STARTS_WITH_DIGIT.test(cell.text) || closes(last.text, cell.text) && isAdjacent(last, cell)) && last !== void 0) merged[merged.length - 1] = {
			...last,
			text: collapsed(text.slice(last.start, cell.end)),
			end: cell.end,
			colspan: cell.column + cell.colspan - last.column
		};
		else merged.push(cell);
	}
	return merged;
}
/** A closing part stands right beside its number, at most one spacer column away. */
function isAdjacent(left, right) {
	return right.column - (left.column + left.colspan) <= 1;
}

// parsers/layout/document-layout.ts
/**
* Reads a document into words, blocks and tables, in linear time. Positions are indexes of `plain.text`, which equals
* `plainTextOf(documentText).text`; `spanOf` turns them into source spans.
*
* @example
* const { tables, plain } = documentLayoutOf('<table><tr><td>Fee<td>$<td>12.00</table>');
* tables[0]?.rows[0]?.cells.map((cell) => cell.text) // ["Fee", "$ 12.00"]
*/
function documentLayoutOf(documentText) {
	if (documentFormatOf(documentText) === "text") {
		const plain = asciiTextOf(documentText);
		return {
			plain,
			tables: asciiTablesOf(plain.text, documentText.includes("<TABLE>") || documentText.includes("<table>")).map((table) => ({
				...table,
				headerRows: headerRowsOf(table.rows),
				parent: null
			})),
			blocks: asciiBlocksOf(plain.text)
		};
	}
	const { plain, ...structure } = htmlStructureOf(documentText);
	const tables = structure.tables.map((table) => ({
		...table,
		headerRows: headerRowsOf(table.rows)
	}));
	return {
		plain,
		blocks: structure.blocks.map((block) => {
			const text = plain.text.slice(block.start, block.end);
			return {
				...block,
				kind: kindOf$1(text, block.tag, block.bold, block.underlined, block.centered)
			};
		}),
		tables
	};
}
/** The structure of an HTML or XML document, for readers that find headings by themselves. */
function htmlStructureOf(documentText) {
	const recorder = createLayoutRecorder();
	const plain = readHtmlFlow(documentText, recorder);
	const tables = recorder.tables().map(({ rows, ...table }) => ({
		...table,
		rows: gridOf(plain.text, rows)
	}));
	return {
		plain,
		blocks: recorder.blocks(),
		tables
	};
}
const BULLET = /^(?:[•·●▪◦■○►*–—-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)])\s/i;
const SENTENCE_END = /[a-z]{3}[.;,]$/;
/** Headings are short, stand out by their looks or capitals, and do not end like a sentence. */
function kindOf$1(text, tag, bold, underlined, centered) {
	if (tag !== "" && tag !== "li") return "heading";
	if (tag === "li" || BULLET.test(text)) return "list-item";
	const words = text.trim();
	if (words.length < 2 || words.length > 200 || !/\p{L}{2}/u.test(words)) return "paragraph";
	return (bold || underlined || centered && words.length < 100 || words.length < 120 && words === words.toUpperCase()) && !SENTENCE_END.test(words) ? "heading" : "paragraph";
}
/** Rows before the first row of data: `<th>` rows, or leading rows without an amount under words in several columns. */
function headerRowsOf(rows) {
	let count = 0;
	for (const row of rows.slice(0, 8)) {
		if (row.cells.length === 0) {
			count += 1;
			continue;
		}
		const isMarked = row.cells.every((cell) => cell.isHeader);
		const label = row.cells[0];
		const hasAmount = row.cells.some((cell, index) => (index > 0 || cell.column > 0) && isFigure(cell.text));
		const isTitle = row.cells.length === 1 && label !== void 0 && (label.column > 0 || label.colspan > 2 || label.bold);
		if (!isMarked && (hasAmount || row.cells.length === 1 && !isTitle)) break;
		count += 1;
	}
	return count < rows.length ? count : 0;
}
/** An amount or a dash for one; a year alone is a heading. */
function isFigure(text) {
	return /^[$€£¥(\s]*[\d.,]+[\s)%]*$/.test(text) && !/^(?:19|20)\d\d$/.test(text) || /^[$\s]*[—–-]+$/.test(text);
}
/** Paragraphs of a text document: lines between blank lines. */
function asciiBlocksOf(text) {
	const blocks = [];
	let start = -1;
	let end = 0;
	function close() {
		if (start < 0) return;
		const first = text.slice(start, end);
		const indent = first.length - first.trimStart().length;
		const from = start + indent;
		const centered = indent >= 12 && !/\n\S/.test(first);
		const kind = kindOf$1(text.slice(from, end), "", false, false, centered);
		blocks.push({
			kind,
			start: from,
			end,
			bold: false,
			underlined: false,
			centered,
			indent: indent * 6,
			table: null
		});
		start = -1;
	}
	let index = 0;
	while (index <= text.length) {
		const newline = text.indexOf("\n", index);
		const stop = newline < 0 ? text.length : newline;
		if (/\S/.test(text.slice(index, stop))) {
			if (start < 0) start = index;
			end = stop - (text.slice(index, stop).length - text.slice(index, stop).trimEnd().length);
		} else close();
		index = stop + 1;
	}
	close();
	return blocks;
}
/**
* The column headings above a cell: the words of every heading row's cells that share a grid column with it, top down.
*
* @example "Offering price per share" for a cell under "Offering price" over "per share".
*/
function headingOf$1(table, cell) {
	const words = [];
	for (const row of table.rows.slice(0, table.headerRows)) for (const heading of row.cells) if (heading.column < cell.column + cell.colspan && cell.column < heading.column + heading.colspan && !heading.isContinued) words.push(heading.text);
	return words.join(" ");
}

// parsers/layout/read-once.ts
const layouts = /* @__PURE__ */ new WeakMap();
const texts = /* @__PURE__ */ new WeakMap();
/** `documentLayoutOf` of a document, computed once per document. */
function layoutOnce(document) {
	let layout = layouts.get(document);
	if (layout === void 0) {
		layout = documentLayoutOf(document.text);
		layouts.set(document, layout);
	}
	return layout;
}
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

// parsers/prose/current-part.ts
const TAKEDOWN = /filed\s+pursuant\s+to\s+(?:rule\s+)?424|prospectus\s+supplement/i;
const REGISTRATION = /registration\s+statement\s+under|form\s+[SF]-(?:1|3|11)\b/i;
const REPORT = /form\s+(?:8-K|10-K|10-Q|6-K|20-F)\b/i;
/** A base prospectus follows its supplement, under a line of its own. */
const BASE = /\n(?:BASE )?PROSPECTUS\n/g;
/** A line of a table of contents. */
const CONTENTS_LINE = /[^\n]{3,80} (?:S-)?(?:\d{1,3}|[ivx]{1,5})(?=\n)/g;
const SHORTEST_SUPPLEMENT = 15e3;
/** Part II of a registration statement lists sales of three years past (Regulation S-K, Item 701). */
const PAST_SALES = /\n(?:Item 15\. ?)?Recent Sales of Unregistered Securities/gi;
const DATED$2 = /(?:the date of this prospectus(?: supplement)? is|(?<!to (?:the )?)prospectus(?: supplement)? dated(?: as of)?) ([A-Z][a-z]+ \d{1,2}, \d{4})/i;
/** The cover's last line. */
const DATE_ALONE = /\n([A-Z][a-z]+ \d{1,2}, \d{4})(?=\n)/;
/** Finds the part of a document that describes its own present offering and securities. */
function currentPartOf({ text }) {
	const head = text.slice(0, 8e3);
	const isReport = REPORT.test(head.slice(0, 3e3)) && !/filed\s+pursuant\s+to\s+(?:rule\s+)?424/i.test(head.slice(0, 1500));
	const isRegistration = /registration\s+statement\s+under/i.test(head.slice(0, 4e3));
	const isTakedown = !isReport && !isRegistration && TAKEDOWN.test(head);
	const isProspectus = isTakedown || !isReport && (REGISTRATION.test(head) || /\bprospectus\b/i.test(head));
	let end = text.length;
	if (isTakedown && /prospectus\s+supplement/i.test(head)) for (const match of text.matchAll(BASE)) {
		const after = text.slice(match.index + 1, match.index + 900);
		if (match.index < SHORTEST_SUPPLEMENT || (after.match(CONTENTS_LINE)?.length ?? 0) >= 3) continue;
		end = match.index;
		break;
	}
	if (isProspectus) {
		for (const match of text.slice(0, end).matchAll(PAST_SALES)) if (match.index > end / 2) {
			end = match.index;
			break;
		}
	}
	const dated = DATED$2.exec(text.slice(0, Math.min(end, 6e4))) ?? (isProspectus ? DATED$2.exec(text.slice(0, end)) : null);
	const alone = dated === null && isTakedown ? DATE_ALONE.exec(text.slice(0, 3e4)) : null;
	const found = dated ?? alone;
	const printed = found?.[1];
	const start = found === null || printed === void 0 ? -1 : found.index + found[0].lastIndexOf(printed);
	return {
		start: 0,
		end,
		isProspectus,
		isTakedown,
		dated: printed === void 0 ? null : {
			start,
			end: start + printed.length
		}
	};
}
/** The sentences of the current part that hold a match of a global pattern, out of at most `most` of the document. */
function* currentSentences(flat, part, pattern, most) {
	for (const { start, end } of sentencesWith(flat, pattern, most)) {
		if (start >= part.end) return;
		yield {
			start,
			end,
			words: flat.text.slice(start, end)
		};
	}
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
const LEAD$2 = new RegExp(`(\\(\\s{0,2})?((?:${CURRENCY})\\s{0,3})?(\\(\\s{0,2})?((?<=^|[\\s($])[-−])?$`, "u");
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
	const lead = LEAD$2.exec(before);
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
/** No amount with its marks is longer: the rest is prose, and may be megabytes of it. */
const LONGEST_CELL = 300;
const NOTHING_CELL = /^(?:\$\s*(?!\s))?(?:[-–—−‒―_.\s]*|n\/?a\.?|not applicable|nil\s?\*)$/i;
const ZERO_CELL = /^(?:\$\s*)?(?:-\s?0\s?-|–\s?0\s?–|—\s?0\s?—|none|nil|zero)$/i;
/**
* Reads a table cell that holds one amount, with its footnote marks: "$ 79,170,150.00 (3)", "(0.42 )", "—", "-0-".
* A printed zero, "-0-" or "none" is 0; a dash, "N/A" or a blank is nothing.
*/
function readAmountCell(cell) {
	if (cell.length > LONGEST_CELL) return { kind: "text" };
	const text = cell.replace(/\s+/g, " ").trim();
	if (ZERO_CELL.test(text)) return {
		kind: "value",
		amount: {
			value: "0",
			currency: null,
			isPercent: false,
			fractionDigits: 0,
			scale: 0,
			start: 0,
			end: cell.length
		}
	};
	if (NOTHING_CELL.test(text)) return { kind: "none" };
	if (/^\d{3}\s?\([a-z]\)/i.test(text)) return { kind: "text" };
	const first = amountsIn(cell)[0];
	if (first === void 0) return { kind: "text" };
	const leading = cell.slice(0, first.start).replace(/[\s*†‡(]/g, "");
	const rest = cell.slice(first.end).replace(/\(\s*[\da-z*†]{1,3}\s*\)|[\s*†‡)]/gi, "");
	return leading === "" && rest === "" ? {
		kind: "value",
		amount: first
	} : { kind: "text" };
}

// parsers/prose/restatements.ts
/** Years and round small numbers recur by chance. */
const LEAST_TELLING = 1e3;
/** Whether a count recurs in a document only as a statement of the same thing: not a small number and not a year. */
function isTelling$1(value) {
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

// parsers/overhang/amount-checks.ts
const MOST_CLASSES$2 = 12;
const AMOUNT$2 = /(?:US)?\$ ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?/g;
const PROCEEDS$1 = /\bproceeds\b|\baggregate (?:exercise price|amount)\b|\bwe (?:would|will|could|may) receive\b/i;
/**
* Arithmetic between the classes of a document and amounts that it prints: count × exercise price is the cash that their
* exercise brings, and the counts of classes make a printed total. Only agreement is recorded: a document may print
* neither.
*/
function amountChecks(flat, part, items) {
	const counted = items.slice(0, MOST_CLASSES$2).flatMap((item, index) => {
		const count = item.get("count")?.value;
		return typeof count === "number" && isTelling$1(count) ? [{
			index,
			count,
			price: item.get("exercisePrice")?.value
		}] : [];
	});
	return [...counted.length === 0 ? [] : [...productChecks(flat, part, counted), ...sumChecks(flat, part, counted)], ...percentChecks(flat, items.slice(0, MOST_CLASSES$2))];
}
function productChecks(flat, part, counted) {
	const checks = [];
	const amounts = [];
	for (const { words } of currentSentences(flat, part, /\bexercis/gi, 400)) {
		if (!PROCEEDS$1.test(words) || !/\bwarrants?\b/i.test(words)) continue;
		for (const [printed] of words.matchAll(AMOUNT$2)) amounts.push(amountOf$1(printed));
	}
	for (const { index, count, price } of counted) {
		if (typeof price !== "number" || price < .01) continue;
		const product = count * price;
		if (product < 1e4 || !amounts.some(({ value, unit }) => Math.abs(value - product) <= unit / 2)) continue;
		for (const member of ["count", "exercisePrice"]) checks.push({
			name: "count-times-price-is-stated-proceeds",
			passed: true,
			path: `warrants[${index}].${member}`
		});
	}
	return checks;
}
/** "$1.75 per share (125% of the public offering price)", "an exercise price equal to 110% of the price of $0.56". */
const PERCENT_OF_PRICE = /\b(\d{2,3}(?:\.\d+)?) ?% of (?:the |an? |our |its |such )?(?:[\w-]+ ){0,4}?price\b/i;
const PRICES$2 = /\$ ?(\d[\d,]*\.\d+|\d[\d,]*)(?![\d,.]*\d)(?! (?:million|billion))/g;
/** A price that its own sentence gives as a percentage of another, which the document prints. */
function percentChecks(flat, items) {
	const checks = [];
	let printed = null;
	for (const [index, item] of items.entries()) {
		const price = item.get("exercisePrice");
		if (typeof price?.value !== "number" || price.value < .01) continue;
		const { start, end } = sentenceOf(flat, price.at.start);
		const percent = Number(PERCENT_OF_PRICE.exec(flat.text.slice(start, end))?.[1] ?? 0);
		if (percent === 0 || percent === 100) continue;
		printed ??= [...flat.text.matchAll(PRICES$2)].slice(0, 2e3).map((match) => Number((match[1] ?? "").replaceAll(",", "")));
		const { value } = price;
		if (printed.some((one) => one !== value && Math.abs(one * percent / 100 - value) < .0051)) checks.push({
			name: "exercise-price-is-stated-percent-of-a-price",
			passed: true,
			path: `warrants[${index}].exercisePrice`
		});
	}
	return checks;
}
/** An amount, with the value of its last printed digit: "$8.1 million" agrees to half of a hundred thousand. */
function amountOf$1(printed) {
	return {
		value: Number(amountsIn(printed)[0]?.value ?? NaN),
		unit: (/billion/.test(printed) ? 1e9 : /million/.test(printed) ? 1e6 : 1) / 10 ** (/\.(\d+)/.exec(printed)?.[1]?.length ?? 0)
	};
}
/** Two classes, or all, that make a count which the document prints beside warrants or their shares. */
function sumChecks(flat, part, counted) {
	const groups = [...counted.length > 2 ? [counted] : [], ...counted.flatMap((one, at) => counted.slice(at + 1).map((other) => [one, other]))];
	const summed = /* @__PURE__ */ new Set();
	for (const group of groups) {
		const total = group.reduce((sum, { count }) => sum + count, 0);
		if (counted.some(({ count }) => count === total)) continue;
		for (const { words } of currentSentences(flat, part, numberPattern(total), 5)) if (/\bwarrants?\b|\bunderlying\b|\bissuable\b/i.test(words)) for (const { index } of group) summed.add(index);
	}
	return [...summed].map((index) => ({
		name: "counts-add-up-to-stated-count",
		passed: true,
		path: `warrants[${index}].count`
	}));
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
		found.push(placed$1(match, start));
		if (found.length >= most) break;
	}
	return found;
}
function firstMatch(text, { start, end }, pattern) {
	const match = pattern.exec(text.slice(start, end));
	pattern.lastIndex = 0;
	return match === null ? null : placed$1(match, start);
}
function placed$1(match, offset) {
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
/** A range of a part, in the whole that the part begins at `offset` of. */
function shifted({ start, end }, offset) {
	return {
		start: offset + start,
		end: offset + end
	};
}

// parsers/overhang/conversion-price.ts
const FLOATING = verbose("gi")`
  variable conversion price|(?:conversion price|convert(?:ible|ed|s)?|price (?:per share )?equal to)
  \b[^;]{0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?:\) ?(?:percent)?)?(?: multiplied by| ?of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)
  |\b(?:lower|lesser|lessor) of\b(?:[^.]|\.\d){0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?: multiplied by| of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)
  |\b(?:lower|lesser|lessor) of\b(?:[^.;]|\.\d){0,200}?\b(?:closing|market|trading|bid|average) (?:\w+ )?price\b[^.;%]{0,140}?\b(?:date|time|notice) of (?:such |the |its |any )?conversion
  |\bconver(?:sion price|ts?|ted|tible)\b[^.;$%]{0,140}?\b(?:equal to|at|based on) (?:the|an?) (?:[\w-]+ ){0,2}?(?:average|closing|market|lowest)\b[^.;$%]{0,80}?\bprices?\b(?:[^.;$%]{0,140}?\b(?:trading days?|date of (?:the |such )?conversion)\b| per share of)
  |floating (?:market )?price|lowest (?:daily |market |intraday )?(?:trading|closing|bid|VWAP|volume[- ]weighted)
  |market price of[^.;]{0,60}time of (?:its )?conversion`;
/** Contingent conversion: these say when, not at what price. */
const CONTINGENT = /less than|exceed\w*|product of|greater than|at least|more than/i;
/** Prices of employee purchases and option grants. */
const OF_A_PLAN = /\b(?:employees?|(?:purchase|option|incentive|savings) plans?|plan participants?|stock options?|options? (?:granted|to purchase)|dividend reinvestment)\b/i;
const WHOLE = /\b100(?:\.0+)? ?(?:%|percent)/i;
const BREAK = /[.;] |\n/;
/** The words by which a conversion price follows the market; null where it does not. */
function floatingIn(text, range) {
	const words = text.slice(range.start, range.end);
	const pattern = new RegExp(FLOATING);
	for (let match = pattern.exec(words); match !== null; match = pattern.exec(words)) {
		const end = pattern.lastIndex;
		const own = sentenceAround(words, match.index, end);
		const last = sentenceAround(words, end - 1, end);
		const isInterest = PAID_IN_SHARES.test(last) && !/\bconver[st]/i.test(last);
		const isOther = (OF_A_PLAN.test(own) || WHOLE.test(match[0])) && !/conver[st]/i.test(own.split(BREAK).at(-1) ?? "");
		const lead = words.slice(Math.max(0, match.index - 200), match.index).split(BREAK).at(-1) ?? "";
		if (!CONTINGENT.test(match[0]) && !isOther && !isInterest && !isOfOthers(own) && !UPON_DEFAULT.test(lead + match[0])) return {
			start: range.start + match.index,
			end: range.start + end
		};
		pattern.lastIndex = match.index + 1;
	}
	return null;
}
/** "Upon an Event of Default the conversion price shall be 70% of the lowest price": no term of a note in good standing. */
const UPON_DEFAULT = /\b(?:upon|after|following|during|if|in the event of)\b[^.;,]{0,60}\bdefault\b[^.;,]{0,60},? (?:the |such |its )?(?:holder|lender|investor|noteholder|conversion price|notes?|debentures?|price)\b/i;
/** Whether words that end with a conversion price make it one of default only. */
function isUponDefault(words) {
	return UPON_DEFAULT.test(words.split(BREAK).at(-1) ?? "");
}
/** Interest and installments in shares, valued by the market. */
const PAID_IN_SHARES = /\b(?:interest|installments?|amorti[sz]ation)\b[^.;]{0,80}\b(?:paid|payable|payments?|pay)\b[^.;]{0,80}\b(?:shares|stock)\b/i;
/** Notes of other issuers, and a true-up: what the market decides there is no conversion. */
function isOfOthers(sentence) {
	return /\b(?:is|are) (?:less|lower) than\b/i.test(sentence) && !/conver[st]/i.test(sentence) || /\b(?:unrelated|other|another) (?:issuers?|compan(?:y|ies))\b/i.test(sentence);
}
/** From the start of the sentence where a match begins to the end of the one where it ends, at most 300 characters. */
function sentenceAround(words, start, end) {
	const lead = words.slice(Math.max(0, start - 300), start).split(BREAK).at(-1) ?? "";
	const [rest = ""] = words.slice(end, end + 300).split(BREAK);
	return lead + words.slice(start, end) + rest;
}
const CHECK = "shares per $1,000 × conversion price = $1,000";
const RATE$2 = "(?<!\\d|\\d[,.])(\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?|\\d+\\.\\d+)";
const THOUSAND = "(?:US)?\\$ ?1,000(?![\\d,.]*\\d)";
/** "30.9598 shares of common stock per $1,000 principal amount", "each $1,000 principal amount is convertible into 50 shares". */
const RATIO = verbose("gi")`
  ${RATE$2} (?:(?:Class [A-Z] )?(?:common |ordinary )?shares|ADSs)(?: of [^.;$\d]{3,60}?)? (?:per|for each) ${THOUSAND}|\beach ${THOUSAND} (?:in |of )?(?:aggregate )?principal(?:[^.;$\d]|\b(?:19|20)\d\d\b){0,100}?(?:into|for|of|is|equals) (?:approximately )?${RATE$2} (?:common |ordinary )?shares`;
/** The first conversion rate of a range, in shares. */
function sharesPerThousand(text, range) {
	return captured(matchesIn(text, range, RATIO, 1)[0]);
}
/** A conversion rate and its price are in one sentence or in neighboring ones. */
const NEAR = 300;
/** The price is printed rounded, the rate often to four places. */
const TOLERANCE$1 = .002;
/** The tolerance for a low price's own rounding; "$32" may have lost its cents. */
const MOST$2 = .005;
/** Checks conversion prices against the shares per $1,000 beside them: sure if they agree, doubtful if none does. */
function checkRatios({ text }, items) {
	const checks = [];
	return {
		items: items.map((item) => {
			const price = item.get("conversionPrice");
			if (price === void 0 || typeof price.value !== "number") return item;
			const { value, at } = price;
			const rates = matchesIn(text, {
				start: Math.max(0, at.start - NEAR),
				end: at.end + NEAR
			}, RATIO);
			if (rates.length === 0 || rates.some(({ start, end }) => start <= at.start && at.end <= end)) return item;
			const decimals = /\.(\d+)$/.exec(text.slice(at.start, at.end))?.[1]?.length ?? 0;
			const most = Math.min(MOST$2, Math.max(TOLERANCE$1, .5 / 10 ** decimals / value));
			const passed = rates.some((rate) => Math.abs(numberOf(captured(rate)?.text ?? "") * value / 1e3 - 1) <= most);
			checks.push({
				name: CHECK,
				passed
			});
			if (!passed) return new Map(item).set("conversionPrice", {
				...price,
				confidence: Math.min(price.confidence, STATED),
				witnesses: []
			});
			const checked = new Map(item).set("conversionPrice", withWitness(price, "arithmetic"));
			const isVariable = item.get("variablePrice");
			return isVariable?.value === false ? checked.set("variablePrice", withWitness(isVariable, "arithmetic")) : checked;
		}),
		checks
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

// parsers/overhang/convertible-names.ts
/** For patterns. */
const MONTH_NAMES = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
/** Behind a month a year is that of an issue: "July 2019 Notes". */
const NO_MONTH = `(?<!\\b${MONTH_NAMES} )`;
const MONEY$1 = "((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?!\\d|[A-Za-z]\\d)(?: (?:million|billion|thousand))?)";
const NOTE = "((?:% )?(?:(?:(?:\\d{1,2}(?:\\.\\d{1,4})?|\\d{1,2} \\d/\\d) ?%|[A-Z][\\w-]{0,60}|senior|(?:un)?secured(?: and(?= subordinated| senior))?|subordinated|original|issue|discount|promissory|redeemable|exchangeable|junior|mandatorily|zero|coupon|cash-pay|PIK) ){0,8}?[Cc]onvertible (?:[\\w-]+ ){0,4}?(?:[Nn]otes?|[Dd]ebentures?|[Bb]onds?|[Ll]oans?)(?: due (?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4}(?!\\d))?)";
const GONE$1 = /\b(?:repurchased?|redeem(?:ed|s)?|retired?|repaid|repay(?:ment)?|exchanged?|extinguish\w*|settled|converted|cancel\w*|paid off|paid in full|satisfied in full|forgiven)\b/i;
const NEGATED = /not convertible|no longer convertible|non-convertible|\bnone of (?:the|these|our|its) [^.;]{0,40}convertible/i;
/** Amounts that are no principal owed: of other years, of others, and what shares were issued for ("upon conversion of $50,000"). */
const PRIOR = /\bissued\b[^.;]{0,80}\bshares\b[^.;$]{0,120}\bunder the [^.;$]{0,60}(?:notes?|debentures?)\b[^.;$]{0,30}\bfor\b|\bconversion notices?\b[^.;]{0,200}\bissued\b|\b(?:is|are|was|were) (?:presented|stated|shown|reported|recorded|carried) net of\b|\bissued\b[^.;]{0,120}\b(?:shares|stock)\b[^.;$]{0,120}\b(?:upon|on|for|in|as) (?:the |a |partial |full |result of ){0,3}conversions? of (?:the )?(?:\$|principal|notes?|debentures?)|\bfair value\b|interest expense|\bamortiz\w+|\bunamorti[sz]ed (?:debt )?(?:discounts?|issuance costs?) (?:on|of|for|related)\b|\bgain\b|\bloss on\b|\binvestments? in (?:[\w-]+ ){0,3}convertible\b|\bheld for investment\b|\bbeneficial owner\b/i;
/** In the order of the text. */
function byPrincipal(a, b) {
	return a.principalAt.start - b.principalAt.start;
}
/** A name without white space at its ends. */
function trimmedLabel({ text, start }) {
	return {
		text: text.trim(),
		start,
		end: start + text.trimEnd().length
	};
}
/** The interest rate in the name of a class, in percent; its place counts from the start of the name. */
function rateIn(label) {
	const match = firstMatch(label, {
		start: 0,
		end: label.length
	}, /(\d{1,2}(?:\.\d{1,4})?)(?: (\d)\/(\d))? ?%/);
	if (match === null) return null;
	const [whole, numerator, denominator] = match.groups;
	const fraction = numerator === void 0 ? 0 : Number(numerator) / Number(denominator);
	return {
		value: Number(whole) + fraction,
		start: match.start,
		end: match.end
	};
}
/** A source for patterns that find a rate however many zeros it is printed with: 4 also as "4.00", 5.5 as "5.50". */
function ratePattern(rate) {
	return `(?<![\\d.])${String(rate).replace(".", "\\.")}${Number.isInteger(rate) ? "(?:\\.0{1,4})?" : "0{0,3}"} ?`;
}
/** Years in which an instrument of an electronic filing may mature. */
const [EARLIEST, LATEST] = [1990, 2100];
/** "June 2027" as YYYY-MM. */
function monthIn(printed) {
	const [, month, year] = /^([A-Z][a-z]{2,8}) (\d{4})$/.exec(printed) ?? [];
	return datesIn(`${month} 1, ${year}`)[0]?.date.slice(0, 7) ?? null;
}
/** A maturity as YYYY-MM-DD, a month or a year alone; null for impossible dates ("May 0, 2026") and years. */
function maturityDateOf(printed) {
	const date = datesIn(printed)[0]?.date ?? (/^\d{4}$/.test(printed) ? printed : monthIn(printed));
	const year = Number(date?.slice(0, 4));
	return year >= EARLIEST && year <= LATEST ? date : null;
}

// parsers/overhang/defined-names.ts
/** "13% convertible promissory notes (each, a "Harbor Note" and collectively, the "Harbor Notes")". */
const DEFINED$1 = verbose("gi")`
  \bconvertible (?:[\w-]{1,30} ){0,3}?(?:notes?|debentures?|bonds?)(?: due [^.;()"]{4,30})? \((?:each,? |collectively,? |an? |the |individually,? ){0,3}"([^"]{5,40}?)"(?:[^)"]{1,40}"([^"]{5,40}?)")?`;
/** "an aggregate of $5.0 million of convertible debentures to an investor (the "$5M Debentures")". */
const DEFINED_LATER = /\bconvertible (?:[\w-]{1,30} ){0,3}?(?:notes?|debentures?|bonds?)\b[^.;()"]{1,160}\((?:the |each,? an? )?"([^"]{5,40}?(?:Notes?|Debentures?|Bonds?)|(?:Note|Debenture) [A-Z\d])"\)/gi;
const NAME$1 = /^(?:(?:[$\w.-]+ ){1,4}(?:Notes?|Debentures?|Bonds?)|(?:Note|Debenture) [A-Z\d])$/;
const MOST$1 = 20;
/** The names that a document defines for its convertible notes, of two words at least, in the singular. */
function definedNames({ text }) {
	const names = /* @__PURE__ */ new Set();
	for (const wording of [DEFINED$1, DEFINED_LATER]) for (const [, one, other] of text.matchAll(wording)) {
		for (const name of [one, other]) if (name !== void 0 && NAME$1.test(name)) names.add(name.replace(/s$/, ""));
		if (names.size > MOST$1) break;
	}
	return [...names];
}

// parsers/overhang/issue-days.ts
/** "On March 14, 2023, we entered into a 5% convertible note …", "In June 2024 the Company issued …". */
const ISSUED_ON = verbose("i")`
  ^(?:On|Effective|In|During)(?: as of| or about)? ([A-Z][a-z]{2,8} \d{1,2}, \d{4}|[A-Z][a-z]{2,8},? \d{4}),?
  (?:(?!\b(?:amend|extend|exchang|convert(?!ible)|repa(?:id|y)|modif))[^.;$]){0,200}?
  \b(?:issued|sold|entered into|executed|borrowed|received|closed|completed|made|signed|delivered|loaned|lent)\b`;
/**
* The day on which a sentence says that notes were issued, as YYYY-MM-DD; the month where it gives no day; null where it
* does not begin with one.
*/
function issueDayOf({ text }, { start, end }) {
	const printed = ISSUED_ON.exec(text.slice(start, Math.min(end, start + 400)).trimStart())?.[1];
	if (printed === void 0) return null;
	const day = /\d, \d{4}$/.test(printed) ? printed : printed.replace(/,? (\d{4})$/, " 1, $1");
	const date = datesIn(day)[0]?.date ?? null;
	return day === printed ? date : date?.slice(0, 7) ?? null;
}
/** Whether two days, or months, of issue cannot be the same. */
function areDaysApart(one, other) {
	return one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one);
}

// parsers/overhang/own-sentences.ts
/**
* Sentences that may witness the value of an item. Two notes of one amount are two facts: a sentence that gives another
* item its equal value, names another's note, or says that notes were issued on another day, is no witness.
*/
function ownSentences(flat, part, items) {
	const names = items.length > 1 ? definedNames(flat) : [];
	const sentenceAt = ({ start }) => sentenceOf(flat, start);
	const wordsOf = ({ start, end }) => flat.text.slice(start, end);
	const homes = items.map((item) => {
		const at = item.get("principal")?.at ?? item.get("label")?.at;
		return at === void 0 ? null : sentenceAt(at);
	});
	const namesOf = (index) => {
		const home = homes[index];
		return home == null ? [] : names.filter((name) => wordsOf(home).includes(name));
	};
	const of = (index, member, figure) => {
		const stated = items[index]?.get(member);
		if (stated === void 0) return [];
		const own = sentenceAt(stated.at);
		const home = homes[index] ?? own;
		const equals = items.filter((other, at) => at !== index && other.get(member)?.value === stated.value);
		const isOfEqual = ({ start, end }) => equals.some((other) => {
			const place = other.get(member)?.at;
			return place !== void 0 && start <= place.start && place.end <= end;
		});
		const ownNames = namesOf(index);
		const otherNames = items.flatMap((_, at) => namesOf(at)).filter((name) => !ownNames.includes(name));
		const others = equals.flatMap((other) => homes[items.indexOf(other)] ?? []);
		const isBehindOther = ({ start }) => others.some((other) => other.start <= start && (home.start > start || other.start > home.start));
		const isNamed = (words, all) => all.some((name) => words.includes(name));
		return sentencesWith(flat, figure, 60).filter((sentence) => sentence.start < part.end && sentence.start !== own.start).filter((sentence) => {
			const words = wordsOf(sentence);
			if (isNamed(words, ownNames)) return true;
			if (isOfEqual(sentence) || isBehindOther(sentence) || areDaysApart(issueDayOf(flat, home), issueDayOf(flat, sentence))) return false;
			return !isNamed(words, otherNames);
		}).map(wordsOf);
	};
	return { of };
}

// parsers/overhang/convertible-checks.ts
const NOTES$2 = /\b(?:convertible|notes?|debentures?|preferred)\b/i;
/** What a sentence on a principal says, beside the notes. */
const OWED$1 = /\b(?:principal|face|outstanding|issued|sold|sale)\b/i;
/** What is left: two statements of an issue say nothing of it. */
const LEFT = /\b(?:outstanding|remain\w*|balances?|owed|owing)\b/i;
/** "$0.2 million" recurs by chance. */
const ROUND = /\$ ?\d(?:\.0)? (?:million|billion)|\$ ?0?\.\d million/;
/** A rounded count of shares or a price to the cent. */
const TOLERANCE = .005;
/**
* Compares the terms of each convertible with what other places of the document say of it. A check whose evidence the
* document does not hold is not recorded.
*/
function convertibleChecks(flat, part, items) {
	const own = ownSentences(flat, part, items);
	const isOfSeveral = items.length > 1;
	const tells = (item, member, words) => !isOfSeveral || hasOtherTerm(item, member, words);
	return items.flatMap((item, index) => {
		const checks = [];
		const add = (member, name, passed) => {
			if (passed !== null) checks.push({
				name,
				passed,
				path: `convertibles[${index}].${member}`
			});
		};
		const number = (member) => {
			const value = item.get(member)?.value;
			return typeof value === "number" ? value : null;
		};
		const restated = (member, pattern, isAbout) => own.of(index, member, pattern).some((words) => isAbout(words) && tells(item, member, words)) ? true : null;
		const digits = number("principal")?.toLocaleString("en-US") ?? "";
		const isLeft = LEFT.test(sentenceWords(flat, item.get("principal")));
		const isOfNotes = (words) => NOTES$2.test(words) && (isLeft || LEFT.test(words)) && (words.includes(digits) || !ROUND.test(words) || OWED$1.test(words));
		const [principal, price, shares] = [
			number("principal"),
			number("conversionPrice"),
			number("sharesIssuable")
		];
		if (principal !== null && isTelling$1(principal)) add("principal", "principal-stated-in-another-sentence", restated("principal", numberPattern(principal), isOfNotes));
		if (price !== null) add("conversionPrice", "conversion-price-stated-in-another-sentence", restated("conversionPrice", pricePattern(price), (words) => /\bconver[st]/i.test(words)));
		if (item.get("variablePrice")?.value !== true && item.get("ratchet")?.value !== true && principal !== null && price !== null && shares !== null) add("sharesIssuable", "principal-over-conversion-price-is-shares-issuable", Math.abs(principal / price / shares - 1) <= TOLERANCE);
		if (isOfSeveral) return checks;
		add("interestRate", "interest-rate-stated-beside-the-name", isRateRestated(flat, part, item));
		add("interestRate", "interest-rate-in-the-name-elsewhere", isRateOfName(flat, part, item));
		return checks;
	});
}
function sentenceWords(flat, stated) {
	if (stated === void 0) return "";
	const { start, end } = sentenceOf(flat, stated.at.start);
	return flat.text.slice(start, end);
}
/** Whether words give another figure of the same instrument: one amount or price alone may be another's. */
function hasOtherTerm(item, member, words) {
	const figure = (other, pattern) => {
		const value = item.get(other)?.value;
		return other !== member && typeof value === "number" && pattern(value).test(words);
	};
	return figure("principal", numberPattern) || figure("conversionPrice", pricePattern) || figure("sharesIssuable", numberPattern);
}
/** The rate before the name of convertible notes in another sentence; null where there is none. */
function isRateOfName(flat, part, item) {
	const rate = item.get("interestRate");
	if (typeof rate?.value !== "number") return null;
	const printed = new RegExp(`${ratePattern(rate.value)}% (?:(?!original|OID|discount)[\\w-]+ ){0,4}?convertible\\b`, "gi");
	return otherSentences(flat, part, printed, [rate.at]).some((words) => NOTES$2.test(words)) ? true : null;
}
/** The rate of the name, against "bear interest at" in another sentence; null where either is missing. */
function isRateRestated(flat, part, item) {
	const [label, rate] = [item.get("label"), item.get("interestRate")];
	if (label === void 0 || typeof rate?.value !== "number" || rateIn(String(label.value)) === null) return null;
	const printed = new RegExp(`\\binterest\\b[^.;%]{0,80}?${ratePattern(rate.value)}(?:%|percent)`, "gi");
	return otherSentences(flat, part, printed, [label.at, rate.at]).some((words) => NOTES$2.test(words)) ? true : null;
}

// parsers/overhang/convertible-evidence.ts
const PREFERRED$1 = /\bpreferred\b/i;
/**
* Leaves the witnesses of convertibles that are about the same value of the same instrument. The head of a column of debt
* is none: it may be of what was issued, of an earlier day or of another table's notes. Where a document has several
* instruments, a second statement in the text about one may be about another.
*/
function independentOnly(items) {
	return items.map((item) => {
		const isDebt = !PREFERRED$1.test(String(item.get("label")?.value));
		const counts = (witness) => !(witness === "section" && isDebt) && !(witness === "place" && items.length > 1);
		return new Map([...item].map(([member, value]) => [member, {
			...value,
			witnesses: (value.witnesses ?? []).filter(counts)
		}]));
	});
}

// parsers/clauses/verbs.ts
/** Base forms of the verbs of filings by what happens; irregular pasts follow a slash. */
const VERBS = {
	agree: "agree undertake/undertook/undertaken covenant promise commit",
	enter: "enter execute sign",
	issue: "issue grant/granted allot",
	sell: "sell/sold offer dispose transfer pledge hedge assign lend/lent encumber market",
	purchase: "purchase buy/bought subscribe acquire repurchase",
	convert: "convert exchange",
	exercise: "exercise",
	expire: "expire lapse mature",
	redeem: "redeem",
	repay: "repay/repaid prepay/prepaid satisfy extinguish",
	pay: "pay/paid",
	receive: "receive",
	close: "close complete consummate",
	change: "change rename amend",
	effect: "effect implement effectuate",
	become: "become/became/become take/took/taken go/went/gone",
	begin: "begin/began/begun commence start",
	trade: "trade list quote",
	move: "move",
	delist: "delist suspend remove",
	notify: "notify inform advise",
	regain: "regain cure",
	fail: "fail",
	waive: "waive release",
	terminate: "terminate cancel withdraw/withdrew/withdrawn rescind abandon",
	file: "file submit",
	approve: "approve adopt ratify",
	authorize: "authorize authorise permit allow",
	announce: "announce disclose report",
	propose: "propose recommend",
	determine: "determine decide select set/set/set fix",
	hold: "hold/held own",
	extend: "extend",
	increase: "increase raise",
	decrease: "decrease reduce",
	split: "split/split/split combine subdivide reclassify consolidate",
	merge: "merge",
	prohibit: "prohibit restrict preclude refrain forbid/forbade/forbidden bar",
	participate: "participate",
	register: "register"
};
/** Verbs whose last consonant doubles. */
const DOUBLED = /^(?:transfer|submit|commit|permit|allot|bar|set|split|begin|forbid)$/;
function pastOf(base) {
	if (base.endsWith("e")) return `${base}d`;
	if (DOUBLED.test(base)) return `${base}${base.slice(-1)}ed`;
	return base.replace(/(?<=[^aeiou])y$/, "i").concat("ed");
}
const FORMS = /* @__PURE__ */ new Map();
for (const [kind, list] of Object.entries(VERBS)) for (const entry of list.split(" ")) {
	const [base = "", past, participle] = entry.split("/");
	const regular = pastOf(base);
	FORMS.set(base, {
		kind,
		base,
		form: "base"
	});
	FORMS.set(/(?:s|x|ch|sh)$/.test(base) ? `${base}es` : base.replace(/(?<=[^aeiou])y$/, "ie").concat("s"), {
		kind,
		base,
		form: "third person"
	});
	const ing = base.endsWith("ee") ? `${base}ing` : regular.replace(/ed$/, "ing").replace(/iing$/, "ying");
	FORMS.set(ing, {
		kind,
		base,
		form: "ing"
	});
	if (past !== base) FORMS.set(past ?? regular, {
		kind,
		base,
		form: "past"
	});
	if (participle !== void 0 && participle !== base && participle !== past) FORMS.set(participle, {
		kind,
		base,
		form: "participle"
	});
}
/** @example verbOf('sold') // { kind: 'sell', base: 'sell', form: 'past' } */
function verbOf(word) {
	return FORMS.get(word) ?? null;
}

// parsers/clauses/tokens.ts
const TOKEN = /(\p{L}+(?:'\p{L}+)*)|(\d(?:[\d,.]*\d)?)|([^\s\p{L}\d])/gu;
/**
* The tokens of a range, with their places in the whole text.
*
* @example tokensOf('a 90-day lock-up.').map(({ word }) => word) // ['a', '90', 'day', 'lock', 'up', '.']
*/
function tokensOf(text, offset = 0) {
	const tokens = [];
	for (const match of text.matchAll(TOKEN)) {
		const [printed, letters, digits] = match;
		const end = match.index + printed.length;
		if (printed === "-" && joins(text, match.index)) continue;
		const word = printed.toLowerCase();
		tokens.push({
			word,
			stem: letters === void 0 ? word : singular(word),
			kind: letters !== void 0 ? "word" : digits !== void 0 ? "number" : "mark",
			isCapital: letters !== void 0 && printed.charAt(0) !== word.charAt(0),
			start: offset + match.index,
			end: offset + end
		});
	}
	return tokens;
}
function joins(text, at) {
	return at > 0 && /[\p{L}\d)]/u.test(text.charAt(at - 1)) && /[\p{L}\d]/u.test(text.charAt(at + 1));
}
/** @example singular('securities') // 'security' */
function singular(word) {
	if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is|'s)$/.test(word)) return word;
	if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
	return word.replace(/(?<=ss|ch|sh|x)es$|s$/, "");
}

// parsers/clauses/lexicon.ts
/**
* A lexicon of comma-separated phrases; the longest one that fits counts. Number and hyphens do not matter: "lock up"
* finds "Lock-Ups".
*
* @example lexicon({ agent: 'placement agent, underwriter' })(tokensOf('the Placement Agents'), 1) // { kind: 'agent', length: 2 }
*/
function lexicon(phrases) {
	const root = {
		kind: null,
		next: /* @__PURE__ */ new Map()
	};
	for (const [kind, list] of Object.entries(phrases)) for (const phrase of list.split(",")) {
		let branch = root;
		for (const { stem } of tokensOf(phrase)) {
			const next = branch.next.get(stem) ?? {
				kind: null,
				next: /* @__PURE__ */ new Map()
			};
			branch.next.set(stem, next);
			branch = next;
		}
		branch.kind = kind;
	}
	return (tokens, at) => {
		let found = null;
		let branch = root;
		for (let length = 1; branch !== void 0 && at + length <= tokens.length; length += 1) {
			branch = branch.next.get(tokens[at + length - 1]?.stem ?? "");
			if (branch?.kind != null) found = {
				kind: branch.kind,
				length
			};
		}
		return found;
	};
}

// parsers/clauses/vocabulary.ts
/** Who acts in the sentences of filings. */
const partyAt = lexicon({
	issuer: "we, us, company, our company, issuer, registrant, corporation",
	/** Companies that are not the one that files. */
	"other company": "shell company, parent company, holding company, blank check company, operating company, private company, investment company, acquisition company, portfolio company, transfer company, insurance company, each other company",
	board: "board, board of directors, board of trustees, board of director, committee",
	insiders: "director and officer, officer and director, director and executive officer, executive officer and director, director, officer, executive officer, senior officer, management team",
	holders: "stockholder, shareholder, securityholder, security holder, unitholder, holder, sponsor, founder, insider, undersigned, optionholder, optionee",
	investors: "investor, purchaser, buyer, subscriber, lender, noteholder, creditor",
	agents: "underwriter, representative, placement agent, sales agent, agent, manager, dealer manager, book runner, bookrunner, financial advisor, initial purchaser",
	exchange: "nasdaq, nyse, nasdaq stock market, new york stock exchange, exchange, panel, hearings panel, listing qualifications, nyse american, nyse regulation",
	regulator: "sec, commission, finra, securities and exchange commission"
});
/** What is issued, promised, proposed or agreed on. */
const instrumentAt = lexicon({
	shares: "share, stock, common stock, ordinary share, common share, capital stock, class a common stock",
	ads: "ads, american depositary share, american depositary receipt, adr",
	preferred: "preferred stock, preferred share, preference share",
	warrants: "warrant, purchase warrant, common stock purchase warrant, common warrant",
	"pre-funded warrants": "pre funded warrant, prefunded warrant, pre paid warrant, penny warrant",
	options: "stock option, option, equity award, restricted stock unit, rsu",
	convertibles: "convertible note, convertible debenture, convertible promissory note, convertible senior note, senior convertible note, convertible preferred stock",
	debt: "note, promissory note, debenture, bond, loan, line of credit, credit facility, indebtedness, term loan",
	units: "unit, common unit, pre funded unit",
	securities: "security, equity security, common stock equivalent, ordinary share equivalent, share equivalent, equity, equity linked security, debt security",
	"lock-up": "lock up, lockup, lock up agreement, lockup agreement, lock up period, standstill, stand still, market standoff, market stand off, standstill agreement, leak out, leak out agreement, clear market",
	"first refusal": "right of first refusal, first right of refusal, first refusal, first refusal right, rofr",
	participation: "right of participation, participation right, right to participate, preemptive right, pre emptive right",
	"reverse split": "reverse stock split, reverse split, reverse share split, share consolidation, stock consolidation, consolidation, reverse ads split",
	"forward split": "forward stock split, forward split, stock split, share split, stock dividend, bonus issue, share subdivision, subdivision",
	split: "split",
	"variable rate transaction": "variable rate transaction, at the market offering, equity line of credit",
	registration: "registration statement, prospectus, prospectus supplement, shelf registration",
	amendment: "amendment, certificate of amendment, articles of amendment, certificate of change, certificate of incorporation, articles of incorporation, charter amendment",
	offering: "offering, public offering, registered direct offering, private placement, rights offering, financing",
	merger: "business combination, merger, share exchange, merger agreement, business combination agreement",
	deficiency: "notice of delisting, deficiency letter, notification letter, bid price requirement, deficiency",
	name: "name, corporate name, legal name, name change, change of name",
	symbol: "symbol, ticker, ticker symbol, trading symbol, stock symbol, symbol change"
});
/** Words that open a clause, by what the clause is to its host. Those of time do so only before a subject and its verb. */
const markerAt = lexicon({
	condition: "if, unless, provided that, provided, provided however, in the event that, in the event of, in the event, in case, in the case that, assuming, so long as, as long as, to the extent, whether, should",
	exception: "except, except that, except for, other than, excluding, with the exception of, save for, but not including",
	time: "until, till, when, once, while, after, before, since, as soon as, by the time, upon, following, prior to",
	reason: "because, as, although, though, whereas, since",
	relative: "which, who, whom, whose, that, where, under which, pursuant to which, in which, by which, of which, during which"
});
/** What bounds the amount or period behind it. */
const boundAt = lexicon({
	"at most": "up to, at most, not more than, no more than, not to exceed, not exceeding, maximum of, a maximum of, no greater than, not greater than, less than, as much as, as many as",
	by: "no later than, not later than, later than, on or before",
	"at least": "at least, not less than, no less than, a minimum of, minimum of, not fewer than, more than, in excess of",
	about: "approximately, about, roughly, nearly, an estimated, an aggregate of approximately"
});
/** Words before an infinitive or participle that say how real it is, beside the auxiliaries. */
const attitudeAt = lexicon({
	proposed: "proposal to, proposal for, proposes to, propose to, proposed to, intends to, intend to, intended to, intention to, plans to, plan to, planned to, seeks to, seek to, seeking to, considering, contemplates, proposing to, wishes to, hopes to, request to, approval to, asked to, asking to, proposed, vote on, vote to, approval of",
	ahead: "expects to, expect to, expected to, anticipates, anticipated to, scheduled to, about to, obligated to, obligation to, required to, agreement to",
	permitted: "permitted to, entitled to, authorized to, authority to, authorization to, discretion to, option to, right to, ability to, able to, allowed to, eligible to, free to, power to, elect to, choose to, authorize the board to",
	negated: "prohibited from, refrain from, restricted from, precluded from, prevented from, barred from, prohibits, prohibit, unable to, failed to, fails to, fail to, failure to, prohibited to, forbidden to, decline to, declined to, neither, nor, without"
});

// parsers/clauses/events.ts
const MODALS = {
	will: "ahead",
	shall: "ahead",
	must: "ahead",
	may: "permitted",
	cannot: "permitted",
	can: "permitted",
	would: "conditional",
	could: "conditional",
	might: "conditional",
	should: "conditional"
};
const HAVE = /* @__PURE__ */ new Set([
	"has",
	"have",
	"had",
	"having"
]);
const BE = /* @__PURE__ */ new Set([
	"is",
	"are",
	"was",
	"were",
	"be",
	"been",
	"being",
	"am"
]);
const NEGATIONS = /* @__PURE__ */ new Set([
	"not",
	"never",
	"cannot",
	"neither",
	"nor",
	"won't",
	"n't"
]);
/** Auxiliaries that make a clause finite on their own. */
const FINITE = /* @__PURE__ */ new Set([
	...Object.keys(MODALS),
	"has",
	"have",
	"had",
	"is",
	"are",
	"was",
	"were",
	"cannot",
	"did",
	"does",
	"do"
]);
/** What may come between an auxiliary and its verb. */
const BETWEEN = new Set("also previously directly indirectly or and to it only further immediately automatically hereby not first no then thereafter subsequently currently either , each they we any of them".split(" "));
const LOOK_BACK = 10;
const NO_LEAD = {
	event: null,
	leader: null,
	open: null
};
/** The verbs of a clause outside of its nouns ("reverse split"), and what it leaves to the next one. */
function eventsIn(tokens, nouns, lead) {
	const events = [];
	let { open } = lead;
	let isNeither = false;
	let noun = 0;
	for (const [at, token] of tokens.entries()) {
		const modal = MODALS[token.word];
		if (token.word === "neither") isNeither = true;
		if (modal !== void 0 && !isMonth(tokens, at)) open = {
			modality: modal,
			negated: isNeither || token.word === "cannot" || NEGATIONS.has(tokens[at + 1]?.word ?? "")
		};
		const verb = token.kind === "word" ? verbOf(token.word) : null;
		while ((nouns[noun]?.end ?? Number.POSITIVE_INFINITY) <= token.start) noun += 1;
		if (verb === null || (nouns[noun]?.start ?? token.end) < token.end || isNoun(tokens, at, verb)) continue;
		const event = eventAt(tokens, at, verb, {
			event: events.at(-1) ?? lead.event,
			leader: events.at(-1) ?? lead.leader,
			open
		});
		events.push(isNeither && !event.negated ? {
			...event,
			negated: true
		} : event);
		if (verb.form !== "ing" && event.finite) open = null;
	}
	const last = events.at(-1);
	const leader = last === void 0 ? lead.leader : events.findLast(({ kind }) => kind === last.of) ?? last;
	return {
		events,
		lead: {
			event: last ?? lead.event,
			leader,
			open
		}
	};
}
/** Gerunds that are nouns unless a form of "be" or a determiner says otherwise. */
const GERUND_NOUNS = new Set("closing offering trading listing filing holding meeting".split(" "));
const DETERMINERS = new Set("the a an our its their such this that each any his".split(" "));
/** After these a base form is a noun too: "the offer", "per exchange". */
const NOUN_LEADS = /* @__PURE__ */ new Set([...DETERMINERS, ..."in of by for per prior no first new on from with last early".split(" ")]);
const GERUND_LEADS = /* @__PURE__ */ new Set([...DETERMINERS, ..."after before at upon following of".split(" ")]);
function isNoun(tokens, at, { form }) {
	const before = tokens[at - 1]?.word ?? "";
	if (form === "ing") {
		if (GERUND_LEADS.has(before)) return true;
		return GERUND_NOUNS.has(tokens[at]?.word ?? "") && !BE.has(before) && !DETERMINERS.has(tokens[at + 1]?.word ?? "");
	}
	return form !== "past" && form !== "participle" && NOUN_LEADS.has(before);
}
function eventAt(tokens, at, verb, { event: previous, leader, open }) {
	const { start = 0, end = 0 } = tokens[at] ?? {};
	const head = {
		kind: verb.kind,
		verb: verb.base,
		start,
		end
	};
	const group = groupBefore(tokens, at, verb);
	if (isBare(tokens, at, verb, group)) {
		if (open !== null) return {
			...head,
			...open,
			of: null,
			finite: true
		};
		if (previous !== null) return {
			...previous,
			...head,
			finite: true
		};
	}
	const governor = isGoverned(verb, group) && group.attitude === null ? leader : null;
	const isFree = group.negated && (group.attitude === "ahead" || group.attitude === "proposed");
	const isBarred = group.attitude === "negated" || governor?.kind === "prohibit" && !governor.negated;
	const isPassive = group.hasBe || group.hasHave;
	return {
		...head,
		modality: isFree ? "permitted" : modalityOf(verb, group, governor),
		negated: !isFree && (group.negated || isBarred),
		of: governor?.kind ?? null,
		finite: !(verb.form === "past" || verb.form === "participle") || isPassive || isPredicate(tokens, at)
	};
}
/** An infinitive or gerund; what it says depends on the verb before it. */
function isGoverned(verb, { infinitive, modal, hasBe, hasHave }) {
	if (verb.form === "base") return infinitive && modal === null;
	return verb.form === "ing" && modal === null && !hasBe && !hasHave;
}
function isBare(tokens, at, verb, group) {
	const { modal, negated, hasBe, hasHave, infinitive, attitude } = group;
	if (modal !== null || negated || hasBe || hasHave || infinitive || attitude !== null) return false;
	return verb.form === "base" || verb.form === "ing" && /^(?:or|and|,)$/.test(tokens[at - 1]?.word ?? "");
}
/** What an infinitive behind certain events is worth. */
const OF_GOVERNOR = {
	agree: "ahead",
	enter: "ahead",
	authorize: "permitted",
	approve: "proposed",
	propose: "proposed",
	determine: "proposed",
	prohibit: "ahead",
	fail: "stated"
};
function modalityOf(verb, group, governor) {
	if (group.attitude !== null && group.attitude !== "negated") return group.attitude;
	if (group.modal !== null) return group.modal;
	if (governor !== null) return OF_GOVERNOR[governor.kind] ?? governor.modality;
	if (group.infinitive) return group.attitude === "negated" ? "ahead" : "proposed";
	if (verb.form === "past" || verb.form === "participle") return "done";
	if (group.hasHave) return "done";
	return "stated";
}
/** The auxiliaries and attitudes directly before a verb. */
function groupBefore(tokens, at, verb) {
	let modal = null;
	let [negated, hasHave, hasBe, infinitive] = [
		false,
		false,
		false,
		false
	];
	let attitude = null;
	for (let before = at - 1; before >= Math.max(0, at - LOOK_BACK); before -= 1) {
		const word = tokens[before]?.word ?? "";
		const found = attitudeAt(tokens, before);
		if (found !== null && before + found.length <= at && isBridge(tokens, before + found.length, at)) {
			attitude = found.kind;
			if (found.kind !== "negated") break;
		}
		if (NEGATIONS.has(word)) negated = true;
		if (word === "cannot") modal ??= "permitted";
		if (word === "to" && before >= at - 4 && verb.form === "base") infinitive = true;
		else if (MODALS[word] !== void 0 && !isMonth(tokens, before)) modal = MODALS[word] ?? null;
		else if (HAVE.has(word)) hasHave = true;
		else if (BE.has(word)) hasBe = true;
		else if (!NEGATIONS.has(word) && !BETWEEN.has(word) && found === null && !word.endsWith("ly")) break;
	}
	return {
		modal,
		negated,
		hasHave,
		hasBe,
		infinitive,
		attitude
	};
}
function isBridge(tokens, from, to) {
	return tokens.slice(from, to).every(({ word }) => BETWEEN.has(word) || BE.has(word) || HAVE.has(word) || word.endsWith("ly"));
}
function isMonth(tokens, at) {
	return tokens[at]?.word === "may" && tokens[at]?.isCapital === true && tokens[at + 1]?.kind === "number";
}
/** Behind these a past form qualifies the noun: "the last reported price", "shares issued in May". */
const ADJECTIVE_LEADS = new Set("the a an last newly previously such any".split(" "));
const REDUCED_BY = new Set("by in under pursuant upon to on at from as".split(" "));
const PRONOUNS = new Set("we it they company board".split(" "));
/** Whether a past form without auxiliary is the predicate behind a subject. */
function isPredicate(tokens, at) {
	const before = tokens[at - 1];
	if (before === void 0 || ADJECTIVE_LEADS.has(before.word)) return false;
	if (before.kind === "mark") return true;
	return !REDUCED_BY.has(tokens[at + 1]?.word ?? "") || before.isCapital || PRONOUNS.has(before.word);
}

// parsers/clauses/numbers.ts
const UNITS$2 = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const SMALL = new Map([
	...[...UNITS$2, ...TEENS].map((word, value) => [word, value]),
	...TENS.map((word, index) => [word, (index + 2) * 10]),
	...TENS.map((word, index) => [word.replace(/y$/, "ieth"), (index + 2) * 10]),
	...ORDINALS.map((word, value) => [word, value])
]);
/**
* A whole number that begins at a token, in digits or words, also ordinal, with its repetition in parentheses: `90`,
* `180th`, `one hundred and eighty (180)`, `first`. Null where the repetition differs.
*/
function wholeNumberAt(tokens, at) {
	const first = tokens[at];
	if (first?.kind === "number") {
		if (!/^\d{1,9}$/.test(first.word.replaceAll(",", ""))) return null;
		const suffix = /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.word ?? "") && tokens[at + 1]?.start === first.end ? 1 : 0;
		return {
			value: Number(first.word.replaceAll(",", "")),
			length: 1 + suffix
		};
	}
	let value = 0;
	let length = 0;
	for (let token = first; token?.kind === "word"; token = tokens[at + length]) {
		const small = SMALL.get(token.word);
		if (token.word === "hundred" && value > 0 && value < 10) value *= 100;
		else if (small !== void 0 && (length === 0 || isNext(value, small))) value += small;
		else if (token.word !== "and" || value < 100 || !SMALL.has(tokens[at + length + 1]?.word ?? "")) break;
		length += 1;
	}
	if (length === 0) return null;
	const [open, repeated, close] = tokens.slice(at + length, at + length + 3);
	if (open?.word !== "(" || repeated?.kind !== "number" || close?.word !== ")") return {
		value,
		length
	};
	return Number(repeated.word.replaceAll(",", "")) === value ? {
		value,
		length: length + 3
	} : null;
}
/** Whether a word goes on with a number: "one hundred" with "twenty", "twenty" with "four". */
function isNext(value, small) {
	return value >= 100 && value % 100 === 0 || value % 100 >= 20 && value % 10 === 0 && small > 0 && small < 10;
}

// parsers/clauses/quantities.ts
const UNITS$1 = {
	day: "day",
	week: "week",
	month: "month",
	year: "year",
	anniversary: "year"
};
const KINDS_OF_DAY = /* @__PURE__ */ new Set([
	"trading",
	"business",
	"calendar",
	"consecutive",
	"additional",
	"full",
	"more"
]);
/** What a period's words begin with: "for 90 days" is a term, "within 90 days" a deadline, "until 90 days after" an end. */
const LEADS = /* @__PURE__ */ new Set([
	"for",
	"within",
	"until",
	"during",
	"after",
	"over",
	"every",
	"in",
	"on",
	"than",
	"least",
	"beginning",
	"commencing",
	"ending"
]);
/** The periods of some tokens, in order. */
function periodsIn(tokens) {
	const found = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const period = periodAt(tokens, at);
		if (period === null) continue;
		found.push(period);
		while (at + 1 < tokens.length && (tokens[at + 1]?.end ?? 0) <= period.end) at += 1;
	}
	return found;
}
function periodAt(tokens, at) {
	const number = wholeNumberAt(tokens, at);
	const first = tokens[at];
	if (number === null || first === void 0) return null;
	let next = at + number.length;
	let of = null;
	while (KINDS_OF_DAY.has(tokens[next]?.word ?? "")) {
		const word = tokens[next]?.word;
		if (word === "trading" || word === "business") of = word;
		next += 1;
	}
	const unit = tokens[next];
	const name = UNITS$1[unit?.stem];
	if (unit === void 0 || name === void 0 || number.value === 0) return null;
	if (/(?:st|nd|rd|th)$|^(?:first|second|third)$/.test(tokens[at + number.length - 1]?.word ?? "") && unit.stem !== "anniversary" && unit.stem !== "day") return null;
	const anniversary = tokens[next + 1]?.stem === "anniversary" ? 1 : 0;
	const end = tokens[next + anniversary]?.end ?? unit.end;
	const bound = boundBefore(tokens, at);
	const anchor = anchorAt(tokens, next + anniversary + 1);
	return {
		start: first.start,
		end,
		count: number.value,
		unit: name,
		of,
		bound,
		lead: leadBefore(tokens, at),
		anchor
	};
}
function leadBefore(tokens, at) {
	for (let before = at - 1; before >= Math.max(0, at - 7); before -= 1) {
		const token = tokens[before];
		if (token === void 0 || token.kind === "mark") return null;
		if (LEADS.has(token.word) && token.word !== "than" && token.word !== "least") return token.word;
	}
	return null;
}
const ANCHORS = /* @__PURE__ */ new Set([
	"after",
	"following",
	"from",
	"of",
	"commencing",
	"beginning",
	"prior",
	"before",
	"post"
]);
const ANCHOR_ENDS = /* @__PURE__ */ new Set([
	"without",
	"not",
	"or",
	"unless",
	"except",
	"will",
	"shall",
	"may",
	"that",
	"which",
	"and"
]);
const LONGEST_ANCHOR = 16;
function anchorAt(tokens, from) {
	let at = from;
	if (tokens[at]?.stem === "period") at += 1;
	const first = tokens[at];
	if (first === void 0 || !ANCHORS.has(first.word)) return null;
	let end = at + 1;
	for (; end < Math.min(tokens.length, at + LONGEST_ANCHOR); end += 1) {
		const token = tokens[end];
		if (token === void 0 || ANCHOR_ENDS.has(token.word) && !token.isCapital) break;
		if (token.word === "in" && tokens[end + 2]?.word === "case") break;
		if (token.kind === "mark" && !(token.word === "," && tokens[end + 1]?.kind === "number")) break;
	}
	const last = tokens[end - 1];
	return last === void 0 || end - at < 2 ? null : {
		start: first.start,
		end: last.end
	};
}
/** What bounds the number at a token: "up to", "not less than", "approximately". */
function boundBefore(tokens, at) {
	for (let from = Math.max(0, at - 8); from < at; from += 1) {
		const bound = boundAt(tokens, from);
		if (bound === null || from + bound.length > at) continue;
		if (tokens.slice(from + bound.length, at).every(({ word }) => WITHIN_BOUND.has(word))) return bound.kind;
	}
	return null;
}
const WITHIN_BOUND = /* @__PURE__ */ new Set([
	"$",
	"a",
	"an",
	"the",
	"total",
	"aggregate",
	"of",
	"additional",
	"period",
	"another"
]);
/** The amounts of a text whose tokens are given, without the numbers of some ranges (dates, periods). */
function statedAmounts(text, offset, tokens, taken) {
	const found = [];
	let at = 0;
	let next = 0;
	for (const amount of amountsIn(text)) {
		const [start, end] = [offset + amount.start, offset + amount.end];
		while (next < taken.length && (taken[next]?.end ?? 0) <= start) next += 1;
		if ((taken[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
		while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1;
		let behind = at;
		while (behind < tokens.length && (tokens[behind]?.start ?? 0) < end) behind += 1;
		const isPrice = amount.currency !== null && /^(?:per|each|a|\/)$/.test(tokens[behind]?.word ?? "");
		const kind = amount.isPercent ? "percent" : isPrice ? "price" : amount.currency !== null ? "money" : "count";
		found.push({
			start,
			end,
			value: amount.value,
			kind,
			of: countedAt(tokens, behind),
			bound: boundBefore(tokens, at)
		});
	}
	return found;
}
const BEFORE_NOUN = 5;
/** The instrument that a number counts: of "1,020,000 newly issued shares" shares. */
function countedAt(tokens, from) {
	for (let at = from; at < Math.min(tokens.length, from + BEFORE_NOUN); at += 1) {
		const instrument = instrumentAt(tokens, at);
		if (instrument !== null) return instrument.kind;
		if (tokens[at]?.kind !== "word" || COUNT_ENDS.has(tokens[at]?.word ?? "")) return null;
	}
	return null;
}
const COUNT_ENDS = new Set("and or in on at for to by from with of per as".split(" "));

// parsers/clauses/split.ts
const DEEPEST = 3;
/** Splits the tokens of a sentence into clauses, in order; linear in their number. Pieces may be empty; hosts are numbers of pieces. */
function splitClauses(tokens) {
	const pieces = [];
	split(tokens, closings(tokens), 0, tokens.length, {
		role: "main",
		host: null,
		depth: 0
	}, pieces);
	return pieces;
}
/** The place of the parenthesis that closes each one. */
function closings(tokens) {
	const closing = /* @__PURE__ */ new Map();
	const open = [];
	for (const [at, { word, kind }] of tokens.entries()) {
		if (kind !== "mark") continue;
		if (word === "(") open.push(at);
		else if (word === ")") {
			const from = open.pop();
			if (from !== void 0) closing.set(from, at);
		}
	}
	return closing;
}
function split(tokens, closing, from, to, { role, host, depth }, pieces) {
	const base = pieces.length;
	let current = {
		tokens: [],
		role,
		marker: null,
		host
	};
	pieces.push(current);
	let hasVerb = false;
	const open = (next) => {
		current = {
			tokens: [],
			...next
		};
		pieces.push(current);
		hasVerb = false;
	};
	for (let at = from; at < to; at += 1) {
		const token = tokens[at];
		if (token === void 0) break;
		const close = closing.get(at);
		if (close !== void 0 && close < to) {
			const size = close - at - 1;
			if (size <= 1 && isFollowed(tokens, close) && isOrdinal(tokens[at + 1]) && wholeNumberAt(tokens, at - 1) === null) {
				if (current.tokens.length > 0) open({
					role: "item",
					marker: null,
					host: base
				});
				at = close;
			} else if ((size >= 2 || partyAt(tokens, at + 1) !== null) && depth < DEEPEST && !isDefinition(tokens, at + 1)) {
				const index = pieces.lastIndexOf(current);
				split(tokens, closing, at + 1, close, {
					role: "aside",
					host: index,
					depth: depth + 1
				}, pieces);
				at = close;
			} else current.tokens.push(token);
			continue;
		}
		const isStop = token.kind === "mark" && /^[;:—]$|^-$/.test(token.word);
		const next = isStop ? null : boundaryAt(tokens, at, current, hasVerb);
		if (isStop) open({
			role: "coordinate",
			marker: null,
			host: base
		});
		else if (next !== null) {
			open({
				...next,
				host: next.role === "coordinate" ? base : pieces.lastIndexOf(current)
			});
			current.tokens.push(token);
		} else current.tokens.push(token);
		hasVerb ||= FINITE.has(token.word) || /^(?:past|third person)$/.test(verbOf(token.word)?.form ?? "");
	}
}
/** "(i)", "(b)", "(2)", not "(90)" or "(s)" behind a word. */
function isOrdinal(token) {
	return token !== void 0 && /^(?:[ivx]{1,4}|[a-z]|\d)$/.test(token.word);
}
function isFollowed(tokens, close) {
	const open = tokens[close - 2];
	const before = tokens[close - 3];
	return open !== void 0 && (before === void 0 || before.end < open.start);
}
/** '(the "Closing Date")', '("VRT")' */
function isDefinition(tokens, at) {
	return tokens.slice(at, at + 5).some(({ word }) => word === "\"");
}
/** The clause that begins at a token; null where the current one goes on. */
function boundaryAt(tokens, at, current, hasVerb) {
	const token = tokens[at];
	const entry = token?.kind === "word" ? markerAt(tokens, at) : null;
	if (token === void 0) return null;
	if (entry !== null && opens(tokens, at, entry.kind, entry.length)) return {
		role: "subordinate",
		marker: entry.kind
	};
	if (tokens[at - 1]?.word === "," && current.role === "subordinate") {
		if (startsFinite(tokens, at) || FINITE.has(token.word) && hasVerb) return {
			role: "coordinate",
			marker: null
		};
	}
	if (!hasVerb || token.kind !== "word") return null;
	if (token.word === "nor" && current.tokens.some(({ word }) => word === "neither")) return null;
	if (/^(?:and|but|or|nor|then)$/.test(token.word) && startsClause(tokens, at + 1, token.word !== "or")) return {
		role: "coordinate",
		marker: null
	};
	return null;
}
function opens(tokens, at, kind, length) {
	const word = tokens[at]?.word;
	const isAfterBreak = at === 0 || tokens[at - 1]?.kind === "mark";
	if (kind === "condition") {
		if (word === "should") return at === 0;
		return word !== "provided" || length > 1 || isAfterBreak;
	}
	if (kind === "exception") return true;
	if (kind === "relative") return word === "that" || word === "where" ? startsFinite(tokens, at + length) || isAuxiliary(tokens, at + length) : true;
	if (kind === "reason" && !isAfterBreak) return false;
	return startsFinite(tokens, at + length);
}
function isAuxiliary(tokens, at) {
	const token = tokens[at];
	return token !== void 0 && FINITE.has(token.word) && !(token.word === "may" && token.isCapital);
}
/** Behind a conjunction: a subject with its verb, an auxiliary, or the "to" of a further promise. */
function startsClause(tokens, at, mayBePast) {
	if (isAuxiliary(tokens, at) || startsFinite(tokens, at)) return true;
	if (mayBePast && /^(?:past|third person)$/.test(verbOf(tokens[at]?.word ?? "")?.form ?? "")) return true;
	const to = /^(?:not|further)$/.test(tokens[at]?.word ?? "") ? at + 1 : at;
	return tokens[to]?.word === "to" && verbOf(tokens[to + 1]?.word ?? "") !== null;
}
const LONGEST_SUBJECT = 10;
/** Whether a subject and its finite verb begin at a token. */
function startsFinite(tokens, from) {
	for (let at = from; at < Math.min(tokens.length, from + LONGEST_SUBJECT); at += 1) {
		const token = tokens[at];
		if (token === void 0 || token.kind === "mark" && token.word !== "\"") return false;
		if (at > from && (isAuxiliary(tokens, at) || isPast$1(tokens, at))) return true;
		if (/^(?:which|who|if|unless|except|and|or|but)$/.test(token.word)) return false;
	}
	return false;
}
function isPast$1(tokens, at) {
	const form = verbOf(tokens[at]?.word ?? "")?.form;
	return form === "third person" || form === "past" && !/^(?:by|in|under|pursuant)$/.test(tokens[at + 1]?.word ?? "");
}

// parsers/clauses/topics.ts
const LONGEST_HEADING = 90;
/** A heading on a line of its own holds for so many paragraphs, unless another follows. */
const HELD_PARAGRAPHS = 2;
/** Few words without a verb and without figures: "Lock-Up Agreements." */
function isHeading({ text }) {
	if (text.length > LONGEST_HEADING || text.includes("	")) return false;
	const tokens = tokensOf(text);
	const isBroken = tokens.slice(0, -1).some(({ word }) => word === ":");
	return tokens.length <= 14 && !isBroken && !tokens.some((token, at) => isVerb(token) || at > 2 && token.kind === "number");
}
function isVerb({ word, isCapital }) {
	if (FINITE.has(word)) return !(word === "may" && isCapital);
	const form = verbOf(word)?.form;
	return form === "past" || form === "third person" || form === "participle";
}
/** Follows headings and row labels over the sentences of a document, which are given to it in order. */
function createTopics() {
	let heading = null;
	let isRunIn = false;
	let row = null;
	let last = null;
	return (sentence) => {
		const { start, paragraph } = sentence;
		if (last === heading && heading !== null) isRunIn = heading.paragraph === paragraph;
		last = sentence;
		if (isHeading(sentence)) {
			heading = sentence;
			return [];
		}
		const held = isRunIn ? 0 : HELD_PARAGRAPHS;
		if (heading !== null && paragraph > heading.paragraph + held) heading = null;
		const label = row?.paragraph === paragraph ? row : null;
		const first = label === null ? rowLabelOf(sentence) : null;
		if (first !== null) row = {
			start,
			end: start + first.length,
			paragraph
		};
		return [heading, label].flatMap((topic) => topic === null ? [] : [{
			start: topic.start,
			end: topic.end
		}]);
	};
}
/** The words of a row's first cell, where others follow. */
function rowLabelOf({ text }) {
	const label = /^[^\t]{2,90}(?=\t)/.exec(text)?.[0];
	return label === void 0 || tokensOf(label).some(isVerb) ? null : label;
}
const LABEL$1 = /^\s*([^:\t;.]{2,60}?)\s?:(?=\s|$)/;
const LONGEST_LABEL$2 = 9;
/** The cells of a sentence under its topics; the first cell of a row, and what precedes a colon, are topics themselves. */
function partsOf(sentence, outer) {
	const { text, start, end } = sentence;
	const row = rowLabelOf(sentence);
	const topics = row === null ? outer : [...outer, {
		start,
		end: start + row.length
	}];
	const parts = [];
	let at = row === null ? 0 : row.length + 1;
	for (const cell of text.slice(at).split("	")) {
		const label = LABEL$1.exec(cell);
		const words = label?.[1] ?? "";
		const tokens = tokensOf(words);
		const isLabel = label !== null && tokens.length > 0 && tokens.length <= LONGEST_LABEL$2 && !tokens.some(isVerb);
		const from = start + at + (isLabel ? label[0].indexOf(words) : 0);
		const own = isLabel ? {
			start: from,
			end: from + words.length
		} : null;
		const head = isLabel ? label[0].length : 0;
		if (cell.slice(head).trim() !== "") parts.push({
			start: start + at + head,
			end: start + at + cell.length,
			topics: own === null ? topics : [...topics, own],
			label: own
		});
		at += cell.length + 1;
	}
	return parts.length > 0 ? parts : [{
		start,
		end,
		topics: outer,
		label: null
	}];
}

// parsers/clauses/clauses.ts
const cache = /* @__PURE__ */ new WeakMap();
/** Sentences that are split into clauses: more than the longest prospectus has on any subject. */
const MOST_SENTENCES_IN_CLAUSES = 1e4;
/** As `clausesOf`, the clauses of each sentence together; of the first `MOST_SENTENCES_IN_CLAUSES` that are wanted. */
function* clausesBySentence(flat, only) {
	const topicsOf = createTopics();
	const isWanted = ({ start, end }) => only === void 0 || only.test(flat.text.slice(start, end));
	let left = MOST_SENTENCES_IN_CLAUSES;
	for (const sentence of flat.sentences) {
		const topics = topicsOf(sentence);
		if (!isWanted(sentence) && !topics.some(isWanted)) continue;
		if (left-- === 0) return;
		yield clausesOfSentence(sentence, topics);
	}
}
/** The clauses of one sentence under some topics, computed once. */
function clausesOfSentence(sentence, topics = []) {
	const key = topics.map(({ start }) => start).join();
	const known = cache.get(sentence);
	if (known?.topics === key) return known.clauses;
	const clauses = [];
	for (const part of partsOf(sentence, topics)) readPart(sentence, part, clauses);
	cache.set(sentence, {
		topics: key,
		clauses
	});
	return clauses;
}
function readPart(sentence, part, clauses) {
	const words = sentence.text.slice(part.start - sentence.start, part.end - sentence.start);
	const tokens = tokensOf(words, part.start);
	const dates = datesIn(words).map((date) => ({
		...date,
		...shifted(date, part.start)
	}));
	const taken = [...dates, ...periodsIn(tokens)].sort((a, b) => a.start - b.start);
	const parts = {
		sentence,
		words,
		part,
		dates,
		amounts: statedAmounts(words, part.start, tokens, taken)
	};
	const own = [];
	let previous = null;
	const leads = /* @__PURE__ */ new Map();
	for (const piece of splitClauses(tokens)) {
		const host = piece.host === null ? null : own[piece.host] ?? null;
		const before = own.at(-1) ?? null;
		const lead = piece.role === "item" && before !== null && leads.get(before)?.open != null ? before : previous;
		const clause = piece.tokens.length === 0 ? null : clauseOf(parts, piece, host, lead, leads);
		own.push(clause);
		if (clause !== null && clause.role !== "subordinate" && clause.role !== "aside") previous = clause;
	}
	const found = own.filter((clause) => clause !== null);
	for (const { host, marker, start, end } of found) if (marker === "condition" && host !== null) host.conditions.push({
		start,
		end
	});
	clauses.push(...found);
}
function clauseOf(parts, { tokens, role, marker }, host, previous, leads) {
	const { sentence, part } = parts;
	const [start, end] = [tokens[0]?.start ?? part.start, tokens.at(-1)?.end ?? part.end];
	const starts = new Set(tokens.map((token) => token.start));
	const isOwn = (part) => starts.has(part.start);
	const inherited = role === "coordinate" || role === "item" ? host?.role === "aside" ? host : previous : null;
	const instruments = mentionsIn$1(tokens, instrumentAt);
	const lead = inherited === null ? NO_LEAD : leads.get(inherited) ?? NO_LEAD;
	const { events: read, lead: left } = eventsIn(tokens, instruments, lead);
	const events = marker === "condition" ? read.map((event) => ({
		...event,
		modality: "conditional"
	})) : read;
	const parties = mentionsIn$1(tokens, partyAt);
	const verbAt = events.find(({ finite }) => finite)?.start ?? end;
	const before = parties.filter((party) => party.start < verbAt && party.preposition === null);
	const { label } = part;
	const labelled = label === null || role !== "main" ? [] : partiesOf(sentence, label);
	const goesOnWith = marker === "relative" && PRONOUN.test(parts.words.slice(start - part.start, start - part.start + 12)) ? host : inherited;
	const head = headOf(events);
	const clause = {
		start,
		end,
		text: parts.words.slice(start - part.start, end - part.start),
		role,
		marker,
		host,
		sentence,
		topics: part.topics,
		parties,
		instruments,
		subject: before.length > 0 ? before : goesOnWith?.subject ?? labelled,
		events,
		modality: head?.modality ?? null,
		negated: head?.negated ?? false,
		dates: parts.dates.filter(isOwn),
		amounts: parts.amounts.filter(isOwn),
		periods: periodsIn(tokens),
		conditions: subjectTo(tokens)
	};
	leads.set(clause, left);
	return clause;
}
const PRONOUN = /^that (?:it|they|he|she|we|such)\b/i;
function partiesOf(sentence, { start, end }) {
	return mentionsIn$1(tokensOf(sentence.text.slice(start - sentence.start, end - sentence.start), start), partyAt);
}
/** The event that a clause states: the last of the chain that its first finite verb leads. */
function headOf(events) {
	const from = events.findIndex(({ finite }) => finite);
	let head = events[from] ?? null;
	for (const event of events.slice(from + 1)) if (head !== null && event.of === head.kind) head = event;
	return head;
}
const ARTICLES = new Set("the our its their each such certain any all this these every his her current former".split(" "));
const PREPOSITIONS = new Set("by of to with from for between among on at in under against than".split(" "));
function mentionsIn$1(tokens, lexicon) {
	const found = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const entry = lexicon(tokens, at);
		const [first, last] = [tokens[at], tokens[at + (entry?.length ?? 1) - 1]];
		if (entry === null || first === void 0 || last === void 0) continue;
		found.push({
			kind: entry.kind,
			preposition: prepositionBefore(tokens, at),
			start: first.start,
			end: last.end
		});
		at += entry.length - 1;
	}
	return found;
}
const MOST_ADJECTIVES = 2;
/** The preposition before a noun with its adjectives and articles: "of" of "of each managing underwriter". */
function prepositionBefore(tokens, at) {
	let before = at - 1;
	if (verbOf(tokens[before]?.word ?? "")?.form === "past" && ARTICLES.has(tokens[before - 1]?.word ?? "")) before -= 1;
	for (let adjectives = 0; adjectives < MOST_ADJECTIVES && isAdjective(tokens[before]); adjectives += 1) before -= 1;
	while (ARTICLES.has(tokens[before]?.word ?? "")) before -= 1;
	const word = tokens[before]?.word ?? "";
	if (word === "of" && PARTITIVES.has(tokens[before - 1]?.word ?? "")) return null;
	return PREPOSITIONS.has(word) ? word : null;
}
const PARTITIVES = new Set("all each any certain some most both none one neither".split(" "));
/** A word that may qualify a noun: none that itself leads, joins or acts. */
function isAdjective(token) {
	if (token?.kind !== "word" || ARTICLES.has(token.word) || PREPOSITIONS.has(token.word)) return false;
	return !/^(?:and|or|that|which|if|we|us|it|they|not|will|shall|may|has|have|is|are)$/.test(token.word) && verbOf(token.word)?.form !== "past";
}
/** "subject to customary exceptions": the words up to the next mark. */
function subjectTo(tokens) {
	const found = [];
	for (const [at, { word, start }] of tokens.entries()) {
		if (word !== "subject" || tokens[at + 1]?.word !== "to") continue;
		let to = at + 1;
		while (to + 1 < tokens.length && tokens[to + 1]?.kind !== "mark") to += 1;
		found.push({
			start,
			end: tokens[to]?.end ?? start
		});
	}
	return found;
}

// parsers/overhang/note-endings.ts
/** Words shared by the patterns that say how notes end, for insertion into patterns. */
/** What ends a note, in the past tense. */
const ENDED = "(?:converted|repaid|redeemed|exchanged|settled|satisfied|paid(?: off)?|extinguished|prepaid|retired|cancell?ed|forgiven)";
/** Words before an end that make it a possibility or a plan. */
const HYPOTHETICAL$1 = /\b(?:if|may(?! \d)|could|would|will|shall|unless|until|upon|assum\w+|option|right|elect\w*|intends?|proposed?)\b/i;
const WHOLLY = verbose("i")`
  \b(?:was|were|been) (?:(?:fully|since|subsequently|later|entirely) )?${ENDED}(?= (?:in full|in (?:its|their) entirety|on|as of|into|by|during|prior)|[.;,]|$)
  |\b(?:was|were|been) fully ${ENDED}\b
  |\b${ENDED} (?:(?:the|this) (?:[\w-]{1,20} ){0,3}note |the (?:entire|full|remaining) )?(?:in full|in (?:its|their) entirety|balance)\b`;
/** Whether the words on one note say that all of it was repaid, converted or exchanged. */
function isEnded(words) {
	return words.split(/[.;] /).some((sentence) => {
		const match = WHOLLY.exec(sentence);
		if (match === null) return false;
		const lead = sentence.slice(0, match.index + match[0].length);
		return !HYPOTHETICAL$1.test(lead) && !/\$ ?\d|\bportion\b|\bpart\b|\binterest\b/i.test(lead.slice(-90));
	});
}

// parsers/overhang/convertible-sentences.ts
/** What a sentence says remains. */
const REMAINS$1 = /remain(?:s|ed|ing)?(?: issued and)? outstanding|will be outstanding|(?:is|are|was|were) outstanding/i;
/** "None remain outstanding". */
const NONE_REMAINS = /\b(?:none|no|zero|nothing)\b[^.;$]{0,50}\b(?:remain(?:s|ed)?|is|are|was|were)(?: issued and)? outstanding/i;
/** "reducing the outstanding principal amount of the original note to $50.0 million". */
const REDUCED$1 = /\breduc(?:ed|ing) the (?:outstanding |remaining |aggregate )*(?:principal|balance)\b[^.;$]{0,80} to (?:US)?\$/i;
/** What another company issued to the filer is its investment. */
const TO_FILER = verbose("i")`
  \b(?:debentures?|notes?|bonds?)\b[^.;]{0,80}\b(?:issued|sold)(?: by [^.;]{2,60}?)? to (?:the (?:Company|Registrant)|us)\b(?!')
  |(?<!\b(?:we|it|company) )\bissu(?:ing|ed|es) [^.;$]{0,60}\b(?:debentures?|notes?|bonds?) to (?:the (?:Company|Registrant)|us)\b(?!')`;
/** "with an option to issue additional": what is still possible. */
const MAY_ISSUE = /\b(?:option|right|may|might|could|able|ability)\b[^.;$]{0,60}\b(?:issue|sell|purchase|offer|borrow)\b[^.;$]{0,100}$/i;
/** "repaid in full a note that was outstanding at the balance date". */
const ENDED_WHOLE = new RegExp(`\\b${ENDED} (?:in full|in (?:its|their) entirety|all (?:of )?(?:the|its|our)|the (?:entire|full))\\b`, "i");
/** "As of December 31, 2025 and 2024, the principal balance of the convertible notes of $2,900,000 and $1,400,000". */
const BALANCE$2 = /\b(?:as of|at) [A-Z][a-z]{2,8} \d{1,2}, [^.;$]{3,40}\bprincipal balances? (?:of|on|under|due on) (?:the|our) (?:[\w-]+ ){0,4}(?:notes|debentures)\b/i;
/** Whether a sentence says that something remains. */
function isRemaining(words) {
	if (BALANCE$2.test(words)) return true;
	if (!REMAINS$1.test(words) || NONE_REMAINS.test(words)) return false;
	const ended = ENDED_WHOLE.exec(words);
	return ended === null || HYPOTHETICAL$1.test(words.slice(0, ended.index)) || /\bremain/i.test(words.slice(ended.index));
}
/** "unless earlier converted, redeemed or repurchased". */
const UNLESS = /,? ?\b(?:unless|until|if not) (?:(?:earlier|previously|sooner|otherwise|they are|it is) ?)*(?:converted|redeemed|repurchased|exchanged|repaid|prepaid|settled)\b(?:,? ?(?:or|and|redeemed|repurchased|converted|exchanged|prepaid|cancelled|settled|earlier))*/gi;
/** "may be redeemed", "the right to require us to repurchase", "can be settled in cash". */
const POSSIBLE = verbose("gi")`
  \b(?:may|can|could|would|might|will|shall)(?: not)?(?: be| elect to| also| only be| again be)*(?: \w+ly)? (?:converted|redeem(?:ed)?|repurchased?|exchanged?|settled?|repaid|retired?|cancell?ed)\b
  |\b(?:right|option|require|obligation|required|obligated|election|entitled|agreed) (?:[\w ]{0,24}?)to (?:\w+ ){0,2}?(?:redeem|repurchase|exchange|settle|retire|repay)\b`;
/** "used the proceeds to repurchase shares, to repay the term loan": to the end of the clause. */
const FOR_OTHERS = /\b(?:us(?:ed?|ing)|intends? to use|proceeds)\b[^.;]{0,160}?\bto (?:repurchase|repay|redeem|retire|pay off|prepay|settle)\b[^.;]*/gi;
/** Later sentences about the same notes, in the past tense. */
const GONE_LATER = verbose("i")`
  \b(?:the|this|such|these|all of the) (?:\w+ )?(?:notes?|debentures?) (?:was|were|(?:has|have)(?: since| subsequently)? been) (?:fully |subsequently |since |all )?
  (?:repaid|paid (?:off|in full)|satisfied|converted in (?:full|its entirety)|(?:mandatorily |automatically |fully )converted|extinguished|cancell?ed|redeemed in full)
  |\b(?:repaid|paid) (?:the|this) (?:investor|holder|lender|note|debenture)(?: back)? in full`;
/** Where the next instrument begins. */
const NEXT_NOTE = /\bOn (?:or about )?[A-Z][a-z]+ \d{1,2}, \d{4},|\n/;
/** What may be, and what proceeds are for, is not what became of the notes. */
function withoutHypotheses(words) {
	return words.replace(UNLESS, "").replace(POSSIBLE, "").replace(FOR_OTHERS, "");
}
/** Whether what follows a note's sentence, before the next note's, says that nothing of it is left. */
function isGoneLater(behind) {
	const [own = ""] = behind.split(NEXT_NOTE, 1);
	const gone = GONE_LATER.exec(own);
	return gone !== null && !REMAINS$1.test(own) && !/\bassum|\bif\b/i.test(own.slice(0, gone.index).split(". ").at(-1) ?? "");
}
const POSSIBLY = /\b(?:if|may|could|would|will|assum\w+|option|right|intends?|expects?|purposes?|proposed?|plans?|reorganization|recapitalize)\b/i;
/** Whether a sentence says that notes of just this principal were converted, repaid or exchanged. */
function isSettled(flat, part, principal) {
	if (!isTelling$1(principal)) return false;
	const figure = numberPattern(principal).source;
	const settled = new RegExp(`\\b(?:conversion|redemption|repayment|repurchase|retirement|settlement) of (?:${FEW})*\\$ ?${figure}[^.;]{0,80}\\b(?:notes|debentures)\\b|\\b(?:converted|redeemed|repaid|repurchased|retired) (?:${FEW})*\\$ ?${figure}[^.;]{0,80}\\b(?:notes|debentures)\\b`, "i");
	for (const { words } of currentSentences(flat, part, numberPattern(principal), 60)) if (settled.test(words) && !POSSIBLY.test(words) && !REMAINS$1.test(words)) return true;
	return false;
}
/** Words between what happened and the amount. */
const FEW = "all |of |the |our |its |approximately |outstanding |remaining |aggregate |an |total |a total of |an aggregate of ";
/** "The principal amount owed at September 30, 2025 was $190,000 under the convertible note", behind the sentence that issues it. */
function isOwedUnderKnown(text, own, known) {
	if (!/\bprincipal(?: amount| balance)? owed\b/i.test(text.slice(own.start, own.end))) return false;
	return known.some(({ sentence }) => sentence.end <= own.start && !text.slice(sentence.end, own.start).includes("\n"));
}

// parsers/overhang/convertible-clauses.ts
/** Instruments that an amount may be the principal of. */
const OWNERS = /* @__PURE__ */ new Set([
	"debt",
	"convertibles",
	"preferred",
	"warrants",
	"pre-funded warrants",
	"options"
]);
/** Smaller amounts are denominations and monthly payments. */
const LEAST$6 = 5e3;
/** The words before an amount that make it a principal. */
const PRINCIPAL_OF = verbose("i")`
  \b(?:principal|principle|face)(?: (?:amounts?|sums?|values?|balances?))?(?: (?:outstanding|owed|thereof|being|as of [A-Z][a-z]+ \d{1,2}, \d{4}))?
  (?: (?:is|was|were|are|of|totall?ing|equal to|equals|not to exceed|not exceeding|up to|approximately|an?|aggregate|the)){0,5} (?:US)?\$?$`;
/** The words behind an amount that make it a principal: "$2.5 million in aggregate principal amount of". */
const OF_PRINCIPAL = /^ (?:(?:of|in|the|an?|its|our|aggregate|original|initial|total|outstanding|stated|combined) ){0,5}(?:principal|face)\b/i;
/** Least lots, payments by installment, and what is still possible. */
const NO_PRINCIPAL = verbose("i")`
  \b(?:minimum|at least|multiples?|increments?|denominations?|installments?|monthly|weekly|option|additional|up to one|converted|convert|repaid|repay|prepay|redeem|redeemed|(?<!(?:the|such|this|these) )(?:repurchased?|exchanged?)|
  purchase price|proceeds)\b[^.;$]{0,60}$`;
/** The notes of a class by their own words, back to an article or a mark. */
const NAME = /(?:(?:\d{1,2}(?:\.\d{1,4})? ?%|[A-Z][\w-]{0,40}|senior|junior|secured|unsecured|subordinated|promissory|redeemable|original issue discount|bridge) ){0,7}convertible (?:(?!notes?\b|debentures?\b|bonds?\b|loans?\b)[\w-]{1,30} ){0,4}$/i;
const CAPITALS = /(?:(?!The |Each |All |These |Such )[A-Z\d][\w-]{1,30} ){1,4}$/;
const CONVERTIBLE = /\bconvertible\b/i;
/**
* Principals by the clauses of a sentence about convertible debt: an amount that is called principal belongs to the
* instrument named last before it, or, behind "$X principal amount of", to the one named next. Whatever stands between
* them (holders, dates, closings) does not matter, unless it is another instrument.
*/
function notesInClauses(flat, part, known) {
	const found = [];
	const taken = new Set(known.map(({ principalAt }) => principalAt.start));
	const principals = new Set(known.map(({ principal }) => principal));
	const terms = definedTerms(flat);
	const about = terms === null ? CONVERTIBLE : new RegExp(`${CONVERTIBLE.source}|${terms.source}`);
	for (const clauses of clausesBySentence(flat, about)) {
		const [first] = clauses;
		if (first === void 0 || first.sentence.start < part.start) continue;
		if (first.sentence.start >= part.end || found.length >= 20) break;
		const { sentence } = first;
		const words = withoutHypotheses(sentence.text);
		const isOutstanding = isRemaining(words);
		if (isOwedUnderKnown(flat.text, sentence, known)) continue;
		if (NEGATED.test(words) || PRIOR.test(words) || !isOutstanding && GONE$1.test(words)) continue;
		if (!isOutstanding && isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
		const owners = clauses.flatMap(({ instruments }) => instruments).filter(({ kind, start }) => OWNERS.has(kind) && flat.text[start - 1] !== "\"").map(({ kind, start, end }) => {
			const lead = flat.text.slice(Math.max(sentence.start, start - 160), start);
			const isDefined = terms?.test(flat.text.slice(Math.max(sentence.start, start - 60), end + 1));
			return {
				start,
				end,
				isConvertible: kind === "debt" && (NAME.test(lead) || isDefined === true) || kind === "convertibles" && !/stock/i.test(flat.text.slice(start, end))
			};
		}).toSorted((a, b) => a.start - b.start);
		const stated = clauses.filter(({ modality }) => modality !== "permitted" && modality !== "conditional");
		for (const { kind, value, start, end } of stated.flatMap(({ amounts }) => amounts)) {
			const principal = Number(value);
			if (kind !== "money" || principal < LEAST$6 || [...taken].some((at) => Math.abs(at - start) < 6)) continue;
			if (/^ and \S[^;]{0,40}\brespectively\b/.test(flat.text.slice(end, end + 60)) && known.some(({ principalAt }) => principalAt.start === end + 5)) continue;
			const owner = ownerOf(flat.text, sentence, owners, {
				start,
				end
			});
			if (owner?.isConvertible !== true || principals.has(principal)) continue;
			principals.add(principal);
			const label = labelOf$5(flat.text, sentence, owner);
			found.push({
				label,
				principal,
				principalAt: {
					start,
					end
				},
				sentence,
				isOutstanding
			});
		}
	}
	return found.filter((note) => !isOfSum(note, [...known, ...found]));
}
/** Whether a principal is the total of two others, or one of two parts of a third: tranches of one facility. */
function isOfSum({ principal }, notes) {
	const principals = [...new Set(notes.map((note) => note.principal))];
	return principals.some((other) => other !== principal && (principals.includes(other - principal) || principal - other !== other && principals.includes(principal - other)));
}
/** The names that a document defines for its convertible notes; null where there are none. */
function definedTerms(flat) {
	const names = definedNames(flat).filter((name) => /^[\w -]+$/.test(name));
	return names.length === 0 ? null : new RegExp(`\\b(?:${names.join("|")})s?\\b`);
}
/** The instrument whose principal an amount is; undefined where it is none. */
function ownerOf(text, sentence, owners, { start, end }) {
	const before = text.slice(Math.max(sentence.start, start - 160), start);
	if (NO_PRINCIPAL.test(before) || MAY_ISSUE.test(before)) return void 0;
	if (OF_PRINCIPAL.test(text.slice(end, end + 90))) {
		const next = owners.find((owner) => owner.start >= end);
		return next !== void 0 && next.start - end < 160 ? next : void 0;
	}
	return PRINCIPAL_OF.test(before) ? owners.findLast((owner) => owner.end <= start) : void 0;
}
function labelOf$5(text, sentence, owner) {
	const lead = textBefore(text, owner.start, Math.min(160, owner.start - sentence.start));
	const name = (NAME.exec(lead) ?? CAPITALS.exec(lead))?.[0] ?? "";
	const start = owner.start - name.length;
	return trimmedLabel({
		text: text.slice(start, owner.end),
		start,
		end: owner.end
	});
}

// parsers/overhang/convertible-when.ts
const DAY$2 = "[A-Z][a-z]+ \\d{1,2}, \\d{4}";
const CONVERT = "\\b[Cc]onver(?:t|ts|tible|ted)\\b";
/** "On or after September 15, 2027, holders may convert"; before that day, only if the market or a merger allows. */
const FREE_FROM = verbose()`
  \b[Oo]n (?:or|and) after (${DAY$2})(?:(?!\bredeem|\brepurchase)[^.;]){0,220}?(?:\b(?:may|can) (?:\w+ ){0,3}?convert\b|\bmay be converted\b|\b(?:is|are|be|become) (?:\w+ )?convertible\b|\bsurrender\w* [^.;]{0,60}\bfor conversion\b|\bconvert (?:all|any|their)\b)
  |\b[Pp]rior to (?:the close of business on )?(?:the (?:business|trading) day immediately preceding )?(${DAY$2})(?: \([^)]{3,40}\))?,[^.;]{0,160}?${CONVERT}[^.;]{0,60}\bonly\b
  |\b[Cc]ommencing (?:on )?(${DAY$2}),[^.;]{0,160}?\b(?:option|right|may)(?: to)? convert\b`;
/** "convertible beginning six months after issuance", "may be converted commencing on March 1, 2026". */
const FROM = verbose()`
  ${CONVERT}[^.;$%]{0,120}?\b(?<!\b(?:quarter|commencing|beginning) )((?:beginning|commencing|starting|on or after|after|following)(?: on| after)? (?:${DAY$2}
  |(?:the date that is )?[\w-]+(?: \(\d{1,3}\))?[ -](?:days?|months?|years?)(?: anniversary)? (?:after|from|following|of) (?:the )?[a-z ]{4,30}))
  |\b((?:from and after|on and after|on or after|beginning|commencing)(?: on)? (?:the )?[\w-]+(?: \(\d{1,3}\))?[ -](?:days?|months?|years?)(?: anniversary)? (?:after|from|following|of) (?:the )?[a-z ]{4,30})\b[^.;$%]{0,160}?\bto convert\b`;
const AT_ANY_TIME = verbose("i")`
  \bconver(?:t|ts|tible|ted)\b[^.;$%]{0,160}?\b(at any time)\b(?! (?:on or )?(?:after|beginning|commencing|following|from and after))
  |\b(at any time)(?:,? and from time to time,?| or from time to time)?(?! (?:on or |on and |from and )?(?:after|following|beginning))[^.;$%]{0,100}?\bconver(?:t|ted|tible)\b
  |\b(immediately) convertible\b`;
/** From when a holder may convert: an ISO date, or words such as "at any time"; null where a text does not say. */
function convertibleFrom(text, range) {
	const found = captured(firstMatch(text, range, FREE_FROM)) ?? captured(firstMatch(text, range, FROM)) ?? captured(firstMatch(text, range, AT_ANY_TIME));
	if (found === null) return null;
	const [day] = datesIn(found.text);
	if (day !== void 0) return {
		value: day.date,
		start: found.start + day.start,
		end: found.start + day.end
	};
	const [own = ""] = found.text.split(/(?<=\bissu\w{1,6}|\bdate|\bclosing) (?:and|until|or)\b/, 1);
	const words = own.replace(/(?: (?:of|the|this|its))*\s*$/, "");
	return {
		value: words.trim(),
		start: found.start,
		end: found.start + words.length
	};
}

// parsers/layout/number-words.ts
const WORDS$1 = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** The numbers that texts spell out most; parsers add those that their own documents need. */
const ONE_TO_TWELVE = Object.fromEntries(WORDS$1.map((word, index) => [word, index + 1]));

// parsers/prose/small-number.ts
const WORDS = {
	...ONE_TO_TWELVE,
	fifteen: 15,
	eighteen: 18,
	twenty: 20,
	"twenty-four": 24,
	thirty: 30,
	"thirty-six": 36,
	"forty-five": 45,
	sixty: 60,
	"seventy-five": 75,
	ninety: 90,
	"one hundred twenty": 120,
	"one hundred eighty": 180,
	"one hundred and eighty": 180
};
/** A small number in digits or words, with its repetition in brackets: `12`, `twelve (12)`; a source for patterns. */
const SMALL_NUMBER = `((?:${Object.keys(WORDS).toSorted((a, b) => b.length - a.length).join("|")}|\\d{1,4}))(?: ?\\(\\d{1,4}\\))?`;
/** @example smallNumber('Twelve') // 12 */
function smallNumber(printed) {
	if (/^\d+$/.test(printed)) return Number(printed);
	return WORDS[printed.toLowerCase()] ?? null;
}

// parsers/overhang/exercisability.ts
/** "six months after the date of issuance", "the first anniversary of", "180 days following the closing". */
const AFTER_A_PERIOD = pattern("i")`
  \b${SMALL_NUMBER}[ -](days?|months?|years?)(?: anniversary)? (?:after|from|following|of)\b
`;
const ANNIVERSARY = /\b(?:first|one[- ]year) anniversary of\b/i;
const FROM_ISSUE = pattern("i")`
  ^(?:(?:at any time )?(?:on or )?(?:beginning|commencing|starting|after|from|on|upon|following)(?: on| after| from)? )?
  (?:the |their |its |such )?(?:(?:initial |original )?(?:date of (?:the |their )?)?(?:initial |original )?
  (?:issuance|issue|grant|closing)(?: date)?|initial exercise date)\b
`;
/** Words that say that the right can be exercised now. */
const NOW = /^(?:currently|presently|fully|now|vested|until|through|for a (?:term|period)|for (?:five|three|seven|ten|two))\b/i;
/** Words that scores read themselves. */
const AS_WORDS = /^(?:immediately|at any time|upon issuance)$/i;
/** What decides over the right, and not the calendar. */
const CONDITIONAL$1 = /\b(?:approval|effective(?:ness)?|business combination|later of|earlier of|increase|achiev|milestone|if\b)/i;
/**
* The day from which words such as "six months after issuance" make a right exercisable, counted from the filing: the
* issue is not after it, so that this is the last day possible. Null where a condition decides, and for "immediately",
* "at any time" and "upon issuance", which are kept as words.
*
* @example exercisableDay('beginning six months after the date of issuance', filedDate) // 6 months after the filing
*/
function exercisableDay(words, filedDate) {
	if (isIsoDate(words) || CONDITIONAL$1.test(words) || AS_WORDS.test(words)) return null;
	if (NOW.test(words)) return filedDate;
	const period = AFTER_A_PERIOD.exec(words);
	const count = smallNumber(period?.[1] ?? "");
	if (count !== null) return later(filedDate, count, period?.[2] ?? "");
	if (ANNIVERSARY.test(words)) return later(filedDate, 1, "year");
	return FROM_ISSUE.test(words) ? filedDate : null;
}
function later(date, count, unit) {
	if (/^day/i.test(unit)) return addDays(date, count);
	return monthsAfter(date, /^year/i.test(unit) ? count * 12 : count);
}
/** @example monthsAfter('2024-08-14', 12) // '2025-08-14' */
function monthsAfter(date, months) {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}

// parsers/overhang/restated.ts
/** Several statements of one term, none of which differs. */
function restated(matches) {
	const values = new Set(matches.map((match) => captured(match)?.text));
	return matches.length > 1 && values.size === 1 ? ["place"] : [];
}

// parsers/overhang/maturities.ts
const MATURES = verbose("g")`
  (?:[Mm]atur(?:es?|ed|ing|ity(?: [Dd]ate)?(?: (?:of|for) the [^.;,$]{3,60}?)?(?: of| is| was| will be| shall be|:)?)|[Dd]ue|(?:must|shall) be (?:repaid|paid)|(?<!\b(?:[Nn]otes?|[Dd]ebentures?|[Ll]oans?) )payable)(?: and payable)?(?: in full)?(?: [\w-]{2,12}(?: \(\d{1,2}\))? (?:months?|years?) (?:from|after|following) (?:the )?(?:date of )?(?:the |its )?(?:issu\w{1,6}|closing)(?: date)?,?| [\w-]{2,12}(?: \(\d{1,2}\))? (?:months?|years?) (?:from|after) (?:its|their|the) (?:\w+ ){1,3}?date,? or)?,?(?: on or before| no later than| on| by| is| of)? ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)
  |\bon ([A-Z][a-z]+ \d{1,2}, \d{4}),? \((?:the )?"Maturity Date"\)|\bdue (?:in )?((?:19|20)\d\d)\b
  |\b(?:matur(?:es?|ed|ing)|due)(?: and payable)?(?: in full)?(?: in| at the end of|:)? (${MONTH_NAMES} (?:19|20)\d\d)\b
  |\bmatures?,? unless [^.;]{5,120}?, on ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)`;
/** "matures twelve (12) months after the date of issuance", "due two years from the Issue Date". */
const MATURES_AFTER = verbose("gi")`
  \b(?:matur(?:es?|ing)|maturity date[^.;$%]{0,60}? (?:is|shall be|will be)|(?:is|are) due(?: and payable)?)(?: on the date (?:that is|which is))?,? 
  (\w+)(?: \(\d{1,2}\))? (months?|years?) (?:after|from|following) (?:the |its |their |such )?(?:(?:original|date of|initial|purchase price|respective) ){0,3}(?:issu\w+|date|closing|closing date)\b`;
/** Adds the day, month or year of maturity that a stretch of text about one instrument gives. */
function addMaturity(item, text, range) {
	const matches = matchesIn(text, range, MATURES);
	const match = firstMaturity(matches);
	const due = captured(match);
	const date = due === null ? null : maturityDateOf(due.text);
	if (match === void 0 || due === null || date === null) {
		addMaturityAfter(item, text, range);
		return;
	}
	const known = item.get("maturity");
	const isFuller = typeof known?.value === "string" && date.length > 4 && date.startsWith(known.value);
	if (isFuller) item.delete("maturity");
	const days = matches.filter((other) => other === match || other.groups[2] === void 0);
	const others = isFuller ? ["place"] : restated([match, ...days.filter((other) => other !== match)]);
	const after = text.slice(match.end, Math.min(range.end, match.end + 60));
	const isOneOfTwo = /^,? and [A-Z][a-z]+ \d{1,2}, \d{4}/.test(after);
	if (item.has("maturity")) return;
	if (!isOneOfTwo && !isOfSome(text, match, range)) item.set("maturity", witnessed(date, {
		start: due.start,
		end: due.end
	}, ...others));
	else item.set("maturity", {
		value: date,
		at: {
			start: due.start,
			end: due.end
		},
		confidence: DOUBTFUL
	});
}
/** "One of the notes … matured on", "a second note has been extended to": a day of a part of them. */
const OF_SOME = /\b(?:one|two|three|some|certain|several) of (?:the|these|its|our) (?:[\w-]+ ){0,2}(?:notes|debentures)\b|\bof (?:a second|a third|another) (?:[\w-]+ )?(?:note|debenture)\b/i;
/** Whether the words between the start of a sentence and a day are about some notes of several only. */
function isOfSome(text, { start, end }, range) {
	const lead = text.slice(Math.max(range.start, start - 300), end).split(/[.;] (?=[A-Z])|\n/);
	return OF_SOME.test(lead.at(-1) ?? "");
}
const MONTHS_OF = {
	month: 1,
	year: 12
};
const ISSUED = /\b(?:issu\w+|dated|entered into|closed|sold|Issue Date:?|Date of Issuance:?)\b/i;
/** The one day of issue that some words name; null where they name several. */
function dayOfIssue(words) {
	const [day, ...others] = datesIn(words).filter(({ start }) => ISSUED.test(words.slice(Math.max(0, start - 60), start + 160)));
	return day === void 0 || others.some(({ date }) => date !== day.date) ? null : day.date;
}
/** "Issue Date: August 14, 2023" on the face of an instrument. */
function definedDay(words) {
	const face = /\b(?:Issue Date|Issuance Date|Original Issue Date|Date of Issuance|Closing Date): /.exec(words);
	return face === null ? null : datesIn(words.slice(face.index, face.index + 60))[0]?.date ?? null;
}
/** A period after the one day of issue that is printed before it; doubtful, as the day is computed. */
function addMaturityAfter(item, text, range) {
	if (item.has("maturity")) return;
	const [match] = matchesIn(text, range, MATURES_AFTER, 1);
	const [number = "", unit = ""] = match?.groups ?? [];
	const count = smallNumber(number.toLowerCase());
	const from = Math.max(0, range.start - 600);
	if (match === void 0 || count === null) return;
	const day = dayOfIssue(text.slice(from, match.start)) ?? definedDay(text.slice(Math.max(0, match.start - 6e3), match.start));
	if (day === null) return;
	const date = monthsAfter(day, count * (MONTHS_OF[unit.toLowerCase().replace(/s$/, "")] ?? 0));
	if (date !== null) item.set("maturity", {
		value: date,
		at: {
			start: match.start,
			end: match.end
		},
		confidence: DOUBTFUL
	});
}
/** The first maturity; where that is only a year, the full date of the same year. */
function firstMaturity(matches) {
	const [first] = matches;
	const year = first?.groups[2] ?? first?.groups[3]?.slice(-4);
	if (year === void 0) return first;
	return matches.find(({ groups }) => (groups[0] ?? groups[1] ?? groups[4])?.endsWith(year)) ?? first;
}

// parsers/overhang/variable-price.ts
const PERCENT = "(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent)(?:\\) ?percent|\\)(?= (?:of|multiplied|times)))?";
const MARKET = "(?:average|lowest|market|trading|closing|VWAP|VWAPs|bid|volume|arithmetic|last)";
/** "94% of the lowest daily VWAP", "80% multiplied by the average closing price". */
const SHARE_OF_MARKET = verbose("gi")`
  ${PERCENT} ?(?:\([^)]{2,30}\) ?)?(?:multiplied by|times|of)(?: the)?[^.;%$]{0,60}?\b${MARKET}\b`;
/** "a 20% discount to the lowest closing price", "a discount of 20% to the market price". */
const DISCOUNT_TO = verbose("gi")`
  ${PERCENT} discount (?:to|from|off|of)(?: of)? (?:the |our )?[^.;%$]{0,60}?\b${MARKET}\b
  |\bdiscount (?:of|equal to) ${PERCENT} (?:to|from|off|of) (?:the |our )?[^.;%$]{0,60}?\b${MARKET}\b`;
/** "at a discount of 40% of the lowest price": what is taken off the price, not what is left of it. */
const OF_DISCOUNT = /\bdiscount(?: rate)?(?: \([^)]{2,20}\))?,? (?:of|equal to|at) (?:an? )?$/i;
const DOLLARS$1 = "(?:US)?\\$ ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?!,?\\d|\\.\\d| ?(?:million|billion))";
/** "the floor price of $0.25", "(the "Floor Price") of $0.25", "subject to a floor of $0.25", "in no event below $0.25". */
const FLOOR = verbose("gi")`
  \bfloor(?: conversion)?(?: price)?"?\)?(?:,? which is|,? being|,? initially|,? currently| equal to| shall be| will be| is| then| now){0,3}(?: set at| of| at|:)? (?:initially |currently )?${DOLLARS$1}
  |\b(?:in no event|not|never)\b[^.;$%]{0,60}?\b(?:lower|less|below|fall below|be below)(?: than)? ${DOLLARS$1}
  |${DOLLARS$1}(?: per share)?,? \((?:the |as adjusted,? the )?"Floor(?: Conversion)? Price"\)
  |\b(?:minimum|lowest) conversion price (?:of|is) ${DOLLARS$1}
  |\bgreater of:? (?:\([\w]{1,3}\) )?${DOLLARS$1}
  |\bor ${DOLLARS$1}(?: per share)?,? whichever is (?:greater|higher)`;
/** "the lower of (i) $3.8250 per share (the "Fixed Price") and (ii) 94% of". */
const LOWER_OF = verbose("gi")`
  \b(?:lower|lesser|lessor|lowest|least) of:?,? (?:\([\w]{1,3}\),? )?(?:an? |the )?(?:[\w ]{0,40}?(?:price|rate) (?:of|equal to) )?${DOLLARS$1}
  |\b(?:lower|lesser|lessor|lowest|least) of\b(?:[^.$]|\.\d){4,260}?\b(?:or|and) (?:\(?\w{1,3}\) )?(?:an? |the )?(?:[\w ]{0,40}?(?:price|rate) (?:of|equal to) )?${DOLLARS$1}`;
/** Prices of sales and of redemption, which the market sets too. */
const OTHER$6 = /\b(?:purchase price|redemption|repurchase|exercise price|principal amount)\b[^.;]{0,40}$/i;
const CONVERSION$3 = /\bconver[st]/i;
/** "amended to raise the floor conversion price from $0.10 to $0.50". */
const NEW_FLOOR = verbose("gi")`
  \b(?:reduc|lower|decreas|adjust|amend|increas|chang|rais|reset)(?:e|ed|es|ing|t)? the floor(?: conversion)?(?: price)?(?:[^$;.]|\.\d){0,60}?(?:from (?:US)?\$ ?[\d.,]{0,12}\d(?: per share)? )?to ${DOLLARS$1}
  |floor(?: conversion)?(?: price)? of (?:US)?\$ ?[\d.,]{0,12}\d,? (?:but |which |and |was |has been |been ){0,4}(?:subsequently |later |then ){0,2}(?:reduced|lowered|raised|increased|reset|amended|adjusted)\b(?:[^$;.]|\.\d){0,60}? to ${DOLLARS$1}`;
/** A price that is called a floor. */
const NAMED_FLOOR = /\bfloor\b/i;
/** The floor beside a fixed conversion price, which later sales or splits may lower down to it. */
function floorBeside(text, range) {
	const floor = ofConversion(text, range, FLOOR);
	if (floor === null) return null;
	return NAMED_FLOOR.test(text.slice(Math.max(range.start, floor.start - 60), floor.end + 60)) ? floor : null;
}
/**
* The discount, floor and fixed alternative of a conversion price that follows the market.
*
* @param floats the words by which it follows the market
*/
function marketTerms(text, range, floats) {
	const near = {
		start: Math.max(range.start, floats.start - 500),
		end: Math.min(range.end, floats.end + 700)
	};
	const own = {
		start: Math.max(range.start, floats.start - 200),
		end: Math.min(range.end, floats.end + 200)
	};
	return {
		discount: discountIn(text, own),
		floor: ofConversion(text, near, FLOOR),
		cap: ofConversion(text, own, LOWER_OF)
	};
}
/** "80% to 90%": no one percentage. */
const RANGE$1 = /\d ?% ?(?:to|and|-) ?$/;
function discountIn(text, range) {
	const found = [...matchesIn(text, range, SHARE_OF_MARKET).filter(({ start }) => !OF_DISCOUNT.test(text.slice(Math.max(range.start, start - 50), start))).map((match) => ({
		match,
		of: (value) => 100 - value
	})), ...matchesIn(text, range, DISCOUNT_TO).map((match) => ({
		match,
		of: (value) => value
	}))].filter(({ match }) => !RANGE$1.test(text.slice(Math.max(range.start, match.start - 12), match.start)) && !OTHER$6.test(text.slice(Math.max(range.start, match.start - 60), match.start)));
	for (const { match, of } of found) {
		const printed = captured(match);
		const value = Math.round(of(numberOf(printed?.text ?? "")) * 1e6) / 1e6;
		if (printed !== null && value > 0 && value < 100) return {
			...printed,
			value
		};
	}
	return null;
}
function ofConversion(text, range, pattern) {
	const isOwn = ({ start, text: words }) => {
		const lead = text.slice(Math.max(range.start, start - 400), start) + words;
		return CONVERSION$3.test(lead) && !OTHER$6.test(text.slice(Math.max(range.start, start - 50), start));
	};
	return captured(matchesIn(text, range, pattern, 20).find(isOwn));
}
const OID = verbose("gi")`
  original issue discount(?:s)?(?: \("?OID"?\))? (?:of|equal to|at) (?:approximately )?${PERCENT}
  |${PERCENT} (?:\([^)]{2,30}\) )?(?:original[- ]issue[- ]discount|OID)\b
  |\bOID of ${PERCENT}`;
const OID_DOLLARS = verbose("i")`
  original issue discount(?: \("?OID"?\))? (?:of|equal to|totaling|in the amount of) (?:approximately )?${DOLLARS$1}`;
/** The original issue discount in percent of the principal, where it is stated so or in dollars of a known principal. */
function originalIssueDiscount(text, range, principal) {
	const percent = captured(matchesIn(text, range, OID, 1)[0]);
	if (percent !== null) return {
		start: percent.start,
		end: percent.end,
		value: Number(percent.text)
	};
	const dollars = captured(firstMatch(text, range, OID_DOLLARS));
	if (dollars === null || typeof principal !== "number") return null;
	const value = Math.round(numberOf(dollars.text) / principal * 1e6) / 1e4;
	return value > 0 && value < 60 ? {
		start: dollars.start,
		end: dollars.end,
		value
	} : null;
}
/** Whether a percentage is that of a discount, not of interest: "15% Original Issue Discount Senior Convertible Notes". */
function isOfDiscount(text, { start, end }) {
	return /^ ?(?:\([^)]{2,30}\) ?)?(?:original[- ]issue|OID|discount)/i.test(text.slice(end, end + 50)) || /(?:discount|OID)(?: \([^)]{2,10}\))?,? (?:of|at|equal to) (?:approximately )?$/i.test(text.slice(Math.max(0, start - 50), start));
}

// parsers/overhang/convertible-terms.ts
const BEARS = verbose("gi")`
  (?:bears?|bore|bearing|accrues?|accruing|incurs?|carr(?:y|ies))(?: simple)? interest(?: rates?)?(?: on[^.;%]{0,60})? (?:at|of)[^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?(?:%|percent)
  |bear(?:s|ing)? (?:an? )?(\d{1,2}(?:\.\d{1,4})?) ?%(?: simple| annual| per annum)? (?:interest|(?:annual )?rate of interest)
  |interest (?:shall |will )?accrues? (?:on [^.;%]{0,80} )?at [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%
  |(\d{1,2}(?:\.\d{1,4})?) ?%(?: per annum)? (?:stated |annual |fixed )?interest(?: rate|(?: per annum)?(?=[,.;])|(?= per annum))
  |(?<!default )interest (?:of|at) (?:a rate of )?(\d{1,2}(?:\.\d{1,4})?) ?%
  |interest rate (?:of|equal to) (?:[a-z-]+(?: and [a-z-]+)? percent \()?(\d{1,2}(?:\.\d{1,4})?) ?%
  |(?:annual interest(?: rate)? of|with(?: simple)? interest at (?:the|a|an annual) rate of) (\d{1,2}(?:\.\d{1,4})?) ?%
  |interest is payable [\w, -]{0,40}?at (?:(?:a|the) rate of )?(\d{1,2}(?:\.\d{1,4})?) ?%
  |interest (?:to the \w+ )?on [^.;%]{0,140} at (?:the|a) rate of [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%`;
const CONVERSION$2 = verbose("gi")`
  (?:conversion price(?:[^$;%]|%(?= (?:[A-Za-z]{3,20} ){0,4}(?:[Nn]otes?|[Dd]ebentures?)\b)){0,160}?
  |convert(?:ible|ed|s)?\b[^$;%]{0,160}?\b(?:at|of) (?:an? )?(?:[\w -]{0,40}?(?:price|rate) )?(?:of |equal to )?(?:[a-z -]{2,30}dollars? \()?)
  (?:(?:US)?\$|USD) ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]]| ?(?:million|billion|in ))`;
/** "dividing the principal by (ii) $0.11": the price of each share. */
const DIVIDED = verbose("gi")`
  (?:divid(?:ing|ed)\b[^$;]{0,260}? by (?:\(\w{1,3}\) )?(?:[\w -]{0,40}price of )?|\(ii\) )
  (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?=[^.]{0,12} \((?:the )?"Conversion Price"|[ .,;]|$)(?! ?(?:million|billion))`;
/** Terms as amended. */
const NEW_RATE = /\binterest at \d{1,2}(?:\.\d{1,4})? ?%[^.;%]{0,30}?,? (?:but|and|which) (?:was|has been|were)(?: subsequently| later| since)? (?:reduced|increased|raised|lowered) to (\d{1,2}(?:\.\d{1,4})?) ?%|\b(?:increas|reduc|lower|rais|amend)(?:e|ed|ing)? the (?:annual )?interest rate (?:from \d{1,2}(?:\.\d{1,4})? ?% )?to (\d{1,2}(?:\.\d{1,4})?) ?%|interest rate[^.;%]{0,80}\b(?:reduced|increased|amended|changed|raised|lowered)\b(?:[^.;%]{0,40}%)?[^.;%]{0,40}?\bto (\d{1,2}(?:\.\d{1,4})?) ?%/gi;
const NEW_MATURITY = /(?:maturity(?: date)?[^.;]{0,120}?\b(?:extended|amended|changed)\b|\b(?:(?:extend|amend|chang)(?:e|ed|ing)? (?:the|its|their)|extension of the) (?:maturity(?: date)?|due date))[^.;]{0,80}?\b(?:to|until) (?:[A-Z][a-z]+ \d{1,2}, \d{4},? and (?:then|later|subsequently|again|further) (?:to|until) )?([A-Z][a-z]+ \d{1,2}, \d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})(?!\d)/g;
const NEW_PRICE = verbose("gi")`
  (?:reduc|lower|decreas|adjust|amend|increas|chang)(?:e|ed|ing)? the (?:fixed |initial )?conversion price(?:[^$;.]|\.\d){0,60}?(?:from (?:US)?\$ ?[\d.,]*\d(?: per share)? )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d)|conversion price of (?:US)?\$ ?[\d.,]*\d[^$;]{0,60}?\b(?:was|were|has been)(?: subsequently| further| since)? (?:adjusted|reduced|lowered|reset|amended) to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d)|conversion price[^$;]{0,120}?\b(?:reduced|amended|adjusted|lowered|increased|reset|changed)\b[^$;]{0,60
  }?(?:(?:US)?\$ ?[\d.,]*\d[^$;]{0,80}?)?\bto (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]])`;
const NEW_PRINCIPAL = verbose("gi")`
  (?:principal(?: amount| balance)?|balance)(?: of the [^.;$]{3,40})? (?:was|is|were|will be|has been|is hereby|are) increased (?:from (?:US)?\$ ?[\d.,]*\d )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |increas(?:e|ed|ing) the (?:outstanding |original |aggregate )?principal(?: amount| balance)?(?: of [^.;$]{3,50})? (?:from (?:US)?\$ ?[\d.,]*\d )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |\bresulting in (?:an? )?(?:new )?total principal(?: balance| amount)? of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |\b(?:restated|new|amended|increased) principal(?: amount| balance)? (?:is|was|of|became) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |(?:principal|balance)\b[^.;$]{0,40}\bincreased\b[^.;$]{0,40}\$ ?[\d,]{3,14}(?:\.\d+)?,? for a (?:new )?total (?:outstanding )?principal(?: balance| amount)? of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))`;
const FIXED = /fixed conversion price|fixed price of/i;
const ISSUABLE$1 = verbose("gi")`
  convert(?:ible|ed)?(?: in the aggregate| in full| initially)?(?: by (?:the |its )?[\w ]{3,30})?(?:,? at any time)?(?:,? at the (?:option|election) of [\w' ]{3,30}?,?)?(?: at (?:an? )?[\w ]{0,30}price of (?:US)?\$ ?[\d.,]*\d(?: per share)?)?[ ]
  in ?to[ ]
  (?:up to |an aggregate of |approximately |a total of )*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d+)? million) (?:shares|ordinary|common|class)
  |conversion price[^.;]{0,40}\$ ?[\d.,]*\d(?: per share)?,? (?:or|for) (?:(?:a total of|an aggregate of|up to|approximately) )?(\d{1,3}(?:,\d{3})+) shares
  |(?<!\d|\d,)(\d{1,3}(?:,\d{3})+) (?:ordinary |common |underlying )?shares(?: of [\w ]{3,40})?(?: that (?:are|may be))? (?:issuable|issued|to be issued) (?:upon|on) (?:the )?(?:full |automatic |mandatory )?conversion of\b`;
const RESETS = verbose("i")`
  full[- ]ratchet|price[- ]based anti-?dilution
  |conversion price[^.;]{0,120}(?:will|shall) (?:be )?(?:reset|reduced|adjusted) (?:to|on)|will reset
  |down[- ]round|anti-?dilut(?:ion|ive)[^.;]{0,160}issu\w{1,12}[^.;]{0,120}(?:below|lower than|less than)
  |anti-?dilution[^.;]{0,60}weighted[- ]average`;
const NO_RESET = /(?:not|without|no)[^.;]{0,20}price-based|(?:stock|share) splits,[^.;]{0,80}\b(?:events|transactions|dividends|recapitalizations) only|customary adjustments for[^.;]{0,60} only/i;
/** Adds the terms that a stretch of text gives one instrument; values that the item already has win. */
function addTerms(item, { text }, range, label) {
	const stretch = {
		text,
		range
	};
	const named = rateIn(label.text);
	const namedAt = {
		start: label.start + (named?.start ?? 0),
		end: label.start + (named?.end ?? 0)
	};
	if (named !== null && !isOfDiscount(text, namedAt)) put(item, "interestRate", named.value, namedAt);
	addAmendments(item, stretch);
	const rates = ratesIn(text, range);
	const rate = captured(rates[0]);
	if (rate !== null) put(item, "interestRate", Number(rate.text), rate, ...restated(rates));
	addMaturity(item, text, range);
	addPrice(item, stretch);
	const issuable = captured(issuableIn(stretch));
	if (issuable !== null) put(item, "sharesIssuable", sharesOf(issuable.text), issuable);
	const from = convertibleFrom(text, range);
	if (from !== null) put(item, "convertible", from.value, from);
	const discount = originalIssueDiscount(text, {
		start: Math.min(label.start, range.start),
		end: range.end
	}, item.get("principal")?.value);
	if (discount !== null) put(item, "originalIssueDiscountPercent", discount.value, discount);
	const none = firstMatch(text, range, NO_RESET);
	const resets = none ?? firstMatch(text, range, RESETS);
	if (resets !== null) put(item, "ratchet", none === null, resets);
	checkProduct(item);
}
function put(item, member, value, { start, end }, ...others) {
	if (!item.has(member)) item.set(member, witnessed(value, {
		start,
		end
	}, ...others));
}
function doubtful(value, { start, end }) {
	return {
		value,
		at: {
			start,
			end
		},
		confidence: DOUBTFUL
	};
}
/** "$20.0000 and $16.5000 per share, respectively": an initial price and a present one, or those of two classes. */
const ONE_OF_TWO = /^(?: per share)? and (?:US)?\$ ?[\d.,]*\d\b[^.;]{0,80}\brespectively\b/;
/** The last amendment of a term replaces it. */
function addAmendments(item, { text, range }) {
	for (const [member, amendment] of [
		["interestRate", NEW_RATE],
		["maturity", NEW_MATURITY],
		["conversionPrice", NEW_PRICE],
		["floorPrice", NEW_FLOOR],
		["principal", NEW_PRINCIPAL]
	]) {
		const match = matchesIn(text, range, amendment).at(-1);
		const last = captured(match);
		if (match !== void 0 && isOfSome(text, match, range)) continue;
		const value = last && (member === "maturity" ? maturityDateOf(last.text) : numberOf(last.text));
		if (last !== null && value !== null) item.set(member, witnessed(value, {
			start: last.start,
			end: last.end
		}));
	}
}
/** "$.20 per share through December 31, 2019, $.30 per share from …": which step counts, the text does not say. */
const STEPPED = /^(?: per share)? (?:through|until|if converted (?:before|by|prior to)|prior to) [A-Z][a-z]+ \d{1,2}, \d{4}/;
/** Adds the conversion price of a stretch, and how it follows the market. */
function addPrice(item, stretch) {
	const { text, range } = stretch;
	const floats = floatingIn(text, range);
	if (floats !== null) {
		addMarketPrice(item, stretch, floats);
		return;
	}
	const fixed = firstMatch(text, range, FIXED);
	const prices = pricesIn(text, range);
	const [first] = prices;
	const price = captured(first);
	const behind = price === null ? "" : text.slice(price.end, price.end + 140);
	if (price !== null && !item.has("conversionPrice") && (STEPPED.test(behind) || ONE_OF_TWO.test(behind))) item.set("conversionPrice", doubtful(numberOf(price.text), price));
	else if (price !== null) put(item, "conversionPrice", numberOf(price.text), price, ...restated(prices));
	else addPriceOfRatio(item, stretch);
	if (fixed !== null) put(item, "variablePrice", false, fixed, ...restated(prices));
	else if (first !== void 0 && item.has("conversionPrice")) put(item, "variablePrice", false, first, ...firstMatch(text, range, /VWAP|market price|lowest|discount to/i) === null ? restated(prices) : []);
	const from = first ?? item.get("conversionPrice")?.at;
	const near = from === void 0 ? null : {
		start: from.start,
		end: Math.min(range.end, from.end + FLOOR_REACH)
	};
	const floor = near && floorBeside(text, near);
	if (floor !== null) put(item, "floorPrice", numberOf(floor.text), floor);
}
/** How far behind a fixed price its floor may be named. */
const FLOOR_REACH = 900;
/** "10.2345 shares per $1,000 principal amount" without its price: $1,000 ÷ the shares, to the cent. */
function addPriceOfRatio(item, { text, range }) {
	const rate = sharesPerThousand(text, range);
	const shares = numberOf(rate?.text ?? "");
	const isMost = rate !== null && /\bmaximum\b[^.;]{0,40}$/i.test(text.slice(Math.max(range.start, rate.start - 60), rate.start));
	if (rate !== null && !isMost && shares > 0) put(item, "conversionPrice", Math.round(1e5 / shares) / 100, rate);
}
/** A price that follows the market, with its discount, floor and the fixed price that may stand beside it. */
function addMarketPrice(item, { text, range }, floats) {
	const { discount, floor, cap } = marketTerms(text, range, floats);
	const first = pricesIn(text, range).find(({ start }) => start < floats.start);
	const price = captured(first) ?? cap;
	if (price !== null && price.start !== floor?.start && !item.has("conversionPrice")) item.set("conversionPrice", cap === null ? doubtful(numberOf(price.text), price) : witnessed(numberOf(price.text), price));
	if (discount !== null) put(item, "discountPercent", discount.value, discount);
	if (floor !== null) put(item, "floorPrice", numberOf(floor.text), floor);
	if (item.get("variablePrice")?.value === false && discount !== null) item.set("variablePrice", doubtful(true, floats));
	if (item.has("variablePrice")) return;
	const isMixed = firstMatch(text, range, FIXED) !== null && cap === null && discount === null;
	const others = discount !== null && (floor !== null || cap !== null) ? ["arithmetic"] : [];
	item.set("variablePrice", isMixed ? doubtful(true, floats) : witnessed(true, {
		start: floats.start,
		end: floats.end
	}, ...others));
}
const COMMON$1 = /^(?:(?:the|all|all of the|these|both) (?:(?:convertible|outstanding|promissory|secured|unsecured|senior|above|foregoing|such|of) ){0,4}(?:notes|debentures)|each (?:of the )?(?:(?:convertible|promissory|outstanding|secured) ){0,3}(?:notes?|debentures?))\b(?! (?:payable to|issued to|due|held by))/i;
/** The rate of a sentence about all notes, where the part of the document has no other. */
function commonRate(flat, part) {
	const [first, ...others] = ratesIn(flat.text, part);
	const rate = captured(first);
	if (first === void 0 || rate === null || others.some((other) => captured(other)?.text !== rate.text)) return null;
	const sentence = sentenceOf(flat, first.start);
	if (!COMMON$1.test(flat.text.slice(sentence.start, sentence.end))) return null;
	return witnessed(Number(rate.text), {
		start: rate.start,
		end: rate.end
	});
}
function sharesOf(printed) {
	return printed.endsWith(" million") ? Math.round(numberOf(printed.slice(0, -8)) * 1e6) : numberOf(printed);
}
/** "at rates ranging from 8.0% to 12.5%": no one rate. */
const RANGE = /\b(?:rang(?:e|es|ed|ing)|between|var(?:y|ies|ying)|not (?:more|less) than|lawful|maximum)\b/i;
const RANGE_BEHIND = /^ ?(?:to|and|-) ?\d{1,2}(?:\.\d{1,4})? ?%/;
/** Interest rates except those of default. */
function ratesIn(text, range) {
	return matchesIn(text, range, BEARS).filter((match) => {
		const lead = text.slice(Math.max(range.start, match.start - 160), match.start).split(/[.;] /);
		const rate = captured(match);
		if (RANGE.test(match.text) || RANGE_BEHIND.test(text.slice(match.end, match.end + 24))) return false;
		if (/\b(?:imputed|effective)\b/i.test((lead.at(-1) ?? "").slice(-40) + match.text)) return false;
		return !/(?<!\bin )default/i.test((lead.at(-1) ?? "") + match.text) && !(rate !== null && isOfDiscount(text, rate));
	});
}
const EACH$2 = /\b(?:each|per|one|every) (?:outstanding )?(?:share|\$ ?1,000|note)\b/i;
/** Shares that may be issued: not those of a past conversion, nor a ratio ("each share converts into 1,000 shares"). */
function issuableIn({ text, range }) {
	return matchesIn(text, range, ISSUABLE$1).find((match) => {
		const before = text.slice(Math.max(range.start, match.start - 7), match.start);
		const isPast = /^converted/i.test(match.text) && !/may be |can be $/i.test(before);
		const own = text.slice(Math.max(0, match.start - 200), match.start).split(/[.;] |\n/);
		const isRatio = EACH$2.test(own.at(-1) ?? "") && !/aggregate|total/i.test(match.text) && sharesOf(match.groups[0] ?? "") < 1e5;
		const isExample = /\b(?:for (?:illustration|example)|illustrat\w+|hypothetical\w*)\b/i.test(own.at(-1) ?? "");
		const isPreferred = /\bpreferred\b/i.test(text.slice(match.end, match.end + 70).split(/[.;,]/, 1)[0] ?? "");
		const isMost = /\bmaximum of $/i.test(text.slice(Math.max(range.start, match.start - 12), match.start));
		return !isPast && !isRatio && !isExample && !isPreferred && !isMost;
	});
}
/** "convertible preferred stock to an investor at a price of $8.31": the price of a sale, as nothing converts. */
function isOfSale(lead) {
	const name = /^convertible (?:(?!at\b|into\b|in\b)[\w-]+ ){0,4}?(?:stock|shares|notes?|debentures?)\b/i.exec(lead);
	return name !== null && !/\bconver[st]/i.test(lead.slice(name[0].length));
}
/** Amounts that no share costs. */
const NO_PRICE$2 = /par value|stated value|liquidation|purchase price|face|exceed|floor|\bcap(?:ped)?\b|discount|\bcosts?\b|\bper (?:US)?\$ ?$|(?:lower|less|below)(?: than)? (?:US)?\$ ?$/i;
const OWED = /principal|amount of/i;
/** "convert the outstanding principal at $4.00". */
const PRICED_AT = /\bprincipal\b[^$]{0,30}\bat (?:an? [\w -]{0,24}(?:price|rate) of )?(?:US)?\$ ?$/i;
/** Conversion prices: larger amounts are the principal that is convertible. */
function pricesIn(text, range) {
	const isSmall = ({ groups }) => numberOf(groups[0] ?? "") < 5e3;
	const found = matchesIn(text, range, CONVERSION$2).filter((match) => {
		const lead = match.text.slice(0, -(match.groups[0]?.length ?? 0));
		const near = lead.slice(-60);
		const isOther = NO_PRICE$2.test(near) || /\b(?:rang(?:e|ed|es|ing)|between)\b/i.test(near) || OWED.test(near) && !PRICED_AT.test(near) || isOfSale(lead);
		if (isUponDefault(text.slice(Math.max(range.start, match.start - 200), match.end))) return false;
		const isLot = match.groups[0] === "1,000" && /^ (?:or|in|of|principal|and|thereof)\b/.test(text.slice(match.end, match.end + 12));
		return isSmall(match) && !isLot && !isOther && !/\bwarrants?\b|\bunits?\b/i.test(lead);
	});
	if (found.length > 0) return found;
	return matchesIn(text, range, DIVIDED).filter((match) => {
		const lead = text.slice(Math.max(range.start, match.start - 400), match.start) + match.text;
		return /conver[ts]/i.test(lead) && !/\bwarrants?\b/i.test(lead) && isSmall(match);
	});
}
/** Principal ÷ conversion price = shares issuable, to a share. */
function checkProduct(item) {
	const members = [
		"principal",
		"conversionPrice",
		"sharesIssuable"
	];
	const [principal, price, shares] = members.map((member) => item.get(member)?.value);
	if (typeof principal !== "number" || typeof price !== "number" || typeof shares !== "number") return;
	if (Math.abs(principal / price - shares) > 1.01) return;
	for (const member of members) {
		const stated = item.get(member);
		if (stated !== void 0) item.set(member, withWitness(stated, "arithmetic"));
	}
}

// parsers/overhang/note-class.ts
/** Notes of operating companies: their rate tells classes apart, while small lenders' notes share theirs. */
const LARGE = 1e7;
/** The year that a class is named for, else that of its maturity; '' where neither is known. */
function yearOf(item) {
	const maturity = item.get("maturity")?.value;
	const due = typeof maturity === "string" ? maturity.slice(0, 4) : "";
	return /\b(?:19|20)\d\d\b/.exec(String(item.get("label")?.value))?.[0] ?? due;
}
/** Whether two items are of the same principal, and of no other maturity or price. */
function isOneNote(a, b) {
	return [
		"principal",
		"maturity",
		"conversionPrice"
	].every((member) => {
		const [one, other] = [a.get(member)?.value, b.get(member)?.value];
		return one === other || member !== "principal" && (one === void 0 || other === void 0);
	});
}
function dayOf$1(item) {
	const maturity = item.get("maturity")?.value;
	return typeof maturity === "string" && maturity.length === 10 ? maturity : null;
}
function isSameClass(a, b) {
	const [one, other] = [a, b].map((item) => rateIn(String(item.get("label")?.value))?.value);
	const [year, otherYear] = [yearOf(a), yearOf(b)];
	const isOfYear = year === otherYear || year === "" || otherYear === "";
	const [due, otherDue] = [a, b].map(dayOf$1);
	if (due !== null && otherDue !== null && due !== otherDue) return false;
	const areLarge = [a, b].every((item) => Number(item.get("principal")?.value) >= LARGE);
	return one !== void 0 && one === other && isOfYear && areLarge;
}
/** Adds a balance that a table gives to the class that prose describes; that class, or null where there is none. */
function addBalance(items, balance) {
	const [same, ...others] = items.filter((item) => isSameClass(item, balance));
	if (same === void 0 || others.length > 0) return null;
	const principal = balance.get("principal");
	for (const [member, value] of balance) if (!same.has(member)) same.set(member, value);
	if (principal !== void 0) same.set("principal", principal);
	return same;
}

// parsers/overhang/note-ordinals.ts
/** "the first note", "a second convertible promissory note", by which a paragraph tells its notes apart. */
const ORDINAL_NOTE$1 = new RegExp(`\\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:(?:unsecured|secured|senior|convertible|promissory|such) ){0,4}(?:note|debenture|loan)\\b`, "gi");
/** The ordinals of notes that some words name. */
function ordinalsIn(words) {
	return [...words.matchAll(ORDINAL_NOTE$1)].map(([, ordinal = ""]) => ordinal.toLowerCase());
}
/** How far before a principal its ordinal may be. */
const REACH$9 = 120;
/** The ordinal by which a note is introduced: that of its own words, or the first where the next one is a second. */
function ordinalOf(flat, note, notes) {
	const own = ownOrdinal(flat, note);
	if (own !== null) return own;
	const next = notes.find(({ principalAt }) => principalAt.start > note.principalAt.start);
	return next !== void 0 && ownOrdinal(flat, next) === "second" && isOneParagraph(flat, note.sentence, next.sentence) ? "first" : null;
}
function ownOrdinal({ text }, { label, principalAt, sentence }) {
	const start = Math.max(sentence.start, Math.min(label.start, principalAt.start) - REACH$9);
	return ordinalsIn(text.slice(start, Math.max(label.end, principalAt.end))).at(-1) ?? null;
}
function isOneParagraph({ text }, a, b) {
	return !text.slice(a.end, b.start).includes("\n");
}

// parsers/overhang/note-names.ts
/** A name in parentheses: "(the "Original Debenture")", "(each, a "Harbor Note" and …". */
const IN_PARENTHESES = /\((?:the |each,? an? |collectively,? the |an? )?"((?:[$\w.%-]{1,30} ){1,5}(?:Notes?|Debentures?|Bonds?|Loans?))"/;
/** A name of one note of several: "the "Note B"". */
const LETTERED = /\((?:the |each,? an? )?"((?:Note|Debenture) (?:[A-F]|#?\d))"\)/;
/** How far behind a principal or a name of the class its short name is defined. */
const REACH$8 = 260;
/** The name that the words behind a principal give its note, in the singular; null where they give none. */
function nameOf$1({ text }, { principalAt, label, sentence }) {
	const start = Math.max(principalAt.end, label.end);
	const behind = text.slice(start, Math.min(sentence.end, start + REACH$8));
	const name = [text.slice(Math.min(label.end, principalAt.end), Math.max(label.start, principalAt.start)), behind].map((words) => (IN_PARENTHESES.exec(words) ?? LETTERED.exec(words))?.[1]);
	return (name[0] ?? name[1])?.replace(/s$/, "") ?? null;
}
/** Whether two notes are of different classes by the names that the text gives each. */
function areNamedApart(flat, a, b) {
	const [one, other] = [nameOf$1(flat, a), nameOf$1(flat, b)];
	if (one !== null && other !== null && one !== other) return true;
	const [first, second] = [a, b].map((note) => ordinalOf(flat, note, [a, b].toSorted(byPrincipal)));
	return first != null && second != null && first !== second;
}
const FULL_NAME$1 = new RegExp(NOTE);
/**
* The full name beside which a document defines a short one: "6.00% Convertible Senior Notes due 2026" for "Existing
* Notes"; null where it defines none before a place.
*/
function fullNameOf(flat, name, before) {
	const short = name.replace(/s$/, "");
	if (!/^[\w$ .-]{5,50}$/.test(short)) return null;
	for (const quoted of [`"${short}s"`, `"${short}"`]) {
		const at = flat.text.indexOf(quoted);
		if (at < 0 || at > before) continue;
		const sentence = sentenceOf(flat, at);
		const full = firstMatch(flat.text, {
			start: Math.max(sentence.start, at - 200),
			end: at
		}, FULL_NAME$1);
		if (full !== null) return {
			text: full.text,
			start: full.start,
			end: full.end
		};
	}
	return null;
}
/** Words that every note may have in its name. */
const COMMON = new Set("convertible note notes debenture debentures bond bonds loan loans senior secured unsecured promissory payable subordinated the original issue discount our its".split(" "));
function telling(label) {
	return label.toLowerCase().split(/[^\w.%]+/).filter((word) => word !== "" && !COMMON.has(word));
}
function nounOf(label) {
	return /(?:note|debenture|bond|loan)(?=s?\b(?!.*\b(?:note|debenture|bond|loan)))/i.exec(label)?.[0].toLowerCase() ?? "";
}
/**
* Whether what a statement says remains may include a note: it is called the same, or the statement names no class, or
* only its rate.
*/
function mayInclude(flat, remaining, note) {
	const [noun, other] = [nounOf(remaining.label.text), nounOf(note.label.text)];
	if (noun !== "" && other !== "" && noun !== other) return false;
	const own = `${note.label.text} ${nameOf$1(flat, note) ?? ""}`.toLowerCase();
	return telling(remaining.label.text).filter((word) => /[a-z]|^(?:19|20)\d\d$/.test(word)).every((word) => own.includes(word));
}
/**
* The parts of a range about one note: what follows a sentence on a note of another name ("The Bridge Notes bear interest
* at …") is about that one, up to a sentence that names the first again.
*
* @param names those that the document defines for its notes
* @param ofOthers those that its sentences give to other notes
*/
function ownStretches(flat, range, note, names, ofOthers) {
	const own = nameOf$1(flat, note);
	const first = flat.text.slice(note.sentence.start, note.sentence.end);
	const others = names.filter((name) => name !== own && (!first.includes(name) || ofOthers.includes(name)));
	const text = flat.text.slice(range.start, range.end);
	if (others.length === 0 && !NEGATED.test(text)) return [range];
	const found = [];
	let start = range.start;
	for (let at = Math.max(note.sentence.end, range.start) + 1; at < range.end;) {
		const sentence = sentenceOf(flat, at);
		const words = flat.text.slice(sentence.start, sentence.end);
		const isOwn = own !== null && words.includes(own);
		const isOther = !isOwn && others.some((name) => words.includes(name));
		if (NEGATED.test(words) && !isOwn && sentence.start > range.start) {
			if (start !== null) found.push({
				start,
				end: sentence.start
			});
			const line = flat.text.indexOf("\n", Math.max(at, sentence.start));
			at = line < 0 || line > range.end ? range.end : line + 1;
			start = start === null || at >= range.end ? null : at;
			continue;
		}
		if (isOther && start !== null) {
			if (sentence.start > start) found.push({
				start,
				end: sentence.start
			});
			start = null;
		} else if (isOwn && others.some((name) => words.includes(name))) {
			if (start !== null && sentence.start > start) found.push({
				start,
				end: sentence.start
			});
			found.push(ownPart(words, sentence.start, own, others));
			start = null;
		} else if (isOwn) start ??= sentence.start;
		if (sentence.end <= at) break;
		at = sentence.end + 1;
	}
	return start === null ? found : [...found, {
		start,
		end: range.end
	}];
}
/** The words of a sentence from the name of a note to the next name of another. */
function ownPart(words, offset, own, others) {
	const from = words.indexOf(own);
	const ends = others.map((name) => words.indexOf(name, from + own.length)).filter((at) => at >= 0);
	return {
		start: offset + from,
		end: offset + Math.min(words.length, ...ends)
	};
}

// parsers/overhang/distinct-notes.ts
const MOST_CLASSES$1 = 25;
/** One note per class: the same principal, or the same rate, is the same class, unless they are sold and named apart. */
function distinctNotes(flat, notes) {
	const classes = [];
	for (const note of notes) {
		const rate = rateIn(note.label.text)?.value;
		const isOfRate = ({ label }) => rate !== void 0 && rateIn(label.text)?.value === rate;
		const same = classes.findIndex((known) => isOfRate(known) && !areNamedApart(flat, known, note) && !areIssuedApart(flat, known, note) || known.principal === note.principal && !isOfOtherSale(flat, known, note) || isHeadingOf(flat.text, known, note));
		const known = classes[same];
		if (known !== void 0 && isHeadingOf(flat.text, known, note)) {
			classes[same] = note;
			continue;
		}
		if (known === void 0) classes.push(note);
		else if (known.principal !== note.principal && isAdditional(flat.text, note)) classes[same] = {
			...known,
			principal: known.principal + note.principal,
			isPart: true
		};
		if (classes.length >= MOST_CLASSES$1) break;
	}
	return classes;
}
/** A line alone such as "7.5% $2,400,000 Convertible Debentures", over the sentence that gives the exact principal. */
function isHeadingOf(text, heading, note) {
	const { start, end } = heading.sentence;
	const isLine = end - start < 100 && text[end] === "\n" && !/[.;:]$/.test(text.slice(start, end).trim());
	const isNear = note.sentence.start > end && note.sentence.start - end < 1e3;
	return isLine && isNear && Math.abs(heading.principal / note.principal - 1) < .005;
}
/** "On June 13, 2025, … (the "June Offering")", "On August 7, 2025, … (the "August Offering")". */
const SALE$1 = /^(?:On|In|Effective) (?:or about )?([A-Z][a-z]+ (?:\d{1,2}, )?\d{4})[^"]{1,400}\((?:the |each,? an? |collectively,? the )?"([^"]{3,50})"\)/;
/** Whether two principals are of sales on different days, or of notes, that are named differently. */
function isOfOtherSale(flat, a, b) {
	const [one, other] = [a, b].map(({ sentence }) => SALE$1.exec(flat.text.slice(sentence.start, sentence.end)));
	if (one != null && other != null && one[1] !== other[1] && one[2] !== other[2]) return true;
	return areNamedApart(flat, a, b) || areIssuedApart(flat, a, b);
}
/**
* Whether two notes were issued on different days, as their sentences say. Classes of large companies are issued in
* parts, and an additional part is no class of its own.
*/
function areIssuedApart(flat, a, b) {
	if (Math.min(a.principal, b.principal) >= 1e7 || [a, b].some((note) => isAdditional(flat.text, note))) return false;
	return areDaysApart(issueDayOf(flat, a.sentence), issueDayOf(flat, b.sentence));
}
/** "issued an additional $12.5 million of 3.75% Convertible Senior Notes". */
function isAdditional(text, { principalAt, sentence }) {
	const lead = text.slice(Math.max(sentence.start, principalAt.start - 60), principalAt.start);
	return /\b(?:issued|sold|exercised)\b[^.;$]{0,50}\badditional (?:aggregate (?:principal )?(?:amount )?of )?$/i.test(lead);
}

// parsers/overhang/listed-part.ts
/** A sentence that lists what a count of shares leaves out, item by item. */
const LISTING$1 = /\b(?:exclud(?:es?|ing)|does not include|do not include|issuable upon)\b/i;
/** The item of a listing sentence that holds a place, between semicolons; another sentence as a whole. */
function listedPart({ text }, sentence, at) {
	const words = text.slice(sentence.start, sentence.end);
	if (!LISTING$1.test(words) || !words.includes(";")) return sentence;
	const from = text.lastIndexOf(";", at);
	const to = text.indexOf(";", at);
	return {
		start: Math.max(sentence.start, from + 1),
		end: to < 0 ? sentence.end : Math.min(sentence.end, to)
	};
}

// parsers/overhang/convertible-prose.ts
/** "The principal amount of the notes is …", where earlier sentences name the notes. */
const OF_THE_NOTES = verbose()`
  principal amount of (?:(?:the|each|such|this|all|our|its) )?((?:[\w-]+ ){0,3}?(?:[Nn]otes?|[Dd]ebentures?))(?: (?:issued|sold|outstanding|purchased))?(?: \([^)]{2,40}\))? (?:is|was|are|were|of) (?:up to )?${MONEY$1}
  |\bthe principal balances? (?:due|outstanding|owed)(?: (?:on|under) the (?:notes|debentures))? (?:is|was|are|were) ${MONEY$1}`;
/** "a promissory note (the "Harbor Note") in the original principal amount of $70,000". */
const PLAIN_NOTE = verbose()`
  \b((?:secured |unsecured |senior |promissory |subordinated )*(?:[Nn]otes?|[Dd]ebentures?))(?:(?: issued)? to [^$;().]{2,60}?)?(?: \([^)]{2,60}\))?,? (?:totall?ing |(?:in|with|for|having) (?:(?:the|an?|aggregate|original|initial|total|face) ){0,4}(?:principal amount|principal sum|amount) of )${MONEY$1}`;
/** "$14,000,000 in debentures", "additional debentures totaling $5,000,000". */
const PLAIN_FIRST = verbose()`
  ${MONEY$1} (?:(?:in|of|principal|aggregate|original|amount) ){1,4}((?:senior |secured |unsecured |promissory )*(?:[Nn]otes|[Dd]ebentures))\b`;
/** "the initial note in the principal amount of $7.6 million (the "2023 Convertible Note")". */
const CALLED = verbose()`
  \b(?:[Nn]otes?|[Dd]ebentures?) (?:in|with) (?:(?:the|an?|aggregate|original|initial|total) ){0,4}principal amount of ${MONEY$1} \((?:the |each,? (?:an? )?)?"((?:[\w.%-]+ ){0,4}Convertible [\w ]{4,30})"\)`;
/** "$450,000 to be convertible into common stock at $.10 per share": the parts of one loan. */
const CONVERTIBLE_PART = verbose("g")`
  ${MONEY$1} (?:(?:in|of|the|aggregate|principal|amount|outstanding|such|our|these) ){0,6}(?:(?:notes|debentures|loans) )?(?:(?:is|are|was|were|to be|which is|of which is) )?convertible(?: on that date)? in ?to (?:[^.;$]|\.\d){0,90}?at (?:a (?:conversion )?price of )?\$ ?\.?\d`;
/** "borrowed $150,000 from a fund under a 10% convertible note"; "a convertible loan agreement, under which it borrowed $1,250,000". */
const BORROWED = verbose("i")`
  \b(?:borrowed|received|was advanced|loaned|lent|advanced|(?:made|received) (?:an? )?(?:loans?|advances?))(?: us| the Company)?(?: totall?ing| of| in the amount of| an aggregate of)? ${MONEY$1} (?:from [^.;$()]{3,60} )?(?:to (?:us|the Company) )?(?:under|on|pursuant to|evidenced by|in (?:exchange|return) for) (?:an? |the )?(?:[\w-]+-(?:year|month|day) )?${NOTE}
  |\b(convertible (?:loan|note|debenture)(?: purchase)? agreement)\b[^.;$]{0,100}(?:under|pursuant to) which (?:it|we|the Company) (?:has )?(?:borrowed|received|drew) ${MONEY$1}`;
/** "Convertible notes payable is comprised of a promissory note issued to an individual". */
const COMPRISED = /^convertible (?:notes?|debentures?)(?: payable)? (?:is|are) comprised of\b/i;
const CONVERTS = /\b(?:notes?|debentures?)\b[^.;]{0,60}\b(?:(?:is|are|was|were) (?:also )?convertible|may be converted)\b|\bconvert (?:all|any|the|some)\b[^.;]{0,160}\binto\b[^.;]{0,40}(?:shares|stock)/i;
/** An instrument by its own heading: "CONVERTIBLE PROMISSORY NOTE … promises to pay to … $1,500,000". */
const INSTRUMENT = /(?:^|\n)((?:[\w%. -]{0,60} )?CONVERTIBLE (?:[\w-]+ ){0,3}?(?:NOTE|DEBENTURE)(?: DUE [\w, ]{4,30})?)(?=\n)/i;
const PROMISE = new RegExp(`promises? to pay\\b[^$]{0,400}?${MONEY$1}`, "i");
/** A label on the face of an instrument: "Original Principal Amount: $333,000". */
const FACE = new RegExp(`\\b(?:(?:Original|Initial|Aggregate|Stated) )?(?:Principal|Face)(?: Amount)?(?: of (?:this |the )?(?:Note|Debenture))?: ?(?:U\\.S\\. )?${MONEY$1}`, "i");
const NOTES$1 = new RegExp(NOTE, "g");
/** How far below the title of an instrument the rows of its face reach. */
const LONGEST_FACE = 1500;
/** The face of an instrument from its title to its principal, as its rows are in no order; else the sentence of the principal. */
function faceOf(flat, title, principal) {
	const sentence = sentenceOf(flat, principal.start);
	return title.end < sentence.start && sentence.start - title.end < LONGEST_FACE ? {
		start: title.end,
		end: sentence.end
	} : sentence;
}
/** "The first note, in the principal amount of $110,000", "a second note for $75,000", behind words on convertible notes. */
const ORDINAL_NOTE = verbose()`
  \b((?:first|second|third|fourth|fifth|sixth|seventh|eighth) (?:(?:secured|unsecured|promissory) ){0,2}(?:note|debenture)),? (?:(?:in|with|for|of|has|had|having|is|was|a|an|the|original|aggregate|principal|face|amount|sum) ){1,6}${MONEY$1}`;
function newNotes(flat, known) {
	const found = [];
	const add = (sentence, principalAt, label) => {
		const principal = Number(amountsIn(principalAt?.text ?? "")[0]?.value ?? 0);
		if (principalAt === null || label == null || principal <= LEAST_PRINCIPAL) return;
		const note = {
			label: trimmedLabel(label),
			principal,
			principalAt,
			sentence,
			isOutstanding: false
		};
		const isKnown = (other) => other.principal === principal && !isOfOtherSale(flat, other, note);
		if (![...known, ...found].some(isKnown)) found.push(note);
	};
	return {
		found,
		add
	};
}
const LEAST_PRINCIPAL = 1e3;
/** Enough of a document whose sentences give ever more notes. */
const [MOST_OF_CONVERTIBLES, MOST_OF_PLAIN] = [20, 40];
/** Principals of notes named in an earlier sentence, and of an instrument under its own title. */
function notesInProse(flat, part, known) {
	const notes = newNotes(flat, known);
	addOfTheNotes(flat, part, notes);
	addOfConvertibles(flat, part, notes);
	addOrdinals(flat, part, notes);
	addPlainNotes(flat, part, notes);
	addInstrument(flat, notes);
	return notes.found;
}
function addOfTheNotes(flat, part, notes) {
	for (const sentence of currentSentences(flat, part, /principal amount of (?:the|each|such|this|all|our|its|notes|debentures)\b|\bprincipal balances? (?:due|outstanding|owed)\b/gi, 200)) {
		if (GONE$1.test(sentence.words) || PRIOR.test(sentence.words)) continue;
		const match = firstMatch(flat.text, sentence, OF_THE_NOTES);
		const [named = "", ofNamed, due] = match?.groups ?? [];
		const own = match !== null && /\bconvertible\b/i.test(named) ? printedIn(match, named, "first") : null;
		const printed = match === null ? null : printedIn(match, ofNamed ?? due ?? "");
		notes.add(sentence, printed, own ?? nameBefore$1(flat, sentence, 1500));
	}
}
function addOfConvertibles(flat, part, notes) {
	for (const sentence of currentSentences(flat, part, /convertible/gi)) {
		if (notes.found.length > MOST_OF_CONVERTIBLES) break;
		const { words } = sentence;
		if (GONE$1.test(words.replace(/\bin exchange for\b/i, "")) || PRIOR.test(words) || NEGATED.test(words)) continue;
		const called = firstMatch(flat.text, sentence, CALLED);
		const [money = "", name = ""] = called?.groups ?? [];
		if (called !== null) notes.add(sentence, printedIn(called, money, "first"), printedIn(called, name));
		if (/preferred/i.test(words)) continue;
		const borrowed = firstMatch(flat.text, sentence, BORROWED);
		const [lent, note, loan, sum] = borrowed?.groups ?? [];
		if (borrowed !== null) notes.add(sentence, printedIn(borrowed, lent ?? sum ?? ""), printedIn(borrowed, note ?? loan ?? "", "first"));
		addParts(flat, sentence, notes);
	}
}
/** Each part of a loan up to the next. */
function addParts(flat, sentence, notes) {
	const parts = matchesIn(flat.text, sentence, CONVERTIBLE_PART, 6);
	for (const [index, match] of parts.entries()) {
		const own = {
			start: parts.length > 1 ? match.start : sentence.start,
			end: parts[index + 1]?.start ?? sentence.end
		};
		notes.add(own, captured(match), nameBefore$1(flat, sentence, 3e3) ?? debtIn(flat, match));
	}
}
function addOrdinals(flat, part, notes) {
	for (const sentence of currentSentences(flat, part, new RegExp(ORDINAL_NOTE, "g"))) {
		const match = firstMatch(flat.text, sentence, ORDINAL_NOTE);
		const [name = "", money = ""] = match?.groups ?? [];
		const line = flat.text.lastIndexOf("\n", sentence.start);
		const lead = flat.text.slice(Math.max(line, sentence.start - 3e3), sentence.end);
		if (match === null || !/\bconvertible\b/i.test(lead)) continue;
		if (!GONE$1.test(withoutHypotheses(sentence.words)) && !PRIOR.test(sentence.words)) notes.add(sentence, printedIn(match, money), printedIn(match, name, "first"));
	}
}
/** Notes without "convertible" in their sentence, of which a later one says that they convert. */
function addPlainNotes(flat, part, notes) {
	for (const sentence of currentSentences(flat, part, /\b(?:notes?|debentures?)\b/gi)) {
		if (notes.found.length > MOST_OF_PLAIN) break;
		const { words } = sentence;
		const isComprised = COMPRISED.test(words);
		if (/convertible/i.test(words) && !isComprised || GONE$1.test(words) || PRIOR.test(words)) continue;
		const noteFirst = firstMatch(flat.text, sentence, PLAIN_NOTE);
		const match = noteFirst ?? firstMatch(flat.text, sentence, PLAIN_FIRST);
		if (match === null) continue;
		const [first = "", second = ""] = match.groups;
		const [name, money] = noteFirst === null ? [second, first] : [first, second];
		const own = paragraphRest(flat.text, part, sentence).split(/\bissued [^.]{0,80}\bnotes?\b/)[0] ?? "";
		if (!(isComprised || CONVERTS.test(own) || convertsByName(flat.text, match)) || NEGATED.test(own)) continue;
		notes.add(sentence, printedIn(match, money), printedIn(match, name, "first"));
	}
}
/** The instrument itself, by its title and face. */
function addInstrument(flat, notes) {
	const title = firstMatch(flat.text, {
		start: 0,
		end: 4e3
	}, INSTRUMENT);
	if (title === null) return;
	const face = {
		start: Math.max(0, title.start - 2e3),
		end: title.start + 6e3
	};
	const promised = [captured(firstMatch(flat.text, {
		...face,
		start: title.start
	}, PROMISE)), captured(firstMatch(flat.text, face, FACE))].find((printed) => Number(amountsIn(printed?.text ?? "")[0]?.value ?? 0) > LEAST_PRINCIPAL);
	if (promised != null) notes.add(faceOf(flat, title, promised), promised, captured(title));
}
/** How far behind its name a sentence says that a note converts. */
const SENTENCE_REACH = 160;
const CALLED_BEHIND = /^[^"]{0,200}\((?:the |each,? an? )?"([A-Z][\w.& -]{2,40}(?:Notes?|Debentures?))"\)/;
/** Whether the text says of the name that the words of a note define that it converts: "The Harbor Note is convertible". */
function convertsByName(text, { start }) {
	const name = CALLED_BEHIND.exec(text.slice(start, start + 300))?.[1];
	if (name === void 0) return false;
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) if (/\b(?:is|are) convertible\b/.test(text.slice(at, at + SENTENCE_REACH).split(/[.;]/, 1)[0] ?? "")) return true;
	return false;
}
/** The last name of notes before a sentence. */
function nameBefore$1({ text }, { start }, reach) {
	return matchesIn(text, {
		start: Math.max(0, start - reach),
		end: start
	}, NOTES$1).at(-1);
}
/** The notes or debentures that a match names. */
function debtIn({ text }, match) {
	return matchesIn(text, match, /\b(?:notes|debentures|loans)\b/g, 1)[0];
}
/** What follows a sentence in its paragraph, at most 1,500 characters. */
function paragraphRest(text, part, { end }) {
	const line = text.indexOf("\n", end);
	return text.slice(end, Math.min(line < 0 ? part.end : line, end + 1500));
}
const NAMED$4 = /\b((?:\d{1,2}(?:\.\d{1,4})?% )?(?:[A-Z\d][\w-]* ){0,3}?Convertible (?:[A-Z][\w-]* ){0,3}?(?:Notes?|Debentures?))\b/;
const PRICED$2 = /conversion price (?:of|equal to|is) (?:approximately )?(?:US)?\$ ?\d/i;
/** "reduced the Fixed Price of the Debenture from $2.90 to a Dilutive Price of $1.51". */
const REDUCED = verbose("i")`
  \b(?:reduced|lowered|adjusted|reset)\b[^.;$]{0,80}\b(?:conversion price|fixed price)\b(?:[^.;$]|\.\d){0,80}
  from (?:US)?\$ ?[\d.,]*\d to (?:an? )?(?:[\w ]{0,30} of )?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)`;
/** The first class of notes with a conversion price, in documents that state no principal: it is unknown, not zero. */
function pricedOnly(flat, part) {
	if (part.isProspectus) return [];
	for (const sentence of currentSentences(flat, part, /conversion price/gi, 60)) {
		const { words, start } = sentence;
		const label = captured(firstMatch(flat.text, sentence, NAMED$4));
		if (label === null || !PRICED$2.test(words) || /preferred|warrant/i.test(words)) continue;
		if (GONE$1.test(words) || NEGATED.test(words) || PRIOR.test(words)) continue;
		const item = /* @__PURE__ */ new Map([["label", witnessed(label.text, label)]]);
		const line = flat.text.indexOf("\n", sentence.end);
		const end = Math.min(part.end, line < 0 ? part.end : line, sentence.end + 3e3);
		addTerms(item, flat, sentence, label);
		addTerms(item, flat, {
			start,
			end: Math.max(end, sentence.end)
		}, label);
		const reduced = captured(firstMatch(flat.text, {
			start: sentence.end,
			end: part.end
		}, REDUCED));
		if (reduced !== null) item.set("conversionPrice", witnessed(numberOf(reduced.text), reduced));
		return item.has("conversionPrice") ? [item] : [];
	}
	return [];
}
const GONE_PREFERRED = /\b(?:redeem(?:ed|s)?|retired?|exchanged?|were converted|was converted|cancel\w*)\b/i;
const PREFERRED = /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?(?:[Cc]onvertible )?(?:[A-Z][\w-]* ){0,2}?(?:[Pp]referred|[Pp]reference) (?:[Ss]tock|[Ss]hares))/g;
const PRESENT = /\b(?:sell|sold|issue|issued|purchase|selling|offering|offer|outstanding|convertible at|(?:be|is|are) convertible|initially convertible|conversion price|has rights|stated value)\b/i;
const DIVIDEND = /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend|dividends?(?: rights)? at (?:a|an|the) (?:annual )?rate of (\d{1,2}(?:\.\d+)?) ?%|\bdividends? (?:of|equal to|at) (?:(?:an?|the) )?(?:annual )?(?:rate of )?(\d{1,2}(?:\.\d+)?) ?% (?:per annum|per year|annually|of the stated value)/i;
const SERIES$2 = /\bSeries [A-Z][\w-]*/g;
/** Convertible preferred stock, where its own sentences state a conversion price or count. */
function preferredOf(flat, part) {
	const found = [];
	const seen = /* @__PURE__ */ new Set();
	const known = /* @__PURE__ */ new Set();
	for (const sentence of currentSentences(flat, part, PREFERRED, 200)) {
		if (found.length >= 6 || seen.size > 12) break;
		if (!PRESENT.test(sentence.words) || GONE_PREFERRED.test(sentence.words)) continue;
		for (const label of matchesIn(flat.text, sentence, PREFERRED)) {
			const series = seriesIn$1(label.text);
			if (isIntoPreferred(flat, sentence, label)) continue;
			if (seen.has(label.text) || known.has(series)) continue;
			seen.add(label.text);
			const item = seriesOf$2(flat, part, label);
			if (item === null) continue;
			known.add(series);
			found.push(item);
		}
	}
	return found;
}
const INTO = /\bin ?to (?:[\w,]+ )?(?:(?:shares|fully|paid|and|nonassessable|of|the|our|its|Company's|newly|designated|restricted) ){0,6}$/i;
/** "notes are convertible into shares of Series B Preferred Stock at $9.45": the price is that of the notes. */
function isIntoPreferred({ text }, sentence, { start }) {
	return INTO.test(text.slice(Math.max(sentence.start, start - 120), start)) && /\b(?:notes?|debentures?)\b/i.test(text.slice(sentence.start, start));
}
/** The conversion terms in the sentences that name a series; null where it is gone or has none. */
function seriesOf$2(flat, part, label) {
	const series = seriesIn$1(label.text);
	if (isGone$1(flat, part, series)) return null;
	const item = /* @__PURE__ */ new Map();
	for (const sentence of currentSentences(flat, part, new RegExp(`\\b${series}\\b`, "g"), 60)) for (const range of [...ownParts(flat, sentence, series), ...referringBehind(flat, sentence)]) {
		const own = flat.text.slice(range.start, range.end);
		if (/convertible|converted|conversion|dividend/i.test(own)) {
			const conversion = range.end < sentence.end || range.start > sentence.start ? range.start : firstMatch(flat.text, range, CONVERSION_CLAUSE)?.start ?? range.start;
			addTerms(item, flat, {
				start: conversion,
				end: range.end
			}, label);
		}
		const rate = captured(firstMatch(flat.text, range, DIVIDEND));
		if (rate !== null && !item.has("interestRate")) {
			const at = {
				start: rate.start,
				end: rate.end + 1
			};
			item.set("interestRate", witnessed(Number(rate.text), at));
		}
	}
	const defined = item.has("conversionPrice") ? null : definedPrice(flat);
	if (defined !== null) addTerms(item, flat, defined, label);
	item.delete("maturity");
	if (!/convertible/i.test(label.text) && item.get("conversionPrice")?.confidence === .6) return null;
	if (!item.has("conversionPrice") && !item.has("sharesIssuable")) return null;
	return new Map([["label", witnessed(label.text, label)], ...item]);
}
/** "the term "Conversion Price" shall mean ten dollars ($10.00)", in a certificate of designation. */
const DEFINITION = /"Conversion Price"\)? (?:shall )?(?:initially )?(?:means?|be|is|equals?)\b[^\n]{0,400}/;
/** Where a certificate of designation defines the conversion price of its one series. */
function definedPrice({ text }) {
	if (!/certificate of designations?\b/i.test(text.slice(0, 3e3))) return null;
	return firstMatch(text, {
		start: 0,
		end: text.length
	}, DEFINITION);
}
const REFERRING = /^(?:Each(?: such)? share|The (?:shares|preferred (?:stock|shares)|conversion price|initial conversion)|Such shares|Holders)\b|\bthe conversion price\b/i;
/** "Each share is convertible into …", right behind the sentence that names the series, in its paragraph. */
function referringBehind(flat, { end }) {
	const found = [];
	for (let at = end; found.length < 3;) {
		if (/\n/.test(flat.text.slice(at, at + 2))) break;
		const next = sentenceOf(flat, at + 1);
		const words = flat.text.slice(next.start, next.end);
		if (next.end <= at || !REFERRING.test(words) || /\bSeries [A-Z]|\bwarrants?\b|\bnotes?\b/i.test(words)) break;
		found.push(next);
		at = next.end;
	}
	return found;
}
function seriesIn$1(label) {
	return /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
}
/** The whole sentence; where it converts several series, the parts from each naming of this one to the next other. */
function ownParts(flat, sentence, series) {
	const { text } = flat;
	const named = matchesIn(text, sentence, SERIES$2);
	const first = named.find(({ text: name }) => name === series);
	const listed = first === void 0 ? sentence : listedPart(flat, sentence, first.start);
	if (listed !== sentence) return [listed];
	if (!(named.some((other) => other.text !== series) && matchesIn(text, sentence, /convertible in ?to|conversion price/gi, 2).length > 1)) return [sentence];
	return named.flatMap(({ text: name, start }, index) => {
		if (name !== series) return [];
		return [{
			start,
			end: named.slice(index + 1).find((other) => other.text !== series)?.start ?? sentence.end
		}];
	});
}
/** "There are no Series C shares outstanding"; "all remaining shares of Series C were exchanged". */
function isGone$1(flat, part, series) {
	const gone = verbose("i")`
  \bno (?:shares of )?(?:the )?${series}\b[^.;]{0,80}outstanding
  |all (?:of the )?(?:remaining|outstanding) shares of (?:the )?${series}\b[^.;]{0,120}(?:were|was|have been) (?:converted|exchanged|redeemed)
  |no (?:remaining )?shares of (?:the )?${series}\b(?:[^.;]|\.\d){0,120}(?:remain|outstanding)`;
	return firstMatch(flat.text, part, gone) !== null;
}
/** Prices before this clause are not of the conversion. */
const CONVERSION_CLAUSE = /convertible (?:at|into|in to|in the|,)|may be converted|conversion price/i;

// parsers/overhang/marked-terms.ts
/** A mark of a row that a paragraph below the table begins with, too: "(a) Notes due to …", "Alder Fund (2)". */
const LEADING = /^\((\w{1,3})\) /;
const TRAILING = /\((\w{1,3})\)$/;
/** How far below a table its notes may be. */
const REACH$7 = 4e4;
const LONGEST_NOTE = 4e3;
/** The paragraph that explains a row by its mark; null where there is none. */
function markedParagraph({ text }, { start, end }) {
	const label = text.slice(start, end);
	const mark = (LEADING.exec(label) ?? TRAILING.exec(label))?.[1];
	if (mark === void 0) return null;
	for (const printed of [`\n(${mark}) `, `\n${mark}) `]) {
		const at = text.indexOf(printed, end);
		if (at < 0 || at - end > REACH$7) continue;
		const from = at + printed.length;
		const line = text.indexOf("\n", from);
		const paragraph = {
			start: from,
			end: Math.min(line < 0 ? text.length : line, from + LONGEST_NOTE)
		};
		if (/[.;]/.test(text.slice(paragraph.start, paragraph.end))) return paragraph;
	}
	return null;
}
/** Adds the terms of the paragraph below a table that has the mark of the row: "(a) The notes bear interest at …". */
function addMarkedTerms(item, flat, cell) {
	const own = flat.rangeOf(cell);
	const paragraph = markedParagraph(flat, own);
	if (paragraph === null) return;
	const label = item.get("label")?.at ?? own;
	addTerms(item, flat, paragraph, {
		...label,
		text: flat.text.slice(label.start, label.end)
	});
}

// parsers/overhang/named-by-rate.ts
/** A class by the rate before its name: "the 3.75% Convertible Senior Notes". */
function nameOf(rate) {
	const printed = `${ratePattern(rate)}%`;
	return new RegExp(`${printed} (?:[\\w-]+ ){0,4}?convertible\\b(?! preferred)|\\bconvertible (?:[\\w-]+ ){0,3}?${printed} (?:notes|debentures)\\b`, "gi");
}
/** The sentences that name a class of convertible notes by its rate. */
function sentencesOfRate(flat, part, rate) {
	return [...currentSentences(flat, part, nameOf(rate), 20)];
}
/** Another instrument begins here. */
const OTHER$5 = /\bpreferred\b|\bwarrants?\b|\bcapped calls?\b|\bterm loan\b|\bcredit (?:facility|agreement)\b/i;
/** What a sentence that goes on about the class named before begins with. */
const GOES_ON = /^(?:The|These|Such|Each|All|At issuance|Upon issuance|Initially|Interest|Holders?|Prior to|On or after|As of|It|They|We|If)\b/;
/** "These notes and associated warrants had a maturity of one year": the notes come first. */
const OF_NOTES$1 = /^(?:The|These|Such) (?:notes|debentures)\b/i;
const MOST_FOLLOWING = 8;
/**
* The sentences that name a class by its rate, and those behind them in their paragraph that go on about it without
* naming a class: "The conversion rate is 50 shares …".
*/
function stretchesOfRate(flat, part, rate) {
	return withFollowing(flat, part, sentencesOfRate(flat, part, rate), OF_ANY_RATE);
}
/** The same for a class by the name that a document defines: "the Bridge Notes", in sentences that have no other name. */
function stretchesOfName(flat, part, name, others) {
	const named = new RegExp(`\\b${RegExp.escape(name)}s?\\b`, "g");
	return withFollowing(flat, part, [...currentSentences(flat, part, named, 20)].filter(({ words }) => !others.some((other) => other !== name && words.includes(other))), /\b[A-Z\d][\w-]{1,30} (?:Notes?|Debentures?|Bonds?|Loans?)\b/);
}
const OF_ANY_RATE = /\d ?% (?:[\w-]+ ){0,4}?(?:notes|debentures|bonds|loan)\b/i;
function withFollowing(flat, part, named, ofAnother) {
	const found = [];
	for (const sentence of named) {
		found.push(sentence);
		let { end } = sentence;
		for (let more = 0; more < MOST_FOLLOWING && !/\n/.test(flat.text.slice(end, end + 2)); more += 1) {
			const next = sentenceOf(flat, end + 1);
			const words = flat.text.slice(next.start, next.end);
			if (next.end <= end || next.end > part.end || !GOES_ON.test(words)) break;
			if (ofAnother.test(words) || OTHER$5.test(words) && !OF_NOTES$1.test(words)) break;
			found.push({
				...next,
				words
			});
			end = next.end;
		}
	}
	return found;
}
/** Whether words name a class of this rate. */
function namesRate(words, rate) {
	return nameOf(rate).test(words);
}
/**
* The part of a range before the first sentence that names a class of another rate, and not this one: what follows is
* about the other class.
*/
function untilOtherRate(flat, range, label, others) {
	const own = rateIn(label)?.value;
	let { end } = range;
	for (const rate of others) {
		if (rate === own) continue;
		for (const { start } of matchesIn(flat.text, {
			start: range.start,
			end
		}, nameOf(rate), 20)) {
			const from = Math.max(range.start, flat.text.lastIndexOf(". ", start), flat.text.lastIndexOf("\n", start));
			const [lead = ""] = flat.text.slice(from, end).split(/\. (?=[A-Z])|\n(?!$)/, 1);
			if (from > range.start && (own === void 0 || !namesRate(lead, own))) {
				end = Math.min(end, from + 1);
				break;
			}
		}
	}
	return {
		start: range.start,
		end
	};
}

// parsers/overhang/table-columns.ts
/** How far above a table its subject is named. */
const REACH$6 = 400;
const LONGEST_LINE = 1500;
/** The columns of a table with a heading, from left to right; figures under one heading may be in neighboring columns. */
function tableColumns(table) {
	const found = /* @__PURE__ */ new Map();
	for (const { cells } of bodyOf(table)) for (const cell of cells) {
		const heading = headingOf$1(table, cell);
		if (heading === "") continue;
		const known = found.get(heading);
		const end = cell.column + cell.colspan;
		if (known === void 0) found.set(heading, {
			heading,
			start: cell.column,
			end
		});
		else if (cell.column <= known.end + 2 && end >= known.start - 2) {
			known.start = Math.min(known.start, cell.column);
			known.end = Math.max(known.end, end);
		}
	}
	return [...found.values()].toSorted((a, b) => a.start - b.start);
}
function cellUnder({ cells }, { start, end }) {
	return cells.find((cell) => cell.column < end && start < cell.column + cell.colspan) ?? null;
}
/** A figure of a cell, footnote marks aside; null for a dash, a range, a percentage or words. */
function amountOf(text) {
	const reading = readAmountCell(text);
	return reading.kind === "value" && !reading.amount.isPercent ? Number(reading.amount.value) : null;
}
function valueUnder(row, column, read) {
	const at = column === void 0 ? null : cellUnder(row, column);
	const value = at && read(at.text);
	return at === null || value === null ? null : {
		value,
		at
	};
}
function bodyOf(table) {
	return table.rows.slice(table.headerRows);
}
/**
* A table whose heading ends where a row has a label: rows of days ("Maturity date | June 1, 2027 | March 1, 2029") and
* names hold no amount, and yet are no headings.
*/
function withLabeledRows(table) {
	const stub = Math.min(...table.rows.flatMap(({ cells: [first] }) => first?.column ?? []));
	const labeled = table.rows.findIndex(({ cells: [first, second] }, index) => {
		return first !== void 0 && second !== void 0 && first.column === stub && !UNIT$2.test(first.text) && (index > 0 || LABEL.test(first.text) && table.rows[0]?.cells.length === 2);
	});
	return labeled < 0 || labeled >= table.headerRows ? table : {
		...table,
		headerRows: labeled
	};
}
/** "(in thousands)" beside headings. */
const UNIT$2 = /^\(?(?:dollars )?(?:in )?(?:thousands|millions)\b/i;
/** Labels of the first row of a table without a heading. */
const LABEL = /^(?:principal|face|aggregate|issu|matur|due\b|date|interest|coupon|conver|lender|holder|instrument|security|type)/i;
function headingsOf(columns) {
	return columns.map(({ heading }) => heading).join(" ");
}
/** What a table is about: the last lines above it and the text of its heading rows. */
function subjectOf(layout, table, lines) {
	return `${textAbove(layout, table).slice(-lines).join(" ")} ${wordsOf$1(table.rows.slice(0, table.headerRows))}`;
}
function wordsOf$1(rows) {
	return rows.flatMap(({ cells }) => cells.map(({ text }) => text)).join(" ");
}
/** A label without its footnote marks. */
function labelIn({ text }) {
	return text.replace(/(?<!\(\w{1,2}\)(?: (?=\())?)(?: ?\(\w{1,2}\))+$/, "");
}
function textAbove({ plain }, table) {
	const near = Math.max(0, table.start - LONGEST_LINE);
	const end = near + plain.text.slice(near, table.start).trimEnd().length;
	const line = Math.max(plain.text.lastIndexOf("\n", end - 1), table.start - LONGEST_LINE);
	return plain.text.slice(Math.max(0, Math.min(table.start - REACH$6, line)), table.start).split("\n").filter((line) => /\S/.test(line));
}
/** "During the year, the Company issued several notes, summarized in the following table". */
const ISSUED_IN_PERIOD = /\bduring (?:the )?(?:[\w-]+ ){0,3}(?:year|years|months?|quarters?|period|periods)\b[^.;]{0,80}\b(?:issued|sold|entered into)\b(?![^.;]{0,200}\boutstanding\b)/i;
/** A table of fewer rows may be a title that is laid out as one. */
const LEAST_ROWS_ABOVE = 3;
/** The lines above a table, but for those of a table right before it. */
function proseAbove(layout, table) {
	const before = layout.tables.findLast(({ start }) => start < table.start);
	if (before === void 0 || before.rows.length < LEAST_ROWS_ABOVE) return textAbove(layout, table);
	const start = Math.max(before.end, table.start - LONGEST_LINE);
	const lines = layout.plain.text.slice(start, table.start).split("\n").filter((line) => /\S/.test(line));
	return lines.length === 0 ? [] : textAbove(layout, table).slice(-lines.length);
}
/** The column of the latest day or year, or the first where none names one. */
function latestColumn(columns) {
	const days = columns.map(({ heading }) => dayIn$1(heading));
	const latest = days.toSorted().at(-1) ?? "";
	return columns[Math.max(0, days.indexOf(latest))];
}
/** The latest day that a heading names, else its year; '' without one. */
function dayIn$1(heading) {
	const days = datesIn(heading).map(({ date }) => String(date));
	const year = yearIn(heading);
	return days.toSorted().at(-1) ?? (year > 0 ? String(year) : "");
}
/** The latest year that a heading names, else 0. */
function yearIn(heading) {
	return Math.max(0, ...(heading.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number));
}
const AS_OF = /\b(?:[Aa]t|[Aa]s of|ended) ((?:[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))/g;
/** The day of the balances of a table: the latest that the line above or a row of a balance names; '' without one. */
function balanceDay(layout, table) {
	const balances = table.rows.map(({ cells }) => cells[0]?.text ?? "").filter((label) => /\bbalance\b/i.test(label));
	const title = table.rows[0]?.cells.filter(({ text }) => text.trim() !== "") ?? [];
	const stub = title[0]?.text ?? "";
	const over = table.headerRows > 0 && (title.length === 1 || /\bbalances?\b/i.test(stub)) ? [stub] : [];
	for (const words of [
		...over,
		textAbove(layout, table).at(-1) ?? "",
		...balances.toReversed()
	]) {
		const latest = [...words.replace(/\s+/g, " ").matchAll(AS_OF)].flatMap(([, day = ""]) => datesIn(day)).map(({ date }) => date).toSorted().at(-1);
		if (latest !== void 0) return latest;
	}
	return "";
}
/** The rows of the latest day, and those without one: balances of an earlier day are the comparison. */
function ofLatestDay(rows) {
	const latest = rows.map(({ day }) => day).toSorted().at(-1);
	return rows.filter(({ day }) => day === "" || day === latest);
}
/** Whether a table with the same headings for a later date came before; `dated` holds the date of each. */
function isSuperseded(layout, table, dated) {
	const key = tableColumns(table).map(({ heading }) => heading.replace(/\W|\d/g, "")).join("|");
	const asOf = datesIn(textAbove(layout, table).at(-1) ?? "").map(({ date }) => date).toSorted().at(-1) ?? "";
	const earlier = dated.get(key);
	if (earlier !== void 0 && asOf !== "" && asOf <= earlier) return true;
	dated.set(key, asOf);
	return false;
}

// parsers/overhang/table-scale.ts
/** The unit that a table gives in its heading rows or right above. */
function scaleOf(layout, table) {
	const below = table.rows[table.headerRows]?.cells[0]?.text ?? "";
	const words = `${subjectOf(layout, table, 2)} ${/^\(?in (?:thousands|millions)\)?$/i.test(below) ? below : ""}`;
	if (/in millions|millions of (?:U\.?S\.? )?dollars/i.test(words)) return 1e6;
	return /in thousands|thousands of (?:U\.?S\.? |Canadian )?dollars|\(thousands\)|\(000'?s\)|\$000/i.test(words) ? 1e3 : 1;
}
const IN_THOUSANDS = /\((?:[^()]{0,80}\b)?in thousands\b[^()]{0,120}\)/i;
/** Nobody issues convertible notes of so little. */
const LEAST_ISSUE = 5e4;
/** How far above its amounts a note to statements says their unit. */
const REACH$5 = 4e4;
/** Larger amounts are in dollars, or no small issuer's. */
const LEAST_SURE = 2e6;
/** Whether an amount of notes may be in thousands: neither too small for dollars nor too large. */
function mayBeScaled(text, value, at) {
	if (value < LEAST_ISSUE || value >= LEAST_SURE || /illion/.test(text.slice(at.start, at.end + 9))) return false;
	return IN_THOUSANDS.test(text.slice(Math.max(0, at.start - REACH$5), at.start));
}
/** What to multiply a small amount of notes by: notes to statements that are in thousands may give it so. */
function unitOfNotes(text, value, at) {
	return value < LEAST_ISSUE && IN_THOUSANDS.test(text.slice(Math.max(0, at - REACH$5), at)) ? 1e3 : 1;
}

// parsers/overhang/convertible-rows.ts
const NAMED$3 = /\bconvertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|bonds?|loans?)\b/i;
/** Flows, carrying amounts, and what others owe. */
const OTHER_ROW$1 = /^balance\b|\bnet\b|interest (?:expense|payable)|accrued|amorti|proceeds|payments?\b|repay|repurchase|conversions? of|converted|conversion (?:rate|price)|issuance|issued during|gain|loss|premium|receivable|investment|shares|accretion|discount|extinguish|redemption|if-converted|dilut|fair value|derivative|total|carrying/i;
const OTHER_TABLE$6 = /anti-?dilut|weighted|potential|operating activities|financing activities|available[- ]for[- ]sale|plan assets|fair value|level [123]\b|(?<!un)amortized cost\b|maturit(?:y|ies) of|total (?:current )?(?:assets|liabilities)|stockholders' (?:equity|deficit)|contractual obligations|less than 1 year/i;
const CONSISTED$1 = /\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?|debt)\b[^.;]{0,80}(?:consist|compris|summar|following|as follows)/i;
/** The title of a note to statements. */
const TITLE$2 = /^(?:note )?\d{0,2}[.:)–— -]{0,4}(?:[A-Z][\w-]{1,20} ){0,2}convertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?)(?: payable)?(?:,? (?:net|and [\w ]{3,30}))?$/i;
const [LEAST_ROWS$5, MOST_ROWS$6, LONGEST_LABEL$1] = [
	2,
	40,
	160
];
const LEAST$5 = 5e3;
/**
* Rows of a table of debt that name a convertible class and give what is owed: "7.5% convertible notes due 2027 |
* $34,500". Relies on a rate or a year in the name, or on a line above that says that convertible notes follow; carrying
* amounts net of discounts, balance sheets and cash flows are skipped. The first column is the latest.
*/
function addDebtRows(items, flat, part, document) {
	if (!NAMED$3.test(flat.text)) return;
	const listed = /* @__PURE__ */ new Map();
	for (const row of debtRows(flat, document)) {
		const label = {
			...flat.rangeOf(row.label),
			text: labelIn(row.label).replace(/^\(\w{1,3}\) ?/, "")
		};
		if (label.start >= part.end || items.length >= 40) break;
		const at = flat.rangeOf(row.amount);
		const principal = row.isScaled ? {
			value: row.value,
			at,
			confidence: DOUBTFUL
		} : witnessed(row.value, at, ...row.isSummed ? ["total"] : []);
		const item = /* @__PURE__ */ new Map([["label", witnessed(label.text, label)], ["principal", principal]]);
		const due = maturityDateOf(/\bdue (?:in )?((?:[A-Z][a-z]+ \d{1,2}, )?\d{4})\b/.exec(label.text)?.[1] ?? "");
		if (due !== null) item.set("maturity", witnessed(due, label));
		const rate = rateIn(label.text);
		if (rate !== null) item.set("interestRate", witnessed(rate.value, label));
		if (items.some((other) => isOneNote(other, item)) || addBalance(items, item) !== null) continue;
		const ofName = items.find((other) => !listed.get(row.table)?.includes(other) && isOfName(other, item));
		if (ofName !== void 0) {
			addLessOwed(ofName, principal);
			continue;
		}
		const [only, ...others] = items;
		if (rate === null && only?.get("principal")?.confidence === .6 && others.length === 0) {
			only.set("principal", principal);
			continue;
		}
		addMarkedTerms(item, flat, row.label);
		addOfName(item, flat, part, label.text);
		if (rate !== null) addNamed$1(item, flat, part, rate.value, label);
		items.push(item);
		listed.set(row.table, [...listed.get(row.table) ?? [], item]);
	}
	dropEnded(items, layoutOnce(document));
}
/** What a table says is owed of notes replaces a larger amount of their issue. */
function addLessOwed(item, balance) {
	const issued = item.get("principal");
	if (typeof issued?.value === "number" && Number(balance.value) < issued.value) item.set("principal", balance);
}
/** Leaves out classes whose row has a dash under the latest day. */
function dropEnded(items, layout) {
	for (const table of layout.tables) {
		if (table.rows.length < LEAST_ROWS$5 || table.rows.length > MOST_ROWS$6 || isOther(layout, table)) continue;
		const column = currentColumn(table);
		if (column === void 0) continue;
		for (const row of table.rows) {
			const label = row.cells[0]?.text ?? "";
			if (!isTelling(label) || OTHER_ROW$1.test(label) || !DASH$1.test(cellUnder(row, column)?.text ?? "")) continue;
			const rate = rateIn(label)?.value;
			const year = /\b(?:19|20)\d\d\b/.exec(label)?.[0] ?? "";
			const ended = items.filter((item) => rate !== void 0 && rateIn(String(item.get("label")?.value))?.value === rate && yearOf(item) === year);
			for (const item of ended) items.splice(items.indexOf(item), 1);
		}
	}
}
const DASH$1 = /^[$\s]{0,4}[—–-]{1,4}[\s)]{0,4}$/;
/** Notes of the same rate and year that prose describes. */
function isOfName(a, b) {
	const [rate, other] = [a.get("interestRate")?.value, b.get("interestRate")?.value];
	const [due, year] = [a, b].map(yearOf);
	return rate !== void 0 && rate === other && (due === year || due === "" || year === "");
}
/** A name of its own, as a document defines it: "Harbor Convertible Note". */
const PROPER = /^(?:[A-Z][\w.&'-]{1,30} ){1,5}(?:Notes?|Debentures?|Loans?)$/;
/** The terms in sentences that use the name of a row. */
function addOfName(item, flat, part, name) {
	if (!PROPER.test(name) || /^Convertible (?:Promissory )?\w+$/.test(name)) return;
	const at = item.get("label")?.at;
	if (at === void 0) return;
	for (const sentence of stretchesOfName(flat, part, name.replace(/s$/, ""), [])) if (!GONE$1.test(withoutHypotheses(sentence.words))) addTerms(item, flat, sentence, {
		...at,
		text: name
	});
}
/** The terms in sentences that name the class by its rate: "The 7.5% convertible notes mature on …". */
function addNamed$1(item, flat, part, rate, label) {
	for (const sentence of stretchesOfRate(flat, part, rate)) if (!GONE$1.test(sentence.words) && sentence.start > label.end) addTerms(item, flat, sentence, label);
}
function debtRows(flat, document) {
	const layout = layoutOnce(document);
	const found = [];
	for (const table of layout.tables) {
		if (table.rows.length < LEAST_ROWS$5 || table.rows.length > MOST_ROWS$6 || isOther(layout, table)) continue;
		const above = textAbove(layout, table);
		if (ISSUED_IN_PERIOD.test(above.at(-1) ?? "")) continue;
		const isOfConvertibles = CONSISTED$1.test(above.slice(-2).join(" ")) || TITLE$2.test(above.at(-1)?.trim() ?? "");
		const scale = scaleOf(layout, table);
		const column = currentColumn(table);
		const summed = isOfConvertibles ? summedRows(table, column) : [];
		const day = balanceDay(layout, table);
		let group = nameAbove$1(layout, table);
		let isListOfNotes = false;
		for (const row of table.rows) {
			const [first] = row.cells;
			if (first === void 0 || first.text.length > LONGEST_LABEL$1) continue;
			if (row.cells.every((cell) => cell === first || cell.text.trim() === "") && !/^principal\b/i.test(first.text)) {
				group = NAMED$3.test(first.text) && isTelling(first.text) ? first : void 0;
				isListOfNotes = NAMED$3.test(first.text) && group === void 0;
			}
			const label = group !== void 0 && PRINCIPAL$4.test(first.text) && !/^total/i.test(first.text) ? group : first;
			const isSummed = summed.includes(row);
			const isListed = (isListOfNotes || isOfConvertibles) && LISTED$1.test(label.text) && isTelling(label.text);
			const isNamed = NAMED$3.test(label.text) || isListed;
			if (label === first && !isSummed && (!isNamed || OTHER_ROW$1.test(label.text))) continue;
			if (!isTelling(label.text) && !isOfConvertibles) continue;
			const amount = currentAmount(table, row, column);
			if (amount === null) continue;
			const figure = amountOf(amount.text) ?? 0;
			const unit = scale === 1 ? unitOfNotes(flat.text, figure, flat.rangeOf(amount).start) : scale;
			if (figure * unit >= LEAST$5) found.push({
				table,
				label,
				amount,
				value: figure * unit,
				isScaled: unit !== scale,
				isSummed,
				day
			});
		}
		if (found.length > 30) break;
	}
	return ofLatestDay(found);
}
/** Whether a name tells a class of notes: by its rate or its year. */
function isTelling(label) {
	return rateIn(label) !== null || /\bdue (?:\w+ ){0,3}\d{4}\b/.test(label);
}
/** The one class that the line above a table says it consists of: "The 7.00% convertible notes consisted of the following". */
function nameAbove$1(layout, table) {
	const line = textAbove(layout, table).at(-1) ?? "";
	const telling = [...line.matchAll(CLASS)];
	const names = telling.length > 0 ? telling : [...line.matchAll(ANY_CLASS)];
	const [name] = names;
	const like = table.rows[0]?.cells[0];
	const at = layout.plain.text.lastIndexOf(line, table.start);
	if (name === void 0 || names.length > 1 || like === void 0 || at < 0 || !CONSISTED$1.test(line)) return void 0;
	const start = at + name.index;
	return {
		...like,
		text: name[0],
		start,
		end: start + name[0].length
	};
}
const ANY_CLASS = /(?:(?:senior|secured|unsecured|subordinated) ){0,3}convertible (?:[\w-]{1,30} ){0,3}?(?:notes|debentures)\b/gi;
const CLASS = /\d{1,2}(?:\.\d{1,4})? ?% (?:[A-Z][\w-]{1,30} |senior |secured ){0,3}convertible (?:[\w-]{1,30} ){0,3}?(?:notes|debentures)\b(?: due \d{4})?/gi;
const LISTED$1 = /^[\d.]{1,6} ?% (?:[\w-]+ ){0,4}?(?:notes?|debentures?|bonds?|loans?)\b/i;
const PRINCIPAL$4 = /^(?:(?:aggregate|outstanding|remaining|total) )*principal(?: amounts?| balances?)?(?: outstanding)?$/i;
const TOTAL$1 = /^(?:sub-?)?total\b[^|]{0,60}$/i;
const NOT_OWED = /discount|unamorti|issuance cost|accrued|interest|premium|derivative|not convertible|non-convertible|^less\b|\bnet\b/i;
/** The rows above the first total of a table that add up to it; none where they do not. */
function summedRows(table, column) {
	const rows = [];
	let sum = 0;
	for (const row of table.rows) {
		const label = row.cells[0]?.text ?? "";
		const amount = currentAmount(table, row, column);
		const value = amount === null ? 0 : amountOf(amount.text) ?? 0;
		if (TOTAL$1.test(label)) return rows.length > 1 && value > 0 && Math.abs(sum - value) < .5 ? rows : [];
		if (NOT_OWED.test(label)) return [];
		if (amount === null || !/\p{L}{2}/u.test(label)) continue;
		rows.push(row);
		sum += value;
	}
	return [];
}
function isOther(layout, table) {
	const labels = table.rows.map(({ cells }) => cells[0]?.text ?? "").join(" ");
	return OTHER_TABLE$6.test(`${subjectOf(layout, table, 2)} ${labels}`);
}
const NO_AMOUNT = /rate|maturit|\bdue\b|price|shares|carrying|fair value|discount|net\b/i;
/** The column of the latest day, where days head several columns of amounts. */
function currentColumn(table) {
	const dated = tableColumns(table).filter(({ heading }) => datesIn(heading).length > 0 && !NO_AMOUNT.test(heading));
	return new Set(dated.flatMap(({ heading }) => datesIn(heading).map(({ date }) => date))).size > 1 ? latestColumn(dated) : void 0;
}
/**
* The figure of a row under the latest day, else its first; null where it is a dash or blank, or stands under a rate, a
* price or a day.
*/
function currentAmount(table, row, column) {
	if (column === void 0) return firstAmount$1(table, row);
	const at = cellUnder(row, column);
	return at === null || at === row.cells[0] || !((amountOf(at.text) ?? 0) > 0) ? null : at;
}
function firstAmount$1(table, { cells }) {
	for (const cell of cells.slice(1)) {
		if (/^[$\s]{0,4}[—–-]{1,4}[\s)]{0,4}$/.test(cell.text)) return null;
		const value = amountOf(cell.text);
		if (value === null) continue;
		const isYear = /^(?:19|20)\d\d$/.test(cell.text.trim());
		return value > 0 && !isYear && !NO_AMOUNT.test(headingOf$1(table, cell)) ? cell : null;
	}
	return null;
}

// parsers/overhang/described-rows.ts
const LONGEST_TABLE$3 = 80;
const MOST_ITEMS$1 = 60;
const DESCRIBED = /convert(?:ible|ed) (?:(?:in ?)?to|at)\b|\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?|loans?)\b/i;
/** All rows of such a table are convertible: "Convertible notes payable consisted of the following". */
const CONSISTED = /^[^.;]{0,40}\bconvertible (?:[\w-]+ ){0,3}?(?:notes?|debentures?)\b[^.;]{0,60}(?:consist|compris|summar|following)/i;
const TERMS$3 = /\d ?%[^;]{0,160}?\b(?:due|matur\w+) [^;]{0,30}?\d{4}/i;
const SHORTEST_DESCRIPTION = 45;
/** "5.25% Convertible Subordinated Debentures due 2022": a name without terms. */
const PLAIN_NAME = /^[\d.%]{2,7} [A-Za-z -]{10,80} due (?:in )?(?:[A-Z][a-z]+ )?\d{4}$/;
/** "Shares issuable upon conversion of 4.50% Convertible Notes": a count, not what is owed. */
const COUNTS_SHARES = /^(?:[\w-]+ ){0,3}(?:shares?|stock|ADSs?|units)\b[^.;]{0,40}\b(?:issuable|issued|underlying|reserved)\b/i;
/** Tables of shares: reserved ones, and those of earnings per share. */
const OF_SHARES = /\breserved for (?:future )?issuance\b|\banti-?dilut|\bdiluti(?:ve|on)\b|\bdiluted\b|\bweighted[- ]average (?:number|shares|common)\b/i;
const CONVERTS_TO = /convert(?:ible|ed) (?:(?:in ?)?to|at)\b/i;
/**
* Rows such as "Convertible note dated May 15, 2020, bearing interest at 10%, convertible at $0.05 | $ 13,700". Relies
* on the words of the row alone; the first amount of the row is that of the latest date.
*/
function describedConvertibles(document) {
	const layout = layoutOnce(document);
	const found = [];
	for (const table of layout.tables) {
		if (table.rows.length > LONGEST_TABLE$3) continue;
		const scale = scaleOf(layout, table);
		const lead = textAbove(layout, table).at(-1) ?? "";
		if (OF_SHARES.test([lead, ...table.rows.map(({ cells }) => cells[0]?.text ?? "")].join("|"))) continue;
		const isOfConvertibles = CONSISTED.test(lead);
		const day = balanceDay(layout, table);
		for (const { cells } of table.rows) {
			const [label, ...rest] = cells;
			const first = rest.find(({ text: words }) => !/^\(?\w{1,2}\)$/.test(words.trim()));
			if (label === void 0 || first === void 0) continue;
			const { text } = label;
			if (text.length < SHORTEST_DESCRIPTION || text.length > 3e3 || !/\d/.test(text) || PLAIN_NAME.test(text)) continue;
			const isNamed = DESCRIBED.test(text) || isOfConvertibles && TERMS$3.test(text);
			const value = (amountOf(first.text) ?? 0) * scale;
			const isNet = /net of|less|\bunamortized (?:balance|discount)\b/i.test(text);
			if (!isNamed || COUNTS_SHARES.test(text) || isEnded(text) || value <= 1e3) continue;
			if (!isNet || CONVERTS_TO.test(text)) found.push({
				label,
				principal: {
					value,
					at: first
				},
				isNet,
				day
			});
		}
		if (found.length > 40) break;
	}
	return ofLatestDay(found);
}
/** The rows whose own words describe an instrument: prose reads no further instrument from them. */
function describedRows(flat, document) {
	if (!/convertible/i.test(flat.text)) return [];
	return describedConvertibles(document).map(({ label }) => flat.rangeOf(label));
}
/** Adds the instruments that rows describe in their own words. */
function addDescribed(items, flat, part, document) {
	const known = [...items];
	for (const { label, principal, isNet } of describedConvertibles(document)) {
		const words = flat.rangeOf(label);
		if (words.start >= part.end || items.length >= MOST_ITEMS$1) break;
		const text = firstMatch(flat.text, words, /^.{4,60}?(?=[,(;]|\.(?!\d)| (?:carries|bears|accrues)\b|$)|^.{4,60}/)?.text.trim() ?? "";
		if (text === "") continue;
		const name = {
			text,
			start: words.start,
			end: words.start + text.length
		};
		const item = /* @__PURE__ */ new Map([["label", witnessed(text, name)], ["principal", {
			value: principal.value,
			at: flat.rangeOf(principal.at),
			confidence: isNet ? DOUBTFUL : STATED
		}]]);
		addTerms(item, flat, words, name);
		if (item.size > 2 && !known.some((other) => isOneNote(other, item)) && addBalance(known, item) === null) items.push(item);
	}
}

// parsers/overhang/formula-cells.ts
/** The heading of the column, without which the words of a cell do not say what they are the price of. */
const LEAD$1 = "conversion price equal to ";
/**
* Adds the conversion terms of a cell that gives them in words, under a heading that names the conversion: "61% of the
* lowest trading price in 15 days", "lower of $0.03 or 70% of the lowest VWAP".
*/
function addFormula(item, { text }, cell) {
	const words = `${LEAD$1}${text.slice(cell.start, cell.end)}`;
	const read = /* @__PURE__ */ new Map();
	addPrice(read, {
		text: words,
		range: {
			start: 0,
			end: words.length
		}
	});
	const shift = cell.start - 26;
	for (const [member, value] of read) {
		const { start, end } = value.at;
		const at = {
			start: Math.max(cell.start, start + shift),
			end: end + shift
		};
		const placed = {
			...value,
			at
		};
		if (!item.has(member)) item.set(member, placed);
	}
}

// parsers/overhang/gone-names.ts
const EACH$1 = "(?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding|principal|amount|balance) ){0,5}";
/** The defined names of convertible notes of which a document says that nothing is left: "had converted all of the June Notes". */
function goneNames(flat, part) {
	const names = definedNames(flat);
	if (names.length === 0 || part.isProspectus) return [];
	return names.filter((name) => {
		const escaped = name.replace(/[$.]/g, "\\$&");
		const said = new RegExp(verbose("i")`
      \b${ENDED} (?:all|the entire|the full|the remaining \$ ?[\d,.]{1,14}\d(?: million)?) ${EACH$1}${escaped}s?\b
      |\ball ${EACH$1}${escaped}s? (?:was|were|have been|had been|has been) (?:\w+ )?${ENDED}\b
      |\bthe ${escaped}s? (?:was|were|have been|had been|has been) (?:fully ${ENDED}|${ENDED} in (?:full|its entirety|their entirety))
      |\bno ${escaped}s? (?:(?:was|were|are|remain(?:ed|s)?) )?(?:issued and )?outstanding\b`);
		const mentions = currentSentences(flat, part, /\b(?:all|fully|full|entire|entirety|no|remaining)\b/gi, 400);
		for (const { words } of mentions) {
			const match = said.exec(words);
			if (match !== null && !HYPOTHETICAL$1.test(words.slice(0, match.index + match[0].length))) return true;
		}
		return false;
	});
}
/** Whether words define or use one of some names. */
function namesOne(words, names) {
	return names.some((name) => words.includes(name));
}

// parsers/overhang/umbrella-notes.ts
/** "in a gross aggregate principal amount of up to $11.2 million": what may be issued, of which a part was. */
const UP_TO = /\b(?:up to|not to exceed|not exceeding|maximum(?: aggregate)?(?: principal)?(?: amount)? of)(?: an aggregate of)? $/i;
/** "in two tranches", "at the first closing". */
const TRANCHES = /\btranches?\b|\b(?:first|initial|second) closings?\b/i;
/** What may come beside a part. */
const ADDITIONAL = /\badditional\b[^.;]{0,120}\bmay\b/i;
const SHARED = [
	"conversionPrice",
	"variablePrice",
	"discountPercent",
	"floorPrice",
	"interestRate",
	"originalIssueDiscountPercent",
	"ratchet",
	"convertible"
];
/** A principal that others are parts of. */
function isUmbrella({ text }, item, items) {
	const principal = item.get("principal");
	const total = principal?.value;
	if (principal === void 0 || typeof total !== "number") return false;
	const parts = items.filter((other) => {
		const value = other.get("principal")?.value;
		return other !== item && typeof value === "number" && value < total && startOf(other) > principal.at.start;
	});
	if (parts.length === 0) return false;
	const line = {
		start: text.lastIndexOf("\n", principal.at.start),
		end: text.indexOf("\n", principal.at.end)
	};
	if (UP_TO.test(text.slice(Math.max(line.start, principal.at.start - 60), principal.at.start))) return true;
	const words = text.slice(line.start, line.end < 0 ? void 0 : line.end);
	if (parts.map((part) => total - Number(part.get("principal")?.value)).some((rest) => ADDITIONAL.test(words) && words.includes(`$${rest.toLocaleString("en-US")}`))) return true;
	const sum = parts.reduce((all, other) => all + Number(other.get("principal")?.value), 0);
	return parts.length > 1 && sum === total && TRANCHES.test(words) || isSumOfNext(total, parts, line.end);
}
/** "two convertible notes of $11.5 million: … a Series A note of $4.6 million and a Series B note of $6.9 million". */
function isSumOfNext(total, parts, end) {
	const next = parts.filter((part) => end < 0 || startOf(part) < end).toSorted((a, b) => startOf(a) - startOf(b));
	let sum = 0;
	return next.some((part, index) => {
		sum += Number(part.get("principal")?.value);
		return index > 0 && Math.abs(sum - total) < .5;
	});
}
function startOf(item) {
	return item.get("principal")?.at.start ?? 0;
}
/** Leaves out what others are parts of; the parts have its terms, where they have none of their own. */
function withoutUmbrellas(flat, items) {
	const umbrellas = items.filter((item) => isUmbrella(flat, item, items));
	return items.filter((item) => !umbrellas.includes(item)).map((item) => withTermsOf(item, umbrellas));
}
/** The terms of the last umbrella before an item, for what it lacks. */
function withTermsOf(item, umbrellas) {
	const umbrella = umbrellas.findLast((other) => startOf(other) < startOf(item));
	if (umbrella === void 0) return item;
	const filled = new Map(item);
	const isPriced = item.has("conversionPrice") || item.has("discountPercent");
	for (const member of SHARED) {
		const value = umbrella.get(member);
		const isOfPrice = ![
			"interestRate",
			"convertible",
			"originalIssueDiscountPercent"
		].includes(member);
		if (value !== void 0 && !filled.has(member) && !(isOfPrice && isPriced)) filled.set(member, {
			...value,
			witnesses: []
		});
	}
	return filled;
}
/** How far above a table the paragraph is that introduces it. */
const REACH$4 = 1500;
/**
* Whether a principal in the paragraph above a table is the total of what its rows list one by one.
*
* @param rows the principals of the rows
*/
function isTotalAbove({ text }, item, table, rows) {
	const principal = item.get("principal");
	if (principal === void 0 || typeof principal.value !== "number" || rows.length < 2) return false;
	const { end } = principal.at;
	if (end > table.start || table.start - end > REACH$4 || text.slice(end, table.start).trim().includes("\n")) return false;
	return principal.value >= rows.reduce((sum, value) => sum + value, 0);
}

// parsers/overhang/listed-totals.ts
/** Leaves out principals of prose that the rows of the table below list one by one; the rows have its terms. */
function dropTotals(items, flat, rowOf) {
	for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
		const rows = [...rowOf].filter(([, row]) => row.table === table).map(([item]) => item);
		const amounts = rows.flatMap((item) => Number(item.get("principal")?.value ?? 0));
		const total = items.find((item) => !rowOf.has(item) && isTotalAbove(flat, item, flat.rangeOf(table), amounts));
		if (total === void 0) continue;
		items.splice(items.indexOf(total), 1);
		for (const row of rows) for (const [member, value] of withTermsOf(row, [total])) row.set(member, value);
	}
}
/** How far behind a table the text on its rows goes. */
const TEXT_REACH = 6e3;
/**
* Leaves out what prose behind a complete list says was issued at another amount: where the rows of a table make its
* total, all that is outstanding is in them. Notes issued after its day are none of them.
*/
function dropListed(items, flat, rowOf, document) {
	const layout = layoutOnce(document);
	for (const table of new Set([...rowOf.values()].map((row) => row.table))) {
		const rows = [...rowOf.values()].filter((row) => row.table === table);
		if (rows.length < 2 || !isTotaled(layout, table, rows)) continue;
		const { end } = flat.rangeOf(table);
		const day = balanceDay(layout, table);
		const listed = items.filter((item) => {
			const at = item.get("principal")?.at;
			if (at === void 0 || rowOf.has(item) || at.start < end || at.start > end + TEXT_REACH) return false;
			const issued = issueDayOf(flat, sentenceOf(flat, at.start));
			return issued === null || day === "" || issued <= day;
		});
		for (const item of listed) items.splice(items.indexOf(item), 1);
	}
}
/** Whether a row called a total has the sum of the principals of rows. */
function isTotaled(layout, table, rows) {
	const scale = scaleOf(layout, table);
	const sum = rows.reduce((all, { principal }) => all + (principal?.value ?? 0), 0);
	return bodyOf(table).some(({ cells: [label, ...rest] }) => /^total\b/i.test(label?.text ?? "") && rest.some((cell) => Math.abs((amountOf(cell.text) ?? 0) * scale - sum) < .5));
}

// parsers/overhang/note-fates.ts
const UNCHANGED = {
	isGone: false,
	balance: null,
	isReduced: false,
	ended: 0,
	added: 0
};
/** How far behind its issue the end of a history may be: of the only notes of a document, and of one of several. */
const [REACH_OF_ONLY$1, REACH$3] = [6e3, 3e3];
const REMAINS = "(?:remain(?:s|ed|ing)?(?: issued and)?|was|were|is|are)(?: still)?";
const OF_NOTES = "(?:(?:the|these|such|this|each|said|outstanding|remaining|unpaid|[A-Z]?[\\w-]*[Cc]onvertible|[Nn]ew|[Ss]ecured|[Ss]enior|[Pp]romissory|[Bb]ridge|(?!Notes?\\b|Debentures?\\b|Loans?\\b)[A-Z][\\w.-]*|\\d{4}) ){0,5}(?:[Nn]otes?|[Dd]ebentures?|[Ll]oans?)";
/** Amounts that sentences on a balance give, in the order of such sentences. */
const BALANCES$2 = [
	verbose()`
  ${MONEY$1}(?: (?:of|in|under|on|aggregate|total|principal|amount|the|outstanding|remaining|unpaid|balance)){0,8}(?: (?:of|under|on))?(?: ${OF_NOTES})? ${REMAINS} (?:unpaid and )?(?:outstanding|unpaid)\b`,
	verbose()`
  \b(?:outstanding|remaining|unpaid|gross)(?: aggregate| total| unpaid)? (?:principal(?: balance| amount)?|balance|amount)s?(?: (?:outstanding|owed|due))?(?: (?:of|under|on|due on|owed (?:on|under)) ${OF_NOTES})?(?: (?:at|as of|on) (?:[A-Z][a-z]+ \d{1,2}, \d{4}|(?:that|such) date))?,? (?:was|were|is|totall?ed|amounted to|of|equal(?:s|ed))(?: approximately)? ${MONEY$1}`,
	verbose()`
  \bprincipal(?: amount| balance)? owed\b[^.;$]{0,90} (?:was|were|is)(?: approximately)? ${MONEY$1}`,
	verbose()`
  \bleaving(?: approximately)? ${MONEY$1}(?: (?:of|in|the|such|aggregate|principal|amount|notes|debentures)){0,6}(?: still)? outstanding\b`,
	verbose()`
  \b(?:principal|balance)(?: amount| balance)?(?: (?:of|under|on) ${OF_NOTES})?(?: outstanding)? (?:has been|had been|was|were) reduced to(?: approximately)? ${MONEY$1}`,
	verbose()`
  \b(?:[Ii]ts|[Tt]he|[Tt]his)(?: principal| gross)? balance(?: of ${OF_NOTES})?(?: (?:at|as of|on) (?:[A-Z][a-z]+ \d{1,2}, \d{4}|(?:that|such) date))?,? (?:was|is)(?: approximately)? ${MONEY$1}`,
	verbose()`
  \bleaving (?:an? |the )?(?:principal )?balance of(?: approximately)? ${MONEY$1}`,
	verbose()`
  \bprincipal(?: amount| balance)? of ${MONEY$1}(?:,? (?:and|plus) (?:accrued|unpaid)[^.;$]{0,30} interest of (?:US)?\$ ?[\d,.]{1,14}\d)? ${REMAINS} (?:unpaid and )?outstanding\b`,
	verbose()`
  \b(?:leaving|had|has|with)(?: an?| the)?(?: aggregate| total)? (?:outstanding |remaining |unpaid )(?:principal )?(?:balance|amount|principal)(?: of(?: approximately)?) ${MONEY$1}`,
	verbose()`
  \b(?:there (?:was|were)|had) ${MONEY$1}(?: (?:of|in|aggregate|principal|amount)){0,5}(?: of)?(?: ${OF_NOTES})? outstanding\b`
];
/** What was lent of a larger principal: "(of which $15,900,000 has been advanced as of September 30, 2017)". */
const FUNDED = verbose()`
  \bof which(?: a total of)?(?: approximately)? ${MONEY$1} (?:has|had|have) been (?:advanced|funded|drawn|borrowed|lent)\b`;
const GONE = [
	verbose("i")`
  \b${ENDED} (?:all|the|this|these|such|its|our|both)\b[^.;]{0,90}\b(?:in full|in (?:its|their) entirety)\b`,
	verbose("i")`
  \b(?:notes?|debentures?|loans?|balance|principal)\b[^.;]{0,60}\b(?:was|were|has been|have been)\b[^.;]{0,24}\b${ENDED}(?: [^.;]{0,50})?\b(?:in full|in (?:its|their) entirety)\b
  |\b(?:notes?|debentures?)\b (?:was|were|has been|have been) (?:fully|entirely|since|subsequently) ${ENDED}\b
  |\b(?:these|the|this|such) (?:(?:convertible|promissory) )*(?:notes?|debentures?)(?: payable)?(?: and (?:accrued|related) interest)? (?:was|were|has been|have been) (?:mandatorily|automatically) converted\b`,
	verbose("i")`
  \b${ENDED} the (?:remaining|entire|full|whole)(?: outstanding| unpaid| principal| balance| amount| aggregate| of| the)* (?:(?:US)?\$ ?[\d,.]*\d|principal|balance|amount|notes?|debentures?)`,
	verbose("i")`
  \bthe remaining (?:(?:US)?\$ ?[\d,.]*\d(?: million)?|(?:principal|unpaid|outstanding)? ?(?:balance|principal|notes?|debentures?))[^.;$]{0,40}\b(?:was|were|has been|have been) ${ENDED}\b`,
	verbose("i")`
  \b(?:paid off|repaid|redeemed|retired|extinguished|satisfied|converted) (?:the|this|such|these|both|all) (?:(?:convertible|promissory|secured|senior|entire|outstanding) ){0,3}(?:notes?|debentures?)\b(?!')(?! (?:of|with|in part|to the extent))`,
	verbose("i")`
  \b(?:released|discharged) (?:and (?:released|discharged|waived) )?(?:the Company|us) from (?:any and )?all (?:of (?:its|our) )?(?:claims|obligations|liabilit)[^.;]{0,80}\b(?:notes?|debentures?)\b
  |\b(?:the|this) (?:debt|note|debenture) was (?:fully )?converted in ?to (?:a total of )?\d[\d,]* (?:\w+ ){0,3}shares\b
  |\band all (?:of (?:them|these notes|the notes) )?(?:was|were|have been) ${ENDED}\b
  |\b(?:payments?|paid)\b[^.;]{0,60}\bto satisfy (?:any and )?all (?:of (?:its|our|the) )?(?:obligations|amounts)\b`,
	verbose("i")`
  \b(?:no|none of the|none of these)(?: [\w%.-]+){0,4}? (?:notes?|debentures?|principal|amounts?|balance)\b[^.;]{0,50}\b(?:remain(?:ed|s)?|was|were|is|are)(?: issued and)? outstanding\b
  |\b(?:notes?|debentures?)\b[^.;]{0,40}\b(?:no longer|not) outstanding\b`
];
const PARTLY = verbose("i")`
  \b(?:converted|repaid|redeemed|prepaid|paid|repurchased|exchanged|extinguished)\b [^.;$]{0,40}(?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:of|in) (?:the |its |outstanding |aggregate |unpaid )*(?:principal|notes?|debentures?)
  |\bof the (?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:borrowed|of notes|principal)[^.;$]{0,40}\bconverted (?:US)?\$ ?\d[\d,.]*\d
  |\bprincipal amount of (?:US)?\$ ?\d[\d,.]*\d(?: million)?(?: and [^.;$]{3,60})? (?:was|were|had been) (?:converted|repaid|redeemed|prepaid)
  |(?:US)?\$ ?\d[\d,.]*\d(?: million)? (?:of|in|and) [^.;$]{0,60}\b(?:was|were|had been) (?:converted|repaid|redeemed|prepaid)`;
/**
* What the sentences behind a note's issue, in its paragraph, say of its end or of what remains. A balance at the end of
* a history replaces the amount of the issue; where the whole is paid or converted, nothing is outstanding.
*
* @param next the start of the next note's own sentence
* @param ordinal by which the text calls the note: "first" of "the first note"
*/
function fateOf(flat, part, { label, sentence, principal }, next, isOnly, ordinal = null) {
	const newline = flat.text.indexOf("\n", sentence.end);
	const line = newline < 0 ? flat.text.length : newline;
	const reach = sentence.start + (isOnly ? REACH_OF_ONLY$1 : REACH$3);
	const near = Math.min(part.end, reach, next ?? part.end, isOnly ? part.end : line);
	const end = ordinal === null ? near : Math.min(part.end, reach, flat.text.length);
	const first = flat.text.slice(sentence.start, sentence.end);
	let fate = UNCHANGED;
	let latest = "";
	for (let at = sentence.start; at < end;) {
		const own = sentenceOf(flat, at);
		if (own.end <= at) break;
		const words = flat.text.slice(own.start, own.end);
		at = own.end + 1;
		const ordinals = own.start > sentence.start ? ordinalsIn(words) : [];
		if (ordinals.length > 0 && ordinal !== null && !ordinals.includes(ordinal)) continue;
		if (own.start >= near && ordinals.length === 0) continue;
		if (/\bpreferred\b|\bwarrants? to\b/i.test(words) && !FUNDED.test(words) || isOfOther$2(words, own.start > line, label.text, first)) continue;
		const balance = balanceIn(flat, own, words, principal);
		const [date] = datesIn(words);
		if (balance !== null && (date?.date ?? latest) >= latest) {
			latest = date?.date ?? latest;
			fate = {
				isGone: balance.value === 0,
				balance: balance.value === 0 ? null : balance,
				isReduced: false,
				ended: 0,
				added: 0
			};
		} else if (own.start > sentence.start && GONE.some((gone) => isSaid(words, gone))) fate = {
			isGone: true,
			balance: null,
			isReduced: false,
			ended: 0,
			added: 0
		};
		else if (own.start > sentence.start && fate.balance === null && !fate.isGone && isSaid(words, PARTLY)) fate = {
			...fate,
			isReduced: true,
			ended: fate.ended + endedIn(words)
		};
		else if (own.start > sentence.start && fate.balance === null) fate = {
			...fate,
			added: fate.added + addedIn(flat, own, words)
		};
	}
	return fate;
}
/** "the Company converted $3,500,000 into 70,000,000 shares", "repurchased $65 million aggregate principal amount of the notes". */
const ENDED_AMOUNT = verbose("gi")`
  \b(?:converted|repaid|redeemed|prepaid|paid|repurchased|extinguished|exchanged)(?: an?)?(?: additional)?(?: aggregate)?(?: of)?(?: approximately)? ${MONEY$1}(?= (?:of|in|aggregate|into|principal)\b)(?! (?:of|in) (?:accrued |unpaid )*interest)
  |\bprincipal amount of ${MONEY$1}(?: (?:and|of|plus) [^.;$]{3,60})? (?:was|were|had been) (?:converted|repaid|redeemed|prepaid|repurchased)\b
  |${MONEY$1} (?:of|in) (?:the |its |outstanding |aggregate |unpaid )*principal[^.;$]{0,60}\b(?:was|were|had been) (?:converted|repaid|redeemed|prepaid|repurchased)`;
/** The principal that a sentence says was converted, repaid or repurchased. */
function endedIn(words) {
	return [...words.matchAll(ENDED_AMOUNT)].reduce((sum, [, ...printed]) => {
		return sum + Number(amountsIn(printed.find((one) => one !== void 0) ?? "")[0]?.value ?? 0);
	}, 0);
}
/** "On May 11, 2015, the Company issued an additional $900,000 of Notes". */
const ADDED = verbose()`
  \b(?:issued|sold)(?: an)? additional ${MONEY$1} (?:(?:in|of|the|such|these|our|aggregate|principal|amount) ){1,5}(?:Notes|Debentures|notes|debentures)\b`;
function addedIn({ text }, sentence, words) {
	const added = captured(firstMatch(text, sentence, ADDED));
	return added === null || !isSaid(words, ADDED) ? 0 : Number(amountsIn(added.text)[0]?.value ?? 0);
}
/** Debt that does not convert, with a balance of its own. */
const LOAN = /\b(?:term loans?|credit (?:facility|agreement)|revolving|revolver|lines? of credit|mortgages?)\b/i;
const NAMED$2 = /(?:\b[A-Z][\w-]{1,40} ){1,4}(?:Notes?|Debentures?|Bonds?)\b/g;
/** "2025 Notes". */
const OF_YEAR = /\b((?:19|20)\d\d) (?:[Cc]onvertible |[Ss]enior ){0,2}[Nn]otes?\b/g;
/** Whether a sentence is about other debt: by a name or rate of its own, or in another paragraph without any notes. */
function isOfOther$2(words, isFar, label, first) {
	if (isFar && !/\b(?:notes?|debentures?)\b/i.test(words)) return true;
	const own = `${label} ${first}`.toLowerCase();
	if (LOAN.test(words) && !LOAN.test(own)) return true;
	const [rate, other] = [rateIn(label), /\d ?%[^.;]{0,40}\b(?:notes?|debentures?)\b/i.exec(words)];
	if (rate !== null && other !== null && rateIn(words.slice(Math.max(0, other.index - 6)))?.value !== rate.value) return true;
	const year = /\b(?:19|20)\d\d\b/.exec(label)?.[0];
	const years = [...words.matchAll(OF_YEAR)].map(([, of]) => of);
	if (year !== void 0 && years.length > 0 && !years.includes(year)) return true;
	return [...words.matchAll(NAMED$2)].some(([name]) => {
		const bare = name.replace(/^(?:The|These|Such|This|All|In|On|At|As|Of|Both|Each) /, "").toLowerCase();
		return bare.includes(" ") && !own.includes(bare.replace(/s$/, ""));
	});
}
const PLURAL = /\b(?:of|under|on|in) (?:the|our|these|such) ((?:[\w-]{1,30} ){0,4}?(?:Notes|Debentures|notes|debentures))\b/;
/** Whether a sentence says it as a fact: no condition or plan before the words. */
function isSaid(words, pattern) {
	const match = pattern.exec(words);
	if (match === null) return false;
	const lead = words.slice(0, match.index + match[0].length).replace(COMPLETED$1, "");
	return !HYPOTHETICAL$1.test(lead);
}
const COMPLETED$1 = /\bupon (?:the )?(?:completion|closing|consummation|maturity) of\b/gi;
function balanceIn({ text }, sentence, words, principal) {
	const funded = captured(firstMatch(text, sentence, FUNDED));
	const lent = Number(amountsIn(funded?.text ?? "")[0]?.value ?? NaN);
	if (funded !== null && lent > 0 && lent <= principal) return {
		value: lent,
		at: funded,
		of: ""
	};
	if (!/\b(?:outstanding|unpaid|remaining|balance|owed)\b/i.test(words)) return null;
	if (HYPOTHETICAL$1.test(words.split(/\b(?:outstanding|unpaid|balance)\b/i)[0] ?? "")) return null;
	for (const pattern of BALANCES$2) {
		const match = firstMatch(text, sentence, pattern);
		const printed = captured(match);
		if (match === null || printed === null) continue;
		if (/\binterest (?:of|totall?ing|was)(?: approximately)? $/i.test(text.slice(sentence.start, printed.start))) continue;
		const value = Number(amountsIn(printed.text)[0]?.value ?? NaN);
		if (value >= 0 && value <= principal) return {
			value,
			at: printed,
			of: PLURAL.exec(match.text)?.[1] ?? ""
		};
	}
	return null;
}

// parsers/overhang/live-notes.ts
/** "All of the outstanding notes were converted", "repayment of all the senior convertible notes". */
const ALL_GONE$1 = verbose("i")`
  \ball (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding|then-outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b[^.;]{0,60}?\b
  (?:converted|repaid|redeemed|cancell?ed|extinguished|retired|exchanged)\b
  |\bno (?:(?:senior|secured|unsecured|promissory) )*convertible (?:[\w-]+ ){0,3}?(?:notes|debentures)(?: payable)? (?:(?:were|are|remain(?:ed)?) )?(?:issued (?:and|or) )?outstanding
  |\b(?:balance|principal amount)\b [^.;$]{0,80}\bconvertible (?:[\w-]+ ){0,3}?(?:notes|debentures)\b[^.;$]{0,30} (?:was|is) (?:zero|nil)\b
  |\b(?:has|have|had) no (?:outstanding )?convertible (?:notes|debentures|debt)(?: outstanding)?(?=[.,;]| (?:at|as of|on|and)\b)
  |\bas a result of the conversion of (?:the|our|its|such) (?:convertible )?(?:debt|notes|debentures) into\b
  |\b(?:repaid|redeemed|converted|retired|conversion of|repayment of) all (?:of )?(?:(?:the|our|its|such|these|remaining|outstanding) ){0,4}(?:[\w%.-]+ ){0,6}?(?:notes|debentures)\b`;
const HYPOTHETICAL = /\b(?:assum\w+|upon|may|if|would|could|until|will|shall|unless|conversion notices)\b/i;
/** The words that say, as a fact, that all convertible notes are gone; null where none do. */
function allGoneIn(words) {
	const gone = ALL_GONE$1.exec(words)?.[0] ?? "";
	return /convertible/i.test(gone) && !HYPOTHETICAL.test(words) ? gone : null;
}
/** Whether words say, as a fact, that all convertible notes are gone. */
function saysAllGone(words) {
	return allGoneIn(words) !== null;
}
/** The notes of a document that are outstanding, with what remains of each. */
function fatedNotes(flat, part, all) {
	const notes = currentNotes(flat, part, all);
	const fates = new Map(notes.map((note) => {
		const next = nextOf(note, notes)?.sentence.start ?? null;
		const isAlone = notes.every(({ sentence }) => sentence.start === note.sentence.start);
		return [note, fateOf(flat, part, note, next, isAlone, ordinalOf(flat, note, notes))];
	}));
	const left = notes.filter((note) => fates.get(note)?.isGone === false);
	const inBalance = left.filter((note) => isInBalance(note, notes, fates));
	const own = left.filter((note) => !inBalance.includes(note));
	return {
		notes,
		live: own.flatMap((note) => {
			const isLast = own.length === 1 && nextOf(note, notes) === null;
			const ordinal = ordinalOf(flat, note, notes);
			const fate = isLast ? fateOf(flat, part, note, null, true, ordinal) : fates.get(note);
			return fate === void 0 || fate.isGone ? [] : [{
				note,
				fate
			}];
		}),
		inBalance
	};
}
/** The first note whose sentence is behind that of another. */
function nextOf(note, notes) {
	return notes.find(({ sentence }) => sentence.start > note.sentence.start) ?? null;
}
/** One note per class of those that are outstanding as a class. */
function currentNotes(flat, part, all) {
	const remaining = all.filter(({ isOutstanding }) => isOutstanding);
	const current = all.filter((note) => note.isOutstanding || isOfOther$1(flat, note, remaining));
	const gone = part.isProspectus ? [] : goneRates(flat, part);
	const names = goneNames(flat, part);
	return distinctNotes(flat, current.toSorted(byPrincipal)).filter(({ label, principal, isOutstanding, sentence }) => isOutstanding || !(namesOne(flat.text.slice(sentence.start, sentence.end), names) || gone.includes(null) || gone.includes(rateIn(label.text)?.value ?? null) || !part.isProspectus && isSettled(flat, part, principal)));
}
/** Whether what remains is of classes of another rate or name, and says nothing of a note. */
function isOfOther$1(flat, note, remaining) {
	return remaining.every((other) => {
		const [rate, own] = [rateIn(other.label.text)?.value, rateIn(note.label.text)?.value];
		return rate !== void 0 && own !== void 0 && rate !== own || !mayInclude(flat, other, note);
	});
}
/** Whether the balance of a class, stated behind a later note of it, is of this note, too: "under the Convertible Debentures". */
function isInBalance(note, notes, fates) {
	const name = note.label.text.replace(/s$/, "").toLowerCase();
	return notes.some((other) => {
		const of = fates.get(other)?.balance?.of.replace(/s$/, "").toLowerCase();
		const isSame = other.label.text.replace(/s$/, "").toLowerCase() === name;
		return other.sentence.start > note.sentence.start && isSame && of === name && !note.isOutstanding;
	});
}
/** The rates of the classes that are gone as a whole; null for a class without a rate in its name. */
function goneRates(flat, part) {
	const rates = [];
	for (const sentence of currentSentences(flat, part, /\ball\b|\bas a result of the conversion\b|\b(?:zero|nil)\b|\bno (?:[\w-]+ ){0,2}convertible\b/gi)) {
		if (rates.length > 20) break;
		const gone = allGoneIn(sentence.words);
		if (gone !== null) rates.push(rateIn(gone)?.value ?? null);
	}
	return rates;
}

// parsers/overhang/term-rows.ts
const PRINCIPAL$3 = /principal|face (?:value|amount)|^(?:note |loan |aggregate )*amount\b|outstanding balance|balance outstanding/i;
const NOT_PRINCIPAL$1 = /carrying|discount|\bnet\b|accrued|interest|price|converted|conversion|per \$|repa(?:id|yment)|proceeds|fair value|payments?\b|minimum/i;
const CURRENT = /outstanding|remaining|balance|current|ending/i;
const TERMS$2 = [
	["price", /^(?:initial |fixed |current |base )*conversion (?:price|terms|feature|formula)/i],
	["maturity", /^(?:stated |final |scheduled )*maturity|^(?:due date|date due|date of maturity)\b/i],
	["rate", /^(?:stated |annual |nominal |coupon )*(?:interest(?: rate)?|coupon(?: rate)?)\b(?! (?:expense|payable|paid))/i],
	["floor", /^floor(?: conversion)?(?: price)?\b/i],
	["discount", /^(?:original issue discount|OID)\b/i],
	["name", /^(?:instrument|security|securities|type(?: of (?:instrument|security))?|title|description|notes?)$/i]
];
const ABOUT$2 = /convertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|debt|bonds?|loans?)\b/i;
/** What options are valued by, and series that are read by their years. */
const OTHER$4 = /volatility|risk-free|exercise price|beneficially owned|\b(?:19|20)\d\d (?:[\w]+ ){0,3}notes\b/i;
const DATED$1 = /^(?:as of |at )?(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)[\s\d,]*|(?:19|20)\d\d)$/i;
const [LEAST_ROWS$4, MOST_ROWS$5, LONGEST_LABEL] = [
	3,
	40,
	90
];
/**
* Tables whose rows are the terms of notes: one note per column ("Note A | Note B" over rows of principal, maturity,
* rate and conversion price), or a single note beside its labels. Relies on a row of principal with another term, and on
* convertible notes being named in the table or right above it, or on a row of the conversion price.
*/
function notesInTermRows(layout, whole) {
	const table = withLabeledRows(whole);
	const body = bodyOf(table);
	if (body.length < LEAST_ROWS$4 || body.length > MOST_ROWS$5) return [];
	const rows = termsOf(body);
	const principal = rows.get("principal");
	const [price, maturity, rate] = [
		rows.get("price"),
		rows.get("maturity"),
		rows.get("rate")
	];
	if (principal === void 0 || price === void 0 && maturity === void 0 && rate === void 0) return [];
	const words = `${subjectOf(layout, table, 2)} ${wordsOf$1(body)}`;
	if (OTHER$4.test(words) || price === void 0 && !ABOUT$2.test(words)) return [];
	const scale = scaleOf(layout, table);
	return columnsOf$1(table, principal).flatMap(({ column, heading }) => {
		const cell = (term) => {
			const row = rows.get(term);
			const at = row === void 0 ? null : cellUnder(row, column);
			return at === null || at === row?.cells[0] ? null : at;
		};
		const amount = valueIn(cell("principal"), dollarsIn);
		const label = heading ?? named(cell("name")) ?? nameAbove(layout, table, principal.cells[0]);
		if (amount === null || amount.value * scale <= 1e3 || label === null) return [];
		const terms = cell("price");
		return [{
			table: whole,
			label,
			principal: {
				value: Math.round(amount.value * scale * 100) / 100,
				at: amount.at
			},
			conversionPrice: valueIn(terms, plainIn),
			formula: terms !== null && plainIn(terms.text) === null && /\d/.test(terms.text) ? terms : null,
			maturity: valueIn(cell("maturity"), dayIn),
			interestRate: valueIn(cell("rate"), percentIn$1),
			floorPrice: valueIn(cell("floor"), dollarsIn),
			originalIssueDiscountPercent: valueIn(cell("discount"), percentIn$1)
		}];
	});
}
/** The rows of the terms; of several rows of principal the one that is outstanding. */
function termsOf(body) {
	const found = /* @__PURE__ */ new Map();
	for (const row of body) {
		const label = row.cells[0]?.text ?? "";
		if (row.cells.length < 2 || label.length > LONGEST_LABEL) continue;
		const term = TERMS$2.find(([, pattern]) => pattern.test(label))?.[0];
		if (term !== void 0) {
			if (!found.has(term)) found.set(term, row);
		} else if (PRINCIPAL$3.test(label) && !NOT_PRINCIPAL$1.test(label)) {
			const known = found.get("principal")?.cells[0]?.text;
			if (known === void 0 || CURRENT.test(label) && !CURRENT.test(known)) found.set("principal", row);
		}
	}
	return found;
}
/** The columns that are notes: each under a name; of dates the latest; else the one beside the labels. */
function columnsOf$1(table, principal) {
	const columns = tableColumns(table).filter((column) => {
		const at = cellUnder(principal, column);
		return at !== null && at !== principal.cells[0];
	});
	if (columns.length === 0) {
		const [, only, ...others] = principal.cells;
		if (only === void 0 || others.length > 0) return [];
		return [{
			column: {
				heading: "",
				start: only.column,
				end: only.column + only.colspan
			},
			heading: null
		}];
	}
	if (columns.every(({ heading }) => DATED$1.test(heading))) {
		const column = latestColumn(columns);
		return column === void 0 ? [] : [{
			column,
			heading: null
		}];
	}
	return columns.filter(({ heading }) => !/^total\b/i.test(heading) && !DATED$1.test(heading)).map((column) => ({
		column,
		heading: headingCell$2(table, column)
	}));
}
function headingCell$2(table, column) {
	const at = table.rows.slice(0, table.headerRows).flatMap((row) => cellUnder(row, column) ?? []).at(-1);
	return at === void 0 || !/\p{L}/u.test(at.text) ? null : {
		value: at.text,
		at
	};
}
function named(cell) {
	return cell !== null && /convertible|\bnotes?\b|debenture/i.test(cell.text) ? {
		value: cell.text,
		at: cell
	} : null;
}
/** The last name of convertible notes above a table. */
function nameAbove(layout, table, like) {
	const name = textAbove(layout, table).flatMap((line) => line.match(new RegExp(ABOUT$2, "gi")) ?? []).at(-1);
	const start = name === void 0 ? -1 : layout.plain.text.lastIndexOf(name, table.start);
	if (name === void 0 || like === void 0 || start < 0) return null;
	return {
		value: name,
		at: {
			...like,
			text: name,
			start,
			end: start + name.length
		}
	};
}
function valueIn(at, read) {
	const value = at && read(at.text);
	return at === null || value === null ? null : {
		value,
		at
	};
}
/** "$8,250,000", "$8.25 million", "up to $500,000 in two tranches": the first amount at the start of a cell. */
function dollarsIn(text) {
	const printed = /^(?:up to |approximately )?(?:US)?\$? ?\d[\d,]*(?:\.\d+)?(?: (?:million|thousand))?(?![\d%])/i.exec(text)?.[0];
	if (printed === void 0 || /^\S* ?%/.test(text)) return null;
	const value = Number(amountsIn(printed.startsWith("$") ? printed : printed.replace(/(\d)/, "$$$1"))[0]?.value ?? 0);
	return value > 0 ? value : null;
}
/** A price alone: "$0.045", "$3.40 per share". */
function plainIn(text) {
	const printed = /^(?:US)?\$? ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?: ?(?:\/|per) ?share)?$/i.exec(text)?.[1];
	const value = Number(printed?.replaceAll(",", "") ?? 0);
	return value > 0 ? value : null;
}
function percentIn$1(text) {
	const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%/.exec(text)?.[1];
	return printed === void 0 ? null : Number(printed);
}
function dayIn(text) {
	const [day, ...others] = datesIn(text);
	return day === void 0 || others.length > 0 ? null : maturityDateOf(day.date);
}

// parsers/overhang/convertible-tables.ts
const DEBT$1 = /convertible,? (?:[\w-]+ ){0,4}?(?:notes?|debentures?|debt|bonds?|loans?)\b/i;
const PRINCIPAL$2 = /principal|face (?:value|amount)|balance|amount outstanding|outstanding amount|(?:note|loan) amount|amount of (?:the )?(?:notes?|loans?|debentures?)|^outstanding\b|\boutstanding$/i;
const NOT_PRINCIPAL = /carrying|discount|\bnet\b|accrued|interest|price|conver(?:ted|sion)|\$ ?1,000|\bshares?\b|authori[sz]ed|stated value|repa(?:id|yment)|proceeds|fair value/i;
const CONVERSION$1 = /conversion (?:price|terms|feature|formula|provisions?)|conversion rate per share|converts? at\b|conversion basis|^conversion$|\bconvertible at$/i;
/** What a conversion is worth, and what was converted. */
const NO_PRICE$1 = /beneficial|\bben\.|derivative|fair value|discount|liabilit|shares (?:issued|issuable)|converted to/i;
/** A rate is a price where it is in dollars. */
const CONVERSION_RATE = /\bconversion rate\b/i;
const MATURITY = /maturity|due date|^(?:date )?due\b|^matures\b/i;
const RATE$1 = /interest rate|stated rate|coupon|\brate\b|^interest$/i;
const OTHER_TABLE$5 = /volatility|risk-free|shares? beneficially|exercise price/i;
const NO_ROW = /^(?:sub-?)?total|^face value$|^balance\b[^|]{0,40}\b(?:notes?|debentures?|loans?)\b|^less\b|\bnet\b|discount|ending balance|balance (?:as of|at)|current portion|accrued/i;
const CONVERTS_IN_NAME = /convertible|exchangeable|converts?\b/i;
/** A column of balances may be headed by its day alone. */
const DATED = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;
const LONGEST_TABLE$2 = 80;
/** A principal that is not what is left. */
const AT_ISSUE = /\b(?:original|initial)\b/i;
const WITH_OTHERS = /\bconvertible (?:[\w-]+ ){0,2}?(?:and|or) (?:other|non-?convertible)\b|\b(?:other|non-?convertible) (?:notes|debt|loans)(?: payable)? and convertible\b/i;
const HOLDERS = /^(?:investors?|holders?|lenders?|noteholders?|names?)\b/i;
/** Rows with fewer cells are totals. */
const LEAST_CELLS = 3;
/**
* Rows of tables that list convertible debt one by one, and columns of tables whose rows are terms. Relies on the headings of a principal and of maturity,
* conversion price or interest rate, and on convertible debt being named in the table or right above it; figures are
* multiplied where the table says that it is in thousands or millions.
*/
function convertibleTables(document, gone) {
	const layout = layoutOnce(document);
	const found = [];
	const dated = /* @__PURE__ */ new Map();
	for (const table of layout.tables) {
		if (table.rows.length < 2 || table.rows.length > LONGEST_TABLE$2) continue;
		const above = textAbove(layout, table).at(-1) ?? "";
		if (namesOne(above, gone) || saysAllGone(above)) continue;
		const listed = rowsOf$2(layout, table);
		const rows = listed.length > 0 ? listed : notesInTermRows(layout, table);
		if (rows.length === 0 || isSuperseded(layout, table, dated)) continue;
		const day = balanceDay(layout, table);
		const isFlow = ISSUED_IN_PERIOD.test(above);
		found.push(...rows.map((row) => ({
			...row,
			day,
			isFlow
		})));
		if (found.length > 60) break;
	}
	const balances = found.filter(({ isFlow }) => !isFlow);
	return ofLatestDay(balances.length > 0 ? balances : found);
}
/** Over the labels: "(in thousands, except conversion price)". */
const UNIT$1 = /^(?:(?:As of|At) [A-Z][a-z]+ \d{1,2}, \d{4} )?\(?(?:[a-z.,$ ]{1,20} )?in (?:thousands|millions)\b/i;
/** The columns of a table of convertible debt; null for other tables. */
function columnsOf(layout, table) {
	const columns = tableColumns(table).filter(({ heading }) => !UNIT$1.test(heading));
	const headings = headingsOf(columns);
	if (OTHER_TABLE$5.test(headings)) return null;
	if (!DEBT$1.test(`${subjectOf(layout, table, 2)} ${wordsOf$1(bodyOf(table))}`) && !CONVERSION$1.test(headings)) return null;
	const figures = columns.filter((column) => bodyOf(table).some((row) => /\d/.test(cellUnder(row, column)?.text ?? "")));
	const owed = columns.filter((column) => PRINCIPAL$2.test(column.heading) && !NOT_PRINCIPAL.test(column.heading) && bodyOf(table).some((row) => /\d|^[$\s—–-]+$/.test(cellUnder(row, column)?.text ?? "")));
	const current = owed.filter(({ heading }) => !/original|initial|face|amount of/i.test(heading));
	const dated = figures.filter(({ heading }) => DATED.test(heading));
	const principal = latestColumn(current.length > 0 ? current : owed.length > 0 ? owed : dated);
	const price = latestColumn(figures.filter(({ heading }) => CONVERSION$1.test(heading) && !NO_PRICE$1.test(heading))) ?? figures.find((column) => CONVERSION_RATE.test(column.heading) && isInDollars(table, column)) ?? figures.find((column) => CONVERSION_RATE.test(column.heading) && isOfMarket(table, column));
	const maturity = figures.find(({ heading }) => MATURITY.test(heading) && !/weighted|years/i.test(heading));
	const rate = figures.find(({ heading }) => RATE$1.test(heading) && !/effective|default|conversion/i.test(heading));
	const terms = [
		price,
		maturity,
		rate
	].filter((column) => column !== void 0).length;
	const isOfNotes = DEBT$1.test(proseAbove(layout, table).at(-1) ?? "") && columns.some(({ heading }) => /discount|converted/i.test(heading));
	const isByHolder = principal !== void 0 && DEBT$1.test(principal.heading) && HOLDERS.test(columns[0]?.heading ?? "");
	if (terms === 0 && principal !== void 0 && (isOfNotes || isByHolder)) return {
		principal,
		price,
		maturity,
		rate
	};
	return terms > 0 && (principal !== void 0 || price !== void 0 && terms > 1) ? {
		principal,
		price,
		maturity,
		rate
	} : null;
}
function isInDollars(table, column) {
	return bodyOf(table).some((row) => /^\$ ?[\d.]/.test(cellUnder(row, column)?.text ?? ""));
}
/** Whether a column gives prices that follow the market, in words. */
function isOfMarket(table, column) {
	return bodyOf(table).some((row) => /\d ?%[^|]{0,80}\b(?:price|VWAP|average|market)\b/i.test(cellUnder(row, column)?.text ?? ""));
}
function rowsOf$2(layout, table) {
	const columns = columnsOf(layout, table);
	if (columns === null) return [];
	const { principal, price, maturity, rate } = columns;
	const scale = scaleOf(layout, table);
	const stub = Math.min(...table.rows.flatMap(({ cells: [first] }) => first?.column ?? []));
	const isWithOthers = WITH_OTHERS.test(textAbove(layout, table).slice(-2).join(" "));
	const isMixed = !/\bconvertible\b/i.test(textAbove(layout, table).slice(-2).join(" "));
	let group;
	let heading = headingsOf(tableColumns(table));
	return bodyOf(table).flatMap((row) => {
		const [first] = row.cells;
		if (first?.column === stub) group = first;
		if (row.cells.every((cell) => cell === first || cell.text.trim() === "")) heading = first?.text ?? "";
		const label = first?.column === stub || row.cells.length < LEAST_CELLS ? first : group;
		if (label === void 0 || !/\p{L}{2}|^\d{1,2}\/\d{1,2}\/\d{2,4}$/u.test(label.text) || NO_ROW.test(label.text)) return [];
		const under = (column, read) => {
			const found = valueUnder(row, column, read);
			return found?.at === label ? null : found;
		};
		const amount = under(principal, positiveAmount);
		if (principal !== void 0 && (amount === null || amount.value * scale <= 1e3)) return [];
		const hasTerms = [
			maturity,
			rate,
			price
		].some((column) => column !== void 0 && cellUnder(row, column) !== null);
		if (label !== first && !hasTerms) return [];
		const named = rateIn(label.text);
		const terms = price === void 0 ? null : cellUnder(row, price);
		if (isMixed && terms !== null && !/\d/.test(terms.text) && !/convertible/i.test(label.text)) return [];
		if (isMixed && terms === null && !CONVERTS_IN_NAME.test(`${label.text} ${heading}`)) return [];
		return [{
			table,
			label: {
				value: labelIn(label),
				at: label
			},
			isIssue: principal !== void 0 && AT_ISSUE.test(principal.heading),
			isDoubtful: isWithOthers && !CONVERTS_IN_NAME.test(label.text),
			principal: amount && {
				value: Math.round(amount.value * scale * 100) / 100,
				at: amount.at
			},
			conversionPrice: under(price, positiveAmount),
			formula: terms !== null && terms !== label && isFormula(terms.text) ? terms : null,
			maturity: under(maturity, onlyDay),
			interestRate: under(rate, rateOf$1) ?? (named && {
				value: named.value,
				at: label
			})
		}];
	});
}
/** Words with a figure, and no plain amount. */
function isFormula(text) {
	return /\d/.test(text) && /[a-z]{3}/i.test(text) && amountOf(text) === null;
}
/** The day of a cell; null for "various" and a range of days. */
function onlyDay(text) {
	const [day, ...others] = datesIn(text);
	return others.length > 0 ? null : maturityDateOf(day?.date ?? text.trim());
}
function positiveAmount(text) {
	const value = amountOf(text);
	return value !== null && value > 0 ? value : null;
}
function rateOf$1(text) {
	const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?\*{0,3} ?%?\*{0,3}$/.exec(text)?.[1];
	return printed === void 0 ? null : Number(printed);
}
const MOST_ITEMS = 60;
const CELLS = [
	"label",
	"principal",
	"conversionPrice",
	"maturity",
	"interestRate",
	"floorPrice",
	"originalIssueDiscountPercent"
];
/** Adds the rows of tables to the notes of the prose: terms of the same instrument, or an instrument of its own. */
function addTableTerms(items, flat, part, document, gone) {
	if (!/convertible/i.test(flat.text)) return;
	const rowOf = /* @__PURE__ */ new Map();
	for (const row of convertibleTables(document, gone)) {
		if (flat.rangeOf(row.label.at).start >= part.end) continue;
		const open = items.filter((item) => rowOf.get(item)?.table !== row.table);
		const only = row.principal === null && items.length === 1 ? open[0] : void 0;
		const own = open.find((item) => isSame$2(item, row)) ?? only;
		if (own === void 0 && row.principal === null) continue;
		const item = own ?? /* @__PURE__ */ new Map();
		addCells$1(item, flat, row);
		const described = own ?? addBalance(open, item);
		rowOf.set(described ?? item, row);
		if (described === null) items.push(item);
		if (items.length >= MOST_ITEMS) break;
	}
	for (const [item, { label }] of rowOf) addMarkedTerms(item, flat, label.at);
	dropTotals(items, flat, rowOf);
	dropListed(items, flat, rowOf, document);
	addDescribed(items, flat, part, document);
}
function addCells$1(item, flat, row) {
	for (const member of CELLS) {
		const cell = row[member];
		if (cell == null) continue;
		const known = item.get(member);
		const isFuller = member === "maturity" && String(cell.value).startsWith(String(known?.value));
		if (known === void 0 || isFuller) {
			const section = member === "label" ? [] : ["section"];
			const at = flat.rangeOf(cell.at);
			const isOld = row.isDoubtful === true || member === "principal" && row.isIssue === true;
			item.set(member, isOld ? {
				value: cell.value,
				at,
				confidence: DOUBTFUL
			} : witnessed(cell.value, at, ...section));
		}
	}
	if (row.formula !== null) addFormula(item, flat, flat.rangeOf(row.formula));
	const price = row.conversionPrice;
	if (price !== null && !item.has("variablePrice")) item.set("variablePrice", witnessed(false, flat.rangeOf(price.at)));
}
/** The same principal without another maturity; in a table of terms alone, the year that the label names. */
function isSame$2(item, { principal, maturity, label }) {
	const due = item.get("maturity")?.value;
	if (principal === null) {
		const year = /\b20\d\d\b/.exec(label.value)?.[0];
		return year !== void 0 && typeof due === "string" && due.startsWith(year);
	}
	if (item.get("principal")?.value !== principal.value) return false;
	return typeof due !== "string" || maturity === null || maturity.value.startsWith(due.slice(0, 4));
}

// parsers/overhang/merged-series.ts
/** Merges notes that were read without a year into the series that the document names by its year. */
function withSeries(items, { items: series, gone }) {
	const years = new Map(series.flatMap((item) => [yearOf(item), String(item.get("maturity")?.value).slice(0, 4)].map((year) => [year, item])));
	const others = items.filter((item) => {
		const same = years.get(yearOf(item));
		const principal = item.get("principal")?.value;
		const isPart = series.some((one) => one.get("principal")?.value === principal);
		if (same !== void 0) addTo(same, item);
		return same === void 0 && !isPart && !gone.has(yearOf(item));
	});
	return [...series, ...series.length > 0 ? others.filter((item) => item.has("maturity") || isInTable(item)) : others];
}
function isInTable(item) {
	return item.get("principal")?.witnesses?.includes("section") === true;
}
/** What a table gives beats the issue less what was repurchased. */
function addTo(series, item) {
	for (const [member, value] of item) if (!series.has(member) || member === "principal" && isInTable(item) && !isInTable(series) || member === "maturity" && isFuller(String(value.value), String(series.get(member)?.value))) series.set(member, value);
}
/** A day of the month or year that is known. */
function isFuller(day, known) {
	return day.length > known.length && day.startsWith(known);
}

// parsers/overhang/named-balances.ts
/** Smaller amounts are denominations and payments. */
const LEAST$4 = 1e3;
/** Principals of notes by the names that the document defines: "The principal balance payable on Note A amounted to $205,000". */
function notesByName(flat, part, known) {
	const taken = new Set(known.map(({ principalAt }) => principalAt.start));
	return definedNames(flat).flatMap((name) => {
		const balance = new RegExp(`\\bprincipal(?: balance| amount)?(?: payable| outstanding| owed| due)? (?:of|on|under) (?:the )?(${RegExp.escape(name)})s? (?:amounted to|was|were|is|totall?ed)(?: approximately)? ${MONEY$1}`);
		if (known.some(({ label }) => label.text.replace(/s$/, "") === name)) return [];
		for (const sentence of currentSentences(flat, part, new RegExp(balance, "g"), 20)) {
			const match = firstMatch(flat.text, sentence, balance);
			const [label = "", printed = ""] = match?.groups ?? [];
			const principal = Number(amountsIn(printed)[0]?.value ?? 0);
			if (match === null || principal < LEAST$4 || PRIOR.test(match.text)) continue;
			const principalAt = printedIn(match, printed, "last");
			if (taken.has(principalAt.start)) return [];
			return [{
				label: printedIn(match, label, "first"),
				principal,
				principalAt,
				sentence,
				isOutstanding: true
			}];
		}
		return [];
	});
}

// parsers/overhang/comparison-days.ts
/** "At December 31, 2024 there are notes outstanding …": a paragraph on balances, by its day and its next words. */
const BALANCES$1 = /(?:^|\n)(?:At|As of|On) ([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? ((?:there|we|the Company|the (?:aggregate|total|outstanding)) (?:are|is|were|was|had|has|principal|balance)\b)/g;
/** Whether a sentence is in a paragraph on balances of a day of which another, in the same words, gives a later one. */
function isOfEarlierDay({ text }, { start }) {
	const from = text.lastIndexOf("\n", start) + 1;
	const own = new RegExp(BALANCES$1.source).exec(text.slice(from, from + 120));
	const [, day = "", words = ""] = own?.index === 0 ? own : [];
	const date = datesIn(day)[0]?.date;
	if (date === void 0) return false;
	return [...text.matchAll(BALANCES$1)].some(({ index, 1: other = "", 2: same }) => same === words && (datesIn(other)[0]?.date ?? "") > date && /\bconvertible\b/i.test(text.slice(index, index + 600).split("\n", 2).join(" ")));
}

// parsers/overhang/named-notes.ts
/** "an aggregate of $220 million principal amount of 1.25% Convertible Debentures", "$100 million 6.75% convertible debentures". */
const AMOUNT_FIRST = verbose("g")`
  ${MONEY$1} (?:(?:in|of|the|an?|its|our|aggregate|original|initial|total|principal|amount|face|value|stated|Company's|was|were|is|are|remained|outstanding|unpaid|owed|under|on|new|newly|issued) ){0,10}${NOTE}`;
/** "senior secured convertible promissory notes in the aggregate original principal amount of $1,500,000". */
const NOTE_FIRST = verbose("g")`
  ${NOTE}(?:s|\(s\))?(?: \([^)]{2,120}\))?(?: payable)?(?: of the Company)?(?: (?:with|to|in favor of) [^$;()]{2,110}?(?: \([^)]{2,60}\))?)?(?: (?:on|dated|issued|executed)\b [^$;()]{2,60}?)?(?:,? pursuant to which (?:we|the Company) promises? to pay [\w ]{0,40}?)?(?:, which we refer to as the [^,;$]{3,40},)?,? (?:(?:in|with|for|having|at|of|up|to|the|an?|aggregate|original|initial|total|totall?ing|maximum|combined|principal|principle|amounts?|face|sum|not|exceeding) ){1,10}${MONEY$1}`;
/** "reducing the outstanding principal amount of the original convertible note to $50.0 million". */
const REDUCED_TO = verbose("gi")`
  \breduc(?:ed|ing) the (?:outstanding |remaining |aggregate )*(?:principal|balance)(?: amount| balance)? (?:of|under|on) (?:the |our |its )?(?:original |existing )?${NOTE} to ${MONEY$1}`;
/** "in the principal amounts of $250,000 (the "First Note") and $150,000 (the "Second Note")". */
const AND_MORE = new RegExp(`^(?: \\([^)]{2,60}\\))?,? and ${MONEY$1}(?= \\(|[,.;])`);
/** "$3,300,000, $700,000 and $1,000,000, respectively". */
const MORE_LISTED = new RegExp(`^(?: \\([^)]{2,60}\\))?,? (?:and )?${MONEY$1}(?= \\(|[,.;]| and )`);
/** Amounts at two dates are one note's. */
const TWO_YEARS = /\b(?:as of|at)\b[^;]{0,40}\b(?:19|20)\d\d\b[^;]{0,40}\band [^;]{0,30}\b(?:19|20)\d\d\b/i;
/** A clause of its own, on other notes: ", and the Company repaid the remaining $1.5 million of the Old Notes". */
const AND_ENDED = /,? and (?:(?:the Company|we) )?(?:also )?(?:repaid|redeemed|paid|retired|repurchased) the remaining\b/;
/** "used the proceeds to repurchase all": these notes are what was ended. */
const TO_END = /\b(?:to|and) (?:fully )?(?:repurchase|repay|redeem|retire|prepay)(?: all)?(?: of)?(?: the| our| its)?(?: outstanding)? $/i;
/** What was paid for notes is not their principal. */
const PAID_FOR = /in exchange for (?:an? |the |cash )*$/i;
/** "During the three months ended March 31, 2013 and 2012, … totaling $50,000 and $240,000, respectively": flows of two periods. */
const OF_PERIODS = /\bduring (?:the )?(?:[\w-]+ ){0,3}(?:years?|months?|quarters?|periods?) ended\b(?:[^.;]|\.\d){0,260}\$ ?[\d,.]{0,14}\d(?: million)? and \$ ?[\d,.]{0,14}\d(?: million)?,? respectively/i;
const PROCEEDS = /^ (?:of|in) (?:gross|net|cash) proceeds|^ (?:available to receive |received |paid )?in cash\b/i;
/** Notes whose sentence names the class beside its principal, and does not say that they are gone or another's. */
function namedNotes(flat, part) {
	const named = [];
	for (const sentence of currentSentences(flat, part, /convertible/gi)) {
		const given = issuedInExchange(sentence);
		const words = withoutHypotheses(given.words);
		if (NEGATED.test(words) || PRIOR.test(words) || TO_FILER.test(words) || OF_PERIODS.test(words)) continue;
		if (isOwedUnderKnown(flat.text, sentence, named)) continue;
		const isOutstanding = isRemaining(words);
		if (!isOutstanding && saysEnded(words)) continue;
		if (!isOutstanding && isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
		if (!isOfEarlierDay(flat, sentence)) named.push(...notesIn(flat, given, isOutstanding));
	}
	return named;
}
/** Whether the notes of a sentence were repaid, redeemed or exchanged, as it says. */
function saysEnded(words) {
	if (REDUCED$1.test(words) || /into common equity|reorgani/i.test(words)) return false;
	return GONE$1.test(withoutExchange(words.split(AND_ENDED, 1)[0] ?? ""));
}
const EXCHANGED_FOR = /\b(?:exchanged|exchange of|agreed to exchange|will exchange)\b(?:[^.;]|\.\d){0,260}?\bfor (?:the issuance of )?(?=(?:\(\w{1,3}\) )?(?:US)?\$ ?\d|an? (?:new|amended)|new\b|(?:(?:senior|secured|unsecured) ){0,2}convertible\b)/i;
/** "The 2024 Notes were exchanged for $3,850,000 principal amount of …": what was given for the old notes. */
function issuedInExchange(sentence) {
	const match = EXCHANGED_FOR.exec(sentence.words);
	const from = match === null ? 0 : match.index + match[0].length;
	const words = sentence.words.slice(from);
	return from === 0 || !/convertible/i.test(words) ? sentence : {
		...sentence,
		start: sentence.start + from,
		words
	};
}
/** A note issued in exchange was not itself exchanged. */
function withoutExchange(words) {
	return words.replace(/\([^)]{0,60}"[^)]{0,80}\)/g, "").replace(/\b(?:in|by|through|for|of) (?:the )?(?:cancellation|satisfaction|settlement|conversion) of (?:[\w' -]{0,40} )?(?:indebtedness|debt|payables?|amounts|liabilities|fees|compensation)\b/gi, "").replace(/\bin exchange for (?:the |a |an )?(?:aggregate |cash )?(?:payment|consideration|proceeds|loans?|services|\$)/gi, "").replace(/\bin exchange(?: therefor)?, |(?<=convertible [^;]{2,200})\bin exchange for\b/gi, "");
}
function notesIn({ text }, sentence, isOutstanding) {
	const found = [];
	for (const order of [
		AMOUNT_FIRST,
		NOTE_FIRST,
		REDUCED_TO
	]) for (const match of matchesIn(text, sentence, order)) {
		const isAmountFirst = order === AMOUNT_FIRST;
		const [first = "", second = ""] = match.groups;
		const [printed, name] = isAmountFirst ? [first, second] : [second, first];
		const principalAt = printedIn(match, printed, isAmountFirst ? "first" : "last");
		const principal = principalIn(printed);
		if (principal <= 1e3 || found.some((other) => other.principalAt.start === principalAt.start)) continue;
		if (PAID_FOR.test(text.slice(sentence.start, principalAt.start))) continue;
		if (/\boffering\b[^.;$]{0,60} of up to $/i.test(text.slice(sentence.start, principalAt.start))) continue;
		if (/\bwill owe $/i.test(text.slice(sentence.start, principalAt.start))) continue;
		if (PROCEEDS.test(text.slice(principalAt.end, sentence.end))) continue;
		const lead = text.slice(sentence.start, match.start);
		if (MAY_ISSUE.test(lead) || TO_END.test(lead) || /\breclassif\w+ (?:approximately )?$/i.test(lead)) continue;
		if (!isAmountFirst && /\b(?:proceeds|purchase price)\b/i.test(match.text)) continue;
		const label = trimmedLabel(printedIn(match, name, "first"));
		const note = {
			label,
			principal,
			principalAt,
			sentence,
			isOutstanding,
			isPart: /\brepa(?:id|y|ying) (?:a )?(?:portion|part) of\b[^.;$]{0,80}$/i.test(lead)
		};
		const [theirs, ...rest] = amountsOfSecond(text, label, match.end, sentence.end);
		if (theirs !== void 0 && rest.length === 0) {
			found.push({
				...note,
				principal: principalIn(theirs.text),
				principalAt: theirs
			});
			continue;
		}
		found.push(note);
		const more = !isAmountFirst && /amounts|(?:notes|debentures)(?: payable)? (?:of|for|totaling) /.test(match.text) && !TWO_YEARS.test(text.slice(sentence.start, sentence.end));
		for (const other of more ? amountsBehind(text, {
			start: match.end,
			end: sentence.end
		}) : []) found.push({
			...note,
			principal: principalIn(other.text),
			principalAt: other
		});
	}
	const [only, ...others] = found;
	const heading = only === void 0 || others.length > 0 ? null : headingOf(text, only);
	if (only !== void 0 && heading !== null) return [{
		...only,
		label: heading
	}];
	return withOwnParts(text, found.toSorted(byPrincipal), sentence);
}
/** "convertible … at $0.07 per share". */
const PRICED$1 = /\bconver(?:t|ts|tible)\b(?:[^.;]|\.\d){0,160}\bat (?:(?:an?|the) )?(?:[a-z]+ ){0,2}(?:of )?(?:US)?\$ ?\.?\d/i;
/** Each principal with the words up to the next, where every one of a sentence has its own price in them. */
function withOwnParts(text, notes, sentence) {
	const parts = notes.map(({ principalAt: { start } }, index) => ({
		start,
		end: notes[index + 1]?.principalAt.start ?? sentence.end
	}));
	if (!(parts.length > 1 && parts.every(({ start, end }) => PRICED$1.test(text.slice(start, end))))) return [...notes];
	return notes.map((note, index) => ({
		...note,
		sentence: parts[index] ?? note.sentence,
		isListed: true
	}));
}
/** A line alone that names one class by its rate: "6.25% Convertible Debenture due December 31, 2027". */
const HEADING$1 = new RegExp(`^(?:\\(?[\\w.]{1,3}[.)] )?${NOTE}(?= ?\\(|$)`);
/** The name that the line above a paragraph gives its notes, where their own words give no rate. */
function headingOf(text, { label, sentence }) {
	if (rateIn(label.text) !== null) return null;
	const end = text.lastIndexOf("\n", sentence.start);
	const start = text.lastIndexOf("\n", end - 1) + 1;
	const name = end > start && end - start < 160 ? HEADING$1.exec(text.slice(start, end)) : null;
	const at = name === null || rateIn(name[1] ?? "") === null ? -1 : start + name[0].indexOf(name[1] ?? "");
	return at < 0 ? null : trimmedLabel({
		text: name?.[1] ?? "",
		start: at,
		end: at + (name?.[1] ?? "").length
	});
}
/** The amounts behind the first, where that one is of other notes; none where it is not. */
function amountsOfSecond(text, label, from, end) {
	return /\b(?:notes|loans|debt)(?: payable)? and $/i.test(text.slice(Math.max(0, label.start - 24), label.start)) && /\brespectively\b/.test(text.slice(from, end)) ? amountsBehind(text, {
		start: from,
		end
	}) : [];
}
/** The further amounts of a list: of two, or of more where each is of its own note. */
function amountsBehind(text, { start, end }) {
	const two = captured(firstMatch(text, {
		start,
		end
	}, AND_MORE));
	if (two !== null) return principalIn(two.text) > 1e3 ? [two] : [];
	if (!/\brespectively\b/.test(text.slice(start, end))) return [];
	const found = [];
	for (let at = start; found.length < 10;) {
		const next = captured(firstMatch(text, {
			start: at,
			end
		}, MORE_LISTED));
		if (next === null || principalIn(next.text) <= 1e3) break;
		found.push(next);
		at = next.end;
	}
	return found;
}
function principalIn(printed) {
	return Number(amountsIn(printed)[0]?.value ?? 0);
}

// parsers/overhang/note-items.ts
/** How far behind the principal the terms of an instrument may be: of the only one, and of one of several. */
const [REACH_OF_ONLY, REACH$2] = [4e4, 5e3];
function itemOf$3(flat, part, note, notes) {
	const { principal, principalAt, sentence, isPart } = note;
	const full = /convertible/i.test(note.label.text) ? null : fullNameOf(flat, note.label.text, sentence.start);
	const label = full ?? note.label;
	const next = nextOf(note, notes);
	const isOnly = notes.length === 1;
	const isSure = isPart !== true && !isFlow(flat.text, sentence, principalAt);
	const owed = witnessed(principal, principalAt);
	const item = /* @__PURE__ */ new Map([["label", witnessed(note.label.text, note.label)], ["principal", isSure ? owed : {
		...owed,
		confidence: DOUBTFUL
	}]]);
	const reach = sentence.start + (isOnly ? REACH_OF_ONLY : REACH$2);
	const end = note.isListed === true ? sentence.end : endOfTerms(part, note, next, reach);
	const ownRate = rateIn(label.text)?.value;
	const isOfRate = !notes.some((other) => other !== note && rateIn(other.label.text)?.value === ownRate);
	const due = isOfRate ? maturityByRate(flat, part, label.text) : null;
	if (due !== null) item.set("maturity", due);
	else if (full !== null) addMaturity(item, flat.text, full);
	const rates = notes.flatMap((note) => rateIn(note.label.text)?.value ?? []);
	const listed = listedPart(flat, sentence, principalAt.start);
	const isListed = listed !== sentence;
	if (isListed) addTerms(item, flat, listed, label);
	const ofRate = untilOtherRate(flat, {
		start: isListed ? sentence.end : sentence.start,
		end
	}, label.text, rates);
	const own = {
		start: ofRate.start,
		end: Math.max(ofRate.end, sentence.end)
	};
	const names = definedNames(flat);
	const ofOthers = notes.flatMap((other) => {
		const called = other.label.text.replace(/s$/, "");
		return other === note ? [] : nameOf$1(flat, other) ?? (names.includes(called) ? called : []);
	});
	for (const stretch of ownStretches(flat, own, note, isOnly ? [] : names, ofOthers)) addTerms(item, flat, stretch, label);
	const short = note.label.text.replace(/s$/, "");
	const name = isOnly ? null : names.includes(short) ? short : nameOf$1(flat, note);
	for (const stretch of name === null ? [] : stretchesOfName(flat, part, name, names)) if ((stretch.start > sentence.end || name === short) && !GONE$1.test(withoutHypotheses(stretch.words))) addTerms(item, flat, stretch, label);
	const rate = isOnly || !isOfRate ? void 0 : ownRate;
	const named = rate === void 0 ? [] : stretchesOfRate(flat, part, rate);
	for (const stretch of [...named.filter(({ start }) => start > sentence.end), ...named]) if (stretch.start !== sentence.start && isOfOneRate(stretch.words, rates, rate)) addTerms(item, flat, stretch, label);
	if (item.size <= 2) addShared$1(item, flat, label, sentence);
	if (isOnly && !item.has("conversionPrice")) {
		const reach = {
			start: Math.max(part.start, sentence.start - 4e3),
			end: sentence.start
		};
		const preferred = matchesIn(flat.text, reach, /\bpreferred (?:stock|shares)\b/gi).at(-1);
		const line = preferred === void 0 ? reach.start : flat.text.indexOf("\n", preferred.end);
		const before = {
			start: line < 0 ? reach.end : Math.min(line, reach.end),
			end: reach.end
		};
		const start = definedAt(flat, note.label.text, reach) ?? firstMatch(flat.text, before, /convertible/i)?.start;
		if (start !== void 0) addTerms(item, flat, {
			start,
			end: sentence.start
		}, label);
	}
	return item;
}
/** The principal that remains replaces the one at issue. */
function withFate(item, { balance, isReduced, ended, added }) {
	const issued = item.get("principal");
	if (issued === void 0) return item;
	if (balance === null && added > 0) return new Map(item).set("principal", {
		...issued,
		value: Number(issued.value) + added,
		confidence: DOUBTFUL
	});
	if (balance === null && isReduced) {
		const left = Math.round((Number(issued.value) - ended) * 100) / 100;
		return new Map(item).set("principal", {
			...issued,
			value: left > 0 ? left : issued.value,
			confidence: DOUBTFUL
		});
	}
	if (balance === null) return item;
	const isSame = balance.value === issued.value && balance.at.start !== issued.at.start;
	return new Map(item).set("principal", isSame ? withWitness(issued, "place") : witnessed(balance.value, balance.at));
}
/** "The 10% Convertible Promissory Notes": the one rate that another sentence puts before the name of the only notes. */
function addNamedRate(item, { text }, part) {
	const label = String(item.get("label")?.value).replace(/s$/, "");
	if (item.has("interestRate") || !/^[A-Za-z -]{6,60}$/.test(label)) return;
	const named = new RegExp(`(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,4})?) ?% ${label}`, "gi");
	const found = matchesIn(text, part, named, 20).flatMap((match) => captured(match) ?? []);
	const [first] = found;
	if (first === void 0 || found.some((other) => Number(other.text) !== Number(first.text))) return;
	item.set("interestRate", witnessed(Number(first.text), {
		start: first.start,
		end: first.end
	}));
}
/** "$4,600" in notes to statements that are in thousands; doubtful, as prose may be in dollars. */
function inThousands({ text }, item) {
	const principal = item.get("principal");
	if (typeof principal?.value !== "number") return item;
	const unit = unitOfNotes(text, principal.value, principal.at.start);
	if (unit === 1 && mayBeScaled(text, principal.value, principal.at)) return new Map(item).set("principal", {
		...principal,
		confidence: DOUBTFUL
	});
	if (unit === 1) return item;
	const scaled = {
		value: principal.value * unit,
		at: principal.at,
		confidence: DOUBTFUL
	};
	return new Map(item).set("principal", scaled);
}
function endOfTerms(part, { sentence }, next, reach) {
	return Math.max(Math.min(part.end, reach, next?.sentence.start ?? part.end), sentence.end);
}
/** Where the sentence begins that gives the notes their name: "a senior secured note (the "Senior Note")". */
function definedAt(flat, name, { start, end }) {
	const at = flat.text.lastIndexOf(`"${name}")`, end);
	return at < start ? void 0 : sentenceOf(flat, at).start;
}
/** "During the year ended December 31, 2022, we issued notes in the aggregate of $432,000": what was issued in a period. */
const PERIOD = verbose("i")`
  \bduring (?:the )?(?:(?:fiscal|first|second|third|fourth|three|six|nine|twelve) )?(?:years?|quarters?|months?|period|(?:19|20)\d\d)\b
  |\bthrough [A-Z][a-z]{2,8} \d{1,2}, \d{4}, (?:we|the Company) (?:has|have) issued\b`;
/** Whether a principal is the sum of what was issued in a period, which says little about what is owed at its end. */
function isFlow(text, sentence, principalAt) {
	const lead = text.slice(Math.max(sentence.start, principalAt.start - 300), principalAt.start);
	return PERIOD.test(lead) && /\b(?:aggregate|total|totall?ing)\b/i.test(lead) && !/\boutstanding\b/i.test(lead);
}
/** Whether a sentence names the class of one rate, and of no other, as it is now. */
function isOfOneRate(words, rates, own) {
	return !GONE$1.test(words) && rates.every((rate) => rate === own || !namesRate(words, rate));
}
/** "The notes bear interest at 12%" after several notes in the same paragraph: their common terms. */
function addShared$1(item, flat, label, from) {
	const line = flat.text.indexOf("\n", from.end);
	const stop = Math.min(line < 0 ? flat.text.length : line, from.end + 4e3);
	for (let at = from.end + 1; at < stop;) {
		const sentence = sentenceOf(flat, at);
		const words = flat.text.slice(sentence.start, sentence.end);
		if (/\b(?:notes|debentures)\b/i.test(words) && /\binterest\b|matur|convertible/i.test(words) && !GONE$1.test(words)) addTerms(item, flat, sentence, label);
		at = Math.max(sentence.end, at) + 1;
	}
}
/** A class is known by its rate: "1.25% senior convertible debentures due 2035" gives the maturity of the 1.25% ones. */
function maturityByRate({ text }, part, label) {
	const rate = rateIn(label);
	if (rate === null) return null;
	const printed = label.slice(rate.start, rate.end).replace(/[.]/g, "\\.").replace(" %", " ?%");
	const named = verbose()`
  (?<![\d.])${printed} (?:[\w-]+ ){0,5}?[Cc]onvertible (?:[\w-]+ ){1,4}?due ((?:[A-Z][a-z]+ \d{1,2}, )?\d{4})(?!\d)`;
	const due = captured(firstMatch(text, part, named));
	const value = due === null ? null : maturityDateOf(due.text);
	return due === null || value === null ? null : witnessed(value, due);
}

// parsers/overhang/note-series.ts
const NAMES$1 = new RegExp(`${NO_MONTH}\\b((?:19|20)\\d\\d) (?:[Cc]onvertible |[Ss]enior |[Ee]xchangeable |[Ss]ubordinated |\\d{1,2}(?:\\.\\d{1,4})?% )*[Nn]otes?\\b`, "g");
const MOST_SERIES = 12;
const GONE_BEFORE = /\b(?:repurchas|repa(?:id|y)|redeem|exchang|convert(?!ible)|settl|retir|extinguish|cancel|conversion of|redemption of)\w*(?: (?!issu)[^.;$]{0,90})?$/i;
/** The second of two amounts may be far behind the verb: "issued $325.0 million of … and $410.0 million of …". */
const ISSUED_BEFORE = /\b(?:issu|sold|sale|offer|complet|clos)\w*(?:[^.;$]{0,90}|(?:[^.;]|\.\d){0,300}\band (?:an additional )?)$/i;
/** "exchange $459.0 million of 2028 Notes for (i) …". */
const GIVEN_FOR = /\bexchang(?:ed?|ing)\b(?:[^;.]|\.\d){0,260}\bfor (?:\(\w{1,3}\) )?(?:approximately )?$/i;
const REMAINING = /\b(?:remain(?:s|ed|ing)?|outstanding)\b/i;
/** Nothing of a series is left. */
const ALL_GONE = verbose("i")`
  \b(?:were|was|have been|has been) (?:fully |all |earlier )?(?:repaid|settled|redeemed|retired|extinguished|converted|paid)\b(?: [^.;]{0,40})?(?:in full|maturity|in their entirety|prior to)
  |\b(?:repaid|settled|redeemed|retired|paid off|extinguished) (?:in full )?(?:all|the (?:total|remaining|entire|outstanding))
  |\bto fully (?:settle|repay|redeem|retire|extinguish) the\b
  |\bmatured\b(?:[^.;]|\.\d){0,80}\b(?:repaid|paid|settled)\b
  |\b(?:repaid|settled|redeemed|retired|matured)[^.;$]{0,60}\b(?:in full|at maturity|upon maturity)
  |\bno (?:longer|principal|amounts?|[\w ]{0,20}notes)\b[^.;]{0,40}\boutstanding
  |\ball (?:of )?(?:the |our )?(?:remaining |outstanding )*(?:\d{4} )?[\w ]{0,24}notes (?:were|have been|had been)\b
  |\bholders of all (?:of )?(?:the |our )?(?:remaining |outstanding )*(?:\d{4} )?[\w %.]{0,40}notes (?:have |had )?converted\b`;
const CONDITIONAL = /\b(?:if|may|could|would|unless|upon|until|prior to|will|shall)\b/i;
/**
* Convertible notes that a document tells apart by the year in which they are due. The class is convertible where a
* sentence that names it speaks of its conversion; its principal is what remains, else what was issued.
*
* @param cells what tables give for the series, by year
*/
function seriesOf$1(flat, part, cells) {
	const sentences = /* @__PURE__ */ new Map();
	for (const sentence of currentSentences(flat, part, NAMES$1, 600)) {
		for (const year of new Set([...sentence.words.matchAll(NAMES$1)].map(([, year = ""]) => year))) {
			const own = sentences.get(year) ?? [];
			own.push(sentence);
			sentences.set(year, own);
		}
		if (sentences.size > MOST_SERIES) return {
			items: [],
			gone: /* @__PURE__ */ new Set()
		};
	}
	const items = [];
	const gone = /* @__PURE__ */ new Set();
	for (const [year, own] of sentences) {
		const alone = own.filter(({ words }) => isAlone$1(words, year));
		const isPriced = ["conversionPrice", "pricePerRatio"].some((member) => member in (cells.get(year) ?? {}));
		const [first] = own;
		const isNamedAbove = first !== void 0 && isUnderHeading(flat, first);
		if (!isPriced && !isNamedAbove && !isConvertible(own, alone, year)) continue;
		if (isGone(alone, cells.get(year)) || hasMatured(own, year)) gone.add(year);
		const item = gone.has(year) ? null : itemOf$2(flat, year, own, alone, cells.get(year));
		if (item !== null) items.push(item);
	}
	for (const [year, own] of cells) {
		const item = gone.has(year) || own.isGone === true || items.some((item) => yearOf(item) === year) ? null : itemOfCells(flat, year, own);
		if (item !== null) items.push(item);
	}
	return {
		items,
		gone
	};
}
/** A series that only a table names, under words that say that its notes convert. */
function itemOfCells(flat, year, cells) {
	const { label, principal } = cells;
	if (label === void 0 || principal === void 0) return null;
	const item = /* @__PURE__ */ new Map([["label", witnessed(label.value, label.at)], ["principal", principalOf(flat, principal)]]);
	addCells(item, cells);
	if (!item.has("maturity") && !isPast(flat, year)) item.set("maturity", {
		value: year,
		at: label.at,
		confidence: DOUBTFUL
	});
	return item;
}
/** The terms of a series that a table gives. */
function addCells(item, cells) {
	for (const member of [
		"conversionPrice",
		"maturity",
		"interestRate",
		"sharesIssuable"
	]) {
		const cell = cells?.[member];
		if (cell !== void 0) item.set(member, witnessed(cell.value, cell.at, "section"));
	}
	const ratio = cells?.pricePerRatio;
	if (ratio !== void 0 && !item.has("conversionPrice")) item.set("conversionPrice", witnessed(ratio.value, ratio.at));
	if (cells?.conversionPrice !== void 0) item.set("variablePrice", witnessed(false, cells.conversionPrice.at));
}
const BALANCE_DAY = /\b(?:as of|at|ended) [A-Z][a-z]{2,8} \d{1,2}, ((?:19|20)\d\d)\b/gi;
/** Whether a document has balances after a year: notes named by it were issued then, and are not due then. */
function isPast({ text }, year) {
	return [...text.matchAll(BALANCE_DAY)].some(([, day = ""]) => day > year);
}
/** Whether a sentence names one series only. */
function isAlone$1(words, year) {
	return [...words.replace(/,? and,? together with [^)]{3,120}(?=\))/g, "").matchAll(NAMES$1)].every((match) => match[1] === year);
}
/** A line alone: "Convertible Senior Notes". */
const HEADING = /^(?:[\w.—–:-]{1,20} ){0,4}convertible (?:[\w-]+ ){0,2}(?:notes|debt|debentures)$/i;
/** How far above the first sentence about a series the heading of its section may be. */
const HEADING_REACH = 2e3;
/** Whether the last short line above is a heading that names convertible notes. */
function isUnderHeading({ text }, { start }) {
	const heading = text.slice(Math.max(0, start - HEADING_REACH), start).split("\n").slice(0, -1).findLast((line) => line.length > 3 && line.length < 100 && !/[.;:]$/.test(line));
	return heading !== void 0 && HEADING.test(heading.trim());
}
function isConvertible(own, alone, year) {
	const isNamedSo = new RegExp(`\\b${year} (?:[Ss]enior )?[Cc]onvertible|\\b[Cc]onvertible [^.;"()]{0,60}\\bdue [^.;"()]{0,20}${year}\\b[^.;]{0,40}\\(|\\b[Cc]onvertible (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes,? \\((?:the |collectively,? the )?"${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes"`);
	return own.some(({ words }) => isNamedSo.test(words)) || alone.some(({ words }) => /\bconversion (?:rate|price)\b|\bconvertible\b|\bcapped calls?\b/i.test(words));
}
function itemOf$2(flat, year, own, alone, cells) {
	const [first] = own;
	if (first === void 0) return null;
	const stated = own.flatMap((sentence) => amountsOf(flat, sentence, year));
	const balance = stated.find(({ kind }) => kind === "balance");
	const label = labelOf$4(flat, year, first);
	const item = /* @__PURE__ */ new Map([["label", witnessed(label.text, label)]]);
	const inTable = cells?.principal;
	if (inTable !== void 0) item.set("principal", principalOf(flat, inTable));
	else if (balance !== void 0) item.set("principal", witnessed(balance.value, balance.at));
	else addIssued(item, stated, cells?.issued);
	addCells(item, cells);
	for (const { start, end } of alone.slice(0, 60)) addTerms(item, flat, {
		start,
		end
	}, label);
	for (const sentence of alone.slice(0, 20)) {
		const next = sentenceOf(flat, sentence.end + 1);
		const words = flat.text.slice(next.start, next.end);
		if (next.start > sentence.start && !/\n/.test(flat.text.slice(sentence.end, next.start)) && /^(?:The|These|Such) (?:[Nn]otes|(?:initial )?conversion (?:rate|price))\b/.test(words) && isAlone$1(words, year)) addTerms(item, flat, next, label);
	}
	const owed = item.get("principal");
	const unit = typeof owed?.value === "number" ? unitOfNotes(flat.text, owed.value, owed.at.start) : 1;
	if (owed !== void 0 && unit > 1 && inTable === void 0) item.set("principal", {
		value: Number(owed.value) * unit,
		at: owed.at,
		confidence: DOUBTFUL
	});
	else if (owed !== void 0 && mayBeScaled(flat.text, Number(owed.value), owed.at)) item.set("principal", {
		value: Number(owed.value) * 1e3,
		at: owed.at,
		confidence: DOUBTFUL
	});
	const isDue = /\bdue\b/i.test(label.text);
	const day = maturityDateOf(/\bdue (?:in |on )?([A-Z][a-z]{2,8} \d{1,2}, \d{4})$/.exec(label.text)?.[1] ?? "");
	if (day !== null && !item.has("maturity")) item.set("maturity", witnessed(day, label));
	const rate = rateBefore(flat, own, year);
	if (rate !== null && !item.has("interestRate")) item.set("interestRate", rate);
	const due = dueIn(flat, own, year);
	if (due !== null && !item.has("maturity")) item.set("maturity", due);
	if (!item.has("maturity") && !isPast(flat, year)) item.set("maturity", isDue ? witnessed(year, label) : {
		value: year,
		at: label,
		confidence: DOUBTFUL
	});
	return item.has("principal") || item.has("conversionPrice") ? item : null;
}
/** "the 2020 Notes will mature on November 15, 2020", in a sentence that names another series too. */
function dueIn({ text }, own, year) {
	const matures = new RegExp(`\\b${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes (?:will )?matures? on ([A-Z][a-z]{2,8} \\d{1,2}, \\d{4})(?!\\d)`, "g");
	for (const sentence of own) {
		const due = captured(matchesIn(text, sentence, matures, 1)[0]);
		const day = due === null ? null : maturityDateOf(due.text);
		if (due !== null && day !== null) return witnessed(day, due);
	}
	return null;
}
/** The rate in the full name that defines the short one: '5.25% Convertible Senior Notes (the "2026 Notes")'. */
function rateBefore({ text }, own, year) {
	const defined = new RegExp(`(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,4})?) ?% (?:[A-Za-z]{1,20} ){0,4}?[Nn]otes,? \\((?:the )?"${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes"`, "g");
	for (const sentence of own) {
		const rate = captured(matchesIn(text, sentence, defined, 1)[0]);
		if (rate !== null) return witnessed(Number(rate.text), rate);
	}
	return null;
}
/** No class of notes that investors tell apart by year is smaller. */
const LEAST_SERIES = 2e6;
/** The principal that a table gives; a small one is in a unit that the table does not print. */
function principalOf(flat, { value, at }) {
	if (value >= LEAST_SERIES) return witnessed(value, at, "section");
	return {
		value: value * (/\bin thousands\b/i.test(flat.text) ? 1e3 : 1),
		at,
		confidence: DOUBTFUL
	};
}
/** Whether the latest balance is a dash, or a sentence says that nothing is left, also after the balance date. */
function isGone(alone, cells) {
	if (cells?.isGone === true) return true;
	return alone.some(({ words }) => ALL_GONE.test(words) && !CONDITIONAL.test(words.slice(0, words.search(ALL_GONE))));
}
/** "The 2018 Notes matured on November 15, 2018", also beside what is said of another series. */
function hasMatured(own, year) {
	const matured = new RegExp(`\\b${year} (?:[A-Za-z]{1,20} ){0,3}?[Nn]otes matured\\b`);
	return own.some(({ words }) => matured.test(words));
}
/** What was issued, less what the document says went; in doubt where anything did. */
function addIssued(item, stated, inTable) {
	const issued = inTable ?? stated.find(({ kind }) => kind === "issued");
	if (issued === void 0) return;
	const gone = stated.filter(({ kind }) => kind === "gone").reduce((sum, { value }) => sum + value, 0);
	const section = inTable === void 0 ? [] : ["section"];
	if (gone === 0) item.set("principal", witnessed(issued.value, issued.at, ...section));
	else if (gone < issued.value) item.set("principal", {
		value: issued.value - gone,
		at: issued.at,
		confidence: DOUBTFUL
	});
}
/** The amounts that a sentence gives for one series. */
function amountsOf({ text }, sentence, year) {
	const name = `(?:\\d{1,2}(?:\\.\\d+)? ?% )?(?:[\\w%.-]+ ){0,5}?(?:${year} (?:[\\w]+ ){0,3}?[Nn]otes|[Nn]otes due (?:[\\w, ]{0,14})${year}|${`[Nn]otes,? \\((?:the |collectively,? the )?"?${year} (?:[\\w]+ ){0,3}?[Nn]otes"?`})`;
	const order = [new RegExp(`${MONEY$1} (?:(?:in|of|on|under|the|our|its|such|new|newly|issued|aggregate|outstanding|total|remaining|principal|amount|balance|initial) ){1,8}${name}`, "g"), new RegExp(`\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes(?: were issued| was issued)?,? (?:in|with|for|of|had|have) (?:(?:the|an?|aggregate|original|outstanding|total) ){0,4}principal (?:amount|balance) (?:outstanding )?of ${MONEY$1}`, "g")];
	order.push(new RegExp(`\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes at par(?: value)? \\(${MONEY$1}\\)`, "g"));
	const found = [];
	for (const wording of order) for (const match of matchesIn(text, sentence, wording, 6)) {
		const at = captured(match);
		const value = Number(amountsIn(at?.text ?? "")[0]?.value ?? 0);
		if (at === null || value < 1e3) continue;
		const before = text.slice(sentence.start, match.start);
		const after = text.slice(match.end, Math.min(sentence.end, match.end + 40));
		const kind = kindOf(before, match.text, after);
		if (kind !== null) found.push({
			kind,
			value,
			at
		});
	}
	return found;
}
function kindOf(before, words, after) {
	if (/\b(?:includ(?:es|ed|ing)|of which)\b[^.;]{0,60}$/i.test(before)) return null;
	if (GIVEN_FOR.test(before)) return "issued";
	if (GONE_BEFORE.test(before)) return "gone";
	if (REMAINING.test(words) || REMAINING.test(after) || /\bremain(?:s|ed)?\b/i.test(before)) return "balance";
	return ISSUED_BEFORE.test(before) || /\bissued\b/.test(words) ? "issued" : null;
}
/** The full name where the document defines the short one beside it, else the short one. */
function labelOf$4(flat, year, first) {
	const full = new RegExp(`((?:\\d{1,2}(?:\\.\\d{1,4})? ?% )?(?:[A-Z][\\w-]{0,30} ){0,3}[Cc]onvertible (?:[\\w-]{1,30} ){0,3}?[Nn]otes due (?:in )?(?:[A-Z][a-z]{1,30} )?(?:\\d{1,2}, )?${year})\\b`, "g");
	const own = {
		start: Math.max(0, first.start - 2e3),
		end: first.end
	};
	const named = captured(matchesIn(flat.text, own, full).at(-1));
	if (named !== null) return named;
	const [short] = matchesIn(flat.text, first, new RegExp(`\\b${year} (?:[\\w]+ ){0,3}?[Nn]otes\\b`, "g"), 1);
	return short ?? {
		...first,
		text: `${year} Notes`
	};
}

// parsers/overhang/preferred-tables.ts
const SERIES$1 = /^(?:Series [A-Z][\w-]{0,6}|[A-Z][\w-]{0,3})(?= |,|$)/;
const ABOUT$1 = /\bpreferred (?:stock|shares?)\b|\bpreference shares?\b/i;
const PRICE$2 = /\bconversion price\b/i;
const OUTSTANDING = /\boutstanding\b/i;
const RATE = /\bdividend rate\b|\bdividends?\b[^|]{0,20}%/i;
const UNDERLYING$1 = /\b(?:common )?shares? (?:issuable|underlying)\b|\b(?:as-converted|common) (?:shares|equivalents?)\b|issuable upon conversion/i;
/** What options, warrants and beneficial owners are listed by. */
const OTHER$3 = /\bexercise price\b|volatility|beneficially/i;
const [LEAST_ROWS$3, MOST_ROWS$4] = [2, 40];
/**
* Series of convertible preferred stock in a table with a column of their conversion prices. Relies on "Series X" in the
* first cell of a row, or a letter alone under a heading "Series"; a series without shares outstanding is skipped.
*/
function preferredRows(flat, document) {
	const layout = layoutOnce(document);
	const found = [];
	for (const table of layout.tables) {
		if (table.rows.length < LEAST_ROWS$3 || table.rows.length > MOST_ROWS$4 || found.length > 20) continue;
		const columns = tableColumns(table);
		const headings = headingsOf(columns);
		if (!(PRICE$2.test(headings) || UNDERLYING$1.test(headings)) || OTHER$3.test(headings)) continue;
		const names = bodyOf(table).map(({ cells }) => cells[0]?.text ?? "");
		if (!ABOUT$1.test(`${subjectOf(layout, table, 2)} ${headings} ${names.join(" ")}`)) continue;
		found.push(...rowsOf$1(flat, table));
	}
	return found;
}
function rowsOf$1(flat, table) {
	const columns = tableColumns(table);
	const under = (pattern) => columns.find(({ heading }) => pattern.test(heading) && !PRICE$2.test(heading));
	const price = columns.find(({ heading }) => PRICE$2.test(heading));
	const [shares, rate, underlying] = [
		under(OUTSTANDING),
		under(RATE),
		under(UNDERLYING$1)
	];
	const isUnderSeries = /^(?:series|class)\b/i.test(table.rows[0]?.cells[0]?.text ?? "");
	return bodyOf(table).flatMap((row) => {
		const [first] = row.cells;
		const name = SERIES$1.exec(first?.text ?? "")?.[0] ?? "";
		if (first === void 0 || name === "" || !(isUnderSeries || name.startsWith("Series "))) return [];
		const amount = valueUnder(row, price, positive);
		const held = shares === void 0 ? null : cellUnder(row, shares);
		const issuable = valueUnder(row, underlying, positive);
		if (amount === null && issuable === null || held !== null && /^[$\s—–-]*0?$/.test(held.text)) return [];
		const at = flat.rangeOf(first);
		const item = /* @__PURE__ */ new Map([["label", witnessed(flat.text.slice(at.start, at.end), at)]]);
		if (amount !== null) {
			item.set("conversionPrice", witnessed(amount.value, flat.rangeOf(amount.at), "section"));
			item.set("variablePrice", witnessed(false, flat.rangeOf(amount.at)));
		}
		const percent = valueUnder(row, rate, percentIn);
		if (percent !== null) item.set("interestRate", witnessed(percent.value, flat.rangeOf(percent.at), "section"));
		if (issuable !== null) item.set("sharesIssuable", witnessed(issuable.value, flat.rangeOf(issuable.at), "section"));
		return [item];
	});
}
function positive(text) {
	const value = amountOf(text);
	return value !== null && value > 0 ? value : null;
}
function percentIn(text) {
	const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%/.exec(text)?.[1];
	return printed === void 0 ? null : Number(printed);
}
function seriesOf(item) {
	const label = String(item.get("label")?.value);
	return /\bSeries [A-Z][\w-]{0,6}/.exec(label)?.[0] ?? `Series ${label.split(" ")[0]}`;
}
/** Adds series of tables to those of prose; where both give a price, the table's is that of the latest date. */
function withTablesOfPreferred(prose, flat, part, document) {
	if (!ABOUT$1.test(flat.text)) return [...prose];
	const found = [...prose];
	for (const row of preferredRows(flat, document)) {
		const at = row.get("label")?.at;
		if (at === void 0 || at.start >= part.end) continue;
		if (part.isProspectus && !row.has("conversionPrice")) continue;
		const index = found.findIndex((item) => seriesOf(item) === seriesOf(row));
		const known = found[index];
		if (known === void 0) found.push(row);
		else found[index] = merged(known, row);
	}
	return found;
}
function merged(known, row) {
	const item = new Map(known);
	for (const [member, value] of row) {
		const stated = item.get(member);
		if (stated === void 0) item.set(member, value);
		else if (member !== "label" && stated.value === value.value) item.set(member, withWitness(stated, "section"));
	}
	return item;
}

// parsers/overhang/principal-rows.ts
const PRINCIPAL$1 = /^(?:(?:aggregate|outstanding|remaining|total|gross) )*(?:principal|face)(?: amounts?| values?| balances?)?(?: outstanding)?$/i;
const NOTES = /\bconvertible\b[^|]{0,60}\b(?:notes?|debentures?|debt)\b|\b(?:carrying|net) [^|]{0,40}\bof the notes\b/i;
const OTHER_TABLE$4 = /fair value|level [123]\b|anti-?dilut|weighted|receivable|investments? in|maturit(?:y|ies) of/i;
const [LEAST_ROWS$2, MOST_ROWS$3] = [2, 40];
/** Smaller figures recur by chance. */
const LEAST$3 = 1e6;
/** The rows "Principal | $ 690,000 | $ 690,000" of tables on the carrying amount of convertible notes. */
function principalRows(document) {
	const layout = layoutOnce(document);
	return layout.tables.flatMap((table) => {
		if (table.rows.length < LEAST_ROWS$2 || table.rows.length > MOST_ROWS$3 || !isOfNotes(layout, table)) return [];
		const scale = scaleOf(layout, table);
		return table.rows.filter(({ cells: [label] }) => label !== void 0 && PRINCIPAL$1.test(labelIn(label))).flatMap((row) => rowOf$1(table, row, scale) ?? []);
	});
}
function isOfNotes(layout, table) {
	const labels = table.rows.map(({ cells }) => cells[0]?.text ?? "").join("|");
	const subject = subjectOf(layout, table, 1);
	return !OTHER_TABLE$4.test(`${subject} ${labels}`) && NOTES.test(`${subject}|${labels}`);
}
function rowOf$1(table, row, scale) {
	const [label, ...rest] = row.cells;
	if (label === void 0) return null;
	const cells = rest.flatMap((at) => {
		const value = amountOf(at.text);
		return value === null || value <= 0 ? [] : [{
			at,
			value: value * scale
		}];
	});
	const column = latestColumn(tableColumns(table).filter(({ heading }) => heading !== headingOf$1(table, label)));
	const current = column === void 0 ? null : cellUnder(row, column);
	return {
		label,
		cells,
		latest: cells.find(({ at }) => at === current) ?? null
	};
}
/** Adds the principal that a table gives to the only notes of a document, where prose gives them none. */
function addRowOfPrincipal(items, flat, document) {
	const [only] = items;
	if (!(only instanceof Map) || items.length > 1 || only.has("principal")) return;
	const [row, ...others] = principalRows(document);
	if (row?.latest == null || others.some(({ latest }) => latest?.value !== row.latest?.value)) return;
	only.set("principal", witnessed(row.latest.value, flat.rangeOf(row.latest.at)));
}
/** Compares principals with rows of tables that give the same amount in thousands or millions. */
function principalRowChecks(flat, document, items) {
	const owed = items.map((item) => item.get("principal"));
	if (!owed.some((principal) => Number(principal?.value) >= LEAST$3)) return [];
	const printed = principalRows(document).flatMap(({ latest }) => latest ?? []);
	return owed.flatMap((principal, index) => {
		if (principal === void 0 || Number(principal.value) < LEAST$3) return [];
		const isOnly = owed.every((other) => other === principal || other?.value !== principal.value);
		const passed = printed.some(({ at, value }) => value === principal.value && flat.rangeOf(at).start !== principal.at.start);
		return isOnly && passed ? [{
			name: "principal-in-a-row-of-a-table",
			passed,
			path: `convertibles[${index}].principal`
		}] : [];
	});
}

// parsers/overhang/series-tables.ts
const SERIES = new RegExp(`${NO_MONTH}\\b((?:19|20)\\d\\d) (?:(?:convertible|senior|exchangeable|subordinated) )*notes\\b`, "i");
const FULL_NAME = /\bconvertible (?:[\w-]+ ){0,3}?notes\b[^|]{0,30}\bdue (?:in )?(?:[a-z]+ )?(?:\d{1,2}, )?((?:19|20)\d\d)\b/i;
const PRINCIPAL = /^(?:(?:aggregate|outstanding|total) )*principal(?: amounts?| balance)?(?: outstanding)?\b/i;
const OTHER_TABLE$3 = /fair value|level (?:1|2|3)\b|interest expense|amorti[sz]ation|anti-?dilut|weighted|potential|common stock equivalents|shares? (?:issuable|underlying)|cash flows?|redemption price/i;
const CONVERTIBLES = /\bconvertible (?:[\w-]+ ){0,2}notes\b/i;
/** "2026 Convertible Notes" and no more, as a class is called. */
const CLASS_NAME = /^(?:19|20)\d\d (?:senior )?convertible (?:senior )?notes(?: ?\([^)]{1,60}\)){0,3}$/i;
const DASH = /^[$\s—–-]+$/;
const LONGEST_TABLE$1 = 80;
/**
* Series of notes in tables: each in a column ("2026 Notes | 2029 Notes" over rows of principal, maturity, rate and
* conversion price), or each in a row with balances by date. Of several dates the latest counts. Relies on the series
* being named by its year; figures are multiplied where the table says that it is in thousands or millions.
*/
function seriesInTables(flat, document) {
	const found = /* @__PURE__ */ new Map();
	const layout = layoutOnce(document);
	const tables = layout.tables.filter(({ rows }) => rows.length >= 2 && rows.length <= LONGEST_TABLE$1);
	const named = tables.filter(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => SERIES.test(text))));
	const days = new Map(named.map((table) => [table, balanceDay(layout, table)]));
	const latest = [...days.values()].toSorted().at(-1) ?? "";
	for (const whole of tables) {
		const day = days.get(whole) ?? "";
		if (day !== "" && day < latest) continue;
		const table = withLabeledRows(whole);
		const columns = tableColumns(table);
		const stub = Math.min(...bodyOf(table).flatMap(({ cells: [first] }) => first?.column ?? []));
		const byColumn = columns.filter(({ heading, start }) => SERIES.test(heading) && start > stub);
		if (byColumn.length > 0) readColumns(flat, layout, table, byColumn, found);
		else readRows(flat, layout, table, columns, found);
	}
	return found;
}
function cellsOf(found, year) {
	const cells = found.get(year) ?? {};
	found.set(year, cells);
	return cells;
}
function placed(flat, { value, at }) {
	return {
		value,
		at: flat.rangeOf(at)
	};
}
/** Series in columns; of several columns of one series the one of the latest date. */
function readColumns(flat, layout, table, columns, found) {
	const labels = bodyOf(table).map(({ cells: [label] }) => label?.text ?? "");
	const isOfIssue = labels.some((label) => /^net proceeds/i.test(label));
	const isOfConvertibles = CONVERTIBLES.test(`${textAbove(layout, table).slice(-2).join(" ")} ${labels.join(" ")}`);
	const scale = scaleOf(layout, table);
	const seen = /* @__PURE__ */ new Set();
	for (const column of columns) {
		const year = SERIES.exec(column.heading)?.[1] ?? "";
		const others = columns.filter(({ heading }) => SERIES.exec(heading)?.[1] === year);
		const isBalance = /principal/i.test(column.heading);
		const rest = ({ heading }) => yearIn(heading.replace(SERIES, ""));
		if (!isBalance && (seen.has(year) || others.some((other) => rest(other) > rest(column)))) continue;
		seen.add(year);
		const cells = cellsOf(found, year);
		const name = isOfConvertibles ? headingCell$1(table, column) : void 0;
		if (name !== void 0) cells.label ??= {
			value: labelIn(name),
			at: flat.rangeOf(name)
		};
		const own = isOfIssue ? {} : cells;
		for (const row of bodyOf(table)) readCell(flat, row, column, isBalance, scale, own);
		if (isOfIssue && own.principal !== void 0) cells.issued ??= own.principal;
	}
}
/** The heading cell that names the series of a column. */
function headingCell$1(table, { start, end }) {
	return table.rows.slice(0, table.headerRows).flatMap(({ cells }) => cells).find((cell) => cell.column < end && start < cell.column + cell.colspan && SERIES.test(cell.text));
}
function readCell(flat, row, column, isBalance, scale, cells) {
	const label = row.cells[0]?.text ?? "";
	const amount = valueUnder(row, column, amountOf);
	if (isBalance ? /^(?:ending )?balance/i.test(label) : PRINCIPAL.test(label)) {
		const at = cellUnder(row, column);
		cells.isGone = at !== null && DASH.test(at.text);
		if (amount !== null && amount.value > 0) cells.principal ??= placed(flat, scaled$1(amount, scale));
		if (isBalance && amount !== null) cells.principal = placed(flat, scaled$1(amount, scale));
		if (cells.isGone) delete cells.principal;
	} else if (/^(?:initial )?conversion price/i.test(label)) {
		if (amount !== null && amount.value > 0) cells.conversionPrice ??= placed(flat, amount);
	} else if (/^(?:stated |contractual |coupon )*(?:interest )?rate\b|^coupon/i.test(label)) {
		const rate = valueUnder(row, column, rateOf);
		if (rate !== null) cells.interestRate ??= placed(flat, rate);
	} else if (/^conversion rate\b.*\$ ?1,000/i.test(label)) {
		if (amount !== null && amount.value > 1) cells.pricePerRatio ??= placed(flat, {
			value: Math.round(1e5 / amount.value) / 100,
			at: amount.at
		});
	} else if (/^maturity/i.test(label)) {
		const day = valueUnder(row, column, (text) => maturityDateOf(datesIn(text)[0]?.date ?? text.trim()));
		if (day !== null) cells.maturity ??= placed(flat, day);
	}
}
function scaled$1({ value, at }, scale) {
	return {
		value: Math.round(value * scale * 100) / 100,
		at
	};
}
function rateOf(text) {
	const printed = /^(\d{1,2}(?:\.\d{1,4})?) ?%$/.exec(text)?.[1];
	return printed === void 0 ? null : Number(printed);
}
/** Series in rows, with balances by date: "2027 Notes | $ 600,000 | $ 600,000". */
function readRows(flat, layout, table, columns, found) {
	const labels = bodyOf(table).map(({ cells }) => cells[0]?.text ?? "");
	if (!labels.some((label) => seriesIn(label) !== null)) return;
	const words = `${layout.plain.text.slice(Math.max(0, table.start - 300), table.start)} ${headingsOf(columns)} ${labels.join(" ")}`;
	readTerms(flat, table, columns, scaleOf(layout, table), found);
	const isTotaled = labels.some((label) => /^total principal/i.test(label));
	const owed = columns.filter(({ heading }) => /\bprincipal(?: amount)?$/i.test(heading) && !/\$ ?1,000|\brate\b|original|initial/i.test(heading));
	if (owed.length === 0 && OTHER_TABLE$3.test(isTotaled ? labels.join(" ").replace(/unamorti\w+/gi, "") : words)) return;
	const hasBoth = new Set(labels.filter((label) => seriesIn(label) !== null).map((label) => /convertible|exchangeable/i.test(label))).size > 1;
	const noBalance = isTotaled ? /conversion|maturity|rate|price/i : /conversion|maturity|rate|price|carrying|\bnet\b/i;
	const dated = columns.filter(({ heading }) => yearIn(heading) > 0 && !noBalance.test(heading));
	const column = latestColumn(owed.length > 0 ? owed : dated);
	if (column === void 0) return;
	const scale = scaleOf(layout, table);
	const isOfConvertibles = CONVERTIBLES.test(textAbove(layout, table).slice(-2).join(" "));
	let group;
	for (const row of table.rows) {
		const [first] = row.cells;
		if (first !== void 0 && isAlone(row)) group = seriesIn(first.text) === null ? void 0 : first;
		const named = group !== void 0 && PRINCIPAL.test(first?.text ?? "") ? group : first;
		const label = named?.text ?? "";
		const year = hasBoth && !/\b(?:convertible|exchangeable)\b/i.test(label) ? null : seriesIn(label);
		const at = year === null ? null : cellUnder(row, column);
		if (year === null || at === null || at === row.cells[0]) continue;
		const cells = cellsOf(found, year);
		const amount = valueUnder(row, column, amountOf);
		if ((isOfConvertibles || CLASS_NAME.test(label)) && named !== void 0) cells.label ??= {
			value: labelIn(named),
			at: flat.rangeOf(named)
		};
		if (amount !== null && amount.value > 0) cells.principal ??= placed(flat, scaled$1(amount, scale));
		else if (DASH.test(at.text) && cells.principal === void 0) cells.isGone = true;
	}
}
/** Terms of series in rows: "2027 Notes | December 15, 2027 | $228.73 | 4.3720 shares". */
function readTerms(flat, table, columns, scale, found) {
	const column = (pattern) => columns.find(({ heading }) => pattern.test(heading));
	const price = column(/^(?:[^:]{0,60}: )?(?:initial )?conversion price/i);
	const ratio = price === void 0 && isPerThousand(flat, table) ? column(/\bconversion rate\b/i) : void 0;
	const original = column(/^(?:[^:]{0,60}: )?original principal/i);
	const count = column(/\bnumber of shares(?: issuable)?$/i);
	const [due, rate] = [column(/\bmaturity(?: date)?\b/i), column(/^(?:[^:]{0,60}: )?(?:(?:stated |coupon )?interest|coupon) rate/i)];
	for (const row of bodyOf(table)) {
		const label = row.cells[0]?.text ?? "";
		const year = seriesIn(label);
		const amount = valueUnder(row, price, amountOf);
		const isConvertible = /\b(?:convertible|exchangeable)\b/i.test(label);
		const shares = valueUnder(row, ratio, amountOf);
		if (year !== null && shares !== null && shares.value > 1) cellsOf(found, year).pricePerRatio ??= placed(flat, {
			value: Math.round(1e5 / shares.value) / 100,
			at: shares.at
		});
		if (year === null || (price === void 0 ? !isConvertible : amount === null || amount.value <= 0)) continue;
		const cells = cellsOf(found, year);
		if (amount !== null) cells.conversionPrice ??= placed(flat, amount);
		const day = valueUnder(row, due, (text) => datesIn(text).length > 1 ? null : maturityDateOf(datesIn(text)[0]?.date ?? ""));
		if (day !== null) cells.maturity ??= placed(flat, day);
		const percent = valueUnder(row, rate, rateOf);
		if (percent !== null) cells.interestRate ??= placed(flat, percent);
		const issued = valueUnder(row, original, amountOf);
		if (issued !== null && issued.value > 0) cells.issued ??= placed(flat, scaled$1(issued, scale));
		const issuable = valueUnder(row, count, amountOf);
		if (issuable !== null && issuable.value >= 1e4) cells.sharesIssuable ??= placed(flat, issuable);
	}
}
/** A row that has a label and nothing else. */
function isAlone({ cells }) {
	return cells.slice(1).every((cell) => cell === cells[0] || cell.text.trim() === "");
}
const PER_THOUSAND = /\bshares\b[^.;]{0,60}\b(?:per|for each) \$ ?1,000\b/i;
/** Whether a table, or a mark below it, says that its conversion rates are shares per $1,000. */
function isPerThousand(flat, table) {
	const { start, end } = flat.rangeOf(table);
	return PER_THOUSAND.test(flat.text.slice(start, end + 2500));
}
function seriesIn(label) {
	if (/unamorti[sz]ed|discount|issuance costs|\bnet\b|interest|accrued|^less\b|\bnotes payable\b/i.test(label)) return null;
	const name = label.replace(/ ?\([^)]{1,60}\)$/, "");
	if (name.length > 120) return null;
	return SERIES.exec(name)?.[1] ?? FULL_NAME.exec(name)?.[1] ?? null;
}

// parsers/overhang/rate-columns.ts
/** "3.70% Unsecured Convertible Notes" over columns of balances and terms. */
const NAMED$1 = /^(\d{1,2}(?:\.\d{1,4})? ?% (?:[\w-]+ ){0,4}?convertible (?:[\w-]+ ){0,3}?(?:notes|debentures)(?: due (?:in )?(?:[a-z]+ )?(?:\d{1,2}, )?\d{4})?)/i;
/** The same without "convertible", where a row gives a conversion price. */
const SHORT = /^(\d{1,2}(?:\.\d{1,4})? ?% (?:[\w-]+ ){0,3}?(?:notes|debentures))$/i;
const CONVERSION = /(?:^|\|)(?:initial )?conversion (?:price|rate)\b/i;
const OTHER_TABLE$2 = /fair value|interest expense|contractual interest|interest cost|anti-?dilut|weighted|shares (?:issuable|underlying)/i;
const [LEAST_ROWS$1, MOST_ROWS$2] = [2, 40];
/**
* Adds classes that stand in columns by their rate, over rows of principal, carrying amount and terms; of several days
* the latest counts. The cells of several tables on one class go together.
*/
function addRateColumns(items, flat, part, document) {
	for (const { cells, label } of classesInColumns(flat, document).values()) {
		const name = NAMED$1.exec(label.text)?.[1] ?? label.text;
		const rate = rateIn(name);
		const at = flat.rangeOf(label);
		if (rate === null || cells.isGone === true || cells.principal === void 0 || at.start >= part.end) continue;
		const same = items.filter((item) => rateIn(String(item.get("label")?.value))?.value === rate.value);
		const balance = witnessed(cells.principal.value, cells.principal.at, "section");
		const [own] = same;
		if (same.length > 1) continue;
		const read = /* @__PURE__ */ new Map([["label", witnessed(name, at)]]);
		addCells(read, cells);
		if (!read.has("interestRate")) read.set("interestRate", witnessed(rate.value, at));
		const item = own ?? read;
		for (const [member, value] of read) if (!item.has(member)) item.set(member, value);
		item.set("principal", balance);
		if (own === void 0) items.push(item);
	}
}
function classesInColumns(flat, document) {
	const layout = layoutOnce(document);
	const found = /* @__PURE__ */ new Map();
	for (const table of layout.tables) {
		if (table.rows.length < LEAST_ROWS$1 || table.rows.length > MOST_ROWS$2) continue;
		const labels = bodyOf(table).map(({ cells }) => cells[0]?.text ?? "");
		if (OTHER_TABLE$2.test(labels.join("|"))) continue;
		const isNamed = CONVERSION.test(labels.join("|")) ? (name) => NAMED$1.test(name) || SHORT.test(name) : (name) => NAMED$1.test(name);
		const columns = tableColumns(table).filter(({ heading }) => isNamed(heading));
		for (const [rate, own] of Map.groupBy(columns, ({ heading }) => rateIn(heading)?.value ?? 0)) {
			const column = latestColumn(own);
			const label = column === void 0 ? void 0 : headingCell(table, column);
			if (column === void 0 || label === void 0) continue;
			const known = found.get(rate) ?? {
				cells: {},
				label
			};
			found.set(rate, known);
			for (const row of bodyOf(table)) readCell(flat, row, column, false, scaleOf(layout, table), known.cells);
		}
	}
	return found;
}
/** The heading cell that names the class of a column. */
function headingCell(table, { start, end }) {
	return table.rows.slice(0, table.headerRows).flatMap(({ cells }) => cells).find((cell) => cell.column < end && start < cell.column + cell.colspan && (NAMED$1.test(cell.text) || SHORT.test(cell.text)));
}

// parsers/overhang/common-terms.ts
/** How far beside a table the sentences on all of its notes may be. */
const REACH$1 = 3e3;
/** Terms that a sentence may give to all notes of a table. */
const MEMBERS = [
	"conversionPrice",
	"variablePrice",
	"discountPercent",
	"floorPrice",
	"interestRate",
	"maturity",
	"ratchet",
	"convertible",
	"originalIssueDiscountPercent"
];
const PRICE$1 = /* @__PURE__ */ new Set([
	"conversionPrice",
	"variablePrice",
	"discountPercent",
	"floorPrice"
]);
/** Adds to an item what the sentences of a range say of all notes: "The notes bear interest at 12% and are convertible at …". */
function addCommonTerms(item, flat, { start, end }) {
	const label = item.get("label")?.at;
	const stop = Math.min(end, start + REACH$1);
	const isPriced = item.has("conversionPrice") || item.has("discountPercent");
	if (label === void 0) return;
	const read = /* @__PURE__ */ new Map();
	for (let at = start + 1; at < stop;) {
		const sentence = sentenceOf(flat, at);
		const words = flat.text.slice(sentence.start, sentence.end).trimStart();
		if (COMMON$1.test(words) && !GONE$1.test(withoutHypotheses(words))) addTerms(read, flat, sentence, {
			...label,
			text: ""
		});
		if (sentence.end <= at) break;
		at = sentence.end + 1;
	}
	for (const member of MEMBERS) {
		const value = read.get(member);
		if (value === void 0 || item.has(member) || isPriced && PRICE$1.has(member)) continue;
		item.set(member, value);
	}
}

// parsers/overhang/rollforwards.ts
const ABOUT = /\bconvertible (?:[\w-]+ ){0,4}?(?:notes?|debentures?|loans?)\b(?: payable)?/gi;
const BALANCE$1 = /\bbalances?\b|\bprincipal outstanding\b|\boutstanding\b|\bnotes? payable\b|\bdebentures?\b/i;
const DAY$1 = new RegExp(`\\b(?:(?:19|20)\\d\\d|beginning|ending|opening|closing|${MONTH_NAMES} \\d{1,2})\\b`, "i");
/** What is no principal, or no debt of the filer. */
const OTHER$2 = /derivative|fair value|warrants?\b|\bshares\b|accrued interest|discount|amorti|accretion|\bnet\b|premium|receivable|level 3/i;
const FLOW = /issu|addition|proceeds|borrow|conver|repa(?:id|y)|payment|redem|repurchase|cancel|settle|extinguish|exchange/i;
const [LEAST_ROWS, MOST_ROWS$1] = [3, 30];
const LEAST$2 = 5e3;
/** How far above a table its name may be. */
const REACH = 1500;
/**
* Tables that carry the principal of convertible notes from one date to another ("Balance, December 31 | Issued |
* Converted | Balance, June 30") in rows. Relies on the arithmetic: the opening balance and the flows make the closing one.
* Tables of carrying amounts, fair values and discounts are skipped.
*/
function rollforwards(flat, document) {
	const layout = layoutOnce(document);
	const found = [];
	for (const table of layout.tables) {
		if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS$1 || found.length > 5) continue;
		const words = `${subjectOf(layout, table, 1)} ${table.rows.map(({ cells }) => cells[0]?.text ?? "").join(" ")}`;
		if (OTHER$2.test(words) || !FLOW.test(words)) continue;
		const label = nameIn(layout, table);
		const closing = label === null ? null : closingOf(table);
		if (label === null || closing === null) continue;
		const at = flat.rangeOf(closing.cell);
		const value = closing.value * scaleOf(layout, table);
		if (value < LEAST$2) continue;
		const principal = witnessed(value, at, "total");
		const name = flat.rangeOf(label);
		const item = /* @__PURE__ */ new Map([["label", witnessed(flat.text.slice(name.start, name.end), name)], ["principal", principal]]);
		found.push({
			item,
			table: flat.rangeOf(table)
		});
	}
	return found;
}
/**
* Adds the closing principal of a rollforward: to the notes that it is the total of, in place of what was issued in the
* period, or as a class of its own where nothing else is known of the notes.
*/
function addRollforwards(items, flat, part, document) {
	if (!/\bconvertible\b/i.test(flat.text)) return;
	for (const { item, table } of rollforwards(flat, document)) {
		const closing = item.get("principal");
		if (closing === void 0 || table.start >= part.end) continue;
		const sum = items.reduce((all, other) => all + Number(other.get("principal")?.value ?? 0), 0);
		const [only, ...others] = items;
		if (items.length > 0 && Math.abs(sum - Number(closing.value)) < .5) for (const other of items) {
			const owed = other.get("principal");
			if (owed !== void 0) other.set("principal", withWitness(owed, "total"));
		}
		else if (only === void 0) {
			addCommonTerms(item, flat, {
				start: table.end,
				end: part.end
			});
			items.push(item);
		} else if (others.length === 0 && only.get("principal")?.confidence === .6) only.set("principal", closing);
	}
}
/** The name of the notes, in the line above the table or in a row's label. */
function nameIn(layout, table) {
	const { plain } = layout;
	const line = textAbove(layout, table).at(-1) ?? "";
	const above = Math.max(0, table.start - REACH, plain.text.lastIndexOf(line, table.start));
	for (const range of [{
		start: above,
		end: table.start
	}, {
		start: table.start,
		end: table.end
	}]) {
		const name = [...plain.text.slice(range.start, range.end).matchAll(ABOUT)].at(-1);
		if (name !== void 0) return {
			start: range.start + name.index,
			end: range.start + name.index + name[0].length
		};
	}
	return null;
}
/** The last balance that the rows from the one before add up to. */
function closingOf(table) {
	const steps = table.rows.flatMap(({ cells }) => {
		const [label, ...rest] = cells;
		const cell = rest.find(({ text }) => readAmountCell(text).kind === "value");
		const reading = cell === void 0 ? null : readAmountCell(cell.text);
		if (label === void 0 || cell === void 0 || reading?.kind !== "value" || reading.amount.isPercent) return [];
		return [{
			label,
			cell,
			value: Number(reading.amount.value)
		}];
	});
	let closing = null;
	let sum = null;
	let flows = 0;
	for (const step of steps) {
		if (!(BALANCE$1.test(step.label.text) && DAY$1.test(step.label.text))) {
			if (sum !== null) sum += step.value;
			flows += 1;
			continue;
		}
		if (sum !== null && flows > 0 && Math.abs(sum - step.value) < .5) closing = step;
		else if (sum !== null) closing = null;
		sum = step.value;
		flows = 0;
	}
	return closing;
}

// parsers/overhang/convertibles.ts
/**
* Convertible debt with its principal, and convertible preferred stock with its terms. Relies on the sentence that
* names class and principal; terms come from it and from later ones about the notes. Notes that were repaid, exchanged
* or converted are skipped, unless the sentence says what remains.
*/
function findConvertibles(flat, part, document) {
	const series = seriesOf$1(flat, part, seriesInTables(flat, document));
	const fated = fatedNotes(flat, part, foundNotes(flat, part, document));
	const items = itemsOf(flat, part, fated);
	addTableTerms(items, flat, part, document, goneNames(flat, part));
	addRateColumns(items, flat, part, document);
	addDebtRows(items, flat, part, document);
	addRollforwards(items, flat, part, document);
	const [sole] = items;
	if (sole !== void 0 && items.length === 1) addNamedRate(sole, flat, part);
	const preferred = withTablesOfPreferred(preferredOf(flat, part), flat, part, document);
	const debt = withSeries(items, series);
	addRowOfPrincipal(debt, flat, document);
	const found = [...debt, ...preferred];
	return found.length > 0 || items.length < fated.notes.length ? found : pricedOnly(flat, part);
}
/** The principals of notes in prose, outside of rows that tables give. */
function foundNotes(flat, part, document) {
	const named = namedNotes(flat, part);
	const stated = [...named, ...notesInProse(flat, part, named)];
	const prose = [...stated, ...notesByName(flat, part, stated)];
	const rows = describedRows(flat, document);
	return [...prose, ...notesInClauses(flat, part, prose)].filter(({ principalAt }) => !rows.some(({ start, end }) => start <= principalAt.start && principalAt.end <= end));
}
/** The notes that are left, with their terms and what remains of each. */
function itemsOf(flat, part, { notes, live, inBalance }) {
	const own = live.map(({ note, fate }) => inThousands(flat, withFate(itemOf$3(flat, part, note, notes), fate)));
	const parts = inBalance.map((note) => itemOf$3(flat, part, note, notes));
	const items = withoutUmbrellas(flat, distinctPrincipals(own).map((item) => {
		return parts.filter((other) => nameKey(other) === nameKey(item)).reduceRight((filled, other) => withTermsOf(filled, [other]), item);
	}));
	const common = items.length > 1 ? commonRate(flat, part) : null;
	for (const item of items) if (common !== null && !item.has("interestRate")) item.set("interestRate", common);
	return items;
}
/** An amendment may make the principal of one note what another item was read from. */
function distinctPrincipals(items) {
	const startOf = (item) => item.get("principal")?.at.start;
	return items.filter((item, index) => {
		const same = items.findIndex((other) => startOf(other) === startOf(item));
		return startOf(item) === void 0 || same === index;
	});
}
function nameKey(item) {
	return String(item.get("label")?.value).replace(/s$/, "").toLowerCase();
}

// parsers/overhang/evidence.ts
const WITNESS_OF = {
	"count-stated-in-another-sentence": "place",
	"exercise-price-stated-in-another-sentence": "place",
	"principal-stated-in-another-sentence": "place",
	"principal-in-a-row-of-a-table": "place",
	"conversion-price-stated-in-another-sentence": "place",
	"interest-rate-stated-beside-the-name": "place",
	"unit-price-less-pre-funded-price-is-exercise-price": "arithmetic",
	"principal-over-conversion-price-is-shares-issuable": "arithmetic",
	"shares per $1,000 × conversion price = $1,000": "arithmetic",
	"count-times-price-is-stated-proceeds": "arithmetic",
	"counts-add-up-to-stated-count": "total",
	"count-follows-from-shares-sold-beside": "arithmetic",
	"count-is-stated-percent-of-a-count": "arithmetic",
	"exercise-price-is-stated-percent-of-a-price": "arithmetic",
	"interest-rate-in-the-name-elsewhere": "place",
	"count-among-xbrl-warrant-counts": "tag",
	"exercise-price-equals-xbrl-price-of-that-count": "tag"
};
const TAGGED$1 = /-equals-its-xbrl-fact$/;
/** What the checks of warrants and convertibles count for. */
const OVERHANG_CHECKS = {
	witnessOf: (name) => WITNESS_OF[name] ?? (TAGGED$1.test(name) ? "tag" : null),
	together: { sharesIssuable: [
		"principal",
		"conversionPrice",
		"sharesIssuable"
	] }
};

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
/** The text unless it is a date. */
function wordsOf(value) {
	return value === void 0 || isIsoDate(value) ? null : value;
}

// parsers/overhang/rows.ts
/** What scores count with; a name, or terms in words, are no claim about them. */
const WARRANT_NUMBERS = [
	"count",
	"exercisePrice",
	"expires",
	"preFunded",
	"status"
];
const CONVERTIBLE_NUMBERS = [
	"principal",
	"conversionPrice",
	"maturity",
	"variablePrice",
	"sharesIssuable",
	"discountPercent",
	"floorPrice"
];
function warrantNumbers({ expires }) {
	return WARRANT_NUMBERS.filter((member) => member !== "expires" || expires !== null);
}
/** A row is as sure as the least sure number that it gives. */
function leastOf(outcome, prefix, members, otherwise) {
	const own = members.flatMap((member) => outcome.confidences?.[`${prefix}${member}`] ?? []);
	return own.length > 0 ? Math.min(...own) : otherwise;
}
/** A stated day, or the last one that a stated period after the issue can end. */
function dayOf(words, { filedDate }) {
	return words === void 0 ? null : dateOf(words) ?? exercisableDay(words, filedDate);
}
/** One row per class of warrants; none unless parsed. */
function warrantRows(outcome, filing) {
	return (outcome.result?.warrants ?? []).map((warrant, index) => {
		const values = {
			asOf: filing.filedDate,
			label: warrant.label,
			count: decimalOf(warrant.count),
			exercisePrice: decimalOf(warrant.exercisePrice),
			purchasePrice: decimalOf(warrant.purchasePrice),
			expires: dateOf(warrant.expires),
			expiresText: wordsOf(warrant.expires),
			exercisableFrom: dayOf(warrant.exercisable, filing),
			exercisableText: wordsOf(warrant.exercisable),
			priceProtection: warrant.priceProtection ?? null,
			ratchet: warrant.ratchet ?? null,
			preFunded: warrant.preFunded,
			status: warrant.status
		};
		const prefix = `warrants[${index}].`;
		const row = parsedRow(outcome, values, prefix);
		const valueSpans = { ...row.valueSpans };
		for (const [column, member] of [
			["expiresText", "expires"],
			["exercisableFrom", "exercisable"],
			["exercisableText", "exercisable"]
		]) {
			const spans = outcome.spans[`${prefix}${member}`];
			if (spans !== void 0 && values[column] !== null) valueSpans[column] = spans;
		}
		return {
			...row,
			valueSpans,
			confidence: leastOf(outcome, prefix, warrantNumbers(values), row.confidence)
		};
	});
}
/** One row per convertible; none unless parsed. */
function convertibleRows(outcome, filing) {
	return (outcome.result?.convertibles ?? []).map((convertible, index) => {
		const { maturity } = convertible;
		const values = {
			asOf: filing.filedDate,
			label: convertible.label,
			principal: decimalOf(convertible.principal),
			conversionPrice: decimalOf(convertible.conversionPrice),
			maturity: dateOf(maturity),
			maturityYear: maturity !== void 0 && /^\d{4}/.test(maturity) ? Number(maturity.slice(0, 4)) : null,
			interestRate: decimalOf(convertible.interestRate),
			variablePrice: convertible.variablePrice ?? null,
			ratchet: convertible.ratchet ?? null,
			sharesIssuable: decimalOf(convertible.sharesIssuable),
			discountPercent: decimalOf(convertible.discountPercent),
			floorPrice: decimalOf(convertible.floorPrice),
			originalIssueDiscountPercent: decimalOf(convertible.originalIssueDiscountPercent),
			convertibleFrom: dayOf(convertible.convertible, filing),
			convertibleText: wordsOf(convertible.convertible)
		};
		const prefix = `convertibles[${index}].`;
		const row = parsedRow(outcome, values, prefix);
		const spans = outcome.spans[`${prefix}convertible`];
		const valueSpans = { ...row.valueSpans };
		for (const column of ["convertibleFrom", "convertibleText"]) if (spans !== void 0 && values[column] !== null) valueSpans[column] = spans;
		return {
			...row,
			valueSpans,
			confidence: leastOf(outcome, prefix, CONVERTIBLE_NUMBERS, row.confidence)
		};
	});
}

// parsers/overhang/sold-checks.ts
const COUNT$2 = String.raw`(?<![\d,.$])(\d{1,3}(?:,\d{3}){1,4})(?![\d,]*\d)`;
/** "2,000,000 shares of common stock", where no right to buy them is spoken of. */
const SHARES$2 = new RegExp(`${COUNT$2}(?: [A-Za-z-]{1,20}){0,3} shares\\b`, "g");
const TO_BUY = /\b(?:purchase|acquire|exercisable|issuable|underlying|exercise|covering)\b[^.;,()$]{0,60}$/i;
/** "warrants to purchase a number of shares equal to 6.0% of the aggregate number of shares sold". */
const PERCENT_OF_SHARES = /\b(\d{1,2}(?:\.\d{1,3})?) ?% of (?:the |such |all )?(?:aggregate |total )?(?:number of )?(?:the )?(?:[\w-]{1,20} ){0,3}?(?:shares|securities|units|ADSs)\b/i;
/** Warrants that come with each share sold: one, two, or one for two. */
const PER_SHARE = [
	1,
	2,
	1 / 2
];
/** Later counts of a long document are of other things. */
const MOST_COUNTS = 300;
/**
* Counts that what is sold with the warrants gives: with shares and pre-funded warrants of one sentence come as many
* warrants, twice or half as many, and an agent's warrants are a stated percentage of a printed count. Only agreement is
* recorded.
*/
function soldChecks(flat, items) {
	const counted = items.flatMap((item, index) => {
		const count = item.get("count");
		if (count === void 0 || typeof count.value !== "number" || !isTelling$1(count.value)) return [];
		return [{
			index,
			count: count.value,
			at: count.at,
			isPreFunded: item.get("preFunded")?.value === true
		}];
	});
	const withShares = counted.flatMap((one) => soldWith(flat, one, counted));
	const ofShares = counted.filter((one) => isStatedPercent(flat, one, counted)).map(({ index }) => index);
	return [...[...new Set(withShares)].map((index) => passed("count-follows-from-shares-sold-beside", index)), ...ofShares.map((index) => passed("count-is-stated-percent-of-a-count", index))];
}
/** The classes whose counts agree with the shares that the sentence of one class sells: that class, and pre-funded ones. */
function soldWith(flat, one, all) {
	if (one.isPreFunded) return [];
	const sentence = sentenceOf(flat, one.at.start);
	const preFunded = all.filter(({ isPreFunded, at }) => isPreFunded && isInside(at, sentence));
	const inLieu = preFunded.reduce((sum, { count }) => sum + count, 0);
	for (const shares of sharesSold(flat, sentence, all)) if (PER_SHARE.some((each) => (shares + inLieu) * each === one.count)) return [one.index, ...preFunded.map(({ index }) => index)];
	return [];
}
function sharesSold({ text }, sentence, counted) {
	const words = text.slice(sentence.start, sentence.end);
	return [...words.matchAll(SHARES$2)].flatMap(({ index, 1: printed = "" }) => {
		if (counted.some(({ at }) => at.start === sentence.start + index) || TO_BUY.test(words.slice(Math.max(0, index - 100), index))) return [];
		return [numberOf(printed)];
	});
}
function isStatedPercent(flat, { count, at }, counted) {
	const { start, end } = sentenceOf(flat, at.start);
	const percent = Number(PERCENT_OF_SHARES.exec(flat.text.slice(start, end))?.[1] ?? 0);
	if (percent === 0) return false;
	return [...[...flat.text.matchAll(SHARES$2)].slice(0, MOST_COUNTS).map((match) => numberOf(match[1] ?? "")), ...counted.map((one) => one.count)].filter((other) => other > count && isTelling$1(other)).some((other) => Math.abs(other * percent / 100 - count) < 1);
}
function isInside(at, range) {
	return at.start >= range.start && at.end <= range.end;
}
function passed(name, index) {
	return {
		name,
		passed: true,
		path: `warrants[${index}].count`
	};
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

// parsers/overhang/tagged-values.ts
/** Members by list, with the unit that the issuer tags such a figure with; percents are tagged as fractions. */
const TAGGED = [
	[
		"warrants",
		"count",
		"shares",
		1
	],
	[
		"warrants",
		"exercisePrice",
		"USD/shares",
		1
	],
	[
		"warrants",
		"expires",
		null,
		1
	],
	[
		"convertibles",
		"principal",
		"USD",
		1
	],
	[
		"convertibles",
		"conversionPrice",
		"USD/shares",
		1
	],
	[
		"convertibles",
		"interestRate",
		"pure",
		100
	],
	[
		"convertibles",
		"sharesIssuable",
		"shares",
		1
	],
	[
		"convertibles",
		"maturity",
		null,
		1
	]
];
const COUNTS = /:(?:ClassOfWarrantOrRightOutstanding|ClassOfWarrantOrRightNumberOfSecuritiesCalledByWarrantsOrRights)$/;
const PRICES$1 = /:ClassOfWarrantOrRightExercisePriceOfWarrantsOrRights1?$/;
/** What the concept of a figure's fact has to say so that the fact is a witness; a tag alone repeats the figure. */
const CONCEPTS = {
	count: COUNTS,
	exercisePrice: /ExercisePrice/,
	expires: /Expir|Matur|Terminat/,
	principal: /FaceAmount|Principal/,
	conversionPrice: /ConversionPrice|ConvertibleConversion/,
	interestRate: /InterestRate|Interest(?:Rate)?Percent/,
	sharesIssuable: /Conver|SharesIssuable|NumberOfEquityInstruments/,
	maturity: /Matur/
};
const NAMES = {
	exercisePrice: "exercise-price",
	conversionPrice: "conversion-price",
	interestRate: "interest-rate",
	sharesIssuable: "shares-issuable"
};
/**
* The XBRL facts of the same filing as second witnesses: a printed figure that the issuer tagged is worth what the tag
* says; where figures are not tagged in place (an instance beside the document), a warrant count among the tagged counts
* brings its exercise price.
*/
function taggedChecks(outcome, context, reportDate) {
	if (Object.keys(outcome.spans).length === 0 || (context.upstream.get("xbrl") ?? []).length === 0) return [];
	const facts = [...collectFacts(context).all()];
	if (facts.length === 0) return [];
	const checks = [];
	for (const [list, member, unit, scale] of TAGGED) for (const [index, item] of (outcome.result?.[list] ?? []).entries()) {
		const path = `${list}[${index}].${member}`;
		const [span] = outcome.spans[path] ?? [];
		const value = item[member];
		const fact = span === void 0 ? void 0 : factAt(facts, span, unit);
		if (value === void 0 || fact === void 0 || CONCEPTS[member]?.test(fact.fact.concept) !== true) continue;
		if ((member === "count" || member === "principal") && isBefore(fact, reportDate)) continue;
		const name = `${NAMES[member] ?? member}-equals-its-xbrl-fact`;
		checks.push({
			name,
			passed: isSame$1(fact.value, value, scale),
			path
		});
	}
	for (const [index, warrant] of (outcome.result?.warrants ?? []).entries()) checks.push(...instanceChecks(facts, warrant, `warrants[${index}]`, checks, reportDate));
	return checks;
}
function isBefore({ fact: { period } }, date) {
	return date !== null && "instant" in period && period.instant < date;
}
/** The tagged figure that holds a place, in the member's unit; a date has none. */
function factAt(facts, at, unit) {
	return facts.find(({ fact, value, spans }) => fact.unit === unit && (unit !== null || /^\d{4}-\d\d-\d\d$/.test(value)) && spans.some(({ sequence, start, end }) => sequence === at.sequence && start < at.end && at.start < end));
}
function isSame$1(tagged, value, scale) {
	if (typeof value === "string") return tagged === value;
	return Math.abs(Number(tagged) * scale - value) <= Math.abs(value) * 1e-9;
}
/** A class whose count the filing tags somewhere: its price is the one tagged in the same context. */
function instanceChecks(facts, { count, exercisePrice }, path, known, reportDate) {
	if (count === void 0 || known.some((check) => check.path === `${path}.count`)) return [];
	const counted = facts.filter((one) => COUNTS.test(one.fact.concept) && Number(one.value) === count && !isBefore(one, reportDate));
	if (counted.length === 0) return [];
	const checks = [{
		name: "count-among-xbrl-warrant-counts",
		passed: true,
		path: `${path}.count`
	}];
	const contexts = new Set(counted.map(contextOf));
	const prices = facts.filter((fact) => PRICES$1.test(fact.fact.concept) && contexts.has(contextOf(fact)));
	if (exercisePrice !== void 0 && prices.length > 0) {
		const passed = prices.some(({ value }) => isSame$1(value, exercisePrice, 1));
		checks.push({
			name: "exercise-price-equals-xbrl-price-of-that-count",
			passed,
			path: `${path}.exercisePrice`
		});
	}
	return checks;
}
function contextOf({ fact: { period, dimensions } }) {
	return JSON.stringify([period, Object.entries(dimensions).toSorted()]);
}

// parsers/overhang/labels.ts
/** Lower-case words that belong to the name of a class. */
const NAME_WORDS = verbose("i")`
  ^(?:series|class|tranche|pre-?funded|placement|sales|agent'?s?|underwriter'?s?'?|representative'?s?'?|public
  |private|investor(?:'s)?|purchaser|bridge|penny|common|ordinary|stock|share|purchase|unregistered
  |registered|existing|inducement|new|outstanding|amended|accompanying|\w+-year|[a-z]-\d{1,2}|ii|iii)$`;
/** Words that end a name even when capitalized, as at the start of a sentence. */
const NO_NAME = verbose("i")`
  ^(?:the|these|those|such|each|any|all|our|we|in|on|of|and|or|for|as|if|upon|such|no|to|certain|additional|its
  |their|company|company's|corporation|this|shares?|ordinary|aggregate|with|following|under|pursuant|per|one
  |two|both|other|exercise|exercisable|issuable|that|which|"|also)$`;
/** The class named before the word "warrant", back to a count, article or verb: "two Series A-1 warrants" → "Series A-1 warrants". */
function labelBefore(text, at) {
	const words = text.slice(Math.max(0, at - 90), at).match(/\S+/g) ?? [];
	const name = [];
	for (const word of words.toReversed()) {
		if (name.length >= 6 || /[,;:.)"]$/.test(word)) break;
		const bare = word.replace(/^["(]+/, "");
		const before = words.at(words.lastIndexOf(word) - 1) ?? "";
		const isYear = /^(?:19|20)\d\d$/.test(bare) && /^[A-Z]/.test(name[0] ?? text.charAt(at));
		const isLetter = /^[A-Z]$/.test(bare) && /^["(]*(?:series|class|tranche|preferred)$/i.test(before);
		if (!isLetter && !isYear && !NAME_WORDS.test(bare) && (NO_NAME.test(bare) || !/^[A-Z]\w/.test(bare))) break;
		name.unshift(bare);
		if (!isLetter && /^["(]/.test(word)) break;
	}
	const word = /^warrant/i.exec(text.slice(at, at + 7))?.[0] ?? "warrant";
	return [...name, `${word}${word === "WARRANT" ? "S" : "s"}`].join(" ");
}
const PLAIN = /\b(?:(?:common|ordinary) (?:stock|shares?)(?: purchase)?|(?:stock|share) purchase|purchase|warrants?|unregistered|registered|outstanding|accompanying|\w+-year|the|our)\b/gi;
/** Words that name a class only if nothing else does. */
const RELATIVE = /\b(?:new|amended|existing)\b/gi;
/** The key of a class: `series a-1` for "Series A-1 Warrants" and "the series A-1 warrants"; '' without a name. */
function labelKey(label) {
	const plain = bare(label.replace(PLAIN, " "));
	return bare(plain.replace(RELATIVE, " ")) || plain;
}
function bare(label) {
	return label.replace(/pre-?\s?funded/i, "pre-funded").replace(/'s?\b|s'(?= |$)/g, "").replace(/[^\w-]+/g, " ").trim().toLowerCase();
}
function isPreFunded(label) {
	return /pre-?\s?funded|penny/i.test(label);
}

// parsers/overhang/term-checks.ts
/** No issuer has more; each class is searched for in the whole document. */
const MOST_CLASSES = 40;
/**
* Compares the terms of each class with what other places of the document say of it: another sentence, table row or
* title, the cover's resale, the header's date. A check whose evidence the document does not hold is not recorded.
*
* @param reportDate the day the document speaks of: of a periodic report the end of its period, else the filing date
*/
function warrantChecks(flat, part, items, reportDate) {
	const checked = items.slice(0, MOST_CLASSES);
	const search = {
		flat,
		part,
		items: checked
	};
	return checked.flatMap((item, index) => [
		...of(`warrants[${index}].count`, "count-stated-in-another-sentence", isCountRestated(search, item)),
		...of(`warrants[${index}].exercisePrice`, "exercise-price-stated-in-another-sentence", isPriceRestated(search, item)),
		...of(`warrants[${index}].exercisePrice`, "unit-price-less-pre-funded-price-is-exercise-price", isPriceGap(flat, item)),
		...of(`warrants[${index}].expires`, "expires-after-report-date", isAfter(item.get("expires")?.value, reportDate)),
		...of(`warrants[${index}].expires`, "expires-after-exercisable-date", isAfter(item.get("expires")?.value, item.get("exercisable")?.value))
	]);
}
function of(path, name, passed) {
	return passed === null ? [] : [{
		name,
		passed,
		path
	}];
}
const DATE = /^\d{4}-\d\d-\d\d$/;
/** Null unless both are dates. */
function isAfter(later, earlier) {
	if (typeof later !== "string" || typeof earlier !== "string" || !DATE.test(later) || !DATE.test(earlier)) return null;
	return later > earlier;
}
const RESALE$1 = /\bresale\b|\bselling (?:stock|share|security) ?holders?\b/i;
/** Counts such as 2,666,667 do not recur by chance; 2,000,000 may. */
const FEWEST_DIGITS = 4;
const SHARES$1 = /\bshares?\b|\bunits?\b|\bADSs?\b/i;
function isUnround(count) {
	return String(count).replace(/0{1,20}$/, "").length >= FEWEST_DIGITS;
}
/**
* True where another sentence on warrants, or on their resale, has the count, or one on shares (those sold with the
* warrants, or issuable) has the same unround number; null where none has.
*/
function isCountRestated(search, item) {
	const { flat, part } = search;
	const count = item.get("count");
	if (typeof count?.value !== "number" || !isTelling$1(count.value)) return null;
	const others = otherSentences(flat, part, numberPattern(count.value), [count.at]);
	const isOfClass = (words) => (/\bwarrants?\b/i.test(words) || RESALE$1.test(words)) && isOwn(search, item, words);
	return others.some(isOfClass) || isUnround(count.value) && others.some((words) => SHARES$1.test(words)) ? true : null;
}
const PRICE_WORDS = /\b(?:exercis\w+|strike)\b/i;
/** Where a document has one exercise price, any other sentence on it is about the same. */
const EXERCISE_PRICE = /\b(?:exercise|strike) price\b|\bexercis\w+[^.;]{0,60} (?:at|of|for) \$/i;
const ONE_PRICE = /\b(?:exercise|strike) price(?:[^$;.]|\.\d){0,60}\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)/gi;
/** A new price, beside which the count may be given with the old one. */
const REPRICED = /\b(?:reduc|lower|amend|adjust|repric|increas|chang)\w*/i;
/** False where another sentence gives the same count one other exercise price. */
function isPriceRestated(search, item) {
	const { flat, part } = search;
	const [price, count] = [item.get("exercisePrice"), item.get("count")];
	if (typeof price?.value !== "number") return null;
	const key = keyOf(item);
	const counted = typeof count?.value === "number" && isTelling$1(count.value) ? numberPattern(count.value) : null;
	const priced = otherSentences(flat, part, pricePattern(price.value), [price.at]);
	const isOfClass = (words) => PRICE_WORDS.test(words) && /\bwarrants?\b/i.test(words) && isOwn(search, item, words) && (counted !== null && new RegExp(counted).test(words) || hasKey(labelWords(words), key));
	if (priced.some(isOfClass)) return true;
	const prices = new Set(search.items.flatMap((one) => one.get("exercisePrice")?.value ?? []));
	if ((prices.size === 1 || prices.size === 2 && [...prices].some((one) => Number(one) <= .01)) && price.value > .01 && priced.some((words) => EXERCISE_PRICE.test(words))) return true;
	const own = sentenceOf(flat, price.at.start);
	if (counted === null || REPRICED.test(flat.text.slice(own.start, own.end))) return null;
	const alone = otherSentences(flat, part, counted, [price.at]).filter((words) => /\bwarrants?\b/i.test(words) && isOwn(search, item, words)).map((words) => [...words.matchAll(ONE_PRICE)].map((match) => Number((match[1] ?? "").replaceAll(",", "")))).filter((prices) => prices.length === 1).flat();
	return alone.length > 0 ? alone.includes(price.value) : null;
}
/** Whether a sentence may be about a class: it names it, or it names no other class and none has the same count. */
function isOwn({ items }, item, words) {
	const named = labelWords(words);
	if (hasKey(named, keyOf(item))) return true;
	const others = items.filter((other) => other !== item);
	if (others.some((other) => other.get("count")?.value === item.get("count")?.value)) return false;
	return !others.some((other) => hasKey(named, keyOf(other)));
}
function keyOf(item) {
	const label = item.get("label")?.value;
	return typeof label === "string" ? labelKey(label) : "";
}
function hasKey(named, key) {
	return key !== "" && named.includes(` ${key} `);
}
/** The words of a sentence as keys have them. */
function labelWords(words) {
	return ` ${words.replace(/pre-?\s?funded/gi, "pre-funded").replace(/'s?\b|s'(?= |$)/g, "").replace(/[^\w-]+/g, " ").toLowerCase()} `;
}
const AMOUNTS = /\$ ?(\d[\d,]*\.\d+|\d[\d,]*)/g;
/** True where a line of prices has a share's and a pre-funded warrant's, apart by the exercise price. */
function isPriceGap(flat, item) {
	const price = item.get("exercisePrice")?.value;
	if (item.get("preFunded")?.value !== true || typeof price !== "number" || price === 0) return null;
	const [, decimals = ""] = price.toFixed(8).replace(/(?<!0)0+$/, "").split(".");
	const fine = new RegExp(`\\b(?:offering|purchase) price\\b[^\\n]{0,200}?\\$ ?\\d*\\.\\d{${decimals.length}}(?!\\d)[^\\n]{0,200}`, "gi");
	for (const { 0: line } of flat.text.matchAll(fine)) {
		const amounts = [...line.matchAll(AMOUNTS)].map((match) => Number((match[1] ?? "").replaceAll(",", "")));
		if (amounts.some((a) => amounts.some((b) => Math.abs(a - b - price) < 1e-9))) return true;
	}
	return null;
}

// parsers/overhang/unread-convertibles.ts
/** Of a periodic report: whether notes are outstanding is unknown, so that "none found" may not be said. */
const OUTSTANDING_NOT_READ = "outstanding-convertibles-not-read";
const AMOUNTS_NOT_READ = "convertible-amounts-not-read";
const DEBT = "(?:notes?|debentures?|bonds?|debt|loans?|borrowings)";
const NAMED = new RegExp(`\\bconvertible (?:[\\w-]+ ){0,4}?${DEBT}\\b|\\b${DEBT}(?: payable)?,? (?:that (?:is|are) |which (?:is|are) |are |is )?convertible\\b|\\bconvertible securities\\b`, "i");
const MONEY = /(?:US)?[$€£] ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?/gi;
const LEAST$1 = 5e4;
/** Prices, denominations and par values are no amounts owed. */
const UNIT = /^(?: ?per\b| par value| principal amount of (?:the )?notes? (?:to|for)|,000 principal amount)/i;
/** What others owe, what might be issued, agreements and exhibits, and costs of the period. */
const OTHER$1 = verbose("i")`
  \binvestments? in\b|\bheld for\b|\bnotes? receivable\b|\b(?:we|the company) (?:purchased|invested|hold|held|acquired)\b
  |\bavailable[- ]for[- ]sale\b|\bmarketable securities\b|\bmay (?:offer|issue|sell|incur|raise)\b|\bfrom time to time\b
  |\bindenture,? dated\b|\bform of\b|\bincorporated (?:herein )?by reference\b|\bsale of additional\b
  |\b(?:were|was|been|fully) converted\b|\b(?:conversion|redemption|repayment|repurchase|retirement|exchange) of\b|\bno [\w ]{0,30}convertible\b|\bamorti[sz]ation\b|\bbeneficial conversion\b
  |\bregistration statement\b|\bissued to (?:us|the company)\b|\bcommitments?\b|\bletters? of intent\b`;
const ROW = new RegExp(`^(?:[\\w%.,()'&-]+ ){0,6}?convertible (?:[\\w-]+ ){0,4}?${DEBT}\\b|^(?:[\\w%.,()-]+ ){0,5}?${DEBT}(?: payable)?[ ,(-]+convertible\\b`, "i");
/** Rows that are flows, shares or what others owe. */
const OTHER_ROW = /interest|amorti|proceeds|payments?\b|repay|repurchase|conversions?\b|converted|issuance|issued|gain|loss|premium|receivable|investment|shares|accretion|discount|extinguish|redemption|if-converted|dilut/i;
const OTHER_TABLE$1 = /anti-?dilut|weighted|potential|operating activities|financing activities|available[- ]for[- ]sale|plan assets|shares? of common stock issuable|common stock equivalents|amortized cost|maturit(?:y|ies) of/i;
const LONGEST_TABLE = 120;
const SHOWN = 3;
/**
* What a document in which no convertibles were found says about some: sentences and rows that name convertible debt
* beside an amount, and do not say that it is gone, another's or only possible. Null where there are none.
*/
function unreadConvertibles(flat, part, document, form) {
	if (!/convertible/i.test(flat.text) || goneRates(flat, part).includes(null)) return null;
	const found = [...unreadSentences(flat, part, document), ...unreadRows(document)];
	if (found.length === 0) return null;
	const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
	const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : "";
	const [amounts, were] = found.length === 1 ? ["amount", "was"] : ["amounts", "were"];
	const message = `no convertibles were read, but ${found.length} ${amounts} near "convertible" ${were} not used: ${shown.join(", ")}${more}`;
	return {
		code: (form === null ? PERIODIC_TITLE.test(flat.text.slice(0, 3e3)) : PERIODIC.test(form)) && !part.isProspectus ? OUTSTANDING_NOT_READ : AMOUNTS_NOT_READ,
		message
	};
}
const PERIODIC = /^(?:10-[KQ]|20-F|40-F)/;
const PERIODIC_TITLE = /\bform\s+(?:10-[KQ]|20-F|40-F)\b/i;
function unreadSentences(flat, part, document) {
	const found = [];
	const tables = layoutOnce(document).tables.map((table) => flat.rangeOf(table));
	const isRow = ({ start, words }) => !/[.;:]$/.test(words.trim()) && tables.some((table) => table.start <= start && start < table.end);
	for (const sentence of currentSentences(flat, part, /\bconvertible\b/gi, 400)) {
		const words = withoutHypotheses(sentence.words);
		if (isRow(sentence) || !NAMED.test(words) || GONE$1.test(words) || NEGATED.test(words) || OTHER$1.test(words)) continue;
		if (TO_FILER.test(words)) continue;
		const [amount] = matchesIn(words, {
			start: 0,
			end: words.length
		}, MONEY, 20).filter(({ text, end }) => amountIn(text) >= LEAST$1 && !UNIT.test(words.slice(end, end + 40)));
		if (amount === void 0 || isGoneLater(flat.text.slice(sentence.end, sentence.end + 900))) continue;
		if (!isSettled(flat, part, amountIn(amount.text))) found.push(wordsAround(words, amount.start));
		if (found.length >= 50) break;
	}
	return found;
}
function amountIn(printed) {
	const value = Number(amountsIn(printed.replace(/^(?:US)?[€£]/, "$"))[0]?.value ?? 0);
	return Number.isFinite(value) ? value : 0;
}
function wordsAround(words, at) {
	const start = Math.max(0, at - 50);
	return words.slice(start, at + 50).replace(/^\S* |\s\S*$/g, "").trim();
}
/** Rows of balance sheets and notes whose first amount is not a dash. */
function unreadRows(document) {
	const layout = layoutOnce(document);
	const found = [];
	for (const table of layout.tables) {
		if (table.rows.length < 2 || table.rows.length > LONGEST_TABLE || found.length >= 20) continue;
		for (const row of table.rows) {
			const label = row.cells[0]?.text ?? "";
			if (label.length > 140 || !ROW.test(label) || OTHER_ROW.test(label) || isOfOther(layout.plain.text, table)) continue;
			const amount = firstAmount(table, row);
			if (amount !== null) found.push(`${label} ${amount}`);
		}
	}
	return found;
}
function isOfOther(plain, table) {
	const labels = table.rows.map(({ cells }) => cells[0]?.text ?? "").join(" ");
	return OTHER_TABLE$1.test(`${plain.slice(Math.max(0, table.start - 250), table.start)} ${labels}`);
}
/** The first figure of a row, as printed; null where it is a dash, a rate, or there is none. */
function firstAmount(table, { cells }) {
	for (const cell of cells.slice(1)) {
		if (/^[$\s]*[—–-]+[\s)]*$/.test(cell.text)) return null;
		const value = amountOf(cell.text);
		if (value === null || /rate|maturity|year/i.test(headingOf$1(table, cell))) continue;
		return value > 0 ? cell.text : null;
	}
	return null;
}

// parsers/overhang/dilutive-securities.ts
/** A table of what diluted earnings per share leave out, by its title or its rows. */
const SUBJECT = /anti-?dilutive|potential(?:ly)? (?:dilutive|common (?:shares|stock))|dilutive (?:potential|securities)|excluded from (?:the )?(?:computation|calculat)|exclude (?:these|the following)|common (?:stock|share) equivalents/i;
const WARRANTS = /^(?:(?:common|ordinary) (?:stock|shares?) )?(?:(?:purchase|outstanding|stock|equity) )*warrants?\b(?! liabilit)/i;
const OTHER = /\boptions?\b|liabilit|weighted|preferred|pre-?\s?funded|units?\b/i;
const SCALED = /in (?:thousands|millions)/i;
const [LEAST, MOST_ROWS] = [100, 30];
/**
* The warrants of a periodic report that names them only among the securities that diluted earnings per share leave out:
* "Warrants to purchase common stock | 8,832,776 | 234,557", of which the first column is current. Relies on the subject
* of the table and on one row for all warrants.
*/
function dilutiveWarrants(flat, part, document) {
	if (part.isProspectus || !SUBJECT.test(flat.text)) return null;
	const layout = layoutOnce(document);
	for (const table of layout.tables) {
		if (table.rows.length < 2 || table.rows.length > MOST_ROWS) continue;
		const words = `${textAbove(layout, table).join(" ")} ${subjectOf(layout, table, 2)} ${wordsOf$1(table.rows)}`;
		if (!SUBJECT.test(words)) continue;
		const [row, ...others] = table.rows.filter(({ cells }) => /\bwarrants?\b/i.test(cells[0]?.text ?? ""));
		const label = row?.cells[0];
		if (row === void 0 || label === void 0 || others.length > 0) continue;
		if (!WARRANTS.test(label.text) || OTHER.test(label.text)) continue;
		const first = row.cells.slice(1).find(({ text }) => amountOf(text) !== null || /^[—–-]{1,3}$/.test(text));
		const count = first === void 0 ? null : valueUnder(row, {
			heading: "",
			start: first.column,
			end: first.column + 1
		}, amountOf);
		const scale = SCALED.exec(words)?.[0];
		const value = (count?.value ?? 0) * (scale === void 0 ? 1 : /thousand/i.test(scale) ? 1e3 : 1e6);
		if (count === null || value < LEAST || flat.rangeOf(count.at).start >= part.end) continue;
		const at = flat.rangeOf(label);
		return /* @__PURE__ */ new Map([
			["label", witnessed("warrants", at)],
			["count", witnessed(Math.round(value), flat.rangeOf(count.at))],
			["preFunded", witnessed(false, at)],
			["status", witnessed("outstanding", at)]
		]);
	}
	return null;
}

// parsers/overhang/pre-funded-price.ts
/** A pre-funded warrant is exercised for a fraction of a cent, or a cent; what costs more was paid for it. */
const MOST_NOMINAL_PRICE = .1;
const MOST_IN_COLUMN = 1;
const DOLLARS = "(?:US)?\\$ ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?!,?\\d|\\.\\d| ?(?:million|billion))";
const PRE_FUNDED = "pre-?\\s?funded(?: [\\w-]+){0,4}? warrants?";
/** What is paid for a pre-funded warrant, in the order in which sentences put it. */
const PAID = [
	verbose("gi")`
  \b(?:purchase|offering|selling|issue) price (?:of|per|for) (?:(?:each|such|the|one|a|every|these|our) )*(?:share and )?${PRE_FUNDED}[^$;]{0,160}?${DOLLARS}`,
	verbose("gi")`${DOLLARS} (?:per|for each|for every) (?:such )?${PRE_FUNDED}`,
	verbose("gi")`
  ${PRE_FUNDED}\b(?:(?!exercis)[^$;]){0,200}?\b(?:at|for) (?:an?|the|its) (?:(?:combined|negotiated|effective|public|per warrant) )*(?:offering|purchase) price of ${DOLLARS}`
];
/** "less the $0.0001 exercise price": a price within the description of another. */
const EXERCISE_NEAR = /\b(?:exercise|strike) price(?: of)?[^$]{0,30}$/i;
/** What buyers pay for the pre-funded warrants of a document: the one price that it states, or null. */
function purchasePriceIn(flat, part) {
	const found = [];
	for (const sentence of currentSentences(flat, part, /\bpre-?\s?funded\b/gi, 200)) {
		if (!sentence.words.includes("$")) continue;
		for (const wording of PAID) for (const match of matchesIn(flat.text, sentence, wording, 4)) {
			const price = captured(match);
			if (price === null || !isPaid(numberOf(price.text))) continue;
			const lead = flat.text.slice(Math.max(sentence.start, price.start - 60), price.start).replace(/(?:US)?\$ ?$/, "");
			if (!EXERCISE_NEAR.test(lead) && !/\baggregate\b[^.;]{0,20}$/i.test(lead)) found.push(price);
		}
	}
	const [first] = found;
	const values = new Set(found.map(({ text }) => numberOf(text)));
	if (first === void 0 || values.size !== 1) return null;
	return {
		price: first,
		isTwice: new Set(found.map(({ start }) => start)).size > 1
	};
}
/** A price per share, not an amount. */
function isPaid(value) {
	return value > MOST_NOMINAL_PRICE && value < 1e4;
}
const EXERCISED_AT = verbose("i")`
  ${PRE_FUNDED}[^$;]{0,200}?(?:exercise price|exercisable)[^$;]{0,80}?(?:US)?\$ ?(0?\.\d+)(?!\d)
  |(?:exercise price)[^$;]{0,60}${PRE_FUNDED}[^$;]{0,60}?(?:US)?\$ ?(0?\.\d+)(?!\d)`;
/**
* Keeps apart what is paid for pre-funded warrants and what their exercise costs: a price above a dime is no exercise
* price of theirs. Where the document states one exercise price for pre-funded warrants in general, it is that of every
* class without its own.
*/
function separatePrices(items, flat, part) {
	const funded = items.filter((item) => item.get("preFunded")?.value === true);
	if (funded.length === 0) return;
	const paid = purchasePriceIn(flat, part);
	const general = exercisePriceIn(flat, part);
	for (const item of funded) {
		const stated = item.get("exercisePrice");
		const isInColumn = stated?.witnesses?.includes("section") === true && Number(stated.value) <= MOST_IN_COLUMN;
		if (typeof stated?.value === "number" && stated.value > MOST_NOMINAL_PRICE && !isInColumn) {
			item.delete("exercisePrice");
			if (isPaid(stated.value)) item.set("purchasePrice", stated);
		}
		if (general !== null && !item.has("exercisePrice")) item.set("exercisePrice", witnessed(numberOf(general.text), general));
		if (paid === null || funded.length > 1) continue;
		item.set("purchasePrice", witnessed(numberOf(paid.price.text), paid.price, ...paid.isTwice ? ["place"] : []));
	}
}
/** The one nominal exercise price that sentences on pre-funded warrants state; null where there are two. */
function exercisePriceIn(flat, part) {
	const found = [];
	for (const sentence of currentSentences(flat, part, /\bpre-?\s?funded\b/gi, 200)) {
		if (/\b(?:other issuers|were exercised|has been exercised|have been exercised)\b/i.test(sentence.words)) continue;
		const price = captured(firstMatch(flat.text, sentence, EXERCISED_AT));
		if (price !== null && numberOf(price.text) <= MOST_NOMINAL_PRICE) found.push(price);
	}
	return new Set(found.map(({ text }) => numberOf(text))).size === 1 ? found[0] ?? null : null;
}

// parsers/overhang/warrant-groups.ts
/** The list of securities that a share count excludes recurs for other dates; only the first is current. */
const LONGEST_LIST$1 = 5e3;
/** Names that identify one class; "the Directors warrants" of two years are two grants. */
const DISTINCTIVE = /series|class|tranche|pre-funded|public|private|agent|underwriter|representative|investor|inducement|existing|new|bridge|common|purchaser|\d|^[a-z]$/;
/** Mentions with the same count and name are one class. Where counts differ the first wins, unless each has its own price. */
function warrantGroups(mentions, isProspectus) {
	const groups = [];
	const firstListed = mentions.find(({ isListed }) => isListed);
	for (const mention of mentions) {
		const named = keysOf([mention.label, mention.alias]);
		const aliases = keysOf([mention.alias]);
		const alike = groups.find((group) => group.count === mention.count && (named.length === 0 || !hasNames(group) || named.some((key) => group.keys.has(key))));
		if (alike !== void 0) {
			for (const key of named) alike.keys.add(key);
			for (const key of aliases) alike.aliases.add(key);
			if (named.length > 0 && labelKey(alike.label) === "") alike.label = labelOf$3(mention);
			alike.mentions.push(mention);
			continue;
		}
		const isInFirstList = mention.isListed && firstListed !== void 0 && mention.at.start - firstListed.at.start <= LONGEST_LIST$1;
		const distinctive = named.filter((key) => mention.alias !== null || DISTINCTIVE.test(key));
		const isNamesake = (group) => distinctive.some((key) => group.keys.has(key)) || named.some((key) => group.aliases.has(key));
		const namesake = isInFirstList ? void 0 : groups.find(isNamesake);
		const isOtherIssue = !isProspectus && mention.isHeld !== true && isIssuedApart(mention, namesake, named);
		const issues = groups.filter((group) => !isBalance(group) && named.some((key) => group.keys.has(key)));
		const replaced = mention.isBalance === true && !isProspectus ? issues : [];
		if (replaced.length > 0) for (const group of issues) groups.splice(groups.indexOf(group), 1);
		else if (namesake !== void 0 && !isOtherIssue) {
			if (!mention.isListed && !isBalance(namesake) && mention.isHeld !== true) namesake.isDisputed = true;
			continue;
		}
		if (mention.isListed && !isInFirstList) continue;
		groups.push({
			label: labelOf$3(mention),
			keys: new Set(named.length > 0 ? named : [""]),
			aliases: new Set(aliases),
			count: mention.count,
			mentions: [mention, ...replaced.length === 1 ? replaced[0]?.mentions ?? [] : []],
			isListed: mention.isListed,
			isDisputed: false
		});
	}
	return groups.filter((group) => !isTotal(group, groups)).map((group) => ({
		...group,
		preFunded: [group.label, ...group.keys].some(isPreFunded)
	}));
}
/** Kinds of warrants that come with any offering; a series is one class whenever more of it is issued. */
const OF_AN_OFFERING = /^(?:pre-funded|placement agent|underwriter|representative|common|investor|agent)$/;
/** Whether a mention is another issue under the same name: at its own price, or on a day of its own. */
function isIssuedApart(mention, namesake, named) {
	if (namesake === void 0) return false;
	if (mention.price !== null && namesake.mentions.every(({ price }) => price !== null && price !== mention.price)) return true;
	const { issued } = mention;
	return issued != null && named.every((key) => OF_AN_OFFERING.test(key)) && namesake.mentions.every((other) => other.issued != null && other.issued !== issued);
}
/** Whether a class is counted in a sentence on what remains at a date. */
function isBalance({ mentions }) {
	return mentions.some((mention) => mention.isBalance === true);
}
/** Whether terms elsewhere may be a class's: not where it is only listed, unless by a name of its own. */
function isDescribed({ isListed, keys, mentions }) {
	const isNamed = [...keys].some((key) => DISTINCT.test(key));
	return !isListed || mentions.some(({ alias, isResale }) => alias !== null || isResale === true && isNamed);
}
function hasNames({ keys }) {
	return [...keys].some((key) => key !== "");
}
function labelOf$3({ alias, label }) {
	return alias !== null && labelKey(alias) !== "" ? alias : label;
}
/** The keys of some names, without those that name nothing. */
function keysOf(names) {
	return names.map((name) => labelKey(name ?? "")).filter((key) => key !== "");
}
/** "Warrants to purchase up to an additional aggregate 630,376 shares" are the two series together. */
function isTotal(group, groups) {
	if (hasNames(group)) return false;
	const others = groups.filter((other) => other !== group && hasNames(other));
	return others.some((a, index) => others.slice(index + 1).some((b) => (a.count ?? 0) + (b.count ?? 0) === group.count));
}
const UNITS = /(?<![$.\d])(\d{1,3}(?:,\d{3}){1,6}) (?:[\w-]+ ){0,2}?units\b/gi;
const CONSISTS = /\bunits?\b(?:[^.;$]|\$ ?\d[\d.,]{0,20}\d(?![.,]?\d)){0,60}?\b(?:consist(?:s|ed|ing) of|comprised of|comprising|containing)/gi;
const FRACTIONS = {
	"one-half": 1 / 2,
	"one-third": 1 / 3,
	"one-fourth": 1 / 4,
	"one-quarter": 1 / 4
};
const THREE_QUARTERS = {
	"three-quarters": 3 / 4,
	"three-fourths": 3 / 4
};
/** Fractions come first: as alternatives, "one-half" must precede "one". */
const SHARE_OF = {
	...FRACTIONS,
	...THREE_QUARTERS,
	one: 1,
	two: 2,
	three: 3,
	four: 4
};
const NUMBER$1 = `(${Object.keys(SHARE_OF).join("|")})`;
/** "one-half of one redeemable warrant", "one (1) Series A Warrant to purchase one (1) share of common stock". */
const COMPONENT = verbose("gi")`
  \b${NUMBER$1}(?: \(\d\))?(?: of (?:one|a))? ((?:(?!shares?\b|stock or\b|and\b|or\b|of\b)[\w-]+ ){0,6}?)(warrants?)\b(?:,? (?:each )?(?:warrant )?(?:exercisable for|to (?:purchase|acquire)) (?:up to )?([\w-]+|\d?\.\d+)(?: \(\d\))?(?: of (?:one|a|an))? )?`;
const ALIAS = /^(?:[^.;()$]|\(\d\)){0,120}\((?:the |each,? (?:an? )?)?"([^"]{4,40} Warrants?)"/;
const SALE = /\b(?:sold|sale|sell|issued?|offering|offer|consummated|completed|closed)\b/i;
/**
* Warrants counted only through units: "sold 20,000,000 Units … Each Unit consists of one share and one-half of one
* warrant". The count is units × warrants per unit; its span is the count of units. Skipped where there are several
* kinds or counts of units, where warrants × shares is not a whole number, and where the class has a count of its own.
*/
function unitWarrants(terms, part, counted) {
	const found = [];
	for (const sentence of sentencesWith(terms, /\bunits?\b/gi, 400)) {
		if (sentence.start >= part.end || found.length >= 6) break;
		const words = terms.text.slice(sentence.start, sentence.end);
		const descriptions = [...words.matchAll(CONSISTS)];
		const [description] = descriptions;
		if (description === void 0 || descriptions.length > 1 || !/warrant/i.test(words)) continue;
		const from = sentence.start + description.index;
		const line = Math.max(terms.text.lastIndexOf("\n", from) + 1, from - 1500);
		const above = unitsIn(terms.text.slice(line, from + 8));
		const units = above === null ? unitsInTitle(terms.text, part, line) : {
			...above,
			at: line + above.at
		};
		if (units === null) continue;
		const inside = description.index + description[0].length;
		for (const match of words.slice(inside).matchAll(COMPONENT)) {
			const [, number = "", , word = "", per] = match;
			const share = SHARE_OF[number.toLowerCase()] ?? NaN;
			const each = per === void 0 ? 1 : SHARE_OF[per.toLowerCase()] ?? Number(per);
			const count = units.count * share * each;
			if (!Number.isInteger(count)) continue;
			const at = inside + match.index + match[0].search(/warrants?\b/i);
			const label = labelBefore(words, at);
			const alias = ALIAS.exec(words.slice(at + word.length))?.[1] ?? null;
			const keys = keysOf([label, alias]);
			if (counted.some((other) => isSame(other, keys, count))) continue;
			const start = units.at;
			const component = inside + match.index;
			found.push({
				label,
				alias,
				count,
				at: {
					start,
					end: start + units.length
				},
				words: {
					start: sentence.start + component,
					end: sentence.start + component + match[0].trimEnd().length
				},
				sentence,
				price: null,
				isListed: false,
				isDerived: true
			});
		}
	}
	return found;
}
/** Whether a mention counts the same class; an unnamed class may be any unnamed or public one. */
function isSame(other, keys, count) {
	if (other.count === count && !other.isListed) return true;
	const own = keysOf([other.label, other.alias]);
	if (keys.length === 0) return !other.isListed && (own.length === 0 || own.includes("public"));
	return own.some((key) => keys.includes(key));
}
/** The count of units sold, if it is the only one; counts that it includes do not matter. */
function unitsIn(words) {
	if (!SALE.test(words) && !/^(?:up to )?[\d,]{5,} (?:[\w-]+ ){0,3}units?\b/i.test(words.trimStart())) return null;
	const all = [...words.matchAll(UNITS)].map(({ index, 1: printed = "" }) => ({
		count: numberOf(printed),
		at: index,
		length: printed.length
	}));
	const [first] = all;
	if (first === void 0) return null;
	return all.every(({ count }) => count <= first.count) && /\binclu(?:ding|sive|des?|ded)\b/i.test(words) || all.every(({ count }) => count === first.count) ? first : null;
}
/** A line of a cover that says nothing else: "17,250,000 Units". */
const UNITS_TITLE = /(?:^|\n)(?:Up to )?(\d{1,3}(?:,\d{3}){1,6}) Units(?=\n)/gi;
const COVER$1 = 3e3;
/** The count of units in the title of a prospectus, if it is the only one, where what is offered is described below it. */
function unitsInTitle(text, { start }, before) {
	if (before > start + COVER$1) return null;
	const [title, ...others] = [...text.slice(start, before).matchAll(UNITS_TITLE)];
	if (title?.[1] === void 0 || others.some((other) => other[1] !== title[1])) return null;
	const at = start + title.index + title[0].indexOf(title[1]);
	return {
		count: numberOf(title[1]),
		at,
		length: title[1].length
	};
}
const PRICED = /exercise price of (?:each|the|our)\b[^$;]{0,160}warrants?\b[^$;]{0,60}\$ ?\d/i;
/** "Each pre-funded warrant entitles the holder to purchase one share at an exercise price of $0.001". */
const PRICED_BEHIND = /\bwarrants?\b(?:(?!warrant)[^$;]){0,220}?exercise price (?:of|equal to|is|will be)[^$;]{0,40}\$ ?\d/gi;
const NO_PRICE = /weighted|rang(?:e|ing)|\bexercised (?:an aggregate|a total) of|(?:were|was|been) exercised|expired/i;
const DISTINCT = /series|class|tranche|pre-funded/;
/**
* Classes that have a price of their own but are counted only together: "The exercise price of each Series A Warrant and
* Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively". Their count is unknown, not zero.
*/
function uncountedClasses(terms, part, groups) {
	const isTermSheet = /rule 433|free writing prospectus/i.test(terms.text.slice(0, 3e3));
	if (part.isProspectus && !part.isTakedown && !isTermSheet) return [];
	const known = new Set(groups.flatMap(({ keys }) => [...keys]));
	const found = [];
	for (const sentence of sentencesWith(terms, /exercise price/gi, 300)) {
		if (sentence.start >= part.end) break;
		const words = terms.text.slice(sentence.start, sentence.end);
		if (NO_PRICE.test(words)) continue;
		const priced = PRICED.exec(words);
		const head = priced === null ? words : words.slice(0, priced.index + priced[0].length);
		const places = priced === null ? [...words.matchAll(PRICED_BEHIND)] : [...head.slice(priced.index).matchAll(/\bwarrants?\b/gi)];
		for (const match of places) {
			const word = (priced?.index ?? 0) + match.index;
			const label = labelBefore(head, word);
			const key = labelKey(label);
			if (!DISTINCT.test(key) || [...known].some((one) => one === key || one.endsWith(` ${key}`))) continue;
			known.add(key);
			const end = sentence.start + word + (/^warrants?/i.exec(match[0])?.[0].length ?? 0);
			const words = {
				start: Math.max(sentence.start, end - label.length),
				end
			};
			const group = {
				label,
				keys: /* @__PURE__ */ new Set([key]),
				count: null,
				mentions: [{
					label,
					alias: null,
					count: null,
					at: words,
					words,
					sentence,
					price: null,
					isListed: false
				}],
				isListed: false,
				isDisputed: false
			};
			found.push({
				...group,
				preFunded: isPreFunded(label)
			});
		}
	}
	return found;
}

// parsers/overhang/warrant-instrument.ts
/** A line that is the title of the instrument, or of the form of it. */
const TITLE$1 = /(?:^|\n)(?:FORM OF )?((?:[A-Z][\w-]{0,30} ){0,6}?(?:PRE-?FUNDED |COMMON |PURCHASE |SERIES \w{1,3} )*WARRANTS?(?: TO PURCHASE [A-Z ]{4,60})?)(?=\n)/;
const HOLDER = /\b(?:certif(?:y|ies)|entitled|entitles)\b/i;
const NUMBER = "(?<!\\d|[\\d$,.])(\\d{1,3}(?:,\\d{3})+|\\d{3,9})(?![\\d,.]*\\d)";
/** "is entitled … to subscribe for and purchase from Orbison, Inc., up to 2,500,000 shares". */
const ENTITLED = new RegExp(`\\b(?:purchase|subscribe for|acquire)\\b[^;$]{0,400}?${NUMBER} (?:\\([^)]{3,60}\\) )?(?:fully paid(?:,? and| and)? non-?assessable |validly issued,? |duly authorized,? ){0,3}(?:Warrant |Common |Ordinary |Class A )?(?:[Ss]hares|ADSs|American Depositary Shares)\\b`);
/** A row on the face: "Warrant Shares: 2,500,000", "Number of Shares: 45,000". */
const FACE_COUNT = new RegExp(`(?:Warrant Shares|Number of (?:Warrant |Ordinary |Common )?Shares(?: Issuable)?(?: of Common Stock)?|Shares Issuable|Number of ADSs)(?: \\([^)]{3,40}\\))?: ?(?:up to )?${NUMBER}`, "i");
const PRICE = verbose("i")`
  \bexercise price\b(?:(?!\bless than|\bbelow)[^$;]){0,160}?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d,]*\d|\.\d)
  |\bat (?:a|the|an) (?:exercise |purchase )?price (?:of|equal to) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?![\d,]*\d|\.\d)`;
const ENDS = verbose()`
  \bon or (?:prior to|before)\b[^;$]{0,80}?([A-Z][a-z]{2,8} \d{1,2}, \d{4})
  |\b(?:Expiration|Termination|Expiry) (?:Date|Time): ?([A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}/\d{1,2}/\d{4})
  |\b(?:expires?|exercisable until|void after)\b[^;$]{0,80}?([A-Z][a-z]{2,8} \d{1,2}, \d{4})`;
const ENDS_LATER = verbose()`
  \bon or (?:prior to|before)\b[^;$]{0,60}? on (the [^;$()]{4,60}? anniversary of [^;$()]{4,60}?)(?= \(| but|,)
  |\bon or (?:prior to|before)\b[^;$]{0,60}? on (the date that is [^;$()]{4,60}?)(?= \(| but|,)`;
/** How far down a cover page the title is, and below it the terms of the instrument. */
const [COVER, TERMS$1] = [3e3, 8e3];
/**
* The one warrant that a document is: an exhibit under the title "COMMON STOCK PURCHASE WARRANT", whose holder "is
* entitled … to purchase up to 2,500,000 shares". Relies on the title, which is a witness of what the terms are about;
* forms with blanks have no count and are skipped.
*/
function warrantInstrument(flat, part) {
	const title = captured(firstMatch(flat.text, {
		start: part.start,
		end: part.start + COVER
	}, TITLE$1));
	if (title === null) return null;
	const terms = {
		start: title.start,
		end: Math.min(part.end, title.end + TERMS$1)
	};
	const face = {
		start: part.start,
		end: terms.end
	};
	if (!HOLDER.test(flat.text.slice(terms.start, terms.end))) return null;
	const [printed, stated] = [captured(firstMatch(flat.text, face, FACE_COUNT)), captured(firstMatch(flat.text, terms, ENTITLED))];
	const count = stated ?? printed;
	if (count === null) return null;
	const isTwice = printed !== null && stated !== null && numberOf(printed.text) === numberOf(stated.text);
	const item = /* @__PURE__ */ new Map([["label", witnessed(labelOf$2(title.text), title)]]);
	const put = (member, value, { start, end }, ...others) => {
		item.set(member, witnessed(value, {
			start,
			end
		}, ...others));
	};
	put("count", numberOf(count.text), count, "section", ...isTwice ? ["place"] : []);
	const price = captured(firstMatch(flat.text, {
		start: face.start,
		end: part.end
	}, PRICE));
	if (price !== null) put("exercisePrice", numberOf(price.text), price);
	const end = captured(firstMatch(flat.text, face, ENDS));
	const later = end === null ? captured(firstMatch(flat.text, face, ENDS_LATER)) : null;
	const day = datesIn(end?.text ?? "")[0]?.date;
	if (end !== null && day !== void 0) put("expires", day, end);
	else if (later !== null) put("expires", later.text, later);
	const isNominal = price !== null && numberOf(price.text) <= .001;
	item.set("preFunded", witnessed(isPreFunded(title.text) || isNominal, title));
	item.set("status", witnessed("outstanding", title));
	return item;
}
function labelOf$2(title) {
	return title.toLowerCase().replace(/^form of /, "").replace(/ to purchase .*$/, "");
}

// parsers/overhang/warrant-lists.ts
/** What a count of shares outstanding leaves out, as "The Offering" of a prospectus lists it (Form S-1, Item 3). */
const LEAVES_OUT = /\b(?:exclud(?:es?|ing)|do(?:es)? not (?:include|reflect|give effect to))\b/gi;
/** What every item of such a list counts. */
const COUNTED$1 = /\b(?:shares?|ADSs?|units?|stock|securities)\b/i;
/** How far above an item its list may begin. */
const LONGEST_LIST = 5e3;
/** An item that opens with its count and has one: "640,250 shares of common stock issuable upon the exercise of a warrant". */
const COUNT$1 = /(?<![\d,.$])\d{1,3}(?:,\d{3}){1,4}(?![\d,]*\d)/g;
const OPENS = /^(?:and |or |(?:up to )?(?:an? (?:aggregate|additional) (?:of )?)?|[•·●○▪–—-] ?|\(\w{1,3}\) ?){0,3}$/i;
const ONE_WARRANT = /^[^;$]{0,80}\b(?:issuable|purchase|exercise|underlying)\b[^;$]{0,60}\bwarrants?\b/i;
const AMOUNT$1 = /\$ ?\d/g;
const AVERAGE = /\b(?:average|rang(?:e|es|ing)|between|from)\b/i;
/** Whether a mention is an item of its own, with its one count, in a list of what a count of shares leaves out. */
function isListedAlone(flat, mention) {
	return itemOf$1(flat, mention) !== null;
}
/** Whether a price is the only amount of such an item, and is no average of several. */
function isPricedAlone(flat, mention, at) {
	const item = itemOf$1(flat, mention);
	if (item === null || at.start < item.start || at.end > item.end) return false;
	const words = flat.text.slice(item.start, item.end);
	return [...words.matchAll(AMOUNT$1)].length === 1 && !AVERAGE.test(words);
}
function itemOf$1(flat, { isListed, at, sentence }) {
	if (!isListed) return null;
	const item = listedPart(flat, sentence, at.start);
	return [...flat.text.slice(item.start, item.end).matchAll(COUNT$1)].length === 1 && OPENS.test(flat.text.slice(item.start, at.start).trim()) && ONE_WARRANT.test(flat.text.slice(at.end, item.end)) && isOfList(flat, item.start) ? item : null;
}
/** Whether what stands above an item is its list: the words that open it, and items that count securities. */
function isOfList({ text }, at) {
	const above = text.slice(Math.max(0, at - LONGEST_LIST), at);
	const opening = [...above.matchAll(LEAVES_OUT)].at(-1);
	if (opening === void 0) return false;
	const [, ...items] = above.slice(opening.index).split(/:|[;\n]/);
	return items.every((item) => item.trim().length < 6 || COUNTED$1.test(item));
}

// parsers/overhang/warrant-mentions.ts
/** Not the rest of a number after a broken character: "20,076?500", "20 ,076,500". */
const COUNT = "(?<!\\d|\\d[^\\s\\w()/\\[\\]-])(?!0)(\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:\\.\\d{1,3})? million|\\d{2,9})(?![\\d,.]*\\d|%| ?%)";
/** "3,250,000 warrants, each to purchase one share". */
const EACH_FOR_ONE = verbose("g")`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?!(?:and|or|of|in|to|for|on|after|shares?|units?|options)\b)[\w'-]+ ){0,5}?[Ww]arrants?,? each (?:whole warrant )?(?:exercisable for|to (?:purchase|acquire)|entitling (?:the|its) holder to (?:purchase|acquire)) one\b(?!-)`;
/** Of two counts for two dates the first is the current one. */
const AND_BEFORE = "(?: and \\d{1,3}(?:,\\d{3})+)?";
const SHARES = "(?:of (?:the Company's|our|its) )?(?:(?:additional|new|fully paid|registered|unregistered|underlying|full|whole) )*(?:[A-Z][\\w-]* (?:Warrant )?|Class [A-Z] |class [a-z] )?(?:common |ordinary |capital )?(?:[Ss]hares?|SHARES|ADSs?|American Depositary Shares|stock)\\b";
const MANY = "(?:(?:\\(i\\)|up to|an|a|additional|total|aggregate|approximately|of|maximum|number|combined) ){0,8}";
const WARRANT = "[Ww](?:arrants?|ARRANTS?)\\b";
const TERM$1 = "(?: ?\\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?\"[^)]{2,200}\\))?";
/** "series A-1 warrants to purchase up to 5,280,000 ordinary shares", "warrants exercisable for an aggregate of …". */
const TO_PURCHASE = verbose("g")`
  ${WARRANT}${"(?: to (?:the |its |our |each )?(?:placement |sales |financial )?(?:agents?|underwriters?|representatives?|advis[eo]rs?|consultants?|lenders?|investors?|purchasers?|holders?|designees?)(?: (?:or|and) (?:its|their) (?:assigns|designees?))?| to [A-Z][\\w.&-]{1,30}(?:,? [A-Z][\\w.&-]{1,30}){0,4}(?=,? to ))?"}${TERM$1}${"(?: at a price of \\$ ?[\\d.]+ per [\\w -]{4,24})?(?:,? (?:vesting|dated|expiring|issued|exercisable (?:on|after|from|until|for)|having|with|covering)\\b(?:(?![Ww]arrant)[^;.$()]){2,80}?,?)?"},? (?:(?:(?:that|which) )?(?:are|is|will be|was|were) (?:initially |immediately )?(?=exercisable (?:for|into) ))?(?:(?:in order )?to (?:initially )?(?:purchase|acquire|subscribe for|buy)|(?:which|that) are exercisable to purchase|(?:(?:which|that) allows? )?for the purchase of|exercisable (?:for|into)|To Purchase|to Purchase),? (?:in the aggregate,? )?${MANY.replaceAll("up to", "[Uu]p to")}${COUNT}${AND_BEFORE} ${SHARES}`;
/** Pay of an agent: "warrants to purchase 7.0% of the shares sold (or warrants to purchase up to 22,063 shares)". */
const PERCENT_OF = verbose("g")`
  ${WARRANT}${TERM$1},? to purchase (?:up to )?\d{1,2}(?:\.\d+)?% of [^;]{0,160}?(?:,| \()? ?or (?:[Ww]arrants to purchase )?${MANY}${COUNT} ${SHARES}`;
/** "12,650 shares of common stock issuable upon the exercise of outstanding warrants". */
const ISSUABLE = verbose("g")`
  ${COUNT} ${SHARES}(?: of (?:our |the Company's )?[\w -]{4,60}?)?,?(?: that (?:are|may be))?(?: reserved for issuance and)? (?:issuable|underlying|to be issued|issued)(?: by us)? (?:upon|on|pursuant to|following) (?:the )?(?:full |cash )?exercise of (?:${MANY}(?:our|the|certain|then|an?|all|any) )?(?:[\w'-]+ ){0,6}?${WARRANT}`;
const UNDERLYING = verbose("g")`
  ${COUNT} ${SHARES}(?: of (?:our )?common stock)? underlying (?:our |the |certain )?(?:[\w'-]+ ){0,5}?${WARRANT}`;
/** "740,740 five-year common stock purchase warrants exercisable at $1.65", "the 4,500,000 outstanding Class B Warrants". */
const COUNTED = verbose("g")`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?!(?:and|or|of|in|to|for|on|after|shares?(?! purchase)|units?|options)\b)[\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))`;
const COUNTED_TWICE = verbose("g")`
  (?<![$.\d,])(\d{1,3}(?:,\d{3})+) and \d{1,3}(?:,\d{3})+ (?:(?!(?:of|in|to|for|on|after|shares?|units?|options)\b)[\w'-]+ ){0,6}?${WARRANT}(?! (?:[Ss]hares|agent|agreement|holder))(?=[^.;]{0,120}respectively)`;
/** "Class A Warrants (750,000, strike $8.00, expiring …)", "Warrants: 1,500,000 at $0.25, expiring …". */
const BRACKETED = new RegExp(`${WARRANT}(?: outstanding)?(?: \\(|: )${COUNT}(?=,? (?:at|strike|with|exercis)|, )`, "g");
/** "had common stock warrants outstanding of 1,250,000", "the warrants outstanding were 1,250,000". */
const OUTSTANDING_OF = verbose("g")`
  ${WARRANT} outstanding (?:of|totaling|totalled|was|were) (?:approximately )?${COUNT}(?! (?:months|years))`;
/** "19,300,742 warrants outstanding, of which 11,286,242 are public warrants": the classes of a total. */
const OF_WHICH = verbose("g")`
  (?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:are|were|is) (?:(?!(?:and|or|of|in|to|for|on|the)\b)[\w'-]+ ){0,4}?${WARRANT}`;
/** "a second warrant to the lender covering up to 750,000 shares". */
const COVERING = verbose("g")`
  ${WARRANT}${TERM$1}(?: to [^.;$\d()]{3,60})?,? (?:covering|for) ${MANY}${COUNT} ${SHARES}`;
/** "The following warrants were outstanding: 250,000 with an exercise price of $1.10 …; 75,000 with …". */
const ITEMIZED = verbose("g")`
  (?<=[:;] (?:and )?(?:\(\w{1,4}\) )?)(?<![$.\d])(\d{1,3}(?:,\d{3})+)(?![\d,.]*\d) (?:(?:common |ordinary )?(?:shares |warrants )?)?(?=(?:with|at|exercisable at|having) (?:an? )?(?:exercise |strike )?(?:price|\$))`;
/** "pre-funded warrants for 1,250,000 shares had been exercised and 650,000 remained outstanding". */
const REMAINDER = verbose("i")`
  (?<![\w-])((?:[\w-]{1,40} ){0,3})(warrants?)\b[^.;]{0,140}?\bexercised\b[^.;]{0,80}?(?:\band|,|\bleaving)(?: the remaining)? (\d{1,3}(?:,\d{3})+) (?:(?:[\w-]+ )?warrants? |of (?:them|the warrants|such warrants) )?(?:remain(?:ed|s|ing)?|were|are)(?: still)? outstanding\b`;
/** "Shares authorized 90,000,000 Warrants outstanding 500,000": rows of a table that run on in one line. */
const SHARE_ROW = /\bauthori[sz]ed:? (?:[\d,]+ )*$|\bshares (?:issued|outstanding|reserved)(?: and outstanding)?:? (?:[\d,]+ )*$/i;
const TERMS = /exercis|expir|strike|outstanding/i;
const ISSUE = /\b(?:issued|sold|granted|consummated|purchased)\b/i;
const COMPLETED = /\b(?:completed|closed|entered into)\b/i;
const OPENS_WITH_DAY = /^(?:On|In|During|Effective) (?:or about )?([A-Z][a-z]{2,8} (?:\d{1,2}, )?\d{4})\b/;
const HELD = /\bholders? of (?:(?:the|our|its|certain|such|these|outstanding|existing|some) ){0,3}(?:[\w-]{1,30} ){0,5}$/i;
const NAMED_CLASS = /\b(?:series|class) [A-Z]\b|pre-?funded|placement agent|Private Placement Warrants|Private Warrants/i;
/** The price that a mention's own sentence gives it. */
const OWN_PRICE = /^[^$;]{0,160}?(?:exercise price|exercisable) [^$;]{0,80}?\$ ?(\d[\d,.]*\d)/i;
/** "warrants to purchase (i) 100,000 shares at a strike price of $1.25, (ii) 200,000 shares at a strike price of $2.00". */
const NUMBERED = verbose("g")`
  \((?:ii|iii|iv|v)\) ${COUNT} ${SHARES}(?=(?: of [^.;$]{3,40})? (?:at|with) an? (?:exercise|strike) price)`;
/** Sentences about warrants of other holders, of the past or of a hypothesis. */
const NOT_NOW = verbose("i")`
  \.{4,}|-{5,}|={5,}|beneficial(?:ly)? (?:own|held)|\b(?:consists? of|represents) (?:\(i\) )?[\d,]+ shares
  |\bexpired\b|\bforfeited\b|\b(?:were|was|have been|has been) (?:\w+ly |all )?exercised
  |\bexercised (?:an aggregate of|a total of|all of|[\d,]{3,})
  |\breceived (?:[^.;]|\.\d){0,60}\bshares\b[^.;]{0,60}(?:upon|in) (?:the )?ex(?:ercise|change)
  |fair value of|Black-Scholes|\bif (?:all|the) (?:of the )?warrants (?:were|are) exercised`;
/** The very next sentence. */
const GONE_NEXT = verbose("i")`
  ^ ?(?:the|this|these|such|all of the|all) (?:[\w'-]{1,30} ){0,3}warrants? (?:(?:have |has )?(?:since |subsequently )?expired
  |(?:was|were|(?:has|have) been) (?:fully |subsequently |all )?(?:exercised|cancell?ed|forfeited|redeemed|terminated|exchanged))`;
/** Warrants of another company are an investment of the filer. */
const OF_OTHERS = verbose("i")`
  \b(?:we|the company|the registrant|our subsidiary)(?: also| currently| still)? (?:holds?|owns?|held|owned|acquired)\b (?:(?!issu|sold|sell|grant|proceeds|agree|assum)[^.;]){0,120}?\bwarrants?\b[^.;]{0,80}?\bto (?:purchase|acquire)\b
  |\bwarrants? (?:of|issued by|in) (?!us\b|the company|our\b|the registrant)[A-Z][\w.&' -]{2,40} (?:held|owned|received|acquired) by (?:us|the company|the registrant)`;
/** "the holders agreed to exercise Series E warrants to purchase up to …": these are no longer outstanding. */
const EXERCISES = /\bagreed to (?:immediately )?exercise(?: for cash)?,? (?:(?:certain|their|its|all|some|outstanding|of|the|such) ){0,5}(?:(?:Series|Class|Tranche) [A-Z][\w-]{0,4} (?:[a-z]+ ){0,2})?$/i;
/** "of which warrants to purchase 16,216,216 shares of common stock were exercised". */
const EXERCISED = /^[^.;,()]{0,60}\b(?:were|was|have been|had been|has been) (?:\w+ly )?(?:exercised|cancell?ed|forfeited)\b/i;
const FOOTNOTE = /^\(\d{1,2}\) (?:consists|includes|represents|assumes|based)/i;
/** Every count of warrants in the current part of a document, by place. */
function warrantMentions(flat, part) {
	const found = [];
	const isForOne = EACH_ENTITLES.test(flat.text);
	for (const sentence of currentSentences(flat, part, /\bwarrants?\b/gi)) {
		const words = OUTSTANDING_AND.exec(sentence.words)?.[0] ?? sentence.words;
		const isBalance = BALANCES.test(words);
		const told = isBalance ? words.replace(/\bfair values? of\b/g, "") : words;
		const rest = remainderIn(sentence);
		if (rest !== null) found.push(rest);
		if (!/\d/.test(words) || NOT_NOW.test(told) || FOOTNOTE.test(words) || OF_OTHERS.test(words)) continue;
		const behind = flat.text.slice(sentence.end, sentence.end + 900).split("\n", 1)[0] ?? "";
		if (isUsedUp(behind)) continue;
		const own = mentionsIn({
			...sentence,
			words
		}, behind, isForOne);
		const [balance, ...others] = own;
		if (balance !== void 0 && others.length === 0 && BALANCE.test(words)) replaceIssued(flat, found, balance);
		else found.push(...own.map((one) => isBalance ? {
			...one,
			isBalance
		} : one));
	}
	return found;
}
/** What is left of a class after exercises that the same sentence counts. */
function remainderIn(sentence) {
	const match = REMAINDER.exec(sentence.words);
	const [, , , printed = ""] = match ?? [];
	if (match === null || printed === "") return null;
	const word = match.index + (match[1]?.length ?? 0);
	const start = sentence.start + match.index + match[0].lastIndexOf(printed);
	return {
		label: labelBefore(sentence.words, word),
		alias: null,
		count: countOf(printed),
		at: {
			start,
			end: start + printed.length
		},
		words: {
			start: sentence.start + match.index,
			end: sentence.start + match.index + match[0].length
		},
		price: null,
		sentence,
		isListed: false,
		isBalance: true
	};
}
/** "As of June 30, 2023, 28,482,585 prefunded warrants and 89,052,573 Series D Warrants remained outstanding". */
const BALANCES = /^(?:As of|At) [A-Z][a-z]+ \d{1,2}, \d{4},? [^;]*\bwarrants?\b[^;]*\b(?:remain(?:ed)?|were|are) (?:issued and )?outstanding\b/i;
const OUTSTANDING_AND = /^[^;]{0,40}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) outstanding(?=,? and )/i;
const BALANCE = /^As of [^;$]{4,60}\bwarrants to purchase [^;$]{0,80}\b(?:were|are|remain(?:ed)?) (?:still )?outstanding/i;
/** A later balance of the one unnamed class of a paragraph replaces its count at issue. */
function replaceIssued(flat, found, balance) {
	const line = flat.text.lastIndexOf("\n", balance.sentence.start);
	const [issued, ...others] = found.filter(({ at }) => at.start > line);
	if (issued !== void 0 && others.length === 0 && issued.alias === null && [issued, balance].every(({ label }) => labelKey(label) === "") && (balance.count ?? 0) < (issued.count ?? 0)) found[found.indexOf(issued)] = {
		...issued,
		count: balance.count,
		at: balance.at,
		isDerived: true
	};
	else found.push({
		...balance,
		isBalance: true
	});
}
/** "The warrant was exercised in full during the year", later in a paragraph that counts no other warrants. */
function isUsedUp(behind) {
	if (GONE_NEXT.test(behind)) return true;
	const gone = /[.] {1,2}(?:The|This|These|Such|All of the) [Ww]arrants? (?:was|were|(?:has|have) been) (?:fully exercised|exercised in full|cancell?ed|redeemed in full)/.exec(behind);
	return gone !== null && !/warrants? to purchase/i.test(behind.slice(0, gone.index));
}
/** "issued 10,417 warrants to the underwriters. These warrants have an exercise price of": a class of its own. */
function isPricedNext(before, behind) {
	return /\b(?:issued|granted|sold)(?: (?:an )?(?:aggregate of|additional))?(?: to [^.;,\d]{3,50})? $/i.test(before) && /^ ?(?:The|These|Such|Each)(?: of the(?:se)?)? (?:\w+ )?[Ww]arrants? [^.;$]{0,60}?(?:exercise price|exercisable)/.test(behind);
}
const RESALE = /\b(?:offer and (?:re)?sale|resale|selling (?:stock|share|security) ?holders?)\b/i;
/** Wordings that list what a share count excludes. */
const LISTING = [ISSUABLE, UNDERLYING];
/** In order of precedence. */
const WORDINGS = [
	...[
		OF_WHICH,
		EACH_FOR_ONE,
		PERCENT_OF,
		TO_PURCHASE,
		COVERING,
		OUTSTANDING_OF,
		NUMBERED,
		BRACKETED
	],
	...LISTING,
	COUNTED_TWICE,
	COUNTED,
	ITEMIZED
];
/** The document says what one warrant is for, so that a bare number of warrants counts shares. */
const EACH_ENTITLES = /\b[Ee]ach (?:whole )?[Ww]arrant entitles (?:the|its) (?:registered )?holder to (?:purchase|acquire) one (?:share|ordinary)/;
function mentionsIn(sentence, behind, isForOne) {
	const { words } = sentence;
	const taken = [];
	const found = [];
	for (const wording of WORDINGS) {
		const isListing = LISTING.includes(wording);
		for (const match of matchesIn(words, {
			start: 0,
			end: words.length
		}, wording)) {
			const printed = captured(match);
			if (printed === null || taken.some((one) => one.start < match.end && match.start < one.end)) continue;
			taken.push(match);
			const before = words.slice(0, match.start);
			const after = words.slice(match.end, match.end + 220);
			if (EXERCISES.test(before) || EXERCISED.test(after)) continue;
			if (!(isForOne && /\bissu(?:e|ed|ing)\b[^.;]{0,60}\bshares?(?: of [\w ]{3,40})? and $/i.test(before)) && !isOfClass(wording, match.text, words, before, behind)) continue;
			const count = countOf(printed.text);
			if (!(count >= 10) || /^(?:19|20)\d\d$/.test(printed.text) && !/exercise/.test(match.text)) continue;
			if (/[$€£]\s?$/.test(words.slice(Math.max(0, printed.start - 3), printed.start))) continue;
			if (wording !== OF_WHICH && /\bof which,? (?:the |these )?$/i.test(before)) continue;
			if (/^ of (?:our |the Company's )?[^.;,]{0,50}preferred/i.test(after)) continue;
			const word = match.start + match.text.search(/warrants?\b/i);
			const placed = ({ start, end }) => ({
				start: sentence.start + start,
				end: sentence.start + end
			});
			found.push({
				label: wording === NUMBERED || wording === ITEMIZED ? "warrants" : labelOf$1(words, word, after, isListing),
				alias: aliasOf(match.text, after),
				count,
				at: placed(printed),
				words: placed(match),
				issued: ISSUE.test(words) || COMPLETED.test(words) ? OPENS_WITH_DAY.exec(words)?.[1] ?? null : null,
				isHeld: HELD.test(before),
				price: OWN_PRICE.exec(words.slice(match.end))?.[1] ?? null,
				sentence,
				...isListing && RESALE.test(words) && { isResale: true },
				isListed: isListing || /^\s*outstanding|outstanding warrants$/i.test(match.text.slice(-22))
			});
		}
	}
	return found.toSorted((a, b) => a.at.start - b.at.start);
}
/** Whether a match counts a class: a bare "N warrants" only in a sentence about the terms or the issue of a class. */
function isOfClass(wording, matched, words, before, behind) {
	if (wording === OF_WHICH) return /\bwarrants?\b[^.;]{0,80}\bof which\b/i.test(before);
	if (wording === ITEMIZED) return /\bwarrants?\b[^.;:]{0,80}:/i.test(before);
	if (wording === NUMBERED) return /\bwarrants?\b[^.;]{0,80} to purchase \(i\)/i.test(before);
	if (wording !== COUNTED && wording !== COUNTED_TWICE) return true;
	const isNamed = ISSUE.test(words) && NAMED_CLASS.test(matched);
	if (!TERMS.test(words) && !isNamed && !isPricedNext(before, behind)) return false;
	const isOfEarlier = /\d{3} and $/.test(before) && /respectively/i.test(words.slice(before.length));
	return wording === COUNTED_TWICE || !(isOfEarlier || SHARE_ROW.test(before));
}
function countOf(printed) {
	const [figure = ""] = printed.replaceAll(",", "").split(" ");
	return printed.endsWith("million") ? Math.round(Number(figure) * 1e6) : Number(figure);
}
/** "issue to the representative of the underwriters warrants to purchase": the payee names the class. */
const PAYEE = verbose("i")`
  \bto (?:the |our |each )?(placement agent|representative|underwriter)
  s?(?: of the (?:several )?underwriters)?(?:,? (?:\([^)]{2,40}\) )?or (?:its|their) (?:\w+ )?designees,?)? (?:five-year |common stock |unregistered )?$`;
/** The name of the class; of "a warrant issued to Harbor Municipal Power" the holder. */
function labelOf$1(words, word, after, isListed) {
	const label = labelBefore(words, word);
	const lead = words.slice(0, word).trimEnd();
	const named = label.replace(/ ?warrants$/i, "");
	if (named !== "" && /warrants and (?:the )?$/i.test(lead.slice(0, Math.max(0, lead.length - named.length)))) return "warrants";
	const payee = PAYEE.exec(words.slice(0, word))?.[1];
	if (!isListed && payee !== void 0) return `${payee.toLowerCase()} warrants`;
	const agent = /\bissued?d? (?:to )?(?:the |our )(placement agent|underwriter|representative)/i.exec(words.slice(0, word))?.[1];
	if (!isListed && agent !== void 0 && labelIsPlain(label)) return `${agent} warrants`;
	const holder = /^,? (?:issued to|held by|granted to) ([A-Z][\w.&' -]{2,60}?)(?=,|;|\.| with | at | exercis| which | that |$)/.exec(after)?.[1];
	return isListed && holder !== void 0 && labelIsPlain(label) ? `${holder} warrants` : label;
}
function labelIsPlain(label) {
	return /^(?:outstanding )?warrants$/i.test(label);
}
function aliasOf(matched, after) {
	const inside = /\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?"([^"]{4,40})"/.exec(matched)?.[1];
	const behind = /^(?:(?![Ww]arrant)(?:[^.;()]|\.\d)){0,140}\((?:the |each,? (?:an? )?|collectively,? (?:the )?)?"([^"]{4,40})"/.exec(after)?.[1];
	const alias = inside ?? behind ?? null;
	return alias !== null && /warrants?$/i.test(alias) ? alias : null;
}

// parsers/overhang/warrant-names.ts
/** The names of each class; "the Warrants" is the only class, or the only unnamed one. */
function namesOf(terms, part, groups) {
	const own = groups.filter(isDescribed);
	const keyed = own.flatMap((group) => [...group.keys].filter((key) => key !== "").map((key) => ({
		key,
		group
	})));
	const names = keyed.map(({ key, group }) => ({
		pattern: new RegExp(`\\b${patternOf(key)}(?:'?s?'?)? (?:common )?(?:stock )?(?:purchase )?warrants?\\b`, "gi"),
		group
	}));
	const series = keyed.filter(({ key }) => /^(?:series|class) [\w-]{1,4}$/.test(key)).map(({ key, group }) => ({
		pattern: new RegExp(`\\b${patternOf(key)}${OTHER_SERIES}`, "gi"),
		group
	}));
	const plain = own.filter(({ keys }) => [...keys].every((key) => key === ""));
	const ordinary = own.filter(({ preFunded, label }) => !preFunded && !/agent|underwriter|representative/i.test(label));
	const isUmbrella = ordinary.length > 1 && UMBRELLA.test(terms.text.slice(part.start, part.end));
	const meant = plain.length > 0 ? plain : ordinary;
	if (meant.length === 1 || plain.length === 0 && isUmbrella) names.push(...meant.map((group) => ({
		pattern: THE_WARRANTS,
		group
	})));
	return [
		...names,
		...series,
		...umbrellas(terms, part, groups)
	];
}
const OTHER_SERIES = "(?=(?:,? (?:and|or)|,) (?:the )?(?:[Ss]eries |[Cc]lass )[\\w-]{1,4} (?:common )?warrants?\\b)";
/** "and together with the Series A Warrants, the "June Warrants"": one name for all classes of the sentence. */
const UMBRELLA_NAME = /\btogether with[^.;()]{0,160}, the "([^"]{4,50} Warrants)"/g;
function umbrellas(terms, part, groups) {
	const found = [];
	for (const match of terms.text.slice(part.start, part.end).matchAll(UMBRELLA_NAME)) {
		const at = part.start + match.index;
		const own = groups.filter(({ mentions }) => mentions.some(({ sentence }) => sentence.start <= at && at < sentence.end));
		const isAll = /pre-?funded/i.test(match[0]);
		const pattern = new RegExp(`\\b${(match[1] ?? "").replace(/[^\w -]/g, ".")}\\b`, "g");
		for (const group of own) if (isAll || !group.preFunded) found.push({
			pattern,
			group
		});
		if (found.length > 40) break;
	}
	return found;
}
const THE_WARRANTS = /(?:^The |\bthe |\b[Ee]ach (?:of the |whole )?)(?:warrants?|Warrants?)\b(?! Shares| [Aa]gent| [Aa]greement| [Cc]ertificate)/g;
/** A defined term for several series: "together with the Series A Warrants, the "Warrants"". */
const UMBRELLA = /(?:together|with|collectively)[^.;()]{0,60}"warrants"/i;
function patternOf(key) {
	return key.replace(/[^\w -]/g, "").replace("pre-funded", "pre-?\\s?funded").replace(/^series /, "(?:series )?").replace(/ (?=\w)/g, "(?:'s|s')? ");
}
/** "The initial exercise price of each": the class is named next. */
const LEAD = /(?:exercise|strike) prices? (?:of|for|per)\b(?:(?!warrant)[^.;$]){0,60}$/i;
function placesOf(words, names) {
	const places = [];
	for (const { pattern, group } of names) for (const match of words.matchAll(new RegExp(pattern.source, pattern.flags))) {
		const lead = LEAD.exec(words.slice(Math.max(0, match.index - 80), match.index))?.[0].length ?? 0;
		places.push({
			at: match.index - lead,
			group
		});
	}
	return places.sort((a, b) => a.at - b.at);
}
/** "The A Warrants and the B Warrants have an exercise price of $1": the later places of a shared subject. */
function sharedSubjects(words, places) {
	const found = [];
	places.forEach((place, index) => {
		const before = places[index - 1];
		if (before === void 0 || index > 1 && !found.includes(before)) return;
		if (index === 1 && !/^(?:the |each (?:of the )?|both )*$/i.test(words.slice(0, before.at).trimStart())) return;
		if (SAME_SUBJECT.test(words.slice(before.at, place.at))) found.push(place);
	});
	return found;
}
const SAME_SUBJECT = /^[\w' -]{2,60}?(?:[Ww]arrants?)?(?:,| and|, and)(?: (?:the|each))? ?$/;
/** "The warrants have an exercise price of $2. We issued warrants to purchase …": the next class counted in the paragraph. */
function firstBehind(terms, places, index, sentence) {
	const next = places[index];
	return next !== void 0 && next.sentence.start - sentence.end < 1e3 && !terms.text.slice(sentence.end, next.sentence.start).includes("\n") ? [next] : [];
}

// parsers/overhang/warrant-terms.ts
const AMOUNT = "((?:\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?<=\\d))(?!,?\\d|\\.\\d|[A-Za-z]\\d|[lIOo]\\b|\\.[^\\s\\w\"')(\\[\\]])";
const PRICES = [
	verbose("i")`
  (?:lower|reduc|amend|adjust|increas|chang|decreas)(?:e|ed|es|ing)?\b[^$;]{0,90}from (?:US)?\$ ?[\d.,]+(?: per share)? to (?:US)?\$ ?${AMOUNT}`,
	new RegExp(`(?:exercise price|strike price|strike:)(?! of approximately zero)[^$;]{0,160}?(?:US)?\\$ ?${AMOUNT}`, "i"),
	verbose("i")`
  \b(?:exercisable|(?:may|can) be exercised)\b[^$;]{0,120}?\bat (?:an? )?(?:[\w -]{0,40}price )?(?:of |equal to )?(?:US)?\$ ?${AMOUNT}`,
	verbose("i")`
  \bentitle[sd]?\b[^$;]{0,200}? at (?:a|an) (?:initial |per share )?price (?:of |equal to )(?:US)?\$ ?${AMOUNT}`,
	new RegExp(`(?:^|[ (,])(?:at|strike) (?:US)?\\$ ?${AMOUNT}(?=,| per|\\.?$| and|\\)|;| through| until)`, "i")
];
/** The last price of several: "was reset to $1.66 and further adjusted to $0.29". */
const RESET = verbose("gi")`
  \b(?:adjusted|reduced|reset|lowered|decreased|repriced)(?: (?:downward|further))? to (?:US)?\$ ?${AMOUNT}`;
/** "the reduction of the exercise price of the warrants … from $0.20 to $0.10": the price is named before the class. */
const FROM_TO = new RegExp(`\\bfrom (?:US)?\\$ ?[\\d.,]*\\d(?: per [\\w ]{4,20}?)? to (?:US)?\\$ ?${AMOUNT}`, "i");
const REPRICING = /(?:reduc|lower|decreas|amend|adjust|increas|chang)\w{0,12}(?:[^.;$]{0,40}(?:exercise|strike) price[^.;$]{0,60}| (?:the |each )?)$/i;
/** The price of existing warrants, whose exercise pays for new ones. */
const OF_EXISTING = /exercise of (?:(?:the|such|its|their|all|certain|of) )*(?:existing|prior)\b[^$;]{0,80}$/i;
const AMENDED = /(?:reduced|lowered|amended|adjusted|new) (?:exercise|strike) price|from \$[^$]{1,30} to \$?$/i;
const OTHER_PRICE = /aggregate|purchase price|combined|assumed|last reported|closing (?:sale )?price|minus|less/i;
const DAY = "[A-Z][a-z]+ \\d{1,2}, \\d{4}";
const EXTENDED = `(?:was |is |be )?(?:extended )?(?:from ${DAY} )?`;
const EXPIRES = verbose()`
  (?:expir(?:e|es|ing|ation date(?: of)?)|terminat(?:e|es|ing|ion date(?: of)?)
  |exercisable (?:as of|from|beginning on|commencing on) [^.;$]{4,60}? to(?= ${DAY})
  |(?:exercisable|exercised)(?: at any time)?[^.;]{0,40} (?:until|before|through))
  (?: ${EXTENDED})?${"(?:at \\d{1,2}:\\d\\d [ap]\\.?m\\.?,? (?:\\(?[\\w .]{2,40}time\\)?,? )?)?"}(${/(?:on|to|at|of|upon|in|until|before|after|the|five|six|two|three|seven|ten|one|\d|eighteen|twelve|[A-Z])(?:[^.;()]|\(\w{1,3}\)){2,180}/.source}|\s?${DAY})`;
/** "The holder may exercise the Warrants at any time or from time to time through February 10, 2028". */
const THROUGH = /\b(?:at any time(?: or from time to time)?,? (?:through|until|prior to|on or before)|on or after [^.;]{4,120}? and on or (?:prior to|before)|\bat (?:US)?\$ ?[\d.]+(?: per share)?,? (?:through|until)) (?:the close of business on )?(?=[A-Z][a-z]+ \d)/;
const TERM = /(?:for a (?:term|period) of|(?:have|has|had|having|with|and) a term of) ((?:[^.;,()]|\.\d){4,80})|\b((?:five|six|seven|three|two|ten|four|one)-year)\b(?! (?:[\w-]{1,30} ){0,4}warrants?\b| (?:[\w-]{1,30} ){0,3}$)/i;
const LATER = "(?:commencing|beginning|starting|on or after|after|from|six months|upon|following)";
const EXERCISABLE = verbose("i")`
  (?:is|are|were|will be|be|becomes?|being) (immediately|currently|presently)(?: vested and)? exercisable
  |exercisable (immediately|upon issuance|at any time(?! (?:on or )?(?:after|beginning|commencing|following))
  |(?:at any time )?${LATER}[^.;,]{2,70}(?:, \d{4})?|on [A-Z][a-z]+ \d{1,2}, \d{4})
  |may be exercised (beginning [^.;,]{2,60}, \d{4}|at any time(?! (?:on or )?(?:after|beginning|commencing|following))|(?:at any time )?${LATER}[^.;,]{2,70}(?:, \d{4})?)
  |(?:exercisable|exercised)(?: at any time)? (for a (?:period|term) of [^.;,]{3,60}?(?:issuance|issue|grant)(?: date)?)
  |exercisable (?:at any time )?((?:until|through) [A-Z][a-z]+ \d{1,2}, \d{4})
  |\bbec(?:omes?|ame) exercisable (on the later of [^;]{4,120}?(?=[.;]|$)|(?:\d{1,3}|[a-z]{3,9})(?: \(\d{1,3}\))? (?:days|months|years?) (?:after|from|following) [^.;,(]{4,60})
  |\b(?:are|is|were) (fully vested) and exercisable`;
const PROTECTED = verbose("i")`
  (?:exercise price|anti-?dilution)[^.;]{0,160}issu\w+[^.;]{0,120}(?:at|for) a (?:price|lower price)[^.;]{0,60}(?:below|lower than|less than)
  |issuances? of[^.;]{0,160}(?:at|for) a (?:price|consideration)[^.;]{0,80}less than the (?:then[- ])?(?:current|applicable|existing)? ?exercise price
  |(?:subsequent|dilutive|lower|below)[^;]{0,160}(?:exercise price (?:will|shall) (?:then )?be (?:reduced|adjusted|lowered)|price then in effect)
  |full[- ]ratchet|price[- ]based anti-?dilution|down[- ]round`;
const UNPROTECTED = verbose("i")`
  (?:not|without|no|does not have|do not have)(?: any)? (?:contain |include |subject to )?(?:any )?price(?:-based)?[ -](?:protection|anti-?dilution)
  |only customary (?:anti-?dilution )?adjustments|adjustments? for (?:stock )?splits[^.;]{0,60} only`;
function priceStatement(price, isBesideCount = false, isAmended = false) {
	return {
		member: "exercisePrice",
		value: numberOf(price.text),
		at: price,
		isBesideCount,
		isAmended
	};
}
/** The terms of one class in a stretch of text. */
function termsIn(flat, segment, group, isBesideCount, isListed = group.isListed) {
	const { text } = flat;
	const found = [];
	const add = (member, value, start, length) => {
		found.push({
			member,
			value,
			at: {
				start,
				end: start + length
			},
			isBesideCount
		});
	};
	const price = priceIn(flat, segment, group, isBesideCount, isListed);
	if (price !== null) found.push(price);
	const through = firstMatch(text, segment, THROUGH)?.end;
	const last = through === void 0 ? void 0 : datesIn(text.slice(through, segment.end))[0];
	if (through !== void 0 && last?.start === 0) add("expires", last.date, through, last.end);
	const until = captured(firstMatch(text, segment, EXPIRES));
	if (until !== null) {
		const items = /\((?:i|a|1|x)\)/.exec(until.text);
		const date = datesIn(until.text).find(({ start }) => items === null || start < items.index);
		const words = endOf(until.text, items !== null);
		const isWords = words.length > 3 && !/^(?:none|n\/a|never)$/i.test(words) && !/^(?:on )?[A-Z][a-z]+ \d{1,2}, \d{4}/.test(words);
		if (date !== void 0) add("expires", date.date, until.start + date.start, date.end - date.start);
		else if (isWords) add("expires", words, until.start, words.length);
	} else if (!group.isListed) {
		const term = (isBesideCount ? nameBefore(text, segment.start) : null) ?? captured(firstMatch(text, segment, TERM));
		if (term !== null) add("expires", term.text, term.start, term.text.length);
	}
	const exercisable = firstMatch(text, segment, EXERCISABLE);
	const when = captured(exercisable)?.text;
	if (exercisable !== null && when !== void 0) {
		const own = when.replace(/,? and (?:(?:will|shall) )?(?:expires?|remains?|ha(?:s|ve)|terminates?)\b.*$/, "").trim();
		add("exercisable", /^(?:until|through)\b/i.test(own) ? own : datesIn(own)[0]?.date ?? own, printedIn(exercisable, own, "first").start, own.length);
	}
	return [...found, ...protectionIn(flat, segment)];
}
/** "issued three-year warrants to purchase": the term in the name itself. */
const TERM_IN_NAME = /\b((?:five|six|seven|three|two|ten|four|one|eighteen-month|\d{1,2})-year)(?: (?!warrants?\b)[\w'-]{1,30}){0,4} $/i;
function nameBefore(text, start) {
	return captured(firstMatch(text, {
		start: Math.max(0, start - 90),
		end: start
	}, TERM_IN_NAME));
}
const LONGEST_END = 180;
const NEXT = /,? (?:and (?!one-half|a half|\w+ years)|subject\b|unless|provided|which\b|at an? (?:exercise )?price\b).*$/;
const NEXT_OF_LIST = /,? (?:subject\b|unless|provided)\b.*$/;
/** The words for an end, without what the sentence says next; a list of alternatives is kept whole, or cut at a word. */
function endOf(words, isList) {
	const own = words.replace(isList ? NEXT_OF_LIST : NEXT, "").trim();
	return own.length <= LONGEST_END ? own : own.slice(0, own.lastIndexOf(" ", LONGEST_END)).replace(/[,;]$/, "");
}
function priceIn({ text }, segment, group, isBesideCount, isListed) {
	const within = (start, end) => text.slice(Math.max(segment.start, start), Math.min(segment.end, end));
	const isRepriced = REPRICING.test(text.slice(Math.max(0, segment.start - 140), segment.start));
	const isOfPrice = /(?:exercise|strike) price/i.test(within(segment.start, segment.end));
	const amended = (isRepriced ? captured(firstMatch(text, segment, FROM_TO)) : null) ?? (isOfPrice ? captured(matchesIn(text, segment, RESET).at(-1)) : null);
	if (amended !== null) return priceStatement(amended, isBesideCount, true);
	for (const wording of PRICES) {
		const match = firstMatch(text, segment, wording);
		const price = captured(match);
		if (match === null || price === null) continue;
		const before = within(segment.start, price.start).replace(/(?:US)?\$ ?$/, "");
		if (!isListed && !/existing/i.test(group.label) && OF_EXISTING.test(before.replace(/\([^)]{0,1000}\)/g, ""))) continue;
		const lead = within(match.start - 12, price.start).replace(/(?<!\d)\d+(?:\.\d+)?% of[^$]*$/, "");
		if (OTHER_PRICE.test(lead) || !isListed && !isBesideCount && /weighted|average|ranging/i.test(lead)) continue;
		if (/^(?: ?(?:million|billion)| to \$)/.test(within(price.end, price.end + 10))) continue;
		return priceStatement(price, isBesideCount, AMENDED.test(within(match.start - 20, price.start)));
	}
	return null;
}
/** Whether a later sale at a lower price lowers the exercise price, and whether in full. */
function protectionIn({ text }, range) {
	const none = firstMatch(text, range, UNPROTECTED);
	const at = none ?? firstMatch(text, range, PROTECTED);
	if (at === null) return [];
	const protection = {
		member: "priceProtection",
		value: none === null,
		at,
		isBesideCount: false
	};
	return none === null && firstMatch(text, range, /full[- ]ratchet|(?:to|equal to) (?:that|such|the) (?:lower|new) /i) !== null ? [protection, {
		...protection,
		member: "ratchet"
	}] : [protection];
}

// parsers/overhang/warrant-statements.ts
/** The price before its name: "minus $0.0001 per share, the exercise price of each pre-funded warrant". */
const PRICE_AHEAD = verbose("i")`
  (?:US)?\$ ?${AMOUNT}(?: per [\w ]{4,30}?)?(?:, (?:which (?:is|represents) )?the)? (?:remaining |nominal )?(?:per share )?exercise price (?:of|per|for) `;
/** "a warrant to purchase 0.75 of a share, with an exercise price of $4.125 per share (each, an "Investor Warrant")". */
const DEFINED = verbose("gi")`
  exercise price (?:of|equal to) (?:US)?\$ ?${AMOUNT}(?: per [\w ]{3,30}?)? \((?:the |each,? (?:an? )?)?"([^"]{4,40}warrants?)"`;
/** Sentences about the class counted before them, without its name. */
const ANAPHORA = verbose("i")`
  ^(?:(?:the|these|this|such|said|all (?:of )?(?:the|these|such)|each|each of (?:the|these)) (?:\w+ )?warrants?\b
  |(?:both )?(?:the |their |its )?exercise (?:prices? )?of (?:the|these|such|this|each) warrants?\b
  |the exercise price\b|warrant (?:strike|exercise price|term|expir\w*):)`;
/** A row of a term sheet: "Warrant strike: $3.36". */
const LABELED = /^warrant (?:strike|exercise price|term|expir\w*):/i;
/** "The exercise price of each A and B Warrant will be $1 and $2 per share, respectively". */
const RESPECTIVELY = /exercise prices? (?:of|for|per)\b[^$]{4,200}?\$ ?(\d[\d,]*\.?\d*) and \$ ?(\d[\d,]*\.?\d*)[^.;]{0,40}respectively/i;
/** The terms that the current part of a document states for the classes it counts. */
function warrantStatements(flat, part, groups) {
	const found = new Map(groups.map((group) => [group, []]));
	for (const group of groups) for (const { words, sentence, isListed } of group.mentions) {
		const segment = segmentAfter(words.start, sentence.end, groups);
		found.get(group)?.push(...termsIn(flat, segment, group, true, isListed));
		found.get(group)?.push(...sharedTerms(flat, group, {
			start: sentence.start,
			end: words.start
		}));
	}
	addShared(flat, groups, found);
	const names = namesOf(flat, part, groups);
	const search = {
		flat,
		names,
		found
	};
	for (const sentence of currentSentences(flat, part, /\bwarrants?\b/gi)) {
		if (!/exercis|expir|strike|price|terminat|term of|entitles/i.test(sentence.words)) continue;
		const places = placesOf(sentence.words, names);
		if (places.length === 0 || ANAPHORA.test(sentence.words) && isUsedUp(restOfParagraph(flat, sentence))) continue;
		if (!addRespective(search, sentence, places)) addNamed(search, sentence, places);
	}
	addReferring(search, part, groups);
	return found;
}
/** Nothing but a list between two classes of one sentence. */
const LISTED = /^(?:[^$;.]|\.\d){0,120}?(?:,| and|, and)(?: [\w,]+){0,3} ?$/;
const EACH = /^[^$;.]{0,90}?,? (?:in each case|each(?: of which)?|all of which|both of which|each such|with each)\b/i;
/** "8,625,000 public warrants and 4,462,500 private warrants, each exercisable at $11.50": terms of the whole list. */
function addShared(flat, groups, found) {
	const all = groups.flatMap((group) => group.mentions.map((mention) => ({
		group,
		mention
	}))).toSorted((a, b) => a.mention.words.start - b.mention.words.start);
	for (const [index, { group, mention }] of all.entries()) {
		const last = all[index + 1];
		if (last === void 0 || last.group === group || last.mention.sentence.start !== mention.sentence.start) continue;
		const { at, words, sentence } = last.mention;
		const between = flat.text.slice(mention.words.end, words.start);
		const behind = {
			start: at.end,
			end: segmentAfter(words.start, sentence.end, groups).end
		};
		if (!LISTED.test(between) || !EACH.test(flat.text.slice(behind.start, behind.end))) continue;
		found.get(group)?.push(...termsIn(flat, behind, group, true));
	}
}
/** "Warrants for N shares, each exercisable at $P, consisting of A public and B private warrants": what all parts share. */
function sharedTerms(flat, group, before) {
	const lead = leadLength(flat.text.slice(before.start, before.end).split(";", 1)[0] ?? "");
	if (lead === null) return [];
	return termsIn(flat, {
		start: before.start,
		end: before.start + lead
	}, group, false);
}
/** Up to the first "consisting of" that follows warrants and an amount. */
function leadLength(clause) {
	const warrants = /\bwarrants?\b/i.exec(clause);
	const amount = warrants === null ? -1 : clause.indexOf("$", warrants.index + warrants[0].length);
	if (amount < 0) return null;
	const parts = / (?:consisting|comprised|made up) of\b/gi;
	parts.lastIndex = amount + 1;
	const found = parts.exec(clause);
	return found === null ? null : found.index + found[0].length;
}
/** The terms of the classes that a sentence names, each from its name to the next. */
function addNamed(search, sentence, places) {
	const { flat, found } = search;
	addDefined(search, sentence);
	addAhead(search, sentence, places);
	const [first] = places;
	if (first !== void 0 && places.every(({ group }) => group === first.group)) found.get(first.group)?.push(...protectionIn(flat, sentence));
	const isAside = (at) => isInParentheses(sentence.words, at);
	const shared = /respectively/i.test(sentence.words) ? [] : sharedSubjects(sentence.words, places);
	for (const [index, { at, group }] of places.entries()) {
		const next = places.slice(index + 1).find((other) => other.group !== group && other.at > at && !shared.includes(other) && !isAside(other.at));
		const stop = isAside(at) ? sentence.words.indexOf(")", at) : -1;
		const end = Math.min(next?.at ?? sentence.words.length, stop < 0 ? sentence.words.length : stop);
		const segment = {
			start: sentence.start + at,
			end: sentence.start + end
		};
		const terms = termsIn(flat, segment, group, false);
		const price = SAME_PRICE.test(flat.text.slice(segment.start, segment.end)) ? priceBefore(found, places.slice(0, index), sentence) : null;
		found.get(group)?.push(...terms, ...price === null ? [] : [price]);
	}
}
/** Whether a name stands in parentheses that define nothing: "(equal to all shares issued for the Existing Warrants)". */
function isInParentheses(words, at) {
	const open = words.lastIndexOf("(", at);
	if (open < 0 || words.lastIndexOf(")", at) > open) return false;
	return !/^\([^()"]{0,60}"/.test(words.slice(open, open + 70));
}
const SAME_PRICE = /\bat the same (?:exercise )?price\b|\bsame exercise price\b/i;
/** The price that the sentence gave the class before: "at the same price". */
function priceBefore(found, places, sentence) {
	return places.flatMap(({ group }) => found.get(group) ?? []).filter(({ member, at }) => member === "exercisePrice" && at.start >= sentence.start).findLast(({ at }) => at.end <= sentence.end) ?? null;
}
/**
* Terms without a name: "The warrants expire on March 5, 2030" behind the sentence that counts them, in its paragraph,
* where several classes make "the warrants" ambiguous; and price protection stated once for a paragraph.
*/
function addReferring({ flat, names, found }, part, groups) {
	const plain = new Set(names.filter(({ pattern }) => pattern === THE_WARRANTS).map(({ group }) => group));
	const counts = groups.flatMap((group) => group.mentions.map(({ sentence }) => ({
		group,
		sentence
	}))).toSorted((a, b) => a.sentence.start - b.sentence.start);
	let index = 0;
	for (const sentence of currentSentences(flat, part, /\bwarrants?\b|\bexercise price\b|anti-?dilution/gi)) {
		while (index < counts.length && (counts[index]?.sentence.start ?? 0) <= sentence.start) index += 1;
		const isReferring = ANAPHORA.test(sentence.words) && !isUsedUp(restOfParagraph(flat, sentence));
		if (!isReferring && !PROTECTED.test(sentence.words)) continue;
		const before = counts[index - 1]?.sentence;
		if (before?.start === sentence.start) continue;
		if (placesOf(sentence.words, names).some(({ group }) => !plain.has(group))) continue;
		const isBehind = before !== void 0 && sentence.start - before.end < 3e3 && !flat.text.slice(before.end, sentence.start).includes("\n");
		const ordinary = groups.filter(({ preFunded }) => !preFunded);
		if (LABELED.test(sentence.words) && ordinary.length === 1) {
			for (const group of ordinary) found.get(group)?.push(...termsIn(flat, sentence, group, false));
			continue;
		}
		const meant = isBehind ? counts.filter((other) => other.sentence.start === before.start) : [];
		if (isReferring) {
			const isFirst = before === void 0;
			const own = isFirst ? firstBehind(flat, counts, index, sentence) : meant;
			for (const { group } of own) if (isFirst || !plain.has(group)) found.get(group)?.push(...termsIn(flat, sentence, group, false));
			continue;
		}
		const line = flat.text.indexOf("\n", sentence.end);
		const stop = line < 0 ? flat.text.length : line;
		const following = counts.slice(index).filter((other) => other.sentence.start <= stop);
		for (const { group } of meant.length > 0 ? meant : following) found.get(group)?.push(...protectionIn(flat, sentence));
	}
}
/** From a mention to the next class that is counted in the same sentence. */
function segmentAfter(start, end, groups) {
	const starts = groups.flatMap(({ mentions }) => mentions.map(({ words }) => words.start));
	return {
		start,
		end: Math.min(end, ...starts.filter((other) => other > start))
	};
}
/** Two prices for two classes; whether the sentence is of this kind. */
function addRespective({ flat, found }, sentence, places) {
	const match = firstMatch(flat.text, sentence, RESPECTIVELY);
	if (match === null) return false;
	const [start, dollar] = [match.start - sentence.start, match.start - sentence.start + match.text.indexOf("$")];
	const groups = [...new Set(places.flatMap(({ at, group }) => at >= start && at < dollar ? [group] : []))];
	if (groups.length !== 2) return true;
	const [first = "", second = ""] = match.groups;
	const prices = [printedIn(match, first, "first"), printedIn(match, second)];
	for (const [index, group] of groups.entries()) {
		const price = prices[index];
		if (price !== void 0) found.get(group)?.push(priceStatement(price));
	}
	return true;
}
/** Prices before the defined term of their class. */
function addDefined({ flat, names, found }, sentence) {
	for (const match of matchesIn(flat.text, sentence, DEFINED)) {
		const [printed = "", alias = ""] = match.groups;
		const [one, ...others] = placesOf(alias, names).filter(({ at }) => at === 0);
		if (one === void 0 || others.length > 0) continue;
		found.get(one.group)?.push(priceStatement(printedIn(match, printed, "first")));
	}
}
/** The price before "exercise price of", where the class follows. */
function addAhead({ flat, found }, sentence, places) {
	const match = firstMatch(flat.text, sentence, PRICE_AHEAD);
	const printed = captured(match)?.text;
	if (match === null || printed === void 0) return;
	const [start, end] = [match.start - sentence.start, match.end - sentence.start];
	const next = places.find(({ at }) => at > start && at < end + 30);
	if (next !== void 0) found.get(next.group)?.push(priceStatement(printedIn(match, printed, "first")));
}
function restOfParagraph({ text }, { end }) {
	return text.slice(end, end + 900).split("\n", 1)[0] ?? "";
}

// parsers/overhang/warrant-tables.ts
/** "Granted", "Warrants issued", "Pre-funded warrants exercised" move a balance, "Granted to lenders" does not. */
const MOVEMENT = /^(?:(?:less|plus|add):? ?)?(?:[\w-]+ ){0,2}(?:granted|issued|exercised|expired|forfeited|cancell?ed|additions?|redeemed)(?: (?:during|in) .{3,40})?$/i;
const MOVED = /\b(?:issued|granted|exercised|expired|cancell?ed|forfeited)\b/i;
const CLOSING = /\b(?:outstanding|balance|ending)\b/i;
const TOTAL = /^(?:sub-?)?total/i;
const COUNT_HEADING = /\b(?:number|shares?|warrants?|outstanding|underlying|balance)\b|^#/i;
const NO_COUNT = /price|value|term\b|remaining|li(?:fe|ves)\b|years|expir|maturity|date of issu|issue date|proceeds/i;
const PRICE_HEADING = /(?:exercise|strike) prices?/i;
const OLD_PRICE = /original|initial|issu(?:e|ance)|prior|before/i;
const EXPIRY_HEADING = /expir|maturity|\bterm date|terminat/i;
const NO_EXPIRY = /remaining|li(?:fe|ves)\b|\(?years|weighted|months/i;
/** Valuation inputs, options, and beneficial ownership. */
const OTHER_TABLE = /options?\b|volatility|risk-free|fair value|dividend yield|selling (?:stock|share|security)holder|beneficial/i;
/**
* Tables of warrants in notes: rows of classes with count, exercise price and expiry, or a roll-forward, of which the
* closing row counts. Relies on the column headings "exercise price" and a number of warrants or shares, and on
* warrants being named in the table or right above it. Of several balances the latest counts, of several prices the
* current one; the same table for an earlier date is skipped, as is a balance that the classes of another table make.
*/
function warrantTables(document) {
	const layout = layoutOnce(document);
	const found = [];
	const dated = /* @__PURE__ */ new Map();
	const balances = /* @__PURE__ */ new Map();
	for (const table of layout.tables) {
		if (table.rows.length < 2 || table.rows.length > 80) continue;
		const rows = scaled(layout, table, rowsOf(layout, table));
		const [first] = rows;
		if (first === void 0 || isSuperseded(layout, table, first.isBalance === true ? balances : dated)) continue;
		found.push(...rows);
		if (found.length > 80) break;
	}
	const classes = found.filter(({ isBalance }) => isBalance !== true);
	const sum = sumOf(classes);
	return found.filter(({ isBalance, count }) => isBalance !== true || classes.length < 2 || Math.abs(count.value - sum) > sum / 20);
}
function sumOf(rows) {
	return rows.reduce((sum, { count }) => sum + count.value, 0);
}
/** Counts of a table that says it is in thousands, unless one is too large for it. */
function scaled(layout, table, rows) {
	if (!/in thousands/i.test(subjectOf(layout, table, 1))) return rows;
	const scale = rows.every(({ count }) => count.value < 1e5) ? 1e3 : 1;
	return rows.map((row) => ({
		...row,
		count: {
			...row.count,
			value: row.count.value * scale
		},
		isScaled: true
	}));
}
function rowsOf(layout, table) {
	const columns = tableColumns(table);
	const headings = headingsOf(columns);
	const above = textAbove(layout, table);
	const subject = above.at(-1) ?? "";
	if (OTHER_TABLE.test(headings)) return [];
	if (!PRICE_HEADING.test(headings)) return unpricedRows(table, columns, subject);
	const body = bodyOf(table);
	const labels = body.map(labelOf).join(" ");
	if (!/warrants?/i.test(`${above.join(" ")} ${headings} ${labels}`)) return [];
	if (/\boptions\b|\boption (?:activity|plan|holder)/i.test(subject)) return [];
	if (/intrinsic/i.test(headings) && !/warrants?/i.test(`${subject} ${headings} ${labels}`)) return [];
	const figures = columns.filter((column) => body.some((row) => valueUnder(row, column, amountOf) !== null));
	const price = priceColumn(figures);
	const count = countColumn(figures, price);
	if (price === void 0 || count === void 0) return [];
	const expiry = columns.find(({ heading }) => EXPIRY_HEADING.test(heading) && !NO_EXPIRY.test(heading));
	return body.some((row) => MOVEMENT.test(labelOf(row))) ? closingBalance(body, {
		price,
		count,
		expiry
	}) : classRows(body, {
		price,
		count,
		expiry
	});
}
function labelOf({ cells }) {
	return cells[0]?.text ?? "";
}
function closingBalance(body, columns) {
	const rows = body.flatMap((row) => rowOf(row, columns) ?? []);
	const last = rows.findLastIndex(({ label }) => isClosing(label.value));
	if (rows.slice(last + 1).some(({ label }) => MOVEMENT.test(label.value))) return [];
	const closing = rows[last];
	if (closing === void 0 || rows.length < 2) return [];
	const label = {
		...closing.label,
		value: "outstanding warrants"
	};
	return [{
		...closing,
		label,
		isAverage: true,
		isBalance: true
	}];
}
/** The balance of a table that goes on from another page. */
function allWarrants(row) {
	return {
		...row,
		label: {
			...row.label,
			value: "outstanding warrants"
		},
		isAverage: true,
		isBalance: true
	};
}
function isClosing(label) {
	return CLOSING.test(label) && !/exercisable|vested/i.test(label);
}
/** The classes in rows; those that a total row adds up to are summed. */
function classRows(body, columns) {
	const rows = [];
	let open = 0;
	for (const row of body) {
		const label = labelOf(row);
		const one = rowOf(row, columns);
		const summands = rows.slice(open);
		const isSum = summands.length > 1 && /outstanding|exercisable/i.test(label) && one?.count.value === sumOf(summands);
		if (!/\p{L}{2}/u.test(label) && one?.price == null || TOTAL.test(label) || isSum) {
			const printed = valueUnder(row, columns.count, amountOf);
			if (summands.length > 1 && printed?.value === sumOf(summands)) rows.splice(open, summands.length, ...summands.map((summand) => ({
				...summand,
				isSummed: true
			})));
			if (printed !== null) open = rows.length;
		} else if (one !== null && one.price !== null) rows.push(isClosing(one.label.value) ? allWarrants(one) : one);
	}
	return rows;
}
/** The price in force: not the one at issue, where both are given. */
function priceColumn(columns) {
	const prices = columns.filter(({ heading }) => PRICE_HEADING.test(heading) && !/aggregate/i.test(heading));
	return prices.find(({ heading }) => !OLD_PRICE.test(heading)) ?? prices[0];
}
/** Warrants outstanding, of several dates the latest; in a table whose columns move a balance the closing one. */
function countColumn(columns, price) {
	const counts = columns.filter((column) => column !== price && COUNT_HEADING.test(column.heading) && !NO_COUNT.test(column.heading));
	const closing = counts.filter(({ heading }) => CLOSING.test(heading) && !/exercisable/i.test(heading));
	const chosen = closing.length > 0 ? closing : counts.filter(({ heading }) => !/exercised|expired/i.test(heading));
	const moves = columns.some(isMoving);
	const years = chosen.map(({ heading }) => yearIn(heading));
	const latest = Math.max(...years, 0);
	if (moves && closing.length > 1 && latest === 0) return closing.at(-1);
	return chosen[Math.max(0, moves ? years.lastIndexOf(latest) : years.indexOf(latest))];
}
function isMoving({ heading }) {
	return MOVED.test(heading) && !CLOSING.test(heading);
}
function rowOf(row, { price, count, expiry }) {
	const [label] = row.cells;
	const counted = countIn(cellUnder(row, count));
	if (label === void 0 || counted === null) return null;
	const expires = valueUnder(row, expiry, (text) => /\w{2}/.test(text) ? datesIn(text)[0]?.date ?? text : null);
	return {
		label: {
			value: /\p{L}{2}/u.test(label.text) ? labelIn(label) : "warrants",
			at: label
		},
		count: counted,
		price: valueUnder(row, price, amountOf),
		expires: expires?.at === label ? null : expires,
		isAverage: /weighted|average|\bWAEP\b/i.test(price.heading)
	};
}
/**
* Roll-forwards that print no price. Classes in rows under columns that move a balance ("Outstanding January 1 |
* Exercised | Outstanding December 31"), classes in columns over rows that do ("January 2012 warrants | …"), or all
* warrants in the one column of such rows. Relies on warrants being named by the headings or right above the table.
*/
function unpricedRows(table, columns, subject) {
	const body = bodyOf(table);
	const labels = body.map(labelOf);
	const words = `${subject} ${headingsOf(columns)}`;
	if (!/\bwarrants?\b/i.test(words) || OTHER_BALANCE.test(`${words} ${labels.join(" ")}`)) return [];
	const last = labels.findLastIndex(isClosing);
	if (labels.some((label) => MOVEMENT.test(label))) return last < 1 ? [] : closingRows(body, last, columns);
	const balances = columns.filter(({ heading }) => CLOSING.test(heading) && /\d{4}/.test(heading));
	const year = /\d{4}/.exec(latestColumn(balances)?.heading ?? "")?.[0] ?? "";
	const closing = balances.findLast(({ heading }) => heading.includes(year));
	if (closing === void 0 || balances.length < 2 || !columns.some(isMoving)) return [];
	const rows = [];
	for (const row of body) {
		const [label] = row.cells;
		const count = countIn(cellUnder(row, closing));
		if (count === null) continue;
		if (label !== void 0 && /\p{L}{2}/u.test(label.text) && !TOTAL.test(label.text) && count.at !== label) rows.push(unpriced(label, label.text, count));
		else if (rows.length > 1 && sumOf(rows) === count.value) return rows.map((one) => ({
			...one,
			isSummed: true
		}));
	}
	return rows;
}
/** Options, and balances in dollars. */
const OTHER_BALANCE = /\boptions?\b|(?<!\b(?:as|for|classified)\b[^|]{0,12})liabilit|fair value|[$]/i;
/** The closing row of rows that move a balance: of each class with a column, else of the only column. */
function closingRows(body, last, columns) {
	const row = body[last];
	const [label, ...cells] = row?.cells ?? [];
	if (row === void 0 || label === void 0) return [];
	const classes = columns.filter(({ heading }) => /\bwarrants$/i.test(heading) && !/^(?:number of|total)/i.test(heading));
	const termRow = (term) => body.find((one) => one !== row && term.test(labelOf(one))) ?? {
		cells: [],
		start: 0,
		end: 0
	};
	if (classes.length > 1) return classes.flatMap((column) => {
		const count = countIn(cellUnder(row, column));
		if (count === null) return [];
		const [price, expires] = [valueUnder(termRow(PRICE_HEADING), column, amountOf), valueUnder(termRow(EXPIRY_HEADING), column, (text) => datesIn(text)[0]?.date ?? null)];
		return [{
			...unpriced(label, column.heading.split(": ").at(-1) ?? "", count),
			price,
			expires
		}];
	});
	const [only, ...others] = cells.flatMap((cell) => countIn(cell) ?? []);
	if (only === void 0 || others.length > 0) return [];
	return [{
		...unpriced(label, "outstanding warrants", only),
		isBalance: true
	}];
}
function countIn(at) {
	const value = at === null || /[$%]/.test(at.text) ? null : amountOf(at.text);
	return at !== null && value !== null && Number.isInteger(value) && value >= 10 ? {
		value,
		at
	} : null;
}
function unpriced(at, label, count) {
	return {
		label: {
			value: label,
			at
		},
		count,
		price: null,
		expires: null
	};
}

// parsers/overhang/warrants.ts
/** Pre-funded warrants have an exercise price of a cent or less. */
const NOMINAL = .01;
/** "The holder agreed to exercise the Existing Warrants for cash", "induce the holders to exercise their existing warrants". */
const EXERCISES_EXISTING = /\bexercis(?:e|ed|ing)\b(?:(?! price)[^.;]|\.\d){0,120}?\b(?:existing|original) warrants?\b|\b(?:existing|original) warrants? (?:were|was|have been|has been) (?:immediately |fully )?exercised/i;
const INDUCED = /\b(?:induce\w*|agreed to (?:immediately )?exercise|in (?:exchange|consideration)\b|exercised)\b/i;
/** "No June Warrants remain outstanding", "all of the Series B Warrants were exercised". */
const GONE_CLASS = verbose("gi")`
  \bno ([\w' -]{3,60}?warrants?) (?:remain(?:ed)?|are|were) outstanding
  |\ball (?:of )?(?:the |such |these |our )?([\w' -]{0,60}?warrants?) (?:were|have been|had been) (?:fully )?(?:exercised|redeemed|cancell?ed)`;
/**
* The classes of warrants that a document counts, in order of their first count, with the terms it states for them.
* Relies on the standard sentences "warrants to purchase up to N shares", "N shares issuable upon the exercise of
* outstanding warrants", "exercise price of $P per share", and on defined terms to tell classes apart.
*/
function findWarrants(flat, part, document) {
	const gone = part.isProspectus ? /* @__PURE__ */ new Set() : goneClasses(flat, part);
	const mentions = warrantMentions(flat, part);
	const all = warrantGroups([...mentions, ...unitWarrants(flat, part, mentions)].toSorted((a, b) => a.at.start - b.at.start), part.isProspectus);
	const isGone = (key) => key !== "pre-funded" && gone.has(key);
	const counted = all.filter((group) => isBalance(group) || ![...group.keys].some(isGone));
	const isUsedUp = (group) => [...group.keys].some((key) => gone.has(key));
	const groups = [...counted, ...uncountedClasses(flat, part, all).filter((group) => !isUsedUp(group))];
	const statements = warrantStatements(flat, part, groups);
	const items = groups.map((group) => itemOf(flat, part, group, statements.get(group) ?? [])).filter((item) => item.has("count") || item.has("exercisePrice"));
	const own = warrantInstrument(flat, part);
	if (own !== null) return [own];
	if (isInducement(flat, part)) for (const item of items) doubtExisting(item);
	const read = [...items, ...fromTables(flat, part, document, items)];
	const excluded = read.length > 0 ? null : dilutiveWarrants(flat, part, document);
	const found = excluded === null ? read : [excluded];
	separatePrices(found, flat, part);
	shareIdenticalTerms(found, flat, part);
	shareCommonPrice(found, flat, part);
	return found;
}
/** "The Private Placement Warrants are identical to the Public Warrants, except that …". */
const IDENTICAL = verbose("i")`
  \b(private(?: placement)?|sponsor|representative|working capital|placement) warrants?\b[^.;]{0,80}?\b(?:are|is|will be|have terms|has terms)(?: \w+ly)? (?:identical|the same as|similar|in the same form)
  [^.;]{0,40}?\b(?:public )?warrants?\b`;
/** The terms of public warrants for the private ones that are said to be identical. */
function shareIdenticalTerms(items, flat, part) {
	const publics = items.filter((item) => /\bpublic\b/i.test(String(item.get("label")?.value)));
	const [model] = publics;
	if (model === void 0 || publics.length > 1) return;
	for (const { words } of currentSentences(flat, part, /\b(?:identical|the same as|similar|same form)\b/gi, 60)) {
		const kind = IDENTICAL.exec(words)?.[1];
		if (kind === void 0) continue;
		for (const item of items) {
			if (item === model || !String(item.get("label")?.value).toLowerCase().includes(kind.toLowerCase())) continue;
			for (const member of ["exercisePrice", "expires"]) {
				const shared = model.get(member);
				if (shared !== void 0 && !item.has(member)) item.set(member, {
					...shared,
					witnesses: []
				});
			}
		}
	}
}
/** "The exercise price of each warrant is $11.50", ""Exercise Price" of the Warrants means $2.96", "each warrant entitles its holder to purchase one share at $11.50". */
const COMMON_PRICE = verbose("i")`
  ^(?:Section \d[\d.]{0,8} |\d[\d.]{0,8} )?(?:the )?"?(?:exercise|warrant) price"? (?:of|for) (?:each|the|all|all of the) (?:whole )?warrants? (?:is|was|are|means|shall mean|shall be|will be) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)
  |^(?:each|one) (?:such )?(?:whole )?warrant (?:entitles|entitled|is exercisable|will entitle|gives)\b[^$;]{0,120}?(?:at|of) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)`;
/** The one price that a sentence about all warrants gives, for the classes without a price of their own. */
function shareCommonPrice(items, flat, part) {
	if (items.every((item) => item.has("exercisePrice"))) return;
	const prices = [...currentSentences(flat, part, /\bwarrants?\b/gi, 400)].flatMap((sentence) => {
		return captured(firstMatch(flat.text, sentence, COMMON_PRICE)) ?? [];
	});
	const [price] = prices;
	if (price === void 0 || prices.some(({ text }) => numberOf(text) !== numberOf(price.text))) return;
	for (const item of items) if (!item.has("exercisePrice") && item.get("preFunded")?.value !== true && item.get("count") !== void 0) item.set("exercisePrice", witnessed(numberOf(price.text), {
		start: price.start,
		end: price.end
	}));
}
/** Whether a document reports an inducement: existing warrants exercised for new ones. */
function isInducement(flat, part) {
	for (const { words } of currentSentences(flat, part, /\b(?:existing|original) warrants?\b/gi)) if (EXERCISES_EXISTING.test(words) && INDUCED.test(words)) return true;
	return false;
}
/** The count of existing warrants before an inducement is not how many remain. */
function doubtExisting(item) {
	if (!/\b(?:existing|original)\b/i.test(String(item.get("label")?.value))) return;
	for (const member of ["count", "status"]) {
		const known = item.get(member);
		if (known !== void 0) item.set(member, {
			...known,
			confidence: DOUBTFUL
		});
	}
}
const HYPOTHESIS = /\b(?:if|assum\w+|unless|until|when|once|upon) (?:that )?$/i;
/** The classes that a report says are used up. */
function goneClasses(flat, part) {
	const keys = /* @__PURE__ */ new Set();
	for (const match of matchesIn(flat.text, part, GONE_CLASS)) {
		if (HYPOTHESIS.test(textBefore(flat.text, match.start, 40))) continue;
		const key = labelKey(captured(match)?.text ?? "");
		if (key !== "") keys.add(key);
		if (keys.size > 100) break;
	}
	return keys;
}
/** Rows of tables that no sentence counts; a row with the count of a sentence adds its price to that class. */
function fromTables(flat, part, document, stated) {
	if (!/\bwarrants?\b/i.test(flat.text) || !/(?:exercise|strike)/i.test(flat.text)) return [];
	const items = [];
	for (const row of warrantTables(document)) {
		if (flat.rangeOf(row.count.at).start >= part.end) continue;
		const same = stated.find((item) => item.get("count")?.value === row.count.value);
		if (same === void 0) items.push(tableItemOf(flat, part, row));
		else if (row.price !== null && !same.has("exercisePrice")) {
			const at = flat.rangeOf(row.price.at);
			same.set("exercisePrice", {
				value: row.price.value,
				at,
				confidence: STATED
			});
		}
	}
	return items;
}
function tableItemOf(flat, part, row) {
	const item = /* @__PURE__ */ new Map();
	const put = (member, cell, ...others) => {
		if (cell !== null) item.set(member, witnessed(cell.value, flat.rangeOf(cell.at), ...others));
	};
	const section = row.isScaled === true ? [] : ["section"];
	put("label", row.label);
	put("count", row.count, ...section, ...row.isSummed === true ? ["total"] : []);
	put("exercisePrice", row.price, ...row.isAverage === true ? [] : section);
	put("expires", row.expires, ...section);
	const at = flat.rangeOf(row.label.at);
	item.set("preFunded", preFundedOf(isPreFunded(row.label.value), row.price?.value, row.expires?.value, at));
	item.set("status", witnessed("outstanding", at, ...part.isProspectus ? [] : ["section"]));
	return item;
}
/** Nobody but the buyer of a pre-funded warrant exercises for so little; a lender's warrants cost a cent and expire. */
const LEAST_OTHER = .001;
/** Pre-funded by name, or by a nominal price, for a cent only without a term. Sure where name and price agree. */
function preFundedOf(isNamed, price, expires, at) {
	if (typeof price !== "number") return witnessed(isNamed, at);
	const isNominal = price <= NOMINAL;
	if (isNamed === isNominal) return witnessed(isNamed, at, "name");
	return witnessed(isNamed || isNominal && (price <= LEAST_OTHER || !hasTerm(expires)), at);
}
function hasTerm(expires) {
	return typeof expires === "string" && /\d{4}|\b(?:year|anniversary|month)/i.test(expires) && !/exercised in full/i.test(expires);
}
function itemOf(flat, part, group, statements) {
	const item = /* @__PURE__ */ new Map();
	const [first] = group.mentions;
	if (first === void 0) return item;
	item.set("label", witnessed(group.label, first.words));
	if (group.count !== null) {
		const own = group.mentions.filter(({ count }) => count === group.count);
		const isTwice = new Set(own.map(({ sentence }) => sentence.start)).size > 1;
		const isRounded = /million/.test(flat.text.slice(first.at.start, first.at.end));
		const isSure = isTwice && !isRounded && first.isDerived !== true;
		const listed = isListedAlone(flat, first) ? ["section"] : [];
		const count = witnessed(group.count, first.at, ...isSure ? ["place"] : [], ...listed);
		item.set("count", group.isDisputed ? {
			...count,
			confidence: DOUBTFUL
		} : count);
	}
	const price = priceOf(flat, group, statements);
	if (price !== null) item.set("exercisePrice", price);
	for (const member of [
		"expires",
		"exercisable",
		"priceProtection",
		"ratchet"
	]) {
		const [chosen, ...others] = statements.filter((one) => one.member === member);
		if (chosen === void 0) continue;
		const isConsistent = others.every(({ value }) => value === chosen.value);
		const places = new Set(others.map(({ at }) => at.start).filter((start) => start !== chosen.at.start));
		const isRestated = isConsistent && places.size > 0;
		const term = witnessed(chosen.value, chosen.at, ...isRestated ? ["place"] : []);
		item.set(member, isConsistent ? term : {
			...term,
			confidence: DOUBTFUL
		});
	}
	item.set("preFunded", preFundedOf(group.preFunded, price?.value, item.get("expires")?.value, first.words));
	item.set("status", statusOf(flat, part, group));
	return item;
}
/** A price beside the count before one elsewhere; of pre-funded warrants the least, as their purchase price is near. */
function priceOf(flat, group, statements) {
	const prices = statements.filter(({ member }) => member === "exercisePrice");
	const own = prices.filter(({ isBesideCount }) => isBesideCount);
	const amended = prices.find(({ isAmended }) => isAmended === true);
	if (amended !== void 0 && !group.preFunded) return witnessed(amended.value, amended.at);
	const isListed = !isDescribed(group);
	const candidates = isListed || own.length > 0 ? own : prices;
	const [chosen] = group.preFunded ? prices.toSorted((a, b) => Number(a.value) - Number(b.value)) : candidates;
	if (chosen === void 0) return null;
	const isConsistent = (isListed ? own : prices).every(({ value }) => value === chosen.value);
	const places = new Set(prices.filter(({ value }) => value === chosen.value).map(({ at }) => at.start)).size;
	const isPlausible = !group.preFunded || Number(chosen.value) <= NOMINAL;
	const first = group.mentions.find(({ isListed }) => isListed);
	const isInList = first !== void 0 && isPricedAlone(flat, first, chosen.at);
	const price = witnessed(chosen.value, chosen.at, ...places > 1 ? ["place"] : [], ...isInList ? ["section"] : []);
	return isConsistent && isPlausible ? price : {
		...price,
		confidence: DOUBTFUL
	};
}
const OFFERED = /\b(?:we|the company|[A-Z]\w+) (?:are|is) (?:hereby )?(?:also )?offering|offered (?:hereby|by (?:us|this))|pursuant to this prospectus/i;
const PRIVATE = /private placement|unregistered|placement agent|underwriter|representative|designees/i;
const UNREGISTERED = /private placement|unregistered|not being registered/i;
const TO_COME = /(?:are|is) (?:also )?(?:selling|issuing)|(?:will|agreed to|to be|also) (?:sell|sold|issue|issued)|concurrent private/i;
/** The title of a prospectus. */
const TITLE = 1500;
/** No words say it: what remains where nothing else fits. */
const GUESSED = .7;
/** Whether a class is outstanding, offered by the document, or to be issued beside the offering. */
function statusOf({ text }, part, group) {
	const { isTakedown } = part;
	const [first] = group.mentions;
	const at = first?.words ?? {
		start: 0,
		end: 0
	};
	const status = (value, place = at, ...others) => witnessed(value, place, ...others);
	if (group.isListed || !part.isProspectus) {
		const words = first === void 0 ? "" : text.slice(first.sentence.start, first.sentence.end);
		return status("outstanding", at, ...group.isListed || /\boutstanding\b/i.test(words) ? ["section"] : []);
	}
	for (const { sentence, words } of group.mentions) {
		const from = group.count === null ? words.start - 1500 : Math.max(sentence.start, words.start - 300);
		const near = text.slice(Math.max(0, from), words.start);
		const isOffered = OFFERED.test(near);
		if (isTakedown) {
			if (!isOffered && /concurrent private/i.test(text.slice(words.end, sentence.end)) || UNREGISTERED.test(near)) return status("to be issued", words, "section");
		}
		const lead = text.slice(Math.max(sentence.start, words.start - 1500), words.start);
		if (/\bexclud(?:es?|ing)\b|\bdo(?:es)? not include\b/i.test(lead)) break;
		if (/exercise of (?:the |our |all |outstanding )*$/i.test(near)) break;
		if (isTakedown && PRIVATE.test(group.label) && /(?:agreed|agree|will|to) (?:to )?issue/i.test(near)) return status("to be issued", words);
		if ((isTakedown || group.mentions.every(({ isDerived }) => isDerived === true)) && sentence.start < TITLE) return status("offered", words, ...isTakedown ? ["section"] : []);
		if (isOffered && !PRIVATE.test(near)) return status("offered", words, ...isTakedown ? ["section"] : []);
		if (isTakedown && TO_COME.test(near)) return status("to be issued", words);
	}
	return {
		...status(isTakedown && PRIVATE.test(group.label) ? "to be issued" : "outstanding"),
		confidence: GUESSED
	};
}

// parsers/overhang/overhang.v5.ts
const PARSER = {
	id: "overhang",
	version: 5,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Warrants (pre-funded ones too) and convertible notes, debentures and preferred stock that a document states: of
* prospectuses, current reports on financings and their agreements, and the notes of periodic reports. The base
* prospectus behind a supplement and the past sales of Part II are skipped: they are of other dates.
*
* Confidence follows the evidence (`docs/evidence.md`): 0.8 for what one sentence or cell says, 0.9 with a second witness of
* another kind (another place of the document, a total, an XBRL fact, arithmetic between values, the heading of a table's
* section, the name of the class), 0.95 with a third; 0.6 where statements or checks disagree. Nothing found: parsed,
* without keys, and with a warning where amounts near "convertible" were not understood (`unread-convertibles.ts`); of a
* periodic report scores then treat the input as not covered.
*
* Cross-checks of single values (`term-checks.ts`, `convertible-checks.ts`, `tagged-values.ts`, `amount-checks.ts`): the same
* count, principal or price in another sentence, dates in order, arithmetic, and XBRL facts of the filing. A check is
* recorded only where the document holds its evidence.
*/
const overhangV5 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: documentsWithTerms,
	parse,
	rows: (outcome, filing) => [{
		table: "dilution.warrants",
		rows: warrantRows(outcome, filing)
	}, {
		table: "dilution.convertibles",
		rows: convertibleRows(outcome, filing)
	}]
};
function parse(submission, document, context) {
	const unreadable = rejectedUnread(HEAD, document);
	if (unreadable !== null) return unreadable;
	if (isWithoutFinancing(submission)) return notApplicable(HEAD, "other-items", "no item of the report discloses a financing");
	const terms = flatTextOf(document, "paragraphs");
	const wordless = rejectedWordless(HEAD, terms.text);
	if (wordless !== null) return wordless;
	const part = currentPartOf(terms);
	const { items: convertibles, checks } = checkRatios(terms, findConvertibles(terms, part, document));
	const warrants = findWarrants(terms, part, document);
	const { filedDate, periodOfReport, form } = submission.header;
	const reportDate = /^10-[KQ]/.test(form ?? "") ? periodOfReport : filedDate ?? context.filedDate;
	const unweighed = listsOutcome(HEAD, terms, {
		warrants,
		convertibles
	}, []);
	const crossValidations = [
		...checks,
		...warrantChecks(terms, part, warrants, reportDate),
		...amountChecks(terms, part, warrants),
		...soldChecks(terms, warrants),
		...convertibleChecks(terms, part, convertibles),
		...principalRowChecks(terms, document, convertibles),
		...taggedChecks(unweighed, context, reportDate)
	];
	const lists = {
		warrants: weighed("warrants", warrants, crossValidations, OVERHANG_CHECKS),
		convertibles: weighed("convertibles", independentOnly(convertibles), crossValidations, OVERHANG_CHECKS)
	};
	const outcome = listsOutcome(HEAD, terms, lists, crossValidations);
	const unread = convertibles.length > 0 ? null : unreadConvertibles(terms, part, document, form);
	return unread === null ? outcome : {
		...outcome,
		warnings: [...outcome.warnings, unread]
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
const parser = doubtingTruncated(overhangV5);

export { parser };