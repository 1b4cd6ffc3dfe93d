import '../button/button.css';
import './iconButton.css';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '../button/buttonClass.ts';
import { classNames } from '../classNames.ts';

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  readonly icon: LucideIcon;
  /** The label for screen readers. */
  readonly label: string;
  readonly variant?: 'secondary' | 'quiet' | undefined;
  readonly size?: 'small' | 'normal' | undefined;
}

/** An icon button without the script of tooltips, for screens that must load little; `title` has the browser's. */
export function PlainIconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size,
  type = 'button',
  className,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, size }, classNames('ui-icon-button', className))}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
