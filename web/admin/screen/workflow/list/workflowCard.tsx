import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, History, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { Time } from '#ui/time/time.tsx';
import { MarkedSentence } from '../../form/logic/markedSentence.tsx';
import { useForm } from '../../form/place/useForm.ts';
import { type WorkflowOperations, workflowName } from '../editor/useWorkflows.ts';
import { WorkflowEditor } from '../editor/workflowEditor.tsx';
import { useSentenceWriter } from '../sentence/useSentenceWriter.ts';
import { workflowSentence } from '../sentence/workflowSentence.ts';
import { HealthNotice } from './healthNotice.tsx';
import type { Card } from './useCards.ts';
import { WorkflowState } from './workflowState.tsx';

interface WorkflowCardProps {
  readonly card: Card;
  readonly index: number;
  readonly count: number;
  readonly operations: WorkflowOperations;
}

/** A workflow: its sentence, its state, and its settings when it is open. */
export function WorkflowCard({ card, index, count, operations }: WorkflowCardProps) {
  const { workflow, health } = card;
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const writer = useSentenceWriter();
  const body = useId();
  const name = workflowName(workflow);
  const isOpen = operations.opened === workflow.id;
  const isOn = workflow.enabled ?? true;
  return (
    <article
      id={`workflow-${workflow.id}`}
      className={classNames('flow-card', isOpen && 'flow-card--open', !isOn && 'flow-card--off')}
      aria-label={name}
    >
      <div className="flow-card-head">
        <button
          type="button"
          className="flow-card-open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => operations.open(isOpen ? undefined : workflow.id)}
        >
          <span className="flow-card-name" dir="auto">
            {name}
          </span>
          <MarkedSentence write={(show) => workflowSentence(writer, workflow, show)} />
        </button>
        <div className="flow-card-side">
          <WorkflowState {...card} />
          <Switch
            label={texts.switchLabel(name)}
            hideLabel
            checked={isOn}
            onCheckedChange={(checked) =>
              operations.change(workflow.id, ({ enabled: _, ...rest }) =>
                checked ? rest : { ...rest, enabled: false },
              )
            }
          />
          <CardMenu workflow={workflow} index={index} count={count} operations={operations} />
        </div>
      </div>
      {health !== undefined && isOn && (
        <>
          <HealthNotice health={health} name={name} />
          <Facts health={health} />
        </>
      )}
      {isOpen && (
        <div id={body}>
          <WorkflowEditor
            workflow={workflow}
            index={index}
            onChange={(edit, group) => operations.change(workflow.id, edit, group)}
            onClose={() => operations.open(undefined)}
          />
        </div>
      )}
    </article>
  );
}

interface CardMenuProps extends Omit<WorkflowCardProps, 'card'> {
  readonly workflow: Workflow;
}

function CardMenu({ workflow, index, count, operations }: CardMenuProps) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={EllipsisVertical}
          label={texts.actionsFor(workflowName(workflow))}
          size="small"
          tooltip={false}
        />
      }
      groups={[
        {
          id: 'order',
          items: [
            {
              id: 'up',
              label: texts.moveUp,
              icon: ArrowUp,
              disabled: index === 0,
              onSelect: () => operations.move(index, index - 1),
            },
            {
              id: 'down',
              label: texts.moveDown,
              icon: ArrowDown,
              disabled: index === count - 1,
              onSelect: () => operations.move(index, index + 1),
            },
          ],
        },
        {
          id: 'workflow',
          items: [
            {
              id: 'runs',
              label: texts.showRuns,
              icon: History,
              link: (
                <Link
                  to="/app/o/$organization/f/$form/workflows/runs"
                  params={{ organization, form }}
                  search={{ workflow: workflow.id }}
                />
              ),
            },
            {
              id: 'copy',
              label: texts.duplicate,
              icon: Copy,
              onSelect: () => operations.duplicate(workflow),
            },
            {
              id: 'remove',
              label: texts.remove,
              icon: Trash2,
              tone: 'danger',
              onSelect: () => operations.remove(workflow),
            },
          ],
        },
      ]}
    />
  );
}

function Facts({ health }: { readonly health: WorkflowHealth }) {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { mail: canSend } = useStart();
  const { last_success_at: success, waiting, mails_waiting: mails } = health;
  if (success === null && waiting === 0 && mails === 0) return null;
  return (
    <p className="flow-facts">
      {success !== null && (
        <span>
          {texts.lastSuccess} <Time value={success} />
        </span>
      )}
      {waiting > 0 && <span>{texts.waiting(waiting)}</span>}
      {mails > 0 && !canSend && <Pill tone="warn">{texts.mailsWaiting(mails)}</Pill>}
      {mails > 0 && canSend && <span>{texts.mailsLeaving(mails)}</span>}
    </p>
  );
}
