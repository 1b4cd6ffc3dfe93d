import './show.css';
import { useStart } from '#admin/session/useStart.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { useEditorState } from '../editorContext.ts';

/** The other people who have this form open. */
export function Presence() {
  const others = useEditorState((state) => state.others);
  const { editor } = useLazyTexts(frameTexts);
  const me = useStart().user?.id;
  const people = new Map(others.filter(({ user }) => user !== me).map(({ user, name }) => [user, name]));
  if (people.size === 0) return null;
  return (
    <ul className="presence" aria-label={editor.alsoHere}>
      {[...people].map(([user, name]) => (
        <li key={user} title={name}>
          <Avatar name={name} size="small" />
          <ScreenReaderOnly>{name}</ScreenReaderOnly>
        </li>
      ))}
    </ul>
  );
}
