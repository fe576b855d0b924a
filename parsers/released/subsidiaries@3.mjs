/*!
 * Tidemark release subsidiaries@3: the code as it was released, with everything it imports.
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
const FAMILY_OF = new Map(Object.entries(FAMILIES).flatMap(([family, forms]) => forms.map((form) => [form, family])));
/** @example isFormOf('S-3ASR/A', ['registration']) // true */
function isFormOf(form, families) {
	const base = form.toUpperCase().replace(/\/A$/, "");
	const family = FAMILY_OF.get(base) ?? FAMILY_OF.get(base.replace(/(?:ASR|MEF)$/, ""));
	return family !== void 0 && families.includes(family);
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
const NOTHING$3 = {
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
		...NOTHING$3,
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
		...NOTHING$3,
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
const NOTHING$2 = 0;
const SPACE$1 = 1;
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
		pending: NOTHING$2,
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
		else if (pending === SPACE$1) out.replaced(" ", pendingAt, Math.min(pendingAt + 1, at));
		else if (pending > SPACE$1) out.replaced(SEPARATORS[pending] ?? "\n", pendingAt, pendingAt);
	}
	flow.pending = NOTHING$2;
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
			separate(flow, SPACE$1, index);
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
			if (flow.pending > SPACE$1 || flow.pendingTab || line.trim() !== "") beforeWord(flow, index);
			out.literal(index, lineEnd, line);
			flow.recorder?.wrote(out.length());
		}
		if (stop < end) {
			if (out.length() > 0) out.replaced("\n", stop, stop + 1);
			flow.pending = NOTHING$2;
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
		else separate(flow, SPACE$1, start);
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
	if (table.rowHasText) flow.pending = NOTHING$2;
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
const MOST_COLUMNS$1 = 2e3;
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
			if (column >= MOST_COLUMNS$1) break;
			const words = cell.start < cell.end ? collapsed$1(text.slice(cell.start, cell.end)) : "";
			if (words !== "") {
				const placed = placedCell(cell, words, column);
				cells.push(placed);
				if (cell.rowspan > 1 && spans.length < MOST_COLUMNS$1) spans.push({
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
function collapsed$1(words) {
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
			text: collapsed$1(text.slice(last.start, cell.end)),
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
/** The words of a list written over several lines: wordSet`north south` has 'north' and 'south'. */
function wordSet({ raw }) {
	return new Set(raw.join("").trim().split(/\s+/));
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
	while (from < to && isWhite$1(plain.text, from)) from += 1;
	while (to > from && isWhite$1(plain.text, to - 1)) to -= 1;
	const sourceStart = plain.sourceOffset(from);
	const sourceStop = to > from ? plain.sourceEnd(to - 1) : sourceStart;
	return {
		sequence,
		start: sourceStart,
		end: sourceStop,
		text: documentText.slice(sourceStart, sourceStop)
	};
}
function isWhite$1(text, index) {
	const code = text.charCodeAt(index);
	return !(code > 32 && code < 127) && /\s/.test(text.charAt(index));
}

// parsers/subsidiaries/leading-word.ts
/** Whether a character is an ASCII letter. */
function isLetter(code) {
	const lower = code | 32;
	return lower >= 97 && lower <= 122;
}
/** Whether the last character is a digit: a cheap test before patterns for numbers at the end. */
function endsInDigit(text) {
	const code = text.charCodeAt(text.length - 1);
	return code >= 48 && code <= 57;
}
/**
* The ASCII letters that a text begins with, in lower case: a cheap key to look up before a pattern is tried.
*
* @example leadingWord("Exhibit 21") // "exhibit"
*/
function leadingWord(text, from = 0) {
	let to = from;
	while (to < text.length && isLetter(text.charCodeAt(to))) to += 1;
	return to === from ? "" : text.slice(from, to).toLowerCase();
}
/** The ASCII letters that a text ends with, less what `closing` holds behind them, in lower case, and where they begin. */
function closingWord(text, closing) {
	let end = text.length;
	while (end > 0 && closing.includes(text.charAt(end - 1))) end -= 1;
	let start = end;
	while (start > 0 && isLetter(text.charCodeAt(start - 1))) start -= 1;
	return {
		word: start === end ? "" : text.slice(start, end).toLowerCase(),
		start
	};
}

// parsers/subsidiaries/lines.ts
const NO_WORDS = {
	text: "",
	runs: []
};
const SPACE = 32;
/** Space, tab, line feed, form feed, carriage return. */
function isWhite(code) {
	return code === SPACE || code === 10 || code === 9 || code === 13 || code === 12;
}
/** The words of `plain.slice(start, end)`, trimmed, inner white space as single spaces. */
function wordsOf(plain, start, end) {
	let from = start;
	let to = Math.min(end, plain.length);
	while (from < to && isWhite(plain.charCodeAt(from))) from += 1;
	while (to > from && isWhite(plain.charCodeAt(to - 1))) to -= 1;
	if (from === to) return NO_WORDS;
	for (let index = from; index < to; index += 1) {
		const code = plain.charCodeAt(index);
		if (isWhite(code) && (code !== SPACE || isWhite(plain.charCodeAt(index + 1)))) return collapsed(plain, from, to);
	}
	return {
		text: plain.slice(from, to),
		runs: [0, from]
	};
}
/** Words with more than single spaces between them; they begin and end in a letter. */
function collapsed(plain, start, end) {
	const runs = [];
	let text = "";
	for (let index = start; index < end;) {
		let stop = index;
		while (stop < end && !isWhite(plain.charCodeAt(stop))) stop += 1;
		if (text !== "") text += " ";
		if (text.length - index !== (runs.at(-2) ?? 0) - (runs.at(-1) ?? 0) || runs.length === 0) runs.push(text.length, index);
		text += plain.slice(index, stop);
		index = stop;
		while (index < end && isWhite(plain.charCodeAt(index))) index += 1;
	}
	return {
		text,
		runs
	};
}
/** Where the run begins in `runs` that holds a character. */
function runAt({ runs }, index) {
	let run = runs.length - 2;
	while (run > 0 && (runs[run] ?? 0) > index) run -= 2;
	return run;
}
/** The place in the plain text of a character; undefined beyond the last. */
function placeAt(words, index) {
	if (index < 0 || index >= words.text.length) return void 0;
	const run = runAt(words, index);
	return (words.runs[run + 1] ?? 0) + index - (words.runs[run] ?? 0);
}
/** The place in the plain text of the first character. */
function firstPlace({ runs }) {
	return runs[1];
}
/** The place in the plain text of the last character. */
function lastPlace(words) {
	return placeAt(words, words.text.length - 1);
}
/** The first character that comes from a place; -1 where none does. */
function indexOfPlace({ text, runs }, place) {
	for (let run = 0; run < runs.length; run += 2) {
		const [start = 0, from = 0, next = text.length] = runs.slice(run, run + 3);
		if (place >= from && place < from + next - start) return start + place - from;
	}
	return -1;
}
/** A part of words, trimmed. */
function cut(words, from, to = words.text.length) {
	const { text, runs } = words;
	let start = Math.max(0, from);
	let end = Math.min(text.length, Math.max(start, to));
	while (start < end && text.charCodeAt(start) === SPACE) start += 1;
	while (end > start && text.charCodeAt(end - 1) === SPACE) end -= 1;
	if (start >= end) return NO_WORDS;
	if (start === 0 && end === text.length) return words;
	return {
		text: text.slice(start, end),
		runs: runs.length === 2 ? [0, (runs[1] ?? 0) + start] : cutRuns(words, start, end)
	};
}
function cutRuns(words, start, end) {
	const { runs } = words;
	const first = runAt(words, start);
	const own = [0, (runs[first + 1] ?? 0) + start - (runs[first] ?? 0)];
	for (let run = first + 2; run < runs.length && (runs[run] ?? 0) < end; run += 2) own.push((runs[run] ?? 0) - start, runs[run + 1] ?? 0);
	return own;
}
/** The first words that a pattern matches. */
function matched(words, pattern) {
	const match = pattern.exec(words.text);
	return match && cut(words, match.index, match.index + match[0].length);
}
/** Words that continue elsewhere: a wrapped line, a cell below. */
function joined(first, second) {
	if (first.text === "") return second;
	if (second.text === "") return first;
	const isHyphenated = first.text.endsWith("-") && /[\p{L}]-$/u.test(first.text);
	const text = isHyphenated ? first.text : `${first.text} `;
	const runs = isHyphenated ? [...first.runs] : [
		...first.runs,
		first.text.length,
		lastPlace(first) ?? 0
	];
	for (let run = 0; run < second.runs.length; run += 2) runs.push(text.length + (second.runs[run] ?? 0), second.runs[run + 1] ?? 0);
	return {
		text: text + second.text,
		runs
	};
}
/** Another item of a list, after a semicolon. */
function listed(first, second) {
	const runs = [
		...first.runs,
		first.text.length,
		lastPlace(first) ?? 0
	];
	return joined({
		text: `${first.text};`,
		runs
	}, second);
}
/** The ranges of plain text that words come from, in order; more than white space between them begins another. */
function rangesOf({ text, runs }) {
	const ranges = [];
	for (let run = 0; run < runs.length; run += 2) {
		const from = runs[run + 1] ?? 0;
		const to = from + (runs[run + 2] ?? text.length) - (runs[run] ?? 0);
		const last = ranges.at(-1);
		if (last !== void 0 && from >= last[0] && from <= last[1] + 40) last[1] = Math.max(last[1], to);
		else ranges.push([from, to]);
	}
	return ranges;
}
/** A line with the text of its cells. */
function listLine(parts) {
	return {
		...parts,
		text: textOf(parts.cells)
	};
}
/** The same line with other cells. */
function withCells(line, cells) {
	return {
		...line,
		cells,
		text: textOf(cells)
	};
}
function textOf(cells) {
	const [first] = cells;
	return cells.length === 1 && first !== void 0 ? first.words.text : cells.map(({ words }) => words.text).join(" ");
}
const lineText = ({ text }) => text;
function allWords(line) {
	return line.cells.reduce((sum, cell) => joined(sum, cell.words), NO_WORDS);
}

// parsers/subsidiaries/assemble/marks.ts
const NEVER_RAISED = () => false;
const BULLET = /^(?:[•·●▪◦■□○►▶→⁃∙‣§Ø]+|>{1,6}(?=\s*[\p{Lu}\d])|\.(?:\s?\.){0,8}(?=\s+[\p{Lu}\d])|o(?=\s+\p{Lu})|[–—=-]{1,9}>(?=\s*[\p{Lu}\d])|[–—-]+(?=\s)|[–—-]{1,9}(?=\p{Lu}\p{L})|\*(?=\s+\p{Lu}))\s*/u;
const LIST_NUMBER = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})\.?\)|\d{1,3}\.(?=\s)|\d{1,2}(?:\.\d{1,2}){1,4}\.?(?=\s))\s*/i;
const NOTE_REFERENCE = String.raw`\((?:see )?notes?\s+(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3})\)`;
const INNER_NOTE = verbose("i")`(?<!\s)\s*${NOTE_REFERENCE}(?=\s)`;
const END_MARK = verbose("iu")`(?<!\s)\s*(?:${NOTE_REFERENCE}|\(\s*(?:\d{1,2}|[a-z]|[ivx]{1,4}|\*+|†+|‡+|\+|#)\s*\)|
  \[\s*(?:\d{1,2}|[a-z]|\*+)\s*\]|(?<![*†‡§¶#^~+])[*†‡§¶#^~+]+|(?<![¹²³⁰⁴-⁹])[¹²³⁰⁴-⁹]+)\s*,?$`;
/** Marks of depth before a name, each one level: ">> Acme", "- - Acme", "..Acme". */
const DEPTH = /^(?:[>.=–—-]\s{0,4}){1,9}(?=[\p{Lu}\d])/u;
/** How many marks of depth stand before a name. */
function depthOfMarks(text) {
	return DEPTH.exec(text)?.[0].replace(/\s/g, "").length ?? 0;
}
const withoutNoteWord = (mark) => mark.replace(/^\s*\((?:see )?notes?\s/i, "");
/** A cheap test before the patterns: names begin with letters. */
const MAY_BE_MARKED = /^(?:[^A-Za-z]|o\s|[A-Za-z]{1,5}\.?\))/;
/** Takes bullets and list numbers off the front. */
function withoutBullet(words) {
	let rest = words;
	for (let turn = 0; turn < 3; turn += 1) {
		if (!MAY_BE_MARKED.test(rest.text)) return rest;
		const mark = BULLET.exec(rest.text) ?? LIST_NUMBER.exec(rest.text);
		if (mark === null || mark[0].length >= rest.text.length) return rest;
		rest = cut(rest, mark[0].length);
	}
	return rest;
}
/** Takes footnote marks off the end: "(1)", "*", "†", raised digits and letters; never a year. */
function withoutMarks(words, isRaised) {
	const marks = [];
	let rest = words;
	for (let turn = 0; turn < 8; turn += 1) {
		const last = lastMark(rest, isRaised);
		if (last === null) break;
		marks.unshift(...last.marks);
		rest = cut(rest, 0, last.index);
	}
	return {
		words: rest,
		marks
	};
}
function lastMark(words, isRaised) {
	const { text } = words;
	const isPlain = isLetter(text.charCodeAt(text.length - 1)) || text.endsWith(".");
	if (isPlain && isRaised === NEVER_RAISED) return null;
	const mark = isPlain || /[\p{L}\d.]$/u.test(text) ? null : END_MARK.exec(text);
	if (mark !== null && mark.index > 0 && !/^\s*\(\s*[IVX]+\s*\)/.test(mark[0])) return {
		index: mark.index,
		marks: [withoutNoteWord(mark[0]).replace(/[\s()[\],]/g, "")]
	};
	const torn = !text.endsWith(")") ? null : /(?<=\p{L}{2}\.?)\d{1,2}\)$/u.exec(text);
	if (torn !== null && text.split(")").length > text.split("(").length) return {
		index: torn.index,
		marks: [torn[0].slice(0, -1)]
	};
	const raised = isRaised === NEVER_RAISED || !/[\da-z]$/.test(text) ? null : /(?<![\da-z]\s?,\s?)(?:\d{1,2}|[a-z])(?:\s?,\s?(?:\d{1,2}|[a-z])){0,20}$/.exec(text);
	if (raised !== null && raised.index > 0 && isRaised(placeAt(words, raised.index) ?? -1)) return {
		index: raised.index,
		marks: raised[0].split(/\s?,\s?/)
	};
	return null;
}
/** "Acme Ltd. (note (i)) (“Acme”)" without its reference to a note. */
function withoutInnerNote(words) {
	const match = words.text.length > 600 || !words.text.includes("(") ? null : INNER_NOTE.exec(words.text);
	if (match === null || match.index < 2) return {
		words,
		marks: []
	};
	return {
		words: joined(cut(words, 0, match.index), cut(words, match.index + match[0].length)),
		marks: [withoutNoteWord(match[0]).replace(/[\s()]/g, "")]
	};
}
const RAISED = /<sup\b|vertical-align:\s*(?:super|top|\d)|position:\s*relative;\s*top:\s*-|baseline-shift/i;
/** Markup between two neighboring characters is short. */
const MOST_MARKUP = 2e3;
/** Whether a character begins raised type, by the markup before it: the only sign of marks without parentheses. */
function raisedTypeOf(plain, source) {
	if (!RAISED.test(source)) return NEVER_RAISED;
	return (at) => {
		if (at < 1 || at >= plain.text.length) return false;
		let before = at - 1;
		while (before > 0 && /\s/.test(plain.text.charAt(before))) before -= 1;
		const to = plain.sourceOffset(at);
		return RAISED.test(source.slice(Math.max(plain.sourceEnd(before), to - MOST_MARKUP), to));
	};
}

// parsers/subsidiaries/check/absence.ts
const NONE$1 = verbose("i")`
  \b(?:no (?:(?:significant|active|direct|operating|wholly[- ]owned|majority[- ]owned|current|other) )*
  subsidiar(?:y|ies)|(?:does|do|did) not (?:currently )?(?:have|own|hold)(?: or control)? any (?:\w+ )?
  subsidiar(?:y|ies)|without (?:any )?subsidiaries|there are no subsidiaries|has no (?:\w+ )?subsidiar)`;
/** "Acme LLC has no subsidiaries. Acme, Inc. has one subsidiary, …" */
const SOME = verbose("iu")`\b(?:has|have|had|owns) (?:only )?
  (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|the following|
  a) (?:(?:direct|indirect|active|operating|significant|wholly[- ]owned|majority[- ]owned)[, ]+)*subsidiar(?:y|ies)\b|
  \bsubsidiar(?:y|ies),? \p{Lu}[\p{L}.,& ]{2,60}\b(?:Inc|LLC|Ltd|Corp|Corporation|Limited)\b`;
const ONLY_NONE = /^(?:subsidiaries[^.]{0,60}[:.–—-]?\s*)?(?:none|nil|no subsidiaries)\.?$/i;
const NOT_APPLICABLE = /^(?:not applicable|n\/a|inapplicable)\.?$/i;
const OMITTED = verbose("i")`\b(?:omitted pursuant to|is omitted|are omitted|has been omitted|omitted (?:because|since|
  as|in accordance|under)|(?:is|are) not (?:required|included)|intentionally omitted)\b|^\s*omitted\.?\s*$`;
const ELSEWHERE = verbose("i")`incorporated (?:herein )?by reference|
  (?:is|are) (?:set forth|listed|included|contained|described|shown) (?:in|under|on|at)\b|previously filed|
  to be filed by amendment|see (?:item|note|page|exhibit|part)\b`;
/** A cheap test before the patterns. */
const MAY_SAY = /subsidiar|none|nil|omitted|applicable|n\/a|not\s|reference|(?:is|are)\s|filed|see\s/i;
/** Why a document has no list, in its own words; null where it does not say. */
function absenceOf(lines) {
	const [only] = lines;
	const text = lines.length === 1 && only !== void 0 ? only : lines.join("\n");
	if (!MAY_SAY.test(text)) return null;
	if (lines.some((line) => ONLY_NONE.test(line)) || NONE$1.test(text)) return SOME.test(text) ? null : {
		kind: "none",
		isExplicit: true
	};
	if (OMITTED.test(text)) return {
		kind: "omitted",
		message: "the exhibit says that its list is omitted"
	};
	if (ELSEWHERE.test(text)) return {
		kind: "omitted",
		message: "the exhibit refers to another document for its list"
	};
	return lines.some((line) => NOT_APPLICABLE.test(line)) ? {
		kind: "none",
		isExplicit: false
	} : null;
}

// parsers/layout/number-words.ts
const WORDS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
/** The numbers that texts spell out most; parsers add those that their own documents need. */
const ONE_TO_TWELVE = Object.fromEntries(WORDS.map((word, index) => [word, index + 1]));

// parsers/subsidiaries/remembered.ts
/** Longer texts are no lines of a list, and are asked about once. */
const LONGEST = 400;
const MOST_ANSWERS = 8e3;
const NOTHING_YET = "";
const answersByText = /* @__PURE__ */ new Map();
/** The text that was asked about last, of which most questions are asked in a row. */
let lastText = NOTHING_YET;
let lastAnswers = { bits: 0 };
let questions = 0;
const memories = [answersByText];
function answersOf(text) {
	if (text === lastText) return lastAnswers;
	let answers = answersByText.get(text);
	if (answers === void 0) {
		answers = { bits: 0 };
		if (text.length <= LONGEST && answersByText.size < MOST_ANSWERS) answersByText.set(text, answers);
	}
	lastText = text;
	lastAnswers = answers;
	return answers;
}
/**
* A yes-or-no question about a text that is answered once for one document: the stages of a reading (columns, headings,
* wrapped lines, entries, checks) ask the same of each line.
*/
function rememberedTest(test) {
	const asked = 1 << 2 * questions;
	const yes = asked << 1;
	questions += 1;
	return (text) => {
		const answers = answersOf(text);
		if ((answers.bits & asked) !== 0) return (answers.bits & yes) !== 0;
		const answer = test(text);
		answers.bits |= answer ? asked | yes : asked;
		return answer;
	};
}
/** Like `rememberedTest`, for other answers than yes and no. */
function remembered(answer) {
	const answers = /* @__PURE__ */ new Map();
	memories.push(answers);
	return (text) => {
		const before = answers.get(text);
		if (before !== void 0) return before;
		const given = answer(text);
		if (text.length <= LONGEST && answers.size < MOST_ANSWERS) answers.set(text, given);
		return given;
	};
}
/** Drops all answers, at the start of a document. */
function forgetAnswers() {
	for (const answers of memories) answers.clear();
	lastText = NOTHING_YET;
	lastAnswers = { bits: 0 };
}

// parsers/subsidiaries/assemble/form-endings.ts
/** Forms of one word, which end a name wherever they stand alone. */
const WHOLE_FORMS = wordSet`inc incorporated corp corporation llc llp ltd limited gmbh lp bv sa spa nv ag srl sarl plc pty
  pte kk kft sro doo aps ab oy as ulc ltda sas sasu cv kg bhd eirl`;
const WHOLE_WORDS = wordSet`incorporated incorporation corporation company limited limitada partnership holding holdings
  trust foundation bank association cooperative unlimited limitee proprietary aktiengesellschaft aktiebolag gesellschaft
  kommanditgesellschaft societe sociedad anonima partners associates venture ventures group fund enterprise enterprises
  industries services systems international insurance properties investment investments`;
const WHOLE_ABBREVIATIONS = wordSet`llc llp lllp inc corp ltd ltda lda gmbh mbh pty pte pvt plc spa bvba sprl srl sl slu
  sas sasu sro doo eood ood ead kft zrt nyrt sdn bhd oy oyj aps as asa ab kk yk gk cv bv nv ag se sa sca scs snc kg ohg
  ev eurl uab sia ou ooo oao zao pao too lp gp na pc pa ulc dac clg reit fze fzco dmcc wll jsc pjsc co cia sae tbk pt
  lda epe eirl hf ehf ans spc svs sti sirketi`;
/** Letters of forms of several parts: their last part may be any end of these. */
const PARTS$1 = wordSet`sarl spzoo kaisha derldecv sadecv derl fzllc sanv nvsa is ks lllp`;
function endsOf(words) {
	const ends = /* @__PURE__ */ new Set();
	for (const word of words) for (let from = 0; from < word.length; from += 1) ends.add(word.slice(from));
	return ends;
}
/** See `FORM` and `LEGAL_FORM`; words such as "company" have no shorter ends. */
const FORM_ENDING = {
	whole: /* @__PURE__ */ new Set([...WHOLE_WORDS, ...WHOLE_ABBREVIATIONS]),
	last: /* @__PURE__ */ new Set([...WHOLE_WORDS, ...endsOf([...WHOLE_ABBREVIATIONS, ...PARTS$1])]),
	before: " 	\n,.(&\"“”'’-"
};
const LEGAL_FORM_ENDING = {
	whole: WHOLE_FORMS,
	last: endsOf([...WHOLE_FORMS, ...PARTS$1]),
	before: " 	\n,.(-"
};
const CLOSING = "\"”'’). 	\n";
/** Whether a text ends in a form, by its last word alone: null where only the pattern can say. */
function quickEnding(text, { whole, last, before }) {
	const { word, start } = closingWord(text, CLOSING);
	const previous = start > 0 ? text.charAt(start - 1) : " ";
	const isAscii = previous.charCodeAt(0) < 128 || before.includes(previous);
	if (word === "") return isAscii ? false : null;
	if (whole.has(word) && before.includes(previous)) return true;
	return last.has(word) || !isAscii ? null : false;
}

// parsers/subsidiaries/assemble/entity-names.ts
const FORM = `${fragment`incorporated|incorporation|corporation|company|limited|limitada|partnership|
  holdings?|trust|foundation|bank|association|cooperative|unlimited|limit[eé]e|proprietary|aktiengesellschaft|aktiebolag|
  gesellschaft|kommanditgesellschaft|societe|sociedad|anonima|partners|associates|ventures?|group|fund|enterprises?|
  industries|services|systems|international|insurance|properties|investments?`}|${fragment`l\.?l\.?c\.?|l\.?l\.?p\.?|l\.?l\.?l\.?p\.?|inc\.?|corp\.?|ltd\.?|ltda\.?|lda\.?|
  gmbh|m\.?b\.?h\.?|pty\.?|pte\.?|pvt\.?|plc|p\.l\.c\.?|s\.?\s?[aà]\.?\s?r\.?\s?l\.?|s\.?p\.?a\.?|b\.?v\.?b\.?a\.?|
  s\.?p\.?r\.?l\.?|s\.?r\.?l\.?|s\.?l\.?u?\.?|s\.?a\.?s\.?u?\.?|s\.?r\.?o\.?|d\.?o\.?o\.?|e\.?o\.?o\.?d\.?|o\.?o\.?d\.?|
  e\.?a\.?d\.?|kft\.?|zrt\.?|nyrt\.?|sdn\.?(?:\s?bhd\.?)?|bhd\.?|oyj?|aps|a/s|as|asa|ab|sp\.?\s?z\.?\s?o\.?\s?o\.?|
  a\.?[sş]\.?|k\.?k\.?|y\.?k\.?|g\.?k\.?|godo kaisha|kabushiki kaisha|s\. ?de ?r\.?\s?l\.?(?: ?de ?c\.?v\.?)?|
  s\.?a\.? ?de ?c\.?v\.?|de c\.?v\.?|c\.?v\.?|b\.?v\.?|n\.?v\.?|a\.?g\.?|s\.?e\.?|s\.?a\.?|s\.?c\.?a\.?|s\.?c\.?s\.?|
  s\.?n\.?c\.?|k\.?g\.?|ohg|e\.?v\.?|eurl|uab|sia|o[üu]|ooo|oao|zao|pao|too|l\.?p\.?|l\. p\.|l\. l\. c\.|g\.?p\.?|n\.?a\.?|p\.?c\.?|
  p\.?a\.?|ulc|dac|d\.a\.c\.?|clg|reit|fze|fzco|fz-?llc|dmcc|w\.?l\.?l\.?|jsc|pjsc|co\.?|cia\.?|s\.?a\.?e\.?|tbk|pt|
  eood|l\.?d\.?a\.?|e\.?p\.?e\.?|e\.?i\.?r\.?l\.?|sa/nv|nv/sa|i/s|k/s|hf\.?|ehf\.?|ans|spc|svs|[sş]ti|[sş]irketi`}`;
const ENDS_WITH_FORM = verbose("iu")`(?:^|[\s,.(&"“”'’-])(?:${FORM})["”'’)\s.]*$`;
/** Forms that end nothing but a company name, unlike "Services" or "Holdings". */
const LEGAL_FORM = fragment`
  Inc\.?|Incorporated|Corp\.?|Corporation|L\.?L\.?C\.?|Ltd\.?|Limited|GmbH|L\.?L\.?P\.?|L\.?P\.?|L\. P\.|L\. L\. C\.|B\.?V\.?|S\.?A\.?|
  S\.?p\.?A\.?|N\.?V\.?|A\.?G\.?|S\.?r\.?l\.?|S\.?[àa]\.?\s?r\.?l\.?|PLC|plc|Pty\.?|Pte\.?|K\.?K\.?|Kft\.?|
  s\.?r\.?o\.?|d\.?o\.?o\.?|ApS|AB|Oy|A/S|AS|ULC|Ltda\.?|S\.?A\.?S\.?U?|C\.?V\.?|KG|Bhd\.?|E\.?I\.?R\.?L\.?`;
const ENDS_WITH_LEGAL_FORM = verbose("iu")`(?:^|[\s,.(-])(?:${LEGAL_FORM})["”'’)\s.]*$`;
const FORM_ONLY = verbose("iu")`^[(,&]?\s*(?:(?:${FORM}|private|public|and|&|co|de|y|e|et|u\.)[\s,.)]*)+$`;
/** A legal form inside a name, before a capital. */
const INNER_FORM = verbose("gu")`(?<=[\p{L}\d)])[\s,]+(?:Inc\.|Inc|Incorporated|Corp\.|Corporation|L\.?L\.?C\.?|Ltd\.|
  Ltd|GmbH|L\.P\.|B\.V\.)\s+(?=[\p{Lu}\d])`;
/** A legal form, then a list separator: "Acme LLC (Delaware); …", "Acme LLC, Acme Ltd. and …". */
const FORM_BEFORE_SEPARATOR = verbose("gu")`(?<=[\p{L}\d)])[\s,]+(?:Inc\.?|Corp\.?|L\.?L\.?C\.?|Ltd\.?|GmbH|L\.P\.|
  B\.V\.|Limited|Incorporated)(?:\s*\([^()]*\))?(?:\s*;|,|\s+and)\s+(?=[\p{Lu}\d])`;
/** "First National Bank of Larkfield": banks end in their town. */
const BANK_OF = verbose("u")`(?:^|\s)(?:Bank|Banking Company|Trust Company)(?:,? (?:and|
  &) Trust(?: Co(?:mpany|\.))?)? of (?:the )?\p{Lu}[\p{L}.'’-]*(?:,? (?:of |and |& )?\p{Lu}[\p{L}.'’-]*){0,3}$`;
