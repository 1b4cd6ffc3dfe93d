/** The search parameters of the audit log. */
export const auditFilters = ['actor', 'action', 'from', 'to', 'search'] as const;

export type AuditSearch = { readonly [Filter in (typeof auditFilters)[number]]?: string };
