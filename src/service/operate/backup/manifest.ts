import { z } from 'zod';

/** The order of the entries: manifest, secrets, database, files, and at the end the seal. */
export const entry = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  database: 'database/',
  files: 'files/',
  seal: 'seal.json',
} as const;

/** Says what a backup is before the rest of it has been read. */
export const manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['sqlite', 'postgres']),
  schema: z.int().positive(),
  made_at: z.iso.datetime(),
  /** The version of the program that made it. */
  program: z.string(),
  /** False for the backup before a migration, which leaves the content of files alone. */
  files: z.boolean(),
});
export type Manifest = z.infer<typeof manifest>;

/** One checksum over everything before it: a backup without it is cut off. */
export const seal = z.object({ entries: z.int(), sha256: z.string() });
export type Seal = z.infer<typeof seal>;
