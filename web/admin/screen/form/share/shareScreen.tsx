import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function ShareScreen() {
  const { share } = usePlaceTexts();
  return <h2>{share.title}</h2>;
}
