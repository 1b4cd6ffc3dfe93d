import type { FormDefinition } from '#form/definition/document.ts';

/** The picture that stands for a form where its address is shared: the largest that visitors see. */
export function sharedPicture({ theme }: FormDefinition): { readonly source: string } | undefined {
  const { cover, side_image, background_image, logo } = theme ?? {};
  return cover ?? side_image ?? background_image ?? logo;
}
