/*!
 * Tidemark release filer-identity@1: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 */
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
/** The rows of a list of the result; none unless parsed. */
function parsedRows(outcome, path, items = []) {
	return items.map((values, index) => parsedRow(outcome, values, `${path}[${index}].`));
}
/** The cross-checks of the values at a prefix: those of the whole outcome and those of a path below it. */
function checksOf({ crossValidations }, prefix) {
	return crossValidations.filter(({ path }) => path === void 0 || path.startsWith(prefix)).map(({ name, passed }) => ({
		name,
		passed
	}));
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
/** Whether a fact is of the whole registrant: no dimensions. A dimensional fact is never a total. */
function isTotal({ fact }) {
	return Object.keys(fact.dimensions).length === 0;
}
/** The first non-empty value of a dei concept that covers the whole registrant. */
function coverFact(facts, concept) {
	return facts.of(concept).find((item) => isTotal(item) && item.value.trim() !== "") ?? null;
}

// parsers/filer-identity/filer-identity.v1.ts
const PARSER = {
	id: "filer-identity",
	version: 1,
	kind: "filer-identity"
};
const HEAD = outcomeHead(PARSER);
/** Forms with a tagged cover page: Regulation S-T rule 406. */
const COVER_PAGE_FORMS = [
	"annual",
	"annualForeign",
	"quarterly",
	"current",
	"currentForeign"
];
const SECURITY_CONCEPTS = [
	"dei:TradingSymbol",
	"dei:Security12bTitle",
	"dei:SecurityExchangeName"
];
/**
* Filer identity from the cover page's dei facts. Each security (a set of dimensions under which a ticker, title or
* exchange is stated) gives one value; facts of co-registrants (`dei:LegalEntityAxis`) are left out.
*
* Confidence: the facts' own; 0.6 where two facts contradict each other; 0.8 where the cover names no CIK or one that
* is not among the submission's filers.
*/
const filerIdentityV1 = {
	...PARSER,
	dependsOn: [parserVersionOf("xbrl", 1)],
	appliesTo: (submission) => mainAndExhibits(submission, COVER_PAGE_FORMS),
	parse(submission, _document, context) {
		const facts = collectFacts(context);
		const name = coverFact(facts, "dei:EntityRegistrantName");
		const documentType = coverFact(facts, "dei:DocumentType");
		if (!name && !documentType) return notApplicable(HEAD, "no-cover-facts", "no tagged cover page: no dei facts");
		const evidence = createEvidence();
		let confidence = Math.min(...[name, documentType].map((item) => item?.confidence ?? 1));
		const check = (name, passed) => {
			evidence.crossValidations.push({
				name,
				passed
			});
			if (!passed) confidence = Math.min(confidence, .8);
		};
		const { filers, form } = submission.header;
		const cik = coverFact(facts, "dei:EntityCentralIndexKey")?.value.trim().padStart(10, "0");
		if (cik !== void 0 && filers.length > 0) check("cover-cik-is-a-filer", filers.some((filer) => filer.cik.padStart(10, "0") === cik));
		if (documentType && form !== null) check("cover-form-is-submission-form", plainForm(documentType.value) === plainForm(form));
		const securities = securitySignatures(facts).map((signature, index) => identityOf(facts, signature, `securities[${index}].`, evidence));
		if (evidence.reasons.length > 0) confidence = Math.min(confidence, .6);
		return roundedOutcome(HEAD, { securities }, confidence, evidence);
	},
	rows: (outcome) => [{
		table: "parsed.filer_identities",
		rows: parsedRows(outcome, "securities", outcome.result?.securities)
	}]
};
/** The dimensions under which securities are stated, in document order; `''` alone where none has dimensions. */
function securitySignatures(facts) {
	const found = /* @__PURE__ */ new Set();
	for (const concept of SECURITY_CONCEPTS) for (const item of facts.of(concept)) if (!("dei:LegalEntityAxis" in item.fact.dimensions)) found.add(signatureOf(item));
	if (found.size > 1 && found.has("")) {
		const symbols = facts.of("dei:TradingSymbol").filter((item) => !("dei:LegalEntityAxis" in item.fact.dimensions));
		const hasPlain = symbols.some(isTotal);
		if (hasPlain && symbols.every(isTotal)) return [""];
		if (!hasPlain) found.delete("");
	}
	return found.size === 0 ? [""] : [...found];
}
function signatureOf({ fact }) {
	return Object.entries(fact.dimensions).map(([axis, member]) => `${axis}=${member}`).sort().join("|");
}
function identityOf(facts, signature, path, evidence) {
	const read = (column, concept) => {
		const all = facts.of(concept);
		const own = signature === "" ? [] : all.filter((item) => signatureOf(item) === signature);
		const candidates = own.length > 0 ? own : all.filter(isTotal);
		const chosen = candidates.find((item) => item.value.trim() !== "");
		if (!chosen) return null;
		if (candidates.some((item) => item.value.trim() !== chosen.value.trim())) evidence.reasons.push({
			code: "contradicting-facts",
			message: `${concept} is stated with different values`
		});
		evidence.spans[`${path}${column}`] = chosen.spans;
		return chosen.value.trim().replace(/\s+/g, " ");
	};
	const drop = (column) => {
		delete evidence.spans[`${path}${column}`];
		return null;
	};
	const ticker = read("ticker", "dei:TradingSymbol");
	const periodEnd = read("documentPeriodEnd", "dei:DocumentPeriodEndDate")?.slice(0, 10) ?? "";
	const shell = read("isShellCompany", "dei:EntityShellCompany")?.toLowerCase() ?? "";
	return {
		name: read("name", "dei:EntityRegistrantName"),
		ticker: ticker !== null && isTicker(ticker) ? ticker.toUpperCase() : drop("ticker"),
		exchange: read("exchange", "dei:SecurityExchangeName"),
		securityTitle: read("securityTitle", "dei:Security12bTitle") ?? read("securityTitle", "dei:Security12gTitle"),
		documentType: read("documentType", "dei:DocumentType"),
		documentPeriodEnd: isIsoDate(periodEnd) ? periodEnd : drop("documentPeriodEnd"),
		fiscalYearEnd: read("fiscalYearEnd", "dei:CurrentFiscalYearEndDate"),
		isShellCompany: /^(?:true|1)$/.test(shell) ? true : /^(?:false|0)$/.test(shell) ? false : drop("isShellCompany"),
		filerCategory: read("filerCategory", "dei:EntityFilerCategory")
	};
}
function isTicker(value) {
	return /^[A-Z0-9](?:[A-Z0-9./ -]{0,11})$/i.test(value) && !/^(?:n\/?a|none|not applicable|nil)$/i.test(value);
}
function plainForm(form) {
	return form.toUpperCase().replace(/[\s-]|\/A$/g, "");
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
const parser = doubtingTruncated(filerIdentityV1);

export { parser };