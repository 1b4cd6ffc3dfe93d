import { Notice } from '../../../../ui/notice/notice.tsx';
import { useStart } from '../../../session/useStart.ts';
import { useWorkflowTexts } from '../../../texts/workflow/useWorkflowTexts.ts';

/** Says that runs wait until the operator releases them. */
export function HeldNotice() {
  const { held } = useStart();
  const { workflows: texts } = useWorkflowTexts();
  return held ? <Notice tone="warn" title={texts.held} /> : null;
}
