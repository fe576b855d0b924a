import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { verifyReceipt } from '../../scoring/receipt.ts';
import { permanentError } from '../errors.ts';

export function register(command: Command): void {
  command
    .command('verify <file>')
    .description('recompute a score from its receipt alone; exits with 1 if anything differs')
    .option('--json', 'print the verdict as JSON')
    .action(verify);
}

function verify(file: string, { json }: { readonly json?: boolean }): void {
  const verdict = verifyReceipt(readJson(file));
  if (json) console.log(JSON.stringify(verdict, null, 2));
  else if (verdict.ok) console.log('receipt verified: hash, methodology, factors and score follow from its inputs');
  else for (const { path, message } of verdict.mismatches) console.log(`${path}: ${message}`);
  if (!verdict.ok) process.exitCode = 1;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw permanentError('receipt-unreadable', `${file} is not a readable receipt: ${why}`, { cause });
  }
}
