import type { Readable } from 'node:stream';
import type {
  AccessOf,
  AnswerKind,
  AnswerOf,
  BodyOf,
  ParametersOf,
  QueryOf,
  RouteName,
} from '#contract/app/routes.ts';
import type { RenewedSession } from '#service/account/session/renewSession.ts';
import type { OrganizationWrites } from '#service/organization/organizationWrites.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import type { AppContext, OrganizationContext, PersonContext } from './context.ts';
import type { Reply } from './reply.ts';

export interface SignedIn {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly language: string | null;
  };
  readonly session: RenewedSession['session'] & {
    /** When the person last proved who they are. */
    readonly confirmedAt: number;
  };
}

/** A member acting in one of their organisations. */
export interface InOrganization extends SignedIn {
  readonly organization: { readonly id: OrganizationId; readonly name: string };
  readonly role: Role;
  /** The workspaces that a member was given; owners and admins have all there are. */
  readonly workspaces: 'all' | ReadonlySet<string>;
  /** Begins the transactions that change the organisation; role and workspaces are read again inside. */
  readonly writes: OrganizationWrites;
}

type ActorOf<Name extends RouteName> =
  AccessOf<Name> extends 'anyone'
    ? SignedIn | undefined
    : AccessOf<Name> extends 'user'
      ? SignedIn
      : InOrganization;

type ContextOf<Name extends RouteName> =
  AccessOf<Name> extends 'anyone'
    ? AppContext
    : AccessOf<Name> extends 'user'
      ? PersonContext
      : OrganizationContext;

/** One request to a route, with everything about it that was checked. */
export interface Call<Name extends RouteName> {
  readonly context: ContextOf<Name>;
  readonly params: ParametersOf<Name>;
  readonly body: BodyOf<Name>;
  readonly query: QueryOf<Name>;
  /** The caller; for `anyone` the signed-in person, if there is one. */
  readonly actor: ActorOf<Name>;
  readonly visitor: Visitor;
  readonly now: number;
  readonly cookie: (name: string) => string | undefined;
  readonly reply: Reply;
  /** Writes a sign-in that failed into the log, where the answer is no problem. */
  readonly refused: (method: string, reason: string) => void;
  /** Ends when the client goes away. */
  readonly signal: AbortSignal;
}

/** The browser, as far as it can be believed. */
export interface Visitor {
  /** Where the request came from. */
  readonly address: string;
  /** How the browser calls itself, shortened. */
  readonly agent: string;
}

/** A file to save. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

type Outcome<Name extends RouteName> =
  AnswerKind<Name> extends 'download'
    ? Download
    : AnswerKind<Name> extends 'redirect'
      ? { readonly to: string }
      : AnswerOf<Name>;

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<Outcome<Name>>;

/** The handlers of some routes, or of all. */
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };
