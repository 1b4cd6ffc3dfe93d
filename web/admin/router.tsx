import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { routeQueryOptions } from './api/useRouteQuery.ts';
import { appHistory } from './history/appHistory.ts';
import { lazyPart } from './lazy/lazyPart.ts';
import { root } from './route/root.ts';
import { readFormsSearch } from './screen/form/list/formsSearch.ts';
import { readLogicSearch } from './screen/form/logic/logicSearch.ts';
import { readNewFormSearch } from './screen/form/new/newFormSearch.ts';
import { type AuditSearch, auditFilters } from './screen/organization/audit/auditSearch.ts';
import { readResponsesSearch } from './screen/response/responsesSearch.ts';
import { readRunSearch } from './screen/workflow/runs/runSearch.ts';
import { readWorkflowSearch } from './screen/workflow/workflowSearch.ts';
import { readNewSearch } from './search/useDialogFromUrl.ts';
import { lastOrganization } from './session/lastOrganization.ts';
import { OrganizationError } from './shell/organizationError.tsx';
import { SignedInOutlet } from './shell/signedInOutlet.tsx';
import { NotFoundScreen } from './status/notFoundScreen.tsx';
import { ScreenError } from './status/screenError.tsx';
import { ScreenLoading } from './status/screenLoading.tsx';

/** Screens that need a session; without one, the user signs in first and returns. */
const signedInRoute = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ context: { start }, location }) => {
    if (start.user === null)
      throw redirect({ href: `/app/sign-in?${new URLSearchParams({ to: location.href })}` });
  },
  component: SignedInOutlet,
});

const home = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/app',
  beforeLoad: ({ context: { start } }) => {
    const last = lastOrganization();
    const { organizations } = start;
    const chosen = organizations.find(({ id }) => id === last) ?? organizations[0];
    if (chosen !== undefined)
      throw redirect({ to: '/app/o/$organization', params: { organization: chosen.id }, replace: true });
  },
  component: lazyScreen(() => import('./screen/organization/home/homeScreen.tsx'), 'HomeScreen'),
});

const account = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/app/account',
  component: lazyScreen(() => import('./shell/accountFrame.tsx'), 'AccountFrame'),
});

const profile = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: lazyScreen(() => import('./screen/account/profile/profileScreen.tsx'), 'ProfileScreen'),
});

const security = createRoute({
  getParentRoute: () => account,
  path: '/security',
  component: lazyScreen(() => import('./screen/account/security/securityScreen.tsx'), 'SecurityScreen'),
});

const sessions = createRoute({
  getParentRoute: () => account,
  path: '/sessions',
  component: lazyScreen(() => import('./screen/account/sessions/sessionsScreen.tsx'), 'SessionsScreen'),
});

const organizationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/app/o/$organization',
  beforeLoad: async ({ context: { client }, params }) => ({
    organization: await client.ensureQueryData(
      routeQueryOptions('organization', { organization: params.organization }),
    ),
  }),
  // Drafts and one-time secrets of one organisation must not appear in another.
  remountDeps: ({ params }) => params.organization,
  errorComponent: OrganizationError,
  component: lazyScreen(() => import('./shell/organizationFrame.tsx'), 'OrganizationFrame'),
});

const forms = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  validateSearch: readFormsSearch,
  component: lazyScreen(() => import('./screen/form/list/formsScreen.tsx'), 'FormsScreen'),
});

const workspace = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/w/$workspace',
  validateSearch: readFormsSearch,
  // Input of one screen must not reach the next.
  remountDeps: ({ params }) => params,
  component: lazyScreen(() => import('./screen/form/list/formsScreen.tsx'), 'FormsScreen'),
});

const newForm = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/new',
  validateSearch: readNewFormSearch,
  component: lazyScreen(() => import('./screen/form/new/newFormScreen.tsx'), 'NewFormScreen'),
});

/** A form's own place: its tabs around the open one. */
const form = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/f/$form',
  loader: async ({ context: { client }, params }) => {
    await client.ensureQueryData(routeQueryOptions('form', params));
  },
  // The editor of one form must not receive the next form's draft.
  remountDeps: ({ params }) => params,
  component: lazyScreen(() => import('./screen/form/place/formFrame.tsx'), 'FormFrame'),
});

const formBuild = createRoute({
  getParentRoute: () => form,
  path: '/',
  component: lazyScreen(() => import('./screen/form/build/buildScreen.tsx'), 'BuildScreen'),
});

const formLogic = createRoute({
  getParentRoute: () => form,
  path: '/logic',
  validateSearch: readLogicSearch,
  component: lazyScreen(() => import('./screen/form/logic/logicScreen.tsx'), 'LogicScreen'),
});

/** The draft as text; not a tab, because few people need it. */
const formCode = createRoute({
  getParentRoute: () => form,
  path: '/code',
  component: lazyScreen(() => import('./screen/form/code/codeScreen.tsx'), 'CodeScreen'),
});

const formDesign = createRoute({
  getParentRoute: () => form,
  path: '/design',
  component: lazyScreen(() => import('./screen/form/design/designScreen.tsx'), 'DesignScreen'),
});

const formTexts = createRoute({
  getParentRoute: () => form,
  path: '/texts',
  component: lazyScreen(() => import('./screen/form/translate/textsScreen.tsx'), 'TextsScreen'),
});

const formWorkflows = createRoute({
  getParentRoute: () => form,
  path: '/workflows',
  validateSearch: readWorkflowSearch,
  component: lazyScreen(() => import('./screen/workflow/workflowsScreen.tsx'), 'WorkflowsScreen'),
});

