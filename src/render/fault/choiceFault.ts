import type { Fault } from '#form/value/fault.ts';

/** Whether the fault concerns the text beside "Other". */
export function isOtherFaulty({ code }: Fault): boolean {
  return code.startsWith('other_');
}
