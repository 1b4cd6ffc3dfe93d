import './publicFrame.css';
import type { ReactNode } from 'react';
import { Brand } from '../navigation/brand.tsx';
import { LanguageSelect } from '../navigation/languageSelect.tsx';
import { useStart } from '../session/useStart.ts';

/** The frame of the screens without a session. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useStart();
  return (
    <div className="public-frame">
      <header className="public-head">
        <Brand />
        {/* Signed-in users choose the language in their account. */}
        {user === null && <LanguageSelect />}
      </header>
      <main className="public-main" id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
