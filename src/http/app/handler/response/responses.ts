import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

const unavailable = async () => {
  throw new Problem('not_found');
};

export const responsesHandlers: Handlers<
  | 'responseColumns'
  | 'responseCounts'
  | 'responses'
  | 'responsesById'
  | 'responseViews'
  | 'createResponseView'
  | 'changeResponseView'
  | 'deleteResponseView'
  | 'responseColumnSettings'
  | 'saveResponseColumnSettings'
  | 'response'
  | 'responseNeighbours'
  | 'downloadResponseFile'
  | 'previewResponseFile'
> = {
  responseColumns: unavailable,
  responseCounts: unavailable,
  responses: unavailable,
  responsesById: unavailable,
  responseViews: unavailable,
  createResponseView: unavailable,
  changeResponseView: unavailable,
  deleteResponseView: unavailable,
  responseColumnSettings: unavailable,
  saveResponseColumnSettings: unavailable,
  response: unavailable,
  responseNeighbours: unavailable,
  downloadResponseFile: unavailable,
  previewResponseFile: unavailable,
};
