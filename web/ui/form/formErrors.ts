import { createContext } from 'react';

/** What is wrong with the fields of a form, by their names. */
export type FormErrorsByName = Readonly<Record<string, string | undefined>>;

export const FormErrors = createContext<FormErrorsByName>({});
