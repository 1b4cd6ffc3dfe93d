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
import type { OrganizationWrites } from '#service/base/access/organizationWrites.ts';
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
    /** The time of the last proof of identity. */
    readonly confirmedAt: number;
  };
}

/** A member acting in one of their organisations. */
export interface InOrganization extends SignedIn {
  readonly organization: { readonly id: OrganizationId; readonly name: string };
  readonly role: Role;
  /** The workspaces of a member; owners and admins have all. */
  readonly workspaces: 'all' | ReadonlySet<string>;
  /** Runs the transactions that change the organisation; they read role and workspaces again. */
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

/** A validated request to a route. */
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
  /** Logs a failed sign-in whose response is not a problem. */
  readonly refused: (method: string, reason: string) => void;
  /** Aborts when the connection closes. */
  readonly signal: AbortSignal;
  /** Aborts also when the client ends its side, as one does that goes away: only for work that still waits for its turn. */
  readonly waitSignal: AbortSignal;
}

/** The trustworthy facts about the client. */
interface Visitor {
  /** The client's IP address. */
  readonly address: string;
  /** The `User-Agent` header, truncated. */
  readonly agent: string;
}

/** A file download. */
export interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** A stored file, opened only once the caller's rights were checked again. */
export interface FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Whether browsers may show it in place; anything else is saved. */
  readonly inline: boolean;
  readonly open: () => Readable;
}

type Outcome<Name extends RouteName> =
  AnswerKind<Name> extends 'download'
    ? Download
    : AnswerKind<Name> extends 'file'
      ? FileAnswer
      : AnswerKind<Name> extends 'redirect'
        ? { readonly to: string }
        : AnswerKind<Name> extends 'events'
          ? AsyncGenerator<string>
          : AnswerOf<Name>;

export type Handler<Name extends RouteName> = (call: Call<Name>) => Promise<Outcome<Name>>;

/** The handlers of some routes, or of all. */
export type Handlers<Names extends RouteName = RouteName> = { readonly [Name in Names]: Handler<Name> };
