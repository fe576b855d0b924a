import type { SubsidiaryDocument } from './subsidiary-document.ts';

/** Lists whose names go on behind the end of a page, drawn trees, and what stands around the rows. */
export const PAGES_AND_TREES: readonly SubsidiaryDocument[] = [
  {
    title: 'a name over two pages',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21.1</span></div>\n<div style="margin-top:5pt;text-align:center"><span>SUBSIDIARIES OF TALBOT RIDGE HOLDINGS, INC.</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Name of Subsidiary</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction of Incorporation or Organization</span></td></tr><tr><td colspan="3"><span>Talbot Ridge Operating Company, LLC</span></td><td colspan="3"></td><td colspan="3"><span>Delaware</span></td></tr><tr><td colspan="3"><span>TR Aviation Services, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Nevada</span></td></tr><tr><td colspan="3"><span>Talbot Ridge Industrial Coatings and Specialty</span></td><td colspan="3"></td><td colspan="3"></td></tr></table></div>\n<div style="margin-top:5pt;text-align:center"><span>1</span></div>\n<hr style="page-break-after:always"/>\n<div><span>Exhibit 21.1</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Name of Subsidiary</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction of Incorporation or Organization</span></td></tr><tr><td colspan="3"><span>Chemicals (Shanghai) Co., Ltd.</span></td><td colspan="3"></td><td colspan="3"><span>China</span></td></tr><tr><td colspan="3"><span>TR Kunststoffe GmbH &#38; Co. KG</span></td><td colspan="3"></td><td colspan="3"><span>Germany</span></td></tr><tr><td colspan="3"><span>Talbot Ridge Canada ULC</span></td><td colspan="3"></td><td colspan="3"><span>British Columbia, Canada</span></td></tr><tr><td colspan="3"><span>Talbot Ridge UK Limited</span></td><td colspan="3"></td><td colspan="3"><span>England and Wales</span></td></tr></table></div>\n<div style="margin-top:5pt;text-align:center"><span>2</span></div><div></div></body></html>',
    rows: [
      ['Talbot Ridge Operating Company, LLC', 'Delaware'],
      ['TR Aviation Services, Inc.', 'Nevada'],
      ['Talbot Ridge Industrial Coatings and Specialty Chemicals (Shanghai) Co., Ltd.', 'China'],
      ['TR Kunststoffe GmbH & Co. KG', 'Germany'],
      ['Talbot Ridge Canada ULC', 'British Columbia, Canada'],
      ['Talbot Ridge UK Limited', 'England and Wales'],
    ],
    doubtful: true,
  },
  {
    title: 'a registrant that is a subsidiary of the first',
    text: '<HTML>\n<BODY>\n<P ALIGN="right">Exhibit 21</P>\n<P ALIGN="center"><B>Subsidiaries of the Registrants</B></P>\n<P><B>Tri-Lakes Energy Corporation</B></P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>State of Incorporation</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Tri-Lakes Power Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Wisconsin</TD></TR>\n<TR><TD VALIGN="top"><P>Lakeshore Gas Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Michigan</TD></TR>\n<TR><TD VALIGN="top"><P>TLE Services, Inc.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR></TABLE>\n<P><B>Tri-Lakes Power Company</B></P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>State of Incorporation</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Tri-Lakes Power Funding LLC</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR>\n<TR><TD VALIGN="top"><P>Northshore Water, Light and Power Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Wisconsin</TD></TR></TABLE>\n<P><B>Lakeshore Gas Company</B></P>\n<P>Lakeshore Gas Company has no subsidiaries.</P>\n</BODY></HTML>',
    rows: [
      ['Tri-Lakes Power Company', 'Wisconsin'],
      ['Lakeshore Gas Company', 'Michigan'],
      ['TLE Services, Inc.', 'Delaware'],
      ['Tri-Lakes Power Funding LLC', 'Delaware'],
      ['Northshore Water, Light and Power Company', 'Wisconsin'],
    ],
  },
  {
    title: 'the laws of a country on the line below',
    text: '<html><body><p align="center"><b>EXHIBIT 21</b></p><p align="center"><b>SUBSIDIARIES OF REGISTRANT</b></p><p>Corbel Dental Supply, Inc.<br><i>a Delaware corporation</i></p><p>Corbel Labs of Puerto Rico, Inc.<br><i>a Puerto Rico corporation</i></p><p>CD Smiles (UK) Limited<br><i>a company organized under the laws of England and Wales</i></p></body></html>',
    rows: [
      ['Corbel Dental Supply, Inc.', 'Delaware'],
      ['Corbel Labs of Puerto Rico, Inc.', 'Puerto Rico'],
      ['CD Smiles (UK) Limited', 'England and Wales'],
    ],
  },
  {
    title: 'words of headings broken at hyphens',
    text: `                                                          EXHIBIT 21

                 PARENTS AND SUBSIDIARIES

     The Registrant has no parent.  Its subsidiaries, all of
which are included in the consolidated financial statements,
are listed below:

                                          Percentage
                                          of Voting
                             State or     Securities
                             Country of   Owned by
                             Incorpo-     Immediate
     Name                    ration       Parent
     ----                    ----------   ----------
Harlan Life Insurance
  Company .................. Nebraska       100.0
    Harlan Variable Annuity
      Distributors, Inc. ... Nebraska       100.0
    HL Properties, Inc. .... Iowa           100.0
Harlan Reinsurance
  Company, Ltd. ............ Bermuda         80.5
Plains Casualty Company .... Kansas         100.0
`,
    rows: [
      ['Harlan Life Insurance Company', 'Nebraska', 100],
      ['Harlan Variable Annuity Distributors, Inc.', 'Nebraska', 100],
      ['HL Properties, Inc.', 'Iowa', 100],
      ['Harlan Reinsurance Company, Ltd.', 'Bermuda', 80.5],
      ['Plains Casualty Company', 'Kansas', 100],
    ],
  },
  {
    title: 'a tree drawn with bars and dashes',
    text: `EXHIBIT 21

                     ARDMORE INDUSTRIES, INC.
                     LIST OF SUBSIDIARIES

Ardmore Holdings, Inc. (Delaware)
|
|-- Ardmore Steel Company (Pennsylvania)
|   |-- Ardmore Wire, Inc. (Ohio)
|   |-- AW Receivables Corp. (Delaware)
|
|-- Ardmore International Ltd. (Bermuda)
    |-- Ardmore Metals Pty. Ltd. (Australia)
`,
    rows: [
      ['Ardmore Holdings, Inc.', 'Delaware'],
      ['Ardmore Steel Company', 'Pennsylvania'],
      ['Ardmore Wire, Inc.', 'Ohio'],
      ['AW Receivables Corp.', 'Delaware'],
      ['Ardmore International Ltd.', 'Bermuda'],
      ['Ardmore Metals Pty. Ltd.', 'Australia'],
    ],
  },
  {
    title: 'lines of business without bold type',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21</P>\n<P>SUBSIDIARIES OF LORIMER MEDIA CORPORATION</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Where Incorporated</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Newspaper Publishing</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR>\n<TR><TD VALIGN="top"><P>Daily Courier Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Iowa</TD></TR>\n<TR><TD VALIGN="top"><P>Valley Press, Inc.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Ohio</TD></TR>\n<TR><TD VALIGN="top"><P>Television Broadcasting</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR>\n<TR><TD VALIGN="top"><P>KLRM-TV, LLC</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR>\n<TR><TD VALIGN="top"><P>WVPX Television Inc.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Ohio</TD></TR>\n<TR><TD VALIGN="top"><P>Other</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR>\n<TR><TD VALIGN="top"><P>Lorimer Ventures LLC</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR></TABLE>\n</BODY></HTML>',
    rows: [
      ['Daily Courier Company', 'Iowa'],
      ['Valley Press, Inc.', 'Ohio'],
      ['KLRM-TV, LLC', 'Delaware'],
      ['WVPX Television Inc.', 'Ohio'],
      ['Lorimer Ventures LLC', 'Delaware'],
    ],
    doubtful: true,
  },
  {
    title: 'a branch in a row of its own',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21.1</span></div>\n<div><span>Subsidiaries of Quillon Software, Inc.</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Entity</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction</span></td></tr><tr><td colspan="3"><span>Quillon Software International Limited</span></td><td colspan="3"></td><td colspan="3"><span>Ireland</span></td></tr><tr><td colspan="3"><span>Quillon Software International Limited – Philippine Branch</span></td><td colspan="3"></td><td colspan="3"><span>Philippines</span></td></tr><tr><td colspan="3"><span>Quillon India Private Limited</span></td><td colspan="3"></td><td colspan="3"><span>India</span></td></tr><tr><td colspan="3"><span>Quillon Yazılım Ticaret Limited Şirketi</span></td><td colspan="3"></td><td colspan="3"><span>Türkiye</span></td></tr><tr><td colspan="3"><span>Quillon Software (Beijing) Co. Ltd., Shanghai Branch</span></td><td colspan="3"></td><td colspan="3"><span>China</span></td></tr><tr><td colspan="3"><span>Quillon Korea Yuhan Hoesa</span></td><td colspan="3"></td><td colspan="3"><span>Korea</span></td></tr><tr><td colspan="3"><span>Quillon Japan G.K.</span></td><td colspan="3"></td><td colspan="3"><span>Japan</span></td></tr><tr><td colspan="3"><span>Quillon Software do Brasil Ltda</span></td><td colspan="3"></td><td colspan="3"><span>Brazil</span></td></tr><tr><td colspan="3"><span>Quillon s.r.l.</span></td><td colspan="3"></td><td colspan="3"><span>Italy</span></td></tr><tr><td colspan="3"><span>Quillon Software OÜ</span></td><td colspan="3"></td><td colspan="3"><span>Estonia</span></td></tr><tr><td colspan="3"><span>Quillon Hellas M.I.K.E.</span></td><td colspan="3"></td><td colspan="3"><span>Greece</span></td></tr></table></div><div></div></body></html>',
    rows: [
      ['Quillon Software International Limited', 'Ireland'],
      ['Quillon Software International Limited – Philippine Branch', 'Philippines'],
      ['Quillon India Private Limited', 'India'],
      ['Quillon Yazılım Ticaret Limited Şirketi', 'Türkiye'],
      ['Quillon Software (Beijing) Co. Ltd., Shanghai Branch', 'China'],
      ['Quillon Korea Yuhan Hoesa', 'Korea'],
      ['Quillon Japan G.K.', 'Japan'],
      ['Quillon Software do Brasil Ltda', 'Brazil'],
      ['Quillon s.r.l.', 'Italy'],
      ['Quillon Software OÜ', 'Estonia'],
      ['Quillon Hellas M.I.K.E.', 'Greece'],
    ],
  },
  {
    title: 'numbered names with a label',
    text: '<html>\n<body lang=EN-US>\n<div class=WordSection1>\n<p class=MsoNormal><span>EXHIBIT 21</span></p>\n<p class=MsoNormal><span>Subsidiaries of Gulf Prairie Oil Corp.</span></p>\n<p class=MsoNormal><span>1. Name: GP Drilling, Inc.</span></p>\n<p class=MsoNormal><span>State of Incorporation: Texas</span></p>\n<p class=MsoNormal><span>Percent Owned: 100%</span></p>\n<p class=MsoNormal><span>2. Name: Prairie Well Service, LLC</span></p>\n<p class=MsoNormal><span>State of Incorporation: Oklahoma</span></p>\n<p class=MsoNormal><span>Percent Owned: 80%</span></p>\n</div></body></html>',
    rows: [
      ['GP Drilling, Inc.', 'Texas', 100],
      ['Prairie Well Service, LLC', 'Oklahoma', 80],
    ],
  },
  {
    title: 'the annual report in the footer',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>EXHIBIT 21</span></div>\n<div><span>Cavendish Labs, Inc. Subsidiaries</span></div>\n<div><span>(As of December 31, 2021)</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Company Name</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Incorporated</span></td></tr><tr><td colspan="3"><span>Cavendish Labs Europe B.V.</span></td><td colspan="3"></td><td colspan="3"><span>The Netherlands</span></td></tr><tr><td colspan="3"><span>Cavendish Labs (Suzhou) Co., Ltd.</span></td><td colspan="3"></td><td colspan="3"><span>P.R. China</span></td></tr><tr><td colspan="3"><span>CL Immunology, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Massachusetts</span></td></tr><tr><td colspan="3"><span>Cavendish Israel (2015) Ltd</span></td><td colspan="3"></td><td colspan="3"><span>Israel</span></td></tr></table></div>\n<div><span>Cavendish Labs, Inc. 2021 Form 10-K | 143</span></div><div></div></body></html>',
    rows: [
      ['Cavendish Labs Europe B.V.', 'The Netherlands'],
      ['Cavendish Labs (Suzhou) Co., Ltd.', 'P.R. China'],
      ['CL Immunology, Inc.', 'Massachusetts'],
      ['Cavendish Israel (2015) Ltd', 'Israel'],
    ],
  },
  {
    title: 'a note that begins with a percent',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21</P>\n<P>Subsidiaries of Kestrel Utilities Holding Company</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Subsidiary<SUP>(a)</SUP></B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>State</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Kestrel Power Company<SUP>1</SUP></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Missouri</TD></TR>\n<TR><TD VALIGN="top"><P>KP Receivables, LLC<SUP>2,3</SUP></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR>\n<TR><TD VALIGN="top"><P>Kestrel Gas Distribution Inc.<SUP>1</SUP></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Kansas</TD></TR>\n<TR><TD VALIGN="top"><P>Flint Hills Transmission LLC<SUP>4</SUP></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Delaware</TD></TR></TABLE>\n<P>(a) Excludes subsidiaries that in the aggregate would not be significant.</P>\n<P><SUP>1</SUP> Public utility.</P>\n<P><SUP>2</SUP> Subsidiary of Kestrel Power Company.</P>\n<P><SUP>3</SUP> Special purpose entity.</P>\n<P><SUP>4</SUP> 50% owned.</P>\n</BODY></HTML>',
    rows: [
      ['Kestrel Power Company', 'Missouri'],
      ['KP Receivables, LLC', 'Delaware'],
      ['Kestrel Gas Distribution Inc.', 'Kansas'],
      ['Flint Hills Transmission LLC', 'Delaware'],
    ],
  },
  {
    title: 'an open name at the end of a page',
    text: '<HTML>\n<BODY>\n<P ALIGN="right">Exhibit 21</P>\n<P ALIGN="center">SUBSIDIARIES OF MONTROSE CHEMICAL GROUP PLC</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Country of Incorporation</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Percent</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Montrose Additives Limited</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">England</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">100</TD></TR>\n<TR><TD VALIGN="top"><P>Montrose Pigments GmbH</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Germany</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">100</TD></TR>\n<TR><TD VALIGN="top"><P>Montrose Specialty Intermediates and</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR></TABLE>\n<P ALIGN="center">S-12</P>\n<HR SIZE="3">\n<P ALIGN="right">Exhibit 21 (continued)</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Country of Incorporation</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Percent</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Catalysts Holdings B.V.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Netherlands</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">100</TD></TR>\n<TR><TD VALIGN="top"><P>Montrose Nippon K.K.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Japan</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">50.5</TD></TR>\n<TR><TD VALIGN="top"><P>Montrose Southern Africa (Pty) Ltd</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">South</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">100</TD></TR>\n<TR><TD VALIGN="top"><P></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Africa</TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR></TABLE>\n</BODY></HTML>',
    rows: [
      ['Montrose Additives Limited', 'England', 100],
      ['Montrose Pigments GmbH', 'Germany', 100],
      ['Montrose Specialty Intermediates and Catalysts Holdings B.V.', 'Netherlands', 100],
      ['Montrose Nippon K.K.', 'Japan', 50.5],
      ['Montrose Southern Africa (Pty) Ltd', 'South Africa', 100],
    ],
  },
  {
    title: 'the end of a name under the headings of the next page',
    text: `<PAGE>
EXHIBIT 21 - SUBSIDIARIES OF THE REGISTRANT

                                                State or other
                                                jurisdiction of
Name                                            incorporation
- ----                                            -------------
Carlisle Mutual Brokerage, Inc.                 New York
Carlisle Pension Services                       Delaware
  Company of the Mid-Atlantic,
<PAGE>                                   47
EXHIBIT 21 - SUBSIDIARIES OF THE REGISTRANT (CONTINUED)

                                                State or other
                                                jurisdiction of
Name                                            incorporation
- ----                                            -------------
  Limited Partnership
Carlisle Realty Advisors, Inc.                  New Jersey
CMB Trust Company of Hawaii, Ltd.               Hawaii
`,
    rows: [
      ['Carlisle Mutual Brokerage, Inc.', 'New York'],
      ['Carlisle Pension Services Company of the Mid-Atlantic, Limited Partnership', 'Delaware'],
      ['Carlisle Realty Advisors, Inc.', 'New Jersey'],
      ['CMB Trust Company of Hawaii, Ltd.', 'Hawaii'],
    ],
  },
  {
    title: 'a subsidiary that heads its own part',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21.1</span></div>\n<div><span>SUBSIDIARIES OF REDSTONE PROPERTY TRUST AND REDSTONE OPERATING PARTNERSHIP, L.P.</span></div>\n<div><span>Redstone Property Trust</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Name</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction of Formation</span></td></tr><tr><td colspan="3"><span>Redstone Operating Partnership, L.P.</span></td><td colspan="3"></td><td colspan="3"><span>Maryland</span></td></tr><tr><td colspan="3"><span>Redstone GP, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Maryland</span></td></tr></table></div>\n<div><span>Redstone Operating Partnership, L.P.</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Name</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction of Formation</span></td></tr><tr><td colspan="3"><span>RS Denver Tech, LLC</span></td><td colspan="3"></td><td colspan="3"><span>Colorado</span></td></tr><tr><td colspan="3"><span>RS Tysons, LP</span></td><td colspan="3"></td><td colspan="3"><span>Virginia</span></td></tr><tr><td colspan="3"><span>Redstone Services TRS, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Delaware</span></td></tr></table></div><div></div></body></html>',
    rows: [
      ['Redstone Operating Partnership, L.P.', 'Maryland'],
      ['Redstone GP, Inc.', 'Maryland'],
      ['RS Denver Tech, LLC', 'Colorado'],
      ['RS Tysons, LP', 'Virginia'],
      ['Redstone Services TRS, Inc.', 'Delaware'],
    ],
  },
  {
    title: 'all of the outstanding stock',
    text: `EXHIBIT 21

SUBSIDIARIES OF THE REGISTRANT


The Registrant, a Delaware corporation, owns all of the outstanding stock of
Salem Valley Bank, an Oregon state-chartered bank.

Salem Valley Bank owns all of the outstanding stock of SVB Properties, Inc., an
Oregon corporation.
`,
    rows: [
      ['Salem Valley Bank', 'Oregon', 100],
      ['SVB Properties, Inc.', 'Oregon', 100],
    ],
    doubtful: true,
  },
  {
    title: 'titles on each page',
    text: `                                                                      Exhibit 21
                                                                     Page 1 of 2
                         BRANDT CONSUMER PRODUCTS, INC.
                           Subsidiary Companies

                                                 Jurisdiction
                                                 in Which           Percent
                                                 Organized          Owned
                                                 ------------       -------
Brandt Household, Inc.                           New York             100
Brandt-Keller AG                                 Switzerland           75
Productos Brandt de Colombia Ltda.               Colombia             100
<PAGE>
                                                                      Exhibit 21
                                                                     Page 2 of 2
                         BRANDT CONSUMER PRODUCTS, INC.
                     Subsidiary Companies (Continued)

                                                 Jurisdiction
                                                 in Which           Percent
                                                 Organized          Owned
                                                 ------------       -------
Brandt (Far East) Limited                        Hong Kong            100
Lux Soap Company of Puerto Rico, Inc.            Delaware             100

     Names of particular subsidiaries may have been omitted if the unnamed
subsidiaries, considered in the aggregate as a single subsidiary, would not
constitute a significant subsidiary.
`,
    rows: [
      ['Brandt Household, Inc.', 'New York', 100],
      ['Brandt-Keller AG', 'Switzerland', 75],
      ['Productos Brandt de Colombia Ltda.', 'Colombia', 100],
      ['Brandt (Far East) Limited', 'Hong Kong', 100],
      ['Lux Soap Company of Puerto Rico, Inc.', 'Delaware', 100],
    ],
  },
  {
    title: 'a date of acquisition',
    text: `EXHIBIT 21

                     CURTISS MACHINE WORKS, INC.
               SUBSIDIARIES AS OF SEPTEMBER 30, 1999

   (1)  Curtiss Gear Company (Ohio)

   (2)  Rapid Hobbing, Inc. (Michigan), acquired May 3, 1999

   (3)  CMW Foreign Sales Corporation (Barbados)

   (4)  Dayton Broach Co. (Ohio), inactive
`,
    rows: [
      ['Curtiss Gear Company', 'Ohio'],
      ['Rapid Hobbing, Inc.', 'Michigan'],
      ['CMW Foreign Sales Corporation', 'Barbados'],
      ['Dayton Broach Co.', 'Ohio'],
    ],
  },
  {
    title: 'companies limited by shares and broker-dealers',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21.1</P>\n<P>Subsidiaries of Copperline Capital Group, Inc.</P>\n<P>Copperline Securities, LLC, a New York limited liability company and registered broker-dealer</P>\n<P>Copperline Asset Management L.P., a Delaware limited partnership</P>\n<P>CCG Cayman Feeder Ltd., a Cayman Islands exempted company</P>\n<P>Copperline Advisors (Singapore) Pte. Ltd., a Singapore private company limited by shares</P>\n</BODY></HTML>',
    rows: [
      ['Copperline Securities, LLC', 'New York'],
      ['Copperline Asset Management L.P.', 'Delaware'],
      ['CCG Cayman Feeder Ltd.', 'Cayman Islands'],
      ['Copperline Advisors (Singapore) Pte. Ltd.', 'Singapore'],
    ],
  },
  {
    title: 'notes of one word',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Jurisdiction</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Pallas Brewing Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Oregon (1)</TD></TR>\n<TR><TD VALIGN="top"><P>Pallas Taprooms, LLC</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Oregon (1)(2)</TD></TR>\n<TR><TD VALIGN="top"><P>PBC Export Pty Ltd</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Victoria, Australia (3)</TD></TR>\n<TR><TD VALIGN="top"><P>Hopyard Farms</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Washington*</TD></TR></TABLE>\n<P>(1) Organized before 2005.</P>\n<P>(2) 80% owned.</P>\n<P>(3) Dormant.</P>\n<P>* Partnership.</P>\n</BODY></HTML>',
    rows: [
      ['Pallas Brewing Company', 'Oregon'],
      ['Pallas Taprooms, LLC', 'Oregon'],
      ['PBC Export Pty Ltd', 'Victoria, Australia'],
      ['Hopyard Farms', 'Washington'],
    ],
  },
  {
    title: 'a name that ends in a place on its second line',
    text: `EXHIBIT 21

                         SUBSIDIARIES OF REGISTRANT

                                                            State of
                                                            Organization
                                                            ------------
The Bank of Commerce and Trust Company                      Virginia

B.C.T. Mortgage Corporation of Northern                     Virginia
  Virginia and Maryland

Tidewater Financial Services,                               Virginia
  Incorporated

Commerce Statutory Trust III                                Delaware

`,
    rows: [
      ['The Bank of Commerce and Trust Company', 'Virginia'],
      ['B.C.T. Mortgage Corporation of Northern Virginia and Maryland', 'Virginia'],
      ['Tidewater Financial Services, Incorporated', 'Virginia'],
      ['Commerce Statutory Trust III', 'Delaware'],
    ],
  },
  {
    title: 'several trade names below a name',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Subsidiary / Trade Names</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">State of Incorporation</span></td></tr><tr><td colspan="3"><span>Solace Funeral Services, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Texas</span></td></tr><tr><td colspan="3" style=" style="padding:2px 1pt 2px 19pt"><span>d/b/a Solace Memorial Chapel</span></td><td colspan="3"></td><td colspan="3"></td></tr><tr><td colspan="3" style=" style="padding:2px 1pt 2px 19pt"><span>d/b/a Whitfield &#38; Sons Funeral Home</span></td><td colspan="3"></td><td colspan="3"></td></tr><tr><td colspan="3"><span>SFS Cemeteries of Tennessee, LLC</span></td><td colspan="3"></td><td colspan="3"><span>Tennessee</span></td></tr><tr><td colspan="3"><span>Evergreen Trust Services Corp.</span></td><td colspan="3"></td><td colspan="3"><span>Texas</span></td></tr><tr><td colspan="3" style=" style="padding:2px 1pt 2px 19pt"><span>d/b/a Evergreen Pre-Need</span></td><td colspan="3"></td><td colspan="3"></td></tr></table></div><div></div></body></html>',
    rows: [
      ['Solace Funeral Services, Inc.', 'Texas', null, 'Solace Memorial Chapel; Whitfield & Sons Funeral Home'],
      ['SFS Cemeteries of Tennessee, LLC', 'Tennessee'],
      ['Evergreen Trust Services Corp.', 'Texas', null, 'Evergreen Pre-Need'],
    ],
  },
  {
    title: 'a place over two pages',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21.1</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Company</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction</span></td></tr><tr><td colspan="3"><span>Zephyrine Air Ltd.</span></td><td colspan="3"></td><td colspan="3"><span>Bermuda</span></td></tr><tr><td colspan="3"><span>Zephyrine Leasing (BVI) Ltd.</span></td><td colspan="3"></td><td colspan="3"><span>British Virgin</span></td></tr></table></div>\n<div><span>E-4</span></div>\n<hr style="page-break-after:always">\n<div><table><tr><td colspan="3"></td><td colspan="3"></td><td colspan="3"><span>Islands</span></td></tr><tr><td colspan="3"><span>Zephyrine Aircraft 1 Designated Activity Company</span></td><td colspan="3"></td><td colspan="3"><span>Ireland</span></td></tr><tr><td colspan="3"><span>ZA Maintenance</span></td><td colspan="3"></td><td colspan="3"><span>Portugal</span></td></tr></table></div><div></div></body></html>',
    rows: [
      ['Zephyrine Air Ltd.', 'Bermuda'],
      ['Zephyrine Leasing (BVI) Ltd.', 'British Virgin Islands'],
      ['Zephyrine Aircraft 1 Designated Activity Company', 'Ireland'],
      ['ZA Maintenance', 'Portugal'],
    ],
  },
  {
    title: 'a legal form on the next page',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21.1</P>\n<P>Subsidiaries of Ironwood Semiconductor Group</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Jurisdiction</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Ironwood Semiconductor, Inc.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">California</TD></TR>\n<TR><TD VALIGN="top"><P>Ironwood Wafer Technology (Chengdu)</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">China</TD></TR></TABLE>\n<P ALIGN="center">1</P>\n<HR>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Jurisdiction</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Co., Ltd.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR>\n<TR><TD VALIGN="top"><P>Ironwood Korea Ltd.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Korea</TD></TR></TABLE>\n</BODY></HTML>',
    rows: [
      ['Ironwood Semiconductor, Inc.', 'California'],
      ['Ironwood Wafer Technology (Chengdu) Co., Ltd.', 'China'],
      ['Ironwood Korea Ltd.', 'Korea'],
    ],
  },
  {
    title: 'a heading at the end of a page',
    text: '<HTML>\n<BODY>\n<P>Exhibit 21.1</P>\n<P>Subsidiaries of Larch Hill Industries, Inc.</P>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Jurisdiction</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Larch Hill Metals LLC</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Ohio</TD></TR>\n<TR><TD VALIGN="top"><P>Larch Hill Plastics Inc.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Ohio</TD></TR>\n<TR><TD VALIGN="top"><P>Building Products Segment</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top"></TD></TR></TABLE>\n<P ALIGN="center">1</P>\n<HR>\n<TABLE ALIGN="center">\n<TR><TD></TD><TD VALIGN="bottom"></TD><TD></TD></TR>\n<TR STYLE="page-break-inside:avoid; font-family:Times New Roman; font-size:8pt"><TD VALIGN="bottom"><P><B>Name</B></P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="bottom"><P><B>Jurisdiction</B></P></TD></TR>\n<TR><TD VALIGN="top"><P>Larch Windows & Doors Company</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Wisconsin</TD></TR>\n<TR><TD VALIGN="top"><P>Larch Roofing Ltd.</P></TD><TD VALIGN="bottom">&nbsp;&nbsp;</TD><TD VALIGN="top">Ontario</TD></TR></TABLE>\n</BODY></HTML>',
    rows: [
      ['Larch Hill Metals LLC', 'Ohio'],
      ['Larch Hill Plastics Inc.', 'Ohio'],
      ['Larch Windows & Doors Company', 'Wisconsin'],
      ['Larch Roofing Ltd.', 'Ontario'],
    ],
  },
  {
    title: 'the registrant in the first row of the table',
    text: '<html><body><div id="x"></div><div><div><span><br/></span></div></div><div><span>Exhibit 21.1</span></div>\n<div><table><tr><td colspan="3"><span style="font-weight:700">Quarry Lane Capital Corp.</span></td><td colspan="3"></td><td colspan="3"></td></tr><tr><td colspan="3"><span style="font-weight:700">Subsidiary</span></td><td colspan="3"></td><td colspan="3"><span style="font-weight:700">Jurisdiction</span></td></tr><tr><td colspan="3"><span>Quarry Lane SBIC, LP</span></td><td colspan="3"></td><td colspan="3"><span>Delaware</span></td></tr><tr><td colspan="3"><span>QLC Blocker Holdings, Inc.</span></td><td colspan="3"></td><td colspan="3"><span>Delaware</span></td></tr><tr><td colspan="3"><span>QLC Funding I LLC</span></td><td colspan="3"></td><td colspan="3"><span>Cayman Islands</span></td></tr></table></div><div></div></body></html>',
    rows: [
      ['Quarry Lane SBIC, LP', 'Delaware'],
      ['QLC Blocker Holdings, Inc.', 'Delaware'],
      ['QLC Funding I LLC', 'Cayman Islands'],
    ],
  },
  {
    title: 'a name without a place at the end of a page of names without legal forms',
    text: `<html><body><p>Exhibit 21.1</p><table><tr><td>Name</td><td>Jurisdiction</td></tr><tr><td>Belden Creek Wines</td><td>California</td></tr><tr><td>Belden Ridge Vineyard</td><td>California</td></tr><tr><td>Belden Vine Cellars</td><td></td></tr></table><p>3</p><table><tr><td>Name</td><td>Jurisdiction</td></tr><tr><td>BC Distribution Company</td><td>Oregon</td></tr></table></body></html>`,
    rows: [
      ['Belden Creek Wines', 'California'],
      ['Belden Ridge Vineyard', 'California'],
      ['Belden Vine Cellars'],
      ['BC Distribution Company', 'Oregon'],
    ],
    doubtful: true,
  },
  {
    title: 'a structure over a drawn tree',
    text: `EXHIBIT 21.1

Corporate structure of Lomond Energy Ltd.

Lomond Energy USA Inc. (Nevada)
 +-- Lomond Permian LLC (Texas)
 |    +-- LP Water Services LLC (Texas)
Lomond (UK) Limited (Scotland)
`,
    rows: [
      ['Lomond Energy USA Inc.', 'Nevada'],
      ['Lomond Permian LLC', 'Texas'],
      ['LP Water Services LLC', 'Texas'],
      ['Lomond (UK) Limited', 'Scotland'],
    ],
    levels: [0, 1, 2, 0],
  },
  {
    title: 'a place and a name that wrap together, under an indentation',
    text: `EXHIBIT 21

                       SUBSIDIARIES OF ATHERTON GLOBAL INC.

     Company                                   Jurisdiction
     -------                                   ------------
     Atherton Netherlands Antilles             Netherlands
       Finance N.V.                              Antilles
     Atherton Trading Ltd.                     British Virgin
                                                 Islands
     AGI Property Company                      District of
                                                 Columbia
`,
    rows: [
      ['Atherton Netherlands Antilles Finance N.V.', 'Netherlands Antilles'],
      ['Atherton Trading Ltd.', 'British Virgin Islands'],
      ['AGI Property Company', 'District of Columbia'],
    ],
  },
];
