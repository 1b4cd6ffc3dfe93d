import { useEffect } from 'react';

/** What the browser's tab and history call the screen. */
export function useDocumentTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter((part) => part !== undefined && part !== ''), 'Canvass'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
