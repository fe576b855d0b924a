import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { type Action, type Context, dateNear, plainName, rangeAt, UNREAL } from './action-context.ts';

const EXCHANGES = [
  'Nasdaq Global Select Market|Nasdaq Global Market|Nasdaq Capital Market|Nasdaq National Market|Nasdaq SmallCap Market',
  'Nasdaq Stock Market(?: LLC)?|Nasdaq|NYSE American(?: LLC)?|NYSE MKT(?: LLC)?|NYSE Arca|NYSE Texas',
  'American Stock Exchange|New York Stock Exchange|NYSE',
  'OTCQB(?: Venture Market)?|OTCQX(?: Best Market)?|OTC Pink(?: Market)?|Cboe BZX Exchange',
];
const EXCHANGE = `(?:the )?(${EXCHANGES.join('|')})`;
const MOVE =
  /\btransfer(?:red|ring|s)?\b[^.;]{0,80}\blisting\b|\blisting\b[^.;]{0,80}\btransfer(?:red)?\b|\b(?:switch|mov)(?:e|ed|ing)\b[^.;]{0,60}\blisting\b/i;

/** "approved for listing on The Nasdaq Capital Market and will begin trading …" of an issuer quoted over the counter. */
export function uplistings({ flat, sentence, index }: Context): Action[] {
  const { text } = sentence;
  const move = new RegExp(
    `\\b(?:approved|approval) (?:for|of|to)\\b[^.;]{0,60}?\\b(?:up-?list(?:ing)?|list(?:ed|ing)?)\\b[^.;]{0,60}? (?:on|to) ${EXCHANGE}|\\bup-?list(?:ed|ing|s)?\\b[^.;]{0,60}? to ${EXCHANGE}`,
    'i',
  ).exec(text);
  const target = move?.[1] ?? move?.[2];
  if (move === null || target === undefined || /^OTC/i.test(target) || UNREAL.test(text)) return [];
  const from = /\bOTC(?:QB|QX| Pink)\b/.exec(flat.text.slice(0, 12_000));
  const date = tradingStart(flat, index);
  if (from === null || date === null) return [];
  const toAt = sentence.start + move.index + move[0].lastIndexOf(target);
  return [
    {
      type: 'exchange_move',
      from: { value: from[0], range: rangeAt(from.index, from[0]) },
      to: { value: marketName(target), range: rangeAt(toAt, target) },
      date,
      range: { start: sentence.start + move.index, end: sentence.start + move.index + move[0].length },
    },
  ];
}

/** A listing that is transferred from one market to another. */
export function exchangeMoves(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const { text } = sentence;
  const move = MOVE.exec(text);
  if (
    move === null ||
    UNREAL.test(text.slice(0, move.index + move[0].length)) ||
    (/^item \d|Notice of Delisting or Failure/i.test(text.slice(0, 60)) &&
      !/\bto (?:the )?(?:nasdaq|nyse|new york|otc)/i.test(text))
  )
    return [];
  const to = new RegExp(`\\bto (?:trade |listing |be listed )?(?:on )?(?:The )?${EXCHANGE}`, 'i').exec(
    text.slice(move.index),
  );
  if (to?.[1] === undefined) return [];
  const from =
    // "received approval from Nasdaq to transfer its listing from …": the second one.
    new RegExp(
      `(?<!\\b(?:approval|notice|notification|letter|confirmation|received) )\\bfrom (?:listing on |being listed on )?(?:The )?${EXCHANGE}`,
      'i',
    ).exec(text) ?? new RegExp(`\\b(?:notified|notice to|informed) (?:The )?${EXCHANGE}`, 'i').exec(text);
  const toAt = sentence.start + move.index + to.index + to[0].lastIndexOf(to[1]);
  const fromNamed =
    from?.[1] === undefined
      ? null
      : {
          value: marketName(from[1]),
          range: rangeAt(sentence.start + from.index + from[0].lastIndexOf(from[1]), from[1]),
        };
  const target = marketName(to[1]);
  if (fromNamed !== null && plainName(fromNamed.value) === plainName(target)) return [];
  return [
    {
      type: 'exchange_move',
      from: fromNamed,
      to: { value: target, range: rangeAt(toAt, to[1]) },
      date: tradingStart(flat, index) ?? dateNear(context, move.index, /effective|begin|commence|transferred|opening/i),
      range: { start: sentence.start + move.index, end: sentence.start + move.index + move[0].length },
    },
  ];
}

function marketName(printed: string): string {
  return printed
    .replace(/ LLC$/, '')
    .replace(/^NYSE MKT/, 'NYSE MKT')
    .replace(/^the /i, '');
}

const BEGINS = pattern('gi')`
  \b(?:trading|trade|listed)\b[^;]{0,80}\b(?:begin|commence|start)\w*\b
  |\b(?:begin|commence|start)\w*\b[^;]{0,60}\b(?:trading|trade)\b
  |\btransfer(?:red)?\b[^;]{0,80}\b(?:effective|at the (?:opening|open))
  |\beffective\b[^;]{0,40}\b(?:opening|open)\b
`;

/** "trading will begin on NYSE American at market open on June 10, 2025", in this sentence or the three after it. */
function tradingStart(flat: FlatText, index: number): Action['date'] {
  for (const sentence of flat.sentences.slice(index, index + 4)) {
    for (const begins of sentence.text.matchAll(BEGINS)) {
      const date = datesIn(sentence.text).find(({ start }) => start > begins.index && start - begins.index < 260);
      if (date === undefined) continue;
      return {
        value: date.date,
        range: { start: sentence.start + date.start, end: sentence.start + date.end },
        isOwn: true,
      };
    }
  }
  return null;
}
