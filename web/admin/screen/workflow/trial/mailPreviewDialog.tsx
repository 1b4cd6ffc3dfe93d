export function MailPreviewDialog(_: {
  open: boolean;
  onClose: () => void;
  workflow: string;
  action: unknown;
}) {
  return null;
}
