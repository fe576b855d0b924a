import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { AppError } from '../../core/errors.ts';

export function register(command: Command): void {
  command
    .command('verify <file>')
    .description('recompute a score from its receipt alone; exits with 1 if anything differs')
    .option('--json', 'print the verdict as JSON')
    .action(verify);
}

async function verify(file: string, options: { json?: boolean }): Promise<void> {
  const { verifyReceipt } = await import('../../scoring/receipt.ts');
  const verdict = verifyReceipt(readJson(file));
  if (options.json) console.log(JSON.stringify(verdict, null, 2));
  else if (verdict.ok) console.log('receipt verified: hash, methodology, factors and score follow from its inputs');
  else for (const mismatch of verdict.mismatches) console.log(`${mismatch.path}: ${mismatch.message}`);
  if (!verdict.ok) process.exitCode = 1;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AppError(`${file} is not a readable receipt: ${error instanceof Error ? error.message : String(error)}`, {
      code: 'receipt-unreadable',
      retryable: false,
      cause: error,
    });
  }
}
