import { randomUUID } from 'node:crypto';

/**
 * The id of a run: a UUID of version 7, which begins with the time of the event, then the place of the workflow and of the
 * action. So ids sort by event, workflow and action, whichever process makes them; responses of a form have different times.
 */
export function newRunId(time: number, workflow: number, action: number): string {
  const clock = Math.max(0, time).toString(16).padStart(12, '0');
  const place = ((workflow & 63) * 32 + (action & 31)).toString(16).padStart(3, '0');
  return `${clock.slice(0, 8)}-${clock.slice(8)}-7${place}${randomUUID().slice(18)}`;
}

/** The id of the run of a later action for the same event. */
export function nextRunId(id: string, action: number): string {
  const time = runTime(id);
  const workflow = Number.parseInt(id.slice(15, 18), 16) >> 5;
  return newRunId(time, workflow, action);
}

/** The time of the event. */
function runTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** Below every id of this time or later. */
export function firstRunId(time: number): string {
  const clock = Math.max(0, time).toString(16).padStart(12, '0');
  return `${clock.slice(0, 8)}-${clock.slice(8)}`;
}
