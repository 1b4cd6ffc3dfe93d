import { useRender } from '@base-ui/react/use-render';
import type { LucideIcon } from 'lucide-react';
import '../button/button.css';
import { type ButtonStyle, buttonClass } from '../button/buttonClass.ts';
import { ButtonContent } from '../button/buttonContent.tsx';

export interface LinkButtonProps extends useRender.ComponentProps<'a'>, ButtonStyle {
  readonly icon?: LucideIcon | undefined;
}

/** A link that looks like a button: `<LinkButton render={<Link to="/forms" />}>Open forms</LinkButton>`. */
export function LinkButton({ variant, size, icon, render, className, children, ...rest }: LinkButtonProps) {
  return useRender({
    render,
    defaultTagName: 'a',
    props: {
      ...rest,
      className: buttonClass({ variant, size }, className),
      children: <ButtonContent icon={icon}>{children}</ButtonContent>,
    },
  });
}
