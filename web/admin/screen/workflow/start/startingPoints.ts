import {
  Bell,
  Contact,
  HeartHandshake,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessageSquare,
  Sheet,
  Webhook,
} from 'lucide-react';
import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { ActionType } from '#form/schema/workflow/actions.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';
import { mailField } from './newAction.ts';

export const actionIcons: Readonly<Record<ActionType, LucideIcon>> = {
  mail: Mail,
  webhook: Webhook,
  slack: MessageSquare,
  discord: MessageSquare,
  teams: MessageSquare,
  google_sheets: Sheet,
  hubspot: Contact,
  mailchimp: Contact,
  zendesk: LifeBuoy,
};

type StartId = keyof WorkflowTexts['workflows']['starts'];

/** A workflow to begin with. */
export interface StartingPoint {
  readonly id: StartId;
  readonly type: ActionType;
  readonly icon: LucideIcon;
  /** Settings that differ from those of a plain new action; undefined if the form cannot have it. */
  readonly settings: (draft: FormDefinition, texts: WorkflowTexts['workflows']) => Settings | undefined;
}

const plain = () => ({});

export const startingPoints: readonly StartingPoint[] = [
  { id: 'tell', type: 'mail', icon: Bell, settings: plain },
  {
    id: 'thank',
    type: 'mail',
    icon: HeartHandshake,
    settings: (draft, texts) => {
      const field = mailField(draft);
      return field === undefined
        ? undefined
        : { to: `[${field}]`, subject: texts.thankSubject, text: texts.thankText };
    },
  },
  ...(
    ['webhook', 'slack', 'discord', 'teams', 'google_sheets', 'hubspot', 'mailchimp', 'zendesk'] as const
  ).map((type) => ({ id: type, type, icon: actionIcons[type], settings: plain })),
];
