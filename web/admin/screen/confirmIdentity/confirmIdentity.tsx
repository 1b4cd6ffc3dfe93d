import { lazy, Suspense, useEffect, useState } from 'react';
import { confirmBy } from '../../api/askToConfirm.ts';

// Seldom needed, so it is loaded when it is.
const IdentityDialog = lazy(() => import('./identityDialog.tsx'));

interface Question {
  readonly answer: (isProved: boolean) => void;
}

/** Waits until something is to be done that wants a proof of who somebody is, and asks for it then. */
export function ConfirmIdentity() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    confirmBy(() => new Promise((resolve) => setQuestion({ answer: resolve })));
    return () => confirmBy(undefined);
  }, []);
  if (question === undefined) return null;
  const end = (isProved: boolean) => {
    question.answer(isProved);
    setQuestion(undefined);
  };
  return (
    <Suspense>
      <IdentityDialog onEnd={end} />
    </Suspense>
  );
}
