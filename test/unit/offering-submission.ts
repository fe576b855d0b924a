import { parseIsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';

function documentOf(sequence: number, type: string, text: string): SubmissionDocument {
  return {
    sequence,
    type,
    filename: null,
    description: null,
    byteStart: 0,
    byteEnd: text.length,
    encoding: 'utf-8',
    isBinary: false,
    text,
    bytes: () => Buffer.from(text),
  };
}

/** A submission of one document, and of its fee exhibit where one is given. */
export function bareSubmission(
  type: string,
  text: string,
  options: { readonly fileNumber?: string; readonly exhibit?: string } = {},
): Submission {
  const isExhibit = type.startsWith('EX-');
  return {
    header: {
      accessionNumber: null,
      form: isExhibit ? null : type,
      filedDate: parseIsoDate('2025-03-31'),
      periodOfReport: null,
      acceptedAt: null,
      items: [],
      filers: [
        {
          role: 'filer',
          cik: parseCik(1),
          name: null,
          fileNumber: options.fileNumber ?? null,
          filmNumber: null,
          sic: null,
          stateOfIncorporation: null,
          fiscalYearEnd: null,
          formType: null,
        },
      ],
    },
    documents: [
      documentOf(1, type, text),
      ...(options.exhibit === undefined ? [] : [documentOf(2, 'EX-FILING FEES', options.exhibit)]),
    ],
    warnings: [],
  };
}
