import { openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { withoutPlaceholders } from '#form/edit/fields/placeholders.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { formExcesses } from '#form/size/formExcesses.ts';
import type { TakeTurn } from '#kit/async/inTurns.ts';
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

type DraftRow = AddressedRow & { readonly draft: string };

/**
 * The compiled draft of a form. An open preview asks every second whether the draft has changed, and anyone with the
 * link may load it again, so the last one is kept; with it the pages rendered from it are kept. Another is compiled
 * when its organisation has a turn.
 */
export async function compiledDraft(
  row: DraftRow,
  baseUrl: string,
  takeTurn: TakeTurn,
): Promise<Result<CompiledForm, DraftFailure>> {
  return knownDraft(row, baseUrl) ?? (await takeTurn(async () => compiledNow(row, baseUrl)));
}

function compiledNow(row: DraftRow, baseUrl: string): Result<CompiledForm, DraftFailure> {
  // Another request may have compiled it meanwhile.
  const known = knownDraft(row, baseUrl);
  if (known !== undefined) return known;
  const compiled = compile(row, baseUrl);
  cache.delete(nameOf(row));
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(nameOf(row), { draft: row.draft, brand: brandOf(row, baseUrl), compiled });
  return compiled;
}

function knownDraft(row: DraftRow, baseUrl: string): CachedDraft['compiled'] | undefined {
  const name = nameOf(row);
  const known = cache.get(name);
  if (known?.draft !== row.draft || known.brand !== brandOf(row, baseUrl)) return undefined;
  // The one used longest ago leaves first.
  cache.delete(name);
  cache.set(name, known);
  return known.compiled;
}

function nameOf({ organization_id, id }: DraftRow): string {
  return `${organization_id} ${id}`;
}

function brandOf({ organization_name, organization_settings }: DraftRow, baseUrl: string): string {
  return `${baseUrl} ${organization_name} ${organization_settings}`;
}

function compile(row: DraftRow, baseUrl: string): Result<CompiledForm, DraftFailure> {
  const stored: StoredDefinition = JSON.parse(row.draft);
  if (formExcesses(stored).length > 0) return failed('too_large');
  const definition = openDefinition(stored);
  if (definition === stored) rememberSource(definition, row.draft);
  const compiled = compileForm({ ...withoutPlaceholders(definition), resume: { browser: false } });
  return compiled.ok ? ok(brandedFor(compiled.value, row, baseUrl)) : failed('unusable');
}
