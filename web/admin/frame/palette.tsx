import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { latePart } from './latePart.ts';
import { useLatePart } from './useLatePart.ts';
import { useLoadWhenIdle } from './useLoadWhenIdle.ts';

const paletteDialog = latePart(async () => (await import('./paletteDialog.tsx')).PaletteDialog);
const shortcutsDialog = latePart(async () => (await import('./shortcutsDialog.tsx')).ShortcutsDialog);
const both = [paletteDialog, shortcutsDialog];

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'>;
}

/** The keys that work on every screen, and what they open. */
export function Palette({ open, onOpenChange, organization }: PaletteProps) {
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useLoadWhenIdle(both);
  const PaletteDialog = useLatePart(paletteDialog, open, () => onOpenChange(false));
  const ShortcutsDialog = useLatePart(shortcutsDialog, isSheetOpen, () => setSheetOpen(false));
  const params = { organization: organization.id };
  useShortcuts({
    'mod+k': () => onOpenChange(true),
    '?': () => setSheetOpen(true),
    'g f': () => void navigate({ to: '/app/o/$organization', params }),
    'g s': () => void navigate({ to: '/app/o/$organization/settings', params }),
    'g m': () => void navigate({ to: '/app/o/$organization/settings/members', params }),
    'g k': () => void navigate({ to: '/app/o/$organization/settings/keys', params }),
    'g a': () => void navigate({ to: '/app/account' }),
  });
  return (
    <>
      {PaletteDialog !== undefined && (
        <PaletteDialog
          open={open}
          onOpenChange={onOpenChange}
          organization={organization}
          onShortcuts={() => setSheetOpen(true)}
        />
      )}
      {ShortcutsDialog !== undefined && <ShortcutsDialog open={isSheetOpen} onOpenChange={setSheetOpen} />}
    </>
  );
}
