import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function DesignScreen() {
  const { design } = usePlaceTexts();
  return <h2>{design.title}</h2>;
}
