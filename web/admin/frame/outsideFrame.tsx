import './outsideFrame.css';
import { Outlet } from '@tanstack/react-router';
import { useStart } from '../signedIn/useStart.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './languageChoice.tsx';

/** The calm sheet of the screens before somebody is inside. */
export function OutsideFrame() {
  const { user } = useStart();
  return (
    <div className="outside">
      <header className="outside-head">
        <Brand />
        {/* The language of an account is chosen there. */}
        {user === null && <LanguageChoice />}
      </header>
      <main className="outside-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
