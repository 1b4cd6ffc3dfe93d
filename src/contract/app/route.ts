import type * as z from 'zod/mini';

/** Who may call a route. In an organisation each role may do all that the one after it may: owner, admin, member. */
export type Access = 'anyone' | 'user' | 'member' | 'admin' | 'owner';

type Schema = z.core.$ZodType;

export interface AppRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below `/app/api`; `:organization` stands where the access is a role. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Only within a few minutes after the person has proved who they are; see `POST /confirm`. For what hands out a secret or
   * lets somebody in, and for what is hard to take back; with a field, only where the body has it.
   */
  readonly confirmed?: true | { readonly with: string };
  /** JSON, unless it is a picture. */
  readonly body?: Schema | 'image';
  readonly query?: Schema;
  /** JSON; or a file to save; or another address to go to. */
  readonly answer: Schema | 'download' | 'redirect';
}

/** Keeps the letters of paths and methods in the type, from which the parameters are read. */
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
