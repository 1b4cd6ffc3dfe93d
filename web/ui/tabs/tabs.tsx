import { useRender } from '@base-ui/react/use-render';
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import './tabs.css';

/** Navigation between the parts of one object; each tab has its own address. */
export function Tabs({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className="ui-tabs" aria-label={label}>
      {children}
    </nav>
  );
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
      className: classNames('ui-tabs__tab', className),
      children,
    },
  });
}
