import './outsideFrame.css';
import { Outlet } from '@tanstack/react-router';
import { Brand } from '../navigation/brand.tsx';
import { LanguageSelect } from '../navigation/languageSelect.tsx';
import { useStart } from '../session/useStart.ts';

/** The calm sheet of the screens before somebody is inside. */
export function OutsideFrame() {
  const { user } = useStart();
  return (
    <div className="outside">
      <header className="outside-head">
        <Brand />
        {/* The language of an account is chosen there. */}
        {user === null && <LanguageSelect />}
      </header>
      <main className="outside-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
