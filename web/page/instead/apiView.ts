/* In which order the API lists the fields is nothing that a page could show. */

export const v2FieldsOf = (): [] => [];
