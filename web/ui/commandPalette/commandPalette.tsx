import { Dialog as Base } from '@base-ui/react/dialog';
import type { LucideIcon } from 'lucide-react';
import { ShortcutLayer } from '../shortcuts/shortcutLayer.tsx';
import '../dialog/dialog.css';
import './commandPalette.css';
import { CommandSearch, type CommandTexts } from './commandSearch.tsx';

export interface Command {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Further search words. */
  readonly synonyms?: string | undefined;
  /** Comes before others that match as well. */
  readonly isFirst?: boolean | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The shortcut of the same action. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface CommandPaletteProps extends CommandTexts {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly commands: readonly Command[];
}

/** A dialog that searches all screens and actions by name. */
export function CommandPalette({ open, onOpenChange, commands, ...search }: CommandPaletteProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop className="ui-dialog-backdrop" />
        <Base.Viewport className="ui-dialog-viewport ui-palette-viewport">
          <Base.Popup className="ui-palette">
            <ShortcutLayer>
              <Base.Title className="ui-hidden">{search.title}</Base.Title>
              <CommandSearch
                {...search}
                commands={commands}
                onChoose={(command) => {
                  // Closes first, because the command may open another dialog or move the focus.
                  onOpenChange(false);
                  command.run();
                }}
              />
            </ShortcutLayer>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
