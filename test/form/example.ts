import assert from 'node:assert/strict';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { type PushedForm, pushForm } from '#service/form/push/pushForm.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export const start = Date.UTC(2026, 5, 1);

export const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'email', label: 'E-mail' },
      ],
    },
  ],
};

/** The same document with another label on its first field. */
export function relabelled(label: string): FormDefinition {
  const copy = structuredClone(definition);
  const field = copy.pages[0]?.fields[0];
  if (field !== undefined) field.label = label;
  return copy;
}

export interface Change {
  id?: string;
  name?: string;
  definition?: FormDefinition;
  settings?: FormSettings;
  workspace?: string;
}

export function order({ workspace, ...change }: Change = {}) {
  return {
    id: 'contact1',
    name: 'Contact',
    definition,
    settings: {},
    workspace,
    ...change,
  };
}

export async function pushed(
  store: Store,
  organizationId: OrganizationId,
  change: Change = {},
  now = start,
): Promise<PushedForm> {
  const outcome = await pushForm(operatorWrites(store, organizationId), order(change), now);
  if (!outcome.ok) assert.fail(JSON.stringify(outcome.failure));
  return outcome.value;
}

/** The code with which a push is refused. */
export async function refused(store: Store, organizationId: OrganizationId, change: Change = {}) {
  const outcome = await pushForm(operatorWrites(store, organizationId), order(change), start);
  if (outcome.ok) assert.fail('the form was pushed');
  return outcome.failure;
}

export async function newOrganization(store: Store, name = 'Acme'): Promise<OrganizationId> {
  return await createOrganization(store, name, start);
}

export async function storedForm(store: Store, id = 'contact1') {
  return await store.read.selectFrom('form').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The same store, with an event between the last read of a form and the transaction that changes it. */
export function meanwhile(store: Store, happens: () => Promise<unknown>): Store {
  let happened = false;
  return {
    ...store,
    write: async (work) => {
      if (!happened) {
        happened = true;
        await happens();
      }
      return await store.write(work);
    },
  };
}
