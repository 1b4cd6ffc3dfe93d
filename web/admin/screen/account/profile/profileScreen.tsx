import { useAnswer } from '../../../api/useAnswer.ts';
import { useTitle } from '../../../navigation/useTitle.ts';
import { Unanswered } from '../../../status/unanswered.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { DeleteAccount } from './deleteAccount.tsx';
import { EmailSection } from './emailSection.tsx';
import { LanguageSection } from './languageSection.tsx';
import { LookSection } from './lookSection.tsx';
import { NameSection } from './nameSection.tsx';

/** What others see of a person, and how the person sees the app. */
export function ProfileScreen() {
  const { account } = useTexts();
  const asked = useAnswer('account');
  useTitle(account.profile, account.title);
  if (asked.data === undefined) return <Unanswered answer={asked} />;
  const { name, email, email_proof: proof, language } = asked.data;
  return (
    <>
      <NameSection name={name} />
      <EmailSection email={email} proof={proof} />
      <LanguageSection language={language} />
      <LookSection />
      <DeleteAccount email={email} />
    </>
  );
}
