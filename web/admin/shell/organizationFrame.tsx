import './organizationFrame.css';
import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '#ui/classNames.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { lazyPart } from '../lazy/lazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { usePreloadWhenIdle } from '../lazy/usePreloadWhenIdle.ts';
import { SideBar } from '../navigation/sideBar.tsx';
import { useFoldedSideBar } from '../navigation/useFoldedSideBar.ts';
import { useOrganization } from '../navigation/useOrganization.ts';
import { Palette } from '../palette/palette.tsx';
import { saveLastOrganization } from '../session/lastOrganization.ts';
import { useTexts } from '../texts/useTexts.ts';
import { DeletionNotice } from './deletionNotice.tsx';

const navigationDrawer = lazyPart(
  async () => (await import('../navigation/navigationDrawer.tsx')).NavigationDrawer,
);
const drawerAlone = [navigationDrawer];

/** The sidebar, the palette and the current screen. */
export function OrganizationFrame() {
  const organization = useOrganization();
  const { frame } = useTexts();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const NavigationDrawer = useLazyPart(navigationDrawer, isDrawerOpen, () => setDrawerOpen(false));
  usePreloadWhenIdle(drawerAlone);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const router = useRouter();
  useEffect(() => saveLastOrganization(organization.id), [organization.id]);
  // Every navigation closes the drawer, also one to the current screen.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setDrawerOpen(false)), [router]);
  const isFormPlace = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId.endsWith('/f/$form')),
  });
  const [isFolded, fold] = useFoldedSideBar(isFormPlace ? 'form' : 'elsewhere');
  const sideBar = {
    organization,
    onSearch: () => setPaletteOpen(true),
    onShortcuts: () => setSheetOpen(true),
  };
  return (
    <div className={classNames('frame', isFolded && 'frame--folded', isFormPlace && 'frame--form')}>
      <header className="frame-top">
        <IconButton
          icon={MenuIcon}
          label={frame.openNavigation}
          variant="quiet"
          onClick={() => setDrawerOpen(true)}
        />
        <span className="frame-top-name">{organization.name}</span>
        <IconButton icon={Search} label={frame.search} variant="quiet" onClick={() => setPaletteOpen(true)} />
      </header>
      <div className="frame-side">
        <SideBar {...sideBar} isFolded={isFolded} onFold={fold} />
      </div>
      {NavigationDrawer !== undefined && (
        <NavigationDrawer open={isDrawerOpen} onOpenChange={setDrawerOpen}>
          <SideBar {...sideBar} />
        </NavigationDrawer>
      )}
      <main className="frame-main" id="main" tabIndex={-1}>
        <DeletionNotice organization={organization} />
        <Outlet />
      </main>
      <Palette
        open={isPaletteOpen}
        onOpenChange={setPaletteOpen}
        isSheetOpen={isSheetOpen}
        onSheetChange={setSheetOpen}
        organization={organization}
      />
    </div>
  );
}
