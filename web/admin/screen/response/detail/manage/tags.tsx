import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { useToast } from '#ui/toast/useToast.ts';

interface TagsProps {
  readonly form: string;
  readonly id: number;
  readonly tags: readonly string[];
  readonly onChanged: ((responses: readonly number[]) => void) | undefined;
}

/** The tags of a response; the browser completes those that the form already has. */
export function Tags({ form, id, tags, onChanged }: TagsProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const { id: organization } = useOrganization();
  const params = { organization, form };
  const known = useRouteQuery('responseTags', params).data?.tags ?? [];
  const toast = useToast();
  const problemText = useProblemText();
  const { mutateAsync, isPending } = useRouteMutation('changeResponses', {
    invalidates: ['response', 'responseHistory', 'responseTags', 'responseColumns'],
    inOrder: true,
  });
  const [typed, setTyped] = useState('');
  const list = useId();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = async (action: 'tag' | 'untag', tag: string) => {
    try {
      await mutateAsync({ params, body: { action, tag, selection: { ids: [id] } } });
      onChanged?.([id]);
    } catch (error) {
      toast({ about: `tags-${id}`, title: problemText(error), tone: 'bad' });
    }
  };
  const add = () => {
    const tag = typed.trim();
    setTyped('');
    input.current?.focus();
    if (tag !== '' && !tags.includes(tag)) void change('tag', tag);
  };
  const remove = (tag: string) => {
    // The button goes with its tag.
    input.current?.focus();
    void change('untag', tag);
  };
  return (
    <section className="response-tags" aria-labelledby={heading}>
      <h3 id={heading} className="response-small-title">
        {texts.tags}
      </h3>
      <ul className="response-tag-list">
        {tags.map((tag) => (
          <li key={tag} className="response-tag">
            <span className="response-tag-name">{tag}</span>
            <button
              type="button"
              className="response-tag-remove"
              aria-label={texts.removeTag(tag)}
              onClick={() => remove(tag)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
        <li className="response-tag-add">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <input
              ref={input}
              className="ui-control response-tag-input"
              list={list}
              aria-label={texts.addTag}
              placeholder={texts.addTag}
              maxLength={50}
              autoComplete="off"
              value={typed}
              aria-busy={isPending || undefined}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <datalist id={list}>
              {known
                .filter((tag) => !tags.includes(tag))
                .map((tag) => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
            {typed.trim() !== '' && (
              <IconButton icon={Plus} size="small" type="submit" label={texts.addTag} tooltip={false} />
            )}
          </form>
        </li>
      </ul>
    </section>
  );
}
