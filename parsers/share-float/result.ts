import type { ShareFloatValues } from '../../core/rows.ts';

export interface ShareFloatResult {
  readonly rows: readonly ShareFloatValues[];
}
