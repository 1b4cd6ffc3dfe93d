import { useProblemText } from '#admin/api/useProblemText.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import type { AccessChanged } from './useAccessChange.ts';

interface AccessStatusProps {
  readonly last: AccessChanged | undefined;
  readonly workspace: string;
  readonly onUndo: (last: AccessChanged) => void;
}

/** Reports changes inside the dialog: a toast would cover its switches on a phone. */
export function AccessStatus({ last, workspace, onUndo }: AccessStatusProps) {
  const { workspaces: texts, common } = useTexts();
  const problemText = useProblemText();
  const failed = last?.error !== undefined;
  return (
    <div className="workspaces-status">
      <p role="status" className={failed ? 'workspaces-bad' : undefined}>
        {last !== undefined &&
          (failed
            ? problemText(last.error)
            : (last.isGiven ? texts.given : texts.taken)(last.person.name, workspace))}
      </p>
      {last !== undefined && !failed && (
        <Button size="small" onClick={() => onUndo(last)}>
          {common.undo}
        </Button>
      )}
    </div>
  );
}
