/*!
 * Tidemark release lockups-and-rofr@3: the code as it was released, with everything it imports.
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
const DATED = /(?:the date of this prospectus(?: supplement)? is|(?<!to (?:the )?)prospectus(?: supplement)? dated(?: as of)?) ([A-Z][a-z]+ \d{1,2}, \d{4})/i;
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
	const dated = DATED.exec(text.slice(0, Math.min(end, 6e4))) ?? (isProspectus ? DATED.exec(text.slice(0, end)) : null);
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

// parsers/prose/matches.ts
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

// parsers/clauses/numbers.ts
const UNITS$1 = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const SMALL = new Map([
	...[...UNITS$1, ...TEENS].map((word, value) => [word, value]),
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
const UNITS = {
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
	const name = UNITS[unit?.stem];
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
		if (at > from && (isAuxiliary(tokens, at) || isPast(tokens, at))) return true;
		if (/^(?:which|who|if|unless|except|and|or|but)$/.test(token.word)) return false;
	}
	return false;
}
function isPast(tokens, at) {
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
const LABEL = /^\s*([^:\t;.]{2,60}?)\s?:(?=\s|$)/;
const LONGEST_LABEL = 9;
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
		const label = LABEL.exec(cell);
		const words = label?.[1] ?? "";
		const tokens = tokensOf(words);
		const isLabel = label !== null && tokens.length > 0 && tokens.length <= LONGEST_LABEL && !tokens.some(isVerb);
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
	const instruments = mentionsIn(tokens, instrumentAt);
	const lead = inherited === null ? NO_LEAD : leads.get(inherited) ?? NO_LEAD;
	const { events: read, lead: left } = eventsIn(tokens, instruments, lead);
	const events = marker === "condition" ? read.map((event) => ({
		...event,
		modality: "conditional"
	})) : read;
	const parties = mentionsIn(tokens, partyAt);
	const verbAt = events.find(({ finite }) => finite)?.start ?? end;
	const before = parties.filter((party) => party.start < verbAt && party.preposition === null);
	const { label } = part;
	const labelled = label === null || role !== "main" ? [] : partiesOf(sentence, label);
	const goesOnWith = marker === "relative" && PRONOUN$1.test(parts.words.slice(start - part.start, start - part.start + 12)) ? host : inherited;
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
const PRONOUN$1 = /^that (?:it|they|he|she|we|such)\b/i;
function partiesOf(sentence, { start, end }) {
	return mentionsIn(tokensOf(sentence.text.slice(start - sentence.start, end - sentence.start), start), partyAt);
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
function mentionsIn(tokens, lexicon) {
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

// parsers/lockups-and-rofr/terms.ts
const GROUPS = {
	issuer: "company",
	insiders: "directors and officers",
	holders: "holders"
};
/** "nor to effect any Variable Rate Transaction for one year": no promise not to sell at all. */
function isOfVariableRates(clause, { start }) {
	return /\bvariable rate\b/i.test(clause.text.slice(0, Math.max(0, start - clause.start)));
}
const SHORTEST = 10;
const LONGEST = 1100;
const DAYS_OF = {
	day: 1,
	week: 7,
	month: 30,
	year: 365
};
const ORDER = [
	"company",
	"directors and officers",
	"holders"
];
/** Parties with their periods, each party once. */
function termsOf(clauses, sentence) {
	const periods = clauses.flatMap((clause) => clause.periods.filter((period) => isTerm(period) && !isOfVariableRates(clause, period)).map((period) => ({
		period,
		clause
	})));
	const [first] = periods;
	if (first === void 0) return [];
	const terms = /* @__PURE__ */ new Map();
	const isTaken = /* @__PURE__ */ new Set();
	for (const [index, { period, clause }] of periods.entries()) {
		const next = periods[index + 1]?.period.start ?? Number.POSITIVE_INFINITY;
		const owners = ownersOf(period, clause, clauses, index === 0 ? null : periods[index - 1]?.period ?? null, next);
		for (const party of owners) if (!terms.has(party)) terms.set(party, period);
		if (owners.length > 0) isTaken.add(period);
	}
	const general = periods.find(({ period }) => !isTaken.has(period))?.period;
	const theirs = periods.find(({ period }) => /^\s?\(in theirs?\b|^\s?\(in their case/i.test(after(sentence, clauses, period)))?.period;
	for (const party of subjectsOf(clauses, first.period)) {
		const period = terms.get(party) ?? theirs ?? general;
		if (period !== void 0 && !terms.has(party)) terms.set(party, period);
	}
	const holders = terms.get("holders");
	if (holders !== void 0 && terms.get("directors and officers") === holders) terms.delete("holders");
	return ORDER.flatMap((parties) => {
		const period = terms.get(parties);
		return period === void 0 ? [] : [{
			parties,
			period
		}];
	});
}
const NO_TERM = /* @__PURE__ */ new Set([
	"every",
	"over",
	"in",
	"beginning",
	"commencing"
]);
/** "for 90 days", "until 45 days after", "90-day"; a deadline is none. */
function isTerm(period) {
	const { bound, lead } = period;
	const days = daysOf(period);
	return bound !== "by" && !NO_TERM.has(lead ?? "") && days >= SHORTEST && days <= LONGEST;
}
/** Such agreements count a month as 30 days. */
function daysOf({ count, unit }) {
	return count * DAYS_OF[unit];
}
/** Those whose own period it is: named behind it ("in the case of", in an aside), or before it and after the last one. */
function ownersOf(period, clause, clauses, last, next) {
	const aside = clauses.find(({ role, start }) => role === "aside" && start >= period.end && start - period.end <= 3);
	if (aside !== void 0 && aside.periods.length === 0) {
		if (/^in our case/i.test(aside.text)) return ["company"];
		const parties = groupsOf(aside.parties);
		if (parties.length > 0) return parties;
	}
	const behind = clause.parties.filter(({ start, preposition }) => {
		const between = textBetween(clause, period.end, start);
		const isGoverned = preposition !== null || /%\s*$/.test(between);
		return start > period.end && start < next && isGoverned && OWNER.test(between);
	});
	if (behind.length > 0) return groupsOf(withRow(clause, behind, next));
	if (IN_OUR_CASE.test(textBetween(clause, period.end, period.end + 40))) return ["company"];
	if (last === null) return [];
	const { text, start: from } = clause.sentence;
	const ahead = clauses.flatMap(({ parties }) => parties).filter(({ start }) => start > last.end && start < period.start && OR_CASE.test(text.slice(last.end - from, start - from)));
	if (ahead.length > 0) return groupsOf(ahead);
	return groupsOf(clause.parties.filter(({ start, preposition }) => start > last.end && start < period.start && preposition === null));
}
const OWNER = /^\W*(?:(?:after|from|following|commencing|beginning)\b[^.;()]{0,80})?\b(?:in the case of|with respect to|as to|for|in respect of)(?: (?:each of|the|our|its|all|us|such|selling|existing|certain|principal|other|remaining|named|[\d.]{1,5} ?%))*\s*$/i;
const OR_CASE = /^\W{0,3}or,? in the case of(?: [\w%-]+){0,4}\s*$/i;
const IN_OUR_CASE = /^\W{0,3}in our case\b/i;
/** "for directors, officers and holders": the first with its preposition, and those that follow in a row. */
function withRow(clause, behind, next) {
	const from = behind[0]?.start ?? next;
	return clause.parties.filter(({ start }) => start >= from && start < next && start < from + 120);
}
function textBetween(clause, from, to) {
	return clause.text.slice(Math.max(0, from - clause.start), Math.max(0, to - clause.start));
}
function after(sentence, clauses, { end }) {
	const start = clauses[0]?.sentence.start ?? 0;
	return sentence.slice(end - start, end - start + 30);
}
function groupsOf(parties) {
	return groupsOfKinds(parties.map(({ kind }) => kind));
}
function groupsOfKinds(kinds) {
	return [...new Set(kinds.flatMap((kind) => GROUPS[kind] ?? []))];
}
/** Those who promise: the subjects of the clauses up to the period, else those whose lock-up it is. */
function subjectsOf(clauses, { start }) {
	const before = clauses.filter((clause) => clause.start <= start);
	const owners = ownersOfShares(before);
	if (owners !== null) return owners;
	const parties = before.flatMap(({ subject }) => subject);
	if ((before.find(({ subject }) => subject.length > 0)?.subject ?? []).some(({ kind }) => kind === "investors" || kind === "agents")) return [];
	const subjects = groupsOf(parties);
	if (subjects.length > 0) return subjects;
	if (before.some(({ events }) => events.some(({ kind, finite }) => kind === "agree" && finite))) return [];
	return groupsOf(before.flatMap(({ parties }) => parties).filter(({ preposition }) => preposition === "by" || preposition === "from" || preposition === "of" || preposition === "with" || preposition === null));
}
const HELD_SHARES = /^(?:[\w,]{1,20} ){0,6}?(?:shares|securities|common stock|ordinary shares|stock)\b[^.;]{0,80}?\b(?:held|owned|issued to|received)\b/i;
/** "Shares held by the sponsor will be subject to a lock-up": the promise of those who hold them. */
function ownersOfShares(clauses) {
	const [first] = clauses;
	const match = first === void 0 ? null : HELD_SHARES.exec(first.text);
	if (first === void 0 || match === null || first.parties.some(({ start }) => start < first.start + 3)) return null;
	return groupsOf(clauses.flatMap((clause) => clause.parties).filter(({ start }) => start > first.start + match[0].length - 1));
}

// parsers/lockups-and-rofr/lockup-tables.ts
const HEAD$1 = /\b(?:lock-?\s?up|restrict(?:ed|ion)|stand-?still|stand-?off)\b[^\t]{0,20}\b(?:period|term|days|duration)\b/i;
/** Restricted stock has its periods too. */
const OF_AWARDS = /\b(?:vest|award|grant)\w*/i;
const LONGEST_PARTY = 160;
/** Tables of parties with their lock-up periods: a head that names the period, and under it a row per party. */
function tabledRestrictions(flat, part) {
	const found = [];
	let column = null;
	for (const sentence of flat.sentences) {
		if (sentence.start >= part.end) break;
		if (!sentence.text.includes("	")) {
			column = null;
			continue;
		}
		const cells = sentence.text.split("	");
		const head = cells.findIndex((cell) => HEAD$1.test(cell));
		if (head > 0) column = OF_AWARDS.test(sentence.text) ? null : head;
		else if (column !== null) found.push(...restrictionOfRow(sentence, cells, column));
	}
	return found;
}
function restrictionOfRow({ text, start }, cells, column) {
	const [party = ""] = cells;
	const cell = cells[column];
	if (cell === void 0 || party.length > LONGEST_PARTY) return [];
	const from = start + cells.slice(0, column).join("	").length + 1;
	const period = periodsIn(tokensOf(cell, from)).find(isTerm);
	const groups = groupsOfKinds(partiesIn(party));
	if (period === void 0 || groups.length === 0) return [];
	const at = {
		start,
		end: start + party.length
	};
	const terms = groups.map((parties) => ({
		parties,
		period
	}));
	return text.length > 1e3 ? [] : [{
		terms,
		at,
		isNamed: true,
		isSplit: false,
		isOfSigners: false
	}];
}
function partiesIn(words) {
	const tokens = tokensOf(words);
	const kinds = [];
	for (let at = 0; at < tokens.length; at += 1) {
		const party = partyAt(tokens, at);
		if (party === null) continue;
		kinds.push(party.kind);
		at += party.length - 1;
	}
	return kinds;
}

// parsers/lockups-and-rofr/lockup-words.ts
function isLockupName(words) {
	return /\block-?\s?up|\bstand-?\s?(?:still|off)|\bclear market|\bleak-?out|no sales? of (?:similar|additional) securities/i.test(words);
}
/** Conditions, exceptions and reasons hold no promise of their own. */
function isHeld(clause) {
	for (let one = clause; one !== null; one = one.host) if (one.marker === "condition" || one.marker === "exception" || one.marker === "reason") return false;
	return true;
}
const BEHIND_COMMA = /,\s*(?:until|for|during|through|prior to|from)\b[^,;]*$/i;
/** "…, other than on Form S-8, until 75 days after the closing": the period behind an exception is the promise's. */
function endsWithPeriod({ marker, events, periods, text, start }) {
	const [period] = periods;
	if (marker !== "exception" || period === void 0 || events.some(({ finite }) => finite)) return false;
	return BEHIND_COMMA.test(text.slice(0, period.start - start));
}

// parsers/lockups-and-rofr/period-names.ts
const DEFINES = /\b(?:lock-?\s?up|restricted|restriction|restrictive|stand-?still|clear market)[- ]period\b|\b(?:lock-?\s?up|restrictions?) (?:\w+ ){0,6}(?:for|until|expires?|ends?|period)\b/i;
/** Documents repeat their lock-ups a few dozen times. */
const MOST_SENTENCES$1 = 500;
/** Looks for the periods when one is first asked for. */
function namedPeriods(flat, part) {
	let found = null;
	return { near: (place) => {
		found ??= periodsByName(flat, part);
		return found.findLast(({ start }) => start < place) ?? found[0] ?? null;
	} };
}
function periodsByName(flat, part) {
	const found = [];
	let seen = 0;
	for (const clauses of clausesBySentence(flat, DEFINES)) {
		const sentence = clauses[0]?.sentence;
		seen += 1;
		if (sentence === void 0 || sentence.start >= part.end || seen > MOST_SENTENCES$1) break;
		if (!DEFINES.test(sentence.text)) continue;
		const period = clauses.flatMap(({ periods }) => periods).find((one) => isTerm(one) && one.anchor !== null);
		if (period !== void 0) found.push(period);
	}
	return found;
}

// parsers/lockups-and-rofr/other-promises.ts
/**
* Promises and rules that are no lock-up of issuer, insiders or holders: Rule 144, creditors' agreements, underwriters'
* own (FINRA 5110), options, reports and their deadlines, Variable Rate Transactions alone.
*/
const OTHER$1 = pattern("i")`
  \brule 144\b|voting agreement|forbearance|FINRA
  |to which the (?:underwriters?|representatives?|placement agents?) will not|regain
  |stockholders?' meeting|shareholders?' meeting|over-?allotment|to purchase (?:up to )?(?:an )?additional
  |salary|severance|form s-8|general instruction|public float|register the transfer of|demand registration
  |delay (?:the )?filing|(?:placement|issuance|transaction|agency) notice|piggyback|compet(?:e|ition)\b|solicit
`;
/** Beside the name of a lock-up these may be asides. */
const OTHER_UNNAMED = /\brestricted securities\b|business combination|employ(?:ment|ee)\b|\bvest(?:s|ed|ing)?\b|\blicens|\bassets\b|\bcure\b/i;
/** @param isOfHolders whether holders promise: those of a blank-check company do so until its merger */
function isOtherPromise(words, isNamed, isOfHolders) {
	const head = words.slice(0, 900).replace(EXCEPTED, "");
	return OTHER$1.test(isNamed ? head.replace(BESIDE_NAME, "") : head) || !isNamed && !isOfHolders && OTHER_UNNAMED.test(head);
}
/** What a promise leaves out: "or file any registration statement other than on Form S-8". */
const EXCEPTED = /\b(?:other than|except(?: for)?|excluding)\b[^.;,()]{0,90}/gi;
const BESIDE_NAME = /rule 144|over-?allotment|short sales?|demand registration|salary/gi;
/** A lock-up that has run out, or was waived. */
function isOfEarlierDeal(words) {
	return /\block-?\s?ups?\b[^.;]{0,60}\b(?:expired|terminated|was waived|were waived|lapsed|has ended)\b/i.test(words);
}

// parsers/lockups-and-rofr/promise-frames.ts
/** Verbs of disposal, and the noun behind "effect". */
const DISPOSAL = pattern()`
  (?:offer(?:ing)?|sell(?:ing)?|issu(?:e|ing|ance)|pledg(?:e|ing)|transfer(?:ring)?|dispos(?:e|ing)|allot(?:ting)?|assign
  |encumber|hypothecate|lend|market)
`.source;
/** A negation with its auxiliary, and the first verb of disposal behind it. */
const CORE = pattern("i")`
  \b(?:(?:will|shall|may|must|would|can) not|cannot|not,? to(?! exceed)|not,? (?:for|during|without|until|directly|prior|at any time)\b|neither\b(?=[^.;]{0,120}\b(?:shall|will|may|to)\b)
  |agree[sd]? (?:\w+ ){0,3}not\b|(?:prohibited|restricted|precluded|barred|refrain) from)\b(?! (?:be|have|apply|exceed)\b)[^;]{0,420}?(?<!\b(?:an|the|any|this|such|each|no|of|our|its) )\b(?:${DISPOSAL})\b
`;
/** "have agreed to the same restrictions for six months". */
const SAME = pattern("i")`
  \b(?:(?:agreed|agrees?|undertaken|undertakes?|committed) to (?:be bound by )?|(?:are|is|will be) (?:also |likewise ){0,2}(?:subject to|bound by) )(?:the same|similar|substantially (?:similar|identical)|identical|such|these|those|this|comparable|a similar
  |an identical) (?:[\w-]+ ){0,3}(?:restrictions?|lock-?ups?|undertakings?|limitations?|prohibitions?|stand-?stills?)\b
`;
const VOLUME = /\bmore than (?:an aggregate of )?[\d.]{1,6} ?%/;
const OBJECT = /\b(?:shares?|stock|securities|ADSs?|units?|equity|warrants?|interests?)\b|\bTransfer (?:any|all|or|his|her|its)\b/i;
/** Not a promise of time: what may not be able to, limits of ownership and of volume, legends. */
const NO_PROMISE = pattern("i")`
  \b(?:not be (?:able|required|obligated|deemed|entitled|construed|affected)|not (?:required|obligated|apply|exceed|have the right)|beneficial(?:ly)? own(?:s|ed|ership)? (?:more|in excess)|4\.99 ?%|9\.99 ?%|19\.99 ?%|effective registration statement under|may not be the|variable rate|at[ -]the[ -]market|equity line|continuous equity|average daily (?:trading )?volume)
`;
/** What an at-the-market program forbids beside its sales is none of its issuer's lock-up. */
const OF_PROGRAM = /\b(?:placement|issuance|transaction|purchase|sales?|agency) notices?\b/i;
const EXCEPTION = /,? (?:other than|except|excluding|provided|but (?:not|excluding)|the (?:foregoing )?restrictions)\b|\bshall not apply\b/i;
/** Who promises where no group of the grammar is named. */
const HOLDER_WORDS = /\b(?:sellers?|vendors?|recipients?|transferees?|grantees?|lock-?up (?:parties|party|persons?)|restricted (?:parties|party)|(?:existing|selling|principal|certain|former|initial|significant|other|substantially all(?: of)?(?: the| our)?) (?:\w+ ){0,2}(?:stock|share|security|unit)holders?|undersigned|key holders?)\b/i;
const NAMED = /(?:^|[,;:] |\band |\) )([A-Z0-9][\w.&'-]{0,40}(?:,? (?:[A-Z][\w.&'-]{0,40}|of|and|&)){0,6}) (?:has |have |hereby |irrevocably |unconditionally |further |also |each ){0,4}(?:agree|undertake|covenant)(?:s|d|n)?\b/;
const NO_HOLDER = /\b(?:company|corporation|issuer|underwriter|representative|agent|parties|we|board|nasdaq|bank)\b/i;
const PRONOUN = /^(?:\W|under|pursuant to|in accordance with|these|those|such|the|lock-?up|letters?|agreements?|their|terms|of|and|\s){0,12}\b(?:they|each such (?:person|party)|(?:such|these|those) (?:persons?|parties|individuals|holders|entities)|each of (?:them|these)|the signatories)\b/i;
/** A promise speaks of a period that it has stated elsewhere. */
const PERIOD_BY_NAME = /\b(?:lock-?\s?up|restricted|restriction|restrictive|stand-?still|clear market) period\b|\bperiod (?:described|referred to|specified|set forth|mentioned)\b|\b(?:during|for) (?:such|the same|that) period\b/i;
/**
* A promise read by its frame: who stands before the negation, what is not disposed of, for how long; for sentences whose
* lists and asides the grammar of clauses does not follow.
*/
function framedRestriction(flat, clauses, named, spoken) {
	const [first] = clauses;
	if (first === void 0) return null;
	const { sentence } = first;
	const words = sentence.text.endsWith(":") ? flat.text.slice(sentence.start, sentence.end + 300) : sentence.text;
	const core = CORE.exec(words) ?? SAME.exec(words);
	if (core === null || OF_PROGRAM.test(words) || NO_PROMISE.test(core[0]) || NO_PROMISE.test(words.slice(core.index, core.index + 260))) return null;
	const isSame = !CORE.test(words);
	const after = words.slice(core.index + core[0].length - 10, core.index + core[0].length + 700);
	if (!isSame && !OBJECT.test(after)) return null;
	if (!isSame && VOLUME.test(after.slice(0, 80))) return null;
	const isNamed = first.topics.some((topic) => isLockupName(flat.text.slice(topic.start, topic.end))) || isLockupName(words);
	if (isOfEarlierDeal(words) || isOther(words, core, isNamed)) return null;
	const who = whoPromises(flat, clauses, core.index, spoken);
	if (who === null) return null;
	const own = periodOf(clauses, words);
	const isElsewhere = PERIOD_BY_NAME.test(words) || isSame;
	const period = own?.period ?? (isElsewhere ? named.near(sentence.start) ?? spoken?.period ?? null : null);
	if (period === null) return null;
	const apart = isSame && own?.isOnly === false ? termsOf(clauses, words) : [];
	return {
		terms: apart.length > 1 ? apart : who.parties.map((parties) => ({
			parties,
			period
		})),
		at: who.at,
		isNamed,
		isSplit: isSame || !(own?.isOnly === true && who.isSure && isNamed),
		isOfSigners: !who.isSure
	};
}
function isOther(words, core, isNamed) {
	if (/\bprovided\b|\bto the extent\b|^\W*transfers?\b/i.test(words.slice(0, core.index))) return true;
	const end = core.index + core[0].length;
	const stop = EXCEPTION.exec(words.slice(end, end + 500));
	const head = words.slice(0, end + (stop?.index ?? 200));
	return isOtherPromise(head, isNamed, /\bholders?\b/i.test(head));
}
/** The subjects before the negation, those of "they", or who is named as the one that agrees. */
function whoPromises(flat, clauses, at, spoken) {
	const sentence = clauses[0]?.sentence;
	if (sentence === void 0) return null;
	const agreed = clauses.flatMap(({ events }) => events).findLast(({ kind, finite, start }) => kind === "agree" && finite && start < sentence.start + at);
	return (agreed === void 0 ? null : whoBefore(flat, clauses, agreed.start - sentence.start, spoken, 0)) ?? whoBefore(flat, clauses, at, spoken, NEITHER);
}
function whoBefore(flat, clauses, at, spoken, reach) {
	const sentence = clauses[0]?.sentence;
	if (sentence === void 0) return null;
	const stop = sentence.start + at;
	const before = clauses.filter((clause) => clause.start < stop && isHeld(clause)).flatMap(({ parties }) => parties).filter(({ start, preposition }) => start < stop + reach && preposition === null);
	const groups = groupsOf(before);
	const head = sentence.text.slice(0, at);
	const holder = HOLDER_WORDS.exec(head);
	if (groups.length > 0 || holder !== null) return {
		parties: oneGroup(holder !== null && !groups.includes("holders") ? [...groups, "holders"] : groups),
		at: placeOf(before, holder, sentence),
		isSure: !/\bundersigned\b/i.test(head)
	};
	if (before.some(({ kind }) => kind === "agents" || kind === "investors")) return null;
	if (spoken !== null && sentence.paragraph - spoken.paragraph <= 1 && PRONOUN.test(flat.text.slice(sentence.start, stop))) return {
		parties: spoken.parties,
		at: spoken.at,
		isSure: true
	};
	const name = NAMED.exec(sentence.text.slice(0, at + 40));
	const printed = name?.[1];
	if (name === null || printed === void 0 || NO_HOLDER.test(printed)) return null;
	const start = sentence.start + name.index + name[0].indexOf(printed);
	return {
		parties: ["holders"],
		at: {
			start,
			end: start + printed.length
		},
		isSure: false
	};
}
/** "neither the Company nor any subsidiary": the subject is behind the negation. */
const NEITHER = 60;
/** "Directors, officers and holders of 5 %" are one group with one period. */
function oneGroup(parties) {
	return parties.includes("directors and officers") ? parties.filter((one) => one !== "holders") : parties;
}
function placeOf(before, holder, { start }) {
	const party = before.find((one) => groupsOf([one]).length > 0);
	if (party !== void 0) return {
		start: party.start,
		end: party.end
	};
	const from = start + (holder?.index ?? 0);
	return {
		start: from,
		end: from + (holder?.[0].length ?? 1)
	};
}
/** The period of a sentence: its only one, or of "the earlier of" the one in calendar days. */
function periodOf(clauses, words) {
	const start = clauses[0]?.sentence.start ?? 0;
	const periods = clauses.filter((clause) => isHeld(clause) || /^(?:during|for|from|until)\b/i.test(clause.text)).flatMap((clause) => clause.periods).filter((period) => isTerm(period) && period.of !== "trading" && !isOfOther(words.slice(0, period.end - start + 40), period.start - start));
	const lengths = new Set(periods.map(({ count, unit }) => `${count} ${unit}`));
	const anchored = periods.find(({ anchor }) => anchor !== null) ?? periods[0];
	return anchored === void 0 ? null : {
		period: anchored,
		isOnly: lengths.size === 1
	};
}
/** The thirty days of an option, of a notice or of a price test. */
function isOfOther(words, at) {
	const around = words.slice(Math.max(0, at - 60), words.length);
	return /\b(?:option|notice|prior to|preceding|within any|trading[- ]day period|business days|immediately before|anniversary of the date of grant)\b/i.test(around);
}

