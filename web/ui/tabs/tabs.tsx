import { useRender } from '@base-ui/react/use-render';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import './tabs.css';

/** Navigation between the parts of one object; each tab has its own address. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  const shown = useRef<Element>(null);
  // On a phone the current tab may be out of sight. Only once, so that people can scroll on from there.
  useLayoutEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]') ?? null;
    if (current === shown.current) return;
    shown.current = current;
    if (bar.current !== null && current !== null) scrollTo(bar.current, current);
  });
  return (
    <nav ref={bar} className="ui-tabs" aria-label={label}>
      {children}
    </nav>
  );
}

/** Scrolls the bar only, never the page. */
function scrollTo(bar: Element, tab: Element): void {
  const [outer, inner] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  bar.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

export interface TabProps extends useRender.ComponentProps<'a'> {
  /** Set it where the router's link does not set `aria-current` itself. */
  readonly current?: boolean | undefined;
}

/** `<Tab render={<Link to="/organisation/members" />}>Members</Tab>` */
export function Tab({ current, render, className, children, ...rest }: TabProps) {
  return useRender({
    render,
    defaultTagName: 'a',
    props: {
      ...rest,
      ...(current && { 'aria-current': 'page' }),
      className: classNames('ui-tabs-tab', className),
      children,
    },
  });
}
