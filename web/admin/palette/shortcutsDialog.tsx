import type { AnswerOf } from '#contract/app/routes.ts';
import { ShortcutSheet } from '../../ui/shortcutSheet/shortcutSheet.tsx';
import { shortcutDestinations } from '../navigation/shortcutDestinations.ts';
import { mayCreateForms } from '../screen/form/mayCreateForms.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'> | undefined;
}

/** The shortcut sheet, filtered by the user's role. */
export function ShortcutsDialog({ open, onOpenChange, organization }: ShortcutsDialogProps) {
  const texts = useTexts();
  const { frame, common } = texts;
  const { shortcut } = frame;
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={onOpenChange}
      title={frame.shortcuts}
      closeLabel={common.close}
      groups={[
        {
          heading: shortcut.everywhere,
          shortcuts: [
            { keys: 'mod+k', label: shortcut.palette },
            { keys: '?', label: shortcut.sheet },
            { keys: 'F6', label: shortcut.notifications },
            ...shortcutDestinations(organization, texts),
          ],
        },
        ...(organization === undefined
          ? []
          : [
              {
                heading: shortcut.onForms,
                shortcuts: [
                  { keys: '/', label: shortcut.search },
                  ...(mayCreateForms(organization) ? [{ keys: 'n', label: shortcut.newForm }] : []),
                ],
              },
            ]),
      ]}
    />
  );
}
