import { hasCusipCheckDigit } from '../core/cusip.ts';

const sharesOf = (index: number): number => 100 + ((index * 7_919) % 900_000);
const dollarsOf = (index: number): number => sharesOf(index) * (5 + (index % 200));

function cusipOf(number: number): string {
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return `${number}${digits.find((digit) => hasCusipCheckDigit(`${number}${digit}`))}`;
}

/** One row as filers' software writes it, about 500 bytes; names and numbers vary. */
function rowText(index: number): string {
  const shares = sharesOf(index);
  const cusip = cusipOf(10_000_000 + ((index * 104_729) % 89_999_999));
  return `  <infoTable>
    <nameOfIssuer>GENERATED HOLDINGS ${index % 5_000} INC &amp; CO</nameOfIssuer>
    <titleOfClass>COM</titleOfClass>
    <cusip>${cusip}</cusip>
    <value>${dollarsOf(index)}</value>
    <shrsOrPrnAmt>
      <sshPrnamt>${shares}</sshPrnamt>
      <sshPrnamtType>SH</sshPrnamtType>
    </shrsOrPrnAmt>
    <investmentDiscretion>SOLE</investmentDiscretion>
    <otherManager>${index % 9}</otherManager>
    <votingAuthority>
      <Sole>${shares}</Sole>
      <Shared>0</Shared>
      <None>0</None>
    </votingAuthority>
  </infoTable>
`;
}

/** An information table of about this size, in pieces of about 64 KB. */
export function* tablePieces(bytes: number): Generator<string> {
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<informationTable xmlns="http://www.sec.gov/edgar/document/thirteenf/informationtable">\n';
  let piece = head;
  let written = 0;
  for (let index = 0; written + piece.length < bytes; index++) {
    piece += rowText(index);
    if (piece.length >= 65_536) {
      yield piece;
      written += piece.length;
      piece = '';
    }
  }
  yield `${piece}</informationTable>\n`;
}

export function tableOfSize(bytes: number): string {
  return [...tablePieces(bytes)].join('');
}

/** A whole 13F-HR in pieces: header, a cover with the table's totals, and a table of about this size. */
export function* submissionPieces(
  bytes: number,
  filing: { readonly accessionNumber: string; readonly filedDate: string; readonly cik: string },
): Generator<string> {
  const rows = rowsOf(bytes);
  let value = 0;
  for (let index = 0; index < rows; index++) value += dollarsOf(index);
  const filed = filing.filedDate.replaceAll('-', '');
  const document = (sequence: number, type: string, filename: string) =>
    `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>${filename}\n<TEXT>\n<XML>\n`;
  const end = '</XML>\n</TEXT>\n</DOCUMENT>\n';
  yield `<SEC-DOCUMENT>${filing.accessionNumber}.txt : ${filed}
<SEC-HEADER>${filing.accessionNumber}.hdr.sgml : ${filed}
<ACCEPTANCE-DATETIME>${filed}160533
ACCESSION NUMBER:\t\t${filing.accessionNumber}
CONFORMED SUBMISSION TYPE:\t13F-HR
PUBLIC DOCUMENT COUNT:\t\t2
CONFORMED PERIOD OF REPORT:\t20241231
FILED AS OF DATE:\t\t${filed}

FILER:

\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\t\tGENERATED CAPITAL LP
\t\tCENTRAL INDEX KEY:\t\t\t${filing.cik.padStart(10, '0')}
</SEC-HEADER>
${document(1, '13F-HR', 'primary_doc.xml')}<?xml version="1.0" encoding="UTF-8"?>
<edgarSubmission xmlns="http://www.sec.gov/edgar/thirteenffiler">
  <headerData><submissionType>13F-HR</submissionType></headerData>
  <formData>
    <coverPage>
      <reportCalendarOrQuarter>12-31-2024</reportCalendarOrQuarter>
      <isAmendment>false</isAmendment>
      <filingManager><name>GENERATED CAPITAL LP</name></filingManager>
      <reportType>13F HOLDINGS REPORT</reportType>
    </coverPage>
    <summaryPage>
      <tableEntryTotal>${rows}</tableEntryTotal>
      <tableValueTotal>${value}</tableValueTotal>
    </summaryPage>
  </formData>
</edgarSubmission>
${end}${document(2, 'INFORMATION TABLE', 'infotable.xml')}`;
  yield* tablePieces(bytes);
  yield `${end}</SEC-DOCUMENT>\n`;
}

/** Rows of a table of about this size. */
function rowsOf(bytes: number): number {
  let rows = 0;
  for (const piece of tablePieces(bytes)) rows += piece.split('<infoTable>').length - 1;
  return rows;
}
