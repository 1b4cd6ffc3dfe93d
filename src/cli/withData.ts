import { readConfig } from '#config';
import { chooseOrganization } from '#service/chooseOrganization.ts';
import { type Data, openData } from '#service/openData.ts';
import type { OrganizationRow } from '#store/query/organization.ts';
import { CommandFailure } from './failure.ts';

export interface DataFlags {
  data?: string;
}

/** Opens the installation for one command and closes it whatever happens. */
export async function withData<T>(flags: DataFlags, work: (data: Data) => Promise<T>): Promise<T> {
  const data = await openData(readConfig(flags));
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

/** The organisation that the person named, or a sentence that says how to name one. */
export async function organizationOrFail(data: Data, asked: string | undefined): Promise<OrganizationRow> {
  const chosen = await chooseOrganization(data.store.read, asked);
  if (chosen.ok) return chosen.value;
  switch (chosen.failure.code) {
    case 'organization_unknown':
      throw new CommandFailure(`There is no organisation with the id or name "${chosen.failure.asked}".`);
    case 'organization_ambiguous':
      throw new CommandFailure(
        `Several organisations are called "${chosen.failure.asked}". Name one by its id: node bin/canvass organizations list`,
      );
    case 'organization_needed':
      throw new CommandFailure(
        chosen.failure.count === 0
          ? 'There is no organisation yet. Make one: node bin/canvass organizations create <name>'
          : 'There are several organisations. Name one with --organization <id or name>; node bin/canvass organizations list shows them.',
      );
  }
}
