import './share.css';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { useForm } from '../place/useForm.ts';
import { EmbedSection } from './embedSection.tsx';
import { LinkSection } from './linkSection.tsx';
import { MessageSection } from './messageSection.tsx';
import { PersonalSection } from './personalSection.tsx';
import { PrefillSection } from './prefillSection.tsx';

/** Every way to bring a form to people. */
export function ShareScreen() {
  const texts = useLazyTexts(shareTexts);
  const { name, published_version } = useForm();
  useDocumentTitle(texts.title, name);
  return (
    <div className="place-page">
      <h2 className="place-heading">{texts.title}</h2>
      <p className="place-about">{texts.about}</p>
      {published_version === null && (
        <Notice tone="warn" title={texts.unpublishedTitle}>
          {texts.unpublished}
        </Notice>
      )}
      <LinkSection />
      <MessageSection />
      <EmbedSection />
      <PrefillSection />
      <PersonalSection />
    </div>
  );
}
