import { Link } from '@tanstack/react-router';
import { Bookmark, ChevronDown, Link2, Pencil, Plus, Save, Share2, Trash2, Undo2, Users } from 'lucide-react';
import { useState } from 'react';
import { useSubjectDialog } from '#admin/dialog/useSubjectDialog.ts';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { ColumnSettings, ResponseView } from '#contract/app/response/views.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { Button } from '#ui/button/button.tsx';
import { copyText } from '#ui/copyButton/copyText.ts';
import { Menu } from '#ui/menu/menu.tsx';
import type { MenuItem } from '#ui/menu/menuItem.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useChangeView, type ViewContent } from './useChangeView.ts';
import { DeleteView, ViewDialog } from './viewDialogs.tsx';

interface ViewMenuProps {
  readonly params: { readonly organization: string; readonly form: string };
  readonly views: readonly ResponseView[];
  readonly view: ResponseView | undefined;
  /** The query of the table now, which a view would keep. */
  readonly query: ResponseQuery;
  readonly columns: ColumnSettings;
  /** Whether this differs from the open view. */
  readonly isChanged: boolean;
  readonly onOpen: (id: string | undefined) => void;
  readonly onDiscard: () => void;
}

/** The saved views: to open one, and to save, rename, share and delete them. */
export function ViewMenu(props: ViewMenuProps) {
  const { params, views, view, query, columns, isChanged, onOpen, onDiscard } = props;
  const { views: texts } = useLazyTexts(tableTexts);
  const [isSaving, setSaving] = useState(false);
  const [isRenaming, setRenaming] = useState(false);
  const deletion = useSubjectDialog<ResponseView>();
  const name = view?.name ?? texts.all;

  const item = (each: ResponseView): MenuItem => ({
    id: each.id,
    label: each.name,
    checked: each.id === view?.id,
    link: <Link to="." search={{ view: each.id }} />,
  });
  const { saveChanges, actionsOf } = useViewActions(props, {
    onRename: () => setRenaming(true),
    onDelete: deletion.ask,
  });
  return (
    <>
      {isChanged && (
        <Button
          variant="quiet"
          icon={Save}
          className="responses-tool"
          onClick={() => (view === undefined ? setSaving(true) : saveChanges(view))}
        >
          {view === undefined ? texts.save : texts.saveChanges}
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <Button icon={view?.shared === true ? Users : Bookmark} className="views-button">
            <span className="views-label">
              <span className="ui-hidden">{texts.menu(name)}</span>
              <span aria-hidden="true" className="views-name">
                {name}
              </span>
              {view !== undefined && isChanged && <span className="views-changed">{texts.changed}</span>}
              <ChevronDown size={16} aria-hidden />
            </span>
          </Button>
        }
        groups={[
          {
            id: 'all',
            items: [
              { id: 'all', label: texts.all, checked: view === undefined, link: <Link to="." search={{}} /> },
            ],
          },
          { id: 'mine', heading: texts.mine, items: views.filter(({ shared }) => !shared).map(item) },
          { id: 'shared', heading: texts.shared, items: views.filter(({ shared }) => shared).map(item) },
          { id: 'view', heading: view?.name, items: view === undefined ? [] : actionsOf(view) },
          {
            id: 'new',
            items: [
              {
                id: 'new',
                label: view === undefined ? texts.save : texts.saveAs,
                icon: Plus,
                onSelect: () => setSaving(true),
              },
            ],
          },
        ]}
      />
      <ViewDialog
        params={params}
        open={isSaving}
        onClose={() => setSaving(false)}
        content={{ name: '', shared: false, query, columns }}
        onSaved={(id) => {
          onDiscard();
          onOpen(id);
        }}
      />
      {view !== undefined && (
        <ViewDialog
          params={params}
          open={isRenaming}
          onClose={() => setRenaming(false)}
          content={view}
          renamed={view.id}
        />
      )}
      <DeleteView params={params} dialog={deletion} onDeleted={() => onOpen(undefined)} />
    </>
  );
}

interface ViewDialogs {
  readonly onRename: () => void;
  readonly onDelete: (view: ResponseView) => void;
}

/** The actions on the open view. */
function useViewActions(
  { params, view, query, columns, isChanged, onDiscard }: ViewMenuProps,
  { onRename, onDelete }: ViewDialogs,
) {
  const { views: texts } = useLazyTexts(tableTexts);
  const { common } = useTexts();
  const toast = useToast();
  const change = useChangeView(params);
  const copy = async () => {
    const address = `${location.origin}${location.pathname}?view=${view?.id ?? ''}`;
    if (await copyText(address)) toast({ about: 'view', title: texts.linkCopied });
    else toast({ about: 'view', title: common.copyFailed, description: address, tone: 'bad' });
  };
  const store = async (id: string, next: ViewContent, done: string) => {
    if (await change(id, next)) {
      onDiscard();
      toast({ about: 'view', title: done, tone: 'good' });
    }
  };
  const saveChanges = (open: ResponseView) =>
    void store(open.id, { ...open, query, columns }, texts.saved(open.name));
  const actionsOf = (open: ResponseView): MenuItem[] => [
    ...(isChanged
      ? [
          {
            id: 'save',
            label: texts.saveChanges,
            icon: Save,
            onSelect: () => saveChanges(open),
          },
          { id: 'discard', label: texts.discard, icon: Undo2, onSelect: onDiscard },
        ]
      : []),
    { id: 'copy', label: texts.copyLink, icon: Link2, onSelect: () => void copy() },
    { id: 'rename', label: texts.rename, icon: Pencil, onSelect: onRename },
    {
      id: 'share',
      label: open.shared ? texts.unshare : texts.share,
      icon: Share2,
      onSelect: () =>
        void store(
          open.id,
          { ...open, shared: !open.shared },
          open.shared ? texts.nowPrivate(open.name) : texts.nowShared(open.name),
        ),
    },
    {
      id: 'delete',
      label: texts.remove,
      icon: Trash2,
      tone: 'danger',
      onSelect: () => onDelete(open),
    },
  ];
  return { saveChanges, actionsOf };
}
