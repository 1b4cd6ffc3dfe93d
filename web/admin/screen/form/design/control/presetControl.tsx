import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { choosePreset, departsFromPreset } from '#form/edit/theme/changeTheme.ts';
import { Button } from '#ui/button/button.tsx';
import { useShownScheme } from '../preview/shownScheme.ts';
import { PresetSample } from '../sample/presetSample.tsx';
import { brandedTheme, useTheme } from '../useTheme.ts';
import { fonts } from './fonts.ts';
import { type PresetChoice, presetChoices } from './presetChoices.ts';
import { TileChoice } from './tileChoice.tsx';
import { useShownFonts } from './useShownFonts.ts';

/** The presets as small forms, each in its own colours, fonts and shapes. */
export function PresetControl() {
  const design = useLazyTexts(designTexts);
  const { accent } = useOrganization();
  const { theme, editor } = useTheme();
  const scheme = useShownScheme();
  useShownFonts(fonts);
  const chosen: PresetChoice = theme.preset ?? 'none';
  const choose = (choice: PresetChoice) =>
    editor.change((draft) => choosePreset(draft, choice === 'none' ? undefined : choice), {
      group: 'theme.preset',
    });
  return (
    <div className="design-control design-presets">
      <TileChoice
        label={design.preset}
        hideLabels
        value={chosen}
        onValueChange={choose}
        options={presetChoices.map((choice) => ({
          value: choice,
          label: `${design.presets[choice].name}: ${design.presets[choice].about}`,
          drawing: (
            <PresetSample
              theme={choice === 'none' ? brandedTheme({}, accent) : { preset: choice }}
              scheme={theme.mode === undefined || theme.mode === 'auto' ? scheme : theme.mode}
              name={design.presets[choice].name}
              button={design.sampleButton}
            />
          ),
        }))}
      />
      <p className="design-control-help">
        {design.presets[chosen].about} {departsFromPreset(theme) ? design.presetChanged : design.presetHelp}
      </p>
      {departsFromPreset(theme) && (
        <div>
          <Button size="small" onClick={() => choose(chosen)}>
            {design.presetAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
