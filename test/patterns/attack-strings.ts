import { type PatternNode, patternTree } from './pattern-tree.ts';

/** A string of any size: the pump repeated between a beginning and an end. */
export interface Attack {
  readonly before: string;
  readonly pump: string;
  readonly after: string;
}

export function attackOf({ before, pump, after }: Attack, size: number): string {
  return before + pump.repeat(Math.ceil(size / pump.length)) + after;
}

/** Members of character classes that are tried: one of each kind that patterns tell apart. */
const CHARACTERS = 'aA1 ,.*($)-:;/%"\'\n\t\u00a0é—<&#_zZ0[]•’?+=@{}|~^!\u0001'.split('');
/** Ends at which a match fails: a character that few classes contain, and one that many do. */
const ENDS = ['\u0001', ' x'];
const MOST_SAMPLES = 5;

/**
 * Strings on which a backtracking matcher may take more than linear time: for each repeated part of the pattern, what
 * the pattern needs before it and then the part repeated, in the variants that its classes and alternatives allow, and
 * the whole beginning repeated.
 */
export function attacksOn({ source, flags }: RegExp): readonly Attack[] {
  const members = membersIn(flags.includes('i') ? 'i' : '', flags.includes('u') ? 'u' : '');
  const attacks = new Map<string, Attack>();
  const add = (before: string, pump: string): void => {
    if (pump === '' || before.length + pump.length > 500) return;
    for (const after of ENDS) attacks.set(JSON.stringify([before, pump, after]), { before, pump, after });
  };

  function visit(node: PatternNode, before: readonly string[]): void {
    if (node.kind === 'group' || node.kind === 'look') visit(node.body, before);
    else if (node.kind === 'choice') for (const option of node.options) visit(option, before);
    else if (node.kind === 'sequence') {
      let beginnings = before;
      for (const part of node.parts) {
        visit(part, beginnings);
        beginnings = joined(beginnings, samples(part)).slice(0, 2);
      }
    } else if (node.kind === 'repeat') {
      visit(node.body, before);
      if (node.most < 8) return;
      const [beginning = ''] = before;
      for (const pump of samples(node.body, true)) {
        for (const start of before) add(start, pump);
        if (beginning === '') continue;
        add('', beginning + pump);
        add('', beginning + pump.repeat(Math.ceil(20 / pump.length)));
      }
      if (beginning !== '') add('', beginning);
    }
  }

  /** Strings that a node matches; with `every`, one for each kind of character that a class contains. */
  function samples(node: PatternNode, every = false): readonly string[] {
    const most = every ? 14 : MOST_SAMPLES;
    switch (node.kind) {
      case 'set': {
        const found = members(node.source);
        return every ? found : found.slice(0, 2);
      }
      case 'assertion':
      case 'back':
        return [''];
      case 'look':
        return node.isNegative ? [''] : ['', ...samples(node.body)].slice(0, 2);
      case 'group':
        return samples(node.body, every);
      case 'choice':
        return [...new Set(node.options.flatMap((option) => samples(option, every).slice(0, every ? 4 : 1)))].slice(
          0,
          most,
        );
      case 'sequence': {
        let found: readonly string[] = [''];
        for (const part of node.parts) found = joined(found, samples(part, every)).slice(0, most);
        return found;
      }
      case 'repeat': {
        const times = Math.max(1, Math.min(node.least, 50));
        const own = samples(node.body, every).map((one) => one.repeat(times));
        return node.least === 0 ? [...own.slice(0, 1), '', ...own.slice(1)] : own;
      }
    }
  }

  visit(patternTree(source), ['']);
  return [...attacks.values()];
}

/** Strings of two lists put together, pairing them up and not each with each. */
function joined(first: readonly string[], second: readonly string[]): readonly string[] {
  if (second.length === 0) return first;
  const count = Math.max(first.length, second.length);
  const pairs = Array.from({ length: count }, (_, index) => {
    return `${first[index % first.length] ?? ''}${second[index % second.length] ?? ''}`;
  });
  return [...new Set(pairs)];
}

function membersIn(ignoreCase: string, unicode: string): (source: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (source) => {
    let found = known.get(source);
    if (found === undefined) {
      const pattern = new RegExp(`^${source === '.' ? '[^\\n]' : source}$`, ignoreCase + unicode);
      found = CHARACTERS.filter((character) => pattern.test(character));
      if (found.length === 0) found = literally(source, pattern);
      known.set(source, found);
    }
    return found;
  };
}

/** A character that a literal or a class of rare characters matches. */
function literally(source: string, pattern: RegExp): readonly string[] {
  if (source.length === 1) return [source];
  for (let code = 0; code < 0x3000; code += 1) {
    const character = String.fromCharCode(code);
    if (pattern.test(character)) return [character];
  }
  return [];
}

/** Whatever the pattern: runs of one kind of character, and of what tables and lists consist of. */
export const PLAIN_ATTACKS: readonly Attack[] = [
  ' ',
  '*',
  '1',
  ',',
  'a',
  'A',
  '(',
  ')',
  '.',
  '-',
  '_',
  '\u00a0',
  '\n',
  '\t',
  '$',
  '<',
  '"',
  '&',
  '/',
  '%',
  '* ',
  ' *',
  '1,',
  '1 ',
  'a ',
  'A ',
  'Ab ',
  '. ',
  '- ',
  '(a',
  '(1',
  ') ',
  '\u00a0 ',
  ' \n',
  '\n\n',
  '$ 1',
  'a,',
  'A. ',
  '<a ',
  '<a>',
  '&a',
  '1.',
  '1,1',
  '(1) ',
  'a-',
  'Ab, ',
  'A b ',
  'and ',
  'of the ',
  '1 and ',
  '. . ',
  '$1,000 ',
  '"A" ',
].flatMap((pump) => ENDS.map((after) => ({ before: '', pump, after })));
