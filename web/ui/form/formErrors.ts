import { createContext } from 'react';

/** The errors of a form's fields, by name. */
export type FormErrorsByName = Readonly<Record<string, string | undefined>>;

export const FormErrors = createContext<FormErrorsByName>({});
