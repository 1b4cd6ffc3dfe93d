import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import { addAction, moveAction, removeAction } from '#form/edit/workflow/workflows.ts';
import { type ActionType, actionSchemas } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { maxActions } from '#form/value/workflowLimits.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { SortableList } from '#ui/sortableList/sortableList.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../../form/editor/editorContext.ts';
import { actionTables } from '../action/table/actionTables.ts';
import { NewActionDialog } from '../start/newActionDialog.tsx';
import { useNewAction } from '../start/useNewAction.ts';
import { ActionCard } from './actionCard.tsx';
import { focusOnceShown } from './focusOnceShown.ts';
import { insidePath } from './useWorkflowFindings.ts';

interface ActionListProps {
  readonly workflow: Workflow;
  readonly findings: readonly Finding[];
  readonly onChange: (edit: (workflow: Workflow) => Workflow, group?: string) => void;
}

const types = Object.keys(actionSchemas) as ActionType[];

/** The actions of a workflow in their order. */
export function ActionList({ workflow, findings, onChange }: ActionListProps) {
  const { actions: texts, workflows: words } = useLazyTexts(workflowTexts);
  const editor = useEditor();
  const toast = useToast();
  const { begin, dialog } = useNewAction();
  // A single action is open, so that a new workflow shows its settings.
  const [opened, setOpened] = useState(workflow.do.length === 1 ? workflow.do[0]?.id : undefined);
  const list = useRef<HTMLFieldSetElement>(null);
  // The menu must not take the focus back from an action that is added at once.
  const keepsFocus = useRef(false);
  const add = (type: ActionType) => {
    let isAtOnce = true;
    begin(type, {}, (action) => {
      const before = new Set(workflow.do.map(({ id }) => id));
      onChange((current) => addAction(current, action));
      const held = editor.state().draft.workflows?.find(({ id }) => id === workflow.id);
      setOpened(held?.do.find(({ id }) => !before.has(id))?.id);
      keepsFocus.current = isAtOnce;
      // New actions are added at the end.
      focusCard((count) => (count > before.size ? count - 1 : undefined));
    });
    isAtOnce = false;
  };
  /** Focuses a card once there are as many as the choice expects. */
  const focusCard = (choose: (count: number) => number | undefined) =>
    focusOnceShown(() => {
      const cards = list.current?.querySelectorAll<HTMLElement>('.flow-action-name') ?? [];
      return cards[choose(cards.length) ?? -1];
    });
  return (
    <fieldset ref={list} className="rule-part">
      <legend className="rule-part-name">{words.thenDo}</legend>
      <SortableList
        label={texts.list}
        count={workflow.do.length}
        onMove={(from, to) => onChange((current) => moveAction(current, from, to))}
        handleLabel={(index) => texts.move(index + 1)}
        handleHelp={words.moveHelp}
        movedTo={words.moved}
        renderItem={(index) => {
          const action = workflow.do[index];
          return action === undefined ? null : (
            <ActionCard
              key={action.id}
              workflow={workflow}
              action={action}
              index={index}
              findings={insidePath(findings, `do[${index}]`)}
              isOpen={opened === action.id}
              onOpen={(isOpen) => setOpened(isOpen ? action.id : undefined)}
              onDuplicate={() =>
                onChange((current) => addAction(current, structuredClone(action), index + 1))
              }
              onRemove={
                workflow.do.length === 1
                  ? undefined
                  : () => {
                      onChange((current) => removeAction(current, action.id));
                      const before = workflow.do.length;
                      focusCard((count) => (count < before ? Math.min(index, count - 1) : undefined));
                      toast({
                        about: 'workflow-action',
                        title: texts.removed(index + 1),
                        action: { label: words.undo, onPress: () => editor.undo() },
                      });
                    }
              }
            />
          );
        }}
      />
      <div className="rule-adds">
        {workflow.do.length >= maxActions ? (
          <p className="flow-note">{texts.tooMany(maxActions)}</p>
        ) : (
          <AddAction onAdd={add} keepsFocus={keepsFocus} />
        )}
      </div>
      <NewActionDialog {...dialog} />
    </fieldset>
  );
}

function AddAction({
  onAdd,
  keepsFocus,
}: {
  readonly onAdd: (type: ActionType) => void;
  readonly keepsFocus: RefObject<boolean>;
}) {
  const { actions: texts } = useLazyTexts(workflowTexts);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={Plus}>
          {texts.add}
        </Button>
      }
      finalFocus={() => {
        const isKept = keepsFocus.current;
        keepsFocus.current = false;
        return isKept ? false : null;
      }}
      groups={[
        {
          id: 'types',
          items: types.map((type) => ({
            id: type,
            label: texts.types[type],
            icon: actionTables[type].icon,
            onSelect: () => onAdd(type),
          })),
        },
      ]}
    />
  );
}
