import './addressDialog.css';
import { Download, ExternalLink } from 'lucide-react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { useLocalAddressText } from '../../account/useLocalAddressText.ts';

interface AddressDialogProps {
  readonly form: FormDocument;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const kinds = ['svg', 'png'] as const;

/** The link to the form, to copy and to scan. */
export function AddressDialog({ form, open, onOpenChange }: AddressDialogProps) {
  const { place } = useLazyTexts(frameTexts);
  const { common } = useTexts();
  const copyLabels = useCopyLabels();
  const onlyHere = useLocalAddressText();
  const code = `${form.url}/qr.svg`;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={place.addressTitle} closeLabel={common.close}>
      <Stack>
        <CopyField
          label={place.addressLabel}
          description={place.addressAbout}
          value={form.url}
          {...copyLabels}
        />
        {onlyHere !== undefined && <Notice tone="warn">{onlyHere}</Notice>}
        <img className="address-code" src={code} alt={place.qr(form.name)} width={200} height={200} />
        <div className="address-actions">
          {kinds.map((kind) => (
            <LinkButton
              key={kind}
              icon={Download}
              render={
                <a href={`${form.url}/qr.${kind}?size=1024`} target="_blank" rel="noreferrer" download />
              }
            >
              {place.saveCode[kind]}
            </LinkButton>
          ))}
          {form.state === 'live' && (
            <LinkButton icon={ExternalLink} render={<a href={form.url} target="_blank" rel="noreferrer" />}>
              {place.openPage}
            </LinkButton>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
