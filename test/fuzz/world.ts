import type { OpenApiDocument } from '#contract/openapi/document.ts';
import type { FuzzedOrganization } from './organizations.ts';

/** The fuzz test's knowledge of the service. */
export interface World {
  document: OpenApiDocument;
  organizations: FuzzedOrganization[];
  /** A key of an organisation without requests left in its hour. */
  spentKey: string;
}
