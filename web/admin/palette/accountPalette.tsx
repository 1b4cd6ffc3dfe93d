import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQueryOptions } from '../api/useRouteQuery.ts';
import { useHomeOrganization } from '../navigation/useHomeOrganization.ts';
import { Palette } from './palette.tsx';

/** The palette of screens outside of an organisation; it offers the commands of the last used one. */
export function AccountPalette() {
  const [isOpen, setOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const home = useHomeOrganization();
  const { data } = useQuery({
    ...routeQueryOptions('organization', { organization: home?.id ?? '' }),
    enabled: home !== undefined,
  });
  return (
    <Palette
      open={isOpen}
      onOpenChange={setOpen}
      isSheetOpen={isSheetOpen}
      onSheetChange={setSheetOpen}
      organization={data}
    />
  );
}
