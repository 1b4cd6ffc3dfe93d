import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { UiProvider } from '#ui/uiProvider/uiProvider.tsx';
import { focusScreen, hasOpenedAnotherScreen } from '../history/focusScreen.ts';
import { ConfirmIdentity } from '../screen/account/confirmIdentity/confirmIdentity.tsx';
import { SessionExpired } from '../screen/account/sessionExpired/sessionExpired.tsx';
import { useLanguage } from '../texts/useTexts.ts';
import { ConnectivityBar } from './connectivityBar.tsx';
import { SkipLink } from './skipLink.tsx';

/** The providers and global dialogs: toasts, identity and sign-in prompts, the connectivity bar. */
export function RootProviders({ children }: { readonly children: ReactNode }) {
  const { locale, direction, texts } = useLanguage();
  const { common, frame } = texts;
  useFocusOnNewScreen();
  return (
    <UiProvider
      language={locale}
      direction={direction}
      regionLabel={frame.notifications}
      closeLabel={common.close}
    >
      <SkipLink />
      <ConnectivityBar />
      {children}
      <ConfirmIdentity />
      <SessionExpired />
    </UiProvider>
  );
}

/** Moves the focus to the new screen after a navigation, as a page load would. */
function useFocusOnNewScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Without one, the screen before may have been one without a session, outside the router.
        if (fromLocation === undefined ? hasOpenedAnotherScreen() : pathChanged) focusScreen();
      }),
    [router],
  );
}
