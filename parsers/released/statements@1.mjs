/*!
 * Tidemark release statements@1: the code as it was released, with everything it imports.
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
/** `dei:DocumentPeriodEndDate` of the filing. */
function documentPeriodEnd(facts) {
	const reported = coverFact(facts, "dei:DocumentPeriodEndDate");
	const date = reported?.value.trim().slice(0, 10) ?? "";
	return reported && isIsoDate(date) ? {
		date,
		reported
	} : null;
}

// parsers/statements/concepts/field-rule.ts
/** `"us-gaap:Assets"` for each name. */
function gaap(...names) {
	return names.map((name) => `us-gaap:${name}`);
}
function ifrs(...names) {
	return names.map((name) => `ifrs-full:${name}`);
}
/** One candidate for each concept, in order. */
function each(concepts, options = {}) {
	return concepts.map((concept) => ({
		...options,
		parts: [[concept]]
	}));
}
/** The largest of concepts that a statement may print beside each other. */
function largest(concepts, options = {}) {
	return [{
		...options,
		parts: [concepts],
		isLargest: true
	}];
}
/** The sum of parts, all of which have to be stated. */
function sum(parts, options = {}) {
	return [{
		...options,
		parts
	}];
}
/** The sum of one part and of those others that are stated; without a part, of any of the others. */
function withAny(part, more, options = {}) {
	return [{
		...options,
		parts: part.length > 0 ? [part] : [],
		more
	}];
}

// parsers/statements/relation-check.ts
/** Sums that agree within rounding: half a unit for each line, at least one unit of the coarsest. */
function agree(a, b, unit) {
	return Math.abs(a - b) <= unit * 1.5;
}
function readers({ facts, values }) {
	const first = (concepts) => {
		for (const concept of concepts) {
			const stated = facts.stated(concept, null);
			if (stated !== null) return Number(stated.fact.value);
		}
		return null;
	};
	const value = (field) => {
		const draft = values.get(field);
		return draft === void 0 ? null : Number(draft.value);
	};
	return {
		first,
		value,
		unit: unitOf$1(values)
	};
}
/** What the last stated digit of most amounts of a column is worth; half of one where none is rounded. */
function unitOf$1(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const { fact } of [...values.values()].flatMap(({ stated }) => stated)) {
		const decimals = Number(fact.decimals ?? NaN);
		if (!/^[A-Z]{3}$/.test(fact.unit) || !Number.isInteger(decimals) || decimals > 0 || decimals < -9) continue;
		counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
	}
	const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
	return most === void 0 ? .5 : 10 ** -most[0];
}

// parsers/statements/cash-flow-checks.ts
const EXCHANGE_EFFECT = [...gaap("EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", "EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations", "EffectOfExchangeRateOnCashAndCashEquivalents", "EffectOfExchangeRateOnCashAndCashEquivalentsContinuingOperations"), ...ifrs("EffectOfExchangeRateChangesOnCashAndCashEquivalents")];
const DISCONTINUED_CASH = gaap("NetCashProvidedByUsedInDiscontinuedOperations", "CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations");
const CASH_ROLLED = [...gaap("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations", "CashAndCashEquivalentsAtCarryingValue"), ...ifrs("CashAndCashEquivalents")];
/** Concepts that only these checks read. */
const CASH_CHECK_CONCEPTS = [
	...EXCHANGE_EFFECT,
	...DISCONTINUED_CASH,
	...CASH_ROLLED
];
/** The three flows against the change in cash, and the change against the balances. */
function cashChecks(column) {
	const { first, value, unit } = readers(column);
	const [operating, investing, financing] = [
		value("operatingCashFlow"),
		value("investingCashFlow"),
		value("financingCashFlow")
	];
	const change = value("netChangeInCash");
	const { start, end } = column.facts;
	const rollsBy = (amount) => start !== null && CASH_ROLLED.some((concept) => {
		const [opening, closing] = [column.cashAt([concept], dayBefore(start)), column.cashAt([concept], end)];
		return opening !== null && closing !== null && agree(closing - opening, amount, unit);
	});
	const rolls = change !== null && rollsBy(change);
	const checks = [];
	if (operating !== null && financing !== null && change !== null) {
		const effects = [0, first(EXCHANGE_EFFECT) ?? 0].flatMap((effect) => [0, first(DISCONTINUED_CASH) ?? 0].map((other) => effect + other));
		const holds = (flows, total) => effects.some((effect) => agree(flows.reduce((sum, flow) => sum + flow, effect), total, unit));
		const flows = [
			operating,
			investing ?? 0,
			financing
		];
		const name = "cash-flows-sum-to-change-in-cash";
		const passed = holds(flows, change);
		const flipped = !passed && !rolls && holds(flows, -change) && rollsBy(-change) ? ["netChangeInCash"] : passed || !rolls ? null : flippedFlows(flows, (others) => holds(others, change));
		checks.push(flipped === null ? {
			name,
			passed,
			fields: CASH_FLOWS
		} : {
			name,
			passed,
			fields: flipped,
			flipped
		});
	}
	if (rolls) checks.push({
		name: "change-in-cash-rolls-forward",
		passed: true,
		fields: ["netChangeInCash"]
	});
	return checks;
}
const CASH_FLOWS = [
	"operatingCashFlow",
	"investingCashFlow",
	"financingCashFlow",
	"netChangeInCash"
];
/** The flows that need the other sign, where only one choice of flows makes the sum hold; null for none or several. */
function flippedFlows(flows, holds) {
	const choices = [];
	for (let choice = 1; choice < 2 ** flows.length; choice += 1) {
		const isChosen = (index) => (choice >> index & 1) === 1;
		if (flows.some((flow, index) => flow === 0 && isChosen(index))) continue;
		if (!holds(flows.map((flow, index) => isChosen(index) ? -flow : flow))) continue;
		choices.push(CASH_FLOWS.filter((_, index) => index < flows.length && isChosen(index)));
	}
	return choices.length === 1 ? choices[0] ?? null : null;
}
function dayBefore(date) {
	return (/* @__PURE__ */ new Date(Date.parse(`${date}T00:00:00Z`) - 864e5)).toISOString().slice(0, 10);
}

// parsers/statements/checks.ts
const SHARE_OF_NONCONTROLLING = [...gaap("NetIncomeLossAttributableToNoncontrollingInterest"), ...ifrs("ProfitLossAttributableToNoncontrollingInterests")];
const DISCONTINUED = gaap("IncomeLossFromDiscontinuedOperationsNetOfTax", "IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity");
const EQUITY_METHOD = gaap("IncomeLossFromEquityMethodInvestments");
const TO_COMMON = gaap("NetIncomeLossAvailableToCommonStockholdersBasic", "NetIncomeLossAvailableToCommonStockholdersDiluted");
const COSTS$1 = gaap("CostsAndExpenses", "OperatingExpenses", "BenefitsLossesAndExpenses", "NoninterestExpense");
const TOTAL_OF_BOTH_SIDES = [...gaap("LiabilitiesAndStockholdersEquity"), ...ifrs("EquityAndLiabilities")];
const MINORITY = [...gaap("MinorityInterest", "PartnersCapitalAttributableToNoncontrollingInterest"), ...ifrs("NoncontrollingInterests")];
const NONCURRENT = {
	assets: [...gaap("AssetsNoncurrent"), ...ifrs("NoncurrentAssets")],
	liabilities: [...gaap("LiabilitiesNoncurrent"), ...ifrs("NoncurrentLiabilities")]
};
const MEZZANINE = gaap("TemporaryEquityCarryingAmountAttributableToParent", "TemporaryEquityCarryingAmount", "TemporaryEquityValueExcludingAdditionalPaidInCapital", "TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests", "RedeemableNoncontrollingInterestEquityCarryingAmount", "RedeemableNoncontrollingInterestEquityCommonCarryingAmount", "RedeemableNoncontrollingInterestEquityPreferredCarryingAmount");
/** Concepts that only the checks read. */
const CHECK_CONCEPTS = [
	...SHARE_OF_NONCONTROLLING,
	...DISCONTINUED,
	...EQUITY_METHOD,
	...TO_COMMON,
	...COSTS$1,
	...TOTAL_OF_BOTH_SIDES,
	...MINORITY,
	...NONCURRENT.assets,
	...NONCURRENT.liabilities,
	...MEZZANINE,
	...CASH_CHECK_CONCEPTS
];
/** Compares lines of one column. A relation whose lines are not all stated is left out. */
function checkColumn(column) {
	return column.facts.start === null ? balanceChecks(column) : [...incomeChecks(column), ...cashChecks(column)];
}
function incomeChecks(column) {
	const { first, value, unit } = readers(column);
	const checks = [];
	const [revenue, cost, gross, operating] = [
		value("revenue"),
		value("costOfRevenue"),
		value("grossProfit"),
		value("operatingIncome")
	];
	if (revenue !== null && cost !== null && gross !== null) {
		const passed = agree(revenue - cost, gross, unit);
		checks.push({
			name: "revenue-less-cost-is-gross-profit",
			passed,
			fields: [
				"revenue",
				"costOfRevenue",
				"grossProfit"
			]
		});
	}
	const costs = first(COSTS$1);
	if (operating !== null && costs !== null && revenue !== null) {
		if ([revenue, gross].filter((base) => base !== null).some((base) => agree(base - costs, operating, unit))) checks.push({
			name: "revenue-less-expenses-is-operating-income",
			passed: true,
			fields: ["revenue", "operatingIncome"]
		});
	}
	const [pretax, tax] = [value("incomeBeforeTax"), value("incomeTaxExpense")];
	const parent = value("netIncome");
	const minority = first(SHARE_OF_NONCONTROLLING) ?? 0;
	const whole = value("netIncomeIncludingNoncontrolling") ?? parent;
	if (pretax !== null && tax !== null && whole !== null) {
		const others = [first(DISCONTINUED) ?? 0, first(EQUITY_METHOD) ?? 0];
		const passed = [
			pretax - tax,
			pretax - tax + (others[0] ?? 0),
			pretax - tax + (others[1] ?? 0),
			pretax - tax + (others[0] ?? 0) + (others[1] ?? 0)
		].some((sum) => agree(sum, whole, unit));
		const isWhole = value("netIncomeIncludingNoncontrolling") !== null;
		const fields = [
			"incomeBeforeTax",
			"incomeTaxExpense",
			...isWhole ? ["netIncomeIncludingNoncontrolling"] : minority === 0 ? ["netIncome"] : []
		];
		const isBySign = (sum, total) => !passed && agree(sum, total, unit);
		const flipped = isBySign(pretax + tax, whole) ? ["incomeTaxExpense"] : isBySign(tax - pretax, whole) && value("netIncomeIncludingNoncontrolling") === null ? ["netIncome"] : [];
		const name = "pretax-less-tax-is-net-income";
		checks.push(flipped.length > 0 ? {
			name,
			passed,
			fields: flipped,
			flipped
		} : {
			name,
			passed,
			fields
		});
		if (!isWhole && minority !== 0 && passed) checks.push({
			name: "net-income-less-noncontrolling-is-parents",
			passed: false,
			fields: ["netIncome"]
		});
	}
	const including = value("netIncomeIncludingNoncontrolling");
	if (parent !== null && including !== null && (minority !== 0 || agree(parent, including, unit))) {
		const passed = agree(including - minority, parent, unit) || agree(including + minority, parent, unit);
		checks.push({
			name: "net-income-less-noncontrolling-is-parents",
			passed,
			fields: ["netIncome", "netIncomeIncludingNoncontrolling"]
		});
	}
	return [...checks, ...earningsChecks(column)];
}
function earningsChecks(column) {
	const { first, value } = readers(column);
	const parent = value("netIncome");
	const checks = [];
	for (const [eps, shares] of [["epsBasic", "weightedSharesBasic"], ["epsDiluted", "weightedSharesDiluted"]]) {
		const incomes = [parent, ...TO_COMMON.map((concept) => first([concept]))].filter((income) => income !== null);
		const [perShare, count] = [value(eps), value(shares)];
		if (perShare === null || count === null) continue;
		const passed = earningsMatch(incomes, perShare, count);
		if (passed === null) continue;
		const name = `${eps === "epsBasic" ? "basic" : "diluted"}-eps-times-shares-is-income`;
		const isMisscaled = !passed && [1e3, 1e6].some((scale) => earningsMatch(incomes, perShare, count * scale));
		const isBySign = !passed && perShare > 0 && earningsMatch(incomes, -perShare, count) === true;
		checks.push(isBySign ? {
			name,
			passed,
			fields: [eps],
			flipped: [eps]
		} : {
			name,
			passed,
			fields: [eps, shares],
			...isMisscaled && { misscaled: [shares] }
		});
	}
	return checks;
}
/** Null where no income is stated, or where the rounding of the earnings per share is too coarse to tell. */
function earningsMatch(incomes, eps, shares) {
	if (shares <= 0) return null;
	const rounding = .0051 * shares;
	if (incomes.every((income) => rounding > .25 * Math.abs(income))) return null;
	return incomes.some((income) => Math.abs(eps * shares - income) <= rounding + .01 * Math.abs(income));
}
function balanceChecks(column) {
	const { first, value, unit } = readers(column);
	const checks = [];
	const [assets, liabilities, parent] = [
		value("totalAssets"),
		value("totalLiabilities"),
		value("totalEquity")
	];
	const both = first(TOTAL_OF_BOTH_SIDES);
	if (assets !== null && both !== null) checks.push({
		name: "assets-equal-liabilities-and-equity",
		passed: agree(assets, both, unit),
		fields: ["totalAssets"]
	});
	const minority = first(MINORITY);
	const whole = value("totalEquityIncludingNoncontrolling");
	if (parent !== null && whole !== null && (minority !== null || agree(parent, whole, unit))) {
		const passed = agree(parent + (minority ?? 0), whole, unit);
		checks.push({
			name: "parents-equity-and-noncontrolling-are-equity",
			passed,
			fields: ["totalEquity", "totalEquityIncludingNoncontrolling"]
		});
	}
	const equity = whole ?? (parent === null ? null : parent + (minority ?? 0));
	if (assets !== null && liabilities !== null && equity !== null) {
		const mezzanine = MEZZANINE.map((concept) => first([concept]) ?? 0);
		const passed = [
			0,
			...mezzanine,
			mezzanine.reduce((before, amount) => before + amount, 0)
		].some((amount) => agree(liabilities + amount + equity, assets, unit));
		const fields = [
			"totalAssets",
			"totalLiabilities",
			...minority === null || whole !== null ? [whole === null ? "totalEquity" : "totalEquityIncludingNoncontrolling"] : ["totalEquity"]
		];
		checks.push({
			name: "liabilities-and-equity-are-assets",
			passed,
			fields
		});
	}
	for (const [total, part, rest] of [[
		"totalAssets",
		"totalCurrentAssets",
		NONCURRENT.assets
	], [
		"totalLiabilities",
		"totalCurrentLiabilities",
		NONCURRENT.liabilities
	]]) {
		const [all, current, others] = [
			value(total),
			value(part),
			first(rest)
		];
		if (all === null || current === null || others === null) continue;
		checks.push({
			name: `${total === "totalAssets" ? "assets" : "liabilities"}-are-current-and-noncurrent`,
			passed: agree(current + others, all, unit),
			fields: [total, part]
		});
	}
	return checks;
}

