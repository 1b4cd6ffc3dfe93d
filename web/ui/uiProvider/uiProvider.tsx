import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { FormatLanguage } from '../format/formatLanguage.ts';
import { ToastProvider, type ToastProviderProps } from '../toast/toastProvider.tsx';

export interface UiProviderProps extends ToastProviderProps {
  /** In which dates and numbers are written, as `de` or `en-GB`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Around the app, once: what the parts need to know wherever they stand. */
export function UiProvider({ language, direction, children, ...toasts }: UiProviderProps) {
  return (
    <DirectionProvider direction={direction}>
      <FormatLanguage value={language}>
        {/* Here rather than by each tooltip: after the first, the next one need not be waited for. */}
        <Tooltip.Provider delay={400}>
          <ToastProvider {...toasts}>{children}</ToastProvider>
        </Tooltip.Provider>
      </FormatLanguage>
    </DirectionProvider>
  );
}
