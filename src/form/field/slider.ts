import type { SliderField } from '../type/slider/settings.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

export const slider: FieldBehaviour<SliderField, number> = scaleBehaviour(
  ({ min = 0, max = 100, step = 1 }) => ({ min, max, step }),
);
