let under = 0;

/** While somebody leaves on purpose, here or in another tab, nobody is asked to sign in again. */
export async function suppressSignInPrompt<Result>(leave: () => Promise<Result>): Promise<Result> {
  under += 1;
  try {
    return await leave();
  } finally {
    under -= 1;
  }
}

export function isSignInPromptSuppressed(): boolean {
  return under > 0;
}
