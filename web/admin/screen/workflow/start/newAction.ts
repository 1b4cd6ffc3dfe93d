import type { FormDefinition } from '#form/definition/document.ts';
import type { ActionType } from '#form/schema/workflow/actions.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';

interface Known {
  readonly draft: FormDefinition;
  /** The address of the person who adds it. */
  readonly ownAddress: string;
  /** The first connection of the action's service. */
  readonly connection: string | undefined;
}

/** The first field that asks for a mail address. */
export function mailField({ pages }: FormDefinition): string | undefined {
  return pages.flatMap(({ fields }) => fields).find(({ type }) => type === 'email')?.id;
}

/** The settings of a new action as far as they are known; the rest is asked for before it is added. */
export function newAction(type: ActionType, { draft, ownAddress, connection }: Known): Settings {
  const base = { id: type, type };
  const field = mailField(draft);
  const email = field === undefined ? {} : { email: `[${field}]` };
  switch (type) {
    case 'mail':
      return { ...base, to: ownAddress };
    case 'webhook':
      return base;
    case 'hubspot':
    case 'mailchimp':
    case 'zendesk':
      return { ...base, ...(connection === undefined ? {} : { connection }), ...email };
    default:
      return { ...base, ...(connection === undefined ? {} : { connection }) };
  }
}
