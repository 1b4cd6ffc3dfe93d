import { Ban, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Run } from '#contract/app/workflow/runs.ts';
import { Pill } from '../../../../ui/pill/pill.tsx';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';

const looks = {
  waiting: { tone: 'accent', icon: Clock },
  done: { tone: 'good', icon: CircleCheck },
  failed: { tone: 'bad', icon: CircleAlert },
  skipped: { tone: 'neutral', icon: Ban },
} as const;

/** The state of a run; one that failed and is tried again says so. */
export function RunPill({ run: { state, attempts } }: { readonly run: Pick<Run, 'state' | 'attempts'> }) {
  const { runs: texts } = useWorkflowTexts();
  const isRetried = state === 'waiting' && attempts > 0;
  const { tone, icon } = looks[state];
  return (
    <Pill tone={isRetried ? 'warn' : tone} icon={icon}>
      {isRetried ? texts.retrying : texts.states[state]}
    </Pill>
  );
}
