import { ChevronDown } from 'lucide-react';
import { ActorAvatar } from './actorAvatar.tsx';
import type { Entry } from './entry.ts';
import { EntryChange } from './entryChange.tsx';
import { EntryDetails } from './entryDetails.tsx';
import { EntrySentence } from './entrySentence.tsx';
import { EntryTime } from './entryTime.tsx';

/** An audit entry: action, actor and time; details when expanded. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  return (
    <li>
      <details className="audit-entry">
        <summary className="audit-summary">
          <ActorAvatar actor={entry.actor} />
          <span className="audit-description">
            <EntrySentence entry={entry} />
            <EntryChange entry={entry} />
          </span>
          <EntryTime at={entry.created_at} />
          <ChevronDown className="audit-arrow" size={16} aria-hidden />
        </summary>
        <EntryDetails entry={entry} />
      </details>
    </li>
  );
}
