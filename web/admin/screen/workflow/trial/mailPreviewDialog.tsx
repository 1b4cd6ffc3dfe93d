import './mail.css';
import { Send } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useStart } from '#admin/session/useStart.ts';
import { ScreenLoading } from '#admin/status/screenLoading.tsx';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { Workflow } from '#form/schema/workflow/workflow.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Problem } from '#ui/notice/problem.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../../form/place/useForm.ts';
import { MailErrorText } from '../../mail/mailErrorText.tsx';
import { MailPage } from './mailPage.tsx';

interface MailPreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly workflow: Workflow;
  readonly action: ActionSettings;
}

/** The mail of an action with the answers of a real response. */
export function MailPreviewDialog({ open, onClose, workflow, action }: MailPreviewDialogProps) {
  const { trial: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={texts.previewTitle}
      closeLabel={common.close}
      size="large"
    >
      <Preview workflow={workflow} action={action} />
    </Dialog>
  );
}

/** Mounted while the dialog is open, so each opening shows the current draft. */
function Preview({ workflow, action }: Pick<MailPreviewDialogProps, 'workflow' | 'action'>) {
  const { trial: texts } = useLazyTexts(workflowTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const address = useStart().user?.email ?? '';
  const params = { organization, form };
  const preview = useRouteMutation('previewMailAction');
  const test = useRouteMutation('testMailAction');
  const begin = useEffectEvent(() => preview.mutate({ params, body: { action, when: workflow.when } }));
  useEffect(() => begin(), []);
  const [refused, setRefused] = useState<ReactNode>();
  const send = async () => {
    setRefused(undefined);
    try {
      const { error } = await test.mutateAsync({ params, body: { action } });
      if (error === null) toast({ about: 'mail-test', title: texts.testSent(address), tone: 'good' });
      else setRefused(<MailErrorText error={error} />);
    } catch (error) {
      setRefused(problemText(error));
    }
  };
  const { data } = preview;
  if (preview.error !== null) return <Problem>{problemText(preview.error)}</Problem>;
  if (data === undefined) return <ScreenLoading />;
  return (
    <div className="flow-trial">
      <Mail mail={data} />
      <Problem>{refused}</Problem>
      <div className="flow-mail-foot">
        <Button icon={Send} busy={test.isPending} onClick={() => void send()}>
          {texts.sendTest}
        </Button>
        <span className="flow-note">{texts.sendsTo(address)}</span>
      </div>
    </div>
  );
}

function Mail({ mail }: { readonly mail: AnswerOf<'previewMailAction'> }) {
  const { trial: texts, runs } = useLazyTexts(workflowTexts);
  const [look, setLook] = useState<'html' | 'text'>('html');
  const heads: readonly (readonly [name: string, value: string])[] = [
    [texts.to, mail.to.length === 0 ? texts.noRecipient : mail.to.join(', ')],
    ...(mail.reply_to === '' ? [] : [[texts.replyTo, mail.reply_to] as const]),
    [texts.subject, mail.subject],
    ...(mail.attached.length === 0 ? [] : [[texts.attachments, mail.attached.join(', ')] as const]),
    ...(mail.left_out.length === 0 ? [] : [[texts.leftOut, mail.left_out.join(', ')] as const]),
  ];
  return (
    <>
      <p className="flow-note">
        {mail.response === null ? texts.previewSample : texts.previewWith(runs.responseNumber(mail.response))}
      </p>
      {mail.unmet !== null && mail.response !== null && (
        <Notice tone="warn">
          {texts.unmet[mail.unmet](texts.responseUsed(runs.responseNumber(mail.response)))}
        </Notice>
      )}
      <dl className="flow-mail-head">
        {heads.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Segmented
        label={texts.look}
        hideLabel
        options={[
          { value: 'html', label: texts.html },
          { value: 'text', label: texts.text },
        ]}
        value={look}
        onValueChange={setLook}
      />
      {look === 'html' ? (
        <MailPage title={texts.mailFrame} html={mail.html} />
      ) : (
        <pre className="flow-mail-text">{mail.text}</pre>
      )}
    </>
  );
}
