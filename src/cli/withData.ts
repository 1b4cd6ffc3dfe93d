import { readConfig } from '#config';
import {
  beginData,
  type Data,
  type DataWithAnySecrets,
  openData,
  openWithAnySecrets,
} from '#service/operate/openData.ts';
import { chooseOrganization } from '#service/organization/chooseOrganization.ts';
import { listOrganizations, type OrganizationRow } from '#store/query/organization/organization.ts';
import { CommandFailure } from './failure.ts';

export interface DataFlags {
  data?: string;
}

/** For commands on an existing installation. Without one they fail and write nothing. */
export async function withExistingData<T>(flags: DataFlags, work: (data: Data) => Promise<T>): Promise<T> {
  return await closing(await openData(readConfig(flags)), work);
}

/** For the few commands that may create an installation: a new organisation, the demo and an import. */
export async function withNewOrExistingData<T>(
  flags: DataFlags,
  work: (data: Data) => Promise<T>,
): Promise<T> {
  return await closing(await beginData(readConfig(flags)), work);
}

/** For a restore and for replacing secrets: the current secrets may be missing or not fit the data. */
export async function withAnySecrets<T>(
  flags: DataFlags,
  work: (data: DataWithAnySecrets) => Promise<T>,
): Promise<T> {
  return await closing(await openWithAnySecrets(readConfig(flags)), work);
}

async function closing<D extends { close(): Promise<void> }, T>(
  data: D,
  work: (data: D) => Promise<T>,
): Promise<T> {
  try {
    return await work(data);
  } finally {
    await data.close();
  }
}

const severalHint = 'Choose one with --organization <id or name>';
/** Enough names to recognise the intended organisation. */
const maxNames = 20;

/** Finds the organisation, or fails with a message on how to name one. */
export async function organizationOrFail(
  data: Data,
  asked: string | undefined,
  hint = severalHint,
): Promise<OrganizationRow> {
  const chosen = await chooseOrganization(data.store.read, asked);
  if (chosen.ok) return chosen.value;
  const { failure } = chosen;
  switch (failure.code) {
    case 'organization_unknown': {
      const names = (await listOrganizations(data.store.read)).map(({ name }) => `"${name}"`);
      const there =
        names.length === 0 ? 'There are none yet' : `There are: ${names.slice(0, maxNames).join(', ')}`;
      throw new CommandFailure(
        `There is no organisation with the id or name "${failure.asked}". ${there}. Create one: node bin/canvass organizations create <name>`,
        failure.code,
      );
    }
    case 'organization_ambiguous':
      throw new CommandFailure(
        `Several organisations are called "${failure.asked}". Choose one by its id: node bin/canvass organizations list`,
        failure.code,
      );
    case 'organization_needed':
      throw new CommandFailure(
        failure.count === 0
          ? 'There are no organisations yet. Create one: node bin/canvass organizations create <name>'
          : `There are several organisations. ${hint}; node bin/canvass organizations list shows them.`,
        failure.code,
      );
  }
}
