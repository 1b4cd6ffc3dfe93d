let depth = 0;

/** Suppresses the sign-in prompt during an intended change of the session. */
export async function suppressSignInPrompt<Result>(action: () => Promise<Result>): Promise<Result> {
  depth += 1;
  try {
    return await action();
  } finally {
    depth -= 1;
  }
}

export function isSignInPromptSuppressed(): boolean {
  return depth > 0;
}
