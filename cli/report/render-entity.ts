import type { EntityCandidate } from '../../api/reads/find-entity.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Identifier } from '../../core/identifiers.ts';
import type { Answer } from '../issuer-dataset.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

const SOURCES: Readonly<Record<Identifier['source'], string>> = {
  'filing-header': 'filing header',
  'former-name': 'former name in a header',
  'filing-cover': 'cover page',
  'schedule-13': 'Schedule 13D or 13G',
  'sec-13f-list': "SEC's 13(f) list",
  'sec-ticker-file': "SEC's ticker list",
};
/** Entities that are shown in full. */
const MOST_IN_FULL = 3;

export type FoundEntity = EntityCandidate & { readonly identifiers: readonly Identifier[] };

/** Entities with their identifiers in order of time. */
export function entityAnswer(text: string, on: IsoDate | null, entities: readonly FoundEntity[]): Answer {
  return {
    json: () => ({ query: text, on, data: entities }),
    text: () => {
      const when = on === null ? '' : ` on ${on}`;
      const several = `${text}${when} may mean ${counted(entities.length, 'entity').replace(/entitys$/, 'entities')}:`;
      const shown = entities.slice(0, MOST_IN_FULL).map(entityText);
      const rest = entities.slice(MOST_IN_FULL).map((one) => `${nameOf(one)}, CIK ${one.cik}`);
      return [...(entities.length > 1 ? [several] : []), ...shown, ...rest].join('\n');
    },
  };
}

function nameOf({ identifiers, cik }: FoundEntity): string {
  const names = identifiers.filter(({ kind, validTo }) => kind === 'name' && validTo === null);
  return (names.find(({ source }) => source === 'filing-header') ?? names[0])?.value ?? `CIK ${cik}`;
}

function entityText(entity: FoundEntity): string {
  const table = renderTable(
    ['', 'value', 'from', 'until', 'last stated', 'security', 'stated by', 'filing'],
    [],
    entity.identifiers.map(({ kind, value, validFrom, validTo, lastStated, source, ...one }) => {
      const security = [one.securityTitle, one.exchange].filter(Boolean).join(', ');
      return [kind, value, validFrom, validTo, lastStated, security, SOURCES[source], one.accessionNumber];
    }),
  );
  const match = entity.matchedBy === 'cik' ? '' : `, matched by ${entity.matchedBy.replace('-', ' ')}`;
  return `${nameOf(entity)}, CIK ${entity.cik}${match}\n${table}`;
}
