import { Download } from 'lucide-react';
import { shareTexts } from '#admin/texts/compiled/form/share.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { csvLine } from '#kit/text/csvLine.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copyButton/copyButton.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Table } from '#ui/table/table.tsx';
import { LocalAddressNotice } from '../../account/localAddressNotice.tsx';

type NewLinks = AnswerOf<'createPersonalLinks'>['links'];

interface NewLinksDialogProps {
  /** Undefined while nothing is shown. */
  readonly links: NewLinks | undefined;
  /** The name of the form, for the file. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The new links, which cannot be shown again. */
export function NewLinksDialog({ links = [], name, onClose }: NewLinksDialogProps) {
  const { personal: texts } = useLazyTexts(shareTexts);
  const { common } = useTexts();
  const save = () => {
    const lines = [[texts.name, texts.link], ...links.map((link) => [link.name, link.url])].map(csvLine);
    // The mark tells spreadsheets that the text is UTF-8.
    const file = new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
    const url = URL.createObjectURL(file);
    saveFile(url, `${name}.csv`);
    URL.revokeObjectURL(url);
  };
  return (
    <Dialog
      open={links.length > 0}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.created(links.length)}
      closeLabel={common.close}
      size="large"
      sticky
      actions={
        <>
          <Button variant="primary" icon={Download} onClick={save}>
            {texts.saveCsv}
          </Button>
          <Button onClick={onClose}>{texts.done}</Button>
        </>
      }
    >
      <Stack>
        <Notice tone="warn">{texts.onlyNow}</Notice>
        {links[0] !== undefined && <LocalAddressNotice address={links[0].url} />}
      </Stack>
      <div className="share-links">
        <Table
          label={texts.list}
          rows={links}
          rowKey={({ id }) => id}
          columns={[
            { id: 'name', header: texts.name, cell: (link) => link.name || texts.unnamed },
            {
              id: 'link',
              header: texts.link,
              narrow: true,
              cell: (link) => (
                <CopyButton
                  text={link.url}
                  label={common.copy}
                  copiedLabel={common.copied}
                  failedLabel={common.copyFailed}
                />
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
