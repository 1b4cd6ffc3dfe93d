import { useState } from 'react';

export interface SubjectDialog<Subject> {
  readonly isOpen: boolean;
  /** Kept during the closing animation, so that the text does not vanish first. */
  readonly subject: Subject | undefined;
  readonly ask: (subject: Subject) => void;
  readonly close: () => void;
}

/** The state of a dialog about one item of a list. */
export function useSubjectDialog<Subject>(): SubjectDialog<Subject> {
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setOpen] = useState(false);
  const ask = (about: Subject) => {
    setSubject(about);
    setOpen(true);
  };
  return { isOpen, subject, ask, close: () => setOpen(false) };
}
