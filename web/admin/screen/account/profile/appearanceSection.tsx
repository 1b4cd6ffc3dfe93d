import './appearanceSection.css';
import type { Appearance } from '#admin/appearance/appearance.ts';
import { useAppearance } from '#admin/appearance/useAppearance.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Section } from '#ui/section/section.tsx';

const themes = ['system', 'light', 'dark'] as const satisfies readonly Appearance['theme'][];
const densities = ['normal', 'compact'] as const satisfies readonly Appearance['density'][];

/** Theme and density, applied at once. */
export function AppearanceSection() {
  const { account } = useTexts();
  const [appearance, change] = useAppearance();
  return (
    <Section title={account.lookTitle} description={account.lookText}>
      <div className="look-choices">
        <RadioGroup
          label={account.theme}
          name="theme"
          value={appearance.theme}
          options={themes.map((value) => ({ value, label: account.themes[value] }))}
          onValueChange={(chosen) => {
            const theme = themes.find((each) => each === chosen);
            if (theme !== undefined) change({ theme });
          }}
        />
        <RadioGroup
          label={account.density}
          name="density"
          value={appearance.density}
          options={densities.map((value) => ({ value, label: account.densities[value] }))}
          onValueChange={(chosen) => {
            const density = densities.find((each) => each === chosen);
            if (density !== undefined) change({ density });
          }}
        />
      </div>
    </Section>
  );
}
