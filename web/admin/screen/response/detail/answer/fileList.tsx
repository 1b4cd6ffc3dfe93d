import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useLanguage } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { formatSize } from '#render/fault/formatSize.ts';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';

export type StoredFile = AnswerOf<'response'>['files'][number];

interface FileListProps {
  readonly files: readonly UploadedFile[];
  /** Those of the response that have an address. */
  readonly stored: readonly StoredFile[];
}

export function FileList({ files, stored }: FileListProps) {
  return (
    <ul className="answer-files">
      {files.map((file) => (
        <OneFile key={file.id} file={file} stored={stored.find(({ id }) => id === file.id)} />
      ))}
    </ul>
  );
}

interface OneFileProps {
  readonly file: UploadedFile;
  readonly stored: StoredFile | undefined;
}

/** A picture is shown by an `img` element, which runs nothing, from an address that runs nothing either. */
function OneFile({ file, stored }: OneFileProps) {
  const { detail } = useLazyTexts(manageTexts);
  const { locale } = useLanguage();
  const preview = stored?.available ? (stored.preview ?? undefined) : undefined;
  // A file may be cut off, or not the image that its name says.
  const [isBroken, setBroken] = useState(false);
  return (
    <li className="answer-file">
      {preview !== undefined && !isBroken ? (
        <img
          className="answer-file-picture"
          src={preview}
          alt={detail.previewOf(file.name)}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="answer-file-icon">
          <FileText size={20} aria-hidden="true" />
        </span>
      )}
      <span className="answer-file-texts">
        <span className="answer-file-name">{file.name}</span>
        <span className="answer-file-size">{formatSize(file.size, locale)}</span>
      </span>
      {stored?.available === true ? (
        <LinkButton
          size="small"
          className="answer-file-download"
          icon={Download}
          href={stored.download}
          download={file.name}
          aria-label={detail.downloadFile(file.name)}
        >
          {detail.download}
        </LinkButton>
      ) : (
        <span className="answer-file-size">
          {stored?.download === '' ? detail.fileHidden : detail.fileMissing}
        </span>
      )}
    </li>
  );
}
