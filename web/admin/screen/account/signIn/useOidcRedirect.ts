import { useEffect, useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';

/** The path to return to, or the invitation to accept. */
export interface OidcRequest {
  readonly to?: string;
  readonly invitation?: string;
}

interface OidcRedirect {
  readonly leave: (request: OidcRequest, inNewTab: boolean) => Promise<void>;
  readonly isLeaving: boolean;
  readonly problem: string | undefined;
}

/** Redirects to the provider's URL, which the service creates. */
export function useOidcRedirect(): OidcRedirect {
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  // The back/forward cache restores the page with its state.
  useEffect(() => {
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const leave = async (request: OidcRequest, inNewTab: boolean) => {
    setLeaving(true);
    setProblem(undefined);
    // Opens the tab synchronously: pop-up blockers refuse it after an await.
    const tab = inNewTab ? window.open('', '_blank') : window;
    try {
      const { url } = await callRoute('beginOidc', { body: request });
      tab?.location.assign(url);
      if (inNewTab) setLeaving(false);
    } catch (error) {
      if (inNewTab) tab?.close();
      setLeaving(false);
      setProblem(problemText(error));
    }
  };
  return { leave, isLeaving, problem };
}