// core/statements.ts
const STATEMENT_KINDS = [
	"income",
	"balance",
	"cashflow"
];
/**
* The fields of each statement. Whole units of currency and shares; expenses, capital expenditure, dividends and
* repurchases are positive. `netIncome` and `totalEquity` are those attributable to the parent, `sharesOutstanding` the
* cover's.
*/
const STATEMENT_FIELDS = {
	income: [
		"revenue",
		"costOfRevenue",
		"grossProfit",
		"researchAndDevelopment",
		"sellingGeneralAdministrative",
		"operatingIncome",
		"interestExpense",
		"incomeBeforeTax",
		"incomeTaxExpense",
		"netIncome",
		"netIncomeIncludingNoncontrolling",
		"epsBasic",
		"epsDiluted",
		"weightedSharesBasic",
		"weightedSharesDiluted"
	],
	balance: [
		"cashAndEquivalents",
		"shortTermInvestments",
		"receivables",
		"inventory",
		"totalCurrentAssets",
		"propertyPlantEquipmentNet",
		"goodwill",
		"totalAssets",
		"accountsPayable",
		"totalCurrentLiabilities",
		"longTermDebt",
		"totalDebt",
		"totalLiabilities",
		"totalEquity",
		"totalEquityIncludingNoncontrolling",
		"sharesOutstanding"
	],
	cashflow: [
		"operatingCashFlow",
		"capitalExpenditure",
		"freeCashFlow",
		"depreciationAmortization",
		"stockBasedCompensation",
		"dividendsPaid",
		"shareRepurchases",
		"investingCashFlow",
		"financingCashFlow",
		"netChangeInCash"
	]
};

// parsers/statements/columns.ts
/** Lines that a statement of the kind has at least two or three of; one line alone may be from any note. */
const LINES = {
	income: [
		lines("Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax", "RevenueFromContractWithCustomerIncludingAssessedTax", "SalesRevenueNet", "SalesRevenueGoodsNet", "InterestAndDividendIncomeOperating", "ifrs-full:Revenue"),
		lines("OperatingIncomeLoss", "OperatingExpenses", "CostsAndExpenses", "NoninterestExpense", "BenefitsLossesAndExpenses", "ifrs-full:ProfitLossFromOperatingActivities"),
		lines("IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest", "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments", "IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic", "ifrs-full:ProfitLossBeforeTax"),
		lines("IncomeTaxExpenseBenefit", "ifrs-full:IncomeTaxExpenseContinuingOperations"),
		lines("NetIncomeLoss", "ProfitLoss", "NetIncomeLossAvailableToCommonStockholdersBasic", "ifrs-full:ProfitLoss", "ifrs-full:ProfitLossAttributableToOwnersOfParent"),
		lines("EarningsPerShareBasic", "EarningsPerShareDiluted", "EarningsPerShareBasicAndDiluted", "NetIncomeLossPerOutstandingLimitedPartnershipUnit", "NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax", "ifrs-full:BasicEarningsLossPerShare")
	],
	balance: [
		lines("Assets", "ifrs-full:Assets"),
		lines("LiabilitiesAndStockholdersEquity", "ifrs-full:EquityAndLiabilities"),
		lines("Liabilities", "LiabilitiesCurrent", "ifrs-full:Liabilities", "ifrs-full:CurrentLiabilities"),
		lines("AssetsCurrent", "ifrs-full:CurrentAssets"),
		lines("StockholdersEquity", "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest", "PartnersCapital", "MembersEquity", "ifrs-full:Equity", "ifrs-full:EquityAttributableToOwnersOfParent")
	],
	cashflow: [
		lines("NetCashProvidedByUsedInOperatingActivities", "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations", "ifrs-full:CashFlowsFromUsedInOperatingActivities"),
		lines("NetCashProvidedByUsedInInvestingActivities", "NetCashProvidedByUsedInInvestingActivitiesContinuingOperations", "ifrs-full:CashFlowsFromUsedInInvestingActivities"),
		lines("NetCashProvidedByUsedInFinancingActivities", "NetCashProvidedByUsedInFinancingActivitiesContinuingOperations", "ifrs-full:CashFlowsFromUsedInFinancingActivities"),
		lines("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect", "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect", "CashAndCashEquivalentsPeriodIncreaseDecrease", "ifrs-full:IncreaseDecreaseInCashAndCashEquivalents")
	]
};
const LINES_NEEDED = {
	income: 3,
	balance: 2,
	cashflow: 2
};
/** Days of a 53-week year and some more; and of a 52-week year and some less. */
const YEAR = 380;
const NEARLY_A_YEAR = 340;
function lines(...names) {
	return names.map((name) => name.includes(":") ? name : `us-gaap:${name}`);
}
/** How many different lines of a statement these concepts are; its own face states the most. */
function linesOf(statement, has) {
	return LINES[statement].filter((concepts) => concepts.some(has)).length;
}
/** Every concept that `linesOf` counts. */
const LINE_CONCEPTS = {
	income: new Set(LINES.income.flat()),
	balance: new Set(LINES.balance.flat()),
	cashflow: new Set(LINES.cashflow.flat())
};
const ROLES = [
	"current",
	"prior",
	"other"
];
/** The columns of each statement with their roles, by role, statement, and later ends first. */
function planColumns(periods, cover, faces) {
	const found = /* @__PURE__ */ new Map();
	for (const statement of STATEMENT_KINDS) {
		const hasFace = faces.has(statement);
		const own = periods.filter((facts) => {
			if (facts.start === null !== (statement === "balance")) return false;
			return linesOf(statement, hasFace ? (concept) => facts.stated(concept, statement)?.faces.has(statement) === true : (concept) => facts.has(concept)) >= (hasFace ? 2 : LINES_NEEDED[statement]);
		});
		found.set(statement, own);
	}
	const end = reportedEnd([...found.values()].flat(), found.get("balance") ?? [], cover);
	if (end === null) return [];
	const isAnnual = isAnnualReport(cover.form, [...found.values()].flat(), end);
	const plans = [];
	for (const [statement, own] of found) {
		const kept = faces.has(statement) || !isAnnual ? own : own.filter((one) => !isPartOfYear(one, own));
		for (const facts of kept) plans.push({
			statement,
			facts,
			role: roleOf(facts, kept, end, isAnnual)
		});
	}
	return plans.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || STATEMENT_KINDS.indexOf(a.statement) - STATEMENT_KINDS.indexOf(b.statement) || compare(b.facts.end, a.facts.end) || compare(b.facts.start ?? "", a.facts.start ?? ""));
}
function compare(a, b) {
	return a < b ? -1 : Number(a > b);
}
/** A cover may name the end of the month for a year that ends on a weekday near it. */
const DAYS_OF_LABEL = 14;
/** The cover's period end where a column ends there; else the nearest within two weeks; else the latest. */
function reportedEnd(all, balances, { periodEnd }) {
	const ends = (balances.length > 0 ? balances : all).map(({ end }) => end).sort();
	const latest = ends.at(-1) ?? null;
	if (periodEnd === null || latest === null) return latest;
	if (daysBetween(periodEnd, latest) > DAYS_OF_LABEL) return latest;
	if (all.some(({ end }) => end === periodEnd)) return periodEnd;
	const apart = (end) => Math.abs(daysBetween(end, periodEnd));
	const nearest = ends.toSorted((a, b) => apart(a) - apart(b))[0];
	return nearest !== void 0 && apart(nearest) <= DAYS_OF_LABEL ? nearest : latest;
}
function isAnnualReport(form, all, end) {
	if (form !== null && /^(?:10-?K|20-?F|40-?F)/i.test(form)) return true;
	if (form !== null && /^10-?Q/i.test(form)) return false;
	return all.some((one) => one.start !== null && one.end === end && lengthOf(one) >= NEARLY_A_YEAR);
}
function lengthOf({ start, end }) {
	return start === null ? 0 : daysBetween(start, end) + 1;
}
/** A quarter of a year that is stated too: from a note of quarterly data, not a column. */
function isPartOfYear(one, all) {
	if (one.start === null || lengthOf(one) >= NEARLY_A_YEAR) return false;
	return all.some((other) => other !== one && lengthOf(other) <= YEAR && contains(other, one));
}
function contains(outer, inner) {
	if (outer.start === null || inner.start === null) return false;
	return outer.start <= inner.start && outer.end >= inner.end && lengthOf(outer) > lengthOf(inner);
}
function roleOf(one, all, end, isAnnual) {
	const before = daysBetween(one.end, end);
	if (lengthOf(one) > YEAR || before < 0) return "other";
	if (before === 0) {
		const hasYear = all.some((other) => other.end === end && lengthOf(other) >= NEARLY_A_YEAR && lengthOf(other) <= YEAR);
		return isAnnual && hasYear && one.start !== null && lengthOf(one) < NEARLY_A_YEAR ? "other" : "current";
	}
	if (isBeforeSuccession(one, all, end)) return "current";
	if (!isAnnual || before > 400) return "other";
	return one.start !== null || !all.some((other) => other.end > one.end && other.end < end) ? "prior" : "other";
}
/** Weeks or months that reports usually cover: quarters, halves, nine months, years, and twelve-week quarters. */
const USUAL_LENGTHS = [
	91,
	182,
	273,
	365,
	84,
	112,
	168,
	196,
	252,
	280
];
function isUsual(days) {
	return USUAL_LENGTHS.some((usual) => Math.abs(days - usual) <= 8);
}
/**
* The predecessor's part of a period that a change of control cut in two: it ends the day before a column that ends with
* the report, and only both together are of a usual length.
*/
function isBeforeSuccession(one, all, end) {
	if (one.start === null) return false;
	return all.some((other) => other.end === end && other.start !== null && daysBetween(one.end, other.start) === 1 && !(isUsual(lengthOf(other)) && isUsual(lengthOf(one))) && isUsual(lengthOf(one) + lengthOf(other)));
}

