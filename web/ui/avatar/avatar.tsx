import { classNames } from '../classNames.ts';
import './avatar.css';
import { avatarTone } from './avatarTone.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  /** People are round, organisations and workspaces are not. */
  readonly shape?: 'round' | 'square' | undefined;
}

/** Initials on a colour that a name keeps. Only for the eye: the name stands beside it. */
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
