import { OutsideSheet } from '../../../shell/outsideSheet.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { FirstStepForm, type FirstStepProps } from './firstStepForm.tsx';

export function FirstStep(props: FirstStepProps) {
  const { signIn } = useTexts();
  return (
    <OutsideSheet title={signIn.signInTitle} foot={<p>{signIn.noAccount}</p>}>
      <FirstStepForm {...props} />
    </OutsideSheet>
  );
}
