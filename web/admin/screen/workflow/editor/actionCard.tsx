import { ChevronRight, CircleAlert, Copy, EllipsisVertical, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { MarkedSentence } from '../../form/logic/markedSentence.tsx';
import { actionTables } from '../action/table/actionTables.ts';
import { useSentenceWriter } from '../sentence/useSentenceWriter.ts';
import { deedSentence } from '../sentence/workflowSentence.ts';
import { ActionForm } from './actionForm.tsx';

interface ActionCardProps {
  readonly workflow: Workflow;
  readonly action: ActionSettings;
  readonly index: number;
  readonly findings: readonly Finding[];
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onDuplicate: () => void;
  /** Undefined for the only action, which stays. */
  readonly onRemove: (() => void) | undefined;
}

/** An action: what it does, and its settings when it is open. */
export function ActionCard(props: ActionCardProps) {
  const { workflow, action, index, findings, isOpen, onOpen, onDuplicate, onRemove } = props;
  const { actions: texts } = useLazyTexts(workflowTexts);
  const writer = useSentenceWriter();
  const body = useId();
  const Icon = actionTables[action.type].icon;
  const number = index + 1;
  // An open action says itself what its conditions lack, once they are left.
  const isMarked = findings.some(({ code }) => !isOpen || code !== 'condition_value_missing');
  return (
    <div className={classNames('flow-action', isOpen && 'flow-action--open')}>
      <div className="flow-action-head">
        <button
          type="button"
          className="flow-action-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? body : undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <ChevronRight size={16} aria-hidden className="flow-action-arrow" />
          <Icon size={16} aria-hidden className="flow-action-icon" />
          <span className="ui-hidden">{`${texts.numbered(number, texts.types[action.type])}: `}</span>
          <MarkedSentence write={(show) => deedSentence(writer, action, show)} />
          {isMarked && (
            <span className="flow-action-alert">
              <CircleAlert size={16} aria-hidden />
              <span className="ui-hidden">{texts.hasProblem}</span>
            </span>
          )}
        </button>
        <Menu
          align="end"
          trigger={
            <IconButton
              icon={EllipsisVertical}
              label={texts.actionsFor(number)}
              size="small"
              tooltip={false}
            />
          }
          groups={[
            {
              id: 'action',
              items: [
                { id: 'copy', label: texts.duplicate, icon: Copy, onSelect: onDuplicate },
                {
                  id: 'remove',
                  label: texts.remove,
                  icon: Trash2,
                  tone: 'danger',
                  disabled: onRemove === undefined,
                  onSelect: () => onRemove?.(),
                },
              ],
            },
          ]}
        />
      </div>
      {isOpen && (
        <div id={body} className="flow-action-body">
          <ActionForm workflow={workflow} action={action} findings={findings} />
        </div>
      )}
    </div>
  );
}