/** Whether a text ends in a legal form or a word that company names end in. */
const endsWithForm = rememberedTest((name) => {
	const isForm = quickEnding(name, FORM_ENDING);
	if (isForm === true) return true;
	if (isForm === false && !/[IVX]$/.test(name) && !name.includes(" of ")) return false;
	const end = name.slice(-80);
	const numeral = end.search(/(?<!\s)\s+[IVX]{1,5}$/);
	return ENDS_WITH_FORM.test(end) || BANK_OF.test(end) || numeral >= 0 && ENDS_WITH_FORM.test(end.slice(0, numeral));
});
/** Whether a text ends in a legal form proper: "Inc.", "LLC", "S.p.A.". */
const endsWithLegalForm = rememberedTest((name) => quickEnding(name, LEGAL_FORM_ENDING) ?? ENDS_WITH_LEGAL_FORM.test(name.slice(-60)));
/** Only the end of a name: "Inc.", "de C.V.", "& Co. KG", "(Pty) Ltd". */
function isFormOnly(text) {
	return text.length <= 40 && FORM_ONLY.test(text.trim());
}
/** A legal form before other words: a cheap test before the patterns above. */
const MAY_BE_TWO = /(?:inc|incorporated|corp|corporation|l\.?l\.?c|ltd|limited|gmbh|l\.p|b\.v)[.,;]?[\s(]/i;
/** Two companies in one name: a legal form in the middle, and another company after it. */
function looksLikeTwoNames(name) {
	if (!MAY_BE_TWO.test(name)) return false;
	const isCompany = (rest) => !isFormOnly(rest) && endsWithLegalForm(rest);
	const restAfter = (match) => name.slice(match.index + match[0].length);
	if ([...name.matchAll(FORM_BEFORE_SEPARATOR)].some((match) => isCompany(restAfter(match)))) return true;
	return [...name.matchAll(INNER_FORM)].some((match) => {
		const rest = restAfter(match);
		return !/\b(?:of|and|dba|by|with|for|formerly)$/i.test(name.slice(0, match.index)) && isCompany(rest) && /^[\p{Lu}\d][\p{L}\d&'’.-]+\s+\S/u.test(rest) && !/^(?:and|&|of|de|d\/b\/a|dba)\b/i.test(rest);
	});
}
const NAME_PARTICLES = wordSet`of and the de del la le los y et und for in e do da dos a an o z van der den di du des das
  mbh sp zo oo sro doo`;
const SENTENCE_WORD = verbose()`\b(?:is|are|was|were|has|have|had|does|do|did|owns|holds|held|following|pursuant|
  omitted|constitute[sd]?|considered|includes?|included|conducts?|listed|unless|which|that|shown|indicated|not|our|
  its|we|would|may|set forth|as of the|been)\b`;
const LOWERCASE_WORD = /(?:^|\s)[("“]?[a-z]/;
const ALL_CAPITALS = /^[^\p{Ll}]+$/u;
const CAPITAL_SENTENCE_WORD = verbose()`
  \b(?:UNLESS|PURSUANT|OTHERWISE|FOLLOWING|LISTED|INDICATED|EXCEPT AS|BEEN OMITTED|CONSTITUTE)\b|
  \b(?:SUBSIDIARY|SUBSIDIARIES|COMPANY|COMPANIES|ENTITIES)(?: \w+)? (?:IS|ARE|WAS|WERE|HAS|HAVE)\b`;
const UNLESS_NOTED = /\bunless (?:otherwise )?(?:noted|stated|indicated|specified|shown)\b/i;
/** "Acme Corp. which, together with Acme LLC, directly owns": words that lead to the companies below. */
const CONNECTOR = /,?(?<!\s)\s+(?:which|that)\b[^()]{0,200}(?:\([^()]{0,100}\)[^()]{0,100})?\bowns?:?$|(?<!\s)\s+and its (?:wholly[- ]owned )?subsidiar(?:y|ies):?$/i;
/** Where words begin that only lead to the companies below; -1 for other names. */
function connectorIn(name) {
	if (!/[nsy]:?$/i.test(name.slice(-2)) || !/\b(?:owns?|subsidiar(?:y|ies)):?$/i.test(name)) return -1;
	const at = name.slice(-400).search(CONNECTOR);
	return at < 0 ? -1 : at + Math.max(0, name.length - 400);
}
/** A name whose connecting words do not end on its line: "Acme Corp. which, together". */
function opensConnector(name) {
	if (!name.includes("which")) return false;
	const at = name.search(/,?(?<!\s)\s+which\b/);
	if (at <= 1 || connectorIn(name) >= 0 || !/^[\p{Lu}\d]/u.test(name)) return false;
	const before = name.slice(0, at);
	return !/\s(?:of|for|in|to|by|under|from|on|with|at|through)$/i.test(before) && !isSentence(before);
}
/** Prose rather than a name, heading or label. */
const isSentence = rememberedTest((text) => {
	return hasFiveWords(text) || text.includes("nless") || text.includes("NLESS") ? readsAsSentence(text) : false;
});
function hasFiveWords(text) {
	let at = -1;
	for (let gap = 0; gap < 4; gap += 1) {
		at = text.indexOf(" ", at + 1);
		if (at < 0) return false;
	}
	return true;
}
function readsAsSentence(text) {
	const connector = connectorIn(text);
	if (connector > 1) return isSentence(text.slice(0, connector));
	if ((text.includes("nless") || text.includes("NLESS")) && UNLESS_NOTED.test(text)) return true;
	if (!LOWERCASE_WORD.test(text)) return ALL_CAPITALS.test(text) && CAPITAL_SENTENCE_WORD.test(text) && text.split(" ").length >= 6;
	const bare = text.endsWith(")") ? text.replace(/(?<!\s)\s*\([^()]*\)/g, "").trim() : text;
	if (bare !== text && bare !== "" && endsWithForm(bare)) return isSentence(bare);
	const tokens = text.split(" ");
	const count = tokens.length;
	if (count < 5) return false;
	if (/\s(?:owns|holds) (?:all|an?|\d{1,3}(?:\.\d+)?\s?%)\s/.test(bare)) return true;
	const lower = tokens.filter(isLower).length;
	if (count >= 6 && /(?:owns|is|are|was|were|has|have)[\s(]/.test(text) && /\s(?:owns|is|are|was|were|has|have)\s/.test(text.replace(/\([^()]*\)/g, ""))) return true;
	if (count >= 6 && lower >= count * .5 && /\p{Ll}{4}\.$/u.test(text)) return true;
	if (count >= 12 && lower >= count * .55 || count >= 30 && lower >= count * .25) return true;
	return lower >= Math.max(3, count * .3) && SENTENCE_WORD.test(text);
}
/** Whether a word begins in lowercase, and is no particle of names. */
function isLower(token) {
	const first = token.charAt(0);
	const code = token.charCodeAt(first === "(" || first === "\"" || first === "“" ? 1 : 0);
	if (!(code >= 97 && code <= 122)) return false;
	return !NAME_PARTICLES.has(token) && !NAME_PARTICLES.has(token.replace(/[^a-z]/g, ""));
}
/** Whether a text can be a company name at all. */
function canBeName(text) {
	return (isLetter(text.charCodeAt(0)) && isLetter(text.charCodeAt(1)) || /\p{L}{2}|\p{L}[.&]\s?\p{L}|^\d+\s\p{L}|\p{L}\d|\d\p{L}/u.test(text)) && text.length <= 240 && !isSentence(text);
}
/** Names are compared by their letters and digits. */
function nameKey(name) {
	if (/^[\x20-\x7e]*$/.test(name)) return withoutThe(name.toLowerCase()).replace(/[^a-z\d]+/g, " ").trim();
	return withoutThe(name.normalize("NFKD").toLowerCase()).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
const withoutThe = (lower) => lower.startsWith("the") ? lower.replace(/^the\s+/, "") : lower;
/** The key of a registrant's name, which EDGAR and the exhibit spell differently: "ACME CORP /DE/", "Acme Corporation". */
function registrantKey(name) {
	return nameKey(name.replace(/(?<!\s)\s*\/\p{L}{2,4}\/?$/u, "")).replace(/\bcorporation\b/g, "corp").replace(/\bincorporated\b/g, "inc").replace(/\bcompany\b/g, "co").replace(/\blimited\b/g, "ltd");
}

// parsers/subsidiaries/assemble/places.ts
/** US states and territories with their postal and older abbreviations. */
const UNITED_STATES = `alabama al ala;alaska ak;arizona az ariz;arkansas ar ark;california ca calif cal;colorado co
  colo;connecticut ct conn;delaware de del;florida fl fla;georgia ga;hawaii hi;idaho id;illinois il ill;indiana in
  ind;iowa ia;kansas ks kan kans;kentucky ky;louisiana la;maine me;maryland md;massachusetts ma mass;michigan mi mich;
  minnesota mn minn;mississippi ms miss;missouri mo;montana mt mont;nebraska ne neb nebr;nevada nv nev;new_hampshire
  nh n_h;new_jersey nj n_j;new_mexico nm n_m;new_york ny n_y;north_carolina nc n_c;north_dakota nd n_d;ohio oh;
  oklahoma ok okla;oregon or ore;pennsylvania pa penn penna;rhode_island ri r_i;south_carolina sc s_c;south_dakota sd
  s_d;tennessee tn tenn;texas tx tex;utah ut;vermont vt;virginia va;washington wa wash;west_virginia wv w_va;wisconsin
  wi wis wisc;wyoming wy wyo;district_of_columbia dc d_c washington_dc washington_d_c;puerto_rico pr p_r;guam;
  us_virgin_islands u_s_virgin_islands usvi virgin_islands_us;american_samoa;northern_mariana_islands;navajo_nation`;
const COUNTRIES = `afghanistan;albania;algeria;andorra;angola;anguilla;antigua;antigua_and_barbuda;argentina;armenia;
  aruba;australia;austria;azerbaijan;bahamas;bahrain;bangladesh;barbados;belarus;belgium;belize;benin;bermuda bda;
  bhutan;bolivia;bosnia;bosnia_and_herzegovina;bosnia_herzegovina;botswana;brazil;brasil;british_virgin_islands
  british_virgin_island bvi b_v_i;brunei;bulgaria;burkina_faso;burma;burundi;cambodia;cameroon;canada;cape_verde;
  cayman;cayman_islands cayman_is grand_cayman;central_african_republic;chad;channel_islands c_i ci;chile;china
  mainland_china;colombia;comoros;congo;cook_islands;costa_rica;cote_d_ivoire ivory_coast;croatia;cuba;curacao;cyprus;
  czech_republic czechia czechoslovakia;denmark;djibouti;dominica;dominican_republic;dubai;ecuador;egypt;el_salvador;
  england;equatorial_guinea;eritrea;estonia;eswatini;ethiopia;faroe_islands;fiji;finland;france;french_guiana;
  french_polynesia;gabon;gambia;germany west_germany;ghana;gibraltar;great_britain gb g_b;greece;greenland;grenada;
  guadeloupe;guatemala;guernsey;guinea;guinea_bissau;guyana;haiti;holland;honduras;hong_kong hk h_k hongkong;hungary;
  iceland;india;indonesia;iran;iraq;ireland eire;isle_of_man;israel;italy italia;jamaica;japan;jersey;jordan;
  kazakhstan;kenya;kiribati;korea south_korea s_korea;north_korea;kosovo;kuwait;kyrgyzstan;labuan;laos;latvia;lebanon;
  lesotho;liberia;libya;liechtenstein;lithuania;luxembourg luxemburg luxembourgh;macau macao;macedonia
  north_macedonia;madagascar;malawi;malaysia;maldives;mali;malta;marshall_islands;martinique;mauritania;mauritius;
  mexico mexican_republic;micronesia;moldova;monaco;mongolia;montenegro;montserrat;morocco;mozambique;myanmar;namibia;
  nauru;nepal;netherlands nederland nederlands netherland;netherlands_antilles netherland_antilles n_a
  n_v_netherlands_antilles;nevis;new_caledonia;new_zealand;nicaragua;niger;nigeria;niue;northern_ireland;norway;oman;
  pakistan;palau;palestine;panama;papua_new_guinea;paraguay;peru;philippines;poland;portugal;prc p_r_c
  peoples_republic_of_china people_s_republic_of_china p_r_china pr_china;qatar;reunion;romania;russia
  russian_federation ussr;rwanda;saint_kitts st_kitts saint_kitts_and_nevis st_kitts_and_nevis;saint_lucia st_lucia;
  saint_vincent st_vincent saint_vincent_and_the_grenadines st_vincent_and_the_grenadines;samoa;san_marino;sao_tome;
  saudi_arabia ksa;scotland;senegal;serbia;seychelles;sierra_leone;singapore;sint_maarten st_maarten;slovakia
  slovak_republic;slovenia;solomon_islands;somalia;south_africa;south_sudan;spain;sri_lanka;sudan;suriname surinam;
  swaziland;sweden;switzerland;syria;taiwan taiwan_r_o_c;tajikistan;tanzania;thailand;timor_leste;togo;tonga;trinidad
  trinidad_and_tobago trinidad_tobago;tunisia;turkey turkiye;turkmenistan;turks_and_caicos turks_and_caicos_islands
  turks_caicos;tuvalu;uganda;ukraine;united_arab_emirates uae u_a_e;united_kingdom uk u_k;united_states
  united_states_of_america us usa u_s u_s_a;uruguay;uzbekistan;vanuatu;vatican;venezuela;vietnam viet_nam;
  virgin_islands;wales england_and_wales;western_samoa;west_indies british_west_indies bwi b_w_i;yemen;yugoslavia;
  zaire;zambia;zimbabwe`;
/** Provinces, states, cantons, emirates, free zones, and cities where companies are registered. */
const PARTS = `alberta ab alta;british_columbia bc b_c;manitoba mb;new_brunswick nb n_b;newfoundland nl
  newfoundland_and_labrador;nova_scotia ns n_s;ontario on ont;prince_edward_island pei p_e_i;quebec qc que pq;
  saskatchewan sk;yukon yt yukon_territory;northwest_territories;nunavut;federal_canada;new_south_wales nsw n_s_w;
  victoria;queensland;south_australia;western_australia;tasmania;northern_territory;australian_capital_territory;
  bavaria;hesse;berlin;hamburg;munich;frankfurt;zug;zurich;geneva;vaud;basel;fribourg;lucerne;shanghai;beijing;
  shenzhen;guangzhou;guangdong;suzhou;tianjin;wuhan;hangzhou;nanjing;chengdu;chongqing;dalian;qingdao;xiamen;ningbo;
  wuxi;xian;hainan;fujian;jiangsu;zhejiang;shandong;hebei;henan;hubei;hunan;sichuan;liaoning;jilin;heilongjiang;
  harbin;inner_mongolia;guangxi;yunnan;xinjiang;tibet;gansu;guizhou;qinghai;ningxia;shaanxi;shanxi;anhui;jiangxi;
  zhuhai;dongguan;kunshan;abu_dhabi;sharjah;ras_al_khaimah;difc;adgm;dubai_international_financial_centre;
  abu_dhabi_global_market;jebel_ali;dmcc;jafza;london;paris;tokyo;osaka;seoul;moscow;mumbai;bombay;madras;calcutta;
  new_delhi;bangalore;tel_aviv;sao_paulo;rio_de_janeiro;buenos_aires;mexico_city;brussels;flanders;amsterdam;
  rotterdam;vienna;milan;rome;madrid;barcelona;lisbon;stockholm;gothenburg;oslo;helsinki;copenhagen;dublin;warsaw;
  prague;budapest;taipei;manila;jakarta;bangkok;kuala_lumpur;johannesburg;cairo;sardinia;sicily;catalonia;
  basque_country;madeira;azores;canary_islands;tortola;nassau;hamilton;road_town;st_helier;st_peter_port;douglas;sark;
  alderney;european_union;kyrgyz_republic;lao_pdr;lao_people_s_democratic_republic;drc;u_s_a_delaware;roc r_o_c;rok
  r_o_k;federal;us_federal;federally_chartered;federal_charter;supranational`;
/** Headings of lists, wider than a place of incorporation. */
const REGIONS = wordSet`americas north_america south_america latin_america central_america europe european emea asia
  asia_pacific apac pacific pacific_rim africa middle_east middle_east_and_africa europe_middle_east_and_africa
  europe_middle_east_africa europe_africa_middle_east asia_pacific_and_japan caribbean oceania australasia far_east
  southeast_asia north_asia south_asia eastern_europe western_europe central_europe scandinavia nordics nordic benelux
  latin_america_and_caribbean latin_america_and_the_caribbean rest_of_world other_countries`;
const DEMONYMS = wordSet`american argentine argentinian australian austrian bahamian barbadian belgian bermudian
  bermudan brazilian british bulgarian canadian cayman chilean chinese colombian costa_rican croatian cypriot czech
  danish dutch egyptian english estonian finnish french german ghanaian greek guatemalan honduran hungarian icelandic
  indian indonesian irish israeli italian jamaican japanese kazakh kazakhstani kenyan korean kuwaiti latvian liberian
  lithuanian luxembourg luxembourgeois malaysian maltese mauritian mexican moroccan new_zealand nigerian norwegian
  pakistani panamanian peruvian philippine filipino polish portuguese puerto_rican romanian russian saudi scottish
  serbian singaporean singapore slovak slovenian south_african south_korean spanish swedish swiss taiwanese thai
  tunisian turkish ukrainian uruguayan venezuelan vietnamese welsh western_australian zambian`;
/** Abbreviations that are also words of prose or names; alone they are places only in capitals. */
const SHORT = /^[a-z](?:_?[a-z]){1,3}$/;
const PLACES = new Set([
	UNITED_STATES,
	COUNTRIES,
	PARTS
].flatMap((list) => list.split(/[;\s]+/)));
const ASCII = /^[\x20-\x7e]*$/;
/** The first words of places, and those that may come before a place: "State of Delaware", "the Netherlands". */
const FIRST_WORDS$1 = /* @__PURE__ */ new Set([...[...PLACES].map((place) => place.split("_")[0] ?? ""), ...wordSet`the federal co socialist federative islamic democratic hellenic oriental bolivarian hashemite state states
    republic commonwealth province kingdom grand principality emirate government territory dominion federation city
    canton sultanate special laws bailiwick`]);
/** Whether a text may name a place, by its first word: a cheap test before it is taken apart. */
function mayBePlace(text) {
	let from = 0;
	while (from < text.length && !isLetter(text.charCodeAt(from))) from += 1;
	const first = leadingWord(text, from);
	return FIRST_WORDS$1.has(first) || !ASCII.test(text.slice(0, from + first.length + 1));
}
const keyOf = remembered((text) => {
	const plain = ASCII.test(text) ? text : text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	const key = (plain.includes("&") ? plain.toLowerCase().replace(/&/g, " and ") : plain.toLowerCase()).replace(/[^a-z]+/g, "_");
	const from = key.startsWith("_") ? 1 : 0;
	return key.slice(from, key.length - (key.endsWith("_") && key.length > from ? 1 : 0));
});
const LEAD = verbose()`
  ^(?:the_|(?:federal_|co_operative_|socialist_|federative_|islamic_|democratic_|hellenic_|oriental_|bolivarian_)*
  (?:state|states|republic|commonwealth|province|kingdom|grand_duchy|principality|emirate|government|territory|dominion|
  federation|city|canton|sultanate|special_administrative_region|laws|bailiwick)_of_(?:the_)?|kingdom_of_|hashemite_)`;
const TAIL = /_(?:republic_of|the|sar|s_a_r|prc|roc|special_administrative_region|federal|republic|state|province|region|free_zone|ftz|islands_uk|west_indies|bwi|b_w_i)$/;
function isOne(key, printed) {
	for (let rest = key, turn = 0; turn < 5; turn += 1) {
		if (PLACES.has(rest)) return !SHORT.test(rest) || rest.length > 5 || isAbbreviation(printed);
		if (!rest.includes("_")) return false;
		const shorter = rest.replace(LEAD, "").replace(TAIL, "");
		if (shorter === rest) return false;
		rest = shorter;
	}
	return false;
}
/** "DE", "Del.", "U.S.A.", "Ont"; never "in", "or", "me", "co". Longer words need no capitals. */
function isAbbreviation(printed) {
	const letters = printed.replace(/[^\p{L}]/gu, "");
	if (letters.length > 3 || letters === letters.toUpperCase()) return true;
	return /\.|^(?:Del|Cal|Tex|Fla|Ont|Que|Nev|Ill|Ind|Ark|Ala|Kan)$/.test(printed.trim()) && /^\p{Lu}/u.test(letters);
}
/** Whether a text names a place of incorporation, in any usual spelling: "DE", "State of Delaware, U.S.A.", "the Netherlands". */
const isPlace = rememberedTest((text) => {
	const printed = text.trim();
	return printed.length >= 2 && printed.length <= 100 && mayBePlace(printed) && !/^the[;,]/i.test(printed) && !/\d/.test(printed) && namesPlace(printed);
});
/** "AL, DE, FL, GA, …": the states of a company. */
const MOST_PARTS = 24;
function namesPlace(printed) {
	const key = keyOf(printed);
	if (key === "") return false;
	if (isOne(key, printed)) return true;
	const charter = !/[/–—-]/.test(printed) ? null : /(?<!\s)\s*[/–—-]\s*(?:national (?:bank|banking association|association)|federal savings bank|federal charter)$/i.exec(printed);
	if (charter !== null && charter.index > 1) return namesPlace(printed.slice(0, charter.index));
	if (!/[,/();&–—-]|\s(?:and|or)\s/.test(printed)) return false;
	const parts = printed.split(/(?<!\s)(?:\s*[,/();&–—]\s*|\s+-\s+|\s+(?:and|or)\s+)|-(?=[A-Z])/).filter((part) => part !== "");
	return parts.length > 1 && parts.length <= MOST_PARTS && parts.every((part) => isOne(keyOf(part), part));
}
/** "Haidian District, Beijing, PRC", "France – Grenoble": a town with the state or country that it is in. */
function isInPlace(text) {
	const parts = text.trim().split(/(?<!\s)(?:\s*[,;]\s*|\s+[–—-]\s+)/);
	const isTown = (part) => /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}$/u.test(part) && part.length <= 40;
	if (parts.length < 2 || parts.length > 4 || !parts.every(isTown)) return false;
	return isPlace(parts.at(-1) ?? "") || isPlace(parts[0] ?? "");
}
/** ISO 3166 codes of countries, which a column of countries may hold. */
const COUNTRY_CODES = wordSet`AD AE AG AL AM AO AR AT AU AZ BA BB BD BE BG BH BM BN BO BR BS BW BY BZ CA CD CH CI CL CM CN
  CO CR CU CW CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GA GB GE GG GH GI GR GT GY HK HN HR HT HU ID IE IL IM IN IQ IR IS
  IT JE JM JO JP KE KG KH KR KW KY KZ LA LB LI LK LR LT LU LV LY MA MC MD ME MG MH MK MM MN MO MT MU MV MX MY MZ NA NG NI
  NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SC SD SE SG SI SK SN SV SY TC TH TN TR TT TW TZ UA UG UK US
  UY UZ VE VG VI VN WS YE ZA ZM ZW`;
/** "NO", "SG": a place in a column of codes alone; elsewhere a word. */
function isCountryCode(text) {
	return text.length === 2 && COUNTRY_CODES.has(text);
}
const REGION_FIRST_WORDS = /* @__PURE__ */ new Set(["the", ...[...REGIONS].map((name) => name.split("_")[0] ?? "")]);
function mayBeRegion(text) {
	const first = leadingWord(text);
	return first === "" || REGION_FIRST_WORDS.has(first) || !ASCII.test(text);
}
/** "Europe", "Asia-Pacific", "Rest of World": headings, not jurisdictions. */
function isRegion(text) {
	if (!mayBeRegion(text)) return false;
	return REGIONS.has(keyOf(text)) || REGIONS.has(keyOf(text).replace(/^the_|_(?:region|and_other|other)$/g, ""));
}
/** "Canadian", "Dutch", for a company's country. */
function isDemonym(text) {
	return DEMONYMS.has(keyOf(text));
}
/** A prefix that belongs to the sentence, not to the place. */
const STATE_OF = /^(?:the )?(?:State|Commonwealth|Province) of (?:the )?/i;
/** Kinds of companies. */
const KIND$1 = fragment`(?:corporation|corp\.?|incorporated|company|limited liability company|limited liability corporation|
  limited liability partnership|limited partnership|general partnership|partnership|limited company|l\.?l\.?c\.?|
  llp|l\.?p\.?|business trust|statutory trust|trust|joint venture|association|bank|entity|firm|foundation|cooperative|
  proprietorship|enterprise|gmbh|b\.?v\.?|s\.?a\.?|ltd\.?|plc|sarl|ulc|subsidiary|fund)`;
const FORMED$1 = fragment`
  (?:[Ii]ncorporated|[Oo]rganized|[Oo]rganised|[Ff]ormed|[Rr]egistered|existing|established|domiciled|chartered|created)`;
const PLACE_NAME = fragment`(?:the )?(?:(?:State|Commonwealth|Province|Republic|Kingdom) of )?\p{Lu}[\p{L}.'’&/-]{0,60}
  (?: (?:(?:of|and|&) (?:the )?)?\p{Lu}[\p{L}.'’/-]{0,60}){0,5}(?:, \p{Lu}[\p{L}.]{0,60}(?: \p{Lu}[\p{L}.]{0,60})?)?`;
/** "organized under the laws of the State of Delaware" */
const UNDER_LAWS = verbose("u")`(?:^|[\s,(])(?:which (?:is|was) |is )?(?:duly )?${FORMED$1}
  (?: and existing)? (?:in|under)(?: the laws? of)?\s+(?<place>${PLACE_NAME})(?=[\s.]*(?:$|[,;()])|\s(?:and|with|of which|in which)(?:\s|$))`;
/** "a Delaware limited liability company" */
const PLACE_AND_KIND = verbose("i")`^(?:an?\s+(?!\s))?(.{2,60}?)\s+(?:(?:private|public|wholly[- ]owned) )?
  (?:unlimited )?(?:limited liability |liability |limited |general |exempted )?${KIND$1}$`;
const LABELED_PLACE = /^(?:state|country|place|jurisdiction)(?: (?:of|or) [\p{L} ]{2,40})?:\s*(.{2,60})$/iu;
/** "incorporated in Delaware", "Delaware corporation", "a Delaware LLC" → the words of the place. */
function placeIn(text) {
	const under = /(?:in|under)\s/.test(text) ? UNDER_LAWS.exec(text)?.groups?.["place"] : void 0;
	const labeled = under === void 0 && text.includes(":") ? LABELED_PLACE.exec(text)?.[1] : void 0;
	return under ?? labeled ?? (text.includes(" ") ? PLACE_AND_KIND.exec(text)?.[1] : void 0) ?? text;
}
/** Whether a phrase may say a place, by its first words. */
function mayHoldPlace(text) {
	return mayBePlace(text) || /:|(?:in|under)\s/.test(text) || /^an?\s/i.test(text) && mayBePlace(text.slice(2));
}
/** The place in a cell such as "a Delaware limited liability company"; null for cells without such a phrase. */
function placeInPhrase(words) {
	if (!mayHoldPlace(words.text)) return null;
	const place = placeIn(words.text);
	if (place === words.text || !isPlace(place)) return null;
	const from = words.text.indexOf(place);
	return cut(words, from, from + place.length);
}
const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE_AT_END = verbose("i")`(?<![\s,(–—-])[\s,(–—-]+(?:(?:${MONTH}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+
  (?:\d{1,2},?\s+)?|\d{1,2}\s+(?:${MONTH}),?\s+|\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d\)?$`;
/** "PRC April 7, 1993" under "Place and date of incorporation": the place alone. */
function withoutDate(words) {
	if (!(endsInDigit(words.text) || words.text.endsWith(")")) || !/\d{4}\)?$/.test(words.text)) return words;
	const date = DATE_AT_END.exec(words.text);
	return date !== null && date.index >= 2 && isPlace(words.text.slice(0, date.index)) ? cut(words, 0, date.index) : words;
}

// parsers/subsidiaries/assemble/shares.ts
const ONES = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** "fifty-one", "one hundred" and all other whole percents in words. */
const NUMBER_WORDS = new Map([
	...ONES.map((word, index) => [word, index + 1]),
	...TEENS.map((word, index) => [word, index + 10]),
	...TENS.flatMap((tens, index) => [[tens, (index + 2) * 10], ...ONES.map((ones, one) => [`${tens} ${ones}`, (index + 2) * 10 + one + 1])]),
	["hundred", 100],
	["one hundred", 100],
	["a hundred", 100]
]);
/** Digits with a decimal point or comma: "66.67", "74,9", ".5"; never "1,000". */
const DIGITS = String.raw`\d{1,3}(?:\.\d{1,6}|,\d{1,2}(?!\d)|,\d{4,6}(?!\d))?|\.\d{1,4}`;
const PERCENT = verbose("gi")`(?<![\d.,/])(${DIGITS})\s?(?:%|percent\b|per cent\b)`;
/** Most cells of percents hold nothing else. */
const PERCENT_ALONE = verbose()`^(${DIGITS})\s?%$`;
const WORDED_PERCENT = /\b((?:one |a )?hundred|\p{Ll}{3,9}(?:[\s-]\p{Ll}{3,5})?)\s(?:percent|per cent|%)/giu;
const BARE_NUMBER = verbose()`^(${DIGITS})(?:\s*(?:\(\w{1,2}\)|\*|†))*$`;
/** "33-1/3%", "66 2/3 %" */
const MIXED_FRACTION = /^(\d{1,2})[ -](\d)\/(\d)(?:\s?%|\s(?:percent|per cent))?(?:\s*\(\w{1,2}\))*$/i;
const BOUND_BEFORE = /(?:less|more|greater|up to|over|under|[<>≤≥])\s*(?:than\s*)?$/i;
const numberOf = (digits) => Number(digits.replace(",", "."));
/** Null for a number that is no share of a whole. */
function statedPercent(value, words, isWorded = false) {
	return value >= 0 && value <= 100 ? {
		value,
		words,
		isWorded
	} : null;
}
/** The percent that "wholly-owned" states. */
function whollyOwned(words) {
	return words && {
		value: 100,
		words,
		isWorded: true
	};
}
/** Percents in words: "fifty-one percent". */
function wordedPercents(words) {
	return [...words.text.matchAll(WORDED_PERCENT)].flatMap(({ 0: phrase, 1: number = "", index }) => {
		const value = NUMBER_WORDS.get(number.toLowerCase().replace("-", " "));
		const [, last = ""] = number.split(/[\s-]/);
		const stated = value ?? NUMBER_WORDS.get(last.toLowerCase());
		return stated === void 0 ? [] : statedPercent(stated, cut(words, index, index + phrase.length), true) ?? [];
	});
}
/** Reads a percent alone in a cell, or at its start: "100%", "66.67 (1)", "74,9", "51% owned by …", "fifty percent". */
function percentOf(words, isPercentColumn) {
	const { text } = words;
	const alone = PERCENT_ALONE.exec(text)?.[1];
	if (alone !== void 0) return statedPercent(numberOf(alone), words);
	const mixed = text.includes("/") ? MIXED_FRACTION.exec(text) : null;
	if (mixed !== null) {
		const [whole = 0, numerator = 0, denominator = 0] = mixed.slice(1).map(Number);
		const value = Math.round((whole + numerator / denominator) * 100) / 100;
		return denominator === 0 ? null : statedPercent(value, words, true);
	}
	const hasDigit = /\d/.test(text);
	const saysPercent = /percent|per cent/i.test(text);
	const worded = saysPercent ? wordedPercents(words) : [];
	if (!hasDigit && worded.length === 0) return isPercentColumn && saysWhole(text) ? whollyOwned(words) : null;
	const found = hasDigit && (saysPercent || text.includes("%")) ? [...text.matchAll(PERCENT)] : [];
	const values = [...found.map((match) => numberOf(match[1] ?? "")), ...worded.map(({ value }) => value)];
	if (new Set(values).size > 1) return "several";
	const [first] = found;
	if (first !== void 0) {
		if (BOUND_BEFORE.test(text.slice(0, first.index))) return "several";
		return statedPercent(numberOf(first[1] ?? ""), cut(words, first.index, first.index + first[0].length));
	}
	if (worded[0] !== void 0) return worded[0];
	if (!isPercentColumn) return null;
	const bare = BARE_NUMBER.exec(text)?.[1];
	if (bare !== void 0) return statedPercent(numberOf(bare), cut(words, 0, bare.length));
	return saysWhole(text) ? whollyOwned(words) : null;
}
const WHOLLY = /^(?:an? )?(?:(?:in)?direct(?:ly)? )?wholly[- ]owned(?: subsidiary)?(?: (?:in)?direct(?:ly)?)?$/i;
function saysWhole(text) {
	return /^(?:a|d|i|w)/i.test(text) && (/^(?:all|whole)$/i.test(text) || WHOLLY.test(text));
}
const SHARE_WORDS$1 = wordSet`approximately approx about circa owned ownership held interest
  interests equity stock shares share voting voted power control controlled controlling economic beneficial beneficially
  direct directly indirect indirectly wholly majority partially partly minority jointly joint venture jv subsidiary
  limited general partner partnership partners member membership managing capital common preferred class a b c the an is
  are of in and its remaining remainder balance rest other effective effectively total percent per cent company's
  registrant's issued outstanding securities units nominee nominal also currently we company registrant parent`;
const PERCENT_MARK = /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{1,6})?|\.\d{1,4})\s?%/g;
const HOLDER = /\b(?:of\s+(?=[\p{Lu}“"])|(?:by|through|via|with)\s+(?=[\p{Lu}\d“"]|(?:the|its|our|us|an?|another|other|certain|unaffiliated|local|management|third|employees|directors)\b))/u;
/** Another holder's part: "; the remaining 1% is held by …", ", 49% by …". */
const NEXT_HOLDER = /;\s*|,?(?<!\s)\s+(?:and|with)\s+(?=(?:the )?(?:remain|balance|rest|other)|[\d.,]{1,7}\s?%)|,\s+(?=(?:the )?(?:remain|balance|rest)|[\d.,]{1,7}\s?%)/g;
const IS_REGISTRANT = /^(?:the )?(?:registrant|company|corporation|issuer|parent|us|group)\b/i;
const OWNERSHIP = /owned|\bowns\b|ownership|interest|\bheld\b|equity|joint venture|subsidiary|voting|controlled|remain/i;
/** A cheap test before the words are taken apart. */
const MAY_BE_SHARE = /%|percent|per cent|own|held|interest|equity|venture|subsidiary|voting|controlled|remain/i;
/** Whether words speak of nothing but ownership, up to the holder's name. */
function isShareClause(clause) {
	const holder = HOLDER.exec(clause);
	const phrase = holder === null ? clause : clause.slice(0, holder.index);
	if (phrase.length > 160 || holder !== null && clause.length - holder.index > 160) return false;
	const hasNumber = PERCENT_MARK.test(phrase);
	PERCENT_MARK.lastIndex = 0;
	const words = phrase.replace(PERCENT_MARK, " ").toLowerCase().match(/[\p{L}’']+/gu) ?? [];
	const isKnown = (word) => SHARE_WORDS$1.has(word.replace("’", "'")) || NUMBER_WORDS.has(word);
	if (/\d/.test(phrase.replace(PERCENT_MARK, " ")) || !words.every(isKnown)) return false;
	return hasNumber || OWNERSHIP.test(phrase) || /\b(?:percent|per cent)\b/i.test(phrase);
}
/** The clauses of a text about ownership, a holder each. */
function clausesOf$1(text) {
	const ends = [...text.matchAll(NEXT_HOLDER)];
	return [0, ...ends.map(({ 0: separator, index }) => index + separator.length)].map((start, at) => text.slice(start, ends[at]?.index).trim()).filter((clause) => clause !== "");
}
/**
* Reads words that say nothing but who owns how much: "51% owned", "fifty-one percent (51%)", "wholly owned by Acme
* Corp.", "99% owned; the remaining 1% is held by Acme LLC". Null for other words. The share is the first holder's
* where that is the registrant; where several others hold, it is left open.
*/
function shareIn(words) {
	if (!MAY_BE_SHARE.test(words.text)) return null;
	const text = words.text.replace(/^[\s,(–—-]+|(?<![\s,.)])[\s,.)]+$/g, "");
	if (text.length < 2 || text.length > 400 || !MAY_BE_SHARE.test(text)) return null;
	const clauses = clausesOf$1(text);
	if (clauses.length === 0 || clauses.length > 6 || !clauses.every(isShareClause)) return null;
	const first = clauses[0] ?? "";
	const start = words.text.indexOf(first);
	const own = cut(words, start, start + first.length);
	const holder = HOLDER.exec(first);
	const found = percentOf(holder === null ? own : cut(own, 0, holder.index), false);
	const isElsewhere = found === null && percentOf(own, false) !== null;
	if (found === "several" || isElsewhere) return {
		percent: null,
		isOpen: true
	};
	const wholly = /(?<!\bits )wholly[- ]owned/i.exec(own.text);
	const percent = found ?? whollyOwned(wholly && cut(own, wholly.index, wholly.index + wholly[0].length));
	if (clauses.length === 1) return {
		percent,
		isOpen: false
	};
	return holder === null || IS_REGISTRANT.test(first.slice(holder.index + holder[0].length)) ? {
		percent,
		isOpen: false
	} : {
		percent: null,
		isOpen: true
	};
}

// parsers/subsidiaries/assemble/entry-parts.ts
/** Doubts about the wording of a place alone. */
const ADJECTIVE = "jurisdiction as an adjective";
const FORM_BESIDE = "a legal form beside the place";
const REMARK = "a remark behind the name";
const TOWN = "a town with the place";
const NO_LEGAL_FORM = "a place after a name without legal form";
/** "a limited liability company": the kind of company, not part of its name. */
const KIND_ONLY = verbose("i")`^an?\s+(?:(?:limited|general|liability|business|statutory|private|public|unlimited|joint|
  stock|non-?profit|professional)\s+)*${KIND$1}$`;
/** "Acme Ltd., a Texas company, is a wholly-owned subsidiary of Acme Corp." */
const IS_SUBSIDIARY = verbose("i")`^which does not (?:do|conduct) business under any other name$|
  ^(?:(?:and|which|that) )?(?:is|was) (?:an? |the )?(?:(?:in)?direct,? )?
  (?:(?:wholly|majority)[- ]owned )?subsidiary of [^,;%]{2,100}(?:,? (?:Inc|LLC|L\.P|Ltd|Corp))?$`;
/** "Taiwan branch", "branch in Belgium": where a company works besides. */
const BRANCH = /^(?:(?:a|the|with|including|its|\p{Lu}[\p{L}.'’-]*)\s){0,5}branch(?:es)?(?: office)?(?:\s(?:in|of|at)\s.{2,60})?$/iu;
/** What a part of a parenthesis, or the words behind a dash, can be. */
function partOf(words) {
	if (BRANCH.test(words.text)) return "branch";
	if (shareIn(words) !== null) return "share";
	return isPlace(placeIn(words.text)) ? "place" : "other";
}
/** Whether words behind a jurisdiction may hold something that is neither share, place nor parent. */
function isLeftOver(words) {
	const { text } = words;
	if (text === "" || IS_SUBSIDIARY.test(text) || STATUS$1.test(text)) return false;
	return partOf(words) === "other";
}
/** "inactive", "in liquidation": what may follow a jurisdiction. */
const STATUS$1 = verbose("i")`^(?:currently |now )?(?:inactive|dormant|active|joint venture|formerly .{2,80}|
  limited by (?:shares|guarantee)|(?:and )?(?:an? )?(?:registered )?(?:broker[- ]dealer|investment advis[eo]r|
  bank holding company)|
  (?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution))$`;
/** The first place that is found is the entry's. */
function setPlace(entry, words, known) {
	if (entry.jurisdiction !== null) return;
	const start = /^[\s,(]*/.exec(words.text)?.[0].length ?? 0;
	const bare = words.text.length - (/(?<![\s,;)])[\s,;)]*$/.exec(words.text)?.[0].length ?? 0);
	const isOpen = words.text.lastIndexOf("(", bare) > Math.max(start - 1, words.text.lastIndexOf(")", bare - 1));
	const place = cut(words, start, isOpen && words.text.charAt(bare) === ")" ? bare + 1 : bare);
	entry.jurisdiction = /\p{L}{5}\.$/u.test(place.text) && !/\bCalif\.$/i.test(place.text) ? cut(place, 0, place.text.length - 1) : place;
	entry.knownPlace = known;
}
/** Sets the place found in a phrase, at its last occurrence. */
function setPlaceIn(entry, phrase) {
	const place = placeIn(phrase.text);
	const from = phrase.text.lastIndexOf(place);
	setPlace(entry, cut(phrase, from, from + place.length), true);
}
/** Takes the share that words of nothing but ownership state. */
function takeShare(entry, { percent, isOpen }) {
	if (isOpen) entry.percentDoubt = "several holders";
	if (percent === null) return;
	if (entry.percent !== null && entry.percent.value !== percent.value) entry.percentDoubt = "several percents";
	else if (entry.percent === null || entry.percent.isWorded) entry.percent = percent;
}
/** Takes a percent or "wholly-owned" from words of ownership, where the entry has no percent yet. */
function takePercentOf(entry, words) {
	const found = percentOf(words, false);
	if (found === "several") entry.doubts.push("several percents");
	else entry.percent ??= found ?? whollyOwned(matched(words, /(?<!\bits )wholly[- ]owned/i));
}
/** Takes the last parenthesis, where it says place, percent or "wholly-owned"; its partner may be missing. */
function takeParenthesis(entry, options) {
	const { text } = entry.name;
	if (!text.includes("(") && !text.includes("[")) return;
	const match = /(?<!\s)\s*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]?[.,;]?$/.exec(text.slice(-300));
	const at = match === null ? -1 : Math.max(0, text.length - 300) + match.index;
	if (match === null || at < 2) return;
	const inside = match[1] ?? "";
	const start = at + match[0].indexOf(inside, match[0].search(/[([]/) + 1);
	const whole = cut(entry.name, start, start + inside.length);
	if (whole.text !== "" && readInside(entry, whole, text.slice(0, at), options)) entry.name = cut(entry.name, 0, at);
}
/** Reads the words of a parenthesis behind a name; false where they are part of the name. */
function readInside(entry, whole, name, options) {
	const { text } = whole;
	const wantsPlace = options.findJurisdiction && entry.jurisdiction === null;
	if (wantsPlace && takeWholePlace(entry, whole)) return true;
	if (KIND_ONLY.test(text) && endsWithForm(name)) return true;
	const share = shareIn(whole) ?? (isHolders(text) ? {
		percent: null,
		isOpen: true
	} : null);
	if (share !== null) {
		takeShare(entry, share);
		return true;
	}
	if (SAYS_WHAT_IT_DOES.test(text) && endsWithForm(name)) {
		entry.doubts.push(REMARK);
		return true;
	}
	const before = /^(.*\S)\s*\(([^()]*)\)$/.exec(name.trimEnd());
	if (before !== null && isPlace(placeIn(before[2] ?? "")) && endsWithForm(before[1] ?? "") && (BRANCH.test(text) || STATUS$1.test(text))) return true;
	if (takeParts(entry, whole, options)) return true;
	if (!wantsPlace || !options.parenthesesArePlaces || !looksLikePlace(text)) return false;
	setPlace(entry, whole, false);
	return true;
}
/** "(owns 100% of three domestic corporations)", "(principally engaged in commodity marketing)" */
const SAYS_WHAT_IT_DOES = /^(?:(?:which|it) )?(?:owns|holds|operates|(?:is )?(?:principally |primarily )?engaged in)\s\S+ \S/i;
/** "(Members: Acme Corp. – 51%; Apex LLC – 49%)", "(Acme Corp. – 100%)": who holds the company. */
function isHolders(text) {
	if (/^(?:members?|owners?|partners?|share ?holders?|stockholders?)\s?:\s/i.test(text)) return true;
	const holder = /^(.{4,100}?)\s?[–—-]{1,2}\s?\d{1,3}(?:\.\d{1,4})?\s?%$/.exec(text)?.[1];
	return holder !== void 0 && endsWithForm(holder);
}
/** "(Delaware, 51% owned)", "(99%; Brazil)", "(owned by Acme, Inc.; France)": a place and what is said besides. */
function takeParts(entry, whole, options) {
	const { text } = whole;
	if (!options.findJurisdiction || entry.jurisdiction !== null) return false;
	for (const { 0: separator, index } of text.matchAll(/(?<!\s)\s*[,;–—-]\s*/g)) {
		const parts = [cut(whole, 0, index), cut(whole, index + separator.length)];
		const place = parts.find((part) => partOf(part) === "place");
		const other = parts.find((part) => part !== place);
		if (place === void 0 || other === void 0 || partOf(other) === "other") continue;
		setPlaceIn(entry, place);
		const share = shareIn(other);
		if (share !== null) takeShare(entry, share);
		return true;
	}
	return false;
}
/** A parenthesis that is a place, or a phrase about one: "(Ohio corporation)", "(Japanese limited liability company)". */
function takeWholePlace(entry, whole) {
	const place = placeIn(whole.text);
	if (isPlace(whole.text)) setPlace(entry, whole, true);
	else if (isPlace(place)) setPlaceIn(entry, whole);
	else if (place !== whole.text && isDemonym(place)) {
		setPlace(entry, cut(whole, whole.text.indexOf(place), whole.text.indexOf(place) + place.length), true);
		entry.doubts.push(ADJECTIVE);
	} else return false;
	return true;
}
const NOT_OF_A_PLACE = verbose("i")`\b(?:office|manufacturing|holdings?|company|venture|headquarters|centre|center|
  division|branch|inactive|dormant|formerly|f\/k\/a|fka|a\/k\/a|owned|subsidiary|partnership|trust|inc|llc|ltd|limited|
  proprietary|no|dba|pty|shell|reg|trading|services)\b|\d|\.`;
/** Up to four capitalized words that name no business. */
function looksLikePlace(text) {
	if (text.length < 4 || NOT_OF_A_PLACE.test(text) || isFormOnly(text) || text === text.toUpperCase()) return false;
	return /^(?:\p{Lu}[\p{L}'’-]*)(?:[ ,]+(?:\p{Lu}[\p{L}'’-]*|of|and|the|de|du)){0,4}$/u.test(text);
}
/** A cheap test before the pattern below. */
const MAY_TRADE = /d\s?[./]?\s?b\s?[./]?\s?a|business|known as|referred to|trading as|t\/a|operat|o\/a/i;
const DOING_BUSINESS_AS = verbose("gi")`(?<![\s,(–—-])[\s,(–—-]+(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|
  dba\b|doing business as|does business as|(?:commonly|generally) (?:referred to|known) as|trading as|t\/a|operating as|
  (?:which )?(?:also )?operates under the (?:trade )?names?(?: of)?|o\/a)(?:\s*\(?["“]?d\/?b\/?a["”]?\))?[:,\s]+`;
/** The trade name that follows "d/b/a" and the like behind `from`, and where those words begin. */
function tradeIn(words, from = 0) {
	if (!MAY_TRADE.test(words.text)) return null;
	DOING_BUSINESS_AS.lastIndex = from;
	const match = DOING_BUSINESS_AS.exec(words.text);
	if (match === null) return null;
	const before = words.text.slice(0, match.index);
	if (before.lastIndexOf("(") > before.lastIndexOf(")")) return null;
	const whole = cut(words, match.index + match[0].length);
	const close = match[0].includes("(") && !/["“]/.test(match[0]) ? closingParenthesis(whole.text) : -1;
	const tail = close < 0 ? whole : cut(whole, 0, close + 1);
	const rest = close < 0 ? NO_WORDS : cut(whole, close + 1);
	const { text } = tail;
	const bare = text.search(/(?<![)\]"”’',;.\s])[)\]"”’',;.\s]*$/);
	const end = text.charAt(bare) === "." && /\b(?:Inc|Corp|Ltd|Co)$/.test(text.slice(0, bare)) ? bare + 1 : bare;
	const hasParenthesis = text.slice(0, end).includes("(");
	const isClosed = /[)\]]/.test(text.slice(end)) && !hasParenthesis;
	const to = hasParenthesis ? text.length : isClosed ? end : text.search(/(?<![)\]"”’',;\s])[)\]"”’',;\s]*$/);
	const trade = cut(tail, /^["“'‘(]/.test(text) ? 1 : 0, to);
	return trade.text === "" || isRegion(trade.text) ? null : {
		trade,
		at: match.index,
		rest
	};
}
/** Where the parenthesis closes that words are inside of; -1 where it does not. */
function closingParenthesis(text) {
	let depth = 1;
	for (let index = 0; index < text.length; index += 1) {
		const character = text.charAt(index);
		if (character === "(") depth += 1;
		else if (character === ")") depth -= 1;
		if (depth === 0) return index;
	}
	return -1;
}

// parsers/subsidiaries/find/headings.ts
/** A cell of these words alone, with a `TELLING` one among them, is a column heading. */
const HEADING_WORDS = wordSet`a an all also and any are as at by end form to vessel vessels corporate date doing
  business does d b dba each entity entities exact fictitious for formation formed held if immediate in incorporated
  incorporation incorporating is its jurisdiction jurisdictions law laws legal list location name names nation number
  of on or organization organisation organized organised organizational other our outstanding owned owner owners
  owning ownership parent percent percentage percentages pct place province registered registrant registration shares
  share state states stock country countries subsidiary subsidiaries the their thereof company companies corporation
  corporations territory title trade type under used using voting which where domicile domiciled equity interest
  interests securities beneficial beneficially capital common conducts conducted direct directly indirect indirectly
  relationship effective economic nature principal operations operation activity activities status year residence
  assumed firm affiliate affiliates affiliated controlled class issued such with trading sub ein id no file tax
  identification fein partner partners partnership member membership consolidated significant listed limited liability llc
  issuer issuers controlling shareholder shareholders stockholder stockholders total attributable group s us u
  incorporate incorp juris jurisd org holding general managing sole organiz creation created establishment established
  real power purpose description seat different proportion proportionate shareholding shareholdings`;
/** Words of headings only beside other headings; alone they head groups or are names. */
const BESIDE_WORDS = wordSet`domestic foreign home qualification qualified qualifications certificate certificates
  they do operating leasing operates`;
const TELLING = verbose("i")`
  \b(?:names?|subsidiar(?:y|ies)|jurisdictions?|state|country|province|place|where|incorporat\w*|organi[sz]\w*|
  formation|formed|domicile|percent\w*|proportion|pct|owned|ownership|owner|interest|equity|voting|company|companies|
  entity|entities|dba|business|trade|parent|affiliates?|type|date|relationship|held|securities|corporation|incorp|
  juris\w*|registrant|location|number|capital|status|activity|residence|shares?|shareholdings?)\b|%|\bd\/b\/a\b`;
const MONTHS = new Set(MONTH.toLowerCase().split("|"));
/** "December 31, 2008" and "31 May 2003" in a heading: "% held at December 31, 2008". */
const DATE = verbose("gi")`\b(?:(?:${MONTH})\s+\d{1,2},?|\d{1,2}\s+(?:${MONTH}),?)?\s*(?:19|20)\d\d\b|
  \b(?:${MONTH})\s+\d{1,2},?(?=\s*$)`;
/** Both parts of long words of headings that a narrow column broke: "Incorpo-" / "ration". */
const BROKEN_WORDS = new Set([
	"incorporation",
	"incorporated",
	"organization",
	"jurisdiction",
	"percentage",
	"ownership",
	"registration"
].flatMap((word) => Array.from({ length: word.length - 5 }, (_, at) => [
	word.slice(0, at + 3),
	`${word.slice(0, at + 3)}-`,
	word.slice(at + 3)
]).flat()));
/** Whether a cell can be (a line of) a column heading: "Name", "State or Other", "% Owned by Registrant". */
const isHeadingCell = rememberedTest((text) => isOfHeadingWords(text) && TELLING.test(text));
/** Whether a cell may be a heading, by its first word; a single letter may be any. */
function mayHead(text) {
	const first = leadingWord(text);
	return first.length < 2 || HEADING_WORDS.has(first) || BESIDE_WORDS.has(first) || MONTHS.has(first) || BROKEN_WORDS.has(first);
}
/** Whether a cell has only words of headings; alone it may not be one: "Immediate", "or Other". */
function isOfHeadingWords(text, isBeside = false) {
	if (text.length > 160 || !mayHead(text)) return false;
	const bare = text.replace(/[*†‡:]+/g, " ").replace(/\(\s*[\da-z]{1,2}\s*\)/gi, " ").replace(/['’]s\b/g, " ").trim();
	const undated = /\d/.test(bare) ? bare.replace(DATE, " ") : bare;
	if (/\d/.test(undated)) return false;
	const words = undated.toLowerCase().match(/[a-z]+-(?=\s|$)|[a-z%]+/g) ?? [];
	const isKnown = (word) => word === "%" || HEADING_WORDS.has(word.endsWith("-") ? word.slice(0, -1) : word) || isBeside && (BESIDE_WORDS.has(word) || BROKEN_WORDS.has(word));
	return words.length > 0 && words.length <= 24 && words.every(isKnown);
}
/** A cell among column headings without a role of its own: "No.", "ST", "Note". */
const SMALL_HEADING = /^(?:(?:s(?:r|l)\.?|serial)\s?no|no|nos|#|st|ref|note|notes|footnotes?|line|item|level|tier|id|code|us|non-us|key)\.?$/i;
/** A cell that begins like a heading and then names the registrant: "Percentage owned by Acme Corp.". */
const HEADING_START = verbose("i")`^(?:(?:legal |corporate |full )?names?\b|
  (?:state|country|jurisdiction|place|percent|percentage|%|ownership|voting|date|parent|owned|doing business|
  subsidiar(?:y|ies) of|direct|organized|incorporated|where incorporated|company name)\b)`;
const DATE_ALONE = /^(?:(?:as )?(?:of|at) )?(?:\p{L}{3,9}\.? \d{1,2}, )?(?:19|20)\d\d$/u;
const isHeading = ({ words }) => isHeadingCell(words.text);
/** "2013 | 2012 | 2011" under "Percentage of ownership at December 31," */
const isDateAlone = ({ words: { text } }) => endsInDigit(text) && DATE_ALONE.test(text);
/** "Direct | Indirect", the second line over two columns of percents. */
const isDirect = ({ words }) => /^(?:in)?direct(?:ly)?$/i.test(words.text);
/** Whether all cells of a line are column headings. */
function isHeadingLine(line) {
	const { cells } = line;
	const [only] = cells;
	if (cells.length < 2) return only !== void 0 && isHeading(only);
	if (cells.every(isHeading) || cells.every(isDateAlone) || cells.every(isDirect)) return true;
	const texts = cells.map((cell) => cell.words.text);
	if (cells.length >= 3 && texts.every((text) => isOfHeadingWords(text, true))) return true;
	if (!cells.some(isHeading)) return false;
	if (texts.some(isPlace)) return false;
	if (texts.every((text) => isHeadingCell(text) || saysRole(text))) return true;
	const [first = "", ...rest] = texts;
	if (endsWithForm(first) && rest.every((text) => isHeadingCell(text) && text.includes(" ") && roleOfHeading(text))) return true;
	const others = texts.filter((text) => !isOfHeadingWords(text, true));
	const areMost = others.length < texts.length / 2;
	if (others.every((text) => text.length <= 40 && !/\d|%/.test(text) && !endsWithForm(text)) && (areMost || others.length === texts.length / 2 && others.every(beginsOrEndsLikeHeading))) return true;
	const isBesideHeadings = (text) => SMALL_HEADING.test(text) || text.length <= 200 && HEADING_START.test(text) || labelOf(text)?.kind === "group";
	return others.every(isBesideHeadings);
}
/** "Current name", "Former name (if changed in the last 5 years)": words of a heading, and no company. */
function saysRole(text) {
	return text.length <= 60 && TELLING.test(text) && !endsWithForm(text) && roleOfHeading(text) !== null;
}
/** "Home State", "Domestic Jurisdiction", "State Organised": the first or last word is one of headings. */
function beginsOrEndsLikeHeading(text) {
	const words = text.split(" ");
	return words.length > 1 && (isHeadingCell(words.at(-1) ?? "") || isHeadingCell(words[0] ?? ""));
}
const TRADE_HEADING = verbose()`doing business|does business|d\/?b\/?a|conducts business|trade name|assumed name|
  fictitious|other name|business name|names? (?:used|under which)|under which`;
const NAME_AND_TRADE = verbose()`^subsidiar(?:y|ies)\b|
  ^(?:(?:legal|full|exact|corporate|entity) )?name\b(?!.*(?:under|used|doing|d\/?b|assumed|fictitious))`;
const PERCENT_HEADING = verbose()`percent|%|\bpct\b|ownership|proportion of|voting (?:power|securities|interest)|
  equity (?:interest|held|owned)|% ?owned|interest (?:owned|held)|economic interest|effective interest`;
const PLACE_HEADING = verbose()`jurisdiction|incorporat|organi[sz]|formation|formed|domicile|where|
  place of (?:registration|establishment|residence)|state|country|province|establish|\bseat\b`;
const OTHER_HEADING = verbose()`
  \b(?:owned by|held by|parent|owner|shareholder|stockholder|holder|type|date|year|status|activity|business|nature|
  principal(?! subsidiar)|qualifications?|ein|number|relationship|purpose|description|class|shares|capital|issued|
  location|residence|offices?|address|headquarters|currency|industry|segment|auditors?|registration no)\b`;
/** What a column holds according to its heading; null where the heading does not say. */
function roleOfHeading(text) {
	const words = text.toLowerCase();
	if (/^(?:former|previous|prior|old|predecessor)\b/.test(words)) return "other";
	const hasPercent = /percent|%/.test(words);
	const isParent = /\bparent\b|^(?:owned|held) by|owner of record/.test(words) && !words.includes("subsidiar");
	const startsWithParent = /^(?:(?:direct|immediate|ultimate|name of) )*parent\b(?!.*(?:owne[dr]|ownership))/s.test(words);
	if (!hasPercent && (isParent || startsWithParent)) return "other";
	if (TRADE_HEADING.test(words)) return NAME_AND_TRADE.test(words) ? "name" : "trade";
	if (PERCENT_HEADING.test(words)) return /\b(?:immediate )?(?:owner|parent)s?\b(?! interest)/.test(words) && !hasPercent ? "other" : "percent";
	if (PLACE_HEADING.test(words)) {
		const saysPlace = /jurisdiction|state|country/.test(words);
		if (/^date|year of|date of|type of (?:organi[sz]ation|entity)|form of/.test(words) && !saysPlace && !words.includes("place")) return "other";
		return /^(?:names?|compan(?:y|ies)|subsidiar(?:y|ies)|entity)\b/.test(words) && !saysPlace ? "name" : "jurisdiction";
	}
	if (OTHER_HEADING.test(words) && !/^(?:name|subsidiar|compan|entit|legal)/.test(words)) return "other";
	return /name|subsidiar|compan|entit|corporation|affiliate|registrant|partnership/.test(words) ? "name" : null;
}
const GROUP_WORD = verbose("i")`^(?:domestic|foreign|international|u\.?s\.?a?\.?|united|states|non|non-?u\.?s\.?|
  outside|inside|within|the|of|our|(?:in)?direct(?:ly)?|first|second|third|fourth|tier|wholly|majority|partially|partly|
  minority|less|than|more|percent|100%|50%|or|and|other|owned|held|subsidiar(?:y|ies)|subs|registrant(?:'s)?|company
  (?:'s)?|(?:un)?consolidated|affiliate[ds]?|entit(?:y|ies)|variable|interests?|vies?|vie's|pe|prc|wfoes?|(?:in)?active|
  dormant|significant|principal|material|(?:non-?)?operating|holding|limited|liability|companies|partnerships?|joint|
  ventures?|corporat(?:ions?|e)|general|regional|incorporated|organized|in|under|laws|state|formed|by|continued|cont'd|
  con't|cont|organization|jurisdiction|country|branch(?:es)?|equity|investments?|are|a|as|follow(?:s|ing)|list|all|
  names?|offices?|special|purpose|real|estate|segment|owns|contractual|arrangements?|through|to|&)$`;
const TELLING_GROUP = verbose("i")`subsidiar|domestic|foreign|international|affiliat|entit|vie|interests|partnerships|
  corporations|companies|ventures|active|direct|owned|operating|investments|u\.?s\.?|branches`;
const FORMED_IN = verbose("i")`^(?:(?:organized|incorporated|formed|registered|domiciled)\s+
  (?:in|under)(?: the laws? of)?|(?:subsidiaries|entities|companies|corporations|partnerships|those)\s+
  (?:(?:that|which) (?:are|were)\s+)?(?:organized|organised|incorporated|formed|located|registered|domiciled|chartered)\s+
  (?:in|under)(?: the laws? of)?|
  jurisdiction(?: of \w+)?:|state of incorporation:|country:|laws of)\s+(.+)$`;
const COMPANIES_OF = verbose("i")`^(.+?)(?<!\s)\s+(?:corporations?|companies|subsidiar(?:y|ies)|entit(?:y|ies)|
  limited liability compan(?:y|ies)|limited partnerships?|partnerships|llcs|l\.l\.c\.s|incorporated)$`;
const NAMED_GROUPS = [
	/^(?:continuing|discontinued) operations$/i,
	/^(?:(?:direct|immediate|ultimate) )?parent(?: (?:company|entity))?:\s.{2,100}$/i,
	/^(?:consolidated )?(?:variable interest entit(?:y|ies)|vies?) (?:of|under|held|owned|controlled)\b.{0,100}$/i,
	/^(?:\p{L}[\p{L}&/-]*\s){1,4}(?:subsidiaries|entities)$/iu
];
const SUBSIDIARIES = verbose("i")`^(?:direct |indirect |other |consolidated |wholly[- ]owned |majority[- ]owned |
  significant |principal |active |inactive |domestic |foreign |u\.s\. )*subsidiar(?:y|ies)\b.{0,100}$`;
/** A cheap test before the patterns for groups. */
const NAMES_GROUP = /operations$|entit|vies?\b|subsidiaries$|^(?:[a-z]+ )?parent/i;
/** "[Canada]" */
function withoutBrackets(text) {
	return text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1).trimEnd() : text;
}
/** Without a term that is defined, "(continued)", and punctuation at the end. */
function withoutRemarks(text) {
	let body = text;
	if (/["“”]\)\s*:?$/.test(body)) body = body.replace(/(?<!\s)\s*\((?:the |each,? an? |collectively,? )?["“”][^()"“”]{1,40}["“”]\)(?=\s*:?$)/i, "");
	if (/cont|concluded/i.test(body)) body = body.replace(/(?<!\s)\s*(?:\((?:continued|cont'd|cont\.?|concluded)\)|[-–—]\s*continued)\s*:?$/i, "");
	return /[\s:*;.–—=~-]$/.test(body) ? body.replace(/(?<![\s:*;.–—=~-])[\s:*;.–—=~-]+$/, "") : body;
}
/** Reads a line that heads a group of names; null for other lines. */
const labelOf = remembered((text) => {
	const bare = /^[^A-Za-z]|^.{1,5}[.)]/.test(text) ? text.replace(/^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•·●▪*-]|[–—=~]{1,9}|[-*]{2,9})\s+/i, "") : text;
	const body = withoutRemarks(withoutBrackets(bare));
	const offset = text.length - bare.length + (bare.startsWith("[") ? 1 : 0);
	if (body === "" || body.length > 120) return null;
	const place = body.endsWith(")") ? body.replace(/\s\(\d{1,3}\)$/, "") : body;
	if (mayBePlace(place) && (isPlace(place) || isPlace(`${place}.`))) return {
		kind: "place",
		from: offset,
		to: offset + place.length
	};
	if (isRegion(body)) return {
		kind: "group",
		wholly: false
	};
	const label = placeLabelOf(body, offset);
	if (label !== null) return label;
	if (isOfGroupWords(body)) return {
		kind: "group",
		wholly: /wholly/i.test(body)
	};
	if (body.endsWith(")") && /\((?:(?:wholly|majority|partially)[- ]owned )?subsidiar(?:y|ies)\)$/i.test(body) && text.trimEnd().endsWith(":")) return {
		kind: "group",
		wholly: false
	};
	if (NAMES_GROUP.test(body) && NAMED_GROUPS.some((group) => group.test(body))) return {
		kind: "group",
		wholly: /wholly/i.test(body)
	};
	if (!SUBSIDIARIES.test(body) || endsWithForm(body.replace(/\b(?:of|by)\b.*$/i, ""))) return null;
	return {
		kind: "group",
		wholly: /wholly/i.test(body)
	};
});
/** "Vessel-owning companies (Liberia)" */
const COMPANIES_IN = /\s(?:companies|subsidiaries|entities|corporations|partnerships|affiliates|undertakings)\s\(([^()]{2,60})\)$/;
/** The words that a heading with a place begins with, where it does not begin with the place. */
const FORMED_WORDS = wordSet`organized incorporated formed registered domiciled subsidiaries entities
  companies corporations partnerships those jurisdiction state country laws`;
/** "Organized in Delaware", "Delaware corporations"; "Delaware Corporation" may be a name. */
function placeLabelOf(body, offset) {
	const inside = COMPANIES_IN.exec(body)?.[1];
	if (inside !== void 0 && isPlace(inside)) {
		const at = offset + body.lastIndexOf(inside);
		return {
			kind: "place",
			from: at,
			to: at + inside.length
		};
	}
	if (!mayBePlace(body) && !FORMED_WORDS.has(leadingWord(body))) return null;
	const place = (FORMED_IN.exec(body) ?? COMPANIES_OF.exec(body))?.[1]?.trim();
	if (place === void 0 || !isPlace(place) || /\b(?:corporation|company|partnership)$/i.test(body)) return null;
	const start = body.indexOf(place);
	const from = start + (/^the\s/i.test(place) ? STATE_OF.exec(place)?.[0].length ?? 0 : 0);
	const rest = body.slice(start + place.length).trim();
	if (!/^(?:corporations|companies|subsidiar|entit|limited|partnerships|llcs|incorporated)/i.test(rest) && !body.endsWith(place)) return null;
	return {
		kind: "place",
		from: offset + from,
		to: offset + start + place.length
	};
}
const isGroupWord = remembered((word) => GROUP_WORD.test(word));
function isOfGroupWords(body) {
	const first = /^[^\s(),"/–—-]+/.exec(body)?.[0];
	if (first !== void 0 && !isGroupWord(first) && !first.includes("-")) return false;
	const words = body.replace(/[()",]/g, " ").split(/\s+/).filter((word) => word !== "" && !/^[–—/-]+$/.test(word));
	if (words.length > 14 || !TELLING_GROUP.test(words.join(" "))) return false;
	if (endsWithLegalForm(body) && !/subsidiar|entities|companies|affiliates/i.test(body)) return false;
	return words.every((word) => word.split("/").every(isGroupWord));
}

// parsers/subsidiaries/check/list-checks.ts
/** A list that passes all cross-checks. */
const PROVEN = .95;
/** A list read without contradiction, that some check cannot prove. */
const PROBABLE = .8;
const DOUBTFUL$1 = .6;
const POOR = .4;
/** Doubts of rows that only lack evidence. */
const NO_EVIDENCE = "neither a legal form nor a jurisdiction";
const NO_FORM = "no legal form";
const NO_PLACE = "no jurisdiction in its column";
/** Doubts of rows that sentences name. */
const OF_SENTENCE = "read from a sentence";
const OF_PARAGRAPH = "read from a sentence of a paragraph";
/** In order, with their faults. A failed strong check puts rows in doubt; with a failed weak one nothing is proven. */
const CHECKS = {
	"unexplained-lines": [
		"strong",
		"every line is a row, a heading or a note",
		"lines are not understood"
	],
	"rows-in-doubt": [
		"strong",
		"no row is in doubt",
		"rows are in doubt"
	],
	"odd-names": [
		"strong",
		"every name is one name",
		"names may be no names, or two"
	],
	"unknown-jurisdictions": [
		"strong",
		"jurisdictions are known places",
		"jurisdictions are no known places"
	],
	"bare-names": [
		"weak",
		"names without jurisdiction have a legal form",
		"names have neither jurisdiction nor legal form"
	],
	"places-in-text": [
		"weak",
		"no place of several companies is told in the text alone",
		"rows lack a place of the text"
	],
	"marks-without-notes": [
		"weak",
		"numbers in parentheses are footnotes",
		"names end in a number that no note explains"
	],
	"missing-jurisdictions": [
		"weak",
		"the column of jurisdictions is filled",
		"rows have no jurisdiction"
	],
	"few-places": [
		"weak",
		"places in parentheses are the rule",
		"names end in a place, unlike the others"
	],
	"percents-in-words": [
		"weak",
		"percents are printed as percents",
		"percents are given in words or as a fraction"
	],
	"first-without-share": [
		"weak",
		"the first row is like the others",
		"rows may be the registrant"
	],
	"places-by-wording": [
		"weak",
		"jurisdictions are nouns, apart from the name",
		"places are known by their wording"
	],
	"percents-open": [
		"weak",
		"every share is one percent",
		"shares may be of several holders"
	],
	"columns-in-doubt": [
		"weak",
		"every column is understood",
		"doubts about columns"
	],
	"count-differs": [
		"strong",
		"rows = stated count",
		"stated count differs from the rows"
	],
	"damaged-text": [
		"strong",
		"text is not mutilated",
		"characters of the list could not be decoded"
	]
};
const ifMore = (count, most) => count > most ? count : 0;
/** 0.95 where all checks pass, 0.8 where only weak ones fail, 0.6 with rows in doubt, 0.4 with more than a tenth. */
function verdictOf(reading, undecoded) {
	const { rows, unexplained, hasJurisdictionColumn, doubts } = reading;
	const total = Math.max(1, rows.length);
	const blank = rows.filter(isBlankPlace);
	const isFewBlank = total >= 12 && blank.length <= Math.max(1, total * .05);
	const doubted = rows.filter((row, index) => row.doubts.length > 0 && !(isFewBlank && isBlankPlace(row)) && !isOfTheFamily(rows, index));
	const wordings = doubted.filter(isOfWording);
	const unsure = doubted.filter((row) => !isOfWording(row));
	const odd = rows.filter((row) => !isSoundName(row));
	const unknown = rows.filter(hasUnknownPlace);
	const placed = rows.filter((row) => row.jurisdiction !== null);
	const bare = rows.filter((row, index) => row.jurisdiction === null && !endsWithForm(row.name.text) && !isOfTheFamily(rows, index));
	const isNearlyFilled = placed.length > 0 && placed.length >= rows.length * .8 && hasJurisdictionColumn;
	const inNames = placed.length < total * .3 ? placed.filter((row) => row.from === "line").length : 0;
	const percents = rows.flatMap((row) => row.percent ?? []);
	const fractions = percents.every(({ value }) => value <= 1) ? percents.length : 0;
	const worded = rows.filter((row) => row.percent?.isWorded === true && !isOwnWords(row)).length;
	const open = rows.filter(({ percentDoubt }) => percentDoubt !== null);
	const findings = {
		"unexplained-lines": [unexplained.length, unexplained[0]?.text],
		"rows-in-doubt": [unsure.length, `${unsure[0]?.doubts[0]}: ${unsure[0]?.name.text}`],
		"places-by-wording": [wordings.length, `${wordings[0]?.doubts[0]}: ${wordings[0]?.name.text}`],
		"odd-names": [odd.length, odd[0]?.name.text],
		"unknown-jurisdictions": unknownPlaces(reading, unknown),
		"bare-names": [ifMore(bare.length, total * .03), bare[0]?.name.text],
		"places-in-text": [placesInText(reading)],
		"marks-without-notes": [marksWithoutNotes(reading)],
		"missing-jurisdictions": [isNearlyFilled ? ifMore(rows.length - placed.length, Math.max(1, total * .05)) : 0],
		"few-places": [inNames],
		"percents-in-words": [fractions + worded],
		"first-without-share": [isRootLike(rows) ? 1 : 0, rows[0]?.name.text],
		"percents-open": [open.length, `${open[0]?.percentDoubt}: ${open[0]?.name.text}`],
		"columns-in-doubt": [doubts.length, doubts[0]],
		...countFinding(reading),
		"damaged-text": [undecoded]
	};
	const checks = Object.entries(CHECKS).flatMap(([code, [weight, name, fault]]) => {
		const [count, first] = findings[code] ?? [];
		const message = `${count} ${fault}${first === void 0 ? "" : `: ${first.slice(0, 120)}`}`;
		return count === void 0 ? [] : [{
			code,
			weight,
			name,
			failed: count,
			message
		}];
	});
	const failed = checks.filter((check) => check.failed > 0);
	const unknownInText = unknown.filter((row) => row.from !== "columns").length;
	const isStrong = !failed.some(({ weight }) => weight === "strong");
	const isProven = failed.length === 0 && unknownInText <= Math.max(1, total * .03);
	const isPoor = unsure.length + odd.length + unexplained.length > total * .1;
	return {
		confidence: isProven ? PROVEN : isStrong ? PROBABLE : isPoor ? POOR : DOUBTFUL$1,
		crossValidations: checks.map(({ name, failed: count }) => ({
			name,
			passed: count === 0
		})),
		reasons: failed.map(({ code, message }) => ({
			code,
			message
		}))
	};
}
/** Whether nothing is wrong with a row but an empty cell of its place. */
function isBlankPlace({ doubts, name }) {
	return doubts.length === 1 && doubts[0] === "no jurisdiction in its column" && endsWithLegalForm(name.text);
}
const OF_WORDING = /* @__PURE__ */ new Set([
	ADJECTIVE,
	NO_LEGAL_FORM,
	TOWN,
	FORM_BESIDE,
	REMARK
]);
/** Whether a row's doubts are about the wording of its place alone. */
function isOfWording({ doubts, knownPlace, name }) {
	const isSaid = knownPlace && endsWithLegalForm(name.text);
	const isOfSentence = (doubt) => doubt === "read from a sentence" || doubt === "read from a sentence of a paragraph";
	return doubts.every((doubt) => OF_WORDING.has(doubt) || isSaid && isOfSentence(doubt));
}
/** Whether the first row alone has no share, or no place: it may be the registrant, who owns the others. */
function isRootLike([root, ...others]) {
	if (root === void 0 || others.length < 2) return false;
	if (others.every(({ segment, jurisdiction }) => segment !== root.segment && jurisdiction !== null) && root.jurisdiction === null) return true;
	return root.percent === null && root.saysNoShare !== true && others.length >= 3 && others.every(({ percent }) => percent !== null);
}
/** Whether a share in words is the row's own: behind its name, on its line. */
function isOwnWords({ percent, name, from }) {
	return from !== "prose" && ((percent && firstPlace(percent.words)) ?? 0) > (firstPlace(name) ?? 0);
}
function hasUnknownPlace({ jurisdiction, knownPlace, from }) {
	if (jurisdiction === null || knownPlace || isPlace(jurisdiction.text)) return false;
	return !(from === "columns" && isInPlace(jurisdiction.text));
}
function unknownPlaces({ rows, hasJurisdictionColumn }, unknown) {
	const places = unknown.map(({ jurisdiction }) => jurisdiction?.text ?? "");
	const isFarOff = (place) => place.length > 60 || /\d/.test(place) || isOfHeadingWords(place) || endsWithLegalForm(place);
	const total = Math.max(1, rows.length);
	const most = hasJurisdictionColumn ? Math.max(1, total * .1) : total * .03;
	return [places.some(isFarOff) ? places.length : ifMore(places.length, most), places[0]];
}
const STATED_COUNT = verbose("i")`
  \b(?:has|have|had|owns|are|following)\s+(?:only\s+)?(${Object.keys(ONE_TO_TWELVE).join("|")}|\d{1,3})\s+
  (?:\(\d{1,3}\)\s+)?(?:wholly[- ]owned |direct |active |majority[- ]owned |operating )*subsidiar(?:y|ies)\b`;
/** "has three subsidiaries" against the rows; no check where a count may be of others ("two foreign subsidiaries"). */
function countFinding({ rows, sentences }) {
	const [word] = sentences.flatMap(({ text }) => STATED_COUNT.exec(text)?.[1]?.toLowerCase() ?? []);
	if (word === void 0) return {};
	const stated = ONE_TO_TWELVE[word] ?? Number(word);
	return { "count-differs": [stated === rows.length ? 0 : 1, `${stated} are stated, ${rows.length} were read`] };
}
const FORMED_IN_PLACE = /\b(?:incorporated|organized|formed|chartered) (?:in|under the laws of)(?: the (?:State|Commonwealth) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?)/u;
/** "… all incorporated in Ohio except where noted", "(4) Incorporated in Oregon": places that no row has. */
function placesInText({ rows, notes, sentences }) {
	return [...notes, ...sentences].some(({ text }) => {
		const place = FORMED_IN_PLACE.exec(text)?.[1];
		return place !== void 0 && isPlace(place.replace(/\.$/, ""));
	}) ? rows.filter((row) => row.jurisdiction === null).length : 0;
}
/** "SINGLE SHIP COMPANIES (47)" without any note: footnotes begin at one, so the number may be a count. */
function marksWithoutNotes({ rows, notes, headingMarks }) {
	if (notes.length > 0) return 0;
	const marked = rows.filter((row) => row.noteMarks.some((mark) => /^\d{1,2}$/.test(mark)));
	return headingMarks.has("1") || marked.some((row) => row.noteMarks.includes("1")) || marked.length < 2 ? 0 : marked.length;
}
const COMMON_WORDS = wordSet`holdings company limited international services corporation group partners capital
  management financial systems global energy properties insurance bank`;
/** Weak by itself, but the row shares a word with the rows before and after it, as group companies do. */
function isOfTheFamily(rows, index) {
	const row = rows[index];
	if (row === void 0 || rows.length < 5) return false;
	if (row.doubts.some((doubt) => doubt !== "neither a legal form nor a jurisdiction" && doubt !== "no legal form")) return false;
	const wordsAt = (at) => new Set(nameKey(rows[at]?.name.text ?? "").split(" "));
	const neighbors = [index - 1, index + 1].filter((at) => rows[at] !== void 0).map(wordsAt);
	return [...wordsAt(index)].some((word) => word.length >= 4 && !COMMON_WORDS.has(word) && neighbors.every((words) => words.has(word)));
}
/** Ends and beginnings that whole names do not have, addresses, percents and sums. */
const ODD = /^[)\],;:(.>=~|*•·–—-]|\s(?:of|and|&)$|(?<!,)\sthe$/i;
const ODD_WITH_DIGITS = [/^\D*\d.*\D\d{5}(?:-\d{4})?$/, /\d\s?%|\$\s?\d|(?:\bInc\.?|\bLLC|\bLtd\.?|\bCorp\.?|\bGmbH|\bL\.P\.)\s?\d{1,2}$/];
/** "Vessel-owning companies": several companies, which a heading may name. */
const SEVERAL = /\s(?:companies|subsidiaries|entities|corporations|partnerships|affiliates|undertakings)$/;
function isOdd(text) {
	if (SEVERAL.test(text)) return true;
	return ODD.test(text) || /\d/.test(text) && ODD_WITH_DIGITS.some((odd) => odd.test(text));
}
/** Whether a row's name is one whole name of a company. */
function isSoundName(row) {
	const { text } = row.name;
	if (!canBeName(text) || looksLikeTwoNames(text) || text.length > 160 || isPlace(text)) return false;
	if (!endsWithForm(text) && labelOf(text) !== null) return false;
	if (text.lastIndexOf("(") > text.lastIndexOf(")") || isOdd(text)) return false;
	if (isHeadingCell(text) && !row.knownPlace) return false;
	const dash = /\s[–—-]\s/.exec(text);
	const tail = dash === null ? "" : text.slice(dash.index + dash[0].length);
	const isKind = dash !== null && (repeatsPlace(tail, row) || BRANCH.test(tail));
	if (!isKind && dash !== null && endsWithLegalForm(text.slice(0, dash.index))) return false;
	if (!isKind && hasDescription(text)) return false;
	if (/\bexhibit 2[12]\b|\(continued\)/i.test(text)) return false;
	if (/^(?:(?:legal |full )?name|subsidiary|company|entity)(?: name)?:\s/i.test(text)) return false;
	if (/^(?:an?|\p{Ll}{3,})\s/u.test(text) && !endsWithLegalForm(text)) return false;
	return /^[A-SU-Z\d]/.test(text) || nameKey(text) !== "";
}
/** "Acme, L.P. – an Ohio Limited Partnership", where a column says "Ohio" too. */
function repeatsPlace(tail, { jurisdiction }) {
	const place = placeIn(tail.replace(/^[\s–—-]+/, ""));
	return jurisdiction !== null && place.toLowerCase() === jurisdiction.text.toLowerCase();
}
/** "Acme Tennessee, a general partnership" is a name. */
const KIND_AT_END$1 = verbose("i")`,\s+an?\s+(?:(?:general|limited|liability|joint|business|statutory|unincorporated|
  professional|public|private)\s+)*(?:partnership|company|corporation|trust|association|venture)$`;
const WORDS_AFTER_FORM = verbose("u")`(?:^|[\s,])(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp\.?|Corporation|S\.A\.|
  GmbH|N\.V\.|B\.V\.|PLC|L\.P\.)[,\s]\s*(\S.*)$`;
/** "Acme Corp., a federally chartered company", "Acme Ltd., wholly under control": words about the company. */
function hasDescription(name) {
	if (!/(?<![A-Za-z.])[a-z]|[^\x20-\x7e]/.test(name)) return false;
	const inner = /\([^()]*\)|\[[^[\]]*\]/g;
	const bare = name.replace(inner, "").replace(inner, "").replace(/\s{2,}/g, " ").replace(KIND_AT_END$1, "");
	if (/,\s+an?\s+(?:[\p{L}-]+\s){0,6}\p{Ll}{4,}/u.test(bare)) return true;
	return [...(WORDS_AFTER_FORM.exec(bare)?.[1] ?? "").matchAll(/(?<![\p{L}.])\p{Ll}{4,}/gu)].length >= 2;
}

// parsers/subsidiaries/check/row-faults.ts
/** The confidence of single values that differ from the other rows. */
const DOUBTFUL = .8;
const BROKEN = .6;
/** Characters of markup, drawings and misread encodings; `ÿ` is byte 255. */
const FOREIGN_CHARACTER = /[<>{}|\\^~¤\p{Cc}\uFFFD]|ÿ(?=\s|\p{Lu})|(?<=\s)ÿ/u;
/** "(19 8)", "(10986)": a year with a digit missing or one too many. */
const BROKEN_YEAR = /\(\d{1,3}\s\d{1,3}\)|\((?:1\d?9\d{3}|1\d?0\d{3}|20\d{3})\)|\([3-9]\d{3}\)|\(\s*\)/;
/** A digit between lowercase letters, a letter of another script right beside a Latin one. */
const WITHIN_A_WORD = /\p{Ll}\d\p{Ll}{2}|\p{sc=Latin}(?!\p{sc=Latin})\p{L}|(?!\p{sc=Latin})\p{L}\p{sc=Latin}/u;
/** Letters and punctuation that cannot be broken: a cheap test before the patterns above. */
const PLAIN_NAME = /^[A-Za-z .,&'’/-]*$/;
/** Whether a name holds characters that names do not have, or an unbalanced parenthesis. */
function isBrokenName(name) {
	if (PLAIN_NAME.test(name)) return false;
	if (FOREIGN_CHARACTER.test(name) || BROKEN_YEAR.test(name) || WITHIN_A_WORD.test(name)) return true;
	let bare = name.replace(/[^()]/g, "");
	while (bare.includes("()")) bare = bare.replaceAll("()", "");
	return bare !== "";
}
/** "China China": a cell that holds two. */
const DOUBLED_PLACE = /^(\p{L}[\p{L}. ]{3,200}?),?\s{1,40}\1$/iu;
const isDoubled = rememberedTest((place) => /\s/.test(place) && DOUBLED_PLACE.test(place));
/** The jurisdiction comes before the name, as a heading over several rows does. */
function isFromHeading({ jurisdiction, name }) {
	return ((jurisdiction && firstPlace(jurisdiction)) ?? Number.POSITIVE_INFINITY) < (firstPlace(name) ?? 0);
}
/** Rows at the top without a jurisdiction, in a list whose jurisdictions are headings over the rows: one is lost. */
function rowsWithoutHeading(rows) {
	const first = rows.findIndex(({ jurisdiction }) => jurisdiction !== null);
	if (first <= 0) return 0;
	const placed = rows.filter(({ jurisdiction }) => jurisdiction !== null);
	const headings = new Set(placed.filter(isFromHeading).map(({ jurisdiction }) => jurisdiction && firstPlace(jurisdiction)));
	return placed.every(isFromHeading) && headings.size < placed.length ? first : 0;
}
function indexesOf(rows, test) {
	return rows.flatMap((row, index) => test(row) ? [index] : []);
}
/**
* Faults of the rows themselves, whatever they were read from. The whole list is in doubt where a name is broken, a
* cell repeats its place, a heading of places is lost, or nothing or more than all is owned. Single values are in doubt
* where they stand out: an unknown place among known ones, a value missing where nearly all rows have it, less than
* half of a company among subsidiaries owned by more (control makes a subsidiary, Regulation S-X 1-02(x)).
*/
function rowFaults(rows, isRegistrantNamed) {
	const broken = rows.filter((row) => isBrokenName(row.name.text) || isDoubled(row.jurisdiction?.text ?? ""));
	const firstBroken = broken[0]?.name.text.slice(0, 80) ?? "";
	const impossible = rows.filter(({ percent }) => percent !== null && (percent.value <= 0 || percent.value > 100));
	const damage = `rows have foreign characters, half a parenthesis or a place twice: ${firstBroken}`;
	const checks = [
		[
			"broken-names",
			broken.length,
			BROKEN,
			"names and places are whole",
			damage
		],
		[
			"first-heading-missing",
			rowsWithoutHeading(rows),
			DOUBTFUL,
			"no heading of places is lost",
			"rows at the top are under no place, unlike the others"
		],
		[
			"impossible-percents",
			impossible.length,
			DOUBTFUL,
			"percents are above 0 and at most 100",
			"percents are impossible"
		]
	];
	const failed = checks.filter(([, count]) => count > 0);
	const doubts = [...valueDoubts(rows), ...isRegistrantNamed ? [] : [rootDoubt(rows)]].filter(([indexes]) => indexes.length > 0);
	return {
		confidence: Math.min(1, ...failed.map(([, , confidence]) => confidence)),
		crossValidations: checks.map(([, count, , name]) => ({
			name,
			passed: count === 0
		})),
		doubtful: doubts.flatMap(([indexes, field]) => indexes.map((index) => `subsidiaries[${index}].${field}`)),
		reasons: [...failed.map(([code, count, , , message]) => ({
			code,
			message: `${count} ${message}`
		})), ...doubts.map(([indexes, , code, message]) => {
			const first = rows[indexes[0] ?? 0]?.name.text.slice(0, 60);
			return {
				code,
				message: `${message}: ${indexes.length} rows, first ${first}`
			};
		})]
	};
}
/** Where nothing names the registrant, the one company that all others are indented under may be it. */
function rootDoubt(rows) {
	const [root, ...others] = rows;
	const isUnder = ({ indent, segment }) => segment === root?.segment && indent > root.indent + 1.5;
	return [
		others.length >= 4 && others.every(isUnder) ? [0] : [],
		"name",
		"root-in-doubt",
		"the company over all others may be the registrant"
	];
}
/** Values that the other rows make doubtful. */
function valueDoubts(rows) {
	const ifFew = (indexes, of = rows.length) => indexes.length <= Math.max(1, of * .1) ? indexes : [];
	const ifLacking = (indexes) => rows.length >= 3 ? ifFew(indexes) : [];
	const strange = indexesOf(rows, ({ jurisdiction, knownPlace }) => {
		const place = jurisdiction?.text ?? "";
		return place !== "" && !isPlace(place) && !isInPlace(place) && !knownPlace;
	});
	const unplaced = ifLacking(indexesOf(rows, ({ jurisdiction }) => jurisdiction === null));
	const bare = unplaced.filter((index) => !endsWithForm(rows[index]?.name.text ?? ""));
	const unowned = indexesOf(rows, ({ percent }) => percent === null);
	const minorHere = ifFew(indexesOf(rows, ({ percent }) => percent !== null && percent.value < 50), rows.length - unowned.length);
	const fractions = indexesOf(rows, ({ percent }) => percent?.words.text.includes("/") === true);
	const missing = "is missing, which the other rows have";
	return [
		[
			strange,
			"jurisdiction",
			"strange-places",
			"a jurisdiction is not a known place"
		],
		[
			unplaced,
			"jurisdiction",
			"places-missing",
			`a jurisdiction ${missing}`
		],
		[
			bare,
			"name",
			"names-bare",
			"a name has neither legal form nor jurisdiction, unlike the other rows"
		],
		[
			ifLacking(unowned),
			"ownershipPercent",
			"percents-missing",
			`a percent ${missing}`
		],
		[
			fractions,
			"ownershipPercent",
			"percents-rounded",
			"a percent is printed as a fraction"
		],
		[
			minorHere,
			"ownershipPercent",
			"percents-minor",
			"less than half is owned, where the other rows say more"
		]
	];
}

// parsers/subsidiaries/find/text-lines.ts
const TAB_WIDTH = 8;
const RULER = /^[\s\-=_.*~|│]+$/;
/** A line across the page separates what is above it from what is below. */
const LONG_RULER = /^\s*[-=_]{30,}/;
/** Longer lines are not fixed-width text. */
const WIDEST_LINE = 4e3;
/** Replaces a gap of leader dots or tabs. */
const LEADER_GAP = 99;
/**
* The lines of fixed-width text in `text.slice(start, end)`: cells between gaps of two spaces and more, tabs or leader
* dots; paragraphs of prose as one line each. A gap of just two spaces separates only where other lines have a column.
*/
function textLinesOf(text, start, end, segment) {
	const raw = textLines(text, start, end);
	const starts = sharedColumns(raw, 2, startOf$1);
	const ends = sharedColumns(raw, 3, endOf);
	const lines = [];
	let part = 0;
	let proseEnd = 0;
	for (const [index, line] of raw.entries()) {
		if (index < proseEnd) continue;
		proseEnd = proseFrom(text, raw, index);
		const isProse = proseEnd > index;
		const noteEnd = isProse ? index : hangingEnd(text, raw, index);
		const { column = 0, indent = 0 } = line.cells[0] ?? {};
		const cells = isProse ? [{
			words: wordsOfLines(text, raw.slice(index, proseEnd)),
			column,
			indent,
			width: 60
		}] : noteEnd > index ? [{
			words: wordsOfLines(text, raw.slice(index, noteEnd)),
			column,
			indent,
			width: 60
		}] : alignedCells(line, starts, ends);
		lines.push(listLine({
			cells,
			segment: segment * 1e4 + part,
			isApart: line.blankBefore,
			origin: "text",
			bold: false,
			centered: !isProse && cells.length === 1 && (cells[0]?.column ?? 0) >= 12,
			isWhole: isProse
		}));
		if (isProse) part += 1;
		proseEnd = Math.max(proseEnd, noteEnd);
	}
	return lines;
}
function wordsOfLines(text, lines) {
	return lines.reduce((sum, line) => joined(sum, wordsOf(text, line.start, line.end)), NO_WORDS);
}
function textLines(text, start, end) {
	const lines = [];
	let blankBefore = true;
	for (let index = start; index < end;) {
		const newline = text.indexOf("\n", index);
		const stop = newline < 0 || newline > end ? end : newline;
		const line = text.slice(index, Math.min(stop, index + WIDEST_LINE));
		if (line.trim() === "") blankBefore = true;
		else if (RULER.test(line) && !/^\s*\*{1,3}\s*$/.test(line)) blankBefore ||= LONG_RULER.test(line);
		else {
			const cells = cellsOfLine(text, line, index);
			if (cells.length > 0) lines.push({
				start: index,
				end: stop,
				cells,
				blankBefore
			});
			blankBefore = false;
		}
		index = stop + 1;
	}
	return lines;
}
/** Drawn branches before a name: "|   |-- ", "+-- ", "└── ". */
const TREE = /^[\s|│]{0,200}(?:[|│]|[|+`\\├└]\s?[-─—_]{1,6}>?)\s{0,8}(?=[\p{L}\d"])/u;
const GAP = /\s\.(?:\s?\.){2,}\s*|\.{4,}\s*|(?:\s\.){3,}\s*|_{4,}\s*|-{4,}\s*|\s*\t[\s]*|\s{2,}/g;
function cellsOfLine(text, line, lineStart) {
	const columnOf = columnsOfCharacters(line);
	const cells = [];
	let from = (/[|│+`\\├└]/.test(line) ? TREE.exec(line) : null)?.[0].length ?? line.length - line.trimStart().length;
	let gap = LEADER_GAP;
	for (const match of [...line.matchAll(GAP), null]) {
		if (match !== null && (match.index < from || match.index === 0)) continue;
		const to = match === null ? line.length : endBeforeLeader(line, match);
		const words = wordsOf(text, lineStart + from, lineStart + to);
		if (words.text !== "") {
			const column = columnOf((firstPlace(words) ?? lineStart) - lineStart);
			const width = Math.max(1, columnOf(to) - column);
			cells.push({
				words,
				column,
				width,
				indent: column,
				gap
			});
		}
		if (match === null) break;
		gap = /[\t._-]/.test(match[0]) ? LEADER_GAP : match[0].length;
		from = match.index + match[0].length;
	}
	return cells;
}
/** The column of each character, and of the end, with tabs expanded. */
function columnsOfCharacters(line) {
	if (!line.includes("	")) return (index) => index;
	const columns = [0];
	for (let index = 0, column = 0; index < line.length; index += 1) {
		column = line.charAt(index) === "	" ? (Math.floor(column / TAB_WIDTH) + 1) * TAB_WIDTH : column + 1;
		columns.push(column);
	}
	return (index) => columns[index] ?? 0;
}
/** Abbreviations whose last dot is theirs, not the first of the leader dots behind them. */
const ABBREVIATED$1 = /(?:\b(?:Inc|Incorp|Corp|Ltd|Co|Cos|Bros|Assn|Assoc|Ltda|Lda|Cia|Cie|Pty|Pte|Pvt|Bhd|Intl|Mfg|Jr|Sr)|(?:^|[\s.(])\p{L})\.$/iu;
/** "S.A", "Inc": what lacks its dot where leader dots follow at once. */
const ENDS_IN_DOT = /(?:\p{L}\.\p{L}|\b(?:Inc|Corp|Ltd|Co|Cos|Bros|Ltda|Pty|Pte))$/u;
/** Where words end before leader dots: "Ice Company. . . ." without its dot, "Lumber Corp.. . ." with one. */
function endBeforeLeader(line, gap) {
	if (!/\.\s?\./.test(gap[0])) return gap.index;
	let end = gap.index;
	if (gap[0].startsWith("..") && ENDS_IN_DOT.test(line.slice(Math.max(0, end - 12), end))) return end + 1;
	while (end > 1 && line.charAt(end - 1) === "." && !ABBREVIATED$1.test(line.slice(Math.max(0, end - 12), end))) end -= 1;
	return end;
}
const startOf$1 = ({ column }) => column;
const endOf = ({ column, width }) => column + width;
/** Columns that cells after a wide gap start (or, set flush right, end) at, in at least so many lines. */
function sharedColumns(lines, least, edge) {
	const apart = lines.flatMap(({ cells }) => cells.slice(1).filter(({ gap }) => gap >= 3));
	const byColumn = [...Map.groupBy(apart, edge)];
	return new Set(byColumn.filter(([, cells]) => cells.length >= least).map(([column]) => column));
}
/** A letter or Roman number of a list. */
const LETTER = /^(?:[A-Z]|[IVX]{1,4})\.$/;
/** The cells of a line; two spaces separate cells only at a column of the document. */
function alignedCells(line, starts, ends) {
	const cells = [];
	for (const { gap, ...cell } of line.cells) {
		const last = cells.at(-1);
		const { text } = cell.words;
		if (cells.length === 1 && last !== void 0 && LETTER.test(last.words.text)) {
			cells.splice(-1, 1, {
				...last,
				words: joined(last.words, cell.words),
				width: endOf(cell) - last.column
			});
			continue;
		}
		const isColumn = [
			-1,
			0,
			1
		].some((offset) => starts.has(cell.column + offset)) || ends.has(endOf(cell)) && isPlace(text) || last !== void 0 && /^\d{1,3}(?:\.\d+)?\s?%?$/.test(last.words.text) && isPlace(text) || starts.size === 0 && !text.startsWith("(");
		if (last !== void 0 && !isColumn && (gap === 2 || gap < 4 && text.startsWith("("))) cells.splice(-1, 1, {
			...last,
			words: joined(last.words, cell.words),
			width: endOf(cell) - last.column
		});
		else cells.push(cell);
	}
	return cells;
}
/** Where the paragraph of prose that begins at a line ends (exclusive), or the line itself where none does. */
function proseFrom(text, lines, from) {
	const to = paragraphEnd(text, lines, from);
	const paragraph = lines.slice(from, to);
	if (!isSentence(wordsOfLines(text, paragraph).text)) return from;
	const isWide = ({ gap }, least) => gap >= least && gap < LEADER_GAP;
	const tabular = paragraph.filter(({ cells }) => cells.slice(1).some((cell) => isWide(cell, 8))).length;
	if (paragraph.length > 1 && tabular > paragraph.length / 2) return from;
	if (paragraph.some(({ cells }) => cells.length >= 3 && cells.slice(1).every((cell) => isWide(cell, 5)))) return from;
	const end = lines[to - 1]?.end ?? 0;
	const stop = paragraph.findIndex((line, index) => {
		const above = paragraph[index - 1];
		return above !== void 0 && /[:.]\s*$/.test(text.slice(above.start, above.end)) && !isSentence(wordsOf(text, line.start, end).text);
	});
	return stop < 0 ? to : from + stop;
}
const NOTE_MARK = /^\s*\((?:\d{1,2}|[a-z]|\*{1,3})\)\s/i;
/** Footnotes fill their lines. */
const LEAST_NOTE_WIDTH = 60;
/** Where a footnote in fixed-width text ends whose lines hang behind its mark; `from` for other lines. */
function hangingEnd(text, lines, from) {
	const first = lines[from];
	if (first === void 0 || !NOTE_MARK.test(text.slice(first.start, Math.min(first.end, first.start + 80)))) return from;
	const widthOf = (line) => text.slice(line.start, line.end).trimEnd().length;
	const least = Math.max(LEAST_NOTE_WIDTH, widthOf(first) - 16);
	let to = from + 1;
	for (const line of lines.slice(to, from + 12)) {
		const above = lines[to - 1];
		const isUnder = line.cells.length === 1 && (line.cells[0]?.column ?? 0) > (first.cells[0]?.column ?? 0);
		const [next = ""] = text.slice(line.start, line.end).trim().split(" ");
		const isFull = above !== void 0 && widthOf(above) + 1 + next.length > least;
		if (line.blankBefore || !isUnder || !isFull) break;
		to += 1;
	}
	return to === from + 1 ? from : to;
}
/** Where the lines that may be one paragraph end; `from` where its first line cannot begin prose. */
function paragraphEnd(text, lines, from) {
	const first = lines[from];
	if (first === void 0) return from;
	const opening = text.slice(first.start, Math.min(first.end, first.start + 400));
	const isCapital = !/\p{Ll}/u.test(opening);
	if (!isCapital && !/(?:^|\s)\p{Ll}{3}/u.test(opening)) return from;
	if (isCapital && (!first.blankBefore || opening.trim().length < 55)) return from;
	const most = first.blankBefore ? 60 : 12;
	let to = from + 1;
	for (const line of lines.slice(to, from + most)) {
		const above = lines[to - 1];
		if (line.blankBefore) break;
		if (isCapital && (line.cells.length > 1 || above !== void 0 && above.end - above.start < 55)) break;
		if (/^\s*(?:\*+|†+|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[).])\s/i.test(text.slice(line.start, line.start + 40))) break;
		to += 1;
	}
	return to;
}

// parsers/subsidiaries/find/list-lines.ts
/** A document with more lines is no list. */
const MOST_LINES$1 = 6e4;
/** The document as lines in reading order. */
function listLinesOf(layout, source) {
	const { text } = layout.plain;
	if (documentFormatOf(source) === "text") return textLinesOf(text, 0, text.length, 1);
	const page = {
		layout,
		source
	};
	const { lines, holders } = tableLines(page);
	const outer = layout.tables.filter((table) => table.parent === null);
	let passed = 0;
	for (const block of layout.blocks) {
		const { table, start, end, bold, centered } = block;
		if (table !== null && !holders.get(table)?.some((cell) => cell.start <= start && cell.end >= end)) continue;
		while ((outer[passed]?.end ?? Number.POSITIVE_INFINITY) <= start) passed += 1;
		const segment = -1 - passed;
		if (text.slice(start, end).includes("\n")) {
			for (const line of textLinesOf(text, start, end, segment)) lines.push({
				at: startOf(line, start),
				line
			});
			continue;
		}
		const cells = blockCells(page, start, end, block.indent);
		const isWhole = !isBrokenByBr(page, start);
		const line = listLine({
			cells,
			segment,
			isApart: true,
			origin: "text",
			bold,
			centered,
			isWhole
		});
		if (cells.length > 0) lines.push({
			at: start,
			line
		});
	}
	return lines.sort((a, b) => a.at - b.at).map(({ line }) => line);
}
const startOf = (line, fallback) => (line.cells[0] && firstPlace(line.cells[0].words)) ?? fallback;
/** The lines of all tables, and by table the cells that hold tables: their other words are read as blocks. */
function tableLines(page) {
	const { tables } = page.layout;
	const children = Map.groupBy(tables, ({ parent }) => parent);
	const lines = [];
	const holders = /* @__PURE__ */ new Map();
	tables.forEach((table, index) => {
		const inner = children.get(index) ?? [];
		const isHolder = (cell) => inner.some((child) => child.start < cell.end && child.end > cell.start);
		const holding = inner.length === 0 ? [] : table.rows.flatMap(({ cells }) => cells.filter(isHolder));
		holders.set(index, holding.filter((cell) => !cell.isContinued));
		for (const row of table.rows) {
			const cells = holding.length === 0 ? row.cells : row.cells.filter((cell) => !isHolder(cell));
			for (const line of rowLines(page, cells, index + 2)) lines.push({
				at: startOf(line, row.start),
				line
			});
		}
	});
	return {
		lines,
		holders
	};
}
/** Whether the block begins after a `<br>`: a line that may only have been wrapped. */
function isBrokenByBr({ layout: { plain }, source }, start) {
	if (start < 1) return false;
	const to = plain.sourceOffset(start);
	const markup = source.slice(Math.max(plain.sourceEnd(start - 1), to - 400), to);
	return /<br\b[^>]{0,400}>(?![\s\S]{0,400}<(?:\/p|\/div|p|div|tr)\b)/i.test(markup);
}
/** A row as one line, or as several where each cell holds the same number of lines: columns made with line breaks. */
function rowLines(page, cells, segment) {
	const { text } = page.layout.plain;
	const [first] = cells;
	if (first === void 0 || cells.every((cell) => cell.isContinued)) return [];
	const look = {
		segment,
		isApart: true,
		origin: "row",
		bold: first.bold,
		centered: false
	};
	if (cells.length > 1 && !cells.some((cell) => text.slice(cell.start, cell.end).includes("\n"))) {
		const own = cells.map((cell) => cellOf(cell, wordsOf(text, cell.start, cell.end)));
		return [listLine({
			...look,
			isWhole: true,
			cells: own
		})];
	}
	const parts = cells.map((cell) => cell.isContinued ? [wordsOf(text, cell.start, cell.end)] : linesOfCell(text, cell));
	const count = Math.max(...parts.map((lines) => lines.length));
	if (count > 1 && parts.every((lines) => lines.length === count) && (cells.length === 1 || isColumnOfLines(parts))) return Array.from({ length: count }, (_, index) => {
		const own = cells.map((cell, at) => cellOf(cell, parts[at]?.[index] ?? NO_WORDS));
		return listLine({
			...look,
			isWhole: false,
			cells: own.filter(({ words }) => words.text !== "")
		});
	});
	const split = cells.length === 1 ? blockCells(page, first.start, first.end, first.indent) : [];
	if (split.length > 1) {
		const shifted = split.map((cell) => ({
			...cell,
			column: cell.column + first.column * 100
		}));
		return [listLine({
			...look,
			isWhole: true,
			cells: shifted
		})];
	}
	const whole = cells.map((cell, index) => {
		const lines = parts[index] ?? [];
		const [only] = lines;
		if (lines.length === 1 && only !== void 0) return cellOf(cell, only);
		return {
			...cellOf(cell, wordsOf(text, cell.start, cell.end)),
			...lines.length > 1 ? { lines } : {}
		};
	});
	return [listLine({
		...look,
		isWhole: true,
		cells: whole
	})];
}
/** Two lines in each cell may be two wrapped cells; three and more, or two complete ones, are rows. */
function isColumnOfLines(parts) {
	const columns = parts.map((lines) => lines.map(({ text }) => text));
	if ((columns[0]?.length ?? 0) >= 3) return columns.flat().every((text) => text.length > 1 || /[—–-]/.test(text));
	const pairs = columns.map(([one = "", two = ""]) => [one, two]);
	const hasPlaces = pairs.some(([one, two]) => isPlace(one) && isPlace(two) && !isPlace(`${one} ${two}`));
	const hasNames = pairs.some(([one, two]) => endsWithLegalForm(one) && endsWithLegalForm(two) && !isFormOnly(two));
	if (hasPlaces && hasNames) return true;
	return pairs.some(([one, two]) => one === two) && pairs.every(([one, two]) => areComplete(one, two));
}
function areComplete(one, two) {
	if (!/^[\p{Lu}\d"“(—–-]/u.test(two)) return false;
	return one === two || /\d/.test(one + two) || /[.)]$|LLC$|Limited$|GmbH$|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(one);
}
function cellOf(cell, words) {
	return {
		words,
		column: cell.column,
		width: cell.colspan,
		indent: cell.indent
	};
}
function linesOfCell(text, cell) {
	const content = text.slice(cell.start, cell.end);
	if (!content.includes("\n")) {
		const words = wordsOf(text, cell.start, cell.end);
		return words.text === "" ? [] : [words];
	}
	return [...content.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => wordsOf(text, cell.start + index, cell.start + index + line.length)).filter((words) => words.text !== "");
}
const WIDE_SOURCE_GAP = /(?:(?:&nbsp;|&#160;|&#xa0;|&emsp;|&ensp;|\u00a0|[\u2000-\u200a])[\s]*){3,}/i;
const LEADER = /^(?:\.{4,}|_{4,}|(?:\. ){3,}\.?|\.{2,}(?: \.+)+)/;
/** A paragraph split where runs of no-break spaces, tabs or leader dots make columns. */
function blockCells({ layout: { plain }, source }, start, end, indent) {
	const words = wordsOf(plain.text, start, end);
	const parts = [];
	let from = 0;
	for (let index = 1; index < words.text.length - 1; index += 1) {
		const character = words.text.charAt(index);
		if (character === " ") {
			const before = plain.sourceEnd(placeAt(words, index - 1) ?? 0);
			const between = source.slice(before, Math.min(plain.sourceOffset(placeAt(words, index + 1) ?? 0), before + 3e3));
			if (between.length > 6 && index > 3 && WIDE_SOURCE_GAP.test(between.replace(/<[^>]{0,1000}>/g, ""))) {
				parts.push(cut(words, from, index));
				from = index;
			}
		} else if (character === "." || character === "_") {
			const leader = LEADER.exec(words.text.slice(index, index + 400));
			if (leader === null) continue;
			parts.push(cut(words, from, index));
			index += leader[0].length - 1;
			from = index + 1;
		}
	}
	parts.push(cut(words, from));
	return parts.filter(({ text }) => text !== "").map((part, index) => ({
		words: part,
		column: index * 10,
		width: 9,
		indent: index === 0 ? indent : 0
	}));
}

// parsers/subsidiaries/find/page-furniture.ts
const PUNCTUATION = /^[\s\p{P}\p{S}]+$/u;
const FURNITURE = [
	PUNCTUATION,
	/^(?:page\s*(?!\s))?[-–—_(]*\s*(?:[A-Z]{1,2}-?)?\d{1,4}(?:-\d{1,3})?(?:\s*[-–—_)]+(?:\s+of\s+\d{1,4})?|\s+of\s+\d{1,4}|\s*)$/i,
	/^page\s+\d+(?:\s+of\s+\d+)?$/i,
	verbose("i")`^(?:ex(?:hibit)?\.?)[\s-]*(?![\s-])(?:no\.?\s*(?!\s))?\(?\s*(?:21|22|8)(?:[.-]\s?\d{1,3})?
    (?:\s?\(?[a-z\d]{1,2}\)?)?\)?\s*(?!\s)(?:[:.–—-]\s*)?(?:\d{1,3})?$`,
	/^(?:of|or|and|the)$/i,
	/^form (?:10-k(?:405|sb)?|20-f)\s?[-–—:,]?\s?exhibit (?:21|8)(?:\.\d)?$/i,
	verbose("i")`^(?:quicklinks.*|table of contents|back to (?:contents|top|toc)|\(?continued\)?|
    \(?cont(?:inued|'d|\.)?(?: (?:on|from) next page)?\)?|next page|index|end of (?:document|exhibit|filing)|unaudited|
    see (?:also )?notes?.{0,60})$`,
	/^(?:ex-?\d+(?:\.\w+)?\s+\d+\s+\S+\.(?:htm|html|txt)\b.*|\S+\.(?:htm|html|txt|pdf))$/i,
	/^[([]see (?:also )?(?:attach|exhibit|schedule|note|page|below|annex|appendix|separate)\w*\b[^()]{0,80}[)\]]$/i,
	verbose("i")`^\(?(?:(?:as )?(?:of|at|on)\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:${MONTH}),?\s+(?:19|20)\d\d\)?[.:]?$`,
	verbose("i")`^\(?(?:(?:dated?:?|(?:as )?(?:of|at|on))\s+)?(?:the\s+)?(?:${MONTH})\.?\s+\d{1,2},?\s+(?:19|20)\d\d\)?[.:]?$`,
	/^(?:fiscal|year|period).{0,20}ended .{4,30}$/i,
	/^\(?(?:dated?:?\s*|effective:?\s*|as of\s*|at\s*)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\)?(?: (?:page )?\d{1,4})?$/i,
	/^(?:foot)?notes?:?$/i,
	/^[^%]{0,100}\bform (?:10-k(?:405|sb)?|20-f)\b[^\p{L}]{0,12}$/iu
];
/** The words that furniture without digits begins with. */
const FIRST_WORDS = wordSet`page form ex exhibit of or and the table back continued cont next index end unaudited see dated date
  effective as at on note notes footnote footnotes january february march april may june july august september october
  november december`;
const FIRST_PARTS = [
	"quicklinks",
	"fiscal",
	"year",
	"period"
];
/** Whether a line may be furniture, by its first word: a cheap test before the patterns. */
function mayBeFurniture(text) {
	const first = leadingWord(text);
	if (first === "" || FIRST_WORDS.has(first) || !text.includes(" ")) return true;
	return /\d/.test(text) || FIRST_PARTS.some((part) => first.startsWith(part));
}
/** Lines of the page, not of the list: exhibit labels, page numbers, links, dates, file names, rulers. */
const isPageFurniture = rememberedTest((text) => {
	if (!mayBeFurniture(text)) return false;
	const line = text.trim();
	if (line.length > 160) return PUNCTUATION.test(line);
	return line === "" || isChartMark(line) || FURNITURE.some((furniture) => furniture.test(line));
});
const CHART_MARK = verbose("iu")`^[[(<](?:[\p{L}' -]{0,40}\s)?(?:chart|graphic|graph|logo|picture|image|diagram)s?
  (?:\s(?:omitted|appears here|here|not included))?[\])>]$`;
/** "[FLOW CHART]", "[ORGANIZATIONAL CHART OMITTED]": the place of a picture. */
function isChartMark(text) {
	return CHART_MARK.test(text.trim());
}
const TITLES$1 = [
	verbose("i")`^(?:(?:the|a|an|consolidated|complete|schedule|list|listing|significant|principal|active|
    certain|direct|indirect|material|parents?|and|&|of|all|our|its|operating|wholly[- ]owned|majority[- ]owned)\s+)*
    (?:subsidiaries\b|parents?\b.*\bsubsidiaries\b)`,
	/^(?:list|schedule|listing|statement|parents?|table)\b.{0,80}\bsubsidiar(?:y|ies)\b/i,
	/^(?:and (?:its )?(?:consolidated )?subsidiaries|(?:the )?subsidiaries(?: of)?|subsidiaries of the (?:registrant|company))[*:.]*$/i,
	/^.{2,80} (?:and|&) (?:(?:its|it['’]s) )?(?:(?:consolidated|group) )?subsidiaries(?: \([^()]{2,40}\))?$/i,
	/^.{2,80}\b(?:Inc\.?|Corp\.?|Corporation|LLC|Ltd\.?|Limited|Company|L\.P\.) subsidiaries$/i,
	/^.{2,80}\s[–—-]\s(?:(?:significant|principal|list of) )?subsidiar(?:ies|y undertakings|y companies)$/i,
	/^(?:[\p{L}.-]{2,20} ){0,2}subsidiaries ?[–—-]{1,2} ?(?:by )?(?:country|state|place|jurisdiction) of (?:incorporation|organization|formation)$/iu,
	/^(?:consolidated )?subsidiary (?:companies|corporations|entities)(?: \((?:continued|cont'd|cont\.)\))?$/i,
	/^subsidiar(?:y|ies) and affiliated? (?:companies|entities|corporations)\W*$/i,
	/^(?:subsidiary|corporate|organi[sz]ation(?:al)?|legal entity) (?:\(?legal entity\)? )?(?:hierarchy|structure|listing|list|tree|chart)(?: of .{2,100})?$/i
];
const TITLE_WORDS = wordSet`exhibit ex item corporate organization organisation organizational organisational legal`;
const MAY_SAY_SUBSIDIARIES = /sub(?:s?id)[ai]{1,3}r/i;
/** "SUBSIDARIES", "SUBIDIARIES", "SUBSIDIAIRIES" */
const MISSPELLED = /\bsub(?!sidiar)s?id[ai]{1,3}r(y|ies)\b/gi;
/** Titles of the exhibit: "LIST OF SUBSIDIARIES", "Subsidiaries of Acme Corp. as of …". */
const isTitle = rememberedTest((text) => {
	const first = leadingWord(text);
	if (first !== "" && !TITLE_WORDS.has(first) && !MAY_SAY_SUBSIDIARIES.test(text)) return false;
	const line = text.trim().replace(MISSPELLED, "subsidiar$1");
	if (line.length > 240) return false;
	if (/^(?:exhibit|ex\.?|item)[\s-]*(?:no\.?\s*)?\(?(?:21|22|8)\b/i.test(line)) return true;
	if (isSentence(line)) return false;
	if (TITLES$1.some((title) => title.test(line))) return true;
	if (!/\bsubsidiar(?:y|ies)\b/i.test(line) || /\(.{0,240}\b(?:delaware|nevada)\b/i.test(line)) return false;
	return /\b(?:registrant|the company|list|as of|at (?:december|june|march|september))\b/i.test(line) && !endsWithForm(line.replace(/\bsubsidiaries\b.*/i, "").trim());
});

// parsers/subsidiaries/find/signature.ts
/** A signature: "By: /s/ Jane Roe", "/s/ Jane Roe". */
const SIGNED = /^(?:by\s?:|\/s\/|by\s\/s\/)/i;
/** What stands over it: "Dated: March 24, 1996", "SIGNATURES", the registrant's name. */
const ABOVE = /^(?:dated?\s?:|date\b|signatures?\W*$)/i;
const MOST_ABOVE = 4;
/** Name and title of who signs; more lines below are part of the document. */
const MOST_BELOW = 10;
/** The lines of a list without the registrant's signature below it, and what belongs to that. */
function withoutSignature(lines) {
	const signed = lines.findIndex((line) => SIGNED.test(lineText(line)));
	if (signed < 0 || lines.length - signed > MOST_BELOW) return lines;
	let start = signed;
	while (start > 0 && signed - start < MOST_ABOVE) {
		const above = lines[start - 1];
		const next = lines[start];
		if (above === void 0 || next === void 0) break;
		const text = lineText(above);
		const signs = start === signed && above.cells.length === 1 && endsWithForm(text) && isSetApart(above, lines[start - 2]);
		if (!ABOVE.test(text) && !signs) break;
		start -= 1;
	}
	return lines.slice(0, start);
}
/** Whether a line stands elsewhere on the page than the line above it. */
function isSetApart(line, above) {
	if (above === void 0 || ABOVE.test(lineText(above)) || line.centered || line.origin !== above.origin) return true;
	return Math.abs((line.cells[0]?.indent ?? 0) - (above.cells[0]?.indent ?? 0)) > 6;
}

// parsers/subsidiaries/assemble/entry-places.ts
const QUALIFIED = verbose("giu")`(?:^|[\s,(])an?\s+(?:(?:inactive|dormant|newly formed|
  wholly[- ]owned|majority[- ]owned|exempted|privately held|private)\s+)*(?<place>\p{Lu}[\p{L}.,'’& ]{1,60}?(?: \([\p{L}. ]{3,30}\))?)[\s-]+
  (?:(?:[a-z][a-z-]*|S|C|B|Limited|Liability|General|Business|Statutory|Private|Public|Exempted|Exempt|Professional|
  Unlimited|National|Joint|Stock|Non-?[Pp]rofit|[Cc]hartered|WFOE)\s+){0,5}${KIND$1}(?![\p{L}])\s*(?:\([\p{L}.]+\)\s*)?`;
/** The words behind a jurisdiction, without punctuation around them. */
function tailOf(words) {
	const { text } = words;
	const from = /^[\s).,;(–—-]+/.exec(text)?.[0].length ?? 0;
	return cut(words, from, text.length - (/(?<![\s).,;])[\s).,;]+(?:and)?$|^and$/.exec(text.slice(from))?.[0].length ?? 0));
}
/** Takes the share that the words behind a jurisdiction state. */
function takeTail(entry, tail) {
	const share = shareIn(tail);
	if (share === null) takePercentOf(entry, tail);
	else takeShare(entry, share);
}
/** "Acme LLC, a Delaware limited liability company (51% owned)", anywhere behind the name. */
function takeQualified(entry) {
	const { text } = entry.name;
	if (!/\ban?\s/i.test(text)) return;
	for (const match of text.matchAll(QUALIFIED)) {
		if (match.index < 2) continue;
		const place = longestPlace(match[0], match.groups?.["place"] ?? "");
		if (place === null) continue;
		const start = match.index + match[0].indexOf(place);
		const end = match.index + match[0].length;
		const tail = tailOf(cut(entry.name, end));
		const trade = tradeIn(entry.name, end - (match[0].endsWith(" ") ? 1 : 0))?.trade ?? null;
		if (isLeftOver(tail) && trade === null && !/\d\s?%/.test(tail.text)) entry.doubts.push(`words left over: ${tail.text.slice(0, 60)}`);
		const lead = STATE_OF.exec(place)?.[0].length ?? 0;
		setPlace(entry, cut(entry.name, start + lead, start + place.length), true);
		if (/chartered$/i.test(place)) entry.doubts.push("a charter in place of a jurisdiction");
		const core = place.slice(lead);
		if (isDemonym(core) && !isPlace(core) || isPartOfCountry(core)) entry.doubts.push(ADJECTIVE);
		takeTail(entry, tail);
		entry.doingBusinessAs ??= trade;
		const also = /,?\salso$/.exec(entry.name.text.slice(0, match.index))?.[0].length ?? 0;
		entry.name = cut(entry.name, 0, match.index - also);
		takeRemark$1(entry);
		return;
	}
	const federal = FEDERAL_CHARTER.exec(text);
	if (federal !== null && endsWithForm(text.slice(0, federal.index))) entry.name = cut(entry.name, 0, federal.index);
}
/** ", a national banking association": what a company is, under federal law, which is no place. */
const FEDERAL_CHARTER = verbose("i")`,\s+an?\s+(?:national|federal(?:ly)?(?:[\s-]chartered)?)\s+(?:[a-z-]{2,12}\s+){0,3}
  (?:bank|association|corporation)\.?$`;
/** "Canadian (Nova Scotia)" */
function isPartOfCountry(text) {
	const [, country = "", part = ""] = /^([^()]{3,40}) \(([^()]{3,30})\)$/.exec(text) ?? [];
	return part !== "" && isPlace(part) && (isDemonym(country) || isPlace(country));
}
/** "Cayman Islands" of "a Cayman Islands exempted company": as many words from the place's start as name one. */
function longestPlace(phrase, from) {
	const words = phrase.slice(phrase.indexOf(from)).split(" ").slice(0, 8);
	for (let count = words.length - 1; count > 0; count -= 1) {
		const place = words.slice(0, count).join(" ").replace(/(?<![,-])[,-]+$/, "").replace(/(?:[ -]state)?-chartered$/i, "");
		const core = place.replace(STATE_OF, "");
		if (isPlace(core) || isDemonym(core) || isPartOfCountry(core)) return place;
	}
	return null;
}
/** "Acme Corp. — Ohio", "Acme Corp.: Ohio", "Acme Corp., Ohio", "Acme Corp. Ohio", "Acme organized in Ohio". */
function takePlace$1(entry) {
	if (takeLaws(entry) || takePlaceAfterSeparator(entry)) return;
	takePlaceAfterForm(entry);
	takePlaceBefore(entry);
}
/** ", a sociedad anonima" before "organized under the laws of …". */
const KIND_BEFORE_LAWS = /(?<![\s,(])[\s,(]+an?\s+[\p{L}. -]{3,60}$/u;
/** "Acme Corp., organized under the laws of the State of Ohio". */
function takeLaws(entry) {
	const { text } = entry.name;
	if (!/\b(?:in|under)\s/.test(text)) return false;
	const laws = UNDER_LAWS.exec(text);
	const place = laws?.groups?.["place"];
	if (laws === null || place === void 0 || laws.index <= 1) return false;
	const end = laws.index + laws[0].length;
	const start = end - place.length;
	const lead = STATE_OF.exec(place)?.[0].length ?? 0;
	setPlace(entry, cut(entry.name, start + lead, end), isPlace(place.replace(/(?<![.;\s])[.;\s]+$/, "")));
	const rest = tailOf(cut(entry.name, end));
	if (!(entry.percent !== null && /^(?:in|of) which\b/i.test(rest.text)) && isLeftOver(rest)) entry.doubts.push(`words left over: ${rest.text.slice(0, 60)}`);
	takeTail(entry, rest);
	const kind = KIND_BEFORE_LAWS.exec(text.slice(0, laws.index));
	entry.name = cut(entry.name, 0, kind === null || kind.index < 2 ? laws.index : kind.index);
	takeRemark$1(entry);
	return true;
}
/** "(insurance products and financial services)", three words and more between a name and its jurisdiction. */
function takeRemark$1(entry) {
	const { text } = entry.name;
	const remark = /\),?$/.test(text) ? /\s\([a-z][a-z-]{1,20}(?:,? [a-z][a-z-]{1,20}){2,9}\),?$/.exec(text) : null;
	if (remark === null || !endsWithForm(text.slice(0, remark.index)) || SAYS_FORMER.test(remark[0])) return;
	entry.name = cut(entry.name, 0, remark.index);
	entry.doubts.push(REMARK);
}
const SAYS_FORMER = /\b(?:formerly|known|named|inactive|dormant|liquidation)\b/;
/** The longest tail behind a separator that is a place: "Acme, Ontario, Canada" gives "Ontario, Canada". */
function takePlaceAfterSeparator(entry) {
	const { text } = entry.name;
	if (!/[–—:,/;|]|\s-/.test(text)) return false;
	for (const separator of text.matchAll(/(?<!\s)\s+[–—-]+\s*|[–—]\s*|(?:(?<!\s)\s+)?:\s+|,\s+|(?:(?<!\s)\s+)?\/\s+|;\s+|(?<!\s)\s+\|\s+/g)) {
		const from = separator.index + separator[0].length;
		const tail = text.slice(from).replace(/(?<![.;])[.;]+$/, "");
		const name = text.slice(0, separator.index);
		if (name.lastIndexOf("(") > name.lastIndexOf(")") && tail.includes(")") || from < 4 || tail.length < 2 || tail.length > 90) continue;
		const isFormed = endsWithForm(name);
		if (separator[0].trimStart().startsWith(",") && (!isFormed && !isPlace(tail) || isAmbiguousForm(tail))) continue;
		if (!canBeName(name)) continue;
		if (!isPlace(tail) && separator[0].startsWith(",") && endsWithLegalForm(name) && isInPlace(tail)) {
			setPlace(entry, cut(entry.name, from), true);
			entry.name = cut(entry.name, 0, separator.index);
			entry.doubts.push(TOWN);
			return true;
		}
		const article = isFormed ? /^an?\s(?=\p{Lu})/u.exec(tail)?.[0].length : void 0;
		if (article !== void 0 && isPlace(tail.slice(article))) {
			setPlace(entry, cut(entry.name, from + article), true);
			entry.name = cut(entry.name, 0, separator.index);
			entry.doubts.push(ADJECTIVE);
			return true;
		}
		const phrase = !isPlace(tail) && isFormed ? placeInPhrase(cut(entry.name, from, from + tail.length)) : null;
		const place = isPlace(tail) ? cut(entry.name, from) : phrase;
		if (place === null) continue;
		setPlace(entry, place, true);
		entry.name = cut(entry.name, 0, separator.index);
		return true;
	}
	return false;
}
/** "Delaware - Acme, Inc.": nearly always a place, but a company may be named so. */
function takePlaceBefore(entry) {
	const { text } = entry.name;
	if (!/[–—:-]\s/.test(text)) return;
	const match = /^(\p{Lu}[^–—:-]{1,40}?)(?:\s[–—-]\s|:\s)(?=[\p{Lu}\d])/u.exec(text);
	const place = match?.[1] ?? "";
	if (entry.jurisdiction !== null || match === null || !isPlace(place) || !endsWithLegalForm(text)) return;
	setPlace(entry, cut(entry.name, 0, place.length), true);
	entry.name = cut(entry.name, match[0].length);
	entry.doubts.push("a place before the name");
}
/** "Acme, Inc. Delaware": a legal form, a space and a place. */
function takePlaceAfterForm(entry) {
	const { text } = entry.name;
	for (let gap = text.indexOf(" ", 1); gap > 0; gap = text.indexOf(" ", gap + 1)) {
		const tail = text.slice(gap + 1);
		if (tail.length > 60 || !mayBePlace(tail)) continue;
		const name = text.slice(0, gap);
		if (!/[.)\p{L}]$/u.test(name) || !/^\p{Lu}/u.test(tail) || !isPlace(tail)) continue;
		const isLegal = endsWithLegalForm(name);
		if (!isLegal && !/\sCompany$/i.test(name)) continue;
		if (!isLegal) entry.doubts.push(NO_LEGAL_FORM);
		setPlace(entry, cut(entry.name, gap + 1), true);
		entry.name = cut(entry.name, 0, gap);
		return;
	}
}
const AMBIGUOUS_FORM = verbose("i")`^(?:S\.?A\.?|N\.?A\.?|P\.?A\.?|P\.?C\.?|Co\.?|A\.?S\.?|S\.?C\.?|AB|Inc\.?|
  LLC|L\.?P\.?|N\.?V\.?|C\.?V\.?|Ltd\.?|S\.?E\.?|A\.?G\.?|A\.?R\.?|L\.?L\.?C\.?|M\.?D\.?|D\.?C\.?|D\.?E\.?|I\.?N\.?)$`;
/** "Co.", "S.A.", "PA", "N.A.": after a comma they end a name. */
function isAmbiguousForm(tail) {
	return tail.length <= 5 && AMBIGUOUS_FORM.test(tail) && !/^(?:DE|MD|NY|TX|FL|CA)$/.test(tail);
}

// parsers/subsidiaries/assemble/entry.ts
/** Longer texts are no entries, and would take long to search. */
const LONGEST_ENTRY = 1200;
const DEFAULTS = {
	findJurisdiction: true,
	parenthesesArePlaces: false,
	isRaised: NEVER_RAISED
};
/**
* Reads an entry such as "Acme (UK) Ltd. (England, 51% owned) (1)", "Acme LLC, a Delaware limited liability company",
* "Acme Corp. — Ohio" or "Acme, Inc. d/b/a Acme Tools". What it cannot explain stays in the name.
*/
function readEntry(words, given = {}) {
	const options = {
		...DEFAULTS,
		...given
	};
	const entry = {
		name: words,
		jurisdiction: null,
		knownPlace: false,
		percent: null,
		doingBusinessAs: null,
		percentDoubt: null,
		noteMarks: [],
		doubts: []
	};
	if (words.text.length > LONGEST_ENTRY) {
		entry.doubts.push("too long for an entry");
		return entry;
	}
	const lead = /^[*†‡]/.test(words.text) && /^[*†‡]{1,3}(?=[\p{Lu}“"])/u.exec(words.text)?.[0] || "";
	const inner = withoutInnerNote(withoutBullet(cut(words, lead.length)));
	const trimmed = withoutMarks(inner.words, options.isRaised);
	entry.noteMarks = [
		...lead === "" ? [] : [lead],
		...inner.marks,
		...trimmed.marks
	];
	entry.name = trimmed.words;
	for (let turn = 0; turn < 6; turn += 1) {
		const before = entry.name.text;
		if (/\)|%|owned/i.test(entry.name.text)) entry.name = cut(entry.name, 0, STATUS_AT_END.exec(entry.name.text)?.index);
		entry.name = cut(entry.name, 0, connectorOf(entry.name.text));
		takeParent(entry);
		takeAddress(entry);
		if (options.findJurisdiction && entry.jurisdiction === null) takeQualified(entry);
		takeParenthesis(entry, options);
		if (!takeShareAtEnd(entry) && options.findJurisdiction && entry.jurisdiction === null) takePlace$1(entry);
		takeTrade(entry);
		const marked = withoutMarks(entry.name, options.isRaised);
		entry.name = marked.words;
		entry.noteMarks.unshift(...marked.marks);
		if (entry.name.text === before) break;
	}
	entry.name = tidied(entry.name);
	return entry;
}
/** Without separators that a cut left at the end, and a parenthesis that lost its partner. */
function tidied(words) {
	const end = isLetter(words.text.charCodeAt(words.text.length - 1)) || !/[\s,;:–—-]$|\s\.$/.test(words.text.slice(-2)) ? -1 : words.text.search(/(?<![\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)(?:[\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)+$/);
	const rest = end > 0 ? cut(words, 0, end) : words;
	const open = rest.text.lastIndexOf("(");
	return open > 0 && open >= rest.text.length - 1 ? cut(rest, 0, open) : rest;
}
/** "(inactive)" behind a place or a share; right behind the name it is printed as part of it. */
const STATUS_AT_END = verbose("i")`(?<=\)|%|owned)\s*[,(–—-]\s*(?:inactive|dormant|active|joint venture|
  (?:acquired|formed|dissolved|sold|merged)(?: (?:in|on|effective))? [^(),]{3,30}(?:, (?:19|20)\d\d)?|
  (?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution)(?: (?:in|on|effective) [^()]{4,30})?)\)?\.?$`;
function connectorOf(name) {
	const at = connectorIn(name);
	return at > 1 ? at : void 0;
}
/** "Acme Inc, a subsidiary of Acme Holdings LLC": the parent is not part of the name. */
function takeParent(entry) {
	const { text } = entry.name;
	const parent = text.includes("ubsidiary of ") ? /(?:,|(?<!\s))\s+(?:an?\s+)?subsidiary of\s(?=\p{Lu})/iu.exec(text) : null;
	const before = text.slice(0, parent?.index ?? 0);
	if (parent !== null && parent.index > 1 && (before.endsWith(")") || endsWithLegalForm(before))) entry.name = cut(entry.name, 0, parent.index);
}
/** "Acme, Inc. 100 Pier Road Portland, Maine 04101": an address is not part of the name. */
function takeAddress(entry) {
	const { text } = entry.name;
	if (!endsInDigit(text) || !/\D\d{5}(?:-\d{4})?$/.test(text)) return;
	const gap = [...text.matchAll(/,?\s(?=\d{1,6}\s\p{Lu})/gu)].find(({ index }) => endsWithLegalForm(text.slice(0, index)));
	if (gap === void 0) return;
	entry.name = cut(entry.name, 0, gap.index);
	entry.doubts.push("an address behind the name");
}
/** Where words about ownership may begin behind a name. */
const BEFORE_SHARE = /(?<!\s)\s+[–—-]+\s+|[–—]\s*|[,;:]\s+|(?<!\s)\s+(?=[\d.][\d.,]{0,9}\s?%)/g;
/** "Acme LLC 51% owned", "Acme LLC, a wholly-owned subsidiary", "Acme LLC – 99% owned; the rest is held by Acme Corp.". */
function takeShareAtEnd(entry) {
	const { text } = entry.name;
	if (!MAY_HOLD_SHARE.test(text)) return false;
	for (const { 0: separator, index } of text.matchAll(BEFORE_SHARE)) {
		if (index < 2 || isInParenthesis(text, index)) continue;
		const tail = cut(entry.name, index + separator.length);
		const share = shareIn(tail);
		if (share === null) continue;
		if (!(share.percent !== null || share.isOpen || /owned|held/i.test(tail.text))) continue;
		takeShare(entry, share);
		entry.name = cut(entry.name, 0, index);
		return true;
	}
	return false;
}
/** Whether a parenthesis opens before an index and closes behind it. */
function isInParenthesis(text, index) {
	const open = text.lastIndexOf("(", index);
	return open >= 0 && text.lastIndexOf(")", index) < open && text.indexOf(")", index) > 0;
}
const MAY_HOLD_SHARE = /%|percent|per cent|owned|held/i;
/** "Acme Tools d/b/a Acme Saws": two trade names. */
function eachTrade(trade) {
	const next = tradeIn(trade);
	if (next === null || next.at < 2 || next.rest.text !== "") return trade;
	return listed(cut(trade, 0, next.at), eachTrade(next.trade));
}
/** "Acme, Inc. (d/b/a Acme Tools)" */
function takeTrade(entry) {
	const found = tradeIn(entry.name);
	if (found === null || found.at < 2) return;
	entry.doingBusinessAs = eachTrade(found.trade);
	const { rest } = found;
	if (entry.jurisdiction === null && isPlace(rest.text)) setPlace(entry, rest, true);
	else if (/[\p{L}\d]{2}/u.test(rest.text)) entry.doubts.push(`words behind the trade name: ${rest.text.slice(0, 60)}`);
	entry.name = cut(entry.name, 0, found.at);
}

// parsers/subsidiaries/find/column-roles.ts
/** A footnote mark, bullet or list number in a cell of its own. */
const MARK$1 = verbose("i")`^(?:\[\d{1,2}\]|\(?(?:\d{1,3}(?:[.-]\d{1,3}){0,4}|[a-z]|[ivx]{1,4})(?:\.\)|[).])?|[*†‡•·o▪–—-]+|
  %?\s*\((?:\d{1,2}|[a-z])\)(?:\s*\((?:\d{1,2}|[a-z])\))*|%)$`;
const NOTHING$1 = /^(?:[-–—]+|n\/?a|none|nil|not applicable)$/i;
/** Shares of a column's filled cells that are places, percents and so on; the number of hundreds; the share of no words. */
function contentsOf(cluster) {
	const texts = cluster.cells.map(({ cell }) => cell.words);
	const printed = texts.filter(({ text }) => !NOTHING$1.test(text));
	const whole = printed.filter(({ text }) => !isPart(text));
	const filled = whole.length > 0 ? whole : printed;
	const total = Math.max(1, filled.length);
	const areCodes = filled.length > 1 && filled.every(({ text }) => isPlaceCode(text));
	const counts = {
		places: 0,
		percents: 0,
		signs: 0,
		marks: 0,
		digits: 0,
		forms: 0,
		trades: 0,
		decimals: 0
	};
	let hundreds = 0;
	for (const words of filled) {
		const { text } = words;
		if (areCodes || isPlaceCell(words)) counts.places += 1;
		if (percentOf(words, true) !== null && !isNameWithShare(text)) counts.percents += 1;
		if (endsWithForm(text.includes("(") ? text.replace(/(?<!\s)\s*\([^()]*\)?$/, "") : text)) counts.forms += 1;
		if (MARK$1.test(text)) counts.marks += 1;
		if (TRADE.test(text)) counts.trades += 1;
		if (text.includes("%")) counts.signs += 1;
		if (!/\d/.test(text)) continue;
		counts.digits += 1;
		if (/^\d{1,3}\.\d{2}$/.test(text)) counts.decimals += 1;
		if (/^100(?:\.0+)?$/.test(text)) hundreds += 1;
	}
	for (const part of COUNTED) counts[part] /= total;
	return {
		...counts,
		hundreds,
		nothing: 1 - printed.length / Math.max(1, texts.length)
	};
}
const COUNTED = [
	"places",
	"percents",
	"signs",
	"marks",
	"digits",
	"forms",
	"trades",
	"decimals"
];
const TRADE = /^(?:d\s?[./]\s?b\s?[./]\s?a\b|dba\b|doing business as)/i;
/** "(Netherlands)", "Kingdom)" below a name are its rest; where all cells are so, they are the column's own. */
function isPart(text) {
	return (text.startsWith("(") || text.endsWith(")")) && /^\(\p{L}{3}|^\p{L}[^()]{0,40}\)$/u.test(text);
}
/** "SG", "DE": a code of a country or a state. */
function isPlaceCode(text) {
	return text.length === 2 && (isCountryCode(text) || /^[A-Z]{2}$/.test(text) && isPlace(text));
}
function isPlaceCell(words) {
	return isPlace(withoutEndMarks(withoutDate(words).text)) || placeInPhrase(words) !== null;
}
/** Takes marks such as "(1)" and "*" off the end, in time linear in the text. */
function withoutEndMarks(text) {
	if (!/[*†‡)]$/.test(text)) return text;
	let end = text.length;
	for (;;) {
		const mark = /[*†‡]$|\(\w{1,2}\)$/.exec(text.slice(Math.max(0, end - 4), end));
		if (mark === null) break;
		end -= mark[0].length;
	}
	return end === text.length ? text : text.slice(0, end).trimEnd();
}
/** "Acme Ltd. (51%)" is a name. */
function isNameWithShare(text) {
	return [text.indexOf("("), text.search(/(?<![\s,(–—-])[\s,(–—-]+(?:(?:approximately|about|approx\.) )?[\d.]+\s?%/)].some((end) => end > 0 && endsWithForm(text.slice(0, end).trim()));
}
/** What most of a column's cells are. */
function kindOf(cluster) {
	const { places, percents, marks } = contentsOf(cluster);
	return places >= .5 ? "place" : percents >= .6 ? "percent" : marks >= .8 ? "mark" : "words";
}
/** The role of each column by its cells and its heading. Doubts are appended. */
function assignRoles(clusters, headings, doubts) {
	const arePercents = headings.some((heading) => roleOfHeading(heading) === "percent");
	const drafts = clusters.map((cluster, index) => {
		const heading = headings[index] ?? "";
		const headed = arePercents && /^(?:in)?direct(?:ly)?$/i.test(heading) ? "percent" : heading === "" ? null : roleOfHeading(heading);
		return {
			cluster,
			contents: contentsOf(cluster),
			heading,
			headed,
			role: null
		};
	});
	for (const draft of drafts) draft.role = ownRole(draft, drafts, doubts);
	assignLocations(drafts, doubts);
	assignNames(drafts);
	assignRest(drafts, doubts);
	doubtSecondNames(drafts, doubts);
	return drafts;
}
/** The role of a column by itself; null where it is open. */
function ownRole(draft, drafts, doubts) {
	const { contents, headed } = draft;
	const { places, percents, marks, hundreds } = contents;
	if (contents.nothing === 1) return headed === "percent" ? headed : "other";
	if (marks >= .8 && headed !== "percent") return hundreds >= 2 || hundreds > 0 && contents.decimals >= .9 ? "percent" : "mark";
	if (contents.trades >= .6) return "trade";
	if (headed === "percent") {
		if (percents >= .3 || contents.nothing > .5 || percents > 0 && percents + marks >= .8) return "percent";
		if (places >= .5) return "jurisdiction";
		if (percents > 0 || contents.digits > .5) doubts.push(`a column of percents was not understood: ${draft.heading}`);
		return "other";
	}
	if (percents >= .6 && contents.signs >= .4) return "percent";
	if (headed === "other") return "other";
	const isPlaced = places >= .9 && /\b(?:state|jurisdiction|country|incorporat|organi[sz])/i.test(draft.heading);
	if (places >= .5 && (headed !== "trade" || isPlaced)) return contents.forms > .6 && headed === "name" ? "name" : "jurisdiction";
	if (headed === "jurisdiction") {
		if (contents.forms >= .7 && places < .2) return null;
		if (places < .1 && drafts.some((other) => other !== draft && other.contents.places >= .8)) return "other";
	}
	return headed;
}
/** "Location" is where a company is; where nothing else says a place, and all are states or countries, it is theirs. */
function assignLocations(drafts, doubts) {
	if (drafts.some(({ role }) => role === "jurisdiction")) return;
	const areTowns = ({ cluster: { cells } }) => cells.every(({ cell }) => isInPlace(cell.words.text));
	const located = drafts.filter((draft) => draft.role === "other" && (draft.contents.places >= .9 || areTowns(draft))).find(({ heading }) => /^\W*(?:location|residence|country)\b/i.test(heading));
	if (located === void 0) return;
	located.role = "jurisdiction";
	if (areTowns(located)) doubts.push("towns may be where companies are, not where they were formed");
}
const NAME_AND_PLACE = /^(?:names?|entity|compan(?:y|ies)|subsidiar(?:y|ies))\b.*\b(?:jurisdiction|state|place|country)\b/i;
/** Where no column is headed as the names: the likeliest one. */
function assignNames(drafts) {
	if (drafts.some(({ role }) => role === "name")) return;
	const both = drafts.find(({ role, heading, contents }) => role === "jurisdiction" && contents.places < .5 && NAME_AND_PLACE.test(heading));
	const formed = drafts.some(({ role }) => role === null) ? void 0 : drafts.find(({ role, contents }) => (role === "other" || role === "trade") && contents.forms >= .4);
	const score = (draft) => draft.contents.forms + .01 * (drafts.length - drafts.indexOf(draft));
	const [free] = drafts.filter(({ role }) => role === null).toSorted((a, b) => score(b) - score(a));
	const names = both ?? formed ?? free;
	if (names !== void 0) names.role = "name";
}
function assignRest(drafts, doubts) {
	const hasPlaces = drafts.some(({ role }) => role === "jurisdiction");
	const hasOneName = drafts.filter(({ role }) => role === "name").length === 1;
	const isHeaded = (wanted) => drafts.some(({ headed }) => headed === wanted);
	for (const draft of drafts) {
		if (draft.role !== null) continue;
		const { heading, contents } = draft;
		const { forms, percents } = contents;
		draft.role = "other";
		if (heading === "" && forms >= .5) draft.role = "name";
		else if (!hasPlaces && contents.places >= .25) {
			doubts.push("a column was taken for jurisdictions though most of its words are no known places");
			draft.role = "jurisdiction";
		} else if (hasOneName && heading === "" && percents < .5 && forms >= .3) draft.role = "name";
		else if (heading === "" || percents >= .3 || !isHeaded("name") || !isHeaded("jurisdiction")) doubts.push(`a column was not understood${heading === "" ? "" : `: ${heading}`}`);
	}
}
/** Names beside names are another list only where both lists have places or neither has, and few names repeat: else they are owners. */
function doubtSecondNames(drafts, doubts) {
	const [first, ...others] = drafts.filter(({ role }) => role === "name");
	if (first === void 0) return;
	const places = drafts.filter(({ role }) => role === "jurisdiction").length;
	const textsOf = ({ cluster }) => cluster.cells.map(({ cell }) => cell.words.text);
	const firstNames = new Set(textsOf(first));
	for (const draft of others) {
		const texts = textsOf(draft);
		const repeated = texts.length - new Set(texts).size + texts.filter((text) => firstNames.has(text)).length;
		if ((places === 0 || places > others.length) && repeated <= texts.length * .2) continue;
		draft.role = "other";
		doubts.push("a second column of names was taken for owners");
	}
}

// parsers/subsidiaries/find/columns.ts
/** The first column of a role. */
function columnWith(columns, role) {
	return columns.find((column) => column.role === role);
}
/** The width of four lists side by side. */
const MOST_COLUMNS = 24;
/**
* Finds the columns of a stretch of lines by the positions of their cells, and the role of each by its heading and its
* cells (places, percents, companies), which outweigh a heading that they contradict. Null where the lines are no table.
*/
function columnsOf(lines, inherited) {
	const firstData = lines.findIndex(isDataLine);
	if (firstData < 0) return null;
	const data = lines.slice(firstData).filter(isDataLine);
	if (data.some((line) => line.cells.length > 96)) return null;
	const clusters = mergeExclusive(clustersOf(data), data.length);
	if (clusters.length < 2 || clusters.length > MOST_COLUMNS) return null;
	const headingLines = withoutTitles(lines.slice(0, firstData).filter(isHeadingLine));
	const headings = headingLines.length === 0 && inherited?.all.length === clusters.length ? inherited.all.map(({ heading }) => heading) : clusters.map((cluster) => headingOf(cluster, clusters, headingLines));
	const doubts = [];
	const all = latestPercents(assignRoles(clusters, headings, doubts).map(({ cluster: { from, to }, role, heading }) => ({
		from,
		to,
		role: role ?? "other",
		heading
	})));
	return {
		all,
		groups: groupsOf(all, doubts),
		doubts
	};
}
/** Column headings without the title of the exhibit above them: a lone line in the same words, with a blank line below. */
function withoutTitles(lines) {
	const last = lines.findLastIndex((line, index) => line.cells.length === 1 && isTitle(lineText(line)) && lines[index + 1]?.isApart === true);
	const rest = lines.slice(last + 1);
	return rest.some(({ cells }) => cells.length >= 2) ? rest : lines;
}
/** Of percents at several year ends, each in its column, the latest are the list's. */
function latestPercents(columns) {
	const percents = columns.filter(({ role }) => role === "percent");
	const years = percents.map(({ heading }) => Number(/(?:19|20)\d\d(?!.*(?:19|20)\d\d)/.exec(heading)?.[0] ?? 0));
	if (percents.length < 2 || years.includes(0) || new Set(years).size < years.length) return columns;
	return withOne(columns, "percent", percents[years.indexOf(Math.max(...years))]);
}
/** Leaves a role to one column. */
function withOne(columns, role, chosen) {
	return columns.map((column) => column.role === role && column !== chosen ? {
		...column,
		role: "other"
	} : column);
}
/** The first words of short footnotes. */
const NOTE_START$1 = /^(?:(?:incorporated|organized|formed|registered) (?:in|under)|outstanding|owned by|held by|subsidiary of)\s/i;
/** A line of several cells that is neither heading nor footnote. */
function isDataLine(line) {
	const { cells } = line;
	const [first, second] = cells;
	if (first === void 0 || second === void 0 || isHeadingLine(line)) return false;
	if (cells.length === 2 && MARK$1.test(first.words.text) && isNote(second.words.text)) return false;
	return !isPageFurniture(lineText(line)) && !cells.every(({ words }) => MARK$1.test(words.text));
}
/** Words behind a mark that explain it. */
function isNote(text) {
	return isSentence(text) || NOTE_START$1.test(text) || text.length > 90 || /\p{Ll}{4}\.$/u.test(text);
}
function clustersOf(data) {
	const cells = data.flatMap((line, index) => line.cells.filter((cell) => !isSentence(cell.words.text)).map((cell) => ({
		cell,
		line: index
	})));
	cells.sort((a, b) => a.cell.column - b.cell.column || a.line - b.line);
	const byOverlap = [];
	for (const item of cells) {
		const { column, width } = item.cell;
		const last = byOverlap.at(-1);
		if (last !== void 0 && column < last.to) {
			last.cells.push(item);
			last.to = Math.max(last.to, column + width);
		} else byOverlap.push({
			from: column,
			to: column + width,
			cells: [item]
		});
	}
	return byOverlap.some(({ cells: own }) => new Set(own.map(({ line }) => line)).size < own.length) ? clustersByStart(cells, data.length) : byOverlap;
}
/** Where cells run into the next column on other lines, columns begin where most cells do. */
function clustersByStart(cells, lineCount) {
	const byStart = Map.groupBy(cells, ({ cell }) => cell.column);
	const starts = [...byStart].filter(([, own]) => own.length >= Math.max(2, lineCount * .15));
	const edges = [];
	for (const [start, own] of starts.toSorted(([a], [b]) => a - b)) {
		const last = edges.at(-1);
		const linesOfLast = new Set(byStart.get(last ?? -1)?.map(({ line }) => line));
		const shareLine = own.some(({ line }) => linesOfLast.has(line));
		if (last === void 0 || shareLine || start - last > 6) edges.push(start);
	}
	const clusters = edges.map((from, index) => ({
		from,
		to: edges[index + 1] ?? Number.MAX_SAFE_INTEGER,
		cells: []
	}));
	const [first] = clusters;
	if (first === void 0) return [];
	for (const item of cells) {
		const distance = (cluster) => Math.abs(cluster.from - item.cell.column);
		clusters.reduce((best, cluster) => distance(cluster) < distance(best) ? cluster : best, first).cells.push(item);
	}
	return clusters.filter((cluster) => cluster.cells.length > 0);
}
/** Neighbors that no line fills both of, with the same kind of words, are one column with indents. */
function mergeExclusive(clusters, lineCount) {
	const merged = [];
	for (const cluster of clusters) {
		const last = merged.at(-1);
		const lines = new Set(last?.cells.map(({ line }) => line));
		const isExclusive = lineCount > 1 && !cluster.cells.some(({ line }) => lines.has(line));
		if (last !== void 0 && isExclusive && kindOf(last) === kindOf(cluster)) {
			last.cells.push(...cluster.cells);
			last.to = Math.max(last.to, cluster.to);
		} else merged.push({
			...cluster,
			cells: [...cluster.cells]
		});
	}
	return merged;
}
/** The heading cells that overlap a column, or that no column is nearer to. */
function headingOf(cluster, clusters, lines) {
	const middleOf = (from, to) => (from + Math.min(to, from + 400)) / 2;
	const nearestTo = ({ column, width }) => {
		const end = column + width;
		const overlap = (other) => Math.min(end, other.to) - Math.max(column, other.from);
		const distance = (other) => Math.abs(middleOf(other.from, other.to) - middleOf(column, end));
		return clusters.reduce((a, b) => {
			const [one, two] = [overlap(a), overlap(b)];
			return (one > 0 || two > 0 ? two > one : distance(b) < distance(a)) ? b : a;
		});
	};
	return lines.flatMap((line) => line.cells.filter((cell) => nearestTo(cell) === cluster)).map((cell) => cell.words.text).join(" ");
}
/** A repeated role begins the next group. */
function groupsOf(columns, doubts) {
	if (columns.filter(({ role }) => role === "name").length <= 1) return [oneJurisdiction(columns, doubts)];
	const groups = [[]];
	for (const column of columns) {
		const { role } = column;
		if ((role === "name" || role === "jurisdiction") && groups.at(-1)?.some((other) => other.role === role)) groups.push([]);
		groups.at(-1)?.push(column);
	}
	return groups.filter((group) => columnWith(group, "name")).map((group) => oneJurisdiction(group, doubts));
}
/** Of several columns with places, the one headed as the place of incorporation, else the first. */
function oneJurisdiction(columns, doubts) {
	const places = columns.filter(({ role }) => role === "jurisdiction");
	const headed = places.filter(({ heading }) => /incorporat|organi[sz]|jurisdiction|formation|formed/i.test(heading));
	if (places.length > 1 && headed.length !== 1) doubts.push("several columns hold places of incorporation");
	return withOne(columns, "jurisdiction", headed[0] ?? places[0]);
}
/** The column that a cell begins in or overlaps most, else the nearest. */
function columnOf({ column: start, width }, columns) {
	const scoreOf = ({ from, to }) => {
		const overlap = Math.min(start + width, to) - Math.max(start, from);
		return (start >= from && start < to ? 1e3 : 0) + overlap;
	};
	let best;
	let most = Number.NEGATIVE_INFINITY;
	for (const column of columns) {
		const score = scoreOf(column);
		if (score > most) [best, most] = [column, score];
	}
	return best;
}

// parsers/subsidiaries/find/outline-letters.ts
/** "A. Acme LLC", "AA. Apex LLC" */
const LIST_LETTER = /^(?:([A-Z])|([A-Z])\2)\.\s+(?=[\p{Lu}\d])/u;
const A = 65;
/** Where "A." is 0, "Z." 25 and "AA." 26; null for a text without such a letter. */
function positionOf(text) {
	if (text.charAt(1) !== "." && text.charAt(2) !== ".") return null;
	const match = LIST_LETTER.exec(text);
	if (match === null || labelOf(text) !== null) return null;
	const [, single, double = ""] = match;
	return single === void 0 ? double.charCodeAt(0) - A + 26 : single.charCodeAt(0) - A;
}
/** Whether the letters before names are list numbers, in order from A, which may begin again: others are initials. */
function hasListLetters(texts) {
	const letters = texts.flatMap((text) => positionOf(text) ?? []);
	const isNext = (letter, index) => letter === 0 || letter === (letters[index - 1] ?? NaN) + 1;
	return letters.length >= 2 && letters.every(isNext) && letters.includes(1);
}
/** The length of the list letter that a text begins with, without the space behind it. */
function listLetterLength(text) {
	return LIST_LETTER.exec(text)?.[0].trimEnd().length ?? 0;
}

// parsers/subsidiaries/find/page-heads.ts
/** Lines without the registrant's name that each page repeats over the title of the list. */
function withoutPageHeads(lines) {
	const seen = /* @__PURE__ */ new Set();
	return lines.filter((line, index) => {
		const next = lines[index + 1];
		if (next === void 0 || isTitle(lineText(line)) || !isTitle(lineText(next))) return true;
		const pair = `${lineText(line)}\n${lineText(next)}`;
		if (seen.has(pair)) return false;
		seen.add(pair);
		return true;
	});
}

// parsers/subsidiaries/find/segments.ts
/** Divides the lines into tables and lists. */
function segmentsOf(lines) {
	const segments = [];
	let inherited = null;
	for (let from = 0; from < lines.length;) {
		let to = segmentEnd(lines, from);
		if (isHead(lines.slice(from, to)) && to < lines.length) to = segmentEnd(lines, to);
		const part = firstPage(lines.slice(from, to));
		const segment = segmentOf(part, inherited);
		segments.push(segment);
		inherited = segment.columns ?? inherited;
		from += part.length;
	}
	return segments;
}
function segmentEnd(lines, from) {
	let to = from + 1;
	while (to < lines.length && lines[to]?.segment === lines[from]?.segment) to += 1;
	return to;
}
function isHead(lines) {
	const head = lines.filter((line) => !isPageFurniture(lineText(line)));
	return head.length <= 4 && head.every(isHeadingLine) && head.some((line) => line.cells.length >= 2);
}
/** The lines up to the next page of fixed-width text: column headings repeated in other places. */
function firstPage(lines) {
	let head = null;
	let hasData = false;
	for (const [index, line] of lines.entries()) {
		if (line.origin === "row") return lines;
		if (!(line.cells.length >= 2 && isHeadingLine(line))) hasData ||= head !== null && line.cells.length >= 2;
		else if (head === null || !hasData) head = line;
		else if (isShifted(line, head)) {
			const start = lines.slice(0, index).findLastIndex((above) => !isHeadingLine(above)) + 1;
			return lines.slice(0, Math.max(1, start));
		}
	}
	return lines;
}
function isShifted({ cells }, { cells: above }) {
	const isMoved = ({ column }, index) => Math.abs(column - (above[index]?.column ?? column)) > 4;
	return cells.length === above.length && cells.some(isMoved);
}
function segmentOf(lines, inherited) {
	const content = lines.filter((line) => {
		const text = lineText(line);
		return !isPageFurniture(text) && !isTitle(text) && !isSentence(text);
	});
	if (content.every(isNumbered) && content.some((line) => line.cells.length === 2)) return {
		lines: lines.map(withoutNumber),
		columns: null
	};
	const several = content.filter((line) => line.cells.length >= 2 && !isField(line)).length;
	const columns = several > 0 && several >= content.length * .25 ? columnsOf(lines, inherited) : null;
	if (columns !== null && isNewspaper(lines, columns)) return {
		lines: columnsInTurn(lines, columns),
		columns: null
	};
	return columns && columnWith(columns.all, "name") ? {
		lines,
		columns
	} : {
		lines: lines.map(flattened),
		columns: null
	};
}
/** Columns of whole entries beside each other, in fixed-width text: the lines of one column go on below, not beside. */
function isNewspaper(lines, { all }) {
	if (all.length < 2) return false;
	if (lines.some((line) => line.origin !== "text" || line.cells.length >= 2 && isHeadingLine(line))) return false;
	const cells = lines.flatMap((line) => line.cells.length >= 2 ? line.cells : []);
	const byColumn = Map.groupBy(cells, (cell) => columnOf(cell, all));
	const isOpen = (column) => {
		if (column.role === "name") return true;
		const own = lines.flatMap((line) => line.cells.filter((cell) => columnOf(cell, all) === column));
		return column.heading === "" && (column.role === "other" || hasKinds(own));
	};
	if (!all.every(isOpen)) return false;
	return all.every((column) => {
		const texts = (byColumn.get(column) ?? []).map(({ words }) => words.text.replace(/(?<!\s)\s*\([^()]*\)?$/, ""));
		return texts.filter(endsWithForm).length >= Math.max(1, texts.length * .3);
	});
}
/** Companies and what they are by turns: "ACME CABLE INC." over "A Delaware corporation". */
function hasKinds(cells) {
	const kinds = cells.filter(({ words }) => /^an?\s/i.test(words.text) && placeInPhrase(words) !== null).length;
	const names = cells.filter(({ words }) => endsWithForm(words.text)).length - kinds;
	return kinds >= cells.length * .3 && names >= cells.length * .3;
}
/** The lines of each column from top to bottom, one column after the other; lines across the page stay on top. */
function columnsInTurn(lines, { all }) {
	const across = [];
	const byColumn = new Map(all.map((column) => [column, []]));
	for (const line of lines) {
		const isAcross = line.cells.length === 1 && (isPageFurniture(lineText(line)) || isTitle(lineText(line)) || line.isWhole);
		if (isAcross) across.push(line);
		for (const cell of isAcross ? [] : line.cells) {
			const column = columnOf(cell, all);
			const own = column && byColumn.get(column);
			if (column === void 0 || own === void 0) continue;
			const indent = Math.max(0, cell.column - column.from);
			own.push({
				...withCells(line, [{
					...cell,
					indent
				}]),
				isApart: line.isApart || own.length === 0
			});
		}
	}
	return [...across, ...[...byColumn.values()].flat()];
}
/** One cell per line: what looked like columns in a few lines is wide spacing. */
function flattened(line) {
	const [first, second] = line.cells;
	if (first === void 0 || second === void 0) return line;
	return withCells(line, [{
		...first,
		words: allWords(line),
		width: 80
	}]);
}
const NUMBER = /^(?:\[\s?\d{1,2}\s?\]|\(\s?(?:\d{1,2}|[a-z]|[ivx]{1,4})\s?\)|(?:\d{1,3}|[a-z]|[ivx]{1,4})(?:\.\)|[.)])|[*†‡]+)$/i;
/** A row of a number or mark and words, or of words alone. */
function isNumbered(line) {
	const [first, second] = line.cells;
	if (line.origin !== "row" || first === void 0 || line.cells.length > 2) return false;
	return second === void 0 || NUMBER.test(first.words.text) && !NUMBER.test(second.words.text);
}
/** The words of a numbered row, indented like its number; a note's mark stays. */
function withoutNumber(line) {
	const [first, second] = line.cells;
	if (first === void 0) return line;
	const indent = first.indent + first.column * 12;
	if (second === void 0) return withCells(line, [{
		...first,
		indent
	}]);
	const words = first.words.text.endsWith(".") ? second.words : allWords(line);
	return withCells(line, [{
		...first,
		words,
		width: 80,
		indent
	}]);
}
/** "Incorporated State:   Ohio" under a name: a field of its company, not two columns. */
function isField(line) {
	const label = line.cells[0]?.words.text ?? "";
	return line.cells.length === 2 && label.endsWith(":") && isHeadingCell(label.slice(0, -1));
}

// parsers/subsidiaries/rows/list-row.ts
/** Sets the jurisdiction; a place that heads a group or fills a column of places counts as known. */
function locate(row, place, isKnown = true) {
	row.jurisdiction = place;
	row.knownPlace = isKnown;
}

// parsers/subsidiaries/rows/common-place.ts
const FORMED = fragment`(?:formed|organi[sz]ed|incorporated)`;
const COMMON_PLACE = verbose("u")`\b(?:[Aa]ll|each)(?: of (?:which|whom|them|these|the (?:above|following|foregoing|listed))
  (?: [a-z]{1,15})?)? (?:is|are|was|were)(?: ${FORMED}(?: (?:or|and) ${FORMED})?)?
  (?: (?:as|in|under the laws of)(?: the)?(?: (?:State|Commonwealth) of)?)?(?: an?)?
  \s(?<place>\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2})
  (?: (?:entities|corporations?|limited liability compan(?:y|ies)|companies))?(?=[).,;:]|$)`;
const HAS_EXCEPTION = /\b(?:except|unless|other than|otherwise|but)\b/i;
const PLACE_OF_ALL = "one sentence gives the jurisdiction of all companies";
/** "(all of which are formed as Ohio entities)", of companies without places of their own: the place of each. */
function takeCommonPlace({ rows, sentences, doubts }) {
	if (rows.length === 0 || rows.some(({ jurisdiction }) => jurisdiction !== null)) return;
	const [place] = sentences.flatMap((sentence) => placeOfAll(sentence) ?? []);
	if (place === void 0) return;
	for (const row of rows) locate(row, place);
	doubts.push(PLACE_OF_ALL);
}
function placeOfAll(sentence) {
	if (sentence.text.length > 2e3 || HAS_EXCEPTION.test(sentence.text)) return null;
	const match = COMMON_PLACE.exec(sentence.text);
	const place = (match?.groups?.["place"] ?? "").replace(/(?<=\p{L}{4})\.$/u, "");
	if (match === null || !isPlace(place)) return null;
	const at = match.index + match[0].indexOf(place, match[0].search(/(?:is|are|was|were) /));
	return cut(sentence, at, at + place.length);
}

// parsers/subsidiaries/rows/parent-headings.ts
const HAS_SUBSIDIARIES = /^(?:its )?subsidiaries:$/i;
/** Removes parents that stand over "Subsidiaries:" from the lines of a table, and says whether the first row is one. */
function withoutParents(lines) {
	const heads = /* @__PURE__ */ new Set();
	let hasRoot = false;
	const firstRow = lines.findIndex((line) => !isHeadingLine(line) && !isPageFurniture(lineText(line)) && !isTitle(lineText(line)));
	for (const [index, line] of lines.entries()) {
		if (line.cells.length !== 1 || line.origin !== "row" || !HAS_SUBSIDIARIES.test(lineText(line))) continue;
		let above = index - 1;
		const [parent, first] = [lines[above], lines[firstRow]];
		if (above === firstRow && first !== void 0 && first.cells.length === 2) {
			heads.add(first);
			hasRoot = true;
		}
		if (parent === void 0 || parent.cells.length !== 1) continue;
		heads.add(parent);
		while (lines[above]?.isWhole === false && lines[above - 1]?.isWhole === false) {
			above -= 1;
			const part = lines[above];
			if (part === void 0 || part.cells.length !== 1) break;
			heads.add(part);
		}
	}
	return {
		rest: lines.filter((line) => !heads.has(line)),
		hasRoot
	};
}

// parsers/subsidiaries/rows/addresses.ts
/** Signs of a postal address; a line may show several. */
const SIGNS = [
	verbose("u")`\b\d{5}(?:-\d{4})?$|^(?:[A-Z]{1,2}-)?\d{4,6}\s\p{Lu}|\b[A-Z]{2,3}\s\d{4,5}\b|\b[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b|
    \b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b`,
	verbose("i")`(?:^|[\s,#])\d{1,6}[\w-]{0,3},?\s.{0,60}\b(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|
    way|parkway|pkwy|highway|hwy|plaza|place|court|square|circle|rue|stra(?:ss|ß)e|weg|allee|via|calle|avenida|rua)\b`,
	/^(?:p\.?\s?o\.?\s?box|b\.?p\.?|c\.?p\.?|postfach|apartado)\s?\d/i,
	/\b(?:suite|ste|floor|level|unit|room|building|bldg|apt)\b\.?\s?#?\w{0,4}\d|\b\d{1,2}(?:st|nd|rd|th) floor\b/i
];
function signsOf(text) {
	if (!/\d/.test(text) || text.length > 120 || endsWithForm(text) || isSentence(text)) return 0;
	return SIGNS.filter((sign) => sign.test(text)).length;
}
/** The lines of postal addresses, each below a company: at least two signs of one, with the place at its end. */
function addressLines(texts) {
	const found = /* @__PURE__ */ new Set();
	for (let index = 1; index < texts.length; index += 1) {
		if (found.has(index - 1) || !endsWithForm(texts[index - 1] ?? "")) continue;
		let end = index;
		let signs = 0;
		while (end < texts.length && end < index + 6) {
			const text = texts[end] ?? "";
			const own = signsOf(text);
			if (own === 0 && !(end > index && isPlace(text))) break;
			signs += own;
			end += 1;
		}
		if (signs >= 2) for (let line = index; line < end; line += 1) found.add(line);
	}
	return found;
}

// parsers/subsidiaries/rows/indented-trades.ts
/**
* Lines right under companies, indented and without legal form, where every company has a blank line above it: the names
* of what the company runs.
*/
function indentedTrades(lines) {
	const under = lines.filter((line, index) => {
		const above = lines[index - 1];
		return above !== void 0 && !line.isApart && line.origin === "text" && indentOf(line) > indentOf(above) && line.cells.length === 1 && endsWithLegalForm(lineText(above)) && !endsWithForm(lineText(line));
	});
	const companies = lines.filter((line) => endsWithLegalForm(lineText(line)));
	const areApart = companies.every(({ isApart }) => isApart);
	return new Set(areApart && under.length >= 2 && companies.length >= under.length * 2 ? under : []);
}
const indentOf = ({ cells }) => cells[0]?.indent ?? 0;
const INDENTED_TRADE = "an indented line was taken for a trade name";
/** Adds a trade name to the row above it. */
function addIndentedTrade(row, trade) {
	const before = row.doingBusinessAs;
	row.doingBusinessAs = before === null ? trade : listed(before, trade);
}

// parsers/subsidiaries/rows/trade-names.ts
const TRADE_LEAD = /^(?:d\s?[./]?\s?b\s?[./]?\s?a\b\.?|doing business as)[:\s]*/i;
const NO_TRADE = verbose("i")`^(?:[-–—_.]+|n\/?a\.?|none|nil|not applicable)$|^(?:same|none|not applicable)\b`;
/** How long "d/b/a" and the like are before a trade name. */
function tradeLeadLength(text) {
	return TRADE_LEAD.exec(text)?.[0].length ?? 0;
}
/** Takes the cell of a trade name, which may say "None" or repeat the name. */
function takeTradeCell(row, trade, isRaised) {
	if (trade.text === "" || NO_TRADE.test(trade.text)) return;
	const stated = withoutMarks(cut(trade, tradeLeadLength(trade.text)), isRaised).words;
	if (nameKey(stated.text) !== nameKey(row.name.text)) row.doingBusinessAs = stated;
}
const GOES_ON = "a trade name may go on in the next line";
/** Another trade name on a line of its own, under the first. */
function addTrade({ trade, jurisdiction, percent }, { rows, doubts }) {
	const last = rows.at(-1);
	if (last === void 0 || trade.text === "" || jurisdiction.text !== "" || percent.text !== "") return false;
	const before = last.doingBusinessAs;
	const lead = tradeLeadLength(trade.text);
	const own = cut(trade, lead);
	if (before === null) {
		last.doingBusinessAs = own;
		return true;
	}
	const isOpen = /(?:[;,&-]|\b(?:and|of|the|for))$/.test(before.text);
	const goesOn = lead === 0 && (isOpen || /^(?:and|&|of|at|the|for|by)\s/.test(own.text));
	const isList = (text) => /,\s/.test(text) && !/;/.test(text);
	if (!goesOn && lead === 0 && isList(before.text) && isList(own.text) && !doubts.includes(GOES_ON)) doubts.push(GOES_ON);
	last.doingBusinessAs = (goesOn ? joined : listed)(before, own);
	return true;
}

// parsers/subsidiaries/rows/kind-blocks.ts
const LEAST_BLOCKS = 3;
const MOST_LINES = 30;
/** "a Delaware limited liability company", "Texas corporation" alone on a line: its place. */
function placeOfKind(words) {
	return words.text.length <= 80 && words.text.includes(" ") ? placeInPhrase(words) : null;
}
/** The trade names under a name, each behind "dba" or below it; null where other lines are among them. */
function tradesOf(lines) {
	const trades = [];
	let isOpen = false;
	for (const words of lines) {
		const lead = tradeLeadLength(words.text);
		if (lead === 0 && !isOpen) return null;
		isOpen ||= lead > 0;
		const trade = cut(words, lead);
		if (trade.text !== "") trades.push(trade);
	}
	return trades;
}
function blockOf(lines, place) {
	const [line, ...others] = lines;
	if (line === void 0 || lines.length > MOST_LINES) return null;
	const name = allWords(line);
	const trades = tradesOf(others.map(allWords));
	return trades !== null && endsWithForm(name.text) ? {
		line,
		name,
		trades,
		place
	} : null;
}
/**
* Companies of several lines each, which end in what the company is: "Acme Motors, LLC" / "dba Acme Ford" / "a Texas
* limited liability company". Null where the lines are not all of this kind, or where no company has a trade name.
*/
function blocksOf(lines) {
	const own = lines.filter((line) => !isPageFurniture(lineText(line)) && !isTitle(lineText(line)));
	const blocks = [];
	let from = 0;
	for (const [index, line] of own.entries()) {
		const place = line.cells.length === 1 ? placeOfKind(allWords(line)) : null;
		if (place === null) continue;
		const block = blockOf(own.slice(from, index), place);
		if (block === null) return null;
		blocks.push(block);
		from = index + 1;
	}
	const hasTrades = blocks.some(({ trades }) => trades.length > 0);
	return from === own.length && hasTrades && blocks.length >= LEAST_BLOCKS ? blocks : null;
}
/** Reads blocks of lines as rows; false where the lines are no blocks. */
function takeBlocks(lines, { reading, isRaised }) {
	const blocks = blocksOf(lines);
	for (const { line, name, trades, place } of blocks ?? []) {
		const entry = readEntry(name, {
			isRaised,
			findJurisdiction: false
		});
		const indent = line.cells[0]?.indent ?? 0;
		const row = {
			...entry,
			indent,
			segment: line.segment,
			from: "line"
		};
		locate(row, place);
		row.doingBusinessAs = trades.reduce((sum, trade) => sum === null ? trade : listed(sum, trade), null);
		reading.rows.push(row);
	}
	return blocks !== null;
}

// parsers/subsidiaries/rows/place-fields.ts
const FIELD = /^([^:]{4,60}):\s*(?=\S)/;
/** "State of incorporation: Nevada" as the role of its label and its value; null for other lines. */
function fieldOf(words) {
	const match = words.text.includes(":") ? FIELD.exec(words.text) : null;
	const label = match?.[1] ?? "";
	if (match === null || !isHeadingCell(label)) return null;
	return {
		role: roleOfHeading(label),
		value: cut(words, match[0].length)
	};
}
/** Whether lines such as "Country: Peru" head the companies below them: behind the last one a company follows. */
function headsByFields(lines) {
	const isField = (line) => {
		const field = line.cells[0] && line.text.includes(":") ? fieldOf(line.cells[0].words) : null;
		return line.cells.length === 1 && field?.role === "jurisdiction";
	};
	const last = lines.findLastIndex(isField);
	if (last < 0) return false;
	const isCompany = (line) => {
		const text = lineText(line);
		return endsWithForm(text) && !isSentence(text) && !isTitle(text) && !isPageFurniture(text);
	};
	const first = lines.findIndex(isField);
	return lines.slice(last + 1).some(isCompany) && lines.slice(0, first).filter(isCompany).length <= 1;
}
/** "Country: Peru" over the companies formed there. */
function takeHeadField(words, context) {
	const field = context.fieldsAreHeads ? fieldOf(words) : null;
	if (field?.role !== "jurisdiction") return false;
	context.heading = field.value;
	context.wholly = null;
	if (!isPlace(field.value.text)) context.reading.doubts.push("a heading names no known place");
	return true;
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

// parsers/subsidiaries/rows/enumerations.ts
const KIND = fragment`
  (?:corporation|limited liability company|limited partnership|general partnership|partnership|limited company|company|
  business trust|statutory trust|trust|LLC|L\.L\.C\.|entity|bank|association|GmbH|joint venture)`;
/** ", a Delaware corporation", ", organized under the laws of the State of Ohio". */
const QUALIFIER = verbose("giu")`(?:,|(?<!\s))\s*\(?\b(?:an?)\s+\p{Lu}[\p{L}.'’ ]{1,40}?(?:-chartered)?(?:, \p{Lu}[\p{L}.]{1,20})?\s+(?:[\p{L}-]+\s+){0,4}?${KIND}\b\)?|
  (?:,| is)? (?:incorporated|organized|formed|organised) (?:in|under the laws of)(?: the)?
  (?: (?:State|Commonwealth|Province|Republic) of)?\s+\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,3}`;
/** The parts between semicolons, else after each "a Delaware corporation", else after each legal form. */
function partsOf$1(words) {
	const { text } = words;
	if (text.includes(";")) return [...text.matchAll(/[^;]*/g)].map(({ 0: part, index }) => withoutConjunction(cut(words, index, index + part.length)));
	const qualifiers = qualifiersOf(text);
	return between(words, qualifiers.length > 0 ? qualifierStops(text, qualifiers) : formStops(text));
}
/** The entries of a line that holds several, each ending in "a Delaware corporation"; one part for other lines. */
function qualifiedParts(words) {
	const qualifiers = qualifiersOf(words.text);
	return qualifiers.length < 2 ? [words] : between(words, qualifierStops(words.text, qualifiers));
}
/** Whether a name begins behind the last qualifier, and does not end: "Acme, Inc., a Texas corporation Acme Field". */
function opensAnother(text) {
	const last = qualifiersOf(text).at(-1);
	const rest = last === void 0 ? "" : text.slice(last.index + last[0].length).trim();
	return /^\p{Lu}/u.test(rest) && rest.length <= 60 && !endsWithLegalForm(rest);
}
function between(words, stops) {
	return [0, ...stops.map(([, next]) => next)].map((start, index) => withoutConjunction(cut(words, start, stops[index]?.[0])));
}
/** A cheap test before the pattern. */
const MAY_QUALIFY = /\ban?\s|(?:incorporated|organi[sz]ed|formed) (?:in|under)/i;
function qualifiersOf(text) {
	if (!MAY_QUALIFY.test(text)) return [];
	return [...text.matchAll(QUALIFIER)].filter((match, index, all) => (all[index + 1]?.index ?? Number.MAX_SAFE_INTEGER) > match.index + match[0].length + 1);
}
function qualifierStops(text, qualifiers) {
	return qualifiers.slice(0, -1).map((match) => {
		const end = match.index + match[0].length;
		const to = end + (/^(?:\s*\([^()]{2,60}\))?(?:,? (?:in|of) which [^,;]{5,80})?/.exec(text.slice(end))?.[0].length ?? 0);
		return [to, to + (/^[\s,]+/.exec(text.slice(to))?.[0].length ?? 0)];
	});
}
function formStops(text) {
	const stops = [];
	for (const { 0: separator, index } of text.matchAll(/,\s+and\s+|(?<!\s)\s+and\s+|,\s+/g)) {
		const before = text.slice(stops.at(-1)?.[1] ?? 0, index);
		const next = index + separator.length;
		const named = /^(.*\S)\s*\(([^()]{2,60})\)$/.exec(before);
		const isPlaced = named !== null && endsWithForm(named[1] ?? "") && isPlace(named[2] ?? "");
		const isFormNext = /^(?:Inc|LLC|L\.L\.C|Ltd|Limited|L\.P|Corp|S\.A|N\.V|B\.V)\b/i.test(text.slice(next));
		if ((endsWithLegalForm(before) || isPlaced) && !isFormNext) stops.push([index, next]);
	}
	return stops;
}
function withoutConjunction(part) {
	const lead = /^(?:and|as well as|including|namely|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\))[\s,]+/i.exec(part.text)?.[0].length ?? 0;
	const hasStop = /\b(?:Inc|Corp|Ltd|Co|S\.A|L\.P|B\.V)\.$/.test(part.text.trimEnd());
	return cut(part, lead, part.text.replace(/(?<![\s.,;])[\s.,;]+$/, "").length + (hasStop ? 1 : 0));
}

// parsers/subsidiaries/rows/prose-parts.ts
/** Reads the entries of an enumeration: "A LLC, a Nevada limited liability company; B, Inc., …; and C S.A.". */
function readEnumeration(words, isRaised) {
	const shared = SHARED_PLACE.exec(words.text);
	const place = shared?.[1] ?? "";
	const isShared = shared !== null && isPlace(place);
	const entries = partsOf$1(isShared ? cut(words, 0, shared.index) : words).filter(({ text }) => text !== "").map((body) => readPart(body, isRaised));
	const at = isShared ? shared.index + shared[0].indexOf(place) : 0;
	if (isShared) for (const entry of entries) setPlace(entry, cut(words, at, at + place.length), true);
	const named = entries.filter(isNamed);
	return {
		entries: named,
		isWhole: named.length === entries.length
	};
}
/** "60% of Apex, Inc.": the share before its name. */
function readPart(body, isRaised) {
	const lead = OWN_PERCENT.exec(body.text)?.[0].length ?? 0;
	const entry = readEntry(cut(body, lead), { isRaised });
	const percent = lead === 0 ? null : percentOf(cut(body, 0, lead), false);
	if (percent !== null && percent !== "several") entry.percent ??= percent;
	return entry;
}
const OWN_PERCENT = /^\d{1,3}(?:\.\d{1,6})?\s?%\s+of\s+(?=\p{Lu})/u;
const OWN_PERCENTS = /\d{1,3}(?:\.\d{1,6})?\s?%\s+of\s+(?=\p{Lu})/gu;
/** ", both Wisconsin corporations.", ", each of which is a Delaware limited liability company" */
const SHARED_PLACE = verbose("iu")`(?<! ),? (?:both|each|all)(?: of which)?(?: is| are)?(?: an?)? (\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2})
  \s(?:[\p{L}-]{1,20} ){0,3}?(?:corporations?|compan(?:y|ies)|partnerships?|trusts?|banks?|LLCs?|entit(?:y|ies))\.?$`;
function isNamed({ name: { text }, jurisdiction }) {
	if (!canBeName(text) || text.length > 120 || !/^[\p{Lu}\d"“'‘]/u.test(text)) return false;
	if (/\s(?:is|are|was|were|has|owns)$/.test(text)) return false;
	return !/\bsubsidiar/i.test(text) && (jurisdiction !== null || endsWithForm(text) && /\s/.test(text));
}

// parsers/subsidiaries/rows/read-prose.ts
const NONE = {
	entries: [],
	isWhole: false,
	wholly: null
};
/** "has two wholly owned subsidiaries, A Bank and B, Inc.", "owns 100% of A, Inc. and B, Inc." */
const OWNER_LEADS = [
	verbose("iu")`^[\s\S]{0,300}?\b(?:has|have|had)\b[^:;.]{0,80}?\bsubsidiar(?:y|ies)(?:,| named)\s+(?:namely,?\s+)?
    (?=\p{Lu})`,
	verbose("iu")`^[\s\S]{0,300}?\b(?:owns|holds)\s+(?:directly\s+|indirectly\s+)?(?:an?\s+)?\d{1,3}(?:\.\d{1,6})?\s?%\s+
    (?:of|(?:(?:equity|membership|ownership) )?(?:interest|stake) in)\s+(?:both\s+)?(?=\p{Lu})`,
	/^[\s\S]{0,300}?\bwholly[- ]owns\s+(?=\p{Lu})/u
];
const LEADS = [
	/^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;]{0,160}:\s*/i,
	verbose("iu")`^[\s\S]*?\bsubsidiar(?:y|ies)\b[^:;.]{0,120}?\b(?:is|are|consists? of|include[s]?|comprises?)
    (?: as follows)?:?\s+(?=[\p{Lu}\d"“(])`,
	verbose("iu")`^[\s\S]*?\b(?:owns|holds|has)\b[^:;.]{0,120}?\b(?:subsidiar(?:y|ies)|stock|(?:equity )?interests?|equity|
    shares)\b(?: of| in|,|:)?\s+(?:each of )?(?:the following(?: \w+)?:?\s+)?(?=[\p{Lu}\d"“(])`
];
/** Adds the subsidiaries that sentences name, for exhibits without a list. */
function addProse(reading, isRaised) {
	for (const paragraph of reading.sentences) {
		const sentences = sentencesOf(paragraph);
		const isHistory = sentences.filter(({ text }) => SAYS_WHO_OWNS.test(text)).length > 1;
		const { length } = reading.rows;
		if (!isHistory && addSentence(reading, paragraph, isRaised)) {
			if (reading.rows.length === length + 1) takeOwnShare(reading.rows.at(-1), paragraph);
			continue;
		}
		if (sentences.length < 2) continue;
		for (const sentence of sentences) addSentence(reading, sentence, isRaised, true);
	}
}
/** "The Registrant owns 99% of its stock." behind the sentence on the one company of a paragraph. */
function takeOwnShare(row, paragraph) {
	const share = matched(paragraph, OWN_SHARE);
	const percent = share && percentOf(share, false);
	if (row?.percent === null && percent !== null && percent !== "several") row.percent = percent;
}
const OWN_SHARE = /\b(?:registrant|company|corporation) (?:directly |indirectly )?(?:owns|holds) \d{1,3}(?:\.\d{1,6})?\s?% of its\b/i;
/** The sentences of an exhibit with a list that name a subsidiary which is no row of it. */
function unlistedIn({ rows, sentences, registrants }, isRaised) {
	const listed = new Set(rows.map(({ name }) => nameKey(name.text)));
	const isKnown = ({ name: { text } }) => listed.has(nameKey(text)) || registrants.has(registrantKey(text));
	return sentences.flatMap((paragraph) => [...sentencesOf(paragraph), ...gluedTo(paragraph)]).filter((sentence) => {
		if (namesCompany(sentence.text) && !isOfListed(sentence.text, listed)) return true;
		if (!SAYS_WHO_OWNS.test(sentence.text) || SAYS_OF_LIST.test(sentence.text)) return false;
		return readProse(sentence, isRaised).entries.some((entry) => !isKnown(entry));
	});
}
/** "The Company owns 50% of the stock of Acme, Inc. and Acme Tower", of companies that are rows. */
function isOfListed(text, listed) {
	if (text.length > LONGEST_SENTENCE) return false;
	const owned = OWNED.exec(text)?.[1] ?? "";
	const names = owned.replace(/(?<![.\s])[.\s]+$/, "").split(/,?(?<!\s)\s+and\s+|;\s*/);
	return owned !== "" && names.every((name) => listed.has(nameKey(name)));
}
/** "owns 51% of the shares of Acme LLC" */
const OWNED = /%\s(?:[\p{L}-]+\s){0,8}?(?:of|in)\s(?=\p{Lu})([^;]{4,160})/u;
/** "… by the Registrant.ACME CABLE, INC. A Florida corporation": an entry without a space before it. */
function gluedTo(paragraph) {
	const stop = /[a-z]{3}\.(?=\p{Lu}{2})/u.exec(paragraph.text.slice(0, LONGEST_SENTENCE));
	const tail = stop === null ? null : cut(paragraph, stop.index + stop[0].length);
	return tail !== null && readEntry(tail).knownPlace ? [tail] : [];
}
const SAYS_WHO_OWNS = verbose("i")`\bsubsidiar(?:y|ies),? (?:is|are|of|named|namely)\b|\bsubsidiar(?:y|ies)[,:] |
  \b(?:owns|holds)\b[^.;]{1,80}\b(?:of|in)\b|\bwholly[- ]owns\b`;
/** What is said of the list, or of subsidiaries that it leaves out. */
const SAYS_OF_LIST = /\b(?:following|below|listed|above|omit\w*|constitute\w*|certain|significant|each|every|all|unless|otherwise)\b/i;
function addSentence(reading, sentence, isRaised, isPart = false) {
	const { entries, wholly, isWhole } = readProse(sentence, isRaised);
	for (const entry of entries) {
		if (isPart) {
			const key = nameKey(entry.name.text);
			if (reading.rows.some((row) => nameKey(row.name.text) === key)) continue;
			entry.doubts.push(OF_PARAGRAPH);
		}
		entry.percent ??= whollyOwned(wholly);
		reading.rows.push({
			...entry,
			indent: 0,
			segment: 0,
			from: "prose"
		});
	}
	if (entries.length > 0 && !isWhole) reading.unexplained.push(sentence);
	return entries.length > 0;
}
/** Reads "… has three subsidiaries: A LLC, a Nevada limited liability company; B, Inc., …; and C S.A., …". */
function readProse(sentence, isRaised) {
	const { text } = sentence;
	if (text.length > LONGEST_SENTENCE) return NONE;
	const founded = FOUNDED.exec(text);
	if (founded !== null && endsWithLegalForm(founded[1] ?? "") && !/\bsubsidiar/i.test(text)) return readFounded(sentence, founded, isRaised);
	const held = matched(sentence, /\b(?:owns|holds)\s+(?:directly\s+|indirectly\s+)?(?:an?\s+)?\d{1,3}(?:\.\d{1,6})?\s?%\s/i);
	const all = matched(sentence, ALL_STOCK);
	if (held === null && all === null && !/subsidiar|wholly[- ]own/i.test(text)) return NONE;
	const wholly = all ?? matched(sentence, /wholly[- ]own(?:ed|s)/i);
	const subject = SUBJECT.exec(text)?.[1];
	if (subject !== void 0 && !/^(?:the|our|each|all|these|its|following|there)\b/i.test(text)) return {
		...readEnumeration(cut(sentence, 0, subject.length), isRaised),
		wholly
	};
	for (const lead of [...LEADS, ...OWNER_LEADS]) {
		const match = lead.exec(text.slice(0, 1500));
		if (match === null) continue;
		const { entries, isWhole } = readEnumeration(cut(sentence, match[0].length), isRaised);
		const [only, another] = entries;
		if (only === void 0) continue;
		const isOfAll = another === void 0 || !text.slice(match[0].length).replace(OWN_PERCENTS, "").includes("%");
		if (only.percent !== null || !isOfAll || held === null) return {
			entries,
			isWhole,
			wholly
		};
		const percent = percentOf(held, false);
		if (percent === null || percent === "several") return NONE;
		for (const entry of entries) {
			entry.doubts.push(OF_SENTENCE);
			entry.percent ??= percent;
		}
		return {
			entries,
			isWhole,
			wholly
		};
	}
	return NONE;
}
/** "owns all of the issued and outstanding stock of" */
const ALL_STOCK = verbose("i")`\ball (?:of )?the (?:issued and )?outstanding (?:capital |common |voting ){0,2}
  (?:stock|shares|membership interests)\b`;
/** "Acme LLC, a Nevada company, is a wholly-owned subsidiary of the Company." */
const SUBJECT = verbose("i")`^(.{4,160}?),?\s+(?:is|are)\s+(?:(?:both|each|all|the|an?|our|its|indirect|direct|only|
  sole)\s+)*(?:wholly[- ]owned |majority[- ]owned )?subsidiar(?:y|ies)\b`;
/** "Acme, Inc. was incorporated in Nevada on May 5, 2010." under a title that says what it is. */
const FOUNDED = verbose("i")`^(?:\(?\w{1,2}[.)]\s+(?!\s))?(.{4,120}?),?\s+(?:was|is|were)\s+
  (?:an?\s|duly\s|(?:re)?(?:incorporated|organized|organised|formed|registered|established))`;
const FOUNDED_IN = verbose("u")`(?:incorporated|organized|organised|formed|registered|established|existing) (?:in|under)
  (?: the laws? of)?(?: the)?(?: (?:State|Commonwealth|Province) of)? (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,3})`;
function readFounded(sentence, founded, isRaised) {
	const laws = FOUNDED_IN.exec(sentence.text);
	const place = laws?.[1];
	if (laws === null || place === void 0) return NONE;
	const name = founded[1] ?? "";
	const start = founded[0].indexOf(name);
	const entry = readEntry(cut(sentence, start, start + name.length), { isRaised });
	const end = laws.index + laws[0].length;
	entry.jurisdiction ??= cut(sentence, end - place.length, end);
	entry.knownPlace ||= isPlace(place);
	entry.doubts.push(OF_SENTENCE);
	return {
		entries: [entry],
		isWhole: true,
		wholly: null
	};
}
function sentencesOf(paragraph) {
	const { text } = paragraph;
	if (text.length > LONGEST_SENTENCE) return [paragraph];
	const stops = [
		0,
		...sentenceStops(text),
		text.length
	];
	return stops.slice(1).flatMap((stop, index) => clausesOf(cut(paragraph, stops[index] ?? 0, stop)));
}
/** "… has one subsidiary, Acme Ltd., a BVI company, which in turn owns 51% of Apex Ltd.": a clause for each. */
function clausesOf(sentence) {
	const turn = /,? which in turn (?=(?:wholly )?(?:owns|holds)\s)/.exec(sentence.text);
	if (turn === null || turn.index < 4) return [sentence];
	return [cut(sentence, 0, turn.index), ...clausesOf(cut(sentence, turn.index + turn[0].length))];
}
const HOLDS_FORM = /^(?:\p{Lu}[\p{L}\d.&'’-]*,? ){1,8}(?:Inc|LLC|L\.L\.C|Ltd|Limited|GmbH|Corp|Corporation|B\.V|S\.A)\b/u;
/** Whether a sentence names a company of its own: a subsidiary that may not be on any line. */
function namesCompany(text) {
	if (text.length > LONGEST_SENTENCE) return true;
	if (/\b(?:following|below|listed|above|omit|constitute)/i.test(text)) return false;
	const owned = OWNED.exec(text)?.[1];
	if (owned !== void 0 && HOLDS_FORM.test(owned)) return true;
	return [...text.matchAll(QUALIFIER)].some(({ index }) => endsWithLegalForm(text.slice(0, index).replace(/(?<![\s,(])[\s,(]+$/, "")));
}
/** "Acme Genetics Ltd. (“AGL”)" */
const DEFINED_TERM = /(?<!\s)\s*\((?:the )?["“”][^()"“”]{1,40}["“”]\)$/;
/** Whether words begin with a company's name. */
function beginsWithCompany(text) {
	return HOLDS_FORM.test(text);
}
/** Whether words name one company and what it is: "Acme LLC, a Delaware limited liability company, which also …". */
function beginsWithEntry(words) {
	const body = withoutBullet(words);
	if (!/^[\p{Lu}\d]/u.test(body.text) || /^(?:The|In|Our|All|Each|As|We|On|During)\s/.test(body.text)) return false;
	const { name, knownPlace, doubts } = readEntry(body);
	const bare = name.text.replace(DEFINED_TERM, "");
	const isAll = SUBJECT.test(body.text) || doubts.every((doubt) => doubt === "a remark behind the name");
	const isFormed = endsWithLegalForm(bare) || isAll && endsWithForm(bare);
	if (!knownPlace || name.text.length > 100 || !isFormed || isSentence(name.text)) return false;
	const rest = body.text.slice(name.text.length);
	const [qualifier] = rest.matchAll(QUALIFIER);
	const [at, end] = qualifier === void 0 ? [0, 0] : [qualifier.index, qualifier.index + qualifier[0].length];
	return !namesCompany(rest.slice(0, at) + rest.slice(end));
}
/** The longest lists in prose name about a hundred companies. */
const LONGEST_SENTENCE = 2e4;

// parsers/subsidiaries/rows/described-entries.ts
/** "Acme Power LLC – owns and operates two plants." */
const DESCRIBED = /^(.{4,120}?)(?:\s[–—-]{1,2}\s|\s?—\s?|:\s)\s?(?=(?:\p{Ll}{2,}|[Aa]n?|[Tt]he)\s)/u;
const LEAST_ENTRIES = 3;
/** How long the name is that a line begins with before its description; null for other lines. */
function nameLength(item) {
	const { text } = withoutBullet(item.words);
	const name = DESCRIBED.exec(text)?.[1];
	if (name === void 0 || !endsWithForm(name) || !canBeName(name) || isSentence(name)) return null;
	return item.words.text.length - text.length + name.length;
}
/** Entries of a list whose lines each name a company and say what it does: their names alone. */
function withoutDescriptions(items) {
	const lengths = items.map(nameLength);
	const described = lengths.filter((length) => length !== null).length;
	const prose = items.filter(({ words }, index) => lengths[index] === null && isSentence(words.text)).length;
	if (described < LEAST_ENTRIES || prose > described) return items;
	return items.map((item, index) => {
		const length = lengths[index] ?? null;
		return length === null ? item : {
			...item,
			words: cut(item.words, 0, length)
		};
	});
}

// parsers/subsidiaries/rows/wrapped-lines.ts
/** Lines of one cell each as entries: wrapped lines joined, list letters removed, lines split at semicolons. */
function entryWordsOf(lines, context) {
	return withoutDescriptions(withoutLetters(withoutRomans(joinWrapped(lines, context)))).flatMap(splitAtOwned).flatMap(splitAtSemicolons).flatMap(splitAtQualifiers);
}
function joinWrapped(lines, context) {
	const merged = [];
	const widest = Math.max(0, ...lines.filter(isText).map((line) => lineText(line).length));
	for (const [index, line] of lines.entries()) {
		const words = allWords(line);
		const last = merged.at(-1);
		const previous = lines[index - 1];
		if (last !== void 0 && previous !== void 0 && (continues(last.words.text, words.text, line, previous, context) || isBrokenOff(previous, line, widest, context))) merged.splice(-1, 1, {
			line: last.line,
			words: joined(last.words, words)
		});
		else merged.push({
			line,
			words
		});
	}
	return merged;
}
const isText = ({ origin, isWhole }) => origin === "text" && !isWhole;
/** "Acme Cable of Western" / "Maryland, Inc.": a line that ends without a form where its next word had no room. */
function isBrokenOff(previous, line, widest, { reading }) {
	if (line.isApart || !isText(previous) || !isText(line)) return false;
	const [before, text] = [lineText(previous), lineText(line)];
	const [next = ""] = text.split(" ");
	if (before.length < 16 || before.length + 1 + next.length <= widest || /[)%:.]$/.test(before)) return false;
	if (endsWithForm(before) || labelOf(before) !== null || isTitle(before) || isPageFurniture(before)) return false;
	if (isSentence(before) || !endsWithForm(text) || text.length >= before.length) return false;
	if (text.split(" ").length < 3) return true;
	if (before.length === widest) return false;
	reading.doubts.push(NAME_GOES_ON);
	return true;
}
const NAME_GOES_ON = "a name may go on in the next line";
const ROMAN = /^([IVX]{1,4})\.\s+(?=[\p{Lu}\d])/u;
const FIRST_ROMANS = [
	"I",
	"II",
	"III",
	"IV",
	"V",
	"VI",
	"VII",
	"VIII",
	"IX",
	"X"
];
/** "I. Acme LLC", "II. …": Roman numbers in order. */
function withoutRomans(items) {
	const numbers = items.flatMap(({ words }) => ROMAN.exec(words.text)?.[1] ?? []);
	if (numbers.length < 2 || numbers.some((number, index) => number !== FIRST_ROMANS[index])) return items;
	return items.map((item) => {
		const length = ROMAN.exec(item.words.text)?.[0].length ?? 0;
		return length === 0 ? item : {
			...item,
			words: cut(item.words, length)
		};
	});
}
/** "A. Acme LLC", "B. …", "C. …": letters in order are list numbers, others are initials. */
function withoutLetters(items) {
	if (!hasListLetters(items.map(({ words }) => words.text))) return items;
	return items.map((item) => ({
		...item,
		words: cut(item.words, listLetterLength(item.words.text))
	}));
}
/** "Acme Ltd., a company of Malta, and its wholly-owned subsidiary, Apex LLC, a Delaware company" */
const AND_SUBSIDIARY = /,? and its (?:(?:wholly|majority)[- ]owned )?subsidiary,? (?=\p{Lu})/u;
/** What introduces the companies on the next lines: "Apex LLC has three subsidiaries:". */
const LEADS_ON = /(?<=\.)\s\p{Lu}[^:]{3,80} (?:has|owns) (?:[a-z-]{2,20} ){1,4}subsidiaries:$/u;
function splitAtOwned(item) {
	const { text } = item.words;
	const owned = text.length > 1e3 ? null : AND_SUBSIDIARY.exec(text);
	if (owned === null) return [item];
	const end = LEADS_ON.exec(text)?.index;
	const parts = [cut(item.words, 0, owned.index), cut(item.words, owned.index + owned[0].length, end)];
	return parts.every((words) => {
		const { jurisdiction, name } = readEntry(words);
		return jurisdiction !== null && endsWithForm(name.text) && name.text.length <= 120;
	}) ? parts.map((words) => ({
		line: item.line,
		words
	})) : [item];
}
/** "Acme LLC (Delaware); Acme Ltd. (England)" on one line, where each part is an entry. */
function splitAtSemicolons(item) {
	const { text } = item.words;
	if (!text.includes(";") || text.length > 4e3 || isSentence(text)) return [item];
	const parts = [...text.matchAll(/[^;]+/g)].map(({ 0: part, index }) => cut(item.words, index, index + part.length)).filter((words) => words.text !== "");
	return parts.every((words) => {
		const entry = readEntry(words);
		return entry.jurisdiction !== null && endsWithForm(entry.name.text);
	}) ? parts.map((words) => ({
		line: item.line,
		words
	})) : [item];
}
/** "Acme, Inc., a Texas corporation Acme Gas LLC, an Ohio limited liability company": entries without a break between. */
function splitAtQualifiers(item) {
	if (item.words.text.length > 4e3) return [item];
	const parts = qualifiedParts(item.words);
	if (parts.length < 2) return [item];
	return parts.every((words) => {
		const entry = readEntry(words);
		const { text } = entry.name;
		return /^[\p{Lu}\d“"]/u.test(text) && canBeName(text) && !/\bsubsidiar|:/i.test(text) && entry.jurisdiction !== null && entry.doubts.length === 0;
	}) ? parts.map((words) => ({
		line: item.line,
		words
	})) : [item];
}
const OPEN_END$1 = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y|e))$/i;
const KIND_PHRASE = /^an? (?:[\p{L}.][\p{L}. ]{1,60} )?(?:corporation|company|partnership|trust|llc|entity)\b/iu;
const DETAIL = /^(?:d\/b\/a|dba|doing business as|organized|incorporated|formed|jurisdiction)\b/i;
/** Whether a line continues the entry before it. */
function continues(before, text, line, previous, context) {
	if (before.length > 400) return false;
	if (isPageFurniture(before) || isPageFurniture(text) || isTitle(before) || isSentence(before) || isSentence(text)) return false;
	const field = text.includes(":") ? /^([^:]{4,60}):\s*\S/.exec(text)?.[1] : void 0;
	if (field !== void 0 && isHeadingCell(field)) return false;
	if (addsDetail(before, text, line)) return true;
	const [indent, above] = [line.cells[0]?.indent ?? 0, previous.cells[0]?.indent ?? 0];
	if (!line.isApart && opensAnother(before)) return true;
	if (line.isApart || line.isWhole || context.indentedAreParts && indent > above + 1) return false;
	if (isFormOnly(text) && !endsWithForm(before)) return true;
	if (OPEN_END$1.test(before) && !/^(?:\p{Lu}[^ ]* ){1,8}.*\(/u.test(text)) return true;
	if (indent <= above) return false;
	if (/^\p{Ll}/u.test(text) && !/^(?:e|i)\p{Lu}/u.test(text)) return true;
	return /^\S+(?: \S+){0,3}(?: \(|$)/.test(text) && !endsWithForm(before) && !/[)%]$/.test(before) && labelOf(before) === null;
}
/** "a Delaware limited liability company": no name begins so. */
function saysKind(text) {
	const place = placeIn(text);
	return place !== text && (isPlace(place) || isDemonym(place));
}
/** The rest of a parenthesis, a parenthesis, or a phrase about the company, which may follow after a blank line. */
function addsDetail(before, text, line) {
	const open = before.lastIndexOf("(");
	if (open > before.lastIndexOf(")") && before.length - open < 80 && /^[^(]{0,80}\)/.test(text) && !line.isApart) return true;
	if (/^\((?!\s*[\w*]{1,3}\s*\))/.test(text) && text.length < 120 && /\p{L}{2}/u.test(before) && labelOf(before) === null) return true;
	if (KIND_PHRASE.test(text) && (endsWithForm(before) || saysKind(text))) return true;
	return DETAIL.test(text) && endsWithForm(before.replace(/,$/, "")) && !text.endsWith(":") && !line.bold;
}

// parsers/subsidiaries/rows/read-lines.ts
/** Reads lines of one cell each: names with all that belongs to them, under headings or not. */
function readLines(lines, context) {
	if (takeBlocks(lines, context)) return;
	const trades = indentedTrades(lines);
	const items = entryWordsOf(lines, context);
	const hasPairs = isPairs(items);
	const indentOf = ({ line }) => line.cells[0]?.indent ?? 0;
	const base = Math.min(...items.filter(({ words }) => !isSentence(words.text)).map(indentOf));
	const addresses = addressLines(items.map(({ words }) => words.text));
	for (const [index, item] of items.entries()) {
		const { line, words } = item;
		if (addresses.has(index)) {
			context.reading.notes.push({
				mark: null,
				text: words.text
			});
			continue;
		}
		if (/^of(?: the)?$/i.test(items[index - 1]?.words.text ?? "") && line.cells.length === 1) {
			context.heading = null;
			continue;
		}
		const last = context.reading.rows.at(-1);
		if (hasPairs && last?.jurisdiction === null && isPlace(words.text)) {
			locate(last, words);
			continue;
		}
		if (last !== void 0 && trades.has(line)) {
			addIndentedTrade(last, words);
			if (!context.reading.doubts.includes("an indented line was taken for a trade name")) context.reading.doubts.push(INDENTED_TRADE);
			continue;
		}
		if (takeOther(line, words, context)) continue;
		if (context.indentedAreParts && indentOf(item) > base + 1) continue;
		takeEntry(line, words, context);
	}
}
/** Names and places by turns, a line each. A name here and there may lack its place; a place never comes first. */
function isPairs(items) {
	const arePlaces = items.flatMap(({ words: { text }, line }) => isPageFurniture(text) || isTitle(text) || isSentence(text) || isHeadingLine(line) ? [] : [isPlace(text)]);
	if (arePlaces.some((isPlaceLine, index) => isPlaceLine && arePlaces[index - 1] !== false)) return false;
	const places = arePlaces.filter(Boolean).length;
	const names = arePlaces.length - places;
	return places >= 2 && names === places || places >= 4 && names <= places * 1.25;
}
/** Takes a line that is not a subsidiary: furniture, a note, a field of the row above, a heading, a sentence. */
function takeOther(line, words, context) {
	const { reading } = context;
	const { text } = words;
	return isPageFurniture(text) || isHeadingLine(line) || takeOwnership(line, words, context) || takeNote(words, reading) || takeRemark(text, reading) || isLoneRegistrant(line, text, context) || SUMMARY.test(text) || takeHeadField(words, context) || takeField(words, reading) || takeLabel(line, words, context) || takeSentence(words, reading);
}
/** "51% owned" on a line of its own, under the name; in bold, or above all names, it heads a group. */
function takeOwnership(line, words, context) {
	const last = context.reading.rows.at(-1);
	const isHead = last === void 0 || line.bold && !context.rowIsBold || context.share !== null;
	const share = (isHead || last.percent === null) && !MARK.test(words.text) ? shareIn(words) : null;
	if (share === null || share.percent === null && !share.isOpen) return false;
	if (isHead) context.share = share.percent && {
		...share.percent,
		isWorded: true
	};
	else takeShare(last, share);
	return true;
}
/** "A subsidiary of Acme Corp.", "Branch: Hong Kong": a remark on the company above it. */
function takeRemark(text, { rows, notes }) {
	const isRemark = /^\(?an?\s+(?:[\p{L}-]+\s){0,3}subsidiary of\s/iu.test(text) || /^branch(?:es)?(?: offices?)?\s*[:–—-]\s*\S/i.test(text);
	if (rows.length === 0 || !isRemark) return false;
	notes.push({
		mark: null,
		text
	});
	return true;
}
function isLoneRegistrant(line, text, { reading, hasTable }) {
	return (reading.rows.length === 0 || hasTable && line.origin === "text") && reading.registrants.has(registrantKey(text));
}
/** "578 Other U.S. Subsidiaries": companies that are counted, not named. */
const SUMMARY = verbose("i")`^(?:and\s+)?(?:approximately\s+)?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|
  nine|ten|[a-z]+teen|several|various)\s+(?:\(\d+\)\s+)?(?:other|additional|inactive|domestic|foreign|non-?u\.?s\.?|
  u\.?s\.?)\b.{0,80}\b(?:subsidiar|compan|entit|corporation)|^total\b.{0,60}\d`;
/** "State of incorporation: Nevada", "Percentage owned: 100%" under the name they belong to. */
function takeField(words, { rows }) {
	const field = fieldOf(words);
	const last = rows.at(-1);
	if (field === null || last === void 0) return false;
	const { role, value } = field;
	if (role === "jurisdiction" && last.jurisdiction === null) {
		locate(last, value, isPlace(value.text));
		const lacking = last.doubts.findIndex((doubt) => doubt === "neither a legal form nor a jurisdiction" || doubt === "no legal form");
		if (lacking >= 0 && last.knownPlace) last.doubts.splice(lacking, 1);
	} else if (role === "percent" && last.percent === null) {
		const found = percentOf(value, true);
		if (found === "several") last.percentDoubt = "several percents";
		else last.percent = found;
	} else if (role === "trade" && last.doingBusinessAs === null) last.doingBusinessAs = value;
	else return role === "other";
	return true;
}
/** The heading of a group, or a title, which ends the group. */
function takeLabel(line, words, context) {
	const label = labelOf(words.text);
	if (label !== null && (line.cells.length === 1 || label.kind === "group")) {
		context.heading = label.kind === "place" ? cut(words, label.from, label.to) : null;
		context.wholly = label.kind === "group" && label.wholly ? matched(words, /wholly[- ]owned/i) : null;
		if (label.kind === "group") context.share = null;
		return true;
	}
	if (!isTitle(words.text)) return false;
	context.heading = null;
	return true;
}
function takeSentence(words, { rows, notes, sentences }) {
	const { text } = words;
	if (!(isSentence(text) && !beginsWithEntry(words)) && absenceOf([text]) === null) return false;
	sentences.push(words);
	if (rows.length > 0) notes.push({
		mark: null,
		text
	});
	return true;
}
const NAME_FIELD = verbose("i")`^(?:legal |full |corporate )?(?:names?(?: of (?:the )?(?:subsidiary|company|entity))?|
  subsidiary(?: name)?|company(?: name)?|entity(?: name)?):\s*(?=\S)`;
/** "1. Name: Acme LLC" without its label. */
function withoutNameField(words) {
	if (!words.text.includes(":")) return words;
	const body = withoutBullet(words);
	const field = NAME_FIELD.exec(body.text)?.[0].length;
	return field === void 0 ? words : cut(body, field);
}
/** Reads a line as a subsidiary, or as something unexplained. */
function takeEntry(line, words, context) {
	const { reading, hasTable } = context;
	const entry = readEntry(withoutNameField(words), context);
	const name = entry.name.text;
	const isFormed = endsWithForm(name);
	const isBesideTable = hasTable && line.origin === "text";
	if (!canBeName(name) || isBesideTable && !(entry.knownPlace && isFormed)) {
		const key = registrantKey(name);
		const isRow = isFormed && reading.rows.some((row) => registrantKey(row.name.text) === key);
		const isHead = reading.rows.length === 0 || isRow || words.text.endsWith(":") || line.bold || line.centered;
		if (!isBesideTable || !isHead) reading.unexplained.push(words);
		else if (isFormed && !isRow) reading.registrants.add(key);
		return null;
	}
	const indent = (line.cells[0]?.indent ?? 0) + depthOfNumber(words.text) * 60;
	const row = {
		...entry,
		indent,
		segment: line.segment,
		from: "line"
	};
	const isPlaced = row.jurisdiction !== null;
	if (!isPlaced && context.heading !== null) {
		locate(row, context.heading);
		const above = reading.rows.at(-1);
		if (above !== void 0 && row.segment === above.segment && row.indent > above.indent + 1 && !isFormed && endsWithLegalForm(above.name.text)) row.doubts.push("a name without legal form under a company");
	}
	row.percent ??= whollyOwned(context.wholly) ?? context.share;
	const isEvident = isPlaced || isFormed && !hasTable;
	if (row.jurisdiction === null && !isEvident) row.doubts.push(NO_EVIDENCE);
	else if (row.jurisdiction === null && !isFormed && line.origin === "text") row.doubts.push(NO_FORM);
	reading.rows.push(row);
	context.rowIsBold = line.bold;
	return row;
}
/** "1.2.1 Acme LLC" is two levels below "1. …", "-- Acme LLC" one below "- …". */
function depthOfNumber(text) {
	const number = /^\d/.test(text) ? /^\d{1,2}((?:\.\d{1,2}){1,5})\.?\s/.exec(text)?.[1] : void 0;
	return number === void 0 ? depthOfMarks(text) : number.split(".").length - 1;
}
const MARK = verbose("iu")`^(?:\(\s*(\d{1,2}|[a-z]|[ivx]{1,4})\s*\)|\[\s*(\d{1,2}|[a-z])\s*\]|(\d{1,2}|[a-z])[.)]|
  ([*†‡§+#]+|[¹²³⁴-⁹]+)|(\d{1,2})(?=\s+(?:\p{Lu}|\d{1,3}(?:\.\d{1,3})?%)))\s*:?\s*`;
const NOTE_START = verbose("i")`^(?:\d{1,3}(?:\.\d+)?% )?(?:(?:incorporated|organized|formed) (?:in|under)|owned|held|
  formerly|indicates?|denotes?|includes?|inactive|also|doing business|wholly|joint venture|in liquidation|dissolved|
  variable interest|guarantor|acquired|represents?|less than|see|subsidiar(?:y|ies) of)\b`;
const STATUS = /^(?:dormant|inactive|active|guarantor|unaudited)\.?$/i;
/** A cheap test before the pattern: names begin with two letters. */
const MAY_BE_NOTE = /^(?:[^A-Za-z]|[A-Za-z][.)])/;
function beginsWithRow(text, { rows }) {
	const key = `${nameKey(text.slice(0, 200))} `;
	return rows.some(({ name }) => key.startsWith(`${nameKey(name.text)} `));
}
/** Takes footnotes: lines that begin with a mark and continue in prose, or whose mark a row above carries. */
function takeNote(words, reading) {
	if (!MAY_BE_NOTE.test(words.text)) return false;
	const match = MARK.exec(words.text);
	const mark = match?.slice(1).find((part) => part !== void 0);
	if (match === null || mark === void 0) return false;
	const body = cut(words, match[0].length);
	const { text } = body;
	const isCited = reading.rows.some((row) => row.noteMarks.includes(mark));
	if (!isCited && beginsWithEntry(body)) return false;
	const isOfHeading = reading.headingMarks.has(mark) && /\p{Ll}{4}\.?$/u.test(text) && reading.rows.length > 0;
	const isBullet = /^[*+#]$/.test(match[0].trim()) && !isCited && !isSentence(text);
	const isExplanation = isCited && (text.length > 12 || STATUS.test(text) || /^\p{Lu}\p{Ll}{3,}\.$/u.test(text));
	if (isBullet || !(isSentence(text) || isOfHeading || isExplanation || NOTE_START.test(text))) return false;
	reading.notes.push({
		mark,
		text
	});
	if (!isCited && !isOfHeading && beginsWithCompany(text) && !beginsWithRow(text, reading)) reading.unexplained.push(words);
	return true;
}

// parsers/subsidiaries/rows/row-cells.ts
const FIELDS = [
	"name",
	"jurisdiction",
	"percent",
	"trade",
	"marks"
];
/** "Subsidiaries and Assumed Names", "Entity Name & DBAs": trade names are printed under the names. */
function saysTrades(column) {
	return /\b(?:assumed|trade|fictitious) names?\b|\bd\/?b\/?as?\b/i.test(column?.heading ?? "");
}
/** Null for a line without words in the group. */
function rowCellsOf(line, group, columns, isFirst) {
	const text = lineText(line);
	const isLone = line.cells.length === 1;
	const isWide = isLone && (isSentence(text) || isPageFurniture(text));
	if (isWide && !isFirst) return null;
	const cells = {
		name: NO_WORDS,
		jurisdiction: NO_WORDS,
		percent: NO_WORDS,
		trade: NO_WORDS,
		marks: NO_WORDS,
		line,
		others: [],
		indent: -1,
		saysNoParent: false,
		isLone,
		doubts: []
	};
	for (const cell of line.cells) {
		const column = columnOf(cell, columns.all);
		const own = group.find(({ from }) => from === column?.from);
		if (column !== void 0 && isWide) addCell(cells, cell, {
			...column,
			role: "name"
		}, own);
		else if (own !== void 0) addCell(cells, cell, own, own);
	}
	cells.indent = Math.max(0, cells.indent);
	takePercentBehindName(cells, group);
	return FIELDS.every((field) => cells[field].text === "") && cells.others.every(({ text }) => text === "") ? null : cells;
}
const PARENT_HEADING = /^(?:(?:immediate|direct|ultimate) )?(?:parent|owner|owned by|held by)\b/i;
function addCell(cells, cell, column, own) {
	const { role } = column;
	const [first, ...rest] = role === "name" && saysTrades(own) ? cell.lines ?? [] : [];
	if (first !== void 0 && endsWithForm(first.text)) {
		cells.name = joined(cells.name, first);
		cells.trade = rest.reduce((sum, one) => sum.text === "" ? one : listed(sum, one), cells.trade);
	} else if (role === "other") {
		cells.others.push(cell.words);
		if (/^[-–—]{1,9}$/.test(cell.words.text) && PARENT_HEADING.test(own?.heading ?? "")) cells.saysNoParent = true;
	} else {
		const field = role === "mark" ? "marks" : role;
		cells[field] = joined(cells[field], cell.words);
	}
	if (role === "name" && cells.indent < 0) cells.indent = cell.indent + (cells.line.origin === "row" ? (cell.column - column.from) * 12 : 0);
}
/** "Acme Technologies of Alaska, Inc. 100": a name so long that its percent is right behind it. */
function takePercentBehindName(cells, group) {
	if (cells.percent.text !== "") return;
	const tail = /\s(\d{1,3}(?:\.\d{1,4})?)$/.exec(cells.name.text);
	if (tail === null || !columnWith(group, "percent")) return;
	if (!endsWithLegalForm(cells.name.text.slice(0, tail.index))) return;
	cells.percent = cut(cells.name, tail.index);
	cells.name = cut(cells.name, 0, tail.index);
	cells.doubts.push("a percent taken from behind the name");
}
const OPEN_END = /(?:[,&(/-]|\b(?:of|and|de|the|for|du|et|und|la|y))$/i;
/** "Company of America", "Corporation III": the end of a name. */
const STARTS_WITH_FORM = /^(?:company|corporation|association|trust|bank|partnership|limited|inc|llc|l\.?p|ltd|co|corp)\b/i;
/** "(Singapore) Pte. Ltd.", never "(1)". */
const PARENTHESIS = /^\((?!\s*[\w*]{1,3}\s*\))/;
/** Joins lines whose cells continue on the next: long names and places that a column was too narrow for. */
function joinWrappedRows(pieces, hasPlaces, isPlaceFirst) {
	const result = [];
	const widest = Math.max(0, ...pieces.map(({ name, isLone }) => isLone ? 0 : name.text.length));
	const areApart = hasPlaces && areRowsApart(pieces);
	for (const piece of pieces) {
		const last = result.findLast(({ line, isLone }) => !isLone || !isOfPage(lineText(line)));
		const found = areApart && last !== void 0 && isRestOf(last, piece) ? "yes" : last === void 0 || isPlaceFirst ? "no" : continuation(last, piece, hasPlaces);
		const answer = found === "maybe" && last !== void 0 && hadRoom(last, piece, widest) ? "no" : found;
		if (last === void 0 || answer === "no") {
			result.push({ ...piece });
			continue;
		}
		for (const field of FIELDS) last[field] = joined(last[field], piece[field]);
		if (answer === "maybe") last.doubts.push("a name may go on in the next line");
	}
	return result;
}
const isWhole = ({ name, jurisdiction }) => name.text !== "" && jurisdiction.text !== "";
/** Whether a blank line stands over every row of fixed-width text, unless a name began on the line above it. */
function areRowsApart(pieces) {
	const rows = pieces.filter((piece, index) => isWhole(piece) && pieces[index - 1]?.isLone !== true);
	return rows.length >= 3 && rows.every(({ line }) => line.origin === "text" && line.isApart);
}
/** Whether a row goes on with a name that began alone on the line above, where all rows are apart. */
function isRestOf(last, piece) {
	const { text } = last.name;
	if (!last.isLone || piece.line.isApart || !isWhole(piece) || text.endsWith(":") || text.length > 120) return false;
	return labelOf(text) === null && !isTitle(text) && !isSentence(text) && !isPageFurniture(text);
}
/** Whether the next line's first word would have fitted behind a line of fixed-width text, in a column so wide. */
function hadRoom(last, piece, widest) {
	if (last.line.origin !== "text" || last.line.isWhole) return false;
	const [next = ""] = piece.name.text.split(" ");
	return last.name.text.length + 1 + next.length <= widest;
}
const isOfPage = (text) => isPageFurniture(text) || isTitle(text);
function continuation(last, piece, hasPlaces) {
	const before = lineText(last.line);
	const now = lineText(piece.line);
	if (continuesConnector(last, piece)) return "yes";
	if (isPageFurniture(before) || piece.isLone && isOfPage(now) || isSentence(now) || isSentence(last.name.text)) return "no";
	if (connectorIn(last.name.text) > 0) return "no";
	const { length } = last.name.text;
	if (length === 0 || length > 400 || last.isLone && isTitle(before)) return "no";
	const hasOwn = piece.jurisdiction.text !== "" || piece.percent.text !== "";
	if (piece.name.text === "") {
		if (piece.percent.text === "") return placeContinues(last, piece);
		return last.jurisdiction.text === "" && last.percent.text === "" && piece.jurisdiction.text !== "" && !piece.line.isApart ? "yes" : "no";
	}
	if (!hasOwn) return nameContinues(last, piece, hasPlaces);
	if (last.jurisdiction.text === "" && last.percent.text === "") return nameBegan(last, piece, hasPlaces);
	return bothContinue(last, piece);
}
/** "Acme Corp." / "which, together with Acme LLC," / "directly or indirectly owns" */
function continuesConnector(last, piece) {
	const name = last.name.text;
	if (piece.name.text === "" || name.length > 400 || piece.line.isApart && !piece.line.isWhole) return false;
	return opensConnector(name) || last.isLone && /^(?:which|that)\b/.test(piece.name.text);
}
/** "United" / "Kingdom". A place alone under a complete one belongs to nothing. */
function placeContinues(last, piece) {
	const place = piece.jurisdiction.text;
	const above = last.jurisdiction.text;
	if (place === "") return "no";
	const isSecondLine = !piece.line.isApart && piece.trade.text !== "" && last.trade.text !== "";
	if (above === "") return last.line.isApart && !isSecondLine ? "no" : "yes";
	return (isPlace(`${above} ${place}`) || OPEN_END.test(above) || !isPlace(above)) && !(piece.line.isApart && !piece.line.isWhole) ? "yes" : "no";
}
/** A name alone under a row: its second line, or a heading, or another row. */
function nameContinues(last, piece, hasPlaces) {
	const name = piece.name.text;
	const lastHasOwn = last.jurisdiction.text !== "" || last.percent.text !== "";
	if (PARENTHESIS.test(name) || isTail(name)) return "yes";
	if (isBroken(last.name.text)) return !piece.line.isApart || piece.line.isWhole ? "yes" : "no";
	const isOpen = !endsWithLegalForm(last.name.text) && endsWithLegalForm(name) && name.split(" ").length <= 3;
	if (!hasPlaces || !lastHasOwn || piece.line.isApart) return "no";
	const mayEnd = endsWithLegalForm(last.name.text) || !(piece.indent > last.indent && STARTS_WITH_FORM.test(name));
	if (endsWithForm(last.name.text) && !isOpen && mayEnd) return "no";
	const isUnder = piece.line.origin === "text" && piece.indent > last.indent;
	const label = labelOf(name);
	if (label !== null && !(label.kind === "place" && isUnder) || isTitle(name)) return "no";
	if (!piece.isLone && piece.others.length > 0) return "maybe";
	if (piece.indent > last.indent || STARTS_WITH_FORM.test(name)) return "yes";
	return endsWithForm(name) ? "maybe" : "no";
}
/** The line before may be the beginning of a name. */
function nameBegan(last, piece, hasPlaces) {
	if (!last.isLone || last.name.text.endsWith(":")) return "no";
	if (isBroken(last.name.text) || isTail(piece.name.text) || PARENTHESIS.test(piece.name.text)) return "yes";
	if (!hasPlaces || piece.line.isApart || last.line.origin !== "text") return "no";
	if (piece.indent > last.indent && labelOf(last.name.text) === null && !endsWithForm(piece.name.text)) return "yes";
	if (endsWithForm(last.name.text)) return "no";
	if (labelOf(last.name.text) !== null || endsInPlace(last.name) || last.name.text.endsWith(")")) return "no";
	return piece.indent > last.indent ? "yes" : "maybe";
}
/** "Acme International Shipping, Inc. Delaware": a name so long that its place is right behind it. */
function endsInPlace(name) {
	const entry = readEntry(name);
	return entry.knownPlace && endsWithForm(entry.name.text);
}
/** Name and place are both wrapped, as "British Virgin" / "Islands" shows. */
function bothContinue(last, piece) {
	const place = piece.jurisdiction.text;
	if (piece.line.isApart || place === "") return "no";
	const isRest = !isPlace(place) && (isFormOnly(piece.name.text) || piece.indent > last.indent);
	if (isPlace(last.jurisdiction.text) && !isRest) return "no";
	return (isTail(piece.name.text) || piece.indent > last.indent || isBroken(last.name.text)) && isPlace(`${last.jurisdiction.text} ${place}`) ? "yes" : "no";
}
function isBroken(name) {
	return OPEN_END.test(name) || name.lastIndexOf("(") > name.lastIndexOf(")");
}
/** No name begins with a bare legal form, a lowercase letter, "d/b/a". */
function isTail(name) {
	if (isFormOnly(name) || /^(?:d\/b\/a|dba|f\/k\/a|formerly|doing business)\b/i.test(name)) return true;
	const [first = ""] = name.split(" ");
	return /^\p{Ll}{2}/u.test(name) && !/\p{Ll}\p{Lu}/u.test(first);
}

// parsers/subsidiaries/rows/read-columns.ts
/** Reads a table: each group of columns from top to bottom, groups from left to right. */
function readColumns(lines, columns, context) {
	context.reading.doubts.push(...columns.doubts);
	takeWhollyHeading(lines, columns, context);
	const { rest, hasRoot } = withoutParents(lines);
	const body = withoutHeadingLines(rest);
	if (hasRoot) context.reading.doubts.push("the first row was taken for the registrant");
	columns.groups.forEach((group, index) => {
		readGroup(body.flatMap((line) => rowCellsOf(line, group, columns, index === 0) ?? []), group, context);
	});
}
/** "Wholly-Owned Subsidiaries" over the column of names. */
function takeWhollyHeading(lines, { all, groups }, context) {
	if (groups.length > 1 || columnWith(all, "percent")) return;
	const cell = lines.slice(0, 6).filter(isHeadingLine).flatMap((line) => line.cells.length >= 2 ? line.cells : []).find(({ words }) => labelOf(words.text)?.kind === "group" && /wholly[- ]owned/i.test(words.text));
	if (cell !== void 0) context.wholly = matched(cell.words, /wholly[- ]owned/i);
}
const DATE_CELL = /^(?:at |as of )?(?:\p{L}{3,9}\.? \d{1,2},? )?(?:19|20)\d\d$/u;
/** Removes column headings, and the lines that continue one ("Under", "Laws of"). */
function withoutHeadingLines(lines) {
	let inHeading = false;
	/** The last line of a page ends in a comma; the next page begins with the end of its name. */
	let isOpen = false;
	return lines.filter((line) => {
		const text = lineText(line);
		const isLone = line.cells.length === 1;
		const isEnd = isLone && (isFormOnly(text) || !inHeading && !line.isApart && endsWithLegalForm(text));
		const isHeadingPart = ({ words }) => (isOfHeadingWords(words.text, true) || DATE_CELL.test(words.text)) && !isPlace(words.text);
		const isContinued = inHeading && !(isOpen && isFormOnly(text)) && (isLone || !line.isApart) && line.cells.every(isHeadingPart);
		const isYear = inHeading && isLone && /^(?:19|20)\d\d(?:\s*\(\w\))?$/.test(text);
		inHeading = isHeadingLine(line) && !isEnd || isContinued || isYear;
		if (!inHeading && !isPageFurniture(text) && !isTitle(text)) isOpen = /[,&]$/.test(text);
		return !inHeading;
	});
}
function readGroup(pieces, group, context) {
	const place = columnWith(group, "jurisdiction");
	const name = columnWith(group, "name");
	const isPlaceFirst = place !== void 0 && name !== void 0 && place.from < name.from;
	const rows = joinWrappedRows(pieces, place !== void 0, isPlaceFirst);
	const heads = place === void 0 ? /* @__PURE__ */ new Set() : headsOfGroups(rows);
	/** The place before the names, printed once for several rows. */
	let carried = null;
	for (const cells of rows) {
		const whole = allWords(cells.line);
		const { jurisdiction } = cells;
		if (isNoteRow(cells, context, whole)) continue;
		if (cells.name.text === "") {
			if (isPlaceFirst && jurisdiction.text !== "") carried = jurisdiction;
			else if (!takeNameless(cells, whole, place, context)) context.reading.unexplained.push(whole);
			continue;
		}
		const taken = takeLoneName(cells, group, rows, context) ?? takeHead(heads.has(cells), context);
		if (taken === "heading") carried = null;
		if (taken !== null) continue;
		const row = takeRow(cells, group, context);
		if (row === null) continue;
		row.doubts.push(...cells.doubts);
		if (isPlaceFirst && jurisdiction.text !== "") carried = jurisdiction;
		const inherited = (isPlaceFirst && jurisdiction.text === "" ? carried : null) ?? context.heading;
		if (row.jurisdiction === null && inherited !== null) locate(row, inherited);
		if (row.jurisdiction === null && place !== void 0 && jurisdiction.text === "") row.doubts.push(NO_PLACE);
		row.percent ??= whollyOwned(context.wholly) ?? (columnWith(group, "percent") ? null : context.share);
	}
}
/**
* Names without place and legal form that head the rows below them: the table begins with one, each stands over a row,
* and every other row has its place.
*/
function headsOfGroups(rows) {
	const isOpen = ({ line, isLone, name: { text } }) => isLone && line.origin === "row" && text !== "" && text.length <= 60 && !text.includes("(") && !endsWithForm(text);
	const own = rows.filter(({ line }) => !isPageFurniture(lineText(line)));
	const heads = own.filter(isOpen);
	const isHead = (row) => row !== void 0 && heads.includes(row);
	const areOver = own.every((row, index) => isHead(row) ? own[index + 1]?.jurisdiction.text : row.jurisdiction.text);
	return new Set(heads.length >= 2 && isHead(own[0]) && areOver ? heads : []);
}
/** Takes a row without a name, which belongs to the row above or says nothing; false where it is not understood. */
function takeNameless(cells, whole, place, context) {
	const { line, jurisdiction, percent, marks, others } = cells;
	const isEmpty = jurisdiction.text === "" && percent.text === "";
	if (isPageFurniture(whole.text) || marks.text !== "" && isEmpty) return true;
	if (addTrade(cells, context.reading) || addPercent(cells, context)) return true;
	if (isSecondPlace(cells, place, context)) return false;
	const rest = cells.isLone ? whole : joined(jurisdiction, percent);
	return takeOther(line, rest, context) || others.length > 0 && isEmpty;
}
/** "87% Direct" over "13% Indirect": the share of a company in two rows. */
function addPercent({ jurisdiction, percent, others }, { reading }) {
	const last = reading.rows.at(-1);
	if (last?.from !== "columns" || last.percent === null || jurisdiction.text !== "" || others.length > 0) return false;
	if (percentOf(percent, false) === null) return false;
	last.percent = null;
	last.percentDoubt = "several percents";
	return true;
}
/** Takes a name without place and percent that is not a subsidiary; says whether it heads the rows that follow. */
function takeLoneName(cells, group, rows, context) {
	const { reading } = context;
	if (cells.jurisdiction.text !== "" || cells.percent.text !== "") return null;
	const above = reading.rows.at(-1);
	if (saysTrades(columnWith(group, "name")) && above !== void 0 && cells.indent > above.indent + 1) {
		addTrade({
			...cells,
			trade: cells.name
		}, reading);
		return "other";
	}
	if (cells.trade.text === "" && takeOther(cells.line, cells.name, context)) return "heading";
	const isHeading = () => isGroupHeading(cells.name.text, rows) || standsOut$1(cells, rows);
	if (cells.isLone && columnWith(group, "jurisdiction") && isHeading()) {
		if (/%|percent/i.test(cells.name.text)) reading.doubts.push("a heading about shares was not understood");
		context.heading = null;
		context.wholly = null;
		return "heading";
	}
	if (!isSentence(cells.name.text) || beginsWithEntry(cells.name)) return null;
	reading.sentences.push(cells.name);
	return "other";
}
function takeHead(isHead, context) {
	if (!isHead) return null;
	context.heading = null;
	context.wholly = null;
	const doubt = "names without a place were taken for headings";
	if (!context.reading.doubts.includes(doubt)) context.reading.doubts.push(doubt);
	return "heading";
}
/** A place alone under a row that has one: a second jurisdiction, unless its heading says that others follow. */
function isSecondPlace(cells, column, { reading }) {
	const last = reading.rows.at(-1);
	if (last === void 0 || last.jurisdiction === null || !isPlace(cells.jurisdiction.text)) return false;
	return cells.percent.text === "" && cells.others.length === 0 && !/qualif/i.test(column?.heading ?? "");
}
/** The last word of headings over several companies: "Homebuilding Joint Ventures". */
const GROUP_NOUN = /\b(?:subsidiaries|companies|joint ventures|operations|entities|partnerships|segments?|divisions?|affiliates|corporations|investees)$/i;
/** "NEWSPAPER PUBLISHING:", "PUBLISHING" among names in lowercase: a line of business or a division over its companies. */
function isGroupHeading(text, rows) {
	const bare = text.replace(/(?<![\s:])[\s:]+$/, "");
	if (text.length > 60 || text.endsWith(",") || text.includes("(") || endsWithForm(bare) && !GROUP_NOUN.test(bare)) return false;
	if (text.endsWith(":")) return true;
	if (GROUP_NOUN.test(text)) return rows.filter(({ jurisdiction }) => jurisdiction.text !== "").length >= rows.length / 2;
	const isCapital = (words) => words === words.toUpperCase();
	const names = rows.flatMap(({ name }) => name.text === "" ? [] : [name.text]);
	return isCapital(text) && names.filter(isCapital).length < names.length * .4;
}
/** "Broadcasting" in bold or across the table, alone in its row, over companies that all have a place of their own. */
function standsOut$1({ line, name }, rows) {
	if (line.origin !== "row" || endsWithForm(name.text) || name.text.length > 60) return false;
	const others = rows.filter(({ isLone, name: { text } }) => !isLone && text !== "");
	const widthOf = (one) => one.cells[0]?.width ?? 1;
	const isUnlike = (other) => line.bold && !other.bold || widthOf(line) > widthOf(other);
	return others.length > 0 && others.every((row) => isUnlike(row.line) && row.jurisdiction.text !== "");
}
function isNoteRow(cells, { reading }, whole) {
	if (isPlace(cells.jurisdiction.text)) return false;
	const rest = whole.text.replace(/^\S{1,5}\s+/, "");
	return (cells.marks.text !== "" || /^(?:\(?\s?\w{1,2}\s?[).]|[*†‡]+)(?:\s|$)/.test(whole.text)) && (isSentence(rest) || cells.percent.text === "" || rest.length > 80) && takeNote(whole, reading);
}
/** Wider than any indentation that marks one level. */
const DEPTH_INDENT = 60;
const NOTHING = /^(?:[-–—_.]+|n\/?a\.?|none|nil|not applicable)$/i;
function takeRow(cells, group, context) {
	const { reading, isRaised, parenthesesArePlaces } = context;
	const { percent, trade } = cells;
	const name = context.hasLetters ? cut(cells.name, listLetterLength(cells.name.text)) : cells.name;
	if (SUMMARY.test(name.text)) return null;
	const hasPlaces = columnWith(group, "jurisdiction") !== void 0;
	const place = NOTHING.test(cells.jurisdiction.text) ? "" : cells.jurisdiction.text;
	const hasOwn = place !== "" || percent.text !== "";
	if (!hasOwn && trade.text === "" && !hasPlaces && !columnWith(group, "percent")) return takeEntry({
		...cells.line,
		origin: "row"
	}, name, context);
	const entry = readEntry(name, {
		findJurisdiction: place === "",
		parenthesesArePlaces: parenthesesArePlaces && !hasPlaces,
		isRaised
	});
	if (!canBeName(entry.name.text)) {
		reading.unexplained.push(name);
		return null;
	}
	if (reading.rows.length === 0 && !hasOwn && reading.registrants.has(registrantKey(entry.name.text))) return null;
	const saysNoShare = NOTHING.test(percent.text);
	const { saysNoParent } = cells;
	const indent = cells.indent + depthOfMarks(name.text) * DEPTH_INDENT;
	const row = {
		...entry,
		indent,
		segment: cells.line.segment,
		from: "columns",
		saysNoShare,
		saysNoParent
	};
	const marks = cells.marks.text === "" ? [] : cells.marks.text.replace(/[()[\]%]/g, " ").split(/[\s,]+/);
	row.noteMarks.push(...marks.filter((mark) => mark !== ""));
	if (place !== "") takePlace(row, cells.jurisdiction, context);
	if (percent.text !== "" && !NOTHING.test(percent.text)) takePercent(row, percent, isRaised);
	takeTradeCell(row, trade, isRaised);
	if (hasPlaces && place === "" && row.jurisdiction !== null) row.doubts.push("a place taken from the name");
	reading.rows.push(row);
	context.rowIsBold = cells.line.bold;
	return row;
}
const DITTO = /^(?:["”“″]+|'{2}|ditto|do\.?|same|-?"-?)$/i;
const KIND_AT_END = verbose("i")`(?<!\s)\s*(?!\s)(?:[,(-]\s*)?\b(?:corporation|corp\.?|(?:limited liability )?company|
  (?:(?:limited|general) )?partnership|llc|inc\.?|lp|(?:(?:statutory|business) )?trust)\)?$`;
const SHARE_AT_END = /(?<![\s,(–—-])[\s,(–—-]+(\d{1,3}(?:\.\d{1,6})?\s?%)(?:\s?(?:owned|interest))?\)?$/i;
/** Reads the cell of a jurisdiction, which may hold a date, a percent or the kind of company besides. */
function takePlace(row, words, { reading, isRaised }) {
	if (DITTO.test(words.text)) {
		const last = reading.rows.at(-1);
		row.jurisdiction = last?.jurisdiction ?? null;
		row.knownPlace = last?.knownPlace ?? false;
		row.doubts.push("jurisdiction by ditto mark");
		return;
	}
	const unmarked = withoutMarks(words, isRaised);
	row.noteMarks.push(...unmarked.marks);
	let place = withoutDate(unmarked.words);
	const share = place.text.includes("%") ? SHARE_AT_END.exec(place.text) : null;
	const percent = share === null || row.percent !== null ? null : percentOf(cut(place, share.index), false);
	if (share !== null && percent !== null && percent !== "several") {
		row.percent = percent;
		place = cut(place, 0, share.index);
	}
	if (/^\(.*\)$/.test(place.text)) place = cut(place, 1, place.text.length - 1);
	else if (/^[^()]*\)$/.test(place.text)) place = cut(place, 0, place.text.length - 1);
	const phrase = isPlace(place.text) ? null : placeInPhrase(place);
	if (phrase !== null && !/^an?\s/i.test(place.text)) row.doubts.push(FORM_BESIDE);
	row.jurisdiction = phrase ?? place;
	const { text } = row.jurisdiction;
	row.knownPlace = isPlace(text) || isCountryCode(text) || isPlace(text.replace(/^an?\s+/i, "").replace(KIND_AT_END, ""));
}
/** Reads the cell of a percent. */
function takePercent(row, words, isRaised) {
	const share = /\p{L}/u.test(words.text) ? shareIn(words) : null;
	const found = share?.isOpen === true ? "several" : share?.percent ?? percentOf(words, true);
	if (found === "several" || /^[\d.]+ [\d.]+$/.test(words.text)) row.percentDoubt = "several percents in one cell";
	else if (found !== null) {
		row.percent = found;
		row.noteMarks.push(...withoutMarks(words, isRaised).marks);
		takeLead(row, words, found);
	} else if (/^(?:[*†‡]+|\((?:\d{1,2}|[a-z])\))$/.test(words.text)) row.noteMarks.push(words.text.replace(/[()]/g, ""));
	else if (/\d/.test(words.text)) row.doubts.push(`ownership not understood: ${words.text.slice(0, 40)}`);
}
const SHARE_WORDS = verbose("i")`
  ^(?:(?:approx\.?|(?:approximately|about|circa|(?:in)?direct(?:ly)?|own(?:ed|s|ership)|held|holds|through|
  subsidiar(?:y|ies)|(?:wholly|majority)[- ]owned|equity|voting|economic|interest|general|limited|partner(?:ship)?|
  common|preferred|stock|shares|class [a-z]|by|of|and|the|a|an|is|in|company|registrant|parent)\b)[\s,:]*)+$`;
/** "Federal 100% ownership": words before a percent are the place, or something that was not understood. */
function takeLead(row, words, found) {
	const lead = cut(words, 0, Math.max(0, indexOfPlace(words, firstPlace(found.words) ?? -1)));
	const text = lead.text.replace(/(?<![\s:,(–—-])[\s:,(–—-]+$/, "");
	if (!/\p{L}{2}/u.test(text) || SHARE_WORDS.test(text)) return;
	if (row.jurisdiction === null && isPlace(text)) locate(row, cut(lead, 0, text.length));
	else row.doubts.push(`words before the share: ${text.slice(0, 40)}`);
}

// parsers/subsidiaries/rows/page-breaks.ts
/** The name and the place of a line; null where it holds two of either. */
function partsOf(line, { all }) {
	const parts = { hasOthers: false };
	for (const cell of line.cells) {
		const role = columnOf(cell, all)?.role;
		if (role === "name" && parts.name === void 0) parts.name = cell;
		else if (role === "jurisdiction" && parts.place === void 0) parts.place = cell;
		else if (role === "name" || role === "jurisdiction") return null;
		else parts.hasOthers = true;
	}
	return parts;
}
const isPageLine = (line) => isPageFurniture(lineText(line)) || isHeadingLine(line) || isTitle(lineText(line));
/**
* Joins the last row of a table with the first of the next where a page ended within a name or a place: a name alone
* that has no legal form, the end of a name alone, or a place that only both parts make.
*/
function joinPages(segments) {
	const result = [...segments];
	let last = null;
	for (const [at, { columns, lines }] of segments.entries()) {
		if (columns === null) {
			if (!lines.every(isPageLine)) last = null;
			continue;
		}
		if (last !== null && isSameTable(last.columns, columns)) joinTables(result, last, {
			at,
			columns
		});
		last = {
			at,
			columns
		};
	}
	return result;
}
/** One name and one place, and headings that repeat or are left out. */
function isSameTable({ all: one }, { all: two, groups }) {
	if (groups.length !== 1 || one.length !== two.length) return false;
	return one.every(({ role, heading }, index) => {
		const other = two[index];
		return other?.role === role && (other.heading === heading || other.heading === "");
	});
}
function joinTables(segments, above, below) {
	const upper = segments[above.at];
	const lower = segments[below.at];
	const from = upper?.lines.findLastIndex((line) => !isPageLine(line)) ?? -1;
	const to = lower?.lines.findIndex((line) => !isPageLine(line)) ?? -1;
	const one = upper?.lines[from];
	const two = lower?.lines[to];
	if (upper === void 0 || lower === void 0 || one === void 0 || two === void 0) return;
	if (one.origin !== "row" || two.origin !== "row" || columnWith(above.columns.all, "jurisdiction") === void 0) return;
	const joint = jointOf(partsOf(one, above.columns), partsOf(two, below.columns), one);
	if (joint === null) return;
	const drop = (lines, index) => lines.toSpliced(index, 1);
	const columns = joint.isSure ? above.columns : {
		...above.columns,
		doubts: [...above.columns.doubts, DOUBT]
	};
	if (!joint.isSure && hasOpenNames(upper, above.columns, from)) return;
	if (joint.into === "below") {
		const cells = two.cells.map((cell) => cell === joint.cell ? {
			...cell,
			words: joint.words
		} : cell);
		segments[below.at] = {
			...lower,
			lines: lower.lines.toSpliced(to, 1, withCells(two, cells))
		};
		segments[above.at] = {
			columns,
			lines: drop(upper.lines, from)
		};
	} else {
		const cells = one.cells.map((cell) => cell === joint.cell ? {
			...cell,
			words: joint.words
		} : cell);
		segments[above.at] = {
			...upper,
			lines: upper.lines.toSpliced(from, 1, withCells(one, cells))
		};
		segments[below.at] = {
			...lower,
			lines: drop(lower.lines, to)
		};
	}
}
const DOUBT = "a name may go on behind the end of its page";
/** Whether other names of the table have no legal form, either: headings of groups, or names that are whole without one. */
function hasOpenNames({ lines }, columns, last) {
	return lines.some((line, index) => {
		if (index === last || isPageLine(line)) return false;
		const name = partsOf(line, columns)?.name?.words.text ?? "";
		return name !== "" && !endsWithForm(name);
	});
}
function jointOf(one, two, line) {
	if (one === null || two === null) return null;
	const { name, place } = one;
	if (name !== void 0 && place === void 0 && !one.hasOthers && two.name !== void 0 && two.place !== void 0) {
		const words = joined(name.words, two.name.words);
		const [first, rest] = [name.words.text, two.name.words.text];
		const isSure = isBroken(first) || isTail(rest);
		return beginsName(first, rest, line) ? {
			into: "below",
			cell: two.name,
			words,
			isSure
		} : null;
	}
	if (name === void 0 || place === void 0 || two.hasOthers) return null;
	if (two.name !== void 0 && two.place === void 0 && isTail(two.name.words.text)) return {
		into: "above",
		cell: name,
		words: joined(name.words, two.name.words),
		isSure: true
	};
	if (two.name === void 0 && two.place !== void 0) {
		const words = joined(place.words, two.place.words);
		return isPlace(words.text) && !isPlace(two.place.words.text) ? {
			into: "above",
			cell: place,
			words,
			isSure: true
		} : null;
	}
	return null;
}
/** Whether a name alone at the end of a page goes on: it ends openly, or is no heading and the rest alone is no name. */
function beginsName(text, rest, { bold }) {
	if (bold || isSentence(text) || isTitle(text) || labelOf(text) !== null || text.endsWith(":")) return false;
	if (isBroken(text) || isTail(rest)) return true;
	return !endsWithForm(text) && !GROUP_NOUN.test(text) && endsWithForm(rest) && text.split(" ").length >= 3;
}

// parsers/subsidiaries/rows/read-list.ts
/** Reads the lines of an exhibit into subsidiaries, notes, and what could not be explained. */
function readList(printed, registrants, isRaised) {
	const lines = withoutPageHeads(printed);
	const texts = lines.map(lineText);
	const segments = joinPages(segmentsOf(lines));
	const tables = segments.flatMap(({ columns }) => columns && (columnWith(columns.all, "jurisdiction") ?? columnWith(columns.all, "percent")) ? [columns] : []);
	const isPlaced = (group) => columnWith(group, "jurisdiction") !== void 0;
	const reading = {
		rows: [],
		notes: [],
		unexplained: [],
		doubts: [],
		sentences: [],
		headingMarks: /* @__PURE__ */ new Set(),
		registrants: new Set(registrants.map(registrantKey)),
		hasJurisdictionColumn: tables.length > 0 && tables.every(({ groups }) => groups.every(isPlaced))
	};
	const context = {
		reading,
		isRaised,
		parenthesesArePlaces: hasPlacesInParentheses(lines),
		hasTable: tables.length > 0,
		hasLetters: hasListLetters(lines.flatMap(({ cells: [first] }) => first?.words.text ?? [])),
		fieldsAreHeads: headsByFields(lines),
		indentedAreParts: texts.some(saysIndentedAreParts),
		heading: null,
		wholly: null,
		share: null,
		rowIsBold: false
	};
	const body = segments.flatMap((segment) => segment.lines);
	let titles = titleEnd(body, reading, isRaised);
	const title = body.slice(0, Math.max(0, titles)).findLast((line) => isTitle(lineText(line)));
	const label = title && labelOf(lineText(title));
	if (title && label?.kind === "group" && label.wholly) context.wholly = matched(allWords(title), /wholly[- ]owned/i);
	const named = body.slice(0, titles).filter((line) => isCompanyName(line) && !isTitle(lineText(line)));
	if (named.length > 2) reading.unexplained.push(...named.map(allWords));
	for (const line of lines) addHeadingMarks(line, reading);
	for (const segment of segments) {
		const own = segment.lines.slice(Math.max(0, titles));
		titles -= segment.lines.length;
		if (own.length === 0) continue;
		if (segment.columns !== null) readColumns(own, segment.columns, context);
		else readLines(own, context);
	}
	dropRegistrant(reading, registrants.slice(1));
	takeCommonPlace(reading);
	const isWholly = (text) => /wholly[- ]owned/i.test(text) && (isTitle(text) || labelOf(text) !== null);
	if (reading.rows.every((row) => row.percent === null) && texts.some(isWholly)) reading.doubts.push("a heading says \"wholly-owned\"");
	return reading;
}
function saysIndentedAreParts(text) {
	return isSentence(text) && /\bindent/i.test(text) && /\b(?:divisions?|business units?|branch(?:es)?|trade names?)\b/i.test(text);
}
function addHeadingMarks(line, { headingMarks }) {
	const text = lineText(line);
	if (!/[(*†‡]/.test(text)) return;
	const marks = [...text.matchAll(/\(\s?(\d{1,2}|[a-z])\s?\)|([*†‡]+)/g)];
	if (marks.length === 0 || !(isHeadingLine(line) || isTitle(text))) return;
	for (const mark of marks) headingMarks.add(mark[1] ?? mark[2] ?? "");
}
function hasPlacesInParentheses(lines) {
	const ended = lines.filter((line) => line.cells.length === 1).flatMap((line) => /\(([^()]{3,60})\)?\s*$/.exec(lineText(line))?.[1] ?? []);
	const known = ended.filter((inside) => isPlace(placeIn(inside.replace(/[,;].*/, "")))).length;
	return known >= 8 && known >= ended.length * .85;
}
/** The registrant at the root of a tree is not its own subsidiary; two entities of one name stay. */
function dropRegistrant(reading, others) {
	const { rows, notes, registrants } = reading;
	const top = rows.slice(0, 3);
	const keys = registrants.difference(new Set(others.map(registrantKey)));
	const keyOf = ({ name }) => registrantKey(name.text.replace(DEFINED_TERM, ""));
	const index = top.findIndex((row) => keys.has(keyOf(row)) && row.percent === null);
	if (index >= 0 && rows.length > 1) rows.splice(index, 1);
	dropRoot(rows, notes);
	dropParentless(reading);
	const isRoot = /\((?:the )?(?:registrant|parent|the company|parent company)\)$|^registrant\b/i;
	const root = rows.findIndex((row) => isRoot.test(row.name.text));
	if (root >= 0 && root < 3) rows.splice(root, 1);
}
/** The first row alone has a dash for its parent: it is the registrant, who owns the others. */
function dropParentless({ rows, notes, doubts }) {
	const [root, ...others] = rows;
	if (root?.saysNoParent !== true || root.percent !== null || others.length < 2) return;
	if (others.some(({ saysNoParent }) => saysNoParent)) return;
	doubts.push("the first row was taken for the registrant");
	notes.push({
		mark: null,
		text: root.name.text
	});
	rows.shift();
}
/** "ACME CORPORATION" in capitals over companies whose shares are stated, without one of its own: who owns them. */
function dropRoot(rows, notes) {
	const [root, ...others] = rows;
	if (root === void 0 || others.length < 3 || root.percent !== null || root.saysNoShare) return;
	const isCapital = ({ name: { text } }) => text === text.toUpperCase();
	if (!isCapital(root) || others.some((row) => row.percent === null || isCapital(row))) return;
	notes.push({
		mark: null,
		text: root.name.text
	});
	rows.shift();
}
/** A title is within this many lines of the top. */
const MOST_TITLE_LINES = 25;
/** "Acme Limited" over "Hong Kong": an entry of two lines. */
function isPair(line, next) {
	return next?.cells.length === 1 && isCompanyName(line) && !isTitle(lineText(line)) && isPlace(lineText(next));
}
/** How many lines at the top are titles, with the registrant's name and address around the last. Adds those names. */
function titleEnd(lines, reading, isRaised) {
	const firstEntry = lines.findIndex((line, index) => isEntry(line, isRaised) || isPair(line, lines[index + 1]));
	const texts = lines.slice(0, Math.min(MOST_TITLE_LINES, firstEntry < 0 ? lines.length : firstEntry)).map(lineText);
	const last = texts.findLastIndex((text) => isTitle(text) && !isPageFurniture(text) && !/^(?:exhibit|ex)\b.{0,12}$/i.test(text));
	if (last < 0) {
		const start = Math.max(0, texts.findIndex((text) => !isPageFurniture(text)));
		const companies = companiesBeforeHeading(lines, start, reading);
		return leadingTitles(lines, companies === 0 ? 0 : start + companies, firstEntry, reading);
	}
	const { registrants } = reading;
	const headerNames = registrants.size;
	for (const text of texts.slice(0, last + 1)) addTitleRegistrant(text, reading);
	let end = last + 1;
	const next = lines[end];
	if (/\bof(?: the)?$/i.test(texts[last] ?? "") && next !== void 0 && !isMarked(next)) {
		registrants.add(registrantKey(lineText(next).replace(/(?<![*†])[*†]+$/, "")));
		end += 1;
	}
	const zip = lines.slice(end, end + 5).findIndex((line) => /\b[A-Z]{2}\.?\s+\d{5}(?:-\d{4})?$/.test(lineText(line)));
	const named = lines[end];
	if (zip >= 0 && named !== void 0) {
		registrants.add(registrantKey(lineText(named)));
		end += zip + 1;
	}
	const lead = lines[end];
	if (lead !== void 0 && isCompanyName(lead) && !isEntry(lead, isRaised)) {
		const key = registrantKey(lineText(lead));
		const isUnnamed = registrants.size === headerNames;
		const rest = lines.slice(end + 1).filter((line) => !isPageFurniture(lineText(line)));
		if (rest.length > 0 && (isUnnamed && standsOut(lead, rest) || registrants.has(key))) {
			registrants.add(key);
			end += 1;
		}
	}
	return leadingTitles(lines, end + companiesBeforeHeading(lines, end, reading), firstEntry, reading);
}
/** "- Acme Corp.", "1. Acme Corp.": an entry by its bullet or number, though the title above it may end openly. */
function isMarked(line) {
	const words = allWords(line);
	return withoutBullet(words).text.length < words.text.length;
}
const NUMBERED = /^\(?(\d{1,3})[.)]\s/;
/** Where a list begins whose first lines may be more titles: at its number 1, or below centered lines. */
function leadingTitles(lines, end, firstEntry, reading) {
	const texts = lines.map(lineText);
	const numbers = texts.map((text) => /^[(\d]/.test(text) ? Number(NUMBERED.exec(text)?.[1] ?? 0) : 0);
	const one = numbers.indexOf(1);
	const isNumbered = one >= 0 && numbers.indexOf(2) > one && numbers.filter((number) => number > 0).length >= 3;
	const upright = lines.findIndex((line, index) => index >= end && !line.centered);
	const isCentered = upright === firstEntry && lines.slice(upright).every((line) => !line.centered);
	const start = isNumbered && one <= firstEntry ? one : isCentered ? upright : end;
	const leads = texts.slice(end, Math.max(end, start));
	if (!(leads.length <= 6 && leads.every((text) => labelOf(text) === null && !isSentence(text))) || leads.length === 0) return end;
	for (const text of leads) if (endsWithForm(text)) reading.registrants.add(registrantKey(text));
	return start;
}
function isEntry(line, isRaised) {
	const text = lineText(line);
	if (isHeadingLine(line) && line.cells.length >= 2) return true;
	if (isTitle(text) || isPageFurniture(text) || isSentence(text)) return false;
	if (line.cells.length >= 2) return !/exhibit/i.test(text);
	return readEntry(allWords(line), { isRaised }).jurisdiction !== null;
}
const isCompanyName = (line) => line.cells.length === 1 && endsWithForm(lineText(line));
/** The registrant's name under the title is centered or bold, unlike the names below it. */
function standsOut(lead, rest) {
	const peer = rest.find((line) => {
		const text = lineText(line);
		return line.cells.length > 0 && labelOf(text) === null && !isTitle(text) && !text.startsWith("(");
	});
	if (peer === void 0) return false;
	return lead.centered && !peer.centered || lead.bold && !peer.bold && peer.origin === lead.origin;
}
/** How many companies between the title and the column headings head the list. */
function companiesBeforeHeading(lines, end, reading) {
	const heads = (line) => isHeadingLine(line) && (line.cells.length >= 2 || line.origin === "row");
	const heading = lines.slice(0, end + 4).findIndex(heads);
	if (heading - end > 3) return 0;
	const between = lines.slice(end, Math.max(end, heading));
	const other = between.findIndex((line) => {
		const text = lineText(line);
		return !isCompanyName(line) || isSentence(text) || labelOf(text) !== null;
	});
	const companies = between.slice(0, other < 0 ? between.length : other);
	for (const line of companies) reading.registrants.add(registrantKey(lineText(line)));
	return companies.length;
}
/** "Subsidiaries of Acme Corp. as of December 31, 2010" and a bare "Acme Corp." name the registrant. */
function addTitleRegistrant(text, reading) {
	const of = /\bsubsidiar(?:y|ies) of(?: the registrant,?)?\s+(.+?)(?:(?<!\s)\s+(?:as of|at|\(the)\b.*)?$/i.exec(text)?.[1];
	const name = (of ?? text).replace(/(?<![*†])[*†]+$/, "").replace(/(?<!\s)\s+(?:and|&) (?:(?:its|it['’]s) )?(?:(?:consolidated|group) )?subsidiaries(?: \([^()]{2,40}\))?$/i, "");
	const owner = /^(.{4,100}?)(?<!\s)\s+subsidiaries$/i.exec(name)?.[1] ?? "";
	if (endsWithLegalForm(owner)) reading.registrants.add(registrantKey(owner));
	if ((of !== void 0 || endsWithForm(name) && !isTitle(text) || name !== text) && !/^the (?:registrant|company)/i.test(name) && name.length < 120) reading.registrants.add(registrantKey(name));
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

// parsers/subsidiaries/rows.ts
/** The list itself, even if empty; none unless parsed. */
function subsidiaryListRows(outcome, { form, filedDate }) {
	const { result } = outcome;
	if (result === null) return [];
	const notes = result.notes.map(({ mark, text }) => mark === null ? text : `(${mark}) ${text}`);
	const values = {
		form,
		filedDate,
		count: result.count,
		notes
	};
	return [parsedRow(outcome, values, "")];
}
/** A row per subsidiary, in the order of the list; none unless parsed. */
function subsidiaryRows(outcome) {
	return (outcome.result?.subsidiaries ?? []).map((subsidiary, position) => {
		const { name, ownershipPercent: percent } = subsidiary;
		const ownershipPercent = percent === null ? null : String(percent);
		const values = {
			...subsidiary,
			position,
			nameKey: nameKey(name),
			ownershipPercent
		};
		return parsedRow(outcome, values, `subsidiaries[${position}].`);
	});
}

// parsers/subsidiaries/subsidiaries.v3.ts
const ID = "subsidiaries";
const VERSION = 3;
const HEAD = outcomeHead({
	id: ID,
	version: VERSION,
	kind: ID
});
const LONGEST_EXHIBIT = 4e6;
const LONGEST_REPORT = 4e7;
/** Forms that may print the list in the report itself. */
const REPORTS = [
	"annual",
	"annual405",
	"annualSmallBusiness"
];
/** A line that heads a list, in the source: a cheap test before the report is laid out. */
const HEAD_IN_SOURCE = verbose("i")`(?:exhibit\s+(?:no\.?\s*)?|[>\s(])2[12](?:\.\d)?\)?[\s.:–—-]+
  (?:the following|list of|schedule of|significant)?[^<>\n]{0,60}subsidiaries`;
/**
* The list of subsidiaries: Exhibit 21 (Regulation S-K Item 601(b)(21)), Exhibit 8 of Form 20-F, Exhibit 22 as it was
* numbered before 1996, and lists printed in a 10-K itself.
*
* An explicit "none" gives an empty list. A list that is an image, omitted, or in another document is rejected with the
* reason, never an empty list. Confidence: see `verdictOf` (high only where every line of the exhibit is explained).
*/
const subsidiariesV3 = {
	id: ID,
	version: VERSION,
	kind: ID,
	dependsOn: [],
	appliesTo({ header, documents }) {
		const form = header.form ?? "";
		const year = Number((header.filedDate ?? "9999").slice(0, 4));
		const exhibits = documents.filter(({ type }) => {
			if (/^EX-21/i.test(type)) return true;
			if (form.startsWith("20-F")) return /^EX-8(?:\.\d+)?$/i.test(type);
			return isFormOf(form, REPORTS) && year <= 1997 && /^EX-22/i.test(type);
		});
		if (exhibits.length > 0) return exhibits;
		const report = documents.find((document) => isFormOf(document.type, REPORTS) && !document.isBinary);
		if (!isFormOf(form, REPORTS) || report === void 0 || report.text.length > LONGEST_REPORT) return [];
		return /\bsubsidiaries\b/i.test(report.text) && HEAD_IN_SOURCE.test(report.text) ? [report] : [];
	},
	parse,
	rows: (outcome, filing) => [{
		table: "parsed.subsidiary_lists",
		rows: subsidiaryListRows(outcome, filing)
	}, {
		table: "parsed.subsidiaries",
		rows: subsidiaryRows(outcome)
	}]
};
function parse({ header }, document) {
	forgetAnswers();
	if (document.isBinary) return rejected(HEAD, "not-text", `the list is a ${document.type || "binary"} file without text`);
	if (document.text.length > LONGEST_REPORT) return rejected(HEAD, "too-large", `the document has ${document.text.length} characters`);
	const layout = layoutOf(document.text);
	const { text } = layout.plain;
	const work = {
		document,
		layout,
		registrants: header.filers.flatMap(({ name }) => name ?? [])
	};
	const lines = listLinesOf(layout, document.text);
	if (!/^EX-/i.test(document.type) && isReport(text)) return parseReport(work, lines);
	if (text.length > LONGEST_EXHIBIT || lines.length > 6e4) return rejected(HEAD, "too-large", `the exhibit has ${lines.length} lines`);
	return parseLines(work, lines) ?? withoutList(work, lines);
}
/** Fixed-width text is read line by line, without the tables that a layout finds in it. */
function layoutOf(text) {
	if (documentFormatOf(text) !== "text") return htmlStructureOf(text);
	return {
		plain: plainTextOf(text),
		blocks: [],
		tables: []
	};
}
/** The best list of the likely sections of a report. */
function parseReport(work, lines) {
	let best = null;
	for (const { start, end } of sectionsOf(work.layout.plain.text)) {
		const outcome = parseLines(work, lines.filter(({ cells: [first] }) => {
			const at = (first && firstPlace(first.words)) ?? -1;
			return at >= start && at < end;
		}));
		if (outcome !== null && outcome.confidence >= Math.max(.8, (best?.confidence ?? 0) + Number.EPSILON)) best = outcome;
		if (best !== null && best.confidence >= .95) break;
	}
	return best ?? notApplicable(HEAD, "no-list", "the report contains no list of subsidiaries");
}
/** Find the rows, check them, assemble the subsidiaries. Null where there are none. */
function parseLines(work, all) {
	const { document, layout } = work;
	const lines = withoutSignature(all);
	const isRaised = raisedTypeOf(layout.plain, document.text);
	const texts = lines.map(lineText);
	const reading = readList(lines, work.registrants, isRaised);
	const { rows, notes } = reading;
	if (rows.length === 0) addProse(reading, isRaised);
	else reading.unexplained.push(...unlistedIn(reading, isRaised));
	const mayBeRegistrants = rows.length <= 2 && rows.every((row) => row.jurisdiction === null);
	if (rows.length === 0 || mayBeRegistrants && absenceOf(texts)?.kind === "none") return null;
	const undecoded = layout.plain.text.includes("�") ? texts.join("").split("�").length - 1 : 0;
	const verdict = verdictOf(reading, undecoded);
	const faults = rowFaults(rows, reading.registrants.size > 0);
	const confidence = Math.min(verdict.confidence, faults.confidence);
	const { subsidiaries, spans } = subsidiariesOf(rows, work);
	const confidences = faults.doubtful.map((path) => [path, Math.min(DOUBTFUL, confidence)]);
	return parsedOutcome(HEAD, {
		count: subsidiaries.length,
		subsidiaries,
		notes
	}, confidence, {
		spans,
		confidences: Object.fromEntries(confidences),
		crossValidations: [...verdict.crossValidations, ...faults.crossValidations],
		[confidence >= .9 ? "warnings" : "reasons"]: [...verdict.reasons, ...faults.reasons]
	});
}
/** No subsidiary was found: the exhibit says that there are none, or the list is elsewhere, or it cannot be read. */
function withoutList(work, lines) {
	const texts = lines.map(lineText).filter((text) => !isPageFurniture(text));
	const absence = absenceOf(texts);
	if (absence?.kind === "none") return statedNone(work, lines, absence.isExplicit, texts.length <= 8);
	if (absence !== null) return rejected(HEAD, "list-omitted", absence.message);
	if (lines.some((line) => isChartMark(lineText(line))) || /<img\b|<object\b|<embed\b/i.test(work.document.text)) return rejected(HEAD, "image-only", "the list is an image");
	if (texts.filter((text) => !isHeadingCell(text)).join(" ").trim().length < 20) return rejected(HEAD, "empty-document", "the exhibit has no words of a list");
	return rejected(HEAD, "no-list-found", "the exhibit has neither a list of subsidiaries nor a statement that there are none");
}
function statedNone(work, lines, isExplicit, isShort) {
	const { document, layout } = work;
	const line = lines.find((one) => absenceOf([lineText(one)])?.kind === "none");
	const start = line?.cells[0] && firstPlace(line.cells[0].words);
	const final = line?.cells.at(-1);
	const last = final && lastPlace(final.words);
	const hasWords = start !== void 0 && last !== void 0;
	const isProven = isExplicit && isShort;
	const reason = {
		code: "none-stated",
		message: "the exhibit says that there are no subsidiaries"
	};
	return parsedOutcome(HEAD, {
		count: 0,
		subsidiaries: [],
		notes: []
	}, isProven ? PROVEN : PROBABLE, {
		spans: hasWords ? { count: [spanOf(layout.plain, document.text, document.sequence, start, last + 1)] } : {},
		crossValidations: [{
			name: "the exhibit states that there are none",
			passed: isExplicit
		}],
		[isProven ? "warnings" : "reasons"]: [reason]
	});
}
/** Heads of a list in a report: "Exhibit 21 – Subsidiaries of the Registrant", "22 The following is a list of …". */
const LIST_HEAD = verbose("gim")`^[ \t]*(?:exhibit\s+(?:no\.?\s*)?|item\s+)?
  (?:\(?(?:21|22)(?:\.\d)?\)?[\s.:–—-]+)?(?:the following (?:is|are|table)\b[^\n]{0,80}\bsubsidiaries\b|
  (?:list of |schedule of |significant |principal )*subsidiaries (?:of|at|as of)\b)[^\n]{0,160}$`;
const LIST_END = verbose("im")`^[ \t]*(?:signatures?\b|exhibit\s+(?!21|22)\d|item\s+\d|part\s+[iv]+\b|index to\b|
  \(?(?:2[3-9]|3[0-9]|9\d)(?:\.\d+)?\)?\s+(?:consents?|power|financial|certif|opinion|subsidiary|letter|code|report)|
  pursuant to the requirements|the following undertakings|schedule [iv]+\b|report of independent)`;
/** In the exhibit index, or in a sentence of a note. */
const REFERENCE = /\b(?:filed|incorporated by reference|herewith|set forth|see|page)\b|\.{4,}|\d{1,3}\s*$/i;
const MOST_SECTIONS = 40;
/** Whether a document is a report that may contain a list, rather than the list itself. */
function isReport(text) {
	const head = text.slice(0, 6e3);
	return /\bannual report\b|\bform\s+(?:10-?k|20-?f)\b|commission file|item\s+1[45]\b/i.test(head) && (text.length > 25e3 || /^\s{0,200}(?:signatures|item\s+\d+)/im.test(text));
}
/** Where a report prints a list of subsidiaries of its own; the likeliest first. */
function sectionsOf(text) {
	return [...text.matchAll(LIST_HEAD)].filter(({ 0: line }) => !/\t/.test(line.trim()) && (!REFERENCE.test(line) || /(?:19|20)\d\d\s*$/.test(line))).slice(0, MOST_SECTIONS).map(({ 0: line, index: start }) => {
		const from = start + line.length;
		const rest = text.slice(from, from + 4e4);
		const isExhibit = /^\s*(?:exhibit\b|\(?2[12]\b)/i.test(text.slice(start, start + 40));
		return {
			start,
			end: from + (LIST_END.exec(rest)?.index ?? Math.min(rest.length, 12e3)),
			isExhibit
		};
	}).sort((a, b) => Number(b.isExhibit) - Number(a.isExhibit) || b.start - a.start);
}
/** The rows as subsidiaries, and the source spans of their values by path. */
function subsidiariesOf(rows, { document, layout }) {
	const spans = {};
	const levels = levelsOf(rows);
	const spansOf = (words) => rangesOf(words).map(([start, end]) => spanOf(layout.plain, document.text, document.sequence, start, end));
	return {
		subsidiaries: rows.map((row, index) => {
			const { name, jurisdiction, percent, doingBusinessAs, noteMarks } = row;
			const add = (field, words) => {
				if (words !== null && words.text !== "") spans[`subsidiaries[${index}].${field}`] = spansOf(words);
			};
			add("name", name);
			add("jurisdiction", jurisdiction);
			add("ownershipPercent", percent?.words ?? null);
			add("doingBusinessAs", doingBusinessAs);
			return {
				name: name.text,
				jurisdiction: jurisdiction?.text || null,
				ownershipPercent: percent?.value ?? null,
				doingBusinessAs: doingBusinessAs?.text ?? null,
				level: levels.get(row) ?? 0,
				noteMarks
			};
		}),
		spans
	};
}
/** Depth of each row by the left edges of its own segment; lists with more than eight are not indented on purpose. */
function levelsOf(rows) {
	const levels = /* @__PURE__ */ new Map();
	for (const group of Map.groupBy(rows, (row) => row.segment).values()) {
		const indents = [...new Set(group.map((row) => row.indent))].sort((a, b) => a - b);
		const edges = [];
		for (const indent of indents) if (indent - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > 1.5) edges.push(indent);
		const levelOf = new Map(indents.map((indent) => [indent, edges.findLastIndex((edge) => indent >= edge - .01)]));
		for (const row of group) levels.set(row, edges.length > 8 ? 0 : Math.max(0, levelOf.get(row.indent) ?? 0));
	}
	return levels;
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
const parser = doubtingTruncated(subsidiariesV3);

export { parser };