import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useOrganization } from '../../../navigation/useOrganization.ts';
import { useForm } from '../../form/place/useForm.ts';

type RunsLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly workflow?: string };

/** A link to the history of the form, or of one workflow. */
export function RunsLink({ workflow, ...rest }: RunsLinkProps) {
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  return (
    <Link
      {...rest}
      to="/app/o/$organization/f/$form/workflows/runs"
      params={{ organization, form }}
      search={workflow === undefined ? {} : { workflow }}
    />
  );
}
