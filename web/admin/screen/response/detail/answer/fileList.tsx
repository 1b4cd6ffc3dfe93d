import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { UploadedFile } from '#form/value/answer.ts';
import { LinkButton } from '../../../../../ui/linkButton/linkButton.tsx';
import { useWorkTexts } from '../../../../texts/response/work/useWorkTexts.ts';
import { useLanguage } from '../../../../texts/useTexts.ts';
import { writtenSize } from './writtenSize.ts';

/** Where the files of a response are. */
export interface FileUrls {
  readonly download: (file: string) => string;
  /** An image that runs nothing; undefined for a type without a safe preview. */
  readonly preview: (file: UploadedFile) => string | undefined;
}

interface FileListProps {
  readonly files: readonly UploadedFile[];
  readonly urls: FileUrls;
}

export function FileList({ files, urls }: FileListProps) {
  return (
    <ul className="answer-files">
      {files.map((file) => (
        <OneFile key={file.id} file={file} urls={urls} />
      ))}
    </ul>
  );
}

function OneFile({ file, urls }: { readonly file: UploadedFile; readonly urls: FileUrls }) {
  const { detail } = useWorkTexts();
  const { locale } = useLanguage();
  const preview = urls.preview(file);
  // A file may be cut off, or not the image that its name says.
  const [isBroken, setBroken] = useState(false);
  return (
    <li className="answer-file">
      {preview !== undefined && !isBroken ? (
        <img
          className="answer-file__picture"
          src={preview}
          alt={detail.previewOf(file.name)}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="answer-file__icon">
          <FileText size={20} aria-hidden="true" />
        </span>
      )}
      <span className="answer-file__texts">
        <span className="answer-file__name">{file.name}</span>
        <span className="answer-file__size">{writtenSize(file.size, locale)}</span>
      </span>
      <LinkButton
        size="small"
        icon={Download}
        href={urls.download(file.id)}
        download={file.name}
        aria-label={detail.downloadFile(file.name)}
      >
        {detail.download}
      </LinkButton>
    </li>
  );
}
