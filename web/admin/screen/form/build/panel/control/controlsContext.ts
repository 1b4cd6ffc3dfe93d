import { type ComponentType, createContext, useContext } from 'react';
import type { Control } from '../table/control.ts';

type Controls = ComponentType<{ readonly controls: readonly Control[] }>;

/** The component that renders controls. Controls that contain others take it from here, because it imports them. */
export const ControlsContext = createContext<Controls | undefined>(undefined);

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (controls === undefined) throw new Error('controls are only shown inside the panel');
  return controls;
}
