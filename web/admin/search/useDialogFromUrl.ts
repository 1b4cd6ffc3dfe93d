import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Opens a screen's dialog from its URL, so that other screens can link to it. */
export interface NewSearch {
  readonly new?: true | undefined;
}

export function readNewSearch({ new: isNew }: Record<string, unknown>): NewSearch {
  return { new: isNew === true ? true : undefined };
}

/** The state of a dialog that the screen opens, or a URL with `?new=true`; the parameter is then removed. */
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
