import { Outlet } from '@tanstack/react-router';

export function AccountFrame() {
  return <Outlet />;
}
