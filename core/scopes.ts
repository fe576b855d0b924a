/** What a key permits. `read`: every GET of data; the others: what their family changes. `operator` includes no other. */
export const SCOPES = ['read', 'monitors', 'webhooks', 'operator'] as const;
export type Scope = (typeof SCOPES)[number];

export function isScope(value: string): value is Scope {
  return (SCOPES as readonly string[]).includes(value);
}
