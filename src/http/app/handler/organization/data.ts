import { archiveFileName } from '#contract/app/organization/archiveFileName.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { cancelDeletion } from '#service/organization/cancelDeletion.ts';
import { deleteOrganization } from '#service/organization/deleteOrganization.ts';
import { exportForApp, exportObstacle } from '#service/transfer/archive/exportForApp.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { organizationTotals } from '#store/query/organization/organizationTotals.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const dataHandlers: Handlers<
  'data' | 'checkExport' | 'exportData' | 'deleteOrganization' | 'keepOrganization'
> = {
  data: async ({ context: { store }, actor: { organization } }) => {
    const found = await findOrganization(store.read, organization.id);
    const deleteAt = found?.delete_at ?? null;
    return {
      ...(await organizationTotals(store.readStale, organization.id)),
      delete_at: deleteAt === null ? null : formatInstant(deleteAt),
    };
  },

  checkExport: async ({ context, actor: { organization } }) => {
    const obstacle = await exportObstacle(context, organization.id);
    if (obstacle !== undefined) throw new Problem(obstacle.code);
    return {};
  },

  exportData: async ({ context, actor, signal, now }) => {
    const { organization } = actor;
    const exported = await exportForApp(context, actor.writes, signal, now);
    if (!exported.ok) throw new Problem(exported.failure.code);
    return {
      name: archiveFileName(organization.name, now),
      type: 'application/gzip',
      content: exported.value,
    };
  },

  deleteOrganization: async ({ actor, body, now }) => {
    const deleted = await deleteOrganization(actor.writes, body.name, now);
    if (!deleted.ok) throw new Problem(deleted.failure.code);
    return { delete_at: formatInstant(deleted.value) };
  },

  keepOrganization: async ({ actor, now }) => {
    await cancelDeletion(actor.writes, now);
    return {};
  },
};
