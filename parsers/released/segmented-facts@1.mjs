/*!
 * Tidemark release segmented-facts@1: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 *
 * Contains entities 9.0.0 (BSD-2-Clause):
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
function invalid(what, value) {
	return new AppError(`not ${what}: ${JSON.stringify(value)}`, {
		code: "invalid-identifier",
		retryable: false,
		context: { value }
	});
}
/**
* Reads a CIK, with or without leading zeros or a `CIK` prefix.
*
* @example
* parseCik('0000320193') // "320193"
*/
function parseCik(value) {
	const digits = String(value).trim().replace(/^CIK/i, "").replace(/^0+(?=\d)/, "");
	if (!/^\d{1,10}$/.test(digits)) throw invalid("a CIK", value);
	return digits;
}
function parserVersionOf(id, version) {
	return `${id}@${version}`;
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
const NOTHING = {
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
		...NOTHING,
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
		...NOTHING,
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
const STANDARD$1 = "http://www.xbrl.org/2003/role/label";
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
			if (label.role !== STANDARD$1 && label.role !== "" || label.text === "") continue;
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
* (128-159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
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
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
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
const TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
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
	if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
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
	if (mode !== DecodingMode.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
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
	const isLegacyAllowed = mode !== DecodingMode.Strict;
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
			if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
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
	return decodeHtmlText(htmlString, DecodingMode.Strict);
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
function roleOf$1(uri, definition) {
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
const cache = /* @__PURE__ */ new WeakMap();
/**
* The calculation, presentation, roles and labels of a submission: its exhibits EX-101.CAL, PRE, LAB and SCH, also
* linkbases embedded in the schema. Nothing is fetched: what only the standard taxonomies state (most labels, and
* networks of filings before their own) is absent. Read once per submission.
*
* @example linkbasesOf(submission).roles.get('http://example.com/role/BalanceSheet')?.sort // "statement"
*/
function linkbasesOf(submission) {
	let linkbases = cache.get(submission);
	if (!linkbases) {
		linkbases = readLinkbases(submission);
		cache.set(submission, linkbases);
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
	return new Map(documents.flatMap(({ roles }) => [...roles].map(([uri, text]) => [uri, roleOf$1(uri, text)])));
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
/** Whether a fact is of the whole registrant: no dimensions. A dimensional fact is never a total. */
function isTotal({ fact }) {
	return Object.keys(fact.dimensions).length === 0;
}
/** The fact's date where it is an instant, else null. */
function instantOf({ fact }) {
	return "instant" in fact.period && isIsoDate(fact.period.instant) ? fact.period.instant : null;
}
/** The fact's duration by its real dates; null for an instant. The `fp` and `fy` labels are ignored. */
function durationOf({ fact }) {
	if (!("start" in fact.period)) return null;
	const { start, end } = fact.period;
	return isIsoDate(start) && isIsoDate(end) && start <= end ? {
		start,
		end
	} : null;
}
/** An exact decimal that arithmetic may use: not INF, NaN or a fraction. */
function isNumeric({ value }) {
	return /^-?\d{1,60}(?:\.\d{0,60})?$/.test(value);
}
/** The first non-empty value of a dei concept that covers the whole registrant. */
function coverFact(facts, concept) {
	return facts.of(concept).find((item) => isTotal(item) && item.value.trim() !== "") ?? null;
}

// parsers/segmented-facts/member-words.ts
const NO_WORDS = {
	labels: /* @__PURE__ */ new Map(),
	above: /* @__PURE__ */ new Map()
};
const LONGEST_LABEL = 200;
function memberWords({ labels, presentation }) {
	const above = /* @__PURE__ */ new Map();
	for (const lines of presentation.values()) for (const { concept, parent } of lines) {
		if (parent === null || !concept.endsWith("Member")) continue;
		const parents = above.get(concept) ?? /* @__PURE__ */ new Set();
		above.set(concept, parents.add(parent));
	}
	return {
		labels: new Map([...labels].flatMap(([concept, label]) => printed(concept, label))),
		above
	};
}
function printed(concept, label) {
	const text = label.replace(/[\p{C}\s]+/gu, " ").replace(/ ?\[(?:member|domain)\] ?$/i, "").trim().slice(0, LONGEST_LABEL);
	return text === "" || concept.endsWith(`:${text}`) ? [] : [[concept, text]];
}

// parsers/segmented-facts/metrics.ts
/**
* The concepts of each metric, the preferred first. A breakdown and its total are looked for within one concept, and only
* then across those of the metric.
*/
const METRIC_CONCEPTS = {
	revenue: [
		"us-gaap:Revenues",
		"us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
		"us-gaap:RevenueFromContractWithCustomerIncludingAssessedTax",
		"us-gaap:SalesRevenueNet",
		"us-gaap:RevenuesNetOfInterestExpense",
		"us-gaap:SalesRevenueGoodsNet",
		"us-gaap:SalesRevenueServicesNet",
		"us-gaap:HealthCareOrganizationRevenue",
		"us-gaap:RealEstateRevenueNet",
		"us-gaap:RegulatedAndUnregulatedOperatingRevenue",
		"us-gaap:RegulatedOperatingRevenue",
		"us-gaap:OperatingLeasesIncomeStatementLeaseRevenue",
		"us-gaap:OilAndGasRevenue",
		"us-gaap:SegmentReportingInformationRevenue",
		"us-gaap:SegmentReportingInformationRevenueFromExternalCustomers",
		"us-gaap:SegmentReportingSegmentRevenue",
		"ifrs-full:Revenue",
		"ifrs-full:RevenueFromContractsWithCustomers",
		"ifrs-full:RevenueFromSaleOfGoods",
		"ifrs-full:RevenueFromRenderingOfServices"
	],
	segmentProfit: [
		"us-gaap:SegmentReportingInformationOperatingIncomeLoss",
		"us-gaap:OperatingIncomeLoss",
		"us-gaap:SegmentReportingInformationProfitLoss",
		"us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
		"us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
		"us-gaap:NetIncomeLoss",
		"us-gaap:ProfitLoss",
		"us-gaap:GrossProfit",
		"ifrs-full:ProfitLossFromOperatingActivities",
		"ifrs-full:ProfitLossBeforeTax",
		"ifrs-full:ProfitLoss",
		"ifrs-full:GrossProfit"
	],
	operatingIncome: [
		"us-gaap:OperatingIncomeLoss",
		"us-gaap:SegmentReportingInformationOperatingIncomeLoss",
		"ifrs-full:ProfitLossFromOperatingActivities"
	],
	incomeBeforeTax: [
		"us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
		"us-gaap:IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
		"ifrs-full:ProfitLossBeforeTax"
	],
	netIncome: [
		"us-gaap:NetIncomeLoss",
		"us-gaap:ProfitLoss",
		"ifrs-full:ProfitLoss"
	],
	grossProfit: ["us-gaap:GrossProfit", "ifrs-full:GrossProfit"],
	costOfRevenue: [
		"us-gaap:CostOfRevenue",
		"us-gaap:CostOfGoodsAndServicesSold",
		"us-gaap:CostOfGoodsSold",
		"us-gaap:CostOfServices",
		"ifrs-full:CostOfSales"
	],
	researchAndDevelopment: ["us-gaap:ResearchAndDevelopmentExpense", "ifrs-full:ResearchAndDevelopmentExpense"],
	depreciationAmortization: [
		"us-gaap:DepreciationDepletionAndAmortization",
		"us-gaap:DepreciationAmortizationAndAccretionNet",
		"us-gaap:DepreciationAndAmortization",
		"us-gaap:Depreciation",
		"us-gaap:UtilitiesOperatingExpenseDepreciationAndAmortization",
		"ifrs-full:DepreciationAndAmortisationExpense",
		"ifrs-full:AdjustmentsForDepreciationAndAmortisationExpense"
	],
	capitalExpenditure: [
		"us-gaap:SegmentExpenditureAdditionToLongLivedAssets",
		"us-gaap:PaymentsToAcquirePropertyPlantAndEquipment",
		"us-gaap:PaymentsToAcquireProductiveAssets",
		"us-gaap:PropertyPlantAndEquipmentAdditions",
		"ifrs-full:AdditionsOtherThanThroughBusinessCombinationsPropertyPlantAndEquipment",
		"ifrs-full:AdditionsToNoncurrentAssets"
	],
	totalAssets: [
		"us-gaap:Assets",
		"us-gaap:SegmentReportingSegmentAssets",
		"ifrs-full:Assets"
	],
	longLivedAssets: [
		"us-gaap:NoncurrentAssets",
		"us-gaap:LongLivedAssets",
		"us-gaap:PropertyPlantAndEquipmentNet",
		"us-gaap:PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization",
		"ifrs-full:NoncurrentAssets"
	],
	goodwill: ["us-gaap:Goodwill", "ifrs-full:Goodwill"]
};
/** What issuers add to a metric beside its parts: of the whole, or with a member of consolidation items. */
const METRIC_ADJUSTMENTS = { revenue: ["us-gaap:GainLossOnOilAndGasHedgingActivity", "us-gaap:OtherIncome"] };
/** The concepts with which one of them is compared: those of the metric that it measures. */
function relatedConcepts(metric, concept) {
	if (metric !== "segmentProfit") return METRIC_CONCEPTS[metric];
	return Object.entries(METRIC_CONCEPTS).find(([name, list]) => name !== metric && list.includes(concept))?.[1] ?? [concept];
}

// core/rows-segmented-facts.ts
/** What is broken down by segments, in the order in which answers list it. */
const SEGMENT_METRICS = [
	"revenue",
	"segmentProfit",
	"operatingIncome",
	"incomeBeforeTax",
	"netIncome",
	"grossProfit",
	"costOfRevenue",
	"researchAndDevelopment",
	"depreciationAmortization",
	"capitalExpenditure",
	"totalAssets",
	"longLivedAssets",
	"goodwill"
];
const SEGMENT_KINDS = [
	"segment",
	"product",
	"geography"
];

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
/** -1, 0 or 1. */
function compareDecimals(a, b) {
	const [x, y] = aligned(a, b);
	return x < y ? -1 : x > y ? 1 : 0;
}
/** Whether two amounts differ by no more than `tolerance`. */
function withinTolerance(a, b, tolerance) {
	return compareDecimals(subtractDecimals(a, b).replace(/^-/, ""), tolerance) <= 0;
}

// parsers/segmented-facts/amounts.ts
/** Amounts are whole numbers of millionths. */
const PLACES = 6;
/** Null for a value with more places than any currency has. */
function amountOf(value) {
	const { digits, scale } = readDecimal(value);
	return scale > PLACES ? null : digits * 10n ** BigInt(PLACES - scale);
}
/** @example decimalOf(1_500_000n) // '1.5' */
function decimalOf(amount) {
	const digits = (amount < 0n ? -amount : amount).toString().padStart(7, "0");
	const fraction = digits.slice(-6).replace(/(?<!0)0+$/, "");
	const text = `${digits.slice(0, -6)}${fraction === "" ? "" : `.${fraction}`}`;
	return amount < 0n ? `-${text}` : text;
}
/** Unit of the last stated digit as an amount; 0 for an exact number. */
function unitOf({ power }) {
	return power === null || power < -6 || power > 30 ? 0n : 10n ** BigInt(PLACES + power);
}
/** Of a positive whole, six decimals, rounded half up; null otherwise. */
function shareOf(part, whole) {
	if (whole <= 0n) return null;
	return decimalOf((part * 10n ** BigInt(PLACES) * 2n + (part < 0n ? -whole : whole)) / (whole * 2n));
}

// parsers/segmented-facts/axes.ts
/** Axes of a breakdown, in the taxonomies of all years. A fact with any other axis is of something else. */
const AXIS_KINDS = {
	"us-gaap:StatementBusinessSegmentsAxis": "segment",
	"us-gaap:SubsegmentsAxis": "segment",
	"srt:SubsegmentsAxis": "segment",
	"ifrs-full:SegmentsAxis": "segment",
	"srt:ProductOrServiceAxis": "product",
	"us-gaap:ProductOrServiceAxis": "product",
	"us-gaap:ProductsAndServicesAxis": "product",
	"ifrs-full:ProductsAndServicesAxis": "product",
	"srt:StatementGeographicalAxis": "geography",
	"us-gaap:StatementGeographicalAxis": "geography",
	"ifrs-full:GeographicalAreasAxis": "geography"
};
const CONSOLIDATION_AXES = /* @__PURE__ */ new Set([
	"srt:ConsolidationItemsAxis",
	"us-gaap:ConsolidationItemsAxis",
	"ifrs-full:SegmentConsolidationItemsAxis"
]);
/**
* Members that say of which side of the reconciliation a number is. Those of the segments themselves say no more than the
* member of the segment does. An issuer's own member is a reconciling item.
*/
const CONSOLIDATION_ROLES = {
	OperatingSegmentsMember: "segment-total",
	OperatingSegmentsExcludingIntersegmentEliminationMember: "segment-total",
	ReportableSegmentsMember: "segment-total",
	ReportableSubsegmentsMember: "segment-total",
	ReportableGeographicalComponentsMember: "segment-total",
	IntersegmentEliminationMember: "elimination",
	IntersubsegmentEliminationsMember: "elimination",
	GeographyEliminationsMember: "elimination",
	ConsolidationEliminationsMember: "elimination",
	EliminationOfIntersegmentAmountsMember: "elimination",
	CorporateNonSegmentMember: "corporate",
	CorporateAndOtherMember: "corporate",
	UnallocatedAmountsMember: "corporate"
};
/** Members of the segment axis that are no segments. */
const SEGMENT_MEMBER_ROLES = {
	"us-gaap:CorporateMember": "corporate",
	"us-gaap:CorporateAndOtherMember": "corporate",
	"us-gaap:IntersegmentEliminationMember": "elimination",
	"srt:IntersegmentEliminationMember": "elimination",
	"us-gaap:MaterialReconcilingItemsMember": "reconciling",
	"us-gaap:SegmentReconcilingItemsMember": "reconciling",
	"ifrs-full:EliminationOfIntersegmentAmountsMember": "elimination",
	"ifrs-full:UnallocatedAmountsMember": "corporate",
	"ifrs-full:MaterialReconcilingItemsMember": "reconciling"
};
function kindOfAxis(axis) {
	return AXIS_KINDS[axis] ?? null;
}
function isConsolidationAxis(axis) {
	return CONSOLIDATION_AXES.has(axis);
}
/** @param member of the axis of consolidation items, with its prefix */
function consolidationRole(member) {
	const [prefix = "", name = ""] = member.split(":");
	return (prefix === "us-gaap" || prefix === "srt" || prefix === "ifrs-full" ? CONSOLIDATION_ROLES[name] : void 0) ?? "reconciling";
}
function segmentMemberRole(member) {
	return SEGMENT_MEMBER_ROLES[member] ?? null;
}
/** Members of consolidation items that are of regions. */
const REGIONAL_ITEMS = /:(?:ReportableGeographicalComponents|GeographyEliminations)Member$/;
/** The kinds of all axes as one name; consolidation items alone are of the segments, as a rule. */
function dimensionOf(axes) {
	const kinds = new Set(Object.keys(axes).map(kindOfAxis));
	const named = SEGMENT_KINDS.filter((kind) => kinds.has(kind)).join("-");
	if (named !== "") return named;
	return Object.values(axes).some((member) => REGIONAL_ITEMS.test(member)) ? "geography" : "segment";
}
/** Regions of the standard taxonomies that contain others by definition. Countries are those of ISO 3166. */
const REGIONS = {
	"us-gaap:NonUsMember": [
		"srt:EuropeMember",
		"us-gaap:EMEAMember",
		"srt:AsiaPacificMember",
		"srt:LatinAmericaMember"
	],
	"us-gaap:EMEAMember": [
		"srt:EuropeMember",
		"srt:MiddleEastMember",
		"srt:AfricaMember"
	],
	"srt:AsiaPacificMember": ["srt:AsiaMember"],
	"srt:AmericasMember": [
		"srt:NorthAmericaMember",
		"srt:SouthAmericaMember",
		"srt:LatinAmericaMember",
		"country:US"
	],
	"srt:NorthAmericaMember": [
		"country:US",
		"country:CA",
		"country:MX"
	],
	"srt:EuropeMember": [
		"country:DE",
		"country:FR",
		"country:GB",
		"country:IT",
		"country:ES",
		"country:NL",
		"country:CH"
	],
	"srt:AsiaMember": [
		"country:CN",
		"country:JP",
		"country:KR",
		"country:IN",
		"country:TW",
		"country:SG"
	]
};
/** Whether a place lies in another by the definition of both members. */
function isWithin(place, region) {
	if (region === "us-gaap:NonUsMember" && /^country:[A-Z]{2}$/.test(place)) return place !== "country:US";
	return (REGIONS[region] ?? []).some((one) => one === place || isWithin(place, one));
}

// parsers/reported-facts/resolve-duplicates.ts
/**
* Takes facts of one concept, period, unit and dimensions for one number: the most precise of them (the first among
* equals). `complete`: all the same number. `consistent`: the same within their stated `decimals`. `inconsistent`:
* they contradict each other; the number is then not to be trusted. Null where no fact is a number.
*/
function resolveDuplicates(candidates) {
	const resolution = resolveValues(candidates.filter(isNumeric), ({ fact, value }) => ({
		value,
		decimals: fact.decimals
	}));
	if (resolution === null) return null;
	const { chosen, agreement } = resolution;
	const { value, spans, confidence } = chosen;
	return {
		value,
		spans,
		confidence,
		agreement,
		source: chosen
	};
}
/** As `resolveDuplicates`, for numbers of any shape. */
function resolveValues(candidates, read) {
	let [chosen] = candidates;
	if (chosen === void 0) return null;
	if (candidates.length === 1) return {
		chosen,
		agreement: "unique"
	};
	for (const candidate of candidates) if (precisionOf(read(candidate)) > precisionOf(read(chosen))) chosen = candidate;
	const best = read(chosen);
	let agreement = "complete";
	for (const candidate of candidates.map(read)) {
		if (compareDecimals(candidate.value, best.value) === 0) continue;
		const tolerance = addDecimals(halfUnit(candidate), halfUnit(best));
		if (!withinTolerance(candidate.value, best.value, tolerance)) agreement = "inconsistent";
		else if (agreement !== "inconsistent") agreement = "consistent";
	}
	return {
		chosen,
		agreement
	};
}
function precisionOf({ decimals: stated }) {
	if (stated === "INF") return Number.POSITIVE_INFINITY;
	const decimals = stated === null ? NaN : Number(stated);
	return Number.isInteger(decimals) && Math.abs(decimals) <= 40 ? decimals : Number.NEGATIVE_INFINITY;
}
/** Half a unit of the last stated digit: 500 for decimals -3; 0 where nothing is stated. */
function halfUnit(stated) {
	const decimals = precisionOf(stated);
	if (!Number.isFinite(decimals)) return "0";
	return decimals < 0 ? `5${"0".repeat(-decimals - 1)}` : `0.${"0".repeat(decimals)}5`;
}

// parsers/segmented-facts/cells.ts
/** Facts of a breakdown have no more axes than these. */
const MOST_AXES = 4;
const MEMBER = /^[\w.-]{1,100}:[\w.-]{1,300}$/;
/** The numbers of one concept that are of the whole, or of parts by the axes of segments alone; in document order. */
function cellsOf(facts, concept) {
	const cells = [...Map.groupBy(facts.of(concept).filter(isOfBreakdown), keyOfFact).values()].flatMap((group) => cellOf(concept, group) ?? []);
	return cells.length === 0 ? [] : withoutNeutralLayers(cells);
}
function isOfBreakdown(item) {
	const { unit, dimensions } = item.fact;
	const axes = Object.entries(dimensions);
	const isKnown = axes.every(([axis, member]) => (kindOfAxis(axis) !== null || isConsolidationAxis(axis)) && MEMBER.test(member));
	const consolidation = axes.filter(([axis]) => isConsolidationAxis(axis));
	return unit !== null && /^[A-Z]{3}$/.test(unit) && isKnown && axes.length <= MOST_AXES && consolidation.length <= 1;
}
function keyOfFact(item) {
	const { start, end } = periodOf(item) ?? {
		start: null,
		end: ""
	};
	return [
		item.fact.unit,
		start,
		end,
		keyOfAxes(item.fact.dimensions)
	].join(" ");
}
function periodOf(item) {
	const instant = instantOf(item);
	if (instant !== null) return {
		start: null,
		end: instant
	};
	const duration = durationOf(item);
	return duration !== null && isIsoDate(duration.start) ? duration : null;
}
function cellOf(concept, group) {
	const resolved = resolveDuplicates(group);
	const period = group[0] === void 0 ? null : periodOf(group[0]);
	if (resolved === null || period === null) return null;
	const { fact } = resolved.source;
	const axes = sortedAxes(fact.dimensions);
	const layer = Object.entries(axes).find(([axis]) => isConsolidationAxis(axis))?.[1] ?? null;
	return {
		concept,
		currency: fact.unit ?? "",
		period,
		axes,
		parts: Object.fromEntries(Object.entries(axes).filter(([axis]) => !isConsolidationAxis(axis))),
		layer,
		value: resolved.value,
		power: powerOf(fact.decimals),
		spans: resolved.spans,
		confidence: resolved.confidence,
		isInconsistent: resolved.agreement === "inconsistent"
	};
}
function sortedAxes(dimensions) {
	return Object.fromEntries(Object.entries(dimensions).toSorted(([a], [b]) => a < b ? -1 : 1));
}
function powerOf(decimals) {
	return decimals !== null && /^-?\d{1,2}$/.test(decimals) ? -Number(decimals) : null;
}
/** The same for the same axes and members, whatever their order. */
function keyOfAxes(axes) {
	return Object.entries(axes).map(([axis, member]) => `${axis}=${member}`).toSorted().join(" ");
}
function keyOfPeriod({ start, end }) {
	return `${start ?? ""}/${end}`;
}
/** Whether a member of the axis of consolidation items says no more than that the number is of segments. */
function isNeutral(layer) {
	return consolidationRole(layer) === "segment-total";
}
/**
* A number of a segment tagged as "of the operating segments" is the segment's number: some filings tag it with that
* member, some without, some both in one table. Where one concept has both with different values (before and after
* intersegment amounts), they stay apart.
*/
function withoutNeutralLayers(cells) {
	const plain = new Map(cells.filter(({ layer }) => layer === null).map((cell) => [placeOf(cell), cell.value]));
	const isMergeable = (cell) => cell.layer !== null && isNeutral(cell.layer) && Object.keys(cell.parts).length > 0;
	const signatureOf = (cell) => Object.keys(cell.parts).join(" ");
	const conflicting = new Set(cells.filter((cell) => isMergeable(cell) && (plain.get(placeOf(cell)) ?? cell.value) !== cell.value).map(signatureOf));
	const merged = /* @__PURE__ */ new Map();
	for (const cell of cells) {
		const own = isMergeable(cell) && !conflicting.has(signatureOf(cell)) ? {
			...cell,
			layer: null
		} : cell;
		const key = `${placeOf(own)} ${own.layer ?? ""}`;
		if (!merged.has(key)) merged.set(key, own);
	}
	return [...merged.values()];
}
function placeOf({ currency, period, parts }) {
	return `${currency} ${keyOfPeriod(period)} ${keyOfAxes(parts)}`;
}

// parsers/segmented-facts/comparisons.ts
const MOST_ADJUSTMENTS = 5;
/** Rounding errors of many parts cancel out: more than three units are a difference. */
const MOST_UNITS = 3n;
/**
* Whether parts with the adjustments that they need give the target, within the rounding of all. Without adjustments is
* tried first, then with all, then with some.
*/
function compare(parts, { target, unit, adjustments }) {
	const sum = parts.reduce((before, { amount }) => before + amount, 0n);
	const twice = parts.reduce((most, part) => part.unit > most ? part.unit : most, unit) * (BigInt(parts.length + 1) < 2n * MOST_UNITS ? BigInt(parts.length + 1) : 2n * MOST_UNITS);
	const tolerance = twice * 50n <= absolute(target) ? twice : 0n;
	return {
		sum,
		used: choices(adjustments.length).find((choice) => {
			return absolute(choice.reduce((before, at) => before + (adjustments[at] ?? 0n), sum) - target) * 2n <= tolerance;
		}) ?? null
	};
}
/** None, all, then the others by their number. */
function choices(count) {
	if (count === 0) return [[]];
	const all = Array.from({ length: count }, (_, at) => at);
	if (count > MOST_ADJUSTMENTS) return [[], all];
	return [
		[],
		all,
		...Array.from({ length: 2 ** count - 2 }, (_, mask) => all.filter((at) => mask + 1 >> at & 1)).toSorted((a, b) => a.length - b.length)
	];
}
function absolute(amount) {
	return amount < 0n ? -amount : amount;
}

// parsers/segmented-facts/member-label.ts
/**
* A member's name as words, for people to read: nothing is decided by it.
*
* @example memberLabel('us-gaap:AllOtherSegmentsMember') // 'All Other Segments'
*/
function memberLabel(member) {
	return member.slice(member.indexOf(":") + 1).replace(/(?<=.)(?:Member|Domain)$/, "").replace(/_/g, " ").replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ").replace(/(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ").replace(/(?<=\p{L})(?=\p{N})/gu, " ").replace(/ {2,}/g, " ").trim();
}

// parsers/segmented-facts/period-kind.ts
/** Lengths in days, with years of 52 and 53 weeks and quarters of 12 to 17 weeks. */
const LENGTHS = [
	[
		"quarter",
		80,
		120
	],
	[
		"half-year",
		160,
		200
	],
	[
		"nine-months",
		245,
		290
	],
	[
		"annual",
		350,
		380
	]
];
/** A year of 52 or 53 weeks ends up to a week from the day that the cover names. */
const MOST_DAYS_FROM_YEAR_END = 10;
/** @param yearEnd month and day at which a fiscal year ends, as `--12-31`; null: not stated */
function periodKindOf(start, end, yearEnd) {
	if (start === null) return isYearEnd(end, yearEnd) ? "year-end" : "quarter-end";
	const days = daysBetween(start, end) + 1;
	return LENGTHS.find(([, least, most]) => days >= least && days <= most)?.[0] ?? "other";
}
function isYearEnd(end, yearEnd) {
	const [, month, day] = /^--(\d{2})-(\d{2})$/.exec(yearEnd ?? "") ?? [];
	if (month === void 0 || day === void 0) return false;
	const year = Number(end.slice(0, 4));
	return [
		year - 1,
		year,
		year + 1
	].some((one) => {
		const distance = Date.UTC(one, Number(month) - 1, Number(day)) - Date.parse(`${end}T00:00:00Z`);
		return Math.abs(distance) <= MOST_DAYS_FROM_YEAR_END * 864e5;
	});
}

// parsers/segmented-facts/subset-sums.ts
const MOST_ITEMS = 20;
/** Bits of 64 keep the sums of 20 amounts below 2^58 apart. */
const BITS_OF_PERIOD = 64n;
const LARGEST = 2n ** 58n;
/**
* The only set of items whose sum is the target in all periods at once; null: none, several, or so few
* digits that one would fit by chance.
*
* @example onlySubset(new Map([['FY', 5003n]]), [{ id: 'a', amounts: new Map([['FY', 2001n]]) }, …], budget, rule)
*/
function onlySubset(target, items, budget, { least, spareBits }) {
	const periods = [...target.keys()];
	const used = items.filter(({ amounts }) => periods.some((period) => (amounts.get(period) ?? 0n) !== 0n));
	const unit = commonUnit([target, ...used.map(({ amounts }) => amounts)], periods);
	if (used.length < 2 || used.length > MOST_ITEMS || bitsOf(target, unit) < used.length + spareBits) return null;
	const wanted = packed(target, periods, unit);
	const keys = used.map(({ amounts }) => packed(amounts, periods, unit));
	if (wanted === null) return null;
	const known = keys.filter((key) => key !== null);
	if (known.length < keys.length) return null;
	const half = known.length >> 1;
	budget.left -= 2 ** half + 2 ** (known.length - half);
	if (budget.left < 0) return null;
	const found = matches(wanted, known.slice(0, half), known.slice(half));
	const [only] = found.filter((mask) => bitCount(mask) >= least);
	return found.length !== 1 || only === void 0 ? null : used.flatMap(({ id }, at) => only >> at & 1 ? [id] : []);
}
/** Bits of all digits of the amounts, in a unit. */
function bitsOf(amounts, unit) {
	let bits = 0;
	for (const amount of amounts.values()) bits += Math.max(0, ((amount < 0n ? -amount : amount) / unit).toString(2).length - 1);
	return bits;
}
/** The largest power of ten that divides all amounts. */
function commonUnit(all, periods) {
	const amounts = all.flatMap((one) => periods.map((period) => one.get(period) ?? 0n)).filter((amount) => amount !== 0n);
	if (amounts.length === 0) return 1n;
	const zeros = amounts.map((amount) => /(?<!0)0*$/.exec(amount.toString())?.[0].length ?? 0);
	return 10n ** BigInt(Math.min(...zeros));
}
/** All amounts in one number, so that sums of numbers are the sums of all periods. */
function packed(amounts, periods, unit) {
	let sum = 0n;
	for (const [at, period] of periods.entries()) {
		const amount = (amounts.get(period) ?? 0n) / unit;
		if (amount > LARGEST || amount < -LARGEST) return null;
		sum += amount << BITS_OF_PERIOD * BigInt(at);
	}
	return sum;
}
/** The first two sets, as bits, by meeting in the middle. */
function matches(wanted, low, high) {
	const lower = /* @__PURE__ */ new Map();
	for (const [mask, sum] of sumsOf(low).entries()) {
		const same = lower.get(sum);
		if (same === void 0) lower.set(sum, [mask]);
		else if (same.length < 2) same.push(mask);
	}
	const found = [];
	for (const [mask, sum] of sumsOf(high).entries()) {
		for (const other of lower.get(wanted - sum) ?? []) found.push(mask << low.length | other);
		if (found.length > 1) return found;
	}
	return found;
}
/** At each index the sum of the items whose bits it has. */
function sumsOf(items) {
	let sums = [0n];
	for (const item of items) sums = [...sums, ...sums.map((sum) => sum + item)];
	return sums;
}
function bitCount(mask) {
	return mask.toString(2).replaceAll("0", "").length;
}

// parsers/segmented-facts/hierarchy.ts
/** Members as they are, each a part of its own. */
function flatHierarchy(items, comparisons) {
	return hierarchyOf(stateOf(items, comparisons, {
		budget: { left: 0 },
		above: /* @__PURE__ */ new Map(),
		spareBits: SUREST
	}));
}
/**
* Finds subtotals, and what does not belong to the sum, until the rest adds up to what it is compared with. A member is
* the sum of others only where chance cannot explain it: the sum is exact in all periods, no other set of members gives
* it, and the digits are many enough.
*
* @param items in document order
* @param above members below which the filing presents a member: what it presents so is tried first
*/
function findHierarchy(items, comparisons, budget, above) {
	const surest = searched(stateOf(items, comparisons, {
		budget,
		above,
		spareBits: SUREST
	}));
	if (isComplete(surest) || comparisons.size === 0) return hierarchyOf(surest);
	const likely = searched(stateOf(items, comparisons, {
		budget,
		above,
		spareBits: LIKELY
	}));
	return hierarchyOf(isComplete(likely) ? likely : surest);
}
const SUREST = 10;
const LIKELY = 4;
/** Breakdowns with more members are taken as they are: no report has them. */
const MOST_MEMBERS = 120;
function searched(state) {
	if (state.items.length > MOST_MEMBERS || isComplete(state)) return state;
	findParents(state);
	if (!isComplete(state)) findCrossTotals(state);
	if (!isComplete(state)) splitTwice(state);
	for (const setAside of [coarse, regionalDetails]) if (!isComplete(state)) tryWithout(state, setAside(state));
	if (!isComplete(state)) dropOthers(state);
	return state;
}
function stateOf(items, comparisons, rule) {
	const pool = new Map(items.map((item) => [item.member, item]));
	const marks = {
		parents: /* @__PURE__ */ new Map(),
		subtotals: /* @__PURE__ */ new Set(),
		details: /* @__PURE__ */ new Set()
	};
	return {
		items,
		comparisons,
		...rule,
		pool,
		...marks,
		alternates: /* @__PURE__ */ new Set()
	};
}
/** In each period the members that no other one of that period contains. */
function agreementsOf({ comparisons, items, parents, pool }, without) {
	const own = new Map(items.map((item) => [item.member, item]));
	const isCounted = (member, period) => {
		for (let at = member, depth = 0; depth <= items.length; depth += 1) {
			const parent = parents.get(at);
			if (parent === void 0) return pool.has(at) && !without.has(at);
			if (own.get(parent)?.amounts.has(period)) return false;
			at = parent;
		}
		return false;
	};
	return new Map([...comparisons].map(([period, comparison]) => {
		const parts = items.flatMap(({ member, amounts, units }) => {
			const amount = amounts.get(period);
			if (amount === void 0 || !isCounted(member, period)) return [];
			return [{
				amount,
				unit: units.get(period) ?? 0n
			}];
		});
		return [period, compare(parts, comparison)];
	}));
}
const NONE = /* @__PURE__ */ new Set();
function agreeing$1(state, without = NONE) {
	return [...agreementsOf(state, without).values()].filter(({ used }) => used !== null).length;
}
function isComplete(state) {
	return state.comparisons.size > 0 && agreeing$1(state) === state.comparisons.size;
}
/** From the smallest to the largest member, so that a part of a part goes to the nearest. */
function findParents(state) {
	for (const item of bySize(state.items)) {
		if (!state.pool.has(item.member)) continue;
		const others = [...state.pool.values()].filter((one) => one !== item);
		const parts = others.map(({ member, amounts }) => ({
			id: member,
			amounts
		}));
		const rule = {
			least: 2,
			spareBits: state.spareBits
		};
		const children = presentedBelow(state, item, others) ?? onlySubset(item.amounts, parts, state.budget, rule);
		if (children === null) continue;
		state.subtotals.add(item.member);
		for (const child of children) {
			state.parents.set(child, item.member);
			state.pool.delete(child);
		}
		if (isComplete(state)) return;
	}
}
/** The members that the filing presents below another one, if they add up to it within their rounding. */
function presentedBelow({ above }, item, others) {
	const below = others.filter(({ member }) => above.get(member)?.has(item.member));
	if (below.length < 2) return null;
	return [...item.amounts].every(([period, target]) => {
		const parts = below.flatMap(({ amounts, units }) => {
			const amount = amounts.get(period);
			return amount === void 0 ? [] : [{
				amount,
				unit: units.get(period) ?? 0n
			}];
		});
		return compare(parts, {
			target,
			unit: item.units.get(period) ?? 0n,
			adjustments: []
		}).used !== null;
	}) ? below.map(({ member }) => member) : null;
}
function bySize(items) {
	const sizeOf = ({ amounts }) => [...amounts.values()].reduce((most, amount) => absolute(amount) > most ? absolute(amount) : most, 0n);
	return items.toSorted((a, b) => sizeOf(a) < sizeOf(b) ? -1 : sizeOf(a) > sizeOf(b) ? 1 : 0);
}
/** Sums across the tree, such as all sales beside all leasing: they have no place in it. */
function findCrossTotals(state) {
	const leaves = state.items.filter(({ member }) => !state.subtotals.has(member));
	for (const item of bySize([...state.pool.values()])) {
		if (state.subtotals.has(item.member)) continue;
		const parts = leaves.filter((one) => one !== item).map(({ member, amounts }) => ({
			id: member,
			amounts
		}));
		if (onlySubset(item.amounts, parts, state.budget, {
			least: 2,
			spareBits: state.spareBits
		}) === null) continue;
		state.subtotals.add(item.member);
		state.pool.delete(item.member);
		if (isComplete(state)) return;
	}
}
/**
* Two whole breakdowns by one axis, as filings before the axis of products have them: the members add up to twice the
* whole, and only one set with the first member gives it once.
*/
function splitTwice(state) {
	const [first, ...others] = [...state.pool.values()];
	if (first === void 0 || others.length < 3) return;
	const rest = new Map([...state.comparisons].map(([period, { target }]) => [period, target - (first.amounts.get(period) ?? 0n)]));
	const periods = /* @__PURE__ */ new Set([...first.amounts.keys(), ...others.flatMap(({ amounts }) => [...amounts.keys()])]);
	if (![...state.comparisons].every(([period, { target }]) => {
		return [first, ...others].reduce((before, { amounts }) => before + (amounts.get(period) ?? 0n), 0n) === 2n * target;
	}) || periods.size !== state.comparisons.size) return;
	const parts = others.map(({ member, amounts }) => ({
		id: member,
		amounts
	}));
	const same = onlySubset(rest, parts, state.budget, {
		least: 1,
		spareBits: state.spareBits
	});
	if (same === null) return;
	for (const { member } of others) {
		if (same.includes(member)) continue;
		state.alternates.add(member);
		state.pool.delete(member);
	}
}
/** Members rounded a hundred times more coarsely than the finest: figures of prose, not of the table. */
function coarse({ pool }) {
	const units = [...pool.values()].flatMap((one) => [...one.units.values()].filter((unit) => unit > 0n));
	const finest = units.reduce((least, unit) => unit < least ? unit : least, units[0] ?? 0n);
	const members = [...pool.values()].filter((one) => [...one.units.values()].every((unit) => unit >= finest * 100n));
	return new Map(finest === 0n ? [] : members.map(({ member }) => [member, null]));
}
/** Countries and regions beside the region that contains them by definition. */
function regionalDetails({ pool }) {
	const members = [...pool.keys()];
	return new Map(members.flatMap((member) => {
		const region = members.find((one) => one !== member && isWithin(member, one));
		return region === void 0 ? [] : [[member, region]];
	}));
}
/** Sets members aside if more periods agree without them. */
function tryWithout(state, members) {
	if (members.size === 0) return;
	if (agreeing$1(state, new Set(members.keys())) <= agreeing$1(state)) return;
	for (const [member, parent] of members) setAside(state, member, parent);
}
function setAside(state, member, parent) {
	state.details.add(member);
	state.pool.delete(member);
	if (parent !== null) state.parents.set(member, parent);
}
const MOST_TO_DROP_FROM = 30;
const SPARE_BITS = 12;
/** One or two members without which all periods agree, if no others would do as well. */
function dropOthers(state) {
	const members = [...state.pool.values()];
	const targets = new Map([...state.comparisons].map(([period, { target }]) => [period, target]));
	const unit = [...state.comparisons.values()].map(({ unit }) => unit).filter((unit) => unit > 0n).reduce((most, one) => one > most ? one : most, 1n);
	const tries = members.length * members.length;
	if (state.comparisons.size === 0 || members.length < 3 || members.length > MOST_TO_DROP_FROM) return;
	if (bitsOf(targets, unit) < Math.log2(tries) + SPARE_BITS) return;
	const fits = (dropped) => agreeing$1(state, new Set(dropped.map(({ member }) => member))) === state.comparisons.size;
	const singles = members.map((one) => [one]).filter(fits);
	const pairs = members.flatMap((one, at) => members.slice(at + 1).map((other) => [one, other]));
	const found = singles.length > 0 ? singles : members.length > 3 ? pairs.filter(fits) : [];
	const [only] = found;
	if (found.length === 1 && only !== void 0) for (const { member } of only) setAside(state, member, null);
}
function hierarchyOf(state) {
	const { items, subtotals, details, alternates, parents } = state;
	return {
		subtotals,
		details,
		alternates,
		parents,
		leaves: new Set(items.map(({ member }) => member).filter((member) => !subtotals.has(member) && isBelowTop(state, member))),
		agreements: agreementsOf(state, NONE)
	};
}
/** Whether a member is, or is below, one that counts. */
function isBelowTop({ details, parents, pool }, member) {
	let top = member;
	for (let parent = parents.get(top); parent !== void 0 && !details.has(top); parent = parents.get(top)) top = parent;
	return pool.has(top);
}

// parsers/segmented-facts/slices.ts
/** @param beside numbers of other concepts that issuers add to the metric */
function metricCells(byConcept, beside) {
	const places = /* @__PURE__ */ new Map();
	const items = /* @__PURE__ */ new Map();
	const keyOf = (concept, { currency, period, parts }) => [
		concept,
		currency,
		keyOfPeriod(period),
		keyOfAxes(parts)
	].join(" ");
	for (const [concept, cells] of byConcept) for (const cell of cells) {
		const key = keyOf(concept, cell);
		places.set(`${key} ${cell.layer ?? ""}`, cell);
		if (cell.layer !== null && !isNeutral(cell.layer)) items.set(key, [...items.get(key) ?? [], cell]);
	}
	const added = Map.groupBy(beside, (cell) => keyOf("", cell));
	return {
		concepts: [...byConcept.keys()],
		at: (concept, place) => places.get(`${keyOf(concept, place)} ${place.layer ?? ""}`) ?? null,
		itemsAt: (concept, place) => items.get(keyOf(concept, place)) ?? [],
		besideAt: (place) => added.get(keyOf("", place)) ?? []
	};
}
/** All ways in which cells of one concept are parts of something: each subset of their axes may be what they divide. */
function slicesOf(cells) {
	const groups = /* @__PURE__ */ new Map();
	for (const cell of cells) {
		const axes = Object.entries(cell.parts);
		for (let mask = 0; mask < 2 ** axes.length - 1; mask += 1) {
			const fixed = Object.fromEntries(axes.filter((_, at) => mask >> at & 1));
			const names = axes.map(([axis]) => axis).join(" ");
			const key = [
				cell.currency,
				cell.layer,
				names,
				keyOfAxes(fixed)
			].join("|");
			const group = groups.get(key) ?? {
				fixed,
				cells: []
			};
			group.cells.push(cell);
			groups.set(key, group);
		}
	}
	return [...groups.values()].flatMap(({ fixed, cells: own }) => {
		const [first] = own;
		if (first === void 0) return [];
		const { concept, currency, layer, parts } = first;
		const free = Object.keys(parts).filter((axis) => !(axis in fixed));
		const several = free.filter((axis) => new Set(own.map((cell) => cell.parts[axis])).size > 1);
		return [{
			concept,
			currency,
			layer,
			fixed,
			varying: several.length > 0 ? several : free.slice(0, 1),
			axisCount: Object.keys(parts).length,
			cells: own
		}];
	});
}
/** The name of a cell among those of its slice. */
function memberOf({ varying }, { parts }) {
	return varying.map((axis) => parts[axis] ?? "").join(" ");
}
function memberAmounts(slice) {
	const members = /* @__PURE__ */ new Map();
	for (const cell of slice.cells) {
		const amount = amountOf(cell.value);
		if (amount === null) continue;
		const name = memberOf(slice, cell);
		const own = members.get(name) ?? {
			amounts: /* @__PURE__ */ new Map(),
			units: /* @__PURE__ */ new Map()
		};
		own.amounts.set(keyOfPeriod(cell.period), amount);
		own.units.set(keyOfPeriod(cell.period), unitOf(cell));
		members.set(name, own);
	}
	return [...members].map(([member, own]) => ({
		member,
		...own
	}));
}
/**
* What the parts of a slice may add up to, by period, the preferred first: the whole of their own concept, the total of the
* segments before other items, the whole of another concept of the metric.
*/
function targetsOf(slice, cells) {
	const { concept, currency, fixed, layer } = slice;
	const periods = new Map(slice.cells.map(({ period }) => [keyOfPeriod(period), period]));
	const isPart = Object.keys(fixed).length > 0;
	const others = cells.concepts.filter((one) => one !== concept);
	const by = (find) => new Map([...periods].flatMap(([key, period]) => {
		const target = find({
			currency,
			period,
			parts: fixed
		});
		return target === null ? [] : [[key, target]];
	}));
	const wholeOf = (one) => by((place) => {
		const cell = cells.at(one, {
			...place,
			layer: null
		});
		if (cell === null) return null;
		const adjustments = [...[
			one,
			concept,
			...others
		].map((other) => cells.itemsAt(other, place)).find((some) => some.length > 0) ?? eliminationsOf(slice, cells, place.period), ...cells.besideAt(place)];
		return {
			basis: isPart ? "parent" : "total",
			cell,
			adjustments
		};
	});
	const layerOf = (name) => by((place) => {
		const cell = cells.at(concept, {
			...place,
			layer: name
		});
		const basis = consolidationRole(name) === "segment-total" ? "segment-total" : "parent";
		return cell === null ? null : {
			basis,
			cell,
			adjustments: []
		};
	});
	if (layer !== null && !isNeutral(layer)) return [layerOf(layer)];
	const segments = layer ?? neutralLayerOf(slice, cells);
	return [
		wholeOf(concept),
		...segments === null ? [] : [layerOf(segments)],
		...others.map(wholeOf)
	].filter(({ size }) => size > 0);
}
/** What is eliminated, where it is stated for each part alone. */
function eliminationsOf({ concept, cells: own }, cells, period) {
	const key = keyOfPeriod(period);
	return own.filter((cell) => keyOfPeriod(cell.period) === key).flatMap((cell) => cells.itemsAt(concept, cell)).filter(({ layer }) => layer !== null && consolidationRole(layer) === "elimination");
}
const NEUTRAL_LAYERS = [
	"us-gaap:OperatingSegmentsMember",
	"us-gaap:ReportableSegmentsMember",
	"us-gaap:ReportableGeographicalComponentsMember",
	"srt:ReportableGeographicalComponentsMember",
	"ifrs-full:OperatingSegmentsMember",
	"ifrs-full:ReportableSegmentsMember"
];
function neutralLayerOf({ concept, currency, fixed, cells: own }, cells) {
	const has = (layer) => own.some(({ period }) => cells.at(concept, {
		currency,
		period,
		parts: fixed,
		layer
	}) !== null);
	return NEUTRAL_LAYERS.find(has) ?? null;
}
/** Targets as comparisons of amounts; one that is no amount is left out. */
function comparisonsOf(targets) {
	return new Map([...targets].flatMap(([period, { cell, adjustments }]) => {
		const target = amountOf(cell.value);
		if (target === null) return [];
		const amounts = adjustments.map(({ value }) => amountOf(value) ?? 0n);
		return [[period, {
			target,
			unit: unitOf(cell),
			adjustments: amounts
		}]];
	}));
}

// parsers/segmented-facts/place-cells.ts
/** Places cells of one concept that are of parts, among the cells of their metric. */
function placeParts(parts, cells, search) {
	const slices = slicesOf(parts);
	const ofOneAxis = slices.filter(({ varying }) => varying.length === 1).map((slice) => breakdownOf(slice, cells, search));
	const notSummed = membersNotSummed(ofOneAxis);
	const ofSeveral = slices.filter(({ varying }) => varying.length > 1).map((slice) => {
		const leaves = slice.cells.filter((cell) => !slice.varying.some((axis) => notSummed.has(`${axis}=${cell.parts[axis] ?? ""}`)));
		return breakdownOf({
			...slice,
			cells: leaves
		}, cells, null);
	});
	const byCell = /* @__PURE__ */ new Map();
	for (const breakdown of [...ofOneAxis, ...ofSeveral]) for (const cell of breakdown.slice.cells) byCell.set(cell, [...byCell.get(cell) ?? [], breakdown]);
	return parts.map((cell) => placed(cell, byCell.get(cell) ?? [], cells));
}
/** @param search null: the members are taken as they are */
function breakdownOf(slice, cells, search) {
	const items = memberAmounts(slice);
	const choices = targetsOf(slice, cells).map((targets) => ({
		targets,
		comparisons: comparisonsOf(targets)
	}));
	const flat = choices.map(({ targets, comparisons }) => ({
		slice,
		targets,
		hierarchy: flatHierarchy(items, comparisons)
	}));
	const none = {
		slice,
		targets: /* @__PURE__ */ new Map(),
		hierarchy: flatHierarchy(items, /* @__PURE__ */ new Map())
	};
	const complete = flat.find((one) => one.targets.size > 0 && agreeing(one) === one.targets.size);
	if (complete !== void 0 || search === null) return complete ?? best(flat) ?? none;
	return best([...(choices.length > 0 ? choices : [{
		targets: /* @__PURE__ */ new Map(),
		comparisons: /* @__PURE__ */ new Map()
	}]).map(({ targets, comparisons }) => ({
		slice,
		targets,
		hierarchy: findHierarchy(items, comparisons, search.budget, search.above)
	})), ...flat]) ?? none;
}
/** The one in which most periods agree, the first among equals. */
function best(breakdowns) {
	const most = Math.max(...breakdowns.map(agreeing));
	const found = breakdowns.find((one) => agreeing(one) === most) ?? null;
	return found === null ? null : withoutForeign(found);
}
/** A whole of another concept counts only where the parts add up to it: else it may be of something else. */
function withoutForeign(breakdown) {
	const { slice, targets, hierarchy } = breakdown;
	const isOwn = ([period, { cell }]) => cell.concept === slice.concept || hierarchy.agreements.get(period)?.used != null;
	return {
		...breakdown,
		targets: new Map([...targets].filter(isOwn))
	};
}
function agreeing({ hierarchy }) {
	return [...hierarchy.agreements.values()].filter(({ used }) => used !== null).length;
}
/** Members that are sums or details wherever one axis alone varies. */
function membersNotSummed(breakdowns) {
	return new Set(breakdowns.flatMap(({ slice, hierarchy }) => [...hierarchy.subtotals, ...hierarchy.details].map((member) => `${slice.varying[0]}=${member}`)));
}
function agreementAt({ hierarchy }, { period }) {
	return hierarchy.agreements.get(keyOfPeriod(period)) ?? null;
}
/** In this order, what says most about a cell. */
function rankOf(breakdown, cell) {
	const { slice, targets } = breakdown;
	const target = targets.get(keyOfPeriod(cell.period));
	const isDirect = slice.axisCount - Object.keys(slice.fixed).length === 1;
	if (target === void 0) return isDirect ? 6 : 7;
	if (!(agreementAt(breakdown, cell)?.used !== null)) return isDirect ? 4 : 5;
	if (standingOf(breakdown, cell) === "detail") return 3;
	return target.basis === "total" ? 0 : target.basis === "segment-total" ? 1 : 2;
}
function standingOf({ slice, hierarchy }, cell) {
	const member = memberOf(slice, cell);
	if (hierarchy.subtotals.has(member)) return "subtotal";
	if (hierarchy.leaves.has(member)) return "leaf";
	return isAlternate(hierarchy, member) ? "alternate" : "detail";
}
/** Whether a member or one above it is of a second breakdown. */
function isAlternate({ alternates, parents }, member) {
	let top = member;
	for (let parent = parents.get(top); parent !== void 0 && !alternates.has(top); parent = parents.get(top)) top = parent;
	return alternates.has(top);
}
function placed(cell, breakdowns, cells) {
	const ranked = breakdowns.toSorted((a, b) => rankOf(a, cell) - rankOf(b, cell));
	const [first = null] = ranked;
	return {
		cell,
		standing: new Set(breakdowns.map((one) => standingOf(one, cell))).has("subtotal") ? "subtotal" : first === null ? "leaf" : standingOf(first, cell),
		breakdown: first,
		parent: parentOf(cell, ranked, cells)
	};
}
const KIND_ORDER$1 = [
	"product",
	"geography",
	"segment"
];
/** The subtotal or region above it, else the fact that its breakdown divides. */
function parentOf(cell, ranked, cells) {
	for (const { slice, hierarchy } of ranked) {
		const [axis] = slice.varying;
		const parent = axis === void 0 ? void 0 : hierarchy.parents.get(memberOf(slice, cell));
		if (axis === void 0 || parent === void 0 || slice.varying.length > 1) continue;
		const found = cellAt(cells, cell, {
			...cell.parts,
			[axis]: parent
		});
		if (found !== null) return found;
	}
	const direct = ranked.filter(({ slice }) => Object.keys(slice.fixed).length > 0 && slice.axisCount - Object.keys(slice.fixed).length === 1).toSorted((a, b) => KIND_ORDER$1.indexOf(kindOf(a)) - KIND_ORDER$1.indexOf(kindOf(b)));
	const agreed = direct.filter((one) => agreementAt(one, cell)?.used != null);
	for (const { slice } of [...agreed, ...direct]) {
		const found = cellAt(cells, cell, slice.fixed);
		if (found !== null) return found;
	}
	return null;
}
function kindOf({ slice: { varying } }) {
	return kindOfAxis(varying[0] ?? "") ?? "";
}
/** Of the same concept, else of another one of the metric. */
function cellAt(cells, { concept, currency, period, layer }, parts) {
	for (const one of [concept, ...cells.concepts.filter((other) => other !== concept)]) {
		const found = cells.at(one, {
			currency,
			period,
			layer,
			parts
		});
		if (found !== null && keyOfAxes(found.parts) !== "") return found;
	}
	return null;
}

// parsers/segmented-facts/segmented-facts.ts
/** Sums that the search for subtotals of one filing may try. */
const MOST_SUMS = 4e6;
/**
* The numbers that a filing breaks down by segment, product or geography, each placed in its breakdown and checked against
* the total.
*
* Confidence starts with the fact's own: at most 0.95 where the parts add up to the total, 0.9 where they add up to the
* segments' total or to the part that they divide, 0.7 where nothing is stated to compare with, 0.6 where they do not add
* up, 0.4 where facts contradict each other.
*/
function readSegmentedFacts(facts, words = NO_WORDS) {
	const cover = {
		...readCover(facts),
		labels: words.labels
	};
	const budget = { left: MOST_SUMS };
	const cellsOfConcept = readCells(facts);
	return SEGMENT_METRICS.flatMap((metric) => {
		const beside = (METRIC_ADJUSTMENTS[metric] ?? []).flatMap(cellsOfConcept);
		return withPrimary(withDepths(brokenDown(metric, facts, cellsOfConcept).flatMap((concept) => {
			const related = relatedConcepts(metric, concept).map((one) => [one, cellsOfConcept(one)]);
			const byConcept = new Map(related.filter(([, cells]) => cells.length > 0));
			const wholes = wholesOf([...byConcept.values()].flat());
			const own = cellsOfConcept(concept).filter((cell) => isOfMetric(metric, cell));
			const parts = own.filter((cell) => Object.keys(cell.parts).length > 0);
			const placedCells = placeParts(parts, metricCells(byConcept, beside), {
				budget,
				above: words.above
			});
			return [...placedCells.map((placed) => partRow(metric, placed, wholes, cover)), ...itemRows(metric, own, placedCells, wholes, cover)];
		})));
	});
}
function readCover(facts) {
	const [first] = facts.all();
	const entity = first?.fact.entity ?? "";
	return {
		entityCik: /^\d{1,10}$/.test(entity) ? parseCik(entity) : null,
		yearEnd: coverFact(facts, "dei:CurrentFiscalYearEndDate")?.value.trim() ?? null
	};
}
/** Ten times the facts of one concept in the largest reports. */
const MOST_FACTS = 6e3;
/** Whether a concept has more facts than any report states: it is left out, so that a document bounds its reading. */
function hasTooMany(facts, concept) {
	return facts.of(concept).length > MOST_FACTS;
}
/** Each concept is read once. */
function readCells(facts) {
	const known = /* @__PURE__ */ new Map();
	return (concept) => {
		const cells = known.get(concept) ?? (hasTooMany(facts, concept) ? [] : cellsOf(facts, concept));
		known.set(concept, cells);
		return cells;
	};
}
/** The concepts of a metric that the filing breaks down; of the segments' profit the first alone. */
function brokenDown(metric, facts, cellsOfConcept) {
	const isBroken = (cell) => Object.keys(cell.parts).length > 0 && isOfMetric(metric, cell);
	const found = METRIC_CONCEPTS[metric].filter((concept) => cellsOfConcept(concept).some(isBroken));
	if (metric !== "segmentProfit") return found;
	const [measure] = found;
	if (measure === void 0 || GROSS_PROFITS.includes(measure) && hasOwnMeasure(facts)) return [];
	return [measure];
}
const GROSS_PROFITS = ["us-gaap:GrossProfit", "ifrs-full:GrossProfit"];
const STANDARD = /^(?:us-gaap|srt|dei|ifrs-full|ecd|country|currency):/;
/**
* Whether the filing states amounts under a concept of its own by segment: that may be the measure of profit, and gross
* profit a line above it.
*/
function hasOwnMeasure(facts) {
	for (const item of facts.all()) {
		const { concept, dimensions, unit } = item.fact;
		if (STANDARD.test(concept) || !/^[A-Z]{3}$/.test(unit ?? "") || durationOf(item) === null) continue;
		if (Object.keys(dimensions).some((axis) => kindOfAxis(axis) === "segment")) return true;
	}
	return false;
}
/** Of the segments' profit only what is by segment, and the items beside it. */
function isOfMetric(metric, { parts }) {
	const axes = Object.keys(parts);
	return metric !== "segmentProfit" || axes.length === 0 || axes.some((axis) => kindOfAxis(axis) === "segment");
}
function partRow(metric, placed, wholes, cover) {
	const { cell, standing, breakdown, parent } = placed;
	const target = breakdown?.targets.get(keyOfPeriod(cell.period)) ?? null;
	const agreement = breakdown === null ? null : agreementAt(breakdown, cell);
	const isJudged = standing !== "detail" && target !== null && agreement !== null;
	const isConfirmed = isJudged && agreement.used !== null;
	const adjustments = (agreement?.used ?? []).flatMap((at) => target?.adjustments[at] ?? []);
	const agrees = isJudged ? isConfirmed : null;
	return rowOf({
		metric,
		cell,
		wholes,
		cover,
		totalOf: isConfirmed ? target.cell.concept : cell.concept
	}, {
		role: roleOf(placed),
		isLeaf: standing === "leaf" && cell.layer === null,
		parent: parent?.axes ?? null,
		comparedWith: isJudged ? target.basis : null,
		comparedValue: isJudged ? target.cell.value : null,
		leavesSum: isJudged ? decimalOf(agreement.sum) : null,
		adjustmentsSum: isJudged ? sumOf(adjustments) : null,
		agrees
	});
}
function roleOf({ cell, standing }) {
	if (cell.layer !== null && !isNeutral(cell.layer)) return consolidationRole(cell.layer);
	if (standing === "subtotal" || standing === "detail") return standing;
	return Object.values(cell.parts).flatMap((member) => segmentMemberRole(member) ?? [])[0] ?? "member";
}
function sumOf(cells) {
	return decimalOf(cells.reduce((sum, { value }) => sum + (amountOf(value) ?? 0n), 0n));
}
/** Corporate items, eliminations and the total of the segments, beside the parts of their concept. */
function itemRows(metric, cells, placedCells, wholes, cover) {
	if (placedCells.length === 0) return [];
	const breakdowns = [...new Set(placedCells.flatMap(({ breakdown }) => breakdown ?? []))];
	return cells.filter(({ layer, parts }) => layer !== null && Object.keys(parts).length === 0).map((cell) => {
		const judging = breakdowns.find((one) => involves(one, cell)) ?? null;
		return rowOf({
			metric,
			cell,
			wholes,
			cover,
			totalOf: cell.concept
		}, itemJudgment(cell, judging));
	});
}
function itemJudgment(cell, judging) {
	const role = consolidationRole(cell.layer ?? "");
	const target = judging?.targets.get(keyOfPeriod(cell.period)) ?? null;
	const agreement = judging === null ? null : agreementAt(judging, cell);
	const used = (agreement?.used ?? []).flatMap((at) => target?.adjustments[at] ?? []);
	const isSum = role === "segment-total" && target !== null;
	return {
		role,
		isLeaf: false,
		parent: null,
		comparedWith: isSum ? "segment-total" : target?.basis ?? null,
		comparedValue: isSum ? cell.value : target?.cell.value ?? null,
		leavesSum: agreement === null ? null : decimalOf(agreement.sum),
		adjustmentsSum: agreement === null ? null : isSum ? "0" : sumOf(used),
		agrees: agreement === null ? null : true
	};
}
/** Whether a breakdown adds up by an item, or to it. */
function involves(breakdown, cell) {
	const target = breakdown.targets.get(keyOfPeriod(cell.period));
	const agreement = agreementAt(breakdown, cell);
	if (target === void 0 || agreement === null || agreement.used === null) return false;
	const isOfAll = Object.keys(breakdown.slice.fixed).length === 0 && breakdown.slice.layer === null;
	if (cell.layer !== null && isNeutral(cell.layer) && isOfAll) return isSum(agreement.sum, cell);
	return target.cell === cell || agreement.used.some((at) => target.adjustments[at] === cell);
}
/** Whether a sum is the number of a cell, within its rounding. */
function isSum(sum, cell) {
	const target = amountOf(cell.value);
	const comparison = {
		target: target ?? 0n,
		unit: unitOf(cell),
		adjustments: []
	};
	return target !== null && compare([{
		amount: sum,
		unit: unitOf(cell) * 2n
	}], comparison).used !== null;
}
const KIND_ORDER = SEGMENT_KINDS;
/** The members in the order of their kinds; that of consolidation items only where it stands alone. */
function labelOf({ axes, parts }, labels) {
	const named = Object.keys(parts).length > 0 ? parts : axes;
	const orderOf = (axis) => KIND_ORDER.indexOf(kindOfAxis(axis));
	return Object.entries(named).toSorted(([a], [b]) => orderOf(a) - orderOf(b)).map(([, member]) => labels.get(member) ?? memberLabel(member)).join(" / ");
}
function rowOf({ metric, cell, wholes, cover, totalOf }, judgment) {
	const whole = wholes.get(keyOfWhole(cell.concept, cell)) ?? wholes.get(keyOfWhole(totalOf, cell)) ?? null;
	const value = amountOf(cell.value);
	const total = whole === null ? null : amountOf(whole.value);
	return {
		values: {
			entityCik: cover.entityCik,
			metric,
			concept: cell.concept,
			isPrimary: false,
			dimension: dimensionOf(cell.axes),
			axes: cell.axes,
			members: [...new Set(Object.values(cell.axes))],
			label: labelOf(cell, cover.labels),
			depth: 0,
			periodStart: cell.period.start,
			periodEnd: cell.period.end,
			periodKind: periodKindOf(cell.period.start, cell.period.end, cover.yearEnd),
			value: cell.value,
			currency: cell.currency,
			total: whole?.value ?? null,
			totalConcept: whole?.concept ?? null,
			shareOfTotal: value === null || total === null ? null : shareOf(value, total),
			...judgment
		},
		spans: cell.spans,
		confidence: Math.min(cell.confidence, cell.isInconsistent ? .4 : 1, limitOf(judgment))
	};
}
function limitOf({ agrees, comparedWith }) {
	if (agrees === null) return .7;
	if (!agrees) return .6;
	return comparedWith === "total" ? .95 : .9;
}
const keyOfWhole = (concept, { currency, period }) => [
	concept,
	currency,
	keyOfPeriod(period)
].join(" ");
function wholesOf(cells) {
	const wholes = cells.filter(({ axes }) => Object.keys(axes).length === 0);
	return new Map(wholes.map((cell) => [keyOfWhole(cell.concept, cell), cell]));
}
/** Depths by the chain of parents; a chain that returns to itself ends. */
function withDepths(rows) {
	const keyOf = ({ currency, periodStart, periodEnd }, axes) => `${currency} ${periodStart ?? ""}/${periodEnd} ${keyOfAxes(axes)}`;
	const byPlace = new Map(rows.map(({ values }) => [keyOf(values, values.axes), values]));
	return rows.map((row) => {
		let depth = 0;
		const seen = /* @__PURE__ */ new Set();
		for (let at = row.values; at?.parent && !seen.has(at); depth += 1) {
			seen.add(at);
			at = byPlace.get(keyOf(at, at.parent));
		}
		return {
			...row,
			values: {
				...row.values,
				depth
			}
		};
	});
}
/** Per breakdown and period one concept: the first whose parts add up, else the first. */
function withPrimary(rows) {
	const keyOf = ({ values: { dimension, currency, periodStart, periodEnd } }) => [
		dimension,
		currency,
		periodStart,
		periodEnd
	].join(" ");
	const primary = /* @__PURE__ */ new Map();
	for (const row of rows.filter(({ values }) => values.agrees === true)) if (!primary.has(keyOf(row))) primary.set(keyOf(row), row.values.concept);
	for (const row of rows) if (!primary.has(keyOf(row))) primary.set(keyOf(row), row.values.concept);
	return rows.map((row) => {
		const isPrimary = primary.get(keyOf(row)) === row.values.concept;
		return {
			...row,
			values: {
				...row.values,
				isPrimary
			}
		};
	});
}

// parsers/segmented-facts/segmented-facts.v1.ts
const PARSER = {
	id: "segmented-facts",
	version: 1,
	kind: "segmented-facts"
};
const HEAD = outcomeHead(PARSER);
/** More facts of segments than the largest reports have. */
const MOST_ROWS = 5e3;
/**
* Facts by segment, product and geography of one filing. A filing with XBRL facts and without segments is parsed, with an
* empty list; one without XBRL is not applicable. The outcome's confidence is that of its filing's facts: each row has its
* own.
*/
const segmentedFactsV1 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: (submission) => mainAndExhibits(submission, TAGGED_REPORTS),
	parse(submission, _document, context) {
		const facts = collectFacts(context);
		if (facts.count === 0) return notApplicable(HEAD, "no-xbrl-facts", "the filing has no XBRL facts");
		const evidence = createEvidence();
		const found = readSegmentedFacts(facts, memberWords(linkbasesOf(submission)));
		if (found.length > MOST_ROWS) {
			const message = `of ${found.length} facts of segments the first ${MOST_ROWS} are kept`;
			evidence.warnings.push({
				code: "too-many-segmented-facts",
				message
			});
		}
		for (const concept of new Set(Object.values(METRIC_CONCEPTS).flat())) {
			if (!hasTooMany(facts, concept)) continue;
			evidence.warnings.push({
				code: "too-many-facts",
				message: `${concept} has too many facts and is left out`
			});
		}
		const rows = found.slice(0, MOST_ROWS);
		for (const [index, { spans, confidence, values }] of rows.entries()) {
			evidence.spans[`facts[${index}].value`] = spans;
			evidence.confidences[`facts[${index}].value`] = confidence;
			if (values.agrees === null) continue;
			const name = `segments-agree-with-${values.comparedWith ?? "total"}`;
			evidence.crossValidations.push({
				name,
				passed: values.agrees,
				path: `facts[${index}].value`
			});
		}
		const confidence = Math.min(1, ...rows.map((row) => row.confidence));
		return roundedOutcome(HEAD, { facts: rows.map(({ values }) => values) }, confidence, evidence);
	},
	rows: (outcome) => {
		return [{
			table: "parsed.segmented_facts",
			rows: (outcome.result?.facts ?? []).map((values, index) => parsedRow(outcome, values, `facts[${index}].`))
		}];
	}
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
const parser = doubtingTruncated(segmentedFactsV1);

export { parser };