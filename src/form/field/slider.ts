import { fillDefaults } from '../type/fillDefaults.ts';
import { defaults, type SliderField } from '../type/slider/settings.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

export const slider: FieldBehaviour<SliderField, number> = scaleBehaviour((field) =>
  fillDefaults(defaults, field),
);
