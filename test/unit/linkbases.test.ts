import { describe, expect, it } from 'vitest';
import { linkbasesOf } from '../../parsers/linkbases/linkbases.ts';
import { readSubmission } from '../../sources/submission/read-submission.ts';

const NAMESPACES = `xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const GAAP = 'http://xbrl.fasb.org/us-gaap/2024/elts/us-gaap-2024.xsd';
const ROLE = 'http://example.com/role/BalanceSheet';
const STANDARD = 'http://www.xbrl.org/2003/role/label';

const loc = (href: string, label = href.split('#')[1]) =>
  `<link:loc xlink:type="locator" xlink:href="${href}" xlink:label="${label}"/>`;
const gaap = (name: string) => loc(`${GAAP}#us-gaap_${name}`);
const own = (name: string) => loc(`exm-20241231.xsd#exm_${name}`);
const arc = (sort: string, from: string, to: string, attributes = '') =>
  `<link:${sort}Arc xlink:type="arc" xlink:from="${from}" xlink:to="${to}" ${attributes}/>`;
const links = (sort: string, content: string, role = ROLE) =>
  `<link:${sort}Link xlink:type="extended" xlink:role="${role}">${content}</link:${sort}Link>`;
const linkbase = (content: string) => `<?xml version="1.0"?><link:linkbase ${NAMESPACES}>${content}</link:linkbase>`;

const schema = (embedded = '') => `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${NAMESPACES} xmlns:exm="http://example.com/20241231"
    targetNamespace="http://example.com/20241231">
  <xs:annotation><xs:appinfo>
    <link:roleType roleURI="${ROLE}" id="r2">
      <link:definition>0000002 - Statement - CONSOLIDATED BALANCE SHEETS &amp; MORE</link:definition>
    </link:roleType>
    <link:roleType roleURI="http://example.com/role/Odd" id="r3"><link:definition>Odd</link:definition></link:roleType>
    ${embedded}
  </xs:appinfo></xs:annotation>
  <xs:element id="exm_Deposits" name="Deposits" abstract="false"/>
  <xs:element id="us-gaap_Assets" name="Misleading"/>
</xs:schema>`;

/** A submission whose documents have these types and texts. */
function submissionOf(...documents: readonly (readonly [type: string, filename: string, text: string])[]) {
  const parts = documents.map(
    ([type, filename, text], index) =>
      `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${index + 1}\n<FILENAME>${filename}\n<TEXT>\n<XBRL>\n${text}\n</XBRL>\n</TEXT>\n</DOCUMENT>\n`,
  );
  return readSubmission(
    Buffer.from(`<SEC-DOCUMENT>x\n<SEC-HEADER>\n</SEC-HEADER>\n${parts.join('')}</SEC-DOCUMENT>\n`),
  );
}

const linkbasesIn = (type: string, text: string) =>
  linkbasesOf(submissionOf(['EX-101.SCH', 'exm-20241231.xsd', schema()], [type, 'exm-20241231_x.xml', text]));
const codesOf = ({ problems }: ReturnType<typeof linkbasesOf>) => problems.map(({ code }) => code);

describe('the linkbases of a filing', () => {
  it('name roles with the sort that their definitions state', () => {
    const { roles } = linkbasesIn('EX-101.PRE', linkbase(''));
    expect(roles.get(ROLE)).toEqual({
      uri: ROLE,
      definition: '0000002 - Statement - CONSOLIDATED BALANCE SHEETS & MORE',
      sort: 'statement',
      title: 'CONSOLIDATED BALANCE SHEETS & MORE',
      code: '0000002',
    });
    expect(roles.get('http://example.com/role/Odd')).toMatchObject({ sort: null, title: 'Odd', code: null });
  });

  it('give the parts of a total with their weights, by order, with names as facts have them', () => {
    const content = [
      gaap('Assets'),
      own('Deposits'),
      gaap('Cash'),
      arc('calculation', 'us-gaap_Assets', 'exm_Deposits', 'order="20" weight="-1.0"'),
      arc('calculation', 'us-gaap_Assets', 'us-gaap_Cash', 'order="10.5" weight="1"'),
    ];
    const { calculations, problems } = linkbasesIn('EX-101.CAL', linkbase(links('calculation', content.join(''))));
    // The schema's misleading id is of its own file; the standard taxonomy's means the standard concept.
    expect([...(calculations.get(ROLE) ?? [])]).toEqual([
      [
        'us-gaap:Assets',
        [
          { concept: 'us-gaap:Cash', weight: 1, order: 10.5 },
          { concept: 'exm:Deposits', weight: -1, order: 20 },
        ],
      ],
    ]);
    expect(problems).toEqual([]);
  });

  it('leave out a total with an unreadable part, because the rest would not add up to it', () => {
    const content = (part: string) =>
      linkbase(
        links(
          'calculation',
          gaap('Assets') +
            gaap('Cash') +
            gaap('Debt') +
            arc('calculation', 'us-gaap_Assets', 'us-gaap_Cash', 'weight="1"') +
            part,
        ),
      );
    const without = linkbasesIn('EX-101.CAL', content(arc('calculation', 'us-gaap_Assets', 'us-gaap_Debt')));
    expect(codesOf(without)).toEqual(['invalid-weight']);
    expect(without.calculations.size).toBe(0);
    const dangling = content(
      loc(`${GAAP}#nothing-here`, 'x') + arc('calculation', 'us-gaap_Assets', 'x', 'weight="1"'),
    );
    expect(codesOf(linkbasesIn('EX-101.CAL', dangling))).toEqual(['unresolved-locator']);
    expect(linkbasesIn('EX-101.CAL', dangling).calculations.size).toBe(0);
  });

  it('honor prohibited arcs by priority', () => {
    const arcs = (priority: number) =>
      gaap('Assets') +
      gaap('Cash') +
      arc('presentation', 'us-gaap_Assets', 'us-gaap_Cash', `order="1" priority="${priority}"`) +
      arc('presentation', 'us-gaap_Assets', 'us-gaap_Cash', 'order="1" use="prohibited" priority="2"');
    const shown = (priority: number) =>
      linkbasesIn('EX-101.PRE', linkbase(links('presentation', arcs(priority)))).presentation.size;
    expect([shown(1), shown(2), shown(3)]).toEqual([0, 0, 1]);
  });

  it('show a tree in the order of reading, also from a linkbase embedded in the schema', () => {
    const total = 'http://www.xbrl.org/2003/role/totalLabel';
    const content = [
      gaap('A'),
      gaap('B'),
      gaap('C'),
      own('Deposits'),
      arc('presentation', 'us-gaap_A', 'us-gaap_C', `order="2" preferredLabel="${total}"`),
      arc('presentation', 'us-gaap_A', 'us-gaap_B', 'order="1"'),
      arc('presentation', 'us-gaap_B', 'exm_Deposits'),
    ];
    const embedded = `<link:linkbase>${links('presentation', content.join(''))}</link:linkbase>`;
    const { presentation } = linkbasesOf(submissionOf(['EX-101.SCH', 'exm-20241231.xsd', schema(embedded)]));
    expect(presentation.get(ROLE)?.map((line) => [line.depth, line.concept, line.parent, line.preferredLabel])).toEqual(
      [
        [0, 'us-gaap:A', null, null],
        [1, 'us-gaap:B', 'us-gaap:A', null],
        [2, 'exm:Deposits', 'us-gaap:B', null],
        [1, 'us-gaap:C', 'us-gaap:A', total],
      ],
    );
  });

  it('give the standard label, the English one where there are several', () => {
    const label = (role: string, language: string, text: string) =>
      `<link:label xlink:type="resource" xlink:label="l" xlink:role="${role}" xml:lang="${language}">${text}</link:label>`;
    const content = [
      own('Deposits'),
      label(STANDARD, 'fr', 'Dépôts'),
      label(`${STANDARD.slice(0, -5)}totalLabel`, 'en-US', 'Total deposits'),
      label(STANDARD, 'en-US', 'Deposits &amp;\n reserves'),
      arc('label', 'exm_Deposits', 'l'),
    ];
    const { labels } = linkbasesIn('EX-101.LAB', linkbase(links('label', content.join(''))));
    expect([...labels]).toEqual([['exm:Deposits', 'Deposits & reserves']]);
  });
});

