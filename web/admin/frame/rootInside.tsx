import type { ReactNode } from 'react';
import { OfflineBar } from '../../ui/offlineBar/offlineBar.tsx';
import { ToastProvider } from '../../ui/toast/toastProvider.tsx';
import { ConfirmIdentity } from '../screen/confirmIdentity/confirmIdentity.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** Toasts, the dialogue that asks who somebody is, and the bar that says when the service is out of reach. */
export function RootInside({ children }: { readonly children: ReactNode }) {
  const { common, frame, problems } = useTexts();
  return (
    <ToastProvider regionLabel={frame.notifications} closeLabel={common.close}>
      <a className="ui-skip" href="#main">
        {frame.skip}
      </a>
      <OfflineBar text={problems.offline} />
      {children}
      <ConfirmIdentity />
    </ToastProvider>
  );
}
