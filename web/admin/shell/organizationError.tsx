import type { ErrorComponentProps } from '@tanstack/react-router';
import { isEntryRefusal } from '../api/isEntryRefusal.ts';
import { lazyPart } from '../lazy/lazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { ScreenLoading } from '../status/screenLoading.tsx';
import { FullScreenError } from './fullScreenStatus.tsx';

const entryScreen = lazyPart(async () => (await import('./entry/entryScreen.tsx')).EntryScreen);

/** Replaces an organisation that cannot be shown; a refused session gets the entry screen. */
export function OrganizationError(props: ErrorComponentProps) {
  const { error, reset } = props;
  const EntryScreen = useLazyPart(entryScreen, isEntryRefusal(error), () => undefined);
  if (!isEntryRefusal(error)) return <FullScreenError {...props} />;
  return EntryScreen === undefined ? <ScreenLoading /> : <EntryScreen code={error.code} onOpened={reset} />;
}
