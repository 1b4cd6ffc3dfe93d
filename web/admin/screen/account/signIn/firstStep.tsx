import { PublicSheet } from '#admin/shell/publicSheet.tsx';
import { useTexts } from '#admin/texts/useTexts.ts';
import { FirstStepForm, type FirstStepProps } from './firstStepForm.tsx';

export function FirstStep(props: FirstStepProps) {
  const { signIn } = useTexts();
  return (
    <PublicSheet title={signIn.signInTitle} foot={<p>{signIn.noAccount}</p>}>
      <FirstStepForm {...props} />
    </PublicSheet>
  );
}
