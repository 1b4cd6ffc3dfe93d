import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { AnswerOf } from '#contract/app/routes.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import { useOnceTrue } from './useOnceTrue.ts';

const PaletteDialog = lazy(async () => ({ default: (await import('./paletteDialog.tsx')).PaletteDialog }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcutsDialog.tsx')).ShortcutsDialog,
}));

interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'>;
}

/** The keys that work on every screen, and what they open; loaded when it is first asked for. */
export function Palette({ open, onOpenChange, organization }: PaletteProps) {
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wasOpen = useOnceTrue(open);
  const wasSheetOpen = useOnceTrue(isSheetOpen);
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
    <Suspense>
      {wasOpen && (
        <PaletteDialog
          open={open}
          onOpenChange={onOpenChange}
          organization={organization}
          onShortcuts={() => setSheetOpen(true)}
        />
      )}
      {wasSheetOpen && <ShortcutsDialog open={isSheetOpen} onOpenChange={setSheetOpen} />}
    </Suspense>
  );
}
