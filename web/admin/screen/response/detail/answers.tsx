import { useState } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { AnswerView } from './answer/answerView.tsx';
import { Question } from './question.tsx';

interface AnswersProps {
  readonly form: string;
  readonly detail: AnswerOf<'response'>;
  readonly isReadOnly?: boolean | undefined;
  readonly onChanged?: ((responses: readonly number[]) => void) | undefined;
}

/** Texts between questions; they take no answer. */
const isText = ({ type, item }: { readonly type: string; readonly item: unknown }) =>
  type === 'rich_text' && item === null;

/** The answers page by page, as the version of the response asked. */
export function Answers({ form, detail, isReadOnly = false, onChanged }: AnswersProps) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const [showsAll, setShowsAll] = useState(false);
  const pages = detail.pages.map((page, index) => ({
    ...page,
    title: page.label !== '' ? page.label : detail.pages.length > 1 ? texts.pageNumber(index + 1) : '',
    fields: page.fields.filter((field) => !isText(field) && (showsAll || field.item !== null)),
  }));
  const shown = pages.filter(({ fields }) => fields.length > 0);
  const unanswered = detail.pages
    .flatMap(({ fields }) => fields.filter(({ item }) => item === null))
    .filter((field) => !isText(field)).length;
  const isEmpty = shown.length === 0 && detail.other.length === 0;
  return (
    <section className="response-answers" aria-label={texts.answers}>
      {isEmpty && <p className="response-none">{texts.noAnswers}</p>}
      {shown.map((page) => (
        <section key={page.id} className="response-page" aria-label={page.title || undefined}>
          {page.title !== '' && <h3 className="response-page-title">{page.title}</h3>}
          {page.fields.map((field) => (
            <Question
              key={field.id}
              form={form}
              detail={detail}
              field={field}
              isReadOnly={isReadOnly}
              onChanged={onChanged}
            />
          ))}
        </section>
      ))}
      {detail.other.length > 0 && (
        <section className="response-page">
          <h3 className="response-page-title">{texts.otherAnswers}</h3>
          {detail.other.map((item) => (
            <div key={item.field_id} className="response-question">
              <h4 className="response-label">{item.field_id}</h4>
              <AnswerView
                field={undefined}
                value={item.value}
                files={detail.files}
                currency={detail.currency}
              />
            </div>
          ))}
        </section>
      )}
      {unanswered > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="response-unanswered"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? texts.hideUnanswered : texts.unansweredHidden(unanswered)}
        </Button>
      )}
    </section>
  );
}
