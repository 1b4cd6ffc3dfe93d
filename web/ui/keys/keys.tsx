import './keys.css';
import { isApple } from './isApple.ts';
import { keyCaps } from './keyCaps.ts';

/** Keys as they are called on this machine: `<Keys keys="mod+k" />` is ⌘ K on Apple's and Ctrl K elsewhere. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className="ui-keys">
      {keyCaps(keys, isApple()).map(({ cap, id }) => (
        <kbd key={id} className="ui-keys__key">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
