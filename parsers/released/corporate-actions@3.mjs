/*!
 * Tidemark release corporate-actions@3: the code as it was released, with everything it imports.
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

// parsers/prose/stated-values.ts
/** Read in one place by one rule. */
const READ_ONCE = .8;
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
/** The range of a match in a part that begins at `offset`. */
function rangeOfMatch({ index, 0: words }, offset) {
	return {
		start: offset + index,
		end: offset + index + words.length
	};
}

// parsers/reverse-splits/ratios.ts
const DIGITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const ONES = [...DIGITS, ...TEENS];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const DIGIT = `(?:${DIGITS.join("|")})`;
const TENS_AND_ONES = `(?:${TENS.join("|")})(?:[ -]${DIGIT})?`;
/** Whole words: "seventeen" is not "seven". */
const WORD$1 = `(?:${`${DIGIT} hundred(?: and)?(?:[ -](?:${[...TENS, ...ONES].join("|")})\\b(?:[ -]${DIGIT})?)?`}|${TENS_AND_ONES}|${ONES.join("|")})\\b`;
/** "15", "11.2158", "1,000", "fifteen", "fifteen (15)". */
const NUMBER = `(?:\\d{1,3}(?:,\\d{3}){1,5}|\\d+(?:\\.\\d+)?|${WORD$1})(?: ?\\(\\d+(?:\\.\\d+)?\\))?`;
/** The number of a token such as "forty (40)", "twenty-five" or "1,000"; NaN where words and digits differ. */
function countOf(token) {
	const inner = /\((\d+(?:\.\d+)?)\)/.exec(token)?.[1];
	const outer = token.replace(/\(.*/, "").trim().toLowerCase();
	const value = /^\d/.test(outer) ? numberOf(outer) : wordsToNumber(outer);
	return inner === void 0 || Number(inner) === value ? value : NaN;
}
function wordsToNumber(words) {
	let total = 0;
	for (const word of words.split(/[ -]/)) {
		if (word === "and" || word === "") continue;
		if (word === "hundred") total = Math.max(1, total) * 100;
		else if (ONES.includes(word)) total += ONES.indexOf(word) + 1;
		else if (TENS.includes(word)) total += (TENS.indexOf(word) + 2) * 10;
		else return NaN;
	}
	return total;
}
const PATTERNS = [
	{
		pattern: new RegExp(`(?<![\\d.,$-])\\b(${NUMBER})[ -]?(?:-|\\b)for(?:-|\\b)[ -]?(?:every |each )?(${NUMBER})(?![\\d%]|\\.\\d)`, "gi"),
		order: "small-first"
	},
	{
		pattern: /(?<![\d.:$-])(\d{1,4}(?:\.\d+)?) ?(?::|-to-| to ) ?(\d{1,4}(?:\.\d+)?)(?![\d:%]|\.\d| ?[ap]\.? ?m\b| (?:eastern|central|pacific|ET\b|EST|EDT|noon))/gi,
		order: "small-first"
	},
	{
		pattern: new RegExp(`\\b(?:ratio|basis) of (?:a )?(${NUMBER}) (?:shares? )?to (${NUMBER})(?![\\d%]|\\.\\d)`, "gi"),
		order: "small-first"
	},
	{
		pattern: new RegExp(`\\b(${WORD$1} \\(\\d+\\)) to (${WORD$1} \\(\\d+\\))`, "gi"),
		order: "small-first"
	},
	{
		pattern: new RegExp(`\\b(${WORD$1})(?:-to-| to )(${WORD$1})(?=[ -](?:reverse|basis|ratio|share consolidation))`, "gi"),
		order: "small-first"
	},
	{
		pattern: new RegExp(`\\b(?:every|each) (${NUMBER}) (?:\\w+[ -]){0,8}?(?:(?:shares?|ordinary shares?|common shares?|ADSs?)\\b(?:[^.;]|\\.(?=\\d)){0,220}?)(?:into|for|became|become|becoming|to|as|represent\\w*) (?:approximately )?(${NUMBER})\\b(?! (?:vote|right|year|day))`, "gi"),
		order: "old-new"
	},
	{
		pattern: new RegExp(`\\b(${NUMBER}) (?:new |post-\\w+ |whole )?(?:\\w+ ){0,4}?shares? (?:of (?:\\w+ ){1,4})?for (?:every|each) (${NUMBER})\\b`, "gi"),
		order: "new-old"
	},
	{
		pattern: new RegExp(`\\b(${NUMBER}) (?:existing|old|pre-\\w+|issued|outstanding|current) (?:\\w+ ){0,6}?shares? (?:\\w+ ){0,6}?(?:for|into|to|be(?:came|come)s?) (${NUMBER})\\b`, "gi"),
		order: "old-new"
	}
];

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

// parsers/corporate-actions/action-context.ts
/** What may be, is proposed or sought. */
const UNREAL$1 = pattern("i")`
  \b(?:(?<!\bas )may(?! \d)|might|could|would(?! be effective)|if|whether|proposal|proposed|intends? to (?:seek|propose|change)
  |plans? to (?:seek|propose)|seek(?:ing)? (?:stock|share)holder|unless|in the event|no assurance
  |can be no|eligible to|consider\w*|to (?:approve|vote on|ratify)|not yet|subject to (?:the )?(?:approval
  |(?:stock|share)holders?|vote))\b
`;
/** A name without its article and punctuation. */
function plainName(value) {
	return value.toLowerCase().replace(/^the /, "").replace(/[^a-z0-9]+/g, " ").trim();
}
function rangeAt(start, value) {
	return {
		start,
		end: start + value.length
	};
}
/** An action that a match in the sentence states. */
function actionAt({ sentence }, match, action) {
	return {
		...action,
		range: rangeOfMatch(match, sentence.start)
	};
}
/** A date of a sentence; `isOwn` where the sentence gives it to the action. */
function dayIn({ start }, date, isOwn = true) {
	return {
		value: date.date,
		range: shifted(date, start),
		isOwn
	};
}
const OTHER_DATE = /\b(?:dated|filed on|approved|applied|meeting|held|until|ended|agreement)\b[^.;]{0,40}$/i;
/** "holders of record as of July 6", "the record date of July 6". */
const OF_RECORD = /\brecord(?: date)?,?(?: (?:of|on|as|at|is|the|close|business|will|be))*,? $/i;
/** "May 16, 2017 (the "Effective Date")". */
const NAMED_EFFECTIVE = /^,? \((?:the |such time, the )?"Effective (?:Date|Time)"/i;
/** What comes before an action: its charter is filed or resolved on, and it is announced. */
const EARLIER_ACT = pattern("i")`
  ^(?:[^.;]|\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A|v)\.){0,160}?
  \b(?:filed|amended|approved|adopted|announced|declared|authori[sz]ed(?! (?:shares?|capital|common|preferred|stock)\b)|resolved|notified|received)\b
`;
/** What is only decided or made known on a day happens on another. */
const DECISION = pattern("i")`
  ^(?:[^.;]|\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A|v)\.){0,160}?
  \b(?:approved|adopted|announced|declared|authori[sz]ed(?! (?:shares?|capital|common|preferred|stock)\b)|resolved|notified)\b
`;
const EFFECTIVE = /\b(?:effective|begin|commence|market open|opening)\b[^;]{0,80}$/i;
const LONGEST_PLACE = 80;
const BEHIND_DATELINE = /^,? ?(?:\(|\/|-|\u2014)/;
const WIRE = /^[^.;]{0,40}wire\b|^,? ?(?:\/|-|\u2014)/i;
/** "NEW YORK, March 3, 2025 (WIRE) - …": the day of the release, not of what it announces. */
function isDateline(text, { start, end }) {
	const after = text.slice(end, end + 60);
	return start < LONGEST_PLACE && BEHIND_DATELINE.test(after) && WIRE.test(after);
}
function usableDates({ text }) {
	return datesIn(text).filter((date) => {
		const before = textBefore(text, date.start, 60);
		return !OTHER_DATE.test(before) && !OF_RECORD.test(before) && !isDateline(text, date);
	});
}
/** The date of the sentence that certain words precede; of several the nearest to the action. */
function governedDay({ sentence }, at, words) {
	const governed = usableDates(sentence).filter(({ start, end }) => words.test(textBefore(sentence.text, start, 90)) || NAMED_EFFECTIVE.test(sentence.text.slice(end, end + 40))).sort((a, b) => Math.abs(a.start - at) - Math.abs(b.start - at))[0];
	return governed === void 0 ? null : dayIn(sentence, governed);
}
/** The effective date, in this sentence, else in the next; `isOwn` where a word such as "effective" precedes it. */
function dateNear(context, at, words) {
	const { flat, sentence, index } = context;
	const { text } = sentence;
	const dates = usableDates(sentence);
	const governed = governedDay(context, at, words);
	if (governed !== null) return governed;
	const today = TODAY.test(text) ? datelineDay(flat) : null;
	if (today !== null) return today;
	const before = dates.findLast(({ start }) => start < at) ?? dates[0];
	const opens = dates.length === 1 && !EARLIER_ACT.test(text) && before !== void 0 && /^(?:on|effective(?: on)?),? $/i.test(text.slice(0, before.start));
	const isDecided = before !== void 0 && before.start < 40 && (DECISION.exec(text)?.[0].length ?? 0) > before.end;
	if (before !== void 0 && !isDecided) return dayIn(sentence, before, opens);
	for (const other of [flat.sentences[index + 1], flat.sentences[index - 1]]) {
		if (other?.paragraph !== sentence.paragraph) continue;
		const date = datesIn(other.text).findLast(({ start }) => EFFECTIVE.test(textBefore(other.text, start, 100)));
		if (date !== void 0) return dayIn(other, date, false);
	}
	return null;
}
const TODAY = pattern("i")`
  \beffective (?:as of )?today\b|\b(?:trading|trades?|quoted|listed)\b[^.;]{0,60}\b(?:beginning |starting |effective )?today\b
  |\btoday,? (?:\w+ ){0,6}(?:began|begins|begin|commenced|commences)\b
`;
const LONGEST_DATELINE = 1200;
/** What "today" is in a release: "NEW YORK, March 3, 2025 (WIRE) - …". */
function datelineDay({ text }) {
	const head = text.slice(0, LONGEST_DATELINE);
	const day = datesIn(head).find(({ end }) => BEHIND_DATELINE.test(head.slice(end, end + 3)));
	return day === void 0 ? null : {
		value: day.date,
		range: day,
		isOwn: false
	};
}
/** The first date behind certain words, in the first of some sentences that has both. */
function dayBehind(sentences, words, reach) {
	for (const sentence of sentences) {
		const match = words.exec(sentence.text);
		if (match === null) continue;
		const date = datesIn(sentence.text).find(({ start }) => start > match.index && start - match.index < reach);
		if (date !== void 0) return dayIn(sentence, date);
	}
	return null;
}

// parsers/corporate-actions/ads-ratios.ts
const RATIO$1 = `(${NUMBER}) (?:ADSs?|American Depositary Shares?)(?: \\("?ADSs?"?\\))?,? (?:(?:to )?represent(?:s|ing)?|to|for|:) (${NUMBER}) (?:\\w+ ){0,4}?shares?`;
const CHANGE$2 = new RegExp(`\\bfrom (?:the |its |a )?(?:current |existing |present )?(?:ratio of )?${RATIO$1}\\b[^.;]{0,60}?\\bto (?:the |a )?(?:new |revised )?(?:ratio of )?${RATIO$1}`, "i");
/** "The effective date of the ratio change is expected to be May 23, 2022." */
const EFFECTIVE_DAY = pattern("i")`
  \beffective date\b[^.;]{0,80}?\b(?:is|be|to|was|will be)\b
  |\bratio change\b[^.;]{0,60}?\b(?:becomes?|became|be|is) effective\b
`;
/**
* "change the ratio of its ADSs … from one ADS representing one share to one ADS representing twenty": as `1:1` → `1:20`,
* ADSs to shares. The shares themselves stay as they are; it is no split of them, whatever effect it is said to have.
*/
function adsRatioChanges(context) {
	const { sentence, flat, index } = context;
	const match = CHANGE$2.exec(sentence.text);
	if (match === null) return [];
	const [fromAds, fromShares, toAds, toShares] = match.slice(1, 5).map((token) => countOf(token ?? ""));
	if (![
		fromAds,
		fromShares,
		toAds,
		toShares
	].every((count) => count !== void 0 && count > 0)) return [];
	const range = rangeOfMatch(match, sentence.start);
	const later = dayBehind(flat.sentences.slice(index + 1, index + 8), EFFECTIVE_DAY, 160);
	const from = {
		value: `${fromAds}:${fromShares}`,
		range
	};
	const to = {
		value: `${toAds}:${toShares}`,
		range
	};
	const date = later ?? dateNear(context, match.index, /\beffective\b/i);
	return [actionAt(context, match, {
		type: "ads_ratio_change",
		from,
		to,
		date
	})];
}

// parsers/corporate-actions/cover-names.ts
const LONGEST_COVER = 8e3;
/** The words right before a label of a Form 8-K cover, on its line or the line before. */
function beforeLabel(flat, label) {
	const head = flat.text.slice(0, LONGEST_COVER);
	const match = label.exec(head);
	if (match === null) return null;
	const trimmed = head.slice(0, match.index).replace(/(?<![\s(])[\s(]+$/, "");
	const line = trimmed.slice(trimmed.lastIndexOf("\n") + 1);
	const last = line.slice(Math.max(line.lastIndexOf(")") + 1, line.lastIndexOf("	") + 1));
	const tail = last.slice(datesIn(last).at(-1)?.end ?? 0).trim();
	if (tail.length < 2 || tail.length > 120 || !/\p{L}{2}/u.test(tail)) return null;
	const start = trimmed.lastIndexOf(tail);
	return {
		value: tail,
		range: {
			start,
			end: start + tail.length
		}
	};
}
/** "(Exact name of registrant as specified in its charter)". */
function registrantName(flat) {
	return beforeLabel(flat, /\(?exact name of (?:the )?registrant/i);
}
/** "(Former name or former address, if changed since last report)"; null for N/A or an address. */
function formerName(flat) {
	const named = beforeLabel(flat, /\(?former name(?: or former address| and former address|, former address)?/i);
	return named !== null && /^(?:n\/?a|not applicable|none|no change|same)\b|^\d|\b\d{5}\b/i.test(named.value) ? null : named;
}
/** The one trading symbol of the cover's table of securities registered under Section 12(b); null where there are several. */
function coverSymbol(flat) {
	const head = flat.text.slice(0, LONGEST_COVER);
	const title = /trading symbol(?:\(s\)|s)?/i.exec(head);
	if (title === null) return null;
	const from = title.index + title[0].length;
	const symbols = [...head.slice(from, from + 900).matchAll(/[\t\n ]([A-Z]{2,5})(?=[\t\n ])/g)].filter((match) => /[\t\n]/.test(match[0].charAt(0)) && !/^(?:NYSE|OTC|LLC|INC|NONE|CUSIP|ADS|ADR|USD)$/.test(match[1] ?? ""));
	const [only] = symbols;
	if (only === void 0 || symbols.length !== 1) return null;
	const start = from + only.index + 1;
	return {
		value: only[1] ?? "",
		range: {
			start,
			end: start + (only[1] ?? "").length
		}
	};
}

// parsers/corporate-actions/exchange-moves.ts
const EXCHANGES = [
	"Nasdaq Global Select Market|Nasdaq Global Market|Nasdaq Capital Market|Nasdaq National Market|Nasdaq SmallCap Market",
	"Nasdaq Stock Market(?: LLC)?|Nasdaq|NYSE American(?: LLC)?|NYSE MKT(?: LLC)?|NYSE Amex(?: LLC)?|NYSE Alternext(?: US)?|NYSE Arca|NYSE Texas",
	"American Stock Exchange|New York Stock Exchange|NYSE",
	"OTCQB(?: Venture Market)?|OTCQX(?: Best Market)?|OTC \"?Pink\"?(?: Open)?(?: Market)?|Cboe BZX Exchange",
	"(?:OTC|Over-the-Counter) Bulletin Board|OTCBB|Pink Sheets|OTCID(?: Basic Market)?|Pink Limited Market|(?:OTC )?Expert Market"
];
const OVER_THE_COUNTER = /^(?:OTC|Over-the-Counter|Pink|Expert)/i;
const EXCHANGE = `(?:the )?(${EXCHANGES.join("|")})\\b`;
const MOVE = /\bdelist\b[^.;]{0,80}\bfrom\b[^.;]{0,80}\band (?:to )?(?:re-?)?list\b|\btransfer(?:red|ring|s)?\b[^.;]{0,80}\blisting\b|\blisting\b[^.;]{0,80}\btransfer(?:red)?\b|\b(?:switch|mov)(?:e|ed|ing)\b[^.;]{0,60}\blisting\b/i;
const UPLISTED = pattern("i")`
  \b(?:approved|approval)(?: (?:for|of|to)\b|[^.;]{0,40}? (?:application|request)\b[^.;]{0,30}? (?:for|to)\b)(?:[^.;]|\.\d){0,110}?\b(?:up-?list(?:ing)?
  |list(?:ed|ing)?)\b[^.;]{0,60}? (?:on|to) ${EXCHANGE}|\bup-?list(?:ed|ing|s)?\b[^.;]{0,60}? to ${EXCHANGE}
`;
/** "approved for listing on The Nasdaq Capital Market and will begin trading …" of an issuer quoted over the counter. */
function uplistings(context) {
	const { flat, sentence, index } = context;
	const move = UPLISTED.exec(sentence.text);
	const target = move?.[1] ?? move?.[2];
	if (move === null || target === void 0 || OVER_THE_COUNTER.test(target) || UNREAL$1.test(sentence.text)) return [];
	const otc = /\bOTC(?:QB|QX| Pink)\b/.exec(flat.text.slice(0, 12e3));
	const date = tradingStart(flat, index);
	if (otc === null || date === null) return [];
	const toAt = sentence.start + move.index + move[0].lastIndexOf(target);
	const from = {
		value: otc[0],
		range: rangeAt(otc.index, otc[0])
	};
	const to = {
		value: marketName(target),
		range: rangeAt(toAt, target)
	};
	return [actionAt(context, move, {
		type: "exchange_move",
		from,
		to,
		date
	})];
}
const BETWEEN_TIERS = pattern("i")`
  \b(?:up-?list(?:ed|ing|s)?|upgrad(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|graduat(?:e|es|ed|ing)|transition(?:s|ed|ing)?|advanc(?:e|ed|ing)|transfer(?:s|red|ring)?)\b
  [^.;]{0,60}? from (?:listing on |trading on |quotation on )?${EXCHANGE}[^.;]{0,40}? to (?:trading on |quotation on )?${EXCHANGE}
`;
const TIER_EFFECTIVE = pattern("i")`
  \b(?:up-?listing|upgrade|move|transition|transfer)\b[^.;]{0,40}\b(?:is|was|became|becomes|will be|be) effective\b
  |\b(?:beg[aiu]n|begins|commenced?|commences|starts?|started) trading\b
`;
/** "upgraded to trade on the OTCQX", with the market of before in a sentence near. */
const TO_TIER = pattern("i")`
  \b(?:up-?listed|upgraded|graduated|promoted|moved up) to (?:trade |trading |be quoted |quotation )?(?:on )?${EXCHANGE}
`;
const FORMERLY_ON = pattern("i")`
  \b(?:previously|formerly|had been|prior to (?:this|that|the)[^.;]{0,40}) (?:\w+ ){0,4}(?:traded|trading|quoted|listed) (?:on|in|through) ${EXCHANGE}
  |\b(?:traded|trading|quoted|listed) (?:previously|formerly) (?:on|in|through) ${EXCHANGE}
`;
/** Both markets of a move between tiers, in one sentence or in two. */
function tiersOf({ flat, sentence, index }) {
	const named = (market, at) => ({
		value: marketName(market),
		range: rangeAt(at, market)
	});
	const move = BETWEEN_TIERS.exec(sentence.text);
	const [source, target] = [move?.[1], move?.[2]];
	if (move !== null && source !== void 0 && target !== void 0) {
		const start = sentence.start + move.index;
		return [
			move,
			named(source, start + move[0].indexOf(source)),
			named(target, start + move[0].lastIndexOf(target))
		];
	}
	const up = TO_TIER.exec(sentence.text);
	const tier = up?.[1];
	if (up === null || tier === void 0) return null;
	const from = formerMarket(flat, index);
	return from === null ? null : [
		up,
		from,
		named(tier, sentence.start + up.index + up[0].lastIndexOf(tier))
	];
}
/** The market that a sentence near says the stock was on before. */
function formerMarket(flat, index) {
	for (const { text, start } of flat.sentences.slice(Math.max(0, index - 2), index + 3)) {
		const before = FORMERLY_ON.exec(text);
		const market = before?.[1] ?? before?.[2];
		if (before === null || market === void 0) continue;
		return {
			value: marketName(market),
			range: rangeAt(start + before.index + before[0].lastIndexOf(market), market)
		};
	}
	return null;
}
/** "uplisted from the OTC Pink market to the OTCQB Venture Market": from one market over the counter to another. */
function tierMoves(context) {
	const { flat, sentence, index } = context;
	const tiers = tiersOf(context);
	if (tiers === null) return [];
	const [move, from, to] = tiers;
	if (!OVER_THE_COUNTER.test(to.value)) return [];
	const before = sentence.text.slice(0, move.index + move[0].length);
	if (UNREAL$1.test(before) || /\b(?:appl(?:y|ied)|intend\w*|plans?) (?:for|to)\b/i.test(before)) return [];
	if (plainName(from.value) === plainName(to.value)) return [];
	const date = dateNear(context, move.index, /effective|begin|began|commence/i) ?? dayBehind(flat.sentences.slice(index + 1, index + 4), TIER_EFFECTIVE, 120);
	return [actionAt(context, move, {
		type: "exchange_move",
		from,
		to,
		date
	})];
}
const BEGAN_ON = pattern("i")`
  \b(?:(?:beg[aiu]n|begins|commenced?|commences|starts?|started) (?:trading|to trade)|approved for listing)\b[^.;"]{0,40}? on ${EXCHANGE}
`;
/** "began trading on one market", where a sentence near names the exchange of before. */
function newListings(context) {
	const { flat, sentence, index } = context;
	const began = BEGAN_ON.exec(sentence.text);
	const market = began?.[1];
	if (began === null || market === void 0 || OVER_THE_COUNTER.test(market) || UNREAL$1.test(sentence.text)) return [];
	const from = formerMarket(flat, index);
	if (from === null || familyOf(from.value) === familyOf(market)) return [];
	const at = sentence.start + began.index + began[0].lastIndexOf(market);
	const to = {
		value: marketName(market),
		range: rangeAt(at, market)
	};
	const date = tradingStart(flat, index, to.value) ?? dateNear(context, began.index, /beg[aiu]n|commence|start/i);
	return date === null ? [] : [actionAt(context, began, {
		type: "exchange_move",
		from,
		to,
		date
	})];
}
function familyOf(market) {
	const name = plainName(market).replace("new york stock exchange", "nyse");
	return /^nyse (?:american|mkt|amex|alternext|arca|texas)/.test(name) ? name : name.split(" ")[0] ?? name;
}
/** "began quotation on the OTC Pink marketplace", "will be quoted on the OTCQB under the symbol". */
const QUOTED = pattern("i")`
  \b(?:beg[aiu]n|begins|commenced?|commences|commencing|start|starts|started|to be|be|been|now|is|are|was|were|qualified) (?:trading|traded|trades|to trade|quotation|quoted|to be quoted)
  (?:[^.;$]{0,60}?) (?:on|in|by|through) ${EXCHANGE}
`;
/** "trading of the common stock on Nasdaq was suspended", "delisted from the NYSE American". */
const REMOVED = pattern("i")`
  \b(?:delist\w{0,4}|suspend\w{0,4}|suspension|remov\w{0,4}|withdr[aei]w\w{0,3})\b[^.;]{0,100}?\b(?:from|on|by) ${EXCHANGE}
  |\b(?:on|from) ${EXCHANGE}[^.;]{0,60}?\b(?:was|were|been|be|will be|is) (?:suspended|delisted|removed|withdrawn)\b
`;
const REMOVED_NEAR = 4;
/** The move of a delisted stock to a market over the counter. */
function delistings(context) {
	const { sentence, flat, index } = context;
	const quoted = QUOTED.exec(sentence.text);
	const target = quoted?.[1];
	if (quoted === null || target === void 0 || !OVER_THE_COUNTER.test(target)) return [];
	if (UNREAL$1.test(sentence.text.slice(0, quoted.index + quoted[0].length))) return [];
	const from = removedFrom(flat, index);
	if (from === null) return [];
	const to = {
		value: marketName(target),
		range: rangeAt(sentence.start + quoted.index + quoted[0].lastIndexOf(target), target)
	};
	const date = tradingStart(flat, index) ?? dateNear(context, quoted.index, /effective|begin|began|commence|open/i);
	return [actionAt(context, quoted, {
		type: "exchange_move",
		from,
		to,
		date
	})];
}
/** The exchange that a sentence near says the stock was removed from. */
function removedFrom(flat, index) {
	for (const { text, start } of flat.sentences.slice(Math.max(0, index - REMOVED_NEAR), index + REMOVED_NEAR + 1)) {
		const match = REMOVED.exec(text);
		const market = match?.[1] ?? match?.[2];
		if (match === null || market === void 0 || OVER_THE_COUNTER.test(market)) continue;
		const at = start + match.index + match[0].indexOf(market);
		return {
			value: marketName(market),
			range: rangeAt(at, market)
		};
	}
	return null;
}
const ITEM_TITLE = /^item \d|Notice of Delisting or Failure/i;
const TO_MARKET = new RegExp(`\\bto (?:trade |listing |be listed )?(?:on )?(?:The )?${EXCHANGE}`, "i");
/** "to delist the common stock from one market and list it on another" */
const LIST_ON = new RegExp(`\\b(?:re-?)?list\\b[^.;]{0,60}? on ${EXCHANGE}`, "i");
/** "received approval from Nasdaq to transfer its listing from …": the second one. */
const FROM_MARKET = pattern("i")`
  (?<!\b(?:approval|notice|notification|letter|confirmation
  |received) )\bfrom (?:listing on |being listed on )?(?:The )?${EXCHANGE}
`;
const CEASED = pattern("i")`
  \b(?:ceases?|ceased|end|discontinue)\w* (?:to )?(?:be )?(?:trad(?:e|ed|ing)|list(?:ed|ing)|quot(?:ed|ation))
  (?: of [^.;]{0,60}?)? on (?:The )?${EXCHANGE}
`;
const NOTIFIED = new RegExp(`\\b(?:notified|notice to|informed) (?:The )?${EXCHANGE}`, "i");
/** A listing that is transferred from one market to another. */
function exchangeMoves(context) {
	const { sentence, flat, index } = context;
	const { text, start } = sentence;
	const move = MOVE.exec(text);
	if (move === null || UNREAL$1.test(text.slice(0, move.index + move[0].length))) return [];
	if (ITEM_TITLE.test(text.slice(0, 60)) && !/\bto (?:the )?(?:nasdaq|nyse|new york|otc)/i.test(text)) return [];
	const target = TO_MARKET.exec(text.slice(move.index)) ?? LIST_ON.exec(text.slice(move.index));
	if (target?.[1] === void 0) return [];
	const source = FROM_MARKET.exec(text) ?? CEASED.exec(text) ?? NOTIFIED.exec(text);
	const named = ({ index: at, 0: words, 1: market = "" }, offset) => ({
		value: marketName(market),
		range: rangeAt(offset + at + words.lastIndexOf(market), market)
	});
	const to = named(target, start + move.index);
	const from = source?.[1] === void 0 ? null : named(source, start);
	if (from !== null && plainName(from.value) === plainName(to.value)) return [];
	const isSought = /\b(?:appl(?:y|ied|ication)|request(?:ed)?)\b/i.test(text);
	if (isSought && !isGranted(flat, index)) return [];
	const near = isSought ? null : dateNear(context, move.index, /effective|begin|commence|transferred|opening/i);
	const date = tradingStart(flat, index, to.value) ?? near;
	return [actionAt(context, move, {
		type: "exchange_move",
		from,
		to,
		date
	})];
}
function marketName(printed) {
	return printed.replace(/ LLC$|"/g, "").replace(/^the /i, "");
}
const BEGINS$1 = pattern("gi")`
  \b(?:trading|trade|listed)\b[^;]{0,80}\b(?:beg[iau]n|commence|start)\w*\b
  |\b(?:beg[iau]n|commence|start)\w*\b[^;]{0,60}\b(?:trading|trade)\b
  |\btransfer(?:red)?\b[^;]{0,80}\b(?:effective|at the (?:opening|open))
  |\beffective\b[^;]{0,40}\b(?:opening|open)\b
`;
const GRANTED = /\b(?:approv(?:ed|al|ing)|granted|effective|completed|transferred|(?:began|begun|commenced|will begin|begins) trading)\b/i;
function isGranted(flat, index) {
	return flat.sentences.slice(Math.max(0, index - 2), index + NEAR).some(({ text }) => GRANTED.test(text));
}
const NEAR = 12;
/** "trading will begin on NYSE American at market open on June 10, 2025", in this sentence or the three after it; further on where it names the market. */
function tradingStart(flat, index, market) {
	for (const [offset, sentence] of flat.sentences.slice(index, index + NEAR).entries()) {
		if (offset > 3 && (market === void 0 || !sentence.text.toLowerCase().includes(market.toLowerCase()))) continue;
		for (const begins of sentence.text.matchAll(BEGINS$1)) {
			const from = begins.index + (/^(?:trad|listed)/i.test(begins[0]) ? begins[0].length : 0);
			const date = datesIn(sentence.text).find(({ start }) => start > from && start - begins.index < 260);
			if (date !== void 0) return dayIn(sentence, date);
		}
	}
	return null;
}

// parsers/corporate-actions/forward-splits.ts
const NOT_FORWARD = pattern("i")`
  reverse|consolidation|\badjust(?:ed|ment)? (?:for|upon|in)|\bany (?:stock|share)|\bsuch as\b|\bevent of\b
  |\bsimilar\b
`;
const NAMED = /\b(?:stock|share|forward) split\b|\bsplit of (?:the|its|our)\b|\bstock dividend\b/i;
const DECLARED = /\b(?:effected|effective|completed|approved|declared|declaration|announced|distributed|payable|paid|amended|filed)\b/i;
/** "four-for-one (4-for-1)", "3:1", "two-for-one"; which number is larger decides, not the order of the words around. */
const RATIO = new RegExp(`(?<![\\d.,:-])\\b(${NUMBER})(?:[ -]for[ -]|:)(${NUMBER})(?![\\d:%]|\\.\\d)`, "gi");
const REACH$1 = 140;
/** The day on which the new shares come, as against those of the declaration, the record and the filing. */
const COMES = pattern("i")`
  \b(?:payable|paid|distribut(?:ed|ion)|issued|become|becomes|became|take|takes|took|go|goes|went)\b
  (?=[^.;]{0,40}\b(?:on|effective|into effect|effect|about|at|as of)\b)|\b(?:was|were|is|are|be|becomes?|became) effective\b|\beffective (?:date|time|as of|on|at|upon)\b
`;
const COMES_WITHIN = 120;
/** Sentences on the same split. */
const NEXT$1 = 4;
/** Forward splits and stock dividends of several shares for one, declared or done. */
function forwardSplits(context) {
	const { text, start } = context.sentence;
	const named = NAMED.exec(text);
	if (named === null || NOT_FORWARD.test(text) || UNREAL$1.test(text) || !DECLARED.test(text) || isConditional(context)) return [];
	for (const match of text.matchAll(RATIO)) {
		const [more, fewer] = [countOf(match[1] ?? ""), countOf(match[2] ?? "")];
		if (!(more > fewer) || fewer < 1 || Math.abs(match.index - named.index) > REACH$1) continue;
		return [splitAt(context, rangeOfMatch(match, start), match.index, more, fewer)];
	}
	const percent = PERCENT.exec(text);
	const more = Number(percent?.[1] ?? 0);
	if (percent === null || more < SMALLEST_PERCENT) return [];
	const divisor = greatestDivisor(100 + more, 100);
	return [splitAt(context, rangeOfMatch(percent, start), percent.index, (100 + more) / divisor, 100 / divisor)];
}
const ON_APPROVAL = /\bsplit\b[^.;]{0,80}\b(?:subject to|conditioned (?:up)?on|contingent (?:up)?on)\b[^.;]{0,60}\bapproval\b/i;
/** "The split is subject to stockholder approval", in a sentence behind the one that announces it. */
function isConditional({ flat, index, sentence }) {
	return flat.sentences.slice(index + 1, index + NEXT$1).some(({ text, paragraph }) => paragraph === sentence.paragraph && ON_APPROVAL.test(text));
}
/** "a 100% stock dividend" is a split of two for one; a few percent are a dividend. */
const PERCENT = /\b(\d{2,3})% (?:common )?(?:stock|share) (?:dividend|distribution)\b/i;
const SMALLEST_PERCENT = 20;
function greatestDivisor(one, other) {
	return other === 0 ? one : greatestDivisor(other, one % other);
}
function splitAt(context, range, at, more, fewer) {
	const { flat, index } = context;
	const date = governedDay(context, at, /effective|payable|distributed|paid/i) ?? dayBehind(flat.sentences.slice(index + 1, index + NEXT$1), COMES, COMES_WITHIN) ?? dateNear(context, at, /effected/i);
	return {
		type: "split",
		from: {
			value: String(fewer),
			range
		},
		to: {
			value: String(more),
			range
		},
		date,
		range
	};
}

// parsers/corporate-actions/mergers.ts
const DEAL = "(?:merger|mergers|acquisition|combination|share exchange|exchange|arrangement|transactions?|amalgamation)";
const CLOSED = pattern("i")`
  \b(?:completed|consummated|closed|effected)\b[^.;]{0,140}?\b${DEAL}\b
  |\b(?:the )?${DEAL}\b[^.;]{0,60}?\b(?:was|were|has been|became) (?:completed|consummated|closed
  |effective)\b
  |\bacquired\b(?:[^.;]|\b(?:Inc|Corp|Ltd|Co)\.){0,140}?\b(?:merger agreement|agreement and plan of merger
  |share exchange agreement|arrangement agreement)\b
  |\b(?:merger|share exchange|exchange|acquisition|arrangement) agreement\b[^.;]{0,60},(?:[^.;]|\b(?:Inc|Corp|Ltd|Co)\.){0,100}?\bacquired\b
  |(?<!\b(?:will|shall|would|to) (?:be )?)\bmerged with and into\b
`;
/** "Upon the closing of the merger …": a condition, not a closing. */
const AHEAD = /\b(?:prior to|until|upon|after|before|following|subject to|unable to|fail\w*|expect\w*|anticipat\w*|will be|to be|once|when|as if)\b[^.;,]{0,60}$/i;
/** "joined from Orbital Systems, which completed its merger": a person's former employer. */
const OF_OTHERS = /\b(?:joined|joining|served|serves|serving|employed|worked)\b[^.;]{0,200}$|\bwho (?:has |had )?$|\b(?:Mr|Ms|Mrs|Dr)\.[^;]{0,200}\bwhich (?:has |had )?$/;
const SHARES = "(?:validly issued |newly issued |registered |unregistered |restricted ){0,3}(?:shares?|stock|ADSs)";
const HOLDERS = "(?:holders?|stockholders?|shareholders?|sellers?|members|owners)";
const OWN_STOCK = "(?:common stock|ordinary shares|common shares)\\b(?:, [^,;]{0,40},)? of (?:the company|the registrant|parent)|(?:company|parent) (?:common stock|ordinary shares|common shares)";
const OF_WHOM = `${SHARES} of (?:the )?(?:company|registrant|parent|our|[A-Z][\\w&-]+)(?:'s|’s)? (?:\\w+ ){0,3}?(?:common stock|ordinary shares|common shares|stock)`;
/** Up to so many characters of the same clause; the point of "0.1331" ends none. */
function upTo(characters) {
	return `(?:[^.;]|\\.(?=\\d)){0,${characters}}?`;
}
/** The acquirer's own shares as the price: converted, exchanged, issued to the holders of the other company. */
const IN_SHARES = [
	`\\b(?:converted|exchanged)\\b${upTo(260)}\\b(?:${OF_WHOM}|${OWN_STOCK})`,
	`\\bissued\\b${upTo(200)}\\b${SHARES}\\b${upTo(200)}\\b(?:to|for|in exchange)\\b${upTo(80)}\\b${HOLDERS}\\b`,
	`\\bissued to\\b${upTo(100)}\\b${HOLDERS}\\b${upTo(80)}\\b(?:shares?|common stock|ordinary shares)\\b`,
	`\\bin (?:exchange|consideration) for (?:the issuance of )?(?:an aggregate of |approximately )?[\\d,]{4,20} ${upTo(40)}\\b${SHARES}`,
	`\\bissued (?:an aggregate of |a total of |approximately )?[\\d,]{4,20} ${upTo(60)}\\b${SHARES}\\b${upTo(60)}\\b(?:upon completion|at (?:the )?closing|as (?:merger )?consideration)`,
	`\\b[\\d,]{4,20} ${upTo(60)}\\b${SHARES}\\b${upTo(80)}\\b(?:were )?issued\\b${upTo(100)}\\b${HOLDERS}\\b`
].map((pattern) => new RegExp(pattern, "i"));
const REACH = 30;
/**
* Mergers and acquisitions that closed and were paid for in shares of the registrant (Item 2.01 of Form 8-K): its share
* count grows without an offering. Cash deals, deals of the registrant's own sale for cash, and deals that are agreed but
* not closed are none.
*/
function mergers(context) {
	const { sentence, flat, index } = context;
	const { text } = sentence;
	const match = CLOSED.exec(text);
	if (match === null || AHEAD.test(text.slice(0, match.index)) || OF_OTHERS.test(text.slice(0, match.index))) return [];
	if (UNREAL$1.test(text.slice(0, match.index + match[0].length).replace(/\bpropos(?:ed|al)\b/gi, ""))) return [];
	if (/\b(?:offering|private placement|financing|sale of|divest\w*|disposition)\b/i.test(match[0])) return [];
	if (!/\bitem 2\.01\b/i.test(flat.text.slice(0, 6e4)) && !/\bmerge[rd]\b|\bbusiness combination\b|\bshare exchange\b/i.test(match[0])) return [];
	if (!isPaidInShares(flat, index)) return [];
	const date = closingDay(context, match.index);
	if (date === null) return [];
	return [actionAt(context, match, {
		type: "merger",
		from: null,
		to: null,
		date
	})];
}
const OTHER_CONVERSION = pattern("i")`
  \b(?:warrants?|options?|awards?|RSUs?|restricted stock units?
  |preferred (?:stock|shares?)) (?:\w+ ){0,6}?(?:was|were) (?:converted|exchanged)\b
  |\bsurviving (?:company|corporation|entity)\b|\bwill (?:be )?(?:issue|convert|receive|exchange)
`;
function isPaidInShares(flat, index) {
	return flat.sentences.slice(Math.max(0, index - 3), index + REACH).some(({ text }) => !OTHER_CONVERSION.test(text) && IN_SHARES.some((pattern) => pattern.test(text)));
}
const OF_AGREEMENT = /\b(?:dated|agreement|entered into|as amended|filed|announced)\b[^.;]{0,30}$/i;
/** "On December 27, 2023, the Company completed …" or "completed the acquisition on April 23, 2018": not the day of the agreement. */
function closingDay(context, at) {
	const { sentence } = context;
	const { text } = sentence;
	const usable = datesIn(text).filter(({ start }) => !OF_AGREEMENT.test(textBefore(text, start, 45)) && !OF_RECORD.test(textBefore(text, start, 60)));
	const day = usable.find(({ start, end }) => start < 30 && end < at + 40) ?? usable.find(({ start }) => /\b(?:on|effective(?: as of)?|as of) (?:\w+day, )?$/i.test(text.slice(0, start)));
	return day ? dayIn(sentence, day) : dateNear(context, at, /\b(?:completed|consummated|closed|effective)\b/i);
}
const SPUN = pattern("i")`
  \b(?:completed|consummated|effected)\b[^.;]{0,140}?\b(?:spin-?off|separation and distribution
  |separation of|separation from|distribution of (?:all|100%|approximately|the)[^.;]{0,60}?\bshares)\b
  |\b(?:the )?(?:spin-?off|separation|distribution) (?:was|were|has been|became) (?:completed|consummated
  |effective)\b
`;
const PRO_RATA = /\bpro rata\b|\bfor (?:every|each)\b[^.;]{0,80}\bshares?\b|\bholders? of record\b|\brecord date\b/i;
/** A subsidiary whose shares went to the holders of the registrant's, or the registrant's own birth of that kind. */
function spinOffs(context) {
	const { sentence, flat } = context;
	const match = SPUN.exec(sentence.text);
	if (match === null || AHEAD.test(sentence.text.slice(0, match.index)) || UNREAL$1.test(sentence.text)) return [];
	if (!PRO_RATA.test(flat.text.slice(0, 6e4))) return [];
	const date = closingDay(context, match.index);
	if (date === null) return [];
	return [actionAt(context, match, {
		type: "spin_off",
		from: null,
		to: null,
		date
	})];
}

// parsers/corporate-actions/name-changes.ts
const SUFFIX = "(?:Inc|Corp|Ltd|Co|L\\.?P|LLC|PLC|plc|N\\.V|S\\.A|AG|SE)\\b\\.?";
/** "eXample" is a name too. */
const NAME_START = "(?:The )?[a-z]?[A-Z0-9][\\w&.'-]*";
const NAME_WORD = "(?:,? (?:[A-Z0-9][\\w&.'-]*|of|and|the|&))";
const NAME$1 = `(?:"([^"]{2,90}?),?"|(${NAME_START}${NAME_WORD}{0,8}?,? ${SUFFIX}|${NAME_START}${NAME_WORD}*(?:,? ${SUFFIX})?))`;
const ISSUER = "(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|[Ii]ssuer)";
const OF_ISSUER = `(?: of (?:the |our )?${ISSUER})?(?: \\(the "[^"]{2,40}"\\))?`;
/** "change the name of the Company", "a change in its corporate name", "its name change", "the name … was changed". */
const CHANGE$1 = pattern("")`
  (?:[Cc]hang(?:e|ed|es|ing)|[Aa]mend(?:ed)?) (?:of |in )?(?:(?:the )?${ISSUER}'s |the |its |our |their )?
  (?:legal |[Cc]orporate |[Cc]ompany |registered ){0,2}[Nn]ame${OF_ISSUER}
  |[Nn]ame [Cc]hange
  |(?:name of (?:the |our )?${ISSUER}(?: \(the "[^"]{2,40}"\))?|(?:${ISSUER}'s|[Ii]ts|[Oo]ur) (?:corporate |legal )?name) (?:be|is|was|has been|had been|being|will be) (?:changed|amended)
`.source;
const FROM_TO = new RegExp(`\\b(?:${CHANGE$1})(?: for \\w+ purposes)?,? from ${NAME$1} to ${NAME$1}`, "g");
const TO = pattern("g")`
  \b(?:(?:${CHANGE$1}),? to|(?:was|were|been) renamed(?: as)?|under (?:its|the|our) new (?:corporate )?name,?(?: of)?
  |(?:is|will be) now known as) ${NAME$1}
`;
/** Who is now known by another name: a company, not a product. */
const COMPANY_BEFORE = /\b(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|[Ii]ssuer|Inc\.?|Corp\.?|Ltd\.?|PLC|plc|Trust|Group|Holdings|N\.V\.)(?: \([^()]{2,60}\))? $/;
/** Classes of shares are renamed too. */
const OF_SECURITY = /^(?:Class [A-Z] |Series \w+ |Non-?[Vv]oting )?(?:Common|Ordinary|Preferred|Preference|Convertible|Subordinate|Capital) (?:Stock|Shares?)\b/;
const FROM_BEHIND = new RegExp(`^,?"? from ${NAME$1}`);
/** The name that the parties to a merger agreement plan to give the company. */
const AT_CLOSING = pattern("i")`
  \b(?:upon|following|after|at|in connection with) (?:the )?
  (?:closing|consummation|completion|effective time)\b
`;
/** A change that the company has yet to apply for. */
const NOT_YET = pattern("i")`
  \bto (?:file|apply) for\b|\bprocess (?:of |to |for )?chang|\bplans? to change|\bappl(?:y|ied|ying) (?:for|to)\b[^.;]{0,40}\bname\b
  |\b(?:expects?|expected) to (?:\w+ )?(?:file|initiate|begin the|start the)\b
`;
/** Funds, subsidiaries and plans change their names too. */
const OTHER_NAME = pattern("i")`
  \b(?:subsidiar(?:y|ies)|plan|fund|trust account|bank subsidiary|division|product|brand
  |domain name)\b[^.;]{0,60}\bname\b
`;
/** "Elm Advisors LLC, our investment adviser, … changed its name": a company beside the registrant. */
const OTHER_COMPANY = pattern("")`
  \b(?:LLC|LLP|L\.?P\.?|Inc\.?|Corp\.?|Ltd\.?|N\.A\.?|Company|Corporation|Limited)(?: \([^()]{2,60}\))?, (?:our|its|the (?:Company|Fund|Trust|Partnership|Corporation)'s|an? (?:wholly[- ]owned |majority[- ]owned )?subsidiary)\b
  [^.;]{3,60},
  |\b(?:[Oo]ur|[Ii]ts|the (?:Company|Fund|Trust|Partnership|Corporation)'s) (?:[\w-]+ ){0,4}(?:customer|supplier|partner|lender|tenant|landlord|licensee|licensor|affiliate|shareholder|stockholder|parent|investee|competitor|auditor|accountant|firm|adviser|advisor|manager|sponsor|trustee|agent|depositary|bank),
`;
const BARE_CHANGE = pattern("i")`
  \b(?:effective(?:ness)?|announced|completed|became effective)\b[^.;]{0,80}
  \b(?:change (?:of|in) (?:its |our |the )?(?:corporate |company )?name|name change)\b
`;
/** Changes of the registrant's name that a sentence states, with both names where they are printed. */
function nameChanges(context) {
	const { flat, sentence } = context;
	const { text } = sentence;
	if (!/\bname\b|renamed|\bknown as\b/i.test(text) || UNREAL$1.test(text) || OTHER_COMPANY.test(text)) return [];
	if (AT_CLOSING.test(text) && /\b(?:will|shall|to be)\b/i.test(text) && datesIn(text).length === 0) return [];
	if (NOT_YET.test(text)) return [];
	const found = renamesIn(context).filter((rename) => !OTHER_NAME.test(text.slice(0, rename.match.index + rename.match[0].length)) && mayBeRegistrant(flat, rename)).map(({ match, from, to }) => actionAt(context, match, {
		type: "name_change",
		from: from ?? subjectOf(sentence, match.index, to) ?? announcerIn(sentence, match.index, to) ?? formerName(flat),
		to,
		date: definedDay(context) ?? dateNear(context, match.index, /effective|effect|filed|changed/i),
		isAtClosing: AT_CLOSING.test(text)
	}));
	if (found.length > 0) return found;
	const bare = BARE_CHANGE.exec(text);
	const [former, current] = [formerName(flat), registrantName(flat)];
	if (bare === null || OTHER_NAME.test(text) || former === null || current === null) return [];
	const date = dateNear(context, bare.index, /effective/i);
	const rename = actionAt(context, bare, {
		type: "name_change",
		from: former,
		to: current,
		date
	});
	const symbol = /\b(?:ticker|trading|stock) symbol\b/i.test(text) ? coverSymbol(flat) : null;
	return symbol === null ? [rename] : [rename, {
		...rename,
		type: "ticker_change",
		from: null,
		to: symbol
	}];
}
/** Whether one of two names is on the cover, where it has the registrant's; of a new name alone nobody can tell. */
function mayBeRegistrant(flat, { from, to }) {
	const cover = [registrantName(flat), formerName(flat)].flatMap((one) => one === null ? [] : [keyOf(one.value)]);
	if (cover.length === 0 || from === null) return true;
	return [from, to].some(({ value }) => cover.some((name) => name.includes(keyOf(value)) || keyOf(value).includes(name)));
}
/** A name without its legal form. */
function keyOf(name) {
	return plainName(name).replace(/(?: (?:inc|corp|corporation|ltd|limited|co|company|llc|plc|lp|l p|n v|s a)){1,3}$/, "");
}
/** The changes that the words state, each once: with both names, else with the new one. */
function renamesIn({ sentence: { text, start } }) {
	const named = (match, name, at) => {
		const value = trimName(name);
		return {
			value,
			range: rangeAt(start + match.index + at, value)
		};
	};
	const both = [...text.matchAll(FROM_TO)].flatMap((match) => {
		const [words, quotedFrom, plainFrom, quotedTo, plainTo] = match;
		const [from, to] = [quotedFrom ?? plainFrom, quotedTo ?? plainTo];
		if (from === void 0 || to === void 0) return [];
		return [{
			match,
			from: named(match, from, words.indexOf(from)),
			to: named(match, to, words.lastIndexOf(to))
		}];
	});
	const only = [...text.matchAll(TO)].flatMap((match) => {
		const [words, quoted, plain] = match;
		const to = quoted ?? plain;
		if (to === void 0 || OF_SECURITY.test(to) || both.some((other) => overlap(other.match, match))) return [];
		if (words.includes("known as") && !COMPANY_BEFORE.test(text.slice(0, match.index))) return [];
		const behind = FROM_BEHIND.exec(text.slice(match.index + words.length));
		const from = behind?.[1] ?? behind?.[2];
		const fromAt = words.length + (behind?.[0].indexOf(from ?? "") ?? 0);
		return [{
			match,
			from: from === void 0 ? null : named(match, from, fromAt),
			to: named(match, to, words.lastIndexOf(to))
		}];
	});
	return [...both, ...only].sort((a, b) => a.match.index - b.match.index);
}
function overlap(one, other) {
	return one.index < other.index + other[0].length && other.index < one.index + one[0].length;
}
const ANNOUNCER = pattern("")`
  (?:^|[-,] |\b(?:of|by) )(?:[Tt]oday,? )?(?:((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Ltd|Limited|Co|LLC|PLC|plc|N\.V|S\.A|[A-Z][a-z]\w+)\b\.?),? \(
  (?=(?:the |")|[^()]{0,40}(?:NASDAQ|Nasdaq|NYSE|OTC|TSX))
  |(${"(?:[A-Z0-9][\\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Company|Ltd|Limited|Co|LLC|PLC|plc|N\\.V|S\\.A|Holdings|Group|Trust)\\b\\.?"}) (?:has |today |also )*(?=(?:announced|filed|amended|approved|adopted|received)\b))
`;
/** "Halden Robotics, Inc. (Nasdaq: HLDN), a maker of robots, announced a name change": the name it had, if that is not the new one. */
function announcerIn({ text, start }, at, to) {
	const from = datesIn(text).find((date) => date.start < 40 && date.end < at)?.end ?? 0;
	const before = text.slice(from, at);
	const match = ANNOUNCER.exec(before);
	const name = (match?.[1] ?? match?.[2])?.replace(/^(?:Board of )?Directors of (?:the )?/, "");
	if (match === null || name === void 0 || NO_NAME.test(name)) return null;
	if (!ANNOUNCED.test(before.slice(match.index))) return null;
	if (plainName(name) === plainName(to.value)) return null;
	return {
		value: name,
		range: rangeAt(start + from + match.index + match[0].indexOf(name), name)
	};
}
/** What a comma cut off, and words for a company. */
const NO_NAME = /^(?:(?:the|our|its) |(?:Inc|Corp|Ltd|Co|LLC|PLC|plc|N\.V|S\.A)\b\.?$)/i;
const ANNOUNCED = /\b(?:announce[ds]?|received|filed|amended|approved|adopted)\b/i;
const SUBJECT_BEFORE = pattern("")`
  (?:^|[,;] |\b(?:that|and|whereby) )((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp
  |Corporation|Ltd|Limited|Company|Co|LLC|PLC|plc|N\.V|S\.A|Holdings|Group
  |Trust)\b\.?)(?: \([^()]{2,60}\))?(?:, (?:the|an?|which) [^,;.]{2,80})?,? (?:has |legally |formally |officially )*(?:(?:announced|completed|effected) (?:an? |its |the )?(?:previously announced |corporate |legal ){0,2})?$
`;
/** "Oak Acquisition Corp. I changed its jurisdiction … and changed its name": the subject of the first verb. */
const SUBJECT_AHEAD = pattern("")`
  (?:^|[,;] |\b(?:that|and|whereby) )((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp|Corporation|Ltd|Limited|Company|Co|LLC|PLC|plc|N\.V|S\.A|Holdings|Group|Trust)\b\.?(?: [IVX]{1,4}\b)?)
  (?: \([^()]{2,60}\))? (?:has |also )?(?:changed|filed|amended|effected|completed|domesticated|continued)\b[^.;]{0,160}\band (?:has |also )?$
`;
/** "Effective March 18, 2024, Halden Robotics Corporation (the "Company") changed its name": the name it had. */
function subjectOf({ text, start }, at, to) {
	const day = datesIn(text).findLast(({ end }) => end <= at)?.end ?? 0;
	const from = Math.max(day, at - 260, 0);
	const before = text.slice(from, at);
	const match = SUBJECT_BEFORE.exec(before) ?? SUBJECT_AHEAD.exec(before);
	const name = match?.[1]?.trim();
	if (match === null || name === void 0 || name.length < 6 || /^the company$/i.test(name) || NO_NAME.test(name)) return null;
	if (plainName(name) === plainName(to.value)) return null;
	return {
		value: name,
		range: rangeAt(start + from + match.index + match[0].indexOf(name), name)
	};
}
/** "The Name Change became effective on January 6, 2025.", within three sentences of the one that defines it. */
function definedDay({ flat, index }) {
	const next = flat.sentences.slice(index + 1, index + 4);
	return dayBehind(next, CHANGE_EFFECTIVE$1, 180) ?? filedAndEffective(next);
}
const UPON_FILING = /^,? (?:and|which) (?:\w+ ){0,2}(?:was|is|became) (?:\w+ )?effective (?:upon|on|as of|at|immediately)\b/i;
/** "The amendment was filed with the Department on December 12, 2024 and was effective upon filing." */
function filedAndEffective(sentences) {
	for (const sentence of sentences) {
		if (!/\b(?:amendment|articles|certificate)\b/i.test(sentence.text)) continue;
		const date = datesIn(sentence.text).find(({ end }) => UPON_FILING.test(sentence.text.slice(end, end + 80)));
		if (date !== void 0) return dayIn(sentence, date);
	}
	return null;
}
const CHANGE_EFFECTIVE$1 = pattern("i")`
  \b(?:name change|change of (?:corporate |company )?name|(?:charter |certificate of |articles of )?amendment)\b[^.;]{0,60}\b(?:became|become|becomes|is|was|will be|went|took|take
  |takes)\b[^.;]{0,20}\beffect(?:ive)?\b
`;
function trimName(name) {
	const trimmed = name.replace(/^(?:the name )/, "").replace(/(?:,? (?:and|of|the|&)|(?<![,\s]))[,\s]*$/, "");
	return /\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A)\.$/i.test(trimmed) ? trimmed : trimmed.replace(/\.$/, "");
}

// parsers/corporate-actions/symbol-changes.ts
/** A symbol in quotes, or right behind its name: `under "ABCD"`, `the new ticker symbol ABCD`. */
const SYMBOL$1 = pattern("g")`
  ["']([A-Z]{1,5}(?:(?:[.-][A-Z]{1,2}){1,2}| WS?)?)[,.;]?["']
  |\b(?:symbol|ticker)s?,? (?:(?:is|of|to|from|be) )?([A-Z]{2,5})(?=[,.;)]? (?![A-Z]{2})|[.;,]?$)
  |\bfrom ([A-Z]{2,5})(?= to [A-Z]{2,5}(?:[,.; ]|$))|(?<=\bfrom [A-Z]{2,5}) to ([A-Z]{2,5})(?=[,.; ]|$)
`;
/** Markets stand between "from" and "to" as well. */
const NO_SYMBOL = /^(?:NYSE|NASDAQ|AMEX|OTC\w*|TSX|TSXV|CSE|LSE|CUSIP|SEC|INC|CORP|LTD|LLC|PLC)$/;
/** `(NASDAQ: ABCD)` behind a company's name. */
const IN_PARENTHESES = /\((?:[^()]{0,40}; ?)?(?:NASDAQ|Nasdaq|NYSE|OTC|CBOE|Cboe)[\w ]{0,20}: ?"?([A-Z]{1,5}(?:\.[A-Z]{1,2})?)"?\)/g;
/** Up to the day of the change: "will trade under "ABCD" until March 14". */
const UNTIL = /^[^.;"]{0,40}\buntil\b/i;
/** `on the OTCQX Best Market (the "OTC")`: a short name. */
const SHORT_NAME = /\((?:the |collectively,? (?:the )?|each,? an? |together,? (?:the )?)?$/i;
const OF_TRADING = /\b(?:symbols?|tickers?|trad(?:e|es|ed|ing)|quoted|listed)\b/i;
/** What precedes a symbol says whose it is: the last of these words before it counts. */
const ROLES = [["former", pattern("gi")`
      \b(?:previously|formerly|former|prior|old|currently|current|existing|continues? to (?:trade|be (?:listed|traded|quoted))|in lieu of|in place of|instead of|rather than|replac(?:e|es|ed|ing)
      |ceased?|(?:has|have|had) (?:been |previously )?(?:listed|traded|quoted|trading)|from|was (?:listed|traded|quoted))\b
    `], ["new", pattern("gi")`
      \b(?:new(?! (?:york|jersey|mexico|hampshire)\b)|(?:begin|began|begins|commence|commences|commenced|start|started|starts)
      (?:trading|to trade)?|(?<!\bcontinues? )(?:will|to) (?:be |now )?(?:trade|traded|listed|quoted|change)|now (?:trad(?:es|ing|ed)|quoted|listed)|approved for listing|changed|to)\b
    `]];
/** The symbol on the over-the-counter market is often the old one with a letter. */
const LETTER_ADDED = /\b(?:OTC\w*|over-the-counter|pink|expert market)\b/i;
/** What may be, is proposed or sought: no change of symbol yet. "may" with a capital is the month. */
const UNREAL = /\b(?:may (?!\d)|might|could|would(?! be effective)|if|whether|proposes?|proposed|intends? to|plans? to|seek(?:s|ing)?|unless|in the event|no assurance|eligible to|consider\w*|reserved)\b/i;
/** "D" is added for twenty days after a split; it is no new symbol. */
const TEMPORARY = /^ ?(?:designation|suffix|will be (?:appended|added))/i;
/**
* Changes of ticker symbols: the symbols of a sentence, and of those around it, by the words before each. Lists of
* shares' and warrants' symbols pair by their order or their suffix: "DFNI" and "DFNIW" become "AXTC" and "AXTCW".
*/
function tickerChanges(context) {
	const { sentence, flat } = context;
	const own = symbolsIn(sentence);
	const former = own.filter(({ role }) => role === "former");
	const asNew = own.filter(({ role }) => role === "new");
	const renewed = asNew.length === 0 && former.length > 0 ? own.filter(({ role }) => role === "current") : asNew;
	if (renewed.length === 0) return [];
	const around = former.length > 0 ? [] : formerAround(context).filter(({ value }) => isOfClass(sentence.text, value));
	const says = /\b(?:symbol|ticker)s?\b[^.;"]{0,120}\b(?:chang\w+|new)\b|\bnew\b[^.;"]{0,24}\b(?:symbol|ticker)\b|\bchang\w+\b[^.;"]{0,60}\b(?:symbol|ticker)/i.test(sentence.text);
	const isDelisted = LETTER_ADDED.test(sentence.text) && /\bsuspen|\bdelist/i.test(flat.text);
	const found = [];
	for (const [index, to] of renewed.entries()) {
		const listed = isDelisted ? coverSymbol(flat) : null;
		const known = pairOf(to, index, renewed, former.length > 0 ? former : around) ?? listed;
		const other = (says || to.role === "new" && NEW_SYMBOL.test(flat.text.slice(0, LONGEST_HEAD))) && index === 0 ? otherThan(to, onlyInParentheses(flat) ?? coverSymbol(flat)) : null;
		const from = known ?? other;
		if (from === null && !says && !isDelisted) continue;
		if (from !== null && isOtherClass(from.value, to.value) && !LETTER_ADDED.test(sentence.text)) continue;
		const at = to.range.start - sentence.start;
		const date = governedDay(context, at, /effective|begin|began|commence|trading|trade|\bopen\b|opening|changed/i) ?? dayBehind(flat.sentences.slice(context.index + 1, context.index + NEXT), CHANGE_EFFECTIVE, 120) ?? dateNear(context, at, BEGINS);
		const isMain = index === 0;
		found.push({
			type: "ticker_change",
			from,
			to: {
				value: to.value,
				range: to.range
			},
			date,
			range: to.range,
			isMain
		});
	}
	return found;
}
/** The symbol that stands behind the company's name, where no other company's does. */
function onlyInParentheses({ text }) {
	const found = [...text.slice(0, 3e4).matchAll(IN_PARENTHESES)];
	const [first] = found;
	if (first === void 0 || new Set(found.map(([, value]) => value)).size > 1) return null;
	const value = first[1] ?? "";
	return {
		value,
		range: rangeAt(first.index + first[0].lastIndexOf(value), value)
	};
}
/** The title of a release, and what its first sentences announce. */
const LONGEST_HEAD = 1500;
const NEW_SYMBOL = pattern("i")`
  \bnew (?:nasdaq |nyse |stock |ticker |trading |stock ticker ){0,2}(?:symbol|ticker)\b
  |\b(?:symbol|ticker)(?: symbol)? change\b|\bchang\w+ (?:of |in |its |the ){0,2}(?:stock |ticker |trading ){0,2}(?:symbol|ticker)\b
`;
/** Sentences on the same change. */
const NEXT = 3;
const CHANGE_EFFECTIVE = /\b(?:symbol|ticker)(?: symbol)? changes?\b[^.;]{0,60}\b(?:was|were|is|are|be|became|becomes?|take|took|takes|went|go) (?:in ?to )?effect/i;
const BEGINS = /effective|begin|began|commence|trading|trade|\bopen\b|opening/i;
/** The day on which trading under a new symbol begins, where a title or an earlier sentence names the symbol without it. */
function datedLater(flat, action) {
	const symbol = `"${action.to?.value ?? ""}`;
	for (const [index, sentence] of flat.sentences.entries()) {
		const at = sentence.text.indexOf(symbol);
		if (at < 0 || !BEGINS.test(sentence.text) || UNREAL.test(sentence.text)) continue;
		const date = dateNear({
			flat,
			sentence,
			index
		}, at, BEGINS);
		if (date !== null) return {
			...action,
			date: {
				...date,
				isOwn: false
			}
		};
	}
	return action;
}
const OTHER_CLASS = /\b(?:warrants?|units?|rights|preferred (?:stock|shares?))\b/i;
const OWN_CLASS = /\b(?:common stock|common shares?|ordinary shares?|common units?|ADSs?)\b/i;
/** A sentence on the warrants alone does not give them the shares' former symbol. */
function isOfClass(sentence, symbol) {
	if (!OTHER_CLASS.test(sentence) || OWN_CLASS.test(sentence)) return true;
	return symbol.length > 4 || /[ .-]/.test(symbol);
}
/** Suffixes of warrants, units, rights and preferred shares. */
const CLASS_SUFFIX = /^[.-]?(?:W[ST]?|U|R|Z|P\w?)$/;
function isOtherClass(one, other) {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return one === other || long.startsWith(short) && CLASS_SUFFIX.test(long.slice(short.length));
}
function otherThan(to, other) {
	return other === null || other.value === to.value ? null : other;
}
function symbolsIn({ text, start }) {
	if (!OF_TRADING.test(text) || UNREAL.test(text)) return [];
	const mentions = [];
	let from = 0;
	for (const match of text.matchAll(SYMBOL$1)) {
		const value = match.slice(1).find((group) => group !== void 0);
		const end = match.index + match[0].length;
		if (value === void 0 || NO_SYMBOL.test(value) || TEMPORARY.test(text.slice(end))) continue;
		if (match[1] !== void 0 && SHORT_NAME.test(textBefore(text, match.index, 24)) && text.charAt(end) === ")") continue;
		const at = match.index + match[0].lastIndexOf(value);
		const between = text.slice(Math.max(from, at - 200), match[1] === void 0 ? at : match.index);
		const printed = mentions.length > 0 && /^,? ?(?:and|or|,|&)? ?$/i.test(between) ? mentions.at(-1)?.role ?? "current" : roleOf(between, mentions.at(-1)?.role ?? null);
		const role = UNTIL.test(text.slice(end)) ? "former" : printed;
		mentions.push({
			value,
			role,
			range: rangeAt(start + match.index + match[0].lastIndexOf(value), value)
		});
		from = end;
	}
	return mentions;
}
/** The role by the words before a symbol; the "to" of "from … to …" counts only right before it or behind a former one. */
function roleOf(before, last) {
	let best = null;
	for (const [role, words] of ROLES) for (const match of before.matchAll(words)) {
		if (/^to$/i.test(match[0]) && last !== "former" && !/\bchang\w+\b/i.test(before)) continue;
		if (/^from$/i.test(match[0]) && last !== "new" && !/\b(?:symbol|ticker|chang\w+)\b/i.test(before)) continue;
		if (best === null || match.index > best.at) best = {
			role,
			at: match.index
		};
	}
	return best?.role ?? (/\bunder\b/i.test(before) ? "current" : last ?? "current");
}
/** The former symbols that the two sentences before or after name as such. */
function formerAround({ flat, index }) {
	const others = [
		index - 1,
		index + 1,
		index - 2,
		index + 2
	].map((at) => flat.sentences[at]);
	for (const other of others) {
		const former = other === void 0 ? [] : symbolsIn(other).filter(({ role }) => role === "former");
		if (former.length > 0) return former;
	}
	return [];
}
/** The former symbol of the same class: in lists of one length by order, else by suffix. */
function pairOf(to, index, renewed, former) {
	const distinct = former.filter(({ value }) => !renewed.some((other) => other.value === value));
	const pair = distinct.length === renewed.length ? distinct[index] : distinct.find((one) => classOf(one, distinct) === classOf(to, renewed));
	return pair === void 0 ? null : {
		value: pair.value,
		range: pair.range
	};
}
/** "W" of "ABCDW" beside "ABCD"; empty for the shares. */
function classOf({ value }, beside) {
	const base = beside.find((other) => other.value !== value && value.startsWith(other.value));
	return base === void 0 ? "" : value.slice(base.value.length);
}

// parsers/corporate-actions/tabled-changes.ts
const OLD = "(?:current|former|old|previous|prior|existing)";
const SYMBOL = "(?:stock |ticker |trading |market )*(?:symbol|ticker)(?:\\(s\\)|s)?(?: symbol)?";
const NAME = "(?:company |corporate |legal |issuer )*name";
/** What a label or a column head says of its value. */
const LABELS = [
	[
		"ticker_change",
		"from",
		new RegExp(`^${OLD} ${SYMBOL}:?$`, "i")
	],
	[
		"ticker_change",
		"to",
		new RegExp(`^new ${SYMBOL}:?$`, "i")
	],
	[
		"name_change",
		"from",
		new RegExp(`^${OLD} ${NAME}:?$`, "i")
	],
	[
		"name_change",
		"to",
		new RegExp(`^new ${NAME}:?$`, "i")
	],
	[
		null,
		"date",
		/^(?:market )?(?:effective|first trading) (?:date|day)(?: of (?:the )?change)?:?$/i
	]
];
const TICKER = /^"?([A-Z]{1,5}(?:[.-][A-Z]{1,2}| (?:WS|U|R|RT))?)"?$/;
const LONGEST_NAME = 90;
/** Tables of changes: a row per label ("New Symbol", then the symbol), or a row per security under the two symbols' heads. */
function tabledChanges(flat) {
	const found = [];
	let rows = [];
	let lead = null;
	const close = () => {
		if (rows.length > 0) found.push(...changesIn(rows, lead));
		rows = [];
	};
	for (const sentence of flat.sentences) if (sentence.text.includes("	")) rows.push(sentence);
	else {
		close();
		lead = sentence;
	}
	close();
	return found;
}
function changesIn(rows, lead) {
	const head = rows.findIndex((row) => sidesOf(cellsOf(row)).filter(({ kind }) => kind !== null).length >= 2);
	return head < 0 ? labeledChanges(rows) : columnChanges(rows.slice(head), lead);
}
function cellsOf({ text, start }) {
	let at = start;
	return text.split("	").map((cell) => {
		const from = at + (cell.length - cell.trimStart().length);
		at += cell.length + 1;
		return {
			text: cell.trim(),
			start: from
		};
	});
}
function sidesOf(cells) {
	return cells.flatMap(({ text }, column) => {
		const label = LABELS.find(([, , pattern]) => pattern.test(text));
		return label === void 0 ? [] : [{
			kind: label[0],
			side: label[1],
			column
		}];
	});
}
/** "New Symbol: | PCMT" */
function labeledChanges(rows) {
	const values = /* @__PURE__ */ new Map();
	let date = null;
	for (const row of rows) {
		const cells = cellsOf(row).filter(({ text }) => text !== "");
		const [label, value] = cells;
		if (label === void 0 || value === void 0 || cells.length !== 2) continue;
		const [side] = sidesOf([label]);
		if (side === void 0) continue;
		if (side.kind === null) date ??= dayOfCell(row, value);
		else {
			const named = namedIn(side.kind, value);
			if (named !== null) values.set(`${side.kind} ${side.side}`, named);
		}
	}
	return ["name_change", "ticker_change"].flatMap((type) => changeOf(type, values.get(`${type} from`), values.get(`${type} to`), date));
}
/** "Security | Former Symbol | New Symbol", with the day in the sentence above where no column has it. */
function columnChanges([head, ...rows], lead) {
	if (head === void 0) return [];
	const sides = sidesOf(cellsOf(head));
	const width = cellsOf(head).length;
	const days = lead === null ? [] : datesIn(lead.text);
	const above = lead !== null && days[0] !== void 0 && days.length === 1 ? dayIn(lead, days[0]) : null;
	return rows.flatMap((row, index) => {
		const cells = cellsOf(row);
		if (cells.length !== width) return [];
		const cellOf = (kind, side) => cells[sides.find((one) => one.kind === kind && one.side === side)?.column ?? -1];
		const day = cellOf(null, "date");
		const date = (day && dayOfCell(row, day)) ?? above;
		return ["name_change", "ticker_change"].flatMap((kind) => {
			const [from, to] = [cellOf(kind, "from"), cellOf(kind, "to")];
			return changeOf(kind, from && namedIn(kind, from), to && namedIn(kind, to), date).map((change) => index === 0 ? change : {
				...change,
				isMain: false
			});
		});
	});
}
function namedIn(kind, { text, start }) {
	if (kind === "name_change") return text.length > 2 && text.length < LONGEST_NAME ? {
		value: text,
		range: rangeAt(start, text)
	} : null;
	const value = TICKER.exec(text)?.[1];
	return value === void 0 ? null : {
		value,
		range: rangeAt(start + text.indexOf(value), value)
	};
}
function dayOfCell(row, { text, start }) {
	const date = datesIn(text)[0];
	const offset = start - row.start;
	return date === void 0 ? null : dayIn(row, movedBy(date, offset));
}
function movedBy(date, offset) {
	return {
		...date,
		start: date.start + offset,
		end: date.end + offset
	};
}
function changeOf(type, from, to, date) {
	if (to == null || from == null || plainName(from.value) === plainName(to.value)) return [];
	return [{
		type,
		from,
		to,
		date,
		range: to.range
	}];
}

// parsers/corporate-actions/actions.ts
const ACTION_WORDS = /\bname\b|renamed|symbol|ticker|\btrad(?:e|es|ed|ing)\b|\bquoted\b|\b(?:de|re-?|up-?)?list(?:ed|ing|s)?\b|business combination|\bmerged\b|\bsplits?\b|stock dividend|\bknown as\b|\b(?:completed|consummated|closed|effected|acquired|effective)\b|\bADSs?\b|American Depositary/i;
const READERS = [
	nameChanges,
	tickerChanges,
	exchangeMoves,
	uplistings,
	tierMoves,
	newListings,
	delistings,
	closings,
	forwardSplits,
	mergers,
	spinOffs,
	adsRatioChanges
];
/** Ticker, name and exchange changes, de-SPAC closings and forward splits that the sentences of a document state. */
function readActions(flat) {
	const found = [];
	for (const [index, sentence] of flat.sentences.entries()) {
		if (!ACTION_WORDS.test(sentence.text)) continue;
		const context = {
			flat,
			sentence,
			index
		};
		for (const action of READERS.flatMap((read) => read(context))) add(found, action);
		if (found.length > 40) break;
	}
	for (const action of tabledChanges(flat)) add(found, action);
	const rename = found.find(({ type }) => type === "name_change");
	const hasClosing = found.some(({ type }) => type === "despac_closing");
	return found.filter(({ type }) => !hasClosing || type !== "merger").map((action) => atClosing(action, found)).map((action) => besideOther(action, found)).map((action) => action.type === "ticker_change" && action.date === null ? datedLater(flat, action) : action).map((action) => action.type === "despac_closing" && rename !== void 0 ? {
		...action,
		from: action.from ?? rename.from,
		to: rename.to ?? action.to
	} : action);
}
/** "In connection with the closing, … changed its name": on the day of the closing. */
function atClosing(action, found) {
	const closing = found.find(({ type }) => type === "despac_closing" || type === "merger");
	if (action.type !== "name_change" || action.date !== null || !action.isAtClosing || !closing?.date) return action;
	return {
		...action,
		date: {
			...closing.date,
			isOwn: false
		}
	};
}
/** The warrants' symbol changes with the shares'. */
function besideOther(action, found) {
	const other = found.find(({ type, date }) => type === action.type && date !== null);
	if (action.type !== "ticker_change" || action.date !== null || !other?.date) return action;
	return {
		...action,
		date: {
			...other.date,
			isOwn: false
		},
		isMain: false
	};
}
/** One action each: a later sentence adds what the first one lacks. */
function add(found, action) {
	const at = found.findIndex((other) => other.type === action.type && isSame(other, action));
	const known = found[at];
	if (known === void 0) found.push(action);
	else {
		const date = action.date?.isOwn && !known.date?.isOwn ? action.date : known.date ?? action.date;
		const from = fuller(known, known.from, action.from);
		found[at] = {
			...known,
			from,
			to: fuller(known, known.to, action.to),
			date
		};
	}
}
function isSame(a, b) {
	const agree = a.type === "exchange_move" ? isSameMarket : agrees;
	return agree(a.to, b.to) && agree(a.from, b.from);
}
function agrees(a, b) {
	return a === null || b === null || plainName(a.value) === plainName(b.value);
}
/** "Nasdaq" in a title is the "Nasdaq Global Market" of the text. */
function isSameMarket(a, b) {
	if (a === null || b === null) return true;
	const [one, other] = [marketOf(a), marketOf(b)];
	return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}
function marketOf({ value }) {
	const name = plainName(value).replace("new york stock exchange", "nyse");
	return name === "nasdaq stock market" ? "nasdaq" : name === "nyse" ? "nyse main" : name;
}
/** The name that says more: of a market the longer one. */
function fuller({ type }, known, other) {
	if (known === null || other === null) return known ?? other;
	return type === "exchange_move" && marketOf(other).length > marketOf(known).length ? other : known;
}
const CLOSING = pattern("i")`
  \b(?:consummated|completed|closed|consummation of|completion of
  |closing of)\b[^.;]{0,90}\bbusiness combination\b
  |\bbusiness combination\b[^.;]{0,120}\b(?:was|were|has been|been) (?:consummated|completed|closed)\b
`;
const AHEAD_OF = pattern("i")`
  \b(?:prior to|until|following|upon|after|before|in connection with|subject to|unable to|fail\w*|initial
  |an?|expected|anticipated|extend\w*|simultaneous\w*) (?:the )?(?:consummation|completion|closing) of\b
`;
const BLANK_CHECK = /trust account|special purpose acquisition|blank check|domestication|SPAC\b|Acquisition (?:Corp|Company|Co\b|Inc)/i;
function closings(context) {
	const { sentence, flat } = context;
	const { text } = sentence;
	const match = CLOSING.exec(text);
	if (match === null) return [];
	if (UNREAL$1.test(text.slice(0, match.index + match[0].length)) || AHEAD_OF.test(text)) return [];
	const head = flat.text.slice(0, 6e4);
	if (!/\b5\.06\b|shell company status/i.test(head) || !BLANK_CHECK.test(head)) return [];
	const date = dateNear(context, match.index, /\bon\b|consummated|completed|closing date/i);
	if (date === null) return [];
	const [from, to] = [formerName(flat), registrantName(flat)];
	return [actionAt(context, match, {
		type: "despac_closing",
		from,
		to,
		date
	})];
}

// parsers/corporate-actions/unread-actions.ts
/** What happened to a name, symbol, listing or share, in the past tense or with "will". */
const CHANGE = pattern("i")`
  \b(?:changed|changes|change|will change|amended)\b[^.;]{0,60}\b(?:name|ticker|(?:trading|stock|ticker) symbol)\b
  |\bnew (?:ticker|trading|stock) symbol\b|\bname change\b[^.;]{0,60}\beffective\b
  |\b(?:transferred|will transfer)\b[^.;]{0,60}\blisting\b
  |\b(?:forward|two-for-one|three-for-one|four-for-one) (?:stock |share )?split\b
`;
/** Item titles, agreements, and what others or plans do. */
const OTHER = /^item \d|notice of delisting or failure|\bsubsidiar|\bplan\b|\bno change\b|\bnot change\b|\badjust/i;
const SHOWN = 3;
const MOST$1 = 20;
/** What a document in which no action was found says of changes; null where there is nothing. */
function unreadActions(flat) {
	const found = [];
	for (const { text } of flat.sentences) {
		const change = CHANGE.exec(text);
		if (change === null || UNREAL$1.test(text) || OTHER.test(text)) continue;
		found.push(text.slice(Math.max(0, change.index - 30), change.index + 80).trim());
		if (found.length >= MOST$1) break;
	}
	if (found.length === 0) return null;
	const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
	const [statements, were] = found.length === 1 ? ["statement", "was"] : ["statements", "were"];
	const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : "";
	return {
		code: "corporate-actions-not-read",
		message: `no corporate action was read, but ${found.length} ${statements} of a change ${were} not used: ${shown.join(", ")}${more}`
	};
}

// parsers/corporate-actions/corporate-actions.v3.ts
const PARSER = {
	id: "corporate-actions",
	version: 3,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Changes of name, ticker and exchange, de-SPAC closings (Items 2.01 and 5.06 of Form 8-K) and forward splits, from
* current reports and their press releases. `from` and `to` are names, symbols, markets, or shares of a split. Reverse
* splits are reverse-splits'.
*
* Confidence by evidence: 0.9 for names and symbols that the document has in a second place, such as its cover, 0.8 else and
* for further symbols of a row; dates 0.9 where a word of effect governs them beside such a name, 0.75 where none does.
*/
const corporateActionsV3 = {
	...PARSER,
	dependsOn: [],
	appliesTo: (submission) => mainAndExhibits(submission, CURRENT_REPORTS, /^EX-99/),
	parse(_submission, document) {
		const unread = rejectedUnread(HEAD, document);
		if (unread !== null) return unread;
		const flat = flatTextOf(document, "rows");
		const members = listMembersOf(flat, "corporateActions", readActions(flat).map((action) => statedAction(flat, action)));
		if (members.list.length > 0) return statedOutcome(HEAD, { corporateActions: members.list }, members);
		const notUsed = unreadActions(flat);
		return statedOutcome(HEAD, {}, members, [], notUsed === null ? [] : [notUsed]);
	},
	rows: (outcome, filing) => [{
		table: "dilution.corporate_actions",
		rows: corporateActionRows(outcome, filing)
	}]
};
/** Confidence by evidence (`docs/evidence.md`): what the document says in another place too, and what its items report. */
function statedAction(flat, action) {
	const { type, range, from, to, date } = action;
	const isMain = action.isMain !== false && !isHistory(flat);
	const places = (one) => type === "split" ? ratioPlaces(flat, action) : placesOf(flat, one);
	const named = (one) => one && {
		...one,
		confidence: isMain ? confidenceOf(places(one)) : .8
	};
	const [source, target] = [named(from), named(to)];
	const isSure = isMain && (type === "despac_closing" || type === "merger" || [source, target].some((one) => one !== null && one.confidence >= .9));
	const day = date && (date.isOwn ? confidenceOf(isSure ? ["place"] : []) : Math.min(.8, .75));
	return {
		type: {
			value: type,
			range,
			confidence: isSure ? confidenceOf(["section"]) : READ_ONCE
		},
		from: source,
		to: target,
		date: date && {
			value: date.value,
			range: date.range,
			confidence: day ?? .8
		}
	};
}
/** A prospectus or periodic report recounts the issuer's past; a current report of what just happened. */
function isHistory({ text }) {
	const head = text.slice(0, 3e3);
	return !/\bform (?:8-K|6-K)\b/i.test(head) && /\bprospectus\b|\bform (?:10-K|10-Q|20-F|[SF]-\d)/i.test(head);
}
const WORD = /[\p{L}\d]/u;
/** Another place with the same words: the cover, also in capitals, a second sentence, a title. */
function placesOf({ text }, { value, range }) {
	if (value.length < 2) return [];
	return isElsewhere(text, value, range) || isElsewhere(text, value.toUpperCase(), range) ? ["place"] : [];
}
function isElsewhere(text, value, range) {
	for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) if (!WORD.test(text.charAt(at - 1)) && !WORD.test(text.charAt(at + value.length)) && (at < range.start || at >= range.end)) return true;
	return false;
}
const ADDED = new RegExp(`\\b(${NUMBER}) additional shares? (?:\\w+ ){0,5}for (?:each|every)`, "i");
/** Another sentence with the ratio, or the shares that each share gets more. */
function ratioPlaces(flat, { from, to, range }) {
	const [fewer, more] = [Number(from?.value), Number(to?.value)];
	const sentence = sentenceOf(flat, range.start);
	const others = `${flat.text.slice(0, sentence.start)} ${flat.text.slice(sentence.end)}`;
	for (const match of others.matchAll(RATIO)) if (countOf(match[1] ?? "") === more && countOf(match[2] ?? "") === fewer) return ["place"];
	const added = ADDED.exec(others)?.[1];
	return fewer === 1 && added !== void 0 && countOf(added) === more - 1 ? ["arithmetic"] : [];
}
/** A row per action. */
function corporateActionRows(outcome, { form, filedDate }) {
	return (outcome.result?.corporateActions ?? []).map((action, index) => {
		const path = `corporateActions[${index}].`;
		const values = {
			form,
			filedDate,
			type: action.type,
			fromValue: action.from ?? null,
			toValue: action.to ?? null,
			date: action.date ?? null
		};
		const row = parsedRow(outcome, values, path);
		const [from, to] = [outcome.spans[`${path}from`], outcome.spans[`${path}to`]];
		const confidences = [
			"type",
			"from",
			"to",
			"date"
		].flatMap((key) => outcome.confidences?.[`${path}${key}`] ?? []);
		return {
			...row,
			valueSpans: {
				...row.valueSpans,
				...from ? { fromValue: from } : {},
				...to ? { toValue: to } : {}
			},
			confidence: Math.min(outcome.confidence, ...confidences)
		};
	});
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
const parser = doubtingTruncated(corporateActionsV3);

export { parser };