import { Outlet } from '@tanstack/react-router';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { LanguageProvider } from '../texts/languageProvider.tsx';
import { RootProviders } from './rootProviders.tsx';

/** The frame of every screen. */
export function Root() {
  const [look] = useAppearance();
  const { data: start } = useRouteQuery('start');
  return (
    <LanguageProvider chosen={[start?.user?.language, look.language]}>
      <RootProviders>
        <Outlet />
      </RootProviders>
    </LanguageProvider>
  );
}
