import type { ApiSchema } from './tables/api.ts';
import type { BulkSchema } from './tables/bulk.ts';
import type { DatasetSchema } from './tables/datasets.ts';
import type { DeliverySchema } from './tables/delivery.ts';
import type { DerivedSchema } from './tables/derived.ts';
import type { ListsSchema } from './tables/lists.ts';
import type { MonitorSchema } from './tables/monitors.ts';
import type { OpsSchema } from './tables/ops.ts';
import type { RawSchema } from './tables/raw.ts';
import type { ReferenceSchema } from './tables/reference.ts';
import type { ScoreSchema } from './tables/score.ts';

/** Every table and view by its qualified name. */
export interface Schema
  extends RawSchema,
    ListsSchema,
    DatasetSchema,
    BulkSchema,
    DerivedSchema,
    ScoreSchema,
    ReferenceSchema,
    OpsSchema,
    DeliverySchema,
    ApiSchema,
    MonitorSchema {}
