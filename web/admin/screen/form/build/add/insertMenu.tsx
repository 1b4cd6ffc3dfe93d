import '#ui/commandPalette/commandPalette.css';
import { Popover } from '@base-ui/react/popover';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FieldEntry } from '#form/edit/entries/fieldEntries.ts';
import { CommandSearch } from '#ui/commandPalette/commandSearch.tsx';
import { ShortcutLayer } from '#ui/shortcuts/shortcutLayer.tsx';
import { useFieldCommands } from './useFieldCommands.ts';

interface InsertMenuProps {
  /** The part of the window beside which it opens. */
  readonly anchor: DOMRect;
  readonly onAdd: (entry: FieldEntry | 'page') => void;
  readonly onClose: () => void;
}

/** The field types at the place where one is added, with a search that has the focus. */
export function InsertMenu({ anchor, onAdd, onClose }: InsertMenuProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const commands = useFieldCommands(onAdd);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          className="insert-place"
          anchor={{ getBoundingClientRect: () => insideWindow(anchor) }}
          side="bottom"
          align="center"
          sideOffset={8}
          collisionPadding={12}
        >
          <Popover.Popup className="ui-palette insert-menu" finalFocus={false}>
            <ShortcutLayer>
              <Popover.Title className="ui-hidden">{texts.insertTitle}</Popover.Title>
              <CommandSearch
                title={texts.insertTitle}
                searchLabel={texts.searchTypes}
                emptyText={texts.noTypes}
                commands={commands}
                onChoose={(command) => {
                  onClose();
                  command.run();
                }}
              />
            </ShortcutLayer>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The anchor was measured when the menu opened; the window may have become smaller since, as when a phone is turned. */
function insideWindow({ left, top, width, height }: DOMRect): DOMRect {
  const shown = Math.min(width, window.innerWidth);
  return new DOMRect(Math.max(0, Math.min(left, window.innerWidth - shown)), top, shown, height);
}
