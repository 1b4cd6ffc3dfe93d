import { openDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { lastingAddress } from '#render/share/formAddress.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { type HealthRow, healthOfForm } from '#store/query/workflow/health.ts';
import { formOfRuns } from '#store/query/workflow/runContext.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { openSettings } from '../../form/openForm.ts';
import { type CompiledAction, type CompiledWorkflow, compiledWorkflows } from '../plan/compiledWorkflows.ts';
import type { SigningKey } from '../webhook/signature.ts';
import { signingKeys } from '../webhook/webhookKeys.ts';
import { type FormSecret, openFormSecrets } from './openFormSecrets.ts';

/** Parts that may change while runs go on are read again after this time, in milliseconds. */
const freshFor = 2000;
const maxCached = 500;

/** A form as its runs need it. */
export interface FormOfRuns {
  readonly name: string;
  readonly url: string;
  readonly timeZone: string;
  readonly isPrivate: boolean;
  readonly isDeleted: boolean;
  readonly health: readonly HealthRow[];
  signingKeys(): Promise<readonly SigningKey[]>;
  secrets(): Promise<ReadonlyMap<string, FormSecret>>;
}

interface Context {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly clock: () => number;
  readonly formsUrl: () => string;
}

/** Forms and compiled versions that the worker has at hand: most runs of a moment belong to few forms. */
export class FormsOfRuns {
  readonly #context: Context;
  readonly #forms = new Map<string, { readonly readAt: number; readonly form: FormOfRuns | undefined }>();
  readonly #versions = new Map<string, CompiledForm | undefined>();

  constructor(context: Context) {
    this.#context = context;
  }

  async form(organizationId: OrganizationId, formId: string): Promise<FormOfRuns | undefined> {
    const now = this.#context.clock();
    const known = this.#forms.get(formId);
    if (known !== undefined && now - known.readAt < freshFor && now >= known.readAt) return known.form;
    const form = await this.#read(organizationId, formId);
    if (this.#forms.size >= maxCached) this.#forms.clear();
    this.#forms.set(formId, { readAt: now, form });
    return form;
  }

  /** Reads the form anew on its next use, such as after its health changed. */
  forget(formId: string): void {
    this.#forms.delete(formId);
  }

  async version(
    organizationId: OrganizationId,
    formId: string,
    version: number,
  ): Promise<CompiledForm | undefined> {
    const key = `${organizationId} ${formId} ${version}`;
    if (this.#versions.has(key)) return this.#versions.get(key);
    const text = await findDefinition(this.#context.store.read, organizationId, formId, version);
    const compiled = text === undefined ? undefined : compileForm(openDefinition(JSON.parse(text)));
    const form = compiled?.ok === true ? compiled.value : undefined;
    if (this.#versions.size >= maxCached) this.#versions.clear();
    this.#versions.set(key, form);
    return form;
  }

  async #read(organizationId: OrganizationId, formId: string): Promise<FormOfRuns | undefined> {
    const { store, keys, clock, formsUrl } = this.#context;
    const row = await formOfRuns(store.read, organizationId, formId);
    if (row === undefined) return undefined;
    const { time_zone = 'UTC', privacy_mode = false } = openSettings(row.settings);
    return {
      name: row.name,
      url: lastingAddress(formsUrl(), formId),
      timeZone: time_zone,
      isPrivate: privacy_mode,
      isDeleted: row.deleted_at !== null,
      health: await healthOfForm(store.read, organizationId, formId),
      signingKeys: once(() => signingKeys(store, keys(), organizationId, formId, clock())),
      secrets: once(() => openFormSecrets(store, keys(), organizationId, formId)),
    };
  }
}

/** The workflow and action of a run in its version. */
export function actionOfRun(
  form: CompiledForm,
  { workflow_id, action_id }: { readonly workflow_id: string; readonly action_id: string },
): { readonly workflow: CompiledWorkflow; readonly action: CompiledAction } | undefined {
  const workflow = compiledWorkflows(form).find(({ id }) => id === workflow_id);
  const action = workflow?.actions.find(({ id }) => id === action_id);
  return workflow === undefined || action === undefined ? undefined : { workflow, action };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
