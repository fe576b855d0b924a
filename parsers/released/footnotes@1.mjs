/*!
 * Tidemark release footnotes@1: the code as it was released, with everything it imports.
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

// core/ids.ts
function parserVersionOf(id, version) {
	return `${id}@${version}`;
}

// core/storable-text.ts
/**
* Text that PostgreSQL can store. U+0000 and lone surrogates become U+FFFD: the length in UTF-16 units is unchanged (so
* spans still fit), and `sourceSpan` leads to the original.
*
* @example storableText('a\u0000b') // "a\ufffdb"
*/
function storableText(text) {
	const withoutNul = text.includes("\0") ? text.replaceAll("\0", "�") : text;
	return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
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
/** Periodic reports whose cover and statements carry XBRL. */
const TAGGED_REPORTS = [
	"annual",
	"annual405",
	"annualForeign",
	"quarterly",
	"currentForeign"
];
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

// parsers/xbrl/problems.ts
const EXAMPLES = 5;
const MAX_MESSAGE = 300;
function createProblems() {
	const byCode = /* @__PURE__ */ new Map();
	return {
		add(code, message) {
			const entry = byCode.get(code) ?? {
				count: 0,
				examples: []
			};
			entry.count++;
			if (entry.examples.length < EXAMPLES) entry.examples.push(message.slice(0, MAX_MESSAGE));
			byCode.set(code, entry);
		},
		has: (code) => byCode.has(code),
		list: () => [...byCode].map(([code, { count, examples }]) => {
			const more = count - examples.length;
			return {
				code,
				message: examples.join("; ") + (more > 0 ? `; and ${more} more` : "")
			};
		})
	};
}

// parsers/linkbases/labels.ts
const STANDARD = "http://www.xbrl.org/2003/role/label";
/** The standard label of each concept: the English one where there are several. */
function standardLabelsOf(links, { conceptOf, budget, problems }) {
	const best = /* @__PURE__ */ new Map();
	for (const { locators, labels, arcs } of links) for (const attributes of arcs) {
		if (attributes.get("use") === "prohibited") continue;
		const [href] = locators.get(attributes.get("from") ?? "") ?? [];
		const concept = href === void 0 ? null : conceptOf(href);
		if (concept === null) continue;
		for (const label of labels.get(attributes.get("to") ?? "") ?? []) {
			if (--budget.arcs < 0) {
				problems.add("too-many-arcs", "labels are left out: the filing has too many arcs");
				return /* @__PURE__ */ new Map();
			}
			if (label.role !== STANDARD && label.role !== "" || label.text === "") continue;
			const known = best.get(concept);
			if (!known || isEnglish(label) && !isEnglish(known)) best.set(concept, label);
		}
	}
	return new Map([...best].map(([concept, { text }]) => [concept, text]));
}
function isEnglish({ language }) {
	return /^en\b/i.test(language);
}

// parsers/linkbases/networks.ts
/** An order of magnitude above the largest filings. */
function createBudget() {
	return {
		arcs: 3e5,
		lines: 3e5
	};
}
const MAX_DEPTH$1 = 60;
function networkOf(links, resolution) {
	const { budget, problems } = resolution;
	const incomplete = /* @__PURE__ */ new Set();
	const strongest = /* @__PURE__ */ new Map();
	for (const { locators, arcs } of links) {
		const ends = new Map([...locators].map(([label, hrefs]) => [label, conceptsAt(hrefs, resolution)]));
		for (const attributes of arcs) {
			const order = numberOf(attributes.get("order")) ?? 1;
			const priority = numberOf(attributes.get("priority")) ?? 0;
			const isProhibited = attributes.get("use") === "prohibited";
			const kind = [
				order,
				attributes.get("weight") ?? "",
				attributes.get("preferredLabel") ?? ""
			];
			const targets = ends.get(attributes.get("to") ?? "") ?? [];
			for (const from of ends.get(attributes.get("from") ?? "") ?? []) {
				if (targets.length === 0) incomplete.add(from);
				for (const to of targets) {
					if (--budget.arcs < 0) {
						problems.add("too-many-arcs", "a role is left out: the filing has too many arcs");
						return {
							arcs: [],
							incomplete
						};
					}
					const key = [
						from,
						to,
						...kind
					].join(" ");
					const known = strongest.get(key);
					if (!known || priority > known.priority || priority === known.priority && isProhibited && !known.isProhibited) strongest.set(key, {
						from,
						to,
						order,
						attributes,
						priority,
						isProhibited
					});
				}
			}
		}
	}
	return {
		arcs: [...strongest.values()].filter(({ isProhibited }) => !isProhibited),
		incomplete
	};
}
function conceptsAt(hrefs, { conceptOf, problems }) {
	const concepts = /* @__PURE__ */ new Set();
	for (const href of hrefs) {
		const concept = conceptOf(href);
		if (concept === null) problems.add("unresolved-locator", JSON.stringify(href.slice(0, 200)));
		else concepts.add(concept);
	}
	return [...concepts];
}
function numberOf(text) {
	return text !== void 0 && /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text) ? Number(text) : null;
}
/** The calculation of one role: total → its parts by order. A total with an unreadable part is left out. */
function calculationOf(links, resolution) {
	const { arcs, incomplete } = networkOf(links, resolution);
	const totals = /* @__PURE__ */ new Map();
	const unreadable = new Set(incomplete);
	for (const { from, to, order, attributes } of arcs) {
		const weight = numberOf(attributes.get("weight"));
		if (weight === null || weight === 0) {
			const stated = JSON.stringify(attributes.get("weight") ?? null);
			resolution.problems.add("invalid-weight", `${to} below ${from} has the weight ${stated}`);
			unreadable.add(from);
			continue;
		}
		const known = totals.get(from) ?? [];
		totals.set(from, known);
		known.push({
			concept: to,
			weight,
			order
		});
	}
	for (const concept of unreadable) totals.delete(concept);
	for (const own of totals.values()) own.sort((a, b) => a.order - b.order);
	return totals;
}
/** The tree of one role as the lines that a reader sees, each above what is below it. */
function presentationOf(links, resolution) {
	const { budget, problems } = resolution;
	const { arcs } = networkOf(links, resolution);
	const children = Map.groupBy(arcs, ({ from }) => from);
	for (const own of children.values()) own.sort((a, b) => a.order - b.order);
	const below = new Set(arcs.map(({ to }) => to));
	const lines = [];
	const path = [];
	const show = (line) => {
		const { concept, depth } = line;
		budget.lines--;
		lines.push(line);
		if (path.includes(concept) || depth >= MAX_DEPTH$1) {
			problems.add("presentation-cycle", `${concept} is shown below itself, or too deep`);
			return;
		}
		path.push(concept);
		for (const { to, order, attributes } of children.get(concept) ?? []) {
			if (budget.lines <= 0) break;
			const preferredLabel = attributes.get("preferredLabel") ?? null;
			show({
				concept: to,
				parent: concept,
				depth: depth + 1,
				order,
				preferredLabel
			});
		}
		path.pop();
	};
	for (const concept of children.keys()) if (budget.lines > 0 && !below.has(concept)) show({
		concept,
		parent: null,
		depth: 0,
		order: 1,
		preferredLabel: null
	});
	if (budget.lines <= 0) {
		problems.add("too-many-lines", "a role is left out: the filing shows too many lines");
		return [];
	}
	if (lines.length === 0 && arcs.length > 0) problems.add("presentation-cycle", "a role has no first line");
	return lines;
}

