import { settingsTexts } from '#admin/texts/compiled/form/settings.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Problem } from '#ui/notice/problem.tsx';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Section } from '#ui/section/section.tsx';
import { SettingSwitch } from './settingSwitch.tsx';
import { useLiveSettings } from './useLiveSettings.ts';

const levels = ['standard', 'strict', 'off'] as const;

/** How carefully spam is looked for, and whether programs may answer. */
export function SpamSection() {
  const { spam: texts } = useLazyTexts(settingsTexts);
  const { settings, save, failure, wanted } = useLiveSettings();
  const asked = wanted?.spam;
  return (
    <Section title={texts.title} description={texts.about}>
      <RadioGroup
        label={texts.level}
        name="spam"
        value={(asked === undefined ? settings.spam : asked) ?? 'standard'}
        options={levels.map((value) => ({
          value,
          label: texts.levels[value],
          description: texts.levelTexts[value],
        }))}
        onValueChange={(value) => {
          const level = levels.find((each) => each === value);
          void save({ spam: level === undefined || level === 'standard' ? null : level });
        }}
      />
      <Problem>{failure.notice}</Problem>
      <SettingSwitch name="programs" label={texts.programs} description={texts.programsText} />
    </Section>
  );
}
