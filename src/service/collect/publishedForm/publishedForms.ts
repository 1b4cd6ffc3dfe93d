import { type FormDefinition, openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { type AddressedRow, formAtAddress, type PublishedRow } from '#store/query/form/publishedForm.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { readOrganizationSettings } from '../../base/organizationSettings.ts';
import { rememberSource } from '../../form/thread/sourceText.ts';
import { brandedForm } from '../../organization/branding/brandedForm.ts';
import { logoAddress } from '../../organization/branding/logoAddress.ts';
import type { FormCounts } from './availability.ts';
import { FormLookup } from './formLookup.ts';
import { type LiveSettings, liveSettings } from './liveSettings.ts';

/** A form as visitors see it. */
export interface PublishedForm {
  readonly organizationId: OrganizationId;
  readonly organizationName: string;
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly definition: FormDefinition;
  readonly form: CompiledForm;
  readonly settings: FormSettings;
  readonly live: LiveSettings;
  readonly enabled: boolean;
  /** Current if the settings limit them; otherwise possibly stale. */
  readonly counts: FormCounts;
}

export type FormUnavailable =
  | { readonly code: 'unknown' }
  | { readonly code: 'deleted' }
  | { readonly code: 'not_published' }
  /** An imported document that cannot be rendered. */
  | { readonly code: 'unusable' };

interface Compiled {
  readonly version: number;
  readonly updatedAt: number;
  readonly form: CompiledForm;
  /** The same with the organisation's branding, and the settings it was built from. */
  readonly branded: CompiledForm;
  readonly brand: string;
}

const maxCached = 500;

/**
 * Finds forms for visitors. Mutable state is reread after every write by any process, so that publishing,
 * disabling and settings take effect at once everywhere; immutable versions are parsed and compiled once.
 */
export class PublishedForms {
  readonly #db: Database;
  readonly #lookup: FormLookup;
  readonly #formsStamp: Store['formsStamp'];
  readonly #compiled = new Map<string, Compiled>();
  /** Forms by address, valid for the current stamp. */
  readonly #current = new Map<string, Result<PublishedForm, FormUnavailable>>();
  readonly #baseUrl: () => string;
  #stamp: number | undefined;

  /** `baseUrl` is a function, because the public address is known only once the port is. */
  constructor({ read, formsStamp }: Pick<Store, 'read' | 'formsStamp'>, baseUrl = () => 'http://localhost') {
    this.#baseUrl = baseUrl;
    this.#db = read;
    this.#lookup = new FormLookup(read);
    this.#formsStamp = formsStamp;
  }

  /** By id, otherwise by slug, across all organisations. */
  async find(address: string): Promise<Result<PublishedForm, FormUnavailable>> {
    if (this.#formsStamp === undefined) return await this.#open(await this.#lookup.find(address));
    const stamp = this.#formsStamp();
    if (stamp !== this.#stamp) {
      this.#current.clear();
      this.#stamp = stamp;
    }
    const known = this.#current.get(address);
    if (known !== undefined) return known;
    const found = await this.#open(await formAtAddress(this.#db, address));
    // Counts change with every submission; where they limit the form, they must be current.
    const isCacheable = found.ok && found.value.settings.max_responses === undefined;
    if (
      isCacheable &&
      this.#current.size < maxCached &&
      this.#formsStamp() === stamp &&
      this.#stamp === stamp
    )
      this.#current.set(address, found);
    return found;
  }

  /** The cached form at an address, if nothing was written since. */
  known(address: string): PublishedForm | undefined {
    const found =
      this.#formsStamp !== undefined && this.#formsStamp() === this.#stamp
        ? this.#current.get(address)
        : undefined;
    return found?.ok === true ? found.value : undefined;
  }

  async #open(row: AddressedRow | undefined): Promise<Result<PublishedForm, FormUnavailable>> {
    if (row === undefined || row.import_id !== null) return failed({ code: 'unknown' });
    if (row.deleted_at !== null) return failed({ code: 'deleted' });
    const version = row.published_version;
    if (version === null) return failed({ code: 'not_published' });
    const form = await this.#version(row, version);
    if (form === undefined) return failed({ code: 'unusable' });
    const live = liveSettings(row.settings);
    return ok({
      organizationId: row.organization_id,
      organizationName: row.organization_name,
      id: row.id,
      name: row.name,
      version,
      definition: form.definition,
      form,
      settings: live.settings,
      live,
      enabled: row.enabled === 1,
      counts: countsOf(row),
    });
  }

  async #version(row: AddressedRow, version: number): Promise<CompiledForm | undefined> {
    const known = this.#compiled.get(row.id);
    const brand = `${row.organization_name} ${row.organization_settings}`;
    // Compares the publication time too: a restore may replace this version with another.
    const isKnown = known?.version === version && known.updatedAt === row.updated_at;
    if (isKnown && known.brand === brand) return known.branded;
    const form = isKnown ? known.form : await compiledVersion(this.#db, row.organization_id, row.id, version);
    if (form === undefined) return undefined;
    const branded = brandedFor(form, row, this.#baseUrl());
    const [oldest] = this.#compiled.keys();
    if (this.#compiled.size >= maxCached && oldest !== undefined) this.#compiled.delete(oldest);
    this.#compiled.set(row.id, { version, updatedAt: row.updated_at, form, branded, brand });
    return branded;
  }
}

/** The form with the colour and logo of its organisation; a new object, because pages that are kept name it too. */
export function brandedFor(
  form: CompiledForm,
  { organization_id, organization_name, organization_settings }: AddressedRow,
  baseUrl: string,
): CompiledForm {
  // Most organisations have no branding.
  if (organization_settings === '{}') return { ...form };
  const settings = readOrganizationSettings(organization_settings);
  const { accent, logo } = settings;
  const address = logoAddress(baseUrl, organization_id, settings);
  return { ...brandedForm(form, { accent, logo, logoAddress: address, name: organization_name }) };
}

export function countsOf(row: PublishedRow): FormCounts {
  return { live: row.live_count, test: row.test_count, counter: row.counter };
}

/** One compiled version of a form; undefined if it does not exist or cannot be compiled. */
export async function compiledVersion(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  version: number,
): Promise<CompiledForm | undefined> {
  const text = await findDefinition(db, organizationId, formId, version);
  if (text === undefined) return undefined;
  const stored: StoredDefinition = JSON.parse(text);
  const definition = openDefinition(stored);
  if (definition === stored) rememberSource(definition, text);
  const compiled = compileForm(definition);
  return compiled.ok ? compiled.value : undefined;
}
