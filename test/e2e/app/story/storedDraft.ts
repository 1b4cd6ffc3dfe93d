import { setTimeout as sleep } from 'node:timers/promises';
import type { FormDefinition } from '#form/definition/document.ts';
import type { AppClient } from '../../../app/appClient.ts';

/** The draft on the server, once it fits. */
export async function storedDraft(
  client: AppClient,
  params: { organization: string; form: string },
  fits: (draft: FormDefinition) => boolean,
): Promise<FormDefinition> {
  for (const deadline = Date.now() + 60_000; ; await sleep(50)) {
    const draft = (await client.ask('form', params)).definition as FormDefinition;
    if (fits(draft)) return draft;
    if (Date.now() > deadline) throw new Error(`the draft is not stored: ${JSON.stringify(draft)}`);
  }
}
