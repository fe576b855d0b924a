import { expect, test } from 'vitest';
import { natureOf } from '../../parsers/filing/document-nature.ts';

const RELEASE = `Tern Harbor Robotics, Inc. Announces $8.0 Million Registered Direct Offering

PORTLAND, Ore., May 6, 2025 (NEWSWIRE) -- Tern Harbor Robotics, Inc. (Nasdaq: TRNH) today announced that it has entered into
securities purchase agreements. The shares are offered under a registration statement on
Form S-3 (File No. 333-270001), a prospectus supplement to which will be filed pursuant to Rule 424(b)(5).

Forward-Looking Statements`;

const AGREEMENT = `Dear Sirs:

Tern Harbor Robotics, Inc., a Delaware corporation (the "Company"), confirms its agreement with the agent, by and between
the parties hereto, that it will file a prospectus supplement relating to a registration statement on
Form S-3 (File No. 333-270001), and any
Issuer Free Writing Prospectus, as required by Rule 433.`;

const PAGES = `12
The Registrant hereby amends this Registration Statement on such date or dates as may be necessary to delay its effective date.
The information in this preliminary prospectus is not complete and may be changed.
PROSPECTUS
We are selling 4,000,000 shares of our Class A common stock.`;

test.each([
  [
    '424(b) legend',
    'Filed Pursuant to Rule 424(b)(5)\nRegistration No. 333-1\nPROSPECTUS SUPPLEMENT\n',
    'prospectus',
    '424B5',
  ],
  ['term sheet', 'Filed Pursuant to Rule 433\nPricing Term Sheet\n', 'free-writing-prospectus', 'FWP'],
  [
    'amendment',
    'Registration No. 333-1\nAMENDMENT NO. 2 TO FORM S-1\nREGISTRATION STATEMENT\n',
    'registration',
    'S-1/A',
  ],
  ['shelf', 'FORM S-3\nREGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933\n', 'registration', 'S-3'],
  ['fee exhibit', 'Calculation of Filing Fee Tables\nForm S-3\n(Form Type)\n', 'fee-exhibit', 'EX-FILING FEES'],
  ['report', 'WASHINGTON, D.C. 20549\nFORM 8-K\nCURRENT REPORT\n', 'current-report', '8-K'],
  ['annual report', 'FORM 10-K\nwe have a shelf registration statement on Form S-3\n', 'periodic-report', '10-K'],
  ['press release that cites a shelf', RELEASE, 'press-release', null],
  ['agreement whose lines begin with names of forms', AGREEMENT, 'agreement', null],
  ['agreement by its title', 'Exhibit 10.1\n\nCOMMON STOCK PURCHASE AGREEMENT\n\nTHIS AGREEMENT', 'agreement', null],
  ['pages of a registration statement', PAGES, 'registration', null],
])('tells the nature of a document from its own words: %s', (_, words, nature, form) => {
  expect(natureOf(words)).toMatchObject({ nature, form });
});

test('does not guess from a few words', () => {
  expect(natureOf('The prospectus supplement was filed on Form 424B5.')).toBeNull();
});
