import { Outlet } from '@tanstack/react-router';

export function OrganizationFrame() {
  return <Outlet />;
}
