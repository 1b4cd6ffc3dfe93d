import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const responseChangeHandlers: Handlers<
  | 'responseAnswers'
  | 'editResponse'
  | 'responseHistory'
  | 'changeResponses'
  | 'eraseResponses'
  | 'responseTags'
  | 'responseNotes'
  | 'addNote'
  | 'changeNote'
  | 'deleteNote'
  | 'deletedResponses'
> = {
  async responseAnswers() {
    throw new Problem('not_found');
  },
  async editResponse() {
    throw new Problem('not_found');
  },
  async responseHistory() {
    throw new Problem('not_found');
  },
  async changeResponses() {
    throw new Problem('not_found');
  },
  async eraseResponses() {
    throw new Problem('not_found');
  },
  async responseTags() {
    throw new Problem('not_found');
  },
  async responseNotes() {
    throw new Problem('not_found');
  },
  async addNote() {
    throw new Problem('not_found');
  },
  async changeNote() {
    throw new Problem('not_found');
  },
  async deleteNote() {
    throw new Problem('not_found');
  },
  async deletedResponses() {
    throw new Problem('not_found');
  },
};
