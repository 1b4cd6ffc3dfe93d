import { deviceClasses } from '#form/query/responseQuery.ts';

/** A device as it is stored, if it is known. */
export type NamedDevice = Exclude<(typeof deviceClasses)[number], ''>;

export function isNamedDevice(device: string): device is NamedDevice {
  return device !== '' && deviceClasses.some((each) => each === device);
}
