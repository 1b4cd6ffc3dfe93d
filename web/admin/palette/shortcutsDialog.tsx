import type { AnswerOf } from '#contract/app/routes.ts';
import { ShortcutSheet } from '#ui/shortcutSheet/shortcutSheet.tsx';
import { shortcutDestinations } from '../navigation/shortcutDestinations.ts';
import { mayCreateForms } from '../screen/form/mayCreateForms.ts';
import { shortcutsTexts } from '../texts/compiled/shortcuts.ts';
import { TextsBoundary } from '../texts/textsBoundary.tsx';
import { useLazyTexts } from '../texts/useLazyTexts.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ShortcutsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly organization: AnswerOf<'organization'> | undefined;
}

/** With its texts, so that it opens without a network once it was preloaded. */
export async function loadShortcutsDialog(language: string): Promise<typeof ShortcutsDialog> {
  await shortcutsTexts.load(language);
  return ShortcutsDialog;
}

/** The shortcut sheet, filtered by the user's role. */
function ShortcutsDialog(props: ShortcutsDialogProps) {
  return (
    <TextsBoundary texts={shortcutsTexts}>
      <Sheet {...props} />
    </TextsBoundary>
  );
}

function Sheet({ open, onOpenChange, organization }: ShortcutsDialogProps) {
  const texts = useTexts();
  const { builder, responses } = useLazyTexts(shortcutsTexts);
  const { frame, common } = texts;
  const { shortcut } = frame;
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={onOpenChange}
      title={frame.shortcuts}
      closeLabel={common.close}
      groups={[
        {
          heading: shortcut.everywhere,
          shortcuts: [
            { keys: 'mod+k', label: shortcut.palette },
            { keys: '?', label: shortcut.sheet },
            { keys: 'F6', label: shortcut.notifications },
            ...shortcutDestinations(organization, texts),
          ],
        },
        ...(organization === undefined
          ? []
          : [
              {
                heading: responses.heading,
                shortcuts: [
                  { keys: '/', label: responses.search },
                  { keys: 'enter', label: responses.open },
                  { keys: 'j', label: responses.next },
                  { keys: 'k', label: responses.previous },
                  { keys: 'escape', label: responses.close },
                  { keys: 'space', label: responses.tick },
                  { keys: 'shift+space', label: responses.tickAll },
                  { keys: 'mod+home', label: responses.first },
                  { keys: 'mod+end', label: responses.last },
                  { keys: 'shift+left shift+right', label: responses.resize },
                  { keys: 'mod+enter', label: responses.note },
                ],
              },
              {
                heading: shortcut.onForms,
                shortcuts: [
                  { keys: '/', label: shortcut.search },
                  ...(mayCreateForms(organization) ? [{ keys: 'n', label: shortcut.newForm }] : []),
                ],
              },
              {
                heading: builder.heading,
                shortcuts: [
                  { keys: '/', label: builder.add },
                  { keys: 'F2', label: builder.edit },
                  { keys: 'up down', label: builder.select },
                  { keys: 'shift+up shift+down', label: builder.selectMore },
                  { keys: 'mod+a', label: builder.selectAll },
                  { keys: 'escape', label: builder.selectForm },
                  { keys: 'alt+up alt+down', label: builder.move },
                  { keys: 'space', label: builder.lift },
                  { keys: 'mod+d', label: builder.duplicate },
                  { keys: 'mod+c', label: builder.copy },
                  { keys: 'mod+x', label: builder.cut },
                  { keys: 'mod+v', label: builder.paste },
                  { keys: 'delete', label: builder.remove },
                  { keys: 'mod+z', label: builder.undo },
                  { keys: 'mod+shift+z', label: builder.redo },
                  { keys: 'mod+enter', label: builder.nextMissing },
                ],
              },
            ]),
      ]}
    />
  );
}
