import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, useId } from 'react';
import './menu.css';
import { MenuChoice, type MenuItem } from './menuItem.tsx';

export interface MenuGroup {
  readonly id: string;
  readonly heading?: string | undefined;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Groups are separated by a line. */
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end' | undefined;
  readonly side?: 'bottom' | 'top' | 'inline-end' | undefined;
  /** Whether it is open when mounted, for menus that are mounted by the click on their trigger. */
  readonly defaultOpen?: boolean | undefined;
  /** The element to focus on close, instead of the trigger; false if the focus is where it belongs. */
  readonly finalFocus?: (() => HTMLElement | null | false) | undefined;
}

/** A menu of actions behind a button. */
export function Menu(props: MenuProps) {
  const { trigger, groups, align = 'start', side = 'bottom', defaultOpen, finalFocus } = props;
  const id = useId();
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger id={id} render={trigger} />
      {/* The portal is outside of all landmarks, so it becomes a region of its own. */}
      <Base.Portal role="region" aria-labelledby={id}>
        <Base.Positioner className="ui-menu-positioner" align={align} side={side} sideOffset={4}>
          <Base.Popup className="ui-menu" finalFocus={() => finalFocus?.() ?? true}>
            {groups
              .filter(({ items }) => items.length > 0)
              .map(({ id, heading, items }, index) => (
                <Fragment key={id}>
                  {index > 0 && <Base.Separator className="ui-menu-line" />}
                  <MenuSection items={items}>
                    {heading !== undefined && (
                      <Base.GroupLabel className="ui-menu-heading">{heading}</Base.GroupLabel>
                    )}
                    {items.map((item) => (
                      <MenuChoice key={item.id} item={item} />
                    ))}
                  </MenuSection>
                </Fragment>
              ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuSectionProps {
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
}

/** A group with a checked item is a radio group. */
function MenuSection({ items, children }: MenuSectionProps) {
  const isChoice = items.some(({ checked, link }) => checked !== undefined && link === undefined);
  if (!isChoice) return <Base.Group>{children}</Base.Group>;
  return <Base.RadioGroup value={items.find(({ checked }) => checked)?.id}>{children}</Base.RadioGroup>;
}
