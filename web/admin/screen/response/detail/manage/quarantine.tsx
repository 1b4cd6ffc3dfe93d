import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { oncePressed } from '#ui/press/oncePressed.ts';
import { Row } from '#ui/row/row.tsx';
import type { ResponseActions } from './useResponseActions.tsx';

interface QuarantineProps {
  readonly detail: AnswerOf<'response'>;
  readonly actions: ResponseActions;
}

/** Why a response is not among the others, and the way out. */
export function Quarantine({ detail: { response }, actions }: QuarantineProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  if (response.tab === 'partial') return <Notice>{texts.partial}</Notice>;
  if (response.tab !== 'spam') return null;
  return (
    <Notice
      tone="warn"
      title={texts.quarantined}
      action={
        <Row>
          <Button
            size="small"
            variant="primary"
            busy={actions.isBusy}
            idle={actions.isResting}
            {...oncePressed(() => void actions.release())}
          >
            {texts.release}
          </Button>
          <Button size="small" onClick={actions.askDiscard}>
            {texts.discard}
          </Button>
        </Row>
      }
    >
      {response.suspicion === null ? undefined : texts.suspicion[response.suspicion]}
    </Notice>
  );
}
