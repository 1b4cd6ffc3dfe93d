import { Mail } from 'lucide-react';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { CodeBlock } from '#ui/codeBlock/codeBlock.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';
import { useDraft } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';

/** A text to send, and what a posted link looks like. */
export function MessageSection() {
  const { message: texts, card } = useLazyTexts(shareTexts);
  const copyLabels = useCopyLabels();
  const { name, url } = useForm();
  const draft = useDraft();
  const title = draft.title ?? name;
  const text = texts.text(title, url);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`;
  return (
    <Section title={texts.title} description={texts.about}>
      <CodeBlock label={texts.label} code={text} {...copyLabels} />
      <LocalAddressNotice address={url} />
      <Row>
        <LinkButton icon={Mail} render={<a href={mail} />}>
          {texts.mail}
        </LinkButton>
      </Row>
      <div>
        <h3 className="share-title">{card.title}</h3>
        <p className="share-about">{card.about}</p>
        <div className="share-card">
          <span className="share-card-host">{new URL(url).host}</span>
          <span className="share-card-title">{title}</span>
          {draft.description !== undefined && (
            <span className="share-card-text">{draft.description.slice(0, 200)}</span>
          )}
        </div>
      </div>
    </Section>
  );
}
