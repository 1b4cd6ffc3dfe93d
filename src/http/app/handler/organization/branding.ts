import { imageSize, supportedImageTypes } from '#kit/image/imageSize.ts';
import { settingsOf } from '#service/base/organizationSettings.ts';
import { changeAccent } from '#service/organization/branding/changeAccent.ts';
import { changeLogo, type Logo } from '#service/organization/branding/changeLogo.ts';
import { logoAddress } from '#service/organization/branding/logoAddress.ts';
import { sniffType } from '../../../body/sniffType.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

const largestLogo = 512 * 1024;
const maxPixels = 4096;

export const brandingHandlers: Handlers<'branding' | 'changeBranding' | 'setLogo' | 'removeLogo'> = {
  branding: async ({ context, actor: { organization } }) => {
    const settings = await settingsOf(context.store.read, organization.id);
    return {
      accent: settings.accent ?? null,
      logo: logoAddress(context.baseUrl, organization.id, settings),
    };
  },

  changeBranding: async ({ actor, body: { accent }, now }) => {
    if (accent !== undefined) await changeAccent(actor.writes, accent, now);
    return {};
  },

  setLogo: async ({ context, actor, body, now }) => {
    const { organization } = actor;
    const logo = acceptedLogo(Buffer.from(body.buffer, body.byteOffset, body.length));
    if (!(await context.files.room.has(logo.bytes.length))) throw new Problem('disk_full');
    const stored = await changeLogo(actor.writes, context.files, logo, now);
    return { logo: logoAddress(context.baseUrl, organization.id, { logo: stored }) ?? '' };
  },

  removeLogo: async ({ context, actor, now }) => {
    await changeLogo(actor.writes, context.files, undefined, now);
    return {};
  },
};

/** Checks the content and ignores the declared type, so that nothing executable is served as an image. */
function acceptedLogo(bytes: Buffer): Logo {
  if (bytes.length > largestLogo)
    throw new Problem('image_refused', { message: 'The picture is larger than 512 KB.' });
  const type = sniffType(bytes, '');
  const size = supportedImageTypes.includes(type) ? imageSize(bytes, type) : undefined;
  if (size === undefined || size.width === 0 || size.height === 0) throw new Problem('image_refused');
  if (Math.max(size.width, size.height) > maxPixels)
    throw new Problem('image_refused', {
      message: `The picture is ${size.width} × ${size.height} pixels; at most ${maxPixels} are possible.`,
    });
  return { bytes, type, ...size };
}
