/** The API's response, or that none came. */
export type ApiResponse =
  | { readonly reached: false }
  | {
      readonly reached: true;
      readonly status: number;
      readonly milliseconds: number;
      /** The rate limit headers. */
      readonly headers: readonly (readonly [name: string, value: string])[];
      /** Formatted JSON. */
      readonly text: string;
    };

const rateLimitHeaders = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After'];

/** Calls the service's API as a program would: with the key and without the session. */
export async function callApi(path: string, key: string): Promise<ApiResponse> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(path, {
      headers: { Authorization: `Basic ${btoa(`${key}:`)}` },
      // Otherwise the browser would ask for a name and a password when the key is refused.
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = await answer.text();
    return {
      reached: true,
      status: answer.status,
      milliseconds: Math.round(performance.now() - startedAt),
      headers: rateLimitHeaders.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      text: indented(text),
    };
  } catch {
    return { reached: false };
  }
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
