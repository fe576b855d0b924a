import { currentParsers } from '../parsers/registry.ts';
import { createParseTask } from './parse-task.ts';

/** What a worker's parse processes run. */
export default createParseTask(currentParsers());
