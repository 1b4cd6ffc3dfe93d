import './share.css';
import { Link2 } from 'lucide-react';
import { useIsAway } from '#admin/api/useIsAway.ts';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/emptyState/emptyState.tsx';
import { useOpenPublishing } from '../place/publish/publishingContext.ts';
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
      {published_version === null ? (
        <Unpublished />
      ) : (
        <>
          <LinkSection />
          <MessageSection />
          <EmbedSection />
          <PrefillSection />
          <PersonalSection />
        </>
      )}
    </div>
  );
}

/** Before the first publication: a link that was sent now would lead nowhere. */
function Unpublished() {
  const texts = useLazyTexts(shareTexts);
  const { place } = useLazyTexts(frameTexts);
  const open = useOpenPublishing();
  const isAway = useIsAway();
  return (
    <EmptyState
      icon={Link2}
      title={texts.unpublishedTitle}
      text={texts.unpublished}
      action={
        <Button variant="primary" idle={isAway} onClick={() => open('publish')}>
          {place.publish}
        </Button>
      }
    />
  );
}
