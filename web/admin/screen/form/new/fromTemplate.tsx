import { FilePlus2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Pill } from '#ui/pill/pill.tsx';

interface FromTemplateProps {
  /** Null for a blank form. */
  readonly chosen: string | null;
  readonly onChoose: (template: string | null) => void;
}

/** The templates as the pages that they make, small on the cards and large beside them. */
export function FromTemplate({ chosen, onChoose }: FromTemplateProps) {
  const { newForm: texts, templates: known } = useLazyTexts(newTexts);
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
            <TemplatePage page={template.page} title={texts.preview(template.title)} isThumbnail />
          </TemplateCard>
        ))}
        {query.data === undefined && query.error === null && <WaitingCards />}
      </fieldset>
      {shown !== undefined && (
        <div className="new-form-preview">
          <TemplatePage key={shown.name} page={shown.page} title={texts.preview(shown.title)} />
        </div>
      )}
    </div>
  );
}

interface TemplatePageProps {
  readonly page: string;
  readonly title: string;
  /** A picture on a card, which nobody enters. */
  readonly isThumbnail?: boolean;
}

/** The page that a template makes; a sketch of one stands there until it is loaded. */
function TemplatePage({ page, title, isThumbnail = false }: TemplatePageProps) {
  const [isLoaded, setLoaded] = useState(false);
  const thumbnail = {
    loading: 'lazy',
    scrolling: 'no',
    tabIndex: -1,
    'aria-hidden': true,
    className: 'new-form-thumbnail',
  } as const;
  return (
    <>
      {!isLoaded && <Sketch />}
      <iframe
        {...(isThumbnail ? thumbnail : {})}
        src={page}
        sandbox="allow-same-origin"
        title={title}
        data-loaded={isLoaded}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

/** The lines of a page that is not there yet. */
function Sketch() {
  return (
    <span className="new-form-sketch" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </span>
  );
}

/** Cards in the size of templates until their names are known. */
function WaitingCards() {
  return ['first', 'second', 'third'].map((each) => (
    <div key={each} className="new-form-card new-form-card--waiting" aria-hidden="true">
      <span className="new-form-picture">
        <Sketch />
      </span>
      <span className="new-form-card-title">&nbsp;</span>
      <span className="new-form-card-about">&nbsp;</span>
    </div>
  ));
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
