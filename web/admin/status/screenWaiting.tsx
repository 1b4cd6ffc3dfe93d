import { Waiting } from '../../ui/waiting/waiting.tsx';
import { useTexts } from '../texts/useTexts.ts';

export function ScreenWaiting() {
  return <Waiting label={useTexts().common.loading} shape="rows" count={6} />;
}
