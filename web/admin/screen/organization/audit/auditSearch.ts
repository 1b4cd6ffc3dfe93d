/** What the address of the audit log may ask for. */
export const auditFilters = ['actor', 'action', 'from', 'to', 'search'] as const;

export type AuditSearch = { readonly [Filter in (typeof auditFilters)[number]]?: string };
