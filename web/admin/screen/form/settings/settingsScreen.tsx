import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function SettingsScreen() {
  const { settings } = usePlaceTexts();
  return <h2>{settings.title}</h2>;
}
