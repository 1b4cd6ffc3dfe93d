import { ChevronDown, Cog, SquareTerminal } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { changeLine } from './changeLine.ts';
import type { Entry } from './entry.ts';
import { EntryDetails } from './entryDetails.tsx';
import { EntrySentence } from './entrySentence.tsx';
import { EntryTime } from './entryTime.tsx';
import { useDetailLabels } from './useDetailLabels.ts';

/** An audit entry: action, actor and time; details when expanded. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  // The sentence may contain a link, which neither a <summary> nor a button may.
  return (
    <li className="audit-entry">
      <div className="audit-summary">
        <ActorAvatar actor={entry.actor} />
        <span id={id} className="audit-description">
          <EntrySentence entry={entry} />
          <EntryChange entry={entry} />
        </span>
        <EntryTime at={entry.created_at} />
        <button
          type="button"
          className="audit-toggle"
          aria-labelledby={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden />
        </button>
      </div>
      {isOpen && <EntryDetails entry={entry} />}
    </li>
  );
}

/** Shows the old and the new value below the sentence. */
function EntryChange({ entry }: { readonly entry: Entry }) {
  const line = changeLine(entry, useDetailLabels());
  return line === '' ? null : <span className="audit-change">{line}</span>;
}

/** Decorative: the sentence names the actor. */
function ActorAvatar({ actor: { kind, name } }: { readonly actor: Entry['actor'] }) {
  if (kind === 'user') return <Avatar name={name} size="small" />;
  const Icon = kind === 'command_line' ? SquareTerminal : Cog;
  return (
    <span className="audit-icon">
      <Icon size={16} aria-hidden />
    </span>
  );
}
