import { describe, expect, it } from 'vitest';
import type { ParseOutcome } from '../../core/parser.ts';
import type { Footnote } from '../../core/rows-footnotes.ts';
import { sortOfConcept } from '../../parsers/footnotes/block-concepts.ts';
import type { FootnotesResult } from '../../parsers/footnotes/result.ts';
import { subjectOf } from '../../parsers/footnotes/subjects.ts';
import { parserById, runParsers } from '../../parsers/registry.ts';
import { inline, instance, submissionOf } from '../xbrl-documents.ts';

const MEMBER = `<xbrli:context id="m"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000000777</xbrli:identifier>
  <xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementScenarioAxis">test:PlanMember</xbrldi:explicitMember></xbrli:segment>
  </xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>`;

const block = (name: string, content: string, attributes = '') =>
  `<ix:nonNumeric name="${name}" contextRef="d" escape="true" ${attributes}>${content}</ix:nonNumeric>`;
const tagged = (name: string, html: string) =>
  `<${name} contextRef="d">${html.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`;

const COST = '<p>Lease cost was:</p><table><tr><td>Operating</td><td>12</td></tr></table>';
const LEASES = `<p>5. Leases</p><p>We rent\n an <b>office</b>.</p>`;

function parse(...documents: Parameters<typeof submissionOf>[0]): ParseOutcome<FootnotesResult> {
  const parsers = ['xbrl', 'footnotes'].flatMap((id) => parserById(id) ?? []);
  const runs = runParsers(submissionOf(documents), { filedDate: null, parsers });
  const run = runs.find(({ parser }) => parser.id === 'footnotes');
  if (!run) throw new Error('the footnotes parser did not run');
  return run.outcome as ParseOutcome<FootnotesResult>;
}

const ofBody = (body: string, resources = '') =>
  parse({ type: '10-K', filename: 'd.htm', text: inline(body, { resources }) });
const notesOf = ({ result }: ParseOutcome<FootnotesResult>): readonly Footnote[] => result?.notes ?? [];

describe('concepts of blocks', () => {
  it.each([
    ['us-gaap:LesseeOperatingLeasesTextBlock', null, 'lease'],
    ['us-gaap:SignificantAccountingPoliciesTextBlock', null, 'accounting-policies'],
    ['us-gaap:UseOfEstimates', 'policy', 'accounting-policies'],
    ['us-gaap:SubstantialDoubtAboutGoingConcernTextBlock', null, 'going-concern'],
    ['us-gaap:LineOfCreditFacilityCovenantTerms', 'detail', 'covenant'],
    ['us-gaap:SubsequentEventsTextBlock', null, 'subsequent-event'],
    ['us-gaap:ScheduleOfDebtInstrumentsTextBlock', 'table', 'debt'],
    ['srt:ScheduleOfValuationAndQualifyingAccountsDisclosureTextBlock', null, null],
    ['ifrs-full:DisclosureOfIncomeTaxExplanatory', null, 'tax'],
    ['ifrs-full:DescriptionOfAccountingPolicyForLeasesExplanatory', 'policy', 'lease'],
    ['ifrs-full:DisclosureOfDetailedInformationAboutBorrowingsExplanatory', 'table', 'debt'],
    // A name alone does not say what an extension is about.
    ['test:LesseeOperatingLeasesTextBlock', null, null],
  ])('%s is a %s about %s', (concept, sort, subject) => {
    expect([sortOfConcept(concept), subjectOf(concept)]).toEqual([sort, subject]);
  });
});

