/** The number that the digits say, or the digits themselves if a double would change them. */
export function numberCell(digits: string): number | string {
  const number = Number(digits);
  if (digits.trim() === '' || !Number.isFinite(number)) return digits;
  const significant = digits.replace(/^-/, '').replace('.', '').replace(/^0+/, '');
  return significant.length <= 15 ? number : digits;
}
