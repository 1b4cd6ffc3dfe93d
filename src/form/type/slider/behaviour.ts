import { scaleBehaviour } from '../base/scaleBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type SliderField } from './settings.ts';

export const slider: FieldBehaviour<SliderField, number> = scaleBehaviour((field) =>
  fillDefaults(defaults, field),
);
