import { useMemo } from 'react';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { useDraft } from '../../editor/editorContext.ts';

const none: readonly Finding[] = [];

/** The findings of the checker in the draft, errors first; only while they are wanted, because it takes a moment. */
export function useFindings(form: FormDocument, isWanted: boolean): readonly Finding[] {
  const draft = useDraft();
  const { settings } = form;
  return useMemo(
    () => (isWanted ? checkForm(draft, settings as FormSettings) : none),
    [draft, settings, isWanted],
  );
}
