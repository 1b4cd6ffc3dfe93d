import './button.css';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { ButtonContent } from './buttonContent.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: LucideIcon | undefined;
  /** Something was begun by it: it keeps its place and its focus, and does nothing more until that has ended. */
  readonly busy?: boolean | undefined;
  /** There is nothing to do by it now: it looks disabled, and the keyboard still reaches it and hears why. */
  readonly idle?: boolean | undefined;
}

/** `<Button variant="primary" icon={Plus} onClick={create}>Create key</Button>`; of type `button` unless told. */
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
      {busy && <span className="ui-button__spinner" />}
    </button>
  );
}