// parsers/statements/concepts/balance.ts
/** Long-term debt in one line, most often without the part due within a year. */
const LONG_TERM = gaap("LongTermDebtNoncurrent", "LongTermDebtAndCapitalLeaseObligations", "LongTermDebtAndFinanceLeaseLiabilitiesNoncurrent", "LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities");
/** By definition with the part due within a year, on many balance sheets without it. */
const LONG_TERM_OR_ALL = gaap("LongTermDebt");
/** Lines that issuers print beside each other: one concept of each group at most. */
const OTHER_LONG_TERM = [
	gaap("ConvertibleLongTermNotesPayable", "ConvertibleDebtNoncurrent", "ConvertibleNotesPayable", "ConvertibleDebt"),
	gaap("LongTermNotesPayable", "NotesPayableNoncurrent", "LongTermNotesAndLoans", "SeniorLongTermNotes", "SeniorNotes", "UnsecuredLongTermDebt", "NotesPayable", "OtherLongTermDebtNoncurrent"),
	gaap("LongTermLoansPayable", "LongTermLineOfCredit", "SecuredLongTermDebt", "OtherLoansPayableLongTerm"),
	gaap("SecuredDebt"),
	gaap("UnsecuredDebt"),
	gaap("SubordinatedDebt", "SubordinatedLongTermDebt", "JuniorSubordinatedNotes", "JuniorSubordinatedDebentureOwedToUnconsolidatedSubsidiaryTrust")
];
/** Borrowings of banks from the Federal Home Loan Banks, due at any time. */
const HOME_LOAN_BANKS = gaap("AdvancesFromFederalHomeLoanBanks", "FederalHomeLoanBankAdvancesLongTerm");
const NOTES_TO_RELATED = [gaap("NotesPayableRelatedPartiesNoncurrent"), gaap("NotesPayableRelatedPartiesClassifiedCurrent", "NotesPayableRelatedPartiesCurrentAndNoncurrent")];
const CURRENT = [
	gaap("LongTermDebtCurrent", "LongTermDebtAndCapitalLeaseObligationsCurrent", "LongTermDebtAndFinanceLeaseLiabilitiesCurrent", "DebtCurrent"),
	gaap("ConvertibleNotesPayableCurrent", "ConvertibleDebtCurrent"),
	gaap("NotesPayableCurrent", "SeniorNotesCurrent", "LoansPayableCurrent", "OtherNotesPayableCurrent"),
	gaap("SecuredDebtCurrent", "UnsecuredDebtCurrent", "OtherLongTermDebtCurrent"),
	gaap("ShortTermBorrowings", "CommercialPaper", "NotesAndLoansPayable", "NotesAndLoansPayableCurrent", "ShortTermBankLoansAndNotesPayable", "OtherShortTermBorrowings"),
	gaap("LinesOfCreditCurrent", "LineOfCredit")
];
const OTHER_DEBT = [
	...OTHER_LONG_TERM,
	...CURRENT,
	...NOTES_TO_RELATED,
	HOME_LOAN_BANKS
];
const CURRENT_LINES = CURRENT.flat();
/** Of a list without faces: the same debt may be stated by several concepts, so that only these are added. */
const CURRENT_PORTION = gaap("LongTermDebtCurrent", "LongTermDebtAndCapitalLeaseObligationsCurrent", "LongTermDebtAndFinanceLeaseLiabilitiesCurrent");
const SHORT_TERM = gaap("ShortTermBorrowings", "CommercialPaper", "NotesAndLoansPayable", "NotesAndLoansPayableCurrent");
const OIL_AND_GAS = gaap("OilAndGasPropertyFullCostMethodNet", "OilAndGasPropertySuccessfulEffortMethodNet");
const FUEL = gaap("EnergyRelatedInventoryNaturalGasInStorage", "EnergyRelatedInventoryGasStoredUnderground", "EnergyRelatedInventoryCoal", "EnergyRelatedInventoryOtherFossilFuel");
const MATERIALS = gaap("InventoryRawMaterialsAndSupplies", "MaterialsSuppliesAndOther", "PublicUtilitiesInventory");
/** By definition a part of noncurrent borrowings, on many balance sheets a line beside them. */
const IFRS_BONDS = ifrs("NoncurrentPortionOfNoncurrentBondsIssued", "NoncurrentPortionOfNoncurrentNotesAndDebenturesIssued");
const IFRS_LONG_TERM = [ifrs("NoncurrentPortionOfNoncurrentBorrowings", "LongtermBorrowings", "NoncurrentPortionOfNoncurrentLoansReceived"), IFRS_BONDS];
const IFRS_CURRENT = [
	ifrs("CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings", "ShorttermBorrowings", "CurrentLoansReceivedAndCurrentPortionOfNoncurrentLoansReceived"),
	ifrs("CurrentPortionOfLongtermBorrowings"),
	ifrs("CurrentBondsIssuedAndCurrentPortionOfNoncurrentBondsIssued", "CurrentNotesAndDebenturesIssuedAndCurrentPortionOfNoncurrentNotesAndDebenturesIssued")
];
/** The balance sheet's fields. The shares outstanding come from the cover. */
const BALANCE_RULES = {
	cashAndEquivalents: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("CashAndCashEquivalentsAtCarryingValue", "Cash")),
			...each(gaap("CashAndDueFromBanks"), { limit: .8 }),
			...each(gaap("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", "CashCashEquivalentsAndFederalFundsSold"), {
				isFaceOnly: true,
				limit: .8
			}),
			...each(ifrs("CashAndCashEquivalents"))
		]
	},
	shortTermInvestments: {
		unit: "money",
		candidates: [...each(gaap("ShortTermInvestments", "MarketableSecuritiesCurrent", "AvailableForSaleSecuritiesDebtSecuritiesCurrent", "AvailableForSaleSecuritiesCurrent", "DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent", "DebtSecuritiesCurrent", "OtherShortTermInvestments", "HeldToMaturitySecuritiesCurrent", "DebtSecuritiesHeldToMaturityAmortizedCostAfterAllowanceForCreditLossCurrent", "InvestmentsCurrent")), ...each(ifrs("CurrentInvestments", "OtherCurrentFinancialAssets"), { limit: .8 })]
	},
	receivables: {
		unit: "money",
		candidates: [
			...each(gaap("AccountsReceivableNetCurrent", "ReceivablesNetCurrent", "AccountsAndOtherReceivablesNetCurrent", "AccountsNotesAndLoansReceivableNetCurrent", "AccountsReceivableNet", "AccountsReceivableExcludingAccruedInterestAfterAllowanceForCreditLossCurrent", "PremiumsReceivableAtCarryingValue")),
			...each(gaap("AccountsReceivableGrossCurrent", "OtherReceivablesNetCurrent"), {
				isFaceOnly: true,
				limit: .7
			}),
			...each(ifrs("TradeAndOtherCurrentReceivables", "CurrentTradeReceivables"))
		]
	},
	inventory: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("InventoryNet", "InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings", "RetailRelatedInventoryMerchandise")),
			...sum([gaap("EnergyRelatedInventory"), gaap("InventoryPartsAndComponentsNetOfReserves")]),
			...withAny(FUEL, [gaap("EnergyRelatedInventoryPropaneGas"), MATERIALS], {
				needsFace: true,
				limit: .8
			}),
			...each(gaap("InventoryRealEstate"), { limit: .8 }),
			...sum([gaap("InventoryFinishedGoodsNetOfReserves", "InventoryFinishedGoods"), gaap("InventoryRawMaterialsNetOfReserves", "InventoryRawMaterialsAndSupplies", "InventoryRawMaterials")], {
				needsFace: true,
				limit: .8,
				unless: gaap("InventoryGross")
			}),
			...each(gaap("InventoryGross", "InventoryFinishedGoodsNetOfReserves", "InventoryFinishedGoods", "MaterialsSuppliesAndOther", "PublicUtilitiesInventory", "EnergyRelatedInventory"), {
				isFaceOnly: true,
				limit: .85
			}),
			...each(ifrs("Inventories", "CurrentInventories"))
		]
	},
	totalCurrentAssets: {
		unit: "money",
		candidates: each([...gaap("AssetsCurrent"), ...ifrs("CurrentAssets")])
	},
	propertyPlantEquipmentNet: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...largest(gaap("PropertyPlantAndEquipmentNet", "PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization", "PublicUtilitiesPropertyPlantAndEquipmentNet")),
			...sum([OIL_AND_GAS, gaap("PropertyPlantAndEquipmentOtherNet")], {
				needsFace: true,
				limit: .85
			}),
			...each(OIL_AND_GAS),
			...each(gaap("RealEstateInvestmentPropertyNet"), { limit: .8 }),
			...each(ifrs("PropertyPlantAndEquipment")),
			...each(ifrs("PropertyPlantAndEquipmentIncludingRightofuseAssets"), { limit: .85 })
		]
	},
	goodwill: {
		unit: "money",
		isReadFromNotes: true,
		candidates: each([...gaap("Goodwill"), ...ifrs("Goodwill")])
	},
	totalAssets: {
		unit: "money",
		candidates: each([...gaap("Assets"), ...ifrs("Assets")])
	},
	accountsPayable: {
		unit: "money",
		candidates: [...each(gaap("AccountsPayableCurrent", "AccountsPayableTradeCurrent", "AccountsPayableAndAccruedLiabilitiesCurrent", "AccountsPayableCurrentAndNoncurrent", "AccountsPayableAndOtherAccruedLiabilitiesCurrent", "AccountsPayableAndAccruedLiabilitiesCurrentAndNoncurrent", "AccountsPayableAndOtherAccruedLiabilities")), ...each(ifrs("TradeAndOtherCurrentPayables", "TradeAndOtherCurrentPayablesToTradeSuppliers"))]
	},
	totalCurrentLiabilities: {
		unit: "money",
		candidates: each([...gaap("LiabilitiesCurrent"), ...ifrs("CurrentLiabilities")])
	},
	longTermDebt: {
		unit: "money",
		candidates: [
			...withAny(LONG_TERM, OTHER_LONG_TERM, {
				needsFace: true,
				limit: .85
			}),
			...each(LONG_TERM),
			...each(LONG_TERM_OR_ALL, { limit: .85 }),
			...withAny([], OTHER_LONG_TERM, {
				needsFace: true,
				limit: .85
			}),
			...each(OTHER_LONG_TERM.flat(), {
				limit: .7,
				unless: CURRENT_LINES
			}),
			...withAny([], IFRS_LONG_TERM, { needsFace: true }),
			...each(ifrs("NoncurrentPortionOfNoncurrentBorrowings", "LongtermBorrowings"), { unless: IFRS_BONDS }),
			...each(ifrs("NoncurrentInterestbearingLiabilities"), { limit: .8 })
		]
	},
	totalDebt: {
		unit: "money",
		candidates: [
			...each(gaap("DebtLongtermAndShorttermCombinedAmount", "DebtAndCapitalLeaseObligations"), { isFaceOnly: true }),
			{
				parts: [LONG_TERM, CURRENT_LINES],
				more: OTHER_DEBT,
				needsFace: true
			},
			{
				parts: [LONG_TERM_OR_ALL, CURRENT_LINES],
				more: OTHER_DEBT,
				needsFace: true,
				limit: .85
			},
			{
				parts: [],
				more: [[...LONG_TERM, ...LONG_TERM_OR_ALL], ...OTHER_DEBT],
				needsFace: true,
				limit: .8
			},
			...sum([LONG_TERM, gaap("DebtCurrent")], { limit: .85 }),
			{
				parts: [LONG_TERM, CURRENT_PORTION],
				more: [SHORT_TERM],
				limit: .85
			},
			{
				parts: [LONG_TERM, SHORT_TERM],
				limit: .85
			},
			...withAny(LONG_TERM_OR_ALL, [
				CURRENT_PORTION,
				SHORT_TERM,
				...NOTES_TO_RELATED
			], { limit: .8 }),
			...each(LONG_TERM, { limit: .7 }),
			...each(HOME_LOAN_BANKS, {
				limit: .7,
				unless: [...OTHER_LONG_TERM, ...CURRENT].flat()
			}),
			...withAny([], [...IFRS_LONG_TERM, ...IFRS_CURRENT], {
				needsFace: true,
				limit: .85
			}),
			...each(ifrs("Borrowings"), { unless: IFRS_BONDS }),
			...sum([ifrs("NoncurrentPortionOfNoncurrentBorrowings", "LongtermBorrowings"), ifrs("CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings", "ShorttermBorrowings")], {
				limit: .85,
				unless: IFRS_BONDS
			})
		]
	},
	totalLiabilities: {
		unit: "money",
		candidates: each([...gaap("Liabilities"), ...ifrs("Liabilities")])
	},
	totalEquity: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("StockholdersEquity", "PartnersCapital", "MembersEquity")),
			...each(ifrs("EquityAttributableToOwnersOfParent")),
			...each(gaap("StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"), { unless: gaap("MinorityInterest", "NonredeemableNoncontrollingInterest", "MinorityInterestInOperatingPartnerships") }),
			...each(ifrs("Equity"), { unless: ifrs("NoncontrollingInterests") })
		]
	},
	totalEquityIncludingNoncontrolling: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [...each(gaap("StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest", "PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest")), ...each(ifrs("Equity"))]
	}
};

// parsers/statements/concepts/cash-flow.ts
/** Cash flows of one activity, with and without discontinued operations. */
function activity(name) {
	const total = `NetCashProvidedByUsedIn${name}Activities`;
	return {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap(total)),
			...each(gaap(`${total}ContinuingOperations`), { unless: gaap(`CashProvidedByUsedIn${name}ActivitiesDiscontinuedOperations`) }),
			...each(ifrs(`CashFlowsFromUsedIn${name}Activities`)),
			...each(ifrs(`CashFlowsFromUsedIn${name}ActivitiesContinuingOperations`), {
				unless: ifrs(`CashFlowsFromUsedIn${name}ActivitiesDiscontinuedOperations`),
				limit: .85
			})
		]
	};
}
const DEPRECIATION_AND_AMORTIZATION = gaap("DepreciationDepletionAndAmortization", "DepreciationAndAmortization", "DepreciationAmortizationAndAccretionNet");
const DEPLETION = gaap("DepletionOfOilAndGasProperties", "Depletion");
const INTANGIBLES = gaap("AmortizationOfIntangibleAssets");
/** What partners and members receive instead of dividends. */
const LIMITED_PARTNERS = gaap("DistributionMadeToLimitedPartnerCashDistributionsPaid", "DistributionMadeToMemberOrLimitedPartnerCashDistributionsPaid");
const GENERAL_PARTNER = gaap("DistributionMadeToGeneralPartnerCashDistributionsPaid");
const MEMBERS = gaap("DistributionMadeToLimitedLiabilityCompanyLLCMemberCashDistributionsPaid");
/** Lines of producers and landlords that stand beside each other: one concept of each group at most. */
const WELLS = gaap("PaymentsToExploreAndDevelopOilAndGasProperties", "PaymentsToAcquireOilAndGasPropertyAndEquipment");
const OTHER_PROPERTY = gaap("PaymentsToAcquireOtherPropertyPlantAndEquipment", "PaymentsToAcquirePropertyPlantAndEquipment", "PaymentsToAcquireMachineryAndEquipment");
const BUILDING = gaap("PaymentsToDevelopRealEstateAssets", "PaymentsToAcquireAndDevelopRealEstate");
const IMPROVEMENTS = gaap("PaymentsForCapitalImprovements");
/** The cash flow statement's fields; free cash flow is the difference of two of them. */
const CASH_FLOW_RULES = {
	operatingCashFlow: activity("Operating"),
	capitalExpenditure: {
		unit: "money",
		isPositive: true,
		candidates: [
			...sum([WELLS, OTHER_PROPERTY], {
				needsFace: true,
				limit: .85
			}),
			...sum([BUILDING, IMPROVEMENTS], {
				needsFace: true,
				limit: .8
			}),
			...each(gaap("PaymentsToAcquirePropertyPlantAndEquipment", "PaymentsToAcquireProductiveAssets", "PaymentsForCapitalImprovements", "PaymentsToAcquireOtherPropertyPlantAndEquipment", "PaymentsForProceedsFromProductiveAssets", "PaymentsToAcquireMachineryAndEquipment")),
			...each(gaap("PaymentsToAcquireOilAndGasPropertyAndEquipment", "PaymentsToExploreAndDevelopOilAndGasProperties", "PaymentsToAcquireOilAndGasProperty", "PaymentsToAcquireRealEstateHeldForInvestment", "PaymentsToAcquireRealEstate", "PaymentsToAcquireAndDevelopRealEstate", "PaymentsToDevelopRealEstateAssets", "PaymentsToAcquireBuildings", "PaymentsToAcquireMiningAssets", "PaymentsForConstructionInProcess"), { limit: .8 }),
			...each(gaap("PaymentsForSoftware", "PaymentsToDevelopSoftware"), { limit: .7 }),
			...each(ifrs("PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities")),
			...each(ifrs("PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets"), { limit: .85 })
		]
	},
	depreciationAmortization: {
		unit: "money",
		candidates: [
			...sum([DEPLETION, [...DEPRECIATION_AND_AMORTIZATION, ...gaap("Depreciation")]], {
				needsFace: true,
				limit: .85
			}),
			...sum([gaap("Depreciation"), INTANGIBLES], {
				needsFace: true,
				unless: DEPRECIATION_AND_AMORTIZATION
			}),
			...sum([DEPRECIATION_AND_AMORTIZATION, INTANGIBLES], {
				needsFace: true,
				limit: .85
			}),
			...each(DEPRECIATION_AND_AMORTIZATION),
			...sum([gaap("Depreciation"), gaap("AmortizationOfIntangibleAssets")]),
			...each(gaap("Depreciation", "OtherDepreciationAndAmortization"), { limit: .8 }),
			...each(ifrs("AdjustmentsForDepreciationAndAmortisationExpense", "DepreciationAndAmortisationExpense")),
			...each(ifrs("AdjustmentsForDepreciationAndAmortisationExpenseAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss", "DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss"), { limit: .8 }),
			...sum([ifrs("AdjustmentsForDepreciationExpense"), ifrs("AdjustmentsForAmortisationExpense")]),
			...sum([ifrs("DepreciationExpense"), ifrs("AmortisationExpense")], { limit: .85 }),
			...each(ifrs("AdjustmentsForDepreciationExpense", "DepreciationExpense"), { limit: .8 })
		]
	},
	stockBasedCompensation: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("ShareBasedCompensation")),
			...each(gaap("AllocatedShareBasedCompensationExpense"), { limit: .6 }),
			...each(ifrs("AdjustmentsForSharebasedPayments"))
		]
	},
	dividendsPaid: {
		unit: "money",
		isPositive: true,
		candidates: [
			...each(gaap("PaymentsOfDividends")),
			...sum([gaap("PaymentsOfDividendsCommonStock"), gaap("PaymentsOfDividendsPreferredStockAndPreferenceStock")], { limit: .7 }),
			...each(gaap("PaymentsOfDividendsCommonStock", "PaymentsOfOrdinaryDividends", "PaymentsOfDividendsPreferredStockAndPreferenceStock")),
			...withAny(LIMITED_PARTNERS, [GENERAL_PARTNER], {
				needsFace: true,
				limit: .85
			}),
			...each([...LIMITED_PARTNERS, ...MEMBERS], { limit: .85 }),
			...each(gaap("PaymentsOfCapitalDistribution"), { limit: .8 }),
			...each(ifrs("DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities", "DividendsPaidClassifiedAsFinancingActivities"))
		]
	},
	shareRepurchases: {
		unit: "money",
		isPositive: true,
		candidates: [...each(gaap("PaymentsForRepurchaseOfCommonStock", "PaymentsForRepurchaseOfEquity", "PaymentsForRepurchaseOfCommonStockAndStockWarrants")), ...each(ifrs("PaymentsToAcquireOrRedeemEntitysShares"))]
	},
	investingCashFlow: activity("Investing"),
	financingCashFlow: activity("Financing"),
	netChangeInCash: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect", "CashAndCashEquivalentsPeriodIncreaseDecrease", "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffectContinuingOperations", "CashPeriodIncreaseDecrease")),
			...each(gaap("CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect", "CashAndCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect"), { limit: .85 }),
			...each(ifrs("IncreaseDecreaseInCashAndCashEquivalents", "IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges"))
		]
	}
};

