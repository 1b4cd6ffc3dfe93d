declare module '*.css';

declare module 'canvass:languages' {
  import type { Language } from './texts/language.ts';
  /** Made when the app is built, of the files in `language/`. */
  export const languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly direction: 'ltr' | 'rtl';
    readonly load: () => Promise<{ readonly language: Language }>;
  }[];
}

declare module 'canvass:routes' {
  import type { AppRoutes } from '#contract/app/routes.ts';
  /** Made when the app is built, of the table of routes. */
  export const routes: {
    readonly [Name in keyof AppRoutes]: { readonly method: string; readonly path: string };
  };
}
