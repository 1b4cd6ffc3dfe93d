import { Link } from '@tanstack/react-router';
import { History, Power } from 'lucide-react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import { minute } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { formatRelativeTime } from '#ui/format/formatRelativeTime.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useCurrentMinute } from '#ui/time/useCurrentMinute.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useForm } from '../../form/place/useForm.ts';
import { errorWords } from '../exchange/errorWords.ts';

interface HealthNoticeProps {
  readonly health: WorkflowHealth;
  readonly name: string;
}

/** Why a workflow fails or was switched off, with the way back. */
export function HealthNotice({ health, name }: HealthNoticeProps) {
  const { workflows: texts, runs } = useLazyTexts(workflowTexts);
  const { locale } = useLanguage();
  const now = useCurrentMinute();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const toast = useToast();
  const problemText = useProblemText();
  const resume = useRouteMutation('resumeWorkflow', { invalidates: ['workflowHealth', 'failedRuns'] });
  const { state, since, reason, error } = health;
  if (state !== 'failing' && state !== 'switched_off') return null;
  const isNew = since !== null && now.getTime() - Date.parse(since) < minute;
  const time = since === null ? '' : isNew ? texts.justNow : formatRelativeTime(new Date(since), locale, now);
  const switchOn = async () => {
    try {
      await resume.mutateAsync({ params: { organization, form, workflow: health.id } });
      toast({ about: health.id, title: texts.switchedOn(name), tone: 'good' });
    } catch (failure) {
      toast({ about: health.id, title: problemText(failure), tone: 'bad' });
    }
  };
  return (
    <Notice
      tone={state === 'failing' ? 'warn' : 'bad'}
      title={
        state === 'failing' ? texts.failingSince(time) : texts.switchedOff[reason ?? 'failed_for_days'](time)
      }
      action={
        <div className="flow-buttons">
          {state === 'switched_off' && (
            <Button size="small" icon={Power} busy={resume.isPending} onClick={() => void switchOn()}>
              {texts.switchOnAgain}
            </Button>
          )}
          <LinkButton
            size="small"
            icon={History}
            render={
              <Link
                to="/app/o/$organization/f/$form/workflows/runs"
                params={{ organization, form }}
                search={{ workflow: health.id }}
              />
            }
          >
            {texts.showRuns}
          </LinkButton>
        </div>
      }
    >
      {error === null ? undefined : errorWords(error, runs)}
    </Notice>
  );
}
