import { erasePerson } from '#service/response/people/erasePerson.ts';
import { exportPerson } from '#service/response/people/exportPerson.ts';
import { findPerson } from '#service/response/people/findPerson.ts';
import { recordPersonSearch } from '#service/response/people/recordPersonSearch.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const peopleHandlers: Handlers<'findPerson' | 'exportPerson' | 'erasePerson'> = {
  async findPerson({ context, body, actor, now }) {
    const { organization, writes } = actor;
    // The first step is recorded; the others only read, and check the rights as other reads do.
    if (body.cursor === undefined) await recordPersonSearch(writes, organization.name, now);
    const wanted = { text: body.text, match: body.match, cursor: body.cursor };
    const step = await findPerson(context.store.read, organization.id, wanted, () => performance.now());
    if (step === undefined) throw new Problem('field_invalid', { param: 'cursor' });
    await writes.check();
    return {
      ...step,
      responses: [...step.responses],
      links: [...step.links],
      mails: [...step.mails],
    };
  },

  async exportPerson({ body, actor, now }) {
    return await exportPerson(actor.writes, body.responses, now);
  },

  async erasePerson({ context, body, actor }) {
    const { answerKeys: keys, clock } = context;
    return await erasePerson(actor.writes, { keys, clock }, body);
  },
};
