import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** The name of the form, which is renamed where it stands. */
export function FormName({ form }: { readonly form: FormDocument }) {
  const { place } = useLazyTexts(frameTexts);
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  return (
    <h1 className="place-name">
      {isRenaming ? (
        <NameInput form={form} onEnd={() => setRenaming(false)} />
      ) : (
        <button
          ref={button}
          type="button"
          className="place-name-button"
          title={place.rename(form.name)}
          onClick={() => setRenaming(true)}
        >
          {form.name}
        </button>
      )}
    </h1>
  );
}

function NameInput({ form, onEnd }: { readonly form: FormDocument; readonly onEnd: () => void }) {
  const { place } = useLazyTexts(frameTexts);
  const { id: organization } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  const client = useQueryClient();
  const params = { organization, form: form.id };
  const rename = useRouteMutation('changeForm', { invalidates: ['form', 'forms'], inOrder: true });
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => input.current?.select(), []);
  const finish = async (text: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const name = text.trim();
    onEnd();
    if (name === '' || name === form.name) return;
    const { queryKey } = routeQueryOptions('form', params);
    client.setQueryData(queryKey, (before) => before && { ...before, name });
    try {
      await rename.mutateAsync({ params, body: { name } });
    } catch (error) {
      client.setQueryData(queryKey, (before) => before && { ...before, name: form.name });
      toast({ about: form.id, title: problemText(error), tone: 'bad' });
    }
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    isDone.current = true;
    onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(input.current?.value ?? '');
  };
  return (
    <form onSubmit={submit}>
      <input
        ref={input}
        className="ui-control place-name-input"
        aria-label={place.name}
        defaultValue={form.name}
        maxLength={200}
        onKeyDown={press}
        onBlur={(event) => void finish(event.currentTarget.value)}
      />
    </form>
  );
}
