import { useEffect, useState, useSyncExternalStore } from 'react';
import { onToastsWaiting, toastsWaiting } from '#ui/toast/toastQueue.ts';
import { lazyPart } from '../lazy/lazyPart.ts';
import { useTexts } from '../texts/useTexts.ts';

const toastProvider = lazyPart(async () => (await import('#ui/toast/toastProvider.tsx')).ToastProvider);

/** Loads the toasts when there is one to show. */
export function LazyToasts() {
  const { common, frame } = useTexts();
  const isWanted = useSyncExternalStore(onToastsWaiting, toastsWaiting);
  const [ToastProvider, setToastProvider] = useState(() => toastProvider.loaded());
  const isMissing = isWanted && ToastProvider === undefined;
  useEffect(() => {
    if (!isMissing) return;
    // A toast that cannot be shown stays waiting for the next screen.
    toastProvider.load().then(
      (loaded) => setToastProvider(() => loaded),
      () => undefined,
    );
  }, [isMissing]);
  if (ToastProvider === undefined) return null;
  return (
    <ToastProvider regionLabel={frame.notifications} closeLabel={common.close}>
      {null}
    </ToastProvider>
  );
}
