/**
 * XBRL documents of any size, shaped like real ones: one context per few facts, most of the characters in text
 * blocks of escaped HTML (instances) or in table markup (inline documents). Deterministic.
 */

const NAMESPACES =
  'xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:link="http://www.xbrl.org/2003/linkbase" ' +
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" ' +
  'xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:us-gaap="http://fasb.org/us-gaap/2024" ' +
  'xmlns:dei="http://xbrl.sec.gov/dei/2024" xmlns:bench="http://www.example.com/20241231"';

const UNITS =
  '<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>' +
  '<xbrli:unit id="usdPerShare"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure>' +
  '</xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unitDenominator>' +
  '</xbrli:divide></xbrli:unit>';

function context(index: number): string {
  const member =
    index === 0
      ? ''
      : `<xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementBusinessSegmentsAxis">bench:Segment${index}Member</xbrldi:explicitMember></xbrli:segment>`;
  return `<xbrli:context id="c-${index}">
    <xbrli:entity>
      <xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier>${member}
    </xbrli:entity>
    <xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period>
  </xbrli:context>\n`;
}

/** Rows of a table with `count` numbers. */
function htmlTable(count: number, cell: (index: number) => string): string {
  const rows: string[] = [];
  for (let index = 0; index < count; index++) {
    rows.push(
      `<tr><td style="padding:2px 1pt;text-align:left;vertical-align:bottom"><span style="color:#000000;font-family:'Helvetica',sans-serif;font-size:9pt">Item&#160;${index}</span></td><td style="background-color:#ffffff;text-align:right">${cell(index)}</td></tr>\n`,
    );
  }
  return `<div><table style="border-collapse:collapse;width:100%">${rows.join('')}</table></div>`;
}

function escaped(html: string): string {
  return html.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A plain instance of at least `bytes` ASCII characters. */
export function instanceOfSize(bytes: number): string {
  const block = escaped(htmlTable(60, (index) => `${index * 37},000`));
  const parts = [`<?xml version="1.0" encoding="utf-8"?>\n<xbrli:xbrl ${NAMESPACES}>\n`, UNITS];
  let size = 0;
  for (let index = 0; size < bytes; index++) {
    let part = context(index);
    for (let fact = 0; fact < 12; fact++) {
      part += `<us-gaap:Concept${fact} contextRef="c-${index}" decimals="-3" id="f-${index}-${fact}" unitRef="usd">${index * 1_000_003 + fact}000</us-gaap:Concept${fact}>\n`;
    }
    if (index % 12 === 0) {
      part += `<us-gaap:Note${index}TextBlock contextRef="c-${index}" id="t-${index}">${block}</us-gaap:Note${index}TextBlock>\n`;
    }
    parts.push(part);
    size += part.length;
  }
  return `${parts.join('')}</xbrli:xbrl>\n`;
}

/** An inline XBRL document of at least `bytes` ASCII characters, with nested text blocks. */
export function inlineOfSize(bytes: number): string {
  const body: string[] = [];
  const contexts: string[] = [];
  let size = 0;
  for (let index = 0; size < bytes; index++) {
    contexts.push(context(index));
    const table = htmlTable(
      40,
      (row) =>
        `<ix:nonFraction contextRef="c-${index}" name="us-gaap:Concept${row}" unitRef="usd" decimals="-3" scale="3" format="ixt:num-dot-decimal" id="f-${index}-${row}">${row + 1},${String(index % 1000).padStart(3, '0')}</ix:nonFraction>`,
    );
    const part = `<ix:nonNumeric contextRef="c-${index}" name="us-gaap:Note${index}TextBlock" escape="true" id="t-${index}"><p>Revenue &#8211; the company&#8217;s</p>${table}</ix:nonNumeric>\n`;
    body.push(part);
    size += part.length + (contexts.at(-1)?.length ?? 0);
  }
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2020-02-12" ${NAMESPACES}>` +
    '<head><title>bench</title></head><body><div style="display:none"><ix:header><ix:references>' +
    '<link:schemaRef xlink:type="simple" xlink:href="bench-20241231.xsd"/></ix:references>' +
    `<ix:resources>${UNITS}${contexts.join('')}</ix:resources></ix:header></div>${body.join('')}</body></html>`
  );
}

/** companyfacts JSON with `rows` facts. */
export function companyFactsOfSize(rows: number): string {
  const concepts: Record<string, unknown> = {};
  for (let concept = 0; concept * 100 < rows; concept++) {
    concepts[`Concept${concept}`] = {
      label: `Concept ${concept}`,
      description:
        'Amount after tax of income, attributable to the parent, including the portion of discontinued operations.',
      units: {
        USD: Array.from({ length: Math.min(100, rows - concept * 100) }, (_, row) => ({
          start: '2023-01-01',
          end: '2023-12-31',
          val: concept * 1_000_000 + row * 1_000,
          accn: `0000000777-24-${String(row).padStart(6, '0')}`,
          fy: 2023,
          fp: 'FY',
          form: '10-K',
          filed: '2024-02-20',
          frame: 'CY2023',
        })),
      },
    };
  }
  return JSON.stringify({ cik: 777, entityName: 'BENCH INC', facts: { 'us-gaap': concepts } });
}
