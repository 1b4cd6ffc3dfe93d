import { useState } from 'react';

export interface SubjectDialog<Subject> {
  readonly isOpen: boolean;
  /** Stays while the dialog fades, so that its words do not vanish before it. */
  readonly subject: Subject | undefined;
  readonly ask: (subject: Subject) => void;
  readonly close: () => void;
}

/** A dialog about one of several things, and which. */
export function useSubjectDialog<Subject>(): SubjectDialog<Subject> {
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setOpen] = useState(false);
  const ask = (about: Subject) => {
    setSubject(about);
    setOpen(true);
  };
  return { isOpen, subject, ask, close: () => setOpen(false) };
}
