import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OrganizationSettings } from '#contract/app/organizationSettings.ts';
import { newUuid } from '#kit/ids.ts';
import type { ImageSize } from '#kit/imageSize.ts';
import type { DiskFiles } from '#store/files/disk.ts';
import { findLogo, setLogoKey } from '#store/query/logo.ts';
import { noteUnneeded } from '#store/query/unneededContent.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import { removeUnneeded } from '../content/removeUnneeded.ts';
import { changeOrganizationSettings } from '../organization/organizationSettings.ts';

export interface Logo extends ImageSize {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Puts another logo in the place of the one before, or none; gives what the settings say of it. */
export async function changeLogo(
  { store, files }: { store: Store; files: DiskFiles },
  organization: { readonly id: OrganizationId; readonly name: string },
  logo: Logo | undefined,
  actor: Actor,
  now: number,
): Promise<OrganizationSettings['logo']> {
  const stored = logo === undefined ? undefined : await storedLogo(files, logo);
  await store
    .write(async (transaction) => {
      const { db, lockOrganization } = transaction;
      await lockOrganization(organization.id);
      const old = await findLogo(db, organization.id);
      const { logo: before } = await changeOrganizationSettings(
        transaction,
        organization.id,
        ({ logo: _old, ...settings }) => ({
          ...settings,
          ...(stored === undefined ? {} : { logo: stored.logo }),
        }),
      );
      await setLogoKey(db, organization.id, stored?.key ?? null);
      if (old !== undefined) await noteUnneeded(db, [old]);
      if (before?.hash !== stored?.logo.hash) {
        const details = { logo: stored === undefined ? 'removed' : 'changed' };
        const target = { kind: 'organization', ...organization };
        await recordAudit(db, organization.id, actor, { action: 'branding.changed', target, details }, now);
      }
    })
    .catch(async (error: unknown) => {
      if (stored !== undefined) await files.remove(stored.key);
      throw error;
    });
  // The change is made; what the disk refuses is tried again, and told of, by the job that removes what is left.
  await removeUnneeded({ store, files }).catch(() => undefined);
  return stored?.logo;
}

/** Durable before a row names it. */
async function storedLogo(files: DiskFiles, { bytes, type, width, height }: Logo) {
  const key = newUuid();
  await files.put(Readable.from([bytes]), key);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { key, logo: { type, hash, width, height } };
}
