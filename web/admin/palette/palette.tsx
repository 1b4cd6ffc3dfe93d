import { useNavigate } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';
import { lazyPart } from '../lazy/lazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { usePreloadWhenIdle } from '../lazy/usePreloadWhenIdle.ts';
import { shortcutDestinations } from '../navigation/shortcutDestinations.ts';
import { useTexts } from '../texts/useTexts.ts';

const paletteDialog = lazyPart(async () => (await import('./paletteDialog.tsx')).PaletteDialog);
const shortcutsDialog = lazyPart(
  async () =>
    await (await import('./shortcutsDialog.tsx')).loadShortcutsDialog(document.documentElement.lang),
);
const both = [paletteDialog, shortcutsDialog];

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether the shortcut sheet is open. */
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (open: boolean) => void;
  /** Undefined for users without an organisation. */
  readonly organization: AnswerOf<'organization'> | undefined;
}

/** The global shortcuts and the two dialogs that they open. */
export function Palette({ open, onOpenChange, isSheetOpen, onSheetChange, organization }: PaletteProps) {
  const navigate = useNavigate();
  const texts = useTexts();
  usePreloadWhenIdle(both);
  const PaletteDialog = useLazyPart(paletteDialog, open, () => onOpenChange(false));
  const ShortcutsDialog = useLazyPart(shortcutsDialog, isSheetOpen, () => onSheetChange(false));
  useShortcuts({
    'mod+k': () => onOpenChange(true),
    '?': () => onSheetChange(true),
    ...Object.fromEntries(
      shortcutDestinations(organization, texts).map(({ keys, to }) => [keys, () => void navigate({ to })]),
    ),
  });
  return (
    <>
      {PaletteDialog !== undefined && (
        <PaletteDialog
          open={open}
          onOpenChange={onOpenChange}
          organization={organization}
          onShortcuts={() => onSheetChange(true)}
        />
      )}
      {ShortcutsDialog !== undefined && (
        <ShortcutsDialog open={isSheetOpen} onOpenChange={onSheetChange} organization={organization} />
      )}
    </>
  );
}
