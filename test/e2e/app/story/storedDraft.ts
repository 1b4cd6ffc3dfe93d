import type { FormDefinition } from '#form/definition/document.ts';
import type { AppClient } from '../../../app/appClient.ts';
import { eventually } from '../../../support/eventually.ts';

/** The draft on the server, once it fits. */
export async function storedDraft(
  client: AppClient,
  params: { organization: string; form: string },
  fits: (draft: FormDefinition) => boolean,
): Promise<FormDefinition> {
  let draft: FormDefinition | undefined;
  return await eventually(
    async () => {
      draft = (await client.ask('form', params)).definition as FormDefinition;
      return fits(draft) && draft;
    },
    () => `the draft is not stored: ${JSON.stringify(draft)}`,
  );
}
