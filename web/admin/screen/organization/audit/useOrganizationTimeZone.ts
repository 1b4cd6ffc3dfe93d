import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { timeZoneOffset } from '../general/timeZones.ts';

/** The organisation's time zone; UTC where this browser does not know it. */
export function useOrganizationTimeZone(): string {
  const { time_zone } = useOrganization();
  return timeZoneOffset(time_zone, 'en') === '' ? 'UTC' : time_zone;
}
