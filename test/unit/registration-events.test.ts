import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { registrationEventsV2 } from '../../parsers/registration-events/registration-events.v2.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { rowsOf } from '../parser-rows.ts';
import { bareSubmission } from './offering-submission.ts';

function read(type: string, text: string, fileNumber?: string) {
  const submission = bareSubmission(type, text, fileNumber === undefined ? {} : { fileNumber });
  const [document] = registrationEventsV2.appliesTo(submission);
  if (document === undefined) throw new Error(`nothing applies to ${type}`);
  const context = { filedDate: parseIsoDate('2025-03-31'), upstream: new Map() };
  return registrationEventsV2.parse(submission, document, context);
}

const EFFECT_XML = `<?xml version="1.0"?><edgarSubmission><submissionType>EFFECT</submissionType><effectiveData><accessionNumber>0000000001-25-000001</accessionNumber><form>S-3</form><filer><cik>0000000001</cik><entityName>X</entityName><fileNumber>333-284478</fileNumber></filer><finalEffectivenessDispDate>2025-04-02</finalEffectivenessDispDate><finalEffectivenessDispTime>04:00 PM</finalEffectivenessDispTime></effectiveData></edgarSubmission>`;

describe('registration events', () => {
  test('an EFFECT notice states its own date, as XML and as text', () => {
    const xml = read('EFFECT', EFFECT_XML, '333-284478');
    const event = { fileNumber: '333-284478', form: 'EFFECT', event: 'effective', date: '2025-04-02' };
    expect(xml.result?.registrationEvents).toEqual([event]);
    expect(xml.confidence).toBe(0.9);
    expect(xml.spans['registrationEvents[0].date']?.[0]?.text).toBe('2025-04-02');
    const text = read(
      'EFFECT',
      '<html><p>Notice of Effectiveness</p><p>Effectiveness Date: April 2, 2025 4:00 P.M.</p><p>Form: S-3</p><p>CIK: 0000000001</p><p>Company Name: X</p><p>File Number: 333-284478</p></html>',
    );
    expect(text.result?.registrationEvents).toEqual([event]);
    expect(text.confidence).toBe(0.9);
  });

  test('a withdrawal takes effect when filed; taking the request back changes nothing', () => {
    const letter =
      '<html><p>Re: Quill Corp. Request for Withdrawal of Registration Statement on Form S-1 (File No. 333-281000)</p><p>The company requests withdrawal, effective as of the date hereof.</p></html>';
    const outcome = read('RW', letter, '333-281000');
    expect(outcome.result?.registrationEvents).toEqual([
      { fileNumber: '333-281000', form: 'RW', event: 'withdrawn', date: '2025-03-31' },
    ]);
    expect(outcome.crossValidations).toEqual([{ name: 'file number = header file number', passed: true }]);
    expect(read('RW WD', letter)).toMatchObject({ status: 'parsed', result: {} });
    const [row] = rowsOf(registrationEventsV2, outcome);
    expect(row?.values).toMatchObject({ event: 'withdrawn' });
    expect(row?.valueSpans['fileNumber']?.[0]?.text).toBe('333-281000');
  });

  test('a letter may withdraw several registrations, or only an amendment of one', () => {
    const both =
      '<html><p>Re: Perlin plc</p><p>Application for Withdrawal of Registration Statement on Form F-1, File No. 333-281001, and Registration Statement on Form F-6, File No. 333-281002</p><p>Ladies and Gentlemen:</p><p>The company requests withdrawal of the Registration Statements and of Amendment No. 1. It may file again, as it did under File No. 333-170000.</p></html>';
    expect(read('RW', both, '333-281001').result?.registrationEvents?.map(({ fileNumber }) => fileNumber)).toEqual([
      '333-281001',
      '333-281002',
    ]);
    const amendment =
      '<html><p>Re: Perlin plc, Post-Effective Amendment No. 1 to Registration Statement on Form S-1, File No. 333-281003</p><p>Dear Ms. Ames:</p><p>The company hereby requests withdrawal of the above-mentioned Post-Effective Amendment.</p></html>';
    expect(read('RW', amendment, '333-281003')).toMatchObject({ status: 'parsed', result: {} });
  });

  test('an amendment that updates the prospectus recalls its undertaking, and keeps it by its own words', () => {
    const promise =
      'In accordance with an undertaking to remove from registration, by means of a post-effective amendment, any securities that remain unsold at the termination of the offering, ';
    const head = '<html><p>Registration No. 333-270501</p><p>POST-EFFECTIVE AMENDMENT NO. 2 TO FORM S-1</p>';
    const updating = `${head}<p>${promise}we may amend again. This amendment is filed pursuant to Section 10(a)(3).</p></html>`;
    expect(read('POS AM', updating, '333-270501')).toMatchObject({ status: 'parsed', result: {} });
    const removing = `${head}<p>${promise}the company hereby removes from registration all securities that remain unsold.</p></html>`;
    expect(read('POS AM', removing, '333-270501').result?.registrationEvents).toMatchObject([
      { event: 'deregistered' },
    ]);
  });

  test('a POS AM deregisters only where it says so', () => {
    const deregistering =
      '<html><p>Registration No. 333-270500</p><p>POST-EFFECTIVE AMENDMENT NO. 1 TO FORM S-3</p><p>The registrant hereby removes from registration all securities registered but unsold under the registration statement.</p></html>';
    expect(read('POS AM', deregistering, '333-270500').result?.registrationEvents).toMatchObject([
      { event: 'deregistered' },
    ]);
    const updating =
      '<html><p>Registration No. 333-270500</p><p>POST-EFFECTIVE AMENDMENT NO. 1 TO FORM S-1</p><p>This amendment updates the prospectus with the audited financial statements of the year.</p></html>';
    expect(read('POS AM', updating, '333-270500')).toMatchObject({ status: 'parsed', result: {} });
  });

  test('a bare document is what its own words make it', () => {
    const bare = (text: string) => {
      const submission = readBareDocument(Buffer.from(text), {});
      const [document] = submission.documents;
      if (document === undefined) throw new Error('no document');
      return registrationEventsV2.parse(submission, document, { filedDate: null, upstream: new Map() });
    };
    const letter = bare(
      '<html><p>May 2, 2025</p><p>VIA EDGAR</p><p>Securities and Exchange Commission</p><p>Re: Quill Corp. (Commission File No. 001-38999)<br>Request for Withdrawal of Registration Statement on Form S-1 (File No. 333\u2011281000)</p><p>Ladies and Gentlemen:</p><p>Pursuant to Rule 477, Quill Corp. requests that the Commission consent to the withdrawal of the Registration Statement, relating to a proposed underwritten initial public offering of up to $12,500,000 of common stock. It may undertake a private offering of up to $3,000,000 in reliance on Rule 155(c).</p></html>',
    );
    expect(letter.result).toEqual({
      registrationEvents: [{ fileNumber: '333-281000', form: 'RW', event: 'withdrawn', date: '2025-05-02' }],
      offering: { fileNumber: '333-281000', type: 'ipo', maxAggregateOffering: 12_500_000 },
    });
    expect(letter.confidences).toMatchObject({ 'offering.fileNumber': 0.9, 'offering.type': 0.8 });
    const amendment = bare(
      '<html><p>As filed with the Securities and Exchange Commission on June 3, 2025</p><p>Registration No. 333-270500</p><p>POST-EFFECTIVE AMENDMENT NO. 1 TO FORM S-3 REGISTRATION STATEMENT</p><p>DEREGISTRATION OF SECURITIES</p><p>Quill Corp. hereby removes from registration all of the securities that remain unsold under Registration Statement No. 333-270500.</p></html>',
    );
    expect(amendment.result).toMatchObject({
      registrationEvents: [{ fileNumber: '333-270500', form: 'POS AM', event: 'deregistered', date: '2025-06-03' }],
      offering: { fileNumber: '333-270500' },
    });
    const plan = bare(
      '<html><p>Re: Quill Corp., Registration Statement on Form S-8 (File No. 333-281005)</p><p>Dear Sir or Madam:</p><p>Quill Corp. hereby applies for withdrawal of the Registration Statement under Rule 477.</p></html>',
    );
    expect(plan).toMatchObject({ status: 'rejected', reasons: [{ code: 'no-date' }] });
    for (const other of [
      '<html><p>FORM 8-K</p><p>CURRENT REPORT</p><p>Item 8.01. On May 2, 2025 the company requested withdrawal of its registration statement on Form S-1 (File No. 333-281000) under Rule 477.</p></html>',
      '<html><p>Re: Quill Corp., Registration Statement on Form S-1 (File No. 333-281000)</p><p>Ladies and Gentlemen:</p><p>Quill Corp. hereby requests acceleration of the effective date of the Registration Statement to 4:00 p.m.</p></html>',
    ]) {
      expect(bare(other).status).toBe('not_applicable');
    }
  });

  test('a contradiction of the header is never high; no number at all is refused', () => {
    const outcome = read('EFFECT', EFFECT_XML, '333-999999');
    expect(outcome.crossValidations).toEqual([{ name: 'file number = header file number', passed: false }]);
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(read('RW', '<p>We withdraw the registration statement.</p>')).toMatchObject({ status: 'rejected' });
  });
});
