import { useDeferredValue, useId } from 'react';
import { kindTexts } from '#admin/texts/compiled/form/kind.ts';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { type Question, type QuestionKind, questionKinds } from '#form/edit/lines/question.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Select } from '#ui/select/select.tsx';
import { type Choices, type Correction, chosenPages } from './choices.ts';

interface FromLinesProps {
  readonly text: string;
  readonly kinds: Choices['kinds'];
  readonly onText: (text: string) => void;
  readonly onKinds: (kinds: Choices['kinds']) => void;
}

/** Questions typed as lines, and beside them the fields that they become. */
export function FromLines({ text, kinds, onText, onKinds }: FromLinesProps) {
  const { newForm: texts } = useLazyTexts(newTexts);
  const id = useId();
  const pages = chosenPages({ lines: useDeferredValue(text), kinds });
  const count = pages.reduce((sum, { questions }) => sum + questions.length, 0);
  const correct = (label: string, correction: Correction) =>
    onKinds({ ...kinds, [label]: { ...kinds[label], ...correction } });
  return (
    <div className="new-form-lines">
      <div className="new-form-typing">
        <label className="new-form-label" htmlFor={id}>
          {texts.lines}
        </label>
        <p className="new-form-hint" id={`${id}-about`}>
          {texts.linesAbout}
        </p>
        <textarea
          id={id}
          className="ui-control new-form-text"
          aria-describedby={`${id}-about`}
          value={text}
          rows={14}
          maxLength={100_000}
          spellCheck
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {text === '' && (
          <Button size="small" onClick={() => onText(texts.linesSample)}>
            {texts.useSample}
          </Button>
        )}
      </div>
      <section className="new-form-guesses" aria-label={texts.guessedAbout}>
        {count === 0 ? (
          <p className="new-form-hint">{texts.nothingTyped}</p>
        ) : (
          <>
            <h2 className="new-form-label" aria-live="polite">
              {texts.guessed(count)}
            </h2>
            <p className="new-form-hint">{texts.guessedAbout}</p>
            {pages.map(({ heading, questions }, page) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no ids while they are typed
              <div key={page}>
                {pages.length > 1 && (
                  <h3 className="new-form-page" dir="auto">
                    {heading === '' ? texts.pageNumber(page + 1) : texts.page(heading)}
                  </h3>
                )}
                <ol className="new-form-questions">
                  {questions.map((question, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat while they are typed
                    <QuestionRow key={index} question={question} onCorrect={correct} />
                  ))}
                </ol>
              </div>
            ))}
          </>
        )}
      </section>
    </div>
  );
}

interface QuestionRowProps {
  readonly question: Question;
  readonly onCorrect: (label: string, correction: Correction) => void;
}

const withOptions: ReadonlySet<QuestionKind> = new Set(['multiple_choice', 'choices', 'dropdown']);

function QuestionRow({ question, onCorrect }: QuestionRowProps) {
  const { newForm: texts } = useLazyTexts(newTexts);
  const { kinds: names } = useLazyTexts(kindTexts);
  const { label, kind, required, options, other } = question;
  // A choice needs options, which only the typed line can give.
  const kinds = questionKinds.filter((each) => options.length > 0 || !withOptions.has(each));
  const change = (value: string) => {
    const wanted = questionKinds.find((each) => each === value);
    if (wanted !== undefined) onCorrect(label, { kind: wanted });
  };
  return (
    <li className="new-form-question">
      <span className="new-form-question-label" dir="auto">
        {label}
      </span>
      <Select
        label={texts.kindOf(label)}
        hideLabel
        value={kind}
        options={kinds.map((each) => ({ value: each, label: names[each].name }))}
        onValueChange={change}
      />
      <Checkbox
        label={<span title={texts.requiredOf(label)}>{texts.required}</span>}
        checked={required}
        onCheckedChange={(checked) => onCorrect(label, { required: checked })}
      />
      {options.length > 0 && (
        <span className="new-form-options" dir="auto">
          {[...options, ...(other === undefined ? [] : [`${other} …`])].join(' · ')}
        </span>
      )}
    </li>
  );
}
