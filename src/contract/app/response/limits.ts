/** Without schemas, so that the app can import them without a library. */

/** Responses named one by one in a call. */
export const maxNamedResponses = 500;

export const noteLength = 10_000;

/** Responses of a person named in one call. */
export const maxNamedOfPerson = 100;
