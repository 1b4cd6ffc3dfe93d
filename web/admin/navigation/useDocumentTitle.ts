import { useEffect } from 'react';

/** The document title of the screen. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter((part) => part !== undefined && part !== ''), 'Canvass'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
