import './actions.css';
import { Eye, Play } from 'lucide-react';
import { useState } from 'react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Finding } from '#form/check/findings.ts';
import { changeAction, changeWorkflow } from '#form/edit/workflow/workflows.ts';
import type { Condition } from '#form/schema/logic.ts';
import { type ActionSettings, actionSchemas } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Button } from '#ui/button/button.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { draftSubject } from '../../form/build/panel/subject/draftSubject.ts';
import { settingAt } from '../../form/build/panel/subject/settingAt.ts';
import { SubjectContext } from '../../form/build/panel/subject/subject.ts';
import { useEditor } from '../../form/editor/editorContext.ts';
import { ConditionPart } from '../../form/logic/conditionPart.tsx';
import { ControlList } from '../action/control/controlList.tsx';
import { WhenEditor } from '../action/control/whenEditor.tsx';
import { actionTables } from '../action/table/actionTables.ts';
import { MailPreviewDialog } from '../trial/mailPreviewDialog.tsx';
import { TrialDialog } from '../trial/trialDialog.tsx';
import { insidePath } from './useWorkflowFindings.ts';

interface ActionFormProps {
  readonly workflow: Workflow;
  readonly action: ActionSettings;
  /** With paths inside the action. */
  readonly findings: readonly Finding[];
}

/** Every setting of an action, its conditions, and its test. */
export function ActionForm({ workflow, action, findings }: ActionFormProps) {
  const { actions: texts, workflows: words } = useLazyTexts(workflowTexts);
  const editor = useEditor();
  const { common, more } = actionTables[action.type];
  const made = more.filter(({ path }) => settingAt(action, path) !== undefined).length;
  const [isOpen, setOpen] = useState(made > 0);
  const [dialog, setDialog] = useState<'test' | 'preview'>();
  const subject = draftSubject(
    editor,
    {
      name: `workflow ${workflow.id} ${action.id}`,
      settings: action,
      schema: actionSchemas[action.type],
      replace: (draft, change) =>
        changeWorkflow(draft, workflow.id, (held) =>
          changeAction(held, action.id, (current) => change(current) as ActionSettings),
        ),
      findings,
    },
    words.noEffect,
  );
  return (
    <SubjectContext value={subject}>
      <ControlList controls={common} />
      {more.length > 0 && (
        <Fold
          title={texts.moreSettings}
          open={isOpen}
          onOpenChange={setOpen}
          aside={
            isOpen || made === 0 ? undefined : <span className="panel-count">{texts.settingsMade(made)}</span>
          }
        >
          {isOpen && <ControlList controls={more} />}
        </Fold>
      )}
      <ConditionPart
        legend={texts.onlyIf}
        legendClass="flow-items-label"
        className="rule-part flow-only"
        condition={action.when}
        findings={insidePath(findings, 'when')}
      >
        <WhenEditor
          when={action.when}
          without={texts.onlyIfHelp}
          onChange={(edit, group) =>
            subject.set('when', edit(settingAt(action, 'when') as Condition | undefined), group)
          }
        />
      </ConditionPart>
      <div className="flow-action-foot">
        {action.type === 'mail' ? (
          // A test of a mail goes to its author alone, from the preview.
          <Button size="small" icon={Eye} onClick={() => setDialog('preview')}>
            {texts.preview}
          </Button>
        ) : (
          <Button size="small" icon={Play} onClick={() => setDialog('test')}>
            {texts.test}
          </Button>
        )}
      </div>
      <TrialDialog
        open={dialog === 'test'}
        onClose={() => setDialog(undefined)}
        workflow={workflow}
        action={action}
      />
      <MailPreviewDialog
        open={dialog === 'preview'}
        onClose={() => setDialog(undefined)}
        workflow={workflow}
        action={action}
      />
    </SubjectContext>
  );
}
