import { Link } from '@tanstack/react-router';
import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  Eraser,
  FileDown,
  Link2,
  Maximize2,
  Printer,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { copyText } from '#ui/copyButton/copyText.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { oncePressed } from '#ui/press/oncePressed.ts';
import { useToast } from '#ui/toast/useToast.ts';
import type { ResponseActions } from './manage/useResponseActions.tsx';
import type { Neighbours } from './neighbours.ts';
import { useSavePdf } from './useSavePdf.ts';

interface ResponseToolbarProps {
  readonly form: string;
  readonly id: number;
  readonly detail: AnswerOf<'response'> | undefined;
  readonly neighbours: Neighbours | undefined;
  readonly actions: ResponseActions;
  readonly isAlone: boolean;
  readonly onOpen: (response: number) => void;
  /** The last button. */
  readonly close?: ReactNode;
}

export function ResponseToolbar(props: ResponseToolbarProps) {
  const { form, id, detail, neighbours, actions, isAlone, onOpen, close } = props;
  const { detail: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const toast = useToast();
  const { id: organization } = useOrganization();
  const { previous = null, next = null } = neighbours ?? {};
  const params = { organization, form, response: String(id) };
  const copyLink = async () => {
    const address = `${location.origin}/app/o/${organization}/f/${form}/responses/${id}`;
    const isCopied = await copyText(address);
    toast({
      about: 'response-link',
      title: isCopied ? texts.linkCopied : common.copyFailed,
      description: isCopied ? undefined : address,
      tone: isCopied ? 'good' : 'neutral',
    });
  };
  const savePdf = useSavePdf(form, id);
  const isKept = detail !== undefined && ['live', 'test'].includes(detail.response.tab);
  return (
    <div className="response-tools">
      <IconButton
        icon={ChevronUp}
        label={texts.previous}
        keys="k"
        aria-disabled={previous === null}
        onClick={() => previous !== null && onOpen(previous)}
      />
      <IconButton
        icon={ChevronDown}
        label={texts.next}
        keys="j"
        aria-disabled={next === null}
        onClick={() => next !== null && onOpen(next)}
      />
      {isKept && (
        <IconButton
          icon={Trash2}
          label={texts.delete}
          aria-disabled={actions.isResting}
          {...oncePressed(() => void actions.remove())}
        />
      )}
      <IconButton
        className="response-print"
        icon={Printer}
        label={texts.print}
        aria-disabled={detail === undefined}
        onClick={() => detail !== undefined && window.print()}
      />
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} label={texts.moreActions} tooltip={false} />}
        groups={[
          {
            id: 'open',
            items: [
              ...(isAlone
                ? []
                : [
                    {
                      id: 'alone',
                      label: texts.openAlone,
                      icon: Maximize2,
                      link: <Link to="/app/o/$organization/f/$form/responses/$response" params={params} />,
                    },
                  ]),
              { id: 'print', label: texts.print, icon: Printer, onSelect: () => window.print() },
              ...(detail === undefined
                ? []
                : [{ id: 'pdf', label: texts.pdf, icon: FileDown, onSelect: () => void savePdf() }]),
              { id: 'link', label: texts.copyLink, icon: Link2, onSelect: () => void copyLink() },
            ],
          },
          {
            id: 'erase',
            items:
              detail === undefined
                ? []
                : [
                    {
                      id: 'erase',
                      label: texts.erase,
                      icon: Eraser,
                      tone: 'danger' as const,
                      onSelect: actions.askErase,
                    },
                  ],
          },
        ]}
      />
      {close}
    </div>
  );
}
