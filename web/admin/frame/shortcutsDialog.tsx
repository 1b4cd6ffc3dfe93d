import { ShortcutSheet } from '../../ui/shortcutSheet/shortcutSheet.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const { frame, common } = useTexts();
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
            { keys: 'g f', label: shortcut.goForms },
            { keys: 'g s', label: shortcut.goSettings },
            { keys: 'g m', label: shortcut.goMembers },
            { keys: 'g k', label: shortcut.goKeys },
            { keys: 'g a', label: shortcut.goAccount },
          ],
        },
        {
          heading: shortcut.onForms,
          shortcuts: [
            { keys: '/', label: shortcut.search },
            { keys: 'n', label: shortcut.newForm },
          ],
        },
      ]}
    />
  );
}
