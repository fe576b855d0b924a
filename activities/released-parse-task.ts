import { CATALOG } from '../parsers/parser-catalog.ts';
import { createParseTask } from './parse-task.ts';

/** What a worker's parse processes run. */
export default createParseTask(CATALOG);
