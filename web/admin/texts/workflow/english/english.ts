import { actions } from './actions.ts';
import { connections } from './connections.ts';
import { runs } from './runs.ts';
import { secrets } from './secrets.ts';
import { settings, values } from './settings.ts';
import { trial } from './trial.ts';
import { workflows } from './workflows.ts';

export const english = { actions, connections, runs, secrets, settings, trial, values, workflows };