// parsers/statements/concepts/income.ts
const BEFORE_TAX = gaap("IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest", "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments", "IncomeLossFromContinuingOperationsBeforeIncomeTaxes", "IncomeLossIncludingPortionAttributableToNoncontrollingInterestBeforeTax", "IncomeLossBeforeIncomeTaxes");
/** Of one country, or before interest, by name; some filers take them for the income before tax. */
const MISTAKEN_BEFORE_TAX = gaap("IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic", "IncomeLossFromContinuingOperationsBeforeInterestExpenseInterestIncomeIncomeTaxesExtraordinaryItemsNoncontrollingInterestsNet");
const CONTINUING_OF_ALL = gaap("IncomeLossFromContinuingOperationsIncludingPortionAttributableToNoncontrollingInterest");
/** Shares of others in the income: one of them, and the whole is not the parent's. */
const SHARE_OF_OTHERS = gaap("NetIncomeLossAttributableToNoncontrollingInterest", "NetIncomeLossAttributableToRedeemableNoncontrollingInterest", "NetIncomeLossAttributableToNonredeemableNoncontrollingInterest", "MinorityInterestInNetIncomeLossOfConsolidatedEntities");
/** Lines of banks: beside them revenue from contracts is fees, a part of the noninterest income. */
const INTEREST_BUSINESS = gaap("NoninterestIncome", "InterestIncomeExpenseAfterProvisionForLoanLoss");
/** Lines of banks whose marketing or administration is one line of many: no statement of theirs has the sum. */
const BANKS = [...gaap("NoninterestIncome", "NoninterestExpense", "InterestIncomeExpenseAfterProvisionForLoanLoss"), ...ifrs("InterestRevenueExpense", "FeeAndCommissionIncome", "RevenueFromInterest")];
const INTEREST = gaap("InterestExpense", "InterestExpenseNonoperating");
const SELLING = gaap("SellingAndMarketingExpense", "SellingExpense", "MarketingExpense", "MarketingAndAdvertisingExpense");
const GENERAL = gaap("GeneralAndAdministrativeExpense");
/** The income statement's fields, by the concepts of us-gaap (2009 to today) and of IFRS. */
const INCOME_RULES = {
	revenue: {
		unit: "money",
		candidates: [
			...each(gaap("RevenuesNetOfInterestExpense"), {
				beside: gaap("Revenues"),
				isFaceOnly: true,
				limit: .85
			}),
			...each(gaap("Revenues")),
			...largest(gaap("RevenueFromContractWithCustomerExcludingAssessedTax", "RevenuesNetOfInterestExpense", "RegulatedAndUnregulatedOperatingRevenue"), { unless: INTEREST_BUSINESS }),
			...each(gaap("RevenuesNetOfInterestExpense")),
			...each(gaap("RevenueFromContractWithCustomerIncludingAssessedTax"), { unless: INTEREST_BUSINESS }),
			...each(gaap("SalesRevenueNet", "RegulatedOperatingRevenue", "RealEstateRevenueNet", "OperatingLeasesIncomeStatementLeaseRevenue", "OperatingLeaseLeaseIncome", "HealthCareOrganizationRevenue", "OilAndGasRevenue", "ContractsRevenue")),
			...sum([gaap("SalesRevenueGoodsNet"), gaap("SalesRevenueServicesNet")]),
			...each(gaap("SalesRevenueGoodsNet", "SalesRevenueServicesNet"), { limit: .8 }),
			...each(gaap("GrossInvestmentIncomeOperating"), { limit: .85 }),
			...each(gaap("RoyaltyRevenue", "LicensesRevenue", "SubscriptionRevenue", "AdvertisingRevenue", "RevenueMineralSales", "OtherSalesRevenueNet"), {
				isFaceOnly: true,
				limit: .7
			}),
			...each(ifrs("Revenue", "RevenueFromContractsWithCustomers"))
		]
	},
	costOfRevenue: {
		unit: "money",
		isPositive: true,
		candidates: [
			...each(gaap("CostOfRevenue", "CostOfGoodsAndServicesSold")),
			...sum([gaap("CostOfGoodsSold"), gaap("CostOfServices")]),
			...each(gaap("CostOfGoodsSold", "CostOfServices", "CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization", "CostOfGoodsSoldExcludingDepreciationDepletionAndAmortization", "CostOfServicesExcludingDepreciationDepletionAndAmortization", "CostOfGoodsSoldExcludingAmortization")),
			...each(ifrs("CostOfSales"))
		]
	},
	grossProfit: {
		unit: "money",
		isReadFromNotes: true,
		candidates: each([...gaap("GrossProfit"), ...ifrs("GrossProfit")])
	},
	researchAndDevelopment: {
		unit: "money",
		isPositive: true,
		isReadFromNotes: true,
		candidates: [...each(gaap("ResearchAndDevelopmentExpense", "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost", "ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost")), ...each(ifrs("ResearchAndDevelopmentExpense"))]
	},
	sellingGeneralAdministrative: {
		unit: "money",
		isPositive: true,
		candidates: [
			...each(gaap("SellingGeneralAndAdministrativeExpense")),
			...sum([SELLING, GENERAL], { unless: BANKS }),
			...each(GENERAL, {
				limit: .8,
				unless: BANKS
			}),
			...each(ifrs("SellingGeneralAndAdministrativeExpense")),
			...sum([ifrs("SalesAndMarketingExpense", "SellingExpense", "DistributionCosts"), ifrs("GeneralAndAdministrativeExpense", "AdministrativeExpense")], { unless: BANKS }),
			...each(ifrs("GeneralAndAdministrativeExpense", "AdministrativeExpense"), {
				limit: .8,
				unless: BANKS
			})
		]
	},
	operatingIncome: {
		unit: "money",
		candidates: [...each(gaap("OperatingIncomeLoss")), ...each(ifrs("ProfitLossFromOperatingActivities"))]
	},
	interestExpense: {
		unit: "money",
		isPositive: true,
		isReadFromNotes: true,
		candidates: [
			...each(gaap("InterestAndDebtExpense"), {
				beside: INTEREST,
				isFaceOnly: true,
				limit: .85
			}),
			...each([...INTEREST, ...gaap("InterestAndDebtExpense", "InterestExpenseOperating")]),
			...each(gaap("FinancingInterestExpense"), {
				isFaceOnly: true,
				limit: .85
			}),
			...sum([gaap("InterestExpenseDebt"), gaap("FinanceLeaseInterestExpense")]),
			...each(gaap("InterestExpenseDebt"), { limit: .8 }),
			...each(gaap("InterestIncomeExpenseNonoperatingNet", "InterestIncomeExpenseNet"), {
				isNegated: true,
				isFaceOnly: true,
				limit: .6
			}),
			...each(ifrs("InterestExpense")),
			...each(ifrs("FinanceCosts"), { limit: .8 })
		]
	},
	incomeBeforeTax: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(BEFORE_TAX),
			...each(MISTAKEN_BEFORE_TAX, {
				limit: .85,
				isFaceOnly: true,
				needsRelation: true
			}),
			...each(ifrs("ProfitLossBeforeTax"))
		]
	},
	incomeTaxExpense: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [...each(gaap("IncomeTaxExpenseBenefit", "IncomeTaxExpenseBenefitContinuingOperations")), ...each(ifrs("IncomeTaxExpenseContinuingOperations"))]
	},
	netIncome: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("NetIncomeLoss")),
			...each(ifrs("ProfitLossAttributableToOwnersOfParent")),
			...each(gaap("ProfitLoss"), { unless: SHARE_OF_OTHERS }),
			...each(CONTINUING_OF_ALL, {
				unless: SHARE_OF_OTHERS,
				limit: .85,
				isFaceOnly: true,
				needsRelation: true
			}),
			...each(ifrs("ProfitLoss"), { unless: ifrs("ProfitLossAttributableToNoncontrollingInterests") }),
			...each(gaap("NetIncomeLossAvailableToCommonStockholdersBasic"), {
				limit: .7,
				unless: gaap("NetIncomeLoss")
			})
		]
	},
	netIncomeIncludingNoncontrolling: {
		unit: "money",
		isReadFromNotes: true,
		candidates: [...each([...gaap("ProfitLoss"), ...ifrs("ProfitLoss")]), ...each(CONTINUING_OF_ALL, {
			limit: .85,
			isFaceOnly: true,
			needsRelation: true
		})]
	},
	epsBasic: {
		unit: "per-share",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("EarningsPerShareBasic", "EarningsPerShareBasicAndDiluted", "NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax", "NetIncomeLossPerOutstandingLimitedPartnershipUnit")),
			...each(gaap("IncomeLossFromContinuingOperationsPerBasicShare"), {
				unless: gaap("IncomeLossFromDiscontinuedOperationsNetOfTaxPerBasicShare"),
				limit: .8
			}),
			...each(ifrs("BasicEarningsLossPerShare", "BasicAndDilutedEarningsLossPerShare"))
		]
	},
	epsDiluted: {
		unit: "per-share",
		isReadFromNotes: true,
		candidates: [
			...each(gaap("EarningsPerShareDiluted", "EarningsPerShareBasicAndDiluted", "NetIncomeLossPerOutstandingLimitedPartnershipUnitDiluted", "NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted")),
			...each(gaap("NetIncomeLossPerOutstandingLimitedPartnershipUnit"), {
				unless: gaap("NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax"),
				isFaceOnly: true,
				limit: .8
			}),
			...each(gaap("IncomeLossFromContinuingOperationsPerDilutedShare"), {
				unless: gaap("IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare"),
				limit: .8
			}),
			...each(ifrs("DilutedEarningsLossPerShare", "BasicAndDilutedEarningsLossPerShare"))
		]
	},
	weightedSharesBasic: {
		unit: "shares",
		isReadFromNotes: true,
		candidates: [...each(gaap("WeightedAverageNumberOfSharesOutstandingBasic", "WeightedAverageNumberOfShareOutstandingBasicAndDiluted", "WeightedAverageNumberOfSharesOutstandingBasicAndDiluted", "WeightedAverageNumberOfSharesIssuedBasic", "WeightedAverageLimitedPartnershipUnitsOutstandingBasic", "WeightedAverageLimitedPartnershipUnitsOutstanding")), ...each(ifrs("WeightedAverageShares"))]
	},
	weightedSharesDiluted: {
		unit: "shares",
		isReadFromNotes: true,
		candidates: [...each(gaap("WeightedAverageNumberOfDilutedSharesOutstanding", "WeightedAverageNumberOfShareOutstandingBasicAndDiluted", "WeightedAverageNumberOfSharesOutstandingBasicAndDiluted", "WeightedAverageLimitedPartnershipUnitsOutstandingDiluted")), ...each(ifrs("AdjustedWeightedAverageShares"))]
	}
};

// parsers/statements/field-concepts.ts
/** The fields of each statement that are read by concepts. */
const STATEMENT_RULES = {
	income: rulesOf(INCOME_RULES),
	balance: rulesOf(BALANCE_RULES),
	cashflow: rulesOf(CASH_FLOW_RULES)
};
function rulesOf(rules) {
	return Object.entries(rules).flatMap(([field, rule]) => rule === void 0 ? [] : [[field, rule]]);
}
/** The concepts that fields and lines of each statement are read from. */
const FIELD_CONCEPTS = {
	income: conceptsOf("income"),
	balance: conceptsOf("balance"),
	cashflow: conceptsOf("cashflow")
};
function conceptsOf(kind) {
	const read = STATEMENT_RULES[kind].flatMap(([, { candidates }]) => candidates.flatMap(({ parts, more = [], unless = [], beside = [] }) => [
		...parts.flat(),
		...more.flat(),
		...unless,
		...beside
	]));
	return /* @__PURE__ */ new Set([...read, ...LINE_CONCEPTS[kind]]);
}
/** Every concept that a field, a line or a check may read. */
const STATEMENT_CONCEPTS = /* @__PURE__ */ new Set([...Object.values(FIELD_CONCEPTS).flatMap((concepts) => [...concepts]), ...CHECK_CONCEPTS]);

