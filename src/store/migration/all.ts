import { first } from './0001_first.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [first];
