import { openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { formExcesses } from '#form/size/formExcesses.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { AddressedRow } from '#store/query/form/publishedForm.ts';
import { rememberSource } from '../../form/thread/sourceText.ts';
import { brandedFor } from '../publishedForm/publishedForms.ts';

/** Why a draft cannot be shown. */
export type DraftFailure = 'unusable' | 'too_large';

interface CachedDraft {
  readonly draft: string;
  readonly brand: string;
  readonly compiled: Result<CompiledForm, DraftFailure>;
}

/** Drafts that are looked at just now; a large one takes some megabytes. */
const maxCached = 20;

const cache = new Map<string, CachedDraft>();

/**
 * The compiled draft of a form. An open preview asks every second whether the draft has changed, and anyone with the
 * link may load it again, so the last one is kept; with it the pages rendered from it are kept.
 */
export function compiledDraft(
  row: AddressedRow & { readonly draft: string },
  baseUrl: string,
): Result<CompiledForm, DraftFailure> {
  const name = `${row.organization_id} ${row.id}`;
  const brand = `${baseUrl} ${row.organization_name} ${row.organization_settings}`;
  const known = cache.get(name);
  cache.delete(name);
  const isCurrent = known?.draft === row.draft && known.brand === brand;
  const compiled = isCurrent ? known.compiled : compile(row, baseUrl);
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(name, { draft: row.draft, brand, compiled });
  return compiled;
}

function compile(
  row: AddressedRow & { readonly draft: string },
  baseUrl: string,
): Result<CompiledForm, DraftFailure> {
  const stored: StoredDefinition = JSON.parse(row.draft);
  if (formExcesses(stored).length > 0) return failed('too_large');
  const definition = openDefinition(stored);
  if (definition === stored) rememberSource(definition, row.draft);
  const compiled = compileForm({ ...definition, resume: { browser: false } });
  return compiled.ok ? ok(brandedFor(compiled.value, row, baseUrl)) : failed('unusable');
}
