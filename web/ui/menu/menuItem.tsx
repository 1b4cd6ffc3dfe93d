import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Keys } from '../keys/keys.tsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Replaces the icon, such as an avatar. */
  readonly picture?: ReactNode;
  /** The shortcut of the same action. */
  readonly keys?: string | undefined;
  readonly tone?: 'normal' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether it is the current choice of its group; the others are `false`. */
  readonly checked?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** A link instead of an action: `<Link to="/settings" />`. */
  readonly link?: ReactElement | undefined;
}

export function MenuChoice({ item }: { readonly item: MenuItem }) {
  const { id, label, tone, disabled, checked, onSelect, link } = item;
  const className = classNames('ui-menu-item', tone === 'danger' && 'ui-menu-item--danger');
  const content = <Content item={item} />;
  if (link !== undefined)
    return (
      <Base.LinkItem
        className={className}
        label={label}
        render={link}
        {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked })}
        closeOnClick
        onClick={onSelect}
      >
        {content}
      </Base.LinkItem>
    );
  if (checked !== undefined)
    return (
      <Base.RadioItem
        className={className}
        label={label}
        value={id}
        disabled={disabled}
        closeOnClick
        onClick={onSelect}
      >
        {content}
      </Base.RadioItem>
    );
  return (
    <Base.Item className={className} label={label} disabled={disabled} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}

function Content({ item: { label, hint, icon: Icon, picture, keys, checked } }: { readonly item: MenuItem }) {
  return (
    <>
      {picture ?? (Icon !== undefined && <Icon size={16} aria-hidden />)}
      <span className="ui-menu-texts">
        <span className="ui-menu-label">{label}</span>
        {hint !== undefined && <span className="ui-menu-hint">{hint}</span>}
      </span>
      {keys !== undefined && <Keys keys={keys} />}
      {checked === true && <Check className="ui-menu-check" size={16} aria-hidden />}
    </>
  );
}
