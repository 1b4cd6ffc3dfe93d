import { fillDefaults } from '#form/type/fillDefaults.ts';
import { defaults, type TimeField } from '#form/type/time/settings.ts';

/** More would make the list hard to read: then it has a time every half hour, and others are typed. */
const maxListed = 100;
const halfHour = 30;

/** The times to choose from, in steps from the earliest. */
export function listedTimes(field: TimeField): string[] {
  const { min = '00:00', max = '23:59', step } = fillDefaults(defaults, field);
  const [from, until] = [minutesOf(min), minutesOf(max)];
  const isLong = (until - from) / step > maxListed;
  const interval = isLong ? Math.ceil(halfHour / step) * step : step;
  const times: string[] = [];
  for (let minutes = from; minutes <= until; minutes += interval) {
    const hour = Math.floor(minutes / 60);
    times.push(`${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  }
  return times;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
