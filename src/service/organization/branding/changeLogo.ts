import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';
import { newUuid } from '#kit/ids.ts';
import type { ImageSize } from '#kit/image/imageSize.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { findLogo, setLogoKey } from '#store/query/organization/logo.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { discardContent } from '../../base/content/discardContent.ts';
import { changeOrganizationSettings } from '../../base/organizationSettings.ts';

export interface Logo extends ImageSize {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Replaces or removes the logo and returns its new settings. Queues the old content for `removeUnneeded`. */
export async function changeLogo(
  writes: OrganizationWrites,
  files: FileStore,
  logo: Logo | undefined,
  now: number,
): Promise<OrganizationSettings['logo']> {
  const stored = logo === undefined ? undefined : await storedLogo(files, logo);
  await writes
    .write(async (transaction) => {
      const { db, organizationId, actor } = transaction;
      const old = await findLogo(db, organizationId);
      const { logo: before } = await changeOrganizationSettings(
        transaction,
        organizationId,
        ({ logo: _old, ...settings }) => ({
          ...settings,
          ...(stored === undefined ? {} : { logo: stored.logo }),
        }),
      );
      await setLogoKey(db, organizationId, stored?.key ?? null);
      if (old !== undefined) await queueContentRemoval(db, [old]);
      if (before?.hash !== stored?.logo.hash) {
        const details = { logo: stored === undefined ? 'removed' : 'changed' };
        const name = (await findOrganization(db, organizationId))?.name ?? '';
        const target = { kind: 'organization', id: organizationId, name };
        await recordAudit(db, organizationId, actor, { action: 'branding.changed', target, details }, now);
      }
    })
    .catch(async (error: unknown) => {
      // A lost connection leaves the outcome unknown; `discardContent` keeps the content if a row refers to it.
      if (stored !== undefined)
        await discardContent({ store: writes, files }, stored.key).catch(() => undefined);
      throw error;
    });
  return stored?.logo;
}

/** Stores the content durably before a row refers to it. */
async function storedLogo(files: FileStore, { bytes, type, width, height }: Logo) {
  const key = newUuid();
  await files.put(Readable.from([bytes]), key);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { key, logo: { type, hash, width, height } };
}
