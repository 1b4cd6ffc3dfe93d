import type { FormDefinition } from '#form/definition/document.ts';
import { textsIn } from '#form/message/textsIn.ts';
import { newForm } from '#render/texts/compiled/newForm.ts';

export interface Notified {
  readonly email: string;
  /** Of the person, for the name of the workflow; null means English. */
  readonly language: string | null;
}

/** Mails each response to one person. A form with workflows of its own stays as it is. */
export function withNotification(definition: FormDefinition, notified: Notified | undefined): FormDefinition {
  if (notified === undefined || definition.workflows !== undefined) return definition;
  const { email, language } = notified;
  // A bracket would begin a formula.
  if (email.includes('[')) return definition;
  const mail = { id: 'mail', type: 'mail', to: email } as const;
  const name = textsIn(newForm, language ?? '').notification;
  return { ...definition, workflows: [{ id: 'notify', name, trigger: 'response', do: [mail] }] };
}
