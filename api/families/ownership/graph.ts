import Type, { type Static } from 'typebox';
import type { HoldingIssuer } from '../../../scoring/ledger/holding-issuers.ts';
import { Nullable } from '../../blocks.ts';
import { oneOf } from '../dilution/fields.ts';

export const GraphNode = Type.Object(
  {
    id: Type.String({ description: '`manager:<cik>`, `issuer:<cik>` or `security:<cusip>`.' }),
    type: oneOf(['manager', 'issuer', 'security']),
    cik: Nullable(Type.String({ description: 'Of a security: its issuer, where schedules state it.' })),
    cusip: Nullable(Type.String()),
    name: Nullable(Type.String()),
  },
  { title: 'GraphNode' },
);
type Node = Static<typeof GraphNode>;

export function managerNode(cik: string, name: string | null): Node {
  return { id: `manager:${cik}`, type: 'manager', cik, cusip: null, name };
}

export function issuerNode(cik: string, name: string | null): Node {
  return { id: `issuer:${cik}`, type: 'issuer', cik, cusip: null, name };
}

/** A security by its CUSIP; without one, by its name as filed. */
export function securityNode(
  cusip: string | null,
  nameOfIssuer: string | null,
  { cik, issuerName }: HoldingIssuer,
): Node {
  return {
    id: `security:${cusip ?? nameOfIssuer ?? 'unknown'}`,
    type: 'security',
    cik,
    cusip,
    name: issuerName ?? nameOfIssuer,
  };
}
