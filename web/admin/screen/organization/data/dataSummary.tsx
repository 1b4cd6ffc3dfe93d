import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';
import { Section } from '#ui/section/section.tsx';

/** The numbers of workspaces, forms and responses. */
export function DataSummary({ content }: { readonly content: AnswerOf<'data'> }) {
  const { texts, locale } = useLanguage();
  const { data } = texts;
  const figures = [
    [data.workspaces, content.workspaces],
    [data.forms, content.forms],
    [data.responses, content.responses],
  ] as const;
  return (
    <Section title={data.contents} description={data.contentsDescription}>
      <dl className="data-figures">
        {figures.map(([label, count]) => (
          <div key={label} className="data-figure">
            <dt>{label}</dt>
            <dd className="ui-figures">{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