// parsers/lockups-and-rofr/restrictions.ts
/** What may state a restriction: its name, or a period beside a negation. */
const RESTRICTION_WORDS = pattern("i")`
  \block-?\s?up|\bstand-? ?(?:still|off)|\bclear market|\bleak-?out
  |\b(?:not|nor|neither|refrain|cannot|prohibit\w*|restrict\w*|preclude\w*)\b
`;
/** What an offering's parties promise not to do with shares. */
const DISPOSALS = /* @__PURE__ */ new Set([
	"sell",
	"issue",
	"enter",
	"move",
	"file",
	"effect"
]);
const SHARES = /* @__PURE__ */ new Set([
	"shares",
	"ads",
	"securities",
	"preferred",
	"warrants",
	"units",
	"lock-up",
	"options",
	"convertibles"
]);
/** The restrictions that the clauses of a sentence state: "the directors agreed … and the Company agreed …" are two. */
function restrictionsIn(flat, clauses) {
	const runs = runsOf(clauses);
	const read = runs.map((run) => restrictionIn(flat, run));
	const stated = read.find((one) => one !== null);
	if (stated === void 0) return [];
	return read.flatMap((one, index) => one ?? borrowedBy(flat, runs[index] ?? [], stated) ?? []);
}
const SAME_PERIOD = /\b(?:for|during|with) (?:the|a|an) (?:same|identical|like|similar) (?:\w+ ){0,2}(?:period|term|duration)\b/i;
/**
* Who agrees beside another's promise: "we have agreed for 90 days, and our directors for 180 days, not to sell" has the promise
* once, "and our directors entered into lock-up agreements for the same period" the period.
*/
function borrowedBy(flat, run, stated) {
	const [first] = run;
	const subject = run.flatMap((clause) => clause.subject);
	const parties = groupsOf(subject);
	const finite = run.flatMap(({ events }) => events.filter((event) => event.finite));
	if (first === void 0 || parties.length === 0 || finite.length === 0) return null;
	if (!finite.every(({ kind, negated }) => !negated && (kind === "agree" || kind === "enter"))) return null;
	const words = flat.text.slice(first.start, run.at(-1)?.end ?? first.end);
	const [shared] = stated.terms;
	const own = finite.every(({ kind }) => kind === "agree") ? termsOf(run, first.sentence.text) : [];
	const isSame = SAME_PERIOD.test(words) && isLockupName(words);
	const terms = own.length > 0 ? own : isSame && shared ? parties.map((one) => ({
		parties: one,
		period: shared.period
	})) : [];
	if (terms.length === 0) return null;
	const at = subject.find((party) => groupsOf([party]).length > 0) ?? first;
	return {
		terms,
		at: {
			start: at.start,
			end: at.end
		},
		isNamed: isSame,
		isSplit: true,
		isOfSigners: false
	};
}
function hasLockup({ instruments }) {
	return instruments.some(({ kind }) => kind === "lock-up");
}
/** Clauses by who promises. */
function runsOf(clauses) {
	const runs = [];
	let who = "";
	for (const clause of clauses) {
		const subject = groupsOf(clause.subject).join();
		const isOwn = clause.role !== "subordinate" && clause.role !== "aside" && subject !== "" && subject !== who;
		const promises = clause.events.some(({ kind, negated, finite }) => finite && (kind === "agree" || kind === "enter" && hasLockup(clause) || negated && DISPOSALS.has(kind)));
		const run = runs.at(-1);
		if (run === void 0 || isOwn && promises) {
			runs.push([clause]);
			who = subject;
		} else run.push(clause);
	}
	return runs;
}
function restrictionIn(flat, clauses) {
	const [first] = clauses;
	if (first === void 0) return null;
	const { sentence } = first;
	const words = sentence.text;
	const isTopic = first.topics.some((topic) => isLockupName(flat.text.slice(topic.start, topic.end)));
	const isNamed = isTopic || isLockupName(words);
	const stated = clauses.filter((clause) => isHeld(clause) || endsWithPeriod(clause));
	const promise = stated.findIndex((clause) => isPromise(clause, words));
	const listed = promise < 0 && isListed(flat, clauses, words);
	const isTerse = isTopic && stated.every(({ events }) => events.every(({ finite }) => !finite));
	if (promise < 0 && !listed && !isNamed) return null;
	if (isOfEarlierDeal(words)) return null;
	const from = Math.max(0, promise);
	const held = promise < 0 ? stated : stated.slice(0, from + 1).concat(stated.slice(from + 1).filter((clause) => goesOn(clause, words)));
	const terms = isTerse || promise >= 0 || listed ? termsOf(held, words) : termsOf(held.filter(isLockupClause), words).filter(mayBeSubject(held));
	const [one] = terms;
	if (one === void 0) return null;
	const near = words.slice(0, Math.min(900, one.period.start - sentence.start + 400));
	const isOfHolders = clauses.some((clause) => clause.subject.some(({ kind }) => kind === "holders"));
	if (isOtherPromise(near, isNamed, isOfHolders)) return null;
	const subject = held.flatMap(({ subject: parties }) => parties)[0] ?? first;
	return {
		terms,
		at: {
			start: subject.start,
			end: subject.end
		},
		isNamed,
		isSplit: !isTerse && new Set(terms.map(({ period }) => period)).size > 1,
		isOfSigners: terms.every(({ parties }) => parties === "holders") && /\bundersigned\b|\beach (?:such )?(?:\w+ )?holder\b/i.test(words)
	};
}
const IS_SUBJECT = /\b(?:is|are|be|been|become) (?:also )?subject to\b/i;
/** A company that is said to hold securities under a lock-up has promised nothing itself. */
function mayBeSubject(clauses) {
	const agrees = clauses.some(({ events, text, instruments }) => events.some(({ kind }) => kind === "agree" || kind === "enter") || IS_SUBJECT.test(text) && instruments.some(({ kind }) => kind === "lock-up"));
	return ({ parties }) => parties !== "company" || agrees;
}
function isPromise(clause, sentence) {
	if (!clause.instruments.some(({ kind }) => SHARES.has(kind))) return false;
	if (/\bmore than (?:an aggregate of )?[\d.]{1,6} ?%/.test(clause.text)) return false;
	return clause.events.some((event) => event.negated && DISPOSALS.has(event.kind) && isPromised(event, sentence));
}
function isPromised({ modality, kind, of }, sentence) {
	if (kind === "file" || kind === "effect") return false;
	if (modality === "ahead" || modality === "permitted") return true;
	return modality === "conditional" || modality === "proposed" ? of === "agree" || /\bagree/i.test(sentence) : false;
}
/** "… will not, for 60 days after the closing, directly or indirectly:" goes on as a list. */
function isListed(flat, clauses, words) {
	if (!words.endsWith(":") || !/\b(?:not|neither|refrain)\b/i.test(words)) return false;
	const end = clauses[0]?.sentence.end ?? 0;
	const list = flat.text.slice(end, end + 400);
	return /\b(?:offer|sell|issue|transfer|dispose|pledge)\b/i.test(list) && /\b(?:shares?|stock|securities|ADSs)\b/i.test(list);
}
/** Whether a clause behind the promise is still about it: an item, an aside, a relative clause, or one that names periods for further parties. */
function goesOn(clause, sentence) {
	if (clause.role === "item" || clause.role === "aside") return true;
	if (/\bwithout (?:the |first obtaining the )?(?:prior )?(?:written )?(?:consent|approval)\b/i.test(clause.text)) return true;
	if (clause.events.some(({ finite, negated }) => finite && !negated)) return false;
	return clause.role !== "coordinate" || clause.events.length === 0 || isPromise(clause, sentence);
}
/** "entered into lock-up agreements for 90 days", "subject to a lock-up", "the lock-up period is 90 days"; not "may extend the lock-up". */
function isLockupClause(clause) {
	const { host, role, marker, modality, conditions } = clause;
	if ((modality === "permitted" || modality === "conditional" || modality === "proposed") && conditions.length === 0) return false;
	if (hasLockup(clause)) return true;
	return host !== null && (role === "item" || role === "aside" || marker === "relative") && isLockupClause(host);
}

