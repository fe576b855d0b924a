/** Fictional schedules in layouts of text documents, one for each class. */

export const wrappedLabels = `                       SECURITIES AND EXCHANGE COMMISSION
                            Washington, D.C.  20549

                                 SCHEDULE 13G
                   Under the Securities Exchange Act of 1934
                              (Amendment No.  3 )

Name of Issuer:           Harrowgate Biologics Inc
Title of Class of Securities:   Common Stock
CUSIP Number:             41355H107
Date of Event Which Requires Filing of this Statement: 12/31/2001

1)   Name of Reporting Person             Pellington Advisers Corp
     S.S. or I.R.S. Identification
     No. of Above Person                  13-1234567

2)   Check the Appropriate Box if a       (a)
     Member of a Group                    (b)   X

3)   SEC Use Only

4)   Citizenship or Place of
     Organization                         New York

Number of        5) Sole Voting           1,200,300
Shares              Power
Beneficially
Owned by         6) Shared Voting         0
Each                Power
Reporting
Person           7) Sole Dispositive      1,500,400
With                Power

                 8) Shared Dispositive    0
                    Power

9)   Aggregate Amount Beneficially        1,500,400
     Owned by Each Reporting Person

10)  Check Box if the Aggregate
     Amount in Row (9) Excludes
     Certain Shares

11)  Percent of Class Represented         6.7%
     by Amount in Row 9

12)  Type of Reporting Person             IA
`;

export const numbersOnly = `SCHEDULE 13D/A
Under the Securities Exchange Act of 1934
(Amendment No. 7)

_____________Harrowgate Biologics Inc____________
                (Name of Issuer)
_____________Common Stock, $.01 par value________
         (Title of Class of Securities)
_______________41355H107_________________________
                (CUSIP Number)
     John Q. Counsel, 1 Main St., (212) 555-1212
_______________March 3, 1999_____________________
(Date of Event which Requires Filing of this Statement)

CUSIP No. 41355H107

(1) _Pellington Partners L.P.____________________
(2) (a) ___X___  (b) _______
(4) __WC__
(6) _Delaware_
(7) ___1,234,567___
(8) ___0___
(9) ___1,234,567___
(10) ___0___
(11) ___1,234,567___
(13) ___12.3%___
(14) ___PN___

(1) _Pellington GP Inc.____________________
(2) (a) ___X___  (b) _______
(4) __AF__
(6) _Delaware_
(7) ___0___
(8) ___1,234,567___
(9) ___0___
(10) ___1,234,567___
(11) ___1,234,567___
(13) ___12.3%___
(14) ___CO___

Item 1.  Security and Issuer.
`;

export const interleaved = `                    SCHEDULE 13G
    Under the Securities Exchange Act of 1934

      Harrowgate Biologics Inc        Common Stock
        (Name of Issuer)      (Title of Class of Securities)

  41355H107
(CUSIP Number)
   December 31, 2004
(Date of Event Which Requires Filing of this Statement)

CUSIP No. 41355H107
-------------------------------------------------
1   NAME OF REPORTING PERSON
    SS OR IRS IDENTIFICATION NO. OF ABOVE PERSON
    Calder Point Trust Company
    74-1234567
-------------------------------------------------
2   CHECK THE APPROPRIATE BOX IF A MEMBER OF A GROUP*
                                    (a) [ ]
                                    (b) [x]
-------------------------------------------------
3   SEC USE ONLY
-------------------------------------------------
4   CITIZENSHIP OR PLACE OF ORGANIZATION
    Texas
-------------------------------------------------
                  5   SOLE VOTING POWER
                      ____812,000____
     NUMBER OF
      SHARES      6   SHARED VOTING POWER
   BENEFICIALLY       ____15,500____
     OWNED BY
       EACH       7   SOLE DISPOSITIVE POWER
    REPORTING         ____812,000____
      PERSON
       WITH       8   SHARED DISPOSITIVE POWER
                      ____15,500____
-------------------------------------------------
9   AGGREGATE AMOUNT BENEFICIALLY OWNED BY EACH
    827,500
    REPORTING PERSON
-------------------------------------------------
10  CHECK BOX IF THE AGGREGATE AMOUNT IN ROW (9)
    EXCLUDES CERTAIN SHARES*                 [ ]
-------------------------------------------------
11  PERCENT OF CLASS REPRESENTED BY AMOUNT IN ROW 9
    ____5.6____
-------------------------------------------------
12  TYPE OF REPORTING PERSON*
    ____BK____
-------------------------------------------------
`;

export const itemsOnly = `SECURITIES AND EXCHANGE COMMISSION
SCHEDULE 13G
UNDER THE SECURITIES EXCHANGE ACT OF 1934
AMENDMENT NO. 1

Item 1 (a) Name of Issuer:
           Harrowgate Biologics, Inc.
       (b) Address: 9 Elm Street, Dover DE

Item 2 (a) Names of Persons Filing:
           Calder Point Capital LLC
           Ida M. Wexcombe
       (b) Address: 100 Pine Street
       (c) Citizenship: Delaware; USA
       (d) Title of Class of Securities: Common
       (e) CUSIP: 41355H107

Item 3 Type of person: (e) Investment adviser

Item 4 Ownership:
       (a) Amount beneficially owned: 2,345,678 shares
       (b) Percent of class: 7.9%
       (c) Number of shares as to which each person has:
           (i) sole power to vote or direct the vote: 2,000,000
           (ii) shared power to vote: -0-
           (iii) sole power to dispose or direct the disposition: 2,345,678
           (iv) shared power to dispose: -0-
Item 5 Ownership of five percent or less: Not applicable
`;

export const valuesBesideLabels = `SCHEDULE 13G/A   Amendment No. 2
Name of Issuer (Harrowgate Biologics Inc)
(Title of Class of Securities) Common Stock
(CUSIP Number) 41355H107
(Date of Event) December 31, 2010

1. Names of Reporting Persons. I.R.S. Identification Nos. of above persons (entities only).
Larch Hill Management, Inc. (tax ID: 22-3456789)
2. Check the Appropriate Box if a Member of a Group (See Instructions)
(a) _____ (b) _____
3. SEC Use Only
4. Citizenship or Place of Organization: Maryland
Number of Shares Beneficially Owned by Each Reporting Person With
5. Sole Voting Power: 3,456,789
6. Shared Voting Power: NONE
7. Sole Dispositive Power: 4,567,890
8. Shared Dispositive Power: NONE
9. Aggregate Amount Beneficially Owned by Each Reporting Person: 4,567,890
10. Check if the Aggregate Amount in Row (9) Excludes Certain Shares: Not Applicable
11. Percent of Class Represented by Amount in Row (9): 8.10%
12. Type of Reporting Person: IA
`;
