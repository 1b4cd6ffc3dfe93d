import type * as z from 'zod/mini';

/** Who may call a route. Each role includes the rights of the ones below it: owner, admin, member. */
export type Access = 'anyone' | 'user' | 'member' | 'admin' | 'owner';

type Schema = z.core.$ZodType;

export interface AppRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/app/api`; contains `:organization` if the access is a role. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Requires re-authentication within the last few minutes; see `POST /confirm`. Used for routes that reveal a secret,
   * grant access or are hard to undo. With `with`, only if the body has that field.
   */
  readonly confirmed?: true | { readonly with: string };
  /** The body is a whole form with its pictures, or a long list: larger than other bodies may be. */
  readonly longBody?: true;
  /** It reads or changes lists, whole forms or many rows: organisations take turns at such calls. */
  readonly turn?: true;
  /** JSON, unless it is an image or a file of any size, which the handler reads piece by piece. */
  readonly body?: Schema | 'image' | 'file';
  readonly query?: Schema;
  /**
   * JSON, a download that its handler records, a stored file that is handed out like any other answer, a redirect or
   * server-sent events.
   */
  readonly answer: Schema | 'download' | 'file' | 'redirect' | 'events';
}

/** A body that is a file. */
export interface IncomingFile {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Bytes, if the client says so. */
  readonly length: number | undefined;
  /** The media type that the client claims; empty if it claims none. */
  readonly type: string;
}

/** Keeps paths and methods as literal types, from which the parameters are derived. */
export function routes<const Table extends Record<string, AppRoute>>(table: Table): Table {
  return table;
}

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Head | Segments<Rest>
  : Path;

/** `{ organization: string; key: string }` for `/o/:organization/keys/:key`. */
export type PathParameters<Path extends string> = {
  readonly [Segment in Segments<Path> as Segment extends `:${infer Name}` ? Name : never]: string;
};
