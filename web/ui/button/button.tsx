import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonStyle, buttonClass } from './buttonClass.ts';
import { ButtonContent } from './buttonContent.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonStyle {
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** The action is running: the button keeps its size and focus and ignores clicks. */
  readonly busy?: boolean | undefined;
  /** Nothing to do now: the button looks disabled but stays focusable, so that screen readers can read why. */
  readonly idle?: boolean | undefined;
}

/** `<Button variant="primary" icon={Plus} onClick={create}>Create key</Button>`; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  idle = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || idle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || idle || undefined}
      onClick={press}
    >
      <ButtonContent icon={icon}>{children}</ButtonContent>
      {busy && <span className="ui-button-spinner" />}
    </button>
  );
}
