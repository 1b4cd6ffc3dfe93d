import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import type { Setting } from '../themeLayout.ts';
import { useTheme } from '../useTheme.ts';

interface ControlFrameProps {
  readonly setting: Setting;
  readonly label: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** The name of a setting above its control. A setting of the form's own can be given back to the preset. */
export function ControlFrame({ setting, label, help, children }: ControlFrameProps) {
  const design = useLazyTexts(designTexts);
  const { theme, change } = useTheme();
  return (
    <div className="design-control">
      <div className="design-control-head">
        {/* The control has a name of its own for screen readers. */}
        <span className="design-control-label" aria-hidden>
          {label}
        </span>
        {theme[setting] !== undefined && (
          <IconButton
            icon={RotateCcw}
            size="small"
            label={design.reset(label)}
            onClick={() => change({ [setting]: undefined })}
          />
        )}
      </div>
      {help !== undefined && <p className="design-control-help">{help}</p>}
      {children}
    </div>
  );
}
