import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import {
  addWorkflow,
  changeWorkflow,
  duplicateWorkflow,
  moveWorkflow,
  removeWorkflow,
} from '#form/edit/workflow/workflows.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../../form/editor/editorContext.ts';
import { focusOnceShown } from './focusOnceShown.ts';

const route = '/signed-in/app/o/$organization/f/$form/workflows';

export type WorkflowOperations = ReturnType<typeof useWorkflows>;

export function workflowName({ id, name = '' }: Pick<Workflow, 'id' | 'name'>): string {
  return name.trim() === '' ? id : name;
}

/** The operations on workflows of the draft, each with its message for screen readers. */
export function useWorkflows(announce: (text: string) => void) {
  const editor = useEditor();
  const toast = useToast();
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { open: opened } = useSearch({ from: route });
  const params = useParams({ from: route });
  const navigate = useNavigate();
  const list = () => editor.state().draft.workflows ?? [];
  const open = (id: string | undefined) =>
    void navigate({
      to: '/app/o/$organization/f/$form/workflows',
      params,
      search: id === undefined ? {} : { open: id },
      replace: true,
      resetScroll: false,
    });
  return {
    opened,
    open,
    add: (workflow: Workflow) => {
      editor.change((draft) => addWorkflow(draft, workflow));
      const added = list().at(-1);
      if (added === undefined) return;
      open(added.id);
      focusOnceShown(() => document.querySelector<HTMLElement>(`#workflow-${added.id} .flow-pair input`));
      announce(texts.added(workflowName(added)));
    },
    change: (id: string, edit: (workflow: Workflow) => Workflow, group?: string) =>
      editor.change(
        (draft) => changeWorkflow(draft, id, edit),
        group === undefined ? {} : { group: `workflow ${id} ${group}` },
      ),
    duplicate: (workflow: Workflow) => {
      const name = workflowName(workflow);
      editor.change((draft) => duplicateWorkflow(draft, workflow.id, texts.copyOf(name).slice(0, 200)));
      const index = list().findIndex(({ id }) => id === workflow.id);
      open(list()[index + 1]?.id);
      announce(texts.duplicated(name));
    },
    move: (from: number, to: number) => editor.change((draft) => moveWorkflow(draft, from, to)),
    remove: (workflow: Workflow) => {
      const position = list().findIndex(({ id }) => id === workflow.id);
      editor.change((draft) => removeWorkflow(draft, workflow.id));
      const next = list()[Math.min(position, list().length - 1)];
      // Without any other, the starting points are next.
      focusOnceShown(() =>
        next === undefined
          ? document.querySelector<HTMLElement>('.flows-main .flow-start')
          : document.querySelector<HTMLElement>(`#workflow-${next.id} .flow-card-open`),
      );
      if (opened === workflow.id) open(undefined);
      toast({
        about: 'workflow',
        title: texts.removed(workflowName(workflow)),
        action: { label: texts.undo, onPress: () => editor.undo() },
      });
    },
  };
}
