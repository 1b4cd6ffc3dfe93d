import { Cog, SquareTerminal } from 'lucide-react';
import { Avatar } from '#ui/avatar/avatar.tsx';
import type { Entry } from './entry.ts';

/** Decorative: the sentence names the actor. */
export function ActorAvatar({ actor: { kind, name } }: { readonly actor: Entry['actor'] }) {
  if (kind === 'user') return <Avatar name={name} size="small" />;
  const Icon = kind === 'command_line' ? SquareTerminal : Cog;
  return (
    <span className="audit-icon">
      <Icon size={16} aria-hidden />
    </span>
  );
}