const formRuns = createRoute({
  getParentRoute: () => form,
  path: '/workflows/runs',
  validateSearch: readRunSearch,
  component: lazyScreen(() => import('./screen/workflow/runs/runsScreen.tsx'), 'RunsScreen'),
});

const formShare = createRoute({
  getParentRoute: () => form,
  path: '/share',
  component: lazyScreen(() => import('./screen/form/share/shareScreen.tsx'), 'ShareScreen'),
});

const formSettings = createRoute({
  getParentRoute: () => form,
  path: '/settings',
  component: lazyScreen(() => import('./screen/form/settings/settingsScreen.tsx'), 'SettingsScreen'),
});

const formVersions = createRoute({
  getParentRoute: () => form,
  path: '/versions',
  component: lazyScreen(() => import('./screen/form/versions/versionsScreen.tsx'), 'VersionsScreen'),
});

const formResponses = createRoute({
  getParentRoute: () => form,
  path: '/responses',
  validateSearch: readResponsesSearch,
  component: lazyScreen(() => import('./screen/response/responsesScreen.tsx'), 'ResponsesScreen'),
});

/** Linked from the mail about a finished export. */
const formExports = createRoute({
  getParentRoute: () => form,
  path: '/exports',
  component: lazyScreen(() => import('./screen/response/export/exportsScreen.tsx'), 'ExportsScreen'),
});

/** One response on its own page; beside the table, the table's address names it. */
const formResponse = createRoute({
  getParentRoute: () => form,
  path: '/responses/$response',
  component: lazyScreen(() => import('./screen/response/detail/responseScreen.tsx'), 'ResponseScreen'),
});

const people = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/people',
  component: lazyScreen(() => import('./screen/response/people/peopleScreen.tsx'), 'PeopleScreen'),
});

const connections = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/connections',
  validateSearch: readNewSearch,
  component: lazyScreen(
    () => import('./screen/workflow/connections/connectionsScreen.tsx'),
    'ConnectionsScreen',
  ),
});

/** Unknown paths in an organisation keep the sidebar. */
const unknownPath = createRoute({
  getParentRoute: () => organizationRoute,
  path: '$',
  component: NotFoundScreen,
});

const settings = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/settings',
  component: lazyScreen(() => import('./shell/settingsFrame.tsx'), 'SettingsFrame'),
});

const settingsHome = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/app/o/$organization/settings/general', params, replace: true });
  },
});

const general = createRoute({
  getParentRoute: () => settings,
  path: '/general',
  component: lazyScreen(() => import('./screen/organization/general/generalScreen.tsx'), 'GeneralScreen'),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: '/members',
  validateSearch: readNewSearch,
  component: lazyScreen(() => import('./screen/organization/members/membersScreen.tsx'), 'MembersScreen'),
});

const workspaces = createRoute({
  getParentRoute: () => settings,
  path: '/workspaces',
  validateSearch: readNewSearch,
  component: lazyScreen(
    () => import('./screen/organization/workspaces/workspacesScreen.tsx'),
    'WorkspacesScreen',
  ),
});

const keys = createRoute({
  getParentRoute: () => settings,
  path: '/keys',
  validateSearch: readNewSearch,
  component: lazyScreen(() => import('./screen/organization/keys/keysScreen.tsx'), 'KeysScreen'),
});

const mail = createRoute({
  getParentRoute: () => settings,
  path: '/mail',
  component: lazyScreen(() => import('./screen/mail/mailScreen.tsx'), 'MailScreen'),
});

const branding = createRoute({
  getParentRoute: () => settings,
  path: '/branding',
  component: lazyScreen(() => import('./screen/organization/branding/brandingScreen.tsx'), 'BrandingScreen'),
});

const data = createRoute({
  getParentRoute: () => settings,
  path: '/data',
  component: lazyScreen(() => import('./screen/organization/data/dataScreen.tsx'), 'DataScreen'),
});

const unknownSettings = createRoute({
  getParentRoute: () => settings,
  path: '$',
  component: NotFoundScreen,
});

const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>): AuditSearch =>
    Object.fromEntries(
      auditFilters.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ),
  component: lazyScreen(() => import('./screen/organization/audit/auditScreen.tsx'), 'AuditScreen'),
});

const tree = root.addChildren([
  signedInRoute.addChildren([
    home,
    account.addChildren([profile, security, sessions]),
    organizationRoute.addChildren([
      forms,
      workspace,
      newForm,
      form.addChildren([
        formBuild,
        formLogic,
        formCode,
        formDesign,
        formTexts,
        formWorkflows,
        formRuns,
        formShare,
        formSettings,
        formVersions,
        formResponses,
        formExports,
        formResponse,
      ]),
      people,
      connections,
      unknownPath,
      settings.addChildren([
        settingsHome,
        general,
        members,
        workspaces,
        keys,
        mail,
        branding,
        data,
        audit,
        unknownSettings,
      ]),
    ]),
  ]),
]);

/** Makes the router of the screens that need a session. Every screen has its own URL and a lazily imported script. */
export function makeRouter(client: QueryClient) {
  return createRouter({
    routeTree: tree,
    history: appHistory,
    context: { client },
    defaultPreload: 'intent',
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    // The query client caches the data and decides when it is stale.
    defaultPreloadStaleTime: 0,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/**
 * Imports a screen's script when it is opened. The router reloads the page after a failed import, which is right after
 * an update; `lazyPart` throws `unreachable` first when the service does not answer, so that the app stays.
 */
function lazyScreen<Screens extends Record<string, unknown>, Name extends keyof Screens>(
  importScreens: () => Promise<Screens>,
  name: Name,
) {
  return lazyRouteComponent<Screens, Name>(lazyPart(importScreens).load, name);
}
