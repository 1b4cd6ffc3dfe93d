import { z } from 'zod';

/** The order of the entries: manifest, secrets, database, files, and at the end the seal. */
export const entry = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  database: 'database/',
  files: 'files/',
  seal: 'seal.json',
} as const;

/** The first entry of a backup, read before anything else. */
export const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  schema: z.int().positive(),
  made_at: z.iso.datetime(),
  /** The version of the program that made the backup. */
  program: z.string(),
  /** False for a backup made before a migration, which omits file content. */
  files: z.boolean(),
  /** Bytes of all file content; missing in backups of earlier versions. */
  file_bytes: z.int().nonnegative().optional(),
});
export type Manifest = z.infer<typeof manifest>;

/** A checksum over all entries before it. A backup without a seal is truncated. */
export const seal = z.object({ entries: z.int(), sha256: z.string() });
export type Seal = z.infer<typeof seal>;