// parsers/lockups-and-rofr/lockups.ts
/** What the period of a lock-up runs from. */
const DEAL = /\b(?:closing|prospectus|offering|agreement|pricing|effective(?:ness)?|consummation|completion|merger|date hereof|issuance|delivery)\b/i;
/**
* Promises not to sell or issue: one item per party, as first stated. A second statement of the same days is a witness,
* one of other days a doubt.
*/
function findLockups(terms, part) {
	const found = /* @__PURE__ */ new Map();
	const named = namedPeriods(terms, part);
	let spoken = null;
	for (const clauses of clausesBySentence(terms, RESTRICTION_WORDS)) {
		if ((clauses[0]?.start ?? 0) >= part.end) break;
		const read = restrictionsIn(terms, clauses);
		const framed = read.length > 0 ? null : framedRestriction(terms, clauses, named, spoken);
		const restrictions = framed === null ? read : [framed];
		spoken = spokenOf(clauses, restrictions, spoken?.period ?? null) ?? spoken;
		for (const restriction of restrictions) add(terms, found, restriction, framed !== null);
	}
	for (const restriction of tabledRestrictions(terms, part)) add(terms, found, restriction, false);
	return [...found.values()].map((one) => itemOf$1(terms, part, one));
}
function add(terms, found, restriction, isFramed) {
	for (const { parties, period } of restriction.terms) {
		const days = daysOf(period);
		const key = keyOf(terms, parties, restriction);
		if (isFramed && parties === "holders" && found.get("directors and officers")?.days === days) continue;
		const known = found.get(key);
		if (known === void 0) {
			const witnesses = witnessesOf(terms, restriction, period);
			found.set(key, {
				parties,
				period,
				days,
				restriction,
				witnesses,
				isDisputed: false
			});
		} else if (known.days === days) known.witnesses.add("place");
		else known.isDisputed = true;
	}
}
/** The parties of a sentence on lock-ups, whom the next one may call "they". */
function spokenOf(clauses, restrictions, last) {
	const [first] = clauses;
	if (first === void 0) return null;
	const { paragraph, text, start, end } = first.sentence;
	const stated = restrictions.flatMap(({ terms }) => terms.map(({ parties }) => parties));
	const period = restrictions[0]?.terms[0]?.period ?? last;
	if (stated.length > 0) return {
		parties: [...new Set(stated)],
		paragraph,
		at: restrictions[0]?.at ?? {
			start,
			end
		},
		period
	};
	if (!isLockupName(text)) return null;
	const subject = clauses.find((clause) => groupsOf(clause.subject).length > 0)?.subject ?? [];
	const at = subject.find((party) => groupsOf([party]).length > 0);
	return at === void 0 ? null : {
		parties: groupsOf(subject),
		paragraph,
		at: {
			start: at.start,
			end: at.end
		},
		period
	};
}
/** Sponsors and founders promise apart from the other holders. */
function keyOf({ text }, parties, { at }) {
	if (parties !== "holders") return parties;
	return /^(?:sponsor|founder)/i.test(text.slice(at.start, at.end)) ? "sponsor" : parties;
}
/** The name of a lock-up beside the promise, and a period that runs from the deal, say the same as the words of the promise. */
function witnessesOf(terms, { isNamed, isSplit }, { anchor }) {
	const witnesses = /* @__PURE__ */ new Set();
	if (isSplit) return witnesses;
	if (isNamed) witnesses.add("name");
	if (anchor !== null && DEAL.test(terms.text.slice(anchor.start, anchor.end))) witnesses.add("section");
	return witnesses;
}
function itemOf$1(terms, part, { parties, period, days, restriction, witnesses, isDisputed }) {
	const item = /* @__PURE__ */ new Map();
	const sure = isDisputed ? DOUBTFUL : confidenceOf([...witnesses]);
	const of = restriction.isOfSigners ? DOUBTFUL : confidenceOf([...witnesses]);
	item.set("parties", {
		value: parties,
		at: restriction.at,
		confidence: of
	});
	item.set("days", {
		value: days,
		at: period,
		confidence: period.unit === "day" ? sure : Math.min(sure, STATED)
	});
	const start = startOf(terms, part, period);
	if (start !== null) item.set("startsOn", start);
	const conditions = conditionOf(terms, period);
	if (conditions !== null) item.set("conditions", conditions);
	return item;
}
const FROM_DATE = /^[^.;()]{0,60}?\b(?:from|after|following|commencing on|beginning on) (?:and including )?(?=[A-Z][a-z]+ \d)/;
const OF_PROSPECTUS = /^ (?:from|after|following) (?:and including )?(?:the )?date of (?:this|the final) prospectus/i;
/** The day that the period runs from, where it is printed. */
function startOf({ text }, part, { end }) {
	const after = text.slice(end, end + 180);
	const lead = FROM_DATE.exec(after);
	const dated = lead === null ? void 0 : datesIn(after).find(({ start }) => start === lead[0].length);
	if (dated !== void 0) return {
		value: dated.date,
		at: {
			start: end + dated.start,
			end: end + dated.end
		},
		confidence: STATED
	};
	if (part.dated === null || !OF_PROSPECTUS.test(after)) return null;
	const own = datesIn(text.slice(part.dated.start, part.dated.end))[0]?.date;
	return own === void 0 ? null : {
		value: own,
		at: part.dated,
		confidence: STATED
	};
}
/** What the period runs from, where it is an event. */
function conditionOf({ text }, { anchor, of }) {
	if (anchor === null || of === "business") return null;
	const value = text.slice(anchor.start, anchor.end).replace(/, \d[\s\S]*$/, (rest) => /^, (?:19|20)\d\d\b/.test(rest) ? rest : "");
	const at = {
		start: anchor.start,
		end: anchor.start + value.length
	};
	return /^(?:from|after|following)\b/.test(value) ? {
		value,
		at,
		confidence: STATED
	} : null;
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

// parsers/lockups-and-rofr/rofr.ts
const RIGHT = /rights? of first refusal|first rights? of refusal|rights? of participation|participation rights?|right,?[^.;]{0,60} to participate/i;
const MONTHS = new RegExp(`\\b${SMALL_NUMBER}[ -]months?\\b|\\b(one|two|three)[ -]years?\\b`, "i");
const HOLDER = pattern("")`
  (?:grant(?:s|ed|ing)?|gave|gives?)(?: to)? (?:the )?
  ((?:lead |placement |sales )?(?:[A-Z][\w.&'-]*
  (?:,? (?:&|[A-Z][\w.&'-]*|LLC|Inc\.|L\.P\.|LP|and Co\.)){0,5}|investors?|purchasers?|placement agent
  |underwriters?|representatives?|lead investor))
`;
/** "The Representative shall have an irrevocable right of first refusal". */
const HAS = pattern("")`
  \b((?:[Tt]he )?(?:Representatives?|Placement Agents?|Underwriters?|placement agents?|underwriters?
  |representatives?)|[A-Z][\w.&'-]{0,60}(?:,? (?:&|[A-Z][\w.&'-]{0,60}|LLC|Inc\.|L\.P\.|LP)){0,5}) (?:(?:shall|will
  |may|also|further) ){0,2}(?:have|has|had|possess\w*)\b[^.;]{0,40}\brights? of
`;
const GRANTED = /([A-Z][\w.&'-]{0,60}(?:,? (?:&|[A-Z][\w.&'-]{0,60}|LLC|Inc\.|L\.P\.|LP)){0,5}) (?:was|were|has been|have been|will be) granted/;
/** A right is the financiers': leases, founders' shares and joint ventures have rights of first refusal too. */
const FINANCIER = /placement agent|underwriter|representative|agent|securities|capital|investor|purchaser|financing|offering|book-?runn|manager|issuances? of securities/i;
const NOT_OURS = /\blease|\breal estate|\bpatent|\blicens\w+|transfer of shares by|founder|joint venture|bylaws|proposed transfer|co-sale|option to repurchase|with respect to transfers|certificate of incorporation/i;
/** Within a sentence; the point of "7.0 %" does not end it. */
const IN = "(?:[^.]|\\.(?=\\d))";
const TAIL = new RegExp([
	"\\btail\\b",
	`(?:compensation|fees?)${IN}{0,240}(?:within|during|until)${IN}{0,60}months?${IN}{0,120}(?:terminat|expir|closing|engagement)`,
	`(?:within|during|until)${IN}{0,60}months?(?=${IN}{0,200}(?:terminat|expir|engagement|closing))${IN}{0,500}(?:compensation|fee)`,
	`\\bwithin\\b${IN}{0,60}months?${IN}{0,500}(?:introduced|contacted)${IN}{0,200}\\bpay\\b`,
	`(?:compensation|fees?)${IN}{0,240}(?:introduced|contacted)${IN}{0,160}\\bwithin\\b${IN}{0,60}months?`
].join("|"), "i");
/** Whose money it is about, or what the period runs from. */
const FRAME = /\b(?:introduc|contact|terminat|expir|engag|investors?)\w*/i;
/** "a cash fee equal to eight percent (8.0%)", "fees equal to 7.0% of the gross proceeds", "will pay to Acme 5.5% of". */
const TAIL_FEE = pattern("i")`
  (?:tail|cash) fee[^.%]{0,60}?(\d{1,2}(?:\.\d+)?) ?%
  |(?:\bfees?|\bpay|\bamount|commission
  |compensation)\b[^%;]{0,90}?\b(\d{1,2}(?:\.\d+)?) ?%\)? of (?:the )?(?:aggregate )?(?:gross )?
  (?:proceeds|amount)
`;
/**
* Rights of first refusal and of participation that financiers hold, and the tails of their engagements. Relies on the
* paragraph on the agent's compensation, and on covenants of purchase agreements. The tail joins the right of the same
* holder; alone it is an item with that scope.
*/
function findRofr(terms, part) {
	const items = [];
	for (const sentence of sentencesWith(terms, /of first refusal|first rights? of refusal|participat\w+/gi)) {
		if (sentence.start >= part.end || items.length >= 4) break;
		const words = terms.text.slice(sentence.start, sentence.end);
		if (words.length < 80 && !/\b(?:ha(?:s|ve|d)|grant\w*|entitled|given|gave)\b/i.test(words)) continue;
		const right = RIGHT.exec(words);
		if (right === null || NOT_OURS.test(words) || !FINANCIER.test(words)) continue;
		if (/participat/i.test(right[0]) && !/\b(?:subsequent|future|such)\b[^.;]{0,40}(?:financing|offering|issuance|placement)/i.test(words)) continue;
		if (/\b(?:expired|waived|terminated)\b/i.test(words) || FREE_OF.test(words.slice(0, right.index)) || /does not have|no right|not been granted|\b(?:no|not any) (?:restrictions?|limitations?|rights?)\b/i.test(words)) continue;
		const item = itemOf(terms, words, sentence, right);
		const months = item.get("durationMonths")?.value;
		if (items.some((other) => other.get("durationMonths")?.value === months || months === void 0)) continue;
		items.push(item);
	}
	const tail = tailOf(terms, part);
	const [only] = items;
	if (tail !== null && only !== void 0) {
		for (const [member, value] of tail) if (!only.has(member)) only.set(member, value);
	}
	if (tail !== null && only === void 0) items.push(tail);
	return items;
}
function itemOf(terms, words, sentence, right) {
	const item = /* @__PURE__ */ new Map();
	const at = (from, length) => ({
		start: sentence.start + from,
		end: sentence.start + from + length
	});
	const holder = HOLDER.exec(words) ?? GRANTED.exec(words) ?? HAS.exec(words);
	const name = holder?.[1];
	if (holder !== null && name !== void 0) item.set("holder", {
		value: name,
		at: at(holder.index + holder[0].lastIndexOf(name), name.length),
		confidence: STATED
	});
	const scope = words.slice(right.index, right.index + 160).replace(/[^\w)"%]+\w*$/, "");
	item.set("scope", {
		value: scope,
		at: at(right.index, scope.length),
		confidence: STATED
	});
	const months = monthsNear(words, right.index);
	if (months !== null) item.set("durationMonths", {
		value: months.value,
		at: at(months.from, months.length),
		confidence: confidenceOf(months.isOnly && isUnderHeading(terms, sentence) ? ["section"] : [])
	});
	return item;
}
/** "free of any liens, preemptive rights or rights of first refusal": a warranty that there is none. */
const FREE_OF = /\b(?:free (?:and clear )?(?:of|from)|without|not subject to|no|nor|neither|waiver? of)\b[^.;]{0,160}$/i;
const HEADING = /(?:^|\n)\W{0,3}(?:\(?\w{1,4}[.)] ?)?[^.\n]{0,60}\b(?:rights? of first refusal|participation)\b[^.\n]{0,40}(?:[.:]|\n)/i;
const HEADING_REACH = 600;
/** "Right of First Refusal." above the sentence, or run in before it. */
function isUnderHeading({ text }, { start }) {
	return HEADING.test(textBefore(text, start, HEADING_REACH));
}
/** The period that stands nearest to the right's own words. */
function monthsNear(words, at) {
	let best = null;
	const values = /* @__PURE__ */ new Set();
	for (const match of words.matchAll(new RegExp(MONTHS.source, "gi"))) {
		const value = match[1] !== void 0 ? smallNumber(match[1]) : (smallNumber(match[2] ?? "") ?? 0) * 12;
		if (value === null || value < 1 || value > 120) continue;
		if (/^,? thereafter\b/i.test(words.slice(match.index + match[0].length))) continue;
		values.add(value);
		if (best === null || Math.abs(match.index - at) < Math.abs(best.from - at)) best = {
			value,
			from: match.index,
			length: match[0].length
		};
	}
	return best && {
		...best,
		isOnly: values.size === 1
	};
}
function tailOf(terms, part) {
	for (const sentence of sentencesWith(terms, /\btail\b|months? (?:after|following|from|period)|-month period/gi)) {
		if (sentence.start >= part.end) break;
		const words = terms.text.slice(sentence.start, sentence.end);
		if (!TAIL.test(words) || !/agent|underwriter|representative|engagement|introduced|contacted|compensation described/i.test(words)) continue;
		if (/retail|lock-?up|warrants? (?:will|is|are)/i.test(words)) continue;
		const months = monthsNear(words, /\btail\b/i.exec(words)?.index ?? words.search(/months?\b/i));
		if (months === null) continue;
		const item = /* @__PURE__ */ new Map();
		const start = sentence.start + months.from;
		item.set("scope", {
			value: "tail",
			at: {
				start,
				end: start + months.length
			},
			confidence: STATED
		});
		const isNamed = months.isOnly && /\btail\b/i.test(words) && FRAME.test(words);
		item.set("tailMonths", {
			value: months.value,
			at: {
				start,
				end: start + months.length
			},
			confidence: confidenceOf(isNamed ? ["name"] : [])
		});
		const fee = TAIL_FEE.exec(words);
		const percent = fee?.[1] ?? fee?.[2];
		if (fee !== null && percent !== void 0) {
			const from = sentence.start + fee.index + fee[0].lastIndexOf(percent);
			item.set("tailFeePercent", {
				value: Number(percent),
				at: {
					start: from,
					end: from + percent.length
				},
				confidence: STATED
			});
		}
		return item;
	}
	return null;
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

// parsers/lockups-and-rofr/rows.ts
/** One row per right; none unless parsed. */
function rofrRows(outcome) {
	return (outcome.result?.rofr ?? []).map((right, index) => {
		const values = {
			holder: right.holder ?? null,
			scope: right.scope,
			durationMonths: right.durationMonths ?? null,
			tailMonths: right.tailMonths ?? null,
			tailFeePercent: decimalOf(right.tailFeePercent)
		};
		return parsedRow(outcome, values, `rofr[${index}].`);
	});
}
/** One row per locked-up party; none unless parsed. */
function lockupRows(outcome) {
	return (outcome.result?.lockups ?? []).map((lockup, index) => {
		const values = {
			parties: lockup.parties,
			days: lockup.days,
			startsOn: dateOf(lockup.startsOn),
			endsOn: dateOf(lockup.endsOn),
			conditions: lockup.conditions ?? null
		};
		return parsedRow(outcome, values, `lockups[${index}].`);
	});
}

// parsers/lockups-and-rofr/unread-lockups.ts
const NAMES = /\block-?\s?ups?\b|\bstand-?\s?offs?\b|\bleak-?outs?\b|\bclear market\b|\brestricted period\b/i;
/** Periods of credit lines, tests of prices and the restricted periods of Regulation M are none of a lock-up. */
const OTHER = /regulation m\b|\bcovenant|\bdividend|\bborrow|\bno lock-?\s?up|\bnot subject to (?:any|a) lock-?\s?up/i;
const SHOWN = 3;
const MOST$1 = 20;
const MOST_SENTENCES = 500;
/** What a document in which no lock-up was found says of periods beside the name of one; null where there is nothing. */
function unreadLockups(flat, part) {
	const found = [];
	let seen = 0;
	for (const clauses of clausesBySentence(flat, NAMES)) {
		seen += 1;
		const sentence = clauses[0]?.sentence;
		if (sentence === void 0 || sentence.start >= part.end || found.length >= MOST$1 || seen > MOST_SENTENCES) break;
		const { text, start } = sentence;
		if (!NAMES.test(text) || OTHER.test(text) || isOfEarlierDeal(text)) continue;
		const period = clauses.flatMap(({ periods }) => periods).find(isTerm);
		if (period !== void 0) found.push(wordsAround(text, period.start - start));
	}
	if (found.length === 0) return null;
	const shown = found.slice(0, SHOWN).map((words) => `"${words}"`);
	const [periods, were] = found.length === 1 ? ["period", "was"] : ["periods", "were"];
	const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : "";
	return {
		code: "lockup-periods-not-read",
		message: `no lock-up was read, but ${found.length} ${periods} near "lock-up" ${were} not used: ${shown.join(", ")}${more}`
	};
}
function wordsAround(words, at) {
	const start = Math.max(0, at - 50);
	return words.slice(start, at + 50).replace(/^\S* |\s\S*$/g, "").trim();
}
/** Says that a document has more sentences on promises than are read; null for any that a person would write. */
function cutLockups(flat) {
	if (flat.sentences.length <= 1e4) return null;
	const wanted = flat.sentences.filter(({ text }) => RESTRICTION_WORDS.test(text)).length;
	if (wanted <= 1e4) return null;
	return {
		code: "lockups-cut",
		message: `lock-ups were looked for in the first ${MOST_SENTENCES_IN_CLAUSES} of ${wanted} sentences that may state one`
	};
}

// parsers/lockups-and-rofr/lockups-and-rofr.v3.ts
const PARSER = {
	id: "lockups-and-rofr",
	version: 3,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Lock-ups, rights of first refusal and tails, from "Plan of Distribution" and "Underwriting", from current reports on
* financings and from their agreements. The base prospectus behind a supplement is left out.
*
* Confidence by evidence (`docs/evidence.md`): 0.8 for the words of a promise; 0.9 and more with a second witness (the name
* of a lock-up beside the promise, a period that runs from the deal, another statement); 0.8 at most for months and years,
* given as 30 and 365 days; 0.6 where sentences give a party different periods, and for holders known only as those who sign.
* A result without lock-ups warns of periods beside the name of one that were not understood (`unread-lockups.ts`).
*/
const lockupsAndRofrV3 = {
	...PARSER,
	dependsOn: [],
	appliesTo: documentsWithTerms,
	parse(submission, document) {
		const rejected = rejectedUnread(HEAD, document);
		if (rejected !== null) return rejected;
		if (isWithoutFinancing(submission)) return notApplicable(HEAD, "other-items", "no item of the report discloses a financing");
		const terms = flatTextOf(document, "rows");
		const wordless = rejectedWordless(HEAD, terms.text);
		if (wordless !== null) return wordless;
		const part = currentPartOf(terms);
		const lockups = findLockups(terms, part);
		const outcome = listsOutcome(HEAD, terms, {
			rofr: findRofr(terms, part),
			lockups
		}, []);
		const warnings = [lockups.length === 0 ? unreadLockups(terms, part) : null, cutLockups(terms)].filter((one) => one !== null);
		return {
			...outcome,
			warnings: [...outcome.warnings, ...warnings]
		};
	},
	rows: (outcome) => [{
		table: "dilution.rights_of_first_refusal",
		rows: rofrRows(outcome)
	}, {
		table: "dilution.lockups",
		rows: lockupRows(outcome)
	}]
};

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
const parser = doubtingTruncated(lockupsAndRofrV3);

export { parser };