import { ChevronDown } from 'lucide-react';
import { ActorAvatar } from './actorAvatar.tsx';
import { changeLine } from './changeLine.ts';
import type { Entry } from './entry.ts';
import { EntryDetails } from './entryDetails.tsx';
import { EntrySentence } from './entrySentence.tsx';
import { EntryTime } from './entryTime.tsx';
import { useDetailLabels } from './useDetailLabels.ts';

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

/** Shows the old and the new value below the sentence. */
function EntryChange({ entry }: { readonly entry: Entry }) {
  const line = changeLine(entry, useDetailLabels());
  return line === '' ? null : <span className="audit-change">{line}</span>;
}
