import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { useTheme } from '../useTheme.ts';

const modes = ['auto', 'light', 'dark'] as const;

/** Whether the form follows the visitor's device. */
export function ModeControl() {
  const design = useLazyTexts(designTexts);
  const { theme, change } = useTheme();
  const mode = theme.mode ?? 'auto';
  return (
    <div className="design-control">
      <Segmented
        fill
        label={design.mode}
        options={modes.map((value) => ({ value, label: design.modes[value] }))}
        value={mode}
        onValueChange={(value) => change({ mode: value === 'auto' ? undefined : value })}
      />
      <p className="design-control-help">{design.modeHelp[mode]}</p>
    </div>
  );
}
