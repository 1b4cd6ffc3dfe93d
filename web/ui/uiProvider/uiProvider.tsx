import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip } from '@base-ui/react/tooltip';
import { FormatLanguage } from '../format/formatLanguage.ts';
import { ToastProvider, type ToastProviderProps } from '../toast/toastProvider.tsx';

export interface UiProviderProps extends ToastProviderProps {
  /** The locale of dates and numbers, such as `de` or `en-GB`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The contexts that the components need; wraps the app once. */
export function UiProvider({ language, direction, children, ...toasts }: UiProviderProps) {
  return (
    <DirectionProvider direction={direction}>
      <FormatLanguage value={language}>
        {/* One provider for all tooltips: after the first, the next ones open without a delay. */}
        <Tooltip.Provider delay={400}>
          <ToastProvider {...toasts}>{children}</ToastProvider>
        </Tooltip.Provider>
      </FormatLanguage>
    </DirectionProvider>
  );
}
