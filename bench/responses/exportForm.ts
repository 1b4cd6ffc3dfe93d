import type { FormDefinition } from '#form/definition/document.ts';
import { newShortId } from '#kit/ids.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { toFragment } from '#store/fragment.ts';
import { insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { NewResponseRow, Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

const options = ['Red', 'Green', 'Blue', 'Yellow', 'Black'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const start = Date.UTC(2025, 0, 1);
const atOnce = 5000;

/** Ten fields, as a survey has them. */
const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'email', label: 'E-mail' },
        { id: 'field3', type: 'phone', label: 'Telephone' },
        { id: 'field4', type: 'dropdown', label: 'Favourite colour', options },
        { id: 'field5', type: 'multiple_choice', label: 'Colours', multiple: true, options },
        { id: 'field6', type: 'rating', label: 'Stars' },
        { id: 'field7', type: 'nps', label: 'Would you recommend us?' },
        { id: 'field8', type: 'date', label: 'Visit' },
        { id: 'field9', type: 'comment', label: 'Anything else?' },
        { id: 'field10', type: 'slider', label: 'Level' },
      ],
    },
  ],
};

/** Fills a form with responses, straight into the store: how they got there is not measured. */
export async function fillForm(
  store: Store,
  count: number,
): Promise<{ organizationId: OrganizationId; formId: string }> {
  const formId = newShortId();
  const organizationId = await store.write(async ({ db }) => {
    const organization_id = await insertOrganization(db, {
      id: newShortId(),
      name: 'Bench',
      created_at: start,
    });
    await insertWorkspace(db, { organization_id, id: formId, name: 'Bench', created_at: start });
    await insertForm(db, {
      organization_id,
      id: formId,
      workspace_id: formId,
      name: 'Survey',
      enabled: 1,
      created_at: start,
      updated_at: start,
      draft: JSON.stringify(definition),
      published_version: 1,
      live_count: count,
    });
    await insertVersion(db, {
      organization_id,
      form_id: formId,
      version: 1,
      definition: JSON.stringify(definition),
      published_at: start,
    });
    return organization_id;
  });
  for (let from = 1; from <= count; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - from + 1) }, (_, index) =>
      responseRow(formId, from + index),
    );
    await store.write(({ insertResponses }) => insertResponses(organizationId, rows));
  }
  return { organizationId, formId };
}

function responseRow(formId: string, id: number): NewResponseRow {
  const created_at = start + id * 1000;
  const option = (index: number) => options[index % options.length] ?? { label: 'Red', value: 'red' };
  const answer = (field: number, field_type: string, value_type: string, value: unknown) => ({
    field_id: `field${field}`,
    field_type,
    value_type,
    value,
  });
  const response = [
    answer(1, 'one_line_input', 'string', `Zoë Müller ${id}`),
    answer(2, 'email', 'string', `person${id}@example.org`),
    answer(3, 'phone', 'string', `+4930${1_000_000 + (id % 1_000_000)}`),
    answer(4, 'dropdown', 'options', [option(id)]),
    answer(5, 'multiple_choice', 'options', [option(id), option(id + 2)]),
    answer(6, 'rating', 'number', (id % 5) + 1),
    answer(7, 'nps', 'number', id % 11),
    answer(8, 'date', 'string', formatInstant(created_at).slice(0, 10)),
    answer(
      9,
      'comment',
      'string',
      `The staff was friendly, and the room was clean; we will come again. (${id})`,
    ),
    answer(10, 'slider', 'number', id % 101),
  ];
  const visitor = {
    country: 'DE',
    region: 'DE-BE',
    city: 'Berlin',
    time_spent: id % 300,
    url: 'https://example.org/',
  };
  const fragment = toFragment({
    id,
    test: false,
    visitor,
    response: response as Parameters<typeof toFragment>[0]['response'],
    created_at,
    updated_at: created_at,
  });
  return {
    form_id: formId,
    id,
    version: 1,
    state: 'live',
    number: id,
    created_at,
    moved_from: null,
    updated_at: created_at,
    submission_id: null,
    body_hash: null,
    device: 'desktop',
    language: 'en',
    import_id: null,
    extra: null,
    workflows: '[]',
    ...fragment,
  };
}
