import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { COMMANDS, loadCommand } from './command.ts';
import { usageError } from './errors.ts';
import { reportError } from './report-error.ts';

/** Runs the command line and sets the exit code: 0 success, 1 permanent failure, 75 retryable. */
export async function main(argv: readonly string[]): Promise<void> {
  survivePipes();
  const json = argv.includes('--json');
  const verbose = argv.includes('--verbose');
  try {
    const program = await createProgram(argv.slice(2), json);
    await program.parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 1;
      // Commander has already printed the error, unless JSON was requested.
      if (error.exitCode === 0 || !json || error.code === 'commander.help') return;
      reportError(usageError(error.message.replace(/^error: /, '')), { json, verbose });
      return;
    }
    process.exitCode = reportError(error, { json, verbose });
  }
}

async function createProgram(args: readonly string[], json: boolean): Promise<Command> {
  const program = new Command('tidemark')
    .description('SEC filings in; facts with provenance and daily dilution scores out.')
    .option('--verbose', 'print whole reports, and the stack and cause of an error')
    .helpCommand('help [command]', 'print the help of a command')
    .helpOption('--help', 'print this help')
    .configureOutput({
      outputError: (text, write) => (json ? undefined : write(`tidemark: ${text.replace(/^error: /, '')}`)),
    })
    .exitOverride();
  const wanted = args.filter((arg) => !arg.startsWith('-') && arg !== 'help')[0];
  let ownsVersion = false;
  for (const [name, summary] of Object.entries(COMMANDS)) {
    const command = program.command(name).description(summary);
    if (name !== wanted) continue;
    const { help, register } = await loadCommand(name);
    register(command);
    if (help !== undefined) command.addHelpText('after', `\n${help}`);
    // An option of the program would take it from the command.
    ownsVersion ||= command.options.some(({ long }) => long === '--version');
  }
  return ownsVersion ? program : program.version(versionOf(), '--version', 'print the version');
}

function versionOf(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}

/** `tidemark … | head` closes standard output early, which is not an error. */
function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
