import type * as z from 'zod/mini';
import { accountRoutes } from './account/account.ts';
import { signInRoutes } from './account/signIn.ts';
import { personalLinkRoutes } from './collect/personalLinks.ts';
import { draftNewsRoutes } from './form/draftNews.ts';
import { formDocumentRoutes } from './form/formDocument.ts';
import { formRoutes } from './form/forms.ts';
import { liveSettingsRoutes } from './form/liveSettings.ts';
import { mailRoutes } from './mail/mail.ts';
import { mailServerRoutes } from './mail/mailServer.ts';
import { eventRoutes } from './news/events.ts';
import { auditRoutes } from './organization/audit.ts';
import { brandingRoutes } from './organization/branding.ts';
import { dataRoutes } from './organization/data.ts';
import { invitationRoutes } from './organization/invitations.ts';
import { keyRoutes } from './organization/keys.ts';
import { memberRoutes } from './organization/members.ts';
import { organizationRoutes } from './organization/organization.ts';
import { workspaceRoutes } from './organization/workspaces.ts';
import { responseChangeRoutes } from './response/changes.ts';
import { deletedResponseRoutes } from './response/deleted.ts';
import { responseDetailRoutes } from './response/detail.ts';
import { responseExportRoutes } from './response/export.ts';
import { peopleRoutes } from './response/people.ts';
import { responseTableRoutes } from './response/table.ts';
import { responseViewRoutes } from './response/views.ts';
import type { IncomingFile, PathParameters } from './route.ts';
import { connectionRoutes } from './workflow/connections.ts';
import { workflowMailRoutes } from './workflow/mail.ts';
import { workflowRunRoutes } from './workflow/runs.ts';
import { webhookKeyRoutes } from './workflow/webhookKeys.ts';
import { workflowRoutes } from './workflow/workflows.ts';

/**
 * The single route table of the web app's API: the service dispatches by it, the app calls by it, and tests cover it all.
 */
export const appRoutes = {
  ...signInRoutes,
  ...accountRoutes,
  ...organizationRoutes,
  ...memberRoutes,
  ...invitationRoutes,
  ...workspaceRoutes,
  ...brandingRoutes,
  ...keyRoutes,
  ...mailRoutes,
  ...mailServerRoutes,
  ...dataRoutes,
  ...auditRoutes,
  ...formRoutes,
  ...formDocumentRoutes,
  ...liveSettingsRoutes,
  ...personalLinkRoutes,
  ...draftNewsRoutes,
  ...eventRoutes,
  ...responseChangeRoutes,
  ...peopleRoutes,
  ...responseTableRoutes,
  ...responseViewRoutes,
  ...responseDetailRoutes,
  ...deletedResponseRoutes,
  ...responseExportRoutes,
  ...connectionRoutes,
  ...workflowMailRoutes,
  ...workflowRoutes,
  ...workflowRunRoutes,
  ...webhookKeyRoutes,
};

export type AppRoutes = typeof appRoutes;
export type RouteName = keyof AppRoutes;

type ParsedAs<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;
type SentAs<Schema> = Schema extends z.core.$ZodType ? z.core.input<Schema> : undefined;
type Part<Name extends RouteName, Key extends string> =
  AppRoutes[Name] extends Record<Key, infer Value> ? Value : undefined;

export type ParametersOf<Name extends RouteName> = PathParameters<AppRoutes[Name]['path']>;
/** The parsed body, as the service reads it. */
export type BodyOf<Name extends RouteName> =
  Part<Name, 'body'> extends 'image'
    ? Uint8Array
    : Part<Name, 'body'> extends 'file'
      ? IncomingFile
      : ParsedAs<Part<Name, 'body'>>;
export type QueryOf<Name extends RouteName> = ParsedAs<Part<Name, 'query'>>;
/** The body that the app sends. */
export type BodyToSend<Name extends RouteName> =
  Part<Name, 'body'> extends 'image' | 'file' ? Blob : SentAs<Part<Name, 'body'>>;
export type AnswerOf<Name extends RouteName> = ParsedAs<AppRoutes[Name]['answer']>;
export type AccessOf<Name extends RouteName> = AppRoutes[Name]['access'];
export type AnswerKind<Name extends RouteName> = AppRoutes[Name]['answer'];
