import { useNavigate } from '@tanstack/react-router';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { latePart } from '../lazy/latePart.ts';
import { useLatePart } from '../lazy/useLatePart.ts';
import { useLoadWhenIdle } from '../lazy/useLoadWhenIdle.ts';
import { placesByKey } from '../navigation/placesByKey.ts';
import { useTexts } from '../texts/useTexts.ts';

const paletteDialog = latePart(async () => (await import('./paletteDialog.tsx')).PaletteDialog);
const shortcutsDialog = latePart(async () => (await import('./shortcutsDialog.tsx')).ShortcutsDialog);
const both = [paletteDialog, shortcutsDialog];

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether the sheet with all keys is open. */
  readonly isSheetOpen: boolean;
  readonly onSheetChange: (open: boolean) => void;
  /** None where somebody belongs to none. */
  readonly organization: AnswerOf<'organization'> | undefined;
}

/** The keys that work on every screen, and what they open. */
export function Palette({ open, onOpenChange, isSheetOpen, onSheetChange, organization }: PaletteProps) {
  const navigate = useNavigate();
  const texts = useTexts();
  useLoadWhenIdle(both);
  const PaletteDialog = useLatePart(paletteDialog, open, () => onOpenChange(false));
  const ShortcutsDialog = useLatePart(shortcutsDialog, isSheetOpen, () => onSheetChange(false));
  useShortcuts({
    'mod+k': () => onOpenChange(true),
    '?': () => onSheetChange(true),
    ...Object.fromEntries(
      placesByKey(organization, texts).map(({ keys, to }) => [keys, () => void navigate({ to })]),
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
