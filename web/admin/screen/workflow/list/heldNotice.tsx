import { Notice } from '../../../../ui/notice/notice.tsx';
import { useStart } from '../../../session/useStart.ts';
import { workflowTexts } from '../../../texts/compiled/workflow.ts';
import { useLazyTexts } from '../../../texts/useLazyTexts.ts';

/** Says that runs wait until the operator releases them. */
export function HeldNotice() {
  const { held } = useStart();
  const { workflows: texts } = useLazyTexts(workflowTexts);
  return held ? <Notice tone="warn" title={texts.held} /> : null;
}
