import type { StudyReport } from '../../study/outcome-study.ts';
export function renderStudyPage(_report: StudyReport): string { return ''; }
