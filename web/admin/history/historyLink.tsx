import type { ComponentProps, MouseEvent } from 'react';
import { appHistory } from './appHistory.ts';

interface HistoryLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link inside the app for screens that run without the router. */
export function HistoryLink({ href, onClick, children, ...rest }: HistoryLinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // The browser opens new tabs and downloads itself.
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    event.preventDefault();
    appHistory.push(href);
  };
  return (
    <a {...rest} href={href} onClick={open}>
      {children}
    </a>
  );
}
