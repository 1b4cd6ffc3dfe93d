let under = 0;

/** Suppresses the sign-in prompt during an intended change of the session. */
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
