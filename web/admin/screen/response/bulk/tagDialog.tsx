import { useId, useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormActions } from '#ui/formActions/formActions.tsx';
import { TextField } from '#ui/textField/textField.tsx';

interface TagDialogProps {
  readonly organization: string;
  readonly form: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onTag: (action: 'tag' | 'untag', tag: string) => void;
}

/** Asks for the tag to add to many responses, or to remove from them. */
export function TagDialog({ open, onOpenChange, ...props }: TagDialogProps) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.tagTitle}
      closeLabel={common.close}
      size="small"
    >
      <TagForm {...props} />
    </Dialog>
  );
}

function TagForm({ organization, form, onTag }: Omit<TagDialogProps, 'open' | 'onOpenChange'>) {
  const { bulk: texts } = useLazyTexts(manageTexts);
  const known = useRouteQuery('responseTags', { organization, form }).data?.tags ?? [];
  const [typed, setTyped] = useState('');
  const list = useId();
  const tag = typed.trim();
  return (
    <Form onSubmit={() => tag !== '' && onTag('tag', tag)}>
      <TextField
        label={texts.tagName}
        list={list}
        maxLength={50}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={list}>
        {known.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <FormActions align="end">
        <Button type="submit" variant="primary" idle={tag === ''}>
          {texts.tagAction}
        </Button>
        <Button idle={!known.includes(tag)} onClick={() => onTag('untag', tag)}>
          {texts.untagAction}
        </Button>
      </FormActions>
    </Form>
  );
}
