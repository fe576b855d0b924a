import { z } from 'zod';
import { createSecret } from '../../core/secret.ts';
import type { S3Settings } from './s3-store.ts';

/** The variables of exports; those of S3 have the names that Amazon's own tools use. */
export const EXPORT_VARIABLES = {
  TIDEMARK_EXPORT_DIR: z
    .string()
    .optional()
    .describe('Exports that the API lists and serves: a directory, or s3://bucket/prefix; unset: none.'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('Access key of exports to S3.'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret.'),
  AWS_SESSION_TOKEN: z.string().optional().describe('Session token of temporary credentials.'),
  AWS_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  AWS_ENDPOINT_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
      error: 'set it to an address like https://storage.company.example',
    })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional()
    .describe('Address of an S3-compatible server; unset: Amazon S3.'),
} as const;

export interface ExportConfig {
  /** Null: the API serves no exports. */
  readonly place: string | null;
  /** Null: no credentials are set. */
  readonly s3: S3Settings | null;
}

type ExportValues = { readonly [K in keyof typeof EXPORT_VARIABLES]: z.output<(typeof EXPORT_VARIABLES)[K]> };

export function exportConfigOf(values: Partial<ExportValues> & Pick<ExportValues, 'AWS_REGION'>): ExportConfig {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = values;
  const s3 =
    accessKeyId === undefined || secret === undefined
      ? null
      : Object.freeze({
          accessKeyId,
          secretAccessKey: createSecret(secret),
          sessionToken: token === undefined ? null : createSecret(token),
          region: values.AWS_REGION,
          endpoint: values.AWS_ENDPOINT_URL ?? null,
        });
  return Object.freeze({ place: values.TIDEMARK_EXPORT_DIR ?? null, s3 });
}
