import type { Result } from '#kit/result.ts';
import type { FormDefinition } from '../definition/document.ts';
import { fullLanguage } from '../fullLanguage.ts';
import type { CompiledForm } from './compiledForm.ts';
import { type CompileFailure, compileFormWith } from './compileFormWith.ts';

/** Compiles a form with the full language, as the server does; see {@link compileFormWith}. */
export function compileForm(definition: FormDefinition): Result<CompiledForm, CompileFailure> {
  return compileFormWith(fullLanguage, definition);
}