describe('footnotes', () => {
  it('are stored as words, each nested block at its place in the outermost one', () => {
    const table = block('us-gaap:LeaseCostTableTextBlock', COST);
    const policy = block('us-gaap:LesseeLeasesPolicyTextBlock', `<p>Leases</p>${table}`);
    const outcome = ofBody(block('us-gaap:LesseeOperatingLeasesTextBlock', `${LEASES}${policy}<p>The 𝔼nd.</p>`));
    const [note, inner, innermost, ...more] = notesOf(outcome);
    expect(more).toEqual([]);
    expect(note).toEqual({
      concept: 'us-gaap:LesseeOperatingLeasesTextBlock',
      sort: 'note',
      level: 0,
      parentOrdinal: null,
      title: '5. Leases',
      titleBasis: 'heading',
      subject: 'lease',
      dimensions: {},
      periodStart: '2024-01-01',
      periodEnd: '2024-12-31',
      text: '5. Leases\n\nWe rent an office.\n\nLeases\n\nLease cost was:\n\nOperating\t12\n\nThe 𝔼nd.',
      textOrdinal: null,
      textStart: 0,
      textLength: 78,
      isCut: false,
    });
    expect(Array.from(note?.text ?? '')).toHaveLength(78);
    expect(inner).toMatchObject({ sort: 'policy', level: 1, parentOrdinal: 0, text: null, textOrdinal: 0 });
    expect(innermost).toMatchObject({ sort: 'table', level: 2, parentOrdinal: 1, text: null, textOrdinal: 0 });
    expect(innermost).toMatchObject({ title: 'Lease Cost', titleBasis: 'concept', subject: 'lease' });
    const { textStart = 0, textLength = 0 } = innermost ?? {};
    expect(
      Array.from(note?.text ?? '')
        .slice(textStart, textStart + textLength)
        .join(''),
    ).toBe('Lease cost was:\n\nOperating\t12');
    expect(outcome.spans['notes[2].text']?.map(({ text }) => text)).toEqual([COST]);
    expect(outcome.confidence).toBe(1);
  });

  it('count characters as PostgreSQL does, also after letters of two UTF-16 units', () => {
    const table = block('us-gaap:LeaseCostTableTextBlock', COST);
    const [note, inner] = notesOf(ofBody(block('test:LeasesTextBlock', `<p>𝔼𝔼𝔼</p>${table}`)));
    expect(inner?.textStart).toBe(5);
    expect(
      Array.from(note?.text ?? '')
        .slice(5, 20)
        .join(''),
    ).toBe('Lease cost was:');
  });

  it('continue after a page break without what stands between', () => {
    const body = `${block('us-gaap:DebtDisclosureTextBlock', '<p>Debt</p>', 'continuedAt="c"')}<p>page 12</p>
      <ix:continuation id="c"><p>We borrow.</p>${block('us-gaap:DebtPolicyTextBlock', '<p>Fees are netted.</p>')}</ix:continuation>`;
    const [note, policy] = notesOf(ofBody(body));
    expect(note?.text).toBe('Debt\n\nWe borrow.\n\nFees are netted.');
    expect(policy).toMatchObject({ parentOrdinal: 0, textOrdinal: 0, textStart: 18, textLength: 16, subject: 'debt' });
  });

  it('are told once where the same words are tagged twice, and twice where the member differs', () => {
    const words = '<p>Going on.</p>';
    const twice = block('us-gaap:SubsequentEventsTextBlock', words) + block('us-gaap:SubsequentEventsTextBlock', words);
    const other = block('us-gaap:SubsequentEventsTextBlock', words).replace('"d"', '"m"');
    const notes = notesOf(ofBody(twice + other, MEMBER));
    expect(notes.map(({ dimensions }) => dimensions)).toEqual([
      {},
      { 'us-gaap:StatementScenarioAxis': 'test:PlanMember' },
    ]);
  });

  it('of an instance nest by their words', () => {
    const text = instance(
      tagged('us-gaap:LeaseCostTableTextBlock', COST) +
        tagged('us-gaap:LesseeOperatingLeasesTextBlock', `${LEASES}${COST}`) +
        tagged('us-gaap:DebtDisclosureTextBlock', '<p>Note 6</p><p>Debt:</p><p>None.</p>'),
    );
    const notes = notesOf(
      parse({ type: '10-K', filename: 'd.htm', text: '<p>x</p>' }, { type: 'EX-101.INS', filename: 'd.xml', text }),
    );
    expect(
      notes.map(({ title, level, parentOrdinal, textOrdinal, textStart }) => [
        title,
        level,
        parentOrdinal,
        textOrdinal,
        textStart,
      ]),
    ).toEqual([
      ['Lease Cost', 1, 1, 1, 31],
      ['5. Leases', 0, null, null, 0],
      ['Note 6 Debt', 0, null, null, 0],
    ]);
  });

  it('take titles and sorts from the roles and labels of the filing', () => {
    const links = `xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink"`;
    const role = (uri: string, definition: string) =>
      `<link:roleType roleURI="${uri}"><link:definition>${definition}</link:definition></link:roleType>`;
    const shown = (uri: string, concept: string) =>
      `<link:presentationLink xlink:role="${uri}"><link:loc xlink:label="a" xlink:href="#us-gaap_A"/><link:loc xlink:label="b" xlink:href="#${concept}"/><link:presentationArc xlink:from="a" xlink:to="b"/></link:presentationLink>`;
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" ${links}>
      ${role('u:note', '0010 - Disclosure - Leases of Ours')}${role('u:tables', '0020 - Disclosure - Leases of Ours (Tables)')}
      ${shown('u:note', 'us-gaap_LesseeOperatingLeasesTextBlock')}${shown('u:tables', 'test_CostOfLeasesTextBlock')}
      <link:labelLink xlink:role="x"><link:loc xlink:label="c" xlink:href="#test_CostOfLeasesTextBlock"/>
        <link:labelArc xlink:from="c" xlink:to="l"/><link:label xlink:label="l" xlink:role="http://www.xbrl.org/2003/role/label">Cost of leases [Table Text Block]</link:label></link:labelLink>
    </xs:schema>`;
    const body = block(
      'us-gaap:LesseeOperatingLeasesTextBlock',
      `${LEASES}${block('test:CostOfLeasesTextBlock', COST)}`,
    );
    const notes = notesOf(
      parse(
        { type: '10-K', filename: 'd.htm', text: inline(body) },
        { type: 'EX-101.SCH', filename: 'test.xsd', text: schema },
      ),
    );
    expect(notes.map(({ title, titleBasis, sort, subject }) => [title, titleBasis, sort, subject])).toEqual([
      ['Leases of Ours', 'role', 'note', 'lease'],
      ['Cost of leases', 'label', 'table', null],
    ]);
  });

  it('leave out covers, cybersecurity, empty blocks, numbers and other texts', () => {
    const body = [
      block('dei:DocumentsIncorporatedByReferenceTextBlock', 'The proxy statement'),
      block('us-gaap:DebtDisclosureTextBlock', '<p> </p>'),
      block('us-gaap:DebtInstrumentDescription', 'A note'),
    ];
    const outcome = ofBody(body.join(''));
    expect(outcome).toMatchObject({ status: 'not_applicable', reasons: [{ code: 'no-text-blocks' }] });
  });

  it('are cut where they are longer than the index of words holds, and say so', () => {
    const notes = notesOf(
      ofBody(
        block(
          'us-gaap:DebtDisclosureTextBlock',
          `<p>${'word '.repeat(40_000)}</p>${block('us-gaap:DebtPolicyTextBlock', '<p>The end</p>')}`,
        ),
      ),
    );
    expect(notes[0]).toMatchObject({ isCut: true, textLength: 150_000 });
    // Its place is beyond what is stored, so it has its own words.
    expect(notes[1]).toMatchObject({ isCut: false, level: 1, parentOrdinal: 0, textOrdinal: null, text: 'The end' });
  });

  it('survive NUL characters and halves of letters', () => {
    const [note] = notesOf(ofBody(block('us-gaap:DebtDisclosureTextBlock', '<p>a\u0001b&#xD800;c</p>')));
    expect(note?.text?.isWellFormed()).toBe(true);
  });

  it('end within bounds where blocks repeat one line', () => {
    const same = `<p>${'a'.repeat(200)}</p>`;
    const facts = Array.from({ length: 300 }, (_, index) => tagged(`test:N${index}TextBlock`, same.repeat(index + 1)));
    const notes = notesOf(
      parse(
        { type: '10-K', filename: 'd.htm', text: '<p>x</p>' },
        { type: 'EX-101.INS', filename: 'd.xml', text: instance(facts.join('')) },
      ),
    );
    expect(notes).toHaveLength(300);
  });

  it('end within bounds where many blocks share a chain of pieces', () => {
    const chain = Array.from(
      { length: 500 },
      (_, n) => `<ix:continuation id="c${n}" ${n < 499 ? `continuedAt="c${n + 1}"` : ''}>w${n} </ix:continuation>`,
    );
    const starts = (first: number) =>
      Array.from({ length: 200 }, (_, n) => block(`test:N${n}TextBlock`, `Note ${n}`, `continuedAt="c${first}"`)).join(
        '',
      );
    const far = notesOf(ofBody(starts(0) + chain.join('')));
    expect(far).toHaveLength(200);
    const near = notesOf(ofBody(starts(450) + chain.join('')));
    expect(near.every(({ level }) => level === 0)).toBe(true);
  });

  it('end within bounds where blocks stand in one another', () => {
    const open = Array.from(
      { length: 150 },
      (_, n) => `<ix:nonNumeric name="test:N${n}TextBlock" contextRef="d" escape="true">`,
    );
    const notes = notesOf(ofBody(`${open.join('')}${'<p>word</p>'.repeat(2_000)}${'</ix:nonNumeric>'.repeat(150)}`));
    expect(notes.map(({ level, parentOrdinal, text }) => [level, parentOrdinal, text !== null])).toEqual(
      open.map((_, n) => [n, n === 0 ? null : n - 1, n === 0]),
    );
  });

  it('are left out, with the reason, beyond what a filing may hold', () => {
    const facts = Array.from({ length: 1_100 }, (_, n) => block(`test:N${n}TextBlock`, `<p>Note ${n}</p>`));
    const outcome = ofBody(facts.join(''));
    expect(notesOf(outcome)).toHaveLength(1_000);
    expect(outcome.reasons).toEqual([
      {
        code: 'too-many-blocks',
        message: expect.stringContaining('100 of 1100 blocks of text are left out') as string,
      },
    ]);
  });
});
