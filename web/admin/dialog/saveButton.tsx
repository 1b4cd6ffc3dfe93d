import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface SaveButtonProps {
  readonly isChanged: boolean;
  readonly busy: boolean;
  readonly variant?: 'primary' | 'secondary' | undefined;
}

/** The submit button of a form; idle, with the reason, until something has changed. */
export function SaveButton({ isChanged, busy, variant = 'primary' }: SaveButtonProps) {
  const { common } = useTexts();
  const why = useId();
  const isIdle = !isChanged && !busy;
  return (
    <>
      <Tooltip text={common.nothingToSave} disabled={!isIdle}>
        <Button
          variant={variant}
          type="submit"
          busy={busy}
          idle={isIdle}
          aria-describedby={isIdle ? why : undefined}
        >
          {common.save}
        </Button>
      </Tooltip>
      <span id={why} hidden>
        {common.nothingToSave}
      </span>
    </>
  );
}
