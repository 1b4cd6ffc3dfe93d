import type { AppClient } from '../appClient.ts';

interface FormWanted {
  readonly workspace: string;
  readonly name: string;
  readonly template?: string;
  readonly language?: string;
}

/** Creates a form through the app's API and publishes it; returns its id. */
export async function makePublishedForm(
  client: AppClient,
  organization: string,
  { template = 'contact', ...wanted }: FormWanted,
): Promise<string> {
  const { id } = await client.ask('createForm', { organization }, { ...wanted, template });
  await client.ask('publishForm', { organization, form: id }, { revision: 1 });
  return id;
}
