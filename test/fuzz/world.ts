import type { OpenApiDocument } from '#contract/openapi/document.ts';
import type { FuzzedOrganization } from './organizations.ts';

/** What the fuzz knows of the service that it asks. */
export interface World {
  document: OpenApiDocument;
  organizations: FuzzedOrganization[];
  /** A key of an organisation whose hour is used up. */
  spentKey: string;
}
