import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { auditActions } from './auditActions.ts';

/** Days between the request to delete an organisation and its deletion. */
export const deletionDays = 7;

/** Dates are whole days in the organisation's time zone; `before` is the pagination cursor. */
const auditFilter = z.object({
  actor: z.optional(z.string()),
  action: z.optional(z.enum(auditActions)),
  from: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  to: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  search: z.optional(z.string().check(z.maxLength(100))),
  before: z.optional(z.string().check(z.maxLength(100))),
});

export const dataRoutes = routes({
  /** The amount of stored data. */
  data: {
    method: 'GET',
    path: '/o/:organization/data',
    access: 'admin',
    answer: z.object({
      workspaces: z.number(),
      forms: z.number(),
      responses: z.number(),
      delete_at: z.nullable(instant),
    }),
  },
  /** Checks whether an export can begin, because browsers do not show why a download was refused. */
  checkExport: {
    method: 'GET',
    path: '/o/:organization/export/check',
    access: 'admin',
    confirmed: true,
    answer: none,
  },
  /** The archive that `canvass import` reads, as a tar file. */
  exportData: {
    method: 'GET',
    path: '/o/:organization/export',
    access: 'admin',
    confirmed: true,
    answer: 'download',
  },
  /** The typed name confirms the deletion, which an owner can cancel until `delete_at`. */
  deleteOrganization: {
    method: 'POST',
    path: '/o/:organization/deletion',
    access: 'owner',
    confirmed: true,
    body: z.object({ name: z.string() }),
    answer: z.object({ delete_at: instant }),
  },
  keepOrganization: { method: 'DELETE', path: '/o/:organization/deletion', access: 'owner', answer: none },

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
      /** The cursor of the next page; null on the last one. */
      next: z.nullable(z.string()),
    }),
  },
  /** Checks whether an export can begin; see `checkExport`. */
  checkAuditExport: {
    method: 'GET',
    path: '/o/:organization/audit/export/check',
    access: 'admin',
    confirmed: true,
    query: auditFilter,
    answer: none,
  },
  /** All entries that match the filter, newest first. */
  exportAudit: {
    method: 'GET',
    path: '/o/:organization/audit/export',
    access: 'admin',
    confirmed: true,
    query: z.extend(auditFilter, { format: z.enum(['csv', 'jsonl']) }),
    answer: 'download',
  },
});
