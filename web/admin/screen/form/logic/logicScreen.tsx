import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';

export function LogicScreen() {
  const { logic } = usePlaceTexts();
  return <h2>{logic.title}</h2>;
}
