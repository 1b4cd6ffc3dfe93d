import { Outlet } from '@tanstack/react-router';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { language as english } from '../texts/language/english.ts';
import { LanguageProvider } from '../texts/languageProvider.tsx';
import { RootProviders } from './rootProviders.tsx';

/** The frame of every screen. */
export function Root() {
  const [appearance] = useAppearance();
  const { data: start } = useRouteQuery('start');
  return (
    <LanguageProvider english={english} parts="all" chosen={[start?.user?.language, appearance.language]}>
      <RootProviders>
        <Outlet />
      </RootProviders>
    </LanguageProvider>
  );
}
