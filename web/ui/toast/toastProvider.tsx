import { Toast as Base } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../iconButton/iconButton.tsx';
import './toast.css';
import { useShowToasts } from './useShowToasts.ts';

export interface ToastProviderProps {
  readonly children: ReactNode;
  /** The accessible name of the toast region; F6 focuses it. */
  readonly regionLabel: string;
  readonly closeLabel: string;
}

/** Shows toasts in a polite live region and pauses their timers on hover. */
export function ToastProvider({ children, regionLabel, closeLabel }: ToastProviderProps) {
  return (
    <Base.Provider>
      {children}
      <Base.Portal>
        <Base.Viewport ref={reserveToastSpace} className="ui-toasts" aria-label={regionLabel}>
          <ToastList closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList({ closeLabel }: { readonly closeLabel: string }) {
  const { toasts } = Base.useToastManager();
  useShowToasts();
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className="ui-toast" swipeDirection={['down', 'left', 'right']}>
      <Base.Content className="ui-toast-content">
        {toast.type === 'good' && <CircleCheck className="ui-toast-good" size={16} aria-hidden />}
        {toast.type === 'bad' && <CircleAlert className="ui-toast-bad" size={16} aria-hidden />}
        <div className="ui-toast-text">
          <Base.Title className="ui-toast-title" render={<p />} />
          <Base.Description className="ui-toast-description" />
        </div>
        {toast.actionProps !== undefined && (
          <Base.Action
            className="ui-toast-action"
            render={<Button size="small">{toast.actionProps.children}</Button>}
          />
        )}
        <Base.Close render={<IconButton icon={X} label={closeLabel} size="small" tooltip={false} />} />
      </Base.Content>
    </Base.Root>
  ));
}

/**
 * Sets `--toast-room` to the height of the toasts, so that bars at the lower edge of a narrow screen stay above
 * them.
 */
function reserveToastSpace(viewport: HTMLElement | null): (() => void) | undefined {
  if (viewport === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => {
    const height = viewport.offsetHeight;
    style.setProperty('--toast-room', height === 0 ? '0px' : `${height + 8}px`);
  });
  watch.observe(viewport);
  return () => {
    watch.disconnect();
    style.removeProperty('--toast-room');
  };
}
