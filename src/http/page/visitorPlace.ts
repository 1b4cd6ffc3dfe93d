import type { Place } from '#outside/geoip/placeOf.ts';
import { nowhere } from '#outside/geoip/places.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { clientAddress } from '../clientAddress.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';

/** The visitor's location by IP address, which is not stored. In privacy mode there is none. */
export function visitorPlace(
  { places, trustedProxies }: Pages,
  { exchange }: Pick<PageRequest, 'exchange'>,
  { settings }: PublishedForm,
): Place | Promise<Place> {
  if (settings.privacy_mode === true) return nowhere;
  return places.find(clientAddress(exchange.request, trustedProxies));
}
