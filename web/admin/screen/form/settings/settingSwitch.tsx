import { Problem } from '#ui/notice/problem.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { useLiveSettings } from './useLiveSettings.ts';

interface SettingSwitchProps {
  readonly name: 'privacy_mode' | 'search_engines' | 'programs' | 'partial' | 'edits';
  readonly label: string;
  readonly description: string;
}

/** Their values where the settings name none. */
const defaults = {
  privacy_mode: false,
  search_engines: false,
  programs: true,
  partial: false,
  edits: false,
} as const;

/** A setting that is on or off, changed at once. */
export function SettingSwitch({ name, label, description }: SettingSwitchProps) {
  const { settings, save, failure, wanted } = useLiveSettings();
  const asked = wanted?.[name];
  const stored = settings[name] ?? defaults[name];
  return (
    <>
      <Switch
        label={label}
        description={description}
        checked={asked === undefined ? stored : (asked ?? defaults[name])}
        onCheckedChange={(isOn) => void save({ [name]: isOn === defaults[name] ? null : isOn })}
      />
      <Problem>{failure.notice ?? failure.errors?.[name]}</Problem>
    </>
  );
}
