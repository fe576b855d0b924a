/*!
 * Tidemark release offering-events@3: the code as it was released, with everything it imports.
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
		const row = rowOf(line, index);
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
function rowOf(line, lineStart) {
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
				kind: kindOf(text, block.tag, block.bold, block.underlined, block.centered)
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
function kindOf(text, tag, bold, underlined, centered) {
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
		const hasAmount = row.cells.some((cell, index) => (index > 0 || cell.column > 0) && isFigure$1(cell.text));
		const isTitle = row.cells.length === 1 && label !== void 0 && (label.column > 0 || label.colspan > 2 || label.bold);
		if (!isMarked && (hasAmount || row.cells.length === 1 && !isTitle)) break;
		count += 1;
	}
	return count < rows.length ? count : 0;
}
/** An amount or a dash for one; a year alone is a heading. */
function isFigure$1(text) {
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
		const kind = kindOf(text.slice(from, end), "", false, false, centered);
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
function headingOf(table, cell) {
	const words = [];
	for (const row of table.rows.slice(0, table.headerRows)) for (const heading of row.cells) if (heading.column < cell.column + cell.colspan && cell.column < heading.column + heading.colspan && !heading.isContinued) words.push(heading.text);
	return words.join(" ");
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
/** @example multiplyDecimals('608197', '5.103') // "3103629.291" */
function multiplyDecimals(a, b) {
	const x = readDecimal(a);
	const y = readDecimal(b);
	return write({
		digits: x.digits * y.digits,
		scale: x.scale + y.scale
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
const AFTER$2 = /^(?:\s{0,2}\))?(?:\s{0,2}(%|percent\b))?(?:[\s-]{1,2}(thousand|million|billion|trillion)\b)?/i;
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
	const tail = AFTER$2.exec(next);
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
const LONGEST_CELL$1 = 300;
const NOTHING_CELL = /^(?:\$\s*(?!\s))?(?:[-–—−‒―_.\s]*|n\/?a\.?|not applicable|nil\s?\*)$/i;
const ZERO_CELL = /^(?:\$\s*)?(?:-\s?0\s?-|–\s?0\s?–|—\s?0\s?—|none|nil|zero)$/i;
/**
* Reads a table cell that holds one amount, with its footnote marks: "$ 79,170,150.00 (3)", "(0.42 )", "—", "-0-".
* A printed zero, "-0-" or "none" is 0; a dash, "N/A" or a blank is nothing.
*/
function readAmountCell(cell) {
	if (cell.length > LONGEST_CELL$1) return { kind: "text" };
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

// parsers/offering-events/search.ts
function findAll(document, range, pattern, most = 50) {
	return matchesIn(document.flat, range, pattern, most);
}
function findFirst(document, range, pattern) {
	return firstMatch(document.flat, range, pattern);
}
function textIn(document, { start, end }) {
	return document.flat.slice(start, end);
}
/** Amounts inside a range, placed in the whole text. */
function amountsInRange(document, range) {
	return amountsIn(textIn(document, range)).map((amount) => ({
		...amount,
		start: amount.start + range.start,
		end: amount.end + range.start
	}));
}
function moneyIn$1(document, range) {
	return amountsInRange(document, range).filter(({ currency }) => currency !== null);
}
function paragraphAt(document, at) {
	const start = document.flat.lastIndexOf("\n", at - 1) + 1;
	const next = document.flat.indexOf("\n", at);
	return {
		start,
		end: next < 0 ? document.flat.length : next
	};
}
function sentenceAt(document, at) {
	const { start, end } = paragraphAt(document, at);
	let from = start;
	for (const stop of sentenceStops(document.flat.slice(start, end))) {
		if (start + stop > at) return {
			start: from,
			end: start + stop
		};
		from = start + stop;
	}
	return {
		start: from,
		end
	};
}
/** The figures of a row right of its label, without footnote marks. */
function figuresOf(row) {
	return row.cells.slice(1).flatMap((cell) => {
		const reading = readAmountCell(cell.text);
		if (reading.kind !== "value" || /^\(\s*\d{1,2}\s*\)$/.test(cell.text)) return [];
		return [{
			value: reading.amount.value,
			amount: reading.amount,
			cell,
			start: cell.start,
			end: cell.end
		}];
	});
}
/** The words over a column: of the heading rows, else of the first row. */
function columnHeading(table, cell) {
	const heading = headingOf(table, cell);
	if (heading !== "") return heading;
	return (table.rows[0]?.cells.find((head) => head !== cell && head.column < cell.column + cell.colspan && cell.column < head.column + head.colspan))?.text ?? "";
}

// parsers/offering-events/agent-fee.ts
const RATE = "(\\d{1,2}(?:\\.\\d{1,3})?) ?%";
/** "Commissions of up to 3.0% of the gross sales price", "will receive 6% of the gross proceeds", "discounts (7.0%)". */
const PERCENT_FEE = verbose("gi")`
  (?:commission|fee|compensation|discount)s?\b[^.%\n]{0,160}?\b${RATE}\)? (?:of|to|discount)?[^.\n]{0,60}?${"(?:gross|aggregate|sales? price|proceeds|public offering price|purchase price|price)"}
  |\b(?:pay|paid|receive|entitled to)\b[^.%$\n]{0,80}?\b${RATE} of (?:the |our )?(?:aggregate |total )?(?:gross (?:proceeds|sales? price|purchase price)|(?:public )?offering price)
  |\b(?:underwrit\w+|placement agent|agent)(?:'s|s'?)? (?:discounts?|commissions?|fees?)(?: and (?:commissions|discounts))? ?\(${RATE}\)
  |\b(?:underwriting )?discount (?:of|equal to) ${RATE}`;
const OTHER_FEES = /tail|warrants? to purchase|non-?accountable|management fee|finder|financial advis|dividend|interest|coupon|allowance/i;
/**
* The agents' commission in percent of gross proceeds: from the cover, else, less sure, the first of the text. The
* price table's commission per share is its second witness.
*
* @param rates the commissions in percent of the price that the cover's table shows, per share and in total
*/
function findAgentFee(document, cover, rates, findings) {
	const usable = (match) => percentOf(match) <= 15 && !OTHER_FEES.test(match.text);
	const [onCover] = findAll(document, cover, PERCENT_FEE, 5).filter(usable);
	const inText = findAll(document, cover.rest, PERCENT_FEE, 20).filter(usable);
	const match = onCover ?? inText[0];
	if (match === void 0) return;
	const value = percentOf(match);
	const same = inText.filter((other) => percentOf(other) === value).length;
	const isPaid = rates.some((rate) => Math.abs(rate - value) <= .06);
	if (onCover === void 0 && same < inText.length && !isPaid) return;
	const percent = captured(match);
	if (percent === null) return;
	const confidence = onCover === void 0 ? .75 : findings.get("isAtm") === true ? .9 : STATED;
	findings.set("agentFeePercent", value, [{
		start: percent.start,
		end: document.flat.indexOf("%", percent.end) + 1
	}], confidence);
	if (findings.get("agentFeePercent") !== value) return;
	if (isPaid) findings.check("agent fee = commission ÷ price", true, ["agentFeePercent"]);
	if (onCover !== void 0 && same > 0) findings.check("agent fee stated twice alike", true, ["agentFeePercent"]);
}
function percentOf(match) {
	return Number(captured(match)?.text ?? NaN);
}

// parsers/offering-events/role-names.ts
/** Endings of the names of companies, and of firms that sell securities. */
const CORPORATE = "LLC|L\\.L\\.C\\.|LLP|Inc\\.?|Incorporated|L\\.P\\.|LP|Co\\.|Corp\\.?|Corporation|Ltd\\.?|Limited|plc|PLC|AG|SA|S\\.A\\.|N\\.A\\.|GmbH|KGaA|ULC";
const TRADE = "Company|Securities|Capital|Markets|Partners|Advisors|Advisers|Associates|Bank|Brothers|Bancorp|Financial|Group|Sons|Woods|International|Equities|Investments|Holdings";
/** A proper name: capitalized words, initials, "&" and small joining words. */
const NAME = verbose()`
  ^(?:[A-Z\d][\w.'/-]*|&)(?:,? (?:[A-Z\d][\w.'/-]*|&|of|de|and(?= (?:Company|Co\.|Associates|Sons|Partners)\b))){0,9}
  (?: \([A-Z][A-Za-z. ]{1,20}\))?(?:,? (?:${CORPORATE}))*$`;
const CORPORATE_END = new RegExp(`(?:^|[ ,])(?:${CORPORATE})$`);
const LAST_NAME = new RegExp(`(?:^|[ ,])(?:${CORPORATE}|${TRADE})$`);
/** Capitalized words that are no firm's name. */
const NOT_NAME = /\b(?:underwriters?|managers?|agents?|bookrunners?|representatives?|total|shares?|stock|prospectus|offering|price|table|page|overview|none|per|date[d]?|january|february|march|april|may|june|july|august|september|october|november|december|nasdaq|nyse|exchange|amount|number|name|warrants?|units?|trust company|purchasers?|investors?|stockholders?|holders?)\b/i;
const TAG_LINE = /^an? .{2,40} company$/i;
const LONGEST_NAME = 70;
/** Whether words are the name of a firm, whose ending need not say so. */
function isFirmName(words) {
	const own = words.trim();
	if (own.length < 3 || own.length > LONGEST_NAME || TAG_LINE.test(own) || !/[a-z]/.test(own) || !NAME.test(own)) return false;
	return !NOT_NAME.test(own) && !/^(?:the|our) company$/i.test(own);
}
/** Whether a name ends as companies and dealers do: enough where no word gives a role. */
function hasFirmEnding(words) {
	return LAST_NAME.test(words.trim());
}
/**
* The firms of a list: "A, B & Woods, Inc., C & Co. and D LLC", one per cell or line, or joined by "and". A comma
* before a corporate ending belongs to the name; where the words are no list of names, there are none.
*/
function roleNames(words) {
	const names = words.replace(/(?<!\s)\s*\((?!(?:USA|U\.S\.|US|UK|U\.K\.|Canada|HK|Hong Kong|Asia|Europe|Australia)\))(?:[^()]|\([^()]*\)){0,200}\)/g, "").split(/\s*[;\n\t]\s*|\s{3,}|\s*•\s*/).map((part) => part.trim().replace(/^and /, "").replace(/,$/, "")).filter((part) => part !== "" && !TAG_LINE.test(part)).flatMap(namesOfPart);
	return names.every(isFirmName) ? names : [];
}
function namesOfPart(part) {
	if (isFirmName(part) && !/ and (?!Company|Co\.|Associates|Sons|Partners)/.test(part) && !endsInside(part)) return [part];
	return part.split(/,? and (?!(?:Company|Co\.|Associates|Sons|Partners)\b)/).flatMap((piece) => commaNames(piece)).map((piece) => piece.trim()).filter((piece) => piece !== "");
}
/** A corporate ending before the last word: two names in one part. */
function endsInside(part) {
	const commas = part.split(", ");
	return commas.length > 1 && commas.slice(0, -1).some((piece) => CORPORATE_END.test(piece)) && !commas.slice(1).every((piece) => CORPORATE_END.test(` ${piece}`));
}
const ONLY_CORPORATE = new RegExp(`^(?:${CORPORATE})$`);
/** Pieces between commas, joined until one ends as a company does; without such endings each piece is a name. */
function commaNames(list) {
	const pieces = list.split(/, /);
	if (!pieces.some((piece) => CORPORATE_END.test(piece))) return pieces;
	const names = [];
	for (const piece of pieces) {
		const last = names.at(-1);
		const isEnding = ONLY_CORPORATE.test(piece);
		const isSurname = last !== void 0 && /^[A-Z][a-z]+$/.test(last) && / & /.test(piece);
		if (last !== void 0 && (isEnding || isSurname)) names[names.length - 1] = `${last}, ${piece}`;
		else names.push(piece);
	}
	return names;
}

// parsers/offering-events/agent-lists.ts
const SECTION$1 = /\n[ ]{0,100}(?:UNDERWRITING|PLAN OF DISTRIBUTION|PLACEMENT AGENT)\b[^\n]{0,60}(?=\n)/gi;
const SECTION_LENGTH = 2e4;
/** The section on underwriters or agents, where the prospectus gives their legal names. */
function underwritingSections(document, cover) {
	return findAll(document, cover.body, SECTION$1, 8).map(({ end }) => ({
		start: end,
		end: Math.min(cover.body.end, end + SECTION_LENGTH)
	}));
}
const NAMES_HEAD = /^(?:names? of )?(?:the )?(?:underwriters?|placement agents?|sales agents?|names?)(?: of underwriters?)?$/i;
/** The headings of a table whose cells became lines. */
const JOINED_HEAD = /^(?:underwriters?|placement agents?|names?) (?:(?:total|aggregate) )?(?:number|shares|units|amount|percentage|ADSs)\b/i;
const AMOUNT_HEAD = /number|shares|units|amount|percentage|total|ADSs/i;
const AGENTS_HEAD = /underwriters?|agents?/i;
/**
* "Underwriter | Number of shares": the first column down to the total, and the total of the shares.
*
* @param isSection whether the range is the section on underwriting, where "Name" heads the underwriters' names too
*/
function tableNames(document, range, isSection) {
	for (const table of document.layout.tables) {
		if (table.start >= range.end) return null;
		if (table.start < range.start) continue;
		const head = table.rows.findIndex(({ cells: [first, ...others] }) => first !== void 0 && (isSection || AGENTS_HEAD.test(`${first.text} ${others[0]?.text ?? ""}`)) && others.some(({ text }) => (NAMES_HEAD.test(first.text) ? AMOUNT_HEAD : JOINED_HEAD).test(text)));
		if (head < 0) continue;
		const rows = table.rows.slice(head + 1);
		const total = rows.findIndex(({ cells: [first] }) => /^total/i.test(first?.text ?? ""));
		const listed = rows.slice(0, total < 0 ? void 0 : total);
		const named = listed.flatMap(({ cells: [first] }) => first ?? []).filter(({ text }) => isFirmName(withoutDots(text)));
		const [first, last] = [named[0], named.at(-1)];
		if (first === void 0 || last === void 0 || !named.some(({ text }) => hasFirmEnding(withoutDots(text)))) continue;
		const row = rows[total];
		const shares = row === void 0 ? null : figuresOf(row)[0] ?? null;
		const isWhole = listed.every((one) => figuresOf(one).length === 0 || isFirmName(withoutDots(one.cells[0]?.text ?? "")));
		return {
			names: named.map(({ text }) => withoutDots(text)),
			isWhole,
			at: {
				start: first.start,
				end: last.end
			},
			shares
		};
	}
	return null;
}
/** The first of the leader dots may be the one of "Inc." or "Co.". */
function withoutDots(text) {
	return text.replace(/(?<![\s.])[\s.]{4,}$/, "").trim().replace(/\b(?:Inc|Co|Corp|Ltd|L\.P|L\.L\.C|N\.A)$/, "$&.");
}
const LIST_HEAD = /(?:^|\n)[ ]{0,60}(?:names? of )?(?:underwriters?|placement agents?|names?)[ ]{0,60}(?=\n)/gi;
const FIGURES = /^[\d$%.,\s]+$/;
/** A list without a table: a line "Underwriters", names in lines of their own. */
function listedNames(document, section) {
	for (const head of findAll(document, section, LIST_HEAD, 4)) {
		const lines = linesOf$1(document.flat, head.end + 1, section.end, 80).filter(({ words }) => /^total/i.test(words) || !(AMOUNT_HEAD.test(words) || FIGURES.test(words)));
		const names = lines.slice(0, firstIndex(lines, ({ words }) => !isFirmName(words)));
		const [first, last] = [names[0], names.at(-1)];
		if (first === void 0 || last === void 0 || !names.some(({ words }) => hasFirmEnding(words))) continue;
		return {
			names: names.map(({ words }) => words),
			at: {
				start: first.start,
				end: last.end
			}
		};
	}
	return null;
}
function linesOf$1(text, start, end, most) {
	const lines = [];
	let at = start;
	while (at < end && lines.length < most) {
		const newline = text.indexOf("\n", at);
		const stop = newline < 0 || newline > end ? end : newline;
		const line = text.slice(at, stop).replaceAll("|", "	");
		const words = line.trim();
		const from = at + (line.length - line.trimStart().length);
		if (words !== "") lines.push({
			words,
			start: from,
			end: from + words.length
		});
		at = stop + 1;
	}
	return lines;
}
function firstIndex(items, test) {
	const index = items.findIndex(test);
	return index < 0 ? items.length : index;
}
const ROLE_LINE = /^(?:(?:sole|joint|lead|active|passive|co|exclusive|global|senior|financial|structuring|and|book|running|dealer|qualified independent)[- /,]{0,3})*(?:book-?running managers?|bookrunners?|managers?|placement agents?|underwriters?|dealer-?managers?|sales agents?|agents?|co-?managers?|advisors?)(?: for the offering)?:?$/i;
const COVER_DATE = /(?:date of this prospectus|prospectus (?:supplement )?(?:is )?dated)|^(?:[A-Z][a-z]+ \d{1,2}, \d{4}|,? ?\d{4})$/i;
const PROSE = 110;
/** The firms at the foot of the cover: lines of names, under their roles or just above the date. */
function coverNames(document, cover) {
	const plain = document.layout.plain.text;
	const lines = linesOf$1(plain, cover.prose.start, cover.end, 400);
	const date = lines.findLastIndex(({ words }) => words.length < PROSE && COVER_DATE.test(words));
	const role = lines.findLastIndex(({ words }) => ROLE_LINE.test(words));
	const from = date < 0 ? role < 0 ? lines.length : Math.min(lines.length, role + 8) : date;
	const found = [];
	let hasRole = false;
	for (const line of lines.slice(0, from).toReversed()) {
		if (ROLE_LINE.test(line.words)) hasRole = true;
		else if (isCloseOfNames(line, found.length > 0 || hasRole)) break;
		else found.unshift(line);
		if (found.length > 12) return null;
	}
	const named = found.filter(({ words }) => roleNames(words).length > 0);
	const listed = named.flatMap(({ words }) => roleNames(words));
	const isList = hasRole || listed.filter(hasFirmEnding).length > 1;
	const names = listed.filter((name) => isList || hasFirmEnding(name));
	const [first, last] = [named[0], named.at(-1)];
	if (first === void 0 || last === void 0 || names.length === 0) return null;
	return {
		names,
		at: {
			start: first.start,
			end: last.end
		},
		hasRole
	};
}
/** Above the names is prose, or something that is no name. */
function isCloseOfNames({ words }, isBegun) {
	if (words.length > PROSE || /[.;]$/.test(words.replace(/\b(?:Inc|Co|Corp|Ltd|L\.P|L\.L\.C|N\.A)\.$/, ""))) return true;
	return isBegun && roleNames(words).length === 0 && !/^an? .* company/i.test(words);
}
const ENDING = /,? (?:& Co\.|& Company|Incorporated|Inc\.|LLC|L\.L\.C\.|LLP|L\.P\.|LP|Ltd\.?|Limited|Corp\.?|Corporation|plc|Securities)(?![\w.])/y;
/** The legal name of a brand: as the rest of the document writes it in full. */
function legalName(flat, brand, { start, end }) {
	if (/(?:LLC|Inc\.|L\.P\.|LP|Incorporated|Limited|Ltd\.?)$/.test(brand)) return brand;
	let at = flat.indexOf(brand, start);
	for (let seen = 0; at >= 0 && at < end && seen < 40; seen += 1) {
		let full = brand.length;
		ENDING.lastIndex = at + full;
		for (let next = ENDING.exec(flat); next !== null; next = ENDING.exec(flat)) {
			full += next[0].length;
			ENDING.lastIndex = at + full;
		}
		if (full > brand.length) return flat.slice(at, at + full);
		at = flat.indexOf(brand, at + brand.length);
	}
	return brand;
}

// parsers/offering-events/agent-witnesses.ts
/** Words by which a sentence, or the line above a list, gives a firm its part in the offering. */
const ROLE$2 = /\b(?:sales agents?|placement agents?|underwriters?|book-?runn\w+|dealer[- ]managers?|managers?|representatives?|(?:sales|distribution|agency|underwriting|offering) agreement)\b/i;
const NEAR = 160;
/** Words around the name: where they are the same, one sentence is a copy of the other. */
const AROUND = 40;
const MOST$1 = 40;
/**
* Whether another place gives each firm its role: a sentence in other words (the plan of distribution), or a line under a
* role at the foot of the cover. A copy of the same sentence is no second statement: it has the same words around the first name.
*/
function areNamedApart(document, { whole }, names, { start, end }) {
	const { flat } = document;
	const own = sentenceAt(document, start);
	return names.every((name, index) => {
		const brand = name.replace(/,? (?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP|Ltd\.?|Limited|Incorporated|Corp\.?)$/, "");
		const around = index === 0 ? wordsAround(document, flat.indexOf(brand, start), brand.length) : null;
		let at = flat.indexOf(brand, whole.start);
		for (let seen = 0; at >= 0 && at < whole.end && seen < MOST$1; seen += 1) {
			const isApart = at >= Math.max(own.end, end) || at < Math.min(own.start, start);
			const isCopy = around === wordsAround(document, at, brand.length);
			if (isApart && !isCopy && ROLE$2.test(contextOf(document, at, brand.length))) return true;
			at = flat.indexOf(brand, at + brand.length);
		}
		return false;
	});
}
/** The words around a name in its paragraph. */
function wordsAround(document, at, length) {
	const { start, end } = paragraphAt(document, at);
	return `${document.flat.slice(Math.max(start, at - AROUND), at)}|${document.flat.slice(at + length, Math.min(end, at + length + AROUND))}`.replace(/\s+/g, " ");
}
/** The sentence around a name; a line of its own has its role in the lines above. */
function contextOf(document, at, length) {
	const line = paragraphAt(document, at);
	if (line.end - line.start < length + 60) return document.flat.slice(Math.max(0, line.start - NEAR), line.end);
	const sentence = sentenceAt(document, at);
	const [from, to] = [Math.max(sentence.start, at - 320), Math.min(sentence.end, at + length + NEAR)];
	return document.flat.slice(from, to);
}

// parsers/offering-events/agents.ts
/** A firm's name: at most eight capitalized words and a corporate ending. */
const FIRM = verbose("y")`
  [A-Z][\w&.'/-]*(?:,? (?:[A-Z&][\w&.'/-]*|\d{1,2}|of|and(?= (?:Company|Co\.|Associates|Sons)\b)|de)){0,8}?
  (?:,?(?: \([A-Z][\w. ]{1,12}\))? (?:${/LLC|L\.L\.C\.|Inc\.|Incorporated|L\.P\.|LP|Co\.|Company|Corp\.|Corporation|Ltd\.?|Limited|Securities|Capital Markets|Partners|Advisors|plc|AG/.source})(?!\w))+
  (?! (?:[A-Z&][\w&.'-]*,? ){1,3}(?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP|Ltd)(?!\w))`;
/** "A LLC, as lead placement agent, and B Securities", "A LLC, or A, and B Inc., or B", 'A LLC ("A") and B Inc.'. */
const BETWEEN = /(?: ?\((?:(?:the |each,? |or )*"|(?:acting )?through )[^)\n]{2,60}\)|,? or (?:the )?[A-Z][\w.&]*(?: [A-Z][\w.&]*){0,2})?(?:,? as (?:[a-z-]+ ){0,5}[a-z-]+,)?(?:,? and (?:its affiliate,? )?|, )/y;
const MOST_FIRMS = 16;
const ROLE$1 = /sales agents?|placement agents?|underwriters?|relating to|as agents?|book-?running|representatives?|bookrunners?|dealer[- ]managers?/i;
const AGENCY_AGREEMENT = /(?:sales|distribution|placement agen\w+|underwriting|equity offering) agreement/i;
const BEFORE_NAMES = verbose("gi")`
  (?:\bagreements?(?:\(s\)|SM|TM)?,?(?: dated [^\n]{4,24},?)?(?: \([^)\n]{3,200}\),?)? with(?: each of)?|\bbest[- ]efforts basis (?:by|through)|\bbetween us and
  |\bbetween the Company and|\bengaged|\bretained|\bappointed|\bsales agents?,|\bthrough) (?=[A-Z])`;
const AFTER_NAMES = verbose("gi")`
  ,? (?:is|are|has|have|acted|will)\b[^.\n]{0,40}\b(?:acting|act|acted|serving|serve|engaged)\b[^.\n]{0,40}(?:representatives?|underwriters?|placement agents?|sales agents?|book-?running|managers?|dealer-managers?)
  |,? (?:is|are) (?:the |our |an? )?(?:\w+(?:-\w+)? ){0,3}?(?:representatives? of the|underwriters?|placement agents?|sales agents?|book-?running managers?|dealer-?managers?)\b(?! (?:or|of any) )`;
const UNDER_AGREEMENT = /(?:underwriting|placement agen\w+|sales|distribution) agreement[^.\n]{0,60}? with (?=[A-Z])/gi;
/** Names that follow each other from an offset on: "A, LLC, B Inc. and C & Co." */
function firmsAt(flat, from, stop) {
	const names = [];
	let at = from;
	let end = from;
	while (names.length < MOST_FIRMS) {
		FIRM.lastIndex = at;
		const match = FIRM.exec(flat);
		if (match === null || at + match[0].length > stop) break;
		names.push(match[0]);
		end = at + match[0].length;
		BETWEEN.lastIndex = end;
		const between = BETWEEN.exec(flat);
		if (between === null) break;
		at = end + between[0].length;
	}
	return {
		names,
		end
	};
}
/** The role follows right after the last name: the list is complete. */
const ROLE_BESIDE = /^(?: ?\([^)\n]{3,90}\)|,? or [^,\n]{2,40},)?,? (?:dated [^,\n]{6,24}, )?(?:each )?(?:as|to act as|to serve as|acting as|relating to)\b/i;
/** "… as lead placement agent and B Capital as co-placement agent". */
const CO_AGENT = /^[^.;\n]{0,90}?\b(?:agents?|managers?|underwriters?),? and ([A-Z][^.;\n]{2,60}?),? (?:as|acting as|to act as) (?:our |its |the )?(?:co-|joint |additional )/;
const NO_AGENT = /purchaser|investor|stockholder|bank of new york|trust/i;
/** Two places name the same firms. */
const SURE = .9;
/**
* Agents and underwriters: where a sentence of the cover gives them their role, else the table, list or sentence of the
* section on underwriting (legal names), else the foot of the cover; brands with their legal names, where the text has them.
*/
function findAgents(document, cover, findings) {
	if (!findings.isJoint) checkUnderwritten(document, cover, findings);
	const inSection = namedInSection(document, cover);
	const onCover = namedOnCover(document, cover);
	const found = (onCover !== null && inSection !== null && isPartOf(onCover.names, inSection.names) ? inSection : onCover) ?? inSection ?? namedInText(document, cover) ?? namedAtFoot(document, cover);
	if (found === null) return;
	const names = [...new Set(found.names.map((name) => legalName(document.flat, name, cover.body)))];
	const isSure = found.confidence < SURE && found.confidence > .6 && areNamedApart(document, cover, names, found.at);
	findings.set("placementAgentOrUnderwriters", names, [found.at], isSure ? SURE : found.confidence);
}
/** The cover's sentence names the lead alone, the section on underwriting the whole syndicate. */
function isPartOf(some, all) {
	return some.length < all.length && some.every((one) => all.some((name) => name === one || name.startsWith(`${one},`)));
}
function agents(names, at, confidence) {
	const firms = names.filter((name) => name.length < 70 && !NO_AGENT.test(name));
	return firms.length === 0 ? null : {
		names: firms,
		at,
		confidence
	};
}
function namedOnCover(document, cover) {
	const { flat } = document;
	for (const match of findAll(document, cover.prose, BEFORE_NAMES, 20)) {
		const { names, end } = firmsAt(flat, match.end, cover.end);
		const after = flat.slice(end, end + 160).split("\n", 1)[0] ?? "";
		const lead = flat.slice(Math.max(cover.start, match.start - 40), match.end);
		if (!ROLE$1.test(after) && !AGENCY_AGREEMENT.test(lead)) continue;
		const beside = roleNames(CO_AGENT.exec(after)?.[1] ?? "");
		const found = agents([...names, ...beside], {
			start: match.end,
			end
		}, ROLE_BESIDE.test(after) ? SURE : .75);
		if (found !== null) return found;
	}
	return actingIn(document, cover.prose);
}
function namedInSection(document, cover) {
	for (const section of underwritingSections(document, cover)) {
		const listed = tableNames(document, section, true) ?? listedNames(document, section);
		if (listed !== null) return agents(listed.names, listed.at, listed.isWhole === false ? DOUBTFUL : SURE);
		for (const match of findAll(document, {
			...section,
			end: Math.min(section.end, section.start + 4e3)
		}, UNDER_AGREEMENT, 4)) {
			const { names, end } = firmsAt(document.flat, match.end, section.end);
			const found = agents(names, {
				start: match.end,
				end
			}, STATED);
			if (found !== null) return found;
		}
	}
	const elsewhere = tableNames(document, cover.whole, false);
	return elsewhere && agents(elsewhere.names, elsewhere.at, elsewhere.isWhole === false ? .6 : .8);
}
/** What the underwriters buy together is what is offered: a second witness of the count, or its only one. */
function checkUnderwritten(document, cover, findings) {
	const shares = (underwritingSections(document, cover).map((section) => tableNames(document, section, true)).find((table) => table?.shares != null) ?? tableNames(document, cover.whole, false))?.shares;
	if (shares == null || shares.amount.currency !== null || Number(shares.value) < 1e3) return;
	const count = Number(shares.value);
	if (!findings.has("sharesOffered")) findings.set("sharesOffered", count, [shares], STATED);
	else if (findings.get("sharesOffered") === count) findings.check("underwriters' shares = shares offered", true, ["sharesOffered"]);
}
function namedInText(document, cover) {
	return actingIn(document, cover.body);
}
function namedAtFoot(document, cover) {
	const foot = coverNames(document, cover);
	return foot && agents(foot.names, foot.at, foot.hasRole ? .8 : .75);
}
/** "A Securities and B Capital are acting as joint book-running managers": the sentence's subject. */
function actingIn(document, range) {
	for (const match of findAll(document, range, AFTER_NAMES, 200)) {
		const sentence = sentenceAt(document, match.start);
		const start = sentence.end - textIn(document, sentence).trimStart().length;
		if (match.start - start > 400) continue;
		const subject = document.flat.slice(start, match.start).replace(/,? each(?: of)?$/, "");
		const names = roleNames(subject);
		const isSole = /\b(?:sole|exclusive)\b/i.test(match.text) && names.length === 1;
		const found = agents(names, {
			start,
			end: match.start
		}, isSole ? SURE : .75);
		if (found !== null) return found;
	}
	return null;
}

// parsers/offering-events/baby-shelf.ts
const INSTRUCTION = /General Instructions? I\.B\.\s?(?:6|5)\b/gi;
/** The supplement comes first; deeper mentions are of the base prospectus and the past. */
const REACH$2 = 6e4;
const NOT_SUBJECT = /no longer subject|not (?:currently |presently )?subject to|were not subject/i;
const OF_ITSELF = verbose("i")`
  we (?:will not|have not|may not|are|became|have sold|have offered|will have|cannot)
  |in no event (?:will|may|shall) we|our public float|we may (?:only )?(?:offer|sell)|held by non-affiliates`;
const CONDITIONAL = verbose("i")`
  if we (?:become|are) subject|may become subject
  |\b(?:if|in the event)\b[^.\n]{0,120}(?:falls?|becomes?|is|were|decreases?|drops?)[^.\n]{0,30}(?:below|less than)`;
/**
* General Instruction I.B.6 of Form S-3 (I.B.5 of Form F-3): sales in 12 months limited to a third of the public float.
* `applies` only where the document says that it does now, not "if we become subject" or "no longer subject".
*/
function findBabyShelf(document, cover, findings) {
	const range = {
		start: cover.start,
		end: Math.min(cover.body.end, cover.start + REACH$2)
	};
	const mentions = findAll(document, range, INSTRUCTION).filter(({ text, end }) => text.endsWith("6") || /Form F-3/.test(document.flat.slice(end, end + 24)));
	const [first] = mentions;
	if (first === void 0) return;
	const paragraph = paragraphAt(document, first.start);
	const text = textIn(document, paragraph);
	const isSubject = !NOT_SUBJECT.test(text);
	if (isSubject && (!OF_ITSELF.test(text) || CONDITIONAL.test(text))) return;
	findings.set("babyShelf.applies", isSubject, [first], STATED);
	if (!isSubject) return;
	findPublicFloat(document, {
		start: Math.max(range.start, paragraph.start - 1500),
		end: Math.min(range.end, paragraph.end + 1500)
	}, findings);
	findSold(document, mentions, findings);
	if (findings.has("babyShelf.soldLast12Months") || findings.has("babyShelf.publicFloat")) findings.setConfidence("babyShelf.applies", .9);
}
const FLOAT = /(?:aggregate market value|public float|market value)[^$\n]{0,300}?(?:is|was|of|were|equals?|be)(?: equal to)?(?: approximately| about)? ?(?=(?:US)?\$ ?\d)/gi;
/** "Remains below $75.0 million" is the rule's threshold. */
const THRESHOLD = /\bless than|\bbelow\b|\bexceeds?\b|\bunder ?$|at least|until|remains/i;
function findPublicFloat(document, scope, findings) {
	for (const { start, end, text } of findAll(document, scope, FLOAT, 8)) {
		const [amount] = amountsInRange(document, {
			start: end,
			end: Math.min(scope.end, end + 40)
		});
		if (amount === void 0 || amount.start > end + 4 || THRESHOLD.test(text)) continue;
		if (amount.value === "75000000" || Number(amount.value) < 1e4) continue;
		findings.set("babyShelf.publicFloat", Number(amount.value), [amount], STATED);
		checkFloat(document, sentenceAt(document, start), Number(amount.value), findings);
		return;
	}
}
/** Shares held by non-affiliates × price = float, where the sentence gives both. */
function checkFloat(document, sentence, float, findings) {
	const amounts = amountsInRange(document, sentence).filter(({ isPercent }) => !isPercent);
	const prices = amounts.filter(({ value, currency, scale }) => currency !== null && scale === 0 && Number(value) < 1e4);
	const counts = amounts.filter(({ value, currency }) => currency === null && Number(value) >= 1e4);
	const isFloat = (product) => Math.abs(product - float) <= float * .005;
	if (counts.some((count) => prices.some((price) => isFloat(Number(count.value) * Number(price.value))))) findings.check("non-affiliate shares × price = public float", true, ["babyShelf.publicFloat"]);
}
const SOLD_NONE = /(?:have|has) (?:not (?:offered|sold|issued)|sold no|offered no|offered and sold no|not,)|no (?:securities|shares)[^.\n]{0,60}(?:sold|offered)/i;
const SOLD = /(?:have|has|had) (?:offered and sold|sold|offered|issued)|\bwe (?:offered and )?sold\b/i;
/** What was sold under the instruction in the prior twelve months, from the sentence that states it. */
function findSold(document, mentions, findings) {
	for (const mention of mentions) {
		const sentence = sentenceAt(document, mention.start);
		const text = textIn(document, sentence);
		if (!/(?:12|twelve)[ -](?:calendar[ -])?months?/i.test(text)) continue;
		const none = firstMatch(document.flat, sentence, SOLD_NONE);
		if (none !== null) {
			findings.set("babyShelf.soldLast12Months", 0, [none], .9);
			return;
		}
		const upTo = document.flat.slice(sentence.start, mention.end);
		const isLimit = /will have sold|one-third/i.test(upTo) && !/will have sold(?:(?!one-third)[^.;$]){0,120}\$\s?\d/i.test(upTo);
		const verb = firstMatch(document.flat, sentence, SOLD);
		if (verb === null || isLimit) continue;
		const amounts = moneyIn$1(document, sentence).filter(({ value }) => Number(value) >= 1e3);
		const near = amounts.filter(({ start }) => start >= verb.end && start < mention.start);
		const [amount, ...others] = amounts.length === 1 ? amounts : near;
		if (amount === void 0 || others.length > 0) continue;
		findings.set("babyShelf.soldLast12Months", Number(amount.value), [amount], STATED);
		return;
	}
}

// parsers/offering-events/joint-sale.ts
const COUNT$3 = String.raw`(?<![\d,.$])(\d{1,3}(?:,\d{3}){1,3})`;
const UP_TO = "(?:up to |an aggregate of |an additional |a total of ){0,2}";
const SHARES = "(?:of (?:our|the) )?(?:(?:class [a-c] |common |ordinary |of the ){0,2})(?:shares|ADSs|American depositary shares|common units|units)\\b";
const SELLS = "(?:hereby |also |severally ){0,2}(?:offering|selling|issuing)(?: and selling| for sale)?";
const HOLDERS$1 = String.raw`(?:(?:the|certain|our|existing|a|one|of) ){0,3}selling\s{1,8}(?:stock|share|security|unit)?\s?-?holders?`;
/** 'Being sold by Acme Systems, Inc. (the "Company")': the cover's first sentence names the issuer and gives it its term. */
const NAMED_ISSUER = String.raw`(?!(?:the |certain |our )?selling)[^\n()"]{3,70} \((?:[^()\n]{0,40} )?(?:the )?"(?:Company|Issuer)"`;
/** "We are offering 6,000,000 shares", "1,900,000 of the shares are being sold by us". */
const OWN = verbose("gi")`
  \b(?:we are|the company is|the issuer is|(?!\w{0,20}holders?\b|sellers?\b|parent\b)[A-Z][\w&.-]{1,40} is) ${SELLS} ${UP_TO}${COUNT$3} ${SHARES}
  |${COUNT$3} ${SHARES}[^.;\d]{0,60}? (?:are |being |to be |offered |and |sold ){1,4}by (?:(?:us|the company|the issuer)\b|${NAMED_ISSUER})
  |\bof which ${COUNT$3} (?:shares )?(?:are |will be |being ){0,2}(?:offered|sold|issued) by (?:us|the company)\b`;
/** "The selling stockholders are offering 2,500,000 shares", "… by the selling stockholders". */
const OTHERS = verbose("gi")`
  \b${HOLDERS$1}(?: (?:named|identified|listed|described) (?:herein|below|(?:in|elsewhere in) this prospectus(?: supplement)?))?(?:,? [^.;\d]{0,80},)? (?:is|are) ${SELLS} ${UP_TO}${COUNT$3} ${SHARES}
  |${COUNT$3} ${SHARES}[^.;\d]{0,60}? (?:are |being |to be |offered |and |sold ){1,4}by ${HOLDERS$1}
  |\band ${COUNT$3} (?:shares )?(?:are |will be |being ){0,2}(?:offered|sold) by ${HOLDERS$1}`;
/** A row of "The Offering": "Common stock offered by us", "6,000,000 shares". */
const OWN_ROW = new RegExp(String.raw`\b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?(?:offered|sold|issued) by (?:us|the company|the issuer)(?: ?\(\d\))?[\s|:]{1,6}(?:up to )?${COUNT$3} `, "gi");
const OTHERS_ROW = new RegExp(String.raw`\b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?(?:offered|sold) by ${HOLDERS$1}(?: ?\(\d\))?[\s|:]{1,6}(?:up to )?${COUNT$3} `, "gi");
/** A price table with proceeds of both, whose total is the whole offering's. */
const BOTH_PROCEEDS = new RegExp(String.raw`\n[ ]{0,20}proceeds[^\n]{0,60}\bto ${HOLDERS$1}`, "i");
/**
* In a sale by issuer and holders together `sharesOffered` is the issuer's own part: the title's number is what both
* sell, and the price table's total is paid to both. Where the cover does not state the parts, there is no number.
* Witnesses: the parts make the title's number; another place states the same part.
*
* @returns whether both sell, so that the title's and the table's totals are not the issuer's
*/
function findOwnPart(document, cover, findings) {
	const own = [...partsIn(document, cover, OWN, OWN_ROW)];
	const others = partsIn(document, cover, OTHERS, OTHERS_ROW);
	const [part] = own;
	if (part === void 0 || others.length === 0) return findFirst(document, cover, BOTH_PROCEEDS) !== null;
	const value = numberOf(part.text);
	findings.set("sharesOffered", value, [part], STATED);
	const sums = new Set(others.map((other) => value + numberOf(other.text)));
	if (findAll(document, cover.title, new RegExp(COUNT$3, "g"), 12).find(({ text }) => sums.has(numberOf(text))) !== void 0) findings.check("issuer's part + holders' part = shares in title", true, ["sharesOffered"]);
	if (own.some(({ text, start }) => text === part.text && start !== part.start)) findings.check("issuer's part stated twice alike", true, ["sharesOffered"]);
	return true;
}
function partsIn(document, cover, prose, row) {
	const inProse = findAll(document, cover.prose, prose, 6).flatMap((match) => captured(match) ?? []);
	const inRows = findAll(document, cover.body, row, 2).flatMap((match) => captured(match) ?? []);
	return [...inProse, ...inRows];
}

// parsers/offering-events/classify.ts
/** "Registered stockholders" is the term of direct listings; "registered holders" can be anyone's. */
const HOLDER = "(?:selling\\s+(?:stock|share|security|unit|warrant)?\\s?-?holders?|registered\\s+(?:stock|share)holders?)(?:\\(s\\))?";
/** "The sale of up to 10,551,899 shares of our common stock by Ridge Capital Fund, LLC": an equity line purchaser resells. */
const SOLD_BY = "\\b(?:sale|offer and sale) of (?:up to )?\\d[\\d,]{4,} (?:[^.\\n]|\\.\\d){0,80} by (?!us\\b|the (?:company|issuer|underwriter))\\w";
const RESALE = verbose("i")`
  (?:${HOLDER}|(?:resale|offer and resale|reoffer)[^.\n]{0,80}\bof (?:up to )?|${SOLD_BY})`;
const NO_PROCEEDS = /(?:we|the company|[A-Z]\w{1,60}) (?:are not selling|will not receive|will receive no|will not be receiving|is not selling)[^.\n]{0,60}(?:any|proceeds|securities|shares)/gi;
const PRIMARY = verbose("i")`
  \bwe (?:or|and|and\/or) (?:the |any |one or more |certain )?selling (?:\w+ \w*|\w+)holders? may
  |\b(?:we|[A-Z][\w&.,' ]{2,60}) (?:are|is) (?:hereby )?(?:also )?offering
  |we may(?:,| )[^.\n]{0,60}(?:offer|issue|sell)|proposed issuance|we will receive proceeds
  |(?:our )?initial public offering|offer and sell[^.\n]{0,80}from time to time
  |(?:offer and sale|issuance and sale) of(?:[^.\n]|\.\d){0,200}? to [A-Z]\w+ [A-Z]`;
/** The purchaser of an equity line resells under the same prospectus. */
const PURCHASER_RESALE = /\bresale of (?:these|the|such|those) (?:shares|securities)[^.\n]{0,40} by [A-Z]/;
/** The issuer's own part of a joint sale with holders: a number of shares. */
const OWN_SHARES = verbose()`
  \b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*(?:selling|offering) (?:up to |an aggregate of )?\d[\d,.]{4,20}[ ](?:[^.\n]|\.\d){0,160}\b(?:and|while) (?:the|certain|our)(?: \w+){0,3} selling
  |\b(?:[Ww]e are|[Tt]he Company is) (?:hereby |also )*selling (?:up to |an aggregate of )?\d[\d,]{4,20}[ ]
  |\b[A-Z][\w&.]{1,60} is (?:offering|selling) \d[\d,]{4,20} [^.\n]{0,80} and the selling
  |\d[\d,]{4,20} (?:of the )?(?:shares|ADSs)[^.\n]{0,60}(?:offered|sold) by (?:(?:us|the Company)\b|${NAMED_ISSUER})`;
const ISSUER_BESIDE_HOLDERS = verbose("i")`
  \bwe are (?:also )?offering|we (?:and|may)[^.\n]{0,40}(?:(?<! to )the selling|offer and sell)
  |we (?:or|and\/or) (?:the |any |one or more |certain )?selling|primary offering`;
/** The type of offering and who sells, from the cover. A pure resale is decided first: its type is `resale`. */
function classify(document, cover, isRegistration) {
	const find = (pattern) => findFirst(document, cover, pattern);
	const text = textIn(document, cover);
	const resale = find(RESALE);
	const holders = find(new RegExp(HOLDER, "i"));
	const noProceeds = findAll(document, cover, NO_PROCEEDS, 6).find((one) => !isForCommitment(document, one)) ?? null;
	const primary = find(PRIMARY) ?? find(OWN_SHARES);
	const isResale = resale !== null && (holders !== null || noProceeds !== null || PURCHASER_RESALE.test(text)) && (noProceeds !== null && new RegExp(SOLD_BY, "i").test(text) || holders === null || !isMentionedOnce(text));
	const isBoth = OWN_SHARES.test(text) || ISSUER_BESIDE_HOLDERS.test(text);
	const isPrimary = primary !== null && !(isResale && noProceeds !== null && !isBoth);
	const roles = {
		isPrimary: true,
		isResale,
		primary: present(isPrimary ? primary : noProceeds),
		resale: present(resale ?? holders, noProceeds)
	};
	if (isResale && !isPrimary) {
		const issues = find(/\bissuance by us\b/i);
		return {
			...roles,
			primary: issues === null ? roles.primary : [issues],
			type: "resale",
			isAtm: false,
			isPrimary: issues !== null,
			evidence: present(resale, noProceeds),
			isSure: noProceeds !== null && issues === null
		};
	}
	const other = {
		type: "other",
		evidence: present(primary),
		isSure: false
	};
	const kind = offeringKindOf(document, cover, isRegistration) ?? other;
	return {
		...roles,
		...kind,
		isResale: isResale && !isOwnSale(text),
		isAtm: kind.type === "atm"
	};
}
/** "We are selling 25,650,000 shares … and the selling stockholder … is selling 1,350,000 shares". */
const JOINT_SALE = verbose("i")`
  \b(?:we are|the company is) (?:\w+ )?(?:selling|offering) (?:up to )?(\d[\d,.]{3,16}\d)\b(?:[^.\n]|\.\d){0,200}
  \bselling \w*holders?\b(?:[^.\n]|\.\d){0,120}\b(?:is|are) (?:\w+ )?(?:selling|offering) (?:up to |an aggregate of )?(\d[\d,.]{3,16}\d)\b`;
/** Holders with a tenth of the shares are guests of the issuer's own sale. */
const GUESTS_SHARE = .1;
function isOwnSale(text) {
	const [, own, others] = JOINT_SALE.exec(text) ?? [];
	if (own === void 0 || others === void 0) return false;
	const [sold, beside] = [own, others].map((count) => Number(count.replace(/\D/g, "")));
	return sold !== void 0 && beside !== void 0 && beside <= GUESTS_SHARE * (sold + beside);
}
function present(...matches) {
	return matches.filter((match) => match !== null);
}
/** Commitment shares bring no proceeds; the equity line itself does. */
function isForCommitment(document, { start }) {
	return /^[^.\n]{0,140}(?:from the issuance of|commitment shares)/i.test(document.flat.slice(start, start + 200));
}
/** "Selling stockholders" named once beside a full primary cover: a shelf that may also carry resales. */
function isMentionedOnce(text) {
	return (text.match(new RegExp(HOLDER, "gi"))?.length ?? 0) <= 1 && PRIMARY.test(text);
}
const ATM = /"?at[- ]the[- ]market"?(?:,)?"? (?:equity )?offerings?|at[- ](?:the[- ])?market (?:sales|issuance|equity|program)|\bATM\b/i;
const ATM_AGREEMENT = /(?:sales agreement|distribution agreement|at[- ]the[- ]market|ATM|sales agreements|equity offering|open market sale)[^.\n]{0,120}(?:agreement|with|between)|\bunder the (?:equity )?(?:sales|distribution) agreement\b/i;
/** A program by what it is: an amount that agents sell over time. */
const SOLD_THROUGH_AGENTS = /\bmay (?:offer and sell|issue and sell|sell)\b[^.\n]{0,200}\baggregate (?:offering|sales) price of up to [^.\n]{0,80}\bfrom time to time through\b/i;
const IPO = /\b(?:this is (?:an|our|the) initial public offering|initial public offering of|our initial public offering|initial public offering price|there (?:has been|is|was) no public market)/i;
const RIGHTS = /\b(?:rights offering|(?:non-?)?transferable subscription rights|subscription rights to (?:purchase|acquire|subscribe)|basic subscription (?:right|privilege)|(?:up)?on (?:the )?exercise of (?:\w+ )?subscription rights)\b/i;
const RIGHTS_DISTRIBUTED = /(?:distributing|distribute|granting|issuing)(?:[^.\n]|\.\d){0,300}subscription rights|conducting a rights offering/i;
const UNDERWRITING = verbose("gi")`
  underwriting\s{1,30}discounts?(?:,? and commissions?)?|underwritten public offering
  |offered by the (?:several )?underwriters
  |underwriters?(?: named below)?,? (?:has|have)(?: each| severally)? agreed to purchase
  |underwriters? (?:(?:have |has )?an? (?:\d+[- ]day )?option|expects? to deliver)|several underwriters
  |firm[- ]commitment (?:under\w+ )?(?:basis|(?:public )?offering)`;
/** "We are not paying underwriting discounts". */
const DENIED = /\b(?:not|no|without|nor|neither)\b[^.\n]{0,60}$/i;
const PLACEMENT = /placement agents?/gi;
const BEST_EFFORTS = /best[- ]efforts/i;
/** The offering itself is on best efforts; direct ones also have an agent with "reasonable best efforts to arrange the sale". */
const EFFORTS_OFFERING = /\b(?:offering|offered|offer|sell|sold)\b[^.\n]{0,80}\bon a[^.\n]{0,12}best[- ]efforts|best[- ]efforts"?,? (?:self-underwritten )?(?:public )?offering/i;
const DIRECT = verbose("i")`
  (?:securities )?purchase agreements? directly with|offering directly to|registered direct
  |directly to (?:certain|the|one|an?|two|three|four|five|several|accredited|institutional|select|\d+)\b[^.\n]{0,60}(?:investors?|purchasers?)
  |\bwe are offering\b[^.\n]{0,200}\bdirectly to (?:the )?(?:investors?|purchasers?)`;
/** The plan of distribution of a direct sale. */
const SOLD_DIRECTLY = /\bwe have entered into (?:an? |the )?(?:securities )?purchase agreements? directly with\b/i;
/** "We are offering 1,111,111 shares of our common stock to Ridgeline LLC at a purchase price of". */
const ONE_BUYER = /\b(?:offering|selling) [\d,]{5,} (?:of our )?(?:shares|ordinary shares|common shares|ADSs)[^.\n]{0,60} to (?!the public)[A-Za-z][^.\n]{0,120} price\b/;
/** Best-efforts offerings to the public have purchase agreements with their larger purchasers as well. */
const PURCHASERS = /securities purchase agreements?[^.\n]{0,160}(?:investors?|purchasers?)/i;
const BESIDE_PRIVATE = /concurrent(?:ly)?[^.\n]{0,20} private placement/i;
const SHELF = /(?:from time to time)[^\n]{0,300}(?:one or more offerings|in amounts|supplements?)|supplements? to this prospectus|applicable prospectus supplement/i;
/** An equity line by its name, or by what it is: shares sold to one purchaser from time to time under its agreement. */
const NAMED_LINE = /equity line|committed equity|(?:standby )?equity purchase agreement|standby equity|pre-?paid advance agreement|commitment (?:shares|warrants?|fee)\b/i;
const EQUITY_LINE = verbose("i")`
  (?:sell|sale|issued?|issuance)\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,200}\bto\b(?:(?!exercis|underwrit|sales agreement)(?:[^.\n]|\.\d)){0,120}
  \bfrom time to time\b(?:(?!exercis|underwrit|securities purchase|sales agreement)(?:[^.\n]|\.\d)){0,160}purchase agreement`;
const OTHER_SELLERS = /placement agents?|underwriting discounts?|securities purchase agreement|registered direct|sales agents?\b/i;
/** The type of a primary offering: programs and rights before the words that every prospectus shares ("underwriters"). */
function offeringKindOf(document, cover, isRegistration) {
	const find = (pattern) => findFirst(document, cover, pattern);
	return equityLineOf(document, cover, find) ?? marketOf(find) ?? rightsOf(document, cover) ?? initialOf(find) ?? channelOf(document, cover, find, isRegistration);
}
function kind(type, evidence, isSure) {
	return {
		type,
		evidence: [evidence],
		isSure
	};
}
/** The purchaser of an equity line is named and pays as it is called; with agents or underwriters it is another type. */
function equityLineOf(document, cover, find) {
	const named = find(NAMED_LINE);
	const line = named ?? find(EQUITY_LINE);
	if (line === null) return null;
	const prose = textIn(document, cover.prose);
	const before = document.flat.slice(cover.prose.start, Math.max(cover.prose.start, line.start));
	if (before.length > 5e3 || /sales agreement|distribution agreement|at[- ]the[- ]market/i.test(before)) return null;
	if (OTHER_SELLERS.test(prose.slice(0, 6e3)) || !/\b(?:purchase|advance) agreement/i.test(prose)) return null;
	return kind("eloc", line, named !== null);
}
/** An ATM program; a deal that is priced, underwritten or direct may mention one beside it. */
function marketOf(find) {
	const market = find(ATM) ?? find(SOLD_THROUGH_AGENTS);
	const agreement = find(ATM_AGREEMENT);
	if (market === null || agreement === null || [
		UNDERWRITING,
		DIRECT,
		PURCHASERS
	].some((other) => find(other) !== null)) return null;
	return {
		type: "atm",
		evidence: [market, agreement],
		isSure: find(/415\(a\)\(4\)|sales agents?\b/i) !== null
	};
}
/** Rights are the offered security: in the title, or distributed by the issuer's own sentence. */
function rightsOf(document, cover) {
	const titled = findFirst(document, cover.title, RIGHTS);
	const distributed = findFirst(document, cover.prose, RIGHTS_DISTRIBUTED);
	const rights = titled ?? distributed;
	return rights && kind("rights", rights, titled !== null && distributed !== null);
}
function initialOf(find) {
	const initial = find(IPO);
	const isNamed = find(/initial public offering/i) !== null || find(/offered by the (?:several )?underwriters/i) !== null;
	if (initial === null || !isNamed) return null;
	return kind("ipo", initial, /this is|no public market/i.test(initial.text));
}
/** How the securities are distributed: shelf, firm commitment, directly or on best efforts. */
function channelOf(document, cover, find, isRegistration) {
	const underwriting = affirmed(document, cover, UNDERWRITING);
	const placement = affirmed(document, cover, PLACEMENT);
	const efforts = find(BEST_EFFORTS);
	const isOnEfforts = find(EFFORTS_OFFERING) !== null;
	const purchasers = find(PURCHASERS);
	const named = find(DIRECT);
	const beside = find(/public offering price/i) === null ? find(BESIDE_PRIVATE) : null;
	const direct = named ?? (isOnEfforts ? null : purchasers ?? beside);
	const shelf = isRegistration ? find(SHELF) : null;
	const isPriced = underwriting !== null && !/^firm/i.test(underwriting.text);
	if (shelf !== null && !isPriced && (named ?? purchasers) === null) return kind("shelf", shelf, find(/one or more offerings|will not exceed|supplements? to this prospectus/i) !== null);
	if (underwriting !== null && placement === null) return kind("firm_commitment", underwriting, find(/underwriters?\b/i) !== null && find(/underwriting discount/i) !== null);
	if (direct !== null) {
		const isDirect = named !== null || findFirst(document, cover.rest, SOLD_DIRECTLY) !== null;
		return kind("registered_direct", direct, placement !== null && isDirect);
	}
	const agency = efforts ?? placement;
	if (agency !== null) return kind("best_efforts", agency, efforts !== null && placement !== null && (purchasers === null || !isOnEfforts));
	const base = shelf ?? baseProspectusOf(document, cover, find, isRegistration);
	if (base !== null) return kind("shelf", base, false);
	const buyer = find(ONE_BUYER);
	return buyer && kind("registered_direct", buyer, false);
}
/** The first match that is not denied. */
function affirmed(document, range, pattern) {
	const matches = findAll(document, range, pattern, 8);
	const lead = ({ start }) => document.flat.slice(Math.max(range.start, start - 60), start);
	return matches.find((match) => !DENIED.test(lead(match))) ?? null;
}
/** Securities that a shelf registers beside each other. */
const SHELF_SECURITIES = [
	/\bpreferred\b/i,
	/\bdebt\b/i,
	/\bwarrants\b/i,
	/\bunits\b/i,
	/\brights\b/i,
	/\bdepositary\b/i
];
/** A base prospectus: several securities, whose terms supplements will give. */
function baseProspectusOf(document, cover, find, isRegistration) {
	const title = textIn(document, cover.title);
	const kinds = SHELF_SECURITIES.filter((security) => security.test(title)).length;
	if (/prospectus supplement/i.test(title) || kinds === 0) return null;
	if (isRegistration && kinds >= 2) return find(/\bmay\b[^.\n]{0,40}\bfrom time to time\b[^.\n]{0,80}\b(?:offer|sell|issue)|\bmay\b[^.\n]{0,80}\b(?:offer|sell|issue)\b[^.\n]{0,200}\bfrom time to time/i);
	if (find(SHELF) === null) return null;
	return findFirst(document, cover.prose, /\bany combination of\b|\bone or more offerings\b/i);
}

// parsers/offering-events/cover-amounts.ts
const AGGREGATE = verbose("gi")`
  (?:aggregate|total|maximum)[^.\n$]{0,80}(?:price|proceeds|amount|value)[^.\n$]{0,120}\$ ?[\d,.]+(?: (?:million|billion))?
  |(?:up to|not (?:to )?exceed)(?: an aggregate of| a total of)? (?:US)?\$ ?[\d,.]+(?: (?:million|billion))?(?: (?:of|in)\b)?`;
const TITLE_AMOUNT = /^[ ]*(?:up to |maximum (?:of )?)?((?:US)?\$ ?\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?|(?:US)?\$ ?[\d.]+ (?:million|billion))(?: (?:of|in) [^\n]{3,80}| (?:class|common|ordinary|shares)[^\n]{0,80})?[ ]*$/gim;
const OTHER_AMOUNT = /over-?allotment|additional (?:shares|securities)|option to purchase|public float|held by non-affiliates|\bbid\b/i;
/** The most that may be sold under this prospectus (ATM, shelf, preliminary): the title's amount, supported by the text. */
function findMaximum(document, cover, findings) {
	const stated = findAll(document, cover.prose, AGGREGATE).flatMap((match) => {
		if (OTHER_AMOUNT.test(document.flat.slice(Math.max(cover.start, match.start - 120), match.end + 60))) return [];
		const [amount] = moneyIn$1(document, match);
		return amount === void 0 || Number(amount.value) < 1e5 ? [] : [amount];
	});
	const [title] = findAll(document, cover.title, TITLE_AMOUNT, 1);
	const inTitle = title === void 0 ? void 0 : amountsInRange(document, title)[0];
	if (inTitle === void 0 && findings.get("type") === "eloc" && findings.has("sharesOffered")) return;
	const chosen = inTitle ?? stated[0];
	if (chosen === void 0) return;
	const confidence = inTitle === void 0 && stated.length > 1 ? .7 : STATED;
	findings.set("maxAggregateOffering", Number(chosen.value), [chosen], confidence);
	if (amountsInRange(document, {
		start: chosen.end,
		end: cover.end
	}).some(({ value }) => value === chosen.value)) findings.check("maximum amount stated twice alike", true, ["maxAggregateOffering"]);
}
/** A line of a term sheet: "Public offering price: $5.00 per share". */
const LISTED_PRICE = /(?:public offering|offering|purchase) price(?: per (?:share|unit|ADS))?: {1,3}(?:US)?\$ ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))/gi;
const LISTED_GROSS = /(?:gross|aggregate|total) (?:gross )?proceeds(?: to (?:us|the issuer))?: {1,3}((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;
const TEXT_PRICE = verbose("gi")`
  (?:(?:public offering|offering|purchase) price|at a (?:fixed |negotiated )?price)
  [ ](?:(?:for|of) (?:each|one|our|the) [^.\n$]{0,80})?(?:per (?:share|unit|ADS)[^.\n$]{0,60})?(?:is|of|will be)
  (?: \$| US\$) ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))(?: per (?:share|unit|ADS))?`;
/** A share sold with its warrant has one price for both. */
const WITH_WARRANTS = /(?:share|stock|ADS|unit) (?:and|with|together with) (?:the |an? |its )?(?:accompanying|associated|related)[^$]{0,60}warrants?/i;
/** The price in the words of the cover: the value where no table gives it, else a check of the table's. */
function findTextPrice(document, cover, findings) {
	const matches = [...findAll(document, cover.prose, TEXT_PRICE, 5), ...findAll(document, cover, LISTED_PRICE, 2)];
	for (const match of matches) {
		const printed = captured(match);
		if (printed === null || /warrant|exercise|assumed|between/i.test(match.text.replace(WITH_WARRANTS, " "))) continue;
		if (/assum|exercise|closing|last|warrants? to/i.test(document.flat.slice(match.start - 40, match.start))) continue;
		const price = Number(printed.text);
		if (findings.has("pricePerShare")) findings.check("price in the table = price in words", findings.get("pricePerShare") === price, ["pricePerShare"]);
		else findings.set("pricePerShare", price, [printed], STATED);
		return;
	}
}
const TEXT_GROSS = /(?:gross|aggregate|total) proceeds(?: to us)?(?: (?:from|of) (?:this|the) offering)?(?: (?:of|will be|are|is))(?: expected to be)?(?: approximately)? ((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;
/** Gross proceeds in the words of the cover, where no table gives them: an offering without underwriters. */
function findTextGross(document, cover, findings) {
	if (findings.has("grossProceeds")) return;
	const matches = [...findAll(document, cover.prose, TEXT_GROSS, 6), ...findAll(document, cover, LISTED_GROSS, 2)];
	for (const match of matches) {
		const { start } = sentenceAt(document, match.start);
		const words = document.flat.slice(start, match.end);
		if (/up to|assum|exercis|potential|\bif\b|private placement|previous|prior|\bmay\b|20\d\d, we/i.test(words)) continue;
		const [amount] = amountsInRange(document, captured(match) ?? match);
		if (amount === void 0 || Number(amount.value) < 1e4) continue;
		findings.set("grossProceeds", Number(amount.value), [amount], .75);
		return;
	}
}
const PRODUCT_PATHS$1 = [
	"sharesOffered",
	"pricePerShare",
	"grossProceeds"
];
/** "If the maximum is sold, gross proceeds will be $2,500,000": believed where the product is the same. */
const PROCEEDS = /(?:gross|aggregate|total|offering) (?:offering )?(?:proceeds|price|amount)[^.;$\n]{0,80}(?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?/gi;
/** Shares × price = gross proceeds, where no table checked them; a title amount equal to the product is the gross. */
function checkProduct$1(document, cover, findings) {
	const [shares, price, gross] = PRODUCT_PATHS$1.map((path) => findings.number(path));
	if (shares == null || price == null || findings.isJoint) return;
	const product = multiplyDecimals(String(shares), String(price));
	if (gross != null && withinTolerance(product, String(gross), "1")) findings.check("shares × price = gross proceeds", true, PRODUCT_PATHS$1);
	if (findings.has("grossProceeds")) return;
	const amounts = [...findAll(document, cover.title, TITLE_AMOUNT, 4).map((match) => amountsInRange(document, match)[0]), ...findAll(document, cover.prose, PROCEEDS, 8).map((match) => moneyIn$1(document, match).at(-1))];
	for (const amount of amounts) {
		if (amount === void 0 || !withinTolerance(product, amount.value, "1")) continue;
		findings.set("grossProceeds", Number(amount.value), [amount], STATED);
		findings.check("shares × price = gross proceeds", true, PRODUCT_PATHS$1);
		return;
	}
}
const MONEY = "(?:US)?\\$ ?\\d[\\d,.]*\\d(?: (?:million|billion))?";
const REMAINS = verbose("gi")`
  ${MONEY}(?: (?:of|in|worth)[^.;$\n]{0,80})? (?:that )?(?:currently )?
  (?:remain(?:s|ed|ing)?(?: unsold| available| to be sold| eligible)
  |(?:is|are) (?:still )?available (?:for|to be) s(?:ale|old) under)
  |remaining (?:amount|balance|capacity|availability)[^.;$\n]{0,80}(?:is|was|of) (?:approximately )?${MONEY}`;
const PROGRAM = /sales? agreement|distribution agreement|offering agreement|at[- ]the[- ]market|\bATM\b/i;
/** Within the supplement: the base prospectus behind it is of another date. */
const REACH$1 = 6e4;
/** The unsold rest of an ATM program, from the supplement's sentence on the sales agreement. */
function findRemaining(document, cover, findings) {
	const scope = {
		start: cover.prose.start,
		end: Math.min(cover.body.end, cover.start + REACH$1)
	};
	for (const match of findAll(document, scope, REMAINS, 6)) {
		const sentence = sentenceAt(document, match.start);
		const words = textIn(document, sentence);
		if (!PROGRAM.test(words) || /terminat|non-affiliates|prior (?:sales|program)|\bif\b/i.test(words)) continue;
		const [amount] = moneyIn$1(document, match);
		if (amount === void 0 || Number(amount.value) < 1e4) continue;
		findings.set("atmRemaining", Number(amount.value), [amount], STATED);
		return;
	}
}

// parsers/offering-events/cover-findings.ts
const FILE_NUMBER = /(?:Registration|File|Commission File|SEC File)(?: Statement)? ?(?:Nos?\.?|Numbers?\.?)?(?: and [^\n]{0,20})?:? ?\(?(3(?:33|77)-\d{5,6})\b/gi;
const FORM_LINE = /\bFORM\s+[SF]-\d|REGISTRATION\s+STATEMENT\s+(?:\(Form|UNDER|ON)/i;
/** The legend that heads the page names no other issuer's number. */
const LEGEND = 600;
/** The registration number that heads the cover, and whether the header's file number agrees. */
function findFileNumber(document, findings, isRegistration, headerNumbers) {
	const head = {
		start: 0,
		end: Math.min(document.flat.length, isRegistration ? 1500 : 2500)
	};
	const formLine = isRegistration ? findFirst(document, head, FORM_LINE) : null;
	const written = document.flat.trimEnd().length;
	const whole = findAll(document, {
		start: 0,
		end: formLine?.start ?? head.end
	}, FILE_NUMBER).filter(({ end }) => end < written);
	const [first] = whole;
	const number = captured(first);
	const [header] = headerNumbers;
	if (first !== void 0 && number !== null) {
		const isOnly = whole.every(({ groups }) => groups[0] === number.text);
		findings.set("fileNumber", number.text, [number], isOnly ? first.start < LEGEND ? .9 : .85 : STATED);
		if (header === void 0) return;
		findings.check("file number = header file number", headerNumbers.includes(number.text), ["fileNumber"]);
	} else if (header !== void 0 && isRegistration) {
		findings.set("fileNumber", header, [], STATED);
		findings.warn("file-number-from-header", "the cover has no registration number; the SGML header gives it");
	}
}
/** A parent with several issuers puts the name before the class: "Quarrel Class A Ordinary Shares". */
const SHARE_WORD = "(?:(?:[\\w.&]+ )?class [a-c] (?:common stock|(?:common|ordinary) shares)|shares?(?: of)?(?: (?:our|its|the company's))?(?: class [a-c])?(?: (?:common|ordinary|capital) (?:stock|shares?))?|(?:class [a-c] )?(?:common|ordinary) shares|common units|units|american depositary shares|ADSs|depositary shares)";
const TITLE_SHARES = verbose("gim")`
  ^[ ]*(?:[\d,]+ rights for )?(?:up to (?:an aggregate of )?|(?:minimum (?:of )?[\d,]{5,12} (?:shares|units)(?: ?[-;,]| and| to)? )?(?:a )?maximum(?: offering)?(?: of|:)? )?(\d{1,3}(?:,\d{3})+)(?: |(?:[ ]*\n){1,2}[ ]*)${SHARE_WORD}\b(?:(?! (?:issuable|underlying))[^\n]{0,80}$|,? (?:each )?consisting of|,? (?:or|and|and\/or) pre-?funded| \((?:inclusive|including|consisting|which includes?)\b)`;
const BODY_SHARES = verbose("gi")`
  (?:offering|\bhereby offers|sale of|resale[^\n]{0,80} of|issuance of|subscription rights to (?:purchase|subscribe for))(?: of)?(?: up to)?(?: an aggregate(?: total)? of)?(?: up to)?(?: a minimum of [\d,]{5,12}(?: shares)? and a maximum of)? (\d{1,3}(?:,\d{3})+) ${SHARE_WORD}
  |\ball (?:of the )?(\d{1,3}(?:,\d{3})+) ${SHARE_WORD}(?: of [^.\n]{3,40})? being (?:sold|offered) in this offering`;
/** A row of "The Offering" or of a term sheet: "Common stock offered by us", "7,000,000 shares". */
const OFFERED_ROW = verbose("gi")`
  \b(?:stock|shares|ADSs|units) (?:to be )?(?:being )?offered
  (?: (?:hereby|by us|by the company|by the issuer|in this offering))?(?: ?\(\d\))?[\s:]{1,5}(?:up to )?
  (\d{1,3}(?:,\d{3})+) (?:(?:common|ordinary|class [a-c]) )*(?:shares|ADSs|units|american depositary)`;
/** Shares (or units) offered: the title line, supported by the first sentences and by "The Offering". */
function findShares$1(document, cover, findings) {
	const head = {
		start: cover.start,
		end: Math.min(cover.end, cover.title.end + 200)
	};
	const [title] = findAll(document, head, TITLE_SHARES).filter(({ text }) => !/\bwarrants? to purchase\b/i.test(text));
	const prose = findAll(document, cover.prose, BODY_SHARES);
	const [row] = findAll(document, cover.body, OFFERED_ROW, 1);
	const match = title ?? prose[0] ?? row;
	const printed = captured(match)?.text;
	if (match === void 0 || printed === void 0) return;
	const start = document.flat.indexOf(printed, match.start);
	const shares = numberOf(printed);
	const isPrinted = (other) => captured(other)?.text === printed;
	findings.set("sharesOffered", shares, [{
		start,
		end: start + printed.length
	}], STATED);
	const passed = (name) => findings.check(name, true, ["sharesOffered"]);
	if (title !== void 0 && prose.some((other) => isPrinted(other) && other.start > match.end)) passed("shares in title = shares in text");
	if (title !== void 0 && isSumOfParts(document, cover, shares)) passed("parts in text = shares in title");
	if (match !== row && isPrinted(row)) passed("shares on the cover = shares in The Offering");
}
const PART$1 = /\((?:[ivx]{1,5}|[a-h]|\d)\) (?:up to )?(?:an aggregate of )?(\d{1,3}(?:,\d{3})+) (?!warrants?\b)/gi;
/** A resale lists where its shares come from: "(i) 2,856,578 shares that we may sell and (ii) 73,659 commitment shares". */
function isSumOfParts(document, cover, total) {
	let sum = 0;
	return findAll(document, cover.prose, PART$1, 24).some(({ groups }, index) => {
		sum += numberOf(groups[0] ?? "0");
		return index > 0 && sum === total;
	});
}
const SECURITY_NAMES = [
	["debt", /debt securities/i],
	["common", /(?:class [a-c] )?(?:common|ordinary) (?:stock|shares|units)|subordinate voting shares|common shares/i],
	["american depositary shares", /american depositary shares|\bADSs\b/i],
	["preferred", /preferred (?:stock|shares)|preference shares/i],
	["depositary shares", /(?<!american )depositary shares/i],
	["pre-funded warrants", /pre-?funded warrants/i],
	["warrants", /(?<!pre-?funded )\bwarrants\b/i],
	["rights", /\b(?:subscription )?rights\b/i],
	["units", /\bunits\b/i]
];
/** The securities offered, from the title lines of the cover. */
function findSecurities(document, cover, findings) {
	const names = [];
	const matches = SECURITY_NAMES.flatMap(([name, pattern]) => {
		const inProse = name === "common" ? findFirst(document, cover.prose, pattern) : null;
		const match = findFirst(document, cover.title, pattern) ?? inProse;
		if (match !== null) names.push(name);
		return match ?? [];
	});
	if (names.length > 0) findings.set("securities", names, matches, STATED);
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

// parsers/prose/flat-text.ts
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

// parsers/offering-events/term-rows.ts
const LONGEST_LABEL = 110;
const LONGEST_VALUE = 1500;
/** Between label and value: the edge of a cell, a colon, or a gap of a fixed-width table. */
const SPLIT = /\s{0,8}\|\s{0,8}(?:\|\s{0,8}){0,12}|[:.]?\s{0,4}\t\s{0,8}|:\s{1,40}(?=\S)|\s?(?:\.\s?){4,}\s{0,8}|\s{3,}/;
/** A label that wraps: its second line has the dots that lead to the value. */
const LEADERS = /^\s?(?:\.\s?){4,}/;
const LABEL_HEAD = /^[A-Z][^.:;|\t]{3,70}[a-z,]$/;
/** A label cannot end in such a word. */
const UNFINISHED = /\b(?:after|before|prior to|following|by|to|of|the|this|in|and|for|upon|immediately)$/;
const RULE$1 = /^[-=:|\s]+$/;
/** A line that is a label alone; its value is the next line. */
const LABEL_ALONE = /^[A-Z][^.;?!\n]{2,90}:$/;
/** The lines of a range that give a label and a value, by cells, colons or gaps. */
function termRowsOf(document, { start, end }) {
	const text = document.layout.plain.text;
	const rows = [];
	let pending = null;
	let above = null;
	let at = start;
	while (at < end) {
		const newline = text.indexOf("\n", at);
		const stop = newline < 0 || newline > end ? end : newline;
		const line = text.slice(at, stop);
		const from = at + (/[^\s|]/.exec(line)?.index ?? 0);
		at = stop + 1;
		const words = line.replace(/^[\s|]+|[\s|]+$/g, "");
		if (words === "" || RULE$1.test(words)) continue;
		if (pending !== null) {
			rows.push(termRow(pending, text, from, from + words.length));
			pending = null;
			continue;
		}
		const indent = from - (stop - line.length);
		const head = above;
		above = LABEL_HEAD.test(words) && !/\s{3}/.test(words) ? {
			words,
			indent
		} : null;
		if (LABEL_ALONE.test(words)) {
			pending = words.slice(0, -1);
			continue;
		}
		const split = SPLIT.exec(words.slice(0, 130));
		if (split === null || split.index < 3 || split.index > LONGEST_LABEL || !/[a-z]/i.test(words)) continue;
		const valueAt = from + split.index + split[0].length;
		if (valueAt < from + words.length) rows.push(termRow(head !== null && isRestOf(head, {
			words,
			indent
		}, LEADERS.test(split[0])) ? `${head.words} ${words.slice(0, split.index)}` : words.slice(0, split.index), text, valueAt, LEADERS.test(split[0]) ? wrappedEnd(text, stop, end, valueAt - (stop - line.length)) : from + words.length));
	}
	return rows;
}
const MOST_LINES$1 = 8;
/** The end of a value that wraps in its column of a fixed-width table: the lines below that begin there. */
function wrappedEnd(text, stop, end, column) {
	let to = stop;
	for (let lines = 0; to < end && lines < MOST_LINES$1; lines += 1) {
		const newline = text.indexOf("\n", to + 1);
		const next = newline < 0 || newline > end ? end : newline;
		const indent = text.slice(to + 1, next).search(/\S/);
		if (indent < column - 2 || indent > column + 4) break;
		to = next;
	}
	return to - (text.slice(stop - 1, to).length - text.slice(stop - 1, to).trimEnd().length);
}
/** A wrapped label is indented below its first line, and has dots behind it or goes on in small letters; or it is cut off. */
function isRestOf(head, { words, indent }, hasLeaders) {
	const goesOn = /^[a-z]/.test(words);
	if (indent > head.indent) return hasLeaders || goesOn;
	return goesOn && indent === head.indent && UNFINISHED.test(head.words);
}
function termRow(label, text, start, end) {
	const to = Math.min(end, start + LONGEST_VALUE);
	const value = asciiMarks(text.slice(start, to)).replace(/\t/g, " ");
	return {
		label: asciiMarks(label).replace(/\s+/g, " ").trim(),
		value,
		at: {
			start,
			end: to
		}
	};
}

// parsers/offering-events/offering-terms.ts
const OUTSTANDING = /\boutstanding\b/i;
const BEFORE$1 = /\b(?:before|prior|preceding|current(?:ly)?)\b/i;
const AFTER$1 = /\b(?:after|following|upon|post|completion|giving effect)\b/i;
/** What others may buy later, and what holders sell, are not the base terms. */
const OTHER_TERMS = /over-?allot|\boption|green ?shoe|additional|warrants? outstanding|lock-?up|exercise|conversion|strike|selling|resale|record|symbol|listing|range/i;
const PRICE$1 = /\bprice\b/i;
const NOT_PRICE = /\b(?:last|closing|reported|net|assumed|market|trading|recent)\b/i;
const GROSS$1 = /gross proceeds|(?:aggregate|total) (?:gross |offering |purchase )?(?:proceeds|price|amount|size)|(?:offering|deal|transaction|issue) (?:size|amount)|^size/i;
const SIZE = verbose("i")`
  \b(?:offered|offering|size|firm|base|issued?)\b(?:(?!price|proceeds|expense|date|period|commence).){0,200}\b(?:shares?|stock|ADSs?|units?|securities)\b
  |\b(?:shares?|stock|ADSs?|units?|securities)\b(?:(?!price|proceeds|outstanding|expense|date|period).){0,200}\b(?:offered|offering|issued|sold|size|being sold)\b
  |^(?:securities|(?:title of )?securit(?:y|ies)(?: offered)?|(?:offering|issue|deal) size|size|number of (?:shares|units|ADSs)|title of securities)$`;
const PERCENT = /discount|commission|\bfees?\b|spread|compensation/i;
const ROLE = /underwriters?\b|managers?\b|placement agents?|dealer[- ]managers?|sales agents?|book-?runners?|representatives?\b/i;
const NOT_ROLE = /discount|fees?\b|compensation|warrant|counsel|purchase|expense|settlement/i;
function termOf({ label, value }) {
	if (OUTSTANDING.test(label) && !/^(?:\w+ )?(?:warrants|options|preferred|notes|debt)\b|(?:warrants|options|notes) outstanding/i.test(label)) {
		if (BEFORE$1.test(label) && !/\bafter\b/i.test(label)) return "before";
		return AFTER$1.test(label) ? "after" : null;
	}
	if (OTHER_TERMS.test(label)) return null;
	if (/net proceeds/i.test(label) || /use of proceeds/i.test(label) && /net proceeds/i.test(value)) return "net";
	if (PERCENT.test(label) && /\d ?%/.test(value)) return "percent";
	if (GROSS$1.test(label) && /\$/.test(value)) return "gross";
	if (PRICE$1.test(label)) return NOT_PRICE.test(label) ? null : "price";
	if (ROLE.test(label) && !NOT_ROLE.test(label)) return "agents";
	return SIZE.test(label) ? "shares" : null;
}
/** A count with the security that it counts. */
const COUNT$2 = /(?<![$\d.,])(\d{1,3}(?:,\d{3})+)(?=[^.;\d]{0,60}\b(?:shares?|ADSs?|units?|stock|depositary)\b|\s{0,3}(?:\(|$))(?! (?:warrants?|rights)\b)/;
const LIMIT = 16e3;
const SECTION = /\n[ ]{0,100}(?:SUMMARY OF )?THE (?:RIGHTS )?OFFERING[ ]{0,100}(?=\n)/gi;
/** Where the summary of the offering stands: behind its headings, and on the cover. All of a short document. */
function summaryOf(document, cover) {
	const { start, end } = cover.whole;
	if (end - start <= 2 * LIMIT) return [cover.whole];
	const sections = findAll(document, cover.whole, SECTION, 3);
	return [{
		start: cover.start,
		end: cover.end
	}, ...sections.map((heading) => ({
		start: heading.end,
		end: Math.min(end, heading.end + LIMIT)
	}))];
}
/** The rows of the summary with what they are about, first statement first. */
function offeringTermsOf(document, cover) {
	const terms = /* @__PURE__ */ new Map();
	for (const range of summaryOf(document, cover)) for (const row of termRowsOf(document, range)) {
		const term = termOf(row);
		if (term !== null) terms.set(term, [...terms.get(term) ?? [], row]);
	}
	return terms;
}
/** The count of a row's value: the first that counts shares or units. */
function countIn$1({ value, at }) {
	const match = COUNT$2.exec(value);
	const printed = match?.[1];
	if (match === null || printed === void 0) return null;
	const start = at.start + match.index;
	return {
		count: Number(printed.replaceAll(",", "")),
		at: {
			start,
			end: start + printed.length
		}
	};
}
function moneyIn({ value, at }) {
	return amountsIn(value).filter(({ currency, isPercent }) => currency !== null && !isPercent).map((amount) => ({
		...amount,
		start: amount.start + at.start,
		end: amount.end + at.start
	}));
}
/** Values that the rows of a term sheet or summary give, and agreement with what the cover said. */
function findTerms(document, terms, findings) {
	const rows = (term) => terms.get(term) ?? [];
	for (const row of rows("shares")) {
		const found = countIn$1(row);
		if (found === null || /selling|warrants? to purchase/i.test(row.value.slice(0, found.at.start - row.at.start))) continue;
		if (findings.isJoint && !/\bby (?:us|the company|the issuer)\b/i.test(row.label)) continue;
		support("sharesOffered", found.count, found.at, findings);
		break;
	}
	for (const row of rows("price")) {
		const [price, another] = moneyIn(row).filter(({ value, scale }) => scale === 0 && Number(value) < 1e4);
		const isOpen = /assum|between|range|determined/i.test(row.value) || another !== void 0 && /[-–—] ?$|\bto $/.test(row.value.slice(0, another.start - row.at.start));
		if (price === void 0 || isOpen || /pre-?funded|warrant/i.test(row.label)) continue;
		support("pricePerShare", Number(price.value), price, findings);
		break;
	}
	const [gross] = rows("gross").flatMap((row) => moneyIn(row).slice(0, 1));
	if (gross !== void 0 && Number(gross.value) >= 1e4 && !findings.isJoint) support("grossProceeds", Number(gross.value), gross, findings);
	for (const row of rows("percent")) {
		const percent = amountsIn(row.value).find(({ isPercent }) => isPercent);
		if (percent === void 0 || Number(percent.value) > 15 || /warrant|allowance|expense/i.test(row.label)) continue;
		support("agentFeePercent", Number(percent.value), {
			start: row.at.start + percent.start,
			end: row.at.start + percent.end
		}, findings);
		break;
	}
	const named = rows("agents").flatMap((row) => [...roleNames(row.value), ...namesBelow(document, row)]);
	const [first] = rows("agents");
	if (first !== void 0 && named.length > 0) findings.set("placementAgentOrUnderwriters", [...new Set(named)], [first.at], STATED);
}
const MOST_LINES = 12;
/** The other firms of a cell that lists one per line. */
function namesBelow({ layout }, { value, at }) {
	if (roleNames(value).length === 0) return [];
	const names = [];
	for (const line of layout.plain.text.slice(at.end, at.end + 1e3).split("\n").slice(1, MOST_LINES)) {
		const words = line.trim();
		if (!isFirmName(words) || !hasFirmEnding(words)) break;
		names.push(words);
	}
	return names;
}
/** Sets a value that nothing gave yet; one that was read elsewhere has its second witness where the two agree. */
function support(path, value, at, findings) {
	const before = findings.get(path);
	if (before === void 0) findings.set(path, value, [at], STATED);
	else if (before === value && !findings.isAt(path, at)) findings.check(`${path} on the cover = in the summary`, true, [path]);
}

// parsers/offering-events/decoys.ts
const EQUITY_TITLE = verbose("i")`
  \b(?:common (?:stock|shares|units)|ordinary shares|shares of (?:class|common|beneficial)
  |american depositary shares|ADSs|class [a-c] (?:common|ordinary|subordinate)|subordinate voting shares
  |preferred (?:stock|shares)|depositary shares|\bunits\b|warrants?\b|subscription rights)`;
const DEBT_TITLE = verbose("i")`
  \b(?:notes?\s+(?:due|linked)
  |(?:senior|subordinated|medium-term|structured|convertible|exchangeable|auto-?callable|buffered|contingent
  |market-linked|equity-linked|capped|digital|trigger|secured|floating|fixed|leveraged|step)
  [^\n]{0,80}\b(?:notes?|securities|bonds)\b
  |debentures|pricing supplement|asset[- ]backed|pass[- ]through certificates|mortgage[- ]backed
  |certificates of deposit|bonds\b)`;
const BUSINESS_COMBINATION = verbose("i")`
  joint proxy statement\/prospectus|proxy statement\/prospectus
  |prospectus\/(?:offer to exchange|proxy statement|information statement)|offer to exchange|exchange offer
  |merger consideration|information statement\/prospectus|prospectus and (?:consent|proxy)`;
const SHARES_TITLE = /\b(?:common|ordinary|preferred|depositary|capital) (?:stock|shares|units)|\bADSs\b|shares of/i;
/** Other names of banks for their notes. */
const STRUCTURED = /principal at risk|stated principal amount|auto-?callable|\bETNs?\b|exchange[- ]traded notes|\bfinal (?:share|index|underlying|basket|underlier) (?:price|level|value)/i;
const STRUCTURED_TITLE = /\b(?:securities|PLUS|notes)\b[^\n]{0,120} based on the (?:value|performance|price) of/i;
/** Plans sell to employees and holders over years at market prices. */
const PLAN = verbose("i")`
  dividend reinvestment|direct (?:stock|share) purchase|(?:stock|share) purchase (?:and [^\n]{0,40})?plan
  |(?:equity|stock|share|performance|omnibus) (?:incentive|option|award|compensation)[^\n]{0,40} plan
  |savings plan|401\(k\)|deferred compensation`;
const PREFERRED_TITLE = /\bpreferred (?:stock|shares)|preference shares|series\s?[a-z]{1,2}\s?non-?cumulative/i;
const DILUTING_TITLE = /\b(?:common|ordinary|capital) (?:stock|shares|units)|american depositary|\bADSs\b|\bwarrants?\b|\bunits\b|\brights\b|convertible/i;
/** Any redeemable preferred share converts on a change of control; these convert by their terms. */
const CONVERTS = /(?:mandator\w{1,8}|contingent\w{0,8}|automatically) convert|convertible (?:perpetual )?(?:preferred|preference)|initial conversion (?:price|rate)|(?:is|are|will be) convertible (?:at|into|in)/i;
/** Preferred shares for their dividends: neither title nor cover mention common shares or conversion. */
function isStraightPreferred(title, body) {
	const own = title.replace(/\(?to (?:the )?prospectus[^\n]*/gi, " ").replace(/calculation of registration fee[^\n]*/gi, " ");
	return PREFERRED_TITLE.test(own) && !DILUTING_TITLE.test(own) && !CONVERTS.test(body);
}
/** Debt, structured notes, asset-backed securities, straight preferred shares, mergers, plans and exchange offers. */
function decoyOf(document, cover) {
	const title = textIn(document, cover.title);
	const body = textIn(document, cover);
	if (!/\bresale by (?:the )?selling\b|\bresale prospectus\b/i.test(title) && (BUSINESS_COMBINATION.test(title) || BUSINESS_COMBINATION.test(body.slice(0, 3e3)))) return {
		code: "business-combination",
		message: "a merger proxy or an exchange offer, not an offering for cash"
	};
	if (PLAN.test(title) && !/selling (?:stock|share|security)holders?/i.test(body.slice(0, 6e3))) return {
		code: "plan",
		message: "a plan for holders or employees, not an offering"
	};
	if (/asset[- ]backed|pass[- ]through|issuing entity|mortgage[- ]backed/i.test(title)) return {
		code: "asset-backed",
		message: "asset-backed securities"
	};
	const structured = STRUCTURED.exec(body.slice(0, 5e3)) ?? STRUCTURED_TITLE.exec(title);
	if (structured !== null) return debt(`structured securities: ${structured[0].slice(0, 60)}`);
	const named = DEBT_TITLE.exec(title)?.[0].replace(/\s+/g, " ").slice(0, 60);
	const isPricingSupplement = /pricing supplement|linked to|principal amount/i.test(title);
	const isEquity = EQUITY_TITLE.test(title.replace(/linked to[^\n]*/gi, "").replace(DEBT_TITLE, " "));
	if (named !== void 0 && (!isEquity || isPricingSupplement)) return debt(`debt or structured notes: ${named}`);
	if (isStraightPreferred(title, body)) return {
		code: "straight-preferred",
		message: "preferred shares that do not convert into common ones"
	};
	if ((body.match(/\b(?:notes|bonds|debentures)\b/gi)?.length ?? 0) >= 5 && !SHARES_TITLE.test(title)) return debt("the cover is about notes, and its title names no shares");
	return !EQUITY_TITLE.test(body) && /\bnotes?\b|\bbonds?\b|debt securities/i.test(body) ? debt("debt securities without any equity") : null;
}
function debt(message) {
	return {
		code: "debt-prospectus",
		message
	};
}
const TERM_SHEET = /coupon|maturity date|principal amount|treasury|linked to|trustee|yield to maturity|underlying index/i;
const SALE_OF_EQUITY = /(?:shares|units|ADSs|securities) offered|offering of[^.\n]{0,120}(?:shares|stock|units)|(?:common stock|ordinary shares|ADSs)[^.\n]{0,80}(?:offering|offered)|initial public offering/i;
/** Most free writing prospectuses are term sheets of notes or road shows: an equity offering says what it is. */
function freeWritingDecoyOf(document) {
	const head = document.flat.slice(0, 8e3);
	if (TERM_SHEET.test(head)) return debt("a term sheet of debt securities");
	const [cover] = document.covers;
	const isTermSheet = cover !== void 0 && [...offeringTermsOf(document, cover).keys()].length >= 2;
	if (EQUITY_TITLE.test(head) && (isTermSheet || SALE_OF_EQUITY.test(head))) return null;
	return {
		code: "no-offering-terms",
		message: "a free writing prospectus that states no offering of shares"
	};
}

// parsers/offering-events/dilution-findings.ts
const DILUTED = verbose("gi")`
  immediate dilution(?: (?:in|to|of) (?:the )?(?:(?:pro forma|as adjusted|our)[\s,]{1,2}){0,3}(?:net )?tangible book value(?: per share)?)?(?: of)?(?: approximately)? (?=(?:US)?\$ ?\d)
  |dilution per share to (?:new )?(?:investors|purchasers)[^.\n$]{0,40} (?:is|of|would be|will be)(?: approximately)? (?=(?:US)?\$ ?\d)`;
/** A total, and the amount per share: "was approximately $3.7 million, or $0.07". */
const IN_ALL = "[^.\\n$]{0,30}(?:US)?\\$ ?\\(?[\\d.,]+\\)?(?: (?:million|thousand|billion))?,? or(?: approximately)? (?=\\(?(?:US)?\\$ ?\\(?\\d)";
const DAY$1 = "[A-Z][a-z]+ \\d{1,2}, \\d{4}";
const TANGIBLE = "net tangible book (?:value|deficit)(?: \\(?deficit\\)?)?";
const BOOK_VALUE = verbose("gi")`
  (?<!adjusted )(?<!forma )(?:${TANGIBLE},? (?:of our [^.\n$]{0,40})?(?:as of|at|on) ${DAY$1},? (?:was|of)\b
  |\b(?:as of|at|on) ${DAY$1},? (?:our|we had an?|the company's) (?:actual |historical )?${TANGIBLE} (?:was|of)\b)
  ${IN_ALL}`;
/** An issuer whose preferred shares convert states the book value pro forma for it, before the offering. */
const PRO_FORMA = verbose("gi")`
  (?<!adjusted )pro forma ${TANGIBLE},? (?:of our [^.\n$]{0,40})?(?:as of|at|on) ${DAY$1},? (?:was|of)\b${IN_ALL}`;
const BOOK_VALUE_AFTER = verbose("gi")`
  net tangible book value[^.\n$]{0,120}would (?:have been|be)${IN_ALL}
  |(?:after (?:giving effect to )?(?:the|this) offering[^.\n$]{0,80}|\bit) would (?:have been|be)(?: approximately)? (?=(?:US)?\$ ?\d[\d.]* per)`;
/** "Dilution": its table, else its paragraph. Agreement of the two makes the values sure. */
function findDilution(document, cover, findings) {
	findDilutionTable(document, cover, findings);
	const whole = {
		start: 0,
		end: cover.body.end
	};
	const dilutions = findAll(document, whole, DILUTED, 6);
	for (const dilution of dilutions) readParagraph(document, dilution, findings);
	checkPrice(findings);
	const before = findAll(document, whole, BOOK_VALUE, 1)[0];
	if (before === void 0) return;
	if (dilutions.length === 0) setPerShare(document, "netTangibleBookValueBefore", before, findings);
	checkPerShare(document, before, findings);
}
/** Price − book value after = dilution, in words as in a table. */
function checkPrice(findings) {
	const paths = ["dilutionPerShare", "netTangibleBookValueAfter"];
	const [dilution, after] = paths.map((path) => findings.number(path));
	const price = findings.number("pricePerShare");
	if (dilution == null || after == null || price === null) return;
	if (Math.abs(price - after - dilution) <= .011) findings.check("offering price − book value after = dilution", true, paths);
}
function readParagraph(document, dilution, findings) {
	const scope = {
		start: Math.max(0, dilution.start - 4e3),
		end: dilution.end
	};
	const stated = [
		["dilutionPerShare", dilution],
		["netTangibleBookValueBefore", findAll(document, scope, BOOK_VALUE, 1)[0] ?? findAll(document, scope, PRO_FORMA, 1)[0]],
		["netTangibleBookValueAfter", findAll(document, scope, BOOK_VALUE_AFTER, 8).at(-1)]
	];
	for (const [path, words] of stated) if (words !== void 0) setPerShare(document, path, words, findings);
}
/** The amount right after the words: the value, or a second statement of it. */
function setPerShare(document, path, words, findings) {
	const [amount] = amountsInRange(document, {
		start: words.end,
		end: words.end + 24
	});
	if (amount === void 0 || amount.start > words.end + 2 || amount.scale !== 0 || Number(amount.value) > 1e4) return;
	if (!findings.has(path)) findings.set(path, Number(amount.value), [amount], STATED);
	else if (findings.get(path) === Number(amount.value)) findings.check("dilution stated twice alike", true, [path]);
}
/** Total book value ÷ shares outstanding = book value per share to the cent, where the sentence gives both. */
function checkPerShare(document, before, findings) {
	const perShare = findings.number("netTangibleBookValueBefore");
	if (perShare === null || perShare === 0) return;
	const amounts = amountsInRange(document, sentenceAt(document, before.start)).filter((amount) => !amount.isPercent);
	const total = amounts.find((amount) => amount.currency !== null && Math.abs(Number(amount.value)) >= 1e4);
	const counts = amounts.filter((amount) => amount.currency === null && Number(amount.value) >= 1e4);
	if (total === void 0) return;
	if (counts.some((count) => {
		return Math.abs(Number(total.value) / Number(count.value) - perShare) <= .0051 + (total.scale > 0 ? 5e4 / Number(count.value) : 0);
	})) findings.check("net tangible book value ÷ shares = per share", true, ["netTangibleBookValueBefore"]);
}
const DILUTION_ROW = /^dilution\b.*(?:per share|investors|purchas)/i;
const BEFORE_ROW$1 = /^(?:actual |historical )?net tangible book (?:value|deficit)/i;
const AFTER_ROW = /(?:(?:^|as[- ])adjusted|after (?:giving effect|this offering|the offering)).*net tangible book|net tangible book (?:value|deficit).*(?:after|as adjusted)/i;
const CHANGE_ROW = /increase|decrease/i;
const NOT_AFTER_ROW = /increase|decrease|^historical/i;
/** Net tangible book value per share before and after. Checks: price − after = dilution; before + increases = after. */
function findDilutionTable(document, cover, findings) {
	for (const table of document.layout.tables) {
		if (table.start >= cover.body.end) return;
		const lines = table.rows.map((row) => ({
			label: row.cells[0]?.text ?? "",
			figures: figuresOf(row)
		}));
		const dilution = lines.find(({ label }) => DILUTION_ROW.test(label));
		if (dilution === void 0) continue;
		const withFigures = lines.filter(({ figures }) => figures.length > 0);
		const pick = picker(table, dilution);
		const diluted = pick(dilution);
		const before = pick(lines.find(({ label }) => BEFORE_ROW$1.test(label) && !AFTER_ROW.test(label)));
		const after = pick(withFigures.find(({ label }) => AFTER_ROW.test(label) && !NOT_AFTER_ROW.test(label)));
		const price = pick(withFigures.find(({ label }) => /price per share|offering price/i.test(label)));
		if (diluted !== void 0) readFigures({
			diluted,
			before,
			after,
			price
		}, findings);
		else if (dilution.figures.length > 0) continue;
		else if (before !== void 0) findings.set("netTangibleBookValueBefore", Number(before.value), [before], STATED);
		if (before !== void 0 && after !== void 0) checkIncreases(lines, pick, before, after, findings);
		if (findings.has("dilutionPerShare") || findings.has("netTangibleBookValueBefore")) return;
	}
}
/** Picks a row's figure: of several (half and all of the shares sold) the one headed as the whole, without an option. */
function picker(table, { figures }) {
	if (figures.length <= 1) return (line) => line?.figures.at(-1);
	const headed = figures.findIndex(({ cell }) => /^\D*100 ?%|\bmaximum\b|\bwithout\b|\bno exercise\b/i.test(columnHeading(table, cell)));
	const isSame = figures.every(({ value }) => value === figures[0]?.value);
	if (headed < 0 && !isSame) return () => void 0;
	return (line) => line?.figures.length === figures.length ? line.figures[Math.max(0, headed)] : line?.figures.at(-1);
}
function readFigures({ diluted, before, after, price }, findings) {
	const left = price && after ? subtractDecimals(price.value, after.value) : null;
	const value = left !== null && compareDecimals(left, "0") > 0 ? diluted.value.replace(/^-/, "") : diluted.value;
	findings.set("dilutionPerShare", Number(value), [diluted], STATED);
	if (before) findings.set("netTangibleBookValueBefore", Number(before.value), [before], STATED);
	if (after) findings.set("netTangibleBookValueAfter", Number(after.value), [after], STATED);
	if (left === null || price === void 0) return;
	const holds = withinTolerance(left, value, compareDecimals(price.value, "1") < 0 ? "0.001" : "0.011");
	findings.check("offering price − book value after = dilution", holds, ["dilutionPerShare", "netTangibleBookValueAfter"]);
}
/** Book value before, and every increase and decrease of the table, add up to the book value after. */
function checkIncreases(lines, pick, before, after, findings) {
	const steps = lines.flatMap((line) => {
		const figure = CHANGE_ROW.test(line.label) && line.figures.length > 0 ? pick(line) : void 0;
		if (figure === void 0) return [];
		return [/decrease/i.test(line.label) && !/increase/i.test(line.label) && !figure.value.startsWith("-") ? multiplyDecimals(figure.value, "-1") : figure.value];
	});
	if (steps.length === 0) return;
	const sum = steps.reduce((total, step) => addDecimals(total, step), before.value);
	const tolerance = compareDecimals(after.value.replace(/^-/, ""), "0.05") < 0 ? "0.0011" : "0.011";
	if (withinTolerance(sum, after.value, tolerance)) findings.check("book value before + increases = after", true, ["netTangibleBookValueBefore", "netTangibleBookValueAfter"]);
	else if (steps.length === 1 && findings.confidences["netTangibleBookValueBefore"] === .8) findings.setConfidence("netTangibleBookValueBefore", DOUBTFUL + .1);
}

// parsers/layout/split-tables.ts
function wordsOf(rows) {
	return rows.flatMap((row) => row.cells.map((cell) => cell.text)).join(" ").toLowerCase().replace(/\(continued\)|[^\p{L}\p{N}]+/gu, " ").trim();
}
/** Between the parts of one table stand page numbers and repeated titles, not paragraphs. */
const MOST_BETWEEN = 300;
/**
* Joins top-level tables that a page break cut in two: neighbours with the same column headings (two words at least)
* and little text between. The later part gives its rows below the headings; tables without headings stay as they are.
*
* @param text the plain text the tables' positions count in.
*/
function joinSplitTables(text, tables) {
	const joined = [];
	let heading = "";
	for (const table of tables) {
		const last = joined.at(-1);
		const own = table.headerRows > 0 ? wordsOf(table.rows.slice(0, table.headerRows)) : "";
		if (last !== void 0 && own !== "" && own === heading && own.includes(" ") && table.parent === last.parent && text.slice(last.end, table.start).trim().length <= MOST_BETWEEN && last !== void 0) {
			const rows = [...last.rows, ...table.rows.slice(table.headerRows)];
			joined[joined.length - 1] = {
				...last,
				end: table.end,
				rows
			};
		} else {
			joined.push(table);
			heading = own;
		}
	}
	return joined;
}

// parsers/offering-events/fee-table.ts
const HEADINGS = [
	["type", /^security\s+type/i],
	["title", /security\s+class|title\s+of\s+(?:each\s+)?(?:class|securit)/i],
	["rule", /fee\s+calculation/i],
	["aggregate", /maximum\s+aggregate(?:\s+offering)?\s+price|aggregate\s+offering\s+price/i],
	["unitPrice", /(?:offering\s+)?price\s+per\s+(?:unit|share|security|ads|note|debt)|per\s+(?:unit|share|security)\b/i],
	["rate", /^fee\s+rate/i],
	["fee", /amount\s+of\s+(?:the\s+)?(?:registration|filing)\s+fee|^registration\s+fee|amount\s+of\s+fee/i],
	["shares", /(?:amount|number\s+of\s+(?:shares|securities)|shares)\s+(?:to\s+be\s+)?(?:being\s+)?registered|amount\s+to\s+be/i]
];
const SUMMARIES = [
	[/^total fees? previously paid/i, "previouslyPaid"],
	[/^total fee offsets?/i, "offsets"],
	[/^ne[tw] fees? due/i, "netFee"]
];
/** Reads a "Calculation of Registration Fee" or EX-107 table; null for any other table. */
function readFeeTable(table) {
	const head = headingRows$1(table);
	if (head === null) return null;
	const { columns, next } = head;
	const classes = [];
	const totals = {
		totalAmount: null,
		totalFee: null,
		previouslyPaid: null,
		offsets: null,
		netFee: null
	};
	let isPaidBefore = false;
	for (const row of table.rows.slice(next)) {
		const label = labelOf(row);
		if (/^fees? previously paid/i.test(label)) isPaidBefore = true;
		else if (/^(?:newly registered|fees? to be paid|carry forward)/i.test(label)) isPaidBefore = false;
		const summary = SUMMARIES.find(([pattern]) => pattern.test(label))?.[1];
		if (/^total offering amounts?/i.test(label)) {
			totals.totalAmount = figureIn(row, columns.aggregate);
			totals.totalFee = figureIn(row, columns.fee);
		} else if (summary !== void 0) totals[summary] = figureIn(row, columns.fee) ?? lastFigure(row, columns.aggregate);
		else if (/^total\b/i.test(label)) {
			totals.totalAmount ??= figureIn(row, columns.aggregate);
			totals.totalFee ??= figureIn(row, columns.fee);
		} else classes.push(...classIn(row, columns, isPaidBefore));
	}
	return {
		classes: countedOf(classes, totals.totalAmount),
		...totals,
		range: {
			start: table.start,
			end: table.end
		}
	};
}
/** An amendment may list earlier fees and register the same securities again: the total shows which rows it counts. */
function countedOf(classes, total) {
	const current = classes.filter((row) => !row.isPaidBefore);
	if (total === null || current.length === classes.length) return classes;
	const amounts = (rows) => sumOf(rows.map((row) => row.aggregate?.value ?? "0"));
	const isTotal = (rows) => compareDecimals(amounts(rows), total.value) === 0;
	return !isTotal(classes) && isTotal(current) ? current : classes;
}
/** Headings may take several rows: "Proposed maximum" / "aggregate offering price". */
function headingRows$1(table) {
	const rows = table.rows.slice(0, 12);
	for (let first = 0; first < rows.length; first += 1) for (let count = 1; count <= 4 && first + count <= rows.length; count += 1) {
		const columns = columnsOf(rows.slice(first, first + count));
		if (columns.aggregate && columns.fee && (columns.title || columns.shares)) return {
			columns,
			next: first + count
		};
	}
	return null;
}
function columnsOf(rows) {
	const columns = {};
	const base = rows.at(-1)?.cells ?? [];
	for (const cell of base) {
		const heading = [...rows.slice(0, -1).flatMap((row) => row.cells.filter((other) => overlap(other, cell) > 0).map((other) => other.text)), cell.text].join(" ").replace(/\(\s*\d+\s*\)/g, " ");
		if (cell.text.length > 160) return {};
		const name = HEADINGS.find(([, pattern]) => pattern.test(heading.trim()))?.[0];
		if (name !== void 0) columns[name] ??= {
			from: cell.column,
			to: cell.column + cell.colspan
		};
	}
	return columns;
}
function overlap(a, b) {
	return Math.min(a.column + a.colspan, b.column + b.colspan) - Math.max(a.column, b.column);
}
function labelOf(row) {
	return row.cells.find((cell) => !cell.isContinued)?.text.replace(/[:.]\s*$/, "") ?? "";
}
function cellIn(row, column) {
	if (column === void 0) return null;
	const shared = (cell) => overlap(cell, {
		column: column.from,
		colspan: column.to - column.from
	});
	return row.cells.filter((cell) => shared(cell) > 0 && (cell.colspan <= 6 || cell.colspan <= cell.text.length)).toSorted((a, b) => shared(b) - shared(a))[0] ?? null;
}
function figureOf(cell) {
	if (cell === null) return null;
	const reading = readAmountCell(cell.text);
	if (reading.kind !== "value" || /^(?:\(\s*\d{1,2}\s*\)[\s,]*)+$/.test(cell.text)) return null;
	const { value } = reading.amount;
	return value.startsWith("-") ? null : {
		value,
		start: cell.start,
		end: cell.end
	};
}
function figureIn(row, column) {
	return figureOf(cellIn(row, column));
}
/** A number of shares; a sum of money in that column is the amount to be registered (Rule 457(o)). */
function countIn(row, column) {
	return /[$€£¥]/.test(cellIn(row, column)?.text ?? "") ? null : figureIn(row, column);
}
/** Where a summary row does not share the grid of the classes, the last figure right of the label is the fee. */
function lastFigure(row, aggregate) {
	const cell = row.cells.findLast((candidate) => figureOf(candidate) !== null);
	return cell !== void 0 && aggregate !== void 0 && cell.column >= aggregate.to ? figureOf(cell) : null;
}
function classIn(row, columns, isPaidBefore) {
	const first = row.cells.find((cell) => !cell.isContinued);
	const title = (cellIn(row, columns.title) ?? (columns.title ? null : first))?.text ?? "";
	const shares = countIn(row, columns.shares);
	const unitPrice = figureIn(row, columns.unitPrice);
	const aggregate = figureIn(row, columns.aggregate);
	const type = aggregate === null ? "" : cellIn(row, columns.type)?.text ?? "";
	const name = /\p{L}{3}/u.test(title) ? title : type;
	if (!/\p{L}{3}/u.test(name)) return [];
	const isSum = unitPrice === null && shares !== null && shares.value === aggregate?.value;
	const [rate, fee] = [figureIn(row, columns.rate), figureIn(row, columns.fee)];
	const range = {
		start: row.start,
		end: row.end
	};
	return [{
		title: name,
		shares: isSum ? null : shares,
		unitPrice,
		aggregate,
		rate,
		fee,
		isPaidBefore,
		range
	}];
}
/** Whether `fee` is a registration fee of `amount`: at the printed rate, else at a statutory one. Whole cents or dollars. */
function isFeeOf(amount, fee, rate, date) {
	return (rate === null ? feeRatesFor(date).map((perMillion) => scaleByPowerOfTen(perMillion, -6)) : [rate]).some((printed) => {
		const perDollar = compareDecimals(printed, "0.5") > 0 ? scaleByPowerOfTen(printed, -6) : printed;
		const tolerance = fee.includes(".") ? "0.02" : "1";
		return withinTolerance(multiplyDecimals(amount, perDollar), fee, tolerance);
	});
}
/** Whether shares × unit price gives the aggregate, within the rounding of a cent per row. */
function aggregateMatches(row) {
	if (row.shares === null || row.unitPrice === null || row.aggregate === null) return null;
	const product = multiplyDecimals(row.shares.value, row.unitPrice.value);
	const tolerance = row.aggregate.value.includes(".") ? "0.011" : "1";
	return withinTolerance(product, row.aggregate.value, tolerance);
}
function sumOf(values) {
	return values.reduce((total, value) => addDecimals(total, value), "0");
}
/**
* Section 6(b) registration fee rates, dollars per million dollars of aggregate offering price, by first day in force
* (SEC fee rate advisories, one per fiscal year). Tables before 2022 do not print the rate; the fee itself shows it.
*/
const FEE_RATES = `
  2006-11-22:30.7 2007-12-27:39.3 2009-03-11:55.8 2009-12-21:71.3 2010-12-27:116.1
  2011-10-01:114.6 2012-10-01:136.4 2013-10-01:128.8 2014-10-01:116.2 2015-10-01:100.7
  2016-10-01:115.9 2017-10-01:124.5 2018-10-01:121.2 2019-10-01:129.8 2020-10-01:109.1
  2021-10-01:92.7 2022-10-01:110.2 2023-10-01:147.6 2024-10-01:153.1 2025-10-01:138.1`.trim().split(/\s+/).map((entry) => ({
	from: entry.slice(0, 10),
	rate: entry.slice(11)
}));
/** Rates that a fee paid on or shortly before a date may have: all, where the date is unknown. */
function feeRatesFor(date) {
	if (date === null) return FEE_RATES.map(({ rate }) => rate);
	const inForce = FEE_RATES.findLastIndex(({ from }) => from <= date);
	return FEE_RATES.slice(Math.max(0, inForce - 2), inForce + 1).map(({ rate }) => rate);
}

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

// parsers/offering-events/forms.ts
/** Offerings for cash: Forms S-4 and S-8 and the prospectuses of funds are not. Rule 433 prospectuses (FWP) are. */
const REGISTRATION = [
	"registration",
	"registrationOther",
	"registrationRealEstate",
	"postEffective"
];
const FEE_EXHIBIT = /^EX-(?:FILING FEES|107)/i;
function isOfferingForm(form) {
	return isFormOf(form, ["prospectus", ...REGISTRATION]);
}
function isFeeExhibit(document) {
	return FEE_EXHIBIT.test(document.type) && !document.isBinary;
}
/** The main document of an offering form (it takes its fee exhibit's amounts in), else a fee exhibit on its own. */
function offeringDocumentsOf(submission) {
	const { form } = submission.header;
	const readable = readableDocuments(submission);
	if (form !== null && !isOfferingForm(form)) return [];
	const main = readable.find((document) => isOfferingForm(document.type));
	if (main !== void 0) return [main];
	if (form !== null) return readable.slice(0, 1);
	return readable.filter(isFeeExhibit).slice(0, 1);
}
/** Natures of documents that this parser reads. */
const ROLES = {
	prospectus: "prospectus",
	"free-writing-prospectus": "prospectus",
	registration: "registration",
	"fee-exhibit": "fee-exhibit"
};
/** A plan for employees and a merger say so on their facing page; a registration statement that names no form does not. */
const NOT_FOR_CASH = /^[SF]-(?:4|8)\b/;
/** What a document is, from its type, else the header's form, else (a bare document) its own words. */
function formOf(submission, document) {
	const { form } = submission.header;
	if (FEE_EXHIBIT.test(document.type)) return {
		role: "fee-exhibit",
		form: form ?? document.type
	};
	for (const name of [document.type, form]) {
		if (name === null) continue;
		if (isFormOf(name, ["prospectus"])) return {
			role: "prospectus",
			form: name
		};
		if (isFormOf(name, REGISTRATION)) return {
			role: "registration",
			form: name
		};
	}
	const nature = form === null ? natureOfDocument(document) : null;
	const role = nature === null ? void 0 : ROLES[nature.nature];
	if (nature === null || role === void 0 || NOT_FOR_CASH.test(nature.form ?? "")) return null;
	return {
		role,
		form: nature.form ?? (role === "registration" ? "S-1" : "424B")
	};
}

// parsers/offering-events/even-spaces.ts
/** Spaces at the end of a line, and two or more between words of a justified line; wider gaps are columns. */
const EXTRA = /(?<! ) +(?=\n|$)|(?<=\S) {2}(?=\S)/g;
/** A line with a wide gap belongs to a table. */
const COLUMNS$1 = /\S {3,}\S/;
/** A fixed-width text whose lines end in spaces, or are justified by them: with single spaces, tables moved along. */
function withEvenSpaces(layout) {
	const { plain } = layout;
	const places = createPlaceMap();
	const pieces = [];
	let length = 0;
	let copied = 0;
	for (const { 0: spaces, index } of plain.text.matchAll(EXTRA)) {
		const isInside = plain.text.charAt(index + spaces.length) !== "\n" && index + spaces.length < plain.text.length;
		if (isInside && COLUMNS$1.test(lineAt(plain.text, index))) continue;
		const end = isInside ? index + 1 : index;
		pieces.push(plain.text.slice(copied, end));
		length += end - copied;
		copied = index + spaces.length;
		places.add(length, copied);
	}
	if (copied === 0) return layout;
	pieces.push(plain.text.slice(copied));
	const text = pieces.join("");
	const moved = (range) => ({
		...range,
		start: places.indexOf(range.start, text.length),
		end: range.end > range.start ? places.indexOf(range.end - 1, text.length) + 1 : places.indexOf(range.start, text.length)
	});
	return {
		plain: {
			...plain,
			text,
			sourceOffset: (index) => plain.sourceOffset(places.placeOf(index)),
			sourceEnd: (index) => plain.sourceEnd(places.placeOf(index))
		},
		blocks: layout.blocks.map(moved),
		tables: layout.tables.map((table) => ({
			...moved(table),
			rows: table.rows.map((row) => ({
				...moved(row),
				cells: row.cells.map(moved)
			}))
		}))
	};
}
const LONGEST_LINE = 400;
function lineAt(text, at) {
	const before = text.slice(Math.max(0, at - LONGEST_LINE), at);
	const after = text.slice(at, at + LONGEST_LINE);
	const end = after.indexOf("\n");
	return before.slice(before.lastIndexOf("\n") + 1) + (end < 0 ? after : after.slice(0, end));
}

// parsers/offering-events/flattened-tables.ts
const RULE = /^[\s|:=+-]+$/;
const FIGURE = /^(?:US|C|A|HK)?[$€£¥]?\s?\(?\d[\d,]*(?:\.\d+)?\)?\s?%?(?:\s?\(\d\))?$|^[-–—]+$/;
const PART = /^(?:(?:US|C|A|HK)?[$€£¥]|%|\)|\(\d\))$/;
const LONGEST_CELL = 140;
/**
* Tables of a text that was made from HTML: rows between bars ("| Public offering price | $ | 4.00 |"), or one cell per
* line, a label and its figures below each other. Offsets are of the text.
*/
function flattenedTablesOf(text) {
	const tables = [];
	let rows = [];
	let header = [];
	let blanks = 0;
	function close() {
		const table = tableOf(rows, header);
		if (table !== null) tables.push(table);
		rows = [];
		header = [];
	}
	/** A label; one that follows another begins the next table, whose headings stand above its figures. */
	function addLabel(label) {
		const last = rows.at(-1);
		const [before] = last ?? [];
		if (last === void 0 || before === void 0 || last.length > 1) rows.push([label]);
		else if (/^[a-z(]/.test(label.text)) last[0] = {
			text: `${before.text} ${label.text}`,
			start: before.start,
			end: label.end
		};
		else {
			rows.pop();
			const headings = rows.length > 0 ? [before] : [...header, before].slice(-8);
			if (rows.length > 0) close();
			header = headings;
			rows.push([label]);
		}
	}
	for (const line of linesOf(text)) {
		const pieces = piecesOf(line);
		if (pieces.length === 0) {
			blanks += 1;
			if (blanks > 6) close();
			continue;
		}
		blanks = 0;
		const [first] = pieces;
		if (pieces.length === 1 && first !== void 0 && isSentence(first.text)) close();
		else if (pieces.length > 1 && !pieces.every(isFigure)) rows.push([...pieces]);
		else if (first !== void 0 && pieces.every(isFigure)) rows.at(-1)?.push(...pieces);
		else if (first !== void 0) addLabel(first);
	}
	close();
	return tables;
}
function* linesOf(text) {
	let at = 0;
	while (at <= text.length) {
		const newline = text.indexOf("\n", at);
		const end = newline < 0 ? text.length : newline;
		yield {
			text: text.slice(at, end),
			start: at,
			end
		};
		at = end + 1;
	}
}
function piecesOf({ text, start }) {
	if (text.length > 2e3 || RULE.test(text)) return text.length > 2e3 ? [{
		text,
		start,
		end: start + text.length
	}] : [];
	const pieces = [];
	let at = 0;
	for (const part of text.split("|")) {
		const words = part.trim();
		const from = start + at + (part.length - part.trimStart().length);
		if (words !== "") pieces.push({
			text: words,
			start: from,
			end: from + words.length
		});
		at += part.length + 1;
	}
	return pieces;
}
function isSentence(words) {
	return words.length > LONGEST_CELL || words.length > 50 && /[a-z)”"]\.$/.test(words);
}
function isFigure({ text }) {
	return FIGURE.test(text) || PART.test(text);
}
/** Two rows with figures, or one under headings, make a table; columns are counted, headings fill the last ones. */
function tableOf(rows, header) {
	const data = rows.map((row) => joined(row)).filter((row) => row.length > 0);
	const withFigures = data.filter((row) => row.slice(1).some(isFigure));
	const [first] = withFigures;
	if (first === void 0 || withFigures.length < (header.length > 0 ? 1 : 2)) return null;
	const columns = first.length - 1;
	const heads = header.length === 0 ? [] : [headRow(header, columns)];
	const all = [...heads, ...data.map((row) => isHeading(row, columns) ? placed(row, 1) : placed(row, 0))];
	const start = Math.min(...all.map((row) => row.start));
	return {
		start,
		end: all.at(-1)?.end ?? start,
		rows: all,
		headerRows: heads.length > 0 ? 1 : headingRows(data),
		parent: null
	};
}
/** As many headings as there are figures; one more is that of the labels, and a single figure has all the others. */
function headRow(header, columns) {
	if (header.length <= columns) return placed(header, 1);
	const [label, ...others] = columns === 1 ? header : header.slice(-columns - 1);
	const [first, last] = [others[0], others.at(-1)];
	if (label === void 0 || first === void 0 || last === void 0) return placed(header, 1);
	if (columns > 1) return placed([label, ...others], 0);
	return placed([label, {
		text: others.map(({ text }) => text).join(" "),
		start: first.start,
		end: last.end
	}], 0);
}
/** "| Per Share | Total |" stands over the figures, not over the labels. */
function isHeading(row, columns) {
	return row.length === columns && columns > 1 && !row.some(isFigure);
}
function headingRows(data) {
	const first = data.findIndex((row) => row.slice(1).some(isFigure));
	return Math.max(0, first);
}
/** A currency sign and its amount are one cell. */
function joined(row) {
	const cells = [];
	for (const piece of row) {
		const last = cells.at(-1);
		if (last !== void 0 && cells.length > 1 && /[$€£¥]$/.test(last.text) && FIGURE.test(piece.text)) cells[cells.length - 1] = {
			text: `${last.text} ${piece.text}`,
			start: last.start,
			end: piece.end
		};
		else if (last !== void 0 && /^(?:%|\)|\(\d\))$/.test(piece.text) && /\d$/.test(last.text)) cells[cells.length - 1] = {
			text: `${last.text}${piece.text}`,
			start: last.start,
			end: piece.end
		};
		else cells.push(piece);
	}
	return cells;
}
function placed(pieces, from) {
	const plain = {
		colspan: 1,
		isHeader: false,
		bold: false,
		indent: 0,
		isContinued: false
	};
	const cells = pieces.map((piece, index) => ({
		...plain,
		...piece,
		column: from + index
	}));
	return {
		cells,
		start: cells[0]?.start ?? 0,
		end: cells.at(-1)?.end ?? 0
	};
}

// parsers/offering-events/offering-document.ts
/** Covers are a page or two long. */
const LONGEST_COVER = 14e3;
const COVER_SEARCH = 4e5;
function readOfferingDocument(document, isRegistration) {
	const { text: source, sequence } = document;
	const isFixedWidth = documentFormatOf(source) === "text";
	const layout = isFixedWidth ? withFlattenedTables(withEvenSpaces(layoutOnce(document))) : layoutOnce(document);
	const flat = flatten(isFixedWidth ? joinedLines(layout.plain.text) : layout.plain.text);
	const starts = isRegistration ? registrationCovers(flat) : [0];
	const covers = starts.map((start, index) => {
		const bound = Math.min(start + LONGEST_COVER, starts[index + 1] ?? flat.length, flat.length);
		const bodyEnd = starts[index + 1] ?? (isRegistration ? flat.length : accompanyingAt(flat));
		const end = Math.min(coverEnd(flat, start, bound), bodyEnd);
		const titleEnd = titleEndOf(flat, start, end);
		return {
			start,
			end,
			title: {
				start,
				end: titleEnd
			},
			prose: {
				start: titleEnd,
				end
			},
			body: {
				start: titleEnd,
				end: bodyEnd
			},
			rest: {
				start: end,
				end: bodyEnd
			},
			whole: {
				start,
				end: bodyEnd
			}
		};
	});
	const span = ({ start, end }) => spanOf(layout.plain, source, sequence, start, end);
	return {
		sequence,
		layout,
		span,
		flat,
		covers
	};
}
/** A text made from HTML has no columns; its tables have bars, or a line for each cell. */
function withFlattenedTables(layout) {
	let next = 0;
	const isNew = ({ start, end }) => {
		while ((layout.tables[next]?.end ?? end) <= start) next += 1;
		return (layout.tables[next]?.start ?? end) >= end;
	};
	const found = flattenedTablesOf(layout.plain.text).filter(isNew);
	const tables = [...layout.tables, ...found].toSorted((one, other) => one.start - other.start);
	return {
		...layout,
		tables
	};
}
function flatten(text) {
	return asciiMarks(text).replace(/\t/g, " ").replace(/(?<=[^\n])\n(?=[a-z$(\d][^\n]{40})/g, " ");
}
/** Fixed-width prose breaks its lines at any word; titles, table rows and leader dots hold wide gaps. */
const PROSE_LINE = /^ {0,8}\S(?:(?! {3}|\.{4}|-{4}|={4})[^\n]){54,}$/;
const NEXT_LINE = /^\S(?:(?! {3}|\.{4}|-{4}|={4})[^\n]){2,}/;
/** Paragraphs of fixed-width text as one line each; offsets do not change. */
function joinedLines(text) {
	const lines = text.split("\n");
	const isJoined = (line, next) => PROSE_LINE.test(line) && NEXT_LINE.test(next);
	return lines.slice(0, -1).map((line, index) => line + (isJoined(line, lines[index + 1] ?? "") ? " " : "\n")).join("") + (lines.at(-1) ?? "");
}
const PROSPECTUS_LINE = /\n[ ]*(?:PRELIMINARY |SALES AGREEMENT |BASE )?PROSPECTUS(?: SUPPLEMENT)?[ ]*(?![ ])(?:,?[ ]*\(?(?:SUBJECT TO COMPLETION|DATED)[^\n]{0,80})?\n/gi;
/** Where the prospectuses of a registration statement begin: a line `PROSPECTUS` that prose follows soon. */
function registrationCovers(flat) {
	const starts = [];
	const head = flat.slice(0, COVER_SEARCH);
	for (const match of head.matchAll(PROSPECTUS_LINE)) {
		const after = head.slice(match.index, match.index + 6e3);
		if (!/[a-z,] [a-z]+ [a-z]+ [a-z]+ [^\n]{80}/.test(after.slice(0, 2500))) continue;
		if (isContentsTable(after.slice(0, 500))) continue;
		const last = starts.at(-1);
		if (last !== void 0 && match.index - last < 2e3 && !/date of this prospectus/i.test(head.slice(last, match.index))) continue;
		starts.push(match.index);
		if (starts.length >= 4) break;
	}
	const unfinished = /\n[ ]*SUBJECT TO COMPLETION/i.exec(head);
	return starts.length === 0 && unfinished !== null ? [unfinished.index] : starts;
}
/** No supplement is shorter: a second prospectus begins behind it. */
const SHORTEST_SUPPLEMENT = 4e3;
/** Where the base prospectus behind a supplement begins: "PROSPECTUS", what may be offered, a date; else the end. */
function accompanyingAt(flat) {
	if (!/prospectus supplement/i.test(flat.slice(0, 4e3))) return flat.length;
	for (const match of flat.matchAll(/\n[ ]*PROSPECTUS[ ]*\n/g)) {
		if (match.index < SHORTEST_SUPPLEMENT) continue;
		const after = flat.slice(match.index, match.index + 12e3);
		if (isContentsTable(after.slice(0, 500))) continue;
		if (/\b(?:we|the company|[Ss]elling [a-z]+holders?)\b[^.\n]{0,80}\bmay\b[^.\n]{0,60}\b(?:offer|issue|sell)\b/i.test(after.slice(0, 4e3)) && /date of this prospectus is|this prospectus is dated/i.test(after)) return match.index;
	}
	return flat.length;
}
/** Three lines that end in page numbers. */
function isContentsTable(text) {
	return (text.match(/[a-z .](?:S-)?(?:\d{1,3}|[ivx]{1,5})[ ]*\n/gi) ?? []).length >= 3;
}
function coverEnd(flat, start, bound) {
	const cover = flat.slice(start, bound);
	for (const match of cover.matchAll(/TABLE OF CONTENTS/gi)) if (match.index > 400 && isContentsTable(flat.slice(start + match.index, start + match.index + 1500))) return start + match.index;
	return bound;
}
/** The first paragraph that reads like prose ends the title. */
function titleEndOf(flat, start, end) {
	let at = start;
	while (at < end) {
		const newline = flat.indexOf("\n", at);
		const stop = newline < 0 || newline > end ? end : newline;
		const line = flat.slice(at, stop);
		if (line.length > 150 && !/not complete and may be changed|not an offer to sell/i.test(line)) return at;
		at = stop + 1;
	}
	return shortTitleEnd(flat, start, end);
}
const LONGEST_TITLE = 1500;
/** "We are offering 6,875,000 shares of our common stock." */
const SHORT_SENTENCE = /\n[ ]{0,8}(?=[A-Z"(][^\n]{30,150}[a-z)"]\.[ ]{0,8}(?:\n|$))/;
/** A page of short lines: its first sentence ends the title. */
function shortTitleEnd(flat, start, end) {
	const most = Math.min(end, start + LONGEST_TITLE);
	const sentence = SHORT_SENTENCE.exec(flat.slice(start, end));
	return sentence === null ? most : Math.min(most, start + sentence.index + sentence[0].length);
}

// parsers/offering-events/fee-findings.ts
/** EDGAR's placeholder for an amount stated elsewhere is a dollar or two (Rules 415(a)(6), 457(r)). */
const LEAST_AMOUNT = "100";
/** The fee tables of a document: of an exhibit, or of the facing page of a registration statement before 2022. */
function feeTablesOf(document, within) {
	const tables = document.layout.tables.filter((table) => table.start >= within.start && table.start < within.end);
	return joinSplitTables(document.layout.plain.text, tables).map(readFeeTable).filter((table) => table !== null);
}
function isEquityTitle(title) {
	return /common|ordinary|shares? of beneficial|class [a-c] (?:common|ordinary)|american depositary|capital stock|common units/i.test(title);
}
/** Rows that offer a stated number of common shares: not warrants, units or parts of units. */
function shareRows(classes) {
	return classes.filter((row) => row.shares !== null && isEquityTitle(row.title) && !/\b(?:part of|included in) (?:the |each )?units?\b/i.test(row.title) && !/^(?:units?\b|warrants?\b|rights?\b|pre-funded|debt|notes)|debt securities/i.test(row.title));
}
/** Checks: shares × price = aggregate; classes = total; fee = rate × amount; net fee = total − paid − offsets. */
function findFees(table, findings, filedDate) {
	const aggregates = table.classes.flatMap(({ aggregate }) => aggregate ?? []);
	const products = table.classes.map(aggregateMatches).filter((match) => match !== null);
	const productsHold = products.length > 0 && products.every(Boolean);
	if (products.length > 0) findings.check("shares × price = aggregate offering price", productsHold, []);
	const sum = sumOf(aggregates.map(({ value }) => value));
	const total = table.totalAmount;
	const sumHolds = total === null || aggregates.length === 0 ? null : compareDecimals(sum, total.value) === 0;
	if (sumHolds !== null) findings.check("class amounts = total offering amount", sumHolds, []);
	const isTotal = total !== null && (sumHolds !== false || !productsHold);
	const amount = isTotal ? total.value : aggregates.length > 0 ? sum : null;
	const rate = table.classes.find((row) => row.rate !== null)?.rate?.value ?? null;
	const matches = (fee) => amount === null || fee === null ? null : isFeeOf(amount, fee.value, rate, filedDate);
	const gross = table.totalFee ?? soleFee(table);
	const feeHolds = matches(gross);
	if (feeHolds !== null) findings.check("fee = rate × registered amount", feeHolds, []);
	const isFeeSure = feeHolds === true || table.totalFee === null && matches(table.netFee) === true;
	if (amount !== null && compareDecimals(amount, LEAST_AMOUNT) < 0) findings.warn("placeholder-amount", `a total of ${amount} dollars is a placeholder for an amount stated elsewhere`);
	else if (amount !== null) {
		const confidence = sumHolds === false ? DOUBTFUL + .1 : STATED;
		findings.set("registeredAmount", Number(amount), isTotal ? [total] : aggregates, confidence);
		if (isFeeSure || productsHold && aggregates.length === 1) findings.setConfidence("registeredAmount", CHECKED);
	}
	findNetFee(table, findings, gross, isFeeSure);
	if (!findings.isJoint) findShares(table, findings, sumHolds ?? (isFeeSure || null));
}
/** Without a total row the only class's fee is the fee. */
function soleFee(table) {
	const fees = table.classes.filter((row) => row.fee !== null);
	return fees.length === 1 ? fees[0]?.fee ?? null : null;
}
function findNetFee(table, findings, gross, feeHolds) {
	const fee = table.netFee ?? gross;
	if (fee === null || Number(fee.value) > 0 && Number(fee.value) < .01) return;
	let confidence = STATED;
	if (table.netFee !== null && gross !== null) {
		const paid = sumOf([table.previouslyPaid?.value ?? "0", table.offsets?.value ?? "0"]);
		const holds = withinTolerance(subtractDecimals(gross.value, paid), table.netFee.value, "0.02");
		findings.check("net fee = total fee − paid − offsets", holds, []);
		confidence = holds && feeHolds ? CHECKED : holds ? STATED : DOUBTFUL;
	} else if (feeHolds && (table.netFee !== null || table.classes.every(({ rate }) => rate === null))) confidence = CHECKED;
	findings.set("fee", Number(fee.value), [fee], confidence);
}
/** The shares of all rows, some of which may be missing: one is sure by its product, several also need total or fee. */
function findShares(table, findings, isWhole) {
	const rows = shareRows(table.classes);
	const shares = rows.flatMap((row) => row.shares === null ? [] : [row.shares]);
	if (shares.length === 0) return;
	const value = sumOf(shares.map((figure) => figure.value));
	const sure = rows.every((row) => aggregateMatches(row) === true) && (isWhole === true || rows.length === 1);
	findings.set("sharesOffered", Number(value), shares, isWhole === false ? DOUBTFUL : sure ? CHECKED : STATED);
}
const HOLDERS = /selling (?:stock|share|security|unit)?-?holders?|offered for resale|\bresale\b/i;
/** A fee exhibit on its own; false where it has neither a fee table nor tagged fees. */
function findFeeExhibit(document, findings, context, filedDate) {
	const whole = {
		start: 0,
		end: document.flat.length
	};
	const [table] = feeTablesOf(document, whole);
	if (table !== void 0) findFees(table, findings, filedDate);
	findFeeFacts(context, document.sequence, findings);
	if (table === void 0 && findings.values.size === 0) return false;
	const named = (table?.classes ?? []).map(({ title, range }) => ({
		names: securityNames(title),
		range
	}));
	const ranges = named.filter(({ names }) => names.length > 0).map(({ range }) => range);
	const names = [...new Set(named.flatMap(({ names }) => names))];
	if (names.length > 0) findings.set("securities", names, ranges, STATED);
	const place = table?.range ?? whole;
	if (findings.has("sharesOffered")) {
		const holders = findFirst(document, whole, HOLDERS);
		if (holders !== null) {
			findings.set("type", "resale", [holders], .7);
			findings.set("isResale", true, [holders], STATED);
			findings.set("isPrimary", false, [holders], .7);
		} else findings.set("type", "other", [place], .6);
		findings.set("isAtm", false, [place], .7);
		return true;
	}
	const isSole = isSoleOffering(document);
	const shelf = findFirst(document, whole, /universal|unallocated|415\(a\)\(6\)/i) ?? (isSole ? null : findFirst(document, whole, /from time to time|457\((?:o|r)\)/i));
	if (shelf !== null || !isSole) findings.set("type", "shelf", [shelf ?? place], shelf === null ? .7 : .9);
	return true;
}
/** The exhibit's second line names the form it belongs to. */
function isSoleOffering({ flat }) {
	return /\bform (?:[SF]-1\b|S-11|424\(?b)|^ *[SF]-1(?:\/A)? *\n\s*\(form type\)/im.test(flat.slice(0, 1500));
}
function securityNames(title) {
	const names = [];
	if (isEquityTitle(title) && !/^(?:warrants?|units?|rights?)\b/i.test(title)) names.push("common");
	if (/preferred|preference/i.test(title)) names.push("preferred");
	if (/debt|notes|debentures/i.test(title)) names.push("debt");
	if (/depositary shares/i.test(title) && !/american/i.test(title)) names.push("depositary shares");
	if (/pre-?funded warrants?/i.test(title)) names.push("pre-funded warrants");
	else if (/^(?:[\w ]{0,30})warrants?\b/i.test(title)) names.push("warrants");
	if (/^(?:subscription )?rights\b/i.test(title)) names.push("rights");
	if (/^units\b/i.test(title)) names.push("units");
	return names;
}
/** Since 2022 registered amount and fee are in an exhibit of the same submission; its spans name its sequence. */
function addFeeExhibit(head, submission, sequence, findings, context, filedDate) {
	if (findings.has("registeredAmount") && findings.has("fee")) return;
	const exhibit = submission.documents.find((document) => document.sequence !== sequence && isFeeExhibit(document) && rejectedUnread(head, document) === null);
	if (exhibit === void 0) return;
	const document = readOfferingDocument(exhibit, true);
	const fees = createFindings(document);
	const [table] = feeTablesOf(document, {
		start: 0,
		end: document.flat.length
	});
	if (table !== void 0) findFees(table, fees, filedDate);
	findFeeFacts(context, exhibit.sequence, fees);
	for (const path of ["registeredAmount", "fee"]) if (fees.has(path)) findings.setWithSpans(path, fees.get(path), fees.spans[path] ?? [], fees.confidences[path] ?? 0);
	if (!findings.isJoint && findings.has("sharesOffered") && fees.has("sharesOffered")) {
		const isSame = findings.get("sharesOffered") === fees.get("sharesOffered");
		findings.check("shares in fee exhibit = shares on the cover", isSame, ["sharesOffered"]);
	}
	findings.checks.push(...fees.checks);
	findings.warnings.push(...fees.warnings);
}
/** Facts of SEC's filing fee disclosure taxonomy (`ffd`) in one document, from the XBRL parser's outcome. */
function feeFacts(context, sequence) {
	const found = [];
	for (const outcome of context.upstream.get("xbrl") ?? []) for (const [index, fact] of factsOf(outcome).entries()) {
		if (!fact.concept.startsWith("ffd:") || fact.isNil || fact.value === null) continue;
		const spans = outcome.spans[`facts[${index}].value`] ?? outcome.spans[`facts[${index}]`] ?? [];
		if (spans.length === 0 || spans.some((span) => span.sequence === sequence)) found.push({
			fact,
			spans
		});
	}
	return found;
}
function factsOf(outcome) {
	const { result } = outcome;
	if (outcome.status !== "parsed" || result === null || typeof result !== "object" || !("facts" in result)) return [];
	return Array.isArray(result.facts) ? result.facts : [];
}
const TOTALS = [["ffd:TtlOfferingAmt", "registeredAmount"], ["ffd:NetFeeAmt", "fee"]];
/** The tagged totals of a fee exhibit: a cross-check of the table's values, else the values themselves. */
function findFeeFacts(context, sequence, findings) {
	const facts = feeFacts(context, sequence);
	for (const [concept, path] of TOTALS) {
		const tagged = facts.find(({ fact }) => fact.concept === concept && Object.keys(fact.dimensions).length === 0);
		const value = tagged?.fact.value;
		if (tagged === void 0 || value === null || value === void 0 || !/^-?\d+(?:\.\d+)?$/.test(value)) continue;
		const amount = Number(value);
		if (findings.has(path)) findings.check(`${path} = tagged ${concept}`, findings.get(path) === amount, [path]);
		else if (tagged.spans.length > 0 && (path === "fee" || amount >= 100)) findings.setWithSpans(path, amount, tagged.spans, .9);
	}
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

// parsers/prose/restatements.ts
/** Years and round small numbers recur by chance. */
const LEAST_TELLING = 1e3;
/** Whether a count recurs in a document only as a statement of the same thing: not a small number and not a year. */
function isTelling(value) {
	return value >= LEAST_TELLING && !(value >= 1900 && value <= 2100);
}

// parsers/offering-events/outstanding-witnesses.ts
/** Between a count and "outstanding" in words on shares that are outstanding. */
const STATE_BEHIND = /^ (?:(?!issuable|warrants?|options?|reserved|underlying|preferred|non-affiliates|held|authori[sz]ed|treasury|will|would)[^.;\d]){0,140}?\boutstanding\b/i;
const STATE_AHEAD = /\boutstanding[^.;\d]{0,40}$/i;
/** What will be outstanding, and what was counted before an event, are other quantities. */
const OTHER_STATE = /\b(?:will|would) be outstanding|\bheld by\b[^.;\d]{0,30}$/i;
/**
* Whether another sentence or row counts the same shares as outstanding: for the same day, or without one. The same count
* for another day is no witness.
*/
function restatedOutstanding(document, { whole }, count) {
	const found = {
		count: false,
		day: false
	};
	const { printed, at, date } = count;
	if (!isTelling(numberOf(printed))) return found;
	const own = sentenceAt(document, at.start);
	const escaped = new RegExp(`(?<![\\d,.$])${printed}(?![\\d,]*\\d)`, "g");
	for (const match of findAll(document, whole, escaped, 20)) {
		if (match.start >= own.start && match.start < own.end) continue;
		const sentence = sentenceAt(document, match.start);
		const before = document.flat.slice(Math.max(sentence.start, match.start - 120), match.start);
		const after = document.flat.slice(match.end, Math.min(sentence.end, match.end + 180));
		if (!(STATE_BEHIND.test(after) || STATE_AHEAD.test(before)) || OTHER_STATE.test(before + after)) continue;
		const days = datesIn(textIn(document, sentence));
		const isSameDay = date !== null && days.some((day) => day.date === date);
		if (days.length > 0 && date !== null && !isSameDay) continue;
		found.count = true;
		if (isSameDay) found.day = true;
	}
	return found;
}
const COUNT$1 = /(?<![\d,.$])\d{1,3}(?:,\d{3}){1,4}(?![\d,]*\d)/g;
const PREFUNDED$1 = /pre-?funded warrants to (?:purchase|acquire) (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3}){1,4})/gi;
/** The assumed sales stand in the row or note of the count. */
const REACH = 700;
/**
* Before + what is sold = after, where the shares offered alone do not show it: the shares that a row of "The Offering"
* assumes to be sold ("assuming sales of 2,400,000 shares"), or the shares and pre-funded warrants of the cover.
*/
function checkAssumedSales(document, cover, places, paths, findings) {
	const [before, after, offered] = [
		"sharesOutstandingBefore",
		"sharesOutstandingAfter",
		"sharesOffered"
	].map((path) => findings.number(path));
	if (before == null || after == null || !isTelling(after - before)) return;
	const sold = after - before;
	const isPrinted = places.some((at) => {
		const { start } = paragraphAt(document, at.start);
		const near = {
			start: Math.max(start, at.start - REACH),
			end: Math.min(cover.whole.end, at.end + REACH)
		};
		return findAll(document, near, COUNT$1, 40).some(({ text }) => numberOf(text) === sold);
	});
	const prefunded = findAll(document, cover, PREFUNDED$1, 10).map(({ groups }) => numberOf(groups[0] ?? "0"));
	const isWithPrefunded = offered != null && prefunded.some((count) => offered + count === sold);
	if (isPrinted || isWithPrefunded) findings.check("outstanding before + shares sold = after", true, paths);
}

// parsers/offering-events/outstanding-findings.ts
const COUNT = "(\\d{1,3}(?:,\\d{3})+)";
const CLASS = "(?:(?:shares|ordinary shares|common shares|common units|ADSs|American depositary shares)\\b)";
const DAY = "([A-Z][a-z]+ \\d{1,2}, \\d{4}|the record date|such date|that date)";
/** "Based on 8,531,221 shares of our common stock outstanding as of …", "As of …, 8,000,000 shares were outstanding". */
const BEFORE = verbose("g")`
  (?:[Bb]ased (?:up)?on|[Tt]here were|had|are) (?:approximately )?(?:no shares of [^.;\d]{3,40} and )?${COUNT} (?:of our )?(?:class [A-C] )?${CLASS}(?: of)?(?: (?:our|the company's|Class [A-C]))?[^.;\d(]{0,60}?(?: ?\([^()]{0,120}\))? ?(?:issued and )?(?:outstanding,? )?(?:as of|on|at) ${DAY}
  |(?:[Aa]s of|[Oo]n|[Aa]t) ${DAY},? (?:there were |we had |the Company had )?(?:approximately )?(?:\d{1,3}(?:,\d{3})+ ${CLASS}[^.;\d]{0,40} issued,? (?:and|of which) )?${COUNT} (?:${CLASS}[^.;\d]{0,60}? )?(?:were |was |are )?(?:issued and )?outstanding`;
const AFTER = verbose("gi")`
  outstanding (?:immediately )?(?:after|following)(?: (?:the )?completion of)? (?:this|the) offering
  (?: ?\(\d\))?(?:,? and[^\n.\d]{0,60})?(?: \(?assuming[^\n\d]{0,80})?[\s:]{1,4}(?:approximately |up to )?${COUNT}
  (?: (?:shares|ordinary shares|common shares|class [a-c])|[ .]*\n)
  |${COUNT} (?:of our )?(?:(?:class [a-c] )?${CLASS} (?:of [^.;\d]{3,50} )?)?(?:will|would) (?:then )?be (?:issued and )?outstanding`;
/** A row of "The Offering": "Common stock outstanding prior to this offering", "30,112,233 shares (as of …)". */
const BEFORE_ROW = verbose("gi")`
  outstanding (?:immediately )?(?:prior to|before)(?: (?:the )?completion of)? (?:this|the) offering
  (?: ?\(\d\))?[\s:]{1,4}(?:approximately )?${COUNT} (?:shares|ordinary shares|common shares|class a)`;
/** The day of the counts in a note of their own: "Outstanding shares are as of July 31, 2025". */
const DAY_NOTE = verbose("gi")`
  (?:shares|stock) (?:that are |to be )?outstanding\b[^.;\d]{0,60}? (?:is|are|is based on (?:the number|shares)[^.;\d]{0,60}) (?:stated |given )?as of (?=[A-Z])
  |outstanding shares are(?: stated| given)? as of (?=[A-Z])`;
const DEFINED_DAY = /\b([A-Z][a-z]{2,8} \d{1,2}, \d{4}),? (?:\((?:the |our |as )*"?record date"?\)|the record date\b)|"?record date"?(?: of| is|,| will be)? ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/i;
/** What is not outstanding, or not the whole class. */
const OTHER_COUNT = /issuable|options?|warrants?|exclud|reserved|authorized|held by|owned by|owns|non-affiliates|preferred|held of record/i;
/** Shares outstanding before and after, as "The Offering" counts them. Check: before + offered = after. */
function findSharesOutstanding(document, cover, terms, findings) {
	const stated = findBefore(document, cover, terms, findings);
	const afterAt = findAfter(document, cover, terms, findings);
	const counts = ["sharesOutstandingBefore", "sharesOutstandingAfter"];
	const [before, after] = counts.map((path) => findings.number(path));
	const offered = findings.number("sharesOffered");
	if (before == null || after == null || stated === null || afterAt === null) return;
	const paths = stated.date === null ? counts : [...counts, "asOfDate"];
	if (offered !== null && before + offered === after) findings.check("outstanding before + offered = after", true, [...paths, "sharesOffered"]);
	else if (after < before) findings.setConfidence("sharesOutstandingAfter", DOUBTFUL);
	else checkAssumedSales(document, cover, [stated.at, afterAt], paths, findings);
}
/** The count that the one after the offering is based on. */
const IS_BASE = /\b(?:outstanding|to be outstanding|outstanding immediately)[^.;\d]{0,60}\b(?:after|following)\b/i;
/** The statement that the offering counts from, else the first. */
function baseOf(document, statements) {
	return statements.find((one) => isBase(document, one)) ?? statements[0];
}
function isBase(document, { at }) {
	const { start } = sentenceAt(document, at.start);
	return IS_BASE.test(document.flat.slice(Math.max(start, at.start - 300), at.start));
}
function findBefore(document, cover, terms, findings) {
	const statements = statementsIn(document, cover.whole);
	const rows = countsOf(terms.get("before") ?? []);
	const [row] = rows.length > 0 ? rows : findAll(document, cover.whole, BEFORE_ROW, 1).map(rowStatement);
	const first = baseOf(document, statements);
	const chosen = first ?? row;
	if (chosen === void 0) return null;
	const others = statements.filter(({ count }) => count !== chosen.count);
	const isAlone = others.length === 0 || isBase(document, chosen) && others.every(({ date }) => date !== null && chosen.date !== null && date !== chosen.date);
	const confidence = isAlone ? STATED : .75;
	findings.set("sharesOutstandingBefore", numberOf(chosen.count), [chosen.at], confidence);
	if (first?.date != null && first.dateAt !== null) findings.set("asOfDate", first.date, [first.dateAt], confidence);
	else if (row?.date != null && row.dateAt !== null && chosen === row) findings.set("asOfDate", row.date, [row.dateAt], STATED);
	else findDayNote(document, cover, findings);
	const agrees = row !== void 0 && first !== void 0 && row.count === first.count;
	const { count: printed, at, date } = chosen;
	const restated = restatedOutstanding(document, cover, {
		printed,
		at,
		date
	});
	if (agrees || isAlone && restated.count) findings.check("shares outstanding stated twice alike", true, ["sharesOutstandingBefore"]);
	if (isAlone && restated.day) findings.check("day of the shares outstanding stated twice alike", true, ["asOfDate"]);
	return chosen;
}
function statementsIn(document, range) {
	return findAll(document, range, BEFORE, 24).flatMap((match) => {
		const [count, date, dateFirst, countLast] = match.groups;
		const printed = count ?? countLast ?? "";
		const words = match.text.replace(/\([^()]{0,120}\)/g, "");
		const sentence = sentenceAt(document, match.start);
		const isRelated = /outstanding/i.test(textIn(document, sentence));
		if (printed === "" || OTHER_COUNT.test(words) || !isRelated || isOfHolder(document, match)) return [];
		const day = date ?? dateFirst ?? "";
		const named = datesIn(day)[0]?.date;
		const defined = named === void 0 && /record date/i.test(day) ? definedDay(document, range) : null;
		return [{
			count: printed,
			at: printedIn(match, printed),
			date: named ?? defined?.date ?? null,
			dateAt: named === void 0 ? defined?.at ?? null : printedIn(match, day)
		}];
	});
}
/** "… had 400,000 shares", said of another owner; "of which … are held by non-affiliates" is the float's count. */
function isOfHolder(document, { start }) {
	const { start: from } = sentenceAt(document, start);
	return /\b(?:he|she|fund|holder|director|officer)\b[^.]{0,60}(?:had |has )?$/i.test(document.flat.slice(from, start));
}
function definedDay(document, range) {
	const [match] = findAll(document, range, new RegExp(DEFINED_DAY.source, "gi"), 1);
	const printed = match?.groups.find((group) => group !== void 0);
	const date = printed === void 0 ? void 0 : datesIn(printed)[0]?.date;
	return match === void 0 || printed === void 0 || date === void 0 ? null : {
		date,
		at: printedIn(match, printed)
	};
}
function findDayNote(document, cover, findings) {
	for (const note of findAll(document, cover.whole, DAY_NOTE, 4)) {
		const [date] = datesIn(document.flat.slice(note.end, note.end + 24));
		if (date === void 0 || date.start > 1) continue;
		findings.set("asOfDate", date.date, [{
			start: note.end + date.start,
			end: note.end + date.end
		}], STATED);
		return;
	}
}
function rowStatement(match) {
	const printed = match.groups.find((group) => group !== void 0) ?? "";
	return {
		count: printed,
		at: printedIn(match, printed),
		date: null,
		dateAt: null
	};
}
function findAfter(document, cover, terms, findings) {
	const rows = terms.get("after") ?? [];
	const total = rows.find(({ label }) => /^total\b/i.test(label));
	const inRows = countsOf(total === void 0 ? rows : [total]);
	const inText = findAll(document, cover.whole, AFTER, 8).filter((match) => !isOfHolder(document, match));
	const totals = inText.filter(({ start }) => /^\s*total\b/i.test(document.flat.slice(paragraphAt(document, start).start, start)));
	const fromText = (totals.length > 0 ? totals.toSorted((a, b) => countOf(b) - countOf(a)) : inText).map(rowStatement);
	const chosen = (total === void 0 ? void 0 : inRows[0]) ?? (totals.length > 0 ? fromText[0] : void 0) ?? inRows[0] ?? fromText[0];
	if (chosen === void 0) return null;
	const isPart = total === void 0 && totals.length === 0 && new Set(inRows.map(({ count }) => count)).size > 1;
	findings.set("sharesOutstandingAfter", numberOf(chosen.count), [chosen.at], isPart ? .7 : STATED);
	if ([...inRows, ...fromText].some(({ count, at }) => count === chosen.count && Math.abs(at.start - chosen.at.start) > 40) && !isPart) findings.check("outstanding after stated twice alike", true, ["sharesOutstandingAfter"]);
	return chosen.at;
}
function countOf({ groups }) {
	return numberOf(groups.find((group) => group !== void 0) ?? "0");
}
function countsOf(rows) {
	return rows.flatMap((row) => {
		const found = countIn$1(row);
		if (found === null) return [];
		const count = row.value.slice(found.at.start - row.at.start, found.at.end - row.at.start);
		const after = found.at.end - row.at.start;
		const day = /^[^.;]{0,60}\bas of /i.test(row.value.slice(after)) ? datesIn(row.value.slice(after))[0] : void 0;
		const dateAt = day && {
			start: found.at.end + day.start,
			end: found.at.end + day.end
		};
		return [{
			count,
			at: found.at,
			date: day?.date ?? null,
			dateAt: dateAt ?? null
		}];
	});
}

// parsers/offering-events/price-table.ts
const PRICE_ROW = /^(?:initial |combined |total |assumed |estimated |public |purchase |the )*(?:public )?(?:offering|purchase|sale|subscription) price|^price to (?:the )?public/i;
const FEES_ROW = /underwrit|placement agent|agent'?s|commission|discount|fees?\b/i;
const PROCEEDS_ROW = /^(?:net )?proceeds/i;
const HOLDERS_ROW = /selling \w*holders?|to (?:the )?(?:\w+ \w*|\w+)holders?\b/i;
const ASSUMED_PRICE$1 = /\bassum\w+ (?:an? |the )?(?:(?:combined|initial|public|offering) ){1,3}price|price[^.\n]{0,60} (?:is|to be|will be) (?:assumed|between)|price range|\bmid-?point of the\b/i;
const PRELIMINARY = /subject to completion|not complete and may be changed/i;
function priceRowsOf(table) {
	const rows = table.rows.map((row, index) => ({
		label: wholeLabel(table.rows[index - 1], row),
		row
	}));
	const first = rows.findIndex(({ label }) => PRICE_ROW.test(label));
	if (first < 0 || rows.some(({ label }) => /book value/i.test(label))) return null;
	const [head, ...below] = rows.slice(first);
	const figures = (wanted) => below.map(({ label, row }) => wanted(label) ? figuresOf(row) : []).find(({ length }) => length > 0) ?? [];
	const price = head === void 0 ? [] : figuresOf(head.row);
	if (price.length === 0) return null;
	return {
		table,
		price,
		fees: figures((label) => FEES_ROW.test(label) && !PROCEEDS_ROW.test(label)),
		proceeds: figures((label) => PROCEEDS_ROW.test(label) && !HOLDERS_ROW.test(label)),
		holders: figures((label) => PROCEEDS_ROW.test(label) && HOLDERS_ROW.test(label))
	};
}
/** "Proceeds to us, before", "expenses": a label whose second line has the figures and begins in small letters. */
function wholeLabel(above, row) {
	const [own = "", head = ""] = [row.cells[0]?.text, above?.cells[0]?.text];
	return above !== void 0 && /^[a-z]/.test(own) && above.cells.length === 1 && head.length < 60 ? `${head} ${own}` : own;
}
/** A transposed table: a line per share and a line in total, under "Price to Public", "Discount" and "Proceeds". */
function transposedRowsOf(document, table) {
	const labeled = (pattern) => table.rows.find(({ cells }) => pattern.test(cells[0]?.text ?? ""));
	const unit = labeled(/^per (?:share|unit|ads|common|ordinary|class)\b/i);
	const total = labeled(/^total\b(?! minimum)/i);
	if (unit === void 0 || total === void 0) return null;
	const [units, totals] = [figuresOf(unit), figuresOf(total)];
	if (units.length !== totals.length || units.length < 3 || units.length > 4) return null;
	const order = columnOrder(document, table, units, unit.start);
	const pick = (column) => {
		const index = order.indexOf(column);
		return index < 0 ? [] : [units[index], totals[index]].filter((figure) => figure !== void 0);
	};
	const [price, fees, proceeds] = [
		pick("price"),
		pick("fees"),
		pick("proceeds")
	];
	if (price.length < 2 || fees.length < 2 || proceeds.length < 2) return null;
	return {
		table,
		price,
		fees,
		proceeds,
		holders: pick("holders")
	};
}
const COLUMNS = [
	["holders", /selling|holders/i],
	["proceeds", /proceeds/i],
	["fees", /underwrit|discount|commission|agent|fees|expenses/i],
	["price", /price/i]
];
const LONGEST_HEADING = 40;
/** The words over a column without the sentences that stand above the table. */
function shortHeading(table, cell) {
	const rows = table.rows.map(({ cells, ...row }) => ({
		...row,
		cells: cells.every(({ text }) => text.length <= LONGEST_HEADING) ? cells : []
	}));
	return columnHeading({
		...table,
		rows
	}, cell);
}
/** What each column of a transposed table holds: by its own heading, else by the order of the words above the rows. */
function columnOrder(document, table, units, end) {
	const known = units.map(({ cell }) => shortHeading(table, cell)).map((heading) => COLUMNS.find(([, words]) => words.test(heading))?.[0]).filter((column) => column !== void 0);
	if (known.length === units.length && new Set(known).size === units.length) return known;
	const above = document.flat.slice(Math.max(0, table.start), end);
	const [price = -1, fees = -1, proceeds = -1] = [
		/price/i,
		/underwrit|discount|commission|agent|fees|expenses/i,
		/proceeds/i
	].map((words) => above.search(words));
	return units.length === 3 && price >= 0 && price <= fees && fees <= proceeds ? [
		"price",
		"fees",
		"proceeds"
	] : [];
}
/**
* The cover's price table (Item 501(b)(3) of Regulation S-K): price, commissions, proceeds, per share and in total.
*
* @returns the commission in percent, by the figures per share and by the totals
*/
function findPriceTable(document, cover, findings) {
	for (const table of document.layout.tables) {
		if (table.start < cover.start || table.start >= cover.end) continue;
		const rows = priceRowsOf(table) ?? transposedRowsOf(document, table);
		if (rows === null) continue;
		const rates = readPriceRows(document, cover, rows, findings);
		const text = textIn(document, cover);
		if (ASSUMED_PRICE$1.test(text) && PRELIMINARY.test(document.flat.slice(0, cover.end))) findings.doubt([
			"pricePerShare",
			"grossProceeds",
			"proceedsBeforeExpenses"
		], DOUBTFUL);
		return rates;
	}
	return [];
}
const LEAST_TOTAL = 1e3;
const NOT_SHARE = /pre-?funded|warrant(?! combination)/i;
const WITH_ACCOMPANYING = /and (?:accompanying|associated|related)[\s\S]*$/i;
const PRODUCT_PATHS = [
	"sharesOffered",
	"pricePerShare",
	"grossProceeds"
];
function readPriceRows(document, cover, rows, findings) {
	const { price, fees, proceeds, holders } = rows;
	const heading = ({ cell }) => columnHeading(rows.table, cell);
	const total = price.find((figure) => /\btotal\b/i.test(heading(figure)) && Number(figure.value) >= LEAST_TOTAL) ?? (price.length >= 2 ? price.at(-1) : void 0);
	const units = price.filter((figure) => figure !== total);
	const share = units.find((figure) => !NOT_SHARE.test(heading(figure).replace(WITH_ACCOMPANYING, ""))) ?? units[0];
	if (share === void 0 || Number(share.value) >= 1e5 || share.amount.scale !== 0) return [];
	findings.set("pricePerShare", Number(share.value), [share], STATED);
	const under = (figures, like) => (figures.length === price.length ? figures[price.indexOf(like)] : void 0) ?? nearest(figures, like.cell.column);
	const feesShare = under(fees, share);
	const rates = feesShare === void 0 ? [] : [Number(feesShare.value) / Number(share.value) * 100];
	if (total === void 0 || Number(total.value) < LEAST_TOTAL) return rates;
	const isShared = findings.isJoint || holders.length > 0;
	if (!isShared) findings.set("grossProceeds", Number(total.value), [total], STATED);
	const [feesTotal, proceedsTotal] = [under(fees, total), under(proceeds, total)];
	if (feesTotal !== void 0 && proceedsTotal !== void 0) {
		const left = subtractDecimals(total.value, feesTotal.value);
		const received = addDecimals(proceedsTotal.value, under(holders, total)?.value ?? "0");
		if (Number(proceedsTotal.value) >= 1e3) findings.set("proceedsBeforeExpenses", Number(proceedsTotal.value), [proceedsTotal], STATED);
		const paths = ["grossProceeds", "proceedsBeforeExpenses"];
		rates.push(Number(feesTotal.value) / Number(total.value) * 100);
		findings.check("gross − commissions = proceeds before expenses", withinTolerance(left, received, "1"), paths);
	}
	const proceedsShare = under(proceeds, share);
	if (feesShare !== void 0 && proceedsShare !== void 0) {
		const left = subtractDecimals(share.value, feesShare.value);
		const holds = withinTolerance(left, proceedsShare.value, "0.0001");
		findings.check("price − commission = proceeds per share", holds, ["pricePerShare"]);
	}
	if (isShared) checkOwnProceeds(proceedsShare, proceedsTotal, findings);
	else checkProduct(document, cover, {
		units,
		share,
		total
	}, findings);
	return rates;
}
/** The issuer's shares × proceeds per share = its proceeds: only of a sale whose own part is known. */
function checkOwnProceeds(each, total, findings) {
	const shares = findings.number("sharesOffered");
	if (shares === null || each === void 0 || total === void 0 || !findings.isJoint) return;
	const tolerance = String(Math.max(1, Math.round(shares * 5e-5)));
	if (withinTolerance(multiplyDecimals(String(shares), each.value), total.value, tolerance)) findings.check("issuer's shares × proceeds per share = its proceeds", true, ["sharesOffered", "proceedsBeforeExpenses"]);
}
/** The figure of a column; a currency sign in a cell of its own may move it by one. */
function nearest(figures, column) {
	const distance = (figure) => Math.abs(figure.cell.column - column);
	return figures.filter((figure) => distance(figure) <= 1).toSorted((a, b) => distance(a) - distance(b))[0];
}
const PREFUNDED = /pre-?funded warrants to purchase (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3})+)/gi;
/** Shares × price, plus pre-funded warrants × their price where the table has that column, give the total. */
function checkProduct(document, cover, sale, findings) {
	const { units, share, total } = sale;
	const shares = findings.number("sharesOffered");
	if (shares === null) return;
	const product = multiplyDecimals(String(shares), share.value);
	const tolerance = String(Math.max(1, Math.round(shares * 5e-5)));
	const isTotal = (sum) => withinTolerance(sum, total.value, tolerance);
	if (isTotal(product)) {
		findings.check("shares × price = gross proceeds", true, PRODUCT_PATHS);
		return;
	}
	const prefunded = findAll(document, cover, PREFUNDED, 10).map(({ groups }) => (groups[0] ?? "").replaceAll(",", ""));
	if (prefunded.length === 0) {
		findings.check("shares × price = gross proceeds", false, []);
		findings.doubt(PRODUCT_PATHS, .7);
		return;
	}
	const price = units.find((figure) => figure !== share)?.value ?? share.value;
	const holds = prefunded.some((count) => isTotal(addDecimals(product, multiplyDecimals(count, price))));
	findings.check("shares × price + pre-funded warrants × price = gross proceeds", holds, holds ? PRODUCT_PATHS : []);
	if (!holds) findings.setConfidence("sharesOffered", DOUBTFUL + .1);
}

// parsers/offering-events/rights-terms.ts
const SECURITY = "(?:(?:class [a-c] )?(?:common |ordinary )?(?:shares?|units?|ADSs?)\\b)";
const PRICE = "(?:US)?\\$ ?(\\d{1,4}(?:\\.\\d{1,4})?)(?! ?(?:million|billion)|[,\\d])";
/** "At a subscription price of $2.50 per unit", "to purchase one unit at $2.50", "4,000,000 Units at $2.50 per Unit". */
const SUBSCRIPTION_PRICE = verbose("gi")`
  subscription price(?: (?:of|is|will be|equal to)){0,3}(?: for each[^.;$]{0,40}?)?(?: (?:of|is|will be|equal to)){0,3},? ${PRICE}
  |\bto (?:purchase|subscribe for|acquire) (?:one|an?|\d[\d,.]{0,12})(?: \w+){0,2}? ${SECURITY}[^.;$]{0,80}? (?:at|for)(?: (?:an?|the) [^.;$]{0,40} of)? ${PRICE}
  |(?<![\d,])\d{1,3}(?:,\d{3}){1,4} ${SECURITY}(?: [^.;$\n]{0,40})? at ${PRICE} per ${SECURITY}`;
const NUMBER = verbose("gi")`
  \b(?:subscription )?rights to (?:purchase|subscribe for|acquire) (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3})+) ${SECURITY}
  |(?:offering|issue|sell|sale of)(?: up to)?(?: an aggregate of)?(?: up to)? (\d{1,3}(?:,\d{3})+) ${SECURITY}`;
const GROSS = verbose("gi")`
  (?:gross proceeds|aggregate (?:purchase|subscription) price)[^.;$]{0,80}?(?:of|be|is|are)?(?: approximately| up to)* ?((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)`;
const OTHER_PRICE$1 = /warrants? (?:entitles|to|will|is|are)|exercise price|whole warrant/i;
/** The terms of a rights offering if it is fully subscribed: units or shares, the subscription price, gross proceeds. */
function findRightsTerms(document, cover, findings) {
	const prices = findAll(document, cover, SUBSCRIPTION_PRICE, 12).filter((match) => !isOfWarrant(document, match));
	const [price] = prices;
	const printed = captured(price);
	if (printed !== null) {
		findings.set("pricePerShare", Number(printed.text), [printed], STATED);
		const isSame = prices.every((match) => captured(match)?.text === printed.text);
		if (prices.length > 1 && isSame) findings.check("subscription price stated twice alike", true, ["pricePerShare"]);
	}
	const [count] = findAll(document, cover, NUMBER, 12).flatMap((match) => captured(match) ?? []);
	if (count !== void 0) findings.set("sharesOffered", numberOf(count.text), [count], STATED);
	for (const match of findAll(document, cover, GROSS, 6)) {
		const at = captured(match);
		const amount = at === null ? void 0 : amountsIn(at.text)[0];
		if (at === null || amount === void 0 || Number(amount.value) < 1e4) continue;
		findings.set("grossProceeds", Number(amount.value), [at], STATED);
		return;
	}
}
/** What a warrant of the unit buys has its own price. */
function isOfWarrant(document, { start, text }) {
	return OTHER_PRICE$1.test(document.flat.slice(Math.max(0, start - 40), start)) || /exercise/i.test(text);
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

// parsers/offering-events/text-findings.ts
const NET = verbose("gi")`
  net proceeds(?: to (?:us|the company)| that we will receive| we (?:will|expect to) receive)?(?: \([^)\n]{0,80}\))?(?: to us)?,? (?:from|of|in) (?:this|the|our)
  [^.\n$]{0,280}?(?:will be|to be|of|is|are|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |\b(?:we|the company) (?:currently )?(?:estimates?|expects?|anticipates?) (?:that )?(?:the|our|its) (?:total )?net proceeds(?: to (?:us|the company))?,?(?: [a-z][^.\n$]{0,100})? (?:will be|to be|of|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |net proceeds,? after (?:deducting|paying|payment of)[^.\n$]{0,140}? (?:will be|to be|of|are|is|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |gross proceeds (?:to us )?of (?:approximately |up to )?(?:US)?\$ ?\d[\d.,]*\d(?: million)?(?: \([^)\n]{0,80}\))?,? and (?:estimated )?net proceeds(?: to us)?(?:, after [^.\n$]{3,100},)? of (?:approximately |about )?(?=(?:US)?\$ ?\d)
  |net proceeds of (?:approximately|about) (?=(?:US)?\$ ?\d[\d.,]*\d(?: (?:million|billion))? from (?:this offering|the sale of))`;
/** Under "Use of proceeds" no offering needs to be named. */
const NET_IN_ROW = /net proceeds\b[^.;$]{0,120}?(?:of|be|is|are|approximately|about|:)(?: {0,2}|\n {0,80})(?=(?:US)?\$ ?\d)/i;
const EARLIER_OFFERING = /20\d\d[^.\n]{0,60}$|private placement|\bIPO\b|completed|closed|received/i;
/** Net proceeds as stated in "The Offering" or "Use of Proceeds": the first statement; two that differ are doubtful. */
function findNetProceeds(document, cover, terms, findings) {
	const inText = findAll(document, cover.body, NET, 12).flatMap(({ start, end, text }) => {
		const from = Math.max(paragraphAt(document, start).start, start - 100);
		if (/assum|prior|concurrent|exercis/i.test(text) || EARLIER_OFFERING.test(document.flat.slice(from, start))) return [];
		const [amount] = moneyIn$1(document, {
			start: end - 2,
			end: end + 40
		});
		return amount !== void 0 && amount.start <= end + 2 ? [amount] : [];
	});
	const inRows = (terms.get("net") ?? []).flatMap((row) => netOf(document, row));
	const [shares, price] = [findings.number("sharesOffered"), findings.number("pricePerShare")];
	const product = shares !== null && price !== null ? shares * price : null;
	const before = findings.number("proceedsBeforeExpenses") ?? findings.number("grossProceeds") ?? product;
	const raised = before ?? assumedProceeds(document, cover, findings);
	const [first, ...others] = raised === null || inText.length === 0 ? inRows : [...inText, ...inRows];
	if (first === void 0) return;
	const net = Number(first.value);
	if (raised !== null && (net > raised || net < raised * .5)) return;
	const isConsistent = others.every(({ value }) => value === first.value);
	findings.set("netProceeds", net, [first], before === null ? .7 : isConsistent ? STATED : DOUBTFUL);
	if (others.some(({ start }) => Math.abs(start - first.start) > 40) && isConsistent) findings.check("net proceeds stated twice alike", true, ["netProceeds"]);
}
const ASSUMED_PRICE = /\bassumed (?:combined )?(?:public )?(?:offering )?price (?:per (?:share|unit) )?of (?:US)?\$ ?(\d{1,4}(?:\.\d{1,4})?)(?![\d,]*\d| ?(?:million|billion))/gi;
/** What a sale on best efforts raises at most, by the price that its preliminary prospectus assumes. */
function assumedProceeds(document, cover, findings) {
	const shares = findings.number("sharesOffered");
	const price = captured(findAll(document, cover, ASSUMED_PRICE, 1)[0]);
	if (shares === null || price === null || findings.get("type") !== "best_efforts") return null;
	return shares * Number(price.text);
}
function netOf(document, { label, value, at }) {
	const words = NET_IN_ROW.exec(value);
	if (words === null && !/net proceeds/i.test(label)) return [];
	const start = at.start + (words === null ? 0 : words.index + words[0].length - 2);
	const [amount] = moneyIn$1(document, {
		start,
		end: at.end
	});
	return amount === void 0 || Number(amount.value) < 1e4 ? [] : [amount];
}
const LAST_PRICE = /(?:last|closing)(?: (?:reported|quoted))*(?: (?:sales?|bid|trading))? ?price|(?:last|closing) (?:reported )?(?:sales?|trade)/gi;
/** The price of another security beside the shares': "and $0.02 per warrant", "of our warrants was $1.75". */
const OTHER_PRICE = /warrants?(?: on [^$]{0,80})? was (?:US)?\$ ?[\d.,]+\d(?: per \w+)?|(?:US)?\$ ?[\d.,]+\d per (?:public |whole )?(?:warrant|unit|right)\b/gi;
/** The sentence that Item 201(a) of Regulation S-K asks for: one day, one price of the issuer's shares, no more. */
const PLAIN = verbose("i")`
  ^\s*(?:on [A-Z][a-z]+ \d{1,2}, \d{4},? )?the (?:last|closing)(?: (?:reported|quoted|sales?|trading|bid))* price(?: per (?:share|ads))? (?:of|for) (?:our|the company's) (?:class [a-c] )?
  (?:common stock|common shares|ordinary shares|shares|adss|american depositary shares)
  \b[^$;]{0,160} was (?:us)?\$ ?[\d.]+\d(?: per (?:share|ads|ordinary share|common share))?\.?["')]*\s*$`;
/** The last reported sale price and its date, stated in one sentence; surer in the standard one, sure if repeated. */
function findStatedPrice(document, cover, findings) {
	const onCover = pricesIn(document, cover);
	const [first] = onCover;
	if (first === void 0) return;
	const isSame = ({ price, day }) => Number(price.value) === Number(first.price.value) && day.date === first.day.date;
	const isAlone = onCover.every(isSame);
	const confidence = isAlone && first.isPlain ? STATED + .05 : STATED;
	findings.set("statedPrice", Number(first.price.value), [first.price], confidence);
	findings.set("statedPriceDate", first.day.date, [first.day], confidence);
	const again = [...onCover.slice(1), ...pricesIn(document, cover.rest)].some(isSame);
	if (isAlone && again) findings.check("last sale price stated twice alike", true, ["statedPrice", "statedPriceDate"]);
}
function pricesIn(document, range) {
	const isOfFloat = ({ start }) => /non-affiliates|public float|aggregate market value/i.test(textIn(document, sentenceAt(document, start)));
	const { own = [], ofFloat = [] } = Object.groupBy(findAll(document, range, LAST_PRICE, 12), (match) => isOfFloat(match) ? "ofFloat" : "own");
	const prices = own.flatMap((match) => priceAt(document, match) ?? []);
	return prices.length > 0 ? prices : ofFloat.flatMap((match) => priceAt(document, match) ?? []);
}
function priceAt(document, match) {
	const sentence = sentenceAt(document, match.start);
	const text = textIn(document, sentence);
	const others = findAll(document, sentence, OTHER_PRICE, Number.POSITIVE_INFINITY);
	const rest = document.flat.slice(match.start, sentence.end);
	if (others.length === 0 && /warrants? (?:on|was)|units? (?:on|was)/i.test(rest)) return null;
	const own = amountsInRange(document, sentence).filter(({ isPercent, scale, currency, start, end }) => !isPercent && scale === 0 && (currency?.includes("$") || /\bwas\s{1,2}$/.test(document.flat.slice(start - 6, start))) && !others.some((other) => end <= other.end && end > other.end - 30));
	const [date, ...otherDates] = datesIn(text);
	const price = own.find(({ start }) => start > match.end || own.length === 1);
	if (date === void 0 || price === void 0 || otherDates.length > 0 || own.length > 1) return null;
	return {
		price,
		day: {
			date: date.date,
			start: sentence.start + date.start,
			end: sentence.start + date.end
		},
		isPlain: PLAIN.test(text)
	};
}

// parsers/offering-events/offering-events.v3.ts
const PARSER = {
	id: "offering-events",
	version: 3,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Offerings from prospectuses (424B1–5, 424B7), free writing prospectuses, registration statements (S-1, S-3, F-1, F-3
* and their amendments) and fee exhibits; a bare document is what its own words say. One document, one offering: the
* cover's; of a sale by issuer and holders together, the issuer's part. Debt, structured notes, asset-backed securities, mergers and exchange offers are parsed and give no offering.
*
* Confidence of a value: 0.95 where a second witness agrees (shares × price = gross, gross − commissions = proceeds,
* before + offered = after, fee = rate × amount, classes = total, commission ÷ price = percent, what the underwriters
* buy = what is offered, a second statement elsewhere); 0.9 for a type of offering that two independent statements
* support; 0.7–0.85 where it was read in one place; 0.6 where statements or figures disagree. The document's confidence
* is the mean of its values', below 0.9 while any check fails.
*/
const offeringEventsV3 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: offeringDocumentsOf,
	parse,
	rows: (outcome, filing) => [{
		table: "dilution.offering_events",
		rows: offeringEventRows(outcome, filing)
	}]
};
function parse(submission, document, context) {
	const unread = rejectedUnread(HEAD, document);
	if (unread !== null) return unread;
	const form = formOf(submission, document);
	const read = readOfferingDocument(document, form?.role === "registration");
	const wordless = rejectedWordless(HEAD, read.flat);
	if (wordless !== null) return wordless;
	if (form === null) return notApplicable(HEAD, "not-an-offering-form", "neither a prospectus, a registration statement nor a fee exhibit");
	const filedDate = submission.header.filedDate ?? context.filedDate;
	const findings = createFindings(read);
	if (form.role === "fee-exhibit") return findFeeExhibit(read, findings, context, filedDate) ? offeringOutcome(HEAD, findings) : rejected(HEAD, "no-fee-table", "no fee table was found in the exhibit");
	return parseProspectus({
		submission,
		context,
		document: read,
		findings,
		filedDate,
		isRegistration: form.role === "registration"
	}, form.form);
}
function parseProspectus(source, form) {
	const { submission, context, document, findings, filedDate, isRegistration } = source;
	const cover = chosenCover(document, isRegistration);
	if (cover === null) return withoutProspectus(source);
	const decoy = decoyOf(document, cover) ?? (form === "FWP" ? freeWritingDecoyOf(document) : null);
	if (decoy !== null) return nothingFound(HEAD, {}, STATED, [decoy]);
	if (/^POS ?A(?:M|SR)/.test(form) && isDeregistration(document)) return nothingFound(HEAD, {}, STATED);
	const classification = classify(document, cover, isRegistration);
	setClassification(document, cover, classification, findings);
	findFileNumber(document, findings, isRegistration, headerNumbersOf(submission));
	findSecurities(document, cover, findings);
	findings.isJoint = classification.isPrimary && isPriced(classification) && findOwnPart(document, cover, findings);
	if (isRegistration) findFacingFees(document, cover, findings, filedDate);
	findOffering(document, cover, classification, findings);
	addFeeExhibit(HEAD, submission, document.sequence, findings, context, filedDate);
	warnUnread(document, cover, findings);
	return offeringOutcome(HEAD, findings);
}
/** One sale at a price, not a program or a line. */
function isPriced({ type }) {
	return type !== "atm" && type !== "shelf" && type !== "eloc";
}
const TERMS = [
	"sharesOffered",
	"pricePerShare",
	"grossProceeds",
	"maxAggregateOffering",
	"registeredAmount"
];
/** A cover whose amounts were not understood says how many there are. */
function warnUnread(document, cover, findings) {
	if (TERMS.some((path) => findings.has(path))) return;
	const amounts = moneyIn$1(document, cover).length;
	if (amounts === 0) findings.warn("no-amounts", "the cover states no number of shares, price or amount");
	else findings.warn("amounts-not-used", `${amounts} dollar amounts of the cover were not used`);
}
/** An amendment that updates the prospectus (Section 10(a)(3)) may recite its undertaking to deregister. */
function isDeregistration({ flat }) {
	const head = flat.slice(0, 12e3);
	return !/section 10\(a\)\(3\)/i.test(head) && /deregist|remov\w{1,12} from registration|terminat\w{1,12} (?:all|any) offerings?/i.test(head);
}
function setClassification(document, cover, kind, findings) {
	const { type, isAtm, isPrimary, isResale, evidence, primary, resale, isSure } = kind;
	const sure = isSure ? .9 : .75;
	findings.set("type", type, evidence, sure);
	const isDescribed = type !== "other" || primary.length > 0;
	const lacks = (words) => isDescribed && findFirst(document, cover, words) === null;
	const noMarket = !isAtm && type !== "other" && lacks(/at[- ]the[- ]market|\bATM\b|415\(a\)\(4\)|sales agent/i);
	const noHolders = isPrimary && !isResale && lacks(/\bselling\s+\w*holders?|resale|reoffer/i);
	findings.set("isAtm", isAtm, isAtm ? evidence : [], noMarket ? .9 : sure);
	findings.set("isPrimary", isPrimary, primary, isSure || noHolders ? .9 : STATED);
	findings.set("isResale", isResale, isResale ? resale : [], isSure || noHolders ? .9 : STATED);
}
/** Registration statements before 2022 have their fee table on the facing page. */
function findFacingFees(document, cover, findings, filedDate) {
	const [table] = feeTablesOf(document, {
		start: 0,
		end: cover.end
	});
	if (table === void 0) return;
	const onCover = createFindings(document);
	findShares$1(document, cover, onCover);
	findFees(table, findings, filedDate);
	const [fees, stated] = [findings.get("sharesOffered"), onCover.get("sharesOffered")];
	if (!findings.isJoint && fees !== void 0 && stated !== void 0) findings.check("shares in fee table = shares on the cover", fees === stated, ["sharesOffered"]);
}
function findOffering(document, cover, kind, findings) {
	const isShelf = kind.type === "shelf";
	const terms = offeringTermsOf(document, cover);
	if (!kind.isAtm && !isShelf && !findings.isJoint) findShares$1(document, cover, findings);
	if (kind.isPrimary) {
		const isOpen = kind.isAtm || isShelf || kind.type === "eloc";
		let rates = [];
		if (isOpen) findMaximum(document, cover, findings);
		else rates = findSale(document, cover, terms, findings);
		findAgents(document, cover, findings);
		findAgentFee(document, cover, rates, findings);
		if (kind.isAtm) findRemaining(document, cover, findings);
		findBabyShelf(document, cover, findings);
		if (!isShelf) findDilution(document, cover, findings);
	}
	findStatedPrice(document, cover, findings);
	if (!isShelf) findSharesOutstanding(document, cover, terms, findings);
}
/** The terms of one sale; gives the agents' share of the price that its table shows, per share and in total. */
function findSale(document, cover, terms, findings) {
	const rates = findPriceTable(document, cover, findings);
	if (findings.get("type") === "rights") findRightsTerms(document, cover, findings);
	findTextPrice(document, cover, findings);
	findTextGross(document, cover, findings);
	findTerms(document, terms, findings);
	if (![
		"pricePerShare",
		"grossProceeds",
		"sharesOffered"
	].some((path) => findings.has(path))) findMaximum(document, cover, findings);
	checkProduct$1(document, cover, findings);
	findNetProceeds(document, cover, terms, findings);
	return rates;
}
/** A registration statement without a prospectus (Rule 462(b), an exhibits-only amendment): file number and fee table. */
function withoutProspectus(source) {
	const { submission, context, document, findings, filedDate } = source;
	const [table] = feeTablesOf(document, {
		start: 0,
		end: document.flat.length
	});
	if (table !== void 0) findFees(table, findings, filedDate);
	addFeeExhibit(HEAD, submission, document.sequence, findings, context, filedDate);
	const warning = {
		code: "no-prospectus",
		message: "the registration statement holds no prospectus"
	};
	if (findings.values.size === 0) return nothingFound(HEAD, {}, STATED, [warning]);
	findFileNumber(document, findings, true, headerNumbersOf(submission));
	findings.warnings.push(warning);
	return offeringOutcome(HEAD, findings);
}
function headerNumbersOf(submission) {
	return [...new Set(submission.header.filers.flatMap(({ fileNumber }) => fileNumber ?? []))];
}
/** A registration statement may hold a base and a sales agreement prospectus: the latter makes the offering. */
function chosenCover(document, isRegistration) {
	const [first, ...others] = document.covers;
	if (first === void 0 || !isRegistration) return first ?? null;
	return others.find((cover) => classify(document, cover, true).isAtm) ?? first;
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
const parser = doubtingTruncated(offeringEventsV3);

export { parser };