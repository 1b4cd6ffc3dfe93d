import type { AnswerOf } from '#contract/app/routes.ts';
import { CommandPalette } from '#ui/commandPalette/commandPalette.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { useCommands } from './useCommands.ts';

interface PaletteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'> | undefined;
  readonly onShortcuts: () => void;
}

/** The command palette with all commands of the user. */
export function PaletteDialog({ open, onOpenChange, organization, onShortcuts }: PaletteDialogProps) {
  const { palette } = useTexts().frame;
  const commands = useCommands(organization, onShortcuts);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={commands}
      title={palette.title}
      searchLabel={palette.placeholder}
      emptyText={palette.empty}
    />
  );
}
