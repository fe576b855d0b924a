/** One row as filers' software writes it, about 500 bytes; names and numbers differ from row to row. */
function rowText(index: number): string {
  const shares = 100 + ((index * 7_919) % 900_000);
  const cusip = String(100_000_000 + ((index * 104_729) % 899_999_999));
  return `  <infoTable>
    <nameOfIssuer>GENERATED HOLDINGS ${index % 5_000} INC &amp; CO</nameOfIssuer>
    <titleOfClass>COM</titleOfClass>
    <cusip>${cusip}</cusip>
    <value>${shares * (5 + (index % 200))}</value>
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

/** An information table of about so many bytes, in pieces of 64 KB or so. */
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
