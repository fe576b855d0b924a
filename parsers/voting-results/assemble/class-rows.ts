import type { TextElement, VoteRecord } from '../rows/vote-record.ts';
import { isClassLabel } from '../words/class-labels.ts';
import { isPersonName } from '../words/person-names.ts';
import { stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import { classIntroduced, firstClass } from './class-sentences.ts';
import type { NomineeRow } from './grouped-proposal.ts';
import type { Groups } from './groups.ts';
import type { RowContext } from './nominee-rows.ts';

/** "Merger Proposal (common shares)": the class in parentheses is no part of the subject. */
export function withClassApart(record: VoteRecord): VoteRecord {
  const [, subject = '', shareClass = ''] =
    /^([^()]{4,200}[^()\s])\s*\(([^()]{4,60})\)$/.exec(record.label.trim()) ?? [];
  if (record.source !== 'table' || !isClassLabel(shareClass) || isPersonName(subject)) return record;
  return { ...record, label: subject, shareClass };
}

/** "Class A" under a person's name in a row of its own: the nominee's votes of that class. */
export function underName({ proposals, texts, afterHeader }: Groups, record: VoteRecord): VoteRecord {
  const above = afterHeader.length > 0 ? afterHeader : texts;
  const name = above.at(-1);
  if (name === undefined || name.isProse || record.source !== 'table' || !isClassLabel(record.label)) return record;
  if (!isPersonName(name.text) || proposalTypeOf(name.text) !== null) return record;
  const isElection = ({ text }: TextElement) => proposalTypeOf(stripAnchor(text)) === 'elect_directors';
  const others = [...texts, ...afterHeader].filter((one) => one !== name);
  const goesOn = others.length === 0 && proposals.at(-1)?.type === 'elect_directors';
  if (!goesOn && !others.some(isElection)) return record;
  above.pop();
  return { ...record, label: name.text, labelStart: name.start };
}

/** "Class B" under the row of a nominee, without words between: the same nominee's votes of another class. */
export function addNomineeClass({ proposals, texts, afterHeader }: Groups, record: VoteRecord): boolean {
  const nominee = proposals.at(-1)?.nominees.at(-1);
  if (nominee?.classes === undefined || texts.length > 0 || afterHeader.length > 0) return false;
  if (!isClassLabel(record.label) || record.source !== 'table') return false;
  nominee.classes.push(record);
  return true;
}

/** "The votes of the Class B stock, voting as a separate class, were:" and a row without a title: a class of the matter before. */
export function addClassOfLast({ proposals, texts, afterHeader }: Groups, record: VoteRecord): boolean {
  const last = proposals.at(-1);
  const between = [...texts, ...afterHeader];
  const label = last === undefined || record.label !== '' ? null : classIntroduced(between, last);
  if (last === undefined || label === null) return false;
  if (last.classes.length === 0 && last.record !== null)
    last.classes.push({ label: firstClass(last), record: last.record });
  last.classes.push({ label, record });
  last.trailing.push(...between.slice(0, -1));
  return true;
}

/** The class whose counts a row adds to the proposal before; null where it belongs to another proposal. */
export function classOfLast({ record, labels, split, last }: RowContext, label: string): string | null {
  if (last === undefined || last.nominees.length > 0) return null;
  const hasClasses = last.classes.length > 0;
  // The same subject again, for another class.
  if (hasClasses && record.shareClass !== null && record.label === last.record?.label) return record.shareClass;
  if (!split.isNew && isClassLabel(label) && (hasClasses || last.record === null)) return label;
  const words = [...split.leading, ...labels].map((text) => text.text).join(' ');
  const isNextClass = hasClasses && last.record !== null && words.length < 120 && isClassLabel(withoutColon(words));
  return isNextClass ? words : null;
}

/** The total of a nominee's votes by class takes their place. */
export function takeNomineeTotal(nominee: NomineeRow | undefined, record: VoteRecord): void {
  if (nominee?.classes === undefined || nominee.classes.length === 0) return;
  nominee.classes.length = 0;
  nominee.record = record;
}

export function withoutColon(text: string): string {
  return text.replace(/(?<![\s:.])[\s:.]+$/, '');
}
