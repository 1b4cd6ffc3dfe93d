import type { FormDefinition } from '#form/definition/document.ts';
import { Definitions } from '#service/form/definitions.ts';
import { ResponseIndexes } from '#service/response/index/responseIndexes.ts';
import type { ReadForm, ResponseReader } from '#service/response/query/responseReader.ts';
import { changeFormCount, insertForm, insertVersion } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { type ArrivingResponse, appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

const colours = ['blue', 'red'];

/** Ten fields of the usual kinds. */
const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'email', label: 'E-mail' },
        { id: 'field3', type: 'rating', label: 'Stars', max: 5 },
        {
          id: 'field4',
          type: 'multiple_choice',
          label: 'Colour',
          options: colours.map((value) => ({ label: value, value })),
        },
        { id: 'field5', type: 'comment', label: 'Comment' },
        { id: 'field6', type: 'date', label: 'Day' },
        { id: 'field7', type: 'nps', label: 'Recommend' },
        { id: 'field8', type: 'phone', label: 'Phone' },
        { id: 'field9', type: 'one_line_input', label: 'City' },
        { id: 'field10', type: 'comment', label: 'More' },
      ],
    },
  ],
} as FormDefinition;

const words = (
  'garden river winter table lamp open quiet market train letter window bread silver music paper road summer green ' +
  'morning street water little friend answer number country yellow coffee bridge mountain'
).split(' ');

/** The word in half of the responses, and the one in a single response of 100,000. */
export const commonWord = 'always';
export const rareWord = 'xylophone';

function arriving(formId: string, number: number): ArrivingResponse {
  // A fixed sequence, so that every run measures the same responses.
  let seed = (number + 1) * 2_654_435_761;
  const draw = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const text = (count: number) => Array.from({ length: count }, () => words[draw(words.length)]).join(' ');
  const colour = colours[draw(2)] ?? '';
  const string = (field: number, type: string, value: string) =>
    ({ field_id: `field${field}`, field_type: type, value_type: 'string', value }) as const;
  const common = draw(2) === 0 ? ` ${commonWord}` : '';
  const rare = number % 100_000 === 77 ? ` ${rareWord}` : '';
  return {
    form_id: formId,
    version: 1,
    test: false,
    visitor: { country: 'FR', region: '', city: '', time_spent: 30, url: '' },
    response: [
      string(1, 'one_line_input', `${text(2)} ${number}`),
      string(2, 'email', `person${number}@example.org`),
      { field_id: 'field3', field_type: 'rating', value_type: 'number', value: 1 + draw(5) },
      {
        field_id: 'field4',
        field_type: 'multiple_choice',
        value_type: 'options',
        value: [{ label: colour, value: colour }],
      },
      string(5, 'comment', `${text(20)}${common}${rare}`),
      string(6, 'date', `2026-0${1 + draw(9)}-1${draw(10)}`),
      { field_id: 'field7', field_type: 'nps', value_type: 'number', value: draw(11) },
      string(8, 'phone', `+3312345${String(number).padStart(7, '0')}`),
      string(9, 'one_line_input', text(1)),
      string(10, 'comment', text(12)),
    ],
    submission_id: null,
    body_hash: null,
    device: 'desktop',
    language: 'en',
  };
}

export interface FilledForm {
  readonly organizationId: OrganizationId;
  readonly reader: ResponseReader;
  readonly indexes: ResponseIndexes;
  readonly form: ReadForm;
}

/** A form with this many responses. */
export async function fillForm(store: Store, name: string, count: number): Promise<FilledForm> {
  const start = Date.UTC(2026, 0, 1);
  const organizationId = await store.write(async ({ db }) => {
    const id = await insertOrganization(db, { id: `org-${name}`, name, created_at: start });
    await insertWorkspace(db, { organization_id: id, id: `work-${name}`, name, created_at: start });
    await insertForm(db, {
      organization_id: id,
      id: name,
      workspace_id: `work-${name}`,
      name,
      enabled: 1,
      created_at: start,
      updated_at: start,
      draft: JSON.stringify(definition),
      published_version: 1,
    });
    await insertVersion(db, {
      organization_id: id,
      form_id: name,
      version: 1,
      definition: JSON.stringify(definition),
      published_at: start,
    });
    await changeFormCount(db, id, 1);
    return id;
  });
  for (let at = 0; at < count; at += 500) {
    const batch = Array.from({ length: Math.min(500, count - at) }, (_each, index) =>
      arriving(name, at + index),
    );
    await store.write(
      (transaction) => appendResponses(transaction, organizationId, batch, () => start + at * 1000),
      {
        ofForms: 'counts',
      },
    );
  }
  const definitions = new Definitions(store.read, Date.now);
  const indexes = new ResponseIndexes({ store, definitions, clock: Date.now, log: { error: () => {} } });
  const form = await findFormDocument(store.read, organizationId, name);
  if (form === undefined) throw new Error('the form is gone');
  return { organizationId, indexes, reader: { store, definitions, indexes, clock: Date.now }, form };
}
