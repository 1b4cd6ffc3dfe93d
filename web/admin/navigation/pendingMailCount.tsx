import { Pill } from '#ui/pill/pill.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { figure } from '../texts/plural.ts';
import { useLanguage } from '../texts/useTexts.ts';
import { useOrganization } from './useOrganization.ts';

const most = 99;

/** The number of unsent mails beside the link to the outbox. */
export function PendingMailCount() {
  const { texts, locale } = useLanguage();
  const { mails_waiting: count } = useOrganization();
  if (count === 0) return null;
  return (
    <Pill tone="warn">
      <span aria-hidden="true">{count > most ? `${figure(locale, most)}+` : figure(locale, count)}</span>
      <ScreenReaderOnly>{texts.frame.mailsWaiting(count)}</ScreenReaderOnly>
    </Pill>
  );
}
