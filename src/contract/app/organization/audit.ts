import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { auditActions } from './auditActions.ts';

/** Dates are whole days in the organisation's time zone; `before` is the cursor of the next page. */
const auditFilter = z.object({
  actor: z.optional(z.string()),
  action: z.optional(z.enum(auditActions)),
  from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  search: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});

export const auditRoutes = routes({
  audit: {
    method: 'GET',
    path: '/o/:organization/audit',
    access: 'admin',
    query: auditFilter,
    answer: z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          created_at: instant,
          actor: z.object({
            kind: z.enum(['user', 'command_line', 'system']),
            id: z.nullable(z.string()),
            name: z.string(),
          }),
          action: z.enum(auditActions),
          target: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
      /** The cursor of the next page; null at the end. */
      next: z.nullable(z.string()),
    }),
  },
  /** Whether an export could begin now; see `checkExport`. */
  checkAuditExport: {
    method: 'GET',
    path: '/o/:organization/audit/export/check',
    access: 'admin',
    confirmed: true,
    query: auditFilter,
    answer: none,
  },
  /** The entries that match the filter, newest first. */
  exportAudit: {
    method: 'GET',
    path: '/o/:organization/audit/export',
    access: 'admin',
    confirmed: true,
    query: z.extend(auditFilter, { format: z.enum(['csv', 'jsonl']) }),
    answer: 'download',
  },
});
