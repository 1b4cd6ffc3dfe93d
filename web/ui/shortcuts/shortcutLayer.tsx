import { createContext, type ReactNode, useEffect, useId } from 'react';

/** The layer of a component: the page itself, or a dialog over it. */
export const CurrentLayer = createContext('ground');

const open: string[] = [];

/** Whether no dialog is open above this layer. */
export function isTopLayer(layer: string): boolean {
  return (open.at(-1) ?? 'ground') === layer;
}

/** While mounted, only the shortcuts inside it work. */
export function ShortcutLayer({ children }: { readonly children: ReactNode }) {
  const layer = useId();
  useEffect(() => {
    open.push(layer);
    return () => {
      open.splice(open.indexOf(layer), 1);
    };
  }, [layer]);
  return <CurrentLayer value={layer}>{children}</CurrentLayer>;
}
