import { METHODOLOGIES } from './methodology-registry.ts';
import { type ReceiptVerification, verifyReceiptUnder } from './receipt.ts';

/** `verifyReceiptUnder` every published methodology, with the arithmetic of this build's sources. */
export function verifyReceipt(receipt: unknown): ReceiptVerification {
  return verifyReceiptUnder(receipt, METHODOLOGIES);
}
