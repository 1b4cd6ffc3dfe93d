import { Tooltip } from '../tooltip/tooltip.tsx';
import { PlainIconButton, type PlainIconButtonProps } from './plainIconButton.tsx';

export interface IconButtonProps extends PlainIconButtonProps {
  /** The label for screen readers and the tooltip. */
  readonly label: string;
  /** The shortcut of the same action, shown in the tooltip. */
  readonly keys?: string | undefined;
  /** Off where the tooltip would cover the popup that the button opens. */
  readonly tooltip?: boolean | undefined;
}

export function IconButton({ keys, tooltip = true, ...rest }: IconButtonProps) {
  const button = <PlainIconButton {...rest} />;
  return tooltip ? (
    <Tooltip text={rest.label} keys={keys}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
