import { join } from 'node:path';
import { compileSources } from './build/compileSources.ts';

/** Writes the modules of texts and styles, for the compiler and editors. Builds and tests do it by themselves. */
compileSources(join(import.meta.dirname, '..'));
