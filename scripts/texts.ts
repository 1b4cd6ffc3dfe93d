import { join } from 'node:path';
import { compileTexts } from './build/texts/compileTexts.ts';

/** Writes the functions for the app's texts, for the compiler and editors. Builds and tests do it by themselves. */
compileTexts(join(import.meta.dirname, '..'));
