import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { registrationEventsV1 } from '../../parsers/registration-events/registration-events.v1.ts';
import { rowsOf } from '../parser-rows.ts';
import { bareSubmission } from './offering-submission.ts';

function read(type: string, text: string, fileNumber?: string) {
  const submission = bareSubmission(type, text, fileNumber === undefined ? {} : { fileNumber });
  const [document] = registrationEventsV1.appliesTo(submission);
  if (document === undefined) throw new Error(`nothing applies to ${type}`);
  const context = { filedDate: parseIsoDate('2025-03-31'), upstream: new Map() };
  return registrationEventsV1.parse(submission, document, context);
}

const EFFECT_XML = `<?xml version="1.0"?><edgarSubmission><submissionType>EFFECT</submissionType><effectiveData><accessionNumber>0000000001-25-000001</accessionNumber><form>S-3</form><filer><cik>0000000001</cik><entityName>X</entityName><fileNumber>333-284478</fileNumber></filer><finalEffectivenessDispDate>2025-04-02</finalEffectivenessDispDate><finalEffectivenessDispTime>04:00 PM</finalEffectivenessDispTime></effectiveData></edgarSubmission>`;

describe('registration events', () => {
  test('an EFFECT notice states its own date, as XML and as text', () => {
    const xml = read('EFFECT', EFFECT_XML, '333-284478');
    const event = { fileNumber: '333-284478', form: 'EFFECT', event: 'effective', date: '2025-04-02' };
    expect(xml.result?.events).toEqual([event]);
    expect(xml.confidence).toBe(0.95);
    expect(xml.spans['events[0].date']?.[0]?.text).toBe('2025-04-02');
    const text = read(
      'EFFECT',
      '<html><p>Notice of Effectiveness</p><p>Effectiveness Date: April 2, 2025 4:00 P.M.</p><p>Form: S-3</p><p>CIK: 0000000001</p><p>Company Name: X</p><p>File Number: 333-284478</p></html>',
    );
    expect(text.result?.events).toEqual([event]);
    expect(text.confidence).toBe(0.8);
  });

  test('a withdrawal takes effect when filed; taking the request back changes nothing', () => {
    const letter =
      '<html><p>Re: Quill Corp. Request for Withdrawal of Registration Statement on Form S-1 (File No. 333-281000)</p><p>The company requests withdrawal, effective as of the date hereof.</p></html>';
    const outcome = read('RW', letter, '333-281000');
    expect(outcome.result?.events).toEqual([
      { fileNumber: '333-281000', form: 'RW', event: 'withdrawn', date: '2025-03-31' },
    ]);
    expect(outcome.crossValidations).toEqual([{ name: 'file number = header file number', passed: true }]);
    expect(read('RW WD', letter).result?.events).toEqual([]);
    const [row] = rowsOf(registrationEventsV1, outcome);
    expect(row?.values).toMatchObject({ event: 'withdrawn' });
    expect(row?.valueSpans['fileNumber']?.[0]?.text).toBe('333-281000');
  });

  test('a letter may withdraw several registrations, or only an amendment of one', () => {
    const both =
      '<html><p>Re: Perlin plc</p><p>Application for Withdrawal of Registration Statement on Form F-1, File No. 333-281001, and Registration Statement on Form F-6, File No. 333-281002</p><p>Ladies and Gentlemen:</p><p>The company requests withdrawal of the Registration Statements and of Amendment No. 1. It may file again, as it did under File No. 333-170000.</p></html>';
    expect(read('RW', both, '333-281001').result?.events.map(({ fileNumber }) => fileNumber)).toEqual([
      '333-281001',
      '333-281002',
    ]);
    const amendment =
      '<html><p>Re: Perlin plc, Post-Effective Amendment No. 1 to Registration Statement on Form S-1, File No. 333-281003</p><p>Dear Ms. Ames:</p><p>The company hereby requests withdrawal of the above-mentioned Post-Effective Amendment.</p></html>';
    expect(read('RW', amendment, '333-281003').result?.events).toEqual([]);
  });

  test('an amendment that updates the prospectus recalls its undertaking, and keeps it by its own words', () => {
    const promise =
      'In accordance with an undertaking to remove from registration, by means of a post-effective amendment, any securities that remain unsold at the termination of the offering, ';
    const head = '<html><p>Registration No. 333-270501</p><p>POST-EFFECTIVE AMENDMENT NO. 2 TO FORM S-1</p>';
    const updating = `${head}<p>${promise}we may amend again. This amendment is filed pursuant to Section 10(a)(3).</p></html>`;
    expect(read('POS AM', updating, '333-270501').result?.events).toEqual([]);
    const removing = `${head}<p>${promise}the company hereby removes from registration all securities that remain unsold.</p></html>`;
    expect(read('POS AM', removing, '333-270501').result?.events).toMatchObject([{ event: 'deregistered' }]);
  });

  test('a POS AM deregisters only where it says so', () => {
    const deregistering =
      '<html><p>Registration No. 333-270500</p><p>POST-EFFECTIVE AMENDMENT NO. 1 TO FORM S-3</p><p>The registrant hereby removes from registration all securities registered but unsold under the registration statement.</p></html>';
    expect(read('POS AM', deregistering, '333-270500').result?.events).toMatchObject([{ event: 'deregistered' }]);
    const updating =
      '<html><p>Registration No. 333-270500</p><p>POST-EFFECTIVE AMENDMENT NO. 1 TO FORM S-1</p><p>This amendment updates the prospectus with the audited financial statements of the year.</p></html>';
    expect(read('POS AM', updating, '333-270500').result?.events).toEqual([]);
  });

  test('a contradiction of the header is never high; no number at all is refused', () => {
    const outcome = read('EFFECT', EFFECT_XML, '333-999999');
    expect(outcome.crossValidations).toEqual([{ name: 'file number = header file number', passed: false }]);
    expect(outcome.confidence).toBeLessThan(0.9);
    expect(read('RW', '<p>We withdraw the registration statement.</p>')).toMatchObject({ status: 'rejected' });
  });
});
