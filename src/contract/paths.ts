/**
 * The path of every endpoint; `:id` matches one segment. Separate from `endpoints.ts`, so the router starts without
 * loading any schema.
 */
export const paths = {
  'v1.ping': '/v1',
  'v1.forms': '/v1/forms',
  'v1.form': '/v1/form/:id',
  'v1.responses': '/v1/form/:id/responses',
  'v2.ping': '/v2',
  'v2.workspaces': '/v2/workspaces',
  'v2.forms': '/v2/forms',
  'v2.form': '/v2/forms/:id',
  'v2.responses': '/v2/forms/:id/responses',
  'v2.files': '/v2/files',
  'v2.fileContent': '/v2/files/:id/content',
} as const;

export type EndpointName = keyof typeof paths;
