import { Outlet } from '@tanstack/react-router';

export function SettingsFrame() {
  return <Outlet />;
}
