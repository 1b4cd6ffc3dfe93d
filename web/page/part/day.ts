import { date } from '#form/field/date.ts';
import { time } from '#form/field/time.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { date, time });
