import { useStart } from '#admin/session/useStart.ts';
import { workflowTexts } from '#admin/texts/compiled/workflow.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Time } from '#ui/time/time.tsx';

interface NextTryProps {
  readonly at: string;
}

/** When a run is tried next; while deliveries are held nobody knows. */
export function NextTry({ at }: NextTryProps) {
  const { runs: texts } = useLazyTexts(workflowTexts);
  const { held } = useStart();
  if (held) return texts.heldTry;
  return (
    <>
      {texts.nextTry} <Time value={at} />
    </>
  );
}