// node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128-159).
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
* (128-159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint$1(codePoint) {
	if (isInvalidCodePoint$1(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1$1[codePoint - 128] || codePoint;
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
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint$1(codePoint));
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
const TO_LOWER_BIT$1 = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber$1(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber$1(code) || (code | TO_LOWER_BIT$1) - CHAR_LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd$1(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
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
	if ((input.charCodeAt(index) | TO_LOWER_BIT$1) === CHAR_LOWER_X) {
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
	if (mode !== DecodingMode$1.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode$1.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd$1(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
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
	const isLegacyAllowed = mode !== DecodingMode$1.Strict;
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
			if ((matched & 32) !== 0 || mode !== DecodingMode$1.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd$1(input.charCodeAt(start + length))) {
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
	return decodeHtmlText(htmlString, DecodingMode$1.Strict);
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
/** Resolves the references of XHTML text, with HTML's named ones. */
function decodeXhtml(raw) {
	return resolved(raw, true);
}
/** XML 2.11: every line ends in one line feed. */
function normalizeLineEnds(text) {
	return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

// parsers/xbrl/xml-cursor.ts
const SLASH = 47;
const GREATER = 62;
const EQUALS = 61;
const BANG = 33;
const QUESTION = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
function createXmlCursor(text, start = 0, end = text.length) {
	return {
		text,
		pos: start,
		end,
		kind: "eof",
		name: "",
		tagStart: start,
		tagEnd: start,
		selfClosing: false,
		attributeCount: 0,
		attributeNames: [],
		attributeValues: [],
		declaresNamespace: false,
		problem: ""
	};
}
function broken(cursor, at, problem) {
	cursor.problem = `${problem} at character ${at}`;
	cursor.pos = cursor.end;
	cursor.kind = "broken";
	return "broken";
}
/** Moves to the next start or end tag. */
function nextTag(cursor) {
	const { text, end } = cursor;
	let pos = cursor.pos;
	for (;;) {
		const open = text.indexOf("<", pos);
		if (open < 0 || open >= end) {
			cursor.pos = end;
			cursor.kind = "eof";
			return "eof";
		}
		const code = text.charCodeAt(open + 1);
		if (code === SLASH) return readEndTag(cursor, open);
		if (code !== BANG && code !== QUESTION) return readStartTag(cursor, open);
		pos = afterMarkup(text, open, end);
		if (pos < 0) return broken(cursor, open, "markup that never ends");
		if (pos === 0) return broken(cursor, open, "a declaration inside the content");
	}
}
/**
* The place after a comment, CDATA section or processing instruction that starts at `open`.
*
* @returns −1 if it never ends, 0 if it is another declaration (a misplaced DOCTYPE)
*/
function afterMarkup(text, open, end) {
	const [mark, length] = text.startsWith("<!--", open) ? ["-->", 3] : text.startsWith("<![CDATA[", open) ? ["]]>", 3] : text.startsWith("<?", open) ? ["?>", 2] : ["", 0];
	if (mark === "") return 0;
	const close = text.indexOf(mark, open + 2);
	return close < 0 || close + length > end ? -1 : close + length;
}
function readEndTag(cursor, open) {
	const { text, end } = cursor;
	const close = text.indexOf(">", open + 2);
	if (close < 0 || close >= end) return broken(cursor, open, "an end tag that never ends");
	let nameEnd = close;
	while (nameEnd > open + 2 && text.charCodeAt(nameEnd - 1) <= 32) nameEnd--;
	cursor.name = text.slice(open + 2, nameEnd);
	cursor.tagStart = open;
	cursor.tagEnd = close + 1;
	cursor.pos = close + 1;
	cursor.selfClosing = false;
	cursor.attributeCount = 0;
	cursor.declaresNamespace = false;
	cursor.kind = "end";
	return "end";
}
function skipSpace(text, at) {
	let pos = at;
	while (text.charCodeAt(pos) <= 32) pos++;
	return pos;
}
/** Reads the start tag at `open`; attributes without a quoted value are HTML, not XML. */
function readStartTag(cursor, open) {
	const { text, end } = cursor;
	let pos = open + 1;
	for (;;) {
		const code = text.charCodeAt(pos);
		if (!(code > 32) || code === SLASH || code === GREATER) break;
		pos++;
	}
	if (pos === open + 1 || pos >= end) return broken(cursor, open, "a tag without a name");
	cursor.name = text.slice(open + 1, pos);
	cursor.tagStart = open;
	cursor.attributeCount = 0;
	cursor.declaresNamespace = false;
	for (;;) {
		pos = skipSpace(text, pos);
		if (pos >= end) return broken(cursor, open, "a tag that never ends");
		const code = text.charCodeAt(pos);
		if (code === GREATER || code === SLASH) {
			const selfClosing = code === SLASH;
			if (selfClosing && text.charCodeAt(pos + 1) !== GREATER) return broken(cursor, open, "a stray slash in a tag");
			cursor.selfClosing = selfClosing;
			cursor.tagEnd = selfClosing ? pos + 2 : pos + 1;
			cursor.pos = cursor.tagEnd;
			cursor.kind = "start";
			return "start";
		}
		const next = readAttribute(cursor, pos);
		if (next < 0 || next > end) return broken(cursor, open, "a tag with a malformed attribute");
		pos = next;
	}
}
function readAttribute(cursor, at) {
	const { text } = cursor;
	let pos = at;
	for (;;) {
		const code = text.charCodeAt(pos);
		if (!(code > 32) || code === EQUALS || code === GREATER || code === SLASH) break;
		pos++;
	}
	const name = text.slice(at, pos);
	pos = skipSpace(text, pos);
	if (name === "" || text.charCodeAt(pos) !== EQUALS) return -1;
	pos = skipSpace(text, pos + 1);
	const quote = text.charCodeAt(pos);
	if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return -1;
	const close = text.indexOf(quote === DOUBLE_QUOTE ? "\"" : "'", pos + 1);
	if (close < 0) return -1;
	cursor.attributeNames[cursor.attributeCount] = name;
	cursor.attributeValues[cursor.attributeCount] = text.slice(pos + 1, close);
	cursor.attributeCount++;
	if (name.startsWith("xmlns")) cursor.declaresNamespace = true;
	return close + 1;
}
/** A qualified name without its prefix. */
function localNameOf(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? name : name.slice(colon + 1);
}
/** Prefix of a qualified name, or the empty string. */
function prefixOf(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? "" : name.slice(0, colon);
}
/** Steps over the element whose start tag the cursor has just read. */
function skipElement(cursor) {
	if (cursor.selfClosing) return "end";
	let depth = 1;
	while (depth > 0) {
		const kind = nextTag(cursor);
		if (kind === "start") {
			if (!cursor.selfClosing) depth++;
		} else if (kind === "end") depth--;
		else return kind;
	}
	return "end";
}

// parsers/xbrl/markup-text.ts
const drop = () => "";
const keep = (raw) => raw;
/** Text of well-formed XML: no tags, references resolved, CDATA as is. */
function textOfMarkup(markup) {
	if (!markup.includes("<")) return normalizeLineEnds(decodeXml(markup));
	return rewriteMarkup(markup, {
		isLenient: false,
		tag: drop,
		characters: decodeXml,
		cdata: keep
	});
}
function rewriteMarkup(markup, { isLenient, tag, characters, cdata }) {
	const parts = [];
	let pos = 0;
	for (;;) {
		const open = markup.indexOf("<", pos);
		if (open < 0) break;
		if (open > pos) parts.push(characters(markup.slice(pos, open)));
		const after = afterMarkup(markup, open, markup.length);
		if (after > 0) {
			if (markup.startsWith("<![CDATA[", open)) parts.push(cdata(markup.slice(open + 9, after - 3)));
			pos = after;
			continue;
		}
		const close = isLenient && !startsTag(markup.charCodeAt(open + 1)) ? -1 : endOfTag(markup, open);
		if (close < 0) {
			parts.push(characters("<"));
			pos = open + 1;
			continue;
		}
		parts.push(tag(markup.slice(open, close)));
		pos = close;
	}
	if (pos < markup.length) parts.push(characters(markup.slice(pos)));
	return normalizeLineEnds(parts.join(""));
}
/** Whether the character after `<` begins a tag or declaration: `/`, `!`, `?` or a letter. */
function startsTag(code) {
	return code === 47 || code === 33 || code === 63 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code > 127;
}
/** The offset after a tag that starts at `open`; `>` inside quoted attribute values does not count. −1 if it never ends. */
function endOfTag(text, open) {
	let from = open + 1;
	for (;;) {
		const close = text.indexOf(">", from);
		if (close < 0) return -1;
		const quote = firstQuote(text, from, close);
		if (quote < 0) return close + 1;
		const closing = text.indexOf(text.charAt(quote), quote + 1);
		if (closing < 0) return close + 1;
		from = closing + 1;
	}
}
function firstQuote(text, from, to) {
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === 34 || code === 39) return at;
	}
	return -1;
}

// parsers/xbrl/namespaces.ts
const LINK = "http://www.xbrl.org/2003/linkbase";
/** Inline XBRL 1.1 and 1.0. */
const INLINE_NAMESPACES = /* @__PURE__ */ new Set(["http://www.xbrl.org/2013/inlineXBRL", "http://www.xbrl.org/2008/inlineXBRL"]);
function createScope(parent = null) {
	return {
		parent,
		bindings: /* @__PURE__ */ new Map(),
		reported: /* @__PURE__ */ new Map()
	};
}
/** The scope inside the start tag that the cursor has just read. */
function scopeInside(parent, cursor) {
	if (!cursor.declaresNamespace) return parent;
	const scope = createScope(parent);
	for (let index = 0; index < cursor.attributeCount; index++) {
		const name = cursor.attributeNames[index] ?? "";
		const value = decodeXml(cursor.attributeValues[index] ?? "").trim();
		if (name === "xmlns") scope.bindings.set("", value);
		else if (name.startsWith("xmlns:")) scope.bindings.set(name.slice(6), value);
	}
	return scope;
}
/** URI that a prefix is bound to. */
function namespaceOf(scope, prefix) {
	for (let at = scope; at; at = at.parent) {
		const uri = at.bindings.get(prefix);
		if (uri !== void 0) return uri;
	}
}

// parsers/xbrl/prolog.ts
function refuse(code, message) {
	return {
		root: -1,
		refusal: {
			code,
			message
		}
	};
}
/**
* Steps over the XML declaration, comments and DOCTYPE. A DOCTYPE that names an external DTD is ignored: nothing is ever
* fetched. One with an internal subset is rejected: that is where entities are declared, which EDGAR does not allow.
*/
function readProlog(text) {
	let pos = 0;
	for (;;) {
		while (text.charCodeAt(pos) <= 32 || text.charCodeAt(pos) === 65279) pos++;
		if (pos >= text.length) return refuse("empty-document", "the document has no element");
		if (text.charCodeAt(pos) !== 60) return refuse("not-xml", `text before the first element at character ${pos}`);
		const next = text.charCodeAt(pos + 1);
		if (next !== 33 && next !== 63) return {
			root: pos,
			refusal: null
		};
		if (/^<!doctype/i.test(text.slice(pos, pos + 9))) {
			const close = text.indexOf(">", pos);
			const subset = text.indexOf("[", pos);
			if (close < 0) return refuse("truncated-document", "the DOCTYPE never ends");
			if (subset >= 0 && subset < close) return refuse("entity-declarations", "entity declarations in a DOCTYPE are not supported");
			pos = close + 1;
			continue;
		}
		const after = afterMarkup(text, pos, text.length);
		if (after < 0) return refuse("truncated-document", "a comment or instruction before the root never ends");
		if (after === 0) return refuse("not-xml", `a declaration before the root at character ${pos}`);
		pos = after;
	}
}

// parsers/linkbases/read-document.ts
const SCHEMA = "http://www.w3.org/2001/XMLSchema";
/** UTF-16 units of one document; the largest label linkbases on EDGAR have a few million. */
const MAX_CHARS = 64e6;
/** Elements that are read from one document (locators, arcs, labels, declarations). */
const MAX_ELEMENTS = 1e6;
const MAX_DEPTH = 100;
const MAX_TEXT = 4e3;
const LINK_SORTS = {
	calculationLink: "calculation",
	presentationLink: "presentation",
	labelLink: "label"
};
/**
* Reads a calculation, presentation or label linkbase, or a schema with its role types, declared concepts and embedded
* linkbases. A document that is malformed or too large is refused as a whole: half of a calculation would be a wrong one.
*/
function readLinkDocument(text) {
	if (text.length > MAX_CHARS) return {
		code: "linkbase-too-large",
		message: `${text.length} characters, more than ${MAX_CHARS}`
	};
	const prolog = readProlog(text);
	if (prolog.refusal) return prolog.refusal;
	const found = {
		links: [],
		roles: /* @__PURE__ */ new Map(),
		concepts: /* @__PURE__ */ new Map()
	};
	return readElements({
		cursor: createXmlCursor(text, prolog.root),
		found,
		targetNamespace: "",
		link: null,
		roleUri: "",
		elements: 0
	}) ?? found;
}
function readElements(reading) {
	const { cursor } = reading;
	const frames = [];
	let scope = createScope();
	do {
		const kind = nextTag(cursor);
		if (kind === "end") {
			const frame = frames.pop();
			if (frame?.name !== cursor.name) return malformed(`</${cursor.name}> at character ${cursor.tagStart}`);
			frame.leave?.();
			scope = frame.scope;
		} else if (kind === "start") {
			if (++reading.elements > MAX_ELEMENTS) return tooLarge(`more than ${MAX_ELEMENTS} elements`);
			if (frames.length >= MAX_DEPTH) return malformed(`elements nested more than ${MAX_DEPTH} deep`);
			const { name, selfClosing } = cursor;
			const inner = scopeInside(scope, cursor);
			const read = readElement(reading, inner);
			if (read === "unclosed") return malformed(cursor.problem || `<${name}> never ends`);
			if (selfClosing || read === "whole") continue;
			frames.push({
				name,
				scope,
				leave: read
			});
			scope = inner;
		} else return malformed(cursor.problem || "the document ends before its root element does");
	} while (frames.length > 0);
	return null;
}
function malformed(message) {
	return {
		code: "linkbase-malformed",
		message
	};
}
function tooLarge(message) {
	return {
		code: "linkbase-too-large",
		message
	};
}
/**
* Reads the element whose start tag the cursor has just read.
*
* @returns `whole` where it was read to its end tag, `unclosed` where it has none, else what to do when it ends
*/
function readElement(reading, scope) {
	const { cursor, found } = reading;
	const local = localNameOf(cursor.name);
	const uri = namespaceOf(scope, prefixOf(cursor.name));
	if (uri === SCHEMA) {
		if (local === "schema") reading.targetNamespace = attributesOf(cursor).get("targetNamespace") ?? "";
		if (local === "element") readConcept(reading, scope);
		return null;
	}
	if (uri !== "http://www.xbrl.org/2003/linkbase") return null;
	if (local === "roleType") {
		const role = attributesOf(cursor).get("roleURI") ?? "";
		found.roles.set(role, found.roles.get(role) ?? "");
		if (!cursor.selfClosing) reading.roleUri = role;
		return () => {
			reading.roleUri = "";
		};
	}
	if (local === "definition" && reading.roleUri !== "") return readText(cursor, (words) => found.roles.set(reading.roleUri, words));
	const sort = Object.hasOwn(LINK_SORTS, local) ? LINK_SORTS[local] : null;
	if (sort !== null) {
		const link = {
			sort,
			role: attributesOf(cursor).get("role") ?? "",
			locators: /* @__PURE__ */ new Map(),
			labels: /* @__PURE__ */ new Map(),
			arcs: []
		};
		found.links.push(link);
		if (!cursor.selfClosing) reading.link = link;
		return () => {
			reading.link = null;
		};
	}
	return reading.link === null ? null : readPart(cursor, local, reading.link);
}
/** A locator, arc or label of an extended link. */
function readPart(cursor, local, link) {
	const attributes = attributesOf(cursor);
	if (local === "loc") append(link.locators, attributes.get("label") ?? "", attributes.get("href") ?? "");
	else if (local === "calculationArc" || local === "presentationArc" || local === "labelArc") link.arcs.push(attributes);
	else if (local === "label") {
		const role = attributes.get("role") ?? "";
		const language = attributes.get("lang") ?? "";
		return readText(cursor, (text) => append(link.labels, attributes.get("label") ?? "", {
			role,
			language,
			text
		}));
	}
	return null;
}
/** A concept that the schema declares: `<xs:element id="abc_Name" name="Name">`. */
function readConcept({ cursor, found, targetNamespace }, scope) {
	const attributes = attributesOf(cursor);
	const id = attributes.get("id");
	const name = attributes.get("name");
	if (id === void 0 || name === void 0) return;
	const prefix = prefixOfNamespace(scope, targetNamespace) ?? id.slice(0, Math.max(0, id.indexOf("_")));
	found.concepts.set(id, prefix === "" ? name : `${prefix}:${name}`);
}
function prefixOfNamespace(scope, uri) {
	for (let at = scope; at; at = at.parent) for (const [prefix, bound] of at.bindings) if (bound === uri && prefix !== "") return prefix;
	return null;
}
/** Attributes of the last start tag by local name. `xlink:`, `xml:` and no prefix share no name that is read here. */
function attributesOf(cursor) {
	const attributes = /* @__PURE__ */ new Map();
	for (let index = 0; index < cursor.attributeCount; index++) {
		const name = localNameOf(cursor.attributeNames[index] ?? "");
		if (!attributes.has(name)) attributes.set(name, decodeXml(cursor.attributeValues[index] ?? "").trim());
	}
	return attributes;
}
function readText(cursor, take) {
	if (cursor.selfClosing) return "whole";
	const { name, tagEnd } = cursor;
	if (skipElement(cursor) !== "end" || cursor.name !== name) return "unclosed";
	take(textOfMarkup(cursor.text.slice(tagEnd, Math.min(cursor.tagStart, tagEnd + MAX_TEXT))).replace(/\s+/g, " ").trim());
	return "whole";
}
function append(map, key, value) {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}

// parsers/linkbases/roles.ts
/** @example roleOf('u', '0000002 - Statement - CONSOLIDATED BALANCE SHEETS').sort // "statement" */
function roleOf(uri, definition) {
	const [, code = null, sort = null, title = definition] = /^([\w.]{1,40}) ?[-–—] ?(document|statement|disclosure|schedule) ?[-–—] ?(.+)$/i.exec(definition) ?? [];
	return {
		uri,
		definition,
		sort: sort === null ? null : sort.toLowerCase(),
		title,
		code
	};
}

// parsers/linkbases/linkbases.ts
const LINK_DOCUMENT = /^EX-10[01]\.(?:SCH|CAL|PRE|LAB)\b/i;
const cache$1 = /* @__PURE__ */ new WeakMap();
/**
* The calculation, presentation, roles and labels of a submission: its exhibits EX-101.CAL, PRE, LAB and SCH, also
* linkbases embedded in the schema. Nothing is fetched: what only the standard taxonomies state (most labels, and
* networks of filings before their own) is absent. Read once per submission.
*
* @example linkbasesOf(submission).roles.get('http://example.com/role/BalanceSheet')?.sort // "statement"
*/
function linkbasesOf(submission) {
	let linkbases = cache$1.get(submission);
	if (!linkbases) {
		linkbases = readLinkbases(submission);
		cache$1.set(submission, linkbases);
	}
	return linkbases;
}
function readLinkbases({ documents }) {
	const problems = createProblems();
	const read = [];
	for (const { type, filename, sequence, isBinary, text } of documents) {
		if (!LINK_DOCUMENT.test(type)) continue;
		const document = isBinary ? {
			code: "linkbase-malformed",
			message: "the document is binary"
		} : readLinkDocument(text);
		if ("code" in document) problems.add(document.code, `document ${sequence} (${type}): ${document.message}`);
		else read.push({
			filename: (filename ?? "").toLowerCase(),
			document
		});
	}
	const resolution = {
		conceptOf: createConceptOf(new Map(read.flatMap(({ filename, document }) => [...document.concepts].map(([id, name]) => [`${filename}#${id}`, name])))),
		budget: createBudget(),
		problems
	};
	const links = read.flatMap(({ document }) => document.links);
	return {
		calculations: byRole(links, "calculation", (own) => calculationOf(own, resolution)),
		presentation: byRole(links, "presentation", (own) => presentationOf(own, resolution)),
		roles: rolesOf(read.map(({ document }) => document)),
		labels: standardLabelsOf(linksOf(links, "label"), resolution),
		problems: problems.list()
	};
}
function linksOf(links, sort) {
	return links.filter((link) => link.sort === sort);
}
/** Per role what its links state; a role whose link is empty, as tools write them, is left out. */
function byRole(links, sort, read) {
	const networks = [...Map.groupBy(linksOf(links, sort), ({ role }) => role)].map(([role, own]) => [role, read(own)]);
	return new Map(networks.filter(([, network]) => ("size" in network ? network.size : network.length) > 0));
}
function rolesOf(documents) {
	return new Map(documents.flatMap(({ roles }) => [...roles].map(([uri, text]) => [uri, roleOf(uri, text)])));
}
/**
* Resolves hrefs: to a concept that a schema of the submission declares under this id, else by the standard taxonomies'
* ids, which are the prefix and the name (`us-gaap_Assets`).
*/
function createConceptOf(declared) {
	const known = /* @__PURE__ */ new Map();
	return (href) => {
		let concept = known.get(href);
		if (concept === void 0) {
			const at = href.indexOf("#");
			const file = href.slice(0, Math.max(0, at)).split("/").at(-1) ?? "";
			const id = at < 0 ? "" : href.slice(at + 1);
			concept = declared.get(`${file.toLowerCase()}#${id}`) ?? conceptOfId(id);
			known.set(href, concept);
		}
		return concept;
	};
}
function conceptOfId(id) {
	const match = /^([A-Za-z][A-Za-z0-9.-]*)_([\w.-]+)$/.exec(id);
	return match ? `${match[1]}:${match[2]}` : null;
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

// parsers/footnotes/block-concepts.ts
/** Covers, cybersecurity, executive compensation, fees and funds: not notes to financial statements. */
const OTHER_TAXONOMIES = /* @__PURE__ */ new Set([
	"dei",
	"cyd",
	"ecd",
	"ffd",
	"oef",
	"rr",
	"vip",
	"cef",
	"rxp",
	"spac",
	"snj",
	"fnd",
	"sbs"
]);
/** Policies whose names do not say so. */
const UNMARKED_POLICIES = /* @__PURE__ */ new Set(["us-gaap:UseOfEstimates"]);
const UNMARKED_NOTES = /* @__PURE__ */ new Set(["us-gaap:NatureOfOperations"]);
/** Details in words that are disclosures of their own. */
const DETAILS = /* @__PURE__ */ new Set([
	"us-gaap:DebtInstrumentCovenantDescription",
	"us-gaap:DebtInstrumentCovenantCompliance",
	"us-gaap:LineOfCreditFacilityCovenantTerms",
	"us-gaap:LineOfCreditFacilityCovenantCompliance",
	"us-gaap:SubstantialDoubtAboutGoingConcernConditionsOrEvents",
	"us-gaap:SubstantialDoubtAboutGoingConcernManagementsPlans"
]);
/** US GAAP marks text blocks by `TextBlock`, and a few policies by nothing more; IFRS by `Explanatory`. */
const BLOCK$2 = /(?:textblock|policy|policies|explanatory)$/i;
/** Whether a fact is a block of text of the notes. */
function isNoteBlock({ fact: { concept, unit }, value }) {
	if (unit !== null || value.trim() === "") return false;
	const [prefix = "", local = ""] = concept.split(":");
	if (OTHER_TAXONOMIES.has(prefix)) return false;
	return BLOCK$2.test(local) || [
		UNMARKED_POLICIES,
		UNMARKED_NOTES,
		DETAILS
	].some((known) => known.has(concept));
}
const ROLE_SORTS = [[/\((?:polic(?:y|ies))\)\s*$/i, "policy"], [/\(tables?\)\s*$/i, "table"]];
/** The sort that the title of a role states: `"Leases (Tables)"`; null for a role of whole notes or of details. */
function sortOfRole(title) {
	return ROLE_SORTS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}
/**
* The sort that a concept's name states. The standard taxonomies name policies `…PolicyTextBlock` and tables
* `…TableTextBlock` or `ScheduleOf…TextBlock`; extensions are to do likewise.
*/
function sortOfConcept(concept) {
	const local = concept.slice(concept.indexOf(":") + 1);
	if (DETAILS.has(concept)) return "detail";
	if (UNMARKED_POLICIES.has(concept)) return "policy";
	if (/policy(?:textblock)?$/i.test(local) || local.startsWith("DescriptionOfAccountingPolicy")) return "policy";
	if (/tabletextblock$/i.test(local) || local.startsWith("DisclosureOfDetailedInformation")) return "table";
	return /^scheduleof\w+textblock$/i.test(local) && !/disclosures?textblock$/i.test(local) ? "table" : null;
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
const PLAIN = {
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
				...PLAIN,
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

// parsers/xbrl/document-sets.ts
const XBRL_ELEMENT = /^<(?:[\w.-]{1,60}:)?xbrl[\s/>]/;
function bindsInline(text) {
	return [...INLINE_NAMESPACES].some((uri) => text.includes(`${uri}"`) || text.includes(`${uri}'`));
}
/** `inline` if the text binds the inline XBRL namespace, `instance` if its root element is `xbrl`. */
function syntaxOf(text) {
	const prolog = readProlog(text);
	const root = prolog.refusal?.code === "entity-declarations" ? afterDeclarations(text) : prolog.root;
	if (root >= 0 && XBRL_ELEMENT.test(text.slice(root, root + 80))) return "instance";
	return bindsInline(text) ? "inline" : null;
}
/** Offset of the root after a DOCTYPE with a subset, to recognize what will be rejected. */
function afterDeclarations(text) {
	const end = text.indexOf("]", text.indexOf("["));
	const close = end < 0 ? -1 : text.indexOf(">", end);
	return close < 0 ? -1 : text.indexOf("<", close);
}
/** The taxonomy entry points of a document, sorted: members of an inline document set share them. */
function schemaRefsOf(text) {
	const refs = /* @__PURE__ */ new Set();
	for (let at = text.indexOf("schemaRef"); at >= 0; at = text.indexOf("schemaRef", at + 9)) {
		const tag = text.slice(at, at + 2e3);
		const href = /^schemaRef\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
		if (href) refs.add(decodeXhtml(href[1] ?? href[2] ?? "").trim());
	}
	return [...refs].sort().join(" ");
}
/** The instance that EDGAR extracts from the inline document and adds to the submission: `aapl-20250329_htm.xml`. */
function isExtracted(document) {
	return /_html?\.xml$/i.test(document.filename ?? "");
}
/** Fee exhibits are separate reports. */
function isFeeExhibit(document) {
	return /^EX-(?:FILING FEES|107)/i.test(document.type);
}
function couldHoldXbrl(document) {
	return !document.isBinary && !/^(?:EX-101\.(?:SCH|CAL|DEF|LAB|PRE)|GRAPHIC|ZIP|EXCEL|JSON|CSS|JS)$/i.test(document.type);
}
/**
* The XBRL reports of a submission. Inline documents with the same schemaRef form one set (a 10-K split over several
* files, EX-13); those without one belong to the set before them. An instance is a separate report unless it repeats an
* inline set of the same submission.
*/
function documentSetsOf(submission) {
	let sets = cache.get(submission);
	if (!sets) {
		sets = groupDocuments(submission);
		cache.set(submission, sets);
	}
	return sets;
}
const cache = /* @__PURE__ */ new WeakMap();
function groupDocuments(submission) {
	const { inline = [], instance = [] } = Object.groupBy(submission.documents.filter(couldHoldXbrl), (document) => syntaxOf(document.text) ?? "other");
	const [only] = inline;
	if (only && inline.length === 1 && instance.every(isExtracted)) return [{
		syntax: "inline",
		documents: [only]
	}];
	const inlineRefs = new Set(inline.map(({ text }) => schemaRefsOf(text)));
	const separate = instance.filter((document) => inline.length === 0 || !(isExtracted(document) || inlineRefs.has(schemaRefsOf(document.text))));
	return [...inlineSets(inline).map((documents) => ({
		syntax: "inline",
		documents
	})), ...separate.map((document) => ({
		syntax: "instance",
		documents: [document]
	}))].sort((a, b) => (a.documents[0]?.sequence ?? 0) - (b.documents[0]?.sequence ?? 0));
}
function inlineSets(documents) {
	const sets = /* @__PURE__ */ new Map();
	let last = null;
	for (const document of documents) {
		const refs = schemaRefsOf(document.text);
		if (refs !== "" || last === null) {
			const key = isFeeExhibit(document) ? `fees ${document.sequence}` : `report ${refs}`;
			last = sets.get(key) ?? [];
			sets.set(key, last);
		}
		last.push(document);
	}
	return [...sets.values()];
}

// parsers/footnotes/block-text.ts
/** A block of more pieces is read from the fact's own HTML; the longest notes break over some 40 pages. */
const MOST_PIECES = 100;
/** Between the pieces of a block. */
const BREAK = "\n\n";
/**
* Reads the words of text blocks. Those of inline XBRL are stretches of their document's plain text, which is laid out
* once for all; those of an instance are laid out from the fact's own HTML.
*/
function createBlockReader(submission) {
	const inline = /* @__PURE__ */ new Map();
	for (const { syntax, documents } of documentSetsOf(submission)) if (syntax === "inline") for (const document of documents) inline.set(document.sequence, document);
	return ({ value, spans }) => {
		const pieces = (spans.length > MOST_PIECES ? [] : spans).flatMap((span) => {
			const document = inline.get(span.sequence);
			return document ? pieceOf(plainTextOnce(document), span) : [];
		});
		const stretches = pieces.map(({ sequence, start, end }) => {
			const document = inline.get(sequence);
			return document ? plainTextOnce(document).text.slice(start, end) : "";
		});
		if (pieces.length > 0) return {
			text: stretches.join("\n\n"),
			pieces
		};
		return {
			text: documentLayoutOf(value).plain.text.trim(),
			pieces: []
		};
	};
}
/** The words whose source lies within the span, without white space around them; none where there are none. */
function pieceOf(plain, span) {
	const { length } = plain.text;
	let start = firstIndex(length, (index) => plain.sourceOffset(index) >= span.start);
	let end = firstIndex(length, (index) => plain.sourceOffset(index) >= span.end);
	while (start < end && isSpace(plain.text.charCodeAt(start))) start++;
	while (end > start && isSpace(plain.text.charCodeAt(end - 1))) end--;
	return start < end ? [{
		sequence: span.sequence,
		start,
		end
	}] : [];
}
function isSpace(code) {
	return code === 32 || code === 9 || code === 10;
}
/** The first index below `length` of which something holds that holds of all after it. */
function firstIndex(length, holds) {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = low + high >>> 1;
		if (holds(middle)) high = middle;
		else low = middle + 1;
	}
	return low;
}

// parsers/footnotes/nesting.ts
/**
* Which block stands in which: by their places in the document, or in an instance, where every fact repeats the words of
* those inside, by the words from the beginning of a line.
*
* @param stored the text of each block as it would be stored, perhaps cut
*/
function placesOf(blocks, stored) {
	const lines = lineIndexOf(blocks);
	const pieces = blocks.map((block) => inOrder(block.pieces));
	const parents = blocks.map((block, index) => block.pieces.length > 0 ? parentByPlace(blocks, pieces, index) : parentByWords(blocks, index, lines));
	return blocks.map((block, index) => {
		let level = 0;
		let outermost = index;
		for (let at = parents[index] ?? null; at !== null; at = parents[at] ?? null) {
			outermost = at;
			level++;
		}
		const parent = parents[index] ?? null;
		if (parent === null) return {
			parent,
			level,
			within: null
		};
		const start = startWithin(block, blocks[outermost], stored[outermost] ?? "", lines, outermost);
		return {
			parent,
			level,
			within: start === null ? null : {
				index: outermost,
				start
			}
		};
	});
}
function parentByPlace(blocks, pieces, index) {
	const own = pieces[index] ?? [];
	let parent = null;
	for (const [at, other] of pieces.entries()) {
		if (at === index || !contains(other, own)) continue;
		if (at > index && contains(own, other)) continue;
		if (parent === null || lengthAt(blocks, at) <= lengthAt(blocks, parent)) parent = at;
	}
	return parent;
}
function lengthAt(blocks, index) {
	return blocks[index]?.text.length ?? 0;
}
/** Whether each inner piece lies in an outer one; both in order of place. */
function contains(outer, inner) {
	let at = 0;
	for (const piece of inner) {
		while (at < outer.length && !holds(outer[at], piece)) at++;
		if (at === outer.length) return false;
	}
	return outer.length > 0;
}
function inOrder(pieces) {
	return pieces.toSorted((a, b) => a.sequence - b.sequence || a.start - b.start);
}
function holds(outer, inner) {
	return outer !== void 0 && outer.sequence === inner.sequence && outer.start <= inner.start && inner.end <= outer.end;
}
/** Lines that stand in more places than this are the ruling of tables, and lead nowhere. */
const MOST_PLACES = 24;
function lineIndexOf(blocks) {
	const lines = /* @__PURE__ */ new Map();
	for (const [index, { text, pieces }] of blocks.entries()) {
		if (pieces.length > 0) continue;
		for (let start = 0; start < text.length;) {
			const newline = text.indexOf("\n", start);
			const end = newline < 0 ? text.length : newline;
			const line = text.slice(start, end).trim();
			const known = lines.get(line);
			if (known === void 0) lines.set(line, [{
				index,
				start
			}]);
			else if (known.length < MOST_PLACES) known.push({
				index,
				start
			});
			start = end + 1;
		}
	}
	return lines;
}
/** The shortest longer block that repeats all the words. */
function parentByWords(blocks, index, lines) {
	const text = blocks[index]?.text ?? "";
	let parent = null;
	for (const place of lines.get(firstLineOf(text)) ?? []) {
		const other = blocks[place.index]?.text ?? "";
		const isLonger = other.length > text.length || other.length === text.length && place.index < index;
		if (place.index === index || !isLonger || !other.startsWith(text, place.start)) continue;
		if (parent === null || other.length < (blocks[parent]?.text.length ?? 0)) parent = place.index;
	}
	return parent;
}
function firstLineOf(text) {
	const newline = text.indexOf("\n");
	return (newline < 0 ? text : text.slice(0, newline)).trim();
}
/** Where a block's words begin in the stored text of the outermost block around it; null where they do not stand there. */
function startWithin(block, outer, stored, lines, outermost) {
	const [first] = block.pieces;
	const candidates = [];
	if (first === void 0) {
		for (const place of lines.get(firstLineOf(block.text)) ?? []) if (place.index === outermost) candidates.push(place.start);
	} else {
		let offset = 0;
		for (const piece of outer?.pieces ?? []) {
			if (holds(piece, first)) candidates.push(offset + first.start - piece.start);
			offset += piece.end - piece.start + "\n\n".length;
		}
	}
	return candidates.find((start) => stored.startsWith(block.text, start)) ?? null;
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

// parsers/footnotes/rows.ts
/** A row for each block, in order. */
function footnoteRows(outcome, { form, filedDate }) {
	return (outcome.result?.notes ?? []).map((note, index) => parsedRow(outcome, {
		...note,
		form,
		filedDate
	}, `notes[${index}].`));
}

// parsers/footnotes/subjects.ts
const BY_NAME = new Map(Object.entries({
	"accounting-policies": `
    SignificantAccountingPoliciesTextBlock
    BasisOfPresentationAndSignificantAccountingPoliciesTextBlock
    OrganizationConsolidationAndPresentationOfFinancialStatementsDisclosureTextBlock
    OrganizationConsolidationAndPresentationOfFinancialStatementsDisclosureAndSignificantAccountingPoliciesTextBlock
    BusinessDescriptionAndAccountingPoliciesTextBlock
    BusinessDescriptionAndBasisOfPresentationTextBlock
    BasisOfAccountingPolicyPolicyTextBlock
    ConsolidationPolicyTextBlock
    UseOfEstimates
    NewAccountingPronouncementsPolicyPolicyTextBlock
    NewAccountingPronouncementsAndChangesInAccountingPrinciplesTextBlock
    AccountingChangesTextBlock
    AccountingChangesAndErrorCorrectionsTextBlock
    NatureOfOperations
    NatureOfBusinessDisclosureTextBlock
    ScheduleOfNewAccountingPronouncementsAndChangesInAccountingPrinciplesTextBlock
    ReclassificationsTextBlock
    DisclosureOfSignificantAccountingPoliciesExplanatory
    DisclosureOfMaterialAccountingPolicyInformationExplanatory
    DisclosureOfBasisOfPreparationOfFinancialStatementsExplanatory
    DisclosureOfChangesInAccountingPoliciesExplanatory
    DisclosureOfAccountingJudgementsAndEstimatesExplanatory
  `,
	"business-combination": `
    BusinessCombinationDisclosureTextBlock
    MergersAcquisitionsAndDispositionsDisclosuresTextBlock
    BusinessCombinationsPolicy
    BusinessCombinationsAndOtherPurchaseOfBusinessTransactionsPolicyTextBlock
    ScheduleOfBusinessAcquisitionsByAcquisitionTextBlock
    ScheduleOfRecognizedIdentifiedAssetsAcquiredAndLiabilitiesAssumedTableTextBlock
    BusinessAcquisitionProFormaInformationTextBlock
    BusinessAcquisitionIntegrationRestructuringAndOtherRelatedCostsTextBlock
    AssetAcquisitionTextBlock
    AssetAcquisitionTableTextBlock
    ScheduleOfAcquiredFiniteLivedIntangibleAssetsByMajorClassTextBlock
    DisclosureOfBusinessCombinationsExplanatory
    DisclosureOfDetailedInformationAboutBusinessCombinationsExplanatory
    DescriptionOfAccountingPolicyForBusinessCombinationsExplanatory
  `,
	commitment: `
    CommitmentsAndContingenciesDisclosureTextBlock
    CommitmentsDisclosureTextBlock
    CommitmentsContingenciesAndGuaranteesTextBlock
    CommitmentsAndContingenciesPolicyTextBlock
    UnrecordedUnconditionalPurchaseObligationsDisclosureTextBlock
    LongTermPurchaseCommitmentTextBlock
    ContractualObligationFiscalYearMaturityScheduleTableTextBlock
    OtherCommitmentsTableTextBlock
    DisclosureOfCommitmentsExplanatory
    DisclosureOfCommitmentsAndContingentLiabilitiesExplanatory
  `,
	compensation: `
    DisclosureOfCompensationRelatedCostsShareBasedPaymentsTextBlock
    CompensationRelatedCostsPolicyTextBlock
    ShareBasedCompensationOptionAndIncentivePlansPolicy
    DisclosureOfShareBasedCompensationArrangementsByShareBasedPaymentAwardTextBlock
    CompensationAndEmployeeBenefitPlansTextBlock
    ShareholdersEquityAndShareBasedPaymentsTextBlock
    CompensationRelatedCostsGeneralTextBlock
    ScheduleOfEmployeeServiceShareBasedCompensationAllocationOfRecognizedPeriodCostsTextBlock
    ScheduleOfShareBasedCompensationStockOptionsActivityTableTextBlock
    ScheduleOfShareBasedPaymentAwardStockOptionsValuationAssumptionsTableTextBlock
    ScheduleOfNonvestedRestrictedStockUnitsActivityTableTextBlock
    ScheduleOfShareBasedCompensationRestrictedStockUnitsAwardActivityTableTextBlock
    ScheduleOfShareBasedCompensationActivityTableTextBlock
    ScheduleOfSharebasedCompensationRestrictedStockAndRestrictedStockUnitsActivityTableTextBlock
    ScheduleOfNonvestedShareActivityTableTextBlock
    ScheduleOfNonvestedPerformanceBasedUnitsActivityTableTextBlock
    ScheduleOfUnvestedRestrictedStockUnitsRollForwardTableTextBlock
    ScheduleOfCompensationCostForShareBasedPaymentArrangementsAllocationOfShareBasedCompensationCostsByPlanTableTextBlock
    ShareBasedCompensationPerformanceSharesAwardUnvestedActivityTableTextBlock
    ShareBasedPaymentArrangementCostByPlanTableTextBlock
    ShareBasedPaymentArrangementOptionActivityTableTextBlock
    ScheduleOfDeferredCompensationArrangementWithIndividualShareBasedPaymentsTextBlock
    ShareBasedCompensationArrangementByShareBasedPaymentAwardOptionsVestedAndExpectedToVestExercisableTableTextBlock
    ShareBasedCompensationArrangementByShareBasedPaymentAwardOptionsVestedAndExpectedToVestOutstandingAndExercisableTableTextBlock
    CashProceedsReceivedAndTaxBenefitFromShareBasedPaymentAwardsTableTextBlock
    DisclosureOfSharebasedPaymentArrangementsExplanatory
    DescriptionOfAccountingPolicyForSharebasedPaymentTransactionsExplanatory
  `,
	covenant: `
    DebtInstrumentCovenantDescription
    DebtInstrumentCovenantCompliance
    LineOfCreditFacilityCovenantTerms
    LineOfCreditFacilityCovenantCompliance
  `,
	debt: `
    DebtDisclosureTextBlock
    LongTermDebtTextBlock
    ShortTermDebtTextBlock
    MortgageNotesPayableDisclosureTextBlock
    SubordinatedBorrowingsDisclosureTextBlock
    ScheduleOfDebtInstrumentsTextBlock
    ScheduleOfDebtTableTextBlock
    ScheduleOfLongTermDebtInstrumentsTableTextBlock
    ScheduleOfMaturitiesOfLongTermDebtTableTextBlock
    ScheduleOfShortTermDebtTextBlock
    ScheduleOfLineOfCreditFacilitiesTextBlock
    ConvertibleDebtTableTextBlock
    DebtInstrumentRedemptionTableTextBlock
    DebtPolicyTextBlock
    DebtInstrumentRedemptionTextBlock
    ScheduleOfCarryingValuesAndEstimatedFairValuesOfDebtInstrumentsTableTextBlock
    FederalHomeLoanBankAdvancesDisclosureTextBlock
    ScheduleOfExtinguishmentOfDebtTextBlock
    ScheduleOfConvertibleDebtTableTextBlock
    DisclosureOfBorrowingsExplanatory
    DisclosureOfDetailedInformationAboutBorrowingsExplanatory
    DescriptionOfAccountingPolicyForBorrowingsExplanatory
    SupplierFinanceProgramTextBlock
    SupplierFinanceProgramTableTextBlock
  `,
	derivative: `
    DerivativeInstrumentsAndHedgingActivitiesDisclosureTextBlock
    DerivativesPolicyTextBlock
    ScheduleOfDerivativeInstrumentsTextBlock
    FinancialInstrumentsDisclosureTextBlock
    ScheduleOfDerivativeInstrumentsInStatementOfFinancialPositionFairValueTextBlock
    ScheduleOfDerivativeInstrumentsGainLossInStatementOfFinancialPerformanceTextBlock
    ScheduleOfNotionalAmountsOfOutstandingDerivativePositionsTableTextBlock
    ScheduleOfCashFlowHedgesIncludedInAccumulatedOtherComprehensiveIncomeLossTableTextBlock
    ScheduleOfFairValueHedgingInstrumentsStatementsOfFinancialPerformanceAndFinancialPositionLocationTableTextBlock
    ScheduleOfNetInvestmentHedgesInAccumulatedOtherComprehensiveIncomeLossTableTextBlock
    DerivativesAndFairValueTextBlock
    DisclosureOfDerivativeFinancialInstrumentsExplanatory
    DisclosureOfHedgeAccountingExplanatory
    DescriptionOfAccountingPolicyForDerivativeFinancialInstrumentsExplanatory
  `,
	"discontinued-operation": `
    DisposalGroupsIncludingDiscontinuedOperationsDisclosureTextBlock
    DiscontinuedOperationsPolicyTextBlock
    ScheduleOfDisposalGroupsIncludingDiscontinuedOperationsIncomeStatementBalanceSheetAndAdditionalDisclosuresTextBlock
    DisclosureOfDiscontinuedOperationsExplanatory
    DisclosureOfNoncurrentAssetsHeldForSaleAndDiscontinuedOperationsExplanatory
  `,
	"earnings-per-share": `
    EarningsPerShareTextBlock
    EarningsPerSharePolicyTextBlock
    ScheduleOfEarningsPerShareBasicAndDilutedTableTextBlock
    ScheduleOfWeightedAverageNumberOfSharesTableTextBlock
    ScheduleOfAntidilutiveSecuritiesExcludedFromComputationOfEarningsPerShareTextBlock
    DisclosureOfEarningsPerShareExplanatory
    DescriptionOfAccountingPolicyForEarningsPerShareExplanatory
    EarningsPerShareExplanatory
  `,
	equity: `
    StockholdersEquityNoteDisclosureTextBlock
    TreasuryStockTextBlock
    StockholdersEquityPolicyTextBlock
    ScheduleOfStockholdersEquityTableTextBlock
    ScheduleOfCommonStockOutstandingRollForwardTableTextBlock
    ScheduleOfTreasuryStockByClassTextBlock
    ScheduleOfStockByClassTextBlock
    DividendsDeclaredTableTextBlock
    ScheduleOfDividendsPayableTextBlock
    AcceleratedShareRepurchasesTextBlock
    ScheduleOfConversionsOfStockTextBlock
    TemporaryEquityTableTextBlock
    ComprehensiveIncomeNoteTextBlock
    ScheduleOfAccumulatedOtherComprehensiveIncomeLossTableTextBlock
    ReclassificationOutOfAccumulatedOtherComprehensiveIncomeTableTextBlock
    ComprehensiveIncomePolicyPolicyTextBlock
    ScheduleOfComprehensiveIncomeLossTableTextBlock
    MinorityInterestDisclosureTextBlock
    PreferredStockTextBlock
    ScheduleOfStockholdersEquityNoteWarrantsOrRightsTextBlock
    PartnersCapitalNotesDisclosureTextBlock
    MembersEquityNotesDisclosureTextBlock
    DisclosureOfShareCapitalReservesAndOtherEquityInterestExplanatory
    DisclosureOfIssuedCapitalExplanatory
    DescriptionOfAccountingPolicyForIssuedCapitalExplanatory
  `,
	"fair-value": `
    FairValueDisclosuresTextBlock
    FairValueMeasurementPolicyPolicyTextBlock
    FairValueOfFinancialInstrumentsPolicy
    FairValueByBalanceSheetGroupingTextBlock
    ScheduleOfFairValueAssetsAndLiabilitiesMeasuredOnRecurringBasisTableTextBlock
    FairValueAssetsAndLiabilitiesMeasuredOnRecurringAndNonrecurringBasisTableTextBlock
    FairValueAssetsMeasuredOnRecurringBasisTextBlock
    FairValueMeasurementInputsDisclosureTextBlock
    FairValueLiabilitiesMeasuredOnRecurringAndNonrecurringBasisTableTextBlock
    FairValueAssetsMeasuredOnNonrecurringBasisTextBlock
    FairValueAssetsMeasuredOnNonrecurringBasisValuationTechniquesTextBlock
    FairValueMeasurementsNonrecurringTableTextBlock
    FairValueAssetsMeasuredOnRecurringBasisUnobservableInputReconciliationTextBlock
    FairValueLiabilitiesMeasuredOnRecurringBasisUnobservableInputReconciliationTableTextBlock
    FairValueMeasurementInputsAndValuationTechniquesTableTextBlock
    FairValueInputsAssetsQuantitativeInformationTableTextBlock
    FairValueAssetsAndLiabilitiesMeasuredOnRecurringAndNonrecurringBasisValuationTechniquesTableTextBlock
    FairValueNetDerivativeAssetLiabilityMeasuredOnRecurringBasisUnobservableInputReconciliationTableTextBlock
    DisclosureOfFairValueMeasurementExplanatory
    DisclosureOfFairValueOfFinancialInstrumentsExplanatory
  `,
	"going-concern": `
    SubstantialDoubtAboutGoingConcernTextBlock
    SubstantialDoubtAboutGoingConcernConditionsOrEvents
    SubstantialDoubtAboutGoingConcernManagementsPlans
    DisclosureOfGoingConcernExplanatory
  `,
	guarantee: `
    GuaranteesTextBlock
    ScheduleOfGuaranteeObligationsTextBlock
    ProductWarrantyDisclosureTextBlock
    StandardProductWarrantyPolicy
    ScheduleOfProductWarrantyLiabilityTableTextBlock
    GuaranteesIndemnificationsAndWarrantiesPolicies
  `,
	intangible: `
    GoodwillAndIntangibleAssetsDisclosureTextBlock
    GoodwillDisclosureTextBlock
    IntangibleAssetsDisclosureTextBlock
    GoodwillAndIntangibleAssetsPolicyTextBlock
    GoodwillAndIntangibleAssetsGoodwillPolicy
    IntangibleAssetsFiniteLivedPolicy
    GoodwillAndIntangibleAssetsIntangibleAssetsPolicy
    ScheduleOfGoodwillTextBlock
    ScheduleOfFiniteLivedIntangibleAssetsTableTextBlock
    ScheduleofFiniteLivedIntangibleAssetsFutureAmortizationExpenseTableTextBlock
    ScheduleOfIndefiniteLivedIntangibleAssetsTableTextBlock
    FiniteLivedIntangibleAssetsAmortizationExpenseTableTextBlock
    ScheduleOfIntangibleAssetsAndGoodwillTableTextBlock
    DisclosureOfIntangibleAssetsExplanatory
    DisclosureOfIntangibleAssetsAndGoodwillExplanatory
    DisclosureOfGoodwillExplanatory
    DescriptionOfAccountingPolicyForGoodwillExplanatory
    DescriptionOfAccountingPolicyForIntangibleAssetsAndGoodwillExplanatory
  `,
	inventory: `
    InventoryDisclosureTextBlock
    InventoryPolicyTextBlock
    ScheduleOfInventoryCurrentTableTextBlock
    DisclosureOfInventoriesExplanatory
    ScheduleOfUtilityInventoryTextBlock
  `,
	investment: `
    InvestmentsInDebtAndMarketableEquitySecuritiesAndCertainTradingAssetsDisclosureTextBlock
    MarketableSecuritiesTextBlock
    MarketableSecuritiesPolicy
    InvestmentPolicyTextBlock
    InvestmentTextBlock
    AvailableForSaleSecuritiesTextBlock
    DebtSecuritiesAvailableForSaleTableTextBlock
    InvestmentsClassifiedByContractualMaturityDateTableTextBlock
    GainLossOnInvestmentsTextBlock
    UnrealizedGainLossOnInvestmentsTableTextBlock
    EquityMethodInvestmentsDisclosureTextBlock
    EquityMethodInvestmentsTextBlock
    EquityMethodInvestmentsPolicy
    EquitySecuritiesWithoutReadilyDeterminableFairValueTableTextBlock
    EquitySecuritiesWithoutReadilyDeterminableFairValuePolicyTextBlock
    ScheduleOfRealizedGainLossTableTextBlock
    DebtSecuritiesAvailableForSaleUnrealizedLossPositionFairValueTableTextBlock
    CashCashEquivalentsAndMarketableSecuritiesTextBlock
    CashCashEquivalentsAndShortTermInvestmentsTextBlock
    ScheduleOfCashCashEquivalentsAndShortTermInvestmentsTableTextBlock
    CryptoAssetTextBlock
    CryptoAssetHoldingTableTextBlock
    CryptoAssetActivityTableTextBlock
    DisclosureOfFinancialInstrumentsExplanatory
    DisclosureOfAssociatesExplanatory
    DisclosureOfJointVenturesExplanatory
  `,
	lease: `
    LesseeOperatingLeasesTextBlock
    LesseeFinanceLeasesTextBlock
    LessorOperatingLeasesTextBlock
    LessorSalesTypeLeasesTextBlock
    LessorDirectFinancingLeasesTextBlock
    LeasesOfLesseeDisclosureTextBlock
    LeasesOfLessorDisclosureTextBlock
    OperatingLeasesOfLessorDisclosureTextBlock
    CapitalLeasesInFinancialStatementsOfLesseeDisclosureTextBlock
    LesseeLeasesPolicyTextBlock
    LessorLeasesPolicyTextBlock
    LeaseCostTableTextBlock
    LesseeOperatingLeaseLiabilityMaturityTableTextBlock
    FinanceLeaseLiabilityMaturityTableTextBlock
    FinanceLeaseLiabilityFiscalYearMaturityTableTextBlock
    LessorOperatingLeasePaymentsToBeReceivedMaturityTableTextBlock
    SalesTypeAndDirectFinancingLeasesLeaseReceivableMaturityTableTextBlock
    SalesTypeLeaseLeaseIncomeTableTextBlock
    OperatingLeaseLeaseIncomeTableTextBlock
    ScheduleOfFutureMinimumRentalPaymentsForOperatingLeasesTableTextBlock
    ScheduleOfFutureMinimumLeasePaymentsForCapitalLeasesTableTextBlock
    ScheduleOfRentExpenseTableTextBlock
    ScheduleOfCapitalLeasedAssetsTableTextBlock
    AssetsAndLiabilitiesLesseeTableTextBlock
    SaleLeasebackTransactionsTableTextBlock
    DisclosureOfLeasesExplanatory
    DescriptionOfAccountingPolicyForLeasesExplanatory
    DisclosureOfQuantitativeInformationAboutRightofuseAssetsExplanatory
  `,
	legal: `
    LegalMattersAndContingenciesTextBlock
    ScheduleOfLossContingenciesByContingencyTextBlock
    LegalCostsPolicyTextBlock
    ContingenciesDisclosureTextBlock
    EnvironmentalLossContingencyDisclosureTextBlock
    DisclosureOfContingentLiabilitiesExplanatory
    DisclosureOfProvisionsExplanatory
  `,
	property: `
    PropertyPlantAndEquipmentDisclosureTextBlock
    PropertyPlantAndEquipmentTextBlock
    PropertyPlantAndEquipmentPolicyTextBlock
    ImpairmentOrDisposalOfLongLivedAssetsPolicyTextBlock
    ImpairmentOrDisposalOfLongLivedAssetsIncludingIntangibleAssetsPolicyPolicyTextBlock
    RealEstateDisclosureTextBlock
    OilAndGasPropertiesTextBlock
    ScheduleOfRealEstatePropertiesTableTextBlock
    AssetRetirementObligationDisclosureTextBlock
    DisclosureOfPropertyPlantAndEquipmentExplanatory
    DescriptionOfAccountingPolicyForPropertyPlantAndEquipmentExplanatory
    DisclosureOfDetailedInformationAboutPropertyPlantAndEquipmentExplanatory
  `,
	receivable: `
    ReceivablesPolicyTextBlock
    LoansNotesTradeAndOtherReceivablesDisclosureTextBlock
    FinancingReceivablesTextBlock
    AccountsAndNontradeReceivableTextBlock
    ScheduleOfAccountsNotesLoansAndFinancingReceivableTextBlock
    ScheduleOfAccountsReceivableTableTextBlock
    AllowanceForCreditLossesOnFinancingReceivablesTableTextBlock
    AccountsReceivableAllowanceForCreditLossTableTextBlock
    FinancingReceivableCreditQualityIndicatorsTableTextBlock
    PastDueFinancingReceivablesTableTextBlock
    CreditLossFinancialInstrumentTextBlock
    CreditLossFinancialInstrumentPolicyTextBlock
    AllowanceForCreditLossesTextBlock
    TradeAndOtherAccountsReceivablePolicy
    DisclosureOfTradeAndOtherReceivablesExplanatory
  `,
	"related-party": `
    RelatedPartyTransactionsDisclosureTextBlock
    ScheduleOfRelatedPartyTransactionsTableTextBlock
    DisclosureOfRelatedPartyExplanatory
    DisclosureOfTransactionsBetweenRelatedPartiesExplanatory
  `,
	restructuring: `
    RestructuringAndRelatedActivitiesDisclosureTextBlock
    RestructuringImpairmentAndOtherActivitiesDisclosureTextBlock
    ScheduleOfRestructuringAndRelatedCostsTextBlock
    ScheduleOfRestructuringReserveByTypeOfCostTextBlock
    CostsAssociatedWithExitOrDisposalActivitiesOrRestructuringsPolicy
  `,
	retirement: `
    PensionAndOtherPostretirementBenefitsDisclosureTextBlock
    PensionAndOtherPostretirementPlansPolicyTextBlock
    ScheduleOfDefinedBenefitPlansDisclosuresTextBlock
    ScheduleOfNetBenefitCostsTableTextBlock
    ScheduleOfExpectedBenefitPaymentsTableTextBlock
    ScheduleOfAssumptionsUsedTableTextBlock
    ScheduleOfAllocationOfPlanAssetsTableTextBlock
    ScheduleOfNetFundedStatusTableTextBlock
    ScheduleOfCostsOfRetirementPlansTableTextBlock
    ScheduleOfAmountsRecognizedInBalanceSheetTableTextBlock
    ScheduleOfAmountsRecognizedInOtherComprehensiveIncomeLossTableTextBlock
    DefinedBenefitPlanPlanAssetsCategoryTableTextBlock
    DefinedContributionPlanDisclosuresTableTextBlock
    ScheduleOfAccumulatedBenefitObligationsInExcessOfFairValueOfPlanAssetsTableTextBlock
    ScheduleOfBenefitObligationsInExcessOfFairValueOfPlanAssetsTableTextBlock
    ScheduleOfHealthCareCostTrendRatesTableTextBlock
    ChangesInProjectedBenefitObligationsFairValueOfPlanAssetsAndFundedStatusOfPlanTableTextBlock
    ScheduleOfEffectOfSignificantUnobservableInputsChangesInPlanAssetsTableTextBlock
    DefinedContributionPlanTextBlock
    ScheduleOfDefinedBenefitPlanAmountsRecognizedInOtherComprehensiveIncomeLossTableTextBlock
    DisclosureOfEmployeeBenefitsExplanatory
    DisclosureOfDefinedBenefitPlansExplanatory
  `,
	revenue: `
    RevenueFromContractWithCustomerTextBlock
    RevenueFromContractWithCustomerPolicyTextBlock
    RevenueRecognitionPolicyTextBlock
    DisaggregationOfRevenueTableTextBlock
    ContractWithCustomerAssetAndLiabilityTableTextBlock
    RevenueRemainingPerformanceObligationExpectedTimingOfSatisfactionTableTextBlock
    DeferredRevenueDisclosureTextBlock
    DeferredRevenueByArrangementDisclosureTextBlock
    RevenueTransactionPriceMeasurementTaxExclusionPolicyTextBlock
    LongTermContractsOrProgramsDisclosureTextBlock
    CapitalizedContractCostTableTextBlock
    ScheduleOfRevenueByMajorCustomersByReportingSegmentsTableTextBlock
    ContractWithCustomerContractAssetContractLiabilityAndReceivableTableTextBlock
    DisclosureOfRevenueFromContractsWithCustomersExplanatory
    DisclosureOfRevenueExplanatory
    DisclosureOfDisaggregationOfRevenueFromContractsWithCustomersExplanatory
  `,
	segment: `
    SegmentReportingDisclosureTextBlock
    SegmentReportingPolicyPolicyTextBlock
    ScheduleOfSegmentReportingInformationBySegmentTextBlock
    ReconciliationOfRevenueFromSegmentsToConsolidatedTextBlock
    ReconciliationOfOperatingProfitLossFromSegmentsToConsolidatedTextBlock
    ReconciliationOfAssetsFromSegmentToConsolidatedTextBlock
    ReconciliationOfOtherSignificantReconcilingItemsFromSegmentsToConsolidatedTextBlock
    ScheduleOfRevenuesFromExternalCustomersAndLongLivedAssetsByGeographicalAreasTableTextBlock
    RevenueFromExternalCustomersByGeographicAreasTableTextBlock
    LongLivedAssetsByGeographicAreasTableTextBlock
    ScheduleOfEntityWideInformationRevenueFromExternalCustomersByProductsAndServicesTextBlock
    RevenueFromExternalCustomersByProductsAndServicesTableTextBlock
    ScheduleOfRevenueFromExternalCustomersAttributedToForeignCountriesByGeographicAreaTextBlock
    ScheduleOfEntityWideDisclosureOnGeographicAreasLongLivedAssetsInIndividualForeignCountriesByCountryTextBlock
    SchedulesOfConcentrationOfRiskByRiskFactorTextBlock
    ConcentrationRiskDisclosureTextBlock
    DisclosureOfEntitysReportableSegmentsExplanatory
    DisclosureOfOperatingSegmentsExplanatory
    DisclosureOfGeographicalAreasExplanatory
  `,
	"subsequent-event": `
    SubsequentEventsTextBlock
    SubsequentEventsPolicyPolicyTextBlock
    ScheduleOfSubsequentEventsTextBlock
    DisclosureOfEventsAfterReportingPeriodExplanatory
  `,
	tax: `
    IncomeTaxDisclosureTextBlock
    IncomeTaxPolicyTextBlock
    ScheduleOfComponentsOfIncomeTaxExpenseBenefitTableTextBlock
    ScheduleOfEffectiveIncomeTaxRateReconciliationTableTextBlock
    ScheduleOfDeferredTaxAssetsAndLiabilitiesTableTextBlock
    ScheduleOfUnrecognizedTaxBenefitsRollForwardTableTextBlock
    ScheduleOfIncomeBeforeIncomeTaxDomesticAndForeignTableTextBlock
    SummaryOfIncomeTaxContingenciesTextBlock
    SummaryOfValuationAllowanceTextBlock
    SummaryOfPositionsForWhichSignificantChangeInUnrecognizedTaxBenefitsIsReasonablyPossibleTextBlock
    SummaryOfOperatingLossCarryforwardsTextBlock
    SummaryOfTaxCreditCarryforwardsTextBlock
    SummaryOfIncomeTaxExaminationsTextBlock
    IncomeTaxUncertaintiesPolicy
    DisclosureOfIncomeTaxExplanatory
    DescriptionOfAccountingPolicyForIncomeTaxExplanatory
    DisclosureOfTemporaryDifferenceUnusedTaxLossesAndUnusedTaxCreditsExplanatory
  `,
	"variable-interest": `
    VariableInterestEntityDisclosureTextBlock
    ScheduleOfVariableInterestEntitiesTextBlock
    ConsolidationVariableInterestEntityPolicy
  `
}).flatMap(([subject, names]) => names.trim().split(/\s+/).map((name) => [name, subject])));
/** The subject of a standard taxonomy's concept; null for an extension or one that is not listed. */
function subjectOf(concept) {
	const match = /^(?:us-gaap|srt|ifrs-full):(.+)$/.exec(concept);
	return BY_NAME.get(match?.[1] ?? "") ?? null;
}

// parsers/footnotes/titles.ts
const LONGEST_TITLE = 200;
/** Lines above a note's own heading: the statement's name, units, continuations. */
const ABOVE_HEADING = /^(?:notes? to\b.*|\(?(?:unaudited|continued|in (?:thousands|millions|billions)\b.*)\)?|.*\bform 10-[kq]\b.*|\d{1,3}|[•·–—-]+)$/i;
/** A number without its heading: `Note 4`, `4.`, `Note 4 —`. */
const BARE_NUMBER = /^(?:note\s+)?\(?\d{1,2}[a-z]?\)?\s*[.:–—-]*$/i;
/** The filing's own roles of disclosures, by the concepts that they show. */
function rolesOfConcepts({ roles, presentation }) {
	const byConcept = /* @__PURE__ */ new Map();
	for (const [uri, lines] of presentation) {
		const role = roles.get(uri);
		if (role?.sort !== "disclosure") continue;
		const shown = {
			title: role.title,
			sort: sortOfRole(role.title)
		};
		for (const { concept } of lines) {
			const known = byConcept.get(concept);
			if (known) known.push(shown);
			else byConcept.set(concept, [shown]);
		}
	}
	return byConcept;
}
/**
* The title of a block. A note has its role's; a policy or table shares its role with all others of the filing, so its
* label says more. Without linkbases the block's own heading, then the concept's name.
*/
function titleOf(block, roles, labels) {
	const { concept, sort, text } = block;
	const role = roles.get(concept)?.find((one) => one.sort === null);
	if (sort === "note" && role) return {
		title: shortened(role.title),
		titleBasis: "role"
	};
	const label = labels.get(concept)?.slice(0, 400).trimEnd().replace(/(?<!\s)\s*\[[^\]]{0,400}\]$/, "") ?? "";
	if (label !== "") return {
		title: shortened(label),
		titleBasis: "label"
	};
	const heading = sort === "note" || sort === "policy" ? headingOf(text) : null;
	if (heading !== null) return {
		title: heading,
		titleBasis: "heading"
	};
	return {
		title: shortened(wordsOf(concept)),
		titleBasis: "concept"
	};
}
function shortened(title) {
	return title.length <= LONGEST_TITLE ? title : `${title.slice(0, 199).trimEnd()}…`;
}
/** The first line that reads as a heading: short, and not the beginning of a sentence or of a table. */
function headingOf(text) {
	const [first = "", second = ""] = text.slice(0, 2e3).split("\n").map((line) => line.replace(/\s+/g, " ").trim()).filter((line) => line !== "" && !ABOVE_HEADING.test(line));
	const words = (BARE_NUMBER.test(first) ? `${first} ${second}` : first).replace(/ ?:$/, "");
	return words.length <= 120 && /\p{L}{3}/u.test(words) && !/[a-z]{3}[.;,]$|^the following\b|\bfollows\b/i.test(words) ? words : null;
}
/** @example wordsOf('us-gaap:LeaseCostTableTextBlock') // "Lease Cost" */
function wordsOf(concept) {
	const words = concept.slice(concept.indexOf(":") + 1).replace(/(?:Disclosure|Table|Policy)*(?:TextBlock|Explanatory)$/i, "").replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
	return words === "" ? concept : words;
}

// parsers/footnotes/footnotes.v1.ts
const PARSER = {
	id: "footnotes",
	version: 1,
	kind: "footnotes"
};
const HEAD = outcomeHead(PARSER);
/** Of one filing; the largest have about 300. */
const MOST_BLOCKS = 1e3;
/** Characters of all blocks, nested ones included; the largest filings have a tenth. */
const MOST_TEXT = 16e6;
/**
* Characters of one block; the longest notes of ordinary filings have 65,000. PostgreSQL indexes no text whose distinct
* words take more than a megabyte, and 150,000 characters of any alphabet stay below that.
*/
const LONGEST_TEXT = 15e4;
/**
* The blocks of text of the notes to financial statements, which filers tag whole (notes), by policy and by table. A block
* is a fact of the XBRL parser; its words stand once, in the outermost block that holds them. The same words tagged twice
* with one concept, period and member are one block.
*
* Confidence is the fact's own, 0.9 for a block that is longer than what is stored, and 0.8 for a filing of which blocks are
* left out.
*/
const footnotesV1 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
	parse(submission, _document, context) {
		const found = [...collectFacts(context).all()].filter(isNoteBlock);
		const evidence = createEvidence();
		const { blocks, left } = readBlocks(found, createBlockReader(submission));
		if (blocks.length === 0) return notApplicable(HEAD, "no-text-blocks", "the filing tags no text of its notes");
		if (left > 0) {
			const message = `${left} of ${found.length} blocks of text are left out: the filing tags too many or too long ones`;
			evidence.reasons.push({
				code: "too-many-blocks",
				message
			});
		}
		const linkbases = linkbasesOf(submission);
		evidence.warnings.push(...linkbases.problems);
		const notes = notesOf(blocks, linkbases);
		for (const [index, { isCut }] of notes.entries()) {
			const { spans = [], confidence = 0 } = blocks[index]?.reported ?? {};
			evidence.spans[`notes[${index}].text`] = spans;
			evidence.confidences[`notes[${index}].text`] = isCut ? Math.min(confidence, .9) : confidence;
		}
		const confidence = Math.min(left > 0 ? .8 : 1, ...Object.values(evidence.confidences));
		return roundedOutcome(HEAD, { notes }, confidence, evidence);
	},
	rows: (outcome, filing) => [{
		table: "parsed.footnotes",
		rows: footnoteRows(outcome, filing)
	}]
};
/** Blocks with words, in document order and complete duplicates once, and how many are left out. */
function readBlocks(found, readText) {
	const seen = /* @__PURE__ */ new Map();
	const blocks = [];
	let room = MOST_TEXT;
	for (const [index, reported] of inDocumentOrder(found).entries()) {
		const { concept, period, dimensions } = reported.fact;
		const block = {
			reported,
			...readText(reported)
		};
		const key = JSON.stringify([
			concept,
			period,
			dimensions
		]);
		const texts = seen.get(key) ?? /* @__PURE__ */ new Set();
		if (block.text === "" || texts.has(block.text)) continue;
		seen.set(key, texts.add(block.text));
		room -= block.text.length;
		if (room < 0 || blocks.length === MOST_BLOCKS) return {
			blocks,
			left: found.length - index
		};
		blocks.push(block);
	}
	return {
		blocks,
		left: 0
	};
}
function inDocumentOrder(found) {
	return found.toSorted((a, b) => placeOf(a).sequence - placeOf(b).sequence || placeOf(a).start - placeOf(b).start);
}
function placeOf({ spans }) {
	return spans[0] ?? {
		sequence: 0,
		start: 0
	};
}
function notesOf(blocks, linkbases) {
	const stored = blocks.map(({ text }) => storableText(text.slice(0, LONGEST_TEXT)));
	const roles = rolesOfConcepts(linkbases);
	return placesOf(blocks, stored).map((place, index) => noteOf(blocks, stored, index, place, roles, linkbases));
}
function noteOf(blocks, stored, index, { parent, level, within }, roles, { labels }) {
	const own = stored[index] ?? "";
	const block = blocks[index];
	const { concept = "", dimensions = {}, period = { forever: true } } = block?.reported.fact ?? {};
	const sort = roles.get(concept)?.find(({ sort }) => sort !== null)?.sort ?? sortOfConcept(concept) ?? (level === 0 ? "note" : "part");
	const outer = within === null ? "" : stored[within.index] ?? "";
	return {
		concept,
		sort,
		level,
		parentOrdinal: parent,
		...titleOf({
			concept,
			sort,
			text: own
		}, roles, labels),
		subject: subjectOf(concept),
		dimensions,
		...datesOf(period),
		text: within === null ? own : null,
		textOrdinal: within?.index ?? null,
		textStart: within === null ? 0 : charactersOf(outer.slice(0, within.start)),
		textLength: charactersOf(own),
		isCut: (block?.text.length ?? 0) > LONGEST_TEXT
	};
}
/** Unicode characters, as PostgreSQL counts them. */
function charactersOf(text) {
	let characters = text.length;
	for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) characters--;
	return characters;
}
function datesOf(period) {
	const dateOf = (text) => isIsoDate(text) ? text : null;
	if ("instant" in period) return {
		periodStart: null,
		periodEnd: dateOf(period.instant)
	};
	if ("start" in period) return {
		periodStart: dateOf(period.start),
		periodEnd: dateOf(period.end)
	};
	return {
		periodStart: null,
		periodEnd: null
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
const parser = doubtingTruncated(footnotesV1);

export { parser };