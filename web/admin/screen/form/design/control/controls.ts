import type { ComponentType } from 'react';
import { PictureControl } from '../picture/pictureControl.tsx';
import type { Setting } from '../themeLayout.ts';
import type { ControlProps } from '../useTheme.ts';
import {
  BackdropControl,
  BackgroundPictureControl,
  GradientControl,
  GroundControl,
} from './backgroundControls.tsx';
import { ColourControl } from './colourControl.tsx';
import { CssControl } from './cssControl.tsx';
import { FontControl } from './fontControl.tsx';
import { ModeControl } from './modeControl.tsx';
import { PresetControl } from './presetControl.tsx';
import {
  ButtonControl,
  CardControl,
  DensityControl,
  InputsControl,
  RadiusControl,
} from './shapeControls.tsx';

/** The control of every setting of a theme. */
export const controls: Readonly<Record<Setting, ComponentType<ControlProps>>> = {
  preset: PresetControl,
  mode: ModeControl,
  accent: ColourControl,
  ink: ColourControl,
  paper: ColourControl,
  background: GroundControl,
  backdrop: BackdropControl,
  background_gradient: GradientControl,
  background_image: BackgroundPictureControl,
  font: FontControl,
  heading_font: FontControl,
  inputs: InputsControl,
  button: ButtonControl,
  radius: RadiusControl,
  density: DensityControl,
  card: CardControl,
  logo: PictureControl,
  cover: PictureControl,
  side_image: PictureControl,
  css: CssControl,
};
