import './keys.css';
import { isApple } from './isApple.ts';
import { keyCaps } from './keyCaps.ts';

/** `<Keys keys="mod+k" />` shows ⌘ K on Apple devices and Ctrl K elsewhere. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="ui-keys">
      {keyCaps(keys, isApple()).map(({ cap, id }) => (
        <kbd key={id} className="ui-keys-key">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
