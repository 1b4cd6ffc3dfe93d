import type { ReactNode } from 'react';
import { UiProvider } from '#ui/uiProvider/uiProvider.tsx';
import { ConfirmIdentity } from '../screen/account/confirmIdentity/confirmIdentity.tsx';
import { SessionExpired } from '../screen/account/sessionExpired/sessionExpired.tsx';
import { useLanguage } from '../texts/useTexts.ts';
import { ConnectivityBar } from './connectivityBar.tsx';
import { SkipLink } from './skipLink.tsx';
import { useFocusOnNewScreen } from './useFocusOnNewScreen.ts';

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
