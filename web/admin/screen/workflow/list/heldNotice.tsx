import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** Says that runs wait until the operator releases them. */
export function HeldNotice() {
  const { held } = useStart();
  const { workflows: texts } = useLazyTexts(workflowTexts);
  return held ? <Notice tone="warn" title={texts.held} /> : null;
}
