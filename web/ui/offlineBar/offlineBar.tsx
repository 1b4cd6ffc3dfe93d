import { WifiOff } from 'lucide-react';
import './offlineBar.css';
import { useOnline } from './useOnline.ts';

/** Says at the top that nothing can be saved now; it goes by itself. */
export function OfflineBar({ text }: { readonly text: string }) {
  const isOnline = useOnline();
  // The place is there before its words are: only then are they read out.
  return (
    <div role="status" className={isOnline ? undefined : 'ui-offline'}>
      {!isOnline && (
        <>
          <WifiOff size={16} aria-hidden />
          {text}
        </>
      )}
    </div>
  );
}
