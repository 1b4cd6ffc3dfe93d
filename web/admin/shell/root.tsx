import { Outlet } from '@tanstack/react-router';
import { useAnswer } from '../api/useAnswer.ts';
import { LanguageProvider } from '../look/languageProvider.tsx';
import { useLook } from '../look/useLook.ts';
import { RootInside } from './rootInside.tsx';

/** What stands around every screen. */
export function Root() {
  const [look] = useLook();
  const { data: start } = useAnswer('start');
  return (
    <LanguageProvider chosen={[start?.user?.language, look.language]}>
      <RootInside>
        <Outlet />
      </RootInside>
    </LanguageProvider>
  );
}
