import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { none } from '../text.ts';
import { organizationSettings } from './organizationSettings.ts';

export const brandingRoutes = routes({
  branding: {
    method: 'GET',
    path: '/o/:organization/branding',
    access: 'admin',
    answer: z.object({ accent: z.nullable(z.string()), logo: z.nullable(z.string()) }),
  },
  changeBranding: {
    method: 'PATCH',
    path: '/o/:organization/branding',
    access: 'admin',
    body: z.object({ accent: organizationSettings.shape.accent }),
    answer: none,
  },
  setLogo: {
    method: 'PUT',
    path: '/o/:organization/branding/logo',
    access: 'admin',
    body: 'image',
    answer: z.object({ logo: z.string() }),
  },
  removeLogo: { method: 'DELETE', path: '/o/:organization/branding/logo', access: 'admin', answer: none },
});