describe('a hostile linkbase', () => {
  it.each([
    ['cut off', linkbase(links('calculation', gaap('A'))).slice(0, -30), 'linkbase-malformed'],
    ['crossed', linkbase('<link:calculationLink></link:roleType>'), 'linkbase-malformed'],
    ['with entities', `<!DOCTYPE a [<!ENTITY b "c">]>${linkbase('&b;')}`, 'entity-declarations'],
    ['deep', '<a>'.repeat(200_000), 'linkbase-malformed'],
    ['not XML', 'calculations: none', 'not-xml'],
    ['empty', '', 'empty-document'],
    ['with an unclosed label', linkbase(links('label', '<link:label>'.repeat(3))), 'linkbase-malformed'],
  ])('%s is refused with a reason and the others are read', (_, text, code) => {
    const linkbases = linkbasesIn('EX-101.CAL', text);
    expect(codesOf(linkbases)).toEqual([code]);
    expect(linkbases.calculations.size).toBe(0);
    expect(linkbases.roles.size).toBe(2);
  });

  it('whose tree grows with every level ends within bounds', () => {
    const levels = Array.from({ length: 40 }, (_, index) => [
      gaap(`L${index}`),
      ...['1', '2', '3'].map((order) =>
        arc('presentation', `us-gaap_L${index}`, `us-gaap_L${index + 1}`, `order="${order}"`),
      ),
    ]);
    const content = [...levels.flat(), gaap('L40')].join('');
    const roles = Array.from({ length: 20 }, (_, index) => links('presentation', content, `${ROLE}${index}`));
    const linkbases = linkbasesIn('EX-101.PRE', linkbase(roles.join('')));
    expect(codesOf(linkbases)).toEqual(['too-many-lines']);
    expect(linkbases.presentation.size).toBe(0);
  });

  it('whose locators share one label ends within bounds', () => {
    const shared = Array.from({ length: 3_000 }, (_, index) => loc(`${GAAP}#us-gaap_C${index}`, 'x')).join('');
    const content = shared + arc('calculation', 'x', 'x', 'weight="1"').repeat(3_000);
    const linkbases = linkbasesIn('EX-101.CAL', linkbase(links('calculation', content)));
    expect(codesOf(linkbases)).toEqual(['too-many-arcs']);
    expect(linkbases.calculations.size).toBe(0);
  });

  it('that shows a concept below itself ends there', () => {
    const content = [
      gaap('A'),
      gaap('B'),
      gaap('C'),
      arc('presentation', 'us-gaap_A', 'us-gaap_B'),
      arc('presentation', 'us-gaap_B', 'us-gaap_C'),
      arc('presentation', 'us-gaap_C', 'us-gaap_B'),
    ];
    const linkbases = linkbasesIn('EX-101.PRE', linkbase(links('presentation', content.join(''))));
    expect(codesOf(linkbases)).toEqual(['presentation-cycle']);
    const shown = linkbases.presentation.get(ROLE)?.map(({ concept }) => concept);
    expect(shown).toEqual(['us-gaap:A', 'us-gaap:B', 'us-gaap:C', 'us-gaap:B']);
  });
});
