import type { VisitorLocation } from '#outside/geoip/locationOf.ts';
import { nowhere } from '#outside/geoip/locations.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { clientAddress } from '../clientAddress.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';

/** The visitor's location by IP address, which is not stored. In privacy mode there is none. */
export function visitorLocation(
  { locations, trustedProxies }: Pages,
  { exchange }: Pick<PageRequest, 'exchange'>,
  { settings }: PublishedForm,
): VisitorLocation | Promise<VisitorLocation> {
  if (settings.privacy_mode === true) return nowhere;
  return locations.find(clientAddress(exchange.request, trustedProxies));
}
