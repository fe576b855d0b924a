import type { SubsidiaryDocument } from './subsidiary-document.ts';

/** Entries that run together, lines and columns that wrap, words that lead to the companies below. */
export const RUN_TOGETHER_ENTRIES: readonly SubsidiaryDocument[] = [
  {
    title: 'two entries of a paragraph, each ending in its kind',
    text: '<html><body><p>Exhibit 21</p>\n<p>Subsidiaries of the Registrant</p>\n<p>Harlan Tool Works, Inc., a Michigan corporation Harlan Castings, Inc., an Ohio corporation</p>\n<p>Harlan Export LLC, a Delaware limited liability company</p></body></html>',
    rows: [
      ['Harlan Tool Works, Inc.', 'Michigan'],
      ['Harlan Castings, Inc.', 'Ohio'],
      ['Harlan Export LLC', 'Delaware'],
    ],
  },
  {
    title: 'an entry that begins at the end of the line of another',
    text: `EXHIBIT 21

SUBSIDIARIES OF DUNMORE ENERGY CORP.

Dunmore Pipeline Company, a Texas corporation
Dunmore Gas Marketing, Inc., a Delaware corporation Dunmore Field
Services, L.L.C., an Oklahoma limited liability company
Dunmore Royalty, Inc., a Nevada corporation
`,
    rows: [
      ['Dunmore Pipeline Company', 'Texas'],
      ['Dunmore Gas Marketing, Inc.', 'Delaware'],
      ['Dunmore Field Services, L.L.C.', 'Oklahoma'],
      ['Dunmore Royalty, Inc.', 'Nevada'],
    ],
  },
  {
    title: 'a trust and companies between commas',
    text: '<html><body><p>Exhibit 21.1</p>\n<p>SUBSIDIARIES</p>\n<p>Ardmore Bancshares Capital Trust I, a Delaware statutory trust, Ardmore State Bank, an Oklahoma banking corporation, and Ardmore Insurance Agency, Inc., an Oklahoma corporation</p></body></html>',
    rows: [
      ['Ardmore Bancshares Capital Trust I', 'Delaware'],
      ['Ardmore State Bank', 'Oklahoma'],
      ['Ardmore Insurance Agency, Inc.', 'Oklahoma'],
    ],
  },
  {
    title: 'two columns of entries that wrap',
    text: `EXHIBIT 21

              SUBSIDIARIES OF MARLOWE GROUP, INC.

Marlowe Advertising Company,         Marlowe Outdoor Media of the
  Inc. (Delaware)                      Southwest, LLC (Arizona)
Marlowe Broadcasting LLC             Marlowe Printing and Finishing
  (Georgia)                            Corporation (Delaware)
Marlowe Direct, Inc. (Delaware)      Marlowe Realty, Inc. (Florida)
Marlowe Events Corp. (Nevada)        Marlowe Signs Ltd. (Ontario)
`,
    rows: [
      ['Marlowe Advertising Company, Inc.', 'Delaware'],
      ['Marlowe Broadcasting LLC', 'Georgia'],
      ['Marlowe Direct, Inc.', 'Delaware'],
      ['Marlowe Events Corp.', 'Nevada'],
      ['Marlowe Outdoor Media of the Southwest, LLC', 'Arizona'],
      ['Marlowe Printing and Finishing Corporation', 'Delaware'],
      ['Marlowe Realty, Inc.', 'Florida'],
      ['Marlowe Signs Ltd.', 'Ontario'],
    ],
  },
  {
    title: 'two columns of names that wrap',
    text: `<PAGE>
                                                        EXHIBIT 21

                 SUBSIDIARIES OF THE COMPANY

Aberfoyle Cable Corp.              Nithsdale Cablevision, Inc.
Balmoral Communications, Inc.      Oban Cable TV of Western
Cawdor Cablevision of the            Maryland, Inc.
  Carolinas, Inc.                  Perth Broadcasting LLC
Dornoch Partners, L.P.             Queensferry Holdings, Inc.
`,
    rows: [
      ['Aberfoyle Cable Corp.'],
      ['Balmoral Communications, Inc.'],
      ['Cawdor Cablevision of the Carolinas, Inc.'],
      ['Dornoch Partners, L.P.'],
      ['Nithsdale Cablevision, Inc.'],
      ['Oban Cable TV of Western Maryland, Inc.'],
      ['Perth Broadcasting LLC'],
      ['Queensferry Holdings, Inc.'],
    ],
  },
  {
    title: 'companies that lead to others by “which owns”',
    text: `EXHIBIT 21

SUBSIDIARIES

                                         State of           Percent
   Name                                  Incorporation      Owned

Bexley Industries, Inc., which owns      Delaware             100%
   Bexley Foundry Co.                    Ohio                 100%
   Bexley Supply, Inc., which in
     turn owns                           Ohio                  80%
      BSI Leasing, Inc.                  Ohio                 100%
Bexley International Ltd.                Bermuda              100%
`,
    rows: [
      ['Bexley Industries, Inc.', 'Delaware', 100],
      ['Bexley Foundry Co.', 'Ohio', 100],
      ['Bexley Supply, Inc.', 'Ohio', 80],
      ['BSI Leasing, Inc.', 'Ohio', 100],
      ['Bexley International Ltd.', 'Bermuda', 100],
    ],
  },
  {
    title: 'a tree of entries that end in a percent',
    text: `Exhibit 21

FARRELL SHIPPING CORPORATION AND SUBSIDIARIES
as of March 31, 1998

Farrell Shipping Corporation
     Farrell Tankers, Inc. (Liberia) 100%
          Farrell Star Shipping Co. (Liberia) 100%
          Farrell Moon Shipping Co. (Panama) 60%
     Farrell Lines Agency, Inc. (New York) 100%
`,
    rows: [
      ['Farrell Tankers, Inc.', 'Liberia', 100],
      ['Farrell Star Shipping Co.', 'Liberia', 100],
      ['Farrell Moon Shipping Co.', 'Panama', 60],
      ['Farrell Lines Agency, Inc.', 'New York', 100],
    ],
  },
  {
    title: 'names and places that wrap in their columns',
    text: `EXHIBIT 21

NAME OF SUBSIDIARY                          JURISDICTION OF
                                            INCORPORATION

Gannet Petroleum (North Sea) Limited        England and
                                            Wales
Gannet Exploration & Production             British Virgin
  Company Limited                           Islands
Gannet Services Co.                         Delaware
`,
    rows: [
      ['Gannet Petroleum (North Sea) Limited', 'England and Wales'],
      ['Gannet Exploration & Production Company Limited', 'British Virgin Islands'],
      ['Gannet Services Co.', 'Delaware'],
    ],
  },
];
