import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function BuildScreen() {
  const { build } = usePlaceTexts();
  return <h2>{build.title}</h2>;
}
