import { type Facts, scaleSamples } from '../facts.ts';
import { nps, npsScale } from './behaviour.ts';
import { about, defaults, type NpsField, settings } from './settings.ts';

const facts: Facts<NpsField> = {
  seconds: 5,
  inputs: () => 11,
  like: ['scale'],
  scale: () => npsScale,
  isExact: true,
  example: () => 9,
  samples: ({ id }) => scaleSamples(id, npsScale),
};

export const npsType = { about, defaults, settings, behaviour: nps, facts };
