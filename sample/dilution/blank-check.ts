import { dollars, grouped } from '../html.ts';
import { type DilutionDocument, dayFrom, type Setting } from './setting.ts';

/** A blank-check company's initial offering of units; the sponsor's warrants are bought privately beside it. */
export function unitOffering(setting: Setting): DilutionDocument {
  const { html, filedDate, random, agents, fileNumber } = setting;
  const name = `${setting.name.split(' ')[0]} Acquisition Corp.`;
  const units = random.int(3, 10) * 3_000_000;
  const fraction = random.pick([2, 3]);
  const publicWarrants = Math.floor(units / fraction);
  const privateWarrants = random.int(40, 90) * 100_000;
  const discount = 0.55;
  const days = random.pick([180, 365]);
  const text = (content: string) => ({ content, number: false });
  const body = html.page('424B4', [
    ...html.paragraphs('left', ['Filed Pursuant to Rule 424(b)(4)', `Registration No. ${fileNumber}`, 'PROSPECTUS']),
    ...html.headings([dollars(units * 10), name, `${grouped(units)} Units`]),
    ...html.paragraphs('left', [
      `${name} is a blank check company incorporated as a Cayman Islands exempted company. This is an initial public offering of our securities. Each unit has an offering price of $10.00 and consists of one Class A ordinary share and one-${fraction === 2 ? 'half' : 'third'} of one redeemable warrant. Each whole warrant entitles the holder thereof to purchase one Class A ordinary share at a price of $11.50 per share. We have granted the underwriters a 45-day option to purchase up to an additional ${grouped(Math.round(units * 0.15))} units to cover over-allotments, if any.`,
      `Our sponsor has agreed to purchase an aggregate of ${grouped(privateWarrants)} private placement warrants, each exercisable to purchase one Class A ordinary share at $11.50 per share, at a price of $1.50 per warrant, in a private placement that will close simultaneously with the closing of this offering.`,
    ]),
    html.table([
      [text(''), text('Per Unit'), text('Total')],
      [text('Public offering price'), text('$10.00'), text(dollars(units * 10))],
      [
        text('Underwriting discounts and commissions'),
        text(dollars(discount, 2)),
        text(dollars(Math.round(units * discount))),
      ],
      [
        text('Proceeds, before expenses, to us'),
        text(dollars(10 - discount, 2)),
        text(dollars(Math.round(units * (10 - discount)))),
      ],
    ]),
    html.p(`Sole Book-Running Manager: ${agents[0]}`, 'center'),
    html.p(`The date of this prospectus is ${dayFrom(setting, 0).words}.`, 'center'),
    html.heading('Underwriting'),
    html.p(
      `We, our sponsor and our officers and directors have agreed that we will not offer or sell any units, warrants or ordinary shares for a period of ${days} days after the date of this prospectus without the prior written consent of ${agents[0]}.`,
    ),
  ]);
  return {
    name: 'unit-offering',
    form: '424B4',
    type: '424B4',
    filedDate,
    body,
    expected: {
      offering: {
        type: 'ipo',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber,
        pricePerShare: 10,
        grossProceeds: units * 10,
        placementAgentOrUnderwriters: [agents[0]],
      },
      warrants: [
        { count: publicWarrants, exercisePrice: 11.5, preFunded: false },
        { count: privateWarrants, exercisePrice: 11.5, preFunded: false },
      ],
      lockups: [
        { parties: 'company', days },
        { parties: 'directors and officers', days },
      ],
    },
    absent: ['convertibles', 'rofr', 'exchangeCompliance', 'reverseSplit', 'corporateActions'],
    optional: [
      'offering.pricePerShare',
      'offering.sharesOffered',
      'offering.netProceeds',
      'warrants[0].count',
      'lockups[2]',
    ],
  };
}
