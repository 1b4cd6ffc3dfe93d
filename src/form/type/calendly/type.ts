import type { Facts } from '../facts.ts';
import { calendly } from './behaviour.ts';
import { about, type CalendlyField, defaults, settings } from './settings.ts';

const facts: Facts<CalendlyField> = { seconds: 60, isFinal: true };

export const calendlyType = { about, defaults, settings, behaviour: calendly, facts };
