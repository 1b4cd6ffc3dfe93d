import { createContext, type ReactNode, useEffect, useId } from 'react';

/** The layer that a part of the page belongs to: its ground, or a dialog over it. */
export const CurrentLayer = createContext('ground');

const open: string[] = [];

/** Whether nothing lies over this layer. */
export function isTopLayer(layer: string): boolean {
  return (open.at(-1) ?? 'ground') === layer;
}

/** While it is there, only the shortcuts inside of it work. */
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
