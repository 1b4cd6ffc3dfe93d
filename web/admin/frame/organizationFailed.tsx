import type { ErrorComponentProps } from '@tanstack/react-router';
import { isShut } from '../api/isShut.ts';
import { latePart } from './latePart.ts';
import { ScreenWaiting } from './screenWaiting.tsx';
import { useLatePart } from './useLatePart.ts';
import { WholeFailed } from './wholeScreen.tsx';

const entryScreen = latePart(async () => (await import('../screen/entry/entryScreen.tsx')).EntryScreen);

/** In the place of an organisation that cannot be shown; where it is shut to this session, the way in. */
export function OrganizationFailed(props: ErrorComponentProps) {
  const { error, reset } = props;
  const EntryScreen = useLatePart(entryScreen, isShut(error), () => undefined);
  if (!isShut(error)) return <WholeFailed {...props} />;
  return EntryScreen === undefined ? <ScreenWaiting /> : <EntryScreen code={error.code} onOpened={reset} />;
}
