import '../button/button.css';
import './iconButton.css';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '../button/buttonClass.ts';
import { classNames } from '../classNames.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  readonly icon: LucideIcon;
  /** The label for screen readers and the tooltip. */
  readonly label: string;
  readonly variant?: 'secondary' | 'quiet' | undefined;
  readonly size?: 'small' | 'normal' | undefined;
  /** The shortcut of the same action, shown in the tooltip. */
  readonly keys?: string | undefined;
  /** Off where the tooltip would cover the popup that the button opens. */
  readonly tooltip?: boolean | undefined;
}

export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size,
  keys,
  tooltip = true,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass({ variant, size }, classNames('ui-icon-button', className))}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
  return tooltip ? (
    <Tooltip text={label} keys={keys}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
