import { useEffect, useState } from 'react';
import { callRoute } from '../../../api/callRoute.ts';
import { useProblemText } from '../../../api/useProblemText.ts';

/** Where in the app to go afterwards, or the invitation that is being accepted. */
export interface OidcRequest {
  readonly to?: string;
  readonly invitation?: string;
}

interface OidcRedirect {
  readonly leave: (request: OidcRequest, inNewTab: boolean) => Promise<void>;
  readonly isLeaving: boolean;
  readonly problem: string | undefined;
}

/** The way to the provider: the service says where it is, and the browser goes there. */
export function useOidcRedirect(): OidcRedirect {
  const problemText = useProblemText();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  // A page that comes back from the back-forward cache is as it was left.
  useEffect(() => {
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  const leave = async (request: OidcRequest, inNewTab: boolean) => {
    setLeaving(true);
    setProblem(undefined);
    // Now, because browsers open no tab for what happens after an answer.
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
