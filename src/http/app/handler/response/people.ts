import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const peopleHandlers: Handlers<'findPerson' | 'exportPerson' | 'erasePerson'> = {
  async findPerson() {
    throw new Problem('not_found');
  },
  async exportPerson() {
    throw new Problem('not_found');
  },
  async erasePerson() {
    throw new Problem('not_found');
  },
};
