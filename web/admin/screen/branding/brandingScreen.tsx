export function BrandingScreen() {
  return null;
}
