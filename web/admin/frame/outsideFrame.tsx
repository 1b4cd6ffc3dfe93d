import './outsideFrame.css';
import { Outlet } from '@tanstack/react-router';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './languageChoice.tsx';

/** The calm sheet of the screens before somebody is inside. */
export function OutsideFrame() {
  return (
    <div className="outside">
      <header className="outside-head">
        <Brand />
        <LanguageChoice />
      </header>
      <main className="outside-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
