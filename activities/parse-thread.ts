import { currentParsers } from '../parsers/registry.ts';
import { createParseTask } from './parse-task.ts';

/** Entry of the worker thread. */
export default createParseTask(currentParsers());
