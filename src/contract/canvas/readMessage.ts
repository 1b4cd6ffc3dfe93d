import type { FieldPosition, FrameBox, FromFrame, PressedKey, TextTarget } from './messages.ts';

/** The longest text of a form, and what a clipboard may hold. */
const longest = 2_000_000;

type Reader<Value> = (value: unknown) => Value | undefined;
type Shape = Readonly<Record<string, unknown>>;

/**
 * A message from the frame; undefined if it is none. The frame shows texts that others wrote, so nothing that it says
 * is trusted without a check. Written by hand, because the app loads no schemas for it.
 */
export function readMessage(given: unknown): FromFrame | undefined {
  const message = shape(given);
  const kind = text(message?.kind) ?? '';
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  return message === undefined ? undefined : read?.(message);
}

const readers: Readonly<Record<string, (message: Shape) => FromFrame | undefined>> = {
  ready: () => ({ kind: 'ready' }),
  textEnd: () => ({ kind: 'textEnd' }),
  press: (message) => {
    const on = oneOf(message.on, ['form', 'page', 'field'] as const);
    const how = oneOf(message.how, ['one', 'toggle', 'range'] as const);
    const id = text(message.id);
    return on && how && id !== undefined ? { kind: 'press', on, how, id } : undefined;
  },
  text: (message) => {
    const [target, words] = [textTarget(message.target), text(message.text)];
    return target && words !== undefined ? { kind: 'text', target, text: words } : undefined;
  },
  formula: (message) => {
    const [target, at] = [textTarget(message.target), index(message.index)];
    return target && at !== undefined ? { kind: 'formula', target, index: at } : undefined;
  },
  options: (message) => {
    const [field, after, lines] = [text(message.field), index(message.after, -1), list(message.lines, text)];
    return field !== undefined && after !== undefined && lines
      ? { kind: 'options', field, after, lines }
      : undefined;
  },
  removeOption: (message) => {
    const [field, option] = [text(message.field), index(message.option)];
    return field !== undefined && option !== undefined ? { kind: 'removeOption', field, option } : undefined;
  },
  menu: (message) => {
    const [at, around] = [position(message.position), box(message.box)];
    return at && around ? { kind: 'menu', position: at, box: around } : undefined;
  },
  move: (message) => {
    const [fields, to] = [list(message.fields, text), position(message.position)];
    return fields && to ? { kind: 'move', fields, position: to } : undefined;
  },
  dragPosition: (message) => {
    if (message.position === null) return { kind: 'dragPosition', position: null };
    const at = position(message.position);
    return at && { kind: 'dragPosition', position: at };
  },
  command: (message) => {
    const command = oneOf(message.command, ['duplicate', 'delete'] as const);
    return command && { kind: 'command', command };
  },
  addPage: (message) => {
    const after = text(message.after);
    return after === undefined ? undefined : { kind: 'addPage', after };
  },
  key: (message) => {
    const key = pressedKey(message.key);
    return key && { kind: 'key', key };
  },
  paste: (message) => {
    const words = text(message.text);
    return words === undefined ? undefined : { kind: 'paste', text: words };
  },
  copy: (message) => ({ kind: 'copy', cut: message.cut === true }),
};

const textTarget: Reader<TextTarget> = (given) => {
  const target = shape(given);
  if (target === undefined) return undefined;
  const [page, field] = [text(target.page), text(target.field)];
  switch (target.on) {
    case 'form': {
      const which = oneOf(target.text, ['title', 'description'] as const);
      return which && { on: 'form', text: which };
    }
    case 'page': {
      const which = oneOf(target.text, ['label', 'description'] as const);
      return which && page !== undefined ? { on: 'page', page, text: which } : undefined;
    }
    case 'field': {
      const which = oneOf(target.text, ['label', 'description', 'text'] as const);
      return which && field !== undefined ? { on: 'field', field, text: which } : undefined;
    }
    case 'option': {
      const option = index(target.option);
      return field !== undefined && option !== undefined ? { on: 'option', field, option } : undefined;
    }
    default:
      return undefined;
  }
};

const position: Reader<FieldPosition> = (given) => {
  const at = shape(given);
  const [page, position] = [text(at?.page), index(at?.index)];
  return page !== undefined && position !== undefined ? { page, index: position } : undefined;
};

const box: Reader<FrameBox> = (given) => {
  const around = shape(given);
  const [left, top, width, height] = [around?.left, around?.top, around?.width, around?.height].map((each) =>
    typeof each === 'number' && Number.isFinite(each) ? each : undefined,
  );
  return left !== undefined && top !== undefined && width !== undefined && height !== undefined
    ? { left, top, width, height }
    : undefined;
};

const pressedKey: Reader<PressedKey> = (given) => {
  const pressed = shape(given);
  const key = text(pressed?.key);
  if (pressed === undefined || key === undefined || key.length > 30) return undefined;
  return { key, ctrl: pressed.ctrl === true, shift: pressed.shift === true, alt: pressed.alt === true };
};

function shape(given: unknown): Shape | undefined {
  return typeof given === 'object' && given !== null ? (given as Shape) : undefined;
}

function text(given: unknown): string | undefined {
  return typeof given === 'string' && given.length <= longest ? given : undefined;
}

function index(given: unknown, least = 0): number | undefined {
  return typeof given === 'number' && Number.isInteger(given) && given >= least && given < 1e6
    ? given
    : undefined;
}

function oneOf<Word extends string>(given: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === given);
}

function list<Value>(given: unknown, read: Reader<Value>): Value[] | undefined {
  if (!Array.isArray(given) || given.length > 5000) return undefined;
  const values = given.map(read);
  return values.every((value) => value !== undefined) ? (values as Value[]) : undefined;
}
