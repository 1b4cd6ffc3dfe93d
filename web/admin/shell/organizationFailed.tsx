import type { ErrorComponentProps } from '@tanstack/react-router';
import { isShut } from '../api/isShut.ts';
import { latePart } from '../lazy/latePart.ts';
import { useLatePart } from '../lazy/useLatePart.ts';
import { ScreenWaiting } from '../status/screenWaiting.tsx';
import { WholeFailed } from './wholeScreen.tsx';

const entryScreen = latePart(async () => (await import('./entry/entryScreen.tsx')).EntryScreen);

/** In the place of an organisation that cannot be shown; where it is shut to this session, the way in. */
export function OrganizationFailed(props: ErrorComponentProps) {
  const { error, reset } = props;
  const EntryScreen = useLatePart(entryScreen, isShut(error), () => undefined);
  if (!isShut(error)) return <WholeFailed {...props} />;
  return EntryScreen === undefined ? <ScreenWaiting /> : <EntryScreen code={error.code} onOpened={reset} />;
}
