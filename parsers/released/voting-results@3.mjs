/*!
 * Tidemark release voting-results@3: the code as it was released, with everything it imports.
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
function pattern$1(flags = "") {
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
const FINANCING_ITEM = pattern$1("i")`
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
const NOTHING$2 = {
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
		...NOTHING$2,
		reasons,
		warnings
	};
}
const LONGEST_DOCUMENT$1 = 6e7;
/** The rejection of a document without readable text; null where it has some. */
function rejectedUnread(head, document, longest = LONGEST_DOCUMENT$1) {
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
		...NOTHING$2,
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
const NOTHING$1 = 0;
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
		pending: NOTHING$1,
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
	flow.pending = NOTHING$1;
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
			flow.pending = NOTHING$1;
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
function closeRow$1(flow, at) {
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
	if (table.rowHasText) flow.pending = NOTHING$1;
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
	else if (name === "tr") closeRow$1(flow, at);
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
const BULLET$1 = /^(?:[•·●▪◦■○►*–—-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,5})[.)])\s/i;
const SENTENCE_END = /[a-z]{3}[.;,]$/;
/** Headings are short, stand out by their looks or capitals, and do not end like a sentence. */
function kindOf$1(text, tag, bold, underlined, centered) {
	if (tag !== "" && tag !== "li") return "heading";
	if (tag === "li" || BULLET$1.test(text)) return "list-item";
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
		const hasAmount = row.cells.some((cell, index) => (index > 0 || cell.column > 0) && isFigure$2(cell.text));
		const isTitle = row.cells.length === 1 && label !== void 0 && (label.column > 0 || label.colspan > 2 || label.bold);
		if (!isMarked && (hasAmount || row.cells.length === 1 && !isTitle)) break;
		count += 1;
	}
	return count < rows.length ? count : 0;
}
/** An amount or a dash for one; a year alone is a heading. */
function isFigure$2(text) {
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

// parsers/layout/number-words.ts
const WORDS$1 = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** The numbers that texts spell out most; parsers add those that their own documents need. */
const ONE_TO_TWELVE = Object.fromEntries(WORDS$1.map((word, index) => [word, index + 1]));

// parsers/voting-results/words/patterns.ts
/** A tag for patterns built of parts: backslashes are not doubled, and a line break with its indentation is no part of it. */
function pattern(flags) {
	return (parts, ...values) => new RegExp(String.raw(parts, ...values).replace(/\n\s*/g, ""), flags);
}
/** A list of words (or short patterns), separated by spaces, as alternatives: `wordsOf('for against')` is `for|against`. */
function wordsOf$1(list) {
	return list.trim().split(/\s+/).join("|");
}

// parsers/voting-results/words/class-labels.ts
/** Kinds of shares, or ways of voting, by which one proposal's counts are split. */
const SHARES$1 = String.raw`(?:shares\s+of\s+)?(?:class\s+[a-z]\b|series\s+[a-z0-9-]+|common|preferred|ordinary|convertible|super\s+voting|voting\s+preferred)`;
const WAYS = String.raw`(?:voted\s+|votes\s+)?(?:by\s+)?(?:proxy|proxies|ballot)$|(?:voted\s+|votes\s+)?in\s+person$`;
const HOLDERS$4 = String.raw`(?:all|(?:un|non-?)affiliated|disinterested|public|minority)\s+(?:share|stock|unit)(?:s|holders)\b`;
const CLASS_LABEL = pattern("i")`
  ^(?:holders\s+of\s+)?(?:${SHARES$1}|${HOLDERS$4}|${WAYS}|combined|all\s+classes|total\s+(?:combined|class))[\w\s,.&()“”"-]{0,80}$`;
const FUND_LABEL = /^(?:the\s+)?\p{Lu}[\p{L}\d’'&.,®™ -]{2,80}\s(?:Fund|Portfolio|ETF)(?:\s(?:[IVX]{1,4}|\d))?$/u;
/** Whether a row's label names a class of shares or a way of voting: "Class A common stock", "By proxy"; or a fund. */
function isClassLabel(label) {
	return CLASS_LABEL.test(label.trim()) || isFundLabel(label);
}
/** Whether a row's label names one fund of several that vote on the same matter, each for itself: "Growth Fund". */
function isFundLabel(label) {
	return FUND_LABEL.test(label.trim());
}

// parsers/voting-results/words/proposal-anchors.ts
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const WORDS = {
	...ONE_TO_TWELVE,
	...Object.fromEntries(ORDINALS.map((word, index) => [word, index + 1]))
};
const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv".split(" ");
const WORD$2 = Object.keys(WORDS).join("|");
const MATTER = String.raw`(?:(?:company|management|voting|agenda|board|ballot)\s+)?(?:proposals?|items?|matters?|resolutions?|issue|agenda\s+item|question|motion)`;
/** "Proposals 1 and 2" and "Item 5.07" head nothing; "Proposal One – five directors" does. */
const NOT_ALONE = String.raw`(?!\s*(?!\s)(?:,\s*)?(?:(?:and|&|or|through|to|–|-)\s*\d{1,2}|(?:and|&|or|through|to)\s*(?:${WORD$2}))\b)(?![.,]\d)`;
const NAMED$2 = pattern("i")`
  ^["“(\s]*(?:the\s+)?${MATTER}\s*(?!\s)(?:(?:no\.?|number|nos?\.|#)\s*(?!\s))?(?:[-–—:(]\s*(?!\s))?(\d{1,2}|${WORD$2}|[ivx]{1,5})\b(?:\s?[a-k]\b|\.\d{1,2}\b|\([a-z]\))?${NOT_ALONE}`;
/** "No. 5: The NYSE Proposal", "No. 3A – …". */
const NUMBERED$1 = /^["“(\s]*no\.\s?(\d{1,2})\s?[a-k]?\s?[:.–—-](?=\s|$)/i;
const SEVERAL = /^\W*(?:proposals|items|matters)\b(?!\s+(?:no|\d|one))/i;
const BARE = /^["“\s]*(?:\(\s?(\d{1,2}|[ivx]{1,5})\s?\)|(\d{1,2})\s?[a-k]?(?:\s?[.):]|\.\d{1,2}[.)]?|\s?[-–—])(?=\s|$|[A-Z“"(])|([ivx]{1,5})(?:[.)])(?=\s|$)|#\s?(\d{1,2})\b|(\d{1,2})(?=$))/i;
const ORDINAL = pattern("i")`^["“\s]*(${WORD$2})\s*(?:[:.–—-]|proposal\b)`;
/** The anchor that a text begins with; null where it begins otherwise. */
function anchorOf(text) {
	const head = text.slice(0, 80);
	const anchor = (match, style) => {
		const number = numberOf$1(match?.slice(1).find((one) => one !== void 0) ?? "");
		return match === null || number === null ? null : {
			number,
			length: match[0].length,
			style
		};
	};
	const named = anchor(NAMED$2.exec(head), "named");
	if (named !== null && !SEVERAL.test(head.slice(0, named.length))) return named;
	const numbered = anchor(NUMBERED$1.exec(head), "named");
	if (numbered !== null) return numbered;
	const bare = anchor(BARE.exec(head), "bare");
	if (bare !== null && bare.number <= 30 && bare.number > 0) return bare;
	return anchor(ORDINAL.exec(head), "named");
}
/** A title without the number it begins with. */
function stripAnchor(text) {
	const anchor = anchorOf(text);
	return anchor === null ? text.trim() : text.slice(anchor.length).replace(/^[\s.:)”"–—-]+/, "").trim();
}
function numberOf$1(words) {
	const lower = words.toLowerCase();
	if (/^\d+$/.test(lower)) return Number(lower);
	const roman = ROMAN.indexOf(lower);
	return roman >= 0 ? roman + 1 : WORDS[lower] ?? null;
}
const LIST_MARKS = [
	/(?<![\w.])\(\s?([ivx]{1,5}|\d{1,2})\s?\)\s/gi,
	/(?:^|\s)(\d{1,2})[.)]\s(?=[A-Za-z])/g,
	/\bitem\s+(\d{1,2}),?\s/gi
];
/** Items of a list inside a sentence: "(i) the election …, (ii) ratification …": number → words. */
function listedItems(text) {
	let longest = [];
	for (const marks of LIST_MARKS) {
		const run = [];
		for (const match of text.matchAll(marks)) if (numberOf$1(match[1] ?? "") === run.length + 1) run.push(match);
		if (run.length >= 2 && run.length > longest.length) longest = run;
	}
	return new Map(longest.map((match, index) => {
		const end = match.index + match[0].length;
		return [index + 1, text.slice(end, longest[index + 1]?.index ?? end + 400)];
	}));
}

// parsers/voting-results/words/person-names.ts
const TITLE$1 = String.raw`(?:${wordsOf$1("Dr Mr Mrs Ms Miss Prof Hon Sir Dame Gen General Adm Admiral Lt Col Maj Rev Amb Ambassador Senator Governor Lord")}|The Honorable|The Hon|Capt|Captain|Judge)\b\.?`;
const PARTICLE = `(?:${wordsOf$1("de la von van der den del della di da dos du le st bin al el ter ten y zu af d'")})`;
const WORD$1 = String.raw`(?:[\p{Lu}][\p{L}\p{M}'’.\-]{0,60}|[a-z]{1,2}['’]?[\p{Lu}][\p{L}'’\-]{1,60}|["“'(‘][\p{L}. ]{1,60}["”')’]|\(['"“‘][\p{L}. ]{1,60}['"”’]\))`;
const CAPITALIZED = String.raw`\p{Lu}[\p{L}'’.\-]{0,60}`;
const DEGREES = String.raw`Ph\.?\s?D M\.?D CPA C\.P\.A Esq J\.?D MBA M\.B\.A CFA D\.?D\.?S DVM D\.V\.M R\.?N P\.?E CBE OBE DBA
  Pharm\.?D Sc\.?D D\.?O LL\.?M USN USMC USAF Ret Ed\.?D DrPH FACHE MPH M\.?S B\.?Sc D\.?Phil Dr`;
const DEGREE = String.raw`(?:Jr|Sr|II|III|IV|V|VI|${wordsOf$1(DEGREES)})\b\.?`;
const SUFFIX = String.raw`(?:,?\s*${DEGREE}|,\s*(?!${DEGREE}(?:[\s,]|$))(?:[A-Z]\.?){2,6}(?![A-Za-z])|,?\s*\((?:Ret|Retired)\.?\)){0,5}`;
const NAME = pattern("u")`^(?:${TITLE$1}\s+){0,6}${WORD$1}(?:\s+(?:${PARTICLE}|${WORD$1}|&)){0,6}${SUFFIX}$`;
const REVERSED = pattern("u")`
  ^(?:${PARTICLE}\s+)?${WORD$1}(?:[ -]${WORD$1}){0,2}(?:,\s*(?:Jr|Sr|II|III|IV)\.?)?,\s+${WORD$1}(?:\s+${WORD$1}){0,3}${SUFFIX}$`;
const NICKNAME = String.raw`["“'‘(]\p{Lu}[\p{L}.]{1,20}["”'’)]`;
/** A name inside a sentence, with this many words (as in `{1,5}`) after the first. */
function nameInText(more) {
	return String.raw`((?:${TITLE$1}\s+)?${CAPITALIZED}(?:\s+(?:${PARTICLE}|${CAPITALIZED}|${NICKNAME}))${more}${SUFFIX})`;
}
const NOT_A_NAME = pattern("i")`\b(?:${wordsOf$1(String.raw`
    proposals? ratif\w* approv\w* elections? elect amend\w* totals? votes? voted plan company compensation advisory
    auditors? class common preferred stock shares? shareholders? stockholders? board directors? nominees? trustees?
    results? matters? items? frequency meeting annual special adjourn\w* merger agreement incentive equity reverse split
    llp pllc p\.?c ltd plc cpas inc corp corporation bank years? broker against abstain\w* withheld name other the of
    and for series combined accounting independent registered firm executive officers? resolution certificate charter
    bylaws report percent\w* number quorum management say pay group vote final not applicable page security holders
    issuance authorized increase`)})\b`;
const LIST_MARK = /^(?:[•●·■▪*†‡–—-]+|\(?(?:\d{1,2}[a-zA-Z]?|[a-z]|[ivx]{1,4})\)|(?:\d{1,2}[a-zA-Z]?|[a-z]|[ivx]{2,4})\.|\d\.\d{1,2}\.?|\d{1,2}[a-kA-K]\b[.:]?)\s*/;
const NOTE = pattern("gi")`
  (?<!\s)\s*\((?=[^)]{0,300}\))(?:\d{1,2}|[a-z*†‡]|class\s+[\w ]+|age\s+\d+|(?:one|two|three|\d)[- ]years?[^)]*|term[^)]*|incumbent
  |independent[^)]*|continued|elected[^)]*|not elected[^)]*|chair\w*|board nominee|[^)]*nominee[^)]*)\)`;
/** Removes what surrounds a name: list numbers, footnote marks, ages, terms, colons and dashes. */
function cleanName(text) {
	return text.replace(/\s+/g, " ").trim().replace(/^(?:[-–—_=]{2,}\s+)+/, "").replace(LIST_MARK, "").replace(/^\d{1,2}[.)]?\s+(?=\p{Lu})/u, "").replace(NOTE, "").replace(/(?<![\s*†‡§¹²³:;–—-])[\s*†‡§¹²³:;–—-]+$/u, "").replace(/(?<![\s.])(?:\s*\.){3,}$/, "").replace(/(?<!\s)\s+\d$/, "").replace(/,$/, "").trim().replace(/,\s*(?:age\s+\d+|class\s+[IV]+(?:\s+director)?|director|chairman|independent director|trustee)$/i, "");
}
/** Whether text reads like a person's name and nothing else. */
function isPersonName(text) {
	const name = cleanName(text);
	if (name.length < 4 || name.length > 70 || !/\s/.test(name)) return false;
	const plain = name.replace(/[\u2010\u2011]/g, "-").replace(/\bThe Hon(?:orable|\.)?/i, "Hon");
	if (NOT_A_NAME.test(plain) || !(NAME.test(plain) || REVERSED.test(plain))) return false;
	return plain.split(/\s+/).some((word) => /^[\p{L}]{2,}/u.test(word.replace(/['’]/g, "")));
}
const ELECTING = [String.raw`(?:elect(?:ion|ing|ed)?(?:\s+of)?|re-?elect(?:ion|ed)?(?:\s+of)?|(?:re-?)?appoint(?:ment\s+of|ing)?|nominee|director|trustee)s?`, String.raw`(?:\s+(?:the\s+)?(?:class\s+[IV]+\s+)?(?:director|nominee|trustee))?(?:\s*candidate)?(?:\s*[:–—-])?`].join("");
const ELECTED$1 = pattern("u")`
  ${ELECTING}\s+${nameInText("{1,5}")}(?!\s+as\s+(?:(?:the|our|its|an?)\s+)?(?:[\w’'-]+\s+){0,4}?(?:auditors?|account\w+))(?=\s*(?:$|[:;,.(–—-]|\s(?:as|to|for|received|was|is|who|until|requires?|required)\b))`;
/** The one person a title elects: "Election of Ronald Kubiak as trustee", "Elect Director: Jane Roe"; null if it names none. */
function personElectedIn(title) {
	const lowered = title.replace(/^\W*(?:\d{1,2}[a-z]?[.):]?\s*)/i, "").replace(/\b(E)(lection|lect(?:ion|ed)?)\b/g, "e$2").replace(/\b(?:Re-?[Ee]lection)\b/g, "re-election").replace(/\bDirectors?\b/g, "director").replace(/\bNominees?\b/g, "nominee").replace(/\bOf\b/g, "of").replace(/\bTrustees?\b/g, "trustee");
	const match = ELECTED$1.exec(lowered);
	if (match?.[1] === void 0) return null;
	const name = cleanName(match[1]).replace(/(?<=\p{Ll}{2})\.$/u, "");
	return isPersonName(name) ? name : null;
}
const RECEIVED$1 = [String.raw`\s*(?!\s)(?:[,:(–—-]+\s*(?!\s))?(?:(?:was|were|who|each|also|has|had|elected|as|a|director|re-?elected)\s+){0,5}`, `(?:received|receiving|with|by|having|had|got|obtained|garnered|[-–—:(]|$)`].join("");
const RECEIVING = pattern("gu")`(?<![\p{L}.])${nameInText("{0,5}")}${RECEIVED$1}`;
const TITLE_AND_LAST_NAME = pattern("u")`^${TITLE$1}\s+\p{Lu}[\p{L}'’-]+$`;
/** The last person to whom a sentence attributes the counts after it: "Cornelius Bragg received", "Jane Roe –". */
function personBefore(words) {
	return [...words.matchAll(RECEIVING)].map((match) => cleanName((match[1] ?? "").replace(/^(?:(?:Directors?|Nominees?|Trustees?|Candidates?)\s+)+/, ""))).findLast((name) => TITLE_AND_LAST_NAME.test(name) || isPersonName(name)) ?? null;
}
const EACH_OF = String.raw`(?:(?:with\s+)?each(?:\s+(?:of\s+(?:whom|which|them)|nominee|director|one))?\b|(?:all|both)\s+of\s+whom\b)`;
const TOGETHER$1 = pattern("is")`
  (?:\b(?:re-?)?elect(?:ed|ion\s+of)|\bnominees?\b|\bdirectors?\b)\s*[:,–—-]?\s*((?:(?!\belect).)*?)[\s,;–—-]+
  (?:(?:were|was)\s+(?:each\s+)?(?:re-?)?elected\b.*?|(?:as|to)\b[^.;]*?)?[,;]?\s*${EACH_OF}.{0,60}$`;
/** "Ms. Ann Orr and Messrs. Bob Pell and Cy Quirk were elected; each received". */
const TOGETHER_FIRST = /^(.{8,600}?)\s(?:were|was)\s(?:each\s|duly\s|all\s){0,2}(?:re-?)?elected\b[^.]{0,200}[;,]\s(?:and\s|with\s)?each\b.{0,60}$/i;
/**
* The people to whom one sentence gives the same counts: "elected Ann Orr, Bob Pell and Cy Quirk, each receiving". Empty
* where it does not say "each", null where it does and the names are unreadable.
*/
function peopleTogether(words) {
	if (!/\b(?:each|(?:all|both)\s+of\s+whom)\b[^.;]{0,60}$/i.test(words)) return [];
	if (/\beach\b[^.;:]{0,60}:\s+\p{Lu}[^:]{2,60}$/u.test(words) && personBefore(words) !== null) return [];
	const first = TOGETHER_FIRST.exec(stripAnchor(words.slice(-1200)).replace(/\s+/g, " "))?.[1];
	const named = first === void 0 ? null : peopleListed(first);
	if (named !== null) return named;
	const start = Math.max(words.lastIndexOf(". ", words.length - 60), words.length - 1200, -1);
	const list = TOGETHER$1.exec(words.slice(start + 1).replace(/\s+/g, " "))?.[1];
	return peopleListed(list ?? "");
}
/** The people of a list, "Ann Orr, Bob Pell and Cy Quirk"; null where it has other words, or fewer than two names. */
function peopleListed(list) {
	const names = list.replace(/^(?:the\s+following\s+)?(?:\w+\s+){0,3}(?:nominees|directors)\s*[:,]?\s*/i, "").replace(/\b(?:Messrs|Mses|Mmes)\.?\s+/g, "").split(/,\s*(?!(?:Jr|Sr|II|III|IV|M\.?D|Ph\.?D|CPA|Esq)\b)(?:and\s+)?|;\s*(?:and\s+)?|(?<!\s)\s+and\s+/).map((name) => cleanName(name)).filter((name) => name !== "");
	return names.length >= 2 && names.every(isPersonName) ? names : null;
}
const ELECTED_LIST = pattern("i")`
  \b(?:re-?)?elect(?:ed|ing|ion\x20of)?\x20(?:each\x20of\x20|(?:the\x20following\x20)?(?:\w{1,30}\x20){0,4}?(?:directors?|nominees?|trustees?|persons|individuals)\x20?[:,–—-]?\x20?)?
  (.{4,600}?)(?=,?\x20(?:as|to|for|until|each|by|with|who)\x20|\x20?[;(]|(?<=[a-z]{3})\.(?:\x20|$)|$)`;
/** The people whom words elect without counts: "re-elected Ann Orr and Bob Pell to serve until". */
function peopleElectedIn(words) {
	const list = ELECTED_LIST.exec(words.replace(/\s+/g, " "))?.[1];
	if (list === void 0) return [];
	const name = cleanName(list);
	return peopleListed(list) ?? (isPersonName(name) ? [name] : []);
}
const FULL_NAME = new RegExp(nameInText("{1,5}"), "gu");
const ONLY_LAST_NAME = pattern("u")`^${TITLE$1}\s+\S+$`;
/** The full name, found in the words before, of "Mr. Glass"; the short form itself where there is none. */
function fullNameOf(short, before) {
	const last = /^(?:\S+\s+)(\p{Lu}[\p{L}'’-]+)$/u.exec(short)?.[1];
	if (last === void 0 || !new RegExp(`^${TITLE$1}`, "u").test(short)) return short;
	const ending = new RegExp(`\\s${last}(?:,|\\s|$)`, "u");
	return [...before.matchAll(FULL_NAME)].map(([name]) => cleanName(name)).find((name) => ending.test(name) && isPersonName(name) && !ONLY_LAST_NAME.test(name)) ?? short;
}

// parsers/voting-results/words/proposal-type.ts
const HOW_OFTEN = pattern("i")`
  \b(?:frequency|how\s+(?:often|frequently)|every\s+(?:one|two|three|1|2|3)|one,?\s+two,?\s+or\s+three)
  |\b(?:1,?\s+2,?\s+or\s+3|(?:annual|one|three)[- ]year\b.*\badvisory)`;
const BY_SHAREHOLDER = pattern("iu")`
  \b(?:share|stock|unit)\s?holders?['’]?s?['’]?\s+(?:\w+\s+)?proposals?\b(?!\s+(?:was|were)\s+approved\s+by)
  |proposals?\s+(?:submitted|presented|made|brought|sponsored|offered)\s+by\s+(?:an?\s+|one\s+of\s+|certain\s+|the\s+)?(?:\w+\s+){0,4}(?:share|stock)\s?holders?
  |proposals?\s+from\s+an?\s+(?:share|stock)holder
  |proposals?\s+(?:of|by)\s+(?:an?\s+)?(?:share|stock|unit)holder\s+\p{Lu}`;
const ELECT = /^\W*(?:(?:to|the|a|proposal|\d+|vote)\W+){0,4}(?:re-?)?elect(?:ion|ed|ing)?\b(?!.*\b(?:certificate|articles|by-?laws)\b.*amend)/i;
const ELECTION_OF = pattern("i")`
  \belect(?:ion|ed|ing)?\b.{0,80}\b(?:directors?|trustees?|nominees?|board|managers?)\b
  |\b(?:directors?|trustees?|nominees)\b.{0,60}\belect(?:ion|ed)\b|re-?elect`;
const APPOINT_DIRECTOR = /\b(?:re-?)?appoint\w*\b.{0,80}\bas\s+(?:an?\s+|our\s+|the\s+)?(?:[\w-]+\s+){0,3}(?:directors?|trustees?)\b/i;
const PAY = /compensation|\bpay\b|parachute|remuneration/i;
const ADVISORY = /advis|non[- ]?binding|say[- ]?on[- ]?(?:golden\s+)?(?:pay|parachute)/i;
const EXECUTIVE_PAY = /named\s+executive|executive\s+(?:officer\s+)?compensation|compensation\s+of/i;
const PLAN = pattern("i")`
  \b(?:stock|equity|incentive|options?|awards?|share|purchase|performance|bonus|restricted|omnibus|long[- ]term|espp|ltip
  |compensation|director|deferred|severance|savings|award)s?['’]?\b[^.;]{0,70}\bplans?\b
  |\bplans?\b[^.;]{0,40}\b(?:162\(m\)|performance\s+goals)
  |\b(?:19|20)\d\d\s+(?:amended\s+(?:and\s+restated\s+)?)?plan\b|\b(?:espp|ltip)\b|option\s+exchange`;
const EQUITY_PLAN = /\b(?:stock|equity|share|omnibus|incentive)\b[^.;]{0,40}\b(?:incentive|option|award|purchase)\b[^.;]{0,30}\bplan\b/i;
const PLAN_OF_ANOTHER_KIND = /agreement\s+and\s+plan\s+of|plan\s+of\s+(?:merger|reorganization|liquidation|dissolution|conversion|arrangement|domestication)|rights\s+plan/i;
const AUDITOR = /\bauditors?\b|accounting\s+firm|accountants?\b|\bCPAs?\b|public\s+accounting|audit\s+firm|\bP\.?C\.?A\.?O\.?B/i;
const RATIFIED_FIRM = /\bratif\w*\b.{0,60}\b(?:appointment|selection|engagement)\s+of\b|\b(?:appointment|selection|engagement)\s+of\b.{0,80}\bratified\b/i;
const APPOINTED_FIRM = /^\W*(?:the\s+)?(?:re-?)?(?:appointment|selection|engagement)\s+of\s.{1,60}\b(?:LLP|L\.L\.P|PLLC|P\.?C\.|CPA)/i;
/** The auditor whose remuneration the same resolution leaves to the board. */
const RATIFY_AUDITOR = /^.{0,60}\b(?:ratif\w*|(?:re-?)?appoint\w*)\b.{0,80}\b(?:auditors?|accounting\s+firm|accountants?)\b/i;
const RATIFY_WITHOUT_SUBJECT = /^\W*(?:the\s+|to\s+)?ratif\w*\s+(?:of\s+)?(?!.*\b(?:acts?|actions?|issuances?|grants?|sales?|rights|plans?|transactions?|agreements?|amendments?|directors?|trustees?|officers?)\b)/i;
const CHARTER = pattern("i")`
  (?:certificate|articles|memorandum)\s+(?:and\s+articles\s+)?of\s+(?:incorporation|association|organization|amendment|formation)
  |\bcharter\b|declassif|exculpat|\bname\s+change|change\s+(?:of|in)\s+(?:the\s+|its\s+|our\s+)?(?:[\w’']+\s+){0,2}name\b
  |change\s+(?:of\s+|(?:in\s+)?(?:the\s+|its\s+|our\s+)?(?:company['’]?s?\s+)?(?:corporate\s+)?)name\b
  |change\s+(?:of|in)\s+(?:the\s+|its\s+|our\s+)?(?:[\w’']+\s+){0,2}(?:domicile|state\s+of\s+incorporation)\b
  |extension\s+(?:amendment\s+)?proposal|extension\s+amendment|reincorporat|redomesticat
  |founder\s+share\s+amendment|declaration\s+of\s+trust|supermajority|dual[- ]class`;
/** What an amendment of the charter allows the board to issue is no issuance. */
const AMENDS_CHARTER = pattern("i")`
  ^[^\w’'-]*(?:[\w’'-]+[^\w’'-]+){0,10}?amend(?:ments?|ed|ing)?\b.{0,80}\b(?:(?:certificate|articles|memorandum)\b.{0,25}\bof\s+(?:incorporation|association|organization|formation)|charter\b)`;
const BLANK_CHECK = pattern("i")`
  \bblank[- ]check\b|\bauthori[sz]\w*\s+(?:the\s+|our\s+)?(?:board|directors)\b.{0,30}\bto\s+issue\b.{0,40}\bpreferred\b
  |\b(?:authori[sz]\w*|creat\w+)\s+(?:of\s+)?(?:a\s+|the\s+)?(?:new\s+)?class\s+of\s+.{0,30}\bpreferred\b`;
const BYLAWS = /by-?\s?laws\b|code\s+of\s+regulations\b/i;
/**
* The order is the rule: what a resolution is about comes before what it mentions (a plan amendment that adds authorized
* shares is a plan's; a share issuance under a merger agreement is an issuance).
*/
const RULES = [
	["say_on_pay_frequency", [HOW_OFTEN, /compensation|\bpay\b|advis|parachute|say|future\s+votes/i]],
	["say_on_pay_frequency", [/\ban?\s+annual\s+advisory\s+vote\b|\bsay[- ]when[- ]on[- ]pay\b/i]],
	["shareholder_proposal", [BY_SHAREHOLDER]],
	[
		"adjourn_meeting",
		[/\badjourn(?!ed\b)/i],
		[/\bmerger\b.{0,80}\badjourn.{0,10}$/i]
	],
	[
		"elect_directors",
		[ELECT],
		[AUDITOR]
	],
	["elect_directors", [ELECT, /\b(?:directors?|trustees?|nominees?|board)\b/i]],
	[
		"elect_directors",
		[APPOINT_DIRECTOR],
		[AUDITOR]
	],
	["say_on_pay", [/\bcompensation\b[^.;]{0,60}\bin\s+connection\s+with\s+the\s+merger\b|\bmerger-related\s+compensation\b/i]],
	["say_on_pay", [PAY, /say[- ]on[- ](?:golden\s+)?(?:pay|parachute)|parachute/i]],
	["other", [/material\s+terms\s+of\s+(?:the\s+)?(?:\w+\s+)?performance\s+(?:goals|measures|criteria)/i]],
	[
		"ratify_auditor",
		[RATIFY_AUDITOR],
		[PLAN]
	],
	[
		"say_on_pay",
		[PAY, ADVISORY],
		[PLAN]
	],
	["say_on_pay", [
		PAY,
		ADVISORY,
		EXECUTIVE_PAY
	]],
	[
		"ratify_auditor",
		[AUDITOR],
		[PLAN, /\bfees\b.{0,20}only/i]
	],
	["ratify_auditor", [/\bratif\w+\b.{0,60}(?:\b(?:LLP|L\.L\.P|P\.?C\.|PLLC|CPA)|&\sCo(?:mpany)?\b)/i]],
	["ratify_auditor", [APPOINTED_FIRM]],
	[
		"ratify_auditor",
		[RATIFIED_FIRM],
		[/\b(?:directors?|amendment|officers?|plan)\b/i]
	],
	["reverse_split", [/reverse\s+(?!\s)(?:(?:stock|share)\s*(?!\s))?(?:-\s*)?split|share\s+consolidation|consolidation\s+of\s+(?:the\s+)?(?:issued\s+)?(?:ordinary\s+)?shares/i]],
	[
		"approve_equity_plan",
		[PLAN],
		[PLAN_OF_ANOTHER_KIND]
	],
	[
		"approve_equity_plan",
		[PLAN, EQUITY_PLAN],
		[/merger|reorganization/i]
	],
	["increase_authorized_shares", [/authori[sz]\w+\s+(?:number\s+of\s+)?(?:shares|capital|common|class|stock|preferred|ordinary|share)|authori[sz]ed/i, /\bincreas/i]],
	["other", [/trust\s+(?:agreement\s+)?amendment|investment\s+management\s+trust/i]],
	[
		"amend_charter",
		[AMENDS_CHARTER],
		[/5635|312\.03/i]
	],
	["amend_charter", [/\bamend\w*\b.{0,60}\bcertificates?\s+of\s+designations?\b/i]],
	[
		"amend_charter",
		[BLANK_CHECK],
		[/5635|312\.03/i]
	],
	["issue_shares", [/\b(?:sell|sale|offer|issue)\b.{0,80}\bbelow\b.{0,30}\bnet\s+asset\s+value/i]],
	["issue_shares", [/\bissu(?:e|ance|ing|able)\b|5635|312\.03|\b713\b|nasdaq\s+(?:stock\s+issuance\s+)?proposal|NYSE\s+proposal|private\s+placement|share\s+issuance/i, /shares?|stock|securities|warrants|5635|nasdaq|notes|issuance/i]],
	["issue_shares", [/\b(?:nasdaq|NYSE)(?:\s+american)?\s+proposal\b/i]],
	[
		"amend_bylaws",
		[BYLAWS],
		[CHARTER]
	],
	["amend_bylaws", [BYLAWS, /^(?:(?!certificate|articles|charter|by-?\s?laws).)*by-?\s?laws/i]],
	["amend_charter", [CHARTER]],
	["approve_merger", [/merger\s+agreement|agreement\s+and\s+plan\s+of|\bmergers?\b|business\s+combination|plan\s+of\s+(?:arrangement|reorganization)|\bacquisition\s+(?:proposal|of)|transaction\s+agreement|share\s+exchange/i]],
	["elect_directors", [ELECTION_OF]],
	["elect_directors", [/^\W*(?:the\s+)?(?:directors?|trustees?)\s+elections?\b/i]],
	["say_on_pay", [/executive\s+(?:officer\s+)?compensation/i]],
	[
		"say_on_pay",
		[/\bcompensation\b[^.;]{0,60}\bnamed\s+executive\s+officers\b/i],
		[PLAN]
	],
	["say_on_pay", [/compensation\s+of\s+(?:the\s+|our\s+|its\s+)?(?:company['’]s\s+)?named/i]],
	["ratify_auditor", [RATIFY_WITHOUT_SUBJECT]],
	[
		"ratify_auditor",
		[/^\W*\p{Lu}[^.;:]{2,80}\s(?:was|were)\s+ratified\b/u],
		[/\b(?:acts?|actions?|issuances?|grants?|sales?|rights|transactions?|proposals?|resolutions?|matters?|items?|they|it|which)\b/i]
	]
];
/** The type of a proposal by the words of its title or resolution; null where they name no type. */
function proposalTypeOf(subject) {
	const text = subject.replace(/\s+/g, " ");
	return RULES.find(([, all, none = []]) => all.every((one) => one.test(text)) && !none.some((one) => one.test(text)))?.[0] ?? null;
}

// parsers/voting-results/rows/vote-record.ts
/** A record without counts, to be filled in. */
function emptyRecord(label, labelStart, start, end) {
	return {
		kind: "record",
		fields: /* @__PURE__ */ new Map(),
		label,
		labelStart,
		shareClass: null,
		start,
		end,
		source: "table",
		header: -1,
		isTotal: false,
		isPercentOnly: false,
		isShort: false,
		underPerson: false,
		hasAside: false,
		hasSaidBrokers: false,
		statedTotal: null,
		problems: []
	};
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

// parsers/voting-results/words/sentences.ts
/** The sentences of a text, each with the white space after it. */
function sentencesOf(text) {
	const starts = sentenceStops(text).map((stop) => stop + text.slice(stop).search(/\S/));
	return [0, ...starts].map((start, index) => ({
		start,
		end: starts[index] ?? text.length
	}));
}

// parsers/voting-results/assemble/grouped-proposal.ts
const LONGEST_SUBJECT$1 = 500;
/** A proposal without counts; a type of null is read as "other". */
function newProposal(titled, subject, type) {
	return {
		...titled,
		type: type ?? "other",
		typeFromWords: type !== null,
		subject: subject.slice(0, LONGEST_SUBJECT$1),
		record: null,
		nominees: [],
		classes: [],
		trailing: [],
		scoped: []
	};
}

// parsers/voting-results/assemble/agenda-only.ts
/** "Approved a proposal authorizing …": what the holders did at the meeting, of whatever kind it is. */
function isOutcomeSentence(words) {
	return /^\W*(?:approved|ratified|adopted|re-?elected|elected|rejected)\b/i.test(words);
}
/** A proposal that words list or state without counts; null where they name none. */
function listedProposal(number, words, text) {
	const type = proposalTypeOf(words);
	if (type === null && !isOutcomeSentence(words)) return null;
	const place = {
		subjectStart: text.start,
		subjectEnd: text.end
	};
	const proposal = newProposal({
		number,
		...place,
		leading: [{
			...text,
			text: words
		}]
	}, words, type);
	if (type === "elect_directors") for (const name of peopleElectedIn(words)) {
		const nameStart = text.start + Math.max(0, text.text.indexOf(name));
		proposal.nominees.push({
			name,
			nameStart,
			record: emptyRecord(name, text.start, text.start, text.start)
		});
	}
	return proposal;
}
/** The last item of a list inside a sentence ends with the sentence. */
function firstSentence(words) {
	const text = words.trim();
	return text.slice(0, sentencesOf(text)[0]?.end ?? text.length).replace(/\.\s*$/, "");
}
/** Proposals of an item that states no counts: its numbered lines, its list, or what a sentence says the holders did. */
function agendaOnly(texts) {
	const seen = /* @__PURE__ */ new Map();
	const add = (number, words, text) => {
		const proposal = seen.has(number) ? null : listedProposal(number, words, text);
		if (proposal !== null) seen.set(number, proposal);
	};
	let last;
	for (const text of texts) {
		const anchor = anchorOf(text.text);
		if (anchor !== null) {
			add(anchor.number, stripAnchor(text.text), text);
			last = seen.get(anchor.number);
		} else last?.trailing.push(text);
	}
	if (seen.size > 0) return [...seen.values()];
	for (const text of texts) for (const [number, words] of listedItems(text.text)) add(number, firstSentence(words).replace(/(?:[,;]|(?<![\s,;]))\s*(?:and\s*)?$/, ""), text);
	if (seen.size > 0) return [...seen.values()];
	const stated = texts.flatMap(statedActions);
	return stated.length > 0 ? stated : texts.flatMap(consentedActions);
}
const HOLDERS$3 = /\b(?:share|stock|unit)\s?holders\s+(?:also\s+|duly\s+|voted\s+to\s+)*(?=(?:re-?)?elect|approv|ratif|adopt|(?:re-?)?appoint|authori[sz])/i;
const ACTION = pattern("gi")`(?:^|,\s*(?:and\s+)?|\band\s+)(?=(?:re-?elected|elected|approved|ratified|adopted|re-?appointed|appointed|authori[sz]ed)\b)`;
/** "The shareholders elected Ann Orr and Bob Pell as directors, approved the plan and ratified …": one proposal for each verb. */
function statedActions(text) {
	for (const { start, end } of sentencesOf(text.text)) {
		const sentence = text.text.slice(start, end);
		const holders = HOLDERS$3.exec(sentence);
		if (holders === null) continue;
		return sentence.slice(holders.index + holders[0].length).replace(/^(elect|approve|ratify|adopt|appoint)\b/i, "$1ed").split(ACTION).filter((words) => words.trim() !== "").flatMap((words) => listedProposal(null, words.trim().replace(/(?<![\s.,;])[\s.,;]+$/, ""), text) ?? []);
	}
	return [];
}
const CONSENT$1 = /\bconsents?\b(?!\s+(?:of|in\s+writing\s+of)\b)/i;
const CONSENTED = pattern("gi")`
  (?:^|,\s*(?:and\s+)?|\band\s+|\bconsents?(?:\s+(?:also|each|duly|that))?\s+|\bmeeting\s+|\bwriting\s+)(?:to\s+)?
  (re-?elect|elect|approv|adopt|authori[sz]|ratif)(?:ing|ed|e|ied|ying|y)\b`;
const DONE$1 = {
	approv: "approved",
	ratif: "ratified",
	elect: "elected",
	adopt: "adopted"
};
/**
* "Signed a written consent electing Ann Orr as a director, approving an amendment … and ratifying …": one action of a known
* kind for each verb behind the consent.
*/
function consentedActions(text) {
	return sentencesOf(text.text).flatMap(({ start, end }) => {
		const sentence = text.text.slice(start, end);
		const consent = CONSENT$1.exec(sentence);
		const said = sentence.slice(consent?.index ?? sentence.length);
		const verbs = [...said.matchAll(CONSENTED)];
		return verbs.flatMap((verb, at) => {
			const object = said.slice(verb.index + verb[0].length, verbs[at + 1]?.index);
			const words = `${DONE$1[verb[1]?.toLowerCase() ?? ""] ?? `${verb[1]}ed`}${object.split(";", 1)[0] ?? ""}`.slice(0, 420).replace(/(?<![\s.,])[\s.,]+$/, "");
			return proposalTypeOf(words) === null ? [] : listedProposal(null, words, text) ?? [];
		});
	});
}
/** "Each action received 91,200,000 votes in favor", after a list: the counts of every item of it. Null elsewhere. */
function sharedByAgenda({ proposals: [only, ...more], preamble }) {
	if (only === void 0 || more.length > 0 || only.typeFromWords || only.record === null) return null;
	const { record, leading, trailing } = only;
	if (!leading.some(({ text }) => /\b(?:each|all|every|both)\b[^.;]{0,80}$/i.test(text))) return null;
	const listed = agendaOnly([...preamble, ...leading]).filter((one) => one.nominees.length === 0);
	if (listed.length < 2) return null;
	for (const proposal of listed) {
		proposal.record = record;
		proposal.trailing.push(...trailing);
	}
	return listed;
}

// parsers/voting-results/words/vote-values.ts
const MARKS = String.raw`(?:\s?\((?:[a-z*†‡#]{1,2}|\d{1,2})\)|\s?[*†‡])*`;
const COUNT$1 = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?|\d{1,12}(?:\.\d{1,6})?)`;
/** The signs for "not reported"; U+FFFD replaces a dash in documents whose encoding was broken. */
const NOTHING = String.raw`(?:[-–—―‒−\uFFFD]{1,6}|N\s?\/\s?A|n\.a\.|not applicable)`;
const ZERO = String.raw`(?:[-–—]\s?0\s?[-–—]|none|nil|zero)`;
const PERCENT$1 = String.raw`\(?\s?(?:${COUNT$1}|\.\d{1,6})\s?%\s?\)?`;
const ONE = pattern("i")`
  ^(?:(?<percent>${PERCENT$1})|(?<zero>${ZERO})|(?<count>${COUNT$1})(?:\s+(?:votes?|shares?|units?|ADSs?))?|(?<nothing>${NOTHING}))${MARKS}$`;
/**
* The value that a whole cell or line is; null where it is anything else.
*
* @example
* cellValueOf('1,234 (1)')?.value // 1234
* cellValueOf('—')?.value // null
*/
function cellValueOf(text, offset) {
	const trimmed = text.trimStart();
	const words = trimmed.trimEnd().replace(/^[*†]+\s*(?=\d)/, "");
	const groups = words.length > 40 ? void 0 : ONE.exec(words)?.groups;
	if (groups === void 0) return null;
	const { percent, zero, count } = groups;
	const start = offset + text.length - trimmed.length + trimmed.trimEnd().length - words.length;
	const kind = percent !== void 0 ? "percent" : (zero ?? count) !== void 0 ? "count" : "null";
	const value = zero !== void 0 ? 0 : count !== void 0 ? numberOf(count) : null;
	const hasDecimals = percent !== void 0 || (count?.includes(".") ?? false);
	return {
		kind,
		value,
		start,
		end: start + (count ?? words).length,
		hasDecimals
	};
}
/** Digits as printed to a number; counts are below 2^53, so nothing is rounded. */
function numberOf(digits) {
	return Number(digits.replaceAll(",", ""));
}
const TRAILING = pattern("i")`(?:^|\s)(${PERCENT$1}|${COUNT$1}|${NOTHING}|${ZERO})${MARKS}$`;
/**
* Splits a line into the words at its front and the run of values at its end.
*
* @example "Alan D. Feldman 54,760,830 5,184,437 —" is "Alan D. Feldman" and three values.
*/
function trailingValuesOf(line) {
	const values = [];
	let end = line.trimEnd().length;
	while (end > 0 && values.length < 16) {
		const from = Math.max(0, end - 40);
		const match = TRAILING.exec(line.slice(from, end));
		if (match === null) break;
		const token = match[0];
		const start = end - token.length;
		const value = cellValueOf(token, start);
		if (value === null) break;
		values.unshift(value);
		end = line.slice(0, start).trimEnd().length;
	}
	return {
		textEnd: end,
		values
	};
}

// parsers/voting-results/assemble/consenting-shares.ts
/** "The holders of 61,204,118 shares", "stockholders owning an aggregate of 6,100,000 shares". */
const CONSENTING = pattern("gi")`
  \b(?:holders?\s+of|holding|owning|representing|held)\s+(?:an?\s+)?(?:(?:aggregate|total)\s+(?:of\s+)?)?(?:approximately\s+)?
  (\d{1,3}(?:,\d{3}){1,4})\s+(?:\w+\s+){0,4}?(?:shares|votes|units)\b`;
/**
* Gives the actions of a written consent the shares of those who signed it, stated once in its sentence: there is no other
* count of such a vote. None where the sentence has two such counts: of classes, or of several holders.
*/
function addConsentingShares(listed, texts) {
	for (const text of texts) for (const { start, end } of sentencesOf(text.text)) {
		const sentence = text.text.slice(start, end);
		if (!/\bconsent/i.test(sentence)) continue;
		const [only, ...more] = sentence.matchAll(CONSENTING);
		const digits = only?.[1];
		if (only === void 0 || digits === void 0 || more.length > 0) continue;
		const from = text.start + start + only.index + only[0].indexOf(digits);
		const count = {
			value: numberOf(digits),
			start: from,
			end: from + digits.length
		};
		for (const proposal of listed.filter((one) => one.record === null && one.nominees.length === 0)) {
			const record = {
				...emptyRecord("", from, from, count.end),
				source: "prose"
			};
			record.fields.set("votesFor", count);
			proposal.record = record;
		}
		return;
	}
}

// parsers/voting-results/assemble/name-places.ts
/** How far after its row's first word a name may begin: the row's sentence, or the cells of its heading. */
const REACH = 3e3;
/** How far before it the agenda may name the person in full. */
const REACH_BACK = 2e4;
/**
* Where the words of a name stand: from a place on, else before it ("Mr. Glass" of a row is "John Glass" of the agenda),
* else its last word. Null where the item does not print the name in one piece.
*
* @param body the words of the item
* @param from where the words that the name was read from begin
*/
function placeOfName(body, name, from) {
	const words = name.split(" ").map((word) => RegExp.escape(word));
	const whole = new RegExp(String.raw`(?<![\p{L}\d])${words.join(String.raw`\s{1,200}`)}(?![\p{L}\d])`, "gu");
	const last = new RegExp(String.raw`(?<![\p{L}\d])${words.at(-1)}(?![\p{L}\d])`, "gu");
	const back = Math.max(0, from - REACH_BACK);
	const after = body.slice(from, from + REACH);
	return rangeOf(after.matchAll(whole).next().value, from) ?? rangeOf([...body.slice(back, from).matchAll(whole)].at(-1), back) ?? rangeOf(after.matchAll(last).next().value, from);
}
function rangeOf(match, offset) {
	return match === void 0 ? null : {
		start: offset + match.index,
		end: offset + match.index + match[0].length
	};
}

// parsers/voting-results/assemble/no-vote.ts
const NOT_HELD = pattern("i")`
  \bno\s+(?:vote|votes|voting|action|business|matters?|proposals?)\s+(?:\w+\s+){0,3}?(?:was|were|has\s+been|have\s+been)\s+(?:\w+\s+){0,2}?(?:taken|held|conducted|transacted|voted|acted|considered|submitted|presented)
  |\b(?:a\s+)?quorum\s+(?:\w+\s+){0,3}?(?:was|were|is|being)\s+not\s+(?:\w+\s+){0,2}?(?:present|obtained|reached|achieved|constituted|met|established)
  |\b(?:absence|lack)\s+of\s+(?:a\s+|the\s+)?(?:\w+\s+)?quorum|\b(?:insufficient|not\s+enough|not\s+a\s+sufficient)\s+(?:number\s+of\s+)?(?:\w+\s+){0,4}?quorum
  |\bwithout\s+(?:any\s+)?(?:business|votes?|action|matters?|proposals?)\s+(?:\w+\s+){0,2}?(?:conducted|transacted|taken|voted|acted)
  |\bno\s+quorum\b|\bdid\s+not\s+(?:have|reach|obtain|achieve|constitute)\s+a\s+quorum
  |\bfail(?:ed|ure)\s+to\s+(?:obtain|reach|achieve|have)\s+a\s+quorum
  |\b(?:were|was)\s+not\s+(?:submitted\s+to|put\s+to|brought\s+to|presented\s+for)\s+a\s+vote`;
const CONSENT = pattern("i")`
  \b(?:by|pursuant\s+to|through)\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,3}?(?:written|majority|shareholder|stockholder)\s+(?:\w+\s+)?(?:consents?|resolutions?)\b
  |\b(?:written\s+consents?|consents?\s+in\s+writing)\b|\bin\s+lieu\s+of\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}?meeting\b`;
const IN_LIEU = /\bin\s+lieu\s+of\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}?meeting\b/gi;
const MEETING$1 = /\b(?:annual|special|extraordinary|general)\s+(?:\w+\s+){0,2}?meeting\b|\bat\s+(?:the|its|our|such)\s+meeting\b|\bmeeting\b[^.;]{0,60}\bwas\s+held\b/i;
/** Whether the item says that matters of its agenda came to no vote: no quorum, or an adjournment before the vote. */
function saysNoVote(body) {
	return NOT_HELD.test(body);
}
/** Whether the holders acted by written consent, so that there was no meeting. */
function isConsent(body) {
	return CONSENT.test(body) && !MEETING$1.test(body.replace(IN_LIEU, " ").replace(/\bno\s+meeting\b/gi, " "));
}

// parsers/voting-results/words/outcome-words.ts
const DONE = `(?:${wordsOf$1("approved adopted ratified elected re-?elected passed carried authorized endorsed confirmed appointed accepted affirmed successful")})`;
/** "Stockholders (voting together) ratified", "the Class A holders, voting as a single class, approved". */
const VOTING_AS = String.raw`(?:\s*\([^()]{1,120}\)|,\s+(?:each\s+)?voting\s[\w ]{1,80},)?`;
const NEGATIVE = pattern("gi")`
  \b(?:was|were|is|are|has|have|had)\s+(?:therefore\s+|accordingly\s+|thus\s+)?not\s+(?:been\s+)?(?:duly\s+|validly\s+)?${DONE}
  |\b(?:was|were|has\s+been)\s+(?:duly\s+|therefore\s+)?(?:defeated|rejected|unsuccessful|voted\s+down|disapproved)
  |\bdid\s+not\s+(?:approve|ratify|adopt|elect|pass|carry|receive|obtain|achieve|garner|win|endorse)
  |\bnot\s+(?:${DONE}|to\s+approve)|\bfailed\b(?!\s+to\s+attend)
  |\b(?:share|stock|unit)holders${VOTING_AS}\s+(?:rejected|defeated|disapproved|voted\s+against|did\s+not)
  |^\W{0,200}(?:(?:\(\w{1,20}\)|\d{1,9}\.)\s*)?(?:defeated|rejected|disapproved)\b
  |\bvoted\s+(?:not\s+to|against\s+(?:the\s+)?(?:approval|adoption|proposal|shareholder|stockholder))
  |\binsufficient\s+(?:number\s+of\s+)?votes|\bless\s+than\s+the\s+(?:required|requisite|necessary)
  |\bnone\s+of\s+(?:the|our|its)\s+(?:[\w’']+\s+){0,3}nominees
  |\b(?:neither|none)\s+(?:of\s+)?(?:[\w’']+\s+){0,6}(?:proposals?|matters?|resolutions?|amendments?)\s+(?:was|were)\s+(?:duly\s+)?${DONE}`;
/** Adverbs between "was" and "approved", any number of the first ones. */
const adverbs = (list) => String.raw`(?:(?:${wordsOf$1(list)})\s+)*(?:(?:duly|validly|unanimously)\s+)?`;
const HOLDERS$2 = String.raw`\b(?:(?:share|stock|unit|security|policy)\s?holders?|(?:class\s+[a-z]|common|preferred)\s+(?:stock\s+|share\s+)?holders|members|delegates|limited\s+partners)(?:\s+of\s+the\s+company|\s+of\s+record|,?\s+by\s+[\w ]{1,120},)?${VOTING_AS}`;
const COUNTED_PEOPLE = `(?:${wordsOf$1("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen")})`;
const THE_PEOPLE = String.raw`the\s+(?:\w+\s+){0,2}(?:directors|nominees|individuals|persons|trustees|candidates)|the\s+following`;
const POSITIVE = pattern("gim")`
  \b(?:was|were|is|are|has\s+been|have\s+been|been)\s+${adverbs("also each all likewise similarly thereby hereby therefore accordingly overwhelmingly")}(?:elected|re-?elected)(?!\s+and\s+qualif)
  |\b(?:was|were|has\s+been|have\s+been|is|are)\s+${adverbs("also each all both likewise similarly thereby hereby therefore accordingly overwhelmingly so")}${DONE}
  |${HOLDERS$2}(?:\s+(?:also|have|has|duly|overwhelmingly|unanimously|each|then|voted\s+and))*,?\s+(?:${wordsOf$1("approved ratified adopted elected re-?elected authorized endorsed passed confirmed accepted")})
  |\bvoted\s+(?:(?:on\s+an\s+advisory\s+basis|overwhelmingly|unanimously),?\s+)*(?:to\s+(?:approve|ratify|adopt|elect|re-?elect|authorize|confirm|amend)|in\s+favor\s+of(?!\s*[:;]))
  |\b(?:proposal|resolution|motion|amendment|matter)s?\s+(?:were\s+|was\s+)?(?:passed|carried)\b
  |\bwhich\s+(?:passed|carried)\b
  |\b(?:elected|re-?elected)\s+(?:each\s+of|${THE_PEOPLE}|all|both|as\s+(?:a\s+)?(?:class\s+[iv]+\s+)?(?:directors?|trustees?)|to\s+(?:the|our|its)|${COUNTED_PEOPLE}\b)
  |^\W{0,200}(?:and\s+)?(?:also\s+)?(?:approved|ratified|adopted|elected|passed|carried)\b\W*
  |(?<=[a-z\d)”],\s)(?:(?:each|all|both)\s+)?(?:approved|ratified|adopted|elected|passed|carried)\W*$
  |(?<=[a-z\d)”]\s?[–—:-]\s?)(?:approved|ratified|adopted|elected|passed|carried)\W*$
  |\b(?:received\s+(?:the\s+)?(?:required|requisite|necessary)\s+(?:\w+\s+){0,4}votes?)
  |^\W{0,200}(?:(?:\(\w{1,20}\)|\d{1,9}\.)\s*)?(?:approved|ratified|(?:re-?)?elected|re-?appointed|adopted)\s+(?:the|an?|on|by|each|[A-Z])`;
const OUTCOME_ALONE = /^(?:(?:results?|outcome|status)\s?[:–—-]\s?)?(?:not\s+)?(?:re-?)?(?:elected|approved|ratified|adopted|passed|carried|defeated|failed|rejected)\.?$/i;
/** A cell or line of its own that gives the outcome of the row before it: "Elected", "Not approved". */
function isOutcomeAlone(text) {
	return OUTCOME_ALONE.test(text.trim());
}
/** Words before an outcome that make it a condition, a plan, an earlier approval, or the wait for a successor. */
const CONDITION = pattern("i")`
  \b(?:if|unless|until|whether|in\s+order|shall\s+be|will\s+be|to\s+be|must\s+be|would\s+be|may\s+be)\s+(?:\w+\s+){0,6}$
  |\b(?:required\s+to|being|when|before|since|because|as\s+if)\s+(?:\w+\s+){0,6}$|\bpreviously\s*$
  |\b(?:successors?)\b[^.]{0,40}$|\bproposals?\s+(?:\w+\s+){0,2}if\s*$`;
/** The outcomes that a text states, in order; a statement about the future, a condition, or a board's approval is none. */
function outcomeStatements(text) {
	return sentencesOf(text).flatMap((sentence) => {
		const words = text.slice(sentence.start, sentence.end);
		const isStated = ({ index }) => !CONDITION.test(words.slice(Math.max(0, index - 70), index));
		const negatives = [...words.matchAll(NEGATIVE)].filter(isStated);
		const positives = [...words.matchAll(POSITIVE)].filter((match) => isStated(match) && !/\bnot\b/i.test(match[0]) && !isUntilQualified(words, match) && !negatives.some((one) => Math.abs(one.index - match.index) < 12 || isBetween(match.index, one.index, one[0].length)));
		const statement = (approved, match) => {
			const start = sentence.start + match.index;
			return {
				approved,
				start,
				end: start + match[0].length
			};
		};
		return [...negatives.map((match) => statement(false, match)), ...positives.map((match) => statement(true, match))];
	}).sort((a, b) => a.start - b.start);
}
/** "Neither proposal was approved" has the words of an approval. */
function isBetween(place, start, length) {
	return start <= place && place < start + length;
}
/** "Until their successors are elected and qualified". */
function isUntilQualified(words, { index, 0: match }) {
	return /qualified/i.test(words.slice(index, index + match.length + 20)) && /elected\s+and\s+(?:duly\s+)?qualif/i.test(words.slice(index)) && /successors?/i.test(words.slice(Math.max(0, index - 60), index));
}

// parsers/voting-results/assemble/elected-names.ts
const ELECTED_THEM = /\b(?:was|were)\s+(?:duly\s+|each\s+)?(not\s+)?(?:re-?)?elected\b/gi;
/** Characters that the names before such words may take. */
const MOST_NAMES = 600;
const ELECTED_ONCE = /\b(?:was|were|ha(?:s|ve)\s+been)\s+(?:duly\s+|each\s+)?(?:re-?)?elected\b/i;
function lastNameOf({ name }) {
	return plainWord(/(?<!\S)\S*$/.exec(name.replace(/(?:,|(?<!\s))\s+(?:Jr|Sr|II|III|IV)\.?$/, ""))?.[0] ?? "");
}
const plainWord = (word) => word.normalize("NFD").replace(/[^\p{L}]/gu, "").toLowerCase();
/** "Ms. Orr, Mr. Pell and Mr. Quirk were elected", under a table of more nominees: an election in which some lost. */
function electedAmong({ nominees, trailing }) {
	const elected = /* @__PURE__ */ new Set();
	let place = null;
	for (const text of trailing) for (const { start, end } of sentencesOf(text.text)) {
		const sentence = text.text.slice(start, end);
		const names = namesElected(sentence);
		if (names === null || /\b(?:all|each|both)\s+(?:of\s+)?(?:the|our)\b|\bnot\b/i.test(sentence)) continue;
		const words = names.split(/\s+/).map(plainWord);
		for (const nominee of nominees) if (words.some((word) => isSpelledLike(word, lastNameOf(nominee)))) elected.add(nominee);
		if (elected.size > 0) place ??= text;
	}
	return elected.size > 1 && elected.size < nominees.length && place !== null ? {
		approved: false,
		place: {
			start: place.start,
			end: place.end
		}
	} : null;
}
/** The words with the names of a sentence about who was elected; null for any other sentence. */
function namesElected(sentence) {
	const passive = sentence.search(ELECTED_ONCE);
	if (passive >= 0) return sentence.slice(0, passive);
	const active = HOLDERS_ELECTED.exec(sentence);
	return active === null ? null : sentence.slice(active.index + active[0].length);
}
const HOLDERS_ELECTED = /holders\b[^.;]{0,300}?\b(?:re-?)?elected\b/i;
/**
* "Mr. Kubiak and Ms. Prochaska were elected": every nominee's last name in one such sentence, or almost so spelled; "the
* holders of common stock elected Ann Orr. The holders of preferred stock elected Bob Pell": in all such sentences together.
*/
function electedByName({ nominees }, body) {
	const lastNames = nominees.map(lastNameOf);
	if (lastNames.length === 0) return null;
	const hasAll = (sentence) => {
		const words = sentence.split(/\s+/).map(plainWord);
		return lastNames.every((name) => words.some((word) => isSpelledLike(word, name)));
	};
	for (const { index, 1: not } of body.matchAll(ELECTED_THEM)) if (hasAll(body.slice(Math.max(0, index - MOST_NAMES), index).split(";").at(-1) ?? "")) return {
		approved: not === void 0,
		place: null
	};
	let elected = "";
	for (const { start, end } of sentencesOf(body)) {
		const sentence = body.slice(start, end);
		const stated = HOLDERS_ELECTED.exec(sentence);
		if (stated === null || /\bnot\b|\bfailed\b/i.test(sentence)) continue;
		const from = stated.index + stated[0].length;
		elected += ` ${sentence.slice(from, from + MOST_NAMES)}`;
	}
	return hasAll(elected) ? {
		approved: true,
		place: null
	} : null;
}
/** The same letters but for one: changed, left out, or added. */
function isSpelledLike(one, other) {
	if (one === other) return true;
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	if (short.length < 5 || long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

// parsers/voting-results/assemble/holders-actions.ts
const HOLDERS$1 = pattern("i")`
  \b(?:(?:share|stock|unit)\s?holders|members|limited\s+partners|holders\s+of\s[^.;]{0,80}?)\s+(?:also\s+|each\s+|duly\s+|have\s+|voted\s+to\s+)*
  (?=(?:re-?)?elect|approv|ratif|adopt|reject|did\s+not|authori[sz])`;
const VERB = pattern("gi")`
  (?:^|(?<=[,;])\s*(?:and\s+|but\s+)?|\b(?:and|but)\s+)(?:\(\w{1,4}\)\s*)?(?:also\s+|voted\s+to\s+)?
  ((?:re-?)?elect(?:ed)?|approved?|ratif(?:ied|y)|adopt(?:ed)?|authori[sz]ed?|reject(?:ed)?|did\s+not\s+(?:approve|adopt|ratify|pass|elect))\b`;
/** Sentences that say what holders are asked, or may do. */
const UNDECIDED = /\b(?:asked|if|whether|unless|would|will|shall|may(?!\s+\d)|must|to\s+consider|seeking|requested)\b/i;
/**
* "The shareholders elected all of the nominees, approved the advisory vote on compensation and ratified the auditor": one
* action for each verb of such a sentence, with the type of its object.
*/
function actionsOf(text) {
	return sentencesOf(text).flatMap(({ start, end }) => {
		const sentence = text.slice(start, end);
		const holders = HOLDERS$1.exec(sentence);
		if (holders === null || UNDECIDED.test(sentence.slice(0, holders.index))) return [];
		const said = sentence.slice(holders.index + holders[0].length);
		const verbs = [...said.matchAll(VERB)];
		return verbs.map((match, at) => ({
			approved: !/not|reject/i.test(match[1] ?? ""),
			type: proposalTypeOf(`${match[1] ?? ""}${said.slice(match.index + match[0].length, verbs[at + 1]?.index)}`)
		}));
	});
}

// parsers/voting-results/assemble/outcome-subjects.ts
/** Characters that the subject of an outcome may take. */
const LONGEST_SUBJECT = 400;
const PASSIVE = /^(?:was|were|is|are|has|have|had|been|passed|carried|did(?!\s+not\s+(?:approve|ratify|adopt|elect|endorse)\b)|not|failed|received|approved$)/i;
/** The parts of the list before "was approved", "passed", "did not receive"; none where the words are active. */
function subjectParts(text, { start, end }, previous) {
	if (!PASSIVE.test(text.slice(start, end))) return [];
	const partsFrom = (from) => {
		return (text.slice(from, start).split(/[.;:]\s|,?\s(?:but|while|whereas)\s/).at(-1) ?? "").split(/,\s*(?:and\s+)?|\band\s+(?=the\b|our\b|an?\b)/);
	};
	const from = Math.max(0, start - LONGEST_SUBJECT);
	const own = previous !== void 0 && previous.end > from ? partsFrom(previous.end) : [];
	return own.some((part) => proposalTypeOf(part) !== null) ? own : partsFrom(from);
}
/**
* What an outcome is about: one type for each part of the list that is its subject; of a verb beside another outcome,
* "ratified the auditor and did not approve the plan", the type of its object.
*/
function subjectTypes(text, statement, previous, next) {
	if (previous === void 0 && next === void 0 || PASSIVE.test(text.slice(statement.start, statement.end))) return subjectParts(text, statement, previous).map((part) => proposalTypeOf(part));
	const rest = text.slice(statement.start, Math.min(next?.start ?? text.length, statement.end + LONGEST_SUBJECT));
	return [proposalTypeOf(rest.split(/[.;]\s/, 1)[0] ?? "")];
}
/** Whether a statement's subject names other proposals of the meeting, and not this one. */
function isOfOther(types, own, { proposals }) {
	const named = types.filter((type) => type !== null);
	if (named.length === 0 || named.includes(own.type)) return false;
	return named.every((type) => proposals.some((one) => one !== own && one.type === type));
}
const EXCEPTION = /^[^.;]{0,80}\b(?:except(?:ing)?(?:\s+for)?|other\s+than|with\s+the\s+exception\s+of|but\s+not)\s+([^.;]{1,160})/i;
/** "… were approved, except Proposal 2": whether what follows an outcome takes a proposal out, by its number or kind. */
function isExcepted(after, { number, type }) {
	const excepted = EXCEPTION.exec(after)?.[1];
	if (excepted === void 0) return false;
	const numbers = excepted.match(/\d{1,2}/g)?.map(Number) ?? [];
	return numbers.length > 0 ? number !== null && numbers.includes(number) : [type, null].includes(proposalTypeOf(excepted));
}
/** "The auditor was ratified, and the plan and the say-on-pay resolution were approved": the one proposal of a type. */
function bySubject(own, { proposals }, texts) {
	const isOnly = own.type !== "other" && proposals.filter((one) => one.type === own.type).length === 1;
	for (const text of texts) {
		const all = outcomeStatements(text.text);
		for (const [at, statement] of all.entries()) if (subjectParts(text.text, statement, all[at - 1]).some((part) => {
			const type = proposalTypeOf(part);
			return type === null ? namedBy(part, proposals) === own : isOnly && type === own.type;
		})) return {
			approved: statement.approved,
			place: {
				start: text.start,
				end: text.end
			}
		};
		const acted = isOnly ? actionsOf(text.text).find(({ type }) => type === own.type) : void 0;
		if (acted !== void 0) return {
			approved: acted.approved,
			place: {
				start: text.start,
				end: text.end
			}
		};
	}
	return null;
}
/** Words that say nothing of what a proposal is about. */
const COMMON = /^(?:the|and|for|our|its|was|not|are|of|proposals?|resolutions?|matters?|items?|votes?|voted|voting|shares?|share|stock|stockholders?|shareholders?|holders|company|board|directors?|meeting|annual|special|which|with|that|this|were|been|have|number|required|majority|outstanding|present|approval|approve|approved|proposed|each|all|also|both)$/;
/** The one proposal whose title has the words that no other title has; null where there is none, or several. */
function namedBy(part, proposals) {
	const found = /* @__PURE__ */ new Set();
	for (const word of wordsIn(part)) {
		const [only, ...more] = proposals.filter(({ subject }) => wordsIn(subject).includes(word));
		if (only !== void 0 && more.length === 0) found.add(only);
	}
	const [one, ...others] = found;
	return one !== void 0 && others.length === 0 ? one : null;
}
function wordsIn(text) {
	return (text.toLowerCase().match(/[a-z\d]{3,}/g) ?? []).filter((word) => !COMMON.test(word));
}

// parsers/voting-results/assemble/proposal-outcome.ts
const NUMBER$1 = String.raw`(?:\(?\d{1,2}\)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const JOINED = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+(?:through|to)\s+|\s*-\s*)`;
const WERE = String.raw`(?:was|were|have\s+been|has\s+been)\s+(not\s+)?(?:each\s+|all\s+|duly\s+|also\s+)*`;
/** ", which required the votes of two thirds of the shares," between a number and its outcome. */
const ASIDE$1 = String.raw`(?:\s*(?:\([^()]{0,120}\)|,\s+(?:which|each\s+of\s+which|requiring|having)\s[^.;,]{0,160}(?:,[^.;,]{0,80})?,))?`;
/** "Proposals 2, 3 and 4 were approved". */
const NUMBERED = pattern("gi")`
  \b(?:proposals?|resolutions?|items?|matters?)\s+(?:nos?\.?\s*|numbers?\s+)?(${NUMBER$1}(?:${JOINED}${NUMBER$1}){0,20})${ASIDE$1},?\s+(?:each\s+|all\s+|both\s+|also\s+)?
  (?:${WERE}(approved|adopted|ratified|passed|carried|rejected|defeated|elected)
  |(did\s+not\s+(?:pass|carry|receive)|(?:was|were)\s+not(?=\s?[.;,])|fail(?:ed)?|passed|carried|received\s+(?:the\s+)?(?:required|requisite|necessary|sufficient)))\b`;
const LIST$1 = String.raw`${NUMBER$1}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${NUMBER$1}(?!\d))*`;
/** "Approved proposals 2, 3 and 4". */
const LISTED = pattern("gi")`
  \b(did\s+not\s+(?:approve|adopt|pass)|approved|ratified|adopted|rejected|defeated)\s+(?:each\s+of\s+)?(?:proposals?|items?|matters?)\s+(?:nos?\.?\s*)?(${LIST$1})`;
const ALL$1 = pattern("i")`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|these\s+|such\s+)?(?:\w+\s+){0,3}?(?:proposals?|matters?|items?|resolutions?)\b
  (?:[^.;]{0,120}?\b(?:was|were)\s+(?:duly\s+|each\s+)?(?:approved|adopted|passed|carried)|\s+(?:also\s+|duly\s+)?(?:passed|carried)\b)
  |\b(?:approved|adopted|passed)\s+(?:all|each|the\s+following|both)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?(?:proposals|matters|items|resolutions)
  |approved\s+(?:each|all)\s+(?:matter|proposal)
  |holders\b(?:[^.;]|\.(?!\s+[A-Z])){0,60}\b(?:approved|adopted|passed)\s+(?:the\s+)?(?:following\s+)?(?:two|three|four|five|six|seven)\s+(?:\w+\s+){0,2}?(?:proposals|matters|items|resolutions)\b
  |\b(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:proposals?|matters?|items?|resolutions?)\s+(?:received|obtained)\s+(?:the\s+)?(?:required|requisite|necessary|sufficient)\b
  |\b(?:all|each|both)\s+of\s+(?:the\s+(?:above|foregoing)|these|them|such)(?:\s+\w+){0,2}\s+(?:was|were)\s+(?:duly\s+|each\s+|all\s+)?(?:approved|adopted|passed|carried)
  |each\s+of\s+which\s+(?:(?:was|were)\s+(?:duly\s+)?(?:approved|adopted|passed)|received\s+(?:the\s+)?(?:sufficient|required|requisite|necessary))
  |voted\s+in\s+favor\s+of\s+(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:[\w’']+\s+){0,3}?(?:proposals?|matters?|items)
  |(?:agenda\s+items|proposals|matters)\s+(?:submitted|presented|considered)\s+(?:at\s+the\s+(?:\w+\s+)?\w+\s+)?were\s+(?:each\s+|all\s+)?(?:duly\s+)?(?:approved|adopted|passed)
  |the\s+following\s+(?:\w+\s+){0,2}(?:proposals|matters|items|actions|resolutions)\s+were\s+(?:each\s+|all\s+|duly\s+)?(?:approved|adopted|passed)`;
const ALL_NOMINEES = pattern("i")`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:\w+\s+){0,6}?(?:nominees?|directors?|candidates?|trustees?)\b[^.;]{0,120}?\b(?:was|were|been)\s+(?:\w+\s+){0,2}(?:elected|re-?elected)
  |\belected\s+(?:all|each|both)\b|\belected\s+the\s+(?:\w+\s+){0,3}(?:nominees|directors|individuals|persons|trustees|candidates)\s+(?:\w+\s+){0,2}(?:below|above)\b
  |(?:nominees?|directors)\s+(?:listed\s+)?(?:above|below)?[^.;]{0,60}\b(?:were|was)\s+(?:duly\s+|each\s+|all\s+){0,2}(?:re-?)?elected
  |(?:^|[.:[(]\s?)\W{0,3}(?:all|each|both)\b(?:\s+\w+){0,4}\s+(?:nominees?|directors?|trustees?|candidates?)\s+(?:duly\s+)?(?:re-?)?elected\W*$`;
/** "Both shareholder proposals failed", "neither of the proposals was approved". */
const NONE$1 = pattern("i")`
  \b(?:both|all|each)\s+(?:of\s+)?(?:the\s+)?(?:(share|stock)holder\s+)?(?:proposals?|matters?|resolutions?)\s+(?:(?:was|were)\s+(?:not\s+approved|defeated|rejected)|failed|did\s+not\s+pass)
  |\b(?:neither|none)\s+(?:of\s+)?(?:the\s+)?(?:(share|stock)holder\s+)?(?:proposals?|matters?|resolutions?)\s+(?:(?:was|were)\s+(?:approved|adopted)|passed)`;
/** Of two slates, one lost. */
const NO_NOMINEE = /\belected\b[^.;]{0,200}\bnone\s+of\s+(?:the|our|its)\s+(?:[\w’']+\s+){0,3}(?:nominees|directors|candidates)\b/i;
/**
* The outcome the document states: in the words after a proposal's counts, else before them, else in a statement about
* several proposals by number, or about all of them. Null where it states none.
*/
function outcomeOf$1(proposal, grouping, body) {
	const { number, leading, trailing, nominees } = proposal;
	const isElection = proposal.type === "elect_directors";
	const lost = trailing.find(({ text }) => isOutcomeAlone(text) && /not|fail|defeat|reject/i.test(text));
	if (isElection && lost !== void 0) return {
		approved: false,
		place: lost
	};
	const named = isElection && !trailing.some(({ text }) => ALL_NOMINEES.test(text)) ? electedAmong(proposal) : null;
	if (named !== null) return named;
	for (const text of [...trailing.slice(0, 4), ...leading.toReversed()]) {
		const own = ownStatement(text, proposal, grouping);
		if (own !== null) return own;
	}
	const numbered = number === null ? null : byNumber(number, body);
	if (numbered !== null) return {
		approved: numbered,
		place: null
	};
	const item = number === null || nominees.length > 0 ? void 0 : grouping.listed.get(number);
	const [statement] = item === void 0 ? [] : outcomeStatements(item);
	if (statement !== void 0) return {
		approved: statement.approved,
		place: null
	};
	const refused = isElection ? void 0 : grouping.texts.find(({ text }) => isAmongRefused(text, proposal));
	if (refused !== void 0) return {
		approved: false,
		place: refused
	};
	const words = [...grouping.preamble, ...grouping.proposals.flatMap((one) => [...one.leading, ...one.trailing])];
	const subject = isElection ? null : bySubject(proposal, grouping, words);
	if (subject !== null) return subject;
	const ofNone = isElection ? words.find(({ text }) => NO_NOMINEE.test(text)) : void 0;
	if (ofNone !== void 0) return {
		approved: false,
		place: ofNone
	};
	const ofAll = (isElection ? words.find(({ text }) => ALL_NOMINEES.test(text)) : void 0) ?? grouping.texts.find(({ text }) => isAllApproved(text, proposal));
	if (ofAll !== void 0) return {
		approved: true,
		place: ofAll
	};
	const byName = isElection ? electedByName(proposal, body) : null;
	const isStated = proposal.record !== null || nominees.length > 0;
	return byName ?? (isStated && isConsent(body) ? {
		approved: true,
		place: null
	} : null);
}
function isAmongRefused(text, proposal) {
	const statement = NONE$1.exec(text);
	if (statement === null || isExcepted(text.slice(statement.index + statement[0].length), proposal)) return false;
	return !(statement[1] !== void 0 || statement[2] !== void 0) || proposal.type === "shareholder_proposal";
}
function isAllApproved(text, proposal) {
	const statement = ALL$1.exec(text);
	if (statement === null || /\bnot\b/i.test(statement[0])) return false;
	return !isExcepted(text.slice(statement.index + statement[0].length), proposal);
}
/** Statements about other proposals by number or by subject, or about votes needed, are not this one's. */
function ownStatement(text, proposal, grouping) {
	const isElection = proposal.type === "elect_directors";
	const plain = text.text.replace(NUMBERED, " ");
	const all = outcomeStatements(plain);
	const statements = all.filter((one, at) => {
		const { approved, start, end } = one;
		const words = plain.slice(start, end);
		if (isOfOther(subjectTypes(plain, one, all[at - 1], all[at + 1]), proposal, grouping)) return false;
		if (isExcepted(plain.slice(end), proposal)) return false;
		if (/elect/i.test(words)) return isElection || /failed/i.test(words);
		return !isElection || !approved || !/ratif/i.test(words);
	});
	const [first] = statements;
	if (first === void 0) return null;
	return {
		approved: isElection ? statements.every((one) => one.approved) : first.approved,
		place: {
			start: text.start,
			end: text.end
		}
	};
}
function byNumber(number, body) {
	const numbersIn = (list) => (list.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((word) => ONE_TO_TWELVE[word] ?? Number(word)).filter((one) => !Number.isNaN(one));
	for (const [, list = "", not, done = "", did = ""] of body.matchAll(NUMBERED)) {
		const numbers = numbersIn(list);
		const [low = 0, high = 0] = numbers;
		if (/through|to|-/i.test(list) && numbers.length === 2 ? number >= low && number <= high : numbers.includes(number)) return not === void 0 && !/rejected|defeated|not|fail/i.test(`${done}${did}`);
	}
	for (const [, done = "", list = ""] of body.matchAll(LISTED)) if (numbersIn(list).includes(number)) return !/not|reject|defeat/i.test(done);
	return inFavorOfEach(number, body) ? true : null;
}
const IN_FAVOR = /\b(?:voted\s+(?:in\s+favor\s+of|for|to\s+approve)|approved|adopted)\s+(?:items?|proposals?|matters?)\s+(?:no\.?\s*)?\d/i;
/** "Voted in favor of item 1, election of directors, and item 2, ratification of accountants". */
function inFavorOfEach(number, body) {
	return sentencesOf(body).some(({ start, end }) => {
		const sentence = body.slice(start, end);
		const at = sentence.search(IN_FAVOR);
		if (at < 0 || /\bnot\b|\bagainst\b/i.test(sentence)) return false;
		return [...sentence.slice(at).matchAll(/\b(?:items?|proposals?|matters?)\s+(?:no\.?\s*)?(\d{1,2})\b/gi)].some(([, digits]) => Number(digits) === number);
	});
}

// parsers/voting-results/assemble/assemble-proposals.ts
/** Turns grouped rows into the result's proposals, with outcomes and the place of every value. */
function assembleProposals(grouping, { body, start }) {
	const grouped = proposalsOf(grouping, body);
	const problems = doubtsAboutAll(grouped, body, grouping.scopes);
	const assembly = {
		grouping,
		body,
		bodyStart: start,
		places: /* @__PURE__ */ new Map(),
		used: [],
		statedTotals: [],
		problems,
		doubted: /* @__PURE__ */ new Set(),
		clean: /* @__PURE__ */ new Set(),
		titled: /* @__PURE__ */ new Set(),
		apart: /* @__PURE__ */ new Set()
	};
	return {
		...assembly,
		proposals: grouped.map((proposal, index) => assembleOne(assembly, proposal, index))
	};
}
function proposalsOf(grouping, body) {
	const { proposals, preamble } = grouping;
	if (proposals.length > 0) return sharedByAgenda(grouping) ?? withoutRepeats(proposals);
	if (saysNoVote(body)) return [];
	const listed = agendaOnly(preamble);
	if (isConsent(body)) addConsentingShares(listed, preamble);
	return listed;
}
const NOMINEE = [
	"votesFor",
	"votesAgainst",
	"votesWithheld",
	"abstain",
	"brokerNonVotes"
];
const FREQUENCY = [
	"oneYear",
	"twoYears",
	"threeYears",
	"abstain",
	"brokerNonVotes"
];
const COUNTS$2 = [
	"votesFor",
	"votesAgainst",
	"abstain",
	"brokerNonVotes"
];
function assembleOne(assembly, proposal, index) {
	const { grouping, body, places } = assembly;
	const { record, nominees, classes, type, subjectStart, subjectEnd } = proposal;
	const path = `proposals[${index}]`;
	const before = assembly.problems.length;
	checkRecords(assembly, proposal, path);
	if (isUntyped(proposal) && isUntitled(proposal)) assembly.doubted.add(path);
	if (assembly.problems.length > before && ![...assembly.doubted].some((row) => row.startsWith(`${path}.`))) assembly.doubted.add(path);
	if (proposal.typeFromWords) assembly.titled.add(path);
	if (subjectEnd > subjectStart) places.set(`${path}.subject`, {
		start: subjectStart,
		end: subjectEnd
	});
	const outcome = outcomeOf$1(proposal, grouping, body);
	if (outcome?.place) places.set(`${path}.approved`, outcome.place);
	const result = {
		number: proposal.number === null ? null : String(proposal.number),
		proposal_type: type,
		subject: proposal.subject === "" ? type.replaceAll("_", " ") : proposal.subject,
		votesFor: null,
		votesAgainst: null,
		abstain: null,
		brokerNonVotes: null,
		approved: outcome?.approved ?? null
	};
	if (nominees.length > 0) {
		const rows = nominees.map(({ name, nameStart, record: row, classes: others = [] }, at) => {
			const own = `${path}.nominees[${at}]`;
			const found = placeOfName(body, name, nameStart - assembly.bodyStart);
			const start = found === null ? nameStart : found.start + assembly.bodyStart;
			const length = found === null ? name.length : found.end - found.start;
			places.set(`${own}.name`, {
				start,
				end: start + length
			});
			if (others.length > 0) {
				for (const { fields } of [row, ...others]) assembly.used.push(...[...fields.values()].map((count) => count.start));
				assembly.problems.push("several-classes");
				assembly.doubted.add(own);
				return {
					name,
					...countsFrom(NOMINEE, () => null)
				};
			}
			return {
				name,
				...takeCounts(assembly, own, NOMINEE, proposal, row, "votesWithheld")
			};
		});
		return {
			result: {
				...result,
				nominees: rows
			},
			record: nominees[0]?.record ?? null
		};
	}
	if (record !== null && FREQUENCY.slice(0, 3).some((period) => record.fields.has(period)) && type === "say_on_pay_frequency") {
		const frequency = takeCounts(assembly, `${path}.frequency`, FREQUENCY, proposal, record);
		return {
			result: {
				...result,
				approved: null,
				frequency
			},
			record
		};
	}
	const combined = classes.find((one) => /total|combined|\ball\s+(?:classes|(?:share|stock|unit)(?:s|holders))|together/i.test(one.label))?.record;
	const single = combined ?? record ?? classes[0]?.record ?? null;
	if (single === null) return {
		result,
		record: null
	};
	const addsUp = checkClasses(assembly, proposal, combined);
	if ((single.fields.get("votesWithheld")?.value ?? 0) > 0) assembly.problems.push("withheld-on-proposal");
	const isApart = classes.length > 1 && combined === void 0;
	if (isApart && !classes.every(({ label }) => isFundLabel(label))) assembly.doubted.add(path);
	const counts = isApart ? {} : takeCounts(assembly, path, COUNTS$2, proposal, single, "votesAgainst");
	const classVotes = classes.filter((one) => one.record !== combined && !/\b(?:proxy|proxies|person|ballot)$/i.test(one.label.trim())).map(({ label, record: { fields } }) => {
		return {
			shareClass: label.replace(/(?:,|(?<![\s,]))\s+voting\s[\s\S]*$|(?<![\s:])[\s:]+$/i, ""),
			...countsFrom(COUNTS$2, (field) => fields.get(field)?.value ?? null)
		};
	});
	const isDistinct = new Set(classVotes.map(({ shareClass }) => shareClass)).size === classVotes.length;
	const isByClass = classVotes.length > (combined === void 0 ? 1 : 0) && isDistinct;
	if (!isDistinct) assembly.doubted.add(path);
	if (isByClass && !addsUp) assembly.apart.add(`${path}.classVotes`);
	return {
		result: {
			...result,
			...counts,
			...isByClass ? { classVotes } : {}
		},
		record: single
	};
}
function countsFrom(fields, countOf) {
	return Object.fromEntries(fields.map((field) => [field, countOf(field)]));
}
/**
* The counts of a row, whose places are noted.
*
* @param combined the field that takes a count of votes against and withheld together, unless it has its own.
*/
function takeCounts({ grouping, places, used, clean }, path, fields, proposal, row, combined) {
	const counts = row.fields;
	if (row.source !== "prose" && !row.isShort && row.problems.length === 0 && counts.size >= 2) clean.add(path);
	return countsFrom(fields, (field) => {
		const count = counts.get(field) ?? (field === "brokerNonVotes" ? statedBrokers(proposal, grouping.scopes) : void 0) ?? (field === combined ? counts.get("againstOrWithheld") : void 0);
		if (count === void 0) return null;
		places.set(`${path}.${field}`, {
			start: count.start,
			end: count.end
		});
		used.push(count.start);
		return count.value;
	});
}
/** Broker non-votes stated beside a proposal's rows, or by a sentence for this proposal among others. */
function statedBrokers(proposal, scopes) {
	const scoped = proposal.scoped.at(-1);
	return scoped !== void 0 && (proposal.nominees.length > 0 || scoped.value === 0) ? scoped : brokersFor(proposal, scopes);
}
/** Broker non-votes that a sentence states for this proposal among others: by number before all. */
function brokersFor({ number, type }, scopes) {
	const named = scopes.findLast(({ reach }) => reach.kind === "numbers" && number !== null && reach.numbers.has(number));
	const general = scopes.findLast(({ reach }) => {
		if (reach.kind === "numbers") return false;
		if (reach.kind === "nominees") return type === "elect_directors";
		if (reach.kind === "next") return false;
		if (reach.kind === "subjects") return reach.types.has(type);
		return !(number !== null && reach.exceptNumbers.has(number)) && proposalTypeOf(reach.except) !== type;
	});
	return (named ?? general)?.count;
}
/** A nominee who withdrew stays in the table, with dashes. */
const WITHDRAWN = /\bwithdr[ae]w|\bdeclined\s+to\s+stand|\bno\s+longer\s+(?:a\s+)?(?:nominee|stand|candidate)/i;
function isBlank({ fields, isPercentOnly }) {
	return !isPercentOnly && fields.size > 0 && [...fields.values()].every((count) => count.value === null);
}
/** Notes what the rows of a proposal use, state of themselves, and leave in doubt. */
function checkRecords({ used, statedTotals, problems, doubted, body }, proposal, path) {
	const { nominees, classes, record: single } = proposal;
	const rows = nominees.map((one) => one.record);
	for (const [at, row] of rows.entries()) if (row.problems.length > 0) doubted.add(`${path}.nominees[${at}]`);
	const records = [
		...rows,
		...classes.map((one) => one.record),
		...single === null ? [] : [single]
	];
	if (new Set(rows.map((row) => row.isShort)).size > 1) problems.push("fewer-values-than-columns");
	for (const { fields, start, end, statedTotal, problems: own } of new Set(records)) {
		problems.push(...own);
		if (statedTotal !== null) statedTotals.push(statedTotal);
		used.push(...[...fields.values()].map((count) => count.start));
		if (fields.has("againstOrWithheld")) problems.push("combined-column");
		if (fields.size === 0 && end > start) problems.push("row-without-counts");
	}
	const counted = records.filter(({ isPercentOnly, fields }) => isPercentOnly || [...fields.values()].some((count) => count.value !== null));
	const withdrawn = WITHDRAWN.test(body) ? rows.filter(isBlank) : [];
	if (counted.length > 0 && counted.length + withdrawn.length < records.length) problems.push("row-without-counts");
	if ([...Map.groupBy(rows, (row) => row.header).values()].some((group) => new Set(group.map((row) => row.fields.has("brokerNonVotes"))).size > 1)) problems.push("fewer-values-than-columns");
}
/** Notes the combined total of classes that vote apart, where their counts add up to it column by column; whether they do. */
function checkClasses({ statedTotals, problems }, { classes }, combined) {
	if (combined === void 0) {
		if (classes.length > 1) problems.push("several-classes");
		return classes.length <= 1;
	}
	const parts = classes.map((one) => one.record).filter((row) => row !== combined);
	const addsUp = [...combined.fields].every(([field, total]) => {
		const sum = parts.reduce((all, part) => all + (part.fields.get(field)?.value ?? 0), 0);
		return Math.abs(sum - (total.value ?? 0)) < .005;
	});
	if (parts.length > 1 && addsUp) statedTotals.push([...combined.fields.values()].reduce((sum, count) => sum + (count.value ?? 0), 0));
	return addsUp;
}
/** A summary table and details may give the same rows twice: the same number with the same counts, or the same nominees. */
function withoutRepeats(proposals) {
	const countsOf = (record) => JSON.stringify([...record.fields].map(([field, count]) => [field, count.value]).sort());
	const seen = /* @__PURE__ */ new Set();
	return proposals.filter(({ nominees, number, record }) => {
		const rows = nominees.map((row) => `${row.name.toLowerCase()} ${countsOf(row.record)}`);
		if (rows.length === 0 && (number === null || record === null)) return true;
		const key = record === null || rows.length > 0 ? rows.sort().join("\n") : `${number} ${countsOf(record)}`;
		const isRepeat = seen.has(key);
		seen.add(key);
		return !isRepeat;
	});
}
const NUMBER_WORDS = Object.keys(ONE_TO_TWELVE).join("|");
const STATED = pattern("i")`
  \b(?:voted\s+(?:up)?on|considered|acted\s+(?:up)?on|submitted|approved|cast\s+their\s+votes\s+on)\s+(?:the\s+)?(?:following\s+)?(${NUMBER_WORDS}|\d{1,2})\s+(?:\(\d+\)\s+)?(?:\w+\s+)?(?:proposals|matters|items)\b`;
/** "Elected the seven nominees", "election of three directors". */
const ELECTED = pattern("i")`
  \b(?:elect(?:ed|ion\s+of)?|each\s+of|all)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(${NUMBER_WORDS})\s+(?:\(\d+\)\s+)?(?:\w+\s+){0,3}?(?:directors|nominees|trustees)\b`;
function statedNumber(pattern, body) {
	const word = pattern.exec(body)?.[1]?.toLowerCase();
	return word === void 0 ? NaN : ONE_TO_TWELVE[word] ?? Number(word);
}
/** What a title of any kind of proposal has; "Each action received" is none. */
const TITLE_WORDS$1 = /\b(?:approv|adopt|ratif|amend|elect|authori[sz]|propos|resol|plan|agreement|remov|issu|chang|increas|decreas|reduc|conver|transact|merg|sale|acqui|dissol|liquidat|advis|extend|extension|grant|policy|appoint|permit|allow|eliminat|reincorp|redomest|declassif|other|matter|warrant|trust|director|report|split|stock|share|fund|invest|name|right|compens|bylaw|charter|article|certificate)/i;
/** Counts whose kind of matter neither words nor a number give. */
function isUntyped(proposal) {
	return proposal.record !== null && !proposal.typeFromWords && proposal.number === null;
}
function isUntitled({ subject }) {
	return subject.length < 4 || !TITLE_WORDS$1.test(subject) || isClassLabel(subject.replace(/(?<![\s:.])[\s:.]+$/, ""));
}
/** Doubts about the proposals together: more of them than the item announces, or a sentence of unclear reach. */
function doubtsAboutAll(proposals, body, scopes) {
	const untyped = proposals.filter(isUntyped);
	const elections = proposals.filter((one) => one.type === "elect_directors" && one.typeFromWords);
	const people = elections.reduce((sum, one) => sum + one.nominees.length, 0);
	const lacksBrokers = (one) => one.record !== null && !one.record.fields.has("brokerNonVotes") && brokersFor(one, scopes) === void 0;
	const isOfLastOnly = proposals.at(-1)?.record?.hasSaidBrokers !== true || !proposals.slice(0, -1).some(lacksBrokers);
	const isUnclear = ({ reach }) => {
		if (reach.kind === "numbers") return ![...reach.numbers].every((number) => proposals.some((one) => one.number === number));
		return reach.kind === "all" && reach.except !== "" && reach.exceptNumbers.size === 0 && proposalTypeOf(reach.except) === null;
	};
	const doubts = {
		"more-proposals-than-stated": proposals.length > statedNumber(STATED, body),
		"rows-without-title": untyped.some(isUntitled),
		"names-unread": untyped.some((one) => personBefore(one.subject) !== null),
		"election-without-names": elections.some((one) => one.nominees.length === 0 && one.record !== null),
		"fewer-nominees-than-stated": people > 0 && people < statedNumber(ELECTED, body),
		"unclear-reach": !isOfLastOnly || scopes.some(isUnclear)
	};
	return Object.keys(doubts).filter((code) => doubts[code]);
}

// parsers/voting-results/assemble/count-scale.ts
const MARK$1 = /\(\s?(?:(?:shares|votes|amounts)\s+)?(?:are\s+)?(?:expressed\s+)?in\s+(thousands|millions)(?:\s+of\s+(?:shares|votes))?\s?\)/i;
const SENTENCE = /\b(?:votes?|shares|results?|tabulations?)\b[^.;$]{0,60}\bin\s+(thousands|millions)\b(?!\s+of\s+(?:dollars|U))/i;
/** The unit of the counts, where the item says that they are in thousands or millions; else 1. */
function countUnitOf(body) {
	const unit = (MARK$1.exec(body) ?? SENTENCE.exec(body))?.[1]?.toLowerCase();
	return unit === void 0 ? 1 : unit === "thousands" ? 1e3 : 1e6;
}
/** A proposal with its counts in votes, as the unit says. */
function scaledProposal(proposal, unit) {
	if (unit === 1) return proposal;
	const { nominees, frequency, classVotes } = proposal;
	return {
		...scaled(proposal, unit),
		...nominees === void 0 ? {} : { nominees: nominees.map((row) => scaled(row, unit)) },
		...frequency === void 0 ? {} : { frequency: scaled(frequency, unit) },
		...classVotes === void 0 ? {} : { classVotes: classVotes.map((row) => scaled(row, unit)) }
	};
}
/** A row with each of its numbers in units; fractions of a unit are rounded to whole votes. */
function scaled(row, unit) {
	const entries = Object.entries(row).map(([field, value]) => [field, typeof value === "number" ? Math.round(value * unit) : value]);
	return {
		...row,
		...Object.fromEntries(entries)
	};
}

// parsers/voting-results/assemble/agenda.ts
/** The items of the meeting that the texts list, by number: inside a sentence, or as numbered lines before the first counts. */
function agendaIn(texts) {
	for (const text of texts) {
		const items = listedItems(text);
		if (items.size >= 2) return items;
	}
	const lines = /* @__PURE__ */ new Map();
	for (const text of texts) {
		const anchor = anchorOf(text);
		const words = stripAnchor(text);
		if (anchor !== null && !lines.has(anchor.number) && words.length > 10) lines.set(anchor.number, words);
	}
	return lines;
}
const REFERENCE = /\b(?:on|for|to|of|regarding)\s+(?:item|proposal|matter)\s+(?:no\.?\s*|number\s+)?(\d{1,2})\b/i;
/** "The vote on item 2 was as follows": the number of the agenda that the words refer to. */
function referredNumber(text) {
	const match = text.length > 200 ? null : REFERENCE.exec(text);
	return match === null ? null : Number(match[1]);
}
const NAMED$1 = /[“"]([^“”"]{4,80}\bProposal)[”"]/gi;
const LONGEST_DEFINITION = 900;
/**
* The type of a proposal that its title only names: '“Liquidation Amendment Proposal”' after the agenda has '(b) a
* proposal to amend the articles … (the “Liquidation Amendment Proposal”)'. Null where no definition is found, or it
* names no type.
*
* @param agenda the item's texts, in order.
*/
function definedTypeOf(title, agenda) {
	const name = title.replace(/^\W*(?:the\s+)?/i, "").replace(/(?<![\s:.”"])[\s:.”"]+$/, "").toLowerCase();
	if (!/\bproposal$/.test(name) || name.length > 80) return null;
	for (const text of agenda) {
		let from = 0;
		for (const match of text.matchAll(NAMED$1)) {
			const words = text.slice(Math.max(from, match.index - LONGEST_DEFINITION), match.index);
			from = match.index + match[0].length;
			if (match[1]?.toLowerCase() !== name) continue;
			const own = words.replace(/^.*\(\s?(?:[a-h]|[ivx]{1,4}|\d)\s?\)\s+(?=(?:an?\s+|the\s+|to\s+)?(?:proposal|approv|amend|adopt))/is, "");
			return proposalTypeOf(own.replace(/^\W*(?:an?\s+|the\s+)?proposal\s+to\s+/i, "To "));
		}
	}
	return null;
}

// parsers/voting-results/assemble/aside-words.ts
const MOST_WORDS = 2;
/**
* Takes the words of a column beside the names off their ends, where flattening ran them together: those that end several
* names of the election, and one word of any other name.
*/
function dropAsideWords({ nominees }) {
	const rows = nominees.filter((row) => row.record.hasAside);
	const endings = Map.groupBy(rows.flatMap((row) => endingsOf(row)), (ending) => ending);
	for (const row of rows) {
		const shared = endingsOf(row).findLast((ending) => (endings.get(ending)?.length ?? 0) > 1);
		const ending = shared ?? endingsOf(row)[0];
		if (ending === void 0) continue;
		row.name = row.name.slice(0, -ending.length).trimEnd();
		if (shared === void 0) row.record.problems.push("name-with-aside");
	}
}
/** The last word, and the last two, where a name is left before them. */
function endingsOf({ name }) {
	const words = name.split(" ");
	return Array.from({ length: MOST_WORDS }, (_, index) => words.slice(-1 - index).join(" ")).filter((ending) => ending.length < name.length && isPersonName(name.slice(0, -ending.length)));
}

// parsers/voting-results/assemble/class-sentences.ts
/** The label of the votes of all classes together; it is one of those that assembling takes for the proposal's counts. */
const COMBINED = "Combined";
const APART = /\b(?:voting|voted)\s+(?:separately|(?:separately\s+)?as\s+(?:an?|one)\s+(?:\w+\s+)?(?:class|series))\b/i;
const TOGETHER = /\b(?:voting|voted)\s+together\b|\btogether\s+as\s+(?:an?|one)\s+(?:single\s+)?class\b/i;
const CLASS_NAME = /\b(?:class\s+[a-z]|series\s+[a-z\d-]{1,5}|preferred|common|ordinary)(?:\s+(?:\d\w*|convertible|redeemable|super|voting|non-voting|preferred|common|ordinary)){0,3}(?:\s+(?:stock|shares?|units?)(?:holders)?)?\b/i;
/** The class or classes whose votes a sentence introduces: "Series B preferred stock, voting as a separate class:". */
function classIn(text) {
	if (TOGETHER.test(text)) return COMBINED;
	return APART.test(text) ? CLASS_NAME.exec(text)?.[0] ?? null : null;
}
/** Words between two rows of counts of which the last introduces the votes of a class on the matter of the row before. */
function classIntroduced(between, last) {
	const introduction = between.at(-1);
	if (introduction === void 0 || last.nominees.length > 0 || last.record === null) return null;
	const own = classIn(introduction.text);
	const first = last.leading.findLast(({ text }) => classIn(text) !== null);
	if (own === null || own === COMBINED && (first === void 0 || classIn(first.text) === COMBINED)) return null;
	return between.every((text) => isOfSameMatter(text, last)) ? own : null;
}
/** The class of the row that comes before those of a sentence: what its own words say, else all classes. */
function firstClass({ leading }) {
	return leading.map(({ text }) => classIn(text)).findLast((one) => one !== null) ?? COMBINED;
}
/** No title of another proposal: no number of its own, and no kind of matter but that of the one before. */
function isOfSameMatter({ text }, last) {
	const words = stripAnchor(text);
	const number = anchorOf(text)?.number ?? null;
	if (number !== null && number !== last.number && !isClassLabel(words)) return false;
	const type = proposalTypeOf(words);
	return type === null || type === last.type;
}

// parsers/voting-results/assemble/class-rows.ts
/** "Merger Proposal (common shares)": the class in parentheses is no part of the subject. */
function withClassApart(record) {
	const [, subject = "", shareClass = ""] = /^([^()]{4,200}[^()\s])\s*\(([^()]{4,60})\)$/.exec(record.label.trim()) ?? [];
	if (record.source !== "table" || !isClassLabel(shareClass) || isPersonName(subject)) return record;
	return {
		...record,
		label: subject,
		shareClass
	};
}
/** "Class A" under a person's name in a row of its own: the nominee's votes of that class. */
function underName({ proposals, texts, afterHeader }, record) {
	const above = afterHeader.length > 0 ? afterHeader : texts;
	const name = above.at(-1);
	if (name === void 0 || name.isProse || record.source !== "table" || !isClassLabel(record.label)) return record;
	if (!isPersonName(name.text) || proposalTypeOf(name.text) !== null) return record;
	const isElection = ({ text }) => proposalTypeOf(stripAnchor(text)) === "elect_directors";
	const others = [...texts, ...afterHeader].filter((one) => one !== name);
	if (!(others.length === 0 && proposals.at(-1)?.type === "elect_directors") && !others.some(isElection)) return record;
	above.pop();
	return {
		...record,
		label: name.text,
		labelStart: name.start
	};
}
/** "Class B" under the row of a nominee, without words between: the same nominee's votes of another class. */
function addNomineeClass({ proposals, texts, afterHeader }, record) {
	const nominee = proposals.at(-1)?.nominees.at(-1);
	if (nominee?.classes === void 0 || texts.length > 0 || afterHeader.length > 0) return false;
	if (!isClassLabel(record.label) || record.source !== "table") return false;
	nominee.classes.push(record);
	return true;
}
/** "The votes of the Class B stock, voting as a separate class, were:" and a row without a title: a class of the matter before. */
function addClassOfLast({ proposals, texts, afterHeader }, record) {
	const last = proposals.at(-1);
	const between = [...texts, ...afterHeader];
	const label = last === void 0 || record.label !== "" ? null : classIntroduced(between, last);
	if (last === void 0 || label === null) return false;
	if (last.classes.length === 0 && last.record !== null) last.classes.push({
		label: firstClass(last),
		record: last.record
	});
	last.classes.push({
		label,
		record
	});
	last.trailing.push(...between.slice(0, -1));
	return true;
}
/** The class whose counts a row adds to the proposal before; null where it belongs to another proposal. */
function classOfLast({ record, labels, split, last }, label) {
	if (last === void 0 || last.nominees.length > 0) return null;
	const hasClasses = last.classes.length > 0;
	if (hasClasses && record.shareClass !== null && record.label === last.record?.label) return record.shareClass;
	if (!split.isNew && isClassLabel(label) && (hasClasses || last.record === null)) return label;
	const words = [...split.leading, ...labels].map((text) => text.text).join(" ");
	return hasClasses && last.record !== null && words.length < 120 && isClassLabel(withoutColon(words)) ? words : null;
}
/** The total of a nominee's votes by class takes their place. */
function takeNomineeTotal(nominee, record) {
	if (nominee?.classes === void 0 || nominee.classes.length === 0) return;
	nominee.classes.length = 0;
	nominee.record = record;
}
function withoutColon(text) {
	return text.replace(/(?<![\s:.])[\s:.]+$/, "");
}

// parsers/voting-results/assemble/split-words.ts
function lookAhead(elements) {
	return {
		anchors: elements.flatMap((one, index) => {
			const words = one.kind === "text" ? one.text : one.kind === "record" ? one.label : "";
			const number = anchorOf(words)?.number;
			return number === void 0 ? [] : [{
				index,
				number
			}];
		}),
		hasRecords: elements.some((one) => one.kind === "record")
	};
}
/**
* Splits the words between two rows.
*
* @param labels the next row's own words.
* @param isFirst no row comes before.
* @param index of the next row among the elements.
*/
function splitWords(between, labels, isFirst, index, lookahead) {
	const splitAt = (at, number) => {
		return {
			trailing: between.slice(0, at),
			leading: between.slice(at),
			number,
			isNew: true
		};
	};
	const [labelNumber = null] = labels.flatMap((text) => anchorOf(text.text)?.number ?? []);
	const anchors = between.flatMap((text, at) => {
		const number = anchorOf(text.text)?.number;
		return number === void 0 ? [] : [{
			at,
			number
		}];
	});
	const [before, last] = [anchors.at(-2), anchors.at(-1)];
	const wordsAt = (at) => stripAnchor(between[at]?.text ?? "");
	if (last !== void 0) {
		const isAlone = before !== void 0 && before.at === last.at - 1 && wordsAt(before.at).length < 2 && between[before.at]?.isProse === false;
		const numbers = anchors.map((one) => one.number);
		if (!isAlone && isFirst && isAgenda(numbers, index, lookahead)) return splitAfterAgenda(between, last.at + 1, labelNumber);
		const { at, number } = isAlone ? before : last;
		return splitAt(at, labelNumber !== null && wordsAt(at).length > 0 ? labelNumber : number);
	}
	if (labelNumber !== null) {
		const isSentence = ({ text }) => /[.;]["”’)]?$/.test(text) || text.length > 100;
		return splitAt(isFirst ? 0 : between.findLastIndex(isSentence) + 1, labelNumber);
	}
	if (between.length === 0) return {
		trailing: [],
		leading: [],
		number: null,
		isNew: labels.length > 0
	};
	const typed = between.findLastIndex(hasType);
	if (isFirst) {
		const previous = between[typed - 1];
		const isTwoLines = previous !== void 0 && isTitle$1(previous) && hasType(previous);
		return splitAt(Math.max(0, isTwoLines ? typed - 1 : typed), null);
	}
	const title = between.findIndex(isTitle$1);
	return splitAt(title >= 0 ? title : typed < 0 ? between.length - 1 : typed, null);
}
/** The agenda comes before the first row's own title: short or strong words after it, or words that name a subject. */
function splitAfterAgenda(between, end, number) {
	const isOwn = (text) => hasType(text) || text.isStrong || text.text.length < 200;
	const { own = [], others = [] } = Object.groupBy(between.slice(end), (text) => isOwn(text) ? "own" : "others");
	return {
		trailing: [...between.slice(0, end), ...others],
		leading: own,
		number,
		isNew: true
	};
}
function hasType(text) {
	return proposalTypeOf(text.text) !== null;
}
function isTitle$1(element) {
	const { text, isStrong, isProse } = element;
	if (/[.;,]["”’)]?$/.test(text) && !/\bInc\.$/.test(text)) return isStrong && text.length < 200 && hasType(element);
	return !isProse && text.length < 260 && /^[\p{Lu}“"]/u.test(text) && (isStrong || /proposal/i.test(text) || hasType(element));
}
/** Numbers that count up before the first row, and begin again later, or go no further: the agenda. */
function isAgenda(numbers, index, { anchors, hasRecords }) {
	if (numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0)) || numbers.length < 2) return false;
	const top = Math.max(...numbers);
	const later = anchors.filter((one) => one.index > index);
	return later.length === 0 || later.some(({ number }) => number <= top) || !hasRecords;
}

// parsers/voting-results/assemble/groups.ts
function createGroups(elements) {
	const words = elements.filter((one) => one.kind === "text");
	const allTexts = words.map((one) => one.text);
	return {
		words,
		proposals: [],
		problems: [],
		scopes: [],
		lookahead: lookAhead(elements),
		/** The item's texts, and the agenda they list by number. */
		allTexts,
		listed: agendaIn(allTexts),
		preamble: [],
		/** Words since the last row: before the header, and between the header and the row. */
		texts: [],
		afterHeader: [],
		hasHeader: false,
		underPerson: false,
		/** A sentence has said that there were no broker non-votes, of what follows or of all. */
		noBrokers: null,
		/** The title of the next proposal states its broker non-votes. */
		nextBrokers: null
	};
}

// parsers/voting-results/assemble/nominee-rows.ts
/** The people a row counts for: one, or all those whom a sentence gives the same counts; none where it is no nominee's. */
function nomineesOf(row) {
	const { record, labels, split, agendaItem } = row;
	const inElection = isElection(row);
	const sentence = split.leading.at(-1);
	const together = inElection && record.source !== "table" && labels.length === 0 && sentence !== void 0 ? peopleTogether(sentence.text) : [];
	if (together === null) record.problems.push("names-unread");
	if (sentence !== void 0 && together !== null && together.length > 0) return together.map((name) => ({
		name,
		nameStart: sentence.start + Math.max(0, sentence.text.indexOf(name))
	}));
	const listed = inElection && record.source === "prose" ? peopleListed(record.label) : null;
	if (listed !== null) return listed.map((name) => ({
		name,
		nameStart: record.labelStart
	}));
	const elected = agendaItem === null ? null : personElectedIn(agendaItem);
	if (elected !== null) return [{
		name: elected,
		nameStart: record.start
	}];
	const nominee = inElection ? nomineeOf(row) : null;
	return nominee === null ? [] : [nominee];
}
const ELECTION_CONTEXT = /\belect(?:ion|ed|ing|s)?\b|\bdirectors?\b|\bnominees?\b|\btrustees?\b/i;
/** Whether a row may be a nominee's: by its columns, its header, the words around it, or the row before. */
function isElection({ record, labels, split: { leading, isNew }, last, underPerson }) {
	const { fields } = record;
	if (fields.has("oneYear") || fields.has("threeYears")) return false;
	if (fields.has("votesWithheld") && !fields.has("votesAgainst") || underPerson || record.underPerson) return true;
	const own = labels.at(-1)?.text ?? "";
	if (proposalTypeOf(stripAnchor(own)) === "elect_directors" && personElectedIn(own) !== null) return true;
	const title = leading.findLast((text) => proposalTypeOf(stripAnchor(text.text)) !== null)?.text ?? "";
	const type = title.length > 300 ? lastTypeIn(title) : proposalTypeOf(stripAnchor(title));
	if (isNew && type !== null && type !== "elect_directors") return false;
	const above = leading.at(-1);
	if (labels.length === 0 && above?.isProse === false && type === null && isPersonName(above.text)) return true;
	const isHeaded = leading.some((text) => anchorOf(text.text)?.style === "named" && !ELECTION_CONTEXT.test(text.text));
	if (isNew && isHeaded && !isPersonName(stripAnchor(above?.text ?? ""))) return false;
	if (last?.type === "elect_directors" && last.nominees.length > 0) return true;
	return [...leading, ...labels].some((text) => ELECTION_CONTEXT.test(text.text)) || !isNew && last === void 0;
}
/** What the last sentence of a long text that names a kind of proposal is about: the text may begin with the one before. */
function lastTypeIn(text) {
	return sentencesOf(text).map(({ start, end }) => proposalTypeOf(stripAnchor(text.slice(start, end)))).findLast((type) => type !== null) ?? null;
}
/** The person a row counts for: in its own cells, in the line or sentence before it. */
function nomineeOf(row) {
	const { record, labels, split } = row;
	const own = labels.at(-1);
	const inRow = own === void 0 ? null : nameInRow(row, own);
	if (inRow !== null) return inRow;
	const before = split.leading.at(-1);
	if (before === void 0 || labels.length > 0 && record.source === "table") return null;
	const nameStart = before.start;
	const name = cleanName(before.text);
	if (isPersonName(name)) return {
		name,
		nameStart
	};
	const sentence = before.text.slice(sentencesOf(before.text).at(-1)?.start ?? 0);
	const elected = personElectedIn(stripAnchor(sentence));
	if (elected !== null && sentence.length < 200) return {
		name: elected,
		nameStart
	};
	if (record.source === "table") return null;
	const person = personBefore(before.text);
	const found = person === null ? electedBefore(split.leading) : {
		name: person,
		nameStart
	};
	const words = [...row.last?.leading ?? [], ...split.leading].map((text) => text.text).join(" ");
	return found === null ? null : {
		...found,
		name: fullNameOf(found.name, words)
	};
}
/** The person in the row's own words. */
function nameInRow({ record, labels, last }, own) {
	const nameStart = own.start;
	const name = cleanName(own.text);
	if (isPersonName(name)) return {
		name,
		nameStart
	};
	const joined = labels.map((text) => text.text).join(" ");
	const whole = cleanName(joined);
	if (isPersonName(whole)) return {
		name: whole,
		nameStart
	};
	const elected = personElectedIn(joined);
	if (elected !== null) return {
		name: elected,
		nameStart
	};
	const type = proposalTypeOf(own.text);
	const ending = cleanName(own.text.split(/[:;]\s+|\d{4}\)\s+|\s\(?[a-k][.)]\s+/).at(-1) ?? "");
	if ((type === null || type === "elect_directors") && isPersonName(ending)) return {
		name: ending,
		nameStart: nameStart + Math.max(0, own.text.lastIndexOf(ending))
	};
	return (record.underPerson || record.fields.has("votesWithheld") && last?.type === "elect_directors") && type === null && stripAnchor(own.text) !== "" && isLikelyName(name) ? {
		name,
		nameStart
	} : null;
}
/** Words that may be a name where the row must have one: few, and no heading. */
function isLikelyName(words) {
	return words.length > 1 && words.length < 60 && words.split(" ").length <= 7 && !/^(?:class|total|proposal|series|common)\b/i.test(words) && /^[\p{L}"“'(]/u.test(words);
}
/** "The election of Mr. Glass required a majority. On this matter, …": the last sentence before the counts that elects one person. */
function electedBefore(leading) {
	for (const text of leading.toReversed()) for (const { start, end } of sentencesOf(text.text).toReversed()) {
		const sentence = stripAnchor(text.text.slice(start, end));
		const name = personElectedIn(sentence);
		if (name !== null) return {
			name,
			nameStart: text.start
		};
		const type = proposalTypeOf(sentence);
		if (type !== null && type !== "elect_directors") return null;
	}
	return null;
}
/** A name broken over lines with its figures between: "Michelle L. 38,382,415 …" over "Collins". */
function continuesName(nominee, text) {
	const isOpen = /(?:^|\s)(?:\p{Lu}\.|de|van|von|der|la|St\.)$|^\S+$/u.test(nominee.name);
	const isRest = /^\p{Lu}[\p{L}'’-]+(?:[ ,]+(?:\p{Lu}[\p{L}'’-]+|Jr\.|Sr\.|II|III))?$/u.test(text.text.trim());
	return nominee.record.label !== "" && isOpen && isRest && proposalTypeOf(text.text) === null;
}

// parsers/voting-results/assemble/proposal-number.ts
/** "Proposal A. Election of directors" over "(1) Ida Wexcombe": the number is the nominee's. */
function isNumberOfNominee({ leading, number }, labels) {
	const hasNumber = ({ text }) => anchorOf(text)?.number === number;
	const isTitle = ({ text }) => proposalTypeOf(stripAnchor(text)) === "elect_directors";
	return labels.some(hasNumber) && !leading.some(hasNumber) && leading.some(isTitle) && !labels.some(isTitle);
}
/** The title that has the proposal's number, rather than the sentence before all of them. */
function numberedTitle(titles, number) {
	if (number === null) return void 0;
	return titles.find(({ text }) => anchorOf(text)?.number === number && stripAnchor(text).length > 3);
}
/** The number that the agenda gives to the one item of a type. */
function numberByType(listed, type) {
	const [only, ...more] = [...listed].filter(([, words]) => proposalTypeOf(words) === type);
	return only !== void 0 && more.length === 0 ? only[0] : null;
}
/** The one item of the agenda that has every word of a short title, "Plan Amendment", where no proposal has its number yet. */
function numberByWords(listed, proposals, title) {
	const words = title.toLowerCase().match(/[a-z]{4,}/g) ?? [];
	if (words.length < 2 || title.length > 60) return null;
	const [only, ...more] = [...listed].filter(([, item]) => {
		const own = new Set(item.toLowerCase().match(/[a-z]{4,}/g));
		return words.every((word) => own.has(word));
	});
	return only !== void 0 && more.length === 0 && proposals.every((one) => one.number !== only[0]) ? only[0] : null;
}

// parsers/voting-results/assemble/wrapped-subjects.ts
/** A title that a line broke off: "To approve, on an", "To ratify the appoint-". */
const BROKEN_OFF = /(?:[,\p{L}]-|,|\b(?:an?|the|and|or|of|to|for|by|as|in|on|at|with|our|its|from|that|named))$/iu;
const ENDED = /[.;:!?)"”]$/;
/** The subject so far, which begins with the words of the row itself. */
function subjectOf({ record, subject }) {
	const own = stripAnchor(record?.label ?? "");
	return subject.startsWith(own.replace(/-$/, "")) ? subject : own;
}
/** A subject broken over lines with its figures beside the first: "2. To approve, on an 2,204,331 …" over "advisory basis". */
function continuesSubject(proposal, { text }) {
	const { nominees, record } = proposal;
	if (nominees.length > 0 || record === null || record.source !== "table" || record.label === "") return false;
	const subject = subjectOf(proposal);
	if (text.length > 300 || anchorOf(text) !== null || ENDED.test(subject)) return false;
	return BROKEN_OFF.test(subject) || /^\p{Ll}/u.test(text) && !ENDED.test(text);
}
/** Adds the next line of a subject, which may name the kind of the proposal only there. */
function addToSubject(proposal, { text }) {
	const subject = subjectOf(proposal);
	proposal.subject = /\p{Ll}-$/u.test(subject) ? `${subject.slice(0, -1)}${text}` : `${subject} ${text}`;
	const type = proposalTypeOf(proposal.subject);
	if (type === null || type === "elect_directors") return;
	proposal.type = type;
	proposal.typeFromWords = true;
}

// parsers/voting-results/assemble/group-proposals.ts
/** More than any meeting had. */
const MOST_PROPOSALS = 120;
/** Puts the rows of counts under the proposals that the words name. */
function groupProposals(elements) {
	const groups = createGroups(elements);
	const { proposals, problems } = groups;
	for (const [index, element] of elements.entries()) {
		if (proposals.length > MOST_PROPOSALS) break;
		if (element.kind === "text") addText$1(groups, element);
		else if (element.kind === "scope") addScope(groups, element, isOfRowBefore$1(element, elements, index));
		else if (element.kind === "record") addRecord$1(groups, element, index);
		else {
			groups.texts.push(...groups.afterHeader.splice(0));
			groups.hasHeader = true;
			groups.underPerson = element.isPerson;
		}
	}
	if (proposals.length > MOST_PROPOSALS) problems.push("too-many-proposals");
	const rest = [...groups.texts, ...groups.afterHeader];
	proposals.at(-1)?.trailing.push(...rest);
	if (proposals.length === 0) groups.preamble = rest;
	returnByNumber(proposals);
	for (const proposal of proposals) dropAsideWords(proposal);
	return {
		...groups,
		texts: groups.words
	};
}
function addText$1(groups, element) {
	const { proposals, texts, afterHeader, hasHeader } = groups;
	const last = proposals.at(-1);
	if (last !== void 0 && texts.length === 0 && afterHeader.length === 0 && isOutcomeAlone(element.text)) {
		last.trailing.push(element);
		return;
	}
	const nominee = hasHeader && afterHeader.length === 0 ? last?.nominees.at(-1) : void 0;
	if (nominee !== void 0 && continuesName(nominee, element)) nominee.name = `${nominee.name} ${cleanName(element.text)}`;
	else if (hasHeader && texts.length + afterHeader.length === 0 && last !== void 0 && continuesSubject(last, element)) addToSubject(last, element);
	else if (element.isProse) {
		texts.push(...afterHeader.splice(0), element);
		groups.hasHeader = false;
	} else (hasHeader ? afterHeader : texts).push(element);
}
/**
* "There were no broker non-votes." is about the whole meeting where it comes before or after all counts and nothing else
* states broker non-votes; else about the row before it.
*/
function isOfRowBefore$1(scope, elements, index) {
	if (scope.isBare !== true) return false;
	const isStated = elements.some((one) => one.kind === "scope" ? one !== scope : one.kind === "record" && one.fields.has("brokerNonVotes"));
	const isInside = [elements.slice(0, index), elements.slice(index)].every((part) => part.some((one) => one.kind === "record"));
	return isStated || isInside;
}
/** Broker non-votes stated for several rows, or for a subject. */
function addScope(groups, element, isOfLast) {
	const { proposals, problems, scopes } = groups;
	const { reach, count } = element;
	if (reach.kind === "next") {
		groups.nextBrokers = count;
		return;
	}
	const last = proposals.at(-1);
	if (isOfLast && last !== void 0) {
		addToLast(last, count);
		return;
	}
	if (reach.kind === "numbers" || reach.kind === "all" || last === void 0) {
		scopes.push(element);
		return;
	}
	if (reach.kind === "nominees") {
		const rows = (last.nominees.length > 0 ? last : proposals.findLast((one) => one.nominees.length > 0))?.nominees.filter(({ record }) => !record.fields.has("brokerNonVotes")) ?? [];
		for (const { record } of rows) record.fields.set("brokerNonVotes", count);
		if (rows.length === 0) last.scoped.push(count);
		return;
	}
	if ([...reach.types].every((type) => {
		const matching = proposals.filter((one) => one.type === type).length;
		return matching === 1 || matching > 1 && reach.types.has("elect_directors");
	})) {
		scopes.push(element);
		return;
	}
	if (reach.types.size > 1) problems.push("unclear-reach");
	addToLast(last, count);
}
function addToLast(last, count) {
	const records = last.nominees.length > 0 ? last.nominees.map((one) => one.record) : [last.record];
	for (const record of records) {
		if (record === null || record.fields.has("brokerNonVotes")) continue;
		record.fields.set("brokerNonVotes", count);
		record.hasSaidBrokers = true;
	}
}
function addRecord$1(groups, read, index) {
	const { proposals, problems, texts, afterHeader } = groups;
	const record = withClassApart(read);
	const last = proposals.at(-1);
	const inTable = record.source === "table";
	const brokers = record.fields.get("brokerNonVotes");
	if (!inTable && record.fields.size === 1 && brokers !== void 0) {
		if (record.source === "prose" && isUnderTitle(texts.at(-1))) groups.nextBrokers = brokers;
		if (groups.nextBrokers === brokers || record.source !== "prose" || brokers.value !== 0) return;
		groups.noBrokers = brokers;
		problems.push("unclear-reach");
		return;
	}
	if (record.isTotal && !isOfOtherMatter(groups)) {
		if (last !== void 0 && last.classes.length > 0) last.classes.push({
			label: "total",
			record
		});
		takeNomineeTotal(last?.nominees.at(-1), record);
		return;
	}
	if (record.isPercentOnly && record.label === "" && texts.length === 0 && last !== void 0) return;
	if (!inTable) texts.push(...afterHeader.splice(0));
	if (!addNomineeClass(groups, record)) placeRecord(groups, underName(groups, record), index);
	groups.texts = [];
	groups.afterHeader = [];
	if (!inTable) groups.hasHeader = false;
}
/** A title without its number, or its letter in parentheses. */
function withoutLetter(text) {
	return stripAnchor(text).replace(/^\([a-z]\)\s+/, "");
}
/** "(c) The auditor was ratified:" before a row "Total": the only row of another matter than the rows before. */
function isOfOtherMatter({ proposals, texts, afterHeader }) {
	const last = proposals.at(-1);
	const types = [...texts, ...afterHeader].map(({ text }) => proposalTypeOf(withoutLetter(text)));
	const hasTotal = last?.classes.some(({ label }) => label === "total") === true && types.length > 0;
	return last !== void 0 && (hasTotal || types.some((type) => type !== null && type !== last.type));
}
/** "Election of directors. With 9,204 shares not voted by brokers, the results were:": of the rows below, not of the quorum. */
function isUnderTitle(before) {
	if (before === void 0 || before.text.length > 120 || /\b(?:present|represent\w*|quorum|proxy)\b/i.test(before.text)) return false;
	return before.isProse && /\bwith$/i.test(before.text) && proposalTypeOf(stripAnchor(before.text)) !== null;
}
function placeRecord(groups, record, index) {
	const { proposals, afterHeader, texts, underPerson } = groups;
	if (addClassOfLast(groups, record)) return;
	const last = proposals.at(-1);
	const labels = record.label === "" ? afterHeader : [...afterHeader, labelOf(record)];
	const split = splitWords(texts, labels, last === void 0, index, groups.lookahead);
	const agendaItem = agendaItemOf(groups, record, split);
	const row = {
		record,
		labels,
		split,
		last,
		underPerson,
		agendaItem
	};
	const nominees = nomineesOf(row);
	if (last === void 0) groups.preamble = split.trailing;
	else last.trailing.push(...split.trailing);
	if (nominees.length > 0) {
		const goesOn = last?.type === "elect_directors" && last.record === null && !startsOther(split, last) && !isNamedAgain(last, nominees, record);
		if (goesOn) last.leading.push(...split.leading);
		(goesOn ? last : addProposal(groups, row, "elect_directors")).nominees.push(...nominees.map((one) => ({
			...one,
			record,
			classes: []
		})));
		return;
	}
	const above = afterHeader.at(-1) ?? texts.at(-1);
	const lineAbove = withoutColon(above?.text ?? "");
	const label = record.label === "" && isClassLabel(lineAbove) ? lineAbove : record.label;
	const shareClass = classOfLast(row, label);
	if (shareClass !== null) {
		last?.classes.push({
			label: shareClass,
			record
		});
		return;
	}
	const proposal = addProposal(groups, row, (agendaItem === null ? null : proposalTypeOf(agendaItem)) ?? typeFor(groups, row));
	if (isClassLabel(label)) proposal.classes.push({
		label,
		record
	});
	else if (record.shareClass !== null) proposal.classes.push({
		label: record.shareClass,
		record
	});
	proposal.record = record;
}
function labelOf({ label: text, labelStart: start }) {
	return {
		kind: "text",
		text,
		start,
		end: start + text.length,
		isStrong: false,
		isProse: false
	};
}
const HOLDERS = /\bclass\s+([A-Z])\s+(?:[a-z]+\s+){0,2}(?:stock|shares|stockholders|shareholders|units|unitholders)\b/i;
/** "Election of directors by holders of Class B common stock" after one by the holders of Class A. */
function isOfOtherHolders(title, before) {
	if (title.length > 160 || proposalTypeOf(stripAnchor(title)) !== "elect_directors") return false;
	const [own, other] = [HOLDERS.exec(title)?.[1], HOLDERS.exec(before)?.[1]];
	return own !== void 0 && other !== void 0 && own.toLowerCase() !== other.toLowerCase();
}
/** The agenda's words for a row that names its proposal by number alone. */
function agendaItemOf({ listed }, record, { number }) {
	return number !== null && /^\W*\d{1,2}\W*$/.test(record.label) ? listed.get(number) ?? null : null;
}
/** Two funds may elect the same people: a name with counts of the same kinds as before begins another election. */
function isNamedAgain({ nominees: before }, nominees, record) {
	const kinds = [...record.fields.keys()].join();
	return nominees.some(({ name }) => before.some((one) => one.name.toLowerCase() === name.toLowerCase() && [...one.record.fields.keys()].join() === kinds));
}
/** Whether a title begins another proposal than the election under way. */
function startsOther({ number, leading }, last) {
	if (number === null && last.number === null && leading.some(({ text }) => isOfOtherHolders(text, last.subject))) return true;
	if (number === last.number) return false;
	if (number !== null && last.number !== null) {
		const titles = leading.map((text) => text.text).join(" ");
		return !/^\W*(?:\d+\W*)?$/.test(titles) && !isPersonName(titles);
	}
	return leading.some(({ text, isProse }) => anchorOf(text) !== null && (number !== null && isProse || /\belection\s+of\s+(?:\w+\s+){0,3}directors\b/i.test(text)));
}
function addProposal(groups, row, type) {
	const { proposals, listed } = groups;
	const { split, labels, record } = row;
	const leading = [...split.leading, ...labels];
	const isElection = type === "elect_directors" && labels.length > 0;
	const titles = isElection ? split.leading : leading;
	const title = titles.find((text) => proposalTypeOf(stripAnchor(text.text)) !== null) ?? (isElection ? labels.slice(0, -1).find(isTitleOfElection) : void 0) ?? numberedTitle(titles, split.number) ?? titles.find((text) => stripAnchor(text.text).length > 3 && !(isElection && isNoTitle(text))) ?? titles.find((text) => !(isElection && isNoTitle(text)));
	const number = (type === "elect_directors" && isNumberOfNominee(split, labels) ? null : split.number) ?? referredNumber(titles.at(-1)?.text ?? "") ?? (type === null ? numberByWords(listed, proposals, title?.text ?? "") : numberByType(listed, type));
	const place = {
		subjectStart: title?.start ?? record.start,
		subjectEnd: title?.end ?? record.start
	};
	const proposal = newProposal({
		number,
		...place,
		leading
	}, stripAnchor(title?.text ?? ""), type);
	const itemNumber = split.number ?? (type === null ? number : null);
	const item = itemNumber === null ? void 0 : listed.get(itemNumber);
	if (item !== void 0 && proposal.type !== "elect_directors") {
		const itemType = proposalTypeOf(item);
		if (itemType !== null && (proposal.type === "other" || itemType === "shareholder_proposal")) {
			proposal.type = itemType;
			proposal.typeFromWords = true;
		}
		const words = item.trim().replace(/(?:[,;]|(?<![\s,;]))\s*(?:and)?$/, "");
		if (proposal.subject.length < 30) proposal.subject = words.slice(0, 500);
	}
	if (item !== void 0 && proposal.subject === "" && proposalTypeOf(item) === proposal.type) proposal.subject = item.trim().slice(0, 500);
	if (groups.noBrokers !== null) proposal.scoped.push(groups.noBrokers);
	groups.noBrokers = null;
	if (groups.nextBrokers !== null) {
		proposal.scoped.push(groups.nextBrokers);
		if (type !== "elect_directors" && !record.fields.has("brokerNonVotes")) record.fields.set("brokerNonVotes", groups.nextBrokers);
	}
	groups.nextBrokers = null;
	proposals.push(proposal);
	return proposal;
}
/** "1. To elect three directors:" in a row of the table, under the columns' labels. */
function isTitleOfElection({ text }) {
	return proposalTypeOf(stripAnchor(text)) === "elect_directors";
}
/** "The annual meeting was held on May 4. The results were:", or a column's "Outcome", before a table of all matters: not its first one's. */
function isNoTitle({ text }) {
	if (/^(?:outcome|result|status)s?$/i.test(text)) return true;
	return anchorOf(text) === null && text.length > 60 && /\bmeeting\b/i.test(text) && /[.:;,]$/.test(text);
}
/** The type of a proposal by its columns, the agenda, and the words around its counts. */
function typeFor({ listed, allTexts }, { split, labels, record }) {
	const { fields } = record;
	if (fields.has("threeYears") || fields.has("twoYears")) return "say_on_pay_frequency";
	const words = [...split.leading, ...labels].map((text) => text.text);
	const number = split.number === null ? referredNumber(words.at(-1) ?? "") : null;
	const listedType = number === null ? null : proposalTypeOf(listed.get(number) ?? "");
	if (listedType !== null) return listedType;
	const anchored = split.leading.find(({ text }) => anchorOf(text) !== null && stripAnchor(text).length > 8);
	const order = [...anchored === void 0 ? [] : [anchored.text], ...words.toReversed()];
	const isVoteOnPay = fields.has("votesAgainst") && !fields.has("oneYear");
	for (const text of order) {
		const type = proposalTypeOf(withoutLetter(text));
		const isOther = type === "say_on_pay_frequency" && isVoteOnPay && !/frequency|how\s+often/i.test(text);
		if (type !== null && !isOther) return type;
	}
	const title = order.find((text) => text.length < 100) ?? "";
	const lines = words.map(stripAnchor).join(" ");
	return proposalTypeOf(lines) ?? proposalTypeOf(order.map(stripAnchor).join(" ")) ?? definedTypeOf(stripAnchor(title), allTexts);
}
/** Words after a table that begin with another proposal's number belong to that one. */
function returnByNumber(proposals) {
	for (const proposal of proposals) {
		let owner = proposal;
		for (const text of proposal.trailing.splice(0)) {
			const anchor = anchorOf(text.text);
			if (anchor !== null) owner = proposals.find((one) => one.number === anchor.number) ?? (anchor.style === "named" ? null : proposal);
			owner?.trailing.push(text);
		}
	}
}

// parsers/voting-results/words/vote-labels.ts
function every$1(number) {
	return String.raw`(?:for\s+)?(?:every\s+|once\s+(?:every\s+)?)?${number}[-–\s]*(?:years?|yrs?\b)`;
}
const WITHHELD = "with(?:held|hold)";
const [AND_OR, AND_OR_BOTH] = [String.raw`\s*(?:\/|and|or)\s*`, String.raw`\s*(?:\/|and\/or|and|or)\s*`];
/** The deciding words, longest first; two kinds that a heading counts together cannot be separated. */
const CORES = [
	["other", String.raw`abst(?:ain\w{0,30}|entions?)\s*(?:\/|&|and|or)\s*(?:shares\s+)?broker\s*non[-–\s]*votes?`],
	["withheldOrAbstained", String.raw`with(?:held|hold|holding)?${AND_OR}abst\w{1,30}|abst\w{1,30}${AND_OR}${WITHHELD}`],
	["other", String.raw`against${AND_OR_BOTH}abst\w{1,30}|abst\w{1,30}${AND_OR_BOTH}against`],
	["brokerNonVotes", String.raw`brokers?['’]?\s+(?:shares?\s+|votes?\s+)?(?:un(?:cast|voted|instructed)|not\s+(?:vot(?:ed|ing)|cast))|(?:un(?:cast|voted)|not\s+voted)\s+(?:by\s+brokers?|\(brokers?\))`],
	["other", String.raw`un(?:cast|voted|instructed|exercised)|not\s+vot(?:ed|ing)|spoiled|invalid|unmarked|quorum`],
	["againstOrWithheld", String.raw`against${AND_OR}(?:votes\s+|authority\s+)?${WITHHELD}\w*`],
	["againstOrWithheld", String.raw`(?:authority\s+)?${WITHHELD}${AND_OR}(?:votes\s+)?against`],
	["brokerNonVotes", String.raw`brokers?['’]?\s*(?!\s)(?:[-–]\s*)?(?:non?|not)\s*(?!\s)(?:[-–]+\s*)?(?:votes?|voted|voting)\b`],
	["brokerNonVotes", String.raw`\bBNVs?\b`],
	["brokerNonVotes", String.raw`non\s*(?!\s)(?:[-–]+\s*)?votes?\b`],
	["threeYears", `${every$1(String.raw`(?:three|3)(?:\s*\(3\))?`)}|triennial(?:ly)?`],
	["twoYears", String.raw`${every$1(String.raw`(?:two|2)(?:\s*\(2\))?`)}|biennial(?:ly)?|every\s+other\s+year`],
	["oneYear", every$1(String.raw`(?:one|1)(?:\s*\(1\))?`)],
	["oneYear", String.raw`(?:for\s+)?every\s+year|once\s+a\s+year|each\s+year|annual(?:ly)?\b`],
	["abstain", String.raw`abstentions?|abstain(?:ed|ing|s|ers)?|abstension\w*`],
	["votesWithheld", String.raw`with(?:held|hold|holding|heild)\b(?:\s+(?:from|authority))?`],
	["votesAgainst", String.raw`against|opposed|opposing|oppose|negative|disapprov\w+|nays?\b|no\s+votes?(?=\s*$)`],
	["votesFor", String.raw`in\s+fav(?:o|ou)r(?:\s+of)?|affirmative|yeas?\b|ayes?\b|\bfor\b|\byes\b|\bfav(?:o|ou)r\b`],
	["percent", String.raw`percent(?:age)?s?|%|pct\.?`]
];
const CORE = new RegExp(CORES.map(([, words]) => `(${words})`).join("|"), "gi");
/** Words that may surround the deciding ones in a heading without changing it. */
const FILLER = pattern("i")`^(?:${wordsOf$1(`
  votes? voted voting cast casts casting shares? units? numbers? nos? of the total totals common stock ordinary preferred
  (?:stock|share|unit)holders? proposals? directors? nominees? names? candidates? trustees? managers? in to were was counts?
  aggregate authority each ballots? power interests? trust results? present outstanding held a represented entitled all such
  and or class option frequency alternatives? ads adss received tabulated approval election ratification adoption amendment
  merger plan resolution discretionary slate district nominated proposed by`)})$`;
/** A column beside the names, in a flattened heading: "Nominee Slate For Withhold". */
const ASIDE_HEADING = /\b(?:slate|district|nominated\s+by|proposed\s+by)\b/i;
/** "% of Quorum", "Percentage of O/S": a share of something. */
const SHARE_OF$1 = /^\s*(?:%|pct\.?|percent(?:age)?)\s+of\s+(?:the\s+)?[\p{L}/.’']+(?:\s+[\p{L}/.’']+){0,3}\s*$/iu;
/** Words that begin a title; as the object of "for" or "against" they belong to a heading. */
const TITLE_HEAD = /^\W*(?:the\s+)?(?:approval|election|ratification|adoption|amendment|merger|plan|resolution)\b/i;
/**
* The labels of a heading cell or line, in order; null where it has words that no heading has.
*
* @example
* labelsOf('Name Votes For Votes Against Broker Non-Votes')?.map((l) => l.column)
* // ["votesFor", "votesAgainst", "brokerNonVotes"]
*/
function labelsOf(text) {
	if (text.length > 220) return null;
	if (ASIDE.test(text)) return [{
		column: "plain",
		start: 0,
		end: text.length
	}];
	if (SHARE_OF$1.test(text)) return [{
		column: "percent",
		start: 0,
		end: text.length
	}];
	const clean = text.replace(/[\u2010\u2011]/g, "-").replace(/\((?:\d{1,2}|[a-z*†‡]{1,2}|(?:includ|exclud)(?:es?|ing)\b[^()]{0,60})\)/gi, (mark) => " ".repeat(mark.length));
	const led = /^(?:\p{Lu}[\p{L}’'.&-]*\s+){1,4}(?=(?:nominees?|candidates?|directors?|trustees?)\s)/iu.exec(clean);
	const labels = [];
	let rest = "";
	let done = 0;
	if (led !== null && /^[^a-z]/.test(led[0]) && labelCount$1(led[0]) === 0 && labelCount$1(clean.slice(led[0].length)) >= 2) done = led[0].length;
	for (const match of clean.matchAll(CORE)) {
		if (match.index < done) continue;
		const group = match.slice(1).findIndex((words) => words !== void 0);
		const column = CORES[group]?.[0];
		if (column === void 0) continue;
		rest += `${clean.slice(done, match.index)} `;
		done = match.index + match[0].length;
		labels.push({
			column,
			start: match.index,
			end: done
		});
	}
	rest += clean.slice(done);
	const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
	const isTitle = TITLE_HEAD.test(clean) && !/^\W*resolutions?\s+(?:votes?\s+)?for\b/i.test(clean);
	if (words.some((word) => !FILLER.test(word)) || isTitle) return null;
	if (words.length > 3 + labels.length * 5) return null;
	if (labels.length > 0 && labels.every((label) => label.column === "percent")) return withPlain(clean, labels);
	if (labels.length > 0) return withTotal(clean, withoutShares$1(clean, labels));
	return plainOf(clean);
}
/** Headings over figures about the nominee. */
const ASIDE = /^\s*(?:age|(?:term|year)s?\s+(?:of\s+)?(?:expir\w+|ending|ends)|expiration\s+of\s+term|director\s+since)\s*(?!\s)(?::\s*)?$/i;
function labelCount$1(text) {
	return [...text.matchAll(CORE)].length;
}
const SAME_SUBJECT = /^\s*(?:of\s+)?(?:votes?\s+)?(?:cast\s+)?["“]?$/i;
/** "For % For Against % Against": the word after the sign is what the percentage is of. */
function withoutShares$1(text, labels) {
	return labels.filter(({ column, start }, index) => {
		const sign = labels[index - 1];
		return !(column !== "percent" && labels.slice(0, index).some((one) => one.column === column) && sign?.column === "percent" && SAME_SUBJECT.test(text.slice(sign.end, start)));
	});
}
/** A heading of several columns that ends in "Total". */
function withTotal(text, labels) {
	const match = /\btotals?(?:\s+(?:votes|shares)(?:\s+(?:cast|voted))?)?\s*$/i.exec(text);
	const last = labels.at(-1);
	if (match === null || last === void 0 || labels.length < 2 || match.index < last.end) return labels;
	return [...labels, {
		column: "total",
		start: match.index,
		end: text.trimEnd().length
	}];
}
const PLAIN = /\b(?:votes?|shares|number|units)\b/gi;
/** "Votes Percentage Votes Percentage": the bare words are columns too. */
function withPlain(text, percents) {
	const plain = [];
	for (const match of text.matchAll(PLAIN)) if (!percents.some((one) => /^\s*of\b/i.test(text.slice(one.end)) && match.index - one.end < 12 && match.index > one.end)) plain.push({
		column: "plain",
		start: match.index,
		end: match.index + match[0].length
	});
	const single = plain.filter((one, index) => {
		const next = plain[index + 1];
		return next === void 0 || percents.some((p) => p.start > one.start && p.start < next.start);
	});
	return [...percents, ...single].sort((a, b) => a.start - b.start);
}
const TOTAL$1 = /^(?:grand )?totals?(?: (?:number of )?(?:votes?|shares)(?: (?:cast|voted|present|represented))?| voted| cast)?$/i;
const VOTES = /^(?:(?:number of |no of |# of )?(?:votes|shares|units|vote)(?: cast| voted)?|number)$/i;
function plainOf(text) {
	const words = text.replace(/[\s:.]+/g, " ").trim().replace(/^(?:(?:director|board)\s)?(?:nominees?|candidates?|names?)\s(?=(?:number\sof\s)?votes)/i, "");
	const column = TOTAL$1.test(words) ? "total" : VOTES.test(words) ? "plain" : null;
	return column === null ? null : [{
		column,
		start: 0,
		end: text.length
	}];
}
const NAME_HEADING = pattern("i")`
  ^(?:(?:director |class [iv]+ |board )?(?:names?|nominees?|directors?|candidates?|trustees?|managers?)
  (?: of (?:the )?(?:director|nominee|trustee|candidate|person)s?)?(?: (?:names?|nominees?|elected))?
  |proposals?|matters?|description|items?|name of (?:director )?nominees?|nominees? for director|director nominees?|#|no\.?)
  (?:\s*\((?:continued|cont[’'.]*d?)\))?[:.]?$`;
/** Whether a cell is the heading over names or subjects: "Nominee", "Name of Director (continued)". */
function isNameHeading(text) {
	return NAME_HEADING.test(text.trim());
}
/** Whether a heading over names is one of people. */
function isPersonHeading(text) {
	return isNameHeading(text) && /name|nominee|director|candidate|trustee|manager/i.test(text);
}

// parsers/voting-results/find/answer-columns.ts
const isCount$1 = ({ raw, start }) => cellValueOf(raw, start)?.kind === "count";
const isAnswer = ({ raw }) => /^\W*(?:yes|no|[x✓✔])\W*$/i.test(raw);
const HEADING$2 = /^(?:re-?)?(?:elected|passed|approved|adopted|carried|ratified)\W*$/i;
/**
* A column of answers beside the counts, "Passed? Yes, Yes, No", becomes the outcomes "Approved", "Approved", "Not
* approved". Answers under no such heading are dropped: they say nothing that is read.
*/
function withOutcomes(rows) {
	const answers = rows.filter((row) => row.cells.some(isCount$1)).flatMap((row) => row.cells.filter(isAnswer));
	const headings = rows.flatMap(({ cells }) => cells.some(isCount$1) ? [] : cells.filter((cell) => isHeading$2(cell, answers)));
	const [heading] = headings;
	if (answers.length < 2 || heading === void 0 && !answers.some(({ raw }) => /no/i.test(raw))) return rows;
	return rows.map((row) => {
		if (!row.cells.some(isCount$1)) return withCells(row, row.cells.filter((cell) => !headings.includes(cell)));
		return withCells(row, row.cells.flatMap((cell) => {
			if (!isAnswer(cell)) return [cell];
			const raw = heading === void 0 || !isHeading$2(heading, [cell]) ? null : outcomeOf(cell.raw);
			return raw === null ? [] : [{
				...cell,
				raw
			}];
		}));
	});
}
function isHeading$2(cell, answers) {
	const isOver = (one) => Math.min(cell.to ?? 0, one.to ?? 0) > Math.max(cell.from ?? 0, one.from ?? 0);
	return HEADING$2.test(cell.raw.trim()) && answers.some(isOver);
}
/** A mark says no more than that it is there. */
function outcomeOf(answer) {
	return /yes/i.test(answer) ? "Approved" : /no/i.test(answer) ? "Not approved" : null;
}
function withCells(row, cells) {
	return cells.length === row.cells.length && cells.every((cell, index) => cell === row.cells[index]) ? row : {
		...row,
		cells
	};
}

// parsers/voting-results/find/aside-columns.ts
const isText = ({ raw, start }) => /\p{L}/u.test(raw) && cellValueOf(raw, start) === null && labelsOf(raw) === null;
const isCount = ({ raw, start }) => cellValueOf(raw, start)?.kind === "count";
const overlaps = (cell, column) => Math.min(cell.to ?? 0, column.to) > Math.max(cell.from ?? 0, column.from);
/**
* Removes, from a table whose rows are nominees, the columns of words beside the names: class, slate, district, term,
* honorific. The column of names is the one under a heading of people, else the one whose words are people's names by
* themselves; a table in which no column is (first and last names apart) is returned unchanged.
*/
function withoutAsideColumns(all) {
	const rows = withOutcomes(all);
	const counted = rows.filter((row) => row.cells.some(isCount) && row.cells.filter(isText).length > 0);
	if (!counted.some((row) => row.cells.filter(isText).length > 1)) return rows;
	const columns = textColumns(counted);
	const names = nameColumn(rows, columns);
	if (names === null) return rows;
	const asides = columns.filter((column) => column !== names && column.persons * 2 <= column.rows);
	if (asides.length === 0) return rows;
	return rows.map((row) => {
		const name = row.cells.find((cell) => isText(cell) && overlaps(cell, names));
		if (name === void 0 || !isPersonName(name.raw) || !row.cells.some(isCount)) return row;
		const isAside = (cell) => cell !== name && isText(cell) && !isOutcomeAlone(cell.raw) && !overlaps(cell, names) && asides.some((column) => overlaps(cell, column));
		const cells = row.cells.filter((cell) => !isAside(cell));
		return {
			...row,
			cells,
			start: cells[0]?.start ?? row.start,
			end: cells.at(-1)?.end ?? row.end
		};
	});
}
function textColumns(rows) {
	const columns = [];
	for (const cell of rows.flatMap((row) => row.cells.filter(isText))) {
		let column = columns.find((one) => overlaps(cell, one));
		if (column === void 0) {
			column = {
				from: cell.from ?? 0,
				to: cell.to ?? 0,
				persons: 0,
				words: /* @__PURE__ */ new Set(),
				rows: 0
			};
			columns.push(column);
		}
		column.to = Math.max(column.to, cell.to ?? 0);
		column.rows += 1;
		column.words.add(cell.raw.trim().toLowerCase());
		if (isPersonName(cell.raw)) column.persons += 1;
	}
	return columns;
}
/** The column of names; null where none is one. */
function nameColumn(rows, columns) {
	const likely = columns.filter((column) => column.persons * 2 > column.rows);
	const heading = rows.flatMap((row) => row.cells.filter((cell) => isPersonHeading(cell.raw))).at(0);
	return (heading === void 0 ? void 0 : likely.find((column) => overlaps(heading, column))) ?? likely.toSorted((a, b) => b.words.size - a.words.size)[0] ?? null;
}

// parsers/voting-results/find/class-columns.ts
const isTotal = (text) => /^\s*(?:grand\s+)?(?:totals?|combined)\b/i.test(text);
const isOver$1 = (a, b) => Math.min(a.to ?? 0, b.to ?? 0) > Math.max(a.from ?? 0, b.from ?? 0);
const isFigure$1 = ({ raw, start }) => cellValueOf(raw, start) !== null;
/**
* Turns a table with columns "For | Against" under "Class A" and again under "Class B" into one with a row per class: the
* subject or name, the class, and its counts under one set of columns. Other tables are returned unchanged.
*/
function splitByClass(rows) {
	const header = headerIn(rows);
	if (header === null) return rows;
	const groups = [...Map.groupBy(header.columns, (column) => column.shareClass).values()];
	const [first, ...others] = groups;
	if (first === void 0 || others.length === 0 || !groups.every((group) => fits(group, first))) return rows;
	const last = rows.findIndex(({ cells }, at) => at >= header.end && kindsIn(cells).length >= 2);
	const until = last < 0 ? rows.length : last;
	const below = rows.slice(header.end, until).flatMap((row) => byClass(row, groups, first));
	const head = rows[header.end - 1];
	const names = head?.cells.filter((cell) => !header.columns.some((column) => isOver$1(column.cell, cell))) ?? [];
	const labels = first.map(({ cell, kind }) => ({
		...cell,
		raw: wordsOf(cell.raw, kind)
	}));
	const headRow = head === void 0 ? [] : [{
		...head,
		cells: [...names, ...labels]
	}];
	return [
		...rows.slice(0, header.start),
		...headRow,
		...below,
		...rows.slice(until)
	];
}
/** The label without the class that stands beside it in the same cell; positions no longer matter in a heading. */
function wordsOf(raw, kind) {
	if (labelsOf(raw)?.length === 1) return raw;
	return kindBeside(raw)?.words ?? kind;
}
/** Two kinds or more, all of them kinds of the first class: each once. */
function fits(group, first) {
	const kinds = group.map(({ kind }) => kind);
	const all = first.map(({ kind }) => kind);
	return kinds.length >= 2 && new Set(kinds).size === kinds.length && kinds.every((kind) => all.includes(kind));
}
function kindsIn(cells) {
	return cells.filter((cell) => !isFigure$1(cell) && labelsOf(cell.raw)?.length === 1);
}
function headerIn(rows) {
	for (const [start, { cells }] of rows.slice(0, 6).entries()) {
		if (cells.some(isFigure$1)) return null;
		const joined = cells.flatMap(columnOf);
		if (joined.length >= 4) return {
			start,
			end: start + 1,
			columns: joined
		};
		const below = rows[start + 1];
		const columns = below === void 0 ? [] : underClasses(cells, below.cells);
		if (columns.length >= 4) return {
			start,
			end: start + 2,
			columns
		};
	}
	return null;
}
/** "Class A – For", "For (Class A)": the class and the kind in one cell. */
function columnOf(cell) {
	const found = kindBeside(cell.raw);
	return found === null ? [] : [{
		cell,
		kind: found.kind,
		heading: cell,
		shareClass: found.shareClass
	}];
}
function kindBeside(raw) {
	const words = raw.trim().split(/\s+/);
	if (raw.length > 80 || words.length < 2) return null;
	for (let at = words.length - 1; at > 0; at -= 1) {
		const [front, back] = [words.slice(0, at).join(" "), words.slice(at).join(" ")].map((part) => part.replace(/^[\s(–—:-]+/, "").replace(/(?<![\s)–—:-])[\s)–—:-]+$/, ""));
		if (front === void 0 || back === void 0) continue;
		const [kindBehind, kindBefore] = [labelsOf(back), labelsOf(front)];
		if (kindBehind?.length === 1 && kindBehind[0] !== void 0 && isNamed$1(front)) return {
			kind: kindBehind[0].column,
			shareClass: front.replace(/(?<!\s)\s+(?:votes?|shares\s+voted)$/i, ""),
			words: back
		};
		if (kindBefore?.length === 1 && kindBefore[0] !== void 0 && isNamed$1(back)) return {
			kind: kindBefore[0].column,
			shareClass: back,
			words: front
		};
	}
	return null;
}
const isNamed$1 = (text) => isClassLabel(text) && labelsOf(text)?.[0]?.column !== "plain";
/** Kinds of votes in a row under cells that name classes: by position, else an equal share of them for each class. */
function underClasses(above, below) {
	const classes = above.filter(({ raw }) => isClassLabel(raw) || isTotal(raw));
	const others = above.filter((cell) => !classes.includes(cell) && /\p{L}/u.test(cell.raw));
	if (classes.filter(({ raw }) => !isTotal(raw)).length < 2 && classes.length < 2) return [];
	if (classes.every(({ raw }) => isTotal(raw)) || others.length > 1 || below.some(isFigure$1)) return [];
	const kinds = kindsIn(below);
	const each = kinds.length / classes.length;
	const placed = kinds.map((kind) => classes.filter((one) => isOver$1(one, kind)));
	const isPlaced = placed.every((over) => over.length === 1);
	if (!isPlaced && !Number.isInteger(each)) return [];
	return kinds.flatMap((cell, at) => {
		const heading = isPlaced ? placed[at]?.[0] : classes[Math.floor(at / each)];
		const kind = labelsOf(cell.raw)?.[0]?.column;
		if (heading === void 0 || kind === void 0) return [];
		return [{
			cell,
			kind,
			heading,
			shareClass: heading.raw.trim()
		}];
	});
}
/** A row for each class that has figures, the first with the row's own words; a row without figures stays. */
function byClass(row, groups, first) {
	const columns = groups.flat();
	const figures = row.cells.filter(isFigure$1);
	const isFull = figures.length === columns.length;
	if (figures.length === 0) return [row];
	const words = row.cells.filter((cell) => !figures.includes(cell));
	const placed = figures.map((cell, at) => isFull ? columns[at] : columns.find((column) => isOver$1(column.cell, cell)));
	if (placed.includes(void 0)) return [row];
	return groups.flatMap((group) => {
		const own = figures.flatMap((cell, at) => {
			const column = placed[at];
			const under = first.find(({ kind }) => kind === column?.kind)?.cell;
			if (column === void 0 || under === void 0 || !group.includes(column)) return [];
			return [{
				...cell,
				from: under.from,
				to: under.to
			}];
		});
		const hasCounts = own.some(({ raw, start }) => cellValueOf(raw, start)?.kind === "count");
		const [heading] = group;
		if (!hasCounts || heading === void 0) return [];
		const { from } = first[0]?.cell ?? own[0] ?? heading.cell;
		return [{
			heading: {
				...heading.heading,
				raw: heading.shareClass,
				from,
				to: from
			},
			own
		}];
	}).map(({ heading, own }, at) => {
		const cells = [
			...at === 0 ? words : [],
			heading,
			...own
		];
		return {
			...row,
			cells,
			start: own[0]?.start ?? row.start,
			end: own.at(-1)?.end ?? row.end
		};
	});
}

// parsers/voting-results/find/flattened-lines.ts
/** A footnote's mark after a word or figure. */
const MARK = String.raw`(?:\s?\((?:[a-z*†‡#]{1,2}|\d{1,2})\))?`;
const BROKERS = String.raw`(?:Broker|BROKER|broker)\s?(?:Non|NON|non)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?|votes?)|(?:Non|NON)\s?[-–\u2010\u2011]?\s?(?:Votes?|VOTES?)`;
/** "Votes for Election", "Votes withheld from the nominee". */
const VOTES_CAST = String.raw`(?:Total\s+)?(?:Votes|votes)\s+(?:cast\s+)?(?:for|against|withheld|abstained|abstaining)(?:\s+(?:from\s+)?(?:Election|Approval|the\s+nominees?))?`;
const KINDS = String.raw`(?:Affirmative|Negative|AFFIRMATIVE|NEGATIVE)\s+(?:Votes|VOTES)|For|FOR|Against\s?(?:\/|and|or)\s?Withh(?:eld|old)|Against|AGAINST|(?:Withh(?:eld|old)|WITHH(?:ELD|OLD))\s+(?:Authority|AUTHORITY)(?:\s+[Tt]o\s+[Vv]ote)?|Withheld|WITHHELD|Withhold|WITHHOLD`;
const ABSTAINED = `Abstain(?:ed|ing)?|ABSTAIN(?:ED)?|Abstentions?|ABSTENTIONS?`;
const PERIODS$4 = [
	String.raw`(?:1|One|ONE|Every(?:\s+One)?|EVERY(?:\s+ONE)?)\s+(?:Year|YEAR)`,
	String.raw`(?:2|Two|TWO|Every\s+Two|EVERY\s+TWO)\s+(?:Years|YEARS)`,
	String.raw`(?:3|Three|THREE|Every\s+Three|EVERY\s+THREE)\s+(?:Years|YEARS)`
].join("|");
const LABEL = `${String.raw`(?:%\s+)?(?:(?:#|No\.|Number)\s+of\s+)?(?:(?:Total\s+)?(?:Votes?|VOTES?|Shares|Authority)\s+(?:Cast\s+)?)?`}(?:${VOTES_CAST}|${KINDS}|${ABSTAINED}|${BROKERS}|${PERIODS$4})${MARK}`;
const TOTAL = String.raw`(?:\s+(?:Total|TOTAL)(?:\s+(?:Votes|Shares)(?:\s+(?:Cast|Voted))?)?)?(?:\s+(?:Results?|RESULTS?|Outcome))?`;
const NAMES = String.raw`(?:(?<!\b(?:as|an?|of|our|the|independent)\s+)(?:Director\s+)?(?:Nominees?|Names?(?:\s+of\s+(?:Director|Nominee)s?)?|Directors?)\s+)?`;
const PERCENT = String.raw`%(?:\s+of\s+Votes\s+Cast)?|Percent(?:age)?`;
const HEADING$1 = pattern("g")`
  (?<=[\s(]|^)${NAMES}${LABEL}(?:\s+(?:${LABEL}|${PERCENT}))+${TOTAL}(?=[\s)]|$)(?!\s+(?:and|or|and\/or|\/)\s)`;
/** In lowercase, three labels in a row distinguish a header from a sentence. */
const SMALL_LABEL = String.raw`(?:${VOTES_CAST}|abstentions|broker\s?non\s?-?\s?votes)`;
const SMALL_HEADING = pattern("g")`(?<=\s)${SMALL_LABEL}(?:\s+${SMALL_LABEL}){2,}(?=\s)`;
/** "Election of directors (For / Withheld):" */
const HEADING_AT_END = new RegExp(String.raw`(?<=\()${LABEL}(?:\s+${LABEL})+\)\s*[:.]?$`);
/** Words after "(iii)" or "3." that begin a proposal. */
const RESOLVED$1 = String.raw`To\s+[a-z]|The\s+(?:[Ee]lection|[Rr]atification|[Aa]pproval|[Aa]doption|[Pp]roposal\s+to|[Ss]hareholders|[Ss]tockholders|Company)|Elect|Re-?[Ee]lect|Ratif|Approv|Adopt|Advisory|Amend|Proposal|Stockholder|Shareholder|Say[ -]|Frequency|(?:All|Each)\s+(?:of\s+)?(?:the\s+)?(?:\w+\s+)?(?:nominees|directors)`;
/** Behind the last figure of a row, "(2) The stockholders ratified" is no footnote's mark. */
const NO_NUMBER = String.raw`(?!\s?\(\d{1,2}\)\s+(?:${RESOLVED$1}))`;
const VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${NO_NUMBER}${MARK}|\d{1,3}(?:,\d{3})+|${NO_NUMBER}\(?\d{1,9}(?:\.\d+)?\s?%?\)?|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE|[Nn]il|[Nn]ot applicable)`;
/** Figures side by side with nothing but spaces between: sentences have none. */
const FIGURES = pattern("g")`(?<=\s)(?:\d{1,3}(?:,\d{3})+|\d{6,11})(?:\.\d+)?(?:${NO_NUMBER}${MARK})(?:\s+${VALUE}){1,12}(?=\s|$)`;
const ANY_VALUE = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?${MARK}|\d{1,9}|-0-|[—–-]{1,2}|N\/A|[Nn]one|NONE)`;
const ANCHOR_NUMBER = String.raw`(?:\d{1,2}|${wordsOf$1("One Two Three Four Five Six Seven Eight Nine Ten ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT")})`;
const ANCHOR = pattern("gu")`
  (?<=[.:;)”"’\d]\s)(?<!(?:votes?|abst\w{1,8}|for|against|withheld):\s)
  (?=(?:Proposal|PROPOSAL|Resolution|RESOLUTION)\s+(?:No\.?\s*|Number\s+|#\s?)?${ANCHOR_NUMBER}(?:\s?[:.–—-]|\s+(?:${RESOLVED$1}))
  |(?:Item|ITEM|Matter)\s+\d{1,2}\s?[.:–—-]\s+\p{Lu}|(?:[1-9]\d?[.)]|\((?:\d{1,2}|[ivx]{1,4}|[a-z])\))\s+(?:${RESOLVED$1}))`;
/** The last column of a table may give the outcome of each row. */
const OUTCOME = /^\s+(?:Not\s+)?(?:(?:Re-)?[Ee]lected|[Aa]pproved|[Rr]atified|[Aa]dopted|[Pp]assed|[Cc]arried|Defeated|Failed|Rejected)(?=\s+\p{Lu}|\s*$)/u;
/**
* Splits a line in which a table was flattened together with the words around it: before and after its headers, after
* each row's figures, and before each "Proposal 2:". Other lines are returned unchanged.
*/
function splitFlattened(row) {
	const [cell] = row.cells;
	if (cell === void 0 || row.cells.length > 1) return [row];
	const { raw } = cell;
	const ending = HEADING_AT_END.exec(raw);
	if (ending !== null && ending.index > 8) return partsOf$1(row, cell, /* @__PURE__ */ new Set([ending.index]));
	const breaks = raw.length < 60 ? breakBeforeHeading(raw) : breaksOf(raw);
	return breaks.size === 0 ? [row] : partsOf$1(row, cell, breaks);
}
/** "Auditor ratification For Against Abstain": a title on the line of its header. */
function breakBeforeHeading(raw) {
	if (labelsOf(raw) !== null) return /* @__PURE__ */ new Set();
	const heading = [...raw.matchAll(HEADING$1)].find((one) => one.index + one[0].length === raw.trimEnd().length);
	return new Set(heading !== void 0 && heading.index > 8 ? [heading.index] : []);
}
function breaksOf(raw) {
	const breaks = new Set([...raw.matchAll(ANCHOR)].map((match) => match.index));
	const headings = [...raw.matchAll(HEADING$1), ...raw.matchAll(SMALL_HEADING)].sort((a, b) => a.index - b.index);
	const grouped = [...raw.matchAll(FIGURES)];
	const figures = [...grouped, ...smallFigures(raw, headings, grouped)].sort((a, b) => a.index - b.index);
	const [first] = figures;
	if (first === void 0 || figures.length === 1 && headings.length === 0) return breaks;
	for (const match of figures) {
		const end = match.index + match[0].length;
		breaks.add(end);
		const outcome = OUTCOME.exec(raw.slice(end, end + 40));
		if (outcome !== null) breaks.add(end + outcome[0].length);
	}
	for (const { start, end } of sentencesOf(raw)) {
		const isSentence = end - start >= 30 && start >= first.index;
		const isAcross = start < first.index && end > first.index;
		if (isSentence || isAcross && /[a-z]{3}[.!?]["”’)]?\s+$/.test(raw.slice(start, end))) breaks.add(end);
	}
	for (const match of headings) breaks.add(match.index).add(match.index + match[0].length);
	return breaks;
}
/**
* Counts below 1,000, or printed without commas, are distinguished from other numbers by the header above them: as many
* side by side as it has labels.
*/
function smallFigures(raw, headings, grouped) {
	return headings.flatMap((heading, index) => {
		const from = heading.index + heading[0].length;
		const to = headings[index + 1]?.index ?? raw.length;
		const count = labelsOf(heading[0])?.length ?? 0;
		if (count < 2 || grouped.some((one) => one.index >= from && one.index < to)) return [];
		const run = pattern("g")`(?<=\s)${ANY_VALUE}(?:\s+${ANY_VALUE}){${count - 1}}(?=\s|$)(?!\s+\d)`;
		return [...raw.slice(from, to).matchAll(run)].map((match) => {
			match.index += from;
			return match;
		});
	});
}
function partsOf$1(row, cell, breaks) {
	const { raw } = cell;
	const points = [...breaks, raw.length].sort((a, b) => a - b);
	const parts = [];
	let from = 0;
	for (const to of points) {
		const words = raw.slice(from, to);
		const lead = words.length - words.trimStart().length;
		const trimmed = words.trim();
		if (trimmed !== "") {
			const start = cell.start + from + lead;
			const end = start + trimmed.length;
			parts.push({
				...row,
				start,
				end,
				cells: [{
					...cell,
					raw: trimmed,
					start,
					end
				}]
			});
		}
		from = to;
	}
	return parts;
}

// parsers/voting-results/find/item-row.ts
/** The lines of a part of a text. */
function linesIn(text, { start, end }) {
	let at = start;
	return text.slice(start, Math.max(start, end)).split("\n").map((line) => {
		const range = {
			start: at,
			end: at + line.length
		};
		at = range.end + 1;
		return range;
	});
}

// parsers/voting-results/find/name-parts.ts
const FIRST = /^(?:first|given)\s+names?$/i;
const LAST = /^(?:last|family)\s+names?$|^surnames?$/i;
const isIn = (cell, column) => Math.min(cell.to ?? 0, column.to ?? 0) > Math.max(cell.from ?? 0, column.from ?? 0);
/** Joins the first and last names of a table that has a column for each: "Baxter | Joan" is "Joan Baxter". */
function withJoinedNames(rows) {
	const heading = rows.find(({ cells }) => cells.some(({ raw }) => FIRST.test(raw.trim())));
	const first = heading?.cells.find(({ raw }) => FIRST.test(raw.trim()));
	const last = heading?.cells.find(({ raw }) => LAST.test(raw.trim()));
	if (heading === void 0 || first === void 0 || last === void 0) return rows;
	return rows.map((row) => {
		const given = row.cells.find((cell) => isIn(cell, first));
		const family = row.cells.find((cell) => isIn(cell, last));
		if (given === void 0 || family === void 0) return row;
		const [left, right] = [given, family].toSorted((a, b) => a.start - b.start);
		const raw = row === heading ? "Name" : `${given.raw.trim()} ${family.raw.trim()}`;
		const name = {
			...given,
			raw,
			start: left?.start ?? given.start,
			end: right?.end ?? given.end
		};
		return {
			...row,
			cells: row.cells.flatMap((cell) => cell === left ? [name] : cell === right ? [] : [cell])
		};
	});
}

// parsers/voting-results/find/printed-figures.ts
const GROUPED_BY_COMMAS = /\d,\d{3}(?!\d)/;
const GROUPED_BY_PERIODS = /(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![\d.])/;
const PERIODS$3 = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/g;
const SPACES = /^\s*\d{1,3}(?: \d{3})+\s*$/;
const APOSTROPHES = /(?<![\d.,])\d{1,3}(?:['’]\d{3})+(?!\d)/g;
const SLASHED_COUNTS = /(?<![\d/])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\s?\/\s?(?:\d{1,3}(?:,\d{3})+|\d+)){1,4}(?![\d/])/g;
const SLASHED_LABELS = /\b(?:votes?\s+)?for\s?\/\s?(?:votes?\s+)?(?:against|with(?:held|hold))\s?\/\s?(?:abst\w+|(?:broker\s+)?non-?\s?votes?)(?:\s?\/\s?(?:broker\s+)?non-?\s?votes?)?/gi;
/**
* Rewrites figures that are printed in other ways than "1,234,567" so that they read alike, character for character, so
* that positions stay: periods, spaces and apostrophes between thousands, and slashes between counts ("1,200/34/5").
* Periods are taken for separators only where the item groups one figure twice ("1.234.567") and none by commas: else
* they part fractions of shares. Spaces only where the figure is a whole cell.
*
* @param item the words of the whole item.
*/
function createFigureReader(item) {
	const byPeriods = !GROUPED_BY_COMMAS.test(item) && GROUPED_BY_PERIODS.test(item);
	return (raw, isCell) => {
		if (!/\d|\//.test(raw)) return raw;
		let text = raw.replace(APOSTROPHES, (digits) => digits.replace(/['’]/g, ","));
		if (byPeriods) text = text.replace(PERIODS$3, (digits) => digits.replaceAll(".", ","));
		if (isCell && SPACES.test(text)) text = text.replace(/(?<=\d) (?=\d)/g, ",");
		text = text.replace(SLASHED_COUNTS, (run) => /,\d{3}/.test(run) ? run.replaceAll("/", " ") : run);
		return text.replace(SLASHED_LABELS, (run) => run.replaceAll("/", " "));
	};
}

// parsers/voting-results/find/quorum-lines.ts
/** "Total Shares in Attendance:", "Shares outstanding (as of April 27, 2017)", "Percent of Shares Voted". */
const ABOUT_SHARES = /^(?:(?:the|total|aggregate|number|no\.?|percent(?:age)?|%|of)\s+){0,5}(?:common\s+|voting\s+|eligible\s+)?(?:shares|units|votes|stock|quorum)\b(?=.{0,60}\b(?:attendance|present|represented|outstanding|entitled|eligible|quorum|voted|issued)\b)/i;
const KIND_OF_VOTE = /\b(?:for|against|with(?:held|hold)|abst\w+|non-?\s?votes?|favor|uncast|unvoted)\b/i;
const FIGURE = /[\d.,]\s?%?\s*$/;
/**
* Removes the lines about the quorum that stand between a proposal and its counts: a line or row that names shares
* present, outstanding or voted, with its figure on the same line or alone on the next. They are found again in the
* item's words.
*/
function withoutQuorumLines(rows) {
	const dropped = /* @__PURE__ */ new Set();
	for (const [index, row] of rows.entries()) {
		const words = row.cells.map((cell) => cell.raw.trim()).join(" ");
		if (words.length > 160 || !ABOUT_SHARES.test(words) || KIND_OF_VOTE.test(words)) continue;
		const [next, after] = [rows[index + 1], rows[index + 2]];
		if (FIGURE.test(words)) dropped.add(index);
		else if (words.endsWith(":") && isFigureAlone(next) && !isFigureAlone(after)) dropped.add(index).add(index + 1);
	}
	return dropped.size === 0 ? rows : rows.filter((_, index) => !dropped.has(index));
}
function isFigureAlone(row) {
	const [only, ...more] = row?.cells ?? [];
	return only !== void 0 && more.length === 0 && cellValueOf(only.raw, 0) !== null;
}

// parsers/voting-results/find/split-cells.ts
/** The row with only these cells; none where there are none. */
function rowOf$1(row, cells) {
	const [first, last] = [cells[0], cells.at(-1)];
	return first === void 0 || last === void 0 ? [] : [{
		...row,
		cells,
		start: first.start,
		end: last.end
	}];
}
/**
* Splits a table row whose cells hold several lines each, names in one and counts in the others, into one row per line.
* Rows whose cells have different numbers of lines are returned unchanged.
*
* @param text the plain text the row's positions count in.
*/
function splitStacked(text, row) {
	const stacks = row.cells.map((cell) => linesIn(text, cell).flatMap((line) => cellOf(text, cell, line)));
	const height = stacks[0]?.length ?? 0;
	const isFigure = ({ raw }) => /^[\d,.]+$|^[-–—]+$|^N\/A$|^[\d.]+\s?%$/i.test(raw);
	if (!(stacks.length >= 2 && height >= 2 && stacks.every((stack) => stack.length === height) && stacks.slice(1).every((stack) => stack.every(isFigure)))) return [row];
	return Array.from({ length: height }, (_, index) => rowOf$1(row, stacks.flatMap((stack) => stack[index] ?? []))).flat();
}
function cellOf(text, cell, line) {
	const all = text.slice(line.start, line.end);
	const words = all.trim();
	const start = line.start + all.length - all.trimStart().length;
	return words === "" ? [] : [{
		...cell,
		raw: words.replace(/\s/g, " "),
		start,
		end: start + words.length
	}];
}
/**
* Splits a table whose header names people or subjects twice, side by side: the left half's rows come first, then the
* right half's. Other tables are returned unchanged.
*/
function splitSideBySide(rows) {
	const nameHeadings = (row) => row.cells.filter((cell) => isNameHeading(cell.raw));
	const header = rows.slice(0, 4).find((row) => nameHeadings(row).length >= 2);
	if (header === void 0) return rows;
	if (new Set(header.cells.map((cell) => cell.raw.trim().toLowerCase())).size * 2 > header.cells.length) return rows;
	const edges = nameHeadings(header).map((cell) => cell.from ?? 0);
	return edges.flatMap((edge, half) => {
		const next = edges[half + 1] ?? Number.POSITIVE_INFINITY;
		const isInside = ({ from }) => ((from ?? 0) >= edge || half === 0) && (from ?? 0) < next;
		return rows.flatMap((row) => rowOf$1(row, row.cells.filter(isInside)));
	});
}

// parsers/voting-results/words/count-mentions.ts
const ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const WORD_NUMBERS = Object.fromEntries([...ONES.split(" ").map((word, value) => [word, value]), ...TENS.split(" ").map((word, tens) => [word, (tens + 2) * 10])]);
const WORD = Object.keys(WORD_NUMBERS).join("|");
const SPELLED = pattern("gi")`
  \b(?:(?:${WORD}|hundred|thousand|and)[\s-]+){0,8}?(?:${WORD}|hundred|thousand)\b(?=\s+(?:votes?|shares|units|broker|abst\w+|against|withheld|for\b|voted|opposed|in\s+fav))`;
/** Value of "two thousand one hundred five"; null where the words make no number. */
function spelledNumber(words) {
	let total = 0;
	let part = 0;
	let seen = false;
	for (const word of words.toLowerCase().split(/[\s-]+/)) {
		if (word === "and") continue;
		const value = WORD_NUMBERS[word];
		if (value !== void 0) part += value;
		else if (word === "hundred") part = Math.max(1, part) * 100;
		else if (word === "thousand") {
			total += Math.max(1, part) * 1e3;
			part = 0;
		} else return null;
		seen = true;
	}
	return seen ? total + part : null;
}
const NO_COUNT = /^\s+(?:such\s+|legal\s+|direct\s+)?(?:effect|impact|bearing|influence|consequence)\b/i;
const NOT_SOUGHT = /^[^.;,\d]{1,40}\b(?:were|was|are|is)\s+(?:solicited|sought|required|needed|requested)\b/i;
const DIGITS = /\d[\d,]*(?:\.\d+)?/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const NOT_REPORTED = /(?<=[:\s(])(?:N\/A|n\/a|—|–|--)(?=[\s;,.)]|$)(?!\s*[\d(])/g;
const NONE = /\b(?:no|none|zero|nil)\b|(?<![\w])-0-(?![\w])/gi;
const MONTH = /(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?\s*$/i;
const NUMBERED_THING = /(?:\bitems?|proposals?|\bnos?\.|\brule|section|form|\bno|class|series|fiscal(?:\s+year)?|year|since|until|through|page|number|nasdaq|exhibit|schedule|[$€£#§])\s*(?:\(\s*)?$/i;
const NUMBERED_LIST = /\b(?:proposals|items|matters|resolutions)\s(?:nos?\.?\s)?\d{1,2}(?:(?:,|,?\s(?:and|or|through|to|&))\s\d{1,2}){0,8}(?:,|,?\s(?:and|or|through|to|&))\s$/i;
/** A percentage, an ordinal, a part of a longer number or word. */
const NOT_A_COUNT_AFTER = /^\s?%|^\s+per\s?cent|^[\p{L}_]|^[-/]\p{N}|^(?:st|nd|rd|th)\b|^\.\d|^[\s-]+(?:months?|days?|weeks?|hours?|business|calendar|consecutive|trading)\b/iu;
const YEARS = /^\s*(?!\s)(?:\(\d\)\s*(?!\s))?(?:(?:,\s*)?(?:(?:or|and)\s*)?(?:\d|two|three)\s*(?!\s)){0,2}[-–]?\s?years?\b/i;
const NONE_BEFORE_MARK = pattern("i")`\b(?:no|none|nil|${WORD})\s*\(\s?$`;
/** "One vote for each share" is the weight of a share, no count. */
const WEIGHT = /^\s+votes?\s+(?:for\s+(?:each|every)|per|on\s+each)\s+(?:share|unit|such|outstanding|common|ordinary|class)/i;
/** Whether digits at a place of a text may count votes: no dates, years, percents, prices, rule and proposal numbers. */
function mayBeCount(text, digits, start) {
	const end = start + digits.length;
	const before = text.slice(Math.max(0, start - 24), start);
	const after = text.slice(end, end + 16);
	const isShort = digits.length <= 2;
	if (/[\p{L}\p{N}_/.]$/u.test(before) || /[\p{L}\p{N}][-–]$/u.test(before) && !/[a-z] ?[–-]$/i.test(before)) return false;
	if (NOT_A_COUNT_AFTER.test(after) || isShort && YEARS.test(text.slice(end, end + 40))) return false;
	if ((digits.includes(",") ? /[$€£]\s*(?:\(\s*)?$/.test(before) : NUMBERED_THING.test(before)) || MONTH.test(before) || isShort && /^\s*,\s*(?:19|20)\d\d/.test(after)) return false;
	if (isShort && NUMBERED_LIST.test(text.slice(Math.max(0, start - 60), start))) return false;
	if (isShort && /\(\s?$/.test(before) && /^\s?\)/.test(after) && !NONE_BEFORE_MARK.test(before)) return false;
	if (GROUPED.test(digits)) return true;
	const isYear = /^(?:19|20)\d\d$/.test(digits) && !/^\s+(?:votes?|shares|broker|abst)/i.test(after);
	const isSmallFraction = digits.includes(".") && !/^\d{4,}\./.test(digits);
	return !digits.includes(",") && !isYear && !isSmallFraction;
}
/** The numbers of a text that may count votes, in digits or words, in order. */
function countMentions(text) {
	const found = [];
	const isUncounted = (end) => NOT_SOUGHT.test(text.slice(end, end + 60)) || NO_COUNT.test(text.slice(end, end + 30));
	const add = (value, start, length) => {
		const end = start + length;
		if (!WEIGHT.test(text.slice(end, end + 40))) found.push({
			value,
			start,
			end
		});
	};
	for (const match of text.matchAll(DIGITS)) {
		const digits = match[0].replace(/(?<!,),+$/, "");
		if (mayBeCount(text, digits, match.index)) add(numberOf(digits), match.index, digits.length);
	}
	for (const { 0: word, index } of text.matchAll(NONE)) {
		const end = index + word.length;
		if (!/^\s*\(\d/.test(text.slice(end, end + 6)) && !isUncounted(end)) add(0, index, word.length);
	}
	for (const { 0: words, index } of text.matchAll(SPELLED)) {
		const value = words.toLowerCase() === "zero" ? null : spelledNumber(words.trim());
		if (value !== null) add(value, index, words.length);
	}
	for (const { 0: sign, index } of text.matchAll(NOT_REPORTED)) add(null, index, sign.length);
	return found.sort((a, b) => a.start - b.start);
}

// parsers/voting-results/words/label-mentions.ts
const every = (number) => String.raw`\b(?:every\s+|once\s+every\s+)?${number}[-–\s]+years?\b`;
const LABELS = [
	["brokerNonVotes", /brokers?['’]?\s*(?!\s)(?:[-–]\s*)?(?:non?|not)\s*(?!\s)(?:[-–]+\s*)?(?:votes?|voted|voting)|\bnon\s?[-–]\s?votes?|\b(?:not\s+(?:voted|cast)|unvoted)\s+by\s+(?:their\s+)?brokers?\b/gi],
	["unclear", /against\s*(?:\/|and|or)\s*(?:votes\s+)?with(?:held|hold)\w*|with(?:held|hold)\s*(?:\/|or)\s*against/gi],
	["unclear", /abst\w+\s+(?:and|or)\s+broker\s+non-?\s?votes/gi],
	["threeYears", pattern("gi")`${every(String.raw`(?:three|3)(?:\s*\(3\))?`)}|\btriennial(?:ly)?\b`],
	["twoYears", pattern("gi")`${every(String.raw`(?:two|2)(?:\s*\(2\))?`)}|\bbiennial(?:ly)?\b|every\s+other\s+year`],
	["oneYear", pattern("gi")`${every(String.raw`(?:one|1)(?:\s*\(1\))?`)}|\bevery\s+year\b|\bannually\b`],
	["oneYear", /\bonce\s+a\s+year\b|\bannual\b(?=\s*[”"’',:–-])/gi],
	["abstain", /\babst(?:ain\w*|entions?|ensions?)\b/gi],
	["votesWithheld", /\bwith(?:held|hold|holding)\b/gi],
	["votesAgainst", /\b(?:against|opposed|opposing|negative\s+votes?|in\s+opposition)\b/gi],
	["votesFor", /\bin\s+fav(?:o|ou)r(?:\s+of)?\b|\baffirmative(?:ly)?(?:\s+votes?)?\b/gi]
];
const VOTED = /(?:\bvotes?|\bvoted|\bvoting|\bshares?|\bunits?|\bcast|\b(?:were|was)|\d)\s+["“]?$/i;
const PURPOSE = pattern("i")`
  ^\s+(?:the\s+)?(?:a\s+(?:term|period)|terms?\b|every(?!\s+(?:one|two|three|year|1|2|3))|${wordsOf$1("fiscal year purposes? each all any information more holding record quorum additional consideration which issuance future")})`;
/** "For" is a label only in company: "votes for", "shares for,", "FOR", "“for”", "For:". */
function isLabelFor(word, before, after) {
	const isOfPeople = /^\s+(?:each|all|both)\s+of\s+\p{Lu}/u.test(after) && VOTED.test(before);
	if (PURPOSE.test(after) && !isOfPeople) return false;
	if (word === "for" && /\bnon\s?[-–—]?\s?votes?\s$/i.test(before) && !/^\s?[:,;)]/.test(after)) return false;
	const isCapital = word === "FOR" && /[a-z]/.test(`${before}${after}`);
	const isQuoted = /["“‘'(]\s?$/.test(before) && /^\s?["”’')]/.test(after);
	const isHead = /^\s?["”’]?\s*[:–—-]\s*\d|^\s?["”’]?\s+\d/.test(after) && (word !== "for" || /[,;:(]\s?$|\d\s$/.test(before));
	return isCapital || isQuoted || isHead || VOTED.test(before);
}
const RECEIVED = /\breceived\s+(?:all\s+|a\s+total\s+of\s+)?\d[\d,]*\s+votes(?=\s*[,;.]|\s+(?:and|with)\b)/gi;
const BEFORE_PERIOD = /^["”\s]{0,3}\s*(?!\s)(?:(?:the\s+)?(?:a\s+)?(?:(?:frequency|option|vote|holding)\s*(?!\s))?(?:(?:of|for)\s*(?!\s))?){0,2}["“]?$/i;
/** The labels of a text, in order; where two claim the same words, the first of the list has them. */
function labelMentions(text) {
	const found = [];
	const taken = new Uint8Array(text.length);
	const add = (field, start, end) => {
		if (taken[start] === 1) return;
		taken.fill(1, start, end);
		found.push({
			field,
			start,
			end
		});
	};
	for (const [field, pattern] of LABELS) for (const { 0: words, index } of text.matchAll(pattern)) add(field, index, index + words.length);
	for (const { 0: word, index } of text.matchAll(/\bfor\b/gi)) {
		const end = index + word.length;
		if (isLabelFor(word, text.slice(Math.max(0, index - 30), index), text.slice(end, end + 40))) add("votesFor", index, end);
	}
	for (const { 0: words, index } of text.matchAll(RECEIVED)) {
		const end = index + words.length;
		add("votesFor", end - 5, end);
	}
	found.sort((a, b) => a.start - b.start);
	return found.filter(({ field, end }, index) => {
		const next = found[index + 1];
		return !(field === "votesFor" && next !== void 0 && /Years?$/.test(next.field) && BEFORE_PERIOD.test(text.slice(end, next.start)));
	});
}

// parsers/voting-results/words/prose-counts.ts
/** What may separate a number from its label, either way: pieces of which only one can begin at a place. */
const BETWEEN = pattern("i")`
  ^(?:[\s"“”'’‘:*()•–—-]|\b(?:${wordsOf$1(`
  shares? votes? voted voting cast units? of the our its such common preferred ordinary stock class series [b-e] were was
  have been had in being which total a an and who or to by approximately represented representing present for this that
  proposal resolution amendment plan election authority directors? holders? number totaled totalled totaling amounted
  received recorded with respect each nominee there company['’]?s? is are as follows matter favor interests? beneficial
  electing adoption approval ratification approving appointment did not his her from no marked affirmatively ads approve
  ratify adopt elect exercised tabulated counted shareholders? stockholders? outstanding`)})\b|,(?=\s*(?:or|representing|\d))|\(\d\)
  |\b(?:proposals?|items?|matters?)\s(?:nos?\.?\s)?\d{1,2}(?:(?:,|,?\sand)\s\d{1,2}){0,8}(?=\s?[:–—-])
  |(?:about\s+)?\d{1,3}(?:\.\d+)?\s?%(?:\s*\)?,|(?!\s*\)?,)))*$`;
const LONGEST_GAP = 160;
function gapCost(gap) {
	if (gap.length > LONGEST_GAP || !BETWEEN.test(gap)) return null;
	const words = gap.split(/\s+/).filter((word) => /\w/.test(word)).length;
	const joined = /\band\b/i.test(gap) ? 2 : 0;
	const tied = /:\s*$/.test(gap) ? -1 : 0;
	return words * .15 + joined + tied + (gap.includes(",") ? .5 : 0);
}
/** One way of reading: every number with the nearest label on one side, no other number between. */
function matchSide(text, numbers, labels, side) {
	const isAfter = side === "after";
	let at = 0;
	return numbers.flatMap((number, index) => {
		const isPassed = (label) => isAfter ? label.start < number.end : label.end <= number.start;
		for (let next = labels[at]; next !== void 0 && isPassed(next); next = labels[at]) at += 1;
		const label = labels[isAfter ? at : at - 1];
		if (label === void 0) return [];
		const [left, right] = isAfter ? [number, label] : [label, number];
		const other = numbers[isAfter ? index + 1 : index - 1];
		if (other !== void 0 && (isAfter ? label.end > other.start : label.start < other.end)) return [];
		const cost = gapCost(text.slice(left.end, right.start));
		return cost === null ? [] : [{
			number,
			label,
			cost
		}];
	});
}
/**
* The named counts of one sentence or paragraph, in order. Numbers come before their labels ("1,234 votes for") or
* after them ("For: 1,234"), the same way throughout a sentence. The way that leaves fewer numbers over wins, then the
* one with less between.
*/
function prosePairsOf(words) {
	const text = words.replace(/[\u2010\u2011]/g, "-");
	const labels = labelMentions(text);
	const hasScore = SCORE.test(text);
	if (labels.length === 0 && !hasScore) return [];
	return sentencesOf(text).flatMap(({ start, end }) => {
		const inside = labels.filter((label) => label.start >= start && label.end <= end);
		if (OF_ANOTHER_MEETING.test(text.slice(start, end))) return [];
		if (inside.length === 0) return hasScore ? scoreIn(text.slice(start, end), start) : [];
		const numbers = countMentions(text.slice(start, end)).map((one) => ({
			...one,
			start: one.start + start,
			end: one.end + start
		}));
		return pairInOrder(text, numbers, inside) ?? pairSentence(text, numbers, inside);
	});
}
/** "At last year’s meeting, 12,118,200 votes were cast for". */
const OF_ANOTHER_MEETING = /\b(?:last|prior|previous|preceding)\s+year['’]s\s+(?:\w+\s+){0,2}(?:meeting|vote)|\bat\s+(?:the|our|its)\s+(?:prior|previous|preceding)\s+(?:annual\s+)?meeting/i;
const SCORE = /\bvotes?\s+of\s+(\d[\d,]*)\s*(?:to|[-–—])\s*(\d[\d,]*)(?![\d,]*\s?%)/i;
/** "By a vote of 580 to 31": for and against, where the sentence names no kind of vote. */
function scoreIn(sentence, offset) {
	const match = SCORE.exec(sentence);
	if (match === null) return [];
	const [all, forDigits = "", againstDigits = ""] = match;
	const [from, to] = [offset + match.index, offset + match.index + all.length];
	const against = to - againstDigits.length;
	const start = from + all.indexOf(forDigits);
	return [{
		field: "votesFor",
		value: numberOf(forDigits),
		start,
		end: start + forDigits.length,
		from,
		to,
		isSure: true
	}, {
		field: "votesAgainst",
		value: numberOf(againstDigits),
		start: against,
		end: to,
		from,
		to,
		isSure: true
	}];
}
/** "9,000, 400 and 100 votes for, against and abstaining, respectively": pairs by order, clause by clause; null elsewhere. */
function pairInOrder(text, numbers, labels) {
	const last = Math.max(numbers.at(-1)?.end ?? 0, labels.at(-1)?.end ?? 0);
	const first = Math.min(numbers[0]?.start ?? last, labels[0]?.start ?? last);
	const stops = [...text.slice(0, last + 60).matchAll(/\brespectively\b/gi)].map((match) => match.index).filter((end) => end > first);
	if (stops.length === 0) return null;
	const pairs = [];
	let from = 0;
	for (const stop of stops) {
		const inside = (all) => all.filter((one) => one.start >= from && one.start < stop);
		const [counts, names] = [inside(numbers), inside(labels)];
		const [count, name] = [counts[0], names[0]];
		if (counts.length < 2 || counts.length !== names.length || count === void 0 || name === void 0) return null;
		if (!((counts.at(-1)?.end ?? 0) <= name.start || (names.at(-1)?.end ?? 0) <= count.start)) return null;
		const extent = {
			from: Math.min(count.start, name.start),
			to: stop + 12,
			isSure: true
		};
		for (const [index, { field }] of names.entries()) {
			const one = counts[index];
			if (field === "unclear" || one === void 0) return null;
			pairs.push({
				...one,
				...extent,
				field
			});
		}
		from = stop;
	}
	return labels.some((label) => label.start > from) ? null : pairs;
}
/** "No shares against or abstaining": a denial of one kind of vote extends to the next. */
function deniedToo(text, labels, pairs) {
	return pairs.flatMap((pair) => {
		if (pair.value !== 0 || /\d/.test(text.slice(pair.start, pair.end))) return [];
		const next = labels.find((label) => label.start >= pair.to);
		if (next === void 0 || next.field === "unclear") return [];
		if (pairs.some((one) => one.from === next.start || one.from <= next.start && next.end <= one.to)) return [];
		return /^,?\s+(?:or|and|nor)\s+(?:votes?\s+)?$/i.test(text.slice(pair.to, next.start)) ? [{
			...pair,
			field: next.field,
			to: next.end
		}] : [];
	});
}
function pairSentence(text, numbers, labels) {
	const after = matchSide(text, numbers, labels, "after");
	const before = matchSide(text, numbers, labels, "before");
	const weight = (matches) => matches.reduce((sum, one) => sum + 3 - Math.min(2.5, one.cost), 0);
	const [best, other] = weight(after) >= weight(before) ? [after, before] : [before, after];
	const isSure = !(best.length < numbers.length && /\d,?\s+(?:and\s+)?\d[^.;]{0,80}\brespectively\b/i.test(text)) && (weight(best) > weight(other) + .3 || best.length > other.length);
	const pairs = best.flatMap(({ number, label }) => {
		const [from, to] = [Math.min(number.start, label.start), Math.max(number.end, label.end)];
		return label.field === "unclear" ? [] : [{
			...number,
			field: label.field,
			from,
			to,
			isSure
		}];
	});
	return [...pairs, ...deniedToo(text, labels, pairs)].sort((a, b) => a.from - b.from || a.to - b.to);
}

// parsers/voting-results/find/joined-headings.ts
const MOST_LINES = 4;
const LONGEST_WORDS = 28;
/** A line of a text document, cut into cells where two spaces or more separate words. */
function headingRow(line, start) {
	const cells = [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: raw, index }) => {
		const to = index + raw.length;
		return {
			raw,
			start: start + index,
			end: start + to,
			from: index,
			to
		};
	});
	const [first, last] = [cells[0], cells.at(-1)];
	if (first === void 0 || last === void 0 || cells.some((cell) => cell.raw.length > LONGEST_WORDS)) return null;
	if (cells.some((cell) => /\d{3}|[.;]$/.test(cell.raw))) return null;
	return {
		start: first.start,
		end: last.end,
		cells,
		table: -1,
		isStrong: false
	};
}
/** How well lines read as a heading: cells that are labels or head a column of names; null where one is neither. */
function labelCount(row) {
	const kinds = row.cells.map(({ raw }) => labelsOf(raw) !== null ? 1 : isNameHeading(raw) ? 0 : null);
	return kinds.includes(null) ? null : kinds.reduce((sum, kind) => sum + (kind ?? 0), 0);
}
/**
* Joins the lines of a heading of a text document, "WITHHOLD" over "AUTHORITY", column by column: as many of the last
* lines as together make every cell a label. Null where they are no heading of several lines.
*
* @param lines the lines above a rule or a row of figures, from the top.
*/
function joinedHeading(lines) {
	if (lines.at(-1) === void 0) return null;
	for (let count = Math.min(MOST_LINES, lines.length); count >= 2; count -= 1) {
		const own = lines.slice(-count);
		const row = joined(own);
		const labels = row === null ? null : labelCount(row);
		const isBetter = labels !== null && labels >= 2 && own.some((line) => labelCount(line) === null || hasFewer(line, row));
		if (row !== null && isBetter) return {
			row,
			lines: count
		};
	}
	return null;
}
function hasFewer(line, row) {
	return line.cells.length < (row?.cells.length ?? 0);
}
/** Cells of all lines that stand over one another; null where one cell reaches over two columns of the last line. */
function joined(lines) {
	const columns = [];
	const overlaps = (a, b) => Math.min(a.to ?? 0, b.to ?? 0) > Math.max(a.from ?? 0, b.from ?? 0);
	for (const line of lines.toReversed()) for (const cell of line.cells) {
		const over = columns.filter((column) => column.some((one) => overlaps(one, cell)));
		if (over.length > 1) return null;
		if (over[0] === void 0) columns.push([cell]);
		else over[0].unshift(cell);
	}
	const cells = columns.map((column) => {
		const [first, last] = [column[0], column.at(-1)];
		return {
			raw: column.map((cell) => cell.raw).join(" ").replace(/- (?=[A-Za-z])/g, "-"),
			start: first?.start ?? 0,
			end: last?.end ?? 0,
			from: Math.min(...column.map((cell) => cell.from ?? 0)),
			to: Math.max(...column.map((cell) => cell.to ?? 0))
		};
	}).toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
	const starts = cells.map((cell) => cell.start);
	const ends = cells.map((cell) => cell.end);
	return {
		start: Math.min(...starts),
		end: Math.max(...ends),
		cells,
		table: -1,
		isStrong: false
	};
}

// parsers/voting-results/find/text-rows.ts
/** "- 3 -": the number of a page. */
const PAGE = /^\s*[–—-]\s?\d{1,3}\s?[–—-]\s*$/;
/** A line of running text as a row; null for an empty line, a rule and a page's number. */
function lineRow(text, line) {
	const raw = text.slice(line.start, line.end);
	const words = raw.trim();
	if (words === "" || /^[\s_=*–—-]{3,}$/.test(raw) || PAGE.test(raw)) return null;
	const start = line.start + raw.length - raw.trimStart().length;
	const end = start + words.length;
	return {
		start,
		end,
		table: null,
		isStrong: false,
		cells: [{
			raw: words.replace(/\s/g, " "),
			start,
			end,
			from: null,
			to: null
		}]
	};
}
/**
* Rows of a text document. Lines that a filer's word processor wrapped are joined to paragraphs; lines with columns stay
* rows. Every fixed-width line counts as a row of one table: its columns are character columns.
*/
function textRows(text, range) {
	const rows = [];
	let paragraph = null;
	let width = 0;
	const close = () => {
		const row = paragraph === null ? null : lineRow(text, paragraph);
		if (row !== null) rows.push(row);
		paragraph = null;
	};
	const lines = linesIn(text, range);
	const headings = headingsOf(text, lines);
	for (const [index, { start, end }] of lines.entries()) {
		const line = text.slice(start, end);
		const words = line.trim();
		const heading = headings.get(index);
		if (heading !== void 0) {
			close();
			if (heading !== null) rows.push(heading);
			continue;
		}
		if (words === "" || isRule(words)) close();
		else if (isColumned(line)) {
			close();
			rows.push(columnedRow(line, start));
		} else {
			const open = paragraph;
			const goesOn = open !== null && continues$1(text.slice(open.start, open.end), width, words);
			if (!goesOn) close();
			paragraph = {
				start: open !== null && goesOn ? open.start : start + line.length - line.trimStart().length,
				end: start + line.trimEnd().length
			};
			width = words.length;
		}
	}
	close();
	return rows;
}
/** A rule under headings, "-------  -----", is no row of dashes. */
function isRule(words) {
	return /^[\s_=–—-]+$/.test(words) && /[_=–—-]{3}/.test(words);
}
/** Headings of several lines, by the index of their first line; null at the lines that they go on. */
function headingsOf(text, lines) {
	const found = /* @__PURE__ */ new Map();
	let run = [];
	for (const [index, { start, end }] of lines.entries()) {
		const line = text.slice(start, end);
		const words = line.trim();
		const isEnd = isRule(words) || trailingValuesOf(words).values.length >= 2;
		const row = isEnd || words === "" ? null : headingRow(line, start);
		if (row !== null) {
			run.push({
				index,
				row
			});
			continue;
		}
		const heading = isEnd ? joinedHeading(run.map((one) => one.row)) : null;
		if (heading !== null) for (const [at, one] of run.slice(-heading.lines).entries()) found.set(one.index, at === 0 ? heading.row : null);
		if (words !== "" || run.length > 4) run = [];
	}
	return found;
}
/** Two spaces or more separate the cells of a fixed-width line, where figures or labels are apart. */
function isColumned(line) {
	const trimmed = line.trim().replace(/(?<=[.:;?!]["”’)]?) {2}(?=[A-Za-z“"(])/g, " ");
	if (!/\S {2,}\S/.test(trimmed)) return false;
	const cells = trimmed.split(/ {2,}/);
	if (cells.length < 2 || cells.some((cell) => cell.length > 70)) return false;
	return cells.some((cell) => /^[\d,.]+$|^[-–—]+$|^N\/A$|^\$$/i.test(cell)) || cells.length >= 3 || /\b(?:for|against|withheld|abstain\w*|non-?votes)\b/i.test(trimmed);
}
/** "Withheld 12,100": where one space parts a label and its count; -1 in other cells. */
function gapInCell(raw) {
	const gap = raw.lastIndexOf(" ");
	if (gap < 3 || raw.length > 40 || !/^\d[\d,]*$/.test(raw.slice(gap + 1))) return -1;
	return labelsOf(raw.slice(0, gap))?.length === 1 ? gap : -1;
}
function columnedRow(line, start) {
	const cells = [...line.replace(/\s\.(?:\s?\.){2,}|\.{4,}|\t/g, (dots) => " ".repeat(dots.length)).matchAll(/\S+(?: \S+)*/g)].flatMap(({ 0: raw, index }) => {
		const gap = gapInCell(raw);
		return (gap < 0 ? [[0, raw.length]] : [[0, gap], [gap + 1, raw.length]]).map(([from, to]) => ({
			raw: raw.slice(from, to),
			start: start + index + from,
			end: start + index + to,
			from: index + from,
			to: index + to
		}));
	});
	return {
		start: cells[0]?.start ?? start,
		end: cells.at(-1)?.end ?? start,
		cells,
		table: -1,
		isStrong: false
	};
}
const NEW_ITEM = /^(?:[●•■·]|[-–—]\s+(?=[A-Z])|\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s|(?:proposal|item|matter)\s+(?:no\.?\s*)?\w+\s*[.:–—-])/i;
/** A wrapped line goes on where the line before it was long and did not end like a paragraph or a row of figures. */
function continues$1(previous, width, next) {
	const isAfterLabel = /\b(?:for|against|withheld|abst\w+|votes?|years?)\s?:$/i.test(previous);
	if (width >= 60 && isAfterLabel && /^\d/.test(next)) return true;
	if (width < 45 || trailingValuesOf(previous).values.length >= 2) return false;
	if (trailingValuesOf(next).values.length >= 2 || cellValueOf(next, 0) !== null) return false;
	if (/^[A-Z]/.test(next) && next.length < 60 && prosePairsOf(next).length > 0) return false;
	if (/(?:\d|\b(?:for|against|withheld|abst\w+|non-?votes?))$/i.test(previous) && prosePairsOf(previous).length > 0 && /^[A-Z]/.test(next) && /\d/.test(next)) return false;
	const isTail = /^[a-z]/.test(next) && /[.;,]$/.test(next) && !/[.:;]$/.test(previous);
	if (labelsOf(next) !== null && !isTail || labelsOf(previous) !== null) return false;
	if (!(width >= 90 && /^\((?:\d|[ivx]{1,4}|[a-z])\)\s[a-z]/.test(next) && /\w$/.test(previous) && !/[;,]\s+(?:and|or)$/.test(previous)) && NEW_ITEM.test(next)) return false;
	return !/[.:;!?]["”’)]?$/.test(previous) || /^[a-z]/.test(next) || width >= 90 && !previous.endsWith(":") && /^[a-z(]/.test(next);
}

// parsers/voting-results/find/vertical-tables.ts
const kindOf = ({ raw }) => {
	const labels = labelsOf(raw);
	const [only] = labels ?? [];
	return labels?.length === 1 && only !== void 0 && !/^(?:plain|percent|total|other)$/.test(only.column) ? only.column : null;
};
const isFigure = ({ raw, start }) => cellValueOf(raw, start) !== null;
/**
* Takes apart the rows of a table that runs down, in which number, title and result stand beside the first of several
* rows "For | 1,234", "Against | 55": first number and title, then each kind of vote with its figure, then the result.
* Other tables are returned unchanged.
*/
function splitVertical(rows) {
	const vertical = verticalOf(rows);
	if (vertical === null) return rows;
	if (!rows.some((row) => row.cells.some((cell) => (cell.from ?? 0) < vertical.labels && !isFigure(cell)))) return rows;
	const found = [];
	let results = [];
	for (const row of rows) {
		const cells = row.cells.filter((cell) => cell.raw.trim() !== "");
		if (found.length === 0 && cells.length > 2 && cells.every(isHeading$1)) continue;
		const before = cells.filter((cell) => (cell.from ?? 0) < vertical.labels);
		const after = cells.filter((cell) => (cell.from ?? 0) > vertical.values && !isFigure(cell));
		const own = cells.filter((cell) => !before.includes(cell) && !after.includes(cell));
		if (before.length > 0) found.push(...results.splice(0), ...titleRow(row, before));
		found.push(...rowOf(row, own));
		results = [...results, ...rowOf(row, after)];
	}
	return [...found, ...results];
}
/** Where at least three rows pair one kind of vote with one figure, always in the same columns, and never two. */
function verticalOf(rows) {
	const pairs = rows.flatMap(({ cells }) => {
		const at = cells.findIndex((cell) => kindOf(cell) !== null);
		const [label, value] = [cells[at], cells[at + 1]];
		const isPair = label !== void 0 && value !== void 0 && isFigure(value);
		const isOnly = cells.filter((cell) => kindOf(cell) !== null).length === 1;
		return isPair && isOnly ? [{
			labels: label.from ?? 0,
			values: value.from ?? 0
		}] : [];
	});
	const [first] = pairs;
	if (first === void 0 || pairs.length < 3) return null;
	const isSame = pairs.every(({ labels }) => labels === first.labels);
	const hasHeader = rows.some(({ cells }) => cells.filter((cell) => kindOf(cell) !== null).length > 1);
	return isSame && !hasHeader ? {
		labels: first.labels,
		values: Math.max(...pairs.map((one) => one.values))
	} : null;
}
function isHeading$1(cell) {
	const words = cell.raw.trim();
	return isNameHeading(words) || labelsOf(words) !== null || /^(?:votes?|results?|outcome|status|decision)$/i.test(words);
}
function rowOf(row, cells) {
	const [first, last] = [cells[0], cells.at(-1)];
	return first === void 0 || last === void 0 ? [] : [{
		...row,
		cells,
		start: first.start,
		end: last.end
	}];
}
/** A row of words in running text: a proposal's number in a cell of its own becomes part of the title. */
function titleRow(row, cells) {
	const [first, last] = [cells[0], cells.at(-1)];
	if (first === void 0 || last === void 0) return [];
	const isNumber = /^\d{1,2}[a-z]?\.?$/i.test(first.raw.trim());
	const raw = cells.map((cell, index) => {
		const own = cell.raw.trim();
		return index === 0 && isNumber && cells.length > 1 ? `${own.replace(/\.$/, "")}.` : own;
	}).join(" ");
	const cell = {
		...first,
		raw,
		end: last.end,
		to: last.to
	};
	return isOutcomeAlone(raw) ? [] : [{
		...row,
		cells: [cell],
		start: first.start,
		end: last.end,
		isStrong: true
	}];
}

// parsers/voting-results/find/item-rows.ts
/** A table with a cell longer than this, and without rows of figures, is a page laid out as a table: its lines are read as text. */
const LONGEST_CELL = 600;
function isPage(rows) {
	if (!rows.some((row) => row.cells.some((cell) => cell.end - cell.start > LONGEST_CELL))) return false;
	const figuresOf = ({ cells }) => cells.filter(({ text }) => /^\d{1,3}(?:,\d{3})+$/.test(text)).length;
	return !rows.some((row) => figuresOf(row) >= 2);
}
/** The rows of the item in reading order: rows of innermost tables with their columns, and lines or paragraphs between. */
function itemRowsOf(layout, range, isText) {
	const { text } = layout.plain;
	const figures = createFigureReader(text.slice(range.start, range.end));
	const isGrid = ({ table }) => table !== null && table >= 0;
	const found = isText ? textRows(text, range) : layoutRows(layout, range);
	const rows = withoutQuorumLines(withoutNoteMarks(found)).flatMap((row) => isGrid(row) ? splitStacked(text, row) : [row]).map((row) => ({
		...row,
		cells: row.cells.map((cell) => ({
			...cell,
			raw: figures(cell.raw, isGrid(row))
		}))
	})).flatMap((row) => row.table === null ? splitFlattened(row) : [row]);
	const groups = [];
	for (const row of rows) {
		const last = groups.at(-1);
		if (last?.[0]?.table === row.table) last.push(row);
		else groups.push([row]);
	}
	return groups.flatMap((group) => {
		if (group[0] === void 0 || group[0].table === null) return group;
		if (!isGrid(group[0])) return withoutAsideColumns(group);
		return splitByClass(withoutAsideColumns(splitSideBySide(splitVertical(withJoinedNames(group)))));
	});
}
function layoutRows({ plain: { text }, tables, blocks }, range) {
	const holders = new Set(tables.map((table) => table.parent));
	const strong = blocks.filter((block) => block.bold || block.underlined || block.kind === "heading");
	const strongStarts = new Set(strong.map((block) => block.start));
	const rows = [];
	let at = range.start;
	const addLines = (end) => {
		for (const line of linesIn(text, {
			start: at,
			end
		})) {
			const row = lineRow(text, line);
			if (row !== null) rows.push({
				...row,
				isStrong: strongStarts.has(row.start)
			});
		}
	};
	for (const [index, table] of tables.entries()) {
		if (holders.has(index) || table.end <= at || table.start >= range.end) continue;
		if (isPage(table.rows)) continue;
		addLines(Math.min(table.start, range.end));
		for (const { cells } of table.rows) {
			const own = cells.filter((cell) => !cell.isContinued && cell.start >= at && cell.end <= range.end);
			const [first, last] = [own[0], own.at(-1)];
			if (first === void 0 || last === void 0) continue;
			rows.push({
				start: first.start,
				end: last.end,
				table: index,
				isStrong: own.every((cell) => cell.bold),
				cells: cells.filter((cell) => own.includes(cell) || isSharedFigure(cell)).map((cell) => itemCell(text, cell))
			});
		}
		at = Math.max(at, table.end);
	}
	addLines(range.end);
	return rows;
}
function itemCell(text, { start, end, column, colspan }) {
	return {
		raw: text.slice(start, end).replace(/\s/g, " "),
		start,
		end,
		from: column,
		to: column + colspan
	};
}
/** One count beside several rows, "7,000" over the height of all nominees, is every row's. */
function isSharedFigure(cell) {
	return cell.isContinued && /^\d{1,3}(?:,\d{3})+$/.test(cell.text);
}
/** "(1) …" under a table is a note, not a proposal's number, where a cell of the table has the mark. */
function withoutNoteMarks(rows) {
	const marks = /* @__PURE__ */ new Set();
	return rows.map((row) => {
		if (row.table !== null) {
			for (const { raw } of row.cells) {
				const mark = /\S\s?(\(\d{1,2}\))\s*$/.exec(raw)?.[1];
				if (mark !== void 0) marks.add(mark);
			}
			return row;
		}
		const [cell] = row.cells;
		const mark = /^\(\d{1,2}\)(?=\s)/.exec(cell?.raw ?? "")?.[0];
		if (cell === void 0 || mark === void 0 || !marks.delete(mark)) return row;
		return {
			...row,
			cells: [{
				...cell,
				raw: cell.raw.replace(mark, " ".repeat(mark.length))
			}]
		};
	});
}

// parsers/voting-results/find/item.ts
/** Items are a few pages; longer ones are cut, and never read with high confidence. */
const LONGEST_ITEM = 2e5;
/** Rows of the longest elections are a few hundred. */
const MOST_ROWS = 2e3;
function readItem(layout, section, isText) {
	const start = section.bodyStart;
	const end = Math.min(section.end, start + LONGEST_ITEM);
	const text = layout.plain.text.slice(start, end);
	const rows = itemRowsOf(layout, {
		start,
		end
	}, isText);
	return {
		headingStart: section.start,
		start,
		end,
		text,
		body: flatten(text),
		rows: rows.slice(0, MOST_ROWS),
		isCut: section.end > end || rows.length > MOST_ROWS
	};
}
/** The text with tabs and line ends as spaces, so that positions stay. */
function flatten(text) {
	return text.replace(/[\t\n]/g, " ");
}

// parsers/voting-results/assemble/frequency-decision.ts
const DECIDED = pattern("i")`
  \b(?:board|(?:company|registrant|corporation)(?!['’]s\s+(?:share|stock)holders)|committee|trust|directors)\b[^.]{0,220}?
  \b(?:determin\w+|decid\w+|adopt\w+|resolved|elect(?:ed|s)|will|intends?|chose|selected|approved|agreed|concluded|plans?)\b`;
const SUBJECT = /advisory|say[- ]on[- ]pay|executive\s+compensation|compensation\s+of|frequency|such\s+votes?/i;
const HOLDING = /\b(?:will|hold|held|conduct|include|submit|provid\w+|present|frequency|vote)\b/i;
const RESOLVED = /\b(?:until|will|determin|decid|adopt|resol|conduct|hold|include)/i;
const PERIODS$2 = [
	[3, /every\s+(?:three|3|third)\s*(?:\(3\)\s*)?years?|triennial|once\s+every\s+three|three[- ]year|frequency\s+of\s+(?:once\s+every\s+)?three/gi],
	[2, /every\s+(?:two|2|second|other)\s*(?:\(2\)\s*)?years?|biennial|once\s+every\s+two|two[- ]year|frequency\s+of\s+two/gi],
	[1, pattern("gi")`
  every\s+(?:(?:one|1)\s*(?:\(1\)\s*)?)?year|annual(?:ly)?\s+(?:basis|advisory|vote|say|non|stockholder|shareholder|until)|\bannually\b
  |each\s+year|once\s+a\s+year|on\s+an\s+annual|annual\s+frequency|one[- ]year|once\s+every\s+year|frequency\s+of\s+(?:every\s+)?one`]
];
/** "Every one, two or three years" offers a choice, "a three-year term" is a director's, "Every 2 years 210,000" a count. */
function isChoiceOrTerm(text, start, end) {
	const after = text.slice(end, end + 30);
	return /\bor\s+(?:(?:once\s+)?every\s+)?$/i.test(text.slice(Math.max(0, start - 30), start)) || /^s?,?\s*(?:or\s+)?(?:(?:once\s+)?every\s+)?(?:two|2|three|3)\b/i.test(after) || /^\s*terms?\b/i.test(after) || /^s?\s*(?:[:–—-]\s*)?\d{1,3}(?:,\d{3})+/i.test(after);
}
/** The company's decision how often it will hold say-on-pay votes (Item 5.07(d)); null where the item states none. */
function findFrequencyDecision(text) {
	for (const sentence of sentencesOf(text)) {
		const words = text.slice(sentence.start, sentence.end);
		const decided = DECIDED.exec(words);
		if (decided === null || !SUBJECT.test(words) || !RESOLVED.test(words)) continue;
		if (!HOLDING.test(words.slice(decided.index))) continue;
		const from = Math.max(0, decided.index + decided[0].length - 12);
		const tail = words.slice(from);
		const [first] = PERIODS$2.flatMap(([value, pattern]) => [...tail.matchAll(pattern)].map(({ index, 0: period }) => ({
			value,
			start: index,
			end: index + period.length
		}))).filter(({ start, end }) => !isChoiceOrTerm(tail, start, end)).sort((a, b) => a.start - b.start);
		const offset = sentence.start + from;
		if (first !== void 0) return {
			value: first.value,
			start: offset + first.start,
			end: offset + first.end
		};
	}
	return null;
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

// parsers/voting-results/assemble/meeting-date.ts
const MEETING = /\b(?:annual|special|extraordinary|general|shareholders?['’]?|stockholders?['’]?|unitholders?['’]?)\s+(?:\w+\s+){0,3}?meeting|\bmeeting\b|\bEGM\b|\bAGM\b/i;
/** Words before the dates of other things: record dates, fiscal years, other filings. */
const OTHER_DATE = pattern("i")`
  (?:record\s+date|close\s+of\s+business|as\s+of|fiscal\s+year|year|quarter|period)\s*(?:on|of|is|was|remains|ended|ending|ends|,|\(|for[^.]{0,40})?\s*$
  |(?:ended|ending|dated|filed(?:\s+with\s+[\w ,]+)?(?:\s+on)?|expir\w+(?:\s+(?:on|in))?|until|through|effective)\s*$
  |(?:mailed(?:\s+\w+){0,4}|record\s+(?:at|on|as\s+of)[\w\s]{0,40}|since|originally\s+(?:scheduled|convened)\s+(?:for|on))\s*$
  |(?:from|adopted\s+on|due)\s*$`;
const HELD_BEFORE = /\b(?:held|opened|called\s+to\s+order|convened|took\s+place|conducted|reconvened|occurred|hosted)\b[^;]{0,110}$/i;
/** "Will reconvene on", "was adjourned to", "has been postponed until": a day after the report's own. */
const IS_TO_COME = pattern("i")`
  \b(?:will|shall|to|would|may|expects?\s+to|scheduled\s+to|plans?\s+to)\s+(?:be\s+)?(?:re-?convened?|resumed?|continued?)\b[^.;]{0,80}$
  |\b(?:adjourn(?:ed|ing|ment)?|postpone[dr]?|rescheduled|continued|recessed)\b(?:(?!\b(?:reconvened|resumed)\b)[^.;]){0,80}?\b(?:to|until|till|for)\b[^.;]{0,40}$`;
const HELD_AFTER = /^[^;]{0,170}?\b(?:held|hosted|opened|called\s+to\s+order|convened|conducted|concluded|reconvened)\b/i;
const MEETING_BEHIND = /^\s+(?:annual|special|extraordinary|general)\b[^.;]{0,40}\bmeeting\b/i;
const RESOLVED_AFTER = /\b(?:board|committee)\b[^.;]{0,50}\b(?:determined|decided|adopted|resolved)/i;
const MONTH_WITHOUT_SPACE = /((?:January|February|March|April|May|June|July|August|September|October|November|December))(?=\d)/g;
const YEAR_ON_NEXT_LINE = /(\d,)\s{2,40}(?=\d{4}\b)/g;
/**
* The day of the meeting: the date whose sentence says most clearly that the meeting was held on it. Skips record dates,
* fiscal years, proxy statements and next year's meeting.
*/
function findMeetingDate(text) {
	const found = meetingDateIn(text);
	const mended = found ?? meetingDateIn(text.replace(MONTH_WITHOUT_SPACE, "$1 ").replace(YEAR_ON_NEXT_LINE, "$1 "));
	if (found !== null || mended === null) return found;
	const [year, day] = [mended.value.slice(0, 4), mended.value.slice(8).replace(/^0/, "")];
	const start = text.search(new RegExp(`[A-Z][a-z]+ ?${day},?\\s{0,40}${year}`));
	return start < 0 ? null : {
		value: mended.value,
		start,
		end: text.indexOf(year, start) + 4
	};
}
function meetingDateIn(text) {
	let best = null;
	let most = 1;
	for (const sentence of sentencesOf(text)) {
		const words = text.slice(sentence.start, sentence.end);
		for (const { date, start, end } of datesIn(words)) {
			const score = meetingScore(words.slice(Math.max(0, start - 220), start), words.slice(end, end + 200));
			if (score <= most) continue;
			most = score;
			best = {
				value: date,
				start: sentence.start + start,
				end: sentence.start + end
			};
		}
	}
	return best;
}
/** How clearly the words around a date make it the meeting's. */
function meetingScore(before, after) {
	if (OTHER_DATE.test(before.slice(-60))) return 0;
	let score = 0;
	if (MEETING.test(before)) score += 2;
	if (HELD_BEFORE.test(before)) score += 4;
	if (/\bmeeting\b[^.;]{0,40}\bon(?:\s+\w+day)?,?\s*$/i.test(before)) score += 3;
	if (/\bmeeting\b[^.;]{0,20}[(,]\s*$/i.test(before)) score += 1;
	if (/\b(?:on|[A-Z]\w+day),?\s*$|^\W*$|\bat\s*$/i.test(before) && HELD_AFTER.test(after) && MEETING.test(after)) score += 6;
	else if (/^[^.;]{0,120}\bmeeting/i.test(after) && /\bon(?:\s+\w+day)?,?\s*$|^\W*$/i.test(before)) score += 4;
	if (/\b(?:at|during)\s+(?:the|its|our)\s*$/i.test(before) && MEETING_BEHIND.test(after)) score += 6;
	if (/holders\s+met\s+(?:on\s+)?$/i.test(before)) score += 4;
	if (/reconvened[^.;]{0,40}$/i.test(before) || /^[^.;]{0,60}\breconvened\b/i.test(after)) score += 5;
	if (IS_TO_COME.test(before)) score -= 9;
	if (/adjourned[^.;]{0,30}$|next\s+annual|will\s+be\s+held|to\s+be\s+held[^.]{0,30}$/i.test(before)) score -= 4;
	if (RESOLVED_AFTER.test(after)) score -= 2;
	if (/\b(?:last|prior|previous|preceding)\s+year['’]s\b[^.;]{0,80}$/i.test(before)) score -= 9;
	return score;
}
const SPECIAL = /\b(?:special|extraordinary)\s+(?:general\s+)?(?:and\s+annual\s+)?(?:meeting|general)|\bEGM\b/i;
const ANNUAL = /\bannual\b(?:\s+and\s+special)?(?:\s+(?:general|\d{4}))?\s+(?:\w+['’]?s?\s+){0,4}?meeting|\bAGM\b|\bmeeting\b[^.]{0,30}\bannual\b|\bannual\s+(?:share|stock)holders/i;
/** Annual or special, by the first meeting the item names; null where it names none (written consent). */
function findMeetingType(text) {
	const annual = ANNUAL.exec(text);
	const special = SPECIAL.exec(text);
	const isSpecial = special !== null && (annual === null || special.index <= annual.index);
	const first = isSpecial ? special : annual;
	if (first === null) return null;
	return {
		value: isSpecial ? "special" : "annual",
		start: first.index,
		end: first.index + first[0].length
	};
}

// parsers/voting-results/assemble/meeting-shares.ts
const COUNT = String.raw`(\d{1,3}(?:,\d{3}){1,8}(?:\.\d{1,4})?|\d{5,12}(?:\.\d{1,4})?)`;
const OF_STOCK = String.raw`(?:\s+of\s+(?:the\s+|our\s+)?(?:company['’]s\s+)?(?:(?:[A-Za-z“”"'’(),.-]+|\$\s?\d?\.\d+)\s+){0,12}?(?:common\s+|capital\s+|ordinary\s+|voting\s+)?(?:stock|shares|interest))?`;
const SHARES = String.raw`(?:(?:issued\s+and\s+)?(?:outstanding\s+)?(?:total\s+)?(?:common\s+|ordinary\s+|voting\s+)?(?:shares|units|votes)${OF_STOCK})`;
const HERE = `(?:present|represented)`;
const A_TOTAL = String.raw`(?:a\s+total\s+of\s+)?`;
/** ", representing approximately 64% of the shares outstanding", between a count and "were present". */
const SHARE_OF = String.raw`(?:\s*(?!\s)(?:,\s*)?(?:or|representing|constituting|which\s+represent\w*|being)\s+(?:approximately\s+|about\s+)?[\d.]+\s?%(?:[^.;]|\.(?=\d)){0,140}?)?`;
const OUTSTANDING = [
	String.raw`\b(?:were|was|had|are)\s+(?:issued\s+and\s+)?outstanding(?:\s+and\s+entitled\s+to\s+vote)?,?\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
	String.raw`\b(?:shares|units|votes|stock)\s+(?:issued\s+and\s+)?(?:outstanding|entitled\s+to\s+vote)\s*(?:\([^()]{0,60}\)\s*)?:\s*${COUNT}`,
	String.raw`${COUNT}\s+${SHARES}[^.;]{0,90}?\b(?:outstanding|entitled\s+to\s+(?:be\s+)?(?:vote|cast)|eligible\s+to\s+(?:be\s+)?vote|issued)`,
	String.raw`\b(?:were|was|are)\s+(?:entitled|eligible)\s+to\s+(?:vote|cast)\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
	String.raw`(?:outstanding|entitled\s+to\s+vote|eligible\s+to\s+vote)[^.;\d]{0,60}?(?:was|were|totaled|of)\s+${COUNT}`,
	String.raw`\bof\s+(?:the\s+|our\s+)?(?:[A-Za-z]+['’]s\s+)?${A_TOTAL}${COUNT}\s+(?:issued\s+and\s+)?outstanding\s+(?:[\w']+\s+){0,3}?(?:shares|units)\b`,
	String.raw`of\s+(?:the\s+)?${A_TOTAL}${COUNT}\s+(?:[\w']+\s+){0,4}?(?:shares|units|votes)\s+(?:[\w']+\s+){0,6}?(?:outstanding|entitled|eligible)`
].map((pattern) => new RegExp(pattern, "gi"));
const PRESENT = [
	String.raw`\ba\s+total\s+of\s+${COUNT}\s+of\s+(?:the|our)\s+(?:[A-Za-z’']+\s+){0,3}\d{1,3}(?:,\d{3})+\s[^.;\d]{0,80}(?:\([\d.]{1,8}\s?%\)\s+)?(?:were|was)\s+${HERE}`,
	String.raw`\bof\s+(?:which|these|those)\s+${A_TOTAL}${COUNT}(?:\s+${SHARES})?\s+(?:were|was)\s+(?:voted|cast|represented|present)\b`,
	String.raw`\b(?:outstanding|entitled\s+to\s+vote)\b[^.;\d]{0,60},\s+${A_TOTAL}${COUNT}\s+(?:shares|units|votes)\s+(?:were|was)\s+(?:voted|cast)\b`,
	String.raw`${COUNT}\s*\((?:or\s+)?(?:approximately\s+)?[\d.]{1,8}\s?%\)\s+of\s+(?:the|our)\s[^.;]{0,240}?\b(?:were|was)\s+${HERE}`,
	String.raw`\b(?:shares|units|votes|stock)\s+(?:in\s+attendance|present|represented|voted)(?:\s+[a-z]+){0,8}\s*:\s*${COUNT}`,
	String.raw`\b${HERE}\b,?(?:\s+(?:[a-z]+\s+){0,10}[a-z]+,|(?:\s+(?:in|by|or|and|person|proxy|virtually)){1,6})?\s+${A_TOTAL}${COUNT}\s+${SHARES}`,
	String.raw`${COUNT}\s+${SHARES}\s+\((?:(?:or|representing|approximately|about)\s+){0,2}\d{1,3}(?:\.\d+)?\s?%(?:\s+of\s+[^.;()]{0,200})?\)\s+(?:were|was)\s+${HERE}`,
	String.raw`${COUNT}\s+(?:${SHARES}\s+)?(?:out\s+)?of\s+(?:(?:the|our|a\s+total\s+of)\s+)?\d{1,3}(?:,\d{3})+[^.;\d]{0,120}?\b(?:were|was)\s+${HERE}`,
	String.raw`${COUNT}(?:\s*\([\d.]+\s?%\))?(?:\s+${SHARES})?(?:\s+of\s+(?:them|those|which|such\s+shares))?${SHARE_OF}[^.;\d]{0,100}?\b(?:(?:were|was)\s+)?(?:${HERE}|in\s+attendance)\b`,
	String.raw`\b${HERE}\b[^.;\d]{0,80}?\b(?:holding|representing|holders\s+of)\s+(?:an?\s+aggregate\s+of\s+)?${COUNT}\s+(?:shares|votes)\b`,
	String.raw`\bnumber\s+of\s+shares\b[^.;\d]{0,120}?\b${HERE}\b[^.;\d]{0,80}?\bwas\s+${COUNT}`,
	String.raw`\b${HERE}[^.;\d]{0,80}?(?:was|were|totaled|of|by)\s+${A_TOTAL}${COUNT}\s+(?:shares|votes|units|common)`,
	String.raw`\b(?:holders\s+of|proxies\s+(?:for|representing)|votes?\s+representing)\s+${A_TOTAL}${COUNT}\s+${SHARES}[^.;]{0,80}?\b(?:${HERE}|attend\w*)`
].map((pattern) => new RegExp(pattern, "gi"));
const ANOTHER = /\d{1,3}(?:,\d{3})+/;
const OTHER_SUBJECT = /\b(?:votes?|voted|voting)\s+(?:for|against|in\s+favor)|reserv|issuance\s+of|authoriz|increase|redeem|redempt|exercis/i;
/** "8,100,000 shares entitled to vote", then ", being 78.1% of the shares outstanding": a part of them. */
const A_PART = /^(?:\sto\svote)?,?\s(?:or|being|representing|constituting)\s(?:approximately\s|about\s)?[\d.]{1,8}\s?(?:%|percent)\sof\b/i;
/** Shares outstanding or entitled to vote at the record date. Null where the item states one per class, or none. */
function findSharesOutstanding(text) {
	return firstCount(text, OUTSTANDING, ({ after, behind }) => ANOTHER.test(after) || A_PART.test(behind) || /^(?:[^.;%]|\.(?=\d)){0,60}\d\s?(?:%|percent)\s+of\b/i.test(after) || /present|represented/i.test(after) && !/outstanding[^.;]{0,60}(?:present|represented)/i.test(after));
}
/** Shares present in person or by proxy. */
function findSharesPresent(text) {
	return firstCount(text, PRESENT, ({ before, after }) => {
		const rest = after.replace(/^[^.;\d]{0,80}\bof\s+(?:[a-z]\w*\s+){0,4}[\d,]+/, "");
		if (/\d\s+(?:shares\s+)?of\s+(?:the\s+)?$/i.test(before)) return true;
		if (/\d\s?(?:%|percent)\s+of\s+(?:the\s+|our\s+)?$/i.test(before)) return true;
		if (/\b(?:shares|units|stock|votes)\s+and\s+$/i.test(before)) return true;
		if (ANOTHER.test(rest) && !after.includes("%")) return true;
		return /\bof\s+(?:the|our)\s*$/i.test(before) && /outstanding|entitled/i.test(after);
	});
}
/** The first count that a pattern finds and that is not another thing's; none where the text goes on to count by class. */
function firstCount(text, patterns, isOther) {
	for (const pattern of patterns) for (const match of text.matchAll(pattern)) {
		const digits = match[1] ?? "";
		const offset = match[0].indexOf(digits) + digits.length;
		const end = match.index + offset;
		const start = end - digits.length;
		const after = match[0].slice(offset);
		const before = text.slice(Math.max(0, start - 24), start);
		if (/\$\s*$/.test(before.slice(-2)) || /^\s*%/.test(after)) continue;
		if (isOther({
			before,
			after,
			behind: text.slice(end + after.length, end + after.length + 80)
		}) || OTHER_SUBJECT.test(after)) continue;
		const isOfClass = /\bclass\s+[a-c]\b|\bpreferred\b|\bseries\b/i.test(after);
		const hasNextClass = /\bclass\s+[a-c]\b|\bpreferred\b/i.test(text.slice(end + after.length, start + 400));
		if (isOfClass && hasNextClass && !/^\s*(?:ordinary\s+)?shares\s+entitled/i.test(after)) return null;
		return {
			value: numberOf(digits),
			start,
			end
		};
	}
	return null;
}

// parsers/voting-results/assemble/report-status.ts
const PRELIMINARY = /\bpreliminary\s+(?:\w+\s+){0,3}(?:results?|voting|vote|tabulation|count|report)|results?\s+(?:\w+\s+){0,4}preliminary/i;
const FINAL = /\bfinal\s+(?:\w+\s+){0,3}(?:results?|voting|votes?|tabulation|count|report)|\bcertified\s+(?:\w+\s+){0,3}results?/i;
/** Whether the item calls its results final or preliminary; null where it does neither. */
function resultStatusOf(item) {
	const isPreliminary = PRELIMINARY.test(item);
	const final = FINAL.exec(item);
	if (final === null) return isPreliminary ? "preliminary" : null;
	const around = item.slice(Math.max(0, final.index - 80), final.index + 120);
	if (!/\b(?:will|until|when|once|upon|within|amend)\b/i.test(around)) return "final";
	return isPreliminary ? "preliminary" : null;
}
function isAmendment(submission, document, text) {
	const form = submission.header.form ?? document.type;
	return /\/A$/i.test(form) || /form\s+8-K\s?\/\s?A/i.test(text.slice(0, 3e3)) || THIS_AMENDMENT.test(text);
}
const THIS_AMENDMENT = pattern("i")`
  \bthis\s+(?:amendment\s+(?:no\.?\s*\d{1,2}\s+)?to\s+(?:the\s+|its\s+|our\s+)?(?:current\s+report|form\s+8-K)
  |(?:current\s+report\s+on\s+)?form\s+8-K\s?\/\s?A)\b`;
const ORIGINAL_REPORT = pattern("gi")`
  \b(?:filed|filing|dated|submitted)\b[^.]{0,200}?(?:8-K|current\s+report|original\s+(?:report|filing|form))
  |(?:8-K|current\s+report|original\s+(?:report|filing|form))[^.]{0,200}?\b(?:filed|dated|submitted)\b`;
/** What an amendment amends, from its explanatory note. */
function amendmentOf(text, isDecision, meetingDate) {
	const head = text.slice(0, 2e4).replace(/[\t\n]/g, " ");
	const hasResults = /\bfinal\b[^.]{0,80}\b(?:results?|vot\w+)|preliminary/i.test(head);
	const kind = isDecision ? "frequency-decision" : hasResults ? "final-results" : "correction";
	for (const match of head.matchAll(ORIGINAL_REPORT)) {
		const around = head.slice(Math.max(0, match.index - 60), match.index + match[0].length + 120);
		const filed = datesIn(around).find((one) => one.date !== meetingDate);
		if (filed !== void 0) return {
			kind,
			meetingDate,
			originalFiledDate: filed.date
		};
	}
	return {
		kind,
		meetingDate,
		originalFiledDate: null
	};
}
/** The cover's date of earliest event; in "November 14, 2012 (November 13, 2012)" the one in parentheses. */
function coverDateOf(cover) {
	const label = /date\s+of\s+(?:the\s+)?(?:earliest\s+event|report)/i.exec(cover);
	if (label === null) return null;
	const from = Math.max(0, label.index - 60);
	const near = cover.slice(from, label.index + 200);
	const dates = datesIn(near);
	const after = dates.filter((one) => from + one.start > label.index);
	const candidates = after.length > 0 ? after : dates;
	const found = candidates.find((one) => /\(\s*$/.test(near.slice(0, one.start)) && candidates.length > 1) ?? candidates[0];
	return found === void 0 ? null : {
		value: found.date,
		start: from + found.start,
		end: from + found.end
	};
}

// parsers/voting-results/assemble/meeting.ts
/** Characters before the item in which an amendment's explanatory note describes the meeting. */
const LONGEST_NOTE = 6e3;
/** @param text the document's plain text. */
function readMeeting(submission, document, text, item) {
	const isAmended = isAmendment(submission, document, text);
	const noteStart = Math.max(0, item.headingStart - LONGEST_NOTE);
	const note = isAmended ? flatten(text.slice(noteStart, item.headingStart)) : "";
	const inItem = (find) => moved(find(item.body), item.start);
	const inItemOrNote = (find) => inItem(find) ?? moved(find(note), noteStart);
	const stated = inItemOrNote(findMeetingDate);
	const cover = coverDateOf(flatten(text.slice(0, item.headingStart)));
	const found = {
		meetingDate: stated ?? cover,
		meetingType: isConsent(item.body) ? null : inItemOrNote(findMeetingType),
		sharesOutstanding: inItem(findSharesOutstanding),
		sharesPresent: inItem(findSharesPresent),
		"frequencyDecision.years": inItem(findFrequencyDecision)
	};
	return {
		date: found.meetingDate?.value ?? null,
		coverDate: cover?.value ?? null,
		isDateFromCover: stated === null && found.meetingDate !== null,
		type: found.meetingType?.value ?? null,
		sharesOutstanding: found.sharesOutstanding?.value ?? null,
		sharesPresent: found.sharesPresent?.value ?? null,
		frequencyDecision: found["frequencyDecision.years"]?.value ?? null,
		isAmendment: isAmended,
		places: new Map(Object.entries(found).flatMap(([path, place]) => place === null ? [] : [[path, place]]))
	};
}
function moved(found, by) {
	return found === null ? null : {
		value: found.value,
		start: found.start + by,
		end: found.end + by
	};
}

// parsers/voting-results/check/count-rows.ts
const COUNTS$1 = [
	"votesFor",
	"votesAgainst",
	"votesWithheld",
	"oneYear",
	"twoYears",
	"threeYears",
	"abstain"
];
/** The rows of a meeting, in the result's order. */
function countRowsOf(proposals) {
	return proposals.flatMap(({ nominees, frequency, ...one }, proposal) => {
		const at = `proposals[${proposal}]`;
		const rowOf = (row, path, name) => {
			const counts = COUNTS$1.map((field) => row[field]).filter((count) => typeof count === "number");
			const sum = counts.reduce((all, count) => all + count, 0);
			const { abstain, brokerNonVotes } = row;
			const total = sum + (brokerNonVotes ?? 0);
			return {
				proposal,
				isNominee: nominees !== void 0,
				path,
				name,
				counted: counts.length,
				sum,
				abstain,
				brokerNonVotes,
				total
			};
		};
		if (nominees !== void 0) return nominees.map((row, index) => rowOf({ ...row }, `${at}.nominees[${index}]`, row.name));
		const name = one.number === null ? `“${one.subject.slice(0, 60)}”` : `proposal ${one.number}`;
		return [frequency === void 0 ? rowOf({ ...one }, at, name) : rowOf({ ...frequency }, `${at}.frequency`, name)];
	});
}
/** Whether two counts are equal; fractions of shares are read as floats. */
function isSameCount(a, b) {
	return Math.abs(a - b) < .005;
}

// parsers/voting-results/check/problems.ts
/** What each problem of reading an item means, by its code. */
const PROBLEMS = {
	"fewer-values-than-columns": "a row has fewer figures than its heading has columns",
	"more-values-than-columns": "a row has more figures than its heading has columns",
	"same-column-twice": "a heading names the same column twice",
	"row-without-counts": "a row of figures gave no count",
	"rows-without-title": "counts have no title: they may be another proposal’s, or part of its votes",
	"corrected-counts": "the item corrects earlier counts: a person has to decide which of two figures is valid",
	"names-unread": "a sentence gives several people the same counts, and not all names are readable",
	"name-with-aside": "a name may end in a word of the column beside it",
	"election-without-names": "an election of directors has counts but no names",
	"fewer-nominees-than-stated": "fewer nominees were read than the item says were up for election",
	"unknown-column": "a column of the heading is of unknown kind",
	"unsure-pair": "the order of a sentence’s counts and labels is ambiguous",
	"uneven-columns": "the columns of a table have different lengths",
	"stray-number": "the item has figures without a heading or label",
	"unused-vote-number": "a sentence about votes has a number that was not used",
	"withheld-on-proposal": "votes withheld on a proposal have no place in the result",
	"periods-apart": "each period of a vote on frequency was voted on by itself: votes against it are left out",
	"combined-column": "one column counts votes against and withheld together",
	"several-classes": "classes of shares voted separately and no combined count is stated",
	"label-without-value": "a label or heading has no figures",
	"malformed-number": "a figure has misplaced commas",
	"item-too-long": "the item is too long and was read in part",
	"too-many-proposals": "the item seems to have more proposals than any meeting",
	"more-proposals-than-stated": "more proposals were read than the item says there were",
	"unclear-reach": "a closing sentence about broker non-votes may apply to one proposal or to all"
};

// parsers/voting-results/check/judge.ts
/** Rows that a reason names; more would hide the reason. */
const MOST_NAMED = 4;
const figure = (count) => count.toLocaleString("en-US", { maximumFractionDigits: 3 });
/**
* How much confidence a reading deserves.
*
* High (0.95): every figure of the item has a place, nothing was read in doubt, counts exceed neither shares present nor
* outstanding, and every row's total is stated a second time: by another row, by the shares present, by a total the
* row itself states, or by another number of the item. So a wrong column or a changed digit would show. Medium (0.65–0.8):
* all figures have a place, but some row is alone or disagrees. Low (0.4): figures without a place, or rows read in doubt.
*/
function judge(evidence) {
	const { proposals, sharesPresent, sharesOutstanding, problems } = evidence;
	const rows = countRowsOf(proposals).filter((row) => row.counted > 0);
	const unconfirmed = unconfirmedRows(rows, evidence);
	const most = Math.max(0, ...rows.map((row) => row.total));
	const withinPresent = sharesPresent === null || most <= sharesPresent + .005;
	const presentFits = sharesPresent === null || sharesOutstanding === null || sharesPresent <= sharesOutstanding;
	const withinOutstanding = (sharesOutstanding === null || most <= sharesOutstanding + .005) && presentFits;
	const isDistinct = proposals.every(({ nominees = [] }) => {
		return new Set(nominees.map((row) => row.name.toLowerCase())).size === nominees.length;
	});
	const allUsed = problems.length === 0;
	const allConfirmed = unconfirmed.length === 0;
	const checks = [
		{
			name: "every number of the item used or explained",
			passed: allUsed
		},
		{
			name: "rows of the meeting agree in total",
			passed: rows.length > 0 && allConfirmed
		},
		{
			name: "counts within shares present",
			passed: withinPresent
		},
		{
			name: "counts within shares outstanding",
			passed: withinOutstanding
		}
	];
	if (proposals.some(({ nominees = [] }) => nominees.length > 0)) checks.push({
		name: "nominees named once",
		passed: isDistinct
	});
	const reasons = [...new Set(problems)].map((code) => ({
		code,
		message: PROBLEMS[code] ?? code
	}));
	const add = (code, message) => void reasons.push({
		code,
		message
	});
	if (rows.length === 0) {
		add("no-counts", "the item states no counts");
		return {
			confidence: withoutCounts(evidence),
			checks,
			reasons,
			confirmed: /* @__PURE__ */ new Set()
		};
	}
	if (!allConfirmed) add("totals-disagree", disagreement(unconfirmed, rows.length));
	if (!withinPresent) add("more-votes-than-present", `a row counts ${figure(most)} votes, more than the ${figure(sharesPresent)} shares present`);
	if (!withinOutstanding) add("more-votes-than-outstanding", `${figure(Math.max(most, sharesPresent ?? 0))} votes or shares present are more than the ${figure(sharesOutstanding ?? 0)} shares outstanding`);
	if (!isDistinct) add("nominee-named-twice", "an election names the same nominee twice");
	const isBounded = withinPresent && withinOutstanding && isDistinct;
	const isMostlyConfirmed = unconfirmed.length * 2 <= rows.length;
	const isNear = unconfirmed.every((row) => isNearlyConfirmed(row, rows, evidence));
	let confidence = allConfirmed ? .95 : isNear ? .85 : .8;
	if (!isBounded || !(isMostlyConfirmed || isNear)) confidence = .65;
	if (!allUsed) confidence = allConfirmed && rows.length > 1 ? .6 : .4;
	const confirmed = rows.filter((row) => !unconfirmed.includes(row) && (!isBounded ? isWithin(row, evidence) : true));
	return {
		confidence,
		checks,
		reasons,
		confirmed: new Set(confirmed.map((row) => row.path))
	};
}
/**
* Confidence of an item without counts: high where it says that they are in an exhibit, and prints no number that could be
* one; the matters and names are then those of its own list.
*/
function withoutCounts({ proposals, problems, isInExhibit, printed, sharesPresent, sharesOutstanding }) {
	if (proposals.length === 0 || problems.length > 0) return .3;
	if (proposals.some((one) => one.proposal_type === "elect_directors" && (one.nominees ?? []).length === 0)) return .65;
	const unexplained = [...printed].filter((number) => number !== sharesPresent && number !== sharesOutstanding);
	return isInExhibit && unexplained.length === 0 ? .9 : .65;
}
function isWithin({ total }, { sharesPresent, sharesOutstanding }) {
	return total <= (sharesPresent ?? sharesOutstanding ?? total) + .005;
}
function disagreement(unconfirmed, rows) {
	const some = unconfirmed.slice(0, MOST_NAMED).map((row) => `${row.name}: ${figure(row.total)}`);
	const more = unconfirmed.length > some.length ? `; and ${unconfirmed.length - some.length} more` : "";
	return `${unconfirmed.length} of ${rows} rows of counts have a total that nothing else in the item confirms (${some.join("; ")}${more})`;
}
/** Rows whose total no second statement confirms. */
function unconfirmedRows(rows, evidence) {
	const { sharesPresent, statedTotals, printed, short } = evidence;
	const totals = sharesPresent === null ? statedTotals : [...statedTotals, sharesPresent];
	const places = rows.map((row) => evidence.brokersAt(row.path));
	const starts = rows.map((row) => evidence.countsAt(row.path));
	const unproved = unprovedPlaces(rows, places, /* @__PURE__ */ new Set([...totals, ...printed]));
	return rows.filter((row, index) => {
		const place = places[index] ?? null;
		if (place !== null && unproved.has(place)) return true;
		const own = starts[index] ?? null;
		return !isConfirmed(row, rows.filter((_, at) => at === index || own === null || starts[at] !== own), totals, printed, short);
	});
}
/** Two totals of one meeting differ by little where holders leave a matter out, or the filer's counts are a little off. */
const NEAR = .02;
/**
* Whether every figure of a row that adds up to no other total stands under its own label of a table, and the total is
* close to that of another row read so, or just below the shares present. That confirms columns, and no digits.
*/
function isNearlyConfirmed(row, rows, { clean, sharesPresent }) {
	if (!clean.has(row.path) || row.counted < 2 || row.sum < LEAST_NEAR) return false;
	const isNear = (a, b) => Math.abs(a - b) <= NEAR * Math.max(a, b);
	if (sharesPresent !== null && row.total > sharesPresent) return false;
	if (sharesPresent !== null && isNear(row.total, sharesPresent)) return true;
	return rows.some((other) => other !== row && clean.has(other.path) && other.brokerNonVotes === null === (row.brokerNonVotes === null) && isNear(row.total, other.total));
}
/** Small counts are close to one another by chance. */
const LEAST_NEAR = 1e4;
/**
* Places that state broker non-votes of several rows at once, and that nothing else confirms: the rows agree in total
* whatever the figure is. Confirmed by another place with the same figure, or by a total that it is part of.
*/
function unprovedPlaces(rows, places, totals) {
	const stated = rows.flatMap((row, index) => (row.brokerNonVotes ?? 0) > 0 ? [{
		row,
		place: places[index] ?? null
	}] : []);
	const unproved = [...Map.groupBy(stated.filter(({ place }) => place !== null), ({ place }) => place)].filter(([place, own]) => {
		const count = own[0]?.row.brokerNonVotes ?? 0;
		const sums = new Set(own.map(({ row }) => row.total));
		return !(own.length === 1 || totals.has(count) || [...sums].some((sum) => totals.has(sum)) || rows.some((row, index) => places[index] !== place && (row.brokerNonVotes === count || sums.has(row.total))));
	});
	return new Set(unproved.map(([place]) => place));
}
/** Whether another statement confirms a row's total, so that a changed digit would show. */
function isConfirmed(row, rows, totals, printed, short) {
	const { total, sum, brokerNonVotes, abstain } = row;
	const others = rows.filter((other) => other !== row);
	const isShort = short.has(row.proposal);
	const hasBrokers = (of, count) => of.some((one) => one.brokerNonVotes !== null && isSameCount(one.brokerNonVotes, count));
	if (isShort && abstain !== null && hasBrokers(rows, abstain)) return false;
	const brokersKnown = brokerNonVotes === null || brokerNonVotes === 0 || hasBrokers(others, brokerNonVotes);
	const isSumTelling = row.counted > 1 && brokersKnown;
	if (totals.some((stated) => isSameCount(stated, total) || isSumTelling && isSameCount(stated, sum))) return true;
	if (row.counted > 1 && (printed.has(total) || brokersKnown && printed.has(sum))) return true;
	if (isOfClasses(total, others)) return true;
	const isCompletedTo = (stated) => brokerNonVotes === null && !isShort && rows.some((one) => one.brokerNonVotes !== null && isSameCount(sum + one.brokerNonVotes, stated));
	return others.some((other) => isSameCount(total, other.total) || isCompletedTo(other.total) || other.brokerNonVotes === null && brokersKnown && isSameCount(other.sum, sum));
}
const MOST_CLASSES = 8;
const MOST_VOTES_A_SHARE = 20;
/**
* Whether a total combines two classes, each stated by rows of its own: directors by class, then all together. The
* second class may have several votes a share.
*/
function isOfClasses(total, others) {
	const classes = [...Map.groupBy(others, (other) => other.total)].flatMap(([sum, rows]) => rows.length > 1 && sum >= 1e4 ? [sum] : []);
	if (classes.length > MOST_CLASSES) return false;
	return classes.some((one) => classes.some((other) => {
		const votes = (total - one) / other;
		return one !== other && Number.isInteger(votes) && votes >= 1 && votes <= MOST_VOTES_A_SHARE;
	}));
}

// parsers/voting-results/check/omissions.ts
const IN_EXHIBIT = /\b(?:results?|votes?|voting|tabulation|counts?|report)\b[^.;]{0,160}?\b(?:attached|included|set\s+(?:forth|out)|filed|furnished|contained)\b[^.;]{0,80}\b(exhibit\s+\d+(?:\.\d+)?)/i;
const ANNOUNCED = pattern("i")`
  \b(${Object.keys(ONE_TO_TWELVE).join("|")}|\d{1,2})\s+(?:\(\d{1,2}\)\s+)?(?:proposals|matters|items)\s+(?:of\s+business\s+)?
  (?:were|was)\s+(?:\w+\s+)?(?:voted|submitted|presented|considered|acted)`;
/** The exhibit in which the item says that the results are; null where it says so of none. */
function exhibitOfCounts(body) {
	return IN_EXHIBIT.exec(body)?.[1] ?? null;
}
/** What the item announces and the result lacks: counts in an exhibit, matters of the agenda without counts. */
function omissionsOf(body, { listed }, proposals) {
	const found = [];
	const exhibit = proposals.some((one) => one.votesFor !== null || one.frequency !== void 0 || hasVotes(one)) ? null : exhibitOfCounts(body);
	if (exhibit !== null) found.push({
		code: "counts-in-exhibit",
		message: `the item refers to an exhibit: ${exhibit}`
	});
	const numbers = new Set(proposals.map(({ number }) => Number(number)));
	const missing = [...listed.keys()].filter((number) => !numbers.has(number));
	if (numbers.size > 1 && !numbers.has(0) && missing.length > 0 && !saysNoVote(body)) found.push({
		code: "items-without-counts",
		message: `no counts were found for items ${missing.join(", ")} of the agenda`
	});
	const word = ANNOUNCED.exec(body)?.[1]?.toLowerCase() ?? "";
	const announced = ONE_TO_TWELVE[word] ?? Number(word);
	if (announced > proposals.length && proposals.length > 0) found.push({
		code: "fewer-proposals-than-stated",
		message: `${proposals.length} of ${announced} matters were read`
	});
	return found;
}
function hasVotes({ nominees = [] }) {
	return nominees.some((row) => row.votesFor !== null);
}

// parsers/voting-results/check/vote-numbers.ts
const VOTE_WORDS = /\b(?:against|withheld|withhold|abst(?:ain\w*|entions?)|non-?\s?votes?|votes?\s+(?:for|cast)|voted\s+(?:for|in\s+favor)|in\s+favor)\b/i;
const EXPLAINED = /redeem|redempt|outstanding|entitled\s+to|eligible\s+to\s+vote|present|represented|quorum|proxy\s+statement|authoriz|reserv|par\s+value|\bissu(?:e|ance)|increase/i;
const LEAST_TELLING$1 = 1e3;
/**
* How many numbers of 1,000 and more in sentences about votes were left unused; those of subjects, record dates and
* redemptions are in other sentences.
*
* @param used starts of the values used, in the plain text.
* @param values the counts read: a sentence that repeats one adds nothing.
*/
function unusedVoteNumbers(rows, used, values) {
	const unusedIn = (words, offset) => countMentions(words).filter(({ value, start, end }) => value !== null && value >= LEAST_TELLING$1 && !values.has(value) && !used.has(offset + start) && !EXPLAINED.test(words.slice(Math.max(0, start - 80), end + 80))).length;
	let unused = 0;
	for (const cell of rows.flatMap((row) => row.cells)) {
		if (!/[a-z]/i.test(cell.raw)) continue;
		for (const { start, end } of sentencesOf(cell.raw)) {
			const words = cell.raw.slice(start, end);
			if (VOTE_WORDS.test(words)) unused += unusedIn(words, cell.start + start);
		}
	}
	return unused;
}
/**
* Numbers that the item prints besides its counts: shares present, votes cast, shares entitled. A row whose counts add
* up to one of them is stated twice, whatever the words around it say.
*
* @param used starts of the counts, in the plain text.
*/
function numbersBesides(body, bodyStart, used) {
	const found = countMentions(body).filter(({ start }) => !used.has(bodyStart + start));
	return new Set(found.flatMap(({ value }) => value !== null && value >= LEAST_TELLING$1 ? [value] : []));
}

// parsers/voting-results/check/check-votes.ts
/** The verdict on an amendment that only reports a decision on frequency: there are no counts to check. */
const DECISION_ONLY = {
	confidence: .95,
	checks: [{
		name: "frequency decision without votes",
		passed: true
	}],
	reasons: [],
	confirmed: /* @__PURE__ */ new Set()
};
/** The verdict on an item that says that no vote was taken, and in which no counts are. */
const NO_VOTE = {
	confidence: .95,
	checks: [{
		name: "no vote taken, and no counts",
		passed: true
	}],
	reasons: [{
		code: "no-vote-taken",
		message: "the item says that the meeting took no vote"
	}],
	confirmed: /* @__PURE__ */ new Set()
};
/** An item that corrects an earlier one may print the old counts beside the new ones, and the totals of both agree. */
const CORRECTION = pattern("i")`
  \b(?:erroneous(?:ly)?|typographical|clerical error|(?:was|were) (?:incorrect|inadvertent)
  |incorrectly (?:reported|stated|disclosed)|inadvertently (?:reported|omitted|misstated|transposed)|as corrected
  |(?:corrected|revised) (?:to|results?|votes?|vote counts?)|should (?:have been|have read|read)
  |(?:originally|previously|initially) reported (?:as|votes?|results?|vot(?:e|ing)))\b`;
/** Problems of the item as a whole. */
function itemProblems(item, votes, meeting) {
	const shares = [meeting.places.get("sharesOutstanding"), meeting.places.get("sharesPresent")];
	const used = /* @__PURE__ */ new Set([...votes.used, ...shares.flatMap((place) => place?.start ?? [])]);
	const counts = countsOf(votes.proposals.map((one) => one.result));
	return [
		...unusedVoteNumbers(item.rows, used, counts) > 0 ? ["unused-vote-number"] : [],
		...item.isCut ? ["item-too-long"] : [],
		...CORRECTION.test(item.body) ? ["corrected-counts"] : []
	];
}
/** Every count of the result that is too large to recur by chance. */
function countsOf(proposals) {
	const counts = proposals.flatMap((one) => [
		one,
		one.frequency,
		...one.nominees ?? []
	]).flatMap((row) => Object.values(row ?? {}));
	return new Set(counts.filter((count) => typeof count === "number" && count >= 1e4));
}
/** Judges the counts by everything else the item states. */
function judgeVotes(item, votes, { sharesPresent, sharesOutstanding }, proposals, problems) {
	return judge({
		proposals,
		sharesPresent,
		sharesOutstanding,
		problems,
		short: new Set(votes.proposals.flatMap(({ record }, index) => record?.isShort === true ? [index] : [])),
		statedTotals: votes.statedTotals,
		clean: votes.clean,
		isInExhibit: exhibitOfCounts(item.body) !== null,
		countsAt: (path) => votes.places.get(`${path}.votesFor`)?.start ?? null,
		brokersAt: (path) => votes.places.get(`${path}.brokerNonVotes`)?.start ?? null,
		printed: numbersBesides(item.body, item.start, new Set(votes.used))
	});
}

// parsers/voting-results/check/row-confidences.ts
const [CONFIRMED, DOUBTED, READ_ONCE, TYPE_BY_SHAPE] = [
	.95,
	.4,
	.8,
	.7
];
const FIELDS = [
	"votesFor",
	"votesAgainst",
	"votesWithheld",
	"oneYear",
	"twoYears",
	"threeYears",
	"abstain",
	"brokerNonVotes"
];
/** A title that is about an issuance, and does not only mention one. */
const ISSUES = /\b(?:5635|713|312\.03)\b|\b(?:19\.9\d*|20)\s?%|^\W*(?:the\s+|to\s+)?(?:(?:approv\w+|authori[sz]\w+|ratif\w+)\s+(?:of\s+)?)?(?:the\s+)?(?:potential\s+)?(?:issu|sale|nasdaq|nyse|share\s+issuance|stock\s+issuance)/i;
/**
* The confidence of single rows of an item that as a whole is not claimed high, and of types that no title names. A row
* that another statement confirms is as sure as in a meeting without doubts; one with doubts of its own is less sure than
* the rest.
*
* @param isUnclear whether something is in doubt that may concern any row.
*/
function rowConfidences(proposals, votes, verdict, isUnclear) {
	const confidences = {};
	for (const [index, { proposal_type: type, subject }] of proposals.entries()) {
		const path = `proposals[${index}]`;
		const isBySight = type === "issue_shares" && !ISSUES.test(subject);
		if (type !== "elect_directors" && (isBySight || !votes.titled.has(path))) confidences[`${path}.proposal_type`] = TYPE_BY_SHAPE;
	}
	for (const path of votes.apart) confidences[path] = READ_ONCE;
	if (verdict.confidence >= .9) return confidences;
	for (const { path, proposal } of countRowsOf(proposals)) {
		const isDoubted = votes.doubted.has(path) || votes.doubted.has(`proposals[${proposal}]`);
		const isConfirmed = verdict.confirmed.has(path);
		if (!isDoubted && !isConfirmed) continue;
		const value = isDoubted ? DOUBTED : isUnclear ? READ_ONCE : CONFIRMED;
		confidences[path] = value;
		for (const field of FIELDS) if (votes.places.has(`${path}.${field}`)) confidences[`${path}.${field}`] = value;
	}
	return confidences;
}

// parsers/voting-results/check/outcome-doubts.ts
/** Words of an election with more nominees than seats, in which some lose although more votes are for them than withheld. */
const CONTESTED = /\bcontested\b|\bdissident|\buniversal\s+proxy|\bopposition\s+(?:nominee|slate|candidate)|\b(?:most|greatest|highest)\s+(?:number\s+of\s+)?(?:affirmative\s+)?votes\b|\bslates?\b/i;
/**
* Outcomes that the counts do not confirm, by index: the words of an outcome may be another proposal's. A matter is
* confirmed by its majority; an election won by the majority of every nominee, where there were no more than seats, and one
* lost by a nominee who has fewer votes for than against.
*/
function unconfirmedOutcomes(proposals, text) {
	const isContested = CONTESTED.test(text);
	return proposals.flatMap(({ approved, votesFor, votesAgainst, nominees }, index) => {
		if (approved === null) return [];
		if (nominees !== void 0) {
			const rows = nominees.filter((row) => row.votesFor !== null);
			const hasLoser = rows.some(isOpposed);
			return (approved ? rows.length > 0 && !hasLoser && !isContested : hasLoser) ? [] : [index];
		}
		return votesFor !== null && (votesFor !== null && votesFor > (votesAgainst ?? 0)) === approved ? [] : [index];
	});
}
function isOpposed({ votesFor, votesAgainst, votesWithheld }) {
	return votesFor !== null && votesFor <= Math.max(votesAgainst ?? 0, votesWithheld ?? 0);
}

// parsers/voting-results/check/vote-doubts.ts
const UNPROVEN = .8;
/** An outlier this many times the usual count suggests another column. */
const FAR = 10;
const LEAST_TELLING = 1e3;
/** "22,2 9,663", "22 ,279,663": a number that broke, with digits of it beside. */
const BROKEN_NUMBER = /(?<![\d.,])\d{1,3}(?:,\d{3})*,\d{1,2}[ \u00A0]{1,3}\d[\d,]{2,}(?!\d)|(?<![\d.,])\d{1,3}(?:,\d{3})*[ \u00A0]{1,3},\d{3}(?!\d)/;
/**
* Doubts that matching totals cannot resolve, because the error leaves them unchanged: two columns of one row exchanged,
* broker non-votes under another name, a number that broke in two, an outcome that its counts contradict; and numbers of
* shares that are printed once and are the sum of nothing.
*/
function voteDoubts(meeting) {
	return {
		reasons: reasonsOf(meeting),
		...valueDoubts(meeting)
	};
}
function reasonsOf({ proposals, text, unit }) {
	const reasons = [];
	if (unit > 1) reasons.push({
		code: "counts-in-units",
		message: `the counts are printed in units of ${unit.toLocaleString("en-US")} votes`
	});
	if (BROKEN_NUMBER.test(text)) reasons.push({
		code: "broken-number",
		message: "a figure is broken in two, or two stand where one belongs"
	});
	const brokers = brokerFault(proposals);
	if (brokers !== null) reasons.push({
		code: "broker-non-votes-differ",
		message: brokers
	});
	for (const { approved, votesFor, votesAgainst, number } of proposals) {
		if (approved !== true || votesFor === null || votesFor > Math.max(0, votesAgainst ?? 0)) continue;
		const message = `proposal ${number ?? ""} is called approved, with ${votesFor} votes for and ${votesAgainst ?? 0} against`;
		reasons.push({
			code: "outcome-against-counts",
			message
		});
	}
	return reasons;
}
const COUNTS = [
	"votesFor",
	"votesAgainst",
	"votesWithheld",
	"abstain"
];
function valueDoubts(meeting) {
	const { proposals, meetingDate, filedDate } = meeting;
	const warnings = [];
	const confidences = {};
	const doubt = (path, fields, code, message) => {
		for (const field of fields) confidences[`${path}.${field}`] = UNPROVEN;
		confidences[path] = UNPROVEN;
		warnings.push({
			code,
			message
		});
	};
	if (meetingDate !== null && filedDate !== null && meetingDate > filedDate) doubt("meetingDate", [], "meeting-after-filing", "the meeting is dated after the filing");
	for (const [index, { nominees = [] }] of proposals.entries()) {
		for (const at of reversedNominees(nominees)) {
			const message = `${nominees[at]?.name ?? ""}: its counts are the reverse of the other nominees’`;
			doubt(`proposals[${index}].nominees[${at}]`, COUNTS, "counts-reversed", message);
		}
		for (const [at, { name }] of nominees.entries()) if (!/[\s,]/.test(name)) doubt(`proposals[${index}].nominees[${at}]`, ["name"], "name-of-one-word", `${name}: a nominee’s name has one word`);
	}
	const doubtProposals = (indexes, fields, code, words) => {
		for (const index of indexes) doubt(`proposals[${index}]`, fields, code, `proposal ${proposals[index]?.number ?? index + 1}${words}`);
	};
	const [outcome, brokers, abstained] = [
		rejectedByFewer(proposals),
		oddBrokers(proposals),
		manyAbstained(proposals)
	];
	const [rejected, odd, many] = [
		" is called rejected, with more votes for than against",
		": other broker non-votes than the meeting’s other votes have",
		": far more abstained than in the meeting’s other votes"
	];
	doubtProposals(outcome, [
		"votesFor",
		"votesAgainst",
		"approved"
	], "rejected-by-fewer", rejected);
	doubtProposals(brokers, ["abstain", "brokerNonVotes"], "broker-non-votes-odd", odd);
	doubtProposals(abstained, ["votesAgainst", "abstain"], "abstentions-many", many);
	for (const index of unconfirmedOutcomes(proposals, meeting.text)) {
		confidences[`proposals[${index}].approved`] = UNPROVEN;
		const words = `the counts do not confirm the outcome of proposal ${proposals[index]?.number ?? index + 1}`;
		warnings.push({
			code: "outcome-unconfirmed",
			message: words
		});
	}
	for (const [field, words] of [["sharesOutstanding", "outstanding"], ["sharesPresent", "present"]]) {
		const value = meeting[field];
		const mayBeTotal = field === "sharesPresent" || meeting.sharesPresent === value;
		if (value === null || isConfirmedNumber(value, mayBeTotal, meeting)) continue;
		doubt(field, [], "shares-unproven", `nothing confirms the number of shares ${words}`);
	}
	return {
		warnings,
		confidences
	};
}
/** A greater majority may have been needed; the two columns may as well be exchanged. */
function rejectedByFewer(proposals) {
	return proposals.flatMap(({ approved, votesFor, votesAgainst }, index) => approved === false && votesFor !== null && votesAgainst !== null && votesFor > votesAgainst ? [index] : []);
}
/** Brokers may vote for every nominee of an election or for none: their non-votes are the same for each. */
function brokerFault(proposals) {
	const elections = Map.groupBy(countRowsOf(proposals).filter((row) => row.isNominee && row.counted > 0), (row) => row.proposal);
	for (const rows of elections.values()) {
		const stated = rows.filter(({ brokerNonVotes }) => brokerNonVotes !== null);
		if (rows.length > 2 && stated.length === rows.length - 1) return "one nominee lacks the broker non-votes that the others have";
		for (const group of Map.groupBy(stated, ({ total }) => total).values()) {
			const brokers = [...new Set(group.map((row) => row.brokerNonVotes))];
			if (group.length >= 3 && brokers.length > 1) return `rows of the same total state ${brokers.slice(0, 3).join(" and ")} broker non-votes`;
		}
	}
	return null;
}
/**
* Proposals whose broker non-votes are neither those of the meeting's other votes nor zero, at the same total; or that
* state none where theirs make up the total. Brokers may vote on a part of a matter, so only these are in doubt.
*/
function oddBrokers(proposals) {
	const rows = countRowsOf(proposals);
	const stated = rows.filter(({ brokerNonVotes }) => (brokerNonVotes ?? 0) > 0);
	const usual = mostFrequent(stated.map(({ brokerNonVotes }) => brokerNonVotes ?? 0));
	const total = mostFrequent(stated.filter((row) => row.brokerNonVotes === usual).map((row) => row.total));
	if (usual === null || total === null) return [];
	const isOdd = (row) => row.brokerNonVotes === null ? row.total + usual === total : row.brokerNonVotes > 0 && row.brokerNonVotes !== usual && row.total === total;
	return rows.filter((row) => !row.isNominee && isOdd(row)).map((row) => row.proposal);
}
/** The value that most share, two at least. */
function mostFrequent(values) {
	const [best] = [...Map.groupBy(values, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length);
	return best !== void 0 && best[1].length > 1 ? best[0] : null;
}
function median(values) {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
/**
* Nominees with more votes against than for where all others have more for, and with abstentions far beyond those of
* the others: it happens, and so do two columns exchanged.
*/
function reversedNominees(nominees) {
	if (nominees.length < 3) return [];
	const usual = median(nominees.flatMap(({ abstain }) => abstain ?? []));
	const where = (is) => nominees.flatMap((row, at) => is(row, Math.max(row.votesAgainst ?? 0, row.votesWithheld ?? 0)) ? [at] : []);
	const few = (places) => places.length <= Math.max(1, nominees.length / 5) ? places : [];
	const lost = where(({ votesFor }, opposed) => votesFor !== null && votesFor < opposed);
	const odd = where(({ abstain }, opposed) => {
		if (abstain === null) return false;
		const isLow = abstain > 2 * usual && opposed > 0 && opposed <= 2 * usual && opposed < abstain;
		return usual > 0 && abstain > FAR * usual || isLow;
	});
	const silent = where(({ votesFor, votesAgainst, votesWithheld, abstain }) => (abstain ?? 0) > (votesFor ?? 0) + (votesAgainst ?? 0) + (votesWithheld ?? 0));
	return [.../* @__PURE__ */ new Set([
		...few(lost),
		...few(odd),
		...silent
	])];
}
/** Proposals with more abstentions than votes against, and far more than any other vote of the meeting. */
function manyAbstained(proposals) {
	const abstained = proposals.map(({ abstain, nominees = [] }) => Math.max(abstain ?? 0, median(nominees.flatMap((row) => row.abstain ?? []))));
	if (abstained.filter((count) => count > 0).length < 3) return [];
	return proposals.flatMap(({ abstain, votesAgainst, nominees, frequency }, at) => {
		if (abstain === null || nominees !== void 0 || frequency !== void 0) return [];
		const usual = median(abstained.filter((count, place) => count > 0 && place !== at));
		return abstain > FAR * usual && abstain > (votesAgainst ?? 0) ? [at] : [];
	});
}
/**
* Whether a number of shares is printed twice, or is the total of a row where it may be one. A percentage is not enough: of a number of nine
* digits it confirms four.
*/
function isConfirmedNumber(value, mayBeTotal, { proposals, text }) {
	if (value < LEAST_TELLING) return false;
	if (mayBeTotal && countRowsOf(proposals).some(({ total }) => isSameCount(total, value))) return true;
	return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].filter(([digits]) => numberOf(digits) === value).length > 1;
}

// parsers/voting-results/find/item-section.ts
/** "Item 5.07" at the head of a line or cell; a sentence that names the item has other words before it. */
const HEADING = /(?:^|[\n\t])[ \f•·]*(?:\(?[a-d]\)\s*)?(?:items?|section)\s{0,4}5\s?\.\s?0?7(?!\d)\.?/gi;
/** The title alone, for filings whose heading lost its number. */
const TITLE = /(?:^|[\n\t])[ \f]*submission\s+of\s+matters\s+to\s+(?:a\s+)?vote\s+of\s+(?:the\s+)?(?:security|share|stock)\s?-?holders/gi;
const TITLE_WORDS = /^[\s.:–—-]*(?:\(?[a-d]\)\s*)?submission\s+of\s+matters?\s+to\s+(?:a\s+|the\s+)?vote\s+of\s+(?:the\s+)?(?:security|share|stock|unit|secured)\s?-?\s?holders?['’]?[.:]?/i;
const NEXT_ITEM = pattern("gi")`
  (?:^|[\n\t])[ \f•]*(?:item\s{0,4}(?:[1-46-9]\s?\.\s?\d\d|5\s?\.\s?0?[1-68])\b
  |signatures?(?:\s*page)?(?:[.:]|[^\S\n\t])*(?=[\n\t]|$)|s\s?i\s?g\s?n\s?a\s?t\s?u\s?r\s?e\s?s?[ ]*(?=[\n\t]|$)
  |section\s+[1-9]\s*(?:[-–—:]|\.(?!\d))|pursuant\s+to\s+the\s+requirements?\s+of\s+the\s+securities
  |exhibit\s+index[ ]*(?=[\n\t]|$)|<\/text>)`;
/**
* The section of Item 5.07 in a document's plain text: from its heading to the next item, the signatures or the end. A
* table of contents and a heading with nothing under it lose to the longest section. Null where the document has no such
* heading.
*/
function findItemSection(text) {
	const numbered = [...text.matchAll(HEADING)].filter((match) => isHeading(text, match.index + match[0].length));
	const headings = numbered.length > 0 ? numbered : [...text.matchAll(TITLE)].filter((match) => isTitle(text, match));
	const ends = [...text.matchAll(NEXT_ITEM)].map((match) => match.index);
	let best = null;
	let nextEnd = 0;
	for (const match of headings) {
		const after = match.index + match[0].length;
		while ((ends[nextEnd] ?? text.length) < after) nextEnd += 1;
		const end = ends[nextEnd] ?? text.length;
		const title = TITLE_WORDS.exec(text.slice(after, after + 200));
		const bodyStart = Math.min(end, after + (title?.[0].length ?? 0));
		if (best === null || end - bodyStart > best.end - best.bodyStart) best = {
			start: match.index,
			end,
			bodyStart
		};
	}
	return best;
}
/** The number is followed by the title, a line end, or a capital: not "Item 5.07 of this report" or "and Item 9.01". */
function isHeading(text, after) {
	const next = text.slice(after, after + 120);
	if (TITLE_WORDS.test(next)) return true;
	if (/^\s*(?:of|is|above|below|and\s+(?:item|is)|shall|hereof|in|to|\(?[a-d]\)\s+of|,|;|")/i.test(next)) return false;
	return /^[\s.:–—-]*(?:[A-Z(“"]|\n|\t|$)/.test(next);
}
/** Old Form 10-K and 10-Q items have the same title; the 8-K's is alone on its line. */
function isTitle(text, { index, 0: title }) {
	const after = index + title.length;
	return /^[.:]?\s*(?:[\n\t]|$)/.test(text.slice(after, after + 40));
}

// parsers/voting-results/words/brokers-reach.ts
const NUMBER = String.raw`(?:\d{1,2}[a-k]?(?![\d,.]\d)|${Object.keys(ONE_TO_TWELVE).join("|")})\b`;
const NAMED = String.raw`(?:proposals?|items?|matters?|resolutions?)\s+(?:nos?\.?\s*|numbers?\s+|#\s*)?`;
const LIST = pattern("gi")`
  \b${NAMED}((?:${NUMBER})(?:\s*(?:,\s*and|,|and|&|or|through|to|–|-)\s*(?:${NAMED})?(?:${NUMBER})){0,12})`;
const PART = new RegExp(`(through|to|–|-)|(${NUMBER})`, "gi");
const INTRODUCED = pattern("i")`
  \b(?:on|for|to|as\s+to|regarding|concerning|with\s+(?:respect|regard)\s+to|in\s+connection\s+with|of|under|relating\s+to|cast\s+on)
  \s+(?:(?:each|either|both|any|all)\s+(?:of\s+)?)?(?:the\s+(?:foregoing\s+)?)?$`;
const EACH = /\b(?:for|as\s+to|with\s+(?:respect|regard)\s+to|in\s+the\s+(?:case|election)\s+of|on|per|regarding)\s+(?:each|any|all|every|either|both|these|any\s+of)\b/i;
const NOMINEES = /\b(?:nominees?|directors?|candidates?|trustees?|election|individuals?|persons?)\b/i;
const EXCEPT = /\b(?:other\s+than|except(?:ing)?(?:\s+for)?|excluding|with\s+the\s+exception\s+of)\b/i;
/**
* The rows that a clause about broker non-votes refers to; null where it names none but the row before it.
*
* @example brokersReach('900 broker non-votes on each of Proposals 1 and 3') // numbers 1 and 3
*/
function brokersReach(clause) {
	const exception = EXCEPT.exec(clause);
	const words = exception === null ? clause : clause.slice(0, exception.index);
	const except = exception === null ? "" : clause.slice(exception.index);
	const numbers = numbersIn(words, true);
	if (numbers.size > 0) return {
		kind: "numbers",
		numbers
	};
	if (!EACH.test(words)) return except === "" ? subjectsOf(words) : null;
	if (except === "" && NOMINEES.test(words.replace(/nominees? or/i, ""))) return { kind: "nominees" };
	return {
		kind: "all",
		exceptNumbers: numbersIn(except, false),
		except
	};
}
/** The numbers of the proposals that words name: "Proposals 1, 2 and 4", "Proposals 2 through 5". */
function numbersIn(words, isIntroduced) {
	const found = /* @__PURE__ */ new Set();
	for (const match of words.matchAll(LIST)) {
		const list = match[1] ?? "";
		if (isIntroduced && found.size === 0 && !INTRODUCED.test(words.slice(Math.max(0, match.index - 60), match.index))) continue;
		let previous = null;
		let isRange = false;
		for (const part of list.matchAll(PART)) {
			if (part[1] !== void 0) {
				isRange = true;
				continue;
			}
			const word = (part[2] ?? "").toLowerCase();
			const number = ONE_TO_TWELVE[word] ?? Number.parseInt(word, 10);
			if (isRange && previous !== null) for (let n = previous + 1; n < number; n += 1) found.add(n);
			found.add(number);
			previous = number;
			isRange = false;
		}
	}
	return found;
}
const ABOUT = /\b(?:on|as\s+to|regarding|with\s+(?:respect|regard)\s+to|in\s+connection\s+with|relating\s+to|in(?=\s+the\s+election\s+of))\s+(?=the\b|our\b)/i;
/** "…with respect to the election of directors and the advisory vote on executive compensation": what it names, all or nothing. */
function subjectsOf(words) {
	const about = ABOUT.exec(words);
	if (about === null) return null;
	const parts = words.slice(about.index + about[0].length).split(/,\s*(?:and\s+)?(?=the\s)|(?<!\s)\s+and\s+(?=the\s)/i);
	const types = /* @__PURE__ */ new Set();
	for (const part of parts) {
		const type = proposalTypeOf(part);
		if (type === null || type === "other") return null;
		types.add(type);
	}
	return {
		kind: "subjects",
		types
	};
}

// parsers/voting-results/rows/row-pieces.ts
function overlap(a, b) {
	return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}
function isOver(a, b) {
	return a !== null && b !== null && overlap(a, b) > 0;
}
const BULLET = /^[•●·■▪◦○*oØ§Ÿ\u2022-\u25ff\uf0a7\uf0b7–—-]$/;
/** Scraps of headings on lines of their own. */
const SCRAP = /^(?:brokers?|cast|casting|number(?: of)?|of|the|total|#|shares of|and|\(\d{1,2}\)|[[\]()|$]|page)$/i;
/** "Name Votes For Votes Against", flattened: the first column holds people. */
const NAMES_FIRST = /^(?:(?:director|board)\s+)?(?:nominees?|names?(?:\s+of\s+(?:the\s+)?(?:directors?|nominees?))?|directors?|candidates?|trustees?)(?:\s+names?)?\s+(?!of\b)\S/i;
/** "For — 1,234; Against — 55": the dashes separate labels from counts, and are no values. */
const DASHED = /\b(?:for|against|abst\w+|with(?:held|hold)|non-?\s?votes?|years?|annual(?:ly)?)["”’]?\s*[-–—]\s*\d/gi;
/** Reads a row as labels of a header, values and words, or as a sentence. */
function readRow(row) {
	const isLine = row.cells.length === 1;
	const figures = row.cells.filter(({ raw, start }) => cellValueOf(raw, start)?.kind === "count").length;
	const isTitled = row.table !== null && row.table >= 0 && figures >= 2;
	const pieces = row.cells.flatMap(({ raw, start, from, to }) => readCell(raw, start, from === null || to === null ? null : {
		from,
		to
	}, {
		isLine,
		isTitled
	}));
	const values = pieces.filter((piece) => piece.type === "value").length;
	const texts = pieces.filter((piece) => piece.type === "text");
	if (texts.length === 0 || values > 0 && !isLine) return {
		kind: "pieces",
		pieces
	};
	const text = rawOf(row);
	const pairs = values >= 2 && [...text.matchAll(DASHED)].length < 2 ? [] : prosePairsOf(text);
	const length = texts.reduce((sum, piece) => sum + piece.text.length, 0);
	const isLong = values === 0 && length > 120 && !pieces.some((piece) => piece.type === "label");
	return pairs.length > 0 || isLong ? {
		kind: "prose",
		text,
		start: row.start,
		pairs
	} : {
		kind: "pieces",
		pieces
	};
}
/** The row's words with every position preserved: cells are separated by spaces. */
function rawOf(row) {
	let raw = "";
	for (const cell of row.cells) raw += " ".repeat(Math.max(0, cell.start - row.start - raw.length)) + cell.raw;
	return raw;
}
function readCell(raw, start, extent, { isLine, isTitled }) {
	const words = raw.trim();
	const value = cellValueOf(raw, start);
	if (words === "" || BULLET.test(words)) return value === null || isLine && !/^[-–—]+$/.test(words) ? [] : [{
		type: "value",
		value,
		extent
	}];
	if (value !== null) return [{
		type: "value",
		value,
		extent
	}];
	if (isNameHeading(words)) return [{
		type: "name-heading",
		isPerson: isPersonHeading(words)
	}];
	const labels = isLine && /^[“"‘]?[a-z][^A-Z\d]*\.["”’]?$/.test(words) ? null : labelsOf(raw);
	if (labels !== null) {
		const found = labelPieces(labels, raw, start, extent, isLine);
		return isLine && NAMES_FIRST.test(words) ? [{
			type: "name-heading",
			isPerson: true,
			hasAside: ASIDE_HEADING.test(raw)
		}, ...found] : found;
	}
	if (SCRAP.test(words)) return [];
	return isTitled && /\p{L}{3}/u.test(words) ? [textPiece(raw, start, extent)] : readWords$1(raw, start, extent, isLine);
}
/** Words, with the figures at their end where those look like a row's. */
function readWords$1(raw, start, extent, isLine) {
	const { textEnd, values } = trailingValuesOf(raw);
	const [first] = values;
	const front = raw.slice(0, textEnd);
	const frontLabels = first === void 0 ? null : labelsOf(front);
	const isLone = values.length === 1 && isLine;
	if (isLone && first?.kind === "null" && frontLabels?.length === 1 || values.length >= 2 || isLone && isLoneCount(raw, first)) {
		const placed = values.map((one) => ({
			type: "value",
			value: {
				...one,
				start: one.start + start,
				end: one.end + start
			},
			extent: null
		}));
		if (front.trim() === "") return placed;
		if (frontLabels !== null) return [...labelPieces(frontLabels, front, start, null, true), ...placed];
		if (values.some((one) => one.kind === "count") || values.length >= 3) return [textPiece(front, start, extent), ...placed];
	}
	return [textPiece(raw, start, extent)];
}
function labelPieces(labels, raw, start, extent, isLine) {
	const [first] = labels;
	if ((isLine ? labels.length === 2 && first?.column === "percent" : labels.length <= 3) && labels.some((label) => label.column === "percent")) return [{
		type: "label",
		column: "percent",
		start,
		end: start + raw.length,
		extent
	}];
	if (first !== void 0 && labels.length === 1) return [{
		type: "label",
		column: first.column,
		start,
		end: start + raw.trimEnd().length,
		extent
	}];
	return labels.map((label) => ({
		type: "label",
		column: label.column,
		start: start + label.start,
		end: start + label.end,
		extent: null
	}));
}
function textPiece(raw, start, extent) {
	const from = start + raw.length - raw.trimStart().length;
	const text = raw.trim();
	return {
		type: "text",
		text: text.replace(/\s+/g, " "),
		start: from,
		end: from + text.length,
		extent
	};
}
/** One figure at a line's end is a count where it is grouped in threes and the line is no sentence. */
function isLoneCount(raw, value) {
	if (value === void 0 || value.kind !== "count" || raw.length > 120) return false;
	const before = raw.slice(0, value.start);
	return /,\d{3}/.test(raw.slice(value.start, value.end)) && !/\b(?:of|to|by|from|than|least|approximately)\s*$/i.test(before);
}

// parsers/voting-results/rows/headers.ts
/** "Votes", "%": a column of its group, without a kind of its own. */
function isBare(label) {
	return label?.column === "plain" || label?.column === "percent";
}
const byPosition = (a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0);
/**
* A header of two rows run together: "For, Against" and then "Number, %, Number, %, Abstain": the bare labels belong
* under the groups, the rest beside them. Null for any other.
*/
function flattenedGroups(raw) {
	const named = raw.filter((label) => label.column !== "plain");
	const isWrapped = raw.every((label, index) => label.column !== "plain" || raw[index + 1]?.column !== "plain");
	const hasPercent = raw.some((label) => label.column === "percent");
	if (raw[0]?.column === "plain" && isWrapped && !hasPercent && named.length > 0) return named;
	const groups = raw.slice(0, raw.findIndex(isBare));
	const below = raw.slice(groups.length);
	const until = below.findIndex((label) => !isBare(label));
	const bare = until < 0 ? below : below.slice(0, until);
	const starts = bare.filter((label) => label.column === "plain").length;
	if (groups.length === 0 || bare[0]?.column !== "plain" || starts !== groups.length) return null;
	let group = -1;
	return [...bare.map((label) => {
		if (label.column === "plain") group += 1;
		return {
			column: label.column === "percent" ? "percent" : groups[group]?.column ?? "other",
			extent: null
		};
	}), ...below.slice(bare.length)];
}
/** A second header row under the first: "Votes | %" under each of "For", "Against"; "1 Year" under "Votes For"; or more of the same. */
function combine(above, below, isTable) {
	const isAllPlain = above.every((label) => label.column === "plain");
	if (!isTable && below.length === 1 && below[0]?.column === "percent" && above.every((one) => one.column !== "plain")) return [...above, ...below];
	if (below.every(isBare) && !isAllPlain) return underGroups(above, below, isTable);
	if (isAllPlain || !isTable && !below.every(isBare) && above.every(isBare)) return below;
	const isFrequency = below.some((label) => label.column === "oneYear" || label.column === "threeYears");
	const others = above.filter((label) => label.column !== "votesFor" && label.column !== "plain");
	if (isFrequency && others.length === 0) return below;
	if (isFrequency && isTable) return [...below, ...others].sort(byPosition);
	if (isTable) return [...above.filter((one) => !below.some((label) => isOver(one.extent, label.extent))), ...below.map((label) => underGroup(label, above))].sort(byPosition);
	return [...![...above, ...below].some((label) => label.column === "percent") && above.at(-1)?.column === "plain" ? above.slice(0, -1) : above, ...below];
}
/** "Votes | %" under groups: by position in a grid, else an equal share of them for each group. */
function underGroups(above, below, isTable) {
	const each = below.length / above.length;
	const parents = below.map(({ extent }) => above.findIndex((one) => isOver(one.extent, extent)));
	const countUnder = (at) => parents.filter((parent) => parent === at).length;
	const isEven = above.every((_, at) => countUnder(at) === countUnder(0));
	const isUneven = !Number.isInteger(each);
	const isPlaced = isUneven && hasOwnGroups(below, parents) || parents.every((parent) => parent >= 0) && (isEven || isUneven);
	const columns = below.map(({ column, extent }, index) => {
		const parent = isPlaced ? parents[index] : Number.isInteger(each) ? Math.floor(index / each) : void 0;
		return {
			column: column === "percent" ? "percent" : above[parent ?? -1]?.column ?? "other",
			extent
		};
	});
	const childless = isPlaced && isTable ? above.filter((_, at) => !parents.includes(at)) : [];
	return [...columns, ...childless].sort(byPosition);
}
/** "For" over "Votes" alone, with "%" under an empty cell: whether each bare label but percentages has a group to itself. */
function hasOwnGroups(below, parents) {
	const own = parents.filter((_, at) => below[at]?.column !== "percent");
	return own.length > 0 && own.every((parent) => parent >= 0) && new Set(own).size === own.length;
}
/** "Number" under "Votes Cast For", beside "Abstain", which has no group: a bare label takes its group's column. */
function underGroup(label, above) {
	const groups = above.filter((one) => isOver(one.extent, label.extent));
	const [group] = groups;
	return label.column === "plain" && groups.length === 1 && group !== void 0 ? {
		column: group.column,
		extent: label.extent
	} : label;
}
/** "Withheld/Abstain" beside "Against" counts abstentions; in an election without such a column, votes withheld. */
function fieldFor(column, columns) {
	if (column !== "withheldOrAbstained") return column;
	return columns.some((one) => one === "votesAgainst" || one === "oneYear" || one === "threeYears") ? "abstain" : "votesWithheld";
}

// parsers/voting-results/rows/row-records.ts
/**
* Assigns the values of a row to the columns of its header; null where it has none that fits.
*
* @param isCarried the header was closed by other words since: it holds only for a row of as many counts.
* @param strays takes the counts that have no header.
*/
function recordOf(open, header, isCarried, strays) {
	const values = open.values.map((one) => one.value);
	const [first] = values;
	const last = values.at(-1);
	if (first === void 0 || last === void 0) return null;
	const counts = values.filter((value) => value.kind !== "percent").length;
	const columns = header?.labels.map((label) => label.column) ?? [];
	const isMisfit = counts < 2 || counts !== columns.filter((column) => column !== "percent").length;
	if (header === null || isCarried && isMisfit) {
		strays.push(...values.filter((value) => value.kind === "count"));
		return null;
	}
	const problems = [];
	const [lone, ...others] = header.labels.filter(({ column }) => column !== "percent");
	const labels = header.isPerson && lone?.column === "plain" && others.length === 0 ? header.labels.map((label) => label === lone ? {
		...label,
		column: "votesFor"
	} : label) : header.labels;
	const hasCount = values.some((value) => value.kind === "count");
	const record = {
		...emptyRecord(open.label, open.labelStart, first.start, last.end),
		shareClass: open.shareClass ?? null,
		header: header.id,
		isTotal: /^(?:grand |sub-?)?totals?\b/i.test(open.label),
		isPercentOnly: !hasCount && values.some((value) => value.kind === "percent"),
		underPerson: header.isPerson,
		hasAside: header.hasAside,
		problems
	};
	for (const [heading, value] of byColumn(labels, open.values, problems)) {
		const column = fieldFor(heading, columns);
		if (column === "plain" || column === "percent") continue;
		if (column !== heading) problems.push("combined-column");
		if (column === "other") problems.push("unknown-column");
		else if (column === "total") record.statedTotal = value.value;
		else if (record.fields.get(column)?.value === null) record.fields.set(column, value);
		else if (!record.fields.has(column)) record.fields.set(column, value);
		else if (value.value !== null) problems.push("same-column-twice");
	}
	record.isShort = columns.includes("brokerNonVotes") && !record.fields.has("brokerNonVotes");
	return record;
}
function inOrder(columns, values) {
	return columns.flatMap(({ column }, index) => {
		const one = values[index];
		return one === void 0 ? [] : [[column, one.value]];
	});
}
function byColumn(labels, values, problems) {
	const counts = values.filter((one) => one.value.kind !== "percent");
	const onlyPercents = !counts.some((one) => one.value.kind === "count") && values.length > counts.length;
	const columns = labels.filter((label) => label.column !== "percent");
	const hasPercents = columns.length < labels.length;
	if (values.length === labels.length && (hasPercents || onlyPercents || counts.length === values.length)) return inOrder(labels, values);
	if (counts.length === columns.length) return inOrder(columns, counts);
	if (hasPercents && isLedByKinds(labels, values)) return inOrder(labels, values);
	const clear = withSum(columns, counts) ?? align(columns, counts);
	if (clear !== null) return clear;
	if (counts.length === columns.length - 1 && columns.at(-1)?.column === "brokerNonVotes") return inOrder(columns, counts);
	problems.push(counts.length < columns.length ? "fewer-values-than-columns" : "more-values-than-columns");
	const under = counts.filter(({ extent }) => columns.some((column) => isOver(column.extent, extent)));
	return (counts.length > columns.length && under.length > 0 && under.length <= columns.length ? align(columns, under) : null) ?? inOrder(columns, counts);
}
/**
* "25,916,242 99.55 62,219 0.24" under "For, Percent, Against, Percent, Broker Non-Vote": every figure is of its column's
* kind, and only columns at the end have none.
*/
function isLedByKinds(labels, values) {
	const isShare = ({ value: { kind, value, hasDecimals } }) => kind === "percent" || kind === "count" && hasDecimals && (value ?? 0) <= 100;
	const missing = labels.slice(values.length);
	return values.length >= 2 && missing.every(({ column }) => column === "brokerNonVotes" || column === "percent") && values.every((value, index) => isShare(value) === (labels[index]?.column === "percent"));
}
/** One figure more than the header has columns, the sum of the others: "Shares voted", before or after them. */
function withSum(columns, counts) {
	if (columns.length < 2 || counts.length !== columns.length + 1) return null;
	if (columns.some((column) => column.column === "total")) return null;
	for (const at of [0, counts.length - 1]) {
		const total = counts[at]?.value;
		const rest = counts.toSpliced(at, 1);
		const sum = rest.reduce((all, one) => all + (one.value.value ?? 0), 0);
		if (total === void 0 || total.value === null || sum <= 0) continue;
		if (Math.abs(sum - total.value) < .005) return [["total", total], ...inOrder(columns, rest)];
	}
	return null;
}
/** By the grid: every value under the one label it overlaps most, left to right. Null where that is ambiguous. */
function align(columns, values) {
	const placed = [];
	let previous = -1;
	for (const { value, extent } of values) {
		if (extent === null) return null;
		let [best, most] = [-1, 0];
		columns.forEach((column, index) => {
			const shared = column.extent === null ? 0 : overlap(column.extent, extent);
			if (shared > most) [best, most] = [index, shared];
		});
		const column = columns[best];
		if (column === void 0 || best <= previous) return null;
		previous = best;
		placed.push([column.column, value]);
	}
	return placed;
}

// parsers/voting-results/rows/sideways-table.ts
/** The records of a table read down its columns. */
function recordsOfSideways(sideways, header) {
	const periods = recordOfPeriods(sideways, header);
	if (periods !== null) return [periods];
	const { names } = sideways;
	const columns = sideways.columns.map((one) => one.column);
	const heights = sideways.columns.map((one) => one.values.length);
	const height = Math.max(...heights);
	const problems = [...heights.every((one) => one === height) ? [] : ["uneven-columns"], ...columns.includes("withheldOrAbstained") ? ["combined-column"] : []];
	return Array.from({ length: height }, (_, index) => {
		const fields = /* @__PURE__ */ new Map();
		for (const { column, values } of sideways.columns) put(fields, fieldFor(column, columns), values[index]);
		const name = names.length === height ? names[index] : void 0;
		const isTotal = /^(?:grand )?total\b/i.test(name?.text ?? "");
		return {
			...recordFrom(fields, header, name),
			isTotal,
			problems: [...problems]
		};
	});
}
const PERIODS$1 = [
	"oneYear",
	"twoYears",
	"threeYears"
];
/**
* A vote on frequency with each period put to the vote by itself: a row per period under "For", "Against", "Abstain". A
* period's count is its votes for; abstentions and broker non-votes count only where every period has the same. Votes
* against a period have no place in the result, so such a row is never sure.
*/
function recordOfPeriods(sideways, header) {
	const head = sideways.head.filter((column) => column !== "percent");
	const isSplit = head.includes("votesFor") && (head.includes("votesAgainst") || head.includes("votesWithheld"));
	const fits = sideways.columns.every(({ column, values }) => PERIODS$1.includes(column) && values.length === head.length);
	if (!isSplit || !fits || sideways.columns.length < 2) return null;
	const fields = /* @__PURE__ */ new Map();
	for (const { column, values } of sideways.columns) put(fields, column, values[head.indexOf("votesFor")]);
	for (const shared of ["abstain", "brokerNonVotes"]) {
		const counts = sideways.columns.map(({ values }) => values[head.indexOf(shared)]);
		if (new Set(counts.map((one) => one?.value.value)).size === 1) put(fields, shared, counts[0]);
	}
	return {
		...recordFrom(fields, header, void 0),
		problems: ["periods-apart"]
	};
}
function put(fields, column, piece) {
	if (piece === void 0 || column === "withheldOrAbstained") return;
	if (column === "percent" || column === "plain" || column === "other" || column === "total") return;
	fields.set(column, piece.value);
}
function recordFrom(fields, header, name) {
	const values = [...fields.values()];
	const start = Math.min(Number.MAX_SAFE_INTEGER, ...values.map((value) => value.start));
	const end = Math.max(0, ...values.map((value) => value.end));
	return {
		...emptyRecord(name?.text ?? "", name?.start ?? start, start, end),
		fields,
		header
	};
}

// parsers/voting-results/rows/reader.ts
function createReader(rows, readings) {
	return {
		rows,
		readings,
		/** Index of the row that is being read. */
		position: 0,
		elements: [],
		/** Figures without a header or label. */
		strays: [],
		problems: [],
		/** The header in force, and the last one there was. */
		header: null,
		lastHeader: null,
		/** Headers of the same table before the one in force: rows after a part with columns of its own go back to them. */
		outer: [],
		/** A row whose figures are on lines of their own. */
		open: null,
		sideways: null,
		/** The words of the last row that has nothing else: the columns' names, where the table turns out to be sideways. */
		names: [],
		/** "Name" came on a line of its own before the labels of the other columns. */
		awaitsPeople: false,
		/** A row's total, printed before its counts. */
		leadingTotal: null,
		lastPage: 0,
		headers: 0
	};
}
/** A number for another header; a row that needs none to be read has one of its own. */
function nextHeader(reader) {
	reader.headers += 1;
	return reader.headers;
}
function addText(reader, text, { start, end }, isStrong) {
	if (/^\d(?=[\d. ]*,)[\d,. ]*$/.test(text)) reader.problems.push("malformed-number");
	reader.elements.push({
		kind: "text",
		text,
		start,
		end,
		isStrong,
		isProse: false
	});
}
/** Puts labels in force as the header of the rows below, with the labels of a row just above that has none yet. */
function setHeader(reader, labels, row, { isPerson, hasAside }) {
	const { header } = reader;
	const above = header?.isFresh === true && (header.table === row.table || row.table === null) ? header : null;
	const isGrid = row.table !== null && row.table >= 0;
	const own = labels.map(({ column, extent }) => ({
		column,
		extent
	}));
	const raw = [...above?.raw ?? [], ...own];
	const groups = isGrid ? null : flattenedGroups(raw);
	const joined = {
		id: nextHeader(reader),
		labels: groups ?? (above === null ? own : combine(above.labels, own, isGrid)),
		raw,
		table: row.table,
		isFresh: true,
		isPerson: isPerson || reader.awaitsPeople || (above?.isPerson ?? false),
		hasAside: hasAside || (above?.hasAside ?? false)
	};
	if (header?.isFresh === false && header.table === row.table && isGrid) reader.outer.push(header);
	else if (above === null) reader.outer = [];
	reader.header = joined;
	reader.lastHeader = joined;
	reader.awaitsPeople = false;
	if (above === null) reader.elements.push({
		kind: "header",
		isPerson: joined.isPerson
	});
}
const countsIn = ({ labels }) => labels.filter(({ column }) => column !== "percent").length;
const hasColumn = ({ labels }, column) => labels.some((label) => label.column === column);
/**
* Returns to an earlier header of the table where a row is no longer one of the part under way: "For | Withheld" over the
* nominees in the middle of a table of proposals, then a proposal with three figures.
*/
function restoreOuterHeader(reader, row, label, counts) {
	const { header } = reader;
	if (header === null || header.table !== row.table || header.isFresh || isPersonName(label)) return;
	const isOfElection = hasColumn(header, "votesWithheld") && !hasColumn(header, "votesAgainst");
	const type = proposalTypeOf(stripAnchor(label));
	const isOther = isOfElection && type !== null && type !== "elect_directors";
	const isMisfit = countsIn(header) !== counts;
	if (!isOther && !isMisfit) return;
	const found = reader.outer.findLast((one) => one.table === row.table && countsIn(one) === counts && (isMisfit || hasColumn(one, "votesAgainst")));
	if (found === void 0) return;
	reader.header = found;
	reader.lastHeader = found;
	reader.elements.push({
		kind: "header",
		isPerson: found.isPerson
	});
}
/** Ends the row under way, if any: its figures become a record. */
function closeRow(reader) {
	const { open, header } = reader;
	if (open === null) return;
	const record = recordOf(open, header ?? reader.lastHeader, header === null, reader.strays);
	if (record !== null) {
		record.statedTotal ??= reader.leadingTotal;
		reader.leadingTotal = null;
		addRecord(reader, record);
	}
	if (header !== null) header.isFresh = false;
	reader.open = null;
}
/** Reads a whole row of figures. */
function addRow(reader, row) {
	reader.open = row;
	closeRow(reader);
}
function closeSideways(reader) {
	if (reader.sideways !== null) reader.elements.push(...recordsOfSideways(reader.sideways, nextHeader(reader)));
	reader.sideways = null;
}
/** The total of the row just read. */
function addTotal(reader, total) {
	const last = reader.elements.at(-1);
	if (last?.kind === "record") last.statedTotal ??= total;
}
/** Adds a record, or joins it to the one before where it goes on with the same row. */
function addRecord({ elements, problems }, record) {
	const at = elements.findLastIndex((one) => one.kind !== "header");
	const last = elements[at];
	const isOther = last?.kind !== "record" || last.isTotal || record.label !== "" || record.header === last.header;
	const isTotalOnly = record.fields.size === 0 && record.statedTotal !== null;
	if (isOther || !(isTotalOnly || continues(last, record))) {
		elements.push(record);
		return;
	}
	const brokers = record.fields.get("brokerNonVotes");
	if ((brokers !== void 0 && isAfterPerson(elements, at) || last.source === "table" && hasRowBefore(elements, at, last.header)) && !isTotalOnly && (record.source === "prose" || record.fields.size === 1 && brokers !== void 0)) {
		if (brokers !== void 0) elements.push({
			kind: "scope",
			count: brokers,
			reach: { kind: "nominees" }
		});
		if ([...record.fields].some(([field, { value }]) => field !== "brokerNonVotes" && value !== 0)) problems.push("unclear-reach");
		return;
	}
	last.statedTotal ??= record.statedTotal;
	elements.length = at + 1;
	if (isTotalOnly) return;
	if (last.source === "table" && record.source === "prose" && brokers !== void 0) last.hasSaidBrokers = true;
	for (const [field, value] of record.fields) last.fields.set(field, value);
	last.end = Math.max(last.end, record.end);
	last.problems.push(...record.problems);
}
/** "Broker Non-Votes" under the other columns: a header or table part with further counts of the same row. */
function continues(last, record) {
	const isFree = [...record.fields.keys()].every((field) => !last.fields.has(field));
	return !record.isTotal && record.fields.size > 0 && isFree;
}
/** "Ann Orr  For 702,114  Withheld 8,020" on two lines: whether the record at an index ends such rows without broker non-votes. */
function isAfterPerson(elements, at) {
	const [before, name, last] = elements.slice(Math.max(0, at - 2), at + 1);
	if (before?.kind !== "record" || name?.kind !== "text" || last?.kind !== "record") return false;
	if (before.source === "table" || last.source === "table" || before.fields.has("brokerNonVotes")) return false;
	return (isPersonName(name.text) || personBefore(name.text) !== null) && [...before.fields.keys()].join() === [...last.fields.keys()].join();
}
/** Whether another row was read under the same header. */
function hasRowBefore(elements, at, header) {
	return elements.some((one, index) => index < at && one.kind === "record" && one.header === header);
}

// parsers/voting-results/rows/prose-records.ts
/** Reads a sentence's counts into records, with the words before and after them. */
function readProse(reader, prose, isStrong) {
	const sentences = sentencesOf(prose.text);
	const passage = {
		...prose,
		reader,
		isStrong,
		sentences,
		bySentence: /* @__PURE__ */ new Map(),
		done: 0,
		record: null,
		isNamed: false
	};
	for (const [index, pair] of prose.pairs.entries()) readPair$1(passage, pair, index);
	const { record, isNamed, text } = passage;
	if (record !== null) closeRecord(passage, isNamed ? record : nameAfter(passage, record), text.length);
	addWords(passage, passage.done, text.length);
}
function readPair$1(passage, pair, index) {
	const { reader, text, start, pairs } = passage;
	const sentence = passage.sentences.find((one) => pair.from >= one.start && pair.from < one.end);
	const count = {
		value: pair.value,
		start: start + pair.start,
		end: start + pair.end
	};
	const clause = pair.field === "brokerNonVotes" ? clauseOf(passage, index, sentence) : null;
	if (clause !== null && sentence !== void 0 && isAsideOfTitle(passage, pair, sentence)) {
		if (passage.record !== null) addRecord(reader, passage.record);
		addWords(passage, Math.max(passage.done, sentence.start), pair.from);
		reader.elements.push({
			kind: "scope",
			count,
			reach: { kind: "next" }
		});
		passage.done = sentence.end;
		passage.record = null;
		return;
	}
	const reach = clause === null ? null : brokersReach(clause);
	if (clause !== null && reach === null && isBareDenial(passage, pair, sentence)) {
		if (passage.record !== null) addRecord(reader, passage.record);
		reader.elements.push({
			kind: "scope",
			count,
			reach: ALL,
			isBare: true
		});
		passage.done = Math.max(passage.done, sentence?.end ?? pair.to);
		passage.record = null;
		return;
	}
	if (reach !== null) {
		if (passage.record !== null) addRecord(reader, passage.record);
		addWords(passage, passage.done, Math.max(passage.done, sentence?.start ?? pair.from));
		reader.elements.push({
			kind: "scope",
			count,
			reach
		});
		passage.done = Math.max(passage.done, sentence?.end ?? pair.to);
		passage.record = null;
		return;
	}
	const isLast = pairs[index + 1]?.field !== "brokerNonVotes";
	if (clause !== null && sentence !== void 0 && isLast && isOfRowBefore(passage, sentence)) {
		addRecord(reader, {
			...newRecord(passage, pair),
			fields: /* @__PURE__ */ new Map([[pair.field, count]])
		});
		addWords(passage, sentence.start, pair.from);
		passage.done = pair.to;
		return;
	}
	if (clause !== null && sentence !== void 0 && passage.record !== null && isOfAllNamed(passage, passage.record)) {
		addRecord(reader, passage.record);
		reader.elements.push({
			kind: "scope",
			count,
			reach: { kind: "nominees" }
		});
		passage.done = Math.max(sentence.end, pair.to);
		passage.record = null;
		return;
	}
	if (passage.record !== null && !passage.isNamed) passage.record = nameAfter(passage, passage.record);
	const { record } = passage;
	const row = (record?.fields.has(pair.field) === true && SUM_BEFORE.test(text.slice(record.end - start, pair.start)) || record !== null && !record.fields.has(pair.field) && !isOtherQuestion(record, pair.field) && !isSeparation(text.slice(passage.done, pair.from))) && record !== null ? record : beginRecord(passage, pair);
	row.fields.set(pair.field, count);
	if (!pair.isSure) row.problems.push("unsure-pair");
	row.end = start + pair.to;
	passage.done = Math.max(passage.done, pair.to);
}
const LONGEST_TITLE = 160;
/** "Ratification of Auditors (broker non-votes: none)": a title that states the broker non-votes of the rows below it. */
function isAsideOfTitle({ text, reader, done }, { from, to }, sentence) {
	const before = text.slice(sentence.start, from);
	if (done > sentence.start || before.length > LONGEST_TITLE || !/\(\s?$/.test(before)) return false;
	return /^[^()]{0,60}\)\W{0,4}$/.test(text.slice(to)) && reader.header?.isFresh !== true && proposalTypeOf(stripAnchor(before)) !== null;
}
const ALL = {
	kind: "all",
	exceptNumbers: /* @__PURE__ */ new Set(),
	except: ""
};
const NO_BROKERS = pattern("i")`
  ^\W*(?:there\s+(?:were|was|are|have\s+been)\s+)?(?:no|zero|none)\s+(?:\(0\)\s+)?(?:shares\s+(?:were\s+)?)?broker\s+non[-\s]?votes?
  (?:\s+(?:were|was))?(?:\s+(?:recorded|reported|received|cast|counted|present|at|for|the|this|annual|special|meeting|in|connection|with)){0,8}\W*$`;
/** "There were no broker non-votes." at the head of a paragraph: of the row before, or of the whole meeting. */
function isBareDenial({ text }, pair, sentence) {
	if (pair.value !== 0 || sentence === void 0 || text.slice(0, sentence.start).trim() !== "") return false;
	return NO_BROKERS.test(text.slice(sentence.start, sentence.end));
}
/** "…, for a total of 72,440,100 votes for": the sum replaces its first part. */
const SUM_BEFORE = /\b(?:for|or)\s+an?\s+(?:combined\s+|aggregate\s+)?total\s+of\s*$/i;
function newRecord({ reader, start }, { from, to }) {
	const header = nextHeader(reader);
	return {
		...emptyRecord("", start + from, start + from, start + to),
		header,
		source: "prose"
	};
}
function beginRecord(passage, pair) {
	if (passage.record !== null) closeRecord(passage, passage.record, pair.from);
	addWords(passage, passage.done, pair.from);
	const before = passage.reader.elements.at(-1);
	passage.isNamed = before?.kind === "text" && personBefore(before.text) !== null;
	passage.record = newRecord(passage, pair);
	return passage.record;
}
/** The counts of a sentence, in order. */
function pairsOf({ pairs, bySentence }, sentence) {
	let own = bySentence.get(sentence);
	if (own === void 0) {
		own = pairs.filter((one) => one.from >= sentence.start && one.from < sentence.end);
		bySentence.set(sentence, own);
	}
	return own;
}
/** "9,000 broker non-votes on Proposals 1 and 2 and none on Proposal 3": the words about one of a sentence's counts. */
function clauseOf(passage, index, sentence) {
	if (sentence === void 0) return null;
	const { text, pairs } = passage;
	const own = pairsOf(passage, sentence);
	if (own.some((one) => one.field !== "brokerNonVotes")) return null;
	const [pair, next] = [pairs[index], pairs[index + 1]];
	const from = pair === own[0] ? sentence.start : pair?.from ?? sentence.start;
	return text.slice(from, next !== void 0 && next.from < sentence.end ? next.from : sentence.end);
}
/** "Ann Orr received 5 votes for and 2 withheld; Bob Pell … . Broker non-votes totaled 9.": of both people before it. */
function isOfAllNamed({ reader, isNamed }, record) {
	const before = reader.elements.findLast((one) => one.kind === "record");
	if (!isNamed || before === void 0 || before.source !== "prose" || record.fields.has("brokerNonVotes")) return false;
	return record.fields.size > 1 && [...before.fields.keys()].join() === [...record.fields.keys()].join();
}
/** "As a routine matter, none were recorded on this proposal": about the row before, whatever leads up to it. */
function isOfRowBefore({ reader, text, record, done }, sentence) {
	const previous = record === null && done <= sentence.start ? reader.elements.at(-1) : void 0;
	if (previous?.kind !== "record" || previous.fields.has("brokerNonVotes")) return false;
	return !isSubstantive(text.slice(done, sentence.start));
}
/** Adds words as a text element, unless they say nothing. */
function addWords({ reader, text, start, isStrong }, from, to) {
	const words = text.slice(from, to);
	if (!(from === 0 && /^\W*(?:the\s+)?election\s+of\s+directors[.:]\s/i.test(words)) && !isSubstantive(words)) return;
	const lead = /^[\s.,;:)]*/.exec(words)?.[0].length ?? 0;
	const all = words.slice(lead).trim();
	const own = to < text.length ? all.replace(/(?<!\s)\s+(?:(?:total|number\s+of)\s+)?(?:votes?|shares)$/i, "") : all;
	const at = start + from + lead;
	const range = {
		start: at,
		end: at + own.length
	};
	reader.elements.push({
		kind: "text",
		text: own.replace(/\s+/g, " "),
		...range,
		isStrong,
		isProse: true
	});
}
/** Adds a row, after its title where the sentence gives the title after the counts: "9 for and 2 against the proposal to …". */
function closeRecord(passage, record, until) {
	const { text } = passage;
	const at = record.start - passage.start;
	const sentence = passage.sentences.find((one) => at >= one.start && at < one.end);
	const end = Math.min(until, sentence?.end ?? until);
	if (TITLE_AFTER.test(text.slice(passage.done, end)) && proposalTypeOf(text.slice(sentence?.start ?? at, at)) === null) {
		addWords(passage, passage.done, end);
		passage.done = Math.max(passage.done, end);
	}
	addRecord(passage.reader, record);
}
/** "900 votes for and 20 withheld for Ann Orr": the person after the counts, where there is none before them. */
function nameAfter(passage, record) {
	const { text, start, done } = passage;
	if (record.label !== "") return record;
	const list = PEOPLE_AFTER.exec(text.slice(done, done + LONGEST_LIST));
	const people = list === null ? null : peopleListed(list[1] ?? "");
	if (list !== null && people !== null) {
		passage.done += list[0].length;
		return {
			...record,
			label: people.join("; "),
			labelStart: start + done + list[0].indexOf(people[0] ?? "")
		};
	}
	const rest = text.slice(done, done + 90);
	const match = NAME_AFTER.exec(rest) ?? (/\bfor$/i.test(text.slice(0, done)) ? NAME_OF_FOR.exec(rest) : null);
	const name = cleanName(match?.[1] ?? "").replace(/(?<=\p{Ll}{3})\.$/u, "");
	if (match === null || !isPersonName(name)) return record;
	passage.done += match[0].length;
	return {
		...record,
		label: name,
		labelStart: start + done + match[0].indexOf(name)
	};
}
const TITLE_AFTER = pattern("i")`
  ^\s*(?:from\s+voting\s+)?(?:(?:on|to|for|of|regarding|as\s+to|with\s+respect\s+to|in\s+connection\s+with)\s*)?
  (?:the\s+|an?\s+)?(?:(?:advisory|non-?binding)\s+)?(?:proposals?\s+(?:to|for|regarding)|resolution\s+to|ratif\w+|
  approv(?:al|e|ing)\b|adopt(?:ion|ing)?\b|amend\w*|advisory\s+vote|selection|appointment)\b`;
const PERSON = String.raw`(\p{Lu}[\p{L}'’.\-]*(?:\s+\p{Lu}[\p{L}'’.\-]*){1,3}(?:,\s+(?:Jr|Sr|II|III|IV)\b\.?)?)`;
const NAME_AFTER = pattern("u")`
  ^\s+(?:for|as\s+to|with\s+respect\s+to|from)\s+(?:the\s+election\s+of\s+)?${PERSON}(?=\s*(?:[;,.]|and\s|$))`;
const LONGEST_LIST = 1200;
/** "Were voted for each of Ann Orr, Bob Pell and Cy Quirk, and none were withheld". */
const PEOPLE_AFTER = pattern("i")`
  ^\s+(?:for\s+)?(?:the\s+election\s+of\s+)?(?:each|all|both)\s{1,9}of\s{1,9}(?:the\s{1,9}following\s{1,9})?(?:(?:nominees|directors)\s{0,3}[:,]?\s{0,3})?
  (.{8,1000}?)(?=,?\s{1,3}and\s{1,3}(?:none|no|zero|\d)|,?\s{1,3}with\s{1,3}(?:none|no|zero|\d)|;|(?<=[a-z]{3})[.](?:\s|$)|,\s{1,3}(?:none|no|zero|\d))`;
const NAME_OF_FOR = pattern("u")`^\s+${PERSON}(?=\s*(?:,|and\s+(?:\d|no\b)))`;
const PERIODS = [
	"oneYear",
	"twoYears",
	"threeYears"
];
/** Whether a count answers another question than a row's: how often, against for or against. */
function isOtherQuestion(record, field) {
	const isFrequency = PERIODS.some((period) => record.fields.has(period));
	if (PERIODS.includes(field)) return record.fields.has("votesFor") || record.fields.has("votesAgainst");
	return isFrequency && (field === "votesFor" || field === "votesAgainst" || field === "votesWithheld");
}
const EMPTY_WORDS = pattern("giu")`\b(?:${wordsOf$1(String.raw`
    there were was are is and with of a an the total totals? votes? voted voting shares? cast common stock units? for in
    to at on by this that such item matter proposal broker received resulted results? follows as had been or each number
    approximately representing percent present entitled respect nominee director nominees directors he she who which its
    it being holders? shareholders? stockholders? the\s+following also have has election quorum`)})\b|\d[\d,.]*\s?%?|[^\p{L}]+`;
function meaningOf(words) {
	return words.replace(EMPTY_WORDS, " ").trim();
}
/** Whether words say anything: a subject, a name, an outcome. */
function isSubstantive(words) {
	return meaningOf(words).length > 2;
}
/** Whether words between two counts begin another row: a sentence, or a person. */
function isSeparation(words) {
	const meaning = meaningOf(words);
	if (meaning === "") return false;
	if (/[:;,–—-]\s*$/.test(words) && personBefore(words) !== null) return true;
	return /[.!?]\s+\S|^\s*(?!\s)[.;]?\s*(?:Mr|Ms|Mrs|Dr)\b/.test(words) && meaning.length > 8;
}

// parsers/voting-results/rows/row-figures.ts
/** A label without a kind of vote: votes, a share, or something unknown. */
function isPlainCount(label) {
	return label.column === "plain" || label.column === "percent" || label.column === "other";
}
/** The value of a row that is nothing else; null for any other row. */
function loneValueOf(reading) {
	const [piece, ...rest] = reading?.kind === "pieces" ? reading.pieces : [];
	return piece?.type === "value" && rest.length === 0 ? piece.value : null;
}
/** "… Plan of 2016", "Item 4": a number of at most four digits, printed without a comma, may belong to the words before it. */
function isWordsNumber({ kind, value, start, end }) {
	return kind === "count" && value !== null && value < 1e4 && end - start === String(value).length;
}
function isPageNumber({ kind, value, hasDecimals }) {
	return kind === "count" && value !== null && value < 100 && value > 0 && !hasDecimals;
}
/** The proposal's number, where it is all that a row has before its counts: left of the first column. */
function numberBefore(values, header) {
	const [first] = values;
	const edge = header?.labels[0]?.extent?.from;
	if (header === null || first === void 0 || edge === void 0 || values.length !== header.labels.length + 1) return null;
	const { value, extent } = first;
	return value.kind === "count" && value.value !== null && value.value > 0 && value.value <= 30 && extent !== null && extent.to <= edge && !value.hasDecimals ? String(value.value) : null;
}
/** How many counts more than a flattened row's header has columns. */
function surplusOf(counts, header) {
	return header.labels.some((label) => label.column === "percent") ? 0 : Math.max(0, counts - header.labels.length);
}
/** "Abstain | 50,000 | —" under "Votes | %": the dash is in the column of percentages. */
function withoutShares(pieces, header) {
	const values = pieces.filter((piece) => piece.type === "value");
	const columns = header?.labels ?? [];
	if (columns.length !== values.length || columns.length !== 2 || columns[1]?.column !== "percent") return pieces;
	return pieces.filter((piece) => piece !== values[1]);
}
/** "Al Ray | Yes | 1,234 …" under "Elected": the answer is no label where the header has a column for every count. */
function withoutAnswer(pieces, cells, header) {
	const labels = pieces.filter((piece) => piece.type === "label");
	const [only] = labels;
	if (only === void 0 || labels.length > 1) return pieces;
	const cell = cells.find((one) => one.start <= only.start && one.end >= only.end);
	const counts = pieces.filter((piece) => piece.type === "value").length;
	return /^\W*yes\W*$/i.test(cell?.raw ?? "") && counts === header.labels.length && counts > 1 ? pieces.filter((piece) => piece !== only) : pieces;
}
/** Labels and values that alternate: "For | 1,234 | Against | 55", or the value first. */
function pairsIn(pieces) {
	const line = pieces.filter((piece) => piece.type === "value" && piece.value.kind !== "percent" || piece.type === "label" && piece.column !== "percent");
	if (line.length === 0 || line.length % 2 === 1) return null;
	const pairs = [];
	for (let index = 0; index < line.length; index += 2) {
		const [one, other] = [line[index], line[index + 1]];
		if (one?.type === "label" && other?.type === "value") pairs.push({
			label: one,
			value: other.value
		});
		else if (one?.type === "value" && other?.type === "label") pairs.push({
			label: other,
			value: one.value
		});
		else return null;
	}
	return pairs;
}

// parsers/voting-results/rows/read-pieces.ts
/** Pages of the longest items, with the filing before them. */
const MOST_PAGES = 60;
function partsOf(row, pieces) {
	const values = pieces.filter((piece) => piece.type === "value");
	const nameHeading = pieces.find((piece) => piece.type === "name-heading");
	return {
		row,
		inTable: row.table !== null,
		pieces,
		labels: pieces.filter((piece) => piece.type === "label"),
		texts: pieces.filter((piece) => piece.type === "text"),
		values,
		counts: values.filter((piece) => piece.value.kind !== "percent"),
		hasNameHeading: nameHeading !== void 0,
		isPerson: nameHeading?.isPerson ?? false,
		hasAside: nameHeading?.hasAside ?? false
	};
}
/** Reads a row that is no sentence: words, a header, labels with their counts, a row of counts, or one figure of it. */
function readPieces(reader, row, all) {
	const { header } = reader;
	const parts = partsOf(row, row.table === null || header === null ? all : withoutAnswer(all, row.cells, header));
	const { labels, values, texts, counts, inTable } = parts;
	if (parts.pieces.length === 0) return;
	if (values.length === 0 && labels.length === 0) readWords(reader, parts);
	else if (values.length === 0) readLabels(reader, parts);
	else if (labels.length > 0) readLabelledCounts(reader, parts);
	else {
		const isOne = counts.length === 1 && header?.labels.every((label) => label.column !== "percent") === true;
		const [figure] = isOne ? counts : values;
		if (inTable || values.length >= 2 && !isOne || texts.length > 0) readWholeRow(reader, parts);
		else if (figure !== void 0) readLoneFigure(reader, row, figure.value);
	}
}
function readWords(reader, { row, texts, hasNameHeading, isPerson }) {
	closeRow(reader);
	const { header, elements } = reader;
	if (texts.length === 0 && hasNameHeading && (row.table === null || row.cells.length === 1)) {
		if (header?.isFresh) reader.header = {
			...header,
			isPerson: header.isPerson || isPerson
		};
		else reader.awaitsPeople = isPerson;
		elements.push({
			kind: "header",
			isPerson
		});
	}
	if (!(row.table !== null && row.table >= 0 && row.cells.length === 1 && reader.names.length > 1)) reader.names = joinedNames(reader, row, texts);
	for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
}
/** "Proposal 2 | Proposal 3" over "Auditor | Say on pay": the names of columns in two rows. */
function joinedNames({ names, rows, position }, row, texts) {
	const isBelow = row.table !== null && row.table >= 0 && rows[position - 1]?.table === row.table;
	const isNumbered = names.length > 1 && names.every(({ text }) => anchorOf(text) !== null && stripAnchor(text) === "");
	if (!isBelow || !isNumbered || names.length !== texts.length) return texts;
	return texts.map((piece, at) => ({
		...piece,
		text: `${names[at]?.text}. ${piece.text}`
	}));
}
function readLabels(reader, parts) {
	const { row, inTable, labels, texts } = parts;
	const [first] = labels;
	const { header } = reader;
	const columnsInUse = header === null || header.isFresh ? 0 : header.labels.length;
	closeRow(reader);
	if (!inTable && labels.length === 1 && first?.column === "total" && columnsInUse >= 2) reader.open = {
		values: [],
		label: "Total",
		labelStart: first.start
	};
	else if (inTable && texts.length >= 2 && labels.every((label) => label.column === "total")) reader.names = [...texts, ...labels.map((label) => ({
		...label,
		type: "text",
		text: "Total"
	}))];
	else {
		for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
		setHeader(reader, labels, row, parts);
	}
}
function readLabelledCounts(reader, parts) {
	const { row, inTable, pieces, labels, texts, values, counts } = parts;
	closeRow(reader);
	const { header, lastHeader } = reader;
	const only = labels.length === 1 ? labels[0] : void 0;
	if (only?.column === "total") {
		if (counts.length === 1) addTotal(reader, counts[0]?.value.value ?? null);
		else addRow(reader, {
			values: [...values],
			label: "Total",
			labelStart: only.start
		});
		return;
	}
	if (only !== void 0 && isPlainCount(only) && header !== null && isOfHeader(header, row, counts, values)) {
		if (only.column === "plain") addRow(reader, {
			values: [...counts],
			label: "",
			labelStart: row.start
		});
		return;
	}
	for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
	const pairs = pairsIn(withoutShares(pieces, header ?? (lastHeader?.table === row.table ? lastHeader : null)));
	if (pairs !== null) {
		reader.header = null;
		for (const pair of pairs) readPair(reader, pair);
	} else if (only !== void 0 && inTable && !isPlainCount(only)) {
		const head = header?.table === row.table ? header.labels.map((label) => label.column) : [];
		reader.sideways ??= {
			columns: [],
			names: reader.names,
			table: row.table,
			head
		};
		reader.sideways.columns.push({
			column: only.column,
			values: counts
		});
	} else {
		setHeader(reader, labels, row, parts);
		addRow(reader, {
			values: [...values],
			label: "",
			labelStart: row.start
		});
	}
}
/** Whether a row has a figure for each column of the header of its table. */
function isOfHeader(header, row, counts, values) {
	const columns = header.labels.length;
	const isFull = counts.length === columns || counts.length === 0 && values.length === columns;
	return row.table !== null && header.table === row.table && (row.table >= 0 || counts.length === columns) && columns >= 2 && isFull;
}
/** "For: 1,234": a count beside its label is a record of its own, or goes on with the one before. */
function readPair(reader, { label, value }) {
	const column = fieldFor(label.column, []);
	if (column === "total") addTotal(reader, value.value);
	if (column === "plain" || column === "percent" || column === "total") return;
	if (column !== label.column) reader.problems.push("combined-column");
	if (column === "other") return;
	const start = Math.min(label.start, value.start);
	addRecord(reader, {
		...emptyRecord("", label.start, start, Math.max(label.end, value.end)),
		fields: /* @__PURE__ */ new Map([[column, value]]),
		header: nextHeader(reader),
		source: "pairs"
	});
}
function readWholeRow(reader, { row, inTable, texts, values, counts }) {
	closeRow(reader);
	const words = texts.map((piece) => piece.text).join(" ");
	if (row.table !== null && row.table >= 0 && words !== "") restoreOuterHeader(reader, row, words, counts.length);
	const { header } = reader;
	if (inTable && texts.length > 1 && texts.some((piece) => /^no$/i.test(piece.text))) reader.problems.push("unknown-column");
	const figure = values[0]?.value.start ?? 0;
	const outcomes = inTable ? texts.filter((piece, index) => (piece.start > figure || index > 0) && isOutcomeAlone(piece.text)) : [];
	const shareClass = inTable ? classBeside(texts, figure) : null;
	const label = texts.filter((piece) => !outcomes.includes(piece) && piece !== shareClass).map((piece) => piece.text).join(" ");
	const [firstText] = texts;
	const isLed = figure < (firstText?.start ?? Number.MAX_SAFE_INTEGER);
	const number = inTable && isLed ? numberBefore(values, header) : null;
	if (number !== null) {
		const numbered = label === "" ? number : `${number}.${label}`;
		addRow(reader, {
			values: values.slice(1),
			label: numbered,
			labelStart: row.start
		});
		for (const piece of outcomes) addText(reader, piece.text, rangeIn(row, piece), false);
		return;
	}
	const surplus = !inTable && texts.length > 0 && header !== null ? surplusOf(counts.length, header) : 0;
	const isSubject = !isPersonName(label) || values.slice(0, surplus).every(({ value }) => isWordsNumber(value));
	reader.open = {
		values: values.slice(isSubject ? surplus : 0),
		label,
		labelStart: firstText?.start ?? row.start,
		shareClass: shareClass?.text ?? null
	};
	if (!(!inTable && header !== null && values.length === 1 && header.labels.length > 1)) closeRow(reader);
	for (const piece of outcomes) addText(reader, piece.text, rangeIn(row, piece), false);
}
/** "Ratification of the auditor | Class A | 1,204": the class in a column of its own beside the subject or name. */
function classBeside(texts, figure) {
	const [first, ...others] = texts;
	if (first === void 0 || isClassLabel(first.text)) return null;
	return others.find((piece) => piece.start < figure && piece.text.length < 50 && isClassLabel(piece.text)) ?? null;
}
/** An outcome may have more letters than the answer in its cell, "Yes" or "No". */
function rangeIn({ cells }, { start, end }) {
	const cell = cells.find((one) => one.start <= start && start < one.end);
	return {
		start,
		end: Math.min(end, cell?.end ?? end)
	};
}
/** A figure alone on its line: the next value of a flattened row, or a page number. */
function readLoneFigure(reader, row, value) {
	const { header, open } = reader;
	const need = header?.labels.length ?? null;
	if (open === null && value.kind === "null" && !(header?.isFresh === true && need === 1)) return;
	if (open === null && header?.isFresh !== true && isPageNumber(value) && isBetweenRows(reader, row)) {
		const page = value.value ?? 0;
		if (page <= reader.lastPage || page > MOST_PAGES) reader.problems.push("stray-number");
		reader.lastPage = page;
		return;
	}
	const hasNoShares = header?.labels.every((label) => label.column !== "percent") === true;
	const isAfterCount = open === null ? header?.isFresh === false : open.values.some((one) => one.value.kind === "count");
	if (value.kind === "percent" && hasNoShares && isAfterCount) return;
	if (open === null && need !== null && isSumOfNext(reader, value, need)) {
		reader.leadingTotal = value.value;
		return;
	}
	reader.open ??= {
		values: [],
		label: "",
		labelStart: row.start
	};
	reader.open.values.push({
		value,
		extent: null
	});
	if (need !== null && reader.open.values.length >= need) closeRow(reader);
}
/** Whether no row of figures can be under way: none follows, and the last one is complete. */
function isBetweenRows({ header, elements, readings, rows, position }, row) {
	if (loneValueOf(readings[position + 1]) !== null && rows[position + 1]?.table === row.table) return false;
	return header === null || elements.at(-1)?.kind === "record" || header.labels.length === 1;
}
/** "Shares voted" before the header's own columns: the figure is the sum of those that follow, one more than the columns. */
function isSumOfNext({ readings, position }, value, need) {
	if (need < 2 || (value.value ?? 0) < 1) return false;
	const next = readings.slice(position + 1, position + 2 + need).map(loneValueOf);
	const rest = next.slice(0, need).map((one) => one?.value ?? null);
	if (rest.length < need || rest.includes(null) || (next[need] ?? null) !== null) return false;
	return Math.abs(rest.reduce((sum, one) => sum + (one ?? 0), 0) - (value.value ?? 0)) < .005;
}

// parsers/voting-results/rows/read-rows.ts
/** Reads the rows of the item one after the other into words, headers and records of counts, in reading order. */
function readRows(rows) {
	const readings = rows.map(readRow);
	const reader = createReader(rows, readings);
	for (const [index, row] of rows.entries()) {
		const reading = readings[index];
		if (reading === void 0) continue;
		reader.position = index;
		if (!(reading.kind === "pieces" && row.table === reader.sideways?.table && reading.pieces.some((piece) => piece.type === "label"))) closeSideways(reader);
		if (reading.kind === "pieces") readPieces(reader, row, reading.pieces);
		else if (reading.pairs.length === 0 && reader.header?.isFresh === true && reader.open === null) addText(reader, reading.text.replace(/\s+/g, " ").trim(), row, row.isStrong);
		else {
			closeRow(reader);
			reader.header = null;
			reader.names = [];
			readProse(reader, reading, row.isStrong);
		}
	}
	closeRow(reader);
	closeSideways(reader);
	if (reader.header?.isFresh === true && reader.header.labels.length > 0) reader.problems.push("label-without-value");
	return reader;
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

// parsers/voting-results/rows.ts
/** The report's own row; none unless parsed. */
function votingMeetingRows(outcome) {
	const { result } = outcome;
	if (result === null) return [];
	const values = {
		meetingDate: result.meetingDate,
		meetingType: result.meetingType,
		sharesOutstanding: decimalOf(result.sharesOutstanding),
		sharesPresent: decimalOf(result.sharesPresent),
		resultStatus: result.resultStatus,
		parsingConfidence: result.parsing_confidence,
		frequencyDecisionYears: result.frequencyDecision?.years ?? null,
		amendmentKind: result.amends?.kind ?? null,
		originalFiledDate: result.amends?.originalFiledDate ?? null,
		rawItemText: result.rawItemText ?? null
	};
	return [parsedRow(outcome, values, "")];
}
/** A row per proposal, in the report's order. */
function votingProposalRows(outcome) {
	return (outcome.result?.proposals ?? []).map((proposal, ordinal) => {
		const { frequency } = proposal;
		const values = {
			ordinal,
			number: proposal.number,
			proposalType: proposal.proposal_type,
			subject: proposal.subject,
			votesFor: decimalOf(proposal.votesFor),
			votesAgainst: decimalOf(proposal.votesAgainst),
			abstain: decimalOf(frequency?.abstain ?? proposal.abstain),
			brokerNonVotes: decimalOf(frequency?.brokerNonVotes ?? proposal.brokerNonVotes),
			oneYear: decimalOf(frequency?.oneYear ?? null),
			twoYears: decimalOf(frequency?.twoYears ?? null),
			threeYears: decimalOf(frequency?.threeYears ?? null),
			approved: proposal.approved,
			classVotes: proposal.classVotes ?? []
		};
		const row = parsedRow(outcome, values, `proposals[${ordinal}].`);
		const counts = frequency === void 0 ? row : parsedRow(outcome, values, `proposals[${ordinal}].frequency.`);
		return {
			...row,
			valueSpans: {
				...counts.valueSpans,
				...row.valueSpans
			}
		};
	});
}
/** A row per nominee of every election, in the report's order. */
function votingNomineeRows(outcome) {
	return (outcome.result?.proposals ?? []).flatMap((proposal, proposalOrdinal) => (proposal.nominees ?? []).map((nominee, ordinal) => {
		const values = {
			proposalOrdinal,
			ordinal,
			name: nominee.name,
			votesFor: decimalOf(nominee.votesFor),
			votesAgainst: decimalOf(nominee.votesAgainst),
			votesWithheld: decimalOf(nominee.votesWithheld),
			abstain: decimalOf(nominee.abstain),
			brokerNonVotes: decimalOf(nominee.brokerNonVotes)
		};
		return parsedRow(outcome, values, `proposals[${proposalOrdinal}].nominees[${ordinal}].`);
	}));
}

// parsers/voting-results/voting-results.v3.ts
const ID = "voting-results";
const VERSION = 3;
const HEAD = outcomeHead({
	id: ID,
	version: VERSION,
	kind: ID
});
const LONGEST_DOCUMENT = 2e7;
const LONGEST_RAW = 2e4;
/**
* Votes of a shareholder meeting from Item 5.07 of Form 8-K and 8-K/A: HTML tables, fixed-width and flattened text,
* vertical labels and values, prose. Confidence: see `judge`; below 0.6 the result includes the item's words.
*/
const votingResultsV3 = {
	id: ID,
	version: VERSION,
	kind: "voting-results",
	dependsOn: [],
	appliesTo: votingDocumentsOf,
	parse,
	rows: (outcome) => [
		{
			table: "parsed.voting_meetings",
			rows: votingMeetingRows(outcome)
		},
		{
			table: "parsed.voting_proposals",
			rows: votingProposalRows(outcome)
		},
		{
			table: "parsed.voting_nominees",
			rows: votingNomineeRows(outcome)
		}
	]
};
/** Cheap test before a document is laid out. */
const MENTION = /5(?:\s|&nbsp;|<[^>]{1,200}>)*\.(?:\s|<[^>]{1,200}>)*0?7|submission\s+of\s+matters/i;
/** Whether the submission's header names the item. */
function isNamed({ header }) {
	return header.items.some((item) => /\b5\.07\b|submission of matters to a vote/i.test(item));
}
/** The main document of an 8-K whose header names Item 5.07, or that has the item's heading itself. */
function votingDocumentsOf(submission) {
	const { form } = submission.header;
	if (form !== null && !isFormOf(form, ["current", "currentSuccessor"])) return [];
	const readable = readableDocuments(submission);
	const report = readable.find((document) => /^8-K/i.test(document.type));
	const main = report ?? (readable.length === 1 || form !== null ? readable[0] : void 0);
	if (main === void 0 || form === null && main.type !== "" && main !== report) return [];
	const hasItem = MENTION.test(main.text) && findItemSection(plainTextOnce(main).text.replaceAll("|", " ")) !== null;
	return isNamed(submission) || hasItem ? [main] : [];
}
function parse(submission, document, context) {
	const unread = rejectedUnread(HEAD, document, LONGEST_DOCUMENT);
	if (unread !== null) return unread;
	const { layout, text } = layoutOf(document);
	const section = findItemSection(text);
	if (section === null) return (isNamed(submission) ? rejected : notApplicable)(HEAD, "no-item-5.07", "the document has no Item 5.07 heading");
	const item = readItem(layout, section, documentFormatOf(document.text) === "text");
	const reading = readRows(item.rows);
	const grouping = groupProposals(reading.elements);
	const votes = assembleProposals(grouping, item);
	const meeting = readMeeting(submission, document, text, item);
	const hasNoVotes = votes.proposals.every((one) => one.record === null);
	const isDecisionOnly = meeting.frequencyDecision !== null && meeting.isAmendment && hasNoVotes;
	const unit = countUnitOf(item.body);
	const proposals = isDecisionOnly ? [] : votes.proposals.map((one) => scaledProposal(one.result, unit));
	const ofItem = [
		...reading.problems,
		...grouping.problems,
		...reading.strays.some(({ value }) => (value ?? 0) >= 1e3) ? ["stray-number"] : [],
		...itemProblems(item, votes, meeting)
	];
	const problems = [...ofItem, ...votes.problems];
	const isUnvoted = proposals.length === 0 && saysNoVote(item.body);
	const filedDate = submission.header.filedDate ?? context.filedDate;
	const judged = judgeVotes(item, votes, meeting, proposals, problems);
	const verdict = isDecisionOnly ? DECISION_ONLY : isUnvoted && ofItem.length === 0 ? NO_VOTE : judged;
	const doubts = voteDoubts({
		proposals,
		sharesPresent: meeting.sharesPresent,
		sharesOutstanding: meeting.sharesOutstanding,
		meetingDate: meeting.date,
		filedDate,
		text: item.text,
		unit
	});
	const isDoubtful = !isDecisionOnly && doubts.reasons.length > 0;
	const confidence = Math.min(verdict.confidence, isDoubtful ? .8 : 1);
	const level = confidence >= .9 ? "high" : confidence >= .6 ? "medium" : "low";
	const { date: meetingDate, frequencyDecision: years } = meeting;
	const result = {
		parsing_confidence: level,
		meetingDate,
		meetingType: meeting.type,
		sharesOutstanding: meeting.sharesOutstanding,
		sharesPresent: meeting.sharesPresent,
		resultStatus: resultStatusOf(item.body),
		proposals,
		...years === null ? {} : { frequencyDecision: {
			years,
			meetingDate
		} },
		...meeting.isAmendment ? { amends: amendmentOf(text, isDecisionOnly, meetingDate) } : {},
		...level === "low" ? { rawItemText: text.slice(item.headingStart, item.end).trim().slice(0, LONGEST_RAW) } : {}
	};
	const places = [...isDecisionOnly ? [] : votes.places, ...meeting.places];
	const spanAt = (start, end) => spanOf(layout.plain, document.text, document.sequence, start, end);
	return parsedOutcome(HEAD, result, confidence, {
		reasons: isDecisionOnly ? [] : [...verdict.reasons, ...doubts.reasons],
		spans: Object.fromEntries(places.map(([path, { start, end }]) => [path, [spanAt(start, end)]])),
		confidences: {
			...lower(rowConfidences(proposals, votes, verdict, ofItem.length > 0 || isDoubtful), doubts.confidences, confidence),
			...meetingDate === null ? {} : { meetingDate: dateConfidence(meeting, doubts.confidences["meetingDate"]) }
		},
		crossValidations: verdict.checks,
		warnings: [
			...meeting.isDateFromCover ? [DATE_FROM_COVER] : [],
			...doubts.warnings,
			...isDecisionOnly ? [] : omissionsOf(item.body, grouping, proposals)
		]
	});
}
/**
* The layout of a document, and its words. The bars of tables that were stored as text, "Name | For | Against |", are
* read as spaces; positions stay.
*/
function layoutOf(document) {
	const layout = documentLayoutOf(document.text);
	const text = BARS_AT_ENDS.test(layout.plain.text) ? layout.plain.text.replaceAll("|", " ") : layout.plain.text;
	return {
		layout: {
			...layout,
			plain: {
				...layout.plain,
				text
			}
		},
		text
	};
}
const BARS_AT_ENDS = /\|[ \t]*\n(?:[^\n]*\n){0,3}?[^\n]*\|[ \t]*\n/;
/** Confidences of rows, and those of single values in doubt, which are never above the whole item's. */
function lower(rows, doubts, whole) {
	const all = { ...rows };
	for (const [path, value] of Object.entries(doubts)) all[path] = Math.min(value, whole, all[path] ?? 1);
	return all;
}
/** The cover's date of the earliest event is a second witness of the meeting's day. */
function dateConfidence({ date, coverDate, isDateFromCover }, doubt = 1) {
	if (isDateFromCover) return .6;
	return Math.min(doubt, date === coverDate ? .95 : coverDate === null ? .85 : .8);
}
const DATE_FROM_COVER = {
	code: "meeting-date-from-cover",
	message: "the item states no meeting date; the cover’s date of earliest event is given"
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
const parser = doubtingTruncated(votingResultsV3);

export { parser };