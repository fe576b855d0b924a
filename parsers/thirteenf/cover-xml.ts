import type { IsoDate } from '../../core/dates.ts';
import { isIsoDate } from '../../core/dates.ts';
import type { Span } from '../../core/spans.ts';
import { type XmlLeaf, xmlLeavesOf } from '../layout/xml-leaves.ts';
import type { AmendmentType, CoverPage, OtherManager } from './holding.ts';
import { readNumber } from './row-values.ts';

/** A cover page with the words of its values, by name of the value. */
export interface ReadCover {
  readonly cover: CoverPage;
  readonly spans: Readonly<Record<string, Span>>;
}

/** `MM-DD-YYYY`, as the cover's dates are written; ISO too. */
function readCoverDate(text: string | null): IsoDate | null {
  const match = text === null ? null : /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text.trim());
  const iso = match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : (text ?? '').trim();
  return isIsoDate(iso) ? iso : null;
}

function readFlag(text: string | null): boolean | null {
  return text === null
    ? null
    : /^(?:true|y|yes|1)$/i.test(text)
      ? true
      : /^(?:false|n|no|0)$/i.test(text)
        ? false
        : null;
}

/** RESTATEMENT replaces a report, NEW HOLDINGS adds to it. */
function readAmendmentType(text: string | null): AmendmentType | null {
  if (text === null) return null;
  return /restat/i.test(text) ? 'RESTATEMENT' : /new\s+holding|add/i.test(text) ? 'NEW HOLDINGS' : null;
}

/** Reads `primary_doc.xml`, the cover and summary page of a Form 13F since 2013. */
export function readXmlCover(text: string, sequence: number): ReadCover {
  const leaves = xmlLeavesOf(text);
  const spans: Record<string, Span> = {};
  const spanOf = ({ start, end }: XmlLeaf): Span => ({ sequence, start, end, text: text.slice(start, end) });
  /** The first leaf whose path ends like one of the given ones, in their order. */
  function value(name: string, ...endings: readonly string[]): string | null {
    for (const ending of endings) {
      const leaf = leaves.find(({ path }) => path === ending || path.endsWith(`/${ending}`));
      if (!leaf) continue;
      spans[name] = spanOf(leaf);
      return leaf.text;
    }
    return null;
  }
  const amendment = value('isAmendment', 'coverpage/isamendment', 'isamendment');
  const submissionType = value('form', 'submissiontype');
  return {
    cover: {
      reportType: value('reportType', 'coverpage/reporttype', 'reporttype')?.toUpperCase() ?? null,
      periodOfReport: readCoverDate(
        value('periodOfReport', 'coverpage/reportcalendarorquarter', 'reportcalendarorquarter', 'periodofreport'),
      ),
      managerName: value('managerName', 'filingmanager/name'),
      fileNumber: value('fileNumber', 'coverpage/form13ffilenumber'),
      isAmendment: readFlag(amendment) ?? (submissionType === null ? null : submissionType.endsWith('/A')),
      amendmentNumber: readNumber(value('amendmentNumber', 'coverpage/amendmentno', 'amendmentno', 'amendmentnumber')),
      amendmentType: readAmendmentType(value('amendmentType', 'amendmentinfo/amendmenttype', 'amendmenttype')),
      confidentialOmitted: readFlag(
        value('confidentialOmitted', 'summarypage/isconfidentialomitted', 'isconfidentialomitted'),
      ),
      entryTotal: readNumber(value('coverEntryTotal', 'summarypage/tableentrytotal', 'tableentrytotal')),
      valueTotal: readNumber(value('coverValueTotal', 'summarypage/tablevaluetotal', 'tablevaluetotal')),
      statedUnit: null,
      otherIncludedManagersCount: readNumber(
        value('otherIncludedManagersCount', 'summarypage/otherincludedmanagerscount', 'otherincludedmanagerscount'),
      ),
      includedManagers: managersOf(leaves, /(?:^|\/)othermanagers2info\/othermanager2\//),
      reportingManagers: managersOf(leaves, /(?:^|\/)othermanagersinfo\/othermanager\//),
    },
    spans,
  };
}

/** Managers of a list; a name, which each has and which comes last, ends one. */
function managersOf(leaves: readonly XmlLeaf[], within: RegExp): readonly OtherManager[] {
  const managers: OtherManager[] = [];
  let open: { -readonly [K in keyof OtherManager]: OtherManager[K] } | null = null;
  for (const { path, text } of leaves) {
    if (!within.test(path)) continue;
    open ??= { number: null, name: null, fileNumber: null, cik: null };
    const leaf = path.slice(path.lastIndexOf('/') + 1);
    if (leaf === 'sequencenumber') open.number = readNumber(text);
    else if (leaf === 'cik') open.cik = text;
    else if (leaf === 'form13ffilenumber') open.fileNumber = text;
    else if (leaf === 'name') {
      managers.push({ ...open, name: text });
      open = null;
    }
  }
  return managers;
}
