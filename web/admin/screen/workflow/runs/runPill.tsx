import { Ban, CircleAlert, CircleCheck, Clock, Inbox } from 'lucide-react';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Run } from '#contract/app/workflow/runs.ts';
import { Pill } from '#ui/pill/pill.tsx';

const looks = {
  waiting: { tone: 'accent', icon: Clock },
  done: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleAlert },
  skipped: { tone: 'neutral', icon: Ban },
} as const;

/** The state of a run; one that failed and is tried again says so, and one whose mails have not left. */
export function RunPill({ run: { state, attempts, mails_waiting } }: { readonly run: Run }) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const isRetried = state === 'waiting' && attempts > 0;
  const { tone, icon } = looks[state];
  if (mails_waiting > 0)
    return (
      <Pill tone="warn" icon={Inbox}>
        {texts.inOutbox}
      </Pill>
    );
  return (
    <Pill tone={isRetried ? 'warn' : tone} icon={icon}>
      {isRetried ? texts.retrying : texts.states[state]}
    </Pill>
  );
}
