import { CloudOff } from 'lucide-react';
import './offlineBar.css';

/** Says at the top, as long as it has something to say, that nothing can be saved now. */
export function OfflineBar({ text }: { readonly text: string | undefined }) {
  // The place is there before its words are: only then are they read out.
  return (
    <div role="status" className={text === undefined ? undefined : 'ui-offline'}>
      {text !== undefined && (
        <>
          <CloudOff size={16} aria-hidden />
          {text}
        </>
      )}
    </div>
  );
}
