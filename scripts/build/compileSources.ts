import { compileStyles } from './style/compileStyles.ts';
import { compileTexts } from './texts/compileTexts.ts';

/** Writes the modules that are made of texts and styles. Sources, tests and bundles import them. */
export function compileSources(root: string): void {
  compileTexts(root);
  compileStyles(root);
}