// parsers/statements/implied-concepts.ts
/** Taxonomies that many issuers share; every other prefix is an issuer's own. */
const STANDARD = /^(?:us-gaap|ifrs-full|dei|srt|ecd|invest|country|currency|exch|naics|sic|stpr):/;
const ACTIVITIES = [
	"operatingCashFlow",
	"investingCashFlow",
	"financingCashFlow"
];
/** Fields whose line an issuer may give a concept of its own, above parts that have standard ones. */
const WITH_PARTS = [
	"capitalExpenditure",
	"depreciationAmortization",
	"inventory",
	"receivables",
	"longTermDebt",
	"interestExpense"
];
/**
* Finds what a concept that no field names is, where only one answer is possible: gross profit is revenue less its cost,
* operating income is revenue less all expenses, net income is income before tax less the tax, the change in cash is the
* cash flow of three activities; and a total of an issuer's own whose parts are all concepts of one field is that field.
* Nothing is inferred from names.
*/
function impliedConcepts({ calculations }) {
	const implied = /* @__PURE__ */ new Map();
	const add = (field, concept) => {
		if (concept === null || STATEMENT_CONCEPTS.has(concept)) return;
		implied.set(field, (implied.get(field) ?? /* @__PURE__ */ new Set()).add(concept));
	};
	for (const totals of calculations.values()) for (const [total, children] of totals) {
		const added = onlyChild(children, 1);
		const subtracted = onlyChild(children, -1);
		const taken = children.filter(({ weight }) => weight < 0).map(({ concept }) => concept);
		if (isOf("grossProfit", total) && added !== null) {
			add("revenue", added);
			add("costOfRevenue", subtracted);
		}
		if (isOf("operatingIncome", total) && taken.length === 1 && EXPENSES.has(taken[0] ?? "")) add("revenue", added);
		if (isIncome(total) && children.length === 2 && subtracted !== null && isOf("incomeTaxExpense", subtracted)) add("incomeBeforeTax", added);
		if (isOf("netChangeInCash", total)) addActivity(children, add);
		if (!STANDARD.test(total)) {
			addOwnTotal(total, children, add);
			if (children.length === 2 && taken.length === 1 && isLessExpenses(added, taken[0])) add("operatingIncome", total);
		}
	}
	return new Map([...implied].map(([field, concepts]) => [field, [...concepts]]));
}
/** The third activity, where the two others are known and nothing else adds to the change in cash. */
function addActivity(children, add) {
	const missing = ACTIVITIES.filter((field) => !children.some(({ concept }) => isOf(field, concept)));
	const unknown = children.filter(({ concept }) => !ACTIVITIES.some((field) => isOf(field, concept))).filter(({ concept }) => !STATEMENT_CONCEPTS.has(concept));
	const [field] = missing;
	if (field !== void 0 && missing.length === 1) add(field, onlyChild(unknown, 1));
}
function addOwnTotal(total, children, add) {
	if (children.length < 2 || children.some(({ weight }) => weight !== 1)) return;
	for (const field of WITH_PARTS) {
		const leases = field === "longTermDebt" ? FINANCE_LEASES : null;
		const parts = children.filter(({ concept }) => isOf(field, concept));
		const isWhole = children.every(({ concept }) => isOf(field, concept) || leases?.has(concept));
		if (parts.length > 0 && isWhole) add(field, total);
	}
}
/** Printed in one line with the debt by many issuers. */
const FINANCE_LEASES = new Set(gaap("FinanceLeaseLiabilityNoncurrent", "CapitalLeaseObligationsNoncurrent"));
const EXPENSES = new Set(gaap("CostsAndExpenses", "OperatingExpenses", "BenefitsLossesAndExpenses"));
const CONCEPTS_OF_FIELD = new Map(Object.values(STATEMENT_RULES).flat().map(([field, { candidates }]) => [field, new Set(candidates.flatMap(({ parts, more = [] }) => [...parts.flat(), ...more.flat()]))]));
function isOf(field, concept) {
	return CONCEPTS_OF_FIELD.get(field)?.has(concept) ?? false;
}
function isLessExpenses(income, expenses = "") {
	if (income === null) return false;
	if (isOf("grossProfit", income)) return expenses === "us-gaap:OperatingExpenses";
	return isOf("revenue", income) && EXPENSES.has(expenses);
}
function isIncome(concept) {
	return isOf("netIncome", concept) || concept === "us-gaap:IncomeLossFromContinuingOperations";
}
/** The one part that enters with this sign; null where none or several do. */
function onlyChild(children, sign) {
	const own = children.filter(({ weight }) => Math.sign(weight) === sign);
	return own.length === 1 ? own[0]?.concept ?? null : null;
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
/** -1, 0 or 1. */
function compareDecimals(a, b) {
	const [x, y] = aligned(a, b);
	return x < y ? -1 : x > y ? 1 : 0;
}
/** Whether two amounts differ by no more than `tolerance`. */
function withinTolerance(a, b, tolerance) {
	return compareDecimals(subtractDecimals(a, b).replace(/^-/, ""), tolerance) <= 0;
}

// parsers/reported-facts/resolve-duplicates.ts
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

// parsers/statements/fact-index.ts
const DECIMAL = /^-?\d{1,60}(?:\.\d{0,60})?$/;
/** Groups undimensioned facts in these units by period; a dimensional fact is never a total. */
function indexFacts(facts, isWanted, places) {
	const periods = /* @__PURE__ */ new Map();
	for (const fact of facts) {
		if (!isWanted(fact) || !DECIMAL.test(fact.value) || hasDimensions(fact)) continue;
		const key = `${fact.start ?? ""}/${fact.end}`;
		let entry = periods.get(key);
		if (entry === void 0) {
			entry = {
				period: {
					start: fact.start,
					end: fact.end
				},
				byConcept: /* @__PURE__ */ new Map()
			};
			periods.set(key, entry);
		}
		const same = entry.byConcept.get(fact.concept);
		if (same === void 0) entry.byConcept.set(fact.concept, [fact]);
		else same.push(fact);
	}
	return [...periods.values()].map(({ period, byConcept }) => periodFacts(period, byConcept, places));
}
function hasDimensions({ dimensions }) {
	for (const _ in dimensions) return true;
	return false;
}
function periodFacts({ start, end }, byConcept, places) {
	const resolved = /* @__PURE__ */ new Map();
	return {
		start,
		end,
		has: (concept) => byConcept.has(concept),
		concepts: () => byConcept.keys(),
		stated(concept, face) {
			const key = face === null ? concept : `${concept} ${face}`;
			const known = resolved.get(key);
			if (known !== void 0) return known;
			const stated = resolve(byConcept.get(concept) ?? [], places, face);
			resolved.set(key, stated);
			return stated;
		}
	};
}
function resolve(facts, places, face) {
	const all = resolveValues(facts, (fact) => fact);
	if (all === null) return null;
	const printed = face === null ? [] : facts.filter((fact) => places?.facesOf(fact).includes(face));
	const { chosen: fact } = resolveValues(printed, (one) => one) ?? all;
	const { agreement } = all;
	const faces = /* @__PURE__ */ new Set();
	const tables = /* @__PURE__ */ new Set();
	for (const one of facts) {
		for (const face of places?.facesOf(one) ?? []) faces.add(face);
		const table = places?.tableOf(one) ?? null;
		if (table !== null && one.value === fact.value) tables.add(table);
	}
	const addsUp = places !== null && facts.some((one) => places.addUp.has(one) && one.value === fact.value);
	return {
		fact,
		agreement,
		faces,
		tables: Math.max(1, tables.size),
		addsUp
	};
}

// parsers/statements/faces.ts
const KINDS = [
	"balance",
	"income",
	"cashflow"
];
/** Different lines that a table needs to be the face; a summary or a note states fewer. */
const LINES_OF_FACE = {
	income: 3,
	balance: 3,
	cashflow: 3
};
/** How many tables after or before a face may continue it, on the next page. */
const REACH = 2;
/**
* The table that is the face of each statement: the one that states most of its lines, and of several the one with most
* facts. A face that runs over a page continues in a table beside it that states other lines of the statement.
*
* @param concepts that fields of each statement are read from
*/
function findFaces(printed, concepts) {
	const tables = conceptsByTable(printed);
	const order = [...tables.keys()];
	const faces = /* @__PURE__ */ new Map();
	for (const kind of KINDS) {
		const main = bestTable(kind, tables, faces);
		if (main === null) continue;
		faces.set(main, kind);
	}
	for (const [main, kind] of Array.from(faces)) {
		const seen = new Set([...tables.get(main) ?? []].filter((concept) => concepts[kind].has(concept)));
		const at = order.indexOf(main);
		for (let step = 1; step <= REACH; step += 1) for (const table of [order[at + step], order[at - step]]) {
			if (table === void 0 || faces.has(table)) continue;
			const own = [...tables.get(table) ?? []].filter((concept) => concepts[kind].has(concept));
			const hasLine = own.some((concept) => LINE_CONCEPTS[kind].has(concept) && !seen.has(concept));
			if (own.length < 3 || !hasLine || own.some((concept) => seen.has(concept))) continue;
			faces.set(table, kind);
			for (const concept of own) seen.add(concept);
		}
	}
	return faces;
}
/** Undimensioned concepts of each table, in document order. */
function conceptsByTable(printed) {
	const tables = /* @__PURE__ */ new Map();
	for (const { fact, table } of printed) {
		if (table === null || hasDimensions(fact)) continue;
		const known = tables.get(table);
		if (known === void 0) tables.set(table, /* @__PURE__ */ new Set([fact.concept]));
		else known.add(fact.concept);
	}
	return tables;
}
function bestTable(kind, tables, taken) {
	let best = null;
	for (const [table, concepts] of tables) {
		if (taken.has(table)) continue;
		const lines = linesOf(kind, (concept) => concepts.has(concept));
		if (lines < LINES_OF_FACE[kind]) continue;
		if (best === null || lines > best.lines || lines === best.lines && concepts.size > best.size) best = {
			table,
			lines,
			size: concepts.size
		};
	}
	return best?.table ?? null;
}

// parsers/statements/table-map.ts
/** Maps the tables of an HTML document by their tags; a table that never ends runs to the end of the one around it. */
function mapTables(text) {
	/** Places where the innermost table changes, ascending, and the table from there on; −1 outside. */
	const places = [];
	const tables = [];
	const open = [];
	let count = 0;
	for (const match of text.matchAll(/<(\/?)table(?=[\s>/])/gi)) {
		if (match[1] === "") open.push(count++);
		else open.pop();
		places.push(match.index);
		tables.push(open.at(-1) ?? -1);
	}
	return { tableAt(place) {
		let [low, high] = [0, places.length];
		while (low < high) {
			const middle = low + high >>> 1;
			if ((places[middle] ?? 0) <= place) low = middle + 1;
			else high = middle;
		}
		const table = tables[low - 1] ?? -1;
		return table < 0 ? null : table;
	} };
}

// parsers/statements/printed-facts.ts
/** Tables of one document get numbers of their own. */
const TABLES_PER_DOCUMENT = 1e6;
/** The facts in document order, with their tables. */
function printedFacts(facts, texts) {
	const maps = new Map([...texts].map(([sequence, text]) => [sequence, mapTables(text)]));
	return facts.flatMap((fact) => {
		const [span] = fact.spans;
		const text = span && texts.get(span.sequence);
		if (span === void 0 || text === void 0) return [];
		const own = maps.get(span.sequence)?.tableAt(span.start) ?? null;
		const table = own === null ? null : span.sequence * TABLES_PER_DOCUMENT + own;
		return [{
			fact,
			sequence: span.sequence,
			at: span.start,
			table,
			isNegative: isPrintedNegative(text, span)
		}];
	}).sort((a, b) => a.sequence - b.sequence || a.at - b.at);
}
/** Tags between a parenthesis and the number are skipped. */
const MARKUP_BEFORE = 400;
function isPrintedNegative(text, span) {
	if (/^\s*[(−–-]/u.test(span.text)) return true;
	const before = text.slice(Math.max(0, span.start - MARKUP_BEFORE), span.start);
	return /[(−–-](?:\s|&nbsp;|&#160;|\$|<[^<>]*>)*(?:<[^<>]*)?$/u.test(before);
}
/** A row's label stands before its numbers; rows of real filings are shorter. */
const LONGEST_ROW = 3e4;
/** Whether the words of a table row before this place say that it is of both basic and diluted shares. */
function isLabeledBoth(text, place) {
	const before = text.slice(Math.max(0, place - LONGEST_ROW), place);
	const row = before.toLowerCase().lastIndexOf("<tr");
	if (row < 0) return false;
	const words = before.slice(row).replace(/<[^<>]*>|&(?:nbsp|#160|#xa0);/gi, " ").replace(/&(?:amp|#38);/gi, "&").replace(/\s+/g, " ");
	return /\bbasic ?(?:and|&|\/) ?(?:fully )?diluted\b|\bdiluted ?(?:and|&|\/) ?basic\b/i.test(words);
}

// parsers/statements/sums.ts
/** A total may follow at most this many lines. */
const MOST_LINES = 60;
/** The totals of a column, as `itemsThatAddUp` finds them. */
function totalsOf(column) {
	const totals = [];
	const stack = [];
	for (const entry of column) {
		const found = linesOfTotal(stack, entry);
		if (found !== null) {
			const lines = stack.splice(stack.length - found.count).map(({ item }) => item);
			totals.push({
				total: entry.item,
				lines,
				isSum: found.isSum
			});
		}
		stack.push(entry);
	}
	return totals;
}
function linesOfTotal(stack, { value, unit }) {
	if (Math.abs(value) < unit * 100) return null;
	const tolerance = Math.abs(value) >= unit * 1e4 ? unit * 1.01 : unit * .01;
	let sum = 0;
	for (let count = 1; count <= Math.min(stack.length, MOST_LINES); count += 1) {
		const line = stack[stack.length - count];
		if (line === void 0) return null;
		const less = line.value - sum;
		sum += line.value;
		if (count === 1) continue;
		const isSum = Math.abs(sum - value) <= tolerance;
		if (isSum || Math.abs(less - value) <= tolerance) return {
			count,
			isSum
		};
	}
	return null;
}

// parsers/statements/places.ts
const NONE = [];
/**
* Where the facts of a submission are printed: the faces of the statements by their tables in inline documents, else by
* the filing's own presentation, and which facts add up to totals.
*/
function placeFacts(facts, submission) {
	const sequences = new Set(facts.flatMap(({ spans }) => spans.slice(0, 1).map(({ sequence }) => sequence)));
	const texts = new Map(submission.documents.filter(({ sequence }) => sequences.has(sequence)).map(({ sequence, text }) => [sequence, text]));
	const printed = printedFacts(facts, texts);
	const tables = /* @__PURE__ */ new Map();
	for (const { fact, table } of printed) if (table !== null) tables.set(fact, table);
	const linkbases = linkbasesOf(submission);
	const faces = findFaces(printed, FIELD_CONCEPTS);
	const shown = faces.size > 0 ? /* @__PURE__ */ new Map() : presentedConcepts(linkbases);
	const front = faces.size === 0 && shown.size === 0 ? factsInFront(printed) : null;
	const totals = columnTotals(printed);
	const addUp = /* @__PURE__ */ new Set([...totals.flatMap(({ total, lines }) => [total, ...lines]), ...calculatedSums(facts, linkbases)]);
	const sumsAbove = new Map(totals.flatMap(({ total, lines, isSum }) => isSum ? lines.map((line) => [line, total]) : []));
	const facesOf = (fact) => {
		const table = tables.get(fact);
		if (front !== null) return front.has(fact) ? STATEMENT_KINDS : NONE;
		if (faces.size === 0) return shown.get(fact.concept) ?? NONE;
		const face = table === void 0 ? void 0 : faces.get(table);
		return face === void 0 ? NONE : [face];
	};
	return {
		tableOf: (fact) => tables.get(fact) ?? null,
		facesOf,
		isBasicAndDiluted: (fact) => {
			const [span] = fact.spans;
			const text = span && texts.get(span.sequence);
			return span !== void 0 && text !== void 0 && tables.has(fact) && isLabeledBoth(text, span.start);
		},
		isInferred: front !== null,
		faces: new Set(front !== null ? STATEMENT_KINDS : faces.size > 0 ? faces.values() : [...shown.values()].flat()),
		addUp,
		sumOver: (fact) => sumsAbove.get(fact) ?? null
	};
}
/** Lines that every statement has on its face, and that a report states there first. */
const FACE_LINES = [
	["us-gaap:Assets"],
	["us-gaap:LiabilitiesAndStockholdersEquity"],
	["us-gaap:NetIncomeLoss", "us-gaap:ProfitLoss"],
	["us-gaap:NetCashProvidedByUsedInOperatingActivities", "us-gaap:NetCashProvidedByUsedInOperatingActivitiesContinuingOperations"],
	["us-gaap:NetCashProvidedByUsedInFinancingActivities", "us-gaap:NetCashProvidedByUsedInFinancingActivitiesContinuingOperations"]
];
/** Statements take less of a report's facts than its notes. */
const MOST_IN_FRONT = .5;
/**
* An instance without tables and presentation lists most often the statements first, then the notes: the facts up to the
* last line that statements state. Null where the order says nothing.
*/
function factsInFront(printed) {
	const own = printed.filter(({ fact, table }) => table === null && !hasDimensions(fact));
	const places = FACE_LINES.map((concepts) => own.findIndex(({ fact }) => concepts.includes(fact.concept)));
	const last = Math.max(...places);
	if (places.includes(-1) || last > own.length * MOST_IN_FRONT) return null;
	if (places.some((place) => !isRow(own, place))) return null;
	const line = own[last]?.fact.concept;
	let end = last;
	while (own[end + 1]?.fact.concept === line || LAST_LINES.test(own[end + 1]?.fact.concept ?? "")) end += 1;
	return new Set(own.slice(0, end + 1).map(({ fact }) => fact));
}
/** The columns of a row may be this far apart: one number may have two concepts. */
const ROW = 3;
/** Whether the next fact of the concept stands beside this one, as in a row; other instances are ordered by period. */
function isRow(own, place) {
	const concept = own[place]?.fact.concept;
	const next = own.findIndex(({ fact }, index) => index > place && fact.concept === concept);
	return next < 0 || next - place <= ROW;
}
const LAST_LINES = /^us-gaap:(?:Cash|EffectOfExchangeRate)/;
/** The concepts that the filing's presentation shows in each statement. */
function presentedConcepts({ presentation, roles }) {
	const shown = /* @__PURE__ */ new Map();
	for (const kind of [
		"income",
		"balance",
		"cashflow"
	]) {
		let best = null;
		for (const [role, own] of presentation) {
			if (roles.get(role)?.sort !== "statement") continue;
			const concepts = new Set(own.map(({ concept }) => concept));
			const lines = linesOf(kind, (concept) => concepts.has(concept));
			if (lines >= 3 && (best === null || lines > best.lines)) best = {
				concepts,
				lines
			};
		}
		for (const concept of best?.concepts ?? []) shown.set(concept, [...shown.get(concept) ?? [], kind]);
	}
	return shown;
}
/** Facts of one table (or of an instance as a whole) and one period, from top to bottom. */
function columnTotals(printed) {
	const amounts = printed.filter(({ fact }) => /^[A-Z]{3}$/.test(fact.unit) && /^-?\d/.test(fact.value));
	return [...Map.groupBy(amounts, ({ fact, table, sequence }) => `${sequence} ${table ?? ""} ${fact.start ?? ""} ${fact.end} ${table === null ? JSON.stringify(fact.dimensions) : ""}`).values()].flatMap((column) => {
		const entries = column.map(({ fact, isNegative, table }) => {
			const value = Number(fact.value);
			return {
				item: fact,
				value: table === null ? value : isNegative ? -Math.abs(value) : Math.abs(value),
				unit: unitOf(fact)
			};
		});
		return totalsOf(withoutRepeats(entries));
	});
}
/** One row may state a number under two concepts: then it counts once. */
function withoutRepeats(entries) {
	return entries.filter((entry, index) => {
		const before = entries[index - 1];
		const [span, earlier] = [entry.item.spans[0], before?.item.spans[0]];
		return !span || !earlier || span.start > earlier.end + 2e3 || before?.value !== entry.value || span.start >= earlier.end;
	});
}
function unitOf({ decimals }) {
	const places = Number(decimals ?? NaN);
	return Number.isInteger(places) && Math.abs(places) <= 12 ? 10 ** -places : 1;
}
/** Totals and parts of the filing's own calculation that agree with it. */
function calculatedSums(facts, { calculations }) {
	const found = /* @__PURE__ */ new Set();
	if (calculations.size === 0) return found;
	const totals = [...calculations].flatMap(([, own]) => [...own]);
	const used = new Set(totals.flatMap(([total, children]) => [total, ...children.map(({ concept }) => concept)]));
	const periods = Map.groupBy(facts.filter((fact) => used.has(fact.concept) && /^[A-Z]{3}$/.test(fact.unit) && !hasDimensions(fact)), ({ start, end, unit }) => `${start ?? ""} ${end} ${unit}`);
	for (const own of periods.values()) {
		const byConcept = Map.groupBy(own, ({ concept }) => concept);
		for (const [total, children] of totals) {
			const sums = byConcept.get(total);
			const stated = children.filter(({ concept }) => byConcept.has(concept));
			if (sums?.[0] === void 0 || stated.length < 2) continue;
			const unit = unitOf(sums[0]);
			const value = stated.reduce((sum, { concept, weight }) => sum + weight * Number(byConcept.get(concept)?.[0]?.value), 0);
			if (Math.abs(value - Number(sums[0].value)) > unit * 1.01) continue;
			for (const fact of sums) found.add(fact);
			for (const { concept } of stated) for (const fact of byConcept.get(concept) ?? []) found.add(fact);
		}
	}
	return found;
}

// parsers/statements/cover-shares.ts
const CONCEPT = "dei:EntityCommonStockSharesOutstanding";
/** Other counts of shares, of which at least one is near the cover's unless one of them lacks its scale. */
const OTHER_COUNTS = /* @__PURE__ */ new Set([
	"us-gaap:CommonStockSharesOutstanding",
	"us-gaap:CommonStockSharesIssued",
	"us-gaap:SharesOutstanding",
	"us-gaap:WeightedAverageNumberOfSharesOutstandingBasic",
	"us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding",
	"us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
	"ifrs-full:NumberOfSharesOutstanding",
	"ifrs-full:WeightedAverageShares"
]);
const NEAR = 1.5;
/** How sure a count is by the other counts of the filing: high where one is near, low where all are far. */
function nearOtherCounts(shares, facts) {
	let most = .85;
	for (const { concept, unit, value } of facts) {
		if (unit !== "shares" || !OTHER_COUNTS.has(concept)) continue;
		const ratio = Number(value) / shares;
		if (ratio > 1 / NEAR && ratio < NEAR) return .95;
		if (ratio > 0) most = .7;
	}
	return most;
}
const CLASS_AXES = /* @__PURE__ */ new Set([
	"us-gaap:StatementClassOfStockAxis",
	"us-gaap:ClassOfStockAxis",
	"ifrs-full:ClassesOfShareCapitalAxis",
	"ifrs-full:ClassesOfOrdinarySharesAxis"
]);
/**
* The shares outstanding that the cover states, at its latest date: the total, or the sum over classes of stock where
* only these are stated. A class that belongs to another registrant has a second axis and is left out.
*/
function coverShares(facts) {
	const own = facts.filter(({ concept, unit, value }) => concept === CONCEPT && unit === "shares" && /^\d{1,60}(?:\.\d{0,60})?$/.test(value));
	let latest = null;
	for (const { end } of own) if (latest === null || end > latest) latest = end;
	const byClass = Map.groupBy(own.filter(({ end }) => end === latest), classOf);
	byClass.delete(null);
	const resolved = /* @__PURE__ */ new Map();
	for (const [name, stated] of byClass) {
		const resolution = resolveValues(stated, (fact) => fact);
		if (name === null || resolution === null) continue;
		resolved.set(name, {
			chosen: resolution.chosen,
			isInconsistent: resolution.agreement === "inconsistent"
		});
	}
	const total = resolved.get("");
	resolved.delete("");
	const classes = [...resolved.values()];
	if (total === void 0 && classes.length === 0) return null;
	const sum = classes.reduce((before, { chosen }) => addDecimals(before, chosen.value), "0");
	const used = total === void 0 ? classes : [total];
	const isAddedUp = total !== void 0 && classes.length > 0 && compareDecimals(sum, total.chosen.value) === 0;
	const isContradicted = used.some(({ isInconsistent }) => isInconsistent);
	const isPartial = total !== void 0 && classes.length > 0 && !isAddedUp;
	const value = total?.chosen.value ?? sum;
	const confidence = isContradicted ? .4 : Math.min(isPartial ? .7 : 1, nearOtherCounts(Number(value), facts));
	return {
		value,
		rule: used.length === 1 ? "reported" : "sum",
		operands: used.map(({ chosen }) => ({
			fact: chosen,
			sign: 1
		})),
		confidence
	};
}
/** '' for all common stock; null for a part of another kind. */
function classOf({ dimensions }) {
	const axes = Object.entries(dimensions);
	if (axes.length === 0) return "";
	const [axis, member] = axes[0] ?? ["", ""];
	return axes.length === 1 && CLASS_AXES.has(axis) ? member : null;
}

// parsers/statements/own-totals.ts
const NO_OWN_TOTALS = {
	implied: /* @__PURE__ */ new Map(),
	preferred: /* @__PURE__ */ new Map()
};
/** Amounts below this agree by chance. */
const LARGE = 1e3;
/** What one line is by the lines beside it; every relation has to hold to the last digit. */
const RELATIONS = [
	["revenue", (amount, of) => isDifference(amount, of("costOfRevenue"), of("grossProfit"))],
	["costOfRevenue", (amount, of) => isDifference(of("revenue"), amount, of("grossProfit"))],
	["grossProfit", (amount, of) => isDifference(of("revenue"), of("costOfRevenue"), amount)],
	["operatingIncome", (amount, of, costs) => isDifference(of("grossProfit"), costs, amount) || isDifference(of("revenue"), costs, amount)],
	["incomeBeforeTax", (amount, of) => isDifference(amount, of("incomeTaxExpense"), of("netIncomeIncludingNoncontrolling") ?? of("netIncome"))]
];
const COSTS = gaap("OperatingExpenses", "CostsAndExpenses");
/** Banks: what stands above a line of fees is other noninterest income. */
const OF_BANKS = gaap("InterestAndDividendIncomeOperating", "InterestIncomeExpenseNet", "NoninterestIncome");
function isDifference(whole, part, rest) {
	if (whole === null || part === null || rest === null || part === 0) return false;
	return Math.abs(whole - part - rest) < .005 && Math.abs(whole) >= LARGE;
}
/** Reads the face of the income statement for lines whose place in its arithmetic says what they are. */
function findOwnTotals(facts, places) {
	if (!places.faces.has("income") || places.isInferred) return NO_OWN_TOTALS;
	const onFace = facts.filter((fact) => places.facesOf(fact).includes("income"));
	const periods = indexFacts(onFace, ({ unit }) => /^[A-Z]{3}$/.test(unit), places).filter(({ start }) => start !== null);
	const implied = /* @__PURE__ */ new Map();
	const preferred = /* @__PURE__ */ new Map();
	for (const concept of new Set(onFace.map((fact) => fact.concept))) {
		const stating = periods.filter((period) => amountOf(period, concept) !== null);
		const isAlways = (test) => stating.length > 0 && stating.every((period) => test(period, amountOf(period, concept) ?? 0));
		const isOwn = !STANDARD.test(concept) && !STATEMENT_CONCEPTS.has(concept);
		const fields = isOwn ? RELATIONS.flatMap(([field, holds]) => isAlways((period) => holdsIn(period, concept, holds)) ? [field] : []) : [];
		if (isOwn && isAlways(isParentsShare)) fields.push("netIncome");
		for (const field of fields) implied.set(field, [...implied.get(field) ?? [], concept]);
		if (isOwn && isAlways((period) => isSumOfRevenue(period, concept, places)) || isOwn && fields.length === 0 && isAlways(isNetOfInterest) || isAlways((period) => isOnlyFit(period, concept))) preferred.set("revenue", [...preferred.get("revenue") ?? [], concept]);
		if (fields.includes("costOfRevenue") && isAlways((period) => isCostUnfit(period))) preferred.set("costOfRevenue", [...preferred.get("costOfRevenue") ?? [], concept]);
		if (isOwn && isAlways(isNetOfCapitalized)) preferred.set("interestExpense", [...preferred.get("interestExpense") ?? [], concept]);
	}
	return {
		implied,
		preferred
	};
}
/** The whole income less the share of others in it. */
function isParentsShare(period, amount) {
	const others = gaap("NetIncomeLossAttributableToNoncontrollingInterest");
	return isDifference(of(period, "netIncomeIncludingNoncontrolling"), firstOf(period, others), amount);
}
const CAPITALIZED = gaap("InterestCostsCapitalizedAdjustment", "InterestCostsCapitalized", "PublicUtilitiesAllowanceForFundsUsedDuringConstructionCapitalizedInterest");
/** Revenue less the interest that a broker or bank pays. */
function isNetOfInterest(period, amount) {
	const interest = firstOf(period, gaap("InterestExpense", "InterestExpenseOperating"));
	return isDifference(amountOf(period, "us-gaap:Revenues"), interest, amount);
}
function isNetOfCapitalized(period, amount) {
	return isDifference(firstOf(period, gaap("InterestExpense")), firstOf(period, CAPITALIZED), amount);
}
/** Whether the line that is tagged as the cost is not the one that is taken from revenue: the cost of goods alone. */
function isCostUnfit(period) {
	const [revenue, cost, gross] = [
		of(period, "revenue"),
		of(period, "costOfRevenue"),
		of(period, "grossProfit")
	];
	return cost !== null && gross !== null && !isDifference(revenue, cost, gross);
}
/** Whether costs are taken from this line and not from the one that is read as revenue: sales before and after excise. */
function isOnlyFit(period, concept) {
	const concepts = CONCEPTS.get("revenue") ?? [];
	if (STANDARD.test(concept) && !concepts.includes(concept)) return false;
	const first = concepts.find((one) => amountOf(period, one) !== null);
	if (first === void 0 || first === concept) return false;
	const [cost, gross] = [of(period, "costOfRevenue"), of(period, "grossProfit")];
	if (cost === null || gross === null) return false;
	return !isDifference(amountOf(period, first), cost, gross) && isDifference(amountOf(period, concept), cost, gross);
}
function of(period, field) {
	return firstOf(period, CONCEPTS.get(field) ?? []);
}
function holdsIn(period, concept, holds) {
	const amount = amountOf(period, concept);
	if (amount === null) return false;
	return COSTS.some((costs) => holds(amount, (field) => of(period, field), amountOf(period, costs)));
}
function isSumOfRevenue(period, concept, places) {
	const amount = amountOf(period, concept) ?? 0;
	if (OF_BANKS.some((one) => period.has(one))) return false;
	return (CONCEPTS.get("revenue") ?? []).some((line) => {
		const stated = period.stated(line, "income");
		if (stated === null || Number(stated.fact.value) <= 0 || Number(stated.fact.value) >= amount) return false;
		return places.sumOver(stated.fact)?.concept === concept;
	});
}
function amountOf(period, concept) {
	const stated = period.stated(concept, "income");
	return stated === null ? null : Number(stated.fact.value);
}
function firstOf(period, concepts) {
	for (const concept of concepts) {
		const amount = amountOf(period, concept);
		if (amount !== null) return amount;
	}
	return null;
}
/** The concepts that alone are a field. */
const CONCEPTS = new Map(STATEMENT_RULES.income.map(([field, rule]) => [field, singleConcepts(rule)]));
function singleConcepts({ candidates }) {
	return candidates.flatMap(({ parts: [part = [], ...others], more = [], isNegated, needsRelation }) => others.length > 0 || more.length > 0 || isNegated || needsRelation ? [] : part);
}

// parsers/statements/read-field.ts
/**
* The value of a field: by the first of its candidates that the face states, else by the first that any note states,
* where the field may be read from notes.
*/
function readField(rule, source) {
	const { facts, statement, hasFace, isInferred } = source;
	const onFace = (concept) => {
		const stated = facts.stated(concept, hasFace ? statement : null);
		return stated !== null && (!hasFace || stated.faces.has(statement)) ? stated : null;
	};
	for (const candidate of rule.candidates) {
		if (candidate.needsFace && !hasFace) continue;
		const value = readCandidate(candidate, rule, onFace, facts);
		if (value === null) continue;
		const limit = hasFace && isRivaled(value, rule, onFace) ? RIVALED : value.limit;
		return {
			...value,
			limit: Math.min(value.limit, limit),
			isOnFace: hasFace && !isInferred ? true : null
		};
	}
	if (!hasFace || !rule.isReadFromNotes) return null;
	for (const candidate of rule.candidates) {
		if (candidate.isFaceOnly || candidate.needsFace) continue;
		const value = readCandidate(candidate, rule, (concept) => facts.stated(concept, null), facts);
		if (value !== null) return {
			...value,
			isOnFace: false
		};
	}
	return null;
}
/** Another line of the face could be the field as well. */
const RIVALED = .85;
/** Whether the face states another concept of the field with a larger amount: the value may be a part of the line. */
function isRivaled({ value, stated, rule }, { candidates, unit }, onFace) {
	if (rule !== "reported" || unit !== "money") return false;
	const used = new Set(stated.map(({ fact }) => fact.concept));
	const size = Math.abs(Number(value));
	return candidates.some(({ parts: [part, ...others], more = [], unless, isLargest, isNegated, needsRelation }) => {
		if (others.length > 0 || more.length > 0 || isNegated || needsRelation) return false;
		if (unless && !isLargest) return false;
		return part?.some((concept) => {
			const rival = used.has(concept) ? null : onFace(concept);
			return rival !== null && Math.abs(Number(rival.fact.value)) > size;
		});
	});
}
function readCandidate({ parts, more = [], isLargest = false, isNegated = false, unless = [], beside: others = [], limit = 1, needsRelation = false }, { isPositive = false }, stating, facts) {
	const found = [];
	for (const part of parts) {
		const stated = isLargest ? largestStated(part, stating) : firstStated(part, stating);
		if (stated === null) return null;
		found.push(stated);
	}
	if (unless.some((concept) => isNonZero(facts.stated(concept, null)))) return null;
	if (others.length > 0 && !others.some((concept) => isNonZero(stating(concept)))) return null;
	const beside = [];
	for (const part of more) {
		const stated = firstStated(part, stating);
		if (stated !== null && ![...found, ...beside].includes(stated)) beside.push(stated);
	}
	if (found.length === 0 || totalOf(found) !== totalOf(beside)) found.push(...beside);
	if (found.length === 0) return null;
	const sign = isNegated ? -1 : 1;
	const total = totalOf(found);
	const value = sign === 1 ? total : subtractDecimals("0", total);
	const operands = found.map(({ fact }) => ({
		fact,
		sign
	}));
	const rule = found.length === 1 ? "reported" : "sum";
	if (!isPositive || !value.startsWith("-")) return {
		value,
		rule,
		operands,
		stated: found,
		limit,
		needsRelation
	};
	if (isNegated || found.length > 1) return null;
	const flipped = operands.map(({ fact }) => ({
		fact,
		sign: -1
	}));
	return {
		value: value.slice(1),
		rule,
		operands: flipped,
		stated: found,
		limit: Math.min(limit, .75),
		needsRelation
	};
}
function firstStated(concepts, stating) {
	for (const concept of concepts) {
		const stated = stating(concept);
		if (stated !== null) return stated;
	}
	return null;
}
function largestStated(concepts, stating) {
	const sizeOf = ({ fact }) => Math.abs(Number(fact.value));
	return concepts.map(stating).filter((stated) => stated !== null).reduce((most, stated) => most !== null && sizeOf(most) >= sizeOf(stated) ? most : stated, null);
}
function totalOf(stated) {
	return stated.reduce((before, { fact }) => addDecimals(before, fact.value), "0");
}
function isNonZero(stated) {
	return stated !== null && /[1-9]/.test(stated.fact.value);
}

// parsers/statements/scale-conflicts.ts
/** Lines that two statements share, with and without restricted cash. */
const SHARED = [[...gaap("CashAndCashEquivalentsAtCarryingValue", "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", "Cash"), ...ifrs("CashAndCashEquivalents")], [...gaap("NetIncomeLoss", "ProfitLoss"), ...ifrs("ProfitLoss")]];
/**
* The statements of which one was tagged without its scale: a line that both state, for one period, is a thousand or a
* million times as large in one, to the last digit. Which of the two is wrong remains open.
*/
function conflictingScales(facts, places) {
	const found = /* @__PURE__ */ new Set();
	for (const concepts of SHARED) {
		const lines = facts.flatMap((fact) => concepts.includes(fact.concept) && !hasDimensions(fact) ? places.facesOf(fact).map((face) => ({
			face,
			fact
		})) : []);
		const periods = Map.groupBy(lines, ({ fact: { start, end, unit } }) => `${start ?? ""} ${end} ${unit}`);
		for (const own of periods.values()) for (const { face, fact } of own) for (const other of own) {
			if (face === other.face || !isScaled(Number(fact.value), Number(other.fact.value))) continue;
			found.add(face);
			found.add(other.face);
		}
	}
	return found;
}
function isScaled(small, large) {
	return small !== 0 && (large === small * 1e3 || large === small * 1e6);
}

// parsers/statements/unread-lines.ts
/** Names of concepts that could be a further part of a field that sums several lines. */
const NAMES = {
	longTermDebt: /Debt|Loan|Notes|Borrowing|Bond|Debenture|Mortgage|CreditFacility/,
	totalDebt: /Debt|Loan|Notes|Borrowing|Bond|Debenture|Mortgage|CreditFacility/,
	capitalExpenditure: /CapitalExpenditure|(?:Payments|Additions|Purchase|Expenditure)\w{0,40}(?:Property|Equipment|Plant|Mine|Well|Vessel|Aircraft)/,
	dividendsPaid: /Dividend|Distribution/
};
/** What is no debt although it names it, or is not the parent's. */
const OTHER = /Receivable|Securities|Investment|Interest|Issuance|Cost|Discount|Allowance|HeldFor|Deposit|Asset|Minority|Noncontrolling|Proceeds|Repay|Payable(?:Current)?Dividends|Equity|Gain|Loss/;
const LONGEST$1 = 200;
/**
* The fields that may lack a part: the face states a line, under a concept that no field reads, whose name could be of
* one. Names decide nothing but this doubt.
*/
function fieldsInDoubt(facts, places) {
	const found = {
		income: /* @__PURE__ */ new Set(),
		balance: /* @__PURE__ */ new Set(),
		cashflow: /* @__PURE__ */ new Set()
	};
	for (const fact of facts) {
		const { concept, unit, value } = fact;
		if (STATEMENT_CONCEPTS.has(concept) || !/^[A-Z]{3}$/.test(unit) || !/[1-9]/.test(value) || hasDimensions(fact)) continue;
		const name = concept.slice(concept.indexOf(":") + 1);
		if (name.length > LONGEST$1) continue;
		for (const [field, pattern] of Object.entries(NAMES)) {
			if (!pattern.test(name) || OTHER.test(name)) continue;
			const isDebt = field === "longTermDebt" || field === "totalDebt";
			for (const face of places.facesOf(fact)) if (face === "balance" === isDebt && face !== "income") found[face].add(field);
		}
	}
	return found;
}

// parsers/statements/read-statement-columns.ts
const NONE_IMPLIED = /* @__PURE__ */ new Map();
/**
* As `readStatementColumns`, with the relations that were checked.
*
* @param implied concepts of the issuer's own, by the field that its calculation makes them
*/
function readStatements(facts, cover, places = null, implied = NONE_IMPLIED) {
	const totals = places === null ? NO_OWN_TOTALS : findOwnTotals(facts, places);
	const own = new Set([
		implied,
		totals.implied,
		totals.preferred
	].flatMap((all) => [...all.values()].flat()));
	const wanted = facts.filter(({ concept }) => STATEMENT_CONCEPTS.has(concept) || own.has(concept));
	const currency = currencyOf(wanted, places);
	if (currency === null) return {
		columns: [],
		checks: []
	};
	const units = {
		money: currency,
		shares: "shares",
		"per-share": `${currency}/shares`
	};
	const known = new Set(Object.values(units));
	const periods = indexFacts(wanted, ({ unit }) => known.has(unit), places);
	const instants = new Map(periods.flatMap((one) => one.start === null ? [[one.end, one]] : []));
	const plans = planColumns(periods, cover, places?.faces ?? /* @__PURE__ */ new Set());
	const shares = coverShares(facts);
	const misscaled = places === null ? /* @__PURE__ */ new Set() : conflictingScales(facts, places);
	const inDoubt = places === null ? null : fieldsInDoubt(facts, places);
	const checks = [];
	return {
		columns: plans.flatMap((plan) => {
			const drafts = readDrafts(plan, units, places, implied, totals);
			const found = checkColumn({
				facts: plan.facts,
				values: drafts,
				cashAt: (concepts, end) => cashAt(instants.get(end), concepts)
			});
			if (plan.role !== "other") checks.push(...found);
			for (const [field, draft] of drafts) if (inDoubt?.[plan.statement].has(field)) drafts.set(field, {
				...draft,
				limit: Math.min(draft.limit, .85)
			});
			const values = finish(plan, drafts, found, misscaled.has(plan.statement) ? MISSCALED : 1);
			if (plan.statement === "balance" && plan.role === "current" && shares !== null) values["sharesOutstanding"] = shares;
			if (Object.keys(values).length === 0) return [];
			const { start, end } = plan.facts;
			return [{
				statement: plan.statement,
				start,
				end,
				role: plan.role,
				currency,
				values
			}];
		}),
		checks
	};
}
function cashAt(facts, concepts) {
	for (const concept of concepts) {
		const stated = facts?.stated(concept, null) ?? null;
		if (stated !== null) return Number(stated.fact.value);
	}
	return null;
}
/** The currency of most amounts; those of the faces count, where these are known. */
function currencyOf(facts, places) {
	const counts = /* @__PURE__ */ new Map();
	for (const fact of facts) {
		if (!/^[A-Z]{3}$/.test(fact.unit)) continue;
		const weight = places !== null && places.facesOf(fact).length > 0 ? 1e3 : 1;
		counts.set(fact.unit, (counts.get(fact.unit) ?? 0) + weight);
	}
	let most = null;
	for (const [unit, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = unit;
	return most;
}
function readDrafts({ statement, facts }, units, places, implied, totals) {
	const hasFace = places?.faces.has(statement) ?? false;
	const drafts = /* @__PURE__ */ new Map();
	for (const [field, rule] of STATEMENT_RULES[statement]) {
		const source = {
			facts,
			statement,
			hasFace,
			isInferred: places?.isInferred ?? false
		};
		const own = [...totals.implied.get(field) ?? [], ...implied.get(field) ?? []];
		const readOwn = (concepts, limit) => readField({
			...rule,
			candidates: each(concepts, {
				limit,
				isFaceOnly: true
			})
		}, source);
		const tagged = readOwn(totals.preferred.get(field) ?? [], .8) ?? readField(rule, source);
		const draft = tagged === null ? readOwn(own, .85) : limitedAsPart(tagged, field, places);
		if (draft?.operands.every(({ fact }) => isIn(fact.unit, rule.unit, units))) drafts.set(field, draft);
	}
	if (places !== null && hasFace) shareLabeledRows(drafts, places);
	return drafts;
}
/** Fields whose line may be a part of a total that only the issuer has a concept for. */
const MAY_BE_PARTS = /* @__PURE__ */ new Set([
	"revenue",
	"costOfRevenue",
	"interestExpense",
	"propertyPlantEquipmentNet"
]);
/** Adding up to the issuer's own total confirms an amount, but not that it is the whole of the field. */
function limitedAsPart(draft, field, places) {
	if (places === null || !MAY_BE_PARTS.has(field)) return draft;
	return draft.operands.some(({ fact }) => {
		const total = places.sumOver(fact);
		return total !== null && !STANDARD.test(total.concept);
	}) ? {
		...draft,
		limit: Math.min(draft.limit, .85)
	} : draft;
}
/** Amounts per share may be tagged as plain amounts, as in most filings of 2009 and 2010. */
function isIn(unit, wanted, units) {
	return unit === units[wanted] || wanted === "per-share" && unit === units.money;
}
const BASIC_AND_DILUTED = [
	["epsBasic", "epsDiluted"],
	["epsDiluted", "epsBasic"],
	["weightedSharesBasic", "weightedSharesDiluted"],
	["weightedSharesDiluted", "weightedSharesBasic"]
];
/** A row that is labeled as basic and diluted states both, also where it is tagged as one of them. */
function shareLabeledRows(drafts, places) {
	for (const [tagged, other] of BASIC_AND_DILUTED) {
		const draft = drafts.get(tagged);
		if (draft?.isOnFace !== true || drafts.get(other)?.isOnFace === true) continue;
		if (draft.operands.some(({ fact }) => places.isBasicAndDiluted(fact))) drafts.set(other, {
			...draft,
			limit: .85
		});
	}
}
/** One witness alone: on the face of its statement, in a filing whose faces are unknown, in a note. */
const ALONE = {
	face: .85,
	unplaced: .8,
	note: .65
};
/** With a second one: a relation that holds, a column that adds up, or the same number printed elsewhere. */
const CONFIRMED = {
	face: .97,
	unplaced: .93,
	note: .8
};
const CONTRADICTED = .5;
/** Of a statement that another one contradicts by a factor of a thousand or a million. */
const MISSCALED = .5;
function finish({ statement }, drafts, checks, most) {
	const confirmed = new Set(checks.flatMap(({ passed, fields }) => passed ? fields : []));
	const refuted = new Set(checks.flatMap(({ passed, fields }) => passed ? [] : fields));
	const flipped = new Set(checks.flatMap(({ flipped: wrong }) => wrong ?? []));
	const misscaled = new Set(checks.flatMap(({ misscaled: wrong }) => wrong ?? []));
	const values = {};
	for (const [field, draft] of drafts) {
		const { value, rule, operands } = draft;
		if (misscaled.has(field)) continue;
		if (flipped.has(field)) {
			values[field] = withOtherSign(draft);
			continue;
		}
		const isConfirmed = confirmed.has(field);
		let confidence = Math.min(most, confidenceOf(draft, isConfirmed));
		if (draft.needsRelation && !isConfirmed) continue;
		if (refuted.has(field) && !isConfirmed) {
			if (draft.isOnFace === false) continue;
			confidence = Math.min(confidence, .8);
		}
		values[field] = {
			value: value === "-0" ? "0" : value,
			rule,
			operands,
			confidence
		};
	}
	const [cash, spent] = [values.operatingCashFlow, values.capitalExpenditure];
	if (statement === "cashflow" && cash !== void 0 && spent !== void 0) values.freeCashFlow = {
		value: subtractDecimals(cash.value, spent.value),
		rule: "difference",
		operands: [...cash.operands, ...spent.operands.map(({ fact, sign }) => ({
			fact,
			sign: sign === 1 ? -1 : 1
		}))],
		confidence: Math.min(cash.confidence, spent.confidence)
	};
	return values;
}
/** A sign that only arithmetic corrects stays doubtful. */
const FLIPPED = .75;
function withOtherSign({ value, rule, operands, limit }) {
	return {
		value: subtractDecimals("0", value),
		rule,
		operands: operands.map(({ fact, sign }) => ({
			fact,
			sign: sign === 1 ? -1 : 1
		})),
		confidence: Math.min(limit, FLIPPED)
	};
}
function confidenceOf({ stated, isOnFace, limit }, isConfirmed) {
	if (stated.some(({ agreement }) => agreement === "inconsistent")) return CONTRADICTED;
	if (isOnFace === null && stated.some(({ agreement }) => agreement === "consistent")) return Math.min(limit, ALONE.unplaced);
	const place = isOnFace === null ? "unplaced" : isOnFace ? "face" : "note";
	const hasSecond = isConfirmed || stated.every(({ tables, addsUp }) => tables > 1 || addsUp);
	return Math.min(limit, (hasSecond ? CONFIRMED : ALONE)[place]);
}

// core/rows-statements.ts
/** The table of each statement. */
const STATEMENT_TABLES = {
	income: "parsed.income_statements",
	balance: "parsed.balance_sheets",
	cashflow: "parsed.cash_flow_statements"
};

// parsers/filing/parsed-row.ts
/** The cross-checks of the values at a prefix: those of the whole outcome and those of a path below it. */
function checksOf({ crossValidations }, prefix) {
	return crossValidations.filter(({ path }) => path === void 0 || path.startsWith(prefix)).map(({ name, passed }) => ({
		name,
		passed
	}));
}

// parsers/statements/rows.ts
/**
* A row per statement and period, in three tables. The words of a value are those that the outcome has at
* `periods[0].values.revenue` (or `otherPeriods[…]`); those of its operands are in `origins`.
*/
function statementRows(outcome, filing) {
	return [
		{
			table: STATEMENT_TABLES.income,
			rows: rowsOf(outcome, "income", filing)
		},
		{
			table: STATEMENT_TABLES.balance,
			rows: rowsOf(outcome, "balance", filing)
		},
		{
			table: STATEMENT_TABLES.cashflow,
			rows: rowsOf(outcome, "cashflow", filing)
		}
	];
}
function rowsOf(outcome, statement, filing) {
	const { result } = outcome;
	if (result === null) return [];
	return ["periods", "otherPeriods"].flatMap((list) => result[list].map((period, index) => ({
		period,
		prefix: `${list}[${index}].values.`
	}))).filter(({ period }) => period.statement === statement).map(({ period, prefix }) => rowOf(outcome, period, prefix, filing));
}
function rowOf(outcome, period, prefix, { form, filedDate }) {
	const entity = outcome.result?.entity;
	const amounts = {};
	const origins = {};
	const valueSpans = {};
	for (const field of STATEMENT_FIELDS[period.statement]) {
		const found = period.origins[field];
		amounts[field] = found?.value ?? null;
		if (found === void 0) continue;
		const { value: _, ...origin } = found;
		origins[field] = origin;
		const spans = outcome.spans[`${prefix}${field}`];
		if (spans !== void 0 && spans.length > 0) valueSpans[field] = spans;
	}
	const values = {
		entityCik: entity && /^\d{1,10}$/.test(entity.cik ?? "") ? parseCik(entity.cik ?? "") : null,
		form,
		filedDate,
		role: period.role,
		currency: period.currency,
		fiscalYearEnd: entity?.fiscalYearEnd ?? null,
		...period.start !== null && { periodStart: period.start },
		periodEnd: period.end,
		...amounts,
		origins
	};
	const confidences = Object.values(origins).map(({ confidence }) => confidence);
	return {
		values,
		valueSpans,
		confidence: confidences.length > 0 ? Math.min(...confidences) : outcome.confidence,
		crossValidations: checksOf(outcome, prefix.replace("values.", ""))
	};
}

// parsers/statements/unmapped-concepts.ts
/** A face has some tens of lines; more are a defect of the filing. */
const MOST$1 = 300;
const LONGEST = 200;
/** Concepts on the faces of the statements that no field, line or check reads, in order of their names. */
function unmappedConcepts(facts, { facesOf }) {
	const found = /* @__PURE__ */ new Set();
	for (const fact of facts) {
		const { concept } = fact;
		if (STATEMENT_CONCEPTS.has(concept) || found.has(concept) || concept.length > LONGEST) continue;
		if (!hasDimensions(fact) && facesOf(fact).length > 0) found.add(concept);
	}
	return [...found].sort().slice(0, MOST$1);
}

// parsers/statements/statements.v1.ts
const PARSER = {
	id: "statements",
	version: 1,
	kind: "statements"
};
const HEAD = outcomeHead(PARSER);
/** Large issuers tag periods after 2009-06-15, smaller ones those after 2011-06-15. */
const FIRST_TAGGED = "2009-06-15";
const ALL_TAGGED = "2011-06-15";
/**
* The income statement, balance sheet and cash flow statement of one periodic report, from its XBRL facts.
*
* Each value rests on undimensioned facts of one period, by the concepts in `concepts/`: first those on the face of the
* statement (the table of the inline document that states most of its lines, or the filing's own presentation), then
* those in notes, for fields that notes state as the face would. What the filing does not state is left out, and nothing
* is derived but sums of parts that it states, and free cash flow.
*
* Confidence is high (0.93 to 0.97) only with two witnesses: the fact on the face, and a relation between lines that
* holds (`crossValidations`), a column or calculation that adds up, or the same number in another table. One witness
* alone gives at most 0.85, a note 0.8, a contradicted fact 0.5. The outcome has the median of its values.
*/
const statementsV1 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: (submission) => mainAndExhibits(submission, PERIODIC),
	parse: parseStatements,
	rows: statementRows
};
function parseStatements(submission, _document, context) {
	const reported = collectFacts(context);
	if (reported.count === 0) return withoutFacts(submission, context);
	const facts = statementFacts(reported);
	const places = placeFacts(facts, submission);
	const periodEnd = documentPeriodEnd(reported)?.date ?? submission.header.periodOfReport;
	const cover = {
		form: formOf(submission, reported),
		periodEnd
	};
	const implied = impliedConcepts(linkbasesOf(submission));
	const { columns, checks } = readStatements(facts, cover, places, implied);
	const evidence = createEvidence();
	const periods = columns.filter(({ role }) => role !== "other");
	const result = {
		entity: entityOf(reported, submission, columns, evidence),
		periods: periods.map((column, index) => periodOf(column, `periods[${index}]`, evidence)),
		otherPeriods: columns.filter(({ role }) => role === "other").map((column, index) => periodOf(column, `otherPeriods[${index}]`, evidence)),
		unmappedConcepts: unmappedConcepts(facts, places)
	};
	if (periods.length === 0) {
		evidence.reasons.push({
			code: "no-statements",
			message: "the filing tags no financial statements: they are incorporated by reference (Exhibit 13), or not part of it"
		});
		return roundedOutcome(HEAD, result, .8, evidence);
	}
	const held = Map.groupBy(checks, ({ name }) => name);
	for (const [name, own] of held) evidence.crossValidations.push({
		name,
		passed: own.every(({ passed }) => passed)
	});
	return roundedOutcome(HEAD, result, median(Object.values(evidence.confidences)), evidence);
}
function withoutFacts({ header: { filedDate: ofHeader, periodOfReport } }, { filedDate: given }) {
	const date = periodOfReport ?? ofHeader ?? given;
	if (date === null || date >= ALL_TAGGED) return notApplicable(HEAD, "no-xbrl-facts", "the filing has no XBRL facts");
	return notApplicable(HEAD, "not-covered", `statements are not covered: the report of ${date} is from ${date < FIRST_TAGGED ? "before XBRL (2009)" : "before smaller companies tagged theirs (2011)"}`);
}
function formOf({ header, documents }, reported) {
	const tagged = coverFact(reported, "dei:DocumentType")?.value.trim();
	return header.form ?? tagged ?? documents[0]?.type ?? null;
}
function statementFacts(reported) {
	const facts = [];
	for (const item of reported.all()) {
		const { fact, value, spans, confidence } = item;
		if (fact.unit === null || !isNumeric(item)) continue;
		const instant = instantOf(item);
		const duration = instant === null ? durationOf(item) : null;
		const end = instant ?? duration?.end;
		if (end === void 0) continue;
		const { concept, unit, decimals, dimensions } = fact;
		facts.push({
			concept,
			value,
			unit,
			decimals,
			start: duration?.start ?? null,
			end,
			dimensions,
			spans,
			confidence
		});
	}
	return facts;
}
function entityOf(reported, { header }, columns, evidence) {
	const read = (concept, field) => {
		const found = coverFact(reported, concept);
		if (found === null) return null;
		evidence.spans[`entity.${field}`] = found.spans;
		return found.value.trim();
	};
	const cik = read("dei:EntityCentralIndexKey", "cik") ?? header.filers[0]?.cik ?? null;
	return {
		cik: cik !== null && /^\d{1,10}$/.test(cik) ? cik.padStart(10, "0") : cik,
		name: read("dei:EntityRegistrantName", "name") ?? header.filers[0]?.name ?? null,
		fiscalYearEnd: read("dei:CurrentFiscalYearEndDate", "fiscalYearEnd"),
		currency: columns[0]?.currency ?? null
	};
}
function periodOf(column, path, evidence) {
	const { statement, start, end, role, currency } = column;
	const values = {};
	const origins = {};
	for (const [field, value] of Object.entries(column.values)) {
		values[field] = Number(value.value);
		origins[field] = originOf(value);
		const at = `${path}.values.${field}`;
		evidence.spans[at] = value.operands.flatMap(({ fact }) => fact.spans);
		evidence.confidences[at] = value.confidence;
	}
	return {
		statement,
		start,
		end,
		role,
		currency,
		values,
		origins
	};
}
function originOf({ value, rule, operands, confidence }) {
	return {
		value,
		rule,
		confidence: Math.round(confidence * 1e3) / 1e3,
		operands: operands.map(({ fact, sign }) => {
			const { concept, unit, decimals, start, end, dimensions, spans } = fact;
			const [span] = spans;
			const place = span ? {
				sequence: span.sequence,
				start: span.start,
				end: span.end
			} : null;
			const own = {
				concept,
				value: fact.value,
				unit,
				decimals,
				start,
				end,
				sign,
				span: place
			};
			return Object.keys(dimensions).length === 0 ? own : {
				...own,
				dimensions
			};
		})
	};
}
function median(numbers) {
	const sorted = numbers.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
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
const parser = doubtingTruncated(statementsV1);

export { parser };