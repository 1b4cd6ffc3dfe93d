import type { ReactNode } from 'react';
import { OfflineBar } from '../../ui/offlineBar/offlineBar.tsx';
import { UiProvider } from '../../ui/uiProvider/uiProvider.tsx';
import { ConfirmIdentity } from '../screen/confirmIdentity/confirmIdentity.tsx';
import { useLanguage } from '../texts/useTexts.ts';
import { useFocusOnNewScreen } from './useFocusOnNewScreen.ts';

/** Toasts, the dialogue that asks who somebody is, and the bar that says when the service is out of reach. */
export function RootInside({ children }: { readonly children: ReactNode }) {
  const { locale, direction, texts } = useLanguage();
  const { common, frame, problems } = texts;
  useFocusOnNewScreen();
  return (
    <UiProvider
      language={locale}
      direction={direction}
      regionLabel={frame.notifications}
      closeLabel={common.close}
    >
      <a className="ui-skip" href="#main">
        {frame.skip}
      </a>
      <OfflineBar text={problems.offline} />
      {children}
      <ConfirmIdentity />
    </UiProvider>
  );
}
