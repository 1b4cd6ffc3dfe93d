import { useEffect } from 'react';
import { useRouteQuery } from '../api/useRouteQuery.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { ConfirmIdentity } from '../screen/account/confirmIdentity/confirmIdentity.tsx';
import { ConnectivityBar } from '../shell/connectivityBar.tsx';
import { PublicFrame } from '../shell/publicFrame.tsx';
import { SkipLink } from '../shell/skipLink.tsx';
import { WholeScreen } from '../shell/wholeScreen.tsx';
import { QueryStatus } from '../status/queryStatus.tsx';
import { LanguageProvider } from '../texts/languageProvider.tsx';
import { publicEnglish } from '../texts/publicEnglish.ts';
import { LazyToasts } from './lazyToasts.tsx';
import { PublicScreenLoader } from './publicScreenLoader.tsx';
import type { OpenPublicScreen } from './publicScreens.ts';

interface PublicAppProps {
  readonly open: OpenPublicScreen;
  /** The next screen is loading; toasts wait for it. */
  readonly isLeaving: boolean;
}

/** The screens without a session, with little more than they need. */
export function PublicApp({ open, isLeaving }: PublicAppProps) {
  const [appearance] = useAppearance();
  const start = useRouteQuery('start');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top
  useEffect(() => {
    // Returns a promise in some browsers, which React would take for the effect's end.
    window.scrollTo(0, 0);
  }, [open.part, open.secret]);
  return (
    <LanguageProvider
      english={publicEnglish}
      parts="public"
      chosen={[start.data?.user?.language, appearance.language]}
    >
      <SkipLink />
      <ConnectivityBar />
      {start.data !== undefined ? (
        <PublicFrame>
          <PublicScreenLoader open={open} />
        </PublicFrame>
      ) : (
        start.error !== null && (
          <WholeScreen>
            <QueryStatus query={start} headingLevel={1} />
          </WholeScreen>
        )
      )}
      <ConfirmIdentity />
      {!isLeaving && <LazyToasts />}
    </LanguageProvider>
  );
}
