import { classNames } from '../classNames.ts';

export interface ButtonStyle {
  /** One `primary` per screen; `danger` for irreversible actions; `quiet` has no border. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
}

export function buttonClass(
  { variant = 'secondary', size = 'normal' }: ButtonStyle,
  extraClass?: string,
): string {
  return classNames(
    'ui-button',
    `ui-button--${variant}`,
    size !== 'normal' && `ui-button--${size}`,
    extraClass,
  );
}
