import { logicTexts } from '#admin/texts/compiled/form/logic.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Page } from '#form/definition/document.ts';
import { Select } from '#ui/select/select.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { pageName } from '../write/pageName.ts';

interface PageSelectProps {
  readonly label: string;
  readonly value: string;
  /** The pages to choose from. */
  readonly pages: readonly Page[];
  readonly onPick: (page: string) => void;
}

/** A page of the form; one that cannot be chosen stays visible until another is. */
export function PageSelect({ label, value, pages, onPick }: PageSelectProps) {
  const draft = useDraft();
  const logic = useLazyTexts(logicTexts);
  const nameOf = (page: Page) => pageName(page, draft.pages.indexOf(page), logic.pageNumber);
  const present = draft.pages.find(({ id }) => id === value);
  const isFitting = pages.some(({ id }) => id === value);
  const odd = isFitting
    ? []
    : [{ value, label: present === undefined ? logic.deletedPage : nameOf(present), disabled: true }];
  return (
    <Select
      label={label}
      hideLabel
      className={isFitting ? 'rule-select' : 'rule-select rule-select--broken'}
      value={value}
      options={[...odd, ...pages.map((page) => ({ value: page.id, label: nameOf(page) }))]}
      onValueChange={onPick}
      {...(isFitting ? {} : { error: logic.fixDeleted })}
    />
  );
}
