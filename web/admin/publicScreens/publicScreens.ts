import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../lazy/lazyPart.ts';
import type { PublicScreenProps } from '../screen/account/publicScreenProps.ts';

interface PublicScreen {
  readonly pattern: RegExp;
  readonly part: LazyPart<ComponentType<PublicScreenProps>>;
}

/** A screen that the address opens, and what the address tells it. */
export interface OpenPublicScreen extends PublicScreenProps {
  readonly part: PublicScreen['part'];
}

/** The screens without a session. They run without the router, which weighs more than all of them. */
const publicScreens: readonly PublicScreen[] = [
  {
    pattern: /^\/app\/sign-in\/?$/,
    part: lazyPart(async () => (await import('../screen/account/signIn/signInScreen.tsx')).SignInScreen),
  },
  {
    pattern: /^\/app\/forgot\/?$/,
    part: lazyPart(async () => (await import('../screen/account/forgot/forgotScreen.tsx')).ForgotScreen),
  },
  {
    // Not below `/join/`, where the segment is a secret.
    pattern: /^\/app\/join\/?$/,
    part: lazyPart(async () => (await import('../screen/account/join/oidcJoinScreen.tsx')).OidcJoinScreen),
  },
  {
    pattern: /^\/join\/([^/]+)\/?$/,
    part: lazyPart(async () => (await import('../screen/account/join/joinScreen.tsx')).JoinScreen),
  },
  {
    pattern: /^\/reset\/([^/]+)\/?$/,
    part: lazyPart(async () => (await import('../screen/account/reset/resetScreen.tsx')).ResetScreen),
  },
  {
    pattern: /^\/setup\/([^/]+)\/?$/,
    part: lazyPart(async () => (await import('../screen/account/setup/setupScreen.tsx')).SetupScreen),
  },
  {
    pattern: /^\/confirm-email\/([^/]+)\/?$/,
    part: lazyPart(
      async () => (await import('../screen/account/confirmEmail/confirmEmailScreen.tsx')).ConfirmEmailScreen,
    ),
  },
];

/** The screen of an address that needs no session; undefined for all others, which the router opens. */
export function findPublicScreen(pathname: string, search = ''): OpenPublicScreen | undefined {
  for (const { pattern, part } of publicScreens) {
    const found = pattern.exec(pathname);
    if (found !== null) return { part, secret: decoded(found[1] ?? ''), search: new URLSearchParams(search) };
  }
  return undefined;
}

/** A damaged link is not decodable; its screen says that it is invalid. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
