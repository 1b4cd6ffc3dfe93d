import { classNames } from '../classNames.ts';
import './avatar.css';
import { avatarTone } from './avatarTone.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  /** Round for people, square for organisations and workspaces. */
  readonly shape?: 'round' | 'square' | undefined;
}

/** Initials on a colour derived from the name. Decorative: the name itself stands beside it. */
export function Avatar({ name, size = 'normal', shape = 'round' }: AvatarProps) {
  return (
    <span
      className={classNames(
        'ui-avatar',
        `ui-avatar--${size}`,
        `ui-avatar--${shape}`,
        `ui-avatar--tone-${avatarTone(name)}`,
      )}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}
