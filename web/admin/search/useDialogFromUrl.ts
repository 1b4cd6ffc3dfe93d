import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Opens a screen's dialog from its URL, so that other screens can link to it. */
export interface NewSearch {
  readonly new?: true | undefined;
}

export function readNewSearch({ new: isNew }: Record<string, unknown>): NewSearch {
  return { new: isNew === true ? true : undefined };
}

/** A dialog that a screen opens, or the palette by the address of the screen; then the address is as it was. */
export function useDialogFromUrl(): readonly [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { new: isAsked } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked !== true) return;
    setOpen(true);
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
  }, [isAsked, navigate]);
  return [isOpen, setOpen];
}
