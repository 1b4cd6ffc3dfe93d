import type { ActionType } from '#form/schema/workflow/actions.ts';
import type { Settings } from '../../form/build/panel/table/control.ts';
import { actionTables } from '../action/table/actionTables.ts';
import type { KnownAtStart } from '../action/table/control.ts';

interface Known extends KnownAtStart {
  /** The first connection of the action's service. */
  readonly connection: string | undefined;
}

/** The settings of a new action as far as they are known; the rest is asked for before it is added. */
export function newAction(type: ActionType, { connection, ...known }: Known): Settings {
  return {
    id: type,
    type,
    ...(connection === undefined ? {} : { connection }),
    ...actionTables[type].begin?.(known),
  };
}
