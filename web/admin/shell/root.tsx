import { Outlet } from '@tanstack/react-router';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { texts } from '../texts/compiled/language/en.ts';
import { LanguageProvider } from '../texts/languageProvider.tsx';
import { publicEnglish } from '../texts/publicEnglish.ts';
import { RootProviders } from './rootProviders.tsx';

const english = { ...publicEnglish, texts };

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
