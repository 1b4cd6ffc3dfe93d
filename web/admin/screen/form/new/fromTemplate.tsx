import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { Pill } from '../../../../ui/pill/pill.tsx';
import { useRouteQuery } from '../../../api/useRouteQuery.ts';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { useLanguage } from '../../../texts/useTexts.ts';

interface FromTemplateProps {
  /** Null for a blank form. */
  readonly chosen: string | null;
  readonly onChoose: (template: string | null) => void;
}

/** The templates as the pages that they make, small on the cards and large beside them. */
export function FromTemplate({ chosen, onChoose }: FromTemplateProps) {
  const { newForm: texts, templates: known } = usePlaceTexts();
  const { code, texts: all } = useLanguage();
  const { id: organization } = useOrganization();
  const query = useRouteQuery('templates', { organization });
  const name = useId();
  const titles: Readonly<Record<string, { readonly title: string; readonly about: string }>> = known;
  const templates = (query.data?.templates ?? []).map((template) => ({
    ...template,
    ...titles[template.name],
    page: `${template.url}?lang=${code}`,
  }));
  const shown = templates.find((template) => template.name === chosen);
  return (
    <div className="new-form-templates">
      <fieldset className="new-form-gallery">
        <legend className="ui-hidden">{texts.template}</legend>
        {query.data === undefined && query.error !== null && (
          <Notice
            announce
            action={
              <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
                {all.common.tryAgain}
              </Button>
            }
          >
            {texts.templatesMissing}
          </Notice>
        )}
        <TemplateCard
          group={name}
          isChosen={chosen === null}
          onChoose={() => onChoose(null)}
          title={texts.blank}
          about={texts.blankAbout}
        >
          <FilePlus2 size={32} strokeWidth={1.25} aria-hidden="true" />
        </TemplateCard>
        {templates.map((template) => (
          <TemplateCard
            key={template.name}
            group={name}
            isChosen={chosen === template.name}
            onChoose={() => onChoose(template.name)}
            title={template.title}
            about={template.payments_missing ? texts.needsStripeAbout : template.about}
            mark={template.payments_missing && <Pill tone="warn">{texts.needsStripe}</Pill>}
          >
            <iframe
              className="new-form-thumbnail"
              src={template.page}
              sandbox="allow-same-origin"
              loading="lazy"
              scrolling="no"
              tabIndex={-1}
              aria-hidden="true"
              title={texts.preview(template.title)}
            />
          </TemplateCard>
        ))}
      </fieldset>
      {shown !== undefined && (
        <div className="new-form-preview">
          <iframe
            key={shown.name}
            src={shown.page}
            sandbox="allow-same-origin"
            title={texts.preview(shown.title)}
          />
        </div>
      )}
    </div>
  );
}

interface TemplateCardProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly about: string;
  readonly mark?: ReactNode;
  /** The picture. */
  readonly children: ReactNode;
}

function TemplateCard({ group, isChosen, onChoose, title, about, mark, children }: TemplateCardProps) {
  const id = useId();
  return (
    <label className="new-form-card">
      <input
        type="radio"
        className="ui-hidden"
        name={group}
        checked={isChosen}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
      />
      <span className="new-form-picture">{children}</span>
      <span className="new-form-card-title" id={`${id}-title`}>
        {title} {mark}
      </span>
      <span className="new-form-card-about" id={`${id}-about`}>
        {about}
      </span>
    </label>
  );
}
