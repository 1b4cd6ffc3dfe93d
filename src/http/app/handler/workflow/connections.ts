import { formatInstant } from '#kit/time/instant.ts';
import {
  type ConnectionRefused,
  createConnection,
  deleteConnection,
  renameConnection,
  replaceConnection,
} from '#service/workflow/connection/changeConnections.ts';
import { openCredentials } from '#service/workflow/connection/openConnection.ts';
import { testConnection } from '#service/workflow/testConnection.ts';
import { connectionsOf } from '#store/query/workflow/connection.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const connectionsHandlers: Handlers<
  | 'connections'
  | 'createConnection'
  | 'renameConnection'
  | 'replaceConnection'
  | 'deleteConnection'
  | 'testConnection'
> = {
  async connections({ context, actor }) {
    const keys = context.keys();
    const rows = await connectionsOf(context.store.read, actor.organization.id);
    return {
      connections: rows.map(({ id, name, provider, account, created_at, updated_at, sealed }) => ({
        id,
        name,
        provider,
        account,
        created_at: formatInstant(created_at),
        updated_at: formatInstant(updated_at),
        usable: openCredentials(keys, sealed) !== undefined,
      })),
    };
  },

  async createConnection({ context, body, actor, now }) {
    const made = await createConnection(actor.writes, context.keys(), body, now);
    if (!made.ok) throw refused(made.failure);
    return made.value;
  },

  async renameConnection({ params, body, actor, now }) {
    const renamed = await renameConnection(actor.writes, params.connection, body.name, now);
    if (!renamed.ok) throw refused(renamed.failure);
    return {};
  },

  async replaceConnection({ context, params, body, actor, now }) {
    const change = { id: params.connection, credentials: body.credentials };
    const replaced = await replaceConnection(actor.writes, context.keys(), change, now);
    if (!replaced.ok) throw refused(replaced.failure);
    return {};
  },

  async deleteConnection({ params, actor, now }) {
    if (!(await deleteConnection(actor.writes, params.connection, now))) throw new Problem('not_found');
    return {};
  },

  async testConnection({ context, params, actor, signal, now }) {
    const caller = { http: context.http, signal };
    const tested = await testConnection(actor.writes, context.keys(), caller, params.connection, now);
    if (tested === undefined) throw new Problem('not_found');
    return tested;
  },
};

function refused(failure: ConnectionRefused): Problem {
  switch (failure.code) {
    case 'connection_unknown':
      return new Problem('not_found');
    case 'connection_name_taken':
      return new Problem('connection_name_taken', { param: 'name' });
    case 'too_many_connections':
      return new Problem('too_many_connections');
    case 'credentials_invalid':
      return new Problem('field_invalid', { param: failure.param });
  }
}
