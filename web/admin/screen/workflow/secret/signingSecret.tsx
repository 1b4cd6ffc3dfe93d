import { useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage, useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/dates.ts';
import { Problem } from '#ui/notice/problem.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { useForm } from '../../form/place/useForm.ts';

interface Shown {
  readonly secret: string;
  readonly text: string;
}

/** The secret that signs the form's webhooks: shown on demand, replaced with an overlap. */
export function SigningSecret() {
  const { secrets: texts } = useLazyTexts(workflowTexts);
  const { common } = useTexts();
  const { locale } = useLanguage();
  const problemText = useProblemText();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  const { data } = useRouteQuery('webhookKeys', params);
  const reveal = useRouteMutation('revealWebhookSecret', { invalidates: ['webhookKeys'] });
  const rotate = useRouteMutation('rotateWebhookSecret', { invalidates: ['webhookKeys'] });
  const [shown, setShown] = useState<Shown>();
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const copyLabels = useCopyLabels();
  const present = (next: Shown) => {
    setShown(next);
    setIsShown(true);
  };
  const show = async () => {
    try {
      const { secret } = await reveal.mutateAsync({ params });
      present({ secret, text: texts.shown });
    } catch {
      // The section shows the error.
    }
  };
  const replace = async () => {
    try {
      const { secret, previous_until } = await rotate.mutateAsync({ params });
      setAsking(false);
      present({ secret, text: texts.rotated(formatDateTime(new Date(previous_until), locale)) });
    } catch {
      // The dialog shows the error.
    }
  };
  const keys = data?.keys ?? [];
  return (
    <section className="flow-box" aria-labelledby="signing-title">
      <h3 id="signing-title" className="flow-box-title">
        {texts.signing}
      </h3>
      <p className="flow-note">{texts.signingText}</p>
      {keys.length > 0 && (
        <ul className="flow-keys" aria-label={texts.keys}>
          {keys.map(({ id, created_at, retires_at }) => (
            <li key={id}>
              <Pill tone={retires_at === null ? 'good' : 'warn'}>
                {retires_at === null ? texts.current : texts.retires}
              </Pill>
              <Time value={retires_at ?? created_at} format="dateTime" />
            </li>
          ))}
        </ul>
      )}
      <Problem>{reveal.error === null ? undefined : problemText(reveal.error)}</Problem>
      <div className="flow-buttons">
        <Button size="small" busy={reveal.isPending} onClick={() => void show()}>
          {texts.show}
        </Button>
        {keys.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {texts.rotate}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          setAsking(isOpen);
          rotate.reset();
        }}
        title={texts.rotateQuestion}
        description={texts.rotateConsequence}
        confirmLabel={texts.rotateButton}
        cancelLabel={common.cancel}
        busy={rotate.isPending}
        error={rotate.error === null ? undefined : problemText(rotate.error)}
        onConfirm={() => void replace()}
      />
      {shown !== undefined && (
        <Dialog
          open={isShown}
          onOpenChange={setIsShown}
          title={texts.title}
          description={shown.text}
          closeLabel={common.close}
          actions={
            <Button variant="primary" onClick={() => setIsShown(false)}>
              {texts.done}
            </Button>
          }
        >
          <CopyField label={texts.secret} value={shown.secret} {...copyLabels} />
        </Dialog>
      )}
    </section>
  );
}
