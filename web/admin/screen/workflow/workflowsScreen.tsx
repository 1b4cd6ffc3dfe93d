import '../form/logic/logic.css';
import './workflows.css';
import { Plus, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import { maxWorkflows } from '#form/value/workflowLimits.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { useDocumentTitle } from '../../navigation/useDocumentTitle.ts';
import { workflowTexts } from '../../texts/compiled/workflow.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useDraft, useEditor } from '../form/editor/editorContext.ts';
import { useForm } from '../form/place/useForm.ts';
import { useWorkflows } from './editor/useWorkflows.ts';
import { HeldNotice } from './list/heldNotice.tsx';
import { MailNotice } from './list/mailNotice.tsx';
import { NewWorkflowDialog } from './list/newWorkflowDialog.tsx';
import { PublishNotice } from './list/publishNotice.tsx';
import { WorkflowList } from './list/workflowList.tsx';
import { WorkflowProblems } from './list/workflowProblems.tsx';
import { FormSecrets } from './secret/formSecrets.tsx';
import { SigningSecret } from './secret/signingSecret.tsx';
import { NewActionDialog } from './start/newActionDialog.tsx';
import type { StartingPoint } from './start/startingPoints.ts';
import { StartList } from './start/startList.tsx';
import { useNewAction } from './start/useNewAction.ts';
import { WorkflowViews } from './workflowViews.tsx';

/** The workflows of a form: what happens after a response. */
export function WorkflowsScreen() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { name } = useForm();
  const editor = useEditor();
  const { workflows = [] } = useDraft();
  const [said, announce] = useState('');
  const operations = useWorkflows(announce);
  const { begin, dialog } = useNewAction();
  const [isChoosing, setChoosing] = useState(false);
  useDocumentTitle(texts.title, name);
  const { opened } = operations;
  useEffect(() => {
    if (opened !== undefined)
      document.getElementById(`workflow-${opened}`)?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const choose = ({ id, type, settings }: StartingPoint) => {
    const own = settings(editor.state().draft, texts);
    if (own !== undefined)
      begin(type, own, (action) =>
        operations.add({ id, name: texts.starts[id].name, trigger: 'response', do: [action] }),
      );
  };
  const hasWebhook = workflows.some((workflow) => workflow.do.some(({ type }) => type === 'webhook'));
  return (
    <div className="flows">
      <section className="flows-main" aria-labelledby="workflows-title">
        <header className="logic-head">
          <div>
            <h2 id="workflows-title" className="logic-title">
              {texts.title}
            </h2>
            <p className="logic-intro">{texts.intro}</p>
          </div>
          <div className="logic-actions">
            <WorkflowProblems />
            {workflows.length > 0 && (
              <Button
                variant="primary"
                icon={Plus}
                disabled={workflows.length >= maxWorkflows}
                title={workflows.length >= maxWorkflows ? texts.tooMany(maxWorkflows) : undefined}
                onClick={() => setChoosing(true)}
              >
                {texts.create}
              </Button>
            )}
          </div>
        </header>
        <WorkflowViews />
        <PublishNotice />
        <HeldNotice />
        <MailNotice workflows={workflows} />
        {workflows.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText} icon={Zap} headingLevel={3}>
            <StartList onChoose={choose} />
          </EmptyState>
        ) : (
          <WorkflowList operations={operations} />
        )}
        <p role="status" className="ui-hidden">
          {said}
        </p>
      </section>
      {hasWebhook && (
        <aside className="flows-aside" aria-label={texts.aside}>
          <SigningSecret />
          <FormSecrets />
        </aside>
      )}
      <NewWorkflowDialog open={isChoosing} onClose={() => setChoosing(false)} onChoose={choose} />
      <NewActionDialog {...dialog} />
    </div>
  );
}
