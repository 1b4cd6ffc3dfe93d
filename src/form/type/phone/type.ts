import type { Facts } from '../facts.ts';
import { phone } from './behaviour.ts';
import { about, defaults, type PhoneField, settings } from './settings.ts';

const facts: Facts<PhoneField> = { seconds: 10, like: ['text'], example: () => '+44 20 7946 0018' };

export const phoneType = { about, defaults, settings, behaviour: phone, facts };
