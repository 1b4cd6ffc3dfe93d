import { CloudOff } from 'lucide-react';
import './offlineBar.css';

/** A bar at the top that warns that nothing can be saved now. */
export function OfflineBar({ text }: { readonly text: string | undefined }) {
  // The live region exists before its text, or screen readers would not announce the text.
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
