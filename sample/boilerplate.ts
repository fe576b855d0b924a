const TOPICS = [
  'our suppliers and contract manufacturers',
  'our information systems and those of our vendors',
  'the protection of our intellectual property',
  'the retention of key employees',
  'changes in tax law and customs duties',
  'competition from larger companies',
  'our dependence on a small number of customers',
  'environmental, health & safety regulation',
  'pending and future litigation',
  'our insurance coverage',
  'changes in accounting standards',
  'currency exchange rates and inflation',
  'the integration of acquired businesses',
  'our disclosure controls and procedures',
  'weather, public health and other events beyond our control',
  'anti-takeover provisions in our charter documents',
];

const SENTENCES = [
  'Our results could be harmed by developments that concern {topic}, and we may not be able to respond to them quickly or at a reasonable cost.',
  'In each of the past three years we have spent management time on {topic}; there is no assurance that this will suffice, or that it won’t divert attention from our business.',
  'If the measures we have taken with respect to {topic} prove to be inadequate, our revenue, our margins — and the price of our common stock — may decline.',
  'We have adopted a written policy on {topic} (the “Policy”), which our board of directors reviews once a year and which employees acknowledge in writing.',
  'Some of our competitors have greater resources to deal with {topic} than we do, and may therefore offer lower prices or longer payment terms than we can.',
  'Statements in this report about {topic} are forward-looking, and actual events may differ from those that we expect today.',
];

/** Risk factors of a typical length: the same sentences in another order for each issuer; they state no fact. */
export function riskSections(issuerIndex: number): { heading: string; paragraphs: readonly string[] }[] {
  return TOPICS.map((_, i) => {
    const topic = TOPICS[(i * 5 + issuerIndex) % TOPICS.length] ?? '';
    const sentences = SENTENCES.map((_, j) =>
      (SENTENCES[(j + i + issuerIndex) % SENTENCES.length] ?? '').replaceAll('{topic}', topic),
    );
    return {
      heading: `Risks that concern ${topic}`,
      paragraphs: [sentences.slice(0, 3).join(' '), sentences.slice(3).join(' ')],
    };
  });
}
