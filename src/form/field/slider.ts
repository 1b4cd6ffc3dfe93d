import type { SliderField } from '../schema/field/slider.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { scaleBehaviour } from './scale.ts';

export const slider: FieldBehaviour<SliderField, number> = scaleBehaviour(
  ({ min = 0, max = 100, step = 1 }) => ({ min, max, step }),
);
