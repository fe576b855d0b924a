import { createParseTask } from '../../activities/parse-task.ts';
import { buildsOf } from './builds.ts';

/** What parse processes of a rehearsal's build run; the address of this module says which. */
const asked = new URL(import.meta.url).searchParams;
const builds = await buildsOf(asked.get('parser') ?? '');

export default createParseTask(builds[asked.get('build') === 'after' ? 'after' : 'before'].catalog);
