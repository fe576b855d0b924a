/*!
 * Tidemark release reverse-splits@2: the code as it was released, with everything it imports.
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
const NOTHING$1 = 0;
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
const NOTHING = {
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
		...NOTHING,
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
		...NOTHING,
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

// parsers/filing/row-values.ts
/** A JSON number as exact decimal text; numbers of a result have at most 15 significant digits. */
function decimalOf(value) {
	if (value == null || !Number.isFinite(value)) return null;
	const text = String(value);
	if (!text.includes("e")) return text;
	return Math.abs(value) >= 1 ? BigInt(Math.round(value)).toString() : value.toFixed(20).replace(/(?:\.|(?<![.0]))0+$/, "");
}
/** The text as a date; null where it is none. */
function dateOf$1(value) {
	return value !== void 0 && isIsoDate(value) ? value : null;
}
/** The text unless it is a date. */
function wordsOf(value) {
	return value === void 0 || isIsoDate(value) ? null : value;
}

// parsers/reverse-splits/rows.ts
/** The document's split, the earlier ones it recounts, or the range that was authorized; none where nothing is stated. */
function reverseSplitRows(outcome, { form, filedDate }) {
	const { reverseSplit, earlierReverseSplits, reverseSplitAuthorization } = outcome.result ?? {};
	const base = {
		form,
		filedDate,
		sharesBefore: null,
		sharesAfter: null,
		authorizedFrom: null,
		authorizedTo: null
	};
	const rows = [];
	if (reverseSplit !== void 0) {
		const { stage, sharesBefore, sharesAfter } = reverseSplit;
		const shares = {
			sharesBefore: decimalOf(sharesBefore),
			sharesAfter: decimalOf(sharesAfter)
		};
		const row = parsedRow(outcome, {
			...base,
			stage,
			...splitValues(reverseSplit),
			...shares
		}, "reverseSplit.");
		rows.push(row);
		for (const earlier of earlierReverseSplits ?? []) rows.push({
			values: {
				...base,
				stage: "effective",
				...splitValues(earlier)
			},
			valueSpans: Object.fromEntries(Object.entries(earlier.spans).map(([key, span]) => [key, [span]])),
			confidence: Math.min(.8, row.confidence),
			crossValidations: []
		});
	}
	if (reverseSplitAuthorization !== void 0) {
		const values = {
			...base,
			stage: "authorized",
			ratio: null,
			numerator: null,
			denominator: null,
			effectiveDate: null,
			effectiveMonth: null,
			authorizedFrom: reverseSplitAuthorization.from,
			authorizedTo: reverseSplitAuthorization.to
		};
		const spans = outcome.spans["reverseSplitAuthorization.from"];
		rows.push({
			...parsedRow(outcome, values, "reverseSplitAuthorization."),
			valueSpans: spans === void 0 ? {} : {
				authorizedFrom: spans,
				authorizedTo: spans
			}
		});
	}
	return rows;
}
function splitValues({ ratio, numerator, denominator, effectiveDate: date }) {
	const dates = {
		effectiveDate: dateOf$1(date),
		effectiveMonth: wordsOf(date)
	};
	return {
		ratio,
		numerator: decimalOf(numerator),
		denominator: decimalOf(denominator),
		...dates
	};
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

// parsers/reverse-splits/share-counts.ts
const COUNT = "((?<![\\d,])\\d{1,3}(?:,\\d{3}){1,6}|\\d{1,15}(?:\\.\\d{1,15})?[ -]million)";
const AROUND = [
	new RegExp(`\\bfrom (?:approximately |about )?${COUNT}[^.;]{0,80}? to (?:approximately |about )?${COUNT}`, "gi"),
	new RegExp(`${COUNT} (?:\\w+ ){0,6}?shares[^.;\\n]{0,60}? (?:become|became|will become|to|into|will be (?:reduced|consolidated|combined) (?:in)?to) (?:approximately |about )?${COUNT}`, "gi"),
	new RegExp(`shares (?:issued and )?outstanding\\s+(?:approx(?:\\.|imately) )?${COUNT}\\s+(?:approx(?:\\.|imately) )?${COUNT}`, "gi")
];
/** Statements of share counts before and after that stand near the words of a split. */
function beforeAfterCounts(flat, near) {
	const found = [];
	for (const { start, end } of near.slice(0, 40)) {
		const from = Math.max(0, start - 1500);
		const text = flat.text.slice(from, end + 3e3);
		for (const pattern of AROUND) for (const match of text.matchAll(pattern)) {
			const [before, after] = [match[1], match[2]].map(sharesOf);
			if (before === void 0 || after === void 0 || after >= before || after === 0) continue;
			if (isOfAuthorized(text, match)) continue;
			found.push({
				before,
				after,
				range: rangeOfMatch(match, from)
			});
		}
	}
	return found;
}
/** The number of authorized shares may change with a split too; it says nothing about the shares outstanding. */
function isOfAuthorized(text, { index, 0: words }) {
	const before = text.slice(Math.max(0, index - 160), index);
	const stated = `${before.slice(Math.max(before.lastIndexOf(". "), before.lastIndexOf("\n")) + 1)}${words}${text.slice(index + words.length, index + words.length + 60).split(/[.;\n]/, 1)[0] ?? ""}`;
	return /\bauthori[sz]ed\b/i.test(stated) && !/\boutstanding\b/i.test(stated);
}
/** "50,000,000" or "120.4 million". */
function sharesOf(printed) {
	const [digits, scale] = (printed ?? "").replaceAll(",", "").split(/[ -]/);
	return Math.round(Number(digits) * (scale?.toLowerCase() === "million" ? 1e6 : 1));
}
/** Whether counts fit a ratio, given that fractions are rounded or paid out and counts are approximate. */
function fits({ before, after }, denominator, numerator) {
	const expected = before * numerator / denominator;
	const isRounded = before % 1e4 === 0 && after % 1e4 === 0;
	return Math.abs(expected - after) <= Math.max(2, expected * (isRounded ? .05 : .005));
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
/** Gerunds that are nouns unless a form of "be" or a determiner says otherwise. */
const GERUND_NOUNS = new Set("closing offering trading listing filing holding meeting".split(" "));
const DETERMINERS = new Set("the a an our its their such this that each any his".split(" "));
/** After these a base form is a noun too: "the offer", "per exchange". */
const NOUN_LEADS = /* @__PURE__ */ new Set([...DETERMINERS, ..."in of by for per prior no first new on from with last early".split(" ")]);
const GERUND_LEADS = /* @__PURE__ */ new Set([...DETERMINERS, ..."after before at upon following of".split(" ")]);
/** Behind these a past form qualifies the noun: "the last reported price", "shares issued in May". */
const ADJECTIVE_LEADS = new Set("the a an last newly previously such any".split(" "));
const REDUCED_BY = new Set("by in under pursuant upon to on at from as".split(" "));
const PRONOUNS = new Set("we it they company board".split(" "));

// parsers/clauses/topics.ts
const LONGEST_HEADING = 90;
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

// parsers/reverse-splits/abandoned-splits.ts
/** Words of giving up a split, whatever the tense: such a sentence announces none. */
const ABANDONED = pattern("i")`
  \babandon\w*|\bpostpon\w+|\brescind\w*|\bnot to (?:proceed|effect|implement)
  |\bwill not (?:proceed|be effect|effect|implement)|\bcancel(?:l?ed|ling)?\b|\bno longer (?:intends|plans)
`;
/** That it was given up, as a fact. */
const GIVEN_UP = pattern("i")`
  \b${"(?:determined|decided|elected|resolved|chosen|chose|agreed|voted)"}\b[^.;]{0,60}\b(?:not to (?:proceed|effect|implement|complete|pursue|go forward)|to (?:abandon|postpone|cancel|rescind|withdraw|delay|defer|forgo))
  |\b(?:has|have|had) (?:been )?(?:abandoned|postponed|cancell?ed|rescinded|withdrawn|deferred)\b
  |\b(?:was|were) (?:abandoned|postponed|cancell?ed|rescinded|withdrawn|deferred)\b
  |\b(?:company|board|corporation|registrant|issuer|we|it) (?:\w+ ){0,2}(?:abandoned|postponed|cancell?ed|rescinded|withdrew)\b
  |\bwill not (?:proceed|be effected|effect|implement)|\bno longer (?:intends|plans)
`;
/** What the board may still do. */
const POSSIBLE = /\b(?:may(?! \d)|might|could|would|can|if|unless|right|authority|ability|power|discretion|even though|at any time)\b/i;
/** Whether a sentence says that an announced split does not take place. */
function givesUpSplit(text) {
	return GIVEN_UP.test(text) && !POSSIBLE.test(text);
}

// parsers/reverse-splits/ratios.ts
const DIGITS = "one two three four five six seven eight nine".split(" ");
const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const ONES = [...DIGITS, ...TEENS];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const DIGIT = `(?:${DIGITS.join("|")})`;
const TENS_AND_ONES = `(?:${TENS.join("|")})(?:[ -]${DIGIT})?`;
/** Whole words: "seventeen" is not "seven". */
const WORD = `(?:${`${DIGIT} hundred(?: and)?(?:[ -](?:${[...TENS, ...ONES].join("|")})\\b(?:[ -]${DIGIT})?)?`}|${TENS_AND_ONES}|${ONES.join("|")})\\b`;
/** "15", "11.2158", "1,000", "fifteen", "fifteen (15)". */
const NUMBER = `(?:\\d{1,3}(?:,\\d{3}){1,5}|\\d+(?:\\.\\d+)?|${WORD})(?: ?\\(\\d+(?:\\.\\d+)?\\))?`;
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
		pattern: new RegExp(`\\b(${WORD} \\(\\d+\\)) to (${WORD} \\(\\d+\\))`, "gi"),
		order: "small-first"
	},
	{
		pattern: new RegExp(`\\b(${WORD})(?:-to-| to )(${WORD})(?=[ -](?:reverse|basis|ratio|share consolidation))`, "gi"),
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
/** "at 12:01", "4:05": a clock's hour and minutes where no word makes a ratio of it. */
function isTime(text, match) {
	if (!/^\d{1,2}:[0-5]\d$/.test(match[0].trim())) return false;
	const before = textBefore(text, match.index, 40);
	if (/:0/.test(match[0]) || /\b(?:at|as of|time|by|until|from)\s?$/i.test(before)) return true;
	return !/ratio|basis|split|consolidat|one|\($/i.test(before + text.slice(match.index, match.index + 40));
}
/** The ratios of a sentence, in order of place. Equal numbers, zero and unreadable ones are no ratios. */
function ratiosIn(text) {
	const found = [];
	for (const { pattern, order } of PATTERNS) for (const match of text.matchAll(pattern)) {
		const [first, second] = [countOf(match[1] ?? ""), countOf(match[2] ?? "")];
		if (!(first > 0 && second > 0) || first === second) continue;
		const [numerator, denominator] = order === "old-new" || order === "small-first" && first > second ? [second, first] : [first, second];
		if (order === "small-first" && numerator > 10 || isTime(text, match)) continue;
		const place = rangeOfMatch(match, 0);
		if (found.some((other) => other.start < place.end && place.start < other.end)) continue;
		found.push({
			numerator,
			denominator,
			...place
		});
	}
	return found.sort((a, b) => a.start - b.start);
}

// parsers/reverse-splits/two-splits.ts
/** Where each of two ratios has a day of its own: "on March 14, 2024 a 1-for-30 split and on June 2, 2025 a 1-for-40 split". */
function twoSplitsIn(text, dates, first, second) {
	const inside = dates.filter(({ start, end }) => start >= first.end && end <= second.start);
	const [next] = inside;
	const last = inside.at(-1);
	if (next === void 0 || last === void 0) return null;
	const isBehind = dates.some(({ start }) => start > second.end);
	const isAhead = inside.length === 1 && dates.some(({ end }) => end <= first.start);
	if (!isBehind && !isAhead) return null;
	const [from, to] = isBehind ? [last.end, second.start] : [first.end, next.start];
	const cut = [...text.slice(from, to).matchAll(/,? and\b|[;,] /gi)].at(-1);
	return cut === void 0 ? null : {
		cut: from + cut.index,
		secondDay: isBehind ? null : next
	};
}

// parsers/reverse-splits/split-statements.ts
const SPLIT = pattern("i")`
  \breverse (?:stock |share |unit )?splits?\b|\b(?:share|stock) (?:consolidation|combination)\b
  |\bconsolidation of (?:the |its |our )?(?:issued |ordinary |common |outstanding )?shares\b
  |\b(?:the|a) consolidation\b
`;
const FORWARD = /\bforward (?:stock |share )?splits?\b/i;
function namesSplit(text) {
	return SPLIT.test(text) && !FORWARD.test(text);
}
const EFFECT = pattern("i")`
  \b(?:effected|effectuated|completed|implemented|consummated|carried out|executed
  |(?:became|become|becomes|is|was|will be|be|being|were|takes?|took|taking|go(?:es)? into|went into
  |came into|come into) effect(?:ive)?|effective (?:as of|on|at|time|date|upon)|filed|gave effect
  |given effect|underwent)\b
`;
const DECIDED = /\b(?:approved|authori[sz]ed|determined|set|selected|fixed|resolved|adopted|ratified|chose)\b/i;
const ANNOUNCED = /\bannounc\w+|\bwill (?:effect|implement|begin|commence)|\bexpect(?:s|ed) to (?:effect|begin)/i;
/** Adjustment clauses, proposals and what may be. */
const HYPOTHETICAL = pattern("i")`
  \b(?:in the event of|upon the occurrence|such as|including (?:a|any|by)|subject to adjustment
  |adjust(?:ed|ment)s? (?:for|in the event|upon|as appropriate)|by (?:way|reason) of
  |similar (?:event|transaction|corporate)|any (?:stock|share|reverse|subdivision|combination)
  |or (?:otherwise|other)|might|could|would|may(?! \d)|if (?:we|the|our|such|any|it|an?|approved)|were (?:to be )?(?:effected|implemented)|whether|proposal to
  |proposed|intends? to seek|plans? to seek|seek(?:ing)? (?:stock|share)holder|no ratio|propos(?:e|ing)
  |from time to time|for example|illustrat\w+|hypothetical\w*|consider(?:s|ing|ed)?
  |same (?:\w+ )?effect as)\b
`;
const OTHERS = pattern("i")`
  \bcompetitors?\b|\bpeer compan|\bother companies\b|\banother company\b|\btarget\b|\bpredecessor of\b
  |\b(?:Mr|Ms|Mrs|Dr)\. \w+ (?:was|is|has|had|served|serves|led|previously|joined)\b
  |\bwhere (?:he|she|they)\b
`;
const RANGE_WORDS = /\b(?:range|ranging|between|not less than|no less than|at least|not more than|up to a (?:maximum|ratio)|within|any (?:whole )?(?:number|ratio)|from (?:a ratio of )?\w+(?!\w)[ (\d)]*(?:-for-|:|-to-))/i;
/**
* The sentences on reverse splits: Items 5.03, 3.03 and 8.01 of Form 8-K, press releases, charter amendments, proxies,
* notes to statements. Relies on the words "reverse stock split", "share consolidation" and the usual ways of writing
* a ratio. A range of ratios, an adjustment clause and another company's split are not a split of the issuer.
*/
function readSplits(flat) {
	const found = {
		statements: [],
		authorizations: [],
		asked: []
	};
	let near = -10;
	let givenUpAt = -1;
	for (const [index, sentence] of flat.sentences.entries()) {
		const { text } = sentence;
		const names = namesSplit(text);
		if (!names && index - near > 3) continue;
		if (text.startsWith("\"") && /\bsaid\b|"$/.test(text) || OTHERS.test(text)) continue;
		if (names && ABANDONED.test(text)) {
			if (givesUpSplit(text)) givenUpAt = index;
			continue;
		}
		if (names && isAdjustmentClause(text)) continue;
		if (names) near = index;
		read(sentence, index, names, found);
		if (found.statements.length > 200) break;
	}
	const statements = found.statements.filter(({ stage, index }) => stage === "effective" || index > givenUpAt);
	if (!isProxyStatement(flat)) return {
		...found,
		statements
	};
	return {
		...found,
		statements: statements.filter(({ date }) => date !== null),
		asked: statements.filter(({ date }) => date === null)
	};
}
/** The standard words of the cover of Schedules 14A and 14C. */
const SCHEDULE_14 = /\b(?:proxy|information) statement pursuant to section 14\([ac]\)/i;
function isProxyStatement({ text }) {
	return natureOf(text)?.nature === "proxy" || SCHEDULE_14.test(text.slice(0, 8e3));
}
function isAdjustmentClause(text) {
	return /(?<!split-)\b(?:adjust\w*|event of|similar|anti-?dilution|recapitali[sz]ation)\b/i.test(text) && ratiosIn(text).length === 0;
}
const RANGE_BETWEEN = pattern("i")`
  ^\)?\s*(?:and|to|through|up to|or|-|, ?(?:and|inclusive)|and not (?:more|greater) than
  |(?:and|but)[^.;]{0,30}(?:more|greater|less) than
  |,? (?:and|to) a (?:maximum|ratio)[^.;]{0,20})\s*(?:a ratio of |of )?$
`;
const UP_TO = /\b(?:up to|not (?:more|less) than|no (?:more|less) than|at least|between|range)\b/i;
const SAYS_SPLIT = pattern("i")`
  \b(?:reverse split|consolidation|split|amendment|certificate of (?:incorporation|amendment|change)
  |articles of (?:incorporation|association))\b
`;
/** "one-for-five (1:5) to one-for-thirty (1:30)": two ratios, each with its repetition right behind it. */
function distinctRatios(ratios) {
	const found = [];
	for (const ratio of ratios) {
		const at = found.findIndex((one) => one.denominator * ratio.numerator === ratio.denominator * one.numerator);
		const known = found[at];
		if (known === void 0) found.push(ratio);
		else if (at === found.length - 1 && ratio.start - known.end <= 4) found[at] = {
			...known,
			end: ratio.end
		};
	}
	return found;
}
function read(sentence, index, names, found) {
	const { statements, authorizations } = found;
	const text = sentence.text.replace(/\b([ap])\.m\./gi, "$1 m ");
	const at = (place) => shifted(place, sentence.start);
	const distinct = distinctRatios(ratiosIn(text).filter((one) => one.denominator > one.numerator && isOfShares(text, one, names)));
	const [first, second] = distinct;
	if (first !== void 0 && second !== void 0) {
		const last = distinct.at(-1) ?? second;
		if (distinct.slice(1).every((one, i) => /^,? ?(?:or )?$/i.test(text.slice(distinct[i]?.end ?? 0, one.start)))) {
			authorizations.push({
				from: first,
				to: last,
				range: at({
					start: first.start,
					end: last.end
				})
			});
			return;
		}
		if (readApart(sentence, text, [first, second], index, names, found)) return;
	}
	let chosen = first;
	if (first !== void 0 && second !== void 0) {
		const between = text.slice(first.end, second.start);
		const before = textBefore(text, first.start, 60);
		if (RANGE_BETWEEN.test(between) && (RANGE_WORDS.test(before) || RANGE_WORDS.test(between) || / to $|through/i.test(between))) {
			authorizations.push({
				from: first,
				to: second,
				range: at({
					start: first.start,
					end: second.end
				})
			});
			chosen = distinct.find((ratio) => ratio !== first && ratio !== second);
		}
	} else if (first !== void 0 && UP_TO.test(textBefore(text, first.start, 40))) chosen = void 0;
	const isHypothetical = HYPOTHETICAL.test(text.slice(0, chosen?.end ?? text.length)) && !/\bwill (?:be|become|take)\b[^.;]{0,20}effect/i.test(text) && !COMPLETED.test(text);
	if (chosen !== void 0 && isHypothetical) return;
	const date = dateIn(text, at);
	const isDated = date !== null && !isHypothetical && (names || SAYS_SPLIT.test(text));
	if (chosen === void 0 && (!isDated || second !== void 0)) return;
	const isAhead = /\bwill\b|\bexpect(?:s|ed) to\b|\bto be effect|\bto become effect|\btakes effect\b/i.test(text);
	const decided = DECIDED.test(text) && !ANNOUNCED.test(text) ? "approved" : "announced";
	const stage = EFFECT.test(text) && !isAhead ? "effective" : decided;
	const ratio = chosen === void 0 ? null : {
		...chosen,
		range: at(chosen)
	};
	statements.push({
		ratio,
		stage,
		date,
		index,
		range: {
			start: sentence.start,
			end: sentence.end
		}
	});
}
/** "a 1-for-30 split on March 14, 2024 and a 1-for-40 split effective June 2, 2025": each with its own day. */
function readApart(sentence, text, [first, second], index, names, found) {
	const dates = datesIn(text);
	if (dates.length < 2) return false;
	if (/\brespectively\b/i.test(text.slice(second.end)) && dates.length === 2) {
		const isEffective = EFFECT.test(text);
		for (const [place, ratio] of [first, second].entries()) {
			const day = dates[place];
			if (day === void 0) continue;
			found.statements.push({
				ratio: {
					...ratio,
					range: shifted(ratio, sentence.start)
				},
				stage: isEffective ? "effective" : "announced",
				date: {
					value: day.date,
					range: shifted(day, sentence.start),
					isEffective
				},
				index,
				range: {
					start: sentence.start,
					end: sentence.end
				}
			});
		}
		return true;
	}
	const two = twoSplitsIn(text, dates, first, second);
	if (two === null) return false;
	const partAt = (start, end) => {
		const words = sentence.text.slice(start, end);
		read({
			...sentence,
			...shifted({
				start,
				end
			}, sentence.start),
			text: words
		}, index, names, found);
	};
	partAt(0, two.cut);
	const { secondDay } = two;
	if (secondDay === null || EFFECT.test(text.slice(two.cut)) || !EFFECT.test(text.slice(0, two.cut))) partAt(two.cut, sentence.text.length);
	else {
		const date = {
			value: secondDay.date,
			range: shifted(secondDay, sentence.start),
			isEffective: true
		};
		const ratio = {
			...second,
			range: shifted(second, sentence.start)
		};
		found.statements.push({
			ratio,
			stage: "effective",
			date,
			index,
			range: ratio.range
		});
	}
	return true;
}
const COMPLETED = pattern("")`
  \b(?:we|company|corporation|registrant|it|board
  |[A-Z]\w+) (?:has |have |had )?(?:previously )?(?:effected|completed|implemented|consummated|filed)\b
  |\bwas (?:effected|completed|implemented)\b|\bbecame effective\b
  |\b(?:[Rr]etroactive|[Rr]etrospective)(?:ly)?\b|\b(?:[Gg]ives?|[Gg]iving|given) effect to\b
  |\breflect(?:s|ing)?\b
`;
const OF_OTHERS = /\b(?:warrants?|rights?|units?|preferred|preference|notes?|debentures?|votes?)\b[^.;]{0,25}$/i;
/** "1:20" may be a time or a map's scale; beside shares or splits it is a ratio. */
function isOfShares(text, ratio, names) {
	const around = text.slice(Math.max(0, ratio.start - 140), ratio.end + 140);
	if (OF_OTHERS.test(textBefore(text, ratio.start, 30))) return false;
	if (/^ ?(?:forward|conversion|exchange|stock dividend|share exchange)/i.test(text.slice(ratio.end))) return false;
	if (/\b(?:exchange|conversion) ratio\b/i.test(around) && !SPLIT.test(around)) return false;
	return names || /\bshares?\b|\bsplit\b|\bratio\b|\bconsolidation\b/i.test(around);
}
const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";
const NOT_EFFECTIVE = /\b(?:approved|authori[sz]ed|announced|meeting|held|voted|record date|dated|release|ended|as of|adopted|until|prior to|before|report|through|period)\b[^,.;]{0,60}$|\bapproved,? on $/i;
/** The last day it may be, which is not the day. */
const LAST_DAY = /\b(?:no later than|not later than|on or before|on or prior to)\b[^,.;]{0,20}$/i;
const EFFECTIVE_BEFORE = /\b(?:effect(?:ive|ed|ing|uated)?|completed|implemented|consummated|filed|took effect|takes effect|effective (?:date|time))\b[^.;]{0,110}$/i;
const TAKES_EFFECT = pattern("i")`
  \beffective(?:ness)?\b[^.;]{0,70}$
  |\b(?:take|takes|took|taking|go|goes|went|came) (?:into )?effect\b[^.;]{0,60}$
  |\beffect(?:ed|uated)\b[^.;]{0,60}\b(?:on|as of)\b[^.;]{0,24}$
`;
const TRADING = /\b(?:begin|commence|trading)\b[^.;]{0,50}$/i;
const AT_OPENING = pattern("i")`
  \beffect(?:ive)? (?:as of |at |upon |with |from )?(?:the )?(?:market )?
  (?:start|open|opening|beginning|commencement)(?: of (?:trading|the market|business))?\b[^.;]{0,12}$
`;
/** 'at 12:01 a.m. on October 30, 2025 (the "Effective Time")' */
const DEFINED = /^[^.;()]{0,40}\((?:the |such )?[^()]{0,30}"(?:\w+ ){0,3}Effective (?:Time|Date)\b/i;
/** "an exhibit to our December 31, 2012 annual report" */
const OF_REPORT = /^ (?:(?:un)?audited|annual|quarterly|consolidated|condensed|financial|balance|form)\b/i;
const DONE_AFTER = pattern("i")`
  ^,? ?[^.;]{0,120}\b(?:effected|effectuated|completed|implemented|consummated|executed|carried out
  |became effective|filed|amended|underwent)\b
`;
const IN_EFFECT = /\beffective\b|\beffect(?:ed|uated)\b|\b(?:completed|implemented|consummated|underwent|carried out)\b/i;
const BEGINS_TRADING = /\b(?:begin|began|commence|commenced|trade|trading|open(?:s|ed)?)\b[^.;]{0,110}$/i;
const ADJUSTED = /split-adjusted|post-(?:share )?(?:split|consolidation|reverse)|adjusted basis/i;
const MONTH = new RegExp(`\\b(?:In|in|during|During) (${MONTHS}),? (20\\d\\d|19\\d\\d)\\b`);
/** The day the split takes effect as a sentence gives it; else a date with less claim to it. */
function dateIn(text, at) {
	const dates = datesIn(text);
	const trading = ADJUSTED.test(text) ? dates.find(({ start }) => BEGINS_TRADING.test(textBefore(text, start, 130))) : void 0;
	const inEffect = effectIn(text, dates, at);
	if (inEffect === null) return trading === void 0 ? null : {
		value: trading.date,
		range: at(trading),
		isEffective: false
	};
	return trading === void 0 || trading.date === inEffect.value ? inEffect : {
		...inEffect,
		trading: trading.date
	};
}
/** The day or month of effect that a sentence states. */
function effectIn(text, dates, at) {
	const effective = dates.find(({ start }) => isEffectiveDay(textBefore(text, start, 130)));
	if (effective !== void 0) return {
		value: effective.date,
		range: at(effective),
		isEffective: true
	};
	const done = dates.find((date) => isDayDone(text, date));
	if (done !== void 0) {
		const around = text.slice(Math.max(0, done.start - 130), done.end + 160);
		const isFiling = /\b(?:fil(?:ed|ing)|amended)\b/i.test(around) && !IN_EFFECT.test(around);
		return {
			value: done.date,
			range: at(done),
			isEffective: true,
			...isFiling && { isFiling }
		};
	}
	const month = MONTH.exec(text);
	if (month !== null && /\b(?:effected|completed|implemented|consummated|became effective)\b/i.test(text)) {
		const [words, name = "", year] = month;
		const number = MONTHS.split("|").indexOf(name) + 1;
		const range = at({
			start: month.index + words.indexOf(name),
			end: month.index + words.length
		});
		return {
			value: `${year}-${String(number).padStart(2, "0")}`,
			range,
			isEffective: true
		};
	}
	return null;
}
function isEffectiveDay(before) {
	const words = TAKES_EFFECT.exec(before)?.[0];
	if (words === void 0 || /\b(?:approved|meeting|held)\b[^.;]{0,50}$/i.test(words)) return false;
	return !LAST_DAY.test(before) && (!TRADING.test(before) || AT_OPENING.test(before));
}
function isDayDone(text, { start, end }) {
	const before = textBefore(text, start, 130);
	const after = text.slice(end, end + 160);
	if (DEFINED.test(after)) return true;
	if (NOT_EFFECTIVE.test(before) || LAST_DAY.test(before) || OF_REPORT.test(after)) return false;
	return /\b(?:On|on|Effective|effective|As of|as of)\b[^.;]{0,24}$/.test(before) && DONE_AFTER.test(after) || EFFECTIVE_BEFORE.test(before);
}
/** A full date, as against a month. */
function isDay(value) {
	return value.length === 10;
}

// parsers/reverse-splits/split-evidence.ts
/** One statement, whatever stands beside it: at most this sure (`docs/evidence.md`). */
const ALONE = .85;
/** Trading on the new basis begins on the day of effect, or after a weekend. */
const LONGEST_TO_TRADING = 4;
/** A second witness of a ratio is another sentence or title with it, or counts of shares that fit. */
function ratioConfidence(statements, { counts, hasOthers, hasParValues, isUnderHeading }, isDated) {
	if (counts === "differ") return DOUBTFUL;
	const places = new Set(statements.flatMap(({ ratio, index }) => ratio === null ? [] : [index])).size;
	if (hasOthers) return (counts === "fit" || hasParValues || places >= 2) && isDated ? STANDARD : ALONE;
	if (counts === "fit" || hasParValues) return CHECKED;
	if (places >= 2) return CHECKED;
	return statements.some((one) => one.ratio !== null && isInEffect(one) && isUnderHeading(one)) ? STANDARD : ALONE;
}
function isInEffect({ stage, date }) {
	return stage === "effective" || date?.isEffective === true;
}
/** A second witness of a day of effect is another sentence with it, or the first trading on the new basis right after it. */
function dateConfidence({ value, isEffective, isFiling }, statements, { hasOthers, isUnderHeading }) {
	if (!isEffective || isFiling === true) return .7;
	if (!isDay(value)) return ALONE;
	const days = statements.flatMap(({ date, index }) => date?.isEffective && isDay(date.value) ? [{
		day: date.value,
		index
	}] : []);
	const isStandard = !hasOthers && statements.some((one) => one.date?.value === value && !one.date.isFiling && isUnderHeading(one));
	const alike = days.filter(({ day }) => day === value);
	const differing = days.length - alike.length;
	if (differing > 0) return alike.length > differing ? READ_ONCE : DOUBTFUL;
	if (new Set(alike.map(({ index }) => index)).size >= 2) return CHECKED;
	return isStandard || beginsTradingAfter(value, statements) ? STANDARD : ALONE;
}
function beginsTradingAfter(day, statements) {
	if (!isDay(day)) return false;
	return statements.some(({ date }) => {
		const first = date === null ? void 0 : date.isEffective ? date.trading : date.value;
		if (first === void 0 || !isDay(first)) return false;
		const days = daysBetween(day, first);
		return days >= 0 && days <= LONGEST_TO_TRADING;
	});
}
/** Items of Form 8-K that report amended charters and modified rights. */
const OF_CHARTER = /^(?:5\.03|3\.03)$/;
const ITEM = /(?:^|\n)[^\S\n]{0,20}item\s{1,3}(\d\.\d\d)\b/gi;
const LONGEST_ITEM = 8e3;
const HEADING_REACH = 4;
/** The title of an amended charter, which takes effect as it says. */
const CHARTER = /^[^.;]{0,400}\b(?:certificate of (?:amendment|change)|articles of amendment)\b/i;
const PAR = /\bpar value (?:of )?(?:US)?\$ ?(0?\.\d{1,10}|\d{1,6}(?:\.\d{1,10})?)/gi;
/** Under Item 5.03 or 3.03 of Form 8-K, in an amended charter, or within a few sentences of a heading that names the split. */
function underHeading(flat) {
	return ({ index, range }) => {
		const item = [...textBefore(flat.text, range.start, LONGEST_ITEM).matchAll(ITEM)].at(-1)?.[1];
		if (item === void 0 ? CHARTER.test(flat.text.slice(0, 600)) : OF_CHARTER.test(item)) return true;
		return flat.sentences.slice(Math.max(0, index - HEADING_REACH), index).some((sentence) => namesSplit(sentence.text) && isHeading(sentence));
	};
}
/** "ten shares of par value $0.0001 each are consolidated into one share of par value $0.001". */
function hasParValuesOf({ text }, statements) {
	return statements.some(({ ratio, range }) => {
		if (ratio === null) return false;
		const [before, after] = [...text.slice(range.start, range.end).matchAll(PAR)].map(([, value]) => Number(value));
		if (!before || !after || after <= before) return false;
		const expected = ratio.denominator / ratio.numerator;
		return Math.abs(after / before - expected) < expected * 1e-6;
	});
}

// parsers/reverse-splits/reverse-splits.v2.ts
const PARSER = {
	id: "reverse-splits",
	version: 2,
	kind: "dilution"
};
const HEAD = outcomeHead(PARSER);
/**
* Reverse splits from Items 5.03, 3.03 and 8.01 of Form 8-K, press releases, charter amendments, proxies, prospectuses
* and reports: announced, approved, effective. A range of ratios that shareholders authorize is not a split.
*
* Confidence (`split-evidence.ts`): ratio 0.95 where share counts before and after fit it or two sentences of the document
* state it alike and none differs, 0.92 under Item 5.03 or a heading that names it, 0.85 for one statement, 0.6 where counts contradict it; date 0.95 where two sentences
* state it alike, 0.92 where trading on the new basis begins right after it, 0.85 else, 0.7 where only the first day of
* adjusted trading is stated. Cross-checks that do not decide it: ratio and day in other sentences, and the day of a split
* in effect against the filing's date.
*/
const reverseSplitsV2 = {
	...PARSER,
	dependsOn: [],
	appliesTo: (submission) => mainAndExhibits(submission, [
		...CURRENT_REPORTS,
		...REPORTS_AND_PROSPECTUSES,
		"proxy"
	], /^EX-(?:3|99)/),
	parse(submission, document, context) {
		const unread = rejectedUnread(HEAD, document);
		if (unread !== null) return unread;
		const flat = flatTextOf(document, "rows");
		const { statements, authorizations, asked } = readSplits(flat);
		const isProxy = isOfProxy(submission.header.form, flat);
		const all = splitsOf(statements);
		const splits = all.filter((split) => isProxy ? isPast(split, submission.header.filedDate ?? context.filedDate) : authorizations.length === 0 || isSettled(split));
		const latest = splits.at(-1);
		const ahead = [...splitsOf(asked), ...all.filter((split) => !splits.includes(split))];
		const wanted = authorizations[0] ?? (isProxy ? askedOf(ahead) : void 0);
		const range = membersOf(flat, "reverseSplitAuthorization", statedRange(wanted));
		if (latest === void 0) return statedOutcome(HEAD, wanted === void 0 ? {} : { reverseSplitAuthorization: range.values }, range);
		const others = splits.slice(0, -1);
		const checks = [];
		const filedDate = submission.header.filedDate ?? context.filedDate;
		const hasUndated = others.some((other) => dateOf(other) === void 0);
		const read = latestMembers(flat, latest, others.length > 0, checks);
		const own = hasUndated ? lessSure(read) : read;
		const isAsked = isProxy && wanted !== void 0;
		const members = isAsked ? {
			...own,
			spans: {
				...own.spans,
				...range.spans
			},
			confidences: {
				...own.confidences,
				...range.confidences
			}
		} : own;
		const asksFor = isAsked ? { reverseSplitAuthorization: range.values } : {};
		const witnessed = (outcome) => ({
			...outcome,
			crossValidations: [
				...checks,
				...restatedSplit(latest),
				...datedSplit(outcome.result?.reverseSplit, filedDate)
			]
		});
		if (others.length === 0) return witnessed(statedOutcome(HEAD, {
			reverseSplit: members.values,
			...asksFor
		}, members, checks));
		const warnings = [{
			code: "several-splits",
			message: `the document states ${splits.length} reverse splits; the latest is given`
		}];
		const earlierReverseSplits = others.map((split) => earlierSplit(flat, split));
		const result = {
			reverseSplit: members.values,
			earlierReverseSplits,
			...asksFor
		};
		return witnessed(statedOutcome(HEAD, result, members, checks, warnings));
	},
	rows: (outcome, filing) => [{
		table: "dilution.reverse_splits",
		rows: reverseSplitRows(outcome, filing)
	}]
};
const PROXY_FORM = /^(?:PRE|DEF[AMRN]?|PREM|PRER|DEFR) ?1?4[AC]/i;
/** A proxy asks for splits; its head says what it is. */
function isOfProxy(form, { text }) {
	if (form !== null && !PROXY_FORM.test(form)) return false;
	if (form === null && natureOf(text)?.nature === "proxy") return true;
	return /\bschedule 14[AC]\b|\b(?:proxy|information) statement\b/i.test(text.slice(0, form === null ? 300 : 5e3));
}
/** A split that a proxy reports as done: on a day before it was filed. */
function isPast({ statements }, filedDate) {
	return statements.some(({ date, stage }) => date !== null && stage === "effective" && (filedDate === null || date.value <= filedDate.slice(0, date.value.length)));
}
/** What the holders are asked for: one ratio, or those between a minimum and a maximum. */
function askedOf(splits) {
	const ratios = splits.flatMap(({ statements }) => statements.flatMap(({ ratio }) => ratio ?? [])).toSorted((a, b) => a.denominator / a.numerator - b.denominator / b.numerator);
	const [from, to] = [ratios[0], ratios.at(-1)];
	return from === void 0 || to === void 0 ? void 0 : {
		from,
		to,
		range: from.range
	};
}
function statedRange(authorized) {
	if (authorized === void 0) return {};
	const { from, to, range } = authorized;
	return {
		from: {
			value: ratioText(from),
			range,
			confidence: READ_ONCE
		},
		to: {
			value: ratioText(to),
			range,
			confidence: READ_ONCE
		}
	};
}
function latestMembers(flat, latest, hasOthers, checks) {
	const ranges = latest.statements.map(({ range }) => range);
	const counts = beforeAfterCounts(flat, ranges);
	const fitting = counts.find((count) => fits(count, latest.denominator, latest.numerator));
	if (counts.length > 0) checks.push({
		name: "shares before ÷ after = ratio",
		passed: fitting !== void 0
	});
	const shares = (value) => fitting === void 0 || value === void 0 ? null : {
		value,
		range: fitting.range,
		confidence: CHECKED
	};
	return membersOf(flat, "reverseSplit", {
		...statedSplit(latest, {
			counts: fitting !== void 0 ? "fit" : counts.length > 0 ? "differ" : "none",
			hasOthers,
			hasParValues: hasParValuesOf(flat, latest.statements),
			isUnderHeading: underHeading(flat)
		}),
		sharesBefore: shares(fitting?.before),
		sharesAfter: shares(fitting?.after)
	});
}
/** Ratio and day of effect as different sentences give them; not recorded where only one does. */
function restatedSplit(split) {
	const checks = [];
	const add = (member, name, passed) => {
		checks.push({
			name,
			passed,
			path: `reverseSplit.${member}`
		});
	};
	const ratios = split.statements.filter(({ ratio }) => ratio !== null);
	if (new Set(ratios.map(({ index }) => index)).size > 1) add("ratio", "ratio-stated-in-another-sentence", true);
	const days = split.statements.filter(({ date }) => date?.isEffective && date.isFiling !== true && isDay(date.value));
	if (new Set(days.map(({ index }) => index)).size > 1) add("effectiveDate", "effective-date-same-in-all-sentences", new Set(days.map(({ date }) => date?.value)).size === 1);
	return checks;
}
/** A split that is in effect has its day before the filing's date, or on it. */
function datedSplit(split, filedDate) {
	const date = split?.effectiveDate;
	if (split?.stage !== "effective" || date === void 0 || filedDate === null) return [];
	return [{
		name: "split-in-effect-by-filing-date",
		passed: date <= filedDate.slice(0, date.length),
		path: "reverseSplit.effectiveDate"
	}];
}
function earlierSplit(flat, split) {
	const { numerator, denominator, statements } = split;
	const date = dateOf(split)?.date ?? null;
	const ratio = statements[0]?.ratio;
	return {
		ratio: ratioText(split),
		numerator,
		denominator,
		...date && { effectiveDate: date.value },
		spans: {
			...ratio && { ratio: flat.span(ratio.range) },
			...date && { effectiveDate: flat.span(date.range) }
		}
	};
}
function lessSure(members) {
	const confidences = Object.entries(members.confidences).map(([path, one]) => [path, Math.min(one, READ_ONCE)]);
	return {
		...members,
		confidences: Object.fromEntries(confidences)
	};
}
function ratioText({ numerator, denominator }) {
	return `${numerator}-for-${denominator}`;
}
/** Statements by ratio; the ones without a ratio belong to the ratio stated nearest before, else after. Oldest split first. */
function splitsOf(statements) {
	const byRatio = /* @__PURE__ */ new Map();
	for (const statement of statements) {
		if (statement.ratio === null) continue;
		const { numerator, denominator } = statement.ratio;
		const key = denominator / numerator;
		const split = byRatio.get(key) ?? {
			numerator,
			denominator,
			statements: []
		};
		split.statements.push(statement);
		byRatio.set(key, split);
	}
	const withRatio = statements.filter((statement) => statement.ratio !== null);
	for (const statement of statements) {
		if (statement.ratio !== null) continue;
		const owner = withRatio.findLast((other) => other.index <= statement.index && statement.index - other.index <= 40) ?? withRatio.find((other) => other.index - statement.index <= 12 && other.index > statement.index);
		if (owner?.ratio) byRatio.get(owner.ratio.denominator / owner.ratio.numerator)?.statements.push(statement);
	}
	const rank = (split) => dateOf(split)?.date?.value ?? "";
	return [...byRatio.values()].sort((a, b) => {
		const [x, y] = [rank(a), rank(b)];
		if (x !== y) return x < y ? -1 : 1;
		return a.statements.length - b.statements.length || (b.statements[0]?.index ?? 0) - (a.statements[0]?.index ?? 0);
	});
}
/** Beside a range that is authorized, a ratio without a day or a decision is an example of the proxy's. */
function isSettled({ statements }) {
	return statements.some(({ date, stage }) => date !== null || stage !== "announced");
}
/** The statement with the best date: a day of effect that most statements give, then a month, then the first trading. */
function dateOf({ statements }) {
	const dated = statements.filter(({ date }) => date !== null);
	const days = dated.filter(({ date }) => date?.isEffective && isDay(date.value));
	const unfiled = days.filter(({ date }) => date?.isFiling !== true);
	const effective = unfiled.length > 0 ? unfiled : days;
	const count = (value) => effective.filter(({ date }) => date?.value === value).length;
	const most = Math.max(...effective.map(({ date }) => count(date?.value)));
	return effective.find(({ date }) => count(date?.value) === most) ?? dated.find(({ date }) => date?.isEffective) ?? dated[0];
}
const STAGES = [
	"announced",
	"approved",
	"effective"
];
function statedSplit(split, evidence) {
	const { numerator, denominator, statements } = split;
	const withRatio = statements.filter(({ ratio }) => ratio !== null);
	const range = withRatio[0]?.ratio?.range ?? null;
	const date = dateOf(split)?.date ?? null;
	const confidence = ratioConfidence(withRatio, evidence, date !== null);
	const furthest = Math.max(...statements.map(({ stage }) => STAGES.indexOf(stage)));
	const last = statements.find(({ stage }) => STAGES.indexOf(stage) === furthest);
	return {
		ratio: {
			value: ratioText(split),
			range,
			confidence
		},
		numerator: {
			value: numerator,
			range,
			confidence
		},
		denominator: {
			value: denominator,
			range,
			confidence
		},
		effectiveDate: date && {
			...date,
			confidence: dateConfidence(date, statements, evidence)
		},
		stage: last ? {
			value: last.stage,
			range: last.range,
			confidence: READ_ONCE
		} : null
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
const parser = doubtingTruncated(reverseSplitsV2);

export { parser };