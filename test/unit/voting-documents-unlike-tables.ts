/** Votes told by consents, lists, scores and closing sentences, and tables with more columns, rows and lines than counts. */
export const UNLIKE_TABLES: Readonly<Record<string, string>> = {
  wrappedHeadings: `FORM 8-K
Date of Report (Date of earliest event reported): April 27, 2011

Item 5.07   Submission of Matters to a Vote of Security Holders

     The annual meeting of shareholders of Beaver Hollow Bancorp was held on
April 27, 2011. Holders of 2,114,870 of the 2,660,001 shares outstanding and
entitled to vote were present in person or by proxy.

     1.  Election of Directors.  The following persons were elected for
terms expiring in 2014:

                                          Votes          Broker
                            Votes         Withheld       Non-
     Nominee                For           Authority      Votes
     -------                -----         ---------      ------
     Lowell T. Pruitt     1,502,330        101,220       511,320
     Agnes Mae Corrigan   1,480,117        123,433       511,320
     J. Harlan Stout III  1,590,004         13,546       511,320

     2.  Ratification of S.R. Tolliver & Co., P.C.:

         FOR  2,090,114    AGAINST  12,006    ABSTAIN  12,750

     3.  Advisory vote on the compensation of the named executive
officers:

         FOR  1,398,000    AGAINST  160,550    ABSTAIN  45,000
         BROKER NON-VOTES  511,320

                                  SIGNATURES`,
  ordinalProposals: `Item 5.07 Submission of Matters to a Vote of Security Holders.
At the Special Meeting of Stockholders of Copperline Oncology, Inc. held on August 9, 2023, holders of 18,402,117 shares of common stock, representing 41.2% of the 44,665,332 shares outstanding as of the June 30, 2023 record date, were present. Stockholders considered two proposals.
The first proposal, to approve an amendment to the certificate of incorporation effecting a reverse stock split at a ratio between 1-for-10 and 1-for-40, was approved with 15,220,331 votes in favor, 3,061,774 votes opposed and 120,012 abstentions.
The second proposal, to approve the issuance of up to 9,000,000 shares of common stock upon exercise of warrants in accordance with Nasdaq Listing Rule 5635(d), received 6,010,992 votes in favor, 1,204,405 votes opposed, 88,100 abstentions and 11,098,620 broker non-votes, and was likewise approved.
A third proposal, to adjourn the meeting, was not needed and was not voted upon.`,
  closingOutcomes: `Item 5.07 Submission of Matters to a Vote of Security Holders.
On May 19, 2016 Tallgrass Tool Works, Inc. held its annual meeting of shareholders. The tabulation was:
Election of directors
Name For Withheld Broker Non-Votes
Orrin Blakesley 8,220,114 301,990 1,422,870
Teodora Vance 8,001,220 520,884 1,422,870
Advisory vote on executive compensation
For Against Abstain Broker Non-Votes
7,110,400 1,390,604 21,100 1,422,870
Ratification of auditors
For Against Abstain
9,880,220 52,014 12,740
Shareholder proposal on political spending
For Against Abstain Broker Non-Votes
2,004,100 6,220,004 298,000 1,422,870
Both nominees were elected, the say-on-pay resolution and the ratification of the auditors were approved, and the shareholder proposal was rejected.`,
  consentForEach: `Item 5.07 Submission of Matters to a Vote of Security Holders.
Effective March 3, 2020, the holders of a majority of the voting power of Riverstone Lithium Corp. took action by written consent without a meeting under Section 78.320 of the Nevada Revised Statutes. The consenting stockholders held 91,200,000 of the 160,440,100 shares then entitled to vote (56.8%). They approved:
1. An amendment to the articles of incorporation to increase the authorized common stock from 200,000,000 to 1,000,000,000 shares.
2. The 2020 Equity Incentive Plan, under which 25,000,000 shares are reserved.
Each action received 91,200,000 votes in favor. No votes against were solicited.`,
  adjournedInPart: `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual meeting of Lakeview Biologics, Inc. convened on June 14, 2022. Holders of 30,110,448 shares were present or represented, of 58,002,100 shares entitled to vote as of April 22, 2022.
Proposal 1. Election of two Class I directors.
Director For Withheld Broker Non-Votes
Owen Castellan 12,880,100 3,110,448 14,119,900
Hui-Min Zhao 13,990,048 2,000,500 14,119,900
Proposal 2. Ratification of Marsh & Toller LLP. The appointment was ratified.
For Against Abstain
29,500,100 410,348 200,000
Proposal 3. Amendment of the certificate of incorporation to increase the authorized shares. The meeting was adjourned with respect to Proposal 3 only, until July 12, 2022 at 9:00 a.m., to allow additional time to solicit proxies. No vote was taken on Proposal 3.`,
  slateColumn: `Item 5.07 Submission of Matters to a Vote of Security Holders.
On September 14, 2023 Corvid Networks held its annual meeting. According to the final report of First Coast Inspectors, the independent inspector of elections, the results were:
Nominee Slate For Withhold
Alice Montgomery Company 31,220,114 2,110,005
Derrick Paulson Company 15,004,119 18,326,000
Nadia Rehman Opalstone 19,220,100 14,110,019
Kirk Voss Opalstone 10,030,119 23,300,000
The three candidates receiving the most votes, Ms. Montgomery, Mr. Paulson and Ms. Rehman, were elected.`,
  blankCheck: `Item 5.07 Submission of Matters to a Vote of Security Holders.
On February 11, 2013 a special meeting of shareholders of Ostrander Mines Ltd. was held.
1. To amend the articles of incorporation to authorize the Board of Directors to issue up to 5,000,000 shares of preferred stock in one or more series.
For: 11,002,440 Against: 2,110,200 Abstain: 40,100
2. To approve the issuance of 4,000,000 shares to Kestrel Fund under NYSE American Rule 713.
For: 10,990,440 Against: 2,122,200 Abstain: 40,100`,
  countsBehindList: `Item 5.07 Submission of Matters to a Vote of Security Holders.
(a) and (b) On March 22, 2012, Old Mill Savings Financial held its annual meeting. 3,220,118 of 3,990,004 shares were represented. The items voted upon and the results:
(i) The election of directors for a three-year term:
 - Homer Quist: 2,100,330 FOR; 119,788 WITHHELD
 - Betty Lou Crane: 2,000,110 FOR; 220,008 WITHHELD
(ii) The ratification of Fisk Roe LLP as auditors: 3,200,118 FOR; 15,000 AGAINST; 5,000 ABSTAIN
Broker non-votes totaled 1,000,000 in the election of directors.`,
  exhibitOnly: `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual general meeting of Boreal Shipping plc was held on June 30, 2014. The shareholders elected Henrik Aas, Marit Lie and Jonas F. Berg as directors, approved the remuneration report and reappointed Deloitte LLP as auditors. The detailed voting results are set out in Exhibit 99.2 and incorporated by reference.`,
  reconvened: `Item 5.07 Submission of Matters to a Vote of Security Holders.
On October 3, 2023, Sable Robotics, Inc. reconvened its annual meeting of stockholders, which had been adjourned on September 12, 2023 for lack of a quorum. At the reconvened meeting holders of 20,118,330 shares were present.
Proposal 1: Election of directors
For Withheld Broker Non-Votes
Leo Strand 11,220,100 1,000,230 7,898,000
Proposal 2: Approve reverse stock split
For Against Abstain
17,118,330 2,900,000 100,000
Proposal 2 was approved.`,
  quorumLines: `Item 5.07 Submission of Matters to a Vote of Security Holders.
The Company held its annual meeting on June 8, 2016.
Proposal 1: Election of Directors
Shares outstanding and entitled to vote: 12,004,100
Shares represented at the meeting: 10,120,440
Nominee For Withheld
Lila Abramson 9,880,100 240,340
Chet Durham 9,770,020 350,420
Proposal 2: To ratify the auditors
Shares outstanding and entitled to vote: 12,004,100
Shares represented at the meeting: 10,120,440
For Against Abstain
10,100,000 12,240 8,200`,
  honorificColumn: `<html><body><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p><p>The annual meeting was held on July 20, 2021.</p><p>1. Election of directors</p>
<table><tr><td></td><td>Name</td><td>Term Expires</td><td>Votes For</td><td>Votes Withheld</td><td>Broker Non-Votes</td></tr>
<tr><td>Dr.</td><td>Irene Kowalczyk</td><td>2024</td><td>6,110,220</td><td>50,110</td><td>900,000</td></tr>
<tr><td>Mr.</td><td>Anders Bly</td><td>2024</td><td>6,000,110</td><td>160,220</td><td>900,000</td></tr>
<tr><td>Hon.</td><td>Ruth Pettigrew</td><td>2023</td><td>5,900,330</td><td>260,000</td><td>900,000</td></tr></table>
<p>2. Ratification of the independent registered public accounting firm. For 7,000,220; Against 40,110; Abstain 20,000. There were no broker non-votes.</p></body></html>`,
  mergedNominees: `<html><body><p><b>Item 5.07. Submission of Matters to a Vote of Security Holders.</b></p><p>At the annual meeting held on May 11, 2023 stockholders elected the directors and ratified the auditor.</p>
<table><tr><td><b>Nominee</b></td><td colspan="2"><b>Votes</b></td></tr>
<tr><td rowspan="3">Arlene Whitcomb</td><td>For</td><td>10,220,440</td></tr><tr><td>Withheld</td><td>410,220</td></tr><tr><td>Broker Non-Votes</td><td>2,004,400</td></tr>
<tr><td rowspan="3">Bashir Noori</td><td>For</td><td>10,110,330</td></tr><tr><td>Withheld</td><td>520,330</td></tr><tr><td>Broker Non-Votes</td><td>2,004,400</td></tr></table>
<p>Ratification of Plante Roe LLP as independent auditor:</p>
<table><tr><td>For</td><td>12,600,000</td></tr><tr><td>Against</td><td>30,060</td></tr><tr><td>Abstain</td><td>5,000</td></tr></table></body></html>`,
  answersColumn: `<html><body><p>Item 5.07. Submission of Matters to a Vote of Security Holders.</p><p>The annual meeting of shareholders of Sierra Verde Bank was held May 18, 2011. Cumulative voting was in effect. Nine candidates stood for seven seats.</p>
<table><tr><td>Candidate</td><td>Nominated by</td><td>Votes For</td><td>Elected</td></tr>
<tr><td>Ramona Ellery</td><td>Board</td><td>3,410,220</td><td>Yes</td></tr><tr><td>Guy Portnoy</td><td>Board</td><td>3,220,100</td><td>Yes</td></tr><tr><td>Leon Baptiste</td><td>Shareholder</td><td>2,880,110</td><td>No</td></tr></table></body></html>`,
  longTitles: `<html><body><p>Item 5.07. Submission of Matters to a Vote of Security Holders.</p><p>On July 7, 2022 the annual meeting was held.</p>
<table><tr><td>Proposal</td><td>For</td><td>Against</td><td>Abstain</td><td>Broker Non-Votes</td></tr>
<tr><td>1. To approve an amendment to the Company's Third Amended and Restated Certificate of Incorporation to effect, at the discretion of the Board of Directors at any time prior to the first anniversary of the date of the meeting, a reverse stock split of all of the issued and outstanding shares of the Company's common stock, par value $0.001 per share, including any shares held by the Company as treasury shares, at a ratio in the range of not less than one-for-ten and not greater than one-for-sixty, with the exact ratio within that range to be determined in the discretion of the Board of Directors and publicly announced prior to the effectiveness of the split, and to make certain conforming changes to the Certificate of Incorporation as more fully described in the proxy statement.</td><td>44,110,200</td><td>10,220,300</td><td>110,000</td><td>0</td></tr>
<tr><td>2. To ratify Marcum LLP</td><td>54,000,200</td><td>330,300</td><td>110,000</td><td>0</td></tr></table></body></html>`,
  withdrawn: `Item 5.07 Submission of Matters to a Vote of Security Holders.
A special meeting of shareholders of Dover Creek Bancshares was held on November 15, 2016. There were 2,401,110 shares entitled to vote; 1,990,220 were represented.
1. Approval of the Agreement and Plan of Reorganization with Union Valley Corp.
   Votes For ..... 1,880,110     Votes Against ..... 90,110     Abstain ..... 20,000
2. Approval of adjournment: this proposal was withdrawn because sufficient votes were received.`,
  scoreOfVotes: `Item 5.07 Submission of Matters to a Vote of Security Holders.
The annual meeting of members of Tumbleweed Growers was held on January 19, 2017.
The members approved an amendment of the bylaws by a vote of 5,800 to 310.`,
  tableWithBars: `Item 5.07 | Submission of Matters to a Vote of Security Holders. |
On May 16, 2019, the annual meeting of stockholders was held.
Proposal 1: Election of directors
| | | | | |
Nominee | | For | | | Withheld | |
Dora Alvarez | | | 91,731,700 | | | | 2,151,900 | |
Rob Dennison | | | 93,000,600 | | | | 883,000 | |
Proposal 2: Ratification of the auditor
For | | Against | | Abstain |
93,800,600 | | 80,000 | | 3,000 |`,
  noQuorum: `Item 5.07 Submission of Matters to a Vote of Security Holders.
On July 14, 2021, the annual meeting of stockholders was convened. Only 14,022,118 of the 41,362,880 shares outstanding were present. Because a quorum was not present, no vote was taken on any of the proposals: (1) the election of directors, (2) the ratification of the auditor and (3) the advisory vote on pay. The meeting was adjourned to August 11, 2021.`,
};
