import { Bell, HeartHandshake, type LucideIcon } from 'lucide-react';
import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { ActionType } from '#form/schema/workflow/actions.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';
import { actionTables } from '../action/table/actionTables.ts';
import { mailField } from '../action/table/mailField.ts';

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

const services = Object.keys(actionTables).filter((type) => type !== 'mail') as Exclude<ActionType, 'mail'>[];

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
  ...services.map((type) => ({ id: type, type, icon: actionTables[type].icon, settings: plain })),
];
