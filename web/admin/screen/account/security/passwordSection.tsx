import { useState } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/row/row.tsx';
import { Section } from '#ui/section/section.tsx';
import { PasswordForm } from './passwordForm.tsx';

interface PasswordSectionProps {
  readonly name: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

export function PasswordSection({ hasPassword, ...person }: PasswordSectionProps) {
  const { account, common } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const verb = hasPassword ? account.changePassword : account.setPassword;
  return (
    <Section title={account.passwordTitle} description={account.passwordText}>
      <Row justify="apart">
        <p>{hasPassword ? account.passwordOn : account.passwordOff}</p>
        <Button onClick={() => setOpen(true)}>{verb}</Button>
      </Row>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={verb}
        description={account.passwordText}
        closeLabel={common.close}
        size="small"
      >
        <PasswordForm {...person} hasPassword={hasPassword} verb={verb} onEnd={() => setOpen(false)} />
      </Dialog>
    </Section>
  );
}
