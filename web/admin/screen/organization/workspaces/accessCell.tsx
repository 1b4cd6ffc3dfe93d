import { Pencil } from 'lucide-react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import type { Workspace } from './workspace.ts';

/** The most avatars shown. */
const shown = 5;

interface AccessCellProps {
  readonly workspace: Workspace;
  readonly onChange: () => void;
}

/** The avatars of the people with access; a click opens the access dialog. */
export function AccessCell({ workspace, onChange }: AccessCellProps) {
  const { id: organization } = useOrganization();
  const { texts, locale } = useLanguage();
  const words = texts.workspaces;
  const { data } = useRouteQuery('members', { organization });
  const people = data?.members.filter(({ id }) => workspace.access.includes(id)) ?? [];
  const names = new Intl.ListFormat(locale).format(people.map(({ name }) => name));
  const isClosed = workspace.access.length === 0;
  return (
    <button
      type="button"
      className="workspaces-access"
      title={isClosed ? undefined : names}
      onClick={onChange}
    >
      <ScreenReaderOnly>
        {isClosed ? words.accessNobodyLabel(workspace.name) : words.accessSummary(workspace.name, names)}
      </ScreenReaderOnly>
      {isClosed ? (
        <span className="workspaces-faint" aria-hidden>
          {words.accessNobody}
        </span>
      ) : (
        <span className="workspaces-faces">
          {people.slice(0, shown).map(({ id, name }) => (
            <Avatar key={id} name={name} />
          ))}
        </span>
      )}
      {people.length === 1 && (
        <span className="workspaces-only" aria-hidden>
          {names}
        </span>
      )}
      {people.length > shown && (
        <span className="workspaces-faint" aria-hidden>
          {words.accessMore(people.length - shown)}
        </span>
      )}
      <Pencil className="workspaces-pencil" size={14} aria-hidden />
    </button>
  );
}
