import { useEffect, useState } from 'react';
import { confirmBy } from '../../api/askToConfirm.ts';
import { latePart } from '../../frame/latePart.ts';
import { useLatePart } from '../../frame/useLatePart.ts';

const identityDialog = latePart(async () => (await import('./identityDialog.tsx')).IdentityDialog);

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
  const end = (isProved: boolean) => {
    question?.answer(isProved);
    setQuestion(undefined);
  };
  const IdentityDialog = useLatePart(identityDialog, question !== undefined, () => end(false));
  if (question === undefined || IdentityDialog === undefined) return null;
  return <IdentityDialog onEnd={end} />;
}
