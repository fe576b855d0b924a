import type { SubsidiaryDocument } from './subsidiary-document.ts';

/** Shares in words, of several holders, with a decimal comma; branches and owners in parentheses. */
export const SHARES_IN_WORDS: readonly SubsidiaryDocument[] = [
  {
    title: 'branches and owners in parentheses',
    text: '<html><body><p>EXHIBIT 21</p>\n<p>SUBSIDIARIES OF PELHAM INSTRUMENTS, INC.</p>\n<p>Pelham Sensors GmbH (Germany)</p>\n<p>Pelham Asia Limited (Hong Kong) (Taiwan branch)</p>\n<p>Pelham Optics, Inc. (Delaware) (owned by Pelham Sensors GmbH)</p>\n<p>Pelham Medical SARL (France; branch in Belgium)</p>\n<p>PMI Calibration Ltd. (United Kingdom) (51% owned by Pelham Asia Limited; 49% by Pelham Optics, Inc.)</p></body></html>',
    rows: [
      ['Pelham Sensors GmbH', 'Germany'],
      ['Pelham Asia Limited', 'Hong Kong'],
      ['Pelham Optics, Inc.', 'Delaware'],
      ['Pelham Medical SARL', 'France'],
      ['PMI Calibration Ltd.', 'United Kingdom', null],
    ],
    doubtful: true,
  },
  {
    title: 'shares in words behind a dash',
    text: '<html><body><p>EXHIBIT 21</p>\n<p>SUBSIDIARIES</p>\n<p>Corwin Steel Company (Ohio) - wholly owned</p>\n<p>Corwin Wire, Inc. (Indiana) - eighty percent owned</p>\n<p>Corwin Mexico S.A. de C.V. (Mexico) - ninety-nine percent (99%)</p>\n<p>Corwin Tube LLC (Delaware) - 50%</p>\n<p>Corwin Rail Services, Inc. (Ohio) - 75.5% owned; 24.5% owned by management</p></body></html>',
    rows: [
      ['Corwin Steel Company', 'Ohio', 100],
      ['Corwin Wire, Inc.', 'Indiana', 80],
      ['Corwin Mexico S.A. de C.V.', 'Mexico', 99],
      ['Corwin Tube LLC', 'Delaware', 50],
      ['Corwin Rail Services, Inc.', 'Ohio', 75.5],
    ],
  },
  {
    title: 'percents with a decimal comma',
    text: '<html><body><p>Exhibit 8.1</p><p>List of subsidiaries of Vale Norte S.A.</p><table><tr><td>Empresa</td><td>Country of incorporation</td><td>Ownership (%)</td></tr>\n<tr><td>Minas do Vale S.A.</td><td>Brazil</td><td>99,99</td></tr>\n<tr><td>Vale Norte Energia Ltda.</td><td>Brazil</td><td>50,1</td></tr>\n<tr><td>Vale Comercial Argentina S.R.L.</td><td>Argentina</td><td>100,0</td></tr>\n<tr><td>Vale Trading (Cayman) Ltd.</td><td>Cayman Islands</td><td>100,0</td></tr></table></body></html>',
    rows: [
      ['Minas do Vale S.A.', 'Brazil', 99.99],
      ['Vale Norte Energia Ltda.', 'Brazil', 50.1],
      ['Vale Comercial Argentina S.R.L.', 'Argentina', 100],
      ['Vale Trading (Cayman) Ltd.', 'Cayman Islands', 100],
    ],
  },
  {
    title: 'a column of several holders',
    text: '<html><body><p>Exhibit 21</p><p>Subsidiaries of Quill Corporation</p><table><tr><td>Subsidiary</td><td>Jurisdiction</td><td>Owner and percentage</td></tr>\n<tr><td>Quill Paper, Inc.</td><td>Maine</td><td>Registrant 100%</td></tr>\n<tr><td>Quill Pulp Ltd.</td><td>Quebec</td><td>Quill Paper, Inc. 60%; Registrant 40%</td></tr>\n<tr><td>Quill Chile Ltda.</td><td>Chile</td><td>Registrant 99%; Quill Paper, Inc. 1%</td></tr></table></body></html>',
    rows: [
      ['Quill Paper, Inc.', 'Maine', 100],
      ['Quill Pulp Ltd.', 'Quebec', null],
      ['Quill Chile Ltda.', 'Chile', null],
    ],
    doubtful: true,
  },
  {
    title: 'several holders behind a dash',
    text: '<html><body><p>Exhibit 21</p>\n<p>SUBSIDIARIES OF THE REGISTRANT</p>\n<p>Stowe Lumber, Inc. – Vermont – 100%</p>\n<p>Stowe Mills Limited – New Brunswick – 70% owned by Registrant; 30% owned by Stowe Lumber, Inc.</p>\n<p>Stowe Panel LLC – Maine – fifty percent (50%)</p>\n<p>Stowe Power, L.P. – Delaware – 99% limited partner interest; 1% general partner interest held by Stowe Lumber, Inc.</p></body></html>',
    rows: [
      ['Stowe Lumber, Inc.', 'Vermont', 100],
      ['Stowe Mills Limited', 'New Brunswick', 70],
      ['Stowe Panel LLC', 'Maine', 50],
      ['Stowe Power, L.P.', 'Delaware', 99],
    ],
  },
  {
    title: 'a column of shares in words',
    text: '<html><body><p>Exhibit 21</p><p>Linnet Power Corp. Subsidiaries</p><table><tr><td>Entity</td><td>Place of formation</td><td>Ownership</td></tr>\n<tr><td>Linnet Solar, LLC</td><td>Delaware</td><td>Wholly owned</td></tr>\n<tr><td>Linnet Wind Farm LLC</td><td>Iowa</td><td>Fifty-one percent</td></tr>\n<tr><td>Linnet Storage LLC</td><td>Texas</td><td>Majority owned (70%)</td></tr>\n<tr><td>Linnet Hydro, Inc.</td><td>Idaho</td><td>Wholly-owned subsidiary</td></tr></table></body></html>',
    rows: [
      ['Linnet Solar, LLC', 'Delaware', 100],
      ['Linnet Wind Farm LLC', 'Iowa', 51],
      ['Linnet Storage LLC', 'Texas', 70],
      ['Linnet Hydro, Inc.', 'Idaho', 100],
    ],
  },
  {
    title: 'one subsidiary with place and share in a sentence',
    text: '<html><body><p>EXHIBIT 21</p>\n<p>Subsidiaries of the Registrant</p>\n<p>The Company has one subsidiary, Vireo Mining de Mexico, S.A. de C.V., which is incorporated in Mexico and 99.8% owned by the Company.</p></body></html>',
    rows: [['Vireo Mining de Mexico, S.A. de C.V.', 'Mexico', 99.8]],
  },
  {
    title: 'codes of countries',
    text: '<html><body><p>Exhibit 8</p><p>Subsidiaries of Brandt AG</p><table><tr><td>Company</td><td>Country</td><td>Share in %</td></tr>\n<tr><td>Brandt Lacke GmbH</td><td>DE</td><td>100</td></tr>\n<tr><td>Brandt Farby Sp. z o.o.</td><td>PL</td><td>75,5</td></tr>\n<tr><td>Brandt Coatings Ltd</td><td>GB</td><td>100</td></tr>\n<tr><td>Brandt Colori S.r.l.</td><td>IT</td><td>60</td></tr>\n<tr><td>Brandt Peintures SAS</td><td>FR</td><td>100</td></tr></table></body></html>',
    rows: [
      ['Brandt Lacke GmbH', 'DE', 100],
      ['Brandt Farby Sp. z o.o.', 'PL', 75.5],
      ['Brandt Coatings Ltd', 'GB', 100],
      ['Brandt Colori S.r.l.', 'IT', 60],
      ['Brandt Peintures SAS', 'FR', 100],
    ],
  },
];
