import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function VersionsScreen() {
  const { versions } = usePlaceTexts();
  return <h2>{versions.title}</h2>;
}
