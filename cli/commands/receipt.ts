import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { engineOf, RELEASED_METHODOLOGIES } from '../../scoring/engine-catalog.ts';
import type { ReceiptVerification } from '../../scoring/receipt.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { permanentError } from '../errors.ts';

export function register(command: Command): void {
  command
    .command('verify <file>')
    .description('recompute a score from its receipt alone; exits with 1 if anything differs')
    .option('--json', 'print the verdict as JSON')
    .action(verify);
}

async function verify(file: string, { json }: { readonly json?: boolean }): Promise<void> {
  const verdict = await verdictOn(readJson(file));
  if (json) console.log(JSON.stringify(verdict, null, 2));
  else if (verdict.ok) console.log('receipt verified: hash, methodology, factors and score follow from its inputs');
  else for (const { path, message } of verdict.mismatches) console.log(`${path}: ${message}`);
  if (!verdict.ok) process.exitCode = 1;
}

/** By the engine of the receipt's methodology as it was released. */
async function verdictOn(receipt: unknown): Promise<ReceiptVerification> {
  const version = methodologyOf(receipt);
  return version === undefined ? verifyReceipt(receipt) : (await engineOf(version)).verify(receipt);
}

/** The released methodology that a receipt names. */
function methodologyOf(receipt: unknown): string | undefined {
  if (typeof receipt !== 'object' || receipt === null || !('methodology' in receipt)) return undefined;
  const { methodology } = receipt;
  if (typeof methodology !== 'object' || methodology === null || !('version' in methodology)) return undefined;
  return RELEASED_METHODOLOGIES.find((version) => version === methodology.version);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw permanentError('receipt-unreadable', `${file} is not a readable receipt: ${why}`, { cause });
  }
}
