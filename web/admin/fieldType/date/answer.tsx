import { useLanguage } from '#admin/texts/useTexts.ts';
import type { DateField } from '#form/type/date/settings.ts';
import type { AnswerAdapter } from '../answerAdapter.ts';
import { TextControl } from '../textControl.tsx';
import { writtenDay } from './writtenDay.ts';

export const dateAnswer: AnswerAdapter<DateField> = {
  Control: (props) => <TextControl {...props} type="date" />,
  TextView: DayView,
};

function DayView({ value }: { readonly value: string }) {
  const { locale } = useLanguage();
  return <p className="answer-text">{writtenDay(value, locale) ?? value}</p>;
}
