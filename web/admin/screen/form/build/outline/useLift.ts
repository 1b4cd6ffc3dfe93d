import { useState } from 'react';
import type { BuildTexts } from '#admin/texts/compiled/form/build.ts';
import { fieldWithId } from '#form/edit/fields/position.ts';
import { nameOfField } from '#form/edit/insert/insertedParts.ts';
import { useEditor } from '../../editor/editorContext.ts';
import type { Builder } from '../command/useBuilder.ts';

interface Lifted {
  readonly ids: readonly string[];
  readonly group: string;
  /** The draft before the first step, to which Escape returns. */
  readonly before: object;
}

/** Moves fields by keyboard as by hand: lifted by space, carried by the arrow keys, put down by space. */
export function useLift(builder: Builder, texts: BuildTexts['build']) {
  const editor = useEditor();
  const [lifted, setLifted] = useState<Lifted>();
  const nameOf = ([id = '', ...others]: readonly string[]) => {
    if (others.length > 0) return texts.many(others.length + 1);
    const field = fieldWithId(editor.state().draft, id);
    return field === undefined ? id : nameOfField(field);
  };
  const steps = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' } as const;
  return {
    lifted: lifted?.ids ?? [],
    begin: (ids: readonly string[]) => {
      const { draft } = editor.state();
      setLifted({ ids, group: `lift ${Date.now()}`, before: draft });
      builder.say(texts.lifted(nameOf(ids)));
    },
    /** Whether the key was for the lifted fields. */
    press: (key: string): boolean => {
      if (lifted === undefined) return false;
      const step = steps[key as keyof typeof steps];
      if (step !== undefined) {
        builder.step(lifted.ids, step, lifted.group);
        return true;
      }
      setLifted(undefined);
      if (key === 'Escape') {
        // All steps are one entry of the history.
        if (editor.state().draft !== lifted.before) editor.undo();
        builder.say(texts.putBack(nameOf(lifted.ids)));
        return true;
      }
      builder.say(texts.putDown(nameOf(lifted.ids)));
      return key === ' ' || key === 'Enter';
    },
  };
}
