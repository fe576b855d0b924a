import type { ThirteenfManager } from '../../core/rows-thirteenf.ts';
import type { Span } from '../../core/spans.ts';
import { createLeafFinder, formDateOf, type XmlLeaf, xmlLeavesOf } from '../layout/xml-leaves.ts';
import type { AmendmentType, CoverPage } from './holding.ts';
import { readNumber } from './row-values.ts';

/** A cover page with the spans of its values. */
export interface ReadCover {
  readonly cover: CoverPage;
  readonly spans: Readonly<Record<string, Span>>;
}

function readFlag(text: string | null): boolean | null {
  if (text === null || !/^(?:true|yes|y|1|false|no|n|0)$/i.test(text)) return null;
  return /^[ty1]/i.test(text);
}

/** RESTATEMENT replaces a report, NEW HOLDINGS adds to it. */
function readAmendmentType(text: string | null): AmendmentType | null {
  return /restat/i.test(text ?? '') ? 'RESTATEMENT' : /new\s+holding|add/i.test(text ?? '') ? 'NEW HOLDINGS' : null;
}

/** Reads `primary_doc.xml`, the cover and summary page of a Form 13F since 2013. */
export function readXmlCover(text: string, sequence: number): ReadCover {
  const leaves = xmlLeavesOf(text);
  const spans: Record<string, Span> = {};
  const find = createLeafFinder(text, sequence, spans);
  const value = (name: string, ...endings: readonly string[]) => find(name, leaves, ...endings);
  const amendment = value('isAmendment', 'coverpage/isamendment', 'isamendment');
  const submissionType = value('form', 'submissiontype');
  return {
    cover: {
      reportType: value('reportType', 'coverpage/reporttype', 'reporttype')?.toUpperCase() ?? null,
      periodOfReport: formDateOf(
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

const NO_MANAGER: ThirteenfManager = { number: null, name: null, fileNumber: null, cik: null };

/** Managers of a list; the name, required and last, ends each entry. */
function managersOf(leaves: readonly XmlLeaf[], within: RegExp): readonly ThirteenfManager[] {
  const managers: ThirteenfManager[] = [];
  let open: { -readonly [K in keyof ThirteenfManager]: ThirteenfManager[K] } = { ...NO_MANAGER };
  for (const { path, text } of leaves) {
    if (!within.test(path)) continue;
    const leaf = path.slice(path.lastIndexOf('/') + 1);
    if (leaf === 'sequencenumber') open.number = readNumber(text);
    else if (leaf === 'cik') open.cik = text;
    else if (leaf === 'form13ffilenumber') open.fileNumber = text;
    else if (leaf === 'name') {
      managers.push({ ...open, name: text });
      open = { ...NO_MANAGER };
    }
  }
  return managers;
}
